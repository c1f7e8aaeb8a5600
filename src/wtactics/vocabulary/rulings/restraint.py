"""How rulings of cards are worded: what can't be done, what only some can do, what is done by a rule of its own."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.meaning import (
    ATTACK,
    ATTACK_MARKED,
    DEFEND_MARKED,
    ENTER,
    MARK_TO_ATTACK,
    MARK_TO_MOVE,
    MUST_ATTACK,
    STANDING,
    Ability,
    Condition,
    Noun,
    Statement,
)
from wtactics.engine.places import CITY, RESOURCE
from wtactics.language.phrase import CHANGED, ORDER, TOLD, Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT, Deed
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.needs import ARMIES, CARDS_ATTACKED, CITIES, EXCEPTIONS, Needs
from wtactics.vocabulary.nouns.cards import ANYWHERE, IN_PLAY, CardNoun
from wtactics.vocabulary.nouns.joining import either_of
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import XNumber
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import (
    ALONE,
    AS_IF,
    BE_ATTACKED,
    BY_CARDS,
    CARDS_ONLY,
    HABITS,
    IF_ABLE,
    MOVE_INTO,
    PERMITTED,
    PLAYED_INTO_ARMIES,
    RULED_OUT,
    TOWARDS,
    UNMARKING,
    UNMARKINGS,
    UNMARKS_NOT,
    ActPhrase,
    PlacePhrase,
    bit,
    creatures_alone,
)
from wtactics.vocabulary.rulings.aims import attacked, refuse_beyond
from wtactics.vocabulary.rulings.belated import refuse_late
from wtactics.vocabulary.rulings.decrees import Declare, OneOfThose, told_by_kind
from wtactics.vocabulary.rulings.meaning import Act, Cant, Do, Law, OfTheirs, Ruling, Such, Twofold
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Again, All, Everyone, Happened, Host, Slot, Things, This, You
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.catalogue import CARDS
from wtactics.vocabulary.triggers.past import THIS_TURN
from wtactics.vocabulary.triggers.remembering import it_did
from wtactics.vocabulary.triggers.watching import Doing


def cant(reading: Reading, act: Act) -> Statement:
    """Of cards that lie elsewhere than on the board it is a law: each of these is looked at when somebody would do it."""
    things = doers(reading, act)
    noun = things.noun if isinstance(things, All) else None
    if isinstance(noun, CardNoun) and not noun.board_only:
        return Law(Such(noun), act, None)
    return cant_itself(reading, things, act)


def doers(reading: Reading, act: Act) -> Things:
    """Who can't do it: of players it is said of the cards by which they do it."""
    things = reading.subject()
    if not things.people():
        return things
    if act.deeds & CARDS_ONLY != 0:
        raise Misread("cards", things.text())
    return OfTheirs(things) if act.deeds & BY_CARDS != 0 else things


def cant_itself(reading: Reading, things: Things, act: Act) -> Statement:
    """Of a resource card, which lies beside the board, it is a law, too."""
    meant = reading.noun_of(things)
    beside = isinstance(meant, CardNoun) and meant.types_meant == 1 << RESOURCE
    if beside or isinstance(things, OfTheirs):
        return Law(things, act, None)
    return Cant(things, act)


def acts(reading: Reading, *each: Act) -> Act:
    """Several acts, none of which can be done."""
    bits: i64 = 0
    for act in each:
        bits |= act.deeds
    words = [act.words for act in each]
    return Act(f"{', '.join(words[:-1])} or {words[-1]}", bits)


def unmarks_not(reading: Reading) -> Statement:
    """Of itself, in its Unmark phase: effects can still unmark it."""
    return cant_itself(reading, doers(reading, UNMARKING), UNMARKING)


def none_such(reading: Reading, noun: Noun) -> None:
    reading.actor = Everyone(noun.opponents) if isinstance(noun, PlayerNoun) else All(noun)


def attack_armies(reading: Reading) -> Law:
    """Whoever attacks an army attacks its player."""
    act = Act("attack", bit(ATTACK))
    return Law(doers(reading, act), act, Such(PlayerNoun()))


def of_its_entry(reading: Reading) -> Condition:
    """In the turn in which the one of which something is said came into play."""
    one = reading.subject()
    if not isinstance(one, This | Host):
        raise Misread("this card, or what it is attached to", one.text())
    return it_did(reading, one, Doing(CARDS[0]), THIS_TURN)


