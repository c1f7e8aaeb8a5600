"""Blind events and magic of ORC's round 33, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, resolved, starting, targets, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Sleep": "event 0: Mark target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.", "Costly": "event 2: Gain 5 influence.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Ward": "creature 1/9: (A): Demons you control get 0/+1.",
    "Archer": "creature 1/9: (M): Deal 1 damage to target creature.", "Mage": "creature (Caster) 1/9",
    "Man": "creature (Human) 1/1", "Human Boy": "creature 1/1", "Page": "creature (Human) 1/9", "Orc": "creature (Orc) 1/1",
    "Seer": "creature 1/9: (M): Gain 1 influence.", "Spark": "magic 0: Gain 1 influence.",
    "Bear": "quest (Confrontation) 3/1: Hit points: 3. Victory Points: 2.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
STRINGS, SHAME, COURAGE, INFORMER = "Sodden Bowstrings", "Sheathed in Shame", "Borrowed Courage", "Paid Informer"
FEET, WATCH, RAIN = "Cold Feet", "Not While I Watch", "Ember Rain"


def strikes(s: Scene, *names: str) -> None:
    """A attacks B with these."""
    s.choose("attack B")
    for name in names:
        s.choose(*[f"send {name}"] * (f"send {name}" in s.options()))
    s.choose(*["done"] * bool(starting(s, "send")))
    assert all(s.marked(name) for name in names)


def aimed(s: Scene, card: str, who: str = "", front: str = "Offensive") -> None:
    """A card that somebody may play is played so and resolves."""
    until(s, f"play {card}")
    aiming(s, card, front)
    s.choose(*[f"target {who}"] * (f"target {who}" in s.options()))
    resolved(s)


def on(s: Scene) -> None:
    """The attack goes on to its end, and nobody does anything."""
    while s.phase == "Move or Attack":
        s.choose((starting(s, "number 0", "trigger") or [s.way_on()])[0])


@plays("Sodden Bowstrings")
@pytest.mark.parametrize("mine", [True, False])
def test_attackers_are_weakened(mine: bool) -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox, Elk 3/9, Yak; defensive: Rat 2/2; "
        f"hand: {STRINGS if mine else 'Wait'}, Swap; quests: Bear; deck: 9\n"
        f"B: resources: 1; defensive: Cow 2/9; offensive: Hen; hand: {'Wait' if mine else STRINGS}; deck: 9", TEXTS,
    )  # fmt: skip
    accepting(s, "Bear")
    s.to("Move or Attack")
    strikes(s, "Ox", "Elk")
    aimed(s, STRINGS, front="Offensive" if mine else "Defensive")
    assert values(s, "Elk", "Yak", "Rat", "Cow", "Hen") == ["2/9", "1/1", "2/2", "2/9", "1/1"]
    assert s.value("Ox") == "0/1"
    aimed(s, "Swap", "Elk")
    assert (s.place("Elk"), s.value("Elk")) == ("A's Defensive", "2/9")
    on(s)
    assert s.influence("B") == 20
    s.to("Play", "B")
    assert values(s, "Ox", "Elk") == ["1/1", "3/9"]


@plays("Sodden Bowstrings")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_the_front_that_is_named_is_where_attackers_are_weakened(front: str) -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox 3/9; defensive: Rat 3/9; hand: {STRINGS}; quests: Bear\nB: defensive: Cow; hand: Wait",
        TEXTS,
    )
    nothing = s.fork()
    nothing.do(f"play {STRINGS}", front=front)
    nothing.to("Move or Attack")
    strikes(nothing, "Ox")
    assert nothing.value("Ox") == "3/9"  # there was no attack
    accepting(s, "Bear")
    s.to("Move or Attack")
    s.choose("attack B", "send Ox")
    s.choose(*starting(s, "send Rat"))
    s.choose(*starting(s, "done"))
    aimed(s, STRINGS, front=front)
    assert values(s, "Ox", "Rat") == (["2/9", "3/9"] if front == "Offensive" else ["3/9", "2/9"])


@plays("Sheathed in Shame")
def test_the_shamed_deals_nothing_and_is_struck() -> None:
    s = orc(
        f"A: 4 gold; offensive: Ox 3/9, Guard assigned; hand: {SHAME}; deck: 9\n"
        f"B: defensive: Cow 2/9, Ward assigned; offensive: Hen; hand: Wait; deck: 9", TEXTS,
    )  # fmt: skip
    aiming(s, SHAME)
    assert sorted(targets(s)) == ["Cow", "Ox", "Ward"]
    s.choose("target Ox")
    s.all_pass()
    assert s.gold("A") == 2
    s.to("Move or Attack")
    free = s.fork()
    strikes(s, "Ox")
    until(s, "block")
    s.choose("block Ox with Cow")
    on(s)
    assert (s.damage("Cow"), s.damage("Ox"), s.influence("B")) == (0, 2, 20)
    strikes(free, "Ox")
    on(free)
    assert free.influence("B") == 20
    free.to("Move or Attack", "B")
    free.to("Move or Attack", "A")
    strikes(free, "Ox")
    on(free)
    assert free.influence("B") == 17  # it was for a turn


@plays("Sheathed in Shame")
def test_a_shamed_defender_archer_or_hunter_deals_nothing_either() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox 1/9; defensive: Archer; hand: {SHAME}; quests: Bear\n"
        "B: defensive: Cow 2/9; offensive: Hen 1/2; hand: Wait",
        TEXTS,
    )
    archer = s.fork()
    aimed(archer, SHAME, "Archer", "Defensive")
    archer.choose("use Archer", *[o for o in archer.options() if o == "target Hen"])
    archer.choose(*starting(archer, "target Hen"))
    archer.all_pass()
    assert (archer.damage("Hen"), archer.marked("Archer")) == (0, True)
    hunter = s.fork()
    accepting(hunter, "Bear")
    aimed(hunter, SHAME, "Ox")
    hunter.to("Move or Attack")
    hunter.choose("attack Bear")
    hunter.choose(*starting(hunter, "send Ox"))
    hunter.choose(*starting(hunter, "done"))
    on(hunter)
    assert (hunter.damage("Ox"), hunter.progress("A", "Bear")) == (3, "3 hit points left")
    s.to("Move or Attack")
    strikes(s, "Ox")
    until(s, "block")
    s.choose("block Ox with Cow")
    aimed(s, SHAME, "Cow")
    on(s)
    assert (s.damage("Ox"), s.damage("Cow"), s.influence("B")) == (0, 1, 20)


@plays("Borrowed Courage")
@pytest.mark.parametrize(
    ("who", "value"), [("Ox", "5/3"), ("Cow", "5/3"), ("Bull", "dead"), ("Pup", "dead"), ("Ward", "4/8")]
)
def test_courage_is_borrowed_from_defence(who: str, value: str) -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox 2/4, Guard assigned; defensive: Rat; hand: {COURAGE}; deck: 9\n"
        "B: defensive: Cow 2/4, Bull 2/4 hurt 3, Pup 1/1, Ward assigned; offensive: Hen; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    aiming(s, COURAGE)
    assert sorted(targets(s)) == ["Bull", "Cow", "Ox", "Pup", "Ward"]
    s.choose(f"target {who}")
    s.all_pass()
    if value == "dead":
        assert s.place(who) == "B's graveyard"
        return
    assert s.value(who) == value
    s.to("Play", "B")
    assert s.value(who) == {"Ward": "1/9"}.get(who, "2/4")


@plays("Paid Informer")
@pytest.mark.parametrize("pick", ["Axe", "Costly", ""])
def test_the_informer_tells_of_a_hand_and_an_event_goes(pick: str) -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox; hand: {INFORMER}\nB: defensive: Cow; hand: Axe, Costly, Spark, Man\nC: hand: Wait",
        TEXTS,
    )
    aiming(s, INFORMER)
    assert sorted(targets(s)) == ["player B", "player C"]
    s.choose("target player B")
    while not starting(s, "pick", "yes"):
        s.choose(s.way_on())
    assert s.asked == "A"
    hand = ("Axe", "Costly", "Spark", "Man")
    assert [s.sees("A", n) for n in hand] == [True] * 4
    assert [s.sees("C", n) for n in hand] == [False] * 4
    if "yes" in s.options():
        s.choose("yes" if pick else "no")
    if pick:
        assert sorted(offered(s, "pick")) == ["Axe", "Costly"]
        s.choose(f"pick {pick}")
    elif starting(s, "pick"):
        s.choose(s.way_on())
    s.all_pass()
    assert sorted(s.hand("B")) == sorted(n for n in hand if n != pick)
    assert not pick or s.place(pick) == "B's graveyard"
    assert s.hand("C") == ["Wait"]


@plays("Paid Informer")
def test_without_an_event_there_is_a_look_and_one_that_waits_is_safe() -> None:
    s = orc(f"A: 1 gold; offensive: Ox; hand: {INFORMER}\nB: defensive: Cow; hand: Spark, Man, Axe", TEXTS)
    s.choose(f"play {INFORMER}", *starting(s, "in the Offensive"))
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    s.choose(*starting(s, "target player B"))
    until(s, "play Axe")
    aiming(s, "Axe", "Defensive")
    s.choose("target Ox")
    while s.table.chain:
        assert not starting(s, "pick")
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.hand("B"), s.place("Ox"), s.place("Axe")) == (["Spark", "Man"], "A's graveyard", "B's graveyard")
    assert ["A may see" in line for line in s.log()].count(True) == 2


@plays("Cold Feet")
@pytest.mark.parametrize(("who", "lost"), [("Man", "B"), ("Human Boy", "B"), ("Orc", ""), ("Ox", ""), ("Squire", "A")])
def test_cold_feet_cost_a_human_influence(who: str, lost: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox, Squire, Yak marked, Guard assigned; hand: {FEET}\n"
        "B: defensive: Man, Human Boy, Orc, Dog marked, Ward assigned; offensive: Hen; hand: 1",
        TEXTS | {"Squire": "creature (Human Soldier) 1/1"},
    )  # fmt: skip
    aiming(s, FEET)
    assert sorted(targets(s)) == ["Human Boy", "Man", "Orc", "Ox", "Squire"]
    s.choose(f"target {who}")
    s.all_pass()
    assert (s.marked(who), s.influence("A"), s.influence("B")) == (True, 20 - (lost == "A"), 20 - (lost == "B"))


@plays("Cold Feet")
def test_who_is_marked_meanwhile_loses_nothing() -> None:
    s = orc(f"A: 2 gold; offensive: Ox; hand: {FEET}\nB: defensive: Man, Cow; hand: Sleep", TEXTS)
    aiming(s, FEET)
    s.choose("target Man")
    until(s, "play Sleep")
    aiming(s, "Sleep", "Defensive")
    s.choose("target Man")
    s.all_pass()
    assert (s.marked("Man"), s.influence("B"), s.place(FEET)) == (True, 20, "A's graveyard")


@plays("Cold Feet")
@pytest.mark.parametrize("late", [True, False])
def test_cold_feet_come_in_time_or_too_late_for_a_defender(late: bool) -> None:
    s = orc(f"A: 2 gold; offensive: Ox; hand: {FEET}\nB: defensive: Page; hand: Wait{FIGHT}", TEXTS)
    strikes(s, "Ox")
    if late:
        until(s, "block")
        s.choose("block Ox with Page")
    aimed(s, FEET, "Page")
    assert (s.marked("Page"), s.influence("B")) == (True, 19)
    on(s)
    assert (s.influence("B"), s.damage("Page")) == ((19, 1) if late else (18, 0))


@plays("Not While I Watch")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
@pytest.mark.parametrize("gold", [4, 3])
def test_an_event_that_waits_is_stopped(front: str, gold: int) -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox, Seer; hand: Costly\nB: resources: {gold}; defensive: Cow; hand: {WATCH}, Wait; grave: Axe",
        TEXTS,
    )
    s.choose("play Costly", *starting(s, "in the Offensive"))
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    until(s, f"play {WATCH}")
    aiming(s, WATCH, front)
    assert set(targets(s)) <= {"Costly"}
    s.choose(*starting(s, "target"))
    resolved(s)
    assert (s.place("Costly"), s.place(WATCH)) == ("A's graveyard", "B's graveyard")
    assert (s.influence("A"), s.gold("A"), s.gold("B")) == (20, 0, gold - 2)


@plays("Not While I Watch")
def test_abilities_and_magic_are_not_stopped_and_own_events_and_other_stoppers_may_be() -> None:
    for way in ("use Seer", "play Spark"):
        s = orc(f"A: offensive: Mage, Seer; hand: Spark, Axe\nB: resources: 2; defensive: Cow; hand: {WATCH}", TEXTS)
        s.choose(way)
        s.choose(*[o for o in s.options() if o == "in the Offensive"])
        while s.table.chain:
            assert not [o for o in s.options() if WATCH in o]
            s.choose(s.way_on())
        assert s.influence("A") == 21
    s = orc(
        f"A: 4 gold; offensive: Ox; hand: Costly, {WATCH}\nB: resources: 2; defensive: Cow; hand: {WATCH}, Wait", TEXTS
    )
    s.choose("play Costly", *starting(s, "in the Offensive"))
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    until(s, f"play {WATCH}")
    assert s.asked == "B"
    aiming(s, WATCH, "Defensive")
    s.choose(*starting(s, "target"))
    until(s, f"play {WATCH}")
    assert s.asked == "A"
    aiming(s, WATCH)
    assert sorted(targets(s)) == sorted(["Costly", WATCH])
    s.choose(f"target {WATCH}")
    resolved(s)
    assert (s.influence("A"), s.place("Costly")) == (25, "A's graveyard")
    assert [s.place(n) for n in (WATCH, f"{WATCH} (2)")] == ["A's graveyard", "B's graveyard"]


@plays("Ember Rain")
def test_magic_asks_for_a_caster() -> None:
    for army, can in (("offensive: Mage", True), ("offensive: Mage marked", True), ("offensive: Ox", False)):
        s = orc(f"A: 3 gold; {army}; hand: {RAIN}\nB: defensive: Cow, Mage; hand: 1", TEXTS)
        assert bool(offered(s, "play")) is can
    s = orc(f"A: offensive: Ox; hand: Wait\nB: resources: 3; defensive: Mage; hand: {RAIN}, Wait", TEXTS)
    s.choose("play Wait", *starting(s, "in the Offensive"))
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    assert (s.asked, offered(s, "play")) == ("B", ["Wait"])


@plays("Ember Rain")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_embers_rain_on_the_foes_of_one_battlefield(front: str) -> None:
    s = orc(
        f"A: 3 gold; offensive: Mage, Guard assigned, Ox; defensive: Mage, Rat; hand: {RAIN}\n"
        "B: defensive: Cow 1/9, Ward assigned, Dog 1/2; offensive: Hen 1/9, Pig 1/2; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, RAIN, front)
    assert not targets(s)
    s.all_pass()
    hit = front == "Offensive"
    assert [s.damage(n) for n in ("Cow", "Ward", "Hen")] == [2 * hit, 2 * hit, 2 * (not hit)]
    assert [s.damage(n) for n in ("Mage", "Mage (2)", "Guard", "Ox", "Rat")] == [0] * 5
    assert [s.place(n).endswith("graveyard") for n in ("Dog", "Pig")] == [hit, not hit]
