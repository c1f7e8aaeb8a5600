"""Other ways to tell of facts: damage is dealt to it, if it dies, in your turn, each creature that attacks gets ..."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Condition, Noun, Trigger
from wtactics.engine.places import CITY, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import structure
from wtactics.vocabulary.needs import ENCHANTING, PEOPLE_HIT, Needs
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading, again, words_of
from wtactics.vocabulary.sentences.clauses import together
from wtactics.vocabulary.sentences.parts import Contribution, Triggered
from wtactics.vocabulary.things.meaning import Happened, Things, This
from wtactics.vocabulary.things.mentioning import FIELDS, renewed
from wtactics.vocabulary.triggers.catalogue import HURT_BY, STRUCK_BY, SUFFERED
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import (
    IS,
    Doing,
    Watched,
    any_card,
    call,
    happens,
    says,
    very_card,
)


class EndsSo(Trigger):
    """A turn ends in which something happened."""

    def __init__(self, condition: Condition, words: str) -> None:
        super().__init__(facts.TURN_ENDED)
        self.condition: Final = condition
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return self.condition.holds(t)

    def text(self) -> str:
        return self.words


def damage_is_dealt(reading: Reading, watched: Watched, by: Watched | None = None) -> Happens:
    return happens(reading, watched, Doing(HURT_BY, by))


def blows_are_dealt(reading: Reading, watched: Watched, by: Watched | None = None) -> Happens:
    return happens(reading, watched, Doing(STRUCK_BY, by))


def should_be(reading: Reading, watched: Watched, doing: Doing) -> Happens:
    """Should it be killed: what cards can also be, such as marked, would be meant as a state."""
    if doing.verb.fact in (facts.MARKED, facts.UNMARKED, facts.HURT):
        raise Misread('"when" or "if"', "should")
    return happens(reading, watched, doing)


def dies_of_damage(reading: Reading, watched: Watched, by: Watched) -> Happens:
    """Whoever deals the damage of which it dies kills it."""
    cities = isinstance(watched.noun, CardNoun) and watched.noun.types_meant == 1 << CITY
    verb = next(each for each in SUFFERED if each.fact == facts.KILLED and (each.types != 0) == cities)
    return happens(reading, watched, Doing(verb, by))


def turn_in_which(reading: Reading) -> None:
    """What is said now happened in the turn that ends."""
    reading.turn_ends = True


def ends_so(reading: Reading, _turn: None, condition: Condition) -> EndsSo:
    words = condition.text().removesuffix(" this turn")
    return EndsSo(condition, f"at the end of any turn in which {words}")


def uses(reading: Reading, who: Watched, _using: None, of: Watched | None = None) -> Happens:
    """A player uses an activated ability."""
    if of is not None:
        call(reading, of, False)
    call(reading, who, True)
    words = says(who, "use an ability") + (f" of {of.words}" if of is not None else "")
    return Happens(facts.ACTIVATED, of.noun if of is not None else None, who.noun, words, False, True)


def it_uses(reading: Reading, of: Watched, _using: None) -> Happens:
    """A card uses its ability: its player does."""
    call(reading, of, False)
    return Happens(facts.ACTIVATED, of.noun, None, says(of, "use an ability"), of.own())


def such_kind(reading: Reading, noun: CardNoun, *said: Detail) -> Watched:
    return any_card(reading, renewed(noun, *said))


def another_kind(reading: Reading, noun: CardNoun, *said: Detail) -> Watched:
    watched = renewed(noun, Detail("other_than", This(reading.word)), *said)
    return Watched(watched, f"another {renewed(noun, *said).text(False)}", None, words_of(noun))


def either_card(reading: Reading, first: CardNoun, second: CardNoun) -> Watched:
    """A Wolf or an Elf; what is said of one of them alone could be meant of both."""
    said, alike = ({name: getattr(noun, name) for name in FIELDS} for noun in (first, second))
    if structure(list(said.values())) != structure(list(alike.values())):
        raise Misread("the same said of both", second.text(False))
    return any_card(reading, CardNoun([*first.sorts, *second.sorts], **said))


def is_discarded(reading: Reading, this: Things) -> Happens:
    """This card is discarded from the hand in which it lies."""
    watched = very_card(reading, this)
    call(reading, watched, False)
    return Happens(facts.DISCARDED, watched.noun, None, says(watched, "is discarded"), True, True)


# ---- of whom it is said what he does then


def whoever(reading: Reading, watched: Watched, doing: Doing) -> Trigger:
    """Each creature that attacks this city: whenever one does, this is done of it."""
    trigger = happens(reading, watched, doing)
    reading.actor = again(Happened(doing.verb.subject, False, "it"), "it")
    reading.general = True
    return trigger


def whoever_such(reading: Reading, noun: Noun, doing: Doing) -> Trigger:
    return whoever(reading, any_card(reading, noun), doing)


def done_of_whoever(reading: Reading, trigger: Trigger, *parts: Any) -> Contribution:
    """What is done of him must be over at once or some time, for else it would be said of all who ever did it."""
    if reading.untimed:
        raise Misread('a time such as "until end of turn"', "none")
    reading.end_clause()
    steps = together(reading, *parts)
    if not steps:
        raise Misread("something that is done of whoever it is", "nothing")
    return Triggered(trigger, steps)


def done_a_while(reading: Reading, trigger: Trigger, *parts: Any) -> Contribution:
    reading.end_time()
    reading.end_clause()
    return Triggered(trigger, together(reading, *[part for part in parts if isinstance(part, list)]))


def other_than_host(reading: Reading, noun: CardNoun, host: Things) -> Watched:
    words = f"another {noun.text(False)} than {host.text()}"
    return Watched(renewed(noun, Detail("other_than", host)), words, None, words_of(noun))


ONE: Final = '("a" | "an" | "any")'
ACTIVE: Final = Needs(fact=facts.ACTIVATED)
A: Final = '("a" | "an" | "each" | "any")'
PHRASES: Final = [
    Phrase("watched", '"another" card_noun "than" enchanted_thing', other_than_host, needs=ENCHANTING),
    Phrase("happening", '"damage" "is" "dealt" "to" watched ("by" watched_card)?', damage_is_dealt,
           ["Whenever damage is dealt to this creature, draw a card."]),
    Phrase("happening", '"combat" "damage" "is" "dealt" "to" watched ("by" watched_card)?', blows_are_dealt),
    Phrase("happening", f'watched {IS} ("killed" | "destroyed") "by"'
           ' ("damage" "that"? watched_card ("deals" | "dealt" | "deal") ("to" "it")?'
           ' | "damage" ("of" | "from" | "dealt" "by") watched_card | watched_card ("\'s" | "\'") "damage")', dies_of_damage,
           ["Whenever a creature is killed by damage this creature deals, draw a card."], needs=PEOPLE_HIT),
    Phrase("trigger", '"should" watched "be" undergone', should_be, ["Should this creature be killed by an Orc, draw a card."]),
    Phrase("trigger", "turn_in_which condition", ends_so,
           ["At the end of any turn in which a creature died, draw a card."]),
    Phrase("turn_in_which", '"at" "the" "end" "of" ("a" | "any" | "each") "turn" "in" "which"', turn_in_which),
    Phrase("happening", f'self {IS} "discarded" ("from" ("your" | "its" "owner" "\'s") "hand")?', is_discarded,
           ["When this card is discarded, draw a card."], needs=Needs(fact=facts.DISCARDED)),
    Phrase("watched", f'{ONE} card_noun "or" {ONE} card_noun', either_card, ["Whenever a Wolf or an Elf dies, draw a card."]),
    Phrase("watched_card", f'{ONE} card_noun "or" {ONE} card_noun', either_card),
    Phrase("watched_kind", f'{ONE} any_noun "or" {ONE} any_noun', either_card),
    Phrase("using", '"use" | "uses" | "activate" | "activates"', lambda reading: None, needs=ACTIVE),
    Phrase("happening", 'anyone using ("a" | "an") "activated"? "ability" ("of" watched_card)?', uses,
           ["Whenever an opponent uses an ability, draw a card."], needs=ACTIVE),
    Phrase("happening", 'watched using ("a" | "an" | "its" | "one" "of" "its") "activated"? ("ability" | "abilities")', it_uses,
           ["Whenever an Elf uses an ability, draw a card."], needs=ACTIVE),
    Phrase("watched_kind", '("a" | "an") any_noun quality+', such_kind,
           ["Whenever you play a card with cost 3 or more, draw a card."]),
    Phrase("watched_kind", '"another" any_noun quality*', another_kind),
    Phrase("such_doer", f'{A} card_noun "that" doing', whoever_such),
    Phrase("such_doer", f'{A} card_noun ("that" {IS})? undergone', whoever_such),
    Phrase("ability", 'such_doer told ("and" told)*', done_of_whoever,
           ["A creature dealt combat damage by this creature doesn't unmark in its controller's next Unmark phase."]),
    Phrase("ability", "such_doer changes until", done_a_while, ["Each creature that attacks gets -1/-0 until end of turn."]),
]  # fmt: skip
