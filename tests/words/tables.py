"""Tables on which texts are tried: of each ruleset, with a bit of everything that texts speak of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from scenes import arc, ava, orc, slot
from scenes.kit import Kit
from scenes.setting import Setting
from words.hollow import libraries_with
from words.trial import PROBE, differs, seeds
from wtactics.cards import Card
from wtactics.engine.library import Library
from wtactics.engine.match import Match

KITS: Final[dict[str, Kit]] = {"arc": arc.KIT, "slot": slot.KIT, "orc": orc.KIT, "ava": ava.KIT}
ARC_CARDS: Final = {
    "Elf": "creature 1 (Elf Soldier) 2/3", "Imp": "creature 1 (Imp Orc) 1/1", "Orc": "creature 2 Red Banner (Orc Soldier) 3/3",
    "Bird": "creature 1 (Elf) 1/2: Flying.", "Archer": "creature 1 The Empire (Elf) 2/1: Ranged.",
    "Rat": "creature 1 Dark Legion (Rat Zombie) 1/1", "Sage": "creature 1 (Elf) 1/2: (M): Draw a card.",
    "Spark": "event 0: Deal 1 damage to target creature.", "Gift": "event 0: Draw a card.",
    "Ruin": "magic 0: Kill target creature.",
    "Blast": "event 0: Deal 2 damage to target city.", "Coin": "event 0: Gain 1 victory point.",
    "Bond": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+1.",
    "Hall": "city 2 Mind 6", "Den": "city 2 Soul 5", "Vassal": "creature 2 Red Banner loyalty 1 (Human) 2/2",
    "Shrine": "city 2 Mind 6: Advantage: 1: Draw a card.",
}  # fmt: skip
ARC_HEAD: Final = "gems 6 Gaian, 3 Red Banner, 2 The Empire"
ARC_TABLES: Final = {
    "creature": (
        (
            f"A: 15 points; {ARC_HEAD}; city Fen (Body, 8, hurt 2): Imp, Sage; army: Probe, Elf, Elf, Orc, Bird, Archer marked"
            "; hand: Spark, Ruin, Bond, Elf, Hall; grave: Elf, Spark, Hall; deck: Elf, Gift, Orc, Hall, Bird, Spark, Elf, Rat\n"
            f"B: 14 points; {ARC_HEAD}; city Moor (Body, 7, hurt 1): Rat, Elf; army: Orc, Bird, Imp; attached: Bond on Orc; "
            "hand: Spark, Coin, Blast, Imp; grave: Rat, Gift; deck: Rat, Gift, Orc, Hall, Bird, Spark, Elf, Rat"
        ),
        (
            f"A: 15 points; {ARC_HEAD}; city Fen (Body, 8): Probe, Elf, Orc; army: Elf, Bird, Imp; "
            "hand: Spark, Ruin, Blast, Elf, Hall; grave: Elf; deck: Elf, Gift, Orc, Hall, Bird, Spark, Elf, Rat\n"
            f"B: 14 points; {ARC_HEAD}; city Moor (Body, 7): Rat; army: Orc, Bird, Imp; hand: Spark, Coin, Ruin, Imp; "
            "deck: Rat, Gift, Orc, Hall, Bird, Spark, Elf, Rat"
        ),
        (
            f"A: 15 points; {ARC_HEAD}; city Fen (Body, 8): Elf, Orc; army: Elf, Bird, Imp; hand: Probe, Spark, Elf; "
            "grave: Elf; deck: Elf, Gift, Orc, Hall, Bird, Spark, Elf, Rat\n"
            f"B: 14 points; {ARC_HEAD}; city Moor (Body, 7): Rat; army: Orc, Bird, Imp; hand: Spark, Coin, Ruin, Imp; "
            "deck: Rat, Gift, Orc, Hall, Bird, Spark, Elf, Rat"
        ),
    ),
    "city": (
        (
            f"A: 15 points; {ARC_HEAD}; city Probe: Elf, Sage, Orc; city Fen (Mind, 8, hurt 2): Imp; "
            "army: Elf, Bird, Archer marked; "
            "hand: Spark, Ruin, Elf, Hall; grave: Elf; deck: Elf, Gift, Orc, Hall, Bird, Spark, Elf, Rat\n"
            f"B: 14 points; {ARC_HEAD}; city Moor (Body, 7): Rat; army: Orc, Bird, Imp; hand: Spark, Coin, Blast, Imp; "
            "deck: Rat, Gift, Orc, Hall, Bird, Spark, Elf, Rat"
        ),
        (
            f"A: 15 points; {ARC_HEAD}; city Fen (Mind, 8, hurt 2): Imp; army: Elf, Bird; hand: Probe, Spark, Elf; "
            "deck: Elf, Gift, Orc, Hall, Bird, Spark, Elf, Rat\n"
            f"B: 14 points; {ARC_HEAD}; city Moor (Body, 7): Rat; army: Orc, Bird, Imp; hand: Spark, Coin, Blast, Imp; "
            "deck: Rat, Gift, Orc, Hall, Bird, Spark, Elf, Rat"
        ),
    ),
    "spell": (
        (
            f"A: 15 points; {ARC_HEAD}; city Fen (Body, 8, hurt 2): Imp, Sage, Elf hurt 1; army: Elf, Orc, Archer marked; "
            "attached: Bond on Orc; hand: Probe, Probe, Spark, Elf, Elf, Hall; grave: Elf, Spark, Elf; "
            "deck: Elf, Gift, Orc, Hall, Bird, Spark, Elf, Rat\n"
            f"B: 14 points; {ARC_HEAD}; city Moor (Body, 7, hurt 1): Rat, Elf marked; army: Orc, Bird marked, Imp; "
            "hand: Spark, Coin, Blast, Imp; grave: Rat, Gift, Elf; deck: Rat, Gift, Orc, Hall, Bird, Spark, Elf, Rat"
        ),
    ),
}
ARC_PHASES: Final = (
    "Play", "Attack", "Discard, active B", "Attack, active B", "Second Play", "Tactics", "Draw", "Tactics, active B",
)  # fmt: skip
ARC_BODIES: Final = {
    "creature": "creature 1 (Human) 2/2: ",
    "city": "city 1 Body 7: ",
    "event": "event 0: ",
    "magic": "magic 0: ",
    "enchantment": "enchantment 0: ",
}
AVA_CARDS: Final = {**ARC_CARDS, "Coin": "event 0: Gain 1 life point."}
AVA_TABLES: Final = {
    type_: tuple(
        table.replace("15 points; gems", "15 LP; 3 VP; gold").replace("14 points; gems", "14 LP; 2 VP; gold")
        for table in tables
    )
    for type_, tables in ARC_TABLES.items()
}
AVA_PHASES: Final = (*ARC_PHASES, "Entrance", "Upkeep")
SLOT_CARDS: Final = {
    "Elf": "close 2 ranged 2 def 2 life 2 (Elf Soldier)",
    "Guard": "close 3 def 3 life 3 (Soldier Knight)",
    "Knight": "level 2 cost 2 close 5 def 4 life 2 (Soldier)",
    "Corpse": "close 2 def 1 life 1 (Corpse)",
    "Mage": "close 1 magic 3 def 1 life 1 (Healer)",
    "Beast": "close 3 ranged 1 def 2 life 2 (Beast)",
    "Walking Corpse": "close 2 def 2 life 1 (Corpse)",
    "Sage": "close 1 def 1 life 1 (Elf): [ ]: Mark target unmarked enemy creature.",
    "Archer": "close 1 ranged 4 def 1 life 1 (Elf)",
    "Saint": "close 1 ranged 2 def 1 life 2 (Elf): Blessed.",
    "Killer": "close 1 def 1 life 1 (Elf): [ ]: Kill target enemy creature.",
    "Page": "close 1 def 1 life 1 (Human)",
    "Bard": "close 1 def 1 life 1 (Human): [1]: Mark target unmarked enemy creature.",
}
SLOT_TABLES: Final = (
    (
        "A: 6 points; front: Probe, Elf hurt 1, Knight, Corpse; back: Elf marked, Mage, Beast; twilight: Corpse, Elf; "
        "grave: Elf, Corpse; "
        "deck: 3 Elf, 2 Corpse, 2 Beast\n"
        "B: 5 points; front: Guard hurt 1, Elf, Corpse marked, Beast; back: Mage, Sage, Archer; twilight: Corpse; "
        "grave: Elf, Beast; "
        "deck: 3 Elf, 2 Corpse, 2 Walking Corpse, 2 Beast"
    ),
    (
        "A: 6 points; front: Elf, Probe, Guard; back: Elf, Corpse, Sage; twilight: Corpse; grave: Corpse; "
        "deck: 2 Probe, 3 Elf, Beast\n"
        "B: 5 points; front: Elf, Corpse; back: Mage, Guard, Beast, Archer; twilight: Corpse; deck: 3 Elf, 2 Corpse, 2 Beast"
    ),
    (
        "A: 6 points; front: Probe, Mage, Elf, Walking Corpse; back: Knight, Archer, Killer, Page; "
        "twilight: Elf, Elf, Elf; deck: 3 Elf, Walking Corpse, Knight\n"
        "B: 5 points; front: Saint, Elf, Page, Walking Corpse; back: Archer, Killer, Beast, Sage; twilight: Elf; "
        "deck: 3 Elf, Knight"
    ),
    (
        "A: 6 points; front: Elf, Beast, Guard; back: Mage, Probe, Sage; twilight: Corpse, Probe, Elf; deck: 2 Probe, 3 Elf\n"
        "B: 5 points; front: Elf, Knight, -, Beast; back: -, Mage, -, Archer; deck: 3 Elf, 2 Corpse, 2 Beast"
    ),
)
MOST_SETTINGS: Final = 200  # so many are kept
SLOT_STEPS: Final = ("Action", "Abilities", "Action, active B", "Recruit", "Move", "Upkeep", "Upkeep, active B")
SLOT_BODY: Final = "close 2 ranged 2 def 2 life 2 close_name Brambles ranged_name Ensnare (Human): "

ORC_CARDS: Final = {
    **{name: ARC_CARDS[name] for name in ("Elf", "Imp", "Orc", "Rat", "Sage", "Spark", "Gift", "Ruin", "Bond")},
    "Bird": "creature 1 (Elf) 1/2: Fly.", "Archer": "creature 1 The Empire (Elf) 2/1",
    "Mage": "creature 1 (Human Caster Healer) 1/2", "Guard": "creature 2 (Human Knight) 2/4: (A): Other Elves get +1/+1.",
    "Blast": "event 0: Target opponent loses 2 influence.", "Coin": "event 0: Gain 1 influence.",
    "Sword": "equipment 1 (Weapon): Equipped creature gets +2/+0.", "Road": "quest", "Path": "quest",
    "Errand": "quest: Play an event. Victory Points: 1.",
    "Race": "quest: Play nine events. Duration: 1 turn.", "Wager": "quest: Play nine events. Escrow: 2 influence.",
    "Monster": "quest (Confrontation Beast) 2/2: Hit points: 1. Victory Points: 1.",
    "Leech": "creature 1 (Imp) 1/1: (M): Remove all damage from target creature.",
    "Altar": "creature 1 (Imp) 1/1: Sacrifice a creature: Gain 1 influence.",
    "Guide": "creature 1 (Elf) 1/1: (M): Move target creature to the other front.",
}  # fmt: skip
ORC_REST: Final = "deck: Elf, Gift, Orc, Sword, Bird, Spark, Elf, Rat; quests: Road; chapter: Path, Road, Path"
ORC_TABLES: Final = {
    "creature": (
        (
            "A: 15 influence; 2 VP; resources: 7, Elf marked; offensive: Probe, Elf, Orc hurt 1, Archer marked, Mage; "
            "defensive: Elf, Imp, Guard; attached: Sword on Elf; hand: Spark, Ruin, Bond, Elf, Sword; "
            f"grave: Elf, Spark, Sword; {ORC_REST}\n"
            "B: 14 influence; 3 VP; resources: 6, Rat marked; offensive: Orc, Bird, Imp; defensive: Rat, Elf, Bird hurt 1, "
            f"Mage marked; attached: Bond on Orc; hand: Spark, Coin, Blast, Imp; grave: Rat, Gift; {ORC_REST}"
        ),
        (
            "A: 15 influence; resources: 7; offensive: Elf, Bird, Imp; defensive: Probe, Elf, Orc, Mage; "
            f"hand: Spark, Ruin, Blast, Elf, Bond; grave: Elf; {ORC_REST}\n"
            "B: 14 influence; resources: 6; offensive: Orc, Bird, Imp, Elf; defensive: Rat, Guard; "
            f"hand: Spark, Coin, Ruin, Imp; {ORC_REST}"
        ),
        (
            "A: 15 influence; resources: 9; offensive: Elf, Mage, Imp; defensive: Elf, Orc; hand: Probe, Spark, Elf, Ruin; "
            f"grave: Elf; {ORC_REST}\n"
            "B: 14 influence; resources: 6; offensive: Orc, Bird; defensive: Rat, Imp; "
            f"hand: Spark, Coin, Ruin, Imp; {ORC_REST}"
        ),
    ),
    "equipment": (
        (
            "A: 15 influence; resources: 8; offensive: Elf, Orc hurt 1, Mage; defensive: Elf, Imp; attached: Probe on Elf; "
            f"hand: Spark, Ruin, Probe; grave: Elf, Sword; {ORC_REST}\n"
            "B: 14 influence; resources: 6; offensive: Orc, Bird, Imp; defensive: Rat, Elf, Bird hurt 1; "
            f"hand: Spark, Coin, Blast, Imp; grave: Rat, Gift; {ORC_REST}"
        ),
        (
            "A: 15 influence; resources: 8; offensive: Elf, Mage; defensive: Elf, Orc; hand: Probe, Spark, Elf; "
            f"grave: Elf; {ORC_REST}\n"
            "B: 14 influence; resources: 6; offensive: Orc, Bird; defensive: Rat, Imp; "
            f"hand: Spark, Coin, Ruin, Imp; {ORC_REST}"
        ),
    ),
    "quest": (
        (
            "A: 15 influence; resources: 7; offensive: Elf, Orc, Imp, Sage; defensive: Imp, Mage, Elf hurt 1; "
            "attached: Sword on Elf; hand: Ruin, Spark, Imp, Elf, Gift, Coin; grave: Elf; quests: Probe; chapter: Path, Road; "
            "deck: Elf, Gift, Orc, Sword, Bird, Spark, Elf, Rat\n"
            "B: 14 influence; resources: 6; offensive: Imp, Bird; defensive: Rat; hand: Spark, Coin, Imp; quests: Path; "
            "chapter: Road, Road; deck: Elf, Gift, Orc, Sword, Bird, Spark, Elf, Rat"
        ),
    ),
    "spell": (
        (
            "A: 15 influence; 2 VP; resources: 7, Elf marked; offensive: Elf, Orc hurt 1, Mage, Archer marked; "
            "defensive: Imp, Mage, Elf; attached: Bond on Orc, Sword on Elf; hand: Probe, Probe, Spark, Elf, Elf, Sword; "
            f"grave: Elf, Spark, Elf; {ORC_REST}\n"
            "B: 14 influence; 3 VP; resources: 6, Rat marked; offensive: Orc, Bird marked, Imp; defensive: Rat, Elf marked, "
            f"Bird hurt 1; hand: Spark, Coin, Blast, Imp; grave: Rat, Gift, Elf; {ORC_REST}"
        ),
    ),
}
ORC_PHASES: Final = (
    "Play", "Move or Attack", "Move or Attack, active B", "Second Play", "Discard", "Entrance", "Discard, active B", "Upkeep",
    "Play, active B",
)  # fmt: skip
ORC_BODIES: Final = {
    "creature": "creature 1 (Human) 2/2: ", "equipment": "equipment 1 (Helmet): ", "quest": "quest: ", "event": "event 0: ",
    "magic": "magic 0: ", "enchantment": "enchantment 0: ",
}  # fmt: skip


# What other cards there are, what the text is printed on, the tables by its type, and the phases in which it is tried.
WORLDS: Final = {
    "arc": (ARC_CARDS, ARC_BODIES, ARC_TABLES, ARC_PHASES),
    "ava": (AVA_CARDS, {**ARC_BODIES, "avatar": "avatar 0 0/20: "}, AVA_TABLES, AVA_PHASES),
    "orc": (ORC_CARDS, ORC_BODIES, ORC_TABLES, ORC_PHASES),
}


@dataclass(frozen=True)
class Table:
    """A table in words."""

    text: str
    cards: dict[str, str]


def tables_of(game: str, type_: str, text: str, table: str = "") -> list[Table]:
    """The tables on which this text of a card of this type is tried, in their order."""
    if game == "slot":
        cards = {**SLOT_CARDS, PROBE: SLOT_BODY + text}
        tables = [f"{there}\nstep: {step}" for step in SLOT_STEPS for there in SLOT_TABLES]
        return [Table(each, cards) for each in ([table] if table else tables)]
    there, bodies, tables, phases = WORLDS[game]
    cards = {**there, PROBE: bodies[type_] + text}
    if table:
        return [Table(table, cards)]
    found = tables.get(type_, tables["spell"])
    return [Table(f"{table}\nphase: {phase}", cards) for phase in phases for table in found]


@lru_cache(MOST_SETTINGS)
def setting_of(game: str, text: str, names: tuple[str, ...]) -> Setting:
    """What the text of a table says, whatever stands on these cards and on the one on trial."""
    return Setting(KITS[game], dict.fromkeys((*names, PROBE), "")).read(text)


def laid(game: str, table: Table) -> tuple[tuple[Match, Match], set[int]]:
    """The table with the card, and the one with the hollow card, at their first question; and the card's ids."""
    kit = KITS[game]
    setting = setting_of(game, table.text, tuple(name for name in table.cards if name != PROBE))
    setting.cards = dict(table.cards)
    prints = dict(sorted(setting.prints.items(), key=lambda each: each[0] == PROBE))  # the probe behind the others
    pair = [begun(kit, setting, library) for library in built(kit.printed(prints), game)]
    t = pair[0].table
    return (pair[0], pair[1]), {c for c in range(len(t.place)) if t.library.names[t.printed[c]] == PROBE}


def begun(kit: Kit, setting: Setting, library: Library) -> Match:
    """One of the two."""
    t = kit.laid(setting, kit.game, {}, library)
    t.sow(7)
    match = Match(t, kit.game.rules)
    match.run()
    return match


@lru_cache(1)
def built(cards: tuple[Card, ...], game: str) -> tuple[Library, Library]:
    """The libraries of these cards, with what the card on trial says and without."""
    return libraries_with(cards, KITS[game].game.speech, PROBE)


def shows(game: str, type_: str, text: str, first: int = 0, most: int = 60, table: str = "") -> int:
    """The number of the first trial in which the text does something; -1 if it does nothing in all of them."""
    tables = tables_of(game, type_, text, table)
    for seed in seeds(first, most):
        pair, probes = laid(game, tables[seed % len(tables)])
        if differs(pair, probes, seed):
            return seed
    return -1
