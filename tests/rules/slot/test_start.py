"""SLOT-START, SLOT-DECK, SLOT-INFO, SLOT-DESIGN: decks, the start of a game, and who sees what."""

from random import Random

from scenes.slot import KIT, Scene, deal, rule
from wtactics.cards.card import Card
from wtactics.engine.places import DECK, HAND, NOBODY
from wtactics.engine.telling import as_data
from wtactics.games import ruleset
from wtactics.rulesets.slot.rules.deck import deck_faults
from wtactics.rulesets.slot.view import SlotView

DECK_OF = "3 Fighter, 3 Archer, 2 Mage, 3 Page, 2 Knight, Lord"


def started(seed: int = 1) -> Scene:
    """A game whose armies are full, by lot."""
    s = deal(DECK_OF, DECK_OF, seed=seed)
    chance = Random(seed)
    while s.table.turn == 0:
        s.match.choose_at(chance.randrange(len(s.table.options)))
    return s


def creature(name: str, words: str, number: int, faction: str = "Gaian") -> Card:
    from dataclasses import replace

    return replace(KIT.card(name, words, number), faction=faction)


PLAIN = creature("Page", "cost 1 close 1 def 1 life 1", 1)
ELITE = creature("Knight", "level 2 cost 4 close 5 def 4 life 2", 2)
OTHER = creature("Corpse", "cost 1 close 2 def 2 life 1", 3, "Dark Legion")
GOD = creature("Eternal", "level 3 cost 4 def 4 life 2", 4)


def rules_broken(cards: list[Card]) -> list[str]:
    return [rule_id for rule_id, _ in deck_faults(cards)]


@rule("SLOT-DECK-EX1", "SLOT-DECK-01", "SLOT-DECK-02", "SLOT-DECK-03", "SLOT-DECK-04", "SLOT-DECK-08", "SLOT-START-01")
def test_legal_and_illegal_decks() -> None:
    assert rules_broken([PLAIN] * 60) == []
    assert rules_broken([PLAIN] * 61) == ["SLOT-DECK-02"]
    assert rules_broken([PLAIN] * 8) == []
    assert rules_broken([PLAIN] * 59 + [OTHER]) == ["SLOT-DECK-03"]
    assert rules_broken([PLAIN] * 6 + [ELITE] * 10) == ["SLOT-DECK-08"]
    assert rules_broken([PLAIN] * 7) == ["SLOT-DECK-08"]


@rule("SLOT-DECK-10", "SLOT-LEVEL-05", "SLOT-CARD-01")
def test_no_level_3_and_nothing_but_creatures() -> None:
    from dataclasses import replace

    assert rules_broken([PLAIN] * 8 + [GOD]) == ["SLOT-DECK-10"]
    assert "SLOT-CARD-01" in rules_broken([PLAIN] * 8 + [replace(PLAIN, type="event")])


@rule("SLOT-START-EX1", "SLOT-START-06", "SLOT-START-11", "SLOT-TWI-01", "SLOT-START-10", "SLOT-TABLE-01")
def test_a_full_start() -> None:
    s = started()
    for seat in "AB":
        assert (len(s.army(seat)), len(s.deck(seat)), s.twilight(seat), s.grave(seat), s.points(seat)) == (
            8,
            6,
            [],
            [],
            0,
        )
        if seat == "B":
            assert not any(s.marked(f"{seat} {one[-2:]}") for one in s.army(seat))
    assert (s.active, s.turn) == ("A", 1)
    assert s.table.count[HAND] == 0


@rule("SLOT-START-03", "SLOT-INFO-01", "SLOT-ABIL-03")
def test_the_hidden_choice_is_seen_by_nobody_until_both_have_chosen() -> None:
    s = deal(DECK_OF, DECK_OF)
    before = as_data(SlotView(s.table, 1))
    for _ in range(3):
        s.match.choose_at(len(s.options()) - 1)
        now = as_data(SlotView(s.table, 1))
        assert {key for key in now if now[key] != before[key]} <= {"changes"}
    assert SlotView(s.table, 1).backs(0) == 0
    assert SlotView(s.table, 0).backs(0) != 0
    while s.asked == "A":
        s.match.choose_at(0)
    while s.options()[0].startswith("lay"):
        s.match.choose_at(0)
    assert int(SlotView(s.table, 1).backs(0)).bit_count() == 4
    assert list(SlotView(s.table, NOBODY).laid()) == []
    assert int(SlotView(s.table, 1).count(DECK, 0)) == 10
    hidden = [int(c) for c in s.table.laid if c >= 0]
    assert not any(SlotView(s.table, 1).sees(c) for c in hidden if s.table.owner[c] == 0)


