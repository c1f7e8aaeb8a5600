"""wtactics cards and wtactics decks: what there is to play with."""

from __future__ import annotations

import click
from rich.console import Group
from rich.text import Text

from wtactics.cards import FACTIONS, TYPES, Card, CardLibrary, Deck
from wtactics.cards.card import plain_faction
from wtactics.cli.face import face, line_of, price
from wtactics.cli.paper import paper
from wtactics.cli.words import OWN_SETS, RULESET, examples
from wtactics.content.bad_input import BadInput, unknown
from wtactics.content.content import content_of
from wtactics.kits.sentences import counted


@click.command(
    epilog=examples(
        "wtactics cards --type creature --faction gaian --cost 1-3",
        "wtactics cards draw a card",
        'wtactics cards "Mud Hound"',
    ),
)
@click.argument("words", nargs=-1, metavar="[NAME | WORD]...")
@click.option("--type", "type_", metavar="TYPE", help="Only cards of this type: creature, city, enchantment, ...")
@click.option("--faction", metavar="FACTION", help="Only cards of this faction; the beginning of its name is enough.")
@click.option("--cost", metavar="N | N-M", help="Only cards that cost so much.")
@click.option("--full", is_flag=True, help="Print whole cards, not one line each.")
@RULESET
@OWN_SETS
def cards(
    words: tuple[str, ...], type_: str | None, faction: str | None, cost: str | None, full: bool, ruleset: str
) -> None:  # fmt: skip
    """List cards. The words are looked for in names, subtypes and texts; all must be there.

    If one card bears exactly that name, or only one is found, it is printed in full.
    """
    library = content_of(ruleset).shown
    found = matching(library, " ".join(words), wanted_type(type_), wanted_faction(faction), wanted_cost(cost))
    exact = [card for card in found if card.name.casefold() == " ".join(words).casefold()]
    found = exact or found
    if not found:
        raise BadInput(f"no card fits; expected words of a card among the {len(library)} there are")
    whole = full or len(found) == 1
    for card in found:
        paper().print(Group(face(card), "") if whole else line(card))
    if not whole:
        paper().print(f"[dim]{len(found)} of {counted(len(library), 'card')}[/]")


def matching(
    library: CardLibrary, words: str, type_: str | None, faction: str | None, cost: tuple[int, int] | None
) -> list[Card]:
    """The cards that fit all that is asked."""
    return [
        card
        for card in library
        if (type_ is None or card.type == type_)
        and (faction is None or card.faction == faction)
        and (cost is None or cost[0] <= card.cost <= cost[1])
        and all(word in searched(card) for word in words.casefold().split())
    ]


def searched(card: Card) -> str:
    """Where words are looked for."""
    return " ".join((card.name, *card.subtypes, card.text)).casefold()


def wanted_type(word: str | None) -> str | None:
    """A type, by its name."""
    if word is None or word.casefold() in TYPES:
        return word.casefold() if word else None
    raise unknown("type", word, TYPES)


def wanted_faction(word: str | None) -> str | None:
    """A faction, by the beginning of its name."""
    if word is None:
        return None
    found = [faction for faction in FACTIONS if plain_faction(faction).startswith(plain_faction(word))]
    if len(found) != 1:
        raise unknown("faction", word, FACTIONS)
    return found[0]


def wanted_cost(word: str | None) -> tuple[int, int] | None:
    """A cost, or a span of costs."""
    if word is None:
        return None
    low, dash, high = word.partition("-")
    if not low.isdecimal() or (dash and not (high.isdecimal() and int(low) <= int(high))):
        raise BadInput(f"--cost: expected a number such as 3, or a span such as 1-3; found {word!r}")
    return int(low), int(high or low)


def line(card: Card) -> Text:
    """A card in one line."""
    return Text.assemble((f"{card.name:<28} ", "bold"), f"{line_of(card)}; {price(card)}")


@click.command(
    epilog=examples(
        "wtactics decks",
        'wtactics decks "Strike Fund"',
    ),
)
@click.argument("name", required=False)
@RULESET
@OWN_SETS
def decks(name: str | None, ruleset: str) -> None:
    """List the decks, or show one: its cards by type, with their numbers."""
    content = content_of(ruleset)
    if name is not None:
        show_deck(content.find_deck(name), content.cards)
        return
    for deck in content.decks.values():
        note = " (good to begin with)" if deck.learning else ""
        paper().print(Text.assemble((deck.name, "bold"), f", {counted(len(deck), 'card')}{note}"))
        paper().print(Text(f"    {' '.join(deck.description.split())}\n"))


def show_deck(deck: Deck, library: CardLibrary) -> None:
    """The cards of a deck, type by type."""
    paper().print(Text.assemble((deck.name, "bold"), f", {counted(len(deck), 'card')}"))
    paper().print(Text(deck.description))
    copies = {name: count for name, count, _ in deck.entries}
    mine = sorted({card.name: card for card in deck.cards(library)}.values(), key=lambda card: (card.cost, card.name))
    for type_ in TYPES:
        of_type = [card for card in mine if card.type == type_]
        if of_type:
            paper().print(Text(f"\n{type_}: {sum(copies[card.name] for card in of_type)}", "bold underline"))
        for card in of_type:
            paper().print(Text.assemble(f"  {copies[card.name]} ", line(card)))
