"""Gems in words: of a resource card, of which there is one, and free or consumed ones, which are resource cards themselves."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.facts import RESOURCED
from wtactics.engine.meaning import ANYTHING, BE_UNMARKED, UNMARK, Noun, Number
from wtactics.engine.places import NOBODY, RESERVE, RESOURCE, SEAT_THING, CardId, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, TOLD, Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.changes.tallying import HaveComeMarked
from wtactics.vocabulary.deeds.deed import STATEMENT, first_seat
from wtactics.vocabulary.deeds.marking import Mark, Unmark
from wtactics.vocabulary.deeds.wealth import LayAsResource, Produce
from wtactics.vocabulary.needs import GEMS
from wtactics.vocabulary.nouns.cards import ANYONES, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.sorts import EITHER, MARKED, UNMARKED, Sort
from wtactics.vocabulary.reading.reading import Reading, again, words_of
from wtactics.vocabulary.rulings.acts import UNMARKING, bit
from wtactics.vocabulary.rulings.aims import may_be
from wtactics.vocabulary.rulings.meaning import Act, Law
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.staying import TOLL, Kept, staying
from wtactics.vocabulary.things.hosting import watched_again
from wtactics.vocabulary.things.meaning import All, Happened, Things, You, article, clause, possessive
from wtactics.vocabulary.things.mentioning import all_of, up_to
from wtactics.vocabulary.things.picking import Amend
from wtactics.vocabulary.things.portions import UP_TO
from wtactics.vocabulary.triggers.catalogue import SUFFERED
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Doing, Watched, call, happens, says


class OfItsFaction(Quality):
    """A resource card has a gem of the same faction as another one."""

    def __init__(self, things: Things, same_pile: bool = False) -> None:
        self.things: Final = things
        self.same_pile: Final = same_pile  # and of the same player

    def holds(self, t: Table, c: CardId) -> bool:
        if t.place[c] & 15 != RESERVE:
            return False
        for other in self.things.of(t):
            if NOBODY < other < SEAT_THING and t.place[other] & 15 == RESERVE and t.colour[other] == t.colour[c]:
                return not self.same_pile or t.controller[other] == t.controller[c]
        return False

    def depends(self) -> i64:
        return ANYTHING

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"of {possessive(self.things)} faction"


class SamePile:
    """Of its faction: gems lie in piles, and it is its own pile that is meant, unless it is said whose they are."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def of(self, noun: CardNoun) -> OfItsFaction:
        return OfItsFaction(self.things, noun.whose == ANYONES)


class ProduceLike(Produce):
    """A player has so much more power of the faction of a card."""

    def __init__(self, players: Things, number: Number, things: Things) -> None:
        super().__init__(players, number, NOBODY)
        self.things: Final = things

    def ask(self, t: Table) -> None:
        """The card says which it is."""

    def do(self, t: Table, answer: Option) -> Flow:
        seat, n = first_seat(t, self.players), self.number.of(t)
        for c in self.things.of(t):
            if NOBODY < c < SEAT_THING and seat != NOBODY and n > 0:
                resource = t.place[c] & 15 == RESERVE
                t.produce(seat, t.colour[c] if resource else t.library.faction[t.printed[c]], n)
                return NEXT
        return NEXT

    def text(self) -> str:
        return clause(self.players, "produce", f"{self.number.text()} power of {possessive(self.things)} faction")


def produce_like(reading: Reading, number: Number, things: Things) -> ProduceLike:
    if things.many():
        raise Misread("one card", things.text())
    return ProduceLike(reading.players(), number, things)


def gem_of(reading: Reading, things: Things) -> Things:
    """A resource card and its gem are one thing: the one is marked where the other is consumed."""
    noun = reading.noun_of(things)
    if noun is None or not may_be(reading, 1 << RESOURCE, things) or may_be(reading, ~(1 << RESOURCE), things):
        raise Misread("a resource card", things.text())
    return things


def all_gems(reading: Reading, meant: Things | Noun) -> Things:
    """All such gems: nothing else is consumed or freed."""
    things = meant if isinstance(meant, Things) else all_of(reading, meant)
    return gem_of(reading, things)


def free_chosen(reading: Reading, things: Things) -> Unmark:
    return free(reading, gem_of(reading, things))


def consume_chosen(reading: Reading, things: Things) -> Mark:
    """Who consumes some of his own could name those that are consumed already."""
    if reading.actor is not None:
        raise Misread("free gems", things.text())
    return consume(reading, gem_of(reading, things))


def its_gem(reading: Reading) -> Things:
    """The gem of the resource card that was spoken of last."""
    for mention in reading.latest():
        if (
            isinstance(mention.noun, CardNoun)
            and mention.noun.types_meant == 1 << RESOURCE
            and not mention.things.many()
        ):
            return again(mention.things, "that resource card")
    raise Misread("a resource card that was spoken of before", "its gem")


