"""How conditions are worded: if you control three Elves, during your turn, if this creature is marked."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Condition, Noun, Number
from wtactics.engine.places import CREATURE
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import AllOfThem, Both, Compare, DuringPhase, DuringTurn, Is, Not
from wtactics.vocabulary.needs import CITIES, IN_TURNS, SPELLS
from wtactics.vocabulary.nouns.cards import ANYONES, IN_PLAY, OPPONENTS, YOURS, CardNoun, for_itself
from wtactics.vocabulary.nouns.describing import Bound, is_a, that_is
from wtactics.vocabulary.nouns.joining import either_of
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, BELOW, BEYOND, EXACTLY, bound_text
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase
from wtactics.vocabulary.nouns.quality import Being, LivingIn, Quality
from wtactics.vocabulary.nouns.siding import controlled_by
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.nouns.towards import Towards
from wtactics.vocabulary.numbers.meaning import CountOf, Factions, Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.speech import PhaseName
from wtactics.vocabulary.things.abroad import abroad, stays_abroad
from wtactics.vocabulary.things.active import told_whose
from wtactics.vocabulary.things.apart import told_apart
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.home import HomeOf
from wtactics.vocabulary.things.meaning import All, Host, One, Things, This, article, clause
from wtactics.vocabulary.things.mentioning import all_of, each_of, renewed

HOLDERS: Final = {YOURS: "you control", OPPONENTS: "an opponent controls"}


def controls(reading: Reading, holder: Detail, said: tuple[Noun, int, Number, str]) -> Condition:
    """Somebody controls at least, at most, exactly so many."""
    noun, relation, number, words = said
    assert isinstance(noun, CardNoun)
    theirs = renewed(noun, holder)
    return Compare(CountOf(theirs), relation, number, f"{holder_text(holder)} {words}")


def holder_text(holder: Detail) -> str:
    """Who controls, in words."""
    if holder.field == "whose":
        return HOLDERS[holder.value]
    players: Things = next(said.value for said in holder.value if said.field == "of")
    return clause(players, "control", "")


def one_at_least(reading: Reading, noun: Noun) -> tuple[Noun, int, Number, str]:
    return noun, AT_LEAST, Fixed(1), article(noun.text(False))


def another_at_least(reading: Reading, noun: CardNoun) -> tuple[Noun, int, Number, str]:
    return renewed(noun, Detail("other_than", reading.other_than())), AT_LEAST, Fixed(1), f"another {noun.text(False)}"


def none_of(reading: Reading, noun: Noun) -> tuple[Noun, int, Number, str]:
    return noun, AT_MOST, Fixed(0), f"no {noun.text(True)}"


def so_many(reading: Reading, number: Number, noun: Noun) -> tuple[Noun, int, Number, str]:
    return for_itself(noun), AT_LEAST, number, f"{number.text()} or more {noun.text(True)}"


def bounded(reading: Reading, bound: Bound, noun: Noun) -> tuple[Noun, int, Number, str]:
    number = bound.number.text()
    words = f"exactly {number}" if bound.relation == EXACTLY else bound_text(bound.relation, number)
    return for_itself(noun), bound.relation, bound.number, f"{words} {noun.text(number != '1')}"


def both_held(reading: Reading, holder: Detail, *said: tuple[Noun, int, Number, str]) -> Condition:
    return Both(controls(reading, holder, said[0]), controls(reading, holder, said[1]), False)


def all_held(reading: Reading, holder: Detail, *said: tuple[Noun, int, Number, str]) -> Condition:
    """Three and more of them."""
    return AllOfThem([controls(reading, holder, each) for each in said], [each[3] for each in said])


def either_held(reading: Reading, holder: Detail, *said: tuple[Noun, int, Number, str]) -> Condition:
    return Both(controls(reading, holder, said[0]), controls(reading, holder, said[1]), True)


def either_of_two(reading: Reading, holder: Detail, *said: tuple[Noun, int, Number, str]) -> Condition:
    """An Elf or an Orc is one of several sorts, and so is a creature that is an Elf or an Orc."""
    noun = said[0][0]
    last = noun.qualities[-1] if isinstance(noun, CardNoun) and noun.qualities else None
    alike = all(each[1] == AT_LEAST and each[3].startswith(("a ", "an ")) for each in said)
    if alike and isinstance(noun, CardNoun) and noun.whose == ANYONES and (last is None or isinstance(last, Being)):
        raise Misread('"either" before the first', "one noun of several sorts")
    return either_held(reading, holder, *said)


def holds_none(reading: Reading, holder: Detail, noun: Noun) -> Condition:
    return controls(reading, holder, none_of(reading, noun))


def holds_neither(reading: Reading, holder: Detail, first: Noun, second: Noun) -> Condition:
    joined = either_of(first, second)
    if isinstance(joined, CardNoun):
        return holds_none(reading, holder, joined)
    return Both(holds_none(reading, holder, first), holds_none(reading, holder, second), False)


def holds_no_other(reading: Reading, holder: Detail, noun: CardNoun) -> Condition:
    return controls(reading, holder, none_of(reading, renewed(noun, Detail("other_than", reading.other_than()))))


def army_holds(reading: Reading, whose: Detail, where: Detail, said: tuple[Noun, int, Number, str]) -> Condition:
    noun, relation, number, words = said
    assert isinstance(noun, CardNoun)
    there = renewed(noun, whose, where)
    return there_is(reading, (there, relation, number, f"{words} {there.place_text()}"))


def army_is_empty(reading: Reading, whose: Detail, where: Detail) -> Condition:
    return army_holds(reading, whose, where, none_of(reading, CardNoun([Sort(1 << CREATURE, word="creature")])))


def all_are(reading: Reading, things: Things, quality: Quality) -> Condition:
    noun = things.noun if isinstance(things, All) else None
    if quality.reaches() and isinstance(noun, CardNoun):
        things = All(renewed(noun, Detail("near", False)))
    return Is(things, quality)


def pile_holds(reading: Reading, whose: Detail, where: Detail, said: tuple[Noun, int, Number, str]) -> Condition:
    noun, relation, number, words = said
    assert isinstance(noun, CardNoun)
    there = renewed(noun, whose, where)
    return Compare(CountOf(there), relation, number, f"there are {words} {there.place_text()}")


def pile_is_empty(reading: Reading, whose: Detail, where: Detail) -> Condition:
    return pile_holds(reading, whose, where, none_of(reading, CardNoun([Sort(word="card")])))


def there_is(reading: Reading, said: tuple[Noun, int, Number, str]) -> Condition:
    noun, relation, number, words = said
    return Compare(
        CountOf(noun), relation, number, f"there {'is' if words.startswith(('a ', 'an ')) else 'are'} {words}"
    )


def some_are(reading: Reading, said: tuple[Noun, int, Number, str], quality: Quality) -> Condition:
    """So many of those of whom something is true."""
    noun, relation, number, words = said
    assert isinstance(noun, CardNoun)
    such = renewed(noun, that_is(reading, quality))
    many = not words.startswith(("a ", "an ", "another "))
    reading.someone |= not many and "this " not in f"{noun.text(False)} {quality.told(False)}"
    return Compare(CountOf(such), relation, number, f"{words} {quality.told(many)}")


def inhabited(reading: Reading, city: Things, said: tuple[Noun, int, Number, str]) -> Condition:
    """So many residents of a city."""
    noun, relation, number, words = said
    assert isinstance(noun, CardNoun)
    if not any(sort.word == "resident" for sort in noun.sorts):
        raise Misread("residents, or what players have", noun.text(True))
    there = renewed(noun, Detail("where", IN_PLAY), Detail("quality", LivingIn(city)))
    return Compare(CountOf(there), relation, number, f"{city.text()} has {words}")


def more_than(reading: Reading, holder: Detail, first: CardNoun, second: CardNoun) -> Condition:
    words = f"{holder_text(holder)} more {first.text(True)} than {second.text(True)}"
    return Compare(CountOf(renewed(first, holder)), BEYOND, CountOf(renewed(second, holder)), words)


def fewer_than(reading: Reading, holder: Detail, first: CardNoun, second: CardNoun) -> Condition:
    words = f"{holder_text(holder)} fewer {first.text(True)} than {second.text(True)}"
    return Compare(CountOf(renewed(first, holder)), BELOW, CountOf(renewed(second, holder)), words)


def more_there(reading: Reading, first: CardNoun, second: CardNoun) -> Condition:
    return Compare(
        CountOf(first), BEYOND, CountOf(second), f"there are more {first.text(True)} than {second.text(True)}"
    )


def fewer_there(reading: Reading, first: CardNoun, second: CardNoun) -> Condition:
    return Compare(
        CountOf(first), BELOW, CountOf(second), f"there are fewer {first.text(True)} than {second.text(True)}"
    )


def more_lying(reading: Reading, first: CardNoun, where: Detail) -> Condition:
    return more_there(reading, first, renewed(first, Detail("whose", ANYONES), Detail("of", None), where))


def fewer_lying(reading: Reading, first: CardNoun, where: Detail) -> Condition:
    return fewer_there(reading, first, renewed(first, Detail("whose", ANYONES), Detail("of", None), where))


def during(reading: Reading, said: tuple[bool, list[int], str]) -> Condition:
    return DuringTurn(*said)


def it_is(reading: Reading, said: tuple[bool, list[int], str]) -> DuringTurn:
    """A player whose turn it is can be spoken of, if no other was."""
    told_whose(reading, said[0])
    return DuringTurn(*said)


def it_is_not(reading: Reading, said: tuple[bool, list[int], str]) -> Not:
    return Not(DuringTurn(*said))


def of_factions(reading: Reading, holder: Detail, noun: CardNoun, said: Bound | Number) -> Condition:
    """Those that somebody controls have so many factions among them."""
    bound = said if isinstance(said, Bound) else Bound(AT_LEAST, said)
    return value_bound(reading, Factions(renewed(noun, holder)), bound)


class TurnPhrase(Phrase):
    """A whole turn, and whose it is."""

    def __init__(self, form: str, yours: bool, words: str) -> None:
        super().__init__("turn_part", form, self.give)
        self.yours: Final = yours
        self.words: Final = words

    def give(self, reading: Reading) -> tuple[bool, list[int], str]:
        return self.yours, [], self.words


def is_said(reading: Reading, things: Things, quality: Quality) -> Condition:
    things, quality = who_lives(things, quality), abroad(things, quality)
    noun = quality.noun if isinstance(quality, Being) else None
    one = bare(things)
    if isinstance(noun, CardNoun) and any(isinstance(each, Towards) and each.tells_of(one) for each in noun.qualities):
        raise Misread("somebody else than itself", quality.behind())
    if isinstance(things, This | Host | One) and is_in_some_city(quality):
        reading.area.append(Detail("quality", LivingIn(HomeOf(things))))  # "there", "that city"
    return Is(things, quality)


def who_lives(things: Things, quality: Quality) -> Things:
    """A city stands in no city and in no Army: where it was spoken of as somebody's, who lives there is meant."""
    spoken = bare(things)
    if not isinstance(spoken, HomeOf) or not isinstance(quality, Being) or not isinstance(quality.noun, CardNoun):
        return things
    noun = quality.noun
    return spoken.things if noun.where == ARMY or (noun.where == KINGDOM and noun.one_place) else things


