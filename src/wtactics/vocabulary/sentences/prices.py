"""What a price can ask for beside power and the mark sign, and how prices are worded."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Condition, Due, Noun, Number, Price
from wtactics.engine.places import GRAVE, NOBODY
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.deeds.death import Kill, RemoveFromGame, Sacrifice
from wtactics.vocabulary.deeds.hands import Discard, ReturnToHand
from wtactics.vocabulary.deeds.looking import Reveal
from wtactics.vocabulary.deeds.marking import Mark, Unmark
from wtactics.vocabulary.needs import GEMS, REMOVAL, STACKED
from wtactics.vocabulary.nouns.cards import ANYWHERE, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import is_a
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort, plain_faction, plural
from wtactics.vocabulary.numbers.meaning import Fixed, XNumber
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.reading.spoken import Given, words_of
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.dues import (
    CardsDue,
    DeckDue,
    DiscardDue,
    HandDue,
    MarkDue,
    PointsDue,
    RandomDue,
    RemoveDue,
    ReturnDue,
    SacrificeDue,
)
from wtactics.vocabulary.sentences.forfeits import begins_with_forfeit
from wtactics.vocabulary.sentences.limits import UseDue
from wtactics.vocabulary.sentences.parts import Activated
from wtactics.vocabulary.things.meaning import Slot, Things, This, article
from wtactics.vocabulary.things.mentioning import plain, renewed
from wtactics.vocabulary.triggers.catalogue import HANGING
from wtactics.vocabulary.triggers.meaning import Very


class Worded(Price):
    """A price that is not said in these words, but in its own."""

    def text(self) -> str:
        """The price in card English."""
        raise NotImplementedError


class PricePart:
    """One part of a price as it is read."""

    def __init__(self, power: i64 = 0, faction: i64 = NOBODY, x: bool = False, mark: bool = False) -> None:
        self.power: Final = power
        self.faction: Final = faction
        self.x: Final = x
        self.mark: Final = mark


def power(reading: Reading, number: Number, faction: int | None = None) -> PricePart:
    if isinstance(number, XNumber):
        return PricePart(0, NOBODY if faction is None else faction, True)
    return PricePart(number.n if isinstance(number, Fixed) else 0, NOBODY if faction is None else faction)


def one(reading: Reading) -> Number:
    return Fixed(1)


def mark_itself(reading: Reading, *_this: Things) -> PricePart:
    return PricePart(mark=True)


def price(reading: Reading, *parts: PricePart | Due) -> Price:
    units, faction, x, mark = 0, NOBODY, False, False
    dues: list[Due] = []
    for part in parts:
        if isinstance(part, Due):
            dues.append(part)
            continue
        if part.faction != NOBODY:
            if faction != NOBODY:
                raise Misread("power of one faction", "power of two")
            faction = part.faction
        units, x, mark = units + part.power, x or part.x, mark or part.mark
    dues = [MarkDue(due.noun, due.count, mark) if isinstance(due, MarkDue) and not due.others else due for due in dues]
    reading.given.extend(given_by(due) for due in dues if isinstance(due, CardsDue) and isinstance(due.noun, CardNoun))
    if sum(isinstance(due, UseDue) for due in dues) > 1:
        raise Misread("one word on how often", "two")
    if reading.word in HANGING:
        reading.recall(facts.PARTED)  # what it hangs on, if it leaves play before that is done
    return Price(units, faction, x, mark, dues)


def given_by(due: CardsDue) -> Given:
    """What a part of a price takes, as the text may speak of it later: the marked Elves, the discarded card."""
    many, assorted = due.count > 1, due.noun.sorts[-1] if isinstance(due.noun, CardNoun) else Sort()
    bare = Sort(kinds=assorted.kinds[-1:] if assorted.word == "" else [], word=assorted.word)
    return Given(
        due, due.verb, Slot(f"the {GIVING[due.verb]} {bare.text(many)}", due.count, plural=many), words_of(due.noun)
    )


def price_of_both(reading: Reading, *parts: Any) -> Price:
    """Mark this creature and another one."""
    *before, _this, too = parts
    return price(reading, *before, mark_itself(reading), too)


def in_row(reading: Reading, mark: Price, *parts: Any) -> Activated:
    """A price that a comma ends: what is marked, sacrificed or discarded of one's own behind the mark sign belongs to it."""
    steps: Steps = parts[-1]
    if begins_with_forfeit(steps) and not reading.in_order_to:
        raise Misread("an effect", "one more part of the price")
    return Activated(price(reading, mark_itself(reading), *parts[:-1]), steps)


