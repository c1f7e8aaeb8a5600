"""BYHAND-HAND: when a sentence that nobody reads is carried out, by whom, and for how long."""

from scenes.byhand import rule, scene, until_handed
from wtactics.mods.byhand.steps import MOST_STEPS

CARDS = {
    "Riddle": "event 0: Draw a card. Flurb the reeds. Target creature gets +1/+1 until end of turn.",
    "Seer": "creature 1/4: When this creature comes into play, flurb the reeds.",
    "Sage": "creature 1/4: 0: Flurb the reeds.",
    "Oddity": "creature 1/4: Flurbs are merry here.",
    "Bell": "event 0: Deal 1 damage to target creature.",
}
SENTENCE = "by hand: Flurb the reeds."


@rule("BYHAND-HAND-01", "BYHAND-HAND-02")
def test_what_is_read_works_and_what_is_not_comes_between_in_its_place() -> None:
    s = scene("A: hand: Riddle; army: Wolf 2/4\nB: army: Ox 3/4", cards=CARDS)
    s.choose("play Riddle", "target Wolf")
    until_handed(s)
    assert (s.asked, s.game.question_words(s.table)) == ("A", SENTENCE)
    assert len(s.hand("A")) == 1, "the sentence before it has been done"
    assert s.value("Wolf") == "2/4", "the one behind it has not"
    s.by_hand("damage", "Ox", "2")
    s.by_hand()
    assert (s.value("Wolf"), s.damage("Ox")) == ("3/5", 2)


@rule("BYHAND-HAND-02")
def test_a_moment_that_is_understood_is_the_moment() -> None:
    s = scene("A: 15 points; city Oakhold (Body, 8); hand: Seer; gems 3 Gaian", cards=CARDS)
    s.choose("play Seer")
    until_handed(s)
    assert s.place("Seer") == "Oakhold"
    s.by_hand("points", "player A", "3 points more")
    s.by_hand()
    assert s.points("A") == 18
    assert "use Seer" not in s.options()


@rule("BYHAND-HAND-02")
def test_a_price_that_is_understood_is_paid_as_often_as_one_likes() -> None:
    s = scene("A: army: Sage", cards=CARDS)
    for _ in range(2):
        s.choose("use Sage")
        until_handed(s)
        s.by_hand()
        s.all_pass()
    assert "use Sage" in s.options()


@rule("BYHAND-HAND-02")
def test_what_says_no_moment_is_done_as_the_card_comes_and_once_in_each_turn() -> None:
    s = scene("A: city Oakhold (Body, 8); hand: Oddity; gems 3 Gaian", cards=CARDS)
    s.choose("play Oddity")
    until_handed(s)
    s.by_hand()
    s.choose("use Oddity")
    until_handed(s)
    s.by_hand()
    assert "use Oddity" not in s.options(), "it was used in this turn"


@rule("BYHAND-HAND-04", "BYHAND-HAND-03")
def test_a_sentence_is_done_after_twenty_steps_and_taking_none_counts() -> None:
    s = scene("A: army: Sage, Wolf 2/4\nB: army: Ox 3/4", cards=CARDS)
    s.choose("use Sage")
    until_handed(s)
    for n in range(MOST_STEPS):
        assert s.game.question_words(s.table) == SENTENCE, n
        s.say("damage")
        s.choose("another tool")
    assert s.game.question_words(s.table) != SENTENCE


@rule("BYHAND-HAND-03")
def test_whoever_leaves_carries_nothing_out() -> None:
    s = scene("A: army: Sage, Wolf 2/4\nB: army: Ox 3/4\nC: army: Imp 1/1", cards=CARDS)
    s.choose("use Sage")
    until_handed(s)
    s.say("kill", "Imp")
    s.match.concede(0)
    s.listen()
    assert s.asked in ("B", "C")
    while "let it stand" in s.options():
        s.choose("let it stand")
    assert s.place("Imp") == "C's Army"
    assert "by hand" not in s.game.question_words(s.table)
