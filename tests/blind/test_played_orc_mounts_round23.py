"""Blind mounts of round 23, played as their writer meant them."""

import pytest

from blind.gestures import accepting, starting, uses, values
from blind.texts import mounts, plays, until
from scenes.mounts import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Blast": "event 0: Deal 6 damage to target creature.", "Tap": "event 0: Deal 4 damage to target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Sword": "equipment 0 (Weapon): Equipped creature gets +1/+0.",
    "Pike": "equipment 0 (Weapon): Equipped creature gets +1/+0.",
    "Hat": "equipment 0: Equipped creature gets +0/+1.", "Seer": "creature 1/9: (M): Gain 1 influence.",
    "Horse": "creature (Mount) 3/4", "Nag": "creature (Mount) 1/3",
    "Hurl": "event 0: Sacrifice a creature.", "Vine": "enchantment 0: Attach to a creature.",
    "Scare": "event 0: Discard target creature.", "Bounce": "event 0: Return target creature to its owner's hand.",
    "Wither": "event 0: Target creature gets +0/-9 until end of turn.", "Hail": "event 0: Kill all creatures.",
    "Mourner": "creature 1/9: When a creature you control dies, gain 1 influence.",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
}  # fmt: skip
FIGHT = "Move or Attack"
COURSER, AUROCHS, DAPPLE, MULE = "Brackenmane Courser", "Slatehide Aurochs", "Courier's Dapple", "Sureback Pack Mule"
SQUIRE, DESTRIER, NIGHTMARE = "Tiltyard Squire", "Bannerhall Destrier", "Nightmare of the Last Debt"


def laid(a: str, b: str = "hand: 1", phase: str = "Play", active: str = "A") -> Scene:
    """The table in a phase."""
    return mounts(f"A: {a}\nB: {b}\nphase: {phase}, active {active}", TEXTS)


def named(s: Scene, label: str, *answers: str) -> None:
    """Something is begun, these being chosen where they are asked for."""
    s.choose(label)
    for answer in answers:
        s.choose(answer) if answer in s.options() else None


def resolved(s: Scene, *answers: str) -> None:
    """All is resolved; what is offered of this is chosen."""
    while s.table.chain or any(answer in s.options() for answer in answers):
        s.choose(next((o for o in answers if o in s.options()), None) or s.way_on())


@plays("Brackenmane Courser")
def test_the_courser_charges_until_the_turn_ends() -> None:
    s = laid(f"offensive: Elk riding {COURSER}, {COURSER}; hand: Hurl, 1", "defensive: Cow 1/9; hand: Wait, 1", FIGHT)
    assert s.value(COURSER) == "2/3"
    s.choose("attack B")
    assert values(s, COURSER, "Elk") == ["4/3", "1/1"]
    until(s, "play Hurl")
    named(s, "play Hurl", "in the Offensive")
    resolved(s, "pick Elk", "give Elk", "sacrifice Elk")
    assert (s.place("Elk"), s.value(COURSER)) == ("A's graveyard", "4/3")
    until(s, "block")
    s.choose(f"block {COURSER} with Cow")
    s.to("Second Play")
    assert (s.damage("Cow"), s.value(COURSER)) == (4, "4/3")
    s.to("Play", "B")
    assert s.value(COURSER) == "2/3"


@plays("Brackenmane Courser")
def test_the_courser_charges_at_a_monster_and_not_without_a_rider() -> None:
    s = laid(f"defensive: Elk riding {COURSER}, {COURSER}, Ram; hand: 1; quests: Bear", "defensive: Cow; hand: Wait")
    accepting(s, "Bear")
    s.to(FIGHT)
    s.choose("attack Bear")
    s.choose(*starting(s, f"send {COURSER}"))
    s.choose("done")
    assert s.value(COURSER) == "4/3"
    s = laid(f"offensive: {COURSER}, Ram; hand: 1", "defensive: Cow; hand: Wait", FIGHT)
    s.choose("attack B")
    assert s.value(COURSER) == "2/3"
    s = laid("offensive: Ram 1/9; hand: 1", f"defensive: Elk riding {COURSER}, {COURSER}; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ram with {COURSER}")
    s.to("Second Play")
    assert s.damage("Ram") == 2


