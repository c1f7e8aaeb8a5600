"""Numbers of the rules of quests and gold that texts change: how many are active, what they are worth, what is barred."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import DRAWS, LAYINGS, Noun, Number, Statement
from wtactics.engine.places import CardId, Seat, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.rulesets.orc.speech.quests_named import on_quest
from wtactics.rulesets.orc.terms import ABANDONS, ACCEPTS, ACTIVES, EXPIRES, QUEST_FEES, RECYCLINGS, WORTHS
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.keeping import DRAW_PHASE, DrawAtMost, DrawMore
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.things.meaning import Everyone, Things, You
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.watching import Watched


class Limit(Statement):
    """A number of the rules is so much, so much more or so much less, for these players, or for these cards."""

    def __init__(
        self,
        what: i64,
        words: str,
        number: Number,
        sign: i64 = 0,
        players: Things | None = None,
        things: Things | None = None,
    ) -> None:
        self.what: Final = what
        self.words: Final = words  # with "{}" for the number, or without one where it is none
        self.number: Final = number
        self.sign: Final = sign  # 0: it is set
        self.players: Final = players
        self.things: Final = things

    def law(self) -> i64:
        return bit_of(self.what)

    def sets(self) -> bool:
        return self.sign == 0

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != self.what or (self.players is not None and not self.players.has(t, seat_thing(seat))):
            return 0
        if self.things is not None and not self.things.has(t, c):
            return 0
        n = self.number.of(t)
        return n - usual if self.sign == 0 else n * self.sign

    def text(self) -> str:
        who = "players" if self.players is None else self.players.text()
        what = "" if self.things is None else self.things.text()
        return self.words.format(who=who, what=what, n=self.number.text(), much="more" if self.sign > 0 else "less")


class Others(Things):
    """All players whom the noun does not mean."""

    def __init__(self, noun: Noun) -> None:
        self.noun: Final = noun

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for seat in range(t.seats):
            if self.has(t, seat_thing(seat)):
                out = append(out, seat_thing(seat))
        return out

    def has(self, t: Table, thing: Thing) -> bool:
        return not self.noun.fits(t, thing)

    def depends(self) -> i64:
        return self.noun.depends()

    def text(self) -> str:
        return self.noun.text(True)

    def people(self) -> bool:
        return True


class More:
    """So much more, or less."""

    def __init__(self, number: Number, sign: int) -> None:
        self.number: Final = number
        self.sign: Final = sign


def more(reading: Reading, number: Number, *_further: bool) -> More:
    return More(number, 1)


def less(reading: Reading, number: Number) -> More:
    return More(number, -1)


# ---- quests that something is said of


def worth_of_it(reading: Reading, much: More) -> Limit:
    return Limit(WORTHS, WORTH, much.number, much.sign, None, on_quest(reading, reading.subject()))


def worth_to_completer(reading: Reading, things: Things, much: More) -> Limit:
    """ORC-QUEST-01 Whoever completes it gets so many more."""
    return Limit(WORTHS, WORTH, much.number, much.sign, None, on_quest(reading, things))


def worth_to_you(reading: Reading, much: More) -> Limit:
    return Limit(WORTHS, "quests that you complete are worth {n} {much} vp", much.number, much.sign, You())


def fee_for_it(reading: Reading, things: Things, number: Number, *_more: bool) -> Limit:
    return Limit(QUEST_FEES, "accepting {what} costs {n} more gold", number, 1, None, on_quest(reading, things))


def fee_for_some(reading: Reading, things: Things, payer: Payer, number: Number, *_more: bool) -> Limit:
    return Limit(
        QUEST_FEES, "accepting {what} costs {who} {n} more gold", number, 1, payer.players, on_quest(reading, things)
    )


def only_you_accept(reading: Reading, things: Things) -> Limit:
    return Limit(ACCEPTS, "{who} can't accept {what}", NONE, 0, Everyone(True), on_quest(reading, things))


def worth_where_done(reading: Reading, who: Watched, things: Things, much: More) -> Limit:
    """If you complete it, gain one more: so much more it is worth to you."""
    players = who.very if who.very is not None else Everyone(isinstance(who.noun, PlayerNoun) and who.noun.opponents)
    if not isinstance(players, You | Everyone):
        raise Misread("you, an opponent or a player", who.words)
    yours = isinstance(players, You)
    words = WORTH_TO.format(
        whom=f"{who.words} complete{'' if yours else 's'}", he="you gain" if yours else "that player gains"
    )
    return Limit(WORTHS, words, much.number, much.sign, players, on_quest(reading, things))


def only_you_of_it(reading: Reading) -> Limit:
    return only_you_accept(reading, reading.subject())


def only_such_accept(reading: Reading, noun: PlayerNoun, things: Things) -> Limit:
    """All others cannot."""
    return Limit(ACCEPTS, "only {who} can accept {what}", NONE, 0, Others(noun), on_quest(reading, things))


class Limits(Limit):
    """Two numbers of the rules are so much, for the same players."""

    def __init__(self, what: i64, too: i64, words: str, players: Things | None, things: Things | None) -> None:
        super().__init__(what, words, NONE, 0, players, things)
        self.too: Final = too

    def law(self) -> i64:
        return bit_of(self.what) | bit_of(self.too)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return super().alters(t, self.what if what == self.too else what, seat, c, usual)


class BansPhrase(Phrase):
    """Two things that players can't do with quests, in either order."""

    def __init__(self, form: str, one: str, other: str) -> None:
        super().__init__("forbidden", form, self.give, [f"Opponents can't {one} or {other} quests."])
        self.verbs: Final = f"{one} or {other}"

    def give(self, reading: Reading, things: Things | None = None) -> Limits:
        subject = reading.subject()
        if not subject.people():
            raise Misread("players", subject.text())
        meant = None if things is None else on_quest(reading, things)
        words = f"{{who}} can't {self.verbs} {'quests' if meant is None else '{what}'}"
        return Limits(ACCEPTS, ABANDONS, words, subject, meant)


