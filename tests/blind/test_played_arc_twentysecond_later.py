"""Blind texts of ARC's twenty-second round about dearer creatures, played as their writers meant them."""

import pytest

from blind.gestures import blocking, fought, offered
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Home": "event 0: Return target creature to its owner's hand.",
    "Exile": "event 0: Remove target creature from the game.", "Hex": "event 0: Deal 4 damage to target creature.",
    "Wilt": "event 0: Target creature gets -0/-9 this turn.", "Give": "event 0: Sacrifice a creature.",
    "Sweep": "event 0: Deal 4 damage to each creature.",
    "Bar": "enchantment 0: Attach to a city. Creatures cannot enter it.",
    "Charm": "enchantment 0: Attach to a creature.", "Four": "creature 4 Gaian 1/1", "Three": "creature 3 Gaian 1/1",
    "Rite": "magic 0: Draw a card.", "Herald": "creature 1 Gaian 1/1: When this creature enters play, gain 1 VP.",
    "Titan": "creature 9 Gaian 1/20", "Mourner": "creature 1 Gaian 1/1: When this creature dies, gain 1 VP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Chamberlain of Short Nights")
@pytest.mark.parametrize(
    "place",
    [
        "army: Chamberlain of Short Nights, Pike marked; city Oak (Body, 8): ",
        "city Oak (Body, 8): Chamberlain of Short Nights marked, ",
    ],
)
def test_each_bid_won_may_unmark_a_resident(place: str) -> None:
    s = arc(
        f"A: {place}Elder, Hen marked, Cow; city Ash (Mind, 8): Sage marked\nB: city Elm (Mind, 8): Ox marked{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Elder", "done")
    until(s, "yes")
    assert (s.points("A"), s.asked) == (16, "A")
    no = s.fork()
    s.choose("yes")
    # Its writer lets only a marked one be chosen; a text that unmarks one, and more, may unmark in vain
    mine = {"Elder", "Hen", "Sage", "Cow"} | ({"Chamberlain of Short Nights"} if place.startswith("city") else set())
    assert set(offered(s, "pick")) == mine
    s.choose("pick Elder")
    assert [(s.marked(name), s.value(name)) for name in ("Elder", "Hen")] == [(False, "2/1"), (True, "1/1")]
    s.choose("claim Mind", "bid Elder", "done")
    assert s.marked("Elder")
    no.choose("no")
    assert [(no.marked(name), no.value(name)) for name in ("Elder", "Hen")] == [(True, "1/1"), (True, "1/1")]
    s.to("Draw", "B")
    assert s.value("Elder") == "1/1"


@plays("Chamberlain of Short Nights")
def test_a_claim_that_is_stopped_or_an_answer_unmarks_nobody() -> None:
    for a, b in (("army: Chamberlain of Short Nights; ", ""), ("", "army: Chamberlain of Short Nights; ")):
        s = arc(
            f"A: {a}city Oak (Body, 8): Elder; {WAITING}\nB: {b}city Elm (Mind, 8): Four; {WAITING}{TACTICS}", TEXTS
        )
        s.choose("claim Body", "bid Elder")
        until(s, "bid Four")
        s.choose("bid Four")
        s.to("Play")
        assert (s.points("A"), s.marked("Elder"), s.marked("Four")) == (15, True, True)
        assert "> A: yes" not in s.log()


@plays("Chamberlain of Short Nights")
def test_two_of_them_unmark_two() -> None:
    s = arc(f"A: army: 2 Chamberlain of Short Nights; city Oak (Body, 8): Elder, Hen\nB: army: Ox{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Elder", "bid Hen")
    until(s, "yes")
    s.choose("yes", "pick Elder", "yes")
    s.all_pass()
    if offered(s, "pick"):
        s.choose("pick Hen")
    assert [(s.marked(name), s.value(name)) for name in ("Elder", "Hen")] == [(False, "2/1"), (False, "2/1")]


@plays("Grove Midwife")
def test_a_cheap_creature_is_born_into_a_city() -> None:
    a = "army: Grove Midwife; city Oak (Body, 8); city Fir (Mind, 8); hand: Herald, Three, Four, Rite"
    s = arc(f"A: {a}; gems 1 Red Banner\nB: army: Ox; city Elm (Mind, 8)", TEXTS)
    s.choose("use Grove Midwife")
    until(s, "yes")
    no = s.fork()
    s.choose("yes")
    assert offered(s, "pick") == ["Herald", "Three"]
    s.choose("pick Herald")
    assert sorted(offered(s, "pick")) == ["Fir", "Oak"]
    s.choose("pick Fir")
    s.all_pass()
    assert (s.place("Herald"), s.marked("Herald"), s.points("A")) == ("Fir", False, 16)
    assert (s.consumed("A"), s.marked("Grove Midwife")) == ("1 Red Banner", True)
    no.choose("no")
    assert (no.hand("A"), no.consumed("A"), no.points("A")) == (["Herald", "Three", "Four", "Rite"], "1 Red Banner", 15)
    assert not offered(arc(f"A: {a}\nB: army: Ox", TEXTS), "use")
    assert not offered(arc(f"A: {a.replace('wife', 'wife marked')}; gems 1 Gaian\nB: army: Ox", TEXTS), "use")


