"""ORC-QUEST: quests are accepted, pursued and abandoned."""

import pytest

from scenes.orc import Scene, deal, rule, scene
from wtactics.cards.card import Card
from wtactics.content.content import content_of
from wtactics.engine.imagine import imagine
from wtactics.rulesets.orc.rules.deck import deck_faults

CARDS = {
    "Raid": "quest (Assignment): Attack twice. Victory Points: 2.",
    "Feast": "quest (Assignment): Play two Events. Reward: Gain 3 influence. Victory Points: 1.",
    "Crown": "quest (Assignment): Draw ten cards. Victory Points: 9.",
    "Sworn": "quest (Assignment): Draw ten cards. You can accept this quest only if you control a Caster. Victory Points: 1.",
    "Toll": "quest (Assignment): Draw ten cards. Accepting this quest costs 2 gold. Victory Points: 1.",
    "Guild": "quest (Assignment): Draw ten cards. Only one player can have this quest active. Victory Points: 1.",
    "Shame": "quest (Assignment): Draw ten cards. If you abandon it, lose 2 influence. Victory Points: 1.",
    "Healers": "quest (Assignment): On three turns in a row, heal at least one target creature. Victory Points: 3.",
    "Exam": "quest (Assignment): On three turns in a row, gain 1 influence. Victory Points: 1.",
    "Cut": "event: Deal 1 damage to target creature.",
    "Hymn": "event: Gain 1 influence.",
    "Salve": "event: Remove all damage from target creature.",
}


def table(text: str, *choices: str) -> Scene:
    s = scene(text, cards=CARDS)
    s.choose(*choices)
    return s


@rule("ORC-QUEST-12", "ORC-QUEST-13", "ORC-QUEST-15", "ORC-QUEST-16")
def test_a_quest_on_offer_is_accepted_for_nothing_whoever_brought_it() -> None:
    s = table("A: quests: Raid; hand: 1\nB: quests: Feast", "accept Feast", "accept Raid")
    assert s.pursues("A") == ["Raid", "Feast"]
    assert s.pursues("B") == []
    s.refused("accept Raid", "ORC-QUEST-16")


@rule("ORC-QUEST-15")
def test_a_quest_is_accepted_in_the_play_phases_only() -> None:
    s = scene("A: quests: Raid; offensive: Wolf 2/2; hand: 1\nB:\nphase: Move or Attack", cards=CARDS)
    assert "accept Raid" not in s.options()
    s.to("Second Play")
    s.choose("accept Raid")
    assert s.pursues("A") == ["Raid"]


@rule("ORC-QUEST-12", "ORC-QUEST-09")
def test_what_lies_face_down_in_a_quest_deck_is_not_on_offer() -> None:
    s = table("A: quests: Raid; chapter: Feast; hand: 1\nB:")
    s.refused("accept Feast", "ORC-QUEST-12")
    assert not s.sees("A", "Feast")
    assert not s.sees("B", "Feast")


@rule("ORC-QUEST-14")
def test_conditions_and_costs_of_accepting_stand_on_the_quest() -> None:
    table("A: quests: Sworn; hand: 1\nB:").refused("accept Sworn", "ORC-QUEST-14")
    s = scene("A: quests: Sworn; offensive: Mage\nB:", cards=CARDS | {"Mage": "creature (Caster) 1/1"})
    s.choose("accept Sworn")
    assert s.pursues("A") == ["Sworn"]
    table("A: quests: Toll; resources: 1; hand: 1\nB:").refused("accept Toll", "ORC-QUEST-14")
    s = table("A: quests: Toll; resources: 3; hand: 1\nB:", "accept Toll")
    assert s.gold("A") == 1


@rule("ORC-QUEST-17")
def test_nobody_has_more_quests_active_than_he_has_tokens() -> None:
    s = scene("A: quests: Raid; hand: 1\nB: quests: Feast", cards=CARDS, settings={"most_quests": 1})
    s.choose("accept Raid")
    s.refused("accept Feast", "ORC-QUEST-17")
    assert s.game.settle({}, 2)["most_quests"] == 2


@rule("ORC-QUEST-18")
def test_a_quest_is_for_any_number_of_players_unless_it_says_otherwise() -> None:
    s = table("A: quests: Raid; hand: 1\nB: quests: Guild; hand: 1", "accept Raid", "accept Guild")
    s.to("Play", "B")
    s.refused("accept Guild", "ORC-QUEST-18")
    s.choose("accept Raid")
    assert (s.pursues("A"), s.pursues("B")) == (["Raid", "Guild"], ["Raid"])


@rule("ORC-QUEST-01", "ORC-QUEST-19", "ORC-QUEST-20", "ORC-QUEST-35", "ORC-WIN-02")
def test_the_first_to_fulfil_a_quest_has_its_points_and_the_others_fail() -> None:
    s = table("A: quests: Feast; hand: 2 Hymn, 1\nB: hand: Hymn, 1", "accept Feast")
    s.to("Play", "B")
    s.choose("accept Feast")
    s.all_pass()
    s.play("Hymn", "in the Offensive")
    assert s.progress("B", "Feast") == "1 of 2 done"
    s.to("Play", "A")
    s.play("Hymn", "in the Offensive")
    assert (s.victory("A"), s.victory("B")) == (0, 0)
    s.play("Hymn", "in the Offensive")
    assert (s.victory("A"), s.victory("B"), s.pursues("A"), s.pursues("B")) == (1, 0, [], [])
    assert s.place("Feast") == "removed"
    assert s.influence("A") == 25  # two hymns and the reward