def is_in_some_city(quality: Quality) -> bool:
    """Does it say that something is in a city, whichever that is?"""
    if stays_abroad(quality):
        return True
    if not isinstance(quality, Being) or quality.negated or not isinstance(quality.noun, CardNoun):
        return False
    return quality.noun.where == KINGDOM


def value_bound(reading: Reading, value: Number, bound: Bound) -> Condition:
    words = f"{value.text()} is {bound_text(bound.relation, bound.number.text())}"
    return Compare(value, bound.relation, bound.number, words)


def is_both(reading: Reading, things: Things, first: Quality, second: Quality) -> Condition:
    """One thing of which two are said; what isn't so could stand for both of them."""
    words = first.told(False).split()
    if words[0] in ("isn't", "doesn't") or " or " in first.told(False):
        raise Misread("two conditions with their subjects", first.told(False))
    return Both(Is(things, first), Is(things, second), False)


def both(reading: Reading, first: Condition, second: Condition) -> Condition:
    return Both(first, second, False)


def one_or_other(reading: Reading, first: Condition, second: Condition) -> Condition:
    return Both(first, second, True)


def same(reading: Reading, part: Any) -> Any:
    return part


def your_phase(reading: Reading, phase: PhaseName) -> tuple[bool, list[int], str]:
    return True, phase.numbers, f"your {phase.name} phase"


