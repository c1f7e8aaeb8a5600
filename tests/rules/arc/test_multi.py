"""ARC-MULTI: three and four players, attacks on one of them, bids of each, the order of answers, the word opponent."""

import pytest

from scenes.arc import deal, rule, scene

CARDS = {
    "Cheer": "event 0: Gain 1 victory point.",
    "Sage": "creature 1 1/1: (M): Draw a card.",
    "Insult": "event 0: Target opponent loses 1 victory point.",
    "Taunt": "event 0: An opponent loses 1 victory point.",
    "Jeer": "event 0: Each opponent loses 1 victory point.",
    "Frost": "event 0: Mark all creatures your opponents control.",
}
CITIES = {"Fort": "city 2 Body 8", "School": "city 2 Mind 8", "Shrine": "city 2 Soul 8"}


@pytest.mark.parametrize("seats", ["AB", "ABC", "ABCD"])
@rule("ARC-MULTI-01", "ARC-TURN-01")
def test_turns_go_round_in_seat_order(seats: str) -> None:
    s = scene("\n".join(f"{seat}:" for seat in seats) + "\nphase: Unmark, active A")
    order = []
    for _ in range(len(seats) + 1):
        order.append(s.active)
        turn = s.turn
        while s.turn == turn:
            s.choose(s.options()[0])
            s.go_on()
    assert "".join(order) == seats + "A"


@rule("ARC-MULTI-01")
def test_four_players_begin_in_the_same_way() -> None:
    s = deal(*["Fort, School, Shrine, 42 Spare"] * 4, cards=CITIES)
    assert [(s.points(seat), len(s.hand(seat))) for seat in "ABCD"] == [(15, 7)] * 4


@rule("ARC-MULTI-02")
def test_an_attack_names_one_opponents_army_or_city() -> None:
    s = scene(
        """
        A: army: Wolf; city Oakhold (Body, 8)
        B: city Reedmere (Mind, 8); city Mount (Soul, 8)
        C: city Hill (Body, 8)
        phase: Attack
        """
    )
    assert sorted(s.options()) == [
        "attack B's army", "attack C's army", "attack Hill", "attack Mount", "attack Reedmere", "done",
    ]  # fmt: skip
    s.refused("attack Oakhold", "ARC-COMBAT-04")
    s.refused("attack A's army", "ARC-COMBAT-04")


@rule("ARC-MULTI-02", "ARC-MULTI-SC1")
def test_only_the_attacked_player_defends_and_the_others_can_respond() -> None:
    s = scene(
        """
        A: army: Wolf 1/1
        B: city Reedmere (Mind, 8): Owl; army: Hare
        C: army: Ram, Sage; hand: Cheer
        phase: Attack
        """,
        cards=CARDS,
    )
    s.choose("attack Reedmere")
    assert (s.asked, s.options()) == ("C", ["pass", "play Cheer", "use Sage"])
    s.choose("pass")
    assert (s.asked, s.options()) == ("B", ["done", "block Wolf with Owl", "block Wolf with Hare"])
    s.refused("block Wolf with Ram", "ARC-COMBAT-08")
    s.choose("done")
    assert s.asked == "C"
    s.choose("use Sage")
    s.all_pass()
    assert (s.damage("Reedmere"), s.marked("Sage")) == (1, True)


@pytest.mark.parametrize(
    ("answers", "points"), [(("Owl 1/1 cost 2", "Ram 1/1 cost 2"), 16), (("Owl 1/1 cost 1", "Ram 1/1 cost 3"), 15)]
)
@rule("ARC-MULTI-03", "ARC-TACT-13")
def test_each_opponent_answers_a_claim_for_himself(answers: tuple[str, str], points: int) -> None:
    s = scene(
        f"""
        A: city Oakhold (Body, 8): Elder 1/1 cost 3; city Fen (Mind, 8)
        B: city Reedmere (Mind, 8): {answers[0]}
        C: city Hill (Soul, 8): {answers[1]}
        phase: Tactics
        """
    )
    s.choose("claim Body", "bid Elder")
    assert (s.asked, s.options()) == ("B", ["done", "bid Owl"])
    s.choose("bid Owl")
    assert (s.asked, s.options()) == ("C", ["done", "bid Ram"])
    s.choose("bid Ram")
    assert s.points("A") == points


