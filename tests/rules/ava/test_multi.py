"""AVA-MULTI: three and four players, attacks on one of them, bids of each, the order of answers, who leaves."""

import pytest

from scenes.ava import deal, rule, scene
from wtactics.engine.places import GONE, NOBODY

CARDS = {
    "Cheer": "event 0: Gain 1 victory point.",
    "Sage": "creature 1 1/1: (M): Draw a card.",
    "Insult": "event 0: Target opponent loses 1 life point.",
    "Taunt": "event 0: An opponent loses 1 life point.",
    "Jeer": "event 0: Each opponent loses 1 life point.",
    "Storm": "magic 0: Deal 3 damage to target creature.",
    "Ruin": "event 0: Target opponent loses 20 life points.",
    "Vines": "enchantment 0: Attach to target creature.",
    "Hex": "enchantment 0: Attach to target player.",
}
CITIES = {"Fort": "city 2 Body 8", "School": "city 2 Mind 8", "Shrine": "city 2 Soul 8", "Me": "avatar 0/25"}


@pytest.mark.parametrize("seats", ["AB", "ABC", "ABCD"])
@rule("AVA-MULTI-01")
def test_turns_go_round_in_seat_order_and_all_begin_in_the_same_way(seats: str) -> None:
    deck = "Me, 2 Fort, 2 School, Shrine, 60 Spare"
    s = deal(*[deck] * len(seats), cards=CITIES, settings={"first_player": 0})
    assert [(s.life(seat), len(s.hand(seat))) for seat in seats] == [(25, 7)] * len(seats)
    order = []
    for _ in range(len(seats) + 1):
        order.append(s.active)
        s.to("Discard" if s.phase == "Draw" else "Draw", seats[len(order) % len(seats)])
    assert "".join(order) == seats + "A"


@rule("AVA-MULTI-01", "AVA-WIN-01")
def test_who_has_defeated_all_opponents_wins() -> None:
    s = scene("A: hand: Ruin, Ruin\nB:\nC:", cards=CARDS)
    s.play("Ruin", "target player B")
    assert (s.over, s.out("B")) == (False, "AVA-WIN-02")
    s.play("Ruin")
    assert (s.winner, s.ending) == ("A", "AVA-WIN-01")


@rule("AVA-MULTI-02")
def test_an_attack_names_one_opponents_army_or_city_and_only_he_defends() -> None:
    s = scene(
        """
        A: army: Wolf 1/1; city Oakhold
        B: city Reedmere (Mind, 8): Owl; army: Hare
        C: army: Ram, Sage; city Hill
        phase: Attack
        """,
        cards=CARDS,
    )
    assert sorted(s.options()) == ["attack B's army", "attack C's army", "attack Hill", "attack Reedmere", "done"]
    s.refused("attack A's army", "AVA-COMBAT-04")
    s.choose("attack B's army", "send Wolf", "done")
    assert s.asked == "C"
    s.choose("pass")
    assert s.options() == ["done", "block Wolf with Hare", "block Wolf with Avatar of B"]
    s.refused("block Wolf with Ram", "AVA-COMBAT-05")
    s.choose("done", "no")
    s.all_pass()
    assert [s.victory(seat) for seat in "ABC"] == [1, 0, 0]


@rule("AVA-MULTI-03")
def test_in_an_attack_the_defending_player_is_asked_first_and_then_the_others_until_all_pass() -> None:
    s = scene("A: hand: Cheer; army: Wolf\nB: hand: Cheer\nC: hand: Cheer\nD: hand: Cheer\nphase: Attack", cards=CARDS)
    s.choose("attack C's army", "send Wolf", "done")
    for seat in "CDA":
        assert s.asked == seat
        s.choose("pass")
    s.choose("play Cheer")
    for seat in "CDA":
        assert s.asked == seat
        s.choose("pass")
    assert (s.victory("B"), s.asked) == (1, "C"), "a new round"


@rule("AVA-MULTI-04")
def test_the_plays_of_one_who_leaves_vanish_and_if_he_was_active_his_turn_ends() -> None:
    s = scene("A: hand: Storm, Cheer\nB: hand: Cheer; army: Owl\nC: hand: Cheer", cards=CARDS)
    s.choose("play Storm", "play Cheer", "play Cheer")
    assert (s.asked, len(s.chain())) == ("A", 3)
    s.concede("A")
    s.all_pass()
    assert (s.victory("B"), s.victory("C"), s.place("Owl"), s.place("Storm")) == (1, 1, "B's Army", "removed")
    assert (s.active, s.turn) == ("B", 4)


