"""Blind mounts of round 25, played as their writer meant them."""

import pytest

from blind.gestures import accepting, offered, starting, uses, values
from blind.texts import mounts, plays, until
from scenes.mounts import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Scare": "event 0: Discard target creature.",
    "Hurl": "event 0: Sacrifice a creature.", "Up": "event 0: Target creature you control mounts target mount you control.",
    "Rouse": "event 0: Unmark target creature.", "Blast": "event 0: Deal 9 damage to target creature.",
    "Poke": "event 0: Deal 3 damage to target creature.", "Peel": "event 0: Discard target enchantment.",
    "Oath": "enchantment 0: Attach to target creature. Enchanted creature is also a Knight.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Seer": "creature 1/9: (M): Gain 1 influence.", "Lord": "creature House of Nobles 1/1",
    "Ann": "creature (Human Knight) 1/1", "Knight Errant": "creature 1/1", "Bob": "creature (Knighted) 1/1",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Horse": "creature (Mount) 3/4", "Nag": "creature (Mount) 1/3",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
}  # fmt: skip
FIGHT = "Move or Attack"
GREYWIND, MULE, DUN, STEED = "Greywind Courser", "Hillfoot Mule", "Steppe Dun", "Barrowbone Steed"
DESTRIER, CHARGER, LANCER = "Crestfall Destrier", "Emberhoof Charger", "Valorhythe Lancer"


def laid(a: str, b: str = "hand: 1", phase: str = "Play", active: str = "A") -> Scene:
    """The table in a phase."""
    return mounts(f"A: {a}\nB: {b}\nphase: {phase}, active {active}", TEXTS)


def named(s: Scene, label: str, *answers: str) -> None:
    """Something is begun, these being chosen where they are asked for."""
    s.choose(label)
    for answer in answers:
        s.choose(answer) if answer in s.options() else None


def given(s: Scene, who: str, front: str = "Offensive") -> None:
    """Hurl is played and this one sacrificed by it."""
    named(s, "play Hurl", f"in the {front}")
    while s.place(who) not in ("A's graveyard", "B's graveyard"):
        s.choose(next((o for o in s.options() if o.endswith(f" {who}")), None) or s.way_on())


def done(s: Scene) -> None:
    """All is resolved."""
    while s.table.chain:
        s.choose(s.way_on())


@plays("Greywind Courser")
def test_the_wind_is_behind_it_as_it_attacks() -> None:
    s = laid(
        f"offensive: Elk riding {GREYWIND}, {GREYWIND}, Ewe 1/9; hand: Wait", "defensive: Cow 1/9; hand: Wait", FIGHT
    )
    assert s.value(GREYWIND) == "2/3"
    unblocked = s.fork()
    s.choose("attack B", f"send {GREYWIND}", *starting(s, "done"))
    s.choose(*starting(s, "done"))
    assert values(s, GREYWIND, "Elk", "Ewe") == ["4/3", "1/1", "1/9"]
    until(s, "block")
    s.choose(f"block {GREYWIND} with Cow")
    s.to("Second Play")
    assert (s.damage("Cow"), s.value(GREYWIND)) == (4, "2/3")
    unblocked.choose("attack B", f"send {GREYWIND}")
    unblocked.to("Second Play")
    assert unblocked.influence("B") == 16


@plays("Greywind Courser")
def test_it_attacks_until_its_own_combat_is_over() -> None:
    s = laid(
        f"offensive: Elk riding {GREYWIND}, {GREYWIND}, Ewe 1/9; hand: Wait",
        "defensive: Cow 1/9, Pig 1/9; hand: Wait",
        FIGHT,
    )
    s.choose("attack B", f"send {GREYWIND}", "send Ewe")
    until(s, "block")
    s.choose(f"block {GREYWIND} with Cow", "block Ewe with Pig")
    s.choose(*starting(s, "done"))
    until(s, f"fight {GREYWIND}")
    s.choose(f"fight {GREYWIND}")
    while not s.damage("Cow"):
        assert s.value(GREYWIND) == "4/3"
        s.choose("pass")
    # Its writer says until that attack is over; in the game each attacker has a combat of its own (ORC-COMBAT-07)
    assert (s.damage("Pig"), s.value(GREYWIND)) == (0, "2/3")
    s.to("Second Play")
    assert (s.damage("Cow"), s.damage("Pig")) == (4, 1)


