"""Blind enchantments, equipment and quests of ORC's round 22, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets, uses
from blind.texts import cards_of, orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Raid": "event 0: Target opponent loses 9 influence.", "Bolt": "event 0: Deal 4 damage to target creature.",
    "Sow": "event 0: Lay the top card of your deck as a resource card.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Peel": "event 0: Discard target enchantment.",
    "Soldier": "creature (Soldier) 1/1", "Guard": "creature (Soldier) 1/1",
    "Oath": "enchantment 0: Attach to target creature. Enchanted creature is also a Soldier.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Easy": "quest (Assignment): Lay a resource card. Victory Points: 2.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
UPKEEP = "\nphase: Discard, active B"


def passing(s: Scene, label: str, seat: str = "A") -> None:
    """Something is chosen, and all pass until this player is asked again."""
    s.choose(label)
    while s.asked != seat:
        s.choose("pass")


@plays("Ironbark Hide")
def test_somebody_of_the_battlefield_is_tougher() -> None:
    s = orc("A: 2 gold; offensive: Ox, Elk; hand: Ironbark Hide\nB: defensive: Cow; offensive: Hen; hand: Peel", TEXTS)
    s.choose("play Ironbark Hide")
    s.choose(*["in the Offensive"] * ("in the Offensive" in s.options()))
    assert sorted(targets(s)) == ["Cow", "Elk", "Ox"]
    s.choose("target Ox")
    while s.place("Ironbark Hide") != "on Ox":
        s.choose(next((option for option in s.options() if option.startswith(("mark", "give"))), None) or s.way_on())
    assert (s.value("Ox"), s.value("Elk")) == ("2/3", "1/1")
    s = orc("A: offensive: Ox; attached: Ironbark Hide on Ox, Ironbark Hide on Ox; hand: 1\nB: hand: 1", TEXTS)
    assert s.value("Ox") == "2/3"  # a second of the same name does not work
    nobody = "A: 2 gold; offensive: Ox marked; hand: Ironbark Hide\nB: defensive: Cow; hand: 1"
    assert "play Ironbark Hide" not in orc(nobody, TEXTS).options()


@plays("Leaden Boots of Doubt")
def test_who_wears_them_does_not_attack() -> None:
    boots = "attached: Leaden Boots of Doubt on Ox"
    s = orc(f"A: offensive: Ox, Elk; {boots}; hand: 1\nB: defensive: Cow; hand: 1{FIGHT}", TEXTS)
    assert {"move Ox", "attack B"} <= set(s.options())
    s.choose("attack B")
    assert not offered(s, "send Ox")
    s = orc(f"A: offensive: Cow 1/9; hand: 1\nB: defensive: Ox; {boots}; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Cow with Ox")
    s.to("Second Play")
    assert s.damage("Cow") == 1
    monster = {"Bear": "quest (Confrontation) 1/10: Hit points: 3. Victory Points: 2."}
    s = orc(f"A: offensive: Ox; {boots}; quests: Bear; hand: 1\nB: hand: 1", TEXTS | monster)
    passing(s, "accept Bear")
    s.to("Move or Attack")
    assert not offered(s, "attack")


@plays("Blighted Acres")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_each_resource_that_he_lays_costs_him_influence(front: str) -> None:
    s = orc(f"A: hand: Hen, Sow; deck: 5\nB: attached: Blighted Acres on A in the {front}; hand: 1", TEXTS)
    recycled = s.fork()
    s.choose("lay Hen")
    s.all_pass()
    assert (s.influence("A"), s.influence("B")) == (19, 20)
    recycled.do("play Sow")
    assert recycled.influence("A") == 20  # an effect is no laying by the rules
    s = orc("A: hand: Hen; deck: 5; attached: Blighted Acres on B\nB: hand: 1", TEXTS)
    s.choose("lay Hen")
    s.all_pass()
    assert s.influence("A") == 20


@plays("Double Wages")
@pytest.mark.parametrize(("gold", "pays"), [(1, True), (1, False), (0, False)])
def test_double_wages_are_paid_each_turn(gold: int, pays: bool) -> None:
    s = orc(
        f"A: offensive: Ox 1/3; attached: Double Wages on Ox; resources: {gold}; hand: 1\nB: hand: 1{UPKEEP}", TEXTS
    )
    assert s.value("Ox") == "4/3"
    if gold:
        s.to("Upkeep", "A")
        s.choose("pay upkeep of Double Wages" if pays else "pay no upkeep of Double Wages")
    s.to("Play", "A")
    assert (s.place("Double Wages"), s.value("Ox")) == (("on Ox", "4/3") if pays else ("A's graveyard", "1/3"))
    assert (s.place("Ox"), s.gold("A")) == ("A's Offensive", gold - pays)


@plays("Double Wages")
def test_it_is_the_controller_of_the_enchantment_who_pays() -> None:
    s = orc(
        f"A: attached: Double Wages on Cow; resources: 1; hand: 1\nB: defensive: Cow; resources: 1; hand: 1{UPKEEP}",
        TEXTS,
    )
    s.to("Upkeep", "A")
    assert (s.asked, "pay upkeep of Double Wages" in s.options()) == ("A", True)


@plays("A Price Upon the Deed")
def test_a_dearer_quest_is_worth_more() -> None:
    there = "quests: Easy; chapter: Next; attached: A Price Upon the Deed of B on Easy; hand: Hen"
    s = orc(f"A: {there}; offensive: Ox\nB: hand: 1", TEXTS)
    passing(s, "accept Easy")
    assert (s.influence("A"), s.influence("B")) == (18, 20)
    s.choose("lay Hen")
    s.all_pass()
    assert (s.victory("A"), s.place("A Price Upon the Deed")) == (3, "B's graveyard")
    s = orc(f"A: 2 influence; {there}; offensive: Ox\nB: hand: 1", TEXTS)
    s.choose("accept Easy")
    while not s.over:
        s.choose(s.way_on())
    assert s.winner == "B"
    s = orc("A: quests: Easy; chapter: Next; hand: Hen\nB: hand: 1", TEXTS)
    passing(s, "accept Easy")
    assert s.influence("A") == 20


@plays("Hook-Notched Cleaver", "Barndoor Shield")
def test_a_weapon_and_a_shield_work_beside_each_other() -> None:
    s = orc(
        "A: offensive: Ox, Elk; attached: Hook-Notched Cleaver on Ox, Barndoor Shield on Ox; hand: 1\nB: hand: 1", TEXTS
    )
    assert (s.value("Ox"), s.value("Elk")) == ("3/3", "1/1")
    s = orc("A: offensive: Ox; attached: Hook-Notched Cleaver on Ox, Bow on Ox; hand: 1\nB: hand: 1", TEXTS)
    assert s.value("Ox") in ("3/1", "2/1")
    s = orc("A: offensive: Ox; attached: Barndoor Shield on Ox, Barndoor Shield on Ox; hand: 1\nB: hand: 1", TEXTS)
    assert s.value("Ox") == "1/3"


@plays("Hook-Notched Cleaver", "Barndoor Shield")
@pytest.mark.parametrize(
    ("piece", "gold", "value"), [("Hook-Notched Cleaver", 2, "3/1"), ("Barndoor Shield", 1, "1/3")]
)
def test_a_piece_is_put_on_in_either_front(piece: str, gold: int, value: str) -> None:
    s = orc(f"A: {gold} gold; offensive: Ox; defensive: Rat; hand: {piece}\nB: defensive: Cow; hand: 1", TEXTS)
    s.choose(f"play {piece}")
    while s.place(piece) != "on Rat":
        wanted = ("in the Defensive", "target Rat", "on Rat")
        s.choose(next((option for option in wanted if option in s.options()), None) or s.way_on())
    assert (s.value("Rat"), s.value("Ox"), s.gold("A")) == (value, "1/1", 0)


@plays("Spyglass of Horn")
@pytest.mark.parametrize(("deck", "hand"), [("Hen, Pig", 2), ("0", 1)])
def test_who_carries_the_spyglass_draws_and_discards(deck: str, hand: int) -> None:
    there = "attached: Spyglass of Horn on Ox"
    s = orc(f"A: offensive: Ox; {there}; hand: Rat, Elk; deck: {deck}\nB: hand: 1", TEXTS)
    s.choose(uses(s) and f"use {uses(s)[0]}")
    until(s, "pick Rat")
    assert len(offered(s, "pick")) == hand + 1
    s.choose("pick Rat")
    s.all_pass()
    assert (len(s.hand("A")), s.place("Rat"), s.marked("Ox"), s.over) == (hand, "A's graveyard", True, False)
    for state in (" marked", " assigned"):
        assert not uses(orc(f"A: offensive: Ox{state}; {there}; hand: Rat\nB: hand: 1", TEXTS))


@plays("Veteran's Breastplate")
def test_only_soldiers_wear_the_breastplate() -> None:
    s = orc("A: 2 gold; offensive: Ox, Soldier; defensive: Rat; hand: Veteran's Breastplate\nB: hand: 1", TEXTS)
    s.choose("play Veteran's Breastplate")
    while s.place("Veteran's Breastplate") != "on Soldier":
        assert not {"target Ox", "on Ox", "target Rat"} & set(s.options())
        s.choose(s.way_on())
    assert s.value("Soldier") == "2/4"
    nobody = "A: 2 gold; offensive: Ox; hand: Veteran's Breastplate\nB: hand: 1"
    assert "play Veteran's Breastplate" not in orc(nobody, TEXTS).options()


@plays("Veteran's Breastplate")
def test_who_is_no_soldier_any_more_drops_it() -> None:
    table = "A: offensive: Ox; attached: Oath on Ox, Veteran's Breastplate on Ox; hand: Peel\nB: hand: 1"
    s = orc(table, TEXTS)
    assert s.value("Ox") == "2/4"
    s.do("play Peel")
    assert (s.place("Veteran's Breastplate"), s.value("Ox")) == ("A's Offensive", "1/1")
    s.to("Play", "B")
    assert s.place("Veteran's Breastplate") == "A's graveyard"


GAP = "quests: Through the Gap; chapter: Next; hand: Raid"


@plays("Through the Gap")
@pytest.mark.parametrize(("army", "done"), [("Ox 3/3, Elk 2/2", True), ("Ox 3/3, Elk 1/1", False), ("Ox 7/1", True)])
def test_five_influence_in_one_attack(army: str, done: bool) -> None:
    s = orc(f"A: {GAP}; offensive: {army}\nB: hand: 1", TEXTS)
    passing(s, "accept Through the Gap")
    s.to("Move or Attack")
    s.choose("attack B")
    while s.phase == "Move or Attack":
        s.choose(next((option for option in s.options() if option.startswith("send")), None) or s.way_on())
    assert s.victory("A") == (3 if done else 0)


@plays("Through the Gap")
def test_effects_and_several_turns_do_not_add_up() -> None:
    s = orc(f"A: {GAP}; offensive: Ox 3/3\nB: hand: 1", TEXTS)
    passing(s, "accept Through the Gap")
    s.do("play Raid")
    for _ in range(2):
        s.to("Move or Attack", "A")
        s.choose("attack B")
        s.to("Play", "B")
    assert (s.influence("B"), s.victory("A")) == (5, 0)


@plays("Five Abreast at Noon")
@pytest.mark.parametrize(
    ("army", "points"),
    [
        ("offensive: Ox, Elk marked, Rat, Hen, Pig", 2), ("defensive: Ox, Elk, Rat, Hen, Pig assigned", 2),
        ("offensive: Ox, Elk, Rat; defensive: Hen, Pig", 0),
    ],
)  # fmt: skip
def test_five_in_one_front(army: str, points: int) -> None:
    cards = TEXTS | {"Pig": "creature 1/1: (A): Elves you control get 0/+1."}
    s = orc(
        f"A: {army}; quests: Five Abreast at Noon; chapter: Next; hand: Swap\nB: offensive: Cow, Owl; hand: 1", cards
    )
    s.choose("accept Five Abreast at Noon")
    s.all_pass()
    assert s.victory("A") == points


@plays("Five Abreast at Noon")
def test_the_fifth_may_come_later() -> None:
    s = orc(
        "A: offensive: Ox, Elk, Rat, Hen; defensive: Yak; quests: Five Abreast at Noon; chapter: Next; hand: Swap\nB: hand: 1",
        TEXTS,
    )
    passing(s, "accept Five Abreast at Noon")
    assert s.victory("A") == 0
    s.do("play Swap", front="Defensive")
    assert s.victory("A") == 2


BOUNTY = "quests: Bounty; chapter: Next"
HUNT = TEXTS | {"Bounty": f"quest (Contract): {cards_of('orc')['Bounty on Two Heads'].text} Victory Points: 3."}


@plays("Bounty on Two Heads")
def test_two_kills_bring_points_and_the_escrow_back() -> None:
    s = orc(f"A: {BOUNTY}; offensive: Ox 4/9; hand: Axe, Axe\nB: defensive: Cow, Hen; hand: 1", HUNT)
    passing(s, "accept Bounty")
    assert s.influence("A") == 18
    s.do("play Axe", "target Cow")
    assert (s.victory("A"), s.influence("A")) == (0, 18)
    s.to("Move or Attack")
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Hen")
    s.to("Second Play")
    assert (s.victory("A"), s.influence("A")) == (3, 20)
    assert "accept Bounty" not in orc(f"A: 1 influence; {BOUNTY}; hand: 1\nB: hand: 1", HUNT).options()


@plays("Bounty on Two Heads")
def test_after_two_turns_it_has_failed_and_ones_own_do_not_count() -> None:
    s = orc(f"A: {BOUNTY}; offensive: Ox, Elk; hand: Axe, Axe; deck: 20\nB: deck: 20; hand: 1", HUNT)
    passing(s, "accept Bounty")
    s.do("play Axe", "target Ox")
    s.do("play Axe")
    assert (s.grave("A").count("Ox"), s.victory("A")) == (1, 0)
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.pursues("A") == ["Bounty"]
    s.to("Play", "B")
    s.to("Play", "A")
    assert (s.pursues("A"), s.influence("A"), s.victory("A")) == ([], 18, 0)


TITAN = "Titan of the Fens"
MONSTER = {TITAN: f"quest (Confrontation) 3/4: {cards_of('orc')[TITAN].text} Victory Points: 4."}


@plays("Titan of the Fens")
def test_it_rages_as_it_loses_hit_points() -> None:
    s = orc(f"A: offensive: Ox 4/9, Pig 3/9; quests: {TITAN}; chapter: Next; hand: Bolt\nB: hand: 1", TEXTS | MONSTER)
    passing(s, f"accept {TITAN}")
    weak = s.fork()
    s.choose("play Bolt", "in the Offensive", f"target {TITAN}")
    s.all_pass()
    assert (s.progress("A", TITAN), s.value(TITAN)) == ("2 hit points left", "4/4")
    s.to("Move or Attack")
    s.choose(f"attack {TITAN}", f"send Ox against {TITAN}")
    s.to("Second Play")
    assert (s.progress("A", TITAN), s.damage("Ox"), s.value(TITAN)) == ("1 hit point left", 4, "5/4")
    s.to("Play", "B")
    assert s.value(TITAN) == "3/4"
    weak.to("Move or Attack")
    weak.choose(f"attack {TITAN}", f"send Pig against {TITAN}")
    weak.to("Second Play")
    assert (weak.progress("A", TITAN), weak.damage("Pig"), weak.value(TITAN)) == ("3 hit points left", 3, "3/4")
