"""Piles and prices of armies: putting cards into the twilight and into play, what lies in a graveyard, what recruits cost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Trigger
from wtactics.engine.places import ASIDE, DECK, GRAVE, Flow, Option, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.rulesets.slot.terms import RECRUIT_STEP, TWILIGHT_STEP
from wtactics.vocabulary.deeds.deed import Deed, cards_by, owners, put_away
from wtactics.vocabulary.deeds.journeys import PUTTING, gain_control
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase, anywhere
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading, words_of
from wtactics.vocabulary.things.meaning import Happened, Things, This, You, article, clause
from wtactics.vocabulary.triggers.handling import Buried
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, any_opponent, call, says, very_card, you_yourself


class PutAside(Deed):
    """Cards go to their owners' twilights, from play too: that is no death."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.things):
            if t.kind(c) != ASIDE:
                put_away(t, c, ASIDE)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "put", f"{self.things.text()} into {owners(self.things, 'twilight')}")


class PutInDeck(PutAside):
    """Cards go to their owners' decks, from play too, where their order has no meaning (SLOT-DECK-07)."""

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.things):
            if t.kind(c) != DECK:
                put_away(t, c, DECK)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "put", f"{self.things.text()} into {owners(self.things, 'deck')}")


def put_in_deck(reading: Reading, things: Things, *_whose: object) -> PutInDeck:
    return PutInDeck(reading.players(), things)


def put_at_dusk(reading: Reading, things: Things, *_whose: object) -> PutInDeck:
    """Out of the twilight: from there they would go to the graveyard."""
    noun = reading.noun_of(things)
    if not isinstance(noun, CardNoun) or noun.where != ASIDE:
        raise Misread("cards in a twilight", things.text())
    return put_in_deck(reading, things)


def put_aside(reading: Reading, things: Things, *_whose: object) -> PutAside:
    return PutAside(reading.players(), things)


def goes_aside(reading: Reading, *_whose: object) -> PutAside:
    """At once; of who is to die, or has just died, it is said in other words (customs.py)."""
    things = reading.subject()
    subject = getattr(things, "things", things)
    itself = reading.heard in (facts.DIED, facts.KILLED) and all(
        isinstance(each.things, This) for each in reading.mentions
    )
    untold = isinstance(subject, This) and reading.heard < 0 and reading.would < 0  # "when it dies" may follow
    if itself or untold or isinstance(subject, Happened) or (reading.would >= 0 and not isinstance(subject, This)):
        raise Misread("a card that was not spoken of as it dies", things.text())
    return PutAside(You(), things)


class Benighted(Buried):
    """SLOT-TWI-02, SLOT-TWI-09 Such a creature goes from play to the twilight, killed or sent there."""

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return n == ASIDE and self.what.fits(t, a)


def yours_benighted(reading: Reading, watched: Watched) -> Benighted:
    """SLOT-TWI-02 Whose twilight it is depends on who owns it, so your own creatures go to yours."""
    if not isinstance(watched.noun, CardNoun) or (watched.noun.whose != YOURS and not watched.own()):
        raise Misread("your creatures", watched.words)
    return benighted(reading, watched)


def benighted(reading: Reading, watched: Watched) -> Benighted:
    call(reading, watched, False)
    return Benighted(
        watched.noun, f"{says(watched, 'is put')} into the twilight from play", watched.own(), watched.some
    )


def zones() -> list[Phrase]:
    """The piles."""
    piles = (('"graveyard" | "graveyards"', GRAVE), ('"deck" | "decks"', DECK), ('"twilight" | "twilights"', ASIDE))
    return [DetailPhrase("zone", form, "where", pile) for form, pile in piles]


class Spent(Happens):
    """SLOT-TWI-04 A card goes from a twilight to its owner's graveyard as it is spent, on a recruit or on whatever."""

    def __init__(self, first: Noun | None, who: Noun | None, recruit: bool, words: str, own: bool) -> None:
        super().__init__(facts.DISCARDED, first, who, words, own, True)
        self.recruit: Final = recruit

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        spent = t.phase == RECRUIT_STEP if self.recruit else t.phase != TWILIGHT_STEP
        return spent and super().matches(t, a, b, n)


def spends(reading: Reading, who: Watched, sort: Sort, *recruit: bool) -> Trigger:
    """A player spends a card of his."""
    noun = anywhere(reading, sort)
    call(reading, who, True)
    reading.mention(Happened(False, False, "it"), words_of(noun))
    whose = "your" if isinstance(who.very, You) else "his"
    words = (
        f"{says(who, 'spend')} {article(sort.text(False))} from {whose} twilight{' on a recruit' if recruit else ''}"
    )
    return Spent(noun, who.noun, bool(recruit), words, False)