def unmarked_by(reading: Reading, act: Act, things: Things) -> Do:
    return Do(things, act, act.words.replace("isn't", "aren't"))


def none_can(reading: Reading, _none: None, statement: Statement) -> Statement:
    reading.end_clause()
    return statement


def cant_to(reading: Reading, act: Act, others: Things) -> Law:
    refuse_beyond(reading, act, others)
    return Law(wherever(doers(reading, act), act), act, attacked(act, others))


def cant_to_any(reading: Reading, act: Act, others: Noun) -> Law:
    refuse_beyond(reading, act, others)
    return Law(wherever(doers(reading, act), act), act, Such(others))


def cant_to_cards(reading: Reading, act: Act, sort: Sort) -> Law:
    return cant_to_any(reading, act, CardNoun([sort], ANYWHERE))


def cant_be(reading: Reading, act: Act, *doers: Noun) -> Law:
    """What others can't do to them."""
    things = reading.subject()
    if things.people():
        raise Misread("a card", things.text())
    refuse_beyond(reading, act, things)
    doer = either_of(*doers) if doers else None
    return Law(things, act, Such(doer) if doer is not None else None, suffered=True)


def can_only_be(reading: Reading, act: Act, doers: Noun) -> Law:
    refuse_beyond(reading, act, reading.subject())
    return Law(reading.subject(), act, Such(doers), suffered=True, alone=True)


def can_only(reading: Reading, act: Act, others: Noun) -> Law:
    refuse_beyond(reading, act, others)
    return Law(doers(reading, act), act, Such(others), alone=True)


def only_such(reading: Reading, such: Noun, act: Act, others: Things) -> Law:
    refuse_beyond(reading, act, others)
    return Law(Such(anywhere(such) if act.is_meant(ENTER) else such), act, others, alone=True)


def moved_free(reading: Reading, things: Things) -> Do:
    return unmarked_by(reading, FREE_MOVE, things)


def can_itself(reading: Reading, _word: str, act: Act) -> Law:
    return Law(This(reading.word), act, None, can=True)


def can_to(reading: Reading, act: Act, others: Things) -> Law:
    """A permission; it says something only where a rule forbids what else could be done."""
    if act.deeds & ~RULED_OUT != 0:
        raise Misread("defend, move into or be targeted by: what rules forbid", act.words)
    return Law(reading.subject(), act.by(reading.subject()), others, can=True)


def must_attack_now(reading: Reading, _until: int) -> list[Deed]:
    """The time stands in the middle: attacks this turn if able."""
    steps = [decree(reading, Do(creatures_alone(reading.subject()), DUTY, DUTY.words))]
    reading.end_time()
    return steps


class MeanwhilePhrase(Phrase):
    """A ruling with its time in the middle: may attack this turn as if unmarked."""

    def __init__(self, form: str, act: Act, words: str) -> None:
        super().__init__(TOLD, form, self.read, needs=Needs(deeds=act.deeds))
        self.act: Final = act
        self.words: Final = words

    def read(self, reading: Reading, _until: int) -> list[Deed]:
        steps = [decree(reading, Do(reading.subject(), self.act, self.words))]
        reading.end_time()
        return steps


def wherever(things: Things, act: Act) -> Things:
    """Who enters a city may come from anywhere, so "creatures" are then not only those in play."""
    if act.is_meant(ENTER) and isinstance(things, All):
        return All(anywhere(things.noun), things.each)
    return things


def only_such_both(reading: Reading, such: Noun, first: Act, second: Act, others: Things) -> Law:
    return Twofold(only_such(reading, such, first, others), only_such(reading, such, second, others))


def cant_both(reading: Reading, first: Act, second: Act, others: Things) -> Law:
    return Twofold(cant_to(reading, first, others), cant_to(reading, second, others))


def anywhere(noun: Noun) -> Noun:
    """The noun without the tacit "in play"."""
    return renewed(noun, Detail("where", ANYWHERE)) if isinstance(noun, CardNoun) and noun.where == IN_PLAY else noun


def same(reading: Reading, statement: Statement) -> Statement:
    return statement


