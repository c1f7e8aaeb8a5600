"""Stages of an attack in words: attackers have been announced, defenders have not been assigned yet, or have been."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Condition, Noun
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.regrouping import order_anew
from wtactics.kits.realm.table import Realm
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.conditions.meaning import Both, DuringTurn
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import You
from wtactics.vocabulary.triggers.campaigns import ANNOUNCED, Assailed, UnderAttack, attack_of
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.watching import Watched


class AttackStage(UnderAttack):
    """An attack has been announced, and its defenders have been assigned, or not yet."""

    def __init__(self, by: Noun | None, on: Noun | None, words: str, answered: bool) -> None:
        super().__init__(by, on, words)
        self.answered: Final = answered

    def holds(self, t: Table) -> bool:
        return isinstance(t, Realm) and t.answered == self.answered and super().holds(t)

    def is_late(self) -> bool:
        return self.answered

    def text(self) -> str:
        return f"{super().text()} {self.stage()}"

    def when(self) -> str:
        return f"{super().when()} {self.stage()}"

    def stage_of(self, attack: UnderAttack) -> UnderAttack | None:
        if self.by is not None or self.on is not None or isinstance(attack, AttackStage):
            return None
        return AttackStage(attack.by, attack.on, attack.words, self.answered)

    def stage(self) -> str:
        """What has been done so far."""
        return f"{'after' if self.answered else 'before'} defenders are assigned"


def named_before(reading: Reading, attack: UnderAttack) -> AttackStage:
    return AttackStage(attack.by, attack.on, attack.words, False)


def named_after(reading: Reading, attack: UnderAttack) -> AttackStage:
    return AttackStage(attack.by, attack.on, attack.words, True)


def any_before(reading: Reading, on: Watched | None = None) -> AttackStage:
    return AttackStage(None, on.noun if on is not None else None, attack_on(on), False)


def any_after(reading: Reading, on: Watched | None = None) -> AttackStage:
    return AttackStage(None, on.noun if on is not None else None, attack_on(on), True)


def announced_on(reading: Reading, on: Watched | None = None) -> UnderAttack:
    return UnderAttack(None, on.noun if on is not None else None, attack_on(on))


def in_a_turn_before(reading: Reading, said: tuple[bool, list[int], str]) -> Condition:
    """In your Attack phase before defenders are assigned: in one that you have announced."""
    return Both(DuringTurn(*said), any_before(reading), False)


def yours(reading: Reading, *on: Watched) -> UnderAttack:
    return attack_of(reading, Watched(Very(You()), "you", You(), ["player"]), *on)


def on_you(reading: Reading) -> UnderAttack:
    """On your army, or on a city of yours."""
    return UnderAttack(None, Assailed(Very(You())), "an attack on you")


def attack_on(on: Watched | None) -> str:
    """The attack in words."""
    return f"an attack on {on.words}" if on is not None else "an attack"


HAVE_BEEN: Final = '(("have" | "had") "been" | "are" | "were")'
ALL_THE: Final = '("all" "the"? | "the")?'
ASSIGNED: Final = (
    f'({ALL_THE} "defenders" {HAVE_BEEN} ("assigned" | "declared" | "chosen" | "announced" | "named") | ("you"'
    ' | "he" | "they" | "the"'
    ' ("defending" | "attacked") "player" | "any" "player") ("assign" | "assigns" | "name" | "names" | "declare" | "declares")'
    ' ("defenders" | "any" "defenders" | "your" "defenders"))'
)
ATTACKERS: Final = f'({ALL_THE} "attackers" {HAVE_BEEN} {ANNOUNCED})'
AGAINST: Final = f'({ALL_THE} "attackers" (attacked_too | "that" "attack" goal) {HAVE_BEEN} {ANNOUNCED})'
AN_ATTACK: Final = f'(("an" | "the") "attack" ("has" "been" | "is" | "was") {ANNOUNCED})'
ON_IT: Final = f'("an" | "the") "attack" attacked_too ("has" "been" | "is" | "was") {ANNOUNCED}'
STILL: Final = (
    '("not" "yet" ("resolved" | "begun" | "fought") | ("that" | "which") ("haven\'t" "begun" "yet"? | "haven\'t" "yet" "begun"'
    ' | "aren\'t" ("resolved" | "over") "yet"? | "haven\'t" "been" ("resolved" | "fought") "yet"?) | "still" "to" "come")'
)
COMBATS: Final = (
    '("the" | "your" | "its" | "all" "the"? | "those" "of" ("its" | "the" | "your")) "remaining"? ("combats" | "attackers")'
    f' ("of" ("this" | "the" | "your") "attack")? {STILL}?'
)
NEW_ORDER: Final = (
    '("a" ("new" | "different") "order" ("of" "your" "choice")? | "any" "order" ("that"? "you" ("like" | "choose" | "want"))?'
    ' | "an" "order" ("of" "your" "choice" | "that"? "you" "choose"))'
)
NOT_YET: Final = f'("but" | "and")? "before" {ASSIGNED}'
ARMY_OR_CITY: Final = (
    '("your" "army" "or" ("a" "city" "of" "yours" | "one" "of" "your" "cities" | "your"? ("city" | "cities")))'
)
PHRASES: Final = [
    Phrase("condition", '"you" "are" ("passive" | ("the" | "a") "passive" "player" | "not" "active"'
           ' | "not" "the" "active" "player")',
           lambda reading: DuringTurn(False, [], "an opponent's turn"),
           ["While you are passive, this creature gets +0/+1."], needs=CITIES),
    Phrase("condition", '"you" "are" ("active" | "the" "active" "player")', lambda reading: DuringTurn(True, [], "your turn"),
           ["While you are the active player, this creature gets +1/+0."], needs=CITIES),
    Phrase("attack_named", '"an" "attack" ("of" "yours" | "that"? "you" "make")', yours,
           ["Play only during an attack of yours."], needs=CITIES),
    Phrase("time_condition", f'"during" attack_named ","? "after" (({ATTACKERS} | {AN_ATTACK}))',
           lambda reading, attack: attack, ["Play only during your attack, after attackers are announced."], needs=CITIES),
    Phrase("deed", f'{{put}} {COMBATS} ("in" | "into") {NEW_ORDER}', order_anew,
           ["Put the combats not yet resolved in any order."], needs=CITIES),
    Phrase("time_condition", f'("during" | "in") attack_named ","? {NOT_YET}', named_before,
           ["Play only during an attack on you before defenders are assigned."], needs=CITIES),
    Phrase("time_condition", f'"during" attack_named "after" {ASSIGNED}', named_after, needs=CITIES),
    Phrase("time_condition", f'"after" (({ATTACKERS} | {AN_ATTACK}) attacked_too? | {AGAINST} | {ON_IT}) ","? {NOT_YET}',
           any_before,
           ["Play only after attackers have been announced and before defenders are assigned."], needs=CITIES),
    Phrase("time_condition", f'("during" | "in") turn_part ","? {NOT_YET}', in_a_turn_before, needs=CITIES),
    Phrase("time_condition", f'"before" {ASSIGNED} ("in" "an" "attack" attacked_too?)?', any_before,
           ["Play only before defenders are assigned."], needs=CITIES),
    Phrase("time_condition", f'"after" {ASSIGNED} ("in" "an" "attack" attacked_too?)?', any_after,
           ["Play only after defenders have been assigned."], needs=CITIES),
    Phrase("time_condition", f'"after" ({AGAINST} | {ON_IT} | {AN_ATTACK})', announced_on, needs=CITIES),
    Phrase("limit_if", f'("if" | "when" | "as" "long" "as" | "once") (({ATTACKERS} | {AN_ATTACK}) attacked_too? | {AGAINST}'
           f' | {ON_IT})',
           announced_on, ["Play only when attackers against you have been announced and before defenders are assigned."],
           needs=CITIES),
    Phrase("time_condition", '"after" "an" "opponent" ("announces" | "announced" | "declares" | "declared" | "has" "announced")'
           ' ("attackers" | "an" "attack") ("on" | "against")'
           f' ("you" | {ARMY_OR_CITY})', on_you, needs=CITIES),
    Phrase("limit_if", f'("if" | "when" | "as" "long" "as") {ARMY_OR_CITY} ("is" | "are") "attacked"', on_you,
           ["Play only when your army or city is attacked."], needs=CITIES),
    Phrase("time_condition", '("in" | "during") ("a" | "any") "combat"', any_after,
           ["Play only during a combat."], needs=CITIES),
    Phrase("limit_too", f'("if" | "when") {ARMY_OR_CITY} ("is" | "are") "attacked"', on_you, needs=CITIES),
    Phrase("limit_too", f'("and" | "but") "before" {ASSIGNED}', any_before, needs=CITIES),
    Phrase("limit_too", f'("and" | "but") "after" {ASSIGNED}', any_after, needs=CITIES),
    Phrase("limit_too", f'"," {NOT_YET}', any_before,
           ["Play only when you are attacked, before defenders are assigned."], needs=CITIES),
    Phrase("limit_too", f'"," ("but" | "and")? "after" {ASSIGNED}', any_after, needs=CITIES),
]  # fmt: skip
