"""Decks that are searched for cards of which more is said, and what happens to one thing once this turn."""

from scenes.arc import rule, scene

MUSTER = {
    "Muster": "magic 0: Search your deck for up to two creature cards with cost 2 or less and put them into play in your army.",
    "Find": "magic 0: Search your deck for a city card or an enchantment card, reveal it, put it into your hand, then shuffle "
    "your deck.",
    "Imp": "creature 1 1/1", "Rat": "creature 2 1/1", "Ogre": "creature 3 3/3",
    "Hall": "city 2 Mind 8", "Gift": "event 0: Draw a card.",
}  # fmt: skip


@rule("ARC-PLAY-10")
def test_only_such_cards_are_found_and_fewer_may_be_taken() -> None:
    s = scene("A: hand: Muster; deck: Imp, Ogre, Rat, Gift\nphase: Play", cards=MUSTER)
    s.choose("play Muster")
    assert s.options() == ["done", "pick Imp", "pick Rat"]
    s.choose("pick Imp", "done")
    assert (s.place("Imp"), s.place("Rat")) == ("A's Army", "A's deck")


@rule("ARC-PLAY-10")
def test_one_of_two_sorts_is_found() -> None:
    s = scene("A: hand: Find; deck: Imp, Hall, Gift\nphase: Play", cards=MUSTER)
    s.choose("play Find")
    assert s.hand("A") == ["Hall"]


OMEN = {"Omen": "event 0: Deal 1 damage to target creature. If that creature dies this turn, draw a card.",
        "Bolt": "event 0: Deal 3 damage to target creature."}  # fmt: skip


@rule("ARC-TURN-20")
def test_what_happens_later_in_the_turn_is_heard_of_for_that_thing_alone() -> None:
    text = "A: hand: Omen, Bolt, Bolt; deck: 5\nB: army: Ox 1/3, Ewe 1/3\nphase: Play"
    s = scene(text, cards=OMEN)
    s.play("Omen", "target Ox")
    s.play("Bolt", "target Ewe")
    assert len(s.hand("A")) == 1
    s.play("Bolt")
    assert (s.place("Ox"), len(s.hand("A"))) == ("B's graveyard", 1)


@rule("ARC-TURN-20")
def test_when_the_turn_is_over_nothing_is_heard_of_any_more() -> None:
    s = scene("A: hand: Omen, Bolt, Bolt; deck: 5\nB: army: Ox 1/3\nphase: Second Play", cards=OMEN)
    s.play("Omen")
    s.to("Play", "A")
    before = len(s.hand("A"))
    s.play("Bolt")
    assert (s.place("Ox"), len(s.hand("A"))) == ("B's graveyard", before - 1)
