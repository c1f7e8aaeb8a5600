"""Blind Heroes of round 21, and what is about Heroes beside them, played as their writers meant them."""

import pytest

from blind.gestures import offered, resolved, starting, targets
from blind.texts import heroes, plays, until
from scenes import heroes as heroes_scenes

HERO = "hero Gaian loyalty 2 influence 40 points 9 hand 6 resources 2 army 5"
TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Blow": "event 0: You lose 4 influence.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Scribe": "creature 1/1: 1: Draw a card.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Captain": f"{HERO}: 3: Gain 1 influence.", "Baron": f"{HERO}: 1: Gain 1 influence.",
    "Monk": f"{HERO}: Sacrifice a creature: Gain 1 influence.", "Duke": f"{HERO}: 0: Gain 1 influence.",
    "Elder": f"{HERO}: Whenever you play an Event, gain 1 influence.",
}  # fmt: skip
FIGHT = "Move or Attack"
WENLOCK, SAPWARDEN, PERIGOLD, GARROW = (
    "Wenlock Thrushbane", "Ilmareth Sapwarden", "Perigold of the Ninth Stair", "Old Mother Garrow",
)  # fmt: skip
COUGH, LACKEY, TAMSIN = "A Cough from the Gallery", "Pennant Lackey", "Tamsin Quillfeather"
Scene = heroes_scenes.Scene


def named(s: Scene, label: str, *answers: str) -> None:
    """Something is begun, these being chosen where they are asked for."""
    s.choose(label)
    for answer in answers:
        s.choose(answer) if answer in s.options() else None


def counters(s: Scene) -> bool:
    """Can it be countered now?"""
    return bool(starting(s, "counter"))


CHARGE = (
    f"A: hero: {WENLOCK}; offensive: Ox 1/9, Yak 1/9; defensive: Elk; resources: {{}}; hand: Wait\n"
    f"B: defensive: Cow 1/9; resources: 9; hand: Wait, 3; deck: 9\nphase: {FIGHT}"
)


@plays("Wenlock Thrushbane")
def test_an_attacker_strikes_harder_this_turn() -> None:
    s = heroes(CHARGE.format(2), TEXTS)
    assert not offered(s, "use")
    s.choose("attack B")
    s.choose("send Ox", "done") if "send Ox" in s.options() else None
    until(s, f"use {WENLOCK}")
    named(s, f"use {WENLOCK}", "in the Offensive")
    assert set(targets(s)) <= {"Ox"}
    s.choose(*starting(s, "target Ox"))
    resolved(s)
    assert ([s.value(n) for n in ("Ox", "Yak", "Cow")], s.gold("A")) == (["3/9", "1/9", "1/9"], 1)
    assert not offered(s, "use")  # once a turn
    s.to("Second Play")
    assert s.value("Ox") == "3/9"
    s.to("Play", "B")
    assert s.value("Ox") == "1/9"


@plays("Wenlock Thrushbane")
def test_it_may_be_countered_and_without_attackers_or_gold_or_in_their_turn_it_is_not_used() -> None:
    s = heroes(CHARGE.format(2), TEXTS)
    s.choose("attack B")
    s.choose("send Ox", "done") if "send Ox" in s.options() else None
    until(s, f"use {WENLOCK}")
    named(s, f"use {WENLOCK}", "in the Offensive", "target Ox")
    until(s, "counter")
    s.choose(starting(s, "counter")[0])
    resolved(s)
    assert (s.value("Ox"), s.gold("A"), s.gold("B"), len(s.hand("B"))) == ("1/9", 1, 6, 3)
    poor = heroes(CHARGE.replace("resources: {}; ", "", 1), TEXTS)
    poor.choose("attack B")
    while poor.phase == FIGHT:
        assert not offered(poor, "use")
        poor.choose("send Ox" if "send Ox" in poor.options() else poor.way_on())
    s = heroes(
        f"A: hero: {WENLOCK}; defensive: Elk 1/9; resources: 2; hand: Wait\nB: offensive: Cow 1/9; hand: 1\n"
        f"phase: {FIGHT}, active B", TEXTS,
    )  # fmt: skip
    s.choose("attack A")
    while s.phase == FIGHT:
        assert not offered(s, "use")
        s.choose(s.way_on())


@plays("Ilmareth Sapwarden")
@pytest.mark.parametrize(("before", "after"), [(10, 11), (17, 18), (18, 18)])
def test_the_sapwarden_regains_one_each_upkeep(before: int, after: int) -> None:
    s = heroes(
        f"A: {before} influence; hero: {SAPWARDEN}; offensive: Ox; hand: 1; deck: 9\nB: resources: 9; hand: 3; deck: 9\n"
        "phase: Entrance, active B", TEXTS,
    )  # fmt: skip
    while not (s.asked == "A" and s.phase == "Play"):
        assert not counters(s)
        s.choose(s.way_on())
    assert s.influence("A") == after
    s.to("Play", "B")
    assert s.influence("A") == after


