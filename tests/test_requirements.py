"""What `pip install perankh` brings is enough: the core runs with nothing but its declared requirements at hand."""

import subprocess
import sys

import pytest

ALONE = """
import re, sys
from importlib.metadata import packages_distributions, requires

def plain(name):
    return re.sub("[-_.]+", "-", name).lower()

def needed(name, extra, found):
    for line in requires(name) or []:
        what, _, condition = line.partition(";")
        if "extra ==" in condition and f'extra == "{extra}"' not in condition:
            continue
        other, more = re.match(r"([\\w.-]+)(?:\\[(\\w+)\\])?", what).groups()
        if plain(other) not in found:
            found.add(plain(other))
            try:
                needed(other, more, found)
            except ModuleNotFoundError:
                pass  # for another system
    return found

allowed = needed("perankh", None, {"perankh"})
owners = {module: {plain(one) for one in names} for module, names in packages_distributions().items()}

class OnlyDeclared:
    def find_spec(self, name, path=None, target=None):
        if path is None and name in owners and not owners[name] & allowed:
            raise ModuleNotFoundError(f"No module named {name!r} (not among the requirements)")

sys.meta_path.insert(0, OnlyDeclared())
"""
USES = [
    "import perankh; [perankh.game(slug).new(4 if slug != 'sobek' else 2, 1).legal() for slug in perankh.games()]",
    "from perankh.bots import Player; Player('vizier')",
    "from perankh.cli import main; sys.argv = ['perankh', 'games']; main()",
    "from perankh.server import app",
]


@pytest.mark.parametrize("use", USES)
def test_the_core_needs_nothing_else(use: str) -> None:
    done = subprocess.run([sys.executable, "-c", ALONE + use], capture_output=True, text=True, check=False)
    assert "Error" not in done.stderr
    assert done.returncode == 0


@pytest.mark.parametrize("extra", ["gymnasium", "openspiel", "pettingzoo"])
def test_adapters_are_extras(extra: str) -> None:
    use = f"import perankh.adapters.{extra}"
    done = subprocess.run([sys.executable, "-c", ALONE + use], capture_output=True, text=True, check=False)
    assert "not among the requirements" in done.stderr
