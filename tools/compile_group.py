"""Compile the engine and its rules with mypyc into build/compiled, as one group; an unchanged tree costs nothing.

    python tools/compile_group.py            build what is stale, for this checkout
    python tools/compile_group.py --in DIR   compile the package in DIR where it lies (a copy, never the sources)

WTACTICS_OPT=0 builds in half the time for a slower engine, with tcc but for what games call, where tcc and gcc are there;
without it, the level is 2: what games call is optimised, and the rest a little (tools/units.py). WTACTICS_OPT=guided builds
what games call twice: games played by the first build tell gcc which branches are taken; `dev.py bench` and the wheel ask
for it.
"""

from __future__ import annotations

import contextlib
import gc
import os
import py_compile
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from setuptools import Extension  # type: ignore[import-untyped]  # it has no stubs

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "wtactics"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
NO_COMPILER = 3
PROCESSORS = os.cpu_count() or 1
GUIDED = "guided"
LEVELS = ("0", "1", "2", "3", GUIDED)  # from the quickest build to the quickest engine
PRACTICE = (  # ruleset, bots, games
    ("arc", "random,random", 60),
    ("slot", "random,random", 12),
    ("orc", "random,random", 12),
    ("ava", "random,random", 20),
    ("arc", "greedy,random", 2),
    ("slot", "greedy,random", 1),
    ("orc", "greedy,random", 1),
    ("ava", "greedy,random", 1),
)
ONCE = "__attribute__((cold, optimize(0)))"  # gcc's word for what runs once, and need not be quick
MOST = "-O3"  # how far a compiler optimises what games call, where games guide it
IN_LINE = (  # and how much of that gcc may put where it is called, once it knows what is called often
    "max-inline-insns-auto=120",
    "max-inline-insns-single=400",
    "inline-unit-growth=300",
    "large-function-growth=1000",
    "large-function-insns=10000",
    "large-unit-insns=100000",
    "inline-min-speedup=5",
)
# Loops over a board are short: to write them out several times makes code longer, and compiling, but games no quicker
AS_LOOPS = ("-fno-unroll-loops", "-fno-peel-loops", "-fno-split-loops", "-fno-unswitch-loops")
# The code whose games guide it is wanted soon; all of this comes after it has been decided what is counted in these
NO_MORE_IN_LINE = ("--param=max-inline-insns-auto=0", "--param=max-inline-insns-single=0")
SOON = (*NO_MORE_IN_LINE, "-fno-ipa-cp", "-fno-tree-pre", "-fno-gcse", "-fno-schedule-insns2")
# Nobody else calls what is compiled, or puts something in its place
APART = ("-fno-semantic-interposition", "-fvisibility=hidden")
LITTLE = "-O1"  # how far a compiler optimises what no game calls, and what games call where a build is wanted soon
LEAST = "-O0"  # and what only reads texts, which is most of the code, and mostly waits for what is never compiled
# mypyc's C counts on numbers that wrap, and reaches one attribute by the struct of its class and by those of the bases: a
# compiler that takes these for different things loses what one of them has written
AS_WRITTEN = "-DNDEBUG -fwrapv -fno-strict-aliasing"
DOOR = ROOT / "tools" / "door.h"
# What else here decides what a build is
MAKERS = ("units.py", "quickly.py", "quicken.py", "lending.py", "rows.h", "door.h")


def by_path(path: Path) -> ModuleType:
    """Load one module without its package, which need not import just now."""
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        sys.exit(f"{path}: expected a Python module")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if TYPE_CHECKING:
    from wtactics import form
else:
    form = by_path(SOURCES / "form.py")
units = by_path(ROOT / "tools" / "units.py")
quickly = by_path(ROOT / "tools" / "quickly.py")
quicken = by_path(ROOT / "tools" / "quicken.py")
lending = by_path(ROOT / "tools" / "lending.py")


def compiler() -> str | None:
    """Find a C compiler that can build for this Python, headers included."""
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        return None
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]
    return next((found for name in (named, "cc", "gcc", "clang") if (found := shutil.which(name))), None)


