"""BYHAND-OPEN-05: who plays by hand: people at the terminal and in rooms, and nobody else."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from scenes.byhand import rule
from wtactics.cli.door import wtactics
from wtactics.content.content import content_of
from wtactics.content.own_sets import HANDS, SETTING, allow_hands, name_sets
from wtactics.kits.verbs import PASS, TOOL
from wtactics.records.file import read_record
from wtactics.records.record import resume
from wtactics.records.shelf import content_for
from wtactics.server.messages import RoomRequest, SeatRequest
from wtactics.server.rooms.room import RequestFault, new_room
from wtactics.server.web import catalogue

SHEET = """\
set = "Odd Ones"
rulesets = ["arc"]

[[card]]
number = 90011
version = 1
name = "Reed Riddle"
faction = "Gaian"
type = "event"
cost = 0
loyalty = 0
text = "Draw a card. Flurb the reeds."
"""
TOLD = 'Reed Riddle: "Flurb the reeds."'


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A set with a card that nobody reads, and a deck with it."""
    monkeypatch.delenv(SETTING, raising=False)
    monkeypatch.delenv(HANDS, raising=False)
    folder = tmp_path / "odd"
    folder.mkdir()
    (folder / "odd.toml").write_text(SHEET, "utf-8")
    deck = Path(content_of("arc").find_deck("Teeth in the Reeds").file).read_text("utf-8")
    deck = deck.replace('name = "Teeth in the Reeds"', 'name = "Riddlers"').replace('"Elvish Sluicer"', '"Reed Riddle"')
    (folder / "riddlers.toml").write_text(deck, "utf-8")
    yield folder
    os.environ.pop(SETTING, None)
    os.environ.pop(HANDS, None)
    content_of.cache_clear()


def run(*words: str, typed: str = "") -> Result:
    result = CliRunner().invoke(wtactics, words, input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result


@rule("BYHAND-OPEN-05")
def test_bots_and_simulations_refuse_such_decks_by_name(odd: Path) -> None:
    lost = run("simulate", "--ruleset", "arc+byhand", "--games", "1", "--cards", str(odd), "--decks", "Riddlers")
    assert (lost.exit_code, TOLD in lost.output) == (2, True)


@rule()
def test_without_it_the_card_is_an_error_as_ever(odd: Path) -> None:
    lost = run("play", "--cards", str(odd), "--deck", "Riddlers")
    assert lost.exit_code == 2
    assert "Reed Riddle, text 1:14" in lost.output


@rule()
def test_all_sit_at_one_terminal_and_the_game_is_saved_and_goes_on(odd: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = ("--by-hand", "--cards", str(odd), "--deck", "Riddlers", "--against", "Riddlers", "--seed", "3")
    played = run("play", *told, "--save", str(file), typed="\n1\n\n1\n\n1\nquit\n")
    assert played.exit_code == 0, played.output
    assert "You all play at this terminal" in played.output
    assert {"A> ", "B> "} <= {played.output[i : i + 3] for i in range(len(played.output))}
    os.environ.pop(SETTING, None)
    content_of.cache_clear()
    record = read_record(file)
    assert record.ruleset == "arc+byhand"
    match = resume(record, content_for(record).pool)
    seen = set()
    for _ in range(400):
        options = list(match.match.table.options)
        seen |= {int(o) & 63 for o in options}
        plays = [i for i, label in enumerate(match.game.label_words(match.match.table)) if "play Reed Riddle" in label]
        match.choose_at(plays[0] if plays else next((i for i, o in enumerate(options) if o & 63 == PASS), 0))
        if TOOL in seen:
            break
    assert TOOL in seen, "the record carries the card, and it is read by hand again"


@rule("BYHAND-OPEN-05")
def test_rooms_have_such_cards_among_people_only(odd: Path) -> None:
    name_sets([odd])
    allow_hands()
    content_of.cache_clear()
    assert "Riddlers" not in content_of("arc").decks, "other games go without"
    assert all(card.name != "Reed Riddle" for card in content_of("arc").pool.cards)
    me = SeatRequest(kind="me", deck="riddlers")
    room = new_room(
        RoomRequest(ruleset="arc+byhand", seats=(me, SeatRequest(kind="open", deck="riddlers"))), "g", "Guest"
    )
    assert room.ruleset == "arc+byhand"
    with pytest.raises(RequestFault) as refused:
        new_room(
            RoomRequest(ruleset="arc+byhand", seats=(me, SeatRequest(kind="bot", deck="riddlers", bot="random"))),
            "g",
            "Guest",
        )
    assert TOLD in refused.value.found
    assert catalogue.ruleset_info("arc+byhand").title.endswith("with Cards by hand")


@rule("BYHAND-OPEN-05")
def test_a_room_without_hands_says_which_rooms_have_them(odd: Path) -> None:
    name_sets([odd])
    allow_hands()
    content_of.cache_clear()
    seats = (SeatRequest(kind="me", deck="riddlers"), SeatRequest(kind="open", deck="riddlers"))
    with pytest.raises(RequestFault) as refused:
        new_room(RoomRequest(ruleset="arc", seats=seats), "g", "Guest")
    assert TOLD in refused.value.found
    assert "arc+byhand" in refused.value.expected


@rule()
def test_faces_tell_what_nobody_reads_of_them(odd: Path) -> None:
    name_sets([odd])
    allow_hands()
    content_of.cache_clear()
    left = {face.name: face.unread for face in catalogue.faces_on(content_of("arc+byhand")) if face.unread}
    assert left == {"Reed Riddle": ("Flurb the reeds.",)}
    shelf = content_of("arc+byhand")
    assert catalogue.face_of(shelf, shelf.cards.find("Reed Riddle")).unread == ("Flurb the reeds.",)
