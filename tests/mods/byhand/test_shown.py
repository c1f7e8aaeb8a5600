"""What a page is told of a text that is carried out by hand: the sentence, the card, who does it, tools in their groups."""

from scenes.byhand import Scene, handed, rule
from wtactics.server.messages import HandTask, Question
from wtactics.server.show.table import question


def asked(s: Scene) -> Question:
    """The open question as its seat is shown it."""
    view = s.game.view(s.table, s.table.asked)
    found = question(s.game, s.match, view)
    assert found is not None
    return found


def task(s: Scene) -> HandTask:
    """What of it is of a text by hand."""
    found = asked(s).hand
    assert found is not None
    return found


@rule("BYHAND-HAND-04")
def test_tools_are_told_in_their_groups() -> None:
    s = handed("A: hand: Riddle; army: Wolf 2/4\nB: army: Ox 3/4; hand: 1")
    shown = task(s)
    assert (shown.stage, shown.sentence, shown.seat, shown.left) == ("tool", "Flurb the reeds.", 0, 20)
    labels = {option.id: option.label for option in asked(s).options}
    groups = {title: [labels[o] for o in ids] for title, ids in shown.groups}
    assert list(groups) == ["Cards", "Fight", "Decks", "Players"]
    assert groups["Decks"] == ["draw", "search own deck", "reveal", "top card of a deck", "shuffle"]
    assert sum(map(len, groups.values())) == len(labels) - 1, "all but the end"


@rule("BYHAND-OPEN-01")
def test_the_others_are_told_who_would_do_what() -> None:
    s = handed("A: hand: Riddle; army: Wolf 2/4\nB: army: Ox 3/4; hand: 1")
    s.say("damage", "Ox", "3")
    shown = task(s)
    assert (s.asked, shown.stage, shown.seat, shown.deed) == ("B", "others", 0, "deal 3 damage to Ox")
    assert [option.label for option in asked(s).options] == ["let it stand", "object", "let the whole sentence stand"]


@rule("BYHAND-TOOL-10")
def test_who_searches_is_asked_for_a_card() -> None:
    s = handed("A: hand: Riddle; deck: Hen, Elk 2/2\nB: hand: 1")
    s.by_hand("search own deck", "player A", "into play")
    shown = task(s)
    assert (shown.stage, shown.seat, shown.groups) == ("card", 0, ())
