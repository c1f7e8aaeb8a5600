"""What cards say of mounts and riders: when abilities of a mount work, who rides whom, and that somebody mounts."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.lasting import RIDDEN
from wtactics.engine.places import CREATURE, NOBODY, CardId, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.mods.mounts.ids import MOUNT, RIDER
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.naming import DetailPhrase
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Activated, Advantage, Contribution, Standing, Triggered
from wtactics.vocabulary.things.meaning import One, Things, This, possessive
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.catalogue import CARD, SECOND, Verb
from wtactics.vocabulary.triggers.watching import verbs_done, verbs_suffered, very_card

ALWAYS: Final = (
    "with or without a rider",
    "ridden:",
    "ridden -",
)  # a line of a mount that begins so says when it works


class RiderOf(One):
    """ORC-MOUNT-03 Who rides a mount."""

    def __init__(self, mount: Things) -> None:
        self.mount: Final = mount

    def one(self, t: Table) -> Thing:
        c = self.mount.single(t)
        return partner(t, c, RIDER, MOUNT)

    def text(self) -> str:
        return f"{possessive(self.mount)} rider"


class MountOf(One):
    """ORC-MOUNT-03 What a creature rides."""

    def __init__(self, rider: Things) -> None:
        self.rider: Final = rider

    def one(self, t: Table) -> Thing:
        return partner(t, self.rider.single(t), MOUNT, RIDER)

    def text(self) -> str:
        return f"{possessive(self.rider)} mount"


def partner(t: Table, c: Thing, mine: int, its: int) -> Thing:
    """The card with which this one goes together, as both columns say; NOBODY."""
    if not t.is_card(c):
        return NOBODY
    other = t.kept(mine, c) - 1
    return other if other >= 0 and t.kept(its, other) - 1 == c else NOBODY


class Paired(Quality):
    """ORC-MOUNT-03 A creature is ridden, or rides, or neither."""

    def __init__(self, word: str, mine: int, its: int, so: bool) -> None:
        self.word: Final = word
        self.mine: Final = mine
        self.its: Final = its
        self.so: Final = so

    def holds(self, t: Table, c: CardId) -> bool:
        return (partner(t, c, self.mine, self.its) != NOBODY) == self.so

    def before(self) -> str:
        return self.word


IS_RIDDEN: Final = Paired("ridden", RIDER, MOUNT, True)
IS_UNRIDDEN: Final = Paired("unridden", RIDER, MOUNT, False)
IS_MOUNTED: Final = Paired("mounted", MOUNT, RIDER, True)
IS_UNMOUNTED: Final = Paired("unmounted", MOUNT, RIDER, False)


def its_rider(reading: Reading) -> Things:
    return reading.tell(RiderOf(This(reading.word)))


def its_mount(reading: Reading) -> Things:
    return reading.tell(MountOf(This(reading.word)))


def while_ridden(reading: Reading, part: Contribution) -> Contribution:
    """ORC-MOUNT-06 It works only while the mount is ridden."""
    if not isinstance(part, Standing | Triggered | Activated):
        raise Misread("a standing, triggered or activated ability", "something else")
    return Advantage(part, RIDDEN)


def at_any_time(reading: Reading, part: Contribution) -> Contribution:
    """ORC-MOUNT-06 It works without a rider, too."""
    return part


def state(quality: Paired) -> tuple[CardNoun, str]:
    """What a creature is said to be."""
    return CardNoun([Sort()], where=ANYWHERE, qualities=[quality]), quality.word


def ridden(reading: Reading) -> tuple[CardNoun, str]:
    return state(IS_RIDDEN)


def unridden(reading: Reading) -> tuple[CardNoun, str]:
    return state(IS_UNRIDDEN)


def mounted(reading: Reading) -> tuple[CardNoun, str]:
    return state(IS_MOUNTED)


def unmounted(reading: Reading) -> tuple[CardNoun, str]:
    return state(IS_UNMOUNTED)


MOUNTS: Final = (
    Verb(facts.MOUNTED, "mount", to=CARD, always=True),
    Verb(facts.DISMOUNTED, "get off", to=CARD, always=True),
)
IS_TAKEN: Final = (Verb(facts.MOUNTED, "is mounted", subject=SECOND, to=f"by {CARD}"),)
TYPES: Final = 1 << CREATURE
PHRASES: Final = [
    Phrase("permanent", '"ridden" (":" | "-") ability', while_ridden,
           ["Ridden: Other creatures you control get +1/+0."]),
    Phrase("permanent", '"with" "or" "without" "a" "rider" (":" | ",") ability', at_any_time,
           ["With or without a rider: Other creatures you control get +0/+1."]),
    Phrase("riding_pair", '("its" | "this" "mount" "\'s" | self "\'s") "rider"', its_rider),
    Phrase("riding_pair", '("its" | self "\'s") "mount"', its_mount),
    Phrase("general", "riding_pair", same, ["Whenever this creature attacks, its rider gets +1/+1 until end of turn."]),
    Phrase("watched", "riding_pair", very_card, ["Whenever its rider dies, draw a card."]),
    Phrase("state", '"ridden"', ridden, ["As long as this creature is ridden, draw a card at the end of your turn."]),
    Phrase("state", '"unridden"', unridden),
    Phrase("state", '"mounted"', mounted),
    Phrase("state", '"unmounted"', unmounted),
    DetailPhrase("stance", '"ridden"', "quality", IS_RIDDEN),
    DetailPhrase("stance", '"unridden"', "quality", IS_UNRIDDEN),
    DetailPhrase("stance", '"mounted"', "quality", IS_MOUNTED),
    DetailPhrase("stance", '"unmounted"', "quality", IS_UNMOUNTED),
    *verbs_done(MOUNTS), *verbs_suffered(IS_TAKEN),
]  # fmt: skip