@plays("Grove Midwife")
def test_a_city_that_admits_nobody_is_none_for_a_birth() -> None:
    s = arc(
        "A: army: Grove Midwife; city Oak (Body, 8); city Fir (Mind, 8); hand: Three; gems 1 Gaian;"
        " attached: Bar on Oak\nB: army: Ox",
        TEXTS,
    )
    s.choose("use Grove Midwife")
    until(s, "yes")
    s.choose("yes")
    while "pick Fir" in s.options() or "pick Three" in s.options():
        s.choose("pick Three" if "pick Three" in s.options() else "pick Fir")
    assert s.place("Three") == "Fir"


@plays("Grove Midwife")
def test_a_birth_in_an_opponents_attack_comes_too_late_to_defend() -> None:
    s = arc(
        f"A: army: Wolf; {WAITING}\nB: city Elm (Mind, 8): Grove Midwife, Ox; gems 1 Gaian; hand: Three, Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm")
    until(s, "use Grove Midwife")
    early = s.fork()
    early.choose("use Grove Midwife")
    until(early, "yes")
    early.choose("yes")
    until(early, "block")
    assert offered(early, "block") == ["Wolf with Ox", "Wolf with Three"]
    until(s, "block")
    s.choose("done")
    until(s, "use Grove Midwife")
    s.choose("use Grove Midwife")
    until(s, "yes")
    s.choose("yes")
    fought(s)
    assert (s.place("Three"), s.damage("Elm")) == ("Elm", 1)


@plays("Charnel Wheelwright")
@pytest.mark.parametrize(
    ("a", "value"),
    [("army: Charnel Wheelwright", 1), ("army: Charnel Wheelwright; grave: Rite, Axe, Elk, Four", 3),
     ("city Oak (Body, 8): Charnel Wheelwright marked; grave: Elk, Elk, Hen, Hen", 5),
     ("army: Charnel Wheelwright; grave: 4 Elk, 3 Hen", 5), ("grave: 3 Elk; army: Wolf", 2)],
)  # fmt: skip
def test_it_grows_with_the_dead(a: str, value: int) -> None:
    b = "army: Charnel Wheelwright of A; " if "Wolf" in a else ""
    s = arc(f"A: {a}\nB: {b}grave: Mule", TEXTS)
    assert s.value("Charnel Wheelwright") == f"{value}/3"


@plays("Charnel Wheelwright")
def test_who_dies_in_its_combat_does_not_help_in_it() -> None:
    s = arc(f"A: army: Wolf 9/9; {WAITING}\nB: army: Charnel Wheelwright, Ox 1/1; grave: Elk; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Charnel Wheelwright", "block Wolf with Ox")
    fought(s)
    assert (s.damage("Wolf"), s.place("Charnel Wheelwright"), s.place("Ox")) == (3, "B's graveyard", "B's graveyard")
    s = arc("A: army: Charnel Wheelwright, Elk; hand: Axe\nB: army: Ox", TEXTS)
    s.play("Axe", "target Elk")
    assert s.value("Charnel Wheelwright") == "2/3"


MAJORS = ("Roan Standard Major", "Roan Standard Major (2)")


