"""Acts: all that texts can forbid, permit or order, and how each is worded."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import (
    ARRIVE_IN_ARMY,
    ATTACK,
    ATTACK_MARKED,
    BE_HURT,
    BE_KILLED,
    BE_MARKED,
    BE_PLAYED,
    BE_SHIFTED,
    BE_TARGET,
    BE_UNMARKED,
    BID,
    DEAL_DAMAGE,
    DEFEND,
    DEFEND_MARKED,
    DRAW,
    ENTER,
    GAIN_POINTS,
    MARK_TO_ATTACK,
    MARK_TO_MOVE,
    MOVE,
    MUST_ATTACK,
    STRIKE_DOUBLE,
    STRIKE_FIRST,
    UNMARK,
    USE_ABILITIES,
)
from wtactics.language.phrase import Guarding, Misread, Phrase
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.things.meaning import Things


def bit(*deeds: int) -> i64:
    """These deeds as bits."""
    bits: i64 = 0
    for deed in deeds:
        bits |= bit_of(i64(deed))
    return bits


class ActPhrase(Phrase):
    """Words that always mean the same act."""

    def __init__(self, rule: str, form: str, act: Act, types: int = 0) -> None:
        super().__init__(rule, form, self.give, needs=Needs(types, deeds=act.deeds))
        self.act: Final = act

    def give(self, reading: Reading) -> Act:
        return self.act


class PlacePhrase(ActPhrase, Guarding):
    """What is done for a place."""


def creatures_alone(things: Things) -> Things:
    """No rule makes a player attack, but creatures."""
    if things.people():
        raise Misread("creatures, which alone must attack", things.text())
    return things


class HabitPhrase(Phrase):
    """What cards do by a rule of their own: how it is said of one, of many, and in what form it is read."""

    def __init__(self, words: str, plural: str, deed: int, form: str, *others: int, example: str = "") -> None:
        super().__init__("ruling", form, self.give, [example] if example else [], needs=Needs(deeds=bit(deed, *others)))
        self.act: Final = Act(words, bit(deed, *others))
        self.plural: Final = plural

    def give(self, reading: Reading) -> Do:
        things = reading.subject()
        return Do(creatures_alone(things) if self.act.is_meant(MUST_ATTACK) else things, self.act, self.plural)


class BeforePhrase(HabitPhrase):
    """Who defends strikes before attackers, and who attacks before defenders: of others it is not said."""

    def __init__(self, role: str, others: str) -> None:
        form = f'{{deal}} ("its" | "their")? "combat"? "damage" "before" ("the" | "any" | "all")? "{others}" ("do" | "does")?'
        super().__init__("strikes first", "strike first", STRIKE_FIRST, form)
        self.role: Final = role

    def give(self, reading: Reading) -> Do:
        if self.role not in reading.subject().text():
            raise Misread(f"somebody who is {self.role}", reading.subject().text())
        return super().give(reading)


UNMARKED: Final = (
    """(("isn't" | "aren't") "marked" """
    """| ("needn't" | ("doesn't" | "don't") ("need" | "have") "to") ("be" "marked" | "mark")"""
    """| ("doesn't" | "don't") ("mark" | ("are" | "become") "marked"))"""
)
IF_ABLE: Final = (
    '"if" ("able" | "possible" | ("it" | "he" | "she" | "they") ("can" | "is" "able" "to" | "are" "able" "to"))'
)
TURNLY: Final = (
    '("in"? ("each" "turn" | "your" "turn" | "each" "of" ("its" "controller" "\'s" | "his") "turns")'
    ' | "in" ("each" "of")? (("its" | "their") ("controller" "\'s" | "controllers" "\'") | "your")'
    ' ("attack" | "combat") ("phase" | "phases") | "whenever" ("possible" | ("it" | "they") "can"))'
)
ALWAYS: Final = TURNLY.replace('"your" "turn" | ', "")  # "in your turn" is a time of its own
ABLE: Final = f"({TURNLY}? {IF_ABLE} | {ALWAYS})?"
AS_IF: Final = (
    '("as" ("if" | "though") (("it" | "they") ("is" | "are" | "was" | "were"))? "unmarked" '
    '| "as" "long" "as" (("it" | "they" | "he") ("is" | "are"))? "marked" '
    '| ("although" | "though") ("it" | "they") ("is" | "are") "marked" '
    '| "even" ("if" | "when" | "as" "long" "as" | "though") ("it" | "they")? ("is" | "are")? "marked")'
)
BY: Final = '("for" | "by" | "when" | "as" "long" "as")'
MOVING: Final = f'({BY} "moving" | ("when" | "as") ("it" | "they") ("move" | "moves") | "to" "move")'
ATTACKING: Final = f'({BY} "attacking" | ("when" | "as") ("it" | "they") ("attack" | "attacks") | "to" "attack")'
STAYS: Final = '("stay" | "stays" | "remain" | "remains") "unmarked"'
WHEN_MOVING: Final = '(("when" | "as") ("moving" | ("it" | "they") ("move" | "moves")))'
WHEN_ATTACKING: Final = '(("when" | "as") ("attacking" | ("it" | "they") ("attack" | "attacks")))'
WITHOUT: Final = '"without" ("being" "marked" | ("becoming" | "getting") "marked" | "marking" ("it" | "them")?)'
AS_ONE: Final = '"be" (("announced" | "declared" | "named") "as"? | ("assigned" | "chosen" | "used" | "sent") "as")?'
TO_ATTACK: Final = f'("attack" | {AS_ONE} ("an" "attacker" | "attackers"))'
TO_DEFEND: Final = f'("defend" | {AS_ONE} ("a" "defender" | "defenders"))'
HABITS: Final = [
    HabitPhrase("must attack", "must attack", MUST_ATTACK, f'("must" | ("has" | "have") "to") "attack" {ABLE}'),
    HabitPhrase(
        "must attack",
        "must attack",
        MUST_ATTACK,
        f"{{attack}} {TURNLY}? {IF_ABLE}",
    ),
    HabitPhrase(
        "can attack even if marked", "can attack even if marked", ATTACK_MARKED, f'("can" | "may") {TO_ATTACK} {AS_IF}'
    ),
    HabitPhrase(
        "can defend even if marked", "can defend even if marked", DEFEND_MARKED, f'("can" | "may") {TO_DEFEND} {AS_IF}'
    ),
    HabitPhrase(
        "can attack or defend even if marked",
        "can attack or defend even if marked",
        ATTACK_MARKED,
        f'("can" | "may") ("attack" ("or" | "and") "defend" | "defend" ("or" | "and") "attack") {AS_IF}',
        DEFEND_MARKED,
    ),
    HabitPhrase("strikes first", "strike first", STRIKE_FIRST, '{strike} "first"'),
    HabitPhrase(
        "strikes first",
        "strike first",
        STRIKE_FIRST,
        '{deal} ("its" | "their")? "combat"? "damage" ("first" | "before" ("the" | "any" | "all")? ("other" | "opposing")'
        ' ("creature" | "creatures") ("do" | "does" | "in" ("its" | "their" | "the" | "that") ("combat" | "combats"))?'
        ' | "before" ("the" | "any") ("creature" | "creatures") "that"?'
        ' ("it" | "they") ("fights" | "fight" | "is" "in" "combat" "with"))',
    ),
    BeforePhrase("defending", "attackers"),
    BeforePhrase("attacking", "defenders"),
    HabitPhrase(
        "deals double combat damage", "deal double combat damage", STRIKE_DOUBLE, '{deal} "double" "combat" "damage"'
    ),
    HabitPhrase(
        "isn't marked for moving",
        "aren't marked for moving",
        MARK_TO_MOVE,
        f'{UNMARKED} {MOVING} | ("can" | "may") "move" {WITHOUT} | {{move}} {WITHOUT} | {STAYS} {WHEN_MOVING}',
    ),
    HabitPhrase(
        "isn't marked for attacking",
        "aren't marked for attacking",
        MARK_TO_ATTACK,
        f'{UNMARKED} {ATTACKING} | ("can" | "may") "attack" {WITHOUT} | {{attack}} {WITHOUT} | {STAYS} {WHEN_ATTACKING}',
    ),
]
UNMARKING: Final = Act("unmark in Unmark phases", bit(UNMARK))
UNMARKS_NOT: Final = '(("doesn\'t" | "don\'t") "unmark" | ("isn\'t" | "aren\'t") "unmarked")'
UNMARKINGS: Final = (
    '(("during" | "in") ("its" "controller" "\'s" | "their" ("controllers" "\'" | "controller" "\'s") | "the")'
    ' "unmark" ("phase" | "phases"))'
)
# What can be forbidden without saying towards what.
ALONE: Final = (
    (TO_ATTACK, Act("attack", bit(ATTACK))),
    (TO_DEFEND, Act("defend", bit(DEFEND))),
    ('"move"', Act("move", bit(MOVE))),
    ('"be" "moved"', Act("be moved", bit(MOVE, BE_SHIFTED))),
    ('"unmark" ("in" "unmark" "phases")?', UNMARKING),
    ('("be" | "become") "marked"', Act("be marked", bit(BE_MARKED))),
    ('"be" "unmarked"', Act("be unmarked", bit(UNMARK, BE_UNMARKED))),
    (
        '"be" ("targeted" | ("chosen" "as")? ("a" "target" | "targets" | "the" "target"))',
        Act("be targeted", bit(BE_TARGET)),
    ),
    ('"be" "killed" | "be" "destroyed" | "die"', Act("be killed", bit(BE_KILLED))),
    (
        '("use" | "activate") ("its" | "their" | "his")? "activated"? "abilities"',
        Act("use abilities", bit(USE_ABILITIES)),
    ),
    (
        '"bid" | "be" "marked" ("for" | "in") ("bids" | "claims" | ("a" | "any" | "another") ("bid" | "claim"))',
        Act("bid", bit(BID)),
    ),
    ('"deal" "damage"', Act("deal damage", bit(DEAL_DAMAGE))),
    (
        '"be" ("dealt" "damage" | "damaged") | ("suffer" | "take" | "receive") "damage" | "lose" "strength"',
        Act("be dealt damage", bit(BE_HURT)),
    ),
    ('"draw" "cards"', Act("draw cards", bit(DRAW))),
    ('"gain" "victory" "points"', Act("gain victory points", bit(GAIN_POINTS))),
)
TARGETED: Final = Act("be targeted by", bit(BE_TARGET))
# What is done to others, or by others.
TOWARDS: Final = (
    ('"attack"', Act("attack", bit(ATTACK))),
    ('"defend"', Act("defend", bit(DEFEND), True)),
    ('"defend" "against"', Act("defend against", bit(DEFEND))),
    ('"enter"', Act("enter", bit(ENTER))),
    (
        (
            '"be" ("targeted" "by"'
            ' | ("chosen" "as")? ("a" "target" | "targets" | "the" ("target" | "targets")) ("of" | "for" | "by"))'
        ),
        Act("be targeted by", bit(BE_TARGET)),
    ),
    ('"be" "killed" "by" | "be" "destroyed" "by"', Act("be killed by", bit(BE_KILLED))),
    ('"be" "marked" "by"', Act("be marked by", bit(BE_MARKED))),
    ('"be" "unmarked" "by"', Act("be unmarked by", bit(BE_UNMARKED))),
    ('"be" "moved" "by"', Act("be moved by", bit(BE_SHIFTED))),
    ('"be" ("dealt" "damage" | "damaged") "by"', Act("be dealt damage by", bit(BE_HURT))),
    ('"deal" "damage" "to"', Act("deal damage to", bit(DEAL_DAMAGE))),
)
# What several verbs behind one "be" forbid others.
SUFFERINGS: Final = (
    ('"targeted"', Act("targeted", bit(BE_TARGET))),
    ('"killed" | "destroyed"', Act("killed", bit(BE_KILLED))),
    ('"damaged" | "dealt" "damage"', Act("damaged", bit(BE_HURT))),
    ('"marked"', Act("marked", bit(BE_MARKED))),
    ('"moved"', Act("moved", bit(BE_SHIFTED))),
)
BY_CARDS: Final = bit(ATTACK, DEFEND, MOVE, BID, UNMARK)  # what players do by the cards that they control
CARDS_ONLY: Final = bit(
    BE_MARKED, BE_UNMARKED, BE_SHIFTED, BE_KILLED, DEAL_DAMAGE, BE_HURT
)  # no player does or suffers it
MOVE_INTO: Final = Act("move into", bit(MOVE))
RULED_OUT: Final = bit(DEFEND, MOVE, BE_TARGET)  # what rules forbid towards some, so that cards can permit it
BE_ATTACKED: Final = Act("be attacked", bit(ATTACK))
PLAYING: Final = Act("play", bit(BE_PLAYED))
PLAYING_CARDS: Final = Act("play cards", bit(BE_PLAYED))
PLAYED_INTO_ARMIES: Final = Needs(deeds=bit(ARRIVE_IN_ARMY))
# What may be permitted against the rules.
PERMITTED: Final = (
    (
        '"be" "played" "directly"? ("into" | "in") ("your" | "its" "controller" "\'s") "army"',
        Act("be played into your army", bit(ARRIVE_IN_ARMY)),
    ),
)
