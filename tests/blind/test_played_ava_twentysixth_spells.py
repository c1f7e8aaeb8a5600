"""Blind magic and events of AVA's twenty-fourth round, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Lift": "event 0: Unmark target creature.", "Ram": "event 0: Deal 3 damage to target city.",
    "Raze": "event 0: Destroy target city.", "Peel": "event 0: Destroy target enchantment.",
    "Rune": "enchantment 1 Gaian: Attach to a creature. It gets +1/+1.",
    "Oak Rune": "enchantment 1 Gaian: Attach to a creature. This enchantment can't be destroyed.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Pounce on the Weary")
def test_who_is_weary_is_hurt_for_four() -> None:
    s = ava(
        "A: hand: Pounce; gold 2 Red Banner; army: Ox 1/9 marked, Hen; avatar marked\n"
        "B: city Fen: Cow 1/9 marked, Pig; hand: Lift; army: Elk", TEXTS,
    )  # fmt: skip
    s.choose("play Pounce")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    rested = s.fork()
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.damage("Ox")) == (4, 0)
    rested.choose("target Cow")
    until(rested, "play Lift")
    rested.choose("play Lift", "target Cow")
    rested.all_pass()
    assert (rested.damage("Cow"), rested.place("Pounce")) == (0, "A's graveyard")


@plays("Rummage the Attic")
def test_three_cards_are_drawn_and_any_two_discarded() -> None:
    s = ava("A: hand: Rummage the Attic, Hen; gold 2 House of Nobles; deck: Ox, Cow, Pig, Fox; army: Elk\nB: army: Ram")
    s.choose("play Rummage the Attic")
    until(s, "pick")
    assert (s.asked, "done" in s.options()) == ("A", False)
    s.choose("pick Hen")
    assert sorted(s.options()) == ["pick Cow", "pick Ox", "pick Pig"]
    s.choose("pick Pig")
    s.all_pass() if s.table.chain else None
    assert (sorted(s.hand("A")), sorted(s.grave("A"))) == (["Cow", "Ox"], ["Hen", "Pig", "Rummage the Attic"])
    assert s.deck("A") == ["Fox"]


@plays("Rummage the Attic")
@pytest.mark.parametrize(("deck", "over"), [(2, True), (3, False)])
def test_who_cannot_draw_all_three_is_defeated(deck: int, over: bool) -> None:
    s = ava(f"A: hand: Rummage the Attic; gold 2 House of Nobles; deck: {deck}; army: Elk\nB: army: Ram")
    s.choose("play Rummage the Attic")
    while s.asked and s.table.chain and not offered(s, "pick"):
        s.choose("pass")
    assert s.over is over
    assert not over or s.winner == "B"


@plays("Mortar and Good Will")
@pytest.mark.parametrize(("hurt", "number", "left"), [(5, 4, 1), (5, 2, 3), (5, 0, 5), (3, None, 0)])
def test_up_to_four_damage_is_removed_from_any_city(hurt: int, number: int | None, left: int) -> None:
    s = ava(
        "A: hand: Mortar and Good Will; gold 2 The Empire; city Oak (Mind, 9)\n"
        f"B: city Dale (Body, 9, hurt {hurt}); army: Elk"
    )
    s.choose("play Mortar and Good Will")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s.choose("target Dale")
    until(s, "number")
    numbers = offered(s, "number")
    assert numbers[:4] == ["0", "1", "2", "3"]
    s.choose(f"number {numbers[-1] if number is None else number}")
    assert (s.damage("Dale"), s.damage("Oak")) == (left, 0)


@plays("Mortar and Good Will")
def test_an_undamaged_city_stays_as_strong_as_it_was() -> None:
    s = ava("A: hand: Mortar and Good Will, Ram; gold 2 The Empire; city Oak (Mind, 9)\nB: army: Elk", TEXTS)
    s.choose("play Mortar and Good Will")
    s.choose("number 4") if "number 4" in s.options() else s.all_pass()
    assert s.damage("Oak") == 0
    s.play("Ram")
    assert s.damage("Oak") == 3


@plays("Moss over the Runes")
@pytest.mark.parametrize(("rune", "place"), [("Rune", "A's graveyard"), ("Oak Rune", "on Ox")])
def test_the_controller_of_an_overgrown_enchantment_draws(rune: str, place: str) -> None:
    s = ava(
        f"A: hand: Moss over the Runes; gold 1 Gaian; army: Ox\n"
        f"B: army: Cow; attached: {rune} of A on Ox; deck: 3; hand: 0", TEXTS,
    )  # fmt: skip
    s.play("Moss over the Runes")
    assert (s.place(rune), len(s.hand("B")), s.hand("A")) == (place, 1, [])


@plays("Moss over the Runes")
def test_the_controller_of_an_overgrown_enchantment_must_draw() -> None:
    s = ava("A: hand: Moss over the Runes; gold 1 Gaian; army: Ox\nB: attached: Rune on Ox; deck: 0; army: Elk", TEXTS)
    s.choose("play Moss over the Runes")
    while s.asked and s.table.chain:
        s.choose("pass")
    assert (s.over, s.winner) == (True, "A")


@plays("Moss over the Runes")
def test_nobody_draws_for_an_enchantment_that_is_gone_and_what_is_on_it_goes_too() -> None:
    table = "A: hand: Moss over the Runes; gold 1 Gaian; army: Ox\nB: attached: Rune on Ox; hand: Peel; army: Elk"
    s = ava(table, TEXTS)
    s.choose("play Moss over the Runes")
    until(s, "play Peel")
    s.choose("play Peel")
    s.all_pass()
    assert (s.place("Rune"), s.hand("A"), s.hand("B")) == ("B's graveyard", [], [])
    s = ava(f"{table}\nC: attached: Borrowed Incantation on Rune; army: Yak", TEXTS)
    s.choose("play Moss over the Runes", "target Rune")
    while s.table.chain:
        s.choose("pass")
    assert (s.place("Rune"), s.place("Borrowed Incantation")) == ("B's graveyard", "C's graveyard")
    assert [len(s.hand(seat)) for seat in "ABC"] == [0, 2, 1]  # the Peel and a card; C draws for what he had borrowed


BILLETS = "A: hand: Billets for the Column; gold 2 The Empire; army: Ox, Hen marked, Tentless Nomad"


@plays("Billets for the Column")
@pytest.mark.parametrize(
    ("chosen", "life"), [(("Ox", "Hen"), 22), (("Hen",), 21), ((), 20), (("Ox", "Hen", "Tentless Nomad"), 22)]
)
def test_each_creature_that_is_billeted_brings_a_life_point(chosen: tuple[str, ...], life: int) -> None:
    s = ava(f"{BILLETS}; city Dale: Elder; city Oak\nB: army: Elk; city Fen")
    s.choose("play Billets for the Column")
    until(s, "pick")
    assert set(offered(s, "pick")) <= {"Ox", "Hen", "Tentless Nomad"}
    for name in chosen:
        s.choose(f"pick {name}")
    s.choose("done") if len(chosen) < 3 else None
    if offered(s, "pick"):
        assert sorted(offered(s, "pick")) == ["Dale", "Oak"]
        s.choose("pick Oak")
    s.all_pass() if s.table.chain else None
    there = [name for name in chosen if name != "Tentless Nomad"]
    assert [s.place(n) for n in ("Ox", "Hen", "Tentless Nomad")] == [
        "Oak" if n in there else "A's Army" for n in ("Ox", "Hen", "Tentless Nomad")
    ]
    assert (s.life("A"), s.marked("Ox"), s.marked("Hen"), s.place("Elder")) == (life, False, True, "Dale")
    assert offered(s, "move")  # the move of the turn is left


@plays("Billets for the Column")
def test_nobody_is_billeted_without_a_city() -> None:
    s = ava(f"{BILLETS}\nB: army: Elk; city Fen")
    s.choose("play Billets for the Column")
    while s.table.chain:
        s.choose(next((o for o in s.options() if o.startswith("pick")), None) or s.way_on())
    assert (s.life("A"), s.place("Ox"), s.place("Hen")) == (20, "A's Army", "A's Army")


@plays("Dig in the Heels")
def test_a_defender_is_much_tougher_for_the_turn() -> None:
    s = ava(
        f"A: army: Ox 4/9; hand: Wait\nB: army: Cow 1/1, Pig 1/1; hand: Dig in the Heels, Wait; gold 1 The Empire{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Ox", "done")
    until(s, "play Wait")
    assert not offered(s, "play", "Dig")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, "play Dig in the Heels")
    s.choose("play Dig in the Heels")
    assert not [name for name in targets(s) if name != "Cow"]
    s.to("Second Play")
    assert (s.place("Cow"), s.value("Cow"), s.value("Pig"), s.damage("Cow")) == ("B's Army", "1/5", "1/1", 4)
    s.to("Play", "B")
    assert (s.value("Cow"), s.place("Cow")) == ("1/1", "B's Army")


@rule("AVA-AVATAR-08")
@plays("A Fresh Horse, My Lord")
@pytest.mark.parametrize(("plays_it", "life", "won"), [(True, 17, 0), (False, 20, 3)])
def test_an_avatar_on_a_fresh_horse_stands_alongside(plays_it: bool, life: int, won: int) -> None:
    s = ava(
        "A: army: Ox 3/9; hand: Wait\n"
        f"B: army: Cow; avatar marked; hand: A Fresh Horse; gold 1 House of Nobles{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Ox", "done")
    if plays_it:
        until(s, "play A Fresh Horse")
        s.choose("play A Fresh Horse")
    fought(s, "yes")
    assert (s.life("B"), s.victory("A")) == (life, won)


@plays("A Fresh Horse, My Lord")
def test_the_own_avatar_alone_is_unmarked_wherever_it_stands() -> None:
    s = ava(
        "A: hand: A Fresh Horse; gold 1 House of Nobles; city Dale: Ox marked; avatar in Dale marked\n"
        "B: army: Cow; avatar marked"
    )
    assert not targets(s)
    s.play("A Fresh Horse")
    assert [s.marked(n) for n in ("Avatar of A", "Ox", "Avatar of B")] == [False, True, True]


@plays("Ropes Wet against the Rams")
@pytest.mark.parametrize(("roped", "damage"), [("Oak", (0, 3)), ("Elm", (5, 0))])
def test_a_roped_city_takes_no_damage_from_anything(roped: str, damage: tuple[int, int]) -> None:
    s = ava(
        "A: army: Ox 2/9; hand: Ram, Ram\nB: hand: Ropes Wet against the Rams; gold 2 Gaian;"
        f" city Oak (Body, 9): Hen 1/1; city Elm (Mind, 9){COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Oak", "send Ox", "done")
    until(s, "play Ropes Wet against the Rams")
    s.choose("play Ropes Wet against the Rams")
    assert sorted(targets(s)) == ["Elm", "Oak"]
    s.choose(f"target {roped}")
    while "Ropes Wet against the Rams" in s.chain():
        s.choose("pass")
    until(s, "play Ram")
    s.choose(next(o for o in s.options() if o.startswith("play Ram")), f"target {'Oak' if roped == 'Elm' else 'Elm'}")
    fought(s)
    assert (s.damage("Oak"), s.damage("Elm")) == damage
    s.to("Second Play")
    s.play("Ram", f"target {roped}")
    assert (s.damage("Oak"), s.damage("Elm")) == damage


@plays("Ropes Wet against the Rams")
def test_a_roped_city_keeps_its_damage_and_its_residents_have_no_ropes() -> None:
    stroke = {"Stroke": "event 0: Deal 1 damage to target creature."}
    s = ava(
        "A: hand: Ropes Wet against the Rams, Ram, Stroke, Raze; gold 2 Gaian; army: Ox\n"
        "B: city Oak (Body, 9, hurt 4): Hen 1/3", TEXTS | stroke,
    )  # fmt: skip
    s.play("Ropes Wet against the Rams")
    s.play("Stroke", "target Hen")
    assert (s.damage("Oak"), s.damage("Hen")) == (4, 1)
    later = s.fork()
    s.play("Raze")
    assert s.place("Oak") == "B's graveyard"
    later.to("Play", "B")
    until(later, "play Ram")
    later.choose("play Ram")
    later.all_pass()
    assert later.damage("Oak") == 7


PUNCH = "hand: Poppy in the Punch, Wait; gold 2 Dark Legion"


@plays("Poppy in the Punch")
def test_up_to_two_residents_of_any_cities_are_marked_before_they_answer() -> None:
    s = ava(
        "A: city Oak (Body, 8): Ox, Nun; avatar in Oak; army: Yak; " + PUNCH + "\n"
        "B: city Fen (Body, 8): Fox, Hen marked; army: Elk; hand: Wait\nphase: Tactics", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Ox")
    s.choose("done") if "done" in s.options() else None
    until(s, "play Poppy in the Punch")
    s.choose("play Poppy in the Punch")
    assert sorted(targets(s)) == ["Avatar of A", "Fox", "Hen", "Nun", "Ox"]
    nobody, counted, gone = s.fork(), s.fork(), s.fork()
    s.choose("target Fox", "target Hen")
    until(s, "Body: 1 VP")
    assert (s.asked, s.marked("Fox"), s.marked("Hen"), s.marked("Nun")) == ("A", True, True, False)
    nobody.choose("done")
    until(nobody, "bid Fox")
    assert [nobody.marked(n) for n in ("Fox", "Nun", "Avatar of A")] == [False, False, False]
    counted.choose("target Ox", "target Avatar of A")
    until(counted, "bid Fox")
    assert counted.marked("Avatar of A")
    counted.choose("done")
    until(counted, "Body: 1 VP")
    assert counted.asked == "A"  # Ox was marked for the bid and counts
    gone.choose("target Nun", "done")
    until(gone, "bid Fox")
    assert [gone.marked(n) for n in ("Nun", "Fox")] == [True, False]


@plays("Poppy in the Punch")
def test_who_is_no_resident_any_more_is_skipped() -> None:
    call = {"Call": "event 0: Put target creature into its controller's army."}
    s = ava("A: army: Yak; " + PUNCH + "\nB: city Fen: Fox, Hen; army: Elk; hand: Call", TEXTS | call)
    s.choose("play Poppy in the Punch", "target Fox", "target Hen")
    until(s, "play Call")
    s.choose("play Call", "target Fox")
    s.all_pass()
    assert (s.place("Fox"), s.marked("Fox"), s.marked("Hen")) == ("B's Army", False, True)


GREASE = "Gravel or Grease: All {} creatures get"


@rule("AVA-PLAY-09")
@plays("Gravel or Grease")
@pytest.mark.parametrize(("way", "values"), [
    ("attacking", ["1/9", "-1/9", "1/1", "1/9", "1/1"]), ("defending", ["2/9", "0/9", "1/1", "2/9", "1/1"]),
])  # fmt: skip
def test_attackers_are_weaker_or_defenders_stronger(way: str, values: list[str]) -> None:
    s = ava(
        "A: army: Ox 2/9, Hen 0/9, Pig 1/1; hand: Wait\n"
        f"B: hand: Gravel or Grease, Wait; gold 1 Red Banner; army: Cow 1/9, Yak 1/1{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B's army", "send Ox", "send Hen", "send Avatar of A", "done")
    # before defenders are assigned its writer closes the second way; the rules do not say that "all" of none is not done
    until(s, "play Gravel")
    assert any(option.startswith(f"play {GREASE.format('attacking')}") for option in s.options())
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, "play Gravel")
    assert len(offered(s, "play", "Gravel")) == 2
    s.choose(f"play {GREASE.format(way)}")
    while any("Gravel" in name for name in s.chain()):
        s.choose("pass")
    assert [s.value(n) for n in ("Ox", "Hen", "Pig", "Cow", "Yak")] == values
    assert s.value("Avatar of A") == "0/0"
    s.to("Second Play")
    assert [s.value(n) for n in ("Ox", "Hen", "Pig", "Cow", "Yak")] == values
    s.to("Play", "B")
    assert s.value("Ox") == "2/9"


@rule("AVA-PLAY-09")
@plays("Gravel or Grease")
def test_either_way_is_open_where_neither_finds_anybody() -> None:
    s = ava("A: army: Ox 2/9; hand: Gravel or Grease; gold 1 Red Banner\nB: army: Cow 1/9")
    assert len(offered(s, "play", "Gravel")) == 2
    s.play(GREASE.format("attacking"))
    assert (s.value("Ox"), s.value("Cow"), s.place("Gravel or Grease")) == ("2/9", "1/9", "A's graveyard")
