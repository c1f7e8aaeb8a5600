"""Defenders are named in any order at the terminal, by words and by numbers; naming ends when the person is done."""

import pytest

from scenes.arc import scene
from wtactics.bots.roster import make_bot
from wtactics.cli.choice import NotUnderstood
from wtactics.cli.session import TerminalSession
from wtactics.content.content import content_of
from wtactics.engine.draft import Draft
from wtactics.records.record import RecordedMatch, begin


def defended() -> TerminalSession:
    """The person sits at B and is attacked by three."""
    s = scene("""
        A: army: Wolf, Wolf, Wolf
        B: army: Otter 1/3, Ox 1/3, Elk 1/3
        phase: Attack
    """)
    s.choose("attack B's army", "send Wolf (3)", "send Wolf (2)", "send Wolf")
    assert "done" in s.options()
    content = content_of("arc")
    decks = [(deck.name, deck.cards(content.cards)) for deck in list(content.decks.values())[:2]]
    played: RecordedMatch = begin(content.game, content.pool, decks, 1)
    played.match = s.match  # type: ignore[misc]
    found = TerminalSession(content, played, 1, [make_bot("random", content.game)] * 2, ("A", "B"))
    found.begin(Draft(s.match))
    return found


def test_blocks_are_named_in_any_order_by_words_and_by_numbers() -> None:
    person = defended()
    t = person.played.match.table
    wolves = [int(c) for c in t.board if t.library.names[t.printed[c]] == "Wolf"]  # the last of them attacks first
    assert not person.is_done("block (3) with elk")
    assert not person.is_done(str(1 + person.labels().index("block Wolf with Otter")))
    assert [label for label, _ in person.named] == ["block Wolf (3) with Elk", "block Wolf with Otter"]
    assert {label.rpartition(" ")[2] for label in person.labels()} == {"done", "Ox"}
    assert person.played.record.choices == []
    with pytest.raises(NotUnderstood, match="is no option now"):
        person.is_done("block (2) with elk")
    assert not person.is_done("back elk")
    assert not person.is_done("block (2) with elk")
    assert person.is_done("done")
    assert [t.in_play(c) for c in wolves] == [True, False, False]
    assert len(person.played.record.choices) == 2  # Ox is left: the engine need not be told
