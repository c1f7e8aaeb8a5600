"""Blind mounts of round 22, played as their writer meant them."""

import pytest

from blind.gestures import resolved, starting, targets, uses, values
from blind.texts import mounts, plays, until
from scenes.mounts import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Scare": "event 0: Discard target creature.",
    "Blast": "event 0: Deal 5 damage to target creature.", "Tap": "event 0: Deal 3 damage to target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Sword": "equipment 0 (Weapon): Equipped creature gets +1/+0.",
    "Pike": "equipment 0 (Weapon): Equipped creature gets +1/+0.",
    "Hat": "equipment 0: Equipped creature gets +0/+1.", "Seer": "creature 1/9: (M): Gain 1 influence.",
    "Horse": "creature (Mount) 3/4", "Hurl": "event 0: Sacrifice a creature.",
}  # fmt: skip
FIGHT = "Move or Attack"
DESTRIER, OX, PIEBALD, JENNY = "Redmane Destrier", "Mosshoof Ox", "Willing Piebald", "Sure-Footed Jenny"
PONY, MARE, WARHORSE, DRAKE = "Archer's Pony", "Errand Mare", "Armoury Warhorse", "Ill-Tempered Drake"


def laid(a: str, b: str = "hand: 1", phase: str = "Play", active: str = "A") -> Scene:
    """The table in a phase."""
    return mounts(f"A: {a}\nB: {b}\nphase: {phase}, active {active}", TEXTS)


def named(s: Scene, label: str, *answers: str) -> None:
    """Something is begun, these being chosen where they are asked for."""
    s.choose(label)
    for answer in answers:
        s.choose(answer) if answer in s.options() else None


@plays("Redmane Destrier")
def test_the_destrier_charges_harder_while_it_is_ridden() -> None:
    s = laid(f"offensive: Elk riding {DESTRIER}, {DESTRIER}; hand: Wait", "defensive: Cow 1/9; hand: Wait", FIGHT)
    assert s.value(DESTRIER) == "2/3"
    s.choose("attack B")
    assert s.value(DESTRIER) == "4/3"
    until(s, "block")
    s.choose(f"block {DESTRIER} with Cow")
    s.to("Second Play")
    assert (s.damage("Cow"), s.value(DESTRIER)) == (4, "2/3")


@plays("Redmane Destrier")
def test_without_its_rider_the_charge_is_over_and_it_defends_as_printed() -> None:
    s = laid(f"offensive: Elk riding {DESTRIER}, {DESTRIER}; hand: Hurl", "defensive: Cow 1/9; hand: 1", FIGHT)
    s.choose("attack B")
    until(s, "play Hurl")
    assert s.value(DESTRIER) == "4/3"
    named(s, "play Hurl", "in the Offensive")
    while s.table.chain:
        s.choose(next((o for o in s.options() if o.endswith(" Elk")), None) or s.way_on())
    assert (s.place("Elk"), s.value(DESTRIER)) == ("A's graveyard", "2/3")
    s = laid("offensive: Ram 1/9; hand: Wait", f"defensive: Elk riding {DESTRIER}, {DESTRIER}; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ram with {DESTRIER}")
    assert s.value(DESTRIER) == "2/3"
    s.to("Second Play")
    assert s.damage("Ram") == 2


@plays("Mosshoof Ox")
@pytest.mark.parametrize("army", [f"Elk riding {OX}, {OX}", OX])
def test_the_ox_stands_firm_ridden_or_not(army: str) -> None:
    s = laid("offensive: Ram 2/9, Ewe 1/9; hand: Wait", f"defensive: {army}; hand: Wait", FIGHT)
    assert s.value(OX) == "1/3"
    s.choose("attack B", "send Ram", "send Ewe")
    until(s, f"block Ram with {OX}")
    assert s.value(OX) == "1/3"
    s.choose(f"block Ram with {OX}")
    assert s.value(OX) == "1/5"
    until(s, "fight Ram")
    s.choose("fight Ram")
    while not s.damage(OX):
        assert s.value(OX) == "1/5"
        s.choose("pass")
    assert s.value(OX) == "1/3"  # its writer lets it last until the attack is over; it defends until its own combat is
    s.to("Second Play")
    assert (s.place(OX), s.damage(OX), s.value(OX)) == ("B's Defensive", 2, "1/3")


