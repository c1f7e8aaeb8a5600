"""What cards do with pairs: mounting and getting off by effects, mounts that need no rider, and who has one."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Condition
from wtactics.engine.places import NOBODY, CardId, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.mods.mounts.ids import ATTACK_UNRIDDEN, MOUNT, RIDER
from wtactics.mods.mounts.riding import WORD, is_mount, join, mount_of, part, rider_of
from wtactics.mods.mounts.rules.mounting import bars, mark_pair
from wtactics.mods.mounts.speech.riding import (
    IS_MOUNTED,
    IS_RIDDEN,
    IS_UNMOUNTED,
    IS_UNRIDDEN,
    LeftMount,
    Paired,
    PartnerOf,
    partner,
    whose,
)
from wtactics.rulesets.orc.table import OrcTable
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.deeds.deed import Deed, cards_in_play
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.naming import DetailPhrase
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.counting import value_of_things
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.reading.spoken import Mention
from wtactics.vocabulary.rulings.acts import HabitPhrase, bit
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.rulings.restraint import FREE_ATTACK, FREE_MOVE, MeanwhilePhrase
from wtactics.vocabulary.sentences.parts import Contribution, Standing, Stated
from wtactics.vocabulary.things.meaning import Again, Host, Slot, Things, This, Together, article, clause
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.things.picking import Muster


class GetOff(Deed):
    """ORC-MOUNT-12, ORC-MOUNT-14 Riders get off; nobody is marked for it."""

    undoes: Final[tuple[type, ...]] = (Paired,)  # who is said to ride does not do so behind it

    def __init__(self, riders: Things) -> None:
        self.things: Final = riders

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        for c in cards_in_play(t, self.things):
            if mount_of(t, c) != NOBODY:
                part(t, c, mount_of(t, c))
        return NEXT

    def text(self) -> str:
        return clause(self.things, "get", "off")


class MountUp(Deed):
    """ORC-MOUNT-03, ORC-MOUNT-12 A creature mounts another where it may ride it, and both are marked, unless it is said."""

    def __init__(self, riders: Things, mounts: Things, marks: bool = True) -> None:
        self.riders: Final = riders
        self.mounts: Final = mounts
        self.marks: Final = marks

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        for rider in cards_in_play(t, self.riders):
            for mount in cards_in_play(t, self.mounts):
                if could_ride(t, rider, mount):
                    join(t, rider, mount)
                    if self.marks:
                        mark_pair(t, rider, mount)
        return NEXT

    def text(self) -> str:
        neither = "" if self.marks else ", and neither is marked by that"
        return clause(self.riders, "mount", f"{self.mounts.text()}{neither}")


def could_ride(t: OrcTable, rider: CardId, mount: CardId) -> bool:
    """ORC-MOUNT-03 One that is no mount, on one that is, of one player, in one front, and each without another."""
    alone = mount_of(t, rider) == NOBODY and rider_of(t, mount) == NOBODY and bars(t, rider, mount) == 0
    fits = is_mount(t, mount) and t.is_creature(rider) and not is_mount(t, rider)
    return alone and fits and t.controller[rider] == t.controller[mount] and t.place[rider] == t.place[mount]


class Partnered(Quality):
    """ORC-MOUNT-03 A mount is ridden by such a creature, or a creature rides such a mount."""

    def __init__(self, noun: CardNoun, words: str, mine: int, its: int) -> None:
        self.noun: Final = noun
        self.words: Final = words
        self.mine: Final = mine
        self.its: Final = its

    def holds(self, t: Table, c: CardId) -> bool:
        other = partner(t, c, self.mine, self.its)
        return other != NOBODY and self.noun.fits(t, other)

    def behind(self) -> str:
        return f"{self.words} {article(self.noun.text(False))}"

    def told(self, many: bool) -> str:
        return f"{'are' if many else 'is'} {self.behind()}"


def get_off(reading: Reading, *_mount: Things) -> list[Any]:
    """Who gets off, and what of, is spoken of on, when the one does not ride the other any more."""
    riders = reading.subject()
    inner = getattr(riders, "things", riders)
    if riders.many():
        return [GetOff(riders)]
    if not isinstance(inner, PartnerOf):
        return [left_behind(reading, PartnerOf(riders, WORD, MOUNT, RIDER), WORD), GetOff(riders)]
    slot = Slot(riders.text())
    reading.picked.append(slot)
    reading.mention(slot, ["creature", "rider", "card"])
    reading.actor = slot
    return [left_behind(reading, inner.whose), Muster(riders, slot), GetOff(slot)]


def left_behind(reading: Reading, mount: Things, *words: str) -> Muster:
    """ORC-MOUNT-14 From now on it is "its mount", and never "it"."""
    left = LeftMount("that mount")
    reading.picked.append(left)
    reading.mentions.insert(0, Mention(left, [*words], None))
    return Muster(mount, left)


def mounts_it(reading: Reading, mounts: Things) -> MountUp:
    return MountUp(reading.subject(), mounts)


def ridden_by(reading: Reading, negated: bool, noun: CardNoun) -> Quality:
    if negated:
        raise Misread("by whom it is ridden", "by whom it isn't")
    return Partnered(noun, "ridden by", RIDER, MOUNT)


def ridden_by_one(reading: Reading, noun: CardNoun, *_this: Things) -> Condition:
    """ORC-MOUNT-03 Such a creature rides this card, or what it is attached to."""
    return Is(ridden_one(reading), Partnered(noun, "ridden by", RIDER, MOUNT))


def ridden_one(reading: Reading) -> Things:
    """This card, or what it is attached to."""
    things = whose(reading)
    inner = getattr(things, "things", things)
    if not isinstance(inner, This | Host):
        raise Misread("this card, or what it is attached to", things.text())
    return things


def nobody_rides(reading: Reading, *_this: Things) -> Condition:
    return Is(ridden_one(reading), IS_UNRIDDEN)


def somebody_rides(reading: Reading, *_this: Things) -> Condition:
    return Is(ridden_one(reading), IS_RIDDEN)


def ridden_so(reading: Reading, noun: CardNoun) -> Quality:
    return ridden_by(reading, False, noun)


def riding_so(reading: Reading) -> Quality:
    return IS_MOUNTED


def riding_such(reading: Reading, noun: CardNoun) -> Quality:
    return Partnered(noun, "riding", MOUNT, RIDER)


def rides_such(reading: Reading, things: Things) -> Condition:
    """What it rides is "that mount" from now on."""
    reading.mentions.insert(0, Mention(PartnerOf(things, "mount", MOUNT, RIDER), ["mount"], None))  # never "it"
    return Is(things, IS_MOUNTED)


def rides_one(reading: Reading, things: Things, noun: CardNoun) -> Condition:
    """ORC-MOUNT-03 It rides such a mount, which is "that mount" from now on."""
    if noun.text(False).casefold() == WORD:
        raise Misread("what kind of mount", "any mount", lightly=True)
    rides_such(reading, things)
    return Is(things, Partnered(noun, "riding", MOUNT, RIDER))


def that_mount(reading: Reading) -> Things:
    """The mount of this creature: of it something can always be said."""
    things = reading.that("mount", False)
    inner = getattr(things, "things", things)
    if isinstance(inner, LeftMount):
        return Again(inner, "that mount")
    if not isinstance(inner, PartnerOf):
        raise Misread("the mount of this creature", things.text())
    return inner


def both(reading: Reading, first: Things, second: Things) -> Things:
    return Together(first, second)


def attacks_alone(reading: Reading, this: Things) -> Contribution:
    """ORC-MOUNT-04 Said of both times, that it can attack at all says that it does so without a rider, too."""
    return Standing([Stated([Do(this, ALONE, ALONE.words)], None)])


def said_of_pair(quality: Any) -> Any:
    """What is asked of a mount or a rider, as a quality."""
    return lambda reading: Being(CardNoun([Sort()], where=ANYWHERE, qualities=[quality]), quality.word)


def moves_freely(reading: Reading, this: Things, *_rider: Things) -> Do:
    """ORC-MOUNT-13 The rider is marked only where the mount is."""
    return Do(this, FREE_MOVE, "aren't marked for moving")


RIDES: Final = '("rides" | "is" "riding")'
RIDERLESS: Final = '"without" ("a" "rider" | "riders")'
UNRIDDEN: Final = (
    '"even"? ("though" | "if" | "when" | "as" "long" "as") ("nobody" | "no" "creature") "rides" ("it" | "them")'
)
NO_RIDER: Final = '"that" ("nobody" | "no" "creature") "rides"'
ALONE: Final = Act("can attack without a rider", bit(ATTACK_UNRIDDEN))
FALLS: Final = '("falls" | "fall" | "comes" | "come" | ("is" | "are") "thrown")'
MOVING: Final = '"moving" (self ("to" ("your" | "its" | "the") "other" "front")?)?'
UNMARKED: Final = '("doesn\'t" "mark" self "or" riding_pair | "marks" "neither" ("it" | self) "nor" riding_pair)'
PHRASES: Final = [
    Phrase(TOLD, f'({{get}} | {FALLS}) "off" (("its" | "their") ("mount" | "mounts") | self)?', get_off,
           ["Target mount's rider gets off."]),
    Phrase(TOLD, '("mounts" | "mount") cards', mounts_it, ["Target creature you control mounts target mount you control."]),
    HabitPhrase("can attack without a rider", "can attack without a rider", ATTACK_UNRIDDEN,
                f'("can" | "may") "attack" ("even"? {RIDERLESS} | ("as" "long" "as")? "unridden" | {UNRIDDEN})'),
    MeanwhilePhrase(f'("can" | "may") "attack" until "even"? ({RIDERLESS} | {UNRIDDEN})', ALONE, ALONE.words),
    Phrase("permanent", '"with" "or" "without" "a" "rider" (":" | ",") self ("can" | "may") "attack"', attacks_alone,
           ["With or without a rider: This creature can attack."]),
    Phrase("predicate", 'being "ridden" "by" ("a" | "an") card_noun', ridden_by,
           ["As long as this creature is ridden by an Elf, it gets +2/+0."]),
    Phrase("condition", f'("a" | "an") card_noun {RIDES} (self | "it")', ridden_by_one,
           ["This creature gets +1/+1 while an Elf rides it."]),
    Phrase("condition", f'(self | again | host) {RIDES} ("a" "mount")?', rides_such,
           ["As long as this creature rides a mount, that mount gets +1/+1."]),
    Phrase("condition", f'(self | again | host) {RIDES} ("a" | "an") card_noun', rides_one,
           ["As long as this creature rides a Dragon, it gets +1/+0."]),
    Phrase("general", '"that" "mount"', that_mount),
    Phrase("condition", f'("nobody" | "no" ("creature" | "one")) {RIDES} (self | "it")', nobody_rides,
           ["At the end of your turn, if nobody rides this creature, draw a card."]),
    Phrase("condition", f'("somebody" | "anybody" | "any" "creature") {RIDES} (self | "it")', somebody_rides),
    Phrase("doing_so", '"ridden" "by" ("a" | "an") card_noun', ridden_so,
           ["While ridden by an Elf, this creature gets +1/+1."]),
    Phrase("doing_so", '"riding" ("a" "mount")?', riding_so, ["While riding, this creature gets +0/+2."]),
    Phrase("doing_so", '"riding" ("a" | "an") card_noun', riding_such),
    Phrase("predicate", '("has" | "have") "a" "rider"', said_of_pair(IS_RIDDEN)),
    Phrase("predicate", '("has" | "have") "no" "rider"', said_of_pair(IS_UNRIDDEN)),
    Phrase("subject_plain", "riding_pair", same, ["As long as its rider is an Elf, this creature gets +1/+1."]),
    DetailPhrase("quality", '"with" "a" "rider" | "that" ("a" "creature" | "somebody") "rides"', "quality", IS_RIDDEN),
    DetailPhrase("quality", f'"without" "a" "rider" | {NO_RIDER}', "quality", IS_UNRIDDEN),
    DetailPhrase("quality", '"that"? ("ride" | "rides" | ("is" | "are")? "riding") ("a" "mount" | "mounts")',
                 "quality", IS_MOUNTED),
    DetailPhrase("quality", '"with" "a" "mount"', "quality", IS_MOUNTED),
    DetailPhrase("quality", '"without" "a" "mount"', "quality", IS_UNMOUNTED),
    DetailPhrase("sider", '"rider"', "quality", IS_MOUNTED),
    DetailPhrase("siders", '"riders"', "quality", IS_MOUNTED),
    Phrase("pair", '(aimed | self) "and" riding_pair', both, ["Unmark target mount and its rider."]),
    Phrase("habit_of", '"attacking" "with" self', lambda reading, _self: FREE_ATTACK,
           ["Attacking with this creature doesn't mark its rider."]),
    Phrase("statement", f"{MOVING} {UNMARKED}", moves_freely,
           ["Moving this creature to your other front marks neither it nor its rider."]),
    Phrase("value", 'riding_pair "\'s" card_value', value_of_things),
]  # fmt: skip
