"""SLOT-ABIL: permanent abilities, and those that belong to a weapon."""

import pytest

from scenes.slot import rule, scene
from wtactics.engine.meaning import ACTIVATED, STANDING, TRIGGERED, Ability
from wtactics.language.errors import TextRefused
from wtactics.rulesets.slot.rules.battle import Remaining
from wtactics.rulesets.slot.rules.blows import Compare

CARDS = {
    "Drum": "close 1 def 1 life 2: Other ally creatures get +1 close.",
    "Cripple": "close 3 def 3 life 2: This creature gets -2 DEF.",
    "Ox": "close 1 def 9 life 3: [Close] - This creature gets +2 DEF.",
    "Bow": "close 1 ranged 1 def 1 life 9: [Ranged] - This creature gets +1 DEF.",
    "Hum": "close 1 def 1 life 1: [ ] Hum - This creature gets +1 close until end of turn.",
    "Drudge": "close 2 def 2 life 2: [ ] Dig - This creature gets +1 close until end of turn.\nThis creature gets +1 DEF.",
    "Wailer": "close 1 def 1 life 1: When this creature dies, mark target unmarked enemy creature.",
}


@rule("SLOT-ABIL-13")
def test_it_works_without_pause_while_its_bearer_is_in_play() -> None:
    s = scene("A: front: Fighter, Drum; back: Page\nB: front: -, Fighter; back: -, Page", cards=CARDS)
    assert (s.value("A F1", "close"), s.value("A B1", "close"), s.value("A F2", "close")) == (4, 2, 1)
    s.choose("attack Fighter F2 with Drum F2, close")
    assert (s.marked("A F2"), s.tokens("A F2"), s.value("A F1", "close")) == (True, 1, 4)
    s = scene("A: front: Fighter, Drum hurt 1; back: Page\nB: front: -, Fighter; back: -, Page", cards=CARDS)
    s.choose("attack Fighter F2 with Drum F2, close")
    assert (s.who("A F2"), s.value("A F1", "close")) == ("", 3)


@rule("SLOT-ABIL-14", "SLOT-ABIL-01")
def test_nobody_switches_it_on_or_off_even_where_it_hampers() -> None:
    s = scene("A: front: Cripple, Drum, Hum\nB: front: Page", cards=CARDS)
    assert [label for label in s.options() if label.startswith("use ")] == ["use Hum F3"]
    s.refused("use Cripple F1", "SLOT-ABIL-02")
    s.refused("use Drum F2", "SLOT-ABIL-02")
    assert s.value("A F1", "DEF") == 1


@rule("SLOT-ABIL-01")
def test_an_ability_helps_its_bearer_or_hampers_it() -> None:
    s = scene(
        "A: front: Fighter, Fighter; back: -, -, -, Page\nB: front: Cripple, Fighter; back: Page, Page", cards=CARDS
    )
    s.choose("attack Cripple F1 with Fighter F1, ranged", "attack Fighter F2 with Fighter F2, ranged")
    assert (s.tokens("B F1"), s.tokens("B F2")) == (1, 0)
    s = scene("A: front: Drum, Page; back: Page\nB: front: -, Lame; back: Page", cards=CARDS | {"Lame": "def 2 life 2"})
    s.choose("attack Lame F2 with Page F2, close")
    assert s.tokens("B F2") == 1


@rule("SLOT-ABIL-02")
def test_each_ability_is_of_one_of_four_types() -> None:
    s = scene("A: front: Drudge, Ox, Wailer\nB: front: Page", cards=CARDS)
    library = s.table.library
    found = {}
    for name in ("Drudge", "Ox", "Wailer"):
        d = library.names.index(name)
        found[name] = [type_of(library.abilities[i]) for i in range(library.first[d], library.first[d + 1])]
    assert found == {"Drudge": ["activated", "permanent"], "Ox": ["combat"], "Wailer": ["triggered"]}


def type_of(ability: Ability) -> str:
    """Which of the four; a combat ability waits for its weapon."""
    if ability.switch != 0:
        return "combat"
    return {ACTIVATED: "activated", STANDING: "permanent", TRIGGERED: "triggered"}[int(ability.kind)]


