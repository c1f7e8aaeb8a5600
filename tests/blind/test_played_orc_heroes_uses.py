"""Blind Heroes that use more than one ability in a turn, keep counters, or say what countering them takes."""

from blind.gestures import offered, starting
from blind.texts import heroes, plays, until
from scenes import heroes as heroes_scenes

HERO = "hero Gaian loyalty 2 influence 40 points 9 hand 6 resources 2 army 5"
TEXTS = {
    "Wait": "event 0: Draw a card.", "Loss": "event 0: You lose 9 influence.",
    "Duke": f"{HERO}: 0: You gain 1 influence.\n0: Draw a card.", "Hush": "event 0: Counter target ability of an enemy Hero.",
}  # fmt: skip
NIM, COURT, CORNET = "Nim Quillory", "A Court that Never Sleeps", "Twice Blows the Cornet"
OTTOKAR, ZADRA, TESMER = "Ottokar Slowwrath", "Zadra of the Inner Flame", "Tesmer the Archivist"
Scene = heroes_scenes.Scene


def used(s: Scene, word: str = "") -> None:
    """An ability with this word is used from the Offensive, and all of it resolves."""
    announced(s, word)
    while s.table.chain:
        s.choose(s.way_on())


def announced(s: Scene, word: str = "") -> None:
    """It is used."""
    offers = starting(s, "use ")
    s.choose(next(label for label in offers if word in label or len(offers) == 1))
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None


@plays("Nim Quillory, Keeper of Hours")
def test_in_need_both_abilities_are_used_and_more_cards_kept() -> None:
    s = heroes(f"A: 9 influence; hero: {NIM}; resources: 2 marked, 5; offensive: Elk 1/1; hand: Loss, 9", TEXTS)
    used(s, "Unmark")
    assert not offered(s, "use")
    s = heroes(f"A: 8 influence; hero: {NIM}; resources: 2 marked, 5; offensive: Elk 1/1; hand: 9", TEXTS)
    used(s, "Unmark")
    assert len(starting(s, "use ")) == 1
    used(s)
    assert (s.value("Elk"), starting(s, "use ")) == ("2/1", [])


@plays("A Court that Never Sleeps")
def test_the_enchanted_player_uses_two_and_none_twice() -> None:
    s = heroes(f"A: 20 influence; hero: Duke; resources: 5; offensive: Elk 1/1; hand: {COURT}", TEXTS)
    s.play(COURT, "target player A")
    used(s, "gain 1")
    assert (s.influence("A"), len(starting(s, "use "))) == (21, 1)
    used(s)
    assert (len(s.hand("A")), starting(s, "use ")) == (1, [])


@plays("Twice Blows the Cornet")
def test_it_counters_or_lets_the_own_hero_act_again() -> None:
    s = heroes(f"A: 20 influence; hero: Duke; resources: 5; hand: {CORNET}", TEXTS)
    used(s, "gain 1")
    assert not starting(s, "use ")
    s.choose(f"play {CORNET}", "in the Offensive")
    while s.table.chain:
        s.choose(s.way_on())
    assert len(starting(s, "use ")) == 2
    used(s, "gain 1")
    assert (s.influence("A"), starting(s, "use ")) == (22, [])


@plays("Ottokar Slowwrath")
def test_undefended_attackers_fill_it_with_wrath() -> None:
    s = heroes(
        f"A: offensive: Ox 1/9, Yak 2/9, Cow 3/9; defensive: Hen 1/1\n"
        f"B: 20 influence; hero: {OTTOKAR}; defensive: Elk 1/2; resources: 2; deck: 9\nphase: Move or Attack", TEXTS
    )  # fmt: skip
    s.choose("attack B", "send Ox", "send Yak", "send Cow", "done")
    until(s, f"use {OTTOKAR}")
    assert s.influence("B") == 14
    s.choose(f"use {OTTOKAR}", "in the Defensive")
    while s.table.chain:
        s.choose(s.way_on())
    assert [s.table.harm[s.card(name)] for name in ("Ox", "Yak", "Cow", "Hen", "Elk")] == [3, 3, 3, 0, 0]
    assert not offered(s, "use")
    few = heroes(f"A: offensive: Ox 1/9\nB: hero: {OTTOKAR}; resources: 2; deck: 9\nphase: Move or Attack", TEXTS)
    few.choose("attack B")
    few.choose("send Ox", "done") if "send Ox" in few.options() else None
    few.to("Play", "B")
    assert not offered(few, "use")


@plays("Zadra of the Inner Flame")
def test_countering_it_takes_two_gold_more() -> None:
    for resources, countered in ((7, False), (8, True)):  # 4 and 1 and 2, and one to be sacrificed
        s = heroes(
            f"A: 19 influence; hero: {ZADRA}; resources: 4\nB: offensive: Elk 1/2; resources: {resources}; hand: Wait",
            TEXTS,
        )
        s.choose(f"use {ZADRA}", "in the Defensive", "target Elk") if "in the Defensive" in s.options() else None
        announced(s) if not s.table.chain else None
        assert s.asked == "B"
        assert (starting(s, "counter") != []) == countered


@plays("Tesmer the Archivist")
def test_a_third_card_may_be_drawn() -> None:
    s = heroes(f"A: 18 influence; hero: {TESMER}; deck: 9\nphase: Draw", TEXTS)
    assert (len(s.hand("A")), s.options()) == (1, ["yes", "no"])
    s.choose("yes", "yes")
    assert len(s.hand("A")) == 3
