"""Blind creatures of ORC's round 33, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, resolved, starting, targets, uses, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Wait": "event 0: Gain 1 influence.", "Bounce": "event 0: Return target creature to its owner's hand.",
    "Hail": "event 0: Kill all creatures.", "Give": "event 0: Sacrifice a creature.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Sleep": "event 0: Mark target creature.",
    "Sting": "event 0: Deal 2 damage to target creature.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Seer": "creature 1/9: (M): Gain 1 influence.",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Vine": "enchantment 0: Attach to a creature. It gets 0/+1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
UPKEEP = "\nphase: Discard, active B"
FERRYMAN, DRUMMER, DIGGER, HALBERDIER = (
    "Sallowmere Ferryman", "Border Drummer", "Ashfield Gravedigger", "Unsleeping Halberdier",
)  # fmt: skip
LANTERN, BRAWLER, SNATCHER = "Keeper of the Blue Lantern", "Cellar Brawler", "Hoard Snatcher"


def aimed(s: Scene, card: str, who: str, front: str = "Offensive") -> None:
    """A card that somebody may play is played so and resolves."""
    until(s, f"play {card}")
    aiming(s, card, front)
    s.choose(f"target {who}")
    resolved(s)


def strikes(s: Scene, *names: str) -> None:
    """A attacks B with these."""
    s.choose("attack B")
    for name in names:
        s.choose(*[f"send {name}"] * (f"send {name}" in s.options()))
    s.choose(*["done"] * bool(starting(s, "send")))
    assert all(s.marked(name) for name in names)


@plays("Sallowmere Ferryman")
@pytest.mark.parametrize("state", ["", " marked"])
def test_the_ferryman_takes_somebody_over_as_he_is(state: str) -> None:
    s = orc(
        f"A: offensive: {FERRYMAN}, Ox 1/9{state} hurt 2, Guard assigned; defensive: Rat, Elk; "
        "attached: Bow on Ox, Vine on Ox; hand: 1\nB: defensive: Cow; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"use {FERRYMAN}")
    for _ in range(2):
        if targets(s):
            assert targets(s) == ["Ox"]  # nobody else is own, near and to be chosen
            s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.damage("Ox"), s.marked("Ox"), s.marked(FERRYMAN)) == (
        "A's Defensive",
        2,
        bool(state),
        True,
    )
    assert (s.place("Bow"), s.place("Vine"), uses(s)) == ("on Ox", "on Ox", [])
    s.to("Move or Attack")
    assert sorted(offered(s, "move")) == (["Elk", "Rat"] if state else ["Elk", "Ox", "Rat"])  # it was no move
    s.choose("move Rat")
    s.to("Second Move or Attack")


@plays("Sallowmere Ferryman")
def test_the_ferryman_alone_takes_nobody_and_a_ferried_attacker_drops_out() -> None:
    s = orc(f"A: offensive: {FERRYMAN}; defensive: Rat; hand: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert not uses(s)
    s = orc(f"A: offensive: {FERRYMAN}, Ox 3/9, Elk 1/9; hand: 1\nB: defensive: Cow; hand: Wait{FIGHT}", TEXTS)
    assert not uses(s)
    strikes(s, "Ox", "Elk")
    until(s, "use")
    s.choose(f"use {FERRYMAN}")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Ox")
    resolved(s)
    s.to("Second Play")
    assert (s.place("Ox"), s.marked("Ox"), s.influence("B")) == ("A's Defensive", True, 19)


@plays("Sallowmere Ferryman")
def test_a_ferried_defender_drops_out_and_its_attacker_stays_defended() -> None:
    s = orc(
        f"A: offensive: Ox 3/9; hand: Wait\nB: defensive: {FERRYMAN}, Cow 5/1; offensive: Hen; hand: Wait{FIGHT}", TEXTS
    )
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, "use")
    s.choose(f"use {FERRYMAN}", *starting(s, "target Cow"))
    resolved(s)
    s.to("Second Play")
    assert (s.place("Cow"), s.damage("Ox"), s.influence("B")) == ("B's Offensive", 0, 20)


@plays("Border Drummer")
def test_other_attackers_beside_the_drummer_strike_harder() -> None:
    s = orc(
        f"A: offensive: {DRUMMER}, Ox, Elk, Yak; defensive: Rat, {DRUMMER}; hand: Swap, Wait; quests: Bear\n"
        "B: defensive: Cow; offensive: Hen; hand: Wait", TEXTS,
    )  # fmt: skip
    everybody = (DRUMMER, "Ox", "Elk", "Yak", "Rat", f"{DRUMMER} (2)", "Cow", "Hen")
    accepting(s, "Bear")
    assert values(s, *everybody) == ["1/2", "1/1", "1/1", "1/1", "1/1", "1/2", "1/1", "1/1"]
    s.to("Move or Attack")
    s.choose("attack B", "send Ox", "send Elk")
    s.choose(next(o for o in starting(s, "send Rat")), *starting(s, "done"))
    assert values(s, *everybody) == ["1/2", "2/1", "2/1", "1/1", "2/1", "1/2", "1/1", "1/1"]
    gone = s.fork()
    aimed(s, "Swap", "Ox")
    assert values(s, "Ox", "Elk") == ["1/1", "2/1"]  # an attacker no more
    until(gone, "play Swap")
    aimed(gone, "Swap", DRUMMER)
    assert values(gone, "Ox", "Elk", "Rat") == ["1/1", "1/1", "3/1"]


@plays("Border Drummer")
def test_two_drummers_help_each_other_and_a_dead_or_foreign_one_nobody() -> None:
    s = orc(
        f"A: offensive: {DRUMMER}, {DRUMMER} marked, {DRUMMER}, Ox 1/9; hand: Axe, Wait\n"
        f"B: defensive: {DRUMMER}, Cow; hand: Wait{FIGHT}", TEXTS,
    )  # fmt: skip
    strikes(s, DRUMMER, "Ox")
    assert values(s, DRUMMER, f"{DRUMMER} (2)", f"{DRUMMER} (3)", "Ox") == ["3/2", "1/2", "1/2", "4/9"]
    aimed(s, "Axe", f"{DRUMMER} (3)")
    assert values(s, DRUMMER, "Ox") == ["2/2", "3/9"]
    s.to("Second Play")
    assert s.influence("B") == 15
    assert values(s, DRUMMER, "Ox") == ["1/2", "1/9"]


@plays("Ashfield Gravedigger")
@pytest.mark.parametrize(("card", "who", "front", "influence"), [
    ("Axe", "Ox", "Offensive", 21), ("Axe", "Cow", "Offensive", 21), ("Axe", "Guard", "Offensive", 21),
    ("Axe", "Rat", "Defensive", 20), ("Axe", "Hen", "Defensive", 20), ("Scare", "Ox", "Offensive", 20),
    ("Bounce", "Cow", "Offensive", 20), ("Axe", DIGGER, "Offensive", 20),
])  # fmt: skip
def test_the_digger_gains_by_deaths_beside_him(card: str, who: str, front: str, influence: int) -> None:
    s = orc(
        f"A: offensive: {DIGGER}, Ox; defensive: Rat; hand: {card}, 1\n"
        "B: defensive: Cow, Guard assigned; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.do(f"play {card}", f"target {who}", front=front)
    assert "sive" not in s.place(who)
    assert (s.influence("A"), s.influence("B")) == (influence, 20)


@plays("Ashfield Gravedigger")
def test_who_dies_along_with_the_digger_counts_and_a_sacrifice_does_not() -> None:
    s = orc(f"A: offensive: {DIGGER}, Ox, Elk; hand: Hail\nB: defensive: Cow; offensive: Hen; hand: 1", TEXTS)
    s.do("play Hail")
    while starting(s, "trigger"):
        s.choose(starting(s, "trigger")[0])
    assert (s.place(DIGGER), s.influence("A")) == ("A's graveyard", 23)
    s = orc(f"A: 30 influence; offensive: {DIGGER}, Ox; hand: Give, Axe\nB: hand: 1", TEXTS)
    s.choose("play Give")
    while s.table.chain or offered(s, "pick"):
        s.choose(next(iter(starting(s, "pick Ox", "in the Offensive")), None) or s.way_on())
    assert (s.place("Ox"), s.influence("A")) == ("A's graveyard", 30)
    s = orc(f"A: offensive: Ox 2/9; hand: 1\nB: defensive: {DIGGER}, Cow; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow")
    s.to("Second Play")
    assert (s.place("Cow"), s.influence("B")) == ("B's graveyard", 21)


@plays("Unsleeping Halberdier")
@pytest.mark.parametrize(("state", "defends"), [("", True), (" marked", True), (" assigned", False)])
def test_the_halberdier_defends_marked(state: str, defends: bool) -> None:
    s = orc(
        f"A: offensive: Ox 3/9; hand: 1\nB: defensive: {HALBERDIER}{state}, Dog marked, Cow; offensive: {HALBERDIER}, Hen; "
        f"hand: 1{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B")
    until(s, "block")
    assert sorted(offered(s, "block")) == ["Ox with Cow", *[f"Ox with {HALBERDIER}"] * defends]
    if defends:
        s.choose(f"block Ox with {HALBERDIER}")
        s.to("Second Play")
        assert (s.damage(HALBERDIER), s.damage("Ox"), s.influence("B")) == (3, 2, 20)
        assert s.marked(HALBERDIER) is bool(state)


@plays("Unsleeping Halberdier")
def test_a_marked_halberdier_does_nothing_else() -> None:
    s = orc(
        f"A: offensive: {HALBERDIER} marked, Ox; defensive: {HALBERDIER} marked, Rat; hand: 1\n"
        f"B: defensive: Cow; hand: 1{FIGHT}",
        TEXTS,
    )
    assert sorted(offered(s, "move")) == ["Ox", "Rat"]
    s.choose("attack B")
    assert not [o for o in s.options() if HALBERDIER in o]


@plays("Keeper of the Blue Lantern")
def test_the_lantern_shines_from_the_next_turn_on() -> None:
    s = orc(
        f"A: offensive: {LANTERN}, Ox, Guard assigned; defensive: Rat; hand: Swap, 1; deck: 9; resources: Rye\n"
        "B: defensive: Cow; offensive: Hen; hand: Swap, Sting, Swap, Wait; deck: 9", TEXTS,
    )  # fmt: skip
    s.do(f"assign {LANTERN}")
    everybody = (LANTERN, "Ox", "Guard", "Rat", "Cow", "Hen")
    assert s.assigned(LANTERN)
    assert values(s, *everybody) == ["1/2", "1/1", "1/9", "1/1", "1/1", "1/1"]
    s.to("Move or Attack")
    s.choose("attack B")
    assert not [o for o in s.options() if LANTERN in o]
    s.to("Play", "B")
    assert values(s, *everybody) == ["1/2", "1/3", "1/11", "1/1", "1/1", "1/1"]
    s.do("play Sting", "target Ox", front="Defensive")
    assert s.place("Ox") == "A's Offensive"
    hurt = s.fork()
    hurt.do("play Swap", "target Ox", front="Defensive")
    assert hurt.place("Ox") == "A's graveyard"  # it has left the light
    s.do("play Swap", "target Rat")
    assert (s.place("Rat"), s.value("Rat")) == ("A's Offensive", "1/3")
    s.to("Unmark", "A")
    assert s.value("Rat") == "1/3"
    s.choose(f"unassign {LANTERN}")
    assert (values(s, "Rat", "Ox", "Guard"), s.marked(LANTERN), s.gold("A")) == (["1/1", "1/1", "1/9"], True, 0)


@plays("Keeper of the Blue Lantern")
@pytest.mark.parametrize("card", ["Axe", "Bounce", "Swap"])
def test_a_lantern_that_is_gone_shines_no_more(card: str) -> None:
    s = orc(
        f"A: offensive: {LANTERN} assigned, Ox 1/1 hurt 2; defensive: Rat; hand: 1\n"
        f"B: defensive: Cow; offensive: Hen; hand: {card}\nphase: Play, active B, turn 2", TEXTS,
    )  # fmt: skip
    assert values(s, "Ox", "Rat") == ["1/3", "1/1"]
    s.do(f"play {card}", f"target {LANTERN}", front="Defensive")
    assert s.place("Ox") == "A's graveyard"
    assert s.value("Rat") == ("1/3" if card == "Swap" else "1/1")
    s = orc(f"A: offensive: {LANTERN} marked; defensive: {LANTERN} assigned; hand: 1\nB: hand: 1", TEXTS)
    assert not starting(s, "assign")


@plays("Cellar Brawler")
@pytest.mark.parametrize(("resources", "answer", "marked"), [
    (1, "pay upkeep", False), (1, "pay no upkeep", True), (0, "pay upkeep", True),
])  # fmt: skip
def test_an_unpaid_brawler_sits(resources: int, answer: str, marked: bool) -> None:
    money = f"resources: {resources} marked; " if resources else ""
    s = orc(
        f"A: {money}defensive: {BRAWLER} marked, Rat; offensive: Ox; hand: 1; deck: 9\n"
        f"B: defensive: {BRAWLER}; offensive: Hen; hand: 1; deck: 9{UPKEEP}", TEXTS,
    )  # fmt: skip
    while not (s.asked == "A" and s.phase == "Play"):
        s.choose(next(iter(starting(s, answer)), None) or s.way_on())
    assert (s.marked(BRAWLER), s.marked(f"{BRAWLER} (2)"), s.marked("Ox")) == (marked, False, False)
    assert s.gold("A") == int(resources and marked)
    s.to("Move or Attack", "B")
    s.choose("attack A")
    until(s, "block")
    assert (f"block Hen with {BRAWLER}" in s.options()) is not marked


@plays("Cellar Brawler")
def test_a_brawler_is_paid_each_turn_or_sits_again() -> None:
    s = orc(
        f"A: resources: 1; offensive: {BRAWLER}, Seer; hand: 1; deck: 9\nB: offensive: Hen; hand: 1; deck: 9{UPKEEP}",
        TEXTS,
    )
    for _ in range(2):
        asked = 0
        s.to("Upkeep", "A")
        while not (s.asked == "A" and s.phase == "Play"):
            if starting(s, "pay no upkeep"):
                asked += 1
            s.choose(next(iter(starting(s, "pay no upkeep")), None) or s.way_on())
        assert (asked, s.marked(BRAWLER), s.marked("Seer")) == (1, True, False)
        s.to("Play", "B")


@plays("Hoard Snatcher")
def test_who_loses_influence_to_the_snatcher_discards() -> None:
    s = orc(f"A: offensive: {SNATCHER}, Ox; hand: Wait\nB: defensive: Cow; hand: Wait, Sleep, Axe{FIGHT}", TEXTS)
    strikes(s, SNATCHER, "Ox")
    other = s.fork()
    until(s, "block")
    s.choose(*["done"] * ("done" in s.options()) or ["pass"])
    until(s, "fight")
    s.choose(f"fight {SNATCHER}")
    while s.influence("B") == 20:
        s.choose("pass")
    assert s.asked == "B"
    assert len(s.options()) == 3
    s.choose(next(o for o in s.options() if "Axe" in o))
    assert (s.influence("B"), len(s.hand("B")), s.place("Axe")) == (18, 2, "B's graveyard")
    s.to("Second Play")
    assert (s.influence("B"), len(s.hand("B"))) == (17, 2)
    until(other, "block")
    other.choose(f"block {SNATCHER} with Cow")
    other.to("Second Play")
    assert (other.influence("B"), len(other.hand("B"))) == (19, 3)


@plays("Hoard Snatcher")
@pytest.mark.parametrize(("hand", "value", "influence", "left"), [
    ("Axe", "", 18, 0), ("", "", 18, 0), ("Axe", "weak", 20, 1), ("Axe, Wait", "strong", 17, 1),
])  # fmt: skip
def test_one_card_goes_if_anything_was_lost(hand: str, value: str, influence: int, left: int) -> None:
    texts = TEXTS | {"Weak": "enchantment 0: Attach to a creature. It gets -2/0."}
    hung = {"": "", "weak": f"attached: Weak on {SNATCHER}; ", "strong": f"attached: Bow on {SNATCHER}; "}[value]
    s = orc(f"A: offensive: {SNATCHER}; {hung}hand: 1\nB: hand: {hand}{FIGHT}".replace("hand: \n", "\n"), texts)
    s.choose("attack B")
    while s.phase == "Move or Attack":
        s.choose(s.way_on())
    assert (s.influence("B"), len(s.hand("B")), len(s.hand("A"))) == (influence, left, 1)
