"""Assaults, in words: what attacks do to whom, whoever fights at all, and values of magic weapons for a while."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADD_FAR
from wtactics.engine.meaning import Number, Trigger
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.bends import Bend
from wtactics.rulesets.slot.speech.clashes import takes_part
from wtactics.rulesets.slot.speech.endurance import killed_by
from wtactics.rulesets.slot.speech.fights import CLOSE_COMBAT, COMBATS, EITHER_COMBAT, RANGED_COMBAT, InCombat
from wtactics.rulesets.slot.speech.gains import Changes, GetMore, More
from wtactics.rulesets.slot.speech.measures import RANGED_VALUE
from wtactics.rulesets.slot.speech.strokes import succeeds
from wtactics.rulesets.slot.speech.weapons import changes, changes_for_each
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import STRIKES_FAR, STRIKES_NEAR
from wtactics.vocabulary.changes.values import creatures
from wtactics.vocabulary.conditions.meaning import Both, Is
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.nouns.describing import is_where
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import subject
from wtactics.vocabulary.sentences.lines import is_attacking
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import Things, This, clause
from wtactics.vocabulary.triggers.watching import Watched, call, says


class GetMagic(GetMore):
    """SLOT-CARD-04 Those of these creatures who have a magic weapon have so much more of its value for a while."""

    def say(self, t: Table, until: i64) -> None:
        assert isinstance(t, SlotTable)
        for c in creatures(t, self.things):
            if t.is_armed(c, True) and t.is_magic(c):
                n = self.changes.of(t, RANGED_VALUE)
                t.modify(ADD_FAR, c, n, 0, until, t.you, t.me)
                t.happened(facts.MODIFIED_FAR, c, n, 0)

    def text(self) -> str:
        return clause(self.things, "get", self.changes.text().replace(" ranged", " magic"))


def get_magic_for(reading: Reading, said: More, *each: Number) -> For:
    parts = changes(reading, said)
    return For(
        GetMagic(reading.subject(), changes_for_each(reading, parts, each[0]) if each else parts), reading.time()
    )


def kills(reading: Reading, watched: Watched) -> Trigger:
    return killed_by(reading, watched, False)


def dies_in_battle(reading: Reading, watched: Watched) -> Trigger:
    """Somebody is killed while a battle is fought, be it by an ability."""
    if watched.own():
        raise Misread("another creature", watched.words)
    call(reading, watched, True)
    words = f"{says(watched, 'die')} {COMBATS[EITHER_COMBAT]}"
    return InCombat(facts.KILLED, None, watched.noun, EITHER_COMBAT, words, False)


def strikes_otherwise(reading: Reading, weapon: int, combat: int = EITHER_COMBAT) -> Bend:
    """SLOT-DEF-04 In the other type of combat than that of the weapon; in its own the weapon strikes back anyway."""
    if combat == weapon:
        raise Misread("the other type of combat", COMBATS[combat])
    name, own = WEAPONS[weapon], "their" if reading.subject().many() else "its"
    verb = "strike" if reading.subject().many() else "strikes"
    return Bend(reading.subject(), OTHERWISE[weapon], f"{verb} back with {own} {name} value {COMBATS[1 - weapon]}")


def gains_from(reading: Reading, _subject: None, said: Changes, where: Detail) -> list[Stated]:
    """While it attacks and stands there; a ruling is judged before it attacks , so that it is not said so."""
    things = reading.subject()
    if things.many():
        raise Misread("one creature", things.text())
    there = Both(Is(things, is_attacking()), Is(things, is_where(reading, False, where)), False)
    reading.end_clause()
    return [Stated([GetMore(things, said)], there)]


def gains_from_front(reading: Reading, where: Detail, *parts: Things | Changes) -> list[Stated]:
    """Of this creature alone it is said; there is nobody else who could be "it"."""
    said = next(part for part in parts if isinstance(part, Changes))
    subject(reading, This(reading.word))
    return gains_from(reading, None, said, where)


OTHERWISE: Final = (STRIKES_NEAR, STRIKES_FAR)  # by the weapon
WEAPONS: Final = ("close", "ranged")
THE_TARGET: Final = '(("its" | "their" | "the") "target" | "the" "attacked" "creature")'
GETS: Final = "({get} | {gain} | {have})"
SO_LONG: Final = '("when" | "as" "long" "as" | "if")'
ATTACKS: Final = '(("it" | "this" "creature") ("attacks" | "is" "attacking") | "attacking")'
FROM: Final = '"from" (place | reach)'
STRIKES: Final = '("strikes" | "strike" | ("may" | "can") "strike") "back"'
HURTS: Final = (
    f'(("damages" | "hurts" | "wounds" | "hits") {THE_TARGET} | ("takes" | "causes" | "costs" {THE_TARGET}) "a" "life")'
)
PHRASES: Final = [
    Phrase("happening", '("an" | "any") "enemy"? "attack" ("kills" | "destroys") watched_card', kills,
           ["When an attack kills this creature, you get 1 AP."]),
    Phrase("happening", f"whose_blow blow {HURTS}", lambda reading, who, combat: succeeds(reading, combat, who),
           ["When this creature's attack damages its target, you get 1 AP."]),
    Phrase("happening", f'("a" | "an" | "any") blow ("of" | "by") watched {HURTS}', succeeds),
    Phrase("happening", 'watched ("dies" | "die" | ("is" | "are") "killed") "in" ("a" | "any")? "battle"', dies_in_battle,
           ["Whenever an ally dies in battle, this creature gets +1 close until end of turn."]),
    Idiom("other_weapon", '("its" | "their") "close" ("value" | "weapon" | "attack")?', CLOSE_COMBAT),
    Idiom("other_weapon", '("its" | "their") "ranged" ("value" | "weapon" | "attack")?', RANGED_COMBAT),
    Phrase("ruling", f'{STRIKES} "with" other_weapon ("when" "attacked"? combat | combat)?', strikes_otherwise,
           ["This creature strikes back with its ranged value in close combat."]),
    Phrase("ruling", f'{STRIKES} combat "with" other_weapon',
           lambda reading, combat, weapon: strikes_otherwise(reading, weapon, combat)),
    Phrase("saying_all", f"subject_said {GETS} gain_of_values {SO_LONG} {ATTACKS} {FROM}", gains_from,
           ["This creature gets +1 close when it attacks from the front row."]),
    Phrase("said_fronted", f'{SO_LONG} {ATTACKS} {FROM} "," (self | "it") {GETS} gain_of_values', gains_from_front),
    Phrase("condition", 'subject_plain ("fights" | "fight")', takes_part,
           ["While this creature fights, an opponent can't use abilities."]),
    Phrase(CHANGED, "({get} | {gain} | {have}) magic_more for_each?", get_magic_for,
           ["[1]: Target ally creature gets +1 magic until end of turn."]),
]  # fmt: skip
