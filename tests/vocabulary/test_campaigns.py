"""Attacks as a whole, what happens to several at once, and how: announced, alone, together, over."""

from scenes.arc import rule, scene
from vocabulary.slot_field import Field


@rule("ARC-COMBAT-04", "ARC-ABIL-10")
def test_an_attack_is_announced_once_however_many_attack() -> None:
    s = scene(
        """
        A: army: Mule 1/1, Ox 1/1
        B: army: Crow; city Oak (Body, 8)
        phase: Attack
    """,
        cards={"Crow": "creature 1 1/1: Each time an opponent declares an attack on one of your cities, gain 1 VP."},
    )
    s.choose("attack Oak", "send Mule", "send Ox")
    assert s.points("B") == 16


@rule("ARC-COMBAT-04")
def test_an_attack_on_an_army_is_none_on_a_city() -> None:
    cards = {
        "Ringer": "creature 1 1/1: Whenever an opponent announces an attack on one of your cities, gain 1 VP.",
        "Horn": "creature 1 1/1: Whenever an opponent attacks you, gain 1 VP.",
    }
    s = scene("A: army: Mule 0/1\nB: army: Ringer, Horn; city Oak (Body, 8)\nphase: Attack", cards=cards)
    s.choose("attack B's army")
    s.all_pass()
    assert s.points("B") == 16  # the Horn alone
    s = scene("A: army: Mule 0/1\nB: army: Ringer, Horn; city Oak (Body, 8)\nphase: Attack", cards=cards)
    s.choose("attack Oak", "trigger of Horn")
    assert s.points("B") == 17  # whoever has the attacked city is the attacked player


@rule("ARC-COMBAT-07", "ARC-RESP-06")
def test_an_event_waits_for_an_attack() -> None:
    s = scene(
        "A: army: Mule 1/1\nB: gems 1 Gaian; hand: Ambush; army: Elf 1/1\nphase: Attack",
        cards={"Ambush": "event 1: Play only during an opponent's attack. Mark target attacker. Draw a card."},
    )
    s.choose("attack B's army")
    assert any("Ambush" in option for option in s.options())


@rule("ARC-ABIL-10")
def test_one_or_more_are_heard_of_once() -> None:
    s = scene(
        "A: army: Drum, Ox 1/1\nB: army: Elf 9/9\nphase: Attack",
        cards={"Drum": "creature 1 1/1: Whenever one or more creatures you control attack, gain 1 VP."},
    )
    s.choose("attack B's army", "send Drum", "send Ox", "block Drum with Elf")
    assert s.points("A") == 16


@rule("ARC-ABIL-10", "ARC-CREA-08")
def test_what_happens_to_several_at_once_counts_them() -> None:
    s = scene(
        """
        A: gems 1 Gaian; hand: Storm; army: Vulture
        B: army: Elf 1/1, Ox 1/1, Imp 1/9
        phase: Play
    """,
        cards={
            "Storm": "event 1: Deal 2 damage to all creatures an opponent controls. ",
            "Vulture": "creature 1 1/99: Whenever one or more creatures die, gain that many victory points.",
        },
    )
    s.choose("play Storm")
    s.all_pass()
    assert s.points("A") == 17


@rule("ARC-COMBAT-03")
def test_who_attacks_alone() -> None:
    cards = {
        "Wolf": "creature 1 1/1: Whenever this creature attacks alone, gain 1 VP.",
        "Hound": "creature 1 1/1: Whenever this creature attacks together with another creature, gain 2 VP.",
    }
    s = scene("A: army: Wolf, Hound\nB: army: Elf 9/9 marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Wolf", "done")
    s.all_pass()
    assert s.points("A") == 16
    s = scene("A: army: Wolf, Hound\nB: army: Elf 9/9 marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Wolf", "send Hound")
    s.all_pass()
    assert s.points("A") == 17


@rule("ARC-COMBAT-25")
def test_who_survives_a_combat() -> None:
    cards = {"Wolf": "creature 1 1/3: Whenever this creature survives a combat, put a +1/+1 counter on it."}
    for attack, values in ((2, "2/4"), (3, "")):
        s = scene(f"A: army: Wolf\nB: army: Elf {attack}/9\nphase: Attack", cards=cards)
        s.choose("attack B's army", "block Wolf with Elf")
        s.all_pass()
        assert s.value("Wolf") == values if values else s.place("Wolf") == "A's graveyard"


@rule("ARC-COMBAT-26")
def test_the_end_of_the_attack() -> None:
    s = scene(
        "A: army: Wolf, Ox 1/1\nB: army: Elf 9/9\nphase: Attack",
        cards={
            "Wolf": "creature 1 1/1: At the end of an attack in which this creature took part, unmark this creature."
        },
    )
    s.choose("attack B's army", "send Wolf", "send Ox", "done", "done")
    s.all_pass()
    assert (s.marked("Wolf"), s.marked("Ox")) == (False, True)


@rule("ARC-MOVE-06", "ARC-ABIL-10")
def test_who_moves_out_of_a_city_and_who_moves_him() -> None:
    cards = {
        "Gate": "creature 1 1/1: When an opponent moves a creature into or out of one of his cities, that player loses 1 VP.",
        "Road": "creature 1 1/1: Whenever a creature moves from a city into your army, gain 1 VP.",
    }
    s = scene(
        "A: army: Road, Ox 1/1; city Oak (Body, 8): Elf 1/1\nB: army: Gate\nphase: Play",
        cards=cards,
    )
    s.choose("move Elf to the Army")
    s.all_pass()
    assert (s.points("A"), s.place("Elf")) == (15, "A's Army")


