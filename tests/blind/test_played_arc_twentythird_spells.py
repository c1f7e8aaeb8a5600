"""Blind texts of ARC's twenty-third round about attackers, magic and events, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Wait": "event 0: Draw a card.", "Stop": "event 0: Target event or magic card does not resolve.",
    "Pacify": "enchantment 0: Attach to a creature. It can't attack.", "Charm": "enchantment 0: Attach to a creature.",
    "Bane": "enchantment 0: Attach to a player.", "Wrap": "enchantment 0: Attach to an enchantment.",
    "Lure": "event 0: Gain control of target creature.", "Grow": "event 0: Target creature gets +3/+3 until end of turn.",
    "Mourner": "creature 1 Gaian 1/1: When this creature dies, gain 1 VP.", "Four": "creature 4 Gaian 1/1",
    "Three": "creature 3 Gaian 1/4", "Toll": "enchantment 0: Attach to a creature. It can't attack unless you pay 1 power.",
    "Bar": "enchantment 0: Attach to a city. Creatures cannot enter it.", "Two": "creature 2 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"


@plays("Rabid War Hound")
def test_it_must_attack_and_its_goal_is_free() -> None:
    s = arc(f"A: army: Rabid War Hound, Wolf\nB: army: Imp; city Elm (Mind, 8)\nC: city Ash (Mind, 8){COMBAT}", TEXTS)
    assert set(s.options()) == {"attack B's army", "attack Elm", "attack C's army", "attack Ash"}
    s.choose("attack Elm")
    assert set(s.options()) == {"send Rabid War Hound", "send Wolf"}
    alone = s.fork()
    s.choose("send Wolf")
    assert (s.marked("Wolf"), s.marked("Rabid War Hound")) == (True, True)
    alone.choose("send Rabid War Hound", "done")
    assert (alone.marked("Wolf"), alone.marked("Rabid War Hound")) == (False, True)


@plays("Rabid War Hound")
@pytest.mark.parametrize(
    "place",
    [
        "army: Wolf, Rabid War Hound marked", "army: Wolf; city Oak (Body, 8): Rabid War Hound",
        "army: Wolf, Rabid War Hound; attached: Pacify on Rabid War Hound",
    ],
)  # fmt: skip
def test_who_cannot_attack_need_not(place: str) -> None:
    s = arc(f"A: {place}\nB: army: Imp{COMBAT}", TEXTS)
    assert set(s.options()) & {"done", "pass"}
    s.to("Second Play")
    assert (s.marked("Wolf"), s.points("B")) == (False, 15)


@plays("Rabid War Hound")
def test_nobody_need_pay_for_its_attack_or_move_it() -> None:
    s = arc(
        f"A: army: Wolf, Rabid War Hound; gems 2 Gaian; attached: Toll on Rabid War Hound\nB: army: Imp{COMBAT}", TEXTS
    )
    assert set(s.options()) & {"done", "pass"}
    s.to("Second Play")
    assert (s.gems("A"), s.points("B")) == ("2 Gaian", 15)
    s = arc("A: army: Rabid War Hound; city Oak (Body, 8)\nB: army: Imp", TEXTS)
    s.choose("move Rabid War Hound to Oak")
    s.to("Second Play")
    assert s.place("Rabid War Hound") == "Oak"


CHAMPION = (
    f"A: army: Gauntlet Champion, Wolf 1/9; gems {{}}; hand: Wait\nB: army: Ox 0/9, Elk 0/9; hand: Grow, Wait{COMBAT}"
)


def challenged(gems: str, *answers: str) -> Scene:
    """Both attack, the trigger resolves with these answers, and B is asked for defenders."""
    s = arc(CHAMPION.format(gems).replace("gems none; ", ""), TEXTS)
    s.choose("attack B's army", "send Gauntlet Champion", "send Wolf")
    for answer in answers:
        until(s, answer)
        s.choose(answer)
    until(s, "block")
    return s


@plays("Gauntlet Champion")
def test_for_one_gem_one_defender_at_most_takes_it_on() -> None:
    s = challenged("1 Gaian", "yes")
    assert s.consumed("A") == "1 Gaian"
    none, wolf = s.fork(), s.fork()
    s.choose("block Gauntlet Champion with Ox")
    assert offered(s, "block") == ["Wolf with Elk"]
    s.choose("block Wolf with Elk")
    fought(s)
    assert (s.damage("Ox"), s.points("B")) == (4, 15)
    wolf.choose("block Wolf with Ox", "block Wolf with Elk")
    fought(wolf)
    assert wolf.points("B") == 11
    none.choose("done")
    fought(none)
    assert none.points("B") == 10
    for gems, answers in (("1 Gaian", ("no",)), ("none", ())):
        s = challenged(gems, *answers)
        assert s.consumed("A") == ""
        s.choose("block Gauntlet Champion with Ox", "block Gauntlet Champion with Elk")


@plays("Gauntlet Champion")
def test_it_holds_in_this_attack_only() -> None:
    s = arc(
        "A: army: Gauntlet Champion, Wolf 1/9; gems 1 The Empire; hand: Wait, Rouse\nB: army: Ox 0/9, Elk 0/9; hand: Wait"
        + COMBAT,
        TEXTS | {"Rouse": "event 0: Target creature gets +2/-1 until end of turn."},
    )
    s.choose("attack B's army", "send Gauntlet Champion", "done")
    until(s, "yes")
    s.choose("yes")
    while s.asked == "B":
        s.choose("pass")
    s.choose("play Rouse", "target Gauntlet Champion")
    until(s, "block")
    assert s.value("Gauntlet Champion") == "6/2"
    s.choose("block Gauntlet Champion with Ox")
    assert not offered(s, "block")
    s.to("Play", "B")
    s.to("Attack", "A")
    s.choose("attack B's army", "send Gauntlet Champion", "done")
    until(s, "yes")
    s.choose("no")
    until(s, "block")
    s.choose("block Gauntlet Champion with Ox", "block Gauntlet Champion with Elk")


MARROW = "hand: Marrow Tithe, Wait; gems 2 Dark Legion"


@plays("Marrow Tithe")
def test_a_creature_is_given_for_three_cards() -> None:
    deck = "deck: Rat, Hog, Elk, Ant"
    s = arc(f"A: {MARROW}; army: Mourner, Wolf; city Oak (Body, 8): Hen; {deck}\nB: army: Ox; hand: Stop, Wait", TEXTS)
    s.choose("play Marrow Tithe")
    assert sorted(offered(s, "give") or offered(s, "pick")) == ["Hen", "Mourner", "Wolf"]
    s.choose(next(option for option in s.options() if "Mourner" in option))
    assert (s.place("Mourner"), s.points("A"), s.consumed("A")) == ("A's graveyard", 15, "2 Dark Legion")
    stopped = s.fork()
    s.all_pass()
    assert (s.hand("A"), s.points("A")) == (["Wait", "Rat", "Hog", "Elk"], 15)
    until(stopped, "play Stop")
    stopped.choose("play Stop")
    stopped.all_pass()
    assert (stopped.hand("A"), stopped.place("Mourner")) == (["Wait"], "A's graveyard")
    s = arc(f"A: {MARROW}; army: Four of B; deck: 2\nB: army: Ox", TEXTS)
    s.choose("play Marrow Tithe")
    assert s.place("Four") == "B's graveyard"
    s.all_pass()
    assert s.over
    for table in (f"A: {MARROW}\nB: army: Ox", f"A: {MARROW.replace('2', '1')}; army: Wolf\nB: army: Ox"):
        assert "play Marrow Tithe" not in arc(table, TEXTS).options()


@plays("Torch the Granaries")
@pytest.mark.parametrize(("hurt", "place"), [("", "B's Kingdom"), (", hurt 5", "B's graveyard")])
def test_a_city_burns(hurt: str, place: str) -> None:
    s = arc(
        "A: hand: Torch the Granaries; gems 3 Red Banner; city Oak (Body, 8)\n"
        f"B: city Elm (Body, 8{hurt.replace('5', '6')}); city Fir (Mind, 8)\nC: city Ash (Mind, 8)",
        TEXTS,
    )
    s.choose("play Torch the Granaries")
    assert sorted(targets(s)) == ["Ash", "Elm", "Fir", "Oak"]
    own = s.fork()
    s.choose("target Elm")
    s.all_pass()
    assert (s.place("Elm"), s.points("A"), s.points("B"), s.damage("Fir")) == (place, 15, 15, 0)
    if not hurt:
        assert s.damage("Elm") == 3
        s.to("Draw", "B")
        assert s.damage("Elm") == 3
    own.choose("target Oak")
    own.all_pass()
    assert own.damage("Oak") == 3


@plays("Meltwater Deluge")
def test_all_enchantments_go_home() -> None:
    s = arc(
        "A: hand: Meltwater Deluge; gems 4 Gaian; army: Wolf; attached: Charm on Wolf, Wrap on Charm, Bane on B\n"
        "B: army: Ox; hand: Rat; attached: Charm on Ox, Bane on A, Bar on Keep of B",
        TEXTS,
    )
    s.choose("play Meltwater Deluge")
    assert not targets(s)
    s.all_pass()
    assert sorted(s.hand("A")) == ["Bane", "Charm", "Wrap"]
    assert sorted(s.hand("B")) == ["Bane (2)", "Bar", "Charm (2)", "Rat"]
    assert (s.place("Wolf"), s.place("Ox"), s.grave("A")) == ("A's Army", "B's Army", ["Meltwater Deluge"])
    s = arc("A: hand: Meltwater Deluge; gems 4 Gaian; army: Wolf\nB: army: Ox; hand: Rat", TEXTS)
    s.play("Meltwater Deluge")
    assert (s.hand("A"), s.hand("B"), s.consumed("A")) == ([], ["Rat"], "4 Gaian")


@plays("General Levy")
def test_the_residents_of_a_city_of_yours_are_ready() -> None:
    s = arc(
        "A: hand: General Levy; gems 2 The Empire; city Oak (Body, 8): Hen marked, Cow, Elk marked; city Fir (Mind, 8): "
        "Sage marked; army: Wolf marked\nB: city Elm (Body, 8): Ox marked; army: Mule; hand: Lure, Wait",
        TEXTS,
    )
    s.choose("play General Levy")
    assert sorted(targets(s)) == ["Fir", "Oak"]
    s.choose("target Oak")
    gone = s.fork()
    s.all_pass()
    names = ("Hen", "Cow", "Elk", "Sage", "Wolf", "Ox")
    assert [s.marked(name) for name in names] == [False, False, False, True, True, True]
    s.choose("move Hen to the Army")
    s.all_pass()
    assert (s.marked("Hen"), offered(s, "move", "Elk")) == (True, [])
    until(gone, "play Lure")
    gone.choose("play Lure", "target Elk")
    gone.all_pass()
    assert (gone.marked("Hen"), gone.marked("Elk")) == (False, True)
    s = arc("A: hand: General Levy; gems 2 The Empire; city Oak (Body, 8); army: Wolf marked\nB: army: Ox", TEXTS)
    s.play("General Levy")
    assert (s.marked("Wolf"), s.place("General Levy")) == (True, "A's graveyard")
    assert (
        "play General Levy"
        not in arc("A: hand: General Levy; gems 2 The Empire; no city; army: Wolf\nB: army: Ox").options()
    )


HEIRS = "hand: Contested Inheritance, Wait; gems 5 House of Nobles; city Oak (Body, 8): Elder; city Ash (Mind, 8)"


@plays("Contested Inheritance")
@pytest.mark.parametrize("bid", ["won", "lost", "none"])
def test_only_who_won_a_bid_inherits(bid: str) -> None:
    b = "army: Three marked hurt 1; city Elm (Mind, 8): Four, Two; attached: Charm on Three; hand: Wait"
    s = arc(f"A: {HEIRS}; army: Wolf\nB: {b}{TACTICS}", TEXTS)
    if bid != "none":
        s.choose("claim Body", "bid Elder")
    if bid == "lost":
        until(s, "bid Four")
        s.choose("bid Four")
    s.to("Play")
    assert ("play Contested Inheritance" in s.options()) is (bid == "won")
    if bid != "won":
        return
    s.choose("play Contested Inheritance")
    assert sorted(targets(s)) == ["Three", "Two"]
    city = s.fork()
    s.choose("target Three")
    s.all_pass()
    assert (s.controller("Three"), s.place("Three")) == ("A", "A's Army")
    assert (s.marked("Three"), s.damage("Three"), s.place("Charm")) == (True, 1, "on Three")
    s.to("Play", "B")
    assert s.controller("Three") == "A"
    city.choose("target Two")
    until(city, "place")
    assert (city.asked, offered(city, "place")) == ("A", ["in Oak", "in Ash"])
    city.choose("place in Ash")
    city.all_pass()
    assert (city.controller("Two"), city.place("Two")) == ("A", "Ash")


@plays("Contested Inheritance")
def test_where_no_city_admits_it_it_joins_the_army_and_answers_win_no_bid() -> None:
    s = arc(f"A: {HEIRS}; attached: Bar on Oak, Bar on Ash\nB: city Elm (Mind, 8): Two; hand: Wait{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Elder")
    s.to("Play")
    s.play("Contested Inheritance")
    assert (s.controller("Two"), s.place("Two")) == ("A", "A's Army")
