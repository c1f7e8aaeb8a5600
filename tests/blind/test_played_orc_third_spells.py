"""Blind texts of ORC's third round, its spells, what is attached and a quest, played as their writer meant them."""

import pytest

from blind.gestures import targets
from blind.texts import orc, plays
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Hymn": "event 0: Gain 1 influence.", "Wait": "event 0: Gain 1 influence.",
    "Jab": "event 0: Deal 2 damage to target creature.", "Hex": "magic 0: Kill target creature.",
    "Home": "event 0: Return target creature to its owner's hand.",
    "Vines": "enchantment 0: Enchanted creature gets +1/+1.", "Spear": "equipment 3: Equipped creature gets +1/0.",
    "Pike": "equipment T + 2: Equipped creature gets +1/0.",
    "Mage": "creature (Caster) 1/9", "Old": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Archer": "creature 1/9: (M): Deal 1 damage to target creature.",
}  # fmt: skip
FIGHT = "phase: Move or Attack"


@plays("Second Wind")
def test_one_of_its_battlefield_is_unmarked_and_attacks_on() -> None:
    s = orc(
        f"A: offensive: Ox, Elk; resources: 2; hand: Second Wind, 1\nB: defensive: Cow; offensive: Hen; hand: Wait\n{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "done", "pass", "play Second Wind")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["Ox", "Elk", "Cow"]
    s.choose("target Ox")
    while s.table.chain:
        s.choose("pass")
    assert not s.marked("Ox")
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Ox")) == (19, False)


@plays("Second Wind")
def test_the_unmarked_stay_so_and_the_own_assigned_are_no_targets() -> None:
    table = "A: offensive: Ox, Keeper assigned; resources: 2; hand: Second Wind, 1\nB: defensive: Cow, Guard assigned; hand: 1"
    keep = TEXTS | dict.fromkeys(("Keeper", "Guard"), "creature 1/1: (A): Other creatures you control get 0/+1.")
    s = orc(table, keep)
    s.choose("play Second Wind")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["Ox", "Cow", "Guard"]
    other = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert not s.marked("Ox")
    other.choose("target Guard")
    other.all_pass()
    assert other.assigned("Guard")


@plays("Bark Ward")
def test_three_damage_are_kept_off_in_portions_and_the_rest_is_dealt() -> None:
    s = orc("A: defensive: Ox 1/9; resources: 1; hand: Bark Ward, Jab, Jab\nB: offensive: Hen; hand: 1", TEXTS)
    s.choose("play Bark Ward", "target Ox")
    s.all_pass()
    s.play("Jab", "target Ox")
    assert s.damage("Ox") == 0
    unused = s.fork()
    s.play("Jab (2)", "target Ox") if "play Jab (2)" in s.options() else s.play("Jab", "target Ox")
    assert s.damage("Ox") == 1
    unused.to("Play", "B")
    assert unused.damage("Ox") == 0


@plays("Bark Ward")
def test_it_holds_in_combat_and_ends_with_the_turn() -> None:
    s = orc(f"A: offensive: Elk 5/9; hand: 1\nB: defensive: Ox 1/9; resources: 1; hand: Bark Ward\n{FIGHT}", TEXTS)
    s.choose("attack B")
    s.choose("play Bark Ward", "target Ox")
    while "block Elk with Ox" not in s.options():
        s.choose("pass")
    s.choose("block Elk with Ox")
    s.to("Second Play")
    assert "Ox suffers 2 damage from Elk" in s.log()
    s = orc("A: defensive: Ox 1/9; resources: 1; hand: Bark Ward, 1\nB: offensive: Archer; hand: 1", TEXTS)
    s.play("Bark Ward", "target Ox")
    s.to("Play", "B")
    s.choose("use Archer")
    s.choose("target Ox") if "target Ox" in s.options() else None
    s.all_pass()
    assert s.damage("Ox") == 1


@plays("Levy of Spears")
def test_it_costs_the_creatures_of_the_offensive_and_makes_them_stronger() -> None:
    s = orc(
        """
        A: offensive: Ox 1/1, Elk 1/1 marked, Cow 1/1; defensive: Rat 1/1; resources: 4; hand: Levy of Spears, 1
        B: defensive: Hen 1/1; offensive: Owl 1/1; hand: 1
        """,
        TEXTS,
    )
    s.choose("play Levy of Spears", "in the Offensive")
    s.all_pass()
    assert (s.gold("A"), [s.value(name) for name in ("Ox", "Elk", "Cow", "Rat", "Hen", "Owl")]) == (
        1, ["2/2", "2/2", "2/2", "1/1", "1/1", "1/1"],
    )  # fmt: skip
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Levy of Spears")
def test_what_it_costs_is_fixed_as_it_is_announced_and_nobody_costs_nothing() -> None:
    s = orc("A: offensive: Ox 1/1, Elk 1/1; resources: 2; hand: Levy of Spears, 1\nB: defensive: Hen; hand: Axe", TEXTS)
    s.choose("play Levy of Spears", "in the Offensive", "play Axe")
    s.choose("target Elk")
    s.all_pass()
    assert (s.gold("A"), s.value("Ox"), s.place("Elk")) == (0, "2/2", "A's graveyard")
    s = orc("A: defensive: Rat 1/1; hand: Levy of Spears, 1\nB: defensive: Hen 1/1; hand: 1", TEXTS)
    s.choose("play Levy of Spears", "in the Offensive")
    s.all_pass()
    assert [s.value(name) for name in ("Rat", "Hen")] == ["1/1", "1/1"]
    s = orc("A: offensive: Ox, Elk; resources: 1; hand: Levy of Spears, 1\nB: hand: 1", TEXTS)
    assert "play Levy of Spears" not in s.options()


@plays("Rust and Ruin")
def test_it_costs_one_less_than_what_it_destroys() -> None:
    s = orc(
        """
        A: offensive: Ox, Rat; defensive: Owl; resources: 2; hand: Rust and Ruin, 1; attached: Pike on Owl
        B: defensive: Cow, Bull; hand: 1; attached: Spear on Cow, Vines on Bull
        """,
        TEXTS,
    )
    s.choose("play Rust and Ruin", "in the Offensive")
    assert targets(s) == ["Spear", "Vines"]
    cheap, far = s.fork(), orc(
        "A: defensive: Owl; offensive: Ox; resources: 2; hand: Rust and Ruin; attached: Pike on Owl, Vines on Ox\nB: hand: 1",
        TEXTS,
    )  # fmt: skip
    s.choose("target Spear")
    s.all_pass()
    assert (s.place("Spear"), s.gold("A"), s.value("Cow")) == ("B's graveyard", 0, "1/1")
    cheap.choose("target Vines")
    cheap.all_pass()
    assert (cheap.place("Vines"), cheap.gold("A")) == ("B's graveyard", 2)  # not below 0
    far.choose("play Rust and Ruin", "in the Defensive")
    far.all_pass()
    assert (far.place("Pike"), far.gold("A")) == ("A's graveyard", 1)  # the T in its cost counts 0


@plays("Rust and Ruin")
def test_a_piece_on_the_ground_is_a_target_too() -> None:
    s = orc(
        f"""
        A: offensive: Ox 9/9; resources: 2; hand: Rust and Ruin, 1
        B: defensive: Cow; hand: 1; attached: Spear on Cow
        {FIGHT}
        """,
        TEXTS,
    )
    s.choose("attack B", "pass", "block Ox with Cow")
    s.to("Second Play")
    assert s.place("Spear") == "B's Defensive"
    s.choose("play Rust and Ruin")
    s.all_pass()
    assert s.place("Spear") == "B's graveyard"


@plays("Scorching Verse")
def test_in_the_front_of_a_caster_it_deals_three_damage() -> None:
    s = orc(
        "A: offensive: Mage, Ox 1/9; defensive: Rat; resources: 2; hand: Scorching Verse\n"
        "B: defensive: Cow 1/3, Bull 1/4; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("play Scorching Verse")
    assert targets(s) == ["Mage", "Ox", "Cow", "Bull"]
    other = s.fork()
    s.choose("target Cow")
    s.all_pass()
    assert s.place("Cow") == "B's graveyard"
    other.choose("target Bull")
    other.all_pass()
    assert (other.damage("Bull"), other.place("Bull")) == (3, "B's Defensive")
    s = orc("A: offensive: Ox; resources: 2; hand: Scorching Verse\nB: defensive: Cow; hand: 1", TEXTS)
    assert "play Scorching Verse" not in s.options()


@plays("The Entrails Are Read")
def test_one_of_four_cards_goes_to_hand_unseen_and_the_rest_below() -> None:
    table = "A: offensive: Mage; resources: 2; hand: The Entrails Are Read; deck: {}\nB: hand: 1"
    s = orc(table.format("Rat, Elk, Fox, Hog, Owl"), TEXTS)
    s.choose("play The Entrails Are Read")
    assert s.options() == ["pick Rat", "pick Elk", "pick Fox", "pick Hog"]
    assert not s.sees("B", "Elk")
    s.choose("pick Elk", "pick Hog", "pick Rat")
    assert (s.hand("A"), s.deck("A")[0], sorted(s.deck("A")[1:])) == (["Elk"], "Owl", ["Fox", "Hog", "Rat"])
    assert (s.deck("A")[1], s.deck("A")[3]) in (("Hog", "Fox"), ("Fox", "Hog"))  # in the order in which they were named
    assert not s.sees("B", "Elk")
    s = orc(table.format("Rat, Elk"), TEXTS)
    s.choose("play The Entrails Are Read", "pick Rat")
    assert (s.hand("A"), s.deck("A")) == (["Rat"], ["Elk"])
    s = orc(table.format("0"), TEXTS)
    s.play("The Entrails Are Read")
    assert (s.hand("A"), s.place("The Entrails Are Read"), s.over) == ([], "A's graveyard", False)


@plays("Words of the Council")
@pytest.mark.parametrize("player", ["A", "B"])
def test_one_of_three_things_befalls_one_player(player: str) -> None:
    table = "A: offensive: Mage; resources: 2; hand: Words of the Council, Rat, Fox\nB: hand: Elk, Owl"
    hands = {"A": 2, "B": 2}
    for mode, cards, influence in (("draws", 2, 0), ("discards", -1, 0), ("gains", 0, 3)):
        s = orc(table, TEXTS)
        s.choose(next(label for label in s.options() if label.startswith("play Words") and mode in label))
        s.choose(f"target player {player}")
        s.all_pass()
        found = {seat: (len(s.hand(seat)), s.influence(seat)) for seat in "AB"}
        wanted = {seat: (hands[seat] + cards * (seat == player), 20 + influence * (seat == player)) for seat in "AB"}
        assert found == wanted


@plays("Words of the Council")
def test_an_empty_hand_discards_nothing() -> None:
    s = orc("A: offensive: Mage; resources: 2; hand: Words of the Council\nB: offensive: Ox", TEXTS)
    s.choose(next(label for label in s.options() if "discards" in label))
    s.choose("target player B")
    s.all_pass()
    assert (s.place("Words of the Council"), s.grave("B")) == ("A's graveyard", [])


@plays("Sap of the First Oak")
def test_its_host_is_stronger_and_a_second_one_waits() -> None:
    s = orc(
        """
        A: offensive: Ox 1/1; resources: 4; hand: Sap of the First Oak, Sap of the First Oak
        B: defensive: Cow; offensive: Hen; hand: 1
        """,
        TEXTS,
    )
    s.choose("play Sap of the First Oak")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Ox")
    s.all_pass()
    assert s.value("Ox") == "3/2"
    s.play("Sap of the First Oak", "target Ox")
    assert (s.place("Sap of the First Oak (2)"), s.value("Ox")) == ("on Ox", "3/2")


@plays("Binding Briars")
def test_its_host_neither_attacks_nor_defends_but_moves_and_acts() -> None:
    s = orc(
        f"A: offensive: Archer, Elk; attached: Binding Briars on Archer; hand: 1\nB: defensive: Cow; hand: 1\n{FIGHT}",
        TEXTS,
    )
    assert "move Archer" in s.options()
    s.choose("attack B")
    assert "send Archer" not in s.options()
    s = orc(
        f"A: offensive: Elk; hand: 1\nB: defensive: Archer, Cow; attached: Binding Briars on Archer; hand: 1\n{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    assert "use Archer" in s.options()
    s.choose("pass")
    assert ("block Elk with Cow" in s.options(), "block Elk with Archer" in s.options()) == (True, False)


@plays("Binding Briars")
def test_its_upkeep_is_due_to_its_own_player() -> None:
    for resources, answer, place in (
        ("resources: Hay marked; ", "pay upkeep", "on Cow"), ("resources: Hay marked; ", "pay no upkeep", "A's graveyard"),
        ("", "", "A's graveyard"),
    ):  # fmt: skip
        s = orc(
            f"A: {resources}attached: Binding Briars on Cow; hand: 1\nB: defensive: Cow; resources: 1; hand: 1\n"
            "phase: Discard, active B",
            TEXTS,
        )
        s.to("Upkeep" if answer else "Play", "A")
        if answer:
            s.choose(f"{answer} of Binding Briars")
        assert s.place("Binding Briars") == place
        s.to("Play", "B")
        assert (s.place("Binding Briars"), s.gold("B")) == (place, 1)


def fords(army: str) -> Scene:
    """A has accepted the quest, and B's turn comes to its end."""
    s = orc(f"A: {army}; quests: Hold the Ford; chapter: Old; hand: 1\nB: hand: 1", TEXTS)
    s.choose("accept Hold the Ford")
    s.all_pass()
    s.to("Play", "B")
    assert s.victory("A") == 0  # no opponent's turn has ended
    s.to("Play", "A")
    return s


@plays("Hold the Ford")
def test_five_in_the_defensive_as_an_opponents_turn_ends_complete_it() -> None:
    s = fords("offensive: Elk; defensive: 5 Ox")
    assert (s.victory("A"), s.pursues("A")) == (3, [])
    s = fords("offensive: Elk; defensive: 4 Ox")
    assert (s.victory("A"), s.pursues("A")) == (0, ["Hold the Ford"])


@plays("Hold the Ford")
def test_then_all_his_marked_creatures_are_unmarked() -> None:
    keep = TEXTS | {"Keeper": "creature 1/1: (A): Other creatures you control get 0/+1."}
    s = orc(
        "A: offensive: Elk marked; defensive: 3 Ox, Rat marked, Keeper assigned; quests: Hold the Ford; chapter: Old; hand: 1\n"
        "B: defensive: Hen marked; hand: 1",
        keep,
    )
    s.choose("accept Hold the Ford")
    s.all_pass()
    s.to("Second Move or Attack", "B")
    assert (s.marked("Elk"), s.marked("Rat"), s.victory("A")) == (True, True, 0)
    s.to("Draw", "A")
    told = s.log()
    done = told.index("A completes Hold the Ford")
    assert told.index("turn 4 of B ends") < done < told.index("turn 5 begins: A")
    assert {"Elk is unmarked", "Rat is unmarked"} <= set(told[done : told.index("turn 5 begins: A")])
    assert (s.victory("A"), s.assigned("Keeper"), s.marked("Hen")) == (3, True, False)
