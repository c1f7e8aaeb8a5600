"""Blind texts of ARC's earlier rounds that were understood later, played as their writers meant them."""

import pytest

from blind.gestures import fought, starting
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Ram": "event 0: Deal 9 damage to target city.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Ember": "magic 0: Deal 2 damage to target creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Yawn": "event 0: Mark target creature.",
    "Rob": "event 0: Remove target creature card in a graveyard from the game.",
    "Rally": "magic 0: Target creature gets +2/+0 this turn.",
    "Witch": "creature 2 Gaian 1/9: Mark this creature: Deal 2 damage to target creature.",
    "Two": "creature 2 Gaian 1/1", "Three": "creature 3 Gaian 1/1", "Four": "creature 4 Gaian 1/1",
    "Six": "creature 6 Gaian 1/1",
    "Fern": "creature 0 Gaian 2/2", "Pike": "creature 0 Red Banner 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


def attacked(s: Scene, goal: str, *senders: str) -> None:
    """A attacks with these, who are all he has, and nobody responds until blockers are asked for."""
    s.choose(f"attack {goal}", *(f"send {name}" for name in senders))
    until(s, "block")


@plays("Unpaid Mourners")
@pytest.mark.parametrize("who", [(), ("Two",), ("Four",), ("Two", "Three")])
def test_dead_of_a_cost_of_five_return_for_a_point_each(who: tuple[str, ...]) -> None:
    s = arc(
        "A: hand: Unpaid Mourners, Wait; gems 2 Dark Legion; grave: Two, Three, Four, Six, Axe\nB: army: Ox; grave: Elk",
        TEXTS,
    )
    s.choose("play Unpaid Mourners")
    until(s, "target")
    assert sorted(starting(s, "target")) == ["target Four", "target Three", "target Two"]
    for name in who:
        s.choose(f"target {name}")
        if name == "Two":
            assert starting(s, "target") == ["target Three"]
    if starting(s, "target"):
        s.choose("done")
    s.all_pass()
    assert sorted(s.hand("A")) == sorted([*who, "Wait"])
    assert s.points("A") == 15 - len(who)


@plays("Unpaid Mourners")
def test_only_those_that_return_are_paid_for() -> None:
    table = "A: {} points; hand: Unpaid Mourners, Wait; gems 2 Dark Legion; grave: Two, Three\nB: army: Ox; hand: Rob"
    s = arc(table.format(15), TEXTS)
    s.choose("play Unpaid Mourners", "target Two", "target Three")
    until(s, "play Rob")
    s.choose("play Rob", "target Two")
    s.all_pass()
    assert (sorted(s.hand("A")), s.points("A"), s.place("Two")) == (["Three", "Wait"], 14, "removed")
    s = arc(table.format(1), TEXTS)
    s.choose("play Unpaid Mourners", "target Two", "done")
    s.all_pass()
    assert s.winner == "B"


LATCH = (
    f"A: army: Wolf 1/9; city Oak (Body, 8): Fox; {WAITING}, Ram\n"
    "B: hand: Gate, Wait; gems 2 The Empire; city {}; city Ash (Body, 8): Fern, Hen marked, Pike; "
    "city Yew (Soul, 8): Elk 1/9; army: Boar 1/9" + COMBAT
)


@plays("Gate on the Latch")
@pytest.mark.parametrize("who", [(), ("Fern",), ("Fern", "Elk")])
def test_up_to_two_residents_of_other_cities_come_to_help(who: tuple[str, ...]) -> None:
    s = arc(LATCH.format("Elm (Mind, 8): Ox 1/9"), TEXTS)
    s.choose("attack Elm")
    until(s, "play Gate")
    s.choose("play Gate")
    until(s, "pick")
    assert {o.removeprefix("pick ") for o in starting(s, "pick")} == {"Fern", "Pike", "Elk"}
    for name in who:
        s.choose(f"pick {name}")
    if starting(s, "pick"):
        s.choose("done")
    until(s, "block")
    blockers = {option.rpartition(" with ")[2] for option in starting(s, "block")}
    assert blockers == {"Ox", "Boar", *who}
    s.choose(f"block Wolf with {who[0] if who else 'Ox'}")
    fought(s)
    assert [s.place(name) for name in who] == ["Elm"] * len(who)
    assert not any(s.marked(name) for name in who)


