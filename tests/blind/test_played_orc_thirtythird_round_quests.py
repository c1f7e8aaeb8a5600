"""Blind quests of ORC's round 33, played as their writer meant them."""

import pytest

from blind.gestures import accepting, resolved, starting
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Wait": "event 0: Gain 1 influence.", "Axe": "event 0: Kill target creature.",
    "Drain": "event 0: Target opponent loses 4 influence.", "Hurt": "event 0: Each opponent loses 4 influence.",
    "Rich": "event 0: Gain 9 influence.", "Stop": "event 0: Target Event does not resolve.",
    "Monk": "creature 1/9: Pay 4 influence: Draw a card.", "Leech": "creature 1/9: (M): Target opponent loses 4 influence.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Slayer": "creature 1/9: (M): Kill target creature.",
    "Easy": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
CAPITAL, REALM, CAMPAIGN = "Break the Capital", "A Realm at Work", "The Silent Campaign"


def plays_now(s: Scene, card: str, who: str = "") -> None:
    """A card is played, in the Offensive, at this one if it is asked, and resolves."""
    until(s, f"play {card}")
    s.choose(starting(s, f"play {card}")[0])
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    s.choose(*[o for o in s.options() if who and o == f"target {who}"])
    resolved(s)


def strikes(s: Scene, *names: str) -> None:
    """A attacks B with these, and nobody defends."""
    s.to("Move or Attack")
    s.choose("attack B")
    for name in names:
        s.choose(*[f"send {name}"] * (f"send {name}" in s.options()))
    s.choose(*["done"] * bool(starting(s, "send")))
    while s.phase == "Move or Attack":
        s.choose("done" if starting(s, "block") else s.way_on())


CITY = (
    f"A: offensive: {{}}; hand: Drain, Drain, 1; deck: 20; quests: {CAPITAL}\n"
    "B: offensive: Monk; defensive: Cow; hand: {}; deck: 20"
)


@plays("Break the Capital")
@pytest.mark.parametrize(("army", "drains", "points"), [
    ("Ox 5/9, Elk 3/9", 0, 3), ("Ox 5/9, Elk 2/9", 0, 0), ("Ox 4/9", 1, 3), ("Ox 3/9", 1, 0), ("Ox", 2, 3), ("Ox 9/9", 0, 3),
])  # fmt: skip
def test_eight_are_taken_in_one_turn(army: str, drains: int, points: int) -> None:
    s = orc(CITY.format(army, "1"), TEXTS)
    accepting(s, CAPITAL)
    for _ in range(drains):
        assert s.victory("A") == 0
        plays_now(s, "Drain")
    if drains < 2:
        assert s.victory("A") == 0
        strikes(s, *[name.split()[0] for name in army.split(", ")])
    assert (s.victory("A"), s.place(CAPITAL) == "removed") == (points, points > 0)


@plays("Break the Capital")
def test_what_was_before_or_in_another_turn_does_not_count() -> None:
    s = orc(CITY.format("Ox 4/9", "1"), TEXTS)
    before = s.fork()
    plays_now(before, "Drain")
    accepting(before, CAPITAL)
    plays_now(before, "Drain")
    assert (before.victory("A"), before.influence("B")) == (0, 12)
    strikes(before, "Ox")
    assert before.victory("A") == 3
    accepting(s, CAPITAL)
    plays_now(s, "Drain")
    s.to("Play", "B")
    s.to("Play", "A")
    plays_now(s, "Drain")
    assert (s.victory("A"), s.influence("B")) == (0, 12)
    strikes(s, "Ox")
    assert s.victory("A") == 3


@plays("Break the Capital")
def test_gains_are_not_subtracted_and_what_they_pay_themselves_is_not_taken() -> None:
    s = orc(CITY.format("Leech", "Rich"), TEXTS)
    accepting(s, CAPITAL)
    plays_now(s, "Drain")
    own = s.fork()
    s.choose("use Leech", *starting(s, "target"))
    until(s, "play Rich")
    plays_now(s, "Rich")
    assert (s.victory("A"), s.influence("B")) == (3, 21)
    own.choose("use Leech", *starting(own, "target"))
    until(own, "use Monk")
    own.choose("use Monk")
    resolved(own)
    assert (own.influence("B"), own.victory("A")) == (8, 3)


@plays("Break the Capital")
@pytest.mark.parametrize("deeds", ["use Monk", "play Wait"])
def test_what_is_taken_in_an_opponents_turn_counts_and_what_he_pays_does_not(deeds: str) -> None:
    s = orc(CITY.format("Ox", "Wait, Wait"), TEXTS)
    accepting(s, CAPITAL)
    s.to("Play", "B")
    for n in range(2):
        assert s.victory("A") == 0
        s.choose(deeds if n or deeds == "use Monk" else starting(s, "play Wait")[0])
        s.choose(*[o for o in s.options() if o == "in the Offensive"])
        if n or deeds == "play Wait":
            plays_now(s, "Drain")
        resolved(s)
    # with Monk: 4 and 4 are paid and 4 are taken, otherwise 4 and 4 are taken
    assert (s.influence("B"), s.victory("A")) == ((8, 0) if deeds == "use Monk" else (14, 3))


@plays("Break the Capital")
def test_all_opponents_count_together_and_what_others_take_does_not() -> None:
    text = f"A: offensive: Ox; hand: Hurt, Drain; quests: {CAPITAL}\nB: defensive: Cow; hand: Drain\nC: defensive: Dog; hand: 1"
    s = orc(text, TEXTS)
    accepting(s, CAPITAL)
    plays_now(s, "Hurt")
    assert (s.victory("A"), s.influence("B"), s.influence("C")) == (3, 16, 16)
    s = orc(text, TEXTS)
    accepting(s, CAPITAL)
    s.choose("play Drain", *starting(s, "in the Offensive"))
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    s.choose("target player B")
    until(s, "play Drain")
    assert s.asked == "B"
    s.choose("play Drain", *starting(s, "in the Offensive"))
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    s.choose("target player C")
    resolved(s)
    assert (s.victory("A"), s.influence("B"), s.influence("C")) == (0, 16, 16)


