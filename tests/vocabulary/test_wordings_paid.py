"""Wordings that speak of what was paid, played out: parts of a price, X beside a cost, phases in which cards stay marked."""

import pytest

from scenes.arc import rule, scene

CRANE = (
    "creature 1 1/1: M, mark two Orcs you control, gain 3 victory points. "
    "The marked Orcs and I don't unmark in your next three Unmark phases."
)
THREE = "Crane, Orc 1/1, Orc 1/1, Orc 1/1 marked"


@rule("ARC-ABIL-06", "ARC-ABIL-07")
def test_what_is_marked_behind_the_mark_sign_and_a_comma_is_paid() -> None:
    s = scene(f"A: army: {THREE}", cards={"Crane": CRANE})
    s.carry_out("use Crane", "give Orc (2)")
    assert s.points("A") == 18
    assert [s.marked(name) for name in ("Crane", "Orc", "Orc (2)", "Orc (3)")] == [True, True, True, True]
    cards = {"Crane": CRANE, "Feast": "event 0: Draw a card."}
    s = scene("A: army: Crane, Orc 1/1, Orc 1/1 marked, Mule 1/1; hand: Feast", cards=cards)
    s.refused("use Crane", "ARC-ABIL-07")


@rule("ARC-MARK-06", "ARC-TURN-06")
def test_what_was_paid_with_and_the_card_stay_marked_for_three_phases() -> None:
    s = scene(f"A: army: {THREE}; deck: 40\nB: deck: 40; army: Ox marked", cards={"Crane": CRANE})
    s.carry_out("use Crane", "give Orc (2)")
    found = []
    for _ in range(4):
        s.to("Draw", "B")
        s.to("Draw", "A")
        found.append([s.marked(name) for name in ("Crane", "Orc", "Orc (2)", "Orc (3)")])
    assert found == [[True, True, True, False]] * 3 + [[False] * 4]
    assert not s.marked("Ox"), "who was not spoken of has unmarked in his own phases"


CURSE = "event 0: Mark target creature. It doesn't unmark during its controller's next two Unmark phases."


@rule("ARC-MARK-06")
def test_one_stays_marked_for_the_phases_of_its_own_controller() -> None:
    s = scene("A: hand: Curse; deck: 40\nB: army: Ox; deck: 40", cards={"Curse": CURSE})
    s.play("Curse")
    found = []
    for _ in range(3):
        s.to("Draw", "B")
        found.append(s.marked("Ox"))
        s.to("Draw", "A")
    assert found == [True, True, False]


@rule("ARC-MARK-06")
def test_my_phases_keep_nothing_marked_that_others_unmark() -> None:
    text = "event 0: Mark target creature. It doesn't unmark in your next two Unmark phases."
    s = scene("A: hand: Curse; deck: 40\nB: army: Ox; deck: 40", cards={"Curse": text})
    s.play("Curse")
    s.to("Draw", "B")
    assert not s.marked("Ox")


PYRE = {
    "Pyre": (
        "creature 1 1/9: Sacrifice an Elf: Draw a card. "
        "Return the sacrificed Elf to its owner's hand. Deal damage equal to its ATK to target creature."
    )
}


@rule("ARC-ABIL-06")
def test_what_was_sacrificed_can_still_be_spoken_of() -> None:
    s = scene("A: army: Pyre, Elf 2/2; deck: Mule\nB: army: Ox 2/9", cards=PYRE)
    s.carry_out("use Pyre", "target Ox")
    assert (s.place("Elf"), sorted(s.hand("A")), s.damage("Ox")) == ("A's hand", ["Elf", "Mule"], 2)


SNARE = {
    "Snare": (
        "magic 2 Gaian: Deal 2 damage to target creature. You may pay an additional X gold to kill X additional creatures."
    ),
    "Purse": "event 1: Draw a card. You may pay X more power to gain X victory points and draw X cards.",
    "Toll": "creature 1 1/1: Magic cards cost 1 more.",
}


@rule("ARC-XCOST-01", "ARC-XCOST-02", "ARC-PLAY-07")
def test_each_further_target_is_paid_for_as_the_card_is_played() -> None:
    s = scene("A: gems 4 Gaian; hand: Snare\nB: army: Wolf 1/9, Fox 1/1, Owl 1/1, Hen 1/1", cards=SNARE)
    s.choose("play Snare", "target Wolf")
    assert s.options() == ["done", "target Fox", "target Owl", "target Hen"], "not the first target again"
    s.choose("target Owl")
    assert s.options() == ["done", "target Fox", "target Hen"]
    s.choose("target Hen")  # no gems are left for a third one
    assert (s.consumed("A"), s.damage("Wolf")) == ("4 Gaian", 2)
    assert [s.place(name) for name in ("Fox", "Owl", "Hen")] == ["B's Army", "B's graveyard", "B's graveyard"]


@rule("ARC-XCOST-01", "ARC-PLAY-02")
def test_who_pays_no_more_gets_no_more() -> None:
    s = scene("A: gems 4 Gaian; hand: Snare\nB: army: Wolf 1/9, Fox 1/1", cards=SNARE)
    s.choose("play Snare", "target Wolf", "done")
    assert (s.gems("A"), s.damage("Wolf"), s.place("Fox")) == ("2 Gaian", 2, "B's Army")
    s = scene("A: gems 2 Gaian; hand: Snare\nB: army: Wolf 1/9, Fox 1/1", cards=SNARE)
    s.choose("play Snare", "target Wolf")
    assert (s.gems("A"), s.place("Fox")) == ("", "B's Army"), "nothing is asked that could not be paid"


@rule("ARC-PLAY-11", "ARC-XCOST-01")
def test_dearer_cards_leave_less_for_what_is_paid_beside() -> None:
    s = scene("A: gems 4 Gaian; hand: Snare\nB: army: Toll, Wolf 1/9, Fox 1/1, Owl 1/1", cards=SNARE)
    s.choose("play Snare", "target Wolf", "target Fox")
    assert (s.consumed("A"), s.place("Fox"), s.place("Owl")) == ("4 Gaian", "B's graveyard", "B's Army")


@rule("ARC-XCOST-01", "ARC-XCOST-02")
def test_without_further_targets_the_player_names_x() -> None:
    s = scene("A: gems 3 Gaian; hand: Purse; deck: 9", cards=SNARE)
    s.choose("play Purse")
    assert s.options() == ["number 0", "number 1", "number 2"]
    s.choose("number 2")
    assert (s.consumed("A"), s.points("A"), len(s.hand("A"))) == ("3 Gaian", 17, 3)


@rule("ARC-ABIL-06")
@pytest.mark.parametrize(("points", "payable"), [(2, False), (3, True), (4, True)])
def test_as_many_points_as_one_has_can_be_paid(points: int, payable: bool) -> None:
    s = scene(
        f"A: {points} points; army: Vow; deck: Mule\nB: army: Ox 2/9",
        cards={"Vow": "creature 1 1/9: Lose 3 victory points: Draw a card."},
    )
    assert ("use Vow" in s.options()) == payable