@plays("Gate on the Latch")
def test_the_latch_opens_only_then_and_to_whom_the_city_admits() -> None:
    s = arc(LATCH.format("Elm (Mind, 8): Ox 1/9"), TEXTS)
    army = s.fork()
    attacked(s, "Elm")
    s.choose("block Wolf with Ox")
    while s.phase == "Attack":
        assert "play Gate" not in s.options()
        s.choose(s.way_on())
    army.choose("attack B's army")
    while army.phase == "Attack":
        assert "play Gate" not in army.options()
        army.choose(army.way_on())
    s = arc(LATCH.format("Pikemoor"), TEXTS)
    s.choose("attack Pikemoor")
    until(s, "play Gate")
    gone = s.fork()
    s.choose("play Gate")
    until(s, "pick")
    s.choose("pick Fern")
    if "pick Pike" in s.options():  # its writer does not let it be chosen; here that is in vain
        s.choose("pick Pike")
    until(s, "block")
    assert (s.place("Pike"), s.place("Fern")) == ("Ash", "Pikemoor")
    gone.choose("play Gate")
    until(gone, "play Ram")
    gone.choose("play Ram", "target Pikemoor")
    fought(gone)
    assert (gone.place("Pikemoor"), gone.place("Fern")) == ("B's graveyard", "Ash")


@plays("Narrow Satchel")
@pytest.mark.parametrize(
    ("copies", "player", "held", "kept"),
    [(1, "A", 8, 5), (1, "A", 6, 5), (1, "A", 5, 5), (2, "A", 8, 5), (1, "B", 8, 7), (0, "A", 8, 7)],
)
def test_whoever_has_the_satchel_keeps_five_cards(copies: int, player: str, held: int, kept: int) -> None:
    attached = f"; attached: {', '.join([f'Narrow Satchel on {player}'] * copies)}" if copies else ""
    s = arc(f"A: hand: {held}; army: Wolf\nB: hand: Wait{attached}\nphase: Second Play", TEXTS)
    s.to("Draw", "B")
    assert (len(s.hand("A")), len(s.grave("A"))) == (kept, held - kept)
    s = arc("A: hand: Narrow Satchel; gems 2 House of Nobles\nB: army: Ox\nC: army: Elk", TEXTS)
    s.choose("play Narrow Satchel")
    assert sorted(s.options()) == ["target player A", "target player B", "target player C"]


@plays("Thicket Sow")
@pytest.mark.parametrize(
    ("way", "place", "hurt"),
    [("play Spark", "B's Army", 0), ("play Ember", "B's Army", 0), ("play Axe", "B's graveyard", 0),
     ("play Home", "B's hand", 0), ("use Witch", "B's graveyard", 0)],
)  # fmt: skip
def test_no_event_and_no_magic_hurts_it(way: str, place: str, hurt: int) -> None:
    s = arc("A: hand: Spark, Ember, Axe, Home, Yawn; army: Witch\nB: army: Thicket Sow, Ox 1/9", TEXTS)
    s.carry_out(way, "target Thicket Sow")
    assert (s.place("Thicket Sow"), s.damage("Thicket Sow")) == (place, hurt)
    if place == "B's Army":
        s.play("Yawn", "target Thicket Sow")
        assert s.marked("Thicket Sow")
    s = arc("A: hand: Spark, Ember, Axe, Home, Yawn; army: Witch\nB: army: Thicket Sow, Ox 1/9", TEXTS)
    s.play("Spark", "target Ox")
    assert s.damage("Ox") == 2


@plays("Thicket Sow")
def test_combat_hurts_it() -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: Thicket Sow; {WAITING}{COMBAT}", TEXTS)
    attacked(s, "B's army")
    s.choose("block Wolf with Thicket Sow")
    fought(s)
    assert (s.damage("Thicket Sow"), s.damage("Wolf")) == (1, 3)


@plays("Breach Carpenter")
@pytest.mark.parametrize(("goal", "city", "points"), [("Elm", 4, 15), ("B's army", 0, 13)])
def test_undefended_it_breaches_cities(goal: str, city: int, points: int) -> None:
    s = arc(f"A: army: Breach Carpenter; hand: Rally, Wait\nB: city Elm (Mind, 9); {WAITING}", TEXTS)
    rallied = s.fork()
    s.to("Attack")
    s.choose(f"attack {goal}")
    assert s.value("Breach Carpenter") == "2/3"
    s.to("Second Play")
    assert (s.damage("Elm"), s.points("B")) == (city, points)
    rallied.play("Rally")
    rallied.to("Attack")
    rallied.choose(f"attack {goal}")
    rallied.to("Second Play")
    assert (rallied.damage("Elm"), rallied.points("B")) == (city and 6, 15 if city else 11)


