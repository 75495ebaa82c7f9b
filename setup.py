"""Compiles the engine with mypyc where a C compiler is at hand; without one the same sources run interpreted.

The engine with its bots is one shared library and each game another: they compile side by side, calls inside one are
inlined, and a change in a game compiles that game only.
"""

import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ENGINE = ["bits", "rng", "moves", "layout", "header", "agenda", "option", "dump", "game", "playout", "tensor"]
BOTS = ["protocol", "utility", "simple", "montecarlo", "search"]
GAME = ["components/*", "moves", "state", "rules/*", "redeal", "scoring", "game", "evaluate", "evaluate/*"]
SOURCE = Path("src/perankh")
FLAGS = ["-fno-semantic-interposition"]  # calls between our own functions may be inlined


def libraries() -> dict[str, list[str]]:
    """What is compiled, by shared library: hot code and nothing else; words and views stay interpreted.

    PERANKH_GAMES=sobek,egizia compiles only these games, for a short loop while working on one. PERANKH_BENCH=1 adds
    the game that only the benchmarks play.
    """
    engine = [SOURCE / "engine" / f"{name}.py" for name in ENGINE]
    engine += [SOURCE / "bots" / f"{name}.py" for name in BOTS]
    found = {"perankh_engine": [str(path) for path in engine]}
    wanted = os.environ.get("PERANKH_GAMES")
    for folder in sorted((SOURCE / "games").iterdir()):
        if folder.is_dir() and (wanted is None or folder.name in wanted.split(",")):
            paths = [path for name in GAME for path in sorted(folder.glob(f"{name}.py"))]
            found[f"perankh_{folder.name}"] = [str(path) for path in paths if path.name != "__init__.py"]
    if os.environ.get("PERANKH_BENCH"):
        found["perankh_bench"] = ["benchmarks/connect_four.py"]
    return {name: paths for name, paths in found.items() if paths}


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
    os.environ["MYPYPATH"] = "src"
    from mypyc.build import mypycify

    wanted = libraries()
    paths = [path for library in wanted.values() for path in library]
    groups = [(library, name) for name, library in wanted.items()]
    built = mypycify(paths, opt_level="3", separate=groups, skip_cgen_input=translate(paths, groups))
    for extension in built:
        extension.extra_compile_args += FLAGS
    return sorted(built, key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))


def translate(paths: list[str], groups: list[tuple[list[str], str | None]]):  # type: ignore[no-untyped-def]
    """Python to C, as `mypycify` would, with constants folded in between."""
    from mypy.errors import CompileError
    from mypy.fscache import FileSystemCache
    from mypyc.build import construct_groups, get_mypy_config
    from mypyc.codegen import emitmodule
    from mypyc.errors import Errors
    from mypyc.options import CompilerOptions

    options = CompilerOptions(separate=True)
    options.global_opts = True  # all libraries are made together: a method that no class overrides is called directly
    cache = FileSystemCache()
    sources, everything, mypy_options = get_mypy_config(paths, None, options, cache)
    mypy_options.incremental = False  # what mypy remembers of a module has no folded constants
    divided = construct_groups(sources, groups, True, None)
    try:
        checked = emitmodule.parse_and_typecheck(everything, mypy_options, options, divided, cache)
    except CompileError as error:
        sys.exit("\n".join(error.messages))
    fold_constants(checked.graph, {source.module for source in sources})
    errors = Errors(mypy_options)
    modules, c_files, _ = emitmodule.compile_modules_to_c(checked, options, errors, divided)
    print("\n".join(errors.new_messages()), file=sys.stderr)
    if errors.num_errors:
        sys.exit(1)
    needed = sorted(emitmodule.collect_source_dependencies(modules), key=lambda one: one.path)
    hinted = [[(name, expect_good_indices(text)) for name, text in group] for group in c_files]
    return hinted, [(one.path, one.include_dirs, one.internal) for one in needed]


def fold_constants(graph, compiled: set[str]) -> None:  # type: ignore[no-untyped-def]
    """Give constants built from another module's constants their values.

    mypy folds `CELLS: Final = SIDE * SIDE` only where SIDE stands in the same module; otherwise every use of an offset
    would be looked up, checked and unboxed at run time, which costs a third of the speed.
    """
    from mypy.nodes import AssignmentStmt, NameExpr, Var

    found = 1
    while found:
        found = 0
        for module in compiled:
            for line in graph[module].tree.defs:
                if isinstance(line, AssignmentStmt) and line.is_final_def and isinstance(line.lvalues[0], NameExpr):
                    variable = line.lvalues[0].node
                    if isinstance(variable, Var) and variable.final_value is None:
                        variable.final_value = constant(line.rvalue)
                        found += variable.final_value is not None


def constant(expression) -> int | None:  # type: ignore[no-untyped-def]
    """The value of whole numbers, names of constants, and sums and the like of them."""
    from mypy.constant_fold import constant_fold_binary_op, constant_fold_unary_op
    from mypy.nodes import IntExpr, NameExpr, OpExpr, UnaryExpr, Var

    value = None
    if isinstance(expression, IntExpr):
        value = expression.value
    elif isinstance(expression, NameExpr) and isinstance(expression.node, Var) and expression.node.is_final:
        value = expression.node.final_value
    elif isinstance(expression, UnaryExpr):
        inner = constant(expression.expr)
        value = None if inner is None else constant_fold_unary_op(expression.op, inner)
    elif isinstance(expression, OpExpr):
        left, right = constant(expression.left), constant(expression.right)
        value = None if left is None or right is None else constant_fold_binary_op(expression.op, left, right)
    return value if type(value) is int else None


def expect_good_indices(text: str) -> str:
    """Tell the C compiler that indices are seldom negative and hardly ever wrong, so that it keeps loops straight."""
    return re.sub(r"(= \(uint64_t\)\w+ < \(uint64_t\)\w+;\n    if )\((cpy_r_r\d+)\)", r"\1(likely(\2))", text)


class Build(build_ext):
    """Compiles on all cores and says how far it is."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        self.started, self.done, self.lock = time.monotonic(), 0, threading.Lock()
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        with self.lock:
            self.done += 1
            seconds = time.monotonic() - self.started
            line = f"perankh: compiled {self.done} of {len(self.extensions)} ({ext.name}, {seconds:.0f} s)"
            print(line, file=sys.stderr, flush=True)


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": Build},
    package_dir={"": "src", "benchmarks": "benchmarks"} if os.environ.get("PERANKH_BENCH") else {"": "src"},
)
