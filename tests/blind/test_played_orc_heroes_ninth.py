"""Blind Heroes, mounts and rituals of the ninth rounds, played as their writers meant them."""

import pytest

from blind.gestures import targets
from blind.texts import heroes, mounts, plays, rituals, until
from scenes import heroes as heroes_scenes
from scenes import rituals as rituals_scenes

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Mage": "creature (Caster) 1/9",
    "Scare": "event 0: Discard target creature.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Blast": "event 0: Deal 5 damage to target creature.", "Lesson": "event 2: Draw a card.", "Study": "magic 2: Draw a card.",
    "Bone": "creature 3 1/1", "Horse": "creature (Mount) 3/4", "Blow": "event 0: Deal 3 damage to target creature.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


def led(hero: str, table: str) -> heroes_scenes.Scene:
    """A table on which A has this Hero."""
    return heroes(f"A: 10 influence; hero: {hero}; {table}", TEXTS)


def played(ritual: str, full: int, gold: int, a: str, b: str, *answers: str) -> rituals_scenes.Scene:
    """A has played the ritual, which cannot be played with a charge less."""
    table = f"A: resources: {gold}; {a}; rituals: {ritual} {{}}\nB: {b}"
    assert f"play {ritual}" not in rituals(table.format(f"{full - 1} charges"), TEXTS).options()
    s = rituals(table.format(f"{full} charges"), TEXTS)
    s.do(f"play {ritual}", *answers)
    assert (s.place(ritual) != "A's Rituals", s.gold("A")) == (True, 0)
    return s


@plays("Old Provost Hembry")
def test_for_three_gold_one_of_his_is_unmarked() -> None:
    s = led(
        "Old Provost Hembry",
        "offensive: Ox marked, Elk, Keeper assigned; resources: 6; hand: 1\n"
        "B: defensive: Cow marked; resources: 9; hand: 1",
    )
    s.choose("use Old Provost Hembry")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    assert any(label.startswith("counter") for label in s.options())
    s.all_pass()
    assert (s.marked("Ox"), s.gold("A"), "use Old Provost Hembry" in s.options()) == (False, 3, False)


@plays("Marra Fennel, Twice Hunted")
def test_hers_in_the_defensive_are_tougher() -> None:
    s = led(
        "Marra Fennel",
        f"offensive: Elk 1/1; defensive: Ox 1/1, Keeper assigned; hand: 1\nB: defensive: Hen 1/1; hand: 1{FIGHT}",
    )
    assert [s.value(name) for name in ("Elk", "Ox", "Keeper", "Hen")] == ["1/1", "1/2", "1/2", "1/1"]
    s.choose("move Ox")
    s.all_pass()
    assert s.value("Ox") == "1/1"


