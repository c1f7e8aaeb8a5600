"""Blind texts of AVA's seventh round, its spells, cities and avatar, played as their writer meant them where no scene had."""

from dataclasses import replace

import pytest

from blind.gestures import blocking, fought, offered, resolve, takes, targets
from blind.texts import ava, cards_of, plays, until
from wtactics.cards.card import Card

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Home": "event 0: Return target creature to its owner's hand.", "Call": "event 0: Unmark target creature.",
    "Saint": "creature 0 1/1: (M): Deal 1 damage to target creature.", "Bolt": "magic 2 Gaian: Draw a card.",
    "Fern": "creature 3 Gaian 1/1", "Moss": "creature 1 Gaian 1/1", "Rose": "creature 3 House of Nobles 1/1",
}  # fmt: skip
COMBAT, TACTICS, ENTRANCE = "\nphase: Attack", "\nphase: Tactics", "\nphase: Entrance"


def ruan() -> Card:
    """The avatar of that round, as A's."""
    card = cards_of("ava")["Ruan Tessel, Prince without Walls"]
    return replace(card, name="Avatar of A", text=card.text.replace("Ruan", "Avatar of A"))


@plays("Furrow and Fallow")
def test_a_card_of_the_hand_becomes_a_marked_resource_card_beside_the_one_of_the_turn() -> None:
    s = ava("A: gold 1 Gaian; hand: Furrow and Fallow, Ox, Elk\nB: hand: 1")
    s.choose("play Furrow and Fallow")
    s.all_pass()
    s.choose("pick Ox")
    s.choose("name Red Banner" if "name Red Banner" in s.options() else "Red Banner")
    assert s.consumed("A") == "1 Gaian + 1 Red Banner"
    assert "lay Elk" in s.options()
    assert not s.sees("B", "Ox")
    s = ava("A: gold 1 Gaian; hand: Furrow and Fallow\nB: hand: 1")
    s.play("Furrow and Fallow")
    assert s.consumed("A") == "1 Gaian"


@plays("Thin the Ranks")
def test_each_player_gives_a_creature_of_his_choice() -> None:
    s = ava("""
        A: gold 3 Dark Legion; hand: Thin the Ranks, 1; army: Ox; city Dale: Cow
        B: army: Elk, Hen
        C: city Fen (Mind, 8)
        D: army: Pig
    """)  # fmt: skip
    s.choose("play Thin the Ranks")
    s.all_pass()
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Cow", "Ox"])
    s.choose("pick Cow")
    assert (s.asked, s.place("Cow")) == ("B", "Dale")
    s.choose("pick Elk")
    graves = [s.grave(seat) for seat in "BCD"]
    assert graves == [["Elk"], [], ["Pig"]]
    assert (s.place("Cow"), s.place("Ox"), s.place("Hen")) == ("A's graveyard", "A's Army", "B's Army")


@plays("Unsigned Marching Orders")
def test_three_moves_may_be_made_a_move_before_among_them() -> None:
    s = ava("""
        A: gold 4 The Empire; hand: Unsigned Marching Orders, Unsigned Marching Orders; city Dale; army: Ox, Cow, Hen, Pig
        B:
    """)  # fmt: skip
    s.carry_out("move Ox to Dale")
    assert offered(s, "move") == []
    s.play("Unsigned Marching Orders")
    s.play("Unsigned Marching Orders")
    s.carry_out("move Cow to Dale")
    assert "move Ox to the Army" not in s.options()
    s.to("Second Play")
    s.carry_out("move Avatar of A to Dale")
    assert offered(s, "move") == []


@plays("Gift of Bad Advice")
def test_the_opponents_top_city_goes_down_and_he_cannot_rotate_next_time() -> None:
    cities = dict.fromkeys(("Moor", "Tarn"), "city 2 Gaian Body 6")
    table = "A: gold 2 House of Nobles; hand: Gift of Bad Advice, 1; deck: 9\nB: gold 2 Gaian; city Fen; cities: {}; deck: 9"
    s = ava(table.format("Moor, Tarn"), cities)
    s.play("Gift of Bad Advice")
    s.to("Entrance", "A")
    assert "rotate the cities deck" in s.options()
    s.to("Entrance", "B")
    assert (offered(s, "build"), "rotate the cities deck" in s.options()) == (["Tarn"], False)
    s.to("Play", "A")
    s.to("Entrance", "B")
    assert "rotate the cities deck" in s.options()


