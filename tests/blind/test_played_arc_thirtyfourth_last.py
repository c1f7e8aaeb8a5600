"""Blind texts of ARC's thirtyfourth round about events, enchantments and cities, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Two": "creature 2 Gaian 1/1",
    "Three": "creature 3 Gaian 1/1", "Zero": "creature 0 1/1", "Burn": "event 0: Deal 3 damage to target city.",
    "Lord": "creature 1 1/1: (M): Gain 1 VP.", "Break": "event 0: Destroy target enchantment.",
    "Charm": "enchantment 0: Attach to a creature.", "Zeal": "magic 1 Gaian loyalty 1: Gain 1 VP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])
EXCHANGE, RALLY, LINTEL = "Pallbearer Exchange", "Spitfork Rally", "Hold the Lintel"
THICKET, WHISPER = "Thicketfall", "Bonechill Whisper"


@plays("Pallbearer Exchange")
@pytest.mark.parametrize("how", ["give", "no", "gone"])
def test_the_pallbearers_want_another_for_it(how: str) -> None:
    s = arc(
        f"A: army: Wolf; hand: {EXCHANGE}, Axe; gems 4 Dark Legion; grave: Two, Three, Wait; "
        "city Oak (Body, 8); city Fir (Mind, 8)\n"
        "B: army: Ox; grave: Zero", TEXTS,
    )  # fmt: skip
    s.choose(f"play {EXCHANGE}")
    assert sorted(aims(s)) == ["Three", "Two"]
    s.choose("target Two", "pass")
    assert (sorted(aims(s)), s.consumed("A")) == (["Fir", "Oak"], "3 Dark Legion")
    s.choose("pick Fir")
    s.all_pass()
    assert (s.place("Two"), s.marked("Two"), s.controller("Two")) == ("Fir", False, "A")
    if how == "gone":
        s.choose("play Axe", "target Two")
    while s.active == "A" and not {"pick Wolf", "give Wolf"} & set(s.options()):
        assert s.place("Two") == ("A's graveyard" if how == "gone" else "Fir")
        s.choose("done" if "done" in s.options() else s.way_on())
    assert not [label for label in s.options() if label.endswith(("Two", "Ox"))]
    s.choose(next(iter(starting(s, "pick Wolf", "give Wolf"))) if how == "give" else "no")
    s.all_pass()
    assert s.place("Two") == {"give": "Fir", "no": "removed", "gone": "A's graveyard"}[how]  # not removed from there
    assert s.place("Wolf") == ("A's graveyard" if how == "give" else "A's Army")


@plays("Pallbearer Exchange")
def test_who_has_no_other_loses_it() -> None:
    s = arc(f"A: hand: {EXCHANGE}; gems 3 Dark Legion; grave: Two, Three\nB: army: Ox", TEXTS)
    s.choose(f"play {EXCHANGE}")
    s.choose(*starting(s, "target Two"))
    assert "target Three" not in s.options()  # that one would cost 4
    s.all_pass()
    s.to("Draw", "B")
    assert (s.place("Two"), s.place("Three")) == ("removed", "A's graveyard")


@plays("Spitfork Rally")
def test_an_attacker_rallies() -> None:
    s = arc(f"A: army: Wolf 1/9, Fox, Cur; hand: {RALLY}; gems 1 Red Banner\nB: army: Ox 0/9; {WAITING}{COMBAT}", TEXTS)
    assert f"play {RALLY}" not in s.options()
    s.choose("attack B's army", "send Wolf", "send Fox", "done")
    until(s, f"play {RALLY}")
    s.choose(f"play {RALLY}")
    while not aims(s):
        s.choose("pass")
    assert sorted(aims(s)) == ["Fox", "Wolf"]
    s.choose(next(label for label in s.options() if label.endswith(" Wolf")))
    resolve(s)
    assert values(s, "Wolf", "Fox", "Cur") == ["4/9", "1/1", "1/1"]
    fought(s)
    assert (s.points("B"), s.value("Wolf")) == (10, "4/9")
    s.to("Play", "B")
    assert s.value("Wolf") == "1/9"


@plays("Hold the Lintel")
def test_the_lintel_holds_four_in_all() -> None:
    s = arc(
        f"A: army: Wolf 3/9, Fox 3/9; hand: Burn\nB: army: Ox; city Elm (Body, 9); city Fir (Body, 8); hand: {LINTEL}, Wait; "
        f"gems 2 The Empire{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm", "send Wolf", "send Fox")
    s.choose(f"play {LINTEL}")
    while not aims(s):
        s.choose("pass")
    assert {"Elm", "Fir"} <= set(aims(s))
    s.choose(next(label for label in s.options() if label.endswith(" Elm")))
    resolve(s)
    until(s, "block")
    s.choose("done")
    while s.phase == "Attack":
        s.choose(next((o for o in ("done",) if o in s.options()), None) or s.way_on())
    assert s.damage("Elm") == 2  # 3 and 1 of the 6
    s.choose("play Burn", "target Elm")
    resolve(s)
    assert s.damage("Elm") == 5


@plays("Hold the Lintel")
def test_what_is_left_of_the_lintel_goes_with_the_turn() -> None:
    s = arc(
        f"A: army: Wolf; hand: {LINTEL}; gems 2 The Empire; city Oak (Body, 8); deck: 9\nB: army: Ox; hand: Burn, Burn",
        TEXTS,
    )
    s.choose(f"play {LINTEL}")
    while not aims(s):
        s.choose("pass")
    assert {"Keep of B", "Oak"} == set(aims(s))
    s.choose(next(label for label in s.options() if label.endswith(" Oak")))
    resolve(s)
    until(s, "play Burn")
    s.choose("play Burn", "target Oak")
    while s.table.chain:
        s.choose("pass")
    assert s.damage("Oak") == 0
    s.to("Play", "B")
    s.choose("play Burn", "target Oak")
    resolve(s)
    assert s.damage("Oak") == 3


@plays("Thicketfall")
def test_an_attacker_falls_back_into_the_hand() -> None:
    s = arc(
        f"A: army: Wolf 3/9 of B, Fox 1/9, Cur; attached: Charm on Wolf; {WAITING}\n"
        f"B: army: Ox 1/9; hand: {THICKET}, Wait; gems 3 Gaian{COMBAT}", TEXTS,
    )  # fmt: skip
    assert f"play {THICKET}" not in s.options()
    s.choose("attack B's army", "send Wolf", "send Fox", "done", f"play {THICKET}")
    while not aims(s):
        s.choose("pass")
    assert sorted(aims(s)) == ["Fox", "Wolf"]
    s.choose(next(label for label in s.options() if label.endswith(" Wolf")))
    resolve(s)
    assert (s.place("Wolf"), s.place("Charm")) == ("B's hand", "A's graveyard")
    fought(s)
    assert s.points("B") == 14


@plays("Bonechill Whisper")
@pytest.mark.parametrize(("whom", "way", "lost"), [
    ("Hen", "", 1), ("Ox", "Axe", 1), ("Ox", "Toss", 0), ("Ox", "Back", 0), ("Ox", "", 0), ("Spy", "", 1),
])  # fmt: skip
def test_who_dies_of_the_chill_costs_a_point(whom: str, way: str, lost: int) -> None:
    s = arc(
        f"A: army: Wolf; hand: {WHISPER}, {way or 'Wait'}; gems 2 Dark Legion\n"
        "B: army: Ox 3/5, Spy of A; city Elm (Body, 8): Hen 2/2",
        TEXTS,
    )
    s.choose(f"play {WHISPER}")
    while not aims(s):
        s.choose("pass")
    assert sorted(aims(s)) == ["Hen", "Ox", "Spy", "Wolf"]
    s.choose(next(label for label in s.options() if label.endswith(f" {whom}")))
    s.all_pass()
    if whom == "Ox":
        assert s.value("Ox") == "1/3"
    if way:
        s.choose(f"play {way}", "target Ox")
        s.all_pass()
    assert (s.points("A"), s.points("B")) == (15, 15 - lost)
    s.to("Play", "B")
    if (whom, way) == ("Ox", ""):
        assert s.value("Ox") == "3/5"


VOW, SIGIL, CHARTER, LEASH = "Barkskin Vow", "Leeching Sigil", "Ironbound Charter", "Gilded Leash"


@plays("Barkskin Vow")
def test_the_vow_strengthens_anybody_while_it_is_there() -> None:
    s = arc(
        f"A: hand: {VOW}, Break; gems 2 Gaian; army: Wolf; city Oak (Body, 8): Hen\nB: army: Ox 2/4; deck: 9", TEXTS
    )
    s.choose(f"play {VOW}")
    assert sorted(aims(s)) == ["Hen", "Ox", "Wolf"]
    s.choose("target Ox")
    resolve(s)
    assert (values(s, "Ox", "Wolf"), s.place(VOW)) == (["3/6", "1/1"], "on Ox")
    s.to("Play", "A")
    assert s.value("Ox") == "3/6"
    s.play("Break")
    assert s.value("Ox") == "2/4"


@plays("Leeching Sigil")
@pytest.mark.parametrize("state", ["", " consumed"])
def test_a_leeched_gem_stays_spent(state: str) -> None:
    s = arc(
        f"A: hand: {SIGIL}; gems 2 Dark Legion; army: Wolf; deck: 9\n"
        f"B: army: Ox; hand: Zeal; gems 1 Gaian{state}, 2 Red Banner consumed; deck: 9",
        TEXTS,
    )
    s.choose(f"play {SIGIL}")
    assert "target Gaian resource card" in s.options()
    s.choose("target Gaian resource card")
    resolve(s)
    assert s.place(SIGIL).startswith("on ")
    s.to("Play", "B")
    assert s.gems("B") == ("1 Gaian + " * (state == "") + "2 Red Banner")
    s.choose(*["play Zeal"] * (state == ""))  # a gem that was free is spent once
    s.all_pass()
    s.to("Play", "A")
    assert s.gems("A") == "2 Dark Legion"
    s.to("Play", "B")
    assert (s.gems("B"), s.consumed("B")) == ("2 Red Banner", "1 Gaian")


@plays("Ironbound Charter")
@pytest.mark.parametrize("goal", ["Elm", "Fir", "B's army"])
def test_who_defends_under_the_charter(goal: str) -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\n"
        f"B: army: Cow 1/1, Ox 1/1; city Elm (Body, 8): Hen 1/1; city Fir (Mind, 8); attached: {CHARTER} on Elm; "
        f"{WAITING}{COMBAT}",
        TEXTS,
    )  # fmt: skip
    s.choose(f"attack {goal}")
    assert values(s, "Cow", "Hen", "Ox") == ["1/1"] * 3
    until(s, "block")
    on = goal == "Elm"
    s.choose("block Wolf with Cow", *["block Wolf with Hen"] * on)
    if "done" in s.options():
        s.choose("done")
    assert values(s, "Cow", "Hen", "Ox") == (["1/2", "1/2", "1/1"] if on else ["1/1"] * 3)


@plays("Ironbound Charter")
def test_the_charter_hangs_in_any_city() -> None:
    s = arc(
        f"A: hand: {CHARTER}; gems 2 The Empire; army: Wolf; city Oak (Body, 8)\nB: army: Ox; city Elm (Body, 8)", TEXTS
    )
    s.choose(f"play {CHARTER}")
    assert sorted(aims(s)) == ["Elm", "Oak"]
    s.choose("target Elm")
    resolve(s)
    assert s.place(CHARTER) == "on Elm"


@plays("Gilded Leash")
def test_who_is_leashed_neither_attacks_nor_moves() -> None:
    s = arc(
        f"A: army: Lord, Wolf, Cur; city Oak (Body, 8): Hen; hand: {LEASH}, Wait; gems 2 House of Nobles\nB: army: Ox",
        TEXTS,
    )
    s.choose(f"play {LEASH}")
    assert sorted(aims(s)) == ["Cur", "Hen", "Lord", "Ox", "Wolf"]
    s.choose("target Lord")
    resolve(s)
    assert ("use Lord" in s.options(), offered(s, "move", "Lord")) == (True, [])
    assert offered(s, "move", "Wolf")
    s.to("Attack")
    s.choose("attack B's army")
    assert offered(s, "send") == ["Wolf", "Cur"]
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: Ox; attached: {LEASH} on Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    assert offered(s, "block") == ["Wolf with Ox"]
    s = arc(f"A: city Oak (Body, 8): Hen; attached: {LEASH} on Hen\nB: army: Ox\nphase: Tactics", TEXTS)
    s.choose("claim Body")
    assert "bid Hen" in s.options() or s.marked("Hen")
