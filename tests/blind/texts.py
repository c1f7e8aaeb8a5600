"""The blind texts as cards on a table: text and values are their writers', the scene is made from what they meant.

    @plays("Thornback Boar")
    def test_...() -> None:
        s = arc("A: army: Thornback Boar\nB: city Oakhold (Body, 8)\nphase: Attack")

Every card of a round that the text of a scene names is on the table as it was written. `plays` says whose scene a test is.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final, ParamSpec

from scenes import arc as arc_scenes
from scenes import ava as ava_scenes
from scenes import heroes as heroes_scenes
from scenes import mounts as mounts_scenes
from scenes import orc as orc_scenes
from scenes import regions as regions_scenes
from scenes import rituals as rituals_scenes
from scenes import slot as slot_scenes
from scenes.kit import Cards
from scenes.scene import Scene as AnyScene
from scenes.scene import rule
from wtactics.cards.card import DISCIPLINES, FACTIONS, Card, Stat
from wtactics.cards.fault import FilePlace

ROUNDS: Final = Path(__file__).parent
COST: Final = re.compile(r"(?P<letter>[XT])?(?: ?(?P<less>-)? ?\+? ?)(?P<number>\d*)")
MODS: Final = {
    "orc": ("heroes", "mounts", "rituals"),
    "ava": ("regions",),
}  # whose rounds have cards beside a ruleset's
# What a Hero prints, by what the writers of exports call it
HEROIC: Final = {  # what a Hero prints: its name in a round, and what it is where a writer has left it out
    "influence": ("influence", 20), "points": ("victory_points", 10), "hand": ("hand_size", 7),
    "resources": ("starting_resources", 2), "army": ("default_army", 4),
}  # fmt: skip
TITLE: Final = re.compile(r",| on ")  # what the text of a scene would understand otherwise
FAR: Final = "back: -, -, -, Page"  # somebody who is left, and out of reach
FOLK: Final = {
    "Ann": "close 1 ranged 1 def 1 life 5", "Ox": "close 1 ranged 1 def 1 life 9", "Axe": "close 9 def 9 life 9",
    "Imp": "def 1 life 1",
    "Witch": "close 1 def 1 life 1: [ ] - Kill target creature.",
    "Saint": "close 1 def 1 life 1: [ ] - Deal 1 damage to target creature.",
}  # fmt: skip
AXE: Final = {"Axe": "event 0: Kill target creature."}
WAIT: Final = {"Wait": "event 0: Draw a card."}  # whoever has it in hand is asked in every window
P = ParamSpec("P")


def plays(*texts: str) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """Mark a test as a scene of these texts; it shows its tables when it fails."""
    assert set(texts) <= all_titles(), f"no blind texts: {set(texts) - all_titles()}"
    return rule()


@cache
def all_titles() -> frozenset[str]:
    """The names of all cards of all rounds."""
    return frozenset(name for ruleset in ("arc", "slot", "orc", "ava") for name in cards_of(ruleset))


@cache
def cards_of(ruleset: str) -> dict[str, Card]:
    """All cards of the rounds for a ruleset, by name; of two of one name the earlier."""
    files = [path for name in (ruleset, *MODS.get(ruleset, ())) for path in sorted(ROUNDS.glob(f"{name}-*.json"))]
    items = [item for path in files for item in json.loads(path.read_text("utf-8"))["items"]]
    return {item["name"]: card(ruleset, item, number) for number, item in reversed(list(enumerate(items, 1)))}


def of_round(name: str, *titles: str) -> dict[str, Card]:
    """Cards of one round, for those of whose names an earlier round has others."""
    items = json.loads((ROUNDS / f"{name}.json").read_text("utf-8"))["items"]
    found = {item["name"]: (number, item) for number, item in enumerate(items, 1)}
    return {title: card(name.partition("-")[0], found[title][1], found[title][0]) for title in titles}


def card(ruleset: str, item: dict[str, Any], number: int) -> Card:
    """A card as its writer told it; a faction that the game has not is no matter of its text."""
    cost = COST.fullmatch(str(item.get("cost") or 0))
    assert cost, f"{item['name']} costs {item.get('cost')}"
    stats = tuple(values_of(item).items()) if ruleset == "slot" else ()
    is_hero = item["type"]["name"] == "Hero"
    heroic = tuple((key, first(item.get(told, usual))) for key, (told, usual) in HEROIC.items()) if is_hero else ()
    return Card(
        number=number, version=1, set="blind", name=item["name"],
        faction=item["faction"] if item.get("faction") in FACTIONS else "Gaian", type=item["type"]["name"].casefold(),
        subtypes=tuple((item.get("subType") or "").split()), cost=int(f"{cost['less'] or ''}{cost['number'] or 0}"),
        cost_x=bool(cost["letter"]), cost_t=cost["letter"] == "T",
        loyalty=first(item.get("loyalty")) or 0, attack=0 if stats else printed(item, "attack"),
        defense=0 if stats else printed(item, "defense"), strength=strength_of(item),
        discipline=discipline_of(item), text=text_of(item), flavour="",
        stats=((ruleset, stats or heroic),) if stats or heroic else (), place=FilePlace("blind", 0), text_line=0,
        rulesets=(f"{ruleset}+heroes" if heroic else ruleset,), supports=tuple(item.get("supports", item.get("factions", ()))),
    )  # fmt: skip


def text_of(item: dict[str, Any]) -> str:
    """The text; a quest's victory points are read out of it, where they stand beside it as a value, too."""
    text = str(item["ruleText"])
    told = item["type"]["name"] != "Quest" or "Victory Points" in text or re.match(r"\d+ VP\.", text) is not None
    worth = next((item[value] for value in ("victory_points", "vp", "victoryPoints") if value in item), None)
    return text if told else f"{text} Victory Points: {worth}."


