"""The blanks in the forms of sentences: choices, delays, splits, and what would happen."""

from __future__ import annotations

from typing import Final

from wtactics.vocabulary.manual import Blank

SENTENCE_BLANKS: Final = (
    Blank(
        "ways how_many_ways close_way",
        "ways to choose between",
        "When this creature comes into play, {}.",
        "choose one: draw a card; or gain 1 victory point",
        "choose one or both: draw a card; mark a creature",
        "either draw a card or gain 1 victory point",
    ),
    Blank(
        "who_chooses one_by_one his_way told_ways",
        "another player who chooses",
        "{} chooses one: you draw a card; or he loses 1 victory point.",
        "target opponent",
        "an opponent",
    ),
    Blank(
        "later whose_next which_end",
        "a moment to come",
        "Draw a card {}.",
        "at the start of your next turn",
        "at the end of this turn",
        "at the start of target opponent's next turn",
        "at the start of the next Attack phase",
    ),
    Blank("until_later", "a turn to come", "2 power: Target creature gets +1/+1 {}.", "during your next turn"),
    Blank(
        "what_happened what_may_happen heard",
        "what is waited for",
        "{}, draw a card.",
        "the next time you play a creature this turn",
        "whenever a creature dies this turn",
    ),
    Blank("phase", "a part of the turn", "At the start of your {}, draw a card.", "Play phase", "Attack phase"),
    Blank("player_noun", "a player", "At the start of each {}'s turn, that player draws a card.", "player", "opponent"),
    Blank("haver", "who has it", "If {} has no cards in hand, draw a card.", "target player", "an opponent"),
    Blank(
        "owning",
        "what players have",
        "If you have {}, draw a card.",
        "no cards in hand",
        "30 or more victory points",
        "more cards in hand than each opponent",
    ),
    Blank(
        "commanding_more",
        "how one compares by what he controls",
        "If an opponent controls {}, draw a card.",
        "more creatures than you",
        "the most cities",
    ),
    Blank(
        "narrowing",
        "while who does what",
        "Elves get +1/+0 {}.",
        "while attacking",
        "while attacking a city",
        "while in your army",
    ),
    Blank(
        "holding",
        "how many one must have",
        "If you control {}, draw a card.",
        "an Elf",
        "two or more cities",
        "no Elves",
    ),
    Blank("holder", "who has something", "If {} an Elf, draw a card.", "you control", "an opponent controls"),
    Blank(
        "cost_law",
        "what cards cost",
        "{}.",
        "Event cards cost you 1 less",
        "Elves opponents play cost 1 more",
        "The first event each player plays each turn costs 1 more",
        "Creature cards cost 2 less, but never less than 1",
        "Each opponent must pay 1 more to play an event",
    ),
    Blank("amount", "dearer or cheaper", "This card costs {}.", "1 more", "2 less", "1 gold less"),
    Blank("abilities_meant", "abilities", "{} cost 1 more.", "Abilities of enemy creatures", "Your Elves' abilities"),
    Blank(
        "forbidden",
        "what can't be done",
        "This creature can't {}.",
        "attack",
        "attack, defend or move",
        "be targeted by events opponents play",
        "be marked by opponents",
        "move into cities",
    ),
    Blank("none_such", "nobody", "{} can attack.", "No creature", "No Elf"),
    Blank(
        "agents", "by whose cards it is done", "{} can't target this creature.", "Opponents", "Events opponents play"
    ),
    Blank("agents_deed", "what cards do to others", "Opponents can't {} this creature.", "target", "mark", "move"),
    Blank("card_payer", "who plays", "{} can't play more than two cards each turn.", "Players", "Each opponent"),
    Blank("cards_priced", "cards that are played", "Players can't play more than two {} each turn.", "cards", "events"),
    Blank(
        "pile_cards",
        "some of the cards that were looked at",
        "Look at the top three cards of your deck. Put {} into your hand.",
        "one of them",
        "up to two of them",
        "a creature card from among them",
        "all creature cards revealed this way",
    ),
    Blank(
        "rest",
        "the others of them",
        "Look at the top two cards of your deck. Put one into your hand and {} on the bottom.",
        "the rest",
        "the other",
    ),
    Blank(
        "put_where",
        "where cards are put",
        "Put target creature {}.",
        "on the bottom of its owner's deck",
        "back to its owner's hand",
    ),
    Blank(
        "chosen", "what is chosen as it is done", "Choose {}. Mark it.", "a creature", "another creature you control"
    ),
    Blank("zone", "a pile", "Shuffle your {} into your deck.", "hand", "graveyard"),
)
