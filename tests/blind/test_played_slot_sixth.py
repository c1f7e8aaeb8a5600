"""Blind texts of SLOT's last round, played as their writers meant them."""

import pytest

from blind.gestures import spend
from blind.texts import FAR, FOLK, battle, of_round, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Bow": "close 1 ranged 4 def 3 life 5", "Mage": "close 1 magic 4 def 2 life 5",
    "Bell": "close 1 def 1 life 1: [ ] - This creature gets +1 close until end of turn.",
    "Boss": "level 2 close 1 def 3 life 5", "Club": "close 6 def 3 life 5", "Swap": "close 1 def 3 life 5 (Knight)",
    "Nap": "close 1 def 1 life 1: [ ] - Mark target enemy creature.",
}  # fmt: skip
ADEPT = CAST | of_round("slot-6", "Mirror Adept")  # an earlier round has another


def attacks(s: Scene, by: str) -> list[str]:
    """Whom somebody can attack alone, and how."""
    found = [label for label in s.options() if label.startswith("attack") and f"with {by}, " in label]
    return [label.removeprefix("attack ").replace(f" with {by}", "") for label in found]


def joins(name: str, army: str, foes: str = f"front: Ox; {FAR}", pile: str = "") -> Scene:
    """The creature is recruited out of the deck into A B1; whatever it costs is paid out of the twilight."""
    s = slot(f"A: {army}; deck: {name}; twilight: 5 Imp{pile}\nB: {foes}\nstep: Recruit", CAST)
    s.choose(f"recruit {name}", f"place {name} in B1")
    spend(s)
    return s


@plays("Hollowbrook Slinger")
def test_it_shoots_past_cover_but_not_in_a_group() -> None:
    s = slot(f"A: front: Hollowbrook Slinger, Ann; {FAR}\nB: front: Ann, Ann; back: Ann, Ann", CAST)
    assert [shot for shot in attacks(s, "Hollowbrook Slinger F1") if "Ann B" in shot] == ["Ann B1, ranged"]
    assert [shot for shot in attacks(s, "Ann F2") if "Ann B" in shot] == []
    groups = [label for label in s.options() if " + " in label]
    assert groups
    assert not [label for label in groups if "attack Ann B" in label]


@plays("Hollowbrook Slinger")
def test_it_stays_and_nobody_takes_its_place() -> None:
    s = slot(f"A: front: Hollowbrook Slinger, Ann, -; {FAR}\nB: front: Ann; {FAR}\nstep: Move", CAST)
    assert not [label for label in s.options() if label.startswith("move Hollowbrook")]
    assert "move Ann F2 to F1" not in s.options()
    assert "move Ann F2 to F3" in s.options()


@plays("Gate Warden")
def test_who_stands_beside_it_is_tougher_and_it_is_not() -> None:
    s = slot(f"A: front: Gate Warden, Ox, Gate Warden, Ann; back: Ox, Ox, -, -\nB: front: Ox; {FAR}\nstep: Move", CAST)
    assert [s.value(f"A {where}", "DEF") for where in ("F1", "F2", "F3", "F4", "B1", "B2")] == [3, 3, 3, 4, 2, 1]
    assert s.value("B F1", "DEF") == 1
    s.choose("move Gate Warden F3 to B3")
    assert [s.value(f"A {where}", "DEF") for where in ("F2", "F4", "B2")] == [2, 3, 2]


@plays("Gate Warden")
def test_in_a_group_it_helps_nobody() -> None:
    s = slot(f"A: front: Gate Warden, Ann; back: Bell, -, -, -\nB: front: Axe; {FAR}", CAST)
    s.choose("attack Axe F1 with Gate Warden F1 + Ann F2, close")
    assert "use Bell B1" in s.options()
    assert [s.value(f"A {where}", "DEF") for where in ("F2", "B1")] == [3, 1]


@plays("Thistle Hexer")
def test_an_enemy_of_its_column_is_weaker_for_the_turn() -> None:
    s = slot(f"A: front: Thistle Hexer; {FAR}\nB: front: Ann, Ann; back: Imp, Ann\nstep: Abilities", CAST)
    s.choose("use Thistle Hexer F1")
    assert s.options() == ["target Ann F1", "target Imp B1"]
    weak = s.fork()
    weak.choose("target Imp B1")
    assert weak.value("B B1", "DEF") == 0
    s.choose("target Ann F1")
    assert (s.value("B F1", "DEF"), s.marked("A F1")) == (1, True)
    s.to("Move", "B")
    assert s.value("B F1", "DEF") == 3


