"""Blind magic and enchantments of ORC's round 34, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, resolved, starting, targets
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Dig": "event 0: Draw two cards.",
    "Scare": "event 0: Discard target creature.", "Bounce": "event 0: Return target creature to its owner's hand.",
    "Treat": "event 0: Each player draws a card.", "Peel": "event 0: Discard target enchantment.",
    "Wake": "event 0: Unmark target creature.", "Give": "event 0: Sacrifice a creature.",
    "Sleep": "event 0: Mark target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Ward": "creature 1/9: (A): Demons you control get 0/+1.",
    "Seer": "creature 1/9: (M): Gain 1 influence.", "Mage": "creature (Caster) 1/9",
    "Easy": "quest (Assignment): Draw two cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
RAIN, FEVER, ROOTS, LEDGER = (
    "Rain of Cinders and Nails", "Marshlight Fever", "A Hundred Small Roots", "Open the Old Ledger",
)  # fmt: skip
IVY, FETTERS, BOUNTY, TOAST = (
    "Mantle of Living Ivy", "Fetters of Sleep", "Bounty Chalked", "Toast to the Thirsty",
)  # fmt: skip


def aimed(s: Scene, card: str, who: str = "", front: str = "Offensive") -> None:
    """A card that somebody may play is played so and resolves."""
    until(s, f"play {card}")
    aiming(s, card, front)
    s.choose(*[f"target {who}"] * (f"target {who}" in s.options()))
    resolved(s)


def on(s: Scene) -> None:
    """The attack goes on to its end, and nobody does anything."""
    while s.phase == "Move or Attack":
        s.choose((starting(s, "number 0", "trigger") or [s.way_on()])[0])


@plays("Rain of Cinders and Nails")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_it_rains_on_all_of_one_battlefield(front: str) -> None:
    s = orc(
        f"A: 3 gold; offensive: Mage, Guard assigned, Ox; defensive: Mage, Rat; hand: {RAIN}\n"
        "B: defensive: Cow 1/9, Ward assigned, Dog 1/2; offensive: Hen 1/9, Pig 1/2; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, RAIN, front)
    assert not targets(s)
    s.all_pass()
    hit = front == "Offensive"
    assert [s.damage(n) for n in ("Mage", "Guard", "Cow", "Ward")] == [2 * hit] * 4
    assert [s.damage(n) for n in ("Mage (2)", "Hen")] == [2 * (not hit)] * 2
    assert [s.place(n).endswith("graveyard") for n in ("Ox", "Dog", "Rat", "Pig")] == [hit, hit, not hit, not hit]
    assert s.gold("A") == 0


@plays("Rain of Cinders and Nails", "Marshlight Fever", "A Hundred Small Roots", "Open the Old Ledger")
@pytest.mark.parametrize("card", [RAIN, FEVER, ROOTS, LEDGER])
def test_magic_asks_for_a_caster_of_ones_own(card: str) -> None:
    for army, can in (("offensive: Mage", True), ("offensive: Mage marked", True), ("offensive: Ox", False)):
        s = orc(f"A: 3 gold; {army}; hand: {card}; deck: 5\nB: defensive: Cow, Mage; hand: 1", TEXTS)
        assert bool(offered(s, "play")) is can
    s = orc(f"A: offensive: Ox; hand: Wait\nB: resources: 3; defensive: Mage; hand: {card}, Wait", TEXTS)
    s.choose("play Wait", *starting(s, "in the Offensive"))
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    assert (s.asked, offered(s, "play")) == ("B", ["Wait"])


@plays("Marshlight Fever")
@pytest.mark.parametrize(("who", "value"), [
    ("Ox", "-1/7"), ("Cow", "1/7"), ("Bull", "dead"), ("Pup", "dead"), ("Ward", "-1/7"), ("Mage", "-1/7"),
])  # fmt: skip
def test_a_fever_weakens_whoever_is_near(who: str, value: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Mage, Ox 1/9, Guard assigned; defensive: Rat; hand: {FEVER}; deck: 9\n"
        "B: defensive: Cow 3/9, Bull 9/9 hurt 7, Pup 1/2, Ward assigned; offensive: Hen; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    aiming(s, FEVER)
    assert sorted(targets(s)) == ["Bull", "Cow", "Mage", "Ox", "Pup", "Ward"]
    s.choose(f"target {who}")
    s.all_pass()
    if value == "dead":
        assert s.place(who) == "B's graveyard"
        return
    assert s.value(who) == value
    s.to("Play", "B")
    assert s.value(who) == {"Cow": "3/9"}.get(who, "1/9")


@plays("Marshlight Fever")
def test_the_feverish_deal_nothing_and_not_less() -> None:
    s = orc(f"A: 2 gold; offensive: Mage, Ox 1/9; hand: {FEVER}; deck: 9\nB: offensive: Hen; hand: 1; deck: 9", TEXTS)
    s.do(f"play {FEVER}", "target Ox")
    s.to("Move or Attack")
    s.choose("attack B", "send Ox", "done")
    on(s)
    assert (s.influence("B"), s.marked("Ox")) == (20, True)


@plays("A Hundred Small Roots")
@pytest.mark.parametrize("who", [(), ("Cow",), ("Cow", "Dog"), ("Elk", "Ward"), ("Ward",)])
def test_up_to_two_enemies_are_held_by_roots(who: tuple[str, ...]) -> None:
    s = orc(
        f"A: 3 gold; offensive: Mage, Ox; defensive: Rat; hand: {ROOTS}\n"
        "B: defensive: Cow, Dog, Elk marked, Ward assigned; offensive: Hen; hand: Wait", TEXTS,
    )  # fmt: skip
    aiming(s, ROOTS)
    assert set(targets(s)) == {"Cow", "Dog", "Elk", "Ward"}
    for name in who:
        assert f"target {name}" in s.options()
        s.choose(f"target {name}")
    s.choose(*[s.way_on()] * bool(targets(s)))
    assert not targets(s)
    resolved(s)
    assert [s.marked(n) for n in ("Cow", "Dog", "Elk")] == ["Cow" in who, "Dog" in who, True]
    assert (s.assigned("Ward"), s.marked("Ox"), s.marked("Mage"), s.gold("A")) == (True, False, False, 0)


@plays("A Hundred Small Roots")
def test_one_of_two_may_slip_away() -> None:
    s = orc(
        f"A: 3 gold; offensive: Mage; hand: {ROOTS}\nB: defensive: Cow, Dog; offensive: Hen; hand: Swap, Wait", TEXTS
    )
    aiming(s, ROOTS)
    s.choose("target Cow", "target Dog")
    until(s, "play Swap")
    aiming(s, "Swap", "Defensive")
    s.choose("target Cow")
    resolved(s)
    assert (s.place("Cow"), s.marked("Cow"), s.marked("Dog")) == ("B's Offensive", False, True)


@plays("Open the Old Ledger")
@pytest.mark.parametrize(("took", "first"), [("Rye", "Oat"), ("Oat", "Bran"), ("Bran", "Rye")])
def test_one_of_three_is_kept(took: str, first: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Mage; hand: {LEDGER}; deck: Rye, Oat, Bran, Corn, 2; quests: Easy\n"
        "B: defensive: Cow; hand: Wait", TEXTS | {"Easy": "quest (Assignment): Draw a card. Victory Points: 1."},
    )  # fmt: skip
    accepting(s, "Easy")
    s.choose(f"play {LEDGER}")
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    while not starting(s, "pick"):
        s.choose("pass")
    assert s.asked == "A"
    assert [s.sees("A", n) for n in ("Rye", "Oat", "Bran", "Corn")] == [True, True, True, False]
    assert not any(s.sees("B", n) for n in ("Rye", "Oat", "Bran"))
    assert sorted(s.options()) == ["pick Bran", "pick Oat", "pick Rye"]  # one must be taken
    s.choose(f"pick {took}")
    while s.table.chain or first in s.deck("A")[:2]:
        s.choose(next((o for o in s.options() if o.endswith(f" {first}")), None) or s.way_on())
    last = next(n for n in ("Rye", "Oat", "Bran") if n not in (took, first))
    assert s.hand("A") == [took]
    assert s.deck("A")[0] == "Corn"
    assert sorted(s.deck("A")[-2:]) == sorted([first, last])
    assert (s.victory("A"), s.sees("B", took)) == (0, False)


@plays("Open the Old Ledger")
@pytest.mark.parametrize(("deck", "hand"), [("Rye", ["Rye"]), ("0", [])])
def test_who_has_no_three_takes_what_there_is(deck: str, hand: list[str]) -> None:
    s = orc(f"A: 2 gold; offensive: Mage; hand: {LEDGER}; deck: {deck}\nB: defensive: Cow; hand: Wait", TEXTS)
    s.choose(f"play {LEDGER}")
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    resolved(s)
    assert (s.hand("A"), s.deck("A"), s.place(LEDGER)) == (hand, [], "A's graveyard")


@plays("Mantle of Living Ivy")
@pytest.mark.parametrize("who", ["Ox", "Cow", "Ward", "Yak"])
def test_ivy_strengthens_whom_it_covers_once(who: str) -> None:
    s = orc(
        f"A: 4 gold; offensive: Ox 1/9, Yak 1/9 marked, Guard assigned; defensive: Rat; hand: {IVY}, {IVY}, Peel, Peel; "
        "deck: 9\n"
        "B: defensive: Cow 1/9, Ward assigned; offensive: Hen; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    aiming(s, IVY)
    assert sorted(targets(s)) == ["Cow", "Ox", "Ward", "Yak"]
    s.choose(f"target {who}")
    s.all_pass()
    assert (s.place(IVY), s.value(who)) == (f"on {who}", "2/12")
    s.do(f"play {IVY}", f"target {who}")
    assert (s.value(who), s.gold("A")) == ("2/12", 0)
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.value(who) == "2/12"
    for value in ("2/12", "1/9"):
        s.choose(starting(s, "play Peel")[0])
        s.choose(*[o for o in s.options() if o == "in the Offensive"])
        s.choose(*starting(s, "target")[:1])
        s.all_pass()
        assert s.value(who) == value


@plays("Mantle of Living Ivy", "Fetters of Sleep", "Bounty Chalked on a Door")
def test_an_enchantment_asks_for_somebody_free() -> None:
    for card in (IVY, FETTERS, BOUNTY, TOAST):
        for army, can in (("Ox", True), ("Ox marked", False), ("Guard assigned", False)):
            s = orc(f"A: 3 gold; offensive: {army}; hand: {card}\nB: defensive: Cow; hand: 1", TEXTS)
            assert bool(offered(s, "play")) is can


@plays("Fetters of Sleep")
def test_the_fettered_sleep_on() -> None:
    s = orc(
        f"A: 3 gold; offensive: Ox, Yak marked; defensive: Rat; hand: {FETTERS}, Sleep; deck: 20\n"
        "B: defensive: Cow marked, Dog, Elk marked; offensive: Hen; hand: Wake, Sleep, 1; deck: 20", TEXTS,
    )  # fmt: skip
    aiming(s, FETTERS)
    assert sorted(targets(s)) == ["Cow", "Dog", "Elk", "Ox", "Yak"]
    awake = s.fork()
    s.choose("target Cow")
    s.all_pass()
    assert s.place(FETTERS) == "on Cow"
    for _ in range(2):
        s.to("Play", "B")
        assert [s.marked(n) for n in ("Cow", "Elk")] == [True, False]
        s.to("Play", "A")
    s.to("Play", "B")
    s.do("play Wake", "target Cow", front="Defensive")
    assert not s.marked("Cow")
    s.do("play Sleep", "target Cow", front="Defensive")
    s.to("Play", "A")
    s.to("Play", "B")
    assert s.marked("Cow")
    awake.choose("target Dog")
    awake.all_pass()
    assert not awake.marked("Dog")  # it does not fall asleep by this
    awake.to("Play", "B")
    assert [awake.marked(n) for n in ("Cow", "Dog")] == [False, False]


@plays("Fetters of Sleep")
def test_the_fettered_may_be_released_from_work_and_sleep_then() -> None:
    s = orc(
        f"A: offensive: Ox; hand: 1; deck: 20\nB: resources: 1; defensive: Ward assigned; attached: {FETTERS} on Ward; "
        "hand: Peel, 1; deck: 20", TEXTS,
    )  # fmt: skip
    s.to("Unmark", "B")
    s.choose("unassign Ward")
    assert (s.marked("Ward"), s.assigned("Ward"), s.gold("B")) == (True, False, 0)
    s.to("Play", "B")
    s.to("Play", "A")
    s.to("Play", "B")
    assert s.marked("Ward")
    s.do("play Peel")
    s.to("Play", "A")
    s.to("Play", "B")
    assert not s.marked("Ward")


@plays("Bounty Chalked on a Door")
@pytest.mark.parametrize(("card", "who", "drawn"), [
    ("Axe", "Ox", 2), ("Axe", "Cow", 2), ("Scare", "Cow", 0), ("Bounce", "Ox", 0), ("Axe", "Elk", 0),
])  # fmt: skip
def test_the_bounty_is_two_cards(card: str, who: str, drawn: int) -> None:
    host = "Ox" if who == "Elk" else who
    s = orc(
        f"A: 1 gold; offensive: Ox, Elk; defensive: Rat; hand: {BOUNTY}, 1; deck: 9\n"
        f"B: defensive: Cow, Ward assigned; offensive: Hen; hand: {card}; deck: 9", TEXTS,
    )  # fmt: skip
    aiming(s, BOUNTY)
    assert sorted(targets(s)) == ["Cow", "Elk", "Ox", "Ward"]
    s.choose(f"target {host}")
    until(s, f"play {card}")
    s.choose("pass")
    assert (s.place(BOUNTY), s.gold("A")) == (f"on {host}", 0)
    s.to("Play", "B")
    before = len(s.hand("A")), len(s.hand("B")) - 1
    s.do(f"play {card}", f"target {who}", front="Defensive")
    assert (len(s.hand("A")), len(s.hand("B"))) == (before[0] + drawn + (card == "Bounce"), before[1])
    assert s.place(BOUNTY) == ("on Ox" if who == "Elk" else "A's graveyard")


@plays("Bounty Chalked on a Door")
def test_a_death_in_combat_brings_the_bounty_and_a_sacrifice_does_not() -> None:
    s = orc(
        f"A: offensive: Ox; attached: {BOUNTY} on Ox; hand: 1; deck: 9\nB: defensive: Cow 5/9; hand: 1{FIGHT}", TEXTS
    )
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow")
    on(s)
    assert (s.place("Ox"), len(s.hand("A")), s.place(BOUNTY)) == ("A's graveyard", 3, "A's graveyard")
    s = orc(f"A: attached: {BOUNTY} on Ward; hand: Axe; deck: 9\nB: defensive: Ward assigned; hand: 1", TEXTS)
    s.do("play Axe")
    assert (s.place("Ward"), len(s.hand("A")), len(s.hand("B")), s.place(BOUNTY)) == (
        "B's graveyard", 2, 1, "A's graveyard",
    )  # fmt: skip
    s = orc(f"A: offensive: Ox, Elk; attached: {BOUNTY} on Ox; hand: Give; deck: 9\nB: defensive: Cow; hand: 1", TEXTS)
    s.choose("play Give")
    while s.table.chain or offered(s, "pick"):
        s.choose(next(iter(starting(s, "pick Ox", "in the Offensive")), None) or s.way_on())
    assert (s.place("Ox"), s.hand("A"), s.place(BOUNTY)) == ("A's graveyard", [], "A's graveyard")


@plays("Toast to the Thirsty")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
@pytest.mark.parametrize("who", ["A", "B"])
def test_the_second_card_costs_the_thirsty_two(front: str, who: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox; defensive: Rat; hand: {TOAST}, Dig; deck: 20\nB: offensive: Hen; hand: Dig; deck: 20",
        TEXTS,
    )
    aiming(s, TOAST, front)
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose(f"target player {who}")
    s.all_pass()
    assert s.place(TOAST) == f"on player {who}"
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
        assert (s.influence(who), len(s.hand(seat))) == (before - 2 * (seat == who), cards + 1)
    assert s.influence("A") + s.influence("B") == 38


@plays("Toast to the Thirsty")
def test_cards_by_effects_are_free_even_in_the_draw_phase() -> None:
    s = orc(
        f"A: offensive: Ox; attached: {TOAST} on B in the Offensive; hand: Treat\n"
        "B: offensive: Hen; hand: 1; deck: 20\nphase: Upkeep, active B", TEXTS,
    )  # fmt: skip
    s.to("Draw", "B")
    s.choose("no")
    until(s, "play Treat")
    assert s.phase == "Draw"
    aimed(s, "Treat")
    assert (s.influence("B"), len(s.hand("B"))) == (20, 3)