@plays("Greywind Courser")
def test_the_wind_drops_without_its_rider_and_in_defence() -> None:
    s = laid(f"offensive: Elk riding {GREYWIND}, {GREYWIND}; hand: Hurl, Wait", "defensive: Cow 1/9; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "play Hurl")
    assert s.value(GREYWIND) == "4/3"
    given(s, "Elk")
    assert s.value(GREYWIND) == "2/3"
    until(s, "block")
    s.choose(f"block {GREYWIND} with Cow")
    s.to("Second Play")
    assert s.damage("Cow") == 2
    s = laid("offensive: Ram 1/9; hand: 1", f"defensive: Elk riding {GREYWIND}, {GREYWIND}; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ram with {GREYWIND}")
    s.to("Second Play")
    assert s.damage("Ram") == 2
    s = laid(f"defensive: Elk riding {GREYWIND}, {GREYWIND}, Ram; hand: 1; quests: Bear", "defensive: Cow; hand: Wait")
    accepting(s, "Bear")
    s.to(FIGHT)
    s.choose("attack Bear", *starting(s, f"send {GREYWIND}"))
    s.choose(*starting(s, f"send {GREYWIND}"), *starting(s, "done"))
    s.choose(*starting(s, "done"))
    assert s.value(GREYWIND) == "4/3"


@plays("Hillfoot Mule")
@pytest.mark.parametrize("army", [f"Elk riding {MULE}, {MULE}", MULE])
@pytest.mark.parametrize(("attack", "place"), [(1, "B's Defensive"), (2, "B's graveyard"), (3, "B's graveyard"),
                                               (4, "B's graveyard")])  # fmt: skip
def test_the_mule_bears_more_while_it_defends(army: str, attack: int, place: str) -> None:
    s = laid(f"offensive: Ram {attack}/9, Ewe 1/9; hand: Wait", f"defensive: {army}; hand: Wait", FIGHT)
    assert s.value(MULE) == "1/2"
    s.choose("attack B", "send Ram", "send Ewe")
    until(s, f"block Ram with {MULE}")
    assert s.value(MULE) == "1/2"
    s.choose(f"block Ram with {MULE}")
    assert s.value(MULE) == "1/4"
    if "Elk" in army:
        assert s.value("Elk") == "1/1"
    until(s, "fight Ram")
    s.choose("fight Ram")
    while not s.damage("Ram"):
        assert s.value(MULE) == "1/4"
        s.choose("pass")
    s.to("Second Play")
    assert (s.place(MULE), s.damage("Ram")) == (place, 1)  # what it took may kill it as the bonus ends
    if place == "B's Defensive":
        assert s.value(MULE) == "1/2"


@plays("Hillfoot Mule")
def test_not_as_it_attacks_or_looks_on() -> None:
    s = laid(f"offensive: Elk riding {MULE}, {MULE}; hand: 1", f"defensive: Cow 1/9, {MULE}; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block {MULE} with Cow")
    assert values(s, MULE, f"{MULE} (2)") == ["1/2", "1/2"]


@plays("Steppe Dun")
def test_who_mounts_the_dun_stays_unmarked_and_so_does_the_dun() -> None:
    s = laid(f"offensive: Seer, {DUN}, Elk, Horse; hand: 1", "hand: 1")
    ordinary, attacks, off = s.fork(), s.fork(), s.fork()
    s.choose(f"Seer mounts {DUN}")
    s.all_pass()
    assert (s.rider(DUN), s.marked("Seer"), s.marked(DUN)) == ("Seer", False, False)
    assert f"Elk mounts {DUN}" not in s.options()
    s.choose("use Seer")
    s.all_pass()
    assert (s.influence("A"), s.marked("Seer")) == (21, True)
    ordinary.choose("Seer mounts Horse")
    ordinary.all_pass()
    assert (ordinary.marked("Seer"), ordinary.marked("Horse")) == (True, True)
    attacks.choose(f"Seer mounts {DUN}")
    attacks.to(FIGHT)
    attacks.choose("attack B", f"send {DUN}", "done")
    assert (attacks.marked("Seer"), attacks.marked(DUN)) == (True, True)
    attacks.to("Second Play")
    assert attacks.influence("B") == 18
    off.choose(f"Seer mounts {DUN}")
    off.all_pass()
    off.choose("Seer gets off")
    off.all_pass()
    assert (off.rider(DUN), off.marked("Seer"), off.marked(DUN)) == ("", False, False)


@plays("Steppe Dun")
@pytest.mark.parametrize("army", [
    f"offensive: Seer marked, {DUN}", f"offensive: Seer, {DUN} marked", f"offensive: Seer; defensive: {DUN}",
    f"offensive: Keeper assigned, Nag, {DUN}", f"offensive: Seer riding Horse, Horse, {DUN}",
    f"offensive: Elk riding {DUN}, {DUN}, Seer",
])  # fmt: skip
def test_all_else_of_mounting_the_dun_is_as_ever(army: str) -> None:
    s = laid(f"{army}; hand: 1", f"defensive: {DUN}; hand: 1")
    assert not [o for o in starting(s, "Seer", "Keeper", "Nag") if "mounts Steppe" in o]


@plays("Barrowbone Steed")
@pytest.mark.parametrize("before", ["", " marked"])
@pytest.mark.parametrize("way", ["Axe", "Poke"])
def test_whoever_falls_off_the_bones_is_not_marked_for_it(before: str, way: str) -> None:
    s = laid(
        f"offensive: Elk 1/9{before} riding {STEED}, {STEED}, Ewe 1/9 riding Nag, Nag; hand: {way}, {way}", "hand: 1"
    )
    named(s, f"play {way}", "in the Offensive", f"target {STEED}")
    done(s)
    assert (s.place(STEED), s.marked("Elk"), s.place("Elk")) == ("A's graveyard", bool(before), "A's Offensive")
    assert s.damage("Elk") == (1 if way == "Poke" else 0)  # what is beyond goes on
    named(s, f"play {way}", "in the Offensive", "target Nag")
    done(s)
    assert (s.place("Nag"), s.marked("Ewe")) == ("A's graveyard", True)  # as ever


@plays("Barrowbone Steed")
def test_more_than_enough_kills_the_rider_and_in_a_fight_he_stays_as_he_was() -> None:
    s = laid(f"offensive: Elk 1/1 riding {STEED}, {STEED}; hand: Poke, 1", "hand: 1")
    named(s, "play Poke", "in the Offensive", f"target {STEED}")
    done(s)
    assert (s.place(STEED), s.place("Elk")) == ("A's graveyard", "A's graveyard")
    s = laid("offensive: Ram 3/9; hand: Wait", f"defensive: Elk 1/9 riding {STEED}, {STEED}; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ram with {STEED}")
    s.to("Second Play")
    assert (s.place(STEED), s.damage("Ram"), s.damage("Elk"), s.marked("Elk")) == ("B's graveyard", 4, 1, False)
    s = laid(f"offensive: Elk 1/9 riding {STEED}, {STEED}; hand: Wait", "defensive: Cow 3/9; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block {STEED} with Cow")
    s.to("Second Play")
    assert (s.place(STEED), s.damage("Cow"), s.marked("Elk")) == ("A's graveyard", 4, True)  # marked as he attacked
    s = laid(f"offensive: {STEED}, Elk; hand: Axe, 1", "hand: 1")
    named(s, "play Axe", "in the Offensive", f"target {STEED}")
    done(s)
    assert (s.place(STEED), s.marked("Elk")) == ("A's graveyard", False)


@plays("Crestfall Destrier")
def test_only_knights_mount_it() -> None:
    s = laid(f"offensive: Ann, Knight Errant, Bob, Elk, {DESTRIER}, Horse; hand: Up; attached: Oath on Elk", "hand: 1")
    assert sorted(o for o in s.options() if o.endswith(f"mounts {DESTRIER}")) == [
        f"{name} mounts {DESTRIER}" for name in ("Ann", "Elk", "Knight Errant")]  # fmt: skip
    assert "Bob mounts Horse" in s.options()
    s.choose(f"Ann mounts {DESTRIER}")
    s.all_pass()
    assert (s.rider(DESTRIER), s.marked("Ann"), s.marked(DESTRIER)) == ("Ann", True, True)


@plays("Crestfall Destrier")
@pytest.mark.parametrize("who", ["Ann", "Bob"])
def test_a_text_seats_nobody_else_either(who: str) -> None:
    s = laid(f"offensive: {who}, {DESTRIER}; hand: Up, 1", "hand: 1")
    named(s, "play Up", "in the Offensive", f"target {who}", f"target {DESTRIER}") if "play Up" in s.options() else None
    done(s)
    assert s.rider(DESTRIER) == ("Ann" if who == "Ann" else "")


@plays("Crestfall Destrier")
@pytest.mark.parametrize("marks", ["", " marked"])
def test_whoever_is_a_knight_no_more_is_off(marks: str) -> None:
    s = laid(
        f"offensive: Elk{marks} riding {DESTRIER}, {DESTRIER}{marks}; attached: Oath on Elk; hand: Peel, 1", "hand: 1"
    )
    assert s.rider(DESTRIER) == "Elk"
    s.do("play Peel")
    assert (s.rider(DESTRIER), s.place("Elk"), s.place(DESTRIER)) == ("", "A's Offensive", "A's Offensive")
    assert (s.marked("Elk"), s.marked(DESTRIER)) == (bool(marks), bool(marks))


@plays("Crestfall Destrier")
@pytest.mark.parametrize(("army", "can"), [("Lord", True), ("Ann", False), ("", False)])
def test_it_is_played_beside_anybody_of_its_faction_and_defends_alone(army: str, can: bool) -> None:
    there = f"offensive: {army}; " if army else ""
    s = laid(f"3 gold; resources: 3; {there}hand: {DESTRIER}, 1", "hand: 1", "Entrance")
    assert bool(offered(s, "play", DESTRIER)) is can
    s = laid("offensive: Ram 1/9; hand: 1", f"defensive: {DESTRIER}; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ram with {DESTRIER}")
    s.to("Second Play")
    assert s.damage("Ram") == 4


@plays("Emberhoof Charger")
def test_each_gold_is_one_more_until_the_turn_ends() -> None:
    s = laid(f"3 gold; offensive: Elk riding {CHARGER}, {CHARGER}; hand: 1; deck: 9", "hand: 1; deck: 9")
    for n in (1, 2, 3):
        s.do(f"use {CHARGER}")
        assert (s.value(CHARGER), s.gold("A"), s.marked(CHARGER)) == (f"{3 + n}/3", 3 - n, False)
    assert (uses(s), s.value("Elk")) == ([], "1/1")
    s.choose("Elk gets off")
    s.all_pass()
    assert s.value(CHARGER) == "6/3"
    s.to("Play", "B")
    assert s.value(CHARGER) == "3/3"
    for army in (CHARGER, f"Elk, {CHARGER}", f"Elk riding Horse, Horse, {CHARGER}"):
        assert not uses(laid(f"3 gold; offensive: {army}; hand: 1"))


@plays("Emberhoof Charger")
def test_in_windows_of_any_turn_marked_or_not_and_though_the_rider_falls() -> None:
    s = laid(
        f"2 gold; offensive: Elk riding {CHARGER}, {CHARGER}; hand: 1", "defensive: Cow 1/9; hand: Axe, Wait", FIGHT
    )
    s.choose("attack B")
    until(s, f"use {CHARGER}")
    s.choose(f"use {CHARGER}")
    done(s)
    assert (s.marked(CHARGER), s.value(CHARGER)) == (True, "4/3")
    until(s, "block")
    s.choose(f"block {CHARGER} with Cow")
    s.to("Second Play")
    assert s.damage("Cow") == 4
    s = laid("offensive: Ram 1/9; hand: Wait", f"resources: 2; defensive: Elk riding {CHARGER}, {CHARGER}; hand: Hurl, Wait",
             FIGHT)  # fmt: skip
    s.choose("attack B")
    until(s, f"use {CHARGER}")
    assert s.asked == "B"
    s.choose(f"use {CHARGER}")
    until(s, "play Hurl")
    given(s, "Elk", "Defensive")
    done(s)
    assert (s.place("Elk"), s.value(CHARGER), uses(s)) == ("B's graveyard", "4/3", [])


@plays("Valorhythe Lancer")
def test_the_mount_under_the_lancer_strikes_harder() -> None:
    s = laid(f"offensive: {LANCER} riding Horse, Horse, Nag, Elk; hand: 1", "defensive: Cow 1/9; hand: Wait")
    assert values(s, "Horse", LANCER, "Nag", "Elk") == ["5/4", "2/2", "1/3", "1/1"]
    fights = s.fork()
    s.choose(f"{LANCER} gets off")
    s.all_pass()
    assert values(s, "Horse", LANCER) == ["3/4", "2/2"]
    fights.to(FIGHT)
    fights.choose("attack B", "send Horse", *starting(fights, "done"))
    fights.choose(*starting(fights, "done"))
    until(fights, "block")
    assert not starting(fights, f"block {LANCER}")
    fights.choose("block Horse with Cow")
    fights.to("Second Play")
    assert fights.damage("Cow") == 5
    s = laid("offensive: Ram 1/9; hand: 1", f"defensive: {LANCER} riding Horse, Horse; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ram with Horse")
    s.to("Second Play")
    assert s.damage("Ram") == 5


@plays("Valorhythe Lancer")
def test_on_foot_the_lancer_does_not_attack_and_defends() -> None:
    s = laid(f"offensive: {LANCER}, Elk, Ram, Horse; hand: 1", "hand: Wait", FIGHT)
    s.choose("attack B")
    assert sorted(offered(s, "send")) == ["Elk", "Ram"]
    assert not starting(laid(f"offensive: {LANCER}; hand: 1", "hand: Wait", FIGHT), "attack")
    s = laid(f"defensive: {LANCER}; hand: 1; quests: Bear", "hand: 1")
    accepting(s, "Bear")
    s.to(FIGHT) if s.phase == "Play" else None
    assert not starting(s, "attack")
    s = laid("offensive: Ram 1/9; hand: 1", f"defensive: {LANCER}, Horse; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ram with {LANCER}")
    s.to("Second Play")
    assert s.damage("Ram") == 2
    s = laid(f"defensive: {LANCER} riding Horse, Horse; hand: 1; quests: Bear", "hand: 1")
    accepting(s, "Bear")
    s.to(FIGHT)
    assert starting(s, "attack Bear")