class GivingPhrase(Phrase):
    """What was done to something to pay with it."""

    def __init__(self, form: str, verb: str) -> None:
        super().__init__("giving", form, self.give)
        self.verb: Final = verb

    def give(self, reading: Reading) -> str:
        return self.verb


def the_one_given(reading: Reading, verb: str, word: str) -> Things:
    return were_given(reading, verb, word, False)


def the_one_that_was(reading: Reading, word: str, verb: str) -> Things:
    return the_one_given(reading, verb, word)


def those_given(reading: Reading, verb: str, word: str) -> Things:
    return were_given(reading, verb, word, True)


def were_given(reading: Reading, verb: str, word: str, many: bool) -> Things:
    """What was given in this way as a part of the price, or had it done by the sentence before."""
    deeds = [step for step in reading.last_said if isinstance(step, DONE[verb])]
    if not deeds:
        put_away = verb == "discard" and all(given.verb != verb for given in reading.given)
        return reading.the_given("sacrifice" if put_away else verb, word, many)
    for mention in reading.latest():
        called = (word in mention.words or f"{word} card" in mention.words) and mention.things.many() == many
        if called and any(getattr(deed, "things", None) is mention.things for deed in deeds):
            return again(mention.things, f"the {GIVING[verb]} {plural(word) if many else word}")
    raise Misread(f"what the sentence before {verb}s", f"the {GIVING[verb]} {plural(word) if many else word}")


class WasGiven(Is):
    """What was given for the price is such a card."""

    def __init__(self, things: Things, quality: Quality, words: str) -> None:
        super().__init__(things, quality)
        self.words: Final = words

    def text(self) -> str:
        return self.words


def such_was_given(reading: Reading, said: Sort, verb: str) -> Condition:
    """Of the one card that was given for the price it is asked what it is."""
    given = next((each for each in reading.given if each.verb == verb and each.slot.most == 1), None)
    if given is None:
        raise Misread(f"one card that it takes to {verb}", "none")
    spoken = len(reading.mentions)
    things = reading.the_given(verb, given.words[0], False)
    del reading.mentions[spoken:]  # "it" goes on to be what was spoken of
    return WasGiven(things, is_a(reading, False, said), f"{article(said.text(False))} was {GIVING[verb]}")


def own(reading: Reading, noun: Noun) -> CardNoun:
    """Only cards of one's own can be given."""
    if not isinstance(noun, CardNoun):
        raise Misread("cards of your own", noun.text(True))
    return noun if noun.whose == YOURS else renewed(noun, Detail("whose", YOURS))


def another(reading: Reading, noun: Noun) -> CardNoun:
    """Cards of one's own but this one."""
    return renewed(own(reading, noun), Detail("other_than", reading.other_than()))


def mark_one(reading: Reading, noun: Noun) -> Due:
    return MarkDue(own(reading, noun), 1)


def mark_another(reading: Reading, noun: Noun) -> Due:
    return MarkDue(another(reading, noun), 1)


def other_marks(reading: Reading, number: Number, noun: Noun) -> Due:
    return MarkDue(own(reading, noun), plain(number))


def sacrifice_one(reading: Reading, noun: Noun) -> Due:
    return SacrificeDue(own(reading, noun), 1)


def sacrifice_sort(reading: Reading, sort: Sort) -> Due:
    return SacrificeDue(CardNoun([sort], whose=YOURS), 1)


def sacrifice_another(reading: Reading, noun: Noun) -> Due:
    return SacrificeDue(another(reading, noun), 1)


def sacrifice_many(reading: Reading, number: Number, noun: Noun) -> Due:
    return SacrificeDue(own(reading, noun), plain(number))


def given_itself(reading: Reading, this: This) -> Very:
    """What hangs on another card and is given is not what is called it: that is the other, which is still there."""
    if reading.word in HANGING:
        reading.mentions[:] = [each for each in reading.mentions if each.things is not this]
    return Very(this)


def sacrifice_itself(reading: Reading, this: This) -> Due:
    reading.given_up = True
    return SacrificeDue(given_itself(reading, this), 1)


def return_one(reading: Reading, noun: Noun) -> Due:
    return ReturnDue(own(reading, noun), 1)


def return_another(reading: Reading, noun: Noun) -> Due:
    return ReturnDue(another(reading, noun), 1)


def return_many(reading: Reading, number: Number, noun: Noun) -> Due:
    return ReturnDue(own(reading, noun), plain(number))


def remove_one(reading: Reading, noun: CardNoun) -> Due:
    return remove_many(reading, Fixed(1), noun)


