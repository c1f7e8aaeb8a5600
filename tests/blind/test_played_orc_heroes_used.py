"""Blind Heroes with an ability that is used once in their own turn, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import heroes, plays
from scenes import heroes as heroes_scenes

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Guard": "creature 1/1: (A): Elves you control get 0/+1.",
    "Soldier": "creature (Soldier) 1/1", "Grenadier": "creature (Soldier) 1/1", "Bone": "creature 2 (Skeleton) 1/1",
    "Great": "creature 5 1/1", "Small": "creature 2 1/1", "Tiny": "creature 1 1/1", "Red": "creature Red Banner 1/9",
}  # fmt: skip


def led(hero: str, table: str, influence: int = 10) -> heroes_scenes.Scene:
    """A table on which A has this Hero."""
    return heroes(f"A: {influence} influence; hero: {hero}; {table}", TEXTS)


def begun(s: heroes_scenes.Scene, hero: str, front: str = "Offensive") -> heroes_scenes.Scene:
    """A begins to use his Hero, from that front if one is asked for."""
    s.choose(f"use {hero}")
    if f"in the {front}" in s.options():
        s.choose(f"in the {front}")
    return s


def countered(s: heroes_scenes.Scene) -> bool:
    """Can what the Hero does be countered now?"""
    return any(label.startswith("counter, and sacrifice") for label in s.options())


def used_up(s: heroes_scenes.Scene, hero: str, gold: int) -> bool:
    """Has he paid all but this, and cannot do so once more in this turn?"""
    return s.gold("A") == gold and not offered(s, "use", hero)


ARMIES = (
    "resources: 6; offensive: Ox 1/9 hurt 4, Keeper assigned; defensive: Rat 1/9 hurt 4; hand: 1\n"
    "B: defensive: Cow 1/9 hurt 4; offensive: Owl 1/9; resources: 9; hand: 1"
)


@plays("Ashra of the Fallow Hills", "Ilka of the Long Table", "Ottoline of the Withy Beds")
@pytest.mark.parametrize(("hero", "left"), [
    ("Ashra of the Fallow Hills", 1), ("Ilka of the Long Table", 2), ("Ottoline of the Withy Beds", 2),
])  # fmt: skip
def test_for_one_gold_somebody_of_the_battlefield_is_healed(hero: str, left: int) -> None:
    s = begun(led(hero, ARMIES), hero)
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Cow")
    assert countered(s)
    s.all_pass()
    assert ([s.damage(name) for name in ("Cow", "Ox", "Rat")], used_up(s, hero, 5)) == ([left, 4, 4], True)
    assert not offered(led(hero, ARMIES.replace("resources: 6; ", "")), "use", hero)
    away = led(hero, ARMIES.replace("hand: 1", "hand: Wait") + "\nphase: Play, active B")
    away.choose("play Wait", "in the Offensive")
    assert (away.asked, offered(away, "use", hero)) == ("A", [])


@plays("Mother Sallow")
@pytest.mark.parametrize(("name", "drawn"), [("Ox", 1), ("Red", 0), ("Hen", 1)])
def test_all_damage_is_healed_and_a_gaian_is_a_card(name: str, drawn: int) -> None:
    army = "resources: 2; offensive: Ox 1/9 hurt 8, Red hurt 8, Hen; deck: 5; hand: 1\nB: hand: 1"
    s = begun(led("Mother Sallow", army), "Mother Sallow")
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.damage(name), len(s.deck("A")), used_up(s, "Mother Sallow", 0)) == (0, 5 - drawn, True)


@plays("Abbess Miriel of the Lamps")
def test_for_three_gold_anybody_is_healed_and_a_card_drawn() -> None:
    miriel = "Abbess Miriel of the Lamps"
    for name in ("Cow", "Ox", "Owl"):
        s = begun(
            led(miriel, ARMIES.replace("Ox 1/9 hurt 4", "Ox 1/9")),
            miriel,
            "Defensive" if name == "Owl" else "Offensive",
        )
        s.choose(f"target {name}")
        s.all_pass()
        assert (s.damage(name), len(s.deck("A")), used_up(s, miriel, 3)) == (0, 9, True)


@plays("Wilmot the Thrifty", "Aldera, Keeper of Seals")
@pytest.mark.parametrize(("hero", "gold"), [("Wilmot the Thrifty", 2), ("Aldera", 3)])
def test_gold_is_a_card_once(hero: str, gold: int) -> None:
    s = begun(led(hero, "resources: 6; deck: Rat, 3; hand: 1\nB: resources: 9; hand: 1"), hero)
    assert countered(s)
    s.all_pass()
    assert ("Rat" in s.hand("A"), used_up(s, hero, 6 - gold)) == (True, True)
    assert not offered(led(hero, f"resources: {gold - 1}; deck: Rat, 3; hand: 1\nB: hand: 1"), "use", hero)
    away = led(hero, "resources: 6; hand: Wait\nB: hand: Wait\nphase: Play, active B")
    away.choose("play Wait (2)" if "play Wait (2)" in away.options() else "play Wait", "in the Offensive")
    assert (away.asked, offered(away, "use", hero)) == ("A", [])


@plays("Wilmot the Thrifty")
@pytest.mark.parametrize(("resources", "can"), [(4, True), (3, False)])
def test_to_counter_it_takes_three_gold_a_resource_card_and_a_card(resources: int, can: bool) -> None:
    s = begun(
        led("Wilmot the Thrifty", f"resources: 2; deck: 3; hand: 1\nB: resources: {resources}; hand: Wait"),
        "Wilmot the Thrifty",
    )
    assert countered(s) == can
    if can:
        s.choose("counter")
        s.all_pass()
        assert (len(s.deck("A")), s.gold("A"), s.gold("B"), s.hand("B")) == (3, 0, 0, [])


@plays("Mortwen, Keeper of the Unburied")
def test_for_three_gold_an_own_dead_creature_returns() -> None:
    s = begun(led("Mortwen", "resources: 4; grave: Elk, Hen, Spear; hand: 1\nB: grave: Cow; hand: 1"), "Mortwen")
    assert sorted(targets(s)) == ["Elk", "Hen"]
    s.choose("target Elk")
    s.all_pass()
    assert (s.place("Elk"), s.place("Hen"), used_up(s, "Mortwen", 1)) == ("A's hand", "A's graveyard", True)
    assert not offered(led("Mortwen", "resources: 4; hand: 1\nB: grave: Cow; hand: 1"), "use", "Mortwen")


@plays("Lady Perpetua Sands")
@pytest.mark.parametrize("deck", ["Elk, Hen, Cow, 2", "Elk, Hen"])
def test_of_the_top_three_cards_one_goes_to_the_bottom(deck: str) -> None:
    s = begun(led("Lady Perpetua Sands", f"resources: 1; deck: {deck}; hand: 1\nB: hand: 1"), "Lady Perpetua Sands")
    s.all_pass()
    s.choose(next(option for option in s.options() if "Elk" in option))
    assert not s.sees("B", "Elk")
    while s.options()[0] != "done":
        s.choose(next((option for option in s.options() if "Cow" in option), s.options()[0]))
    assert s.deck("A")[-1] == "Elk"
    assert sorted(s.deck("A")[:-1])[:1] == (["Cow"] if "Cow" in deck else ["Hen"])
    assert len(s.hand("A")) == 1


@plays("Count Rupert the Absent")
@pytest.mark.parametrize("state", ["", " marked"])
def test_an_own_creature_goes_to_the_other_front_as_it_is(state: str) -> None:
    army = (
        f"resources: 2; offensive: Ox{state}, Keeper assigned; defensive: Rat; attached: Spear on Ox; hand: 1\n"
        f"B: defensive: Cow; hand: 1"
    )
    s = begun(led("Count Rupert the Absent", army), "Count Rupert the Absent")
    s.choose("target Ox") if targets(s) else None
    s.all_pass()
    assert (s.place("Ox"), s.place("Spear"), s.marked("Ox"), s.value("Ox")) == (
        "A's Defensive",
        "on Ox",
        bool(state),
        "2/1",
    )
    assert used_up(s, "Count Rupert the Absent", 0)


@plays("Count Rupert the Absent")
def test_an_attacker_that_is_put_away_is_in_no_combat() -> None:
    s = led("Count Rupert the Absent", "resources: 2; offensive: Ox, Elk; hand: 1\nB: hand: 1\nphase: Move or Attack")
    s.choose("attack B", "send Ox", "send Elk")
    begun(s, "Count Rupert the Absent").choose("target Ox")
    s.to("Second Play")
    assert (s.place("Ox"), s.influence("B")) == ("A's Defensive", 19)


@plays("Ysolde of the Two Roads")
@pytest.mark.parametrize("names", [[], ["Ox"], ["Ox", "Elk"]])
def test_for_four_gold_up_to_two_go_to_the_other_front_as_they_are(names: list[str]) -> None:
    army = "resources: 4; offensive: Ox marked, Elk, Hen, Keeper assigned; defensive: Rat; hand: 1\nB: defensive: Cow; hand: 1"
    s = begun(led("Ysolde of the Two Roads", army), "Ysolde of the Two Roads")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox"]
    s.choose(*(f"target {name}" for name in names))
    s.choose("done") if "done" in s.options() else None
    s.all_pass()
    assert [s.place(name) for name in ("Ox", "Elk", "Hen")] == [
        "A's Defensive" if name in names else "A's Offensive" for name in ("Ox", "Elk", "Hen")
    ]
    assert (s.marked("Ox"), s.marked("Elk"), used_up(s, "Ysolde of the Two Roads", 0)) == (True, False, True)


@plays("Prefect Livilla")
def test_for_three_gold_an_enemy_cannot_defend_in_this_turn() -> None:
    army = "resources: 3; offensive: Ox; defensive: Rat; hand: 1\nB: defensive: Cow, Hen; offensive: Owl; hand: 1"
    s = begun(led("Prefect Livilla", army), "Prefect Livilla")
    assert targets(s) == ["Cow", "Hen"]
    s.choose("target Cow")
    s.all_pass()
    s.to("Move or Attack")
    s.choose("attack B")
    while not offered(s, "block"):
        s.choose("pass")
    assert (offered(s, "block"), s.gold("A")) == (["Ox with Hen"], 0)
    s.to("Play", "A")
    s.to("Move or Attack")
    s.choose("attack B")
    while not offered(s, "block"):
        s.choose("pass")
    assert offered(s, "block") == ["Ox with Cow", "Ox with Hen"]


@plays("Brask Halloran, First Through", "Warlord Hask")
@pytest.mark.parametrize("hero", ["Brask Halloran", "Warlord Hask"])
def test_for_two_gold_one_of_his_strikes_harder_for_the_turn(hero: str) -> None:
    army = (
        "resources: 4; offensive: Ox 1/1, Elk, Keeper assigned; defensive: Rat; hand: 1\n"
        "B: defensive: Cow; resources: 9; hand: 1"
    )
    s = begun(led(hero, army), hero)
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    assert countered(s)
    s.all_pass()
    assert (s.value("Ox"), used_up(s, hero, 2)) == ("3/1", True)
    s.to("Move or Attack")
    s.choose("move Ox")
    assert (s.place("Ox"), s.value("Ox")) == ("A's Defensive", "3/1")
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Dorvane Ashgate")
def test_for_two_gold_somebody_of_the_battlefield_suffers_one() -> None:
    s = begun(led("Dorvane Ashgate", ARMIES.replace("Cow 1/9 hurt 4", "Cow 1/9, Guard assigned")), "Dorvane Ashgate")
    assert sorted(targets(s)) == ["Cow", "Guard", "Ox"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.damage("Ox"), used_up(s, "Dorvane Ashgate", 4)) == (1, 4, True)


@plays("Brannoch, Marshal of the Ford")
def test_soldiers_are_tougher_while_they_defend_and_one_is_unmarked_for_three() -> None:
    army = (
        "resources: 3; offensive: Soldier marked, Ox marked; defensive: Rat; hand: 1\n"
        "B: defensive: Grenadier marked; hand: 1"
    )
    s = begun(led("Brannoch", army), "Brannoch")
    s.choose("target Soldier") if targets(s) else None
    s.all_pass()
    assert (s.marked("Soldier"), s.marked("Ox"), s.marked("Grenadier"), used_up(s, "Brannoch", 0)) == (
        False,
        True,
        True,
        True,
    )
    s = led(
        "Brannoch",
        "defensive: Soldier, Rat; hand: Wait\nB: offensive: Ox 0/9, Elk 0/9; hand: 1\nphase: Move or Attack, active B",
    )
    s.choose("attack A", "send Ox", "send Elk")
    while not offered(s, "block"):
        s.choose("pass")
    assert s.value("Soldier") == "1/1"
    s.choose("block Ox with Soldier", "block Elk with Rat")
    assert (s.value("Soldier"), s.value("Rat")) == ("1/2", "1/1")
    s.to("Second Play")
    assert s.value("Soldier") == "1/1"


@plays("Sabeline Croft")
@pytest.mark.parametrize(
    ("name", "drawn", "marked"), [("Great", 1, True), ("Small", 0, True), ("Guard", 0, False), ("Elder", 1, True)]
)
def test_for_two_gold_and_a_card_an_enemy_is_marked_and_a_dear_one_is_a_card(
    name: str, drawn: int, marked: bool
) -> None:
    army = (
        "resources: 2; offensive: Ox; deck: 5; hand: Elk, Hen\n"
        "B: defensive: Great, Small, Guard assigned, Elder marked; offensive: Owl; hand: 1"
    )
    s = heroes(f"A: 10 influence; hero: Sabeline Croft; {army}", TEXTS | {"Elder": "creature 4 1/1"})
    begun(s, "Sabeline Croft")
    s.choose(f"target {name}") if targets(s) else s.choose("discard Elk", f"target {name}")
    s.choose(next(option for option in s.options() if "Elk" in option)) if s.place("Elk") == "A's hand" else None
    assert s.place("Elk") == "A's graveyard"  # paid as it is announced
    s.all_pass()
    assert (s.marked(name), len(s.deck("A")), s.gold("A")) == (marked, 5 - drawn, 0)
    assert not offered(
        led("Sabeline Croft", "resources: 2; offensive: Ox\nB: defensive: Great; hand: 1"), "use", "Sabeline Croft"
    )


@plays("Dame Yolante Greve")
@pytest.mark.parametrize("lays", [True, False])
def test_a_card_is_laid_marked_or_one_is_drawn(lays: bool) -> None:
    s = begun(led("Dame Yolante Greve", "resources: 1; deck: 5; hand: Elk, Hen\nB: hand: 1"), "Dame Yolante Greve")
    s.all_pass()
    s.choose(*(("yes",) if "yes" in s.options() else ())) if lays else s.choose("no" if "no" in s.options() else "done")
    if lays:
        s.choose(next(option for option in s.options() if "Elk" in option))
    s.all_pass()
    assert (s.place("Elk"), len(s.deck("A"))) == (("A's resources", 5) if lays else ("A's hand", 4))
    assert (s.gold("A"), "lay Hen" in s.options()) == (0, True)
    poor = begun(led("Dame Yolante Greve", "resources: 1; deck: 5\nB: hand: 1"), "Dame Yolante Greve")
    poor.all_pass()
    poor.choose("no") if "no" in poor.options() else None
    assert len(poor.hand("A")) == 1


@plays("Quillon the Provisioner")
@pytest.mark.parametrize(("says", "deck"), [("yes", ["Hen", "Elk"]), ("no", ["Elk", "Hen"])])
def test_the_top_card_is_seen_and_may_go_below(says: str, deck: list[str]) -> None:
    s = begun(
        led("Quillon the Provisioner", "resources: 1; deck: Elk, Hen; hand: 1\nB: hand: 1"), "Quillon the Provisioner"
    )
    s.all_pass()
    assert (s.sees("A", "Elk"), s.sees("B", "Elk")) == (True, False)
    s.choose(says if says in s.options() else (next(o for o in s.options() if "Elk" in o) if says == "yes" else "done"))
    assert (s.deck("A"), used_up(s, "Quillon the Provisioner", 0)) == (deck, True)


@plays("Skarn Two-Graves")
def test_for_three_gold_and_a_creature_a_cheaper_one_returns() -> None:
    army = (
        "resources: 3; offensive: Small, Great marked; defensive: Rat; grave: Tiny, Bone, Spear; hand: 1\n"
        "B: resources: 9; hand: 1"
    )
    s = begun(led("Skarn Two-Graves", army), "Skarn Two-Graves")
    assert sorted(option.split()[-1] for option in s.options()) == ["Great", "Small"]
    s.choose(next(option for option in s.options() if "Small" in option))
    assert (s.place("Small"), s.gold("A"), countered(s)) == ("A's graveyard", 0, True)
    s.all_pass()
    s.choose("pick Tiny") if "pick Tiny" in s.options() else None
    assert (s.place("Tiny"), s.place("Bone"), s.place("Small")) == ("A's hand", "A's graveyard", "A's graveyard")


@plays("Hroald the Unpaid")
def test_for_one_influence_one_of_his_is_unmarked_and_stays() -> None:
    army = "offensive: Ox marked, Elk; defensive: Rat; hand: 1\nB: defensive: Cow marked; resources: 9; hand: 1"
    s = begun(led("Hroald the Unpaid", army), "Hroald the Unpaid")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    assert (s.influence("A"), countered(s)) == (9, False)
    s.all_pass()
    assert not s.marked("Ox")
    s.to("Move or Attack")
    assert offered(s, "move") == ["Elk", "Rat"]
    s.choose("attack B")
    assert "send Ox" in s.options()
    s.to("Move or Attack", "B")
    s.to("Move or Attack", "A")
    assert "move Ox" in s.options()
    last = begun(led("Hroald the Unpaid", army, influence=1), "Hroald the Unpaid")
    last.choose("target Ox")
    assert last.over


@plays("Tamsin Farsight")
@pytest.mark.parametrize(("card", "says", "place"), [
    ("Elk", "", "A's hand"), ("Spear", "yes", "A's graveyard"), ("Spear", "no", "A's deck"),
])  # fmt: skip
def test_the_top_card_is_shown_and_a_creature_is_taken(card: str, says: str, place: str) -> None:
    s = begun(led("Tamsin Farsight", f"resources: 1; deck: {card}, 5; hand: 1\nB: hand: 1"), "Tamsin Farsight")
    s.all_pass()
    assert ("yes" in s.options()) == bool(says)
    s.choose(says) if says else None
    assert (s.place(card), s.sees("B", card), len(s.hand("A"))) == (place, True, 1 + (card == "Elk"))
    assert place != "A's deck" or s.deck("A")[0] == card


@plays("The Pale Chancellor")
def test_one_of_two_abilities_is_used_in_a_turn() -> None:
    army = "resources: 6; offensive: Ox, Elk; defensive: Rat; grave: Hen, Spear; hand: 1\nB: resources: 9; hand: 1\nC: hand: 1"
    s = led("The Pale Chancellor", army)
    first, second = offered(s, "use", "The Pale Chancellor")
    raised = s.fork()
    begun(s, first)
    assert sorted(option.split()[-1] for option in s.options()) == ["Elk", "Ox"]
    s.choose(next(option for option in s.options() if "Ox" in option))
    assert s.place("Ox") == "A's graveyard"
    s.all_pass()
    assert ([s.influence(seat) for seat in "ABC"], used_up(s, "The Pale Chancellor", 5)) == ([10, 18, 18], True)
    begun(raised, second)
    raised.choose("target Hen") if targets(raised) else None
    raised.all_pass()
    assert (raised.place("Hen"), used_up(raised, "The Pale Chancellor", 1)) == ("A's hand", True)


@plays("Bonelord Kethric")
@pytest.mark.parametrize(("name", "price", "drawn"), [("Bone", 2, 1), ("Great", 5, 0)])
def test_a_dead_creature_becomes_a_resource_card_for_its_cost(name: str, price: int, drawn: int) -> None:
    s = begun(
        led("Bonelord Kethric", "resources: 5; grave: Bone, Great, Spear; deck: 5; hand: 1\nB: grave: Tiny; hand: 1"),
        "Bonelord Kethric",
    )
    assert sorted(targets(s)) == ["Bone", "Great"]
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.place(name), s.marked(name), len(s.deck("A"))) == ("A's resources", True, 5 - drawn)
    assert used_up(s, "Bonelord Kethric", 5 - price)
    assert any(label.startswith("lay") for label in s.options())