def gems_such(reading: Reading, mark: int, *faction: Detail) -> Sort:
    """Gems that are free, or consumed."""
    of = next((int(each.value) for each in faction), NOBODY)
    return Sort(types=1 << RESOURCE, faction=of, mark=mark, word="resource card")


def gems_any(reading: Reading, *faction: Detail) -> Sort:
    """Gems, free or consumed."""
    return gems_such(reading, EITHER, *faction)


def of_its_faction(reading: Reading, things: Things) -> Detail:
    return Detail("mutual", SamePile(gem_of(reading, things)))


def consume(reading: Reading, things: Things) -> Mark:
    return Mark(reading.players(), things)


def free(reading: Reading, things: Things) -> Unmark:
    return Unmark(reading.players(), things)


def are_consumed(reading: Reading, things: Things) -> Mark:
    return Mark(You(), things)


def is_spent(reading: Reading) -> Mark:
    """Gems of somebody are consumed."""
    return Mark(You(), gem_of(reading, reading.subject()))


def some_are_spent(reading: Reading, number: Number) -> Mark:
    """Up to so many of them, which you choose."""
    things = reading.subject()
    if not isinstance(things, All):
        raise Misread("gems of which some are chosen", things.text())
    gem_of(reading, things)
    return Mark(You(), up_to(reading, number, things.noun))


def came_consumed(reading: Reading) -> Steps:
    """Of cards that the sentence before lays as resource cards: their gems lie there consumed."""
    last = reading.last_said[-1] if reading.last_said else None
    if isinstance(last, LayAsResource):  # what is laid off a deck is not its top card any more
        return [Amend(1), LayAsResource(last.players, last.things, True, last.alike, last.faction)]
    laid = [step for step in parts_within(reading.last_said) if isinstance(step, LayAsResource)]
    if len(laid) == 0:
        raise Misread("a resource card that was laid before", "its gem")
    things = laid[-1].things
    return [HaveComeMarked(again(things, "those cards" if things.many() else "it"))]


def are_freed(reading: Reading, things: Things) -> Unmark:
    return Unmark(You(), things)


def is_freed(reading: Reading) -> Unmark:
    """Gems of somebody become free."""
    return Unmark(You(), gem_of(reading, reading.subject()))


def stays_consumed(reading: Reading, things: Things, *_phase: Any) -> Law:
    """It lies beside the board, where what would be done to it is asked of each text."""
    return Law(things, UNMARKING, None)


def kept_consumed(reading: Reading, things: Things) -> Kept:
    """Somebody may pay for it each time."""
    reading.actor = things
    return Kept(things, stays_consumed(reading, things))


def is_never_freed(reading: Reading, things: Things) -> Law:
    """Neither in Unmark phases nor by an effect."""
    return Law(things, NEVER_FREED, None)


def is_consumed(reading: Reading, things: Things) -> Happens:
    """It is spent, or an effect consumes it."""
    marked = next(verb for verb in SUFFERED if verb.words == "is marked")
    return happens(reading, watched_again(reading, things), Doing(marked))


def lays(reading: Reading, who: Watched, *faction: Detail) -> Happens:
    """Somebody lays a resource card, whether a phase of his turn or a text lets him."""
    call(reading, who, True)
    noun = CardNoun([gems_such(reading, EITHER, *faction)])
    words = f"{says(who, 'lay')} {article(noun.text(False))}"
    reading.mention(Happened(False, False, "it"), words_of(noun), noun)
    return Happens(RESOURCED, noun, who.noun, words, False, True)


