"""The blanks in the forms of what bends rules: moves, claims, resource cards, armies; whose cards, in which state and where."""

from __future__ import annotations

from typing import Final

from wtactics.vocabulary.guides.manual import Blank

RULE_BLANKS: Final = (
    Blank(
        "army",
        "an army",
        "As long as you have more creatures in your army than each opponent in his {}, this creature gets +1/+1.",
        "army",
    ),
    Blank(
        "discipline discipline_again said_discipline",
        "a discipline",
        "In bids for {}, this creature counts as 2 more.",
        "Body",
        "Mind",
        "Soul",
    ),
    Blank("comes_off", "how a claim ends", "Whenever you claim a discipline and {}, draw a card.", "win", "lose"),
    Blank("goes_so", "how a claim ended", "Whenever your claim {}, draw a card.", "fails", "is won"),
    Blank("claimant", "whose claim it is", "Whenever {} claim fails, draw a card.", "your", "an opponent's"),
    Blank(
        "assailing",
        "attacking or defending what",
        "When this creature dies while {}, draw a card.",
        "attacking a city",
        "defending a city",
    ),
    Blank("greater", "more or less", "Your maximum hand size is 2 {} until end of turn.", "larger", "smaller"),
    Blank("claimer", "who claims a bid that is lost", "Whenever you lose a bid {} claimed, draw a card.", "you"),
    Blank(
        "marker",
        "who marks for a bid",
        "Creatures {} marked for this bid don't count.",
        "target player",
        "your opponents",
    ),
    Blank("side", "for which marks", "When this creature is marked for {}, it counts double.", "a bid", "a claim"),
    Blank(
        "answering", "in answer to which", "When this creature is marked {}, it counts double.", "in answer to a claim"
    ),
    Blank(
        "for_bids",
        "in which bids",
        "This creature counts double {}.",
        "for bids",
        "in answer to a claim",
        "when bidding",
    ),
    Blank("bids_there", "which bids", "In {}, this creature counts as 2 more.", "Mind bids", "bids for Soul"),
    Blank(
        "side_there",
        "for which marks, of one discipline",
        "When marked for {}, this creature counts double.",
        "a claim of Soul",
        "a bid for Mind",
    ),
    Blank(
        "marked_for_there",
        "that it is marked for one discipline",
        "{}, it counts double.",
        "When this creature is marked for a Mind claim",
    ),
    Blank(
        "so_many_others",
        "how many others",
        "When this creature attacks with {}, draw a card.",
        "two or more other Elves",
        "three or more other creatures",
    ),
    Blank(
        "duellist",
        "who deals it",
        "(M): {} and target creature deal damage equal to their ATK to each other.",
        "This creature",
    ),
    Blank("doorway", "a city, or cities", "Creatures you control moving into or out of {} aren't marked.", "this city"),
    Blank(
        "way_of",
        "into it, out of it or both",
        "Creatures you control moving {} this city aren't marked.",
        "into",
        "out of",
        "into or out of",
    ),
    Blank(
        "mover",
        "who moves",
        "{}'s moves don't count for the limit of one move for each city.",
        "This creature",
        "Enchanted creature",
    ),
    Blank(
        "more_laid",
        "how many resource cards more",
        "{} each turn.",
        "You may lay an additional resource card",
        "You may lay two additional resource cards",
    ),
    Blank(
        "pile_owner",
        "whose pile",
        "Put the bottom card of {} graveyard on top of its owner's deck.",
        "your",
        "target player's",
        "any player's",
    ),
    Blank("other", "that this card is not meant", "Your {} enchanted creatures get +1/+1.", "other"),
    Blank("stance", "how they stand", "Your {} creatures get +1/+1.", "enchanted", "unmarked", "marked"),
    Blank("assured", "what it still can do", "This creature can't attack, but it can {}.", "move", "defend"),
    Blank("people_priced", "who", "No {} can play more than two cards each turn.", "player", "opponent"),
    Blank("so_many_or_more", "how many", "This creature can't be blocked by {} creatures.", "two or more"),
    Blank("yielding", "how much it gives", "Each resource card you control {}.", "gives 2 power", "gives no power"),
    Blank(
        "minting",
        "of which faction",
        "Each resource card you control {}.",
        "may produce power of any faction",
        "produces gold of a faction of its controller's choice",
    ),
    Blank("on_top", "more", "Each resource card you control gives 1 {} power.", "additional", "more"),
    Blank(
        "posture",
        "how it stands, and where",
        "As long as this creature is {}, all Elves get +1/+0.",
        "unmarked in your army",
        "marked in a city",
    ),
    Blank(
        "goal_now",
        "what is attacked instead",
        "The attack is on {} instead.",
        "your army",
        "target city you control",
        "another city of yours",
    ),
    Blank("portal", "where to", "Creatures you play {} cost 1 less.", "into your cities", "into a city"),
    Blank(
        "goal_mixed",
        "an army or a city",
        "Choose {}. The attack is on that instead.",
        "your army or another city of yours",
    ),
    Blank(
        "would_goal",
        "what would happen",
        "If {}, target city you control is attacked instead.",
        "your army would be attacked",
    ),
    Blank("reach", "where they are", "Your enchanted creatures {} get +1/+1.", "in your army", "in this city"),
    Blank(
        "foe_to_be", "an attacker", "Target defender defends against {} instead.", "another attacker", "target attacker"
    ),
    Blank(
        "name_of_one",
        "what can be named",
        "When this creature comes into play, name a {0}. Remember the named {0}.",
        "creature type",
        "card type",
        "faction",
        "card",
        "number",
    ),
    Blank(
        "first_harmed",
        "the first damage of each turn",
        "You may have {} dealt to this creature instead.",
        "the first damage that would be dealt to you each turn",
    ),
    Blank(
        "one_keeper", "whose they all are", "Mark two target creatures {}.", "of one opponent", "of the same opponent"
    ),
    Blank(
        "sharers",
        "among whom it is divided",
        "Deal 3 damage divided as you choose among {}.",
        "two target creatures",
        "creatures in target player's army",
    ),
)