def decree(reading: Reading, statement: Statement, *_until: int) -> Deed:
    """What a statement says, for a while; of all players it is said only with a time."""
    if reading.until < 0 and isinstance(reading.actor, Everyone | You):
        raise Misread('a time such as "until end of turn"', "none")
    if isinstance(statement, Cant) and statement.act.deeds & bit(ATTACK) != 0:
        refuse_late(reading, statement.things)
    if isinstance(statement, Ruling) and not told_by_kind(statement, reading.time()):
        return For(statement, reading.time())
    if any(isinstance(part, XNumber) for part in parts_within(statement)):
        raise Misread("a number that is still known later", "X")
    for name in ("things", "others"):
        refuse_passing(getattr(statement, name, None))
    slots = slots_in(statement)
    reading.kept.extend(slots)
    if isinstance(statement, Law) and isinstance(statement.things, Again) and not slots:
        those = statement.things
        if isinstance(those.things, All):  # whatever is of that sort later is none of those
            return declared(reading, statement.of_these(OneOfThose(those.things, those.words)), those)
    return declared(reading, statement)


def declared(reading: Reading, statement: Statement, those: Things | None = None) -> Deed:
    """What holds for a while, of each of those if it is said of all that were spoken of before."""
    return Declare(reading.grant(Ability(STANDING, [], [], statements=[statement])), reading.time(), those)


def refuse_passing(part: Any) -> None:
    """What a trigger happened to is forgotten when a statement is asked later; only what was chosen is kept."""
    said = part.players if isinstance(part, OfTheirs) else part
    if isinstance(said, Things) and isinstance(things := bare(said), Happened):
        raise Misread("this card or a target", things.text())


def slots_in(part: Any) -> list[Slot]:
    """The choices of the text that a part of it speaks of, however deep they lie."""
    return [each for each in parts_within(part) if isinstance(each, Slot)]


def decree_now(reading: Reading, *said: Any) -> Deed:
    """The same, where nothing of its clause is said behind the statement."""
    deed = decree_alone(reading, said[-1])
    reading.end_clause()
    return deed


def decree_alone(reading: Reading, statement: Statement) -> Deed:
    """A statement with all its words is a deed only with a time, its own or that of what was said before it."""
    if reading.until < 0 and reading.lasted < 0:
        raise Misread('a time such as "until end of turn"', "none")
    return decree(reading, statement)


