"""wtactics print: decks, sets and single cards on paper."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click
from rich.text import Text

from wtactics.cards import Card, Deck, UnknownCard, load_cards, read_deck
from wtactics.cards.belonging import belongs_anywhere
from wtactics.cli.paper import paper
from wtactics.cli.words import OWN_SETS, RULESET, examples
from wtactics.content.bad_input import BadInput, plainly
from wtactics.content.content import Content, content_of
from wtactics.content.left_unread import left_unread
from wtactics.content.own_sets import files_of, is_deck
from wtactics.kits.sentences import counted

COPIES: Final = re.compile(r"(\d{1,3}) ?x +(.+)", re.IGNORECASE)  # as lists of decks are written: 3x Mud Hound
PAPER: Final = ("a4", "letter")
SIZE: Final = ("63x88", "65x92")


@click.command(
    "print",
    epilog=examples(
        'wtactics print "Strike Fund" --out strike.pdf',
        "wtactics print my-set --paper letter --size 65x92 --bleed 3 --backs --out set.pdf",
        'wtactics print "4x Mud Hound" "Tollbridge" --text-only --out few.pdf',
    ),
)
@click.argument("what", nargs=-1, required=True, metavar="DECK | SET | [Nx] CARD...")
@click.option(
    "--paper", "sheet", type=click.Choice(PAPER), default="a4", show_default=True, help="The size of the paper."
)
@click.option(
    "--size", type=click.Choice(SIZE), default="63x88", show_default=True, help="The size of the cards, in mm."
)
@click.option(
    "--bleed", type=click.FloatRange(0, 5), default=0.0, metavar="MM", help="How far colours go on around cards."
)
@click.option("--no-marks", is_flag=True, help="Without marks to cut along.")
@click.option("--backs", is_flag=True, help="A page of backs behind each page, for printers of both sides.")
@click.option("--text-only", is_flag=True, help="Words in thin frames, to save ink.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), required=True, metavar="FILE", help="The PDF.")
@RULESET
@OWN_SETS
def print_(
    what: tuple[str, ...], sheet: str, size: str, bleed: float, no_marks: bool, backs: bool, text_only: bool, out: Path,
    ruleset: str,
) -> None:  # fmt: skip
    """Make a PDF of cards, to be printed and cut: a deck with all its copies, a set, or single cards.

    A deck is named by its name or its file, a set by its name, its folder or file; a card by its name, with "3x" before it
    for three. Print in actual size: a sheet that the printer fits to the page is too small. It needs the extra "print".
    """
    from wtactics.paper import CannotPrint, Look, sheets
    from wtactics.server.web.catalogue import face_info

    with plainly():
        wanted = [(card, name, copies) for word in what for card, name, copies in meant(word, ruleset)]
        games = {name for _, name, _ in wanted}
        left = {game: left_unread([card for card, name, _ in wanted if name == game], game) for game in games}
        faces = [(face_info(card, name, left[name].get(card.name, ())), copies) for card, name, copies in wanted]
        try:
            made = sheets(faces, Look(sheet, size, bleed, not no_marks, backs, text_only))
        except CannotPrint as refused:
            raise BadInput(str(refused)) from None
        out.write_bytes(made)
    number = sum(copies for _, copies in faces)
    paper().print(Text(f"{out}: {counted(number, 'card')} of {size.replace('x', ' x ')} mm."), soft_wrap=True)


Wanted = Iterator[tuple[Card, str, int]]  # a card, in which game, how often


def meant(word: str, ruleset: str) -> Wanted:
    """The cards that somebody names: of a file or a folder, a deck, a set, or one card."""
    path = Path(word)
    if path.exists() and (path.is_dir() or path.suffix == ".toml" or os.sep in word):
        yield from of_path(path, ruleset)
        return
    copies = COPIES.fullmatch(word.strip())
    content = content_of(ruleset)
    if copies is not None:
        yield content.shown.find(copies[2]), ruleset, int(copies[1])
    elif deck := deck_called(word, content):
        yield from of_deck(deck, content)
    elif cards := [card for card in content.shown if card.set.casefold() == word.strip().casefold()]:
        yield from ((card, ruleset, 1) for card in cards)
    else:
        yield one_card(word, content), ruleset, 1


def of_path(path: Path, ruleset: str) -> Wanted:
    """A deck of a file, or all cards of a set."""
    if path.is_file() and is_deck(path):
        deck = read_deck(path)
        yield from of_deck(deck, content_of(deck.ruleset))
        return
    for card in load_cards(files_of([path]).sheets):
        yield card, ruleset if belongs_anywhere(card.rulesets, ruleset) else card.rulesets[0], 1


def of_deck(deck: Deck, content: Content) -> Wanted:
    """Each card of a deck with its copies."""
    cards = {card.name: card for card in deck.cards(content.cards)}
    yield from ((cards[name], content.ruleset, copies) for name, copies, _ in deck.entries)


def deck_called(word: str, content: Content) -> Deck | None:
    """The deck of this name, or of which this is the beginning; a card of just that name comes first."""
    plain = word.strip().casefold()
    found = [deck for deck in content.decks.values() if plain and deck.name.casefold().startswith(plain)]
    exact = [deck for deck in found if deck.name.casefold() == plain]
    if exact or word in content.shown:
        return exact[0] if exact else None
    return found[0] if len(found) == 1 else None


def one_card(word: str, content: Content) -> Card:
    """The card of this name, in whatever letters."""
    plain = word.strip().casefold()
    for card in content.shown:
        if card.name.casefold() == plain:
            return card
    try:
        return content.shown.find(word)
    except UnknownCard as unknown:
        raise BadInput(f"{unknown}, and no deck or set of {content.ruleset}, nor a file, is called so") from None