@rule("ORC-QUEST-21")
def test_only_what_is_done_after_acceptance_counts() -> None:
    s = table("A: quests: Feast; hand: 2 Hymn, 1\nB:")
    s.play("Hymn", "in the Offensive")
    s.choose("accept Feast")
    s.play("Hymn", "in the Offensive")
    assert (s.victory("A"), s.pursues("A")) == (0, ["Feast"])


@rule("ORC-QUEST-22", "ORC-QUEST-24", "ORC-QUEST-27")
def test_who_abandons_an_assignment_loses_his_progress_and_nothing_else() -> None:
    s = table("A: quests: Feast; hand: 2 Hymn, 1\nB:", "accept Feast")
    s.play("Hymn", "in the Offensive")
    s.choose("abandon Feast")
    assert (s.pursues("A"), s.influence("A"), s.place("Feast")) == ([], 21, "A's Quest")
    s.choose("accept Feast")
    s.play("Hymn", "in the Offensive")
    assert s.victory("A") == 0
    s.choose("abandon Feast")
    s.refused("abandon Feast", "ORC-QUEST-22")


@rule("ORC-QUEST-23")
def test_a_quest_may_punish_abandoning() -> None:
    s = table("A: quests: Shame; hand: 1\nB:", "accept Shame", "abandon Shame")
    assert (s.influence("A"), s.pursues("A")) == (18, [])


@rule("ORC-QUEST-25")
def test_accepting_is_done_at_once_with_a_window_afterwards() -> None:
    s = table("A: quests: Raid; hand: 1\nB: hand: Hymn", "accept Raid")
    assert (s.asked, s.pursues("A")) == ("B", ["Raid"])
    s.choose("pass", "abandon Raid")
    assert (s.asked, s.pursues("A")) == ("B", [])


@rule("ORC-QUEST-20", "ORC-QUEST-33", "ORC-QUEST-EX1")
def test_a_row_of_turns_runs_from_own_turn_to_own_turn() -> None:
    s = scene("A: quests: Exam; hand: 4 Hymn\nB: hand: 4 Hymn", cards=CARDS)
    s.choose("accept Exam")
    s.all_pass()
    s.to("Play", "B")
    s.play("Hymn", "in the Offensive")
    s.all_pass()
    assert s.progress("A", "Exam") == "0 of 3 done"  # his gain is not yours


def healed(s: Scene) -> None:
    """A creature is hurt and healed; at the end of a turn all damage vanishes, and that is no healing by anybody's effect."""
    s.play("Cut")
    s.play("Salve")


@rule("ORC-QUEST-EX1")
def test_the_healers_exam_is_passed_at_the_third_healing_in_a_row() -> None:
    s = scene("A: quests: Healers; hand: 3 Salve, 3 Cut; defensive: Ox 1/5\nB: hand: 1", cards=CARDS)
    s.choose("accept Healers")
    for turn in (1, 2, 3):
        healed(s)
        if turn < 3:
            assert s.progress("A", "Healers") == f"{turn} of 3 done"
            s.to("Play", "B")
            s.to("Play", "A")
    assert (s.victory("A"), s.place("Healers")) == (3, "removed")


@rule("ORC-QUEST-EX1", "ORC-QUEST-33")
def test_a_turn_without_healing_ends_the_row() -> None:
    s = scene("A: quests: Healers; hand: 3 Salve, 3 Cut; defensive: Ox 1/5\nB: hand: 1", cards=CARDS)
    s.choose("accept Healers")
    healed(s)
    for _ in range(2):
        s.to("Play", "B")
        s.to("Play", "A")
    healed(s)
    assert s.progress("A", "Healers") == "1 of 3 done"


@rule("ORC-QUEST-33")
@pytest.mark.parametrize(("text", "done"), [
    ("Lose no influence for two turns in a row.", 0),
    ("Lose no influence for two turns of this quest in a row.", 0),
    ("Lose no influence during two of your turns in a row.", 1),
])  # fmt: skip
def test_what_must_not_happen_in_turns_does_not_in_turns_of_others_either(text: str, done: int) -> None:
    s = scene("A: quests: Marches; hand: 1; deck: 9\nB: hand: Levy; deck: 9",
              cards={"Marches": f"quest (Assignment): {text} Victory Points: 1.",
                     "Levy": "event: Target player loses 1 influence."})  # fmt: skip
    s.choose("accept Marches")
    s.to("Play", "B")
    s.play("Levy", "in the Offensive", "A")
    s.to("Play", "A")
    assert s.progress("A", "Marches") == f"{done} of 2 done"