@plays("Perigold of the Ninth Stair")
@pytest.mark.parametrize(("deck", "drawn"), [(5, 1), (0, 0)])
def test_three_gold_buy_a_card_once_a_turn(deck: int, drawn: int) -> None:
    s = heroes(
        f"A: 10 influence; hero: {PERIGOLD}; resources: 7; deck: {deck}; hand: 1\nB: resources: 5; hand: 3", TEXTS
    )
    named(s, f"use {PERIGOLD}", "in the Offensive")
    until(s, "counter")
    countered = s.fork()
    s.all_pass()
    assert (len(s.hand("A")), s.gold("A"), s.over) == (1 + drawn, 4, False)
    assert not offered(s, "use")
    countered.choose(starting(countered, "counter")[0])
    countered.all_pass()
    assert (len(countered.hand("A")), countered.gold("A"), countered.gold("B")) == (1, 4, 0)
    assert (len(countered.hand("B")), not offered(countered, "use")) == (2, True)
    assert not offered(heroes(f"A: 10 influence; hero: {PERIGOLD}; resources: 2; hand: 1\nB: hand: 1", TEXTS), "use")


@plays("Old Mother Garrow")
@pytest.mark.parametrize("active", ["A", "B"])
def test_who_stands_in_mother_garrows_defensive_is_tougher(active: str) -> None:
    s = heroes(
        f"A: hero: {GARROW}; defensive: Elk 1/1, Hen 1/1 marked; offensive: Ox 1/1; hand: 1\n"
        f"B: defensive: Cow 1/1; hand: 1\nphase: Play, active {active}", TEXTS,
    )  # fmt: skip
    assert [s.value(n) for n in ("Elk", "Hen", "Ox", "Cow")] == ["1/2", "1/2", "1/1", "1/1"]
    s = heroes(
        f"A: hero: {GARROW}; defensive: Elk 1/1 hurt 1; offensive: Ox 1/1; hand: Swap, Swap\nB: hand: 1\nphase: Play",
        TEXTS,
    )
    named(s, starting(s, "play Swap")[0], "in the Offensive", "target Ox")
    resolved(s)
    assert (s.place("Ox"), s.value("Ox")) == ("A's Defensive", "1/2")
    named(s, starting(s, "play Swap")[0], "in the Defensive", "target Elk")
    resolved(s)
    assert s.place("Elk") == "A's graveyard"


@plays("A Cough from the Gallery")
def test_a_cough_counters_a_hero_for_its_own_price_alone() -> None:
    table = f"A: 10 influence; hero: {{}}; offensive: Ox; resources: 4; hand: Wait, 1\nB: resources: 2; hand: {COUGH}"
    s = heroes(table.format("Captain"), TEXTS)
    named(s, "use Captain", "in the Offensive")
    until(s, f"play {COUGH}")
    named(s, f"play {COUGH}", "in the Defensive", "target Captain")
    resolved(s)
    assert (s.influence("A"), s.gold("A"), s.gold("B"), s.place(COUGH)) == (10, 1, 0, "B's graveyard")
    assert (len(s.cards_at("B's resources")), s.hand("B"), offered(s, "use")) == (2, [], [])
    free = heroes(table.format("Monk"), TEXTS)
    named(free, "use Monk", "in the Offensive", "give Ox", "sacrifice Ox")
    until(free, f"play {COUGH}")
    named(free, f"play {COUGH}", "in the Defensive", "target Monk")
    resolved(free)
    assert (free.influence("A"), free.place("Ox")) == (10, "A's graveyard")


@plays("A Cough from the Gallery")
@pytest.mark.parametrize(("hero", "army", "begin", "won"), [
    ("Elder", "Ox", "play Wait", 2), ("Captain", "Scribe", "use Scribe", 0), ("Captain", "Ox", "play Wait", 1),
])  # fmt: skip
def test_nobody_coughs_at_anything_else(hero: str, army: str, begin: str, won: int) -> None:
    s = heroes(
        f"A: 10 influence; hero: {hero}; offensive: {army}; resources: 4; hand: Wait, 1\nB: resources: 2; hand: {COUGH}, 1",
        TEXTS,
    )
    named(s, begin, "in the Offensive")
    while s.table.chain:
        assert not offered(s, "play", COUGH)
        s.choose(s.way_on())
    assert s.influence("A") == 10 + won
    own = heroes(f"A: hero: Captain; resources: 9; hand: {COUGH}, Wait\nB: hand: Wait", TEXTS)
    named(own, "use Captain", "in the Offensive")
    while own.table.chain:
        assert not offered(own, "play", COUGH)
        own.choose(own.way_on())


