"""ARC-MAT: what is counted, and who can read it."""

from scenes.arc import deal, rule, scene
from wtactics.rulesets.arc.told.story import STORY

CARDS = {"Acclaim": "event 0: Gain 2 victory points.", "Bolt": "event 0: Deal 3 damage to target city."}


@rule("ARC-MAT-01")
def test_everybody_sees_every_players_points_as_they_change() -> None:
    s = scene("A: 15 points; hand: Acclaim\nB: 15 points\nC: 15 points", cards=CARDS)
    s.play("Acclaim")
    assert s.points("A") == 17
    for seat in range(3):
        assert "A gains 2 VP" in STORY.tell(s.table, seat)


@rule("ARC-MAT-02")
def test_what_is_left_of_each_city_is_tracked_for_each_and_is_public() -> None:
    s = scene(
        """
        A: hand: Bolt, Bolt
        B: city Oakhold (Body, 8); city Reedmere (Mind, 6)
    """,
        cards=CARDS,
    )
    s.play("Bolt", "target Oakhold")
    assert (s.damage("Oakhold"), s.damage("Reedmere")) == (3, 0)
    s.play("Bolt", "target Reedmere")
    assert (s.damage("Oakhold"), s.damage("Reedmere")) == (3, 3)
    assert "Reedmere suffers 3 damage from Bolt" in STORY.tell(s.table, 0)
    assert "Reedmere suffers 3 damage from Bolt" in STORY.tell(s.table, 1)


@rule("ARC-MAT-03")
def test_gems_are_told_apart_by_faction_and_there_may_be_any_number() -> None:
    s = scene("A: gems 20 Gaian, 18 Red Banner; hand: Colossus", cards={"Colossus": "creature 34 9/9 Gaian loyalty 17"})
    assert s.gems("A") == "20 Gaian + 18 Red Banner"
    s.choose("play Colossus", "pay 17 Gaian + 17 Red Banner")
    assert (s.gems("A"), s.consumed("A")) == ("3 Gaian + 1 Red Banner", "17 Gaian + 17 Red Banner")


CITIES = {"Fort": "city 2 Body 8", "School": "city 2 Mind 8", "Shrine": "city 2 Soul 8"}


@rule("ARC-MAT-04")
def test_each_player_plays_from_a_deck_of_his_own() -> None:
    s = deal("Fort, School, Shrine, 42 Wolf", "Fort, School, Shrine, 42 Bear", cards=CITIES)
    assert {s.table.library.names[s.table.printed[c]] for c in s.cards_at("A's hand")} == {"Wolf"}
    assert {s.table.library.names[s.table.printed[c]] for c in s.cards_at("B's deck")} == {"Bear"}


@rule("ARC-MAT-04")
def test_cards_that_a_player_may_not_see_cannot_be_told_apart_by_him() -> None:
    s = scene("A: hand: Wolf; deck: Bear, Owl, 5\nB: hand: Fox\nphase: Draw", seed=3)
    s.choose("draw 2")
    assert [line for line in STORY.tell(s.table, 0) if "draws" in line] == ["A draws Bear", "A draws Owl"]
    assert [line for line in STORY.tell(s.table, 1) if "draws" in line] == ["A draws a card", "A draws a card"]
    known = {name for name in ("Wolf", "Bear", "Owl", "Spare", "Fox") if s.sees("B", name)}
    assert known == {"Fox"}
