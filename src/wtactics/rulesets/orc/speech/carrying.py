"""Carrying: what a piece costs on one creature and not on another, and creatures that take up what lies dropped."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Statement
from wtactics.engine.places import ENCHANTMENT, EQUIPMENT, NOBODY, CardId, Flow, Option, Seat, Thing, card_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.onward import onward
from wtactics.kits.verbs import PASS, PICK
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.rulesets.orc.fields import Fields
from wtactics.rulesets.orc.rules.equip import suits
from wtactics.rulesets.orc.speech.shedding import Shedder
from wtactics.rulesets.orc.table import OrcTable
from wtactics.vocabulary.deeds.deed import Deed, cards_in_play, cards_of
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.costs import Cost, OwnCost
from wtactics.vocabulary.rulings.pricing import COSTS, Amount, cost, pays_you, plays_them, priced_of
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Things, article, clause
from wtactics.vocabulary.things.mentioning import but, renewed, same
from wtactics.vocabulary.triggers.meaning import Very

ONWARD: Final = 3  # a note of the frame: the first piece that may still be named


class CostOn(Statement):
    """What such a card costs more or less holds only where it is attached to one of these (ORC-GOLD-15, ORC-GOLD-21)."""

    def __init__(self, cost: Statement, host: Noun) -> None:
        self.cost: Final = cost
        self.host: Final = host

    def law(self) -> i64:
        return self.cost.law()

    def rulings(self) -> i64:
        return self.cost.rulings()

    def is_there(self, t: Table) -> bool:
        """Would the card that is asked about be attached to one of them?"""
        assert isinstance(t, Fields)
        return t.bearer != NOBODY and self.host.fits(t, t.bearer)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return self.cost.alters(t, what, seat, c, usual) if self.is_there(t) else 0

    def floor(self, t: Table, what: i64, seat: Seat, c: CardId) -> i64:
        return self.cost.floor(t, what, seat, c) if self.is_there(t) else 0

    def text(self) -> str:
        host = self.host.text(False)
        return f"{self.cost.text()} when attached to {host if isinstance(self.host, Very) else article(host)}"


class Dropped(Quality):
    """ORC-EQUIP-19 A piece lies on the ground."""

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, OrcTable)
        return t.is_dropped(c)

    def depends(self) -> i64:
        return 0

    def before(self) -> str:
        return "dropped"


class TakeUp(Deed):
    """ORC-EQUIP-23 A creature takes up pieces by an effect, without being marked, if it may carry them."""

    def __init__(self, creature: Things, pieces: Things) -> None:
        self.creature: Final = creature
        self.pieces: Final = pieces

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        for creature in cards_in_play(t, self.creature):
            for piece in cards_of(t, self.pieces):
                if could_carry(t, creature, piece):
                    take_up(t, creature, piece)
        return NEXT

    def text(self) -> str:
        return clause(self.creature, "take", f"up {self.pieces.text()}")


class TakeUpMore(Deed):
    """ORC-EQUIP-22 A creature takes up as many of these pieces as its player names, perhaps as one act with the first."""

    def __init__(self, creature: Things, pieces: Noun, at_once: bool) -> None:
        self.creature: Final = creature
        self.pieces: Final = pieces
        self.at_once: Final = at_once

    def taker(self, t: Table) -> CardId:
        """The creature that takes them up, NOBODY if it is gone."""
        found = cards_in_play(t, self.creature)
        return found[0] if len(found) > 0 else NOBODY

    def left(self, t: OrcTable, creature: CardId) -> vec[i64]:
        """The pieces that it may still take up."""
        out = vec[i64]()
        for piece in self.pieces.all(t):
            if piece >= onward(t, t.note(ONWARD)) and could_carry(t, creature, piece):
                out = append(out, piece)
        return out

    def ask(self, t: Table) -> None:
        assert isinstance(t, OrcTable)
        creature = self.taker(t)
        pieces = self.left(t, creature) if creature != NOBODY else vec[i64]()
        if len(pieces) > 0:
            t.ask(t.controller[creature])
            t.offer(PASS)
            t.offer_each(PICK, pieces)

    def begun(self, t: Table) -> bool:
        return t.note(ONWARD) > 0

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        if answer in (NOTHING, PASS):
            t.remember(ONWARD, 0)
            return NEXT
        piece, creature = card_of(answer), self.taker(t)
        t.remember(ONWARD, piece + 1)
        if self.at_once:
            t.attach(piece, creature)
            t.ask_to_wear(piece)
        else:
            take_up(t, creature, piece)
        return AGAIN

    def text(self) -> str:
        pieces = f"up any number of {self.pieces.text(True)}"
        if self.at_once:
            return clause(self.creature, "take", f"{pieces} instead of only one")
        return f"{self.creature.text()} may take {pieces}"


def could_carry(t: OrcTable, creature: Thing, piece: Thing) -> bool:
    """ORC-EQUIP-20, ORC-EQUIP-23 Does the piece lie where the creature stands, and may it carry it?"""
    return t.is_dropped(piece) and t.place[piece] == t.place[creature] and suits(t, piece, creature)


def take_up(t: OrcTable, creature: CardId, piece: CardId) -> None:
    """The creature carries the piece from now on."""
    t.happened(facts.PICKED_UP, creature, piece)
    t.attach(piece, creature)
    t.ask_to_wear(piece)


def cost_on(reading: Reading, cost: Cost | CostOn, host: Noun) -> CostOn:
    """Only what is attached to something costs otherwise there; where that is, is said once."""
    if isinstance(cost, CostOn):
        raise Misread("what it is attached to, once", host.text(True))
    if getattr(cost.cards, "types_meant", 0) & (1 << EQUIPMENT | 1 << ENCHANTMENT) == 0:
        raise Misread("equipment or enchantments", cost.cards.text(True))
    return CostOn(cost, host)


def cost_on_this(reading: Reading, cost: Cost | CostOn, this: Things) -> CostOn:
    """For a creature a piece costs so much where that is to carry it."""
    if reading.word != "creature":
        raise Misread("a creature", this.text())
    return cost_on(reading, cost, Very(this))


def own_cost_on(reading: Reading, cost: OwnCost | CostOn, host: CardNoun | Very) -> CostOn:
    """A card in hand is near nothing, so it says this of creatures wherever they are."""
    if isinstance(cost, CostOn):
        raise Misread("what it is attached to, once", host.text(True))
    if reading.word not in ("equipment", "enchantment"):
        raise Misread("equipment or an enchantment", f"a {reading.word}")
    return CostOn(cost, host if isinstance(host, Very) else renewed(host, Detail("near", False)))


def played_on(reading: Reading, cards: CardNoun, host: Noun, said: Amount) -> CostOn:
    """What you play on such a thing costs you so much more or less."""
    you = plays_them(reading, pays_you(reading))
    return cost_on(reading, cost(reading, priced_of(reading, you, cards), said), host)


def pays_for_playing_on(reading: Reading, said: Amount, cards: CardNoun, host: Noun) -> CostOn:
    return played_on(reading, cards, host, said)


def another(reading: Reading, noun: CardNoun) -> Noun:
    return but(reading, noun)


def this_one(reading: Reading, things: Things) -> Noun:
    return Very(things)


def takes_up(reading: Reading, pieces: Things) -> TakeUp:
    """Behind this "it" is the creature, and not the piece."""
    creature = a_creature(reading)
    spoken = bare(creature)
    reading.mention(spoken, reading.words_for(spoken), reading.noun_of(spoken))
    return TakeUp(creature, pieces)


def takes_up_more(reading: Reading, pieces: Noun) -> TakeUpMore:
    return TakeUpMore(a_creature(reading), pieces, False)


def takes_all_at_once(reading: Reading, pieces: Noun) -> TakeUpMore:
    return TakeUpMore(a_creature(reading), pieces, True)


def a_creature(reading: Reading) -> Things:
    """Creatures take things up, and players do not."""
    creature = reading.subject()
    if creature.people():
        raise Misread("a creature that takes it up", creature.text())
    return creature


def lying_dropped(reading: Reading) -> Detail:
    """Where a creature has just dropped some, not all that lie there could be meant."""
    if any(isinstance(each.things, Shedder) for each in reading.mentions):
        raise Misread("which of them, those that it dropped or all", "dropped equipment")
    return Detail("quality", Dropped())


AT_HOST: Final = (
    '(("when" | "if") (("you" | "they") ("attach" ("it" | "them") "to" | "play" ("it" | "them") ("on" | "onto"))'
    ' | ("they" "are" | "it" "is")? ("attached" "to" | "played" ("on" | "onto")))'
    ' | "to" "attach" "to") bearer'
)
YOU_PLAY_ON: Final = '"that"? "you" "play" ("on" | "onto")'
PIECES: Final = '"up"? "any" "number" "of" "the"? nouns'
PHRASES: Final = [
    Phrase("cost_law", f'cost_law ","? {AT_HOST}', cost_on,
           ["Equipment costs you 1 less when you attach it to an Elf.",
            "Enchantments cost 1 more when attached to a creature you control."]),
    Phrase("cost_law", 'cost_law "for" self', cost_on_this, ["Equipment costs 1 less for this creature."]),
    Phrase("cost_law", f"cards_priced {YOU_PLAY_ON} bearer {COSTS} amount", played_on,
           ["Equipment you play on an Elf costs 1 less."]),
    Phrase("cost_law", f'"you" "pay" amount "for" cards_priced {YOU_PLAY_ON} bearer', pays_for_playing_on),
    Phrase("card_law", f"card_law {AT_HOST}", own_cost_on, ["This equipment costs 1 less when attached to an Elf."]),
    Phrase("bearer", '("a" | "an") card_noun', same),
    Phrase("bearer", '"another" card_noun', another),
    Phrase("bearer", "self", this_one),
    Phrase("stance", '"dropped"', lying_dropped),
    Phrase(TOLD, '("take" | "takes") "up" things', takes_up, ["Target creature takes up target dropped equipment."]),
    Phrase(TOLD, f'"may" "take" {PIECES}', takes_up_more,
           ["When this creature comes into play, it may take up any number of dropped equipment."]),
    Phrase(TOLD, f'("may"? "take" | "takes") {PIECES} "instead" "of" "only"? "one"', takes_all_at_once,
           ["When this creature takes up an equipment, it may take up any number of dropped equipment instead of only one."]),
]  # fmt: skip
