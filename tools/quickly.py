"""A build that is there soon: tcc compiles in seconds, and gcc alone what games call."""

from __future__ import annotations

import os
import shutil
from copy import copy
from pathlib import Path
from typing import Any

QUICK = "tcc"  # compiles in seconds, and optimises nothing
BETTER = "gcc"


def are_here() -> bool:
    """Are both compilers here, and has nobody named another?"""
    return os.name == "posix" and "CC" not in os.environ and bool(shutil.which(QUICK) and shutil.which(BETTER))


def is_quick() -> bool:
    """Is the compiler here one that compiles in seconds?"""
    words = os.environ.get("CC", "").split()
    return bool(words) and Path(words[0]).name == QUICK


def better(compiler: Any) -> Any:
    """One of setuptools' compilers like this one, that makes the same and quicker code."""
    other = copy(compiler)
    other.compiler_so = [BETTER, *compiler.compiler_so[1:]]
    return other
