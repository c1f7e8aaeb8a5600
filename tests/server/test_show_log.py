"""The log that people read: headings, cards that are marked together, bids of nothing, giving up, and how bots are called."""

from collections import Counter
from itertools import pairwise
from random import Random

from scenes.arc import rule, scene
from toy_pool import ARC
from wtactics.content.content import content_of
from wtactics.engine.match import Match
from wtactics.engine.telling import forget_facts
from wtactics.server.messages import RoomRequest, SeatRequest
from wtactics.server.rooms.room import new_room
from wtactics.server.show import table as show


def lines(match: Match, seat: int = 0) -> list[str]:
    """What the seat is told of the facts that are noted now."""
    return ["".join(part.text for part in line.text) for line in show.log_lines(ARC, match, seat, 1)]


def told(seed: int, choices: int = 500) -> list[str]:
    """The whole log of a random game of two."""
    content = content_of("arc")
    match = content.match(tuple(content.deck_names()[:2]), seed, {})
    match.table.listening = True
    chance = Random(seed)
    found: list[str] = []
    for _ in range(choices):
        found += lines(match)
        if match.over:
            break
        forget_facts(match.table)
        match.choose_at(chance.randrange(len(match.table.options)))
    return found


@rule()
def test_headings_begin_with_capitals_and_cards_are_marked_in_one_line() -> None:
    found = [line for seed in range(4) for line in told(seed)]
    kinds = Counter(line.split()[0] for line in found)
    assert kinds["Turn"] > 20
    assert "turn" not in kinds
    assert any(" and " in line and line.endswith(" are unmarked") for line in found)
    for one, other in pairwise(found):
        assert not (one.endswith("unmarked") and other.endswith("unmarked"))


@rule()
def test_attackers_of_one_goal_are_told_together() -> None:
    s = scene("A: army: Wolf 2/2, Ox 1/5\nB: army: Ram\nphase: Attack")
    s.choose("attack B's army", "send Wolf")
    forget_facts(s.table)
    s.choose("send Ox")
    assert "Wolf and Ox attack player B" in lines(s.match)


@rule()
def test_an_attack_is_told_without_its_marks_and_a_blow_with_what_it_costs() -> None:
    s = scene("A: army: Wolf 2/2\nB: 9 points\nphase: Attack")
    forget_facts(s.table)
    s.choose("attack B's army")
    assert [line for line in lines(s.match) if "Wolf" in line or "VP" in line] == [
        "Wolf attacks player B", "Wolf strikes player B for 2 VP",
    ]  # fmt: skip
    s = scene("A: army: Wolf 2/2\nB: 1 point\nphase: Attack")
    forget_facts(s.table)
    s.choose("attack B's army")
    assert "Wolf strikes player B for 1 VP" in lines(s.match)


@rule()
def test_damage_of_a_blow_and_the_way_to_the_graveyard_are_told_once() -> None:
    s = scene("A: army: Wolf 2/2\nB: army: Ram 1/2\nphase: Attack")
    s.choose("attack B's army")
    forget_facts(s.table)
    s.choose("block Wolf with Ram")
    s.go_on()
    fight = [line for line in lines(s.match) if "phase" not in line]
    assert fight[:4] == ["Ram defends against Wolf", "Wolf strikes Ram for 2", "Ram strikes Wolf for 1", "Ram dies"]


@rule()
def test_what_happens_to_many_alike_takes_one_line() -> None:
    rain = {"Rain": "event 0: Deal 1 damage to each creature."}
    s = scene("A: army: Wolf 2/3, Ox 1/5; hand: Rain\nB: army: Ram 1/4", cards=rain)
    forget_facts(s.table)
    s.choose("play Rain")
    assert "Wolf, Ox and Ram suffer 1 damage from Rain" in lines(s.match)


@rule()
def test_bids_of_nothing_take_one_line() -> None:
    found = [line for seed in range(4) for line in told(seed)]
    assert not any(line.endswith("answers with 0") for line in found if "does not win" in line)
    idle = [line for line in found if "bid 0" in line or "answers with 0, and" in line]
    assert "You and B bid 0 for Mind: nobody wins it" in idle
    for line in idle:
        after = found[found.index(line) + 1]
        assert not after.startswith(("You do not win", "B does not win"))


@rule("ARC-WIN-12")
def test_whoever_gives_up_is_said_to_have_given_up_by_the_rule() -> None:
    s = scene("A: hand: Spark\nB:", cards={"Spark": "event 0: Gain 1 victory point."})
    s.go_on()
    forget_facts(s.table)
    s.concede("A")
    assert lines(s.match) == ["You give up (ARC-WIN-12)", "B wins (ARC-WIN-03)"]
    assert lines(s.match, 1) == ["A gives up (ARC-WIN-12)", "You win (ARC-WIN-03)"]
    assert lines(s.match, show.spectator) == ["A gives up (ARC-WIN-12)", "B wins (ARC-WIN-03)"]
    ending = show.table_state(ARC, s.match, 0, 0).ending
    assert ending is not None
    assert "".join(part.text for part in ending.text).endswith("(ARC-WIN-03). You gave up (ARC-WIN-12)")
    assert [part.rule for part in ending.text if part.rule] == ["ARC-WIN-03", "ARC-WIN-12"]


def test_a_claim_that_nobody_could_bid_for_counts_as_a_moment_that_may_pass() -> None:
    s = scene("A: city Keep (Body, 8): Wolf 1/1\nB:\nphase: Tactics")
    assert show.table_state(ARC, s.match, 0, 0).question.window is None  # type: ignore[union-attr]
    s = scene("A: city Keep (Body, 8); army: Wolf 1/1\nB:\nphase: Tactics")
    assert show.table_state(ARC, s.match, 0, 0).question.window == "empty-claim"  # type: ignore[union-attr]
    assert "claim Body" in s.options()


def test_the_cities_of_the_beginning_are_counted() -> None:
    content = content_of("arc")
    names = content.deck_names()
    match = content.match((names[0], names[1]), 3, {})
    asked: list[str] = []
    while (state := show.table_state(ARC, match, match.asked, 0)).turn == 0 and state.question and len(asked) < 6:
        asked.append(state.question.text)
        match.choose_at(0)
    cities = [text for text in asked if "city" in text]
    assert cities
    assert all(text.endswith((" 1 of 3.", " 2 of 3.", " 3 of 3.")) for text in cities)


def test_what_may_be_drawn_is_said_in_full_words() -> None:
    s = scene("A: hand: Wolf; deck: Wolf, Wolf, Wolf\nB:\nphase: Draw")
    s.go_on()
    question = show.table_state(ARC, s.match, 0, 0).question
    assert question is not None
    assert [option.label for option in question.options] == ["draw 2 cards", "draw 1 card, lay 1 resource"]


def test_bots_are_named_like_people_and_two_of_a_kind_are_numbered() -> None:
    deck = next(iter(content_of("arc").decks.values())).file.rsplit("/", 1)[-1].removesuffix(".toml")
    bots = [SeatRequest(kind="bot", deck=deck, bot=bot) for bot in ("greedy", "random", "greedy")]
    room = new_room(RoomRequest(ruleset="arc", seats=(SeatRequest(kind="me", deck=deck), *bots)), "g", "Guest")
    assert [seat.name for seat in room.seats] == ["Guest", "Normal bot", "Easy bot", "Normal bot 2"]