@plays("Breach Carpenter")
def test_defended_against_it_breaches_nothing() -> None:
    s = arc(
        f"A: army: Breach Carpenter, Wolf 2/9; {WAITING}\nB: city Elm (Mind, 9): Ox 1/9; hand: Home, Wait{COMBAT}",
        TEXTS,
    )
    attacked(s, "Elm", "Breach Carpenter", "Wolf")
    s.choose("block Breach Carpenter with Ox")
    gone = s.fork()
    fought(s)
    assert (s.damage("Elm"), s.damage("Ox")) == (2, 2)
    until(gone, "play Home")
    gone.choose("play Home", "target Ox")
    fought(gone)
    assert gone.damage("Elm") == 2


@plays("Open the Postern")
def test_somebody_goes_in_or_out() -> None:
    s = arc(
        "A: hand: Open the Postern, Wait; gems 1 The Empire; army: Pike marked, Fern marked; city Oak (Body, 8): Elk; "
        "city Pikemoor\nB: army: Ox",
        TEXTS,
    )
    s.choose("play Open the Postern")
    until(s, "target")
    assert sorted(starting(s, "target")) == ["target Elk", "target Fern", "target Pike"]
    out, pike = s.fork(), s.fork()
    s.choose("target Fern")
    until(s, "pick")
    assert sorted(s.options()) == ["pick Oak", "pick Pikemoor"]
    s.choose("pick Pikemoor")
    assert (s.place("Fern"), s.marked("Fern")) == ("Pikemoor", True)
    out.choose("target Elk")
    out.all_pass()
    assert (out.place("Elk"), out.marked("Elk")) == ("A's Army", False)
    assert "move Elk to Oak" in out.options()  # it was no move
    pike.choose("target Pike")
    pike.all_pass()
    assert (pike.place("Pike"), pike.marked("Pike")) == ("Oak", True)  # Pikemoor does not admit it


@plays("Open the Postern")
def test_who_goes_leaves_his_combat() -> None:
    s = arc(
        f"A: army: Wolf 3/9, Elk 2/9; hand: Open the Postern, Wait; gems 1 The Empire\nB: army: Ox; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "send Elk")
    until(s, "play Open")
    s.choose("play Open the Postern", "target Wolf")
    until(s, "block")
    assert starting(s, "block") == ["block Elk with Ox"]
    s.choose("done")
    s.to("Second Play")
    assert (s.points("B"), s.place("Wolf"), s.marked("Wolf")) == (13, "Keep of A", True)
    s = arc(
        f"A: army: Wolf 3/9; {WAITING}\nB: army: Ox 1/9; hand: Open the Postern, Wait; gems 1 The Empire{COMBAT}", TEXTS
    )
    attacked(s, "B's army")
    s.choose("block Wolf with Ox")
    until(s, "play Open")
    s.choose("play Open the Postern", *["target Ox"] * ("target Ox" in s.options()))
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Wolf"), s.points("B"), s.place("Ox")) == (0, 0, 15, "Keep of B")


BARGAIN = (
    "A: city Oak (Body, 8): Four; gems {} Gaian; {}\n"
    f"B: city Elm (Mind, 8): Two; hand: Bargain in the Dark, Wait; gems 2 House of Nobles, 2 Gaian{TACTICS}"
)


@plays("Bargain in the Dark")
@pytest.mark.parametrize(
    ("gems", "answer", "points", "left"), [(2, "yes", 16, ""), (2, "no", 15, "2 Gaian"), (1, "", 15, "1 Gaian")]
)
def test_whoever_does_not_pay_bids_nothing(gems: int, answer: str, points: int, left: str) -> None:
    s = arc(BARGAIN.format(gems, WAITING), TEXTS)
    s.choose("claim Body", "bid Four")
    while not starting(s, "bid"):
        assert "play Bargain in the Dark" not in s.options()  # not before the counter-marks
        s.choose("done" if "done" in s.options() else s.way_on())
    s.choose("bid Two")
    until(s, "play Bargain")
    s.choose("play Bargain in the Dark", "target player A")
    while s.phase == "Tactics" and s.points("A") == 15:
        if answer and answer in s.options():
            assert s.asked == "A"
            s.choose(answer)
            answer = ""
        else:
            s.choose(s.way_on())
    assert (s.points("A"), s.gems("A"), s.marked("Four"), s.marked("Two"), answer) == (points, left, True, True, "")


@plays("Bargain in the Dark")
@pytest.mark.parametrize(("target", "points"), [("", 15), ("player B", 16)])
def test_an_answer_can_be_made_nothing_as_well(target: str, points: int) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Two; hand: Bargain in the Dark, Wait; gems 2 House of Nobles\n"
        f"B: city Elm (Mind, 8): Four; {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Two")
    until(s, "bid Four")
    s.choose("bid Four")
    if target:
        until(s, "play Bargain")
        s.choose("play Bargain in the Dark", f"target {target}")
    s.to("Play")
    assert s.points("A") == points
    assert "play Bargain in the Dark" not in s.options()
