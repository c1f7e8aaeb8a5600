"""What SLOT's texts on upkeep do in play: effects that last as long as it is paid, and upkeep that becomes more or another."""

import pytest

from scenes.slot import Scene, rule, scene
from wtactics.language.errors import TextRefused


def used(text: str, *choices: str, foe: str = "Ox") -> Scene:
    """A Sage uses this text in the Action step; two who can pay stand beside it."""
    s = scene(
        f"A: front: Sage, Page, Ann; back: Bob\nB: front: {foe}, Cow",
        cards={
            "Sage": f"close 1 def 1 life 2: {text}",
            "Ox": "def 1 life 9",
            "Elder": "level 2 cost 1 def 1 life 9",
            "Guard": "def 1 life 1: This creature gets +3 DEF.",
            "Wall": "close 1 def 4 life 1",
        },
    )
    s.choose("use Sage F1", *choices)
    return s


@rule("SLOT-UPK-01", "SLOT-UPK-02", "SLOT-UPK-04")
@pytest.mark.parametrize(
    "text",
    [
        "[ ]: Allies get +2 close and +1 ranged as long as you pay upkeep 1.",
        "[ ]: As long as upkeep 1 is paid, allies get +2 close and +1 ranged.",
        "[ ]: Allies get +2 close and +1 ranged. This effect has upkeep 1.",
    ],
)
def test_an_effect_is_paid_for_as_one_and_ends_as_one(text: str) -> None:
    s = used(text)
    s.to("Action", "B")
    assert (s.value("A F2", "close"), s.value("A F3", "ranged")) == (3, 2)
    s.to("Upkeep", "A")
    assert s.options() == ["pay 1 for the effect of Sage F1", "end the effect of Sage F1"]
    s.choose("pay 1 for the effect of Sage F1", "give Ann F3")
    assert (s.value("A F2", "close"), s.value("A F3", "ranged")) == (3, 2)
    s.to("Upkeep", "A")
    s.choose("end the effect of Sage F1")
    assert (s.value("A F2", "close"), s.value("A F3", "ranged")) == (1, 1)


@rule("SLOT-UPK-04")
def test_two_effects_are_paid_for_one_by_one() -> None:
    text = "[1]: Target ally gets +1 close as long as you pay upkeep 1."
    s = used(text, "target Ann F3", "give Page F2")
    s.choose("use Sage F1", "target Ann F3", "give Bob B1")
    assert s.value("A F3", "close") == 3
    s.to("Upkeep", "A")
    assert len(s.options()) == 4
    s.choose("end the effect of Sage F1")
    assert s.value("A F3", "close") == 2
    s.choose("end the effect of Sage F1")
    assert s.value("A F3", "close") == 1


@rule("SLOT-UPK-04", "SLOT-ARMY-09")
def test_whoever_is_no_longer_paid_for_goes_back() -> None:
    s = used("[ ]: Gain control of target enemy creature as long as you pay upkeep 1.", "target Ox F1")
    s.choose("place Ox F1 in F4")
    s.to("Upkeep", "A")
    s.choose("end the effect of Sage F1")
    s.choose("place Ox F4 in F1")
    assert (s.army("A"), s.army("B")) == (["Sage F1", "Page F2", "Ann F3", "Bob B1"], ["Ox F1", "Cow F2"])


@rule("SLOT-UPK-04")
def test_who_has_lost_his_abilities_has_them_again() -> None:
    text = "[ ]: Target enemy creature loses all abilities as long as you pay upkeep 1."
    s = used(text, "target Guard F1", foe="Guard")
    assert s.value("B F1", "DEF") == 1
    s.to("Upkeep", "A")
    s.choose("end the effect of Sage F1")
    assert s.value("B F1", "DEF") == 4


@rule("SLOT-UPK-01", "SLOT-UPK-08")
@pytest.mark.parametrize(
    ("text", "foe", "fees"),
    [
        ("[ ]: The upkeep of target enemy creature becomes 2.", "Ox", ["pay 2 for Ox F1"]),
        (
            "[ ]: Target enemy creature's upkeep becomes 2.",
            "Elder",
            ["pay 1 for Elder F1", "pay 1 for Elder F1, fee 2"],
        ),
        ("[ ]: Target enemy creature's upkeep becomes 0.", "Elder", []),
        (
            "[ ]: The upkeep of target enemy creature is increased by 1.",
            "Elder",
            ["pay 1 for Elder F1", "pay 1 for Elder F1, fee 2"],
        ),
        ("[ ]: Add upkeep 1 to target enemy creature.", "Ox", ["pay 1 for Ox F1"]),
        ("[ ]: Target enemy creature gets +1 upkeep until your next turn.", "Ox", ["pay 1 for Ox F1"]),
        ("[ ]: Target enemy creature needs upkeep 1.", "Ox", ["pay 1 for Ox F1"]),
        (
            "The upkeep of enemy creatures in the front row is 2. [ ]: Mark target enemy creature.",
            "Cow",
            ["pay 2 for Cow F1"],
        ),
    ],
)
def test_its_upkeep_is_another(text: str, foe: str, fees: list[str]) -> None:
    s = used(text, f"target {foe} F1", foe=foe)
    s.to("Upkeep" if fees else "Move", "B")
    assert [option for option in s.options() if option.startswith("pay") and f"{foe} F1" in option] == fees


@pytest.mark.parametrize(
    "text",
    [
        "[ ]: Target ally gets +1 close and gains steadfast as long as you pay upkeep 1.",  # one fee, or two?
        "[ ]: Mark target enemy creature as long as you pay upkeep 1.",
        "[ ]: Target enemy creature can't attack as long as its upkeep is paid.",  # who isn't paid for leaves play
        "[ ]: Pay the upkeep of target ally.",  # when abilities can be used nothing is owed (SLOT-UPK-01)
    ],
)
def test_what_no_fee_can_keep_is_refused(text: str) -> None:
    with pytest.raises(TextRefused):
        used(text)


@pytest.mark.parametrize(
    ("text", "close", "defense"),
    [
        ("[ ]: Target enemy creature gets close 3 until end of turn.", 3, 4),
        ("[ ]: Target enemy creature has DEF 5 until end of turn.", 1, 5),
        ("[ ]: The close ATK of target enemy creature becomes 0 until end of turn.", 0, 4),
        ("[ ]: Target enemy creature gets +1 ATK until end of turn.", 2, 4),
        ("[ ]: Halve the DEF of target enemy creature until end of turn.", 1, 2),
    ],
)
def test_values_are_set_by_their_names(text: str, close: int, defense: int) -> None:
    s = used(text, "target Wall F1", foe="Wall")
    assert (s.value("B F1", "close"), s.value("B F1", "DEF")) == (close, defense)
