"""What is installed from a wheel is complete: games, words, rules and the built client."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "perankh"
DATA = ["games/**/*.toml", "**/*.ftl", "**/*.mako", "**/*.pyi", "docs/rules/*.md", "web/**/*"]


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files in a wheel that was built here, uncompiled, which is quick."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(folder), "."]
    subprocess.run(build, cwd=ROOT, env={**os.environ, "PERANKH_INTERPRETED": "1"}, check=True)
    (wheel,) = folder.glob("*.whl")
    return set(ZipFile(wheel).namelist())


@pytest.mark.slow
@pytest.mark.parametrize("pattern", DATA)
def test_a_wheel_contains_what_is_read_at_run_time(names: set[str], pattern: str) -> None:
    wanted = {path.relative_to(SOURCE.parent).as_posix() for path in SOURCE.glob(pattern) if path.is_file()}
    assert wanted
    assert wanted - names == set()


@pytest.mark.slow
def test_a_wheel_contains_the_built_client(names: set[str]) -> None:
    assert "perankh/web/index.html" in names
    assert any(name.startswith("perankh/web/assets/") and name.endswith(".js") for name in names)
