"""What those must share to whom deeds of a quest are done, or in what no two of them may be equal."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.pacts import (
    APART_COST,
    APART_FACTION,
    APART_NAME,
    APART_TYPE,
    DOER,
    FACTION,
    NOTHING,
    TYPE,
    Feat,
)
from wtactics.rulesets.orc.speech.acts import OFTEN, Act, everywhere, feat_of, of_quest
from wtactics.rulesets.orc.speech.questing import again, counting
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.mentioning import plain

SHARING: Final = {
    FACTION: "of one faction", TYPE: "that share a type", DOER: "with one and the same creature",
    APART_TYPE: "of different types", APART_COST: "with different costs", APART_NAME: "with different names",
    APART_FACTION: "of different factions",
}  # fmt: skip


class SharingPhrase(Phrase):
    """What they must share, said behind how many they are, or how many different ones there must be."""

    def __init__(self, form: str, alike: int, example: str = "") -> None:
        super().__init__("feat", form, self.read, [f"{example or 'Kill three creatures'} {SHARING[alike]}."])
        self.alike: Final = alike

    def read(self, reading: Reading, feat: Feat, number: Number | None = None) -> Feat:
        if number is not None and feat.count not in (0, plain(number)):
            raise Misread(f"{feat.count} of them", number.text())
        if feat.alike != NOTHING or feat.turns > 0 or feat.at_once:
            raise Misread("what they share said once, and before the turns", feat.words)
        if feat.trigger is None or (self.alike == DOER and feat.trigger.fact not in BY_CARDS):
            raise Misread("what cards do", feat.words)
        noun = getattr(feat.trigger, "second" if feat.second else "first", None)
        if self.alike == APART_TYPE and getattr(noun, "types_meant", 0) in ONE_TYPE:
            raise Misread("cards that can be of several types", feat.words)
        found = again(counting(feat), SHARING[self.alike])
        found.alike = self.alike
        if feat.count == 0:
            found = feat_so_often(found, feat, plain(number) if number is not None else 0)
        return found


def feat_so_often(found: Feat, bare: Feat, n: int) -> Feat:
    """Of so many different ones there must be one each."""
    told = Feat(bare.words.replace(" ", f" {n} or more ", 1) + " " + SHARING[int(found.alike)], bare.trigger)
    told.count, told.second, told.alike = n, bare.second, found.alike
    return told


class BarePhrase(Phrase):
    """An act and to whom it is done, where it is told elsewhere to how many."""

    def __init__(self, act: Act) -> None:
        form = " ".join(f'"{word}"' for word in act.word.split())
        super().__init__("feat_bare", f"{form} {'card_nouns' if act.in_play() else 'any_nouns'}", self.read)
        self.act: Final = act

    def read(self, reading: Reading, noun: Noun) -> Feat:
        of_quest(reading)
        trigger = self.act.trigger(everywhere(noun), None)
        return feat_of(f"{self.act.word} {noun.text(True)}", trigger, 0, self.act.second)


def out_of_hand(reading: Reading, feat: Feat) -> Feat:
    """Cards are discarded from the hand anyway."""
    if feat.trigger is None or feat.trigger.fact not in (facts.DISCARDED, facts.PLAYED):
        raise Misread("cards that are discarded or played", feat.words)
    return feat


ONE_TYPE: Final = tuple(1 << type_ for type_ in range(16))
BY_CARDS: Final = (facts.KILLED, facts.STRUCK)
OF: Final = '("of" | "from" | "with")'
DIFFERENT: Final = (
    ('("card"? "types" | "types" "of" "cards")', APART_TYPE, "Play three cards"),
    ('"costs"', APART_COST, "Discard three cards"), ('"names"', APART_NAME, "Play three cards"),
)  # fmt: skip
PHRASES: Final = [
    SharingPhrase('feat ("of" ("one" | "the" "same") "allegiance" | "that" "share" "an" "allegiance")', FACTION),
    SharingPhrase('feat "that" "share" "a" "creature"? "type"', TYPE),
    SharingPhrase('feat "with" ("one" "and" "the" "same" | "the" "same" | "a" "single" | "one" "single") "creature"', DOER),
    *(SharingPhrase(f'feat {OF} many? "different" {what} | feat_bare {OF} many "different" {what}', apart, verb)
      for what, apart, verb in DIFFERENT),
    SharingPhrase(f'feat {OF} many? "factions" | feat_bare {OF} many "factions"', APART_FACTION, "Play three creatures"),
    *(BarePhrase(act) for act in OFTEN),
    Phrase("feat", 'feat "from" "your" "hand"', out_of_hand),
]  # fmt: skip