class BanPhrase(Phrase):
    """What somebody can't do: of players it is said of all quests, or of one of them; or a quest can't have it done to it."""

    def __init__(self, form: str, what: int, verb: str, example: str = "") -> None:
        super().__init__("forbidden", form, self.give, [example] if example else [])
        self.what: Final = what
        self.verb: Final = verb

    def give(self, reading: Reading, things: Things | None = None) -> Limit:
        subject = reading.subject()
        if subject.people():
            meant = None if things is None else on_quest(reading, things)
            what = self.verb if meant is None else f"{self.verb.split()[0]} {{what}}"
            return Limit(self.what, f"{{who}} can't {what}", NONE, 0, subject, meant)
        return Limit(self.what, f"{{what}} can't {self.verb}", NONE, 0, None, on_quest(reading, subject))


def never_expires(reading: Reading) -> Limit:
    return Limit(EXPIRES, "{what} can't expire", NONE, 0, None, on_quest(reading, reading.subject()))


# ---- how many are active


def so_many_active(reading: Reading, payer: Payer, number: Number) -> Limit:
    who = payer.players
    return Limit(ACTIVES, "{who} may have {n} active quests", number, 0, who)


def more_active(reading: Reading, payer: Payer, number: Number, *_further: bool) -> Limit:
    return Limit(ACTIVES, "{who} may have {n} more active quests", number, 1, payer.players)


# ---- how many are drawn


def draws_no_second(reading: Reading, payer: Payer) -> DrawAtMost:
    """ORC-TURN-15 The second card is drawn at will."""
    return DrawAtMost(payer.players, Fixed(1))


def draws_up_to(reading: Reading, payer: Payer, *number: Number) -> Limit:
    n = number[0] if number else Fixed(3)
    return Limit(DRAWS, "{who} may draw up to {n} cards in the Draw phase", n, 0, payer.players)


def draws_more(reading: Reading, payer: Payer, number: Number, *_further: bool) -> DrawMore:
    return DrawMore(payer.players, number)


