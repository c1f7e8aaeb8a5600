"""ARC-PLAY: playing a card."""

import pytest

from scenes.arc import rule, scene

CARDS = {
    "Idle": "event 0: Gain 1 victory point.",
    "Omen": "event 0: Draw a card.",
    "Uprising": "magic 1: Play only if you control fewer creatures than your opponents. Gain 3 victory points.",
    "Ritual": "magic 0: Play only if you control a city and you control a Druid. Gain 3 victory points.",
    "Hex": "magic 2: Deal 2 damage to target creature.",
    "Storm": "magic 2: Deal 2 damage to target creature. Deal 2 damage to another target creature.",
    "Twin Bolt": "magic 0: Deal 1 damage to target creature. Draw a card.",
    "Slay": "event 0: Kill target creature.",
    "Deny": "event 0: Counter target card being played.",
    "Bear": "creature 2 3/3",
    "Hamlet": "city 1 Mind 4",
    "Charm": "enchantment 1: Attach to target creature.",
    "Spell": "magic 1: Gain 1 victory point.",
    "Study": "event 0: Draw three cards.",
    "Purge": "event 0: Discard three cards.",
    "Tax": "enchantment 0: Attach to target city. Creature cards opponents play cost 1 more.",
    "Gift": "creature 3 2/2: This card costs 2 less.",
    "Trifle": "creature 1 2/2: This card costs 2 less.",
    "Growth": "creature X 2/2: This card costs 2 less.",
    "Unearth": "event 0: Put a creature card from your graveyard into play.",
}


@rule("ARC-PLAY-01", "ARC-PLAY-EX1")
def test_fewer_creatures_than_the_opponent_are_needed_where_the_card_says_so() -> None:
    s = scene("A: gems 1 Gaian; hand: Uprising; army: Wolf\nB: army: Imp; city Oakhold (Body, 8): Owl", cards=CARDS)
    s.choose("play Uprising")
    assert s.points("A") == 18
    s = scene(
        """
        A: gems 1 Gaian; hand: Uprising; army: Wolf; city Keep (Body, 8): Fox
        B: army: Imp; city Oakhold (Body, 8): Owl
    """,
        cards=CARDS,
    )
    s.refused("play Uprising", "ARC-PLAY-01")
    assert s.gems("A") == "1 Gaian"


@rule("ARC-PLAY-EX1")
def test_with_several_opponents_it_means_fewer_than_each_of_them() -> None:
    s = scene("A: gems 1 Gaian; hand: Uprising; army: Wolf\nB: army: Imp, Owl\nC: army: Fox", cards=CARDS)
    s.refused("play Uprising", "ARC-PLAY-01")
    s = scene("A: gems 1 Gaian; hand: Uprising; army: Wolf\nB: army: Imp, Owl\nC: army: Fox, Elk", cards=CARDS)
    s.choose("play Uprising")
    assert s.points("A") == 18


@rule("ARC-PLAY-01")
def test_prerequisites_are_checked_at_announcement_and_not_again() -> None:
    cards = CARDS | {"Druid Moss": "creature 1 1/1"}
    s = scene("A: hand: Ritual; army: Druid Moss\nB: hand: Slay", cards=cards)
    s.choose("play Ritual", "play Slay")
    s.all_pass()
    assert s.place("Druid Moss") == "A's graveyard"
    assert s.points("A") == 18


@rule("ARC-PLAY-02")
def test_the_player_pays_with_free_gems_which_become_consumed() -> None:
    s = scene("A: gems 3 Gaian; hand: Bear\nB:", cards=CARDS)
    s.choose("play Bear")
    assert (s.gems("A"), s.consumed("A")) == ("1 Gaian", "2 Gaian")


@rule("ARC-PLAY-03")
def test_permanents_are_put_into_play_and_one_shot_cards_do_what_they_say() -> None:
    s = scene("A: gems 4 Gaian; hand: Bear, Spell, Hamlet\nB:", cards=CARDS)
    s.play("Bear")
    assert s.place("Bear") == "Keep of A"
    s.play("Hamlet")
    assert s.place("Hamlet") == "A's Kingdom"
    s.play("Spell")
    assert (s.points("A"), s.place("Spell")) == (16, "A's graveyard")


