"""ORC-ABIL: abilities."""

from scenes.orc import rule, scene


@rule("ORC-ABIL-EX1", "ORC-ABIL-01", "ORC-ABIL-03", "ORC-ABIL-04")
def test_all_elvish_creatures() -> None:
    elf = "creature (Elvish) 2/2"
    s = scene(
        "A: offensive: Anna; defensive: Bert; hand: Banner; resources: 1\n B: defensive: Cleo; hand: 1\n phase: Entrance",
        cards={"Anna": elf, "Bert": elf, "Cleo": elf, "Banner": "creature 1 0/9: All Elvish creatures get +0/+3."},
    )
    s.choose("play Banner", "in the Offensive")
    assert [s.value(name) for name in ("Anna", "Bert", "Cleo")] == ["2/5", "2/2", "2/5"]


@rule("ORC-ABIL-EX2", "ORC-ABIL-10", "ORC-ABIL-08", "ORC-ABIL-09", "ORC-ABIL-06")
def test_a_deed_as_cost() -> None:
    cards = {"Imp": "creature 1/1: Discard a card: Draw a card."}
    empty = scene("A: offensive: Imp, Ox 1/1 marked\n B: hand: 1\n phase: Play", cards=cards)
    assert not any(label.startswith("use Imp") for label in empty.options())
    s = scene("A: offensive: Imp; hand: Leaf\n B: hand: 1", cards=cards)
    s.choose("use Imp")
    assert s.grave("A") == ["Leaf"]
    assert len(s.hand("A")) == 1


@rule("ORC-ABIL-EX3", "ORC-ABIL-11")
def test_cost_4() -> None:
    cards = {"Imp": "creature 1/1: 4: Draw a card."}
    poor = scene("A: resources: 3; offensive: Imp; hand: 1\n B: hand: 1", cards=cards)
    poor.refused("use Imp", "ORC-ABIL-11")
    s = scene("A: resources: 4; offensive: Imp; hand: 1\n B: hand: 1", cards=cards)
    s.carry_out("use Imp")
    assert (s.gold("A"), len(s.hand("A"))) == (0, 2)


@rule("ORC-ABIL-EX4", "ORC-ABIL-12")
def test_cost_m() -> None:
    s = scene("A: offensive: Imp; hand: 1\n B: hand: 1", cards={"Imp": "creature 1/1: (M): Draw a card."})
    s.carry_out("use Imp")
    assert (s.marked("Imp"), len(s.hand("A"))) == (True, 2)
    s.refused("use Imp", "ORC-ABIL-12")


@rule("ORC-ABIL-EX5", "ORC-ABIL-13")
def test_cost_ma2() -> None:
    cards = {"Imp": "creature 1/1: (Ma2): Draw a card."}
    few = scene("A: offensive: Imp, Ox 1/1; defensive: Cow 1/1; hand: 1\n B: hand: 1", cards=cards)
    few.refused("use Imp", "ORC-ABIL-06")
    s = scene("A: offensive: Imp, Ox 1/1, Cow 1/1; hand: 1\n B: hand: 1", cards=cards)
    s.choose("use Imp", "give Ox")
    assert [s.marked(name) for name in ("Imp", "Ox", "Cow")] == [False, True, True]
    assert len(s.hand("A")) == 2


@rule("ORC-ABIL-EX6", "ORC-ABIL-14")
def test_a_mixed_cost() -> None:
    cards = {"Imp": "creature 1/1: 2, (M), (Ma1): Draw a card."}
    for lacking in (
        "resources: 1; offensive: Imp, Ox 1/1",
        "resources: 2; offensive: Imp marked, Ox 1/1",
        "resources: 2; offensive: Imp; defensive: Ox 1/1",
    ):
        poor = scene(f"A: {lacking}; hand: 1\n B: hand: 1", cards=cards)
        assert not any(label.startswith("use") for label in poor.options())
    s = scene("A: resources: 2; offensive: Imp, Ox 1/1; hand: 1\n B: hand: 1", cards=cards)
    s.choose("use Imp")
    s.all_pass()
    assert (s.gold("A"), s.marked("Imp"), s.marked("Ox"), len(s.hand("A"))) == (0, True, True, 2)


