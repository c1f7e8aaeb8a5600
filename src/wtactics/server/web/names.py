"""What people are called at a table: names that can be seen, one for everybody, and no two alike."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 24  # signs of a name
MARKS: Final = 3  # above and below one letter: more are a heap, and no script needs them
BLANKS: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs that show nothing
SELECTORS: Final = (("\u034f", "\u034f"), ("\u180b", "\u180f"), ("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))
SHAPES: Final = ("M", "C", "Z")  # kinds of signs that show nothing by themselves: marks, controls, spaces
NUMBERS: Final = ("II", "III", "IV", "V", "VI", "VII", "VIII")
ALIKE: Final = str.maketrans(  # letters of other alphabets, and digits, that look like Latin letters
    "абвгдеёзкмнорстухіјѕԁһԛԝαβεικνορτυχγ0135|ł",  # noqa: RUF001  # letters that look alike, on purpose
    "a6brdee3kmhopctyxijsdhqwabeikvoptuxyolesll",
)
HUES: Final = (
    "Amber", "Argent", "Ashen", "Auburn", "Azure", "Bold", "Bright", "Bronze", "Clear", "Copper", "Coral", "Crimson",
    "Dappled", "Dawn", "Dusky", "Early", "Emerald", "Fair", "Gentle", "Gilded", "Golden", "Green", "Hardy", "Hazel", "Honest",
    "Indigo", "Ivory", "Jolly", "Kind", "Lively", "Lucky", "Merry", "Misty", "Noble", "Ochre", "Pearl", "Proud", "Purple",
    "Quick", "Quiet", "Ruby", "Russet", "Sable", "Scarlet", "Silver", "Stout", "Sunny", "Swift", "Tawny", "Umber", "Valiant",
    "Violet", "Wise",
)  # fmt: skip
CHARGES: Final = (
    "Anchor", "Badger", "Beaver", "Bell", "Bittern", "Boar", "Castle", "Cinquefoil", "Comet", "Crane", "Crescent", "Crown",
    "Dolphin", "Dove", "Eagle", "Elm", "Falcon", "Fern", "Fox", "Galley", "Griffin", "Harp", "Hart", "Hedgehog", "Heron",
    "Hind", "Ibex", "Kestrel", "Key", "Lantern", "Lark", "Lily", "Lion", "Lynx", "Marten", "Martlet", "Mullet", "Oak",
    "Osprey", "Otter", "Owl", "Pelican", "Pike", "Plover", "Raven", "Rose", "Rowan", "Salmon", "Stag", "Star", "Stork", "Sun",
    "Swan", "Thistle", "Tower", "Unicorn", "Wheel", "Willow", "Wren", "Wyvern",
)  # fmt: skip


def cleaned(name: str) -> str:
    """A name on one line, made of signs that can be seen; markup stays the text that it is. Empty if nothing is left."""
    plain = "".join(seen(sign) for sign in unicodedata.normalize("NFKC", name))
    short = " ".join(unstacked(plain).split())[:LONGEST].strip()
    return short if any(not unicodedata.category(sign).startswith(SHAPES) for sign in short) else ""


def seen(sign: str) -> str:
    """The sign, if it can be seen; a blank for a space and a break, nothing for what only steers writing."""
    kind = unicodedata.category(sign)
    if kind.startswith("Z") or kind == "Cc":
        return " "
    invisible = sign in BLANKS or kind in ("Cf", "Cs", "Co", "Cn", "Me") or is_selector(sign)
    return "" if invisible else sign


def is_selector(sign: str) -> bool:
    """Does the sign only choose how the one before it is drawn?"""
    return any(first <= sign <= last for first, last in SELECTORS)


def unstacked(text: str) -> str:
    """The text with no more marks than a letter bears, and none without a letter."""
    kept: list[str] = []
    room = 0
    for sign in text:
        marks = unicodedata.category(sign).startswith("M")
        room = room - 1 if marks else 0 if sign == " " else MARKS
        if not marks or room >= 0:
            kept.append(sign)
    return "".join(kept)


def given(guest: str) -> str:
    """The name of a guest who has chosen none: a hue and a charge, the same whenever he comes."""
    lot = int.from_bytes(hashlib.sha256(f"name:{guest}".encode()).digest()[:8])
    return f"{HUES[lot % len(HUES)]} {CHARGES[lot // len(HUES) % len(CHARGES)]}"


def look(name: str) -> str:
    """What a name looks like to somebody who reads quickly: two that look alike are one to him."""
    bare = (
        sign
        for sign in unicodedata.normalize("NFKD", name.casefold())
        if not unicodedata.category(sign).startswith("M")
    )
    return "".join("".join(bare).translate(ALIKE).replace("i", "l").replace("rn", "m").split())


def apart(names: Iterable[str]) -> list[str]:
    """The names in their order; one that looks like an earlier one gets a number, as kings do."""
    taken: set[str] = set()
    told: list[str] = []
    for name in names:
        choices = (name, *(f"{name} {number}" for number in NUMBERS))
        free = next((one for one in choices if not name or look(one) not in taken), name)
        taken.add(look(free))
        told.append(free)
    return told
