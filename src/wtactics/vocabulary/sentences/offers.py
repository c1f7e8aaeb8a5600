"""Offers: another player may pay something so that something is done, or so that what was said is not."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Number, Price
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.averting import Forgo, Spare
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.needs import POWER
from wtactics.vocabulary.nouns.limits import COST_VALUE
from wtactics.vocabulary.numbers.meaning import ValueOf
from wtactics.vocabulary.numbers.partings import LostKeeper
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, clause, may, only_if, others_may
from wtactics.vocabulary.sentences.lines import activated
from wtactics.vocabulary.sentences.outcomes import instead as instead_of_before
from wtactics.vocabulary.sentences.outcomes import kept_outcome, may_in_order_to
from wtactics.vocabulary.sentences.parts import Contribution
from wtactics.vocabulary.sentences.paying import Pay
from wtactics.vocabulary.sentences.prices import power, price
from wtactics.vocabulary.sentences.replacing import PREVENT, THAT, instead, open_would, prevent_part
from wtactics.vocabulary.sentences.unless import Escape, escape, payer, payer_you, unless
from wtactics.vocabulary.things.meaning import KeeperOf, Things
from wtactics.vocabulary.things.picking import Agree, Amend, Check, May, Willing


def in_order_to(reading: Reading) -> None:
    """What is done for it is done by that player, who has agreed to it already."""
    reading.actor = reading.he()


def he_may_in_order_to(reading: Reading, those: Willing, first: Steps, _to: None, *then: Steps) -> Steps:
    """Its controller may pay 2 to draw a card: of several players nobody could say which of them have done it."""
    if those.players.many():
        raise Misread("one player who may do it", those.players.text())
    reading.untimed = reading.untimed or not reading.last_said
    reading.last_said = others_may(reading, those, first)
    did, kept = kept_outcome(reading, "he does", False)
    steps = clause(reading, *then)
    return [*(kept[1:] or reading.last_said), *only_if(reading, did, steps)]


def may_instead(reading: Reading, first: Steps, *then: Steps) -> Steps:
    """You may pay 2 to return it to your hand instead: in the place of what would happen, or of what was said before."""
    before = reading.last_said
    reading.last_said = may(reading, first)
    did, kept = kept_outcome(reading, "you do", True)
    if before and reading.would < 0:
        price, reading.last_said = kept[1:] or reading.last_said, before
        override = instead_of_before(reading, did, clause(reading, *then))
        return [override[0], *price, *override[1:]]
    steps = instead(reading, clause(reading, *then))
    return [*(kept[1:] or reading.last_said), *only_if(reading, did, steps)]


def ability_offered(reading: Reading, price: Price, steps: Steps) -> Contribution:
    """You may pay 2 to draw a card: behind nothing that tells when, it may be done at any time, like "2: Draw a card."."""
    if reading.last_said:
        raise Misread("nothing before it", "what is done")
    return activated(reading, price, steps)


def offered_for_so_much(reading: Reading, number: Number, steps: Steps) -> Contribution:
    return ability_offered(reading, price(reading, power(reading, number)), steps)


def kept_off(reading: Reading) -> Steps:
    open_would(reading)
    return [Forgo(0, "prevent that damage")]


def offerer(reading: Reading, things: Things) -> Things:
    """What the sentence before takes away is still there as he is asked whether he pays for it."""
    if isinstance(things, LostKeeper):
        reading.picked.remove(things.slot)
        things = reading.tell(KeeperOf(things.things, False))
    return payer(reading, things)


def averted(reading: Reading, said: Escape) -> Steps:
    """What the sentence before does is not done, if somebody pays."""
    before = reading.last_said
    plain = not any(isinstance(step, Check | May | Agree | Amend) for step in before)
    if not before or not plain or not any(isinstance(step, Deed) for step in before):
        raise Misread("something that must be done, before it", "nothing that could be prevented")
    return [Amend(len(before)), *unless(reading, before, said)]


def may_spare(reading: Reading, *_word: str) -> Steps:
    """What would be dealt is let be, and only if it is, what follows is done."""
    open_would(reading)
    return may(reading, [Spare()])


def pay_its_cost(reading: Reading, things: Things | None = None) -> Pay:
    """As much as the card costs that was spoken of."""
    return Pay(reading.players(), ValueOf(reading.it() if things is None else things, COST_VALUE))


THIS: Final = '("this" | "that" | "it")'
AVERT: Final = f'("to" ("prevent" | "avoid" | "stop") {THIS} ("from" "happening")? | "instead")'
NONE: Final = (
    '("none" ("of" ("it" | "that" "damage" | "its" "damage"))?'
    ' | "no" ("combat" | "such")? "damage" ("to" ("it" | ("the" | "that") word))?)'
)
PHRASES: Final = [
    Phrase("ability", '"you" "may" price ("to" | ":") effects', ability_offered,
           ["You may discard a card to unmark this creature."], needs=POWER),
    Phrase("ability", '"you" "may" "pay" (many | bare_one) ("to" | ":") effects', offered_for_so_much,
           ["You may pay 1 to draw a card."], needs=POWER),
    Phrase("in_order", '"to"', in_order_to),
    Phrase("open", 'willing order in_order order ("and" order)*', he_may_in_order_to,
           ["When this creature dies, target opponent may pay 2 gold to draw a card."]),
    Phrase("open", '"you" "may" order "to" kept_off', may_in_order_to,
           ["If this creature would be dealt damage, you may pay 1 to prevent that damage."]),
    Phrase("kept_off", f'{PREVENT} ({THAT} | "it" | "all" "of"? {THAT})', kept_off),
    Phrase("kept_off", f'{PREVENT} ("up" "to")? number "of" ({THAT} | "it")', prevent_part,
           ["If this creature would be dealt damage, you may discard a card to prevent 2 of that damage."]),
    Phrase("open", '"you" "may" order "to" order ("and" order)* "instead"', may_instead,
           ["If this creature would die, you may pay 2 to return it to your hand instead.",
            "Draw a card. You may lose 1 victory point to draw two cards instead."]),
    Phrase("open", f'"you" "may" ({PREVENT} ({THAT} | "all" "of"? {THAT})'
           f' | ("have" | "let") ("it" | "he") "deal" {NONE} "instead"?)',
           may_spare,
           ["If this creature would be dealt combat damage, you may prevent that damage. If you do, draw a card."]),
    Phrase("offerer", "he_player", offerer),
    Phrase("offerer", '"you"', payer_you),
    Phrase("offered", 'offerer "may" order ("and" order)*', escape),
    Phrase("fronted", f"offered {AVERT}", averted,
           ["Kill target creature. Its controller may pay 2 gold to prevent this."]),
    Phrase("deed", '{pay} ("its" | "that" word "\'s") "cost"', lambda reading, *_word: pay_its_cost(reading),
           ["Kill target creature unless its controller pays its cost."]),
]  # fmt: skip
