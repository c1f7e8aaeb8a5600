"""Blind texts of ARC's thirteenth and fourteenth round about cities and residents, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Break": "event 0: Destroy target enchantment.",
    "Move": "magic 0: Put target creature from one of your cities into your Army.", "Flash": "event 1: Draw a card.",
    "Spell": "magic 1: Draw a card.", "Bat": "creature 1 1/1: Flying",
    "Bower": "city 2 Mind 8: Always: Creatures with flying can't enter this city.",
    "Hit": "event 0: Deal 1 damage to target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Arrow Slits")
def test_who_defends_its_city_strikes_harder_from_its_assignment_to_the_end() -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: army: Ox 1/2; city Oak (Body, 8): Elder 1/2, Imp 1/2; city Elm (Mind, 8): Sage 1/2;"
        f" attached: Arrow Slits on Oak; {WAITING}{COMBAT}",
        TEXTS,
    )
    other = s.fork()
    s.choose("attack Oak")
    until(s, "block")
    s.choose("block Wolf with Ox", "block Wolf with Elder", "done")
    assert [s.value(n) for n in ("Ox", "Elder", "Imp", "Sage", "Wolf")] == ["2/2", "2/2", "1/2", "1/2", "1/9"]
    s.to("Second Play")
    assert (s.damage("Wolf"), s.value("Ox")) == (4, "1/2")
    other.choose("attack Elm")
    until(other, "block")
    other.choose("block Wolf with Sage")
    assert other.value("Sage") == "1/2"


@plays("Dripping Ceiling")
@pytest.mark.parametrize(("ceilings", "loss"), [(1, 1), (2, 2)])
def test_each_turn_of_its_citys_controller_begins_with_a_loss_of_strength(ceilings: int, loss: int) -> None:
    on = ", ".join(["Dripping Ceiling on Dale"] * ceilings)
    s = arc(
        f"A: attached: {on}; deck: 9; hand: Wait\nB: city Dale (Body, 8, hurt 1); city Elm (Mind, 8); deck: 9; hand: Wait",
        TEXTS,
    )
    s.to("Draw", "B")
    assert (s.damage("Dale"), s.damage("Elm")) == (1 + loss, 0)
    s.to("Play", "A")
    assert s.damage("Dale") == 1 + loss


@plays("Dripping Ceiling")
def test_the_last_of_the_strength_takes_the_city_and_the_enchantment() -> None:
    s = arc(
        f"A: attached: Dripping Ceiling on Dale; deck: 9; {WAITING}\n"
        "B: city Dale (Body, 8, hurt 7); city Elm (Mind, 8); deck: 9;"
        f" {WAITING}",
        TEXTS,
    )
    s.to("Draw", "B")
    assert (s.place("Dale"), s.place("Dripping Ceiling")) == ("B's graveyard", "A's graveyard")


@plays("Emptychapel")
@pytest.mark.parametrize(("advantage", "gained"), [(" (advantage)", 2), ("", 0)])
def test_with_its_advantage_who_dies_in_combat_brings_a_point(advantage: str, gained: int) -> None:
    s = arc(
        f"A: army: Wolf 2/1, Fox 2/1; city Emptychapel{advantage}; hand: Axe\n"
        f"B: army: Ox 1/2, Mule 1/2, Hen; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "send Fox")
    until(s, "block")
    s.choose("block Wolf with Ox", "block Fox with Mule")
    s.to("Second Play")
    assert (s.points("A"), s.points("B"), len(s.grave("A"))) == (15 + gained, 15, 2)


@plays("Emptychapel")
def test_who_fights_and_is_killed_by_an_effect_dies_in_combat_too_but_nobody_else_does() -> None:
    s = arc(
        f"A: army: Wolf, Fox; city Emptychapel (advantage); hand: Axe, Axe, Wait\nB: army: Ox; {WAITING}{COMBAT}", TEXTS
    )
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "play Axe")
    s.choose("play Axe", "target Fox")
    until(s, "play Axe")
    s.choose("play Axe", "target Wolf")
    s.to("Second Play")
    assert (s.points("A"), len(s.grave("A"))) == (
        16,
        4,
    )  # its writer means combat damage alone, of which the text says nothing


@plays("Hedgebank Spearwife")
def test_in_a_body_city_she_is_stronger_and_defending_one_too() -> None:
    assert arc("A: city Oak (Body, 8): Hedgebank Spearwife\nB: army: Ox").value("Hedgebank Spearwife") == "2/4"
    assert arc("A: city Elm (Mind, 8): Hedgebank Spearwife\nB: army: Ox").value("Hedgebank Spearwife") == "1/3"
    s = arc(
        f"A: army: Wolf; {WAITING}\nB: army: Hedgebank Spearwife; city Oak (Body, 8); city Elm (Mind, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    for goal, value in (("Oak", "2/4"), ("Elm", "1/3"), ("B's army", "1/3")):
        fight = s.fork()
        fight.choose(f"attack {goal}")
        assert fight.value("Hedgebank Spearwife") == value
        fight.to("Second Play")
        assert fight.value("Hedgebank Spearwife") == "1/3"


@plays("Hedgebank Spearwife")
def test_leaving_the_body_city_she_may_die_of_her_wounds() -> None:
    s = arc("A: army: Ox; city Oak (Body, 8): Hedgebank Spearwife hurt 3; hand: Move\nB: army: Mule", TEXTS)
    s.play("Move")
    assert s.place("Hedgebank Spearwife") == "A's graveyard"


@plays("Limewash and Ladders")
@pytest.mark.parametrize(("hurt", "left"), [(6, 2), (2, 0), (0, 0)])
def test_a_city_of_ones_own_regains_four_and_no_more_than_it_lost(hurt: int, left: int) -> None:
    s = arc(
        f"A: hand: Limewash and Ladders; gems 2 Gaian; city Oak (Body, 8, hurt {hurt}); city Elm (Mind, 8)\n"
        "B: city Dale (Body, 8, hurt 5)"
    )
    s.choose("play Limewash and Ladders")
    assert sorted(s.options()) == ["target Elm", "target Oak"]
    s.choose("target Oak")
    s.choose(*[f"number {min(hurt, 4)}"] * (hurt > 0))  # by the text he may take less
    s.all_pass()
    assert (s.damage("Oak"), s.damage("Dale"), s.place("Limewash and Ladders")) == (left, 5, "A's graveyard")


@plays("Milemarker")
def test_it_is_part_of_two_moves_a_turn_and_others_of_one() -> None:
    s = arc("A: city Milemarker: Imp, Ape, Cat; city Oak (Body, 8): Elder, Sage; army: Wolf\nB: army: Ox", TEXTS)
    s.choose("move Imp to the Army")
    assert (s.marked("Imp"), "move Ape to the Army" in s.options()) == (True, True)
    s.choose("move Elder to Milemarker")
    assert s.marked("Elder")
    assert not [label for label in s.options() if label.startswith("move")]  # both cities are used up


@plays("Milemarker")
def test_with_its_advantage_moving_out_of_it_marks_nobody_but_into_it_does() -> None:
    s = arc("A: city Milemarker (advantage): Imp, Ape marked; army: Wolf\nB: army: Ox", TEXTS)
    assert "move Ape to the Army" not in s.options()
    s.choose("move Imp to the Army")
    s.choose("move Wolf to Milemarker")
    assert (s.marked("Imp"), s.marked("Wolf")) == (False, True)
    s.to("Attack")
    s.choose("attack B's army")
    assert s.marked("Imp")  # it attacks


@plays("Names from the Barracks List", "Winter Wages")
@pytest.mark.parametrize("card", ["Names from the Barracks List", "Winter Wages"])
def test_all_residents_of_a_city_of_ones_own_are_unmarked(card: str) -> None:
    s = arc(
        f"A: hand: {card}; gems 3 The Empire; army: Wolf marked; city Oak (Body, 8): Elder marked, Imp marked, Ape marked of B;"
        " city Elm (Mind, 8): Sage marked\nB: city Dale (Body, 8): Hen marked"
    )
    s.choose(f"play {card}")
    assert sorted(s.options()) == ["target Elm", "target Oak"]
    s.choose("target Oak")
    s.all_pass()
    assert [s.marked(n) for n in ("Elder", "Imp", "Ape", "Sage", "Wolf", "Hen")] == [
        False,
        False,
        False,
        True,
        True,
        True,
    ]


@plays("Pelt the Parapet")
def test_any_city_loses_two_and_the_last_one_ends_the_match() -> None:
    table = "A: hand: Pelt the Parapet; gems 2 Red Banner; city Oak (Body, 8)\nB: city Dale (Body, 8{})"
    s = arc(table.format(""))
    s.choose("play Pelt the Parapet")
    assert sorted(s.options()) == ["target Dale", "target Oak"]
    s.choose("target Dale")
    s.all_pass()
    assert (s.damage("Dale"), s.damage("Oak")) == (2, 0)
    s = arc(table.format(", hurt 6"))
    s.play("Pelt the Parapet", "target Dale")
    assert (s.over, s.winner) == (True, "A")


@plays("Portrait Hill")
@pytest.mark.parametrize(
    ("advantage", "deck", "asked"), [(" (advantage)", 3, True), ("", 3, False), (" (advantage)", 0, True)]
)
def test_with_its_advantage_a_card_may_be_drawn_as_the_second_play_phase_begins(
    advantage: str, deck: int, asked: bool
) -> None:
    s = arc(f"A: city Portrait Hill{advantage}; deck: {deck}; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}", TEXTS)
    while s.active == "A" and "yes" not in s.options():
        s.choose(s.way_on())
    assert ("yes" in s.options() and s.phase == "Second Play") == asked
    if asked:
        no = s.fork()
        s.choose("yes")
        assert (len(s.hand("A")), s.over) == (1 + min(deck, 1), False)
        no.choose("no")
        assert len(no.hand("A")) == 1


@plays("Rattlegate", "Charcoal Bridge")
@pytest.mark.parametrize("city", ["Rattlegate", "Charcoal Bridge"])
def test_with_its_advantage_attackers_strike_harder(city: str) -> None:
    for advantage, more in ((" (advantage)", 1), ("", 0)):
        s = arc(f"A: army: Wolf, Fox; city {city}{advantage}; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}", TEXTS)
        assert s.value("Wolf") == "1/1"
        s.choose("attack B's army", "send Wolf", "done")
        assert [s.value(n) for n in ("Wolf", "Fox", "Ox")] == [f"{1 + more}/1", "1/1", "1/1"]
        s.to("Second Play")
        assert (s.value("Wolf"), s.points("B")) == ("1/1", 14 - more)
    s = arc(f"A: army: Wolf; {WAITING}\nB: army: Ox; city {city} (advantage); {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {city}")
    until(s, "block")
    s.choose("block Wolf with Ox")
    assert (s.value("Ox"), s.value("Wolf")) == ("1/1", "1/1")


@plays("Withybank", "Lowbarn")
@pytest.mark.parametrize(("city", "home"), [("Withybank", "1/1"), ("Lowbarn", "1/2")])
def test_with_its_advantage_the_army_is_tougher_and_perhaps_those_at_home(city: str, home: str) -> None:
    s = arc(
        f"A: army: Wolf hurt 1; city {city} (advantage): Elder; city Oak (Body, 8); hand: Fall\nB: army: Ox; hand: 1",
        TEXTS,
    )
    assert [s.value(n) for n in ("Wolf", "Elder", "Ox")] == ["1/2", home, "1/1"]
    s.play("Fall", f"target {city}")
    assert s.place("Wolf") == "A's graveyard"
    s = arc(f"A: army: Wolf; city {city}: Elder\nB: army: Ox; hand: 1", TEXTS)
    assert (s.value("Wolf"), s.value("Elder")) == ("1/1", "1/1")


@plays("Roaming Sheepdog", "Orphan Gate")
@pytest.mark.parametrize(
    ("where", "who"),
    [
        ("city Elm (Mind, 8): Roaming Sheepdog, Imp", "Roaming Sheepdog"),
        ("city Orphan Gate (advantage): Imp, Ape marked", "Imp"),
    ],
)
def test_from_its_city_it_defends_others_but_no_army(where: str, who: str) -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: army: Ox; city Oak (Body, 8): Elder; city Bower; {where}; {WAITING}{COMBAT}",
        TEXTS,
    )
    army = s.fork()
    s.choose("attack Oak")
    until(s, "block")
    assert [n for n in ("Imp", "Ape", "Roaming Sheepdog") if f"block Wolf with {n}" in s.options()] == [who]
    s.choose(f"block Wolf with {who}")
    s.to("Second Play")
    assert (s.damage("Oak"), s.marked(who)) == (0, False)
    army.choose("attack B's army")
    until(army, "block")
    assert [label for label in army.options() if "block" in label] == ["block Wolf with Ox"]


@plays("Roaming Sheepdog", "Orphan Gate")
def test_marked_or_barred_it_does_not_and_without_the_advantage_nobody_does() -> None:
    s = arc(f"A: army: Wolf\nB: army: Ox; city Oak (Body, 8); city Elm (Mind, 8): Roaming Sheepdog marked{COMBAT}")
    s.choose("attack Oak")
    assert s.options() == ["done", "block Wolf with Ox"]
    s = arc(f"A: army: Wolf\nB: army: Ox; city Bower; city Orphan Gate (advantage): Bat, Imp{COMBAT}", TEXTS)
    s.choose("attack Bower")
    assert sorted(s.options()) == ["block Wolf with Imp", "block Wolf with Ox", "done"]
    s = arc(f"A: army: Wolf\nB: army: Ox; city Oak (Body, 8); city Orphan Gate: Imp{COMBAT}")
    s.choose("attack Oak")
    assert s.options() == ["done", "block Wolf with Ox"]


@plays("Orphan Gate")
@pytest.mark.parametrize(("mine", "b", "c", "can"), [(1, 2, 2, True), (1, 2, 1, False), (2, 2, 2, False)])
def test_it_is_played_by_who_has_fewer_cities_than_each_opponent(mine: int, b: int, c: int, can: bool) -> None:
    homes = [
        "; ".join(f"city {letter}{n} (Body, 8)" for n in range(count))
        for letter, count in zip("XYZ", (mine, b, c), strict=True)
    ]
    s = arc(f"A: {homes[0]}; hand: Orphan Gate; gems 2 The Empire\nB: {homes[1]}\nC: {homes[2]}")
    assert ("play Orphan Gate" in s.options()) == can
