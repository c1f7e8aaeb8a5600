"""Blind texts of ARC about what lies on creatures, cities and players, and about cities, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Hex": "event 0: Deal 2 damage to target creature.", "Bolt": "magic 0: Gain 1 victory point.", "Rat": "creature 1 1/1",
    "Dog": "creature 3 2/2", "Break": "event 0: Destroy target enchantment.", "Dear": "event 1: Gain 1 victory point.",
    "Growth": "event 0: Target creature gets +3/+0 this turn.",
    "Vines": "enchantment 0: Enchant creature. Enchanted creature gets +2/+2.", "Smith": "creature 1 1/1: Mark: Draw a card.",
}  # fmt: skip


@plays("Ivy Mantle")
def test_residents_of_the_mantled_city_are_tougher() -> None:
    s = arc(
        "A: army: Wolf; hand: Ivy Mantle; gems 2 Gaian; city Oak (Body, 8): Elk 1/2, Hen 1/2; city Fen (Body, 8): Pig\n"
        "B: city Elm (Body, 8): Ox",
        TEXTS,
    )
    s.choose("play Ivy Mantle")
    assert sorted(s.options()) == ["target Elm", "target Fen", "target Oak"]
    s.choose("target Oak")
    s.all_pass()
    assert [s.value(n) for n in ("Elk", "Hen", "Pig", "Ox", "Wolf")] == ["1/3", "1/3", "1/1", "1/1", "1/1"]
    s = arc("A: army: Wolf; hand: Hex, Break\nB: city Oak (Body, 8): Elk 1/2; attached: Ivy Mantle on Oak", TEXTS)
    s.carry_out("play Hex", "target Elk")
    assert s.place("Elk") == "Oak"
    s.carry_out("play Break")
    assert s.place("Elk") == "B's graveyard"


@plays("Ivy Mantle")
def test_the_army_is_tougher_while_it_is_in_the_mantled_city_for_an_attack() -> None:
    s = arc(
        "A: army: Wolf\nB: army: Ox 1/1; city Oak (Body, 8); city Elm (Body, 8); attached: Ivy Mantle on Oak\nphase: Attack"
    )
    other = s.fork()
    s.choose("attack Oak")
    assert (s.value("Ox"), s.value("Wolf")) == ("1/2", "1/1")
    s.to("Second Play")
    assert s.value("Ox") == "1/1"
    other.choose("attack Elm")
    assert other.value("Ox") == "1/1"


@plays("Leaden Crown")
def test_the_crowned_creature_is_not_marked_for_bids() -> None:
    s = arc(
        "A: city Oak (Body, 8): Elk, Hen; attached: Leaden Crown on Ox, Leaden Crown on Elk\nB: city Elm (Body, 8): Ox, Rat\n"
        "phase: Tactics"
    )
    s.choose("claim Body")
    assert s.options() == ["done", "bid Hen"]
    s.choose("bid Hen")
    assert (s.asked, s.options()) == ("B", ["done", "bid Rat"])
    s.to("Play")
    assert "move Elk to the Army" in s.options()
    s = arc("A: army: Wolf, Smith; attached: Leaden Crown on Wolf, Leaden Crown on Smith\nB: army: Ox", TEXTS)
    s.carry_out("use Smith")
    s.to("Attack")
    s.choose("attack B's army")
    assert s.marked("Wolf")


@plays("Tax Stamp")
def test_each_stamp_makes_the_events_of_its_player_cost_one_more() -> None:
    table = "A: hand: Dear, Bolt, Rat; gems {} Gaian; army: Smith; attached: {}\nB: hand: Wait; gems 1 Gaian"
    one, two = "Tax Stamp on A", "Tax Stamp on A, Tax Stamp on A"
    for stamps, price in ((one, 2), (two, 3), ("Tax Stamp on B", 1)):
        assert "play Dear" not in arc(table.format(price - 1, stamps), TEXTS).options()
        s = arc(table.format(price, stamps), TEXTS)
        s.carry_out("play Dear")
        assert (s.gems("A"), s.consumed("A"), s.points("A")) == ("", f"{price} Gaian", 16)
        assert {"play Bolt", "use Smith"} <= set(s.options())
    s = arc("A: hand: Tax Stamp; gems 2 The Empire\nB: army: Ox")
    s.choose("play Tax Stamp")
    assert sorted(s.options()) == ["target player A", "target player B"]


@plays("Choking Bindweed")
def test_a_choked_enchantment_does_nothing_and_a_card_is_drawn_when_it_goes() -> None:
    s = arc(
        "A: hand: Choking Bindweed, Break, Axe; gems 2 Gaian; army: Elk\n"
        "B: army: Ox 1/1; attached: Vines on Ox, Tax Stamp on A; hand: Wait",
        TEXTS,
    )
    assert s.value("Ox") == "3/3"
    s.choose("play Choking Bindweed")
    assert sorted(s.options()) == ["target Tax Stamp", "target Vines"]
    s.choose("target Vines")
    s.all_pass()
    assert (s.value("Ox"), s.place("Vines"), s.hand("A")) == ("1/1", "on Ox", ["Break", "Axe"])
    alone = arc("A: hand: Break\nB: army: Ox 1/1; attached: Vines on Ox, Choking Bindweed of A on Vines", TEXTS)
    alone.carry_out("play Break", "target Choking Bindweed")
    assert (alone.value("Ox"), alone.hand("A"), alone.hand("B")) == ("3/3", [], [])
    for way, target in (("Break", "Vines"), ("Axe", "Ox")):
        gone = arc(
            f"A: hand: {way}; attached: Choking Bindweed on Vines\nB: army: Ox 1/1; attached: Vines on Ox", TEXTS
        )
        gone.choose(f"play {way}")
        gone.choose(f"target {target}") if f"target {target}" in gone.options() else None
        gone.all_pass()
        assert (gone.place("Choking Bindweed"), len(gone.hand("A")), gone.hand("B")) == ("A's graveyard", 1, [])


@plays("Cooperage Row")
@pytest.mark.parametrize(
    ("won", "gems", "cities"),
    [(True, 3, ["Oak", "Row"]), (True, 2, ["Row"]), (True, 1, []), (False, 2, []), (False, 3, ["Oak", "Row"])],
)
def test_creatures_played_into_the_row_cost_one_less(won: bool, gems: int, cities: list[str]) -> None:
    s = arc(
        f"A: hand: Dog; city Cooperage Row{' (advantage)' * won}; city Oak (Body, 8); gems {gems} Gaian; army: Wolf\n"
        "B: army: Ox",
        TEXTS,
    )
    assert ("play Dog" in s.options()) == bool(cities)
    if cities:
        s.choose("play Dog")
    if cities == ["Row"]:
        assert (s.place("Dog"), s.gems("A")) == ("Cooperage Row", "")
    elif cities:
        assert s.options() == ["place in Cooperage Row", "place in Oak"]
        oak = s.fork()
        s.choose("place in Cooperage Row")
        oak.choose("place in Oak")
        assert (s.place("Dog"), oak.place("Dog")) == ("Cooperage Row", "Oak")
        assert (s.gems("A"), oak.gems("A")) == ("1 Gaian" if won else "", "")


@plays("Vesper Hollow")
@pytest.mark.parametrize("won", [True, False])
def test_the_death_of_a_resident_is_a_point(won: bool) -> None:
    s = arc(
        f"A: city Vesper Hollow{' (advantage)' * won}: Elk; city Oak (Body, 8): Hen; army: Wolf; hand: Axe, Axe, Axe, Axe\n"
        "B: city Elm (Body, 8): Ox",
        TEXTS,
    )
    for target, points in (("Wolf", 0), ("Ox", 0), ("Hen", 1), ("Elk", 2)):
        s.choose(
            "play Axe" if target == "Elk" else next(label for label in s.options() if label.startswith("play Axe"))
        )
        s.choose(f"target {target}") if f"target {target}" in s.options() else None
        s.all_pass()
        assert (s.place(target)[4:], s.points("A"), s.points("B")) == ("graveyard", 15 + points * won, 15)


@plays("Vesper Hollow")
def test_who_is_there_for_an_attack_is_a_resident_and_the_hollow_may_fall_with_him() -> None:
    table = "A: army: Wolf 9/9\nB: city {}; army: Rat, Dog 2/2; hand: Wait\nphase: Attack"
    for attacked, more in (("Vesper Hollow", 2), ("Oak", 2), ("B's army", 0)):
        s = arc(table.format("Vesper Hollow (advantage); city Oak (Body, 8)"), {"Wait": TEXTS["Wait"]})
        s.choose(f"attack {attacked}")
        until(s, "block")
        s.choose("block Wolf with Rat", "block Wolf with Dog")
        while s.place("Dog") != "B's graveyard":
            s.choose(s.way_on())
        s.choose("trigger of Vesper Hollow, number 2") if more else None
        s.all_pass()
        assert (s.points("A"), s.points("B")) == (15, 15 + more)
    s = arc(
        "A: hand: Flood; city Elm (Body, 18)\nB: city Vesper Hollow (advantage): Rat; city Oak (Body, 18)",
        {"Flood": "magic 0: Deal 9 damage to each creature and each city."},
    )
    s.carry_out("play Flood")
    assert (s.points("B"), s.place("Vesper Hollow")) == (16, "B's graveyard")


@plays("Ink Harbour")
@pytest.mark.parametrize(("cities", "hand", "kept"), [(1, 12, 10), (1, 10, 10), (2, 12, 10), (0, 12, 7)])
def test_up_to_ten_cards_are_kept(cities: int, hand: int, kept: int) -> None:
    own = "; ".join(["city Ink Harbour"] * cities or ["city Oak (Mind, 8)"])
    s = arc(f"A: {own}; hand: {hand}\nB: army: Ox; hand: 12; city Elm (Body, 8)\nphase: Second Play")
    s.to("Draw", "B")
    assert len(s.hand("A")) == kept
    s.to("Draw", "A")
    assert len(s.hand("B")) == 7


@plays("Fort Caltrop")
def test_the_weak_do_not_enter_the_fort() -> None:
    s = arc(
        "A: hand: Dog, Rat, Growth; gems 5 Gaian; city Fort Caltrop (advantage): Elk 1/1; city Oak (Body, 8): Hen 1/1, Pig 2/1;"
        " army: Wolf 1/1, Bear 2/2; attached: Vines on Wolf\nB: army: Ox",
        TEXTS | {"Vines": "enchantment 0: Enchant creature. Enchanted creature gets -1/+0."},
    )
    assert [s.value(name) for name in ("Elk", "Hen", "Wolf")] == ["2/2", "1/1", "0/1"]
    entering = {label for label in s.options() if label.endswith("Caltrop")}
    assert entering == {"move Pig to Fort Caltrop", "move Bear to Fort Caltrop"}
    s.refused("move Hen to Fort Caltrop", "ARC-MOVE-09")
    placed = s.fork()
    placed.choose("play Dog")
    until(placed, "place")
    assert placed.options() == ["place in Fort Caltrop", "place in Oak"]
    weak = s.fork()
    weak.carry_out("play Rat")
    assert weak.place("Rat") == "Oak"
    s.carry_out("play Growth", "target Hen")
    assert "move Hen to Fort Caltrop" in s.options()


@plays("Fort Caltrop")
def test_the_weak_do_not_defend_the_fort_from_the_army_and_the_others_are_stronger_in_it() -> None:
    table = "A: army: Wolf\nB: city Fort Caltrop{}: Elk 1/1; army: Hen 1/1, Pig 2/1\nphase: Attack"
    for won, more in ((" (advantage)", 1), ("", 0)):
        s = arc(table.format(won))
        s.choose("attack Fort Caltrop")
        assert s.options() == ["done", "block Wolf with Elk", "block Wolf with Pig"]
        assert [s.value(name) for name in ("Elk", "Pig", "Hen")] == [
            f"{1 + more}/{1 + more}",
            f"{2 + more}/{1 + more}",
            "1/1",
        ]
