"""What was played, or was not, this turn: the creature that was, another card besides this one, nothing else."""

from scenes.arc import rule, scene


@rule("ARC-PLAY-02")
def test_a_creature_that_was_played_this_turn() -> None:
    cards = {
        "Scout": "creature 0 1/1",
        "Mule": "creature 0 1/1",
        "Hex": "magic 0: Kill target creature that was played this turn.",
    }
    s = scene("A: army: Mule; hand: Scout, Hex\nphase: Play", cards=cards)
    assert "play Hex" not in s.options()
    s.choose("play Scout", "army" if "army" in s.options() else "play Hex")
    if "play Hex" in s.options():
        s.choose("play Hex")
    assert (s.place("Scout"), s.place("Mule")) == ("A's graveyard", "A's Army")


@rule("ARC-PLAY-02")
def test_no_other_card_was_played() -> None:
    cards = {
        "Hush": "event 0: If you didn't play another card this turn, draw a card.",
        "Song": "magic 0: Gain 1 victory point.",
    }
    s = scene("A: hand: Hush, Song; deck: 3\nphase: Play", cards=cards)
    s.choose("play Hush")
    assert len(s.hand("A")) == 2
    s = scene("A: hand: Hush, Song; deck: 3\nphase: Play", cards=cards)
    s.choose("play Song", "play Hush")
    assert s.hand("A") == []


@rule("ARC-TURN-01")
def test_not_in_your_turn() -> None:
    cards = {"Guard": "creature 1 1/1: While it isn't your turn, Guard gets +0/+2."}
    assert scene("A: army: Guard\nphase: Play", cards=cards).value("Guard") == "1/1"
    assert scene("A:\nB: army: Guard\nphase: Play", cards=cards).value("Guard") == "1/3"


@rule("ARC-CARD-01")
def test_creatures_of_two_factions() -> None:
    cards = {
        "Elk": "creature 1 Gaian 1/1", "Imp": "creature 1 The Empire 1/1", "Owl": "creature 1 Gaian 1/1",
        "Pact": "event 0: If you control creatures of two different factions, gain 2 victory points.",
    }  # fmt: skip
    for army, points in (("Elk, Owl", 15), ("Elk, Imp", 17)):
        s = scene(f"A: army: {army}; hand: Pact\nB: army: \nphase: Play", cards=cards)
        s.choose("play Pact")
        assert s.points("A") == points
