"""BYHAND-OPEN: the others see each step, and object; secrets stay secret."""

from scenes.byhand import STANDS, handed, rule, until_handed
from wtactics.engine.digest import digest_of
from wtactics.engine.places import HAND
from wtactics.engine.telling import as_data

WHOLE = "let the whole sentence stand"
TABLE = "A: hand: Riddle, Imp 1/1; army: Wolf 2/4\nB: army: Ox 3/4; hand: 2\nC: army: Cow 1/1; hand: 1"


@rule("BYHAND-OPEN-01")
def test_a_step_is_said_to_each_other_player_in_turn_order_before_it_is_done() -> None:
    s = handed(TABLE)
    s.say("damage", "Ox", "3")
    assert (s.asked, s.options()) == ("B", [STANDS, "object", WHOLE])
    assert s.game.question_words(s.table) == "by hand, A would deal 3 damage to Ox: does it stand?"
    s.choose(STANDS)
    assert (s.asked, s.damage("Ox")) == ("C", 0)
    s.choose(STANDS)
    assert (s.asked, s.damage("Ox")) == ("A", 3)


@rule("BYHAND-OPEN-02")
def test_an_objection_is_met_by_taking_back_and_nothing_has_happened() -> None:
    s = handed(
        TABLE.replace("Ox 3/4", "Ox"), {"Ox": "creature 3/4: Whenever this creature dies, you gain 3 victory points."}
    )
    places, points = list(s.table.place), list(s.table.points)
    s.say("kill", "Ox")
    s.choose("object", STANDS)
    assert (s.asked, s.options()) == ("A", ["take it back", "insist"])
    assert "B objects" in s.game.question_words(s.table)
    s.choose("take it back")
    assert (list(s.table.place), list(s.table.points), len(s.table.waiting)) == (places, points, 0)
    assert s.log()[-1] == "by hand: A takes it back"
    assert s.game.question_words(s.table).startswith("by hand: ")


@rule("BYHAND-OPEN-02")
def test_who_insists_does_it_and_the_log_tells() -> None:
    s = handed(TABLE)
    s.say("damage", "Ox", "1")
    s.choose(STANDS, "object", "insist")
    assert s.damage("Ox") == 1
    assert [line for line in s.log() if line.startswith("by hand: ")] == [
        "by hand: A would deal 1 damage to Ox", "by hand: C objects", "by hand: A insists",
    ]  # fmt: skip


@rule("BYHAND-OPEN-03")
def test_a_card_of_the_own_hand_that_is_named_is_shown_and_no_other_hidden_card_can_be() -> None:
    s = handed(TABLE)
    s.say("move a card")
    t = s.table
    offered = {int(o) >> 6 & 2047 for o in t.options}
    assert s.card("Imp") in offered
    assert not offered & {int(c) for seat in (1, 2) for c in t.at(HAND, seat)}
    assert not s.sees("B", "Imp")
    s.choose("Imp", "under its owner's deck")
    assert s.sees("B", "Imp")
    s.choose("object", STANDS, "take it back")
    assert s.place("Imp") == "A's hand"


@rule("BYHAND-OPEN-04")
def test_what_another_keeps_hidden_is_shown_by_his_leave_alone() -> None:
    for tool, which in (("reveal", "the hand"), ("reveal", "the top card"), ("top card", "graveyard")):
        s = handed(TABLE)
        before = as_data(s.game.view(s.table, 0))["places"]
        s.say(tool, "player B", which)
        s.choose("object", STANDS)
        assert s.log()[-1] == "by hand: A takes it back", "nobody can insist here"
        assert as_data(s.game.view(s.table, 0))["places"] == before
    s = handed(TABLE)
    s.say("reveal", "player B", "the hand")
    s.choose(STANDS, "object", "insist")
    assert all(s.game.view(s.table, 2).sees(c) for c in s.table.at(HAND, 1)), "it is B's secret, not C's"


@rule("BYHAND-OPEN-01")
def test_a_clone_at_each_question_goes_on_alike() -> None:
    s = handed(TABLE)
    for label in ("damage", "Ox", "2", STANDS, "object", "insist"):
        other = s.fork()
        s.choose(label)
        other.choose(label)
        assert digest_of(s.table) == digest_of(other.table)


@rule("BYHAND-OPEN-06")
def test_who_lets_the_whole_sentence_stand_is_not_asked_again_but_for_his_own_secrets() -> None:
    s = handed(
        "A: hand: Riddle, Bell; army: Wolf 2/4\nB: army: Ox 3/4; hand: 2\nC: hand: 1",
        {"Bell": "event 0: Flurb the moor."},
    )
    s.say("damage", "Ox", "1")
    s.choose(WHOLE, STANDS)
    assert (s.asked, s.damage("Ox")) == ("A", 1)
    s.say("damage", "Ox", "1")
    assert s.asked == "C", "B has let all of it stand, C one step"
    s.choose(WHOLE)
    assert (s.asked, s.damage("Ox")) == ("A", 2)
    s.say("mark", "Wolf")
    assert (s.asked, s.marked("Wolf")) == ("A", True)
    s.say("reveal", "player B", "the hand")
    assert s.asked == "B", "of his own hidden cards he is asked"
    s.choose("object")
    assert not any(s.game.view(s.table, 0).sees(c) for c in s.table.at(HAND, 1))
    s.say()
    s.choose("play Bell")
    until_handed(s)
    s.say("mark", "Ox")
    assert s.asked == "B", "another sentence is another matter"
