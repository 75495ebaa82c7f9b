"""Which rules of docs/rules no test shows: `python tools/rules_coverage.py [slug ...]`; exit status 1 if there are any.

A rule is shown if a test under tests/games/<slug>/ cites it with `rule("SB-5.7")`. Rules that state no behaviour are
listed in tests/games/<slug>/no_behaviour.txt, one `ID reason` per line.
"""

import re
import sys
from pathlib import Path

from perankh.engine.catalogue import games

ROOT = Path(__file__).parent.parent
STATED = re.compile(r"(?:\*\*|^### )([A-Z]+-[A-Z]*\d+(?:\.\d+)*)\b", re.MULTILINE)
CITING = re.compile(r"\brule\(([^)]*)\)")
QUOTED = re.compile(r"\"([^\"]+)\"")


def stated(slug: str) -> set[str]:
    """The ids that the rules print in bold."""
    return set(STATED.findall((ROOT / "docs/rules" / f"{slug}.md").read_text(encoding="utf-8")))


def cited(slug: str) -> set[str]:
    tests = [path.read_text(encoding="utf-8") for path in (ROOT / "tests/games" / slug).glob("*.py")]
    return {name for text in tests for ids in CITING.findall(text) for name in QUOTED.findall(ids)}


def listed(slug: str) -> set[str]:
    """The ids that no_behaviour.txt gives a reason for."""
    path = ROOT / "tests/games" / slug / "no_behaviour.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {line.split()[0] for line in lines if len(line.split()) > 1}


def check(slug: str) -> bool:
    rules, shown, exempt = stated(slug), cited(slug), listed(slug)
    missing = rules - shown - exempt
    unknown = (shown | exempt) - rules
    print(f"{slug}: {len(rules)} rules, {len(rules & shown)} shown by tests, {len(exempt)} without behaviour")
    for problem, ids in (("no test shows", missing), ("no such rule", unknown)):
        if ids:
            print(f"  {problem}: {', '.join(sorted(ids, key=natural))}")
    return not missing and not unknown


def natural(name: str) -> list[tuple[str, int]]:
    """Orders SB-5.10 after SB-5.9."""
    return [(word, int(number or 0)) for word, number in re.findall(r"(\D*)(\d*)", name)]


def main(slugs: list[str]) -> int:
    complete = [check(slug) for slug in slugs or games()]
    return 0 if all(complete) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
