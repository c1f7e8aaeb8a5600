"""Blind texts of ORC and its mods that waited for a scene, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import heroes, plays, rituals, until

TEXTS = {
    "Mage": "creature (Caster) 1/9",
    "Axe": "event 0: Kill target creature.", "Swap": "event 0: Put target creature into its controller's other front.",
    "Six": "creature 6 1/9", "Four": "creature 4 1/9", "Five": "creature 5 1/9", "Two": "creature 2 1/9",
    "Vague": "creature X+2 1/9",
    "Salve": "event 0: Heal 1 damage from target creature.", "Balm": "event 0: Heal 1 damage from each creature.",
    "Tomb": "event 0: Remove target card in a graveyard from the game.",
    "Healer": "creature (Elf) 1/9: (M): Gain 1 influence.", "Strong": "creature (Elf) 1/9: This creature gets +2/0.",
    "Keeper": "creature (Elf) 1/9: (A): All other creatures you control get 0/+1.",
    "Lender": "creature (Elf) 1/9: Upkeep 1 ~ mark this creature.", "Rat": "creature (Rat) 1/9: (M): Gain 1 influence.",
    "Lend": 'event 0: Target creature gains "(M): Gain 1 influence." until end of turn.',
    "Fury": "event 0: Target creature gets +1/0 until end of turn.",
}  # fmt: skip
RITUALS = TEXTS | dict.fromkeys(("Toll", "Knell", "Gong"), "magic 0: Charges: 3. Draw a card.")


@plays("Rain of Embers")
@pytest.mark.parametrize(("others", "gold"), [("", 5), (", Toll, Knell 3 charges", 3)])
def test_five_damage_rain_for_less_beside_other_rituals(others: str, gold: int) -> None:
    table = (
        f"A: resources: {{}}; offensive: Mage, Ox 1/9; rituals: Rain of Embers 3 charges{others}; hand: 1\n"
        "B: defensive: Cow 1/9, Hen 1/9; offensive: Owl 1/9; rituals: Gong; hand: Swap"
    )
    assert not offered(rituals(table.format(gold - 1), RITUALS), "play", "Rain")
    s = rituals(table.format(gold), RITUALS)
    s.choose("play Rain of Embers")
    assert targets(s) == ["Mage", "Ox", "Cow", "Hen"]
    s.choose("target Cow")
    s.choose("target Hen")
    s.choose("done")
    gone = s.fork()
    s.all_pass()
    s.choose("pick Cow", "pick Cow", "pick Hen")  # its writer has it divided as it is announced; the book is silent
    s.all_pass()
    assert (s.damage("Cow"), s.damage("Hen"), s.gold("A"), s.place("Rain of Embers")) == (2, 3, 0, "A's graveyard")
    until(gone, "play Swap")
    gone.do("play Swap", "target Hen", front="Defensive")
    gone.all_pass()
    assert (gone.place("Hen"), gone.damage("Hen"), gone.damage("Cow") > 0) == ("B's Offensive", 0, True)


@plays("Summons of the Seven Droughts")
@pytest.mark.parametrize(("resources", "left"), [("Ox marked, Elk, Hen", ["Elk"]), ("Ox marked", []), ("0", [])])
def test_an_opponent_discards_two_resource_cards(resources: str, left: list[str]) -> None:
    s = rituals(
        "A: resources: 2; offensive: Mage; rituals: Summons of the Seven Droughts 4 charges; hand: 1\n"
        f"B: resources: {resources}; rituals: Toll; hand: 1\nC: resources: Cow; hand: 1", RITUALS,
    )  # fmt: skip
    s.choose("play Summons of the Seven Droughts")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["player B", "player C"]
    s.choose("target player B")
    s.all_pass()
    if left:
        assert (s.asked, offered(s, "pick")) == ("B", ["Ox", "Elk"])  # in the order in which they lie
        s.choose("pick Ox", "pick Hen")
    assert [n for n in ("Ox", "Elk", "Hen") if n in resources and s.place(n) == "B's resources"] == left
    assert (s.place("Toll"), s.place("Cow"), s.influence("B")) == ("B's Rituals", "C's resources", 20)
    early = rituals(
        "A: resources: 2; offensive: Mage; rituals: Summons of the Seven Droughts 3 charges; hand: 1\nB: hand: 1",
        RITUALS,
    )
    assert not offered(early, "play")


@plays("Wake of the Drowned Host")
@pytest.mark.parametrize("chosen", [("Four", "Two"), ("Six",), ("Vague", "Two"), ()])
def test_up_to_two_that_cost_six_together_come_back_marked(chosen: tuple[str, ...]) -> None:
    s = rituals(
        "A: resources: 4; offensive: Mage, Ox; rituals: Wake of the Drowned Host 3 charges;"
        " grave: Six, Four, Five, Two, Vague, Axe; hand: 1\nB: grave: Cow; hand: 1", RITUALS,
    )  # fmt: skip
    s.choose("play Wake of the Drowned Host")
    assert sorted(targets(s)) == ["Five", "Four", "Six", "Two", "Vague"]
    for name in chosen:
        s.choose(f"target {name}")
        if name == "Four":
            assert "target Five" not in s.options()
    s.choose("done") if "done" in s.options() else None
    s.all_pass()
    back = [n for n in ("Six", "Four", "Five", "Two", "Vague") if s.place(n) == "A's Offensive"]
    assert back == [n for n in ("Six", "Four", "Five", "Two", "Vague") if n in chosen]
    assert all(s.marked(n) for n in chosen)
    assert s.place("Wake of the Drowned Host") == "A's graveyard"


@plays("Under the Seventh Stone")
def test_a_cheap_creature_of_the_graveyard_comes_into_this_front() -> None:
    s = rituals(
        "A: resources: 1; defensive: Mage; rituals: Under the Seventh Stone 2 charges; grave: Six, Four, Vague, Axe; hand: 1\n"
        "B: grave: Two; hand: Tomb", RITUALS,
    )  # fmt: skip
    s.choose("play Under the Seventh Stone")
    assert sorted(targets(s)) == ["Four", "Vague"]
    s.choose("target Four")
    gone = s.fork()
    s.all_pass()
    assert (s.place("Four"), s.marked("Four"), s.gold("A")) == ("A's Defensive", False, 0)
    until(gone, "play Tomb")
    gone.do("play Tomb", "target Four")
    gone.all_pass()
    assert (gone.place("Four"), gone.place("Under the Seventh Stone")) == ("removed", "A's graveyard")
    none = rituals(
        "A: resources: 1; defensive: Mage; rituals: Under the Seventh Stone 2 charges; grave: Six; hand: 1\nB: hand: 1",
        RITUALS,
    )
    assert not offered(none, "play")


@plays("Abbess Orlaith Venn")
def test_each_own_creature_that_is_healed_brings_influence_up_to_eighteen() -> None:
    table = (
        "A: {} influence; hero: Abbess Orlaith Venn; offensive: Ox 1/9 hurt 2, Elk 1/9;"
        " defensive: Hen 1/9 hurt 1; hand: Salve, Balm\n"
    )
    table += "B: defensive: Cow 1/9 hurt 2; hand: Salve, 1"
    s = heroes(table.format(9), TEXTS)
    other = s.fork()
    s.do("play Salve", "target Elk")
    assert s.influence("A") == 9
    s.do("play Balm", front="Offensive")
    s.choose(*[o for o in s.options() if o.startswith("trigger")][:1])
    s.all_pass()
    assert (s.influence("A"), s.damage("Ox")) == (10 + (s.damage("Hen") == 0), 1)
    other.do("play Salve", "target Cow")
    assert other.influence("A") == 9
    full = heroes(table.format(18), TEXTS)
    full.do("play Salve", "target Ox")
    assert (full.influence("A"), full.damage("Ox")) == (18, 1)


@plays("Abbess Orlaith Venn")
def test_it_counts_in_other_turns_and_fronts_too() -> None:
    s = heroes(
        "A: 9 influence; hero: Abbess Orlaith Venn; defensive: Hen 1/9 hurt 2; hand: 1\nB: hand: Salve, 1\n"
        "phase: Play, active B",
        TEXTS,
    )
    s.do("play Salve", front="Offensive")
    assert (s.damage("Hen"), s.influence("A")) == (1, 10)
