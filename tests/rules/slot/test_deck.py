"""SLOT-DECK and SLOT-TABLE: what a deck may hold, and the piles beside an army."""

from dataclasses import replace

from scenes.slot import KIT, deal, rule, scene
from wtactics.cards.card import Card
from wtactics.engine.places import ASIDE, DECK, GRAVE
from wtactics.games import ruleset
from wtactics.rulesets.slot.ids import DECK_09
from wtactics.rulesets.slot.rules.deck import deck_faults
from wtactics.rulesets.slot.rules.recr import cannot_recruit
from wtactics.rulesets.slot.terms import RECRUIT_STEP
from wtactics.rulesets.slot.told.layout import layout
from wtactics.rulesets.slot.view import SlotView


def card(level: int = 1, name: str = "Page") -> Card:
    return KIT.card(name, f"level {level} close 1 def 1 life 1")


@rule("SLOT-DECK-02", "SLOT-DECK-03", "SLOT-DECK-04", "SLOT-DECK-08", "SLOT-DECK-EX1")
def test_what_is_wrong_with_a_deck_is_told_in_words() -> None:
    stranger = replace(card(name="Stranger"), faction="Banished")
    assert deck_faults([card()] * 61) == [("SLOT-DECK-02", "expected at most 60 cards, found 61")]
    assert deck_faults([card()] * 7) == [("SLOT-DECK-08", "expected at least 8 cards, found 7")]
    assert deck_faults([card()] * 59 + [stranger]) == [
        ("SLOT-DECK-03", "expected one faction, found Gaian and Banished")
    ]
    plain = "expected at least 7 creatures of level 1, found 6"
    assert deck_faults([card()] * 6 + [card(2)] * 10) == [("SLOT-DECK-08", plain)]
    for legal in ([card()] * 60, [card()] * 8, [stranger] * 60, [card()] * 7 + [card(2)] * 10):
        assert deck_faults(legal) == []


@rule("SLOT-DECK-10", "SLOT-LEVEL-05", "SLOT-CARD-01")
def test_level_3_and_all_that_is_no_creature_is_named_once() -> None:
    deck = [card()] * 8 + [card(3, "Godling")] * 2 + [replace(card(name="Rain"), type="event")] * 2
    rain, godling = "Rain is of type event, expected creature", "Godling is of level 3, expected 1 or 2"
    assert deck_faults(deck) == [("SLOT-CARD-01", rain), ("SLOT-DECK-10", godling)]


@rule("SLOT-DECK-01", "SLOT-START-01")
def test_all_faults_of_a_deck_are_told_at_once() -> None:
    deck = [card(2)] * 58 + [card(3)] * 3 + [replace(card(), faction="Banished")]
    assert [rule_id for rule_id, _ in deck_faults(deck)] == [f"SLOT-DECK-{n}" for n in ("02", "03", "08", "10")]


@rule("SLOT-DECK-05", "SLOT-DECK-06", "SLOT-INFO-01", "SLOT-INFO-02")
def test_the_deck_is_seen_by_its_owner_and_counted_by_everybody() -> None:
    s = scene("A: front: Page; deck: Fighter, Knight, 3 Page\nB: front: Page\nstep: Recruit")
    views = [SlotView(s.table, seat) for seat in (0, 1, -1)]
    assert [len(view.known(DECK, 0)) for view in views] == [5, 0, 0]
    assert [view.count(DECK, 0) for view in views] == [5, 5, 5]
    assert list(views[1].at(DECK, 0)) == [-1] * 5


@rule("SLOT-DECK-06", "SLOT-DECK-07", "SLOT-RECR-04", "SLOT-START-03")
def test_any_card_may_be_taken_and_the_order_of_the_deck_means_nothing() -> None:
    decks = ("2 Archer, 9 Page, Fighter", "Fighter, 9 Page, 2 Archer", "4 Page, Archer, Fighter, 5 Page, Archer")
    for seed in range(3):
        offered = [set(deal(deck, "8 Page", seed=seed).options()) for deck in decks]
        assert offered[0] == offered[1] == offered[2]
        assert {label.split()[1] for label in offered[0]} == {"Archer", "Page", "Fighter"}
    text = "A: front: Ann, Ben, Cid; deck: {}\nB: front: Page\nstep: Recruit"
    found = [set(scene(text.format(deck)).options()) for deck in decks]
    assert found[0] == found[1] == found[2] == {"done", "recruit Archer", "recruit Page", "recruit Fighter"}


@rule("SLOT-DECK-07", "SLOT-DESIGN-04")
def test_nothing_is_shuffled_or_drawn() -> None:
    s = deal("20 Page", "20 Page")
    while s.turn == 0:
        s.choose(s.options()[0])
    left = s.deck("A")
    s.to("Action")
    assert (s.deck("A"), len(left), s.table.rolls) == (left, 12, 0)
    assert not [line for line in s.log() if "shuffle" in line or "draw" in line]


@rule("SLOT-DECK-09", "SLOT-RECR-04")
def test_who_has_no_deck_left_cannot_recruit_and_plays_on() -> None:
    s = scene("A: front: Page, Page; deck: Page; grave: Page; twilight: Page\nB: front: Page\nstep: Recruit")
    s.choose("recruit Page", "place Page in F3", "give Page (twilight)")
    assert (s.deck("A"), s.step, s.over) == ([], "Move", False)
    s.to("Move", "B")
    s.to("Move", "A")  # no question in step 3, and nothing has happened for want of cards
    assert (s.over, s.turn, len(s.army("A"))) == (False, 5, 3)
    assert not [line for line in s.log() if "defeated" in line]
    s.table.phase = RECRUIT_STEP
    assert cannot_recruit(s.table, 0, s.at("A F1")) == DECK_09


@rule("SLOT-TABLE-01", "SLOT-TWI-01")
def test_beside_the_army_there_are_three_piles_and_nothing_else() -> None:
    s = deal("20 Page, 2 Knight", "20 Page")
    while s.turn < 6 and not s.over:
        s.choose(s.options()[-1])
        piles = (DECK, ASIDE, GRAVE)
        for seat in range(2):
            lying = sum(len(s.table.at(kind, seat)) for kind in piles) + len(s.army("AB"[seat]))
            assert lying == (22, 20)[seat]
    assert s.turn > 1
    assert [area.title for area in layout(ruleset("slot").settle(), 2).areas] == [
        "Army",
        "Twilight",
        "Deck",
        "Graveyard",
    ]
