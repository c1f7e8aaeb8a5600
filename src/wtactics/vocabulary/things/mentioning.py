"""How things are worded: target creature, an Elf you control, all Elves, this card, it, that player."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Noun, Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import SPELLS
from wtactics.vocabulary.nouns.cards import ANYONES, IN_PLAY, YOURS, CardNoun, anywhere_there
from wtactics.vocabulary.nouns.naming import Detail, with_quality
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.sorts import Sort, plural
from wtactics.vocabulary.numbers.meaning import Fixed, XAtMost, XNumber
from wtactics.vocabulary.numbers.partings import controller_of
from wtactics.vocabulary.reading.leaning import means_alive
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.apart import he_himself, it, it_alone, itself, not_you
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.chosen_together import chosen_together
from wtactics.vocabulary.things.dwelling import other_than, who_live_here
from wtactics.vocabulary.things.exes import is_x, pick_so_many, pick_x
from wtactics.vocabulary.things.meaning import (
    All,
    Everyone,
    Happened,
    KeeperOf,
    Lost,
    Things,
    This,
    Together,
    You,
    article,
    possessive,
)

DIGITS: Final = 4  # of the largest numbers
MANY: Final = 12  # as many as "any number of" can be
WORDS: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def plain(number: Number) -> int:
    """A number that stands in the text as such."""
    if not isinstance(number, Fixed) or number.n < 1:
        raise Misread("a number such as two or 3", number.text())
    return number.n


def counted(n: int) -> str:
    """The number as a word, as texts have it."""
    return WORDS[n - 1] if n <= len(WORDS) else str(n)


def so_many(n: int, noun: Noun) -> str:
    """So many of what the noun means: one creature, two Elves."""
    return f"{counted(n)} {noun.text(n > 1)}"


def target(reading: Reading, noun: Noun) -> Things:
    noun = among_searched(reading, noun)
    return reading.target(noun, f"target {noun.text(False)}")


def among_searched(reading: Reading, noun: Noun) -> Noun:
    """The noun as it is meant in a sentence that searches a place: a card that lies there, unless it is said where."""
    noun = who_live_here(reading, noun)
    if reading.searched is None or not isinstance(noun, CardNoun) or noun.where != IN_PLAY or noun.whose != ANYONES:
        return noun
    return renewed(noun, reading.searched, Detail("near", False))


def another_target(reading: Reading, noun: Noun) -> Things:
    alone = not reading.targets and isinstance(noun, CardNoun) and noun.other_than is None
    what = renewed(noun, Detail("other_than", This(reading.word))) if alone and isinstance(noun, CardNoun) else noun
    return reading.target(what, f"another target {noun.text(False)}", another=True)


def targets(reading: Reading, number: Number, noun: Noun) -> Things:
    n, noun = plain(number), among_searched(reading, noun)
    return reading.target(noun, f"{counted(n)} target {noun.text(True)}", n, n)


def up_to_targets(reading: Reading, number: Number, noun: Noun) -> Things:
    n, noun = plain(number), among_searched(reading, noun)
    return reading.target(noun, f"up to {counted(n)} target {noun.text(n > 1)}", 0, n)


def an(reading: Reading, noun: Noun) -> Things:
    noun = among_searched(reading, noun)
    return reading.pick(noun, article(noun.text(False)))


def an_other(reading: Reading, noun: Noun) -> Things:
    return reading.pick(but(reading, noun), f"another {noun.text(False)}")


def but(reading: Reading, noun: Noun) -> Noun:
    """The noun without what was spoken of before."""
    if not isinstance(noun, CardNoun):
        raise Misread("a card", noun.text(False))
    return renewed(noun, Detail("other_than", other_than(reading, noun)))


def renewed(noun: CardNoun, *more: Detail) -> CardNoun:
    """The noun with more said about it, in the place of what was said before."""
    fields = {name: getattr(noun, name) for name in FIELDS}
    for said in (each for words in more for each in plainly(words)):
        if said.field in ("quality", "mutual"):
            quality = said.value if said.field == "quality" else said.value.of(noun)
            fields["qualities"] = (
                with_quality(fields["qualities"], quality) if quality is not None else fields["qualities"]
            )
        else:
            fields[said.field] = said.value
    return CardNoun(noun.sorts, **fields)


def plainly(said: Detail) -> list[Detail]:
    """What words say, one thing at a time."""
    return [each for inner in said.value for each in plainly(inner)] if said.field == "all" else [said]


FIELDS: Final = ("where", "whose", "of", "other_than", "qualities", "side", "near", "one_place", "local")


def some(reading: Reading, number: Number, noun: Noun) -> Things:
    if is_x(reading, number):
        return pick_x(reading, among_searched(reading, noun), number)
    n, noun = plain(number), among_searched(reading, noun)
    return reading.pick(noun, so_many(n, noun), n, n)


def up_to(reading: Reading, number: Number, noun: Noun) -> Things:
    if is_x(reading, number):
        noun = among_searched(reading, noun)
        return pick_so_many(reading, noun, number, f"up to X {noun.text(True)}", or_fewer=True)
    n, noun = plain(number), among_searched(reading, noun)
    return reading.pick(noun, f"up to {so_many(n, noun)}", 0, n)


def any_number(reading: Reading, noun: Noun) -> Things:
    noun = among_searched(reading, noun)
    return reading.pick(noun, f"any number of {noun.text(True)}", 0, MANY)


def everyone(noun: PlayerNoun) -> Everyone:
    """All the players that a noun means."""
    return Everyone(noun.opponents, noun if noun.havings else None)


def all_of(reading: Reading, noun: Noun) -> Things:
    noun = among_searched(reading, anywhere_there(noun))
    reading.said_plural = True
    return told_of(reading, everyone(noun) if isinstance(noun, PlayerNoun) else All(noun), noun)


def each_of(reading: Reading, noun: Noun) -> Things:
    noun = among_searched(reading, anywhere_there(noun, True))
    return told_of(reading, everyone(noun) if isinstance(noun, PlayerNoun) else All(noun, True), noun)


def pair(reading: Reading, first: Things, second: Things) -> Things:
    """Two of whom something is said at once; they can be spoken of again by what both were called."""
    if first.people() or second.people():
        raise Misread("cards", first.text() if first.people() else second.text())
    both = Together(first, second)
    reading.mention(both, [word for word in reading.words_for(first) if word in reading.words_for(second)])
    return both


def told_of(reading: Reading, things: Things, noun: Noun) -> Things:
    """These were spoken of."""
    reading.say(things, noun)
    return things


def this(reading: Reading, word: str = "card") -> Things:
    if word.removesuffix(" card") not in (reading.word, "card") and not reading.quoted:
        raise Misread(f"this {reading.word}", f"this {word}")
    return reading.tell(This(reading.word))


def you(reading: Reading) -> Things:
    return You()


def he(reading: Reading) -> Things:
    return reading.he()


def done_to(reading: Reading, things: Things) -> Things:
    """Of two cards of which one does something to the other, "kill it" could mean either; "it gets +1/+0" does not."""
    if reading.could_be_either(things) and not means_alive(reading):
        raise Misread('"this" or "that" and its word, for "it" could be either', things.text())
    return things


def them(reading: Reading) -> Things:
    return reading.them()


def that(reading: Reading, word: str) -> Things:
    """What was spoken of, or what the price takes."""
    try:
        return reading.that(word, False)
    except Misread:
        given = [each for each in reading.given if word in each.words and not each.slot.plural]
        if len(given) != 1:
            raise
        return reading.the_given(given[0].verb, word, False)


def those(reading: Reading, word: str) -> Things:
    together = chosen_together(reading, word, f"those {plural(word)}")
    if together is not None and any(slot.plural for slot in together.choices):
        raise Misread(
            '"the chosen ..." or "all chosen ..."', f"those {plural(word)}, of whom some were chosen together"
        )
    return reading.that(word, True) if together is None else together


def his_controller(reading: Reading, things: Things) -> Things:
    things = not_you(reading, things)
    if isinstance(bare(things), Lost):
        return reading.tell(Happened(True, True, f"{possessive(things)} controller"))
    return reading.tell(controller_of(reading, things))


def his_owner(reading: Reading, things: Things) -> Things:
    return reading.tell(KeeperOf(not_you(reading, things), True))


def keeper(whose: Detail) -> Things:
    """The players that words such as "your" speak of."""
    if whose.field == "whose":
        return You() if whose.value == YOURS else Everyone(True)
    found: Things = next(said.value for said in whose.value if said.field == "of")
    return found


def word_of(reading: Reading, sort_: Sort) -> str:
    """What things are called in "that creature", "those Elves": the head, else the last subtype."""
    return sort_.word or sort_.kinds[-1].word


def same(reading: Reading, part: Any) -> Any:
    return part


def number_in(digits: str) -> int:
    """The number of these digits; nothing on cards needs more of them."""
    if len(digits) > DIGITS:
        raise Misread(f"a number of {DIGITS} digits at most", digits)
    return int(digits)


def number_plain(reading: Reading, token: str) -> Number:
    return Fixed(number_in(token))


class WordPhrase(Phrase):
    """A number that is written as a word."""

    def __init__(self, rule: str, word: str, n: int) -> None:
        super().__init__(rule, f'"{word}"', self.give)
        self.n: Final = n

    def give(self, reading: Reading) -> Number:
        return Fixed(self.n)


def number_x(reading: Reading) -> Number:
    if reading.x_known is not None:
        return reading.x_known
    reading.x_said = True
    most, reading.x_most = reading.x_most, 0
    return XAtMost(most) if most > 0 else XNumber()


AIMED: Final = [
    Phrase(
        "aimed", '(("a" | "an" | "one") "single"? | "single")? "target" thing_noun', target, ["Destroy target city."]
    ),
    Phrase("aimed", '"target" held_noun', target),
    Phrase("aimed", '"target" played_noun', target, needs=SPELLS),
    Phrase(
        "aimed",
        '"another" "target" thing_noun',
        another_target,
        ["Mark target creature. Unmark another target creature."],
    ),
    Phrase("aimed", '"another" "target" held_noun', another_target),
    Phrase("aimed", '("each" "of")? many "target" thing_nouns', targets, ["Mark two target creatures."]),
    Phrase("aimed", 'many "target" held_nouns', targets),
    Phrase(
        "aimed",
        '("each" "of")? "up" "to" many "target" thing_nouns',
        up_to_targets,
        ["Mark up to two target creatures."],
    ),
    Phrase(
        "aimed", '"up" "to" "one" "target" thing_noun', lambda reading, noun: up_to_targets(reading, Fixed(1), noun)
    ),
    Phrase(
        "aimed",
        '"up" "to" many "target" held_nouns',
        up_to_targets,
        ["Return up to two target creature cards in your graveyard to your hand."],
    ),
    Phrase("aimed", '"up" "to" "one" "target" held_noun', lambda reading, noun: up_to_targets(reading, Fixed(1), noun)),
    Phrase("aimed", "again", same),
    Phrase("again", '"it"', it),
    Phrase("again", '"that" word', that, ["Mark target creature. Deal 1 damage to that creature."]),
    Phrase("again", '("those" | "the") words', those),
    Phrase("again", '"them" | "they"', them),
    Phrase("word", "sort | card_sort", word_of),
    Phrase("words", "sorts | card_sorts", word_of),
]
CHOSEN: Final = [
    Phrase("chosen", '("a" | "an" | "one") "single"? thing_noun', an),
    Phrase("chosen", '("a" | "an" | "one") held_noun', an),
    Phrase("chosen", '"another" (thing_noun | held_noun)', an_other),
    Phrase("chosen", '("each" "of")? many thing_nouns', some, ["Mark two creatures."]),
    Phrase("chosen", "many held_nouns", some),
    Phrase("chosen", '("each" "of")? "up" "to" many thing_nouns', up_to),
    Phrase("chosen", '"up" "to" many held_nouns', up_to),
    Phrase("chosen", '"up" "to" "one" thing_noun', lambda reading, noun: up_to(reading, Fixed(1), noun)),
    Phrase("chosen", '"up" "to" "one" held_noun', lambda reading, noun: up_to(reading, Fixed(1), noun)),
    Phrase("chosen", '"any" "number" "of" thing_nouns', any_number, ["Unmark any number of Elves."]),
    Phrase("chosen", '"any" "number" "of" held_nouns', any_number),
]
GENERAL: Final = [
    Phrase("general", "crowd", same),
    Phrase("general", 'self "and" crowd', pair, ["This creature and all other Elves you control get +1/+1."]),
    Phrase("general", 'crowd "and" self', pair),
    Phrase("general", 'each_one "and" each_one', pair, ["Mark each attacker and each defender."]),
    Phrase("each_one", '"each" thing_noun', each_of),
    Phrase("crowd", '"all" "the"? thing_nouns', all_of),
    Phrase("crowd", '"all" "the"? held_nouns', all_of),
    Phrase("crowd", "thing_nouns", lambda reading, noun: all_of(reading, who_live_here(reading, noun))),
    Phrase("crowd", '"each" thing_noun', each_of, ["Deal 1 damage to each creature."]),
    Phrase("general", "self", same),
    Phrase("self", "named_self", same),
    Phrase("named_self", '"this" word', this),
    Phrase("named_self", '"i" | "me" | "this"', this),
    Phrase("named_self", '"the"? SELF', itself),
    Phrase("self", '"it"', it_alone),
    Phrase("self", '"he" | "him" | "her"', he_himself, ["When this creature comes into play, unmark him."]),
]
HIM: Final = '"he" | "him" | "her" | "they" | "them"'  # one player is "they", too, where cards could not do it
PLAYERS: Final = [
    Phrase("he_player", '"target" player_noun', target),
    Phrase("he_player", HIM, he, ["Target player discards a card. They draw a card."]),
    Phrase("he_player", '(again | the_one) "\'s" "controller"', his_controller),
    Phrase("he_player", 'enchanted_thing "\'s" "controller"', his_controller),
    Phrase("he_player", '(again | the_one) "\'s" "owner"', his_owner),
    Phrase("he_player", 'enchanted_thing "\'s" "owner"', his_owner),
    Phrase(
        "he_player",
        '"the" ("player" | "opponent") "that" ("played" | "plays" | "announced" | "used" | "spent" | "controls") again',
        his_controller,
        ["Stop target event from resolving unless the player that played it discards a card."],
    ),
    Phrase("he_player", 'self "\'s" "controller"', his_controller),
    Phrase("he_player", 'self "\'s" "owner"', his_owner),
    Phrase("he_player", 'its "controller"', his_controller, ["Mark target creature. Its controller draws a card."]),
    Phrase("he_player", 'its "owner"', his_owner),
    Phrase("its", '"its"', it),
    Phrase("players", '"you"', you),
    Phrase("players", "he_player", same),
    Phrase("players", '"all" "the"? player_nouns | "your"? player_nouns', all_of),
    Phrase("players", '"each" player_noun', each_of),
    Phrase("players", '("a" | "an") player_noun ("of" "your" "choice")?', an),
]
NUMBERS: Final = [
    *(WordPhrase("single", word, 1) for word in ("a", "an", "one")),
    *(WordPhrase("many", word, n) for n, word in enumerate(WORDS[1:], 2)),
    Phrase("single", '("a" | "one") "single"', lambda reading: Fixed(1)),
    Phrase("many", "INT", number_plain),
    Phrase("many", '"x"', number_x),
    Phrase("number", "single", same),
    Phrase("number", "many", same),
]
PHRASES: Final = [
    *AIMED, *CHOSEN, *GENERAL, *PLAYERS, *NUMBERS,
    Phrase("things", "cards", same),
    Phrase("things", "players", same),
    Phrase("cards", "aimed", done_to),
    Phrase("cards", "chosen", same),
    Phrase("cards", "general", same),
    Phrase("cards", "pair", same),
    Phrase("pair", 'a_target "and" a_target', pair),
    Phrase("a_target", '"target" thing_noun', target),
    Phrase("pair", 'aimed "and" self | self "and" aimed', pair, ["(M): Mark target creature and this creature."]),
]  # fmt: skip
