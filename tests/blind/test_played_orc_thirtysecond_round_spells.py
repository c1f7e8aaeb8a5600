"""Blind events and magic of ORC's round 32, played as their writer meant them."""

import pytest

from blind.gestures import aiming, offered, resolved, starting, targets, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Bounce": "event 0: Return target creature to its owner's hand.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Snatch": "event 0: Remove target creature card in an opponent's graveyard from the game.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Mage": "creature (Caster) 1/9",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Vine": "enchantment 0: Attach to a creature. It gets 0/+1.",
    "Mourner": "creature 1/9: Whenever another creature dies, gain 1 influence.",
    "Dear": "creature 4 1/9", "Three": "creature 3 1/9", "Two": "creature 2 1/9", "Hydra": "creature X+1 1/9",
    "Bear": "quest (Confrontation) 0/3: Hit points: 3. Victory Points: 2.", "Costly": "event 3: Gain 5 influence.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
VOLLEY, RANKS, HUNT, POST = "Sudden Volley", "Close the Ranks", "Call Off the Hunt", "Change of Post"
RESERVES, PRICE, RAIN, MIST, YEARS = (
    "Hidden Reserves",
    "Blood Price",
    "Scorching Rain",
    "Slumber Mist",
    "Borrowed Years",
)


def aimed(s: Scene, card: str, front: str, who: str) -> None:
    """A card that somebody may play is played so and resolves."""
    until(s, f"play {card}")
    aiming(s, card, front)
    s.choose(*[f"target {who}"] * (f"target {who}" in s.options()))
    resolved(s)


@plays("Sudden Volley")
@pytest.mark.parametrize("mine", [True, False])
def test_an_attacker_is_shot(mine: bool) -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox 3/2, Elk 1/9, Yak; attached: Bow on Ox; hand: {VOLLEY if mine else 'Wait'}; deck: 9\n"
        f"B: resources: 1; defensive: Cow 1/9; hand: {'Wait' if mine else VOLLEY}; deck: 9{FIGHT}", TEXTS,
    )  # fmt: skip
    assert not offered(s, "play", VOLLEY)
    s.choose("attack B", "send Ox", "send Elk", "done")
    until(s, f"play {VOLLEY}")
    aiming(s, VOLLEY, "Offensive" if mine else "Defensive")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    other = s.fork()
    s.choose("target Ox")
    resolved(s)
    assert (s.place("Ox"), s.place("Bow")) == ("A's graveyard", "A's Offensive")  # it fell in combat
    until(s, "block")
    assert not [o for o in starting(s, "block") if "Ox" in o]
    s.to("Second Play")
    assert s.influence("B") == 19
    other.choose("target Elk")
    resolved(other)
    assert other.damage("Elk") == 2


@plays("Sudden Volley")
def test_without_an_attack_there_is_no_volley_and_a_fought_one_is_an_attacker_no_more() -> None:
    s = orc(f"A: 1 gold; offensive: Ox; hand: {VOLLEY}\nB: defensive: Cow; hand: 1", TEXTS)
    assert not offered(s, "play")
    s = orc(f"A: offensive: Ox 1/9, Elk 1/9; hand: Wait\nB: resources: 1; defensive: Cow; hand: {VOLLEY}{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox", "send Elk")
    until(s, "fight")
    s.choose("fight Ox")
    while s.influence("B") == 20:
        s.choose("pass")
    until(s, f"play {VOLLEY}")
    aiming(s, VOLLEY, "Defensive")
    assert set(targets(s)) <= {"Elk"}  # its writer lets it be one until the attack is over
    s.choose(*starting(s, "target Elk"))
    resolved(s)
    assert (s.damage("Ox"), s.damage("Elk")) == (0, 2)