@rule("AVA-MULTI-04")
def test_all_that_he_owns_leaves_the_game_and_what_he_only_controlled_goes_to_its_owners_graveyard() -> None:
    s = scene(
        """
        A: hand: Ash; deck: Elm; grave: Oak; army: Wolf, Spy of B; city Fen: Fox; cities: Site; attached: Vines on Owl
        B: army: Owl 1/1, Mole of A; hand: Ruin; attached: Hex on A
        C:
        phase: Play, active B
        """,
        cards=CARDS | {"Site": "city 2 Body 8"},
    )
    s.choose("play Ruin", "target player A")
    s.go_on()
    owned = [c for c in range(len(s.table.place)) if s.table.owner[c] == 0]
    assert {int(s.table.place[c]) & 15 for c in owned} == {GONE}
    assert (s.place("Spy"), s.place("Hex"), s.place("Owl")) == ("B's graveyard", "B's graveyard", "B's Army")


@rule("AVA-MULTI-04")
def test_an_attack_on_a_player_who_leaves_ends() -> None:
    s = scene("A: army: Wolf 2/2, Fox 2/2\nB: army: Owl 5/5\nC:\nphase: Attack", cards=CARDS)
    s.choose("attack B's army", "send Wolf", "send Fox", "done", "block Wolf with Owl")
    s.concede("B")
    assert (s.asked, s.table.goal, s.marked("Wolf"), s.marked("Fox")) == ("A", NOBODY, True, True)
    assert (s.damage("Wolf"), s.victory("A")) == (0, 0)


@rule("AVA-MULTI-04", "AVA-WIN-12")
def test_a_bid_of_one_who_leaves_counts_no_more_and_he_takes_no_reward() -> None:
    s = scene("A: city Fen: Wolf\nB: city Hill: Owl, Hare\nC: city Mount: Ram\nphase: Tactics")
    s.choose("claim Body", "bid Wolf", "bid Owl", "bid Hare")
    s.match.concede(1)
    s.choose("done")
    assert (s.asked, s.options()) == ("A", ["Body: the advantage", "Body: 1 VP"])
    s = scene("A: city Fen; city Reed (Mind, 8)\nB: city Hill: Owl\nC: city Mount: Ram\nphase: Tactics")
    s.choose("claim Body", "bid Owl", "done")
    assert (s.asked, s.options()) == ("A", ["done", "claim Mind"])
    s.match.concede(1)
    s.choose("done")
    assert [s.victory(seat) for seat in "ABC"] == [0, 0, 0]
    assert s.phase != "Tactics"


@rule("AVA-MULTI-05")
def test_an_opponent_is_one_of_the_controllers_choice_and_opponents_are_all_of_them() -> None:
    for name, way in (("Insult", "target"), ("Taunt", "pick")):
        s = scene(f"A:\nB: hand: {name}\nC:\nphase: Play, active B", cards=CARDS)
        s.choose(f"play {name}")
        assert (s.asked, sorted(s.options())) == ("B", [f"{way} player A", f"{way} player C"])
        s.choose(f"{way} player A")
        assert [s.life(seat) for seat in "ABC"] == [19, 20, 20]
    s = scene("A: hand: Jeer\nB:\nC:", cards=CARDS)
    s.play("Jeer")
    assert [s.life(seat) for seat in "ABC"] == [20, 19, 19]


@pytest.mark.parametrize(("number", "winner"), [(1, ""), (4, "C")])
@rule("AVA-MULTI-SC1")
def test_three_bidders(number: int, winner: str) -> None:
    s = scene(
        "A: city Fen: A1, A2, A3\nB: city Hill: B1, B2, B3\nC: city Mount (Mind, 8): C1, C2, C3, C4\nphase: Tactics"
    )
    s.choose("claim Body", "bid A1", "bid A2", "bid A3", "bid B1", "bid B2", "bid B3")
    s.choose(*[f"bid C{n + 1}" for n in range(number)])
    s.choose("done") if number == 1 else None
    assert [s.victory(seat) for seat in "ABC"] == [0, 0, int(winner == "C")], (
        "C has no Body city: only the point is left"
    )
