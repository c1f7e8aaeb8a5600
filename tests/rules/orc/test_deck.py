"""ORC-DECK: what an army deck and its chapter of quests may hold."""

from dataclasses import replace

from scenes.orc import KIT, rule
from wtactics.cards.card import Card
from wtactics.rulesets.orc.rules.deck import deck_faults, loyalty_of, provided


def chapter(n: int = 10) -> list[Card]:
    return [replace(KIT.card(f"Road {i}", "quest"), number=1000 + i) for i in range(n)]


def legal_deck(n: int = 50) -> list[Card]:
    """Cards without loyalty, four of each, and ten quests."""
    return [replace(KIT.card(f"Creature {i // 4}", "creature 1 1/1"), number=i // 4 + 1) for i in range(n)] + chapter()


def with_cards(*words: str) -> list[Card]:
    """A legal deck, into which cards of these words have come."""
    new = [replace(KIT.card(f"New {i}", told), number=500 + i) for i, told in enumerate(words)]
    return legal_deck(50 - len(new)) + new


@rule("ORC-DECK-01", "ORC-DECK-02", "ORC-DECK-03")
def test_a_deck_has_sixty_cards_ten_of_which_are_quests() -> None:
    assert deck_faults(legal_deck()) == []
    assert deck_faults(legal_deck()[1:]) == [("ORC-DECK-01", "expected at least 60 cards, found 59")]
    nine = [*legal_deck(51)[:-1]]
    assert deck_faults(nine) == [("ORC-DECK-03", "expected 10 quests, found 9")]
    eleven = [*legal_deck(), replace(KIT.card("Other Road", "quest"), number=2000)]
    assert deck_faults(eleven) == [("ORC-DECK-03", "expected 10 quests, found 11")]


@rule("ORC-DECK-04", "ORC-DECK-17", "ORC-CARD-17")
def test_any_mixture_and_any_number_of_cards_is_legal() -> None:
    assert deck_faults(legal_deck(400)) == []
    for type_ in ("creature", "equipment", "event", "magic", "enchantment"):
        only = [replace(KIT.card(f"{type_} {i // 4}", f"{type_} 9"), number=i // 4 + 1) for i in range(50)]
        assert deck_faults(only + chapter()) == []
    assert deck_faults([*legal_deck(), replace(KIT.card("Keep", "city 1 Body 8"), number=77)]) == [
        ("ORC-CARD-17", "Keep is of type city, expected one of: creature, equipment, event, magic, enchantment, quest")
    ]


@rule("ORC-DECK-06", "ORC-CARD-06", "ORC-CARD-13")
def test_four_copies_by_name_or_number_and_all_versions_together() -> None:
    four = legal_deck()
    fifth = [("ORC-DECK-06", "expected at most 4 of Creature 0, found 5")]
    assert deck_faults([*four, replace(four[0], number=77)]) == fifth  # the same name
    assert deck_faults([*four, replace(four[0], name="Other")]) == fifth  # the same number
    assert deck_faults([*four, replace(four[0], version=2)]) == fifth  # both, in another version
    assert deck_faults([*four, replace(four[0], name="Other", number=77)]) == []
    again = [*four[:-1], four[-2]]
    assert deck_faults(again) == [("ORC-QUEST-03", "expected at most 1 of Road 8, found 2")]


@rule("ORC-CARD-14")
def test_cards_of_one_number_are_equivalent_only_in_one_version() -> None:
    one = legal_deck()[0]
    assert one.fingerprint() == replace(one, set="Other", flavour="Old").fingerprint()
    assert one.fingerprint() != replace(one, version=2).fingerprint()
    assert one.fingerprint() != replace(one, number=77).fingerprint()


@rule("ORC-DECK-07", "ORC-DECK-10", "ORC-DECK-11", "ORC-DECK-EX1", "ORC-CARD-EX1")
def test_a_faction_of_three_stands_alone() -> None:
    three = "creature Gaian loyalty 3 1/1"
    assert deck_faults(with_cards(three)) == []
    assert deck_faults(with_cards(three, "event Gaian loyalty 2", "event Red Banner")) == []
    assert deck_faults(with_cards(three, "event Red Banner loyalty 1")) == [
        ("ORC-DECK-10", "expected loyalty of at most 3 in all, found Gaian 3, Red Banner 1")
    ]
    assert deck_faults(with_cards("event Gaian loyalty 2", "event Red Banner loyalty 1")) == []


@rule("ORC-DECK-12", "ORC-DECK-09", "ORC-DECK-EX2")
def test_beside_a_faction_of_two_there_is_room_for_another_with_one() -> None:
    two = "creature House of Nobles loyalty 2 1/1"
    assert deck_faults(with_cards(two, two, "event Red Banner loyalty 1", "event Red Banner loyalty 1")) == []
    too_much = deck_faults(with_cards(two, "event Red Banner loyalty 2"))
    assert too_much == [("ORC-DECK-10", "expected loyalty of at most 3 in all, found House of Nobles 2, Red Banner 2")]
    third = deck_faults(with_cards(two, "event Red Banner loyalty 1", "event Gaian loyalty 1"))
    assert [rule_id for rule_id, _ in third] == ["ORC-DECK-10"]


@rule("ORC-DECK-13", "ORC-DECK-14", "ORC-DECK-15", "ORC-DECK-EX4")
def test_three_factions_of_one_and_any_number_of_none() -> None:
    one = [f"event {faction} loyalty 1" for faction in ("Gaian", "Red Banner", "The Empire", "Dark Legion")]
    assert deck_faults(with_cards(*one[:3])) == []
    assert deck_faults(with_cards(*one[:3], "event Dark Legion")) == []
    assert [rule_id for rule_id, _ in deck_faults(with_cards(*one))] == ["ORC-DECK-10"]
    assert deck_faults(with_cards("event Gaian loyalty 3", "event Dark Legion", "event Red Banner")) == []


@rule("ORC-DECK-08", "ORC-DECK-EX3")
def test_a_card_asks_for_as_much_as_it_has_signs() -> None:
    assert loyalty_of(KIT.card("Sage", "creature Gaian loyalty 3 1/1")) == {"gaian": 3}
    assert loyalty_of(KIT.card("Sage", "creature Gaian loyalty 2 1/1")) == {"gaian": 2}
    assert loyalty_of(KIT.card("Sage", "creature Gaian 1/1")) == {}
    assert loyalty_of(replace(KIT.card("Stone", "event"), faction="")) == {}


@rule("ORC-DECK-16")
def test_a_deck_provides_the_highest_loyalty_that_its_cards_ask_for() -> None:
    cards = with_cards(
        "event Gaian loyalty 1", "event Gaian loyalty 2", "event The Empire loyalty 1", "event Red Banner"
    )
    assert provided(cards) == {"gaian": 2, "empire": 1}


@rule("ORC-DECK-18")
def test_signs_of_two_factions_count_for_both() -> None:
    both = replace(
        KIT.card("Envoy", "creature Gaian loyalty 1 1/1"),
        number=900, stats=(("orc", (("second_faction", "Red Banner"), ("second_loyalty", 2))),),
    )  # fmt: skip
    assert loyalty_of(both) == {"gaian": 1, "red banner": 2}
    assert deck_faults([*legal_deck(49), both]) == []
    more = deck_faults([*with_cards("event The Empire loyalty 1")[1:], both])
    assert more == [("ORC-DECK-10", "expected loyalty of at most 3 in all, found Gaian 1, Red Banner 2, The Empire 1")]


@rule("ORC-DECK-05")
def test_a_deck_is_told_all_that_is_wrong_with_it_before_the_game() -> None:
    wrong = [KIT.card("Envoy", "creature Gaian loyalty 4 1/1")] * 5 + chapter(2)
    assert [rule_id for rule_id, _ in deck_faults(wrong)] == [
        "ORC-DECK-01",
        "ORC-DECK-03",
        "ORC-DECK-06",
        "ORC-DECK-10",
    ]
