"""Blind mounts of round 24, played as their writer meant them."""

import pytest

from blind.gestures import accepting, starting, targets, uses, values
from blind.texts import mounts, plays, until
from scenes.mounts import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Hail": "event 0: Kill all creatures.",
    "Swap": "event 0: Put target creature into its controller's other front.", "Hurl": "event 0: Sacrifice a creature.",
    "Up": "event 0: Target creature you control mounts target mount you control.",
    "Rouse": "event 0: Unmark target creature.", "Blast": "event 0: Deal 9 damage to target creature.",
    "Seer": "creature 1/9: (M): Gain 1 influence.", "Scribe": "creature 1/9: (Ma1): Gain 1 influence.",
    "Reaper": "creature 1/9: Whenever this creature deals damage to a creature, gain 1 influence.",
    "Lord": "creature House of Nobles 1/1",
    "Horse": "creature (Mount) 3/4", "Nag": "creature (Mount) 1/3",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
}  # fmt: skip
FIGHT = "Move or Attack"
CINDER, OX, PALFREY, PONY = "Cinder Destrier", "Bramblehide Ox", "Postmaster's Palfrey", "Gentle-Gaited Pony"
HEXMARE, BRUTE = "Saltmarsh Hexmare", "Tithe-Barn Brute"


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


@plays("Cinder Destrier")
def test_the_cinders_glow_until_its_own_combat_is_over() -> None:
    s = laid(
        f"offensive: Elk riding {CINDER}, {CINDER}, Ewe 1/9; hand: Wait",
        "defensive: Cow 1/9, Pig 1/9; hand: Wait", FIGHT,
    )  # fmt: skip
    assert s.value(CINDER) == "3/3"
    s.choose("attack B", f"send {CINDER}", "send Ewe")
    s.choose(*starting(s, "done"))
    assert values(s, CINDER, "Elk", "Ewe") == ["5/3", "1/1", "1/9"]
    until(s, "block")
    s.choose(f"block {CINDER} with Cow", "block Ewe with Pig")
    s.choose(*starting(s, "done"))
    until(s, f"fight {CINDER}")
    s.choose(f"fight {CINDER}")
    while not s.damage("Cow"):
        assert s.value(CINDER) == "5/3"
        s.choose("pass")
    assert s.damage("Pig") == 0  # the other combat is still to come
    assert s.value(CINDER) == "3/3"
    s.to("Second Play")
    assert (s.damage("Cow"), s.damage("Pig"), s.value(CINDER)) == (5, 1, "3/3")


