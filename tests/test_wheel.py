"""What is installed from a wheel is complete: games, words, rules and the built client."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "perankh"
DATA = ["games/**/*.toml", "**/*.ftl", "**/*.mako", "**/*.pyi", "docs/rules/*.md", "web/index.html", "web/assets/*"]
PIP = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]


@pytest.mark.slow
def test_a_wheel_contains_what_is_read_at_run_time(tmp_path: Path) -> None:
    uncompiled = {**os.environ, "PERANKH_INTERPRETED": "1"}
    subprocess.run([*PIP, "--wheel-dir", str(tmp_path), "."], cwd=ROOT, env=uncompiled, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    for pattern in DATA:
        wanted = {path.relative_to(SOURCE.parent).as_posix() for path in SOURCE.glob(pattern)}
        assert wanted, f"nothing here is like {pattern}"
        assert wanted - names == set()
