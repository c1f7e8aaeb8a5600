"""Cards as they are typed, and as they are printed: the same reader says what is wrong with a value as in a file."""

from __future__ import annotations

from typing import Any, Final

from wtactics.cards import Card, FaultyFile, FilePlace
from wtactics.cards.card import DISCIPLINES, FACTIONS, TYPES, Stats, plain_faction
from wtactics.cards.sheet import BEARERS, COST_X, cards_of
from wtactics.cards.source import Block, Source
from wtactics.cards.stats import SHEETS, bears_values
from wtactics.server.messages.workshop import CardDraft, FieldFault

UNNAMED: Final = "My set"
INNER: Final = 1_000  # lines between the tables of two rulesets
DIGITS: Final = 6  # of a cost
STRICT: Final = ("creature", "city", "region")  # whose values are printed even where they are 0


def table_of(draft: CardDraft) -> dict[str, Any]:
    """The draft as a block of a sheet: what is empty, or only printed on other types, is left out."""
    table: dict[str, Any] = {"number": draft.number, "version": draft.version, "name": draft.name}
    table |= {"faction": draft.faction, "type": draft.type}
    cost = draft.cost.strip()
    table |= {key: value for key, value in (("subtypes", draft.subtypes), ("loyalty", draft.loyalty)) if value}
    if cost:
        table["cost"] = int(cost) if cost.isascii() and cost.isdigit() and len(cost) <= DIGITS else cost
    if bears_values(known_games(draft)):
        table |= {
            key: getattr(draft, key) for key, types in BEARERS.items() if draft.type in types and prints(draft, key)
        }
    if "supports" in table:
        table["supports"] = list(draft.supports)
    table |= {key: value for key, value in (("text", draft.text), ("flavour", draft.flavour)) if value}
    own = {name.partition("+")[0] for name in draft.games}
    return table | {name: dict(values) for name, values in draft.stats.items() if name in own and name in SHEETS}


def prints(draft: CardDraft, key: str) -> bool:
    """Does it print this value, which its type may bear? A creature's 0 is printed, no discipline is not."""
    return bool(getattr(draft, key)) or (draft.type in STRICT and key not in ("discipline", "supports"))


def known_games(draft: CardDraft) -> tuple[str, ...]:
    """The games of a draft whose rulesets there are."""
    return tuple(name for name in draft.games if name.partition("+")[0] in SHEETS)


def printed(draft: CardDraft, set_name: str) -> tuple[Card | None, tuple[FieldFault, ...]]:
    """The card, or what is wrong with its values."""
    table = table_of(draft)
    lines = {key: i for i, key in enumerate(table, 1)}
    block = Block("card", 0, dict(lines))
    keys = {line: key for key, line in lines.items()}
    for i, name in enumerate(SHEETS, 1):
        if isinstance(inner := table.get(name), dict):
            there = {key: i * INNER + n for n, key in enumerate(inner, 1)}
            block.inner[name] = Block(f"card.{name}", lines[name], there)
            keys |= {line: f"{name}.{key}" for key, line in there.items()}
    whole = {"set": set_name or UNNAMED, "rulesets": list(draft.games), "card": [table]}
    source = Source("", whole, [], Block("", 0, {"rulesets": -1}), [block])
    try:
        return cards_of(source)[0], ()
    except FaultyFile as faulty:
        found = [
            FieldFault(field=field_of(keys, f.place.line, f.found), found=f.found, expected=f.expected)
            for f in faulty.faults
        ]
        return None, tuple(found)


def field_of(keys: dict[int, str], line: int, found: str) -> str:
    """The value in which a fault lies; one that is not there at all is named in the fault."""
    if line in keys:
        return keys[line]
    named = found.split("'")
    return "games" if line < 0 else named[1] if len(named) > 1 else "card"


def sketched(draft: CardDraft, set_name: str) -> Card:
    """A card to be looked at, whatever is wrong with the draft."""
    factions = {plain_faction(name): name for name in FACTIONS}
    cost = COST_X.fullmatch(draft.cost.strip())
    digits = draft.cost.strip()
    amount = int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= DIGITS else 0
    stats: Stats = tuple((name, tuple(values.items())) for name, values in draft.stats.items())
    return Card(
        number=draft.number, version=draft.version, set=set_name, name=draft.name or "No name yet",
        faction=factions.get(plain_faction(draft.faction), ""), type=draft.type if draft.type in TYPES else "creature",
        subtypes=tuple(draft.subtypes.split()), cost=int(cost[3] or 0) if cost else amount, cost_x=cost is not None,
        loyalty=draft.loyalty, attack=draft.attack, defense=draft.defense, strength=draft.strength,
        discipline=draft.discipline if draft.discipline in DISCIPLINES else "", text=draft.text, flavour=draft.flavour,
        stats=stats, place=FilePlace("", 0), text_line=0, rulesets=known_games(draft) or ("arc",),
        cost_t=cost is not None and cost[1] == "T",
    )  # fmt: skip


def draft_of(card: Card) -> CardDraft:
    """A card of a file, to be written on."""
    cost = card.price if card.cost_x else str(card.cost) if card.cost else ""
    return CardDraft(
        games=card.rulesets, number=card.number, version=card.version if isinstance(card.version, int) else 1,
        name=card.name, faction=card.faction, type=card.type, subtypes=" ".join(card.subtypes), cost=cost,
        loyalty=card.loyalty, attack=card.attack, defense=card.defense, strength=card.strength,
        discipline=card.discipline, supports=card.supports, text=card.text, flavour=card.flavour,
        stats={name: dict(values) for name, values in card.stats},
    )  # fmt: skip
