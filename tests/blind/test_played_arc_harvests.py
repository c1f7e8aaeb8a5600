"""Blind texts of ARC's nineteenth round, cities and what is played on them or for them, played as their writers meant them."""

import pytest

from blind.texts import WAIT, arc, plays

TEXTS = WAIT | {
    "Axe": "event 0: Kill target creature.", "Hex": "event 0: Deal 2 damage to target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Raze": "event 0: Destroy target city.",
    "Snare": "event 0: Mark target creature.", "Call": "event 0: Put target creature into its controller's army.",
    "Dig": "event 0: Remove target card in a graveyard from the game.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Saltmere Exchange")
@pytest.mark.parametrize(("won", "hand", "kept"), [(" (advantage)", 12, 10), (" (advantage)", 9, 9), ("", 9, 7)])
def test_its_player_keeps_ten_cards(won: str, hand: int, kept: int) -> None:
    s = arc(f"A: hand: {hand}; city Saltmere Exchange{won}\nB: army: Ox; hand: 9\nphase: Second Play")
    s.to("Draw", "B")
    assert len(s.hand("A")) == kept
    s.to("Draw", "A")
    assert len(s.hand("B")) == 7


@plays("Brackenhold")
@pytest.mark.parametrize(("won", "more"), [(" (advantage)", 1), ("", 0)])
def test_residents_of_brackenhold_are_bigger(won: str, more: int) -> None:
    s = arc(f"A: army: Ox 2/2; city Brackenhold{won}: Elk 1/1 marked; city Oak (Body, 8): Hen 1/2\nB: army: Fox 1/1")
    assert [s.value(n) for n in ("Elk", "Ox", "Hen", "Fox")] == [f"{1 + more}/{1 + more}", "2/2", "1/2", "1/1"]


@plays("Brackenhold")
def test_whoever_is_called_out_loses_the_bonus_and_dies_of_the_damage() -> None:
    s = arc("A: city Brackenhold (advantage): Elk 1/2 hurt 2; hand: Call\nB: army: Fox 1/1", TEXTS)
    s.play("Call", "target Elk")
    assert s.place("Elk") == "A's graveyard"


@plays("Brackenhold")
def test_while_it_is_attacked_the_army_that_may_come_in_is_bigger_too() -> None:
    s = arc(
        f"A: army: Wolf 1/9; hand: Wait\nB: army: Ox 2/2; city Brackenhold (advantage): Elk 1/1; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack Brackenhold", "pass", "pass")
    assert (s.value("Ox"), s.value("Elk"), s.value("Wolf")) == ("3/3", "2/2", "1/9")
    s.choose("block Wolf with Ox")
    s.choose("done")
    s.all_pass()
    assert s.value("Ox") == "2/2"
    assert "Wolf suffers 3 damage from Ox" in s.log()


@plays("Chapel of the Last Bell")
@pytest.mark.parametrize(("won", "more"), [(" (advantage)", 1), ("", 0)])
def test_each_resident_of_the_chapel_that_dies_brings_a_point(won: str, more: int) -> None:
    s = arc(
        f"""
        A: army: Ox; city Chapel of the Last Bell{won}: Elk, Hen, Cow; city Oak (Body, 8): Elder; hand: 4 Axe, Bounce
        B: army: Fox
        """,
        TEXTS,
    )
    for card, target, gained in (
        ("Axe", "Elk", 1), ("Bounce", "Hen", 1), ("Axe", "Ox", 1), ("Axe", "Elder", 1), ("Axe", "Cow", 2),
    ):  # fmt: skip
        s.choose(next(option for option in s.options() if option.startswith(f"play {card}")), f"target {target}")
        s.all_pass()
        assert s.points("A") == 15 + gained * more


@plays("Cinder Foundry")
@pytest.mark.parametrize(("won", "more"), [(" (advantage)", 1), ("", 0)])
def test_each_attacker_that_deals_damage_to_a_city_deals_one_more(won: str, more: int) -> None:
    s = arc(
        f"A: army: Wolf 2/2, Cub 0/1, Pup 1/3; city Cinder Foundry{won}\nB: army: Ox 1/9 marked; city Elm (Body, 9){COMBAT}"
    )
    army = s.fork()
    s.choose("attack Elm", "send Wolf", "send Cub", "send Pup")
    assert s.damage("Elm") == 3 + 2 * more
    army.choose("attack B's army", "send Wolf", "send Pup")
    army.choose("done")
    assert army.points("B") == 15 - 3


