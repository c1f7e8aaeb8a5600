"""Two piles: revealed cards, or creatures, are separated by one player, and a pile is chosen by the one whom the text names."""

import pytest

from scenes.arc import rule, scene
from wtactics.cards import read_plurals
from wtactics.language.errors import TextRefused
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.collection import Collection

SPLIT = "event 0: Reveal the top three cards of your deck. {} into two piles. {}"
HAND_AND_GRAVE = "Put one pile into your hand and the other into your graveyard."


def dealt(separating: str, choosing: str = HAND_AND_GRAVE) -> dict[str, str]:
    """A card that has piles made."""
    return {"Rift": SPLIT.format(separating, choosing)}


@rule("ARC-RESP-09")
def test_an_opponent_separates_and_you_choose() -> None:
    s = scene("A: hand: Rift; deck: Yak, Ram, Elk, Ox", cards=dealt("An opponent separates them"))
    s.choose("play Rift")
    s.all_pass()
    assert s.asked == "B"
    assert s.options() == ["done", "pick Yak", "pick Ram", "pick Elk"]
    s.choose("pick Ram")
    s.choose("done")
    assert s.asked == "A"
    assert s.options() == ["choose: Ram", "choose: Yak, Elk"]
    s.choose("choose: Yak, Elk")
    assert s.hand("A") == ["Yak", "Elk"]
    assert (s.place("Ram"), s.deck("A")) == ("A's graveyard", ["Ox"])


@rule("ARC-RESP-09")
def test_you_separate_and_an_opponent_chooses() -> None:
    cards = dealt("Separate those cards", "An opponent chooses one of the piles. Put that pile into your graveyard"
                  " and the other into your hand.")  # fmt: skip
    s = scene("A: hand: Rift; deck: Yak, Ram, Elk, Ox", cards=cards)
    s.choose("play Rift")
    s.all_pass()
    assert s.asked == "A"
    s.choose("pick Yak")
    s.choose("pick Elk")
    assert s.asked == "B"
    s.choose("choose: Yak, Elk")
    assert (s.hand("A"), s.deck("A")) == (["Ram"], ["Ox"])
    assert sorted(s.grave("A")) == ["Elk", "Rift", "Yak"]


@rule("ARC-RESP-09")
def test_a_pile_may_be_empty() -> None:
    s = scene("A: hand: Rift; deck: Yak, Ram, Elk, Ox", cards=dealt("An opponent separates them"))
    s.choose("play Rift")
    s.all_pass()
    s.choose("done")
    assert s.options() == ["choose: the empty pile", "choose: Yak, Ram, Elk"]
    s.choose("choose: the empty pile")
    assert (s.hand("A"), s.deck("A")) == ([], ["Ox"])


@rule("ARC-RESP-09")
def test_of_fewer_cards_there_are_two_piles_too() -> None:
    s = scene("A: hand: Rift; deck: Yak", cards=dealt("An opponent separates them"))
    s.choose("play Rift")
    s.all_pass()
    s.choose("pick Yak")
    s.choose("choose: Yak")
    assert (s.hand("A"), s.deck("A")) == (["Yak"], [])


@rule("ARC-RESP-09")
def test_nobody_is_asked_of_no_cards() -> None:
    cards = {**dealt("An opponent separates them"), "Zap": "event 0: Draw a card."}
    s = scene("A: hand: Rift, Zap; deck: Yak", cards=cards)
    s.play("Zap")
    s.play("Rift")
    assert (s.hand("A"), s.grave("A")) == (["Yak"], ["Rift", "Zap"])


@rule("ARC-RESP-09")
def test_the_rest_goes_under_the_deck_in_an_order() -> None:
    cards = dealt(
        "An opponent separates them",
        "Put one pile into your hand and the other on the bottom of your deck in any order.",
    )
    s = scene("A: hand: Rift; deck: Yak, Ram, Elk, Ox", cards=cards)
    s.choose("play Rift")
    s.all_pass()
    s.choose("pick Yak")
    s.choose("done")
    s.choose("choose: Yak")
    s.choose("pick Elk")
    assert (s.hand("A"), s.deck("A")) == (["Yak"], ["Ox", "Elk", "Ram"])


@rule("ARC-RESP-09")
def test_creatures_are_separated_where_they_stand() -> None:
    cards = {"Rift": "event 0: Target opponent separates the creatures he controls into two piles. You choose one of the piles."
                     " Kill all creatures in that pile."}  # fmt: skip
    s = scene("A: hand: Rift\nB: army: Ox, Elk, Cow", cards=cards)
    s.choose("play Rift")
    s.all_pass()
    assert s.asked == "B"
    s.choose("pick Elk")
    s.choose("done")
    assert s.asked == "A"
    s.choose("choose: Ox, Cow")
    assert (s.place("Ox"), s.place("Cow"), s.place("Elk")) == ("B's graveyard", "B's graveyard", "B's Army")


@rule("ARC-MULTI-06")
def test_of_several_opponents_one_is_named() -> None:
    s = scene("A: hand: Rift; deck: Yak, Ram, Elk, Ox\nB:\nC:", cards=dealt("An opponent separates them"))
    s.choose("play Rift")
    s.all_pass()
    assert s.asked == "A"
    s.choose("pick player C")
    assert s.asked == "C"
    s.choose("pick Ram")
    s.choose("done")
    assert s.asked == "A"
    s.choose("choose: Ram")
    assert (s.hand("A"), s.place("Elk")) == (["Ram"], "A's graveyard")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (SPLIT.format("Each opponent separates them", HAND_AND_GRAVE), "one player who does it"),
        (
            SPLIT.format("An opponent separates them", HAND_AND_GRAVE).replace("Reveal", "Look at"),
            "were revealed before",
        ),
        (SPLIT.format("They are separated", HAND_AND_GRAVE), "unknown word"),
        (SPLIT.format("An opponent separates them", "One pile goes into your hand."), "expected"),
        (SPLIT.format("An opponent separates them", "Put it into your hand."), "something that was spoken of before"),
    ],
)
def test_who_separates_and_who_chooses_must_be_said(text: str, expected: str) -> None:
    with pytest.raises(TextRefused, match=expected):
        Collection({"elf"}, keywords_for("arc"), read_plurals(), SPEECH).reader.read(
            "Rift", "event", text.removeprefix("event 0: ")
        )
