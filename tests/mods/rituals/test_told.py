"""What people see of rituals: where they lie, their charges, questions in sentences, reasons, what may be dragged."""

from scenes.rituals import Scene, rule, scene
from wtactics.engine.places import ASIDE, NOBODY, card_of, what_of
from wtactics.kits import verbs
from wtactics.kits.attempts import Attempt, Spot
from wtactics.server.show.table import table_state

CARDS = {
    "Mage": "creature (Caster) 1/1",
    "Dirge": "magic 2: Charges: 3. Draw two cards.",
    "Toll": "magic 0: Charges: 1. Draw a card.",
    "Blaze": "magic 0: Target creature gets +2/+0.",
}


def asked(s: Scene) -> str:
    """The sentence in which whoever is asked is told of the question."""
    s.settle()
    return s.game.show.asking(s.game.view(s.table, s.table.asked))


def why(s: Scene, what: int, name: str) -> str:
    """Why somebody may not do it, in words."""
    refused = s.game.show.refused(s.match, Attempt(what, s.card(name), 0, ""))
    assert refused is not None
    return f"{refused.because} ({refused.rule})"


@rule("ORC-RITUAL-04", "ORC-RITUAL-06", "ORC-RITUAL-09", "ORC-RITUAL-10")
def test_refusals_tell_how_far_a_ritual_has_come() -> None:
    s = scene("A: resources: 1; hand: Toll, Blaze; defensive: Mage; rituals: Dirge 2 charges", cards=CARDS)
    assert why(s, verbs.PLAY, "Dirge") == "Dirge has 2 of 3 charges. (ORC-RITUAL-10)"
    assert why(s, verbs.PLAY, "Toll") == (
        "Toll is a ritual: it is placed first, and played when it has 1 charge. (ORC-RITUAL-10)"
    )
    assert why(s, verbs.SET_UP, "Blaze") == "Blaze is no ritual. (ORC-RITUAL-01)"
    s = scene("A: hand: Toll; defensive: Mage", cards=CARDS)
    assert why(s, verbs.SET_UP, "Toll") == (
        "Rituals are placed beside resource cards, of which you have none. (ORC-RITUAL-04)"
    )
    s = scene("A: offensive: Mage; rituals: Dirge\nphase: Upkeep", cards=CARDS)
    assert why(s, verbs.CHARGE, "Mage") == "Mage is not one of your placed rituals. (ORC-RITUAL-06)"
    s = scene("A: rituals: Dirge, Toll 1 charge\nphase: Upkeep", cards=CARDS)
    assert why(s, verbs.CHARGE, "Toll") == "Toll has all its charges: 1. (ORC-RITUAL-09)"


@rule("ORC-RITUAL-03", "ORC-RITUAL-07")
def test_questions_and_the_story_tell_of_charges() -> None:
    s = scene("A: rituals: Dirge, Toll; hand: 1\nphase: Upkeep", cards=CARDS)
    assert asked(s) == "Charge your rituals, each with one charge, or go on."
    assert s.game.question(s.game.view(s.table, 0)) == "Upkeep: charge which ritual?"
    s.choose("charge Dirge")
    assert "Dirge gets a charge" in s.log()
    s = scene("A: resources: 1; hand: Dirge; defensive: Mage", cards=CARDS)
    s.choose("place Dirge")
    assert "A places Dirge" in s.log()


@rule("ORC-RITUAL-03", "ORC-RITUAL-04")
def test_placed_rituals_lie_in_an_area_of_their_own_with_how_many_charges_they_have() -> None:
    s = scene("A: rituals: Dirge 2 charges; chapter: 3\nB: rituals: Toll 1 charge", cards=CARDS)
    s.settle()
    for seat in (0, 1, NOBODY):
        view = s.game.view(s.table, seat)
        state = table_state(s.game, s.match, seat, 1)
        (rituals,) = (place for place in state.places if place.area == "rituals" and place.seat == 0)
        (chapter,) = (place for place in state.places if place.area == "chapter" and place.seat == 0)
        assert (rituals.count, rituals.cards) == (1, (s.card("Dirge"),))
        assert (chapter.count, s.game.show.counters(view, 0)["chapter"], view.count(ASIDE, 0)) == (3, 3, 4)
        signs = [(sign.title, sign.tag) for sign in s.game.show.signs(view, s.card("Dirge"), [])]
        assert signs == [("Ritual: 2 of 3 charges.", "2/3")]
        (full,) = s.game.show.signs(view, s.card("Toll"), [])
        assert (full.title, full.tag) == ("Ritual: full, with 1 charge.", "1/1")


@rule("ORC-RITUAL-04", "ORC-RITUAL-10")
def test_rituals_are_dragged_to_their_area_and_from_there_into_a_front() -> None:
    s = scene("A: resources: 1; hand: Dirge; defensive: Mage; rituals: Toll 1 charge", cards=CARDS)
    s.settle()
    view = s.game.view(s.table, 0)
    show = s.game.show
    onto = {int(card_of(o)): show.points(view, o).onto_area for o in s.table.options if what_of(o) == verbs.SET_UP}
    assert onto == {s.card("Dirge"): "rituals"}
    assert [(leap.at.thing, leap.at.onto_area) for leap in show.leaps(view)] == [(s.card("Toll"), "defensive")]
    assert [drop.attempt.words for drop in show.drops(view, s.card("Dirge"), Spot(0, None, "rituals"))] == [
        "place Dirge"
    ]
    assert [drop.attempt.words for drop in show.drops(view, s.card("Toll"), Spot(0, None, "offensive"))] == [
        "play Toll"
    ]
    assert [one.words for one in show.attempts(view, s.card("Dirge"))] == ["place Dirge", "play Dirge", "lay Dirge"]
    assert [one.words for one in show.attempts(view, s.card("Toll"))] == ["play Toll"]