def level() -> str:
    """The level of optimisation that is asked for, as far as the compiler here knows it."""
    asked = os.environ.get("WTACTICS_OPT", "2")
    if asked not in LEVELS:
        sys.exit(f"WTACTICS_OPT: expected one of {', '.join(LEVELS)}; found {asked!r}")
    return "2" if asked == GUIDED and not is_gcc() else asked


def is_gcc() -> bool:
    """Is the compiler here gcc, whose words for profiles are spoken below?"""
    found = compiler()
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout if found else ""
    return "Free Software Foundation" in told


def wanted_stamp(files: dict[str, bytes]) -> dict[str, str]:
    """Say all that the compiled form depends on."""
    return {
        "python": form.python_tag(),
        "mypy": version("mypy"),
        "librt": version("librt"),
        "sources": form.digest(form.compiled_sources(files)),
        "others": form.digest(form.uncompiled(files)),
        "flags": " ".join((AS_WRITTEN, MOST, *IN_LINE, *AS_LOOPS, *SOON, LITTLE, LEAST)),
        "tools": form.digest({name: (ROOT / "tools" / name).read_bytes() for name in MAKERS}),
        "opt": level(),
    }


def is_built(stamp: dict[str, str]) -> bool:
    """Tell whether the build that lies there is the wanted one, or better optimised."""
    there = form.read_stamp(COMPILED)
    same = all(there.get(key) == stamp[key] for key in stamp if key not in ("others", "opt"))
    return (
        same and LEVELS.index(there.get("opt", "0")) >= LEVELS.index(stamp["opt"]) and form.is_fresh(COMPILED, SOURCES)
    )


def build() -> None:
    """Bring build/compiled up to date; what ran from it goes on with what it has."""
    stamp = wanted_stamp(form.read_tree(SOURCES))
    if is_built(stamp):
        return
    with only_one_builder():
        files = form.read_tree(SOURCES)  # the wait for the lock may have been long
        stamp = wanted_stamp(files)
        if is_built(stamp):
            return
        if stamp["opt"] == GUIDED:
            print("compiling the engine twice, guided by games: this takes some minutes", file=sys.stderr)
        began = time.perf_counter()
        stage = stage_copy(files)
        compile_in(stage)
        translate(stage, form.uncompiled(files))
        form.write_stamp(stage, stamp)
        swap(stage)
        print(f"engine compiled in {time.perf_counter() - began:.0f} s (opt {stamp['opt']})", file=sys.stderr)


def stage_copy(files: dict[str, bytes]) -> Path:
    """Copy the whole package to where it may be compiled."""
    stage = BUILD / "stage"
    shutil.rmtree(stage, ignore_errors=True)
    for name, text in files.items():
        path = stage / "wtactics" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
    return stage


def translate(stage: Path, files: dict[str, bytes]) -> None:
    """Write down the bytecode of what is not compiled here, also where Python may not do so when it first runs."""
    for name in files:
        if name.endswith(".py"):
            py_compile.compile(str(stage / "wtactics" / name), dfile=str(COMPILED / "wtactics" / name), quiet=1)


def swap(stage: Path) -> None:
    """Put the new build in the place of the old."""
    old = BUILD / "old"
    shutil.rmtree(old, ignore_errors=True)
    if COMPILED.exists():
        COMPILED.rename(old)
    stage.rename(COMPILED)
    shutil.rmtree(old, ignore_errors=True)