@plays("Slatehide Aurochs")
@pytest.mark.parametrize("army", [f"Elk riding {AUROCHS}, {AUROCHS}", AUROCHS])
@pytest.mark.parametrize(("attack", "place"), [(2, "B's Defensive"), (4, "B's graveyard"), (6, "B's graveyard")])
def test_the_aurochs_stands_firm_as_it_defends(army: str, attack: int, place: str) -> None:
    s = laid(f"offensive: Ram {attack}/9, Ewe 1/9; hand: Wait", f"defensive: {army}; hand: Wait", FIGHT)
    assert s.value(AUROCHS) == "2/4"
    s.choose("attack B", "send Ram", "send Ewe")
    until(s, f"block Ram with {AUROCHS}")
    assert s.value(AUROCHS) == "2/4"
    s.choose(f"block Ram with {AUROCHS}")
    assert s.value(AUROCHS) == "2/6"
    until(s, "fight Ram")
    s.choose("fight Ram")
    while not s.damage("Ram"):
        assert s.value(AUROCHS) == "2/6"
        s.choose("pass")
    s.to("Second Play")
    assert s.place(AUROCHS) == place  # what it bore while it defended may kill it behind that
    if place == "B's Defensive":
        assert s.value(AUROCHS) == "2/4"


@plays("Slatehide Aurochs")
def test_the_aurochs_is_no_firmer_as_it_attacks_or_looks_on() -> None:
    s = laid(
        f"offensive: Elk riding {AUROCHS}, {AUROCHS}; hand: 1", f"defensive: Cow 1/9, {AUROCHS}; hand: Wait", FIGHT
    )
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block {AUROCHS} with Cow")
    assert values(s, AUROCHS, f"{AUROCHS} (2)") == ["2/4", "2/4"]


@plays("Courier's Dapple")
def test_the_courier_draws_for_two() -> None:
    s = laid(f"4 gold; offensive: Elk riding {DAPPLE}, {DAPPLE}, Ram; hand: 1; deck: 5")
    assert uses(s) == ["Elk"]
    s.choose("use Elk")
    s.all_pass()
    assert (len(s.hand("A")), s.gold("A"), s.marked("Elk"), s.marked(DAPPLE)) == (2, 2, True, False)
    assert not uses(s)
    s.choose("done")
    while s.phase == FIGHT:
        assert not starting(s, f"move {DAPPLE}", "move Elk")
        s.choose(s.way_on())
    for army, gold in (
        (f"Elk riding {DAPPLE}, {DAPPLE}", 1),
        (f"Elk marked riding {DAPPLE}, {DAPPLE}", 4),
        (f"Elk, {DAPPLE}", 4),
    ):
        assert not uses(laid(f"{gold} gold; offensive: {army}; hand: 1"))


@plays("Courier's Dapple")
def test_the_courier_rides_no_further_but_the_dapple_defends() -> None:
    s = laid(
        "offensive: Ram 1/9; hand: Wait",
        f"resources: 2; defensive: Elk riding {DAPPLE}, {DAPPLE}; hand: 1; deck: 5",
        FIGHT,
    )
    s.choose("attack B")
    until(s, "use Elk")
    s.choose("use Elk")
    resolved(s)
    assert (len(s.hand("B")), s.marked("Elk")) == (2, True)
    until(s, "block")
    s.choose(f"block Ram with {DAPPLE}")
    s.to("Second Play")
    assert (s.damage("Ram"), s.influence("B")) == (1, 20)
    s = laid(f"2 gold; offensive: Elk riding {DAPPLE}, {DAPPLE}; hand: 1; deck: 5")
    s.choose("Elk gets off")
    s.all_pass()
    assert not uses(s)
    s = laid(f"2 gold; offensive: Elk marked riding {DAPPLE}, {DAPPLE}, Ram; hand: 1", phase=FIGHT)
    s.choose("attack B")
    assert s.marked("Ram")
    assert not s.marked(DAPPLE)


@plays("Sureback Pack Mule")
@pytest.mark.parametrize(("way", "damage"), [("Axe", 0), ("Tap", 0), ("Blast", 2)])
@pytest.mark.parametrize("state", ["", " marked"])
def test_the_mule_sets_its_rider_down_gently(way: str, damage: int, state: str) -> None:
    s = laid(f"offensive: Ram; hand: {way}", f"defensive: Seer{state} riding {MULE}, {MULE}; hand: 1")
    s.do(f"play {way}", f"target {MULE}")
    assert (s.place(MULE), s.marked("Seer"), s.damage("Seer")) == ("B's graveyard", bool(state), damage)
    s = laid(f"offensive: Ram; hand: {way}", "defensive: Seer riding Horse, Horse; hand: 1")
    s.do(f"play {way}", "target Horse")
    assert s.marked("Seer")