@plays("Roan Standard Major")
@pytest.mark.parametrize(
    ("army", "values"),
    [("Roan Standard Major, Wolf, Elk", {"Roan Standard Major": "3/3", "Wolf": "2/1", "Elk": "2/1"}),
     ("Roan Standard Major, Wolf", {"Roan Standard Major": "3/3", "Wolf": "1/1"}),
     ("Wolf, Elk, Hen", {"Wolf": "1/1", "Elk": "1/1", "Hen": "1/1"}),
     ("Roan Standard Major, Roan Standard Major, Wolf", {MAJORS[0]: "4/3", MAJORS[1]: "4/3", "Wolf": "3/1"})],
)  # fmt: skip
def test_those_who_follow_the_standard_are_stronger(army: str, values: dict[str, str]) -> None:
    s = arc(f"A: army: {army}; {WAITING}\nB: army: Ox; city Elm (Body, 20); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    while offered(s, "send"):
        s.choose(f"send {offered(s, 'send')[0]}")
    until(s, "block")
    assert {name: s.value(name) for name in values} == values
    fought(s)
    assert s.damage("Elm") == sum(int(value[0]) for value in values.values())
    assert (s.value("Wolf"), s.value("Ox")) == ("1/1", "1/1")


@plays("Roan Standard Major")
@pytest.mark.parametrize(("dead", "value"), [("Elk", "2/1"), ("Roan Standard Major", "2/1")])
def test_what_is_lost_after_the_announcement_does_not_matter(dead: str, value: str) -> None:
    s = arc(f"A: army: Roan Standard Major, Wolf, Elk, Hen; {WAITING}\nB: army: Ox; hand: Axe, Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Roan Standard Major", "send Wolf", "send Elk", "done")
    until(s, "play Axe")
    assert s.value("Wolf") == "1/1"
    s.choose("play Axe", f"target {dead}")
    until(s, "block")
    assert (s.place(dead), s.value("Wolf"), s.value("Hen")) == ("A's graveyard", value, "1/1")


LICH = "Tontine Lich"


@plays("Tontine Lich")
@pytest.mark.parametrize(
    ("way", "asked"), [("Hex", True), ("Axe", True), ("Wilt", True), ("Home", False), ("Exile", False), ("Give", False)]
)
def test_another_may_go_in_its_stead(way: str, asked: bool) -> None:
    s = arc(
        f"A: hand: {way}; army: Tontine Lich marked, Mourner, Wolf; attached: Charm on Tontine Lich\nB: army: Ox", TEXTS
    )
    s.choose(f"play {way}")
    until(s, f"target {LICH}" if way != "Give" else f"pick {LICH}")
    s.choose(f"target {LICH}" if way != "Give" else f"pick {LICH}")
    while s.table.chain and "yes" not in s.options():
        s.choose("pass")
    assert ("yes" in s.options()) is asked
    if asked:
        no = s.fork()
        no.choose("no")
        no.all_pass()
        assert (no.place(LICH), no.place("Mourner"), no.place("Charm")) == (
            "A's graveyard",
            "A's Army",
            "A's graveyard",
        )
        s.choose("yes")
        assert offered(s, "pick") == ["Mourner", "Wolf"]
        s.choose("pick Mourner")
        s.all_pass()
        assert (s.place("Mourner"), s.place("Wolf")) == ("A's graveyard", "A's Army")
        if way == "Wilt":  # its writer lets others follow; whoever can bear nothing at all has to go
            assert s.place(LICH) == "A's graveyard"
        else:
            assert (s.place(LICH), s.damage(LICH), s.marked(LICH)) == ("A's Army", 0, True)
            assert s.place("Charm") == "on Tontine Lich"
    assert s.points("A") == 15


@plays("Tontine Lich")
def test_who_dies_with_it_cannot_go_in_its_stead() -> None:
    s = arc("A: hand: Sweep; army: Tontine Lich, Wolf, Elk\nB: army: Ox", TEXTS)
    s.choose("play Sweep")
    until(s, "yes")
    s.choose("yes")
    s.all_pass()
    assert [s.place(name) for name in (LICH, "Wolf", "Elk")] == ["A's graveyard"] * 3
    s = arc("A: hand: Sweep; army: Tontine Lich, Wolf, Titan\nB: army: Ox", TEXTS)
    s.choose("play Sweep")
    until(s, "yes")
    s.choose("yes")
    s.all_pass()
    assert [s.place(name) for name in (LICH, "Wolf", "Titan")] == ["A's Army", "A's graveyard", "A's graveyard"]
    assert s.damage(LICH) == 0
    s = arc("A: hand: Axe; army: Tontine Lich\nB: army: Ox", TEXTS)
    s.choose("play Axe", "target Tontine Lich")
    until(s, "yes")
    s.choose("yes")
    s.all_pass()
    assert s.place(LICH) == "A's graveyard"


@plays("Tontine Lich")
def test_it_stays_in_the_attack() -> None:
    s = arc(f"A: army: Tontine Lich, Wolf; {WAITING}\nB: city Elm (Body, 9); hand: Hex, Wait{COMBAT}", TEXTS)
    s.choose("attack Elm", "send Tontine Lich", "done")
    until(s, "play Hex")
    s.choose("play Hex", "target Tontine Lich")
    until(s, "yes")
    s.choose("yes")
    fought(s)
    assert (s.place(LICH), s.place("Wolf"), s.damage("Elm")) == ("A's Army", "A's graveyard", 4)
    s = arc(f"A: army: Tontine Lich, Wolf; {WAITING}\nB: army: Ox 3/4; {WAITING}{COMBAT}", TEXTS)
    blocking(s, "B's army", "Tontine Lich")
    s.choose("block Tontine Lich with Ox")
    until(s, "yes")
    s.choose("yes")
    fought(s)
    assert [s.place(name) for name in (LICH, "Wolf", "Ox")] == ["A's Army", "A's graveyard", "B's graveyard"]
