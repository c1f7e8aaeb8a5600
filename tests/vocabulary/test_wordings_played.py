"""Wordings of the live game, played out: what they say is what happens."""

from scenes.arc import rule, scene

BRAMBLE = "creature 1 1/9: I deal 3 damage to each creature defending against me."
SCRIBE = "creature 1 2/9: Mark each Elf defending against this creature."
HUNTER = "creature 1 2/9: Whenever this creature is defended against, gain 2 victory points."


@rule("ARC-COMBAT-11", "ARC-ABIL-10")
def test_what_speaks_of_defenders_is_done_as_soon_as_they_defend() -> None:
    s = scene(
        """
        A: army: Bramble, Mule 1/1
        B: army: Ox 2/9, Ram 1/4, Guard 1/9, Bystander 1/9
        phase: Attack
    """,
        cards={"Bramble": BRAMBLE},
    )
    s.choose("attack B's army", "send Bramble", "send Mule")
    assert s.damage("Ox") == 0
    s.choose("block Bramble with Ox", "block Bramble with Ram", "block Mule with Guard", "done")
    # each of its two defenders has taken its 3 once, and its ATK of 1 in the combat that followed; no one else has
    assert (s.damage("Ox"), s.place("Ram"), s.damage("Guard"), s.damage("Bystander")) == (4, "B's graveyard", 1, 0)


@rule("ARC-COMBAT-19")
def test_where_nobody_defends_nothing_is_done_to_defenders() -> None:
    s = scene("A: army: Bramble\nB: army: Ox 2/9 marked\nphase: Attack", cards={"Bramble": BRAMBLE})
    s.choose("attack B's army")
    assert (s.damage("Ox"), s.points("B")) == (0, 14)


@rule("ARC-ABIL-10")
def test_of_the_defenders_only_those_of_the_sort_are_meant() -> None:
    s = scene(
        """
        A: army: Scribe
        B: army: Elf 0/9, Ox 0/9
        phase: Attack
    """,
        cards={"Scribe": SCRIBE},
    )
    s.choose("attack B's army", "block Scribe with Elf", "block Scribe with Ox")
    assert (s.marked("Elf"), s.marked("Ox")) == (True, False)


@rule("ARC-ABIL-10")
def test_one_is_defended_against_once_however_many_defend() -> None:
    s = scene(
        """
        A: army: Hunter
        B: army: Ox 0/9, Ram 0/9
        phase: Attack
    """,
        cards={"Hunter": HUNTER},
    )
    s.choose("attack B's army", "block Hunter with Ox", "block Hunter with Ram")
    s.all_pass()
    assert s.points("A") == 17


DIGGER = (
    "enchantment 1: Search any graveyard and put target creature into play. "
    "That creature has the Elf type next to its other types."
)
DIGGERS = {
    "Digger": DIGGER,
    "Horn": "event 0: All Elves get +2/+0 until end of turn.",
    "Axe": "event 0: Kill target creature.",
}


@rule("ARC-ENCH-02", "ARC-ENCH-03", "ARC-ENCH-04", "ARC-MAGIC-02")
def test_an_enchantment_digs_a_creature_up_and_stays_attached_to_it() -> None:
    s = scene(
        """
        A: gems 1 Gaian; hand: Digger, Horn, Axe; grave: Ram 1/1
        B: grave: Wolf 3/3, Horn; army: Mule 1/1; hand: Elf
    """,
        cards=DIGGERS,
    )
    s.choose("play Digger")
    assert s.options() == ["target Ram", "target Wolf"], "creatures in graveyards only, of both players"
    s.choose("target Wolf")
    s.all_pass()
    assert (s.place("Wolf"), s.controller("Wolf"), s.place("Digger")) == ("Keep of A", "A", "on Wolf")
    s.play("Horn")
    assert (s.value("Wolf"), s.value("Mule")) == ("5/3", "1/1"), "the further type is there, and no one else has it"
    s.play("Axe", "target Wolf")
    assert (s.place("Wolf"), s.place("Digger")) == ("B's graveyard", "A's graveyard")


@rule("ARC-ENCH-02")
def test_without_a_creature_in_any_graveyard_there_is_nothing_to_dig_up() -> None:
    s = scene("A: gems 1 Gaian; hand: Digger, Horn; grave: Horn\nB: army: Mule; hand: Elf", cards=DIGGERS)
    s.refused("play Digger", "ARC-ENCH-02")


THIEF = "When I damage a city, that player or that city's owner loses 2 victory points or sacrifices an Elf."
THIEVES = {"Thief": f"creature 1 3/3: {THIEF}"}


@rule("ARC-ABIL-10", "ARC-RESP-09")
def test_the_one_player_concerned_chooses_between_two_deeds() -> None:
    table = """
        A: army: Thief
        B: 15 points; city Oakhold (Body, 8); army: Elf marked
        phase: Attack
    """
    s = scene(table, cards=THIEVES)
    s.choose("attack Oakhold")
    s.all_pass()
    assert s.asked == "B"
    s.choose("loses 2 victory points")
    s.all_pass()
    assert (s.points("A"), s.points("B"), s.place("Elf"), s.damage("Oakhold")) == (15, 13, "B's Army", 3)
    s = scene(table, cards=THIEVES)
    s.choose("attack Oakhold")
    s.all_pass()
    s.choose("sacrifices an Elf")
    s.all_pass()
    assert (s.points("B"), s.place("Elf")) == (15, "B's graveyard")
