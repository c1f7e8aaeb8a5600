"""Records replay to the same match; a record that is damaged, foreign or of other cards is refused with one clear error."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from toy_pool import ARC, card, cards_by_lot, deck, new_match, play_on, pool
from wtactics.cards import CardLibrary
from wtactics.content.pool import pool_of
from wtactics.engine.chance import new_key
from wtactics.engine.digest import digest_of
from wtactics.engine.invariants import check
from wtactics.engine.match import NotOffered
from wtactics.records.file import ROW, from_text, read_record, to_text, write_record
from wtactics.records.record import BadRecord, Record, RecordedMatch, begin, replay, replay_steps, resume


def finished(seed: int = 2) -> RecordedMatch:
    return play_on(new_match(seed, cards=pool(0)), 5000, seed)


def again(record: Record) -> Record:
    return from_text(to_text(record))


@pytest.mark.parametrize("seed", range(4))
def test_a_record_replays_to_the_same_table(seed: int) -> None:
    played = play_on(new_match(seed, 2 + seed % 3, pool(0)), 5000, seed)
    assert played.match.over
    assert again(played.record) == played.record
    assert digest_of(replay(again(played.record), pool(0)).table) == digest_of(played.match.table)


def test_a_match_that_is_not_over_is_resumed_and_played_on() -> None:
    whole = finished()
    part = new_match(2, cards=pool(0))
    for choice in whole.record.choices[:60]:
        part.take(choice)
    assert part.record.outcome is None
    resumed = resume(again(part.record), pool(0))
    assert digest_of(resumed.match.table) == digest_of(part.match.table)
    for choice in whole.record.choices[60:]:
        resumed.take(choice)
    assert resumed.record == whole.record


def test_a_record_of_a_match_in_secret_replays_from_its_key() -> None:
    decks = [deck(pool(0), seat) for seat in range(2)]
    played = play_on(begin(ARC, pool(0), decks, new_key()), 5000, 3)
    assert isinstance(played.record.seed, bytes)
    assert again(played.record) == played.record
    assert digest_of(replay(again(played.record), pool(0)).table) == digest_of(played.match.table)


def test_a_record_of_the_first_version_is_still_read() -> None:
    record = finished().record
    first = to_text(record).replace('"version": 2', '"version": 1', 1)
    assert from_text(first) == record


def test_a_record_can_be_replayed_step_by_step() -> None:
    played = finished()
    counts = [len(step.record.choices) for step in replay_steps(played.record, pool(0))]
    assert counts == list(range(len(played.record.choices) + 1))


def test_conceding_is_recorded_as_a_negative_number() -> None:
    played = play_on(new_match(2, 3, pool(0)), 30, 1)
    seat = played.match.asked
    played.concede(seat)
    assert played.record.choices[-1] == -1 - seat
    play_on(played, 5000, 1)
    assert digest_of(replay(again(played.record), pool(0)).table) == digest_of(played.match.table)


@pytest.mark.parametrize("seed", range(6))
def test_whoever_concedes_out_of_turn_is_out_and_the_others_play_on(seed: int) -> None:
    chance = Random(seed)
    played = play_on(new_match(seed, 3, pool(0)), chance.randrange(200), seed)
    seat = (played.match.asked + 1) % 3
    played.concede(seat)
    check(played.match.table)
    assert played.record.choices[-1] == -1 - seat
    assert played.match.asked != seat
    play_on(played, 5000, seed)
    check(played.match.table)
    assert digest_of(replay(again(played.record), pool(0)).table) == digest_of(played.match.table)


def test_a_choice_by_option_is_recorded_by_its_place() -> None:
    played = new_match(2, cards=pool(0))
    played.choose(played.match.table.options[1])
    assert played.record.choices == [1]
    with pytest.raises(NotOffered):
        played.choose(-5)
    with pytest.raises(NotOffered):
        played.choose_at(99)
    with pytest.raises(NotOffered):
        played.concede(2)
    assert played.record.choices == [1]


def test_a_record_is_a_file_that_people_can_read(tmp_path: Path) -> None:
    played = finished()
    path = tmp_path / "match.json"
    write_record(played.record, path)
    write_record(played.record, path)
    assert read_record(path) == played.record
    assert list(tmp_path.iterdir()) == [path]
    lines = path.read_text("utf-8").splitlines()
    assert '"ruleset": "arc",' in lines
    assert '  "winning_points": 30,' in lines
    assert any(line.startswith('  {"name": "Deck 16", "cards": [[1, 1], ') for line in lines)
    rows = [line for line in lines if line.startswith("  ") and ":" not in line]
    assert max(len(json.loads(f"[{row.strip().rstrip(',')}]")) for row in rows) == ROW
    json.loads(path.read_text("utf-8"))


def test_settings_and_a_named_first_player_are_recorded() -> None:
    decks = [deck(pool(0), seat) for seat in range(2)]
    played = begin(ARC, pool(0), decks, 9, {"first_player": 1, "winning_points": 18})
    assert again(played.record).settings == ARC.settle({"first_player": 1, "winning_points": 18})
    assert replay(again(played.record), pool(0)).table.starter == 1


# ---- what is refused

TEXT: list[str] = []


def text() -> str:
    if not TEXT:
        TEXT.append(to_text(finished().record))
    return TEXT[0]


def changed(**entries: Any) -> str:
    return json.dumps(json.loads(text()) | entries)


def without(key: str, **entries: Any) -> str:
    data = json.loads(text()) | entries
    del data[key]
    return json.dumps(data)


@pytest.mark.parametrize(
    ("damaged", "why"),
    [
        (lambda: "", "well-formed JSON"),
        (lambda: text()[:400], "well-formed JSON"),
        (lambda: text() + "{}", "nothing after it, found extra data"),
        (lambda: text().replace('"seed": 2', '"seed": 2, "seed": 3'), "a key that stands twice"),
        (lambda: text().replace('"seed": 2', '"seed": NaN'), "the number NaN"),
        (lambda: "[" * 100_000, "well-formed JSON"),
        (lambda: "[1]", "a JSON object, found a list"),
        (lambda: "null", "a JSON object, found nothing"),
        (lambda: '{"name": "a deck"}', "a record (format 'wtactics record'), found no format"),
        (lambda: changed(format="chess"), "found the format 'chess'"),
        (lambda: changed(version=5), "version 1, 2, 3 or 4 of the format, found the number 5"),
        (lambda: changed(version=True), "version 1, 2, 3 or 4 of the format, found true"),
        (lambda: changed(version=[1]), "version 1, 2, 3 or 4 of the format, found a list"),
        (lambda: changed(seed="12" * 31), "seed: expected a whole number, or a key of 64 hexadecimal digits, found the text"),
        (lambda: changed(seed="0" * 63 + "g"), "a key of 64 hexadecimal digits"),
        (lambda: without("own", seed="ab" * 32, version=1), "seed: expected a whole number, found the text"),
        (lambda: changed(note="x"), "found 'note'"),
        (lambda: without("seed"), "found no 'seed'"),
        (lambda: changed(ruleset="chess"), "ruleset: expected one of arc, slot, orc, ava, found 'chess'"),
        (lambda: changed(ruleset=3), "ruleset: expected a text, found the number 3"),
        (lambda: changed(seed="7"), "seed: expected a whole number, or a key of 64 hexadecimal digits, found the text '7'"),
        (lambda: changed(seed=[7]), "seed: expected a whole number, found a list"),
        (lambda: changed(seed=-7), "seed: expected 0 to"),
        (lambda: changed(seed=True), "seed: expected a whole number, found true"),
        (lambda: changed(settings={"speed": 3}), "a setting that arc does not have"),
        (lambda: changed(settings={"hand_limit": "x"}), "hand_limit: expected a whole number"),
        (lambda: changed(settings=[]), "settings: expected an object, found a list"),
        (lambda: changed(decks=[]), "decks: expected 1 to 8 decks, found 0"),
        (lambda: changed(decks=[{"name": "A"}]), "deck 0: expected the keys name, cards, found name"),
        (lambda: changed(decks=[{"name": "A", "cards": [[1]]}]), "deck 0, cards: expected 2 entries, found 1"),
        (lambda: changed(decks=[{"name": "A", "cards": [[[1], 1]]}]), "expected the number of a card of this record, found a"),
        (lambda: changed(decks=[{"name": "A", "cards": [[{}, 1]]}]), "expected the number of a card of this record"),
        (lambda: changed(decks=[{"name": "A", "cards": [[1.0, 1]]}]), "expected the number of a card of this record"),
        (lambda: changed(decks=[{"name": "A", "cards": [[1, 1000]] * 50_000}]), "deck 0, cards: expected at most 1000 cards"),
        (lambda: changed(decks=[{"name": "A", "cards": [[999, 1]]}]), "expected the number of a card of this record"),
        (lambda: changed(decks=[{"name": "A", "cards": [[1, 0]]}]), "count of card 1: expected 1 to 1000, found 0"),
        (lambda: changed(cards={"x": ["A", 1, "f"]}), "cards, 'x': expected the number of a card"),
        (lambda: changed(cards={"1": ["A", 1]}), "cards, '1': expected 3 entries, found 2"),
        (lambda: changed(choices=[0, 0.5]), "choice 2: expected a whole number, found the number 0.5"),
        (lambda: changed(choices=[-9]), "choice 1: expected -8"),
        (lambda: changed(choices={}), "choices: expected a list"),
        (lambda: changed(outcome={}), "outcome: expected the keys"),
        (lambda: changed(outcome={"winner": 9, "ending": "", "turn": 1, "points": []}), "winner: expected 0 to 7"),
    ],
)  # fmt: skip
def test_a_damaged_record_is_refused(damaged: Any, why: str) -> None:
    with pytest.raises(BadRecord) as bad:
        from_text(damaged(), "match.json")
    assert str(bad.value).startswith("match.json")
    assert why in str(bad.value)
    assert "\n" not in str(bad.value)


@pytest.mark.parametrize(
    ("entries", "why"),
    [
        ({"choices": [0, 99]}, "choice 2 of 2: expected one of "),
        ({"choices": [-3]}, "choice 1 of 1: expected a concession of a seat that is in the match, found -3"),
        ({"choices": [0, 1], "outcome": {"winner": 0, "ending": "ARC-WIN-02", "turn": 3, "points": [30, 2]}},
         "outcome: expected a match that is not over, found a victory of seat 0 by ARC-WIN-02 in turn 3"),
        ({"settings": {"first_player": 3}}, "first_player: expected a seat from 0 to 1, found 3"),
    ],
)  # fmt: skip
def test_a_record_that_does_not_fit_the_rules_is_refused(entries: dict[str, Any], why: str) -> None:
    record = from_text(changed(**({"outcome": None} | entries)))
    with pytest.raises(BadRecord) as bad:
        replay(record, pool(0))
    assert why in str(bad.value)


def test_choices_after_the_end_are_refused() -> None:
    played = finished()
    played.record.choices.append(0)
    n = len(played.record.choices)
    with pytest.raises(BadRecord, match=f"choice {n} of {n}: expected no more choices, for the match is over, found 0"):
        replay(again(played.record), pool(0))


def test_another_outcome_than_the_rules_give_is_refused() -> None:
    record = finished().record
    record.choices.pop()
    with pytest.raises(BadRecord, match="outcome: expected a match that is not over"):
        replay(record, pool(0))


def test_other_versions_of_cards_are_refused_and_named() -> None:
    cards = cards_by_lot(0)
    first = cards[0]
    cards[0] = card(first.number, first.name, "city", first.text, version=2, strength=1, discipline=first.discipline)
    with pytest.raises(BadRecord) as bad:
        replay(finished().record, pool_of(CardLibrary(cards)))
    assert str(bad.value) == (
        "cards: expected the cards as they are printed in the library, found Town 0 (number 1, version 1; here 2)"
    )


def test_unknown_cards_are_refused_and_named() -> None:
    with pytest.raises(BadRecord, match="cards: expected cards of the library, found Town 0"):
        replay(finished().record, pool_of(CardLibrary(cards_by_lot(0)[1:])))


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="a file that can be read, found no such file"):
        read_record(tmp_path / "none.json")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe")
    with pytest.raises(BadRecord, match="text in UTF-8, found the byte 0xff at 0"):
        read_record(tmp_path / "bytes.json")
