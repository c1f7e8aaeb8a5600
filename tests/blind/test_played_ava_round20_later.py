"""Blind texts of AVA's twentieth round and one of its thirteenth that were understood later, played as their writers meant."""

import pytest

from blind.gestures import fought, offered, takes, uses
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Lift": "event 0: Unmark target creature.", "Score": "event 0: Gain 1 victory point.",
    "Shift": "event 0: Put target creature you control into a city.", "Raze": "event 0: Destroy target city.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Ghost": "event 0: Put target creature card from your graveyard into target city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Gravewarm Squire")
def test_another_creature_of_ones_own_is_sacrificed_once_each_turn() -> None:
    s = ava(
        "A: army: Gravewarm Squire, Ox marked, Pig; city Dale (Body, 8): Hen; hand: Wait\nB: army: Elk; hand: Wait",
        TEXTS,
    )
    s.choose("use Gravewarm Squire")
    assert sorted(o.partition(" ")[2].partition(" (")[0] for o in s.options()) == ["Hen", "Ox", "Pig"]
    s.choose(next(o for o in s.options() if "Hen" in o))
    s.all_pass()
    assert (s.place("Hen"), s.value("Gravewarm Squire"), uses(s)) == ("A's graveyard", "4/4", [])
    s.to("Play", "B")
    assert s.value("Gravewarm Squire") == "2/2"


@plays("Gravewarm Squire")
def test_who_is_sacrificed_does_not_die_and_one_turn_later_another_may_be() -> None:
    s = ava(
        f"A: army: Gravewarm Squire, Ossuary Clerk; hand: Wait; deck: 5\nB: army: Elk 1/1; hand: Wait{COMBAT}", TEXTS
    )
    s.choose("attack B's army", "send Ossuary Clerk", "done")
    until(s, "use Gravewarm Squire")
    s.choose("use Gravewarm Squire")
    s.all_pass() if s.phase != "Attack" else fought(s)
    assert (s.place("Ossuary Clerk"), s.hand("A"), s.life("B")) == ("A's graveyard", ["Wait"], 20)
    alone = ava("A: army: Gravewarm Squire; hand: Wait\nB: army: Elk; hand: Wait", TEXTS)
    assert not uses(alone)


@plays("Roadside Almoner")
@pytest.mark.parametrize(("place", "life", "cards"), [("Dale", 20, 1), ("the Army", 22, 0)])
def test_an_almoner_draws_in_a_city_and_brings_life_in_the_army(place: str, life: int, cards: int) -> None:
    s = ava(
        "A: hand: Roadside Almoner; gold 2 The Empire; city Dale; army: Ox; deck: 5\nB: army: Elk\nphase: Entrance",
        TEXTS,
    )
    s.choose("play Roadside Almoner", f"place in {place}")
    s.all_pass()
    assert (s.life("A"), len(s.hand("A")), s.life("B")) == (life, cards, 20)


@plays("Roadside Almoner")
def test_he_does_so_put_into_play_too_but_never_as_he_moves() -> None:
    s = ava("A: hand: Raise, Shift; grave: Roadside Almoner; city Dale; deck: 5\nB: army: Elk", TEXTS)
    s.play("Raise")
    assert (s.life("A"), s.hand("A")) == (22, ["Shift"])
    s.play("Shift")
    assert (s.place("Roadside Almoner"), s.life("A"), s.hand("A")) == ("Dale", 22, [])


@plays("Hart of the Twin Fords")
def test_the_hart_moves_beside_the_move_of_the_turn() -> None:
    name = "Hart of the Twin Fords"
    s = ava(f"A: army: {name}, Ox, Cow; city Dale (Body, 8); hand: Lift\nB: army: Elk; hand: Wait", TEXTS)
    late = s.fork()
    s.choose(f"move {name} to Dale")
    s.all_pass()
    assert (s.place(name), s.marked(name), offered(s, "move", name)) == ("Dale", True, [])
    again = s.fork()
    again.play("Lift", f"target {name}")
    again.carry_out(f"move {name} to the Army")
    assert (again.place(name), bool(offered(again, "move", "Ox"))) == ("A's Army", True)
    s.choose("move Ox to Dale")
    s.all_pass()
    assert not offered(s, "move")
    late.choose("move Ox to Dale")
    late.all_pass()
    assert offered(late, "move") == [f"{name} to Dale"]
    late.to("Attack")
    late.to("Second Play")
    assert offered(late, "move") == [f"{name} to Dale"]


@plays("Widow of the Salt Pans")
@pytest.mark.parametrize(("draws", "hand"), [(True, 1), (False, 0)])
def test_a_widow_may_draw_as_vp_are_taken_for_a_discipline(draws: bool, hand: int) -> None:
    s = ava("A: city Oak (Body, 8): Ox, Widow of the Salt Pans marked; hand: 0; deck: 5\nB: army: Cow\nphase: Tactics")
    takes(s, "Body", "Ox", "1 VP")
    until(s, "yes")
    assert s.asked == "A"
    s.choose("yes" if draws else "no")
    s.to("Play")
    assert (s.victory("A"), len(s.hand("A"))) == (1, hand)


