"""Blind texts of ARC on the order of an attack, on who fights beside whom, and on bids, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until
from scenes.arc import Scene

WAITING = "hand: Wait"
TEXTS = {"Wait": "event 0: Draw a card.", "Axe": "event 0: Kill target creature."}
COMBAT = "\nphase: Attack"


def marched(attackers: str, *names: str, hand: str = "") -> Scene:
    """These attack B's army in this order."""
    s = arc(f"A: army: {attackers}{hand}\nB: army: Ox 1/9, Elk 1/9; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    for name in names:
        if f"send {name}" in s.options():
            s.choose(f"send {name}")
    return s


@plays("Pennon-Dancer")
@pytest.mark.parametrize(("names", "more"), [
    (["Pennon-Dancer"], (2, 2)), (["Pennon-Dancer", "Ram"], (2, 0)), (["Ram", "Pennon-Dancer"], (0, 2)),
    (["Ram", "Pennon-Dancer", "Hag"], (0, 0)),
])  # fmt: skip
def test_the_first_and_the_last_are_stronger(names: list[str], more: tuple[int, int]) -> None:
    others = "".join(f", {name} 1/9" for name in names if name != "Pennon-Dancer")
    s = arc(f"A: army: Pennon-Dancer{others}\nB: army: Ox 1/9; {WAITING}{COMBAT}", TEXTS)
    before = values(s, "Pennon-Dancer")
    s.choose("attack B's army")
    for name in names:
        if f"send {name}" in s.options():
            s.choose(f"send {name}")
    after = values(s, "Pennon-Dancer")
    assert (after[0] - before[0], after[1] - before[1]) == more


def values(s: Scene, name: str) -> tuple[int, int]:
    """Its ATK and DEF."""
    attack, defense = s.value(name).split("/")
    return int(attack), int(defense)


@plays("Second-Wave Axeman")
@pytest.mark.parametrize(
    ("names", "more"), [(["Ram", "Second-Wave Axeman", "Hag"], 0), (["Ram", "Hag", "Second-Wave Axeman"], 2)]
)
def test_the_third_is_stronger_whoever_has_left(names: list[str], more: int) -> None:
    s = arc(f"A: army: Second-Wave Axeman, Ram 1/9, Hag 1/9; hand: Axe\nB: army: Ox 1/9; {WAITING}{COMBAT}", TEXTS)
    before = values(s, "Second-Wave Axeman")[0]
    s.choose("attack B's army", *(f"send {name}" for name in names))
    assert values(s, "Second-Wave Axeman")[0] == before + more
    until(s, "play Axe")
    s.choose("play Axe", "target Ram")
    while "Ram" not in s.grave("A"):
        s.choose(s.way_on())
    assert values(s, "Second-Wave Axeman")[0] == before + more


@plays("Second-File Drummer")
def test_the_one_behind_the_drummer_is_stronger_as_long_as_he_attacks() -> None:
    s = marched("Second-File Drummer, Ram 1/9, Hag 1/9", "Ram", "Second-File Drummer", "Hag", hand="; hand: Axe")
    assert (s.value("Ram"), s.value("Hag")) == ("1/9", "3/9")
    until(s, "play Axe")
    s.choose("play Axe", "target Second-File Drummer")
    while "Second-File Drummer" not in s.grave("A"):
        s.choose(s.way_on())
    assert s.value("Hag") == "1/9"


@plays("Corporal of the Inner Wall")
def test_others_against_the_same_attacker_are_stronger() -> None:
    s = arc("A: army: Ram 1/9, Hag 1/9\nB: army: Corporal of the Inner Wall, Ox 1/9, Elk 1/9" + COMBAT, TEXTS)
    s.choose("attack B's army", "send Ram", "send Hag")
    until(s, "block Ram with Ox")
    s.choose("block Ram with Corporal of the Inner Wall", "block Ram with Ox", "block Hag with Elk")
    s.all_pass()
    assert "Ox strikes Ram for 2" in s.log()
    assert "Elk strikes Hag for 1" in s.log()


@plays("Gatehouse Twins")
def test_attackers_of_their_city_are_weaker() -> None:
    s = arc("A: army: Ram 3/9\nB: city Oak (Body, 8): Gatehouse Twins; army: Ox 1/9" + COMBAT, TEXTS)
    s.choose("attack Oak")
    assert s.value("Ram") == "2/9"


@plays("Keg Roller")
def test_who_defends_against_it_is_hit_as_it_dies() -> None:
    s = arc("A: army: Keg Roller, Hag 1/9\nB: army: Ox 9/9, Elk 1/9" + COMBAT, TEXTS)
    s.choose("attack B's army", "send Keg Roller", "send Hag")
    until(s, "block Keg Roller with Ox")
    s.choose("block Keg Roller with Ox", "block Hag with Elk")
    s.all_pass()
    hit = [line for line in s.log() if "3 damage from Keg Roller" in line]
    assert hit == ["Ox suffers 3 damage from Keg Roller"]


@plays("Inkwell Baronet")
@pytest.mark.parametrize(("discipline", "size"), [("Mind", 5), ("Body", 3)])
def test_it_counts_more_for_the_mind(discipline: str, size: int) -> None:
    s = arc("A: city Oak (Body, 8): Inkwell Baronet; city Ash (Mind, 8)\nB: city Elm (Soul, 8)\nphase: Tactics", TEXTS)
    s.choose(f"claim {discipline}", "bid Inkwell Baronet")
    assert f"A claims {discipline} with {size}" in s.log()


@plays("Absentee Margrave")
def test_he_bids_out_of_the_army() -> None:
    s = arc("A: city Oak (Body, 8); army: Absentee Margrave\nB: city Elm (Soul, 8)\nphase: Tactics", TEXTS)
    s.choose("claim Body", "bid Absentee Margrave")
    assert "A claims Body with 4" in s.log()


@plays("Warden of Hollow Hives")
@pytest.mark.parametrize(("discipline", "left"), [("Body", 3), ("Soul", 2)])
def test_a_soul_bid_repairs_more(discipline: str, left: int) -> None:
    s = arc("A: city Oak (Body, 8, hurt 4): Page 1/1 cost 1; city Ash (Soul, 8); army: Warden of Hollow Hives\n"
            "B: city Elm (Mind, 8)\nphase: Tactics", TEXTS)  # fmt: skip
    s.choose(f"claim {discipline}", "bid Page")
    s.all_pass()
    if "target Oak" in s.options():
        s.choose("target Oak")
    s.all_pass()
    assert s.damage("Oak") == left


@plays("Envoy of Two Banners")
def test_a_guest_keeps_the_peace() -> None:
    s = arc("A: city Oak (Body, 8); army: Envoy of Two Banners, Ox 1/1\nB: city Elm (Body, 8); army: Ram 1/1\n"
            "C: army: Hag 1/1\nphase: Play", TEXTS)  # fmt: skip
    s.carry_out("move Envoy of Two Banners to Elm")
    s.to("Attack", "A")
    assert "attack C's army" in s.options()
    assert "attack B's army" not in s.options()
    s.to("Attack", "B")
    assert "attack A's army" not in s.options()


@plays("Envoy of Two Seats")
def test_a_guest_keeps_residents_from_answering() -> None:
    s = arc("A: city Oak (Body, 8); army: Envoy of Two Seats\nB: city Elm (Body, 8): Cook 1/1 cost 2; "
            "city Fir (Body, 8): Nun 1/1 cost 2\nphase: Play", TEXTS)  # fmt: skip
    s.carry_out("move Envoy of Two Seats to Elm")
    s.to("Tactics", "A")
    s.choose("claim Body")
    while s.asked == "A" and "done" in s.options():
        s.choose("done")
    assert "bid Nun" in s.options()
    assert "bid Cook" not in s.options()


@plays("Warden of Two Gates")
def test_it_defends_against_two_in_turn() -> None:
    s = arc("A: army: Ram 1/9, Hag 1/9\nB: army: Warden of Two Gates" + COMBAT, TEXTS)
    s.choose("attack B's army", "send Ram", "send Hag")
    until(s, "block Ram with Warden of Two Gates")
    s.choose("block Ram with Warden of Two Gates")
    until(s, "yes")
    s.choose("yes")
    s.all_pass()
    foes = [line.split(" for ")[0] for line in s.log() if line.startswith("Warden of Two Gates strikes")]
    assert foes == ["Warden of Two Gates strikes Ram", "Warden of Two Gates strikes Hag"]
    assert s.points("B") == 15


@plays("Cellar Ghast")
def test_a_foe_that_dies_in_its_combat_is_worth_a_point() -> None:
    s = arc("A: army: Ram 9/1, Hag 1/1\nB: army: Cellar Ghast, Ox 1/9" + COMBAT, TEXTS)
    s.choose("attack B's army", "send Ram", "send Hag")
    until(s, "block Ram with Cellar Ghast")
    s.choose("block Ram with Cellar Ghast", "block Hag with Ox")
    s.all_pass()
    assert s.points("B") == 16


@plays("Mirrorpool Nymph")
def test_a_faction_that_is_chosen_finds_no_target() -> None:
    cards = {**TEXTS, "Spark": "event 0 Red Banner: Deal 1 damage to target creature.",
             "Flash": "event 0 The Empire: Deal 1 damage to target creature."}  # fmt: skip
    s = arc(
        "A: city Oak (Body, 8); gems 9 Gaian; hand: Mirrorpool Nymph, Spark, Flash\nB: army: Ox 1/9\nphase: Play", cards
    )
    s.choose("play Mirrorpool Nymph")
    until(s, "choose: Red Banner")
    s.choose("choose: Red Banner")
    until(s, "play Spark")
    for spell, is_met in (("Spark", False), ("Flash", True)):
        one = s.fork()
        one.choose(f"play {spell}")
        assert ("target Mirrorpool Nymph" in one.options()) == is_met


@plays("Tamsin Before the Breach")
def test_it_takes_all_blows_for_those_beside_it() -> None:
    s = arc("A: army: Ram 2/99\nB: army: Tamsin Before the Breach, Ox 1/9, Elk 1/9" + COMBAT, TEXTS)
    s.choose("attack B's army")
    until(s, "block Ram with Ox")
    s.choose("block Ram with Tamsin Before the Breach", "block Ram with Ox", "block Ram with Elk")
    s.all_pass()
    taken = [line for line in s.log() if line.endswith("damage from Ram")]
    assert taken == ["Tamsin Before the Breach suffers 2 damage from Ram"] * 3


@plays("Ensign with Two Faces", "Vanward Trickster", "Ysolt Drill-Mistress")
@pytest.mark.parametrize("name", ["Ensign with Two Faces", "Vanward Trickster", "Ysolt Drill-Mistress"])
def test_defenders_of_two_attackers_are_exchanged(name: str) -> None:
    s = arc(f"A: army: {name}, Hag 3/9\nB: army: Ox 1/9, Elk 1/9" + COMBAT, TEXTS)
    s.choose("attack B's army", f"send {name}", "send Hag")
    until(s, f"block {name} with Ox")
    s.choose(f"block {name} with Ox", "done")
    until(s, "yes")
    s.choose("yes")
    for each in ("Hag", name):
        if f"pick {each}" in s.options():
            s.choose(f"pick {each}")
    s.all_pass()
    assert "Hag strikes Ox for 3" in s.log()
    assert s.points("B") < 15


@plays("Dame of the Long Proxy")
def test_she_is_unmarked_for_a_gem() -> None:
    s = arc("A: city Oak (Body, 8): Dame of the Long Proxy; gems 1 Gaian\nB: city Elm (Soul, 8)\nphase: Tactics", TEXTS)
    s.choose("claim Body", "bid Dame of the Long Proxy")
    until(s, "yes")
    assert s.marked("Dame of the Long Proxy")
    s.choose("yes")
    while s.marked("Dame of the Long Proxy"):
        s.choose(s.way_on())
    log = [*s.log(), "A: First Play phase"]
    assert log.index("Dame of the Long Proxy is unmarked") < log.index("A: First Play phase")


@plays("Bone-Dust Miller")
@pytest.mark.parametrize(("card", "more"), [("Page", 2), ("Wait", 1)])
def test_a_creature_that_is_discarded_is_worth_more(card: str, more: int) -> None:
    s = arc("A: city Oak (Body, 8): Bone-Dust Miller; hand: Page 1/1 cost 9, Wait\nB: army: Ox 1/9\nphase: Play", TEXTS)
    before = values(s, "Bone-Dust Miller")
    s.choose("use Bone-Dust Miller")
    s.choose(f"give {card}")
    while values(s, "Bone-Dust Miller") == before:
        s.choose(s.way_on())
    assert values(s, "Bone-Dust Miller") == (before[0] + more, before[1] + more)


@plays("Grave-Soil Picklock")
@pytest.mark.parametrize(("goal", "left"), [("B's army", 1), ("Elm", 2)])
def test_who_loses_points_to_it_discards(goal: str, left: int) -> None:
    s = arc(
        "A: army: Grave-Soil Picklock\nB: city Elm (Body, 8); hand: Page 1/1 cost 9, Clerk 1/1 cost 9" + COMBAT, TEXTS
    )
    s.choose(f"attack {goal}")
    while s.phase == "Attack" and len(s.hand("B")) > left:
        s.choose(s.way_on())
    assert len(s.hand("B")) == left


@plays("Mistress of the Lower Kiln")
def test_one_creature_is_given_up_for_another() -> None:
    s = arc("A: city Oak (Body, 8): Page 1/1; gems 9 Gaian, 9 Red Banner, 9 Dark Legion; hand: Mistress of the Lower Kiln\n"
            "B: army: Ox 1/9\nphase: Play", TEXTS)  # fmt: skip
    s.choose("play Mistress of the Lower Kiln")
    until(s, "yes")
    s.choose("yes")
    while "Ox" not in s.grave("B"):
        s.choose(s.way_on())
    assert "Page" in s.grave("A")


@plays("Disputed Heiress")
@pytest.mark.parametrize(("marked", "size"), [("Disputed Heiress", "2/2"), ("Page", "1/1")])
def test_who_stops_a_claim_has_the_advantage(marked: str, size: str) -> None:
    s = arc("A: city Oak: Disputed Heiress, Page 1/1 cost 9; army: Ox 1/1\nB: city Elm (Body, 8): Cook 1/1 cost 1\n"
            "phase: Tactics, active B",
            {**TEXTS, "Oak": "city 1 Body 8: Advantage: Creatures in your army get +1/+1."})  # fmt: skip
    s.choose("claim Body", "bid Cook", f"bid {marked}")
    if "done" in s.options():
        s.choose("done")
    while s.chain():
        s.choose(s.way_on())
    assert s.value("Ox") == size
