"""What about a table of AVA makes a rule forbid something, in a plain sentence to whoever is asked; no rule is decided here."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import ASIDE, CITY, DISCIPLINES, NOBODY, RESERVE, place_of
from wtactics.kits import verbs
from wtactics.kits.realm.moves import destination
from wtactics.kits.realm.told.because_combat import doer
from wtactics.kits.told.because import Because
from wtactics.rulesets.ava import ids
from wtactics.rulesets.ava.terms import ENTRANCE, PLAY_1, PLAY_2, TACTICS
from wtactics.rulesets.ava.told.because_now import NOW, PRICES, SAY, Want


def of_types(w: Want) -> str:
    """AVA-PLAY-03 Whose moment it is, and where that is his own, what comes in another phase."""
    if w.t.asked != w.t.active or w.t.phase not in (PLAY_1, PLAY_2, ENTRANCE):
        return NOW.moment(w.t)
    return f"{NOW.moment(w.t)}, and {SAY.called(w, w.thing)} is for your Play phases."


def of_entrances(w: Want) -> str:
    """AVA-PLAY-04 Creatures and cities wait for the Entrance phase."""
    return f"{NOW.moment(w.t)}, and {SAY.called(w, w.thing)} is for your Entrance phase."


def of_city_cards(w: Want) -> str:
    """AVA-CITY-02 Only the top of the own cities deck is built."""
    if w.t.type(w.thing) != CITY:
        return f"{SAY.called(w, w.thing)} is not in your hand."
    return f"{SAY.called(w, w.thing)} is not on top of your cities deck."


def of_city_action(w: Want) -> str:
    """AVA-CITY-04 One of both, once in an Entrance phase."""
    if w.t.asked != w.t.active or w.t.phase != ENTRANCE:
        return NOW.moment(w.t)
    if w.t.turn in (w.t.built, w.t.rotated):
        return "you have built a city or rotated your cities deck in this phase."
    return "" if w.t.count[place_of(ASIDE, w.t.asked)] > 0 else "your cities deck is empty."


def of_homes(w: Want) -> str:
    """AVA-CREA-01 The Army or a city of one's own."""
    return f"{SAY.called(w, w.thing)} is neither your army nor a city of yours." if w.what == verbs.HOME else ""


def of_moves(w: Want) -> str:
    """AVA-MOVE-01 One move, of who is unmarked, to another place."""
    t, c = w.t, w.thing
    if t.marked[c] == 1:
        return f"{SAY.called(w, c)} is marked."
    if t.has_moved(NOBODY):
        return "you have made your move of this turn."
    there = f"{SAY.called(w, c)} is there already."
    return there if destination(w.other) == t.home[c] else f"{SAY.called(w, c)} cannot be marked."


def of_producing(w: Want) -> str:
    """AVA-GOLD-06 Ahead of a payment only with cards that may be lost."""
    t, c = w.t, w.thing
    if not t.is_card(c) or t.place[c] != place_of(RESERVE, t.asked):
        return f"{SAY.called(w, c)} is not one of your resource cards."
    if t.marked[c] == 1:
        return f"this {SAY.called(w, c)} is marked."
    return "no resource card of yours is about to be lost; it will be marked when you pay."


def of_company(w: Want) -> str:
    """AVA-AVATAR-06 It needs a creature beside it."""
    c = doer(w)
    beside = "your avatar" if not w.t.is_card(c) or w.t.is_city(c) else SAY.called(w, c)
    return f"no creature of your Army can attack beside {beside}."


def of_leaders(w: Want) -> str:
    """AVA-AVATAR-11, AVA-AVATAR-12 Where the avatar stands instead."""
    t = w.t
    seat = t.defending if w.what == verbs.BLOCK else t.active
    home = t.home[t.avatar[seat]] if t.avatar[seat] != NOBODY else NOBODY
    where = f"your avatar is in {SAY.called(w, home)}" if home != NOBODY else "your avatar is not there"
    return f"{where}, and your Army has no leader."


def of_fighters(w: Want) -> str:
    """AVA-COMBAT-03 At least one attacker is a creature."""
    if w.what == verbs.PASS and len(w.t.attackers) > 0:
        return "your avatar does not attack without a creature."
    return SAY.of_attackers(w)


