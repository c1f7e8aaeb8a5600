"""ORC-SETUP and ORC-QUEST, as ORC-SETUP-05 has it: who begins, quests are vetoed, hands drawn, the first quests turned up."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import ASIDE, DECK, GONE, NOBODY, QUEST, Flow, Option, Seat, Thing, card_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.kits import turns
from wtactics.kits.verbs import VETO
from wtactics.rulesets.orc.ids import QUEST_05
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import OPENING_HAND, STARTING_INFLUENCE, VETOED, VETOES


class ChooseFirstPlayer(turns.ChooseFirstPlayer[OrcTable]):
    """ORC-SETUP-06 The first player is picked at random, unless the settings name one."""


class PartDecks(Step[OrcTable]):
    """ORC-SETUP-09, ORC-QUEST-02, ORC-QUEST-04 Quests lie apart from the army deck, and all read them before the game."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        for seat in range(t.seats):
            for c in t.at(DECK, seat):
                if t.library.type[t.printed[c]] == QUEST:
                    t.move(c, ASIDE, seat)
                    t.know(c, (1 << t.seats) - 1)
        return NEXT


def passed_by(t: OrcTable, seat: Seat) -> Seat:
    """ORC-QUEST-04 Quest decks are passed to the left: whose deck the seat reads."""
    return (seat + t.seats - 1) % t.seats


class VetoQuests(Step[OrcTable]):
    """ORC-QUEST-05, ORC-QUEST-06, ORC-QUEST-07 In turn, the first player first, each vetoes a quest of the deck he has got."""

    def ask(self, t: OrcTable) -> None:
        if t.note(VETOED) < t.setting(VETOES) * t.seats and t.out[self.chooser(t)] == 0:
            t.ask(self.chooser(t))
            t.offer_each(VETO, t.quest_deck(passed_by(t, self.chooser(t))))

    def chooser(self, t: OrcTable) -> Seat:
        """Whose veto comes now."""
        return (t.starter + t.note(VETOED)) % t.seats

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != VETO:
            return -1
        return 0 if thing in t.quest_deck(passed_by(t, self.chooser(t))) else QUEST_05

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer != NOTHING:
            c = card_of(answer)
            t.move(c, GONE, t.owner[c])
            t.happened(facts.REMOVED, c, t.owner[c])
        t.remember(VETOED, t.note(VETOED) + 1)
        return AGAIN if t.note(VETOED) < t.setting(VETOES) * t.seats else NEXT


class ShuffleDecks(Step[OrcTable]):
    """ORC-QUEST-08, ORC-QUEST-09, ORC-SETUP-09 Quest decks and army decks are shuffled, and lie face down."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        for seat in range(t.seats):
            self.shuffle_quests(t, seat)
            t.shuffle(seat)
        return NEXT

    def shuffle_quests(self, t: OrcTable, seat: Seat) -> None:
        """ORC-QUEST-11, ORC-SETUP-12 From now on all know what is in the quest deck, and nobody its order: that is chance."""
        left = t.quest_deck(seat)
        while len(left) > 0:
            c = left[t.roll(len(left))]
            t.move(c, ASIDE, seat)
            left = t.quest_deck(seat)[: len(left) - 1]
        t.hide(ASIDE, seat)


class OpeningHands(Step[OrcTable]):
    """ORC-SETUP-07, ORC-WIN-04, ORC-SETUP-10 Each player draws seven cards and has 20 influence."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        for seat in range(t.seats):
            for _ in range(t.setting(OPENING_HAND)):
                t.draw(seat)
        t.give_influence(t.setting(STARTING_INFLUENCE))
        return NEXT


class TurnUpQuests(Step[OrcTable]):
    """ORC-QUEST-10, ORC-STATE-10 The top card of each quest deck is turned up, and is in play."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        for seat in range(t.seats):
            turn_up_quest(t, seat)
        return NEXT


def turn_up_quest(t: OrcTable, seat: Seat) -> None:
    """ORC-QUEST-64, ORC-QUEST-66, ORC-QUEST-70 The next quest of this deck is on offer, if there is one."""
    quests = t.quest_deck(seat)
    if t.open_quest(seat) == NOBODY and len(quests) > 0:
        t.offer_quest(quests[0], seat)


class NextTurn(turns.NextTurn[OrcTable]):
    """ORC-TURN-01, ORC-SETUP-11 Players take turns one by one, clockwise."""
