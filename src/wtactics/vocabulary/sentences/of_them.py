"""Of them: how many of several things that were spoken of are such, or were before something was done; and who has them."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Condition, Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Compare
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.describing import are_such, was_a
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, EXACTLY
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed
from wtactics.vocabulary.numbers.partings import leaves_play
from wtactics.vocabulary.reading.leaning import are_several
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.beforehand import Then
from wtactics.vocabulary.things.among import SomeAmong
from wtactics.vocabulary.things.meaning import All, Among, KeeperOf, Slot, Things
from wtactics.vocabulary.things.mentioning import counted, his_controller, plain


class OfThem:
    """So many of several things."""

    def __init__(self, things: Things, relation: int, n: int, words: str) -> None:
        self.things: Final = things
        self.relation: Final = relation
        self.n: Final = n
        self.words: Final = words

    def are(self, quality: Quality, said: str) -> Condition:
        such = CountOf(SomeAmong(self.things, quality))
        return Compare(such, self.relation, Fixed(self.n), f"{self.words} {said}")


class AllOfThem(OfThem):
    """All of them, at least one."""

    def are(self, quality: Quality, said: str) -> Condition:
        return AllAre(self.things, CountOf(SomeAmong(self.things, quality)), f"{self.words} {said}")


class AllAre(Compare):
    """All of several things are such, and there is one."""

    def __init__(self, things: Things, such: Number, words: str) -> None:
        super().__init__(such, EXACTLY, CountOf(Among(things)), words)
        self.some: Final = Compare(such, AT_LEAST, Fixed(1), words)

    def holds(self, t: Any) -> bool:
        return super().holds(t) and self.some.holds(t)


class Keepers(KeeperOf):
    """Who controls (or owns) any of several things, each of these players once."""

    def many(self) -> bool:
        return True

    def text(self) -> str:
        return f"{super().text()}s"


def them(reading: Reading) -> Things:
    return reading.them()


def those(reading: Reading, word: str) -> Things:
    return reading.that(word, True)


def still_known(reading: Reading, things: Things) -> Things:
    """What was chosen is known wherever it goes, what a noun means only as long as nothing is done to it."""
    spoken = getattr(things, "things", things)
    if not are_several(spoken):
        raise Misread("several things", things.text())
    if isinstance(spoken, Slot):
        return things
    noun = spoken.noun if isinstance(spoken, All) else None
    plainly = isinstance(noun, CardNoun) and not noun.qualities and all(sort.steady for sort in noun.sorts)
    if not plainly or any(map(leaves_play, reading.last_said)):
        raise Misread("things that were chosen", things.text())
    return things


def one_of(reading: Reading, things: Things) -> OfThem:
    return OfThem(things, AT_LEAST, 1, f"at least one of {things.text()}")


def exactly_one_of(reading: Reading, things: Things) -> OfThem:
    return OfThem(things, EXACTLY, 1, f"exactly one of {things.text()}")


def none_of(reading: Reading, things: Things) -> OfThem:
    return OfThem(things, AT_MOST, 0, f"none of {things.text()}")


def both_of(reading: Reading, things: Things) -> OfThem:
    return OfThem(things, AT_LEAST, 2, f"both of {things.text()}")


def all_of(reading: Reading, things: Things) -> OfThem:
    return AllOfThem(things, EXACTLY, 0, f"all of {things.text()}")


def at_least_of(reading: Reading, number: Number, things: Things) -> OfThem:
    return OfThem(things, AT_LEAST, plain(number), f"at least {counted(plain(number))} of {things.text()}")


def exactly_of(reading: Reading, number: Number, things: Things) -> OfThem:
    return OfThem(things, EXACTLY, plain(number), f"exactly {counted(plain(number))} of {things.text()}")


def are_now(reading: Reading, some: OfThem, quality: Quality) -> Condition:
    still_known(reading, some.things)
    return some.are(quality, quality.told(some.n != 1))


def were_then(reading: Reading, some: OfThem, quality: Quality) -> Then:
    """They are looked at before the first deed of the sentence before."""
    said = quality.told(some.n != 1).split(" ", 1)
    if said[0] not in ("is", "are", "was", "were"):
        raise Misread("what they were", quality.told(True))
    told = f"{'was' if said[0] in ('is', 'was') else 'were'} {said[1]}"
    return Then(some.are(quality, quality.told(True)), f"{some.words} {told}")


def were_such(reading: Reading, said: Sort) -> Quality:
    was_a(reading, said)  # refuses what is no type
    return are_such(reading, False, said)


def was_one(reading: Reading, some: OfThem, said: Sort) -> Then:
    """What was chosen still is what is printed on it."""
    if isinstance(getattr(some.things, "things", some.things), Slot):
        raise Misread("things that are known no more", some.words, lightly=True)
    return were_then(reading, some, was_a(reading, said))


def how_many(reading: Reading, things: Things) -> Number:
    return CountOf(Among(still_known(reading, things)))


def how_many_of(reading: Reading, word: str) -> Number:
    return how_many(reading, those(reading, word))


def keepers(reading: Reading, things: Things, owner: bool) -> Things:
    return reading.tell(Keepers(still_known(reading, things), owner))


def controllers(reading: Reading, things: Things) -> Things:
    return keepers(reading, things, False)


def owners(reading: Reading, things: Things) -> Things:
    return keepers(reading, things, True)


def same(reading: Reading, part: Any) -> Any:
    return part


THEIR: Final = '(("each" | "all") "of")?'
PHRASES: Final = [
    Phrase("they_all", '"them"', them),
    Phrase("they_all", '("those" | "these") words', those),
    Phrase("of_them", '("at" "least")? "one" "of" they_all | ("any" | "some") "of" they_all | "either" "of" they_all', one_of),
    Phrase("of_them", '"exactly" "one" "of" they_all | "only" "one" "of" they_all', exactly_one_of),
    Phrase("of_them", '("none" | "neither") "of" they_all', none_of),
    Phrase("of_them", '"both" "of" they_all', both_of),
    Phrase("of_them", '("all" | "each") "of" they_all', all_of),
    Phrase("of_them", '"both"', lambda reading: both_of(reading, reading.them())),
    Phrase("of_them", 'many "or" "more" "of" they_all | "at" "least" many "of" they_all', at_least_of),
    Phrase("of_them", '"exactly" many "of" they_all', exactly_of),
    Phrase("condition", "of_them predicate", are_now,
           ["Mark two target creatures. If exactly one of them is an Elf, draw a card."]),
    Phrase("was_then", 'of_them ("was" | "were") were_what', were_then,
           ["Kill two target creatures. If both of them were Elves, draw a card."]),
    Phrase("were_what", "was_what", same),
    Phrase("was_then", 'of_them "was" ("a" | "an") (sort | card_sort)', was_one),
    Phrase("were_what", "sorts | card_sorts", were_such),
    Phrase("for_each", '"for" "each" "of" they_all', how_many, ["Mark two target creatures. Draw a card for each of them."]),
    Phrase("value", '"the" "number" "of" ("those" | "these") words', how_many_of),
    Phrase("players", f'{THEIR} "their" "controllers"', lambda reading: controllers(reading, reading.them()),
           ["Mark two target creatures. Their controllers draw a card."]),
    Phrase("players", f'{THEIR} "their" "owners"', lambda reading: owners(reading, reading.them())),
    Phrase("players", f'{THEIR} ("those" | "these") words "\'" ("controllers" | "controller")',
           lambda reading, word: controllers(reading, those(reading, word))),
    Phrase("players", '"the" ("controllers" | "controller") "of" they_all', controllers),
    Phrase("players", '"the" ("owners" | "owner") "of" they_all', owners),
    Phrase("he_player", 'its "former" "controller" | "the" ("player" | "opponent") "that" "controlled" again', his_controller,
           ["Kill target creature. The player that controlled it draws a card."]),
]  # fmt: skip