@rule("ARC-TACT-09", "ARC-TACT-08")
def test_a_bid_that_is_lost() -> None:
    s = scene(
        "A: army: Crier; city Oak (Body, 8): Elf 1/1\nB: army: Imp 1/1; city Elm (Body, 8): Ox 1/1 cost 9\nphase: Tactics",
        cards={"Crier": "creature 1 1/1: Whenever you lose a bid, gain 2 VP."},
    )
    s.choose("claim Body", "bid Elf", "bid Ox")
    assert s.points("A") == 17


@rule("ARC-ABIL-10")
def test_who_becomes_a_target() -> None:
    s = scene(
        "A: gems 1 Gaian; hand: Axe; army: Ox 1/1\nB: army: Mirror\nphase: Play",
        cards={
            "Axe": "event 1: Mark target creature.",
            "Mirror": "creature 1 1/1: When this creature becomes the target of an event an opponent controls, gain 1 VP.",
        },
    )
    s.play("Axe", "target Mirror")
    assert s.points("B") == 16


@rule("ARC-CREA-11")
def test_who_sacrifices_is_heard_of_and_who_goes_to_the_graveyard() -> None:
    cards = {
        "Altar": "creature 1 1/1: Whenever you sacrifice a creature, gain 1 VP.",
        "Ghost": "creature 1 1/1: When this creature is put into a graveyard, gain 2 VP.",
        "Knife": "event 1: Sacrifice a creature.",
    }
    s = scene("A: gems 1 Gaian; hand: Knife; army: Altar, Ghost\nB: army: Imp 1/1\nphase: Play", cards=cards)
    s.play("Knife", "Ghost", "trigger of Altar")
    assert s.points("A") == 18


@rule("ARC-TURN-08", "ARC-COMBAT-16")
def test_whoever_is_struck_does_not_unmark_once() -> None:
    s = scene(
        "A: army: Spider\nB: army: Ox 1/9, Elf 1/9 marked\nphase: Attack",
        cards={
            "Spider": "creature 1 2/9: A creature dealt combat damage by this creature does not unmark in its controller's next"
            " Unmark phase.\nAt the end of your turn, mark all creatures an opponent controls."
        },
    )
    s.choose("attack B's army", "block Spider with Ox")
    s.to("Play", "B")
    assert (s.marked("Ox"), s.marked("Elf")) == (True, False)


@rule("ARC-COMBAT-08")
def test_the_attacker_that_one_is_assigned_to() -> None:
    warden = (
        "creature 1 1/3: When I defend the city I live in, the attacker I'm assigned to gets -2/-0 for that combat."
    )
    s = scene(
        "A: army: Ox 4/9, Mule 1/9\nB: army: Elf 1/9; city Oak (Body, 8): Warden\nphase: Attack",
        cards={"Warden": warden},
    )
    s.choose("attack Oak", "send Ox", "send Mule", "block Ox with Warden")
    assert s.place("Warden") == "Oak"  # 4 would have killed it


@rule("ARC-CITY-05")
def test_who_defends_the_city_gets_more() -> None:
    s = scene(
        "A: army: Ox 2/9\nB: gems 1 Gaian; army: Elf 1/2; city Watch (Body, 8); city Elm (Mind, 8)\nphase: Attack",
        cards={"Watch": "city 1 8: Always: Each creature that defends this city gets +0/+1 until end of turn."},
    )
    s.choose("attack Watch", "block Ox with Elf")
    assert s.place("Elf") == "B's Army"


@rule("ARC-CREA-03")
def test_who_is_alone_in_his_city() -> None:
    cards = {"Hermit": "creature 1 1/1: As long as this creature is alone in its city, it gets +2/+2."}
    for others, value in (("Hermit", "3/3"), ("Hermit, Elf 1/1", "1/1")):
        s = scene(f"A: army: Ox 1/1; city Oak (Body, 8): {others}\nB: army: Imp 1/1\nphase: Play", cards=cards)
        assert s.value("Hermit") == value


@rule("ARC-CARD-04")
def test_factions_are_counted_once() -> None:
    s = scene(
        "A: gems 1 Gaian; hand: Parade; army: Ox 1/1, Elf 1/1\nB: army: Imp 1/1\nphase: Play",
        cards={"Parade": "event 1: Gain 2 VP for each faction among creatures."},
    )
    s.choose("play Parade")
    s.all_pass()
    assert s.points("A") == 17


@rule("ARC-ABIL-10")
def test_the_turn_that_ends_is_meant() -> None:
    s = scene(
        "A: army: Wolf, Ox 1/1\nB: army: Imp 1/9\nphase: Attack",
        cards={"Wolf": "creature 1 1/1: At the end of your turn, if this creature did not attack, gain 2 VP."},
    )
    s.choose("attack B's army", "send Ox", "done", "done")
    s.to("Play", "B")
    assert s.points("A") == 17


@rule("SLOT-RESOLVE-13")
def test_in_slot_who_survives_a_battle_is_heard_of() -> None:
    f = Field(
        "F2 Cub",
        "F2 Bone Guard",
        cards={
            "Cub": "Growing Up - Whenever this creature survives a battle, it gets +1 DEF for as long as it is in play."
        },
    )
    f.choose("attack Bone Guard F2 with Cub F2, close")
    assert f.values("Cub")[2] == 3
