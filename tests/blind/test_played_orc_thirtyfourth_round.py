"""Blind creatures of ORC's round 34, played as their writer meant them."""

import pytest

from blind.gestures import aiming, offered, resolved, starting, targets, uses, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Wait": "event 0: Gain 1 influence.", "Bounce": "event 0: Return target creature to its owner's hand.",
    "Hail": "event 0: Kill all creatures.", "Give": "event 0: Sacrifice a creature.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Sleep": "event 0: Mark target creature.", "Wake": "event 0: Unmark target creature.",
    "Sting": "event 0: Deal 2 damage to target creature.",
    "Wild": "event 0: Target creature gains the subtype Soldier until end of turn.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Ward": "creature 1/9: (A): Demons you control get 0/+1.",
    "Seer": "creature 1/9: (M): Gain 1 influence.", "Duo": "creature 1/9: (Ma1): Gain 1 influence.",
    "Healing": "quest (Assignment): Heal a creature. Victory Points: 2.",
    "Fry": "creature 0 1/1",
    "Man": "creature (Soldier) 1/9", "Soldier Boy": "creature 1/9",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
ENTRANCE = "\nphase: Entrance"
UPKEEP = "\nphase: Discard, active B"
MIDWIFE, HALBERDIER, SCAMP, RENTS = (
    "Bramblecot Midwife", "Tollbar Halberdier", "Slagheap Scamp", "Collector of Grave Rents",
)  # fmt: skip
QUARTERMASTER, GIANT, LAMP, GREYBEARD = (
    "Long March Quartermaster", "Sluggard Fen Giant", "Vigil Lampkeeper", "Pike Row Greybeard",
)  # fmt: skip
ROOK, DRUMBEATER = "Gibbet Rook", "Drumbeater of the Ninth"


def aimed(s: Scene, card: str, who: str = "", front: str = "Offensive") -> None:
    """A card that somebody may play is played so and resolves."""
    until(s, f"play {card}")
    aiming(s, card, front)
    s.choose(*[f"target {who}"] * (f"target {who}" in s.options()))
    resolved(s)


def strikes(s: Scene, *names: str) -> None:
    """A attacks B with these."""
    s.choose("attack B")
    for name in names:
        s.choose(*[f"send {name}"] * (f"send {name}" in s.options()))
    s.choose(*["done"] * bool(starting(s, "send")))
    assert all(s.marked(name) for name in names)


def on(s: Scene) -> None:
    """The attack goes on to its end, and nobody does anything."""
    while s.phase == "Move or Attack":
        s.choose((starting(s, "number 0", "trigger") or [s.way_on()])[0])


@plays("Bramblecot Midwife")
@pytest.mark.parametrize(("who", "left"), [("Ox", 3), ("Elk", 0), ("Cow", 0), (MIDWIFE, 0), ("Bull", 0), ("Ward", 2)])
def test_the_midwife_heals_whoever_is_near(who: str, left: int) -> None:
    s = orc(
        f"A: offensive: {MIDWIFE} hurt 1, Ox 1/9 hurt 5, Elk 1/9 marked hurt 1, Guard assigned hurt 2; "
        "defensive: Rat 1/9 hurt 1; hand: 1; quests: Healing\n"
        "B: defensive: Cow 1/9 hurt 2, Bull 1/9, Ward assigned hurt 4; offensive: Hen 1/9 hurt 1; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("accept Healing")
    while s.asked != "A":
        s.choose("pass")
    s.choose(f"use {MIDWIFE}")
    assert sorted(targets(s)) == sorted([MIDWIFE, "Bull", "Cow", "Elk", "Ward", "Ox"])
    s.choose(f"target {who}")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.damage(who), s.marked(MIDWIFE), s.victory("A")) == (left, True, 0 if who == "Bull" else 2)
    assert not uses(s)


