"""Gold for the pool, what is local to a card, monsters in the words of their quests, and creatures that come into a front."""

from scenes.orc import rule, scene

CARDS = {
    "Mint": "creature 1 1/1: (M): Add 2 gold to your pool.",
    "Gloom": "creature 1 1/1: Enemy creatures local to Gloom get -1/0.",
    "Guide": "creature 1 1/1: (Ma1): Put target local creature into the other front of its controller. It keeps its mark.",
    "Levy": "quest (Assignment): Begin your turn with two creatures in your Defensive. Victory Points: 1.",
    "Forge": "quest (Assignment): Have Equipment on two of your creatures. Victory Points: 1.",
    "Sack": "quest (Assignment): Take 3 influence from an opponent in one attack. Victory Points: 1.",
    "Bailiff": "quest (Confrontation) 1/1: Bailiff: 2/3, 2 hit points. (M): Deal 2 damage to target creature attacking it. "
    "Victory Points: 1.",
    "Raid": "quest (Assignment): Attack twice. Victory Points: 1.",
    "Hook": "equipment 0: When an enemy creature dies in combat with the carrier, draw a card.",
    "Sword": "equipment 0: Equipped creature gets +1/+0.",
    "Lure": "magic 0: Gain control of target enemy creature. It comes into your Offensive marked.",
    "Sage": "creature 1 (Human Caster) 1/1",
}


@rule("ORC-GOLD-06")
def test_gold_is_added_to_the_pool() -> None:
    s = scene("A: offensive: Mint, Wolf 1/1", cards=CARDS)
    s.choose("use Mint")
    s.all_pass()
    assert (s.gold("A"), s.marked("Mint")) == (2, True)


@rule("ORC-SPAN-05")
def test_enemies_opposite_are_weaker() -> None:
    s = scene("A: offensive: Gloom, Wolf 2/2\nB: offensive: Ox 2/2; defensive: Cow 2/2", cards=CARDS)
    assert [s.value(name) for name in ("Wolf", "Ox", "Cow")] == ["2/2", "2/2", "1/2"]


@rule("ORC-MOVE-03")
def test_an_enemy_goes_to_his_own_other_front() -> None:
    s = scene("A: offensive: Guide, Wolf 1/1\nB: defensive: Cow 2/2 marked", cards=CARDS)
    s.choose("use Guide", "target Cow")
    s.all_pass()
    assert (s.place("Cow"), s.marked("Cow"), s.marked("Wolf")) == ("B's Offensive", True, True)


@rule("ORC-QUEST-20")
def test_a_turn_begins_with_creatures_and_pieces_lie_on_creatures() -> None:
    s = scene("A: quests: Levy; chapter: Raid; defensive: Wolf 1/1, Fox 1/1\nB: quests: Raid", cards=CARDS)
    s.choose("accept Levy")
    s.to("Draw", "B")
    assert s.victory("A") == 0
    s.to("Draw", "A")
    assert s.victory("A") == 1
    s = scene("A: quests: Forge; chapter: Raid; offensive: Wolf 1/1, Fox 1/1; hand: Sword\nB: quests: Raid"
              "\nA: attached: Sword on Wolf", cards=CARDS)  # fmt: skip
    s.choose("accept Forge")
    assert s.victory("A") == 0
    s.choose("play Sword", "target Fox")
    s.all_pass()
    assert s.victory("A") == 1


@rule("ORC-QUEST-46", "ORC-QUEST-47")
def test_a_monster_has_the_values_that_its_quest_tells() -> None:
    s = scene("A: quests: Bailiff; chapter: Raid; offensive: Wolf 2/2, Fox 3/3\nB: quests: Raid", cards=CARDS)
    s.choose("accept Bailiff")
    assert s.value("Bailiff") == "2/3"


@rule("ORC-COMBAT-26")
def test_a_foe_dies_in_combat_with_the_carrier() -> None:
    board = (
        "A: offensive: Wolf 3/3, Fox 3/3; attached: Hook on Wolf; deck: 3\nB: defensive: Ox 1/1\nphase: Move or Attack"
    )
    for fighter, cards in (("Wolf", 1), ("Fox", 0)):
        s = scene(board, cards=CARDS)
        s.choose("attack B", "send Wolf", "send Fox")
        s.all_pass()
        s.choose(f"block {fighter} with Ox", f"fight {fighter}")
        s.all_pass()
        assert len(s.hand("A")) == cards


@rule("ORC-SPAN-11")
def test_who_is_taken_comes_into_a_front_and_is_marked() -> None:
    s = scene("A: offensive: Sage; hand: Lure\nB: defensive: Ox 1/1", cards=CARDS)
    s.choose("play Lure")
    assert (s.place("Ox"), s.marked("Ox")) == ("A's Offensive", True)
