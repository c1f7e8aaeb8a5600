"""The one hand that writes: in the order in which it is asked, and never what has waited too long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from wtactics.server.data.store import Store

PATIENCE: Final = 5.0  # seconds in which something must be written, else whoever asked is told that it cannot be
P = ParamSpec("P")
R = TypeVar("R")


class Writer:
    """A thread of its own for what is written: a file that somebody else holds keeps nobody from reading and thinking."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.hand: Final = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def write(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do work that writes, when its turn comes; NotKept if that is not soon."""
        until = time.monotonic() + PATIENCE
        in_turn = partial(self.in_turn, until, partial(work, *args, **kwargs))
        return await asyncio.get_running_loop().run_in_executor(self.hand, in_turn)

    def in_turn(self, until: float, work: Callable[[], R]) -> R:
        """Do it now, if it is not too late."""
        with self.store.until(until):
            return work()

    def close(self) -> None:
        """Write what is asked for already, and no more."""
        self.hand.shutdown(wait=True)
