"""Blind texts of AVA's seventeenth round, from its cities to its events, played as their writers meant them."""

import pytest

from blind.texts import ava, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Bolt": "event 2: Gain 1 victory point.", "Wait": "event 0: Draw a card.",
    "Pup": "creature 2 1/1", "Cub": "creature 0 1/1", "Call": "event 0: Put target creature into its controller's army.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Bonepost")
@pytest.mark.parametrize("won", [" (advantage)", ""])
def test_a_creature_card_comes_back_for_two_gold_and_the_mark(won: str) -> None:
    s = ava(f"A: city Bonepost{won}; gold 4 Gaian; grave: Ox, Axe, Hen; army: Elk\nB: grave: Fox; army: Cow", TEXTS)
    assert any("use Bonepost" in option for option in s.options()) == bool(won)
    if won:
        s.choose("use Bonepost")
        assert s.options() == ["target Ox", "target Hen"]
        s.choose("target Hen")
        assert (s.hand("A"), s.marked("Bonepost"), s.consumed("A")) == (["Hen"], True, "2 Gaian")
        assert not any("use Bonepost" in option for option in s.options())


@plays("Customs Quay")
@pytest.mark.parametrize(("city", "kept"), [("Customs Quay", 9), ("Oakhold (Body, 8)", 7)])
def test_its_player_keeps_nine_cards(city: str, kept: int) -> None:
    s = ava(f"A: hand: 11; city {city}\nB: army: Cow\nphase: Second Play")
    s.to("Play", "B")
    assert len(s.hand("A")) == kept


@plays("Customs Quay")
def test_with_the_advantage_it_is_marked_for_a_card() -> None:
    s = ava("A: city Customs Quay (advantage); deck: Ox, 5; army: Elk\nB: army: Cow")
    s.choose("use Customs Quay")
    assert (s.hand("A"), s.marked("Customs Quay")) == (["Ox"], True)
    assert not any("use" in option for option in s.options())
    s = ava("A: city Customs Quay; deck: Ox, 5; army: Elk\nB: army: Cow")
    assert not any("use" in option for option in s.options())


@plays("Mothlight Grove")
@pytest.mark.parametrize(("won", "paid"), [(" (advantage)", 1), ("", 2)])
def test_creatures_cost_their_player_one_less(won: str, paid: int) -> None:
    s = ava(f"A: city Mothlight Grove{won}; gold 4 Gaian; hand: Pup, Cub\nB: army: Cow\nphase: Entrance", TEXTS)
    s.choose("play Pup", "place in Mothlight Grove")
    assert (s.place("Pup"), s.consumed("A")) == ("Mothlight Grove", f"{paid} Gaian")
    s.choose("play Cub", "place in Mothlight Grove")
    assert s.consumed("A") == f"{paid} Gaian"  # not below nothing


@plays("Quillmere")
@pytest.mark.parametrize(("won", "paid"), [(" (advantage)", 1), ("", 2)])
def test_events_cost_their_player_one_less(won: str, paid: int) -> None:
    s = ava(f"A: city Quillmere{won}; gold 4 Gaian; hand: Bolt, Wait; army: Elk\nB: gold 4 Gaian; hand: Bolt", TEXTS)
    s.choose("play Bolt", "play Bolt")
    s.all_pass()
    assert (s.consumed("A"), s.consumed("B")) == (f"{paid} Gaian", "2 Gaian")


@plays("Hammerford")
@pytest.mark.parametrize(("won", "more"), [(" (advantage)", 1), ("", 0)])
def test_attackers_of_its_player_are_stronger(won: str, more: int) -> None:
    s = ava(
        f"A: army: Wolf 2/2, Elk 1/1; city Hammerford{won}; hand: Wait\nB: army: Cow 3/3; city Oak (Body, 8){COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak", "send Wolf", "done")
    assert [s.value(n) for n in ("Wolf", "Elk", "Cow")] == [f"{2 + more}/2", "1/1", "3/3"]


@plays("Leaden Gauntlets")
def test_a_defender_takes_damage_and_deals_none() -> None:
    s = ava(f"A: army: Wolf 2/9\nB: army: Cow 3/3; attached: Leaden Gauntlets of A on Cow{COMBAT}")
    s.choose("attack B's army", "send Wolf", "done", "block Wolf with Cow", "done")
    assert (s.damage("Wolf"), s.damage("Cow"), s.life("B")) == (0, 2, 20)
    s = ava(f"A: army: Wolf 2/9; attached: Leaden Gauntlets on Wolf\nB: army: Cow 3/9{COMBAT}")
    s.choose("attack B's army", "send Wolf", "done", "block Wolf with Cow", "done")
    assert (s.damage("Wolf"), s.damage("Cow")) == (3, 2)  # it attacks as ever


