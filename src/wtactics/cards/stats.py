"""What a sheet must print in the table of one ruleset, such as [card.slot]: which values there are, and what goes with what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from wtactics.cards.belonging import ruleset_of
from wtactics.cards.card import FACTIONS, Card, Stat, plain_faction
from wtactics.cards.entry import Entry, one_of


@dataclass(frozen=True, slots=True)
class StatSheet:
    """The values that one ruleset prints in a table of its own."""

    types: tuple[str, ...]  # of the cards that it has
    numbers: Mapping[str, tuple[int, int]]  # the least and the most of each; a value that is absent is none
    signs: tuple[str, ...]  # true or false
    names: tuple[str, ...]
    required: tuple[str, ...]
    go_with: Mapping[str, str]  # what is only printed beside another value


# SLOT-CARD-02, SLOT-CARD-03, SLOT-CARD-04
ARMED: Final = StatSheet(
    types=("creature",),
    numbers={
        "close": (0, 99), "ranged": (0, 99), "defense": (0, 99), "life": (1, 99), "level": (1, 3), "upkeep": (0, 99),
    },
    signs=("magic", "fixed"),
    names=("close_name", "ranged_name"),
    required=("defense", "life", "level"),
    go_with={"magic": "ranged", "close_name": "close", "ranged_name": "ranged"},
)  # fmt: skip
# ORC-DECK-18
SWORN: Final = StatSheet(
    types=(), numbers={"second_loyalty": (1, 99)}, signs=(), names=("second_faction",), required=(),
    go_with={"second_loyalty": "second_faction", "second_faction": "second_loyalty"},
)  # fmt: skip
# ORC-HERO-02, ORC-HERO-07, ORC-HERO-14
HEROIC: Final = StatSheet(
    types=("hero",),
    numbers={
        "influence": (1, 999), "points": (1, 999), "hand": (0, 99), "resources": (1, 99), "army": (0, 99),
        "second_loyalty": (1, 3), "second_army": (0, 99), "third_loyalty": (1, 3), "third_army": (0, 99),
    },
    signs=(),
    names=("second_faction", "third_faction"),
    required=("influence", "points", "hand", "resources", "army"),
    go_with={
        "second_loyalty": "second_faction", "second_army": "second_faction", "third_loyalty": "third_faction",
        "third_army": "third_faction", "second_faction": "second_loyalty", "third_faction": "third_loyalty",
    },
)  # fmt: skip
OF_TYPE: Final = {("orc", "hero"): HEROIC}  # what all cards of a type print in a table beside the card itself
BESIDE: Final = {"orc": SWORN}  # what cards may print in a table beside the values on the card itself
# What the cards of each ruleset print in a table of their own; None: attack, defense and the like stand on the card itself
SHEETS: Final[dict[str, StatSheet | None]] = {"orc": None, "arc": None, "ava": None, "slot": ARMED}


def numbers_line(card: Card) -> str:
    """What a card prints in a table of its type, in a line to be read; nothing where it prints none."""
    told = card.stats_in("orc")
    if ("orc", card.type) not in OF_TYPE or not all(key in told for key in HEROIC.required):  # or it is not finished
        return ""
    ranks: list[tuple[Stat, int, Stat]] = [(card.faction, card.loyalty, told["army"])]
    ranks += [
        (told[f"{nth}_faction"], int(told[f"{nth}_loyalty"]), told.get(f"{nth}_army", 0))
        for nth in ("second", "third") if f"{nth}_faction" in told and f"{nth}_loyalty" in told
    ]  # fmt: skip
    each = "; ".join(f"{faction}: loyalty {loyalty}, army {army}" for faction, loyalty, army in ranks)
    own = f"Influence {told['influence']}, {told['points']} VP, hand {told['hand']}"
    return f"{own}, first {told['resources']} resources. {each}."


def bears_values(rulesets: Iterable[str]) -> bool:
    """Do attack, defense and the like stand on the cards of one of these?"""
    return any(SHEETS[ruleset_of(name)] is None for name in rulesets)


def check_stats(entry: Entry, type_: str, rulesets: tuple[str, ...]) -> None:
    """Note what is wrong with the tables of those rulesets that have values of their own."""
    for name in map(ruleset_of, rulesets):
        sheet = SHEETS[name]
        if sheet is not None:
            _check_card(entry, type_, name, sheet)
        elif (name, type_) in OF_TYPE:
            _check_table(entry, name, OF_TYPE[name, type_])
        elif name in BESIDE and (inner := entry.inner(name)) is not None:
            _check_inner(inner, BESIDE[name])


def _check_card(entry: Entry, type_: str, name: str, sheet: StatSheet) -> None:
    if type_ and type_ not in sheet.types:
        entry.fault("type", f"a {type_} for {name}", one_of(sheet.types))
    if type(entry.table.get("cost", 0)) is str:
        entry.fault("cost", f"a cost of {entry.table['cost']} for {name}", "a whole number, 0 or more")
    _check_table(entry, name, sheet)


def _check_table(entry: Entry, name: str, sheet: StatSheet) -> None:
    inner = entry.inner(name)
    if inner is None:
        entry.fault("", f"no table [card.{name}]", f"[card.{name}] with {', '.join(sheet.required)}")
        return
    _check_inner(inner, sheet)


def _check_inner(inner: Entry, sheet: StatSheet) -> None:
    inner.allow((*sheet.numbers, *sheet.signs, *sheet.names))
    inner.require(*sheet.required)
    _check_values(inner, sheet)
    for key, other in sheet.go_with.items():
        if inner.table.get(key, False) is not False and other not in inner.table:
            inner.fault(key, f"{key} without {other}", f"{other} = ... beside it")


def _check_values(inner: Entry, sheet: StatSheet) -> None:
    for key, (least, most) in sheet.numbers.items():
        value = inner.table.get(key, least)
        if type(value) is not int or not least <= value <= most:
            inner.fault(key, f"{value!r} as {key}", f"a whole number from {least} to {most}")
    for key in sheet.signs:
        inner.yes(key)
    for key in sheet.names:
        inner.words(key, "a name", empty=False)
        faction = inner.table.get(key, FACTIONS[0])
        known = not isinstance(faction, str) or plain_faction(faction) in map(plain_faction, FACTIONS)
        if key.endswith("_faction") and not known:
            inner.fault(key, f"the unknown faction {faction!r}", one_of(FACTIONS))
