"""ARC-CITY: cities, who lives in them, and how they fall."""

from scenes.arc import deal, rule, scene
from wtactics.rulesets.arc.rules.resp_chain import BeginResolving

RAZE = {"Raze": "event 0: Destroy target city."}
STORM = {"Storm": "event 0: Deal 1 damage to all creatures in target city."}


@rule("ARC-CITY-01", "ARC-CARD-12")
def test_a_city_has_one_faction_and_one_discipline() -> None:
    s = scene(
        """
        A: gems 3 Gaian; city Oakhold (Body, 8): Elder 1/1; hand: Chapel, Harbour
        B: army: Ox 1/1
        phase: Tactics
    """,
        cards={"Chapel": "city 2 Gaian loyalty 2 Soul 6", "Harbour": "city 2 Red Banner loyalty 1 Mind 6"},
    )
    assert s.options() == ["done", "claim Body"]
    s.choose("done")
    s.refused("play Harbour", "ARC-POWER-09")
    s.choose("play Chapel")
    s.to("Tactics", "B")
    s.to("Tactics", "A")
    assert s.options() == ["done", "claim Body", "claim Soul"]


@rule("ARC-CITY-02", "ARC-SETUP-02")
def test_each_player_begins_with_three_cities_in_play() -> None:
    cities = {"Fort": "city 9 Body 7", "School": "city 9 Mind 8", "Shrine": "city 9 Soul 9"}
    s = deal(*["Fort, School, Shrine, 42 Spare"] * 2, cards=cities, settings={"first_player": 0})
    for name in ("Fort", "School", "Shrine"):
        assert (s.place(name), s.place(f"{name} (2)")) == ("A's Kingdom", "B's Kingdom")
        assert (s.marked(name), s.damage(name)) == (False, 0)


@rule("ARC-CITY-03")
def test_a_city_is_built_in_a_play_phase_for_its_cost_without_limit() -> None:
    s = scene(
        """
        A: gems 5 Gaian; city Oakhold (Body, 8): Elder 1/1; city Palisade (Body, 8); hand: Stockade, Castle, Rampart
        B: army: Ox 1/1
        phase: Tactics
    """,
        cards={"Stockade": "city 3 Body 6", "Castle": "city 2 Gaian loyalty 2 Body 6", "Rampart": "city 1 Body 6"},
    )
    s.choose("done")
    s.stop_at(BeginResolving)
    s.choose("play Stockade")
    assert s.consumed("A") == "3 Gaian"
    assert s.chain() == ["Stockade"]
    s.go_on()
    assert (s.place("Stockade"), s.marked("Stockade")) == ("A's Kingdom", False)
    s.choose("play Castle")
    assert s.consumed("A") == "5 Gaian"
    s.refused("play Rampart", "ARC-POWER-08")
    s.choose("move Elder to Stockade")
    assert s.place("Elder") == "Stockade"


@rule("ARC-CITY-03", "ARC-ABIL-10")
def test_building_a_city_is_heard() -> None:
    s = scene(
        """
        A: gems 1 Gaian; army: Mason; hand: Stockade
        B: army: Ox 1/1
        phase: Play
    """,
        cards={
            "Stockade": "city 1 Body 6",
            "Mason": "creature 1 1/1: Whenever you build a city, gain 1 victory point.",
        },
    )
    s.choose("play Stockade")
    assert s.points("A") == 16


@rule("ARC-CITY-03", "ARC-PLAY-05")
def test_a_city_is_not_built_in_a_window() -> None:
    s = scene(
        """
        A: gems 5 Gaian; hand: Stockade, Nod
        B: army: Ox 1/1
        phase: Tactics
    """,
        cards={"Stockade": "city 3 Body 6", "Nod": "event 0: Repair 1 strength of target city."},
    )
    s.choose("done")
    assert s.options() == ["pass", "play Nod"]
    s.refused("play Stockade", "ARC-PLAY-05")


@rule("ARC-CITY-04")
def test_residents_are_the_creatures_in_a_city_and_nothing_else() -> None:
    s = scene(
        """
        A: army: Ram 1/9; city Oakhold (Body, 8): Elder 1/9, Smith 1/9; city Reedmere (Mind, 8): Cook 1/9;
           attached: Ivy on Oakhold; hand: Storm
        B: army: Ox 1/9; city Saltford (Soul, 8): Monk 1/9
        phase: Play
    """,
        cards=STORM | {"Ivy": "enchantment 1: Attach to target city."},
    )
    s.choose("play Storm", "target Oakhold")
    damaged = [name for name in ("Ram", "Elder", "Smith", "Cook", "Ox", "Monk", "Oakhold", "Ivy") if s.damage(name)]
    assert damaged == ["Elder", "Smith"]
    assert (s.points("A"), s.points("B")) == (15, 15)


