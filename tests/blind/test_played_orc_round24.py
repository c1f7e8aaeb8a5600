"""Blind creatures of ORC's round 24, played as their writer meant them."""

import pytest

from blind.gestures import accepting, offered, resolve, targets, uses, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Wait": "event 0: Gain 1 influence.",
    "Rise": "event 0: Put target creature card from your graveyard into play.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Bolt": "event 0: Deal 2 damage to target creature.", "Tire": "event 0: Mark target creature.",
    "Gust": "event 0: Deal 5 damage to each creature in this zone.", "Doom": "magic 0: Kill target creature.",
    "Keeper": "creature 1/1: (A): Demons you control get 0/+1.", "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Bear": "quest (Confrontation) 0/10: Hit points: 3. Victory Points: 2.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
ENTRANCE = "\nphase: Entrance"
UPKEEP = "\nphase: Discard, active B"


def blocked(s: Scene, attacker: str, defender: str) -> None:
    """A attacks B, who lets one defend."""
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block {attacker} with {defender}")


@plays("Saltmeadow Wader")
def test_its_move_does_not_tire_it() -> None:
    s = orc(f"A: defensive: Saltmeadow Wader, Elk; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("move Saltmeadow Wader", "move Elk")
    s.to("Second Move or Attack")
    assert [(s.place(name), s.marked(name)) for name in ("Saltmeadow Wader", "Elk")] == [
        ("A's Offensive", False),
        ("A's Offensive", True),
    ]
    assert not offered(s, "move")  # others have come from there
    s.choose("attack B")
    s.to("Play", "B")
    assert s.influence("B") == 19


@plays("Saltmeadow Wader")
@pytest.mark.parametrize("state", ["", " marked"])
def test_to_be_put_elsewhere_is_no_move(state: str) -> None:
    s = orc(f"A: offensive: Saltmeadow Wader{state}; hand: Swap\nB: hand: 1", TEXTS)
    s.do("play Swap")
    assert (s.place("Saltmeadow Wader"), s.marked("Saltmeadow Wader")) == ("A's Defensive", bool(state))


DRUM = "Tabor-Thumping Orc"


@plays("Tabor-Thumping Orc")
@pytest.mark.parametrize("drummer", ["stays", "attacks", "is marked"])
def test_other_attackers_hit_harder(drummer: str) -> None:
    state = " marked" if drummer == "is marked" else ""
    s = orc(f"A: offensive: {DRUM}{state}, Ox 1/9, Elk; hand: 1\nB: offensive: Hen; hand: Wait{FIGHT}", TEXTS)
    assert values(s, DRUM, "Ox", "Elk") == ["1/2", "1/9", "1/1"]
    s.choose("attack B", *[f"send {DRUM}"] * (drummer == "attacks"), "send Ox")
    until(s, "play Wait")
    assert values(s, DRUM, "Ox", "Elk", "Hen") == ["1/2", "2/9", "1/1", "1/1"]
    s.to("Second Play")
    assert (s.influence("B"), s.value("Ox")) == (17 if drummer == "attacks" else 18, "1/9")


@plays("Tabor-Thumping Orc")
def test_the_drum_falls_silent_with_its_drummer() -> None:
    s = orc(f"A: offensive: {DRUM}, Ox 1/9; hand: 1\nB: hand: Axe{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox")
    until(s, "play Axe")
    assert s.value("Ox") == "2/9"
    s.choose("play Axe", f"target {DRUM}")
    resolve(s)
    assert s.value("Ox") == "1/9"


@plays("Tabor-Thumping Orc")
def test_from_the_defensive_it_helps_those_who_go_for_a_monster_from_there() -> None:
    s = orc(f"A: offensive: Ox; defensive: {DRUM}, Rat, Pig; quests: Bear; hand: 1\nB: hand: Wait", TEXTS)
    accepting(s, "Bear")
    s.to("Move or Attack")
    s.choose("attack B", "send Ox", "send Rat against Bear")
    until(s, "play Wait")
    assert values(s, "Ox", "Rat", "Pig", DRUM) == ["1/1", "2/1", "1/1", "1/2"]


@plays("Tollbridge Sleeper")
@pytest.mark.parametrize(("gold", "pays"), [(1, True), (1, False), (0, False)])
def test_it_sleeps_unless_it_is_paid(gold: int, pays: bool) -> None:
    s = orc(f"A: offensive: Tollbridge Sleeper; resources: {gold}; hand: 1\nB: offensive: Ox; hand: 1{UPKEEP}", TEXTS)
    if gold:
        s.to("Upkeep", "A")
        s.choose("pay upkeep of Tollbridge Sleeper" if pays else "pay no upkeep of Tollbridge Sleeper")
    s.to("Play", "A")
    assert (s.marked("Tollbridge Sleeper"), s.gold("A")) == (not pays, gold - pays)
    seen = set()
    while s.active == "A":
        seen |= {verb for verb in ("attack", "move") if offered(s, verb)}
        s.choose(s.way_on())
    assert seen == ({"attack", "move"} if pays else set())
    s.to("Play", "B")
    assert (s.place("Tollbridge Sleeper"), s.marked("Tollbridge Sleeper")) == ("A's Offensive", not pays)


@plays("Tollbridge Sleeper")
def test_asleep_it_does_not_defend_until_it_wakes() -> None:
    s = orc(f"A: defensive: Tollbridge Sleeper; hand: 1\nB: offensive: Ox; hand: 1{UPKEEP}", TEXTS)
    s.to("Move or Attack", "B")
    s.choose("attack A")
    while s.phase == "Move or Attack":
        assert not offered(s, "block")
        s.choose(s.way_on())
    assert s.influence("A") == 19
    s = orc(f"A: defensive: Tollbridge Sleeper assigned; resources: 0; hand: 1\nB: hand: 1{UPKEEP}", TEXTS)
    s.to("Play", "A")
    assert s.assigned("Tollbridge Sleeper")


@plays("Mouldhand Ghoul")
def test_coming_it_costs_each_player_a_card() -> None:
    s = orc(f"A: 2 gold; hand: Mouldhand Ghoul, Rat, Elk\nB: hand: Cow, Hen\nC: hand: 0\nD: hand: Yak{ENTRANCE}", TEXTS)
    s.choose("play Mouldhand Ghoul", "in the Offensive")
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Elk", "Rat"])
    s.choose("pick Elk")
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("B", ["Cow", "Hen"])
    s.choose("pick Hen")
    resolve(s)
    assert [s.hand(seat) for seat in "ABCD"] == [["Rat"], ["Cow"], [], []]
    assert [s.place(name) for name in ("Elk", "Hen", "Yak")] == ["A's graveyard", "B's graveyard", "D's graveyard"]


@plays("Mouldhand Ghoul")
def test_it_does_so_by_whatever_way_it_comes() -> None:
    s = orc("A: grave: Mouldhand Ghoul; hand: Rise\nB: hand: Cow", TEXTS)
    s.do("play Rise")
    assert (s.place("Mouldhand Ghoul"), s.place("Cow")) == ("A's Offensive", "B's graveyard")


TUTOR = "A: offensive: Tutor of Saplings{}, Ox; defensive: Rat; hand: {}\nB: defensive: Cow; offensive: Hen; hand: 1"


@plays("Tutor of Saplings")
def test_somebody_is_tougher_until_the_turn_ends() -> None:
    s = orc(TUTOR.format("", "Bolt"), TEXTS)
    s.choose("use Tutor of Saplings")
    assert sorted(targets(s)) == ["Cow", "Ox", "Tutor of Saplings"]
    others = [s.fork(), s.fork()]
    s.choose("target Ox")
    s.all_pass()
    assert (s.value("Ox"), s.marked("Tutor of Saplings"), s.value("Cow")) == ("1/3", True, "1/1")
    s.do("play Bolt", "target Ox")
    s.to("Play", "B")
    assert (s.place("Ox"), s.value("Ox"), s.damage("Ox")) == ("A's Offensive", "1/1", 0)
    for match, name, value in zip(others, ("Cow", "Tutor of Saplings"), ("1/3", "1/4"), strict=True):
        match.choose(f"target {name}")
        match.all_pass()
        assert match.value(name) == value


@plays("Tutor of Saplings")
def test_it_casts_and_rests_when_marked() -> None:
    s = orc(TUTOR.format(" marked", "Doom"), TEXTS)
    assert not uses(s)
    s.do("play Doom", "target Cow")
    assert s.place("Cow") == "B's graveyard"
    assert not uses(orc(TUTOR.format(" assigned", "1"), TEXTS))


IMP = "A: {front}: Tinder Imp, Ox 1/9; {other}: Rat 1/9; hand: {way}\nB: {other}: Cow 1/9; {front}: Hen 1/9; hand: 1"


@plays("Tinder Imp")
@pytest.mark.parametrize(("way", "damage"), [("Axe", 1), ("Scare", 0), ("Bounce", 0)])
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_dying_it_scorches_its_battlefield(way: str, damage: int, front: str) -> None:
    other = "defensive" if front == "Offensive" else "offensive"
    s = orc(IMP.format(front=front.lower(), other=other, way=way), TEXTS)
    s.do(f"play {way}", "target Tinder Imp", front=front)
    assert s.place("Tinder Imp") == ("A's hand" if way == "Bounce" else "A's graveyard")
    assert [s.damage(name) for name in ("Ox", "Cow", "Rat", "Hen")] == [damage, damage, 0, 0]


@plays("Tinder Imp")
def test_in_combat_too() -> None:
    s = orc(f"A: offensive: Tinder Imp, Ox 1/9; hand: 1\nB: defensive: Cow 1/9, Pig 1/1; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B", "send Tinder Imp")
    until(s, "block")
    s.choose("block Tinder Imp with Cow")
    s.to("Second Play")
    assert [s.damage(name) for name in ("Ox", "Cow")] == [1, 2]
    assert [s.place(name) for name in ("Tinder Imp", "Pig")] == ["A's graveyard", "B's graveyard"]


@plays("Pewter Gatesman")
def test_he_is_tougher_while_unmarked() -> None:
    for state, value in (("", "2/3"), (" marked", "2/1"), (" assigned", "2/1")):
        assert (
            orc(f"A: offensive: Pewter Gatesman{state}; hand: 1\nB: hand: 1", TEXTS).value("Pewter Gatesman") == value
        )
    s = orc(f"A: offensive: Ox 2/9; hand: 1\nB: defensive: Pewter Gatesman; hand: 1{FIGHT}", TEXTS)
    blocked(s, "Ox", "Pewter Gatesman")
    s.to("Second Play")
    assert (s.place("Pewter Gatesman"), s.damage("Ox")) == ("B's Defensive", 2)


@plays("Pewter Gatesman")
@pytest.mark.parametrize(("hurt", "place"), [(2, "graveyard"), (1, "graveyard"), (0, "Offensive")])
def test_wounded_he_dies_of_being_marked(hurt: int, place: str) -> None:
    s = orc(f"A: offensive: Pewter Gatesman hurt {hurt}; hand: Tire\nB: hand: 1", TEXTS)
    assert s.place("Pewter Gatesman") == "A's Offensive"
    attack = s.fork()
    s.do("play Tire")
    assert s.place("Pewter Gatesman") == f"A's {place}"
    attack.to("Move or Attack")
    attack.choose("attack B")
    attack.to("Second Play")
    assert (attack.place("Pewter Gatesman"), attack.influence("B")) == (f"A's {place}", 20 if hurt else 18)


ALMS = "Cemetery Alms-Taker"


@plays("Cemetery Alms-Taker")
@pytest.mark.parametrize(
    ("way", "front", "victim", "influence"),
    [
        ("Axe", "Offensive", "Ox", 21), ("Axe", "Defensive", "Rat", 20), ("Axe", "Offensive", "Cow", 20),
        ("Axe", "Offensive", ALMS, 20), ("Scare", "Offensive", "Ox", 20), ("Bounce", "Offensive", "Ox", 20),
    ],
)  # fmt: skip
def test_a_death_beside_it_is_worth_influence(way: str, front: str, victim: str, influence: int) -> None:
    s = orc(f"A: offensive: {ALMS}, Ox; defensive: Rat, Owl; hand: {way}\nB: defensive: Cow; hand: 1", TEXTS)
    s.do(f"play {way}", f"target {victim}", front=front)
    assert s.place(victim) != ("B's Defensive" if victim == "Cow" else f"A's {front}")
    assert (s.influence("A"), s.influence("B")) == (influence, 20)


@plays("Cemetery Alms-Taker")
def test_who_dies_together_with_it_counts() -> None:
    s = orc(f"A: offensive: {ALMS}, Ox, Elk; hand: Gust\nB: hand: 1", TEXTS)
    s.do("play Gust")
    while s.influence("A") < 22 and s.phase == "Play":
        s.choose(s.way_on())  # the order of its triggers
    assert (s.place(ALMS), s.influence("A")) == ("A's graveyard", 22)
