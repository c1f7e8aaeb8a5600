"""What is told of Heroes: questions, options, what they print, why not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from wtactics.engine.places import NOBODY, RESERVE, SEAT_THING, Option, card_of, other_of, what_of
from wtactics.kits import verbs
from wtactics.kits.attempts import Attempt
from wtactics.kits.layout import Pointing, Sign
from wtactics.mods.heroes.ids import HEROES, USED
from wtactics.mods.heroes.speech.sheet import HAND, INFLUENCE, POINTS, RESOURCES
from wtactics.rulesets.orc.terms import OFFENSIVE
from wtactics.rulesets.orc.told.words import front_name

PLACING: Final = "Your default army: place a creature in a front?"
COUNTERING: Final = "counter it by paying 1 gold more than it has cost, sacrificing this card and discarding one by lot"
SAYINGS: Final = {
    "ORC-HERO-07": "{thing} does not fit into what is left of your default army.",
    "ORC-HERO-10": "{thing} would have to be marked for this, and no Hero ever is.",
    "ORC-HERO-11": "your Hero acts in your own turn only.",
    "ORC-HERO-12": "your Hero has used its ability of this turn, or this one.",
    "ORC-HERO-15": "from that front {thing} has no target for this.",
    "ORC-COUNTER-01": "what waits has cost no gold.",
    "ORC-COUNTER-03": "you need 1 gold more than it has cost, an unmarked resource card besides, and a card in hand.",
    "ORC-COUNTER-04": "{thing} is none of your unmarked resource cards.",
    "ORC-COUNTER-05": "{thing}'s ability was countered in this turn.",
    "ORC-COUNTER-06": "no ability of an enemy Hero waits.",
}


def is_placing(options: Iterable[Option]) -> bool:
    """Is a default army placed?"""
    return any(what_of(o) == verbs.PLACE for o in options)


def hero_named(view: Any, seat: int) -> int:
    """The Hero of a seat, by its name in the view; NOBODY if there is none."""
    return next((int(c) for c in view.at(HEROES, seat)), NOBODY)


def printed(view: Any, seat: int, what: int) -> int:
    """A number that the Hero of the seat prints; 0 if there is none."""
    hero = hero_named(view, seat)
    return int(view.library.own(view.printed(hero), what)) if hero != NOBODY else 0


def hero_signs(view: Any, seat: int) -> list[Sign]:
    """ORC-HERO-02, ORC-HERO-12 What the Hero does for its player, in a sentence; and whether it has acted in this turn."""
    n = [printed(view, seat, what) for what in (INFLUENCE, POINTS, HAND, RESOURCES)]
    told = (
        f"Stands for its player: at most {n[0]} influence, wins with {n[1]} VP, keeps {n[2]} cards, "
        f"first lays {n[3]} resource cards. One of its abilities may be used each own turn."
    )
    acted = view.active == seat and view.kept(USED, seat) == view.turn
    return [Sign("leading", told), *([Sign("used", "Its ability of this turn has been used.")] if acted else [])]


def label(word: str, o: Option) -> str:
    """An option's label, with the front where somebody is placed."""
    if what_of(o) == verbs.PLACE:
        return f"{word} in the {front_name(other_of(o))}"
    return word


def pointing(o: Option) -> Pointing | None:
    """Where an option of the mod points; None for those of the ruleset."""
    what, thing = what_of(o), int(card_of(o))
    if what == verbs.PLACE:
        return Pointing(thing=thing, onto_area="offensive" if other_of(o) == OFFENSIVE else "defensive")
    if what == verbs.COUNTER:
        return Pointing(thing=thing, words="counter with this", notes=(COUNTERING,))
    return None


def attempts(view: Any, thing: int) -> list[Attempt]:
    """With an own resource card, while one may respond: to counter."""
    own = 0 <= thing < SEAT_THING and view.kind(thing) == RESERVE and view.place_seat(thing) == view.seat
    return [Attempt(verbs.COUNTER, thing, 0, "counter with it")] if own and view.moment != NOBODY else []
