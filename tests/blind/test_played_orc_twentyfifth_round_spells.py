"""Blind events and magic of ORC's round 25, played as their writer meant them."""

import pytest

from blind.gestures import aiming, offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Free": "event 0: Unmark target creature.",
    "Rise": "event 0: Put target creature card from your graveyard into play.", "Sage": "creature (Caster) 1/1",
    "Keeper": "creature 1/1: (A): Demons you control get 0/+1.", "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Coat": "equipment 0: Equipped creature gets 0/+1.",
    "Oath": "enchantment 0: Attach to target creature. Enchanted creature gets 0/+1.",
    "Swap": "event 0: Put target creature into its controller's other front.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
MUD, ROUSED, NEWS = "Mud in the Visor", "Roused by the Cookpots", "News from the Salt Road"
LOCK, CUPS, HOME = "Lock the Sally Port", "Two Cups of Nightshade", "Summoned Home for the Harvest"
VERDICT, ANTHEM, SIEVE = "Verdict of the Pale Tribunal", "Anthem of Ripe Barley", "Sieve of Forgetting"
BRIDGE = "Last Two at the Bridge"


@plays("Mud in the Visor")
def test_an_attacker_hits_softer() -> None:
    s = orc(f"A: 1 gold; offensive: Ox 4/9, Elk 1/9, Yak; hand: {MUD}\nB: 1 gold; defensive: Cow; hand: {MUD}", TEXTS)
    assert f"play {MUD}" not in s.options()  # there is no attacker
    s.to("Move or Attack")
    s.choose("attack B", "send Ox", "send Elk")
    until(s, f"play {MUD}")
    s.choose(f"play {MUD}")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Ox")
    s.to("Second Play")
    assert (s.influence("B"), s.value("Ox")) == (18, "1/9")
    s.to("Play", "B")
    assert s.value("Ox") == "4/9"


@plays("Roused by the Cookpots")
@pytest.mark.parametrize("name", ["Ox", "Elk", "Cow", "Pig"])
def test_somebody_is_unmarked(name: str) -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox marked, Elk, Keeper assigned; defensive: Rat marked; hand: {ROUSED}\n"
        "B: defensive: Cow marked, Pig assigned; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, ROUSED)
    assert sorted(targets(s)) == ["Cow", "Elk", "Ox", "Pig"]
    s.choose(f"target {name}")
    s.all_pass()
    assert [other for other in ("Ox", "Cow", "Rat") if s.marked(other)] == [
        n for n in ("Ox", "Cow", "Rat") if n != name
    ]
    assert (s.assigned("Pig"), s.gold("A"), s.place(ROUSED)) == (True, 0, "A's graveyard")


@plays("Roused by the Cookpots")
def test_an_attacker_that_is_roused_goes_on_attacking() -> None:
    s = orc(f"A: 1 gold; offensive: Ox, Elk; hand: {ROUSED}, 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox")
    until(s, f"play {ROUSED}")
    aiming(s, ROUSED)
    s.choose("target Ox")
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Ox")) == (19, False)


@plays("News from the Salt Road")
@pytest.mark.parametrize("name", ["Yak", "Bee"])
@pytest.mark.parametrize("deck", ["Bee, Fly, 3", "Bee"])
def test_two_cards_come_and_one_goes(name: str, deck: str) -> None:
    s = orc(f"A: 2 gold; hand: {NEWS}, Yak; deck: {deck}\nB: hand: 1", TEXTS)
    s.choose(f"play {NEWS}")
    while not any(option.endswith(" Yak") and not option.startswith("lay") for option in s.options()):
        s.choose(s.way_on())
    s.choose(next(option for option in s.options() if option.endswith(f" {name}")))
    s.all_pass()
    left = [other for other in ("Yak", "Bee", "Fly") if other != name and (other != "Fly" or "Fly" in deck)]
    assert (sorted(s.hand("A")), s.place(name)) == (sorted(left), "A's graveyard")


@plays("News from the Salt Road")
def test_where_there_is_nothing_nothing_happens() -> None:
    s = orc(f"A: 2 gold; hand: {NEWS}; deck: 0\nB: hand: 1", TEXTS)
    s.do(f"play {NEWS}")
    assert (s.hand("A"), s.over, s.place(NEWS)) == ([], False, "A's graveyard")