def remove_many(reading: Reading, number: Number, noun: CardNoun) -> Due:
    if noun.where != GRAVE or noun.whose != YOURS:
        raise Misread("cards in your graveyard", noun.text(True))
    return RemoveDue(noun, plain(number))


def discard_one(reading: Reading, sort: Sort, *_hand: None) -> Due:
    return DiscardDue(CardNoun([sort], where=ANYWHERE), 1)


def discard_many(reading: Reading, number: Number, sort: Sort, *_hand: None) -> Due:
    return DiscardDue(CardNoun([sort], where=ANYWHERE), plain(number))


def discard_such(reading: Reading, noun: CardNoun, *_hand: None) -> Due:
    return DiscardDue(noun, 1)


def discard_many_such(reading: Reading, number: Number, noun: CardNoun, *_hand: None) -> Due:
    return DiscardDue(noun, plain(number))


def discard_hand(reading: Reading) -> Due:
    return HandDue(CardNoun([Sort()]), 1)


def discard_at_random(reading: Reading, number: Number, *_hand: None) -> Due:
    return RandomDue(CardNoun([Sort()]), plain(number))


def put_on_top(reading: Reading, this: This) -> Due:
    return DeckDue(given_itself(reading, this), 1, True)


def put_on_bottom(reading: Reading, this: This) -> Due:
    return DeckDue(given_itself(reading, this), 1, False)


def return_itself(reading: Reading, this: This) -> Due:
    return ReturnDue(given_itself(reading, this), 1)


def lose_points(reading: Reading, number: Number) -> Due:
    return PointsDue(CardNoun([Sort()]), plain(number))


def price_text(price_: Price) -> str:
    """The price in card English."""
    words: list[str] = []
    if price_.x:
        words.append(f"X {faction_word(price_.faction)}power")
    if price_.power:
        words.append(f"{price_.power} {faction_word(price_.faction)}power")
    if price_.mark:
        words.append("(M)")
    words.extend(due.text() for due in price_.dues)
    return ", ".join(words) or "0 power"


def faction_word(faction: i64) -> str:
    """The faction before the word power."""
    return "" if faction == NOBODY else plain_faction(faction) + " "