@plays("Sureback Pack Mule")
@pytest.mark.parametrize(("rider", "place"), [("Seer", "B's Defensive"), ("Elk", "B's graveyard")])
def test_in_a_fight_what_is_beyond_goes_on_to_the_mules_rider(rider: str, place: str) -> None:
    s = laid("offensive: Ram 6/9; hand: Wait", f"defensive: {rider} riding {MULE}, {MULE}; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ram with {MULE}")
    s.to("Second Play")
    assert (s.place(MULE), s.place(rider)) == ("B's graveyard", place)
    if rider == "Seer":
        assert (s.marked("Seer"), s.damage("Seer")) == (False, 2)
    s = laid(f"offensive: Seer riding {MULE}, {MULE}; hand: Wait", "defensive: Cow 4/9; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    assert (s.place(MULE), s.marked("Seer")) == ("A's graveyard", True)  # it has attacked


@plays("Tiltyard Squire")
@pytest.mark.parametrize(
    ("way", "where"), [("gets off", "A's Offensive"), ("Hurl", "A's graveyard"), ("Swap", "A's Defensive")]
)
@pytest.mark.parametrize(("hurt", "lives"), [("", True), (" hurt 4", False)])
def test_the_squire_spurs_its_mount(way: str, where: str, hurt: str, lives: bool) -> None:
    s = laid(f"offensive: {SQUIRE} riding Horse, Horse{hurt}, Elk; hand: Hurl, Swap", "defensive: Cow; hand: 1")
    assert values(s, "Horse", SQUIRE, "Elk") == ["4/5", "1/2", "1/1"]
    if way == "gets off":
        s.choose(f"{SQUIRE} gets off")
        s.all_pass()
    else:
        named(s, f"play {way}", "in the Offensive", f"target {SQUIRE}")
        resolved(s, *(f"{verb} {SQUIRE}" for verb in ("pick", "give", "sacrifice")))
    assert (s.place(SQUIRE), s.place("Horse")) == (where, "A's Offensive" if lives else "A's graveyard")
    if lives:
        assert s.value("Horse") == "3/4"


@plays("Tiltyard Squire")
def test_a_squire_on_foot_and_other_mounts_are_as_they_are() -> None:
    s = laid(f"offensive: {SQUIRE}, Horse, Elk riding Nag, Nag; hand: 1")
    assert s.value("Nag") == "1/3"
    assert values(s, "Horse", SQUIRE) == ["3/4", "1/2"]
    s.choose(f"{SQUIRE} mounts Horse")
    s.all_pass()
    assert values(s, "Horse", SQUIRE) == ["4/5", "1/2"]


@plays("Bannerhall Destrier")
def test_the_destrier_is_as_strong_as_its_rider_is_armed() -> None:
    hung = f"attached: Sword on Elk, Pike on Elk, Hat on Elk, Hat on {DESTRIER}, Vine on Elk"
    s = laid(f"offensive: Elk riding {DESTRIER}, {DESTRIER}; {hung}; hand: 1")
    assert s.value(DESTRIER) == "6/8"  # three, the unused pike included, and the hat of its own
    s.choose("Elk gets off")
    s.all_pass()
    assert s.value(DESTRIER) == "3/5"
    s = laid(f"offensive: Elk riding {DESTRIER}, {DESTRIER}, Ram; hand: Sword, Hat")
    assert s.value(DESTRIER) == "3/4"
    s.do("play Sword", "target Elk")
    assert s.value(DESTRIER) == "4/5"
    s.do("play Hat", "target Ram")
    assert s.value(DESTRIER) == "4/5"
    s.choose(*starting(s, "reassign Sword to Ram"))
    s.all_pass()
    assert (s.place("Sword"), s.value(DESTRIER)) == ("on Ram", "3/4")
    assert laid(f"offensive: Elk, {DESTRIER}; attached: Sword on Elk; hand: 1").value(DESTRIER) == "3/4"


NIGHT = f"offensive: Seer{{}} riding {NIGHTMARE}, {NIGHTMARE}{{}}, Mourner; attached: Hat on Seer; "


@plays("Nightmare of the Last Debt")
@pytest.mark.parametrize("way", ["Axe", "Blast"])
@pytest.mark.parametrize("state", ["", " marked"])
@pytest.mark.parametrize("pays", [True, False])
def test_the_rider_pays_the_last_debt(way: str, state: str, pays: bool) -> None:
    s = laid(NIGHT.format("", f"{state} hurt 2") + f"hand: {way}", "hand: 1")
    named(s, f"play {way}", "in the Offensive", f"target {NIGHTMARE}")
    while not starting(s, "yes"):
        s.choose(s.way_on())
    assert s.asked == "A"
    s.choose("yes" if pays else "no")
    s.all_pass()
    resolved(s)
    if pays:
        assert (s.place(NIGHTMARE), s.rider(NIGHTMARE)) == ("A's Offensive", "")
        assert (s.damage(NIGHTMARE), s.marked(NIGHTMARE), s.influence("A")) == (0, bool(state), 20)
        assert (s.place("Seer"), s.place("Hat")) == ("A's graveyard", "A's graveyard")
    else:
        assert (s.place(NIGHTMARE), s.place("Seer"), s.place("Hat")) == ("A's graveyard", "A's Offensive", "on Seer")
        assert (s.marked("Seer"), s.influence("A")) == (True, 21)
        assert s.damage("Seer") == (5 if way == "Blast" else 0)


@plays("Nightmare of the Last Debt")
@pytest.mark.parametrize("way", ["Scare", "Bounce", "Hurl"])
def test_what_is_no_death_is_not_paid_for(way: str) -> None:
    s = laid(NIGHT.format("", "") + f"hand: {way}", "hand: 1")
    named(s, f"play {way}", "in the Offensive", f"target {NIGHTMARE}")
    while s.table.chain:
        assert not starting(s, "yes")
        picks = [f"{verb} {NIGHTMARE}" for verb in ("pick", "give", "sacrifice")]
        s.choose(next((o for o in picks if o in s.options()), None) or s.way_on())
    assert (s.place(NIGHTMARE), s.place("Seer")) == (
        f"A's {'hand' if way == 'Bounce' else 'graveyard'}",
        "A's Offensive",
    )


@plays("Nightmare of the Last Debt")
def test_without_a_rider_or_def_it_dies() -> None:
    s = laid(f"offensive: {NIGHTMARE}, Ram; hand: Axe", "hand: 1")
    s.do("play Axe", f"target {NIGHTMARE}")
    assert s.place(NIGHTMARE) == "A's graveyard"
    s = laid(NIGHT.format("", "") + "hand: Wither", "hand: 1")
    named(s, "play Wither", "in the Offensive", f"target {NIGHTMARE}")
    while not starting(s, "yes"):
        s.choose(s.way_on())
    s.choose("yes")
    s.all_pass()
    assert (s.place("Seer"), s.place(NIGHTMARE), s.influence("A")) == ("A's graveyard", "A's graveyard", 21)


@plays("Nightmare of the Last Debt")
@pytest.mark.parametrize("pays", [True, False])
def test_in_a_fight_and_as_both_would_die(pays: bool) -> None:
    s = laid("offensive: Ram 9/9; hand: Wait", f"defensive: Seer riding {NIGHTMARE}, {NIGHTMARE}; hand: Wait", FIGHT)
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block Ram with {NIGHTMARE}")
    until(s, "yes")
    assert s.asked == "B"
    s.choose("yes" if pays else "no")
    s.to("Second Play")
    assert (s.place(NIGHTMARE), s.place("Seer")) == (
        ("B's Defensive", "B's graveyard") if pays else ("B's graveyard", "B's Defensive")
    )
    assert (s.damage(NIGHTMARE), s.damage("Ram")) == (0, 4) if pays else (s.damage("Seer"), s.damage("Ram")) == (6, 4)
    s = laid(f"offensive: Elk riding {NIGHTMARE}, {NIGHTMARE}; hand: Hail", "hand: 1")
    s.choose("play Hail", *starting(s, "in the Offensive"))
    while not starting(s, "yes"):
        s.choose(s.way_on())
    s.choose("yes" if pays else "no")
    s.all_pass()
    assert s.place("Elk") == "A's graveyard"
    # Its writer lets the rider be sacrificed although it dies at the same time; here it is gone by then
    assert s.place(NIGHTMARE) == "A's graveyard"
