"""A PostgreSQL cluster of our own: made for the tests, thrown away after them."""

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

import psycopg


class Cluster:
    """Lives in a folder, listens on a socket in it, and belongs to a user who is not root."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="perankh-pg-", dir="/tmp"))
        self.user = unprivileged() if os.getuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.folder.chmod(0o700)
        self._run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.count = 0
        self.start()

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off -c max_connections=60 -c shared_buffers=32MB"
        self._run("pg_ctl", "-D", "data", "-o", options, "-l", "log", "-w", "start")

    def stop(self) -> None:
        """At once, as when the machine fails."""
        self._run("pg_ctl", "-D", "data", "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def database(self) -> str:
        """A new, empty database."""
        self.count += 1
        name = f"perankh_{self.count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [binary(program), *arguments]
        subprocess.run(command, cwd=self.folder, user=self.user, check=True, stdout=subprocess.DEVNULL)


def unprivileged() -> str:
    """PostgreSQL refuses to run as root."""
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def binary(program: str) -> str:
    found = shutil.which(program) or next(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{program}")), None)
    assert found is not None, f"PostgreSQL's {program} is missing (Debian: apt-get install postgresql)"
    return found
