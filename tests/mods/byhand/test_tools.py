"""BYHAND-TOOL: what can be done by hand, and what follows of it."""

import pytest

from scenes.byhand import handed, rule
from wtactics.engine.places import DECK, HAND, place_of
from wtactics.engine.telling import modifiers_data

TABLE = """
    A: hand: Riddle, Imp 1/1; army: Wolf 2/4; grave: Elk 2/2; city Oakhold (Body, 8)
    B: army: Ox 3/4 hurt 2, Cow 1/1 marked; hand: 2; deck: Hen, 9; removed: Hare 1/1
"""


@rule("BYHAND-TOOL-01")
@pytest.mark.parametrize(("card", "where", "now"), [
    ("Ox", "into its owner's hand", "B's hand"),
    ("Ox", "on top of its owner's deck", "B's deck"),
    ("Ox", "under its owner's deck", "B's deck"),
    ("Ox", "into its owner's graveyard", "B's graveyard"),
    ("Ox", "out of the game", "removed"),
    ("Imp", "into its owner's graveyard", "A's graveyard"),
    ("Elk", "into its owner's hand", "A's hand"),
    ("Hare", "into its owner's graveyard", "B's graveyard"),
])  # fmt: skip
def test_a_card_goes_elsewhere(card: str, where: str, now: str) -> None:
    s = handed(TABLE)
    s.by_hand("move a card", card, where)
    assert s.place(card) == now
    if "deck" in where:
        assert (s.deck("B")[0] == "Ox") == ("top" in where)


@rule("BYHAND-TOOL-01")
def test_a_creature_comes_into_play_for_whoever_carries_the_text_out() -> None:
    s = handed(TABLE)
    s.by_hand("move a card", "Hare", "into play")
    assert (s.controller("Hare"), s.place("Hare")) == ("A", "Oakhold")


@rule("BYHAND-TOOL-02")
def test_cards_are_marked_unmarked_hurt_healed_and_killed() -> None:
    s = handed(TABLE)
    s.by_hand("mark", "Ox")
    s.by_hand("unmark", "Cow")
    assert (s.marked("Ox"), s.marked("Cow")) == (True, False)
    s.by_hand("heal", "Ox", "1")
    assert s.damage("Ox") == 1
    s.say("heal", "Ox")
    assert s.damage("Ox") == 1, "one is all that is left, so nobody is asked how much"
    s.choose("let it stand")
    assert s.damage("Ox") == 0
    s.by_hand("damage", "Wolf", "3")
    assert s.damage("Wolf") == 3
    s.by_hand("kill or destroy", "Cow")
    s.by_hand("kill or destroy", "Oakhold")
    assert (s.place("Cow"), s.place("Oakhold")) == ("B's graveyard", "A's graveyard")


@rule("BYHAND-TOOL-03")
def test_values_change_for_the_turn_or_for_good() -> None:
    s = handed(TABLE)
    s.by_hand("attack this", "Wolf", "+3")
    s.by_hand("defence this", "Wolf", "-1")
    s.by_hand("values for good", "Wolf", "+1/+1")
    assert s.value("Wolf") == "6/4"
    s.by_hand()
    s.to("Play", "B")
    assert s.value("Wolf") == "3/5"


@rule("BYHAND-TOOL-04")
def test_counters_lie_on_a_card_until_they_are_taken() -> None:
    s = handed(TABLE)
    s.by_hand("counters", "Wolf", "3 counters more")
    s.by_hand("counters", "Wolf", "1 counter less")
    assert s.log()[-1] == "Wolf loses a hand counter"
    view = s.game.view(s.table, 1)
    (sign,) = s.game.show.signs(view, s.card("Wolf"), modifiers_data(view))
    assert (sign.key, sign.number) == ("counter", 2)


@rule("BYHAND-TOOL-05")
def test_a_creature_changes_sides() -> None:
    s = handed(TABLE)
    s.say("take control")
    assert s.options() == ["another tool", "Ox", "Cow"], "those of others"
    s.choose("Ox", "let it stand")
    assert s.controller("Ox") == "A"


@rule("BYHAND-TOOL-06")
def test_players_draw_lose_their_top_card_and_shuffle() -> None:
    s = handed(TABLE)
    s.by_hand("draw", "player B", "2 cards")
    assert len(s.hand("B")) == 4
    s.by_hand("top card", "player B", "into its owner's graveyard")
    assert len(s.grave("B")) == 1
    s.by_hand("shuffle", "player B")
    assert "B shuffles his deck" in s.log()
    s.by_hand("reveal", "player B", "the top card of the deck")
    top = s.table.first[place_of(DECK, 1)]
    assert s.game.view(s.table, 0).sees(top)


