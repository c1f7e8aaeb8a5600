"""Pictures of pages, small enough to be stored, and how a page that is seen differs from its picture.

A picture is a screenshot that Chromium itself has made smaller, so letters that are drawn a little otherwise leave it as it is,
and a missing column, an empty box or two layers over each other do not.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page

STORED: Final = Path(__file__).parent / "e2e" / "pictures"
SEEN: Final = Path(__file__).resolve().parents[1] / "build" / "pictures"  # git ignores it
MOST_MEAN: Final = 6  # of 255, over all pixels: letters of another renderer come to 4
STRONG: Final = 40  # of 255, in one pixel: what a reader would see
MOST_STRONG: Final = 0.012  # of all pixels

STUDIO: Final = Path(__file__).parent / "e2e" / "studio.js"


@dataclass(frozen=True)
class Difference:
    """How far what is seen is from its picture."""

    mean: float  # of 255
    strong: float  # share of pixels
    size: str  # of the picture, if it is another one
    drawn: bytes  # where it differs

    @property
    def is_small(self) -> bool:
        """Would a reader not see it?"""
        return self.mean <= MOST_MEAN and self.strong <= MOST_STRONG

    def __str__(self) -> str:
        if self.size:
            return f"the stored picture is {self.size}"
        most = f"at most {MOST_MEAN} and {MOST_STRONG:.2%}"
        return f"{self.mean:.2f} of 255 apart, {self.strong:.2%} of it strongly; expected {most}"


class Studio:
    """A page of its own in which pictures are made small and compared."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Final[Page] = context.new_page()
        self.page.add_script_tag(path=STUDIO)

    def develop(self, shot: bytes, by: int) -> bytes:
        """The screenshot, as it is stored."""
        found: str = self.page.evaluate("([url, by]) => develop(url, by)", [url_of(shot, "png"), by])
        return base64.b64decode(found)

    def compare(self, shot: bytes, by: int, stored: bytes) -> Difference:
        """The screenshot beside a stored picture."""
        words = [url_of(shot, "png"), by, url_of(stored, "webp"), STRONG]
        found = self.page.evaluate("(words) => compare(...words)", words)
        return Difference(found["mean"], found["strong"], found["size"], base64.b64decode(found["difference"]))


def url_of(image: bytes, kind: str) -> str:
    """An image as an address."""
    return f"data:image/{kind};base64,{base64.b64encode(image).decode()}"


class Album:
    """The stored pictures: what is seen is held against them, or takes their place."""

    def __init__(self, studio: Studio, *, blessing: bool) -> None:
        self.studio, self.blessing = studio, blessing

    def hold(self, name: str, shot: bytes, by: int) -> str:
        """What is wrong with what is seen, and where it can be looked at; nothing if it is as it was."""
        path = STORED / f"{name}.webp"
        found = self.studio.compare(shot, by, path.read_bytes()) if path.is_file() else None
        if found is not None and found.is_small:
            return ""  # also when blessing: what is the same to the eye is not written anew
        if self.blessing:
            STORED.mkdir(exist_ok=True)
            path.write_bytes(self.studio.develop(shot, by))
            return ""
        SEEN.mkdir(parents=True, exist_ok=True)
        (SEEN / f"{name}.png").write_bytes(shot)
        if found is not None:
            (SEEN / f"{name}.difference.png").write_bytes(found.drawn)
        what = found or "there is no picture of it yet"
        return f"{name}: {what}; look at build/pictures/{name}.png, and if it is right: python3 dev.py bless pictures"