@plays("Close the Ranks")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_those_in_the_defensive_close_ranks(front: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox, Yak; defensive: Rat, Ram marked, Guard assigned; hand: {RANKS}, Swap, Swap; deck: 9\n"
        "B: defensive: Cow; offensive: Hen; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    aiming(s, RANKS, front)
    assert not targets(s)
    s.all_pass()
    # Its writer lets it be played in the Defensive alone; text that names a front says how far it reaches (ORC-SPAN-02)
    everybody = ("Rat", "Ram", "Guard", "Ox", "Yak", "Cow", "Hen")
    assert values(s, *everybody) == ["1/3", "1/3", "1/11", "1/1", "1/1", "1/1", "1/1"]
    s.do("play Swap", "target Ox")
    s.do("play Swap", "target Rat", front="Defensive")
    assert values(s, "Ox", "Rat") == ["1/1", "1/3"]
    s.to("Play", "B")
    assert values(s, *everybody) == ["1/1", "1/1", "1/9", "1/1", "1/1", "1/1", "1/1"]


@plays("Call Off the Hunt")
@pytest.mark.parametrize(("who", "hand"), [("Three", "A"), ("Two", "B"), ("Hydra", "B"), ("Pig", "B")])
def test_the_cheap_are_called_off(who: str, hand: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Three, Dear, Guard assigned, Pig of B; hand: {HUNT}\n"
        f"B: defensive: Two, Hydra, Dear, Guard assigned; offensive: Hen; hand: 1\n", TEXTS,
    )  # fmt: skip
    aiming(s, HUNT)
    assert sorted(targets(s)) == ["Guard", "Hydra", "Pig", "Three", "Two"]  # the foe's guard alone
    s.choose(f"target {who}")
    s.all_pass()
    assert (s.place(who), s.gold("A")) == (f"{hand}'s hand", 0)


@plays("Call Off the Hunt")
def test_what_they_bear_goes_home_too_and_the_fight_goes_on() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox 4/9; hand: {HUNT}, 1\n"
        f"B: defensive: Two; attached: Bow of A on Two, Vine of A on Two; hand: Wait{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Two")
    aimed(s, HUNT, "Offensive", "Two")
    assert [s.place(n) for n in ("Two", "Bow", "Vine")] == ["B's hand", "A's hand", "A's graveyard"]
    s.to("Second Play")
    assert s.influence("B") == 20  # the attacker is defended
    s = orc(f"A: offensive: Ox 4/9; hand: 1\nB: resources: 2; defensive: Two; hand: {HUNT}{FIGHT}", TEXTS)
    s.choose("attack B")
    aimed(s, HUNT, "Defensive", "Ox")
    s.to("Second Play")
    assert (s.place("Ox"), s.influence("B")) == ("A's hand", 20)