def their_phase(reading: Reading, phase: PhaseName) -> tuple[bool, list[int], str]:
    return False, phase.numbers, f"an opponent's {phase.name} phase"


def during_theirs(reading: Reading, *phase: PhaseName) -> Condition:
    return DuringTurn(*their_phase(reading, *phase)) if phase else DuringTurn(False, [], "an opponent's turn")


def in_any(reading: Reading, phase: PhaseName) -> Condition:
    """Of Unmark phases nothing is said but what is unmarked there, and in whose."""
    if phase.name == UNMARK:
        raise Misread("whose Unmark phase", f"any {phase.name} phase")
    return DuringPhase(phase.numbers, f"any {phase.name} phase")


UNMARK: Final = "Unmark"
FACTIONS: Final = '"different"? "factions"'
PHRASES: Final = [
    TurnPhrase('"your" ("turn" | "turns")', True, "your turn"),
    TurnPhrase('("an" | "any") "opponent" "\'s" "turn" | "opponents" "\'" "turns"'
               ' | "other" "players" "\'" "turns"', False, "an opponent's turn"),
    Phrase("turn_part", '"your" phase | "each" "of" "your" phases | "your" phases', your_phase),
    Phrase("turn_part", '("an" | "any") "opponent" "\'s" phase', their_phase),
    Phrase("holding", '("a" | "an" | "at" "least" "one") card_noun', one_at_least),
    Phrase("holding", '"another" card_noun', another_at_least),
    Phrase("holding", '"no" card_nouns', none_of),
    Phrase("holding", "many (card_nouns | held_nouns)", so_many),
    Phrase("holding", "how_many (card_nouns | held_nouns | card_noun | held_noun)", bounded),
    Phrase("holding", '("a" | "an" | "at" "least" "one") held_noun', one_at_least),
    Phrase("holding", '"no" held_nouns', none_of),
    Phrase("holding", '"any" (card_noun | card_nouns | held_noun | held_nouns)', one_at_least),
    Phrase("holding", '("one" | "any" | "at" "least" "one") "of" owned_nouns', one_at_least,
           ["If one of your creatures is marked, draw a card."]),
    Phrase("holding", '"none" "of" owned_nouns', none_of),
    Phrase("holding", 'many "of" owned_nouns', so_many),
    Phrase("holding", 'how_many "of" owned_nouns', bounded),
    Phrase("condition", 'holder "neither" ("a" | "an") card_noun "nor" ("a" | "an")? card_noun', holds_neither,
           ["If you control neither an Elf nor an Orc, draw a card."]),
    Phrase("condition", 'not_holder "another" card_noun', holds_no_other),
    Phrase("condition", 'owner army ("has" | "have" | "contains" | "holds") holding', army_holds),
    Phrase("condition", 'owner army ("is" | "are") "empty"', army_is_empty),
    Phrase("condition", 'haver_here "more" card_nouns "than" card_nouns', more_than),
    Phrase("condition", 'haver_here ("fewer" | "less") card_nouns "than" card_nouns', fewer_than),
    *(
        Phrase("had", form, build)
        for form, build in (
            ('("a" | "an" | "at" "least" "one") card_noun', one_at_least), ('"another" card_noun', another_at_least),
            ('"no" (card_nouns | card_noun)', none_of), ('many card_nouns ("or" "more")?', so_many),
            ("how_many (card_nouns | card_noun)", bounded),
        )
    ),
    DetailPhrase("haver_here", '"you" "have"', "whose", YOURS),
    DetailPhrase("haver_here", '("an" | "any") "opponent" "has"', "whose", OPPONENTS),
    Phrase("haver_here", 'he_player ("has" | "have")', controlled_by),
    Phrase("condition", "haver_here had", controls, ["If you have three Elves, draw a card."]),
    Phrase("condition", "holder holding", controls, ["If you control three Elves, this creature has flying."]),
    Phrase("condition", 'holder "both"? holding "and" holding', both_held, ["If you control an Elf and an Orc, draw a card."]),
    Phrase("condition", 'holder holding ("," holding)+ ","? "and" holding', all_held,
           ["If you control an Elf, an Orc and a Goblin, draw a card."]),
    Phrase("condition", 'haver_here had ("," had)* ","? "and" had', all_held),
    Phrase("condition", 'holder "either" holding "or" holding', either_held),
    Phrase("condition", 'holder holding "or" holding', either_of_two),
    Phrase("condition", 'not_holder ("a" | "an" | "any") (card_noun | card_nouns)', holds_none,
           ["If you don't control any Elves, draw a card."]),
    DetailPhrase("not_holder", '"you" "don\'t" "control"', "whose", YOURS),
    Phrase("not_holder", 'he_player ("doesn\'t" | "don\'t") "control"', controlled_by),
    Phrase("condition", "all_those predicate", all_are, ["If all your creatures are marked, draw a card."]),
    Phrase("all_those", '"all" "the"? thing_nouns | "all" "of"? owned_nouns', all_of),
    Phrase("all_those", '"each" thing_noun | "each" "of" owned_nouns', each_of),
    Phrase("condition", 'owner zone ("has" | "have" | "contains" | "contain" | "holds" | "hold") tally', pile_holds),
    Phrase("condition", 'owner zone ("is" | "are") "empty"', pile_is_empty, ["If your hand is empty, draw two cards."]),
    Phrase("condition", '"there" ("is" | "are") holding', there_is,
           ["As long as there are no Elves in play, this creature gets +1/+1."]),
    Phrase("condition", "holding predicate", some_are, ["As long as an Elf is marked, this creature gets +1/+1."]),
    Phrase("condition", '(again | self | enchanted_thing) ("has" | "have") holding', inhabited, needs=CITIES),
    Phrase("condition", 'holder "more" card_nouns "than" card_nouns', more_than,
           ["As long as you control more Elves than Orcs, this creature gets +1/+1."]),
    Phrase("condition", 'holder ("fewer" | "less") card_nouns "than" card_nouns', fewer_than),
    Phrase("condition", '"there" "are" "more" (card_nouns | held_nouns) "than" (card_nouns | held_nouns)', more_there),
    Phrase("condition", '"there" "are" ("fewer" | "less") (card_nouns | held_nouns) "than" (card_nouns | held_nouns)',
           fewer_there),
    Phrase("condition", '"there" "are" "more" held_nouns "than" "in" lying', more_lying),
    Phrase("condition", '"there" "are" ("fewer" | "less") held_nouns "than" "in" lying', fewer_lying),
    Phrase("condition", "subject_plain predicate", is_said, ["If this creature is in your army, all Elves get +1/+0."]),
    Phrase("condition", 'subject_plain predicate "and" (doing_so | predicate)', is_both),
    Phrase("condition", 'subject_plain being ("a" | "an") card_noun',
           lambda reading, things, *said: Is(things, is_a(reading, *said))),
    Phrase("condition", 'value ("is" | "are") bound', value_bound),
    Phrase("condition", '"it" "is" turn_part', it_is),
    Phrase("condition", '"it" ("is" "not" | "isn\'t") turn_part', it_is_not,
           ["While it isn't your turn, this creature gets +0/+1."]),
    Phrase("condition", f'holder card_nouns "of" (how_many | many) {FACTIONS}', of_factions,
           ["If you control creatures of two or more factions, draw a card."]),
    Phrase("subject_plain", "self", same),
    Phrase("subject_plain", "again", told_apart),
    Phrase("subject_plain", "enchanted_thing", same),
    Phrase("time_condition", '"during" turn_part', during, ["During your turn, this creature gets +2/+0."]),
    Phrase("time_condition", '"during" phase_of_any', same, ["Play only during any Attack phase."], needs=SPELLS),
    Phrase("time_said", '"in" phase_of_any', same, ["Play only in the Attack phase."], needs=SPELLS),
    Phrase("phase_of_any", '("a" | "an" | "any" | "each" | "the") phase | ("a" | "any" | "each") "player" "\'s" phase', in_any,
           needs=SPELLS),
    Phrase("time_said", '("in" | "on") turn_part', during, ["In your turn, this creature gets +2/+0."],
           needs=IN_TURNS),
    Phrase("time_said", "time_condition", same),
    Phrase("time_condition", '("during" | "in" | "on") "each" "opponent" "\'s" ("turn" | phase)', during_theirs),
    Phrase("if_condition", "condition", same),
    Phrase("if_condition", 'condition "and" condition', both,
           ["If it is your turn and you control an Elf, this creature has flying."]),
    Phrase("if_condition", 'condition "or" condition', one_or_other),
]  # fmt: skip
