"""What creatures carry: carries an Equipment, carries no Weapon, creatures without Equipment; and the damage on them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Noun, Number
from wtactics.engine.places import ENCHANTMENT, EQUIPMENT, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase, third
from wtactics.rulesets.orc.gear import Gear
from wtactics.rulesets.orc.speech.gear import Equipped
from wtactics.vocabulary.conditions.judging import bounded, so_many
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.limits import DAMAGE_VALUE, compares
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed, ValueOf
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.hosting import AttachedTo, with_attached
from wtactics.vocabulary.things.meaning import Things, article
from wtactics.vocabulary.things.mentioning import plain, renewed


class Carries(Quality):
    """ORC-EQUIP-03 A creature carries such a piece, or none such."""

    def __init__(self, piece: Noun, carries: bool) -> None:
        self.piece: Final = piece
        self.carries: Final = carries

    def holds(self, t: Table, c: CardId) -> bool:
        found = False
        for piece in t.board:
            if t.host[piece] == c and t.library.type[t.printed[piece]] == EQUIPMENT and self.piece.fits(t, piece):
                found = True
        return found == self.carries

    def depends(self) -> i64:
        return 0

    def behind(self) -> str:
        return f"carrying {article(self.piece.text(False)) if self.carries else 'no ' + self.piece.text(False)}"

    def told(self, many: bool) -> str:
        what = article(self.piece.text(False)) if self.carries else "no " + self.piece.text(False)
        return f"{'carry' if many else 'carries'} {what}"


class CarriesSoMany(Quality):
    """ORC-EQUIP-05 A creature carries so many such pieces."""

    def __init__(self, piece: Noun, relation: i64, number: Number, words: str, used: bool = False) -> None:
        self.piece: Final = piece
        self.used: Final = used  # only those that take effect (ORC-EQUIP-06)
        self.relation: Final = relation
        self.number: Final = number
        self.words: Final = words

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, Gear)
        n: i64 = 0
        for piece in t.board:
            if t.host[piece] == c and t.is_equipment(piece) and self.piece.fits(t, piece):
                n += 0 if self.used and t.is_idle(piece) else 1
        return compares(n, self.relation, self.number.of(t))

    def depends(self) -> i64:
        return 0

    def behind(self) -> str:
        return f"{'using' if self.used else 'carrying'} {self.words}"

    def told(self, many: bool) -> str:
        verb = "use" if self.used else "carry"
        return f"{verb if many else third(verb)} {self.words}"


def so_many_pieces(reading: Reading, said: tuple[Noun, i64, Number, str]) -> CarriesSoMany:
    noun, relation, number, words = said
    if not isinstance(noun, CardNoun) or noun.types_meant & ~(1 << EQUIPMENT) != 0:
        raise Misread("pieces of equipment", words)
    return CarriesSoMany(renewed(noun, Detail("near", False)), relation, Fixed(plain(number)), words)


def so_many_used(reading: Reading, said: tuple[Noun, i64, Number, str]) -> CarriesSoMany:
    carried = so_many_pieces(reading, said)
    return CarriesSoMany(carried.piece, carried.relation, carried.number, carried.words, True)


def with_all_attached(reading: Reading, things: Things) -> Things:
    """A card and whatever is attached to it, at the same time."""
    sorts = [Sort(1 << ENCHANTMENT, word="enchantment"), Sort(1 << EQUIPMENT, word="equipment")]
    return with_attached(reading, things, CardNoun(sorts, near=True, qualities=[AttachedTo(again(things, "it"))]))


def any_piece(reading: Reading) -> Being:
    return being_equipped(True)


def no_piece(reading: Reading) -> Being:
    return being_equipped(False)


def being_equipped(carries: bool) -> Being:
    words = "equipped" if carries else "unequipped"
    return Being(CardNoun([Sort()], where=ANYWHERE, qualities=[Equipped(carries)]), words)


def such_piece(reading: Reading, noun: Noun) -> Carries:
    return carrying(noun, True)


def equipped_with(reading: Reading, negated: bool, noun: Noun) -> Carries:
    return carrying(noun, not negated)


def no_such_piece(reading: Reading, noun: Noun) -> Carries:
    return carrying(noun, False)


def carrying(noun: Noun, carries: bool) -> Carries:
    if not isinstance(noun, CardNoun):
        raise Misread("a piece of equipment", noun.text(False))
    return Carries(renewed(noun, Detail("near", False)), carries)


def said_behind(reading: Reading, quality: Quality) -> Detail:
    return Detail("quality", quality)


class Load:
    """The quality of what is on something, made of their own noun: pieces alone are carried."""

    def __init__(self, things: Things, types: int) -> None:
        self.things: Final = things
        self.types: Final = types

    def of(self, noun: CardNoun) -> AttachedTo:
        if noun.types_meant & ~self.types != 0:
            raise Misread("what is carried", noun.text(True))
        return AttachedTo(self.things)


def carried_by(reading: Reading, things: Things) -> Detail:
    """Of several it would not be said whether each counts what it carries, or what all do."""
    if things.many():
        raise Misread("what one creature carries", things.text())
    return Detail("mutual", Load(things, 1 << EQUIPMENT))


def lying_on(reading: Reading, things: Things) -> Detail:
    return Detail("mutual", Load(things, 1 << EQUIPMENT | 1 << ENCHANTMENT))


def damage_on(reading: Reading, things: Things) -> Number:
    return ValueOf(things, DAMAGE_VALUE)


CARRIES: Final = '("carries" | "carry" | "wears" | "wear" | "wields" | "wield")'
CARRIES_NOT: Final = '("doesn\'t" | "don\'t") ("carry" | "wear" | "wield")'
CARRYING: Final = '("carrying" | "wearing" | "wielding")'
AND_ALL: Final = '"and" ("everything" | "all" "cards" | "all" "that" | "whatever") ("that"? "is" | "are")?'
ATTACHED: Final = '"attached" "to" ("it" | "him" | "her" | "them")'
ONE: Final = "(self | aimed | enchanted_thing | again)"
POINTS: Final = '("point" "of")? "damage" ("token" | "marker")?'
PHRASES: Final = [
    Phrase("predicate", f'{CARRIES} "any"? "equipment"', any_piece,
           ["As long as this creature carries equipment, it gets +1/+0."]),
    Phrase("predicate", f'{CARRIES_NOT} "any"? "equipment"', no_piece),
    Phrase("predicate", f'{CARRIES} ("a" | "an") card_noun', such_piece,
           ["As long as this creature carries a Weapon, it gets +1/+0."]),
    Phrase("predicate", f'{CARRIES} "no" card_noun | {CARRIES_NOT} ("a" | "an") card_noun', no_such_piece),
    Phrase("predicate", f"{CARRIES} pieces_so_many", so_many_pieces,
           ["As long as this creature carries two or more Equipment, it gets +1/+0."]),
    Phrase("load", f"{CARRYING} pieces_so_many", so_many_pieces),
    Phrase("predicate", '("uses" | "use") pieces_so_many', so_many_used,
           ["As long as this creature uses two or more pieces of equipment, it gets +1/+0."]),
    Phrase("load", '"using" pieces_so_many', so_many_used),
    Phrase("pair", f"aimed {AND_ALL} {ATTACHED}", with_all_attached,
           ["Return target creature and everything attached to it to their owners' hands."]),
    Phrase("pieces_so_many", "many card_nouns", so_many),
    Phrase("pieces_so_many", "how_many (card_nouns | card_noun)", bounded),
    Phrase("doing_so", f'("equipped" "with" | {CARRYING}) ("a" | "an") card_noun', such_piece,
           ["While equipped with a Weapon, this creature gets +1/+0."]),
    Phrase("predicate", 'being "equipped" "with" ("a" | "an") card_noun', equipped_with),
    Phrase("load", '"equipped" "with" ("a" | "an") card_noun', such_piece),
    Phrase("load", f'{CARRYING} ("a" | "an") card_noun', such_piece),
    Phrase("load", f'{CARRYING} "no" card_noun', no_such_piece),
    Phrase("load", f'{CARRYING} "equipment" | "with" "equipment"', any_piece),
    Phrase("load", '"without" ("an" | "any")? "equipment"', no_piece),
    Phrase("post", "load", said_behind, ["Mark all creatures without equipment.", "Mark target creature carrying a Weapon."]),
    Phrase("post", f'"that"? {ONE} {CARRIES}', carried_by,
           ["This creature gets +1/+0 for each Equipment it carries."]),
    Phrase("post", f'"on" {ONE}', lying_on, ["Destroy all Equipment on target creature."]),
    Phrase("for_each", f'"for" ("each" | "every") {POINTS} "on" cards', damage_on,
           ["This creature gets +1/+0 for each damage on it."]),
    Phrase("value", '("the" | "the" "amount" "of") "damage" "on" cards', damage_on),
]  # fmt: skip
