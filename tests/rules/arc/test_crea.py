"""ARC-CREA: creatures, where they stand, what they are worth, and how they die."""

from scenes.arc import rule, scene
from wtactics.rulesets.arc.rules.resp_chain import BeginResolving

RAZE = {"Raze": "event 0: Destroy target city."}
JAB = {"Jab": "event 0: Deal 1 damage to target creature."}


@rule("ARC-CREA-01")
def test_a_creature_is_played_in_a_play_phase_for_its_cost_into_a_named_city_of_its_player() -> None:
    s = scene(
        """
        A: gems 3 Gaian; city Oakhold (Body, 8); city Reedmere (Mind, 8); hand: Cub, Bear
        B: city Saltford (Soul, 8)
        phase: Tactics
    """,
        cards={"Cub": "creature 2 1/1", "Bear": "creature 4 5/5"},
    )
    s.refused("play Cub", "ARC-PLAY-05")
    s.choose("done")
    s.refused("play Bear", "ARC-POWER-08")
    s.choose("play Cub")
    assert s.options() == ["place in Oakhold", "place in Reedmere"]
    s.stop_at(BeginResolving)
    s.choose("place in Reedmere")
    assert s.chain() == ["Cub"]
    assert s.consumed("A") == "2 Gaian"
    s.halt()
    assert (s.place("Cub"), s.controller("Cub")) == ("Reedmere", "A")


@rule("ARC-CREA-01")
def test_a_creature_is_not_played_in_a_window() -> None:
    s = scene(
        """
        A: gems 3 Gaian; hand: Cub, Nod
        phase: Attack
        B: army: Ox 1/1
    """,
        cards={"Nod": "event 0: Repair 1 strength of target city."},
    )
    assert s.options() == ["pass", "play Nod"]
    s.refused("play Cub", "ARC-PLAY-05")


@rule("ARC-CREA-01")
def test_a_creature_whose_city_is_gone_goes_to_another_that_its_player_names() -> None:
    s = scene(
        """
        A: gems 3 Gaian; city Oakhold (Body, 8); city Reedmere (Mind, 8); city Dale (Soul, 8); hand: Cub
        B: city Saltford (Soul, 8); hand: Raze
        phase: Play
    """,
        cards=RAZE,
    )
    s.choose("play Cub", "place in Reedmere", "play Raze", "target Reedmere")
    assert s.asked == "A"
    assert s.options() == ["place in Oakhold", "place in Dale"]
    s.choose("place in Dale")
    assert s.place("Cub") == "Dale"


@rule("ARC-CREA-01")
def test_a_creature_whose_city_changes_hands_goes_to_another() -> None:
    s = scene(
        """
        A: gems 3 Gaian; city Oakhold (Body, 8); city Reedmere (Mind, 8); hand: Cub
        B: city Saltford (Soul, 8); hand: Bribe
        phase: Play
    """,
        cards={"Bribe": "event 0: Gain control of target city."},
    )
    s.choose("play Cub", "place in Reedmere", "play Bribe", "target Reedmere")
    assert (s.place("Cub"), s.controller("Cub")) == ("Oakhold", "A")


@rule("ARC-CREA-01", "ARC-MOVE-09")
def test_a_creature_whose_city_has_closed_meanwhile_goes_to_another() -> None:
    s = scene(
        """
        A: gems 3 Gaian; city Oakhold (Body, 8); city Reedmere (Mind, 8); hand: Cub
        B: city Saltford (Soul, 8); hand: Bar
        phase: Play
    """,
        cards={"Bar": "event 0: Creatures can't enter target city this turn."},
    )
    s.choose("play Cub", "place in Reedmere", "play Bar", "target Reedmere")
    assert s.place("Cub") == "Oakhold"


@rule("ARC-CREA-01", "ARC-PLAY-04")
def test_a_creature_without_any_city_left_goes_to_the_graveyard() -> None:
    s = scene(
        """
        A: gems 3 Gaian; city Oakhold (Body, 8); city Gate: Warden 1/1; hand: Cub
        B: city Saltford (Soul, 8); hand: Raze
        phase: Play
    """,
        cards=RAZE | {"Gate": "city 2 Mind 8: Always: Creatures can't enter this city."},
    )
    s.choose("play Cub", "play Raze", "target Oakhold")
    assert s.place("Cub") == "A's graveyard"
    assert s.consumed("A") == "1 Gaian"
    assert "Cub enters play under A" not in s.log()


@rule("ARC-CREA-02")
def test_new_creatures_do_not_enter_the_army_unless_a_text_says_so() -> None:
    s = scene(
        """
        A: gems 3 Gaian; city Oakhold (Body, 8); city Reedmere (Mind, 8); hand: Cub, Scout
        B: army: Ox 1/1
        phase: Play
    """,
        cards={"Scout": "creature 1 1/1: This creature can be played directly into your army."},
    )
    s.choose("play Cub")
    assert s.options() == ["place in Oakhold", "place in Reedmere"]
    s.choose("place in Oakhold", "play Scout")
    assert s.options() == ["place in Oakhold", "place in Reedmere", "place in the Army"]
    s.choose("place in the Army")
    assert s.place("Scout") == "A's Army"
    s.choose("move Cub to the Army")
    assert s.place("Cub") == "A's Army"


