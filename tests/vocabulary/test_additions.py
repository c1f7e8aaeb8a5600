"""What is given beside its cost as a card is played, and what prices ask for beside power."""

import pytest

from scenes.arc import rule, scene

BARGAIN = (
    "magic 1: As an additional cost to play this card, lose 2 VP. Put target creature card with cost 3 or less from your "
    "graveyard into play in one of your cities. It enters play marked."
)


@rule("ARC-PLAY-02", "ARC-PLAY-07")
def test_points_are_lost_as_the_card_is_played() -> None:
    s = scene(
        "A: gems 1 Gaian; hand: Bargain; grave: Ghost; city Oak (Body, 8)\nphase: Play",
        cards={"Bargain": BARGAIN, "Ghost": "creature 3 2/2"},
    )
    s.play("Bargain")
    assert (s.points("A"), s.place("Ghost"), s.marked("Ghost")) == (13, "Oak", True)


@rule("ARC-PLAY-02")
@pytest.mark.parametrize(("points", "can"), [(1, False), (2, True)])
def test_what_cannot_be_given_keeps_a_card_from_being_played(points: int, can: bool) -> None:
    s = scene(
        f"A: {points} points; gems 1 Gaian; hand: Bargain; grave: Ghost; city Oak (Body, 8)\nphase: Play",
        cards={"Bargain": BARGAIN, "Ghost": "creature 3 2/2"},
    )
    assert ("play Bargain" in s.options()) is can


FEAST = {"Feast": "event 0: As an additional cost to play this card, discard a card. Draw two cards."}


@rule("ARC-PLAY-02")
def test_a_card_is_not_discarded_for_itself() -> None:
    s = scene("A: hand: Feast; deck: 5\nphase: Play", cards=FEAST)
    assert "play Feast" not in s.options()
    s = scene("A: hand: Feast, Mule; deck: 5\nphase: Play", cards=FEAST)
    s.play("Feast")
    assert (s.place("Mule"), len(s.hand("A"))) == ("A's graveyard", 2)


@rule("ARC-PLAY-02", "ARC-PLAY-10")
def test_it_stays_given_when_the_card_is_stopped() -> None:
    cards = FEAST | {"No": "event 0: Stop target event from resolving."}
    s = scene("A: hand: Feast, Mule; deck: 5\nB: hand: No\nphase: Play", cards=cards)
    s.choose("play Feast", "play No")
    assert (s.place("Mule"), s.hand("A")) == ("A's graveyard", [])


@rule("ARC-PLAY-02", "ARC-STATE-04")
def test_a_creature_may_ask_for_another_one() -> None:
    cards = {"Lich": "creature 0 4/4: As an additional cost to play this creature, sacrifice another creature."}
    s = scene("A: hand: Lich; city Oak (Body, 8)\nphase: Play", cards=cards)
    assert not any("Lich" in option for option in s.options())
    s = scene("A: hand: Lich; army: Mule; city Oak (Body, 8)\nphase: Play", cards=cards)
    s.carry_out("play Lich")
    assert (s.place("Mule"), s.place("Lich")) == ("A's graveyard", "Oak")


PRICES = {
    "Priest": "creature 1 2/2: Mark this creature and put another creature you control into the graveyard: Draw a card.",
    "Cook": "creature 1 2/2: Return another creature you control to its owner's hand: Gain 1 victory point.",
    "Ghoul": "creature 1 2/2: Remove two creature cards in your graveyard from the game: Gain 1 victory point.",
}


@rule("ARC-ABIL-06", "ARC-ABIL-07")
def test_a_price_takes_what_it_names() -> None:
    s = scene("A: army: Priest, Mule; deck: 5\nphase: Play", cards=PRICES)
    s.carry_out("use Priest")
    assert (s.place("Mule"), s.marked("Priest"), len(s.hand("A"))) == ("A's graveyard", True, 1)
    s = scene("A: army: Priest; deck: 5\nphase: Play", cards=PRICES)
    assert "use Priest" not in s.options()
    s = scene("A: army: Cook, Mule\nB: army: Ox\nphase: Play", cards=PRICES)
    s.carry_out("use Cook")
    assert (s.hand("A"), s.points("A")) == (["Mule"], 16)
    assert "use Cook" not in s.options()
    s = scene("A: army: Ghoul; grave: Mule, Ox\nB: grave: Fox\nphase: Play", cards=PRICES)
    s.carry_out("use Ghoul", "give Mule")
    assert (s.points("A"), s.place("Fox")) == (16, "B's graveyard")
    assert "use Ghoul" not in s.options()