DONE: Final[dict[str, tuple[type, ...]]] = {
    "mark": (Mark,), "sacrifice": (Sacrifice, Kill), "discard": (Discard,), "reveal": (Reveal,),
    "return": (ReturnToHand,), "remove": (RemoveFromGame,), "unmark": (Unmark,),
}  # fmt: skip
GIVING: Final = {
    "return": "returned",
    "remove": "removed",
    "mark": "marked",
    "unmark": "unmarked",
    "reveal": "revealed",
    "sacrifice": "sacrificed",
    "discard": "discarded",
}
OWNERS: Final = '("its" ("owner" | "controller") "\'s" | "their" ("owner" | "owners") ("\'" | "\'s") | "your" | "the")'
ONE: Final = '("a" | "an" | "one" | "another")'
TO_GRAVE: Final = f'("into" | "in" | "to") {OWNERS} ("graveyard" | "graveyards")'
TO_HAND: Final = f'("to" | "into") {OWNERS} ("hand" | "hands")'
PHRASES: Final = [
    GivingPhrase('"marked"', "mark"),
    GivingPhrase('"unmarked"', "unmark"),
    GivingPhrase('"sacrificed" | "killed" | "destroyed"', "sacrifice"),
    GivingPhrase('"discarded"', "discard"),
    GivingPhrase('"revealed"', "reveal"),
    GivingPhrase('"returned"', "return"),
    GivingPhrase('"removed"', "remove"),
    Phrase("condition", '("a" | "an") (sort | card_sort) "was" giving', such_was_given,
           ["Discard a card: This creature gets +1/+1 until end of turn. If a creature card was discarded, draw a card."]),
    Phrase("again", '"the" giving word', the_one_given,
           ["Discard a card: Put the discarded card on the bottom of its owner's deck."]),
    Phrase("again", '"the" word ("that" | "which") "was" giving', the_one_that_was,
           ["Mark another creature you control: Draw a card. The creature that was marked gets +1/+1 until end of turn."]),
    Phrase("again", '"the" giving words', those_given,
           ["(M), mark two Elves you control: Draw a card. The marked Elves get +1/+1 until end of turn."]),
    Phrase("ability", 'mark_price ("," price_part) (("," | "and" | "," "and") price_part)* ("," | "and" | "," "and") effects',
           in_row, ["M, mark an Elf you control, draw a card."]),
    Phrase("price", 'price_part ("," price_part | "and" price_part | "," "and" price_part)*', price),
    Phrase("price_part", 'number ("power" | "gold")', power),
    Phrase("price_part", 'number faction ("power" | "gold")', power, needs=GEMS),
    Phrase("price_part", "many | bare_one", power),
    Phrase("bare_one", '"one"', one),
    Phrase("price_part", '"(" "m" ")" | "m" | "mark" | "mark" self', mark_itself),
    Phrase("price_part", '"mark" ("a" | "an") card_noun', mark_one),
    Phrase("price_part", '"mark" "another" card_noun', mark_another),
    Phrase("price", '(price_part ",")* "mark" self "and" marked_too', price_of_both),
    Phrase("marked_too", '("a" | "an") card_noun', mark_one),
    Phrase("marked_too", '"another" card_noun', mark_another, ["Mark this creature and another Elf you control: Draw a card."]),
    Phrase("price_part", '"mark" "one" "of" owned_nouns', mark_one),
    Phrase("price_part", '"mark" many "of" owned_nouns', other_marks),
    Phrase("price_part", '("sacrifice" | "kill" | "destroy") "one" "of" owned_nouns', sacrifice_one),
    Phrase("price_part", '("sacrifice" | "kill" | "destroy") many "of" owned_nouns', sacrifice_many),
    Phrase("price_part", '"discard" ("a" | "an" | "one") card_such hand_given?', discard_such),
    Phrase("price_part", '"discard" many cards_such hand_given?', discard_many_such),
    Phrase("price_part", '"mark" many card_nouns', other_marks, ["(M), mark two Soldiers you control: Draw a card."]),
    Phrase("price_part", '("sacrifice" | "kill" | "destroy") ("a" | "an") card_noun', sacrifice_one),
    Phrase("price_part", '("sacrifice" | "kill" | "destroy") "another" card_noun', sacrifice_another,
           ["Sacrifice another creature: Draw a card."]),
    Phrase("price_part", '("sacrifice" | "kill" | "destroy") many card_nouns', sacrifice_many),
    Phrase("price_part", '("sacrifice" | "kill" | "destroy") self', sacrifice_itself),
    Phrase("price_part", f'"put" ("a" | "an" | "one") card_noun {TO_GRAVE}', sacrifice_one),
    Phrase("price_part", f'"put" "another" card_noun {TO_GRAVE}', sacrifice_another,
           ["Put another creature you control into its owner's graveyard: Draw a card."]),
    Phrase("price_part", f'"put" many card_nouns {TO_GRAVE}', sacrifice_many),
    Phrase("price_part", f'"put" self {TO_GRAVE}', sacrifice_itself),
    Phrase("price_part", f'"return" ("a" | "an" | "one") card_noun {TO_HAND}', return_one,
           ["Return a creature you control to its owner's hand: Draw a card."]),
    Phrase("price_part", f'"return" "another" card_noun {TO_HAND}', return_another),
    Phrase("price_part", f'"return" many card_nouns {TO_HAND}', return_many),
    Phrase("price_part", f'"return" self {TO_HAND}', return_itself,
           ["Return this creature to its owner's hand: Draw a card."]),
    Phrase("price_part", '"discard" number ("card" | "cards") ("at" "random" hand_given? | hand_given "at" "random")',
           discard_at_random, ["Discard a card at random: Draw two cards."]),
    Phrase("price_part", f'"put" self "on" "top" "of" {OWNERS} "deck"', put_on_top, needs=STACKED),
    Phrase("price_part", f'"put" self ("on" | "at") "the" "bottom" "of" {OWNERS} "deck"', put_on_bottom,
           ["Put this creature on the bottom of its owner's deck: Draw a card."], needs=STACKED),
    Phrase("price_part", '"discard" "your" "hand"', discard_hand, ["Discard your hand: Draw two cards."]),
    Phrase("price_part", f'"remove" {ONE} held_noun "from" "the" "game" | "exile" {ONE} held_noun', remove_one,
           ["Remove a creature card in your graveyard from the game: Draw a card."], needs=REMOVAL),
    Phrase("price_part", '"remove" many held_nouns "from" "the" "game" | "exile" many held_nouns', remove_many, needs=REMOVAL),
    Phrase("price_part", '"discard" ("a" | "an" | "one") card_sort hand_given?', discard_one, ["Discard a card: Draw a card."]),
    Phrase("price_part", '"discard" many card_sorts hand_given?', discard_many),
    Phrase("hand_given", '"from" "your"? "hand"', lambda reading: None),
    Phrase("price_part", '("lose" | "pay") number "victory" ("point" | "points")', lose_points),
]  # fmt: skip
