"""Blind creatures of AVA's round 33 that are used, that move and that watch the bids, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolved, starting, targets
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Stand": "event 0: Unmark target creature.",
    "Stroke": "event 0: Deal 1 damage to target creature.", "Bolt": "event 0: Deal 3 damage to target creature.",
    "Rain": "event 0: Deal 1 damage to each creature.",
    "Chime": "creature 1/9: Whenever an opponent loses life points, gain 1 life point.",
    "Rock": "magic 1 Gaian: Draw a card.", "Pebble": "event 1 The Empire: Draw a card.",
    "Whelp": "creature 1 Dark Legion 1/1", "Spear": "creature 1/9: 1: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
APOTHECARY, SIFTER, BARD = "Fen Apothecary", "Coin Sifter", "Wayfaring Bard"
ACOLYTE, YSOLDE = "Acolyte of the Thin Knife", "Quartermaster Ysolde"
FACTIONS = ["Dark Legion", "Gaian", "House of Nobles", "Red Banner", "The Empire"]


@plays("Fen Apothecary")
@pytest.mark.parametrize(("cards", "damage"), [
    (["Stroke"], 0), (["Stroke", "Stroke"], 0), (["Stroke", "Rain", "Stroke"], 1), (["Bolt"], 1), (["Stroke", "Bolt"], 2),
    (["Bolt", "Stroke"], 2),
])  # fmt: skip
@pytest.mark.parametrize("who", ["Ox", "Cow", "Hen"])
def test_the_next_two_are_not_dealt(cards: list[str], damage: int, who: str) -> None:
    s = ava(
        f"A: army: {APOTHECARY}, Ox 1/9; hand: {', '.join(cards)}, 1\nB: army: Cow 1/9; city Dale: Hen 1/9; hand: 1",
        TEXTS,
    )
    s.choose(f"use {APOTHECARY}")
    assert sorted(targets(s)) == ["Cow", APOTHECARY, "Hen", "Ox"]
    s.choose(f"target {who}")
    s.all_pass()
    assert (s.marked(APOTHECARY), offered(s, "use")) == (True, [])
    for card in cards:
        s.choose(starting(s, f"play {card}")[0])
        s.choose(*starting(s, f"target {who}"))
        resolved(s)
    assert s.damage(who) == damage


@plays("Fen Apothecary")
def test_it_heals_nothing_and_lasts_for_the_turn_and_answers_come_first() -> None:
    s = ava(
        f"A: army: {APOTHECARY}, Ox 1/9 hurt 2; hand: 1; deck: 9\nB: army: Cow; hand: Stroke, Stroke, Stroke; deck: 9",
        TEXTS,
    )
    s.choose(f"use {APOTHECARY}", "target Ox")
    until(s, "play Stroke")
    s.choose(starting(s, "play Stroke")[0])
    s.choose("target Ox")
    resolved(s)
    assert s.damage("Ox") == 3
    s.to("Play", "B")
    for _ in range(2):
        s.choose(starting(s, "play Stroke")[0])
        s.choose("target Ox")
        resolved(s)
    assert s.damage("Ox") == 2


@plays("Fen Apothecary")
def test_a_resident_helps_at_home_and_it_may_help_itself() -> None:
    s = ava(
        f"A: city Oak: {APOTHECARY}, Hen; city Fen: Ewe; army: Ox; hand: Stroke\nB: army: Cow; city Dale: Elk", TEXTS
    )
    s.choose(f"use {APOTHECARY}")
    assert sorted(targets(s)) == [APOTHECARY, "Hen"]
    s.choose(f"target {APOTHECARY}")
    s.all_pass()
    s.play("Stroke", f"target {APOTHECARY}")
    assert s.damage(APOTHECARY) == 0


@plays("Fen Apothecary")
@pytest.mark.parametrize(("atk", "damage"), [(1, 0), (2, 0), (3, 1)])
def test_in_a_combat_it_takes_the_edge_off_a_blow(atk: int, damage: int) -> None:
    s = ava(f"A: army: Ram {atk}/9; hand: 1\nB: army: {APOTHECARY}, Cow 1/2; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Ram with Cow")
    until(s, f"use {APOTHECARY}")
    s.choose(f"use {APOTHECARY}", "target Cow")
    fought(s)
    assert (s.place("Cow"), s.damage("Cow"), s.damage("Ram")) == ("B's Army", damage, 1)
    s = ava(f"A: army: Ox; hand: Wait\nB: army: {APOTHECARY}; hand: Wait", TEXTS)
    s.choose("play Wait")
    until(s, "play Wait")
    assert not offered(s, "use")


@plays("Coin Sifter")
@pytest.mark.parametrize("home", ["army: {}", "city Oak: {}"])
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_sifter_gives_gold_of_any_faction(home: str, faction: str) -> None:
    cards = TEXTS | {"Rock": f"magic 1 {faction}: Draw a card."}
    s = ava(f"A: {home.format(SIFTER)}; army: Ox; hand: Rock\nB: army: Elk; hand: 1", cards)
    assert not offered(s, "play")
    s.choose(f"use {SIFTER}")
    until(s, "name")
    assert [o.removeprefix("name ") for o in s.options()] == FACTIONS
    other = s.fork()
    s.choose(f"name {faction}")
    s.all_pass()
    assert (s.marked(SIFTER), offered(s, "play"), offered(s, "use")) == (True, ["Rock"], [])
    s.play("Rock")
    assert s.place("Rock") == "A's graveyard"
    other.choose(f"name {next(f for f in FACTIONS if f != faction)}")
    other.all_pass()
    assert not offered(other, "play")


@plays("Coin Sifter")
def test_what_it_gives_lasts_till_the_end_of_the_turn() -> None:
    s = ava(f"A: army: {SIFTER}; hand: Whelp; deck: 9\nB: army: Elk; hand: Pebble; deck: 9", TEXTS)
    late = s.fork()
    for one in (s, late):
        one.choose(f"use {SIFTER}", "name Dark Legion")
        one.all_pass()
    s.to("Entrance")
    s.choose("play Whelp", *["place in the Army"] * ("place in the Army" in s.options()))
    s.all_pass()
    assert s.place("Whelp") == "A's Army"
    late.to("Play", "B")
    late.to("Entrance", "A")
    assert "play Whelp" not in late.options()


@plays("Coin Sifter")
def test_in_a_combat_it_pays_and_in_a_foes_turn_for_nothing_else() -> None:
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: army: {SIFTER}; hand: Pebble; deck: 9{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, f"use {SIFTER}")
    assert not offered(s, "play")
    s.choose(f"use {SIFTER}", "name The Empire")
    until(s, "play Pebble")
    s.choose("play Pebble")
    resolved(s)
    assert s.place("Pebble") == "B's graveyard"
    s = ava(f"A: army: Ox; hand: Wait\nB: army: {SIFTER}; hand: Pebble, Wait; deck: 9", TEXTS)
    s.choose("play Wait")
    until(s, "play Wait")
    assert not offered(s, "use")


@plays("Wayfaring Bard")
def test_the_bard_moves_beside_the_move_of_the_turn() -> None:
    s = ava(f"A: army: {BARD}, Ox; city Oak; city Fen; hand: Stand, Stand, 1\nB: army: Cow; hand: 1", TEXTS)
    last = s.fork()
    s.carry_out(f"move {BARD} to Oak")
    assert (s.place(BARD), s.marked(BARD)) == ("Oak", True)
    assert not offered(s, "move", BARD)
    s.play("Stand", f"target {BARD}")
    s.carry_out(f"move {BARD} to Fen")
    s.carry_out("move Ox to Oak")
    assert (s.place(BARD), s.place("Ox"), offered(s, "move")) == ("Fen", "Oak", [])
    s.play("Stand", f"target {BARD}")
    assert sorted(offered(s, "move")) == [f"{BARD} to Oak", f"{BARD} to the Army"]
    last.carry_out("move Ox to Oak")
    assert {o.partition(" to ")[0] for o in offered(last, "move")} == {BARD}
    last.to("Attack")
    assert not offered(last, "move")
    last.to("Second Play")
    last.carry_out(f"move {BARD} to Oak")
    assert (last.place(BARD), offered(last, "move")) == ("Oak", [])


@plays("Wayfaring Bard")
def test_even_the_avatar_has_its_move_beside_it_and_it_can_be_answered() -> None:
    s = ava(
        f"A: army: {BARD}, Ox; city Oak; hand: 1\nB: army: Cow; hand: Raze",
        {**TEXTS, "Raze": "event 0: Destroy target city."},
    )
    late = s.fork()
    s.carry_out("move Avatar of A to Oak")
    s.carry_out(f"move {BARD} to Oak")
    assert (s.place(BARD), s.place("Avatar of A")) == ("Oak", "Oak")
    late.choose(f"move {BARD} to Oak")
    until(late, "play Raze")
    late.choose("play Raze")
    late.choose(*starting(late, "target"))
    resolved(late)
    assert (late.place(BARD), late.marked(BARD)) == ("A's Army", True)
    s = ava(f"A: army: Ox; city Oak; hand: 1\nB: army: {BARD}, Cow; city Elm; hand: 1", TEXTS)
    assert not offered(s, "move", BARD)
    s = ava(f"A: army: {BARD} marked, {BARD}; city Oak; hand: 1\nB: army: Cow; hand: 1", TEXTS)
    assert [o for o in s.options() if o.startswith("move") and "Avatar" not in o] == [f"move {BARD} to Oak"]


def claimed(s: Scene, discipline: str, *bidders: str) -> None:
    """A discipline is claimed with these."""
    s.choose(f"claim {discipline}", *(f"bid {name}" for name in bidders))
    s.choose(*["done"] * (s.asked == "A" and "done" in s.options()))


BIDS = (
    "A: {}; city Oak (Body): Hen, Ewe; city Elm (Mind): Sow; hand: 1\n"
    "B: {}; city Dale: Cow, Pig; hand: 1\nC: {}; city Fen: Elk; hand: 1\nphase: Tactics"
)


@plays("Acolyte of the Thin Knife")
@pytest.mark.parametrize(("whose", "bids", "lost"), [
    (0, ["Cow", "Pig"], "B"), (0, [], ""), (0, ["Cow"], ""), (1, [], "A"), (1, ["Cow", "Pig"], ""), (1, ["Elk"], ""),
    (2, ["Cow", "Pig"], "B"), (2, [], "A"),
])  # fmt: skip
@pytest.mark.parametrize("prize", ["1 VP", "the advantage"])
def test_each_foe_who_wins_a_bid_pays_for_it(whose: int, bids: list[str], lost: str, prize: str) -> None:
    homes = [f"army: {ACOLYTE}" if n == whose else "army: Ox" for n in range(3)]
    s = ava(BIDS.format(*homes), TEXTS)
    claimed(s, "Body", "Hen")
    while not starting(s, "claim", "Body: ") and s.phase == "Tactics":
        found = [o for o in s.options() if o.removeprefix("bid ") in bids]
        s.choose(found[0] if found else s.way_on())
    resolved(s)
    assert [s.life(seat) for seat in "ABC"] == [20 - (lost == seat) for seat in "ABC"]
    while s.phase == "Tactics":
        s.choose(next((o for o in s.options() if o == f"Body: {prize}"), None) or s.way_on())
    assert [s.life(seat) for seat in "ABC"] == [20 - (lost == seat) for seat in "ABC"]


@plays("Acolyte of the Thin Knife")
def test_at_once_and_for_each_discipline() -> None:
    s = ava(BIDS.format("army: Ox", f"army: {ACOLYTE}, Chime", f"army: {ACOLYTE}"), TEXTS)
    claimed(s, "Body", "Hen")
    until(s, "claim")
    assert (s.asked, s.life("A"), s.life("B")) == ("A", 18, 22)
    claimed(s, "Mind", "Sow")
    while s.phase == "Tactics":
        s.choose(next((o for o in s.options() if o.endswith(": 1 VP")), None) or s.way_on())
    assert (s.life("A"), s.life("B"), s.victory("A")) == (16, 24, 2)


@plays("Acolyte of the Thin Knife")
def test_a_winner_with_his_last_life_point_falls() -> None:
    s = ava(f"A: 1 LP; army: Ox; city Oak: Hen; hand: 1\nB: army: {ACOLYTE}; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Hen")
    while not s.over and s.phase == "Tactics":
        s.choose(s.way_on())
    assert (s.over, s.winner) == (True, "B")


MUSTER = (
    "A: army: {}; city Oak: Hen, Nun; gold {}; hand: 1; deck: 9\nB: army: Cow; gold 2 Gaian marked; hand: Wait; deck: 9"
)


@plays("Quartermaster Ysolde")
@pytest.mark.parametrize("n", [0, 1, 2])
@pytest.mark.parametrize("sign", ["", " marked"])
def test_two_others_are_marked_for_up_to_two_resource_cards(n: int, sign: str) -> None:
    s = ava(MUSTER.format(f"{YSOLDE}{sign}, Ox", "1 Gaian, 3 Gaian marked"), TEXTS)
    assert (s.gems("A"), s.consumed("A")) == ("1 Gaian", "3 Gaian")
    s.choose(f"use {YSOLDE}")
    assert not targets(s)
    assert sorted(offered(s, "give")) == ["Hen", "Nun", "Ox"]
    s.choose("give Hen", "give Ox")
    assert (s.marked("Hen"), s.marked("Ox"), s.marked("Nun"), s.marked(YSOLDE)) == (True, True, False, sign != "")
    until(s, "pick")
    assert s.asked == "A"
    assert len(offered(s, "pick")) in (3, 4)  # the unmarked one may be named, too, to no effect
    for k in range(n):
        s.choose(starting(s, "pick")[1 - k])
    s.choose(*["done"] * (n < 2))
    s.all_pass()
    assert (s.gems("A"), s.consumed("B")) == (f"{1 + n} Gaian", "2 Gaian")
    assert not offered(s, "use")


@plays("Quartermaster Ysolde")
def test_what_is_unmarked_yields_again_and_one_other_is_too_few() -> None:
    s = ava(
        f"A: army: {YSOLDE}, Ox, Ram, Yak, Elk, Spear; gold 2 Gaian; hand: {', '.join(['Rock'] * 4)}; deck: 9\nB: hand: 1",
        TEXTS,
    )
    for k in range(4):
        if k and not s.gems("A"):
            s.choose(f"use {YSOLDE}")
            while starting(s, "give"):
                s.choose(starting(s, "give")[0])
            while s.table.chain or starting(s, "pick"):
                s.choose(next(iter(starting(s, "pick")), None) or s.way_on())
        s.choose(starting(s, "play Rock")[0])
        resolved(s)
    assert len(s.grave("A")) == 4
    for army in (f"{YSOLDE}, Ox", f"{YSOLDE}, Ox, Ram marked"):
        s = ava(f"A: army: {army}; gold 2 Gaian marked; hand: 1\nB: army: Cow; hand: 1", TEXTS)
        assert not offered(s, "use")


@plays("Quartermaster Ysolde")
def test_she_serves_in_a_combat_too() -> None:
    s = ava(
        f"A: army: Ram 1/9; hand: 1\nB: army: {YSOLDE}, Cow, Pig; gold 1 The Empire marked; hand: Pebble; deck: 9{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army")
    until(s, f"use {YSOLDE}")
    assert not offered(s, "play")
    s.choose(f"use {YSOLDE}")
    while starting(s, "give"):
        s.choose(starting(s, "give")[0])
    while not starting(s, "play Pebble"):
        s.choose(next(iter(starting(s, "pick")), None) or s.way_on())
    s.choose("play Pebble")
    resolved(s)
    assert (s.place("Pebble"), s.marked("Cow"), s.marked("Pig")) == ("B's graveyard", True, True)
