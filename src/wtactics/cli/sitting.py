"""One game in the terminal, from where it stands until it is over or the person leaves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from rich.text import Text

from wtactics.bots.playout import sow_all
from wtactics.bots.roster import make_bot
from wtactics.cli.paper import paper
from wtactics.cli.session import Leave, TerminalSession
from wtactics.content.bad_input import BadInput
from wtactics.content.content import Content
from wtactics.engine.chance import seed_for
from wtactics.kits.game import MOST_SEED
from wtactics.records.file import write_record
from wtactics.records.record import RecordedMatch

PERSON: Final = 0  # the seat of whoever sits at the terminal


def sit(
    content: Content,
    played: RecordedMatch,
    bot: str,
    save: Callable[[str], None],
    give_up: Callable[[], None] | None = None,
) -> bool:
    """Play until the end, or until the person leaves; was it the end?

    `save` writes to a named file, or to the usual one; `give_up` notes that the whole match is given up, if there is one.
    """
    record = played.record
    decks = [deck.name for deck in record.decks]
    bots = [make_bot(bot, content.game) for _ in decks]
    sow_all(bots, (seed_for(record.seed, "bots") + len(record.choices)) % MOST_SEED)
    played.match.table.listen()
    seed = f" (seed {record.seed})" if isinstance(record.seed, int) else ""
    against = f"{decks[PERSON]} against {', '.join(decks[1:])}{seed}"
    names = ("you", *[bot] * (len(decks) - 1))
    if played.game.by_hand:  # BYHAND-OPEN-05 no bot knows what to do
        paper().print(Text(f"You all play at this terminal: {against}. Type help for help."))
        names = tuple(f"deck {deck}" for deck in decks)
    else:
        paper().print(Text(f"You play {against}. You are A; type help for help."))
    session = TerminalSession(content, played, PERSON, bots, names)
    session.save, session.give_up_match = save, give_up
    try:
        session.play()
    except Leave:
        return False
    return True


def play_one(content: Content, played: RecordedMatch, bot: str, file: Path) -> None:
    """Play a single game; what is not over is saved when the person leaves."""
    save = partial(save_as, played, file)
    if not sit(content, played, bot, save):
        save("")
        paper().print(Text(f"Go on with: wtactics play --resume {file} --bot {bot}"), soft_wrap=True)  # to be copied


def save_as(played: RecordedMatch, file: Path, other: str) -> None:
    """Write the game to its file, or to another."""
    path = Path(other) if other else file
    try:
        write_record(played.record, path)
    except OSError as error:
        raise unsaved(path, error) from None
    paper().print(Text(f"The game is saved in {path}."))


def unsaved(path: Path, error: OSError) -> BadInput:
    """Why something is not saved."""
    return BadInput(f"{path}: the game cannot be saved there: {(error.strerror or 'it fails').lower()}")
