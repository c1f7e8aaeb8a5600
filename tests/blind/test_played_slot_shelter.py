"""Blind texts of SLOT about who can be attacked by whom, played as their writers meant them."""

import pytest

from blind.texts import FAR, FOLK, battle, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 6 life 5", "Bow": "ranged 6 def 6 life 5",
    "Mage": "magic 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Marker": "close 1 def 1 life 1: [ ] - Mark target creature.",
}  # fmt: skip


def attacks(s: Scene, target: str) -> list[str]:
    """How it can be attacked now, without its name."""
    return [label.partition(" with ")[2] for label in s.options() if label.startswith(f"attack {target} with")]


@plays("Palisade Hauler")
def test_whoever_stands_behind_it_is_safe_from_magic_only() -> None:
    s = slot(f"A: front: Mage; {FAR}\nB: front: Palisade Hauler; back: Ox", CAST)
    assert (attacks(s, "Ox B1"), attacks(s, "Palisade Hauler F1")) == ([], ["Mage F1, ranged"])
    for foes, target in (
        ("front: Ann; back: Ox, Palisade Hauler", "Ox B1"),
        ("back: Palisade Hauler", "Palisade Hauler B1"),
    ):
        s = slot(f"A: front: Mage, Ox; {FAR}\nB: {foes}", CAST)
        assert attacks(s, target) == ["Mage F1, ranged"]
    s = slot(f"A: front: Bow; {FAR}\nB: front: Bogfooted Giant; back: Ox", CAST)
    assert attacks(s, "Ox B1") == ["Bow F1, ranged"]


@plays("Palisade Hauler")
@pytest.mark.parametrize(("foe", "tokens"), [("Mage", 0), ("Bow", 1)])
def test_nor_does_a_magic_strike_back_harm_who_stands_behind_it(foe: str, tokens: int) -> None:
    cast = CAST | {"Sling": "ranged 1 def 1 life 5"}
    s = slot(f"A: front: Palisade Hauler; back: Sling\nB: front: {foe}; {FAR}", cast)
    s.choose(f"attack {foe} F1 with Sling B1, ranged")
    s.decline()
    assert s.tokens("A B1") == tokens


@plays("Bogfooted Giant")
def test_it_covers_nobody_and_is_covered() -> None:
    s = slot(f"A: front: Club, Club; {FAR}\nB: front: Bogfooted Giant, Ox; back: Ox, Ann", CAST)
    assert (attacks(s, "Ox B1"), attacks(s, "Ann B2")) == (["Club F1, close"], [])
    s = slot("A: front: Club; back: Bow\nB: front: Ox; back: Bogfooted Giant", CAST)
    assert attacks(s, "Bogfooted Giant B1") == []


@plays("Broad Pavisier")
def test_no_group_attacks_it_though_several_may_one_by_one() -> None:
    s = slot(f"A: front: Ann, Ann, Ann; {FAR}\nB: front: Ox, Broad Pavisier; {FAR}", CAST)
    assert attacks(s, "Broad Pavisier F2") == [f"Ann F{n}, {how}" for n in (1, 2, 3) for how in ("close", "ranged")]
    assert "Ann F1 + Ann F2, close" in attacks(s, "Ox F1")
    for n in (1, 2):
        s.choose(f"attack Broad Pavisier F2 with Ann F{n}, close")
        s.decline()
    assert s.ap == 1
    s = slot(f"A: front: Broad Pavisier, Ann; {FAR}\nB: front: Ox; {FAR}", CAST)
    assert "Broad Pavisier F1 + Ann F2, close" in attacks(s, "Ox F1")


@plays("Candleless Widow")
def test_she_is_attacked_from_afar_only() -> None:
    s = slot(f"A: front: Ann, Ann; {FAR}\nB: front: Candleless Widow, Ox; {FAR}", CAST)
    assert sorted(attacks(s, "Candleless Widow F1")) == ["Ann F1 + Ann F2, ranged", "Ann F1, ranged", "Ann F2, ranged"]
    assert "Ann F1, close" in attacks(s, "Ox F2")


@plays("Hawk of the High Fern")
def test_close_it_reaches_over_who_stands_in_front() -> None:
    s = slot(f"A: front: Hawk of the High Fern, Club; {FAR}\nB: front: Ann, Ann; back: Ox, Ox", CAST)
    assert (attacks(s, "Ox B1"), attacks(s, "Ox B2")) == (["Hawk of the High Fern F1, close"], [])
    s.choose("attack Ox B1 with Hawk of the High Fern F1, close")
    s.decline()
    assert s.tokens("B B1") == 1
    s = slot("A: front: Ox marked; back: Hawk of the High Fern\nB: front: Ann; back: Ox", CAST)
    assert (attacks(s, "Ox B1"), attacks(s, "Ann F1")) == ([], [])


