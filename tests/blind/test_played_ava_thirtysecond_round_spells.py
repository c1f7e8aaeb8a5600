"""Blind magic and events of AVA's round 32, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolved, starting, targets
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Raze": "event 0: Destroy target city.",
    "Brawn": "event 0: Target creature gets +2/+0 until end of turn.",
    "Home": "event 0: Return target creature to its owner's hand.",
    "Sap": "event 0: Target creature gets -5/+0 until end of turn.",
    "Toll": "event 1 Gaian loyalty 1: Draw a card.", "Deed": "magic 1 Gaian: Draw a card.",
    "Bell": "creature 1/9: 1: Draw a card.", "Chime": "creature 1/9: Whenever another creature dies, gain 1 life point.",
    "Hag": "creature 4 Gaian 3/9: When this creature enters play, gain 1 life point.", "Troll": "creature 5 Gaian 5/5",
    "Vine": "enchantment 0: Attach to a creature. Enchanted creature gets +1/+1.",
    "Take": "event 0: Gain control of target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
BOLT, OMEN, FUMES, FIELD = "Bolt of Cinders", "Omen of Plenty", "Marsh Fumes", "Call to the Field"
SONG, DECREE, STUBBORN, FALL = "Mason's Song", "Decree of Silence", "Stubborn Guard", "Fall Back"
PYRE, BREATH = "Pyre Gift", "Catch Your Breath"
FACTIONS = ["Dark Legion", "Gaian", "House of Nobles", "Red Banner", "The Empire"]


def answered(s: Scene, *answers: str) -> None:
    """All is resolved, and these are chosen on the way, each as soon as it is offered."""
    left = list(answers)
    while s.table.chain or (left and left[0] in s.options()):
        s.choose(left.pop(0) if left and left[0] in s.options() else s.way_on())
    assert not left


@plays("Bolt of Cinders")
@pytest.mark.parametrize(("who", "place"), [
    ("Ox", "A's Army"), ("Hen", "Dale"), ("Cow", "B's graveyard"), ("Dale", "B's Kingdom"), ("Oak", "A's Kingdom"),
])  # fmt: skip
def test_the_bolt_strikes_a_creature_or_a_city(who: str, place: str) -> None:
    s = ava(
        f"A: gold 2 Red Banner; army: Ox 1/9; city Oak; hand: {BOLT}\nB: army: Cow 1/3; city Dale: Hen 1/4; hand: 1",
        TEXTS,
    )
    s.choose(f"play {BOLT}")
    assert sorted(targets(s)) == ["Cow", "Dale", "Hen", "Oak", "Ox"]
    s.choose(f"target {who}")
    s.all_pass()
    assert s.place(who) == place
    if place != "B's graveyard":
        assert s.damage(who) == 3
    s.to("Play", "B")
    assert {n for n in ("Ox", "Hen", "Dale", "Oak") if s.damage(n)} == {who} & {"Dale", "Oak"}


@plays("Bolt of Cinders")
def test_a_city_that_has_no_more_falls() -> None:
    s = ava(f"A: gold 2 Red Banner; army: Ox; hand: {BOLT}\nB: city Dale (Body, 3): Hen; city Fen; hand: 1", TEXTS)
    s.play(BOLT, "target Dale")
    assert (s.place("Dale"), s.place("Hen"), s.damage("Hen")) == ("B's graveyard", "B's Army", 0)


@plays("Omen of Plenty")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_top_card_becomes_gold_of_any_faction(faction: str) -> None:
    chime = TEXTS | {
        "Cow": "creature 1/9: Whenever an opponent draws a card, gain 1 life point.",
        "Tax": f"event 1 {faction}: Draw a card.",
    }
    s = ava(f"A: gold 2 Gaian; army: Ox; hand: {OMEN}, Tax, Rye; deck: Rat, Hog\nB: army: Cow; hand: 1", chime)
    s.choose(f"play {OMEN}")
    until(s, "name")
    assert (s.asked, [o.removeprefix("name ") for o in s.options()]) == ("A", FACTIONS)
    s.choose(f"name {faction}")
    s.all_pass()
    assert (s.place("Rat"), s.marked("Rat"), s.gems("A"), s.deck("A")) == ("A's gold", False, f"1 {faction}", ["Hog"])
    assert (s.sees("A", "Rat"), s.sees("B", "Rat"), s.life("B")) == (True, False, 20)
    assert "lay Rye" in s.options()
    s.play("Tax")
    assert (s.place("Tax"), s.gems("A")) == ("A's graveyard", "")


@plays("Omen of Plenty")
def test_an_empty_deck_gives_nothing_and_defeats_nobody() -> None:
    s = ava(f"A: gold 2 Gaian; army: Ox; hand: {OMEN}, 1; deck: 0\nB: army: Cow; hand: 1", TEXTS)
    s.choose(f"play {OMEN}")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.over, s.out("A"), s.gems("A"), s.place(OMEN)) == (False, "", "", "A's graveyard")


@plays("Marsh Fumes")
@pytest.mark.parametrize(("a", "b", "hurt"), [
    (["Ox", "Hen"], ["Cow", "Pig"], {"Yak", "Elk"}), (["Yak"], [], {"Ox", "Hen", "Cow", "Pig", "Elk"}),
    ([], ["Elk"], {"Ox", "Yak", "Hen", "Cow", "Pig"}),
])  # fmt: skip
def test_whom_nobody_has_chosen_is_hurt(a: list[str], b: list[str], hurt: set[str]) -> None:
    s = ava(
        f"A: gold 5 Dark Legion; army: Ox 1/9, Yak 1/9 of B; city Oak: Hen 1/9; hand: {FUMES}\n"
        "B: army: Cow 1/9, Pig 1/9; city Dale: Elk 1/9; hand: 1\nC: hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {FUMES}")
    assert not offered(s, "target")
    everybody = ("Ox", "Yak", "Hen", "Cow", "Pig", "Elk")
    for seat, theirs, chosen in (("A", ["Hen", "Ox", "Yak"], a), ("B", ["Cow", "Elk", "Pig"], b)):
        until(s, "pick")
        assert (s.asked, sorted(offered(s, "pick"))) == (seat, theirs)
        assert not any(s.damage(n) for n in everybody)
        s.choose(*(f"pick {n}" for n in chosen), *["done"] * (len(chosen) < 2))
    resolved(s)
    assert {n for n in everybody if s.damage(n) == 3} == hurt
    assert (not any(s.damage(n) for n in {*everybody} - hurt), [s.life(c) for c in "ABC"]) == (True, [20, 20, 20])


@plays("Marsh Fumes")
def test_all_die_of_it_together() -> None:
    chime = TEXTS | {"Chime": "creature 1/3: Whenever another creature dies, gain 1 life point."}
    s = ava(f"A: gold 5 Dark Legion; army: Ox, Chime; hand: {FUMES}\nB: army: Cow; hand: 1", chime)
    s.choose(f"play {FUMES}")
    until(s, "done")
    while starting(s, "pick", "trigger of") or s.table.chain:
        s.choose(next(iter(starting(s, "done", "trigger of")), None) or s.way_on())
    assert (s.place("Ox"), s.place("Cow"), s.place("Chime"), s.life("A")) == (
        "A's graveyard", "B's graveyard", "A's graveyard", 22,
    )  # fmt: skip


@plays("Call to the Field")
@pytest.mark.parametrize("chosen", [[], ["Hen"], ["Hen", "Ewe"], ["Hen", "Nun", "Ewe", "Yak"]])
def test_any_of_ones_residents_are_called(chosen: list[str]) -> None:
    s = ava(
        "A: gold 1 The Empire; army: Ox; city Oak: Hen marked, Nun 1/9 hurt 2; city Fen: Ewe, Yak of B; avatar in Fen; "
        f"hand: {FIELD}\nB: army: Cow; city Dale: Elk; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {FIELD}")
    assert not offered(s, "target")
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Ewe", "Hen", "Nun", "Yak"])
    s.choose(*(f"pick {n}" for n in chosen), *["done"] * (len(chosen) < 4))
    s.all_pass()
    assert [n for n in ("Hen", "Nun", "Ewe", "Yak", "Avatar of A", "Elk") if s.place(n) == "A's Army"] == chosen
    assert (s.marked("Hen"), s.marked("Ewe"), s.marked("Yak"), s.damage("Nun")) == (True, False, False, 2)
    assert bool(offered(s, "move", "Ox"))


@plays("Call to the Field")
def test_without_residents_nobody_comes() -> None:
    s = ava(f"A: gold 1 The Empire; army: Ox; city Oak; hand: {FIELD}\nB: army: Cow; city Dale: Elk; hand: 1", TEXTS)
    s.play(FIELD)
    assert (s.place(FIELD), s.place("Elk")) == ("A's graveyard", "Dale")


@plays("Mason's Song")
@pytest.mark.parametrize(
    ("who", "hurt", "n", "left"), [("Oak", 6, 4, 2), ("Oak", 6, 0, 6), ("Dale", 3, 3, 0), ("Dale", 3, 1, 2)]
)
def test_up_to_four_damage_is_sung_away(who: str, hurt: int, n: int, left: int) -> None:
    s = ava(
        f"A: gold 2 House of Nobles; army: Ox 1/9 hurt 3; city Oak (Body, 8, hurt 6); hand: {SONG}\n"
        "B: army: Cow; city Dale (Body, 8, hurt 3); city Elm; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {SONG}")
    assert sorted(targets(s)) == ["Dale", "Elm", "Oak"]
    s.choose(f"target {who}")
    until(s, "number")
    assert (s.asked, offered(s, "number")) == ("A", [str(k) for k in range(min(hurt, 4) + 1)])
    s.choose(f"number {n}")
    s.all_pass()
    assert (s.damage(who), s.damage("Ox")) == (left, 3)


@plays("Mason's Song")
def test_a_whole_city_grows_no_stronger() -> None:
    s = ava(f"A: gold 2 House of Nobles; army: Ox; city Oak (Body, 8); hand: {SONG}\nB: army: Cow; hand: 1", TEXTS)
    s.choose(f"play {SONG}")
    s.choose(*starting(s, "target Oak"))
    answered(s)
    assert (s.damage("Oak"), s.place(SONG)) == (0, "A's graveyard")


@plays("Decree of Silence")
@pytest.mark.parametrize(("decrees", "gold", "can"), [
    (0, "1 Gaian", True), (1, "2 Gaian", False), (1, "3 Gaian", True), (1, "2 Gaian, 1 Red Banner", True),
    (1, "1 Gaian, 2 Red Banner", False), (2, "4 Gaian", False), (2, "5 Gaian", True),
])  # fmt: skip
@pytest.mark.parametrize("phase", ["A's", "B's"])
def test_foes_events_are_dear(decrees: int, gold: str, can: bool, phase: str) -> None:
    hand = ", ".join([*[DECREE] * decrees, "Wait"])
    s = ava(
        f"A: gold 6 The Empire, 1 Gaian; army: Ox; hand: {hand}, Toll; deck: 9\nB: army: Cow; gold {gold}; hand: Toll, Wait; "
        "deck: 9\nC: army: Elk; hand: 1; deck: 9", TEXTS | {"Wait": "event 0 The Empire: Gain 1 life point."},
    )  # fmt: skip
    for _ in range(decrees):
        s.choose(starting(s, f"play {DECREE}")[0])
        s.all_pass()
    assert offered(s, "play", "Toll") == ["Toll"]  # one's own cost the same
    if phase == "A's":
        s.choose("play Wait")
        while s.asked != "B" and s.table.chain:
            s.choose(s.way_on())
    else:
        s.to("Play", "B")
    assert (s.asked == "B" and bool(offered(s, "play", "Toll"))) is can


@plays("Decree of Silence")
def test_it_ends_as_ones_own_turn_begins_and_touches_no_more_than_events() -> None:
    table = "A: gold 3 The Empire; army: Ox; hand: {}, Wait; deck: 9\n"
    table += "B: army: Bell; gold 1 Gaian; hand: Toll, Deed, Wait; deck: 9"
    s = ava(table.format(DECREE), TEXTS)
    s.play(DECREE)
    s.to("Play", "B")
    assert (offered(s, "play", "Toll"), offered(s, "play", "Deed"), offered(s, "use", "Bell")) == (
        [],
        ["Deed"],
        ["Bell"],
    )
    assert not offered(s, "play", "Wait")
    s.to("Play", "A")
    s.choose("play Wait")
    until(s, "play Wait")
    assert (s.asked, offered(s, "play", "Toll")) == ("B", ["Toll"])


@plays("Decree of Silence")
def test_what_was_announced_before_is_not_touched() -> None:
    s = ava(f"A: gold 3 The Empire; army: Ox; hand: {DECREE}\nB: army: Cow; gold 1 Gaian; hand: Toll; deck: 9", TEXTS)
    s.choose(f"play {DECREE}")
    until(s, "play Toll")
    s.choose("play Toll")
    resolved(s)
    assert (len(s.deck("B")), s.place("Toll")) == (8, "B's graveyard")


@plays("Stubborn Guard")
@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("who", ["Cow", "Hen"])
def test_a_defender_is_stubborn(mine: bool, who: str) -> None:
    his, theirs = ("Wait", STUBBORN) if mine else (STUBBORN, "Wait")
    s = ava(
        f"A: gold 1 House of Nobles; army: Ox 3/9, Yak 0/9; hand: {his}; deck: 9\n"
        f"B: gold 1 House of Nobles; city Dale: Hen 1/1; army: Cow 1/1, Pig; hand: {theirs}; deck: 9{COMBAT}", TEXTS,
    )  # fmt: skip
    assert not offered(s, "play", STUBBORN)
    s.choose("attack Dale", "send Ox", "send Yak", "done")
    while not starting(s, "block"):
        assert not offered(s, "play", STUBBORN)
        s.choose("pass")
    s.choose("block Yak with Hen", "block Ox with Cow", "block Ox with Avatar of B")
    until(s, f"play {STUBBORN}")
    s.choose(f"play {STUBBORN}")
    assert sorted(targets(s)) == ["Cow", "Hen"]
    s.choose(f"target {who}")
    resolved(s)
    assert s.value(who) == "1/4"
    fought(s)
    assert (s.place("Cow"), s.value(who)) == ("B's Army" if who == "Cow" else "B's graveyard", "1/4")
    s.to("Play", "B")
    assert s.value(who) == "1/1"


@plays("Stubborn Guard")
def test_a_defender_remains_one_for_the_whole_battle() -> None:
    s = ava(
        "A: army: Ox 1/9, Yak 1/9; hand: Wait; deck: 9\n"
        f"B: gold 1 House of Nobles; army: Cow 1/9, Pig; hand: {STUBBORN}; deck: 9{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B's army", "send Ox", "send Yak", "done")
    until(s, "block")
    s.choose("block Ox with Cow", "done")
    while not s.damage("Cow"):
        s.choose(s.way_on())
    until(s, f"play {STUBBORN}")
    s.choose(f"play {STUBBORN}")
    s.choose(*starting(s, "target Cow"))
    resolved(s)
    assert s.value("Cow") == "1/12"


@plays("Catch Your Breath")
@pytest.mark.parametrize("who", ["Ox", "Elk", "Hen", "Yak"])
def test_somebody_catches_its_breath(who: str) -> None:
    s = ava(
        f"A: gold 1 Gaian; army: Ox marked, Yak; city Oak: Hen marked; hand: {BREATH}\nB: army: Elk marked; hand: 1",
        TEXTS,
    )
    s.choose(f"play {BREATH}")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox", "Yak"]
    s.choose(f"target {who}")
    s.all_pass()
    assert [n for n in ("Ox", "Elk", "Hen", "Yak") if s.marked(n)] == [n for n in ("Ox", "Elk", "Hen") if n != who]
    assert (offered(s, "move", "Ox") != []) is (who == "Ox")


@plays("Catch Your Breath")
def test_who_attacks_goes_on_and_who_is_asked_to_defend_may() -> None:
    s = ava(
        f"A: gold 1 Gaian; army: Ox 3/9; hand: {BREATH}\nB: army: Elk marked; city Dale (Body, 9); hand: 1{COMBAT}",
        TEXTS,
    )
    defending = s.fork()
    s.choose("attack Dale")
    until(s, f"play {BREATH}")
    s.choose(f"play {BREATH}", "target Ox")
    fought(s)
    assert (s.damage("Dale"), s.marked("Ox")) == (3, False)
    defending.choose("attack Dale")
    until(defending, f"play {BREATH}")
    defending.choose(f"play {BREATH}", "target Elk")
    until(defending, "block")
    assert "Ox with Elk" in offered(defending, "block")
    s = ava(
        f"A: gold 1 Gaian; city Oak: Hen; city Fen (Mind, 8); army: Ox; hand: {BREATH}\nB: army: Elk; hand: 1{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Hen")
    until(s, f"play {BREATH}")
    s.choose(f"play {BREATH}", "target Hen")
    until(s, "claim Mind")
    s.choose("claim Mind", "bid Hen")
    while s.phase == "Tactics":
        s.choose(next((o for o in s.options() if o.endswith(": 1 VP")), None) or s.way_on())
    assert s.victory("A") == 2