@plays("Vanguard Drummer")
def test_entering_it_may_unmark_one_beside_it() -> None:
    s = joins("Vanguard Drummer", "front: Ox marked, Ox marked; back: -, Ann, -, Page")
    s.choose("yes")  # Ann is not marked
    assert "A chooses Ox" in s.log()
    assert (s.marked("A F1"), s.marked("A F2"), s.marked("A B1")) == (False, True, True)
    s = joins("Vanguard Drummer", "front: Ox marked; back: -, Ann marked, -, Page")
    s.choose("yes")
    assert s.options() == ["pick Ox F1", "pick Ann B2"]
    s = joins("Vanguard Drummer", "front: Ox marked, Ox; back: -, -, -, Page")
    s.choose("no")
    assert s.marked("A F1")


@plays("Carrion Steward")
def test_for_each_kill_the_newest_of_the_graveyard_may_come_to_twilight() -> None:
    s = slot(f"A: front: Witch, Carrion Steward; {FAR}; grave: Ann, Ox\nB: front: Imp, Imp; {FAR}", CAST)
    s.choose("use Witch F1", "target Imp F1")
    kept = s.fork()
    kept.choose("no")
    assert kept.grave("A") == ["Ann", "Ox"]
    s.choose("yes")
    assert (s.twilight("A"), s.grave("A")) == (["Ann"], ["Ox"])
    s.to("Action", "B")
    assert s.twilight("A") == []


@plays("Carrion Steward")
def test_with_an_empty_graveyard_nothing_happens_and_in_the_other_turn_it_works_too() -> None:
    s = slot(f"A: front: Witch, Carrion Steward; {FAR}\nB: front: Imp, Imp; {FAR}", CAST)
    s.choose("use Witch F1", "target Imp F1")
    if s.options() == ["yes", "no"]:
        s.choose("yes")
    assert (s.twilight("A"), s.asked) == ([], "A")
    s = slot(f"A: front: Axe, Carrion Steward; {FAR}; grave: Ox\nB: front: Bell; {FAR}\nstep: Action, active B", CAST)
    s.choose("attack Axe F1 with Bell F1, close")
    s.decline()
    s.choose("yes")
    assert s.twilight("A") == ["Ox"]


@plays("Mirror Adept")
def test_its_weapon_ignores_cover_and_enemies_do_not_name_it() -> None:
    s = slot(f"A: front: Mirror Adept; {FAR}\nB: front: Ann, Ann; back: Ann, Ann", ADEPT)
    assert "Ann B1, ranged" in attacks(s, "Mirror Adept F1")
    s = slot(f"A: front: Saint, Ann; {FAR}\nB: front: Mirror Adept, Ann; {FAR}", ADEPT)
    assert "Mirror Adept F1, close" in attacks(s, "Ann F2")
    s.choose("use Saint F1")
    assert "target Ann F2 of B" in s.options()
    assert not [label for label in s.options() if "Mirror" in label]
    s = slot(f"A: front: Saint, Mirror Adept; {FAR}\nB: front: Ann; {FAR}", ADEPT)
    s.choose("use Saint F1")
    assert "target Mirror Adept F2" in s.options()


@plays("Bannerless Exile")
def test_with_nobody_beside_it_it_is_stronger() -> None:
    s = slot(f"A: front: Bannerless Exile, -, Ox; {FAR}\nB: front: Ann; {FAR}\nstep: Move", CAST)
    assert [s.value("A F1", kind) for kind in ("close", "DEF")] == [5, 3]
    s.choose("move Ox F3 to F2")
    assert [s.value("A F1", kind) for kind in ("close", "DEF")] == [3, 2]
    s = slot("A: front: Bannerless Exile; back: Ox, -, -, -\nB: front: Ann; back: Ann, -, -, -\nstep: Move", CAST)
    assert s.value("A F1", "close") == 3


@plays("Siege Tortoise")
def test_whoever_is_behind_it_is_not_attacked() -> None:
    foes = "A: front: Mage, Mage; back: -, -, -, Page"
    s = slot(f"{foes}\nB: front: Siege Tortoise, Ann; back: Ann, Ann, -, -", CAST)
    shots = attacks(s, "Mage F1") + attacks(s, "Mage F2")
    assert "Ann B2, ranged" in shots
    assert "Ann B1, ranged" not in shots
    assert "Siege Tortoise F1, close" in shots
    s = slot(f"{foes}\nB: front: Ann, Ann; back: Siege Tortoise, Ann, -, -", CAST)
    assert "Ann F1, ranged" in attacks(s, "Mage F1")
    s = slot(f"A: front: Saint; {FAR}\nB: front: Siege Tortoise; back: Ann, -, -, -", CAST)
    s.choose("use Saint F1")
    assert "target Ann B1" in s.options()


