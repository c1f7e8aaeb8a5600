"""Blind creatures and pieces of ORC's eleventh round, played as their writer meant them."""

import pytest

from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Rain": "event 0: Deal 1 damage to each creature.",
    "Doze": "event 0: Mark target creature.", "Wait": "event 0: Gain 1 influence.",
    "Scare": "event 0: Discard target creature.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Spear": "equipment 0: Equipped creature gets +1/0.",
    **dict.fromkeys(("Old", "Other", "Next"), "quest (Assignment): Draw nine cards. Victory Points: 1."),
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Hazelmark Outrider")
def test_it_moves_unmarked_and_attacks_in_that_turn() -> None:
    s = orc(f"A: defensive: Hazelmark Outrider, Elk; hand: 1\nB: hand: 1{FIGHT}")
    s.choose("move Hazelmark Outrider")
    s.all_pass()
    assert (s.place("Hazelmark Outrider"), s.marked("Hazelmark Outrider")) == ("A's Offensive", False)
    assert "move Hazelmark Outrider" not in s.options()
    s.to("Second Move or Attack")
    s.choose("attack B")
    s.to("Draw", "B")
    assert s.influence("B") == 18
    marked = orc(f"A: defensive: Hazelmark Outrider marked; hand: 1\nB: hand: 1{FIGHT}")
    assert "move Hazelmark Outrider" not in marked.options()


@plays("Ledger Wight")
@pytest.mark.parametrize(("spell", "left"), [("Axe", 1), ("Scare", 2)])
def test_by_its_death_each_player_discards_a_card_of_his_choice(spell: str, left: int) -> None:
    s = orc(f"A: offensive: Ledger Wight, Ox; hand: {spell}, Rat, Elk\nB: defensive: Cow; hand: Fox, Hog", TEXTS)
    s.do(f"play {spell}", "target Ledger Wight")
    if left == 1:
        assert s.asked == "A"
        s.choose(next(label for label in s.options() if label.endswith("Elk")))
        assert s.asked == "B"
        s.choose(next(label for label in s.options() if label.endswith("Fox")))
        assert (s.place("Elk"), s.place("Fox")) == ("A's graveyard", "B's graveyard")
    assert (len(s.hand("A")), len(s.hand("B"))) == (left, left)


@plays("Kettlehead Goblin")
def test_it_attacks_and_does_not_defend() -> None:
    s = orc(f"A: offensive: Kettlehead Goblin; hand: 1\nB: defensive: Kettlehead Goblin, Hen; hand: 1{FIGHT}")
    s.choose("attack B")
    until(s, "block")
    assert [label for label in s.options() if label.startswith("block")] == ["block Kettlehead Goblin with Hen"]


@plays("Captain of the Low Wall")
def test_all_others_of_its_front_are_tougher() -> None:
    s = orc(
        "A: offensive: Captain of the Low Wall, Ox 1/1, Keeper assigned; defensive: Rat 1/1; hand: Axe, 1\n"
        "B: defensive: Hen 1/1; hand: 1",
        TEXTS,
    )
    names = ("Captain of the Low Wall", "Ox", "Keeper", "Rat", "Hen")
    assert [s.value(name) for name in names] == ["2/3", "1/2", "1/2", "1/1", "1/1"]
    s.do("play Axe", "target Captain of the Low Wall")
    assert s.value("Ox") == "1/1"
    two = orc("A: offensive: 2 Captain of the Low Wall; hand: 1\nB: hand: 1")
    assert (two.value("Captain of the Low Wall"), two.value("Captain of the Low Wall (2)")) == ("2/4", "2/4")


@plays("Coinpress Apprentice")
def test_by_its_mark_it_gives_one_gold_for_the_turn() -> None:
    s = orc("A: offensive: Coinpress Apprentice; hand: Wait\nB: hand: Wait", TEXTS)
    s.choose("use Coinpress Apprentice")
    assert (s.asked, s.gold("A")) == ("B", 0)  # it waits
    s.all_pass()
    assert (s.gold("A"), s.marked("Coinpress Apprentice")) == (1, True)
    s.to("Play", "B")
    assert s.gold("A") == 0