@plays("Spilled Lamp")
@pytest.mark.parametrize(("who", "harm"), [("Elk", 3), ("Hen", 2), ("Ox", 2)])
def test_a_defender_suffers_one_more(who: str, harm: int) -> None:
    s = ava(f"A: army: Ox 0/9\nB: army: Elk 0/9, Hen 0/9; gold 1 Red Banner; hand: Spilled Lamp{COMBAT}")
    blocking(s, "B's army", "Ox")
    s.choose("block Ox with Elk", "done")
    until(s, "play Spilled Lamp")
    s.choose("play Spilled Lamp", f"target {who}")
    resolve(s)
    assert s.damage(who) == harm


@plays("Home by Nightfall")
def test_a_creature_of_ones_army_goes_home_as_it_is() -> None:
    s = ava("""
        A: gold 2 Gaian; hand: Home by Nightfall, 1; city Dale; city Moor (Soul, 8): Pig; army: Ox marked, Cow
        B: army: Elk
    """)  # fmt: skip
    s.choose("play Home by Nightfall")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    s.choose(next(o for o in s.options() if "Moor" in o))
    assert (s.place("Ox"), s.marked("Ox"), "move Cow to Dale" in s.options()) == ("Moor", True, True)
    s = ava("A: gold 2 Gaian; hand: Home by Nightfall, 1; army: Ox\nB: army: Elk")
    s.play("Home by Nightfall")
    assert s.place("Ox") == "A's Army"


@plays("Home by Nightfall")
def test_whoever_is_sent_home_leaves_the_combat_unless_the_city_is_the_attacked_one() -> None:
    s = ava(f"A: gold 2 Gaian; hand: Home by Nightfall; city Dale; army: Ox 3/9\nB: avatar marked; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox", "done")
    until(s, "play Home")
    s.choose("play Home by Nightfall")
    fought(s)
    assert (s.place("Ox"), s.victory("A"), s.marked("Ox")) == ("Dale", 0, True)
    for home, struck in (("Fen", True), ("Dale", False)):
        s = ava(
            f"A: army: Ox 1/9\nB: gold 2 Gaian; hand: Home by Nightfall; city Fen; city Dale; army: Elk 1/9{COMBAT}"
        )
        blocking(s, "Fen", "Ox")
        s.choose("block Ox with Elk", *(["done"] if offered(s, "block") else []))
        until(s, "play Home")
        s.choose("play Home by Nightfall", f"pick {home}")
        fought(s)
        assert (s.place("Elk"), "Ox strikes Elk for 1" in s.log(), s.damage("Fen")) == (home, struck, 0)


@plays("Restless Boots")
def test_the_booted_creature_is_unmarked_in_everybodys_unmark_phase() -> None:
    s = ava("""
        A: army: Ox marked, Elk marked; attached: Restless Boots on Ox; hand: 1; deck: 9
        B: hand: 1; deck: 9
        phase: Discard
    """)  # fmt: skip
    s.to("Play", "B")
    assert [s.marked(name) for name in ("Ox", "Elk")] == [False, True]
    s.to("Play", "A")
    assert not s.marked("Elk")


@plays("Wax in the Ears")
def test_the_deaf_one_uses_no_ability_and_bids_nothing_but_attacks_and_moves() -> None:
    s = ava("A: city Dale: Saint; attached: Wax in the Ears on Saint; hand: Wait; army: Cow\nB: army: Elk", TEXTS)
    assert "use Saint" not in s.options()
    assert "move Saint to the Army" in s.options()
    s = ava(f"A: city Dale: Ox, Elk; attached: Wax in the Ears on Ox\nB:{TACTICS}")
    s.choose("claim Body")
    assert "bid Ox" not in s.options()
    s = ava(f"A: army: Ox; attached: Wax in the Ears on Ox\nB: army: Elk{COMBAT}")
    s.choose("attack B's army")
    assert "send Ox" in s.options()


