"""ARC-MOVE: creatures that a card lets into the cities of other players."""

from scenes.arc import Scene, rule, scene
from wtactics.kits.verbs import MOVE
from wtactics.rulesets.arc.told.refusals import GROUNDS

SPY = {"Spy": "creature 1 2/2: This creature can move into opponents' cities."}
TABLE = """
    A: army: Spy, Ram 1/1; city Oakhold (Body, 8)
    B: army: Ox 1/1; city Reedmere (Mind, 3): Cook 1/1; hand: {}
    phase: Play
"""


def table(held: str = "", **cards: str) -> Scene:
    return scene(TABLE.format(held).replace("; hand: \n", "\n"), cards=SPY | cards)


def abroad(held: str = "", **cards: str) -> Scene:
    """A's Spy has moved into B's Reedmere."""
    s = table(held, **cards)
    s.choose("move Spy to Reedmere", *(["pass"] if held else []))
    assert s.place("Spy") == "Reedmere"
    return s


@rule("ARC-MOVE-05", "ARC-CONFLICT-01", "ARC-MOVE-04")
def test_a_card_may_let_its_creature_into_an_opponents_city() -> None:
    s = table()
    assert s.options() == ["done", "move Spy to Oakhold", "move Spy to Reedmere", "move Ram to Oakhold"]
    s.refused("move Ram to Reedmere", "ARC-MOVE-05")
    s.choose("move Spy to Reedmere")
    assert (s.place("Spy"), s.marked("Spy"), s.controller("Spy")) == ("Reedmere", True, "A")
    s.to("Play", "B")
    s.choose("move Cook to the Army")
    s.to("Play", "A")
    s.choose("move Spy to the Army")
    assert s.place("Spy") == "A's Army"


@rule("ARC-MOVE-05", "ARC-CONFLICT-02", "ARC-MOVE-09")
def test_a_card_that_forbids_it_is_stronger() -> None:
    gate = {"Reedmere": "city 2 Mind 3: Always: Creatures can't enter this city."}
    s = scene(TABLE.format("").replace("Reedmere (Mind, 3): Cook 1/1; hand: ", "Reedmere"), cards=SPY | gate)
    s.refused("move Spy to Reedmere", "ARC-MOVE-09")
    warden = {"Warden": "creature 1 1/1: Creatures can't move into cities you control."}
    s = scene(TABLE.format("").replace("; hand: ", ", Warden"), cards=SPY | warden)
    s.refused("move Spy to Reedmere", "Spy")
    refusal = GROUNDS.why_not(s.match, MOVE, s.card("Spy"), s.card("Reedmere") + 1)
    assert refusal is not None
    assert refusal.cards == ["Warden"]
    assert "move Spy to Oakhold" in s.options()


@rule("ARC-MOVE-05", "ARC-MOVE-06")
def test_a_permission_for_a_turn_lets_in_and_must_last_until_the_creature_is_placed() -> None:
    pass_ = {"Pass": "event 0: Target creature can move into opponents' cities this turn."}
    s = scene("A: army: Ram 1/1, Cub 1/1; hand: Pass\nB: city Reedmere (Mind, 3)\nphase: Play", cards=pass_)
    s.refused("move Ram to Reedmere", "ARC-MOVE-05")
    s.play("Pass", "target Ram")
    s.choose("move Ram to Reedmere")
    assert s.place("Ram") == "Reedmere"
    s.refused("move Cub to Reedmere", "ARC-MOVE-05")
    mentor = {"Mentor": "creature 1 1/1: Creatures you control can move into opponents' cities."}
    bolt = {"Bolt": "event 0: Kill target creature."}
    s = scene("A: army: Mentor, Ram 1/1\nB: city Reedmere (Mind, 3); hand: Bolt\nphase: Play", cards=mentor | bolt)
    s.choose("move Ram to Reedmere", "play Bolt", "target Mentor")
    s.all_pass()
    assert (s.place("Ram"), s.marked("Ram")) == ("A's Army", True)
    assert "Ram does nothing" in s.log()


@rule("ARC-MOVE-05", "ARC-COMBAT-08", "ARC-CREA-04")
def test_who_resides_abroad_neither_attacks_nor_defends() -> None:
    s = abroad()
    s.to("Play", "A")
    s.choose("done", "attack Reedmere")
    assert s.options() == ["done", "block Ram with Ox", "block Ram with Cook"]
    s.refused("block Ram with Spy", "ARC-COMBAT-08")
    assert s.place("Spy") == "Reedmere"


@rule("ARC-MOVE-05", "ARC-TACT-03")
def test_who_resides_abroad_is_not_marked_for_bids() -> None:
    s = abroad()
    s.to("Tactics", "A")
    s.choose("claim Body")
    s.refused("bid Spy", "ARC-TACT-03")


@rule("ARC-MOVE-05", "ARC-CITY-10")
def test_when_the_city_is_lost_its_guest_goes_to_the_army_of_its_own_player() -> None:
    s = abroad("Raze", Raze="event 0: Destroy target city.")
    s.choose("done", "play Raze", "target Reedmere")
    s.all_pass()
    assert (s.place("Spy"), s.place("Cook")) == ("A's Army", "B's Army")