@rule("BYHAND-TOOL-06")
def test_a_hand_is_shown_to_all() -> None:
    s = handed(TABLE)
    s.by_hand("reveal", "player B", "the hand")
    assert all(s.game.view(s.table, 0).sees(c) for c in s.table.at(HAND, 1))
    s.by_hand("reveal", "Imp")
    assert s.sees("B", "Imp")


@rule("BYHAND-TOOL-07")
def test_points_are_won_and_lost() -> None:
    s = handed(TABLE)
    s.by_hand("points", "player A", "3 points more")
    s.by_hand("points", "player B", "2 points less")
    assert (s.points("A"), s.points("B")) == (18, 13)


@rule("BYHAND-TOOL-08")
def test_a_token_comes_into_play() -> None:
    s = handed(TABLE)
    s.by_hand("a token", "player B", "a 2/2 token")
    while not s.game.question_words(s.table).startswith("by hand: "):
        s.choose(s.options()[0])
    assert (s.value("Token"), s.controller("Token")) == ("2/2", "B")


@rule("BYHAND-TOOL-09")
def test_triggers_and_checks_follow_as_of_any_text() -> None:
    s = handed(
        "A: hand: Riddle; army: Witness\nB: army: Ox 3/4",
        {"Witness": "creature 1/3: Whenever a creature dies, you gain 1 victory point."},
    )
    s.by_hand("damage", "Ox", "4")
    s.by_hand()
    assert s.place("Ox") == "B's graveyard"
    s.all_pass()
    assert s.points("A") == 16
    assert "Witness triggers: Whenever a creature dies, you gain 1 victory point." in s.log()


@rule("BYHAND-TOOL-09")
def test_what_a_text_keeps_from_being_hurt_is_not_hurt_by_hand() -> None:
    s = handed("A: hand: Riddle\nB: army: Stone", {"Stone": "creature 1/3: This creature can't be dealt damage."})
    s.by_hand("damage", "Stone", "5")
    assert s.damage("Stone") == 0


@rule("BYHAND-TOOL-01")
def test_a_creature_goes_to_a_city_and_to_the_army() -> None:
    s = handed("A: hand: Riddle; army: Wolf 2/4; city Oakhold (Body, 8)\nB: army: Ox 3/4; hand: 1")
    s.by_hand("move in play", "Wolf")
    assert s.place("Wolf") == "Oakhold"
    s.say("move in play", "Wolf")
    assert s.game.question_words(s.table) == "by hand, A would move Wolf to the Army: does it stand?"
    s.choose("let it stand")
    assert s.place("Wolf") == "A's Army"


@rule("BYHAND-TOOL-03")
def test_a_creature_gains_a_keyword_until_the_end_of_the_turn() -> None:
    s = handed(TABLE)
    s.by_hand("keyword", "Wolf", "flying")
    flies = s.table.library.traits.index("flying")
    assert s.table.traits[s.card("Wolf")] >> flies & 1 == 1
    s.by_hand()
    s.to("Play", "B")
    assert s.table.traits[s.card("Wolf")] >> flies & 1 == 0


@rule("BYHAND-TOOL-07")
def test_power_is_made_of_a_faction() -> None:
    s = handed(TABLE)
    before = list(s.table.gems(0))
    s.by_hand("power", "player A", "2 Gaian power")
    assert [now - old for now, old in zip(s.table.gems(0), before, strict=True)] == [0, 2, 0, 0, 0, 2]


@rule("BYHAND-TOOL-10")
def test_a_deck_is_searched_and_shuffled_and_all_see_what_was_found() -> None:
    s = handed("A: hand: Riddle; deck: Hen, Elk 2/2, Hen\nB: hand: 1")
    s.say("search own deck", "player A", "into its owner's hand")
    assert s.asked == "B", "nobody has looked yet"
    s.choose("let it stand")
    assert (s.asked, s.options()) == ("A", ["none", "Hen", "Elk"])
    s.choose("Elk")
    assert (s.place("Elk"), s.sees("B", "Elk")) == ("A's hand", True)
    assert "A shuffles his deck" in s.log()


@rule("BYHAND-TOOL-10")
def test_who_finds_nothing_shuffles_all_the_same_and_who_may_not_search_sees_nothing() -> None:
    s = handed("A: hand: Riddle; deck: Hen, Elk 2/2\nB: hand: 1")
    s.say("search own deck", "player A", "into play")
    s.choose("object", "take it back")
    assert not s.sees("A", "Elk")
    s.by_hand("search own deck", "player A", "into play")
    s.choose("none")
    assert (len(s.deck("A")), "A shuffles his deck" in s.log()) == (2, True)
