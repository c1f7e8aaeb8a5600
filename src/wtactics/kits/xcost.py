"""X in a price: counted from what the text says, perhaps of its target, or chosen; and whether the play can still be paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.chain import suppose, tell, top
from wtactics.engine.meaning import Ability
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, Thing, other_of
from wtactics.engine.rows import ABILITY, CARD_PLAY, KIND, SOURCE, X
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.engine.table import Table
from wtactics.kits.targets import ChooseTargets
from wtactics.kits.verbs import NUMBER

FREE: Final = -1  # X is not given by any text


class XCost:
    """What a ruleset says of prices with an X."""

    def lacks(self, t: Table, seat: Seat, c: CardId, ability: Ability | None, card: bool, x: i64) -> i64:
        """0, or the rule by which the seat cannot pay for this play of the card (or of the ability) with this X."""
        raise NotImplementedError

    def given(self, t: Table, c: CardId, ability: Ability | None, card: bool) -> i64:
        """X as the text gives it by what is chosen so far, or FREE."""
        x_is = ability.x_is if ability is not None else None
        return max(0, x_is.of(t)) if x_is is not None else FREE

    def is_given(self, t: Table, c: CardId, ability: Ability | None, card: bool) -> bool:
        """Does the text say what X is?"""
        return ability is not None and ability.x_is is not None

    def lacks_all(self, t: Table, seat: Seat, c: CardId, ability: Ability, short: i64) -> i64:
        """0, or the rule by which no target leaves the card payable (-1: there is none); `short` is told before others."""
        if (
            not self.is_given(t, c, ability, True) or ability.price is not None
        ):  # what is paid beside the cost can be nothing
            return 0
        if len(ability.targets) == 0:
            return self.lacks(t, seat, c, ability, True, self.given(t, c, ability, True))
        item, bound = t.item, t.bound
        t.bind(NOBODY, bound)
        refusal: i64 = -1
        for thing in ability.targets[0].noun.all(t):
            t.bind(NOBODY, thing + 1)
            if refusal != 0:
                lacking = self.lacks(t, seat, c, ability, True, self.given(t, c, ability, True))
                refusal = lacking if lacking != short or refusal < 0 else refusal
        t.bind(item, bound)
        return refusal


class PricedTargets(ChooseTargets):
    """Targets are chosen as something is announced; one that sets X must leave it payable."""

    def __init__(self, xcost: XCost) -> None:
        self.xcost: Final = xcost

    def ask(self, t: Table) -> None:
        if t.out[t.you] == 0:
            super().ask(t)

    def unsuited(self, t: Table, ability: Ability, at: i64, thing: Thing) -> i64:
        card = top(t, KIND) == CARD_PLAY
        if not self.xcost.is_given(t, t.me, ability, card):
            return 0
        before = suppose(t, at, thing)
        refusal = self.xcost.lacks(t, t.you, t.me, ability, card, self.xcost.given(t, t.me, ability, card))
        suppose(t, at, before)
        return refusal


class ChooseX(Step[Table]):
    """X is computed from what was chosen; where the text leaves it free, the player chooses it now."""

    def __init__(self, xcost: XCost, too_much: i64) -> None:
        self.xcost: Final = xcost
        self.too_much: Final = too_much  # the rule that X breaks which the text does not allow

    def ask(self, t: Table) -> None:
        if t.out[t.you] != 0 or not self.is_free(t, self.text(t)):
            return
        t.ask(t.you)
        x: i64 = 0
        while self.forbids(t, NUMBER, 0, x) == 0:
            t.offer(NUMBER, 0, x)
            x += 1

    def forbids(self, t: Table, what: i64, thing: Thing, other: i64) -> i64:
        """The text may say how large X is at most; and it must be paid for."""
        if what != NUMBER:
            return -1
        ability = self.text(t)
        most = ability.x_most if ability is not None else None
        if other < 0 or (most is not None and other > max(0, most.of(t))):
            return self.too_much
        return self.xcost.lacks(t, t.you, t.me, ability, top(t, KIND) == CARD_PLAY, other)

    def text(self, t: Table) -> Ability | None:
        """The text of the item being announced."""
        i = top(t, ABILITY)
        return t.library.abilities[i] if i != NOBODY else None

    def is_free(self, t: Table, ability: Ability | None) -> bool:
        """Is there an X that the player chooses?"""
        card = top(t, KIND) == CARD_PLAY
        if self.xcost.is_given(t, top(t, SOURCE), ability, card):
            return False
        if card and t.library.cost_x[t.printed[top(t, SOURCE)]] == 1:
            return True
        return ability is not None and ability.price is not None and ability.price.x

    def do(self, t: Table, answer: Option) -> Flow:
        ability, card = self.text(t), top(t, KIND) == CARD_PLAY
        if answer != NOTHING:
            tell(t, X, other_of(answer))
        elif self.xcost.is_given(t, top(t, SOURCE), ability, card):
            tell(t, X, self.xcost.given(t, top(t, SOURCE), ability, card))
        return NEXT
