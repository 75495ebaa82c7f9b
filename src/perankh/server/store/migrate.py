"""Brings a store to the schema of this version. Migrations are made with Alembic: see CONTRIBUTING.md."""

from sqlalchemy import Engine, inspect, text

HEAD = "0001"  # the newest file in migrations/versions


def migrate(engine: Engine) -> None:
    """A store that is up to date costs one query; Alembic is only loaded when there is something to do."""
    with engine.connect() as connection:
        if inspect(connection).has_table("alembic_version"):
            if connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD:
                return
    upgrade(engine)


def upgrade(engine: Engine, to: str = "head") -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "perankh.server.store:migrations")
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # several processes may start at once
            connection.execute(text("SELECT pg_advisory_xact_lock(7220317)"))
        config.attributes["connection"] = connection
        command.upgrade(config, to)
