"""AVA-PLAY and AVA-XCOST: announcing, paying, and what becomes of cards."""

from scenes.ava import rule, scene

BOLT = {
    "Bolt": "magic 0: Deal 3 damage to target creature.",
    "Shell": "event 0: Target creature gets +0/+2 until end of turn.",
}
NAP = {"Nap": "event 0: Draw a card."}
HALT = {"Halt": "event 0: Stop target card being played from resolving."}


@rule("AVA-PLAY-01", "AVA-RESP-03", "AVA-RESP-SC1", "AVA-EVENT-04", "AVA-MAGIC-02", "AVA-EVENT-03", "AVA-EVENT-01")
def test_the_newest_announcement_resolves_first() -> None:
    s = scene("A: hand: Bolt\nB: army: Bear 1/3; hand: Shell, Shell", cards=BOLT)
    s.choose("play Bolt")
    assert (s.chain(), s.asked) == (["Bolt"], "B")
    s.choose("play Shell")
    assert s.chain() == ["Bolt", "Shell"]
    s.all_pass()
    assert (s.value("Bear"), s.damage("Bear"), s.place("Bear")) == ("1/5", 3, "B's Army")
    assert (s.grave("A"), s.grave("B")) == (["Bolt"], ["Shell"])


@rule("AVA-PLAY-02")
def test_what_does_not_resolve_is_wasted() -> None:
    s = scene("A: gold 1 Gaian; hand: Bee\nB: hand: Halt\nphase: Entrance", cards=HALT | {"Bee": "creature 1 1/1"})
    s.choose("play Bee", "play Halt")
    s.all_pass()
    assert (s.grave("A"), s.consumed("A")) == (["Bee"], "1 Gaian")


@rule("AVA-PLAY-03", "AVA-PLAY-08", "AVA-EVENT-02", "AVA-EVENT-EX1")
def test_events_are_played_in_the_turns_of_others_too_and_all_else_with_an_empty_chain() -> None:
    s = scene("A: hand: Bolt, Nap; army: Ox 1/9\nB: hand: Nap, Bolt", cards=BOLT | NAP)
    s.choose("play Bolt")
    assert (s.asked, s.options()) == ("B", ["pass", "play Nap"])
    s.refused("play Bolt (2)", "AVA-EVENT-02")
    s.refused("play Nap (1)", "AVA-PLAY-08")
    s.choose("play Nap")
    assert s.chain()[0] == "Bolt"
    s.all_pass()
    assert (s.damage("Ox"), len(s.hand("B"))) == (3, 2)


@rule("AVA-PLAY-05")
def test_only_cards_and_gold_limit_how_many_are_played() -> None:
    s = scene("A: gold 3 Gaian; hand: Bee, Wasp, Fly; city Oak\nB:\nphase: Entrance",
              cards=dict.fromkeys(("Bee", "Wasp", "Fly"), "creature 1 1/1"))  # fmt: skip
    for name in ("Bee", "Wasp", "Fly"):
        s.choose(f"play {name}", "place in Oak")
    assert [s.place(name) for name in ("Bee", "Wasp", "Fly")] == ["Oak"] * 3


@rule("AVA-PLAY-06", "AVA-PLAY-09")
def test_targets_are_chosen_when_announced_and_those_that_became_illegal_are_skipped() -> None:
    s = scene(
        "A: hand: Twin; army: Ox 1/1\nB: army: Cow 1/1, Yak 1/1; hand: Home",
        cards={
            "Twin": "magic 0: Deal 1 damage to two target creatures.",
            "Home": "event 0: Return target creature to its owner's hand.",
        },
    )
    s.choose("play Twin", "target Cow", "target Yak", "play Home", "target Cow")
    s.all_pass()
    assert (s.place("Cow"), s.place("Yak")) == ("B's hand", "B's graveyard")
    s = scene(
        "A: hand: Bolt, 1\nB: army: Cow 1/9; hand: Home",
        cards=BOLT | {"Home": "event 0: Return target creature to its owner's hand."},
    )
    s.choose("play Bolt", "play Home")
    s.all_pass()
    assert (s.place("Cow"), s.grave("A")) == ("B's hand", ["Bolt"])


@rule("AVA-PLAY-07")
def test_a_prerequisite_is_looked_at_when_the_card_is_announced_and_not_again() -> None:
    cards = HALT | {
        "Pact": "magic 0: Play only if you control a creature. Draw two cards.",
        "Bane": "event 0: Kill target creature.",
    }
    s = scene("A: hand: Pact, 1\nB:", cards=cards)
    s.refused("play Pact", "AVA-PLAY-07")
    s = scene("A: army: Ox 1/1; hand: Pact\nB: hand: Bane", cards=cards)
    s.choose("play Pact", "play Bane")
    s.all_pass()
    assert (s.place("Ox"), len(s.hand("A"))) == ("A's graveyard", 2)


@rule("AVA-PLAY-10", "AVA-XCOST-01", "AVA-CONFLICT-03")
def test_costs_change_before_payment_and_x_is_fixed_when_announced() -> None:
    s = scene(
        "A: gold 4 Gaian; army: Sale, Ox 3/9; hand: Weigh, 1\nB:",
        cards={
            "Sale": "creature 1 1/1: Magic cards cost you 2 less.",
            "Weigh": "magic X+1: X is the ATK of target creature. Draw X cards.",
        },
    )
    s.choose("play Weigh", "target Ox")
    s.all_pass()
    assert (s.gems("A"), len(s.hand("A"))) == ("2 Gaian", 4)
