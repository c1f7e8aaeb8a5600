"""Blind Events and Magic of ORC's round 20, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Dig": "event 0: Draw a card.", "Free": "event 0: Gain 1 influence.",
    "Swap": "event 0: Put target creature into its controller's other front.", "Cost": "event 1: Gain 1 influence.",
    "Zap": "event 0: Deal 1 damage to target creature.", "Nod": "event 0: Mark target creature.",
    "Lift": "event 0: Unmark target creature.", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Mage": "creature (Caster) 1/9", "Hat": "equipment 0: Equipped creature gets 0/+1.",
    "Seal": "enchantment 0: Attach to target creature. The host gets 0/+2.",
    "Curse": "enchantment 0: Attach to target player. Enchanted player can't draw cards.",
    "Scare": "event 0: Discard target creature.", "Rat": "creature 0 1/1",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Nod by the Fire")
@pytest.mark.parametrize(("front", "aims"), [
    ("Offensive", ["Ox", "Elk", "Cow", "Hen", "Keeper (2)"]), ("Defensive", ["Pig", "Owl"]),
])  # fmt: skip
def test_any_creature_of_the_battlefield_is_marked(front: str, aims: list[str]) -> None:
    s = orc(
        "A: offensive: Ox, Elk marked, Keeper assigned; defensive: Pig; resources: 2; hand: Nod by the Fire\n"
        "B: defensive: Cow, Hen marked, Keeper assigned; offensive: Owl; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("play Nod by the Fire", f"in the {front}")
    assert len(targets(s)) == len(aims)
    s.choose(f"target {aims[0]}")
    s.all_pass()
    assert (s.marked(aims[0]), s.gold("A"), s.marked("Cow")) == (True, 0, False)


@plays("Nod by the Fire")
@pytest.mark.parametrize("name", ["Hen", "Keeper"])
def test_the_marked_and_the_assigned_stay_as_they_are(name: str) -> None:
    s = orc(
        "A: offensive: Ox; resources: 2; hand: Nod by the Fire\nB: defensive: Hen marked, Keeper assigned; hand: 1",
        TEXTS,
    )
    s.do("play Nod by the Fire", f"target {name}")
    assert (s.marked("Hen"), s.assigned("Keeper"), s.place("Nod by the Fire")) == (True, True, "A's graveyard")


@plays("Nod by the Fire")
def test_it_keeps_out_of_combat_only_who_has_not_been_declared() -> None:
    table = "A: offensive: Ox 2/9; resources: 2; hand: Nod by the Fire, 1\nB: defensive: Cow 1/9, Hen 1/9; hand: 1"
    s = orc(table + FIGHT, TEXTS)
    s.choose("attack B")
    until(s, "play Nod")
    before = s.fork()
    before.do("play Nod by the Fire", "target Cow")
    assert offered(before, "block") == ["Ox with Hen"]
    until(s, "block")
    s.choose("block Ox with Cow", "done")
    until(s, "play Nod")
    s.do("play Nod by the Fire", "target Cow")
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Cow"), s.influence("B"), s.marked("Cow")) == (1, 2, 20, True)


@plays("Feet in the Furrow")
def test_a_declared_defender_is_three_tougher_until_the_end_of_the_turn() -> None:
    s = orc(
        "A: offensive: Ox 3/9, Elk 1/9; resources: 1; hand: Feet in the Furrow, 1\n"
        f"B: defensive: Cow 1/2, Hen 1/9, Pig; resources: 1; hand: Feet in the Furrow, Swap{FIGHT}", TEXTS,
    )  # fmt: skip
    assert not offered(s, "play")
    s.choose("attack B", "send Ox", "send Elk")
    s.choose("done") if "done" in s.options() else None
    while not offered(s, "block"):
        assert "play Feet in the Furrow" not in s.options()
        s.choose(s.way_on())
    s.choose("block Ox with Cow", "block Elk with Hen", "done")
    until(s, "fight")
    s.choose("fight Elk")
    while not s.damage("Hen") or s.asked != "B":
        s.choose(s.way_on())
    s.choose("play Feet in the Furrow")
    assert "target Hen" not in s.options()  # its combat is over
    s.choose("target Cow") if "target Cow" in s.options() else None
    s.to("Second Play")
    assert (s.place("Cow"), s.value("Cow"), s.damage("Cow")) == ("B's Defensive", "1/5", 3)
    s.to("Play", "B")
    assert s.value("Cow") == "1/2"


@plays("Feet in the Furrow")
def test_the_attacker_may_play_it_too_and_it_stays_when_the_defender_leaves() -> None:
    s = orc(
        f"A: offensive: Ox 3/9; resources: 1; hand: Feet in the Furrow, Swap\nB: defensive: Cow 1/2; hand: Free{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, "play Feet in the Furrow")
    s.choose("play Feet in the Furrow")
    until(s, "play Swap")
    s.choose("play Swap", "target Cow")
    while s.table.chain:
        s.choose("pass")
    assert (s.place("Cow"), s.value("Cow")) == ("B's Offensive", "1/5")


@plays("Knife in the Bedroll")
def test_only_a_marked_creature_is_stabbed() -> None:
    s = orc(
        "A: offensive: Ox marked, Elk, Keeper assigned; resources: 1; hand: Knife in the Bedroll\n"
        "B: defensive: Cow 1/9 marked, Hen, Keeper assigned; offensive: Owl marked; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("play Knife in the Bedroll", "in the Offensive")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Cow")
    s.all_pass()
    assert s.damage("Cow") == 2
    s = orc("A: offensive: Ox; resources: 1; hand: Knife in the Bedroll\nB: defensive: Keeper assigned; hand: 1", TEXTS)
    assert not offered(s, "play")


@plays("Knife in the Bedroll")
def test_who_has_been_unmarked_meanwhile_is_not_hurt() -> None:
    s = orc(
        "A: offensive: Elk; resources: 1; hand: Knife in the Bedroll\nB: defensive: Cow 1/2 marked; hand: Lift", TEXTS
    )
    s.choose("play Knife in the Bedroll")
    until(s, "play Lift")
    s.choose("play Lift")
    s.choose("target Cow") if "target Cow" in s.options() else None
    s.all_pass()
    assert (s.place("Cow"), s.damage("Cow"), s.place("Knife in the Bedroll")) == ("B's Defensive", 0, "A's graveyard")


@plays("Knife in the Bedroll")
def test_an_attacker_is_marked_and_dies_before_the_blow() -> None:
    s = orc(f"A: offensive: Ox 3/2; hand: 1\nB: resources: 1; hand: Knife in the Bedroll{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "play Knife")
    s.do("play Knife in the Bedroll")
    s.to("Second Play")
    assert (s.place("Ox"), s.influence("B")) == ("A's graveyard", 20)


@plays("Blood for the Inkpot")
@pytest.mark.parametrize(("deck", "influence", "drawn"), [(5, 20, 2), (1, 20, 1), (0, 20, 0), (5, 2, 2), (5, 1, 2)])
def test_two_cards_cost_two_influence(deck: int, influence: int, drawn: int) -> None:
    s = orc(
        f"A: {influence} influence; resources: 2; deck: {deck}; hand: Blood for the Inkpot, 1\nB: deck: 5; hand: 1",
        TEXTS,
    )
    s.do("play Blood for the Inkpot")
    assert (len(s.deck("A")), s.influence("A"), s.influence("B")) == (deck - drawn, influence - 2, 20)
    assert s.over is (influence <= 2)


@plays("Unpick the Charm")
def test_an_enchantment_of_the_battlefield_is_destroyed() -> None:
    s = orc(
        "A: offensive: Mage, Ox 1/1; defensive: Rat; resources: 2; hand: Unpick the Charm;"
        " attached: Seal of B on Ox, Seal of B on Ox, Seal on Rat, Curse on A in the Defensive, Hat on Ox\n"
        "B: defensive: Cow; offensive: Owl; attached: Seal of A on Cow, Seal on Owl, Curse on A in the Defensive; hand: 1",
        TEXTS,
    )
    s.choose("play Unpick the Charm")
    assert "in the Defensive" not in s.options()
    assert len(targets(s)) == 4
    assert s.value("Ox") == "1/4"
    s.choose("target Seal")
    s.all_pass()
    assert (s.place("Seal"), s.value("Ox"), s.place("Unpick the Charm")) == ("B's graveyard", "1/4", "A's graveyard")


@plays("Unpick the Charm")
def test_without_a_caster_or_an_enchantment_there_it_is_not_played() -> None:
    for army in ("offensive: Ox; attached: Seal on Ox", "offensive: Mage; defensive: Rat; attached: Seal on Rat"):
        s = orc(f"A: {army}; resources: 2; hand: Unpick the Charm\nB: hand: 1", TEXTS)
        assert not offered(s, "play")


@plays("Fog on the Grindstone")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_enemies_opposite_strike_weaker_until_the_players_next_turn(front: str) -> None:
    s = orc(
        "A: offensive: Mage, Ox 3/3; defensive: Mage, Pig 3/3; resources: 3; hand: Fog\n"
        "B: defensive: Cow 3/3, Yak 1/3; offensive: Owl 3/3, Bat 1/3; hand: Swap, Swap\nC: defensive: Hen 3/3; hand: 1",
        TEXTS,
    )
    s.do("play Fog", front=front)
    there = front == "Offensive"
    names = ("Cow", "Hen", "Owl", "Ox", "Pig")
    fogged = ["1/3", "1/3", "3/3", "3/3", "3/3"] if there else ["3/3", "3/3", "1/3", "3/3", "3/3"]
    assert [s.value(n) for n in names] == fogged
    assert s.value("Yak" if there else "Bat") == "-1/3"
    s.to("Play", "B")
    s.do("play Swap", "target Cow" if there else "target Owl", front="Defensive" if there else "Offensive")
    s.do("play Swap", "target Bat" if there else "target Yak", front="Offensive" if there else "Defensive")
    assert [s.value(n) for n in names] == fogged
    assert s.value("Bat" if there else "Yak") == "1/3"
    s.to("Play", "C")
    assert [s.value(n) for n in names] == fogged
    s.to("Play", "A")
    assert [s.value(n) for n in names] == ["3/3"] * 5


@plays("Fetch Him Up")
@pytest.mark.parametrize(("grave", "picked"), [("Ox, Dig, Elk", "Elk"), ("Ox, Dig", "Ox"), ("Dig, Hat", "")])
def test_a_creature_card_of_his_own_graveyard_comes_back(grave: str, picked: str) -> None:
    s = orc(f"A: offensive: Mage; resources: 2; grave: {grave}; hand: Fetch Him Up\nB: grave: Cow; hand: 1", TEXTS)
    s.do("play Fetch Him Up")
    if "Elk" in grave:
        assert (s.asked, offered(s, "pick"), "done" in s.options()) == ("A", ["Ox", "Elk"], False)
        s.choose("pick Elk")
    assert s.hand("A") == ([picked] if picked else [])
    assert s.place("Fetch Him Up") == "A's graveyard"


@plays("Fetch Him Up")
def test_without_a_caster_nobody_is_fetched() -> None:
    s = orc("A: offensive: Ox; resources: 2; grave: Elk; hand: Fetch Him Up\nB: hand: 1", TEXTS)
    assert not offered(s, "play")


@plays("Paid in Full Weight")
@pytest.mark.parametrize(("name", "costs"), [("Dear", 3), ("Cheap", 0), ("Vague", 2)])
def test_a_creature_is_destroyed_for_its_cost_and_one(name: str, costs: int) -> None:
    cards = TEXTS | {"Dear": "creature 3 1/9", "Cheap": "creature 0 1/9", "Vague": "creature X+2 1/9"}
    s = orc(
        f"A: 9 influence; offensive: Mage; resources: 5; hand: Paid in Full Weight\n"
        f"B: 9 influence; defensive: {name} of C, Cow; attached: Hat of A on {name}; offensive: Owl; hand: 1\n"
        "C: 9 influence; hand: 1",
        cards,
    )
    s.choose("play Paid in Full Weight")
    assert sorted(targets(s)) == sorted(["Mage", name, "Cow"])
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.place(name), s.place("Hat"), s.gold("A")) == ("C's graveyard", "A's graveyard", 4 - costs)
    assert [s.influence(x) for x in "ABC"] == [9, 9 + costs, 9]


@plays("Paid in Full Weight")
def test_who_cannot_pay_so_much_cannot_play_it_and_who_is_gone_brings_nothing() -> None:
    cards = TEXTS | {"Dear": "creature 3 1/9"}
    table = "A: offensive: Mage; resources: {}; hand: Paid in Full Weight\nB: defensive: Dear; hand: {}"
    poor = orc(table.format(3, 1), cards)
    if offered(poor, "play"):
        poor.choose("play Paid in Full Weight")
        assert "target Dear" not in poor.options()
    s = orc(table.format(4, "Swap"), cards)
    s.choose("play Paid in Full Weight", "target Dear")
    until(s, "play Swap")
    s.choose("play Swap")
    s.choose("in the Defensive") if "in the Defensive" in s.options() else None
    s.choose("target Dear") if "target Dear" in s.options() else None
    s.all_pass()
    assert (s.place("Dear"), s.influence("B"), s.gold("A")) == ("B's Offensive", 20, 0)


@plays("Paid in Full Weight")
def test_a_confrontation_creature_loses_a_hit_point_for_one_gold() -> None:
    cards = TEXTS | {"Bear": "quest (Confrontation) 1/10: Hit points: 3. Victory Points: 2."}
    s = orc("A: offensive: Mage; resources: 1; quests: Bear; hand: Paid in Full Weight\nB: hand: 1", cards)
    s.choose("accept Bear")
    while s.asked != "A":
        s.choose("pass")
    s.choose("play Paid in Full Weight")
    s.choose("target Bear") if "target Bear" in s.options() else None
    s.all_pass()
    assert (s.progress("A", "Bear"), s.gold("A")) == ("2 hit points left", 0)
    assert [s.influence(x) for x in "AB"] == [20, 20]