@plays("Reedfen Lock")
@pytest.mark.parametrize(("prize", "less"), [("the advantage", 2), ("1 VP", 0)])
def test_with_body_the_first_creature_of_the_turn_costs_two_less(prize: str, less: int) -> None:
    s = ava(f"A: city Reedfen Lock: Elder; gold 9 Gaian; hand: Fern, Fern, Moss\nB: army: Elk{TACTICS}", TEXTS)
    takes(s, "Body", "Elder", prize)
    s.to("Entrance")
    cheap = s.fork()
    s.play("Fern", "place in the Army")
    assert s.consumed("A") == f"{3 - less} Gaian"
    s.play("Fern", "place in the Army")
    assert s.consumed("A") == f"{6 - less} Gaian"
    cheap.play("Moss", "place in the Army")
    cheap.play("Fern", "place in the Army")
    assert cheap.consumed("A") == ("3 Gaian" if less else "4 Gaian")


@plays("Assize Ferry")
@pytest.mark.parametrize(("seat", "vp"), [("A", False), ("B", True)])
def test_an_opponent_has_no_point_to_take_for_soul(seat: str, vp: bool) -> None:
    here = "city Assize Ferry; "
    s = ava(f"""
        A: {here if seat == "B" else ""}city Dale (Soul, 8): Elder
        B: {here if seat == "A" else ""}city Fen (Mind, 8): Elk marked{TACTICS}
    """)
    s.choose("claim Soul", "bid Elder")
    while s.phase == "Tactics" and not any(o.startswith("Soul:") for o in s.options()):
        s.choose("done" if "done" in s.options() else s.way_on())
    if vp:
        assert {"Soul: the advantage", "Soul: 1 VP"} <= set(s.options())
    else:
        assert "A has the advantage of Dale this turn" in s.log()
        assert s.victory("A") == 0


@plays("Assize Ferry")
@pytest.mark.parametrize(
    ("prize", "fall", "life"), [("the advantage", "", 23), ("the advantage", "Fall", 20), ("1 VP", "", 20)]
)
def test_with_soul_each_marked_resident_is_a_life_point_as_the_turn_ends(prize: str, fall: str, life: int) -> None:
    s = ava(f"""
        A: city Assize Ferry: Elder, Ox; city Dale: Cow marked; avatar in Dale marked; army: Hen marked; hand: {fall or "Wait"}
        B: city Fen (Mind, 8): Elk marked; hand: 1{TACTICS}
    """, TEXTS)  # fmt: skip
    takes(s, "Soul", "Elder", prize)
    s.to("Play")
    s.play("Fall", "target Assize Ferry") if fall else None
    s.to("Play", "B")
    assert s.life("A") == life


@plays("Ruan Tessel, Prince without Walls")
def test_where_ruan_lives_creatures_come_cheaper() -> None:
    cards = {**TEXTS, "Avatar of A": ruan()}
    for place, cost in (("Dale", 2), ("Moor", 3), ("the Army", 3)):
        s = ava(
            f"A: gold 5 House of Nobles; hand: Rose; city Dale; city Moor (Soul, 8); avatar in Dale\nB:{ENTRANCE}",
            cards,
        )
        s.play("Rose", f"place in {place}")
        assert s.consumed("A") == f"{cost} House of Nobles"


@plays("Ruan Tessel, Prince without Walls")
def test_marked_ruan_leads_his_army_from_afar_and_does_not_stand_alongside() -> None:
    cards = {**TEXTS, "Avatar of A": ruan()}
    s = ava("A: city Dale; avatar in Dale; army: Ox 2/9; hand: 1\nB: army: Elk 0/9; avatar marked; hand: 1", cards)
    unled = s.fork()
    s.carry_out("use Avatar of A")
    s.to("Attack")
    s.choose("attack B's army")
    fought(s)
    assert s.victory("A") == 2
    unled.to("Second Play")
    assert "attack B's army" not in " ".join(unled.log())
    s = ava(
        "A: city Dale; avatar in Dale; army: Ox 0/9; hand: 1\nB: army: Elk 2/9; hand: 1\nphase: Attack, active B", cards
    )
    s.choose("attack A's army", "send Elk", "done")
    until(s, "use Avatar of A")
    s.choose("use Avatar of A")
    until(s, "block")
    assert offered(s, "block") == ["Elk with Ox"]
    s.choose("done")
    fought(s, "yes")
    assert (s.victory("B"), s.life("A")) == (2, 20)
