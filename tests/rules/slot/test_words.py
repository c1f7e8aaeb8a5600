"""SLOT-NUM, SLOT-CARD, SLOT-SHAPE, SLOT-DESIGN: numbers, what is printed and shown."""

from scenes.slot import rule, scene
from wtactics.games import ruleset
from wtactics.rulesets.slot.told.signs import signs, values
from wtactics.rulesets.slot.view import SlotView


@rule("SLOT-NUM-EX2", "SLOT-NUM-03", "SLOT-NUM-01")
def test_changes_are_added_up_before_the_sum_is_raised_to_nothing() -> None:
    cards = {"Minus": "close 1 def 1 life 1: Adjacent ally creatures get -3 DEF.", "Plus": "close 1 def 1 life 1: Adjacent ally"
             " creatures get +2 DEF.", "Two": "close 1 def 2 life 1"}  # fmt: skip
    assert scene("A: front: Minus, Two, Plus\nB: front: Page", cards=cards).value("A F2", "DEF") == 1
    assert scene("A: front: Plus, Two, Minus\nB: front: Page", cards=cards).value("A F2", "DEF") == 1
    assert scene("A: front: Minus, Two\nB: front: Page", cards=cards).value("A F2", "DEF") == 0


@rule("SLOT-CARD-02", "SLOT-CARD-03", "SLOT-DESIGN-08", "SLOT-DESIGN-13", "SLOT-MARK-07")
def test_a_view_shows_the_weapons_there_are_and_tells_magic_apart() -> None:
    s = scene("A: front: Mage hurt 0, Archer marked, Walking Corpse\nB: front: Page")
    view = SlotView(s.table, 1)
    shown = {name: [(v.title, v.now) for v in values(view, s.at(f"A {name}"))] for name in ("F1", "F2", "F3")}
    assert shown["F1"] == [("Close", 1), ("Magic", 4), ("DEF", 2), ("Life", 1)]
    assert shown["F2"] == [("Close", 2), ("Ranged", 3), ("DEF", 2), ("Life", 1)]
    assert shown["F3"] == [("Close", 2), ("DEF", 2), ("Life", 1)]
    assert [sign.key for sign in signs(view, s.at("A F1"), [])] == ["magic", "worth"]
    assert [sign.key for sign in signs(view, s.at("A F2"), [])] == ["marked", "worth"]


@rule("SLOT-SHAPE-EX1", "SLOT-SHAPE-06", "SLOT-SHAPE-08")
def test_three_neighbours_and_none_across_the_table() -> None:
    cards = {"Drum": "close 1 def 1 life 1: Adjacent creatures get +3 close."}
    s = scene("A: front: Page, Page, Page; back: Page, Drum, Page\nB: front: Page, Page; back: Page, Page", cards=cards)
    assert [one for one in s.army("A") if s.value(f"A {one[-2:]}", "close") == 4] == ["Page F2", "Page B1", "Page B3"]
    s = scene("A: front: -, Drum\nB: front: Page, Page; back: Page, Page", cards=cards)
    assert [s.value(f"B {one[-2:]}", "close") for one in s.army("B")] == [1, 1, 1, 1]


@rule("SLOT-TABLE-01", "SLOT-TABLE-02")
def test_the_layout_has_an_army_and_three_piles_beside_it() -> None:
    game = ruleset("slot")
    plan = game.show.layout(game.settle(), 2)
    assert [(area.key, area.row) for area in plan.areas] == [
        ("army", 0),
        ("twilight", 1),
        ("deck", 1),
        ("graveyard", 1),
    ]
    army = plan.areas[0]
    assert (army.form, army.columns, army.slots) == ("grid", 4, ("F1", "F2", "F3", "F4", "B1", "B2", "B3", "B4"))


@rule("SLOT-WIN-07")
def test_nobody_wins_before_the_first_turn() -> None:
    from scenes.slot import deal

    s = deal("8 Page", "8 Page")
    assert (s.over, s.army("A"), s.table.turn) == (False, [], 0)
    while s.table.turn == 0:
        s.match.choose_at(0)
    assert not s.over


@rule("SLOT-DESIGN-09", "SLOT-DESIGN-11")
def test_the_cards_that_ship_print_values_from_1_to_7_and_have_few_factions() -> None:
    from wtactics.cards import CONTENT, load_cards

    cards = list(load_cards((CONTENT / "cards",)).of("slot"))
    for card in cards:
        printed = card.stats_in("slot")
        values = [int(printed.get(key, 1)) for key in ("close", "ranged", "defense", "life")]
        assert min(values) >= 1, card.name
        assert max(values) <= 7, card.name
    assert len({card.faction for card in cards}) in range(3, 6)
