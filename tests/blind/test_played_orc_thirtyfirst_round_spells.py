"""Blind magic and enchantments of ORC's round 31, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, resolved, starting, targets, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Wait": "event 0: Gain 1 influence.", "Bounce": "event 0: Return target creature to its owner's hand.",
    "Banish": "event 0: Remove target creature from the game.", "Bolt": "event 0: Deal 9 damage to target creature.",
    "Wither": "event 0: Target creature gets 0/-9 until end of turn.",
    "Swap": "event 0: Put target creature into its controller's other front.", "Dig": "event 0: Draw two cards.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Mage": "creature (Caster) 1/9",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Vine": "enchantment 0: Attach to a creature.",
    "Mourner": "creature 1/9: Whenever another creature dies, gain 1 influence.", "Vanish": "event 0: You abandon a quest.",
    "Easy": "quest (Assignment): Draw two cards. Victory Points: 1.",
    "Rich": "quest (Assignment): Draw two cards. Reward: Gain 3 influence. Victory Points: 1.",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.",
    "Glean": "event 0: Return target resource card to its owner's hand.", "Dear": "creature 3 1/9",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
DRIZZLE, HYMN, ASHES, RANSOM = "Drizzle of Embers", "Rootwall Hymn", "Name Among the Ashes", "Ransom Unpaid"
LARDER, HERALDS, SEAM, LEAF = "Bare Larder", "Heralds' Reward", "Glinting Seam", "Last Green Leaf"


@plays("Drizzle of Embers")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_embers_fall_on_the_foes_opposite(front: str) -> None:
    s = orc(
        f"A: 3 gold; offensive: Ox 1/9, Mage; defensive: Rat 1/9, Mage; hand: {DRIZZLE}\n"
        "B: defensive: Cow 1/9, Guard assigned, Dog 1/1; offensive: Hen 1/9, Pig 1/1; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, DRIZZLE, front)
    assert not targets(s)
    s.all_pass()
    hit = front == "Offensive"
    assert [s.damage(n) for n in ("Ox", "Mage", "Rat", "Cow", "Guard", "Hen")] == [0, 0, 0, hit, hit, not hit]
    assert (s.place("Dog"), s.place("Pig")) == (
        ("B's graveyard", "B's Offensive") if hit else ("B's Defensive", "B's graveyard")
    )


@plays("Rootwall Hymn")
def test_those_who_hear_the_hymn_are_tougher_until_ones_next_turn() -> None:
    s = orc(
        f"A: 2 gold; offensive: Mage, Ox 1/1, Guard assigned; defensive: Rat 1/1; hand: {HYMN}, Swap, Swap; deck: 9\n"
        "B: defensive: Cow 1/1; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    aiming(s, HYMN)
    assert not targets(s)
    s.all_pass()
    assert values(s, "Ox", "Mage", "Guard", "Rat", "Cow") == ["1/4", "1/12", "1/12", "1/1", "1/1"]
    s.do("play Swap", "target Ox")
    s.do("play Swap", "target Rat", front="Defensive")
    assert values(s, "Ox", "Rat") == ["1/4", "1/1"]
    s.to("Play", "B")
    assert values(s, "Ox", "Mage", "Rat") == ["1/4", "1/12", "1/1"]
    s.to("Play", "A")
    assert values(s, "Ox", "Mage", "Guard") == ["1/1", "1/9", "1/9"]


@plays("Name Among the Ashes")
@pytest.mark.parametrize("robbed", [True, False])
def test_a_name_comes_back(robbed: bool) -> None:
    s = orc(
        f"A: 2 gold; offensive: Mage; grave: Ox, Yak, Bolt, Bow; hand: {ASHES}\nB: offensive: Hen; grave: Cow; hand: Snatch",
        TEXTS | {"Snatch": "event 0: Remove target creature card in an opponent's graveyard from the game."},
    )  # fmt: skip
    aiming(s, ASHES)
    assert sorted(targets(s)) == ["Ox", "Yak"]
    s.choose("target Ox")
    if robbed:
        until(s, "play Snatch")
        aiming(s, "Snatch")
        s.choose("target Ox")
    s.all_pass()
    assert (s.hand("A"), s.place("Yak")) == ([] if robbed else ["Ox"], "A's graveyard")
    assert s.place(ASHES) == "A's graveyard"
    for grave in ("grave: Bolt; ", ""):
        s = orc(f"A: 2 gold; offensive: Mage; {grave}hand: {ASHES}\nB: grave: Cow; hand: 1", TEXTS)
        assert not offered(s, "play")


@plays("Ransom Unpaid")
@pytest.mark.parametrize(("who", "gold", "drawn"), [("Dear", 0, "B"), ("Cow", 2, "B"), ("Ox", 2, "A"), ("Pig", 2, "B")])
def test_the_ransom_is_the_price_of_the_captive(who: str, gold: int, drawn: str) -> None:
    s = orc(
        f"A: 3 gold; offensive: Mage, Ox; defensive: Rat; hand: {RANSOM}; deck: 5\n"
        "B: defensive: Cow, Dear, Pig of A, Guard assigned; offensive: Hen; hand: 1; deck: 5", TEXTS,
    )  # fmt: skip
    aiming(s, RANSOM)
    assert sorted(targets(s)) == ["Cow", "Dear", "Guard", "Mage", "Ox", "Pig"]
    s.choose(f"target {who}")
    s.all_pass()
    assert s.place(who) == ("A's graveyard" if who in ("Ox", "Pig") else "B's graveyard")
    assert (s.gold("A"), 5 - len(s.deck("A")), 5 - len(s.deck("B"))) == (gold, drawn == "A", drawn == "B")


@plays("Ransom Unpaid")
def test_who_cannot_be_paid_is_no_target_and_a_captive_that_is_gone_costs_nobody() -> None:
    s = orc(f"A: 2 gold; offensive: Mage; hand: {RANSOM}\nB: defensive: Dear, Cow; hand: Bounce; deck: 5", TEXTS)
    aiming(s, RANSOM)
    assert sorted(targets(s)) == ["Cow", "Mage"]
    s.choose("target Cow")
    until(s, "play Bounce")
    aiming(s, "Bounce", "Defensive")
    s.choose("target Cow")
    s.all_pass()
    assert (s.place("Cow"), len(s.deck("B"))) == ("B's hand", 5)
    s = orc(  # it draws also where something keeps the creature alive
        f"A: 1 gold; offensive: Mage; hand: {RANSOM}\nB: defensive: Cow; attached: {LEAF} on Cow; hand: 1; deck: 5",
        TEXTS,
    )
    aiming(s, RANSOM)
    s.choose("target Cow")
    s.all_pass()
    assert (s.place("Cow"), s.place(LEAF), len(s.deck("B"))) == ("B's Defensive", "B's graveyard", 4)
    s = orc(f"A: 1 gold; offensive: Mage; hand: {RANSOM}\nB: defensive: Cow; hand: 1; deck: 0", TEXTS)
    aiming(s, RANSOM)
    s.choose("target Cow")
    s.all_pass()
    assert (s.place("Cow"), s.over) == ("B's graveyard", False)


def draws(s: Scene, seat: str) -> int:
    """On to the next Play phase of that seat, who draws all that he can: how much?"""
    before, now = len(s.deck(seat)), s.turn
    while (s.asked, s.active, s.phase) != (seat, seat, "Play") or s.turn == now:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    return before - len(s.deck(seat))


@plays("Bare Larder")
def test_the_bare_larder_allows_one_card_a_turn() -> None:
    s = orc(f"A: 2 gold; offensive: Ox; hand: {LARDER}, 1; deck: 9\nB: offensive: Hen; hand: Dig, 1; deck: 9", TEXTS)
    aiming(s, LARDER)
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose("target player B")
    s.all_pass()
    assert s.place(LARDER) == "on player B"
    assert draws(s, "B") == 1
    s.do("play Dig")
    assert len(s.deck("B")) == 6
    assert draws(s, "A") == 2
    assert draws(s, "B") == 1
    s = orc(f"A: 2 gold; offensive: Ox; hand: {LARDER}, 1; deck: 9\nB: offensive: Hen; hand: 1; deck: 9", TEXTS)
    aiming(s, LARDER)
    s.choose("target player A")
    s.all_pass()
    assert (draws(s, "B"), draws(s, "A")) == (2, 1)


@plays("Heralds' Reward")
@pytest.mark.parametrize("who", ["A", "B"])
@pytest.mark.parametrize("quest", ["Easy", "Rich"])
def test_the_heralds_pay_whoever_completes_it(who: str, quest: str) -> None:
    dig = {"A": "Dig, 1", "B": "1"} if who == "A" else {"A": "1", "B": "Dig, 1"}
    s = orc(
        f"A: offensive: Ox; hand: {dig['A']}; deck: 9; quests: {quest}; attached: {HERALDS} on {quest} in the Offensive\n"
        f"B: offensive: Hen; hand: {dig['B']}; deck: 9\nphase: Play, active {who}", TEXTS,
    )  # fmt: skip
    other = "B" if who == "A" else "A"
    s.choose(f"accept {quest}")
    while s.asked != who:
        s.choose("pass")
    s.do("play Dig")
    s.choose(*starting(s, "trigger")[:1])
    s.all_pass()
    assert (len(s.deck(who)), len(s.deck(other)), s.victory(who)) == (5, 9, 1)
    assert (s.place(HERALDS), s.influence(who)) == ("A's graveyard", 20 + 3 * (quest == "Rich"))


@plays("Heralds' Reward")
def test_for_a_quest_that_goes_otherwise_nothing_is_paid() -> None:
    s = orc(f"A: 2 gold; offensive: Ox; hand: {HERALDS}, 1; quests: Easy\nB: hand: 1; quests: Bear", TEXTS)
    aiming(s, HERALDS)
    assert sorted(targets(s)) == ["Bear", "Easy"]
    s.choose("target Bear")
    s.all_pass()
    assert s.place(HERALDS) == "on Bear"
    laid = f"quests: Easy; attached: {HERALDS} on Easy in the Offensive"
    s = orc(f"A: offensive: Ox; hand: Vanish, 1; deck: 9; {laid}\nB: hand: 1; deck: 9", TEXTS)
    accepting(s, "Easy")
    s.do("play Vanish")
    assert (s.pursues("A"), len(s.deck("A")), len(s.deck("B"))) == ([], 9, 9)
    while s.place("Easy") != "removed":  # nobody accepts it any more, and it expires
        s.choose("no" if "no" in s.options() else s.way_on())
    assert s.place(HERALDS) == "A's graveyard"
    assert not [line for line in s.log() if HERALDS in line and ("triggers" in line or "resolves" in line)]


@plays("Glinting Seam")
@pytest.mark.parametrize("marked", ["", " marked"])
def test_the_seam_gives_two_and_stays(marked: str) -> None:
    s = orc(
        f"A: 2 gold; resources: Rye{marked}, Oat; offensive: Ox; hand: {SEAM}\nB: resources: Pea; hand: 1; deck: 9",
        TEXTS,
    )
    aiming(s, SEAM)
    assert sorted(targets(s)) == ["Oat", "Rye"]
    s.choose("target Rye")
    s.all_pass()
    assert (s.place(SEAM), s.gold("A")) == ("on Rye", 1 if marked else 3)
    s.to("Play", "A")
    assert s.gold("A") == 3


BOX = f"attached: {SEAM} on Rye in the Offensive"


@plays("Glinting Seam")
def test_the_seam_is_not_recycled() -> None:
    s = orc(f"A: resources: Rye, Elk, Hen, Pig, Owl; {BOX}; hand: 1\nB: hand: 1", TEXTS)
    assert s.gold("A") == 6
    s.choose("recycle")
    while starting(s, "take back"):
        assert "Rye" not in str(s.options())
        s.choose(s.options()[0])
    assert (s.place("Rye"), s.place(SEAM)) == ("A's resources", "on Rye")
    s = orc(f"A: resources: Rye, Elk, Hen, Pig; {BOX}; hand: Glean, 1\nB: hand: 1", TEXTS)
    assert "recycle" not in s.options()
    s.do("play Glean", "target Rye")
    assert (s.place("Rye"), s.place(SEAM), s.gold("A")) == ("A's hand", "A's graveyard", 3)


HUNG = f"attached: {LEAF} on Ox, Bow on Ox, Vine on Ox"


@plays("Last Green Leaf")
@pytest.mark.parametrize("way", ["Axe", "Bolt"])
@pytest.mark.parametrize("state", ["", " marked"])
def test_its_host_does_not_die_for_once(way: str, state: str) -> None:
    s = orc(f"A: offensive: Ox 1/3{state} hurt 2, Mourner; {HUNG}; hand: {way}, Axe\nB: hand: 1", TEXTS)
    s.do(f"play {way}", "target Ox")
    assert [s.place(name) for name in ("Ox", LEAF, "Bow", "Vine")] == [
        "A's Offensive",
        "A's graveyard",
        "on Ox",
        "on Ox",
    ]
    assert (s.damage("Ox"), s.marked("Ox"), s.influence("A")) == (0, bool(state), 20)
    s.do("play Axe", "target Ox")
    assert (s.place("Ox"), s.influence("A")) == ("A's graveyard", 21)


@plays("Last Green Leaf")
@pytest.mark.parametrize(
    ("way", "there", "mourned"),
    [
        ("Wither", "A's graveyard", 1),
        ("Scare", "A's graveyard", 0),
        ("Bounce", "A's hand", 0),
        ("Banish", "removed", 0),
    ],
)
def test_without_toughness_it_dies_and_other_ways_are_no_death(way: str, there: str, mourned: int) -> None:
    s = orc(f"A: offensive: Ox 1/3 hurt 2, Mourner; attached: {LEAF} on Ox; hand: {way}\nB: hand: 1", TEXTS)
    s.do(f"play {way}", "target Ox")
    assert (s.place("Ox"), s.place(LEAF), s.influence("A")) == (there, "A's graveyard", 20 + mourned)


@plays("Last Green Leaf")
def test_of_two_leaves_the_older_falls_first() -> None:
    s = orc(
        f"A: offensive: Ox 1/3, Mourner; attached: {LEAF} on Ox, {LEAF} on Ox; hand: Axe, Axe, Axe\nB: hand: 1", TEXTS
    )
    s.do("play Axe", "target Ox")
    assert (s.place("Ox"), s.place(LEAF), s.place(f"{LEAF} (2)")) == ("A's Offensive", "A's graveyard", "on Ox")
    s.do("play Axe", "target Ox")
    assert (s.place("Ox"), s.place(f"{LEAF} (2)")) == ("A's Offensive", "A's graveyard")
    s.do("play Axe", "target Ox")
    assert s.place("Ox") == "A's graveyard"
    s = orc(f"A: offensive: Ox 1/3, Mourner; attached: {LEAF} on Ox, {LEAF} on Ox; hand: Wither\nB: hand: 1", TEXTS)
    s.do("play Wither", "target Ox")
    assert [s.place(n) for n in ("Ox", LEAF, f"{LEAF} (2)")] == ["A's graveyard"] * 3


@plays("Last Green Leaf")
@pytest.mark.parametrize("who", ["attacker", "defender"])
def test_it_stays_in_the_fight(who: str) -> None:
    leaf = f"; attached: {LEAF} of A on Ox, Bow of A on Ox"
    if who == "attacker":
        s = orc(f"A: offensive: Ox 3/3{leaf}; hand: 1\nB: defensive: Cow 1/9; hand: Bolt{FIGHT}", TEXTS)
    else:
        s = orc(f"A: offensive: Cow 1/9; hand: 1\nB: defensive: Ox 3/3{leaf}; hand: Bolt{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    until(s, "play Bolt")
    aiming(s, "Bolt", "Defensive")
    s.choose("target Ox")
    resolved(s)
    s.to("Second Play")
    assert (s.damage("Cow"), s.damage("Ox"), s.place("Bow"), s.influence("B")) == (4, 1, "on Ox", 20)


@plays("Last Green Leaf")
def test_a_leaf_is_laid_on_whomever_stands_near() -> None:
    s = orc(
        f"A: 3 gold; offensive: Mage; defensive: Rat; hand: {LEAF}\nB: defensive: Cow, Guard assigned; offensive: Hen; hand: 1",
        TEXTS,
    )
    aiming(s, LEAF)
    assert sorted(targets(s)) == ["Cow", "Guard", "Mage"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.place(LEAF), s.gold("A")) == ("on Cow", 0)
