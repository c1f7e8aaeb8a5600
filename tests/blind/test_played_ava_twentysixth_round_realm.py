"""Blind enchantments and cities of AVA's twenty-sixth round, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, takes, targets
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Peel": "event 0: Destroy target enchantment.", "Lift": "event 0: Unmark target resource card.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Stroke": "event 0: Deal 1 damage to target creature.",
    "Spell": "event 1 Gaian: Gain 1 victory point.", "Rite": "magic 2 Gaian: Draw a card.",
    "Ogre": "creature 3 Gaian loyalty 1 1/1", "Imp": "creature 1 Gaian 1/1", "Moor": "city 2 Gaian Soul 6",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
OATH = "Oath in Chalk and Blood"


@plays("Oath in Chalk and Blood")
def test_whoever_has_sworn_is_stronger() -> None:
    s = ava(
        f"A: hand: {OATH}, Peel; gold 1 Red Banner; army: Ox 1/9\nB: army: Elk 1/1; city Dale: Hen 1/1; hand: 1", TEXTS
    )
    s.choose(f"play {OATH}")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox"]
    s.choose("target Hen")
    s.all_pass()
    assert [s.value(n) for n in ("Hen", "Elk", "Ox")] == ["4/1", "1/1", "1/9"]
    s.play("Peel")
    assert (s.value("Hen"), s.place(OATH)) == ("1/1", "A's graveyard")


@plays("Oath in Chalk and Blood")
@pytest.mark.parametrize(("bearer", "who"), [("Yak", ["Avatar of B", "Elk"]), ("Elk", ["Avatar of B"])])
def test_whoever_has_sworn_does_not_defend(bearer: str, who: list[str]) -> None:
    s = ava(
        f"A: army: Ox 1/9, Yak; hand: 1; attached: {OATH} on {bearer}\nB: army: Elk; city Dale; hand: 1{COMBAT}", TEXTS
    )
    for goal in ("B's army", "Dale"):
        fork = s.fork()
        fork.choose(f"attack {goal}", "send Ox", "done")
        until(fork, "block")
        assert sorted(offered(fork, "block", "Ox with ")) == [f"Ox with {name}" for name in who]


@plays("Oath in Chalk and Blood")
def test_whoever_has_sworn_attacks() -> None:
    s = ava(f"A: army: Yak 1/1; hand: 1; attached: {OATH} on Yak\nB: city Dale (Body, 8); army: Elk; hand: 1{COMBAT}")
    s.choose("attack Dale", "send Yak", "done")
    fought(s)
    assert s.damage("Dale") == 4


@plays("Oath in Chalk and Blood")
def test_who_defends_already_when_he_swears_stays_in_his_combat() -> None:
    tie = {"Tie": "event 0: Put target enchantment card from your graveyard into play."}
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: army: Elk 1/2; grave: {OATH}; hand: Tie, Wait{COMBAT}", TEXTS | tie)
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block")
    s.choose("block Ox with Elk")
    until(s, "play Tie")
    s.choose("play Tie")
    until(s, "target Elk")
    s.choose("target Elk")
    fought(s)
    assert (s.place(OATH), s.damage("Ox"), s.damage("Elk"), s.life("B")) == ("on Elk", 4, 1, 20)


IVY = "Ivy over Every Stone"


@rule("AVA-CITY-09")
@plays("Ivy over Every Stone")
def test_residents_behind_the_ivy_are_tougher_also_those_of_the_army_that_helps() -> None:
    table = (
        f"hand: 1; army: Cow 1/1; city Dale: Hen 1/1; avatar in Dale; city Oak: Pig 1/1; attached: {IVY} of A on Dale"
    )
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: {table}", TEXTS)
    assert [s.value(n) for n in ("Hen", "Cow", "Pig", "Ox")] == ["1/2", "1/1", "1/1", "1/9"]
    assert s.life("B") == 20
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: {table.replace('; avatar in Dale', '')}{COMBAT}", TEXTS)
    s.choose("attack Dale", "send Ox", "done")
    assert [s.value(n) for n in ("Hen", "Cow", "Pig", "Ox")] == ["1/2", "1/2", "1/1", "1/9"]
    s.to("Second Play")
    assert s.value("Cow") == "1/1"


@plays("Ivy over Every Stone")
@pytest.mark.parametrize(("card", "place"), [("Peel", "B's graveyard"), ("Call", "B's graveyard"), ("Wait", "Dale")])
def test_who_leaves_the_ivy_with_his_damage_dies(card: str, place: str) -> None:
    s = ava(f"A: hand: {IVY}, Stroke, {card}; gold 2 Gaian; army: Ox\nB: city Dale: Hen 1/1; city Oak", TEXTS)
    s.choose(f"play {IVY}")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s.choose("target Dale")
    s.all_pass()
    s.play("Stroke", "target Hen")
    assert (s.place("Hen"), s.value("Hen")) == ("Dale", "1/2")
    s.choose(f"play {card}")
    s.choose("target Hen") if "target Hen" in s.options() else None
    s.all_pass()
    assert s.place("Hen") == place


PURSE = "Mildewed Purse"


@plays("Mildewed Purse")
@pytest.mark.parametrize("marked", ["", " marked"])
def test_what_is_in_a_mildewed_purse_stays_as_it_is(marked: str) -> None:
    s = ava(
        f"A: army: Ox; hand: {PURSE}; gold 2 Dark Legion\nB: gold 1 Gaian{marked}; army: Elk; hand: Spell, Wait, 1",
        TEXTS,
    )
    s.play(PURSE, "target Gaian resource card")
    s.to("Play", "B")
    assert s.marked("Gaian resource card") is bool(marked)
    assert bool(offered(s, "play", "Spell")) is not bool(marked)
    if marked:
        return
    s.play("Spell")
    assert s.marked("Gaian resource card")
    s.to("Play", "A")
    s.to("Play", "B")
    assert s.marked("Gaian resource card")


@plays("Mildewed Purse")
def test_a_mildewed_purse_is_emptied_by_an_effect() -> None:
    s = ava(
        f"A: hand: {PURSE}, Peel; gold 2 Dark Legion; army: Ox\n"
        "B: gold 1 Gaian marked, 1 The Empire marked; army: Elk; hand: Lift, Wait", TEXTS,
    )  # fmt: skip
    s.choose(f"play {PURSE}")
    assert {"Gaian resource card", "The Empire resource card"} <= set(targets(s))
    s.choose("target Gaian resource card")
    s.all_pass()
    gone = s.fork()
    s.to("Play", "B")
    assert (s.marked("Gaian resource card"), s.marked("The Empire resource card")) == (True, False)
    until(s, "play Lift")
    s.play("Lift", "target Gaian resource card")
    assert not s.marked("Gaian resource card")
    gone.play("Peel")
    gone.to("Play", "B")
    assert not gone.marked("Gaian resource card")


@plays("Drillyard of Ansel Cross")
@pytest.mark.parametrize(("prize", "values"), [
    ("the advantage", ["2/9", "2/9", "1/9", "1/9"]), ("1 VP", ["1/9", "1/9", "1/9", "1/9"]),
])  # fmt: skip
def test_who_wins_body_attacks_more_strongly(prize: str, values: list[str]) -> None:
    s = ava(
        "A: city Drillyard of Ansel Cross: Elder; army: Ox 1/9, Hen 1/9, Pig 1/9; hand: Wait\n"
        f"B: army: Elk 1/9; city Fen (Body, 8); hand: Wait{TACTICS}", TEXTS,
    )  # fmt: skip
    takes(s, "Body", "Elder", prize)
    s.to("Attack")
    assert s.value("Ox") == "1/9"
    s.choose("attack Fen", "send Ox", "send Hen", "send Avatar of A", "done")
    assert [s.value(n) for n in ("Ox", "Hen", "Pig", "Elk")] == values
    assert s.value("Avatar of A")[0] == "0"
    fought(s)
    assert s.damage("Fen") == int(values[0][0]) + int(values[1][0])
    s.to("Second Play")
    assert s.value("Ox") == "1/9"


@plays("Drillyard of Ansel Cross")
def test_a_drillyard_that_is_lost_drills_nobody() -> None:
    s = ava(
        "A: city Drillyard of Ansel Cross (advantage); army: Ox 1/9; hand: Wait\n"
        f"B: army: Elk; city Fen (Body, 8); hand: Raze{COMBAT}", TEXTS | {"Raze": "event 0: Destroy target city."},
    )  # fmt: skip
    s.choose("attack Fen", "send Ox", "done")
    assert s.value("Ox") == "2/9"
    until(s, "play Raze")
    s.choose("play Raze", "target Drillyard of Ansel Cross")
    fought(s)
    assert (s.damage("Fen"), s.place("Drillyard of Ansel Cross")) == (1, "A's graveyard")


SKEPS = "A: {}; gold {} Gaian; hand: Ogre, Imp; army: Ox; cities: Moor\nB: army: Elk; hand: 1\nphase: Entrance"
SKEP = "city Skeps-by-the-Water (advantage)"


@plays("Skeps-by-the-Water")
@pytest.mark.parametrize(("city", "gold", "can"), [
    (SKEP, 2, ["Imp", "Ogre"]), (SKEP, 1, ["Imp"]), ("city Skeps-by-the-Water", 2, ["Imp"]),
    (f"{SKEP}; {SKEP}", 1, ["Imp", "Ogre"]), (SKEP, 0, []),
])  # fmt: skip
def test_creatures_cost_a_gold_less_by_the_skeps(city: str, gold: int, can: list[str]) -> None:
    s = ava(SKEPS.format(city, gold).replace("gold 0 Gaian", "gold 1 Gaian marked"), TEXTS)
    there = sorted(offered(s, "play"))
    assert [name for name in there if name != "Imp"] == [name for name in can if name != "Imp"]
    assert gold == 0 or "Imp" in there
    assert bool(offered(s, "build")) is (gold >= 2)  # cities cost what they did
    if "Ogre" in can:
        s.choose("play Ogre")
        s.choose("place in the Army")
        s.all_pass()
        assert (s.place("Ogre"), s.gems("A")) == ("A's Army", "")


@plays("Skeps-by-the-Water")
def test_nothing_costs_less_than_nothing_by_the_skeps() -> None:
    s = ava(SKEPS.format(f"{SKEP}; {SKEP}", 2), TEXTS)
    s.choose("play Imp")
    s.choose("place in the Army")
    s.all_pass()
    assert (s.place("Imp"), s.gems("A")) == ("A's Army", "2 Gaian")


@plays("Skeps-by-the-Water")
@pytest.mark.parametrize(("prize", "can"), [("the advantage", ["Ogre"]), ("1 VP", [])])
def test_who_wins_mind_plays_creatures_for_less_in_his_entrance_phase(prize: str, can: list[str]) -> None:
    s = ava(
        "A: city Skeps-by-the-Water: Elder; gold 2 Gaian; hand: Ogre, 1\n"
        f"B: army: Elk; gold 2 Gaian; hand: Ogre, 1{TACTICS}",
        TEXTS,
    )
    takes(s, "Mind", "Elder", prize)
    s.to("Entrance")
    assert offered(s, "play", "Ogre") == can


WHARF = "city Ossuary Wharf"


@plays("Ossuary Wharf")
@pytest.mark.parametrize(("city", "card", "who", "life"), [
    (f"{WHARF} (advantage)", "Axe", "Elk", 21), (f"{WHARF} (advantage)", "Axe", "Ox", 20),
    (f"{WHARF} (advantage)", "Scare", "Elk", 20), (WHARF, "Axe", "Elk", 20), (f"{WHARF} (advantage)", "Hail", "", 23),
])  # fmt: skip
def test_the_wharf_gains_life_by_each_dead_of_the_opponents(city: str, card: str, who: str, life: int) -> None:
    s = ava(f"A: {city}; army: Ox, Pig; hand: {card}\nB: army: Elk, Cow\nC: city Dale: Hen", TEXTS)
    s.choose(f"play {card}")
    s.choose(f"target {who}") if who else None
    while s.table.chain or any(option.startswith("trigger") for option in s.options()):
        s.choose(s.way_on())
    assert [s.life(seat) for seat in "ABC"] == [life, 20, 20]


@plays("Ossuary Wharf")
@pytest.mark.parametrize(("prize", "life"), [("the advantage", 21), ("1 VP", 20)])
def test_the_wharf_works_for_a_passive_winner_too(prize: str, life: int) -> None:
    s = ava(f"A: city Oak (Soul, 8): Ox; hand: Wait\nB: {WHARF}: Elk, Cow; hand: Axe, Give{TACTICS}", TEXTS)
    s.choose("claim Soul", "bid Ox")
    until(s, "bid Elk")
    s.choose("bid Elk", "bid Cow")
    until(s, f"Soul: {prize}")
    assert s.asked == "B"
    s.choose(f"Soul: {prize}")
    until(s, "play Axe")
    s.choose("play Axe", "target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.life("A"), s.life("B")) == ("A's graveyard", 20, life)


GALLERY = "Gallery of Nine Desks"


@plays("Gallery of Nine Desks")
@pytest.mark.parametrize(("prize", "drawn"), [("the advantage", 1), ("1 VP", 0)])
def test_who_wins_mind_draws_and_keeps_his_hand(prize: str, drawn: int) -> None:
    s = ava(f"A: city {GALLERY}: Elder; hand: 9; deck: 5\nB: army: Elk; hand: 1{TACTICS}")
    takes(s, "Mind", "Elder", prize)
    while s.table.chain:
        s.choose(s.way_on())
    assert (len(s.hand("A")), s.victory("A")) == (9 + drawn, 1 - drawn)
    s.to("Play", "B")
    assert len(s.hand("A")) == (10 if drawn else 7)
    assert len(s.grave("A")) == (0 if drawn else 2)


@plays("Gallery of Nine Desks")
@pytest.mark.parametrize(("prize", "over"), [("the advantage", True), ("1 VP", False)])
def test_who_gains_the_gallery_must_draw(prize: str, over: bool) -> None:
    s = ava(f"A: city {GALLERY}: Elder; hand: 1; deck: 0\nB: army: Elk; hand: 1{TACTICS}")
    takes(s, "Mind", "Elder", prize)
    while not s.over and s.phase == "Tactics":
        s.choose(s.way_on())
    assert s.over is over


@plays("Gallery of Nine Desks")
def test_a_passive_winner_draws_as_well() -> None:
    s = ava(f"A: city Oak (Mind, 8): Ox; hand: 1\nB: city {GALLERY}: Elk, Cow; hand: 1; deck: 5{TACTICS}")
    s.choose("claim Mind", "bid Ox")
    until(s, "bid Elk")
    s.choose("bid Elk", "bid Cow")
    until(s, "Mind: the advantage")
    s.choose("Mind: the advantage")
    s.to("Play")
    assert (len(s.hand("B")), s.victory("B")) == (2, 0)


@plays("Gallery of Nine Desks")
def test_a_sweep_switches_the_gallery_on_too() -> None:
    s = ava(
        f"A: city {GALLERY}: Elder, Ox, Hen; city Oak (Body, 8); city Elm (Soul, 8); hand: 1; deck: 5\n"
        f"B: army: Elk; hand: 1{TACTICS}"
    )
    for discipline, who in (("Body", "Elder"), ("Mind", "Ox"), ("Soul", "Hen")):
        until(s, f"claim {discipline}")
        s.choose(f"claim {discipline}", f"bid {who}")
        s.choose("done") if "done" in s.options() else None
    s.settle()
    assert (len(s.hand("A")), s.victory("A")) == (2, 3)
