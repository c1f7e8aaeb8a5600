"""The writer's guide to what Heroes say, some of it otherwise than other cards of ORC, and to what these say of Heroes."""

from __future__ import annotations

from typing import Final

from wtactics.language.guide import introduction
from wtactics.mods.heroes.speech import countering, counters, heroes, uses
from wtactics.rulesets.orc.speech.guide import GUIDE as OF_ORC
from wtactics.vocabulary.guides.manual import Blank, Guide

BLANKS: Final = (
    Blank("owned_hero owned_hero_too watched_hero", "whose Hero", "Abilities of {} cost 1 more.", "your Hero",
          "an opponent's Hero"),
    Blank("heros_owner", "the Hero of who was spoken of", "Attach to target player. Abilities of {} cost 1 more.", "his Hero"),
    Blank("countered_hero", "whose ability is countered", "Counter target ability of {}.", "an enemy Hero",
          "an opponent's Hero"),
    Blank("an_enemy_hero", "the same", "Whenever you counter an ability of {}, draw a card.", "an enemy Hero"),
    Blank("hero_uses", "who uses how many of them", "{} this turn.", "Your Hero may use one more ability",
          "You may use two abilities of your Hero"),
    Blank("post", "what the ability has cost", "Counter target ability of an opponent's Hero {}.", "with cost 3 or less",
          "that costs 2 gold or more"),
    Blank("watched_self", "this card", "Whenever an opponent counters an ability of {}, draw a card.", "this Hero"),
)  # fmt: skip
INTRODUCTION: Final = introduction(
    "Card English of Heroes",
    """\
All that cards of ORC say is said as [there](card-english-orc.md); here stands what is otherwise where a Hero says it.""",
    """\
What a Hero prints beside its text stands in a table of its card:
  `orc = { influence = 20, points = 10, hand = 7, resources = 2, army = 3 }`. The card's own `faction` and `loyalty` are its
  first ones; others follow in the same table: `second_faction = "Red Banner", second_loyalty = 1, second_army = 1`, and so
  with "third".""",
    """\
Each line is an ability. One with a price is used in its player's own turn, once and no other beside it; opponents may counter
  it if it has cost gold. A price that asks for the Hero's own mark, "(M)", is never paid, for a Hero is not marked.""",
    """\
What is used reaches as far as from the front that is named with it; standing abilities and triggers are near both fronts of
  their player, and the enemy fronts opposite to them.""",
    """\
A Hero is no creature, and no other noun means it, "card" and "permanent" included; it says "you" and "creatures you
  control" like any other card.""",
    shown="",
)  # fmt: skip
SENTENCES: Final = (
    (
        "What is used, and may be countered",
        "2: Target creature gets +0/+3 until end of turn.",
        "X: Gain X influence.",
        "3: Return target creature card in your graveyard to your hand.",
    ),
    ("What is used, and costs no gold", "Discard a card: Draw a card."),
    (
        "What always holds",
        "Creatures in your Defensive get +0/+1.",
        "Elves you control get +1/+0.",
        "As long as you have fewer cards in hand than each opponent, creatures you control get +0/+1.",
    ),
    (
        "What happens by itself",
        "Whenever a creature you control dies, gain 1 influence.",
        "Whenever a creature you control deals combat damage to a player, gain 1 influence.",
        "At the end of your turn, if you have five unmarked resource cards, draw a card.",
    ),
)
GUIDE: Final[Guide] = OF_ORC.beside(
    INTRODUCTION, (("Heroes", (heroes, countering, uses, counters)),), BLANKS, shared=SENTENCES
)
