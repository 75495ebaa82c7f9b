"""What the guide for researchers says is true."""

import re
import runpy
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
CODE = re.findall(r"```python\n(.*?)```", (DOCS / "research.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("code", CODE)
def test_the_code_of_the_guide_runs(code: str) -> None:
    exec(compile(code, "research.md", "exec"), {})


@pytest.mark.slow
def test_the_example_learns() -> None:
    before, after = runpy.run_path(str(DOCS / "examples" / "learn_sobek.py"))["main"]()
    assert after > before
