"""Compiles the engine with mypyc where a C compiler is at hand; without one the same sources run interpreted."""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

ENGINE = ["bits", "rng", "moves", "layout", "game", "playout"]
BOTS = ["protocol", "utility", "simple", "montecarlo", "search"]
GAME = ["components", "components/*", "moves", "state", "rules/*", "redeal", "scoring", "game", "evaluate"]
SOURCE = Path("src/perankh")


def modules() -> list[str]:
    """What is compiled: hot code and nothing else; words and views stay interpreted.

    PERANKH_GAMES=sobek,egizia compiles only these games, for a short loop while working on one.
    """
    wanted = os.environ.get("PERANKH_GAMES")
    found = [SOURCE / "engine" / f"{name}.py" for name in ENGINE]
    found += [SOURCE / "bots" / f"{name}.py" for name in BOTS]
    for folder in sorted((SOURCE / "games").iterdir()):
        if wanted is None or folder.name in wanted.split(","):
            for name in GAME:
                found += sorted(folder.glob(f"{name}.py"))
    return [str(path) for path in found if path.name != "__init__.py"]


def can_compile() -> bool:
    """Whether a C program that includes Python.h compiles here."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "probe.c")
        program.write_text("#include <Python.h>\n")
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
        include = sysconfig.get_path("include")
        try:
            command = [*compiler, f"-I{include}", "-c", str(program), "-o", str(Path(folder, "probe.o"))]
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list[Extension]:
    if os.environ.get("PERANKH_INTERPRETED"):
        return []
    if not can_compile():
        print("perankh: no C compiler with Python headers found; the engine will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    built = mypycify(modules(), opt_level="3")
    for extension in built:
        extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


setup(ext_modules=extensions())
