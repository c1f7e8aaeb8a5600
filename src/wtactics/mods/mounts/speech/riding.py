"""What cards say of mounts and riders: when abilities of a mount work, who rides whom, and that somebody mounts."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import RIDDEN
from wtactics.engine.places import CREATURE, NOBODY, CardId, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.mods.mounts.ids import FELL, MOUNT, RIDER
from wtactics.mods.mounts.riding import WORD
from wtactics.rulesets.orc.speech.arrivals import PlayedThere
from wtactics.rulesets.orc.speech.loads import CARRIES, carried_by, lying_on
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase, not_of_kind
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Kind, Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Activated, Advantage, Contribution, Levied, Standing, Triggered
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import SEVERAL, Again, Lost, Slot, Things, This, possessive
from wtactics.vocabulary.things.mentioning import pair, same
from wtactics.vocabulary.triggers.catalogue import CARD, SECOND, Verb
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.watching import Watched, verbs_done, verbs_suffered, very_card

SAYS_WHEN: Final = re.compile(
    "with or without a rider|ridden ?[:-]|mounting |when(ever)? (a|another) creature mounts .*neither"
    "|.*\\b(attack|attacks) (without a rider|(even )?(though|if|while) (nobody|no one|no creature) rides it)"
    "|only .* (can|may) (ride|mount) |.* be (ridden|mounted) (only )?by "
    "|.*\\b(if|while|as long as|when) ((nobody|no one|no creature) rides (it|this (mount|creature))\\b"
    "|(it|this (mount|creature)) (is unridden|isn't ridden|is not ridden|has no rider))",
    re.IGNORECASE,
)  # a sentence of a mount that begins so says when it works, or speaks of a time when nobody rides it
AT_ANY_TIME: Final = re.compile(r"\s*with or without a rider\b", re.IGNORECASE)
OF_THE_LINE: Final = re.compile(r"\s*with or without a rider ?[:-]", re.IGNORECASE)  # to its end


class PartnerOf(Things):
    """ORC-MOUNT-03 Who rides these mounts, or what these riders ride."""

    def __init__(self, whose: Things, word: str, mine: int, its: int) -> None:
        self.whose: Final = whose
        self.word: Final = word
        self.mine: Final = mine
        self.its: Final = its

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for c in self.whose.of(t):
            other = partner(t, c, self.mine, self.its)
            if other != NOBODY:
                out = append(out, other)
        return out

    def single(self, t: Table) -> Thing:
        c = self.whose.single(t)
        return c if c == SEVERAL else partner(t, c, self.mine, self.its)

    def text(self) -> str:
        return f"{possessive(self.whose)} {self.word}"

    def many(self) -> bool:
        return self.whose.many()


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


def this_mount(reading: Reading) -> Things:
    this = This(reading.word)
    reading.mention(this, [reading.word, WORD, "card"])
    return this


class RiderOf(PartnerOf):
    """ORC-MOUNT-03, ORC-RESP-19 Who rides these mounts; of one that has died, who rode it as it died."""

    def __init__(self, mounts: Things) -> None:
        super().__init__(mounts, "rider", RIDER, MOUNT)

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for mount in self.whose.of(t):
            rider = rider_at_last(t, mount)
            if rider != NOBODY:
                out = append(out, rider)
        return out

    def single(self, t: Table) -> Thing:
        mount = self.whose.single(t)
        return mount if mount == SEVERAL else rider_at_last(t, mount)


def rider_at_last(t: Table, mount: Thing) -> Thing:
    """Who rides the mount, or rode it as it died; NOBODY."""
    rider = partner(t, mount, RIDER, MOUNT)
    if rider != NOBODY or not t.is_card(mount) or t.in_play(mount):
        return rider
    return next((c for c in t.board if t.kept(FELL, c) == mount + 1), NOBODY)


class LeftMount(Slot):
    """ORC-MOUNT-14 The mount of which somebody has just got off."""


def rider_of(reading: Reading, mount: Things) -> Things:
    return fallen(reading, mount, "rider") or reading.tell(RiderOf(mount))


def mount_of(reading: Reading, rider: Things) -> Things:
    return fallen(reading, rider, WORD) or reading.tell(PartnerOf(rider, WORD, MOUNT, RIDER))


def watched_partner(reading: Reading, pair: Things) -> Watched:
    """What happens to it is told of it: when it has died nobody rides it any more."""
    inner = bare(pair)
    if not isinstance(inner, PartnerOf):
        return very_card(reading, pair)
    return Watched(Very(inner), pair.text(), None, [inner.word, "creature", "card"])


def fallen(reading: Reading, one: Things, word: str) -> Things | None:
    """Who rode this, or what this rode, where the text hears that this partner is gone."""
    for each in reading.latest():
        noun = each.noun.things if isinstance(each.noun, Very) else None
        if isinstance(each.things, Lost) and isinstance(noun, PartnerOf) and noun.word == word:
            same = type(bare(noun.whose)) is type(bare(one)) or bare(one) is each.things
            return Again(each.things, f"that {word}") if same else None
    return None


def its_rider(reading: Reading) -> Things:
    """The rider of what was spoken of last; where this card did something to a mount, of that, if it is not one itself."""
    mount = whose(reading)
    inner = bare(mount)
    others = [each for each in reading.mentions if WORD in each.words and not isinstance(each.meant, This)]
    if isinstance(inner, This) and others:
        if any(WORD in each.words for each in reading.mentions if isinstance(each.meant, This)):
            raise Misread("one mount", "its rider, who could ride either")
        mount = Again(others[-1].meant, "that mount")
    return rider_of(reading, mount)


def the_rider(reading: Reading) -> Things:
    """Of the mount that was spoken of last, or of this one; of no other creature it is said without telling whose."""
    mount = whose(reading)
    inner = bare(mount)
    if not isinstance(inner, This) and WORD not in reading.words_for(mount):
        raise Misread("whose rider", "the rider")
    return rider_of(reading, mount)


def its_mount(reading: Reading) -> Things:
    left = next((each.meant for each in reversed(reading.mentions) if isinstance(each.meant, LeftMount)), None)
    return Again(left, "that mount") if left is not None else mount_of(reading, whose(reading))


def whose(reading: Reading) -> Things:
    """Of the card that was spoken of last; this one before any was."""
    try:
        return reading.it()
    except Misread:
        return This(reading.word)


def while_ridden(reading: Reading, part: Contribution) -> Contribution:
    """ORC-MOUNT-06 It works only while the mount is ridden."""
    if not isinstance(part, Standing | Triggered | Activated):
        raise Misread("a standing, triggered or activated ability", "something else")
    return Advantage(part, RIDDEN)


def at_any_time(reading: Reading, part: Contribution) -> Contribution:
    """ORC-MOUNT-06 It works without a rider, too."""
    return part


def at_any_time_said(reading: Reading, part: Contribution) -> Contribution:
    """ORC-MOUNT-06 What is no ability that works for a while is said of it at any time, too: an upkeep."""
    if not isinstance(part, Levied):
        raise Misread("an upkeep", "something else", lightly=True)
    return part


def in_front_of_pair(reading: Reading) -> PlayedThere:
    """ORC-MOUNT-03 A rider and its mount stand in one front."""
    last = next((each.things for each in reading.latest() if not each.things.people() and not each.things.many()), None)
    inner = getattr(last, "things", last)
    if not isinstance(inner, PartnerOf) or not isinstance(inner.whose, This):
        raise Misread("who rides this creature, or is ridden by it", "its front")
    return PlayedThere(None, True)


def state(quality: Paired) -> tuple[CardNoun, str]:
    """What a creature is said to be."""
    return CardNoun([Sort()], where=ANYWHERE, qualities=[quality]), quality.word


def mounts(reading: Reading, *words: str) -> tuple[Kind, ...]:
    """ORC-MOUNT-02 The subtype, which would else be taken for what creatures do."""
    return tuple(reading.lexicon.kind(str(word)) for word in (*words, WORD))


def no_mount(reading: Reading) -> Detail:
    return not_of_kind(reading, WORD)


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
ONE: Final = "(aimed | self | host)"
# Whose rider may do so, its controller decides.
WILLING: Final = {
    f"{who} may {once}{deed}": f"you may have {who} {deed}"
    for who in ("its rider", "that rider", "the rider", "this creature") for once in ("", "at once ")
    for deed in ("mount", "get off")
}  # fmt: skip
# Said behind the place, who goes along goes there.
WORDINGS: Final = WILLING | {f"rider at once {deed}": f"rider {deed}" for deed in ("mount", "get off")} | {
    f"{put} {it} {into} your other front{comma} {along} its rider": f"{put} {this} and its rider {into} your other front"
    for put, it, this in (
        *((verb, one, one) for verb in ("put", "move") for one in ("this mount", "this creature")),
        (": put", "it", "this creature"), (": move", "it", "this creature"),
    )
    for into in ("into", "to") for comma in ("", " ,") for along in ("together with", "along with", "with")
}  # fmt: skip
PHRASES: Final = [
    Phrase("permanent", '"ridden" (":" | "-") ability', while_ridden,
           ["Ridden: Other creatures you control get +1/+0."]),
    Phrase("permanent", '"with" "or" "without" "a" "rider" (":" | ",") ability', at_any_time,
           ["With or without a rider: Other creatures you control get +0/+1."]),
    Phrase("permanent", '"with" "or" "without" "a" "rider" (":" | ",") permanent', at_any_time_said),
    Phrase("played_there", '"in" "its" "front"', in_front_of_pair,
           ["While its rider is an Elf, magic cards you play in its front cost 1 less."]),
    Phrase("self", '"this" "mount"', this_mount, ["This mount gets +0/+1."]),
    Phrase("riding_pair", '"its" "rider"', its_rider,
           ["Whenever this creature attacks, its rider gets +1/+1 until end of turn."]),
    Phrase("riding_pair", f'{ONE} "\'s" "rider"', rider_of, ["Unmark target mount's rider."]),
    Phrase("riding_pair", '"the" "rider" "of" (aimed | self)', rider_of, ["The rider of this mount gets +1/+1."]),
    Phrase("riding_pair", f'"the" "mount" ("of" {ONE} | "that"? {ONE} "rides" | "ridden" "by" {ONE})', mount_of,
           ["The mount ridden by this creature gets +1/+1."]),
    Phrase("riding_pair", '"the" "rider"', the_rider,
           ["Whenever this creature attacks, the rider gets +1/+1 until end of turn."]),
    Phrase("riding_pair", '"its" "mount"', its_mount, ["Its mount gets +1/+0."]),
    Phrase("riding_pair", f'{ONE} "\'s" "mount"', mount_of, ["Deal 1 damage to target creature's mount."]),
    Phrase("general", "riding_pair", same),
    Phrase("general", '"both"? self "and" riding_pair', pair, ["This mount and its rider can't move."]),
    Phrase("post", f'"that"? riding_pair {CARRIES}', carried_by,
           ["This creature gets +1/+0 for each Equipment its rider carries."]),
    Phrase("post", '("on" | "attached" "to") riding_pair', lying_on),
    Phrase("watched", "riding_pair", watched_partner, ["Whenever its rider dies, draw a card."]),
    Phrase("state", '"ridden"', ridden, ["As long as this creature is ridden, it gets +1/+1."]),
    Phrase("state", '"unridden"', unridden, ["At the end of your turn, if this creature is unridden, draw a card."]),
    Phrase("state", '"mounted"', mounted, ["As long as this creature is mounted, its mount gets +1/+0."]),
    Phrase("state", '"unmounted"', unmounted, ["When this creature dies, if it is unmounted, draw a card."]),
    Phrase("kinds", 'KIND* ("mount" | "mounts")', mounts, ["Kill target unridden mount.", "Unmark all mounts you control."]),
    Phrase("adjective", '"non" "-" "mount"', no_mount, ["Mark target non-mount creature."]),
    DetailPhrase("stance", '"ridden"', "quality", IS_RIDDEN),
    DetailPhrase("stance", '"unridden"', "quality", IS_UNRIDDEN),
    DetailPhrase("stance", '"mounted"', "quality", IS_MOUNTED),
    DetailPhrase("stance", '"unmounted"', "quality", IS_UNMOUNTED),
    *verbs_done(MOUNTS), *verbs_suffered(IS_TAKEN),
]  # fmt: skip
