"""Blind creatures and pieces of ORC's twelfth round, played as their writer meant them."""

import pytest

from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Rain": "event 0: Deal 1 damage to each creature.",
    "Doze": "event 0: Mark target creature.", "Wait": "event 0: Gain 1 influence.",
    "Shove": "event 0: Put target creature into the other front of its controller.",
    "Scare": "event 0: Discard target creature.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Ring": "equipment 0: Equipped creature gets 0/+1.",
    "Bone": "creature 4 1/1", "Man": "creature (Human) 1/1", "Boy": "creature (Human) 1/1",
    **dict.fromkeys(("Old", "Other", "Next"), "quest (Assignment): Draw nine cards. Victory Points: 1."),
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Hobnail Porter")
@pytest.mark.parametrize(("who", "marked"), [("Hobnail Porter", False), ("Elk", True)])
def test_picking_up_does_not_mark_it(who: str, marked: bool) -> None:
    s = orc(
        f"A: offensive: Ox, Hobnail Porter, Elk; attached: Spear on Ox, Ring on Ox; hand: 1\nB: defensive: Cow 9/9{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "done", "block Ox with Cow")
    s.to("Second Play")
    s.choose(f"{who} picks up Spear")
    s.all_pass()
    assert (s.place("Spear"), s.marked(who), f"{who} picks up Ring" in s.options()) == (f"on {who}", marked, False)


@plays("Rookpost Lookout")
@pytest.mark.parametrize(("state", "can"), [(" marked", True), ("", True)])
def test_it_may_defend_while_it_is_marked(state: str, can: bool) -> None:
    s = orc(f"A: offensive: Ox 1/1; hand: 1\nB: defensive: Rookpost Lookout{state}, Hen marked; hand: 1{FIGHT}")
    s.choose("attack B")
    until(s, "block")
    assert [label for label in s.options() if label.startswith("block")] == ["block Ox with Rookpost Lookout"] * can
    s.choose("block")
    assert (s.marked("Rookpost Lookout"), s.place("Ox")) == (bool(state), "A's graveyard")
    marked = orc(f"A: offensive: Rookpost Lookout marked; hand: 1\nB: hand: 1{FIGHT}")
    assert "attack B" not in marked.options()


@plays("Cistern Scavenger")
def test_each_other_death_of_its_battlefield_is_a_counter_that_stays() -> None:
    s = orc(
        "A: offensive: Cistern Scavenger, Ox 1/1, Elk 1/9; defensive: Rat; hand: Rain, Axe, Scare\n"
        "B: defensive: Cow 1/1; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.do("play Axe", "target Rat", front="Defensive")
    s.do("play Scare", "target Elk")
    assert s.value("Cistern Scavenger") == "1/3"
    s.do("play Rain")
    while any(label.startswith("trigger") for label in s.options()):
        s.choose(s.options()[0])
    assert (s.place("Ox"), s.place("Cow"), s.value("Cistern Scavenger")) == ("A's graveyard", "B's graveyard", "3/3")
    s.to("Play", "B")
    assert s.value("Cistern Scavenger") == "3/3"


@plays("Mule on Loan")
def test_unpaid_it_goes_home_with_its_equipment() -> None:
    s = orc(
        "A: offensive: Mule; attached: Spear on Mule; resources: 1; hand: 1\nB: hand: 1\nphase: Discard, active B",
        TEXTS,
    )
    s.to("Upkeep", "A")
    paid = s.fork()
    paid.choose("pay upkeep of Mule")
    assert (paid.place("Mule"), paid.gold("A")) == ("A's Offensive", 0)
    s.choose("pay no upkeep of Mule")
    assert (s.place("Mule"), s.place("Spear"), s.gold("A")) == ("A's hand", "A's hand", 1)


@plays("Warren Lamplighter")
@pytest.mark.parametrize(("answer", "deck"), [("yes", ["Rat", "Hen", "Fox"]), ("no", ["Fox", "Rat", "Hen"])])
def test_the_top_card_is_seen_and_may_go_to_the_bottom(answer: str, deck: list[str]) -> None:
    s = orc("A: offensive: Warren Lamplighter; deck: Fox, Rat, Hen; hand: 1\nB: hand: 1")
    s.choose("use Warren Lamplighter")
    s.all_pass()
    assert (s.sees("A", "Fox"), s.sees("B", "Fox"), s.marked("Warren Lamplighter")) == (True, False, True)
    s.choose(answer)
    assert s.deck("A") == deck
    s = orc("A: offensive: Warren Lamplighter; deck: 0; hand: Elk\nB: hand: 1")
    s.choose("use Warren Lamplighter")
    s.all_pass()
    assert (s.hand("A"), s.over) == (["Elk"], False)


@plays("Bellrope Novice")
def test_two_others_are_marked_to_mark_an_enemy() -> None:
    s = orc(
        "A: offensive: Bellrope Novice marked, Ox, Elk, Keeper assigned; defensive: Rat; hand: 1\n"
        "B: defensive: Cow, Hen; offensive: Owl; hand: 1",
        TEXTS,
    )
    s.choose("use Bellrope Novice")
    assert s.options() == ["target Cow", "target Hen"]
    s.choose("target Cow", "give Ox")
    s.all_pass()
    assert [s.marked(name) for name in ("Ox", "Elk", "Rat", "Cow", "Hen")] == [True, True, False, True, False]
    assert "use Bellrope Novice" not in s.options()
    few = orc("A: offensive: Bellrope Novice, Ox; hand: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert "use Bellrope Novice" not in few.options()


@plays("Guild Waymaker")
def test_with_two_active_quests_it_is_better() -> None:
    s = orc(
        "A: defensive: Guild Waymaker; quests: Old; chapter: Next; hand: 1\nB: quests: Other; chapter: Next; hand: 1",
        TEXTS,
    )
    for quest, value in (("Old", "2/2"), ("Other", "4/3")):
        s.choose(f"accept {quest}")
        s.all_pass()
        assert s.value("Guild Waymaker") == value
    s.choose("abandon Old")
    s.all_pass()
    assert s.value("Guild Waymaker") == "2/2"


@plays("Patient Sluice-Keeper")
def test_assigned_it_keeps_the_enemies_opposite_from_moving() -> None:
    s = orc(
        "A: defensive: Patient Sluice-Keeper; resources: 1; hand: 1\nB: offensive: Cow; defensive: Hen; hand: Shove",
        TEXTS,
    )
    s.do("assign Patient Sluice-Keeper")
    s.to("Move or Attack", "B")
    assert ("move Cow" in s.options(), "move Hen" in s.options()) == (False, True)
    s.choose("done")
    s.to("Second Play")
    s.do("play Shove", "target Cow")
    assert s.place("Cow") == "B's Defensive"
    s = orc(f"A: defensive: Patient Sluice-Keeper; hand: 1\nB: offensive: Cow; hand: 1{FIGHT}, active B", TEXTS)
    assert "move Cow" in s.options()


@plays("Late-Mustered Spearman")
@pytest.mark.parametrize(("target", "front", "drawn"), [("Ox", "Offensive", 1), ("Cow", "Offensive", 0), ("", "", 0)])
def test_it_draws_if_an_ally_has_died_in_this_turn(target: str, front: str, drawn: int) -> None:
    s = orc(
        "A: offensive: Ox, Elk; hand: Late-Mustered Spearman, Axe; resources: 3; deck: 5\nB: defensive: Cow; hand: 1",
        TEXTS,
    )
    if target:
        s.do("play Axe", f"target {target}", front=front)
    s.to("Entrance")
    held = len(s.deck("A"))
    s.do("play Late-Mustered Spearman")
    assert (s.place("Late-Mustered Spearman"), held - len(s.deck("A"))) == ("A's Offensive", drawn)


@plays("Vessa at the Water Gate")
@pytest.mark.parametrize(("state", "front", "lost", "hurt"), [
    ("", "defensive", 0, 3), (" marked", "defensive", 3, 0), ("", "offensive", 3, 0),
])  # fmt: skip
def test_unmarked_in_the_defensive_she_suffers_what_would_cost_influence(
    state: str, front: str, lost: int, hurt: int
) -> None:
    s = orc(f"A: offensive: Ox 3/9; hand: 1\nB: {front}: Vessa at the Water Gate{state}; hand: 1{FIGHT}")
    s.choose("attack B")
    s.choose("done") if "done" in s.options() and s.asked == "B" else None  # nobody defends
    s.to("Second Play")
    assert (s.influence("B"), s.damage("Vessa at the Water Gate"), s.damage("Ox")) == (20 - lost, hurt, 0)


@plays("Millwheel Bruiser")
def test_it_is_stronger_while_it_attacks_alone() -> None:
    s = orc(f"A: offensive: Millwheel Bruiser; hand: Wait\nB: defensive: Millwheel Bruiser; hand: Wait{FIGHT}", TEXTS)
    usual = s.value("Millwheel Bruiser")
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    assert (s.value("Millwheel Bruiser"), s.value("Millwheel Bruiser (2)")) == (
        f"{int(usual[0]) + 2}{usual[1:]}",
        usual,
    )
    until(s, "done")
    assert s.phase == "Second Play"


@plays("Nettlefold Herbalist")
@pytest.mark.parametrize(("name", "left"), [("Ox", 1), ("Cow", 0), ("Nettlefold Herbalist", 0)])
def test_by_its_mark_it_heals_two_of_anybody_local(name: str, left: int) -> None:
    s = orc(
        "A: offensive: Nettlefold Herbalist, Ox 1/9 hurt 3, Keeper assigned; defensive: Rat; hand: 1\n"
        "B: defensive: Cow 1/9 hurt 1; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("use Nettlefold Herbalist")
    assert sorted(s.options()) == ["target Cow", "target Nettlefold Herbalist", "target Ox"]
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.damage(name), s.marked("Nettlefold Herbalist")) == (left, True)


@plays("Wayside Mattock")
def test_its_carrier_is_stronger_and_more_so_as_a_defender() -> None:
    s = orc(
        "A: offensive: Ox 1/9; attached: Wayside Mattock on Ox; hand: Wait\n"
        f"B: defensive: Cow 1/9; attached: Wayside Mattock on Cow; hand: Wait{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    assert (s.value("Ox"), s.value("Cow")) == ("2/9", "2/9")
    until(s, "block")
    s.choose("block")
    assert (s.value("Ox"), s.value("Cow")) == ("2/9", "4/9")
    s.to("Second Play")
    assert (s.damage("Ox"), s.value("Cow")) == (4, "2/9")


@plays("Tarred Siege Coat")
def test_its_carrier_is_tougher_and_does_not_move() -> None:
    s = orc(f"A: offensive: Ox 1/1, Elk; attached: Tarred Siege Coat on Ox; hand: Shove\nB: hand: 1{FIGHT}", TEXTS)
    assert (s.value("Ox"), "move Ox" in s.options(), "move Elk" in s.options()) == ("1/4", False, True)
    s.choose("attack B", "send Ox", "done")
    s.to("Second Play")
    s.do("play Shove", "target Ox")
    assert (s.influence("B"), s.place("Ox"), s.place("Tarred Siege Coat")) == (19, "A's Defensive", "on Ox")


@plays("Sutler's Big Spoon")
def test_its_carrier_heals_one_of_each_of_his_in_that_front() -> None:
    s = orc(
        "A: offensive: Ox 1/9 hurt 2, Elk 1/9 hurt 1, Keeper assigned, Hog 1/9; defensive: Rat 1/9 hurt 1; "
        "attached: Sutler's Big Spoon on Ox; hand: 1\nB: defensive: Cow 1/9 hurt 1; hand: 1",
        TEXTS,
    )
    s.choose("use Ox")
    s.all_pass()
    assert [s.damage(name) for name in ("Ox", "Elk", "Rat", "Cow")] == [1, 0, 1, 1]
    assert s.marked("Ox")


@plays("Sword Taken on Trust")
@pytest.mark.parametrize(("name", "cost"), [("Bone", 2), ("Rat", 0)])
def test_it_costs_by_its_carrier_and_upkeep(name: str, cost: int) -> None:
    s = orc("A: offensive: Bone, Rat; hand: Sword Taken, 1; resources: 3\nB: hand: 1", TEXTS)
    s.do("play Sword Taken", f"target {name}")
    assert (s.gold("A"), s.value(name)) == (3 - cost, "4/3")
    s.to("Upkeep", "A")
    paid = s.fork()
    paid.choose("pay upkeep of Sword")
    assert (paid.place("Sword Taken"), paid.gold("A")) == (f"on {name}", 2)
    s.choose("pay no upkeep of Sword")
    assert (s.place("Sword Taken"), s.value(name)) == ("A's graveyard", "1/1")


@plays("Quartermaster's Ledger")
def test_a_human_turns_the_top_card_into_a_resource() -> None:
    s = orc(
        "A: offensive: Man, Boy, Ox; attached: Quartermaster's Ledger on Man; resources: 2; deck: Fox, 3; "
        "hand: Rat\nB: hand: 1",
        TEXTS,
    )
    s.choose("use Man")
    s.all_pass()
    assert (s.place("Fox"), s.marked("Fox"), s.marked("Man"), s.gold("A")) == ("A's resources", True, True, 0)
    assert "lay Rat" in s.options()
    s = orc("A: offensive: Ox, Man; hand: Quartermaster's Ledger, 1; resources: 9\nB: hand: 1", TEXTS)
    s.do("play Quartermaster's Ledger")
    assert s.place("Quartermaster's Ledger") == "on Man"
