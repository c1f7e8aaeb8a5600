"""ARC-AREA: the play areas, and who sees them."""

import pytest

from scenes.arc import rule, scene
from wtactics.engine.places import DECK, HAND
from wtactics.rulesets.arc.view import ArcView

CARDS = {
    "Slay": "event 0: Kill target creature.",
    "Idle": "event 0: Gain 1 victory point.",
    "Charm": "enchantment 0: Attach to target creature.",
    "Blessing": "enchantment 0: Attach to target enchantment.",
    "Lose Heart": "event 0: Discard a card.",
    "Storm": "event 0: Kill all creatures.",
    "Bounce": "event 0: Return target creature to its owner's hand.",
    "Bury": "event 0: Put target creature on the bottom of its owner's deck.",
    "Banish": "event 0: Remove target creature from the game.",
    "Deny": "event 0: Stop target event from resolving.",
}


@rule("ARC-AREA-01")
@pytest.mark.parametrize("seat", ["A", "B", "C"])
def test_each_player_has_the_same_areas(seat: str) -> None:
    other = {"A": "B", "B": "C", "C": "A"}[seat]
    s = scene(f"""
        {seat}: gems 1 Gaian; city Oakhold (Body, 8): Elder 1/1; army: Wolf 2/2; hand: Owl; deck: Bear; grave: Fox
        {other}:
        {({"A", "B", "C"} - {seat, other}).pop()}:
    """)
    places = {s.place(name) for name in ("Oakhold", "Elder", "Wolf", "Owl", "Bear", "Fox", "Gaian resource card")}
    there = {f"{seat}'s {place}" for place in ("Kingdom", "Army", "hand", "deck", "graveyard", "reserves")}
    assert places == {"Oakhold"} | there


@rule("ARC-AREA-02")
def test_the_kingdom_holds_cities_and_beside_each_its_residents() -> None:
    s = scene(
        "A: city Oakhold (Body, 8); city Reedmere (Mind, 8): Owl; hand: Elder\nB:", cards={"Elder": "creature 0 1/1"}
    )
    s.choose("play Elder", "place in Oakhold")
    assert (s.place("Oakhold"), s.place("Reedmere"), s.place("Elder"), s.place("Owl")) == (
        "A's Kingdom", "A's Kingdom", "Oakhold", "Reedmere",
    )  # fmt: skip


@rule("ARC-AREA-03")
def test_creatures_in_a_city_cannot_attack() -> None:
    s = scene("A: army: Wolf 2/2, Bear 2/2; city Oakhold (Body, 8): Elder 1/1\nB:\nphase: Attack")
    s.choose("attack B's army")
    assert s.options() == ["send Wolf", "send Bear"]
    s.refused("send Elder", "ARC-COMBAT-03")


@rule("ARC-AREA-03")
def test_creatures_in_a_city_may_defend_that_city_and_no_other() -> None:
    s = scene("""
        A: army: Wolf 2/2
        B: city Oakhold (Body, 8): Elder 1/1; city Reedmere (Mind, 8): Owl 1/1
        phase: Attack
    """)
    s.choose("attack Oakhold")
    assert s.options() == ["done", "block Wolf with Elder"]
    s.refused("block Wolf with Owl", "ARC-COMBAT-08")


@rule("ARC-AREA-04")
def test_the_army_attacks_and_defends_and_stands_face_up() -> None:
    s = scene("A: army: Wolf 2/2\nB: city Oakhold (Body, 8); army: Guard 1/3\nphase: Attack")
    assert s.sees("B", "Wolf")
    assert s.sees("A", "Guard")
    assert s.options() == ["done", "attack B's army", "attack Oakhold"]
    s.choose("attack Oakhold")
    assert s.options() == ["done", "block Wolf with Guard"]


@rule("ARC-AREA-05")
def test_resource_cards_lie_in_one_pile_with_its_gems_for_each_faction() -> None:
    s = scene("A: gems 2 Gaian, 1 The Empire; hand: Wolf, Bear, Owl; deck: 5\nB:\nphase: Draw")
    s.choose("2 resources", "lay Wolf", "name Gaian", "lay Bear", "name Dark Legion")
    assert s.gems("A") == "1 Dark Legion + 3 Gaian + 1 The Empire"
    assert (s.place("Wolf"), s.place("Bear")) == ("A's reserves", "A's reserves")


@rule("ARC-AREA-06")
def test_the_deck_lies_face_down_for_all_and_need_not_be_drawn_from() -> None:
    s = scene("A: deck: Wolf, Bear, 5; hand: 3\nB:\nphase: Draw")
    assert not any(s.sees(seat, name) for seat in "AB" for name in ("Wolf", "Bear"))
    s.choose("2 resources", "lay Spare", "name Gaian", "lay Spare", "name Gaian")
    assert s.deck("A")[:2] == ["Wolf", "Bear"]