@rule("ORC-ABIL-EX7", "ORC-SPAN-10")
def test_the_curse_of_the_skeletons() -> None:
    s = scene(
        "A: defensive: Red 1/1, Black; attached: Curse on A in the Offensive; hand: 1\n"
        " B: hand: Bones, Bones; resources: 2; offensive: Boar 1/1\n phase: Entrance, active B",
        cards={
            "Curse": "enchantment 1: Attach to target player. Whenever a Skeleton comes into play, "
            "enchanted player discards a non-Dark Legion creature.",
            "Black": "creature Dark Legion 1/1",
            "Bones": "creature 1 (Skeleton) 1/1",
        },
    )
    s.choose("play Bones", "in the Offensive")
    assert (s.place("Red"), s.place("Black"), s.place("Boar")) == ("A's graveyard", "A's Defensive", "B's Offensive")
    s.choose("play Bones", "in the Offensive")
    assert s.place("Black") == "A's Defensive"


@rule("ORC-ABIL-02")
def test_equipment_and_magic_have_abilities_or_grant_them() -> None:
    s = scene(
        "A: offensive: Ox 1/1; attached: Ring on Ox; hand: 1\n B: hand: 1",
        cards={"Ring": 'equipment 1: Equipped creature has "(M): Draw a card."'},
    )
    s.carry_out("use Ox")
    assert len(s.hand("A")) == 2


@rule("ORC-ABIL-05", "ORC-ABIL-07", "ORC-ABIL-18")
def test_only_its_controller_uses_an_ability_in_his_play_phases_and_in_windows() -> None:
    cards = {"Imp": "creature 1/1: 0: Gain 1 influence."}
    s = scene("A: offensive: Ram 1/1; hand: 1\n B: offensive: Imp", cards=cards)
    s.refused("use Imp", "ORC-ABIL-07")
    s.choose("lay Spare")
    assert s.asked == "B"
    s.choose("use Imp")
    s.all_pass()
    assert s.influence("B") == 21
    own = scene("A: offensive: Imp\n B: hand: 1\n phase: Move or Attack", cards=cards)
    own.refused("use Imp", "ORC-ABIL-18")


@rule("ORC-ABIL-17")
def test_of_several_parts_as_many_are_done_as_can_be() -> None:
    s = scene(
        "A: hand: Flood\n B: hand: 1",
        cards={"Flood": "event 0: Discard a card. Gain 2 influence. You may draw a card."},
    )
    s.play("Flood", "in the Offensive", "no")
    assert (s.influence("A"), s.hand("A")) == (22, [])


@rule("ORC-ABIL-17", "ORC-WIN-08")
def test_a_way_that_draws_more_than_the_deck_holds_is_open_only_where_no_other_is() -> None:
    cards = {"Bounty": "event 0: Target opponent chooses one: you draw two cards; or he loses 1 influence."}
    s = scene("A: hand: Bounty; deck: 2\n B: hand: 1", cards=cards)
    s.choose("play Bounty", "in the Offensive")
    assert (s.asked, len(s.options())) == ("B", 2)
    for deck in (1, 0):
        s = scene(f"A: hand: Bounty; deck: {deck}\n B: hand: 1", cards=cards)
        s.play("Bounty", "in the Offensive")
        assert (s.influence("B"), len(s.hand("A"))) == (19, 0)