@plays("Siege Tortoise")
def test_it_stays_where_it_is() -> None:
    s = slot(f"A: front: Siege Tortoise, Ann; {FAR}\nB: front: Ann; {FAR}\nstep: Move", CAST)
    assert not [label for label in s.options() if label.startswith("move Siege")]
    assert "move Ann F2 to F1" not in s.options()


@plays("Duelist of the Red Step")
@pytest.mark.parametrize(("mark", "tokens"), [("", 1), (" marked", 0)])
def test_it_strikes_the_unmarked_harder(mark: str, tokens: int) -> None:
    cast = CAST | {"Wall": "def 4 life 5"}
    s = battle("Duelist of the Red Step", f"Wall{mark}", "attack Wall F1 with Duelist of the Red Step F1, close", cast)
    assert s.tokens("B F1") == tokens


@plays("Duelist of the Red Step")
def test_whom_the_exchange_marks_it_strikes_as_printed_and_it_strikes_back_so() -> None:
    s = slot(
        f"A: front: Duelist of the Red Step; back: Nap, -, -, -\nB: front: Wall; {FAR}", CAST | {"Wall": "def 4 life 5"}
    )
    s.choose("attack Wall F1 with Duelist of the Red Step F1, close", "use Nap B1", "target Wall F1")
    s.decline()
    assert s.tokens("B F1") == 0
    s = battle(
        "Wall",
        "Duelist of the Red Step",
        "attack Duelist of the Red Step F1 with Wall F1, close",
        {"Wall": "close 1 def 4 life 5"},
    )
    assert s.tokens("A F1") == 0


@plays("Knight of the Pale Oath")
def test_attacking_does_not_mark_it_and_magic_does_not_reach_it() -> None:
    s = battle("Knight of the Pale Oath", "Ox, Ox", "attack Ox F1 with Knight of the Pale Oath F1, close", CAST)
    assert not s.marked("A F1")
    assert attacks(s, "Knight of the Pale Oath F1")
    s = slot(f"A: front: Mage; {FAR}\nB: front: Knight of the Pale Oath; {FAR}", CAST)
    assert attacks(s, "Mage F1") == ["Knight of the Pale Oath F1, close"]
    s = slot(f"A: front: Knight of the Pale Oath marked; {FAR}\nB: front: Ox; {FAR}", CAST)
    assert attacks(s, "Knight of the Pale Oath F1") == []


@plays("Ember Witch")
def test_for_four_marks_any_enemy_has_a_token_and_only_in_its_own_turn() -> None:
    s = slot("A: front: Ember Witch, Ox, Ox, Ox; back: -, -, -, -\nB: front: Ann, Ann; back: Imp, -, -, -", CAST)
    assert "Imp B1, ranged" in attacks(s, "Ember Witch F1")
    s.choose("use Ember Witch F1", "target Imp B1")
    while s.options()[0].startswith("give"):
        s.choose(s.options()[0])
    assert ([s.marked(f"A F{n}") for n in (1, 2, 3, 4)], s.who("B B1")) == ([True] * 4, "")
    s = slot("A: front: Ember Witch, Ox, Ox; back: -, -, -, -\nB: front: Ann; back: Imp, -, -, -", CAST)
    assert not [label for label in s.options() if label.startswith("use Ember")]
    s = slot(f"A: front: Ann; {FAR}\nB: front: Ember Witch, Ox, Ox, Bell; back: Ox, -, -, -", CAST)
    s.choose("attack Ember Witch F1 with Ann F1, close")
    assert s.asked == "B"
    assert not [label for label in s.options() if label.startswith("use Ember")]


@plays("Treewarden Sapling")
def test_it_arrives_unmarked() -> None:
    s = joins("Treewarden Sapling", f"front: Ox; {FAR}")
    assert not s.marked("A B1")
    s = joins("Hollowbrook Slinger", f"front: Ox; {FAR}")
    assert s.marked("A B1")


