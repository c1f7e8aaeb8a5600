"""Quest decks: who looks at the top card of one, and may put it under the deck."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.places import SEAT_THING, Flow, Option, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.questing import Questing
from wtactics.vocabulary.deeds.deed import Deed, first_seat
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, may
from wtactics.vocabulary.things.meaning import Slot, Things, You, clause


class QuestDeck(PlayerNoun):
    """Quest decks with a card under the quest on offer, told by who has brought them; of a fallen player, too (ORC-WIN-12)."""

    def fits(self, t: Table, thing: Thing) -> bool:
        assert isinstance(t, Questing)
        return thing >= SEAT_THING and len(t.quest_deck(thing - SEAT_THING)) > 0

    def text(self, many: bool) -> str:
        return "quest decks" if many else "quest deck"


class OfQuestDeck(Deed):
    """Something is done with the top card of a quest deck."""

    def __init__(self, players: Things, deck: Things) -> None:
        self.players: Final = players
        self.deck: Final = deck

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, Questing)
        for thing in self.deck.of(t):
            if thing >= SEAT_THING and len(t.quest_deck(thing - SEAT_THING)) > 0:
                self.handle(t, thing)
        return NEXT

    def handle(self, t: Questing, deck: Thing) -> None:
        """Do it with the top card of this one."""
        raise NotImplementedError


class LookAtQuest(OfQuestDeck):
    """ORC-QUEST-69 A player sees the top card of a quest deck, and nobody else does."""

    def handle(self, t: Questing, deck: Thing) -> None:
        seat = first_seat(t, self.players)
        if seat >= 0:
            t.show(t.quest_deck(deck - SEAT_THING)[0], 1 << seat)

    def text(self) -> str:
        return clause(self.players, "look", f"at the top card of {self.deck.text()}")


class BuryQuest(OfQuestDeck):
    """ORC-QUEST-68 The top card of a quest deck goes to its bottom."""

    def handle(self, t: Questing, deck: Thing) -> None:
        t.put_under(t.quest_deck(deck - SEAT_THING)[0])

    def text(self) -> str:
        return clause(self.players, "put", "it on the bottom of that quest deck")


def a_deck(reading: Reading) -> Things:
    """Whoever acts picks one."""
    return reading.pick(QuestDeck(), "a quest deck")


def target_deck(reading: Reading) -> Things:
    return reading.target(QuestDeck(), "target quest deck")


def look_at_quest(reading: Reading, deck: Things) -> LookAtQuest:
    return LookAtQuest(reading.players(), deck)


def bury_quest(reading: Reading) -> Steps:
    """What was looked at in the sentence before."""
    looked = next((step for step in reading.last_said if isinstance(step, LookAtQuest)), None)
    if looked is None or not isinstance(looked.deck, Slot) or not isinstance(looked.players, You):
        raise Misread("the top card of a quest deck that you looked at", "none")
    return may(reading, [BuryQuest(You(), looked.deck)])


HIDDEN: Final = '("face" "-"? "down")'
CARD: Final = '("it" | "that" ("card" | "quest") | "the" ("card" | "quest"))'
DECK: Final = '(("that" | "the" | "its") "quest"? "deck")'
UNDER: Final = f'(("on" | "to" | "onto" | "at") "the" "bottom" ("of" {DECK})? | "under" {DECK})'
PHRASES: Final[list[Any]] = [
    Phrase("quest_deck", '("one" | "a" | "any") "quest" "deck"', a_deck),
    Phrase("quest_deck", '"target" "quest" "deck"', target_deck, ["Look at the top card of target quest deck."]),
    Phrase("deed", f'{{look}} "at" "the" ("top" | "topmost") {HIDDEN}? ("card" | "quest") "of" quest_deck', look_at_quest,
           ["Look at the top card of a quest deck."]),
    Phrase("fronted", f'"you" "may" "put" {CARD} {UNDER}', bury_quest,
           ["Look at the top card of a quest deck. You may put it on the bottom of that deck."]),
]  # fmt: skip
