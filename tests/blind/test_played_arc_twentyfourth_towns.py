"""Blind texts of ARC's twenty-fourth round about cities and enchantments, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Give": "event 0: Sacrifice a creature.",
    "Toss": "event 0: Discard target creature.", "Free": "event 0: Unmark target resource card.",
    "Stop": "event 0: Counter target event.", "Shift": "event 0: Put target creature into your army.",
    "Break": "event 0: Destroy target enchantment.", "Cheer": "event 1: Gain 1 victory point.",
    "Rite": "magic 0: Gain 1 victory point.", "One": "creature 1 Gaian 1/1", "Three": "creature 3 Gaian 1/1",
    "Four": "creature 4 Gaian 1/1", "Five": "creature 5 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Anvilmouth")
@pytest.mark.parametrize("won", ["", " (advantage)"])
def test_attackers_of_its_player_hit_harder(won: str) -> None:
    s = arc(
        f"A: city Anvilmouth{won}; army: Wolf 1/9, Fox 1/9; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}"
        + COMBAT,
        TEXTS,
    )
    assert s.value("Wolf") == "1/9"
    s.choose("attack Elm", "send Wolf", "done")
    more = int(won != "")
    assert [s.value(name) for name in ("Wolf", "Fox", "Ox")] == [f"{1 + more}/9", "1/9", "1/9"]
    fought(s)
    assert (s.damage("Elm"), s.value("Wolf")) == (1 + more, "1/9")
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: city Anvilmouth{won}; army: Ox 1/9; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    assert s.value("Wolf") == "1/9"


@plays("Ledgerhall")
def test_a_won_mind_bid_brings_a_card_in_the_next_turn() -> None:
    s = arc(f"A: city Ledgerhall: Hen; deck: Rat, Hog, Elk, Ant, Cow\nB: army: Ox; deck: 9{TACTICS}", TEXTS)
    s.choose("claim Mind", "bid Hen")
    lost = arc(f"A: city Ledgerhall; deck: Rat, Hog\nB: army: Ox{TACTICS}", TEXTS)
    for match, hand in ((s, ["Rat"]), (lost, [])):
        assert match.hand("A") == []
        until(match, "draw 2")
        match.choose("draw 2")
        until(match, "draw 2")
        assert (match.asked, match.hand("A")) == ("A", hand)


@plays("Mournwater")
@pytest.mark.parametrize(
    ("won", "way", "victim", "points"),
    [
        (" (advantage)", "Axe", "Ox", (15, 14, 15)), ("", "Axe", "Ox", (15, 15, 15)),
        (" (advantage)", "Axe", "Wolf", (15, 15, 15)), (" (advantage)", "Toss", "Ox", (15, 15, 15)),
        (" (advantage)", "Axe", "Spy", (15, 15, 14)),
    ],
)  # fmt: skip
def test_deaths_of_opponents_creatures_cost_them_points(
    won: str, way: str, victim: str, points: tuple[int, int, int]
) -> None:
    s = arc(f"A: city Mournwater{won}; army: Wolf; hand: {way}\nB: army: Ox\nC: army: Spy of A", TEXTS)
    s.play(way, f"target {victim}")
    s.all_pass()
    assert (s.points("A"), s.points("B"), s.points("C")) == points


@plays("Mournwater")
def test_each_death_counts_in_any_turn() -> None:
    s = arc(
        f"A: army: Wolf 2/1, Fox 2/1; {WAITING}\nB: city Mournwater (advantage); army: Ox 2/9, Elk 2/9; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "send Fox")
    until(s, "block")
    s.choose("block Wolf with Ox", "block Fox with Elk")
    fought(s)
    assert (s.points("A"), s.points("B")) == (13, 15)
    s = arc("A: army: Wolf; hand: Give\nB: city Mournwater (advantage); army: Ox", TEXTS)
    s.play("Give")
    s.all_pass()
    assert (s.place("Wolf"), s.points("A")) == ("A's graveyard", 15)


@plays("Greenstair")
def test_its_residents_are_hardier_and_so_is_the_army_while_it_is_attacked() -> None:
    table = f"city Greenstair (advantage): Hen 1/1; army: Cow 1/1 hurt 0; city Oak (Mind, 8): Sage 1/1; {WAITING}"
    s = arc(f"A: army: Wolf 2/9, Fox 2/9; {WAITING}\nB: {table}{COMBAT}".replace(" hurt 0", ""), TEXTS)
    assert [s.value(name) for name in ("Hen", "Cow", "Sage")] == ["1/3", "1/1", "1/1"]
    s.choose("attack Greenstair", "send Wolf", "send Fox")
    assert [s.value(name) for name in ("Hen", "Cow", "Sage")] == ["1/3", "1/3", "1/1"]
    until(s, "block")
    s.choose("block Wolf with Cow")
    while s.damage("Greenstair") == 0:  # two damage are not too much for it as long as the attack lasts
        assert s.place("Cow") == "B's Army"
        s.choose(s.way_on())
    fought(s)
    assert (s.place("Cow"), s.place("Hen")) == ("B's graveyard", "Greenstair")
    s = arc("A: army: Wolf\nB: city Greenstair: Hen 1/1; army: Ox", TEXTS)
    assert s.value("Hen") == "1/1"


@plays("Bellmere")
def test_who_is_dear_stays_out_of_it() -> None:
    s = arc(
        "A: city Bellmere: Hen; city Oak (Body, 8): Four; army: Five, Three; hand: Four, Three; gems 9 Gaian\nB: army: Ox",
        TEXTS,
    )
    assert offered(s, "move", "Five") == ["Five to Oak"]
    assert any("to Bellmere" in way for way in offered(s, "move", "Three"))
    assert not any("Bellmere" in way for way in offered(s, "move", "Four"))
    s.choose("play Four (2)" if "play Four (2)" in s.options() else "play Four")
    s.all_pass()
    assert s.place("Four (2)") == "Oak"
    s = arc(f"A: army: Wolf; {WAITING}\nB: city Bellmere; army: Four, Three; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Bellmere")
    until(s, "block")
    assert sorted(offered(s, "block")) == ["Wolf with Three"]
    assert arc("A: city Bellmere: Five\nB: army: Ox", TEXTS).place("Five") == "Bellmere"


@plays("Bellmere")
@pytest.mark.parametrize(
    ("won", "people", "points"),
    [
        (" (advantage)", "Hen, Cow marked, Elk", 16), (" (advantage)", "Hen, Cow, Elk, Rat", 16),
        (" (advantage)", "Hen, Cow", 15), ("", "Hen, Cow, Elk", 15),
    ],
)  # fmt: skip
def test_three_residents_bring_a_point_each_turn(won: str, people: str, points: int) -> None:
    s = arc(f"A: city Bellmere{won}: {people}; army: Wolf\nB: army: Ox", TEXTS)
    s.to("Draw", "B")
    assert s.points("A") == points
    s.to("Draw", "A")  # in turns of others it brings nothing, and its advantage ends with the next Tactics phase
    assert s.points("A") == points


@plays("Oathbound Mail")
def test_mail_protects_who_wears_it() -> None:
    s = arc(
        "A: hand: Oathbound Mail; gems 2 House of Nobles; army: Wolf 1/1\nB: army: Ox 1/1; hand: Break, Wait", TEXTS
    )
    s.choose("play Oathbound Mail")
    assert sorted(targets(s)) == ["Ox", "Wolf"]
    s.choose("target Wolf")
    s.all_pass()
    assert (s.value("Wolf"), s.value("Ox"), s.place("Oathbound Mail")) == ("2/3", "1/1", "on Wolf")
    two = arc(
        "A: attached: Oathbound Mail on Wolf, Oathbound Mail on Wolf; army: Wolf 1/1; hand: Break\nB: army: Ox", TEXTS
    )
    assert two.value("Wolf") == "3/5"
    two.play("Break", "target Oathbound Mail")
    assert two.value("Wolf") == "2/3"


@plays("Quarantine Ropes")
def test_nobody_moves_in_or_out() -> None:
    there = "city Oak (Body, 8): Hen; city Fir (Mind, 8): Cow; army: Wolf"
    s = arc(f"A: {there}; attached: Quarantine Ropes on Oak; hand: One, Shift; gems 1 Gaian\nB: army: Ox", TEXTS)
    assert not offered(s, "move", "Hen")
    assert offered(s, "move", "Wolf") == ["Wolf to Fir"]
    assert sorted(offered(s, "move", "Cow")) == ["Cow to the Army"]
    played = s.fork()
    played.choose("play One", *["place in Oak"] * ("place in Oak" in played.options()))
    while played.table.chain or "place in Oak" in played.options():
        played.choose("place in Oak" if "place in Oak" in played.options() else "pass")
    assert played.place("One") == "Oak"
    s.play("Shift", "target Hen")
    assert s.place("Hen") == "A's Army"
    s = arc(
        f"A: army: Ox; {WAITING}\nB: city Elm (Body, 8): Hen; army: Wolf; attached: Quarantine Ropes on Elm; {WAITING}"
        + COMBAT,
        TEXTS,
    )
    s.choose("attack Elm")
    until(s, "block")
    assert sorted(offered(s, "block")) == ["Ox with Hen", "Ox with Wolf"]


@plays("Quarantine Ropes")
def test_it_may_be_laid_around_any_city() -> None:
    held = "hand: Quarantine Ropes; gems 2 The Empire"
    s = arc(f"A: {held}; city Oak (Body, 8); army: Wolf\nB: city Elm (Body, 8)", TEXTS)
    s.choose("play Quarantine Ropes")
    assert sorted(targets(s)) == ["Elm", "Oak"]
    s.choose("target Oak")
    s.all_pass()
    assert not offered(s, "move")


@plays("Tithe of Embers")
def test_events_of_the_cursed_cost_him_a_point() -> None:
    s = arc(
        "A: hand: Cheer, Rite, Wait; gems 1 Gaian; attached: Tithe of Embers on A\nB: army: Ox; hand: Stop, Wait", TEXTS
    )
    s.choose("play Cheer")
    stopped = s.fork()
    while s.points("A") == 15:
        s.choose("pass")
    assert (s.points("A"), s.chain() != []) == (14, True)  # before the event
    s.all_pass()
    assert s.points("A") == 15
    s.play("Rite")
    assert s.points("A") == 16
    until(stopped, "play Stop")
    stopped.choose("play Stop")
    stopped.all_pass()
    assert stopped.points("A") == 14
    s = arc(f"A: army: Wolf; {WAITING}\nB: army: Ox; attached: Tithe of Embers on B; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "play Wait (2)" if "play Wait (2)" in s.options() else "play Wait")
    while s.asked != "B":
        s.choose("pass")
    s.choose(next(option for option in s.options() if option.startswith("play Wait")))
    fought(s)
    assert s.points("B") == 13  # one for the event, one for the attack
    s = arc("A: hand: Wait; 1 points; attached: Tithe of Embers on A\nB: army: Ox", TEXTS)
    s.choose("play Wait")
    while not s.over:
        s.choose("pass")
    assert s.winner == "B"


@plays("Clotted Well")
def test_its_gem_stays_consumed() -> None:
    s = arc("A: hand: Clotted Well, Free; gems 2 Dark Legion; deck: 9\nB: gems 2 Gaian consumed; deck: 9", TEXTS)
    s.choose("play Clotted Well")
    s.choose(next(option for option in s.options() if option.startswith("target Gaian")))
    s.all_pass()
    s.to("Draw", "B")
    assert (s.gems("B"), s.consumed("B")) == ("1 Gaian", "1 Gaian")
    s.to("Play", "A")
    freed = s.fork()
    s.to("Draw", "B")
    assert (s.gems("B"), s.consumed("B")) == ("1 Gaian", "1 Gaian")
    freed.choose("play Free")
    freed.choose(next(option for option in freed.options() if option.startswith("target Gaian")))
    freed.all_pass()
    assert (freed.gems("B"), freed.consumed("B")) == ("2 Gaian", "")


@plays("Clotted Well")
def test_a_free_gem_can_still_be_spent_once() -> None:
    s = arc(
        "A: hand: Clotted Well, Break; gems 2 Dark Legion; deck: 9\nB: gems 1 Gaian; hand: Cheer, Cheer; deck: 9", TEXTS
    )
    s.choose("play Clotted Well")
    s.choose(next(option for option in s.options() if option.startswith("target Gaian")))
    s.all_pass()
    s.to("Play", "B")
    assert s.gems("B") == "1 Gaian"
    s.choose("play Cheer")
    s.all_pass()
    s.to("Play", "A")
    s.play("Break")
    assert (s.place("Clotted Well"), s.consumed("B")) == (
        "A's graveyard",
        "1 Gaian",
    )  # it is free in the next Unmark phase
    s.to("Draw", "B")
    assert s.gems("B") == "1 Gaian"
