"""AVA-SETUP: before the first turn."""

from scenes.ava import Scene, deal, rule
from wtactics.engine.places import ASIDE

CARDS = {
    "Me": "avatar 0/25", "You": "avatar: When this avatar enters play, gain 1 victory point.",
    "Fort": "city 5 Body 8: When this city enters play, draw a card.",
    "School": "city 2 Mind 8", "Shrine": "city 2 Soul 8",
}  # fmt: skip
DECK = "2 Fort, 2 School, Shrine, 60 Spare"
A, B = f"Me, {DECK}", f"You, {DECK}"


def dealt(**settings: int) -> Scene:
    return deal(A, B, cards=CARDS, settings={"first_player": 0, **settings})


def names(s: Scene, place: str) -> list[str]:
    return [s.table.library.names[s.table.printed[c]] for c in s.cards_at(place)]


@rule("AVA-SETUP-01", "AVA-AREA-02", "AVA-WIN-10", "AVA-CARD-14")
def test_each_avatar_stands_unmarked_in_its_army_without_having_entered_play() -> None:
    s = dealt()
    assert (names(s, "A's Army"), names(s, "B's Army")) == (["Me"], ["You"])
    assert not s.marked("Me")
    assert (s.life("A"), s.life("B")) == (25, 20), "what the avatar prints, or what the settings say"
    assert (s.victory("A"), s.victory("B")) == (0, 0)
    assert dealt(starting_points=12).life("B") == 12


@rule("AVA-SETUP-02", "AVA-SETUP-03", "AVA-AREA-04")
def test_the_cities_deck_is_shuffled_and_shows_its_top_card_and_no_city_is_in_play() -> None:
    orders = set()
    for seed in range(4):
        s = deal(A, B, cards=CARDS, seed=seed)
        order = [s.table.library.names[s.table.printed[c]] for c in s.table.at(ASIDE, 0)]
        assert sorted(order) == ["Fort", "Fort", "School", "School", "Shrine"]
        assert names(s, "A's Kingdom") == names(s, "B's Kingdom") == []
        top, *below = s.table.at(ASIDE, 0)
        for seat in range(2):
            view = s.game.view(s.table, seat)
            assert view.sees(top)
            assert not any(view.sees(c) for c in below)
        orders.add(tuple(order))
    assert len(orders) > 1


@rule("AVA-SETUP-03")
def test_until_the_first_entrance_phase_only_the_army_can_receive_creatures() -> None:
    s = deal(A, A, cards=CARDS | {"Spare": "creature 0 1/1"}, settings={"first_player": 0})
    s.to("Entrance")
    s.choose("play Spare (2)")
    assert len(s.cards_at("A's Army")) == 2, "he is not asked where"


@rule("AVA-SETUP-04")
def test_main_decks_are_shuffled_once_by_the_games_own_dice() -> None:
    cards = CARDS | {f"Card{n}": "creature 1 1/1" for n in range(60)}
    deck = f"Me, 2 Fort, 2 School, Shrine, {', '.join(f'Card{n}' for n in range(60))}"
    first, second = deal(deck, deck, cards=cards, seed=1), deal(deck, deck, cards=cards, seed=2)
    orders = {tuple(names(s, f"{seat}'s hand") + names(s, f"{seat}'s deck")) for s in (first, second) for seat in "AB"}
    assert len(orders) == 4
    assert [line for line in first.log() if "shuffles" in line] == ["A shuffles his deck", "B shuffles his deck"]


@rule("AVA-SETUP-05", "AVA-SETUP-07")
def test_each_player_draws_seven_cards_and_begins_with_nothing_else() -> None:
    s = dealt()
    assert [len(s.hand(seat)) for seat in "AB"] == [7, 7]
    for seat in "AB":
        assert (s.gems(seat), s.consumed(seat), s.grave(seat)) == ("", "", [])
        assert s.cards_at(f"{seat}'s gold") == s.cards_at(f"{seat}'s Kingdom") == []
    assert len(dealt(opening_hand=3).hand("B")) == 3


@rule("AVA-SETUP-06")
def test_who_begins_is_decided_by_lot_unless_the_players_name_one() -> None:
    assert {deal(A, B, cards=CARDS, seed=seed).active for seed in range(8)} == {"A", "B"}
    assert {deal(A, B, cards=CARDS, seed=seed, settings={"first_player": 1}).active for seed in range(4)} == {"B"}


@rule("AVA-SETUP-06")
def test_the_first_player_has_no_handicap_unless_the_house_rule_says_so() -> None:
    s = dealt()
    assert (s.asked, s.phase, s.options()) == ("A", "Draw", ["yes", "no"])
    s = dealt(firstPlayerDrawsOne=1)
    assert s.asked == "A"
    assert (s.phase, len(s.hand("A"))) == ("Play", 8)
    s.to("Draw", "B")
    assert s.options() == ["yes", "no"]
    s.to("Draw", "A")
    assert s.options() == ["yes", "no"], "in the very first turn only"
