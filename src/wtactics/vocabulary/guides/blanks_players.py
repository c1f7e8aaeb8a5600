"""The blanks in what players do and have: who did it or did not, who has more, whose cards; piles, cities, and gems."""

from __future__ import annotations

from typing import Final

from wtactics.vocabulary.guides.manual import Blank

PLAYER_BLANKS: Final = (
    Blank("who_attacks", "whoever attacks", "{} your army must pay 1 gold for each attacker.", "Whoever attacks",
          "Opponents that attack"),
    Blank("doers", "players, by what they did just before", "Each player may discard a card. For each {}, draw a card.",
          "player that doesn't", "player who did", "opponent that doesn't"),
    Blank("doers_led", "those of them, who do something",
          "Each opponent may discard a card. {} must lose 1 victory point.", "Each opponent that doesn't", "Those who don't"),
    Blank("possessions possession", "what players have", "If you have at least as many {} as each opponent, draw a card.",
          "victory points", "cards in hand", "creature cards in your graveyard"),
    Blank("commanded", "what players control", "If you control at least as many {} as each opponent, draw a card.", "creatures",
          "Elves", "cities"),
    Blank("rival", "with whom somebody is compared", "If you have at least as many cards in hand as {}, draw a card.",
          "an opponent", "each opponent", "each other player", "target player"),
    Blank("opponents_have", "that they are others'", "This creature can't be targeted by events or abilities that {}.",
          "opponents control", "an opponent controls"),
    Blank("whose_are", "whose they are", "This creature can't be targeted by events or abilities of {}.", "your opponents",
          "an opponent"),
    Blank("no_agents", "cards by which it is not done", "No {} can target this creature.", "event of an opponent",
          "event played by an opponent", "event or enchantment card that opponents control"),
    Blank("hand_given", "from where", "Discard a card{}: Draw a card.", " from your hand", " from hand"),
    Blank("lying", "whose pile, from which it is taken", "When this creature dies, return it from {} to your hand.",
          "your graveyard", "any graveyard"),
    Blank("the_pile", "a pile that needs no owner", "When this creature dies, return it from {} to your hand.",
          "the graveyard"),
    Blank("more_or_less", "dearer or cheaper", "You can play this card from your graveyard for 1 {}.", "more", "less"),
    Blank("priced_alone", "what is played", "You play {} for 1 less.", "Elves", "events", "creature cards"),
    Blank("nth", "which of those named before", "Choose a creature you control and another creature. Kill the {}.", "first",
          "second", "former", "latter"),
    Blank("both", "the two named before", "Choose target creature you control and target creature an opponent controls. "
          "Exchange control of {}.", "both", "both creatures", "the two creatures"),
    Blank("dweller", "a creature in a city", "Put a {} into your army.", "creature in one of your cities",
          "Elf from a city you control"),
    Blank("dwellers", "creatures in a city", "Put any number of {} into your army.", "creatures in one of your cities",
          "Elves from a city you control"),
    Blank("gem", "the gem of a resource card", "Free {}.", "target resource card's gem", "the gem of target resource card"),
    Blank("gems", "gems of resource cards", "Free {}.", "all consumed gems", "all consumed gems you control"),
    Blank("favour", "the advantage of a city", "{} is in effect until end of turn.", "The advantage of target city you control",
          "Target city's advantage"),
    # what players pay and level
    Blank("played_by", "who plays it", "The next creature {} this turn costs 1 less.", "you play", "target opponent plays"),
    Blank("built_by", "who builds it", "The next city {} this turn costs 1 less.", "you build", "target opponent builds"),
    Blank("again_you", "the same player", "The next creature you play this turn costs {} 1 less.", "you"),
    Blank("attacked_by_them", "who is attacked", "Opponents pay 1 gold for each attacker they announce against {}.", "you",
          "this city"),
    Blank("level", "with whom one is level", "Draw cards until you have as many cards in hand as {}.", "target opponent",
          "target opponent has"),
    Blank("of_faction", "of a faction", "Whenever you lay a {} resource card, draw a card.", "Gaian"),
    Blank("in_it", "in that city", "Destroy target city with two or more Elves {}.", "in it", "there"),
    Blank("subject_said", "of whom something is said", "{} get +1/+1 and flying.", "Elves you control", "All Elves"),
    Blank("utmost", "that has the most or the least", "Mark the creature {} among all creatures.", "with the highest ATK",
          "with the lowest DEF"),
)  # fmt: skip
