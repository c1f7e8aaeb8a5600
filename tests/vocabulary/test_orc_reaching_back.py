"""Cards that are played out of the graveyard, moves in either direction, and what one opponent controls."""

from scenes.orc import rule, scene

CARDS = {
    "Marcher": "creature 2 2/2: You may play this creature from your graveyard for 2 gold more.",
    "Echo": "event 0: Gain 1 influence. You may play this card from your graveyard for 1 gold.",
    "Sexton": "creature 1 1/1: You may play events from your graveyard.",
    "Song": "event 0: Gain 2 influence.",
    "Spurs": "equipment 0: The carrier may move in either direction.",
    "Well": "event 0: Mark two target resource cards of one opponent.",
    "Snare": "event 0: Mark two target creatures of one opponent.",
    "Elder": "creature 1 1/1: Whenever an effect of yours heals a creature, that creature gets +1/+0 until end of turn.",
    "Balm": "event 0: Heal all of target creature's damage.",
    "Bailiff": "creature 1 1/1: Whenever an opponent doesn't pay an upkeep in all zones, he loses 2 influence.",
    "Mouth": "creature 1 1/1: Upkeep 1 ~ mark this creature.",
    "Mantle": "enchantment 0: Attach to target creature. Whenever the host takes damage in combat, it deals 1 damage to"
    " each creature that dealt it.",
    "Road": "creature 1 1/1: No player may accept or abandon quests.",
    "Hunt": "quest (2 VP): Kill three creatures.",
}


@rule("ORC-CONFLICT-01")
def test_a_creature_is_played_from_the_graveyard_for_more() -> None:
    s = scene("A: resources: 4; grave: Marcher; hand: 1\nphase: Entrance", cards=CARDS)
    s.carry_out("play Marcher", "in the Offensive")
    assert s.place("Marcher") == "A's Offensive"
    assert s.gold("A") == 0
    s = scene("A: resources: 3; grave: Marcher; hand: 1\nphase: Entrance", cards=CARDS)
    assert "play Marcher" not in s.options()
    s = scene("A: resources: 2; hand: Marcher, 1\nphase: Entrance", cards=CARDS)
    s.carry_out("play Marcher", "in the Offensive")
    assert s.gold("A") == 0


@rule("ORC-CONFLICT-01")
def test_events_are_played_from_the_graveyard_again_and_again() -> None:
    s = scene("A: 20 influence; resources: 2; grave: Echo, Song; hand: 1", cards=CARDS)
    assert "play Song" not in s.options()
    s.carry_out("play Echo", "in the Offensive")
    assert (s.influence("A"), s.place("Echo")) == (21, "A's graveyard")
    assert s.gold("A") == 1
    s = scene("A: 20 influence; offensive: Sexton; grave: Song; hand: 1\nB: grave: Song; hand: 1", cards=CARDS)
    s.carry_out("play Song", "in the Offensive")
    assert s.influence("A") == 22


@rule("ORC-MOVE-03")
def test_the_carrier_moves_whatever_front_was_left() -> None:
    board = "A: offensive: Wolf 1/1; defensive: Fox 1/1, Ox 1/1; attached: Spurs on Fox\nphase: Move or Attack"
    s = scene(board, cards=CARDS)
    s.choose("move Wolf")
    assert [label for label in s.options() if label.startswith("move")] == ["move Fox"]


@rule("ORC-EVENT-06")
def test_two_targets_are_of_one_opponent() -> None:
    s = scene("A: resources: 2; hand: Well, 1\nB: resources: 2; hand: 1", cards=CARDS)
    s.carry_out("play Well", "in the Offensive", "target Spare")
    assert (s.gold("A"), s.gold("B")) == (2, 0)
    s = scene("A: offensive: Wolf 1/1; hand: Snare\nB: defensive: Ox 1/1", cards=CARDS)
    assert "play Snare" not in s.options()


@rule("ORC-DEATH-08")
def test_healing_by_a_player_is_heard() -> None:
    s = scene("A: offensive: Elder, Wolf 1/3 hurt 1; hand: Balm", cards=CARDS)
    s.carry_out("play Balm", "target Wolf")
    assert s.value("Wolf") == "2/3"


@rule("ORC-TURN-12")
def test_upkeep_that_is_not_paid_is_heard() -> None:
    s = scene(
        "A: 20 influence; defensive: Mouth\nB: 20 influence; defensive: Bailiff\nphase: Discard, active B", cards=CARDS
    )
    s.to("Draw", "A")
    assert (s.influence("A"), s.influence("B")) == (18, 20)


@rule("ORC-QUEST-15")
def test_nobody_accepts_or_abandons_quests() -> None:
    s = scene("A: offensive: Road; hand: 1; quests: Hunt", cards=CARDS)
    assert not [label for label in s.options() if label.startswith("accept")]
