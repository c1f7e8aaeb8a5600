"""Blind regions, and Magic that exchanges them, which waited for a scene, played as their writers meant them."""

import pytest

from blind.gestures import offered
from blind.test_played_ava_regions_bids import won
from blind.texts import WAIT, plays, regions, until
from scenes.regions import Scene

TEXTS = {
    **WAIT, "Vines": "enchantment 0: Enchant your active region. Each undefended attacker takes 1 HP less from it.",
    "Moss": "creature 2 Gaian 1/1", "Fern": "creature 2 Red Banner 1/1", "Reed": "creature 2 House of Nobles 1/1",
    "Iron": "creature 2 The Empire 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("The Terraced Hills")
@pytest.mark.parametrize(("disciplines", "points", "drawn", "victory"), [
    (("Body",), (), 1, 0), (("Body",), ("Body",), 0, 1), (("Body", "Mind"), (), 1, 0), (("Body", "Mind"), ("Mind",), 1, 1),
])  # fmt: skip
def test_a_won_benefit_brings_one_card(
    disciplines: tuple[str, ...], points: tuple[str, ...], drawn: int, victory: int
) -> None:
    s = won("The Terraced Hills", disciplines, points, "hand: 0")
    assert (len(s.hand("A")), s.victory("A")) == (drawn, victory)


@plays("The Terraced Hills")
def test_who_has_no_card_to_draw_is_defeated_or_takes_the_point() -> None:
    s = regions("A: region The Terraced Hills; body: Ox; deck: 0; hand: 0\nB: hand: 1\nphase: Tactics", TEXTS)
    s.choose("claim Body", "bid Ox")
    until(s, "Body")
    s.choose("Body: the benefit")
    s.all_pass()
    assert s.over
    s = won("The Terraced Hills", ("Body",), ("Body",), "deck: 0; hand: 0")
    assert (s.over, s.victory("A")) == (False, 1)


@plays("The Terraced Hills", "The Foundry Belt")
@pytest.mark.parametrize(
    ("region", "can"), [("The Terraced Hills", ["Moss", "Reed"]), ("The Foundry Belt", ["Fern", "Iron"])]
)
def test_they_support_two_factions(region: str, can: list[str]) -> None:
    s = regions(
        f"A: region {region}; gold 4 Gaian, 4 Red Banner, 4 House of Nobles, 4 The Empire;"
        " hand: Moss, Fern, Reed, Iron; army: Ox\n"
        "B: army: Elk\nphase: Entrance", TEXTS,
    )  # fmt: skip
    assert sorted(offered(s, "play")) == can


@plays("The Foundry Belt")
@pytest.mark.parametrize(("disciplines", "points", "value"), [
    (("Body",), (), "2/1"), (("Body", "Mind"), (), "2/3"), (("Body", "Mind"), ("Mind",), "2/1"), (("Body",), ("Body",), "1/1"),
    (("Body", "Mind", "Soul"), (), "2/3"),
])  # fmt: skip
def test_attackers_are_stronger_and_with_two_tougher(
    disciplines: tuple[str, ...], points: tuple[str, ...], value: str
) -> None:
    s = won("The Foundry Belt", disciplines, points, "army: Yak 1/1, Ram 1/1; hand: 1")
    s.to("Attack")
    s.choose(next(o for o in s.options() if o.startswith("attack")))
    s.choose("send Yak", "send Avatar of A", "done")
    assert [s.value(n) for n in ("Yak", "Ram", "Avatar of A")] == [value, "1/1", "0/0"]


def exchanged(name: str, gold: str, pile: str) -> Scene:
    """A plays this while the Old Marsh, hurt by 3, is active with something attached to it."""
    s = regions(
        f"A: region Old Marsh (10) hurt 3 advantage; {pile}; army: Ox; gold {gold}; hand: {name}, {name}, 1;"
        " attached: Vines on Old Marsh\nB: army: Elk; hand: 1",
        TEXTS | {
            "Old Marsh": "region 10 Gaian Red Banner House of Nobles The Empire: Supports all factions."
            " When this region is lost, gain 5 VP.",
        },
    )  # fmt: skip
    s.play(name)
    return s


@plays("Redrawn Border", "Trade the Borders")
@pytest.mark.parametrize(
    ("name", "gold"), [("Redrawn Border", "8 House of Nobles"), ("Trade the Borders", "6 The Empire")]
)
def test_the_active_region_goes_under_the_pile_with_its_damage(name: str, gold: str) -> None:
    s = exchanged(name, gold, "regions: Hill")
    assert (s.place("Hill"), s.place("Old Marsh"), s.place("Vines")) == ("A's Region", "A's regions", "A's graveyard")
    assert (s.hp("Hill"), s.victory("A"), s.over) == (10, 0, False)
    s.play(name)
    assert (s.place("Old Marsh"), s.hp("Old Marsh"), s.place("Hill")) == ("A's Region", 7, "A's regions")


@plays("Redrawn Border", "Trade the Borders")
@pytest.mark.parametrize(
    ("name", "gold"), [("Redrawn Border", "8 House of Nobles"), ("Trade the Borders", "6 The Empire")]
)
def test_with_an_empty_pile_the_region_stays_as_it_is(name: str, gold: str) -> None:
    s = exchanged(name, gold, "no regions")
    assert (s.place("Old Marsh"), s.hp("Old Marsh"), s.over) == ("A's Region", 7, False)
    assert name != "Redrawn Border" or s.place("Vines") == "on Old Marsh"
