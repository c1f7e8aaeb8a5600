"""What waits for a client that does not read as fast as it is told."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from typing import Final

WELCOME: Final = '{"say":"welcome"'  # it tells all, so whatever was to be told of the table before is told by it
NEWS: Final = (WELCOME, '{"say":"update"', '{"say":"drafted"', '{"say":"seated"')


class Backlog:
    """Messages in order, and no more bytes than are allowed; whoever lags behind is told all anew instead."""

    def __init__(self, most: int) -> None:
        self.most: Final = most  # bytes
        self.waiting: Final[deque[str]] = deque()
        self.held = 0  # bytes
        self.lags = False  # is a welcome to be made when there is time to listen to it?
        self.closing: int | None = None  # the code with which it shall end
        self.stirred: Final = asyncio.Event()

    def put(self, text: str) -> None:
        """Let a message wait."""
        anew = text.startswith(WELCOME)
        if anew:
            self.drop_news()
            self.lags = False
        elif self.lags and text.startswith(NEWS):
            return
        self.waiting.append(text)
        self.held += sys.getsizeof(text)
        if self.held > self.most and not anew:
            self.fall_behind()
        # Who does not even read the answers to what he asks gets none
        while self.held > self.most and len(self.waiting) > 1:
            self.next()
        self.stirred.set()

    def fall_behind(self) -> None:
        """Forget the news; all will be told anew."""
        self.drop_news()
        self.lags = True
        self.stirred.set()

    def drop_news(self) -> None:
        """Forget what a welcome tells as well."""
        kept = [text for text in self.waiting if not text.startswith(NEWS)]
        self.waiting.clear()
        self.waiting.extend(kept)
        self.held = sum(map(sys.getsizeof, kept))

    def close(self, code: int) -> None:
        """Let nothing more be told, and the line be closed."""
        self.closing = code
        self.waiting.clear()
        self.held = 0
        self.stirred.set()

    async def stirs(self) -> None:
        """Wait until there is something to tell, or the line is to be closed."""
        while not self.waiting and not self.lags and self.closing is None:
            self.stirred.clear()
            await self.stirred.wait()

    def next(self) -> str | None:
        """The next message; None if there is none."""
        if not self.waiting:
            return None
        text = self.waiting.popleft()
        self.held -= sys.getsizeof(text)
        return text
