"""What about a table of Regions makes a rule forbid something, in a sentence to whoever is asked; no rule is decided here."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import DISCIPLINES, FACTIONS, NOBODY
from wtactics.kits import verbs
from wtactics.kits.realm.told.because_price import RealmGrounds
from wtactics.kits.told.because import Because
from wtactics.mods.regions import ids
from wtactics.mods.regions.places import DOMAINS, goal_at
from wtactics.mods.regions.table import RegionsTable
from wtactics.mods.regions.told.words import goal_words
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.told.because import BECAUSE as OF_AVA
from wtactics.rulesets.ava.told.because_now import NOW, PRICES, SAY, Want
from wtactics.rulesets.ava.told.words import IDS


def of_loyalty(w: Want) -> str:
    """AVA-REGION-18 Whose cards the active region supports."""
    t = w.t
    assert isinstance(t, RegionsTable)
    region = t.region(t.asked)
    bits = t.library.signs[t.printed[region]]
    named = " and ".join([name for faction, name in enumerate(FACTIONS) if bits >> faction & 1 == 1])
    own = FACTIONS[t.library.faction[t.printed[w.thing]]]
    return f"{SAY.called(w, region)} supports {named}, and {SAY.called(w, w.thing)} is of {own}."


def of_goals(w: Want) -> str:
    """AVA-REGION-09 What is not an active region of an opponent."""
    if w.t.goal >= 0:
        return f"you are attacking {SAY.called(w, w.t.goal)} already."
    return f"{SAY.called(w, w.thing)} is not the active region of an opponent." if w.what == verbs.ATTACK else ""


def of_defenders(w: Want) -> str:
    """AVA-REGION-11 Who lies neither in the Front nor on top of a Domain."""
    if w.t.goal < 0 or w.t.asked == w.t.active:
        return "nobody attacks now." if w.t.goal < 0 else "you are the attacker."
    t = w.t
    assert isinstance(t, RegionsTable)
    if t.is_card(w.thing) and t.controller[w.thing] == t.asked and t.is_civilian(w.thing):
        top = t.on_top((t.place[w.thing] & 15) - DOMAINS, t.asked) == w.thing
        return f"{SAY.called(w, w.thing)} is not " + ("the only one of its Domain." if top else "on top of its Domain.")
    return f"{SAY.called(w, w.thing)} cannot defend for you."


def of_moves(w: Want) -> str:
    """AVA-REGION-20 One move a turn, of an own creature, to another place."""
    t = w.t
    if not t.is_card(w.thing) or goal_at(t.place[w.thing] & 15) < 0 or t.controller[w.thing] != t.asked:
        return f"{SAY.called(w, w.thing)} is not a creature or avatar of your Front or your Domains."
    if t.has_moved(NOBODY):
        return "you have made your move of this turn."
    return f"{SAY.called(w, w.thing)} is in {goal_words(int(w.other))} already."


def of_bids(w: Want) -> str:
    """AVA-REGION-17 Who is not in the Domain that is bid for."""
    t = w.t
    assert isinstance(t, RegionsTable)
    if w.what != verbs.BID:
        return ""
    return f"{SAY.called(w, w.thing)} is not in your {DISCIPLINES[t.claimed_now()]} Domain."


BECAUSE: Final[Because[AvaTable]] = Because(NOW, {
    **OF_AVA.sayings,
    int(ids.REGION_01): "it lies in a region pile.",
    int(ids.REGION_08): "{thing} is neither your Front nor a Domain that it may enter.",
    int(ids.REGION_09): of_goals,
    int(ids.REGION_11): of_defenders,
    int(ids.REGION_13): "others defend against this attack from elsewhere: all are of the Front, or all of Domains.",
    int(ids.REGION_17): of_bids,
    int(ids.REGION_18): of_loyalty,
    int(ids.REGION_20): of_moves,
})  # fmt: skip
GROUNDS: Final[RealmGrounds[AvaTable]] = RealmGrounds(IDS, BECAUSE, PRICES)
