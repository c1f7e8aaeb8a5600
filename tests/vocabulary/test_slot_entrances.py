"""How creatures come into play by SLOT's texts, unmarked, and into which piles they go of which nobody said whose they are."""

import pytest

from scenes.slot import rule, scene
from wtactics.language.errors import TextRefused


@rule("SLOT-RECR-11")
@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("[ ]: Put target creature card from your twilight into play.", True),
        ("[ ]: Put target creature card from your twilight into play marked.", True),
        ("[ ]: Put target creature card from your twilight into play unmarked.", False),
        ("[ ]: Put target creature card from your twilight unmarked into play.", False),
        ("[ ]: Put target creature card from your twilight into play. It comes into play unmarked.", False),
        ("[ ]: Put target creature from your twilight into an empty slot; it comes into play unmarked.", False),
    ],
)
def test_out_of_the_twilight_they_come_unmarked(text: str, marked: bool) -> None:
    s = scene("A: front: Sage; twilight: Knight\nB: front: Page", cards={"Sage": f"def 1 life 1: {text}"})
    s.choose("use Sage F1", "place Knight (twilight) in B1")
    assert (s.who("A B1"), s.marked("A B1")) == ("Knight", marked)


@rule("SLOT-RECR-07", "SLOT-RECR-11")
@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("[ ]: Recruit a creature.", True),
        ("[ ]: Recruit a creature unmarked.", False),
        ("[ ]: Recruit a creature, and it enters play unmarked.", False),
        ("[ ]: Recruit a creature. It comes into play unmarked.", False),
    ],
)
def test_whoever_is_recruited_by_a_text_comes_unmarked(text: str, marked: bool) -> None:
    s = scene("A: front: Sage, Page, Page; deck: Archer\nB: front: Page", cards={"Sage": f"def 1 life 1: {text}"})
    s.choose("use Sage F1", "place Archer in F4")
    assert (s.who("A F4"), s.marked("A F4")) == ("Archer", marked)


@rule("SLOT-TWI-09", "SLOT-GRAVE-01")
@pytest.mark.parametrize(
    ("text", "pile"),
    [
        ("[ ]: Put target enemy creature into the twilight.", "twilight"),
        ("[ ]: Move target enemy creature to the twilight.", "twilight"),
        ("[ ]: Remove target enemy creature.", "graveyard"),
        ("[ ]: Remove target enemy creature to its owner's graveyard.", "graveyard"),
        ("[ ]: Move target enemy creature to the graveyard.", "graveyard"),
        ("[ ]: Put target enemy creature into the deck.", "deck"),
        ("[ ]: Return target enemy creature to the deck.", "deck"),
    ],
)
def test_everybody_goes_to_a_pile_of_his_owner(text: str, pile: str) -> None:
    s = scene("A: front: Sage\nB: front: Ox, Page", cards={"Sage": f"def 1 life 1: {text}"})
    s.choose("use Sage F1", "target Ox F1")
    piles = {"twilight": s.twilight("B"), "graveyard": s.grave("B")}
    assert piles.get(pile, ["Ox"]) == ["Ox"]
    assert (s.points("A"), s.army("B"), sum(len(lies) for lies in piles.values())) == (
        0,
        ["Page F2"],
        int(pile in piles),
    )


@pytest.mark.parametrize(
    "text",
    [
        "[ ]: Mark target ally. It comes into play unmarked.",  # it has come long ago
        "[ ]: Put target creature card from the graveyard into the deck.",  # from whose graveyard?
        "[ ]: Mark target ally. Remove it.",
        "[ ]: Mark this creature. If this creature is damaged, remove it.",  # its token?
        "[ ]: Recruit a creature from your twilight.",  # which could pay for itself
    ],
)
def test_what_could_mean_something_else_is_refused(text: str) -> None:
    with pytest.raises(TextRefused):
        scene("A: front: Sage\nB: front: Ox, Page", cards={"Sage": f"def 1 life 1: {text}"})
