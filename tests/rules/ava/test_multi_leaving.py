"""AVA-MULTI-04: a player gives up at any question, and the others play on without him."""

import pytest

from scenes.ava import Scene, deal, rule, scene
from wtactics.engine.places import GONE

CARDS = {
    "Bolt": "event 0: Deal 3 damage to target creature.",
    "Blaze": "event X: Deal X damage to target creature.",
    "Toast": "magic 2 Gaian loyalty 1: Gain 1 victory point.",
    "Storm": "magic 0: Deal 3 damage to target creature.",
    "Cheer": "event 0: Gain 1 victory point.",
    "Levy": "event 0: Each player discards a card. Each opponent loses 2 life points.",
    "Lure": "event 0: Gain control of target creature.",
    "Priest": "creature 1 1/1: Discard a card: Gain 1 victory point.",
    "Vulture": "creature 1 1/1: Whenever another creature dies, you gain 1 victory point.",
    "Bard": "creature 1 1/1: Whenever a creature dies, you gain 1 victory point.",
    "Crow": "creature 1 1/1: Whenever another creature dies, target opponent loses 1 life point.",
    "Wreck": "event 0: Destroy target resource card.",
    "Wolf": "creature 0 1/1", "Site": "city 0 Body 8", "Reed": "city 0 Mind 8",
}  # fmt: skip
# Where somebody gives up: the table, the choices that lead there, who it is, and a word of what he is asked.
QUESTIONS = {
    "target": ("A: hand: Bolt; army: Imp\nB: army: Owl\nC:", ["play Bolt"], "A", "target"),
    "x": ("A: gold 2 Gaian; hand: Blaze\nB: army: Owl\nC:", ["play Blaze"], "A", "number"),
    "payment": ("A: gold 1 Gaian, 1 Red Banner, 1 The Empire; hand: Toast\nB:\nC:", ["play Toast"], "A", "pay"),
    "home": ("A: hand: Wolf; city Fen\nB:\nC:\nphase: Entrance", ["play Wolf"], "A", "place"),
    "price": ("A: army: Priest; hand: Ash, Oak\nB:\nC:", ["use Priest"], "A", "give"),
    "picking of another": ("A: hand: Levy, Ash\nB: hand: 2\nC: hand: 2", ["play Levy"], "B", "pick"),
    "second draw": ("A:\nB:\nC:\nphase: Draw", [], "A", "yes"),
    "laying": ("A: hand: Ash, Oak\nB:\nC:", [], "A", "lay"),
    "faction": ("A: hand: Ash, Oak\nB:\nC:", ["lay Ash"], "A", "name"),
    "claim": ("A: city Fen: Imp\nB:\nC:\nphase: Tactics", [], "A", "claim"),
    "marks for a claim": ("A: city Fen: Imp\nB:\nC:\nphase: Tactics", ["claim Body"], "A", "bid"),
    "answer to a claim": ("A: city Fen\nB: city Hill: Owl\nC:\nphase: Tactics", ["claim Body"], "B", "bid"),
    "reward": ("A: city Fen: Imp\nB:\nC:\nphase: Tactics", ["claim Body", "bid Imp"], "A", "1 VP"),
    "reward of an opponent": ("A: city Fen\nB: city Hill: Owl\nC:\nphase: Tactics", ["claim Body", "bid Owl"], "B", "1 VP"),
    "goal": ("A: army: Imp\nB:\nC:\nphase: Attack", [], "A", "attack"),
    "attackers": ("A: army: Imp, Fox\nB:\nC:\nphase: Attack", ["attack B's army", "send Imp"], "A", "send"),
    "defenders": ("A: army: Imp\nB: army: Owl\nC:\nphase: Attack", ["attack B's army", "send Imp", "done"], "B", "block"),
    "alongside": (
        "A: army: Imp\nB: army: Owl\nC:\nphase: Attack", ["attack B's army", "send Imp", "done", "done"], "B", "yes"
    ),
    "building": ("A: cities: Site, Reed\nB:\nC:\nphase: Entrance", [], "A", "build"),
    "discarding": ("A: hand: 9\nB:\nC:\nphase: Discard", [], "A", "discard"),
    "order of triggers": ("A: army: Vulture, Bard; hand: Bolt\nB: army: Owl\nC:", ["play Bolt", "target Owl"], "A", "trigger"),
    "target of a trigger": ("A: army: Crow; hand: Bolt\nB: army: Owl\nC:", ["play Bolt", "target Owl"], "A", "target player"),
    "producing": ("A: hand: Wreck\nB: gold 1 Gaian; hand: 1\nC:", ["play Wreck"], "B", "produce"),
    "response": ("A: hand: Storm\nB: army: Owl; hand: Cheer\nC:", ["play Storm"], "B", "pass"),
    "play phase": ("A: city Fen: Imp\nB:\nC:", [], "A", "move"),
}  # fmt: skip


