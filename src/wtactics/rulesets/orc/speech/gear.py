"""What ORC says of equipment, of assigned creatures, of what is marked to pay for something, and of upkeep."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ASSIGNMENT
from wtactics.engine.meaning import Due, Noun, Number, Price
from wtactics.engine.places import CREATURE, EQUIPMENT, NOBODY, SEAT_THING, CardId, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.changes.values import Change, Get
from wtactics.vocabulary.deeds.deed import STATED, bury
from wtactics.vocabulary.nouns.cards import ANYWHERE, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import StatePhrase
from wtactics.vocabulary.nouns.naming import DetailPhrase, Head, HeadPhrase
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import ASSIGNED, UNASSIGNED, Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.dues import MarkDue, SacrificeDue
from wtactics.vocabulary.sentences.extras import PARTS, PLAYED, TO_PLAY, addition
from wtactics.vocabulary.sentences.parts import Advantage, Contribution, Levied, Standing, Triggered
from wtactics.vocabulary.sentences.prices import PricePart, another, given_itself, mark_itself, own, power, price
from wtactics.vocabulary.things.hosting import attach, enchanted
from wtactics.vocabulary.things.meaning import Host, One, Things, This
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.triggers.catalogue import CARD, SECOND, Verb
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.watching import verbs_done, verbs_suffered

MOST_ALLIES: Final = 7  # ORC-MARK-13


class Equipped(Quality):
    """ORC-EQUIP-03 A creature carries a piece, or none."""

    def __init__(self, carries: bool) -> None:
        self.carries: Final = carries

    def holds(self, t: Table, c: CardId) -> bool:
        found = False
        for piece in t.board:
            if t.host[piece] == c and t.library.type[t.printed[piece]] == EQUIPMENT:
                found = True
        return found == self.carries

    def depends(self) -> i64:
        return 0

    def passes(self) -> bool:
        return True

    def before(self) -> str:
        return "equipped" if self.carries else "unequipped"


class CarrierOf(One):
    """ORC-EQUIP-03 The creature that carries a piece, if any does."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def one(self, t: Table) -> Thing:
        for piece in self.things.of(t):
            if piece < SEAT_THING:
                return t.host[piece]
        return NOBODY

    def depends(self) -> i64:
        return self.things.depends()

    def text(self) -> str:
        return f"the creature carrying {self.things.text()}"


class DiscardInPlayDue(SacrificeDue):
    """ORC-ABIL-25 Cards of one's own in play are discarded, which is no death."""

    verb = "discard"

    def part_with(self, t: Table, c: CardId) -> None:
        bury(t, vec[i64]([c]), False)


class AlliesDue(MarkDue):
    """ORC-MARK-10, ORC-MARK-11, ORC-MARK-12 So many other local creatures of one's own are marked."""

    def __init__(self, noun: CardNoun, count: i64) -> None:
        super().__init__(noun, count, True)

    def text(self) -> str:
        return f"(Ma{self.count})"


class AlliesPhrase(Phrase):
    """The sign for marking allies, with their number."""

    def __init__(self, count: int) -> None:
        super().__init__("allies_sign", f'"(" "ma{count}" ")" | "ma{count}"', self.give)
        self.count: Final = count

    def give(self, reading: Reading) -> Due:
        return AlliesDue(CardNoun([Sort(1 << CREATURE, word="creature")], whose=YOURS, near=True), self.count)


def sign(reading: Reading, due: Due) -> Due:
    return due


def in_a_row(reading: Reading, *parts: PricePart | Due) -> list[PricePart | Due]:
    return list(parts)


def row_price(reading: Reading, row: list[PricePart | Due], *more: PricePart | Due) -> Price:
    """ORC-ABIL-14, ORC-MARK-15 Gold, signs and deeds, all of which must be met."""
    return price(reading, *row, *more)


def assigned(reading: Reading, _sign: None, cost: Price | None, part: Contribution) -> Contribution:
    """ORC-ASSIGN-09 What holds while the creature is assigned, and what assigning it takes."""
    if reading.word != "creature" or reading.quoted:
        raise Misread("a creature that is assigned", f"this {reading.word}")
    if not isinstance(part, Standing | Triggered):
        raise Misread("what always holds, or what happens at some time", "what is done for a price")
    return Advantage(part, ASSIGNMENT, cost if cost is not None else Price(0, NOBODY, False, False, []))


def assigned_for(reading: Reading, cost: Price, sign: None, part: Contribution) -> Contribution:
    return assigned(reading, sign, cost, part)


def upkeep_of(reading: Reading, number: Number) -> Price:
    """In a penalty "it" is the card itself."""
    reading.tell(This(reading.word))
    return Price(plain(number), NOBODY, False, False, [])