@rule("ARC-MULTI-04", "ARC-RESP-04")
def test_in_an_attack_the_defending_player_is_asked_first_and_then_the_others_in_seat_order() -> None:
    s = scene(
        """
        A: hand: Cheer; army: Wolf
        B: hand: Cheer
        C: hand: Cheer
        D: hand: Cheer
        phase: Attack
        """,
        cards=CARDS,
    )
    s.choose("attack C's army")
    for _ in range(2):
        for seat in "CDAB":
            assert (s.asked, s.phase, s.points("C")) == (seat, "Attack", 15)
            s.choose("pass")
    assert s.points("C") == 14


@rule("ARC-MULTI-04")
def test_all_must_pass_in_succession() -> None:
    s = scene(
        """
        A: hand: Cheer; army: Wolf
        B: hand: Cheer
        C: hand: Cheer, Cheer
        phase: Attack
        """,
        cards=CARDS,
    )
    s.choose("attack C's army", "pass", "pass")
    assert s.asked == "B"
    s.choose("play Cheer")
    for seat in "CA":
        assert (s.asked, s.points("B")) == (seat, 15)
        s.choose("pass")
    assert (s.points("B"), s.asked) == (16, "C"), "a new round, before the combat"
    s.choose("pass", "pass")
    assert s.asked == "C", "now in the combat"
    s.choose("pass", "pass")
    assert s.points("C") == 14


@rule("ARC-MULTI-06")
def test_an_opponent_is_one_and_is_chosen_by_the_controller() -> None:
    for name, way in (("Insult", "target"), ("Taunt", "pick")):
        s = scene(f"A:\nB: hand: {name}\nC:\nphase: Play, active B", cards=CARDS)
        s.choose(f"play {name}")
        assert (s.asked, sorted(s.options())) == ("B", [f"{way} player A", f"{way} player C"])
        s.choose(f"{way} player A")
        assert [s.points(seat) for seat in "ABC"] == [14, 15, 15]


@rule("ARC-MULTI-06")
def test_opponents_are_all_of_them() -> None:
    s = scene("A: army: Wolf\nB: hand: Jeer, Frost; army: Owl\nC: army: Ram\nphase: Play, active B", cards=CARDS)
    s.play("Jeer")
    assert [s.points(seat) for seat in "ABC"] == [14, 15, 14]
    s.play("Frost")
    assert [s.marked(name) for name in ("Wolf", "Owl", "Ram")] == [True, False, True]


@rule("ARC-MULTI-07", "ARC-SETUP-06")
def test_only_the_very_first_player_has_the_handicap() -> None:
    s = deal(*["Fort, School, Shrine, 42 Spare"] * 3, cards=CITIES, settings={"first_player": 1})
    assert s.asked == "B"
    s.refused("draw 2", "ARC-SETUP-06")
    for seat in "CAB":
        s.to("Draw", seat)
        assert "draw 2" in s.options()


@rule("ARC-MULTI-SC1", "ARC-MULTI-05")
def test_a_third_player_looks_on_until_the_attacked_one_is_out() -> None:
    s = scene(
        """
        A: army: Wolf 3/1, Fox 1/1; hand: Cheer
        B: 3 points; army: Owl 1/1 marked; hand: Cheer
        C: army: Ram; hand: Cheer
        phase: Attack
        """,
        cards=CARDS,
    )
    s.choose("attack B's army", "send Wolf", "send Fox")
    for _ in range(2):
        for seat in "BCA":
            assert s.asked == seat
            s.choose("pass")
    assert (s.out("B"), s.points("B"), s.over) == ("ARC-WIN-04", 0, False)
    assert (s.place("Owl"), s.place("Wolf"), s.place("Ram")) == ("removed", "A's Army", "C's Army")
    assert (s.asked, s.phase) == ("C", "Attack"), "the window at the end of the phase"
    s.to("Play", "C")
    s.to("Play", "A")
    assert not s.over
