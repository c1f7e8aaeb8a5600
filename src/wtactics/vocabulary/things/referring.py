"""Referring: what the text chose before, said again: the chosen creature, the named player; and who keeps a target."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Noun
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import plural
from wtactics.vocabulary.reading.leaning import calls, home_spoken_of
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.chosen_together import chosen_together
from wtactics.vocabulary.things.meaning import Again, Chosen, Host, KeeperOf, Slot, Things, This
from wtactics.vocabulary.things.mentioning import an, his_controller, his_owner, same, target
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


def that_player(reading: Reading) -> Things:
    """Who was spoken of; else whoever lives where something was said to be."""
    try:
        return reading.he()
    except Misread:
        if reading.area:
            return home_spoken_of(reading, "player", False)
        raise


def not_chosen(reading: Reading) -> Detail:
    """All but what was chosen before."""
    others = reading.other_than()
    inner = bare(others)
    if not isinstance(inner, Slot):
        raise Misread("what was chosen before", others.text())
    return Detail("other_than", others)


def the_only_one(reading: Reading, word: str) -> Things:
    """The one that was called so, where no other was, and not what this is attached to."""
    called = calls(reading, word, False)
    if len(called) != 1 or isinstance(called[0].things, Host):
        raise Misread(f"a single {word} that was spoken of before", f"the {word}")
    return reading.that(word, False)


def targets_controller(reading: Reading, noun: Noun) -> Things:
    return his_controller(reading, target(reading, noun))


class TheController(KeeperOf):
    """Who controls one that is chosen as it is done."""

    def text(self) -> str:
        return f"the controller of {self.things.text()}"


def of_one_chosen(reading: Reading, noun: Noun) -> Things:
    """Whoever's text it is chooses whose."""
    return reading.tell(TheController(an(reading, noun), False))


def targets_owner(reading: Reading, noun: Noun) -> Things:
    return his_owner(reading, target(reading, noun))


PHRASES: Final = [
    Phrase("again", "the_chosen word", chosen_before, ["Choose a creature. Kill the chosen creature."]),
    Phrase("again", "the_chosen words", those_chosen),
    Phrase("again", '"all" "the"? "chosen" words | ("all" "the"? | "the") words "so"? "chosen" ("this" "way")?', all_chosen,
           ["Each player chooses a creature he controls. Kill all chosen creatures."]),
    Phrase("again", '"the" "chosen" "ones"', lambda reading: were_chosen(reading.them()),
           ["Choose two creatures. The chosen ones get +1/+0 until end of turn."]),
    Phrase("post", '("that" ("was" | "were" | "is" | "are"))? "not" "chosen"'
           ' | "that" ("wasn\'t" | "weren\'t" | "isn\'t" | "aren\'t") "chosen"',
           not_chosen, ["Choose a creature you control. Mark each creature that was not chosen."]),
    Phrase("again", '"the" "creature"', lambda reading: the_only_one(reading, "creature"),
           ["Mark target creature. The creature gets -1/-0 until end of turn."]),
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
    Phrase("he_player", '"the" "controller" "of" "target" thing_noun', targets_controller,
           ["The controller of target attacking creature puts it into one of his cities."]),
    Phrase("he_player", '"the" "controller" "of" ("a" | "an") thing_noun', of_one_chosen,
           ["The controller of an attacking creature draws a card."]),
    Phrase("he_player", '"that" ("player" | "opponent")', that_player,
           ["Whenever a creature an opponent controls dies, that opponent loses 1 victory point."]),
    Phrase("he_player", 'the_chosen ("player" | "opponent")', chosen_player),
    Phrase("he_player", '"target" thing_noun "\'s" "controller"', targets_controller),
    Phrase("he_player", '"target" thing_noun "\'s" "owner"', targets_owner),
]  # fmt: skip
