"""The blanks in the forms of phrases: what each stands for in ARC's card English, with some of what can fill it."""

from __future__ import annotations

from typing import Final

from wtactics.vocabulary.manual import Blank

BLANKS: Final = (
    Blank(
        "things cards aimed general", "what something is done to", "2 power: Mark {}.", "target creature",
        "up to two target creatures",
        "two Elves you control", "all creatures in target city", "each unmarked creature", "this creature",
    ),
    Blank(
        "noun thing_noun card_noun sort any_noun", "one thing, without its article", "Mark target {}.", "creature",
        "Elf", "unmarked Gaian creature", "creature an opponent controls", "creature in your army",
        "creature with ATK 2 or less",
    ),
    Blank(
        "nouns thing_nouns card_nouns sorts", "several things", "Mark all {}.", "creatures", "Elves you control",
        "creatures with flying", "creatures in target player's army",
    ),
    Blank(
        "held_nouns", "cards in a pile", "Return up to two target {} to your hand.", "creature cards in your graveyard",
        "Elf cards in any graveyard",
    ),
    Blank("owned_nouns", "some of what somebody has", "Mark one of {}.", "your cities", "target player's creatures"),
    Blank(
        "card_sort card_sorts", "cards that are not in play", "Discard a {}.", "card", "event card", "Gaian card",
        "Elf card",
    ),
    Blank("number many", "how many", "Draw {} cards.", "two", "3"),
    Blank(
        "value", "a number that is counted when the text is carried out",
        "2 power: Deal damage equal to {} to target city.",
        "the number of Elves you control", "this creature's ATK", "twice the number of cities you control",
    ),
    Blank("owner whose_place", "whose it is", "Shuffle {} deck.", "your", "target player's"),
    Blank("place", "where a creature is", "2 power: If this creature is in {}, draw a card.", "your army", "a city"),
    Blank(
        "until", "for how long", "Target creature gets +1/+1 {}.", "until end of turn", "this turn",
        "until your next turn",
        "during this attack",
    ),
    Blank(
        "gain_of_values bonus", "a change of ATK and DEF", "This creature gets {}.", "+1/+1",
        "+1/+0 for each other Imp in play",
    ),
    Blank("stats", "new ATK and DEF", "Target creature becomes {} until end of turn.", "3/3"),
    Blank("traits", "keywords", "All Elves have {}.", "flying", "flying and ranged"),
    Blank("traits_any", "keywords, any of them", "Creatures can't have {}.", "flying or ranged"),
    Blank("quoted", "an ability in quotation marks", "All Elves have {}.", '"(M): Draw a card."'),
    Blank("faction", "a faction", "Produce 1 {} power.", "Gaian", "Red Banner"),
    Blank(
        "price", "what an ability costs", "{}: Draw a card.", "(M)", "2 power", "1 Gaian power, (M)",
        "Sacrifice this creature",
        "Discard a card",
    ),
    Blank(
        "trigger", "when an ability triggers", "{}, draw a card.", "When this creature comes into play",
        "Whenever a creature you control dies", "At the start of your turn",
    ),
    Blank(
        "watched", "whom a trigger watches", "Whenever {} attacks, draw a card.", "this creature", "another creature",
        "an Elf you control",
    ),
    Blank(
        "watched_too", "to whom it must happen", "Whenever this creature attacks {}, draw a card.", "a city",
        "an opponent",
    ),
    Blank(
        "anyone", "a player, in a trigger", "Whenever {} loses victory points, draw a card.", "an opponent",
        "a player",
    ),
    Blank(
        "condition if_condition", "what must be so", "2 power: If {}, draw a card.", "you control three Elves",
        "it is your turn",
        "this creature is marked", "you control no cities and it is your turn",
    ),
    Blank(
        "time_condition", "when it must be", "Play only {}.", "during your turn", "during an opponent's turn",
    ),
    Blank(
        "turn_part moment_part", "a part of a turn", "At the start of {}, draw a card.", "your turn",
        "an opponent's turn", "each turn",
    ),
    Blank(
        "effects row orders order ordered changed", "what is done, as under Verbs", "{}.", "Draw a card",
        "Draw a card, then discard a card", "Target creature gets +1/+1 until end of turn",
    ),
    Blank(
        "led led_plain willing", "what somebody or something does", "{}.", "Target player draws a card",
        "Each opponent may draw a card",
    ),
    Blank(
        "escape", "how one gets out of it", "Kill target creature unless {}.", "its controller pays 2 power",
        "its controller discards a card", "you lose 1 victory point",
    ),
    Blank(
        "subject subject_plain self its", "who or what the sentence speaks of",
        "2 power: If {} is marked, draw a card.", "this creature",
        "this city",
    ),
    Blank("word", "a sort of card", "This {} can't move.", "creature"),
    Blank("words", "sorts of cards", "(M): Mark two Elves. Unmark the {}.", "Elves", "creatures"),
    Blank(
        "told", "what is done, behind whoever does it", "Target player {}.", "draws a card",
        "discards a card",
    ),
    Blank(
        "he_player", "one player", "{} draws a card.", "Target player",
    ),
    Blank("searched", "a graveyard", "Search {} and put target Elf into play.", "your graveyard", "any graveyard"),
    Blank(
        "extra", "what is paid beside the cost", "You may {} to draw X cards.", "pay an additional X power",
        "pay X more power",
    ),
    Blank(
        "unmarkings", "how many phases", "(M): This creature doesn't unmark in your next {}.", "Unmark phase",
        "three Unmark phases",
    ),
    Blank(
        "which_turn", "in which turn", "Draw X cards, where X is the damage dealt {} by target Elf.", "this turn",
        "last turn",
    ),
    Blank(
        "giving", "how it was paid with", "{}.", "Discard a card: Put the discarded card into your hand",
        "Sacrifice an Elf: Return the sacrificed Elf to its owner's hand",
    ),
    Blank("mark_price", "the mark sign", "{}, draw a card.", "M"),
    Blank("price_part", "one part of a price", "M, {}, draw a card.", "mark an Elf you control", "discard a card"),
    Blank(
        "saying_all", "what holds as long as the card is in play", "{}.", "All Elves get +1/+1",
        "Creatures in this city have flying",
    ),
    Blank(
        "ruling only", "what may and may not be done", "{}.", "This creature can't attack",
        "This creature must attack",
        "Creatures can't enter this city", "Only Elves can defend this city",
    ),
    Blank(
        "towards reached permitted", "what somebody can do, and with whom", "This creature can {}.",
        "defend your cities",
        "move into opponents' cities", "be played directly into your army",
    ),
    Blank("holder", "who has something", "If {} an Elf, draw a card.", "you control", "an opponent controls"),
    Blank(
        "holding", "how many one must have", "If you control {}, draw a card.", "an Elf", "two or more cities",
        "no Elves",
    ),
    Blank(
        "each_other", "the others", "Play only if you control fewer creatures than {}.", "each opponent",
        "an opponent",
    ),
    Blank("playing", "who plays it", "Creature cards {} cost 1 more.", "you play", "opponents play"),
    Blank("more_or_less", "dearer or cheaper", "This card costs 1 {}.", "more", "less"),
    Blank("for_each", "so many times", "Gain 1 victory point {}.", "for each Elf you control", "for each card in your hand"),
    Blank(
        "suffered", "what cannot be done to it", "This city can't {}.", "be attacked", "be attacked by Orcs",
    ),
)
