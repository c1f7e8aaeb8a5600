"""Blind quests of ORC's round 32, played as their writer meant them."""

import pytest

from blind.gestures import accepting, resolved, starting
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Wait": "event 0: Gain 1 influence.", "Free": "event 0: Unmark target creature.", "Sleep": "event 0: Mark target creature.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Monk": "creature 1/9: Pay 2 influence: Draw a card.",
    "Prick": "event 0: You lose 1 influence.",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
    "Pact": "quest (Contract): Draw ten cards. Escrow: 6 influence. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
SHOW, TRIAL = "Show of Strength", "Trial of Patience"


def plays_now(s: Scene, card: str, who: str = "") -> None:
    """A card is played in the Offensive, at this one if it is asked, and resolves."""
    until(s, f"play {card}")
    s.choose(starting(s, f"play {card}")[0])
    s.choose(*starting(s, "in the Offensive"))
    s.choose(*[o for o in s.options() if who and o == f"target {who}"])
    resolved(s)


@plays("Show of Strength")
@pytest.mark.parametrize(("army", "victory"), [
    ("offensive: Ox, Yak, Elk; defensive: Rat, Ram, Ewe", 2),
    ("offensive: Ox, Yak, Elk, Fox; defensive: Rat, Ram, Ewe, Pig marked", 2),
    ("offensive: Ox, Yak; defensive: Rat, Ram, Ewe, Pig", 0), ("offensive: Ox, Yak, Elk, Fox; defensive: Rat, Ram", 0),
    ("offensive: Ox, Yak, Elk marked; defensive: Rat, Ram, Ewe", 0),
    ("offensive: Ox, Yak, Elk; defensive: Rat, Ram, Guard assigned", 0),
])  # fmt: skip
def test_three_stand_ready_in_both_fronts(army: str, victory: int) -> None:
    s = orc(f"A: {army}; hand: 1; deck: 9; quests: {SHOW}\nB: offensive: Hen; hand: 1; deck: 9", TEXTS)
    accepting(s, SHOW)
    s.to("Second Play")
    assert s.victory("A") == 0
    s.to("Play", "B")
    assert s.victory("A") == victory
    assert (s.place(SHOW) == "removed") is (victory == 2)


@plays("Show of Strength")
def test_only_the_end_of_ones_own_turn_counts() -> None:
    s = orc(
        f"A: offensive: Ox, Yak, Elk; defensive: Rat, Ram, Ewe; hand: Free, Free, 1; deck: 9; quests: {SHOW}\n"
        "B: offensive: Hen; hand: Wait; deck: 9", TEXTS,
    )  # fmt: skip
    unknown = s.fork()
    unknown.to("Play", "B")
    assert unknown.victory("A") == 0  # nobody has accepted it
    accepting(s, SHOW)
    s.to("Move or Attack")
    s.choose("attack B", "send Ox", "done")
    later = s.fork()
    s.to("Play", "B")
    assert s.victory("A") == 0
    plays_now(s, "Wait")
    plays_now(s, "Free", "Ox")
    assert not s.marked("Ox")
    s.to("Play", "A")
    assert s.victory("A") == 0  # as B's turn ended all were ready
    s.to("Play", "B")
    assert s.victory("A") == 2
    while later.phase != "Second Play":
        later.choose(later.way_on())
    plays_now(later, "Free", "Ox")
    later.to("Play", "B")
    assert later.victory("A") == 2  # what was before does not count


PATIENCE = f"A: offensive: Ox; hand: {{}}; deck: 20; quests: {TRIAL}\nB: offensive: Cow 1/9; hand: 1; deck: 20"


def whole(s: Scene, spoiled: str = "") -> None:
    """A turn of the quest goes by; A attacks in it, or loses influence by a card or by an attack of B."""
    if spoiled == "attack":
        s.to("Move or Attack")
        s.choose("attack B")
    elif spoiled == "Prick":
        s.do(starting(s, "play Prick")[0])
    if spoiled == "attacked":
        s.to("Move or Attack", "B")
        s.choose("attack A")
    s.to("Play", "B") if s.active == "A" else None
    s.to("Play", "A")


@plays("Trial of Patience")
@pytest.mark.parametrize("spoiled", ["", "attack", "Prick", "attacked"])
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_three_patient_turns_in_a_row(spoiled: str, turn: int) -> None:
    s = orc(PATIENCE.format("Prick, 1"), TEXTS)
    accepting(s, TRIAL)
    for n in range(4 + turn if spoiled else 3):
        assert s.victory("A") == 0
        whole(s, spoiled if n == turn else "")
    assert s.victory("A") == 3


@plays("Trial of Patience")
def test_what_was_before_does_not_count_and_it_is_rewarded_at_once() -> None:
    s = orc(PATIENCE.format("Prick, 1"), TEXTS)
    s.do("play Prick")
    s.to("Move or Attack")
    s.choose("attack B")
    s.to("Second Play")
    accepting(s, TRIAL)
    for _ in range(2):
        s.to("Play", "B")
        s.to("Play", "A")
    s.to("Play", "B")
    while not s.victory("A"):
        s.choose(s.way_on())
    log = s.log()
    done = next(n for n, line in enumerate(log) if f"completes {TRIAL}" in line)
    assert any("of B ends" in line for line in log[done - 3 : done])  # as B's turn is over, before A unmarks
    assert (s.victory("A"), sum("A draws" in line for line in log[done : done + 5])) == (3, 2)


@plays("Trial of Patience")
def test_who_attacks_a_monster_is_impatient() -> None:
    s = orc(PATIENCE.format("1").replace("Cow 1/9; hand", "Cow 1/9; quests: Bear; hand"), TEXTS)
    accepting(s, TRIAL)
    accepting(s, "Bear")
    s.to("Move or Attack")
    s.choose("attack Bear")
    for _ in range(3):
        whole(s)
        assert s.victory("A") == 0
    whole(s)
    assert s.victory("A") == 3


@plays("Trial of Patience")
@pytest.mark.parametrize("way", ["accept Pact", "use Monk"])
def test_what_is_paid_is_lost(way: str) -> None:
    s = orc(PATIENCE.format("1").replace("Cow 1/9; hand", "Cow 1/9; quests: Pact; hand").replace("Ox", "Monk"), TEXTS)
    accepting(s, TRIAL)
    s.choose(way)
    s.all_pass()
    for _ in range(3):  # its writer lets what is paid be no loss; here influence that is paid is lost
        whole(s)
        assert s.place(TRIAL) != "removed"
    whole(s)
    assert s.place(TRIAL) == "removed"
