"""Blind enchantments and cities of AVA's round 28, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting, takes, targets, values
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Peel": "event 0: Destroy target enchantment.", "Raze": "event 0: Destroy target city.",
    "Stroke": "event 0: Deal 3 damage to target creature.", "Quake": "event 0: Deal 3 damage to target city.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Rite": "magic 3 House of Nobles loyalty 1: Draw a card.", "Chant": "magic 1 House of Nobles: Draw a card.",
    "Sage": "creature 1/1: (M): Gain 1 victory point.", "Deed": "event 3 House of Nobles: Draw a card.",
    "Dear": "event 3 Gaian: Gain 1 victory point.", "Dearer": "event 4 Gaian: Gain 1 victory point.",
    "Cheap": "event 1 Gaian: Gain 1 victory point.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
UPKEEP = "\nphase: Discard, active B"
LEAVES, BAGS, PALSY = "Wrapped in Beech Leaves", "Sandbags", "Palsy in the Shield Arm"
NEPHEW, LODGER = "Nephew at the Till", "Lodger with a Ledger"
LANE, OSIER, INK, CHARNEL = "Hammerlane", "Osierholt", "Inkerton", "Sallowmere Charnelhouse"


@plays("Wrapped in Beech Leaves")
def test_who_is_wrapped_is_tougher_until_unwrapped() -> None:
    s = ava(f"A: hand: {LEAVES}, Stroke, Peel; gold 1 Gaian; army: Ox 1/1\nB: army: Elk 1/1; city Dale: Hen 1/1", TEXTS)
    s.choose(f"play {LEAVES}")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox"]
    s.choose("target Hen")
    s.all_pass()
    assert (values(s, "Hen", "Elk"), s.place(LEAVES)) == (["1/4", "1/1"], "on Hen")
    s.play("Stroke", "target Hen")
    assert s.place("Hen") == "Dale"
    s.play("Peel")
    assert (s.place("Hen"), s.place(LEAVES)) == ("B's graveyard", "A's graveyard")
    s = ava(f"A: hand: Axe; army: Ox\nB: army: Elk 1/1; attached: {LEAVES} of A on Elk", TEXTS)
    s.play("Axe", "target Elk")
    assert s.place(LEAVES) == "A's graveyard"


SIEGE = "A: army: Ox 3/9, Yak 1/9, Pig 0/9; hand: {}\nB: city Dale (Body, 20); army: Cow; hand: 1; attached: {}"


@plays("Sandbags on the Sills")
@pytest.mark.parametrize(("bags", "left"), [(1, 2), (2, 1)])
def test_behind_sandbags_each_attacker_does_less(bags: int, left: int) -> None:
    s = ava(SIEGE.format("1", ", ".join([f"{BAGS} on Dale"] * bags)) + COMBAT, TEXTS)
    s.choose("attack Dale", "send Ox", "send Yak", "send Pig", "done")
    fought(s)
    assert s.damage("Dale") == left


@plays("Sandbags on the Sills")
def test_other_harm_is_not_lessened_and_other_cities_are_bare() -> None:
    s = ava(SIEGE.format("Quake", f"{BAGS} on Dale"), TEXTS)
    s.play("Quake", *starting(s, "target Dale"))
    assert s.damage("Dale") == 3
    s = ava(f"A: hand: {BAGS}; gold 2 The Empire; city Oak; army: Ox\nB: city Dale; army: Elk", TEXTS)
    s.choose(f"play {BAGS}")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s = ava(
        f"A: army: Ox 3/9; hand: 1\nB: city Dale (Body, 20); city Fen (Mind, 9); hand: 1; attached: {BAGS} on Fen{COMBAT}",
        TEXTS,
    )
    s.choose("attack Dale", "send Ox", "done")
    fought(s)
    assert s.damage("Dale") == 3


@plays("Palsy in the Shield Arm")
@pytest.mark.parametrize("goal", ["Dale", "B's army"])
def test_the_palsied_do_not_defend(goal: str) -> None:
    s = ava(
        f"A: army: Ram 1/9; hand: 1\nB: army: Cow, Elk; city Dale: Hen; attached: {PALSY} on Cow, {PALSY} on Hen{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", "send Ram", "done")
    until(s, "block")
    assert sorted(offered(s, "block")) == ["Ram with Avatar of B", "Ram with Elk"]


@plays("Palsy in the Shield Arm")
def test_the_palsied_do_everything_else() -> None:
    s = ava(f"A: hand: {PALSY}; gold 2 Dark Legion; army: Sage; city Oak: Nun\nB: army: Elk; city Dale", TEXTS)
    s.choose(f"play {PALSY}")
    assert sorted(targets(s)) == ["Elk", "Nun", "Sage"]
    s.choose("target Sage")
    s.all_pass()
    moves, fights = s.fork(), s.fork()
    s.carry_out("use Sage")
    assert s.victory("A") == 1
    moves.carry_out("move Sage to Oak")
    assert moves.place("Sage") == "Oak"
    fights.to("Attack")
    fights.choose("attack Dale")
    assert "Sage" in offered(fights, "send")
    s = ava(f"A: city Oak: Ox; hand: 1; attached: {PALSY} on Ox\nB: army: Elk; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Body")
    assert offered(s, "bid") == ["Ox"]


@plays("Nephew at the Till")
@pytest.mark.parametrize(("nephews", "can"), [(0, []), (1, ["Dear"]), (2, ["Dear"])])
def test_with_a_nephew_at_it_the_till_gives_two(nephews: int, can: list[str]) -> None:
    hung = f"attached: {', '.join([f'{NEPHEW} on Spare'] * nephews)}; " * (nephews > 0)
    s = ava(f"A: gold 2 Gaian; {hung}hand: Dear, Dearer; army: Ox\nB: army: Elk; hand: 1", TEXTS)
    assert offered(s, "play") == can
    if can:
        s.play("Dear")
        assert (s.victory("A"), s.gems("A")) == (1, "")
    s = ava(f"A: gold 1 Gaian; {hung}hand: Cheap, Wait; army: Ox; deck: 9\nB: army: Elk; hand: 1; deck: 9", TEXTS)
    s.play("Cheap")
    assert ("play Cheap" in s.options(), s.gems("A")) == (False, "")
    s.to("Play", "B")
    assert s.gems("A") == ""


@plays("Nephew at the Till")
def test_whose_till_it_is_and_a_second_gold_waits_this_turn() -> None:
    s = ava(
        f"A: hand: {NEPHEW}; gold 3 House of Nobles; army: Ox\nB: army: Elk; gold 1 The Empire, 1 Gaian marked", TEXTS
    )
    s.choose(f"play {NEPHEW}")
    assert {"target The Empire resource card", "target Gaian resource card"} <= set(s.options())
    s.choose("target The Empire resource card")
    s.all_pass()
    assert s.place(NEPHEW).startswith("on ")
    s = ava(
        f"A: gold 1 Gaian; attached: {NEPHEW} on Spare; hand: Cheap, Cheap; army: Ox; deck: 9\nB: army: Elk; hand: 1",
        TEXTS,
    )
    s.choose(starting(s, "play Cheap")[0])
    s.all_pass()
    late = s.fork()
    s.play("Cheap")
    assert s.victory("A") == 2
    late.to("Play", "B")
    until(late, "pass" if late.asked != "B" else "done")
    assert late.victory("A") == 1


@plays("Lodger with a Ledger")
@pytest.mark.parametrize(("gold", "pays", "life"), [(2, True, 20), (2, False, 19), (1, True, 19), (3, True, 20)])
def test_the_lodger_is_fed_or_costs_a_life_point(gold: int, pays: bool, life: int) -> None:
    s = ava(
        f"A: hand: 1; attached: {LODGER} of B on A; army: Ox; gold {gold} Gaian\nB: army: Elk; hand: 1{UPKEEP}",
        TEXTS,
    )
    fed(s, pays)
    left = gold - 2 * (life == 20)
    assert (s.life("A"), s.life("B"), s.gems("A")) == (life, 20, f"{left} Gaian" if left else "")
    assert s.place(LODGER) == "on player A"
    s.to("Play", "B")
    assert (s.life("A"), s.life("B")) == (life, 20)


def fed(s: Scene, pays: bool) -> None:
    """On to A's Play phase; he pays whoever asks, if he can, or not."""
    while not (s.asked == "A" and s.phase == "Play"):
        wish = ("yes" if pays else "no") if "yes" in s.options() and s.phase == "Upkeep" else None
        s.choose(wish or next(iter(starting(s, "pay")), None) or s.way_on())


