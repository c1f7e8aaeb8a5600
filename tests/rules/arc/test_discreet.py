"""In a discreet match whoever could have a choice, as far as the others know, is asked: nothing tells of his hand."""

import pytest

from scenes.arc import Scene, deal, rule, scene

CARDS = {
    "Cheer": "event 1: Gain 1 victory point.",
    "Shout": "event 1: Gain 1 victory point.",
    "Rain": "magic 0: Draw a card.",
    "Seek": "magic 0: Search your deck for an event card, reveal it, and put it into your hand.",
    "Toll": "magic 0: Target player loses 2 victory points unless that player discards an event card.",
    "Levy": "magic 0: Target player discards an event card.",
    "Crier": "creature 1 1/1: Discard an event card: Gain 1 victory point.",
}
DISCREET = {"discreet": 1}


@rule("ARC-RESP-06")
@pytest.mark.parametrize("held", ["Cheer", "Wolf"])
def test_whoever_has_a_card_and_a_gem_is_asked_whatever_the_card_is(held: str) -> None:
    s = scene(f"A: hand: Rain\nB: hand: {held}; gems 1 Gaian", cards=CARDS, settings=DISCREET)
    s.choose("play Rain")
    assert (s.asked, s.chain()) == ("B", ["Rain"])
    assert s.options()[0] == "pass"
    s.choose("pass")
    assert s.chain() == []


@rule("ARC-RESP-06")
@pytest.mark.parametrize("has", ["hand: Cheer", "gems 1 Gaian"])
def test_whoever_has_no_card_or_cannot_pay_for_any_event_of_the_game_is_not_asked(has: str) -> None:
    s = scene(f"A: hand: Rain\nB: {has}", cards=CARDS, settings=DISCREET)
    s.choose("play Rain")
    assert s.chain() == []


@rule("ARC-RESP-06")
def test_without_the_setting_only_he_is_asked_who_can_answer() -> None:
    s = scene("A: hand: Rain\nB: hand: Wolf; gems 1 Gaian", cards=CARDS)
    s.choose("play Rain")
    assert s.chain() == []


@rule("ARC-RESP-02", "ARC-RESP-06")
def test_all_are_asked_in_turn_and_asked_again_when_somebody_has_acted() -> None:
    s = scene(
        "A: hand: Rain, Wolf; gems 1 Gaian\nB: hand: Wolf; gems 1 Gaian\nC: hand: Cheer; gems 1 Gaian",
        cards=CARDS, settings=DISCREET,
    )  # fmt: skip
    s.choose("play Rain")
    for seat, deed in (("B", "pass"), ("C", "play Cheer"), ("A", "pass"), ("B", "pass")):
        assert s.asked == seat
        s.choose(deed)  # C spends his gem, so all know that he cannot answer any more
    assert (s.points("C"), s.asked, s.chain()) == (16, "A", ["Rain"])


@rule("ARC-TURN-14")
@pytest.mark.parametrize("held", ["Wolf", "Giant"])
def test_a_play_phase_does_not_pass_by_itself_while_there_are_a_card_and_a_gem(held: str) -> None:
    s = scene(f"A: hand: {held}; gems 1 Gaian\nB:", cards=CARDS | {"Giant": "creature 9 9/9"}, settings=DISCREET)
    assert (s.asked, s.phase, s.options()[0]) == ("A", "Play", "done")


@rule("ARC-DECK-09")
@pytest.mark.parametrize("deck", ["Cheer, 9", "Cheer, Shout, 9", "9"])
def test_a_search_is_a_question_whatever_there_is_to_find(deck: str) -> None:
    s = scene(f"A: hand: Seek; deck: {deck}\nB:", cards=CARDS, settings=DISCREET)
    s.choose("play Seek")
    assert (s.asked, s.chain()) == ("A", ["Seek"])
    s.choose(s.options()[0])
    assert s.chain() == []


@rule("ARC-ABIL-10")
@pytest.mark.parametrize("hand", ["Cheer, Wolf", "Cheer, Shout", "Wolf, Ox"])
def test_who_must_discard_a_sort_of_card_is_asked_whatever_he_holds(hand: str) -> None:
    s = scene(f"A: hand: Levy\nB: hand: {hand}", cards=CARDS, settings=DISCREET)
    s.choose("play Levy", "target player B")
    assert s.asked == "B"
    s.choose(s.options()[0])
    assert len(s.hand("B")) == 2 - ("Cheer" in hand)


@rule("ARC-ABIL-10")
@pytest.mark.parametrize(("hand", "points"), [("Cheer, Wolf", 15), ("Wolf, Ox", 13)])
def test_who_may_give_a_sort_of_card_is_asked_whether_he_has_one_or_not(hand: str, points: int) -> None:
    s = scene(f"A: hand: Toll\nB: hand: {hand}", cards=CARDS, settings=DISCREET)
    s.choose("play Toll", "target player B")
    assert s.asked == "B"
    s.choose(s.options()[0])
    assert s.points("B") == points


@rule("ARC-RESP-05", "ARC-ABIL-06")
@pytest.mark.parametrize("hand", ["Cheer, Wolf", "Wolf, Ox"])
def test_an_ability_that_asks_for_hidden_cards_is_as_good_as_usable(hand: str) -> None:
    s = scene(
        f"A: army: Wolf\nB: hand: {hand}; army: Crier, Ox\nphase: Attack", cards=CARDS | {"Bell": "event 5: Draw a card."},
        settings=DISCREET,
    )  # fmt: skip
    s.choose("attack B's army")
    assert s.asked == "B"
    assert s.options()[0] == "pass"


@rule("ARC-ABIL-06")
@pytest.mark.parametrize("hand", ["Cheer, Wolf", "Cheer, Shout"])
def test_what_is_discarded_for_an_ability_is_asked_though_there_is_but_one(hand: str) -> None:
    s = scene(f"A: hand: {hand}; army: Crier\nB:", cards=CARDS, settings=DISCREET)
    s.choose("use Crier")
    assert (s.asked, s.grave("A")) == ("A", [])


@rule("ARC-SETUP-01")
def test_cities_are_named_though_the_deck_has_no_others() -> None:
    cards = {"Oak": "city 0 Body 8", "Reed": "city 0 Mind 8", "Sun": "city 0 Soul 8", "Wolf": "creature 1 1/1"}
    deck = "Oak, Reed, Sun, 42 Wolf"
    s: Scene = deal(deck, deck, cards=cards, settings=DISCREET)
    assert s.options() == ["found Oak"]