@plays("Change of Post")
@pytest.mark.parametrize(
    ("who", "state"), [("Ox", ""), ("Ox", " marked"), ("Cow", ""), ("Cow", " marked"), ("Cow", " assigned")]
)
def test_somebody_changes_posts_as_he_is(who: str, state: str) -> None:
    mine, theirs, n = (state, "", "") if who == "Ox" else ("", state, " (2)")
    s = orc(
        f"A: 2 gold; offensive: Ox 1/9{mine} hurt 2, Guard assigned; attached: Bow on Ox, Vine on Ox; defensive: Rat; "
        f"hand: {POST}\nB: defensive: Cow 1/9{theirs} hurt 2; attached: Bow on Cow, Vine on Cow; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, POST)
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose(f"target {who}")
    s.all_pass()
    assert s.place(who) == ("A's Defensive" if who == "Ox" else "B's Offensive")
    assert (s.damage(who), s.place(f"Bow{n}"), s.place(f"Vine{n}")) == (2, f"on {who}", f"on {who}")
    assert (s.marked(who), s.assigned(who)) == (state == " marked", state == " assigned")
    s.to("Move or Attack")
    if who == "Cow":
        assert sorted(offered(s, "move")) == ["Ox", "Rat"]
    elif not state:
        assert sorted(offered(s, "move")) == ["Ox", "Rat"]  # it was no move: both ways are open


@plays("Change of Post")
def test_who_is_posted_elsewhere_drops_out_of_the_fight() -> None:
    s = orc(f"A: 2 gold; offensive: Ox 4/9; hand: {POST}, 1\nB: defensive: Cow 3/9; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow")
    aimed(s, POST, "Offensive", "Cow")
    s.to("Second Play")
    assert (s.place("Cow"), s.damage("Ox"), s.influence("B")) == ("B's Offensive", 0, 20)
    s = orc(f"A: 2 gold; offensive: Ox 4/9; hand: {POST}, 1\nB: defensive: Cow 3/9; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    aimed(s, POST, "Offensive", "Ox")
    s.to("Second Play")
    assert (s.place("Ox"), s.influence("B")) == ("A's Defensive", 20)


@plays("Hidden Reserves")
@pytest.mark.parametrize(("named", "gold"), [(["Rye", "Oat", "Pea"], 3), (["Oat"], 1), ([], 0)])
def test_up_to_three_reserves_are_found(named: list[str], gold: int) -> None:
    s = orc(
        f"A: 1 gold; resources: Rye marked, Oat marked, Pea marked, Bean marked; offensive: Ox marked; "
        f"hand: {RESERVES}, Costly\nB: resources: Corn marked; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {RESERVES}", *starting(s, "in the Offensive"))
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert not targets(s)
    until(s, "pick")
    assert sorted(offered(s, "pick")) == ["Bean", "Oat", "Pea", "Rye"]
    for name in named:
        s.choose(f"pick {name}")
    s.choose(*starting(s, "done"))
    s.all_pass()
    assert (s.gold("A"), s.marked("Ox"), s.marked("Corn")) == (gold, True, True)
    assert [n for n in ("Rye", "Oat", "Pea", "Bean") if not s.marked(n)] == named
    assert ("play Costly" in s.options()) is (gold == 3)


@plays("Hidden Reserves")
def test_played_for_a_card_it_brings_that_back_too() -> None:
    s = orc(f"A: resources: Rye, Oat; offensive: Ox; hand: {RESERVES}\nB: hand: 1", TEXTS)
    s.choose(f"play {RESERVES}")
    while s.table.chain or offered(s, "pick"):
        s.choose(next(iter(starting(s, "pick")), None) or s.way_on())
    assert s.gold("A") == 2


@plays("Blood Price")
@pytest.mark.parametrize(("front", "way", "influence"), [
    ("Offensive", "Cow", 20), ("Offensive", "Dog", 20), ("Offensive", "Guard", 20), ("Offensive", "", 16),
    ("Defensive", "Hen", 20),
])  # fmt: skip
def test_the_opponent_pays_in_blood_or_influence(front: str, way: str, influence: int) -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox, Mourner; defensive: Mourner; hand: {PRICE}\n"
        "B: defensive: Cow, Dog marked, Guard assigned; offensive: Hen, Pig; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, PRICE, front)
    s.choose(*starting(s, "target player B"))
    while s.asked != "B" or len(s.options()) < 2 or "pass" in s.options():
        s.choose(s.way_on())
    if way:
        s.choose(next(o for o in s.options() if "discard" in o))
        assert sorted(offered(s, "pick")) == (["Cow", "Dog", "Guard"] if front == "Offensive" else ["Hen", "Pig"])
        s.choose(f"pick {way}")
        assert s.place(way) == "B's graveyard"
    else:
        s.choose(next(o for o in s.options() if "influence" in o))
    s.all_pass()
    assert (s.influence("A"), s.influence("B")) == (20, influence)


@plays("Blood Price")
@pytest.mark.parametrize("foes", ["offensive: Hen; ", ""])
def test_who_has_no_creature_there_loses_influence(foes: str) -> None:
    s = orc(f"A: 2 gold; offensive: Ox; hand: {PRICE}\nB: 4 influence; {foes}hand: 1", TEXTS)
    s.do(f"play {PRICE}")
    assert (s.over, s.influence("B")) == (True, 0)


@plays("Blood Price")
def test_one_of_two_opponents_pays_and_may_choose_his_end() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox; hand: {PRICE}\nB: defensive: Cow; hand: 1\nC: 4 influence; defensive: Dog; hand: 1",
        TEXTS,
    )
    aiming(s, PRICE)
    assert sorted(targets(s)) == ["player B", "player C"]
    s.choose("target player C")
    while s.asked != "C" or "pass" in s.options():
        s.choose(s.way_on())
    s.choose(next(o for o in s.options() if "influence" in o))
    assert s.influence("B") == 20
    assert s.place("Cow") == "B's Defensive"
    assert s.place("Dog") not in ("C's Defensive", "C's graveyard")  # C is out


@plays("Scorching Rain")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_it_rains_on_one_battlefield(front: str) -> None:
    s = orc(
        f"A: 3 gold; offensive: Ox 1/9, Mage, Guard assigned; defensive: Rat 1/9, Mage; hand: {RAIN}\n"
        "B: defensive: Cow 1/9, Guard assigned, Dog 1/1; offensive: Hen 1/9, Pig 1/1; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, RAIN, front)
    assert not targets(s)
    s.all_pass()
    hit = front == "Offensive"
    everybody = ("Ox", "Mage", "Guard", "Cow", "Guard (2)", "Rat", "Mage (2)", "Hen")
    assert [s.damage(n) for n in everybody] == [hit] * 5 + [not hit] * 3
    assert [s.place(n).endswith("graveyard") for n in ("Dog", "Pig")] == [hit, not hit]


@plays("Scorching Rain", "Slumber Mist", "Borrowed Years")
@pytest.mark.parametrize("card", [RAIN, MIST, YEARS])
def test_magic_asks_for_a_caster(card: str) -> None:
    for army, can in (("offensive: Mage", True), ("offensive: Mage marked", True), ("offensive: Ox", False)):
        s = orc(f"A: 3 gold; {army}; grave: Elk; hand: {card}\nB: defensive: Cow, Mage; hand: 1", TEXTS)
        assert bool(offered(s, "play")) is can


@plays("Slumber Mist")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_the_cheap_foes_opposite_slumber(front: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Mage, Ox; defensive: Mage, Rat; hand: {MIST}, 1; deck: 9\n"
        "B: defensive: Cow, Two, Three, Guard assigned, Dog marked, Hydra; offensive: Hen; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    aiming(s, MIST, front)
    assert not targets(s)
    s.all_pass()
    asleep = ["Cow", "Two", "Dog", "Hydra"] if front == "Offensive" else ["Dog", "Hen"]
    everybody = ("Mage", "Ox", "Mage (2)", "Rat", "Cow", "Two", "Three", "Dog", "Hydra", "Hen")
    assert [n for n in everybody if s.marked(n)] == asleep
    assert s.assigned("Guard")
    s.to("Play", "B")
    assert not [n for n in everybody if s.marked(n)]


@plays("Borrowed Years")
@pytest.mark.parametrize("robbed", [True, False])
def test_borrowed_years_are_paid_for_if_they_come(robbed: bool) -> None:
    s = orc(
        f"A: 2 gold; offensive: Mage; grave: Ox, Yak, Axe, Bow; hand: {YEARS}\nB: offensive: Hen; grave: Cow; hand: Snatch",
        TEXTS,
    )
    aiming(s, YEARS)
    assert sorted(targets(s)) == ["Ox", "Yak"]
    s.choose("target Ox")
    if robbed:
        until(s, "play Snatch")
        aiming(s, "Snatch")
        s.choose("target Ox")
    s.all_pass()
    assert (s.hand("A"), s.influence("A")) == ([] if robbed else ["Ox"], 20 if robbed else 19)
    s = orc(f"A: 2 gold; offensive: Mage; grave: Axe; hand: {YEARS}\nB: grave: Cow; hand: 1", TEXTS)
    assert not offered(s, "play")
