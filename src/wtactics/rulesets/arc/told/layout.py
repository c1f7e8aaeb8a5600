"""The layout of ARC's table, its counters, and the kinds of moments in which players may respond."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wtactics.engine.places import CREATURE, DECK, FACTIONS, GONE, GRAVE, HAND, NOBODY, RESERVE, what_of
from wtactics.engine.telling import chain_data
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.layout import Area, Counter, Layout, Window
from wtactics.kits.verbs import CLAIM
from wtactics.rulesets.arc.rules.resp import FIGHT
from wtactics.rulesets.arc.terms import DISCARD_PHASE
from wtactics.rulesets.arc.told.words import PHASES
from wtactics.rulesets.arc.view import ArcView

AREAS: Final = (  # ARC-AREA-01 from the middle outward
    Area("army", "Army", "row", 0, ARMY, open=True),
    Area("kingdom", "Kingdom", "hosts", 1, KINGDOM, open=True),
    Area("reserve", "Reserve", "stacks", 2, RESERVE),
    Area("deck", "Deck", "pile", 2, DECK),
    Area("graveyard", "Graveyard", "pile", 2, GRAVE, open=True),
    Area("removed", "Removed from the game", "pile", 2, GONE, open=True),
    Area("hand", "Hand", "fan", 3, HAND),
)
AREA_OF: Final[dict[int, str]] = {area.kind: area.key for area in AREAS}

WINDOWS: Final = (  # a newcomer stops where another player does something to him, and in his own fights
    Window("their-play", "Another player's card or ability waits on the chain", True),
    Window("my-play", "Your own card or ability waits on the chain", False),
    Window("attacked", "You are attacked: before you name defenders", True),
    Window("defence", "You are attacked: a combat is about to be fought", True),
    Window("my-attack", "You attack: before defenders are named", False),
    Window("my-combat", "You attack: a combat is about to be fought", True),
    Window("their-fight", "Two other players fight", False),
    Window("empty-claim", "You may claim a discipline, but nobody in your cities could bid for it", False),
    Window("bids", "Disciplines are claimed: between the bids", False),
    Window("my-phase", "A phase of your turn ends", False),
    Window("their-phase", "A phase of another player's turn ends", False),
    Window("their-turn", "Another player's turn ends", False),
)


def layout(settings: Mapping[str, int], seats: int) -> Layout:
    """The table of a match with these settings and so many seats."""
    phases = tuple([(number, title) for number, title in enumerate(PHASES) if number > 0])
    gems = [
        Counter(gem_key(faction), f"Free {title} gems", "gems", None, title) for faction, title in enumerate(FACTIONS)
    ]
    points = Counter("points", "Victory points", "score", settings["winning_points"])
    cards = [Counter("hand", "Cards in hand", "number"), Counter("deck", "Cards in deck", "number")]
    windows = tuple([kind for kind in WINDOWS if seats > 2 or kind.key != "their-fight"])
    return Layout(phases, AREAS, (points, *gems, *cards), windows)


def gem_key(faction: int) -> str:
    """What the counter of a faction's gems is called."""
    return f"gems-{FACTIONS[faction].lower().replace(' ', '-')}"


def counters(view: ArcView, seat: int) -> dict[str, int]:
    """ARC-MAT-01, ARC-POWER-05 Points and free gems lie open, and everybody may count hand and deck."""
    gems = view.gems(seat)
    numbers = {
        "points": int(view.points(seat)),
        "hand": int(view.count(HAND, seat)),
        "deck": int(view.count(DECK, seat)),
    }
    for faction in range(len(FACTIONS)):
        numbers[gem_key(faction)] = int(gems[faction])
    return numbers


def window(view: ArcView) -> str | None:
    """The kind of the window in which this seat is asked; None where it is asked what others would miss, or not at all."""
    if not view.mine:
        return None
    if view.moment == NOBODY:
        return "empty-claim" if claims_nothing(view) else None
    chain = chain_data(view)
    if len(chain) > 0:
        return "my-play" if chain[-1]["seat"] == view.seat else "their-play"
    if view.moment == FIGHT:
        return fight(view)
    if view.bidding:
        return "bids"
    if view.active == view.seat:
        return "my-phase"
    return "their-turn" if view.phase == DISCARD_PHASE else "their-phase"


def claims_nothing(view: ArcView) -> bool:
    """ARC-TACT-06 May this seat claim, but only with 0, which never wins?"""
    if not any(what_of(o) == CLAIM for o in view.options()):
        return False
    here = [name for name in view.at(KINGDOM, view.seat) if view.type(name) == CREATURE]
    return all(view.marked(name) for name in here)


def fight(view: ArcView) -> str:
    """The kind of a window in an attack: who is asked in it, and how far the attack is."""
    if view.defending == view.seat:
        return "defence" if view.fighting else "attacked"
    if view.active == view.seat:
        return "my-combat" if view.fighting else "my-attack"
    return "their-fight"
