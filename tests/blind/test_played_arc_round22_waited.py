"""Blind texts of ARC's fourth and twenty-second rounds that were understood later, played as their writers meant them."""

import pytest

from blind.gestures import fought
from blind.texts import arc, plays, until

TEXTS = {
    "Wait": "event 0: Draw a card.", "Ram": "event 0: Deal 3 damage to target city.",
    "Sling": "creature 1 1/1: Mark: Deal 1 damage to target city.",
    "Rite": "magic 2 loyalty 2 Red Banner: Draw a card.", "Dear": "magic 3: Draw a card.",
    "Kin": "magic 2 loyalty 2 Gaian: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAGER = "attached: Blood Wager on B"


@plays("Blood Wager")
def test_each_creature_that_hurts_a_city_of_that_player_costs_him_a_point() -> None:
    s = arc(
        f"A: army: Ox 1/9, Hen 2/9; {WAGER}; hand: Wait\nB: city Oak (Body, 8); hand: Wait\nC: city Elm{COMBAT}", TEXTS
    )
    s.choose("attack Oak", "send Ox", "send Hen")
    before = s.points("B")
    fought(s)
    assert (s.damage("Oak"), s.points("B")) == (3, before - 2)


@plays("Blood Wager")
@pytest.mark.parametrize(("means", "city", "lost"), [("Sling", "Oak", 1), ("Sling", "Elm", 0), ("Ram", "Oak", 0)])
def test_an_ability_counts_but_no_event_and_no_city_of_another(means: str, city: str, lost: int) -> None:
    s = arc(
        f"A: army: Sling; {WAGER}; hand: Ram\nB: city Oak (Body, 8); army: Ox\nC: city Elm (Body, 8); army: Cow", TEXTS
    )
    before = s.points("B"), s.points("C")
    s.choose(f"{'use' if means == 'Sling' else 'play'} {means}", f"target {city}")
    s.all_pass()
    assert s.damage(city) > 0
    assert (s.points("B"), s.points("C")) == (before[0] - lost, before[1])


@plays("Blood Wager")
@pytest.mark.parametrize(
    ("attack", "stays"), [("attack Oak", True), ("attack B's army", True), ("attack Elm", False), ("", False)]
)
def test_a_turn_without_an_attack_on_him_ends_it(attack: str, stays: bool) -> None:
    s = arc(
        f"A: army: Ox 0/9, Hen 0/9; {WAGER}; hand: Wait\nB: city Oak (Body, 8); army: Cow 0/9; hand: Wait\n"
        f"C: city Elm (Body, 8); army: Pig 0/9{COMBAT}",
        TEXTS,
    )
    if attack:
        s.choose(attack, "send Ox", "done")
        fought(s)
    assert s.place("Blood Wager") == "on player B"
    s.to("Play", "B")
    assert (s.place("Blood Wager") == "on player B") is stays
    if stays:
        s.to("Play", "C")  # turns of others ask for nothing
        assert s.place("Blood Wager") == "on player B"


@plays("Blood Wager")
def test_it_is_laid_on_an_opponent_and_the_turn_it_was_played_counts() -> None:
    s = arc("A: hand: Blood Wager; gems 3 Red Banner; army: Ox\nB: army: Cow\nC: army: Pig", TEXTS)
    s.choose("play Blood Wager")
    assert sorted(s.options()) == ["target player B", "target player C"]
    s.choose("target player B")
    s.all_pass()
    assert s.place("Blood Wager") == "on player B"
    s.to("Play", "B")
    assert s.place("Blood Wager") == "A's graveyard"


@plays("Moneychanger's Mark")
def test_a_resource_card_of_anybody_pays_as_a_gem_of_any_faction() -> None:
    table = "A: hand: Moneychanger's Mark, Rite, Dear, Kin; gems 1 House of Nobles, 1 Gaian, 1 Red Banner\nB: gems 1 The Empire"
    s = arc(table, TEXTS)
    assert "play Rite" not in s.options()
    s.choose("play Moneychanger's Mark")
    assert "target The Empire resource card" in s.options()
    s.choose("target Gaian resource card")
    s.all_pass()
    assert s.place("Moneychanger's Mark").startswith("on Gaian resource card")
    assert {"play Rite"} <= set(s.options())
    assert "play Dear" not in s.options()  # it still pays but 1
    s.play("Rite")
    assert (s.gems("A"), s.consumed("A")) == ("", "1 Gaian + 1 House of Nobles + 1 Red Banner")


@plays("Moneychanger's Mark")
def test_it_serves_whose_resource_card_it_is_and_pays_its_own_faction_too() -> None:
    table = "A: hand: Moneychanger's Mark; gems 1 House of Nobles\nB: army: Ox; hand: Rite, Kin; gems 1 Gaian, 1 {}"
    for other, playable in (("Red Banner", {"play Rite"}), ("Gaian", {"play Kin"}), ("The Empire", set())):
        s = arc(table.format(other), TEXTS)
        plain = s.fork()
        s.choose("play Moneychanger's Mark")
        s.choose(next(o for o in s.options() if o.startswith("target Gaian resource card")))
        s.all_pass()
        s.to("Play", "B")
        assert {o for o in s.options() if o.startswith("play")} == playable
        plain.to("Play", "B")
        assert ("play Rite" in plain.options()) is False