@plays("A Price on Their Heads")
def test_each_creature_of_the_player_that_dies_in_combat_brings_a_point() -> None:
    s = ava(
        f"A: army: Wolf 9/2, Elk 9/9; hand: Axe; attached: A Price on B\nB: army: Cow 2/1, Hen 1/1, Fox 1/1{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "send Elk", "done", "play Axe", "target Fox")
    assert s.victory("A") == 0
    s.choose("block Elk with Cow", "block Elk with Hen", "done", "no")
    assert [s.place(n) for n in ("Cow", "Hen", "Fox", "Wolf")] == [*["B's graveyard"] * 3, "A's Army"]
    s.choose("trigger of A Price, number 2")
    assert (s.victory("A"), s.victory("B")) == (9 + 2, 0)  # nobody blocked Wolf


@plays("Patent of the Borough")
@pytest.mark.parametrize(("residents", "won"), [("Ox, Hen marked, Cow", 1), ("Ox, Hen", 0)])
def test_three_residents_of_the_city_bring_a_point_at_the_upkeep(residents: str, won: int) -> None:
    s = ava(f"A: army: Elk; attached: Patent of the Borough on Oak\nB: city Oak (Body, 8): {residents}\nphase: Unmark")
    s.to("Draw")
    assert (s.victory("A"), s.victory("B")) == (won, 0)
    s.to("Draw", "B")
    assert (s.victory("A"), s.victory("B")) == (won, 0)


@plays("Wall of Old Roots")
def test_each_unblocked_attacker_deals_one_less_to_the_city() -> None:
    s = ava(
        f"""
        A: army: Wolf 3/2, Cub 1/2, Elk 2/2; hand: Ram
        B: city Oak (Body, 9); city Elm (Mind, 9); attached: Wall of Old Roots on Oak
        {COMBAT}
        """,
        {"Ram": "event 0: Deal 3 damage to target city."},
    )
    other = s.fork()
    s.choose("attack Oak", "send Wolf", "send Cub", "send Elk", "done", "play Ram", "target Oak")
    s.all_pass()
    s.choose("done")
    assert s.damage("Oak") == 3 + 2 + 0 + 1
    other.choose("attack Elm", "send Wolf", "done", "pass", "done", "pass")
    assert other.damage("Elm") == 3


@plays("The Forgotten Lane")
def test_a_creature_returns_to_its_owner_and_what_it_blocked_stays_blocked() -> None:
    s = ava(
        "A: army: Wolf 2/9; hand: The Forgotten Lane; gold 2 Gaian\n"
        f"B: army: Cow 3/3 of A; attached: Leaden Gauntlets of B on Cow{COMBAT}"
    )
    s.choose("attack B's army", "send Wolf", "done", "pass", "block Wolf with Cow", "done")
    s.choose("play The Forgotten Lane", "target Cow")
    assert (s.hand("A"), s.damage("Wolf"), s.life("B")) == (["Cow"], 0, 20)
    assert s.place("Leaden Gauntlets") == "B's graveyard"


@plays("Tiles from the Roof")
def test_two_damage_to_an_attacking_creature_and_no_other() -> None:
    s = ava(
        "A: army: Wolf 2/2, Elk 1/3, Hen\n"
        f"B: army: Cow 3/3; hand: 2 Tiles from the Roof; gold 2 Red Banner; city Oak (Body, 9){COMBAT}"
    )
    s.choose("attack Oak", "send Wolf", "send Elk", "send Avatar of A", "done", "play Tiles from the Roof")
    assert s.options() == ["target Wolf", "target Elk"]
    s.choose("target Wolf", "pass")
    assert s.place("Wolf") == "A's graveyard"
    s = ava("A: army: Wolf; hand: Tiles from the Roof; gold 1 Red Banner\nB: army: Cow")
    assert not [option for option in s.options() if option.startswith("play Tiles")]


@plays("The Three Schools")
@pytest.mark.parametrize(
    ("cities", "drawn"),
    [("city Oak (Body, 8); city Elm (Body, 8); city Ash (Soul, 8)", 2), ("city Oak (Mind, 8)", 1), ("army: Elk", 0)],
)
def test_a_card_is_drawn_for_each_discipline_of_the_cities(cities: str, drawn: int) -> None:
    s = ava(f"A: hand: The Three Schools; gold 2 The Empire; deck: 5; {cities}\nB: army: Cow; city Fen (Soul, 8)")
    s.choose("play The Three Schools")
    assert len(s.hand("A")) == drawn


@plays("A Whispered Bribe")
def test_an_unmarked_resident_is_marked_and_answers_no_claim() -> None:
    s = ava(
        "A: hand: A Whispered Bribe; gold 1 Dark Legion; army: Elk; city Oak (Body, 8): Ox, Hen marked\n"
        "B: army: Cow; city Fen (Body, 8): Fox, Pig"
    )
    s.choose("play A Whispered Bribe")
    assert s.options() == ["target Ox", "target Fox", "target Pig"]
    s.choose("target Fox")
    assert (s.marked("Fox"), s.marked("Pig")) == (True, False)
