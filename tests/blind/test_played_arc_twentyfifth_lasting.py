"""Blind texts of ARC's twenty-fifth round about cities and enchantments, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolve, targets, uses
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Give": "event 0: Sacrifice a creature.",
    "Toss": "event 0: Discard target creature.", "Break": "event 0: Destroy target enchantment.",
    "Sweep": "event 0: Deal 4 damage to each creature.", "Shift": "event 0: Put target creature into your army.",
    "Jab": "event 0: Deal 1 damage to target creature.", "Ram": "event 0: Deal 3 damage to target city.",
    "Prick": "event 0: Deal 1 damage to target city.", "Raze": "event 0: Deal 9 damage to target city.",
    "Raise": "event 0: Return target city to its owner's hand.",
    "Mourner": "creature 1 Gaian 1/1: When this creature dies, gain 1 VP.",
    "Clerk": "creature 1 Gaian 1/9: 1 power: Gain 1 VP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])


@plays("Mantle of Ivy")
@pytest.mark.parametrize(("host", "hurt"), [("Elm", 3), ("Oak", 3), ("Elm", 1), ("Oak", 0)])
def test_ivy_mends_a_city_in_each_unmark_phase_of_its_player(host: str, hurt: int) -> None:
    cities = {"Oak": "city Oak (Body, 8); ", "Elm": "city Elm (Body, 8); "}
    cities[host] = cities[host].replace("8)", f"8, hurt {hurt})" if hurt else "8)")
    s = arc(
        f"A: {cities['Oak']}hand: Mantle of Ivy; gems 2 Gaian; deck: 9\n"
        f"B: {cities['Elm']}city Fir (Mind, 8, hurt 2); deck: 9",
        TEXTS,
    )
    s.choose("play Mantle of Ivy")
    assert sorted(targets(s)) == ["Elm", "Fir", "Oak"]
    s.choose(f"target {host}")
    resolve(s)
    assert (s.place("Mantle of Ivy"), s.damage(host)) == (f"on {host}", hurt)
    s.to("Draw", "B")
    assert s.damage(host) == hurt  # it is not his opponent's phase
    for turn in (1, 2):
        s.to("Draw", "A")
        assert (s.damage(host), s.damage("Fir")) == (max(hurt - turn, 0), 2)
        s.to("Draw", "B")


@plays("Debt of Bones")
@pytest.mark.parametrize(
    ("way", "victim", "points"),
    [
        ("Axe", "Ox", (15, 14, 15)), ("Toss", "Ox", (15, 15, 15)), ("Axe", "Elk", (15, 15, 15)),
        ("Axe", "Wolf", (15, 15, 15)), ("Axe", "Spy", (15, 14, 15)), ("Sweep", "", (15, 13, 15)),
    ],
)  # fmt: skip
def test_each_death_of_his_costs_the_cursed_a_point(way: str, victim: str, points: tuple[int, int, int]) -> None:
    s = arc(
        f"A: army: Wolf; attached: Debt of Bones on B; hand: {way}\nB: army: Ox, Spy of A\nC: army: Elk of B", TEXTS
    )
    s.choose(f"play {way}", *[f"target {victim}"] * bool(victim))
    while s.table.chain or offered(s, "trigger"):
        s.choose("trigger of Debt of Bones" if offered(s, "trigger") else "pass")
    assert (s.points("A"), s.points("B"), s.points("C")) == points


@plays("Debt of Bones")
def test_the_debt_may_be_ones_own_and_a_sacrifice_is_no_death() -> None:
    s = arc(
        "A: hand: Debt of Bones, Give, Axe; gems 3 Dark Legion; army: Wolf, Fox; 1 points\nB: army: Ox\nC: army: Elk",
        TEXTS,
    )
    s.choose("play Debt of Bones")
    assert sorted(targets(s)) == ["player A", "player B", "player C"]
    s.choose("target player A")
    resolve(s)
    s.play("Give", "pick Wolf")
    assert (s.place("Wolf"), s.points("A")) == ("A's graveyard", 1)
    s.choose("play Axe", "target Fox")
    while s.table.chain and s.out("A") == "":
        s.choose(s.way_on())
    assert (s.out("A") != "", s.over) == (True, False)


CONFINED = "attached: Confined to Quarters on Ox"


@plays("Confined to Quarters")
def test_the_confined_neither_attacks_nor_moves() -> None:
    s = arc("A: hand: Confined to Quarters; gems 2 The Empire; army: Wolf\nB: city Elm (Body, 8): Ox", TEXTS)
    s.choose("play Confined to Quarters")
    assert sorted(targets(s)) == ["Ox", "Wolf"]
    there = "city Oak (Body, 8): Hen; army: Ox, Wolf; hand: Break"
    s = arc(f"A: {there}; {CONFINED}\nB: city Elm (Body, 8)", TEXTS)
    assert (offered(s, "move", "Ox"), offered(s, "move", "Wolf")) == ([], ["Wolf to Oak"])
    free = s.fork()
    s.to("Attack")
    s.choose("attack Elm")
    fought(s)
    assert (s.marked("Wolf"), s.marked("Ox"), s.damage("Elm")) == (True, False, 1)
    free.play("Break")
    assert offered(free, "move", "Ox") == ["Ox to Oak"]
    free.to("Attack")
    free.choose("attack Elm", "send Ox", "done")
    assert free.marked("Ox")
    s = arc(f"A: city Oak (Body, 8): Ox, Hen; {CONFINED}; hand: Shift\nB: army: Elk", TEXTS)
    assert (offered(s, "move", "Ox"), offered(s, "move", "Hen")) == ([], ["Hen to the Army"])
    s.play("Shift", "target Ox")
    assert s.place("Ox") == "A's Army"  # an effect may shift it


@plays("Confined to Quarters")
def test_the_confined_defends_bids_and_works() -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: Ox 2/9; {CONFINED}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Ox")
    fought(s)
    assert (s.damage("Wolf"), s.points("B")) == (2, 15)
    s = arc(f"A: city Oak (Body, 8): Ox; {CONFINED}; {WAITING}\nB: army: Elk{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Ox")
    s.to("Play")
    assert s.points("A") == 16
    s = arc("A: army: Clerk; attached: Confined to Quarters on Clerk; gems 1 Gaian\nB: army: Elk", TEXTS)
    s.choose("use Clerk")
    resolve(s)
    assert s.points("A") == 16


@plays("Spiked Harness")
@pytest.mark.parametrize(
    ("body", "value"), [("1/3", "4/2"), ("0/3 hurt 1", "3/2"), ("1/1", ""), ("1/3 hurt 2", ""), ("1/2", "4/1")]
)
def test_a_harness_may_kill_who_wears_it(body: str, value: str) -> None:
    s = arc(f"A: hand: Spiked Harness; gems 1 Red Banner; army: Wolf 1/9\nB: army: Ox {body}; hand: Break, Wait", TEXTS)
    s.choose("play Spiked Harness")
    assert sorted(targets(s)) == ["Ox", "Wolf"]
    s.choose("target Ox")
    resolve(s)
    if not value:
        assert (s.place("Ox"), s.place("Spiked Harness")) == ("B's graveyard", "A's graveyard")
        return
    assert (s.value("Ox"), s.place("Spiked Harness"), s.value("Wolf")) == (value, "on Ox", "1/9")
    s.to("Draw", "B")
    assert s.value("Ox") == value  # as long as it is attached
    until(s, "play Break")
    s.choose("play Break")
    resolve(s)
    assert s.value("Ox") == body.split(maxsplit=1)[0]


@plays("Highmeridian")
@WON
def test_its_residents_are_hardier(won: str) -> None:
    there = "Hen 1/1; army: Cow 1/1; city Oak (Mind, 8): Sage 1/1"
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: city Highmeridian{won}: {there}; {WAITING}{COMBAT}", TEXTS)
    more = "1/2" if won else "1/1"
    assert [s.value(name) for name in ("Hen", "Cow", "Sage")] == [more, "1/1", "1/1"]
    other = s.fork()
    s.choose("attack Highmeridian")
    assert [s.value(name) for name in ("Hen", "Cow", "Sage", "Wolf")] == [more, more, "1/1", "1/9"]
    until(s, "block")
    s.choose("block Wolf with Cow")
    fought(s)
    assert s.place("Cow") == "B's graveyard"  # one damage is too much for it after the attack at the latest
    other.choose("attack Oak")
    assert other.value("Cow") == "1/1"


@plays("Highmeridian")
def test_the_hurt_die_with_the_advantage_or_without_their_city() -> None:
    s = arc(
        "A: city Highmeridian (advantage): Hen 1/1; hand: Jab, Wait; deck: 9\nB: army: Ox; hand: Wait\nphase: Draw",
        TEXTS,
    )
    until(s, "play Jab")
    s.choose("play Jab", "target Hen")
    while s.damage("Hen") == 0:
        s.choose("pass")
    assert s.place("Hen") == "Highmeridian"
    s.to("Play")
    assert s.place("Hen") == "A's graveyard"
    s = arc("A: city Highmeridian (advantage): Hen 1/1 hurt 1; city Oak (Mind, 8); hand: Raze\nB: army: Ox", TEXTS)
    s.play("Raze", "target Highmeridian")
    assert s.place("Hen") == "A's graveyard"


@plays("Springhollow")
def test_it_rouses_a_resident() -> None:
    home = "city Springhollow (advantage): Hen marked, Cow; city Oak (Mind, 8): Sage marked; army: Wolf marked"
    s = arc(f"A: {home}\nB: army: Ox marked", TEXTS)
    s.choose("use Springhollow")
    assert sorted(targets(s)) == ["Cow", "Hen"]
    idle = s.fork()
    s.choose("target Hen")
    resolve(s)
    assert [s.marked(name) for name in ("Hen", "Springhollow", "Sage", "Wolf")] == [False, True, True, True]
    assert uses(s) == []
    idle.choose("target Cow")
    resolve(idle)
    assert (idle.marked("Cow"), idle.marked("Hen"), idle.marked("Springhollow")) == (False, True, True)
    assert uses(arc(f"A: {home.replace(' (advantage)', '')}\nB: army: Ox", TEXTS)) == []
    assert uses(arc(f"A: {home.replace('(advantage)', '(advantage, marked)')}\nB: army: Ox", TEXTS)) == []


@plays("Springhollow")
def test_in_an_attack_on_it_the_army_lives_there() -> None:
    home = "city Springhollow (advantage): Hen; army: Ox 1/9 marked; city Oak (Mind, 8)"
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: {home}; {WAITING}{COMBAT}", TEXTS)
    other = s.fork()
    s.choose("attack Springhollow")
    until(s, "use Springhollow")
    s.choose("use Springhollow", "target Ox")
    until(s, "block")
    assert sorted(offered(s, "block")) == ["Wolf with Hen", "Wolf with Ox"]
    other.choose("attack Oak")
    until(other, "use Springhollow")
    other.choose("use Springhollow")
    assert targets(other) in ([], ["Hen"])
    until(other, "done" if offered(other, "block") else "pass")
    assert other.marked("Ox")


def given(s: Scene) -> list[str]:
    """Who can be sacrificed now."""
    return [option.split()[-1] for option in s.options() if option.startswith(("give", "pick", "sacrifice"))]


@plays("Wickpit")
def test_residents_are_given_for_cards() -> None:
    home = "city Wickpit{}: Mourner marked, Hen, Cow; city Oak (Mind, 8): Sage; army: Wolf; deck: Rat, Hog, Elk"
    s = arc(f"A: {home.format(' (advantage)')}\nB: army: Ox", TEXTS)
    s.choose("use Wickpit")
    assert sorted(given(s)) == ["Cow", "Hen", "Mourner"]
    s.choose(next(option for option in s.options() if option.endswith("Mourner")))
    resolve(s)
    assert (s.place("Mourner"), s.hand("A"), s.points("A"), s.marked("Wickpit")) == (
        "A's graveyard",
        ["Rat"],
        15,
        False,
    )
    s.choose("use Wickpit")
    s.choose(next(option for option in s.options() if option.endswith("Hen")))
    resolve(s)
    s.choose("use Wickpit")
    resolve(s)
    assert (sorted(s.hand("A")), s.place("Cow"), uses(s)) == (["Elk", "Hog", "Rat"], "A's graveyard", [])
    assert [s.place(name) for name in ("Sage", "Wolf")] == ["Oak", "A's Army"]
    assert uses(arc(f"A: {home.format('')}\nB: army: Ox", TEXTS)) == []


@plays("Wickpit")
def test_it_takes_helpers_in_an_attack_and_draws_at_any_cost() -> None:
    s = arc(
        f"A: army: Wolf; {WAITING}\nB: city Wickpit (advantage): Hen; army: Ox; deck: Rat; {WAITING}{COMBAT}", TEXTS
    )
    s.choose("attack Wickpit")
    until(s, "use Wickpit")
    s.choose("use Wickpit")
    assert sorted(given(s)) == ["Hen", "Ox"]
    s.choose(next(option for option in s.options() if option.endswith("Ox")))
    resolve(s)
    assert (s.place("Ox"), "Rat" in s.hand("B")) == ("B's graveyard", True)
    s = arc("A: city Wickpit (advantage): Hen; deck: 0\nB: army: Ox", TEXTS)
    s.choose("use Wickpit")
    while not s.over:
        s.choose(s.way_on())
    assert (s.winner, s.place("Ox")) == ("B", "B's Army")


@plays("Hammerfall Reach")
@WON
def test_whoever_attacks_a_city_hits_harder(won: str) -> None:
    s = arc(
        f"A: city Hammerfall Reach{won}; army: Wolf 1/9, Fox 1/9; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}"
        + COMBAT,
        TEXTS,
    )
    army = s.fork()
    assert s.value("Wolf") == "1/9"
    s.choose("attack Elm", "send Wolf", "done")
    hit = 2 if won else 1
    assert [s.value(name) for name in ("Wolf", "Fox", "Ox")] == [f"{hit}/9", "1/9", "1/9"]
    defended = s.fork()
    fought(s)
    assert (s.damage("Elm"), s.value("Wolf")) == (hit, "1/9")
    until(defended, "block")
    defended.choose("block Wolf with Ox")
    fought(defended)
    assert (defended.damage("Ox"), defended.damage("Wolf")) == (hit, 1)
    army.choose("attack B's army", "send Wolf", "done")
    assert army.value("Wolf") == "1/9"
    fought(army)
    assert army.points("B") == 14
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: city Hammerfall Reach{won}; army: Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Hammerfall Reach")
    assert s.value("Wolf") == "1/9"


@plays("Lakemirror Abbey")
@WON
def test_each_blow_to_it_is_lessened(won: str) -> None:
    less = int(won != "")
    home = f"city Lakemirror Abbey{won}; city Elm (Body, 8)"
    s = arc(f"A: army: Wolf 2/9, Fox 1/9; {WAITING}\nB: {home}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Lakemirror Abbey", "send Wolf", "send Fox")
    fought(s)
    assert s.damage("Lakemirror Abbey") == 3 - 2 * less
    s = arc(f"A: {home}; hand: Ram, Prick, Ram\nB: army: Ox", TEXTS)
    s.choose(next(option for option in s.options() if option.startswith("play Ram")), "target Lakemirror Abbey")
    resolve(s)
    assert s.damage("Lakemirror Abbey") == 3 - less
    s.play("Prick", "target Lakemirror Abbey")
    assert s.damage("Lakemirror Abbey") == 4 - 2 * less
    s.play("Ram", "target Elm")
    assert s.damage("Elm") == 3


@plays("Lakemirror Abbey")
@WON
@pytest.mark.parametrize(("way", "points"), [("Raze", 18), ("Raise", 15)])
def test_its_destruction_brings_three_points(won: str, way: str, points: int) -> None:
    s = arc(f"A: hand: {way}\nB: city Lakemirror Abbey{won}; city Elm (Body, 8)", TEXTS)
    s.play(way, "target Lakemirror Abbey")
    assert s.place("Lakemirror Abbey") == ("B's graveyard" if way == "Raze" else "B's hand")
    assert (s.points("B"), s.points("A")) == (points, 15)


@plays("Lakemirror Abbey")
def test_who_loses_his_last_city_is_defeated_before() -> None:
    s = arc("A: hand: Raze\nB: city Lakemirror Abbey\nC: army: Elk", TEXTS)
    s.choose("play Raze", "target Lakemirror Abbey")
    while s.out("B") == "":
        s.choose(s.way_on())
    resolve(s)
    assert (s.points("A"), s.points("C"), s.over) == (15, 15, False)
    s = arc("A: army: Wolf 6/9; hand: Wait\nB: city Lakemirror Abbey; city Elm (Body, 8); 28 points" + COMBAT, TEXTS)
    s.choose("attack Lakemirror Abbey")
    while not s.over:
        s.choose(s.way_on())
    assert (s.winner, s.points("B")) == ("B", 31)
