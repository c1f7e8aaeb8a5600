"""Blind cards of ORC's rounds 8 and 9 about resources, quests and dues, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Jab": "event 0: Draw a card.",
    "Mage": "creature (Caster) 1/9", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Lord": "creature (Noble) 1/1", "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Beast": "quest (Confrontation) 0/9: Hit points: 3. Victory Points: 1.",
    "Study": "event 2: Gain 1 influence.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Gilt Edging")
def test_a_resource_card_of_its_player_gives_two_gold() -> None:
    s = orc(
        "A: offensive: Ox; resources: Rye, 3; hand: Gilt Edging, Study, Study, Study\nB: resources: 1; hand: 1", TEXTS
    )
    s.choose("play Gilt Edging", "target Rye")
    s.all_pass()
    assert s.gold("A") == 1  # Rye has paid for it, and given but one
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.gold("A") == 5
    s.do("play Study")
    s.do("play Study")
    assert (s.gold("A"), s.influence("A")) == (1, 22)


@plays("Jeering Crowd")
@pytest.mark.parametrize(("deed", "lost"), [("", 1), ("attack A", 0), ("move Cow", 1)])
def test_a_turn_without_an_attack_costs_the_player_one(deed: str, lost: int) -> None:
    s = orc("A: offensive: Mage; hand: Jeering Crowd; resources: 2\nB: offensive: Cow; hand: 1", TEXTS)
    s.choose("play Jeering Crowd", "target player B")
    s.all_pass()
    s.to("Move or Attack", "B")
    assert (s.influence("A"), s.influence("B")) == (20, 20)
    s.choose(deed) if deed else None
    s.to("Play", "A")
    assert s.influence("B") == 20 - lost
    s.to("Play", "B")
    assert s.influence("B") == 20 - lost


@plays("Jeering Crowd")
@pytest.mark.parametrize("strikes", [True, False])
def test_an_attack_on_a_monster_is_one_too_and_the_turn_of_its_playing_counts(strikes: bool) -> None:
    s = orc(
        "A: offensive: Mage; hand: Jeering Crowd; resources: 2; quests: Beast; chapter: Next\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept Beast", "play Jeering Crowd", "target player A")
    s.all_pass()
    s.to("Move or Attack")
    if strikes:
        s.choose("attack Beast")
    s.to("Play", "B")
    assert s.influence("A") == (20 if strikes else 19)


@plays("Men in the Hayloft")
@pytest.mark.parametrize(("names", "drawn"), [(("Ox",), 1), (("Ox", "Elk"), 2), (("Ox", "Elk", "Hog", "Sow"), 3)])
def test_whoever_is_attacked_draws_for_each_attacker_up_to_three(names: tuple[str, ...], drawn: int) -> None:
    s = orc(
        f"A: offensive: Ox, Elk, Hog, Sow; hand: 1\nB: hand: Men in the Hayloft; resources: 3; deck: 5{FIGHT}", TEXTS
    )
    s.choose("attack B", *(f"send {name}" for name in names))
    s.choose("done") if len(names) < 4 else None
    s.choose("play Men in the Hayloft", "in the Defensive")
    s.to("Second Play")
    assert (len(s.hand("B")), s.influence("B")) == (drawn, 20 - len(names))


@plays("Men in the Hayloft")
def test_neither_in_peace_nor_by_whoever_attacks_is_it_played() -> None:
    s = orc(f"A: offensive: Ox; hand: Men in the Hayloft, Jab; resources: 3\nB: resources: 3; hand: Jab{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "play")
    while s.asked != "A":
        s.choose("pass")
    assert offered(s, "play") == ["Jab"]
    peace = orc("A: hand: Men in the Hayloft, Jab; resources: 3\nB: hand: 1", TEXTS)
    assert offered(peace, "play") == ["Jab"]


@plays("Parade Armour")
def test_a_noble_is_tougher_for_each_piece() -> None:
    s = orc(
        "A: offensive: Lord, Ox; attached: Spear on Lord; resources: 2; hand: Parade Armour, Spear\nB: hand: 1", TEXTS
    )
    s.do("play Parade Armour")
    assert (s.place("Parade Armour"), s.value("Lord")) == ("on Lord", "2/3")
    s.do("play Spear", "target Lord")
    assert s.value("Lord") == "3/4"
    none = orc("A: offensive: Ox; resources: 2; hand: Parade Armour\nB: hand: 1", TEXTS)
    assert offered(none, "play") == []
    hands = orc("A: offensive: Lord, Ox; resources: 9; attached: Parade Armour on Lord; hand: 1\nB: hand: 1", TEXTS)
    assert offered(hands, "reassign") == []


@plays("Favoured Claimant")
@pytest.mark.parametrize(("gold", "can"), [(2, True), (1, False)])
def test_others_pay_two_to_accept_and_one_who_completes_it_lets_its_player_draw(gold: int, can: bool) -> None:
    s = orc(
        "A: offensive: Ox; resources: 2; quests: Sprint; chapter: Next; hand: Favoured Claimant, 1\n"
        f"B: resources: {gold}; hand: Jab",
        TEXTS,
    )
    s.do("play Favoured Claimant")
    assert "accept Sprint" in s.options()
    s.to("Play", "B")
    assert ("accept Sprint" in s.options()) == can
    if can:
        before = len(s.hand("A"))
        s.choose("accept Sprint")
        assert s.gold("B") == 0
        s.do("play Jab")
        assert (s.victory("B"), len(s.hand("A")), s.place("Favoured Claimant")) == (1, before + 2, "A's graveyard")


@plays("Favoured Claimant")
def test_its_player_accepts_for_nothing_and_draws_nothing() -> None:
    s = orc(
        "A: offensive: Ox; resources: 2; quests: Sprint; chapter: Next; hand: Favoured Claimant, Jab, 1\nB: hand: 1",
        TEXTS,
    )
    s.do("play Favoured Claimant")
    s.choose("accept Sprint")
    s.do("play Jab")
    assert (s.victory("A"), len(s.hand("A")), s.place("Favoured Claimant")) == (1, 2, "A's graveyard")


@plays("Snatched from the Mud")
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_dropped_piece_of_anybody_is_carried_by_an_own_creature_from_now_on(side: str) -> None:
    s = orc(
        "A: offensive: Ox 9/9, Rat 1/1, Elk 1/1 marked, Keeper assigned; resources: 2; hand: Snatched from the Mud\n"
        f"B: defensive: Cow 9/9, Hen 1/1; attached: Spear on {'Rat' if side == 'A' else 'Hen'}; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "send Rat")
    until(s, "block")
    s.choose("block Rat with Cow", "block Ox with Hen")
    s.to("Second Play")
    assert s.place("Spear") == f"{side}'s {'Offensive' if side == 'A' else 'Defensive'}"
    s.choose("play Snatched from the Mud")
    while targets(s):
        assert not {"Cow", "Keeper"} & set(targets(s))
        s.choose("target Elk" if "target Elk" in s.options() else "target Spear")
    s.all_pass()
    assert (s.place("Spear"), s.controller("Spear"), s.value("Elk"), s.marked("Elk")) == ("on Elk", "A", "2/1", True)
    s.to("Play", "A")
    assert s.place("Spear") == "on Elk"


@plays("The Ram of Hollowgate")
def test_it_strikes_harder_for_each_hit_point_that_it_has_lost() -> None:
    s = orc(
        "A: offensive: Ox 9/9, Elk 9/9, Hog 9/9, Sow 4/9; quests: The Ram of Hollowgate; chapter: Next; hand: 1\nB: hand: 1",
        TEXTS,
    )
    s.choose("accept The Ram of Hollowgate")
    s.to("Move or Attack")
    s.choose("attack The Ram", *(f"send {name} against" for name in ("Ox", "Elk", "Hog", "Sow")))
    while s.phase == "Move or Attack":
        fights = [label for label in offered(s, "fight") if label != "Sow"]
        s.choose("use The Ram of Hollowgate", "pick Sow") if offered(s, "use") else s.choose(
            f"fight {fights[0]}" if fights else s.way_on()
        )
    assert sorted(s.damage(name) for name in ("Ox", "Elk", "Hog")) == [4, 5, 6]
    assert s.place("Sow") == "A's graveyard"  # 2 and 7; its own 4 are no hit on a DEF of 7
    assert (s.victory("A"), s.progress("A", "The Ram of Hollowgate").rsplit("; ", 1)[-1]) == (0, "1 hit point left")
