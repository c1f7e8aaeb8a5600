"""What about a table of ARC makes a rule forbid something, in a plain sentence to whoever is asked; no rule is decided here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import DECK, DISCIPLINES, HAND, Thing, place_of
from wtactics.kits import verbs
from wtactics.kits.abilities import has_ability
from wtactics.kits.asked import verb_asked
from wtactics.kits.realm.terms import HAND_LIMIT
from wtactics.kits.sentences import counted
from wtactics.kits.texts import aimless
from wtactics.kits.told.because import Because
from wtactics.rulesets.arc import ids
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import DRAW_PHASE, FOUNDED, PLAY_1, PLAY_2
from wtactics.rulesets.arc.told.because_combat import (
    is_mine,
    of_attackers,
    of_defenders,
    of_goals,
    of_marks,
    of_opponents,
    of_second_attack,
)  # fmt: skip
from wtactics.rulesets.arc.told.because_now import NOW, Want, called
from wtactics.rulesets.arc.told.because_price import ability_lacking, gems_lacking


def is_hand(t: ArcTable, thing: Thing) -> bool:
    """Is it a card of the hand of whoever is asked?"""
    return t.is_card(thing) and t.place[thing] == place_of(HAND, t.asked)


def not_in_hand(w: Want) -> str:
    return "" if is_hand(w.t, w.thing) else f"{called(w.t, w.thing)} is not in your hand."


def of_text(w: Want) -> str:
    return NOW.newest_text(w.t) if w.what == verb_asked(w.t) else ""


def of_targets(w: Want) -> str:
    wanted = w.what in (verbs.PLAY, verbs.ACTIVATE)
    return aimless(w.t, ability_of(w), called(w.t, w.thing)) if wanted else of_text(w)


def ability_of(w: Want) -> i64:
    """The ability that is wanted, or the text of the card that would be played."""
    return w.other if w.what == verbs.ACTIVATE else w.t.library.play[w.t.printed[w.thing]] + w.other


def of_phases(w: Want) -> str:
    mine = w.t.asked == w.t.active and w.t.phase in (PLAY_1, PLAY_2)
    return NOW.doing(w.t) if mine else NOW.moment(w.t)


def of_laying(w: Want) -> str:
    if w.what != verbs.LAY or verb_asked(w.t) == verbs.DRAW:
        return "you choose first how many cards you draw." if verb_asked(w.t) == verbs.DRAW else NOW.moment(w.t)
    return "you have drawn and laid your two of this turn."


def of_resources(w: Want) -> str:
    return NOW.moment(w.t) if w.t.asked != w.t.active or w.t.phase != DRAW_PHASE else not_in_hand(w)


def of_homes(w: Want) -> str:
    if w.what == verbs.PLAY:
        return f"no city of yours admits {called(w.t, w.thing)}."
    return f"{called(w.t, w.thing)} is not a city of yours." if w.what == verbs.HOME == verb_asked(w.t) else ""


def of_barred_city(w: Want) -> str:
    if w.what == verbs.MOVE:
        return f"{called(w.t, w.other - 1)} does not admit {called(w.t, w.thing)}."
    if w.what == verbs.BLOCK:
        return f"{called(w.t, w.t.goal)} does not admit {called(w.t, w.thing)}."
    return f"{called(w.t, w.thing)} does not admit {NOW.newest(w.t)}."


def of_used_city(w: Want) -> str:
    start = w.t.home[w.thing]
    return f"{called(w.t, start if start in w.t.travelled else w.other - 1)} was part of a move this turn."


def of_moves(w: Want) -> str:
    if not is_mine(w) or w.t.is_city(w.thing):
        return f"{called(w.t, w.thing)} is not a creature of your Army or your cities."
    return f"{called(w.t, w.other - 1)} is not a city of yours."


def of_discards(w: Want) -> str:
    if verb_asked(w.t) != verbs.DISCARD:
        return NOW.moment(w.t)
    hand, limit = int(w.t.count[place_of(HAND, w.t.active)]), int(w.t.setting(HAND_LIMIT))
    many = f"you hold {counted(hand, 'card')} and discard down to {limit}."
    return not_in_hand(w) if w.what == verbs.DISCARD else many


def of_full_hand(w: Want) -> str:
    hand, limit = int(w.t.count[place_of(HAND, w.t.asked)]), int(w.t.setting(HAND_LIMIT))
    return f"you hold {counted(hand, 'card')}, and may keep {limit}."


def of_feasible_draws(w: Want) -> str:
    deck, hand = int(w.t.count[place_of(DECK, w.t.active)]), int(w.t.count[place_of(HAND, w.t.active)])
    return f"you have {counted(deck, 'card')} in your deck and {counted(hand, 'card')} in your hand."


def of_residents(w: Want) -> str:
    if w.what != verbs.BID:
        return ""
    if verb_asked(w.t) != verbs.BID:
        return "nothing has been claimed."
    return f"{called(w.t, w.thing)} is not a resident of your cities."


def of_owners(w: Want) -> str:
    if not has_ability(w.t, w.thing, w.other) or not w.t.in_play(w.thing):
        return f"{called(w.t, w.thing)} has no such ability here."
    return f"you do not control {called(w.t, w.thing)}."


def of_prices(w: Want) -> str:
    if w.what == verbs.GIVE:
        return NOW.newest_text(w.t)
    return f"what this ability of {called(w.t, w.thing)} asks for is not there." if w.what == verbs.ACTIVATE else ""


def of_cities(w: Want) -> str:
    wanted = DISCIPLINES[w.t.note(FOUNDED)] if w.t.turn == 0 and verb_asked(w.t) == verbs.FOUND else ""
    return f"you are choosing a {wanted} city of your deck." if wanted else "the cities to begin with have been chosen."


def of_disciplines(w: Want) -> str:
    name = DISCIPLINES[w.thing]
    return (
        f"you control no {name} city." if w.number == ids.TACT_02 else f"you have claimed {name} in this phase already."
    )


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
    **dict.fromkeys((ids.POWER_08, ids.POWER_09), gems_lacking),
    ids.POWER_13: ability_lacking,
    ids.PLAY_03: of_text,
    **dict.fromkeys((ids.PLAY_05, ids.ABIL_09), of_phases),
    ids.PLAY_07: of_targets,
    ids.PLAY_08: not_in_hand,
    ids.TURN_07: of_laying,
    ids.TURN_11: of_feasible_draws,
    ids.TURN_16: of_second_attack,
    ids.TURN_17: of_discards,
    ids.TURN_18: of_full_hand,
    **dict.fromkeys((ids.TACT_02, ids.TACT_11), of_disciplines),
    ids.TACT_03: of_residents,
    ids.CREA_01: of_homes,
    **dict.fromkeys((ids.MARK_04, ids.MARK_07, ids.COMBAT_01, ids.MOVE_02), of_marks),
    ids.MOVE_04: of_used_city,
    ids.MOVE_05: of_moves,
    ids.MOVE_09: of_barred_city,
    ids.COMBAT_03: of_attackers,
    ids.COMBAT_04: of_goals,
    ids.COMBAT_08: of_defenders,
    ids.ABIL_05: of_owners,
    ids.ABIL_07: of_prices,
    ids.MULTI_02: of_opponents,
})  # fmt: skip
