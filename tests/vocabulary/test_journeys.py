"""Journeys by effects, and what a player gives so that something is not done."""

from scenes.arc import rule, scene
from vocabulary.stage import ARMY, ATTACHED, FOE, GRAVE, HAND, KINGDOM, RESERVE, THEM, YOU, Named, Stage, n
from wtactics.engine.lasting import THIS_TURN, WHILE_IN_PLAY
from wtactics.engine.places import option
from wtactics.kits.realm.terms import PLACING
from wtactics.kits.verbs import NO, PAY, PICK, YES
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.deeds.hands import Discard
from wtactics.vocabulary.deeds.journeys import Attach, GainControl, IntoArmy, IntoCity, Put
from wtactics.vocabulary.deeds.score import LosePoints
from wtactics.vocabulary.nouns.cards import THEIRS, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.sentences.paying import Pay
from wtactics.vocabulary.sentences.unless import Toll, Unless
from wtactics.vocabulary.things.meaning import Slot
from wtactics.vocabulary.things.picking import Pick

HELD = CardNoun([Sort(word="card")], HAND, THEIRS, THEM)


def unless(deed: Deed, choice: Pick | None = None) -> Unless:
    return Unless(THEM, [Toll(deed, choice)], 3)


def test_a_creature_comes_into_play_where_its_player_says() -> None:
    stage = Stage()
    stage.speaker()
    dead, frames = stage.lay("Orc", GRAVE), stage.t.agenda_end
    stage.perform(Put(YOU, Named(dead)))
    assert list(stage.t.agenda)[frames : frames + 3] == [stage.t.terms.starts[PLACING], dead, 0]


def test_a_city_comes_into_play_at_once() -> None:
    stage = Stage()
    stage.speaker()
    town = stage.lay("Town", HAND, 1)
    stage.perform(Put(YOU, Named(town)))
    assert stage.at(KINGDOM) == [town]
    assert stage.t.controller[town] == 0


def test_creatures_go_to_the_army_from_the_graveyard_and_from_a_city() -> None:
    stage = Stage()
    stage.speaker()
    town = stage.lay("Town", KINGDOM)
    dead, citizen = stage.lay("Orc", GRAVE), stage.lay("Elf", KINGDOM, 0, town)
    stage.t.mark(citizen)
    stage.perform(Put(YOU, Named(dead, citizen), IntoArmy()))
    assert {dead, citizen} <= set(stage.at(ARMY))
    assert stage.t.marked[citizen] == 1


def test_creatures_go_to_a_city_unless_it_is_gone() -> None:
    stage = Stage()
    elder = stage.speaker()
    town, dead = stage.lay("Town", KINGDOM), stage.lay("Orc", GRAVE)
    stage.perform(Put(YOU, Named(elder, dead), IntoCity(Named(stage.lay("Town", HAND)))))
    assert elder in stage.at(ARMY)
    assert dead in stage.at(GRAVE)
    stage.perform(Put(YOU, Named(elder, dead), IntoCity(Named(town))))
    assert [stage.t.home[c] for c in (elder, dead)] == [town, town]


def test_an_enchantment_changes_hosts_or_comes_into_play_on_one() -> None:
    stage = Stage()
    elder = stage.speaker()
    orc = stage.lay("Orc")
    bond, dead = stage.lay("Bond", ATTACHED, 0, host=orc), stage.lay("Bond", GRAVE)
    stage.perform(Attach(YOU, Named(bond, dead), Named(elder)))
    assert [stage.t.host[c] for c in (bond, dead)] == [elder, elder]
    stage.perform(Attach(YOU, Named(bond), Named(FOE)))
    assert stage.t.host[bond] == FOE


def test_control_is_gained_for_good_or_until_the_turn_ends() -> None:
    stage = Stage()
    stage.speaker()
    orc, elf = stage.lay("Orc", ARMY, 1), stage.lay("Elf", ARMY, 1)
    stage.perform(GainControl(YOU, Named(orc), THIS_TURN))
    stage.perform(GainControl(YOU, Named(elf), WHILE_IN_PLAY))
    assert [stage.t.controller[c] for c in (orc, elf)] == [0, 0]
    stage.t.end_modifiers(THIS_TURN, -1)
    assert [stage.t.controller[c] for c in (orc, elf)] == [1, 0]


def jumped(stage: Stage) -> int:
    return stage.t.agenda[0] - stage.t.terms.starts[0]


def test_power_is_paid_so_that_it_is_not_done() -> None:
    stage = Stage()
    elder = stage.speaker()
    gems = [stage.lay("Orc", RESERVE, 1) for _ in range(2)]
    stage.perform(unless(Pay(THEM, n(2))), option(PAY, elder, 2))
    assert jumped(stage) == 3
    assert [stage.t.marked[c] for c in gems] == [1, 1]


def test_who_cannot_pay_is_not_asked() -> None:
    stage = Stage()
    stage.speaker()
    stage.lay("Orc", RESERVE, 1)
    stage.perform(unless(Pay(THEM, n(2))))
    assert jumped(stage) == 0


def test_who_will_not_pay_lets_it_be_done() -> None:
    stage = Stage()
    stage.speaker()
    gem = stage.lay("Orc", RESERVE, 1)
    stage.perform(unless(Pay(THEM, n(1))), NO)
    assert jumped(stage) == 0
    assert stage.t.marked[gem] == 0


def test_points_are_given_so_that_it_is_not_done() -> None:
    stage = Stage()
    stage.speaker()
    stage.perform(unless(LosePoints(THEM, n(2))))
    assert jumped(stage) == 0
    stage.t.gain(1, 2)
    stage.perform(unless(LosePoints(THEM, n(2))), NO)
    assert (jumped(stage), stage.t.points[1]) == (0, 2)
    stage.perform(unless(LosePoints(THEM, n(2))), YES)
    assert jumped(stage) == 3
    assert stage.t.points[1] == 0


def test_cards_are_discarded_one_by_one_so_that_it_is_not_done() -> None:
    stage, two = Stage(room=2), Slot("two cards", 2)
    discard = unless(Discard(THEM, two), Pick(THEM, HELD, 2, 2, two))
    stage.speaker()
    first, second, third = (stage.lay("Elf", HAND, 1) for _ in range(3))
    stage.perform(discard, option(PICK, third), option(PICK, first))
    assert stage.at(HAND, 1) == [second]
    assert jumped(stage) == 3
    stage.perform(discard)
    assert stage.at(HAND, 1) == [second]
    assert jumped(stage) == 3


EXCHANGE = "magic 0: Exchange control of target creature you control and target creature an opponent controls."


@rule("ARC-STATE-11")
def test_two_creatures_change_sides_or_neither() -> None:
    cards = {"Trade": EXCHANGE, "Doom": "event 0: Kill target creature."}
    s = scene("A: army: Cat; hand: Trade\nB: army: Ox; hand: Doom\nphase: Play", cards=cards)
    s.play("Trade")
    assert (s.place("Cat"), s.place("Ox")) == ("B's Army", "A's Army")
    s = scene("A: army: Cat; hand: Trade\nB: army: Ox, Elk; hand: Doom\nphase: Play", cards=cards)
    s.choose("play Trade", "target Ox", "play Doom", "target Ox")
    s.settle()
    assert (s.place("Cat"), s.place("Ox")) == ("A's Army", "B's graveyard")
