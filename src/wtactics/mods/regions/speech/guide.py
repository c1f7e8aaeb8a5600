"""The writer's guide to what cards say of regions, beside all that cards of AVA say but what they say of cities."""

from __future__ import annotations

from typing import Final

from wtactics.language.guide import introduction
from wtactics.mods.regions.speech import (
    activity,
    capitals,
    civilians,
    domains,
    entering,
    garrisons,
    one_domain,
    regions,
    shifting,
    stacks,
    travels,
)
from wtactics.rulesets.ava.speech.guide import GUIDE as OF_AVA
from wtactics.vocabulary.guides.manual import Blank, Guide

BLANKS: Final = (
    Blank("ability", "what is said of this card, or what it does at some time", "Domination: {}",
          "Creatures you control get +1/+0.", "At the end of your turn, draw a card."),
    Blank("self", "who or what the sentence speaks of", "2 gold: If {} is marked, draw a card.",
          "this creature"),
    Blank("active_region", "the region that lies face up", "Deal 1 damage to {}.", "your active region",
          "target player's active region"),
    Blank("a_domain", "Domains, and whose they are", "Mark all creatures in {}.", "your Domains", "the Body Domain",
          "target opponent's Soul Domain"),
    Blank("domain_name", "which Domain", "Move target creature to its controller's {} Domain.", "Body", "Mind", "Soul"),
    Blank("whose_domain", "of whoever controls what goes there", "Move target creature to {} Mind Domain.", "its controller's",
          "your"),
    Blank("hp_more", "how much more a region loses", "When this creature is let through, the region loses {}.", "2 more HP",
          "1 more HP"),
    Blank("hp_change", "how much more or less", "Each undefended attacker takes {} from your active region.", "1 HP more",
          "1 HP less"),
    Blank("hp_value", "what is left of a region", "Deal 1 damage to target active region with 5 or less {}.", "HP", "HP left"),
    Blank("of_choice", "who says which", "Move target creature you control to a Domain {}.", "of your choice"),
    Blank("post_of", "from where nobody defends", "This creature can't defend from {}.", "a Domain", "the Front"),
    Blank("end_word", "where in a Domain", "Unmark the {} creature of your Soul Domain.", "top", "bottom"),
    Blank("some_domain", "Domains of which one is meant", "Unmark the top creature of {}.", "one of your Domains"),
    Blank("the_one", "who lies at an end of a Domain", "Mark {}.", "the top creature of target opponent's Soul Domain"),
    Blank("near_to", "with none between", "Creatures {} below this creature get +0/+1.", "directly"),
    Blank("stack_side", "on which side in a Domain", "Creatures {} this creature get +0/+1.", "below", "above"),
    Blank("empty_so", "that nobody lies there", "Draw a card for each of your Domains {}.", "that is empty"),
    Blank("capital", "an active region", "Put {} under your pile with its damage and turn up the next one.",
          "your active region"),
    Blank("domain_there", "where a move begins or ends", "Whenever a creature moves out of {}, draw a card.", "a Domain",
          "one of your Domains"),
    Blank("cards_of_factions", "which cards", "You may play {}.", "cards of any faction", "Gaian and Red Banner cards"),
    Blank("our_own", "whose Domains", "Put target creature you control on top of one of {} Domains.", "your"),
    Blank("factions_all", "whose cards", "This region supports {}.", "all factions", "Gaian and Red Banner"),
)  # fmt: skip
INTRODUCTION: Final = introduction(
    "Card English of regions",
    """\
All that cards of AVA say is said as [there](card-english-ava.md), but for what speaks of cities and residents: there are none,
  so such a text finds nothing. Here stands what only cards of AVA with Regions say.""",
    """\
On regions, "Advantage:", "Domination:" and "Total domination:" before an ability mean that it holds for one, two or three
  disciplines won, until the end of that turn. All else that a region says holds while it is active.""",
    '"Region" means active ones: those that lie in a pile or were lost are no targets, and are not counted.',
)
GUIDE: Final[Guide] = OF_AVA.beside(
    INTRODUCTION,
    (
        (
            "Regions",
            (
                regions,
                activity,
                capitals,
                domains,
                civilians,
                entering,
                garrisons,
                one_domain,
                shifting,
                stacks,
                travels,
            ),
        ),
    ),
    BLANKS,
)
