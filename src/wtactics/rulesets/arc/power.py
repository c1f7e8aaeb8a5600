"""ARC-POWER and ARC-XCOST: what a play costs, and how gems pay for it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import ABILITY, CARD_PLAY, COST, KIND, PICKS, SOURCE, X, pick, tell, top
from wtactics.engine.meaning import PRICES, Ability
from wtactics.engine.places import NOBODY, Card, Flow, Option, Seat, Thing, card_of, other_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.values import surcharge
from wtactics.kits.coins import ANY, payments, spend, units_in
from wtactics.kits.targets import ChooseTargets
from wtactics.kits.verbs import GIVE, NUMBER, PAY
from wtactics.rulesets.arc.ids import ABIL_07, POWER_08, POWER_09, POWER_13
from wtactics.rulesets.arc.table import ArcTable


def cost_of(t: ArcTable, seat: Seat, c: Card, x: i64, extra: i64 = 0) -> i64:
    """ARC-XCOST-02, ARC-PLAY-11, ARC-CONFLICT-03 What playing the card takes: X, then the sum of all changes, never below 0."""
    d = t.printed[c]
    printed = t.library.cost[d] + x * t.library.cost_x[d] + extra
    return max(0, printed + surcharge(t, seat, c)) if price_may_change(t, d) else printed


def extra_of(ability: Ability | None, x: i64) -> i64:
    """ARC-XCOST-01 What its player pays beside the cost of a card whose text lets him: X."""
    price = ability.price if ability is not None else None
    return x if price is not None and price.x else 0


def price_may_change(t: ArcTable, d: i64) -> bool:
    """ARC-XCOST-02 Could a card in force, or this card itself, say that such a card costs more or less?"""
    return (t.ruled | t.library.def_deeds[d]) >> PRICES & 1 == 1


def loyal(t: ArcTable, d: i64, cost: i64) -> i64:
    """ARC-CARD-04, ARC-POWER-09 How many of the gems must be of the card's own faction: as many as it has loyalty marks."""
    return min(t.library.loyalty[d], cost)


def lacks_gems(t: ArcTable, purse: i64, d: i64, cost: i64) -> i64:
    """ARC-POWER-08, ARC-POWER-09 0, or the rule by which these gems cannot pay so much for a card with this print."""
    if cost > units_in(purse, ANY):
        return POWER_08
    if loyal(t, d, cost) > units_in(purse, t.library.faction[d]):
        return POWER_09
    return 0


def lacks_power(ability: Ability, purse: i64, x: i64) -> i64:
    """ARC-POWER-13 0, or the rule by which these gems cannot pay for the ability: any gems do, unless it names a faction."""
    price = ability.price
    if price is None:
        return 0
    power = price.power
    if price.x:
        power += x
    return POWER_13 if power > units_in(purse, price.faction) else 0


class ArcTargets(ChooseTargets):
    """ARC-PLAY-07 Targets are chosen at announcement, and must be legal; a target that sets X must leave it payable."""

    def ask(self, t: ArcTable) -> None:  # type: ignore[override]
        if t.out[t.you] == 0:
            super().ask(t)

    def affords(self, t: ArcTable, ability: Ability, at: i64, thing: Thing) -> bool:  # type: ignore[override]
        """ARC-XCOST-01 Where X is counted from the target, can this one be paid for?"""
        x_is = ability.x_is
        if x_is is None:
            return True
        slot = t.chain[t.item + PICKS] + at
        before = t.picks[slot]
        t.picks[slot] = thing
        x = max(0, x_is.of(t))
        t.picks[slot] = before
        return affordable(t, t.you, t.me, ability, top(t, KIND) == CARD_PLAY, x)


def affordable(t: ArcTable, seat: Seat, c: Card, ability: Ability | None, card: bool, x: i64) -> bool:
    """Can the seat pay for this play of the card (or of the ability) with this X?"""
    if card:
        return lacks_gems(t, t.purse(seat), t.printed[c], cost_of(t, seat, c, x, extra_of(ability, x))) == 0
    return ability is None or lacks_power(ability, t.purse(seat), x) == 0


