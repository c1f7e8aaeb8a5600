"""Blind creatures of AVA's sixteenth and seventeenth rounds, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, targets, uses
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Lift": "event 0: Unmark target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Fan": "event 0: Target creature gets +3/+0 until end of turn.",
    "Sink": "event 0: Target creature gets -0/-9 until end of turn.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Thornmarsh Wader")
def test_only_creatures_of_three_or_less_and_avatars_can_defend_against_it() -> None:
    s = ava(
        f"A: army: Thornmarsh Wader, Elk 1/9; hand: Fan\nB: army: Ox 4/4, Cow 3/9; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Thornmarsh Wader", "send Elk", "done")
    until(s, "block")
    blocks = offered(s, "block")
    assert {"Thornmarsh Wader with Cow", "Thornmarsh Wader with Avatar of B", "Elk with Ox"} <= set(blocks)
    assert "Thornmarsh Wader with Ox" not in blocks
    s.choose("block Thornmarsh Wader with Cow", "done", "no", "pass", "play Fan", "target Cow")
    fought(s)
    assert (s.place("Thornmarsh Wader"), s.damage("Cow")) == ("A's graveyard", 3)  # Cow stays, however strong


@plays("Oswin's Bellringer")
@pytest.mark.parametrize(("place", "drawn"), [("Dale", 1), ("the Army", 0)])
def test_a_card_is_drawn_where_it_enters_play_in_a_city(place: str, drawn: int) -> None:
    s = ava("A: hand: Oswin's Bellringer; gold 2 The Empire; city Dale; army: Ox\nB: army: Elk\nphase: Entrance")
    s.choose("play Oswin's Bellringer", f"place in {place}")
    s.all_pass()
    assert len(s.hand("A")) == drawn


@plays("Oswin's Bellringer")
@pytest.mark.parametrize(("deck", "over"), [("deck: 1", False), ("deck: 0", True)])
def test_who_has_no_card_for_the_bell_is_beaten(deck: str, over: bool) -> None:
    s = ava(f"A: hand: Oswin's Bellringer; gold 2 The Empire; city Dale; {deck}\nB: army: Elk\nphase: Entrance")
    s.choose("play Oswin's Bellringer", "place in Dale")
    s.all_pass()
    assert s.over is over


@plays("Oswin's Bellringer")
def test_a_move_into_a_city_rings_no_bell() -> None:
    s = ava("A: army: Oswin's Bellringer; city Dale; hand: 1\nB: army: Elk")
    s.choose("move Oswin's Bellringer to Dale")
    s.all_pass()
    assert (s.place("Oswin's Bellringer"), len(s.hand("A"))) == ("Dale", 1)


@plays("Ledger Page", "Gallery Orator")
@pytest.mark.parametrize("name", ["Ledger Page", "Gallery Orator"])
@pytest.mark.parametrize(("killed", "winner"), [(False, "A"), (True, "B")])
def test_it_counts_as_two_in_a_bid_while_it_is_there(name: str, killed: bool, winner: str) -> None:
    s = ava(
        f"A: city Oak (Body, 8): {name}; hand: 1\nB: city Fen (Body, 8): Fox; hand: Axe, Wait\nphase: Tactics", TEXTS
    )
    s.choose("claim Body", f"bid {name}")
    until(s, "bid Fox")
    s.choose("bid Fox")
    if killed:
        s.choose("play Axe", f"target {name}")
    until(s, "Body: 1 VP")
    assert s.asked == winner


@plays("Ledger Page", "Gallery Orator")
@pytest.mark.parametrize("name", ["Ledger Page", "Gallery Orator"])
def test_it_counts_as_two_in_an_answer(name: str) -> None:
    s = ava(f"A: city Oak (Body, 8): Ox; hand: 1\nB: city Fen (Body, 8): {name}; hand: 1\nphase: Tactics")
    s.choose("claim Body", "bid Ox")
    until(s, f"bid {name}")
    s.choose(f"bid {name}")
    until(s, "Body: 1 VP")
    assert s.asked == "B"


@plays("Gravel-Throat Drummer", "Drummer before Dawn")
@pytest.mark.parametrize(
    ("name", "more", "itself"), [("Gravel-Throat Drummer", 1, "1/3"), ("Drummer before Dawn", 2, "4/2")]
)
def test_with_their_avatar_attackers_are_stronger(name: str, more: int, itself: str) -> None:
    table = f"A: army: {name}, Ox 2/2, Elk 2/2; hand: Wait\nB: army: Cow 2/2; hand: Axe{COMBAT}"
    s = ava(table, TEXTS)
    s.choose("attack B's army", f"send {name}", "send Ox", "send Avatar of A", "done")
    stronger = f"{2 + more}/2"
    assert [s.value(n) for n in (name, "Ox", "Elk", "Cow", "Avatar of A")] == [itself, stronger, "2/2", "2/2", "0/0"]
    s.choose("play Axe", f"target {name}", "pass")
    assert (s.place(name), s.value("Ox")) == ("A's graveyard", "2/2")
    alone = ava(table, TEXTS)
    alone.choose("attack B's army", f"send {name}", "send Ox", "done")
    assert alone.value("Ox") == "2/2"


@plays("Gravel-Throat Drummer", "Drummer before Dawn")
@pytest.mark.parametrize("name", ["Gravel-Throat Drummer", "Drummer before Dawn"])
def test_a_drummer_in_a_city_is_heard_until_the_attack_ends(name: str) -> None:
    s = ava(f"A: army: Ox 2/2; city Dale (Body, 8): {name}; hand: Wait\nB: army: Cow; hand: Wait{COMBAT}", TEXTS)
    before = s.value(name)
    s.choose("attack B's army", "send Ox", "send Avatar of A")
    assert s.value("Ox") == ("3/2" if "Gravel" in name else "4/2")
    assert s.value(name) == before
    s.to("Second Play")
    assert s.value("Ox") == "2/2"


@plays("Pallid Sexton")
def test_each_other_creature_of_its_player_that_dies_brings_a_point() -> None:
    s = ava("A: army: Pallid Sexton, Ox 1/1, Hen 1/1; hand: Axe, Home, Hail, Sink\nB: army: Cow, Fox", TEXTS)
    s.play("Home", "target Hen")
    assert s.life("A") == 20
    together = s.fork()
    s.play("Axe", "target Cow")
    assert s.life("A") == 20
    s.play("Sink", "target Ox")
    assert (s.life("A"), s.life("B")) == (21, 20)
    together.play("Hail")
    assert (together.place("Pallid Sexton"), together.life("A")) == ("A's graveyard", 21)


@plays("Pallid Sexton")
def test_its_own_death_brings_nothing() -> None:
    s = ava("A: army: Pallid Sexton; hand: Axe\nB: army: Cow", TEXTS)
    s.play("Axe", "target Pallid Sexton")
    assert s.life("A") == 20


@plays("Hod Carrier")
@pytest.mark.parametrize(("hurt", "left"), [(5, 3), (1, 0)])
def test_marked_it_mends_two_of_its_own_city(hurt: int, left: int) -> None:
    s = ava(f"A: city Dale (Body, 8, hurt {hurt}): Hod Carrier; city Fen (Mind, 8, hurt 4); hand: 1\nB: army: Elk")
    s.choose("use Hod Carrier")
    s.all_pass()
    assert (s.damage("Dale"), s.damage("Fen"), s.marked("Hod Carrier")) == (left, 4, True)


@plays("Hod Carrier")
def test_who_has_been_carried_off_mends_nothing() -> None:
    s = ava("A: city Dale (Body, 8, hurt 5): Hod Carrier; hand: Call\nB: army: Elk", TEXTS)
    s.choose("use Hod Carrier", "play Call", "target Hod Carrier")
    s.all_pass()
    assert (s.place("Hod Carrier"), s.damage("Dale")) == ("A's Army", 5)


@plays("Skirr Outrider", "Ferry Runner")
@pytest.mark.parametrize("name", ["Skirr Outrider", "Ferry Runner"])
def test_its_move_is_not_the_one_of_the_turn(name: str) -> None:
    s = ava(f"A: army: {name}, Ox, Cow; city Dale (Body, 8); hand: Lift\nB: army: Elk", TEXTS)
    late = s.fork()
    s.choose(f"move {name} to Dale")
    s.all_pass()
    assert (s.place(name), s.marked(name)) == ("Dale", True)
    assert not offered(s, "move", name)
    s.choose("move Ox to Dale")
    s.all_pass()
    assert not offered(s, "move")
    late.choose("move Ox to Dale")
    late.all_pass()
    assert offered(late, "move") == [f"{name} to Dale"]
    late.choose(f"move {name} to Dale")
    late.all_pass()
    late.play("Lift", f"target {name}")
    assert offered(late, "move") == [f"{name} to the Army"]


@plays("Fallow Hart")
def test_it_enters_play_marked_until_its_players_next_unmarking() -> None:
    s = ava("A: hand: Fallow Hart; gold 4 Gaian; city Dale; army: Ox\nB: army: Elk\nphase: Entrance")
    s.choose("play Fallow Hart", "place in the Army")
    assert (s.place("Fallow Hart"), s.marked("Fallow Hart")) == ("A's Army", True)
    s.to("Attack", "B")
    assert s.marked("Fallow Hart")
    s.to("Play", "A")
    assert not s.marked("Fallow Hart")


@plays("Fallow Hart")
def test_put_into_play_it_is_marked_as_well() -> None:
    s = ava("A: hand: Raise, 1; grave: Fallow Hart\nB: army: Elk", TEXTS)
    s.play("Raise")
    assert (s.place("Fallow Hart"), s.marked("Fallow Hart")) == ("A's Army", True)


@plays("Ossuary Hound")
@pytest.mark.parametrize(
    ("grave", "value"), [("Ox, Axe, Hen", "3/3"), ("Ox, Hen, Cow, Pig, Fox", "5/3"), ("Axe", "1/3")]
)
def test_creature_cards_of_its_players_graveyard_make_it_stronger(grave: str, value: str) -> None:
    s = ava(f"A: army: Ossuary Hound; grave: {grave}; hand: Axe; removed: Ram\nB: army: Elk; grave: Yak", TEXTS)
    assert s.value("Ossuary Hound") == value


@plays("Lantern Duellist")
def test_it_strikes_an_attacker_out_of_the_army_but_not_out_of_a_city() -> None:
    s = ava(f"A: army: Ox 1/9, Hen 1/9\nB: army: Lantern Duellist, Cow; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox", "done", "use Lantern Duellist")
    s.all_pass()
    assert (s.damage("Ox"), s.damage("Hen"), s.marked("Lantern Duellist")) == (2, 0, True)
    s = ava(f"A: army: Ox 1/9, Hen 1/9; hand: Wait\nB: city Dale: Lantern Duellist, Cow; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Dale", "send Ox", "done")
    until(s, "play Wait")
    assert not uses(s)
    s = ava("A: army: Lantern Duellist; hand: Wait\nB: army: Elk", TEXTS)
    assert not uses(s)


@plays("Quartermaster Ilvane")
def test_once_a_turn_she_unmarks_another_for_two_gold() -> None:
    table = "gold 6 Gaian; hand: Wait\nB: army: Elk marked"
    s = ava(f"A: army: Quartermaster Ilvane marked, Ox marked, Hen marked; city Dale: Pig marked; {table}", TEXTS)
    s.choose("use Quartermaster Ilvane")
    assert sorted(targets(s)) == ["Hen", "Ox", "Pig"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.marked("Ox"), s.marked("Quartermaster Ilvane"), s.consumed("A")) == (False, True, "2 Gaian")
    assert not uses(s)
    s.to("Attack", "B")
    s = ava(f"A: city Dale: Quartermaster Ilvane, Pig marked, Fox marked; army: Ox marked; {table}", TEXTS)
    s.choose("use Quartermaster Ilvane")
    assert sorted(targets(s)) == ["Fox", "Pig"]


@plays("Wall-Eyed Ogre")
@pytest.mark.parametrize(
    ("mine", "must"), [("army: Wall-Eyed Ogre, Ox", True), ("army: Wall-Eyed Ogre marked, Ox", False),
                       ("city Dale: Wall-Eyed Ogre; army: Ox", False)],
)  # fmt: skip
def test_no_attack_without_the_ogre_who_can(mine: str, must: bool) -> None:
    s = ava(f"A: {mine}, Hen; hand: 1\nB: army: Elk{COMBAT}")
    assert "done" in s.options()  # he forces no attack
    s.choose("attack B's army", "send Ox")
    assert ("done" in s.options()) is not must
    if must:
        s.choose("send Wall-Eyed Ogre")
        assert "done" in s.options()


@plays("Marcher Envoy")
@pytest.mark.parametrize(("of", "first"), [("B", ["Pond", "Mere"]), ("A", ["Tarn", "Cove"])])
def test_the_top_city_of_a_player_may_go_down(of: str, first: list[str]) -> None:
    s = ava(
        "A: hand: Marcher Envoy; gold 3 House of Nobles; cities: Tarn, Cove; army: Ox\nB: cities: Pond, Mere\nphase: Entrance"
    )
    s.choose("play Marcher Envoy", f"pick player {of}")
    kept = s.fork()
    s.choose("yes")
    kept.choose("no")
    cities = s.kit.piles["cities"]
    assert (s.pile(cities, of), kept.pile(cities, of)) == (first[::-1], first)
