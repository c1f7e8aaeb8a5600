"""More blind regions of round 25, played as their writer meant them."""

import pytest

from blind.gestures import offered, starting
from blind.test_played_ava_regions_bids import ALL, ONE, TWO, won
from blind.test_played_ava_regions_round24 import answered
from blind.test_played_ava_regions_round25 import MARKET, REDOUBT, STARWELL, TEXTS, event
from blind.texts import plays, regions, until
from scenes.regions import Scene


@plays("Starwell Terrace")
@pytest.mark.parametrize(("card", "gold", "can"), [
    ("Rite", "1 Gaian", True), ("Rite", "2 Red Banner", False), ("Charm", "", True), ("Cost", "1 Gaian", False),
    ("Cost", "2 Gaian", True), ("Psalm", "1 Gaian", True), ("Psalm", "1 Red Banner", True), ("Dirge", "3 Dark Legion", False),
])  # fmt: skip
def test_magic_is_cheaper_on_the_terrace(card: str, gold: str, can: bool) -> None:
    s = regions(
        f"A: region {STARWELL}; army: Ox; hand: {card}; deck: 9{f'; gold {gold}' if gold else ''}\nB: army: Elk; hand: 1",
        TEXTS,
    )
    assert (f"play {card}" in s.options()) is can
    if can:
        s.play(card)
        assert (s.place(card), len(s.deck("A")), s.consumed("A")) == ("A's graveyard", 8, gold)
        assert not offered(s, "play")


@plays("Starwell Terrace")
@pytest.mark.parametrize(("gold", "can"), [("1 Gaian", False), ("2 Gaian", True)])
def test_all_else_costs_what_it_costs_and_so_does_magic_of_others_or_before_it_is_turned_up(
    gold: str, can: bool
) -> None:
    s = regions(
        f"A: region {STARWELL}; army: Ox; gold {gold}; hand: Fawn\nB: army: Elk; hand: 1\nphase: Entrance", TEXTS
    )
    assert bool(offered(s, "play")) is can
    s = regions(f"A: region {STARWELL}; army: Ox; gold {gold}; hand: Veil\nB: army: Elk; hand: 1", TEXTS)
    assert bool(offered(s, "play")) is can
    s = regions(f"A: army: Ox; gold {gold}; hand: Rite; deck: 9\nB: region {STARWELL}; army: Elk; hand: 1", TEXTS)
    assert bool(offered(s, "play")) is can
    s = regions(
        f"A: region Fen; regions: {STARWELL}; army: Ox; gold {gold}; hand: Rite; deck: 9\nB: army: Elk; hand: 1", TEXTS
    )
    assert bool(offered(s, "play")) is can


@plays("Starwell Terrace")
@pytest.mark.parametrize(("gold", "most"), [("2 Gaian", 3), ("0", 1)])
def test_an_x_is_put_in_before(gold: str, most: int) -> None:
    there = "" if gold == "0" else f"gold {gold}; "
    s = regions(f"A: region {STARWELL}; {there}army: Ox; hand: Storm\nB: army: Elk 1/9; hand: 1", TEXTS)
    s.choose("play Storm")
    while not starting(s, "number") or "target Elk" in s.options():
        s.choose("target Elk")
    assert [o for o in starting(s, "number") if int(o.split()[1]) > most] == []
    s.choose(f"number {most}")
    s.choose(*starting(s, "target Elk"))
    s.all_pass()
    assert s.damage("Elk") == most


@plays("Starwell Terrace")
def test_abilities_cost_what_they_cost() -> None:
    s = regions(f"A: region {STARWELL}; army: Drill; hand: 1\nB: army: Elk; hand: 1", TEXTS)
    assert not offered(s, "use")
    s = regions(f"A: region {STARWELL}; army: Drill; gold 1 Gaian; hand: 1\nB: army: Elk; hand: 1", TEXTS)
    assert offered(s, "use")