@contextlib.contextmanager
def only_one_builder() -> Iterator[None]:
    """Let a second build wait for the first, which may have done its work; without locks, both do it."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w", encoding="utf-8") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_in(stage: Path) -> None:
    """Compile in a process of its own: mypyc ends the process on a type error."""
    quick = quickly.QUICK if level() == LEVELS[0] and quickly.are_here() else ""
    done = compile_with({"CC": quick, "LDSHARED": f"{quick} -shared"} if quick else {}, stage)
    if done.returncode and quick:
        print(f"{quickly.QUICK} cannot build it here: the usual compiler does", file=sys.stderr)
        done = compile_with({}, stage)
    if done.returncode:
        sys.exit(f"the compiled form does not build:\n{done.stdout}{done.stderr}")
    shutil.rmtree(stage / "build", ignore_errors=True)


def compile_with(env: dict[str, str], stage: Path) -> subprocess.CompletedProcess[str]:
    """Compile what lies in this folder, with these words for the compiler."""
    shutil.rmtree(stage / "build", ignore_errors=True)
    command = [sys.executable, str(Path(__file__).resolve()), "--in", str(stage)]
    return subprocess.run(command, check=False, capture_output=True, text=True, env=os.environ | env)


def compile_here(stage: Path) -> None:
    """Compile every module of the group in this folder, the extension modules beside their sources."""
    os.chdir(stage)
    if os.name == "posix":
        # As soon as there are flags, setuptools drops those that Python itself is built with.
        plainly = "-fPIC" if quickly.is_quick() else " ".join(APART)
        once = f"'-DONCE={ONCE if is_gcc() else ''}'"
        os.environ["CFLAGS"] = f"{AS_WRITTEN} {once} {os.environ.get('CFLAGS', '')} {plainly}"
    modules = sorted(
        path.as_posix() for package in form.COMPILED_PACKAGES for path in Path("wtactics", package).rglob("*.py")
    )
    if not modules:
        sys.exit("nothing to compile: none of the packages " + ", ".join(form.COMPILED_PACKAGES) + " is there")
    compile_modules(modules, stage)


def compile_modules(modules: list[str], stage: Path) -> None:
    """Optimise what games call, guided by games if that is asked for."""
    noted = stage / "build" / "called.json"
    noting = begin_to_note(noted, stage) if level() > LEVELS[0] or quickly.is_quick() else None
    group, *doors = written(modules)
    if noting and noting.wait():
        sys.exit("the games that tell what is called failed")
    sources = [Path(source) for source in group.sources]
    code = [source for source in sources if source.name.startswith("__native_wtactics")]
    called = units.called(noted, modules) if noting else None
    optimised, others, reading = units.part(code, called, Path("build", "units"), quickened, quicken.HEAD)
    group.sources = [str(source) for source in (optimised, *others, *reading, *sources) if source not in code]
    levels = {str(source): [how] for some, how in ((others, LITTLE), (reading, LEAST)) for source in some}
    group.own_flags = levels if os.name == "posix" and not quickly.is_quick() else {}
    if quickly.is_quick():
        make_in_units(group, optimised, doors, LITTLE, *APART)
    elif level() == GUIDED:
        profile = stage / "build" / "profile"
        make_in_units(group, optimised, doors, MOST, f"-fprofile-generate={profile}", *AS_LOOPS, *SOON)
        practise(stage)
        limits = [f"--param={limit}" for limit in IN_LINE]
        guided = (MOST, f"-fprofile-use={profile}", "-Wno-missing-profile", *AS_LOOPS, *limits)
        make_in_units(group, optimised, [], *guided)
    else:
        make_in_units(group, optimised, doors)


def quickened(texts: list[str], functions: list[str]) -> list[str]:
    """The code of these functions, out of these texts, without what it need not do."""
    header = next(path for path in Path("build").glob("__native_*.h") if "__native_internal" not in path.name)
    finals = lending.Finals(header.read_text("utf-8"), texts)
    return list(quicken.quickened([lending.uncounted(quicken.instead(code), finals) for code in functions], texts))


def written(modules: list[str]) -> list[Extension]:
    """Let mypyc write the code of these modules: what is to be compiled, the modules' code first."""
    from mypyc.build import mypycify

    gc.set_threshold(1_000_000)  # nearly all that is made here stays: to look for garbage takes a while, and finds none
    options = ["--strict", "--follow-imports=silent", "--python-version", "3.11", "--cache-dir", "build/mypy_cache"]
    opt = level()
    found: list[Extension] = mypycify(
        [*options, *modules], opt_level="2" if opt == GUIDED else opt, debug_level="0", multi_file=True
    )
    return found


