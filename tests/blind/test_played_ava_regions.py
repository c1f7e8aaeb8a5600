"""Blind texts of AVA on regions, played with the mod that has them, as their writer meant them."""

from blind.texts import plays, regions

TEXTS = {
    "Grunt": "creature 2 Red Banner 1/1", "Sting": "event 0 House of Nobles: Deal 2 damage to target region.",
    "Port": "region 14 Gaian: This region supports all factions.", "Bay": "region 14 Gaian",
    "Spark": "event 1 Red Banner: Gain 1 life point.",
}  # fmt: skip


@plays("The Amber Weald")
def test_all_creatures_of_its_player_are_hardier_while_it_is_active() -> None:
    s = regions("A: region The Amber Weald; army: Ox 1/1; body: Elder 1/1\nB: army: Elk 1/1", TEXTS)
    assert [s.value(name) for name in ("Ox", "Elder", "Elk")] == ["1/2", "1/2", "1/1"]
    s = regions("A: region Bay; regions: The Amber Weald; army: Ox 1/1\nB: army: Elk 1/1", TEXTS)
    assert s.value("Ox") == "1/1"


@plays("Free Port of Sarn")
def test_cards_of_every_faction_are_played_and_each_creature_costs_one_more() -> None:
    s = regions("A: region Free Port of Sarn; gold 3 Red Banner; hand: Grunt\nB:\nphase: Entrance", TEXTS)
    s.play("Grunt", "place in the Front")
    assert s.consumed("A") == "3 Red Banner"
    s = regions("A: region Free Port of Sarn; gold 3 Red Banner; hand: Spark\nB:", TEXTS)
    s.play("Spark")
    assert s.consumed("A") == "1 Red Banner"
    s = regions("A: region Free Port of Sarn\nB: gold 3 Red Banner; hand: Grunt\nphase: Entrance, active B", TEXTS)
    s.play("Grunt", "place in the Front")
    assert s.consumed("B") == "2 Red Banner"


@plays("Free Port of Sarn")
def test_the_words_alone_support_factions_that_are_not_printed() -> None:
    s = regions("A: region Port; gold 3 Red Banner; hand: Spark\nB: gold 1 Red Banner; region Bay; hand: Spark", TEXTS)
    s.play("Spark")
    assert s.life("A") == 21
    s = regions("A: region Bay; gold 3 Red Banner; hand: Spark\nB: region Port", TEXTS)
    s.refused("play Spark", "AVA-REGION-18")


@plays("Sunken Library")
def test_a_library_that_was_hit_since_its_players_last_turn_gives_a_card() -> None:
    for answer, cards in (("yes", 2), ("no", 1)):
        s = regions("A: region Sunken Library; deck: 9\nB: hand: Sting\nphase: Play, active B", TEXTS)
        s.play("Sting", "target Sunken Library")
        s.to("Draw", "A")
        asked = [label for label in s.options() if label in ("yes", "no")]
        assert asked == ["yes", "no"]
        s.choose(answer, "no")  # the second card of the turn
        assert (len(s.hand("A")), s.hp("Sunken Library")) == (cards, 10)


@plays("Sunken Library")
def test_one_that_was_not_hit_is_mended_by_one_and_the_turn_before_last_does_not_count() -> None:
    s = regions("A: region Sunken Library hurt 3; deck: 9\nB:\nphase: Play, active B", TEXTS)
    s.to("Draw", "A")
    assert (s.hp("Sunken Library"), len(s.hand("A"))) == (10, 1)


@plays("Sunken Library")
def test_damage_of_two_turns_ago_counts_no_more() -> None:
    s = regions("A: region Sunken Library; deck: 9; hand: Sting\nB:\nphase: Play", TEXTS)
    s.play("Sting", "target Sunken Library")
    s.to("Draw", "A")
    assert s.hp("Sunken Library") == 11  # in A's own last turn, before its end: mended