@rule("ARC-CITY-05")
def test_unmarked_residents_of_the_attacked_city_help_to_defend_it() -> None:
    s = scene("""
        A: army: Ram 2/9
        B: city Oakhold (Body, 8): Elder 1/9, Smith 1/9 marked, Maid 1/9; city Reedmere (Mind, 8): Cook 1/9
        phase: Attack
    """)
    s.choose("attack Oakhold")
    assert s.options() == ["done", "block Ram with Elder", "block Ram with Maid"]
    s.refused("block Ram with Smith", "ARC-COMBAT-01")
    s.refused("block Ram with Cook", "ARC-COMBAT-08")
    s.choose("block Ram with Elder", "block Ram with Maid")
    assert (s.damage("Elder"), s.damage("Maid"), s.damage("Ram"), s.damage("Oakhold")) == (2, 2, 2, 0)


@rule("ARC-CITY-06")
def test_during_the_attack_the_army_counts_as_residents_and_stays_in_the_army() -> None:
    s = scene(
        """
        A: army: Ram 0/9; hand: Storm, Gust, Gale
        B: army: Ox 1/9, Imp; city Oakhold (Body, 8): Elder 1/9; city Dell: Cook 1/9
        phase: Play
    """,
        cards=dict.fromkeys(("Storm", "Gust", "Gale"), STORM["Storm"])
        | {
            "Imp": "creature 1 1/9: Flying",
            "Dell": "city 2 Mind 8: Always: Creatures with flying can't enter this city.",
        },
    )
    s.choose("play Storm", "target Dell", "pass")
    assert [s.damage(name) for name in ("Ox", "Imp", "Elder", "Cook")] == [0, 0, 0, 1]
    s.choose("done", "pass", "attack Dell", "play Gust", "target Dell", "pass")
    assert [s.damage(name) for name in ("Ox", "Imp", "Elder", "Cook")] == [1, 0, 0, 2]
    assert s.damage("Ram") == 0
    assert s.place("Ox") == "B's Army"
    s.choose("pass")
    assert s.options() == ["done", "block Ram with Ox", "block Ram with Cook"]
    s.refused("block Ram with Imp", "ARC-MOVE-09")
    s.choose("block Ram with Ox", "done")
    s.to("Second Play")
    s.choose("play Gale", "target Dell")
    assert [s.damage(name) for name in ("Ox", "Imp", "Elder", "Cook")] == [1, 0, 0, 3]
    assert s.place("Ox") == "B's Army"


@rule("ARC-CITY-06")
def test_the_army_resides_in_no_other_city_than_the_attacked_one() -> None:
    s = scene(
        """
        A: army: Ram 0/9; hand: Storm
        B: army: Ox 1/9; city Oakhold (Body, 8): Elder 1/9; city Reedmere (Mind, 8): Cook 1/9
        phase: Attack
    """,
        cards=STORM,
    )
    s.choose("attack Reedmere", "play Storm", "target Oakhold")
    assert [s.damage(name) for name in ("Ox", "Elder", "Cook")] == [0, 1, 0]


@rule("ARC-CITY-06")
def test_who_helps_is_in_a_city_and_a_resident_for_every_text_and_in_the_army_as_well() -> None:
    s = scene(
        """
        A: army: Ram 0/9; hand: Storm
        B: army: Boar, Ox 1/9, Chief; city Oakhold (Body, 8): Elder 1/9, Hermit; city Reedmere (Mind, 8): Cook 1/9
        phase: Attack
    """,
        cards={
            "Boar": "creature 1 4/2: This creature gets +0/+2 while it is in a city.",
            "Chief": "creature 1 1/9: Creatures in your cities get +1/+0. Other creatures in your army get +2/+0.",
            "Hermit": "creature 1 1/1: This creature gets +0/+3 while it is alone in its city.",
            "Storm": "event 0: Deal 1 damage to target resident.",
        },
    )
    before = {"Boar": "6/2", "Ox": "3/9", "Elder": "2/9", "Cook": "2/9"}
    assert {name: s.value(name) for name in before} == before
    s.choose("attack Oakhold")
    assert {name: s.value(name) for name in before} == {"Boar": "7/4", "Ox": "4/9", "Elder": "2/9", "Cook": "2/9"}
    s.choose("play Storm")
    assert sorted(s.options()) == [f"target {name}" for name in ("Boar", "Chief", "Cook", "Elder", "Hermit", "Ox")]
    s.choose("target Ox")
    s.to("Second Play")
    assert {name: s.value(name) for name in before} == before


