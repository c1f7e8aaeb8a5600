"""What SLOT's texts on weapons and foes do in play: hits, values against somebody, who killed whom, who came out alive."""

import pytest

from vocabulary.slot_field import Field
from wtactics.rulesets.slot.grid import NAMES


def fight(f: Field, attack: str) -> None:
    """Attack, let both decline to use abilities, and let triggers happen in whatever order."""
    f.choose(attack)
    while f.options() and "done" not in f.options():
        f.choose("decline" if "decline" in f.options() else f.options()[0])


def field(
    text: str, a: str = "F2 Slinger, F4 House Guard", b: str = "F2 Sack, F4 House Guard", sack: str = ""
) -> Field:
    """A creature with this text and one with another, both of close 2, ranged 2, DEF 2, life 2."""
    return Field(a, b, cards={"Slinger": text, "Sack (Elf)": sack or "Steadfast."})


def shot(text: str, how: str = "ranged") -> Field:
    f = field(text)
    fight(f, f"attack Sack F2 with Slinger F2, {how}")
    return f


def test_a_weapon_that_the_text_declares_works_when_it_hits() -> None:
    text = "[Pitch] - Ranged. A creature hit by this weapon has -1 DEF until your next turn."
    assert (shot(text).values("Sack")[2], shot(text, "close").values("Sack")[2]) == (1, 2)


def test_a_weapon_of_unsaid_type_is_the_ranged_one_of_who_has_one() -> None:
    text = "[Pitch] - When this weapon hits a creature, mark that creature."
    assert (shot(text).marked("Sack"), shot(text, "close").marked("Sack")) == (True, False)


def test_all_sentences_behind_the_name_of_a_weapon_are_of_that_weapon() -> None:
    text = "[Jab] - Close. A creature hit by this weapon is marked. When this creature hits while attacking, gain 1 VP."
    f, g = shot(text, "close"), shot(text)
    assert (f.marked("Sack"), f.t.points[0], g.marked("Sack"), g.t.points[0]) == (True, 1, False, 0)


@pytest.mark.parametrize(
    "text",
    [
        "[Net] - If this attack succeeds, the target gets -1 DEF until your next turn.",
        "[Net] - An enemy that loses a life point to this ranged attack gets -1 DEF until your next turn.",
    ],
)
def test_an_attack_that_succeeds_is_no_strike_back(text: str) -> None:
    assert shot(text).values("Sack")[2] == 1
    f = field("Steadfast.", sack=text)
    fight(f, "attack Sack F2 with Slinger F2, ranged")
    assert (f.hurt("Slinger"), f.values("Slinger")[2]) == (1, 2)


@pytest.mark.parametrize(
    ("text", "how", "hurt"),
    [
        ("+1 DEF against attacks.", "close", 0),
        ("+1 DEF against close attacks.", "close", 0),
        ("+1 DEF against close attacks.", "ranged", 1),
        ("+1 DEF against ranged attacks.", "ranged", 0),
        ("+1 DEF against magic attacks.", "ranged", 1),
        ("+1 DEF against group attacks.", "ranged", 1),
        ("+1 DEF against marked creatures.", "ranged", 0),  # who attacks is marked
        ("+1 DEF against Elves.", "ranged", 1),
        ("In battle, this creature gets +1 DEF.", "ranged", 0),
    ],
)
def test_more_against_some(text: str, how: str, hurt: int) -> None:
    f = field("This creature gets +0 DEF against Elves.", sack=text)
    fight(f, f"attack Sack F2 with Slinger F2, {how}")
    assert (f.hurt("Sack"), f.values("Sack")[2]) == (hurt, 2)


def test_attacks_are_no_strikes_back() -> None:
    f = field("+1 DEF against attacks.")
    fight(f, "attack Sack F2 with Slinger F2, ranged")
    assert f.hurt("Slinger") == 1


def test_more_of_a_group_attack() -> None:
    f = Field(
        "F2 Slinger, F3 Slinger, F1 Slinger", "F2 Sack", cards={"Slinger": "", "Sack": "+5 DEF against group attacks."}
    )
    fight(f, "attack Sack F2 with Slinger F1 + Slinger F2, close")
    assert f.hurt("Sack") == 0


def test_whoever_killed_it_is_known() -> None:
    text = "When this creature dies, the creature that killed it loses 1 life."
    f = field("Steadfast.", b="F2 Sack hurt 1, F4 House Guard", sack=text)
    fight(f, "attack Sack F2 with Slinger F2, ranged")
    assert f.pile("graveyard") == ["Slinger"]  # hit by the strike back, too


def test_only_deaths_in_battle_count() -> None:
    text = "When this creature dies in battle, gain 1 victory point.\n[ ]: Kill this creature."
    f = field("Steadfast.", b="F2 Sack hurt 1, F4 House Guard", sack=text)
    fight(f, "attack Sack F2 with Slinger F2, ranged")
    assert f.t.points[1] == 1
    g = field(text)
    g.choose("use Slinger")
    assert g.pile("graveyard") == ["Slinger"]
    assert g.t.points[0] == 0


