"""A process for tests that keeps choices as a server does, says each after it was kept, and waits to be killed."""

from __future__ import annotations

import sys

from wtactics.server.data.datafile import open_data
from wtactics.server.data.owner import Owner
from wtactics.server.data.store import Stand, Store

ROOM = "room"


def choice_at(seq: int) -> int:
    """The choice of this number: what is read back can be checked."""
    return seq * 7919 % 1000


def main(where: str) -> None:
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
    main(sys.argv[1])
