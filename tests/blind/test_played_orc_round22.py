"""Blind creatures of ORC's round 22, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets, uses
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Gust": "event 0: Deal 5 damage to each creature in this zone.", "Wait": "event 0: Draw a card.",
    "Rise": "event 0: Put target creature card from your graveyard into play.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Bow": "creature (Soldier) 1/1", "Pike": "creature (Soldier) 1/1",
    "Grow": "event 0: Target creature gets 0/+2 until end of turn.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
ENTRANCE = "\nphase: Entrance"


@plays("Ditchwall Sentinel")
def test_it_stands_firmer_once_it_defends() -> None:
    s = orc(f"A: offensive: Ox 3/9; hand: 1\nB: defensive: Ditchwall Sentinel; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert s.value("Ditchwall Sentinel") == "1/2"
    s.choose("block Ox with Ditchwall Sentinel")
    s.to("Second Play")
    assert (s.place("Ditchwall Sentinel"), s.value("Ditchwall Sentinel")) == ("B's Defensive", "1/4")
    s.to("Play", "B")
    assert s.value("Ditchwall Sentinel") == "1/2"
    s = orc(f"A: offensive: Ditchwall Sentinel; hand: 1\nB: defensive: Cow; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    assert s.value("Ditchwall Sentinel") == "1/2"


@plays("Emberfoot Recruit")
def test_it_is_fiercer_once_it_attacks() -> None:
    s = orc(f"A: offensive: Emberfoot Recruit; hand: 1\nB: defensive: Cow 1/9; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    assert (s.asked, s.value("Emberfoot Recruit")) == ("B", "3/2")  # before the first response
    met = s.fork()
    s.to("Second Play")
    assert (s.influence("B"), s.value("Emberfoot Recruit")) == (17, "3/2")
    until(met, "block")
    met.choose("block Emberfoot Recruit with Cow")
    met.to("Second Play")
    assert met.influence("B") == 20
    s.to("Play", "B")
    assert s.value("Emberfoot Recruit") == "1/2"
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Emberfoot Recruit; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Emberfoot Recruit")
    assert s.value("Emberfoot Recruit") == "1/2"


@plays("Bogside Midwife")
@pytest.mark.parametrize(("hurt", "left"), [(3, 1), (1, 0), (0, 0)])
def test_she_heals_two(hurt: int, left: int) -> None:
    s = orc(
        f"A: offensive: Bogside Midwife; defensive: Rat 1/9 hurt 4; hand: 1\nB: defensive: Cow 1/9 hurt {hurt}; hand: 1",
        TEXTS,
    )
    s.choose("use Bogside Midwife")
    assert sorted(targets(s)) == ["Bogside Midwife", "Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.damage("Rat"), s.marked("Bogside Midwife")) == (left, 4, True)


@plays("Tollgate Scribe")
def test_coming_it_brings_a_card() -> None:
    for deck, hand in (("Elk, 3", ["Elk"]), ("0", [])):
        s = orc(f"A: 4 gold; hand: Tollgate Scribe; deck: {deck}\nB: hand: 1{ENTRANCE}", TEXTS)
        s.do("play Tollgate Scribe")
        assert (s.hand("A"), s.place("Tollgate Scribe")) == (hand, "A's Offensive")
        assert not s.over
        s = orc(f"A: grave: Tollgate Scribe; hand: Rise; deck: {deck}\nB: hand: 1", TEXTS)
        s.do("play Rise", *["target Tollgate Scribe"] * 0)
        assert s.hand("A") == hand


@plays("Cairn Rattler")
@pytest.mark.parametrize(("way", "lost"), [("Axe", 1), ("Scare", 0)])
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_its_death_costs_each_opponent_influence(way: str, lost: int, front: str) -> None:
    s = orc(f"A: {front.lower()}: Cairn Rattler; hand: {way}\nB: hand: 1\nC: hand: 1", TEXTS)
    s.do(f"play {way}", front=front)
    assert s.place("Cairn Rattler") == "A's graveyard"
    assert (s.influence("A"), s.influence("B"), s.influence("C")) == (20, 20 - lost, 20 - lost)


@plays("Cairn Rattler")
def test_in_combat_too_and_for_who_controlled_it() -> None:
    s = orc(f"A: offensive: Ox 5/9; hand: 1\nB: defensive: Cairn Rattler of A; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cairn Rattler")
    s.to("Second Play")
    assert (s.place("Cairn Rattler"), s.influence("A"), s.influence("B")) == ("A's graveyard", 19, 20)


@plays("Furrowback Ox")
def test_it_never_attacks_and_does_all_else() -> None:
    s = orc(f"A: offensive: Furrowback Ox; hand: 1\nB: defensive: Cow; hand: 1{FIGHT}", TEXTS)
    assert ("attack B" in s.options(), "move Furrowback Ox" in s.options()) == (False, True)
    s = orc(f"A: offensive: Furrowback Ox, Elk; hand: 1\nB: defensive: Cow; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    assert not offered(s, "send Furrowback")
    s = orc(f"A: offensive: Elk 1/9; hand: 1\nB: defensive: Furrowback Ox; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Elk with Furrowback Ox")
    s.to("Second Play")
    assert s.damage("Elk") == 2


@plays("Saltroad Pikes")
@pytest.mark.parametrize(("gold", "pays"), [(1, True), (1, False), (0, False)])
def test_it_wants_its_wages(gold: int, pays: bool) -> None:
    s = orc(
        f"A: offensive: Saltroad Pikes; attached: Spear on Saltroad Pikes; resources: {gold}; hand: 1\nB: hand: 1\n"
        "phase: Discard, active B",
        TEXTS,
    )
    if gold:
        s.to("Upkeep", "A")
        s.choose("pay upkeep of Saltroad Pikes" if pays else "pay no upkeep of Saltroad Pikes")
    s.to("Play", "A")
    there = ("A's Offensive", "on Saltroad Pikes") if pays else ("A's graveyard", "A's graveyard")
    assert (s.place("Saltroad Pikes"), s.place("Spear"), s.gold("A")) == (*there, gold - pays)


@plays("Brass-Skin Drummer")
def test_the_other_soldiers_of_its_front_hit_harder() -> None:
    s = orc(
        "A: offensive: Brass-Skin Drummer, Bow, Elk; defensive: Pike; hand: 1\nB: defensive: Bow; hand: 1",
        TEXTS | {"Foe": "creature (Soldier) 1/1"},
    )
    assert [s.value(name) for name in ("Brass-Skin Drummer", "Bow", "Elk", "Pike", "Bow (2)")] == [
        "1/3", "2/1", "1/1", "1/1", "1/1",
    ]  # fmt: skip
    s.to("Move or Attack")
    s.choose("move Bow")
    s.all_pass()
    assert s.value("Bow") == "1/1"


@plays("Cindershaft Archer")
def test_for_a_gold_it_shoots() -> None:
    s = orc(
        "A: 2 gold; offensive: Cindershaft Archer, Ox; defensive: Rat; hand: 1\nB: defensive: Cow 1/2; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("use Cindershaft Archer")
    assert sorted(targets(s)) == ["Cindershaft Archer", "Cow", "Ox"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.gold("A"), s.marked("Cindershaft Archer")) == (1, 1, True)
    for table in ("offensive: Cindershaft Archer", "1 gold; offensive: Cindershaft Archer marked"):
        assert not uses(orc(f"A: {table}; hand: 1\nB: hand: 1", TEXTS))


@plays("Rampart Castellan")
def test_assigned_it_shields_its_front() -> None:
    army = "A: offensive: Rampart Castellan{}, Ox, Elk; defensive: Rat; hand: 1\nB: defensive: Cow; hand: 1"
    s = orc(army.format(""), TEXTS)
    s.choose("assign Rampart Castellan")
    s.all_pass()
    assert (s.assigned("Rampart Castellan"), s.value("Ox")) == (True, "1/1")
    s.to("Play", "B")
    assert [s.value(name) for name in ("Ox", "Elk", "Rat", "Cow", "Rampart Castellan")] == [
        "1/3",
        "1/3",
        "1/1",
        "1/1",
        "2/3",
    ]
    freed = orc(
        "A: offensive: Rampart Castellan assigned, Ox; resources: 1; hand: 1\nB: hand: 1\nphase: Discard, active B",
        TEXTS,
    )
    assert freed.value("Ox") == "1/3"
    until(freed, "unassign Rampart Castellan")
    freed.choose("unassign Rampart Castellan")
    assert (freed.assigned("Rampart Castellan"), freed.value("Ox")) == (False, "1/1")


@plays("Ossuary Usher")
@pytest.mark.parametrize("gold", [2, 0])
def test_for_a_gold_each_death_beside_it_brings_a_card(gold: int) -> None:
    s = orc(
        f"A: {gold} gold; offensive: Ossuary Usher, Ox; defensive: Rat; hand: Axe, Axe, Scare; deck: 5\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    for front, victim in (("Defensive", "Rat"), ("Offensive", "Cow")):
        match = s.fork()
        match.do("play Axe", *[f"target {victim}"] * (victim == "Cow"), front=front)
        assert (len(match.deck("A")), "yes" in match.options()) == (5, False)
    scared = s.fork()
    scared.do("play Scare", "target Ox")
    assert (scared.place("Ox"), "yes" in scared.options()) == ("A's graveyard", False)
    s.choose("play Axe", "in the Offensive", "target Ox")
    while s.table.chain and "yes" not in s.options():
        s.choose("pass")
    assert ("yes" in s.options()) is (gold > 0)
    if gold:
        no = s.fork()
        s.choose("yes")
        s.all_pass()
        assert (len(s.deck("A")), s.gold("A")) == (4, 1)
        no.choose("no")
        no.all_pass()
        assert (len(no.deck("A")), no.gold("A")) == (5, 2)


@plays("Ossuary Usher")
def test_who_dies_together_with_it_counts() -> None:
    s = orc("A: 2 gold; offensive: Ossuary Usher, Ox, Elk; hand: Gust; deck: 5\nB: hand: 1", TEXTS)
    s.choose("play Gust", "in the Offensive")
    asked = 0
    while s.phase == "Play" and ("yes" in s.options() or s.table.chain or "done" not in s.options()):
        asked += "yes" in s.options()
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (asked, len(s.deck("A")), s.gold("A"), s.place("Ossuary Usher")) == (2, 3, 0, "A's graveyard")


@plays("Warcry Forewoman")
def test_two_others_cry_for_a_third() -> None:
    s = orc(
        "A: offensive: Warcry Forewoman marked, Ox, Elk, Bee marked, Keeper assigned; defensive: Rat; hand: 1\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("use Warcry Forewoman")
    assert sorted(targets(s)) == ["Bee", "Elk", "Ox", "Warcry Forewoman"]  # who is assigned cannot be chosen
    s.choose("target Ox")
    while offered(s, "give"):
        s.choose(f"give {offered(s, 'give')[0]}")
    s.all_pass()
    assert (s.value("Ox"), s.marked("Ox"), s.marked("Elk"), s.value("Elk")) == ("4/1", True, True, "1/1")
    assert not uses(s)  # nobody is left to cry
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"
    assert not uses(orc("A: offensive: Warcry Forewoman, Ox; defensive: Rat; hand: 1\nB: hand: 1", TEXTS))


@plays("Ashplain Extorter")
def test_each_opponent_gives_a_creature_or_influence() -> None:
    s = orc(
        "A: 5 gold; hand: Ashplain Extorter\nB: defensive: Cow marked, Hen; offensive: Pig; hand: 1\n"
        "C: hand: 1; offensive: Goat" + ENTRANCE,
        TEXTS,
    )
    s.choose("play Ashplain Extorter", "in the Offensive")
    while not any("sacrifice" in option for option in s.options()):
        s.choose(s.way_on())
    assert s.asked == "B"
    pays = s.fork()
    s.choose(next(option for option in s.options() if "sacrifice" in option))
    assert sorted(offered(s, "pick")) == ["Cow", "Hen"]
    s.choose("pick Cow")
    s.all_pass()
    assert (s.place("Cow"), s.influence("B"), s.influence("C"), s.place("Goat")) == (
        "B's graveyard",
        20,
        18,
        "C's Offensive",
    )
    pays.choose(next(option for option in pays.options() if "influence" in option))
    pays.all_pass()
    assert (pays.place("Cow"), pays.influence("B"), pays.influence("C")) == ("B's Defensive", 18, 18)


@plays("Mudtunnel Saboteur")
def test_the_weak_cannot_defend_while_it_digs() -> None:
    s = orc("A: 1 gold; offensive: Mudtunnel Saboteur, Ox 3/9; hand: 1\nB: defensive: Cow 1/2 hurt 0, Hen 1/3; hand: Grow"
            .replace(" hurt 0", ""), TEXTS)  # fmt: skip
    s.choose("assign Mudtunnel Saboteur")
    s.all_pass()
    assert (s.assigned("Mudtunnel Saboteur"), s.gold("A")) == (True, 0)
    digging = (
        f"offensive: Mudtunnel Saboteur assigned, Ox 3/9; hand: 1\nB: defensive: Cow 1/2, Hen 1/3; hand: Grow{FIGHT}"
    )
    s = orc(f"A: {digging}", TEXTS)
    s.choose("attack B")
    grown = s.fork()
    until(s, "block")
    assert offered(s, "block") == ["Ox with Hen"]
    until(grown, "play Grow")
    grown.choose("play Grow", "target Cow")
    until(grown, "block")
    assert sorted(offered(grown, "block")) == ["Ox with Cow", "Ox with Hen"]
    s = orc(f"A: offensive: Ox 3/9; hand: 1\nB: defensive: Mudtunnel Saboteur assigned, Cow 1/2; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    while s.phase == "Move or Attack":
        assert not offered(s, "block Ox with Cow")  # its own side's neither
        s.choose(s.way_on())
