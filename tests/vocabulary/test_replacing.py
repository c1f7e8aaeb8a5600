"""What texts do instead of what would happen, played out: deaths, damage, discards, draws, points, ways to the graveyard."""

import pytest

from scenes.arc import Scene, scene

USUAL = {
    "Doom": "event 0: Kill target creature.",
    "Bolt": "event 0: Deal 3 damage to target creature.",
    "Ruin": "event 0: Destroy target city.",
    "Toll": "event 0: Target opponent discards a card.",
    "Boon": "event 0: Gain 2 victory points.",
    "Drain": "event 0: Target opponent loses 2 victory points.",
    "Read": "event 0: Draw two cards.",
    "Crow": "creature 1 1/9: Whenever a creature dies, gain 1 victory point.",
    "Ox": "creature 1 2/2",
}


def trial(mine: str, foe: str = "", **cards: str) -> Scene:
    """A has all the events at hand; further cards are printed as scenes print them, `_` for a blank."""
    whole = ("creature ", "event ")
    own = {name: text if text.startswith(whole) else f"creature 1 2/2: {text}" for name, text in cards.items()}
    printed = {**USUAL, **{name.replace("_", " "): text for name, text in own.items()}}
    hand = "hand: Doom, Bolt, Ruin, Toll, Boon, Drain, Read"
    return scene(f"A: gems 9 Gaian; {hand}; {mine}; deck: 40\nB: {foe or 'hand: Ox'}; deck: 40", cards=printed)


# ---- deaths


@pytest.mark.parametrize("event", ["Doom", "Bolt"])
@pytest.mark.parametrize("text", [
    "If this creature would die, return it to its owner's hand instead.",
    "Should this creature die, it is returned to its owner's hand instead.",
    "When this creature would be killed, instead return it to your hand.",
    "If this creature would be put into a graveyard from play, put it into its owner's hand instead.",
    "If this creature would leave play, return it to its owner's hand instead.",
])  # fmt: skip
def test_instead_of_dying_it_goes_elsewhere_and_nobody_hears_of_a_death(text: str, event: str) -> None:
    s = trial("army: Cat, Crow", Cat=text)
    s.play(event, "Cat")
    assert (s.place("Cat"), s.points("A")) == ("A's hand", 15)


@pytest.mark.parametrize(("answer", "place", "marked", "points"), [
    ("yes", "A's Army", True, 15), ("no", "A's graveyard", False, 16),
])  # fmt: skip
@pytest.mark.parametrize("event", ["Doom", "Bolt"])
def test_who_may_do_something_instead_may_leave_it(
    answer: str, place: str, marked: bool, points: int, event: str
) -> None:
    text = "Whenever another creature you control would die, you may mark this creature. If you do, it doesn't."
    s = trial("army: Ox, Nurse, Crow", Nurse=text)
    s.play(event, "Ox", answer)
    assert (s.place("Ox"), s.marked("Nurse"), s.points("A")) == (place, marked, points)


def test_who_is_saved_has_as_much_damage_left_as_it_can_bear() -> None:
    s = trial("army: Cat, Crow", Cat="If this creature would die, draw a card instead.")
    s.play("Bolt", "Cat")
    assert (s.place("Cat"), s.damage("Cat"), len(s.hand("A"))) == ("A's Army", 1, 7)
    s = trial("army: Cat, Crow", Cat="If this creature would die, it gets -0/-5 until end of turn instead.")
    s.play("Bolt", "Cat")
    assert s.place("Cat") == "A's graveyard"  # it can bear none


def test_of_several_texts_the_active_players_come_first_and_one_is_enough() -> None:
    mine = "If this creature would die, return it to its owner's hand instead."
    theirs = "If a creature would die, remove it from the game instead."
    s = trial("army: Cat, Crow", "army: Judge", Cat=mine, Judge=theirs)
    s.play("Doom", "Cat")
    assert s.place("Cat") == "A's hand"
    s = trial("army: Ox, Crow", "army: Judge", Judge=theirs)
    s.play("Doom", "Ox")
    assert s.place("Ox") == "removed"


def test_of_several_that_may_the_next_is_asked() -> None:
    text = (
        "If another creature would die, you may mark this creature. If you do, return it to its owner's hand instead."
    )
    s = trial("army: Ox, Nurse, Maid", Nurse=text, Maid=text)
    s.play("Doom", "Ox", "no", "yes")
    assert (s.place("Ox"), s.marked("Nurse"), s.marked("Maid")) == ("A's hand", False, True)
    s = trial("army: Ox, Nurse, Maid", Nurse=text, Maid=text)
    s.play("Doom", "Ox", "no", "no")
    assert s.place("Ox") == "A's graveyard"


def test_a_city_would_be_destroyed() -> None:
    s = trial(
        "army: Mason",
        "city Reed (Mind, 6); city Oak (Body, 6)",
        Mason="If a city would be destroyed, gain 5 VP instead.",
    )
    s.play("Ruin", "Reed")
    assert (s.place("Reed"), s.points("A")) == ("B's Kingdom", 20)


