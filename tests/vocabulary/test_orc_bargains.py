"""What quests of ORC take of whoever accepts them, and what failing one brings."""

import pytest

from scenes.orc import scene

NEXT = {
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Jab": "event 0: Deal 4 damage to target creature.",
}


def test_what_accepting_takes_is_gone_and_the_stake_comes_back() -> None:
    quest = (
        "quest: Play an event. To accept this quest, discard a card. Escrow: 1 influence and a card. Victory Points: 1."
    )
    s = scene(
        "A: hand: Jab, Imp, Hen; quests: Road; chapter: Next\nB: defensive: Cow; hand: 1",
        cards={"Road": quest, **NEXT},
    )
    s.choose("accept Road", "give Imp", "give Hen")
    assert (s.place("Imp"), s.influence("A")) == ("A's graveyard", 19)
    s.play("Jab")
    assert (s.place("Imp"), s.place("Hen"), s.influence("A")) == ("A's graveyard", "A's hand", 20)


def test_who_has_too_few_cards_for_both_does_not_accept() -> None:
    quest = "quest: Play an event. To accept this quest, discard a card. Escrow: a card from your hand."
    s = scene("A: hand: Imp; quests: Road; chapter: Next\nB: hand: 1", cards={"Road": quest, **NEXT})
    s.refused("accept Road", "ORC-QUEST-29")


def test_whoever_abandons_a_quest_has_failed_it() -> None:
    quest = "quest (Contract): Play nine events. Penalty: lose 2 influence."
    s = scene("A: hand: 1; quests: Road; chapter: Next\nB: hand: 1", cards={"Road": quest, **NEXT})
    s.choose("accept Road", "abandon Road")
    s.all_pass()
    assert s.influence("A") == 18


def test_effects_of_ones_own_take_influence_for_a_quest_and_what_an_opponent_loses_by_himself_does_not() -> None:
    cards = {
        "Road": "quest: Make an opponent lose 5 influence in a single turn. Victory Points: 1.", **NEXT,
        "Bite": "event 0: Each opponent loses 3 influence.", "Debt": "event 0: Each player loses 4 influence.",
        "Fool": "event 0: Lose 9 influence.",
    }  # fmt: skip
    s = scene("A: hand: Bite, Debt; quests: Road; chapter: Next\nB: hand: Fool", cards=cards)
    s.choose("accept Road", "play Fool", "in the Offensive")
    s.all_pass()
    assert (s.influence("B"), s.place("Road")) == (11, "A's Quest")
    s.play("Bite", "in the Offensive")
    assert s.place("Road") == "A's Quest"
    s.play("Debt", "in the Offensive")
    assert (s.influence("B"), s.place("Road")) == (4, "removed")


@pytest.mark.parametrize(("whose", "place"), [("an opponent", "A's Quest"), ("opponents", "removed")])
def test_what_an_opponent_loses_is_taken_from_one_of_them(whose: str, place: str) -> None:
    cards = {
        "Road": f"quest: Make {whose} lose 6 influence in a single turn. Victory Points: 1.", **NEXT,
        "Bite": "event 0: Each opponent loses 3 influence.",
    }  # fmt: skip
    s = scene("A: hand: Bite; quests: Road; chapter: Next\nB: 20 influence\nC: 20 influence", cards=cards)
    s.choose("accept Road")
    s.play("Bite", "in the Offensive")
    assert s.place("Road") == place