@plays("Sting-Nettle Seer")
def test_by_its_mark_anybody_local_suffers_one() -> None:
    s = orc(
        "A: offensive: Sting-Nettle Seer, Ox 1/9, Keeper assigned; defensive: Rat; hand: 1\n"
        "B: defensive: Cow 1/9; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("use Sting-Nettle Seer")
    assert sorted(s.options()) == ["target Cow", "target Ox", "target Sting-Nettle Seer"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.marked("Sting-Nettle Seer")) == (1, True)


@plays("Spearhead of the Ninth")
def test_it_is_stronger_while_it_attacks_and_not_as_a_defender() -> None:
    s = orc(f"A: offensive: Spearhead of the Ninth; hand: Wait\nB: hand: Wait{FIGHT}", TEXTS)
    assert s.value("Spearhead of the Ninth") == "2/3"
    s.choose("attack B")
    assert s.value("Spearhead of the Ninth") == "4/3"
    s.to("Second Play")
    assert (s.influence("B"), s.value("Spearhead of the Ninth")) == (16, "2/3")
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Spearhead of the Ninth; hand: 1{FIGHT}")
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    assert s.damage("Ox") == 2


@plays("Cairn Shambler")
def test_unpaid_it_is_discarded_with_its_equipment() -> None:
    s = orc(
        "A: offensive: Cairn Shambler, Ledger Wight; attached: Spear on Cairn Shambler; resources: 1; hand: 1\nB: hand: 1\n"
        "phase: Discard, active B",
        TEXTS,
    )
    s.to("Upkeep", "A")
    paid = s.fork()
    paid.choose("pay upkeep of Cairn Shambler")
    assert (paid.place("Cairn Shambler"), paid.gold("A")) == ("A's Offensive", 0)
    s.choose("pay no upkeep of Cairn Shambler")
    assert (s.place("Cairn Shambler"), s.place("Spear"), s.gold("A")) == ("A's graveyard", "A's graveyard", 1)


@plays("Champion under Oath")
def test_with_any_active_quest_it_is_better_once() -> None:
    s = orc(
        "A: offensive: Champion under Oath; quests: Old; chapter: Next; hand: 1\n"
        "B: defensive: Champion under Oath; quests: Other; "
        "chapter: Next; hand: 1",
        TEXTS,
    )
    assert s.value("Champion under Oath") == "2/3"
    for quest in ("Old", "Other"):
        s.choose(f"accept {quest}")
        s.all_pass()
        assert (s.value("Champion under Oath"), s.value("Champion under Oath (2)")) == ("4/4", "2/3")
    for quest, value in (("Old", "4/4"), ("Other", "2/3")):
        s.choose(f"abandon {quest}")
        s.all_pass()
        assert s.value("Champion under Oath") == value


@plays("Marrowfed Imp")
def test_each_other_death_of_its_battlefield_is_a_counter_that_stays() -> None:
    s = orc(
        "A: offensive: Marrowfed Imp, Ox 1/1, Elk 1/9; defensive: Rat; hand: Rain, Axe, Scare\n"
        "B: defensive: Cow 1/1; hand: 1",
        TEXTS,
    )
    s.do("play Axe", front="Defensive")
    s.do("play Scare", "target Elk")
    assert s.value("Marrowfed Imp") == "1/3"
    s.do("play Rain")
    while any(label.startswith("trigger") for label in s.options()):
        s.choose(s.options()[0])
    assert s.value("Marrowfed Imp") == "3/3"
    s.to("Play", "B")
    assert s.value("Marrowfed Imp") == "3/3"


@plays("Keeper of the Night Beacon")
def test_assigned_it_weakens_the_enemies_opposite() -> None:
    s = orc(
        "A: defensive: 2 Keeper of the Night Beacon; resources: 2; hand: 1\n"
        "B: offensive: Cow 3/2; defensive: Hen 3/2; hand: 1",
        TEXTS,
    )
    for _ in range(2):
        assert s.value("Cow") == "3/2"
        s.choose(next(label for label in s.options() if label.startswith("assign")))
        s.all_pass()
    s.to("Play", "B")
    assert (s.value("Cow"), s.value("Hen"), s.gold("A")) == ("1/2", "3/2", 0)


@plays("Seneschal of Two Gates")
def test_for_another_ally_somebody_local_goes_to_his_other_front() -> None:
    table = (
        "A: offensive: Seneschal of Two Gates marked, Ox, Elk; defensive: Rat; hand: 1; attached: Spear on Ox\n"
        "B: defensive: Cow marked; offensive: Hen; hand: 1"
    )
    for name, front in (("Cow", "B's Offensive"), ("Ox", "A's Defensive"), ("Seneschal of Two Gates", "A's Defensive")):
        s = orc(table, TEXTS)
        s.choose("use Seneschal of Two Gates")
        assert sorted(s.options()) == ["target Cow", "target Elk", "target Ox", "target Seneschal of Two Gates"]
        s.choose(f"target {name}", "give Elk")
        s.all_pass()
        assert (s.place(name), s.marked(name), s.marked("Elk")) == (front, name != "Ox", True)
        assert (s.place("Spear"), "use Seneschal of Two Gates" in s.options()) == ("on Ox", False)
    s = orc(f"{table}{FIGHT}".replace("hand: 1;", "hand: Wait;"), TEXTS)
    s.choose("attack B", "send Ox", "done")
    assert (s.asked, "use Seneschal of Two Gates" in s.options()) == ("A", False)


@plays("Notched Cleaver")
def test_its_carrier_is_stronger() -> None:
    s = orc("A: offensive: Ox 1/1, Elk 1/1; hand: Notched Cleaver, 1; resources: 1\nB: hand: 1", TEXTS)
    s.do("play Notched Cleaver", "target Ox")
    assert (s.value("Ox"), s.value("Elk"), s.gold("A")) == ("3/1", "1/1", 0)


@plays("Helm of Open Eyes")
def test_its_carrier_defends_even_marked() -> None:
    s = orc(
        "A: offensive: Ox 1/9; hand: 1\n"
        f"B: defensive: Cow 1/9 marked, Hen marked; attached: Helm of Open Eyes on Cow; hand: 1{FIGHT}"
    )
    s.choose("attack B")
    until(s, "block")
    assert [label for label in s.options() if label.startswith("block")] == ["block Ox with Cow"]
    s.choose("block")
    assert (s.marked("Cow"), s.damage("Ox")) == (True, 1)


@plays("Gravedigger's Hook")
@pytest.mark.parametrize(("answer", "place", "gold"), [("yes", "A's hand", 1), ("no", "A's graveyard", 2)])
def test_an_enemy_who_dies_fighting_its_carrier_may_bring_the_newest_creature_card_back(
    answer: str, place: str, gold: int
) -> None:
    s = orc(
        f"A: offensive: Ox 3/9; attached: Gravedigger's Hook on Ox; grave: Elk, Rat, Spear; resources: 2; hand: 1\n"
        f"B: defensive: Cow 1/4; hand: 1{FIGHT}",
        TEXTS,
    )
    assert s.value("Ox") == "4/10"
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    while answer not in s.options():
        s.choose(s.way_on())
    s.choose(answer)
    assert (s.place("Cow"), s.gold("A"), s.place("Elk"), s.place("Rat")) == (
        "B's graveyard",
        gold,
        "A's graveyard",
        place,
    )
