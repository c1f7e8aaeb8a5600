"""ORC-QUEST: quests expire, and new ones come on offer."""

import pytest

from scenes.orc import Scene, rule, scene

CARDS = {
    "Feast": "quest (Assignment): Play an Event. Victory Points: 1.",
    "Banquet": "quest (Assignment): Play an Event. Victory Points: 1.",
    **dict.fromkeys(("Old", "Q2", "Q3", "Stale", "Fresh"), "quest (Assignment): Draw ten cards. Victory Points: 1."),
    "Beast": "quest (Confrontation) 3/3: Hit points: 2. Victory Points: 1.",
    "Hymn": "event: Gain 1 influence.",
    "Seer": "creature 1/1: (M): Look at the topmost face-down card of one Quest deck.",
    "Squire": "creature 1/1: Whenever you complete a Quest, put a +1/+1 counter on this creature.",
}


def completed(text: str) -> Scene:
    s = scene(text, cards=CARDS)
    s.choose("accept Feast")
    s.choose("play Hymn", "in the Offensive")
    s.settle()
    return s


def at_the_end_of_a_round(text: str, *, dice: tuple[int, ...] = ()) -> Scene:
    """It is the second player's turn, the fourth of the game."""
    s = scene(f"{text}\nphase: Discard, active B, turn 4", cards=CARDS, dice=dice)
    s.settle()
    return s


@rule("ORC-QUEST-67", "ORC-QUEST-68", "ORC-QUEST-69", "ORC-QUEST-DX1")
def test_the_completer_alone_sees_the_next_quest_and_may_refuse_it() -> None:
    s = completed("A: quests: Feast; chapter: Q2, Q3; hand: Hymn, 1\nB:")
    assert (s.asked, s.options()) == ("A", ["turn up Q2", "put it under its deck"])
    assert (s.sees("A", "Q2"), s.sees("B", "Q2"), len(s.hand("A"))) == (True, False, 1)
    s.choose("put it under its deck")
    assert (s.place("Q3"), s.sees("B", "Q2")) == ("A's Quest", False)
    t = s.table
    assert [t.library.names[t.printed[c]] for c in t.quest_deck(0)] == ["Q2"]


@rule("ORC-QUEST-68", "ORC-QUEST-64", "ORC-QUEST-69")
def test_the_completer_may_lay_the_next_quest_open() -> None:
    s = completed("A: hand: Hymn, 1\nB: quests: Feast; chapter: Q2, Q3")
    s.choose("turn up Q2")
    assert (s.place("Q2"), s.place("Feast")) == ("B's Quest", "removed")
    assert not s.sees("A", "Q3")


@rule("ORC-QUEST-70")
def test_the_last_quest_of_a_deck_comes_in_any_case() -> None:
    s = completed("A: quests: Feast; chapter: Q2; hand: Hymn, 1\nB:")
    assert s.place("Q2") == "A's Quest"
    assert "done" in s.options()


@rule("ORC-QUEST-70")
def test_an_empty_quest_deck_leaves_its_place_empty() -> None:
    s = completed("A: quests: Feast; hand: Hymn, 1\nB:")
    assert s.table.open_quest(0) == -1


@rule("ORC-QUEST-36", "ORC-WIN-09")
def test_two_quests_of_one_deed_are_dealt_with_one_by_one() -> None:
    s = scene(
        "A: quests: Feast; chapter: Q2, Q3; hand: Hymn, 1\nB: quests: Banquet; chapter: Stale, Fresh", cards=CARDS
    )
    s.choose("accept Feast", "accept Banquet")
    s.carry_out("play Hymn", "in the Offensive", "turn up Q2", "turn up Stale")
    assert (s.victory("A"), s.place("Q2"), s.place("Stale")) == (2, "A's Quest", "B's Quest")


@rule("ORC-QUEST-36")
def test_other_cards_hear_of_a_completed_quest() -> None:
    s = completed("A: offensive: Squire; quests: Feast; hand: Hymn, 1\nB:")
    assert s.value("Squire") == "2/2"