@rule("ARC-CITY-06")
def test_in_the_attacked_city_nobody_is_alone_whom_an_army_helps() -> None:
    hermit = {"Hermit": "creature 1 1/1: This creature gets +0/+3 while it is alone in its city."}
    s = scene(
        "A: army: Ram 0/9\nB: army: Ox; city Oakhold (Body, 8): Hermit; city Elm: Cook\nphase: Attack", cards=hermit
    )
    assert s.value("Hermit") == "1/4"
    s.choose("attack Oakhold")
    assert s.value("Hermit") == "1/1"


@rule("ARC-CITY-06", "ARC-MOVE-09")
def test_who_is_not_allowed_into_the_attacked_city_has_nothing_of_what_its_residents_get() -> None:
    cards = {
        "Dell": "city 2 Mind 8: Always: Creatures with flying can't enter this city. Its residents get +1/+1.",
        "Imp": "creature 1 1/9: Flying",
    }
    s = scene("A: army: Ram 0/9\nB: army: Ox 1/9, Imp; city Dell: Cook 1/9\nphase: Attack", cards=cards)
    s.choose("attack Dell")
    assert [s.value(name) for name in ("Cook", "Ox", "Imp")] == ["2/10", "2/10", "1/9"]


@rule("ARC-CITY-07", "ARC-COMBAT-19", "ARC-CREA-06")
def test_every_unblocked_attacker_deals_its_current_attack_to_the_city() -> None:
    s = scene(
        """
        A: army: Ram 2/9, Mule 1/9, Sloth -1/9; hand: Grit
        B: army: Ox 1/9; city Reedmere (Mind, 9)
        phase: Attack
    """,
        cards={"Grit": "event 0: Target creature gets +2/+0 until end of turn."},
    )
    s.choose("attack Reedmere", "send Ram", "send Mule", "send Sloth", "pass", "done", "play Grit", "target Ram")
    assert s.damage("Reedmere") == 5


@rule("ARC-CITY-08", "ARC-CITY-SC1", "ARC-CITY-09", "ARC-MAT-02")
def test_damage_to_a_city_stays_until_it_falls() -> None:
    s = scene("""
        A: army: Ram 4/9, Mule 2/9
        B: city Reedmere (Mind, 6); city Oakhold (Body, 8): Elder 1/1
        phase: Attack
    """)
    s.choose("attack Reedmere", "send Ram", "done")
    assert (s.place("Reedmere"), s.damage("Reedmere")) == ("B's Kingdom", 4)
    s.to("Play", "B")
    assert s.damage("Reedmere") == 4
    s.to("Attack", "A")
    assert s.damage("Reedmere") == 4
    s.choose("attack Reedmere", "send Mule", "done")
    assert s.place("Reedmere") == "B's graveyard"


@rule("ARC-CITY-08")
def test_damage_by_effects_stays_too_and_repair_goes_no_further_than_the_printed_strength() -> None:
    s = scene(
        """
        A: hand: Spark, Mend, Patch
        B: city Reedmere (Mind, 6): Cook 1/1
        phase: Play
    """,
        cards={
            "Spark": "event 0: Deal 3 damage to target city.",
            "Mend": "event 0: Repair 1 strength of target city.",
            "Patch": "event 0: Repair 9 strength of target city.",
        },
    )
    s.choose("play Spark", "target Reedmere", "pass")
    s.to("Play", "B")
    assert s.damage("Reedmere") == 3
    s.to("Play", "A")
    s.choose("play Mend", "target Reedmere", "pass")
    assert s.damage("Reedmere") == 2
    s.choose("play Patch", "target Reedmere")
    assert s.damage("Reedmere") == 0


@rule("ARC-CITY-09", "ARC-AREA-11")
def test_a_city_without_strength_goes_to_its_owners_graveyard_with_what_was_attached_to_it() -> None:
    for strength in (2, 3):
        s = scene(
            f"""
            A: army: Ram 3/9; attached: Moss on Reedmere
            B: city Reedmere (Mind, {strength}, of A): Cook 1/1; city Oakhold (Body, 8); attached: Ivy on Reedmere
            phase: Attack
        """,
            cards={"Ivy": "enchantment 1: Attach to target city.", "Moss": "enchantment 1: Attach to target city."},
        )
        s.choose("attack Reedmere", "done")
        assert sorted(s.grave("A")) == ["Moss", "Reedmere"]
        assert s.grave("B") == ["Ivy"]
        assert s.damage("Oakhold") == 0
        assert s.points("B") == 15
    s = scene("""
        A: army: Ram 3/9
        B: city Reedmere (Mind, 4): Cook 1/1
        phase: Attack
    """)
    s.choose("attack Reedmere", "done")
    assert s.place("Reedmere") == "B's Kingdom"