def upkeep(reading: Reading, cost: Price, steps: Steps) -> Contribution:
    """ORC-TURN-11 The card's controller pays in his Upkeep phase, or this is done."""
    return Levied(cost, steps)


def is_equipped(reading: Reading) -> tuple[CardNoun, str]:
    return CardNoun([Sort()], where=ANYWHERE, qualities=[Equipped(True)]), "equipped"


def is_unequipped(reading: Reading) -> tuple[CardNoun, str]:
    return CardNoun([Sort()], where=ANYWHERE, qualities=[Equipped(False)]), "unequipped"


def discard_in_play(reading: Reading, noun: Noun) -> Due:
    return DiscardInPlayDue(own(reading, noun), 1)


def discard_itself(reading: Reading, this: This) -> Due:
    reading.given_up = True
    return DiscardInPlayDue(given_itself(reading, this), 1)


def discard_another(reading: Reading, noun: Noun) -> Due:
    return DiscardInPlayDue(another(reading, noun), 1)


def discard_many(reading: Reading, number: Number, noun: Noun) -> Due:
    return DiscardInPlayDue(own(reading, noun), plain(number))


IS_ATTACHED: Final = Verb(facts.ATTACHED, "is attached", to=f"to {CARD}")
DOES: Final = (
    Verb(facts.ASSIGNED, "is assigned", "become assigned"),
    Verb(facts.UNASSIGNED, "is unassigned", "become unassigned"),
)
TAKES_UP: Final = (Verb(facts.PICKED_UP, "take up", to=CARD, always=True),)
SUFFERS: Final = (
    Verb(facts.ASSIGNED, "is assigned"),
    Verb(facts.UNASSIGNED, "is unassigned"),
)
PIECES_SUFFER: Final = (
    Verb(facts.PICKED_UP, "is taken up", subject=SECOND, to=f"by {CARD}"),
    IS_ATTACHED,
)
EQUIPMENTS: Final = Head("equipment", 1 << EQUIPMENT, 0)


def only_carried_by(reading: Reading, noun: CardNoun, *_self: Things) -> Contribution:
    """ORC-EQUIP-02 Nothing else can be equipped with it."""
    return attach(reading, noun)


def carrying(reading: Reading, noun: Noun, this: Things | None = None) -> Things:
    """It is the piece itself or, on an enchantment of equipment, what that is attached to."""
    if isinstance(this, Host) and reading.word == "enchantment":
        return reading.tell(CarrierOf(this), noun)
    piece = reading.host.noun if reading.host else None
    if reading.host and isinstance(piece, CardNoun) and piece.types_meant == 1 << EQUIPMENT:
        return reading.tell(CarrierOf(reading.host.things), noun)
    return enchanted(reading, noun)


def carrier(reading: Reading) -> Things:
    """Equipment calls the creature that is equipped with it so."""
    if reading.word != "equipment" or reading.quoted:
        raise Misread("equipment that is carried", f"a {reading.word}")
    return enchanted(reading, CardNoun([Sort(1 << CREATURE, word="creature")]))


def gives_carrier(reading: Reading, change: Change) -> Get:
    """ORC-EQUIP-03 What a piece gives, its carrier has."""
    said = reading.subject()
    if not isinstance(said, This | Host) or said.people():
        raise Misread("this equipment", said.text())
    return Get(carrier(reading), change)


def its_carrier(reading: Reading) -> Things:
    """Of whatever was spoken of last; that is this equipment, if nothing else was, or what this lies on."""
    if reading.word == "enchantment" and reading.host is not None:
        return carrier_of_host(reading, reading.host.things)
    if any(not isinstance(each.things, This | Host) for each in reading.mentions if not each.things.people()):
        raise Misread('"the carrier"', "its carrier")
    return carrier(reading)


def carrier_of_host(reading: Reading, host: Things) -> Things:
    """On an enchantment of equipment: whoever carries that piece."""
    noun = reading.host.noun if reading.host else None
    if reading.word != "enchantment" or not isinstance(noun, CardNoun) or noun.types_meant != 1 << EQUIPMENT:
        raise Misread("an enchantment that lies on equipment", f"the carrier of {host.text()}")
    return reading.tell(CarrierOf(host), CardNoun([Sort(1 << CREATURE, word="creature")]))


def mark_host(reading: Reading, host: Things) -> Due:
    """ORC-ABIL-14 The creature that carries it is marked."""
    if not isinstance(host, Host):
        raise Misread("what it is attached to", host.text())
    return MarkDue(Very(host), 1)