@plays("Chainbound Ogre")
def test_it_attacks_only_behind_another_ally() -> None:
    s = slot(f"A: front: Chainbound Ogre, Club; {FAR}\nB: front: Ox, Ox; {FAR}", CAST)
    assert attacks(s, "Chainbound Ogre F1") == []
    assert [label for label in s.options() if "Chainbound Ogre F1 + Club F2" in label]
    s.choose("attack Ox F2 with Club F2, close")
    s.decline()
    assert "Ox F1, close" in attacks(s, "Chainbound Ogre F1")
    s = battle("Ox", "Chainbound Ogre", "attack Chainbound Ogre F1 with Ox F1, close", CAST)
    assert s.tokens("A F1") == 1


@plays("Turncoat Captain")
def test_a_damaged_enemy_of_level_one_changes_sides() -> None:
    s = slot(
        "A: front: Turncoat Captain, Ox, Ox, Ox; back: Ox, -, -, -\n"
        "B: front: Ann marked hurt 2, Boss hurt 1; back: Ann, -, -, Page\nstep: Abilities",
        CAST,
    )
    s.choose("use Turncoat Captain F1")
    while "place" not in " ".join(s.options()):
        assert "target Boss F2" not in s.options()
        assert "target Ann B1" not in s.options()
        s.choose(s.options()[0])
    assert len(s.options()) == 3
    s.choose("place Ann in B3" if "place Ann in B3" in s.options() else s.options()[1])
    assert (s.who("A B3"), s.tokens("A B3"), s.marked("A B3"), s.who("B F1")) == ("Ann", 2, True, "")


@plays("Turncoat Captain")
def test_without_an_empty_slot_or_a_damaged_enemy_it_does_nothing() -> None:
    full = "front: Turncoat Captain, Ox, Ox, Ox; back: Ox, Ox, Ox, Ox"
    s = slot(f"A: {full}\nB: front: Ann hurt 2; {FAR}\nstep: Abilities", CAST)
    s.choose("use Turncoat Captain F1")
    while s.options()[0].startswith("give"):
        s.choose(s.options()[0])
    assert s.who("B F1") == "Ann"
    s = slot(f"A: {full[:-4]}\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
    assert not [label for label in s.options() if label.startswith("use Turncoat")]


@plays("Loyal Squire")
def test_it_may_lose_the_life_of_a_knight_beside_it() -> None:
    s = slot(f"A: front: Axe; {FAR}\nB: front: Swap, Loyal Squire; {FAR}", CAST)
    s.choose("attack Swap F1 with Axe F1, close")
    while s.options() != ["yes", "no"]:
        s.choose(s.way_on())
    assert s.asked == "B"
    kept = s.fork()
    kept.choose("no")
    assert (kept.tokens("B F1"), kept.tokens("B F2")) == (1, 0)
    s.choose("yes")
    assert (s.tokens("B F1"), s.tokens("B F2")) == (0, 1)


@plays("Loyal Squire")
@pytest.mark.parametrize("army", ["Ann, Loyal Squire", "Swap, -, Loyal Squire"])
def test_for_no_other_and_from_afar_it_does_nothing(army: str) -> None:
    s = slot(f"A: front: Axe; {FAR}\nB: front: {army}; {FAR}", CAST)
    s.choose(f"attack {army.split(',', maxsplit=1)[0]} F1 with Axe F1, close")
    s.decline()
    assert s.tokens("B F1") == 1


@plays("Loyal Squire")
def test_what_an_ability_does_it_does_not_take() -> None:
    s = slot(f"A: front: Saint; {FAR}\nB: front: Swap, Loyal Squire; {FAR}", CAST)
    s.choose("use Saint F1", "target Swap F1")
    assert s.tokens("B F1") == 1


@plays("Pact Broker")
def test_an_opponent_marks_two_or_gives_a_point() -> None:
    s = joins("Pact Broker", f"front: Ox; {FAR}; 4 points", "front: Ox, Ann marked, Imp, Ox; back: -, -, -, -")
    assert s.asked == "B"
    given = s.fork()
    given.choose(next(label for label in given.options() if "point" in label))
    assert given.points("A") == 5
    s.choose(next(label for label in s.options() if "mark" in label))
    assert not [label for label in s.options() if "Ann" in label]
    s.choose("pick Ox F1", "pick Imp F3")
    assert ([s.marked(f"B F{n}") for n in (1, 2, 3, 4)], s.points("A")) == ([True, True, True, False], 4)


@plays("Pact Broker")
def test_with_fewer_than_two_unmarked_he_gives_the_point() -> None:
    s = joins("Pact Broker", f"front: Ox; {FAR}; 4 points", "front: Ox, Ann marked; back: -, -, -, -")
    assert (s.points("A"), s.marked("B F1")) == (5, False)
