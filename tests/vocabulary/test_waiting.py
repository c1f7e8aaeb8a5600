"""What waits on the chain and comes to nothing: moves, activated abilities, and cards that are being played."""

from scenes.arc import rule, scene
from scenes.ava import scene as ava_scene

HUSH = "event 0: Target activated ability on the chain has no effect."
ROAD = "event 0: Target move fails."


@rule("ARC-MOVE-06", "ARC-MOVE-07")
def test_a_move_that_fails_leaves_the_mark_and_the_city_used_up() -> None:
    s = scene("A: city Oak (Body, 8): Elf 1/1, Imp 1/1\nB: hand: Road\nphase: Play", cards={"Road": ROAD})
    s.choose("move Elf to the Army")
    s.settle()
    s.choose("play Road")
    s.all_pass()
    assert s.place("Elf") == "Oak"
    assert s.marked("Elf")
    assert "move Imp to the Army" not in s.options()


@rule("ARC-ABIL-08")
def test_an_ability_that_has_no_effect_has_been_paid() -> None:
    cards = {"Hush": HUSH, "Sage": "creature 1 1/1: 1 power, (M): Gain 1 victory point."}
    s = scene("A: 9 points; gems 1 Gaian; army: Sage\nB: hand: Hush\nphase: Play", cards=cards)
    s.choose("use Sage")
    s.settle()
    s.choose("play Hush")
    s.all_pass()
    assert (s.points("A"), s.consumed("A")) == (9, "1 Gaian")
    assert s.marked("Sage")


@rule("ARC-ABIL-08")
def test_who_was_given_up_for_its_ability_is_named_by_it() -> None:
    cards = {"Hush": HUSH, "Bomb": "creature 1 1/1: Sacrifice this creature: Gain 3 victory points."}
    s = scene("A: 9 points; army: Bomb\nB: hand: Hush\nphase: Play", cards=cards)
    s.choose("use Bomb")
    s.settle()
    s.choose("play Hush")
    s.all_pass()
    assert (s.points("A"), s.place("Bomb")) == (9, "A's graveyard")


@rule("ARC-ABIL-08")
def test_nothing_waits_and_it_cannot_be_played() -> None:
    s = scene("A: army: Elf 1/1; hand: Hush, Road\nB:\nphase: Play", cards={"Hush": HUSH, "Road": ROAD})
    assert [each for each in s.options() if each.startswith("play")] == []


@rule("ARC-RESP-06")
def test_what_its_player_does_not_pay_for_is_wasted() -> None:
    words = "Target magic or enchantment that is being played does not resolve unless its player pays 2 power."
    cards = {"Cold": f"event 0: {words}", "Boon": "magic 0: Gain 3 victory points."}
    for answer, points in (("pay 2 Gaian", 12), ("no", 9)):
        s = scene("A: 9 points; gems 2 Gaian; hand: Boon\nB: hand: Cold\nphase: Play", cards=cards)
        s.choose("play Boon")
        s.settle()
        s.choose("play Cold")
        s.settle()
        s.all_pass()
        s.choose(answer)
        s.all_pass()
        assert (s.points("A"), s.place("Boon")) == (points, "A's graveyard")


@rule("ARC-RESP-06")
def test_what_is_stopped_and_put_into_the_graveyard_goes_there_once() -> None:
    words = "Choose a magic card on the chain. It does not resolve and is put into its owner's graveyard."
    cards = {"Stay": f"event 0: {words}", "Boon": "magic 0: Gain 3 victory points."}
    s = scene("A: 9 points; hand: Boon\nB: hand: Stay\nphase: Play", cards=cards)
    s.choose("play Boon")
    s.settle()
    s.choose("play Stay")
    s.all_pass()
    assert (s.points("A"), s.place("Boon")) == (9, "A's graveyard")


@rule("AVA-MOVE-04")
def test_a_move_of_the_turn_can_fail() -> None:
    s = ava_scene("A: city Oak (Body, 8): Elf 1/1\nB: hand: Road\nphase: Play", cards={"Road": ROAD})
    s.choose("move Elf to the Army")
    s.settle()
    s.choose("play Road")
    s.all_pass()
    assert s.place("Elf") == "Oak"