@rule("ARC-CITY-09", "ARC-ABIL-10")
def test_the_fall_of_a_city_is_heard() -> None:
    s = scene(
        """
        A: army: Ram 3/9, Looter
        B: city Reedmere (Mind, 3); city Oakhold (Body, 3); city Saltford (Soul, 9)
        phase: Attack
    """,
        cards={"Looter": "creature 1 1/1: Whenever a city is destroyed, gain 1 victory point."},
    )
    s.choose("attack Reedmere", "send Ram", "done")
    assert s.points("A") == 16


@rule("ARC-CITY-10", "ARC-CITY-SC2")
def test_residents_of_a_lost_city_go_to_their_army_with_their_marks() -> None:
    s = scene(
        """
        A: army: Ram 2/9
        B: city Reedmere (Mind, 2): Cook 1/1 marked, Maid 1/1; city Oakhold (Body, 8): Elder 1/1;
           attached: Ivy on Reedmere
        phase: Attack
    """,
        cards={"Ivy": "enchantment 1: Attach to target city."},
    )
    s.choose("attack Reedmere", "done")
    assert (s.place("Reedmere"), s.place("Ivy")) == ("B's graveyard", "B's graveyard")
    assert (s.place("Cook"), s.marked("Cook")) == ("B's Army", True)
    assert (s.place("Maid"), s.marked("Maid")) == ("B's Army", False)
    assert s.place("Elder") == "Oakhold"


@rule("ARC-CITY-10", "ARC-MOVE-08")
def test_losing_a_city_is_no_move() -> None:
    s = scene(
        """
        A: city Reedmere (Mind, 2): Maid 1/1; city Oakhold (Body, 8): Elder 1/1; hand: Raze
        B: army: Ox 1/1
        phase: Play
    """,
        cards=RAZE,
    )
    s.choose("play Raze", "target Reedmere")
    assert (s.place("Maid"), s.place("Elder")) == ("A's Army", "Oakhold")
    s.choose("move Maid to Oakhold")
    assert s.place("Maid") == "Oakhold"


@rule("ARC-CITY-11")
def test_with_his_last_city_a_player_is_defeated() -> None:
    s = scene(
        """
        A: hand: Raze, Wreck
        B: city Reedmere (Mind, 2): Cook 1/1; city Oakhold (Body, 8); hand: 3
        phase: Play
    """,
        cards=RAZE | {"Wreck": "event 0: Destroy target city."},
    )
    s.choose("play Raze", "target Reedmere", "pass")
    assert not s.over
    assert s.place("Cook") == "B's Army"
    s.choose("play Wreck", "target Oakhold")
    assert (s.winner, s.ending) == ("A", "ARC-WIN-03")
    assert s.out("B") == "ARC-WIN-05"


@rule("ARC-CITY-12")
def test_a_city_grants_its_advantage_through_a_won_bid_only() -> None:
    cards = {"Fort": "city 2 Body 9: Advantage: (M): Gain 1 victory point."}
    text = """
        A: city Fort: Elder 1/1; city Shrine (Soul, 9); army: Ram 1/1
        B: city Reedmere (Mind, 8)
        phase: Tactics
    """
    s = scene(text, cards=cards)
    s.choose("claim Soul", "bid Elder", "done")
    s.refused("use Fort", "ARC-ABIL-07")
    s = scene(text, cards=cards)
    s.choose("claim Body", "bid Elder", "done", "use Fort")
    assert s.points("A") == 17
    assert s.marked("Fort")


@rule("ARC-MAT-02", "ARC-CITY-08")
def test_a_text_about_the_strength_of_cities_counts_what_is_left_of_it() -> None:
    cards = {"Sap": "event 0: Destroy target city with strength 3 or less.",
             "Rue": "event 0: Destroy target city with strength 4 or more."}  # fmt: skip
    s = scene(
        "A: army: Wolf; hand: Sap, Rue\nB: city Oakhold (Body, 8, hurt 5); city Reedmere (Mind, 8, hurt 4)", cards=cards
    )
    s.play("Sap")  # Oakhold has 3 left: nothing else can be chosen
    assert s.place("Oakhold") == "B's graveyard"
    s.choose("play Rue")
    assert sorted(s.options()) == ["target Keep of A", "target Reedmere"]
