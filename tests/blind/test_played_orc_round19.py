"""Blind creatures of ORC's round 19, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Zap": "event 0: Deal 1 damage to target creature.", "Cost": "event 1: Gain 1 influence.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Elf": "creature (Elf) 1/9",
    "Soldier": "creature (Soldier) 1/1", "Rite": "magic 0: Draw a card.", "Mage": "creature (Caster) 1/9",
    "Fetch": "event 0: Return target creature to its owner's hand.",
    "Glean": "event 0: Return target resource card to its owner's hand.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


def recycled(army: str, deck: str) -> list[str]:
    """What A has in hand after he has recycled the only four cards that he can."""
    s = orc(f"A: {army}; resources: Ox, Elk, Hen, Pig; deck: {deck}; hand: 0\nB: offensive: Owl; hand: 1", TEXTS)
    s.choose("recycle")
    while any(option.startswith("take back") for option in s.options()):
        s.choose(s.options()[0])
    s.choose(*[o for o in s.options() if o.startswith("trigger")][:1])
    s.all_pass()
    return sorted(s.hand("A"))


@plays("Quillen Ledger-Keeper")
@pytest.mark.parametrize(("army", "deck", "drawn"), [
    ("offensive: Quillen Ledger-Keeper", "Yak, Ram", ["Yak"]), ("defensive: Quillen Ledger-Keeper", "Yak, Ram", ["Yak"]),
    ("offensive: Quillen Ledger-Keeper; defensive: Quillen Ledger-Keeper", "Yak, Ram", ["Ram", "Yak"]),
    ("offensive: Quillen Ledger-Keeper", "0", []), ("offensive: Rat", "Yak, Ram", []),
])  # fmt: skip
def test_who_recycles_draws_a_card(army: str, deck: str, drawn: list[str]) -> None:
    assert recycled(army, deck) == sorted(["Ox", "Elk", "Hen", "Pig", *drawn])


@plays("Quillen Ledger-Keeper")
def test_only_his_own_recycling_counts_and_no_other_return() -> None:
    s = orc("A: offensive: Quillen Ledger-Keeper; resources: Ox; hand: Glean; deck: 5\nB: resources: 4; hand: 1", TEXTS)
    s.do("play Glean", "target Ox")
    assert (s.hand("A"), len(s.deck("A"))) == (["Ox"], 5)
    s.to("Play", "B")
    s.choose("recycle")
    while any(option.startswith("take back") for option in s.options()):
        s.choose(s.options()[0])
    s.all_pass()
    assert len(s.deck("A")) == 5


@plays("Hearthsmoke Ogre")
@pytest.mark.parametrize(("gold", "pays"), [(1, True), (1, False), (0, False)])
def test_the_ogre_is_marked_unless_one_gold_is_paid(gold: int, pays: bool) -> None:
    table = f"A: offensive: Hearthsmoke Ogre marked, Ox; resources: {gold}; hand: 1\nB: defensive: Cow; hand: 1"
    s = orc(f"{table}\nphase: Discard, active B", TEXTS)
    if gold:
        s.to("Upkeep", "A")
        s.choose(f"pay {'' if pays else 'no '}upkeep of Hearthsmoke Ogre")
    s.to("Play", "A")
    assert (s.marked("Hearthsmoke Ogre"), s.gold("A")) == (not pays, gold - pays)
    s.to("Move or Attack", "A")
    assert offered(s, "move") == (["Hearthsmoke Ogre", "Ox"] if pays else ["Ox"])
    s.to("Play", "B")
    assert s.marked("Hearthsmoke Ogre") is not pays


@plays("Marsh Lampwright")
def test_magic_of_his_own_front_brings_influence_before_it_resolves() -> None:
    s = orc(
        "A: 9 influence; offensive: Marsh Lampwright; defensive: Mage; hand: Rite, Rite, Zap, 1; deck: 5\n"
        "B: defensive: Mage; offensive: Mage; hand: Rite, Zap", TEXTS,
    )  # fmt: skip
    s.do("play Zap", "target Marsh Lampwright")
    assert s.influence("A") == 9
    s.do("play Rite", front="Defensive")
    assert (s.influence("A"), len(s.deck("A"))) == (9, 4)
    s.choose("play Rite", "in the Offensive")
    assert (s.influence("A"), len(s.deck("A"))) == (10, 4)
    s.all_pass()
    assert (s.influence("A"), len(s.deck("A"))) == (10, 3)
    s.to("Play", "B")
    s.do("play Rite", front="Defensive")
    assert s.influence("A") == 10


@plays("Palisade Sergeant")
def test_other_soldiers_of_his_front_are_tougher_and_die_without_him() -> None:
    s = orc(
        "A: offensive: Palisade Sergeant, Palisade Sergeant, Soldier hurt 2, Ox 1/1; defensive: Soldier; hand: Swap, 1\n"
        "B: defensive: Soldier; hand: Axe, 1", TEXTS,
    )  # fmt: skip
    names = ("Palisade Sergeant", "Palisade Sergeant (2)", "Soldier", "Ox", "Soldier (2)", "Soldier (3)")
    assert [s.value(n) for n in names] == ["2/4", "2/4", "1/3", "1/1", "1/1", "1/1"]
    other = s.fork()
    s.do("play Swap", "target Palisade Sergeant (2)")
    assert [s.value(n) for n in names[:2]] == ["2/3", "2/3"]
    assert (s.place("Soldier"), s.value("Soldier (2)")) == ("A's graveyard", "1/2")
    other.to("Play", "B")
    other.do("play Axe", "target Palisade Sergeant", front="Defensive")
    assert other.value("Palisade Sergeant (2)") == "2/3"


@plays("Saltroad Deserter")
def test_the_deserter_attacks_only_beside_another() -> None:
    s = orc(f"A: offensive: Saltroad Deserter; hand: 1\nB: defensive: Cow; hand: 1{FIGHT}", TEXTS)
    assert ("attack B" in s.options(), "move Saltroad Deserter" in s.options()) == (False, True)
    s = orc(f"A: offensive: Saltroad Deserter, Saltroad Deserter; hand: 1\nB: defensive: Cow; hand: 1{FIGHT}", TEXTS)
    assert "attack B" in s.options()
    s = orc(f"A: offensive: Saltroad Deserter, Ox; hand: 1\nB: hand: Axe, 1{FIGHT}", TEXTS)
    s.choose("attack B", "send Saltroad Deserter")
    assert "done" not in s.options() or "send Ox" not in s.options()
    until(s, "play Axe")
    s.choose("play Axe", "target Ox")
    s.to("Second Play")
    assert s.influence("B") == 16  # it goes on alone
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Saltroad Deserter; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Saltroad Deserter"]


@plays("Grudge Hound")
@pytest.mark.parametrize(("ending", "drawn"), [("Axe", 1), ("Scare", 0), ("Fetch", 0)])
def test_each_opponent_of_whoever_had_it_draws_as_it_dies(ending: str, drawn: int) -> None:
    s = orc(
        f"A: offensive: Grudge Hound; hand: {ending}, 1; deck: 5\nB: hand: 1; deck: 5\nC: hand: 1; deck: 5\n"
        "D: hand: 1; deck: 0",
        TEXTS,
    )
    s.do(
        f"play {ending}",
    )
    assert s.place("Grudge Hound") == ("A's hand" if ending == "Fetch" else "A's graveyard")
    assert [len(s.deck(x)) for x in "ABCD"] == [5, 5 - drawn, 5 - drawn, 0]


@plays("Oathbound Gatewarden")
def test_assigned_it_makes_local_enemies_strike_weaker() -> None:
    s = orc(
        "A: offensive: Oathbound Gatewarden, Ox 3/3; resources: 1; hand: 1\n"
        "B: defensive: Cow 3/3, Hen 0/3; offensive: Owl 3/3; hand: Swap, Scare, 1", TEXTS,
    )  # fmt: skip
    poor = orc("A: offensive: Oathbound Gatewarden; hand: 1\nB: hand: 1", TEXTS)
    assert "assign Oathbound Gatewarden" not in poor.options()
    s.do("assign Oathbound Gatewarden")
    assert (s.gold("A"), s.value("Cow"), s.assigned("Oathbound Gatewarden")) == (0, "3/3", True)
    s.to("Play", "B")
    assert [s.value(n) for n in ("Ox", "Cow", "Hen", "Owl")] == ["3/3", "2/3", "-1/3", "3/3"]
    s.do("play Swap", front="Offensive")
    assert (s.place("Owl"), s.value("Owl")) == ("B's Defensive", "2/3")
    s.do("play Scare", "target Oathbound Gatewarden", front="Defensive")
    assert [s.value(n) for n in ("Cow", "Owl")] == ["3/3", "3/3"]


@plays("Oathbound Gatewarden")
def test_in_the_defensive_it_weakens_attackers_and_two_add_up() -> None:
    s = orc(
        "A: defensive: Oathbound Gatewarden assigned, Oathbound Gatewarden assigned; hand: 1\n"
        "B: defensive: Cow 3/3; offensive: Owl 3/3; hand: 1\nphase: Play, active B", TEXTS,
    )  # fmt: skip
    assert [s.value(n) for n in ("Cow", "Owl")] == ["3/3", "1/3"]


@plays("Wicker Stag")
def test_the_stag_is_as_strong_as_there_are_marked_resource_cards() -> None:
    s = orc(
        "A: offensive: Wicker Stag; resources: Ox marked, Elk, Hen; hand: Cost, 1\nB: resources: Pig marked; hand: 1",
        TEXTS,
    )
    assert s.value("Wicker Stag") == "1/5"
    s.do("play Cost")
    assert s.value("Wicker Stag") == "2/5"
    s.to("Move or Attack")
    s.choose("attack B")
    s.to("Second Play")
    assert s.influence("B") == 18
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.value("Wicker Stag") == "0/5"


@plays("Shouldered Champion")
@pytest.mark.parametrize(("answer", "left"), [("Elk", 15), ("Weak", 18), ("", 18)])
def test_another_of_its_front_lends_it_its_strength(answer: str, left: int) -> None:
    s = orc(
        "A: offensive: Shouldered Champion, Ox, Elk 3/3, Weak, Hen marked, Keeper assigned; defensive: Rat; hand: Zap\n"
        f"B: defensive: Cow marked; hand: 1{FIGHT}", TEXTS | {"Weak": "creature -1/9"},
    )  # fmt: skip
    s.choose("attack B", "send Shouldered Champion", "send Ox", "done")
    if answer:
        until(s, "yes") if "yes" not in s.options() and "pick Elk" not in s.options() else None
        s.choose("yes") if "yes" in s.options() else None
        assert set(offered(s, "pick")) == {"Elk", "Weak"}
        s.choose(f"pick {answer}")
    else:
        s.choose("no")
    assert (s.marked("Elk"), s.marked("Weak")) == (answer == "Elk", answer == "Weak")
    s.to("Second Play")
    assert s.influence("B") == left - 1  # one by the Ox
    s.to("Play", "B")
    assert s.value("Shouldered Champion") == "2/4"


@plays("Shouldered Champion")
def test_without_another_nothing_is_lent() -> None:
    s = orc(f"A: offensive: Shouldered Champion; defensive: Rat; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    if "yes" in s.options():
        s.choose("yes")
    assert "pick Rat" not in s.options()
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Rat")) == (18, False)


@plays("Bailiff of Empty Stalls")
@pytest.mark.parametrize(("gold", "pays"), [(1, True), (1, False), (0, False)])
def test_a_local_enemy_is_marked_unless_one_gold_is_paid(gold: int, pays: bool) -> None:
    s = orc(
        "A: offensive: Bailiff of Empty Stalls, Ox; resources: 1; hand: 1\n"
        f"B: defensive: Cow, Hen marked, Keeper assigned; offensive: Owl; resources: {gold}; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("use Bailiff of Empty Stalls")
    if "target Cow" in s.options():
        assert targets(s) == ["Cow"]
        s.choose("target Cow")
    assert (s.marked("Bailiff of Empty Stalls"), s.gold("A")) == (True, 0)
    s.all_pass()
    if gold:
        assert s.asked == "B"
        s.choose("yes" if pays else "no")
        s.all_pass()
    assert (s.marked("Cow"), s.gold("B")) == (not pays, gold - pays)


@plays("Bailiff of Empty Stalls")
def test_who_is_no_longer_there_is_not_asked_for() -> None:
    s = orc(
        "A: offensive: Bailiff of Empty Stalls; resources: 1; hand: 1\nB: defensive: Cow, Hen; resources: 1; hand: Swap",
        TEXTS,
    )
    s.choose("use Bailiff of Empty Stalls", "target Cow")
    until(s, "play Swap")
    s.choose("play Swap", "target Cow")
    s.all_pass()
    assert "yes" not in s.options()
    assert (s.place("Cow"), s.marked("Cow"), s.gold("B")) == ("B's Offensive", False, 1)