CARRIER: Final = '("carrier" | "bearer" | "wearer" | "wielder")'
CARRYING: Final = '("carrying" | "wearing" | "wielding" | "equipped" "with" | "that" ("carries" | "wears" | "wields"))'
MAY_CARRY: Final = '("can" | "may") ("carry" | "wear" | "wield" | "use" | "be" "equipped" "with")'
PHRASES: Final = [
    HeadPhrase("head", '"equipment" | "piece" ("of" "equipment")?', EQUIPMENTS),
    HeadPhrase("heads", '"equipment" | "equipments" | "pieces" ("of" "equipment")?', EQUIPMENTS),
    HeadPhrase("card_head", '"equipment" "card"', Head("equipment card", 1 << EQUIPMENT, 0)),
    HeadPhrase("card_heads", '"equipment" "cards"', Head("equipment card", 1 << EQUIPMENT, 0)),
    DetailPhrase("adjective", '"assigned"', "mark", ASSIGNED),
    DetailPhrase("adjective", '"unassigned"', "mark", UNASSIGNED),
    StatePhrase("assigned", {"mark": ASSIGNED}),
    StatePhrase("unassigned", {"mark": UNASSIGNED}),
    *verbs_done(DOES), *verbs_done(TAKES_UP, other="an equipment"),
    *verbs_suffered(SUFFERS), *verbs_suffered(PIECES_SUFFER, who="this equipment"),
    Phrase("state", '"equipped"', is_equipped),
    Phrase("state", '"unequipped"', is_unequipped),
    DetailPhrase("stance", '"equipped"', "quality", Equipped(True)),
    DetailPhrase("stance", '"unequipped"', "quality", Equipped(False)),
    Phrase("price_part", '"discard" ("a" | "an") card_noun', discard_in_play,
           ["Discard an equipment attached to this creature: Draw a card."]),
    Phrase("price_part", '"discard" "another" card_noun', discard_another, ["Discard another creature: Draw a card."]),
    Phrase("price_part", '"discard" "one" "of" owned_nouns', discard_in_play),
    Phrase("price_part", '"discard" self', discard_itself, ["Discard this equipment: Draw a card."]),
    Phrase("price_part", '"discard" many "of"? (card_nouns | owned_nouns)', discard_many,
           ["Discard two Elves you control: Draw a card."]),
    Phrase("anywhere", f'{TO_PLAY} ","? "you" "must" "also" {PARTS}', addition, needs=PLAYED),
    *(AlliesPhrase(count) for count in range(1, MOST_ALLIES + 1)),
    Phrase("price_part", "allies_sign", sign, ["(Ma2): Draw a card."]),
    Phrase("price_sign", '"(" "m" ")"', mark_itself),
    Phrase("price_sign", "allies_sign", sign),
    Phrase("gold_sum", "many | bare_one", power),
    Phrase("price_row", "gold_sum price_sign+ | price_sign+ gold_sum | price_sign price_sign+", in_a_row),
    Phrase("price", 'price_row ("," price_part | "and" price_part | "," "and" price_part)*', row_price,
           ["2 (M)(Ma1): Draw a card."]),
    Phrase("permanent", 'assign_sign [","? price] ":" ability', assigned,
           ["(A): Other creatures you control get +0/+1.", "(A) 1: At the beginning of your turn, draw a card."]),
    Phrase("permanent", 'price ","? assign_sign ":" ability', assigned_for),
    Phrase("assign_sign", '"(" "a" ")" | "a" | "assign" self?', lambda reading, *_self: None),
    Phrase("levied", '"upkeep" ":"? (many | bare_one) "~"', upkeep_of),
    Phrase("permanent", "levied effects", upkeep, ["Upkeep 3 ~ discard this creature."]),
    Phrase("permanent", '"equip" "only"? "to"? host_to_be', attach, ["Equip only to an Elf."]),
    Phrase("permanent", '(card_noun | card_nouns) "only"', attach),
    Phrase("host", f'"the" thing_noun {CARRYING} (self | "it" | enchanted_thing)', carrying,
           ["The creature carrying this equipment gets +1/+1.",
            "Enchant equipment. The creature carrying enchanted equipment gets +1/+1."]),
    Phrase("host", f'("the" | "this" "equipment" "\'s")? {CARRIER}', carrier, ["The carrier gets +1/+1."]),
    Phrase("host", f'"its" {CARRIER}', its_carrier),
    Phrase(STATED, '("gives" | "grants" | "is") gain_of_values', gives_carrier,
           ["This equipment gives +1/+1."]),
    Phrase("host", f'"the" {CARRIER} "of" enchanted_thing | enchanted_thing "\'s" {CARRIER}', carrier_of_host,
           ["Attach to target equipment. The carrier of the host gets +0/+2."]),
    Phrase("price_part", '"mark" host', mark_host),
    Phrase("permanent", f'"only" (("a" | "an") card_noun | card_nouns) {MAY_CARRY} (self | "it")', only_carried_by,
           ["Only an Elf may carry this equipment."]),
]  # fmt: skip