@rule("ORC-QUEST-02", "ORC-QUEST-03", "ORC-DECK-03")
def test_a_chapter_of_the_wrong_size_or_with_a_quest_twice_is_refused() -> None:
    quests: list[Card] = [card for card in content_of("orc").cards if card.type == "quest"][:10]
    assert ("ORC-DECK-03", "expected 10 quests, found 9") in deck_faults(quests[:9])
    twice = dict(deck_faults([quests[0], *quests[:9]]))
    assert twice["ORC-QUEST-03"].endswith("found 2")
    assert "ORC-DECK-03" not in twice


@rule("ORC-QUEST-04", "ORC-QUEST-05", "ORC-QUEST-06", "ORC-QUEST-07", "ORC-QUEST-08", "ORC-QUEST-10", "ORC-QUEST-11")
def test_each_vetoes_three_quests_of_the_other_in_turns() -> None:
    ten = ", ".join(f"Q{n}" for n in range(10))
    s = deal(f"60 Wolf, {ten}", f"60 Imp, {ten}", cards={f"Q{n}": "quest (Assignment)" for n in range(10)})
    asked = []
    while s.options() and s.options()[0].startswith("veto"):
        asked.append(s.asked)
        assert all(s.table.shown[c] == 3 for seat in range(2) for c in s.table.quest_deck(seat))  # all have read them
        s.choose(s.options()[0])
    assert asked == [s.seats[s.table.starter], s.seats[1 - s.table.starter]] * 3
    t = s.table
    for seat in range(2):
        assert len(t.quest_deck(seat)) == 6
        assert t.open_quest(seat) >= 0
        assert all(t.shown[c] == 0 for c in t.quest_deck(seat))


@rule("ORC-WIN-12", "ORC-QUEST-16")
def test_tokens_of_a_fallen_player_leave_and_his_open_quest_stays() -> None:
    s = scene("A: quests: Raid; hand: 1\nB: quests: Feast; hand: 1\nC: hand: 1", cards=CARDS)
    s.choose("accept Feast")
    s.to("Play", "B")
    s.choose("accept Feast")
    s.concede("B")
    assert (s.pursues("A"), s.pursues("B"), s.place("Feast")) == (["Feast"], [], "B's Quest")


@rule("ORC-WIN-11")
def test_a_game_is_won_by_war_alone() -> None:
    s = scene("A: offensive: Wolf 5/5; quests: Raid; hand: 1\nB: 5 influence\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B")
    assert (s.winner, s.ending, s.pursues("A")) == ("A", "ORC-WIN-01", [])


@rule("ORC-QUEST-16", "ORC-QUEST-20")
def test_tokens_and_progress_lie_open() -> None:
    s = table("A: quests: Feast; hand: Hymn, 1\nB:", "accept Feast")
    s.play("Hymn", "in the Offensive")
    for seat in range(2):
        view = s.game.views(s.table, seat)
        quest = s.card("Feast")
        assert view.pursuits(0) == [quest]
        assert view.pursuits(1) == []
        assert view.progress(0, quest) == "1 of 2 done"
        assert view.progress(1, quest) == ""


@rule("ORC-QUEST-11", "ORC-SETUP-12")
def test_the_order_of_a_quest_deck_is_nobodys_knowledge() -> None:
    s = scene("A: quests: Raid; chapter: Feast, Crown, Guild; hand: 2 Hymn\nB: hand: 2 Hymn", cards=CARDS)
    orders = set()
    for seed in range(20):
        t = imagine(s.game.views(s.table, 1), seed)
        deck = [t.library.names[t.printed[c]] for c in t.quest_deck(0)]
        assert sorted(deck) == ["Crown", "Feast", "Guild"]
        orders.add(tuple(deck))
    assert len(orders) > 2


@rule("ORC-QUEST-20")
def test_what_is_asked_for_in_one_turn_does_not_add_up_over_several() -> None:
    cards = {**CARDS, "Fair": "quest (Assignment): Play two Events in one turn. Victory Points: 1."}
    s = scene("A: quests: Fair; hand: Hymn, Hymn, Hymn, 1\nB: hand: 1", cards=cards)
    s.choose("accept Fair")
    s.play("Hymn", "in the Offensive")
    assert s.progress("A", "Fair") == "1 of 2 done"
    s.to("Play", "B")
    s.to("Play", "A")
    s.play("Hymn", "in the Offensive")
    assert (s.progress("A", "Fair"), s.victory("A")) == ("1 of 2 done", 0)
    s.play("Hymn", "in the Offensive")
    assert s.victory("A") == 1


@rule("ORC-RESP-17", "ORC-QUEST-36")
def test_what_asks_for_playing_is_fulfilled_as_the_card_is_announced_and_paid_for() -> None:
    s = table("A: quests: Feast; hand: Hymn, Hymn\nB: hand: Hymn", "accept Feast")
    s.all_pass()
    s.play("Hymn", "in the Offensive")
    s.choose("play Hymn", "in the Offensive")
    assert (s.asked, s.victory("A")) == ("B", 1)  # who may still answer it
    assert s.influence("A") == 24  # one of the first event, three of the reward
