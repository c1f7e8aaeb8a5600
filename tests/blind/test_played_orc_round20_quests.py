"""Blind quests of ORC's round 20 and what waited from earlier rounds, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import cards_of, orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Cost": "event 1: Gain 1 influence.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Raid": "event 0: Target opponent loses 9 influence.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
KING = "The Toad-King of Mill Hollow"
MONSTER = {KING: f"quest (Confrontation) 4/4: {cards_of('orc')[KING].text} Hit points: 3."}


def passing(s: Scene, label: str, seat: str = "A") -> None:
    """Something is chosen, and all pass until this player is asked again."""
    s.choose(label)
    while s.asked != seat:
        s.choose("pass")


def hunted(army: str, hand: str, more: str = "") -> Scene:
    """A has accepted the Toad-King and may attack."""
    s = orc(f"A: {army}; quests: {KING}; chapter: Next; hand: {hand}\nB: hand: {more or 1}", TEXTS | MONSTER)
    passing(s, f"accept {KING}")
    s.to("Move or Attack")
    return s


@plays("The Toad-King of Mill Hollow")
@pytest.mark.parametrize(("hand", "asked"), [("Hen, Rat", True), ("0", False)])
def test_who_takes_a_hit_point_discards_a_card_of_his_choice(hand: str, asked: bool) -> None:
    s = hunted("offensive: Ox 4/9", hand, "Cow, Pig")
    s.choose(f"attack {KING}")
    if asked:
        until(s, "pick")
        assert (s.asked, offered(s, "pick")) == ("A", ["Hen", "Rat"])
        s.choose("pick Rat")
    s.to("Second Play")
    assert (s.progress("A", KING), s.hand("A"), len(s.hand("B"))) == ("2 hit points left", ["Hen"] if asked else [], 2)


@plays("The Toad-King of Mill Hollow")
def test_it_weakens_one_attacker_once_in_each_attack() -> None:
    s = hunted("offensive: Ox 5/9, Elk 5/9, Pig 9/9", "Hen, Rat, Yak")
    s.choose(f"attack {KING}", f"send Ox against {KING}", f"send Elk against {KING}", "done")
    until(s, "use The Toad-King")
    assert s.asked == "B"
    s.choose(f"use {KING}")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Elk")
    s.all_pass()
    assert (s.value("Elk"), s.marked(KING)) == ("3/9", True)
    while s.phase != "Second Play":
        assert not offered(s, "use")
        s.choose("pick Hen" if "pick Hen" in s.options() else s.way_on())
    assert (s.progress("A", KING), len(s.hand("A"))) == ("2 hit points left", 2)
    s.to("Play", "B")
    s.to("Move or Attack", "A")
    s.choose(f"attack {KING}", f"send Ox against {KING}", "done")
    until(s, "use The Toad-King")
    assert s.value("Elk") == "5/9"


@plays("The Toad-King of Mill Hollow")
def test_a_hit_point_lost_to_magic_costs_a_card_too() -> None:
    s = orc(f"A: quests: {KING}; chapter: Next; offensive: Ox; hand: Axe, Hen, Rat\nB: hand: Cow, Pig", TEXTS | MONSTER)
    passing(s, f"accept {KING}")
    s.choose("play Axe", "in the Offensive", f"target {KING}")
    until(s, "pick")
    assert (s.asked, offered(s, "pick"), s.progress("A", KING)) == ("A", ["Hen", "Rat"], "2 hit points left")


@plays("The Toad-King of Mill Hollow")
def test_of_two_who_hunt_it_the_one_whose_count_goes_down_discards() -> None:
    s = orc(
        f"A: quests: {KING}; chapter: Next; offensive: Ox 4/9; hand: Hen, Rat\nB: hand: Cow, Pig; offensive: Elk 4/9",
        TEXTS | MONSTER,
    )
    passing(s, f"accept {KING}")
    s.to("Play", "B")
    s.choose(f"accept {KING}")
    s.to("Move or Attack", "B")
    s.choose(f"attack {KING}")
    until(s, "pick")
    assert (s.asked, {"Cow", "Pig"} <= set(offered(s, "pick"))) == ("B", True)
    s.choose("pick Cow")
    s.to("Second Play", "B")
    assert [s.progress(x, KING) for x in "AB"] == ["3 hit points left", "2 hit points left"]
    assert (s.place("Cow"), {"Hen", "Rat"} <= set(s.hand("A"))) == ("B's graveyard", True)


@plays("The Toad-King of Mill Hollow")
@pytest.mark.parametrize("points", [0, 6])
def test_the_last_hit_point_completes_it_first(points: int) -> None:
    s = orc(
        f"A: {points} VP; offensive: Ox 4/9, Elk 4/9, Pig 4/9; quests: {KING}; chapter: Next; hand: Hen, Rat, Yak, Ram\n"
        "B: hand: 1", TEXTS | MONSTER,
    )  # fmt: skip
    passing(s, f"accept {KING}")
    s.to("Move or Attack")
    s.choose(f"attack {KING}", *(f"send {name} against" for name in ("Ox", "Elk", "Pig")))
    s.choose("done") if "done" in s.options() else None
    while not s.over and s.phase != "Second Play":
        s.choose(next((o for o in s.options() if o.startswith("pick")), None) or s.way_on())
    assert (s.victory("A"), len(s.hand("A"))) == (points + 4, 2 if points else 1)
    assert s.over is (points == 6)


def taken(army: str, quest: str, text: str = "") -> Scene:
    """A has accepted the quest, with what else lies on the table."""
    s = orc(f"A: {army}; quests: {quest}; chapter: Next; hand: {text or 1}\nB: hand: 1\nC: hand: 1", TEXTS)
    passing(s, f"accept {quest}")
    return s


@plays("Collect before the Thaw")
@pytest.mark.parametrize(("armies", "won"), [(("Ox 7/9",), True), (("Ox 6/9",), False), (("Ox 4/9", "B"), True)])
def test_seven_influence_by_undefended_attackers_collect_it(armies: tuple[str, ...], won: bool) -> None:
    s = taken(f"offensive: {armies[0]}", "Collect before the Thaw", "Raid")
    assert s.influence("A") == 17
    s.do("play Raid", "target player C")  # by no attacker
    s.to("Move or Attack")
    s.choose("attack B")
    s.to("Second Play")
    if len(armies) > 1:
        assert (s.victory("A"), s.influence("A")) == (0, 17)
        s.to("Play", "B")
        s.to("Move or Attack", "A")
        s.choose("attack C")
        s.to("Second Play")
    assert (s.victory("A"), s.influence("A")) == ((4, 20) if won else (0, 17))


@plays("Collect before the Thaw")
def test_who_has_no_three_does_not_accept_and_who_is_late_loses_them() -> None:
    s = orc("A: 2 influence; quests: Collect before the Thaw; chapter: Next; hand: 1\nB: hand: 1", TEXTS)
    assert "accept Collect before the Thaw" not in s.options()
    s = taken("offensive: Ox", "Collect before the Thaw")
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.pursues("A") == ["Collect before the Thaw"]
    s.to("Play", "B")
    s.to("Play", "A")
    assert (s.pursues("A"), s.victory("A"), s.influence("A")) == ([], 0, 17)


@plays("Six Full Barns")
@pytest.mark.parametrize(
    ("resources", "spend", "won"), [("6", False, True), ("5, Pig marked", False, False), ("6", True, False)]
)
def test_six_unmarked_as_a_turn_of_his_ends_fill_the_barns(resources: str, spend: bool, won: bool) -> None:
    s = taken(f"resources: {resources}", "Six Full Barns", "Cost")
    if spend:
        s.do("play Cost")
    assert s.victory("A") == 0
    s.to("Draw", "B")
    assert s.victory("A") == (3 if won else 0)
    if spend:
        s.to("Draw", "A")
        assert s.victory("A") == 0  # nor by the end of an opponent's turn
        s.to("Draw", "B")
        assert s.victory("A") == 3


@plays("March on Both Banks")
def test_four_moves_of_one_turn_are_a_march() -> None:
    s = taken("offensive: Ox, Elk, Hen, Pig; defensive: Rat", "March", "Swap, Swap")
    s.do("play Swap", front="Defensive")
    s.to("Move or Attack")
    assert (s.place("Rat"), s.victory("A")) == ("A's Offensive", 0)
    three = s.fork()
    s.choose("move Ox", "move Elk", "move Hen")
    assert s.victory("A") == 0
    s.choose("move Pig")
    assert (s.victory("A"), s.phase) == (2, "Move or Attack")
    three.choose("move Ox", "move Elk", "move Hen")
    three.to("Draw", "A")
    three.to("Move or Attack", "A")
    three.choose("move Pig")
    three.to("Play", "B")
    assert three.victory("A") == 0


@plays("A Debt Called Home")
@pytest.mark.parametrize("resources", ["Pig, Ram marked", "Ram marked", "0"])
def test_a_card_of_the_hand_is_laid_and_another_resource_card_taken(resources: str) -> None:
    s = orc(f"A: resources: 3; hand: A Debt Called Home\nB: hand: Cow, Hen; resources: {resources}; deck: 9", TEXTS)
    s.choose("play A Debt Called Home")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    until(s, "pick")
    assert (s.asked, offered(s, "pick"), "pass" in s.options()) == ("A", ["Cow", "Hen"], False)
    s.choose("pick Cow")
    if "Pig" in resources:
        assert (s.asked, offered(s, "pick")) == ("B", ["Pig", "Ram"])
        s.choose("pick Ram")
    back = [] if resources == "0" else ["Ram"]
    assert (s.place("Cow"), s.marked("Cow"), sorted(s.hand("B"))) == ("B's resources", True, sorted(["Hen", *back]))
    s.to("Play", "B")
    assert "lay Hen" in s.options()
