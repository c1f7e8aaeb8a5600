"""ORC-COUNTER: nullifying what an enemy Hero does."""

from scenes.heroes import USUAL, Scene, rule, scene

CARDS = {
    "Captain": f"hero loyalty 3 {USUAL}: 5: You gain 3 influence.\n0: Draw a card.\n2: Draw a card.\n"
    "Whenever you gain influence, draw a card.",
    "Feast": "event 0: You gain 1 influence.",
}  # fmt: skip
FIVE = "use Captain: 5"


def announced(other: str = "resources: 7; hand: Feast", use: str = FIVE) -> Scene:
    """A has used his Hero, and B may respond."""
    s = scene(f"A: hero: Captain; resources: 9\nB: {other}", cards=CARDS)
    s.choose(next(label for label in s.options() if label.startswith(use)), "in the Offensive")
    return s


def counters(s: Scene) -> list[str]:
    """The options of countering, whoever is asked."""
    return [label for label in s.options() if label.startswith("counter")]


@rule("ORC-COUNTER-02", "ORC-COUNTER-04", "ORC-COUNTER-07", "ORC-COUNTER-EX1")
def test_six_gold_a_resource_and_a_card_by_lot_nullify_an_ability_of_five() -> None:
    s = announced()
    assert s.asked == "B"
    s.choose(*counters(s))
    assert (s.gold("B"), len(s.pile(6, "B")), s.hand("B")) == (0, 6, [])
    assert len(s.pile(2, "B")) == 2
    assert "B counters what Captain does" in s.log()
    s.all_pass()
    assert (s.influence("A"), s.gold("A")) == (20, 4)


@rule("ORC-COUNTER-03", "ORC-COUNTER-EX1")
def test_with_six_unmarked_resources_or_no_hand_nobody_counters() -> None:
    assert counters(announced()) != []
    few = announced("resources: 6; hand: Feast")
    assert (few.asked, counters(few)) == ("B", [])
    few.refused("counter, and sacrifice Spare (1)", "ORC-COUNTER-03")
    marked = announced("resources: Feast marked, 6; hand: Feast")
    assert counters(marked) == []
    rich = announced("2 gold; resources: 5; hand: Feast")  # two are there already, four are marked, one is left
    assert counters(rich) != []
    empty = announced("resources: 9")
    assert empty.influence("A") == 23  # nobody could respond, so it has resolved


@rule("ORC-COUNTER-04")
def test_the_resource_card_that_is_sacrificed_is_named_and_unmarked() -> None:
    s = announced("resources: Elk, 7, Imp marked; hand: Feast")
    assert set(counters(s)) == {"counter, and sacrifice Elk", "counter, and sacrifice Spare"}
    s.refused("counter, and sacrifice Imp", "ORC-COUNTER-04")
    s.choose("counter, and sacrifice Elk")
    assert s.pile(2, "B") == ["Elk", "Feast"]


@rule("ORC-COUNTER-01")
def test_what_costs_no_gold_or_is_triggered_is_not_countered() -> None:
    s = announced(use="use Captain: 0")
    s.refused("counter, and sacrifice Spare (1)", "ORC-COUNTER-01")
    s.all_pass()
    s.to("Play", "A")
    cheap = announced(use="use Captain: 2")
    assert counters(cheap) != []
    triggered = scene("A: hero: Captain; hand: Feast\nB: resources: 9; hand: Feast", cards=CARDS)
    triggered.choose("play Feast", "in the Offensive")
    while triggered.table.chain:
        assert counters(triggered) == []
        triggered.choose(triggered.way_on())
    assert triggered.influence("A") == 21


@rule("ORC-COUNTER-05", "ORC-HERO-12")
def test_what_was_countered_was_the_ability_of_this_turn() -> None:
    s = announced()
    s.choose(*counters(s))
    s.all_pass()
    assert not any(label.startswith("use Captain") for label in s.options())
    s.to("Play", "B")
    s.to("Play", "A")
    assert any(label.startswith(FIVE) for label in s.options())


@rule("ORC-COUNTER-06")
def test_only_an_opponent_counters_at_once_and_nobody_counters_that() -> None:
    s = scene("A: hero: Captain; resources: 14; hand: 2 Feast\nB: resources: 7; hand: 2 Feast", cards=CARDS)
    s.choose("play Feast", "in the Offensive")
    assert s.asked == "B"
    s.refused("counter, and sacrifice Spare (1)", "ORC-COUNTER-06")
    s.all_pass()
    s.choose(FIVE, "in the Offensive")
    assert s.asked == "B"
    s.choose(*counters(s))
    assert s.asked == "A"  # may respond to it no more than with an Event
    assert set(s.options()) == {"pass", "play Feast"}
    s.all_pass()
    assert s.influence("A") == 21


@rule("ORC-COUNTER-06")
def test_each_enemy_may_counter_and_nobody_his_own_hero() -> None:
    s = scene("A: hero: Captain; resources: 14; hand: Feast\nB: hand: Feast\nC: resources: 7; hand: Feast", cards=CARDS)
    s.choose(FIVE, "in the Offensive")
    assert (s.asked, counters(s)) == ("B", [])
    s.choose("pass")
    assert (s.asked, len(counters(s))) == ("C", 1)
    s.choose("pass")
    assert counters(s) == []
