"""wtactics play: the game in the terminal."""

from __future__ import annotations

import secrets
from functools import partial
from pathlib import Path
from typing import Final

import click
from rich.text import Text

from wtactics.bots.playout import sow_all
from wtactics.bots.roster import make_bot
from wtactics.cli.paper import paper
from wtactics.cli.session import Leave, TerminalSession
from wtactics.cli.words import BOT, NUMBERS, RULESET, SEED, examples
from wtactics.content.bad_input import BadInput, plainly
from wtactics.content.content import Content, content_of
from wtactics.engine.chance import Seed, base_of, drawn, new_key, seed_for
from wtactics.kits.game import MOST_SEED
from wtactics.records.file import read_record, write_record
from wtactics.records.record import RecordedMatch, begin
from wtactics.records.record import resume as resumed

PERSON: Final = 0  # the seat of whoever sits at the terminal


@click.command(
    epilog=examples(
        "wtactics play",
        "wtactics play --bot random --seed 7",
        "wtactics play --deck ember --against tide",
        "wtactics play --set winning_points=20 --players 3",
        "wtactics play --resume wtactics-7.json",
    ),
)
@RULESET
@click.option("--deck", metavar="NAME", help="Your deck: its name, the first words of it, or a file. Else by lot.")
@click.option("--against", metavar="NAME", help="The deck of your opponents. Else by lot.")
@click.option("--bot", type=BOT, default="greedy", show_default=True, help="Who plays against you.")
@click.option("--seed", type=SEED, help="Begins all chance: the same seed deals the same game. Else in secret.")
@click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True, help="How many sit at the table.")
@click.option("--set", "house", type=NUMBERS, multiple=True, metavar="NAME=VALUE", help="Change a number of the game.")
@click.option(
    "--save", "save", type=click.Path(dir_okay=False, path_type=Path), help="Where the game is saved when you leave."
)
@click.option("--resume", type=click.Path(dir_okay=False, path_type=Path), help="Go on with a saved game.")
def play(
    ruleset: str, deck: str | None, against: str | None, bot: str, seed: int | None, players: int,
    house: tuple[tuple[str, int], ...], save: Path | None, resume: Path | None,
) -> None:  # fmt: skip
    """Play in the terminal. You are player A; bots are the others.

    The table shows opponents above and you below, then what is asked with its options. Type a number or words of
    an option. `?` tells why something cannot be done, `card NAME` what a card says, `help` all the rest. When you
    leave, the game is saved, and you are told how to go on with it.
    """
    if save is not None and not (save.name and save.absolute().parent.is_dir()):
        raise BadInput(f"--save: expected a file in a folder that is there, found {str(save)!r}")
    if resume is not None:
        with plainly(str(resume)):
            record = read_record(resume)
            content = content_of(record.ruleset)
            played = resumed(record, content.pool)
        save = save or resume
    else:
        content = content_of(ruleset)
        played = dealt(content, deck, against, new_key() if seed is None else seed, players, dict(house))
        save = save or Path(f"wtactics-{ruleset}-{secrets.token_hex(4) if seed is None else seed}.json")
    sit(content, played, bot, save)


def dealt(
    content: Content, deck: str | None, against: str | None, seed: Seed, players: int, settings: dict[str, int]
) -> RecordedMatch:
    """A new match: the named decks, the others by lot."""
    known = content.deck_names()
    lots = [known[drawn(base_of(seed_for(seed, "decks")), seat + 1, len(known))] for seat in range(players)]
    mine = content.take_decks((deck,)) if deck is not None else (lots[0],)
    theirs = content.take_decks((against,)) * (players - 1) if against is not None else tuple(lots[1:])
    decks = [content.find_deck(name) for name in mine + theirs]
    with plainly():
        return begin(content.game, content.pool, [(d.name, d.cards(content.cards)) for d in decks], seed, settings)


def sit(content: Content, played: RecordedMatch, bot: str, file: Path) -> None:
    """Play until the end, or until the person leaves; what is not over is saved then."""
    record = played.record
    decks = [deck.name for deck in record.decks]
    bots = [make_bot(bot, content.game) for _ in decks]
    sow_all(bots, (seed_for(record.seed, "bots") + len(record.choices)) % MOST_SEED)
    played.match.table.listen()
    seed = f" (seed {record.seed})" if isinstance(record.seed, int) else ""
    paper().print(
        Text(f"You play {decks[PERSON]} against {', '.join(decks[1:])}{seed}. You are A; type help for help.")
    )
    session = TerminalSession(content, played, PERSON, bots, ("you", *[bot] * (len(decks) - 1)))
    session.save = partial(save_as, played, file)
    try:
        session.play()
    except Leave:
        save_as(played, file, "")
        paper().print(Text(f"Go on with: wtactics play --resume {file} --bot {bot}"), soft_wrap=True)  # to be copied


def save_as(played: RecordedMatch, file: Path, other: str) -> None:
    """Write the game to its file, or to another."""
    path = Path(other) if other else file
    try:
        write_record(played.record, path)
    except OSError as error:
        raise BadInput(f"{path}: the game cannot be saved there: {(error.strerror or 'it fails').lower()}") from None
    paper().print(Text(f"The game is saved in {path}."))
