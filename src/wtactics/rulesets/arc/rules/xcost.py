"""ARC-XCOST and ARC-PLAY: X, the targets that it may be counted from, and whether the play can still be paid for."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.chain import suppose, tell, top
from wtactics.engine.meaning import Ability
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, Thing, other_of
from wtactics.engine.rows import ABILITY, CARD_PLAY, KIND, SOURCE, X
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.kits.targets import ChooseTargets
from wtactics.kits.verbs import NUMBER
from wtactics.rulesets.arc.ids import PLAY_07, POWER_08, XCOST_02
from wtactics.rulesets.arc.rules.power import cost_of, extra_of, lacks_gems, lacks_power
from wtactics.rulesets.arc.table import ArcTable


def lacks_for(t: ArcTable, seat: Seat, c: CardId, ability: Ability | None, card: bool, x: i64) -> i64:
    """0, or the rule by which the seat cannot pay for this play of the card (or of the ability) with this X."""
    if card:
        return lacks_gems(t, t.purse(seat), t.printed[c], cost_of(t, seat, c, x, extra_of(ability, x)))
    return lacks_power(t, seat, c, ability, t.purse(seat), x) if ability is not None else 0


def lacks_x(t: ArcTable, seat: Seat, c: CardId, ability: Ability) -> i64:
    """ARC-XCOST-01 0, or the rule by which no X that its text can give lets the card be paid for; too few of all come first."""
    x_is = ability.x_is
    if x_is is None or ability.price is not None:  # what is paid beside the cost can be nothing
        return 0
    if len(ability.targets) == 0:
        return lacks_for(t, seat, c, ability, True, max(0, x_is.of(t)))
    item, bound = t.item, t.bound
    t.bind(NOBODY, bound)
    refusal: i64 = -1
    for thing in ability.targets[0].noun.all(t):
        t.bind(NOBODY, thing + 1)
        if refusal != 0:
            lacking = lacks_for(t, seat, c, ability, True, max(0, x_is.of(t)))
            refusal = lacking if lacking != POWER_08 or refusal < 0 else refusal
    t.bind(item, bound)
    return refusal if refusal >= 0 else PLAY_07


class ArcTargets(ChooseTargets):
    """ARC-PLAY-07 Targets are chosen at announcement, and must be legal; a target that sets X must leave it payable."""

    def ask(self, t: ArcTable) -> None:  # type: ignore[override]
        if t.out[t.you] == 0:
            super().ask(t)

    def amiss(self) -> i64:
        return PLAY_07

    def unsuited(self, t: ArcTable, ability: Ability, at: i64, thing: Thing) -> i64:  # type: ignore[override]
        """ARC-XCOST-01 Where X is counted from the target, 0, or the rule by which this one cannot be paid for."""
        x_is = ability.x_is
        if x_is is None:
            return 0
        before = suppose(t, at, thing)
        x = max(0, x_is.of(t))
        suppose(t, at, before)
        return lacks_for(t, t.you, t.me, ability, top(t, KIND) == CARD_PLAY, x)


class ChooseX(Step[ArcTable]):
    """ARC-XCOST-02 X is computed from what was chosen; where the text leaves it free, the player chooses it now."""

    def ask(self, t: ArcTable) -> None:
        ability = self.text(t)
        if t.out[t.you] != 0 or not self.is_free(t, ability):
            return
        t.ask(t.you)
        x: i64 = 0
        while self.forbids(t, NUMBER, 0, x) == 0:
            t.offer(NUMBER, 0, x)
            x += 1

    def forbids(self, t: ArcTable, what: i64, thing: Thing, other: i64) -> i64:
        """ARC-XCOST-01 The text may say how large X is at most; and it must be paid for."""
        if what != NUMBER:
            return -1
        ability = self.text(t)
        most = ability.x_most if ability is not None else None
        if other < 0 or (most is not None and other > max(0, most.of(t))):
            return XCOST_02
        return lacks_for(t, t.you, t.me, ability, top(t, KIND) == CARD_PLAY, other)

    def text(self, t: ArcTable) -> Ability | None:
        """The text of the item being announced."""
        i = top(t, ABILITY)
        return t.library.abilities[i] if i != NOBODY else None

    def is_free(self, t: ArcTable, ability: Ability | None) -> bool:
        """Is there an X that the player chooses?"""
        if ability is not None and ability.x_is is not None:
            return False
        if top(t, KIND) == CARD_PLAY and t.library.cost_x[t.printed[top(t, SOURCE)]] == 1:
            return True
        return ability is not None and ability.price is not None and ability.price.x

    def do(self, t: ArcTable, answer: Option) -> Flow:
        ability = self.text(t)
        if answer != NOTHING:
            tell(t, X, other_of(answer))
        elif ability is not None and ability.x_is is not None:
            tell(t, X, max(0, ability.x_is.of(t)))
        return NEXT
