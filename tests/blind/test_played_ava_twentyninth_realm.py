"""Blind enchantments and cities of AVA's round 27, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting, takes, targets, values
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Peel": "event 0: Destroy target enchantment.", "Lift": "event 0: Unmark target resource card.",
    "Call": "event 0: Put target creature into its controller's army.", "Raze": "event 0: Destroy target city.",
    "Stroke": "event 0: Deal 1 damage to target creature.", "Stand": "event 0: Unmark target creature.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Spell": "event 1 Gaian: Gain 1 victory point.", "Rite": "magic 3 House of Nobles: Draw a card.",
    "Ogre": "creature 3 House of Nobles loyalty 1 1/1", "Imp": "creature 1 House of Nobles 1/1",
    "Moor": "city 3 House of Nobles Soul 6",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
UPKEEP = "\nphase: Discard, active B"
GIRDLE, LINE, HELPING = "Girdle of Ivy", "Marching Boots of the Line", "Nightly Helping"
VERDIGRIS, STEPS, DRUMGATE = "Verdigris", "Oakhallow Steps", "Drumgate Barracks"
ARCADE, WAGONS, HOLLOWBELL = "Guildmoot Arcade", "Wagonburg of the Oath", "Hollowbell Necropolis"


@rule("AVA-CITY-09")
@plays("Girdle of Ivy")
def test_residents_behind_the_ivy_are_tougher_also_those_of_the_army_that_helps() -> None:
    table = f"hand: 1; army: Cow 1/1; city Dale: Hen 1/1; avatar in Dale; city Oak: Pig 1/1; attached: {GIRDLE} of A on Dale"
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: {table}", TEXTS)
    assert values(s, "Hen", "Cow", "Pig", "Ox") == ["1/2", "1/1", "1/1", "1/9"]
    assert s.life("B") == 20
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: {table.replace('; avatar in Dale', '')}{COMBAT}", TEXTS)
    other = s.fork()
    s.choose("attack Dale", "send Ox", "done")
    assert values(s, "Hen", "Cow", "Pig", "Ox") == ["1/2", "1/2", "1/1", "1/9"]
    s.to("Second Play")
    assert s.value("Cow") == "1/1"
    other.choose("attack Oak", "send Ox", "done")
    assert values(other, "Hen", "Cow", "Pig") == ["1/2", "1/1", "1/1"]


@plays("Girdle of Ivy")
@pytest.mark.parametrize(("card", "place"), [("Peel", "B's graveyard"), ("Call", "B's graveyard"), ("Wait", "Dale")])
def test_who_leaves_the_ivy_with_his_damage_dies(card: str, place: str) -> None:
    s = ava(f"A: hand: {GIRDLE}, Stroke, {card}; gold 2 Gaian; army: Ox\nB: city Dale: Hen 1/1; city Oak", TEXTS)
    s.choose(f"play {GIRDLE}")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s.choose("target Dale")
    s.all_pass()
    s.play("Stroke", "target Hen")
    assert (s.place("Hen"), s.value("Hen")) == ("Dale", "1/2")
    s.choose(f"play {card}")
    s.choose("target Hen") if "target Hen" in s.options() else None
    s.all_pass()
    assert s.place("Hen") == place


@plays("Marching Boots of the Line")
@pytest.mark.parametrize("shod", [True, False])
def test_who_is_shod_moves_unmarked_and_attacks_in_the_same_turn(shod: bool) -> None:
    s = ava(
        f"A: hand: {LINE}, Wait; gold 1 The Empire; city Oak: Ox, Pig; army: Yak\n"
        "B: army: Elk; city Dale (Body, 8): Hen; hand: Wait", TEXTS,
    )  # fmt: skip
    if shod:
        s.choose(f"play {LINE}")
        assert sorted(targets(s)) == ["Elk", "Hen", "Ox", "Pig", "Yak"]
        s.choose("target Ox")
        s.all_pass()
    s.choose("move Ox to the Army")
    assert (s.place("Ox"), s.marked("Ox")) == ("Oak", not shod)  # it can be answered
    until(s, "play Wait")
    assert s.asked == "B"
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox"), offered(s, "move")) == ("A's Army", not shod, [])
    s.to("Attack")
    s.choose("attack Dale")
    assert ("Ox" in offered(s, "send")) is shod


@plays("Marching Boots of the Line")
def test_who_is_shod_still_has_to_be_unmarked_and_moves_once() -> None:
    s = ava(f"A: city Oak: Ox marked; army: Yak; hand: 1; attached: {LINE} on Ox\nB: army: Elk", TEXTS)
    assert offered(s, "move") == ["Yak to Oak", "Avatar of A to Oak"]
    s.carry_out("move Yak to Oak")
    assert s.marked("Yak")
    s = ava(f"A: army: Ox, Yak; city Oak; hand: 1; attached: {LINE} on Ox\nB: army: Elk; hand: 1", TEXTS)
    s.carry_out("move Ox to Oak")
    assert (s.place("Ox"), s.marked("Ox"), offered(s, "move")) == ("Oak", False, [])


HELPED = (
    f"A: hand: 1; attached: {HELPING} of A on {{}}; army: Ox 1/1; gold {{}}\nB: army: Elk 1/1; gold 1 Gaian; hand: 1"
)


@plays("Nightly Helping")
def test_whoever_is_helped_is_stronger() -> None:
    s = ava(f"A: hand: {HELPING}; gold 1 Dark Legion; army: Ox 1/1\nB: army: Elk 1/1; city Dale: Hen 1/1")
    s.choose(f"play {HELPING}")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox"]
    s.choose("target Hen")
    s.all_pass()
    assert (values(s, "Hen", "Elk", "Ox"), s.place(HELPING)) == (["4/2", "1/1", "1/1"], "on Hen")


@plays("Nightly Helping")
@pytest.mark.parametrize("host", ["Ox", "Elk"])
@pytest.mark.parametrize("pays", [True, False])
@pytest.mark.parametrize("faction", ["Gaian", "Red Banner"])
def test_its_master_pays_or_it_goes(host: str, pays: bool, faction: str) -> None:
    s = ava(HELPED.format(host, f"1 {faction}") + UPKEEP, TEXTS)
    while not starting(s, "pay"):
        s.choose(s.way_on())
    assert (s.asked, s.active, s.value(host)) == ("A", "A", "4/2")
    s.choose(starting(s, "pay")[0] if pays else next(o for o in s.options() if not o.startswith("pay")))
    s.to("Play", "A")
    assert (s.place(HELPING), s.value(host), s.gems("A"), s.gems("B")) == (
        (f"on {host}", "4/2", "", "1 Gaian") if pays else ("A's graveyard", "1/1", f"1 {faction}", "1 Gaian")
    )
    assert s.place(host) == ("A's Army" if host == "Ox" else "B's Army")


@plays("Nightly Helping")
def test_without_gold_it_goes_and_whoever_lived_by_it_dies() -> None:
    s = ava(f"A: hand: 1; army: Ox\nB: army: Elk 1/1 hurt 1; attached: {HELPING} on Elk; hand: Peel", TEXTS)
    assert s.value("Elk") == "4/2"
    s.to("Play", "B")
    assert s.place("Elk") == "B's Army"
    s = ava(f"A: hand: Peel; army: Ox\nB: army: Elk 1/1 hurt 1; attached: {HELPING} on Elk; hand: 1", TEXTS)
    s.play("Peel")
    assert (s.place("Elk"), s.place(HELPING)) == ("B's graveyard", "B's graveyard")
    s = ava(f"A: hand: 1; army: Ox; attached: {HELPING} on Ox\nB: army: Elk; hand: 1{UPKEEP}", TEXTS)
    s.to("Play", "A")
    assert (s.place(HELPING), s.place("Ox"), s.value("Ox")) == ("A's graveyard", "A's Army", "1/1")


@plays("Verdigris on the Strongbox")
@pytest.mark.parametrize("marked", ["", " marked"])
def test_what_is_in_a_green_strongbox_stays_as_it_is(marked: str) -> None:
    s = ava(
        f"A: army: Ox; hand: {VERDIGRIS}; gold 2 Dark Legion\nB: gold 1 Gaian{marked}; army: Elk; hand: Spell, Wait, 1",
        TEXTS,
    )
    s.play(VERDIGRIS, "target Gaian resource card")
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


@plays("Verdigris on the Strongbox")
def test_a_green_strongbox_is_opened_by_an_effect() -> None:
    s = ava(
        f"A: hand: {VERDIGRIS}, Peel; gold 2 Dark Legion; army: Ox\n"
        "B: gold 1 Gaian marked, 1 The Empire marked; army: Elk; hand: Lift, Wait", TEXTS,
    )  # fmt: skip
    s.choose(f"play {VERDIGRIS}")
    assert {"Gaian resource card", "The Empire resource card"} <= set(targets(s))
    s.choose("target Gaian resource card")
    s.all_pass()
    gone = s.fork()
    s.to("Play", "B")
    assert (s.marked("Gaian resource card"), s.marked("The Empire resource card")) == (True, False)
    s.play("Lift", "target Gaian resource card")
    assert not s.marked("Gaian resource card")
    gone.play("Peel")
    gone.to("Play", "B")
    assert not gone.marked("Gaian resource card")


@plays("Oakhallow Steps")
@pytest.mark.parametrize(("prize", "toughness"), [("the advantage", 3), ("1 VP", 1)])
def test_who_wins_body_has_tougher_creatures_everywhere(prize: str, toughness: int) -> None:
    s = ava(
        f"A: city {STEPS}: Elder; city Oak: Hen; army: Ox; grave: Pig; hand: Raise, Raze, Wait\nB: army: Elk; hand: 1{TACTICS}",
        TEXTS,
    )
    takes(s, "Body", "Elder", prize)
    s.to("Play")
    assert values(s, "Elder", "Hen", "Ox", "Elk") == [*[f"1/{toughness}"] * 3, "1/1"]
    assert s.value("Avatar of A") == "0/0"
    s.play("Raise")
    assert s.value("Pig") == f"1/{toughness}"
    razed = s.fork()
    s.to("Play", "B")
    assert values(s, "Hen", "Ox", "Pig") == ["1/1"] * 3
    razed.play("Raze", f"target {STEPS}")
    assert values(razed, "Hen", "Ox", "Pig") == ["1/1"] * 3


@plays("Oakhallow Steps")
def test_a_passive_winner_has_tougher_creatures_too() -> None:
    s = ava(f"A: city Oak (Body, 8): Ox; hand: Wait\nB: city {STEPS}: Elk, Cow; army: Hen; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Ox")
    until(s, "bid Elk")
    s.choose("bid Elk", "bid Cow")
    until(s, "Body: the advantage")
    assert s.asked == "B"
    s.choose("Body: the advantage")
    s.to("Play")
    assert values(s, "Elk", "Hen", "Ox") == ["1/3", "1/3", "1/1"]


@plays("Drumgate Barracks")
@pytest.mark.parametrize(("prize", "values_"), [
    ("the advantage", ["2/9", "2/9", "1/9", "1/9"]), ("1 VP", ["1/9", "1/9", "1/9", "1/9"]),
])  # fmt: skip
def test_who_wins_body_attacks_more_strongly(prize: str, values_: list[str]) -> None:
    s = ava(
        f"A: city {DRUMGATE}: Elder; army: Ox 1/9, Hen 1/9, Pig 1/9; hand: Wait\n"
        f"B: army: Elk 1/9; city Fen (Body, 8); hand: Wait{TACTICS}", TEXTS,
    )  # fmt: skip
    takes(s, "Body", "Elder", prize)
    s.to("Attack")
    assert s.value("Ox") == "1/9"
    s.choose("attack Fen", "send Ox", "send Hen", "send Avatar of A", "done")
    assert values(s, "Ox", "Hen", "Pig", "Elk") == values_
    assert s.value("Avatar of A")[0] == "0"
    fought(s)
    assert s.damage("Fen") == int(values_[0][0]) + int(values_[1][0])
    s.to("Second Play")
    assert s.value("Ox") == "1/9"


@plays("Drumgate Barracks")
def test_nobody_defends_more_strongly() -> None:
    s = ava(f"A: army: Ox 1/9; hand: 1\nB: city {DRUMGATE} (advantage); army: Elk 1/9; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block")
    s.choose("block Ox with Elk")
    fought(s)
    assert (s.damage("Ox"), s.damage("Elk")) == (1, 1)