@plays("Pennant Lackey")
@pytest.mark.parametrize(("hero", "where", "paid"), [
    ("Captain", f"offensive: {LACKEY}", 2), ("Captain", f"defensive: {LACKEY}", 2),
    ("Captain", f"offensive: {LACKEY}, {LACKEY}", 1), ("Captain", f"offensive: {LACKEY} assigned", 3),
    ("Captain", f"offensive: 4 {LACKEY}", 0), ("Baron", f"offensive: {LACKEY}", 0), ("Captain", "offensive: Ox", 3),
])  # fmt: skip
def test_the_hero_is_cheaper_and_what_was_paid_counts(hero: str, where: str, paid: int) -> None:
    s = heroes(f"A: 10 influence; hero: {hero}; {where}; resources: 5; hand: 1\nB: resources: 9; hand: Wait, 2", TEXTS)
    named(s, f"use {hero}", "in the Offensive")
    until(s, "play Wait")
    assert (s.gold("A"), counters(s)) == (5 - paid, paid > 0)
    if paid:
        countered = s.fork()
        countered.choose(starting(countered, "counter")[0])
        resolved(countered)
        assert (countered.gold("B"), countered.influence("A")) == (7 - paid, 10)
    resolved(s)
    assert s.influence("A") == 11


@plays("Pennant Lackey")
def test_other_heroes_other_abilities_and_other_parts_of_a_price_are_as_before() -> None:
    s = heroes(f"A: hero: Captain; offensive: {LACKEY}, Scribe; resources: 3; hand: 1\nB: hand: 1", TEXTS)
    s.do("use Scribe")
    assert s.gold("A") == 2
    assert (
        "use Captain"
        not in heroes(f"A: hero: Captain; resources: 2; hand: 1\nB: offensive: {LACKEY}; hand: 1", TEXTS).options()
    )
    s = heroes(f"A: 10 influence; hero: Monk; offensive: {LACKEY}, Ox; hand: 1\nB: hand: 1", TEXTS)
    named(s, "use Monk", "in the Offensive")
    s.choose(*[o for o in s.options() if o.endswith(" Ox")][:1])
    s.all_pass()
    assert (s.place("Ox"), s.influence("A")) == ("A's graveyard", 11)


COURT = (
    f"A: hero: {TAMSIN}; offensive: Ox marked, Yak, Keeper assigned; defensive: Elk; resources: 4; hand: Rye; deck: {{}}\n"
    "B: defensive: Cow; resources: 9; hand: {}"
)


@plays("Tamsin Quillfeather")
@pytest.mark.parametrize(("front", "can", "who", "there"), [
    ("Offensive", ["Ox", "Yak"], "Ox", "A's Defensive"), ("Offensive", ["Ox", "Yak"], "Yak", "A's Defensive"),
    ("Defensive", ["Elk"], "Elk", "A's Offensive"),
])  # fmt: skip
def test_tamsin_sends_one_of_hers_to_the_other_front(front: str, can: list[str], who: str, there: str) -> None:
    s = heroes(COURT.format("Rat, Hog, Pig", "1") + "\nphase: Play", TEXTS)
    s.choose(f"use {TAMSIN}")
    s.choose(f"in the {front}") if f"in the {front}" in s.options() else None
    if len(can) > 1:
        assert sorted(targets(s)) == can
    s.choose(*starting(s, f"target {who}"))
    resolved(s)
    assert (s.place(who), s.marked("Ox"), s.marked("Yak"), s.gold("A")) == (there, True, False, 2)
    assert (s.hand("A"), offered(s, "use")) == (["Rye"], [])


@plays("Tamsin Quillfeather")
def test_an_attacker_sent_away_drops_out() -> None:
    s = heroes(
        f"A: hero: {TAMSIN}; offensive: Ox 3/9; resources: 4; hand: Wait\nB: hand: Wait; deck: 9\nphase: {FIGHT}", TEXTS
    )
    s.choose("attack B")
    until(s, f"use {TAMSIN}")
    named(s, f"use {TAMSIN}", "in the Offensive", "target Ox")
    resolved(s)
    assert (s.place("Ox"), s.marked("Ox")) == ("A's Defensive", True)
    s.to("Second Play")
    assert s.influence("B") == 20


@plays("Tamsin Quillfeather")
@pytest.mark.parametrize("by", ["rule", "card"])
@pytest.mark.parametrize(("deck", "draws", "hand"), [
    ("Rat, Hog, Pig", True, ["Hog", "Rat"]), ("Rat, Hog, Pig", False, ["Rye"]), ("Rat", True, ["Rat"]),
])  # fmt: skip
def test_whenever_she_is_countered_she_may_draw_two_and_discards_one(
    by: str, deck: str, draws: bool, hand: list[str]
) -> None:
    s = heroes(COURT.format(deck, f"{COUGH}, 3"), TEXTS)
    named(s, f"use {TAMSIN}", "in the Offensive", "target Yak")
    until(s, "counter" if by == "rule" else f"play {COUGH}")
    if by == "rule":
        s.choose(starting(s, "counter")[0])
    else:
        named(s, f"play {COUGH}", "in the Defensive", f"target {TAMSIN}")
    while s.table.chain or offered(s, "discard") or "yes" in s.options():
        answers = ["yes" if draws else "no", "discard Rye"]
        s.choose(next((o for o in answers if o in s.options()), None) or s.way_on())
    assert (s.place("Yak"), sorted(s.hand("A")), s.place("Rye")) == (
        "A's Offensive", hand, "A's graveyard" if draws else "A's hand",
    )  # fmt: skip
