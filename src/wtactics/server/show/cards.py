"""Cards as a seat sees them: values with what has changed them, keywords, signs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Any, Final

from wtactics.engine.influence import Influence, influences
from wtactics.engine.places import FACTIONS, NOBODY, RESERVE, RESOURCE, TYPES
from wtactics.engine.reckoning import EVERY_KIND
from wtactics.engine.telling import modifiers_data
from wtactics.engine.view import View
from wtactics.kits import layout
from wtactics.kits.game import Game
from wtactics.server.messages import CardState, Change, Sign, Value
from wtactics.server.show.options import thing_name

SHORT: Final = {"defense": "DEF"}
SAID: Final = 4096  # so many signs and values are kept as messages


class Cards:
    """The cards that a view shows, each told once."""

    def __init__(self, game: Game, view: View) -> None:
        self.game: Final = game
        self.view: Final = view
        self.library: Final = view.library
        self.traits: Final = tuple(view.library.traits)
        self.told: Final[dict[int, CardState]] = {}
        self.slots: Final[dict[int, int]] = {}
        self.lasting: Final = modifiers_data(view)
        self.changed: Final[dict[int, list[Influence]]] = {}
        for influence in influences(view):
            self.changed.setdefault(int(influence.card), []).append(influence)

    @cached_property
    def laid(self) -> Sequence[int]:
        """What the seat has laid face down."""
        return self.game.show.laid(self.view)

    def tell(self, names: Iterable[int]) -> bool:
        """Tell of the cards of these names; whether there is any."""
        seen = False
        for name in names:
            if name != NOBODY:
                seen = True
                self.told[name] = self.card(name)
        return seen

    def place(self, names: Iterable[int], first: int, laid: Iterable[int]) -> list[int]:
        """Note in which slot each of these lies, where the first slot is this kind of place; the ones laid face down."""
        self.slots.update({name: int(self.view.kind(name)) - first for name in names if name != NOBODY})
        below = {int(name): slot for slot, name in enumerate(laid) if name != NOBODY}
        self.slots.update(below)
        return list(below)

    def card(self, name: int) -> CardState:
        """One card."""
        view, show = self.view, self.game.show
        owner = int(view.owner(name))
        said: dict[str, Any] = {"name": name, "owner": owner, "controller": owner, "title": "a card"}
        if view.sees(name):
            self.face(name, said)
        if view.kind(name) >= RESERVE:
            self.state(name, said)
        if signs := show.signs(view, name, self.lasting):
            said["signs"] = tuple([sign_message(sign) for sign in signs])
        if name in self.slots:
            said["slot"] = self.slots[name]
        if reach := show.reach(view, name):
            said["reach"] = tuple(reach)
        return CardState(**said)

    def face(self, name: int, said: dict[str, Any]) -> None:
        """Say what is printed on it, and what has become of that."""
        printed = int(self.view.printed(name))
        said["title"], said["face"] = self.library.names[printed], self.library.numbers[printed]
        values = self.game.show.values(self.view, name)
        if values:
            said["values"] = tuple([value_message(value) for value in values])
        if keywords := self.keywords(int(self.view.traits(name))):
            said["keywords"] = keywords
        if name in self.changed:
            keys = [value.key for value in values]
            said["changes"] = tuple([self.change(influence, keys) for influence in self.changed[name]])

    def keywords(self, traits: int) -> tuple[str, ...]:
        """Keywords from their bits."""
        return named(self.traits, traits) if traits else ()

    def change(self, influence: Influence, values: list[str]) -> Change:
        """What one source does to a card that has these values."""
        source = int(influence.source)
        seen = source != NOBODY and self.view.sees(source)
        printed = int(self.view.printed(source)) if seen else NOBODY
        by = f" {self.library.names[printed]}" if seen else ""
        return Change(
            text=f"{in_words(self, influence, values)}{by}", face=self.library.numbers[printed] if seen else None
        )

    def state(self, name: int, said: dict[str, Any]) -> None:
        """Say what has become of it in play."""
        view = self.view
        said["controller"], said["marked"] = int(view.controller(name)), view.marked(name)
        if view.type(name) == RESOURCE:
            said["title"] = TYPES[RESOURCE]
            if view.colour(name) != NOBODY:
                said["faction"] = FACTIONS[view.colour(name)]
                said["title"] = f"{said['faction']} {TYPES[RESOURCE]}"
            return
        for key, thing in (("host", view.host(name)), ("home", view.home(name)), ("foe", view.foe(name))):
            if thing != NOBODY:
                said[key] = thing_name(thing)
        said["damage"] = int(view.harm(name))


@lru_cache(maxsize=SAID)
def named(traits: tuple[str, ...], those: int) -> tuple[str, ...]:
    """Those of the keywords that have these bits."""
    return tuple(name for k, name in enumerate(traits) if those >> k & 1)


@lru_cache(maxsize=SAID)
def sign_message(sign: layout.Sign) -> Sign:
    """A sign as it is sent; the same is said of many cards, and made once."""
    return Sign(key=sign.key, title=sign.title, number=sign.number, tag=sign.tag)


@lru_cache(maxsize=SAID)
def value_message(value: layout.Value) -> Value:
    """A number as it is sent; made once likewise."""
    return Value(key=value.key, title=value.title, now=value.now, printed=value.printed)  # type: ignore[arg-type]  # checked when made


def in_words(cards: Cards, influence: Influence, values: list[str]) -> str:
    """A change in a few words: +1/+2, becomes 2/2, +1 close, gains Flying."""
    parts = far_in_words(influence, values) if cards.library.far else near_in_words(influence, values)
    if influence.gained:
        parts.append(f"gains {', '.join(cards.keywords(int(influence.gained)))}")
    parts += [f"is also {kind_called(cards, n)}" for n in influence.kinds]
    if influence.lost:
        parts.append(f"loses {', '.join(cards.keywords(int(influence.lost)))}")
    return "; ".join(parts)


def kind_called(cards: Cards, number: int) -> str:
    """What a subtype that is given is called."""
    return "of every type" if number == EVERY_KIND else cards.library.kinds[number].title()


def near_in_words(influence: Influence, values: list[str]) -> list[str]:
    """The change of attack and defense, of which cities have the second only."""
    attack, defense = influence.attack, influence.defense
    if attack[0] == attack[1] and defense[0] == defense[1]:
        return []
    numbers = (attack, defense) if len(values) > 1 else (defense,)
    if influence.sets:
        return ["becomes " + "/".join(f"{now}" for _, now in numbers)]
    return ["/".join(f"{now - was:+}" for was, now in numbers)]


def far_in_words(influence: Influence, values: list[str]) -> list[str]:
    """The change of each value by its name, where cards print more than two."""
    numbers = {
        "close": influence.attack, "ranged": influence.ranged, "magic": influence.ranged,
        "defense": influence.defense, "life": influence.life,
    }  # fmt: skip
    changed = [(SHORT.get(key, key), *numbers[key]) for key in values if numbers[key][0] != numbers[key][1]]
    return [f"{key} becomes {now}" if influence.sets else f"{now - was:+} {key}" for key, was, now in changed]
