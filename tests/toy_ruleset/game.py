"""TOY, in the order of its book, and as programs use it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from toy_ruleset import rules, told
from toy_ruleset.ids import ABIL_04, ABIL_06, WIN_04
from toy_ruleset.table import AIMING, DAWN, DAY, DUSK, FIRST_PLAYER, LOOP_LIMIT, POND, ToyTable
from wtactics.cards import Card
from wtactics.engine.library import Library
from wtactics.engine.places import ALL_SEE, DECK, HAND, KINDS, NONE_SEES, OWNER_SEES, Seat
from wtactics.engine.setting import Setting
from wtactics.engine.state import Terms, zeros
from wtactics.engine.step import Ruleset, Step
from wtactics.engine.view import View
from wtactics.kits import settings
from wtactics.kits.dealing import Dealing
from wtactics.kits.game import Game, GoldenGame
from wtactics.kits.judgement import Judgement
from wtactics.vocabulary.changes import values
from wtactics.vocabulary.conditions import comparing, judging
from wtactics.vocabulary.deeds import hands, harm, marking, score
from wtactics.vocabulary.nouns import describing, naming, placing, siding
from wtactics.vocabulary.numbers import counting
from wtactics.vocabulary.sentences import clauses, lines, prices
from wtactics.vocabulary.speech import PhaseName, Speech
from wtactics.vocabulary.things import among, hosting, mentioning
from wtactics.vocabulary.triggers import watching

SEATS: Final = (2, 2)  # TOY-START-01
SIZE: Final = 12
SETTINGS: Final = (  # in the order of table.py
    Setting("hand", 3, 0, 12, "Cards in the first hand"),  # TOY-START-03
    Setting("points", 10, 1, 100, "Points at the start"),  # TOY-START-04
    Setting("plays", 1, 1, 12, "Cards to be played in a turn"),  # TOY-PLAY-02
    settings.LOOP_LIMIT,
    settings.first_player(2),
)
SPEECH: Final = Speech(
    [PhaseName("Dawn", [DAWN]), PhaseName("Day", [DAY]), PhaseName("Dusk", [DUSK])],
    {},
    families=(
        among, clauses, comparing, counting, describing, hosting, judging, lines, mentioning, naming, placing, prices,
        siding, watching,
        hands, harm, marking, score, values,
    ),
)  # fmt: skip


def toy() -> Ruleset[ToyTable]:
    """Two ponds."""
    endless = rules.Endless(LOOP_LIMIT, ABIL_06)
    game: list[Step[Any]] = [rules.ChooseFirstPlayer(FIRST_PLAYER), rules.DealHands(), rules.NextTurn()]
    turn: list[Step[Any]] = [
        rules.BeginPhase(DAWN), rules.UnmarkAll(), rules.DrawCard(),
        rules.BeginPhase(DAY), rules.Day(),
        rules.BeginPhase(DUSK), rules.TurnEnds(), rules.EndTurn(),
    ]  # fmt: skip
    announce: list[Step[Any]] = [rules.BeginAnnouncing(), rules.ToyTargets(), rules.Commit()]
    resolve: list[Step[Any]] = [rules.Resolve(), rules.Finish()]
    triggers: list[Step[Any]] = [rules.OrderTriggers(AIMING, ABIL_04), rules.EndTriggers()]
    aiming: list[Step[Any]] = [rules.DropAimless(), rules.ToyTargets(), rules.FireTrigger()]
    return Ruleset(
        "toy",
        [game, turn, announce, resolve, [], triggers, aiming],
        [rules.BuryDead(), rules.Verdict(), rules.PlaceTriggers(endless)],
        rules.Concede(),
        endless,
    )


class ToyDealing(Dealing[ToyTable]):
    """TOY with a library and settings."""

    def __init__(
        self, library: Library, given: Mapping[str, int] | None = None, edited: Ruleset[ToyTable] | None = None
    ) -> None:
        super().__init__(library, toy() if edited is None else edited, SETTINGS, given)

    def sight(self) -> vec[i64]:
        sees = zeros(KINDS, ALL_SEE)
        sees[DECK] = NONE_SEES
        sees[HAND] = OWNER_SEES
        return sees

    def empty(self, terms: Terms) -> ToyTable:
        return ToyTable(terms)


def deck_faults(cards: list[Card]) -> list[tuple[str, str]]:
    """TOY-DECK-01, TOY-DECK-02 Every rule that the deck breaks, with what was found."""
    found = [("TOY-DECK-01", f"expected {SIZE} cards, found {len(cards)}")] if len(cards) != SIZE else []
    strange = sorted({card.type for card in cards} - {"creature", "event"})
    return found + [
        ("TOY-DECK-02", f"expected creatures and events, found a card of type {type_}") for type_ in strange
    ]


class ToyJudgement(Judgement[ToyTable]):
    """A point is worth as much as a card in hand, a creature its values."""

    def seat_worth(self, t: ToyTable, seat: Seat) -> i64:
        creatures = sum([t.attack[c] + t.defense[c] for c in t.at(POND, seat)])
        return 100 * (t.points[seat] + len(t.at(HAND, seat))) + 80 * creatures


def game() -> Game:
    """TOY as programs use it."""
    return Game(
        name="toy", title="Two ponds", rules=toy(), seats=SEATS, settings=SETTINGS + settings.OF_QUESTIONS,
        dealing=ToyDealing, views=View, rule_id=told.IDS.of, faults=deck_faults,
        question_words=told.TOLD.question, label_words=told.TOLD.labels, speech=SPEECH, show=told.TOLD.show(),
        giving_up=WIN_04, judgement=ToyJudgement(ToyTable), playthroughs=(GoldenGame(3, "greedy", ("Frogs", "Herons")),),
    )  # fmt: skip
