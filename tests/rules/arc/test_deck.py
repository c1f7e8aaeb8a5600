"""ARC-DECK: what a deck may hold."""

from dataclasses import replace

from scenes.arc import KIT, deal, rule, scene
from wtactics.cards.card import FACTIONS, Card
from wtactics.rulesets.arc.rules.deck import deck_faults


def card(name: str, words: str = "creature 1 Gaian 1/1") -> Card:
    return KIT.card(name, words)


def legal_deck() -> list[Card]:
    """Three cities of three disciplines and fourteen creatures, three of each."""
    cities = [card(f"{discipline} City", f"city 2 {discipline} 8") for discipline in ("Body", "Mind", "Soul")]
    return cities + [card(f"Creature {n // 3}") for n in range(42)]


def rules_broken(cards: list[Card]) -> list[str]:
    return [rule_id for rule_id, _ in deck_faults(cards)]


@rule("ARC-DECK-01")
def test_a_deck_has_exactly_45_cards_its_cities_included() -> None:
    deck = legal_deck()
    assert len(deck) == 45
    assert deck_faults(deck) == []
    assert deck_faults(deck[:-1]) == [("ARC-DECK-01", "expected 45 cards, found 44")]
    assert deck_faults([*deck, card("One Too Many")]) == [("ARC-DECK-01", "expected 45 cards, found 46")]


@rule("ARC-DECK-02")
def test_a_deck_may_hold_one_faction_or_all() -> None:
    mixed = [replace(each, faction=FACTIONS[n % 5]) for n, each in enumerate(legal_deck())]
    assert {each.faction for each in mixed} == set(FACTIONS)
    assert deck_faults(mixed) == []


@rule("ARC-DECK-03")
def test_a_deck_may_hold_any_mixture_of_types() -> None:
    cities = [card(f"City {n // 3}", f"city 2 {('Body', 'Mind', 'Soul')[n % 3]} 8") for n in range(45)]
    assert deck_faults(cities) == []
    for type_ in ("creature", "enchantment", "magic", "event"):
        rest = [card(f"{type_} {n // 3}", f"{type_} 1") for n in range(42)]
        assert deck_faults(legal_deck()[:3] + rest) == []


@rule("ARC-CARD-02")
def test_a_card_of_a_type_that_arc_does_not_have_is_refused() -> None:
    deck = [*legal_deck()[:-1], card("Sword", "equipment 1")]
    expected = "Sword is of type equipment, expected one of: city, creature, enchantment, magic, event"
    assert deck_faults(deck) == [("ARC-CARD-02", expected)]


@rule("ARC-DECK-04")
def test_a_deck_has_a_city_of_each_discipline_and_three_at_least() -> None:
    deck = legal_deck()
    two = [*deck[:2], *deck[3:], card("One More")]
    assert deck_faults(two) == [
        ("ARC-DECK-04", "expected at least 3 cities, found 2"),
        ("ARC-DECK-04", "expected a Soul city, found none"),
    ]
    three_of_two = [deck[0], deck[1], card("Other Mind City", "city 2 Mind 8"), *deck[3:]]
    assert deck_faults(three_of_two) == [("ARC-DECK-04", "expected a Soul city, found none")]


@rule("ARC-DECK-05")
def test_a_card_may_be_in_a_deck_three_times_counted_by_its_exact_name() -> None:
    deck = legal_deck()
    four = [*deck[:-1], replace(deck[3], number=77, version=2, name=" Creature 0 ")]
    assert deck_faults(four) == [("ARC-DECK-05", "expected at most 3 copies of Creature 0, found 4")]
    other_name = [*deck[:-1], replace(deck[3], name="creature 0")]
    assert deck_faults(other_name) == []
    cities = [*deck[:-3], *[deck[0]] * 3]
    assert deck_faults(cities) == [("ARC-DECK-05", "expected at most 3 copies of Body City, found 4")]


