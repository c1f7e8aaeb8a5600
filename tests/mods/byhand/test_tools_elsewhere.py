"""BYHAND-TOOL: tools of the other games: gold and fronts of ORC, slots and action points of SLOT."""

from functools import cached_property

from scenes import orc, slot
from scenes.byhand import STANDS, rule
from wtactics.games import ruleset
from wtactics.kits.game import Game


class OrcHands(orc.OrcKit):
    """Scenes of ORC with cards by hand."""

    @cached_property
    def game(self) -> Game:
        return ruleset("orc+byhand")


class SlotHands(slot.SlotKit):
    """Scenes of SLOT with cards by hand."""

    @cached_property
    def game(self) -> Game:
        return ruleset("slot+byhand")


class OrcScene(orc.Scene):
    """A match of ORC with cards by hand."""

    kit = OrcHands()


class SlotScene(slot.Scene):
    """A game of SLOT with cards by hand."""

    kit = SlotHands()


def sage_of_orc() -> OrcScene:
    """A is to carry out what his Sage says; his Ox stands in the Defensive."""
    s = OrcScene.set(
        "A: offensive: Sage; defensive: Ox 3/3; resources: 1; hand: 1; deck: Hen, Imp 1/1\nB: hand: 1",
        cards={"Sage": "creature 1/1: (M): Flurb the reeds."},
    )
    s.choose("use Sage")
    while not s.game.question_words(s.table).startswith("by hand: "):
        s.choose(s.way_on())
    return s


def singer_of_slot() -> SlotScene:
    """A is to carry out what his Singer says."""
    s = SlotScene.set(
        "A: front: Singer, Fighter; deck: Page\nB: front: Page\nstep: Abilities, ap 3",
        cards={"Singer": "close 1 def 9 life 9: [ ] Sing - Flurb the reeds."},
    )
    s.choose("use Singer F1")
    return s


@rule("BYHAND-TOOL-01")
def test_a_creature_goes_to_the_other_front() -> None:
    s = sage_of_orc()
    s.choose("move in play", "Ox", STANDS)
    assert s.place("Ox") == "A's Offensive"


@rule("BYHAND-TOOL-07")
def test_gold_is_made_and_is_spent_like_any_other() -> None:
    s = sage_of_orc()
    before = s.gold("A")
    s.choose("gold", "player A", "2 gold", STANDS)
    assert s.gold("A") == before + 2


@rule("BYHAND-TOOL-08")
def test_a_token_stands_in_a_front() -> None:
    s = sage_of_orc()
    s.choose("a token", "player A", "a 3/3 token", STANDS)
    assert (s.value("Token"), s.place("Token")) == ("3/3", "A's Offensive")


@rule("BYHAND-TOOL-10")
def test_a_creature_of_the_deck_comes_into_play() -> None:
    s = sage_of_orc()
    s.choose("search own deck", "player A", "into play", STANDS)
    assert {"none", "Hen", "Imp"} <= set(s.options())
    s.choose("Imp")
    assert s.place("Imp") == "A's Offensive"


@rule("BYHAND-TOOL-01")
def test_a_creature_goes_to_a_slot_and_back_into_the_deck() -> None:
    s = singer_of_slot()
    s.choose("move in play", "Fighter F2", "to slot B4", STANDS)
    assert s.who("A B4") == "Fighter"
    s.choose("move a card", "Fighter B4", "into its owner's deck", STANDS)
    assert (s.who("A B4"), s.table.count[0]) == ("", 2)


@rule("BYHAND-TOOL-07")
def test_action_points_are_won() -> None:
    s = singer_of_slot()
    before = s.table.ap
    s.choose("action points", "player A", "2 action points more", STANDS)
    assert s.table.ap == before + 2


@rule("BYHAND-TOOL-09", "BYHAND-TOOL-10")
def test_what_a_game_does_not_have_is_not_offered_and_its_decks_are_searched() -> None:
    s = singer_of_slot()
    assert not {"draw", "reveal", "shuffle", "top card of a deck", "power", "gold", "a token"} & set(s.options())
    s.choose("search own deck", "player A", "into play", STANDS, "Page", "place Page in B2")
    assert s.who("A B2") == "Page"
