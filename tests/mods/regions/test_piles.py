"""AVA-REGION: region piles, the active region, and how regions are lost."""

import pytest

from scenes.regions import Scene, deal, rule, scene
from wtactics.engine.places import ASIDE, FACTIONS
from wtactics.kits.settings import BadSettings

ALL = " ".join(FACTIONS)
CARDS = {
    **dict.fromkeys(("Marsh", "Hill", "Coast", "Moor", "Fen"), f"region 8 {ALL}"),
    "Me": "avatar 0/25", "You": "avatar",
}  # fmt: skip
PILE = "Marsh, Hill, Coast, Moor, Fen"
RAZE = {"Raze": "event 0: Destroy target region.", "Sting": "event 0: Deal 4 damage to target region."}


def dealt(a: str = PILE, b: str = "5 Marsh", **settings: int) -> Scene:
    return deal(f"Me, {a}, 60 Spare", f"You, {b}, 60 Spare", cards=CARDS, settings={"first_player": 0, **settings})


def ordered(**settings: int) -> Scene:
    s = dealt(**settings)
    for name in ("Coast", "Fen", "Hill", "Marsh"):
        if s.turn == 0:
            s.choose(f"pick {name}")
    return s


def pile(s: Scene, seat: int) -> list[str]:
    return [s.table.library.names[s.table.printed[c]] for c in s.table.at(ASIDE, seat)]


@rule("AVA-REGION-01")
def test_each_player_fixes_the_order_of_his_region_pile_and_nobody_else_learns_of_it() -> None:
    s = dealt()
    assert (s.asked, sorted(s.options())) == ("A", sorted(f"pick {name}" for name in PILE.split(", ")))
    assert not any(s.sees("B", name) for name in PILE.split(", "))
    s.choose("pick Coast", "pick Fen")
    s.refused("pick Fen", "AVA-REGION-01")
    s.choose("pick Hill", "pick Marsh")
    assert s.turn == 1, "the fifth is the only one left, and B has five alike: nobody is asked"
    assert (s.place("Coast"), pile(s, 0)) == ("A's Region", ["Fen", "Hill", "Marsh", "Moor"])
    for name in ("Fen", "Hill", "Marsh", "Moor"):
        assert (s.sees("A", name), s.sees("B", name)) == (True, False), "face down, but its owner knows the order"


@rule("AVA-REGION-01")
def test_fewer_regions_are_laid_if_that_is_agreed_on_and_the_others_are_out() -> None:
    s = ordered(regionPile=3)
    assert pile(s, 0) == ["Fen", "Hill"]
    assert [s.place(name) for name in ("Coast", "Marsh", "Moor")] == ["A's Region", "removed", "removed"]
    assert len(pile(s, 1)) == 2
    with pytest.raises(BadSettings):
        s.game.settle({"regionPile": 6})


@rule("AVA-REGION-01")
def test_there_are_no_cities_and_nothing_is_built_or_rotated() -> None:
    s = scene("A: gold 9 Gaian; hand: Imp\nB:\nphase: Entrance", cards={"Imp": "creature 0 1/1"})
    assert s.options() == ["done", "play Imp"]
    s.refused("rotate the cities deck", "AVA-REGION-01")


@rule("AVA-REGION-02")
def test_the_text_of_a_region_works_while_it_is_active() -> None:
    cards = {
        "Marsh": f"region 9 {ALL}: Creatures you control get +1/+0.",
        "Hill": f"region 9 {ALL}: Creatures you control get +0/+2.",
    }
    s = scene("A: army: Wolf 2/2; region Marsh; regions: Hill\nB: hand: Raze\nphase: Play", cards=cards | RAZE)
    assert s.value("Wolf") == "3/2", "Hill lies in the pile and says nothing"
    s.choose("done")
    s.play("Raze", "target Marsh")
    assert s.value("Wolf") == "2/4"


@rule("AVA-REGION-02")
def test_a_region_goes_nowhere_but_to_the_graveyard_and_to_nobody_else() -> None:
    cards = {
        "Exile": "event 0: Remove target permanent from the game.", "Steal": "event 0: Gain control of target permanent.",
        "Bounce": "event 0: Return target region to its owner's hand.",
    }  # fmt: skip
    s = scene("A: hand: Exile, Steal, Bounce\nB: region Marsh; regions: Hill\nphase: Play", cards=cards)
    s.refused("play Exile", "AVA-PLAY-06")
    s.play("Bounce", "target Marsh")
    assert (s.place("Marsh"), s.controller("Marsh")) == ("B's Region", "B")


