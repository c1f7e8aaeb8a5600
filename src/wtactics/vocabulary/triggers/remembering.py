"""How the past is worded: if you played a creature this turn, for each creature that died this turn."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Condition, Noun, Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.judging import another_at_least, bounded, none_of, one_at_least, so_many
from wtactics.vocabulary.conditions.meaning import Both, Compare
from wtactics.vocabulary.deeds.harm import DealDamage
from wtactics.vocabulary.nouns.cards import ANYONES, ANYWHERE, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase, held
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.siding import controlled_by
from wtactics.vocabulary.nouns.sorts import Sort, says_nothing
from wtactics.vocabulary.numbers.counting import count_of
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.things.mentioning import plain, renewed, same
from wtactics.vocabulary.triggers.catalogue import GONE, Verb, not_past, past
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.past import (
    PREVIOUS_TURN,
    SINCE_YOURS,
    THIS_TURN,
    TURNS,
    Did,
    Past,
    PastAmount,
    PastThings,
    is_lasting,
)
from wtactics.vocabulary.triggers.watching import Doing, Watched, any_opponent, any_player, refuse_laid, very_card

DEATHS: Final = (facts.DIED, facts.DESTROYED, facts.LEFT, facts.KILLED)
Tally = tuple[Noun, int, Number, str]  # of which things, whether at least or at most, how many, in words


def in_the_turn_that_ends(reading: Reading) -> int:
    """At the end of a turn no more need be said than that something happened."""
    if reading.ending is not None:  # what can happen in that phase alone, else it must be said
        reading.ending.said = True
    elif not reading.turn_ends:
        raise Misread('"this turn"', "nothing that says when")
    return THIS_TURN


class TurnPhrase(Phrase):
    """In which turn."""

    def __init__(self, form: str, ago: int) -> None:
        super().__init__("which_turn", form, self.give)
        self.ago: Final = ago

    def give(self, reading: Reading) -> int:
        return self.ago


def recalled(
    reading: Reading, fact: int, first: Noun | None, second: Noun | None, ago: int, people: bool = False
) -> Past:
    """Such facts of a turn; refused where nobody could tell later whether a card was such a one."""
    refuse_laid(fact, first)
    if reading.ending is not None:
        reading.ending.check(fact)
    for noun in (first, second):
        if not is_lasting(noun):
            raise Misread("what a card is, and who controls it", noun.text(False) if noun is not None else "")
    if fact in DEATHS and any(isinstance(step, DealDamage) for step in reading.last_said):
        raise Misread("what is known by then: who dies of that damage goes when all of the text is done", "what died")
    if fact == facts.DREW and isinstance(first, CardNoun) and not says_nothing(first.sorts):
        raise Misread("a card, for nobody else sees which", first.text(False))
    reading.recall(fact)
    return Past(fact, first, second, ago, people)


# ---- conditions


def judged(past_: Past, tally: Tally, words: str) -> Condition:
    """It happened at least, or at most, so often."""
    return Compare(CountOf(PastThings(past_, "", "")), tally[1], tally[2], words)


def cards_did(reading: Reading, tally: Tally, doing: Doing, ago: int) -> Condition:
    noun, _, _, words = tally
    first, second = doing.nouns(noun)
    many = not words.startswith(("a ", "an ", "another "))
    said = f"{words} {doing.words(past(doing.verb.words, many))} {TURNS[ago]}"
    return judged(recalled(reading, doing.verb.fact, first, second, ago), tally, said)


def it_did(reading: Reading, things: Things, doing: Doing, ago: int) -> Condition:
    first, second = doing.nouns(Very(one(things, doing)))
    said = f"{things.text()} {doing.words(past(doing.verb.words))} {TURNS[ago]}"
    return judged(recalled(reading, doing.verb.fact, first, second, ago), (Very(things), AT_LEAST, Fixed(1), ""), said)


def it_did_not(reading: Reading, things: Things, doing: Doing, ago: int) -> Condition:
    first, second = doing.nouns(Very(one(things, doing)))
    said = f"{things.text()} {doing.words(not_past(doing.verb.words))} {TURNS[ago]}"
    return judged(recalled(reading, doing.verb.fact, first, second, ago), (Very(things), AT_MOST, Fixed(0), ""), said)


def it_did_neither(reading: Reading, things: Things, first: Doing, second: Doing, ago: int) -> Condition:
    return Both(it_did_not(reading, things, first, ago), it_did_not(reading, things, second, ago), False)


def one(things: Things, doing: Doing) -> Things:
    """The things, if they are one; what cards do is said of no player."""
    if things.people() and not doing.verb.suffers():
        raise Misread("a card", things.text())
    if things.many():
        raise Misread("one of them", things.text())
    return things


def people_did(reading: Reading, who: Watched, doing: Doing, tally: Tally, ago: int) -> Condition:
    noun, _, number, words = tally
    if isinstance(who.noun, PlayerNoun) and not (isinstance(number, Fixed) and number.n <= 1):
        raise Misread("one player, such as you", who.words)
    past_ = recalled(reading, doing.verb.fact, noun, who.noun, ago, True)
    return judged(past_, tally, f"{who.words} {past(doing.verb.words)} {words} {TURNS[ago]}")


def people_did_not(reading: Reading, who: Watched, doing: Doing, noun: Noun, ago: int) -> Condition:
    tally = none_of(reading, noun)
    return people_did(reading, who, doing, tally, ago)


def people_did_no_other(reading: Reading, who: Watched, doing: Doing, noun: CardNoun, ago: int) -> Condition:
    return people_did(reading, who, doing, no_other(reading, noun), ago)


def no_other(reading: Reading, noun: CardNoun) -> Tally:
    """None but this one, or what was spoken of."""
    return none_of(reading, another_at_least(reading, noun)[0])


def were_done(reading: Reading, tally: Tally, doing: Doing, ago: int) -> Condition:
    noun, _, _, words = tally
    other = doing.other.noun if doing.other is not None else None
    many = not words.startswith(("a ", "an ", "another "))
    said = f"{words} {doing.words(past(doing.verb.words, many))} {TURNS[ago]}"
    return judged(recalled(reading, doing.verb.fact, noun, other, ago, True), tally, said)


def won_points(reading: Reading, who: Watched, doing: Doing, ago: int) -> Condition:
    amount = points(reading, who, doing.verb, ago)
    return Compare(amount, AT_LEAST, Fixed(1), f"{who.words} {past(doing.verb.words)} victory points {TURNS[ago]}")


def won_so_many(reading: Reading, who: Watched, doing: Doing, number: Number, ago: int) -> Condition:
    amount, n = points(reading, who, doing.verb, ago), plain(number)
    words = f"{who.words} {past(doing.verb.words)} {n} or more victory points {TURNS[ago]}"
    return Compare(amount, AT_LEAST, Fixed(n), words)


# ---- qualities


def that_did(reading: Reading, doing: Doing, ago: int, negated: bool = False) -> Detail:
    """What is said of cards that are where they were: they attacked this turn."""
    if doing.verb.fact in GONE:
        raise Misread("what a card does that stays where it is", doing.verb.words)
    return Detail("quality", did_it(reading, doing, ago, negated))


def that_did_not(reading: Reading, doing: Doing, ago: int) -> Detail:
    return that_did(reading, doing, ago, True)


def did_it(reading: Reading, doing: Doing, ago: int, negated: bool = False) -> Did:
    first, second = doing.nouns(None)
    past_ = recalled(reading, doing.verb.fact, first, second, ago)
    words = [f"{doing.words(form)} {TURNS[ago]}" for form in (past(doing.verb.words), past(doing.verb.words, True))]
    if negated:
        words = [
            f"{doing.words(form)} {TURNS[ago]}" for form in (not_past(doing.verb.words, many) for many in (False, True))
        ]
    return Did(past_, doing.verb.subject, words[0], words[1], negated)


def that_it_did_to(reading: Reading, who: Watched, doing: Doing, ago: int) -> Detail:
    """Cards to which a named one did something: creatures that this creature dealt damage to this turn."""
    verb = doing.verb
    if verb.fact in DEATHS:
        raise Misread("what is done to a card that stays where it is", verb.words)
    first, second = (None, who.noun) if verb.subject else (who.noun, None)
    words = " ".join(word for word in (who.words, past(verb.words), verb.link, TURNS[ago]) if word)
    return Detail(
        "quality", Did(recalled(reading, verb.fact, first, second, ago), not verb.subject, words, words, False)
    )


def that_he_did(reading: Reading, who: Watched, doing: Doing, ago: int) -> Detail:
    """Cards that somebody played, discarded."""
    if doing.verb.fact == facts.DREW:
        raise Misread('what all see, such as "you played"', doing.verb.words)
    past_ = recalled(reading, doing.verb.fact, None, who.noun, ago, True)
    words = f"{who.words} {past(doing.verb.words)} {TURNS[ago]}"
    return Detail("quality", Did(past_, False, words, words, False))


def held_that_did(reading: Reading, sort: Sort, where: Detail, doing: Doing, ago: int) -> CardNoun:
    """Cards that lie there since they died this turn."""
    if doing.verb.fact not in GONE:
        raise Misread('what brings a card there, such as "that died"', doing.verb.words)
    return held(reading, None, sort, where, Detail("quality", did_it(reading, doing, ago)))


# ---- numbers


def points(reading: Reading, who: Watched, verb: Verb, ago: int) -> PastAmount:
    words = f"the number of victory points {who.words} {past(verb.words)} {TURNS[ago]}"
    return PastAmount(recalled(reading, verb.fact, None, who.noun, ago, True), words)


def points_won(reading: Reading, who: Watched, doing: Doing, ago: int) -> Number:
    return points(reading, who, doing.verb, ago)


def damage_dealt(reading: Reading, ago: int, things: Things) -> Number:
    words = f"the damage dealt {TURNS[ago]} by {things.text()}"
    return PastAmount(recalled(reading, facts.HURT, None, Very(things), ago), words)


def damage_they_dealt(reading: Reading, things: Things, ago: int) -> Number:
    return damage_dealt(reading, ago, things)


def damage_taken(reading: Reading, things: Things, ago: int) -> Number:
    words = f"the damage dealt to {things.text()} {TURNS[ago]}"
    return PastAmount(recalled(reading, facts.HURT, Very(things), None, ago), words)


def cards_gone(reading: Reading, noun: Noun, doing: Doing, ago: int) -> Noun:
    """Cards that are not where they were any more are counted as often as it happened."""
    if doing.verb.fact not in GONE or doing.verb.subject:
        raise Misread('what takes a card away, such as "that died"', doing.verb.words)
    first, second = doing.nouns(noun)
    past_ = recalled(reading, doing.verb.fact, first, second, ago)
    said = [f"{noun.text(many)} that {past(doing.verb.words, many)} {TURNS[ago]}" for many in (False, True)]
    return PastThings(past_, *said)


def cards_of_somebody(reading: Reading, noun: Noun, whose: Detail, doing: Doing, ago: int) -> Noun:
    """The same, of one who controlled them then."""
    if not isinstance(noun, CardNoun) or noun.whose != ANYONES:
        raise Misread("cards of whom nothing else is said", noun.text(True))
    return cards_gone(reading, renewed(noun, whose), doing, ago)


def cards_of_people(reading: Reading, sort: Sort, who: Watched, doing: Doing, ago: int) -> Noun:
    """Cards that somebody played, discarded or drew: wherever they are now, counted as often as he did."""
    noun = CardNoun([sort], where=ANYWHERE)
    past_ = recalled(reading, doing.verb.fact, noun, who.noun, ago, True)
    said = [f"{noun.text(many)} {who.words} {past(doing.verb.words)} {TURNS[ago]}" for many in (False, True)]
    return PastThings(past_, *said)


def cards_suffered(reading: Reading, sort: Sort, doing: Doing, ago: int) -> Noun:
    """Cards that were played, discarded or drawn, by whomever it is said."""
    noun = CardNoun([sort], where=ANYWHERE)
    by = doing.other.noun if doing.other is not None else None
    past_ = recalled(reading, doing.verb.fact, noun, by, ago, True)
    verb = doing.verb.words.removeprefix("is ")
    return PastThings(past_, *[f"{noun.text(many)} {doing.words(verb)} {TURNS[ago]}" for many in (False, True)])


# ---- turns in which something happened


def turn_spoken_of(reading: Reading) -> None:
    """What is said now happened in the turn that is spoken of."""
    reading.turn_ends = True


def in_such_a_turn(reading: Reading, _turn: None, condition: Condition) -> Condition:
    """In a turn in which it happened, it has happened in this turn."""
    reading.turn_ends = False
    if not condition.text().endswith(" this turn"):
        raise Misread("what happened", condition.text())
    return condition


# ---- words


def that_player(reading: Reading, things: Things) -> Watched:
    return Watched(Very(things), things.text(), things, ["player", "opponent"])


def tallies() -> list[Phrase]:
    """How many cards, wherever they are."""
    return [
        Phrase("tally", '("a" | "an" | "at" "least" "one") any_noun', one_at_least),
        Phrase("tally", '"another" any_noun', another_at_least),
        Phrase("tally", '"no" (any_noun | any_nouns)', none_of),
        Phrase("tally", '"no" "other" (any_noun | any_nouns)', no_other),
        Phrase("tally", '"any" (any_noun | any_nouns)', one_at_least),
        *(
            Phrase(rule, form, build)
            for rule in ("tally", "some_holding")
            for form, build in (
                ('("at" "least" "one" | "one" | "any") "of" owned_nouns', one_at_least),
                ('"none" "of" owned_nouns', none_of),
                ('many "of" owned_nouns', so_many),
                ('how_many "of" owned_nouns', bounded),
            )
        ),
        Phrase("some_holding", '"any" (card_noun | card_nouns)', one_at_least),
        Phrase("some_holding", "holding", same),
        Phrase("tally", "many any_nouns", so_many),
        Phrase("tally", "how_many any_nouns", bounded),
    ]


HAS: Final = '(("has" | "have") "already"?)'
HAS_NOT: Final = '("hasn\'t" | "haven\'t")'
PHRASES: Final = [
    *tallies(),
    Phrase("was_done", f'done | {HAS} done | ("was" | "were") undergone | {HAS} "been" undergone', same),
    Phrase("was_not_done", f'"didn\'t" doing | {HAS_NOT} done', same),
    Phrase("was_not_done", f'("wasn\'t" | "weren\'t") undergone | {HAS_NOT} "been" undergone', same),
    Phrase("did", f"{HAS}? people_done", same),
    Phrase("did_not", f'"didn\'t" people_doing | {HAS_NOT} people_done', same),
    Phrase("won", f"{HAS}? points_done", same),
    TurnPhrase('("already" | "earlier" | "so" "far" | "in" | "during")? ("this" | "that") "turn"', THIS_TURN),
    TurnPhrase('"in"? "the" ("previous" | "last") "turn" | ("last" | "previous") "turn"', PREVIOUS_TURN),
    TurnPhrase('"since" ("the" "end" "of")? "your" ("last" | "previous") "turn"', SINCE_YOURS),
    Phrase("in_turn", "which_turn", same),
    Phrase("in_turn", '("during" "it")?', in_the_turn_that_ends),
    Phrase("someone", "anyone", same),
    Phrase("someone", "he_player", that_player),
    Phrase("holding", '"no" card_noun', none_of),
    Phrase("condition", "some_holding was_done in_turn", cards_did, ["If no creature died this turn, draw a card."]),
    Phrase("condition", "subject_plain was_done in_turn", it_did),
    Phrase("condition", "subject_plain was_not_done in_turn", it_did_not),
    Phrase("condition", f'subject_plain ({HAS}? "neither" done "nor" done | "didn\'t" doing ("or" | "nor") doing) in_turn',
           it_did_neither,
           ["At the end of your turn, if this creature neither attacked nor moved this turn, draw a card."]),
    Phrase("condition", "someone did tally in_turn", people_did, ["If you played a creature this turn, draw a card."]),
    Phrase("condition", 'someone did_not ("a" any_noun | "an" any_noun | "any" any_nouns) in_turn', people_did_not),
    Phrase("condition", 'someone did_not ("another" any_noun | "any" "other" any_nouns) in_turn', people_did_no_other,
           ["If you didn't play another card this turn, draw a card."]),
    Phrase("condition", 'no_one did ("a" any_noun | "an" any_noun | "any" any_nouns) in_turn', people_did_not,
           ["If no opponent played a creature this turn, draw a card."]),
    Phrase("no_one", '"no" "opponent" | "none" "of" "your" "opponents"', any_opponent),
    Phrase("no_one", '"no" "player" | "nobody" | "no" "one"', any_player),
    Phrase("condition", 'tally ("was" | "were") kind_suffered in_turn', were_done,
           ["If no Elf was played this turn, draw a card."]),
    Phrase("condition", 'someone won "victory" "points" which_turn', won_points),
    Phrase("condition", 'someone won number "or" "more" "victory" "points" which_turn', won_so_many),
    *(
        Phrase(f"held_noun{s}", f'{sort}{s} ("in" | "from") lying "that" was_done which_turn', held_that_did)
        for s in ("", "s")
        for sort in ("card_sort", "sort")
    ),
    Phrase("time_said", "turn_spoken_of condition", in_such_a_turn,
           ["This creature can't attack in a turn in which you played a creature."]),
    Phrase("turn_spoken_of", '("in" | "during") ("a" | "any" | "the" | "each") "turn" "in" "which"', turn_spoken_of),
    Phrase("quality", '"that" was_done which_turn', that_did, ["Kill target creature that attacked this turn."]),
    Phrase("quality", '"that" was_not_done which_turn', that_did_not),
    Phrase("quality", '("that" ("was" | "were"))? kind_suffered which_turn', that_did),
    Phrase("quality", "undergone which_turn", that_did),
    Phrase("quality", '"that"? anyone did which_turn', that_he_did),
    Phrase("quality", '"that"? doer done_to which_turn', that_it_did_to,
           ["(M): Kill target creature that this creature dealt damage to this turn."]),
    Phrase("doer", "self | enchanted_thing", very_card),
    Phrase("past_noun", 'card_noun "that" was_done which_turn', cards_gone),
    Phrase("past_nouns", 'card_nouns "that" was_done which_turn', cards_gone),
    Phrase("past_noun", 'card_noun held_before "that" was_done which_turn', cards_of_somebody,
           ["Draw a card for each creature you controlled that died this turn."]),
    Phrase("past_nouns", 'card_nouns held_before "that" was_done which_turn', cards_of_somebody),
    Phrase("held_before", '"that"? he_player "controlled"', controlled_by),
    DetailPhrase("held_before", '"that"? "you" "controlled"', "whose", YOURS),
    DetailPhrase("held_before", '"that"? ("an" "opponent" | "your"? "opponents") "controlled"', "whose", OPPONENTS),
    Phrase("past_noun", 'card_sort "that"? someone did which_turn', cards_of_people),
    Phrase("past_nouns", 'card_sorts "that"? someone did which_turn', cards_of_people),
    *(
        Phrase(f"past_noun{s}", f'(card_sort{s} | sort{s}) ("that" ("was" | "were"))? kind_suffered which_turn', cards_suffered)
        for s in ("", "s")
    ),
    Phrase("for_each", '"for" "each" past_noun | "for" "each" "of" past_nouns', count_of,
           ["Draw a card for each creature that died this turn."]),
    Phrase("value", '"the" "number" "of" past_nouns', count_of),
    Phrase("value", '"the" ("number" "of")? "victory" "points" "that"? someone won which_turn', points_won),
    Phrase("for_each", '"for" "each" "victory" ("point" | "points") "that"? someone won which_turn', points_won),
    Phrase("value", '"the" "damage" "dealt" which_turn "by" cards', damage_dealt,
           ["Draw X cards, where X is the damage dealt this turn by target creature."]),
    Phrase("value", '"the" "damage" ("that" | "which")? cards "dealt" which_turn', damage_they_dealt),
    Phrase("value", '"the" "damage" "dealt" "to" cards which_turn', damage_taken),
]  # fmt: skip
