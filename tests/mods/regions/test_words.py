"""What cards say of active regions, and of factions that a region supports beyond those it prints."""

from scenes.regions import rule, scene

CARDS = {
    "Mason": "creature 1 1/1: At the start of your turn, remove 1 damage from your active region.",
    "Watch": "creature 1 1/1: Whenever your active region is dealt damage, draw a card.",
    "Sting": "event 0: Deal 2 damage to target region.",
    "Bay": "region 10 Gaian", "Quay": "region 10 Gaian: This region supports Red Banner and House of Nobles.",
    "Spark": "event 0 Red Banner: Gain 1 life point.", "Gleam": "event 0 The Empire: Gain 1 life point.",
    "Break": "event 0: Deal 1 damage to target player's active region.",
}  # fmt: skip


@rule("AVA-REGION-04")
def test_texts_mend_and_watch_the_active_region() -> None:
    s = scene("A: region Bay hurt 3; army: Mason, Watch; deck: 9\nB: hand: Sting\nphase: Play, active B", cards=CARDS)
    s.play("Sting", "target Bay")
    assert (s.hp("Bay"), len(s.hand("A"))) == (5, 1)
    s.to("Draw", "A")
    assert s.hp("Bay") == 6


@rule("AVA-REGION-18")
def test_a_text_supports_more_factions_for_its_player_alone() -> None:
    s = scene("A: region Quay; hand: Spark, Gleam\nB: region Bay; hand: Spark", cards=CARDS)
    s.refused("play Gleam", "AVA-REGION-18")
    s.choose("play Spark")
    assert "play Spark" not in s.options()
    s.all_pass()
    assert s.life("A") == 21
