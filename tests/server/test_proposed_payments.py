"""A payment that is proposed: told as one option that can be chosen as it is, whatever has been named before."""

from scenes.slot import scene
from wtactics.games import ruleset
from wtactics.server.messages import OptionShown, Question
from wtactics.server.rooms.trial import Trial
from wtactics.server.show import table as show

FOUR = "A: back: Five, Two, One, One; deck: Duo, One\nB: front: One\nstep: Recruit"
CARDS = {
    "One": "cost 1 close 1 def 9 life 1",
    "Two": "cost 1 close 2 def 9 life 1",
    "Five": "cost 1 close 5 def 9 life 1",
    "Duo": "cost 2 close 1 def 1 life 1",
}


def proposals(question: Question | None) -> list[OptionShown]:
    return [one for one in (*question.options, *question.leaps) if one.proposed] if question is not None else []


def question_of(trial: Trial) -> Question | None:
    return show.table_state(trial.game, trial.match, trial.view.seat, 0).question


def test_the_message_carries_a_whole_payment_and_after_another_is_named_the_rest_of_it() -> None:
    s = scene(FOUR, cards=CARDS)
    trial = Trial(ruleset("slot"), s.match, 0)
    for label in ("recruit Duo", "place Duo in F1"):
        trial.choose(next(one.id for one in question_of(trial).options if one.label == label))  # type: ignore[union-attr]
    question = question_of(trial)
    assert question is not None
    (whole,) = proposals(question)
    ids = {one.label: one.id for one in question.options}
    names = {one.label: one.card for one in question.options}
    assert (whole.label, whole in question.leaps) == ("mark One B3 and One B4", True)
    assert whole.leap == (ids["mark One B3"], ids["mark One B4"])
    assert (whole.card, whole.aims) == (names["mark One B3"], (names["mark One B4"],))
    trial.choose(ids["mark Five B1"])
    (rest,) = proposals(question_of(trial))
    assert (rest.label, rest.leap) == ("mark One B3", ())
    trial.choose(rest.id)
    assert trial.whole
