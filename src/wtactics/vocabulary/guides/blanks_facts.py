"""The blanks in the forms of triggers: attacks as a whole, ways, places of arrival, what aims at something."""

from __future__ import annotations

from typing import Final

from wtactics.vocabulary.guides.manual import Blank

FACT_BLANKS: Final = (
    Blank("charging", "that a player attacks", "Whenever an opponent {}, draw a card.", "attacks one of your cities",
          "announces an attack on you"),
    Blank("charged", "that a player attacked", "If you {} this turn, draw a card.", "attacked",
          "announced an attack on a city"),
    Blank("goal", "what is attacked", "Whenever an opponent attacks {}, draw a card.", "you or a city you control", "an army"),
    Blank("attack_named", "an attack", "Play only during {}.", "an attack", "an opponent's attack on your army"),
    Blank("how", "in which way", "Whenever this creature attacks {}, draw a card.", "alone", "together with another Elf"),
    Blank("going", "from where to where", "Whenever a creature moves {}, draw a card.", "out of a city",
          "from a city into your army"),
    Blank("whereabouts", "where a creature goes", "Whenever a creature moves into {}, draw a card.", "your army", "an army"),
    Blank("sources", "what aims at something", "Whenever this creature becomes the target of an {}, draw a card.", "ability",
          "event or ability"),
    Blank("by_whom", "whose that is", "Whenever this creature becomes the target of an ability {}, draw a card.",
          "used by an opponent"),
    Blank("any_nouns", "several cards, wherever they are", "Whenever you discard one or more {}, draw a card.", "cards",
          "events"),
    Blank("using", "uses", "Whenever an opponent {} an ability, draw a card.", "uses", "activates"),
    Blank("haver_here", "who has something", "If {} two Elves, draw a card.", "you have", "an opponent has"),
    Blank("had", "what somebody has", "If you have {}, draw a card.", "an Elf", "no Orcs", "two or more creatures"),
    Blank("quality", "what is true of a card", "Whenever you play a card {}, draw a card.", "with cost 3 or more"),
    Blank("besieged", "what is defended", "Whenever a creature defends {}, draw a card.", "a city", "this creature's city"),
    Blank("changes", "what he gets for a while", "Each creature that attacks {} until end of turn.", "gets -1/-0",
          "gains flying"),
    Blank("turn_in_which", "a turn that ends", "{} a creature died, draw a card.", "At the end of any turn in which"),
    Blank("in_turn", "in which turn", "At the end of each turn, if no creature died {}, draw a card.", "this turn",
          "during it"),
    Blank("such_doer", "who does what, or suffers it", "{} doesn't unmark in its controller's next Unmark phase.",
          "A creature that attacks", "Each creature dealt damage by this creature"),
    Blank("how_many", "how many", "As long as this creature is blocked by {} creatures, it gets +2/+0.", "two or more",
          "exactly two"),
    Blank("fellow", "whom it fights", "When this creature attacks, kill each creature in combat with {}.", "this creature"),
    Blank("marked_for", "that it is marked for a bid", "{}, it counts double.", "When you mark this creature for a bid"),
    Blank("weight no_weight", "what a card counts", "This creature {} for bids.", "counts double", "counts as 1 more",
          "doesn't count"),
    Blank("door", "a city", "No creature can move into or out of {}.", "this city"),
    Blank("victims victim dealer", "to whom damage is dealt, or by whom", "This creature deals double damage to {}.", "Elves",
          "an Elf"),
    Blank("much", "how much damage", "This creature deals {} to Elves.", "double damage", "1 more damage"),
    Blank("altered", "damage that is dealt", "{} is increased by 1.", "Damage dealt to this creature",
          "Damage that this creature deals to a city"),
    Blank("all_damage", "damage of what kind", "{} that would be dealt to this creature is increased by 1.", "Damage",
          "Combat damage"),
    Blank("alteration", "what becomes of it", "Damage dealt to this creature {}.", "is doubled", "is reduced by 1"),
    Blank("card_anywhere", "a card", "If {} would deal damage to this creature, prevent 1 of that damage.", "an event"),
)  # fmt: skip
