"""Which form of the engine runs: compiled, from build/compiled, or interpreted, from the sources."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final, Literal, NoReturn

Form = Literal["compiled", "interpreted"]

COMPILED_PACKAGES: Final = ("engine", "vocabulary", "kits", "rulesets", "mods", "bots")
PACKAGE: Final = Path(__file__).resolve().parent
CACHES: Final = (".pyc", ".so", ".pyd")
YOUNG: Final = 50_000  # objects made before Python looks for garbage: what is read at the start stays, and is much
AT_START: Final = 200_000  # of a command, which reads all that and soon ends


def engine_form() -> Form:
    """Say how the engine that this process imported, or would import, runs."""
    from wtactics.engine import table

    return "interpreted" if str(table.__file__).endswith(".py") else "compiled"


def prefer_compiled() -> None:
    """Go over to the compiled form where a fresh one lies beside the sources."""
    wanted = os.environ.get("WTACTICS_FORM", "")
    if wanted not in ("", "compiled", "interpreted"):
        sys.exit(f"WTACTICS_FORM: expected compiled or interpreted, found {wanted!r}")
    root = checkout(PACKAGE)
    if wanted == "interpreted" or (root is None and wanted == ""):
        return
    if root is None:
        if engine_form() != "compiled":
            sys.exit(f"WTACTICS_FORM=compiled, but the engine in {PACKAGE} is interpreted")
        return
    build = root / "build" / "compiled"
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    if is_fresh(build, PACKAGE) and paths[0] != str(build):
        go_over(build, paths)
    elif wanted == "compiled":
        sys.exit(f"WTACTICS_FORM=compiled, but {build} holds no fresh build: python3 dev.py build makes one")


def go_over(build: Path, paths: list[str]) -> None:
    """Import from the compiled package from now on, and let programs that this one starts do so, too.

    What stands in folders of the package that are imported already is looked for in those of the copy, and this module is
    imported anew, from there. Where the engine has been imported, that comes too late, and the program starts again.
    """
    os.environ["PYTHONPATH"] = os.pathsep.join([str(build), *filter(None, paths)])
    if f"{PACKAGE.name}.engine" in sys.modules:
        start_again()
    sys.path.insert(0, str(build))
    for name, module in sys.modules.items():
        if name.split(".", 1)[0] == PACKAGE.name and hasattr(module, "__path__"):
            module.__path__ = [str(build.joinpath(*name.split(".")))]
    sys.modules.pop(f"{PACKAGE.name}.form", None)


def start_again() -> NoReturn:
    """Run the same command in a new process; this one ends."""
    command = [sys.executable, *sys.orig_argv[1:]]
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(sys.executable, command)  # noqa: S606  # the same program again
    import subprocess

    sys.exit(subprocess.run(command, check=False).returncode)  # noqa: S603  # as above


def checkout(package: Path) -> Path | None:
    """Find the root of the source checkout that this package lies in, if it is one."""
    root = package.parents[1]
    return root if package.parent.name == "src" and (root / "pyproject.toml").is_file() else None


def is_fresh(build: Path, package: Path) -> bool:
    """Compare the build's stamp with the sources; files that need no compiler are brought up to date here."""
    stamp = read_stamp(build)
    if stamp.get("python") != python_tag():
        return False
    seen = glance(package)
    return stamp.get("seen") == seen or (looks_fresh(build, package, stamp) and note_seen(build, seen))


def glance(package: Path) -> str:
    """Name the state of the package by the sizes and times of its files, which is quicker than to read them."""
    hashed, folders = blake2b(digest_size=16), [str(package)]
    for folder in folders:
        with os.scandir(folder) as there:
            for entry in sorted(there, key=lambda entry: entry.name):
                if entry.is_dir():
                    folders += [] if entry.path.endswith("__pycache__") else [entry.path]
                elif entry.is_file() and not entry.name.endswith(CACHES):
                    stat = entry.stat()
                    hashed.update(f"{entry.path}\0{stat.st_size} {stat.st_mtime_ns}\0".encode())
    return hashed.hexdigest()


def note_seen(build: Path, seen: str) -> bool:
    """Write down at which sight of the package the build was fresh, if that can be done; it is."""
    with suppress(OSError):
        write_stamp(build, read_stamp(build) | {"seen": seen})
    return True


def looks_fresh(build: Path, package: Path, stamp: dict[str, str]) -> bool:
    """Compare the stamp with what stands in the sources."""
    files = read_tree(package)
    if stamp.get("sources") != digest(compiled_sources(files)):
        return False
    if stamp.get("others") != digest(uncompiled(files)):
        try:
            mirror(files, build, stamp)
        except OSError:
            return False
    return True


def python_tag() -> str:
    """Name what compiled code is bound to: this kind of Python on this kind of machine."""
    return f"{sys.implementation.cache_tag}-{sys.platform}-{os.environ.get('_PYTHON_HOST_PLATFORM', '')}".rstrip("-")


def read_tree(package: Path) -> dict[str, bytes]:
    """Read every file of the package but what Python or a compiler left there."""
    paths = sorted(p for p in package.rglob("*") if p.suffix not in CACHES and p.is_file())
    return {p.relative_to(package).as_posix(): p.read_bytes() for p in paths}


def compiled_sources(files: dict[str, bytes]) -> dict[str, bytes]:
    """Keep the modules that are compiled, as one group."""
    return {name: text for name, text in files.items() if is_compiled(name)}


def uncompiled(files: dict[str, bytes]) -> dict[str, bytes]:
    """Keep what the compiled form takes over as it stands."""
    return {name: text for name, text in files.items() if not is_compiled(name)}


def is_compiled(name: str) -> bool:
    """Tell whether a file of the package, named from there, belongs to the compiled group."""
    return name.endswith(".py") and name.split("/", 1)[0] in COMPILED_PACKAGES


def digest(files: dict[str, bytes]) -> str:
    """Give files of equal names and contents, and no others, the same short name."""
    hashed = blake2b(digest_size=16)
    for name, text in files.items():
        hashed.update(f"{name}\0{len(text)}\0".encode())
        hashed.update(text)
    return hashed.hexdigest()


def read_stamp(build: Path) -> dict[str, str]:
    """Read what the build says of itself: nothing, if there is none or it is damaged."""
    try:
        stamp = json.loads((build / "stamp.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(build: Path, stamp: dict[str, str]) -> None:
    """Write the stamp in one go, so that a reader meets the old one or the new one."""
    replace(build / "stamp.json", json.dumps(stamp, indent=1).encode())


def mirror(files: dict[str, bytes], build: Path, stamp: dict[str, str]) -> None:
    """Bring the files of the build that need no compiler up to date."""
    target = build / PACKAGE.name
    wanted = uncompiled(files)
    there = uncompiled(read_tree(target))
    for name in there.keys() - wanted.keys():
        (target / name).unlink(missing_ok=True)
    for name, text in wanted.items():
        if there.get(name) != text:
            replace(target / name, text)
    write_stamp(build, stamp | {"others": digest(wanted)})


def replace(path: Path, text: bytes) -> None:
    """Write a file beside the old one and put it in its place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_bytes(text)
    draft.replace(path)


if __name__ == "__main__":
    root = checkout(PACKAGE)
    fresh = root is not None and is_fresh(root / "build" / "compiled", PACKAGE)
    sys.stdout.write("compiled\n" if fresh else "interpreted\n")