@plays("Lodger with a Ledger")
def test_two_lodgers_are_fed_one_by_one_and_anybody_may_have_one() -> None:
    s = ava(
        f"A: hand: 1; attached: {LODGER} on A, {LODGER} on A; army: Ox; gold 2 Gaian; deck: 9\nB: army: Elk; hand: 1{UPKEEP}",
        TEXTS,
    )
    while not (s.asked == "A" and s.phase == "Play"):
        s.choose(
            next(iter([*starting(s, "yes")[: s.phase == "Upkeep"], *starting(s, "pay", "trigger")]), None) or s.way_on()
        )
    assert (s.life("A"), s.gems("A")) == (19, "")
    s = ava(f"A: hand: {LODGER}; gold 3 Dark Legion; army: Ox\nB: army: Elk\nC: army: Cow", TEXTS)
    s.choose(f"play {LODGER}")
    assert sorted(targets(s)) == ["player A", "player B", "player C"]


@plays("Hammerlane")
@pytest.mark.parametrize(("prize", "more"), [("the advantage", 1), ("1 VP", 0)])
def test_down_the_lane_they_attack_more_strongly(prize: str, more: int) -> None:
    s = ava(
        f"A: city {LANE}: Elder; army: Ox 1/9, Hen 1/9, Pig 1/9; hand: Wait\n"
        f"B: army: Elk 1/9; city Fen (Body, 8); hand: Wait{TACTICS}", TEXTS,
    )  # fmt: skip
    takes(s, "Body", "Elder", prize)
    s.to("Attack")
    assert s.value("Ox") == "1/9"
    s.choose("attack Fen", "send Ox", "send Hen", "send Avatar of A", "done")
    assert values(s, "Ox", "Hen", "Pig", "Elk") == [f"{1 + more}/9", f"{1 + more}/9", "1/9", "1/9"]
    assert s.value("Avatar of A")[0] == "0"
    fought(s)
    assert s.damage("Fen") == 2 + 2 * more
    s.to("Second Play")
    assert s.value("Ox") == "1/9"