ANY: Final = '("a" | "an" | "any")'
AND_OR: Final = '("or" | "and" | "and" "/" "or")'
NOT: Final = '("can\'t" | "cannot")'
COMES: Final = '("comes" | "came") "into" "play"'
MARKED_ATTACK: Final = Act("can attack even if marked", bit(ATTACK_MARKED))
MARKED_DEFENCE: Final = Act("can defend even if marked", bit(DEFEND_MARKED))
FREE_ATTACK: Final = Act("isn't marked for attacking", bit(MARK_TO_ATTACK))
DUTY: Final = Act("must attack", bit(MUST_ATTACK))
FREE_MOVE: Final = Act("isn't marked for moving", bit(MARK_TO_MOVE))
PHRASES: Final = [
    *(ActPhrase("alone", form, act) for form, act in ALONE),
    Phrase("alone_each", 'alone ("," alone)* ","? ("or" | "nor" | "and") alone', acts),
    *(
        PlacePhrase("towards", form, act, 1 << CITY) if act.place else ActPhrase("towards", form, act)
        for form, act in TOWARDS
    ),
    ActPhrase("towards", '("move" | "be" "moved") ("to" | "into")', MOVE_INTO, 1 << CITY),
    *(ActPhrase("permitted", form, act) for form, act in PERMITTED),
    *HABITS,
    Phrase(
        TOLD,
        f'("must"? "attack" | "attacks") until {IF_ABLE}',
        must_attack_now,
        ["Target creature attacks this turn if able."],
        needs=Needs(deeds=bit(MUST_ATTACK)),
    ),
    *(
        MeanwhilePhrase(f'("can" | "may") {verb} until {AS_IF}', act, words)
        for verb, act, words in (
            ('"attack"', MARKED_ATTACK, "can attack even if marked"),
            ('"defend"', MARKED_DEFENCE, "can defend even if marked"),
        )
    ),
    Phrase(
        "ruling",
        f"{NOT} forbidden",
        same,
        ["This city can't be attacked by Orcs.", "This creature can't attack, defend or move."],
    ),
    Phrase("none_such", '"no" (card_noun | card_nouns | player_noun | player_nouns)', none_such),
    Phrase(STATEMENT, 'none_such ("can" | "may") forbidden', none_can, ["No creature can attack."]),
    Phrase(ORDER, 'none_such ("can" | "may") forbidden', decree_now, ["No creature can attack this turn."]),
    Phrase("forbidden", '"attack" ("armies" | "an" "army")', attack_armies, needs=ARMIES),
    Phrase(
        "time_condition", f'("in" | "on" | "during")? "the" "turn" ("in" "which" | "that")? "it" {COMES}', of_its_entry
    ),
    Phrase("habit_of", '"attacking"', lambda reading: FREE_ATTACK),
    Phrase("habit_of", '"moving"', lambda reading: FREE_MOVE),
    Phrase(STATEMENT, 'habit_of ("doesn\'t" | "don\'t") "mark" general', unmarked_by),
    Phrase(
        STATEMENT,
        '"you" ("may" | "can") "move" general "without" "marking" ("it" | "them" | "him")',
        moved_free,
        ["You may move this creature without marking it."],
        needs=Needs(deeds=bit(MARK_TO_MOVE)),
    ),
    Phrase("forbidden", "alone | alone_each", cant),
    Phrase("forbidden", "towards (aimed | self)", cant_to),
    Phrase("forbidden", "towards nouns", cant_to_any),
    Phrase("forbidden", f"towards {ANY} (card_noun | player_noun)", cant_to_any, ["This creature can't enter a city."]),
    Phrase("forbidden", "towards card_sorts", cant_to_cards),
    Phrase("forbidden", "towards owned_nouns", cant_to_any),
    Phrase("forbidden", 'suffered ("by" card_nouns)?', cant_be),
    Phrase("forbidden", 'suffered "by" card_nouns ("or" | "nor") card_nouns', cant_be),
    Phrase("forbidden", 'suffered ("other" "than" | "but" | "unless") "by" card_nouns', can_only_be),
    Phrase("ruling", '"can" ("only" suffered "by" | suffered "only" "by") card_nouns', can_only_be),
    Phrase("ruling", '"can" suffered "by" card_nouns "only"', can_only_be),
    Phrase(
        "ruling",
        f"{UNMARKS_NOT} {UNMARKINGS}?",
        unmarks_not,
        ["Creatures an opponent controls don't unmark."],
    ),
    Phrase(
        "ruling",
        f'{NOT} "be"? ("unmarked" | "unmark") {UNMARKINGS}',
        unmarks_not,
        ["Creatures an opponent controls can't be unmarked in their controllers' Unmark phases."],
    ),
    Phrase("suffered", '"be" "attacked"', lambda reading: BE_ATTACKED, needs=CARDS_ATTACKED),
    Phrase("ruling", '("can" | "may") (towards nouns "only" | "only" towards nouns | towards "only" nouns)', can_only),
    Phrase(
        "card_law",
        '"this" word "can" permitted',
        can_itself,
        ["This creature can be played directly into your army."],
        needs=PLAYED_INTO_ARMIES,
    ),
    Phrase("ruling", '("can" | "may") ("help" | "also")? towards (aimed | self)', can_to, needs=EXCEPTIONS),
    Phrase(STATED, "ruling", same, ["This creature can't attack.", "Creatures can't enter this city."]),
    Phrase(CHANGED, "ruling", decree, ["Target creature can't attack until end of turn."]),
    Phrase("only", '"only" nouns ("can" | "may") towards (aimed | self)', only_such),
    Phrase(
        "only",
        f'"only" nouns ("can" | "may") towards {AND_OR} towards (aimed | self)',
        only_such_both,
        ["Only Elves can enter or defend this city."],
        needs=CITIES,
    ),
    Phrase("forbidden", 'towards ("or" | "nor") towards (aimed | self)', cant_both, needs=CITIES),
    Phrase(STATEMENT, "only", same, ["Only creatures with flying can defend against this creature."]),
    Phrase(
        ORDER,
        "only",
        decree_alone,
        ["Only Elves can defend target city this turn.", "This turn, only Elves can defend target city."],
    ),
]
