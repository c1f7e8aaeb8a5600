"""Blind texts of ARC's twenty-eighth round about magic and events, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolve, targets
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Pay": "event 1: Gain 1 victory point.",
    "Free": "event 0: Unmark target creature.",
    "Stinger": "creature 1 Gaian 5/1: (M): Deal 1 damage to target creature.",
    "Marsh": "city 2 Mind 8: Always: Human creatures can't enter this city.", "Man": "creature 1 (Human) 1/1",
    "Two": "creature 2 Gaian 1/1", "Three": "creature 3 Gaian 1/1", "Five": "creature 5 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Quarry the Gatehouse")
@pytest.mark.parametrize(("goal", "hurt"), [("Elm", ""), ("Oak", ""), ("Elm", ", hurt 6"), ("Elm", ", hurt 5")])
def test_a_city_is_quarried(goal: str, hurt: str) -> None:
    cities = {name: f"city {name} (Body, 8{hurt if name == goal else ''})" for name in ("Oak", "Elm")}
    s = arc(
        f"A: hand: Quarry the Gatehouse; gems 3 Red Banner; {cities['Oak']}\nB: {cities['Elm']}: Hen; city Fir (Mind, 8)",
        TEXTS,
    )
    s.choose("play Quarry the Gatehouse")
    assert sorted(targets(s)) == ["Elm", "Fir", "Oak"]
    s.choose(f"target {goal}")
    resolve(s)
    if hurt:
        assert (s.place("Elm"), s.place("Hen"), s.points("B"), s.damage("Fir")) == ("B's graveyard", "B's Army", 15, 0)
        return
    assert s.damage(goal) == 3
    s.to("Draw", "B")
    assert s.damage(goal) == 3  # for good


DREDGE = "Dredge Up the Drowned"


@plays("Dredge Up the Drowned")
@pytest.mark.parametrize(("grave", "found"), [
    ("Hog, Rat", ["Rat"]), ("Hog, Rat, Wait", ["Rat"]), ("Hog, Wait, Axe, Keep", ["Hog"]), ("Wait, Axe", []),
])  # fmt: skip
def test_the_newest_of_the_drowned_comes_up(grave: str, found: list[str]) -> None:
    s = arc(f"A: hand: {DREDGE}; gems 2 Dark Legion; grave: {grave}\nB: grave: Elk", TEXTS | {"Keep": "city 2 Mind 6"})
    s.choose(f"play {DREDGE}")
    assert targets(s) == []
    resolve(s)
    left = [name for name in grave.split(", ")[::-1] if name not in found]
    assert (s.hand("A"), s.grave("A"), s.grave("B")) == (found, [DREDGE, *left], ["Elk"])


@plays("Dredge Up the Drowned")
def test_who_drowns_in_response_is_dredged_up() -> None:
    s = arc(f"A: hand: {DREDGE}; gems 2 Dark Legion; grave: Hog; army: Rat\nB: hand: Axe", TEXTS)
    s.choose(f"play {DREDGE}")
    until(s, "play Axe")
    s.choose("play Axe")
    resolve(s)
    assert (s.hand("A"), s.grave("A")) == (["Rat"], [DREDGE, "Hog"])


@plays("Mend by Torchlight")
@pytest.mark.parametrize(("hurt", "left"), [(5, 1), (4, 0), (2, 0), (0, 0)])
def test_a_city_of_ones_own_is_mended(hurt: int, left: int) -> None:
    oak = f"city Oak (Body, 8{f', hurt {hurt}' if hurt else ''})"
    s = arc(
        f"A: hand: Mend by Torchlight; gems 2 The Empire; {oak}; city Ash (Mind, 8, hurt 5)\nB: city Elm (Body, 8, hurt 5)",
        TEXTS,
    )
    s.choose("play Mend by Torchlight")
    assert sorted(targets(s)) == ["Ash", "Oak"]
    s.choose("target Oak")
    resolve(s)
    assert (s.damage("Oak"), s.damage("Ash"), s.damage("Elm")) == (left, 5, 5)


def attacked(a: str, b: str) -> Scene:
    """A's Wolf attacks B's city Elm."""
    s = arc(f"A: army: Wolf 3/3; {a}\nB: city Elm (Body, 8); army: Ox 1/2, Cow 1/9; {b}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    return s


STAND = "Stand to the Palisade"


@plays("Stand to the Palisade")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_defender_stands(seat: str) -> None:
    card = f"hand: {STAND}; gems 1 Gaian"
    s = attacked(*(card, WAITING) if seat == "A" else (WAITING, card))
    while not offered(s, "block"):
        assert f"play {STAND}" not in s.options()
        s.choose("pass")
    s.choose("block Wolf with Ox")
    s.choose(*["done"] * ("done" in s.options()))
    until(s, f"play {STAND}")
    s.choose(f"play {STAND}")
    assert targets(s) in ([], ["Ox"])
    s.choose(*["target Ox"] * bool(targets(s)))
    while s.table.chain:
        s.choose("pass")
    assert (s.value("Ox"), s.value("Cow")) == ("2/6", "1/9")
    fought(s)
    assert (s.place("Ox"), s.damage("Ox"), s.value("Ox"), s.damage("Wolf")) == ("B's Army", 3, "2/6", 2)
    s.to("Draw", "B")
    assert (s.place("Ox"), s.value("Ox")) == ("B's Army", "1/2")


@plays("Stand to the Palisade")
def test_where_nobody_defends_nobody_stands() -> None:
    card = f"hand: {STAND}, Wait; gems 1 Gaian"
    s = attacked(WAITING, card)
    while s.phase == "Attack":
        assert f"play {STAND}" not in s.options()
        s.choose("done" if "done" in s.options() else s.way_on())
    assert f"play {STAND}" not in arc(f"A: {card}; army: Wolf\nB: army: Ox", TEXTS).options()


NONE = "No Such Regiment"


def denied(s: Scene, whom: str) -> None:
    """Whoever holds the card plays it as soon as he may."""
    until(s, f"play {NONE}")
    s.choose(f"play {NONE}")
    s.choose(*[f"target {whom}"] * bool(targets(s)))
    while s.table.chain:
        s.choose("pass")


@plays("No Such Regiment")
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_who_is_denied_strikes_nobody(goal: str) -> None:
    card = f"hand: {NONE}; gems 3 House of Nobles"
    s = arc(f"A: army: Wolf 5/9, Fox 2/9; {WAITING}\nB: city Elm (Body, 8); army: Ox 1/2; {card}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}", "send Wolf", "send Fox")
    until(s, f"play {NONE}")
    s.choose(f"play {NONE}")
    assert sorted(targets(s)) == ["Fox", "Wolf"]
    s.choose("target Wolf")
    blocked = s.fork()
    fought(s)
    struck = 2 if goal == "Elm" else 0
    assert (s.damage("Elm"), s.points("B"), s.value("Wolf")) == (struck, 15 if struck else 13, "5/9")
    until(blocked, "block")
    blocked.choose("block Wolf with Ox")
    fought(blocked)
    assert (blocked.damage("Ox"), blocked.damage("Wolf"), blocked.place("Ox")) == (0, 1, "B's Army")


@plays("No Such Regiment")
def test_abilities_of_the_denied_go_on_and_nobody_else_is_denied() -> None:
    card = f"hand: {NONE}; gems 3 House of Nobles"
    s = arc(f"A: army: Stinger; hand: Free, Wait\nB: army: Ox 1/1, Cow; {card}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    denied(s, "Stinger")
    until(s, "play Free")
    s.choose("play Free", "target Stinger")
    while s.table.chain:
        s.choose("pass")
    until(s, "use Stinger")
    s.choose("use Stinger", "target Ox")
    while s.table.chain:
        s.choose("pass")
    assert s.place("Ox") == "B's graveyard"
    fought(s)
    assert s.points("B") == 15
    s = arc(f"A: {card}; army: Wolf\nB: army: Ox", TEXTS)
    assert f"play {NONE}" not in s.options()


RUNG = "Rung Out of Bed"


@plays("Rung Out of Bed")
def test_a_resident_is_woken() -> None:
    s = arc(
        f"A: hand: {RUNG}; gems 1 The Empire; city Oak (Body, 8): Hen marked; army: Wolf marked\n"
        "B: city Elm (Body, 8): Cow; army: Ox marked",
        TEXTS,
    )
    s.choose(f"play {RUNG}")
    assert sorted(targets(s)) == ["Cow", "Hen"]
    s.choose("target Hen")
    resolve(s)
    assert [s.marked(name) for name in ("Hen", "Wolf", "Ox")] == [False, True, True]


@plays("Rung Out of Bed")
def test_in_an_attack_the_army_that_may_enter_lives_there() -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: city Marsh; army: Ox marked, Man marked; hand: {RUNG}; gems 1 The Empire{COMBAT}",
        TEXTS,
    )
    army = s.fork()
    s.choose("attack Marsh")
    until(s, f"play {RUNG}")
    s.choose(f"play {RUNG}")
    assert targets(s) in ([], ["Ox"])
    s.choose(*["target Ox"] * bool(targets(s)))
    until(s, "block")
    assert offered(s, "block") == ["Wolf with Ox"]
    army.choose("attack B's army")
    assert f"play {RUNG}" not in army.options()


@plays("Rung Out of Bed")
def test_who_is_woken_counts_and_may_bid_again() -> None:
    s = arc(
        f"A: city Oak (Body, 8): Two; city Ash (Soul, 8); hand: {RUNG}, Wait; gems 1 The Empire\nB: {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Two")
    until(s, f"play {RUNG}")
    s.choose(f"play {RUNG}")
    s.choose(*["target Two"] * bool(targets(s)))
    until(s, "claim")
    assert s.points("A") == 16
    s.choose("claim Soul", "bid Two")
    s.to("Play")
    assert s.points("A") == 17


CINDERS = "Cinders in the Coffers"


@plays("Cinders in the Coffers")
@pytest.mark.parametrize(("gems", "left", "consumed"), [
    ("2 Gaian, 2 Red Banner", "2 Red Banner", "2 Gaian"), ("1 Gaian, 1 The Empire consumed", "", "1 Gaian + 1 The Empire"),
    ("1 Gaian consumed", "", "1 Gaian"),
])  # fmt: skip
def test_free_gems_of_an_opponent_burn(gems: str, left: str, consumed: str) -> None:
    s = arc(
        f"A: hand: {CINDERS}; gems 2 Red Banner; army: Wolf\nB: gems {gems}; deck: 9\nC: gems 2 Gaian; deck: 9", TEXTS
    )
    s.choose(f"play {CINDERS}")
    assert sorted(targets(s)) == ["player B", "player C"]
    s.choose("target player B")
    while s.table.chain:
        gem = [label for label in s.options() if label == "pay 2 Gaian"]
        assert not gem or s.asked == "B"
        s.choose(gem[0] if gem else s.way_on())
    s.settle()
    assert (s.gems("B"), s.consumed("B"), s.gems("C")) == (left, consumed, "2 Gaian")


@plays("Cinders in the Coffers")
def test_gems_may_be_spent_before_they_burn() -> None:
    s = arc(f"A: hand: {CINDERS}; gems 2 Red Banner; army: Wolf\nB: gems 2 Gaian; hand: Pay", TEXTS)
    s.choose(f"play {CINDERS}")
    until(s, "play Pay")
    s.choose("play Pay")
    resolve(s)
    assert (s.points("B"), s.consumed("B")) == (16, "2 Gaian")


NINTH = "Ninth Hour Summons"


def summoned(a: str, b: str, whom: str) -> Scene:
    """In A's Tactics phase, in which A has claimed Body with Five, B summons."""
    s = arc(
        f"A: city Oak (Body, 8): Five, Two; city Ash (Soul, 8): Hen marked; army: Wolf marked; {a}\n"
        f"B: city Elm (Body, 8): Three, Cow marked; hand: {NINTH}, Wait; gems 3 Dark Legion; {b}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Five", "done")
    until(s, f"play {NINTH}")
    s.choose(f"play {NINTH}")
    assert sorted(targets(s)) == ["Cow", "Five", "Hen"]
    s.choose(f"target {whom}")
    return s