def test_who_survives_has_been_attacked_and_lives() -> None:
    text = "When this creature survives an attack, gain 1 victory point."
    f = field(text, sack=text)
    fight(f, "attack Sack F2 with Slinger F2, ranged")
    assert (f.t.points[0], f.t.points[1]) == (0, 1)
    g = field(text, b="F2 Sack hurt 1, F4 House Guard", sack=text)
    fight(g, "attack Sack F2 with Slinger F2, ranged")
    assert g.t.points[1] == 0


def test_after_an_attack_whoever_attacked_and_lives() -> None:
    text = "After this creature attacks, unmark it. Once each turn."
    f = field(text, sack=text)
    fight(f, "attack Sack F2 with Slinger F2, ranged")
    assert not f.marked("Slinger")
    fight(f, "attack Sack F2 with Slinger F2, ranged")
    assert f.pile("graveyard") == ["Slinger"]


def test_who_strikes_back_has_a_weapon_of_that_type() -> None:
    text = "When this creature strikes back, gain 1 victory point."
    f = field(text, sack=text)
    fight(f, "attack Sack F2 with Slinger F2, ranged")
    assert (f.t.points[0], f.t.points[1]) == (0, 1)


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("[ ]: Mark each enemy in this column.", ["F2", "B2"]),
        ("[ ]: Mark each enemy in front of this creature.", ["F2", "B2"]),
        ("[ ]: Mark each enemy opposite.", ["F2", "B2"]),
        ("[ ]: Mark each enemy in the front row.", ["F2", "F3"]),
        ("[ ]: Mark each enemy in target enemy's row.", ["F2", "F3"]),
    ],
)
def test_places_across_the_table(text: str, marked: list[str]) -> None:
    f = Field("F2 Slinger, B2 Slinger", "F2 Sack, B2 Sack, F3 Sack, B4 Sack", cards={"Slinger": text, "Sack": ""})
    f.choose("use Slinger F2")
    if "target" in text:
        f.choose("target Sack F3")
    assert [slot for slot in ("F2", "F3", "B2", "B4") if f.t.marked[f.t.in_slot(1, NAMES.index(slot))]] == marked


@pytest.mark.parametrize(
    ("text", "bonus"),
    [
        ("Allies beside this creature get +1 DEF.", ["F1", "F3"]),
        ("Creatures in front of this creature get +1 DEF.", []),
        ("Other creatures in this column get +1 DEF.", ["B2"]),
        ("Other allies in my row get +1 DEF.", ["F1", "F3", "F4"]),
    ],
)
def test_places_in_the_army(text: str, bonus: list[str]) -> None:
    slots = ["F1", "F3", "F4", "B1", "B2"]
    f = Field("F2 Slinger, " + ", ".join(f"{slot} Sack" for slot in slots), cards={"Slinger": text, "Sack": ""})
    t = f.t
    assert [slot for slot in slots if t.defense[t.in_slot(0, NAMES.index(slot))] == 3] == bonus


def test_in_what_a_weapon_does_its_foe_needs_no_more_words() -> None:
    text = "[Hook] on its close weapon: The attacked creature gets -2 close."
    f, g = shot(text, "close"), shot(text)
    assert (f.hurt("Slinger"), g.hurt("Slinger")) == (0, 1)
    f = field("Steadfast.", sack=text)
    fight(f, "attack Sack F2 with Slinger F2, close")
    assert (f.hurt("Sack"), f.hurt("Slinger")) == (1, 1)  # whoever strikes back attacks nobody
    f = field("Steadfast.", sack=text.replace("attacked", "enemy"))
    fight(f, "attack Sack F2 with Slinger F2, close")
    assert (f.hurt("Sack"), f.hurt("Slinger")) == (0, 1)


def test_without_a_weapon_it_is_said_who_attacks_whom() -> None:
    text = "The creature this creature attacks gets -2 close."
    assert (shot(text, "close").hurt("Slinger"), shot("Steadfast.", "close").hurt("Slinger")) == (0, 1)


def test_a_ranged_weapon_that_is_magic_by_a_text_heeds_no_cover() -> None:
    covered = "F2 Sack, B2 House Guard"
    far = "attack House Guard B2 with Slinger F2, ranged"
    assert far in field("Its ranged weapon is magic.", b=covered).options()
    assert far not in field("Steadfast.", b=covered).options()


def test_resting_takes_neighbours_less() -> None:
    left = []
    for who in ("F3", "F4"):
        f = field(
            "For allies adjacent to this creature, resting takes 2 AP less.",
            "F2 Slinger, F3 Sack hurt 1, F4 Sack hurt 1",
        )
        f.choose(f"rest Sack {who}")
        left.append(f.t.ap)
    assert left == [3, 1]
