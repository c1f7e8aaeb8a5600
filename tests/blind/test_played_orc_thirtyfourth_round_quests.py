"""Blind quests of ORC's round 34, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, resolved, starting, values
from blind.texts import cards_of, orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Drain": "event 0: Target opponent loses 8 influence.",
    "Leech": "creature 1/9: (M): Target opponent loses 4 influence.",
    "Archer": "creature 1/9: (M): Deal 2 damage to target creature.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
BRIDGE, GRANARIES, WAGER = "Hold the Miller's Bridge", "Granaries to the Rafters", "A Wager with the Duchess"
HAG = "The Hag of Sallow Mere"
MONSTER = {HAG: f"quest (Confrontation) 4/5: {cards_of('orc')[HAG].text} Hit points: 3."}


def aimed(s: Scene, card: str, who: str = "", front: str = "Offensive") -> None:
    """A card that somebody may play is played so and resolves."""
    until(s, f"play {card}")
    aiming(s, card, front)
    s.choose(*[f"target {who}"] * (f"target {who}" in s.options()))
    resolved(s)


def strikes(s: Scene, who: str, *names: str) -> None:
    """Somebody is attacked by these."""
    s.choose(f"attack {who}")
    for name in names:
        s.choose(*[f"send {name}"] * (f"send {name}" in s.options()))
    s.choose(*["done"] * bool(starting(s, "send")))
    assert all(s.marked(name) for name in names)


def on(s: Scene) -> None:
    """The attack goes on to its end, and nobody does anything."""
    while s.phase == "Move or Attack":
        s.choose((starting(s, "number 0", "trigger") or ["done"] * bool(starting(s, "block")) or [s.way_on()])[0])


WAR = (
    f"A: defensive: Elk 9/30, Yak 9/30, Pig 9/30; offensive: Ox 9/9; hand: Axe, Axe, Axe, Wait; deck: 30; quests: {BRIDGE}\n"
    "B: offensive: Hen, Cub, Pup, Kid; defensive: Cow, Calf, Bull; hand: Wait, Axe; deck: 30"
)


@plays("Hold the Miller's Bridge")
@pytest.mark.parametrize("deeds", ["block", "axe", "both"])
def test_three_attackers_are_killed(deeds: str) -> None:
    s = orc(WAR, TEXTS)
    accepting(s, BRIDGE)
    s.to("Move or Attack", "B")
    strikes(s, "A", "Hen", "Cub", "Pup")
    if deeds != "block":
        for name in ("Hen", "Cub", "Pup")[: 3 if deeds == "axe" else 1]:
            assert s.victory("A") == 0
            aimed(s, "Axe", name, "Defensive")
    if deeds != "axe":
        until(s, "block")
        names = ("Hen", "Cub", "Pup")[deeds == "both" :]
        for name, who in zip(names, ("Elk", "Yak", "Pig"), strict=False):
            s.choose(f"block {name} with {who}")
        s.choose(*["done"] * bool(starting(s, "block")))
        on(s)
    while starting(s, "yes"):
        s.choose("yes")
    assert (s.victory("A"), s.place(BRIDGE), s.influence("A")) == (2, "removed", 20)


@plays("Hold the Miller's Bridge")
def test_others_than_attackers_and_what_others_kill_do_not_count() -> None:
    s = orc(WAR, TEXTS)
    early = s.fork()
    accepting(s, BRIDGE)
    for name in ("Cow", "Calf", "Bull"):
        aimed(s, "Axe", name)
    assert (s.victory("A"), s.place("Bull")) == (0, "B's graveyard")
    early.to("Play", "B")
    early.choose(f"accept {BRIDGE}")  # so that it does not expire
    early.to("Move or Attack", "B")
    strikes(early, "A", "Hen", "Cub", "Pup")
    for name in ("Hen", "Cub", "Pup"):
        aimed(early, "Axe", name, "Defensive")
    on(early)
    early.to("Play", "A")
    early.choose(f"accept {BRIDGE}")
    while early.asked != "A":
        early.choose("pass")
    assert early.victory("A") == 0


@plays("Hold the Miller's Bridge")
def test_kills_are_counted_over_turns_and_their_own_players_do_not_count() -> None:
    s = orc(WAR, TEXTS)
    accepting(s, BRIDGE)
    s.to("Move or Attack", "B")
    strikes(s, "A", "Hen", "Cub")
    aimed(s, "Axe", "Hen", "Defensive")
    until(s, "play Axe")
    while s.asked != "B":
        s.choose("pass")
    if "play Axe (2)" in s.options() or "play Axe" in s.options():
        aimed(s, next(o for o in s.options() if o.startswith("play Axe"))[5:], "Cub")
    assert s.place("Cub") == "B's graveyard"
    on(s)
    s.to("Move or Attack", "B")
    if s.table.turn < 6:
        while not (s.asked == "B" and s.phase == "Move or Attack" and starting(s, "attack")):
            s.choose(s.way_on())
    strikes(s, "A", "Pup", "Kid")
    aimed(s, "Axe", "Pup", "Defensive")
    assert s.victory("A") == 0
    until(s, "block")
    s.choose("block Kid with Elk")
    on(s)
    while starting(s, "yes"):
        s.choose("yes")
    assert s.victory("A") == 2


@plays("Hold the Miller's Bridge")
@pytest.mark.parametrize("late", [True, False])
def test_an_attacker_is_one_until_its_own_combat_is_over(late: bool) -> None:
    s = orc(
        f"A: defensive: Elk; hand: Axe, Axe, Axe; deck: 30; quests: {BRIDGE}\n"
        "B: offensive: Hen, Cub, Pup; hand: 1; deck: 30", TEXTS,
    )  # fmt: skip
    accepting(s, BRIDGE)
    s.to("Move or Attack", "B")
    strikes(s, "A", "Hen", "Cub", "Pup")
    while s.influence("A") == 20 and late:
        s.choose("fight Hen" if "fight Hen" in s.options() else s.way_on())
    for name in ("Cub", "Pup", "Hen"):
        assert s.victory("A") == 0
        while not starting(s, "play Axe"):
            s.choose("fight Cub" if "fight Cub" in s.options() else s.way_on())
        s.choose(starting(s, "play Axe")[0])
        s.choose(*[o for o in s.options() if o == "in the Defensive"])
        s.choose(*starting(s, f"target {name}"))
        resolved(s)
        assert s.place(name) == "B's graveyard"
    while starting(s, "yes"):
        s.choose("yes")
    assert s.victory("A") == (0 if late else 2)  # its writer lets it be one until the attack is over


@plays("Granaries to the Rafters")
@pytest.mark.parametrize(("mine", "his", "done"), [
    ("9", "0", True), ("5, Rye marked, Oat marked, Bran marked, Corn marked", "0", True), ("8", "9", False),
    ("12", "12", True),
])  # fmt: skip
def test_who_has_nine_as_he_accepts_has_done_it(mine: str, his: str, done: bool) -> None:
    other = "" if his == "0" else f"resources: {his}; "
    s = orc(
        f"A: offensive: Ox; resources: {mine}; hand: Wait, 1; quests: {GRANARIES}\nB: {other}offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose(f"accept {GRANARIES}")
    while s.asked != "A" or "no" in s.options():
        s.choose(s.way_on())
    assert (s.victory("A"), s.victory("B"), s.place(GRANARIES) == "removed") == (2 * done, 0, done)
    if not done:
        s.do(starting(s, "lay Spare")[0])
        while starting(s, "yes"):
            s.choose("yes")
        assert (s.victory("A"), s.victory("B")) == (2, 0)


@plays("Granaries to the Rafters")
def test_if_both_have_nine_the_active_player_has_it() -> None:
    texts = TEXTS | {"Sow": "event 0: Each player lays the top card of his deck as a resource card."}
    s = orc(
        f"A: offensive: Ox; resources: 8; hand: Wait; deck: 9; quests: {GRANARIES}\n"
        "B: resources: 8; offensive: Hen; hand: Sow, 1; deck: 9", texts,
    )  # fmt: skip
    accepting(s, GRANARIES)
    s.to("Play", "B")
    s.choose(f"accept {GRANARIES}")
    while s.asked != "B":
        s.choose("pass")
    s.choose("play Sow")
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    while s.table.chain or starting(s, "yes"):
        s.choose(s.way_on())
    assert (s.victory("A"), s.victory("B")) == (0, 2)


BET = f"A: {{}}offensive: Ox 5/9, Elk 3/9, Leech; hand: Drain, 1; deck: 40; quests: {WAGER}\nB: 30 influence; hand: 1; deck: 40"


@plays("A Wager with the Duchess")
@pytest.mark.parametrize("turns", [1, 2])
def test_eight_by_attackers_win_the_wager(turns: int) -> None:
    s = orc(BET.format(""), TEXTS)
    accepting(s, WAGER)
    assert s.influence("A") == 17
    aimed(s, "Drain")
    s.choose("use Leech")
    s.all_pass()
    assert (s.influence("B"), s.victory("A")) == (18, 0)
    for attackers in (("Ox", "Elk"),) if turns == 1 else (("Ox",), ("Elk",)):
        s.to("Move or Attack", "A")
        strikes(s, "B", *attackers)
        before = len(s.hand("A"))
        on(s)
        while starting(s, "yes") and s.phase != "Draw":
            s.choose("yes")
        if attackers == ("Ox",):
            assert (s.victory("A"), s.influence("A")) == (0, 17)
            s.to("Play", "B")
    assert (s.victory("A"), s.influence("A"), s.influence("B"), len(s.hand("A")) - before) == (4, 20, 10, 2)
    assert s.place(WAGER) == "removed"


@plays("A Wager with the Duchess")
def test_a_defended_attack_takes_nothing_and_the_wager_runs_out() -> None:
    s = orc(BET.format("").replace("hand: 1; deck: 40", "hand: 1; defensive: Cow 0/30; deck: 40"), TEXTS)
    accepting(s, WAGER)
    left = s.fork()
    s.to("Move or Attack", "A")
    strikes(s, "B", "Ox", "Elk")
    until(s, "block")
    s.choose("block Elk with Cow")
    while s.phase == "Move or Attack":
        s.choose(s.way_on())
    assert (s.influence("B"), s.victory("A")) == (25, 0)
    for turn in (4, 5, 6, 7, 8):
        while s.table.turn < turn:
            assert s.pursues("A") == [WAGER]
            s.choose(s.way_on())
    while not (s.asked == "A" and s.table.turn == 9):
        s.choose(s.way_on())
    assert (s.pursues("A"), s.place(WAGER), s.influence("A"), s.victory("A")) == ([], "removed", 17, 0)
    left.choose(f"abandon {WAGER}")
    left.all_pass()
    assert (left.influence("A"), left.pursues("A")) == (17, [])


@plays("A Wager with the Duchess")
def test_what_attackers_take_otherwise_does_not_count() -> None:
    texts = TEXTS | {
        "Fang": "creature 4/9: Whenever this creature attacks, target opponent loses 4 influence.",
        "Howl": "creature 3/9: Whenever this creature deals combat damage to an opponent, target opponent loses 4 influence.",
    }
    s = orc(BET.format("").replace("Ox 5/9, Elk 3/9", "Fang, Howl"), texts)
    accepting(s, WAGER)
    s.to("Move or Attack")
    strikes(s, "B", "Fang", "Howl")
    on(s)
    assert (s.influence("B"), s.victory("A")) == (15, 0)
    s.to("Play", "B")
    s.to("Move or Attack", "A")
    strikes(s, "B", "Fang")
    on(s)
    while starting(s, "yes") and s.phase != "Draw":
        s.choose("yes")
    assert (s.influence("B"), s.victory("A")) == (7, 4)


@plays("A Wager with the Duchess")
def test_three_influence_must_be_there_and_the_last_three_are_the_end() -> None:
    assert f"accept {WAGER}" not in orc(BET.format("2 influence; "), TEXTS).options()
    s = orc(BET.format("3 influence; "), TEXTS)
    s.choose(f"accept {WAGER}")
    assert (s.influence("A"), bool(s.table.over)) == (0, True)


@plays("A Wager with the Duchess")
def test_who_is_second_loses_his_stake() -> None:
    s = orc(f"A: offensive: Ox 8/9; hand: 1; deck: 40; quests: {WAGER}\nB: offensive: Hen; hand: 1; deck: 40", TEXTS)
    accepting(s, WAGER)
    s.to("Play", "B")
    s.choose(f"accept {WAGER}")
    while s.asked != "B":
        s.choose("pass")
    assert (s.influence("A"), s.influence("B")) == (17, 17)
    s.to("Move or Attack", "A")
    strikes(s, "B", "Ox")
    on(s)
    while starting(s, "yes") and s.phase != "Draw":
        s.choose("yes")
    assert (s.victory("A"), s.influence("A"), s.influence("B"), s.pursues("B")) == (4, 20, 9, [])


@plays("The Hag of Sallow Mere")
def test_whoever_attacks_the_hag_is_withered_before_anybody_answers() -> None:
    s = orc(
        f"A: offensive: Ox 6/6, Pup 9/1, Yak 3/9; defensive: Elk 5/5; hand: 1; deck: 20; quests: {HAG}\n"
        "B: offensive: Hen; hand: Wait, 1; deck: 20", TEXTS | MONSTER,
    )  # fmt: skip
    accepting(s, HAG)
    s.to("Move or Attack")
    s.choose("attack B", f"send Ox against {HAG}", f"send Pup against {HAG}")
    s.choose(*[o for o in s.options() if o in {"send Yak", "send Yak against B"}][:1])
    s.choose(*starting(s, "send Elk"))
    s.choose(*["done"] * bool(starting(s, "send")))
    while starting(s, "trigger"):
        s.choose(starting(s, "trigger")[0])
    assert s.asked == "B"
    assert values(s, "Ox", "Yak", "Elk") == ["5/5", "3/9", "4/4"]
    assert s.place("Pup") == "A's graveyard"
    on(s)
    assert (s.progress("A", HAG), s.place("Elk"), s.place("Ox")) == (
        "2 hit points left",
        "A's graveyard",
        "A's Offensive",
    )
    assert (s.influence("B"), s.damage("Ox"), s.value("Ox")) == (17, 4, "5/5")
    s.to("Play", "B")
    assert s.value("Ox") == "6/6"


@plays("The Hag of Sallow Mere")
@pytest.mark.parametrize(("attack", "hurts"), [(6, True), (5, False)])
def test_the_hag_is_slain_by_three_hits(attack: int, hurts: bool) -> None:
    army = ", ".join(f"{name} {attack}/9" for name in ("Ox", "Elk", "Yak"))
    s = orc(
        f"A: offensive: {army}, Archer; hand: 1; deck: 20; quests: {HAG}\nB: hand: Wait, 1; deck: 20", TEXTS | MONSTER
    )
    accepting(s, HAG)
    s.to("Move or Attack")
    s.choose(f"attack {HAG}")
    for name in ("Ox", "Elk", "Yak"):
        s.choose(*[o for o in s.options() if o in {f"send {name}", f"send {name} against {HAG}"}])
    s.choose(*["done"] * bool(starting(s, "send")))
    while starting(s, "trigger"):
        s.choose(starting(s, "trigger")[0])
    until(s, "use Archer")
    s.choose("use Archer", *[o for o in s.options() if o == f"target {HAG}"])
    s.choose(*starting(s, f"target {HAG}"))
    resolved(s)
    assert s.value("Archer") == "1/9"
    on(s)
    while starting(s, "yes") and s.phase != "Draw":
        s.choose("yes")
    assert s.victory("A") == (4 if hurts else 0)
    assert [s.damage(n) for n in ("Ox", "Elk")] == [4, 4]
