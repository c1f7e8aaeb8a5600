"""The blanks in the forms of what only ORC's cards say, or say otherwise than other games."""

from __future__ import annotations

from typing import Final

from wtactics.vocabulary.guides.manual import Blank

OWN_BLANKS: Final = (
    # quests
    Blank("feat", "what is to be done, or is to be so", "{}.", "Kill three enemy creatures",
          "Attack with two Elves in one turn", "Play three Events", "Have five creatures at the end of your turn",
          "Have two of your creatures deal damage to an opponent"),
    Blank("feat_many", "to whom, and to how many", "Kill {}.", "an enemy creature", "three Orcs",
          "at least one enemy creature"),
    Blank("feat_bare", "to whom it is done, where it is said how many sorts there must be", "{} of three different types.",
          "Play cards"),
    Blank("feats_of", "to whom of several sorts, and to how many", "{} in one turn.", "Play two Magic cards and an Event",
          "Kill an enemy Elf and an enemy Orc"),
    Blank("one_turn", "in which turn", "Kill two creatures in {}.", "one turn", "a single turn of yours"),
    Blank("stake", "what is at stake", "Escrow: {}.", "2 gold", "3 influence", "a card from your hand, face down"),
    Blank("feat_met", "by what it is fulfilled", "You complete this quest when {}.", "you control six creatures",
          "an enemy creature dies"),
    Blank("any_span", "in how many turns", "Attack on {}.", "three turns in a row", "two consecutive turns of yours",
          "three different turns"),
    Blank("shunned", "what is not to be done", "Don't {} during two of your turns in a row.", "attack", "play a creature",
          "lose a creature"),
    Blank("face_down", "that nobody else sees which", "Escrow: a card from your hand{}.", ", face down"),
    Blank("feat_moment", "whose turn", "Have three creatures at the end of {}.", "your turn", "an opponent's turn",
          "two consecutive turns of yours"),
    Blank("owned_many", "how many of your cards", "Have {} deal damage to an opponent.", "two of your creatures"),
    Blank("lost", "what is not to be lost", "Kill three creatures without losing {}.", "a creature",
          "any creature of your own in between"),
    Blank("fate", "what becomes of the quest", "When you {}, lose 2 influence.", "fail this quest", "abandon it",
          "fail or abandon this quest"),
    # tasks, costs and upkeep
    Blank("ability", "what is said of this card, or what it does at some time", "(A): {}",
          "Other creatures you control get +0/+1.", "At the beginning of your turn, draw a card."),
    Blank("assign_sign", "the sign for assigning", "{}: Other creatures you control get +0/+1.", "(A)", "Assign this creature"),
    Blank("allies_sign", "the sign for marking others", "{}: Draw a card.", "(Ma1)", "(Ma3)"),
    Blank("price_row", "gold and signs", "{}: Draw a card.", "2 (M)", "(M)(Ma1)", "1 (M)(Ma2)"),
    Blank("levied", "what is to be paid in each turn", "{} discard this creature.", "Upkeep 2 ~", "Upkeep: 1 ~"),
    # equipment
    Blank("bearer", "on whom", "Equipment costs you 1 less when you attach it to {}.", "an Elf", "another creature",
          "this creature"),
    Blank("card_law", "what this card costs", "{}.", "This card costs 2 less",
          "This card costs 1 less for each Elf you control"),
    Blank("enchanted_thing", "what this card is attached to", "Destroy all equipment attached to {}.",
          "enchanted creature"),
    # fronts
    Blank("front_place", "a front", "Mark all creatures in {}.", "your Offensive", "the Defensive",
          "an opponent's Defensive", "its controller's Offensive"),
    Blank("front", "the name of a front", "Mark all creatures in your {}.", "Offensive", "Defensive", "south front"),
    Blank("quest_done", "what becomes of it", "Whenever one of your quests is {}, draw a card.", "completed", "failed"),
    Blank("spot", "a front, or both fronts of a zone", "Whenever a creature enters {}, draw a card.", "this front",
          "your Offensive", "the front opposite this creature"),
    Blank("played_there", "where it is played", "Whenever an opponent plays an event {}, draw a card.", "in this zone",
          "in your Defensive"),
    Blank("played_by", "who plays them", "Magic cards in this front {} cost 1 more.", "opponents play", "you play"),
    Blank("load", "what it carries", "Mark target creature {}.", "carrying a Weapon", "without equipment"),
    Blank("mover", "one of those that move", "You may move creatures out of both fronts in one turn if {} is among the "
          "creatures that move.", "this creature", "an Elf"),
    Blank("to_front", "into which front", "Move target creature {}.", "to the other front", "to the Offensive"),
    # said otherwise than in other games
    Blank("price", "what an ability costs", "{}: Draw a card.", "(M)", "2 gold", "2 (M)(Ma1)", "Sacrifice this creature",
          "Discard a card"),
    Blank("faction", "a faction", "Mark all creatures that aren't {}.", "Gaian", "Red Banner"),
    Blank("ruling only", "what may and may not be done", "{}.", "This creature can't attack", "Enemy creatures can't move",
          "This creature isn't marked for moving"),
    Blank("towards", "what somebody can do, and with whom", "This creature can't {}.",
          "defend against Elves", "be targeted by events opponents play"),
    Blank("value", "a number that is counted when the text is carried out", "Draw X cards, where X is {}.",
          "the number of Elves you control", "twice the number of cards in your hand"),
    Blank("score_change", "whether they are more or fewer", "Whenever an opponent {} VP, draw a card.", "gains", "loses"),
    Blank("goal", "what is attacked", "Whenever an opponent attacks {}, draw a card.", "you"),
    Blank("loser", "one and the same, or all together", "In a turn, make {} lose 6 influence.", "an opponent"),
    Blank("attack_named", "an attack", "Play only during {}.", "an opponent's attack"),
    Blank("allowance", "what may be done so often", "{} each turn.", "You may lay two resource cards"),
)  # fmt: skip