NEVER_FREED: Final = Act("be unmarked", bit(UNMARK, BE_UNMARKED))
LAYS: Final = '("lay" | "lays" | "play" | "plays" | "put" | "puts" | "add" | "adds")'
GEM: Final = '("gem" | "gems")'
BECOMES: Final = '("is" | "are" | "becomes" | "become" | "gets" | "get")'
SPENT: Final = '("consumed" | "spent" | "marked" | "used" "up"?)'
COMES: Final = '(("comes" | "come") ("into" "play" | "in") | "enters" | "enter")'
FREED: Final = '("free" | "freed" | "unmarked" | "replenished")'
CONSUME: Final = "({consume} | {mark})"
FREE: Final = "({free} | {replenish} | {unmark} | {restore})"
NOT: Final = '("doesn\'t" | "don\'t" | "isn\'t" | "aren\'t" | "can\'t" | "cannot")'
WHOSE: Final = '("its" | "their" | "his" | "the") ("controller" | "owner" | "controllers" | "owners") ("\'s" | "\'")'
UNMARKS: Final = (
    f'(("in" | "during") (({WHOSE} | "the" | "each") "unmark" ("phase" | "phases")'
    ' | "the" "unmark" ("phase" | "phases") "of" "its" ("controller" | "owner")))'
)
PHRASES: Final = [
    Phrase("deed", '({produce} | {add}) number "power" "of" ("the" "faction" "of" like_which | like_which "\'s" "faction")',
           produce_like, ["Produce 1 power of the faction of target creature."], needs=GEMS),
    Phrase("like_which", "home | again | self | aimed | enchanted_thing", lambda reading, things: things, needs=GEMS),
    Phrase("gem", '(enchanted_thing | again) "\'s" "gem"', gem_of, needs=GEMS),
    Phrase("gem", '"its" "gem"', its_gem, needs=GEMS),
    Phrase("gem", '"the" "gem" "of" (enchanted_thing | again | a_target)', gem_of, needs=GEMS),
    Phrase("gem", '"that" "gem"', its_gem, needs=GEMS),
    Phrase("gem", 'a_target "\'s" "gem"', gem_of, needs=GEMS),
    Phrase("gems_so", '"free"', lambda reading: UNMARKED, needs=GEMS),
    Phrase("gems_so", '("consumed" | "spent")', lambda reading: MARKED, needs=GEMS),
    Phrase("sort", 'gems_so of_faction? "gem"', gems_such, needs=GEMS),
    Phrase("sort", 'of_faction? "gem"', gems_any, needs=GEMS),
    Phrase("sorts", 'of_faction? "gems"', gems_any, needs=GEMS),
    Phrase("sorts", 'gems_so of_faction? "gems"', gems_such, needs=GEMS),
    Phrase("post", '"of" (again | enchanted_thing) "\'s" "faction"', of_its_faction, needs=GEMS),
    Phrase("deed", f"{CONSUME} gem", consume, needs=GEMS),
    Phrase("deed", f"{FREE} gem", free,
           ["Free target resource card's gem."], needs=GEMS),
    Phrase("gems", 'crowd | "all" "of"? owned_nouns', all_gems, needs=GEMS),
    Phrase("deed", "{consume} gems", consume, ["Consume all free gems an opponent controls."], needs=GEMS),
    Phrase("deed", "({free} | {replenish}) gems", free,
           ["Free all consumed gems you control."], needs=GEMS),
    Phrase("deed", "{consume} chosen", consume_chosen, ["Consume two of target opponent's gems."], needs=GEMS),
    Phrase("deed", "({free} | {replenish}) chosen", free_chosen, ["Free a consumed gem you control."], needs=GEMS),
    Phrase(ORDER, f"(gem | gems) {BECOMES} {SPENT}", are_consumed, needs=GEMS),
    Phrase(TOLD, f"{BECOMES} {SPENT}", is_spent, ["Target opponent's free gems are consumed."], needs=GEMS),
    Phrase(TOLD, f"{BECOMES} {FREED}", is_freed, ["Two of your consumed gems become free."], needs=GEMS),
    Phrase(TOLD, f'{BECOMES} {SPENT} ","? {UP_TO}', some_are_spent,
           ["Target opponent's free gems are consumed, up to three of them."], needs=GEMS),
    Phrase(ORDER, f'("its" | "their" | "the" | "that" | "those") {GEM} ({BECOMES} | {COMES}) {SPENT}', came_consumed,
           ["Lay the top card of your deck as a resource card. Its gem enters consumed."], needs=GEMS),
    Phrase(ORDER, f"(gem | gems) {BECOMES} {FREED}", are_freed,
           ["All consumed gems you control become free."], needs=GEMS),
    Phrase(STATEMENT, f'gem {NOT} ("unmark" | "replenish" | ("be" | "become" | "get")? {FREED}) {UNMARKS}', stays_consumed,
           needs=GEMS),
    Phrase(STATEMENT, f'gem {NOT} ("unmark" | "replenish" | {FREED})', stays_consumed, needs=GEMS),
    Phrase("gem_kept", f'gem ({NOT} ("unmark" | "replenish" | ("be" | "become" | "get")? {FREED})'
           f' | ("stays" | "remains") {SPENT})', kept_consumed, needs=GEMS),
    Phrase("ability", f"gem_kept its_unmarking {TOLL}", staying,
           ["Attach to a resource card. Its gem stays consumed in its controller's Unmark phase unless he discards a card."],
           needs=GEMS),
    Phrase(STATEMENT, f'gem {NOT} ("be" | "become" | "get") {FREED}', is_never_freed,
           ["Attach to a resource card. Its gem can't be freed."], needs=GEMS),
    Phrase(STATEMENT, f'gem ("stays" | "remains") {SPENT} {UNMARKS}', stays_consumed,
           ["Attach to a resource card. Its gem stays consumed in its controller's Unmark phases."], needs=GEMS),
    Phrase("happening", f"gem {BECOMES} {SPENT}", is_consumed, needs=GEMS),
    Phrase("happening", f'anyone {LAYS} ("a" | "an") of_faction? "resource" "card"? ("into" "play")?', lays,
           ["Whenever you lay a resource card, draw a card."], needs=GEMS),
]  # fmt: skip
