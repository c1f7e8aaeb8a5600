"""Quests that players must let go: by effects that make them abandon or fail one that they have active."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import NOBODY, QUEST, Flow, Option, Seat, card_of
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import PICK
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.oaths import OATH, OATH_QUEST
from wtactics.rulesets.orc.rules.quest import abandon, accept, cannot_accept, give_up_quest
from wtactics.rulesets.orc.table import OrcTable
from wtactics.vocabulary.deeds.deed import Deed, first_seat
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, clause


class TakeUp(Deed):
    """ORC-QUEST-15 A player accepts a quest at once, if he can: one of his choice, or the one that is meant."""

    def __init__(self, players: Things, quest: Things | None) -> None:
        self.players: Final = players
        self.quest: Final = quest

    def ask(self, t: Table) -> None:
        assert isinstance(t, OrcTable)
        seat = first_seat(t, self.players)
        if seat != NOBODY:
            quests = self.acceptable(t, seat)
            t.ask(seat)
            t.offer_each(PICK, quests)

    def acceptable(self, t: OrcTable, seat: Seat) -> vec[i64]:
        """What the seat can accept of those that are meant."""
        out = vec[i64]()
        me, you, item = t.me, t.you, t.item
        meant = self.quest.of(t) if self.quest is not None else vec[i64]()
        for owner in range(t.seats):
            quest = t.open_quest(owner)
            if quest >= 0 and (self.quest is None or quest in meant) and cannot_accept(t, seat, quest) == 0:
                out = append(out, quest)
            t.speak_again(me, you, item)
        return out

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        seat = first_seat(t, self.players)
        if answer != NOTHING and seat != NOBODY:
            accept(t, seat, card_of(answer))
        return NEXT

    def text(self) -> str:
        return clause(self.players, "accept", "a quest" if self.quest is None else self.quest.text())


def takes_up(reading: Reading, things: Things | None = None) -> TakeUp:
    players = reading.players()
    if players.many():
        raise Misread("one player", players.text())
    return TakeUp(players, things)


def that_quest(reading: Reading) -> Things:
    """The quest of which the trigger tells, or that this card is attached to."""
    return reading.that("quest", False)


def quest_again(reading: Reading, things: Things) -> Things:
    noun = reading.noun_of(things)
    if not isinstance(noun, CardNoun) or noun.types_meant != 1 << QUEST:
        raise Misread("a quest that was spoken of before", things.text())
    return things


class Forsake(Deed):
    """ORC-QUEST-22, ORC-QUEST-31 A player abandons or fails a quest of his choice that he has active, if he has any."""

    def __init__(self, players: Things, fails: bool) -> None:
        self.players: Final = players
        self.fails: Final = fails

    def ask(self, t: Table) -> None:
        assert isinstance(t, OrcTable)
        seat = first_seat(t, self.players)
        if seat != NOBODY and t.tokens_out(seat) > 0:
            t.ask(seat)
            for i in range(0, len(t.oaths), OATH):
                if t.oaths[i] == seat:
                    t.offer(PICK, t.oaths[i + OATH_QUEST])

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        seat = first_seat(t, self.players)
        if answer != NOTHING and seat != NOBODY:
            if self.fails:
                give_up_quest(t, seat, card_of(answer), False)
            else:
                abandon(t, seat, card_of(answer))
        return NEXT

    def text(self) -> str:
        whose = "your" if isinstance(self.players, You) else "his"
        return clause(self.players, "fail" if self.fails else "abandon", f"one of {whose} active quests")


def one_forsakes(reading: Reading, fails: bool) -> Forsake:
    players = reading.players()
    if players.many():
        raise Misread("one player", players.text())
    return Forsake(players, fails)


FOR_HIM: Final = '("quest" | "quests") (("that" | "which")? ("is" | "are"))? "active" "for" ("him" | "them" | "you")'
ACTIVE: Final = (
    '("active" "quest" | "quest" ("that" | "which")? ("he" | "it" | "they" | "you")? ("has" | "have") "active")'
)
WHICH: Final = (
    '("one" "of" ("his" | "its" | "their" | "your") "active"? "quests"'
    f' | ("a" | "one" "of" "the") {FOR_HIM}'
    f' | ("a" | "an") ({ACTIVE} | "quest" | "active" "quest" "of" ("his" | "yours" | "theirs"))'
    ' | "a" "quest" "of" ("his" | "its" | "your") "choice")'
)
CHOICE: Final = '("of" ("his" | "your" | "its" | "their") "choice")'
AT_ONCE: Final = '("at" "once" | "immediately")'
PHRASES: Final = [
    Phrase("forsaking", '"abandon" | "abandons"', lambda reading: False),
    Phrase("forsaking", '"fail" | "fails"', lambda reading: True),
    Phrase("deed", f'{{accept}} ("a" | "one" | "any") "quest" ("of" ("your" | "his") "choice")? {AT_ONCE}?', takes_up,
           ["You may accept a quest."]),
    Phrase("deed", f"{{accept}} that_quest {AT_ONCE}?", takes_up),
    Phrase("that_quest", '"the" "same" "quest"', that_quest),
    Phrase("that_quest", "again | host", quest_again),
    Phrase("deed", f"forsaking {WHICH} {CHOICE}?", one_forsakes, ["Abandon one of your active quests."]),
]  # fmt: skip