@rule("SLOT-ABIL-EX9", "SLOT-ABIL-26", "SLOT-ABIL-28", "SLOT-RESOLVE-01")
@pytest.mark.parametrize(("kind", "works"), [("ranged", True), ("close", False)])
def test_ensnare_works_in_ranged_combat_only_for_who_attacks_or_strikes_back(kind: str, works: bool) -> None:
    cards = {"Fighter": "cost 2 close 3 ranged 2 def 3 life 2 (Elf)"}
    s = scene("A: front: Druid; back: Page\nB: front: Fighter, -, Page; back: Page", cards=cards)
    s.choose(f"attack Fighter F1 with Druid F1, {kind}")
    assert s.marked("B F1") == works
    s = scene("A: front: Steady; back: Page\nB: front: Druid, -, Page; back: Page", cards={
        "Steady": "close 1 ranged 1 def 3 life 2: Steadfast.",
    })  # fmt: skip
    s.choose(f"attack Druid F1 with Steady F1, {kind}")
    assert s.marked("A F1") == works


@rule("SLOT-ABIL-28", "SLOT-ABIL-26")
def test_it_works_from_the_beginning_of_the_battle_to_its_end() -> None:
    s = scene("A: front: Fighter; back: -, -, Page, Page\nB: front: Ox; back: Bow, Page", cards=CARDS)
    assert s.value("B F1", "DEF") == 9
    s.stop_at(Compare)
    s.choose("attack Ox F1 with Fighter F1, close")
    assert (s.value("B F1", "DEF"), s.value("B B1", "DEF")) == (11, 1)
    s.go_on()
    assert s.value("B F1", "DEF") == 9
    s = scene("A: front: Fighter; back: -, -, Page, Page\nB: front: Ox; back: Bow, Page", cards=CARDS)
    s.stop_at(Compare)
    s.choose("attack Ox F1 with Fighter F1, ranged")
    assert s.value("B F1", "DEF") == 9


@rule("SLOT-ABIL-28")
def test_using_the_weapon_sets_it_off_without_price_or_choice() -> None:
    s = scene("A: front: Ox, Page; back: -, -, -, Page\nB: front: Fighter; back: Page", cards=CARDS)
    assert not [label for label in s.options() if label.startswith("use ")]
    s.refused("use Ox F1", "SLOT-ABIL-02")
    s.stop_at(Compare)
    s.choose("attack Fighter F1 with Ox F1, close")
    assert (s.value("A F1", "DEF"), s.marked("A F2")) == (11, False)


@rule("SLOT-ABIL-29")
def test_members_of_a_group_lose_it_and_who_is_attacked_keeps_it() -> None:
    s = scene("A: front: Ox, Ox; back: -, -, -, Page\nB: front: Ox; back: Page", cards=CARDS)
    s.stop_at(Remaining)
    s.choose("attack Ox F1 with Ox F1 + Ox F2, close")
    assert (s.value("A F1", "DEF"), s.value("A F2", "DEF"), s.value("B F1", "DEF")) == (9, 9, 11)


@rule("SLOT-ABIL-27")
def test_the_name_in_brackets_is_that_of_the_weapon() -> None:
    snare = "close 1 ranged 2 def 3 life 2 {} Ensnare: [{}] - This creature gets +1 DEF."
    for weapon, kind in (("close_name", "close"), ("ranged_name", "ranged")):
        s = scene("A: front: Page; back: Page\nB: front: Snarer; back: Page",
                  cards=CARDS | {"Snarer": snare.format(weapon, "Ensnare")})  # fmt: skip
        s.stop_at(Compare)
        s.choose(f"attack Snarer F1 with Page F1, {kind}")
        assert s.value("B F1", "DEF") == 4
    both = snare.format("close_name", "Rend").replace("Ensnare: ", "Ensnare ranged_name Sling: ")
    with pytest.raises(TextRefused, match="Snarer"):
        scene("A: front: Page\nB: front: Snarer", cards={"Snarer": both})