@plays("Lock the Sally Port")
def test_in_anothers_turn_somebody_is_tougher() -> None:
    lies = f"1 gold; offensive: Ox; defensive: Rat, Keeper assigned; hand: {LOCK}"
    s = orc(f"A: {lies}\nB: {lies.replace('Ox', 'Cow').replace('Rat', 'Hen')}{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, f"play {LOCK}")
    assert s.asked == "B"
    s.choose(f"play {LOCK}")
    s.choose(*[o for o in s.options() if o == "in the Defensive"])
    assert sorted(targets(s)) == ["Hen", "Ox"]
    s.choose("target Hen")
    while s.table.chain:
        s.choose("pass")
    assert s.value("Hen") == "1/5"
    while s.active == "A":
        assert s.asked != "A" or f"play {LOCK}" not in s.options()
        s.choose(s.way_on())
    assert s.value("Hen") == "1/1"


@plays("Two Cups of Nightshade")
@pytest.mark.parametrize(
    ("a", "b", "winner"), [("9", "20", None), ("9", "2", "A"), ("2", "9", "B"), ("2", "2", ""), ("1", "2; 1 VP", "B")]
)
def test_all_lose_two(a: str, b: str, winner: str | None) -> None:
    told = b.replace("2; 1 VP", "2 influence; 1 VP") if "VP" in b else f"{b} influence"
    s = orc(f"A: {a} influence; 1 gold; hand: {CUPS}, 1\nB: {told}; hand: 1", TEXTS)
    s.do(f"play {CUPS}")
    assert s.over is (winner is not None)
    assert (s.influence("A"), s.influence("B")) == (int(a) - 2, int(b.partition(";")[0]) - 2)
    if winner is not None:
        assert s.winner == winner


@plays("Summoned Home for the Harvest")
@pytest.mark.parametrize(
    ("name", "gold", "hand"), [("Ox", 0, ["Bee", "Ox"]), ("Cow", 1, []), ("Hen", 2, ["Bee", "Hen"]), ("Elk", 3, [])]
)
def test_one_goes_home(name: str, gold: int, hand: list[str]) -> None:
    s = orc(
        f"A: 3 gold; offensive: Ox cost 4, Elk cost 0 of B, Keeper assigned; hand: {HOME}; deck: Bee, 3\n"
        "B: defensive: Cow cost 3, Hen cost 2 of A, Bull cost 5; attached: Spear on Cow, Oath on Cow; hand: 0; deck: 5",
        TEXTS,
    )
    aiming(s, HOME)
    assert sorted(targets(s)) == ["Cow", "Elk", "Hen", "Ox"]  # for the Bull there is not gold enough
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.gold("A"), sorted(s.hand("A")), len(s.deck("B"))) == (gold, hand, 5)
    if name == "Cow":
        assert (sorted(s.hand("B")), s.place("Oath")) == (["Cow", "Spear"], "B's graveyard")


@plays("Verdict of the Pale Tribunal")
def test_who_is_marked_dies() -> None:
    s = orc(
        f"A: 3 gold; offensive: Sage, Ox marked, Keeper assigned; defensive: Rat marked; hand: {VERDICT}\n"
        "B: defensive: Cow marked, Hen; attached: Spear on Cow; hand: Free", TEXTS,
    )  # fmt: skip
    s.choose(f"play {VERDICT}")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Cow")
    freed = s.fork()
    s.all_pass()
    assert [s.place(name) for name in ("Cow", "Spear")] == ["B's graveyard", "B's graveyard"]
    until(freed, "play Free")
    aiming(freed, "Free", "Defensive")
    freed.choose("target Cow")
    freed.all_pass()
    assert (freed.place("Cow"), freed.place(VERDICT)) == ("B's Defensive", "A's graveyard")
    nobody = f"A: 3 gold; offensive: Ox marked; hand: {VERDICT}\nB: defensive: Cow marked; hand: 1"
    assert f"play {VERDICT}" not in orc(nobody, TEXTS).options()


@plays("Anthem of Ripe Barley")
def test_all_of_ones_own_front_are_stronger() -> None:
    s = orc(
        f"A: 4 gold; offensive: Sage, Ox, Keeper assigned; defensive: Rat; grave: Elk; hand: {ANTHEM}, {ANTHEM}, Rise, Swap\n"
        "B: defensive: Cow; hand: 1", TEXTS,
    )  # fmt: skip
    s.do(f"play {ANTHEM}")
    assert [s.value(name) for name in ("Sage", "Ox", "Keeper", "Rat", "Cow")] == ["2/2", "2/2", "2/2", "1/1", "1/1"]
    s.do("play Rise")
    assert s.value("Elk") == "1/1"
    s.do("play Swap", "target Ox")
    s.do(f"play {ANTHEM}")
    assert [s.value(name) for name in ("Sage", "Ox", "Elk", "Rat")] == ["3/3", "2/2", "2/2", "1/1"]
    s.to("Play", "B")
    assert [s.value(name) for name in ("Sage", "Ox", "Elk")] == ["1/1", "1/1", "1/1"]


@plays("Sieve of Forgetting")
@pytest.mark.parametrize("front", ["offensive", "defensive"])
def test_an_opponent_forgets_a_card(front: str) -> None:
    s = orc(f"A: 2 gold; {front}: Sage; hand: {SIEVE}, Yak\nB: hand: Cow, Hen\nC: hand: 0", TEXTS)
    s.choose(f"play {SIEVE}")
    assert [o for o in s.options() if o.startswith("target")] == ["target player B", "target player C"]
    empty = s.fork()
    s.choose("target player B")
    s.all_pass()
    assert (len(s.hand("B")), len(s.grave("B")), s.hand("A"), offered(s, "pick")) == (1, 1, ["Yak"], [])
    empty.choose("target player C")
    empty.all_pass()
    assert (empty.hand("C"), len(empty.hand("B")), empty.place(SIEVE)) == ([], 2, "A's graveyard")


@plays("Last Two at the Bridge")
def test_one_of_each_side_is_left() -> None:
    s = orc(
        f"A: 5 gold; offensive: Sage, Ox, Keeper assigned; defensive: Rat; attached: Spear on Ox; hand: {BRIDGE}\n"
        "B: defensive: Cow, Hen; offensive: Pig; hand: 1\nC: hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {BRIDGE}")
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Keeper", "Ox", "Sage"])
    s.choose("pick Keeper")
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("B", ["Cow", "Hen"])
    s.choose("pick Hen")
    s.all_pass()
    assert [s.place(name) for name in ("Sage", "Ox", "Spear", "Cow")] == [*["A's graveyard"] * 3, "B's graveyard"]
    assert [s.place(name) for name in ("Keeper", "Rat", "Hen", "Pig")] == [
        "A's Offensive", "A's Defensive", "B's Defensive", "B's Offensive",
    ]  # fmt: skip
