"""AVA-DECK: what a main deck, a cities deck and an avatar may be, and who knows the order of decks."""

from dataclasses import replace

import pytest

from scenes.ava import KIT, deal, rule, scene
from wtactics.cards.card import DISCIPLINES, FACTIONS, Card
from wtactics.content.content import content_of
from wtactics.engine.places import ASIDE, HAND
from wtactics.rulesets.ava.rules.deck import deck_faults

PLAIN = "avatar 0/25"
NUMBERS: dict[str, int] = {}  # each name has one
CARDS = {"Me": PLAIN} | {name: f"city 2 {DISCIPLINES[n % 3]} 8" for n, name in enumerate(("Fort", "School", "Shrine"))}
DECK = "Me, 2 Fort, 2 School, Shrine, 60 Spare"


def card(name: str, words: str = "creature 1 Gaian 1/1") -> Card:
    return replace(KIT.card(name, words), number=NUMBERS.setdefault(name, len(NUMBERS) + 1))


def cities(*disciplines: str) -> list[Card]:
    return [card(f"{d} City {n}", f"city 2 {d} 8") for n, d in enumerate(disciplines)]


FIVE = ("Body", "Mind", "Soul", "Body", "Mind")


def legal_deck() -> list[Card]:
    """An avatar, five cities, and fifteen creatures, four of each."""
    return [card("Me", PLAIN), *cities(*FIVE), *(card(f"Creature {n // 4}") for n in range(60))]


@rule("AVA-DECK-01")
def test_the_main_deck_has_sixty_cards_at_least_beside_avatar_and_cities() -> None:
    deck = legal_deck()
    assert deck_faults(deck) == []
    assert deck_faults(deck[:-1]) == [("AVA-DECK-01", "expected at least 60 cards in the main deck, found 59")]
    assert deck_faults([*deck, *(card(f"More {n}") for n in range(100))]) == []


@rule("AVA-DECK-02", "AVA-DECK-08", "AVA-CARD-02")
def test_the_main_deck_may_hold_every_type_and_faction_in_any_mixture() -> None:
    mixed = [replace(each, faction=FACTIONS[n % 5]) for n, each in enumerate(legal_deck())]
    assert deck_faults(mixed) == []
    for type_ in ("creature", "enchantment", "magic", "event"):
        assert deck_faults([*legal_deck()[:6], *(card(f"{type_} {n // 4}", f"{type_} 1") for n in range(60))]) == []
    expected = "Oath is of type quest, expected one of: city, creature, enchantment, magic, event, avatar"
    assert deck_faults([*legal_deck(), replace(card("Oath"), type="quest")]) == [("AVA-CARD-02", expected)]
    assert deck_faults([*legal_deck(), card("You", PLAIN)]) == [("AVA-SETUP-01", "expected 1 avatar, found 2")]


@rule("AVA-DECK-03", "AVA-DECK-04")
@pytest.mark.parametrize(
    ("there", "broken"),
    [
        (("Body", "Mind", "Soul", "Body"), ["AVA-DECK-03"]),
        ((*FIVE, "Soul"), ["AVA-DECK-03"]),
        (("Body", "Mind", "Mind", "Body", "Mind"), ["AVA-DECK-04"]),
        (("Body",) * 5, ["AVA-DECK-04", "AVA-DECK-04"]),
    ],
)  # fmt: skip
def test_a_cities_deck_has_five_cities_and_each_discipline(there: tuple[str, ...], broken: list[str]) -> None:
    deck = legal_deck()
    assert [rule_id for rule_id, _ in deck_faults([deck[0], *cities(*there), *deck[6:]])] == broken


@rule("AVA-DECK-05")
def test_a_card_may_be_there_four_times_counted_by_name_or_number_over_both_decks() -> None:
    deck = legal_deck()
    five = [*deck, replace(deck[6], version="B7")]
    assert deck_faults(five) == [("AVA-DECK-05", "expected at most 4 copies of Creature 0, found 5")]
    one_number = [*deck[:6], *(replace(card(f"Face {n}"), number=77) for n in range(5)), *deck[6:]]
    assert [rule_id for rule_id, _ in deck_faults(one_number)] == ["AVA-DECK-05"]
    named_like_a_city = [*deck, *[replace(card(deck[1].name), number=900 + n) for n in range(4)]]
    assert [rule_id for rule_id, _ in deck_faults(named_like_a_city)] == ["AVA-DECK-05"]


@rule("AVA-DECK-10")
def test_an_illegal_deck_is_told_all_the_rules_it_breaks_at_once() -> None:
    found = [rule_id for rule_id, _ in deck_faults([card("Imp")] * 5)]
    assert found == ["AVA-DECK-01", "AVA-DECK-03", *["AVA-DECK-04"] * 3, "AVA-SETUP-01", "AVA-DECK-05"]


@rule("AVA-DECK-10")
@pytest.mark.parametrize("name", sorted(content_of("ava").decks))
def test_the_decks_that_come_with_the_game_are_legal(name: str) -> None:
    content = content_of("ava")
    assert deck_faults(content.decks[name].cards(content.pool.cards)) == []


@rule("AVA-DECK-11")
def test_a_deck_that_was_searched_is_shuffled() -> None:
    cards = {"Seer": "magic 0: Search your deck for a creature card, reveal it, and put it into your hand."}
    s = scene("A: hand: Seer; deck: Wolf, Bear, Owl, Fox\nB:", cards=cards, dice=[0, 0])
    s.choose("play Seer", "pick Bear")
    assert (s.hand("A"), s.deck("A")) == (["Bear"], ["Owl", "Fox", "Wolf"])  # the dice put the last first


@rule("AVA-DECK-09", "AVA-DECK-11", "AVA-AREA-06")
def test_otherwise_the_order_of_a_deck_is_fixed_and_nobody_knows_it() -> None:
    s = scene("A: deck: Wolf, Bear, Owl, Fox\nB:\nphase: Draw")
    assert s.asked == "A"
    before = s.hand("A") + s.deck("A")
    assert not any(s.sees(seat, name) for seat in "AB" for name in before[1:])
    s.choose("yes")
    assert (s.hand("A"), s.deck("A"), s.table.rolls) == (before[:2], before[2:], 0)


@rule("AVA-DECK-09", "AVA-AREA-09")
def test_cards_that_a_player_may_not_see_are_all_the_same_to_him() -> None:
    s = deal(DECK, DECK, cards=CARDS, settings={"first_player": 0})
    t = s.table
    for seat in range(2):
        view = s.game.view(t, seat)
        assert set(view.at(HAND, 1 - seat)) == {-1}
        for owner in range(2):
            seen = [c for c in t.at(ASIDE, owner) if view.sees(c)]
            assert seen == [t.at(ASIDE, owner)[0]], "of a cities deck the top card only"