@plays("Ninth Hour Summons")
def test_a_marked_resident_dies_unless_its_player_discards() -> None:
    s = summoned("hand: Rat, Hog", "army: Ox", "Five")
    until(s, "pick")
    assert (s.asked, s.options()) == ("A", ["pick Rat", "pick Hog", "no"])  # whom he likes, or nobody
    pays, dies = s.fork(), s.fork()
    pays.choose("pick Hog")
    assert (pays.hand("A"), pays.place("Hog"), pays.place("Five")) == (["Rat"], "A's graveyard", "Oak")
    dies.choose("no")
    assert (dies.hand("A"), dies.place("Five")) == (["Rat", "Hog"], "A's graveyard")
    until(dies, "claim")
    assert dies.points("A") == 15  # who is dead does not bid
    pays.to("Play")
    assert pays.points("A") == 16


@plays("Ninth Hour Summons")
def test_an_empty_hand_saves_nobody_and_whoever_woke_lives() -> None:
    s = summoned("deck: 9", "army: Ox", "Hen")
    resolve(s)
    assert s.place("Hen") == "A's graveyard"
    s = summoned("hand: Free, Rat", "army: Ox", "Hen")
    until(s, "play Free")
    s.choose("play Free", "target Hen")
    while s.table.chain:
        assert not offered(s, "pick")
        s.choose("pass")
    assert (s.place("Hen"), s.hand("A"), s.place(NINTH)) == ("Ash", ["Rat"], "B's graveyard")
    own = summoned("hand: Rat", "army: Ox", "Cow")  # whose it is, he is asked
    until(own, "no")
    assert own.asked == "B"


@plays("Ninth Hour Summons")
def test_it_is_the_ninth_hour_of_others_only() -> None:
    held = f"hand: {NINTH}, Wait; gems 3 Dark Legion"
    s = arc(f"A: city Oak (Body, 8): Two, Hen marked; {held}\nB: army: Ox; {WAITING}; deck: 9{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Two")
    while s.active == "A":
        assert f"play {NINTH}" not in s.options()
        s.choose("done" if "done" in s.options() else s.way_on())
        s.settle()