@rule("ARC-PLAY-03")
def test_a_card_is_announced_aimed_paid_answered_and_then_resolves() -> None:
    s = scene("A: gems 2 Gaian, 1 Red Banner; hand: Hex\nB: army: Imp 1/3, Owl 1/3; hand: Idle", cards=CARDS)
    s.choose("play Hex")
    assert s.options() == ["target Imp", "target Owl"]
    s.choose("target Imp")
    assert s.options() == ["pay 1 Gaian + 1 Red Banner", "pay 2 Gaian"]
    s.choose("pay 2 Gaian")
    assert (s.asked, s.options(), s.chain(), s.consumed("A")) == ("B", ["pass", "play Idle"], ["Hex"], "2 Gaian")
    assert s.damage("Imp") == 0
    s.choose("pass")
    assert s.damage("Imp") == 2


@rule("ARC-PLAY-04")
@pytest.mark.parametrize("card", ["Bear", "Spell", "Hamlet"])
def test_a_card_that_does_not_resolve_is_wasted(card: str) -> None:
    s = scene(f"A: gems 2 Gaian; hand: {card}\nB: hand: Deny", cards=CARDS)
    before = s.points("A")
    s.choose(f"play {card}", "play Deny")
    s.all_pass()
    assert (s.place(card), s.points("A")) == ("A's graveyard", before)
    assert s.consumed("A") != ""


@rule("ARC-PLAY-05")
def test_creatures_cities_magic_and_enchantments_are_for_ones_own_play_phases() -> None:
    s = scene(
        """
        A: gems 9 Gaian; hand: Bear, Hamlet, Spell, Charm, Idle; army: Wolf
        B: gems 9 Gaian; hand: Idle, Bear
    """,
        cards=CARDS,
    )
    assert s.options()[:6] == ["done", "play Bear", "play Hamlet", "play Spell", "play Charm", "play Idle"]
    s.choose("play Idle")
    assert s.asked == "B"
    s.refused("play Bear (2)", "ARC-PLAY-05")
    s.choose("pass")
    s.to("Attack")
    s.choose("attack B's army")
    assert s.asked == "B"
    s.choose("pass")
    s.all_pass()
    s.to("Second Play")
    assert {"play Bear", "play Hamlet", "play Spell", "play Charm"} <= set(s.options())


@rule("ARC-PLAY-05")
@pytest.mark.parametrize("phase", ["Tactics", "Attack", "Discard"])
def test_in_other_phases_only_events_are_played(phase: str) -> None:
    s = scene(f"A: gems 9 Gaian; hand: Bear, Hamlet, Spell, Charm, Idle\nB:\nphase: {phase}", cards=CARDS)
    while s.phase != phase or "play Idle" not in s.options():
        s.choose("done")
    assert s.options() == ["pass", "play Idle"]
    for card in ("Bear", "Hamlet", "Spell", "Charm"):
        s.refused(f"play {card}", "ARC-PLAY-05")


@rule("ARC-PLAY-05")
def test_while_something_is_on_the_chain_only_events_are_played() -> None:
    s = scene("A: gems 9 Gaian; hand: Bear, Idle, Omen\nB: hand: Omen", cards=CARDS)
    s.choose("play Idle", "pass")
    assert (s.asked, s.chain(), s.options()) == ("A", ["Idle"], ["pass", "play Omen"])
    s.refused("play Bear", "ARC-PLAY-05")


@rule("ARC-PLAY-06")
def test_a_player_may_play_as_many_cards_as_he_can_pay_for() -> None:
    names = [f"Imp{n}" for n in range(12)]
    s = scene(f"A: gems 11 Gaian; hand: {', '.join(names)}\nB:")
    for name in names[:-1]:
        assert s.asked == "A"
        s.choose(f"play {name}")
    assert all(s.place(name) == "Keep of A" for name in names[:-1])
    assert s.place(names[-1]) == "A's hand"


