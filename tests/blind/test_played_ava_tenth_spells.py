"""Blind texts of AVA's tenth round, its spells and cities, that waited for a scene, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, offered, resolve, takes, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fern": "event 2 The Empire: Draw a card.",
    "Call": "event 0: Unmark target creature.", "Ram": "event 0: Deal 3 damage to target city.",
    "Raze": "event 0: Destroy target enchantment.", "Home": "event 0: Return target creature to its owner's hand.",
}  # fmt: skip
COMBAT, TACTICS = "\nphase: Attack", "\nphase: Tactics"


@plays("Emptied Pockets")
def test_any_player_discards_two_of_his_choice_or_what_he_has() -> None:
    table = "A: gold 3 Dark Legion; hand: Emptied Pockets, Wait\nB: hand: {}"
    s = ava(table.format("Ox, Elk, Cow"))
    s.choose("play Emptied Pockets")
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose("target player B")
    s.all_pass()
    assert s.asked == "B"
    s.choose("pick Ox" if "pick Ox" in s.options() else "discard Ox")
    s.choose(next(o for o in s.options() if o.endswith("Cow")))
    s.choose("done") if "done" in s.options() else None
    assert (s.hand("B"), len(s.hand("A"))) == (["Elk"], 1)
    for hand in ("Ox", "0"):
        s = ava(table.format(hand))
        s.play("Emptied Pockets", "target player B")
        assert s.hand("B") == []


@plays("Stand Close")
def test_only_a_defending_creature_grows_to_the_end_of_the_turn() -> None:
    s = ava(f"A: army: Ox 3/9, Cow\nB: army: Elk 1/1, Hen; gold 1 The Empire; hand: Stand Close, Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "send Cow", "done")
    assert "play Stand Close" not in s.options()
    until(s, "block")
    s.choose("block Ox with Elk", "block Cow with Avatar of B")
    until(s, "play Stand Close")
    s.choose("play Stand Close")
    s.choose("target Elk") if targets(s) == ["Elk"] else None
    resolve(s)
    assert s.value("Elk") == "1/4"
    s.to("Second Play")
    assert (s.place("Elk"), s.damage("Elk")) == ("B's Army", 3)
    s.to("Play", "B")
    assert (s.value("Elk"), s.damage("Elk")) == ("1/1", 0)


@plays("Hidden Ford")
def test_a_resident_comes_into_the_army_beside_the_move_and_may_attack() -> None:
    s = ava("""
        A: gold 1 Gaian; hand: Hidden Ford, Wait; city Dale (Body, 8): Ox, Cow marked; avatar in Dale; army: Hen
        B: army: Elk; city Fen (Mind, 8): Ant
    """)  # fmt: skip
    s.choose("play Hidden Ford")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    kept = s.fork()
    kept.choose("target Cow")
    kept.all_pass()
    assert (kept.place("Cow"), kept.marked("Cow")) == ("A's Army", True)
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox")) == ("A's Army", False)
    s.carry_out("move Avatar of A to the Army")
    assert s.place("Avatar of A") == "A's Army"


@plays("Hidden Ford")
def test_a_defender_that_leaves_its_city_for_the_army_goes_on_defending() -> None:
    s = ava(f"A: army: Ox 1/9\nB: city Fen (Mind, 8): Elk 1/9; gold 1 Gaian; hand: Hidden Ford{COMBAT}")
    blocking(s, "Fen", "Ox")
    s.choose("block Ox with Elk", "done", "play Hidden Ford")
    s.all_pass()
    assert s.place("Elk") == "B's Army"
    assert {"Elk strikes Ox for 1", "Ox strikes Elk for 1"} <= set(s.log())


@plays("Withheld Invitation")
def test_the_one_who_claimed_is_sent_home_and_the_bid_is_nobodys() -> None:
    s = ava("""
        A: city Dale (Body, 8): Elder, Ox
        B: city Fen (Body, 8): Elk; gold 2 House of Nobles; hand: Withheld Invitation
        phase: Tactics
    """)  # fmt: skip
    assert not [o for o in s.options() if "Withheld" in o]
    s.choose("claim Body", "bid Elder", "done")
    until(s, "play Withheld Invitation")
    s.choose("play Withheld Invitation")
    resolve(s)
    assert not s.marked("Elder")
    s.choose(*(["bid Elk"] if "bid Elk" in s.options() else []))
    while s.phase == "Tactics" and not any(o.startswith("Body:") for o in s.options()):
        assert not s.marked("Ox")
        s.choose("done" if "done" in s.options() else s.way_on())
    assert s.asked == "B"


@plays("Withheld Invitation")
def test_an_answer_that_is_withdrawn_does_not_count() -> None:
    s = ava("""
        A: city Dale (Body, 8): Elder, Ox; gold 2 House of Nobles; hand: Withheld Invitation, Wait
        B: city Fen (Body, 8): Elk, Cow
        phase: Tactics
    """)  # fmt: skip
    s.choose("claim Body", "bid Elder", "done")
    until(s, "bid Elk")
    s.choose("bid Elk", "bid Cow")
    until(s, "play Withheld Invitation")
    s.choose("play Withheld Invitation")
    assert sorted(targets(s)) == ["Cow", "Elder", "Elk"]
    s.choose("target Cow")
    resolve(s)
    assert (s.marked("Cow"), s.marked("Elk")) == (False, True)
    s.to("Play")
    assert (s.victory("A"), s.victory("B")) == (0, 0)


@plays("Paid Applause")
def test_being_marked_for_a_claim_or_an_answer_is_a_life_point() -> None:
    s = ava("""
        A: city Dale (Body, 8): Elder, Ox; attached: Paid Applause on Elder; city Tarn (Soul, 8)
        B: city Fen (Body, 8): Elk, Hen; attached: Paid Applause on Elk
        phase: Tactics
    """)  # fmt: skip
    s.choose("claim Body", "bid Ox")
    assert s.life("A") == 20
    until(s, "bid Elk")
    s.choose("bid Elk")
    until(s, "claim")
    assert (s.life("A"), s.life("B")) == (20, 21)
    s.choose("claim Soul", "bid Elder")
    until(s, "Soul:")
    assert (s.life("A"), s.life("B")) == (21, 21)


@plays("Paid Applause")
def test_only_a_creature_of_ones_own_is_applauded() -> None:
    s = ava("A: gold 1 House of Nobles; hand: Paid Applause, Wait; army: Ox, Hen\nB: army: Elk")
    s.choose("play Paid Applause")
    assert sorted(targets(s)) == ["Hen", "Ox"]


@plays("Mortgaged Vault")
def test_the_vault_gives_two_gold_and_costs_a_life_point_each_upkeep() -> None:
    s = ava("""
        A: gold 3 The Empire; hand: Mortgaged Vault, Fern; deck: 9
        B: gold 1 Gaian; hand: 1; deck: 9
    """, {**TEXTS, "Fern": "event 2 The Empire: Draw a card."})  # fmt: skip
    s.choose("play Mortgaged Vault")
    assert len(targets(s)) == 3
    s.choose("target The Empire resource card (3)")
    s.all_pass()
    s.play("Fern")
    assert (s.consumed("A"), s.place("Fern"), s.life("A")) == ("3 The Empire", "A's graveyard", 20)
    s.to("Play", "B")
    assert s.life("A") == 20
    s.to("Draw", "A") if s.phase != "Draw" else None
    assert (s.life("A"), s.life("B"), s.place("Mortgaged Vault")[:2]) == (19, 20, "on")


@plays("Picketstone")
def test_each_unblocked_attacker_harms_it_less_and_the_ram_does_not() -> None:
    s = ava(
        f"A: army: Cow 3/9, Fly 1/1, Ox 2/9; hand: Ram\nB: city Picketstone; city Dale (Body, 8); army: Elk{COMBAT}",
        TEXTS,
    )
    other = s.fork()
    s.choose("attack Picketstone", "send Cow", "send Fly", "done")
    fought(s)
    assert s.damage("Picketstone") == 2
    s.play("Ram", "target Picketstone")
    assert s.damage("Picketstone") == 5
    other.choose("attack Dale", "send Cow", "done")
    fought(other)
    assert other.damage("Dale") == 3


@plays("Picketstone")
@pytest.mark.parametrize(("prize", "moves"), [("the advantage", 2), ("1 VP", 1)])
def test_with_its_advantage_one_moves_twice_over_both_phases(prize: str, moves: int) -> None:
    s = ava(f"A: city Picketstone: Elder; army: Ox, Cow, Hen; hand: Wait\nB: army: Elk{TACTICS}")
    takes(s, "Body", "Elder", prize)
    s.to("Play")
    s.carry_out("move Ox to Picketstone")
    s.to("Second Play")
    assert bool(offered(s, "move")) is (moves == 2)
    if moves == 2:
        s.carry_out("move Avatar of A to Picketstone")
        assert (s.place("Avatar of A"), offered(s, "move")) == ("Picketstone", [])


@plays("Nine Aprons")
@pytest.mark.parametrize(("cities", "cost"), [("", 5), ("city Dale; ", 4), ("city Dale; city Fen; ", 3)])
def test_it_is_cheaper_for_each_city_of_its_builder(cities: str, cost: int) -> None:
    for gold in (cost - 1, cost):
        s = ava(
            f"A: {cities}gold {gold} The Empire; cities: Nine Aprons, 1; army: Ox\nB: city Moor (Soul, 8)\nphase: Entrance"
        )
        if gold < cost:
            assert "build Nine Aprons" not in s.options()
        else:
            s.choose("build Nine Aprons")
            assert (s.place("Nine Aprons"), s.consumed("A")) == ("A's Kingdom", f"{cost} The Empire")


@plays("Nine Aprons")
@pytest.mark.parametrize(
    ("prize", "called"),
    [("the advantage", ("Elder", "Avatar of A")), ("the advantage", ("Ox",)), ("the advantage", ()), ("1 VP", ())],
)
def test_with_soul_up_to_two_of_its_residents_are_unmarked(prize: str, called: tuple[str, ...]) -> None:
    s = ava("""
        A: hand: Wait; city Nine Aprons: Elder, Ox marked; avatar in Nine Aprons marked; army: Cow marked
        B: army: Elk
        phase: Tactics
    """)  # fmt: skip
    takes(s, "Soul", "Elder", prize)
    if prize != "1 VP":
        until(s, "pick")
        assert sorted(offered(s, "pick")) == ["Avatar of A", "Elder", "Ox"]
        s.choose(*(f"pick {name}" for name in called))
        s.choose("done") if len(called) < 2 else None
    s.to("Play")
    assert {n for n in ("Elder", "Ox", "Cow", "Avatar of A") if not s.marked(n)} == set(called)
