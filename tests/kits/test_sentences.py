"""Sentences with players in them: told to others, and to whoever they are about."""

from wtactics.engine.places import NOBODY, SEAT_THING
from wtactics.kits.sentences import Part, Sentence, filled, plain, spoken_to


def told(template: str) -> Sentence:
    """A sentence in which the slots a and b are the players."""
    return filled(template, lambda slot: Part("AB"["ab".index(slot)], SEAT_THING + "ab".index(slot)))


def test_verbs_agree_with_the_player_named_before_them() -> None:
    line = told("{a} {answers/answer} with 0, and {b} {does/do} not win")
    assert plain(line) == "A answers with 0, and B does not win"
    assert plain(spoken_to(line, 0)) == "You answer with 0, and B does not win"
    assert plain(spoken_to(line, 1)) == "A answers with 0, and you do not win"
    assert plain(spoken_to(line, NOBODY)) == plain(line)


def test_you_begins_with_a_capital_where_a_sentence_begins() -> None:
    assert plain(spoken_to(told("Turn 3: {a}"), 0)) == "Turn 3: You"
    assert plain(spoken_to(told("It is over. {a} {is/are} out"), 0)) == "It is over. You are out"
    assert plain(spoken_to(told("Wolf strikes {a}"), 0)) == "Wolf strikes you"


def test_nobody_and_cards_are_never_spoken_to() -> None:
    line = (Part("nobody"), Part(" "), Part("wins", you="win"))
    assert [plain(spoken_to(line, seat)) for seat in (NOBODY, 0)] == ["nobody wins"] * 2
