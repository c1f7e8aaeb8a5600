"""A sheet is a file of cards; reading one reports all that is wrong with it at once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from wtactics.cards.belonging import ruleset_of
from wtactics.cards.card import DISCIPLINES, FACTIONS, TYPES, WITH_CITIES, Card, Stat, Stats, plain_faction
from wtactics.cards.entry import MOST, Entry, one_of, say
from wtactics.cards.fault import Fault, FaultyFile
from wtactics.cards.quests import check_quest
from wtactics.cards.source import Block, Source, read_source
from wtactics.cards.stats import SHEETS, bears_values, check_stats

REQUIRED: Final = ("number", "version", "name", "faction", "type")
OPTIONAL: Final = (
    "subtypes", "cost", "loyalty", "attack", "defense", "strength", "discipline", "supports", "text", "flavour"
)  # fmt: skip
ORIGIN: Final = ("guid", "artist", "licence", "imported")  # where a card comes from; nothing in play asks for it
COST_X: Final = re.compile(r"([XT])(?:\s*([+-])\s*(\d{1,20}))?")
FREE: Final = (
    "orc",
)  # of a sheet whose cards may have no faction, more loyalty than cost, and a T, or less than X, as cost
# Which types bear the values that not every card bears, and which of these must.
BEARERS: Final = {
    "attack": ("creature", "equipment", "quest", "avatar"),
    "defense": ("creature", "equipment", "quest", "avatar"),
    "strength": ("city", "region"),
    "discipline": ("city",),
    "supports": ("region",),
}
MUST_BEAR: Final = ("creature", "city", "region")
NOT_IN_A_TABLE: Final = ("loyalty", *BEARERS)


def read_sheet(path: Path) -> list[Card]:
    """Read every card of a file, or raise FaultyFile with all of its faults."""
    return cards_of(read_source(path))


def cards_of(source: Source) -> list[Card]:
    """Every card of a sheet, or FaultyFile with all of its faults."""
    faults: list[Fault] = []
    top = Entry(source.table, source.top, source.file, faults)
    top.allow(("set", "rulesets", "card"))
    top.require("set")
    set_name = top.words("set", "the name of a set", empty=False)
    rulesets = _read_rulesets(top)
    cards = [_read_card(entry, set_name, rulesets, source) for entry in _card_entries(top, source)]
    if faults:
        raise FaultyFile(faults)
    return cards


def _read_rulesets(top: Entry) -> tuple[str, ...]:
    """Those whose cards the sheet holds; each reads the texts in its own words."""
    told = top.table.get("rulesets", list(WITH_CITIES))
    known = isinstance(told, list) and all(isinstance(name, str) and ruleset_of(name) in SHEETS for name in told)
    if not known or not told:
        expected = f"a list of some of {one_of(SHEETS)}, each with mods behind it if only they play its cards"
        top.fault("rulesets", f"{told!r} as rulesets", expected)
        return WITH_CITIES
    return tuple(dict.fromkeys(told))


def _card_entries(top: Entry, source: Source) -> list[Entry]:
    tables = top.table.get("card", [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        line = next((block.line for block in source.blocks_named("card")), top.place("card").line)
        Entry({}, Block("card", line), source.file, top.faults).fault("", say(tables) + " as card", "[[card]] blocks")
        return []
    blocks = source.blocks_named("card")
    if len(blocks) != len(tables):  # written as card = [{...}]: legal TOML without a line for each card
        blocks = [Block("card", top.place("card").line)] * len(tables)
    return [Entry(table, block, source.file, top.faults) for table, block in zip(tables, blocks, strict=True)]


def _read_card(entry: Entry, set_name: str, rulesets: tuple[str, ...], source: Source) -> Card:
    entry.allow((*REQUIRED, *OPTIONAL, *ORIGIN, *SHEETS))
    for key in ORIGIN:
        entry.words(key)
    free = tuple(dict.fromkeys(map(ruleset_of, rulesets))) == FREE
    entry.require(*(key for key in REQUIRED if key != "faction" or not free))
    type_ = _chosen(entry, "type", TYPES)
    _check_bearers(entry, type_, rulesets)
    check_stats(entry, type_, rulesets)
    check_quest(entry, type_)
    cost, letter = _read_cost(entry, free)
    loyalty = entry.number("loyalty")
    # ARC-CARD-04, but neither for an X nor for a cost already refused
    if not free and loyalty > cost == entry.table.get("cost", 0):
        entry.fault("loyalty", f"loyalty {loyalty} above cost {cost}", f"{cost} or less")
    return Card(
        number=entry.number("number", least=1),
        version=_read_version(entry),
        set=set_name,
        name=entry.words("name", "the name of the card", empty=False).strip(),
        faction=_read_faction(entry),
        type=type_,
        subtypes=tuple(entry.words("subtypes", 'a text such as "Human Mage"').split()),
        cost=cost,
        cost_x=bool(letter),
        loyalty=loyalty,
        attack=entry.number("attack"),
        defense=entry.number("defense"),
        strength=entry.number("strength"),
        discipline=_chosen(entry, "discipline", DISCIPLINES),
        text=entry.words("text").rstrip(),
        flavour=entry.words("flavour").strip(),
        stats=_read_stats(entry),
        place=entry.place(),
        text_line=source.first_line_of_words(entry.place("text").line),
        rulesets=rulesets,
        cost_t=letter == "T",
        supports=_read_supports(entry),
    )


def _chosen(entry: Entry, key: str, known: tuple[str, ...]) -> str:
    """One word out of a known few, in their spelling."""
    word = entry.words(key, one_of(known))
    for name in known:
        if word.strip().casefold() == name.casefold():
            return name
    if isinstance(entry.table.get(key), str):
        entry.fault(key, f"the unknown {key} {word!r}", one_of(known))
    return ""


def _read_faction(entry: Entry) -> str:
    word = entry.words("faction", one_of(FACTIONS))
    for faction in FACTIONS:
        if plain_faction(word) == plain_faction(faction):
            return faction
    if isinstance(entry.table.get("faction"), str):
        entry.fault("faction", f"the unknown faction {word!r}", one_of(FACTIONS))
    return ""


def _read_supports(entry: Entry) -> tuple[str, ...]:
    """The factions of a list, in the order in which they are always told."""
    told = entry.table.get("supports", [])
    known = {plain_faction(faction): faction for faction in FACTIONS}
    if not isinstance(told, list) or not all(isinstance(word, str) and plain_faction(word) in known for word in told):
        entry.fault("supports", f"{told!r} as supports", f"a list of some of {one_of(FACTIONS)}")
        return ()
    named = {known[plain_faction(word)] for word in told}
    return tuple(faction for faction in FACTIONS if faction in named)


def _read_version(entry: Entry) -> int | str:
    value = entry.table.get("version", 0)
    if isinstance(value, str) and value.strip():
        return value
    return entry.number("version")


def _read_cost(entry: Entry, free: bool) -> tuple[int, str]:
    """The number part of the cost, and the letter beside it; no cost is 0 (ARC-CARD-03, ORC-GOLD-17, ORC-GOLD-18)."""
    value = entry.table.get("cost", 0)
    found = COST_X.fullmatch(value.strip()) if isinstance(value, str) else None
    letter = ""
    if found is not None and (free or (found[1], found[2]) in (("X", None), ("X", "+"))):
        letter, value = found[1], int(found[3] or 0)
    if type(value) is not int or value < 0:
        ways = '"X", "X - 1", "T" or "T + 2"' if free else '"X" or "X + 2"'
        entry.fault("cost", f"{say(value)} as cost", f"a whole number, 0 or more, or {ways}")
        return 0, ""
    if value > MOST:
        entry.fault("cost", f"{say(value)} as cost", f"{MOST} or less")
        return 0, letter
    return -value if found is not None and found[2] == "-" else value, letter


def _check_bearers(entry: Entry, type_: str, rulesets: tuple[str, ...]) -> None:
    """Values stand on the types that bear them, and on no other."""
    if not bears_values(rulesets):
        theirs = [name for name in SHEETS if bears_values([name])]
        for key in NOT_IN_A_TABLE:
            if key in entry.table:
                entry.fault(key, f"{key} on a card of {one_of(rulesets)}", f"{key} only on a card of {one_of(theirs)}")
        return
    if not type_:
        return
    for key, types in BEARERS.items():
        if type_ in types and type_ in MUST_BEAR and key not in entry.table:
            entry.fault("", f"a {type_} without {key}", f"{key} = ...")
        if type_ not in types and key in entry.table:
            entry.fault(key, f"{key} on a card of type {type_}", f"{key} only on {one_of(types)}")


def _read_stats(entry: Entry) -> Stats:
    """The sub-tables of the rulesets, such as [card.slot]."""
    tables = [(name, entry.inner(name)) for name in SHEETS]
    return tuple((name, _read_values(inner)) for name, inner in tables if inner)


def _read_values(inner: Entry) -> tuple[tuple[str, Stat], ...]:
    values: list[tuple[str, Stat]] = []
    for key, value in inner.table.items():
        if not isinstance(value, int | str):
            inner.fault(key, f"{say(value)} as {key}", "a whole number, a text, true or false")
        elif isinstance(value, int) and not 0 <= value <= MOST:
            inner.fault(key, f"{say(value)} as {key}", "a whole number, 0 or more" if value < 0 else f"{MOST} or less")
        else:
            values.append((key, value))
    return tuple(values)