@plays("Goldreach Market")
@pytest.mark.parametrize(("disciplines", "points", "drawn", "hp"), [
    ((), (), 0, 4), (ONE, (), 1, 4), (ONE, ONE, 0, 4), (TWO, (), 1, 7), (TWO, ONE, 1, 4), (TWO, TWO, 0, 4), (ALL, (), 1, 7),
])  # fmt: skip
def test_the_market_gives_a_card_and_then_mends_itself(
    disciplines: tuple[str, ...], points: tuple[str, ...], drawn: int, hp: int
) -> None:
    s = won(f"{MARKET} hurt 7", disciplines, points, "army: Yak; hand: Wait", "army: Elk; hand: 1; deck: 9")
    assert (9 - len(s.deck("A")), len(s.deck("B")), s.hp(MARKET)) == (drawn, 9, hp)
    assert s.victory("A") == (3 if disciplines == ALL else len(points))
    s.to("Play", "B")
    assert s.hp(MARKET) == hp


@plays("Goldreach Market")
@pytest.mark.parametrize(("hurt", "hp"), [("", 11), (" hurt 2", 11), (" hurt 3", 11), (" hurt 4", 10)])
def test_it_is_never_better_than_new(hurt: str, hp: int) -> None:
    s = won(f"{MARKET}{hurt}", TWO, (), "army: Yak; hand: Wait", "army: Elk; hand: 1; deck: 9")
    assert s.hp(MARKET) == hp


@plays("Goldreach Market")
@pytest.mark.parametrize(("bids", "prize", "drawn", "mended"), [
    (ONE, ": the benefit", 1, 0), (TWO, ": the benefit", 1, 3), (TWO, ": 1 VP", 0, 0), (ALL, ": the benefit", 1, 3),
])  # fmt: skip
def test_won_in_anothers_turn_it_gives_as_much(bids: tuple[str, ...], prize: str, drawn: int, mended: int) -> None:
    s = answered(f"{MARKET} hurt 5", *bids, prize=prize)
    assert (s.active, 9 - len(s.deck("A")), s.hp(MARKET)) == ("B", drawn, 6 + mended)


@plays("Goldreach Market")
@pytest.mark.parametrize(("bids", "out"), [((), False), (ONE, True)])
def test_with_an_empty_deck_its_card_is_the_end(bids: tuple[str, ...], out: bool) -> None:
    s = regions(
        f"A: region {MARKET}; body: Ox; army: Yak; deck: 0; hand: Wait\nB: army: Elk; hand: 1\nC: army: Hen; hand: 1\n"
        "phase: Tactics",
        TEXTS,
    )
    for discipline in bids:
        s.choose(f"claim {discipline}", "bid Ox")
    while s.phase == "Tactics" and not s.out("A"):
        s.choose(next((o for o in s.options() if o.endswith(": the benefit")), None) or s.way_on())
    assert (s.out("A") != "", s.over) == (out, False)


RANKS = "A: region {}; army: Ox, Yak, Ewe; body: Cow; hand: {}; deck: 9\nB: army: Elk; body: Pig; mind: Rat; hand: 1; deck: 9"


def moved(s: Scene, name: str, to: str = "the Soul Domain") -> bool:
    """Somebody moves if he can."""
    if f"move {name} to {to}" not in s.options():
        return False
    s.carry_out(f"move {name} to {to}")
    assert s.marked(name)
    return True


@plays("Lastlight Redoubt")
@pytest.mark.parametrize("later", [0, 1, 2])
def test_two_moves_over_both_play_phases(later: int) -> None:
    s = regions(RANKS.format(REDOUBT, "1"), TEXTS)
    for n, name in enumerate(("Ox", "Avatar of A")):
        s.to("Second Play") if n == later else None
        assert moved(s, name)
    s.to("Second Play") if s.phase == "Play" else None
    assert not offered(s, "move")
    s.to("Play", "B")
    assert moved(s, "Elk")
    assert not offered(s, "move")  # that is B's one move
    s.to("Play", "A")
    assert moved(s, "Yak")
    assert moved(s, "Ewe", "the Mind Domain")
    assert not offered(s, "move")


@plays("Lastlight Redoubt")
def test_each_is_made_unmarked_and_between_any_two_places() -> None:
    s = regions(RANKS.format(REDOUBT, "Wake"), event("The Empire", "Wake"))
    assert moved(s, "Cow", "the Mind Domain")
    assert not starting(s, "move Cow")
    s.play("Wake", "target Cow")
    assert moved(s, "Cow", "the Front")  # unmarked, the same one moves again
    assert (s.place("Cow"), offered(s, "move")) == ("A's Front", [])


