"""ARC-MULTI-05: a player leaves in the middle of things, and the others play on."""

import pytest

from scenes.arc import Scene, deal, rule, scene
from wtactics.engine.places import GONE

CARDS = {
    "Bolt": "event 0: Deal 3 damage to target creature.",
    "Blaze": "event X: Deal X damage to target creature.",
    "Cheer": "event 0: Gain 1 victory point.",
    "Toast": "event 1: Gain 1 victory point.",
    "Storm": "magic 0: Deal 3 damage to target creature.",
    "Ruin": "event 0: Target opponent loses 20 victory points.",
    "Levy": "event 0: Each player discards a card. Each opponent loses 2 victory points.",
    "Whim": "event 0: You may draw a card. Each opponent loses 2 victory points.",
    "Lure": "event 0: Gain control of target creature.",
    "Loan": "event 0: Gain control of target creature until end of turn.",
    "Priest": "creature 1 1/1: Discard a card: Gain 1 victory point.",
    "Vulture": "creature 1 1/1: Whenever another creature dies, you gain 1 victory point.",
    "Sage": "creature 1 1/1: 0 power: Draw a card.",
    "Crow": "creature 1 1/1: Whenever another creature dies, target opponent loses 1 victory point.",
    "Vines": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+2.",
    "Hex": "enchantment 0: Attach to target player.",
    "Bard": "creature 1 1/1: Whenever a creature dies, you gain 1 victory point.",
    "Elder": "creature 1 1/1: All other creatures get +0/+2.",
}
# Where somebody gives up: the table, the choices that lead there, who it is, and a word of what he is asked.
QUESTIONS = {
    "target": ("A: hand: Bolt; army: Wolf\nB: army: Owl\nC:", ["play Bolt"], "A", "target"),
    "x": ("A: gems 2 Gaian; hand: Blaze\nB: army: Owl\nC:", ["play Blaze"], "A", "number"),
    "payment": ("A: gems 1 Gaian, 1 Red Banner; hand: Toast\nB:\nC:", ["play Toast"], "A", "pay"),
    "home": ("A: gems 1 Gaian; hand: Wolf; city Fen (Body, 8); city Hill (Mind, 8)\nB:\nC:", ["play Wolf"], "A", "place"),
    "price": ("A: army: Priest; hand: Ash, Oak\nB:\nC:", ["use Priest"], "A", "give"),
    "picking": ("A: hand: Levy, Ash, Oak\nB: hand: 2\nC: hand: 2", ["play Levy"], "A", "pick"),
    "picking of another": ("A: hand: Levy, Ash\nB: hand: 2\nC: hand: 2", ["play Levy"], "B", "pick"),
    "yes or no": ("A: hand: Whim\nB:\nC:", ["play Whim"], "A", "yes"),
    "where to": ("A: hand: Lure; city Fen (Body, 8); city Hill (Mind, 8)\nB: city Mount (Body, 8): Owl\nC:", ["play Lure"],
                 "A", "place"),
    "drawing": ("A:\nB:\nC:\nphase: Draw", [], "A", "draw"),
    "laying": ("A: hand: Ash, Oak, Elm\nB:\nC:\nphase: Draw", ["2 resources"], "A", "lay"),
    "faction": ("A: hand: Ash, Oak, Elm\nB:\nC:\nphase: Draw", ["2 resources", "lay Ash"], "A", "name"),
    "claim": ("A: city Fen (Body, 8): Wolf\nB:\nC:\nphase: Tactics", [], "A", "claim"),
    "marks for a claim": ("A: city Fen (Body, 8): Wolf\nB:\nC:\nphase: Tactics", ["claim Body"], "A", "bid"),
    "answer to a claim": ("A: city Fen (Body, 8)\nB: city Hill (Body, 8): Owl\nC:\nphase: Tactics", ["claim Body"], "B", "bid"),
    "goal": ("A: army: Wolf\nB:\nC:\nphase: Attack", [], "A", "attack"),
    "attackers": ("A: army: Wolf, Fox\nB:\nC:\nphase: Attack", ["attack B's army", "send Wolf"], "A", "send"),
    "defenders": ("A: army: Wolf\nB: army: Owl\nC:\nphase: Attack", ["attack B's army"], "B", "block"),
    "discarding": ("A: hand: 9\nB:\nC:\nphase: Discard", [], "A", "discard"),
    "order of triggers": ("A: army: Vulture, Bard; hand: Bolt\nB: army: Owl\nC:", ["play Bolt", "target Owl"], "A", "trigger"),
    "target of a trigger": ("A: army: Crow; hand: Bolt\nB: army: Owl\nC:", ["play Bolt", "target Owl"], "A", "target player"),
    "response": ("A: hand: Storm\nB: army: Owl; hand: Cheer\nC:", ["play Storm"], "B", "pass"),
    "play phase": ("A: army: Wolf; hand: Ash\nB:\nC:", [], "A", "move"),
}  # fmt: skip


