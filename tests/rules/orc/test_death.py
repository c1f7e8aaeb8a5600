"""ORC-DEATH: life and death."""

from scenes.orc import rule, scene

HIT = {
    "Hit": "event 0: Deal 2 damage to target creature.",
    "Rot": "event 0: Target creature gets -0/-2 until end of turn.",
}


@rule("ORC-DEATH-03", "ORC-DEATH-02")
def test_what_the_dead_carried_goes_to_its_owners_graveyard() -> None:
    s = scene(
        "A: offensive: Ram 2/2; hand: Bolt\n B: attached: Moss on Ram; hand: 1",
        cards={"Bolt": "event 0: Kill target creature.", "Moss": "enchantment 1: Attach to target creature."},
    )
    s.play("Bolt")
    assert (s.place("Ram"), s.place("Moss")) == ("A's graveyard", "B's graveyard")


@rule("ORC-DEATH-04")
def test_equipment_of_who_dies_in_combat_stays_on_the_ground() -> None:
    s = scene(
        "A: offensive: Ram 1/2; attached: Axe on Ram\n B: defensive: Cow 3/5\n phase: Move or Attack",
        cards={"Axe": "equipment 1: Equipped creature gets +1/+0."},
    )
    s.choose("attack B", "block Ram with Cow")
    assert (s.place("Ram"), s.place("Axe")) == ("A's graveyard", "A's Offensive")


@rule("ORC-DEATH-05", "ORC-CONFLICT-01")
def test_effects_may_change_who_dies() -> None:
    s = scene(
        "A: offensive: Saint; hand: Hit\n B: hand: 1",
        cards=HIT | {"Saint": "creature 1/1: This creature can't be killed."},
    )
    s.play("Hit")
    assert s.place("Saint") == "A's Offensive"


@rule("ORC-DEATH-06", "ORC-DEATH-07", "ORC-CREA-07")
def test_damage_is_counted_until_the_turn_ends() -> None:
    s = scene("A: offensive: Ox 2/4; hand: Hit, Hit, Hit\n B: hand: 1", cards=HIT)
    s.play("Hit")
    assert (s.damage("Ox"), s.place("Ox")) == (2, "A's Offensive")
    late = s.fork()
    s.play("Hit")
    assert s.place("Ox") == "A's graveyard"
    late.to("Play", "B")
    assert late.damage("Ox") == 0


@rule("ORC-DEATH-08")
def test_healing_takes_away_damage_that_is_there_and_no_more() -> None:
    s = scene(
        "A: offensive: Ox 2/4 hurt 1, Ram 1/4; hand: Balm, Balm\n B: hand: 1",
        cards={"Balm": "event 0: Remove all damage from target creature. If you do, gain 1 influence."},
    )
    s.play("Balm", "target Ox")
    assert (s.damage("Ox"), s.influence("A")) == (0, 21)
    s.play("Balm", "target Ram")
    assert s.influence("A") == 21


@rule("ORC-DEATH-09")
def test_whose_def_is_0_or_less_dies() -> None:
    s = scene("A: offensive: Imp 2/2; hand: Rot\n B: hand: 1", cards=HIT)
    s.play("Rot")
    assert s.place("Imp") == "A's graveyard"


@rule("ORC-DEATH-10")
def test_who_dies_together_is_seen_by_all_that_waits_for_deaths() -> None:
    s = scene(
        "A: offensive: Ghoul, Ghast; hand: Doom\n B: hand: 1",
        cards={
            "Ghoul": "creature 1/1: Whenever another creature dies, gain 1 influence.",
            "Ghast": "creature 1/1: Whenever another creature dies, gain 1 influence.",
            "Doom": "event 0: Deal 1 damage to each creature.",
        },
    )
    s.choose("play Doom", "in the Offensive", "trigger of Ghoul")
    assert s.influence("A") == 22


@rule("ORC-DEATH-11")
def test_all_who_dealt_the_damage_have_killed_it_and_an_effect_kills_for_its_card() -> None:
    hunter = "creature 2/3: Whenever this creature kills a creature, gain 1 influence."
    s = scene(
        "A: offensive: Ram 1/3; hand: 1\n B: defensive: Hunter, Stalker\n phase: Move or Attack",
        cards={"Hunter": hunter, "Stalker": hunter},
    )
    s.choose("attack B", "block Ram with Hunter", "block Ram with Stalker", "number 0")
    s.choose("trigger of Hunter")
    assert (s.place("Ram"), s.influence("B")) == ("A's graveyard", 22)


@rule("ORC-DEATH-11")
def test_who_takes_away_the_last_def_has_killed_it() -> None:
    s = scene(
        "A: offensive: Witch; hand: 1\n B: defensive: Cow 1/2",
        cards={
            "Witch": "creature 1/1: 0: Target creature gets -0/-2 until end of turn.\n"
            "Whenever this creature kills a creature, gain 1 influence."
        },
    )
    s.carry_out("use Witch", "target Cow")
    assert (s.place("Cow"), s.influence("A")) == ("B's graveyard", 21)
