"""Provisos: what can be done only if something is so, or only at a time; which cards alone are played, and in whose turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import (
    ATTACK,
    BE_HURT,
    BE_KILLED,
    BE_PLAYED,
    DEFEND,
    MOVE,
    USE_ABILITIES,
    Condition,
    Statement,
)
from wtactics.engine.places import Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Is, Not
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.needs import PEOPLE_HIT, SPELLS, Needs
from wtactics.vocabulary.nouns.cards import ANYONES, ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import PLAYING, PLAYING_CARDS, ActPhrase, bit
from wtactics.vocabulary.rulings.agents import of_whom
from wtactics.vocabulary.rulings.meaning import Act, Cant, Law, Such
from wtactics.vocabulary.rulings.pricing import Payer, playable
from wtactics.vocabulary.rulings.restraint import cant, decree_alone
from wtactics.vocabulary.sentences.lines import said_if_behind
from wtactics.vocabulary.sentences.parts import Prerequisite, Stated
from wtactics.vocabulary.things.meaning import All, Everyone, Host, Things, This, You


class PlayOnly(Law):
    """Players play such cards and no others."""

    def text(self) -> str:
        others = "cards" if self.others is None else self.others.text()
        return f"{self.things.text()} can play only {others}"


class InOwnTurn(Law):
    """Players do something with such cards only in turns of their own."""

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return c != seat_thing(t.active) and super().is_meant(t, deed, c, other)

    def text(self) -> str:
        others = "cards" if self.others is None else self.others.text()
        return f"{self.things.text()} can play {others} only during their own turns"


def proviso(reading: Reading, _subject: None, statement: Statement, *so: Condition) -> list[Stated]:
    """What can be done only then cannot be done if it is not so; what "they" are must be true of each, and not of all."""
    said_if_behind(reading, [Stated([statement], None)], so[0])
    reading.end_clause()
    return [Stated([statement], otherwise(so[0]))]


def otherwise(condition: Condition) -> Condition:
    """That it is not so, as it is said of one thing: if it isn't attacking."""
    quality = condition.quality if isinstance(condition, Is) and isinstance(condition.things, This) else None
    if isinstance(condition, Is) and isinstance(quality, Being):
        return Is(condition.things, Being(quality.noun, quality.words, not quality.negated))
    return Not(condition)


def proviso_of_act(reading: Reading, subject: None, act: Act, *so: Condition) -> list[Stated]:
    return proviso(reading, subject, cant(reading, act), *so)


def played_if(reading: Reading, *parts: object) -> Prerequisite:
    return Prerequisite(next(part for part in parts if isinstance(part, Condition)))


def played_unless(reading: Reading, *parts: object) -> Prerequisite:
    return Prerequisite(Not(next(part for part in parts if isinstance(part, Condition))))


def is_such(reading: Reading, quality: Quality) -> Condition:
    """Of many it would be said of each."""
    things = reading.subject()
    if not isinstance(things, This | Host):
        raise Misread("this card, or what it is attached to", things.text())
    return Is(things, quality)


def plays_only(reading: Reading, payer: Payer, *sorts: Sort) -> PlayOnly:
    """Whatever else is a card cannot be played."""
    such = Such(playable(CardNoun(list(sorts), ANYWHERE)))
    return PlayOnly(payer.players or Everyone(False), PLAYING, such, alone=True)


def plays_then(reading: Reading, payer: Payer, *sorts: Sort) -> InOwnTurn:
    such = playable(CardNoun(list(sorts), ANYWHERE))
    players = payer.players or Everyone(False)
    if such.text(True) == "cards":
        return InOwnTurn(players, PLAYING_CARDS, None)
    return InOwnTurn(players, PLAYING, Such(such))


def none_played(reading: Reading, cards: CardNoun, payer: Payer | None = None) -> Law:
    """Nobody, or none of these, plays such cards."""
    players = payer.players if payer is not None else None
    return Law(players or Everyone(False), PLAYING, Such(playable(cards)))


def none_played_of(reading: Reading, payer: Payer, cards: CardNoun) -> Law:
    return none_played(reading, cards, payer)


class NeverPhrase(Phrase):
    """A verb of what creatures do by the rules, as what these don't."""

    def __init__(self, verb: str, act: Act, *examples: str) -> None:
        form = f'"never" {{{verb}}} | ("doesn\'t" | "don\'t") "{verb}"'
        super().__init__("ruling", form, self.give, examples, needs=Needs(deeds=act.deeds))
        self.act: Final = act

    def give(self, reading: Reading) -> Statement:
        return cant(reading, self.act)


def not_with(reading: Reading, payer: Payer, act: Act, things: Things) -> Cant:
    """What a player can't do with a card of his, that can't do it."""
    if not isinstance(payer.players, You) or isinstance(things, All):
        raise Misread("you, and one card", things.text())
    return Cant(things, act)


