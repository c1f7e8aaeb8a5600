"""Matches that are played on by a script until something is asked, and then shown to a page."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from visitor import Browser, Json, Window, bot, me

MOST_CHOICES = 150
MOST_MATCHES = 30
READING = 120  # seconds until a server that has just begun has read all cards
EAGER = {"play", "move", "lay", "found"}  # who does these has soon something to attack with

Wanted = Callable[[Json], bool]


def led_to(
    address: str, wanted: Wanted, *, ruleset: str = "arc", decks: tuple[str, str] | None = None, **settings: int
) -> Window:
    """A window at the first question of this kind, of some match against a bot that picks by chance."""
    mine, theirs = decks or ("salt-and-ink", "strike-fund")
    for seed in range(MOST_MATCHES):
        host, seats = Browser(address), (me(mine), bot("random", theirs))
        host.http.timeout = READING
        room = host.make_room(*seats, ruleset=ruleset, seed=seed, settings={"first_player": 0} | settings)
        window = host.sit(room["link"])
        if goes_on(window, wanted, Random(seed)):
            return window
        window.close()
    raise AssertionError(f"in {MOST_MATCHES} matches this was never asked")


def goes_on(window: Window, wanted: Wanted, chance: Random) -> bool:
    """Play on, eagerly but without attacks, until this is asked; false if it is not."""
    for _ in range(MOST_CHOICES):
        while not window.options and not window.over:
            window.next()
        if window.over or wanted(window.state["question"]):
            return not window.over
        answer(window, chance)
    return False


def answer(window: Window, chance: Random) -> None:
    """Answer the open question, in all its parts."""
    picks: list[int] = []
    options = window.options
    while True:
        picks.append(likely(options, chance))
        said = window.choose(*picks)
        if said["say"] != "drafted":
            assert said["say"] == "update", said
            return
        options = said["state"]["question"]["options"]


def likely(options: list[Json], chance: Random) -> int:
    """The place of an option that brings creatures into play, and out of their cities."""
    places = [place for place, one in enumerate(options) if one["verb"] != "attack"]
    eager = [place for place in places if options[place]["verb"] in EAGER and options[place]["onto"] is None]
    return chance.choice(eager or places or [0])
