"""Blind texts of ARC's last rounds that make who fights stronger or weaker, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Bat": "creature 1 1/1: Flying",
    "Home": "event 0: Return target creature to its owner's hand.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Sudden Palisade")
def test_a_defender_is_tougher_until_the_end_of_the_turn() -> None:
    s = arc(
        f"A: army: Wolf 4/9; hand: Sudden Palisade; gems 1 The Empire\nB: army: Ox 1/2, Mule 1/2; {WAITING}{COMBAT}",
        TEXTS,
    )
    assert "play Sudden Palisade" not in s.options()
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Ox", "done")
    until(s, "play Sudden Palisade")
    s.choose("play Sudden Palisade")
    s.to("Second Play")
    assert (s.value("Ox"), s.damage("Ox"), s.value("Mule")) == ("1/5", 4, "1/2")
    s.to("Draw", "B")
    assert s.value("Ox") == "1/2"


@plays("Stolen Banner")
def test_an_attacker_is_stronger_and_weaker_until_the_end_of_the_turn() -> None:
    s = arc(
        "A: army: Wolf 1/2, Fox 1/1; hand: Stolen Banner, Stolen Banner; gems 4 Red Banner\n"
        f"B: army: Ox 1/9; {WAITING}{COMBAT}",
        TEXTS,
    )
    assert "play Stolen Banner" not in s.options()
    s.choose("attack B's army", "send Wolf", "send Fox")
    until(s, "play Stolen Banner")
    s.choose("play Stolen Banner")
    assert sorted(s.options()) == ["target Fox", "target Wolf"]
    s.choose("target Wolf")
    until(s, "play Stolen Banner")
    s.choose("play Stolen Banner", "target Fox")
    while s.table.chain:
        s.choose("pass")
    assert (s.value("Wolf"), s.place("Fox")) == ("4/1", "A's graveyard")
    s.to("Second Play")
    assert (s.value("Wolf"), s.points("B")) == ("4/1", 11)
    s.to("Draw", "B")
    assert s.value("Wolf") == "1/2"


TOTEM = "A: army: Wolf 2/2; {}; attached: Warcry Totem on Oak\nB: army: Ox; hand: Wait"


@plays("Warcry Totem")
@pytest.mark.parametrize(
    "city", ["city Oak (Body, 8): Elder 1/1", "city Oak (Body, 8, hurt 7): Elder 1/1; city Elm (Mind, 8)"]
)
def test_as_the_attack_phase_begins_the_city_may_be_hurt_for_the_army(city: str) -> None:
    s = arc(TOTEM.format(city), TEXTS)
    while "yes" not in s.options():
        s.choose(s.way_on())
    assert (s.phase, s.asked) == ("Attack", "A")
    no = s.fork()
    s.choose("yes")
    until(s, "attack")
    assert s.value("Wolf") == "3/2"
    assert s.place("Oak") == "A's graveyard" if "hurt 7" in city else (s.damage("Oak"), s.value("Elder")) == (1, "1/1")
    s.to("Draw", "B")
    assert s.value("Wolf") == "2/2"
    no.choose("no")
    until(no, "attack")
    assert (no.value("Wolf"), no.place("Oak")) == ("2/2", "A's Kingdom")


@plays("Warcry Totem")
def test_it_is_laid_on_ones_own_city_and_speaks_in_no_other_turn() -> None:
    s = arc("A: hand: Warcry Totem; gems 3 Red Banner; city Oak (Body, 8); city Elm (Mind, 8)\nB: city Dale (Body, 8)")
    s.choose("play Warcry Totem")
    assert sorted(s.options()) == ["target Elm", "target Oak"]
    s = arc("A: army: Wolf\nB: army: Ox; city Oak (Body, 8); attached: Warcry Totem on Oak\nphase: Attack")
    assert "attack Oak" in s.options()


@plays("Anvilgate")
def test_with_its_advantage_the_army_strikes_harder_in_every_turn_until_the_next_tactics() -> None:
    table = "A: army: Wolf 1/1; city Anvilgate{}: Elder 1/1; deck: 20\nB: army: Ox 1/1; deck: 20; hand: Wait"
    s = arc(table.format(" (advantage)"), TEXTS)
    assert [s.value(n) for n in ("Wolf", "Elder", "Ox")] == ["2/1", "1/1", "1/1"]
    s.to("Play", "B")
    assert s.value("Wolf") == "2/1"
    s.to("Tactics", "A")
    assert s.value("Wolf") == "1/1"
    s = arc(table.format(""), TEXTS)
    assert s.value("Wolf") == "1/1"
    s = arc("A: army: Wolf 1/1; city Anvilgate (advantage); city Oak (Body, 8); hand: Fall\nB: army: Ox", TEXTS)
    s.play("Fall", "target Anvilgate")
    assert s.value("Wolf") == "1/1"


@plays("Thornmother Glade")
def test_with_its_advantage_residents_are_tougher_and_while_it_is_attacked_the_army_too() -> None:
    s = arc(
        f"A: army: Wolf; {WAITING}\n"
        "B: army: Ox 1/1; city Thornmother Glade (advantage): Elder 1/1; city Oak (Body, 8): Imp 1/1;"
        f" {WAITING}{COMBAT}",
        TEXTS,
    )
    other = s.fork()
    assert [s.value(n) for n in ("Elder", "Imp", "Ox", "Wolf")] == ["1/3", "1/1", "1/1", "1/1"]
    s.choose("attack Thornmother Glade")
    assert [s.value(n) for n in ("Elder", "Imp", "Ox", "Wolf")] == ["1/3", "1/1", "1/3", "1/1"]
    s.to("Second Play")
    assert s.value("Ox") == "1/1"
    other.choose("attack Oak")
    assert other.value("Ox") == "1/1"
    assert arc("A: city Thornmother Glade: Elder 1/1\nB: army: Ox").value("Elder") == "1/1"


@plays("Warming Hearthstone")
def test_in_its_city_all_are_stronger_and_while_it_is_attacked_the_army_too() -> None:
    s = arc(
        f"A: army: Wolf; {WAITING}\nB: army: Ox 1/1; city Oak (Body, 8): Elder 1/1; city Elm (Mind, 8): Imp 1/1;"
        f" attached: Warming Hearthstone on Oak; {WAITING}{COMBAT}",
        TEXTS,
    )
    assert [s.value(n) for n in ("Elder", "Imp", "Ox", "Wolf")] == ["2/2", "1/1", "1/1", "1/1"]
    other = s.fork()
    s.choose("attack Oak")
    assert [s.value(n) for n in ("Elder", "Imp", "Ox", "Wolf")] == ["2/2", "1/1", "2/2", "1/1"]
    s.to("Second Play")
    assert s.value("Ox") == "1/1"
    other.choose("attack Elm")
    assert other.value("Ox") == "1/1"


FORT = (
    "A: army: Wolf 2/9; hand: Wait\nB: army: Ox; city Fort Meridian{}: Elder 1/9, Imp 1/9 marked; {}city Oak (Body, 8): Sage,"
    " Ape marked; hand: Wait\nphase: Attack"
)


@plays("Fort Meridian")
@pytest.mark.parametrize(
    ("advantage", "goal", "who"),
    [
        ("", "Oak", ["Elder", "Ox", "Sage"]), (" (advantage)", "Oak", ["Elder", "Ox", "Sage"]),
        ("", "Fort Meridian", ["Elder", "Ox"]), (" (advantage)", "Fort Meridian", ["Elder", "Imp", "Ox"]),
        ("", "B's army", ["Ox"]),
    ],
)  # fmt: skip
def test_its_unmarked_residents_help_other_cities_and_with_its_advantage_marked_ones_itself(
    advantage: str, goal: str, who: list[str]
) -> None:
    s = arc(FORT.format(advantage, ""), TEXTS)
    s.choose(f"attack {goal}")
    until(s, "block")
    assert sorted(label.removeprefix("block Wolf with ") for label in s.options() if label != "done") == who


@plays("Fort Meridian")
def test_who_helps_from_there_fights_and_stays_there_unless_the_other_city_bars_it() -> None:
    s = arc(FORT.format("", ""), TEXTS)
    s.choose("attack Oak")
    until(s, "block")
    s.choose("block Wolf with Elder")
    s.to("Second Play")
    assert (s.damage("Elder"), s.damage("Wolf"), s.place("Elder"), s.damage("Oak")) == (2, 1, "Fort Meridian", 0)
    cards = TEXTS | {"Oak": "city 2 Body 8: Always: Creatures with flying can't enter this city."}
    s = arc("A: army: Wolf\nB: city Fort Meridian: Bat, Elder; city Oak: Sage\nphase: Attack", cards)
    s.choose("attack Oak")
    assert sorted(s.options()) == ["block Wolf with Elder", "block Wolf with Sage", "done"]


@plays("Toll Sergeant")
def test_while_it_defends_every_attacker_is_weaker() -> None:
    s = arc(
        f"A: army: Wolf 3/9, Fox 0/9; {WAITING}\nB: army: Ox, Toll Sergeant, Toll Sergeant; hand: Axe, Home, Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "send Fox")
    until(s, "block")
    assert s.value("Wolf") == "3/9"
    s.choose("block Wolf with Toll Sergeant")
    assert [s.value(n) for n in ("Wolf", "Fox", "Ox")] == ["2/9", "-1/9", "1/1"]
    s.choose("block Wolf with Toll Sergeant")
    assert (s.value("Wolf"), s.value("Fox")) == ("1/9", "-2/9")
    gone = s.fork()
    s.to("Second Play")
    assert (s.damage("Toll Sergeant") + s.damage("Toll Sergeant (2)"), s.points("B"), s.value("Wolf")) == (2, 15, "3/9")
    until(gone, "play Home")
    gone.choose("play Home", "target Toll Sergeant")
    while gone.table.chain:
        gone.choose("pass")
    assert gone.value("Wolf") == "2/9"


@plays("Cinderback Ox")
def test_alone_in_the_attack_it_is_stronger_from_the_beginning_or_when_the_others_are_gone() -> None:
    s = arc(f"A: army: Cinderback Ox, Wolf; {WAITING}\nB: army: Mule; hand: Axe, Wait{COMBAT}", TEXTS)
    assert s.value("Cinderback Ox") == "3/4"
    alone = s.fork()
    alone.choose("attack B's army", "send Cinderback Ox", "done")
    assert alone.value("Cinderback Ox") == "5/4"
    alone.to("Second Play")
    assert (alone.value("Cinderback Ox"), alone.points("B")) == ("3/4", 10)
    s.choose("attack B's army", "send Cinderback Ox", "send Wolf")
    assert s.value("Cinderback Ox") == "3/4"
    until(s, "play Axe")
    s.choose("play Axe", "target Wolf")
    while s.table.chain:
        s.choose("pass")
    assert s.value("Cinderback Ox") == "5/4"


@plays("Snagging Bramble")
@pytest.mark.parametrize("blocked", [True, False])
def test_the_attacker_deals_no_combat_damage_but_takes_it(blocked: bool) -> None:
    s = arc(
        f"A: army: Wolf 3/9, Fox 1/9; {WAITING}\nB: army: Ox 2/9; city Oak (Body, 8); hand: Snagging Bramble;"
        f" gems 2 Gaian{COMBAT}",
        TEXTS,
    )
    assert "play Snagging Bramble" not in s.options()
    s.choose("attack Oak", "send Wolf", "send Fox")
    until(s, "play Snagging Bramble")
    s.choose("play Snagging Bramble")
    assert sorted(s.options()) == ["target Fox", "target Wolf"]
    s.choose("target Wolf")
    until(s, "block")
    s.choose("block Wolf with Ox" if blocked else "done")
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Oak"), s.damage("Wolf")) == (0, 1, 2 if blocked else 0)


@plays("Hammerfall Yards")
def test_falling_it_hurts_all_who_attack_it() -> None:
    s = arc(
        f"A: army: Wolf 6/9, Fox 1/3, Hog 1/9; {WAITING}\n"
        f"B: army: Ox 1/9; city Hammerfall Yards; city Oak (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Hammerfall Yards", "send Fox", "send Wolf", "done")
    until(s, "block")
    s.choose("block Fox with Ox")
    s.to("Second Play")
    assert (s.place("Hammerfall Yards"), s.place("Fox"), s.damage("Wolf"), s.damage("Hog"), s.damage("Ox")) == (
        "B's graveyard", "A's graveyard", 3, 0, 1,
    )  # fmt: skip


@plays("Hammerfall Yards")
@pytest.mark.parametrize("goal", ["", "Oak"])
def test_falling_while_nobody_attacks_it_it_hurts_nobody(goal: str) -> None:
    s = arc(
        f"A: army: Wolf 1/9; hand: Fall, Wait\nB: army: Ox; city Hammerfall Yards; city Oak (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    if goal:
        s.choose("attack Oak")
    else:
        s.to("Second Play")
    until(s, "play Fall")
    s.choose("play Fall", "target Hammerfall Yards")
    while s.table.chain:
        s.choose("pass")
    assert (s.place("Hammerfall Yards"), s.damage("Wolf"), s.damage("Ox")) == ("B's graveyard", 0, 0)


@plays("Slammed Postern")
def test_a_resident_is_tougher_for_the_turn_wherever_it_goes() -> None:
    s = arc(
        "A: army: Wolf; city Oak (Body, 8): Elder 1/1; hand: Slammed Postern; gems 1 The Empire\nB: army: Ox;"
        " city Dale (Body, 8): Imp",
        TEXTS,
    )
    s.choose("play Slammed Postern")
    assert sorted(s.options()) == ["target Elder", "target Imp"]
    s.choose("target Elder")
    s.all_pass()
    s.carry_out("move Elder to the Army")
    assert s.value("Elder") == "1/5"
    s.to("Draw", "B")
    assert s.value("Elder") == "1/1"


@plays("Slammed Postern")
@pytest.mark.parametrize(("goal", "who"), [("Oak", ["Elder", "Imp", "Ox"]), ("B's army", ["Elder", "Imp"])])
def test_in_an_attack_on_a_city_its_army_may_be_meant(goal: str, who: list[str]) -> None:
    s = arc(
        f"A: army: Wolf; {WAITING}\n"
        f"B: army: Ox; city Oak (Body, 8): Elder, Imp; hand: Slammed Postern; gems 1 The Empire{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}")
    until(s, "play Slammed Postern")
    s.choose("play Slammed Postern")
    assert sorted(s.options()) == [f"target {name}" for name in who]
