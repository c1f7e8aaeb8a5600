"""What is to be so for a quest: what its player has and controls, how much of it, where, and of how many sorts."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import Condition, Noun, Number
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.pacts import Feat
from wtactics.rulesets.orc.speech.acts import Tally, enough, everywhere, in_own_words, of_quest, targets_too, yours
from wtactics.rulesets.orc.speech.fronts import ZONE, InFront
from wtactics.rulesets.orc.speech.gear import Equipped
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE
from wtactics.vocabulary.conditions.comparing import has, you_have
from wtactics.vocabulary.conditions.judging import controls
from wtactics.vocabulary.conditions.meaning import Both, Compare
from wtactics.vocabulary.nouns.bearing import Bearing
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.having import Having
from wtactics.vocabulary.nouns.limits import AT_LEAST
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.numbers.meaning import Factions, Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import article
from wtactics.vocabulary.things.mentioning import plain, renewed, same


class Alike(Number):
    """How many of these share a type: of the type that most of them have."""

    def __init__(self, noun: Noun) -> None:
        self.noun: Final = noun

    def most(self, t: Table) -> vec[i64]:
        """Those who share the type that most of them have."""
        best = vec[i64]()
        for kind in range(len(t.library.kinds)):
            found = vec[i64]()
            for c in self.noun.all(t):
                if t.library.is_kind(t.printed[c], kind):
                    found = append(found, c)
            if len(found) > len(best):
                best = found
        return best

    def of(self, t: Table) -> i64:
        return len(self.most(t))

    def text(self) -> str:
        return f"the number of {self.noun.text(True)} that share a type"


class OfOneFront(Alike):
    """How many of these stand in the same front: in the one with most of them."""

    def most(self, t: Table) -> vec[i64]:
        best = vec[i64]()
        for front in (OFFENSIVE, DEFENSIVE):
            found = vec[i64]()
            for c in self.noun.all(t):
                if t.place[c] & 15 == front:
                    found = append(found, c)
            if len(found) > len(best):
                best = found
        return best

    def text(self) -> str:
        return f"the number of {self.noun.text(True)} in the same front"


def have(reading: Reading, said: Tally) -> Feat:
    """Have so many creatures."""
    of_quest(reading)
    noun, relation, number, words = said
    condition = controls(reading, Detail("whose", YOURS), (everywhere(noun), relation, number, words))
    return Feat(f"have {words}", None, condition)


def have_on(reading: Reading, noun: Noun, said: Tally) -> Feat:
    """Have pieces on so many of your creatures."""
    of_quest(reading)
    bearing = Equipped(True) if noun.text(False) == "equipment" else Bearing(noun, True)
    who, relation, number, words = said
    if not isinstance(who, CardNoun):
        raise Misread("creatures", words)
    found = have(reading, (renewed(who, Detail("quality", bearing)), relation, number, words))
    return Feat(f"have {article(noun.text(False))} on {words}", None, found.condition)


def have_alike(reading: Reading, said: Tally, _type: None = None) -> Feat:
    """Have so many creatures that share a type."""
    return measured(reading, said, Alike, "that share a type")


def have_together(reading: Reading, said: Tally) -> Feat:
    """Have so many creatures in one front, whichever that is."""
    return measured(reading, said, OfOneFront, "in the same front")


def have_in_each(reading: Reading, said: Tally) -> Feat:
    """Have so many in either front."""
    of_quest(reading)
    noun, relation, number, words = said
    told = f"{words} in each of your fronts"
    there = [controls_there(reading, noun, front, (relation, number, told)) for front in (OFFENSIVE, DEFENSIVE)]
    return Feat(f"have {told}", None, Both(there[0], there[1], False))


def controls_there(reading: Reading, noun: Noun, front: i64, said: tuple[int, Number, str]) -> Condition:
    """You control so many in this front."""
    assert isinstance(noun, CardNoun)
    there = renewed(noun, Detail("near", False), Detail("quality", InFront(front)))
    return controls(reading, Detail("whose", YOURS), (there, *said))


def measured(reading: Reading, said: Tally, kind: type[Alike], what: str) -> Feat:
    """Have so many of which this is true together."""
    of_quest(reading)
    noun, n, words = enough(said)
    condition = Compare(kind(yours(noun)), AT_LEAST, Fixed(n), f"you control {words} {what}")
    return Feat(f"have {words} {what}", None, condition)


def have_factions(reading: Reading, noun: Noun, number: Number) -> Feat:
    """Have creatures of so many factions."""
    of_quest(reading)
    words = f"{noun.text(True)} of {plain(number)} or more different factions"
    return Feat(f"have {words}", None, Compare(Factions(yours(noun)), AT_LEAST, number, f"you control {words}"))


def have_goods(reading: Reading, having: Having) -> Feat:
    """Have so much influence, or so many cards in hand, or more than others have."""
    of_quest(reading)
    condition = has(reading, you_have(reading), having)
    return Feat(in_own_words(condition.text()).removeprefix("you "), None, condition)


def held(reading: Reading, feat: Feat) -> Feat:
    if feat.condition is None:
        raise Misread("what is so", feat.words)
    return feat


HAVE: Final = '("have" | "control")'
AT_ONCE: Final = (
    '("in" "play")? ("at" ("the" "same" | "one" | "a" "single" | "any" "one"?) ("time" | "moment") | "simultaneously")'
)
IN_ONE: Final = (
    '"in" ("the" "same" | "one" | "a" "single" | "either" | ("one" | "either") "of" "your")'
    f' ({ZONE} | "fronts" | "zones")'
)
SO_MANY: Final = '("at" "least" many | many ("or" "more")?)'
PHRASES: Final = [
    Phrase("hoard", f"{HAVE} had", have, ["Have five creatures at the end of your turn."]),
    Phrase("hoard", '"have" (("a" | "an")? card_noun | card_nouns) "on" on_many', have_on,
           ["Have Equipment on three of your creatures."]),
    Phrase("on_many", '("one" ("or" "more")? | "at" "least" "one" | many ("or" "more")? | "at" "least" many) "of" owned_nouns',
           targets_too),
    Phrase("on_many", "had", same),
    Phrase("hoard", f'{HAVE} had "that" "share" "a" "creature"? "type"', have_alike,
           ["Have three creatures that share a type at the end of your turn."]),
    Phrase("hoard", f"{HAVE} had {IN_ONE}", have_together, ["Control six creatures in the same front."]),
    Phrase("hoard", f'{HAVE} had "in" ("each" | "both") "of"? "your" ("fronts" | "front" | "zones")', have_in_each,
           ["Have three creatures in each of your fronts at the end of your turn."]),
    Phrase("hoard", f'{HAVE} card_nouns ("of" | "from") {SO_MANY} "factions" ("under" "your" "control" | "in" "play")?',
           have_factions, ["Control creatures of three different factions."]),
    Phrase("hoard", '"have" owning', have_goods, ["Have 25 or more influence."]),
    Phrase("hoard", '"control" commanding_more', have_goods),
    Phrase("hoard", f"hoard {AT_ONCE}", held),
]  # fmt: skip