@rule("ARC-PLAY-07")
def test_a_card_without_a_legal_target_cannot_be_played() -> None:
    s = scene("A: gems 9 Gaian; hand: Hex, Storm; army: Wolf\nB:", cards=CARDS)
    assert "play Hex" in s.options()
    s.refused("play Storm", "ARC-PLAY-07")


@rule("ARC-PLAY-07")
def test_illegal_targets_are_skipped_on_resolution() -> None:
    s = scene("A: gems 2 Gaian; hand: Storm, Idle\nB: army: Imp 1/3, Owl 1/3; hand: Slay", cards=CARDS)
    s.choose("play Storm", "target Imp")  # Owl is the only other one
    s.choose("play Slay", "target Imp")
    s.all_pass()
    assert (s.place("Imp"), s.damage("Owl")) == ("B's graveyard", 2)


@rule("ARC-PLAY-07")
def test_if_all_targets_are_illegal_the_card_does_nothing() -> None:
    s = scene("A: hand: Twin Bolt, Idle; deck: 5\nB: army: Imp 1/3; hand: Slay", cards=CARDS)
    s.choose("play Twin Bolt", "play Slay")
    s.all_pass()
    assert s.hand("A") == ["Idle"]
    assert s.place("Twin Bolt") == "A's graveyard"


@rule("ARC-PLAY-07")
def test_a_target_must_have_all_the_subtypes_that_the_text_names_and_none_that_it_bars() -> None:
    kinds = {
        "Fern": "creature 1 (Elvish Archer) 1/3", "Ash": "creature 1 (Elvish Mage) 1/3", "Orc": "creature 1 (Archer) 1/3",
        "Snipe": "magic 0: Deal 1 damage to target Elvish Archer.", "Ban": "magic 0: Deal 1 damage to target non-Mage Elvish.",
    }  # fmt: skip
    s = scene("A: hand: Snipe, Ban\nB: army: Fern, Ash, Orc", cards=kinds)
    s.play("Snipe")  # Fern is the only one who is both
    assert [s.damage(name) for name in ("Fern", "Ash", "Orc")] == [1, 0, 0]
    s.play("Ban")
    assert [s.damage(name) for name in ("Fern", "Ash", "Orc")] == [2, 0, 0]


@rule("ARC-PLAY-07")
def test_where_a_creature_or_player_may_be_the_target_both_are_still_legal_on_resolution() -> None:
    cards = CARDS | {"Scorch": "magic 0: Deal 2 damage to target creature or player."}
    s = scene("A: hand: Scorch, Scorch\nB: army: Imp 1/3", cards=cards)
    s.play("Scorch", "target Imp")
    assert (s.damage("Imp"), s.points("B")) == (2, 15)
    s.play("Scorch", "target player B")
    assert (s.damage("Imp"), s.points("B")) == (2, 13)


@rule("ARC-PLAY-08")
def test_cards_are_played_from_hand_by_their_owner() -> None:
    s = scene("A: gems 9 Gaian; hand: Idle; grave: Bear; deck: Spell, 3\nB: hand: Hamlet", cards=CARDS)
    assert s.options() == ["done", "play Idle"]
    for card in ("Bear", "Spell", "Hamlet"):
        s.refused(f"play {card}", "ARC-PLAY-08")


@rule("ARC-PLAY-08")
def test_an_effect_may_put_a_card_into_play_from_elsewhere() -> None:
    s = scene("A: hand: Unearth; grave: Bear\nB:", cards=CARDS)
    s.play("Unearth")
    assert s.place("Bear") == "Keep of A"


@rule("ARC-PLAY-09")
def test_any_condition_can_be_a_prerequisite() -> None:
    cards = CARDS | {
        "Lament": "magic 0: Play only if the number of cards in your graveyard is 2 or more. Gain 1 victory point.",
        "Dirge": "magic 0: Play only if an opponent controls a marked creature. Gain 1 victory point.",
    }
    s = scene("A: hand: Lament, Dirge, Idle; grave: Imp\nB: army: Owl", cards=cards)
    s.refused("play Lament", "ARC-PLAY-01")
    s.refused("play Dirge", "ARC-PLAY-01")
    s.play("Idle")
    s = scene("A: hand: Lament, Dirge; grave: Imp, Elk\nB: army: Owl marked", cards=cards)
    assert s.options() == ["done", "play Lament", "play Dirge"]


