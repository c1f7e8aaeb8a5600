"""Upkeep that is paid, cover that a weapon ignores, whom "it" means behind a weapon's target, and commas that are missing."""

import pytest

from language.slot.said import read
from scenes.slot import Scene, scene
from wtactics.language.errors import TextRefused
from wtactics.language.structure import structure

FAR = "back: -, -, -, Page"
FOLK = {
    "Ox": "close 1 ranged 1 def 1 life 9", "Page": "close 1 ranged 1 def 1 life 1", "Lord": "level 2 close 1 def 1 life 5",
    "Imp": "close 1 def 1 life 1",
}  # fmt: skip


def table(text: str, a: str, b: str = f"front: Ox; {FAR}", step: str = "Action") -> Scene:
    """The armies in a step of A; this is the text of a Probe."""
    return scene(f"A: {a}\nB: {b}\nstep: {step}", cards=FOLK | {"Probe": f"close 3 ranged 3 def 3 life 9: {text}"})


@pytest.mark.parametrize(
    ("text", "army", "foes", "points"),
    [
        ("Whenever you pay an upkeep, gain 1 victory point.", "front: Probe, Lord, Ox", "front: Ox", 1),
        ("Whenever an opponent pays an upkeep, gain 1 victory point.", "front: Lord, Ox, Ox", "front: Probe", 1),
        ("Whenever you pay the upkeep of an adjacent ally, gain 1 victory point.", "front: Probe, Lord, Ox", "front: Ox", 1),
        ("Whenever you pay the upkeep of an adjacent ally, gain 1 victory point.", "front: Probe, Ox, Lord", "front: Ox", 0),
        ("Whenever you pay this creature's upkeep, gain 1 victory point.", "front: Probe, Lord, Ox", "front: Ox", 0),
    ],
)  # fmt: skip
def test_upkeep_that_is_paid_is_heard_of(text: str, army: str, foes: str, points: int) -> None:
    s = table(text, army, f"{foes}; {FAR}", "Upkeep")
    refused = s.fork()
    at = "F1" if "front: Lord" in army else "F3" if army.endswith("Lord") else "F2"
    s.choose(f"pay 1 for Lord {at}", "give Ox F3" if at != "F3" else "give Ox F2")
    assert s.points("B" if "Probe" in foes else "A") == points
    refused.choose(f"give up Lord {at}")
    assert refused.points("A") == refused.points("B") == 0


@pytest.mark.parametrize(
    ("text", "sorts"),
    [
        ("[Ranged] This weapon ignores cover.", ["ranged"]), ("[Close] This creature ignores cover.", ["close"]),
        ("[Ranged] This creature ignores cover and has +1 ranged.", ["ranged"]), ("[Ranged] This weapon has +1.", []),
    ],
)  # fmt: skip
def test_cover_is_judged_before_a_weapon_is_in_use(text: str, sorts: list[str]) -> None:
    s = table(text, "front: Probe", "front: Ox; back: Page")
    assert [each.rpartition(" ")[2] for each in s.options() if each.startswith("attack Page B1")] == sorts


@pytest.mark.parametrize(
    ("text", "foe", "own", "struck"),
    [
        ("[Close] The target can't strike back if it is marked.", "Ox marked", "Probe", False),
        ("[Close] The target can't strike back if it is marked.", "Ox", "Probe", True),
        ("[Close] The target can't strike back unless it is marked.", "Ox", "Probe", False),
        ("[Close] If the target is damaged, it can't strike back.", "Ox hurt 1", "Probe", False),
        ("[Close] If the target is damaged, it can't strike back.", "Ox", "Probe hurt 1", True),
    ],
)  # fmt: skip
def test_it_is_the_target(text: str, foe: str, own: str, struck: bool) -> None:
    s = scene(
        f"A: front: {own}\nB: front: {foe}; {FAR}\nstep: Action",
        cards=FOLK | {"Probe": f"close 3 def 1 life 9: {text}"},
    )
    before = s.tokens("A F1")
    s.choose("attack Ox F1 with Probe F1, close")
    assert s.tokens("A F1") == before + struck


@pytest.mark.parametrize(
    "text",
    [
        "When this creature attacks a creature, your opponent pays 1 gold or that creature gets a token.",
        "[1]: Choose one: target ally gets +1 close until end of battle; or it gets +1 DEF until end of battle.",
        "[Ranged] This creature isn't marked when it attacks.",
    ],
)
def test_what_could_be_two_things_or_comes_too_late_is_refused(text: str) -> None:
    with pytest.raises(TextRefused):
        read(text)


@pytest.mark.parametrize(
    ("bare", "whole"),
    [
        ("While it stands in the front row it has +1 DEF.", "While it stands in the front row, it has +1 DEF."),
        (
            "When this creature attacks an Elf it gets +1 close until end of battle.",
            "When this creature attacks an Elf, it gets +1 close until end of battle.",
        ),
        (
            "Having survived a battle, heal this creature.",
            "After this creature has survived a battle, heal this creature.",
        ),
        (
            "At the start of your turn if this creature is damaged heal it.",
            "At the start of your turn, if this creature is damaged, heal it.",
        ),
    ],
)
def test_a_comma_may_be_left_out_and_a_participle_stand_in_front(bare: str, whole: str) -> None:
    found, meant = read(bare).abilities, read(whole).abilities
    assert [structure(each) for each in found] == [structure(each) for each in meant]
