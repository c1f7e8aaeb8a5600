"""The words for what a battle would come to: beside an attack that is offered, on its target, and in a question."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import NOBODY, CardId, Option, card_of, other_of
from wtactics.kits.layout import MINUS, Prospect
from wtactics.kits.sentences import counted
from wtactics.rulesets.slot.rules.ap import A_REST, price_of
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.told.outlook import Outlook, of_attack, of_battle
from wtactics.rulesets.slot.told.words import card_name

DEATH, WOUND, NOTHING_LOST = range(3)  # the best for the attacker comes first
MOST_MEMBERS: Final = 8


def prospect(t: SlotTable, attack: Option) -> Prospect | None:
    """What this attack would come to, as all stands now."""
    found = of_attack(t, card_of(attack), other_of(attack))
    if found is None:
        return None
    notes = (f"{blow(found)}: {loss_of_target(found)}", strike_back(t, found), points(t, found))
    return Prospect(brief(found), notes, rank(found))


def rank(found: Outlook) -> int:
    """Best for the attacker: what does most to its target, then what costs fewest, then what takes fewest."""
    return (weight(found) * MOST_MEMBERS + len(found.fallen)) * MOST_MEMBERS + len(found.fighters)


def battle_now(t: SlotTable) -> str:
    """The battle under way in a sentence: who attacks whom, and what it comes to if nobody uses an ability."""
    found = of_battle(t)
    if found is None:
        return ""
    who = " + ".join([card_name(t, c) for c in found.fighters])
    target = t.library.names[t.printed[found.target]]
    attacks = f"{who} {'attacks' if len(found.fighters) == 1 else 'attack'} {card_name(t, found.target)}"
    loss = loss_of_target(found).replace("it", target, 1)
    return f"{attacks}: {blow(found)}, {loss}; {strike_back(t, found).replace('it', target, 1)}."


def weight(found: Outlook) -> int:
    """How much it does to its target."""
    if found.dies:
        return DEATH
    return WOUND if found.lost > 0 else NOTHING_LOST


def blow(found: Outlook) -> str:
    """What is compared first."""
    return f"{found.force} against DEF {found.guard}" if found.force != NOBODY else "without a weapon"


def loss_of_target(found: Outlook) -> str:
    """What becomes of the attacked creature."""
    if found.dies:
        return "it dies"
    return f"it loses {found.lost} of {found.left} life" if found.lost > 0 else "it loses nothing"


def strike_back(t: SlotTable, found: Outlook) -> str:
    """What the attacked creature does in return."""
    if found.back == NOBODY:
        return "it does not strike back"
    if found.shared:
        return f"it strikes back with {found.back}, which its player divides"
    mine = t.library.names[t.printed[found.fighters[0]]]
    if len(found.fallen) > 0:
        loss = f"{mine} dies"
    else:
        loss = f"{mine} loses {found.losses[0]} life" if found.losses[0] > 0 else f"{mine} loses nothing"
    return f"it strikes back with {found.back} against DEF {found.guards[0]}: {loss}"


def points(t: SlotTable, found: Outlook) -> str:
    """SLOT-AP-02 What it takes."""
    return f"{found.price} of {counted(int(t.ap), 'action point')}"


def rest_words(t: SlotTable, c: CardId) -> str:
    """SLOT-REST-01, SLOT-REST-03 What a rest takes and gives."""
    return f"one lost life back for {price_of(t, A_REST, c)} of {counted(int(t.ap), 'action point')}; it is marked"


def brief(found: Outlook) -> tuple[str, ...]:
    """All of it in a few signs; of a group how many it takes."""
    together = (f"group of {len(found.fighters)}",) if found.shared else ()
    return (*together, on_target(found), in_return(found))


def on_target(found: Outlook) -> str:
    """The same in a few signs, to stand on the target."""
    outcome = ("dies", f"{MINUS}{found.lost} life", "holds")[weight(found)]
    return f"{max(0, found.force)}:{found.guard} {outcome}"


def in_return(found: Outlook) -> str:
    """What comes back, in a few signs."""
    if found.back == NOBODY:
        return "no answer"
    if found.shared:
        return f"back {found.back} shared"
    outcome = "dies" if len(found.fallen) > 0 else f"{MINUS}{found.losses[0]} life" if found.losses[0] > 0 else "holds"
    return f"back {found.back}:{found.guards[0]} {outcome}"