@rule("ARC-CREA-03", "ARC-CREA-04", "ARC-AREA-03", "ARC-AREA-04")
def test_the_army_attacks_and_defends_and_residents_only_defend_their_city() -> None:
    s = scene("""
        A: army: Ram 1/9, Mule 1/9; city Oakhold (Body, 8): Elder 1/9
        B: army: Ox 1/9; city Reedmere (Mind, 8): Cook 1/9
        phase: Attack
    """)
    s.choose("attack B's army")
    s.refused("send Elder", "ARC-COMBAT-03")
    s.choose("send Ram", "done")
    assert s.options() == ["done", "block Ram with Ox"]
    s.refused("block Ram with Cook", "ARC-COMBAT-08")
    s.choose("done")
    s.to("Attack", "B")
    s.choose("attack Oakhold")
    assert s.options() == ["done", "block Ox with Mule", "block Ox with Elder"]


@rule("ARC-CREA-05", "ARC-CARD-05", "ARC-CARD-07", "ARC-CREA-EX1")
def test_each_word_of_name_and_subtype_line_is_a_type_of_its_own() -> None:
    s = scene(
        """
        A: army: Old Bear, Wisp, Bearded Man, Ram 1/1; hand: Trap, Snare, Charm, Noose
        B: army: Ox 1/1
        phase: Play
    """,
        cards={
            "Old Bear": "creature 1 1/1 (Leader Beast)",
            "Wisp": "creature 1 1/1 (Caster beast)",
            "Bearded Man": "creature 1 1/1",
            "Trap": "event 0: Kill target Bear.",
            "Snare": "event 0: Kill target Beast.",
            "Charm": "event 0: Kill target Caster.",
            "Noose": "event 0: Kill target Leader.",
        },
    )
    s.choose("play Snare")
    assert s.options() == ["target Old Bear", "target Wisp"]
    s.choose("target Wisp", "pass")
    assert s.place("Wisp") == "A's graveyard"
    s.refused("play Charm", "ARC-PLAY-07")
    assert "play Noose" in s.options()
    s.choose("play Trap")
    assert s.chain() == ["Trap"]
    s.choose("pass")
    assert s.place("Old Bear") == "A's graveyard"
    s.refused("play Noose", "ARC-PLAY-07")


@rule("ARC-CREA-11", "ARC-ABIL-01")
def test_a_creature_has_the_abilities_written_on_it_with_their_costs() -> None:
    s = scene(
        """
        A: gems 1 Gaian; army: Witch, Ram 1/1; hand: 1
        B: army: Ox 1/9
        phase: Play
    """,
        cards={"Witch": "creature 1 1/9: 1 power, (M): Deal 2 damage to target creature.\nThis creature can't attack."},
    )
    s.choose("use Witch", "target Ox")
    assert (s.damage("Ox"), s.marked("Witch"), s.consumed("A")) == (2, True, "1 Gaian")
    s.refused("use Witch", "ARC-MARK-07")


@rule("ARC-CREA-12", "ARC-MARK-02")
def test_a_new_creature_uses_abilities_at_once() -> None:
    s = scene(
        """
        A: gems 1 Gaian; hand: Witch
        B: army: Ox 1/9
        phase: Play
    """,
        cards={"Witch": "creature 1 1/9: (M): Deal 2 damage to target creature."},
    )
    s.choose("play Witch")
    assert not s.marked("Witch")
    s.choose("use Witch", "target Ox")
    assert s.damage("Ox") == 2


@rule("ARC-CREA-12")
def test_a_new_creature_bids_and_defends_at_once() -> None:
    raise_ = {"Raise": "event 0: Put a creature card from your graveyard into play."}
    s = scene(
        """
        A: city Oakhold (Body, 8); grave: Cub 1/1 cost 3; hand: Raise
        B: city Reedmere (Mind, 8)
        phase: Draw
    """,
        cards=raise_,
    )
    s.choose("draw 2", "play Raise", "claim Body", "bid Cub")
    assert s.points("A") == 16
    s = scene(
        """
        A: army: Ram 1/1
        B: city Reedmere (Mind, 8); grave: Cub 1/9; hand: Raise
        phase: Attack
    """,
        cards=raise_,
    )
    s.choose("attack Reedmere", "play Raise")
    assert s.options() == ["done", "block Ram with Cub"]
    s.choose("block Ram with Cub")
    assert (s.damage("Cub"), s.damage("Reedmere")) == (1, 0)


@rule("ARC-CREA-01", "ARC-CREA-02")
def test_a_new_creature_is_placed_neither_in_the_army_nor_in_a_foreign_city() -> None:
    s = scene(
        """
        A: gems 3 Gaian; city Oakhold (Body, 8); city Reedmere (Mind, 8); hand: Cub
        B: city Saltford (Soul, 8)
    """,
        cards={"Cub": "creature 2 1/1"},
    )
    s.choose("play Cub")
    s.refused("place in the Army", "ARC-CREA-02")
    s.refused("place in Saltford", "ARC-CREA-01")
