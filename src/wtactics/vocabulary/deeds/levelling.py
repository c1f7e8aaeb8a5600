"""Levelling: players discard down to so many cards, or draw until they have so many."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import ZONES, Noun, Number
from wtactics.engine.places import HAND, NOBODY, CardId, Flow, Option, Seat, card_of, place_of
from wtactics.engine.step import AGAIN, HIDES, NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.onward import leaves_enough, onward
from wtactics.kits.verbs import PICK
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, give_up
from wtactics.vocabulary.deeds.hands import DrawCards
from wtactics.vocabulary.nouns.cards import ANYONES, THEIRS, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import LEAST, MOST
from wtactics.vocabulary.nouns.having import WITH_FEWEST, WITH_MOST, Having, HavingMore, HisCards
from wtactics.vocabulary.nouns.limits import BEYOND, EXACTLY
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import CountOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Effects
from wtactics.vocabulary.things.meaning import They, Things, You, clause
from wtactics.vocabulary.things.picking import ONWARD, WHOSE_TURN, seat_at


class DiscardDown(Deed):
    """Players who hold more than so many cards discard, in turn order and each as he likes, until they hold so many."""

    def __init__(self, players: Things, number: Number) -> None:
        self.players: Final = players
        self.number: Final = number

    def ask(self, t: Table) -> None:
        seat = seat_at(t, self.players, t.note(WHOSE_TURN))
        if seat == NOBODY:
            return
        t.speak_of(seat)
        hand, first = self.held(t, seat), onward(t, t.note(ONWARD))
        need = len(hand) - self.number.of(t)
        if need <= 0:
            return
        t.ask(seat)
        for c in hand:
            behind: i64 = 0
            for other in hand:
                behind += 1 if other >= c else 0
            if c >= first and leaves_enough(t, behind, len(hand), need):
                t.offer(PICK, c)

    def held(self, t: Table, seat: Seat) -> vec[i64]:
        """Of which he keeps so many."""
        return t.at(HAND, seat)

    def give(self, t: Table, c: CardId) -> None:
        """One of them goes."""
        t.discard(c)

    def stands(self, t: Table) -> i64:
        return HIDES

    def rank(self, t: Table, o: Option) -> i64:
        return card_of(o)

    def do(self, t: Table, answer: Option) -> Flow:
        if answer != NOTHING:
            t.remember(ONWARD, card_of(answer) + 1)
            self.give(t, card_of(answer))
            return AGAIN
        t.remember(ONWARD, 0)
        t.remember(WHOSE_TURN, t.note(WHOSE_TURN) + 1)
        if t.note(WHOSE_TURN) < len(self.players.of(t)):
            return AGAIN
        t.remember(WHOSE_TURN, 0)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "discard", f"down to {held(self.number)}")


class SacrificeDown(DiscardDown):
    """Players who control more than so many of these sacrifice some, in turn order and each as he likes."""

    def __init__(self, players: Things, noun: Noun, number: Number) -> None:
        super().__init__(players, number)
        self.noun: Final = noun

    def held(self, t: Table, seat: Seat) -> vec[i64]:
        out = vec[i64]()
        for c in self.noun.all(t):
            if t.controller[c] == seat:
                out = append(out, c)
        return out

    def give(self, t: Table, c: CardId) -> None:
        give_up(t, append(vec[i64](), c))

    def stands(self, t: Table) -> i64:
        return 0

    def text(self) -> str:
        who, many = self.players, self.number.text()
        has = "you control" if isinstance(who, You) else "they control" if who.many() else "he controls"
        return clause(who, "sacrifice", f"{self.noun.text(True)} until {has} {many}")


class Extent(Number):
    """How much of something the player has who has the most of it, or the fewest."""

    def __init__(self, goods: HisCards, most: bool) -> None:
        self.having: Final = HavingMore(goods, EXACTLY, WITH_MOST if most else WITH_FEWEST)
        self.most: Final = most

    def of(self, t: Table) -> i64:
        return self.having.utmost(t)

    def is_hidden(self, t: Table) -> bool:
        return self.having.is_hidden(t)

    def depends(self) -> i64:
        return self.having.depends()

    def text(self) -> str:
        extent = "highest" if self.most else "lowest"
        return f"the {extent} number of {self.having.goods.text(True)} that any player controls"


class Lacking(Number):
    """How many cards whoever acts lacks in his hand of so many."""

    def __init__(self, number: Number) -> None:
        self.number: Final = number

    def of(self, t: Table) -> i64:
        return max(self.number.of(t) - t.count[place_of(HAND, t.they)], 0)

    def depends(self) -> i64:
        return ZONES | self.number.depends()

    def text(self) -> str:
        return self.number.text()


class DrawUpTo(DrawCards):
    """Players who hold fewer than so many cards draw until they hold so many."""

    def text(self) -> str:
        who, cards = self.players, held(self.number)
        has = "you have" if isinstance(who, You) else "they have" if who.many() else "he has"
        return clause(who, "draw", f"cards until {has} {cards} in hand")


class DiscardLevel(DiscardDown):
    """Players who hold more cards than another one discard until they hold as many."""

    def __init__(self, players: Things, other: Things) -> None:
        super().__init__(players, CountOf(CardNoun([Sort(word="card")], HAND, *held_by(other))))
        self.other: Final = other

    def text(self) -> str:
        return clause(self.players, "discard", f"cards until {self.has()} as many cards in hand as {self.other.text()}")

    def has(self) -> str:
        """They have, he has."""
        return "you have" if isinstance(self.players, You) else "they have" if self.players.many() else "he has"


class DrawLevel(DrawUpTo):
    """Players who hold fewer cards than another one draw until they hold as many."""

    def __init__(self, players: Things, other: Things) -> None:
        super().__init__(players, Lacking(CountOf(CardNoun([Sort(word="card")], HAND, *held_by(other)))))
        self.other: Final = other

    def text(self) -> str:
        who = self.players
        has = "you have" if isinstance(who, You) else "they have" if who.many() else "he has"
        return clause(who, "draw", f"cards until {has} as many cards in hand as {self.other.text()}")


def held(number: Number) -> str:
    """So many cards, in words."""
    return f"{number.text()} card{'' if number.text() == '1' else 's'}"


def discard_down(reading: Reading, number: Number) -> DiscardDown:
    return DiscardDown(reading.players(), number)


def sacrifice_down(reading: Reading, noun: Noun, number: Number) -> SacrificeDown:
    if not isinstance(noun, CardNoun) or not noun.is_on_board() or noun.whose != ANYONES:
        raise Misread("permanents, whoever controls them", noun.text(True))
    return SacrificeDown(reading.players(), noun, number)


def fewest_of_any(reading: Reading, noun: Noun) -> Number:
    return extent(noun, False)


def most_of_any(reading: Reading, noun: Noun) -> Number:
    return extent(noun, True)


def extent(noun: Noun, most: bool) -> Number:
    if not isinstance(noun, CardNoun) or noun.whose != ANYONES:
        raise Misread("cards, whoever controls them", noun.text(True))
    return Extent(HisCards(noun), most)


class Find(Deed):
    """A number is found, of which what follows speaks as "that many"; nothing is done yet."""

    def __init__(self, number: Number) -> None:
        self.number: Final = number

    def do(self, t: Table, answer: Option) -> Flow:
        return NEXT

    def text(self) -> str:
        return f"find {self.number.text()}"


def find(reading: Reading, number: Number) -> Effects:
    reading.found = number
    return Effects([Find(number)])


def more_than_found(reading: Reading) -> Having:
    found = reading.found
    if not isinstance(found, Extent):
        raise Misread("a number of cards that was found before", "that")
    return HavingMore(found.having.goods, BEYOND, found.having.rivals)


def draw_up_to(reading: Reading, *said: object) -> DrawUpTo:
    return DrawUpTo(reading.players(), Lacking(next(each for each in said if isinstance(each, Number))))


def held_by(player: Things) -> tuple[int, Things | None]:
    """Whose cards they are, as a noun has it."""
    return (YOURS, None) if isinstance(player, You) else (THEIRS, player)


def discard_level(reading: Reading, *rival: Things) -> DiscardLevel:
    return DiscardLevel(reading.players(), levelled_with(reading, *rival))


def levelled_with(reading: Reading, *rival: Things) -> Things:
    """One other player, with whom is compared."""
    other = rival[0] if rival else reading.he()
    if other.many() or isinstance(other, They) or other.text() == reading.players().text():
        raise Misread("one player, with whom is compared", other.text())
    return other


def draw_level(reading: Reading, *rival: Things) -> DrawUpTo:
    """Until he has as many as another player."""
    return DrawLevel(reading.players(), levelled_with(reading, *rival))


AS_MANY: Final = '("as" "many" | "the" "same" "number" "of")'
CARDS: Final = '("card" | "cards")'
IN_HAND: Final = '("in" ("his" | "her" | "their" | "your")? ("hand" | "hands"))'
HAVING: Final = '("until" ("you" | "he" | "they") ("have" | "has" | "hold" | "holds" | "control" | "controls"))'
ONLY: Final = '("only" | "at" "most" | "exactly")?'
CHOICE: Final = '("of" ("his" | "her" | "their" | "your") "choice")?'
PLAYER_CONTROLS: Final = '"that"? ("any" | "a" | "one") "player" ("controls" | "has")'
PHRASES: Final = [
    Phrase("deed", f'{{sacrifice}} nouns {CHOICE} {HAVING} {ONLY} (number | value) ("of" "them")?', sacrifice_down,
           ["Each player sacrifices creatures until he controls 2."]),
    Phrase("value", f'"the" {LEAST} "number" "of" nouns {PLAYER_CONTROLS}', fewest_of_any,
           ["Each player sacrifices creatures until he controls the lowest number of creatures that any player controls."]),
    Phrase("value", f'"the" {MOST} "number" "of" nouns {PLAYER_CONTROLS}', most_of_any),
    Phrase("anywhere", '("find" | "count" | "determine") value', find),
    Phrase("who_has", '"with" "more" "than" "that" ("many" | "number")?', more_than_found),
    Phrase("deed",
           f'{{discard}} (("his" | "their" | "your") "hand")? "down" "to" number {CARDS}? {IN_HAND}? | '
           f'{{discard}} "cards"? {HAVING} {ONLY} number {CARDS} {IN_HAND}?',
           discard_down, ["Each player discards down to five cards."]),
    Phrase("deed", f'{{draw}} "cards"? {HAVING} number {CARDS} {IN_HAND}? | {{draw}} "up" "to" number {CARDS} {IN_HAND}',
           draw_up_to, ["Target player draws cards until he has four cards in hand."]),
    Phrase("deed", f'{{draw}} "cards"? {HAVING} {AS_MANY} {CARDS}? {IN_HAND}? ("as" level)?', draw_level,
           ["Draw cards until you have as many cards in hand as target opponent."]),
    Phrase("deed", f'{{discard}} "cards"? {CHOICE} {HAVING} {ONLY} {AS_MANY} {CARDS}? {IN_HAND}? ("as" level)?',
           discard_level, ["Target player discards cards until he has as many cards in hand as you."]),
    Phrase("deed", f'{{discard}} "cards"? {CHOICE} {HAVING} "no" "more" {CARDS}? {IN_HAND}? "than" level', discard_level),
    Phrase("level", 'he_player ("has" | "does")?', lambda reading, player: player),
    Phrase("level", '"you" ("have" | "do")?', lambda reading: You()),
]  # fmt: skip