@plays("Hammerlane")
def test_nobody_defends_more_strongly_and_with_the_lane_it_ends() -> None:
    s = ava(f"A: army: Ox 1/9; hand: 1\nB: city {LANE} (advantage); army: Elk 1/9; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block")
    s.choose("block Ox with Elk")
    fought(s)
    assert (s.damage("Ox"), s.damage("Elk")) == (1, 1)
    s = ava(f"A: city {LANE} (advantage); army: Ox 1/9; hand: Raze\nB: army: Elk 1/9; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    assert s.value("Ox") == "2/9"
    until(s, "play Raze")
    s.choose("play Raze", *starting(s, f"target {LANE}"))
    while s.table.chain:
        s.choose("pass")
    assert s.value("Ox") == "1/9"


@plays("Osierholt")
@pytest.mark.parametrize(("prize", "more"), [("the advantage", 1), ("1 VP", 0)])
def test_at_osierholt_all_creatures_bear_more(prize: str, more: int) -> None:
    s = ava(
        f"A: city {OSIER}: Elder; city Oak: Hen; army: Ox; grave: Pig; hand: Raise, Raze, Wait\nB: army: Elk; hand: 1{TACTICS}",
        TEXTS,
    )
    takes(s, "Soul", "Elder", prize)
    s.to("Play")
    assert values(s, "Elder", "Hen", "Ox", "Elk") == [*[f"1/{1 + more}"] * 3, "1/1"]
    s.play("Raise")
    assert s.value("Pig") == f"1/{1 + more}"
    razed = s.fork()
    s.to("Play", "B")
    assert values(s, "Hen", "Ox", "Pig") == ["1/1"] * 3
    razed.play("Raze", f"target {OSIER}")
    assert values(razed, "Hen", "Ox", "Pig") == ["1/1"] * 3


@plays("Osierholt")
@pytest.mark.parametrize("razed", [True, False])
def test_the_wounded_live_as_long_as_the_city_stands(razed: bool) -> None:
    s = ava(
        f"A: city {OSIER} (advantage); army: Ox hurt 1; hand: Raze, Wait\nB: army: Elk; city Dale; hand: 1; deck: 9",
        TEXTS,
    )
    if razed:
        s.play("Raze", f"target {OSIER}")
    else:
        s.to("Play", "B")
    assert (s.place("Ox") == "A's graveyard") is razed


@plays("Inkerton")
@pytest.mark.parametrize(("city", "gold", "can"), [
    (f"city {INK} (advantage)", 2, ["Chant", "Rite"]), (f"city {INK}", 2, ["Chant"]), (f"city {INK} (advantage)", 1, ["Chant"]),
    (f"city {INK} (advantage); city {INK} (advantage)", 1, ["Chant", "Rite"]), (f"city {INK} (advantage)", 0, ["Chant"]),
])  # fmt: skip
def test_magic_is_cheaper(city: str, gold: int, can: list[str]) -> None:
    s = ava(f"A: {city}; gold {gold} House of Nobles; hand: Rite, Chant, Deed; army: Ox\nB: army: Elk; hand: 1", TEXTS)
    assert sorted(offered(s, "play")) == can
    if "Rite" in can:
        s.play("Rite")
        assert s.gems("A") == ""
    elif can and gold < 2:
        s.play("Chant")
        assert s.gems("A") == ("1 House of Nobles" if gold else "")


@plays("Inkerton")
def test_who_wins_mind_has_it_this_turn_and_opponents_pay_in_full() -> None:
    s = ava(
        f"A: city {INK}: Elder; gold 2 House of Nobles; hand: Rite, 1\nB: gold 2 House of Nobles; hand: Rite, 1{TACTICS}",
        TEXTS,
    )
    takes(s, "Mind", "Elder", "the advantage")
    s.to("Play")
    assert offered(s, "play", "Rite") == ["Rite"]
    s.to("Play", "B")
    assert offered(s, "play", "Rite") == []
    s.to("Play", "A")
    assert offered(s, "play", "Rite") == []


HOUSE = f"city {CHARNEL} (advantage)"


def buried(s: Scene, pays: bool) -> int:
    """All is resolved and A pays each time, or not: how often was he asked?"""
    asked = 0
    while s.table.chain or starting(s, "trigger") or starting(s, "pay") or "yes" in s.options():
        asked += "yes" in s.options()
        label = ("yes" if pays else "no") if "yes" in s.options() else None
        s.choose(label or next(iter(starting(s, "pay", "trigger", "sacrifice")), None) or s.way_on())
    return asked


@plays("Sallowmere Charnelhouse")
@pytest.mark.parametrize(("city", "way", "who", "pays", "won"), [
    (HOUSE, "Axe", "Elk", True, 1), (HOUSE, "Axe", "Ox", True, 1), (HOUSE, "Axe", "Elk", False, 0),
    (HOUSE, "Scare", "Elk", None, 0), (f"city {CHARNEL}", "Axe", "Elk", None, 0), (HOUSE, "Give", "", None, 0),
    (HOUSE, "Hail", "", True, 2),
])  # fmt: skip
def test_each_dead_may_be_bought(city: str, way: str, who: str, pays: bool | None, won: int) -> None:
    s = ava(f"A: {city}; army: Ox; gold 1 Gaian, 1 Red Banner; hand: {way}\nB: army: Elk, Cow; hand: 1", TEXTS)
    s.choose(f"play {way}")
    s.choose(*starting(s, f"target {who}") if who else [])
    asked = buried(s, bool(pays))
    assert (s.victory("A"), asked > 0) == (won, pays is not None)
    spent = s.consumed("A").count("1")
    assert spent == won


@plays("Sallowmere Charnelhouse")
def test_without_gold_nothing_is_bought_and_what_waits_outlasts_the_city() -> None:
    s = ava(f"A: {HOUSE}; army: Ox; hand: Axe\nB: army: Elk; hand: 1", TEXTS)
    s.choose("play Axe", "target Elk")
    assert (buried(s, True), s.victory("A")) == (0, 0)
    s = ava(f"A: {HOUSE}; army: Ox; gold 1 Gaian; hand: Axe\nB: army: Elk; hand: Raze; city Dale", TEXTS)
    s.choose("play Axe", "target Elk")
    while s.place("Elk") != "B's graveyard":
        s.choose("pass")
    until(s, "play Raze")
    s.choose("play Raze", f"target {CHARNEL}")
    buried(s, True)
    assert (s.place(CHARNEL), s.victory("A")) == ("A's graveyard", 1)