@plays("Bramblecot Midwife")
def test_the_midwife_saves_in_the_opponents_turn() -> None:
    s = orc(
        f"A: offensive: Ox 2/9; hand: Wait\nB: defensive: {MIDWIFE}, {MIDWIFE} marked, Cow 1/3 hurt 2; hand: Wait{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, "use")
    assert len(uses(s)) == 1
    s.choose(f"use {MIDWIFE}", "target Cow")
    on(s)
    assert (s.place("Cow"), s.damage("Cow"), s.influence("B")) == ("B's Defensive", 2, 20)


@plays("Tollbar Halberdier")
@pytest.mark.parametrize("state", ["", " marked"])
def test_attackers_before_the_halberdier_are_weaker(state: str) -> None:
    s = orc(
        f"A: offensive: Ox 3/9, Elk, Yak 3/9, {HALBERDIER}; defensive: Rat 3/9; hand: Swap; deck: 9\n"
        f"B: defensive: {HALBERDIER}{state}, Cow 3/9; offensive: Hen 3/9; hand: Wait, Swap; deck: 9{FIGHT}", TEXTS,
    )  # fmt: skip
    strikes(s, "Ox", "Elk", HALBERDIER)
    assert values(s, "Ox", "Yak", "Rat", "Cow", "Hen", HALBERDIER) == ["2/9", "3/9", "3/9", "3/9", "3/9", "1/3"]
    assert s.value("Elk") == "0/1"
    gone = s.fork()
    until(gone, "play Swap")
    aimed(gone, "Swap", f"{HALBERDIER} (2)", "Defensive" if gone.asked == "B" else "Offensive")
    assert gone.place(f"{HALBERDIER} (2)") == "B's Offensive"
    assert values(gone, "Ox", "Elk", HALBERDIER) == ["3/9", "1/1", "2/3"]
    on(gone)
    assert gone.influence("B") == 14
    on(s)
    assert s.influence("B") == 17
    assert values(s, "Ox", "Elk") == ["3/9", "1/1"]


@plays("Tollbar Halberdier")
def test_a_halberdier_in_an_offensive_reaches_no_attackers_and_its_own_stay() -> None:
    s = orc(f"A: offensive: Ox 3/9; hand: 1\nB: defensive: Cow; offensive: {HALBERDIER}; hand: Wait{FIGHT}", TEXTS)
    strikes(s, "Ox")
    assert s.value("Ox") == "3/9"
    s = orc(f"A: offensive: Ox 3/9; defensive: {HALBERDIER}; hand: 1\nB: defensive: Cow; hand: Wait{FIGHT}", TEXTS)
    strikes(s, "Ox")
    assert s.value("Ox") == "3/9"


@plays("Slagheap Scamp")
def test_the_scamp_does_all_but_defend() -> None:
    s = orc(
        f"A: offensive: Ox 3/9; hand: 1; deck: 9\n"
        f"B: defensive: {SCAMP}, {SCAMP}, Duo, Cow; offensive: {SCAMP}; hand: 1; deck: 9{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B")
    until(s, "use Duo")
    used = s.fork()
    used.choose("use Duo")
    assert [o for o in used.options() if SCAMP in o]  # it may be marked for another
    until(s, "block")
    assert sorted(offered(s, "block")) == ["Ox with Cow", "Ox with Duo"]
    s.to("Move or Attack", "B")
    assert f"move {SCAMP} (1)" in s.options() or [o for o in starting(s, "move") if SCAMP in o]
    s.choose("attack A", *[o for o in s.options() if o == f"send {SCAMP}"])
    on(s)
    assert s.influence("A") == 18


@plays("Collector of Grave Rents")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_an_opponent_of_ones_choice_discards(front: str) -> None:
    s = orc(
        f"A: 3 gold; offensive: Ox; hand: {RENTS}, Wait\nB: hand: Axe, Bounce\nC: hand: Hail, Give{ENTRANCE}", TEXTS
    )
    s.choose(f"play {RENTS}", f"in the {front}")
    while not targets(s):
        s.choose("pass")
    assert (s.asked, sorted(targets(s))) == ("A", ["player B", "player C"])
    s.choose("target player C")
    assert (s.asked, len(s.options())) == ("C", 2)
    s.choose(next(o for o in s.options() if "Give" in o))
    assert (s.place("Give"), s.hand("C"), s.hand("B"), s.hand("A")) == (
        "C's graveyard", ["Hail"], ["Axe", "Bounce"], ["Wait"],
    )  # fmt: skip
    assert s.place(RENTS) == f"A's {front}"


@plays("Collector of Grave Rents")
def test_nothing_is_taken_from_an_empty_hand() -> None:
    s = orc(f"A: 3 gold; offensive: Ox; hand: {RENTS}, Wait\nB: offensive: Hen{ENTRANCE}", TEXTS)
    s.choose(f"play {RENTS}", "in the Offensive")
    resolved(s)
    assert (s.place(RENTS), s.hand("A"), s.hand("B")) == ("A's Offensive", ["Wait"], [])


@plays("Long March Quartermaster")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
@pytest.mark.parametrize("many", [0, 1, 2])
def test_the_quartermaster_wakes_resources(front: str, many: int) -> None:
    s = orc(
        f"A: 3 gold; offensive: Ox marked; resources: Rye marked, Oat marked, Bran marked; hand: {QUARTERMASTER}, Fry\n"
        f"B: resources: Corn marked; offensive: Hen; hand: 1{ENTRANCE}", TEXTS,
    )  # fmt: skip
    s.choose(f"play {QUARTERMASTER}", f"in the {front}")
    while not starting(s, "pick"):
        s.choose("pass")
    assert (s.asked, len(starting(s, "pick"))) == ("A", 3)
    for name in ("Rye", "Bran")[:many]:
        s.choose(f"pick {name}")
    s.choose(*[s.way_on()] * bool(starting(s, "pick")))
    assert not starting(s, "pick")
    assert [s.marked(n) for n in ("Bran", "Rye", "Oat", "Corn", "Ox")] == [many < 2, many < 1, True, True, True]
    assert (s.gold("A"), s.gold("B")) == (many, 0)


@plays("Sluggard Fen Giant")
@pytest.mark.parametrize(("resources", "answer", "marked"), [
    (2, "pay upkeep", False), (2, "pay no upkeep", True), (1, "pay upkeep", True), (0, "pay upkeep", True),
])  # fmt: skip
def test_an_unpaid_giant_sits(resources: int, answer: str, marked: bool) -> None:
    money = f"resources: {resources} marked; " if resources else ""
    s = orc(
        f"A: {money}defensive: {GIANT} marked, Rat; offensive: Ox; hand: 1; deck: 9\n"
        f"B: defensive: {GIANT}; offensive: Hen; hand: 1; deck: 9{UPKEEP}", TEXTS,
    )  # fmt: skip
    while not (s.asked == "A" and s.phase == "Play"):
        s.choose(next(iter(starting(s, answer)), None) or s.way_on())
    assert (s.marked(GIANT), s.marked(f"{GIANT} (2)"), s.marked("Ox")) == (marked, False, False)
    assert s.gold("A") == resources - 2 * (not marked)
    s.to("Move or Attack", "B")
    s.choose("attack A")
    until(s, "block")
    assert (f"block Hen with {GIANT}" in s.options()) is not marked


@plays("Sluggard Fen Giant")
def test_a_giant_is_paid_each_turn_and_may_be_woken() -> None:
    s = orc(
        f"A: resources: 2; offensive: {GIANT}; hand: Wake, 1; deck: 9\nB: offensive: Hen; hand: 1; deck: 9{UPKEEP}",
        TEXTS,
    )
    for _ in range(2):
        asked = 0
        s.to("Upkeep", "A")
        while not (s.asked == "A" and s.phase == "Play"):
            asked += bool(starting(s, "pay no upkeep"))
            s.choose(next(iter(starting(s, "pay no upkeep")), None) or s.way_on())
        assert (asked, s.marked(GIANT)) == (1, True)
        woken = s.fork()
        s.to("Play", "B")
    aimed(woken, "Wake", GIANT)
    woken.to("Move or Attack")
    woken.choose("attack B")
    on(woken)
    assert woken.influence("B") == 14


@plays("Vigil Lampkeeper")
def test_the_lamp_shines_from_the_next_turn_on() -> None:
    s = orc(
        f"A: offensive: {LAMP}, Ox, Guard assigned; defensive: Rat; hand: Swap, 1; deck: 9; resources: Rye\n"
        "B: defensive: Cow; offensive: Hen; hand: Swap, Sting, Swap, Wait; deck: 9", TEXTS,
    )  # fmt: skip
    s.do(f"assign {LAMP}")
    everybody = (LAMP, "Ox", "Guard", "Rat", "Cow", "Hen")
    assert (s.assigned(LAMP), s.gold("A")) == (True, 0)
    assert values(s, *everybody) == ["1/3", "1/1", "1/9", "1/1", "1/1", "1/1"]
    s.to("Move or Attack")
    s.choose("attack B")
    assert not [o for o in s.options() if LAMP in o]
    s.to("Play", "B")
    assert values(s, *everybody) == ["1/3", "1/3", "1/11", "1/1", "1/1", "1/1"]
    s.do("play Sting", "target Ox", front="Defensive")
    assert s.place("Ox") == "A's Offensive"
    hurt = s.fork()
    hurt.do("play Swap", "target Ox", front="Defensive")
    assert hurt.place("Ox") == "A's graveyard"  # it has left the light
    s.do("play Swap", "target Rat")
    assert (s.place("Rat"), s.value("Rat")) == ("A's Offensive", "1/3")
    s.to("Unmark", "A")
    s.choose(f"unassign {LAMP}")
    assert (values(s, "Rat", "Ox", "Guard"), s.marked(LAMP), s.gold("A")) == (["1/1", "1/1", "1/9"], True, 0)


@plays("Vigil Lampkeeper")
@pytest.mark.parametrize("card", ["Axe", "Bounce", "Swap"])
def test_a_lamp_that_is_gone_shines_no_more(card: str) -> None:
    s = orc(
        f"A: offensive: {LAMP} assigned, Ox 1/1 hurt 2; defensive: Rat; hand: 1\n"
        f"B: defensive: Cow; offensive: Hen; hand: {card}\nphase: Play, active B, turn 2", TEXTS,
    )  # fmt: skip
    assert values(s, "Ox", "Rat") == ["1/3", "1/1"]
    s.do(f"play {card}", f"target {LAMP}", front="Defensive")
    assert s.place("Ox") == "A's graveyard"
    assert s.value("Rat") == ("1/3" if card == "Swap" else "1/1")
    for text, can in ((f"{LAMP}", True), (f"{LAMP} marked", False)):
        s = orc(f"A: 1 gold; offensive: {text}; hand: 1\nB: hand: 1", TEXTS)
        assert bool(starting(s, "assign")) is can
    s = orc(f"A: offensive: {LAMP}; hand: 1\nB: hand: 1", TEXTS)
    assert not starting(s, "assign")


@plays("Pike Row Greybeard")
def test_the_greybeard_counts_soldiers_beside_him() -> None:
    s = orc(
        f"A: offensive: {GREYBEARD}, Man marked, Soldier Boy, Guard assigned, Ox; defensive: Man, {GREYBEARD}; "
        f"hand: Wild, Wild, Swap, Axe; deck: 9\nB: defensive: Man; offensive: Man; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    both = (GREYBEARD, f"{GREYBEARD} (2)")
    assert values(s, *both) == ["3/4", "2/4"]
    s.do("play Wild", "target Ox")
    assert values(s, *both) == ["4/4", "2/4"]
    s.do("play Swap", "target Man")
    assert values(s, *both) == ["3/4", "3/4"]
    s.do("play Axe", "target Soldier Boy")
    assert values(s, *both) == ["2/4", "3/4"]
    s.to("Play", "B")
    assert values(s, *both) == ["1/4", "3/4"]


@plays("Pike Row Greybeard")
def test_greybeards_count_each_other_and_those_who_are_at_work() -> None:
    texts = TEXTS | {"Pikeman": "creature (Soldier) 1/9: (A): Demons you control get 0/+1."}
    s = orc(f"A: offensive: {GREYBEARD}, {GREYBEARD}, Pikeman assigned; hand: 1\nB: hand: 1", texts)
    assert values(s, GREYBEARD, f"{GREYBEARD} (2)") == ["3/4", "3/4"]


@plays("Gibbet Rook")
@pytest.mark.parametrize(("card", "who", "front", "value"), [
    ("Axe", "Ox", "Offensive", "2/1"), ("Axe", "Cow", "Offensive", "2/1"), ("Axe", "Ward", "Offensive", "2/1"),
    ("Axe", "Rat", "Defensive", "1/1"), ("Axe", "Hen", "Defensive", "1/1"), ("Scare", "Ox", "Offensive", "1/1"),
    ("Bounce", "Cow", "Offensive", "1/1"),
])  # fmt: skip
def test_the_rook_feeds_on_deaths_beside_it(card: str, who: str, front: str, value: str) -> None:
    s = orc(
        f"A: offensive: {ROOK}, Ox; defensive: Rat; hand: {card}, Swap, 1; deck: 9\n"
        "B: defensive: Cow, Ward assigned; offensive: Hen; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    s.do(f"play {card}", f"target {who}", front=front)
    assert "sive" not in s.place(who)
    assert s.value(ROOK) == value
    s.do("play Swap", f"target {ROOK}")
    assert (s.place(ROOK), s.value(ROOK)) == ("A's Defensive", value)
    s.to("Play", "B")
    assert s.value(ROOK) == "1/1"


@plays("Gibbet Rook")
def test_each_of_several_dead_feeds_the_rook_and_a_sacrifice_does_not() -> None:
    texts = TEXTS | {"Rain": "event 0: Deal 1 damage to each other creature.", "Burn": "event 0: Kill all Fish."}
    texts |= {"Pike": "creature (Fish) 1/9"}
    s = orc(f"A: offensive: {ROOK}, Pike, Pike; hand: Burn, Give\nB: defensive: Pike; offensive: Pike; hand: 1", texts)
    give = s.fork()
    s.do("play Burn")
    while starting(s, "trigger"):
        s.choose(starting(s, "trigger")[0])
    assert s.value(ROOK) == "4/1"
    give.choose("play Give")
    while give.table.chain or offered(give, "pick"):
        give.choose(next(iter(starting(give, "pick Pike", "in the Offensive")), None) or give.way_on())
    assert (give.place("Pike"), give.value(ROOK)) == ("A's graveyard", "1/1")
    s = orc(f"A: offensive: {ROOK}, Ox; hand: Hail\nB: defensive: Cow; hand: 1", TEXTS)
    s.do("play Hail")
    assert [s.place(n) for n in (ROOK, "Ox", "Cow")] == ["A's graveyard", "A's graveyard", "B's graveyard"]


@plays("Drumbeater of the Ninth")
@pytest.mark.parametrize("state", ["", " marked"])
def test_the_drumbeater_drives_attackers(state: str) -> None:
    s = orc(
        f"A: offensive: {DRUMBEATER}{state}, Ox 1/9, Elk, Yak marked, Guard assigned; defensive: Rat; hand: Wait; deck: 9\n"
        "B: defensive: Cow; offensive: Hen; hand: Wait; deck: 9", TEXTS,
    )  # fmt: skip
    assert not uses(s)  # nobody attacks yet
    s.to("Move or Attack")
    strikes(s, "Ox")
    until(s, "use")
    s.choose(f"use {DRUMBEATER}")
    for _ in range(2):
        s.choose(*[o for o in s.options() if o in {"give Elk", "target Ox"}][:1])
    assert not targets(s)
    resolved(s)
    assert (s.value("Ox"), s.marked("Elk"), s.marked(DRUMBEATER)) == ("3/9", True, bool(state))
    assert not uses(s)
    on(s)
    assert (s.influence("B"), s.value("Ox")) == (17, "3/9")
    s.to("Play", "B")
    assert s.value("Ox") == "1/9"


@plays("Drumbeater of the Ninth")
def test_a_drumbeater_drives_itself_or_an_enemy_as_often_as_it_is_paid() -> None:
    s = orc(
        f"A: offensive: {DRUMBEATER}, Ox, Elk, Yak; hand: Wait\nB: defensive: Cow, {DRUMBEATER}; hand: Wait{FIGHT}",
        TEXTS,
    )
    strikes(s, DRUMBEATER, "Yak")
    until(s, "use")
    assert s.asked == "B"
    s.choose(f"use {DRUMBEATER} (2)" if f"use {DRUMBEATER} (2)" in s.options() else starting(s, "use")[0])
    assert sorted(targets(s)) == [DRUMBEATER, "Yak"]
    s.choose("target Yak")
    resolved(s)
    assert (s.value("Yak"), s.marked("Cow")) == ("3/1", True)
    for n in (1, 2):
        until(s, "use")
        s.choose(f"use {DRUMBEATER}")
        while starting(s, "give", "target"):
            s.choose(next(o for o in s.options() if o in {"give Ox", "give Elk", f"target {DRUMBEATER}"}))
        resolved(s)
        assert s.value(DRUMBEATER) == f"{1 + 2 * n}/2"
    on(s)
    assert s.influence("B") == 12