@plays("Widow of the Salt Pans")
@pytest.mark.parametrize(
    ("where", "prize", "deck"),
    [
        ("city Oak (Body, 8): Ox, Widow of the Salt Pans", "the advantage", 5),
        ("city Oak (Body, 8): Ox; army: Widow of the Salt Pans", "1 VP", 5),
        ("city Oak (Body, 8): Ox, Widow of the Salt Pans", "1 VP", 0),
    ],
)
def test_she_draws_nothing_for_an_advantage_nor_in_the_army_nor_from_an_empty_deck(
    where: str, prize: str, deck: int
) -> None:
    s = ava(f"A: {where}; hand: 0; deck: {deck}\nB: army: Cow\nphase: Tactics")
    takes(s, "Body", "Ox", prize)
    while s.phase == "Tactics":
        assert "yes" not in s.options() or deck == 0
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.hand("A"), s.over) == ([], False)


@plays("Widow of the Salt Pans")
def test_other_vp_are_nothing_to_her() -> None:
    s = ava("A: city Oak (Body, 8): Widow of the Salt Pans; hand: Score; deck: 5\nB: army: Cow\nphase: Tactics", TEXTS)
    s.choose("claim Body")
    until(s, "play Score")
    s.choose("play Score")
    while s.victory("A") == 0:
        s.choose("pass")
    assert "yes" not in s.options()


@plays("The Shameful Bargain")
def test_no_unblocked_attacker_brings_vp_this_turn_for_two_life_points() -> None:
    table = (
        "A: army: Ox 3/3, Pig 2/2; hand: Score\nB: army: Cow; hand: The Shameful Bargain; gold 1 Dark Legion;"
        " city Dale (Body, 8); avatar in Dale"
    )
    s = ava(table + COMBAT, TEXTS)
    usual = s.fork()
    s.choose("attack B's army", "send Ox", "done")
    until(s, "play The Shameful Bargain")
    s.choose("play The Shameful Bargain")
    fought(s)
    assert (s.victory("A"), s.life("B"), s.life("A")) == (0, 18, 20)
    s.play("Score")
    assert s.victory("A") == 1
    usual.choose("attack B's army", "send Ox", "done")
    fought(usual)
    assert (usual.victory("A") > 0, usual.life("B")) == (True, 20)


@plays("The Shameful Bargain")
def test_life_points_are_lost_as_usual_where_the_avatar_stands_in_the_army() -> None:
    s = ava(f"A: army: Ox 3/3; hand: 1\nB: hand: The Shameful Bargain; gold 1 Dark Legion{COMBAT}")
    s.choose("attack B's army")
    s.choose(*(o for o in ("send Ox", "done") if o in s.options()))
    until(s, "play The Shameful Bargain")
    s.choose("play The Shameful Bargain")
    fought(s, "yes")
    assert (s.life("B"), s.victory("A")) == (15, 0)


@plays("The Shameful Bargain")
def test_it_is_played_only_during_an_attack_on_ones_army() -> None:
    s = ava(
        "A: army: Ox 3/3; hand: Wait\nB: army: Cow; city Dale (Body, 8); hand: The Shameful Bargain, Wait;"
        f" gold 1 Dark Legion{COMBAT}",
        TEXTS,
    )
    s.choose("attack Dale")
    s.choose(*(o for o in ("send Ox", "done") if o in s.options()))
    until(s, "play Wait")
    assert (s.asked, "play The Shameful Bargain" in s.options()) == ("B", False)


@plays("Borrowed Season")
@pytest.mark.parametrize("attacks", [True, False])
def test_who_has_not_attacked_by_the_end_of_its_players_turn_is_put_into_the_graveyard(attacks: bool) -> None:
    s = ava(
        f"A: army: Ox 1/1; attached: Borrowed Season of B on Ox; hand: Wait\nB: army: Elk 0/9; hand: Wait{COMBAT}",
        TEXTS,
    )
    assert s.value("Ox") == "4/4"
    if attacks:
        s.choose("attack B's army")
        s.choose(*(o for o in ("send Ox", "done") if o in s.options()))
    s.to("Second Play")
    assert s.place("Ox") == "A's Army"
    s.to("Play", "B")
    places = (s.place("Ox"), s.place("Borrowed Season"))
    assert places == (("A's Army", "on Ox") if attacks else ("A's graveyard", "B's graveyard"))


@plays("Borrowed Season")
def test_only_turns_of_the_creatures_player_count() -> None:
    s = ava("A: hand: Borrowed Season; gold 2 Dark Legion; army: Pig\nB: army: Ox 1/1; hand: Wait", TEXTS)
    s.play("Borrowed Season", "target Ox")
    assert s.value("Ox") == "4/4"
    s.to("Play", "B")
    assert s.place("Ox") == "B's Army"
    s.to("Play", "A")
    assert s.place("Ox") == "B's graveyard"
