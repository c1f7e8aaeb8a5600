"""Texts of ORC that turn blows elsewhere, let creatures change places, and take gold for attackers and pieces."""

from scenes.orc import rule, scene

CARDS = {
    "Brawl": "event 0: Two target creatures deal damage equal to their ATK to each other.",
    "Wall": "creature 0/9: When combat damage would be dealt to another local creature you control, you may have it dealt to "
    "Wall instead.",
    "Gate": "creature 0/9: While this creature is unmarked in your Defensive, undefended attackers deal their damage to it "
    "instead of to your influence.",
    "Shift": "magic 0: Two target creatures you control in different fronts change places.",
    "Toll": "creature 1/1: Opponents must pay 1 gold for each attacker that they announce.",
    "Squire": "creature 1/1: Equipment that this creature hands on costs nothing to reassign.",
    "Blade": "equipment 2: Equipped creature gets +1/+0.",
    "Sage": "creature 1 (Human Caster) 1/1",
    "Scout": "creature 2/2: This creature gets +2/+0 while it attacks and nobody has been declared a defender against it.",
}


@rule("ORC-DEATH-08")
def test_two_deal_damage_to_each_other_at_once() -> None:
    s = scene("A: hand: Brawl; offensive: Ox 3/3\nB: offensive: Elk 3/3; defensive: Cow 1/1", cards=CARDS)
    s.choose("play Brawl", "target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.place("Cow"), s.place("Elk")) == ("A's Offensive", "B's graveyard", "B's Offensive")


@rule("ORC-COMBAT-22")
def test_undefended_attackers_hit_the_gate() -> None:
    s = scene("A: offensive: Ox 3/3\nB: hand: 1; defensive: Gate", cards=CARDS)
    s.to("Move or Attack")
    s.choose("attack B", "done")
    s.to("Second Play")
    assert s.influence("B") == 20


@rule("ORC-COMBAT-24")
def test_combat_damage_may_be_dealt_to_the_wall() -> None:
    s = scene("A: offensive: Ox 3/3\nB: hand: 1; defensive: Wall, Cow 1/1", cards=CARDS)
    s.to("Move or Attack")
    s.choose("attack B", "block Ox with Cow", "yes")
    s.to("Second Play")
    assert s.place("Cow") == "B's Defensive"


@rule("ORC-SPAN-11")
def test_two_change_places() -> None:
    s = scene("A: hand: Shift; offensive: Sage, Ox 1/1; defensive: Cow 1/1\nB: hand: 1", cards=CARDS)
    s.choose("play Shift", "target Ox", "target Cow")
    s.all_pass()
    assert (s.place("Ox"), s.place("Cow")) == ("A's Defensive", "A's Offensive")


@rule("ORC-COMBAT-22")
def test_it_is_stronger_until_somebody_defends() -> None:
    s = scene("A: offensive: Scout\nB: hand: 1; defensive: Cow 1/4", cards=CARDS)
    s.to("Move or Attack")
    s.choose("attack B")
    assert s.value("Scout") == "4/2"
    s.choose("block Scout with Cow")
    assert s.value("Scout") == "2/2"


@rule("ORC-EQUIP-16")
def test_pieces_that_one_hands_on_cost_nothing() -> None:
    s = scene("A: offensive: Squire, Ox 1/1; attached: Blade on Squire\nB: hand: 1", cards=CARDS)
    assert any("Blade" in option for option in s.options())
    s = scene("A: offensive: Sage, Ox 1/1; attached: Blade on Sage\nB: hand: 1", cards=CARDS)
    assert not any("Blade" in option for option in s.options())


@rule("ORC-DEATH-11")
def test_the_player_who_killed_it_is_whose_creature_did_even_if_that_died_as_well() -> None:
    cards = {
        "Widow": "creature 1/9: Whenever a creature of yours dies, the player whose creature killed it loses 1 influence."
    }
    s = scene("A: offensive: Ox 2/1\nB: hand: 1; defensive: Widow, Cow 1/2", cards=cards)
    s.to("Move or Attack")
    s.choose("attack B", "block Ox with Cow")
    assert (s.place("Ox"), s.influence("A"), s.influence("B")) == ("A's graveyard", 19, 20)
