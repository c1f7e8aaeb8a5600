"""Referring: what the text chose before, said again: the chosen creature, the named player; and who keeps a target."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Noun
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import SPELLS
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.sorts import plural
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.chosen_together import chosen_together
from wtactics.vocabulary.things.meaning import Again, Chosen, Happened, Host, KeeperOf, Lost, Slot, Things, This
from wtactics.vocabulary.things.mentioning import his_controller, his_owner, same, target
from wtactics.vocabulary.things.noting import Note, Noted
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.watching import Watched, very_card


def nothing(reading: Reading) -> None:
    """Words that say nothing by themselves."""


def chosen_before(reading: Reading, _chosen: None, word: str) -> Things:
    return were_chosen(reading.that(word, False))


def those_chosen(reading: Reading, _chosen: None, word: str) -> Things:
    together = chosen_together(reading, word, f"the chosen {plural(word)}")
    return were_chosen(reading.that(word, True)) if together is None else together


def all_chosen(reading: Reading, word: str) -> Things:
    return those_chosen(reading, None, word)


def chosen_player(reading: Reading, _chosen: None) -> Things:
    return were_chosen(reading.he())


def were_chosen(things: Things) -> Things:
    """These, if somebody has chosen them."""
    if isinstance(things, Noted):
        return things
    if not isinstance(things, Again) or not isinstance(things.things, Slot):
        raise Misread("what was chosen before", things.text())
    return Chosen(things.things, things.text().replace("that ", "the chosen ", 1).replace("those ", "the chosen ", 1))


def noted(reading: Reading, _chosen: None, word: str) -> Things:
    """What the card remembers: of this something can always be said."""
    things = reading.that(word, False)
    if not isinstance(things, Noted):
        raise Misread("what was chosen by another sentence", things.text())
    return things


def noted_alone(reading: Reading, word: str, _self: Things) -> Things:
    """What an ability that is read elsewhere has chosen and remembered."""
    return Noted(word, False)


def noted_player(reading: Reading, _self: Things) -> Things:
    return Noted("player", True)


def note(reading: Reading, things: Things) -> Note:
    slot = getattr(things, "things", things)
    if not isinstance(slot, Slot) or slot.plural:
        raise Misread("one thing that was chosen", things.text())
    return Note(slot)


def watched_noted(reading: Reading, things: Noted) -> Watched:
    """What happens to it is told of it: where it has gone it is no more what the card remembers."""
    return Watched(Very(things), things.text(), None, [things.word, "card"])


def watched_it(reading: Reading) -> Watched:
    """What the card remembers, or this card, where nothing else was spoken of."""
    things = reading.it()
    if isinstance(things, This):
        return very_card(reading, things)
    if not isinstance(things, Noted):
        raise Misread("what was chosen by another sentence", things.text())
    return watched_noted(reading, things)


class ThatOpponent(KeeperOf):
    """Who controls what was called an opponent's."""

    def text(self) -> str:
        return "that opponent"


def that_player(reading: Reading) -> Things:
    """Who was spoken of; else the opponent who controls the one thing that was called an opponent's."""
    try:
        return reading.he()
    except Misread:
        theirs = next((each for each in reading.latest() if is_an_opponents(each.noun)), None)
        if theirs is None or theirs.things.many() or not isinstance(theirs.things, Happened | Slot | Host):
            raise
        if isinstance(theirs.things, Lost):
            return reading.tell(Happened(True, True, "that opponent"))
        return reading.tell(ThatOpponent(theirs.things, False))


def their_opponent(reading: Reading) -> Things:
    """Whenever a creature an opponent controls dies, he loses 1: where no player was spoken of but so, nor is the card "he"."""
    if reading.word in ("creature", "avatar", "ally", "hero"):
        raise Misread("a player who was spoken of before", "he")
    try:
        reading.he()
    except Misread:
        return that_player(reading)
    raise Misread("one reading", "he")


def is_an_opponents(noun: Noun | None) -> bool:
    return isinstance(noun, CardNoun) and noun.whose == OPPONENTS


def targets_controller(reading: Reading, noun: Noun) -> Things:
    return his_controller(reading, target(reading, noun))


def targets_owner(reading: Reading, noun: Noun) -> Things:
    return his_owner(reading, target(reading, noun))


PHRASES: Final = [
    Phrase("again", "the_chosen word", chosen_before, ["Choose a creature. Kill the chosen creature."]),
    Phrase("again", "the_chosen words", those_chosen),
    Phrase("again", '"all" "the"? "chosen" words | ("all" "the"? | "the") words "so"? "chosen" ("this" "way")?', all_chosen,
           ["Each player chooses a creature he controls. Kill all chosen creatures."]),
    Phrase("the_chosen", '"the" ("chosen" | "named")', nothing),
    Phrase("general", "noted", same),
    Phrase("deed", "{remember} (again | he_player)", note,
           ["When this creature comes into play, choose a creature and remember it."]),
    Phrase("noted", "the_chosen word", noted),
    Phrase("noted", '"the" word "chosen" "for" self', noted_alone),
    Phrase("again", '"the" word "chosen" "for" self', noted_alone),
    Phrase("he_player", '"the" "player" "chosen" "for" self', noted_player),
    Phrase("watched", "noted", watched_noted,
           ["When this creature comes into play, choose a creature. When it dies, draw a card."]),
    Phrase("watched", '"it"', watched_it),
    Phrase("he_player", '"that" ("player" | "opponent")', that_player,
           ["Whenever a creature an opponent controls dies, that opponent loses 1 victory point."]),
    Phrase("he_player", '"he" | "him"', their_opponent, needs=SPELLS),
    Phrase("he_player", 'the_chosen ("player" | "opponent")', chosen_player),
    Phrase("he_player", '"target" thing_noun "\'s" "controller"', targets_controller),
    Phrase("he_player", '"target" thing_noun "\'s" "owner"', targets_owner),
]  # fmt: skip
