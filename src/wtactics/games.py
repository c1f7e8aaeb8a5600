"""The list of rulesets and mods that can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache, partial
from importlib import import_module
from typing import Final

from wtactics.cards.belonging import ruleset_of
from wtactics.engine.mod import OF_MODS
from wtactics.engine.step import EditFault
from wtactics.kits.edit import Edit
from wtactics.kits.game import Game
from wtactics.vocabulary.speech import Speech


class UnknownRuleset(LookupError):
    """No ruleset, or no mod of it, has this name."""

    def __init__(self, expected: str, found: str) -> None:
        self.expected, self.found = expected, found
        super().__init__(f"expected {expected}; found {found}")


def modded(game: Game, edits: Iterable[Edit]) -> Game:
    """The game, made for this call, with mods in the order of their numbers; EditFault if they cannot go together."""
    taken = {kind for area in game.show.layout(game.settle(), game.seats[1]).areas
             for kind in range(area.kind, area.kind + area.kinds)}  # fmt: skip
    own = game.rule_id
    for edit in sorted(edits, key=lambda edit: edit.mod.number):
        mod = edit.mod
        known = {setting.name for setting in game.settings}
        if twice := known.intersection(setting.name for setting in mod.settings):
            raise EditFault(
                f"{game.name}, for mod {mod.name}: expected new settings, found {', '.join(sorted(twice))} again"
            )
        if used := taken.intersection(mod.places):
            raise EditFault(
                f"{game.name}, for mod {mod.name}: expected free kinds of places, found {sorted(used)} in use"
            )
        game.rules.admit(mod)
        game = edit.also(replace(
            game, name=f"{game.name}+{mod.name}", title=f"{game.title} {'and' if game.books else 'with'} {edit.title}",
            settings=game.settings + mod.settings, books=(*game.books, edit.book), playthroughs=(), digested=(),
        ))  # fmt: skip
    rules = game.rules
    if len(game.books) > 1:  # what a mod has played again and again, is played with no other
        game = replace(game, playthroughs=(), digested=())
    return replace(game, rule_id=lambda number: own(number) if number < OF_MODS else rules.modding.said(number).id)


def edit_of(name: str) -> Edit:
    """The mod of this name, made for this call, as `mods/<name>/edit.py` gives it."""
    made: Edit = import_module(f"wtactics.mods.{name}.edit").edit()
    return made


# Whoever adds a ruleset or a mod adds a line here; a mod is called by its ruleset, "+" and its own name.
GAMES: Final[dict[str, str]] = {name: f"wtactics.rulesets.{name}.game" for name in ("arc", "slot", "orc", "ava")}
MODS: Final[dict[str, Callable[[], Edit]]] = {
    name: partial(edit_of, name.partition("+")[2])
    for name in ("ava+regions", "orc+openmull", "orc+rituals", "orc+triumv", "orc+heroes", "orc+mounts")
}
# What goes with every ruleset, and stands in no list: whoever wants it says so.
BY_HAND: Final = "byhand"
EVERYWHERE: Final = (BY_HAND,)


def mods_of(own: str) -> dict[str, Edit]:
    """The mods of a ruleset by their own names, in the order of their numbers."""
    made = {name.partition("+")[2]: make() for name, make in MODS.items() if ruleset_of(name) == own}
    return dict(sorted(made.items(), key=lambda one: one[1].mod.number))


def all_games() -> tuple[str, ...]:
    """What can be played: each ruleset, then with each of its mods."""
    return tuple(one for own in GAMES for one in (own, *(name for name in MODS if ruleset_of(name) == own)))


def with_hands(name: str) -> str:
    """The name of the same game, in which people carry out by hand what nobody reads of a card."""
    own, *mods = name.split("+")
    return ruleset("+".join((own, *dict.fromkeys((*mods, BY_HAND))))).name


def entry(name: str) -> Game:
    """The game of a ruleset by itself, made for this call, as `rulesets/<name>/game.py` gives it."""
    made: Game = import_module(GAMES[name]).game()
    return made


def speeches() -> tuple[Speech, ...]:
    """What the cards of each game speak."""
    return tuple(ruleset(name).speech for name in GAMES)


def elsewhere(mod: str, own: str) -> str:
    """Of which other rulesets it is a mod, for whoever has taken it with this one."""
    others = [other for other in GAMES if other != own and f"{other}+{mod}" in MODS]
    return f", but {mod} is a mod of {' and '.join(others)}" if others else ""


@cache
def ruleset(name: str) -> Game:
    """The game of this name, such as arc or arc+triumvirate; UnknownRuleset, which names all there are, if there is none."""
    own, *mods = name.split("+")
    if own not in GAMES:
        raise UnknownRuleset(f"one of {', '.join(GAMES)}", repr(own))
    if not mods:
        return entry(own)
    known = mods_of(own) | {mod: edit_of(mod) for mod in EVERYWHERE if mod in mods}
    for mod in mods:
        if mod not in known or mods.count(mod) > 1:
            there = f"mods of {own}, each once, of {', '.join(known)}" if known else f"no mod, for {own} has none"
            raise UnknownRuleset(there, repr(name) + elsewhere(mod, own))
    try:
        game = modded(entry(own), [known[mod] for mod in mods])
    except EditFault as fault:
        raise UnknownRuleset(f"mods of {own} that go together", f"{name!r}: {fault}") from None
    return game if game.name == name else ruleset(game.name)  # whoever names them in another order means the same game
