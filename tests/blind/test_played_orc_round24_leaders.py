"""Blind creatures of ORC's round 24 that lead, use and watch, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets, uses
from blind.test_played_orc_round24 import ENTRANCE, FIGHT, TEXTS, accepting, values
from blind.texts import orc, plays, until


@plays("Reedpipe Satyr")
def test_another_wakes() -> None:
    s = orc(
        "A: 2 gold; offensive: Reedpipe Satyr, Ox marked, Elk, Keeper assigned; defensive: Rat marked; hand: 1\n"
        "B: defensive: Cow marked; hand: 1",
        TEXTS,
    )
    s.choose("use Reedpipe Satyr")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    idle = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert [s.marked(name) for name in ("Ox", "Reedpipe Satyr", "Rat", "Cow")] == [False, True, True, True]
    assert (s.gold("A"), uses(s)) == (1, [])
    idle.choose("target Elk")
    idle.all_pass()
    assert (idle.marked("Elk"), idle.marked("Ox")) == (False, True)
    for table in ("offensive: Reedpipe Satyr, Ox marked", "1 gold; offensive: Reedpipe Satyr marked, Ox marked",
                  "1 gold; offensive: Reedpipe Satyr; defensive: Rat marked"):  # fmt: skip
        assert not uses(orc(f"A: {table}; hand: 1\nB: hand: 1", TEXTS))


@plays("Reedpipe Satyr")
def test_an_attacker_that_wakes_attacks_on_and_not_again() -> None:
    s = orc(f"A: 1 gold; offensive: Reedpipe Satyr, Ox; hand: 1\nB: hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox")
    until(s, "use Reedpipe Satyr")
    s.choose("use Reedpipe Satyr")
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Ox"), s.marked("Reedpipe Satyr")) == (19, False, True)
    s.to("Second Move or Attack")
    assert not offered(s, "attack")


BRUISER = "Wharfside Bruiser"


@plays("Wharfside Bruiser")
def test_alone_he_hits_harder() -> None:
    s = orc(f"A: offensive: {BRUISER}, Elk; hand: 1\nB: hand: Axe, 1{FIGHT}", TEXTS)
    crowd = s.fork()
    s.choose("attack B", f"send {BRUISER}")
    s.to("Second Play")
    assert (s.influence("B"), s.value(BRUISER)) == (16, "4/3")
    s.to("Play", "B")
    assert s.value(BRUISER) == "2/3"
    crowd.choose("attack B", f"send {BRUISER}", "send Elk")
    until(crowd, "play Axe")
    crowd.choose("play Axe", "target Elk")  # too late
    crowd.to("Second Play")
    assert (crowd.place("Elk"), crowd.influence("B"), crowd.value(BRUISER)) == ("A's graveyard", 18, "2/3")


@plays("Wharfside Bruiser")
@pytest.mark.parametrize(
    ("others", "value"), [((), "4/3"), (("send Elk",), "2/3"), (("send Elk against Bear",), "2/3")]
)
def test_alone_against_a_monster_too(others: tuple[str, ...], value: str) -> None:
    s = orc(f"A: offensive: {BRUISER}, Elk; quests: Bear; hand: 1\nB: hand: 1", TEXTS)
    accepting(s, "Bear")
    s.to("Move or Attack")
    s.choose("attack B" if "send Elk" in others else "attack Bear", f"send {BRUISER} against Bear", *others)
    s.to("Second Play")
    assert s.value(BRUISER) == value


@plays("Wharfside Bruiser")
def test_to_defend_alone_is_nothing() -> None:
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: {BRUISER}; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ox with {BRUISER}")
    s.to("Second Play")
    assert s.damage("Ox") == 2


FACTOR = "Grain-Tally Factor"


@plays("Grain-Tally Factor")
@pytest.mark.parametrize(("deck", "drawn"), [("Cow, Hen, 3", ["Cow", "Hen"]), ("Cow", ["Cow"]), ("0", [])])
def test_a_card_for_two(deck: str, drawn: list[str]) -> None:
    s = orc(f"A: 3 gold; hand: {FACTOR}, Rat, Elk; deck: {deck}\nB: hand: 1{ENTRANCE}", TEXTS)
    s.choose(f"play {FACTOR}", "in the Offensive")
    until(s, "yes")
    assert s.asked == "A"
    no = s.fork()
    s.choose("yes")
    assert sorted(offered(s, "pick")) == ["Elk", "Rat"]
    s.choose("pick Elk")
    s.all_pass()
    assert (s.hand("A"), s.place("Elk"), s.over) == (["Rat", *drawn], "A's graveyard", False)
    no.choose("no")
    no.all_pass()
    assert no.hand("A") == ["Rat", "Elk"]


@plays("Grain-Tally Factor")
def test_without_a_card_nothing_is_drawn() -> None:
    s = orc(f"A: 3 gold; hand: {FACTOR}; deck: 5\nB: hand: 1{ENTRANCE}", TEXTS)
    s.choose(f"play {FACTOR}", "in the Offensive")
    while s.phase == "Entrance" and (s.table.chain or s.place(FACTOR) != "A's Offensive" or "yes" in s.options()):
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.place(FACTOR), s.hand("A"), len(s.deck("A"))) == ("A's Offensive", [], 5)


CAPTAIN = "Captain of Both Gates"


@plays("Captain of Both Gates")
def test_he_leads_differently_in_each_front() -> None:
    s = orc(
        f"A: offensive: {CAPTAIN}, Ox, Keeper assigned; defensive: Rat; hand: Swap\nB: defensive: Cow; offensive: Hen; hand: 1",
        TEXTS,
    )
    names = (CAPTAIN, "Ox", "Keeper", "Rat", "Cow", "Hen")
    assert values(s, *names) == ["2/3", "2/1", "2/1", "1/1", "1/1", "1/1"]
    s.do("play Swap", f"target {CAPTAIN}")
    assert values(s, *names) == ["2/3", "1/1", "1/1", "1/2", "1/1", "1/1"]


@plays("Captain of Both Gates")
def test_who_lived_by_him_dies_as_he_leaves() -> None:
    s = orc(f"A: defensive: {CAPTAIN}, Rat hurt 1; hand: Swap\nB: hand: 1", TEXTS)
    assert (s.place("Rat"), s.value("Rat")) == ("A's Defensive", "1/2")
    s.do("play Swap", f"target {CAPTAIN}", front="Defensive")
    assert (s.place("Rat"), s.place(CAPTAIN)) == ("A's graveyard", "A's Offensive")
    s = orc(f"A: offensive: {CAPTAIN} assigned, Ox; defensive: {CAPTAIN} assigned, Rat; hand: 1\nB: hand: 1", TEXTS)
    assert values(s, "Ox", "Rat") == ["1/1", "1/1"]


@plays("Gravedirt Lumberer")
@pytest.mark.parametrize(
    ("grave", "value"),
    [
        ("Spear, Axe", "3/1"), ("Hen, Spear", "3/2"), ("Hen, Pig, Yak", "3/4"), ("Hen, Pig, Yak, Owl", "3/5"),
        ("Hen, Pig, Yak, Owl, Bee", "3/5"),
    ],
)  # fmt: skip
def test_the_dead_of_ones_own_harden_it(grave: str, value: str) -> None:
    s = orc(f"A: offensive: Gravedirt Lumberer; grave: {grave}; hand: 1\nB: grave: Cow, Bull; hand: 1", TEXTS)
    assert s.value("Gravedirt Lumberer") == value


@plays("Gravedirt Lumberer")
def test_it_is_counted_anew() -> None:
    s = orc("A: offensive: Gravedirt Lumberer; defensive: Rat; hand: Axe\nB: grave: Cow; hand: 1", TEXTS)
    s.do("play Axe", front="Defensive")
    assert s.value("Gravedirt Lumberer") == "3/2"
    s = orc("A: offensive: Gravedirt Lumberer hurt 2; grave: Hen, Pig; hand: Rise\nB: hand: 1", TEXTS)
    assert s.place("Gravedirt Lumberer") == "A's Offensive"
    s.do("play Rise", "target Hen")
    assert s.place("Gravedirt Lumberer") == "A's graveyard"


LOOKOUT = "Unblinking Lookout"
ENEMIES = "B: offensive: Cow 2/2, Pig 0/2, Keeper assigned; defensive: Hen 2/2; hand: 1"


@plays("Unblinking Lookout")
def test_from_the_next_turn_on_enemies_before_it_are_weaker() -> None:
    s = orc(f"A: 1 gold; defensive: {LOOKOUT}, Rat; hand: 1\n{ENEMIES}", TEXTS)
    s.choose(f"assign {LOOKOUT}")
    s.all_pass()
    assert (s.assigned(LOOKOUT), s.gold("A"), s.value("Cow")) == (True, 0, "2/2")
    s.to("Play", "B")
    assert values(s, "Cow", "Keeper", "Hen", "Rat", LOOKOUT) == ["1/2", "0/1", "2/2", "1/1", "1/3"]
    s.to("Move or Attack", "B")
    s.choose("attack A", "send Cow", "send Pig")
    until(s, "block")
    assert sorted(offered(s, "block")) == ["Cow with Rat", "Pig with Rat"]  # not with the lookout
    s.to("Second Play", "B")
    assert s.influence("A") == 19


@plays("Unblinking Lookout")
def test_in_the_offensive_it_watches_their_defensive_as_long_as_it_is_assigned() -> None:
    watch = f"offensive: {LOOKOUT} assigned"
    s = orc(f"A: {watch}; hand: Swap, 1\n{ENEMIES}", TEXTS)
    assert values(s, "Cow", "Hen") == ["2/2", "1/2"]
    s.do("play Swap", "target Cow", front="Defensive")
    assert s.value("Cow") == "1/2"  # whoever comes later
    while s.active == "A":
        assert [offered(s, verb) for verb in ("move", "attack")] == [[], []]
        s.choose(s.way_on())
    s = orc(f"A: {watch}; hand: 1\n{ENEMIES.replace('hand: 1', 'hand: Axe')}\nphase: Play, active B", TEXTS)
    assert s.value("Hen") == "1/2"
    s.do("play Axe", f"target {LOOKOUT}", front="Defensive")
    assert (s.place(LOOKOUT), s.value("Hen")) == ("A's graveyard", "2/2")
    s = orc(f"A: {watch}; resources: 1; hand: 1\n{ENEMIES}\nphase: Discard, active B", TEXTS)
    until(s, "unassign")
    s.choose(f"unassign {LOOKOUT}")
    assert (s.assigned(LOOKOUT), s.value("Hen")) == (False, "2/2")


@plays("Unblinking Lookout")
@pytest.mark.parametrize("table", ["offensive: {}", "1 gold; offensive: {} marked", "1 gold; offensive: {} assigned"])
def test_it_wants_gold_and_eyes_that_are_open(table: str) -> None:
    assert not offered(orc(f"A: {table.format(LOOKOUT)}; hand: 1\n{ENEMIES}", TEXTS), "assign")
