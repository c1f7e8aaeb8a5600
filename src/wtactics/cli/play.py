"""wtactics play: the game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from wtactics.cli.series import play_series
from wtactics.cli.sitting import play_one
from wtactics.cli.words import BOT, BY_HAND, NUMBERS, OWN_SETS, PLAYERS, RULESET, SEED, by_hand_of, examples
from wtactics.content.bad_input import BadInput, plainly
from wtactics.content.content import Content, content_of
from wtactics.engine.chance import Seed, base_of, drawn, new_key, seed_for
from wtactics.kits.series import Series
from wtactics.records.file import read_record
from wtactics.records.record import RecordedMatch, begin
from wtactics.records.record import resume as resumed
from wtactics.records.series import SeriesRecord, is_series, read_series
from wtactics.records.shelf import content_for


@click.command(
    epilog=examples(
        "wtactics play",
        "wtactics play --bot random --seed 7",
        "wtactics play --deck ember --against tide",
        "wtactics play --set winning_points=20 --players 3",
        "wtactics play --ruleset orc --best-of 3",
        "wtactics play --resume wtactics-7.json",
    ),
)
@RULESET
@click.option("--deck", metavar="NAME", help="Your deck: its name, the first words of it, or a file. Else by lot.")
@click.option("--against", metavar="NAME", help="The deck of your opponents. Else by lot.")
@click.option("--bot", type=BOT, default="greedy", show_default=True, help="Who plays against you.")
@click.option("--seed", type=SEED, help="Begins all chance: the same seed deals the same game. Else in secret.")
@PLAYERS
@click.option("--set", "house", type=NUMBERS, multiple=True, metavar="NAME=VALUE", help="Change a number of the game.")
@click.option(
    "--save", "save", type=click.Path(dir_okay=False, path_type=Path), help="Where the game is saved when you leave."
)
@click.option("--best-of", type=int, default=1, show_default=True, metavar="N",
              help="Play a match of so many games at most: 3, or a single one.")  # fmt: skip
@click.option("--resume", type=click.Path(dir_okay=False, path_type=Path), help="Go on with a saved game or match.")
@BY_HAND
@OWN_SETS
def play(
    ruleset: str, deck: str | None, against: str | None, bot: str, seed: int | None, players: int | None,
    house: tuple[tuple[str, int], ...], save: Path | None, best_of: int, resume: Path | None,
    by_hand: bool,
) -> None:  # fmt: skip
    """Play in the terminal. You are player A; bots are the others.

    The table shows opponents above and you below, then what is asked with its options. Type a number or words of
    an option. `?` tells why something cannot be done, `card NAME` what a card says, `help` all the rest. When you
    leave, the game is saved, and you are told how to go on with it. In a match of several games each is saved in a
    file of its own, beside the one that names them all; the decks stay, and the loser begins the next.
    """
    if save is not None and not (save.name and save.absolute().parent.is_dir()):
        raise BadInput(f"--save: expected a file in a folder that is there, found {str(save)!r}")
    if resume is not None:
        go_on(resume, bot, save or resume)
        return
    ruleset = by_hand_of(ruleset) if by_hand else ruleset
    content = content_of(ruleset)
    players = players or content.game.seats[0]
    with plainly():
        series = Series(best_of, players)
    played = dealt(content, deck, against, new_key() if seed is None else seed, players, dict(house))
    save = save or Path(f"wtactics-{ruleset}-{secrets.token_hex(4) if seed is None else seed}.json")
    if series.best_of > 1:
        play_series(content, SeriesRecord(best_of, [played.record]), bot, save)
    else:
        play_one(content, played, bot, save)


def go_on(file: Path, bot: str, save: Path) -> None:
    """Go on with a saved game, or with a match of several."""
    with plainly(str(file)):
        if is_series(file):
            record = read_series(file)
            content = content_for(record.games[0])
        else:
            game = read_record(file)
            content = content_for(game)
            played = resumed(game, content.pool)
            record = None
    if record is None:
        play_one(content, played, bot, save)
    else:
        play_series(content, record, bot, save)


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
