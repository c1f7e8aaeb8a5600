"""Blind texts of ARC's twenty-fifth round about magic and events, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolve, targets
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Cheer": "event 0: Gain 1 victory point.",
    "Rite": "magic 2: Gain 1 victory point.", "Pay": "event 1: Gain 1 victory point.",
    "Charm": "enchantment 0: Attach to a creature.", "Shift": "event 0: Put target creature into your army.",
    "Mourner": "creature 1 Gaian 1/1: When this creature dies, gain 1 VP.",
    "Clerk": "creature 1 Gaian 1/9: (M): Gain 1 VP.", "Bear": "creature 1 Gaian 1/3",
    "Dell": "city 2 Mind 8: Always: Creatures with flying can't enter this city.", "Imp": "creature 1 Gaian 1/1: Flying",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Embers in the Silo")
@pytest.mark.parametrize(("goal", "hurt"), [("Elm", ""), ("Oak", ""), ("Elm", ", hurt 6"), ("Elm", ", hurt 5")])
def test_a_city_burns(goal: str, hurt: str) -> None:
    cities = {name: f"city {name} (Body, 8{hurt if name == goal else ''})" for name in ("Oak", "Elm")}
    s = arc(
        f"A: hand: Embers in the Silo; gems 3 Red Banner; {cities['Oak']}\nB: {cities['Elm']}: Hen; city Fir (Mind, 8)",
        TEXTS,
    )
    s.choose("play Embers in the Silo")
    assert sorted(targets(s)) == ["Elm", "Fir", "Oak"]
    s.choose(f"target {goal}")
    resolve(s)
    if hurt:
        assert (s.place("Elm"), s.place("Hen"), s.points("B"), s.damage("Fir")) == ("B's graveyard", "B's Army", 15, 0)
        return
    assert s.damage(goal) == 3
    s.to("Draw", "B")
    assert s.damage(goal) == 3  # it stays


@plays("Furrows Turned Twice")
@pytest.mark.parametrize("faction", ["Gaian", "Dark Legion"])
def test_a_card_becomes_a_resource_and_one_is_drawn(faction: str) -> None:
    held = "hand: Furrows Turned Twice, Pay, Hen; gems 2 Gaian; deck: Rat, Hog; army: Bard"
    bard = {"Bard": "creature 1 Gaian 1/1: When you play a creature, gain 5 victory points."}
    s = arc(f"A: {held}\nB: army: Ox; hand: Wait", TEXTS | bard)
    s.choose("play Furrows Turned Twice")
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Hen", "Pay"])
    s.choose("pick Hen")
    assert len(offered(s, "name")) == 5
    s.choose(f"name {faction}")
    resolve(s)
    assert (sorted(s.hand("A")), s.gems("A"), s.points("A"), s.sees("B", "Hen")) == (
        ["Pay", "Rat"],
        f"1 {faction}",
        15,
        False,
    )
    assert "play Pay" in s.options()  # its gem is usable at once


@plays("Furrows Turned Twice")
def test_with_an_empty_hand_he_only_draws_and_he_must() -> None:
    s = arc("A: hand: Furrows Turned Twice; gems 2 Gaian; deck: Rat\nB: army: Ox", TEXTS)
    s.play("Furrows Turned Twice")
    assert (s.hand("A"), s.gems("A"), s.consumed("A")) == (["Rat"], "", "2 Gaian")
    s = arc("A: hand: Furrows Turned Twice, Hen; gems 2 Gaian; deck: 0\nB: army: Ox", TEXTS)
    s.choose("play Furrows Turned Twice", "name Gaian")
    while not s.over:
        s.choose(s.way_on())
    assert s.winner == "B"


@plays("Ferryman's Wage")
def test_a_creature_is_given_for_three_cards() -> None:
    held = "hand: Ferryman's Wage; gems 2 Dark Legion; deck: Rat, Hog, Elk, Ant"
    s = arc(
        f"A: {held}; army: Mourner marked; city Oak (Body, 8): Hen, Spy of B\nB: army: Ox of A; hand: Axe, Wait", TEXTS
    )
    s.choose("play Ferryman's Wage")
    assert s.place("Mourner") == "A's Army"
    none = s.fork()
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Hen", "Mourner", "Spy"])
    spy = s.fork()
    s.choose("pick Mourner")
    resolve(s)
    assert (sorted(s.hand("A")), s.place("Mourner"), s.points("A")) == (["Elk", "Hog", "Rat"], "A's graveyard", 15)
    spy.choose("pick Spy")
    resolve(spy)
    assert (spy.place("Spy"), len(spy.hand("A"))) == ("B's graveyard", 3)
    assert none.place("Ox") == "B's Army"
    s = arc(f"A: {held}\nB: army: Ox", TEXTS)
    s.play("Ferryman's Wage")
    assert (s.hand("A"), s.grave("A"), s.place("Ox")) == ([], ["Ferryman's Wage"], "B's Army")
    s = arc(f"A: {held.replace('Rat, Hog, Elk, Ant', 'Rat, Hog')}; army: Hen\nB: army: Ox", TEXTS)
    s.choose("play Ferryman's Wage")
    while not s.over:
        s.choose(s.way_on())
    assert s.winner == "B"


TREATY = "hand: Hostages Exchanged; gems 5 House of Nobles"
HALLS = "city Elm (Body, 8): Cow 1/9 marked hurt 2; city Fir (Mind, 8); army: Ox"


@plays("Hostages Exchanged")
def test_two_residents_change_sides_for_good() -> None:
    s = arc(
        f"A: {TREATY}; city Oak (Body, 8): Hen, Sage; city Ash (Mind, 8); army: Wolf; attached: Charm on Hen\nB: {HALLS}",
        TEXTS,
    )
    s.choose("play Hostages Exchanged")
    assert sorted(targets(s)) == ["Hen", "Sage"]
    s.choose("target Hen")
    assert targets(s) in ([], ["Cow"])
    s.choose(*["target Cow"] * (targets(s) == ["Cow"]))
    while not offered(s, "place"):
        s.choose("pass")
    assert (s.asked, sorted(offered(s, "place"))) == ("A", ["in Ash", "in Oak"])  # the active player first
    s.choose("place in Ash")
    assert (s.asked, sorted(offered(s, "place"))) == ("B", ["in Elm", "in Fir"])
    s.choose("place in Fir")
    resolve(s)
    assert (s.place("Cow"), s.controller("Cow"), s.marked("Cow"), s.damage("Cow")) == ("Ash", "A", True, 2)
    assert (s.place("Hen"), s.controller("Hen"), s.marked("Hen"), s.place("Charm")) == ("Fir", "B", False, "on Hen")
    assert s.controller("Charm") == "A"
    s.to("Draw", "B")
    assert (s.controller("Cow"), s.controller("Hen")) == ("A", "B")


@plays("Hostages Exchanged")
def test_without_both_nothing_is_exchanged() -> None:
    for a, b in (("army: Hen", HALLS), ("city Oak (Body, 8): Hen", "army: Ox; city Elm (Body, 8)")):
        assert "play Hostages Exchanged" not in arc(f"A: {TREATY}; {a}\nB: {b}", TEXTS).options()
    s = arc(f"A: {TREATY}; city Oak (Body, 8): Hen\nB: {HALLS}; hand: Axe, Wait", TEXTS)
    s.choose("play Hostages Exchanged")
    done = s.fork()
    until(s, "play Axe")
    s.choose("play Axe", "target Cow")
    resolve(s)
    assert (s.place("Hen"), s.controller("Hen"), s.place("Cow")) == ("Oak", "A", "B's graveyard")
    while done.table.chain or offered(done, "place"):
        done.choose(done.way_on())
    assert (done.controller("Hen"), done.controller("Cow"), done.place("Cow")) == ("B", "A", "Oak")
    s = arc(f"A: {TREATY}; city Dell: Hen\nB: city Elm (Body, 8): Imp", TEXTS)
    s.choose("play Hostages Exchanged")
    while s.table.chain or offered(s, "place"):
        s.choose(s.way_on())
    assert (s.place("Imp"), s.controller("Imp"), s.place("Hen")) == ("A's Army", "A", "Elm")


@plays("Muster at Dawn")
@pytest.mark.parametrize("called", [[], ["Hen"], ["Hen", "Cow"], ["Hen", "Cow", "Sage"]])
def test_any_number_of_the_unmarked_come_to_the_army(called: list[str]) -> None:
    s = arc(
        "A: hand: Muster at Dawn; gems 2 The Empire; city Oak (Body, 8): Hen, Cow, Pig marked; city Fir (Mind, 8): Sage;"
        " army: Wolf\nB: city Elm (Body, 8): Ox; hand: Wait",
        TEXTS,
    )
    s.choose("play Muster at Dawn")
    until(s, "pick")
    assert sorted(offered(s, "pick")) == ["Cow", "Hen", "Sage"]
    s.choose(*(f"pick {name}" for name in called))
    if "done" in s.options() and s.table.chain:
        s.choose("done")
    resolve(s)
    homes = {"Hen": "Oak", "Cow": "Oak", "Sage": "Fir"}
    for name, home in homes.items():
        assert (s.place(name), s.marked(name)) == ("A's Army" if name in called else home, False)
    assert (s.place("Pig"), s.place("Ox")) == ("Oak", "Elm")
    assert sorted(offered(s, "move", "Wolf")) == ["Wolf to Fir", "Wolf to Oak"]  # no city is used up
    s.to("Attack")
    s.choose("attack Elm")
    assert sorted(offered(s, "send")) == (sorted([*called, "Wolf"]) if called else [])


@plays("Drums of the Vanguard")
def test_all_he_has_then_are_fiercer_and_frailer() -> None:
    s = arc(
        "A: hand: Drums of the Vanguard, Hen; gems 3 Red Banner; army: Wolf 1/1, Bear hurt 2, Fox 1/3 marked;"
        " city Oak (Body, 8): Cow 1/4\nB: army: Ox 1/1",
        TEXTS | {"Hen": "creature 0 1/1"},
    )
    s.play("Drums of the Vanguard")
    assert [s.place(name) for name in ("Wolf", "Bear")] == ["A's graveyard"] * 2
    assert [s.value(name) for name in ("Fox", "Cow", "Ox")] == ["3/2", "3/3", "1/1"]
    s.play("Hen")
    assert (s.place("Hen"), s.value("Hen")) == ("Oak", "1/1")
    s.to("Draw", "B")
    assert [s.value(name) for name in ("Fox", "Cow")] == ["1/3", "1/4"]


@plays("Lock the Shields")
def test_a_defender_holds_out() -> None:
    held = "gems 1 The Empire; hand: Lock the Shields, Wait"
    s = arc(f"A: army: Wolf 3/9; {WAITING}\nB: army: Bear, Elk; {held}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    while not offered(s, "block"):
        assert "play Lock the Shields" not in s.options()
        s.choose("pass")
    s.choose("block Wolf with Bear", "done")
    until(s, "play Lock")
    bare = s.fork()
    s.choose("play Lock the Shields")
    assert targets(s) in ([], ["Bear"])
    s.choose(*["target Bear"] * (targets(s) == ["Bear"]))
    fought(s)
    assert (s.place("Bear"), s.damage("Bear"), s.value("Bear")) == ("B's Army", 3, "1/6")
    s.to("Draw", "B")
    assert s.value("Bear") == "1/3"
    fought(bare)
    assert bare.place("Bear") == "B's graveyard"
    s = arc(f"A: army: Wolf 3/9; {held}\nB: army: Bear; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Bear")
    until(s, "play Lock")  # the attacker may help the other side's
    s.choose("play Lock the Shields", *["target Bear"] * ("target Bear" in s.options()))
    fought(s)
    assert s.place("Bear") == "B's Army"


@plays("Sudden Quagmire")
@pytest.mark.parametrize(
    ("attack", "goal", "lost"), [(2, "B's army", 0), (4, "B's army", 1), (2, "Elm", 0), (5, "Elm", 2)]
)
def test_an_attacker_sinks_in(attack: int, goal: str, lost: int) -> None:
    held = "gems 1 Gaian; hand: Sudden Quagmire, Wait"
    s = arc(f"A: army: Wolf {attack}/9, Fox; {WAITING}\nB: army: Ox 1/3; city Elm (Body, 8); {held}{COMBAT}", TEXTS)
    assert "play Sudden Quagmire" not in s.options()
    s.choose(f"attack {goal}", "send Wolf", "done")
    until(s, "play Sudden")
    fight = s.fork()
    s.choose("play Sudden Quagmire")
    assert targets(s) in ([], ["Wolf"])
    s.choose(*["target Wolf"] * (targets(s) == ["Wolf"]))
    fought(s)
    assert (15 - s.points("B") + s.damage("Elm"), s.value("Wolf"), s.value("Fox")) == (lost, f"{attack - 3}/9", "1/1")
    s.to("Draw", "B")
    assert s.value("Wolf") == f"{attack}/9"
    until(fight, "block")
    fight.choose("block Wolf with Ox")
    until(fight, "play Sudden")
    fight.choose("play Sudden Quagmire", *["target Wolf"] * ("target Wolf" in fight.options()))
    fought(fight)
    assert (fight.damage("Ox"), fight.damage("Wolf")) == (lost, 1)


@plays("Unhallowed Pyre")
@pytest.mark.parametrize(("grave", "left"), [("Rat, Hog, Elk, Ant", ["Rat"]), ("Rat, Hog", []), ("Rat", []), ("", [])])
@pytest.mark.parametrize("whose", ["A", "B"])
def test_the_newest_three_are_burnt(whose: str, grave: str, left: list[str]) -> None:
    a, b = (f"; grave: {grave}" if grave and whose == seat else "" for seat in "AB")
    s = arc(f"A: hand: Unhallowed Pyre; gems 1 Dark Legion{a}\nB: army: Ox{b}", TEXTS)
    s.choose("play Unhallowed Pyre")
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose(f"target player {whose}")
    resolve(s)
    pyre = ["Unhallowed Pyre"]
    assert s.grave(whose) in ((left + pyre, pyre + left) if whose == "A" else (left,))
    gone = [name for name in grave.split(", ") if name and name not in left]
    assert [s.place(name) for name in gone] == ["removed"] * len(gone)
    assert s.place("Unhallowed Pyre") == "A's graveyard"


PURSE = "hand: A Purse for Silence, Wait; gems 2 House of Nobles"


@plays("A Purse for Silence")
@pytest.mark.parametrize(("card", "gems"), [("Rite", "4 Gaian, 1 Red Banner"), ("Cheer", "1 Gaian, 1 Red Banner")])
def test_who_pays_is_heard(card: str, gems: str) -> None:
    s = arc(f"A: hand: {card}, Clerk; gems {gems}\nB: {PURSE}", TEXTS)
    s.choose(f"play {card}")
    while "play A Purse for Silence" not in s.options():
        s.choose("pass" if "pass" in s.options() else s.options()[0])
    s.choose("play A Purse for Silence", *[f"target {card}"] * (f"target {card}" in s.options()))
    until(s, "no")
    assert s.asked == "A"
    no = s.fork()
    before = counted(s.gems("A"))
    s.choose(next(option for option in s.options() if option != "no"))
    resolve(s)
    assert (s.points("A"), counted(s.gems("A")), s.grave("A")) == (16, before - 2, [card])
    no.choose("no")
    resolve(no)
    assert (no.points("A"), counted(no.gems("A")), no.grave("A")) == (15, before, [card])


def counted(gems: str) -> int:
    """How many gems these are, of whatever factions."""
    return sum(int(word) for word in gems.split() if word.isdigit())


@plays("A Purse for Silence")
def test_who_cannot_pay_is_not_heard_and_other_things_are_no_targets() -> None:
    s = arc(f"A: hand: Cheer; gems 1 Gaian, 2 Gaian consumed\nB: {PURSE}", TEXTS)
    s.choose("play Cheer")
    until(s, "play A Purse")
    s.choose("play A Purse for Silence", *["target Cheer"] * ("target Cheer" in s.options()))
    while s.table.chain:
        assert not [option for option in s.options() if option == "yes" or option.startswith("pay")]
        s.choose(s.way_on())
    assert (s.points("A"), s.grave("A"), s.gems("A")) == (15, ["Cheer"], "1 Gaian")
    for how in ("play Bear", "play Charm", "use Clerk", "move Wolf to Oak"):
        s = arc(f"A: hand: Bear, Charm; gems 9 Gaian; army: Clerk, Wolf; city Oak (Body, 8)\nB: {PURSE}", TEXTS)
        s.choose(how, *["target Wolf"] * (how == "play Charm"))
        while s.table.chain:
            assert "play A Purse for Silence" not in s.options()
            s.choose("pass")


@plays("A Purse for Silence")
def test_one_may_silence_oneself() -> None:
    s = arc("A: hand: Cheer, A Purse for Silence; gems 2 House of Nobles\nB: army: Ox; hand: Wait", TEXTS)
    s.choose("play Cheer")
    until(s, "play A Purse")
    s.choose("play A Purse for Silence", *["target Cheer"] * ("target Cheer" in s.options()))
    while s.table.chain:
        s.choose("no" if "no" in s.options() else s.way_on())
    assert (s.points("A"), s.place("Cheer")) == (15, "A's graveyard")
