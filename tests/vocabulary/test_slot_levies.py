"""What SLOT's texts on recruits and upkeep do in play, on who stands near, and on life that another one loses."""

import pytest

from vocabulary.slot_field import Field
from wtactics.rulesets.slot.rows import FEE_GOLD, FEE_ROW
from wtactics.rulesets.slot.rules.recr_whom import cost_of

DECK = "; deck: Sack, Sack, Sack"


def field(text: str, step: str = "recruit", a: str = "", enemy: str = "") -> Field:
    """A creature with this text, three Sacks in the deck, each for 1 gold, and a few to pay for them."""
    cards = {"Slinger": text, "Sack (Elf)": "", "Knave (Orc)": enemy, "Reeve": ""}
    return Field(f"F2 Slinger, F1 Sack, F3 Sack, F4 Sack{a}{DECK}", "F2 Knave, F3 Knave", step, cards)


def recruit(f: Field, slot: str) -> int:
    """Recruit a Sack there; how many creatures were marked for it."""
    before = sum(f.t.marked[c] for c in f.t.army(0))
    f.choose("recruit Sack", slot)
    while any(option.startswith(("mark", "give", "pay")) for option in f.options()):
        f.match.choose(f.match.table.options[0])
    return sum(f.t.marked[c] for c in f.t.army(0)) - before - 1


@pytest.mark.parametrize(
    ("text", "first", "second"),
    [
        ("The first creature you recruit each turn costs 1 gold less.", 0, 1),
        ("The second creature you recruit each turn costs 1 less.", 1, 0),
        ("Each creature you recruit beyond the first each turn costs 1 less.", 1, 0),
        ("The first Orc you recruit each turn costs 1 less.", 1, 1),
        ("You must pay 1 additional gold for each creature you recruit beyond the first in the same turn.", 1, 2),
        ("When you recruit an Elf, the next creature you recruit this turn costs 1 gold less.", 1, 0),
        ("When you recruit an Elf, the next Orc you recruit this turn costs 1 gold less.", 1, 1),
    ],
)
def test_what_one_recruit_of_a_turn_costs(text: str, first: int, second: int) -> None:
    f = field(text)
    assert recruit(f, "B1") == first
    assert recruit(f, "B2") == second


def test_the_first_recruit_of_the_next_turn_is_cheaper_but_never_below_one() -> None:
    said = "[ ]: During your next turn, the first creature you recruit costs 2 gold less, but it cannot cost less than 1 gold."
    f = Field(
        "F2 Slinger, F1 Sack; deck: Sack, Dear",
        "F2 Knave",
        "abilities",
        {"Slinger": said, "Sack": "", "Knave": "", "Dear": ""},
    )
    sack = next(c for c in range(len(f.t.place)) if f.name(c) == "Sack" and not f.t.in_army(c))
    f.choose("use Slinger")
    while f.t.turn == 3 or f.t.active == 1:
        f.choose("done" if "done" in f.options() else f.options()[0])
    assert cost_of(f.t, 0, sack) == 1


@pytest.mark.parametrize(
    ("text", "then", "more"),
    [
        ("", True, True),
        ("You can't recruit Elves.", False, False),
        ("Elves can't be recruited.", False, False),
        ("You can't recruit Orcs.", True, True),
        ("Opponents can't recruit Elves.", True, True),
        ("You can't recruit more than one creature each turn.", True, False),
        ("Opponents can't recruit more than one creature each turn.", True, True),
    ],
)
def test_who_may_be_recruited(text: str, then: bool, more: bool) -> None:
    f = field(text)
    assert ("recruit Sack" in f.options()) == then
    if then:
        recruit(f, "B1")
        assert ("recruit Sack" in f.options()) == more


