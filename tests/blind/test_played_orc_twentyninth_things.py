"""Blind enchantments and equipment of ORC's round 27, and who takes a toll, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, starting, targets, uses, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Peel": "event 0: Discard target enchantment.", "Wait": "event 0: Gain 1 influence.", "Dig": "event 0: Draw a card.",
    "Bounce": "event 0: Return target creature to its owner's hand.",
    "Banish": "event 0: Remove target creature from the game.",
    "Bolt": "event 0: Deal 3 damage to target creature.", "Gale": "event 0: Deal 2 damage to each local creature.",
    "Wither": "event 0: Target creature gets 0/-9 until end of turn.", "End": "event 0: Target player loses 30 influence.",
    "Fade": "event 0: Target creature gets 0/-1 until end of turn.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Knot": "event 0: Attach target enchantment to target creature.",
    "Sword": "equipment 0: Equipped creature gets +1/0.", "Wall": "equipment 0 (Shield): Equipped creature gets 0/+5.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.",
    "Oath": "enchantment 0: Attach to target creature. Enchanted creature is also a Soldier.",
    "Mourner": "creature 1/1: Whenever a creature dies, you gain 5 influence.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Seer": "creature 1/1: (M): Gain 1 influence.",
    "Dear": "creature 3 1/1", "Lord": "creature 4 1/1", "Cheap": "creature 2 1/1", "Vague": "creature X+2 1/1",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
UPKEEP = "\nphase: Discard, active B"
DOWAGER, GARLAND, WASP = "Toll-Bridge Dowager", "Millstone Garland", "Wasp-Hearted"
WRIT, UNBURIED = "Writ of Narrow Rations", "The Unburied Oath"
MAUL, BOARD = "Barn-Door Maul", "Sluice-Board Shield"


def blocked(s: Scene, attacker: str, defender: str) -> None:
    """A attacks B, who lets one defend."""
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block {attacker} with {defender}")


TOLL = f"A: {{}} gold; offensive: {DOWAGER}{{}}, Ox 2/2; defensive: Rat; hand: {{}}\n"
BRIDGE = "B: defensive: Cow 0/1, Ram 2/2; offensive: Hen; hand: 1\nC: defensive: Ewe; hand: 1"
ALL = (DOWAGER, "Ox", "Rat", "Cow", "Ram", "Hen", "Ewe")
PLAIN = ["1/4", "2/2", "1/1", "0/1", "2/2", "1/1", "1/1"]


@plays("Toll-Bridge Dowager")
def test_from_the_next_turn_on_she_takes_one_from_all_enemies() -> None:
    s = orc(f"{TOLL.format(1, '', 'Wait')}{BRIDGE}", TEXTS)
    s.choose(f"assign {DOWAGER}")
    assert s.gold("A") == 0
    s.all_pass()
    assert (s.assigned(DOWAGER), values(s, *ALL)) == (True, PLAIN)
    s.to("Play", "B")
    assert values(s, *ALL) == ["1/4", "2/2", "1/1", "-1/1", "1/2", "1/1", "0/1"]


@plays("Toll-Bridge Dowager")
@pytest.mark.parametrize(("gold", "state"), [(0, ""), (1, " marked"), (1, " assigned")])
def test_unpaid_or_busy_she_is_not_assigned(gold: int, state: str) -> None:
    s = orc(f"{TOLL.format(gold, state, 'Wait')}{BRIDGE}", TEXTS)
    assert f"assign {DOWAGER}" not in s.options()
    assert (s.value("Ram") == "1/2") is (state == " assigned")


@plays("Toll-Bridge Dowager")
def test_her_toll_ends_with_her() -> None:
    army = f"A: 1 gold; offensive: {DOWAGER} assigned, Ox; hand: Gale, Gale\nB: defensive: Ram 2/9; hand: 1"
    s = orc(army, TEXTS)
    for value in ("1/9", "2/9"):
        s.do(starting(s, "play Gale")[0])
        assert s.value("Ram") == value
    assert s.place(DOWAGER) == "A's graveyard"
    s = orc(f"{army.replace('1 gold', 'resources: 1')}{UPKEEP}", TEXTS)
    until(s, "unassign")
    assert (s.active, s.value("Ram")) == ("A", "1/9")
    s.choose(f"unassign {DOWAGER}")
    s.to("Play", "A")
    assert (s.value("Ram"), s.assigned(DOWAGER), s.gold("A")) == ("2/9", False, 0)


@plays("Toll-Bridge Dowager")
def test_two_dowagers_add_up() -> None:
    s = orc(
        f"A: offensive: {DOWAGER} assigned, {DOWAGER} assigned; hand: 1\nB: defensive: Ram 3/3; offensive: Hen; hand: 1",
        TEXTS,
    )
    assert values(s, "Ram", "Hen") == ["1/3", "1/1"]


LAID = "A: {} gold; offensive: Ox 1/9, Yak, Guard assigned; defensive: Rat; hand: {}\n"
FOES = "B: defensive: Cow 1/9, Guard assigned, Pig 1/1 marked; offensive: Hen; hand: 1"


@plays("Millstone Garland")
def test_its_host_does_not_attack_but_does_all_else() -> None:
    s = orc(LAID.format(2, GARLAND) + FOES, TEXTS)
    aiming(s, GARLAND)
    assert sorted(targets(s)) == ["Cow", "Guard", "Ox", "Pig", "Yak"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place(GARLAND), s.gold("A")) == ("on Ox", 0)
    hung = f"; attached: {GARLAND} on Ox"
    s = orc(
        f"A: offensive: Ox, Seer, Yak; hand: 1{hung}, {GARLAND} on Seer; quests: Bear\nB: defensive: Cow; hand: 1",
        TEXTS,
    )
    assert uses(s) == ["Seer"]
    accepting(s, "Bear")
    s.to("Move or Attack")
    assert {"Ox", "Seer"} <= set(offered(s, "move"))
    s.choose("attack Bear")
    assert not [option for option in starting(s, "send") if "Ox" in option or "Seer" in option]
    s = orc(f"A: offensive: Ox; hand: 1{hung}\nB: hand: 1{FIGHT}", TEXTS)
    assert not offered(s, "attack")
    s = orc(f"A: offensive: Elk; hand: 1\nB: defensive: Ox; hand: 1{hung}{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert starting(s, "block") == ["block Elk with Ox"]


@plays("Millstone Garland")
def test_who_is_attacking_already_goes_on() -> None:
    s = orc(
        f"A: offensive: Ox 3/9, Elk; hand: 1\nB: defensive: Cow; attached: {GARLAND} on Cow; hand: Knot{FIGHT}", TEXTS
    )
    s.choose("attack B", "send Ox", "done")
    until(s, "play Knot")
    aiming(s, "Knot", "Defensive")
    s.choose(*starting(s, f"target {GARLAND}"), "target Ox")
    s.to("Second Play")
    assert (s.place(GARLAND), s.influence("B")) == ("on Ox", 17)


@plays("Wasp-Hearted")
def test_its_host_is_fierce_and_frail() -> None:
    s = orc(LAID.format(1, WASP) + FOES, TEXTS)
    aiming(s, WASP)
    assert sorted(targets(s)) == ["Cow", "Guard", "Ox", "Pig", "Yak"]
    frail = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert (values(s, "Ox", "Cow"), s.gold("A"), s.place(WASP)) == (["4/8", "1/9"], 0, "on Ox")
    frail.choose("target Pig")
    frail.all_pass()
    assert (frail.place("Pig"), frail.place(WASP)) == ("B's graveyard", "A's graveyard")


@plays("Wasp-Hearted")
def test_of_two_wasps_one_stings() -> None:
    s = orc(f"A: offensive: Ox 1/9; attached: {WASP} on Ox, {WASP} on Ox; hand: Peel\nB: hand: 1", TEXTS)
    assert s.value("Ox") == "4/8"
    s.do("play Peel", f"target {WASP}")
    assert s.value("Ox") == "4/8"
    assert sorted([s.place(WASP), s.place(f"{WASP} (2)")]) == ["A's graveyard", "on Ox"]


def drawn(s: Scene, seat: str) -> tuple[bool, int]:
    """On to the next Play phase of that seat, who draws all he can: is he offered a second card, and what does he draw?"""
    before, offers = len(s.deck(seat)), False
    while (s.asked, s.active, s.phase) != (seat, seat, "Play"):
        if s.active == seat and "yes" in s.options():
            offers = True
        s.choose("yes" if "yes" in s.options() else s.way_on())
    return offers, before - len(s.deck(seat))


@plays("Writ of Narrow Rations")
@pytest.mark.parametrize("who", ["A", "B"])
def test_its_host_draws_one_card_in_his_draw_phases(who: str) -> None:
    s = orc(f"A: 3 gold; offensive: Ox; hand: {WRIT}; deck: 9\nB: hand: Dig, 1; deck: 9", TEXTS)
    aiming(s, WRIT)
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose(f"target player {who}")
    s.all_pass()
    assert (s.place(WRIT), s.gold("A")) == (f"on player {who}", 0)
    assert drawn(s, "B") == ((False, 1) if who == "B" else (True, 2))
    left = len(s.deck("B"))
    s.do("play Dig")
    assert len(s.deck("B")) == left - 1
    assert drawn(s, "A") == ((False, 1) if who == "A" else (True, 2))


@plays("Writ of Narrow Rations")
@pytest.mark.parametrize(("way", "offers"), [("Peel", True), ("Wait", False)])
def test_it_holds_until_it_is_gone_and_other_draws_are_free(way: str, offers: bool) -> None:
    s = orc(
        f"A: attached: {WRIT} on B; hand: {way}, 1\nB: offensive: Cow; hand: Dig, 1; deck: 9\nphase: Second Play", TEXTS
    )
    s.choose(f"play {way}")
    s.all_pass()
    assert drawn(s, "B") == (offers, 2 if offers else 1)
    s = orc(f"A: offensive: Ox; hand: End, 1\nB: hand: 1; attached: {WRIT} on C\nC: hand: 1", TEXTS)
    aiming(s, "End")
    s.choose("target player C")
    s.all_pass()
    assert (s.out("C") != "", s.place(WRIT)) == (True, "B's graveyard")


BURIED = f"attached: {UNBURIED} on Ox, Sword on Ox, Oath on Ox"


@plays("The Unburied Oath")
@pytest.mark.parametrize("way", ["Axe", "Bolt", "Fade"])
@pytest.mark.parametrize("state", ["", " marked"])
def test_instead_of_dying_it_stands_marked_in_the_other_front(way: str, state: str) -> None:
    s = orc(f"A: offensive: Ox 1/3{state} hurt 2, Mourner; {BURIED}; hand: {way}\nB: hand: 1", TEXTS)
    s.do(f"play {way}", "target Ox")
    assert [s.place(name) for name in ("Ox", UNBURIED, "Sword", "Oath")] == [
        "A's Defensive", "A's graveyard", "on Ox", "on Ox",
    ]  # fmt: skip
    assert (s.damage("Ox"), s.marked("Ox"), s.influence("A")) == (0, True, 20)


@plays("The Unburied Oath")
@pytest.mark.parametrize(
    ("way", "there"),
    [("Wither", "A's graveyard"), ("Scare", "A's graveyard"), ("Bounce", "A's hand"), ("Banish", "removed")],
)
def test_without_toughness_it_dies_and_what_is_no_death_is_let_alone(way: str, there: str) -> None:
    s = orc(f"A: offensive: Ox 1/3, Mourner; attached: {UNBURIED} on Ox; hand: {way}\nB: hand: 1", TEXTS)
    s.do(f"play {way}", "target Ox")
    assert (s.place("Ox"), s.place(UNBURIED)) == (there, "A's graveyard")


@plays("The Unburied Oath")
def test_who_is_assigned_stays_so_and_it_is_no_move() -> None:
    s = orc(
        f"A: offensive: Yak; hand: Axe\nB: defensive: Guard assigned; attached: {UNBURIED} of A on Guard; hand: 1",
        TEXTS,
    )
    s.do("play Axe", "target Guard")
    assert (s.place("Guard"), s.assigned("Guard"), s.place(UNBURIED)) == ("B's Offensive", True, "A's graveyard")
    s = orc(
        f"A: offensive: Mossfoot Courier, Ox; attached: {UNBURIED} on Mossfoot Courier; hand: Axe\nB: hand: 1", TEXTS
    )
    s.do("play Axe", "target Mossfoot Courier")
    assert (s.place("Mossfoot Courier"), s.marked("Mossfoot Courier")) == ("A's Defensive", True)


@plays("The Unburied Oath")
def test_of_two_oaths_the_older_goes_first() -> None:
    s = orc(
        f"A: offensive: Ox 1/3, Elk; attached: {UNBURIED} on Ox, {UNBURIED} on Ox; hand: Axe, Axe, Axe\nB: hand: 1",
        TEXTS,
    )
    s.do("play Axe", "target Ox")
    assert [s.place(name) for name in ("Ox", UNBURIED, f"{UNBURIED} (2)")] == [
        "A's Defensive",
        "A's graveyard",
        "on Ox",
    ]
    s.do("play Axe", front="Defensive")
    assert (s.place("Ox"), s.place(f"{UNBURIED} (2)")) == ("A's Offensive", "A's graveyard")
    s.do("play Axe", "target Ox")
    assert s.place("Ox") == "A's graveyard"


@plays("The Unburied Oath")
def test_it_drops_out_of_its_combat_which_stays_defended() -> None:
    s = orc(f"A: offensive: Ox 2/9; hand: 1\nB: defensive: Cow 1/1; attached: {UNBURIED} on Cow; hand: 1{FIGHT}", TEXTS)
    blocked(s, "Ox", "Cow")
    s.to("Second Play")
    assert [s.place("Cow"), s.damage("Cow"), s.damage("Ox"), s.influence("B")] == ["B's Offensive", 0, 1, 20]
    assert s.marked("Cow")
    s = orc(f"A: offensive: Ox 2/9; hand: Axe\nB: defensive: Cow; attached: {UNBURIED} on Cow; hand: 1{FIGHT}", TEXTS)
    blocked(s, "Ox", "Cow")
    until(s, "play Axe")
    aiming(s, "Axe")
    s.choose(*starting(s, "target Cow"))
    s.to("Play", "B")
    assert (s.place("Cow"), s.damage("Ox"), s.influence("B")) == ("B's Offensive", 0, 20)
    s = orc(LAID.format(3, UNBURIED) + FOES, TEXTS)
    aiming(s, UNBURIED)
    assert sorted(targets(s)) == ["Cow", "Guard", "Ox", "Pig", "Yak"]


@plays("Barn-Door Maul")
def test_only_who_costs_three_carries_it() -> None:
    s = orc(
        f"A: 2 gold; offensive: Cheap, Dear, Vague; defensive: Lord; hand: {MAUL}\nB: defensive: Dear; hand: 1", TEXTS
    )
    s.choose(f"play {MAUL}")
    assert sorted(targets(s)) == ["Dear", "Lord"]
    s.choose("target Dear")
    s.all_pass()
    assert (s.place(MAUL), values(s, "Dear", "Lord"), s.gold("A")) == ("on Dear", ["3/1", "1/1"], 0)
    assert not offered(orc(f"A: 2 gold; offensive: Cheap; hand: {MAUL}, 1\nB: defensive: Lord; hand: 1", TEXTS), "play")
    s = orc(f"A: 2 gold; offensive: Cheap, Dear, Lord; attached: {MAUL} on Lord; hand: 1\nB: hand: 1", TEXTS)
    assert offered(s, "reassign") == [f"{MAUL} to Dear"]
    s = orc(f"A: offensive: Cheap, Lord, {MAUL}; hand: 1\nB: hand: 1", TEXTS)
    assert [option for option in s.options() if "picks up" in option] == [f"Lord picks up {MAUL}"]


@plays("Barn-Door Maul")
def test_out_of_use_it_gives_nothing_and_binds_all_the_same() -> None:
    s = orc(
        f"A: 2 gold; offensive: Cheap, Dear, Lord; attached: Bow on Lord, {MAUL} on Lord; hand: 1\nB: hand: 1", TEXTS
    )
    assert s.value("Lord") == "2/1"
    assert sorted(offered(s, "reassign")) == sorted([f"{MAUL} to Dear", "Bow to Cheap", "Bow to Dear"])


@plays("Sluice-Board Shield")
@pytest.mark.parametrize(
    ("lies", "value"),
    [("defensive: Ox 1/1", "1/3"), ("defensive: Ox 1/1 marked", "1/3"), ("offensive: Ox 1/1", "1/1"),
        ("defensive: Ox 1/1 assigned", "1/3")],
)  # fmt: skip
def test_it_shields_whoever_is_in_the_defensive(lies: str, value: str) -> None:
    s = orc(f"A: {lies}; attached: {BOARD} on Ox; hand: 1\nB: hand: 1", TEXTS)
    assert s.value("Ox") == value


@plays("Sluice-Board Shield")
def test_who_leaves_the_defensive_wounded_dies() -> None:
    s = orc(f"A: defensive: Ox 1/1, Yak; attached: {BOARD} on Ox; hand: Gale, Swap\nB: hand: 1", TEXTS)
    s.do("play Gale", front="Defensive")
    assert (s.place("Ox"), s.damage("Ox"), s.place("Yak")) == ("A's Defensive", 2, "A's graveyard")
    s.do("play Swap", front="Defensive")
    assert s.place("Ox") == "A's graveyard"
    s = orc(f"A: offensive: Ox 1/1; attached: {BOARD} on Ox; hand: Swap\nB: hand: 1", TEXTS)
    s.do("play Swap")
    assert (s.place("Ox"), s.value("Ox")) == ("A's Defensive", "1/3")
    s = orc(f"A: 1 gold; defensive: Ox 1/1; attached: Wall on Ox; hand: {BOARD}\nB: hand: 1", TEXTS)
    s.do(f"play {BOARD}")
    assert (s.place(BOARD), s.value("Ox")) == ("on Ox", "1/6")  # not in use