@plays("Second Rank Piker")
def test_from_behind_it_reaches_straight_ahead_and_close() -> None:
    piker = "Second Rank Piker B1, close"
    s = slot("A: front: Ox; back: Second Rank Piker\nB: front: Ann, Ann; back: Ox", CAST)
    assert [attacks(s, target).count(piker) for target in ("Ann F1", "Ann F2", "Ox B1")] == [1, 0, 0]
    assert not [how for how in attacks(s, "Ann F1") if "+" in how]
    s.choose(f"attack Ann F1 with {piker}")
    s.decline()
    assert (s.tokens("B F1"), s.tokens("A B1")) == (1, 0)
    s = slot("A: front: Ox; back: Second Rank Piker, Club\nB: front: -, Ann; back: Ox", CAST)
    assert piker in attacks(s, "Ox B1")
    assert not [how for how in attacks(s, "Ann F2") if "Club" in how]


@plays("Falcon Equerry")
def test_cover_keeps_it_off_close_only() -> None:
    s = slot("A: front: Falcon Equerry, Ox; back: -, Falcon Equerry\nB: front: Ann, Ann; back: Ox, Ox", CAST)
    assert attacks(s, "Ox B1") == ["Falcon Equerry F1, ranged"]
    assert attacks(s, "Ox B2") == ["Falcon Equerry B2, ranged"]


@plays("Lowgate Levy")
def test_it_fights_in_no_group() -> None:
    s = slot(f"A: front: Lowgate Levy, Ann, Ann; {FAR}\nB: front: -, Ox; {FAR}", CAST)
    close = [how for how in attacks(s, "Ox F2") if how.endswith("close")]
    assert sorted(close) == ["Ann F2 + Ann F3, close", "Ann F2, close", "Ann F3, close", "Lowgate Levy F1, close"]


@plays("Kennel Mastiff", "Marchland Hawker", "Smelter Brute")
@pytest.mark.parametrize(
    ("army", "foe", "label", "dies"),
    [
        ("Kennel Mastiff", "Club marked", "Club F1 with Kennel Mastiff F1, close", False),
        ("Kennel Mastiff", "Club", "Club F1 with Kennel Mastiff F1, close", True),
        ("Lamb, Kennel Mastiff", "Club marked", "Club F1 with Lamb F1, close", True),
        ("Marchland Hawker", "Bow", "Bow F1 with Marchland Hawker F1, ranged", False),
        ("Marchland Hawker", "Club", "Club F1 with Marchland Hawker F1, close", False),
        ("Lamb", "Smelter Brute", "Smelter Brute F1 with Lamb F1, close", False),
        ("Lamb", "Smelter Brute", "Smelter Brute F1 with Lamb F1, ranged", False),
        ("Lamb, Ox", "Smelter Brute", "Smelter Brute F1 with Lamb F1 + Ox F2, close", False),
        ("Lamb", "Marchland Hawker", "Marchland Hawker F1 with Lamb F1, close", True),
    ],
)
def test_nobody_strikes_back(army: str, foe: str, label: str, *, dies: bool) -> None:
    s = battle(army, foe, f"attack {label}", CAST | {"Lamb": "close 1 ranged 1 def 1 life 1"})
    assert (s.who("A F1") == "") == dies
    assert s.asked == "A"


@plays("Kennel Mastiff", "Marchland Hawker")
@pytest.mark.parametrize(
    ("first", "foe", "how"), [("Kennel Mastiff", "Club", "close"), ("Marchland Hawker", "Bow", "ranged")]
)
def test_in_a_group_they_are_struck_at(first: str, foe: str, how: str) -> None:
    s = battle(
        f"{first}, Ox",
        f"{foe} marked",
        f"attack {foe} F1 with {first} F1 + Ox F2, {how}",
        CAST | {"Ox": "close 1 ranged 1 def 1 life 9"},
    )
    s.choose("number 3", "number 3")
    assert s.who("A F1") == ""


@plays("Kennel Mastiff")
def test_whoever_is_marked_during_the_battle_does_not_strike_back_either() -> None:
    s = slot(f"A: front: Kennel Mastiff, Marker; {FAR}\nB: front: Club; {FAR}", CAST)
    s.choose("attack Club F1 with Kennel Mastiff F1, close", "use Marker F2", "target Club F1")
    s.decline()
    assert (s.marked("B F1"), s.who("A F1")) == (True, "Kennel Mastiff")


@plays("Smelter Brute")
def test_it_attacks_as_hard_as_it_is() -> None:
    s = battle("Smelter Brute", "Five", "attack Five F1 with Smelter Brute F1, close", CAST | {"Five": "def 5 life 2"})
    assert s.tokens("B F1") == 1