NONE: Final = Fixed(0)
QUESTS: Final = '("quests" | "a" "quest" | "any" "quest" | "any" "quests" | the_quest)'
WORTH_TO: Final = "if {whom} {{what}}, {he} {{n}} vp {{much}}"
WORTH: Final = "{what} is worth {n} {much} vp"
GIVES: Final = '("gives" | "give" | "grants" | "grant")'
TO_ACCEPT: Final = '"to" "accept"'
GOLD: Final = 'number further? "gold"'
HIM: Final = '("you" | "he" | "that" "player")'
COMPLETES: Final = '("if" | "when" | "whenever") anyone ("complete" | "completes")'
GAINS: Final = '("gets" | "gains" | "receives" | "scores" | "get" | "gain" | "receive" | "score")'
GETS: Final = '("gets" | "gains" | "receives" | "scores")'
IT: Final = "the_quest"
MAY: Final = '("may" | "can")'
WHOEVER: Final = '("whoever" | ("the" | "a") "player" ("who" | "that")) "completes"'
ACTIVE: Final = (
    '("active" ("quest" | "quests") | ("quest" | "quests") "active") ("at" ("a" | "the" "same") "time" | "at" "once")?'
)
PHRASES: Final = [
    Phrase("whose_cards", '"his" | "their"', lambda reading: Payer(reading.he()),
           ["Attach to a player. His maximum hand size is 5."]),
    Phrase("vp_more", 'number further "vp"', more),
    Phrase("vp_more", "vp_apart", same),
    Phrase("vp_apart", 'number "vp" further', more),
    Phrase("vp_apart", 'number ("less" | "fewer") "vp" | number "vp" ("less" | "fewer")', less),
    Phrase("worthy", f'("is" | "are") "worth" vp_more | {GIVES} vp_more', worth_of_it),
    Phrase(STATED, "worthy", same, ["Attach to a quest. It is worth 2 more VP."]),
    Phrase(STATEMENT, f"{WHOEVER} {IT} {GETS} vp_more", worth_to_completer),
    Phrase(STATEMENT, f'("quests" | "each" "quest") "that"? "you" "complete" (("is" | "are") "worth" vp_more | {GIVES} "you"?'
           f' vp_more) | "quests" {GIVES} "you" vp_more "when" "you" "complete" "them"', worth_to_you,
           ["Each quest that you complete is worth 1 more VP."]),
    Phrase(STATEMENT, f'{COMPLETES} {IT} "," {HIM}? {GAINS} vp_apart', worth_where_done),
    Phrase(STATEMENT, f'"accepting" {IT} "costs" {GOLD} | {IT} "costs" {GOLD} further? {TO_ACCEPT}',
           fee_for_it),
    Phrase(STATEMENT, f'"accepting" {IT} "costs" card_payer number further? "gold"', fee_for_some),
    Phrase(STATEMENT, f'("only" "you" | "no" "other" "player" | "nobody" "else") {MAY} "accept" {IT}', only_you_accept),
    Phrase(STATEMENT, f'"only" (player_noun | player_nouns) {MAY} "accept" {IT}', only_such_accept),
    Phrase("ruling", f'{MAY} ("only" "be" "accepted" "by" | "be" "accepted" "only" "by") "you"', only_you_of_it),
    BanPhrase('"accept" ("quests" | "a" "quest" | "any" "quest")', ACCEPTS, "accept quests", "Opponents can't accept quests."),
    BanPhrase(f'"accept" {IT}', ACCEPTS, "accept"),
    BanPhrase('"be" "accepted"', ACCEPTS, "be accepted"),
    BanPhrase('"abandon" ("quests" | "a" "quest" | "any" "quest")', ABANDONS, "abandon quests",
              "Opponents can't abandon quests."),
    BanPhrase(f'"abandon" {IT}', ABANDONS, "abandon"),
    BansPhrase(f'"accept" ("or" | "nor") "abandon" {QUESTS}', "accept", "abandon"),
    BansPhrase(f'"abandon" ("or" | "nor") "accept" {QUESTS}', "abandon", "accept"),
    BanPhrase('"expire"', EXPIRES, "expire"),
    BanPhrase('"recycle" ("cards" | "resource" "cards")?', RECYCLINGS, "recycle", "Opponents can't recycle."),
    BanPhrase('("lay" | "lay" "down" | "play") ("a" | "any")? ("resource" | "resources") ("card" | "cards")? "down"?', LAYINGS,
              "lay resource cards", "Opponents can't lay resource cards."),
    Phrase(STATED, '("doesn\'t" | "don\'t") "expire" | "never" ("expires" | "expire")', never_expires),
    Phrase(STATEMENT, f'card_payer ("can\'t" | "cannot") "draw" ("a" | "the" | "his" | "their") "second" "card" {DRAW_PHASE}',
           draws_no_second, ["Opponents can't draw a second card in their Draw phase."]),
    Phrase(STATEMENT, f'card_payer {MAY} "draw" ("up" "to" number "cards" | "a" "third" "card") {DRAW_PHASE}', draws_up_to,
           ["You may draw up to three cards in your Draw phase."]),
    Phrase(STATEMENT, f'{DRAW_PHASE} ","? card_payer {MAY} "draw" ("up" "to" number "cards" | "a" "third" "card")',
           draws_up_to),
    Phrase(STATEMENT, f'{DRAW_PHASE} ","? card_payer {MAY} "draw" number further ("card" | "cards")', draws_more),
    Phrase(STATEMENT, f'card_payer {MAY} "draw" number further ("card" | "cards") {DRAW_PHASE}', draws_more),
    Phrase("quests_active", f'card_payer {MAY} "have" ("up" "to" | "at" "most" | "only")? number {ACTIVE}', so_many_active),
    Phrase("quests_active", f'card_payer {MAY} "have" number further {ACTIVE}', more_active),
    Phrase("quests_active", f'card_payer ("can\'t" | "cannot") "have" "more" "than" number {ACTIVE}', so_many_active),
    Phrase(STATEMENT, "quests_active", same,
           ["You may have up to three active quests.", "Opponents can't have more than one active quest."]),
    Phrase(ORDER, "quests_active", decree_alone, ["You may have one more active quest this turn."]),
]  # fmt: skip