@rule("ORC-QUEST-69")
def test_a_card_may_let_its_player_look_into_a_quest_deck() -> None:
    s = scene("A: offensive: Seer; quests: Feast; chapter: Q2; hand: 1\nB: quests: Old; chapter: Q3", cards=CARDS)
    s.carry_out("use Seer", "pick player B")
    assert (s.sees("A", "Q3"), s.sees("B", "Q3"), s.sees("A", "Q2")) == (True, False, False)


@rule("ORC-QUEST-59", "ORC-QUEST-60", "ORC-QUEST-66", "ORC-QUEST-65")
def test_what_nobody_wanted_for_a_round_goes_and_the_next_is_turned_up() -> None:
    s = at_the_end_of_a_round("A: quests: Old; chapter: Fresh; hand: 1\nB: hand: 9")
    assert s.place("Old") == "A's Quest"
    s.to("Play", "A")
    assert (s.place("Old"), s.place("Fresh")) == ("removed", "A's Quest")


@rule("ORC-QUEST-60")
def test_it_is_looked_at_after_the_last_turn_of_the_round_only() -> None:
    s = scene("A: quests: Old; chapter: Fresh; hand: 1\nB: hand: 1", cards=CARDS)
    s.to("Play", "B")
    assert s.place("Old") == "A's Quest"


@rule("ORC-QUEST-60")
def test_what_was_active_for_a_moment_of_the_round_stays_and_may_expire_later() -> None:
    s = scene("A: quests: Old; chapter: Fresh; hand: 1\nB: hand: 1", cards=CARDS)
    s.choose("accept Old", "abandon Old")
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.place("Old") == "A's Quest"
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.place("Old") == "removed"


@rule("ORC-QUEST-60")
def test_what_was_turned_up_in_this_round_does_not_expire_in_it() -> None:
    s = completed("A: quests: Feast; chapter: Q2; hand: Hymn, 1\nB: hand: 1")
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.place("Q2") == "A's Quest"


@rule("ORC-QUEST-61")
def test_confrontations_never_expire() -> None:
    s = at_the_end_of_a_round("A: quests: Beast; chapter: Fresh; hand: 1\nB: hand: 9")
    s.to("Play", "A")
    assert s.place("Beast") == "A's Quest"


@rule("ORC-QUEST-62", "ORC-QUEST-63", "ORC-QUEST-EX4")
@pytest.mark.parametrize(
    ("a", "b", "judge"),
    [("2 VP", "3 VP", "A"), ("3 VP; 12 influence", "3 VP; 15 influence", "A"), ("3 VP", "2 VP", "B")],
)
def test_of_two_expired_quests_one_goes_and_who_is_behind_says_which(a: str, b: str, judge: str) -> None:
    s = at_the_end_of_a_round(
        f"A: {a}; quests: Old; chapter: Fresh; hand: 1\nB: {b}; quests: Stale; chapter: Q2; hand: 8"
    )
    s.choose(s.options()[0])  # the one card too many is discarded
    assert (s.asked, s.options()) == (judge, ["let expire Old", "let expire Stale"])
    s.choose("let expire Stale")
    s.to("Play", "A")
    assert (s.place("Old"), s.place("Stale"), s.place("Q2")) == ("A's Quest", "removed", "B's Quest")


@rule("ORC-QUEST-63", "ORC-QUEST-EX4")
@pytest.mark.parametrize(("die", "gone"), [(0, "Old"), (1, "Stale")])
def test_among_equals_chance_picks_the_quest(die: int, gone: str) -> None:
    text = "A: 3 VP; 12 influence; quests: Old; hand: 1\nB: 3 VP; 12 influence; quests: Stale; hand: 8"
    s = at_the_end_of_a_round(text, dice=(die,))
    s.choose(s.options()[0])
    s.to("Play", "A")
    assert [name for name in ("Old", "Stale") if s.place(name) == "removed"] == [gone]