def goes_on_without(s: Scene, seat: str) -> None:
    """The others play three turns more; nothing of the one who left is left."""
    turn = s.turn
    while not s.over and s.turn < turn + 3:
        assert s.asked != seat
        offered = s.options()
        s.choose(next((way for way in ("pass", "done", "draw 2") if way in offered), offered[0]))
    assert s.asked not in ("", seat)
    owned = [c for c in range(len(s.table.place)) if s.table.owner[c] == s.seats.index(seat)]
    assert {int(s.table.place[c]) & 15 for c in owned} == {GONE}
    controlled = [c for c in s.table.board if s.table.controller[c] == s.seats.index(seat)]
    assert controlled == []
    assert (s.chain(), s.table.held) == ([], 0)


@pytest.mark.parametrize("question", QUESTIONS)
@rule("ARC-MULTI-05", "ARC-WIN-12")
def test_a_player_gives_up_at_any_question_and_the_others_play_on(question: str) -> None:
    text, choices, seat, word = QUESTIONS[question]
    s = scene(text, cards=CARDS)
    s.choose(*choices)
    assert any(word in label for label in s.options())
    s.concede(seat)
    assert (s.out(seat), s.over) == ("ARC-WIN-12", False)
    goes_on_without(s, seat)


@rule("ARC-MULTI-05", "ARC-WIN-12", "ARC-SETUP-02")
def test_who_gives_up_in_the_setup_has_no_cities_in_play() -> None:
    cities = {"Fort": "city 2 Body 8", "Keep": "city 2 Body 6", "School": "city 2 Mind 8", "Shrine": "city 2 Soul 8"}
    s = deal(*["Fort, Keep, School, Shrine, 41 Spare"] * 3, cards=cities, settings={"first_player": 0})
    s.choose("found Fort")
    s.concede("B")
    s.choose("found Keep")
    assert (s.active, s.asked) == ("A", "A")
    goes_on_without(s, "B")


@rule("ARC-MULTI-05")
def test_the_chain_of_the_others_still_resolves_and_then_the_turn_ends() -> None:
    s = scene(
        """
        A: hand: Storm, Cheer; army: Fox
        B: hand: Cheer; army: Owl
        C: hand: Cheer
        """,
        cards=CARDS,
    )
    s.choose("play Storm", "target Owl", "play Cheer", "play Cheer")
    assert (s.asked, len(s.chain())) == ("A", 3)
    s.concede("A")
    s.all_pass()
    assert (s.points("B"), s.points("C"), s.place("Owl"), s.place("Storm")) == (16, 16, "B's Army", "removed")
    assert (s.active, s.asked, s.turn) == ("B", "B", 4)


@rule("ARC-MULTI-05")
def test_the_plays_of_one_who_leaves_vanish() -> None:
    s = scene(
        """
        A: hand: Storm; army: Fox; deck: 9
        B: hand: Bolt, Cheer; army: Owl
        C: hand: Cheer
        """,
        cards=CARDS,
    )
    s.choose("play Storm", "target Owl", "play Bolt", "target Fox")
    assert s.asked == "C"
    s.choose("play Cheer")
    assert s.asked == "B"
    s.concede("B")
    s.all_pass()
    assert (s.place("Fox"), s.place("Bolt"), s.points("C")) == ("A's Army", "removed", 16)
    assert (s.grave("A"), s.active, s.over) == (["Storm"], "A", False)


@rule("ARC-MULTI-05")
def test_what_is_resolving_stops_when_its_player_leaves() -> None:
    s = scene("A: hand: Whim\nB: hand: 1\nC: hand: 1", cards=CARDS)
    s.choose("play Whim")
    s.concede("A")
    assert s.asked == "B"
    assert [s.points(seat) for seat in "BC"] == [15, 15]
    s = scene("A: hand: Levy, Ash, Oak\nB: hand: 2\nC: hand: 2", cards=CARDS)
    s.choose("play Levy")
    s.concede("A")
    assert s.asked == "B"
    assert [s.points(seat) for seat in "BC"] == [15, 15]
    assert [len(s.hand(seat)) for seat in "BC"] == [2, 2]


@rule("ARC-MULTI-05", "ARC-RESP-09")
def test_an_effect_on_several_players_goes_on_without_the_one_who_leaves() -> None:
    s = scene("A: hand: Levy, Ash\nB: hand: 2\nC: hand: 2", cards=CARDS)
    s.choose("play Levy")
    s.concede("B")
    assert s.asked == "C"
    s.choose("pick Spare")
    assert (s.grave("A"), len(s.hand("C")), s.points("C")) == (["Levy", "Ash"], 1, 13)


