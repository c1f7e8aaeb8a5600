"""AVA-AREA: the play areas, and who sees them."""

import pytest

from scenes.ava import rule, scene
from wtactics.engine.places import ASIDE, DECK, HAND

CARDS = {
    "Slay": "event 0: Kill target creature.",
    "Idle": "event 0: Gain 1 victory point.",
    "Charm": "enchantment 0: Attach to target creature.",
    "Blessing": "enchantment 0: Attach to target enchantment.",
    "Lose Heart": "event 0: Discard a card.",
    "Bounce": "event 0: Return target creature to its owner's hand.",
    "Bury": "event 0: Put target creature on the bottom of its owner's deck.",
    "Banish": "event 0: Remove target creature from the game.",
    "Deny": "event 0: Stop target event from resolving.",
}


@rule("AVA-AREA-01", "AVA-AREA-05")
@pytest.mark.parametrize("seat", ["A", "B", "C"])
def test_each_player_has_the_same_areas(seat: str) -> None:
    others = "".join(f"{other}:\n" for other in "ABC" if other != seat)
    s = scene(f"""
        {seat}: gold 1 Gaian; city Oakhold (Body, 8): Elder 1/1; army: Wolf 2/2; hand: Owl; deck: Bear; grave: Fox; cities: Fen
        {others}
    """, cards={"Fen": "city 2 Mind 6"})  # fmt: skip
    places = {s.place(n) for n in ("Oakhold", "Elder", "Wolf", "Owl", "Bear", "Fox", "Fen", "Gaian resource card")}
    there = {f"{seat}'s {place}" for place in ("Kingdom", "Army", "hand", "deck", "graveyard", "gold", "cities")}
    assert places == {"Oakhold"} | there
    assert s.place(f"Avatar of {seat}") == f"{seat}'s Army"


@rule("AVA-AREA-02")
def test_the_army_attacks_and_defends_and_stands_face_up() -> None:
    s = scene("A: army: Wolf 2/2\nB: city Oakhold (Body, 8); army: Guard 1/3\nphase: Attack")
    assert (s.sees("B", "Wolf"), s.sees("A", "Guard")) == (True, True)
    assert s.options() == ["done", "attack B's army", "attack Oakhold"]
    s.choose("attack Oakhold", "send Wolf", "done")
    assert "block Wolf with Guard" in s.options()


@rule("AVA-AREA-03")
def test_residents_stand_beside_their_city_and_defend_it_but_do_not_attack() -> None:
    s = scene("""
        A: army: Wolf 2/2, Bear 2/2; city Fen (Body, 8): Hare 1/1
        B: city Oakhold (Body, 8): Elder 1/1; city Reedmere (Mind, 8): Owl 1/1
        phase: Attack
    """)
    assert (s.place("Reedmere"), s.place("Elder"), s.place("Owl")) == ("B's Kingdom", "Oakhold", "Reedmere")
    s.choose("attack Oakhold")
    s.refused("send Hare", "AVA-COMBAT-03")
    s.choose("send Wolf", "done")
    assert "block Wolf with Elder" in s.options()
    s.refused("block Wolf with Owl", "AVA-COMBAT-05")


@rule("AVA-AREA-04")
def test_of_the_cities_deck_all_see_the_top_and_who_saw_it_go_to_the_bottom_knows_it_there() -> None:
    cards = {"Fen": "city 2 Body 8", "Hill": "city 2 Mind 8", "Mount": "city 2 Soul 8"}
    s = scene("A: cities: Fen, Hill, Mount\nB:\nphase: Entrance", cards=cards)
    assert [[s.sees(seat, name) for name in cards] for seat in "AB"] == [[True, False, False]] * 2
    s.choose("rotate the cities deck")
    assert [[s.sees(seat, name) for name in cards] for seat in "AB"] == [[True, True, False]] * 2
    assert s.pile(ASIDE, "A") == ["Hill", "Mount", "Fen"]