@rule("ARC-AREA-07")
def test_the_graveyard_receives_discarded_used_wasted_and_killed_cards() -> None:
    s = scene("A: hand: Lose Heart, Fox, Slay, Idle; deck: 3\nB: hand: Deny, Idle; army: Wolf", cards=CARDS)
    s.choose("play Lose Heart", "pass", "pass", "pick Fox")
    s.choose("play Slay")
    s.all_pass()
    assert s.grave("A") == ["Slay", "Lose Heart", "Fox"]
    assert s.grave("B") == ["Wolf"]
    s.choose("play Idle")
    s.choose("play Deny")
    s.all_pass()
    assert s.points("A") == 15
    assert s.grave("A") == ["Idle", "Slay", "Lose Heart", "Fox"]
    assert s.grave("B") == ["Deny", "Wolf"]


@rule("ARC-AREA-08")
def test_graveyards_are_face_up_for_every_player() -> None:
    s = scene("A: grave: Fox; hand: Owl\nB: grave: Wolf; hand: Bear\nC:")
    assert all(s.sees(seat, name) for seat in "ABC" for name in ("Fox", "Wolf"))
    assert not s.sees("C", "Owl")


@rule("ARC-AREA-09", "ARC-AREA-EX1")
def test_the_graveyard_keeps_the_order_of_arrival_the_newest_on_top() -> None:
    s = scene("A: hand: Idle, Slay, Lose Heart, Fox; army: Wolf; city Keep (Body, 8)\nB: army: Bear", cards=CARDS)
    s.play("Idle")
    s.play("Slay", "target Wolf")
    assert s.grave("A") == ["Slay", "Wolf", "Idle"]
    s.play("Lose Heart")
    assert s.grave("A") == ["Lose Heart", "Fox", "Slay", "Wolf", "Idle"]


@rule("ARC-AREA-09", "ARC-AREA-EX1")
def test_who_dies_of_damage_lies_above_the_event_that_dealt_it() -> None:
    s = scene(
        "A: hand: Spark, Lose Heart, Fox, Owl; army: Wolf\nB:",
        cards=CARDS | {"Spark": "event 0: Deal 1 damage to target creature."},
    )
    s.play("Spark")
    assert s.grave("A") == ["Wolf", "Spark"]
    s.play("Lose Heart", "pick Fox")
    assert s.grave("A") == ["Lose Heart", "Fox", "Wolf", "Spark"]


@rule("ARC-AREA-09")
def test_of_cards_that_arrive_together_the_host_comes_before_what_was_attached_to_it() -> None:
    s = scene(
        """
        A: army: Wolf; attached: Blessing on Charm, Charm on Wolf; hand: Slay
        B:
    """,
        cards=CARDS,
    )
    s.play("Slay")
    assert s.grave("A") == ["Slay", "Blessing", "Charm", "Wolf"]


@rule("ARC-AREA-10")
def test_hands_are_hidden_from_others_but_their_size_is_not() -> None:
    s = scene("A: hand: Wolf, Bear\nB: hand: Owl\nC:")
    assert (s.sees("A", "Wolf"), s.sees("B", "Wolf"), s.sees("C", "Wolf"), s.sees("A", "Owl")) == (
        True,
        False,
        False,
        False,
    )
    assert [ArcView(s.table, 2).count(HAND, seat) for seat in range(3)] == [2, 1, 0]
    assert list(ArcView(s.table, 2).at(HAND, 0)) == [-1, -1]
    assert ArcView(s.table, 2).count(DECK, 0) == 10


@rule("ARC-AREA-11")
@pytest.mark.parametrize(
    ("card", "place"),
    [("Slay", "B's graveyard"), ("Bounce", "B's hand"), ("Bury", "B's deck"), ("Banish", "removed")],
)
def test_what_leaves_play_goes_to_its_owner_whoever_controlled_it(card: str, place: str) -> None:
    s = scene(f"A: army: Spy 2/2 of B, Wolf; hand: {card}\nB:", cards=CARDS)
    assert s.controller("Spy") == "A"
    s.play(card, "target Spy")
    assert s.place("Spy") == place
    if card == "Banish":
        assert s.table.place[s.card("Spy")] >> 4 == 1


@rule("ARC-AREA-11")
def test_a_creature_that_dies_in_combat_goes_to_its_owners_graveyard() -> None:
    s = scene("A: army: Spy 2/2 of B\nB: army: Wall 2/5\nphase: Attack")
    s.choose("attack B's army", "block Spy with Wall")
    assert s.grave("B") == ["Spy"]
    assert s.grave("A") == []
