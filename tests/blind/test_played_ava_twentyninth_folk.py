"""Blind creatures of AVA's round 27, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, values
from blind.texts import ava, plays, until
from scenes.ava import Scene
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Raze": "event 0: Destroy target city.",
    "Stroke": "event 0: Deal 3 damage to target creature.", "Knock": "event 0: Deal 1 damage to target creature.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Let": "event 0: Target creature may attack this turn as if it were in your army.", "Toss": "event 0: Discard a card.",
    "Grow": "event 0: Target creature gets +1/+0 until end of turn.",
    "Wane": "event 0: Target creature gets -9/+0 until end of turn.",
    "Count": "event 0: Gain victory points equal to the number of residents you control.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
ENTRANCE = "\nphase: Entrance"
TACTICS = "\nphase: Tactics"
FORAGER, OX, FERRET = "Hazelwife Forager", "Moss-Shouldered Ox", "Bramblerun Ferret"
CONSCRIPT, OUTRIDER, DRILL = "Gatewatch Conscript", "Census Outrider", "Drillmaster of the Causeway"
RIOTER, SAPPER, VADRA = "Brickfield Rioter", "Torchline Sapper", "Vadra of the Red Ladders"
COUSIN, GHAST = "Cousin of the Third Chair", "Undercroft Ghast"


def arriving(s: Scene, home: str) -> None:
    """Whoever is asked says where it arrives, when he is asked."""
    if f"place in {home}" in s.options():
        s.choose(f"place in {home}")


@plays("Hazelwife Forager")
@pytest.mark.parametrize("home", ["the Army", "Dale"])
def test_whoever_welcomes_a_forager_gains_two_life_points(home: str) -> None:
    s = ava(f"A: hand: {FORAGER}; gold 2 Gaian; city Dale; army: Hen\nB: army: Elk; hand: Axe{ENTRANCE}", TEXTS)
    s.choose(f"play {FORAGER}")
    arriving(s, home)
    killed = s.fork()
    while s.table.chain:
        s.choose("pass")
    assert (s.place(FORAGER), s.life("A"), s.life("B")) == ("Dale" if home == "Dale" else "A's Army", 22, 20)
    until(killed, "play Axe")
    while killed.place(FORAGER) == "the chain":
        killed.choose("pass")
    until(killed, "play Axe")
    killed.choose("play Axe", f"target {FORAGER}")
    while killed.table.chain:
        killed.choose("pass")
    assert (killed.place(FORAGER), killed.life("A")) == ("A's graveyard", 22)


@plays("Hazelwife Forager")
def test_a_forager_who_is_raised_gathers_and_one_who_moves_does_not() -> None:
    s = ava(f"A: grave: {FORAGER}; hand: Raise, Wait; army: Hen; city Dale\nB: army: Elk", TEXTS)
    s.play("Raise")
    assert (s.place(FORAGER), s.life("A")) == ("A's Army", 22)
    s.carry_out(f"move {FORAGER} to Dale")
    assert (s.place(FORAGER), s.life("A")) == ("Dale", 22)


@rule("AVA-CITY-09")
@plays("Moss-Shouldered Ox")
def test_an_ox_is_tougher_as_a_resident_also_while_the_army_helps() -> None:
    s = ava(f"A: city Dale: {OX}; hand: Call, Stroke\nB: army: Elk", TEXTS)
    assert s.value(OX) == "3/5"
    s.play("Stroke", f"target {OX}")
    assert s.place(OX) == "Dale"
    s.play("Call", f"target {OX}")
    assert s.place(OX) == "A's graveyard"
    s = ava(f"A: army: Yak 1/9; hand: Wait\nB: city Dale; army: {OX}; hand: Wait{COMBAT}", TEXTS)
    assert s.value(OX) == "3/3"
    away = s.fork()
    s.choose("attack Dale", "send Yak", "done")
    assert s.value(OX) == "3/5"
    s.to("Second Play")
    assert s.value(OX) == "3/3"
    away.choose("attack B's army", "send Yak", "done")
    assert away.value(OX) == "3/3"


@rule("AVA-CITY-09")
@plays("Moss-Shouldered Ox")
def test_an_ox_who_has_helped_and_bled_dies_as_the_attack_ends() -> None:
    for foe, place in (("3/9", "B's graveyard"), ("2/9", "B's Army")):
        s = ava(f"A: army: Yak {foe}, Ram; hand: Wait\nB: city Dale: Hen; army: {OX}; hand: 1{COMBAT}", TEXTS)
        s.choose("attack Dale", "send Yak", "send Ram", "done")
        until(s, "block")
        s.choose(f"block Yak with {OX}", "done")
        until(s, "play Wait")
        while not s.damage(OX):
            s.choose("done" if "done" in s.options() else s.way_on())
        assert (s.phase, s.place(OX), s.value(OX)) == ("Attack", "B's Army", "3/5")
        fought(s)
        s.settle()
        assert (s.place(OX), s.damage("Yak")) == (place, 3)


@plays("Bramblerun Ferret")
def test_one_alone_runs_down_a_ferret() -> None:
    s = ava(f"A: army: {FERRET}, Ram; hand: 1\nB: army: Cow, Hen, Pig; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", f"send {FERRET}", "send Ram", "done")
    until(s, "block")
    assert sorted(offered(s, "block", f"{FERRET} with ")) == [
        f"{FERRET} with {name}" for name in ("Avatar of B", "Cow", "Hen", "Pig")
    ]
    assert "done" in s.options()
    s.choose(f"block {FERRET} with Cow")
    assert not offered(s, "block", f"{FERRET} with ")  # by an avatar neither
    s.choose("block Ram with Hen")
    assert "block Ram with Pig" in s.options()
    assert not offered(s, "block", f"{FERRET} with ")


@plays("Bramblerun Ferret")
def test_a_ferret_defends_beside_others() -> None:
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: army: {FERRET}, Hen; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ram", "done")
    until(s, "block")
    s.choose(f"block Ram with {FERRET}")
    s.choose("block Ram with Hen")
    fought(s)
    assert s.damage("Ram") == 3


@plays("Gatewatch Conscript")
@pytest.mark.parametrize("allowed", [False, True])
def test_a_conscript_never_attacks(allowed: bool) -> None:
    s = ava(f"A: army: {CONSCRIPT}, Yak, Pig; hand: Let, Wait\nB: army: Elk; city Dale; hand: 1", TEXTS)
    if allowed:
        s.play("Let", f"target {CONSCRIPT}")
    s.to("Attack")
    for goal in ("Dale", "B's army"):
        fork = s.fork()
        fork.choose(f"attack {goal}")
        assert sorted(offered(fork, "send")) == ["Avatar of A", "Pig", "Yak"]
        fork.refused(f"send {CONSCRIPT}", CONSCRIPT)


@plays("Gatewatch Conscript")
def test_a_conscript_does_all_else() -> None:
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: army: {CONSCRIPT}; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ram", "done")
    until(s, "block")
    s.choose(f"block Ram with {CONSCRIPT}")
    fought(s)
    assert s.damage("Ram") == 1
    s = ava(f"A: city Oak: {CONSCRIPT}; hand: 1\nB: city Fen: Fox; hand: 1{TACTICS}")
    s.choose("claim Body")
    assert offered(s, "bid") == [CONSCRIPT]
    s = ava(f"A: city Oak; army: {CONSCRIPT}; hand: 1\nB: city Fen: Fox; hand: 1")
    s.carry_out(f"move {CONSCRIPT} to Oak")
    assert s.place(CONSCRIPT) == "Oak"


@plays("Census Outrider")
@pytest.mark.parametrize(("deck", "over"), [(5, False), (1, False), (0, True)])
def test_an_outrider_brings_exactly_one_card(deck: int, over: bool) -> None:
    s = ava(f"A: hand: {OUTRIDER}, Hen; gold 3 The Empire; army: Yak; deck: {deck}\nB: army: Elk{ENTRANCE}", TEXTS)
    s.choose(f"play {OUTRIDER}")
    arriving(s, "the Army")
    while not s.over and s.table.chain:
        s.choose(s.way_on())
    assert s.over is over
    assert over or (s.place(OUTRIDER), len(s.hand("A")), len(s.deck("A"))) == ("A's Army", 2, deck - 1)


@plays("Drillmaster of the Causeway")
def test_the_army_of_a_drillmaster_is_stronger() -> None:
    names = (DRILL, "Yak", "Pig", "Hen", "Elk")
    table = "A: {}; hand: 1\nB: army: Elk"
    s = ava(table.format(f"army: {DRILL} marked, Yak, Pig marked; city Dale: Hen"), TEXTS)
    assert values(s, *names) == ["2/3", "2/1", "2/1", "1/1", "1/1"]
    assert s.value("Avatar of A")[0] == "0"
    s = ava(table.format(f"army: Yak, Pig; city Dale: {DRILL}, Hen"), TEXTS)
    assert values(s, *names) == ["2/3", "1/1", "1/1", "1/1", "1/1"]
    s = ava(table.format(f"army: {DRILL}, {DRILL}, Yak; city Dale: Hen"), TEXTS)
    assert values(s, DRILL, f"{DRILL} (2)", "Yak", "Hen") == ["3/3", "3/3", "3/1", "1/1"]


@rule("AVA-CITY-09")
@plays("Drillmaster of the Causeway")
def test_an_army_that_helps_a_city_is_drilled_still() -> None:
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: city Dale: Hen; army: {DRILL}, Yak; hand: 1{COMBAT}", TEXTS)
    s.choose("attack Dale", "send Ram", "done")
    until(s, "block")
    assert values(s, "Yak", "Hen") == ["2/1", "1/1"]
    s.choose("block Ram with Yak")
    fought(s)
    assert s.damage("Ram") == 2


@plays("Brickfield Rioter")
@pytest.mark.parametrize("goal", ["Dale", "B's army"])
def test_a_rioter_is_stronger_while_it_attacks(goal: str) -> None:
    s = ava(f"A: army: {RIOTER}, Hen; hand: Wait\nB: city Dale (Body, 8); army: Cow marked; hand: Wait{COMBAT}", TEXTS)
    assert s.value(RIOTER) == "2/1"
    s.choose(f"attack {goal}", f"send {RIOTER}", "done")
    assert values(s, RIOTER, "Hen") == ["4/1", "1/1"]
    s.to("Second Play")
    assert (s.value(RIOTER), s.damage("Dale")) == ("2/1", 4 if goal == "Dale" else 0)
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: army: {RIOTER}; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ram", "done")
    until(s, "block")
    s.choose(f"block Ram with {RIOTER}")
    fought(s)
    assert s.damage("Ram") == 2


SIEGE = f"A: army: {SAPPER}, Hen 1/1; hand: {{}}, Wait\nB: city Dale (Body, 20); army: Cow 0/9; hand: 1"


@plays("Torchline Sapper")
@pytest.mark.parametrize(("card", "left"), [("", 5), ("Grow", 7), ("Wane", 1)])
def test_a_sapper_breaks_down_twice_as_much(card: str, left: int) -> None:
    s = ava(SIEGE.format(card or "1"), TEXTS)
    if card:
        s.play(card, f"target {SAPPER}")
    s.to("Attack")
    s.choose("attack Dale", f"send {SAPPER}", "send Hen", "done")
    fought(s)
    assert s.damage("Dale") == left


@plays("Torchline Sapper")
def test_a_sapper_hurts_nobody_else_twice() -> None:
    s = ava(f"{SIEGE.format(1)}{COMBAT}", TEXTS)
    against = s.fork()
    s.choose("attack Dale", f"send {SAPPER}", "done")
    until(s, "block")
    s.choose(f"block {SAPPER} with Cow")
    fought(s)
    assert (s.damage("Cow"), s.damage("Dale")) == (2, 0)
    against.choose("attack B's army", f"send {SAPPER}", "done")
    fought(against, "no")
    assert (against.life("B"), against.victory("A")) in ((18, 0), (20, 2))


LADDERS = (
    f"A: army: {VADRA}, Yak 1/9, Pig 1/9, Hen 1/9; hand: Wait\nB: city Dale (Body, 20); army: Cow; hand: {{}}{COMBAT}"
)


@plays("Vadra of the Red Ladders")
@pytest.mark.parametrize(("sent", "more"), [
    ((VADRA, "Yak", "Pig"), 1), ((VADRA, "Yak", "Pig", "Avatar of A"), 1), ((VADRA, "Yak", "Avatar of A"), 0),
    ((VADRA, "Yak"), 0), (("Yak", "Pig", "Hen"), 0),
])  # fmt: skip
def test_with_two_others_vadra_makes_all_attackers_stronger(sent: tuple[str, ...], more: int) -> None:
    s = ava(LADDERS.format("1"), TEXTS)
    s.choose("attack Dale", *(f"send {name}" for name in sent), "done")
    fought(s)
    s.settle()
    stronger = {name for name in sent if name != "Avatar of A"} if more else set()
    plain = {VADRA: 3, "Yak": 1, "Pig": 1, "Hen": 1}
    assert {name: int(s.value(name)[0]) for name in plain} == {
        name: value + (name in stronger) for name, value in plain.items()
    }
    assert s.value("Avatar of A")[0] == "0"
    assert s.damage("Dale") == sum(plain[name] + more for name in sent if name in plain)
    s.to("Play", "B")
    assert s.value("Yak") == "1/9"


@plays("Vadra of the Red Ladders")
@pytest.mark.parametrize("victim", [VADRA, "Yak"])
def test_only_as_they_set_out_they_are_counted(victim: str) -> None:
    s = ava(LADDERS.format("Axe"), TEXTS)
    s.choose("attack Dale", *(f"send {name}" for name in (VADRA, "Yak", "Pig")), "done")
    until(s, "play Axe")
    assert s.value("Pig") == "1/9"  # it waits on the chain
    s.choose("play Axe", f"target {victim}")
    while s.table.chain:
        s.choose("pass")
    assert values(s, "Pig", "Hen", VADRA) == ["2/9", "1/9", "3/3" if victim == VADRA else "4/3"]
    assert s.place(victim) == "A's graveyard"


@plays("Cousin of the Third Chair")
@pytest.mark.parametrize(("killed", "winner"), [(False, "A"), (True, "B")])
def test_a_cousin_counts_twice_unless_gone(killed: bool, winner: str) -> None:
    s = ava(f"A: city Oak: {COUSIN}; hand: 1\nB: city Fen: Fox; hand: Axe, Wait{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {COUSIN}")
    until(s, "bid Fox")
    s.choose("bid Fox")
    if killed:
        until(s, "play Axe")
        s.choose("play Axe", f"target {COUSIN}")
    until(s, "Body: 1 VP")
    assert s.asked == winner


@plays("Cousin of the Third Chair")
def test_a_cousin_answers_with_two_and_is_one_otherwise() -> None:
    s = ava(
        f"A: city Oak: Yak, Ram; hand: 1\nB: city Fen: {COUSIN}, Fox, Hen; hand: Count; army: {COUSIN}{TACTICS}", TEXTS
    )
    s.choose("claim Body", "bid Yak", "bid Ram")
    until(s, f"bid {COUSIN}")
    assert sorted(offered(s, "bid")) == [COUSIN, "Fox", "Hen"]
    s.choose(f"bid {COUSIN}", "bid Fox")
    s.choose("done") if "done" in s.options() else None
    until(s, "play Count")
    s.choose("play Count")
    until(s, "Body: 1 VP")
    assert (s.asked, s.victory("B")) == ("B", 3)


@plays("Undercroft Ghast")
@pytest.mark.parametrize(("card", "lost"), [("Axe", 1), ("Stroke", 1), ("Scare", 1), ("Give", 1), ("Home", 0)])
def test_a_ghast_that_goes_to_the_graveyard_from_play_haunts_all_opponents(card: str, lost: int) -> None:
    s = ava(f"A: army: {GHAST}; avatar marked; hand: {card}\nB: army: Elk\nC: city Fen; avatar in Fen", TEXTS)
    s.choose(f"play {card}")
    s.choose(f"target {GHAST}") if offered(s, "target") else None
    s.all_pass()
    assert s.place(GHAST) == ("A's hand" if card == "Home" else "A's graveyard")
    assert [s.life(seat) for seat in "ABC"] == [20, 20 - lost, 20 - lost]


@plays("Undercroft Ghast")
def test_a_ghast_haunts_the_opponents_of_its_last_master_and_from_play_alone() -> None:
    s = ava(f"A: army: Elk; hand: Axe\nB: army: {GHAST} of A; hand: 1\nC: army: Cow", TEXTS)
    s.play("Axe", f"target {GHAST}")
    assert (s.place(GHAST), [s.life(seat) for seat in "ABC"]) == ("A's graveyard", [19, 20, 19])
    s = ava(f"A: army: Elk; hand: Toss, {GHAST}\nB: army: Cow", TEXTS)
    s.choose("play Toss")
    while s.place(GHAST) == "A's hand":
        s.choose(s.way_on())
    s.all_pass()
    assert (s.place(GHAST), s.life("B")) == ("A's graveyard", 20)
