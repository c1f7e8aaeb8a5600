"""What mounts and riders say of mounting and falling off: who is marked, who is hurt, and who may ride whom."""

from __future__ import annotations

from typing import Final

from wtactics.language.phrase import Misread, Phrase
from wtactics.mods.mounts.ids import HURT_ON, MARK_FALLEN, MARK_MOUNTED, MARK_TO_MOUNT, RIDE
from wtactics.mods.mounts.speech.riding import whose
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import ActPhrase, bit
from wtactics.vocabulary.rulings.meaning import Act, Do, Law, Such
from wtactics.vocabulary.things.meaning import Host, Things, This


class Saying(Phrase):
    """What is said of one mount or rider, in words that always mean the same act."""

    def __init__(self, forms: tuple[str, ...], act: Act, *examples: str) -> None:
        super().__init__(STATEMENT, " | ".join(forms), self.give, list(examples))
        self.act: Final = act

    def give(self, reading: Reading, *said: Things) -> Do:
        one = said[0] if said else this_one(reading)
        return Do(one, self.act, self.act.words)


def this_one(reading: Reading) -> Things:
    """Called "it" only."""
    things = whose(reading)
    if not isinstance(getattr(things, "things", things), This | Host):
        raise Misread("this card, or what it is attached to", things.text())
    return things


def only_such_ride(reading: Reading, noun: CardNoun, mount: Things) -> Law:
    """ORC-MOUNT-03 Whoever is not such does not ride it."""
    return Law(Such(noun), RIDING, mount, alone=True)


def ridden_only_by(reading: Reading, mount: Things, noun: CardNoun) -> Law:
    return only_such_ride(reading, noun, mount)


RIDING: Final = Act("ride", bit(RIDE))
RIDER_FREE: Final = Act("doesn't mark who mounts it", bit(MARK_TO_MOUNT))
BOTH_FREE: Final = Act("marks neither rider nor mount by mounting", bit(MARK_TO_MOUNT, MARK_MOUNTED))
UNHURT: Final = Act("lets no damage go on to its rider when it dies", bit(HURT_ON))
UNMARKED: Final = Act("leaves its rider unmarked when it dies", bit(MARK_FALLEN))
SPARED: Final = Act("lets no damage go on to its rider and leaves it unmarked when it dies", bit(HURT_ON, MARK_FALLEN))
RIDER: Final = '("its" "rider" | "the" "rider")'
WHO: Final = '(("the" | "a") "creature" "that" ("mounts" | "mounted") ("it" | self))'
MOUNTS_IT: Final = f"({RIDER} | {WHO})"
NEITHER: Final = (
    f'("doesn\'t" "mark" ("it" | self) "or" {MOUNTS_IT} | "marks" "neither" ("it" | self) "nor" {MOUNTS_IT}'
    f' | "doesn\'t" "mark" {MOUNTS_IT} "or" ("it" | self)'
    ' | "marks" "neither" ("of" "them" | "creature")? | "doesn\'t" "mark" "either" ("of" "them" | "creature"))'
)
NEITHER_IS: Final = '"neither" ("of" "them" | "creature")? ("is" | "becomes") "marked"'
WHEN: Final = '("when" | "whenever" | "if")'
ONE: Final = "(self | aimed | host)"
DIES: Final = '("dies" | "is" ("killed" | "destroyed"))'
GOES_ON: Final = '("goes" | "is" "passed" | "passes" | "carries") "on" "to"'
DAMAGE: Final = '"damage" ("beyond" ("what" ("kills" | "killed") "it" | "what" "was" "needed"))?'
NONE: Final = f'("no" {DAMAGE} {GOES_ON} | {DAMAGE} "doesn\'t" "go" "on" "to")'
TAKES_NONE: Final = f'("takes" | "suffers") ("no" {DAMAGE} ("that" "goes" "on")? | "none" "of" "the" "damage")'
AND: Final = '(","? "and")'
IS_UNMARKED: Final = '("isn\'t" "marked" | "doesn\'t" "become" "marked" | ("stays" | "remains") "unmarked")'
FREELY_MOUNTED: Final = (
    f'"mounting" (self | "it") "doesn\'t" "mark" {MOUNTS_IT}',
    f'self "doesn\'t" "mark" {WHO}',
    '"mounting" ("a" "mount")? "doesn\'t" "mark" self',
)
BOTH_FREELY: Final = (
    f'"mounting" (self | "it") {NEITHER}',
    f'{WHEN} ("a" | "another") "creature" "mounts" {ONE} "," {NEITHER_IS}',
    f'{WHEN} self "mounts" "a" "mount" "," {NEITHER_IS}',
    '"mounting" ("a" "mount")? "doesn\'t" "mark" self "or" ("its" | "the") "mount"',
)
HURTS_NOBODY: Final = (
    f'{WHEN} {ONE} {DIES} "," {NONE} {RIDER}',
    f"{NONE} {RIDER} {WHEN} {ONE} {DIES}",
    f'"damage" "beyond" "what" ("kills" | "killed") {ONE} "doesn\'t" "go" "on" "to" {RIDER}',
    f'{NONE} "the" "rider" "of" {ONE}',
    f'{WHEN} {ONE} {DIES} "," {RIDER} {TAKES_NONE}',
)
MARKS_NOBODY: Final = (f'{WHEN} {ONE} {DIES} "," {RIDER} {IS_UNMARKED}', f"{RIDER} {IS_UNMARKED} {WHEN} {ONE} {DIES}")
DOES_NEITHER: Final = (
    f'{WHEN} {ONE} {DIES} "," {RIDER} {IS_UNMARKED} {AND} {NONE} ("it" | {RIDER})',
    f'{WHEN} {ONE} {DIES} "," {NONE} {RIDER} {AND} ({RIDER} | "it") {IS_UNMARKED}',
    f'{WHEN} {ONE} {DIES} "," {RIDER} ({IS_UNMARKED} {AND} {TAKES_NONE} | {TAKES_NONE} {AND} {IS_UNMARKED})',
)
ONLY: Final = '("be" ("ridden" | "mounted") "only" | "only" "be" ("ridden" | "mounted")) "by"'
PHRASES: Final = [
    ActPhrase("towards", '"ride" | "mount"', RIDING),
    Phrase(STATEMENT, f'"only" ("a" | "an") card_noun ("can" | "may") ("ride" | "mount") {ONE}', only_such_ride,
           ["Only an Elf may ride this creature."]),
    Phrase(STATEMENT, f'{ONE} "can" {ONLY} ("a" | "an") card_noun', ridden_only_by),
    Saying(FREELY_MOUNTED, RIDER_FREE,
           "Mounting this creature doesn't mark its rider.", "This creature doesn't mark the creature that mounts it.",
           "Mounting doesn't mark this creature."),
    Saying(BOTH_FREELY, BOTH_FREE, "Mounting this creature marks neither it nor its rider.",
           "When this creature mounts a mount, neither of them is marked."),
    Saying(HURTS_NOBODY, UNHURT, "When this creature dies, no damage goes on to its rider."),
    Saying(MARKS_NOBODY, UNMARKED, "When this creature dies, its rider isn't marked."),
    Saying(DOES_NEITHER, SPARED, "When this creature dies, its rider isn't marked and no damage goes on to it."),
]  # fmt: skip
