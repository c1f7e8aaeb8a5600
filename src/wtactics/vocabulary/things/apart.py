"""Of two cards, one of which does something to the other, whose controller is meant: your own you would call "you"."""

from __future__ import annotations

from wtactics.engine.places import CREATURE
from wtactics.language.phrase import Misread
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.reading.leaning import DOES, GOES, MEANT_ALIVE, MEANT_GONE, ONE_FELL
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.reading.spoken import Mention
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Again, Happened, Host, Things, This, You


def it(reading: Reading) -> Things:
    """Where "it" could be either, it still could when this card is named by it."""
    paired, things = reading.paired, reading.it()
    if reading.paired not in (MEANT_ALIVE, MEANT_GONE):
        reading.paired = paired
    return things


def itself(reading: Reading, _name: str = "") -> Things:
    return reading.tell(This(reading.word))


def he_himself(reading: Reading) -> Things:
    """Where no player was spoken of "he" is the card: "When she comes into play, mark her"."""
    spoken = [each.things for each in reading.latest()] + ([reading.actor] if reading.actor is not None else [])
    if any(each.people() and not isinstance(each, You) for each in spoken):  # nobody calls you "he"
        raise Misread("a player who was spoken of before", "this card")
    return itself(reading)


def it_alone(reading: Reading) -> Things:
    """Where nothing else was spoken of "it" is the card itself, and stays it: "A creature it attacks can't strike back"."""
    others = [each.things for each in reading.latest() if not isinstance(each.things, This)]
    apart = reading.paired == 0 and all(each.people() or each.many() for each in others)
    if not apart or not isinstance(reading.it(), This):
        raise Misread(f"this {reading.word}", "it", lightly=True)
    reading.called_it = True
    return itself(reading)


def not_you(reading: Reading, things: Things) -> Things:
    """The one of the two that need not be yours; of two such nobody could tell."""
    if reading.paired == GOES or not reading.could_be_either(things):
        return things
    two = [each for each in reading.latest() if not each.things.people()][:2]
    if len(two) < 2 or is_yours(two[1]):
        return things
    if not is_yours(two[0]):
        raise Misread('"that" and its word, for "it" could be either', things.text())
    return again(two[1].things, f"that {two[1].words[0]}")


def other_than_doer(reading: Reading, things: Things) -> Things:
    """Of two cards, one of which goes on doing something, "it" is the other: to itself it would do it to "itself"."""
    if reading.paired != DOES or not are_one(things, reading.doer()):
        return things
    cards = [each for each in reading.latest() if not each.things.people() and not is_untold(each)]
    other = next((each for each in cards if not are_one(each.things, things)), None)
    if other is None:
        raise Misread('"itself", or "that" and its word', things.text())
    return again(other.things, f"that {other.words[0]}")


def is_untold(mention: Mention) -> bool:
    """Has nobody spoken of it, though it could be called by its part: the target of an attack?"""
    return isinstance(mention.things, Again) and mention.things.words.startswith("the ")


def is_latest(reading: Reading, things: Things) -> bool:
    """Is this the card that was spoken of last?"""
    cards = [each.things for each in reading.latest() if not each.things.people()]
    return not things.many() and len(cards) > 0 and are_one(cards[0], things)


def are_one(first: Things, second: Things) -> bool:
    """Are these the same things, by whatever words?"""
    first, second = (bare(each) for each in (first, second))
    return first is second or any(isinstance(first, one) and isinstance(second, one) for one in (This, Host))


def is_yours(mention: Mention) -> bool:
    things = mention.meant
    noun = mention.noun
    return isinstance(things, This) or (isinstance(noun, CardNoun) and noun.whose == YOURS)


def still_in_play(reading: Reading, things: Things) -> Things:
    """What has returned to a hand gets nothing: "it" is then the creature that speaks, which it can't have been itself."""
    spoken = bare(things)
    returned = [getattr(step, "deed", step) for step in reading.last_said]
    gone = any(type(step).__name__ == "ReturnToHand" and step.things is spoken for step in returned)
    noun = reading.noun_of(things)
    mute = isinstance(noun, CardNoun) and noun.types_meant & 1 << CREATURE == 0
    if not gone or not mute or reading.word != "creature" or reading.host is not None or things.text() != "it":
        return things
    return reading.tell(This(reading.word))


def told_apart(reading: Reading, things: Things) -> Things:
    """Of two cards of which one does something to the other, "if it is marked" could mean either, unless one was named."""
    if reading.paired < ONE_FELL and reading.could_be_either(things):
        raise Misread('"this" or "that" and its word, for "it" could be either', things.text())
    if isinstance(things, Again) and things.things is reading.told_apart:
        return reading.that(reading.latest()[0].words[0], False)
    return things


def other_than_met(reading: Reading, things: Things) -> Things:
    """Nobody takes in his own place what would happen to him: "it" is then this card, which was named for it."""
    met = bare(things)
    if not isinstance(met, Happened) or met.second or met.person:
        return things
    named = [each.things for each in reading.mentions[reading.would :] if isinstance(each.things, This)]
    if reading.would >= 0 and not named:
        raise Misread("somebody else", things.text())
    return named[0] if named else things