@rule("ORC-ABIL-19", "ORC-ABIL-21")
def test_it_is_used_as_often_as_it_is_paid_for_but_a_free_one_no_more_than_100_times() -> None:
    s = scene(
        "A: offensive: Imp; resources: 3; hand: 1\n B: hand: 1", cards={"Imp": "creature 1/1: 1: Gain 1 influence."}
    )
    for _ in range(3):
        s.carry_out("use Imp")
    assert s.influence("A") == 23
    free = scene("A: offensive: Imp; hand: 1\n B: hand: 1", cards={"Imp": "creature 1/1: 0: Gain 1 influence."})
    for _ in range(100):
        free.carry_out("use Imp")
    free.refused("use Imp", "ORC-ABIL-21")


@rule("ORC-ABIL-21")
def test_endless_triggers_make_a_draw() -> None:
    s = scene(
        "A: offensive: Echo, Mirror; hand: Spark\n B: hand: 1",
        cards={
            "Echo": "creature 1/1: Whenever you gain influence, target opponent gains 1 influence.",
            "Mirror": "creature 1/1: Whenever an opponent gains influence, gain 1 influence.",
            "Spark": "event 0: Gain 1 influence.",
        },
    )
    s.choose("play Spark", "in the Offensive")
    assert s.over
    assert s.ending == "ORC-ABIL-21"


@rule("ORC-ABIL-20")
def test_its_card_must_be_in_play_and_not_assigned() -> None:
    s = scene(
        "A: offensive: Monk assigned; hand: Imp\n B: hand: 1",
        cards={"Monk": "creature 1/1: 0: Draw a card.", "Imp": "creature 1/1: 0: Draw a card."},
    )
    s.refused("use Imp", "ORC-ABIL-20")
    assert not any(label.startswith("use") for label in s.options())


@rule("ORC-ABIL-22")
def test_an_ability_that_needs_a_target_is_not_used_without_one() -> None:
    s = scene("A: offensive: Hexer; hand: 1", cards={"Hexer": "creature 1/1: 0: Kill target Elf."})
    s.refused("use Hexer", "ORC-ABIL-22")


@rule("ORC-ABIL-22", "ORC-ABIL-23")
def test_who_is_told_to_discard_chooses_and_that_is_no_targeting() -> None:
    s = scene(
        "A: hand: Press\n B: offensive: Ghost, Ox 1/1; hand: Leaf, Twig",
        cards={
            "Press": "event 0: Target opponent sacrifices a creature and discards a card.",
            "Ghost": "creature 1/1: This creature can't be targeted.",
        },
    )
    s.choose("play Press", "in the Defensive")
    assert s.asked == "B"
    assert s.options() == ["pick Ghost", "pick Ox"]
    s.choose("pick Ghost", "pick Twig")
    assert s.hand("B") == ["Leaf"]


@rule("ORC-ABIL-24")
def test_halves_are_rounded_up() -> None:
    s = scene("A: 7 influence; hand: Tithe\n B: hand: 1", cards={"Tithe": "event 0: Lose half your influence."})
    s.play("Tithe", "in the Offensive")
    assert s.influence("A") == 3


@rule("ORC-ABIL-25")
def test_discarding_what_is_in_play_is_no_death() -> None:
    s = scene(
        "A: offensive: Ox 1/1, Ghoul; attached: Axe on Ox; hand: Toss\n B: hand: 1",
        cards={
            "Ghoul": "creature 1/1: Whenever another creature dies, gain 1 influence.",
            "Axe": "equipment 1: Equipped creature gets +1/+0.",
            "Toss": "event 0: Discard target creature.",
        },
    )
    s.play("Toss", "target Ox")
    assert (s.place("Ox"), s.place("Axe"), s.influence("A")) == ("A's graveyard", "A's graveyard", 20)


@rule("ORC-ABIL-26")
def test_keywords_are_labels() -> None:
    s = scene(
        "A: offensive: Ram 3/3; attached: Wings on Ram\n B: defensive: Cow 1/4\n phase: Move or Attack",
        cards={"Wings": "enchantment 1: Attach to target creature. Enchanted creature has fly and Guard."},
    )
    s.choose("attack B")
    assert s.options() == ["done", "block Ram with Cow"]
