"""Scenes of ORC: the other front, one of both fronts, values that are exchanged, and who defends beside whom."""

from scenes.orc import rule, scene

CARDS = {
    "Twins": "creature 1 1/3: This creature gets +1/+0 for each unmarked creature of yours in your other front.",
    "Ward": "creature 1 1/3: As long as an Orc you control is in your Offensive, this creature gets +2/+0.",
    "Pike": "creature 1 1/3: This creature gets +1/+1 for each other creature defending against the same attacker.",
    "Rally": "event 0: Unmark all your creatures in one of your fronts.",
    "Shadows": "event 0: Target creature of yours and target enemy creature exchange their ATK until end of turn.",
    "Hush": "event 0: No damage is dealt to your creatures outside combat this turn.",
    "Spark": "event 0: Deal 1 damage to target creature.",
    "Lamp": "equipment 0: The carrier gets +0/+1.\nA creature that picks up Lamp is not marked.",
}


@rule("ORC-AREA-02")
def test_creatures_of_the_other_front_are_counted_there() -> None:
    s = scene(
        "A: offensive: Twins, Fox 1/1; defensive: Wolf 1/1, Ox 1/1, Cow 1/1 marked\nB: offensive: Imp 1/1", cards=CARDS
    )
    assert s.value("Twins") == "3/3"


@rule("ORC-SPAN-09")
def test_who_is_in_a_named_front_is_there_wherever_it_is_said() -> None:
    s = scene("A: offensive: Orc 1/1; defensive: Ward\nB: offensive: Imp 1/1", cards=CARDS)
    assert s.value("Ward") == "3/3"


@rule("ORC-AREA-02")
def test_one_of_both_fronts_is_chosen_as_the_text_is_carried_out() -> None:
    s = scene(
        "A: offensive: Fox 1/1 marked; defensive: Wolf 1/1 marked; hand: Rally\nB: offensive: Imp 1/1", cards=CARDS
    )
    s.choose("play Rally", "in the Offensive")
    s.all_pass()
    s.choose("your Defensive")
    assert (s.marked("Fox"), s.marked("Wolf")) == (True, False)


@rule("ORC-CONFLICT-04")
def test_two_exchange_their_atk() -> None:
    s = scene("A: offensive: Wolf 4/2; hand: Shadows\nB: defensive: Ox 1/3", cards=CARDS)
    s.choose("play Shadows")
    s.all_pass()
    assert (s.value("Wolf"), s.value("Ox")) == ("1/2", "4/3")


@rule("ORC-COMBAT-20")
def test_defenders_against_the_same_attacker_count() -> None:
    board = "A: offensive: Fox 5/9, Wolf 5/9\nB: defensive: Pike, Ox 1/1, Cow 1/1\nphase: Move or Attack"
    s = scene(board, cards=CARDS)
    s.choose("attack B", "send Fox", "send Wolf")
    s.all_pass()
    s.choose("block Wolf with Pike", "block Wolf with Ox", "block Fox with Cow")
    assert s.value("Pike") == "2/4"


@rule("ORC-DEATH-01")
def test_no_text_deals_damage_outside_combat() -> None:
    s = scene("A: offensive: Wolf 1/1; hand: Hush, Spark\nB: offensive: Imp 1/1", cards=CARDS)
    s.choose("play Hush", "in the Offensive")
    s.all_pass()
    s.choose("play Spark", "in the Offensive")
    s.all_pass()
    assert s.place("Wolf") == "A's Offensive"


@rule("ORC-EQUIP-19", "ORC-EQUIP-22")
def test_a_dropped_piece_says_that_nobody_is_marked_for_it() -> None:
    s = scene("A: offensive: Wolf 1/1, Lamp\nB: offensive: Imp 1/1", cards=CARDS)
    s.choose("Wolf picks up Lamp")
    assert (s.value("Wolf"), s.marked("Wolf")) == ("1/2", False)
