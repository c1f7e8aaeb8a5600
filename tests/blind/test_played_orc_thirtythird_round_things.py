"""Blind enchantments and equipment of ORC's round 33, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, resolved, starting, targets, uses, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Dig": "event 0: Draw two cards.",
    "Treat": "event 0: Each player draws a card.",
    "Peel": "event 0: Discard target enchantment.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.",
    "Seer": "creature 1/9: (M): Gain 1 influence.",
    "Chief": "creature (Leader) 1/1", "Leader Boy": "creature 1/1",
    "Wild": "event 0: Target creature gains the subtype Leader until end of turn.",
    "Bear": "quest (Confrontation) 3/1: Hit points: 3. Victory Points: 2.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Belt": "equipment 0: Equipped creature gets 0/+1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
VIGIL, LENDER, WOUND = "Iron Vigil", "Moneylender's Mark", "Festering Wound"
SPEAR, CLOAK, CROWN = "Boar Spear", "Heron Feather Cloak", "Crown of Quarrels"


def strikes(s: Scene, *names: str) -> None:
    """A attacks B with these."""
    s.choose("attack B")
    for name in names:
        s.choose(*[f"send {name}"] * (f"send {name}" in s.options()))
    s.choose(*["done"] * bool(starting(s, "send")))
    assert all(s.marked(name) for name in names)


def aimed(s: Scene, card: str, who: str = "", front: str = "Offensive") -> None:
    """A card that somebody may play is played so and resolves."""
    until(s, f"play {card}")
    aiming(s, card, front)
    s.choose(*[f"target {who}"] * (f"target {who}" in s.options()))
    resolved(s)


def blocked(s: Scene, *pairs: str) -> None:
    """These defend and no others."""
    until(s, "block")
    s.choose(*[f"block {pair}" for pair in pairs])
    s.choose(*["done"] * bool(starting(s, "block")))


def on(s: Scene) -> None:
    """The attack goes on to its end, and nobody does anything."""
    while s.phase == "Move or Attack":
        s.choose((starting(s, "number 0", "trigger") or [s.way_on()])[0])


@plays("Iron Vigil")
@pytest.mark.parametrize("who", ["Seer", "Cow"])
def test_whoever_keeps_the_vigil_is_tough_and_does_not_attack(who: str) -> None:
    s = orc(
        f"A: 3 gold; offensive: Seer, Yak marked, Guard assigned; defensive: Rat; "
        f"hand: {VIGIL}, {VIGIL}, Peel; quests: Bear; deck: 9\n"
        "B: defensive: Cow 1/9; offensive: Hen; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    aiming(s, VIGIL)
    assert sorted(targets(s)) == ["Cow", "Seer", "Yak"]
    s.choose(f"target {who}")
    s.all_pass()
    assert (s.place(VIGIL), s.value(who), s.gold("A")) == (f"on {who}", "1/12", 2)
    s.do(f"play {VIGIL}", f"target {who}")
    assert s.value(who) == "1/12"
    peeled = s.fork()
    peeled.do("play Peel", f"target {VIGIL}")
    assert peeled.value(who) == "1/12"
    accepting(s, "Bear")
    assert uses(s) == ["Seer"]
    s.to("Move or Attack")
    assert "move Seer" in s.options()
    if who == "Seer":
        assert "attack B" not in s.options()
        s.choose("attack Bear")
        assert not [o for o in starting(s, "send") if "Seer" in o]
        s.choose(*starting(s, "send Rat"))
        assert (s.marked("Rat"), s.marked("Seer")) == (True, False)
        return
    strikes(s, "Seer")
    blocked(s, "Seer with Cow")
    on(s)
    assert (s.damage("Seer"), s.damage("Cow"), s.influence("B")) == (1, 1, 20)


@plays("Iron Vigil")
def test_an_enchantment_asks_for_somebody_free() -> None:
    for army, can in (("Ox", True), ("Ox marked", False), ("Guard assigned", False)):
        s = orc(f"A: 2 gold; offensive: {army}; hand: {VIGIL}\nB: defensive: Cow; hand: 1", TEXTS)
        assert bool(offered(s, "play")) is can


@plays("Moneylender's Mark")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
@pytest.mark.parametrize("who", ["A", "B"])
def test_the_second_card_is_paid_for(front: str, who: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox; defensive: Rat; hand: {LENDER}, Dig; deck: 20\nB: offensive: Hen; hand: Dig; deck: 20",
        TEXTS,
    )
    aiming(s, LENDER, front)
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose(f"target player {who}")
    s.all_pass()
    assert s.place(LENDER) == f"on player {who}"
    s.do("play Dig")
    s.to("Draw", "B")
    for seat in ("B", "A"):
        s.to("Draw", seat)
        while s.phase == "Draw" and "yes" not in s.options():
            s.choose(s.way_on())
        first = s.fork()
        first.choose("no")
        first.to("Play")
        assert first.influence(who) == s.influence(who)
        before, cards = s.influence(who), len(s.hand(seat))
        s.choose("yes")
        s.all_pass()
        assert (s.influence(who), len(s.hand(seat))) == (before - (seat == who), cards + 1)
    assert s.influence("A") + s.influence("B") == 39


@plays("Moneylender's Mark")
def test_two_marks_are_one_and_cards_by_effects_are_free_even_in_the_draw_phase() -> None:
    s = orc(
        f"A: offensive: Ox; attached: {LENDER} on B in the Offensive, {LENDER} on B in the Offensive; hand: Treat\n"
        "B: offensive: Hen; hand: 1; deck: 20\nphase: Upkeep, active B", TEXTS,
    )  # fmt: skip
    s.to("Draw", "B")
    no = s.fork()
    no.choose("no")
    until(no, "play Treat")
    assert no.phase == "Draw"
    aimed(no, "Treat")
    assert (no.influence("B"), len(no.hand("B"))) == (20, 3)
    s.choose("yes")
    s.all_pass()
    assert s.influence("B") == 19


@plays("Festering Wound")
@pytest.mark.parametrize("goal", ["B", "Bear"])
def test_the_wound_festers_with_each_attack(goal: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox 5/3, Yak; hand: {WOUND}, Peel, 1; quests: Bear; deck: 20\n"
        "B: defensive: Cow; offensive: Hen; hand: Wait; deck: 20", TEXTS,
    )  # fmt: skip
    aiming(s, WOUND)
    assert sorted(targets(s)) == ["Cow", "Ox", "Yak"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place(WOUND), s.value("Ox")) == ("on Ox", "5/3")
    accepting(s, "Bear")
    s.to("Move or Attack")
    s.choose(f"attack {goal}")
    s.choose("send Ox against Bear" if goal == "Bear" else "send Ox", "done")
    assert (s.asked, s.value("Ox")) == ("B", "4/2")
    on(s)
    if goal == "Bear":
        assert s.place("Ox") == "A's graveyard"
        return
    assert s.influence("B") == 16
    s.to("Play", "B")
    assert s.value("Ox") == "4/2"
    s.to("Play", "A")
    s.do("play Peel")
    assert (s.place(WOUND), s.value("Ox")) == ("A's graveyard", "4/2")
    s.to("Move or Attack")
    strikes(s, "Ox")
    assert s.value("Ox") == "4/2"


@plays("Festering Wound")
def test_who_dies_of_the_wound_does_not_fight() -> None:
    s = orc(
        f"A: offensive: Ox 5/1, Yak 1/9; attached: {WOUND} on Ox; hand: 1\nB: defensive: Cow; hand: 1{FIGHT}", TEXTS
    )
    s.choose("attack B", "send Ox", "send Yak")
    assert s.place("Ox") == "A's graveyard"
    on(s)
    assert s.influence("B") == 19
    s = orc(
        f"A: offensive: Ox 5/9; attached: {WOUND} on Cow, {WOUND} on Dog; hand: 1\n"
        f"B: defensive: Cow 5/1, Dog 2/9, Pup; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    dog = s.fork()
    blocked(s, "Ox with Cow")
    on(s)
    assert (s.place("Cow"), s.damage("Ox"), s.influence("B")) == ("B's graveyard", 0, 20)
    blocked(dog, "Ox with Dog")
    on(dog)
    assert (dog.value("Dog"), dog.damage("Ox"), dog.damage("Dog"), dog.influence("B")) == ("1/8", 1, 5, 20)


@plays("Boar Spear")
def test_the_spear_is_for_defenders() -> None:
    s = orc(
        f"A: offensive: Ox 1/9; attached: {SPEAR} on Ox; hand: 1\n"
        f"B: defensive: Cow 1/9, Dog 1/9; attached: {SPEAR} on Cow, {SPEAR} on Dog; hand: Wait{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B")
    assert values(s, "Ox", "Cow", "Dog") == ["1/9"] * 3
    blocked(s, "Ox with Cow")
    until(s, "play Wait")
    assert values(s, "Ox", "Cow", "Dog") == ["1/9", "3/9", "1/9"]
    on(s)
    assert (s.damage("Ox"), s.damage("Cow"), s.value("Cow")) == (3, 1, "1/9")


@plays("Boar Spear")
def test_an_idle_spear_gives_nothing_and_it_is_for_ones_own() -> None:
    s = orc(
        "A: offensive: Ox 1/9; hand: 1\nB: defensive: Cow 1/9, Dog 1/9; "
        f"attached: Bow on Cow, {SPEAR} on Cow, {SPEAR} on Dog, Belt on Dog; hand: Wait{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B")
    blocked(s, "Ox with Cow", "Ox with Dog")
    while "play Wait" not in s.options():
        s.choose(next((o for o in s.options() if "Bow" in o), None) or s.way_on())
    assert values(s, "Cow", "Dog") == ["2/9", "3/10"]
    s = orc(f"A: 1 gold; offensive: Ox, Yak; defensive: Rat; hand: {SPEAR}\nB: defensive: Cow; hand: 1", TEXTS)
    aiming(s, SPEAR)
    assert set(targets(s)) <= {"Ox", "Yak", "Rat"}
    s.choose("target Ox")
    s.all_pass()
    assert (s.place(SPEAR), s.gold("A")) == ("on Ox", 0)


@plays("Heron Feather Cloak")
def test_the_cloaked_move_awake_and_go_on() -> None:
    s = orc(
        f"A: defensive: Seer, Rat, Ox 1/9 marked; offensive: Elk; attached: {CLOAK} on Seer, {CLOAK} on Ox; hand: Wait\n"
        f"B: hand: 1; deck: 9{FIGHT}", TEXTS,
    )  # fmt: skip
    assert sorted(offered(s, "move")) == ["Elk", "Rat", "Seer"]
    other = s.fork()
    other.choose("move Elk")
    until(other, "done")
    assert "move Seer" not in other.options()
    s.choose("move Seer")
    assert (s.place("Seer"), s.marked("Seer"), s.place(CLOAK)) == ("A's Offensive", False, "on Seer")
    until(s, "move")
    assert offered(s, "move") == ["Rat"]
    s.choose("move Rat")
    assert s.marked("Rat")
    s.to("Second Play")
    assert uses(s) == ["Seer"]
    s.to("Second Move or Attack")
    s.choose("attack B")
    s.choose(*starting(s, "send Seer"))
    s.choose(*starting(s, "done"))
    while s.phase == "Second Move or Attack":
        s.choose(s.way_on())
    assert (s.influence("B"), s.marked("Seer")) == (19, True)


@plays("Heron Feather Cloak")
def test_the_cloaked_go_home_and_defend() -> None:
    s = orc(
        f"A: offensive: Ox 1/9, Elk 1/9; attached: {CLOAK} on Ox; hand: 1; deck: 9\n"
        f"B: offensive: Cow 3/9; hand: 1; deck: 9{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("move Ox", "move Elk")
    s.to("Move or Attack", "B")
    s.choose("attack A")
    until(s, "block")
    assert offered(s, "block") == ["Cow with Ox"]


@plays("Crown of Quarrels")
def test_only_leaders_wear_the_crown_and_count_their_company() -> None:
    s = orc(
        f"A: 3 gold; offensive: Chief, Leader Boy, Ox marked, Guard assigned, Yak; attached: Belt on Chief; "
        f"defensive: Chief, Rat; hand: {CROWN}, Swap, Axe\nB: defensive: Cow, Dog; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, CROWN)
    assert set(targets(s)) <= {"Chief", "Leader Boy", "Chief (2)"}
    s.choose("target Chief")
    s.all_pass()
    assert (s.place(CROWN), s.value("Chief"), s.gold("A")) == ("on Chief", "5/2", 0)
    s.do("play Axe", "target Yak")
    assert s.value("Chief") == "4/2"
    s.do("play Swap", "target Chief")
    assert (s.place("Chief"), s.value("Chief")) == ("A's Defensive", "3/2")


@plays("Crown of Quarrels")
def test_the_crown_falls_from_who_leads_no_more_and_only_leaders_take_it_up() -> None:
    s = orc(
        f"A: 6 gold; offensive: Ox, Yak; hand: Wild, {CROWN}, 1; deck: 9\nB: offensive: Hen; hand: Wait; deck: 9", TEXTS
    )
    assert f"play {CROWN}" not in s.options()
    s.do("play Wild", "target Ox")
    s.do(f"play {CROWN}")
    assert (s.place(CROWN), s.value("Ox")) == ("on Ox", "2/1")
    s.to("Play", "B")
    assert (s.place(CROWN), s.value("Ox")) == ("A's Offensive", "1/1")
    s = orc(
        f"A: 3 gold; offensive: Chief, Leader Boy, Ox; attached: {CROWN} on Chief; hand: 1\nB: defensive: Cow 9/9; hand: 1",
        TEXTS,
    )
    assert [o for o in s.options() if "reassign" in o] == [f"reassign {CROWN} to Leader Boy"]
    s.to("Move or Attack")
    strikes(s, "Chief")
    blocked(s, "Chief with Cow")
    s.to("Second Play")
    assert s.place(CROWN) == "A's Offensive"
    assert [o for o in s.options() if "picks up" in o] == [f"Leader Boy picks up {CROWN}"]