def of_roles(w: Want) -> str:
    """AVA-COMBAT-11 Each defender for one attacker, and as many as texts ask for."""
    if w.what == verbs.PASS:
        return "an attacker asks for more defenders than you have named."
    alone = f"the attacker asks for more defenders than {SAY.called(w, w.thing)}."
    return f"{SAY.called(w, w.thing)} defends already." if w.t.foe[w.thing] != NOBODY else alone


def of_prizes(w: Want) -> str:
    """AVA-TACT-06, AVA-TACT-08 What is asked about, and what there is to take."""
    name = DISCIPLINES[w.other] if 0 <= w.other < len(DISCIPLINES) else "that"
    return f"you control no {name} city." if w.number == ids.TACT_06 else f"you are not asked about {name} now."


def of_claims(w: Want) -> str:
    """AVA-TACT-01 In which phase, and for which disciplines."""
    if w.t.asked != w.t.active or w.t.phase != TACTICS:
        return NOW.moment(w.t)
    return SAY.of_disciplines(w) if w.what == verbs.CLAIM and 0 <= w.thing < len(DISCIPLINES) else ""


def of_further_claims(w: Want) -> str:
    """AVA-TACT-09 Each once, and one settled before the next."""
    again = w.what == verbs.CLAIM and 0 <= w.thing < len(DISCIPLINES) and w.t.claimed >> w.thing & 1 == 1
    return SAY.of_disciplines(w) if again else "your last claim is not settled yet."


def of_local_abilities(w: Want) -> str:
    """AVA-CITY-07 The city beyond which a resident's ability does not reach."""
    city = w.t.residence(w.t.me) if w.t.me != NOBODY else NOBODY
    return f"{SAY.called(w, w.thing)} is not in {SAY.called(w, city)}." if city != NOBODY else ""


BECAUSE: Final = Because(NOW, {
    ids.TURN_13: SAY.of_second_attack,
    ids.TURN_15: SAY.of_discards,
    ids.TURN_16: SAY.of_discards,
    ids.TURN_18: SAY.of_full_hand,
    **dict.fromkeys((ids.COMBAT_02, ids.MOVE_03, ids.GOLD_04), "{moment}"),
    **dict.fromkeys((ids.EVENT_02, ids.ABIL_08), SAY.of_phases),
    ids.RESP_05: "{moment}, and nobody attacks.",
    ids.GOLD_02: SAY.not_in_hand,
    ids.GOLD_03: "you have laid your resource card of this turn.",
    ids.GOLD_05: "a resource card is laid for one of the five factions.",
    ids.GOLD_06: of_producing,
    **dict.fromkeys((ids.GOLD_09, ids.GOLD_10), PRICES.card_lacking),
    ids.GOLD_14: PRICES.ability_lacking,
    ids.PLAY_03: of_types,
    ids.PLAY_04: of_entrances,
    ids.PLAY_06: SAY.of_targets,
    ids.PLAY_07: "what {thing} asks for before it may be played is not so.",
    ids.PLAY_08: SAY.not_in_hand,
    ids.CITY_02: of_city_cards,
    **dict.fromkeys((ids.CITY_03, ids.CITY_04), of_city_action),
    ids.CITY_07: of_local_abilities,
    ids.AREA_03: SAY.of_barred_city,
    ids.CREA_01: of_homes,
    ids.ENCH_02: "{thing} has nothing that it could be attached to.",
    ids.STATE_11: "{thing} is not a city of yours.",
    **dict.fromkeys((ids.MARK_04, ids.TACT_10, ids.COMBAT_01), SAY.of_marks),
    ids.MOVE_01: of_moves,
    ids.MOVE_05: SAY.of_moves,
    ids.AVATAR_06: of_company,
    **dict.fromkeys((ids.AVATAR_11, ids.AVATAR_12), of_leaders),
    ids.COMBAT_03: of_fighters,
    ids.COMBAT_04: SAY.of_goals,
    ids.COMBAT_05: SAY.of_defenders,
    ids.COMBAT_07: "{thing} attacks already.",
    ids.COMBAT_11: of_roles,
    ids.MULTI_02: SAY.of_opponents,
    ids.ABIL_05: SAY.of_owners,
    ids.ABIL_07: SAY.of_prices,
    ids.TACT_01: of_claims,
    ids.TACT_02: SAY.of_residents,
    ids.TACT_03: "it is not your moment to mark residents for this claim.",
    **dict.fromkeys((ids.TACT_06, ids.TACT_08), of_prizes),
    ids.TACT_09: of_further_claims,
})  # fmt: skip
