"""Blind events and magic of ORC's round 24, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Free": "event 0: Unmark target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Sage": "creature (Caster) 1/1",
    "Rise": "event 0: Put target creature card from your graveyard into play.",
    "Keeper": "creature 1/1: (A): Demons you control get 0/+1.", "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Coat": "equipment 0: Equipped creature gets 0/+1.", "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.",
    "Pick": "equipment 0 (Weapon): Equipped creature gets +3/0.", "Blade": "equipment 0: Equipped creature gets +1/0.",
    "Mourner": "creature 1/1: Whenever a creature dies, you gain 5 influence.",
    "Bear": "quest (Confrontation) 1/2: Hit points: 3. Victory Points: 2.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
MUD, LOAF, TURN = "Mud before the Gate", "Sharing the Last Loaf", "Wrong Turn at Dusk"


@plays("Mud before the Gate")
def test_an_attacker_hits_softer() -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox 4/9, Elk 1/9, Yak; hand: {MUD}\nB: 1 gold; defensive: Cow; hand: {MUD}",
        TEXTS,
    )
    assert f"play {MUD}" not in s.options()  # there is no attacker
    s.to("Move or Attack")
    s.choose("attack B", "send Ox", "send Elk")
    while s.asked != "B":
        s.choose(s.way_on())
    s.choose(f"play {MUD}")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    below = s.fork()
    s.choose("target Ox")
    s.to("Second Play")
    assert (s.influence("B"), s.value("Ox"), s.gold("B")) == (18, "1/9", 0)
    s.to("Play", "B")
    assert s.value("Ox") == "4/9"
    below.choose("target Elk")
    below.to("Second Play")
    assert (below.value("Elk"), below.influence("B")) == ("-2/9", 16)


@plays("Mud before the Gate")
def test_whose_combat_is_over_is_no_attacker_any_more() -> None:
    s = orc(
        f"A: offensive: Ox 4/9, Elk 4/9; hand: 1\nB: 1 gold; defensive: Cow 1/5, Hen 1/5; hand: {MUD}{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox", "send Elk")
    until(s, "block")
    s.choose("block Ox with Cow", "block Elk with Hen")
    while not (s.damage("Cow") or s.damage("Hen")):
        s.choose(next((o for o in s.options() if o == "done"), None) or s.way_on())
    until(s, f"play {MUD}")
    left, over = ("Ox", "Elk") if s.damage("Hen") else ("Elk", "Ox")
    s.choose(f"play {MUD}")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.value(left), s.value(over)) == ("1/9", "4/9")
    s.to("Second Play")
    assert sorted([s.damage("Cow"), s.damage("Hen")]) == [1, 4]


@plays("Slippery Grip")
def test_a_piece_goes_back_to_its_owners_hand() -> None:
    s = orc(
        "A: 1 gold; offensive: Ox, Spear; hand: Slippery Grip\n"
        "B: defensive: Cow hurt 1; offensive: Hen; attached: Coat of A on Cow, Blade on Hen; hand: 0",
        TEXTS,
    )
    assert s.place("Cow") == "B's Defensive"
    aiming(s, "Slippery Grip")
    assert sorted(targets(s)) == ["Coat", "Spear"]
    ground = s.fork()
    s.choose("target Coat")
    s.all_pass()
    assert [s.place(name) for name in ("Coat", "Cow", "Spear", "Blade")] == [
        "A's hand", "B's graveyard", "A's Offensive", "on Hen",
    ]  # fmt: skip
    ground.choose("target Spear")
    ground.all_pass()
    assert (ground.place("Spear"), ground.place("Coat"), ground.gold("A")) == ("A's hand", "on Cow", 0)


@plays("Slippery Grip")
def test_a_rival_piece_takes_over() -> None:
    s = orc(
        "A: 1 gold; hand: Slippery Grip\nB: defensive: Cow; attached: Bow on Cow, Pick on Cow; hand: 0",
        TEXTS,
    )
    assert s.value("Cow") == "2/1"
    aiming(s, "Slippery Grip")
    s.choose("target Bow")
    s.all_pass()
    assert (s.place("Bow"), s.place("Cow"), s.value("Cow")) == ("B's hand", "B's Defensive", "4/1")
    assert "play Slippery Grip" not in orc("A: 1 gold; offensive: Ox; hand: Slippery Grip\nB: hand: 1", TEXTS).options()


@plays("Sharing the Last Loaf")
@pytest.mark.parametrize(
    ("own", "b", "c", "may"),
    [
        ("offensive: Ox", "offensive: Cow; defensive: Hen", "defensive: Pig, Yak", True),
        ("offensive: Ox", "offensive: Cow; defensive: Hen", "defensive: Pig", False),
        ("offensive: Ox; defensive: Rat", "offensive: Cow; defensive: Hen", "defensive: Pig, Yak", False),
        ("hand: 1", "offensive: Keeper assigned", "defensive: Pig", True), ("hand: 1", "hand: 1", "defensive: Pig", False),
    ],
)  # fmt: skip
def test_who_has_the_fewest_draws_two(own: str, b: str, c: str, may: bool) -> None:
    s = orc(f"A: 2 gold; {own}; hand: {LOAF}; deck: Elk, Bee, 3\nB: {b}; hand: 1\nC: {c}; hand: 1", TEXTS)
    assert (f"play {LOAF}" in s.options()) is may
    if may:
        s.do(f"play {LOAF}")
        assert {"Elk", "Bee"} <= set(s.hand("A"))
        assert len(s.deck("A")) == 3


@plays("Sharing the Last Loaf")
@pytest.mark.parametrize(("deck", "drawn"), [(5, 2), (1, 1), (0, 0)])
def test_the_creatures_are_counted_as_it_is_announced(deck: int, drawn: int) -> None:
    s = orc(f"A: 2 gold; offensive: Ox; hand: {LOAF}; deck: {deck}\nB: defensive: Hen, Pig; hand: Axe", TEXTS)
    s.choose(f"play {LOAF}")
    until(s, "play Axe")
    s.choose("play Axe", *[o for o in s.options() if o == "in the Defensive"])
    s.choose(*[o for o in s.options() if o == "in the Defensive"])
    s.choose("target Hen")
    s.all_pass()
    assert (s.place("Hen"), len(s.hand("A")), s.over) == ("B's graveyard", drawn, False)


@plays("No Rest for the Winded")
def test_who_is_marked_is_hurt() -> None:
    s = orc(
        "A: 2 gold; offensive: Ox 1/9 marked, Elk, Keeper assigned; defensive: Rat marked; hand: No Rest for the Winded\n"
        "B: defensive: Cow 1/9 marked, Hen; hand: Free",
        TEXTS,
    )
    aiming(s, "No Rest for the Winded")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Cow")
    freed = s.fork()
    s.all_pass()
    assert (s.damage("Cow"), s.gold("A")) == (3, 0)
    until(freed, "play Free")
    freed.choose("play Free", "in the Defensive", "target Cow")
    freed.all_pass()
    assert (freed.damage("Cow"), freed.place("No Rest for the Winded")) == (0, "A's graveyard")
    nobody = "A: 2 gold; offensive: Elk, Keeper assigned; hand: No Rest for the Winded\nB: defensive: Hen; hand: 1"
    assert "play No Rest for the Winded" not in orc(nobody, TEXTS).options()


@plays("Scraping the Strongroom")
@pytest.mark.parametrize(("picked", "gold"), [(("Oat", "Corn"), 2), (("Oat", "Rye"), 2)])
def test_two_resources_give_gold_again(picked: tuple[str, ...], gold: int) -> None:
    s = orc(
        "A: resources: Oat marked, Corn marked, Rye; offensive: Ox marked; hand: Scraping the Strongroom, 1\n"
        "B: resources: Pea marked; hand: 1",
        TEXTS,
    )
    s.choose("play Scraping the Strongroom")
    until(s, "pick")
    s.choose(f"pick {picked[0]}")
    assert sorted(offered(s, "pick")) == ["Corn", "Rye"]  # Rye has paid for it
    s.choose(f"pick {picked[1]}")
    s.all_pass()
    assert [name for name in ("Oat", "Corn", "Rye") if not s.marked(name)] == sorted(
        picked, key=("Oat", "Corn", "Rye").index
    )
    assert (s.gold("A"), s.marked("Ox"), s.marked("Pea")) == (gold, True, True)


@plays("Scraping the Strongroom")
@pytest.mark.parametrize(("resources", "gold"), [("Oat marked", 1), ("Oat", 1), ("Oat marked, Corn", 2)])
def test_where_fewer_are_marked_those_are_unmarked(resources: str, gold: int) -> None:
    s = orc(f"A: 1 gold; resources: {resources}; hand: Scraping the Strongroom\nB: hand: 1", TEXTS)
    s.do("play Scraping the Strongroom")
    assert (s.gold("A"), s.place("Scraping the Strongroom")) == (gold, "A's graveyard")


@plays("Hail of Hot Gravel")
def test_all_of_the_battlefield_are_hurt() -> None:
    s = orc(
        "A: 3 gold; offensive: Sage, Ox 1/9, Keeper assigned; defensive: Rat 1/9; hand: Hail of Hot Gravel\n"
        "B: defensive: Cow 1/9, Pig 1/2; offensive: Hen 1/9; hand: 1",
        TEXTS,
    )
    s.choose("play Hail of Hot Gravel")
    assert "in the Defensive" not in s.options()  # no caster is there
    s.choose(*["in the Offensive"] * ("in the Offensive" in s.options()))
    s.all_pass()
    assert [s.damage(name) for name in ("Ox", "Cow", "Rat", "Hen")] == [2, 2, 0, 0]
    assert [s.place(name) for name in ("Sage", "Keeper", "Pig")] == ["A's graveyard", "A's graveyard", "B's graveyard"]
    nobody = "A: 3 gold; offensive: Ox; hand: Hail of Hot Gravel\nB: defensive: Cow; hand: 1"
    assert "play Hail of Hot Gravel" not in orc(nobody, TEXTS).options()


@plays("Song from Every Hill")
def test_all_of_ones_own_everywhere_are_stronger() -> None:
    s = orc(
        "A: 3 gold; offensive: Sage, Keeper assigned; defensive: Rat marked; grave: Elk; hand: Song from Every Hill, Rise\n"
        "B: defensive: Cow; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.do("play Song from Every Hill")
    assert [s.value(name) for name in ("Sage", "Keeper", "Rat", "Cow", "Hen")] == ["2/2", "2/2", "2/2", "1/1", "1/1"]
    s.do("play Rise")
    assert (s.place("Elk"), s.value("Elk")) == ("A's Offensive", "1/1")
    s.to("Play", "B")
    assert (s.value("Sage"), s.value("Rat")) == ("1/1", "1/1")


@plays("Wrong Turn at Dusk")
def test_an_enemy_stands_in_the_other_front() -> None:
    s = orc(
        f"A: 2 gold; offensive: Sage, Ox; hand: {TURN}\n"
        "B: defensive: Cow marked, Pig assigned, Yak; offensive: Hen; attached: Spear on Cow; hand: 1",
        TEXTS,
    )
    aiming(s, TURN)
    assert sorted(targets(s)) == ["Cow", "Pig", "Yak"]
    others = [s.fork(), s.fork()]
    s.choose("target Cow")
    s.all_pass()
    assert (s.place("Cow"), s.place("Spear"), s.marked("Cow")) == ("B's Offensive", "on Cow", True)
    for match, name in zip(others, ("Pig", "Yak"), strict=True):
        match.choose(f"target {name}")
        match.all_pass()
        assert (match.place(name), match.assigned("Pig"), match.marked("Yak")) == ("B's Offensive", True, False)
    own = others[1]
    own.to("Move or Attack", "B")
    own.choose("move Yak")  # it has not moved yet, nor has anybody else
    assert own.place("Yak") == "B's Defensive"


@plays("Wrong Turn at Dusk")
def test_a_monster_stands_nowhere_else() -> None:
    s = orc(f"A: 2 gold; offensive: Sage; quests: Bear; hand: {TURN}, 1\nB: defensive: Cow; hand: 1", TEXTS)
    accepting(s, "Bear")
    there = s.place("Bear")
    aiming(s, TURN)
    assert sorted(targets(s)) == ["Bear", "Cow"]
    s.choose("target Bear")
    s.all_pass()
    assert (s.place("Bear"), s.pursues("A"), s.progress("A", "Bear")) == (there, ["Bear"], "3 hit points left")
    assert (s.place("Cow"), s.place(TURN)) == ("B's Defensive", "A's graveyard")


KNOCK = "A: 2 gold; {}; grave: {}; hand: Knock, Rise\nB: grave: Cow; hand: Wait"


@plays("Knock on the Coffin Lid")
def test_one_of_ones_own_dead_comes_back_to_the_hand() -> None:
    s = orc(KNOCK.format("offensive: Sage", "Elk, Yak, Spear"), TEXTS)
    s.choose("play Knock")
    assert sorted(targets(s)) == ["Elk", "Yak"]
    s.choose("target Elk")
    gone = s.fork()
    while s.table.chain:
        s.choose("pass")
    assert (sorted(s.hand("A")), s.place("Yak")) == (["Elk", "Rise"], "A's graveyard")
    until(gone, "play Wait")
    gone.choose("play Wait")
    until(gone, "play Rise")
    assert "Knock" in gone.chain()
    aiming(gone, "Rise")
    gone.choose("target Elk")
    while gone.table.chain:
        gone.choose(gone.way_on())
    assert (gone.place("Elk")[:3], gone.hand("A"), gone.place("Yak")) == ("A's", [], "A's graveyard")
    for table in (KNOCK.format("offensive: Sage", "Spear"), KNOCK.format("offensive: Ox", "Elk")):
        assert "play Knock" not in orc(table, TEXTS).options()


BURIED = "A: {} gold; offensive: Sage, Mourner; defensive: Rat; hand: Bought and Buried; deck: 5\n"


@plays("Bought and Buried")
@pytest.mark.parametrize(("deck", "drawn"), [("Bee, 4", ["Bee"]), ("0", [])])
def test_whoever_is_destroyed_is_paid_for(deck: str, drawn: list[str]) -> None:
    s = orc(
        f"{BURIED.format(3)}B: defensive: Cow 1/9 cost 3, Hen 1/1 cost 2, Bull 1/1 cost 4; "
        f"offensive: Pig 1/1 cost 1; hand: Bounce; deck: {deck}",
        TEXTS,
    )
    aiming(s, "Bought and Buried")
    assert sorted(targets(s)) == ["Cow", "Hen"]  # for the third there is not gold enough
    s.choose("target Cow")
    gone = s.fork()
    s.all_pass()
    assert (s.place("Cow"), s.gold("A"), s.hand("B"), s.over) == ("B's graveyard", 0, ["Bounce", *drawn], False)
    assert (s.influence("A"), len(s.deck("A"))) == (25, 5)  # that is a death
    until(gone, "play Bounce")
    gone.choose("play Bounce", *[o for o in gone.options() if o == "in the Defensive"])
    gone.choose(*[o for o in gone.options() if o == "in the Defensive"])
    gone.choose("target Cow")
    gone.all_pass()
    assert (gone.hand("B"), len(gone.deck("A")), gone.influence("A")) == (["Cow"], 5, 20)


@plays("Bought and Buried")
@pytest.mark.parametrize("offers", ["A", "B"])
def test_a_monster_loses_a_hit_point_and_nobody_draws(offers: str) -> None:
    there = {offers: "quests: Bear; chapter: Bear; "}
    s = orc(
        f"A: 2 gold; {there.get('A', '')}offensive: Sage; hand: Bought and Buried, 1; deck: 5\n"
        f"B: {there.get('B', '')}offensive: Hen; hand: 1; deck: 5",
        TEXTS,
    )
    assert "play Bought and Buried" not in s.options()
    accepting(s, "Bear")
    s.do("play Bought and Buried")
    assert s.progress("A", "Bear") == "2 hit points left"
    assert (len(s.deck("A")), len(s.deck("B")), s.place("Bought and Buried")) == (5, 5, "A's graveyard")