@plays("A Realm at Work")
@pytest.mark.parametrize(("army", "done"), [
    ("offensive: Guard assigned, Guard assigned; defensive: Guard assigned", True),
    ("offensive: Guard assigned, Guard assigned, Guard assigned, Guard assigned", True),
    ("offensive: Guard assigned, Guard marked; defensive: Guard assigned", False),
])  # fmt: skip
def test_three_at_work_are_enough_as_one_accepts(army: str, done: bool) -> None:
    s = orc(
        f"A: {army}; hand: 1; deck: 9; quests: {REALM}\nB: offensive: Guard assigned, Guard assigned; hand: 1", TEXTS
    )
    s.choose(f"accept {REALM}")
    while s.asked != "A" or "no" in s.options():
        s.choose(s.way_on())
    assert (s.victory("A"), len(s.hand("A")), s.victory("B")) == (2 * done, 1 + 2 * done, 0)
    assert (s.place(REALM) == "removed") is done


@plays("A Realm at Work")
def test_the_third_completes_it_as_it_is_assigned() -> None:
    s = orc(
        f"A: offensive: Guard assigned, Guard; defensive: Guard assigned; hand: 1; deck: 9; quests: {REALM}\n"
        "B: offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    unknown = s.fork()
    accepting(s, REALM)
    assert s.victory("A") == 0
    for table, points in ((s, 2), (unknown, 0)):
        table.choose(starting(table, "assign")[0])
        table.all_pass()
        while table.victory("A") < points:
            table.choose(table.way_on())
        assert (table.victory("A"), table.influence("A")) == (points, 20)
    assert len(s.hand("A")) == 3


WAR = (
    "A: offensive: Slayer, Slayer, Ox; hand: Wait, Wait, 1; deck: 40; {}quests: {}\n"
    "B: defensive: Cow, Dog, Pig, Elk, Fox; hand: Stop, Axe, 1; deck: 40"
).format("{}", CAMPAIGN)


def campaign(s: Scene, *deeds: str) -> None:
    """A turn of the quest: kills, and Events of A's in his turn and in B's."""
    for deed in deeds:
        if deed == "kill":
            foe = next(n for n in ("Cow", "Dog", "Pig", "Elk", "Fox") if s.place(n) == "B's Defensive")
            s.choose(starting(s, "use Slayer")[0], f"target {foe}")
            resolved(s)
        if deed == "own":
            s.choose(starting(s, "use Slayer")[0], "target Ox")
            resolved(s)
        if deed == "event":
            plays_now(s, "Wait")
        if deed == "stopped":
            s.choose(starting(s, "play Wait")[0])
            s.choose(*[o for o in s.options() if o == "in the Offensive"])
            until(s, "play Stop")
            plays_now(s, "Stop")
    s.to("Play", "B")
    if "late" in deeds:
        s.do(starting(s, "lay")[0])
        plays_now(s, "Wait")
    s.to("Play", "A")


@plays("The Silent Campaign")
@pytest.mark.parametrize(("turns", "points"), [
    ((["kill"], ["kill"]), 4), ((["kill", "kill"], []), 0), ((["kill"], []), 0), ((["kill"], ["kill", "event"]), 0),
    ((["kill"], ["kill", "stopped"]), 0), ((["kill", "event"], ["kill"]), 0), ((["kill", "late"], ["kill"]), 0),
    (([], ["kill"], ["kill"]), 4), ((["kill"], [], ["kill"], ["kill"]), 4), ((["kill"], ["own"]), 0),
    ((["kill"], [], ["kill"], []), 0), ((["kill", "event"], ["kill"], ["kill"]), 4),
])  # fmt: skip
def test_two_silent_turns_with_a_kill_each(turns: tuple[list[str], ...], points: int) -> None:
    s = orc(WAR.format(""), TEXTS)
    accepting(s, CAMPAIGN)
    assert s.influence("A") == 17
    for turn in turns:
        assert s.victory("A") == 0
        campaign(s, *turn)
    events = sum("Wait" in line and "resolves" in line for line in s.log())
    assert (s.victory("A"), s.influence("A")) == (points, 17 + events + 3 * (points == 4))
    assert (s.place(CAMPAIGN) == "removed") is (points == 4 or len(turns) == 4)
    if points:
        log = s.log()
        done = next(n for n, line in enumerate(log) if f"completes {CAMPAIGN}" in line)
        assert any("of B ends" in line for line in log[done - 5 : done])  # before A unmarks


@plays("The Silent Campaign")
def test_what_was_before_the_campaign_does_not_count_and_it_may_be_given_up() -> None:
    s = orc(WAR.format(""), TEXTS)
    plays_now(s, "Wait")
    killed = s.fork()
    accepting(s, CAMPAIGN)
    campaign(s, "kill")
    left = s.fork()
    campaign(s, "kill")
    assert (s.victory("A"), s.influence("A")) == (4, 21)
    killed.choose(starting(killed, "use Slayer")[0], "target Cow")
    resolved(killed)
    accepting(killed, CAMPAIGN)
    campaign(killed)
    campaign(killed, "kill")
    assert killed.victory("A") == 0
    left.choose(f"abandon {CAMPAIGN}")
    left.all_pass()
    assert (left.influence("A"), left.victory("A")) == (18, 0)
    poor = orc(WAR.format("2 influence; "), TEXTS)
    assert f"accept {CAMPAIGN}" not in poor.options()
