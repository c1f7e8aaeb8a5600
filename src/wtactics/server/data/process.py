"""Processes of this machine: what marks one, and whether one has certainly ended."""

from __future__ import annotations

import os
import platform
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

ENDED: Final = ("Z", "X")  # a process that has ended and only waits for its parent to hear of it


@cache
def this_host() -> str:
    """The name of this machine, with what tells it from others of that name."""
    return f"{platform.node()} {read('/etc/machine-id')}".strip()[:200]


def read(path: str) -> str:
    """A short file, or nothing."""
    with suppress(OSError):
        return Path(path).read_text("utf-8").strip()
    return ""


def life_of(pid: int) -> str:
    """What a process has that no later one of its number has: boot, space of numbers, start; nothing if that is not told."""
    state, _, rest = read(f"/proc/{pid}/stat").rpartition(")")[2].strip().partition(" ")
    if not rest or state in ENDED:
        return ""
    with suppress(OSError):
        return f"{read('/proc/sys/kernel/random/boot_id')} {Path('/proc/self/ns/pid').readlink()} {rest.split()[18]}"
    return ""


def has_ended(host: str, pid: int, life: str) -> bool:
    """Is it certain that this process, which once marked itself so, runs no more? In doubt it is not."""
    if host != this_host() or os.name != "posix":
        return False
    mine = life_of(os.getpid()).split()
    if life and mine:
        boot, space, _ = life.split()
        if boot != mine[0]:
            return True  # the machine has been started anew
        if space != mine[1]:
            return False  # a container has numbers of its own
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except OSError:
        pass  # it lives, as somebody else's
    if not life or not mine or not read(f"/proc/{pid}/stat"):
        return False
    return life_of(pid) != life