# ---- damage


@pytest.mark.parametrize(("text", "hurt"), [
    ("If this creature would be dealt damage, prevent that damage.", 0),
    ("If this creature would be dealt damage, prevent 1 of that damage.", 2),
    ("If this creature would take damage from an effect, that damage is prevented.", 0),
    ("If this creature would be dealt damage in combat, prevent that damage.", 3),
    ("If this creature would be dealt damage by an opponent's effect, prevent that damage.", 3),
    ("If damage would be dealt to this creature, it deals 1 damage to itself instead.", 1),
    ("The first time each turn this creature would be dealt damage, it doesn't.", 0),
])  # fmt: skip
def test_damage_that_would_be_dealt(text: str, hurt: int) -> None:
    s = trial("army: Cat, Crow", Cat=f"creature 1 2/9: {text}")
    s.play("Bolt", "Cat")
    assert s.damage("Cat") == hurt


def test_damage_in_combat_and_to_a_player() -> None:
    text = "If this creature would be dealt damage in combat, prevent 1 of that damage."
    s = scene(
        "A: army: Cat; deck: 40\nB: army: Bear; deck: 40\nphase: Attack",
        cards={"Cat": "creature 1 2/9", "Bear": f"creature 1 1/9: {text}"},
    )
    s.choose("attack B's army", "block Cat with Bear")
    assert s.damage("Bear") == 1


# ---- players


@pytest.mark.parametrize(("text", "event", "points", "cards"), [
    ("If you would gain victory points, draw a card instead.", "Boon", 15, 7),
    ("If you would draw a card, you gain 1 victory point instead.", "Read", 17, 6),
    ("If an opponent would lose VP, you draw a card instead.", "Drain", 15, 7),
])  # fmt: skip
def test_points_and_draws(text: str, event: str, points: int, cards: int) -> None:
    s = trial("army: Cat", Cat=text)
    s.play(event)
    assert (s.points("A"), s.points("B"), len(s.hand("A"))) == (points, 15, cards)


@pytest.mark.parametrize(("text", "place"), [
    ("If a card would be discarded, remove it from the game instead.", "removed"),
    ("If an opponent's effect would cause you to discard a card, put it on the bottom of your deck instead.", "B's deck"),
    ("If you would discard a card, put that card on the bottom of your deck instead.", "B's deck"),
    ("If a card would be put into a graveyard, remove it from the game instead.", "removed"),
    ("If you would discard a Gaian card, it doesn't.", "B's hand"),
])  # fmt: skip
def test_discards(text: str, place: str) -> None:
    s = trial("", "army: Cat; hand: Ox", Cat=text)
    s.play("Toll")
    assert s.place("Ox") == place


@pytest.mark.parametrize(("answer", "places"), [("yes", ("A's hand", True)), ("no", ("A's graveyard", False))])
def test_an_event_comes_back_after_it_resolves(answer: str, places: tuple[str, bool]) -> None:
    text = ("Whenever an event you played would be put into your graveyard after it resolves, you may mark this creature. "
            "If you do, return that event to your hand instead.")  # fmt: skip
    s = trial("army: Echo", Echo=text)
    s.play("Boon", answer)
    assert (s.place("Boon"), s.marked("Echo"), s.points("A")) == (*places, 17)


# ---- for a while


def test_the_next_time_this_turn_damage_is_dealt_to_somebody_else() -> None:
    text = ("event 0: Choose target city. Choose target attacking creature. The next time this turn that city would be dealt "
            "combat damage, that damage is dealt to that creature instead.")  # fmt: skip
    s = scene("A: army: Cat, Dog; deck: 40\nB: city Oak (Body, 8); hand: Tide; deck: 40\nphase: Attack",
              cards={"Cat": "creature 1 3/9", "Dog": "creature 1 2/9", "Tide": text})  # fmt: skip
    s.choose("attack Oak", "send Cat", "send Dog", "play Tide", "Oak", "Dog")
    while s.phase == "Attack":
        s.choose("pass" if "pass" in s.options() else s.options()[0])
    assert s.damage("Oak") == 2


def test_once_a_death_this_turn_and_never_the_next() -> None:
    ward = "event 0: If target creature would die this turn, return it to its owner's hand instead."
    s = trial("army: Ox; hand: Doom, Ward", Ward=ward)
    s.play("Ward")
    s.play("Doom")
    assert s.place("Ox") == "A's hand"


def test_each_gain_is_one_more_and_no_other_players() -> None:
    s = trial("army: Cat; hand: Boon, Gift", Cat="If you would gain VP, you gain that many plus one instead.",
              Gift="event 0: Each player gains 1 VP.")  # fmt: skip
    s.play("Boon")
    assert s.points("A") == 18
    s.play("Gift")
    assert (s.points("A"), s.points("B")) == (20, 16)