def is_spent(reading: Reading, sort: Sort, whose: Detail, *recruit: bool) -> Trigger:
    """A card is spent by the player in whose twilight it lies."""
    who = you_yourself(reading) if whose.value == YOURS else any_opponent(reading)
    return spends(reading, who, sort, *recruit)


def itself_spent(reading: Reading, this: Things, *recruit: bool) -> Trigger:
    """SLOT-TWI-04 Out of whosever twilight: that is its owner's."""
    watched = very_card(reading, this)
    call(reading, watched, False)
    words = f"{says(watched, 'is spent')} from your twilight{' on a recruit' if recruit else ''}"
    return Spent(watched.noun, None, bool(recruit), words, True)


SPEND: Final = '("spend" | "spends")'
FROM: Final = '("from" | "out" "of" | "in" | "of")'
A: Final = '("a" | "an" | "any" | "one")'
PLACE: Final = (
    '(whose_place | "the")'  # everybody has but one of his own, into which alone his cards go (SLOT-GRAVE-01)
)
GOES: Final = '(("is" | "are") "put" | "goes" | "go") ("to" | "into")'
PHRASES: Final = [
    Phrase("happening", f'anyone {SPEND} {A} (sort | card_sort) {FROM} ("your" | "his" | "their") "twilight" on_recruit?',
           spends,
           ["Whenever you spend a creature from your twilight, you get 1 AP."]),
    Phrase("happening", f'{A} (sort | card_sort) {FROM} owned "twilight" ("is" | "are") "spent" on_recruit?', is_spent),
    Phrase("happening", f'self "is" "spent" {FROM} "your" "twilight" on_recruit?', itself_spent,
           ["When this creature is spent from your twilight, you get 1 AP."]),
    Phrase("happening", f'"you" "spend" self {FROM} "your" "twilight" on_recruit?', itself_spent),
    Phrase("on_recruit", '("on" | "for" | "to" "pay" "for") ("a" "recruit" | "recruits" | "recruiting")', lambda reading: True),
    *zones(),
    Phrase("happening", f'watched {GOES} ("the" | "a" | "its" "owner" "\'s") "twilight" ("from" "play")?', benighted,
           ["Whenever a creature is put into the twilight, you get 1 AP."]),
    Phrase("happening", f'watched {GOES} "your" "twilight" ("from" "play")?', yours_benighted,
           ["When one of your creatures goes to your twilight, unmark this creature."]),
    Phrase(
        "deed", f'({{put}} | {{move}}) things ("into" | "in" | "to") {PLACE} ("twilight" | "twilights")', put_aside,
        ["[2]: Put target creature card in your graveyard into your twilight.", "[2]: Put target creature into the twilight."],
    ),
    Phrase(TOLD, '("goes" | "go") ("into" | "to") (whose_place | "the") ("twilight" | "twilights")', goes_aside,
           ["If you don't pay its upkeep, this creature goes to your twilight instead.",
            "At the start of your turn, a creature in your graveyard goes to your twilight."]),
    Phrase("deed", '{put} things "back"? ("into" | "in") whose_place ("deck" | "decks") "instead" "of" (("to" | "into")?'
           ' whose_place | "the" | "to" "the") "graveyard"', put_at_dusk),
    Phrase("deed", f'({{return}} | {{move}} | {{shuffle}}) things ("into" | "to") {PLACE} ("deck" | "decks")', put_in_deck,
           ["[P]: Return target creature card in your graveyard to your deck."]),
    Phrase("deed", f'{{put}} things "back"? ("into" | "in") {PLACE} ("deck" | "decks")', put_in_deck,
           ["[2]: Put target creature card in your graveyard into your deck."]),
    Phrase(TOLD, '("goes" | "go" | "returns" | "return") "back"? ("into" | "to" | "in") whose_place ("deck" | "decks")',
           lambda reading, *_whose: PutInDeck(You(), reading.subject()),
           ["When this creature dies, it goes back into your deck."]),
    *PUTTING,
    Phrase("deed", '({gain} | {take}) "control" "of" things "and" ("put" | "place") "it" ("into" | "in") ("an" | "any") "empty"'
           ' "slot" ("you" "control" | "of" "your" "choice")?', gain_control),
    Phrase("deed", '({gain} | {take}) "control" "of" things', gain_control, ["[P]: Gain control of target enemy creature."]),
]  # fmt: skip