@plays("Lastlight Redoubt")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turned_up_or_lost_between_the_moves(first: int) -> None:
    s = regions(
        f"A: region Salt; regions: {REDOUBT}; army: Ox, Yak, Ewe; hand: Ram\nB: army: Elk; hand: 1",
        TEXTS,
    )
    for name in ("Ox", "Yak")[: min(first, 1)]:
        assert moved(s, name)
    assert bool(offered(s, "move")) is (first == 0)
    s.play("Ram", "target Salt")
    for name in ("Ewe", "Yak")[min(first, 1) :]:
        assert moved(s, name)
    assert not offered(s, "move")
    s = regions(RANKS.format(REDOUBT, "Ram"), event("The Empire", "Ram"))
    for name in ("Ox", "Yak")[:first]:
        assert moved(s, name)
    s.play("Ram", f"target {REDOUBT}")
    assert moved(s, "Ewe") is (first == 0)
    assert not offered(s, "move")


WALLS = (
    "A: army: Sow 1/9, Tup 1/9; hand: Wait\n"
    "B: region {}; army: Ox 2/9, Yak 2/9; body: Cow 2/9, Hen 2/9; mind: Pig 2/9; soul: Rat 2/9 marked; {}hand: 1\nphase: Attack"
)


@plays("Lastlight Redoubt")
@pytest.mark.parametrize(("hurt", "mixed"), [(8, False), (9, True), (13, True)])
@pytest.mark.parametrize("first", ["Ox", "Cow"])
def test_with_five_hp_or_fewer_soldiers_and_civilians_defend_together(hurt: int, mixed: bool, first: str) -> None:
    walls = WALLS.format(f"{REDOUBT} hurt {hurt}", "")
    if first == "Cow":  # defenders are named in the order of the board
        walls = walls.replace("army: Ox 2/9, Yak 2/9; ", "").replace("marked; ", "marked; army: Ox 2/9, Yak 2/9; ")
    s = regions(walls, TEXTS)
    s.attack(REDOUBT, "Sow", "Tup")
    s.choose(f"block Sow with {first}")
    other = "Cow" if first == "Ox" else "Ox"
    assert (f"block Tup with {other}" in s.options()) is mixed
    assert not [o for o in s.options() if o.endswith((" Hen", " Rat"))]  # only the unmarked tops
    if mixed:
        one = s.fork()
        one.choose(*[f"block Sow with {name}" for name in (("Cow", "Pig") if first == "Ox" else ("Pig", "Ox"))])
        one.defend()
        assert one.damage("Sow") == 2  # the soldier alone strikes back
        s.defend(f"Tup with {other}")
        assert {n: s.damage(n) for n in ("Ox", "Cow", "Sow", "Tup")} == {
            "Ox": 1, "Cow": 1, "Sow": 2 if first == "Ox" else 0, "Tup": 2 if first == "Cow" else 0,
        }  # fmt: skip
        assert s.hp(REDOUBT) == 14 - hurt


@plays("Lastlight Redoubt")
def test_soldiers_need_the_avatar_in_the_front_and_it_is_looked_at_as_they_are_named() -> None:
    s = regions(WALLS.format(f"{REDOUBT} hurt 9", "avatar in Body; "), TEXTS)
    s.attack(REDOUBT, "Sow", "Tup")
    assert sorted(starting(s, "block Sow")) == ["block Sow with Cow", "block Sow with Pig"]
    s = regions(WALLS.format(f"{REDOUBT} hurt 9", "").replace("hand: 1", "hand: Mend"), event("The Empire", "Mend"))
    s.attack(REDOUBT, "Sow", "Tup")
    s.choose("block Sow with Ox", "block Tup with Cow", *starting(s, "done"))
    s.choose(*starting(s, "done"))
    until(s, "play Mend")
    s.choose("play Mend")
    s.choose(*starting(s, "target", "pick"))
    s.all_pass()
    assert s.hp(REDOUBT) == 14
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Cow"), s.damage("Sow"), s.damage("Tup")) == (1, 1, 2, 0)
    s = regions(WALLS.format(f"Fen (5); regions: {REDOUBT}", ""), TEXTS)
    s.attack("Fen", "Sow", "Tup")
    s.choose("block Sow with Ox")
    assert "block Tup with Cow" not in s.options()
