"""Blind Heroes and mounts of the seventeenth rounds, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import heroes, mounts, plays, until
from scenes import heroes as heroes_scenes

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Blast": "event 0: Deal 5 damage to target creature.", "Fall": "event 0: Discard target equipment.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Horse": "creature (Mount) 3/4",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Spear": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Cap": "equipment 0 (Helmet): Equipped creature gets 0/+1.",
    "Archer": "creature 1/9: (M): Deal 1 damage to target creature.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


def led(hero: str, table: str) -> heroes_scenes.Scene:
    """A table on which A has this Hero."""
    return heroes(f"A: 10 influence; hero: {hero}; {table}", TEXTS)


@plays("Wilhelmina Oxtongue")
def test_two_gold_strengthen_a_creature_of_one_battlefield() -> None:
    s = led(
        "Wilhelmina Oxtongue",
        "offensive: Ox 1/1, Keeper assigned; defensive: Rat; resources: 4; hand: Swap\n"
        "B: defensive: Cow 1/1, Pig assigned; offensive: Hen; resources: 9; hand: 2",
    )
    s.choose("use Wilhelmina Oxtongue", "in the Offensive")
    assert targets(s)[:2] == ["Ox", "Cow"]
    assert {"Keeper", "Rat", "Hen"}.isdisjoint(targets(s))
    s.choose("target Ox")
    countered = s.fork()
    s.all_pass()
    s.do("play Swap", "target Ox")
    assert (s.value("Ox"), s.place("Ox"), s.gold("A")) == ("3/1", "A's Defensive", 2)
    assert "use Wilhelmina Oxtongue" not in s.options()
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"
    countered.choose("counter")
    countered.all_pass()
    assert (countered.value("Ox"), countered.gold("A")) == ("1/1", 2)


@plays("Prefect Aurelio Stonebrow")
def test_whoever_stands_in_the_prefects_defensive_is_tougher() -> None:
    s = led(
        "Prefect Aurelio Stonebrow",
        "defensive: Ox 1/1, Elk 1/1 marked, Keeper assigned; offensive: Rat 1/1; hand: 1\n"
        "B: defensive: Cow 1/1; offensive: Hen 1/1; hand: 1",
    )
    values = [s.value(n) for n in ("Ox", "Elk", "Keeper", "Rat", "Cow", "Hen")]
    assert values == ["1/2", "1/2", "1/2", "1/1", "1/1", "1/1"]
    s.to("Play", "B")
    assert s.value("Ox") == "1/2"
    s = led("Prefect Aurelio Stonebrow", f"defensive: Ox 1/2 hurt 2; hand: 1\nB: hand: 1{FIGHT}")
    s.choose("move Ox")
    s.to("Second Play")
    assert s.place("Ox") == "A's graveyard"


@plays("Duchess Philippa Windlestraw")
@pytest.mark.parametrize(("who", "deck", "drawn"), [("A", 5, 1), ("A", 0, 0), ("B", 5, 0)])
def test_a_completed_quest_brings_the_duchess_a_card(who: str, deck: int, drawn: int) -> None:
    mine, theirs = ("Wait, 1", "1") if who == "A" else ("1", "Wait, 1")
    s = led(
        "Duchess Philippa Windlestraw",
        f"quests: Sprint; chapter: Next; deck: {deck}; hand: {mine}\nB: quests: Next; hand: {theirs}",
    )
    if who == "B":
        s.to("Play", "B")
    s.choose("accept Sprint")
    before = len(s.deck("A"))
    s.do("play Wait")
    assert (s.victory(who), before - len(s.deck("A")), s.over) == (1, drawn, False)


@plays("Radka Splitdrum")
def test_three_gold_deal_two_damage_in_one_battlefield() -> None:
    s = led(
        "Radka Splitdrum",
        "offensive: Ox, Keeper assigned; defensive: Rat; resources: 3; hand: 1\n"
        "B: defensive: Cow 1/2; offensive: Hen; resources: 9; hand: 2",
    )
    s.choose("use Radka Splitdrum", "in the Offensive")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Cow")
    countered = s.fork()
    s.all_pass()
    assert (s.place("Cow"), s.gold("A")) == ("B's graveyard", 0)
    countered.choose("counter")
    countered.all_pass()
    assert (countered.place("Cow"), countered.damage("Cow")) == ("B's Defensive", 0)
    poor = led("Radka Splitdrum", "offensive: Ox; resources: 2; hand: 1\nB: defensive: Cow; hand: 1")
    assert "use Radka Splitdrum" not in poor.options()


@plays("Old Nekane of the Ossuary Gate")
@pytest.mark.parametrize(("deck", "drawn"), [(5, 1), (0, 0)])
def test_a_creature_of_the_named_front_buys_a_card(deck: int, drawn: int) -> None:
    s = led(
        "Old Nekane of the Ossuary Gate",
        f"offensive: Ox marked, Keeper assigned; defensive: Rat; deck: {deck}; hand: 1\n"
        "B: defensive: Cow; resources: 9; hand: 2",
    )
    s.choose("use Old Nekane of the Ossuary Gate", "in the Offensive")
    assert sorted(offered(s, "give")) == ["Keeper", "Ox"]
    s.choose("give Keeper")
    assert s.place("Keeper") == "A's graveyard"
    assert not any("counter" in option for option in s.options())
    s.all_pass()
    assert (deck - len(s.deck("A")), s.over) == (drawn, False)
    assert "use Old Nekane of the Ossuary Gate" not in s.options()
    none = led("Old Nekane of the Ossuary Gate", "hand: 1\nB: defensive: Cow; hand: 1")
    assert "use Old Nekane of the Ossuary Gate" not in none.options()


@plays("Brother Tolliver Reedmace")
@pytest.mark.parametrize(("before", "after"), [(10, 11), (20, 21), (21, 21)])
def test_a_gold_buys_an_influence_up_to_what_he_prints(before: int, after: int) -> None:
    table = "resources: 2; hand: 1\nB: resources: 9; hand: 2"
    s = heroes(f"A: {before} influence; hero: Brother Tolliver Reedmace; {table}", TEXTS)
    s.choose("use Brother Tolliver Reedmace")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    countered = s.fork()
    s.all_pass()
    assert (s.influence("A"), s.gold("A"), "use Brother Tolliver Reedmace" in s.options()) == (after, 1, False)
    countered.choose("counter")
    countered.all_pass()
    assert (countered.influence("A"), countered.gold("A"), countered.gold("B"), len(countered.hand("B"))) == (
        before,
        1,
        6,
        1,
    )


@plays("Ambling Post-Jennet")
def test_attacking_marks_the_jennet_and_not_its_rider() -> None:
    army = "Archer{} riding Ambling Post-Jennet, Ambling Post-Jennet{}"
    s = mounts(f"A: offensive: {army.format('', '')}; hand: 1\nB: defensive: Cow 1/9; hand: 1{FIGHT}", TEXTS)
    dead = s.fork()
    s.choose("attack B")
    s.to("Second Play")
    assert (s.marked("Archer"), s.marked("Ambling Post-Jennet"), "use Archer" in s.options()) == (False, True, True)
    dead.choose("move Archer" if "move Archer" in dead.options() else "move Ambling Post-Jennet")
    dead.all_pass()
    assert (dead.marked("Archer"), dead.marked("Ambling Post-Jennet")) == (True, True)
    tired = mounts(f"A: offensive: {army.format(' marked', '')}; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    assert "attack B" not in tired.options()
    s = mounts(f"A: offensive: {army.format('', '')}; hand: Axe\nB: hand: 1", TEXTS)
    s.do("play Axe", "target Ambling Post-Jennet")
    assert (s.place("Archer"), s.marked("Archer")) == ("A's Offensive", True)


@plays("Wide-Flanked Bog Ox")
def test_no_damage_goes_on_from_the_dying_ox() -> None:
    table = "A: offensive: Elk 1/9 riding {0}, {0}; hand: 1\nB: offensive: Hen; hand: Blast\nphase: Play, active B"
    for mount, hurt in (("Wide-Flanked Bog Ox", 0), ("Horse", 1)):
        s = mounts(table.format(mount), TEXTS)
        s.do("play Blast", front="Defensive")
        assert (s.place(mount), s.damage("Elk"), s.marked("Elk")) == ("A's graveyard", hurt, True)
        s = mounts(
            f"A: offensive: Elk 1/9 riding {mount}, {mount}; hand: 1\nB: defensive: Cow 7/9; hand: 1{FIGHT}", TEXTS
        )
        s.choose("attack B")
        until(s, "block")
        s.choose(s.options()[0] if s.options()[0].startswith("block") and "with" in s.options()[0] else "block")
        s.to("Second Play")
        assert s.place(mount) == "A's graveyard"
        assert s.marked("Elk")
        assert s.place("Elk") == "A's Offensive"


@plays("Quartermaster's Great Boar")
def test_each_piece_that_its_rider_carries_makes_the_boar_stronger() -> None:
    boar = "Quartermaster's Great Boar"
    for hung, value in (
        ("", "2/3"), ("Spear on Ox", "3/4"), ("Spear on Ox, Spear on Ox, Cap of B on Ox", "5/6"), (f"Spear on {boar}", "3/3"),
    ):  # fmt: skip
        s = mounts(f"A: offensive: Ox riding {boar}, {boar}; attached: {hung or 'Spear on Elk'}; defensive: Elk; hand: 1\n"
                   "B: hand: 1", TEXTS)  # fmt: skip
        assert s.value(boar) == value
    s = mounts(f"A: offensive: Ox, {boar}; attached: Spear on Ox; hand: 1\nB: hand: 1", TEXTS)
    assert s.value(boar) == "2/3"
    s = mounts(f"A: offensive: Ox riding {boar}, {boar} hurt 3; attached: Spear on Ox; hand: Fall\nB: hand: 1", TEXTS)
    s.do("play Fall")
    assert s.place(boar) == "A's graveyard"
