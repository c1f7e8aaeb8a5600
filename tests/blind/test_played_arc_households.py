"""Blind texts of ARC's sixth to ninth round about armies, towns and their residents, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, there, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Break": "event 0: Destroy target enchantment.",
    "Hex": "event 0: Deal 4 damage to target creature.", "Vines": "enchantment 0: Enchant creature.",
}  # fmt: skip
MINE = ("Elder", "Elk", "Moth-Eaten General", "Ox")
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Moth-Eaten General")
def test_as_his_attack_phase_begins_one_of_his_player_s_creatures_is_marked() -> None:
    s = arc("A: army: Moth-Eaten General, Ox, Elk marked; city Oak (Body, 8): Elder\nB: army: Fox", TEXTS)
    s.to("Attack")
    assert s.asked == "A"
    assert {"pick Elder", "pick Moth-Eaten General", "pick Ox"} <= {*s.options()} <= {f"pick {n}" for n in MINE}
    s.choose("pick Ox")  # nothing in the rules says that Elk, who is marked, cannot be chosen
    assert [s.marked(n) for n in ("Ox", "Moth-Eaten General", "Elder", "Fox")] == [True, False, False, False]
    alone = arc("A: army: Moth-Eaten General\nB: army: Fox; hand: Wait", TEXTS)
    alone.to("Draw", "B")
    assert (alone.marked("Moth-Eaten General"), alone.marked("Fox")) == (True, False)


@plays("Vault of Measures")
@pytest.mark.parametrize("won", [", advantage", ""])
def test_the_top_three_are_put_back_in_another_order(won: str) -> None:
    name = "Vault of Measures" + (" (advantage)" if won else "")
    s = arc(f"A: army: Ox\nB: city {name}; deck: Elk, Fox, Hen, Cow, 3\nphase: Discard")
    s.to("Draw", "B")
    if not won:
        assert not [label for label in s.options() if label.endswith("Hen")]
        return
    assert {label.split(" ", 1)[1] for label in s.options()} == {"Elk", "Fox", "Hen"}
    assert (s.sees("B", "Hen"), s.sees("A", "Hen"), s.sees("B", "Cow")) == (True, False, False)
    for name in ("Hen", "Elk"):
        s.choose(next(label for label in s.options() if label.endswith(name)))
    assert {s.deck("B")[0], s.deck("B")[2]} == {"Hen", "Fox"}
    assert (s.deck("B")[1], s.deck("B")[3]) == ("Elk", "Cow")


@plays("Great Census")
def test_each_player_keeps_three_creatures() -> None:
    s = arc(
        "A: hand: Great Census; gems 6 The Empire; army: Ox, Elk, Fox; city Oak (Body, 8): Elder, Hen of B\n"
        "B: army: Cow, Pig, Owl, Bat; attached: Vines on Cow",
        TEXTS,
    )
    s.choose("play Great Census")
    s.all_pass()
    assert s.asked == "A"
    for name in ("Ox", "Elk", "Hen"):
        s.choose(next(label for label in s.options() if label.endswith(f" {name}")))
    assert s.asked == "B"
    assert not [label for label in s.options() if "Fox" in label]
    s.choose(next(label for label in s.options() if label.endswith(" Pig")), "done")
    assert (sorted(there(s, "A's Army")), there(s, "Oak"), there(s, "B's Army")) == (["Elk", "Ox"], ["Hen"], ["Pig"])
    assert (sorted(s.hand("A")), sorted(s.hand("B"))) == (["Elder", "Fox"], ["Bat", "Cow", "Owl"])
    assert s.place("Vines") == "B's graveyard"


@plays("Oath of the Hearth")
def test_who_defends_the_town_of_the_oath_is_stronger() -> None:
    s = arc(
        f"A: army: Wolf 1/9, Cub 1/9; {WAITING}\nB: army: Ox 1/2; city Oak (Body, 8): Elder 1/2, Imp 1/2;"
        f" city Elm (Mind, 8): Sage 1/2; attached: Oath of the Hearth on Oak; {WAITING}{COMBAT}",
        TEXTS,
    )
    other = s.fork()
    s.choose("attack Oak", "send Wolf", "send Cub")
    until(s, "block")
    s.choose("block Wolf with Ox", "block Cub with Elder", "done")
    assert [s.value(n) for n in ("Elder", "Ox", "Imp", "Wolf")] == ["2/3", "2/3", "1/2", "1/9"]
    s.to("Second Play")
    assert [s.value(n) for n in ("Elder", "Ox")] == ["1/2", "1/2"]
    other.choose("attack Elm", "send Wolf", "done")
    until(other, "block")
    other.choose("block Wolf with Sage")
    assert other.value("Sage") == "1/2"
    s = arc("A: hand: Oath of the Hearth; gems 2 Gaian; city Oak (Body, 8); city Fen (Soul, 8)\nB: city Elm (Mind, 8)")
    s.choose("play Oath of the Hearth")
    assert sorted(s.options()) == ["target Fen", "target Oak"]


@plays("Prefecture of Sarn")
@pytest.mark.parametrize(
    ("won", "goal", "limited"),
    [(" (advantage)", "Prefecture of Sarn", True), (" (advantage)", "Elm", True), (" (advantage)", "B's army", False),
     ("", "Elm", False), (" (advantage)", "Fen", False)],
)  # fmt: skip
def test_no_more_than_two_attack_a_city_of_its_player(won: str, goal: str, limited: bool) -> None:
    s = arc(
        f"A: army: Wolf, Cub, Dog\nB: army: Ox; city Prefecture of Sarn{won}; city Elm (Mind, 8)\nC: city Fen (Body, 8){COMBAT}"
    )
    s.choose(f"attack {goal}", "send Wolf", "send Cub")
    assert ("send Dog" in s.options()) is not limited


@plays("Sudden Parley", "Sudden Squall")
@pytest.mark.parametrize("card", ["Sudden Parley", "Sudden Squall"])
def test_an_attacker_deals_no_combat_damage_but_suffers_it(card: str) -> None:
    s = arc(
        f"A: army: Wolf 3/9, Cub 2/9, Dog 4/9; {WAITING}\nB: army: Ox 1/2, Cow 1/1; city Oak (Body, 8); hand: {card};"
        f" gems 2 House of Nobles, 2 The Empire{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak", "send Wolf", "send Cub", "done")
    until(s, f"play {card}")
    s.choose(f"play {card}")
    assert sorted(s.options()) == ["target Cub", "target Wolf"]
    s.choose("target Wolf")
    until(s, "block")
    blocked = s.fork()
    s.to("Second Play")
    assert s.damage("Oak") == 2
    blocked.choose("block Wolf with Ox", "done")
    blocked.to("Second Play")
    assert (blocked.place("Ox"), blocked.damage("Ox"), blocked.damage("Wolf")) == ("B's Army", 0, 1)
    army = arc(
        f"A: army: Wolf 3/9, Cub 2/9; {WAITING}\nB: 15 points; hand: {card}; gems 2 House of Nobles, 2 The Empire{COMBAT}",
        TEXTS,
    )
    army.choose("attack B's army", "send Wolf", "send Cub")
    until(army, f"play {card}")
    army.choose(f"play {card}", "target Wolf")
    army.to("Second Play")
    assert army.points("B") == 13


@plays("Twinhorn Aurochs")
def test_attacking_it_brings_a_resident_to_the_army() -> None:
    table = (
        f"A: army: Twinhorn Aurochs, Wolf; city Oak (Body, 8): Elder, Sage marked, Spy of B; city Elm (Mind, 8): Hen;"
        f" {WAITING}\n"
        f"B: army: Ox; city Dale (Body, 8): Cow; {WAITING}{COMBAT}"
    )
    s = arc(table, TEXTS)
    s.choose("attack B's army", "send Twinhorn Aurochs", "done")
    until(s, "yes")
    no = s.fork()
    s.choose("yes")
    assert sorted(s.options()) == ["pick Elder", "pick Hen", "pick Spy"]
    s.choose("pick Hen")
    assert (s.place("Hen"), s.marked("Hen"), s.place("Elder")) == ("A's Army", False, "Oak")
    s.to("Second Play")
    assert s.points("B") == 10  # Hen has not joined the attack
    assert {"move Elder to the Army", "move Hen to Elm"} <= {*s.options()}
    no.choose("no")
    assert no.place("Hen") == "Elm"
    alone = arc(table, TEXTS)
    alone.choose("attack B's army", "send Wolf", "done")
    alone.to("Second Play")
    assert (alone.place("Hen"), alone.place("Elder")) == ("Elm", "Oak")


@plays("Conscript Column")
@pytest.mark.parametrize(
    ("mine", "theirs", "third", "value"),
    [
        ("army: Conscript Column, Ox", "army: Cow", "army: Hen", "3/4"),
        ("army: Conscript Column, Ox", "army: Cow, Pig", "army: Hen", "2/2"),
        ("army: Conscript Column, Ox", "army: Cow", "army: Hen, Owl", "2/2"),
        ("army: Ox; city Oak (Body, 8): Conscript Column", "army: Cow", "army: Hen", "2/2"),
        ("army: Ox, Elk; city Oak (Body, 8): Conscript Column", "army: Cow", "no city", "3/4"),
    ],
)
def test_with_the_greatest_army_the_column_is_stronger(mine: str, theirs: str, third: str, value: str) -> None:
    assert arc(f"A: {mine}\nB: {theirs}\nC: {third}").value("Conscript Column") == value


@plays("Conscript Column")
def test_when_the_army_shrinks_its_damage_kills_it() -> None:
    s = arc("A: army: Conscript Column hurt 2, Ox; hand: Axe\nB: army: Cow", TEXTS)
    assert s.place("Conscript Column") == "A's Army"
    s.play("Axe", "target Ox")
    assert s.place("Conscript Column") == "A's graveyard"


@plays("Rally the Gatehouse")
def test_up_to_two_creatures_are_stronger_this_turn() -> None:
    s = arc(
        f"A: hand: Rally the Gatehouse, Wait; gems 2 The Empire; army: Ox 1/1, Elk 1/1\nB: army: Cow 1/1; {WAITING}",
        TEXTS,
    )
    s.choose("play Rally the Gatehouse", "target Ox", "target Cow")
    one = arc("A: hand: Rally the Gatehouse; gems 2 The Empire; army: Ox 1/1\nB: army: Cow 1/1", TEXTS)
    s.all_pass()
    assert [s.value(n) for n in ("Ox", "Elk", "Cow")] == ["2/3", "1/1", "2/3"]
    s.to("Play", "B")
    assert [s.value(n) for n in ("Ox", "Elk", "Cow")] == ["1/1", "1/1", "1/1"]
    one.play("Rally the Gatehouse", "done")
    assert (one.value("Ox"), one.value("Cow"), one.place("Rally the Gatehouse")) == ("1/1", "1/1", "A's graveyard")


@plays("Cloak of Brambles")
def test_the_cloak_adds_to_a_creature_s_defence_while_it_is_worn() -> None:
    s = arc("A: hand: Cloak of Brambles, Break; gems 2 Gaian; army: Ox 1/1, Elk\nB: army: Cow 1/2 hurt 1", TEXTS)
    s.choose("play Cloak of Brambles")
    assert sorted(s.options()) == ["target Cow", "target Elk", "target Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.value("Ox"), s.value("Elk"), s.place("Cloak of Brambles")) == ("1/4", "1/1", "on Ox")
    worn = arc("A: hand: Break; army: Ox 1/1 hurt 3\nB: army: Cow; attached: Cloak of Brambles on Ox", TEXTS)
    assert worn.place("Ox") == "A's Army"
    worn.play("Break")
    assert worn.place("Ox") == "A's graveyard"
