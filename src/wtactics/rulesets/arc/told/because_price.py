"""What somebody lacks to pay in ARC: how many gems are needed, and how many are free."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.chain import top
from wtactics.engine.places import FACTIONS, NOBODY
from wtactics.engine.rows import ABILITY
from wtactics.kits import verbs
from wtactics.kits.coins import COLOURS
from wtactics.kits.realm.costs import cost_of, lacks_gems
from wtactics.kits.sentences import counted
from wtactics.rulesets.arc.ids import POWER_09
from wtactics.rulesets.arc.told.because_now import NOW, Want, called


def gems_lacking(w: Want) -> str:
    """The gems that a card needs of its own faction, or in all."""
    t, rule, what, c = w.t, w.number, w.what, w.thing
    gems = t.gems(t.asked)
    if what == verbs.PAY:
        few = f"too few of these gems are of the faction of {NOW.newest(t)}."
        return few if rule == POWER_09 else "you do not have these gems free."
    if what in (verbs.TARGET, verbs.NUMBER):
        return f"{NOW.newest(t)} would take more gems than you have: {gems[COLOURS]} free."
    d = t.printed[c]
    faction, cost = t.library.faction[d], cost_of(t, t.asked, c, 0)
    if lacks_gems(t, t.purse(t.asked), d, cost) != rule:  # it does so with every X that the text allows
        own = f" {FACTIONS[faction]}" if rule == POWER_09 else ""
        free = gems[faction] if rule == POWER_09 else gems[COLOURS]
        return f"with every X, {called(t, c)} takes more{own} gems than you have: {free} free."
    if rule == POWER_09:
        return needs(called(t, c), t.least_own(t.purse(t.asked), d, cost), FACTIONS[faction], gems[faction])
    return needs(called(t, c), cost, "", gems[COLOURS])


def ability_lacking(w: Want) -> str:
    """The gems that an ability needs, of the faction that it names or of any."""
    t, what = w.t, w.what
    number = w.other if what == verbs.ACTIVATE else top(t, ABILITY)
    price = t.library.abilities[number].price
    named = price.faction if price is not None else NOBODY
    power = price.power if price is not None else 0
    gems = t.gems(t.asked)
    if what != verbs.ACTIVATE:
        return f"it would take other gems, or more of them, than you have: {gems[COLOURS]} free."
    return needs(
        "this ability", power, FACTIONS[named] if named != NOBODY else "", gems[named if named != NOBODY else COLOURS]
    )


def needs(who: str, n: i64, faction: str, free: i64) -> str:
    """How many gems it needs, and how many of such are free."""
    gem = f"{faction} gem" if faction else "gem"
    return f"{who} needs {counted(int(n), gem)}, and you have {free} free."
