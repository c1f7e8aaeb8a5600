"""Amounts and repetitions, played out: ranges, measures, halves, encores, rounds, and what is paid in between."""

import pytest

from scenes.arc import Scene, rule, scene
from vocabulary.slot_field import Field


def event(text: str, a: str = "army: Elf 1/1, Orc 1/1, Imp 1/1; deck: 9", b: str = "army: Rat 1/1, Cat 1/1") -> Scene:
    return scene(f"A: hand: Deed; {a}\nB: {b}; deck: 9", cards={"Deed": f"event 0: {text}"})


def play(s: Scene, *answers: str) -> Scene:
    s.play("Deed", *answers)
    return s


def marked(s: Scene) -> list[str]:
    return [name for name in ("Elf", "Orc", "Imp", "Rat", "Cat") if s.table.marked[s.card(name)]]


@rule("ARC-PLAY-10")
def test_of_one_or_two_one_must_be_chosen_and_two_can_be() -> None:
    text = "Mark one or two creatures you control."
    assert marked(play(event(text), "Elf", "Orc")) == ["Elf", "Orc"]
    assert marked(play(event(text), "Elf", "done")) == ["Elf"]


@rule("ARC-PLAY-10")
def test_as_many_are_marked_as_are_counted() -> None:
    assert marked(play(event("Mark as many creatures you control as there are Rats."), "Orc")) == ["Orc"]


@rule("ARC-PLAY-10")
@pytest.mark.parametrize(("rounded", "n"), [("up", 2), ("down", 1)])
def test_half_of_them_are_rounded_as_the_text_says(rounded: str, n: int) -> None:
    s = event(f"Mark half the creatures you control, rounded {rounded}.")
    play(s, *("Elf", "Orc")[:n])
    assert len(marked(s)) == n


@rule("ARC-PLAY-10")
def test_it_is_done_twice_with_choices_anew() -> None:
    assert marked(play(event("Do this twice: mark a creature you control."), "Elf", "Orc")) == ["Elf", "Orc"]
    assert marked(play(event("Mark a creature you control. Repeat this once."), "Elf", "Imp")) == ["Elf", "Imp"]


@rule("ARC-PLAY-10")
def test_for_each_opponent_you_choose_among_his_creatures() -> None:
    s = event("For each opponent, mark a creature he controls.")
    assert marked(play(s, "Cat")) == ["Cat"]


@rule("ARC-PLAY-10")
def test_a_creature_is_marked_or_unmarked_as_you_say() -> None:
    assert marked(play(event("Mark or unmark target creature."), "target Elf", "choose: mark")) == ["Elf"]
    assert marked(play(event("Mark or unmark target creature."), "target Elf", "choose: unmark")) == []


@rule("ARC-PLAY-10")
def test_x_of_what_always_holds_is_counted_anew() -> None:
    text = "creature 1/1: This creature gets +X/+0, where X is the number of Elves you control."
    s = scene("A: army: Deed, Elf 1/1, Wood Elf 1/1\nB: deck: 9", cards={"Deed": text})
    assert s.value("Deed") == "3/1"


def test_action_points_are_paid_only_by_who_has_them() -> None:
    text = "[1]: You may pay 2 AP. If you do, mark target enemy creature."
    for ap, held in ((3, 1), (1, 0)):
        f = Field("F1 Imp, B1 Mage", "F1 Bone Guard", cards={"Imp": text})
        f.t.gain_actions(f.t.active, ap - f.t.ap)
        f.choose("use Imp", *(["yes"] if held else []))
        assert f.t.ap == (ap - 2 if held else ap)


@rule("ARC-PLAY-10")
@pytest.mark.parametrize(
    ("answers", "army", "points"),
    [(("pick Rat",), ["Cat"], 15), (("no", "yes"), ["Rat", "Cat"], 13), (("no", "no"), ["Rat"], 15)],
)
def test_he_is_asked_for_one_way_out_after_the_other(answers: tuple[str, ...], army: list[str], points: int) -> None:
    text = "Kill target creature unless its controller sacrifices another creature or loses 2 victory points."
    s = play(event(text), "target Cat", *answers)
    assert [name for name in ("Rat", "Cat") if name not in s.grave("B")] == army
    assert s.points("B") == points
