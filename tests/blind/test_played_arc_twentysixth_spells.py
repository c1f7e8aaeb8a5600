"""Blind texts of ARC's twenty-sixth round about magic and events, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolve, targets
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Give": "event 0: Sacrifice a creature.",
    "Toss": "event 0: Discard target creature.", "Back": "event 0: Return target creature to its owner's hand.",
    "Curse": "event 0: Target player loses 1 VP.", "Jab": "event 0: Deal 1 damage to target creature.",
    "Cheer": "event 0: Gain 1 victory point.",
    "Pay": "event 1: Gain 1 victory point.",
    "Rite": "magic 0: Gain 1 victory point.", "Mourner": "creature 1 Gaian 1/1: When this creature dies, gain 1 VP.",
    "Hall": "city 3 Mind 6: When this city enters play, gain 1 VP.", "Inn": "city 1 Mind 7",
    "Crier": "creature 1 Gaian 1/1: When you play a city, gain 5 VP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Mortar and Moss")
@pytest.mark.parametrize(("goal", "hurt", "left"), [("Oak", 5, 1), ("Oak", 3, 0), ("Elm", 6, 2), ("Oak", 0, 0)])
def test_a_city_is_mended(goal: str, hurt: int, left: int) -> None:
    cities = {
        name: f"city {name} (Body, 8{f', hurt {hurt}' if name == goal and hurt else ''})" for name in ("Oak", "Elm")
    }
    s = arc(
        f"A: hand: Mortar and Moss; gems 2 Gaian; {cities['Oak']}\nB: {cities['Elm']}; city Fir (Mind, 8, hurt 2)",
        TEXTS,
    )
    s.choose("play Mortar and Moss")
    assert sorted(targets(s)) == ["Elm", "Fir", "Oak"]
    s.choose(f"target {goal}")
    while s.table.chain:  # card English lets "up to" be less, too; as much as can be is offered
        s.choose(f"number {hurt - left}" if offered(s, "number") else "pass")
    assert (s.damage(goal), s.damage("Fir"), s.place("Mortar and Moss")) == (left, 2, "A's graveyard")


@plays("Torches under the Eaves")
@pytest.mark.parametrize(("goal", "hurt"), [("Elm", ""), ("Oak", ""), ("Elm", ", hurt 6"), ("Elm", ", hurt 5")])
def test_a_city_burns(goal: str, hurt: str) -> None:
    cities = {name: f"city {name} (Body, 8{hurt if name == goal else ''})" for name in ("Oak", "Elm")}
    s = arc(
        f"A: hand: Torches under the Eaves; gems 3 Red Banner; {cities['Oak']}\nB: {cities['Elm']}: Hen; city Fir (Mind, 8)",
        TEXTS,
    )
    s.choose("play Torches under the Eaves")
    assert sorted(targets(s)) == ["Elm", "Fir", "Oak"]
    s.choose(f"target {goal}")
    resolve(s)
    if hurt:
        assert (s.place("Elm"), s.place("Hen"), s.points("B"), s.damage("Fir")) == ("B's graveyard", "B's Army", 15, 0)
        return
    assert s.damage(goal) == 3
    s.to("Draw", "B")
    assert s.damage(goal) == 3  # it stays


TAX = "hand: One for the Charnel Tax; gems 3 Dark Legion"


@plays("One for the Charnel Tax")
def test_the_taxed_gives_whom_he_chooses() -> None:
    s = arc(
        f"A: {TAX}; army: Wolf\nB: army: Mourner, Spy of C; city Elm (Body, 8): Hen marked; {WAITING}\nC: army: Elk",
        TEXTS,
    )
    s.choose("play One for the Charnel Tax")
    assert sorted(targets(s)) == ["player B", "player C"]
    s.choose("target player B")
    assert s.place("Mourner") == "B's Army"
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("B", ["Hen", "Mourner", "Spy"])
    spy = s.fork()
    s.choose("pick Mourner")
    resolve(s)
    assert (s.place("Mourner"), s.points("B"), s.place("Hen")) == ("B's graveyard", 15, "Elm")
    spy.choose("pick Spy")
    resolve(spy)
    assert (spy.place("Spy"), spy.place("Mourner")) == ("C's graveyard", "B's Army")


@plays("One for the Charnel Tax")
def test_who_has_nobody_gives_nobody() -> None:
    s = arc(f"A: {TAX}; army: Wolf, Ox of B\nB: city Elm (Body, 8)", TEXTS)
    s.choose("play One for the Charnel Tax")
    resolve(s)
    assert (s.place("Wolf"), s.place("Ox"), s.grave("A")) == ("A's Army", "A's Army", ["One for the Charnel Tax"])


SATCHEL = "hand: Inspection of the Satchel; gems 2 House of Nobles"


@plays("Inspection of the Satchel")
@pytest.mark.parametrize("card", ["Rat", "Hog"])
def test_a_card_of_a_hand_goes_below_the_deck(card: str) -> None:
    s = arc(f"A: {SATCHEL}\nB: hand: Rat, Hog; deck: Ant, Cow, Bee\nC: hand: Elk, Elk", TEXTS)
    s.choose("play Inspection of the Satchel")
    assert sorted(targets(s)) == ["player B", "player C"]
    s.choose("target player B")
    until(s, "pick")
    assert (s.asked, sorted(s.options())) == ("A", ["pick Hog", "pick Rat"])  # he must
    assert [s.sees(seat, name) for seat in "AC" for name in ("Rat", "Hog")] == [True, True, False, False]
    s.choose(f"pick {card}")
    resolve(s)
    other = "Hog" if card == "Rat" else "Rat"
    assert (s.deck("B"), s.hand("B"), s.hand("C")) == (["Ant", "Cow", "Bee", card], [other], ["Elk", "Elk (2)"])
    assert not s.sees("A", "Elk")


@plays("Inspection of the Satchel")
def test_an_empty_satchel_is_looked_at_in_vain() -> None:
    s = arc(f"A: {SATCHEL}\nB: deck: Ant, Cow", TEXTS)
    s.choose("play Inspection of the Satchel")
    resolve(s)
    assert (s.deck("B"), s.hand("B"), s.grave("A")) == (["Ant", "Cow"], [], ["Inspection of the Satchel"])


# Its writer lets him find none, which no word says
DECREE = "hand: Founding by Decree; gems 3 The Empire; army: Crier; deck: Hen, Hall, Rat, Inn, Cow"


def decreed(a: str, b: str) -> Scene:
    """A searches his deck."""
    s = arc(f"A: {DECREE}; {a}\n{b}", TEXTS)
    s.choose("play Founding by Decree")
    until(s, "pick")
    return s


@plays("Founding by Decree")
@pytest.mark.parametrize(
    ("a", "b", "founded"),
    [
        (1, (2,), True), (1, (1,), False), (2, (1,), False), (1, (2, 2), True), (1, (2, 1), False), (2, (3, 1), False),
    ],
)  # fmt: skip
def test_who_has_fewest_cities_founds_one(a: int, b: tuple[int, ...], founded: bool) -> None:
    seats = ["; ".join(f"city {seat}{n} (Body, 8)" for n in range(count)) for seat, count in zip("BC", b, strict=False)]
    others = "\n".join(f"{seat}: {cities}" for seat, cities in zip("BC", seats, strict=False))
    s = decreed("; ".join(f"city A{n} (Body, 8)" for n in range(a)), others)
    assert sorted(offered(s, "pick")) == ["Hall", "Inn"]
    s.choose("pick Hall")
    resolve(s)
    if founded:
        assert (s.place("Hall"), s.controller("Hall"), s.marked("Hall"), s.damage("Hall")) == (
            "A's Kingdom",
            "A",
            False,
            0,
        )
        assert (s.points("A"), s.hand("A"), len(s.deck("A"))) == (16, [], 4)
    else:
        assert (s.hand("A"), s.points("A"), len(s.deck("A"))) == (["Hall"], 15, 4)
        assert any("Hall" in line for line in s.log())
    assert s.consumed("A") == "3 The Empire"


@plays("Founding by Decree")
def test_where_there_is_none_nothing_is_founded_and_the_deck_is_shuffled() -> None:
    s = arc(f"A: {DECREE.partition('deck')[0]}deck: Hen, Rat\nB: army: Ox", TEXTS)
    s.choose("play Founding by Decree")
    resolve(s)
    assert (s.hand("A"), s.points("A"), sorted(s.deck("A"))) == ([], 15, ["Hen", "Rat"])
    orders = set()
    for seed in range(1, 7):
        s = decreed("city A0 (Body, 8)", "B: city B0 (Body, 8); city B1 (Body, 8)")
        s.table.sow(seed)
        s.choose("pick Hall")
        resolve(s)
        orders.add(tuple(s.deck("A")))
    assert len(orders) > 1


def attacked(a: str, b: str) -> Scene:
    """A's Wolf attacks B's city Elm."""
    s = arc(f"A: army: Wolf 3/3; {a}\nB: city Elm (Body, 8); army: Ox 1/2, Cow 1/9; {b}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    return s


@plays("Lower the Bucklers")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_defender_is_covered(seat: str) -> None:
    card = "hand: Lower the Bucklers, Jab; gems 1 The Empire"
    s = attacked(*(card, WAITING) if seat == "A" else (WAITING, card))
    while not offered(s, "block"):
        assert "play Lower the Bucklers" not in s.options()
        s.choose("pass")
    s.choose("block Wolf with Ox")
    s.choose(*["done"] * ("done" in s.options()))
    until(s, "play Lower")
    s.choose("play Lower the Bucklers")
    assert targets(s) in ([], ["Ox"])
    s.choose(*["target Ox"] * bool(targets(s)))
    while s.table.chain:
        s.choose("pass")
    assert s.value("Ox") == "1/5"
    fought(s)
    assert (s.place("Ox"), s.damage("Ox"), s.value("Ox")) == ("B's Army", 3, "1/5")
    s.to("Draw", "B")
    assert (s.place("Ox"), s.value("Ox")) == ("B's Army", "1/2")


@plays("Lower the Bucklers")
def test_who_no_longer_defends_is_not_covered_and_outside_combat_nobody() -> None:
    s = arc("A: hand: Lower the Bucklers; gems 1 The Empire; army: Wolf\nB: army: Ox", TEXTS)
    assert "play Lower the Bucklers" not in s.options()
    s = attacked("hand: Back, Wait", "hand: Lower the Bucklers; gems 1 The Empire")
    until(s, "block")
    s.choose("block Wolf with Ox", "done")
    until(s, "play Lower")
    s.choose("play Lower the Bucklers")
    s.choose(*["target Ox"] * bool(targets(s)))
    until(s, "play Back")
    s.choose("play Back", "target Ox")
    fought(s)
    assert (s.place("Ox"), s.place("Lower the Bucklers"), s.value("Cow")) == ("B's hand", "B's graveyard", "1/9")


@plays("Knee to the Ribs")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_an_attacker_hits_harder_and_is_frailer(seat: str) -> None:
    card = "hand: Knee to the Ribs, Jab; gems 1 Red Banner"
    s = attacked(*(card, WAITING) if seat == "A" else (WAITING, card))
    until(s, "play Knee")
    s.choose("play Knee to the Ribs")
    assert targets(s) in ([], ["Wolf"])
    s.choose(*["target Wolf"] * bool(targets(s)))
    while s.table.chain:
        s.choose("pass")
    assert s.value("Wolf") == "6/2"
    fought(s)
    assert s.damage("Elm") == 6
    s.to("Draw", "B")
    assert s.value("Wolf") == "3/3"


@plays("Knee to the Ribs")
@pytest.mark.parametrize("body", ["3/1", "3/3 hurt 2"])
def test_a_knee_may_kill(body: str) -> None:
    knee = "hand: Knee to the Ribs; gems 1 Red Banner"
    s = arc(f"A: army: Wolf {body}; {WAITING}\nB: city Elm (Body, 8); army: Ox; {knee}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "play Knee")
    s.choose("play Knee to the Ribs")
    fought(s)
    assert (s.place("Wolf"), s.damage("Elm")) == ("A's graveyard", 0)
    s = arc(f"A: army: Wolf; {knee}\nB: army: Ox", TEXTS)
    assert "play Knee to the Ribs" not in s.options()


BENCH = "Objection from the Back Bench"


@plays("Objection from the Back Bench")
def test_an_event_is_stopped() -> None:
    s = arc(f"A: hand: Pay, Cheer; gems 1 Gaian\nB: hand: {BENCH}; gems 3 House of Nobles", TEXTS)
    s.choose("play Pay")
    until(s, f"play {BENCH}")
    s.choose(f"play {BENCH}")
    assert targets(s) in ([], ["Pay"])
    s.choose(*["target Pay"] * bool(targets(s)))
    own = s.fork()
    resolve(s)
    assert (s.points("A"), s.place("Pay"), s.place(BENCH), s.consumed("A")) == (
        15, "A's graveyard", "B's graveyard", "1 Gaian",
    )  # fmt: skip
    until(own, "play Cheer")
    own.choose("play Cheer")
    resolve(own)
    assert (own.points("A"), own.place("Pay")) == (16, "A's graveyard")  # what was not aimed at goes on


@plays("Objection from the Back Bench")
def test_other_things_are_not_objected_to_and_what_is_gone_is_gone() -> None:
    held = f"hand: {BENCH}, {BENCH}, Wait; gems 6 House of Nobles"
    s = arc(f"A: hand: Rite; army: Wolf; city Oak (Body, 8)\nB: {held}", TEXTS)
    for how in ("play Rite", "move Wolf to Oak"):
        there = s.fork()
        there.choose(how)
        while there.table.chain:
            assert not offered(there, "play", BENCH)
            there.choose("pass")
    s = arc(f"A: hand: Cheer\nB: {held}", TEXTS)
    s.choose("play Cheer")
    until(s, f"play {BENCH}")
    s.choose(f"play {BENCH} (1)" if f"play {BENCH} (1)" in s.options() else f"play {BENCH}")
    s.choose(*["target Cheer"] * ("target Cheer" in s.options()))
    until(s, f"play {BENCH}")
    s.choose(next(option for option in s.options() if option.startswith(f"play {BENCH}")))
    assert sorted(targets(s)) in (["Cheer", BENCH], ["Cheer", f"{BENCH} (2)"])  # not itself
    s.choose("target Cheer")
    resolve(s)
    assert (s.points("A"), s.place(BENCH), s.place(f"{BENCH} (2)")) == (15, "B's graveyard", "B's graveyard")


WAKE = "Wake in the Pauper's Row"


@plays("Wake in the Pauper's Row")
@pytest.mark.parametrize(
    ("way", "may"), [("Axe", True), ("Jab", True), ("Toss", False), ("Give", False), ("Back", False)]
)
@pytest.mark.parametrize("goal", ["Hen", "Ox"])
def test_after_a_death_a_wake_is_held(way: str, may: bool, goal: str) -> None:
    s = arc(
        f"A: hand: {WAKE}, {way}; gems 2 Dark Legion; deck: Rat, Hog; army: Hen\nB: army: Ox\nC: army: Elk; {WAITING}",
        TEXTS,
    )
    assert f"play {WAKE}" not in s.options()
    s.play(way, *[f"target {goal}"] * (way != "Give"))
    assert (f"play {WAKE}" in s.options()) is may
    if may:
        s.choose(f"play {WAKE}")
        assert sorted(targets(s)) == ["player B", "player C"]
        s.choose("target player B")
        resolve(s)
        assert (s.hand("A"), s.points("A"), s.points("B"), s.points("C")) == (["Rat"], 15, 14, 15)


@plays("Wake in the Pauper's Row")
def test_at_a_wake_for_nobody_no_card_is_drawn() -> None:
    s = arc(
        f"A: hand: {WAKE}, Axe; gems 2 Dark Legion; army: Hen; deck: Rat\nB: army: Ox; 1 points\nC: hand: Curse, Wait",
        TEXTS,
    )
    s.play("Axe", "target Ox")
    s.choose(f"play {WAKE}", "target player B")
    until(s, "play Curse")
    s.choose("play Curse", "target player B")
    resolve(s)
    assert (s.out("B") != "", s.hand("A"), s.points("A"), s.points("C")) == (True, [], 15, 15)


@plays("Wake in the Pauper's Row")
def test_the_wakes_card_is_a_must_and_comes_before_the_loss() -> None:
    s = arc(f"A: hand: {WAKE}, Axe; gems 2 Dark Legion; deck: 0; army: Hen\nB: army: Ox; 1 points", TEXTS)
    s.play("Axe", "target Ox")
    s.choose(f"play {WAKE}")
    while not s.over:
        s.choose(s.way_on())
    assert s.winner == "B"
    s = arc(f"A: hand: {WAKE}, Axe; gems 2 Dark Legion; army: Hen\nB: army: Ox; 1 points", TEXTS)
    s.play("Axe", "target Ox")
    s.choose(f"play {WAKE}")
    while not s.over:
        s.choose(s.way_on())
    assert s.winner == "A"
    s = arc(f"A: hand: Axe, {WAKE}; gems 2 Dark Legion; army: Hen; deck: 9\nB: army: Ox; deck: 9", TEXTS)
    s.play("Axe", "target Ox")
    s.to("Draw", "B")
    assert f"play {WAKE}" not in s.options()  # that was another turn
