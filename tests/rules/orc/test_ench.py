"""ORC-ENCH: where enchantments are played, what they hang on, and which of several works."""

from scenes.orc import rule, scene

CARDS = {
    "Blessing": "enchantment: Enchanted creature gets +1/+1.",
    "Growth": "enchantment: Enchanted creature gets +2/+0.",
    "Curse": "enchantment: Enchant a player. At the start of enchanted player's turn, that player loses 1 influence.",
    "Rust": "enchantment: Enchant an equipment. When enchanted equipment leaves play, draw a card.",
    "Doubt": "enchantment: Enchant an enchantment.",
    "Drought": "enchantment: Enchant a resource card.",
    "Numb": "enchantment: The enchanted creature loses all of its abilities.",
    "Sword": "equipment 2 (Weapon): Equipped creature gets +5/+0.",
    "Breaker": "event: Destroy target enchantment.",
    "Kill": "event: Kill target creature.",
    "Back": "event: Return target creature to its owner's hand.",
    "Wit": "creature 1/1: (M): Draw a card.",
}


@rule("ORC-ENCH-01", "ORC-ENCH-02", "ORC-ENCH-04", "ORC-ENCH-05")
def test_an_enchantment_is_played_in_a_play_phase_where_a_creature_is_free() -> None:
    s = scene("A: offensive: Wolf 2/2 marked, Ox 1/1 assigned; hand: Blessing", cards=CARDS)
    s.refused("play Blessing", "ORC-ENCH-02")
    s = scene("A: offensive: Wolf 2/2, Ox 1/1 marked; hand: Blessing", cards=CARDS)
    s.play("Blessing", "target Ox")
    assert s.place("Blessing") == "on Ox"
    assert not s.marked("Wolf")
    s = scene(
        "A: offensive: Wolf 2/2; hand: Blessing; phase: Move or Attack".replace("; phase", "\nphase"), cards=CARDS
    )
    s.refused("play Blessing", "ORC-TURN-23")


@rule("ORC-ENCH-03", "ORC-SPAN-15")
def test_its_target_is_local_to_the_front_in_which_it_is_played() -> None:
    s = scene("""
        A: offensive: Wolf 2/2; defensive: Fox 1/1 marked; hand: Blessing
        B: offensive: Elk 1/1; defensive: Hen 1/1
    """, cards=CARDS)  # fmt: skip
    s.choose("play Blessing")
    assert s.options() == ["target Wolf", "target Hen"]
    s.choose("target Hen")
    assert s.place("Blessing") == "on Hen"
    assert s.value("Hen") == "2/2"


@rule("ORC-ENCH-04", "ORC-ENCH-06")
def test_players_equipment_enchantments_and_resource_cards_are_enchanted_too() -> None:
    s = scene("""
        A: offensive: Wolf 2/2; hand: Curse, Rust, Doubt, Drought
        B: defensive: Elk 1/1; attached: Sword on Elk; resources: 1
    """, cards=CARDS)  # fmt: skip
    s.play("Curse", "target player B")
    s.play("Rust")
    s.play("Doubt", "target Rust")
    s.play("Drought")
    assert s.place("Curse") == "on player B"
    assert s.place("Rust") == "on Sword"
    assert s.place("Doubt") == "on Rust"
    s.to("Draw", "B")
    assert s.influence("B") == 19
    assert s.place("Curse") == "on player B"


@rule("ORC-ENCH-04")
def test_without_a_target_it_is_not_played() -> None:
    s = scene("A: offensive: Wolf 2/2; hand: Rust, 1", cards=CARDS)
    s.refused("play Rust", "ORC-ENCH-04")


@rule("ORC-ENCH-07")
def test_enchantments_of_different_names_on_one_host_all_work() -> None:
    s = scene("A: offensive: Wolf 2/2; attached: Blessing on Wolf, Growth on Wolf", cards=CARDS)
    assert s.value("Wolf") == "5/3"


@rule("ORC-ENCH-EX1", "ORC-ENCH-08")
def test_of_two_with_the_same_name_one_works() -> None:
    s = scene("A: offensive: Wolf 2/2; attached: Blessing on Wolf; hand: Blessing", cards=CARDS)
    s.play("Blessing")
    assert s.place("Blessing (2)") == "on Wolf"
    assert s.value("Wolf") == "3/3"


@rule("ORC-ENCH-EX2", "ORC-ENCH-09", "ORC-ENCH-08")
def test_when_the_one_that_works_is_gone_the_spare_takes_over_whoever_controls_it() -> None:
    s = scene("""
        A: offensive: Wolf 2/2; attached: Blessing on Wolf; hand: 2 Breaker
        B: attached: Blessing on Wolf
    """, cards=CARDS)  # fmt: skip
    assert s.value("Wolf") == "3/3"
    s.play("Breaker", "target Blessing")
    assert s.place("Blessing") == "A's graveyard"
    assert s.value("Wolf") == "3/3"
    s.play("Breaker")
    assert s.value("Wolf") == "2/2"


@rule("ORC-ENCH-10")
def test_when_its_host_dies_or_leaves_it_goes_to_its_owners_graveyard() -> None:
    s = scene("""
        A: offensive: Wolf 2/2, Fox 1/1; attached: Blessing on Wolf; hand: Kill, Back
        B: attached: Blessing on Fox
    """, cards=CARDS)  # fmt: skip
    s.play("Kill", "target Wolf")
    assert s.place("Blessing") == "A's graveyard"
    s.play("Back")
    assert s.place("Fox") == "A's hand"
    assert s.place("Blessing (2)") == "B's graveyard"


@rule("ORC-ENCH-11")
def test_it_goes_along_to_the_other_front() -> None:
    s = scene("""
        A: offensive: Wolf 2/2; attached: Blessing on Wolf
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    s.choose("move Wolf")
    assert s.place("Blessing") == "on Wolf"
    assert s.value("Wolf") == "3/3"


@rule("ORC-ENCH-06")
def test_a_creature_under_a_numbing_enchantment_has_no_abilities_until_that_is_gone() -> None:
    s = scene("A: offensive: Wit; hand: Numb, Breaker", cards=CARDS)
    s.play("Numb")
    assert "use Wit" not in s.options()
    s.play("Breaker")
    assert "use Wit" in s.options()


@rule("ORC-ENCH-10", "ORC-WIN-12")
def test_on_a_player_who_leaves_the_match_it_goes_to_its_owners_graveyard() -> None:
    cards = {"Curse": "enchantment: Enchant a player.", "Drain": "event: Target opponent loses 3 influence."}
    s = scene("A: hand: Drain; attached: Curse on B\nB: 3 influence\nC: hand: 1", cards=cards)
    s.play("Drain", "in the Offensive", "target player B")
    assert s.out("B") == "ORC-WIN-01"
    assert s.place("Curse") == "A's graveyard"
