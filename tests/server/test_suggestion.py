"""Advice for a set-up: whole, always the same, blind to what is hidden, told to nobody else, and free to be changed."""

from random import Random

import pytest

from running import Local
from visitor import Browser, Json, Window, bot, invited, me
from wtactics.content.content import content_of
from wtactics.engine.match import NotOffered
from wtactics.records.file import to_text
from wtactics.records.record import begin
from wtactics.server.rooms.live_match import LiveMatch

DECKS = ("bows-over-water", "horses-and-debts")


def begun(seed: int, name: str = "slot", **settings: int) -> LiveMatch:
    content = content_of(name)
    decks = [(deck.name, deck.cards(content.cards)) for deck in list(content.decks.values())[:2]]
    played = begin(content.game, content.pool, decks, seed, {"first_player": 0} | settings)
    return LiveMatch("room", played, to_text(played.record))


def advised(live: LiveMatch) -> list[int]:
    """The ids of all that is advised for the open question."""
    draft = live.suggested(live.asked, ())
    question = draft.state.question
    assert question is not None
    (last,) = [one.id for one in question.options if one.proposed]
    return [*draft.picks, last]


def test_the_advice_fills_both_armies_choice_by_choice() -> None:
    live, choices = begun(3), 0
    while live.state(live.asked).turn == 0:
        seat, picks = live.asked, advised(live)
        trial = live.tried(seat, picks)
        assert trial.whole
        for pick in trial.draft.picks():
            live.step(pick, (), last=True)
        choices += 1
    assert choices == 2 + 2 * 4  # four hidden each, then four rounds each: whom to turn up, and whom to add
    state = live.state(0)
    assert [place.count for place in state.places if place.area == "army"] == [8, 8]


def test_the_advice_goes_on_from_what_is_laid_already() -> None:
    live = begun(3)
    first = next(one.id for one in live.state(0).question.options if one.onto_slot == 0)  # type: ignore[union-attr]
    draft = live.suggested(0, [first])
    assert draft.picks[0] == first
    assert len(draft.picks) == 3


def test_the_same_is_advised_whatever_the_other_has_laid() -> None:
    chance = Random(4)
    found = set()
    for _ in range(3):
        live = begun(3)
        for _ in range(4):
            live.step(chance.randrange(len(live.played.match.table.options)), (), last=True)
        assert live.asked == 1
        found.add(tuple(advised(live)))
    assert len(found) == 1


def test_where_nobody_needs_advice_none_is_given() -> None:
    with pytest.raises(NotOffered, match="nothing is advised here"):
        begun(3, "arc").suggested(0, ())


def slot_room(local: Local) -> Window:
    host = Browser(local.address)
    room = host.make_room(me(DECKS[0]), bot("random", DECKS[1]), ruleset="slot", seed=1, settings={"first_player": 0})
    return host.sit(room["link"])


def test_whoever_asks_is_answered_by_a_draft_of_which_nothing_is_kept(local: Local) -> None:
    window = slot_room(local)
    answer = window.ask({"do": "suggest", "seq": window.state["seq"], "picks": []}, "drafted", "refused")
    assert (answer["say"], len(answer["picks"])) == ("drafted", 3)
    question: Json = answer["state"]["question"]
    (last,) = [one["id"] for one in question["options"] if one["proposed"]]
    assert window.ask({"do": "hello"}, "welcome")["state"]["seq"] == window.state["seq"] == 0
    whole = {"do": "choose", "seq": 0, "picks": [*answer["picks"], last]}
    assert window.ask(whole, "drafted", "update", "refused")["say"] == "update"


def test_advice_is_refused_where_somebody_else_is_asked_or_nothing_is_advised(local: Local) -> None:
    _, _, one, two = invited(local.address, settings={"first_player": 0})
    refusal = {"do": "suggest", "seq": 0, "picks": []}
    assert one.ask(refusal)["code"] == "not-offered"
    assert two.ask(refusal)["code"] == "not-yours"
