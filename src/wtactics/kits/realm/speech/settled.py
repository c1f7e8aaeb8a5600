"""Bids that are settled, in words: who was marked for that claim, by you, or to answer it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import CREATURE, CardId
from wtactics.engine.table import Table
from wtactics.kits.realm.area import BID_CARD, BID_ROW
from wtactics.kits.realm.speech.bidding import MarkedForBid
from wtactics.kits.realm.table import Realm
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.cards import IN_PLAY, OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase
from wtactics.vocabulary.nouns.placing import in_city
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.siding import controlled_by
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import renewed

ANYBODY: Final = 0
CLAIMANT: Final = 1
OTHERS: Final = 2
YOU: Final = 3
SAID: Final = ("marked for that bid", "marked for that claim", "marked to answer that bid", "you marked for that bid")


class MarkedThen(Quality):
    """A card was marked for the bid under way, else for the one that was settled last, by such a player."""

    def __init__(self, by: int) -> None:
        self.by: Final = by

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, Realm)
        bids = t.bids if len(t.bids) > 0 else t.settled
        i: i64 = 0
        while i < len(bids):
            if bids[i + BID_CARD] == c and self.is_by(t, bids, i):
                return True
            i += BID_ROW
        return False

    def is_by(self, t: Table, bids: vec[i64], i: i64) -> bool:
        """Was it marked by such a player?"""
        if self.by == YOU:
            return bids[i] == t.you
        return self.by == ANYBODY or (bids[i] == t.active) == (self.by == CLAIMANT)

    def is_passing(self) -> bool:
        return True

    def behind(self) -> str:
        return SAID[self.by]


def marked_then(reading: Reading, by: int) -> Detail:
    """A spell can speak only of the bid under way."""
    if by == ANYBODY and reading.word in ("event", "magic"):
        return Detail("quality", MarkedForBid())
    return Detail("quality", MarkedThen(by))


def marked_by(reading: Reading, whose: Detail) -> Detail:
    """Who is marked for a bid is marked by who controls him."""
    return Detail("all", [whose, marked_then(reading, ANYBODY)])


def cards_marked_by(reading: Reading, whose: Detail) -> Things:
    """None but creatures are marked for bids."""
    noun = CardNoun([Sort(types=1 << CREATURE, word="creature")], IN_PLAY)
    things = All(renewed(noun, whose, marked_then(reading, ANYBODY)))
    reading.say(things, things.noun)
    return things


class ThenPhrase(Phrase):
    """Who was marked, and for what."""

    def __init__(self, form: str, by: int, examples: tuple[str, ...] = ()) -> None:
        super().__init__("post", form, self.give, examples)
        self.by: Final = by

    def give(self, reading: Reading) -> Detail:
        return marked_then(reading, self.by)


def there_marked(reading: Reading, city: Things, marked: Detail) -> Detail:
    """Residents of this city that you marked for it."""
    parts = marked.value if isinstance(marked.value, list) else [marked]
    now = any(isinstance(each.value, MarkedThen | MarkedForBid) for each in parts)
    if not now and not (
        isinstance(city, This) and reading.word == "city"
    ):  # another city is read with what is said of it
        raise Misread("for what they were marked", "what else they are")
    return Detail("all", [in_city(reading, city), *parts])


THAT: Final = '(("that" | "the") ("bid" | "claim") | "it")'
MARKED_BY: Final = '("that" | "which")? marker ("has" | "had" | "have")? "marked"'
WERE: Final = '("that" ("is" | "was" | "are" | "were" | ("has" | "have") "been"))?'
FOR: Final = '("for" | "in")'
AN_ANSWER: Final = '"for" ("an" | "the" | "their" | "his") ("answer" | "counterbid" | "bid")'
OR_ANSWER: Final = f'"or" (({FOR} | "to")? ("an" "answer" | "answer")) ("to" "it")?'
PHRASES: Final = [
    ThenPhrase(f'{WERE} "marked" {FOR} ("that" | "the") "claim"', CLAIMANT,
               ("Whenever a player wins a bid, unmark all residents that were marked for that claim.",)),
    ThenPhrase(f'{WERE} "marked" {FOR} {THAT} {OR_ANSWER}', ANYBODY),
    ThenPhrase(f'{WERE} "marked" {FOR} (("that" | "the") "bid" | "it")', ANYBODY,
               ("Whenever you win a bid, unmark all residents that were marked for that bid.",)),
    ThenPhrase(f'("that" | "which")? "you" ("have" | "had")? "marked" {FOR} {THAT}', YOU,
               ("Whenever you win a bid, unmark a resident you marked for that bid.",)),
    Phrase("post", f'{MARKED_BY} {FOR} ({THAT} | "this" ("bid" | "claim"))', marked_by,
           ["Creatures target player marked for this bid don't count."]),
    Phrase("post", '("in" | "from" | "of") (self | enchanted_thing) post', there_marked),
    Phrase("general", f'"the"? "cards" {MARKED_BY} {FOR} ({THAT} | "this" ("bid" | "claim"))',
           cards_marked_by),
    Phrase("marker", "he_player", controlled_by),
    DetailPhrase("marker", '"your"? "opponents" | "an" "opponent"', "whose", OPPONENTS),
    ThenPhrase(f'{WERE} "marked" ("to" "answer" {THAT} | {AN_ANSWER} "to" {THAT} | "in" "answer" ("to" {THAT})?)', OTHERS,
               ("Whenever an opponent wins a bid, unmark up to two residents that were marked to answer it.",)),
]  # fmt: skip
