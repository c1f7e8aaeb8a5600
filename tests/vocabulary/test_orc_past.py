"""What has happened is local where the card was at that time (ORC-SPAN-02), in games of ORC."""

from scenes.orc import scene

CARDS = {
    "Dirge": "event: Draw a card for each creature that died this turn.",
    "Wake": "event: Draw a card for each creature in all zones that died this turn.",
    "Lament": "event: If a creature in your Defensive died this turn, gain 1 influence.",
    "Kill": "event: Kill target creature.",
    "Calm": "creature 1 2/2: If no creature died this turn, this creature gets +1/+1.",
    "Push": "event: Move target creature to the other front.",
}


def test_deaths_of_this_turn_are_counted_where_they_happened() -> None:
    s = scene("""
        A: offensive: Wolf 2/2; defensive: Cub 1/1; hand: 2 Kill, Dirge, Wake
        B: defensive: Elk 1/1
    """, cards=CARDS)  # fmt: skip
    s.play("Kill", "in the Offensive", "target Elk")
    s.play("Kill", "in the Defensive")
    far, near = s.fork(), s.fork()
    s.play("Dirge", "in the Defensive")  # the Cub died there, the Elk opposite to the other front
    assert len(s.hand("A")) == 2
    near.play("Dirge", "in the Offensive")
    assert len(near.hand("A")) == 2
    far.play("Wake", "in the Defensive")
    assert len(far.hand("A")) == 3


def test_a_front_that_is_named_counts_from_wherever_the_card_is() -> None:
    s = scene("A: offensive: Wolf 2/2; defensive: Cub 1/1; hand: Kill, Lament", cards=CARDS)
    s.play("Kill", "in the Defensive")
    s.play("Lament", "in the Offensive")
    assert s.influence("A") == 21
    s = scene("A: offensive: Wolf 2/2; defensive: Cub 1/1; hand: Kill, Lament", cards=CARDS)
    s.play("Kill", "in the Offensive")
    s.play("Lament", "in the Defensive")
    assert s.influence("A") == 20


def test_a_creature_that_moves_judges_by_where_it_is_now() -> None:
    s = scene("A: offensive: Wolf 2/2, Calm; defensive: Cub 1/1; hand: Kill, Push", cards=CARDS)
    s.play("Kill", "in the Defensive")
    assert s.value("Calm") == "3/3"
    s.play("Push", "target Calm")
    assert s.value("Calm") == "2/2"