@plays("Sallow Jek")
@pytest.mark.parametrize(("spell", "target", "front", "before", "won"), [
    ("Axe", "Cow", "Offensive", 10, 1), ("Axe", "Hen", "Defensive", 10, 1), ("Axe", "Cow", "Offensive", 16, 0),
    ("Axe", "Ox", "Offensive", 10, 0), ("Scare", "Cow", "Offensive", 10, 0),
])  # fmt: skip
def test_each_death_of_an_opponents_creature_gives_one_influence(
    spell: str, target: str, front: str, before: int, won: int
) -> None:
    s = heroes(
        f"A: {before} influence; hero: Sallow Jek; offensive: Ox; defensive: Rat; hand: {spell}, 1\n"
        "B: defensive: Cow; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.do(f"play {spell}", f"target {target}", front=front)
    assert (s.place(target).endswith("graveyard"), s.influence("A")) == (True, before + won)


@plays("Countess Aveline Roake")
def test_for_two_gold_a_hand_is_seen_and_a_card_drawn() -> None:
    s = led("Countess Aveline Roake", "resources: 2; deck: Rat, 3; hand: 1\nB: resources: 9; hand: Fox, Hog")
    assert not s.sees("A", "Fox")
    s.choose("use Countess Aveline Roake")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    countered = s.fork()
    assert s.asked == "B"
    s.all_pass()
    assert (s.sees("A", "Fox"), s.sees("A", "Hog"), "Rat" in s.hand("A"), s.gold("A")) == (True, True, True, 0)
    countered.choose(next(label for label in countered.options() if label.startswith("counter")))
    countered.all_pass()
    assert ("Rat" in countered.hand("A"), countered.gold("A"), len(countered.hand("B"))) == (False, 0, 1)


@plays("Dagna Cleft-Shield")
def test_one_of_the_offensive_strikes_harder_for_the_turn() -> None:
    s = led(
        "Dagna Cleft-Shield",
        f"offensive: Ox 3/3, Elk; defensive: Rat; resources: 2; hand: Wait\nB: defensive: Hen; hand: 1{FIGHT}",
    )
    s.choose("attack B", "send Ox", "done", "use Dagna Cleft-Shield")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    s.to("Second Play")
    assert (s.influence("B"), s.value("Ox"), s.gold("A")) == (15, "5/3", 0)
    s.to("Play", "B")
    assert s.value("Ox") == "3/3"


@plays("Tobin of the Thin Purse")
def test_his_first_event_of_a_turn_costs_one_less() -> None:
    s = led("Tobin of the Thin Purse", "offensive: Mage; resources: 9; hand: Study, 2 Lesson; deck: 9\nB: hand: 1")
    s.do("play Study")
    assert s.gold("A") == 7
    for left in (6, 4):
        s.do("play Lesson")
        assert s.gold("A") == left


@plays("Candle-Maker's Mare")
def test_mounting_it_marks_the_mount_alone() -> None:
    s = mounts("A: offensive: Ox, Rat marked, Candle-Maker's Mare; hand: 1\nB: hand: 1", TEXTS)
    assert "Rat mounts Candle-Maker's Mare" not in s.options()
    s.choose("Ox mounts Candle-Maker's Mare")
    s.all_pass()
    assert (s.rider("Candle-Maker's Mare"), s.marked("Ox"), s.marked("Candle-Maker's Mare")) == ("Ox", False, True)


@plays("Brewery Dray")
@pytest.mark.parametrize(("army", "value"), [("Rat riding Brewery Dray, Brewery Dray", "2/5"), ("Brewery Dray", "2/3")])
def test_ridden_it_is_tougher_while_it_defends(army: str, value: str) -> None:
    s = mounts(f"A: offensive: Cow 1/9; hand: 1\nB: defensive: {army}; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert s.value("Brewery Dray") == "2/3"
    s.choose("block")
    assert s.value("Brewery Dray") == value
    s.to("Second Play")
    assert s.value("Brewery Dray") == "2/3"


@plays("Lake-Wading Moose")
def test_both_move_unmarked_and_alone_it_is_marked() -> None:
    s = mounts(f"A: defensive: Ox riding Lake-Wading Moose, Lake-Wading Moose; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose(next(label for label in s.options() if label.startswith("move")))
    s.all_pass()
    assert [s.place(name) for name in ("Ox", "Lake-Wading Moose")] == ["A's Offensive"] * 2
    assert (s.marked("Ox"), s.marked("Lake-Wading Moose")) == (False, False)
    s = mounts(f"A: defensive: Lake-Wading Moose; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("move Lake-Wading Moose")
    assert s.marked("Lake-Wading Moose")


@plays("Red-Kennel Wolf")
@pytest.mark.parametrize(("answer", "marked"), [("yes", False), ("no", True)])
def test_as_it_kills_in_combat_its_rider_may_be_unmarked(answer: str, marked: bool) -> None:
    army = "Ox riding Red-Kennel Wolf, Red-Kennel Wolf"
    s = mounts(f"A: offensive: {army}; hand: 1\nB: defensive: Cow 1/3; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    until(s, answer)
    s.choose(answer)
    assert (s.marked("Ox"), s.marked("Red-Kennel Wolf"), s.place("Cow")) == (marked, True, "B's graveyard")


@plays("Fastidious Stallion")
def test_only_who_costs_three_or_more_mounts_it() -> None:
    s = mounts("A: offensive: Bone, Ox cost 2, Fastidious Stallion; hand: 1\nB: hand: 1", TEXTS)
    assert [label for label in s.options() if "mounts" in label] == ["Bone mounts Fastidious Stallion"]


@plays("Signalman's Pony")
def test_its_rider_weakens_somebody_local_for_a_gold_and_his_mark() -> None:
    s = mounts(
        "A: offensive: Ox riding Signalman's Pony, Signalman's Pony; defensive: Rat; resources: 1; hand: 1\n"
        "B: defensive: Cow 3/3; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("use Ox")
    assert "target Hen" not in s.options()
    s.choose("target Cow")
    s.all_pass()
    assert (s.value("Cow"), s.gold("A"), s.marked("Ox"), s.marked("Signalman's Pony")) == ("1/3", 0, True, False)
    s.to("Play", "B")
    assert s.value("Cow") == "3/3"
    alone = mounts("A: offensive: Ox, Signalman's Pony; resources: 1; hand: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert "use Ox" not in alone.options()


@plays("Bone-Rack Ox")
@pytest.mark.parametrize(
    ("answer", "place", "rider"), [("yes", "A's hand", "A's graveyard"), ("no", "A's graveyard", "A's Offensive")]
)
def test_as_it_dies_its_rider_may_go_for_its_return(answer: str, place: str, rider: str) -> None:
    s = mounts("A: offensive: Rat 1/9 riding Bone-Rack Ox, Bone-Rack Ox, Elk; hand: Blow, 1\nB: hand: 1", TEXTS)
    s.do("play Blow", "target Bone-Rack Ox")
    s.choose(answer)
    assert (s.place("Bone-Rack Ox"), s.place("Rat")) == (place, rider)
    alone = mounts("A: offensive: Bone-Rack Ox, Elk; hand: Blow, 1\nB: hand: 1", TEXTS)
    alone.do("play Blow", "target Bone-Rack Ox")
    assert (alone.place("Bone-Rack Ox"), "yes" in alone.options()) == ("A's graveyard", False)


@plays("Slow Thunder")
def test_somebody_of_the_battlefield_suffers_five() -> None:
    s = played(
        "Slow Thunder", 3, 1, "offensive: Mage; hand: 1", "defensive: Cow 1/9; offensive: Owl; hand: 1", "target Cow"
    )
    assert s.damage("Cow") == 5


@plays("Midsummer Planting")
def test_all_of_his_in_that_front_have_a_counter_that_stays() -> None:
    a, b = "offensive: Mage, Ox 1/1, Keeper assigned; defensive: Rat 1/1; hand: 1", "defensive: Cow 1/1; hand: 1"
    s = played("Midsummer Planting", 3, 2, a, b)
    s.to("Play", "B")
    assert [s.value(name) for name in ("Ox", "Keeper", "Rat", "Cow")] == ["2/2", "2/2", "1/1", "1/1"]


@plays("The Ninth Dirge")
def test_all_of_the_battlefield_die() -> None:
    a, b = (
        "offensive: Mage, Ox, Keeper assigned; defensive: Rat; hand: 1",
        "defensive: Cow 9/9; offensive: Owl; hand: 1",
    )
    s = played("The Ninth Dirge", 5, 3, a, b)
    alive = [name for name in ("Mage", "Ox", "Keeper", "Rat", "Cow", "Owl") if not s.place(name).endswith("graveyard")]
    assert alive == ["Rat", "Owl"]


@plays("Rehearsal for a Crown")
def test_four_influence_are_gained_above_the_beginning_too() -> None:
    assert (
        played("Rehearsal for a Crown", 2, 1, "20 influence; offensive: Mage; hand: 1", "hand: 1").influence("A") == 24
    )


@plays("Census of the Stars")
def test_three_cards_are_drawn() -> None:
    assert len(played("Census of the Stars", 3, 1, "offensive: Mage; hand: 1; deck: 5", "hand: 1").deck("A")) == 2


@plays("Urns That Murmur")
@pytest.mark.parametrize(("hand", "left"), [("Rat, Elk, Fox", ["Elk"]), ("Rat", [])])
def test_an_opponent_discards_two_cards_of_his_choice(hand: str, left: list[str]) -> None:
    s = played("Urns That Murmur", 2, 2, "offensive: Mage; hand: 1", f"hand: {hand}")
    if left:
        assert s.asked == "B"
        s.choose(next(label for label in s.options() if label.endswith("Rat")))
        s.choose(next(label for label in s.options() if label.endswith("Fox")))
    assert (s.hand("B"), len(s.hand("A"))) == (left, 1)


@plays("Pyre of Pledges")
def test_the_strength_of_a_creature_that_is_discarded_is_lost_by_an_opponent() -> None:
    s = played("Pyre of Pledges", 3, 1, "offensive: Mage, Ox 4/4; defensive: Rat; hand: 1", "defensive: Cow; hand: 1")
    assert sorted(label.split()[-1] for label in s.options()) == ["Mage", "Ox"]
    s.choose(next(label for label in s.options() if label.endswith("Ox")))
    assert (s.place("Ox"), s.influence("B"), s.influence("A")) == ("A's graveyard", 16, 20)


@plays("The Green Hour Opens")
@pytest.mark.parametrize("names", [("Elk", "Rat"), ("Rat",), ()])
def test_up_to_two_creature_cards_enter_marked_for_nothing(names: tuple[str, ...]) -> None:
    s = played("The Green Hour Opens", 4, 2, "offensive: Mage; hand: Elk, Lesson, Rat", "hand: Hen")
    assert not any(label.endswith("Lesson") for label in s.options())
    for name in names:
        s.choose(next(label for label in s.options() if label.endswith(name)))
    s.choose("done") if len(names) < 2 else None
    assert tuple(name for name in ("Elk", "Rat") if s.place(name) == "A's Offensive" and s.marked(name)) == names