@rule("ARC-MULTI-05")
def test_an_attack_on_a_player_who_leaves_ends() -> None:
    s = scene(
        """
        A: army: Wolf 2/2, Fox 2/2; city Fen (Body, 8): Sage
        B: army: Owl 5/5; hand: Cheer
        C:
        phase: Attack
        """,
        cards=CARDS,
    )
    s.choose("attack B's army", "send Wolf", "send Fox", "pass", "pass", "block Wolf with Owl")
    s.concede("B")
    assert (s.asked, s.phase, s.options()) == ("A", "Second Play", ["done", "use Sage", "move Sage to the Army"])
    assert (s.place("Wolf"), s.place("Fox"), s.marked("Wolf"), s.marked("Fox")) == ("A's Army", "A's Army", True, True)
    assert (s.damage("Wolf"), s.points("C")) == (0, 15)


@rule("ARC-MULTI-05")
def test_an_attack_by_a_player_who_leaves_ends_with_his_turn() -> None:
    s = scene(
        """
        A: 15 points; army: Wolf 2/2, Fox 2/2
        B: army: Owl 1/5; hand: Ruin
        C: hand: Bolt
        phase: Attack
        """,
        cards=CARDS,
    )
    s.choose("attack B's army", "send Wolf", "send Fox", "play Ruin", "target player A")
    s.all_pass()
    assert (s.out("A"), s.place("Wolf"), s.points("B"), s.over) == ("ARC-WIN-04", "removed", 15, False)
    assert (s.asked, s.active, s.turn) == ("C", "B", 4)


@rule("ARC-MULTI-05")
def test_an_attack_goes_on_when_a_third_player_leaves() -> None:
    s = scene(
        """
        A: army: Wolf 2/2
        B: army: Owl 1/5
        C: hand: Cheer
        phase: Attack
        """,
        cards=CARDS,
    )
    s.choose("attack B's army")
    assert s.asked == "C"
    s.concede("C")
    assert (s.asked, s.options()) == ("B", ["done", "block Wolf with Owl"])
    s.choose("done")
    assert s.points("B") == 13


@rule("ARC-MULTI-05")
def test_cards_that_he_owns_leave_the_game_wherever_they_lie() -> None:
    s = scene(
        """
        A: hand: Ruin, Ash; deck: Elm; grave: Oak; army: Wolf; city Fen (Body, 8): Fox; gems 1 Gaian; attached: Vines on Owl
        B: army: Owl 1/1, Spy 1/1 of A; attached: Hex on C, Vines on Ram
        C: army: Elder of A, Ram 1/1; hand: Ruin
        phase: Play, active C
        """,
        cards=CARDS,
    )
    assert s.value("Ram") == "2/5"
    s.choose("play Ruin", "target player A")
    s.all_pass()
    names = ["Ruin", "Ash", "Elm", "Oak", "Wolf", "Fen", "Fox", "Vines", "Spy", "Elder"]
    assert {name: s.place(name) for name in names} == dict.fromkeys(names, "removed")
    assert (s.place("Vines (2)"), s.place("Hex"), s.value("Owl"), s.value("Ram")) == (
        "on Ram",
        "on player C",
        "1/1",
        "2/3",
    )


@rule("ARC-MULTI-05", "ARC-ENCH-04")
def test_what_the_others_attached_to_him_and_his_goes_to_their_graveyards() -> None:
    s = scene(
        """
        A: army: Wolf
        B: hand: Ruin; attached: Vines on Wolf, Hex on A
        C: attached: Vines on Wolf
        phase: Play, active B
        """,
        cards=CARDS,
    )
    s.choose("play Ruin", "target player A")
    s.go_on()
    assert (sorted(s.grave("B")), s.grave("C")) == (["Hex", "Ruin", "Vines"], ["Vines (2)"])


@rule("ARC-MULTI-05", "ARC-STATE-12")
def test_what_was_attached_is_gone_before_anybody_is_asked() -> None:
    s = scene(
        """
        A: city Fen (Body, 8); attached: Vines on Owl
        B: city Hill (Body, 8): Owl
        C: city Mount (Body, 8): Ram
        phase: Tactics
        """,
        cards=CARDS,
    )
    s.choose("claim Body")
    s.concede("B")
    assert (s.asked, s.options()) == ("C", ["done", "bid Ram"])
    assert s.grave("A") == ["Vines"]


