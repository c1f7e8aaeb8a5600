"""Blind texts of ARC's fourth to seventh round about guards, loans and returns, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Break": "event 0: Destroy target enchantment.",
    "Hex": "event 0: Deal 2 damage to target creature.", "Bolt": "magic 0: Gain 1 victory point.",
    "Charm": "magic 0: Deal 1 damage to target creature.", "Vines": "enchantment 0: Enchant creature.",
    "Three": "creature 3 Gaian 2/2", "Four": "creature 4 Gaian 2/2", "Two": "creature 2 Gaian 2/2",
    "Saint": "creature 2 Gaian 1/5: Mark this creature: Gain 1 victory point.",
    "Small": "creature 1 Gaian 1/1", "Five": "creature 5 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Lamplight Squire")
@pytest.mark.parametrize(("goal", "tough"), [("attack Oak", 4), ("attack B's army", 2)])
def test_the_squire_is_tougher_while_it_defends_a_city(goal: str, tough: int) -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: army: Lamplight Squire; city Oak (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(goal)
    until(s, "block Wolf with Lamplight Squire")
    s.choose("block Wolf with Lamplight Squire")
    assert s.value("Lamplight Squire") == f"1/{tough}"
    s.to("Second Play")
    assert s.value("Lamplight Squire") == "1/2"


@plays("Lamplight Squire")
def test_the_squire_cannot_attack() -> None:
    s = arc(f"A: army: Lamplight Squire, Ox, Elk\nB: city Oak (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Oak")
    assert sorted(label for label in s.options() if label.startswith("send")) == ["send Elk", "send Ox"]


@plays("Ashfield Pikeman")
@pytest.mark.parametrize(("attack", "more"), [(4, 2), (3, 0)])
def test_the_pikeman_strikes_harder_at_the_strong(attack: int, more: int) -> None:
    s = arc(
        f"A: army: Wolf {attack}/9; {WAITING}\nB: army: Ashfield Pikeman; city Oak (Body, 8); {WAITING}{COMBAT}", TEXTS
    )
    s.choose("attack Oak")
    assert s.value("Ashfield Pikeman") == "2/3"
    until(s, "block Wolf")
    s.choose("block Wolf with Ashfield Pikeman")
    assert s.value("Ashfield Pikeman") == f"{2 + more}/3"
    s.to("Second Play")
    assert s.damage("Wolf") == 2 + more


@plays("Tidewatch Sentinel", "Oathbound Sentinel")
@pytest.mark.parametrize("name", ["Tidewatch Sentinel", "Oathbound Sentinel"])
def test_a_sentinel_defends_other_cities_of_its_player_but_not_the_army(name: str) -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: army: Ox; city Oak (Body, 8): {name}, Elder; city Elm (Mind, 8);"
        f" {WAITING}{COMBAT}",
        TEXTS,
    )
    army = s.fork()
    s.choose("attack Elm")
    until(s, "block")
    assert [n for n in (name, "Elder", "Ox") if f"block Wolf with {n}" in s.options()] == [name, "Ox"]
    s.choose(f"block Wolf with {name}")
    s.to("Second Play")
    assert (s.damage("Elm"), s.place(name)) == (0, "Oak")
    army.choose("attack B's army")
    until(army, "block")
    assert f"block Wolf with {name}" not in army.options()


@plays("Warren Digger")
def test_the_digger_moves_where_there_was_a_move_and_never_defends() -> None:
    s = arc("A: army: Ox, Elk; city Oak (Body, 8): Warren Digger; city Elm (Mind, 8)\nB: army: Fox\nphase: Play", TEXTS)
    s.choose("move Ox to Oak")
    s.all_pass()
    assert "move Elk to Oak" not in s.options()
    assert "move Warren Digger to Elm" in s.options()
    s.choose("move Warren Digger to Elm")
    s.all_pass()
    assert s.place("Warren Digger") == "Elm"
    assert "move Elk to Elm" not in s.options()
    s = arc(f"A: army: Wolf; {WAITING}\nB: army: Warren Digger, Ox; city Oak (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Oak")
    until(s, "block")
    assert [label for label in s.options() if label.startswith("block")] == ["block Wolf with Ox"]


@plays("Raze the Outworks")
@pytest.mark.parametrize(("hurt", "lost"), [(4, 2), (3, 0)])
def test_who_loses_a_city_to_it_loses_two_points(hurt: int, lost: int) -> None:
    s = arc(
        f"A: hand: Raze the Outworks; gems 5 Red Banner; city Fen (Body, 8)\nB: city Oak (Body, 8, hurt {hurt});"
        " city Elm (Mind, 8)"
    )
    s.choose("play Raze the Outworks")
    assert sorted(s.options()) == ["target Elm", "target Fen", "target Oak"]
    s.choose("target Oak")
    s.all_pass()
    assert (s.points("A"), s.points("B"), s.place("Oak") == "B's graveyard") == (15, 15 - lost, bool(lost))


@plays("Field Levy")
def test_the_unmarked_residents_of_one_city_are_levied() -> None:
    s = arc(
        "A: hand: Field Levy, Bolt; gems 3 The Empire; army: Ox; city Oak (Body, 8): Elder, Sage, Page marked;"
        " city Elm (Mind, 8): Hen\nB: city Fen (Body, 8); hand: Wait",
        TEXTS,
    )
    s.choose("play Field Levy")
    s.all_pass()
    s.choose("pick Oak")
    assert not [label for label in s.options() if "Page" in label or "Hen" in label]
    s.choose("pick Elder", "pick Sage")
    assert [(s.place(n), s.marked(n)) for n in ("Elder", "Sage")] == [("A's Army", False)] * 2
    assert [s.place(n) for n in ("Page", "Hen")] == ["Oak", "Elm"]
    assert "move Elder to Oak" in s.options()


@plays("Drums at Dawn")
def test_up_to_three_unmarked_residents_come_to_the_army() -> None:
    s = arc(
        "A: hand: Drums at Dawn, Bolt; gems 3 Red Banner; army: Ox; city Oak (Body, 8): Elder, Sage, Page marked;"
        " city Elm (Mind, 8): Hen, Cow\nB: city Fen (Body, 8): Fox; hand: Wait",
        TEXTS,
    )
    s.choose("play Drums at Dawn")
    s.all_pass()
    assert not [label for label in s.options() if "Page" in label or "Fox" in label]
    s.choose("pick Elder", "pick Hen", "pick Cow")
    assert [(s.place(n), s.marked(n)) for n in ("Elder", "Hen", "Cow")] == [("A's Army", False)] * 3
    assert [s.place(n) for n in ("Page", "Sage")] == ["Oak"] * 2
    assert "move Elder to Oak" in s.options()


@plays("Call from the Barrow", "Borrowed Hours")
@pytest.mark.parametrize(
    ("name", "gems", "place", "value"),
    [("Call from the Barrow", 3, "Keep of A", "2/2"), ("Borrowed Hours", 4, "A's Army", "3/2")],
)
def test_a_creature_comes_from_the_graveyard_for_the_turn(name: str, gems: int, place: str, value: str) -> None:
    s = arc(
        f"A: hand: {name}, Bolt; gems {gems} Dark Legion; grave: Three, Four, Two, Bolt\nB: grave: Small; hand: Wait",
        TEXTS,
    )
    s.choose(f"play {name}")
    assert sorted(label for label in s.options() if "Four" in label or "Small" in label) == []
    s.choose(next(label for label in s.options() if label.endswith(" Three")))
    s.all_pass()
    assert (s.place("Three"), s.value("Three"), s.marked("Three"), s.gems("A")) == (place, value, False, "")
    s.to("Draw", "B")
    assert (s.place("Three"), s.place("Four")) == ("removed", "A's graveyard")


@plays("The Long Ledger")
@pytest.mark.parametrize(("cards", "left"), [("Axe, Hex, Wait, Bolt", 2), ("Axe, Wait", 2), ("Axe", 1)])
def test_opponents_discard_down_to_its_player_s_hand(cards: str, left: int) -> None:
    s = arc(f"A: hand: The Long Ledger, Bolt, Charm; gems 5 House of Nobles\nB: hand: {cards}; deck: 9", TEXTS)
    s.choose("play The Long Ledger")
    s.all_pass()
    if left < cards.count(",") + 1:
        assert s.asked == "B"
        s.choose("pick Axe", "pick Bolt")
        assert s.place("Axe") == s.place("Bolt (2)") == "B's graveyard"
    assert (len(s.hand("A")), len(s.hand("B"))) == (2, left)


@plays("Bought Silence")
def test_abilities_of_a_creature_cannot_be_activated_this_turn() -> None:
    s = arc("A: hand: Bought Silence, Bolt; gems 2 House of Nobles; army: Saint, Ox; deck: 5\nB: army: Fox", TEXTS)
    assert "use Saint" in s.options()
    s.choose("play Bought Silence", "target Saint")
    s.all_pass()
    assert ("use Saint" in s.options(), len(s.hand("A"))) == (False, 2)
    s.to("Draw", "B")
    s.to("Play", "A")
    assert "use Saint" in s.options()


@plays("Curfew Edict")
@pytest.mark.parametrize(("host", "gems", "offered"), [("A", 1, True), ("B", 1, False), ("B", 2, True)])
def test_in_others_turns_cards_cost_one_more(host: str, gems: int, offered: bool) -> None:
    cards = TEXTS | {"Dear": "event 1: Draw a card."}
    s = arc(
        f"A: hand: Axe; army: Ox, Elk\nB: hand: Dear, Wait; gems {gems} Gaian; attached: Curfew Edict on {host}", cards
    )
    s.choose("play Axe", "target Ox")
    assert (s.asked, "play Dear" in s.options()) == ("B", offered)
    s.to("Play", "B")
    assert "play Dear" in s.options()


@plays("Ossuary of Saint Vell", "Ossuary Harbor")
@pytest.mark.parametrize(("name", "price"), [("Ossuary of Saint Vell", 1), ("Ossuary Harbor", 2)])
def test_the_ossuary_returns_a_creature_once_a_turn(name: str, price: int) -> None:
    s = arc(
        f"A: city {name} (advantage); army: Ox, Elk, Hen; gems 5 Gaian; hand: Axe, Axe\nB: army: Fox; hand: Axe, Wait",
        TEXTS,
    )
    s.choose("play Axe", "target Fox")
    s.all_pass()
    assert (s.place("Fox"), s.gems("A")) == ("B's graveyard", "5 Gaian")
    s.choose("play Axe", "target Ox")
    until(s, "yes")
    no = s.fork()
    no.choose("no")
    assert (no.place("Ox"), no.gems("A")) == ("A's graveyard", "5 Gaian")
    s.choose("yes")
    assert (s.place("Ox"), s.gems("A")) == ("A's hand", f"{5 - price} Gaian")


@plays("Counterwrit")
@pytest.mark.parametrize(("gems", "pays", "points"), [(2, True, 16), (2, False, 15), (1, False, 15)])
def test_a_spell_resolves_only_for_two(gems: int, pays: bool, points: int) -> None:
    s = arc(f"A: hand: Bolt, Wait; gems {gems} Gaian\nB: hand: Counterwrit, Wait; gems 2 House of Nobles", TEXTS)
    s.choose("play Bolt")
    until(s, "play Counterwrit")
    s.choose("play Counterwrit")
    until(s, "pay") if gems == 2 else s.all_pass()
    if gems == 2:
        s.choose("pay" if pays else "no")
        s.all_pass()
    assert (s.points("A"), s.place("Bolt"), s.gems("A")) == (points, "A's graveyard", "" if pays else f"{gems} Gaian")


@plays("Called Bluff")
@pytest.mark.parametrize(("played", "won"), [(True, True), (False, False)])
def test_in_bids_a_resident_counts_for_three_more(played: bool, won: bool) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Small; hand: Called Bluff, Wait; gems 1 House of Nobles\n"
        f"B: city Elm (Mind, 8): Three; {WAITING}\nphase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", "bid Small")
    until(s, "bid Three")
    s.choose("bid Three")
    if played:
        until(s, "play Called Bluff")
        s.choose("play Called Bluff", "target Small")
    s.to("Play")
    assert s.points("A") == 15 + won


@plays("Cindergate Barracks")
@pytest.mark.parametrize("won", [True, False])
def test_creatures_may_be_placed_in_the_army(won: bool) -> None:
    s = arc(
        f"A: city Cindergate Barracks{' (advantage)' * won}; city Oak (Body, 8); hand: Small; gems 2 Gaian\nB: army: Ox",
        TEXTS,
    )
    s.choose("play Small")
    assert len(s.options()) == 2 + won
    if won:
        s.choose(next(label for label in s.options() if "rmy" in label))
        s.all_pass()
        assert (s.place("Small"), s.marked("Small")) == ("A's Army", False)