@plays("Cinder Foundry")
def test_against_a_defender_and_for_an_opponent_it_adds_nothing_and_two_add_two() -> None:
    foundry = "city Cinder Foundry (advantage)"
    s = arc(f"A: army: Wolf 2/2; {foundry}\nB: city Elm (Body, 9): Ox 1/9{COMBAT}")
    s.choose("attack Elm", "block Wolf with Ox")
    assert (s.damage("Ox"), s.damage("Elm")) == (2, 0)
    s = arc(f"A: army: Wolf 2/2; city Oak (Body, 8)\nB: {foundry}; city Elm (Body, 9){COMBAT}")
    s.choose("attack Elm")
    assert s.damage("Elm") == 2
    s = arc(f"A: army: Wolf 2/2; {foundry}; {foundry}\nB: city Elm (Body, 9){COMBAT}")
    s.choose("attack Elm")
    assert s.damage("Elm") == 4


@plays("Levy in Haste")
def test_up_to_two_residents_come_into_the_army_unmarked_and_may_attack() -> None:
    s = arc(
        """
        A: hand: Levy in Haste; gems 2 Red Banner; army: Ox; city Oak (Body, 8): Elk, Hen, Cow marked; city Elm (Mind, 8): Pup
        B: city Ash (Body, 9): Fox
        """
    )
    s.choose("play Levy in Haste")
    assert s.options() == ["done", "target Elk", "target Hen", "target Pup"]
    s.choose("target Elk", "target Pup")
    assert [s.place(n) for n in ("Elk", "Hen", "Cow", "Pup")] == ["A's Army", "Oak", "Oak", "A's Army"]
    assert (s.marked("Elk"), s.marked("Pup")) == (False, False)
    assert "move Hen to Elm" in s.options()  # no city was used up
    s.to("Attack")
    s.choose("attack Ash")
    assert "send Elk" in s.options()


@plays("Levy in Haste")
def test_who_is_marked_in_response_stays() -> None:
    s = arc("A: hand: Levy in Haste; gems 2 Red Banner; city Oak (Body, 8): Elk, Hen\nB: hand: Snare", TEXTS)
    s.choose("play Levy in Haste", "target Elk", "target Hen", "play Snare", "target Elk")
    s.all_pass()
    assert (s.place("Elk"), s.place("Hen")) == ("Oak", "A's Army")


@plays("Spring Thaw")
@pytest.mark.parametrize(("hurt", "left"), [(5, 1), (3, 0)])
def test_four_strength_of_any_city_are_restored(hurt: int, left: int) -> None:
    s = arc(
        f"A: hand: Spring Thaw; gems 2 Gaian; city Oak (Body, 8, hurt 4)\nB: city Elm (Body, 8, hurt {hurt}); city Ash"
    )
    s.choose("play Spring Thaw")
    assert sorted(s.options()) == ["target Ash", "target Elm", "target Oak"]
    s.choose("target Elm")
    assert [s.damage(n) for n in ("Elm", "Oak", "Ash")] == [left, 4, 0]


@plays("Tithe of Iron")
def test_four_damage_to_a_creature_of_an_army_that_is_still_there() -> None:
    s = arc(
        """
        A: hand: Tithe of Iron; gems 3 The Empire; army: Ox; city Oak (Body, 8): Hen
        B: army: Fox 1/5; city Elm (Body, 8): Cow; hand: Home
        """,
        {"Home": "event 0: Put target creature into a city you control."},
    )
    s.choose("play Tithe of Iron")
    assert s.options() == ["target Ox", "target Fox"]
    s.choose("target Fox")
    gone = s.fork()
    s.all_pass()
    assert s.damage("Fox") == 4
    gone.choose("play Home", "target Fox")
    gone.all_pass()
    assert (gone.place("Fox"), gone.damage("Fox")) == ("Elm", 0)