@rule("ARC-DECK-06")
def test_no_card_is_banned_whatever_it_says_or_costs() -> None:
    strong = card("You Win", "event 0: Gain 30 points.")
    assert deck_faults([*legal_deck()[:-3], strong, strong, strong]) == []


@rule("ARC-DECK-08")
def test_an_illegal_deck_is_told_all_the_rules_it_breaks_at_once() -> None:
    assert rules_broken([card("Imp")] * 4) == ["ARC-DECK-01", *["ARC-DECK-04"] * 4, "ARC-DECK-05"]
    assert len(rules_broken([])) == 5


CARDS = {"Seer": "magic 0 Gaian: Search your deck for a creature card, reveal it, and put it into your hand."}


@rule("ARC-DECK-09")
def test_a_deck_that_was_searched_is_shuffled() -> None:
    order = ["Wolf", "Bear", "Owl", "Fox"]
    s = scene("A: hand: Seer; deck: Wolf, Bear, Owl, Fox\nB:", cards=CARDS, dice=[0, 0])
    s.choose("play Seer", "pick Bear")
    assert s.hand("A") == ["Bear"]
    assert s.deck("A") == ["Owl", "Fox", "Wolf"]  # dice 0, 0: the last goes first, then stays
    assert s.deck("A") != [name for name in order if name != "Bear"]


@rule("ARC-DECK-09")
def test_only_the_decks_that_were_searched_are_shuffled_each_once() -> None:
    cards = {"Spy": "magic 0: Search target opponent's deck for a creature card and put it into its owner's graveyard."}
    cards["Spies"] = f"{cards['Spy']} Search your deck for a creature card and put it into your hand."
    decks = "A: hand: Spy, Spies; deck: Ash, Elm, Oak\nB: deck: Hen, Cow, Ewe, Pig\nC: deck: Ivy, Fern, Moss"
    s = scene(decks, cards=cards, dice=[0, 0])
    s.play("Spy", "target player B", "pick Cow")
    assert (s.deck("A"), s.deck("B"), s.deck("C")) == (
        ["Ash", "Elm", "Oak"],
        ["Ewe", "Pig", "Hen"],
        ["Ivy", "Fern", "Moss"],
    )
    s = scene(decks, cards=cards, dice=[0, 0])
    s.play("Spies", "target player C", "pick Fern", "pick Ash")
    assert (s.deck("A"), s.deck("B"), s.deck("C")) == (["Oak", "Elm"], ["Hen", "Cow", "Ewe", "Pig"], ["Moss", "Ivy"])
    assert [line for line in s.log() if "shuffles" in line] == ["A shuffles his deck", "C shuffles his deck"]


@rule("ARC-DECK-09")
def test_a_deck_that_the_text_itself_shuffles_is_not_shuffled_again() -> None:
    cards = {"Sift": "magic 0: Search your deck for a creature card and put it into your hand. Shuffle your deck."}
    s = scene("A: hand: Sift; deck: Ash, Elm, Oak\nB:", cards=cards, dice=[0])
    s.play("Sift", "pick Ash")
    assert s.deck("A") == ["Oak", "Elm"]


@rule("ARC-DECK-09")
def test_otherwise_the_order_of_a_deck_is_fixed_and_known_to_nobody() -> None:
    s = scene("A: deck: Wolf, Bear, Owl, Fox\nB:\nphase: Draw")
    assert s.asked == "A"
    before = s.deck("A")
    s.choose("draw 2")
    assert (s.hand("A"), s.deck("A")) == (before[:2], before[2:])
    assert s.table.rolls == 0
    dealt = deal("Fort, School, Shrine, 42 Spare", "Fort, School, Shrine, 42 Spare", cards=CITIES)
    deck = dealt.cards_at("A's deck")
    assert len(deck) == 35
    assert not any(dealt.sees(seat, dealt.names[c]) for c in deck for seat in "AB")


CITIES = {"Fort": "city 2 Body 8", "School": "city 2 Mind 8", "Shrine": "city 2 Soul 8"}
