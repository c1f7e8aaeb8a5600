"""Blind texts on Heroes that are countered, silenced or watched as they are used, played as their writers meant them."""

import pytest

from blind.gestures import offered
from blind.texts import heroes, plays, until
from scenes import heroes as heroes_scenes

TEXTS = {
    "Wait": "event 0: Draw a card.", "Hail": "event 1: Draw a card.", "Study": "magic 0: Draw a card.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
}  # fmt: skip


def led(hero: str, table: str) -> heroes_scenes.Scene:
    """A table on which A has this Hero."""
    return heroes(f"A: 10 influence; hero: {hero}; {table}", TEXTS)


def begun(s: heroes_scenes.Scene, hero: str) -> heroes_scenes.Scene:
    """The Hero is used, from the Offensive if a front is asked for."""
    s.choose(f"use {hero}")
    if "in the Offensive" in s.options():
        s.choose("in the Offensive")
    return s


@plays("Lord Cassimere Vael")
@pytest.mark.parametrize(("resources", "can"), [(7, True), (6, False)])
def test_to_counter_him_costs_two_more(resources: int, can: bool) -> None:
    s = led("Lord Cassimere Vael", f"resources: 3; hand: 1\nB: resources: {resources}; hand: Elk, Wait")
    begun(s, "Lord Cassimere Vael")
    until(s, "pass")
    found = [label for label in s.options() if label.startswith("counter")]
    assert (s.asked, bool(found)) == ("B", can)
    if can:
        s.choose(found[0])
        s.all_pass()
        assert (s.gold("B"), len(s.hand("B"))) == (0, 1)


@plays("Lord Cassimere Vael")
@pytest.mark.parametrize(("hand", "lost"), [("Elk, Wait, Hail", "Hail"), ("Elk, Study", "")])
def test_he_sees_a_hand_and_an_event_of_it_is_discarded(hand: str, lost: str) -> None:
    s = led("Lord Cassimere Vael", f"resources: 3; hand: 1\nB: hand: {hand}")
    begun(s, "Lord Cassimere Vael")
    s.all_pass()
    if lost:
        assert (s.asked, sorted(label.split()[-1] for label in s.options())) == ("A", ["Hail", "Wait"])
        s.choose(next(label for label in s.options() if lost in label))
        s.all_pass()
    assert (s.grave("B"), s.gold("A")) == ([lost] if lost else [], 0)


@plays("Silence the Court")
def test_an_enemy_hero_is_not_used_for_the_turn() -> None:
    s = heroes(
        "A: 10 influence; hero: Aldric of the Low Gates; resources: 5; deck: 9; hand: Wait\n"
        "B: resources: 2; hand: Silence the Court, 1", TEXTS
    )  # fmt: skip
    late = s.fork()
    s.choose("play Wait", "in the Offensive")
    s.choose("play Silence the Court", "in the Offensive")
    s.all_pass()
    assert not offered(s, "use", "Aldric")
    s.to("Play", "B")
    s.to("Play", "A")
    assert offered(s, "use", "Aldric")
    begun(late, "Aldric of the Low Gates")
    late.choose("play Silence the Court")
    late.choose("in the Offensive") if "in the Offensive" in late.options() else None
    late.all_pass()
    assert len(late.deck("A")) == 8  # it was used already


@plays("Herald of the Champion")
def test_using_the_own_hero_unmarks_the_herald() -> None:
    table = (
        "A: 10 influence; hero: Aldric of the Low Gates; resources: 2; {}: Herald of the Champion {}; deck: 9; hand: 1\n"
        "B: hand: 1"
    )
    for front, state, marked in (("defensive", "marked", False), ("offensive", "assigned", False)):
        s = heroes(table.format(front, state), TEXTS)
        begun(s, "Aldric of the Low Gates")
        s.all_pass()
        assert (s.marked("Herald of the Champion"), s.assigned("Herald of the Champion")) == (
            marked,
            state == "assigned",
        )
    enemy = heroes(
        "A: 10 influence; hero: Aldric of the Low Gates; resources: 2; deck: 9; hand: 1\n"
        "B: offensive: Herald of the Champion marked; hand: 1",
        TEXTS,
    )
    begun(enemy, "Aldric of the Low Gates")
    enemy.all_pass()
    assert enemy.marked("Herald of the Champion")


@plays("Usurper's Whisper")
def test_a_cursed_player_discards_as_he_uses_his_hero() -> None:
    s = heroes(
        "A: 10 influence; hero: Aldric of the Low Gates; resources: 2; deck: 9; hand: 2\n"
        "B: attached: Usurper's Whisper on A in the Defensive; hand: Wait, 1", TEXTS
    )  # fmt: skip
    begun(s, "Aldric of the Low Gates")
    while s.table.chain and len(s.grave("A")) == 0:
        s.choose("pass")
    assert (len(s.hand("A")), len(s.hand("B")), len(s.deck("A"))) == (1, 2, 9)  # before he draws
    s.all_pass()
    assert (len(s.hand("A")), len(s.deck("A"))) == (2, 8)
