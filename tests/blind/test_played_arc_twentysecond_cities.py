"""Blind texts of ARC's twenty-second round about events, what is attached, and cities, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, resolve, targets
from blind.texts import arc, plays, until

TEXTS = {
    "Wait": "event 0: Draw a card.", "Rouse": "event 0: Unmark target creature.",
    "Rite": "magic 1: Gain 1 victory point.", "Cheer": "event 1: Gain 1 victory point.",
    "Stop": "event 0: Target event or magic card does not resolve.", "Charm": "enchantment 0: Attach to a creature.",
    "Mourner": "creature 1 Gaian 1/1: When this creature dies, gain 1 VP.",
    "Vines": "enchantment 1: Attach to a creature.", "Clerk": "creature 1 1/1: 1 power: Gain 1 VP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Catch Them Sleeping")
def test_one_that_is_marked_dies() -> None:
    a = "hand: Catch Them Sleeping, Wait; gems 4 Dark Legion; army: Wolf, Fox marked"
    s = arc(
        f"A: {a}\nB: army: Mourner marked, Elk; city Elm (Mind, 8): Cow marked; attached: Charm on Mourner; hand: Rouse, Wait",
        TEXTS,
    )
    s.choose("play Catch Them Sleeping")
    assert sorted(targets(s)) == ["Cow", "Fox", "Mourner"]
    s.choose("target Mourner")
    awake = s.fork()
    s.all_pass()
    assert (s.place("Mourner"), s.place("Charm"), s.points("B")) == ("B's graveyard", "B's graveyard", 16)
    until(awake, "play Rouse")
    awake.choose("play Rouse", "target Mourner")
    awake.all_pass()
    assert (awake.place("Mourner"), awake.place("Catch Them Sleeping")) == ("B's Army", "A's graveyard")
    s = arc(
        f"A: army: Wolf; {WAITING}\nB: hand: Catch Them Sleeping, Wait; gems 4 Dark Legion; army: Ox{COMBAT}", TEXTS
    )
    s.choose("attack B's army")
    until(s, "play Catch")
    s.choose("play Catch Them Sleeping")
    fought(s)
    assert (s.place("Wolf"), s.points("B")) == ("A's graveyard", 15)
    assert "play Catch Them Sleeping" not in arc(f"A: {a.replace(' marked', '')}\nB: army: Elk", TEXTS).options()


def counted(gems: str) -> int:
    """How many gems these are, of whatever factions."""
    return sum(int(word) for word in gems.split() if word.isdigit())


@plays("Surprise Levy")
@pytest.mark.parametrize(
    ("gems", "left", "gone"),
    [
        ("2 Gaian, 1 The Empire, 1 Red Banner consumed", 1, 3),
        ("1 Gaian", 0, 1),
        ("2 Gaian", 0, 2),
        ("1 Gaian consumed", 0, 1),
    ],
)
def test_two_free_gems_are_consumed(gems: str, left: int, gone: int) -> None:
    s = arc(
        f"A: hand: Surprise Levy, Wait; gems 1 House of Nobles, 1 Gaian\nB: gems {gems}; army: Ox\nC: army: Mule", TEXTS
    )
    s.choose("play Surprise Levy")
    while offered(s, "pay") or targets(s):
        s.choose("target player B" if targets(s) else f"pay {offered(s, 'pay')[0]}")
    while s.table.chain:
        assert offered(s, "pick") == [] or s.asked == "B"
        s.choose(s.options()[0] if offered(s, "pick") else "pass")
    assert counted(s.gems("B")) == left
    assert counted(s.consumed("B")) == gone
    s.to("Draw", "B")
    assert s.consumed("B") == ""


@plays("Surprise Levy")
def test_gems_may_be_spent_before_they_are_levied() -> None:
    s = arc(
        "A: hand: Surprise Levy; gems 1 House of Nobles\nB: gems 2 Gaian; hand: Cheer, Wait\nC: gems 2 Gaian", TEXTS
    )
    s.choose("play Surprise Levy")
    assert sorted(targets(s)) == ["player B", "player C"]
    s.choose("target player B")
    until(s, "play Cheer")
    s.choose("play Cheer")
    s.all_pass()
    assert (s.points("B"), s.gems("B"), s.gems("C")) == (16, "", "2 Gaian")


FORM = "hand: Form Not Stamped, Wait; gems 2 The Empire"


@plays("Form Not Stamped")
@pytest.mark.parametrize("card", ["Rite", "Cheer"])
def test_a_form_without_a_stamp_does_not_resolve(card: str) -> None:
    s = arc(f"A: hand: {card}; gems 3 Gaian\nB: {FORM}", TEXTS)
    s.choose(f"play {card}")
    until(s, "play Form")
    s.choose("play Form Not Stamped")
    while s.asked == "B":
        s.choose("pass")
    while "pass" in s.options():
        s.choose("pass")
    assert s.asked == "A"
    pays = s.fork()
    s.choose("no" if "no" in s.options() else "done")
    s.all_pass()
    assert (s.points("A"), s.place(card), s.consumed("A")) == (15, "A's graveyard", "1 Gaian")
    pays.choose(next(option for option in pays.options() if option not in ("no", "done")))
    pays.all_pass()
    assert (pays.points("A"), pays.consumed("A"), pays.place("Form Not Stamped")) == (16, "3 Gaian", "B's graveyard")


@plays("Form Not Stamped")
def test_who_has_too_few_gems_is_not_asked_and_others_are_no_targets() -> None:
    s = arc(f"A: hand: Rite; gems 2 Gaian\nB: {FORM}", TEXTS)
    s.choose("play Rite")
    until(s, "play Form")
    s.choose("play Form Not Stamped")
    resolve(s)
    assert (s.points("A"), s.consumed("A"), s.gems("A")) == (15, "1 Gaian", "1 Gaian")
    for card in ("Clerk", "Vines"):
        s = arc(f"A: hand: {card}; gems 3 Gaian; army: Ox\nB: {FORM}", TEXTS)
        s.choose(f"play {card}")
        while s.table.chain:
            assert "play Form Not Stamped" not in s.options()
            s.choose("target Ox" if "target Ox" in s.options() else s.way_on())
    s = arc(f"A: army: Clerk; gems 3 Gaian\nB: {FORM}", TEXTS)
    s.choose("use Clerk")
    while s.table.chain:
        assert "play Form Not Stamped" not in s.options()
        s.choose(s.way_on())
    s = arc("A: hand: Rite, Form Not Stamped; gems 5 The Empire\nB: hand: Stop, Wait", TEXTS)
    s.choose("play Rite")
    until(s, "play Form")
    s.choose("play Form Not Stamped")
    own = s.fork()
    until(s, "play Stop")
    s.choose("play Stop", "target Rite")
    resolve(s)
    assert (s.points("A"), s.consumed("A")) == (15, "3 The Empire")
    while own.table.chain and set(own.options()) & {"pass"}:
        own.choose("pass")
    own.choose(next(option for option in own.options() if option not in ("no", "done")))
    own.all_pass()
    assert (own.points("A"), own.consumed("A")) == (16, "5 The Empire")


@plays("Road Cuirass")
def test_it_is_worn_in_the_army_only() -> None:
    s = arc(
        "A: hand: Road Cuirass; gems 2 Red Banner; army: Wolf; city Oak (Body, 8): Hen\nB: army: Ox; city Elm (Mind, 8): Cow",
        TEXTS,
    )
    s.choose("play Road Cuirass")
    assert sorted(targets(s)) == ["Cow", "Hen", "Ox", "Wolf"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Road Cuirass"), s.value("Ox")) == ("on Ox", "3/2")
    table = "army: Wolf 1/1 {}; city Oak (Body, 8): Hen; attached: Road Cuirass on Wolf, Road Cuirass on Hen"
    for hurt, place in (("", "Oak"), ("hurt 1", "A's graveyard")):
        s = arc(f"A: {table.format(hurt).replace(' ;', ';')}\nB: army: Ox", TEXTS)
        assert (s.value("Wolf"), s.value("Hen")) == ("3/2", "1/1")
        s.choose("move Wolf to Oak")
        s.all_pass()
        assert s.place("Wolf") == place
        assert place != "Oak" or s.value("Wolf") == "1/1"
    s = arc(f"A: army: Pike 0/9; {WAITING}\nB: {table.format('')}{COMBAT}".replace("1/1 ;", "1/1;"), TEXTS)
    s.choose("attack Oak")
    until(s, "block")
    assert (s.value("Wolf"), s.value("Hen")) == ("3/2", "1/1")
    s.choose("block Pike with Wolf")
    fought(s)
    assert s.damage("Pike") == 3


@plays("Bindweed Ankles")
def test_who_is_bound_does_not_unmark_by_himself() -> None:
    b = "army: Ox marked, Elk marked; city Elm (Mind, 8): Cow"
    s = arc(f"A: hand: Bindweed Ankles, Rouse; gems 2 Gaian; army: Wolf\nB: {b}", TEXTS)
    s.choose("play Bindweed Ankles")
    assert sorted(targets(s)) == ["Cow", "Elk", "Ox", "Wolf"]
    s.choose("target Ox")
    s.all_pass()
    free = s.fork()
    s.to("Draw", "B")
    assert (s.marked("Ox"), s.marked("Elk")) == (True, False)
    free.play("Rouse", "target Ox")
    free.to("Draw", "B")
    assert not free.marked("Ox")
    free.to("Attack", "B")
    free.choose("attack A's army", "send Ox", *["done"] * ("done" in free.options()))
    free.to("Play", "A")
    free.to("Play", "B")
    assert (free.marked("Ox"), free.marked("Elk")) == (True, False)
    s = arc(f"A: hand: Bindweed Ankles; gems 2 Gaian; army: Wolf\nB: {b}", TEXTS)
    s.play("Bindweed Ankles", "target Cow")
    assert not s.marked("Cow")


@plays("Moth in the Satchel")
@pytest.mark.parametrize(("held", "left"), [(9, 5), (6, 5), (5, 5), (3, 3)])
def test_he_discards_down_to_five(held: int, left: int) -> None:
    for copies in ("Moth in the Satchel on A", "Moth in the Satchel on A, Moth in the Satchel on A"):
        s = arc(f"A: hand: {held}; attached: {copies}\nB: hand: 7; army: Ox; deck: 20\nphase: Second Play", TEXTS)
        thrown = 0
        while s.asked == "A":
            asks = offered(s, "discard") or offered(s, "pick")
            thrown += len(asks) > 0
            s.choose(s.options()[0] if asks else s.way_on())
        assert (len(s.hand("A")), len(s.hand("B"))) == (left, 7)
        assert thrown in (max(0, held - 5), max(0, held - 6))  # a last choice of one is none


@plays("Moth in the Satchel")
def test_it_gnaws_at_any_player_in_his_own_turn() -> None:
    s = arc("A: hand: Moth in the Satchel, 7; gems 2 Dark Legion; army: Wolf\nB: hand: 7; army: Ox; deck: 20", TEXTS)
    s.choose("play Moth in the Satchel")
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose("target player B")
    s.to("Draw", "B")
    assert (len(s.hand("A")), len(s.hand("B"))) == (7, 7)
    while s.asked == "B":
        s.choose(s.options()[0] if offered(s, "discard") or offered(s, "pick") else s.way_on())
    assert (len(s.hand("A")), len(s.hand("B"))) == (7, 5)