@rule("SLOT-START-04", "SLOT-START-05", "SLOT-START-07", "SLOT-START-08", "SLOT-START-06", "SLOT-INFO-03")
def test_rounds_of_turning_up_and_adding() -> None:
    s = deal(DECK_OF, DECK_OF)
    while s.options()[0].startswith("lay"):
        s.match.choose_at(0)
    asked = []
    while s.table.turn == 0:
        asked.append((s.asked, s.options()[0].split()[0]))
        s.match.choose_at(0)
    assert asked[:4] == [("A", "turn"), ("A", "lay"), ("B", "turn"), ("B", "lay")]
    assert asked.count(("A", "lay")) + asked.count(("B", "lay")) <= 8
    assert all(len(s.army(seat)) == 8 for seat in "AB")
    assert sum(c >= 0 for c in s.table.laid) == 0
    assert len([line for line in s.log() if "turns up" in line]) == 8
    assert len([line for line in s.log() if " puts " in line]) == 8


@rule("SLOT-START-EX2", "SLOT-START-09", "SLOT-LEVEL-02")
def test_a_second_one_of_level_2_cannot_be_chosen() -> None:
    s = deal(DECK_OF, DECK_OF)
    s.choose("lay Knight in F1")
    assert not [label for label in s.options() if "Knight" in label or "Lord" in label]
    s.refused("lay Lord in F3", "SLOT-START-09")
    while s.table.turn == 0:
        if s.asked == "A":
            assert not [label for label in s.options() if label.startswith("lay Lord")]
        s.match.choose_at(len(s.options()) - 1)
    assert sum(s.table.is_elite(s.at(f"A {one[-2:]}")) for one in s.army("A")) == 1


@rule("SLOT-START-02", "SLOT-DESIGN-04")
def test_lot_decides_who_begins_and_nothing_else() -> None:
    game = ruleset("slot")
    first = {deal(DECK_OF, DECK_OF, seed=seed, settings={"first_player": -1}).table.starter for seed in range(20)}
    assert first == {0, 1}
    assert game.seats == (2, 2)
    s, other = started(3), deal(DECK_OF, DECK_OF, seed=99)
    assert s.table.rolls == 0
    chance = Random(3)
    while other.table.turn == 0:
        other.match.choose_at(chance.randrange(len(other.table.options)))
    assert (s.army("A"), s.army("B")) == (other.army("A"), other.army("B"))


@rule("SLOT-DESIGN-02", "SLOT-ARMY-01")
def test_two_players_with_an_army_each() -> None:
    assert ruleset("slot").seats == (2, 2)
    s = started()
    assert {int(s.table.controller[c]) for c in s.table.board} == {0, 1}


@rule("SLOT-DECK-05", "SLOT-DECK-06", "SLOT-DECK-07", "SLOT-INFO-01")
def test_a_deck_is_open_to_its_owner_and_closed_to_the_other() -> None:
    s = started()
    for c in s.table.at(DECK, 0):
        assert (SlotView(s.table, 0).sees(c), SlotView(s.table, 1).sees(c)) == (True, False)
    assert int(SlotView(s.table, 1).count(DECK, 0)) == 6


@rule("SLOT-ARMY-02", "SLOT-ARMY-03", "SLOT-ARMY-05", "SLOT-ARMY-06", "SLOT-ARMY-07", "SLOT-DESIGN-03")
def test_eight_slots_one_creature_each() -> None:
    s = started()
    for seat in (0, 1):
        assert int(s.table.filled(seat)) == 255
        assert sorted(int(s.table.place[c]) & 15 for c in s.table.army(seat)) == list(range(7, 15))
    s = deal(DECK_OF, DECK_OF)
    s.choose("lay Page in F1")
    s.refused("lay Page in F1", "SLOT-START-03")