def test_that_somebody_is_recruited_is_not_that_he_comes() -> None:
    f = field("When an ally is recruited, gain 1 victory point.")
    recruit(f, "B1")
    assert f.t.points[0] == 1
    text = "[ ]: Put target Sack card in your graveyard into play."
    cards = {"Slinger": text, "Sack": "", "Knave": "", "Reeve": "When an ally is recruited, gain 1 victory point."}
    f = Field("F2 Slinger, F1 Reeve; graveyard: Sack", "F2 Knave", "abilities", cards)
    f.choose("use Slinger", "B1")
    assert (f.at("B1"), f.t.points[0]) == ("Sack", 0)


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("When you don't pay an upkeep, gain 1 victory point.", 1),
        ("When the upkeep of another ally isn't paid, gain 1 victory point.", 1),
        ("When the upkeep of an enemy creature isn't paid, gain 1 victory point.", 0),
        ("Each time an opponent doesn't pay an upkeep, gain 1 victory point.", 0),
    ],
)
def test_upkeep_that_is_not_paid(text: str, points: int) -> None:
    cards = {"Slinger": text, "Sack": "", "Knave": "", "Reeve": "Upkeep 1."}
    f = Field("F2 Slinger, F1 Reeve", "F2 Knave", "upkeep", cards)
    f.choose(next(option for option in f.options() if "Reeve" in option and "pay" not in option.split()[:1]))
    assert (f.at("F1"), f.t.points[0]) == ("", points)


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("If an adjacent ally would lose a life in a battle, this creature may lose it instead.", (0, 1)),
        (
            "When an adjacent ally would lose a life point in a battle, you may have this creature lose it instead.",
            (0, 1),
        ),
        ("If an enemy would lose a life in a battle, this creature may lose it instead.", (1, 0)),
    ],
)
def test_another_one_loses_the_life(text: str, hurt: tuple[int, int]) -> None:
    f = Field(
        "F1 Sack", "F1 Knave, F2 Guard", "action", {"Sack": "", "Guard": text, "Knave": "This creature gets -2 close."}
    )
    f.choose("attack Knave F1 with Sack F1, close")
    if any(option == "yes" for option in f.options()):
        f.choose("yes")
    assert (f.hurt("Knave"), f.hurt("Guard")) == hurt


@pytest.mark.parametrize(
    ("text", "close"),
    [
        ("While this creature has two adjacent allies, it gets +1 close.", 3),
        ("As long as this creature has three or more adjacent allies, it gets +1 close.", 2),
        ("As long as this creature has no adjacent allies, it gets +1 close.", 2),
        ("While covered, this creature gets +1 close.", 2),
        ("If this creature is uncovered, it gets +1 close.", 3),
    ],
)
def test_who_stands_near(text: str, close: int) -> None:
    assert field(text, "action").values("Slinger")[0] == close


@pytest.mark.parametrize(
    ("text", "fees"),
    [
        ("You don't pay upkeep for adjacent allies.", []),
        ("You don't pay upkeep for damaged creatures.", [1]),
        ("The upkeep of adjacent allies is increased by 1.", [2]),
        ("Ally creatures in the front row cost 1 more upkeep.", [1, 2]),
        ("The upkeep of enemy creatures in this column is increased by 1.", [1]),
    ],
)
def test_more_upkeep_and_none(text: str, fees: list[int]) -> None:
    cards = {"Slinger": text, "Sack": "", "Knave": "", "Reeve": "Upkeep 1."}
    f = Field("F2 Slinger, F1 Reeve", "F2 Knave", "upkeep", cards)
    assert sorted(n for n in f.t.fees[FEE_GOLD::FEE_ROW] if n > 0) == fees


@pytest.mark.parametrize("text", ["You pay no upkeep for creatures.", "You don't pay upkeep for creatures."])
def test_whoever_pays_no_upkeep_pays_none_for_his_own(text: str) -> None:
    for mine, theirs, fees in ((text, "", []), ("", text, [1])):
        cards = {"Slinger": mine, "Sack": "", "Knave": theirs, "Reeve": "Upkeep 1."}
        f = Field("F2 Slinger, F1 Reeve", "F2 Knave", "upkeep", cards)
        assert [n for n in f.t.fees[FEE_GOLD::FEE_ROW] if n > 0] == fees


def test_what_opponents_recruit_costs_more() -> None:
    f = field("", enemy="Creatures your opponent recruits cost 1 more.")
    assert recruit(f, "B1") == 3