@rule("ARC-MULTI-05")
def test_cards_that_he_controlled_only_go_to_their_owners_graveyards() -> None:
    s = scene(
        """
        A: army: Spy of B, Wolf; city Fen (Body, 8): Mole of C; city Hill (Mind, 8, of C): Fox
        B: army: Bard; hand: Ruin
        C: attached: Vines on Spy
        phase: Play, active B
        """,
        cards=CARDS,
    )
    s.choose("play Ruin", "target player A")
    s.go_on()
    assert [s.place(name) for name in ("Spy", "Mole", "Hill", "Vines")] == [
        "B's graveyard", "C's graveyard", "C's graveyard", "C's graveyard",
    ]  # fmt: skip
    assert [s.place(name) for name in ("Wolf", "Fen", "Fox")] == ["removed"] * 3
    assert s.points("B") == 15, "they leave; they do not die"


@rule("ARC-MULTI-05", "ARC-CITY-10")
def test_residents_of_a_city_that_leaves_the_game_go_to_their_army() -> None:
    s = scene(
        """
        A: city Fen (Body, 8)
        B: city Hill (Mind, 8, of A): Owl marked; city Mount (Body, 8); hand: Ruin
        C:
        phase: Play, active B
        """,
        cards=CARDS,
    )
    s.choose("play Ruin", "target player A")
    s.go_on()
    assert (s.place("Hill"), s.place("Owl"), s.marked("Owl")) == ("removed", "B's Army", True)


@rule("ARC-MULTI-05", "ARC-WIN-05")
def test_who_is_left_without_a_city_when_its_owner_leaves_is_defeated_too() -> None:
    s = scene(
        """
        A: city Fen (Body, 8)
        B: city Hill (Mind, 8, of A): Owl
        C: hand: Ruin
        D:
        phase: Play, active C
        """,
        cards=CARDS,
    )
    s.choose("play Ruin", "target player A")
    s.go_on()
    assert (s.out("A"), s.out("B"), s.over) == ("ARC-WIN-04", "ARC-WIN-05", False)


@rule("ARC-MULTI-05", "ARC-STATE-11")
def test_a_creature_is_not_taken_by_a_player_who_has_left() -> None:
    s = scene(
        """
        A: hand: Lure; city Fen (Body, 8); city Hill (Mind, 8)
        B: city Mount (Body, 8): Owl
        C:
        """,
        cards=CARDS,
    )
    s.choose("play Lure")
    s.concede("A")
    assert (s.place("Owl"), s.controller("Owl")) == ("Mount", "B")


@rule("ARC-MULTI-05", "ARC-TACT-04")
def test_who_leaves_while_he_answers_a_claim_takes_no_choice_from_the_next() -> None:
    s = scene(
        """
        A: city Fen (Body, 8): Wolf 1/1 cost 2
        C: city Mount (Body, 8): Ram 1/1 cost 1
        B: city Hill (Body, 8): Owl 1/1 cost 9, Hare
        phase: Tactics
        """,
        cards=CARDS,
    )
    s.choose("claim Body", "bid Wolf", "bid Owl")
    s.concede("B")
    assert (s.asked, s.options()) == ("C", ["done", "bid Ram"])
    s.choose("bid Ram")
    assert s.points("A") == 16, "B's mark counts no more"


@rule("ARC-MULTI-05", "ARC-TURN-01")
def test_turns_skip_the_player_who_has_left() -> None:
    s = scene("A:\nB:\nC:\nD:\nphase: Draw")
    s.choose("draw 2")
    s.to("Draw", "B")
    s.concede("B")
    assert (s.active, s.asked) == ("C", "C")
    for seat in "DAC":
        s.choose("draw 2")
        s.to("Draw", seat)


@rule("ARC-MULTI-05", "ARC-WIN-03")
def test_the_last_of_many_wins() -> None:
    s = scene("A:\nB:\nC:\nphase: Draw")
    s.concede("A")
    assert (s.over, s.asked) == (False, "B")
    s.concede("B")
    assert (s.winner, s.ending) == ("C", "ARC-WIN-03")


@rule("ARC-MULTI-05", "ARC-MULTI-02", "ARC-COMBAT-04")
def test_a_player_who_has_left_cannot_be_attacked() -> None:
    s = scene("A: army: Wolf\nB:\nC:\nphase: Draw, active B")
    s.concede("B")
    s.to("Attack", "A")
    assert s.options() == ["done", "attack C's army", "attack Keep of C"]
    s.refused("attack B's army", "ARC-MULTI-02")


@rule("ARC-MULTI-05")
def test_a_borrowed_card_goes_to_its_owners_graveyard_and_stays_there() -> None:
    s = scene("A: hand: Loan; army: Fox\nB: army: Wolf\nC:", cards=CARDS)
    s.play("Loan", "target Wolf")
    assert (s.controller("Wolf"), s.asked) == ("A", "A")
    s.concede("A")
    assert s.place("Wolf") == "B's graveyard"
    s.to("Draw", "C")
    assert s.place("Wolf") == "B's graveyard"
