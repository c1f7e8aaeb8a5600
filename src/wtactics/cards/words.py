"""Which forms of a word stand for which subtype; only what is written here matches (ARC-CARD-07)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from wtactics.cards.entry import Entry
from wtactics.cards.fault import Fault, FaultyFile
from wtactics.cards.shipped import CONTENT
from wtactics.cards.source import read_source

WORDS: Final = CONTENT / "words.toml"


@cache
def read_plurals(path: Path = WORDS) -> Mapping[str, str]:
    """Every plural or other form of a subtype, and the subtype it stands for; the file is read once."""
    source = read_source(path)
    faults: list[Fault] = []
    top = Entry(source.table, source.top, source.file, faults)
    top.block.inner |= {block.name: block for block in source.blocks_named("plurals")}
    top.allow(("plurals",))
    top.require("plurals")
    plurals = _read_forms(top.inner("plurals"))
    if faults:
        raise FaultyFile(faults)
    return MappingProxyType(plurals)


def _read_forms(forms: Entry | None) -> dict[str, str]:
    if forms is None:
        return {}
    plurals: dict[str, str] = {}
    for form, subtype in forms.table.items():
        if not _is_word(form):
            forms.fault(form, f"the form {form!r}", "one word in small letters")
        elif not _is_word(subtype):
            forms.fault(form, f"{subtype!r} for {form}", "one word in small letters")
        elif subtype in forms.table:
            forms.fault(form, f"{subtype!r} for {form}", f"a subtype, and {subtype} is itself a form")
        else:
            plurals[form] = subtype
    return plurals


def _is_word(word: object) -> bool:
    return isinstance(word, str) and word == word.casefold() and len(word.split()) == 1 and word == word.strip()