@rule("AVA-AREA-06")
def test_the_deck_lies_face_down_for_all_and_is_drawn_from_each_turn() -> None:
    s = scene("A: deck: Wolf, Bear, 5\nB:\nphase: Unmark")
    assert not any(s.sees(seat, name) for seat in "AB" for name in ("Wolf", "Bear"))
    s.to("Draw")
    assert (s.hand("A"), s.sees("A", "Bear")) == (["Wolf"], False)


@rule("AVA-AREA-07")
def test_the_graveyard_receives_discarded_used_wasted_and_killed_cards_for_all_to_see() -> None:
    s = scene("A: hand: Lose Heart, Fox, Slay, Idle; deck: 3\nB: hand: Deny, Idle; army: Wolf\nC:", cards=CARDS)
    s.play("Lose Heart", "pick Fox")
    s.play("Slay")
    assert (s.grave("A"), s.grave("B")) == (["Slay", "Lose Heart", "Fox"], ["Wolf"])
    s.choose("play Idle", "play Deny")
    s.all_pass()
    assert (s.victory("A"), s.grave("A")[0], s.grave("B")) == (0, "Idle", ["Deny", "Wolf"])
    assert all(s.sees(seat, name) for seat in "ABC" for name in ("Fox", "Wolf", "Slay"))


@rule("AVA-AREA-EX1", "AVA-AREA-07")
def test_the_graveyard_keeps_the_order_of_arrival_the_newest_on_top() -> None:
    s = scene("A: hand: Idle, Lose Heart, Fox; army: Wolf 1/1\nB: hand: Slay", cards=CARDS)
    s.play("Idle")
    s.choose("done")
    s.play("Slay")
    s.to("Second Play")
    s.play("Lose Heart")
    assert s.grave("A") == ["Lose Heart", "Fox", "Wolf", "Idle"]


@rule("AVA-AREA-08")
def test_of_cards_that_arrive_together_the_host_comes_before_what_was_attached_to_it() -> None:
    s = scene("A: army: Wolf; attached: Blessing on Charm, Charm on Wolf; hand: Slay\nB:", cards=CARDS)
    s.play("Slay")
    assert s.grave("A") == ["Slay", "Blessing", "Charm", "Wolf"]


@rule("AVA-AREA-08", "AVA-STATE-10")
@pytest.mark.parametrize(
    ("card", "place"),
    [("Slay", "B's graveyard"), ("Bounce", "B's hand"), ("Bury", "B's deck"), ("Banish", "removed")],
)
def test_what_leaves_play_goes_to_its_owner_whoever_controlled_it(card: str, place: str) -> None:
    s = scene(f"A: army: Spy 2/2 of B, Wolf; hand: {card}\nB:", cards=CARDS)
    s.play(card, "target Spy")
    assert s.place("Spy") == place


@rule("AVA-AREA-09")
def test_hands_are_hidden_from_others_but_their_size_is_not() -> None:
    s = scene("A: hand: Wolf, Bear\nB: hand: Owl\nC:")
    assert [s.sees(seat, "Wolf") for seat in "ABC"] == [True, False, False]
    view = s.game.view(s.table, 2)
    assert [view.count(HAND, seat) for seat in range(3)] == [2, 1, 0]
    assert (list(view.at(HAND, 0)), view.count(DECK, 0)) == ([-1, -1], 10)


@rule("AVA-AREA-10")
def test_no_area_has_a_limit() -> None:
    many = ", ".join(f"C{n} 1/1" for n in range(30))
    s = scene(f"A: army: {many}; hand: 30; gold 40 Gaian; grave: 40; city Fen: {many.replace('C', 'R')}\nB:\nphase: Entrance",
              cards={"Imp": "creature 0 1/1"})  # fmt: skip
    assert [len(s.cards_at(f"A's {place}")) for place in ("Army", "hand", "gold")] == [31, 30, 40]
    assert sum(s.place(f"R{n}") == "Fen" for n in range(30)) == 30
