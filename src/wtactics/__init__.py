"""wtactics: a workbench for the WTactics/Arcmage card game, which enforces its rulesets.

The public face; every name is imported when it is first asked for, so importing the package costs nothing.
"""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from wtactics.bots.bot import Bot
    from wtactics.bots.playout import play_out, sow_all
    from wtactics.bots.roster import make_bot
    from wtactics.cards import Card, CardLibrary, Deck, find_decks, load_cards, read_deck
    from wtactics.content.content import Content
    from wtactics.content.pool import CardPool, load_library
    from wtactics.engine.imagine import imagine
    from wtactics.engine.match import Match, NotOffered
    from wtactics.engine.perft import perft
    from wtactics.engine.telling import as_data, facts_for
    from wtactics.engine.view import View
    from wtactics.form import engine_form
    from wtactics.games import UnknownRuleset, ruleset
    from wtactics.kits.game import Choice, Game
    from wtactics.kits.settings import BadSettings
    from wtactics.lab.conformance import Violation, check_ruleset
    from wtactics.records.file import read_record, write_record
    from wtactics.records.record import BadRecord, Record, RecordedMatch, begin, replay, replay_steps, resume
    from wtactics.version import __version__

HOMES: Final = {
    "wtactics.bots.bot": ("Bot",),
    "wtactics.bots.playout": ("play_out", "sow_all"),
    "wtactics.bots.roster": ("make_bot",),
    "wtactics.content.pool": ("CardPool", "load_library"),
    "wtactics.cards": ("Card", "CardLibrary", "Deck", "find_decks", "load_cards", "read_deck"),
    "wtactics.lab.conformance": ("Violation", "check_ruleset"),
    "wtactics.engine.imagine": ("imagine",),
    "wtactics.engine.match": ("Match", "NotOffered"),
    "wtactics.engine.perft": ("perft",),
    "wtactics.engine.telling": ("as_data", "facts_for"),
    "wtactics.engine.view": ("View",),
    "wtactics.form": ("engine_form",),
    "wtactics.games": ("UnknownRuleset", "ruleset"),
    "wtactics.kits.game": ("Choice", "Game"),
    "wtactics.kits.settings": ("BadSettings",),
    "wtactics.records.record": ("BadRecord", "Record", "RecordedMatch", "begin", "replay", "replay_steps", "resume"),
    "wtactics.records.file": ("read_record", "write_record"),
    "wtactics.content.content": ("Content",),
    "wtactics.version": ("__version__",),
}
HOME_OF: Final = {name: home for home, names in HOMES.items() for name in names}

__all__ = [
    "BadRecord",
    "BadSettings",
    "Bot",
    "Card",
    "CardLibrary",
    "CardPool",
    "Choice",
    "Content",
    "Deck",
    "Game",
    "Match",
    "NotOffered",
    "Record",
    "RecordedMatch",
    "UnknownRuleset",
    "View",
    "Violation",
    "__version__",
    "as_data",
    "begin",
    "check_ruleset",
    "engine_form",
    "facts_for",
    "find_decks",
    "imagine",
    "load_cards",
    "load_library",
    "make_bot",
    "perft",
    "play_out",
    "read_deck",
    "read_record",
    "replay",
    "replay_steps",
    "resume",
    "ruleset",
    "sow_all",
    "write_record",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    """Import a public name from where it lives."""
    if name not in HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(HOME_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *HOME_OF})