class ChooseX(Step[ArcTable]):
    """ARC-XCOST-02 X is computed from what was chosen; where the text leaves it free, the player chooses it now."""

    def ask(self, t: ArcTable) -> None:
        ability = self.text(t)
        if t.out[t.you] != 0 or not self.is_free(t, ability):
            return
        most: i64 = NOBODY
        if ability is not None and ability.x_most is not None:
            most = max(0, ability.x_most.of(t))
        t.ask(t.you)
        x: i64 = 0
        while (most == NOBODY or x <= most) and affordable(t, t.you, t.me, ability, top(t, KIND) == CARD_PLAY, x):
            t.offer(NUMBER, 0, x)
            x += 1

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


class PayPower(Step[ArcTable]):
    """ARC-PLAY-02, ARC-POWER-14 The player pays with free gems of his choice; where all payments are equal he is not asked."""

    def ask(self, t: ArcTable) -> None:
        if t.out[t.you] != 0:
            return
        ways = self.ways(t)
        c = top(t, SOURCE)
        t.ask(t.you)
        for way in ways:
            t.offer(PAY, c, way)

    def ways(self, t: ArcTable) -> vec[i64]:
        """All payments, each once, the default first."""
        c = top(t, SOURCE)
        if top(t, KIND) == CARD_PLAY:
            i = top(t, ABILITY)
            extra = extra_of(t.library.abilities[i], top(t, X)) if i != NOBODY else 0
            cost = cost_of(t, t.you, c, top(t, X), extra)
            return payments(t.gems(t.you), cost, t.library.faction[t.printed[c]], loyal(t, t.printed[c], cost))
        price = t.library.abilities[top(t, ABILITY)].price
        if price is None:
            return payments(t.gems(t.you), 0, ANY, 0)
        cost = price.power + (top(t, X) if price.x else 0)
        return payments(t.gems(t.you), cost, price.faction, cost if price.faction >= 0 else 0)

    def do(self, t: ArcTable, answer: Option) -> Flow:
        """ARC-POWER-10, ARC-POWER-11 Spent gems are consumed, whatever becomes of the play."""
        if answer != NOTHING and other_of(answer) != 0:
            tell(t, COST, other_of(answer))
            spend(t, t.extra, t.you, other_of(answer))
        t.remember(3, 0)
        return NEXT


class PayDues(Step[ArcTable]):
    """ARC-ABIL-06 What else an ability takes is given with it: its own mark, then the other parts one by one."""

    def ask(self, t: ArcTable) -> None:
        ability = top(t, ABILITY)
        if ability == NOBODY or t.out[t.you] != 0:
            return
        price = t.library.abilities[ability].price
        part = t.note(3) >> 8
        if price is not None and part < len(price.dues):
            t.ask(t.you)
            t.offer_each(GIVE, price.dues[part].choices(t, t.you, t.me))

    def forbids(self, t: ArcTable, what: i64, thing: i64, other: i64) -> i64:
        return ABIL_07

    def hides(self, t: ArcTable) -> bool:
        price = t.library.abilities[top(t, ABILITY)].price
        return price is not None and price.dues[t.note(3) >> 8].noun.is_hidden(t)

    def do(self, t: ArcTable, answer: Option) -> Flow:
        ability = top(t, ABILITY)
        price = t.library.abilities[ability].price if ability != NOBODY else None
        if price is None or t.out[t.you] != 0:
            return NEXT
        part, given = t.note(3) >> 8, t.note(3) & 255
        if part == 0 and given == 0 and price.mark:
            t.mark(t.me)
        if part >= len(price.dues):
            return NEXT
        due = price.dues[part]
        thing = card_of(answer) if answer != NOTHING else NOBODY
        due.give(t, t.you, t.me, thing)
        if due.at >= 0:
            pick(t, due.at + given, thing)
        given += 1
        t.remember(3, part << 8 | given if given < due.count else part + 1 << 8)
        return AGAIN
