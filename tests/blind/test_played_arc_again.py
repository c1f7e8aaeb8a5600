"""Blind texts of ARC that designers wrote again and again, played as their writers meant them: moves, waiting cards, bids."""

import pytest

from blind.gestures import fought, resolve
from blind.texts import arc, plays
from wtactics.engine.places import HAND

NOBLES = "gems 5 House of Nobles"
WAIT = "hand: Wait"
TEXTS = {
    "Wait": "event 0: Draw a card.", "Boon": "magic 0: Gain 3 victory points.",
    "Bond": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+1.",
    "Sage": "creature 1 1/1: (M): Gain 1 victory point.", "Two": "creature 2 Gaian 1/1", "Four": "creature 4 Gaian 1/1",
    "Coin": "event 2: Gain 1 victory point.",
}  # fmt: skip


@plays("Cross-Country Courier", "Towpath Courier", "Quarry Hauler", "Slipgate Outrider")
@pytest.mark.parametrize("name", ["Cross-Country Courier", "Towpath Courier", "Quarry Hauler", "Slipgate Outrider"])
def test_its_moves_heed_no_city_and_take_none(name: str) -> None:
    for first, then in ((name, "Imp"), ("Imp", name)):
        s = arc(f"A: city Oak (Body, 8): {name}, Imp 1/1\nB:\nphase: Play")
        s.choose(f"move {first} to the Army")
        s.settle()
        resolve(s)
        assert s.marked(first)
        assert f"move {then} to the Army" in s.options()


@plays("Wrong Road")
def test_a_move_fails_and_its_cities_are_used_up() -> None:
    s = arc("A: city Oak (Body, 8): Elf 1/1, Imp 1/1\nB: gems 2 Gaian; hand: Wrong Road\nphase: Play")
    s.choose("move Elf to the Army")
    s.settle()
    s.choose("play Wrong Road")
    s.all_pass()
    assert (s.place("Elf"), s.marked("Elf")) == ("Oak", True)
    assert "move Imp to the Army" not in s.options()


@plays("Hush of the Gallery", "Null Clause")
@pytest.mark.parametrize("name", ["Hush of the Gallery", "Null Clause"])
def test_an_ability_does_nothing_and_stays_paid(name: str) -> None:
    s = arc(f"A: 9 points; army: Sage\nB: {NOBLES}; hand: {name}\nphase: Play", TEXTS)
    s.choose("use Sage")
    s.settle()
    s.choose(f"play {name}")
    s.all_pass()
    assert (s.points("A"), s.marked("Sage")) == (9, True)


@plays("Grave Interruption")
@pytest.mark.parametrize("played", ["Boon", "Bond"])
def test_magic_and_enchantments_are_wasted(played: str) -> None:
    s = arc(
        f"A: 9 points; army: Elf 1/1; hand: {played}\nB: gems 5 Dark Legion; hand: Grave Interruption\nphase: Play",
        TEXTS,
    )
    s.choose(f"play {played}")
    s.settle()
    s.choose("play Grave Interruption")
    s.all_pass()
    assert (s.points("A"), s.place(played), s.value("Elf")) == (9, "A's graveyard", "1/1")


@plays("Unforeseen Fee")
@pytest.mark.parametrize(("answer", "points"), [("pay 2 Gaian", 12), ("no", 9)])
def test_its_player_saves_it_for_2(answer: str, points: int) -> None:
    s = arc(f"A: 9 points; gems 2 Gaian; hand: Boon\nB: {NOBLES}; hand: Unforeseen Fee\nphase: Play", TEXTS)
    s.choose("play Boon")
    s.settle()
    s.choose("play Unforeseen Fee")
    while answer not in s.options():
        s.choose("pick Boon" if "pick Boon" in s.options() else "pass")
    s.choose(answer)
    s.all_pass()
    assert (s.points("A"), s.place("Boon")) == (points, "A's graveyard")


@plays("Peat Cutter")
def test_the_top_card_becomes_a_gaian_resource_card() -> None:
    s = arc("A: gems 3 Gaian; city Oak (Body, 8); hand: Peat Cutter; deck: Coin\nB:\nphase: Play", TEXTS)
    s.play("Peat Cutter")
    s.all_pass()
    assert s.gems("A") == "1 Gaian"


@plays("Seed the Terraces", "Seedbed Blessing")
@pytest.mark.parametrize("name", ["Seed the Terraces", "Seedbed Blessing"])
def test_the_top_card_becomes_one_of_a_faction_that_is_named(name: str) -> None:
    s = arc(f"A: gems 3 Gaian; hand: {name}, Wait; deck: Coin\nB:\nphase: Play", TEXTS)
    left = {"Seed the Terraces": "1 Red Banner", "Seedbed Blessing": "1 Gaian + 1 Red Banner"}[name]
    s.play(name, "Red Banner")
    assert s.gems("A") == left


