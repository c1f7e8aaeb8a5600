"""Enchanted quests of ORC: what accepting them takes, who may, and what their players do and are given."""

from scenes.orc import scene

CARDS = {
    "Road": "quest: Play an event. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Coin": "event 0: Gain 1 influence.",
}


def test_what_an_enchanted_quest_takes_is_given_as_it_is_accepted() -> None:
    cards = {**CARDS, "Seal": "enchantment 0: Attach to a quest. To accept it, a player must discard a card."}
    s = scene("A: hand: Coin, Hen; attached: Seal on Road; quests: Road; chapter: Next\nB: hand: 1", cards=cards)
    s.choose("accept Road", "give Hen")
    assert s.place("Hen") == "A's graveyard"


def test_opponents_pay_and_you_do_not() -> None:
    cards = {**CARDS, "Seal": "enchantment 0: Attach to a quest. Other players must lose 2 influence to accept it."}
    s = scene("A: hand: 1; attached: Seal on Road; quests: Road; chapter: Next\nB: hand: 1", cards=cards)
    s.choose("accept Road")
    assert s.influence("A") == 20


def test_only_abandoning_and_accepting_are_heard_of_where_failing_is_not_named() -> None:
    cards = {
        **CARDS,
        "Clerk": "creature 0 (Human) 1/1: Whenever you accept or abandon a quest, gain 1 influence.",
        "Fate": "event 0: Fail one of your active quests.",
    }
    s = scene("A: hand: Fate; offensive: Clerk; quests: Road; chapter: Next\nB: hand: 1", cards=cards)
    s.choose("accept Road")
    s.all_pass()
    assert s.influence("A") == 21
    s.choose("play Fate", "in the Offensive")
    s.all_pass()
    assert s.influence("A") == 21


def test_the_same_quest_is_accepted_at_once() -> None:
    cards = {
        **CARDS,
        "Rival": "creature 0 (Human) 1/1: Whenever an opponent accepts a quest, you may accept the same quest at once.",
    }
    s = scene("A: hand: 1; quests: Road; chapter: Next\nB: hand: 1; offensive: Rival", cards=cards)
    s.choose("accept Road")
    s.all_pass()
    s.choose("yes")
    assert s.pursues("B") == ["Road"]


def test_who_pays_no_escrow_stakes_nothing_and_nothing_comes_back() -> None:
    cards = {
        **CARDS,
        "Road": "quest (Contract): Play an event. Escrow: 3 influence. Victory Points: 1.",
        "Envoy": "creature 0 (Human) 1/1: You accept contracts without paying escrow.",
    }
    s = scene("A: hand: Coin; offensive: Envoy; quests: Road; chapter: Next\nB: hand: 1", cards=cards)
    s.choose("accept Road")
    assert s.influence("A") == 20
    s.play("Coin", "in the Offensive")
    assert (s.influence("A"), s.victory("A")) == (21, 1)