def not_with_any(reading: Reading, payer: Payer, act: Act, noun: CardNoun) -> Cant:
    """With creatures of theirs: what they control can't do it."""
    if noun.whose != ANYONES:
        raise Misread("creatures of any player", noun.text(True))
    return Cant(All(of_whom(noun, payer)), act)


def undealt(reading: Reading, things: Things) -> Statement:
    if things.text().endswith(" outside combat"):
        raise Misread("creatures, wherever the damage is dealt", things.text())
    reading.actor = things
    return cant(reading, UNHURT)


def indestructible(reading: Reading) -> Statement:
    return cant(reading, Act("be killed", bit(BE_KILLED)))


def unused(reading: Reading) -> Cant:
    """Nobody uses any."""
    return Cant(Everyone(False), Act("use abilities", bit(USE_ABILITIES)))


CAN: Final = '("can" | "may")'
NOT: Final = '("can\'t" | "cannot")'
IF: Final = '(("if" | "when" | "as" "long" "as") if_condition | time_said)'
SORTS: Final = '(sorts | card_sorts) (("or" | "and") (sorts | card_sorts))*'
OWN_TURN: Final = '("during" | "in" | "on") ("his" | "their") ("turn" | "turns")'
NEVER: Final = (("attack", ATTACK, "This creature never attacks."), ("defend", DEFEND), ("move", MOVE))
UNHURT: Final = Act("be dealt damage", bit(BE_HURT))
PLAYED: Final = Needs(deeds=bit(BE_PLAYED))
PHRASES: Final = [
    Phrase("said_players", '("an" | "any") "opponent"', lambda reading: reading.tell(Everyone(True)), needs=PEOPLE_HIT),
    Phrase("saying_all", f'subject_said {CAN} forbidden "only" such_then', proviso),
    Phrase("such_then", '("as" "long" "as" | "when") doing_so', is_such),
    Phrase("saying_all", f'subject_said {CAN} forbidden ","? "but"? "only" {IF}', proviso,
           ["This creature can attack only if you control another Elf.", "You can play events only during your turn."]),
    Phrase("saying_all", f'subject_said {CAN} "only" (alone | alone_each) {IF}', proviso_of_act),
    *(NeverPhrase(verb, Act(verb, bit(deed)), *said) for verb, deed, *said in NEVER),
    *(ActPhrase("done_with", f'"{verb}"', Act(verb, bit(deed))) for verb, deed, *_ in NEVER),
    *(Phrase("bare_law", f'card_payer {NOT} done_with "with" {one}', not_with) for one in ("self", "enchanted_thing")),
    Phrase("bare_law", f'card_payer {NOT} done_with "with" card_nouns', not_with_any),
    Phrase("bare_law", f'"no" "damage" {CAN} "be" "dealt" "to" (general | aimed) | "damage" {NOT} "be" "dealt" "to"'
           ' (general | aimed)', undealt, ["Damage can't be dealt to this creature."]),
    Phrase("bare_law", f'"activated"? "abilities" {NOT} "be" ("used" | "activated")', unused,
           ["Activated abilities can't be used."]),
    Phrase("ruling", '("is" | "are" | "am") "indestructible"', indestructible, ["All Elves are indestructible."]),
    Phrase(STATEMENT, "bare_law", lambda reading, law: law),
    Phrase(ORDER, "bare_law", decree_alone),
    Phrase("anywhere", f'(self {CAN} "be" "played" "only" | self "can" "only" "be" "played" | "you" {CAN} "play" self "only"'
           f' | "you" "can" "only" "play" self) {IF}', played_if,
           ["This card can only be played during your turn."], needs=SPELLS),
    Phrase("anywhere", f'(self {NOT} "be" "played" | "you" {NOT} "play" self) "unless" if_condition', played_if,
           ["You can't play this card unless you control an Elf."], needs=SPELLS),
    Phrase("anywhere", f'(self {NOT} "be" "played" | "you" {NOT} "play" self) {IF}', played_unless, needs=SPELLS),
    Phrase("play_law", f'card_payer ({CAN} "play" "only" {SORTS} | "can" "only" "play" {SORTS})', plays_only,
           ["You can play only Elf cards."], needs=PLAYED),
    Phrase("play_law", f'card_payer ({CAN} "play" {SORTS} "only" | "can" "only" "play" {SORTS}) {OWN_TURN}', plays_then,
           ["Opponents can play events only during their own turns."], needs=PLAYED),
    Phrase("play_law", f'cards_priced played_by? {NOT} "be" "played"', none_played, ["Events can't be played."], needs=PLAYED),
    Phrase("play_law", f'"no" cards_priced played_by? {CAN} "be" "played"', none_played, needs=PLAYED),
    Phrase("play_law", f'whose_cards cards_priced {NOT} "be" "played"', none_played_of, needs=PLAYED),
    Phrase(STATEMENT, "play_law", lambda reading, law: law, needs=SPELLS),
    Phrase(ORDER, "play_law", decree_alone, needs=SPELLS),
]  # fmt: skip
