"""Processes for tests that keep choices as a server does, say each after it was kept, and wait to be killed."""

from __future__ import annotations

import os
import sys

from wtactics.server.data.datafile import open_data
from wtactics.server.data.owner import Owner
from wtactics.server.data.store import Stand, Store

ROOM = "room"
TORN = "\0"  # ends what a scribe was saying when it was killed; nothing else ends so
DEAD = "dead"


def choice_at(seq: int) -> int:
    """The choice of this number: what is read back can be checked."""
    return seq * 7919 % 1000


def main() -> None:
    """For each line that names a place, let a new process write there: all that it needs has been imported."""
    for line in sys.stdin:
        if scribe := os.fork():
            os.waitpid(scribe, 0)
            say(f"{TORN}\n{DEAD}")
        else:
            say(f"{os.getpid()}")
            write(line.strip())


def write(where: str) -> None:
    owner = Owner(where, say)
    store = Store(open_data(where, claim=owner.take), owner)
    found = store.match(ROOM)
    seq = len(found[1]) if found else 0
    say(f"begins {seq}")
    while True:
        together = 1 + seq % 3
        store.append(ROOM, seq, [choice_at(seq + i) for i in range(together)], Stand(seq, 0, over=False))
        seq += together
        say(f"kept {seq}")


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201  # whoever kills it listens


if __name__ == "__main__":
    main()
