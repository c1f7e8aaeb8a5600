"""What about a table of ARC makes a rule forbid something, in a plain sentence to whoever is asked; no rule is decided here."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import DECK, DISCIPLINES, HAND, place_of
from wtactics.kits import verbs
from wtactics.kits.asked import verb_asked
from wtactics.kits.realm.told.because import Reasons
from wtactics.kits.realm.told.because_price import Prices
from wtactics.kits.sentences import counted
from wtactics.kits.told.because import Because
from wtactics.rulesets.arc import ids
from wtactics.rulesets.arc.rules.times import PHASES
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import DRAW_PHASE, FOUNDED
from wtactics.rulesets.arc.told.because_now import NOW, Want

SAY: Final[Reasons[ArcTable]] = Reasons[ArcTable](NOW, "creature", PHASES)
PRICES: Final[Prices[ArcTable]] = Prices[ArcTable](NOW, "gem", "gems")


def of_laying(w: Want) -> str:
    if w.what != verbs.LAY or verb_asked(w.t) == verbs.DRAW:
        return "you choose first how many cards you draw." if verb_asked(w.t) == verbs.DRAW else NOW.moment(w.t)
    return "you have drawn and laid your two of this turn."


def of_resources(w: Want) -> str:
    return NOW.moment(w.t) if w.t.asked != w.t.active or w.t.phase != DRAW_PHASE else SAY.not_in_hand(w)


def of_homes(w: Want) -> str:
    if w.what == verbs.PLAY:
        return f"no city of yours admits {SAY.called(w, w.thing)}."
    return f"{SAY.called(w, w.thing)} is not a city of yours." if w.what == verbs.HOME == verb_asked(w.t) else ""


def of_used_city(w: Want) -> str:
    start = w.t.home[w.thing]
    return f"{SAY.called(w, start if start in w.t.travelled else w.other - 1)} was part of a move this turn."


def of_feasible_draws(w: Want) -> str:
    deck, hand = int(w.t.count[place_of(DECK, w.t.active)]), int(w.t.count[place_of(HAND, w.t.active)])
    return f"you have {counted(deck, 'card')} in your deck and {counted(hand, 'card')} in your hand."


def of_cities(w: Want) -> str:
    wanted = DISCIPLINES[w.t.note(FOUNDED)] if w.t.turn == 0 and verb_asked(w.t) == verbs.FOUND else ""
    return f"you are choosing a {wanted} city of your deck." if wanted else "the cities to begin with have been chosen."


BECAUSE: Final = Because(NOW, {
    ids.SETUP_06: "this is the first turn of the game, and you go first.",
    ids.PLAY_01: "what {thing} asks for before it may be played is not so.",
    **dict.fromkeys((ids.TURN_19, ids.TACT_01, ids.MOVE_01, ids.COMBAT_02), "{moment}"),
    ids.TURN_08: "you have another resource to lay.",
    ids.TURN_09: "your hand is empty.",
    ids.TACT_04: "it is not your moment to mark residents for this claim.",
    ids.TACT_12: "your last claim is not settled yet.",
    ids.CREA_02: "{card} does not say that it may begin there.",
    ids.ENCH_02: "{thing} has nothing that it could be attached to.",
    ids.STATE_11: "{thing} is not a city of yours.",
    ids.MOVE_03: "{thing} is there already.",
    ids.COMBAT_06: "{thing} attacks already.",
    ids.COMBAT_10: "{thing} defends already.",
    ids.RESP_05: "{moment}, and nobody attacks.",
    ids.SETUP_01: of_cities,
    ids.POWER_01: of_resources,
    **dict.fromkeys((ids.POWER_08, ids.POWER_09), PRICES.card_lacking),
    ids.POWER_13: PRICES.ability_lacking,
    ids.PLAY_03: SAY.of_text,
    **dict.fromkeys((ids.PLAY_05, ids.ABIL_09), SAY.of_phases),
    ids.PLAY_07: SAY.of_targets,
    ids.PLAY_08: SAY.not_in_hand,
    ids.TURN_07: of_laying,
    ids.TURN_11: of_feasible_draws,
    ids.TURN_16: SAY.of_second_attack,
    ids.TURN_17: SAY.of_discards,
    ids.TURN_18: SAY.of_full_hand,
    **dict.fromkeys((ids.TACT_02, ids.TACT_11), SAY.of_disciplines),
    ids.TACT_03: SAY.of_residents,
    ids.CREA_01: of_homes,
    **dict.fromkeys((ids.MARK_04, ids.MARK_07, ids.COMBAT_01, ids.MOVE_02), SAY.of_marks),
    ids.MOVE_04: of_used_city,
    ids.MOVE_05: SAY.of_moves,
    ids.MOVE_09: SAY.of_barred_city,
    ids.COMBAT_03: SAY.of_attackers,
    ids.COMBAT_04: SAY.of_goals,
    ids.COMBAT_08: SAY.of_defenders,
    ids.ABIL_05: SAY.of_owners,
    ids.ABIL_07: SAY.of_prices,
    ids.MULTI_02: SAY.of_opponents,
})  # fmt: skip
