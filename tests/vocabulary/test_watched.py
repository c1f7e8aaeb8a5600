"""What values are watched for, and how far a text counts."""

import pytest

from vocabulary.stage import ELF, Stage
from wtactics.engine.meaning import PHASES, TURNS
from wtactics.engine.places import CREATURE, GRAVE, HAND
from wtactics.kits.cities import ARMY
from wtactics.vocabulary.conditions.meaning import Compare, DuringTurn
from wtactics.vocabulary.nouns.cards import ANYWHERE, IN_PLAY, YOURS, CardNoun
from wtactics.vocabulary.nouns.limits import AT_LEAST
from wtactics.vocabulary.nouns.sorts import Kind, Sort
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed, Plus
from wtactics.vocabulary.reading.abilities import watched

ELVES = Sort(types=1 << CREATURE, kinds=[Kind(ELF, "elf", "elves")])
WHERE = (IN_PLAY, ANYWHERE, ARMY, HAND, GRAVE)


def test_a_whole_turn_and_a_phase_are_watched_apart() -> None:
    assert watched([], DuringTurn(True, [], "your turn")) == TURNS
    assert watched([], DuringTurn(False, [2], "an opponent's Draw phase")) == PHASES


@pytest.mark.parametrize("where", WHERE)
def test_counting_stops_only_when_there_are_enough(where: int) -> None:
    stage = Stage()
    stage.speaker()
    for place in (ARMY, HAND, GRAVE, GRAVE):
        stage.lay("Elf", place)
    for place in (ARMY, HAND, GRAVE):
        stage.lay("Orc", place)
        stage.lay("Elf", place, 1)
    count = CountOf(CardNoun([ELVES], where, YOURS))
    n = count.of(stage.t)
    assert n > 0
    for number in (count, Plus(count, Fixed(0))):
        held = [Compare(number, AT_LEAST, Fixed(bound), "").holds(stage.t) for bound in range(n + 3)]
        assert held == [True] * (n + 1) + [False, False]


@pytest.mark.parametrize("where", WHERE)
def test_all_of_them_come_in_the_order_of_their_numbers(where: int) -> None:
    stage = Stage()
    found = [stage.lay("Elf", place, seat) for place in (GRAVE, HAND, ARMY) for seat in (1, 0)]
    noun = CardNoun([ELVES], where)
    listed = [int(c) for c in noun.all(stage.t)]
    assert listed == sorted(c for c in range(len(stage.t.place)) if noun.fits(stage.t, c))
    assert set(listed) & set(found)
