"""Blind enchantments and cities of AVA's round 30, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting, takes, targets, values
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Peel": "event 0: Destroy target enchantment.", "Raze": "event 0: Destroy target city.",
    "Quake": "event 0: Deal 3 damage to target city.", "Stand": "event 0: Unmark target creature.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.", "Two": "event 0: Draw two cards.",
    "Refresh": "event 0: Unmark target resource card.", "Call": "event 0: Put target creature into its controller's army.",
    "Deed": "event 2 House of Nobles loyalty 1: Gain 1 victory point.",
    "Hint": "event 1 House of Nobles: Gain 1 victory point.",
    "Rite": "magic 2 House of Nobles: Gain 1 victory point.", "Cheap": "event 1 Gaian: Gain 1 victory point.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
UPKEEP = "\nphase: Discard, active B"
HARNESS, MILDEW, BULWARK, CORONAL, TETHER = (
    "Gudgeon Harness", "Mildew in the Coffers", "Oathstone Bulwark", "Leaden Coronal", "Moonwarden's Tether",
)  # fmt: skip
CRAGMOOR, SLUICE, CLOISTER, IRONQUAY = "Cragmoor-under-Smoke", "Lantern Sluice", "Vesper Cloister of Ull", "Ironquay"


@plays("Gudgeon Harness")
@pytest.mark.parametrize("who", ["Ox", "Elk", "Hen"])
def test_who_wears_the_harness_is_stronger(who: str) -> None:
    s = ava(f"A: hand: {HARNESS}, Peel; gold 2 The Empire; army: Ox 1/1\nB: army: Elk 1/1; city Dale: Hen 1/1", TEXTS)
    s.choose(f"play {HARNESS}")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox"]
    s.choose(f"target {who}")
    s.all_pass()
    assert [n for n in ("Ox", "Elk", "Hen") if s.value(n) == "3/2"] == [who]
    s.to("Second Play")
    s.play("Peel")
    assert (s.value(who), s.place(HARNESS)) == ("1/1", "A's graveyard")


@plays("Mildew in the Coffers")
@pytest.mark.parametrize("marked", ["", " marked"])
def test_mildewed_gold_stays_marked(marked: str) -> None:
    s = ava(
        f"A: hand: {MILDEW}, Refresh; gold 1 Dark Legion; army: Ox; deck: 9\n"
        f"B: army: Elk; gold 1 The Empire, 1 Gaian{marked}; hand: Cheap; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {MILDEW}")
    assert {"target The Empire resource card", "target Gaian resource card"} <= set(s.options())
    s.choose("target Gaian resource card")
    s.all_pass()
    s.to("Play", "B")
    assert ("Cheap" in offered(s, "play")) == (not marked)
    if not marked:
        s.play("Cheap")
        assert s.victory("B") == 1
    freed = s.fork()
    s.to("Play", "A")
    s.to("Play", "B")
    assert s.marked("Gaian resource card")
    until(freed, "play Refresh")
    freed.choose("play Refresh", "target Gaian resource card")
    while freed.table.chain:
        freed.choose("pass")
    assert not freed.marked("Gaian resource card")


SIEGE = "A: army: Ox 3/9, Yak 1/9, Pig 0/9; hand: {}\nB: city Dale (Body, 20); army: Cow; hand: 1; attached: {}"


@plays("Oathstone Bulwark")
@pytest.mark.parametrize(("walls", "left"), [(1, 2), (2, 1)])
def test_behind_the_bulwark_each_attacker_does_less(walls: int, left: int) -> None:
    s = ava(SIEGE.format("1", ", ".join([f"{BULWARK} on Dale"] * walls)) + COMBAT, TEXTS)
    s.choose("attack Dale", "send Ox", "send Yak", "send Pig", "done")
    fought(s)
    assert s.damage("Dale") == left


@plays("Oathstone Bulwark")
def test_other_damage_and_other_cities_are_as_before() -> None:
    s = ava(SIEGE.format("Quake", f"{BULWARK} on Dale"), TEXTS)
    s.play("Quake", *starting(s, "target Dale"))
    assert s.damage("Dale") == 3
    s = ava(f"A: hand: {BULWARK}; gold 2 House of Nobles; city Oak; army: Ox\nB: city Dale; army: Elk", TEXTS)
    s.choose(f"play {BULWARK}")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s = ava(
        f"A: army: Ox 3/9; hand: 1\n"
        f"B: city Dale (Body, 20); city Fen (Mind, 9); army: Cow; hand: 1; attached: {BULWARK} on Fen{COMBAT}",
        TEXTS,
    )
    s.choose("attack Dale", "send Ox", "done")
    fought(s)
    assert s.damage("Dale") == 3


@plays("Leaden Coronal")
@pytest.mark.parametrize(("on", "drawn"), [("A", 1), ("B", 2)])
def test_who_wears_the_coronal_draws_once_in_his_draw_phase(on: str, drawn: int) -> None:
    s = ava(
        f"A: army: Ox; hand: Two; deck: 9; attached: {CORONAL} of B on {on}\nB: army: Elk; hand: 1; deck: 9{UPKEEP}",
        TEXTS,
    )
    while not (s.asked == "A" and s.phase == "Play"):
        s.choose("yes" if "yes" in s.options() and s.phase == "Draw" else s.way_on())
    assert len(s.hand("A")) == 1 + drawn
    s.play("Two")
    assert len(s.hand("A")) == drawn + 2
    s = ava(f"A: hand: {CORONAL}; gold 2 Dark Legion; army: Ox\nB: army: Elk\nC: army: Cow", TEXTS)
    s.choose(f"play {CORONAL}")
    assert sorted(targets(s)) == ["player A", "player B", "player C"]


@plays("Moonwarden's Tether")
def test_the_tethered_do_not_attack_but_do_all_else() -> None:
    s = ava(
        f"A: army: Ox, Yak; city Oak; hand: 1; attached: {TETHER} of B on Ox\nB: army: Elk; city Dale; hand: 1", TEXTS
    )
    moves = s.fork()
    moves.carry_out("move Ox to Oak")
    assert moves.place("Ox") == "Oak"
    s.to("Attack")
    s.choose("attack Dale")
    assert "Ox" not in offered(s, "send")
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: army: Cow; hand: 1; attached: {TETHER} of A on Cow{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ram", "done")
    until(s, "block")
    assert "Ram with Cow" in offered(s, "block")
    s = ava(f"A: city Oak: Ox; hand: 1; attached: {TETHER} on Ox\nB: army: Elk; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Body")
    assert offered(s, "bid") == ["Ox"]


@plays("Moonwarden's Tether")
@pytest.mark.parametrize(("gold", "pays", "freed"), [
    ("2 Gaian, 1 Red Banner", True, True), ("2 Gaian, 1 Red Banner", False, False), ("2 Gaian", True, False),
])  # fmt: skip
def test_its_master_may_buy_it_free_at_his_upkeep(gold: str, pays: bool, freed: bool) -> None:
    s = ava(
        f"A: army: Ox; gold {gold}; hand: 1; attached: {TETHER} of B on Ox\n"
        f"B: army: Elk; gold 3 Gaian; hand: 1; deck: 9{UPKEEP}",
        TEXTS,
    )
    while not (s.asked == "A" and s.phase == "Play"):
        wish = ("yes" if pays else "no") if "yes" in s.options() and s.phase == "Upkeep" else None
        assert not wish or s.asked == "A"
        s.choose(wish or next(iter(starting(s, "pay")), None) or s.way_on())
    assert s.place(TETHER) == ("B's graveyard" if freed else "on Ox")
    assert (s.gems("A") == "") == freed
    if not freed:
        s.to("Play", "B")
        assert s.place(TETHER) == "on Ox"  # it is not his upkeep


@plays("Cragmoor-under-Smoke")
@pytest.mark.parametrize(("prize", "more"), [("the advantage", 1), ("1 VP", 0)])
def test_under_the_smoke_the_army_is_stronger(prize: str, more: int) -> None:
    s = ava(
        f"A: city {CRAGMOOR}: Elder; army: Ox; grave: Pig; hand: Raise, Wait\nB: army: Elk; hand: 1; deck: 9{TACTICS}",
        TEXTS,
    )
    takes(s, "Body", "Elder", prize)
    s.to("Play")
    s.play("Raise")
    assert values(s, "Ox", "Pig", "Elder", "Elk") == [f"{1 + more}/1", f"{1 + more}/1", "1/1", "1/1"]
    assert s.value("Avatar of A")[0] == "0"
    s.carry_out(f"move Ox to {CRAGMOOR}")
    assert values(s, "Ox", "Pig") == ["1/1", f"{1 + more}/1"]
    s.to("Play", "B")
    assert values(s, "Ox", "Pig") == ["1/1", "1/1"]


@plays("Lantern Sluice")
@pytest.mark.parametrize(("city", "gold", "can"), [
    (f"city {SLUICE} (advantage)", 1, ["Deed", "Hint"]), (f"city {SLUICE}", 1, ["Hint"]),
    (f"city {SLUICE} (advantage); city {SLUICE} (advantage)", 1, ["Deed", "Hint"]), (f"city {SLUICE} (advantage)", 0, ["Hint"]),
])  # fmt: skip
def test_events_cost_a_gold_less(city: str, gold: int, can: list[str]) -> None:
    money = f"gold {gold} House of Nobles; " if gold else ""
    s = ava(f"A: {city}; {money}hand: Deed, Hint, Rite; army: Ox\nB: army: Elk; hand: 1", TEXTS)
    assert sorted(offered(s, "play")) == can
    if gold:
        s.play("Hint")
        assert s.gems("A") == ("1 House of Nobles" if "advantage" in city else "")


@plays("Lantern Sluice")
def test_it_is_the_winners_and_for_this_turn() -> None:
    s = ava(
        f"A: city {SLUICE}: Elder; gold 1 House of Nobles; hand: Deed, 1\n"
        f"B: gold 1 House of Nobles; hand: Deed, 1; deck: 9{TACTICS}",
        TEXTS,
    )
    takes(s, "Mind", "Elder", "the advantage")
    s.to("Play")
    assert offered(s, "play", "Deed") == ["Deed"]
    s.to("Play", "B")
    assert offered(s, "play", "Deed") == []
    while s.asked != "A":
        s.choose(s.way_on())
    assert offered(s, "play", "Deed") == []


@plays("Vesper Cloister of Ull")
@pytest.mark.parametrize(("on", "card", "who", "lives"), [
    (True, "Axe", "Ox", [21, 20]), (True, "Axe", "Nun", [21, 20]), (True, "Axe", "Elk", [20, 20]),
    (False, "Axe", "Ox", [20, 20]),
    (True, "Hail", "", [23, 20]), (True, "Give", "", [20, 20]), (True, "Scare", "Ox", [20, 20]), (True, "Axe", "Cow", [21, 20]),
])  # fmt: skip
def test_vespers_for_each_of_ones_own_dead(on: bool, card: str, who: str, lives: list[int]) -> None:
    s = ava(
        f"A: city {CLOISTER}{' (advantage)' * on}: Nun; army: Ox, Cow of B; hand: {card}\nB: army: Elk, Hen of A; hand: 1",
        TEXTS,
    )
    s.choose(f"play {card}")
    s.choose(f"target {who}") if who else None
    while s.table.chain or offered(s, "trigger") or offered(s, "sacrifice"):
        s.choose(next(iter(starting(s, "trigger", "sacrifice")), None) or s.way_on())
    assert [s.life(seat) for seat in "AB"] == lives


@plays("Ironquay")
def test_residents_of_ironquay_are_tougher_without_any_bid() -> None:
    s = ava(f"A: city {IRONQUAY}: Nun; city Oak: Hen; army: Ox; hand: Call\nB: army: Elk; city {IRONQUAY}: Fox", TEXTS)
    assert values(s, "Nun", "Hen", "Ox", "Elk", "Fox") == ["1/2", "1/1", "1/1", "1/1", "1/2"]
    s.play("Call", "target Nun")
    assert s.value("Nun") == "1/1"
    s = ava(f"A: army: Ram 1/9; hand: Wait\nB: army: Cow; city {IRONQUAY}: Fox; city Dale; hand: Wait{COMBAT}", TEXTS)
    other = s.fork()
    s.choose(f"attack {IRONQUAY}", "send Ram", "done")
    assert values(s, "Cow", "Fox") == ["1/2", "1/2"]
    other.choose("attack Dale", "send Ram", "done")
    assert values(other, "Cow", "Fox") == ["1/1", "1/2"]


QUAY = (
    f"A: city {IRONQUAY}: Elder; city Dale; army: Ox, Hen, Pig; hand: Stand, Wait\n"
    f"B: army: Yak, Fox; city Fen; hand: 1; deck: 9{TACTICS}"
)


@plays("Ironquay")
@pytest.mark.parametrize(("prize", "moves"), [("the advantage", 2), ("1 VP", 1)])
@pytest.mark.parametrize("second", ["Hen", "Avatar of A"])
def test_with_body_won_there_are_two_moves(prize: str, moves: int, second: str) -> None:
    s = ava(QUAY, TEXTS)
    takes(s, "Body", "Elder", prize)
    s.to("Play")
    for name in ("Ox", second)[:moves]:
        s.carry_out(f"move {name} to Dale")
        assert (s.place(name), s.marked(name)) == ("Dale", True)
    assert not offered(s, "move")
    s.to("Play", "B")
    s.carry_out("move Yak to Fen")
    assert not offered(s, "move")


@plays("Ironquay")
def test_the_second_move_may_be_made_later_or_by_who_is_unmarked_again() -> None:
    s = ava(QUAY, TEXTS)
    takes(s, "Body", "Elder", "the advantage")
    s.to("Play")
    s.carry_out("move Ox to Dale")
    assert not offered(s, "move", "Ox")
    later = s.fork()
    s.play("Stand", "target Ox")
    s.carry_out("move Ox to the Army")
    assert (s.place("Ox"), offered(s, "move")) == ("A's Army", [])
    later.to("Second Play")
    assert offered(later, "move", "Hen")


@plays("Moonwarden's Tether")
def test_who_is_tethered_as_it_attacks_goes_on() -> None:
    s = ava(
        f"A: army: Ox 3/9; hand: 1\nB: army: Cow; city Dale (Body, 9); attached: {TETHER} on Cow; hand: Knot{COMBAT}",
        TEXTS | {"Knot": "event 0: Attach target enchantment to target creature."},
    )
    s.choose("attack Dale", "send Ox", "done")
    until(s, "play Knot")
    s.choose("play Knot")
    s.choose(*starting(s, f"target {TETHER}"))
    s.choose("target Ox")
    fought(s)
    assert (s.place(TETHER), s.damage("Dale")) == ("on Ox", 3)