@plays("Purse Under the Table", "Contested Reading")
@pytest.mark.parametrize("name", ["Purse Under the Table", "Contested Reading"])
def test_a_claim_is_3_higher_and_so_is_an_answer(name: str) -> None:
    s = arc(f"A: {NOBLES}; city Oak (Mind, 8): Two; hand: {name}\nB: city Elm (Body, 8): Four\nphase: Tactics", TEXTS)
    s.choose("claim Mind", "bid Two", f"play {name}")
    while "bid Four" not in s.options():
        s.choose("pass")
    s.choose("bid Four")
    s.to("Play")
    assert s.points("A") == 16


@plays("Drumhead Camp")
def test_who_leaves_the_camp_for_the_army_is_not_marked() -> None:
    for camp, marked in (("Drumhead Camp (advantage)", False), ("Drumhead Camp", True)):
        s = arc(f"A: city {camp}: Elf 1/1\nB:\nphase: Play")
        s.choose("move Elf to the Army")
        s.settle()
        resolve(s)
        assert (s.place("Elf"), s.marked("Elf")) == ("A's Army", marked)


@plays("Brindle Sapper", "Palisade Breaker", "Sworn Champion")
@pytest.mark.parametrize(("name", "dealt"), [("Brindle Sapper", 2), ("Palisade Breaker", 4), ("Sworn Champion", 4)])
def test_an_undefended_attacker_deals_more_to_a_city(name: str, dealt: int) -> None:
    s = arc(f"A: army: {name}\nB: city Oak (Body, 20)\nphase: Attack")
    attack = int(s.table.attack[s.card(name)])
    s.choose("attack Oak")
    fought(s)
    assert s.table.harm[s.card("Oak")] == attack + dealt


@plays("Sump Countess", "Arrears Ghoul")
def test_what_an_attack_costs_a_player_brings_more() -> None:
    for army, left, gained in (("", 9 - 4, 1), ("army: Ox 1/9; ", 9, 0)):
        s = arc(f"A: 9 points; army: Sump Countess\nB: 9 points; {army}hand: Wait\nphase: Attack", TEXTS)
        s.choose("attack B's army")
        fought(s, "block Sump Countess with Ox")
        assert (s.points("B"), s.points("A")) == (left, 9 + gained)
    s = arc("A: army: Arrears Ghoul\nB: 9 points; hand: Coin\nphase: Attack", TEXTS)
    s.choose("attack B's army")
    fought(s)
    assert (s.points("B"), s.place("Coin")) == (6, "B's graveyard")


@plays("Startled Homeward")
def test_its_controller_chooses_the_city_and_it_deals_nothing() -> None:
    s = arc("A: city Oak (Body, 8); city Elm (Body, 8); army: Ram 2/2\nB: 9 points; gems 2 Gaian; hand: Startled Homeward"
            "\nphase: Attack")  # fmt: skip
    s.choose("attack B's army")
    s.settle()
    s.choose("play Startled Homeward")
    while "pick Elm" not in s.options():
        s.choose("pass")
    assert s.asked == "A"
    s.choose("pick Elm")
    fought(s)
    assert (s.place("Ram"), s.marked("Ram"), s.points("B")) == ("Elm", True, 9)


@plays("Twin-Tongued Usher")
def test_the_usher_chooses_the_city() -> None:
    s = arc(
        f"A: {NOBLES}; army: Twin-Tongued Usher\nB: city Oak (Body, 8); city Elm (Body, 8); army: Ram 2/2\nphase: Play"
    )
    s.choose("use Twin-Tongued Usher")
    while "pick Elm" not in s.options():
        s.choose(s.way_on())
    assert s.asked == "A"
    s.choose("pick Elm")
    assert s.place("Ram") == "Elm"


@plays("Library of Loose Leaves", "Lanternmere")
@pytest.mark.parametrize("name", ["Library of Loose Leaves", "Lanternmere"])
def test_all_cards_are_kept(name: str) -> None:
    for state, kept in ((" (advantage)", 9), ("", 7)):
        s = arc(f"A: city {name}{state}; hand: {', '.join(['Coin'] * 9)}\nB:\nphase: Discard", TEXTS)
        while s.phase == "Discard" and s.asked == "A":
            s.choose(s.way_on())
        assert len(s.table.at(HAND, 0)) == kept
