"""Blind Magic, Events and Enchantments of AVA's round 19, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Lift": "event 0: Unmark target creature.",
    "Gain": "event 0: Gain 1 VP.", "Rite": "magic 0: Gain 1 VP.", "Rob": "event 0: Mark target resource card.",
    "Rest": "event 0: Unmark target resource card.", "Cost": "event 1 Gaian: Draw a card.",
    "Vines": "enchantment 0: Attach to target creature. Enchanted creature gets 0/+1.",
    "Tarn": "city 0 Mind 6", "Vale": "city 0 Soul 6", "Tide": "event 0: Destroy target resource card.",
    "Slinger": "creature 1/1: M: Gain 1 VP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Caught Off Post")
def test_a_marked_creature_is_destroyed_wherever_it_is() -> None:
    table = (
        "A: army: Ox marked, Hen; avatar marked; gold 4 Dark Legion; hand: Caught Off Post, 1\nB: {};"
        " avatar marked; hand: Lift"
    )
    s = ava(table.format("city Dale: Elk marked, Cow; attached: Vines on Elk"), TEXTS)
    s.choose("play Caught Off Post")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Elk")
    lifted = s.fork()
    s.all_pass()
    assert (s.place("Elk"), s.place("Vines"), s.place("Ox")) == ("B's graveyard", "B's graveyard", "A's Army")
    until(lifted, "play Lift")
    lifted.choose("play Lift", "target Elk")
    lifted.all_pass()
    assert (lifted.place("Elk"), lifted.marked("Elk")) == ("Dale", False)


@plays("Three Roads of Learning")
@pytest.mark.parametrize(("cities", "drawn"), [
    ("city Oak (Body, 8)", 1), ("city Oak (Body, 8); city Elm (Body, 8)", 1), ("city Oak (Body, 8); city Elm (Soul, 8)", 2),
    ("city Oak (Mind, 8); city Elm (Soul, 8); city Yew (Body, 8); city Ash (Soul, 8)", 3), ("no city; cities: Tarn", 0),
])  # fmt: skip
def test_a_card_is_drawn_for_each_discipline(cities: str, drawn: int) -> None:
    s = ava(
        f"A: {cities}; army: Ox; gold 3 Gaian; hand: Three Roads of Learning, 1; deck: 9\nB: city Fen (Mind, 8); army: Elk",
        TEXTS,
    )
    s.play("Three Roads of Learning")
    assert (len(s.deck("A")), s.over) == (9 - drawn, False)


@plays("Three Roads of Learning")
def test_who_cannot_draw_is_defeated() -> None:
    s = ava(
        "A: city Oak (Mind, 8); city Elm (Soul, 8); gold 3 Gaian; hand: Three Roads of Learning, 1; deck: 1\nB: army: Elk"
    )
    s.play("Three Roads of Learning")
    assert s.over


@plays("Misheard Order")
@pytest.mark.parametrize(("card", "gold", "pays", "won"), [
    ("Gain", "1 Gaian, 1 Red Banner", True, 1), ("Rite", "2 Gaian", True, 1), ("Rite", "2 Gaian", False, 0),
    ("Gain", "1 Gaian", None, 0),
])  # fmt: skip
def test_a_spell_resolves_only_if_its_player_pays_two(card: str, gold: str, pays: bool | None, won: int) -> None:
    s = ava(f"A: hand: {card}, 1; gold {gold}; army: Elk\nB: hand: Misheard Order; gold 2 House of Nobles", TEXTS)
    s.choose(f"play {card}")
    until(s, "play Misheard Order")
    s.choose("play Misheard Order")
    if pays is None:
        s.all_pass()
    else:
        until(s, "pay")
        assert (s.asked, "no" in s.options()) == ("A", True)
        s.choose("pay" if pays else "no")
        s.all_pass()
    assert (s.victory("A"), s.place(card), s.gems("A") == "") == (won, "A's graveyard", pays is True)


@plays("Misheard Order")
def test_abilities_are_not_misheard() -> None:
    s = ava("A: hand: Ox; army: Slinger\nB: hand: Misheard Order, Wait; gold 2 House of Nobles", TEXTS)
    s.choose("use Slinger")
    until(s, "play Wait")
    assert offered(s, "play") == ["Wait"]


@plays("Rust in the Coffer")
def test_a_rusty_card_stays_marked() -> None:
    s = ava(
        "A: hand: Rust in the Coffer, Wait; gold 2 Dark Legion\nB: gold 1 Gaian, 1 Red Banner;"
        " hand: Cost, Rest, Wait; army: Cow",
        TEXTS,
    )
    s.choose("play Rust in the Coffer")
    rusty = next(o.removeprefix("target ") for o in s.options() if "Gaian" in o)
    assert len(targets(s)) == 4
    s.choose(f"target {rusty}")
    s.all_pass()
    assert (s.place("Rust in the Coffer"), s.marked(rusty)) == (f"on {rusty}", False)
    s.to("Play", "B")
    s.play("Cost")
    assert s.marked(rusty)
    s.to("Play", "A")
    s.to("Play", "B")
    assert (s.gems("B"), s.consumed("B")) == ("1 Red Banner", "1 Gaian")
    s.play("Rest", f"target {rusty}")
    assert not s.marked(rusty)


@plays("Rust in the Coffer")
def test_the_rust_goes_with_its_card() -> None:
    s = ava("A: hand: Rust in the Coffer, Tide; gold 2 Dark Legion\nB: gold 1 Red Banner marked; army: Cow", TEXTS)
    s.play("Rust in the Coffer", "target Red Banner resource card")
    s.play("Tide", "target Red Banner resource card")
    assert s.place("Rust in the Coffer") == "A's graveyard"


@plays("Unwearying Spurs")
def test_its_host_is_not_marked_by_an_attack() -> None:
    s = ava(
        f"A: army: Ox 1/9, Hen; city Dale; attached: Unwearying Spurs on Ox; hand: Wait\nB: army: Cow 1/9; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Ox", "send Hen", "done")
    assert (s.marked("Ox"), s.marked("Hen")) == (False, True)
    fought(s)
    s.to("Second Play")
    assert offered(s, "move", "Ox") == ["Ox to Dale"]
    s = ava(f"A: army: Ox marked, Hen; attached: Unwearying Spurs on Ox; hand: 1\nB: army: Cow{COMBAT}", TEXTS)
    s.choose("attack B's army")
    assert "send Ox" not in s.options()
    s = ava("A: army: Ox; hand: Unwearying Spurs; gold 2 Red Banner\nB: army: Cow; city Oak: Elk", TEXTS)
    s.choose("play Unwearying Spurs")
    assert sorted(targets(s)) == ["Cow", "Elk", "Ox"]


@plays("Sound the Recall")
@pytest.mark.parametrize("avatar", [True, False])
def test_attackers_whose_combats_are_to_come_go_home(avatar: bool) -> None:
    s = ava(
        "A: army: Ox 2/2, Hen 2/2, Pig 2/2; hand: Wait\n"
        f"B: city Oak (Body, 9); hand: Sound the Recall, Wait; gold 2 Red Banner{COMBAT}",
        TEXTS | {"Avatar of A": "avatar 2/0"},
    )
    s.choose("attack Oak", "send Ox", "send Hen", "send Avatar of A" if avatar else "send Pig", "done")
    while s.damage("Oak") < 2:
        assert s.damage("Oak") == 0
        s.choose(next((o for o in ("done",) if o in s.options()), None) or s.way_on())
    until(s, "play Sound the Recall")
    assert s.damage("Oak") == 2
    s.choose("play Sound the Recall")
    fought(s)
    assert (s.damage("Oak"), s.place("Hen"), s.marked("Hen")) == (2, "A's Army", True)
    assert s.marked("Avatar of A" if avatar else "Pig")


@plays("Sound the Recall")
def test_a_recalled_attack_does_nothing_and_there_is_no_second() -> None:
    table = "A: army: Ox 2/2, Hen 2/2; hand: {}\nB: army: Cow 1/9; hand: {}; gold 2 Red Banner"
    s = ava(table.format("Wait", "Sound the Recall") + COMBAT, TEXTS)
    assert "play Sound the Recall" not in s.options()
    s.choose("attack B's army", "send Ox", "done", "play Sound the Recall")
    fought(s)
    assert (s.life("B"), s.victory("A"), s.place("Ox"), s.marked("Ox")) == (20, 0, "A's Army", True)
    assert not offered(s, "attack")
    s = ava(table.format("Sound the Recall; gold 2 Red Banner", "Wait"), TEXTS)
    assert not offered(s, "play")