@rule("ARC-PLAY-10")
def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    s = scene("A: hand: Purge, Imp; deck: 5\nB:", cards=CARDS)
    s.play("Purge")
    assert s.hand("A") == []
    assert s.grave("A") == ["Purge", "Imp"]


@rule("ARC-PLAY-10")
def test_if_you_do_asks_for_the_whole_of_it() -> None:
    cards = {"Bargain": "event 0: You may discard a card. If you do, gain 2 victory points."}
    s = scene("A: hand: Bargain, Imp\nB:", cards=cards)
    s.play("Bargain", "yes")
    assert (s.points("A"), s.grave("A")) == (17, ["Bargain", "Imp"])
    s = scene("A: hand: Bargain\nB:", cards=cards)
    s.choose("play Bargain")
    if "yes" in s.options():
        s.choose("yes")
    assert s.points("A") == 15


@rule("ARC-PLAY-10")
def test_of_two_ways_one_that_cannot_be_gone_whole_is_open_only_where_none_can() -> None:
    cards = {"Writ": "event 0: Target opponent discards two cards or sacrifices a creature."}
    text = "A: hand: Writ; deck: 3\nB: hand: {}; deck: 3{}"
    s = scene(text.format("Imp, Imp", "; army: Ann 1/1"), cards=cards)
    s.choose("play Writ")
    assert (s.asked, len(s.options())) == ("B", 2)
    s = scene(text.format("Imp", "; army: Ann 1/1"), cards=cards)
    s.play("Writ")
    assert (s.hand("B"), s.place("Ann")) == (["Imp"], "B's graveyard"), "one card is not two"
    s = scene(text.format("Imp", ""), cards=cards)
    s.choose("play Writ")
    assert (s.asked, len(s.options())) == ("B", 2), "either can but be gone in part"
    cards = {"Bounty": "event 0: Target opponent chooses one: you draw two cards; or you gain 1 victory point."}
    s = scene("A: hand: Bounty; deck: 2\nB:", cards=cards)
    s.choose("play Bounty")
    assert len(s.options()) == 2
    for deck in (1, 0):
        s = scene(f"A: hand: Bounty; deck: {deck}\nB:", cards=cards)
        s.choose("play Bounty")
        assert (s.points("A"), len(s.hand("A"))) == (16, 0)
    cards = {"Toll": "event 0: Target opponent chooses one: he loses 2 victory points; or you draw a card."}
    s = scene("A: hand: Toll\nB: 2 points", cards=cards)
    s.choose("play Toll")
    assert len(s.options()) == 2
    s = scene("A: hand: Toll\nB: 1 points", cards=cards)
    s.choose("play Toll")
    assert (len(s.hand("A")), s.points("B")) == (1, 1)


@rule("ARC-PLAY-11")
def test_changed_costs_apply_before_payment() -> None:
    s = scene("A: gems 2 Gaian; hand: Bear, Gift\nB: attached: Tax on Keep of B; city Keep of B (Body, 8)", cards=CARDS)
    s.refused("play Bear", "ARC-POWER-08")
    s.choose("play Gift")
    assert s.consumed("A") == "2 Gaian"


@rule("ARC-PLAY-11")
def test_a_cost_never_falls_below_0_and_x_is_put_in_first() -> None:
    s = scene("A: gems 2 Gaian; hand: Trifle\nB:", cards=CARDS)
    s.choose("play Trifle")
    assert (s.gems("A"), s.consumed("A")) == ("2 Gaian", "")
    s = scene("A: gems 2 Gaian; hand: Growth\nB:", cards=CARDS)
    s.choose("play Growth", "number 3")
    assert (s.gems("A"), s.consumed("A")) == ("1 Gaian", "1 Gaian")