@rule("AVA-REGION-02")
def test_a_region_that_was_lost_stays_in_the_graveyard() -> None:
    cards = {
        "Exhume": "event 0: Return target card from your graveyard to your hand.",
        "Gleaning": "event 0: Return all cards from your graveyard to your hand.",
        "Bury": "event 0: Lay all cards from your graveyard as resource cards.",
        "Marsh": f"region 9 {ALL}",
    }
    s = scene(
        "A: grave: Marsh, Wolf, Fox; hand: Exhume, Gleaning, Bury\nphase: Play",
        cards=cards | {"Marsh": f"region 9 {ALL}"},
    )
    s.choose("play Exhume")
    s.refused("target Marsh", "AVA-REGION-02")
    s.choose("target Wolf")
    s.go_on()
    s.play("Gleaning")
    assert {"Wolf", "Fox"} <= set(s.hand("A"))
    s.play("Bury", "name Gaian", "name Gaian")  # Exhume and Gleaning
    assert s.place("Marsh") == "A's graveyard"


@rule("AVA-REGION-03")
def test_the_top_region_is_turned_up_at_setup_and_the_next_one_when_it_is_lost() -> None:
    s = ordered()
    assert (s.place("Coast"), s.sees("B", "Coast")) == ("A's Region", True)
    s = scene("A: region Marsh; regions: Hill, Coast\nB: hand: Raze\nphase: Play", cards=RAZE)
    assert not s.sees("B", "Hill")
    s.choose("done")
    s.play("Raze", "target Marsh")
    assert (s.place("Hill"), s.sees("B", "Hill"), s.place("Coast")) == ("A's Region", True, "A's regions")
    assert not s.sees("B", "Coast")


@rule("AVA-REGION-04")
def test_damage_of_a_region_stays_and_at_zero_it_goes_to_the_graveyard() -> None:
    s = scene("A: hand: 2 Sting\nB: region Marsh (8); army: Ox 1/6\nphase: Play", cards=RAZE | {
        "Sting": "event 0: Deal 4 damage to target region.", "Jab": "event 0: Deal 2 damage to target creature.",
    })  # fmt: skip
    s.play("Sting", "target Marsh")
    assert s.hp("Marsh") == 4
    s.to("Play", "B")
    assert s.hp("Marsh") == 4, "unlike that of creatures it outlasts the turn"
    s.to("Play", "A")
    s.play("Sting", "target Marsh")
    assert s.place("Marsh") == "B's graveyard"


@rule("AVA-REGION-05", "AVA-WIN-03")
def test_who_loses_his_last_region_is_defeated() -> None:
    s = scene("A:\nB: region Marsh; no regions; hand: Raze\nphase: Play", cards=RAZE)
    s.choose("done")
    s.play("Raze", "target Keep of A")
    assert not s.over, "another one has been turned up"
    s = scene("A: region Marsh; no regions\nB: hand: Raze\nphase: Play", cards=RAZE)
    s.choose("done")
    s.play("Raze", "target Marsh")
    assert (s.over, s.winner, s.out("A")) == (True, "B", "AVA-REGION-05")


@rule("AVA-REGION-05", "AVA-WIN-07")
def test_ties_count_the_regions_that_are_left() -> None:
    doom = {"Doom": "magic 0: Each player loses 20 life points."}
    s = scene("A: hand: Doom; regions: Hill\nB: regions: Coast, Moor\nphase: Play", cards=doom)
    s.play("Doom")
    assert (s.over, s.winner, s.ending) == (True, "B", "AVA-WIN-07"), "3 regions to 2"
    s = scene("A: hand: Doom\nB:\nphase: Play", cards=doom)
    s.play("Doom")
    assert (s.over, s.winner) == (True, "")


@rule("AVA-REGION-02")
def test_texts_count_the_regions_that_were_lost() -> None:
    cards = {
        "Home": "region 9 Gaian: If you have lost two or more regions, creatures you control get +1/+0.",
        "Tale": "event 0: Draw a card for each region you have lost.",
        "Hope": "event 0: If you have lost no region, draw a card.",
    }  # fmt: skip
    for lost, (atk, told, hoped) in (("", ("2/2", 0, 1)), ("Hill", ("2/2", 1, 0)), ("Hill, Moor", ("3/2", 2, 0))):
        regions = {"Hill": "region 9 Gaian", "Moor": "region 9 Gaian"}
        grave = f"grave: {lost}; " if lost else ""
        s = scene(f"A: region Home; army: Wolf 2/2; {grave}hand: Tale, Hope; deck: 9\nB:", cards=cards | regions)
        assert s.value("Wolf") == atk
        s.play("Tale")
        assert len(s.hand("A")) == 1 + told
        s.play("Hope")
        assert len(s.hand("A")) == told + hoped
