"""What SLOT's texts on hits and misses do in play, on strike back, and on what attacks on somebody take."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from scenes.slot import scene
from vocabulary.slot_field import Field
from wtactics.rulesets.slot.rules.ap import price_of_attack


def field(text: str, knave: str = "") -> Field:
    """A creature with this text among others of close 2, ranged 2, DEF 2, life 2."""
    return Field(
        "F2 Slinger, B2 Sack, F1 Sack",
        "F2 Knave, F3 Sack, B2 Sack",
        "action",
        {"Slinger": text, "Sack": "", "Knave": knave},
    )


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("", 1),
        ("If this creature's attack succeeds, the target loses 2 life points instead of 1.", 2),
        ("If this creature's attack succeeds, put 1 token on the target.", 2),
        ("If this creature's attack succeeds, put 2 tokens on the target.", 3),
    ],
)
def test_what_a_success_takes_in_all_or_beside_its_life_point(text: str, hurt: int) -> None:
    s = scene(
        "A: front: Brute\nB: front: Ox",
        cards={"Brute": f"close 5 def 5 life 5: {text}".rstrip(": "), "Ox": "def 1 life 9"},
    )
    s.choose("attack Ox F1 with Brute F1, close")
    assert s.tokens("B F1") == hurt


@pytest.mark.parametrize(
    ("text", "missed", "hit"),
    [
        ("When this creature's attack fails, put a damage token on target enemy creature.", 1, 0),
        ("When an attack by this creature fails, it loses 1 life.", 1, 0),
        ("When an attack by this creature succeeds, it loses 1 life.", 0, 1),
        ("If this creature's close attack fails, this creature loses 1 life.", 1, 0),
        ("When this creature's ranged attack fails, it loses 1 life.", 0, 0),
    ],
)
def test_attacks_fail_or_succeed(text: str, missed: int, hit: int) -> None:
    for knave, expected in (("This creature gets +1 DEF and -2 close.", missed), ("This creature gets -2 close.", hit)):
        f = field(text, knave)
        f.choose("attack Knave F2 with Slinger F2, close")
        if "target" in text:
            assert any("target" in option for option in f.options()) == bool(expected)
        else:
            assert f.hurt("Slinger") == expected


def test_who_attacks_in_vain_is_known() -> None:
    f = field(
        "", "This creature gets +1 DEF and -2 close. When an attack on this creature fails, the attacker loses 1 life."
    )
    f.choose("attack Knave F2 with Slinger F2, close")
    assert (f.hurt("Slinger"), f.hurt("Knave")) == (1, 0)


@pytest.mark.parametrize(
    ("text", "close", "ranged"),
    [
        ("This creature strikes back with +1 close.", 1, 0),
        ("This creature strikes back in close combat with +1.", 1, 0),
        ("This creature strikes back with +1.", 1, 1),
        ("This creature gets +1 ranged when striking back.", 0, 1),
        ("This creature gets +1 close when attacking.", 0, 0),
    ],
)
def test_strike_back_is_stronger(text: str, close: int, ranged: int) -> None:
    for combat, expected in (("close", close), ("ranged", ranged)):
        f = field("This creature gets +1 DEF.", text)
        f.choose(f"attack Knave F2 with Slinger F2, {combat}")
        assert f.hurt("Slinger") == expected


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("A hit by this creature takes 2 life instead of 1.", True),
        ("This creature's hits take 2 life points.", True),
        ("Hits by this creature cost 1 additional life point.", True),
        ("[Close] - A hit with this weapon costs the creature hit 2 life points instead of 1.", True),
        ("[Ranged] - A hit with this weapon costs the creature hit 2 life points instead of 1.", False),
        ("", False),
    ],
)
def test_hits_that_take_two(text: str, life: bool) -> None:
    f = field(text)
    f.choose("attack Knave F2 with Slinger F2, close")
    assert (f.at("F2", 1) == "") == life


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[Close] - On a hit, push the creature it fights to the back slot of its column, if empty.", "B2"),
        ("[Close] - If it hits, push the target into the slot behind it.", "B2"),
        ("[Close] - Hits by this weapon take 2 life points.\n[Close] - On a hit, push the creature hit back.", ""),
    ],
)  # fmt: skip
def test_who_is_hit_is_pushed_unless_he_has_fallen(text: str, where: str) -> None:
    f = Field("F2 Slinger", "F2 Knave, F3 Sack", "action", {"Slinger": text, "Sack": "", "Knave": ""})
    f.choose("attack Knave F2 with Slinger F2, close")
    assert (f.at("F2", 1), f.at("B2", 1)) == ("", "Knave" if where else "")


def test_of_the_one_behind_whom_it_hits() -> None:
    text = "[Ranged] - If it succeeds against a creature in the front row, the creature behind that one loses a life point too."
    f = field(text)
    f.choose("attack Knave F2 with Slinger F2, ranged")
    assert (f.hurt("Knave"), f.t.harm[f.t.in_slot(1, 5)]) == (1, 1)


@pytest.mark.parametrize(
    ("text", "knave", "single", "group"),
    [
        ("", "Attacks on this creature cost 1 AP more.", 2, 3),
        ("", "Attacking this creature costs 4 AP.", 4, 4),
        ("", "Group attacks on this creature or an adjacent ally take 2 AP more.", 1, 4),
        ("", "Group attacks on this creature or an adjacent ally take 1 AP less.", 1, 1),
        ("Attacks by this creature cost 1 AP less.", "", 0, 2),
        ("Group attacks by other creatures you control cost 1 AP less.", "", 1, 2),
        ("Group attacks by creatures you control cost 1 AP less.", "", 1, 2),  # lost by a member (SLOT-GROUP-05)
    ],
)
def test_what_attacks_take(text: str, knave: str, single: int, group: int) -> None:
    f = field(text, knave)
    sack, slinger, target = f.t.in_slot(0, 0), f.t.in_slot(0, 1), f.t.in_slot(1, 1)
    assert price_of_attack(f.t, vec[i64]([slinger]), target, False) == single
    assert price_of_attack(f.t, vec[i64]([sack, slinger]), target, False) == group
    attacks = [option for option in f.options() if option.startswith("attack Knave F2") and option.endswith("close")]
    assert any("Slinger F2" in option and "+" not in option for option in attacks) == (single <= 3)
    assert any("+" in option for option in attacks) == (group <= 3)


def test_a_group_is_one_attack_to_those_who_only_watch() -> None:
    f = field("", "When this creature is attacked, gain 1 victory point.")
    f.choose("attack Knave F2 with Sack F1 + Slinger F2, close")
    assert f.t.points[1] == 1
    f = field("", "When this creature is attacked, the attacker loses 1 life.")
    f.choose("attack Knave F2 with Sack F1 + Slinger F2, close")
    f.choose("trigger of Knave F2")
    assert [f.t.harm[f.t.in_slot(0, slot)] for slot in (0, 1)] == [1, 1]


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[ ]: Push target enemy creature back.", "B2"),
        ("[ ]: Move target enemy creature back.", "F2"),
        ("[ ]: Target enemy creature is pushed back.", "B2"),
    ],
)
def test_whoever_cannot_move_is_pushed_all_the_same(text: str, where: str) -> None:
    cards = {"Slinger": text, "Knave": "This creature can't move."}
    f = Field("F2 Slinger", "F2 Knave", "action", cards)
    assert ("use Slinger F2" in f.options()) is (where == "B2")  # it is no target where it would stay (SLOT-MOVE-09)
    if where == "B2":
        f.choose("use Slinger")
    assert f.at(where, 1) == "Knave"
