"""ARC-SETUP: before the first turn."""

from scenes.arc import deal, rule
from wtactics.rulesets.arc.view import ArcView

CITIES = {
    "Fort": "city 5 Body 8: When this city enters play, draw a card.",
    "Camp": "city 2 Body 6",
    "School": "city 2 Mind 8",
    "Shrine": "city 2 Soul 8",
}
PLAIN = "Fort, School, Shrine, 42 Spare"
CHOICE = "Fort, Camp, School, Shrine, 41 Spare"


@rule("ARC-SETUP-01")
def test_each_player_takes_three_cities_out_of_his_deck_one_of_each_discipline() -> None:
    s = deal(CHOICE, CHOICE, cards=CITIES)
    assert (s.asked, s.options()) == ("A", ["found Fort", "found Camp"])
    s.refused("found School (1)", "ARC-SETUP-01")
    s.choose("found Camp", "found Fort")
    kingdoms = [[s.table.library.names[s.table.printed[c]] for c in s.cards_at(f"{seat}'s Kingdom")] for seat in "AB"]
    assert kingdoms == [["Camp", "School", "Shrine"], ["Fort", "School", "Shrine"]]
    assert len(s.cards_at("A's deck")) + len(s.cards_at("A's hand")) == 42


@rule("ARC-SETUP-01")
def test_the_choice_is_secret_until_all_have_chosen() -> None:
    s = deal(CHOICE, CHOICE, cards=CITIES)
    s.choose("found Camp")
    assert s.asked == "B"
    chosen = s.card("Camp")
    assert s.place("Camp") == "A's deck"
    assert list(ArcView(s.table, 1).founding()) == []
    assert not ArcView(s.table, 1).sees(chosen)
    assert chosen in list(ArcView(s.table, 0).founding())


@rule("ARC-SETUP-02")
def test_the_three_cities_start_face_up_free_unmarked_and_whole_without_having_entered_play() -> None:
    s = deal(PLAIN, PLAIN, cards=CITIES)
    for name in ("Fort", "School", "Shrine"):
        assert s.place(name) == "A's Kingdom"
        assert all(s.sees(seat, name) for seat in "AB")
        assert (s.marked(name), s.damage(name), s.controller(name)) == (False, 0, "A")
    assert [len(s.hand(seat)) for seat in "AB"] == [7, 7]  # Fort has not triggered
    assert s.consumed("A") == ""


@rule("ARC-SETUP-03")
def test_the_other_42_cards_are_shuffled_once_by_the_games_own_dice() -> None:
    names = [f"Card{n}" for n in range(42)]
    deck = f"Fort, School, Shrine, {', '.join(names)}"
    first, second = deal(deck, deck, cards=CITIES, seed=1), deal(deck, deck, cards=CITIES, seed=2)
    orders = [s.hand(seat) + s.deck(seat) for s in (first, second) for seat in "AB"]
    assert all(len(order) == 42 for order in orders)
    assert len({tuple(name.removesuffix(" (2)") for name in order) for order in orders}) == 4
    assert first.table.rolls == 1 + 41 + 41  # who begins, and a die for each card but the last
    assert [line for line in first.log() if "shuffles" in line] == ["A shuffles his deck", "B shuffles his deck"]


@rule("ARC-SETUP-03")
def test_dice_decide_the_order_of_a_deck() -> None:
    names = [f"Card{n}" for n in range(42)]
    deck = f"Fort, School, Shrine, {', '.join(names)}"
    stay = list(range(41, 0, -1))  # each card is swapped with itself
    s = deal(deck, deck, cards=CITIES, dice=[0, *stay, *stay])
    assert s.hand("A") + s.deck("A") == names


@rule("ARC-SETUP-04")
def test_each_player_draws_seven_cards_and_nobody_may_draw_anew() -> None:
    s = deal(PLAIN, PLAIN, PLAIN, cards=CITIES, settings={"first_player": 0})
    assert [len(s.hand(seat)) for seat in "ABC"] == [7, 7, 7]
    assert [len(s.deck(seat)) for seat in "ABC"] == [35, 35, 35]
    assert (s.asked, s.options(), s.turn) == ("A", ["draw 1 + 1 resource", "2 resources"], 1)


@rule("ARC-SETUP-05")
def test_who_begins_is_decided_by_lot_unless_the_players_name_one() -> None:
    stay = list(range(41, 0, -1))
    for die, seat in ((0, "A"), (1, "B"), (2, "C")):
        s = deal(PLAIN, PLAIN, PLAIN, cards=CITIES, dice=[die, *stay, *stay, *stay])
        assert (s.asked, s.turn) == (seat, 1)
    s = deal(PLAIN, PLAIN, PLAIN, cards=CITIES, dice=[*stay, *stay, *stay], settings={"first_player": 2})
    assert (s.asked, s.turn) == ("C", 1)


@rule("ARC-SETUP-06", "ARC-SETUP-SC1")
def test_the_first_player_may_not_draw_two_in_his_first_turn_and_only_then() -> None:
    s = deal(PLAIN, PLAIN, cards=CITIES, settings={"first_player": 0})
    assert s.options() == ["draw 1 + 1 resource", "2 resources"]
    s.refused("draw 2", "ARC-SETUP-06")
    s.choose("draw 1 + 1 resource", "lay Spare", "name Gaian")
    s.to("Draw", "B")
    assert s.options() == ["draw 2", "draw 1 + 1 resource", "2 resources"]
    s.choose("2 resources", "lay Spare", "name Gaian", "lay Spare", "name Gaian")
    s.to("Draw", "A")
    assert s.options() == ["draw 2", "draw 1 + 1 resource", "2 resources"]


@rule("ARC-SETUP-07")
def test_nobody_starts_with_anything_else() -> None:
    s = deal(PLAIN, PLAIN, cards=CITIES)
    for seat in "AB":
        assert s.points(seat) == 15
        assert (s.gems(seat), s.consumed(seat), s.grave(seat)) == ("", "", [])
        assert s.cards_at(f"{seat}'s Army") == []
        assert s.cards_at(f"{seat}'s reserves") == []