def set_up(extensions: list[Extension], how: type) -> None:
    """Let setuptools build them in this way, where they lie."""
    import setuptools

    command = ["-q", "build_ext", "--inplace", "--force"]
    setuptools.setup(
        name="wtactics", packages=[], ext_modules=extensions, script_args=command, cmdclass={"build_ext": how}
    )


def make_in_units(group: Extension, optimised: Path, doors: list[Extension], *flags: str) -> None:
    """Compile the sources of this extension, and these others, on all processors; again only what other flags optimise.

    What takes longest is the first to be begun.
    """
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]  # as above

    group.own_flags[str(optimised)] = flags
    made = group.__dict__.setdefault("made", {})
    made.pop(str(optimised), None)

    class InUnits(build_ext):  # type: ignore[misc]  # it has no types
        """One extension of many files, several at once, and its doors, each of one small file."""

        def build_extensions(self) -> None:
            self.check_extensions_list(self.extensions)
            with ThreadPoolExecutor(PROCESSORS) as pool:
                todo = [source for source in group.sources if source not in made]
                objects = pool.map(self.object_of, todo)
                beside = pool.map(self.build_extension, doors)
                made.update(zip(todo, objects, strict=True))
                list(beside)
            files = [file for source in group.sources for file in made[source]]
            profile = [flag for flag in flags if flag.startswith("-fprofile")]
            self.compiler.link_shared_object(files, self.get_ext_fullpath(group.name), extra_postargs=profile)

        def object_of(self, source: str) -> list[str]:
            own = [*group.extra_compile_args, *group.own_flags.get(source, ())]
            quick = quickly.is_quick() and source == str(optimised)
            compiler = quickly.better(self.compiler) if quick else self.compiler
            found: list[str] = compiler.compile(
                [source], self.build_temp, include_dirs=group.include_dirs, extra_postargs=own
            )
            return found

    for door in doors if is_gcc() and os.name == "posix" else []:
        shorten(Path(door.sources[0]))
    set_up([group, *doors], InUnits)


def shorten(door: Path) -> None:
    """Let a module's door say what it asks of Python: to read all that Python offers is most of the work of compiling it."""
    text = door.read_text("utf-8")
    if "PyModuleDef" not in text:  # a Python without a lock asks for more
        door.write_text(text.replace("#include <Python.h>\n", DOOR.read_text("utf-8")), "utf-8")


def begin_to_note(noted: Path, stage: Path) -> subprocess.Popen[bytes] | None:
    """Begin to play games that tell which functions are called; None where there are no games."""
    if not (stage / "wtactics" / "games.py").is_file():
        return None
    noted.parent.mkdir(exist_ok=True)
    return subprocess.Popen([sys.executable, "-P", str(units.__file__), str(noted)], env=beside(stage))


def beside(stage: Path) -> dict[str, str]:
    """The environment in which the form that lies beside the sources runs."""
    return {**os.environ, "PYTHONPATH": str(stage), "WTACTICS_FORM": "interpreted"}


def practise(stage: Path) -> None:
    """Play some games with what was just built, so that the compiler sees what is common."""
    for ruleset, bots, games in PRACTICE:
        words = ["--ruleset", ruleset, "--bots", bots, "--games", str(games), "--seed", str(units.SEED)]
        command = [sys.executable, "-P", "-m", "wtactics", "simulate", *words]
        done = subprocess.run(command, env=beside(stage), capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"the games for practice failed:\n{done.stdout}{done.stderr}")


def main() -> None:
    """Build, or compile one folder."""
    if sys.argv[1:2] == ["--in"]:
        compile_here(Path(sys.argv[2]))
    elif compiler() is None:
        print("no C compiler with Python's headers here: the engine runs interpreted", file=sys.stderr)
        sys.exit(NO_COMPILER)
    else:
        build()


if __name__ == "__main__":
    main()
