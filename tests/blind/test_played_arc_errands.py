"""Blind texts of ARC's thirteenth and fourteenth round about fights and marks, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Break": "event 0: Destroy target enchantment.",
    "Home": "event 0: Return target creature to its owner's hand.", "Tap": "event 0: Mark target creature.",
    "Move": "magic 0: Put target creature from one of your cities into your Army.", "Rouse": "event 0: Unmark target creature.",
    "Small": "creature 1 Gaian 1/1", "Mid": "creature 4 Gaian 1/1", "Three": "creature 3 Gaian 1/1",
    "Steal": "magic 0: Gain control of target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Barefoot Dispatcher", "Pond Runner")
@pytest.mark.parametrize("runner", ["Barefoot Dispatcher", "Pond Runner"])
def test_moving_does_not_mark_it_and_it_goes_on_where_cities_allow_it(runner: str) -> None:
    s = arc(f"A: city Oak (Body, 8): {runner}, Imp; city Elm (Mind, 8): Sage; army: Wolf\nB: army: Ox")
    s.choose(f"move {runner} to the Army")
    assert (s.marked(runner), f"move {runner} to Elm" in s.options(), f"move {runner} to Oak" in s.options()) == (
        False,
        True,
        False,
    )
    on = s.fork()
    s.to("Attack")
    s.choose("attack B's army")
    s.choose(f"send {runner}")
    assert s.marked(runner)
    on.choose(f"move {runner} to Elm")
    assert (on.place(runner), on.marked(runner)) == ("Elm", False)
    assert not [
        o for o in arc(f"A: city Oak (Body, 8): {runner} marked\nB: army: Ox").options() if o.startswith("move")
    ]


@plays("Vault Mastiff")
def test_nothing_moves_it_but_the_fall_of_its_city() -> None:
    s = arc("A: city Oak (Body, 8): Vault Mastiff, Imp; city Elm (Mind, 8); hand: Move, Fall\nB: army: Ox", TEXTS)
    assert not [label for label in s.options() if label.startswith("move Vault Mastiff")]
    assert "move Imp to the Army" in s.options()
    moved = s.fork()
    moved.choose("play Move")
    moved.choose(*["target Vault Mastiff"] * ("target Vault Mastiff" in moved.options()))
    moved.all_pass()
    assert moved.place("Vault Mastiff") == "Oak"
    s.play("Fall", "target Oak")
    assert s.place("Vault Mastiff") == "A's Army"
    assert not [label for label in s.options() if label.startswith("move Vault Mastiff")]


@plays("Kiln-Red Ogre", "Ladder-Shy Recruit")
def test_one_defends_nothing_and_the_other_attacks_no_city() -> None:
    s = arc(f"A: army: Wolf\nB: army: Kiln-Red Ogre, Ladder-Shy Recruit; city Oak (Body, 8): Kiln-Red Ogre{COMBAT}")
    for goal in ("B's army", "Oak"):
        fight = s.fork()
        fight.choose(f"attack {goal}")
        assert fight.options() == ["done", "block Wolf with Ladder-Shy Recruit"]
    s = arc(f"A: army: Kiln-Red Ogre, Ladder-Shy Recruit; {WAITING}\nB: army: Ox; city Oak (Body, 8){COMBAT}", TEXTS)
    city = s.fork()
    s.choose("attack B's army")
    assert {"send Kiln-Red Ogre", "send Ladder-Shy Recruit"} <= set(s.options())
    city.choose("attack Oak")
    assert (city.marked("Kiln-Red Ogre"), city.marked("Ladder-Shy Recruit")) == (True, False)
    s = arc(f"A: army: Ladder-Shy Recruit; {WAITING}\nB: army: Ox; city Oak (Body, 8){COMBAT}", TEXTS)
    assert "attack Oak" not in s.options()


@plays("Quayside Bruiser")
@pytest.mark.parametrize(("goal", "value"), [("Oak", "4/3"), ("B's army", "2/3")])
def test_attacking_a_city_it_strikes_harder(goal: str, value: str) -> None:
    s = arc(
        f"A: army: Quayside Bruiser; {WAITING}\nB: army: Ox; city Oak (Body, 8); city Elm (Mind, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}")
    assert s.value("Quayside Bruiser") == value
    s.to("Second Play")
    assert s.value("Quayside Bruiser") == "2/3"
    s = arc(f"A: army: Wolf\nB: army: Quayside Bruiser; city Oak (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Oak")
    until(s, "block")
    s.choose("block Wolf with Quayside Bruiser")
    assert s.value("Quayside Bruiser") == "2/3"


@plays("Heels in the Mortar", "Slack Drawbridge", "Spit in the Palm", "Smell of Smoke")
@pytest.mark.parametrize(
    ("card", "targets", "on", "value"),
    [
        ("Heels in the Mortar", ["Ox"], "Ox", "2/12"), ("Slack Drawbridge", ["Wolf"], "Wolf", "-1/9"),
        ("Spit in the Palm", ["Wolf"], "Wolf", "5/9"), ("Smell of Smoke", ["Ox", "Wolf"], "Ox", "5/8"),
        ("Smell of Smoke", ["Ox", "Wolf"], "Wolf", "5/8"),
    ],
)  # fmt: skip
def test_who_attacks_or_defends_is_changed_for_the_turn(card: str, targets: list[str], on: str, value: str) -> None:
    factions = {"Heels in the Mortar": "The Empire", "Slack Drawbridge": "The Empire"}
    s = arc(
        f"A: army: Wolf 2/9, Fox 2/9; {WAITING}\nB: army: Ox 2/9, Mule 2/9; hand: {card}, Wait;"
        f" gems 2 {factions.get(card, 'Red Banner')}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "block")
    s.choose("block Wolf with Ox", "done")
    while f"play {card}" not in s.options():
        s.choose("pass")
    s.choose(f"play {card}")
    if len(targets) > 1:
        assert sorted(s.options()) == [f"target {name}" for name in targets]
        s.choose(f"target {on}")
    while s.table.chain:
        s.choose("pass")
    assert s.value(on) == value
    s.to("Second Play")
    struck = max(int(value.partition("/")[0]), 0)
    assert (s.damage("Ox"), s.damage("Wolf")) == ((struck, 2) if on == "Wolf" else (2, struck))
    assert s.value(on) == value
    s.to("Draw", "B")
    assert s.value(on) == "2/9"


@plays("Heels in the Mortar", "Slack Drawbridge", "Spit in the Palm", "Smell of Smoke")
@pytest.mark.parametrize("card", ["Heels in the Mortar", "Slack Drawbridge", "Spit in the Palm", "Smell of Smoke"])
def test_outside_an_attack_it_has_no_target(card: str) -> None:
    assert (
        f"play {card}"
        not in arc(f"A: army: Wolf; hand: {card}; gems 2 Red Banner, 2 The Empire\nB: army: Ox").options()
    )


@plays("Mist on the Moat Bridge")
@pytest.mark.parametrize(("goal", "city", "points", "ox"), [("Oak", 0, 15, 2), ("B's army", 0, 12, 2)])
def test_undefended_attackers_do_no_harm_to_cities(goal: str, city: int, points: int, ox: int) -> None:
    s = arc(
        f"A: army: Wolf 2/4, Fox 3/4; {WAITING}\nB: army: Ox 2/4; city Oak (Body, 8); hand: Mist; gems 2 Gaian{COMBAT}",
        TEXTS,
    )
    without = s.fork()
    s.choose(f"attack {goal}", "send Wolf", "send Fox")
    until(s, "play Mist")
    s.choose("play Mist")
    until(s, "block")
    s.choose("block Wolf with Ox")
    s.to("Second Play")
    assert (s.damage("Oak"), s.points("B"), s.damage("Ox"), s.damage("Wolf")) == (city, points, ox, 2)
    without.choose("attack Oak", "send Fox", "done")
    without.to("Second Play")
    assert without.damage("Oak") == 3


@plays("Bridgeburner Captain")
def test_a_creature_of_the_attacked_player_does_not_defend_in_that_attack() -> None:
    s = arc(
        f"A: army: Bridgeburner Captain, Wolf; {WAITING}\nB: army: Ox, Mule; city Oak (Body, 8): Elder; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak", "send Bridgeburner Captain", "send Wolf")
    until(s, "pick")
    assert (s.asked, sorted(s.options())) == ("A", ["pick Elder", "pick Mule", "pick Ox"])
    s.choose("pick Ox")
    until(s, "block")
    assert not s.marked("Ox")
    assert not [label for label in s.options() if label.endswith("with Ox")]
    assert {"block Wolf with Mule", "block Bridgeburner Captain with Elder"} <= set(s.options())


@plays("Bridgeburner Captain")
def test_without_the_captain_among_the_attackers_all_defend() -> None:
    s = arc(f"A: army: Bridgeburner Captain, Wolf; {WAITING}\nB: army: Ox; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "block")
    assert "block Wolf with Ox" in s.options()
    s = arc(f"A: army: Bridgeburner Captain; {WAITING}\nB: city Oak (Body, 8); hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Oak")
    s.to("Second Play")
    assert s.damage("Oak") == 4


@plays("Crossed Dance Cards")
def test_two_attackers_exchange_their_defenders() -> None:
    s = arc(
        f"A: army: Wolf 2/9, Fox 3/9, Hog 1/9; hand: Crossed Dance Cards, Wait; gems 3 House of Nobles\n"
        f"B: army: Ox 1/9, Mule 1/9; {WAITING}{COMBAT}",
        TEXTS,
    )
    assert "play Crossed Dance Cards" not in s.options()
    s.choose("attack B's army", "send Wolf", "send Fox", "send Hog")
    while not any(label.startswith("block") for label in s.options()):
        assert "play Crossed Dance Cards" not in s.options()
        s.choose("pass")
    s.choose("block Wolf with Ox", "block Wolf with Mule")
    until(s, "play Crossed")
    s.choose("play Crossed Dance Cards", "target Wolf", "target Fox")
    s.to("Second Play")
    assert [s.damage(n) for n in ("Wolf", "Fox", "Hog")] == [0, 2, 0]
    assert (s.damage("Ox"), s.damage("Mule"), s.points("B")) == (3, 3, 12)  # Wolf and Hog are undefended


@plays("Cellar Confessor")
def test_for_its_mark_a_death_in_combat_of_another_brings_a_card_once() -> None:
    s = arc(
        f"A: army: Wolf 2/1, Fox 2/1; {WAITING}\n"
        f"B: army: Ox 1/2, Mule 1/9; city Oak (Body, 8): Cellar Confessor; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "send Fox")
    until(s, "block")
    s.choose("block Wolf with Ox", "block Fox with Mule")
    while "yes" not in s.options():
        s.choose(next((o for o in s.options() if o.startswith("trigger")), s.way_on()))
    no = s.fork()
    s.choose("yes")
    held = len(s.hand("B"))
    while s.phase == "Attack":
        s.choose(next((o for o in s.options() if o.startswith(("trigger", "yes"))), s.way_on()))
    assert (held, len(s.hand("B")), s.marked("Cellar Confessor")) == (2, 2, True)
    while no.phase == "Attack":
        no.choose(next((o for o in no.options() if o == "no" or o.startswith("trigger")), no.way_on()))
    assert (len(no.hand("B")), no.marked("Cellar Confessor")) == (1, False)


@plays("Cellar Confessor")
def test_outside_combat_or_marked_already_it_brings_nothing() -> None:
    s = arc("A: army: Cellar Confessor, Wolf; hand: Axe\nB: army: Ox", TEXTS)
    s.play("Axe", "target Wolf")
    assert (s.hand("A"), s.marked("Cellar Confessor")) == ([], False)
    s = arc(f"A: army: Wolf 2/2\nB: army: Ox 2/2, Cellar Confessor marked; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Ox")
    while s.phase == "Attack":
        s.choose(next((o for o in s.options() if o.startswith(("trigger", "yes"))), s.way_on()))
    assert s.hand("B") == ["Wait"]


@plays("Rope round the Ankle")
def test_each_time_it_is_marked_it_suffers_one() -> None:
    s = arc(
        f"A: army: Wolf 1/4, Fox 1/4; hand: Tap, Tap, Rouse; attached: Rope round the Ankle on Wolf\nB: army: Ox; {WAITING}",
        TEXTS,
    )
    s.play("Tap", "target Wolf")
    assert s.damage("Wolf") == 1
    s.play("Tap", "target Wolf")
    assert s.damage("Wolf") == 1  # it was marked already
    s = arc(
        f"A: army: Wolf 1/4, Fox 1/4; hand: Tap; attached: Rope round the Ankle on Wolf\nB: army: Ox; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "send Fox")
    until(s, "block")
    assert (s.damage("Wolf"), s.damage("Fox")) == (1, 0)
    s = arc(
        "A: army: Wolf 1/4; city Oak (Body, 8); attached: Rope round the Ankle on Wolf; hand: Axe\nB: army: Ox", TEXTS
    )
    s.carry_out("move Wolf to Oak")
    assert s.damage("Wolf") == 1


@plays("Torch-Haired Sister")
def test_for_two_power_she_strikes_harder_as_often_as_it_is_paid() -> None:
    s = arc("A: army: Torch-Haired Sister marked; gems 3 Gaian, 2 Red Banner; hand: Wait\nB: army: Ox", TEXTS)
    for value in ("4/4", "6/4"):
        s.choose("use Torch-Haired Sister")
        while not any(label.startswith("done") for label in s.options()):
            s.choose(s.way_on())
        assert s.value("Torch-Haired Sister") == value
    assert "use Torch-Haired Sister" not in s.options()
    s.to("Draw", "B")
    assert s.value("Torch-Haired Sister") == "2/4"


@plays("Kitchen Poisoner")
def test_marked_it_hurts_any_creature_by_one_and_is_marked_in_vain_if_that_is_gone() -> None:
    s = arc("A: army: Kitchen Poisoner; hand: 1\nB: army: Ox 1/3; city Oak (Body, 8): Elder; hand: Home", TEXTS)
    s.choose("use Kitchen Poisoner")
    assert sorted(s.options()) == ["target Elder", "target Kitchen Poisoner", "target Ox"]
    s.choose("target Ox")
    gone = s.fork()
    s.all_pass()
    assert (s.damage("Ox"), s.marked("Kitchen Poisoner")) == (1, True)
    gone.choose("play Home", "target Ox")
    gone.all_pass()
    assert (gone.place("Ox"), gone.marked("Kitchen Poisoner")) == ("B's hand", True)


@plays("Coat of River Clay", "Whetted on Both Sides")
@pytest.mark.parametrize(("call", "once", "twice"), [("Coat of River Clay", "1/4", "1/6"), ("Whetted", "3/3", "5/4")])
def test_on_a_creature_they_add_up_and_gone_it_may_die(call: str, once: str, twice: str) -> None:
    s = arc(
        f"A: hand: {call}, {call}, Break; gems 3 Gaian, 4 Red Banner; army: Wolf\nB: army: Ox 1/2; city Oak (Body, 8): Elder",
        TEXTS,
    )
    for value in (once, twice):
        s.choose(f"play {call}")
        assert {"target Ox", "target Elder", "target Wolf"} <= set(s.options())
        s.choose("target Ox")
        while not any(label == "done" for label in s.options()):
            s.choose(s.way_on())
        assert s.value("Ox") == value
    s = arc(f"A: hand: Break\nB: army: Ox 1/2 hurt 2; attached: {call} on Ox", TEXTS)
    s.play("Break")
    assert s.place("Ox") == "B's graveyard"
