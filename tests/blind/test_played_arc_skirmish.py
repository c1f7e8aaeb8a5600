"""Blind texts of ARC's eleventh and twelfth round about fights, marks and values, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Break": "event 0: Destroy target enchantment.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Rouse": "event 0: Unmark target creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Tap": "event 0: Mark target creature.",
    "Rager": "creature 1 Red Banner 1/1", "Monk": "creature 1 Gaian 1/1",
    "Doom": "event 0: Destroy up to two target creatures.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Bailiff of the Unpaid Bill")
def test_for_two_power_and_his_mark_a_resident_is_marked_and_stays_so_for_one_unmark_phase() -> None:
    s = arc(
        "A: army: Bailiff of the Unpaid Bill; gems 2 Gaian; city Oak (Body, 8): Elder; deck: 9\n"
        "B: army: Ox; city Dale (Body, 8): Hen, Rat marked; deck: 9; hand: Wait, Rouse",
        TEXTS,
    )
    s.choose("use Bailiff of the Unpaid Bill")
    assert sorted(s.options()) == ["target Elder", "target Hen"]
    s.choose("target Hen")
    s.all_pass()
    assert (s.marked("Hen"), s.marked("Bailiff of the Unpaid Bill"), s.consumed("A")) == (True, True, "2 Gaian")
    s.to("Play", "B")
    assert (s.marked("Hen"), s.marked("Rat")) == (True, False)
    free = s.fork()
    s.to("Play", "A")
    s.to("Draw", "B")
    assert not s.marked("Hen")
    free.play("Rouse", "target Hen")
    assert not free.marked("Hen")


@plays("Bailiff of the Unpaid Bill")
def test_marked_by_then_the_resident_is_no_target_any_more() -> None:
    s = arc(
        "A: army: Bailiff of the Unpaid Bill; gems 2 Gaian; hand: Wait\nB: city Dale (Body, 8): Hen; hand: Tap",
        TEXTS,
    )
    s.choose("use Bailiff of the Unpaid Bill")
    s.choose("play Tap")
    s.choose(*["target Hen"] * ("target Hen" in s.options()))
    s.all_pass()
    assert s.marked("Hen")
    s.to("Draw", "B")
    assert not s.marked("Hen")


@plays("Bashful Quarry-Troll")
def test_it_does_not_attack_alone_but_defends_alone_and_goes_on_without_the_other() -> None:
    s = arc(f"A: army: Bashful Quarry-Troll; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}", TEXTS)
    assert not [label for label in s.options() if label.startswith("attack")]
    s = arc(f"A: army: Bashful Quarry-Troll, Wolf; {WAITING}\nB: 15 points; hand: Axe, Wait{COMBAT}", TEXTS)
    s.choose("attack B's army")
    s.choose("send Bashful Quarry-Troll")
    assert "done" not in s.options()
    s.choose(*["send Wolf"] * ("send Wolf" in s.options()))
    until(s, "play Axe")
    s.choose("play Axe", "target Wolf")
    s.to("Second Play")
    assert s.points("B") == 10
    s = arc(f"A: army: Wolf\nB: army: Bashful Quarry-Troll{COMBAT}")
    s.choose("attack B's army")
    assert "block Wolf with Bashful Quarry-Troll" in s.options()


@plays("Bed of Poppies", "Tithing Collar")
@pytest.mark.parametrize("card", ["Bed of Poppies", "Tithing Collar"])
def test_what_it_lies_on_stays_marked_until_an_effect_unmarks_it(card: str) -> None:
    s = arc(
        f"A: hand: {card}; gems 3 Dark Legion; army: Wolf marked; deck: 9\nB: army: Ox marked, Mule, Elk marked; deck: 9;"
        " hand: Rouse, 1",
        TEXTS,
    )
    s.choose(f"play {card}")
    assert sorted(s.options()) == ["target Elk", "target Mule", "target Ox", "target Wolf"]
    fresh = s.fork()
    s.choose("target Ox")
    s.to("Play", "B")
    assert (s.marked("Ox"), s.marked("Elk")) == (True, False)
    s.play("Rouse", "target Ox")
    assert not s.marked("Ox")
    fresh.choose("target Mule")
    fresh.all_pass()
    assert not fresh.marked("Mule")


@plays("Ditch Wight of Orlow")
def test_each_other_death_makes_it_stronger_and_one_of_its_own_side_unmarks_it() -> None:
    s = arc("A: army: Ditch Wight of Orlow marked, Wolf; hand: Axe, Axe, Doom\nB: army: Ox, Mule, Elk", TEXTS)
    s.play("Axe", "target Ox")
    assert (s.value("Ditch Wight of Orlow"), s.marked("Ditch Wight of Orlow")) == ("3/3", True)
    s.play("Axe", "target Wolf")
    assert (s.value("Ditch Wight of Orlow"), s.marked("Ditch Wight of Orlow")) == ("4/3", False)
    s.play("Doom", "target Mule", "target Elk")
    s.choose("trigger of Ditch Wight of Orlow")
    s.all_pass()
    assert s.value("Ditch Wight of Orlow") == "6/3"
    s.to("Draw", "B")
    assert s.value("Ditch Wight of Orlow") == "2/3"


@plays("Ensign of the Torn Flag")
def test_while_it_attacks_the_other_attackers_are_stronger_and_its_death_marks_the_army() -> None:
    s = arc(
        f"A: army: Ensign of the Torn Flag, Wolf, Fox; city Oak (Body, 8): Elder; {WAITING}\n"
        f"B: army: Ox 9/9; hand: Axe, Wait{COMBAT}",
        TEXTS,
    )
    without = s.fork()
    s.choose("attack B's army", "send Ensign of the Torn Flag", "send Wolf", "done")
    assert [s.value(n) for n in ("Ensign of the Torn Flag", "Wolf", "Fox")] == ["2/3", "2/1", "1/1"]
    until(s, "play Axe")
    s.choose("play Axe", "target Ensign of the Torn Flag")
    until(s, "block")
    assert [s.marked(n) for n in ("Fox", "Wolf", "Elder", "Ox")] == [True, True, False, False]
    assert s.value("Wolf") == "1/1"
    without.choose("attack B's army", "send Wolf", "done")
    assert without.value("Wolf") == "1/1"
    until(without, "play Axe")
    without.choose("play Axe", "target Ensign of the Torn Flag")
    until(without, "block")
    assert not without.marked("Fox")


@plays("Straw-Stuffed Jerkin", "Wolfskin Cowl")
@pytest.mark.parametrize(
    ("card", "once", "twice"), [("Straw-Stuffed Jerkin", "1/5", "1/8"), ("Wolfskin Cowl", "3/3", "5/4")]
)
def test_on_a_creature_they_add_up_and_gone_it_may_die(card: str, once: str, twice: str) -> None:
    s = arc(f"A: hand: {card}, {card}; gems 4 Gaian; army: Wolf\nB: army: Ox 1/2; city Oak (Body, 8): Elder", TEXTS)
    for value in (once, twice):
        s.choose(f"play {card}")
        assert {"target Ox", "target Elder", "target Wolf"} <= set(s.options())
        s.choose("target Ox")
        s.settle()
        assert s.value("Ox") == value
    s = arc(f"A: hand: Break\nB: army: Ox 1/2 hurt 2; attached: {card} on Ox", TEXTS)
    s.play("Break")
    assert s.place("Ox") == "B's graveyard"


@plays("Yawn from the Grave", "Nettle Rash")
@pytest.mark.parametrize("card", ["Yawn from the Grave", "Nettle Rash"])
def test_a_creature_is_marked_and_does_not_defend_but_who_fights_goes_on(card: str) -> None:
    s = arc(
        f"A: army: Wolf 1/9; hand: {card}, Wait; gems 1 Dark Legion, 1 Gaian\nB: army: Ox 1/9, Mule; city Oak (Body, 8): Elder;"
        f" {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army")
    until(s, f"play {card}")
    late = s.fork()
    s.choose(f"play {card}", "target Ox")
    until(s, "block")
    assert [label for label in s.options() if "block" in label] == ["block Wolf with Mule"]
    until(late, "block")
    late.choose("block Wolf with Ox", "done")
    until(late, f"play {card}")
    late.choose(f"play {card}")
    assert {"target Elder", "target Ox", "target Wolf"} <= set(late.options())
    late.choose("target Ox")
    late.to("Second Play")
    assert (late.marked("Ox"), late.damage("Ox"), late.damage("Wolf")) == (True, 1, 1)


@plays("Yell and Run at Them", "Rain of Slates")
@pytest.mark.parametrize("card", ["Yell and Run at Them", "Rain of Slates"])
def test_it_is_played_on_an_attacker(card: str) -> None:
    s = arc(
        f"A: army: Wolf 2/3, Fox; hand: {card}; gems 1 Red Banner\nB: 15 points; army: Ox; {WAITING}{COMBAT}", TEXTS
    )
    assert f"play {card}" not in s.options()
    s.choose("attack B's army", "send Wolf", "done")
    until(s, f"play {card}")
    s.choose(f"play {card}")
    s.to("Second Play")
    if card == "Rain of Slates":
        assert (s.damage("Wolf"), s.damage("Fox"), s.points("B")) == (2, 0, 13)
    else:
        assert (s.value("Wolf"), s.value("Fox"), s.points("B")) == ("5/3", "1/1", 10)
        s.to("Draw", "B")
        assert s.value("Wolf") == "2/3"


@plays("Rain of Slates")
def test_killed_before_its_combat_an_attacker_deals_nothing() -> None:
    s = arc(f"A: army: Wolf 2/2; {WAITING}\nB: army: Ox; hand: Rain of Slates; gems 1 Red Banner{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "play Rain")
    s.choose("play Rain of Slates")
    s.to("Second Play")
    assert (s.place("Wolf"), s.points("B")) == ("A's graveyard", 15)


@plays("Hot Hands")
def test_announced_as_an_attacker_its_bearer_is_stronger_and_weaker_for_the_turn() -> None:
    s = arc(
        f"A: army: Wolf 1/2, Fox 1/1; attached: Hot Hands on Wolf, Hot Hands on Fox; {WAITING}\nB: {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "send Fox")
    while s.phase == "Attack":
        s.choose(next((label for label in s.options() if label.startswith("trigger")), s.way_on()))
    assert (s.value("Wolf"), s.place("Fox"), s.points("B")) == ("4/1", "A's graveyard", 11)
    s.to("Draw", "B")
    assert s.value("Wolf") == "1/2"
    s = arc("A: hand: Hot Hands; gems 1 Red Banner; army: Wolf, Fox\nB: army: Ox")
    s.choose("play Hot Hands")
    assert sorted(s.options()) == ["target Fox", "target Wolf"]


@plays("Orchard Bowman")
@pytest.mark.parametrize("goal", ["B's army", "Oak"])
def test_defending_he_strikes_harder(goal: str) -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: Orchard Bowman; city Oak (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    assert s.value("Orchard Bowman") == "1/2"
    until(s, "block")
    s.choose("block Wolf with Orchard Bowman")
    assert s.value("Orchard Bowman") == "3/2"
    s.to("Second Play")
    assert (s.damage("Wolf"), s.value("Orchard Bowman")) == (3, "1/2")
    s = arc(f"A: army: Orchard Bowman; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    assert s.value("Orchard Bowman") == "1/2"


@plays("Quarrymen's Mastiff")
def test_it_never_defends_but_attacks() -> None:
    mastiff = "Quarrymen's Mastiff"
    s = arc(f"A: army: Wolf\nB: army: {mastiff}, Ox; city Oak (Body, 8): {mastiff}{COMBAT}")
    s.choose("attack Oak")
    assert s.options() == ["done", "block Wolf with Ox"]
    s = arc(f"A: army: {mastiff}; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    assert s.marked(mastiff)


@plays("Ragged Colour Guard")
def test_other_attackers_of_its_faction_strike_harder_while_it_is_in_play() -> None:
    s = arc(
        f"A: army: Rager, Monk, Rager; city Oak (Body, 8): Ragged Colour Guard\nB: army: Ox; hand: Axe, Wait{COMBAT}",
        TEXTS,
    )
    assert s.value("Rager") == "1/1"
    s.choose("attack B's army", "send Rager", "send Monk", "done")
    assert [s.value(n) for n in ("Rager", "Monk", "Rager (2)", "Ragged Colour Guard")] == ["2/1", "1/1", "1/1", "2/2"]
    until(s, "play Axe")
    s.choose("play Axe", "target Ragged Colour Guard")
    while s.table.chain:
        s.choose("pass")
    assert s.value("Rager") == "1/1"
    s = arc(f"A: army: Ragged Colour Guard, Ragged Colour Guard; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ragged Colour Guard", "send Ragged Colour Guard")
    assert [s.value(n) for n in ("Ragged Colour Guard", "Ragged Colour Guard (2)")] == ["3/2", "3/2"]


@plays("Reedbed Guide")
def test_moving_does_not_mark_it() -> None:
    s = arc("A: city Oak (Body, 8): Reedbed Guide, Imp; army: Wolf\nB: army: Ox")
    s.choose("move Reedbed Guide to the Army")
    assert (s.marked("Reedbed Guide"), "move Imp to the Army" in s.options()) == (False, False)
    s.to("Attack")
    s.choose("attack B's army")
    assert "send Reedbed Guide" in s.options()


@plays("Roll Call at the Milestone")
def test_up_to_two_of_ones_own_are_unmarked_and_tougher_for_the_turn() -> None:
    s = arc(
        "A: hand: Roll Call at the Milestone; gems 3 The Empire; army: Wolf marked, Fox marked; city Oak (Body, 8): Elder\n"
        "B: army: Ox marked"
    )
    s.choose("play Roll Call at the Milestone")
    assert "target Ox" not in s.options()
    s.choose("target Wolf", "target Elder")
    s.all_pass()
    assert [(s.marked(n), s.value(n)) for n in ("Wolf", "Fox", "Elder")] == [
        (False, "1/2"),
        (True, "1/1"),
        (False, "1/2"),
    ]
    s.to("Draw", "B")
    assert s.value("Wolf") == "1/1"


@plays("Ropemaker's Daughter")
def test_marked_she_makes_a_creature_tougher_for_the_turn() -> None:
    s = arc("A: army: Ropemaker's Daughter; hand: Spark\nB: army: Ox 1/2", TEXTS)
    s.choose("use Ropemaker's Daughter")
    assert sorted(s.options()) == ["target Ox", "target Ropemaker's Daughter"]
    s.choose("target Ox")
    s.all_pass()
    s.play("Spark", "target Ox")
    assert (s.value("Ox"), s.damage("Ox"), s.marked("Ropemaker's Daughter")) == ("1/4", 2, True)
    s.to("Draw", "B")
    assert (s.value("Ox"), s.damage("Ox"), s.place("Ox")) == ("1/2", 0, "B's Army")


@plays("Stolen Warmth")
def test_a_creature_is_weaker_for_the_turn_and_may_die() -> None:
    s = arc(
        "A: hand: Stolen Warmth; gems 2 Dark Legion; army: Wolf\nB: army: Ox 1/5, Mule 3/5 hurt 3; city Oak (Body, 8): Hen 1/2"
    )
    s.choose("play Stolen Warmth")
    assert sorted(s.options()) == [f"target {n}" for n in ("Hen", "Mule", "Ox", "Wolf")]
    for target, dies in (("Hen", True), ("Mule", True), ("Ox", False)):
        one = s.fork()
        one.choose(f"target {target}")
        one.all_pass()
        assert (one.place(target) == "B's graveyard") == dies
    assert one.value("Ox") == "-1/3"
    one.to("Draw", "B")
    assert one.value("Ox") == "1/5"


@plays("Grave Wages")
def test_a_marked_creature_is_destroyed_unless_it_is_unmarked_in_time() -> None:
    s = arc("A: hand: Grave Wages; gems 4 Dark Legion; army: Wolf marked\nB: army: Ox marked, Mule; hand: Rouse", TEXTS)
    s.choose("play Grave Wages")
    assert sorted(s.options()) == ["target Ox", "target Wolf"]
    s.choose("target Ox")
    saved = s.fork()
    s.all_pass()
    assert s.place("Ox") == "B's graveyard"
    saved.choose("play Rouse", "target Ox")
    saved.all_pass()
    assert saved.place("Ox") == "B's Army"


@plays("Bone Lantern Carrier")
def test_for_each_card_it_strikes_harder_for_the_turn() -> None:
    s = arc("A: army: Bone Lantern Carrier marked; hand: Rat, Hog, Wait\nB: army: Ox", TEXTS)
    for given, value in (("Hog", "3/3"), ("Rat", "5/3")):
        s.choose("use Bone Lantern Carrier")
        s.choose(*[label for label in s.options() if label.endswith(given)])
        while s.table.chain:
            s.choose(s.way_on())
        assert (s.value("Bone Lantern Carrier"), s.place(given)) == (value, "A's graveyard")
    assert s.hand("A") == ["Wait"]
    s.to("Draw", "B")
    assert s.value("Bone Lantern Carrier") == "1/3"