@plays("Paupers' Requiem")
def test_a_creature_card_comes_back_or_an_opponent_loses_points_for_each() -> None:
    s = arc(
        """
        A: hand: Paupers' Requiem; gems 4 Dark Legion; grave: Ox, Hen, Cow, Elk, Pup, Hex
        B: grave: Fox; hand: Dig
        """,
        TEXTS,
    )
    lost = s.fork()
    s.choose("play Paupers' Requiem: Return")
    assert s.options() == [f"target {n}" for n in ("Ox", "Hen", "Cow", "Elk", "Pup")]
    s.choose("target Cow")
    gone = s.fork()
    s.all_pass()
    assert (s.hand("A"), s.points("B")) == (["Cow"], 15)
    gone.choose("play Dig", "target Cow")
    gone.all_pass()
    assert (gone.hand("A"), gone.points("B")) == ([], 15)
    lost.choose("play Paupers' Requiem: An opponent")
    lost.all_pass()
    assert (lost.points("B"), lost.points("A")) == (11, 15)


@plays("Paupers' Requiem")
@pytest.mark.parametrize(("grave", "lost"), [("Ox, Hen, Hex", 2), ("Hex", 0)])
def test_creature_cards_are_counted_up_to_four(grave: str, lost: int) -> None:
    s = arc(f"A: hand: Paupers' Requiem; gems 4 Dark Legion; grave: {grave}\nB: grave: Fox, Elk", TEXTS)
    assert any("Requiem: Return" in option for option in s.options()) == bool(lost)
    s.choose("play Paupers' Requiem: An opponent" if lost else "play Paupers' Requiem")
    assert s.points("B") == 15 - lost


@plays("Ledger Inspection")
def test_two_cards_are_drawn_and_any_of_the_hand_goes_under_the_deck() -> None:
    s = arc("A: hand: Ledger Inspection, Ox; gems 1 House of Nobles; deck: Hen, Cow, Elk\nB: army: Fox")
    s.choose("play Ledger Inspection")
    assert len(s.options()) == 3
    old = s.fork()
    s.choose(next(o for o in s.options() if "Hen" in o))
    assert (s.hand("A"), s.deck("A")) == (["Ox", "Cow"], ["Elk", "Hen"])
    old.choose(next(o for o in old.options() if "Ox" in o))
    assert (old.hand("A"), old.deck("A")) == (["Hen", "Cow"], ["Elk", "Ox"])
    s = arc("A: hand: Ledger Inspection, Ox; gems 1 House of Nobles; deck: Hen\nB: army: Fox")
    s.choose("play Ledger Inspection")
    assert s.over


@plays("Roots Remember")
def test_up_to_three_cards_go_under_the_deck_and_a_city_among_them_brings_a_point() -> None:
    s = arc(
        """
        A: hand: Roots Remember; gems 2 Gaian; grave: Ox, Elm, Hex, Hen; deck: Cow; army: Elk
        B: grave: Fox; hand: Dig
        """,
        TEXTS | {"Elm": "city 2 Body 8"},
    )
    s.choose("play Roots Remember")
    assert s.options() == ["done", "target Ox", "target Elm", "target Hex", "target Hen"]
    few = s.fork()
    s.choose("target Ox", "target Elm", "target Hen")
    gone = s.fork()
    s.choose("pass")
    other = s.fork()
    s.choose("pick Hen", "pick Elm")
    other.choose("pick Ox", "pick Hen")
    assert (s.deck("A"), s.points("A")) == (["Cow", "Hen", "Elm", "Ox"], 16)
    assert (other.deck("A"), other.points("A")) == (["Cow", "Ox", "Hen", "Elm"], 16)
    few.choose("target Ox", "done", "pass")
    assert (few.deck("A"), few.points("A")) == (["Cow", "Ox"], 15)
    gone.choose("play Dig", "target Elm")
    gone.all_pass()
    gone.choose("pick Ox")
    assert (gone.deck("A"), gone.points("A")) == (["Cow", "Ox", "Hen"], 15)