def goes_on_without(s: Scene, seat: str) -> None:
    """The others play three turns more; nothing of the one who left is left."""
    turn = s.turn
    while not s.over and s.turn < turn + 3:
        assert s.asked != seat
        offered = s.options()
        s.choose(next((way for way in ("pass", "done", "no") if way in offered), offered[0]))
    assert s.asked not in ("", seat)
    owned = [c for c in range(len(s.table.place)) if s.table.owner[c] == s.seats.index(seat)]
    assert {int(s.table.place[c]) & 15 for c in owned} == {GONE}
    assert [c for c in s.table.board if s.table.controller[c] == s.seats.index(seat)] == []
    assert (s.chain(), s.table.held) == ([], 0)


@pytest.mark.parametrize("question", QUESTIONS)
@rule("AVA-MULTI-04", "AVA-WIN-12")
def test_a_player_gives_up_at_any_question_and_the_others_play_on(question: str) -> None:
    text, choices, seat, word = QUESTIONS[question]
    s = scene(text, cards=CARDS)
    s.choose(*choices)
    assert any(word in label for label in s.options()), s.options()
    s.concede(seat)
    assert (s.out(seat), s.over) == ("AVA-WIN-12", False)
    goes_on_without(s, seat)


@rule("AVA-MULTI-04", "AVA-WIN-12")
def test_who_gives_up_in_the_first_turn_has_no_avatar_in_play() -> None:
    cards = {"Me": "avatar 0/25", "Fort": "city 2 Body 8", "School": "city 2 Mind 8", "Shrine": "city 2 Soul 8"}
    s = deal(*["Me, 2 Fort, 2 School, Shrine, 60 Spare"] * 4, cards=cards, settings={"first_player": 0})
    assert s.asked == "A"
    s.concede("A")
    assert s.asked == "B"
    goes_on_without(s, "A")


@rule("AVA-MULTI-04", "AVA-WIN-01")
def test_the_last_of_many_wins() -> None:
    s = scene("A:\nB:\nC:\nphase: Draw")
    s.concede("A")
    assert (s.over, s.asked) == (False, "B")
    s.concede("B")
    assert (s.winner, s.ending) == ("C", "AVA-WIN-01")


@rule("AVA-MULTI-04", "AVA-STATE-11")
def test_a_creature_is_not_taken_by_a_player_who_has_left() -> None:
    s = scene("A: hand: Lure; city Fen; city Hill\nB: city Mount: Owl\nC:", cards=CARDS)
    s.choose("play Lure")
    s.concede("A")
    assert (s.place("Owl"), s.controller("Owl")) == ("Mount", "B")


@rule("AVA-MULTI-04", "AVA-WIN-03")
def test_who_is_left_without_a_city_and_with_an_empty_cities_deck_is_defeated_too() -> None:
    s = scene("A: city Fen\nB: city Hill (Mind, 8, of A): Owl; no cities\nC:\nD:\nphase: Draw, active A")
    s.concede("A")
    assert (s.out("A"), s.out("B"), s.over) == ("AVA-WIN-12", "AVA-WIN-03", False)