@plays("Cinder Destrier")
def test_against_a_monster_too_and_neither_defending_nor_without_its_rider() -> None:
    s = laid(f"defensive: Elk riding {CINDER}, {CINDER}, Ram; hand: 1; quests: Bear", "defensive: Cow; hand: Wait")
    accepting(s, "Bear")
    s.to(FIGHT)
    s.choose("attack Bear")
    s.choose(*starting(s, f"send {CINDER}"))
    s.choose("done")
    assert s.value(CINDER) == "5/3"
    s = laid("offensive: Ram 1/9; hand: 1", f"defensive: Elk riding {CINDER}, {CINDER}; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ram with {CINDER}")
    s.to("Second Play")
    assert s.damage("Ram") == 3
    s = laid(f"offensive: Elk riding {CINDER}, {CINDER}; hand: Hurl, Wait", "defensive: Cow 1/9; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "play Hurl")
    assert s.value(CINDER) == "5/3"
    given(s, "Elk")
    assert s.value(CINDER) == "3/3"
    until(s, "block")
    s.choose(f"block {CINDER} with Cow")
    s.to("Second Play")
    assert s.damage("Cow") == 3


@plays("Bramblehide Ox")
@pytest.mark.parametrize("army", [f"Elk riding {OX}, {OX}", OX])
@pytest.mark.parametrize(("attack", "place"), [(2, "B's Defensive"), (3, "B's graveyard"), (5, "B's graveyard")])
def test_the_brambles_stand_while_it_defends(army: str, attack: int, place: str) -> None:
    s = laid(f"offensive: Ram {attack}/9, Ewe 1/9; hand: Wait", f"defensive: {army}; hand: Wait", FIGHT)
    assert s.value(OX) == "1/3"
    s.choose("attack B", "send Ram", "send Ewe")
    until(s, f"block Ram with {OX}")
    assert s.value(OX) == "1/3"
    s.choose(f"block Ram with {OX}")
    assert s.value(OX) == "1/5"
    until(s, "fight Ram")
    s.choose("fight Ram")
    while not s.damage("Ram"):
        assert s.value(OX) == "1/5"
        s.choose("pass")
    s.to("Second Play")
    assert (s.place(OX), s.damage("Ram")) == (place, 1)  # what it bore while it defended may kill it behind that
    if place == "B's Defensive":
        assert s.value(OX) == "1/3"


@plays("Bramblehide Ox")
def test_the_brambles_do_not_stand_as_it_attacks_or_looks_on() -> None:
    s = laid(f"offensive: Elk riding {OX}, {OX}; hand: 1", f"defensive: Cow 1/9, {OX}; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block {OX} with Cow")
    assert values(s, OX, f"{OX} (2)") == ["1/3", "1/3"]


@plays("Postmaster's Palfrey")
@pytest.mark.parametrize(("deck", "drawn"), [(5, 1), (0, 0)])
def test_a_letter_comes_with_whoever_mounts(deck: int, drawn: int) -> None:
    s = laid(f"offensive: Elk, {PALFREY}, Ewe, Horse; hand: Rouse, Rouse; deck: {deck}", "hand: 3; deck: 5")
    other = s.fork()
    s.choose(f"Elk mounts {PALFREY}")
    s.all_pass()
    assert (len(s.hand("A")), len(s.deck("A")), len(s.hand("B")), s.over) == (2 + drawn, deck - drawn, 3, False)
    assert (s.rider(PALFREY), s.marked("Elk"), s.marked(PALFREY)) == ("Elk", True, True)
    other.choose("Ewe mounts Horse")
    other.all_pass()
    assert len(other.hand("A")) == 2


@plays("Postmaster's Palfrey")
def test_the_same_rider_brings_another_letter_and_getting_off_none() -> None:
    s = laid(f"offensive: Elk, {PALFREY}; hand: Rouse, Rouse, Wait; deck: 9")
    s.choose(f"Elk mounts {PALFREY}")
    s.all_pass()
    s.do("play Rouse", "target Elk")
    s.do("play Rouse", f"target {PALFREY}")
    assert len(s.hand("A")) == 2
    s.choose("Elk gets off")
    s.all_pass()
    assert (s.rider(PALFREY), len(s.hand("A"))) == ("", 2)
    s.choose(f"Elk mounts {PALFREY}")
    s.all_pass()
    assert (s.rider(PALFREY), len(s.hand("A"))) == ("Elk", 3)


@plays("Postmaster's Palfrey")
def test_a_text_may_seat_him_and_the_mounts_controller_draws() -> None:
    s = laid(f"offensive: Elk, {PALFREY} of B; hand: Up; deck: 5", "hand: 1; deck: 5")
    s.do("play Up", "target Elk")
    assert (s.rider(PALFREY), len(s.deck("A")), len(s.deck("B"))) == ("Elk", 4, 5)
    s = laid(f"resources: 4; offensive: Elk, Lord; hand: {PALFREY}; deck: 5", "hand: 1; deck: 5", "Entrance")
    s.choose(*starting(s, f"play {PALFREY}"))
    s.choose(*starting(s, "in the Offensive"))
    s.all_pass()
    assert (s.place(PALFREY), len(s.deck("A"))) == ("A's Offensive", 5)


@plays("Gentle-Gaited Pony")
def test_the_pony_is_mounted_at_ease() -> None:
    s = laid(f"offensive: Seer, {PONY}, Scribe, Horse; hand: 1")
    ordinary = s.fork()
    s.choose(f"Seer mounts {PONY}")
    s.all_pass()
    assert (s.rider(PONY), s.marked("Seer"), s.marked(PONY)) == ("Seer", False, True)
    other = s.fork()
    s.choose("use Seer")
    s.all_pass()
    assert (s.influence("A"), s.marked("Seer")) == (21, True)
    other.choose("use Scribe", *starting(other, "give Seer", "pick Seer", "mark Seer"))
    until(other, "give Seer") if "give Seer" in other.options() else None
    other.choose("give Seer") if "give Seer" in other.options() else None
    other.all_pass()
    assert other.influence("A") == 21
    ordinary.choose("Seer mounts Horse")
    ordinary.all_pass()
    assert (ordinary.marked("Seer"), ordinary.marked("Horse")) == (True, True)
    s = laid(f"offensive: Seer, {PONY}, Ram; hand: 1", "hand: 1")
    s.choose(f"Seer mounts {PONY}")
    s.all_pass()
    s.to(FIGHT)
    assert (s.active, s.table.turn, starting(s, "move")) == ("A", 3, ["move Ram"])
    s.choose("attack B")
    assert (s.marked("Ram"), s.marked("Seer")) == (True, False)  # nobody else could be sent


@plays("Gentle-Gaited Pony")
@pytest.mark.parametrize("army", [
    f"offensive: Seer marked, {PONY}", f"offensive: Seer, {PONY} marked", f"offensive: Seer; defensive: {PONY}",
    f"offensive: Seer; hand: {PONY}", f"offensive: Seer riding Horse, Horse, {PONY}",
    f"offensive: Elk riding {PONY}, {PONY}, Seer",
])  # fmt: skip
def test_all_else_of_mounting_it_is_as_ever(army: str) -> None:
    s = laid(f"{army}; hand: 1" if "hand" not in army else army)
    assert f"Seer mounts {PONY}" not in s.options()


@plays("Saltmarsh Hexmare")
@pytest.mark.parametrize("mare", ["", " marked"])
@pytest.mark.parametrize("who", ["Cow", "Ewe"])
def test_the_mares_rider_hexes_by_its_own_mark(mare: str, who: str) -> None:
    s = laid(
        f"offensive: Reaper riding {HEXMARE}, {HEXMARE}{mare}, Ewe 1/9; defensive: Ram 1/9; hand: 1",
        "defensive: Cow 1/9; offensive: Hen 1/9; hand: 1",
    )
    assert uses(s) == ["Reaper"]
    s.choose("use Reaper")
    assert not {"Ram", "Hen"} & set(targets(s))
    assert {"Cow", "Ewe"} < set(targets(s))
    s.choose(f"target {who}")
    assert (s.marked("Reaper"), s.marked(HEXMARE)) == (True, bool(mare))
    s.all_pass()
    assert (s.damage(who), s.influence("A"), uses(s)) == (1, 21, [])  # the rider has dealt it


@plays("Saltmarsh Hexmare")
def test_in_others_turns_too_and_only_as_long_as_it_rides() -> None:
    s = laid("offensive: Ram 1/9; hand: Wait", f"defensive: Elk riding {HEXMARE}, {HEXMARE}; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "use Elk")
    assert s.asked == "B"
    named(s, "use Elk", "target Ram")
    while s.table.chain:
        s.choose("pass")
    assert (s.damage("Ram"), s.marked("Elk")) == (1, True)
    until(s, "block")
    s.choose(f"block Ram with {HEXMARE}")  # its rider's mark does not keep it from defending
    s.to("Second Play")
    assert s.damage("Ram") == 3
    for army in (f"Elk marked riding {HEXMARE}, {HEXMARE}", f"Elk, {HEXMARE}", f"Elk riding Horse, Horse, {HEXMARE}"):
        assert not uses(laid(f"offensive: {army}, Ewe; hand: 1"))
    s = laid(f"offensive: Elk riding {HEXMARE}, {HEXMARE}; hand: 1")
    s.choose("Elk gets off")
    s.all_pass()
    assert not uses(s)
    s = laid(f"offensive: Elk marked riding {HEXMARE}, {HEXMARE}, Ram; hand: 1", "defensive: Cow; hand: 1", FIGHT)
    s.choose("attack B")
    assert (s.marked("Ram"), s.marked(HEXMARE)) == (True, False)


@plays("Saltmarsh Hexmare")
def test_what_has_been_used_is_done_although_the_mare_has_died() -> None:
    s = laid(f"offensive: Elk riding {HEXMARE}, {HEXMARE}; hand: 1", "defensive: Cow 1/9; hand: Axe")
    named(s, "use Elk", "target Cow")
    until(s, "play Axe")
    named(s, "play Axe", "in the Defensive", f"target {HEXMARE}")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.place(HEXMARE), s.damage("Cow")) == ("A's graveyard", 1)


@plays("Tithe-Barn Brute")
@pytest.mark.parametrize(("army", "can"), [
    (f"Elk riding {BRUTE}, {BRUTE}", True), (f"Elk marked riding {BRUTE}, {BRUTE}", True), (f"Elk, {BRUTE}", False),
    (BRUTE, False), (f"Elk riding {BRUTE}, {BRUTE} marked", False),
])  # fmt: skip
def test_the_brute_defends_only_under_a_rider(army: str, can: bool) -> None:
    s = laid("offensive: Ram 1/9; hand: Wait", f"defensive: {army}, Cow, Nag; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    assert bool(starting(s, f"block Ram with {BRUTE}")) is can
    assert starting(s, "block Ram with Nag")
    if can:
        s.choose(f"block Ram with {BRUTE}")
        s.choose(*starting(s, "done"))
        s.to("Second Play")
        assert s.damage("Ram") == 4


@plays("Tithe-Barn Brute")
def test_once_it_defends_it_goes_on_without_its_rider() -> None:
    s = laid("offensive: Ram 1/9; hand: Wait", f"defensive: Elk riding {BRUTE}, {BRUTE}; hand: Hurl", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ram with {BRUTE}")
    until(s, "play Hurl")
    given(s, "Elk", "Defensive")
    s.to("Second Play")
    assert (s.damage("Ram"), s.damage(BRUTE), s.influence("B")) == (4, 1, 20)
    s = laid(f"offensive: {BRUTE}, Elk; hand: Wait", "defensive: Cow 1/9; hand: Wait", FIGHT)
    s.choose("attack B")
    assert f"send {BRUTE}" not in s.options()