@plays("Mosshoof Ox")
def test_the_ox_is_no_firmer_as_it_attacks_or_looks_on() -> None:
    s = laid(f"offensive: Elk riding {OX}, {OX}; hand: 1", f"defensive: Cow 1/9, {OX}; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block {OX} with Cow")
    assert values(s, OX, f"{OX} (2)") == ["1/3", "1/3"]


@plays("Willing Piebald")
def test_who_mounts_the_piebald_stays_awake() -> None:
    for army in (f"Elk marked, {PIEBALD}", f"Elk, {PIEBALD} marked"):
        assert not [o for o in laid(f"offensive: {army}; hand: 1").options() if "mounts" in o]
    s = laid(f"offensive: Seer, {PIEBALD}, Ram, Horse; hand: 1; deck: 9", "hand: 1; deck: 9")
    s.choose(f"Seer mounts {PIEBALD}")
    s.all_pass()
    assert (s.rider(PIEBALD), s.marked("Seer"), s.marked(PIEBALD)) == ("Seer", False, True)
    s.choose("Ram mounts Horse")
    s.all_pass()
    assert (s.marked("Ram"), s.marked("Horse")) == (True, True)
    assert uses(s) == ["Seer"]
    away = s.fork()
    s.choose("use Seer")
    s.all_pass()
    assert (s.influence("A"), s.marked("Seer")) == (21, True)
    away.choose("done")
    while away.phase == FIGHT:
        assert not starting(away, "attack", f"move {PIEBALD}", "move Seer")
        away.choose(away.way_on())


@plays("Willing Piebald")
def test_only_in_an_own_play_phase_it_is_mounted() -> None:
    s = laid(f"offensive: Seer, {PIEBALD}; hand: Wait", phase=FIGHT)
    assert not [o for o in s.options() if "mounts" in o]


@plays("Sure-Footed Jenny")
@pytest.mark.parametrize(("way", "damage"), [("Axe", 0), ("Tap", 0), ("Blast", 2)])
@pytest.mark.parametrize("state", ["", " marked"])
def test_jenny_sets_her_rider_down_gently(way: str, damage: int, state: str) -> None:
    s = laid(f"offensive: Ram; hand: {way}", f"defensive: Seer{state} riding {JENNY}, {JENNY}; hand: 1")
    s.do(f"play {way}", f"target {JENNY}")
    assert (s.place(JENNY), s.marked("Seer"), s.damage("Seer")) == ("B's graveyard", bool(state), damage)


@plays("Sure-Footed Jenny")
@pytest.mark.parametrize("state", ["", " marked"])
def test_in_a_fight_the_rider_keeps_the_state_it_had_and_damage_goes_on(state: str) -> None:
    s = laid("offensive: Ram 5/9; hand: Wait", f"defensive: Seer{state} riding {JENNY}, {JENNY}; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ram with {JENNY}")
    s.to("Second Play")
    assert (s.place(JENNY), s.marked("Seer"), s.damage("Seer")) == ("B's graveyard", bool(state), 2)
    s = laid("offensive: Ram 9/9; hand: Wait", "defensive: Seer riding Horse, Horse; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ram with Horse")
    s.to("Second Play")
    assert (s.marked("Seer"), s.damage("Seer")) == (True, 5)


