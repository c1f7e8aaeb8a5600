"""In a discreet match whoever could have a choice, as far as the others know, is asked: nothing tells of deck or twilight."""

import pytest

from scenes.slot import deal, rule, scene

DISCREET = {"discreet": 1}
CARDS = {
    "Cheap": "cost 1 close 1 def 1 life 1 (Elf)",
    "Dear": "cost 7 close 1 def 1 life 1",
    "Other": "cost 7 close 2 def 1 life 1",
}


@rule("SLOT-RECR-04", "SLOT-DECK-05")
@pytest.mark.parametrize("deck", ["Cheap", "Dear"])
def test_step_3_is_a_question_while_a_creature_of_the_game_could_be_paid_for(deck: str) -> None:
    s = scene(f"A: front: Page; deck: {deck}\nB: front: Page\nstep: Recruit", cards=CARDS, settings=DISCREET)
    assert (s.step, s.options()[0]) == ("Recruit", "done")


@rule("SLOT-RECR-02", "SLOT-DECK-09")
@pytest.mark.parametrize("army", ["front: Page marked; deck: Cheap", "front: Page"])
def test_step_3_passes_by_itself_where_all_see_that_nobody_can_come(army: str) -> None:
    s = scene(f"A: {army}\nB: front: Page\nstep: Recruit", cards=CARDS, settings=DISCREET)
    s.options()
    assert s.step != "Recruit"


@rule("SLOT-TWI-03", "SLOT-PAY-02")
@pytest.mark.parametrize("twilight", ["Dear, Dear", "Dear, Other"])
def test_what_pays_out_of_the_twilight_is_asked_whatever_lies_there(twilight: str) -> None:
    s = scene(
        f"A: front: Page marked; twilight: {twilight}; deck: Cheap\nB: front: Page\nstep: Recruit", cards=CARDS,
        settings=DISCREET,
    )  # fmt: skip
    s.choose("recruit Cheap", "place Cheap in F2")
    assert [option.partition(" ")[0] for option in s.options()] == ["give"] * len({*twilight.split(", ")})


@rule("SLOT-TWI-03", "SLOT-PAY-02")
def test_what_must_be_given_whole_is_not_asked() -> None:
    text = "A: front: Page marked; twilight: Dear; deck: Cheap\nB: front: Page\nstep: Recruit"
    s = scene(text, cards=CARDS, settings=DISCREET)
    s.choose("recruit Cheap", "place Cheap in F2")
    assert s.twilight("A") == []


@rule("SLOT-START-04", "SLOT-DECK-05")
def test_the_last_creature_is_laid_by_choice_though_all_that_are_left_are_equal() -> None:
    asked = []
    for discreet in (0, 1):
        s = deal("20 Cheap", "20 Cheap", cards=CARDS, settings={"discreet": discreet, "winning_points": 15})
        n = 0
        while s.match.table.turn == 0:
            s.match.choose_at(0)
            n += 1
        asked.append(n)
    assert asked[1] == asked[0] + 2  # each player's last slot


@rule("SLOT-RESOLVE-04", "SLOT-ABIL-24")
@pytest.mark.parametrize("deck", ["Cheap", "Dear"])
def test_an_ability_whose_target_lies_hidden_is_as_good_as_usable(deck: str) -> None:
    cards = CARDS | {"Caller": "close 1 def 3 life 1: [ ] Call - Put target Elf card in your deck into play."}
    s = scene(f"A: front: Page\nB: front: Caller; deck: {deck}\nstep: Action, ap 3", cards=cards, settings=DISCREET)
    s.choose(next(option for option in s.options() if option.startswith("attack")))
    assert s.asked == "B"