def first(value: Any) -> Any:
    """What a Hero of several factions prints for the first of them."""
    return next(iter(value.values())) if isinstance(value, dict) else value


def printed(item: dict[str, Any], value: str) -> int:
    """A printed value; what the text counts (*) is 0."""
    return 0 if item.get(value) == "*" else item.get(value) or 0


def strength_of(item: dict[str, Any]) -> int:
    """What a city can bear, which some writers tell as its DEF, or a region."""
    bears = {"City": ("strength", "defense"), "Region": ("life", "hit_points", "hp", "strength")}.get(
        item["type"]["name"], ()
    )
    return next((item[value] for value in bears if item.get(value)), 0)


def discipline_of(item: dict[str, Any]) -> str:
    """A city's discipline, which some writers tell as its subtype."""
    told = item.get("discipline") or item.get("subType") or ""
    return told if told in DISCIPLINES else ""


def values_of(item: dict[str, Any]) -> dict[str, Stat]:
    """The values of a creature of an army; a magic weapon is a ranged one, and some writers abridge DEF."""
    told = item | {"defense": item.get("defense", item.get("def"))}
    keys = ("level", "close", "ranged", "defense", "life", "upkeep")
    there = {key: told[key] for key in keys if told.get(key) is not None}
    magic = item.get("magic") or item.get("ranged_type") == "magic"
    return there | {sign: True for sign, so in (("magic", magic), ("fixed", item.get("cannotMove"))) if so}


def named(ruleset: str, text: str) -> dict[str, str | Card]:
    """The cards of the rounds that the text of a scene names; of a title what stands before its comma or its *on*."""
    short, longest_first = titles_of(ruleset)
    return {name: replace(short[name], name=name) for name in longest_first.findall(text)}


@cache
def titles_of(ruleset: str) -> tuple[dict[str, Card], re.Pattern[str]]:
    """The cards of the rounds by what scenes call them, and how these names are found in a text."""
    short = {TITLE.split(name)[0]: card for name, card in cards_of(ruleset).items()}
    return short, re.compile("|".join(map(re.escape, sorted(short, key=len, reverse=True))))


def arc(text: str, cards: Cards | None = None, dice: Sequence[int] = ()) -> arc_scenes.Scene:
    """A scene of ARC with blind texts."""
    return arc_scenes.scene(text, cards={**named("arc", text), **(cards or {})}, dice=dice)


def ava(text: str, cards: Cards | None = None) -> ava_scenes.Scene:
    """A scene of AVA with blind texts."""
    return ava_scenes.scene(text, cards={**named("ava", text), **(cards or {})})


def regions(text: str, cards: Cards | None = None) -> regions_scenes.Scene:
    """A scene of AVA with Regions, and with blind texts."""
    return regions_scenes.scene(text, cards={**named("ava", text), **(cards or {})})


def orc(text: str, cards: Cards | None = None) -> orc_scenes.Scene:
    """A scene of ORC with blind texts."""
    return orc_scenes.scene(text, cards={**named("orc", text), **(cards or {})})


def heroes(text: str, cards: Cards | None = None) -> heroes_scenes.Scene:
    """A scene of ORC with Heroes, and with blind texts."""
    return heroes_scenes.scene(text, cards={**named("orc", text), **(cards or {})})


def mounts(text: str, cards: Cards | None = None) -> mounts_scenes.Scene:
    """A scene of ORC with Mounts, and with blind texts."""
    return mounts_scenes.scene(text, cards={**named("orc", text), **(cards or {})})


def rituals(text: str, cards: Cards | None = None) -> rituals_scenes.Scene:
    """A scene of ORC with Rituals, and with blind texts."""
    return rituals_scenes.scene(text, cards={**named("orc", text), **(cards or {})})


def slot(text: str, cards: Cards | None = None) -> slot_scenes.Scene:
    """A scene of SLOT with blind texts."""
    return slot_scenes.scene(text, cards={**named("slot", text), **(cards or {})})


def battle(a: str, b: str, label: str, cards: Cards) -> slot_scenes.Scene:
    """A attacks with his front row, or one of it, and nobody uses an ability."""
    s = slot(f"A: front: {a}; {FAR}\nB: front: {b}; {FAR}", cards)
    s.choose(label)
    s.decline()
    return s


def there(s: arc_scenes.Scene | ava_scenes.Scene, place: str) -> list[str]:
    """The names of the cards that lie in a place."""
    return [s.names[c] for c in s.cards_at(place)]


def until(s: AnyScene, label: str) -> None:
    """Pass, and do what leads on, until something that begins so is offered."""
    while not any(option.startswith(label) for option in s.options()):
        s.choose(s.way_on())
