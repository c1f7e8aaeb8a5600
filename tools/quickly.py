"""A build that is there soon: tcc compiles in seconds, and gcc the part alone in which games spend most of their time."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension  # type: ignore[import-untyped]  # it has no stubs

QUICK = "tcc"  # compiles in seconds, and optimises nothing
BETTER = "gcc"
PARTS = 16  # of a quick build: mypyc indents each module of a group deeper than the one before
ENGINE = "part0"  # bots and engine come first by name, and what of the kits is used most


def is_quick() -> bool:
    """Is the compiler here one that compiles in seconds?"""
    words = os.environ.get("CC", "").split()
    return bool(words) and Path(words[0]).name == QUICK


def parts(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """The modules in groups of about equal number, each with a name."""
    ends = [len(modules) * n // PARTS for n in range(PARTS + 1)]
    return [(modules[begin:end], f"part{n}") for n, (begin, end) in enumerate(pairwise(ends)) if end > begin]


def engine_of(extensions: list[Extension]) -> Extension | None:
    """The extension with the engine, where there is a compiler that makes it quicker."""
    found = [extension for extension in extensions if extension.name.startswith(f"{ENGINE}__")]
    return found[0] if found and shutil.which(BETTER) else None


def begin_better(extension: Extension, once: str) -> subprocess.Popen[bytes]:
    """Begin to compile this extension so that games run well, where it lies."""
    includes = [f"-I{folder}" for folder in (sysconfig.get_paths()["include"], *extension.include_dirs)]
    flags = [
        *os.environ["CFLAGS"].replace("'", "").split(),
        "-O1",
        "-fno-semantic-interposition",
        "-fvisibility=hidden",
    ]
    target = extension.name.replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX")
    return subprocess.Popen([BETTER, "-shared", *flags, f"-DONCE={once}", *includes, *extension.sources, "-o", target])
