"""Creatures that drop what they carry, and the pieces that one of them has dropped."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import top
from wtactics.engine.meaning import ANYTHING, Noun, Trigger
from wtactics.engine.places import EQUIPMENT, CardId, Thing
from wtactics.engine.rows import IT
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.shedding import Shedding
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Again, All, Lost, Things, This
from wtactics.vocabulary.triggers.watching import Watched, says

A_PIECE: Final = Sort(types=1 << EQUIPMENT, word="equipment")


class Shedder(Lost):
    """The creature that has dropped the piece of which the trigger tells; whose it was is told by where that lies."""

    def __init__(self) -> None:
        super().__init__(False, False, "it")

    def one(self, t: Table) -> Thing:
        assert isinstance(t, Shedding)
        return t.shed_by(top(t, IT))


class DropsGear(Trigger):
    """ORC-EQUIP-18 A creature drops what it carries: heard once, however much it is."""

    def __init__(self, noun: Noun, words: str) -> None:
        super().__init__(facts.DROPPED)
        self.noun: Final = noun
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, Shedding)
        carrier = t.shed_by(a)
        return t.is_card(carrier) and t.is_first_shed(a) and self.noun.fits(t, carrier)

    def text(self) -> str:
        return self.words


class ShedBy(Quality):
    """ORC-EQUIP-19 A piece lies on the ground since one of these has dropped it."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, Shedding)
        if not t.is_dropped(c):
            return False
        for thing in self.things.of(t):
            if thing == t.shed_by(c):
                return True
        return False

    def depends(self) -> i64:
        return ANYTHING

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"that {self.things.text()} dropped"


def drops_gear(reading: Reading, watched: Watched) -> DropsGear:
    if watched.some or "player" in watched.names:
        raise Misread("a creature that drops it", watched.words)
    reading.recall(facts.DROPPED)
    reading.mention(watched.very if watched.very is not None else Shedder(), watched.names, watched.noun)
    assert watched.noun is not None
    return DropsGear(watched.noun, f"{says(watched, 'drop')} equipment")


def dropped_by(reading: Reading, things: Things) -> Detail:
    """What was carried by it till then."""
    if isinstance(getattr(things, "things", things), This):
        raise Misread("another creature that has dropped it", things.text())
    reading.recall(facts.DROPPED)
    return Detail("all", [Detail("near", False), Detail("quality", ShedBy(things))])


def pieces(reading: Reading) -> CardNoun:
    """What was dropped by the creature of which the trigger tells."""
    who = next((each.things for each in reading.mentions if isinstance(each.things, Shedder)), None)
    if who is None:
        raise Misread("pieces that a creature has dropped", "none")
    return CardNoun([A_PIECE], qualities=[ShedBy(Again(who, "that creature"))])


def one_piece(reading: Reading) -> Things:
    return reading.pick(pieces(reading), "one of the dropped pieces")


def all_pieces(reading: Reading) -> Things:
    return All(pieces(reading))


PIECE: Final = '("piece" | "pieces")'
GEAR: Final = (
    '(("a" | "an" | "any" | "one" "or" "more" | "its" | "all" "its")? ("equipment" | "equipments")'
    f' | ("a" | "any" | "one" "or" "more") {PIECE} ("of" "equipment")?)'
)
HAS: Final = '("drops" | "dropped" | "has" "dropped" | "had" "carried" | "carried")'
THEM: Final = '("the" "dropped" ("pieces" | "equipment") | "these" "pieces" | "those" "pieces" | "what" "it" "dropped")'
PHRASES: Final[list[Any]] = [
    Phrase("happening", f'watched ("drops" | "drop") {GEAR}', drops_gear,
           ["Whenever another creature drops equipment, you may attach one of the dropped pieces to this creature."]),
    Phrase("post", f'("that" | "which")? again {HAS}', dropped_by,
           ["Whenever another creature dies in combat, you may attach one equipment that it dropped to this creature."]),
    Phrase("chosen", f'("one" | "a" "single" | "any" "one") ("piece"? "of" {THEM} | "piece" "of" "it")', one_piece),
    Phrase("general", f'"all" ("of"? {THEM} | "of" "it")', all_pieces),
]  # fmt: skip
