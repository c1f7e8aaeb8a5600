"""SLOT-CARD: what stands on a card."""

from pathlib import Path

import pytest

from scenes.slot import rule, scene
from wtactics.cards import FaultyFile
from wtactics.cards.sheet import read_sheet
from wtactics.rulesets.slot.speech.printing import level, upkeep
from wtactics.rulesets.slot.told.signs import signs, values
from wtactics.rulesets.slot.view import SlotView

SHEET = """set = "Trial"
rulesets = ["slot"]

[[card]]
number = 1
version = 1
name = "Reed Warden"
faction = "Gaian"
type = "{type}"
subtypes = "Elf Warden"
cost = 2
text = "Steadfast."
[card.slot]
"""
VALUES = {
    "close": "3", "ranged": "2", "defense": "3", "life": "2", "level": "1", "upkeep": "1", "magic": "true", "fixed": "true",
}  # fmt: skip
END = "back: -, -, -, Page"


def faults(tmp_path: Path, changes: dict[str, str], without: str = "", type_: str = "creature") -> list[str]:
    """What is wrong with a sheet of one creature with these values."""
    lines = [f"{key} = {value}" for key, value in (VALUES | changes).items() if key not in without.split()]
    (tmp_path / "sheet.toml").write_text(SHEET.format(type=type_) + "\n".join(lines) + "\n", "utf-8")
    try:
        read_sheet(tmp_path / "sheet.toml")
    except FaultyFile as faulty:
        return str(faulty).splitlines()
    return []


@rule("SLOT-CARD-02")
def test_what_is_printed_is_what_is_played() -> None:
    cards = {
        "Warden": "level 2 cost 4 close 3 magic 2 def 4 life 3 upkeep 1 fixed (Elf): Steadfast.",
        "Stone": "def 2 life 1",
    }
    s = scene(f"A: front: Warden, Stone; {END}\nB: front: Page; {END}\nstep: Upkeep", cards=cards)
    view, warden, stone = SlotView(s.table, 1), s.at("A F1"), s.at("A F2")
    shown = {value.title: (value.now, value.printed) for value in values(view, warden)}
    assert [shown[title] for title in ("Close", "DEF")] == [(3, 3), (4, 4)]
    assert {value.key: value.now for value in values(view, warden)}["life"] == 3
    assert {"close", "ranged"} & {value.key for value in values(view, stone)} == set()
    assert {"magic", "fixed", "level"} <= {sign.key for sign in signs(view, warden, [])}
    printed = s.table.printed[warden]
    assert (s.table.library.cost[printed], level(s.table.library, printed), upkeep(s.table.library, printed)) == (
        4,
        2,
        1,
    )
    assert s.options()[:2] == ["pay 1 for Warden F1", "give up Warden F1"]
    assert "pay 1 for Warden F1, fee 2" in s.options()


@rule("SLOT-CARD-02", "SLOT-CARD-01")
def test_a_sheet_gives_a_creature_with_its_values(tmp_path: Path) -> None:
    assert faults(tmp_path, {}) == []
    (card,) = read_sheet(tmp_path / "sheet.toml")
    expected = {"close": 3, "ranged": 2, "defense": 3, "life": 2, "level": 1, "upkeep": 1, "magic": True, "fixed": True}
    assert card.stats_in("slot") == expected
    assert (card.name, card.faction, card.cost, card.subtypes) == ("Reed Warden", "Gaian", 2, ("Elf", "Warden"))
    assert card.text == "Steadfast."
    for optional in ("close", "ranged magic", "upkeep", "fixed", "close ranged magic"):
        assert faults(tmp_path, {}, without=optional) == []


@rule("SLOT-CARD-02", "SLOT-CARD-03", "SLOT-CARD-04", "SLOT-NUM-01", "SLOT-LEVEL-05")
@pytest.mark.parametrize(("changes", "without", "told"), [
    ({}, "defense", "defense"), ({}, "life", "life"), ({}, "level", "level"),
    ({"level": "0"}, "", "0 as level"), ({"level": "4"}, "", "4 as level"),
    ({"close": "2.5"}, "", "2.5 as close"), ({"defense": "-1"}, "", "-1 as defense"), ({"ranged": '"X"'}, "", "'X' as ranged"),
    ({}, "ranged", "magic without ranged"), ({"close": "[2, 3]"}, "", "[2, 3] as close"),
])  # fmt: skip
def test_a_value_that_no_creature_has_is_a_fault(
    tmp_path: Path, changes: dict[str, str], without: str, told: str
) -> None:
    found = faults(tmp_path, changes, without)
    assert [fault for fault in found if told in fault]


@rule("SLOT-CARD-01")
def test_a_sheet_for_armies_holds_creatures_only(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, {}, type_="event")
    assert "expected creature" in fault


