"""Blind texts of ARC's thirtyfifth round about long-lasting enchantments and cities, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Give": "event 0: Sacrifice a creature.", "Back": "event 0: Return target creature to its owner's hand.",
    "Two": "creature 2 Gaian 1/1", "Pop": "magic 0: Gain 1 VP.", "Pay": "magic 1: Gain 1 VP.", "Dear": "magic 2: Gain 1 VP.",
    "Free": "event 0: Unmark target resource card.", "Hex": "creature 1 1/1: (M): Gain 1 VP.", "Flash": "event 1: Gain 1 VP.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.", "Sweep": "event 0: Kill each creature.",
    "Raze": "event 0: Destroy target city.", "Bull": "creature 1 The Empire 2/9", "Boar": "creature 1 Gaian 1/9",
    "Knight": "creature 1 The Empire 1/1", "Fort": "city 0 Body 9: Creatures in your Army get +0/+1.",
    "Spire": "city 0 Mind 9: Creatures in your Army get +0/+2.", "No": "event 0: Stop target magic card from resolving.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])
GNAWING, SEAL, SNARE, BRAZEN = "Gnawing Forgetfulness", "Seal of Confiscation", "Snare of Ivy", "Brazenfort"
MOURN, CAMP, LANTERN, STONES = "Mournwick", "Camp of the Tenth Cohort", "Lanternspire College", "Stones of the Old Moot"


@plays("Gnawing Forgetfulness")
@pytest.mark.parametrize(("hand", "copies", "left"), [(5, 1, 5), (6, 1, 5), (9, 1, 5), (3, 1, 3), (9, 2, 5), (9, 0, 7)])
def test_who_is_gnawed_at_keeps_five(hand: int, copies: int, left: int) -> None:
    attached = "; ".join([f"attached: {', '.join([f'{GNAWING} on B'] * copies)}"] * (copies > 0))
    s = arc(f"A: army: Wolf; {attached}\nB: hand: {hand}; deck: 9\nphase: Second Play, active B", TEXTS)
    asked = 0
    while s.active == "B":
        asked += len(starting(s, "discard")) > 0
        s.choose(starting(s, "discard")[-1] if starting(s, "discard") else s.way_on())
    assert (len(s.hand("B")), asked) == (left, hand - left)


@plays("Gnawing Forgetfulness")
def test_every_player_can_be_gnawed_at_and_no_other_is() -> None:
    s = arc(f"A: army: Wolf; hand: {GNAWING}, 6; gems 2 Dark Legion; deck: 9\nB: hand: 6\nC: hand: 6", TEXTS)
    s.choose(f"play {GNAWING}")
    assert sorted(aims(s)) == ["player A", "player B", "player C"]
    s.choose("target player B")
    while s.active == "A":
        s.choose(s.way_on())
    assert (s.place(GNAWING), len(s.hand("A")), s.grave("B")) == (
        "on player B",
        6,
        [],
    )  # that was A's own Discard phase


@plays("Seal of Confiscation")
def test_a_sealed_gem_stays_spent_until_something_else_frees_it() -> None:
    s = arc(
        f"A: hand: {SEAL}; gems 2 The Empire; army: Wolf; deck: 9\n"
        "B: army: Ox; gems 2 Gaian consumed, 1 Red Banner consumed; hand: Free; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {SEAL}")
    assert {option.rpartition(" (")[0] or option for option in aims(s)} >= {"Red Banner resource card"}
    s.choose("target Gaian resource card")
    s.all_pass()
    for _ in range(2):
        s.to("Draw", "B")
        assert (s.consumed("B"), s.gems("B")) == ("1 Gaian", "1 Gaian + 1 Red Banner")
        s.to("Draw", "A")
        assert s.gems("A") == "2 The Empire"
    s.to("Play", "B")
    s.choose("play Free", *starting(s, "target Gaian resource card"))
    s.choose(*starting(s, "target Gaian")[:1])
    resolve(s)
    assert s.consumed("B") == ""


@plays("Seal of Confiscation")
def test_a_sealed_gem_that_is_free_is_spent_once() -> None:
    s = arc(
        f"A: army: Wolf; gems 1 The Empire; attached: {SEAL} on Spare; hand: Pay; deck: 9\nB: army: Ox; deck: 9", TEXTS
    )
    s.play("Pay")
    s.to("Draw", "B")
    s.to("Draw", "A")
    assert (s.gems("A"), s.consumed("A"), s.points("A")) == ("", "1 The Empire", 16)


@plays("Snare of Ivy")
def test_whoever_is_snared_neither_attacks_nor_defends() -> None:
    snared = f"army: Hex, Fox; attached: {SNARE} on Hex; city Oak (Body, 8)"
    s = arc(f"A: {snared}; {WAITING}\nB: army: Ox; city Elm (Body, 8)", TEXTS)
    assert offered(s, "move", "Hex") == ["Hex to Oak"]
    assert "use Hex" in s.options()
    s.to("Attack")
    s.choose("attack Elm")
    assert (s.marked("Hex"), s.marked("Fox")) == (False, True)
    s = arc(f"A: army: Ox 1/9; {WAITING}\nB: {snared}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Fox"]
    s = arc(f"A: army: Ox; attached: {SNARE} on Hen; city Oak (Body, 8): Hen\nB: army: Fox{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Hen")
    s.all_pass()
    assert s.points("A") == 16


@plays("Snare of Ivy")
@pytest.mark.parametrize("gems", [2, 3])
def test_the_snare_is_cut_by_its_own_player_in_his_play_phase(gems: int) -> None:
    s = arc(
        f"A: hand: {SNARE}; gems 2 Gaian, {gems} Red Banner; army: Wolf, Fox\nB: army: Ox; gems 9 Gaian; hand: 1", TEXTS
    )
    s.choose(f"play {SNARE}")
    assert sorted(aims(s)) == ["Fox", "Ox", "Wolf"]
    s.choose("target Ox", "pay 2 Gaian")
    resolve(s)
    assert bool(starting(s, "use")) is (gems == 3)
    if gems == 3:
        s.choose(f"use {SNARE}")
        s.all_pass()
        assert (s.place(SNARE), s.consumed("A")) == ("A's graveyard", "2 Gaian + 3 Red Banner")


@plays("Snare of Ivy")
def test_every_player_cuts_the_snare_where_he_could_use_abilities() -> None:
    s = arc(
        f"A: army: Wolf, Fox; gems 3 Gaian; deck: 9; hand: Wait\nB: army: Ox; attached: {SNARE} on Wolf; gems 3 Red Banner; "
        "hand: Wait; city Elm (Body, 8)\nC: army: Ram; gems 1 Gaian, 2 The Empire; hand: Wait; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose("play Wait")
    assert (s.asked, starting(s, "use")) == ("B", [])  # no ability is used in another's Play phase
    s.all_pass()
    s = arc(
        f"A: army: Wolf, Fox; gems 3 Gaian; deck: 9\nB: army: Ox; attached: {SNARE} on Wolf; gems 3 Red Banner; "
        f"city Elm (Body, 8)\nC: army: Ram; gems 1 Gaian, 2 The Empire; deck: 9{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm")
    third = s.fork()
    assert (s.asked, f"use {SNARE}" in s.options()) == ("B", True)
    s.choose(f"use {SNARE}")
    resolve(s)
    assert (s.place(SNARE), s.consumed("B"), s.consumed("A")) == ("B's graveyard", "3 Red Banner", "")
    third.choose("pass")
    assert third.asked == "C"
    third.choose(f"use {SNARE}")
    resolve(third)
    assert (third.place(SNARE), third.consumed("C"), third.marked("Wolf")) == (
        "B's graveyard", "1 Gaian + 2 The Empire", False)  # fmt: skip


@plays("Brazenfort")
@WON
def test_of_the_fort_the_army_is_fiercer(won: str) -> None:
    s = arc(
        f"A: city {BRAZEN}{won}: Hen; army: Wolf 1/9; {WAITING}; deck: 9\n"
        f"B: army: Ox 1/9; city Elm (Body, 8); {WAITING}; deck: 9",
        TEXTS,
    )
    more = int(won != "")
    assert values(s, "Wolf", "Hen", "Ox") == [f"{1 + more}/9", "1/1", "1/9"]
    s.choose("move Hen to the Army")
    resolve(s)
    assert s.value("Hen") == f"{1 + more}/1"
    s.to("Attack", "B")
    s.choose("attack A's army")
    until(s, "block")
    s.choose("block Ox with Wolf")
    fought(s)
    assert s.damage("Ox") == 1 + more
    s.to("Play", "A")
    assert values(s, "Wolf", "Hen") == ["1/9", "1/1"]


@plays("Brazenfort")
def test_the_fort_is_a_matter_of_the_body_and_ends_when_it_is_lost() -> None:
    s = arc(
        f"A: city {BRAZEN}: Hen; city Oak (Mind, 8): Cow; army: Wolf; hand: Raze\nB: army: Ox; city Elm (Body, 8){TACTICS}",
        TEXTS,
    )
    s.choose("claim Mind", "bid Cow")
    s.all_pass()
    assert s.value("Wolf") == "1/1"
    s.choose("claim Body")
    s.choose("bid Hen")
    s.all_pass()
    assert s.value("Wolf") == "2/1"
    until(s, "play Raze")
    s.choose("play Raze", f"target {BRAZEN}")
    s.all_pass()
    assert s.value("Wolf") == "1/1"


@plays("Mournwick")
@WON
@pytest.mark.parametrize(("way", "who", "lost"), [
    ("Axe", "Hen", 1), ("Axe", "Wolf", 1), ("Axe", "Ox", 0), ("Toss", "Hen", 0), ("Give", "Hen", 0), ("Back", "Hen", 0),
    ("Sweep", "", 2),
])  # fmt: skip
def test_for_each_of_their_dead_the_opponents_of_mournwick_lose(won: str, way: str, who: str, lost: int) -> None:
    s = arc(f"A: city {MOURN}{won}: Hen; army: Wolf; hand: {way}\nB: army: Ox\nC: army: Ram", TEXTS)
    s.choose(f"play {way}")
    s.choose(*[f"{'pick' if way == 'Give' else 'target'} {who}"] * (who != ""))
    while s.table.chain or starting(s, "trigger"):
        s.choose(s.way_on())
    s.all_pass()
    lost = lost if won else 0
    assert [s.points(seat) for seat in "ABC"] == [15, 15 - lost, 15 - lost]


@plays("Mournwick")
def test_in_others_turns_they_mourn_too() -> None:
    s = arc(
        f"A: army: Wolf; hand: Axe\nB: army: Ox; city {MOURN} (advantage): Hen\nC: army: Ram; hand: Wait",
        TEXTS,
    )
    s.choose("play Axe", "target Hen")
    s.all_pass()
    assert [s.points(seat) for seat in "ABC"] == [14, 15, 14]
