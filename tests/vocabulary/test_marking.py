"""Marks, points, power, and plays that are stopped."""

from vocabulary.stage import ARMY, DECK, HAND, RESERVE, THEM, YOU, Named, Stage, n
from wtactics.engine.chain import push, tell
from wtactics.engine.lasting import NEXT_UNMARK
from wtactics.engine.meaning import BE_MARKED, BE_UNMARKED, GAIN_POINTS, PRICES, UNMARK
from wtactics.engine.places import NOBODY, option
from wtactics.engine.prices import reckoned
from wtactics.engine.rows import CANCELLED, CARD_PLAY, PENDING, STATE
from wtactics.engine.values import may, refresh
from wtactics.kits.realm.terms import NAMING
from wtactics.kits.verbs import COLOUR
from wtactics.vocabulary.deeds.marking import Mark, StayMarked, Unmark
from wtactics.vocabulary.deeds.score import GainPoints, LosePoints
from wtactics.vocabulary.deeds.stopping import Stop
from wtactics.vocabulary.deeds.wealth import LayAsResource, Produce
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.rulings.costs import Cost, OwnCost
from wtactics.vocabulary.rulings.meaning import Act, Cant
from wtactics.vocabulary.things.meaning import This


def test_cards_are_marked_and_unmarked() -> None:
    stage = Stage()
    elder = stage.speaker()
    assert stage.perform(Mark(YOU, Named(elder))).marked[elder] == 1
    assert stage.perform(Unmark(YOU, Named(elder))).marked[elder] == 0


def test_who_cannot_be_marked_or_unmarked_is_left_alone() -> None:
    stage = Stage(Cant(This("creature"), Act("be unmarked", 1 << BE_UNMARKED)))
    elder = stage.speaker()
    stage.t.mark(elder)
    assert stage.perform(Unmark(YOU, Named(elder))).marked[elder] == 1
    stage = Stage(Cant(This("creature"), Act("be marked", 1 << BE_MARKED)))
    elder = stage.speaker()
    refresh(stage.t)
    assert stage.perform(Mark(YOU, Named(elder))).marked[elder] == 0


def test_a_card_stays_marked_through_one_unmark_phase_of_its_controller() -> None:
    stage = Stage()
    stage.speaker()
    orc = stage.lay("Orc", ARMY, 1)
    t = stage.perform(StayMarked(Named(orc)))
    assert may(t, UNMARK, orc, NOBODY, 0) != 0
    t.end_modifiers(NEXT_UNMARK, 0)
    refresh(t)
    assert may(t, UNMARK, orc, NOBODY, 0) != 0
    t.end_modifiers(NEXT_UNMARK, 1)
    refresh(t)
    assert may(t, UNMARK, orc, NOBODY, 0) == 0


def test_points_are_gained_and_lost() -> None:
    stage = Stage()
    stage.speaker()
    assert stage.perform(GainPoints(THEM, n(3))).points[1] == 3
    assert stage.perform(LosePoints(THEM, n(2))).points[1] == 1


def test_who_cannot_gain_points_gains_none() -> None:
    stage = Stage(Cant(THEM, Act("gain victory points", 1 << GAIN_POINTS)))
    stage.speaker()
    assert stage.perform(GainPoints(THEM, n(3))).points[1] == 0


def test_a_play_that_is_stopped_does_not_resolve() -> None:
    stage = Stage()
    flash = stage.lay("Flash", HAND, 1)
    push(stage.t, CARD_PLAY, flash, NOBODY, 1)
    tell(stage.t, STATE, PENDING)
    stage.speaker()
    assert stage.perform(Stop(YOU, Named(flash))).chain[STATE] == CANCELLED


def test_power_of_a_named_faction_is_produced_without_asking() -> None:
    stage = Stage()
    stage.speaker()
    assert list(stage.perform(Produce(YOU, n(2), 1)).gems(0)) == [0, 2, 0, 0, 0, 2]


def test_who_produces_any_power_names_its_faction() -> None:
    stage = Stage()
    elder = stage.speaker()
    assert list(stage.perform(Produce(YOU, n(2), NOBODY), option(COLOUR, elder, 3)).gems(0)) == [0, 0, 0, 2, 0, 2]


def test_the_faction_of_a_card_laid_as_a_resource_is_asked_for() -> None:
    stage = Stage()
    stage.speaker()
    held, gem = stage.lay("Orc", HAND), stage.lay("Orc", RESERVE)
    frames = stage.t.agenda_end
    stage.perform(LayAsResource(YOU, Named(held, gem)))
    assert list(stage.t.agenda)[frames:] == [stage.t.terms.starts[NAMING], held, 0, 0]


def test_cards_cost_more_or_less_for_whom_the_text_says() -> None:
    cards = CardNoun([Sort(types=1 << 1, word="creature card")], ANYWHERE)
    stage = Stage(Cost(cards, THEM, n(2), True), Cost(cards, YOU, n(1), False))
    stage.speaker()
    refresh(stage.t)
    orc, flash = stage.lay("Orc", HAND, 1), stage.lay("Flash", HAND, 1)
    found = [reckoned(stage.t, PRICES, seat, card, 5) for seat, card in ((1, orc), (0, orc), (1, flash))]
    assert found == [7, 4, 5]


def test_a_card_may_speak_of_its_own_cost_while_it_is_held() -> None:
    stage = Stage(OwnCost(n(1), False))
    stage.speaker()
    refresh(stage.t)
    held, other = stage.lay("Elder", HAND), stage.lay("Orc", HAND)
    assert [reckoned(stage.t, PRICES, 0, card, 5) for card in (held, other)] == [4, 5]
    assert len(stage.at(DECK)) > 0