@rule("SLOT-CARD-03", "SLOT-DEF-04")
def test_without_a_weapon_it_neither_attacks_nor_strikes_back() -> None:
    s = scene(f"A: front: Walking Corpse, Fighter; {END}\nB: front: Knight, Knight; {END}")
    assert "attack Knight F1 with Walking Corpse F1, close" in s.options()
    s.refused("attack Knight F1 with Walking Corpse F1, ranged", "SLOT-CARD-03")
    cards = {"Ghost": "close 2 ranged 2 def 0 life 1", "None": "def 1 life 2", "Nought": "close 0 def 1 life 2"}
    for foe, survives in (("None", True), ("Nought", False)):
        s = scene(f"A: front: Ghost; {END}\nB: front: {foe}; {END}", cards=cards)
        s.choose(f"attack {foe} F1 with Ghost F1, close")
        assert (s.tokens("B F1"), s.who("A F1") == "Ghost") == (1, survives)


@rule("SLOT-CARD-03", "SLOT-RESOLVE-07")
def test_a_weapon_of_value_0_is_a_weapon() -> None:
    cards = {"Nought": "close 0 def 1 life 1", "Air": "def 0 life 1"}
    s = scene(f"A: front: Nought; {END}\nB: front: Air; {END}", cards=cards)
    s.refused("attack Air F1 with Nought F1, ranged", "SLOT-CARD-03")
    s.choose("attack Air F1 with Nought F1, close")
    assert s.who("B F1") == ""


@rule("SLOT-CARD-04")
def test_what_holds_for_ranged_combat_holds_for_magic() -> None:
    cards = {"Drum": "def 1 life 1: Other ally creatures get +1 ranged.", "Wall": "ranged 1 def 5 life 2",
             "Adept": "magic 4 def 2 life 1: When this creature attacks in ranged combat, you get 2 AP."}  # fmt: skip
    s = scene("A: front: -, Drum; back: Adept, -, -, Page\nB: front: Wall; back: -, -, -, Page", cards=cards)
    assert s.value("A B1", "ranged") == 5
    s.choose("attack Wall F1 with Adept B1, ranged")
    assert (s.tokens("B F1"), s.ap, s.marked("A B1")) == (1, 3 - 1 + 2, True)


@rule("SLOT-CARD-05")
@pytest.mark.parametrize(("defense", "tokens"), [(2, 1), (3, 1), (4, 0), (7, 0)])
def test_an_attack_must_reach_the_def(defense: int, tokens: int) -> None:
    cards = {"Dummy": f"def {defense} life 2"}
    s = scene(f"A: front: Fighter; {END}\nB: front: Dummy; {END}", cards=cards)
    s.choose("attack Dummy F1 with Fighter F1, close")
    assert s.tokens("B F1") == tokens


@rule("SLOT-CARD-06")
def test_as_many_tokens_as_life_points_kill() -> None:
    foes = f"A: front: Fighter; {END}\nB: front: Dummy hurt {{}}; {END}"
    for hurt, alive in ((0, True), (1, True), (2, False)):
        s = scene(foes.format(hurt), cards={"Dummy": "def 1 life 3"})
        s.choose("attack Dummy F1 with Fighter F1, close")
        assert (s.who("B F1") == "Dummy", s.twilight("B")) == (alive, [] if alive else ["Dummy"])


@rule("SLOT-CARD-06")
def test_what_is_left_is_life_less_tokens() -> None:
    cards = {"Blight": "def 1 life 1: Enemy creatures opposite this creature get -1 life.", "Dummy": "def 1 life 3",
             "Bolt": "def 9 life 1: [ ] Zap - Deal 1 damage to target enemy creature."}  # fmt: skip
    foes = "B: front: Dummy hurt 1; back: -, Dummy hurt 1, -, Page"
    s = scene(f"A: front: Blight, Bolt; {END}\n{foes}\nstep: Abilities", cards=cards)
    assert (s.value("B F1", "life"), s.value("B B2", "life"), s.tokens("B F1")) == (2, 3, 1)
    s.choose("use Bolt F2", "target Dummy F1")
    assert s.army("B") == ["Dummy B2", "Page B4"]


@rule("SLOT-CARD-07")
def test_a_kind_is_a_name_or_a_type_word() -> None:
    cards = {"Bard": "def 1 life 1: Other ally Knights get +1 DEF.", "Rider": "def 4 life 1 (Human Knight)",
             "Black Knight": "def 4 life 1 (Human)", "Squire": "def 4 life 1"}  # fmt: skip
    s = scene("A: front: Bard, Knight, Rider; back: Black Knight, Squire\nB: front: Page", cards=cards)
    raised = {slot: s.value(f"A {slot}", "DEF") for slot in ("F2", "F3", "B1", "B2")}
    assert raised == {"F2": 5, "F3": 5, "B1": 4, "B2": 4}
