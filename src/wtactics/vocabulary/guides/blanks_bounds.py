"""The blanks in the forms of bounds, offers and exceptions: how much at most, who may pay, only while, what was before."""

from __future__ import annotations

from typing import Final

from wtactics.vocabulary.guides.manual import Blank

BOUND_BLANKS: Final = (
    Blank("phase_of_any", "a phase of whoever's turn", "Play only during {}. Draw a card.", "any Attack phase",
          "a player's Attack phase"),
    Blank("ability", "a whole ability", "{}, but only once each turn.", "Whenever a creature dies, draw a card"),
    Blank("limited_behind", "how often, or how much in a turn", "Whenever a creature dies, draw a card{}.",
          ", but only once each turn", ", but no more than two each turn"),
    Blank("ration_unit", "what is counted", "Whenever a creature dies, draw a card. You can't draw more than two {} this way "
          "each turn.", "cards"),
    Blank("at_most_so_much", "how much damage at most", "This creature takes {} at a time.", "at most 2 damage",
          "no more than 1 damage"),
    Blank("no_more_than", "that it takes no more", "Target creature {} at a time this turn.",
          "can't be dealt more than 2 damage"),
    Blank("each_alone", "one that deals damage", "This creature takes at most 2 damage from {}.", "each attacker"),
    Blank("no_dealer", "nobody of these", "{} deals more than 2 damage to this creature.", "No attacker", "No Elf"),
    Blank("more_dealt", "that it deals more", "No attacker {} to this creature.", "deals more than 2 damage",
          "can deal more than 1 damage"),
    Blank("most_bonus", "how much at most", "This creature gets +1/+1 for each other Imp in play{}.",
          ", but no more than +3/+3", ", but at most +2/+2"),
    Blank("in_order", "for what he pays", "When this creature dies, target opponent may pay 2 power {} draw a card.", "to"),
    Blank("kept_off", "that it is not dealt", "If this creature would be dealt damage, you may pay 1 to {}.",
          "prevent that damage", "prevent 2 of that damage"),
    Blank("offered", "who may pay, and what", "Kill target creature. {} to prevent this.",
          "Its controller may pay 2 power", "Its controller may discard a card"),
    Blank("kept", "what is not unmarked", "{} doesn't unmark in your Unmark phase unless you pay 1 power.",
          "This creature"),
    Blank("its_unmarking", "when it would be unmarked", "This creature doesn't unmark {} unless you pay 1 power.",
          "in your Unmark phase"),
    Blank("payer_then", "who may pay", "This creature doesn't unmark in your Unmark phase unless {} pay 1 power.", "you"),
    Blank("standing_so", "while it holds", "This creature gets +2/+0, but only {}.", "as long as you control an Elf",
          "while it is marked"),
    Blank("own_costs", "what the card costs", "{} as long as you control an Elf.", "Costs 1 less", "Costs 2 more"),
    Blank("costing_so", "what these cost", "Event cards cost 1 more. If you control an Elf, {} instead.",
          "they cost 2 more"),
    Blank("subject_neither", "neither of two", "{} can attack.", "Neither this creature nor other Elves you control"),
    Blank("some_of_them", "some of those spoken of before", "Deal 1 damage to each creature. {} is dealt 2 damage instead.",
          "Each of them that is marked"),
    Blank("held_before", "whose they were", "Draw a card for each creature {} that died this turn.", "you controlled",
          "an opponent controlled"),
    Blank("past_nouns", "cards that something has happened to", "Draw X cards, where X is the number of {}.",
          "creatures that died this turn"),
    Blank("back_into", "into play", "Return target creature card in your graveyard {}.", "to play", "into play"),
    Blank("grown", "with counters", "Put a creature card from your graveyard into play {}.", "with a +1/+1 counter on it",
          "with two +1/+1 counters on it"),
    Blank("enchanted_thing", "what this card is attached to", "Opponents can't choose {} as a target.",
          "enchanted creature"),
    Blank("winning", "gains", "Whenever this city {} its advantage, draw a card.", "gains", "wins"),
    Blank("grave_end", "which end of a graveyard", "Remove the {} card of target player's graveyard from the game.", "top",
          "oldest"),
    Blank("bare_one", "one", "Target creature gets +{} ATK until end of turn.", "1"),
)  # fmt: skip
