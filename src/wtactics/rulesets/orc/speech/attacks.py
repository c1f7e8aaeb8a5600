"""Attacks in ORC: who is attacked, whether defenders are declared, who attacks alone, and who has attacked in a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import PHASES, ROLES, TURNS, Condition, Noun
from wtactics.engine.places import ATTACKER, CardId, Thing, seat_thing
from wtactics.engine.rows import FRAME
from wtactics.engine.step import TURN
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import COMBAT, DRAW_PHASE, DRAWN
from wtactics.vocabulary.conditions.meaning import AtTime, Is
from wtactics.vocabulary.nouns.naming import DetailPhrase
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.campaigns import UnderAttack, attacking_player, defending_player
from wtactics.vocabulary.triggers.meaning import Comes, Happens, Very
from wtactics.vocabulary.triggers.watching import Watched, call, says
from wtactics.vocabulary.triggers.ways import Alone


class DefendersDeclared(AtTime):
    """ORC-COMBAT-20, ORC-COMBAT-23 An attack goes on, and its combats have begun, or none of them yet."""

    def __init__(self, so: bool) -> None:
        self.so: Final = so

    def holds(self, t: Table) -> bool:
        assert isinstance(t, OrcTable)
        if len(t.attackers) == 0:
            return False
        begun = False
        for frame in range(0, len(t.agenda), FRAME):
            begun = begun or t.carries(COMBAT, frame)
        return begun == self.so

    def depends(self) -> i64:
        return ROLES | PHASES

    def text(self) -> str:
        return f"it is {self.when()}"

    def when(self) -> str:
        return "after defenders have been declared" if self.so else "before defenders are declared"


class InACombat(DefendersDeclared):
    """ORC-COMBAT-23 One of the combats of an attack goes on, for all that happens behind the defence is in one."""

    def text(self) -> str:
        return "it is during a combat"

    def when(self) -> str:
        return "during a combat"


class HasAttacked(Condition):
    """ORC-TURN-29 The player has attacked in this turn of his, or he has not."""

    def __init__(self, player: Noun, words: str, so: bool) -> None:
        self.player: Final = player
        self.words: Final = words
        self.so: Final = so

    def holds(self, t: Table) -> bool:
        assert isinstance(t, OrcTable)
        return (t.attacked_in != 0 and self.player.fits(t, seat_thing(t.active))) == self.so

    def depends(self) -> i64:
        return ROLES | PHASES | TURNS

    def text(self) -> str:
        return f"{self.words} {'attacked' if self.so else f'didn{chr(39)}t attack'} this turn"


class Unopposed(Quality):
    """ORC-COMBAT-22 It attacks, and nobody has been declared a defender against it."""

    def holds(self, t: Table, c: CardId) -> bool:
        return t.role[c] == ATTACKER

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        return "attacking undefended"


class LeftUndefended(Unopposed):
    """ORC-COMBAT-22 The same, of one that is called so before its noun: not before the defenders are declared."""

    def __init__(self) -> None:
        self.declared: Final = DefendersDeclared(True)

    def holds(self, t: Table, c: CardId) -> bool:
        return self.declared.holds(t) and super().holds(t, c)

    def depends(self) -> i64:
        return ROLES | PHASES

    def before(self) -> str:
        return "undefended"

    def behind(self) -> str:
        return ""


class IdleTurn(Comes):
    """ORC-TURN-29 A turn ends in which its player has not attacked."""

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, OrcTable)
        return t.attacked_in == 0 and super().matches(t, a, b, n)


class SecondDraw(Happens):
    """ORC-TURN-16 A player draws another card in his Draw phase, having seen the first."""

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        drawing = t.phase == DRAW_PHASE and t.active == b and t.carries(TURN, t.frame)
        return drawing and t.note(DRAWN) == 1 and super().matches(t, a, b, n)


def under_attack(reading: Reading) -> UnderAttack:
    return UnderAttack(None, Very(You()), "an attack on you")


def you_attack(reading: Reading) -> UnderAttack:
    return UnderAttack(Very(You()), None, "your attack")


def any_attack(reading: Reading) -> UnderAttack:
    return UnderAttack(None, None, "an attack")


def when_declared(reading: Reading) -> DefendersDeclared:
    return DefendersDeclared(True)


def while_undeclared(reading: Reading) -> DefendersDeclared:
    return DefendersDeclared(False)


def in_a_combat(reading: Reading) -> InACombat:
    return InACombat(True)


def you_attacked(reading: Reading) -> HasAttacked:
    return HasAttacked(Very(You()), "you", True)


def you_did_not(reading: Reading) -> HasAttacked:
    return HasAttacked(Very(You()), "you", False)


def he_attacked(reading: Reading, player: Things) -> HasAttacked:
    """Of one player who was spoken of."""
    return HasAttacked(Very(player), player.text(), True)


def he_did_not(reading: Reading, player: Things) -> HasAttacked:
    return HasAttacked(Very(player), player.text(), False)


def your_idle_turn(reading: Reading) -> IdleTurn:
    return IdleTurn(
        facts.TURN_ENDED, [], Very(You()), "at the end of each of your turns in which you have not attacked"
    )


def his_idle_turn(reading: Reading, *_player: Things) -> IdleTurn:
    """ORC-ENCH-04 Of the player on whom this lies."""
    host = reading.host
    if host is None or not host.things.people():
        raise Misread("a player to whom this is attached", "his turns")
    words = "at the end of each of his turns in which he has not attacked"
    return IdleTurn(facts.TURN_ENDED, [], Very(host.things), words)


def lone(reading: Reading) -> Quality:
    return Alone()


def unopposed(reading: Reading) -> Quality:
    return Unopposed()


def while_unopposed(reading: Reading, things: Things) -> Condition:
    return Is(things, Unopposed())


def while_alone(reading: Reading, things: Things, quality: Quality) -> Condition:
    return Is(things, quality)


def draws_second(reading: Reading, who: Watched) -> SecondDraw:
    call(reading, who, True)
    words = f"{says(who, 'draw')} a second card in {'your' if isinstance(who.very, You) else 'his'} Draw phase"
    return SecondDraw(facts.DREW, None, who.noun, words, False, True)


ARE: Final = '("is" | "are")'
DECLARED: Final = '("declared" | "named" | "chosen" | "announced" | "assigned")'
HAVE_BEEN: Final = '(("have" | "had") "been" | "are" | "were")'
DRAW_PHASES: Final = '("in" | "during") ("your" | "his" | "their") "draw" ("phase" | "phases")'
IN_A_TURN: Final = '("in" | "during") ("a" | "any" | "each") "turn" "in" "which"'
NOT_ATTACKED: Final = '("didn\'t" "attack" | ("haven\'t" | "hasn\'t") "attacked" | ("have" | "has") "not" "attacked")'
THIS: Final = '"this" "turn"'
EACH: Final = '(("each" | "any" | "every") "of")?'
TURNS_: Final = '("turn" | "turns")'
ATTACKS: Final = '("attacks" | "attack" | ("is" | "are") "attacking")'
NO_DEFENDER: Final = (
    '("nobody" | "no" "one" | "no" "creature" | "no" "defender") ("defends" | "is" "defending") "against"'
)
PHRASES: Final = [
    Phrase("he_player", '"the" "attacking" ("player" | "opponent")', attacking_player,
           ["Whenever a defender dies, the attacking player loses 1 victory point."]),
    Phrase("he_player", '"the" ("defending" | "attacked") ("player" | "opponent")', defending_player),
    Phrase("condition", f'"you" {ARE} ("being" "attacked" | "attacked" | "under" "attack")', under_attack,
           ["Play only while you are being attacked."]),
    Phrase("condition", f'"you" {ARE} "attacking"', you_attack),
    Phrase("standing_if", '"as" "long" "as" "you" "attack"', you_attack,
           ["Creatures you control in your Offensive get +1/+0 while you attack."]),
    Phrase("standing_if", '"as" "long" "as" ("an" "opponent" "attacks" | "opponents" "attack") "you"', under_attack),
    Phrase("condition", f'"you" ("attacked" | "have" "attacked") {THIS}', you_attacked),
    Phrase("condition", f'"you" {NOT_ATTACKED} {THIS}', you_did_not,
           ["At the end of your turn, if you didn't attack this turn, draw a card."]),
    Phrase("condition", f'he_player ("attacked" | "has" "attacked") {THIS}', he_attacked),
    Phrase("condition", f"he_player {NOT_ATTACKED} {THIS}", he_did_not,
           ["At the end of each opponent's turn, if he didn't attack this turn, draw a card."]),
    Phrase("attack_named", '("an" | "the" | "any") "attack"', any_attack, ["Play only during an attack."]),
    Phrase("attack_named", '"an" "attack" "on" "you"', under_attack),
    Phrase("attack_named", '"an" "attack" ("of" "yours" | "that" "you" "make") | "your" "own"? "attack"', you_attack),
    Phrase("time_condition", f'"after" "the"? "defenders" {HAVE_BEEN} {DECLARED}', when_declared,
           ["Play only after defenders have been declared."]),
    Phrase("time_condition", f'"after" "the"? "attackers" {HAVE_BEEN} {DECLARED} (","? "and" | "but")'
           f' "before" "the"? "defenders" {HAVE_BEEN}', while_undeclared,
           ["Play only after attackers have been declared and before defenders are."]),
    Phrase("time_condition", '("in" | "during") ("a" | "any") "single"? "combat"',
           in_a_combat, ["Play only during a combat."]),
    Phrase("time_condition", '"in" attack_named', same),
    Phrase("time_condition", f'("after" "the"? "attackers" {HAVE_BEEN} {DECLARED} (","? "and" | "but"))?'
           f' "before" "the"? "defenders" {HAVE_BEEN} {DECLARED}', while_undeclared),
    Phrase("time_said", f'{IN_A_TURN} "you" {NOT_ATTACKED}', you_did_not,
           ["2 power: Draw a card. Use this ability only in a turn in which you have not attacked."]),
    Phrase("time_said", f'{IN_A_TURN} "you" ("have" | "had")? "attacked"', you_attacked),
    Phrase("trigger", f'"at" "the" "end" "of" {EACH} "your" {TURNS_} "in" "which" "you" {NOT_ATTACKED}', your_idle_turn,
           ["At the end of each of your turns in which you didn't attack, draw a card."]),
    Phrase("trigger", f'"at" "the" "end" "of" {EACH} "his" {TURNS_} "in" "which" ("he" | host_player) {NOT_ATTACKED}',
           his_idle_turn),
    Phrase("alone_now", '("attacks" | "attack" | ("is" | "are") "attacking") "alone"', lone),
    Phrase("alone_now", f'{ARE} "the" "only" ("attacker" | "attacking" "creature")', lone),
    DetailPhrase("stance", '"undefended"', "quality", LeftUndefended()),
    Phrase("doing_so", '"attacking" "undefended"', unopposed),
    Phrase("doing_way", '"attacking" "undefended"', unopposed),
    Phrase("alone_now", f'("attacks" | "attack") "undefended" | {ATTACKS} ("and" {NO_DEFENDER} ("it" | "them"))', unopposed),
    Phrase("standing_if", f'"as" "long" "as" {NO_DEFENDER} (self | aimed | again | enchanted_thing)', while_unopposed,
           ["While nobody defends against this creature, it gets +2/+0."]),
    Phrase("standing_if", '("as" "long" "as") subject_plain alone_now', while_alone,
           ["This creature gets +2/+0 while it attacks alone."]),
    Phrase("condition", "again alone_now", while_alone,
           ["Deal 2 damage to target attacker. If it is the only attacker, draw a card."]),
    Phrase("happening", f'anyone ("draw" | "draws") ("a" | "the" | "your" | "his") "second" "card" {DRAW_PHASES}', draws_second,
           ["Whenever you draw a second card in your Draw phase, gain 1 influence."]),
]  # fmt: skip
