"""What mounts and riders say of mounting and falling off: who is marked, who is hurt, and who may ride whom."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.places import CREATURE
from wtactics.language.phrase import Misread, Phrase
from wtactics.mods.mounts.ids import GET_OFF, HURT_ON, MARK_FALLEN, MARK_MOUNTED, MARK_TO_MOUNT, MOUNT_UP, RIDE
from wtactics.mods.mounts.speech.riding import whose
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import ActPhrase, bit
from wtactics.vocabulary.rulings.meaning import Act, Cant, Do, Law, Such
from wtactics.vocabulary.things.meaning import All, Host, Things, This


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


class SayingOfAll(Phrase):
    """What is said of each of some mounts, as it dies."""

    def __init__(self, forms: tuple[str, ...], act: Act, *examples: str) -> None:
        super().__init__(STATEMENT, " | ".join(forms), self.give, list(examples))
        self.act: Final = act

    def give(self, reading: Reading, noun: CardNoun) -> Do:
        return Do(All(noun, True), self.act, self.act.words)


def nobody_does(act: Act) -> Any:
    """ORC-MOUNT-03 No creature rides it, or begins to."""

    def give(reading: Reading, *mount: Things) -> Law:
        creature = CardNoun([Sort(types=i64(1 << CREATURE), word="creature")], where=ANYWHERE)
        return Law(Such(creature), act, mount[0] if mount else this_one(reading))

    return give


def rides_nothing(reading: Reading) -> Cant:
    things = reading.subject()
    if things.people():
        raise Misread("creatures", things.text())
    return Cant(things, RIDING)


def stays_on(reading: Reading) -> Cant:
    """ORC-MOUNT-12 Its player does not have it get off; what texts do is another thing."""
    return Cant(reading.subject(), Act("get off", bit(GET_OFF)))


def only_such_ride(reading: Reading, noun: CardNoun, mount: Things) -> Law:
    """ORC-MOUNT-03 Whoever is not such does not ride it."""
    return Law(Such(noun), RIDING, mount, alone=True)


def ridden_only_by(reading: Reading, mount: Things, noun: CardNoun) -> Law:
    return only_such_ride(reading, noun, mount)


RIDING: Final = Act("ride", bit(RIDE))
MOUNTING: Final = Act("mount", bit(MOUNT_UP))
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
    f'"mounting" (self | "it" | host) "doesn\'t" "mark" {MOUNTS_IT}',
    f'self "doesn\'t" "mark" {WHO}',
    '"mounting" ("a" "mount")? "doesn\'t" "mark" self',
)
BOTH_FREELY: Final = (
    f'"mounting" (self | "it" | host) {NEITHER}',
    f'{WHEN} ("a" | "another") "creature" "mounts" {ONE} "," {NEITHER_IS}',
    f'{WHEN} self "mounts" "a" "mount" "," {NEITHER_IS}',
    '"mounting" ("a" "mount")? "doesn\'t" "mark" self "or" ("its" | "the") "mount"',
)
HURTS_NOBODY: Final = (
    f'{WHEN} {ONE} {DIES} "," {NONE} {RIDER}',
    f"{NONE} {RIDER} {WHEN} {ONE} {DIES}",
    f'"damage" "beyond" "what" ("kills" | "killed") {ONE} "doesn\'t" "go" "on" "to" {RIDER}',
    f'{NONE} "the" "rider" "of" {ONE}',
    f'"no" {DAMAGE} ("goes" | "passes" | "carries") "on" "from" {ONE} "to" {RIDER}',
    f'{WHEN} {ONE} {DIES} "," {RIDER} {TAKES_NONE}',
)
MARKS_NOBODY: Final = (f'{WHEN} {ONE} {DIES} "," {RIDER} {IS_UNMARKED}', f"{RIDER} {IS_UNMARKED} {WHEN} {ONE} {DIES}")
DOES_NEITHER: Final = (
    f'{WHEN} {ONE} {DIES} "," {RIDER} {IS_UNMARKED} {AND} {NONE} ("it" | {RIDER})',
    f'{WHEN} {ONE} {DIES} "," {NONE} {RIDER} {AND} ({RIDER} | "it") {IS_UNMARKED}',
    f'{WHEN} {ONE} {DIES} "," {RIDER} ({IS_UNMARKED} {AND} {TAKES_NONE} | {TAKES_NONE} {AND} {IS_UNMARKED})',
)
ONE_DIES: Final = f'{WHEN} ("a" | "an") card_noun {DIES} ","'
NOBODY: Final = '("nobody" | "no" ("creature" | "one")) ("can" | "may")'
CANT: Final = '("can\'t" | "cannot")'
ONLY: Final = '("be" ("ridden" | "mounted") "only" | "only" "be" ("ridden" | "mounted")) "by"'
PHRASES: Final = [
    ActPhrase("towards", '"ride" | "mount"', RIDING),
    Phrase(STATEMENT, f'"only" ("a" | "an") card_noun ("can" | "may") ("ride" | "mount") {ONE}', only_such_ride,
           ["Only an Elf may ride this creature."]),
    Phrase(STATEMENT, f'{ONE} "can" {ONLY} ("a" | "an") card_noun', ridden_only_by),
    Phrase(STATEMENT, f'{NOBODY} "ride" ({ONE} | "it") | ({ONE} | "it") {CANT} "be" "ridden"', nobody_does(RIDING),
           ["Attach to target mount. Nobody can ride it."]),
    Phrase(STATEMENT, f'("nobody" | "no" "one") ("can" | "may") "mount" ({ONE} | "it")'
           f' | ({ONE} | "it") {CANT} "be" "mounted"', nobody_does(MOUNTING),
           ["Attach to target mount. Nobody can mount it."]),
    Phrase("ruling", f'{CANT} "get" "off" (("its" | "their") ("mount" | "mounts"))?', stays_on,
           ["Attach to target mount. Its rider can't get off."]),
    Phrase("ruling", f'{CANT} "ride" "anything"?', rides_nothing,
           ["This creature can't ride."]),
    SayingOfAll((f"{ONE_DIES} {NONE} {RIDER}", f"{ONE_DIES} {RIDER} {TAKES_NONE}"), UNHURT,
                "When a mount you control dies, no damage goes on to its rider."),
    SayingOfAll((f"{ONE_DIES} {RIDER} {IS_UNMARKED}",), UNMARKED, "When a mount you control dies, its rider isn't marked."),
    Saying(FREELY_MOUNTED, RIDER_FREE,
           "Mounting this creature doesn't mark its rider.", "This creature doesn't mark the creature that mounts it.",
           "Mounting doesn't mark this creature."),
    Saying(BOTH_FREELY, BOTH_FREE, "Mounting this creature marks neither it nor its rider.",
           "When this creature mounts a mount, neither of them is marked."),
    Saying(HURTS_NOBODY, UNHURT, "When this creature dies, no damage goes on to its rider."),
    Saying(MARKS_NOBODY, UNMARKED, "When this creature dies, its rider isn't marked."),
    Saying(DOES_NEITHER, SPARED, "When this creature dies, its rider isn't marked and no damage goes on to it."),
]  # fmt: skip
