"""Every numbered rule is cited by a test, or listed as one that states no behaviour."""

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules" / "men_nefer.md"


def cited() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for ids in re.findall(r"@rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            found |= set(re.findall(r'"(MN-[^"]+)"', ids))
    return found


def test_all_rules_are_cited() -> None:
    text = RULES.read_text(encoding="utf-8")
    stated = {number.rstrip(".") for number in re.findall(r"\*\*(MN-[0-9A-Z][0-9A-Za-z.]*)", text)}
    stated |= set(re.findall(r"^### (MN-[0-9.]+)", text, re.MULTILINE))
    silent = {line.split()[0] for line in (HERE / "no_behaviour.txt").read_text(encoding="utf-8").splitlines()}
    assert stated - cited() - silent == set()
    assert cited() - stated == set(), "a test cites a rule that does not exist"
    assert silent & cited() == set()
