"""Quotas: no more than so many: cards that players play each turn, creatures that attack, that defend against another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ATTACK, BE_PLAYED, DEFEND, Noun, Number, Statement
from wtactics.engine.places import DEFENDER, PEACE, CardId, Seat, Thing, seat_thing
from wtactics.engine.prices import LEAST_DEFENDERS
from wtactics.engine.rows import PAST, PAST_B, PAST_TIMES
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.needs import CITIES, Needs
from wtactics.vocabulary.nouns.cards import ANYONES, CardNoun
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.agents import of_whom
from wtactics.vocabulary.rulings.pricing import Payer, pays_anyone, pays_opponents, playable
from wtactics.vocabulary.rulings.restraint import NOT
from wtactics.vocabulary.things.meaning import Things, article
from wtactics.vocabulary.things.mentioning import counted, plain
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.past import THIS_TURN, Past
from wtactics.vocabulary.triggers.remembering import recalled
from wtactics.vocabulary.triggers.watching import Watched, very_card


class PlayQuota(Statement):
    """Each of the players (or of all) can play no more than so many such cards in a turn."""

    def __init__(self, players: Things | None, cards: CardNoun, past: Past, most: i64) -> None:
        self.players: Final = players
        self.cards: Final = cards
        self.past: Final = past
        self.most: Final = most

    def law(self) -> i64:
        return 1 << BE_PLAYED

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        players = self.players
        if deed != BE_PLAYED or not self.cards.fits(t, other) or (players is not None and not players.has(t, c)):
            return False
        times: i64 = 0
        i: i64 = 0
        while i < len(t.past):
            if self.past.has(t, i) and c == seat_thing(t.past[i + PAST_B]):
                times += t.past[i + PAST_TIMES]
            i += PAST
        return times >= self.most

    def text(self) -> str:
        who = "players" if self.players is None else self.players.text()
        return f"{who} can't play more than {counted(int(self.most))} {self.cards.text(self.most > 1)} each turn"


class AttackQuota(Statement):
    """No more than so many of these creatures can attack together, and there is one attack in a turn."""

    def __init__(self, creatures: Noun, most: i64, goals: Noun | None = None) -> None:
        self.creatures: Final = creatures
        self.most: Final = most
        self.goals: Final = goals  # what is attacked, if that matters

    def law(self) -> i64:
        return 1 << ATTACK

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != ATTACK or not self.creatures.fits(t, c):
            return False
        if self.goals is not None and not self.goals.fits(t, other):
            return False
        n: i64 = 0
        for attacker in t.board:
            if t.role[attacker] != PEACE and t.role[attacker] != DEFENDER and self.creatures.fits(t, attacker):
                n += 1
        return n >= self.most

    def text(self) -> str:
        goal = "" if self.goals is None else f"{said_of_goal(self.goals)} "
        return f"no more than {counted(int(self.most))} {self.creatures.text(self.most > 1)} can attack {goal}each turn"


def said_of_goal(goals: Noun) -> str:
    """What is attacked: this city, or any that is such a one."""
    return goals.text(False) if isinstance(goals, Very) else article(goals.text(False))


class DefendQuota(Statement):
    """No more than so many can defend against each of these."""

    def __init__(self, things: Things, most: i64) -> None:
        self.things: Final = things
        self.most: Final = most

    def law(self) -> i64:
        return 1 << DEFEND

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != DEFEND or not self.things.has(t, other):
            return False
        n: i64 = 0
        for defender in t.board:
            if t.role[defender] == DEFENDER and t.foe[defender] == other and defender != c:
                n += 1
        return n >= self.most

    def text(self) -> str:
        word = "creature" if self.most == 1 else "creatures"
        return f"{self.things.text()} can't be defended against by more than {counted(int(self.most))} {word}"


class DefendTogether(Statement):
    """Nobody defends against these, or so many do at least."""

    def __init__(self, things: Things, least: i64) -> None:
        self.things: Final = things
        self.least: Final = least

    def law(self) -> i64:
        return bit_of(LEAST_DEFENDERS)

    def sets(self) -> bool:
        return True

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return self.least - usual if what == LEAST_DEFENDERS and self.things.has(t, c) else 0

    def text(self) -> str:
        return f"{self.things.text()} can't be defended against by fewer than {counted(int(self.least))} creatures"


def defended_together(reading: Reading, *number: Number) -> DefendTogether:
    return DefendTogether(reading.subject(), plain(number[0]) if number else 2)


def they_defend_together(reading: Reading, number: Number, things: Things) -> DefendTogether:
    """The same, said of those who defend."""
    return DefendTogether(things, plain(number))


def plays_at_most(reading: Reading, payer: Payer, number: Number, cards: CardNoun) -> PlayQuota:
    players: Noun = PlayerNoun() if payer.players is None else Very(payer.players)
    past = recalled(reading, facts.PLAYED, playable(cards), players, THIS_TURN, True)
    return PlayQuota(payer.players, cards, past, plain(number))


def attack_at_most(reading: Reading, number: Number, creatures: Noun) -> AttackQuota:
    return AttackQuota(creatures, plain(number))


def attack_it_at_most(reading: Reading, number: Number, creatures: Noun, goal: Watched) -> AttackQuota:
    return AttackQuota(creatures, plain(number), goal.noun)


def attacks_with_at_most(reading: Reading, payer: Payer, number: Number, creatures: CardNoun) -> AttackQuota:
    if creatures.whose != ANYONES:
        raise Misread("creatures of any player", creatures.text(True))
    return AttackQuota(of_whom(creatures, payer), plain(number))


def defended_by_at_most(reading: Reading, number: Number) -> DefendQuota:
    return DefendQuota(reading.subject(), plain(number))


def at_most_defend(reading: Reading, number: Number, things: Things) -> DefendQuota:
    return DefendQuota(things, plain(number))


AT_MOST: Final = '"no" "more" "than" | "at" "most"'
BLOCKED: Final = '("defended" "against"? | "blocked")'
CREATURES: Final = '("creature" | "creatures" | "defender" | "defenders")'
ASSIGNED: Final = '"be" "assigned" ("to" | "against" | "to" "defend" "against")'
TURNLY: Final = '("each" | "in" ("a" | "each" | "any") | "during" ("a" | "each" | "any") "one"?) "turn"'
TOGETHER: Final = (
    '("in" ("the" "same" | "one" | "a" "single" | "an" | "each" | "any") ("one" | "single")? "attack"'
    ' | "together" | "at" "once"'
    ' | "at" "the" "same" "time")'
)
PHRASES: Final = [
    Phrase(
        STATEMENT,
        f'card_payer {NOT} "play" "more" "than" number cards_priced {TURNLY}',
        plays_at_most,
        ["Players can't play more than two cards each turn."],
        needs=Needs(deeds=bit(BE_PLAYED)),
    ),
    Phrase("so_many_or_more", 'number "or" "more"', lambda reading, number: Fixed(plain(number) - 1)),
    Phrase(
        STATEMENT,
        f'"no" people_priced ("can" | "may") "play" "more" "than" number cards_priced {TURNLY}',
        plays_at_most,
        ["No player can play more than two cards each turn."],
        needs=Needs(deeds=bit(BE_PLAYED)),
    ),
    Phrase("people_priced", '"player"', pays_anyone),
    Phrase("people_priced", '"opponent"', pays_opponents),
    Phrase(
        STATEMENT,
        f'card_payer ("can" | "may") ("only" "play" | "play" ("only" | {AT_MOST})) number cards_priced {TURNLY}',
        plays_at_most,
        needs=Needs(deeds=bit(BE_PLAYED)),
    ),
    Phrase(
        STATEMENT,
        f'("only" | "no" "more" "than" | "at" "most") number (card_noun | card_nouns) ("can" | "may") "attack" {TURNLY}',
        attack_at_most,
        ["No more than two creatures can attack each turn."],
        needs=Needs(deeds=bit(DEFEND)),
    ),
    Phrase(
        STATEMENT,
        f'("no" people_priced ("can" | "may") "attack" "with" "more" "than"'
        f' | card_payer ({NOT} "attack" "with" "more" "than" | ("can" | "may") ("only" "attack" "with"'
        f' | "attack" ("only" "with" | "with" ("only" | {AT_MOST})))))'
        f" number (card_noun | card_nouns) ({TURNLY} | {TOGETHER})?",
        attacks_with_at_most,
        ["Opponents can't attack with more than two creatures each turn."],
        needs=Needs(deeds=bit(DEFEND)),
    ),
    Phrase(
        STATEMENT,
        f'("only" | "no" "more" "than" | "at" "most") number (card_noun | card_nouns) ("can" | "may") "attack" goal_attacked'
        f" ({TURNLY} | {TOGETHER})?",
        attack_it_at_most,
        ["No more than two creatures can attack a city you control in the same attack."],
        needs=CITIES,
    ),
    Phrase("goal_attacked", "self | enchanted_thing", very_card, needs=CITIES),
    Phrase(
        "goal_attacked",
        '("a" | "an" | "any") card_noun | ("one" | "any") "of" owned_nouns',
        lambda reading, noun: Watched(noun, noun.text(False), None, []),
        needs=CITIES,
    ),
    Phrase(
        STATEMENT,
        f'("only" | {AT_MOST}) number {CREATURES} ("can" | "may") ("defend" "against" | {ASSIGNED})'
        " (aimed | self | crowd | enchanted_thing)",
        at_most_defend,
        ["Only one creature can defend against this creature."],
        needs=Needs(deeds=bit(DEFEND)),
    ),
    Phrase(
        "ruling",
        f'("can" | "may") ("be" {BLOCKED} "by" ({AT_MOST}) number {CREATURES}'
        f' | ("only" "be" {BLOCKED} "by" | "be" {BLOCKED} ("only" "by" | "by" "only")) single "creature")',
        defended_by_at_most,
        needs=Needs(deeds=bit(DEFEND)),
    ),
    Phrase(
        "forbidden",
        f'"be" ("defended" "against" | "blocked") "by" ("more" "than" number | so_many_or_more) {CREATURES} "each"?',
        defended_by_at_most,
        ["This creature can't be defended against by more than one creature."],
        needs=Needs(deeds=bit(DEFEND)),
    ),
    Phrase(
        "forbidden",
        f'"be" {BLOCKED} ("by" ("fewer" | "less") "than" number {CREATURES}'
        f' | ("other" "than" | "unless") "by" number "or" "more" {CREATURES} | "by" ("only" "one" | "a" "single") "creature")',
        defended_together,
        ["This creature can't be defended against by fewer than two creatures."],
        needs=Needs(deeds=bit(DEFEND, LEAST_DEFENDERS)),
    ),
    Phrase(
        STATEMENT,
        f'("fewer" | "less") "than" number {CREATURES} {NOT} ("defend" "against" | {ASSIGNED})'
        " (aimed | self | crowd | enchanted_thing)",
        they_defend_together,
        ["Fewer than two creatures can't defend against this creature."],
        needs=Needs(deeds=bit(DEFEND, LEAST_DEFENDERS)),
    ),
    Phrase(
        STATEMENT,
        f'"only" number "or" "more" {CREATURES} ("together")? ("can" | "may") ("defend" "against" | {ASSIGNED})'
        ' (aimed | self | crowd | enchanted_thing) ("together")?',
        they_defend_together,
        needs=Needs(deeds=bit(DEFEND, LEAST_DEFENDERS)),
    ),
    Phrase(
        "ruling",
        f'(("must" | "can" "only") "be" {BLOCKED} "only"? | ("can" | "may") "be" {BLOCKED} "only")'
        f' ("by" number "or" "more" {CREATURES})'
        ' ("or" ("by" "none" | "not" "at" "all"))?',
        defended_together,
        ["This creature must be defended against by two or more creatures or by none."],
        needs=Needs(deeds=bit(DEFEND, LEAST_DEFENDERS)),
    ),
]
