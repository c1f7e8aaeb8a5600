"""Who is blamed for a refusal: the cards that forbid it now, and no card that has lost its abilities."""

from scenes.arc import Scene, rule, scene
from wtactics.engine.lasting import SILENCED, THIS_TURN
from wtactics.engine.values import refresh
from wtactics.rulesets.arc.told.refusals import GROUNDS

CARDS = dict.fromkeys(("Warden", "Keeper"), "creature 1 1/1: Elvish creatures can't attack.")
CARDS["Scout"] = "creature 1 (Elvish) 1/1"
TABLE = "A: army: Scout, Wolf, Fox\nB: army: Warden, Keeper\nphase: Attack"


def blamed(s: Scene) -> list[str]:
    """The cards that keep the Scout from attacking."""
    refusal = GROUNDS.why_not(s.match, *s.meant("send Scout"))
    assert refusal is not None
    return refusal.cards


@rule()
def test_a_card_without_abilities_is_not_blamed() -> None:
    s = scene(TABLE, cards=CARDS)
    s.choose("attack B's army")
    assert blamed(s) == ["Warden", "Keeper"]
    warden = s.card("Warden")
    s.table.modify(SILENCED, warden, 0, 0, THIS_TURN, 0, warden)
    s.table.silence(warden)
    refresh(s.table)
    assert blamed(s) == ["Keeper"]


CITIES_ONLY = "This creature can attack cities only."
ARMY_OR_CITY = "B: army: Wolf; city Moor (Body, 8); city Fen (Mind, 8)\nphase: Attack"


def blamed_for_army(s: Scene) -> list[str]:
    """The cards that keep everybody from attacking the army of B."""
    assert s.options() == ["done", "attack Moor", "attack Fen"]
    refusal = GROUNDS.why_not(s.match, *s.meant("attack B's army"))
    assert refusal is not None
    return refusal.cards


@rule()
def test_texts_that_only_together_forbid_an_attack_are_all_blamed() -> None:
    cards = {"Raider": f"creature 1 2/2: {CITIES_ONLY}", "Hermit": "creature 1 1/1: This creature can't attack."}
    s = scene(f"A: army: Guard 1/1 marked, Raider, Hermit\n{ARMY_OR_CITY}", cards=cards)
    assert blamed_for_army(s) == ["Raider", "Hermit"]


@rule()
def test_whoever_grants_a_text_that_forbids_is_blamed() -> None:
    cards = {"Leash": f'enchantment 0: Attach to target creature.\nEnchanted creature gains "{CITIES_ONLY}"'}
    s = scene(f"A: army: Raider; attached: Leash on Raider\n{ARMY_OR_CITY}", cards=cards)
    assert blamed_for_army(s) == ["Leash"]
