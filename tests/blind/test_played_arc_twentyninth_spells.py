"""Blind texts of ARC's twenty-ninth round about magic and events, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, resolve, starting, targets, values
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Free": "event 0: Unmark target creature.",
    "Daze": "event 0: Mark target creature.",
    "Raze": "event 0: Deal 9 damage to target city.", "Hit": "event 0: Deal 3 damage to target city.",
    "Dig": "event 0: Return target creature card in a graveyard to its owner's hand.",
    "Two": "creature 2 Gaian 1/1",
    "Scorer": "creature 1 Gaian 2/2: Whenever this creature deals damage to a city, you gain 1 VP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Ivy in the Masonry")
@pytest.mark.parametrize(("hurt", "left"), [(6, 1), (5, 0), (2, 0), (0, 0)])
def test_ivy_holds_a_city_together(hurt: int, left: int) -> None:
    oak = f"city Oak (Body, 8{f', hurt {hurt}' if hurt else ''})"
    s = arc(
        f"A: hand: Ivy in the Masonry; gems 3 Gaian; {oak}; city Ash (Mind, 8, hurt 5)\n"
        "B: city Elm (Body, 8, hurt 5); hand: Raze",
        TEXTS,
    )
    s.choose("play Ivy in the Masonry")
    assert sorted(targets(s)) == ["Ash", "Oak"]
    s.choose("target Oak")
    late = s.fork()
    while s.table.chain:  # "up to" is asked for; its writer means as much as there is
        s.choose(starting(s, "number")[-1] if starting(s, "number") else "pass")
    assert (s.damage("Oak"), s.damage("Ash"), s.damage("Elm")) == (left, 5, 5)
    until(late, "play Raze")
    late.choose("play Raze", "target Oak")
    resolve(late)
    assert (late.place("Oak"), late.damage("Ash"), late.place("Ivy in the Masonry")) == (
        "A's graveyard", 5, "A's graveyard",
    )  # fmt: skip


LANTERN = "Dug Up by Lantern"


@plays("Dug Up by Lantern")
def test_a_creature_is_dug_up() -> None:
    held = f"hand: {LANTERN}; gems 2 Dark Legion"
    s = arc(f"A: {held}; grave: Rat, Wait, Hog\nB: grave: Elk; hand: Dig", TEXTS)
    s.choose(f"play {LANTERN}")
    assert sorted(targets(s)) == ["Hog", "Rat"]
    s.choose("target Rat")
    late = s.fork()
    resolve(s)
    assert (s.hand("A"), s.grave("A"), s.grave("B")) == (["Rat"], [LANTERN, "Hog", "Wait"], ["Elk"])
    until(late, "play Dig")
    late.choose("play Dig", "target Rat")
    resolve(late)
    assert (late.hand("A"), late.grave("A")) == (["Rat"], [LANTERN, "Hog", "Wait"])
    assert f"play {LANTERN}" not in arc(f"A: {held}; grave: Wait\nB: grave: Elk", TEXTS).options()


POWDER = "Powder under the Lintel"


@plays("Powder under the Lintel")
@pytest.mark.parametrize(("goal", "hurt"), [("Elm", ""), ("Oak", ""), ("Elm", ", hurt 4"), ("Elm", ", hurt 6")])
def test_powder_breaks_a_city(goal: str, hurt: str) -> None:
    cities = {name: f"city {name} (Body, 8{hurt if name == goal else ''})" for name in ("Oak", "Elm")}
    s = arc(
        f"A: hand: {POWDER}; gems 3 Red Banner; {cities['Oak']}\nB: {cities['Elm']}: Hen; city Fir (Mind, 8)",
        TEXTS,
    )
    s.choose(f"play {POWDER}")
    assert sorted(targets(s)) == ["Elm", "Fir", "Oak"]
    s.choose(f"target {goal}")
    resolve(s)
    if hurt:
        assert (s.place("Elm"), s.place("Hen"), s.points("B"), s.damage("Fir")) == ("B's graveyard", "B's Army", 15, 0)
        return
    assert s.damage(goal) == 4
    s.to("Draw", "B")
    assert s.damage(goal) == 4  # for good


STRIKE = "Strike the Sleeper"


@plays("Strike the Sleeper")
@pytest.mark.parametrize(("state", "answer", "damage"), [
    ("", "", 2), (" marked", "", 4), ("", "Daze", 4), (" marked", "Free", 2), ("", "Axe", 0),
])  # fmt: skip
def test_the_sleeper_is_struck_harder(state: str, answer: str, damage: int) -> None:
    s = arc(
        f"A: hand: {STRIKE}; gems 2 Red Banner; army: Wolf\n"
        f"B: army: Ox 1/9{state}; city Elm (Body, 8): Hen; hand: {answer or 'Wait'}",
        TEXTS,
    )
    s.choose(f"play {STRIKE}")
    assert sorted(targets(s)) == ["Hen", "Ox", "Wolf"]
    s.choose("target Ox")
    if answer:
        until(s, f"play {answer}")
        s.choose(f"play {answer}", "target Ox")
    resolve(s)
    assert (s.damage("Ox"), s.place("Ox")) == (damage, "B's graveyard" if answer == "Axe" else "B's Army")


MUSTER = "Second Muster"


@plays("Second Muster")
def test_all_residents_of_a_city_are_woken() -> None:
    s = arc(
        f"A: hand: {MUSTER}; gems 3 The Empire; city Oak (Body, 8): Hen marked, Cow marked, Bee, Spy marked of B; "
        "city Fir (Mind, 8): Elk marked; army: Wolf marked\nB: city Elm (Body, 8): Imp marked; hand: Raze",
        TEXTS,
    )
    s.choose(f"play {MUSTER}")
    assert sorted(targets(s)) == ["Fir", "Oak"]
    s.choose("target Oak")
    late = s.fork()
    resolve(s)
    assert {n: s.marked(n) for n in ("Hen", "Cow", "Bee", "Spy", "Elk", "Wolf", "Imp")} == dict.fromkeys(
        ("Hen", "Cow", "Bee", "Spy"), False
    ) | dict.fromkeys(("Elk", "Wolf", "Imp"), True)
    until(late, "play Raze")
    late.choose("play Raze", "target Oak")
    resolve(late)
    assert (late.place("Hen"), late.marked("Hen")) == ("A's Army", True)
    s = arc(f"A: hand: {MUSTER}; gems 3 The Empire; city Oak (Body, 8); army: Wolf marked\nB: army: Ox", TEXTS)
    s.play(MUSTER)
    assert s.marked("Wolf")


def responds(s: Scene, name: str, *answers: str) -> None:
    """Whoever may first plays the card, with these targets where there is a choice."""
    until(s, f"play {name}")
    s.choose(f"play {name}")
    for answer in answers:
        s.choose(*[answer] * (answer in s.options()))
    while s.table.chain:
        s.choose("pass")


SLEET = "Sleet"


@plays("Sleet on the Ridge")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_sleet_falls_on_the_attackers(seat: str) -> None:
    card = f"hand: {SLEET}, Wait; gems 2 Gaian"
    a, b = (card, WAITING) if seat == "A" else (WAITING, card)
    s = arc(f"A: army: Wolf 2/3, Fox 2/1, Elk; {a}\nB: army: Ox 1/1; city Elm (Body, 8); {b}{COMBAT}", TEXTS)
    s.choose("attack Elm", "send Wolf", "send Fox", "done")
    responds(s, SLEET)
    assert (s.damage("Wolf"), s.place("Fox"), s.damage("Elk"), s.damage("Ox")) == (1, "A's graveyard", 0, 0)
    fought(s)
    assert s.damage("Elm") == 2


@plays("Sleet on the Ridge")
def test_sleet_in_peace_falls_on_nobody() -> None:
    s = arc(f"A: army: Wolf; hand: {SLEET}; gems 2 Gaian\nB: army: Ox", TEXTS)
    s.play(SLEET)
    s.all_pass()
    assert (s.place("Wolf"), s.place("Ox"), s.place(SLEET)) == ("A's Army", "B's Army", "A's graveyard")


DUSK = "Cut Short at Dusk"


@plays("Cut Short at Dusk")
@pytest.mark.parametrize(("ox", "value"), [("1/3", "-1/1"), ("3/4 hurt 1", "1/2"), ("3/4 hurt 2", ""), ("3/2", "")])
def test_who_is_cut_short_is_weaker_or_dies(ox: str, value: str) -> None:
    s = arc(
        f"A: hand: {DUSK}; gems 2 Dark Legion; army: Wolf 2/9; city Oak (Body, 8): Hen\nB: army: Ox {ox}; deck: 9",
        TEXTS,
    )
    s.choose(f"play {DUSK}")
    assert sorted(targets(s)) == ["Hen", "Ox", "Wolf"]
    s.choose("target Ox")
    resolve(s)
    if not value:
        assert s.place("Ox") == "B's graveyard"
        return
    assert s.value("Ox") in (value, value.replace("-1", "0"))
    s.to("Draw", "B")
    assert s.value("Ox") == ox.partition(" ")[0]


@plays("Cut Short at Dusk")
def test_less_than_nothing_hurts_nobody() -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); hand: {DUSK}, Wait; gems 2 Dark Legion{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm")
    responds(s, DUSK, "target Wolf")
    fought(s)
    assert (s.damage("Elm"), s.value("Wolf")[-2:]) == (0, "/7")


AWAY = "Called Away Discreetly"


@plays("Called Away Discreetly")
@pytest.mark.parametrize(("whom", "answer", "marked"), [
    ("Hen", "", True), ("Cow", "", False), ("Hen", "Daze", True), ("Cow", "Free", False),
])  # fmt: skip
def test_a_resident_is_called_away_or_back(whom: str, answer: str, marked: bool) -> None:
    s = arc(
        f"A: hand: {AWAY}; gems 1 House of Nobles; city Oak (Body, 8): Bee; army: Wolf\n"
        f"B: city Elm (Body, 8): Hen, Cow marked; army: Ox, Elk marked; hand: {answer or 'Wait'}",
        TEXTS,
    )
    ways = starting(s, f"play {AWAY}")
    assert len(ways) == 2
    s.choose(next(way for way in ways if ("Unmark" in way) is (whom == "Cow")))
    assert sorted(targets(s)) == (["Bee", "Hen"] if whom == "Hen" else [])  # of the marked there is one alone
    s.choose(*[f"target {whom}"] * bool(targets(s)))
    if answer:
        until(s, f"play {answer}")
        s.choose(f"play {answer}", f"target {whom}")
    resolve(s)
    assert (s.marked(whom), s.place(AWAY)) == (marked, "A's graveyard")


@plays("Called Away Discreetly")
def test_who_is_called_away_defends_nobody_and_who_is_called_back_still_bids() -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: city Elm (Body, 8): Hen, Cow; hand: {AWAY}, Wait; gems 1 House of Nobles{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm")
    until(s, f"play {AWAY}")
    s.choose(starting(s, f"play {AWAY}")[0], "target Hen")
    until(s, "block")
    assert offered(s, "block") == ["Wolf with Cow"]
    s = arc(
        f"A: city Oak (Body, 8): Two; city Ash (Soul, 8); hand: {AWAY}, Wait; gems 1 House of Nobles\nB: {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Two")
    until(s, f"play {AWAY}")
    s.choose(starting(s, f"play {AWAY}")[-1])
    until(s, "claim")
    assert (s.points("A"), s.marked("Two")) == (16, False)
    s.choose("claim Soul", "bid Two")
    s.to("Play")
    assert s.points("A") == 17


ROAR = "Roar and Rush"


@plays("Roar and Rush")
def test_an_attacker_rushes() -> None:
    card = f"hand: {ROAR}, Wait; gems 1 Red Banner"
    s = arc(f"A: army: Wolf 1/9, Fox 1/9; {card}\nB: army: Ox; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    assert f"play {ROAR}" not in s.options()
    s.choose("attack Elm", "send Wolf", "done")
    until(s, f"play {ROAR}")
    s.choose(f"play {ROAR}")
    assert targets(s) in ([], ["Wolf"])
    s.choose(*["target Wolf"] * bool(targets(s)))
    while s.table.chain:
        s.choose("pass")
    assert values(s, "Wolf", "Fox") == ["5/9", "1/9"]
    fought(s)
    assert (s.damage("Elm"), s.value("Wolf")) == (5, "5/9")
    s.to("Draw", "B")
    assert s.value("Wolf") == "1/9"


PLANKS = "Planks and Sandbags"


@plays("Planks and Sandbags")
@pytest.mark.parametrize(("attack", "hurt"), [(3, 0), (4, 0), (6, 2)])
def test_planks_take_the_next_four(attack: int, hurt: int) -> None:
    s = arc(
        f"A: army: Wolf {attack}/9; hand: Hit, Wait\nB: city Elm (Body, 8); city Fir (Mind, 8); hand: {PLANKS}, Wait; "
        f"gems 2 The Empire{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm")
    responds(s, PLANKS, "target Elm")
    fought(s)
    assert (s.damage("Elm"), s.damage("Fir")) == (hurt, 0)
    s.to("Second Play")
    s.choose("play Hit", "target Elm")
    resolve(s)
    assert s.damage("Elm") == hurt + (3 if attack >= 4 else 2)


@plays("Planks and Sandbags")
def test_what_is_prevented_is_not_dealt_and_planks_rot_by_night() -> None:
    s = arc(
        f"A: army: Scorer; hand: {PLANKS}, Wait; gems 2 The Empire\nB: city Elm (Body, 8, hurt 2); deck: 9{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm")
    responds(s, PLANKS, "target Elm")
    fought(s)
    assert (s.points("A"), s.damage("Elm")) == (15, 2)  # nor is what was there before undone
    s.to("Attack", "A")
    s.choose("attack Elm")
    fought(s)
    s.all_pass()
    assert (s.points("A"), s.damage("Elm")) == (16, 4)
