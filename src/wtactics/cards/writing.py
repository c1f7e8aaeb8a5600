"""Cards as a sheet says them: whoever reads it has the same cards again, but for their places."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from wtactics.cards.card import Card, Stat
from wtactics.cards.sheet import BEARERS


def by_sheet(cards: Iterable[Card]) -> list[list[Card]]:
    """The cards, parted into those that one sheet can hold: of one set, and for the same rulesets."""
    listed = sorted(cards, key=lambda card: (card.set, card.rulesets, card.number))
    return [list(group) for _, group in groupby(listed, key=lambda card: (card.set, card.rulesets))]


def sheet_text(cards: Sequence[Card]) -> str:
    """A sheet of these cards, at least one, all of one set and for the same rulesets."""
    first = cards[0]
    head = f"set = {quoted(first.set)}\nrulesets = [{', '.join(map(quoted, first.rulesets))}]\n"
    return "\n".join([head, *("\n".join(["[[card]]", *lines_of(card)]) + "\n" for card in cards)])


def lines_of(card: Card) -> Iterator[str]:
    """A line for each value that the card prints, then its values in single rulesets."""
    yield f"number = {card.number}"
    yield f"version = {said(card.version)}"
    yield f"name = {quoted(card.name)}"
    if card.faction:
        yield f"faction = {quoted(card.faction)}"
    yield f"type = {quoted(card.type)}"
    if card.subtypes:
        yield f"subtypes = {quoted(' '.join(card.subtypes))}"
    if card.cost or card.cost_x:
        yield f"cost = {quoted(card.price) if card.cost_x else card.cost}"
    if card.loyalty:
        yield f"loyalty = {card.loyalty}"
    yield from (f"{key} = {said(value)}" for key, value in values_of(card))
    yield from (f"{key} = {quoted(text)}" for key, text in (("text", card.text), ("flavour", card.flavour)) if text)
    for ruleset, values in card.stats:
        yield f"\n[card.{ruleset}]"
        yield from (f"{key} = {said(value)}" for key, value in values)


def values_of(card: Card) -> Iterator[tuple[str, Stat | tuple[str, ...]]]:
    """What only cards of its type print; a card with a table of values for one ruleset alone prints none of it."""
    values: dict[str, Stat | tuple[str, ...]] = {
        "attack": card.attack, "defense": card.defense, "strength": card.strength, "discipline": card.discipline,
        "supports": card.supports,
    }  # fmt: skip
    needed = card.type in ("creature", "city", "region") and card.rulesets != ("slot",)
    for key, types in BEARERS.items():
        if card.type in types and (values[key] or (needed and key not in ("discipline", "supports"))):
            yield key, values[key]


def said(value: Stat | tuple[str, ...]) -> str:
    """A value of a sheet."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(quoted, value))}]"
    return str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, int) else quoted(value)


def deck_text(name: str, ruleset: str, cards: Mapping[str, int], description: str = "") -> str:
    """A deck as a file."""
    head = [f"name = {quoted(name)}", f"ruleset = {quoted(ruleset)}"]
    head += [f"description = {quoted(description)}"] if description else []
    return "\n".join([*head, "", "[cards]", *(f"{quoted(each)} = {count}" for each, count in cards.items()), ""])


def quoted(text: str) -> str:
    """A text in quotes, over several lines where it has several."""
    lines = [json.dumps(line, ensure_ascii=False)[1:-1].replace("\x7f", "\\u007f") for line in text.split("\n")]
    return f'"{lines[0]}"' if len(lines) == 1 else '"""\n' + "\n".join(lines) + '"""'
