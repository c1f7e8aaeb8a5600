"""What greedy sees at a table of ORC: how far a quest has come, and what of it is lost with the turn."""

from scenes.orc import Scene, scene
from wtactics.bots.roster import make_bot
from wtactics.engine.view import View
from wtactics.games import ruleset
from wtactics.rulesets.orc.judgement.questing import quests_worth

CARDS = {
    "Census": "quest (Assignment): Have three creatures at the end of your turn. Victory Points: 3.",
    "Pond": "quest (Assignment): Have two creatures in your Defensive at the end of an opponent's turn. Victory Points: 3.",
    "Feast": "quest (Assignment): Play two Events in one turn. Victory Points: 3.",
    "Mass": "quest (Assignment): Play an Event on two turns in a row. Victory Points: 3.",
    "Hymn": "event: Gain 1 influence.",
    "Wolf": "creature cost 1 1/1",
    "Elk": "creature cost 1 1/1",
}


def table(text: str, *choices: str) -> Scene:
    s = scene(text, cards=CARDS)
    s.choose(*choices)
    return s


def worth(s: Scene, seat: int = 0) -> int:
    return int(quests_worth(s.table, seat))


def chosen(s: Scene) -> str:
    """The label of what greedy would do here."""
    bot = make_bot("greedy", ruleset("orc"), 1)
    return s.options()[bot.choose_at(View(s.table, s.table.asked))]


def test_what_is_so_already_is_a_part_of_what_must_be_so() -> None:
    none, one, two = (
        worth(table(f"A: quests: Census; offensive: {there}; hand: 1\nB:", "accept Census"))
        for there in ("", "Wolf", "Wolf, Elk")
    )
    assert 0 < none < one < two


def test_a_deed_that_must_be_repeated_in_one_turn_is_lost_with_it() -> None:
    s = table("A: quests: Feast; hand: 2 Hymn, 1\nB: hand: 1", "accept Feast")
    accepted = worth(s)
    s.play("Hymn", "in the Offensive")
    assert worth(s) > accepted
    s.to("Play", "B")
    assert worth(s) == accepted


def test_a_row_of_turns_is_worth_what_it_is_long() -> None:
    s = table("A: quests: Mass; hand: 2 Hymn, 1\nB: hand: 1", "accept Mass")
    accepted = worth(s)
    s.play("Hymn", "in the Offensive")
    begun = worth(s)
    assert begun > accepted
    s.to("Play", "B")
    assert worth(s) == begun
    s.to("Play", "A")
    s.to("Play", "B")
    s.to("Play", "A")
    assert worth(s) == accepted


def test_the_points_that_win_are_worth_more_than_the_first_ones() -> None:
    first, last = (worth(table(f"A: {had} VP; quests: Census; hand: 1\nB:", "accept Census")) for had in (0, 7))
    assert last > first


def test_a_creature_goes_where_a_quest_wants_it() -> None:
    s = table("A: quests: Pond; defensive: Elk; resources: 1; hand: Wolf, 2\nB: hand: 1", "accept Pond")
    s.to("Entrance")
    s.choose("play Wolf")
    assert chosen(s) == "in the Defensive"
