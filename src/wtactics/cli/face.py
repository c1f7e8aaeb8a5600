"""A card as it is printed, for those who ask at the table or look through the cards."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from wtactics.cards import Card, Stat
from wtactics.cards.entry import nearest
from wtactics.cards.stats import bears_values
from wtactics.cli.choice import NotUnderstood
from wtactics.content.content import Content

SHORT: Final = {"defense": "DEF", "close_name": "close weapon", "ranged_name": "ranged weapon"}


def card_text(content: Content, name: str) -> RenderableType:
    """A card as it is printed."""
    return face(find_card(content, name))


def find_card(content: Content, name: str) -> Card:
    """The card of this name, or of which this is a part of the name."""
    plain = name.casefold()
    found = [card for card in content.cards if plain in card.name.casefold()]
    exact = [card for card in found if card.name.casefold() == plain]
    if len(exact or found) == 1:
        return (exact or found)[0]
    if found:
        raise NotUnderstood(f"{name!r} could be {', '.join(card.name for card in found[:6])}.")
    near = nearest(name, [card.name for card in content.cards])
    raise NotUnderstood(f"No card is called {name!r}." + (f" Nearest: {', '.join(near)}." if near else ""))


def face(card: Card) -> RenderableType:
    """Everything that is printed on a card."""
    parts: list[RenderableType] = [Text.assemble((card.name, "bold"), f"   {price(card)}"), Text(line_of(card), "dim")]
    if card.text:
        parts.append(Padding(Text(card.text), (0, 0, 0, 4)))
    if card.flavour:
        parts.append(Padding(Text(card.flavour, "italic dim"), (0, 0, 0, 4)))
    return Group(*parts)


def price(card: Card) -> str:
    """The cost and its loyalty."""
    return f"cost {card.price}" + (f", {card.loyalty} of it {card.faction}" if card.loyalty else "")


def stats_of(values: dict[str, Stat]) -> list[str]:
    """The values of one ruleset's own table, in their order: numbers, signs, names."""
    named = [(SHORT.get(key, key), value) for key, value in values.items() if value is not False]
    return [name if value is True else f"{name} {value}" for name, value in named]


def line_of(card: Card) -> str:
    """Faction, type, subtypes and values."""
    words = f"{card.faction} {card.type}" + (f" - {' '.join(card.subtypes)}" if card.subtypes else "")
    if not bears_values(card.rulesets):
        return ", ".join([words, *(said for _, values in card.stats for said in stats_of(dict(values)))])
    if card.type == "creature":
        return f"{words}, {card.attack}/{card.defense}"
    if card.type == "city":
        return f"{words}, {card.discipline}, strength {card.strength}"
    return words