@plays("Archer's Pony")
@pytest.mark.parametrize("state", ["", " marked"])
def test_the_ponys_rider_shoots(state: str) -> None:
    s = laid(
        f"offensive: Elk riding {PONY}, {PONY}{state}, Ram 1/9, Ewe; defensive: Hog; hand: 1",
        "defensive: Cow 1/9; offensive: Hen; hand: 1",
    )
    assert uses(s) == ["Elk"]
    s.choose("use Elk")
    assert sorted(targets(s)) == sorted(["Cow", "Ram", "Ewe", "Elk", PONY])
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.marked("Elk"), s.marked(PONY)) == (1, True, bool(state))
    assert not uses(s)
    for army in (f"Elk marked riding {PONY}, {PONY}", f"Elk, {PONY}"):
        assert not uses(laid(f"offensive: {army}; hand: 1", "defensive: Cow; hand: 1"))


@plays("Archer's Pony")
def test_beside_its_own_the_rider_has_it_no_longer_than_it_rides() -> None:
    s = laid(f"offensive: Seer riding {PONY}, {PONY}; hand: 1", "defensive: Cow 1/9; hand: Axe")
    assert len(starting(s, "use Seer")) == 2
    shot = s.fork()
    s.choose("Seer gets off")
    s.all_pass()
    assert len(starting(s, "use Seer")) == 1
    shot.choose(next(o for o in starting(shot, "use Seer") if "damage" in o))
    shot.choose("target Cow")
    until(shot, "play Axe")
    named(shot, "play Axe", "in the Defensive", f"target {PONY}")
    resolved(shot)
    assert (shot.place(PONY), shot.damage("Cow")) == ("A's graveyard", 1)
    s = laid("offensive: Ram 1/9; hand: Wait", f"defensive: Elk riding {PONY}, {PONY}; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "use Elk")
    s.choose("use Elk", "target Ram")
    resolved(s)
    assert s.damage("Ram") == 1


ERRAND = f"offensive: Elk riding {MARE}, {MARE}, Ram; hand: Wait; deck: {{}}"


@plays("Errand Mare")
@pytest.mark.parametrize(("blocked", "deck", "drawn"), [
    ("", 5, 1), (MARE, 5, 0), ("Ram", 5, 1), ("", 0, 0),
])  # fmt: skip
def test_an_errand_that_nobody_bars_brings_a_card(blocked: str, deck: int, drawn: int) -> None:
    s = laid(ERRAND.format(deck), "defensive: Cow 1/9; hand: Wait", FIGHT)
    s.choose("attack B", f"send {MARE}", "send Ram")
    until(s, "block")
    assert len(s.hand("A")) == 1
    s.choose(f"block {blocked} with Cow" if blocked else "done")
    assert len(s.hand("A")) == 1 + drawn
    s.to("Second Play")
    assert (len(s.hand("A")), s.over) == (1 + drawn, False)


@plays("Errand Mare")
def test_it_runs_no_errand_as_it_stays_behind() -> None:
    s = laid(ERRAND.format(5), "defensive: Cow 1/9; hand: Wait", FIGHT)
    s.choose("attack B", "send Ram")
    s.to("Second Play")
    assert len(s.hand("A")) == 1


@plays("Armoury Warhorse")
def test_the_warhorse_is_as_strong_as_its_rider_is_armed() -> None:
    hung = f"attached: Sword on Elk, Pike on Elk, Hat on Elk, Hat on {WARHORSE}"
    s = laid(f"offensive: Elk riding {WARHORSE}, {WARHORSE}; {hung}; hand: 1")
    assert s.value(WARHORSE) == "5/7"  # three, the unused pike included, and the hat of its own
    s.choose("Elk gets off")
    s.all_pass()
    assert s.value(WARHORSE) == "2/4"
    s = laid(f"offensive: Elk riding {WARHORSE}, {WARHORSE}, Ram; hand: Sword, Hat")
    assert s.value(WARHORSE) == "2/3"
    s.do("play Sword", "target Elk")
    assert s.value(WARHORSE) == "3/4"
    s.do("play Hat", "target Ram")
    assert s.value(WARHORSE) == "3/4"
    assert laid(f"offensive: Elk, {WARHORSE}; attached: Sword on Elk; hand: 1").value(WARHORSE) == "2/3"
