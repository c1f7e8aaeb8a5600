"""The words that mods bring, shown at work: tables of theirs, and the texts in the files that are named for them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from scenes import heroes, mounts, regions
from scenes.kit import Kit
from scenes.rituals import RitualsKit
from words.tables import ARC_BODIES, AVA_CARDS, KITS, ORC_BODIES, ORC_CARDS, WORLDS
from words.used import watching
from wtactics.cards import read_plurals
from wtactics.cards.belonging import ruleset_of
from wtactics.games import entry, ruleset
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.collection import Collection

HERE: Final = Path(__file__).parent
KINDS: Final = {"elf", "orc", "imp", "human", "caster", "mage", "mount", "beast"}
NAMES: Final = sorted(path.stem for path in HERE.glob("*+*.toml"))
TRIALS: Final = {name: tomllib.loads((HERE / f"{name}.toml").read_text("utf-8"))["shown"] for name in NAMES}
OF_MODS: Final[dict[str, Kit]] = {
    "ava+regions": regions.KIT, "orc+heroes": heroes.KIT, "orc+mounts": mounts.KIT, "orc+rituals": RitualsKit(),
}  # fmt: skip
MOUNTS: Final = {
    "Horse": "creature 1 (Beast Mount) 3/4", "Pony": "creature 1 (Mount) 1/2", "Mare": "creature 1 (Beast Mount) 2/2",
    "Boar": "creature 1 Red Banner (Beast Mount) 3/2",
}  # fmt: skip
RITUALS: Final = {
    "Dirge": "magic 0 Gaian: Charges: 3. Draw two cards.", "Toll": "magic 0 Red Banner: Charges: 1. Draw a card.",
    "Knell": "magic 0: Charges: 2. Draw a card.", "Feed": "event 0: Put a charge on target ritual.",
}  # fmt: skip
REGIONS: Final = {
    "Bay": "region 10 Gaian", "Spark": "event 0 Red Banner: Gain 1 life point.",
    "Gleam": "event 0 The Empire: Gain 2 life points.",
    "Sting": "event 0 Gaian: Deal 2 damage to target creature.", "Raze": "event 0 Gaian: Deal 2 damage to target player.",
}  # fmt: skip

KITS.update(OF_MODS)
CHIEF: Final = {
    "Chief": f"hero Gaian loyalty 3 {heroes.USUAL}: 1: Draw a card.",
    "Marshal": f"hero Gaian loyalty 3 {heroes.USUAL}: 1: Draw a card.\n1: You gain 1 influence.",
}
WORLDS["orc+heroes"] = (
    {**ORC_CARDS, **CHIEF},
    {**ORC_BODIES, "hero": f"hero Gaian loyalty 3 {heroes.USUAL}: "},
    {},
    (),
)
WORLDS["orc+mounts"] = ({**ORC_CARDS, **MOUNTS}, {**ORC_BODIES, "mount": "creature 1 (Beast Mount) 2/3: "}, {}, ())
WORLDS["orc+rituals"] = ({**ORC_CARDS, **RITUALS}, ORC_BODIES, {}, ())
WORLDS["ava+regions"] = ({**AVA_CARDS, **REGIONS}, {**ARC_BODIES, "region": "region 9 Gaian: "}, {}, ())


def brought(name: str) -> list[Phrase]:
    """The phrases that the mods of a game bring, beside those of its ruleset."""
    own = entry(ruleset_of(name)).speech.families
    return [phrase for family in ruleset(name).speech.families if family not in own for phrase in family.PHRASES]


@cache
def collection(name: str) -> Collection:
    """Who reads the cards of a game."""
    speech = ruleset(name).speech
    return Collection(KINDS, keywords_for(speech.keywords), read_plurals(), speech)


def used(name: str, shown: dict[str, Any]) -> list[Phrase]:
    """The phrases that a text is read with, on a card of the type that its body prints."""
    bodies = WORLDS[name][1]
    type_ = bodies[shown["type"]].partition(" ")[0].rstrip(":")
    with watching(collection(name).reader.reader) as phrases:
        collection(name).reader.read("Probe", type_, shown["text"])
    return phrases
