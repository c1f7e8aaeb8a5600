"""What a line of text can be: a triggered, an activated, a standing ability, keywords, a prerequisite, a spell's effects."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine import facts
from wtactics.engine.facts import DREW
from wtactics.engine.meaning import Condition, Noun, Number, Price, Statement, Trigger
from wtactics.engine.places import CREATURE, NOBODY
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.changes.twice import refuse_twice
from wtactics.vocabulary.changes.values import Get
from wtactics.vocabulary.conditions.meaning import Is, Not
from wtactics.vocabulary.deeds.averting import is_instead
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.deeds.journeys import Put
from wtactics.vocabulary.needs import BONUSES, CITIES, NUMBERED, POWER
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.nouns.sorts import ATTACKING, DEFENDING, Sort
from wtactics.vocabulary.reading.leaning import define_x
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, asked_always, refuse_of_all, subject
from wtactics.vocabulary.sentences.forfeits import begins_with_forfeit
from wtactics.vocabulary.sentences.hearing import heard_once, is_passing, is_too_late, refuse_late
from wtactics.vocabulary.sentences.limits import Only
from wtactics.vocabulary.sentences.narrowing import apart, narrow, narrow_to_others, narrowed, said_narrowly, under
from wtactics.vocabulary.sentences.parts import (
    Activated,
    Advantage,
    Contribution,
    Defined,
    Effects,
    Keywords,
    Prerequisite,
    Standing,
    Stated,
    Triggered,
)
from wtactics.vocabulary.things.meaning import Again, All, Everyone, Host, Things, This
from wtactics.vocabulary.things.mentioning import all_of, each_of, plain, same, you
from wtactics.vocabulary.triggers.catalogue import GONE


def effects(reading: Reading, steps: Steps) -> Contribution:
    return Effects(steps)


def effects_timed(reading: Reading, steps: Steps) -> Contribution:
    """Of what a permanent could always say something is done only for a time."""
    if reading.untimed:
        raise Misread('a time such as "until end of turn"', "none")
    return Effects(steps)


def triggered(reading: Reading, trigger: Trigger, steps: Steps) -> Contribution:
    """Effects may speak of more than the fact of their trigger tells: then it waits for one that tells it."""
    if is_instead(steps):
        raise Misread("what is done when it has happened", "instead")
    if reading.meanwhile and reading.untimed:
        raise Misread('a time such as "until end of turn"', "none")
    if trigger.own and (trigger.fact in GONE or trigger.fact == facts.UNPAID):
        refuse_of_gone(steps)
    if reading.beside and trigger.fact == DREW:
        raise Misread("how many cards are drawn then", "how many more than the rules have drawn")
    refuse_late(trigger, steps)
    refuse_whoever(reading)
    if reading.moment is None or reading.replaced < 0:
        return Triggered(heard_once(reading, trigger, steps), steps)
    if not trigger.own or trigger.fact != reading.replaced:
        raise Misread("one time", trigger.text())
    return Triggered(reading.moment, steps)


def refuse_of_gone(steps: Steps) -> None:
    """Refuse what a card that has gone can neither find out nor be."""
    if any(is_passing(part) for part in parts_within(steps)):
        raise Misread("what can still be found out when this card has gone", "what it was in combat with")
    if any(is_too_late(part) for part in parts_within(until_back(steps))):
        raise Misread("what can still be done when this card has gone", "what would hold of it")


def until_back(steps: Steps) -> Steps:
    """The steps before those that bring this card back into play."""
    back = [i for i, step in enumerate(steps) if isinstance(step, Put) and isinstance(step.things, This)]
    return steps[: back[0]] if back else steps


def triggered_while(reading: Reading, condition: Condition, trigger: Trigger, steps: Steps) -> Contribution:
    return while_so(reading, condition, triggered(reading, trigger, steps))


def while_so(reading: Reading, condition: Condition, part: Contribution) -> Contribution:
    """As long as this creature is in your army, whenever you draw a card, ...: whether it is so is asked when that happens."""
    assert isinstance(part, Triggered)
    return type(part)(Only(part.trigger, condition), part.steps)


def refuse_whoever(reading: Reading) -> None:
    """Refuse to wait for two things at once: for a moment, and for whoever does something."""
    if reading.whoever:
        raise Misread("one moment", "whoever does something, too")


def activated(reading: Reading, price: Price, steps: Steps) -> Contribution:
    refuse_whoever(reading)
    return Activated(price, steps)


def activated_behind(reading: Reading, price: Price, steps: Steps) -> Contribution:
    """Behind a comma the price may go on; an effect is what cannot belong to it."""
    if begins_with_forfeit(steps) and not reading.in_order_to:
        raise Misread('":" behind the price', "one more part of it")
    return Activated(price, steps)


def says(reading: Reading, _subject: None, *parts: Any) -> list[Stated]:
    """A subject with what is said of it; a time covers all that stands before it and has none.

    How a card comes into play is over when something else is said of it: no later time covers that.
    """
    found: list[Stated] = []
    refuse_twice(parts)
    for part in parts:
        if isinstance(part, Statement):
            found.append(Stated([part], None))
        elif isinstance(part, Condition):
            last = found[-1]
            found = [each if is_timed(each, last) else Stated(each.statements, part) for each in found]
    found = narrowed(reading, found)
    reading.end_clause()
    return found


def is_timed(said: Stated, last: Stated) -> bool:
    """Has it a time already, or none that is told behind what was said last?"""
    return said.condition is not None or (said is not last and said.statements[0].is_entry())


def of_nobody(reading: Reading) -> None:
    """Without a subject it is said of this creature, or of what the card is attached to."""
    reading.meanwhile = True
    if reading.host is None and reading.word == "equipment":
        reading.actor = reading.tell(Host("creature", False), CardNoun([Sort(1 << CREATURE, word="creature")]))
        return
    if reading.host is None and reading.word not in ("creature", "region"):
        raise Misread("somebody of whom this is said", "nobody")
    reading.actor = reading.host.things if reading.host is not None else This(reading.word)


def or_instead(reading: Reading, _subject: None, usual: Statement, other: Statement, when: Condition) -> list[Stated]:
    """Of one and the same this is said, or that instead under a condition."""
    reading.end_clause()
    return [Stated([usual], Not(when)), Stated([other], when)]


def said_in_cases(reading: Reading, usual: Get, first: Condition, other: Get, second: Condition) -> list[Stated]:
    reading.end_clause()
    return [Stated([usual], first), Stated([other], second)]


def said_alone(reading: Reading, statement: Statement, condition: Condition | None = None) -> list[Stated]:
    return [Stated([statement], condition)]


def standing(reading: Reading, said: list[Stated]) -> Contribution:
    return Standing(joined(said))


def joined(said: list[Stated]) -> list[Stated]:
    """Statements under no condition of their own hold together."""
    plain = [statement for each in said if each.condition is None for statement in each.statements]
    return ([Stated(plain, None)] if plain else []) + [each for each in said if each.condition is not None]


def said_together(reading: Reading, said: list[Stated], more: list[Stated]) -> list[Stated]:
    """Behind what is said of others, a verb without a subject goes on with them, and is not of this card."""
    if said[-1].condition is None and more[0].condition is None:
        refuse_twice([*said[-1].statements, *more[0].statements])
    if reading.meanwhile and not all(is_of_this(each) for each in said) and all(is_of_this(each) for each in more):
        raise Misread("a subject", "none")
    return said + more


def is_of_this(said: Stated) -> bool:
    """Is it said of this card?"""
    return all(isinstance(getattr(statement, "things", None), This) for statement in said.statements)


def said_if(reading: Reading, condition: Condition, said: list[Stated]) -> list[Stated]:
    return [Stated(each.statements, under(condition, each.condition)) for each in joined(said)]


def said_if_behind(reading: Reading, said: list[Stated], condition: Condition) -> list[Stated]:
    """What "they" are is said of each of them, and no condition on all; what has a condition of its own keeps it alone."""
    asked = asked_always(condition)
    they = asked.things.things if isinstance(asked, Is) and isinstance(asked.things, Again) else None
    if isinstance(they, All):
        own = [each for each in said if any(getattr(one, "things", None) is they for one in each.statements)]
        if own and not they.certain():
            raise Misread("whom it is true of", "all of them")
        if own and isinstance(asked, Is):
            so = Is(they, asked.quality)
            rest = [each for each in said if each not in own]
            return [*rest, *said_if(reading, so if asked is condition else Not(so), own)]
    free, further = apart(said)
    if further:
        return [*free, *said_if(reading, condition, further)]
    done = max((i + 1 for i, each in enumerate(said[:-1]) if each.condition is not None), default=0)
    return said[:done] + said_if(reading, condition, said[done:])


def unless_so(reading: Reading, condition: Condition) -> Condition:
    """Of several it is asked of each: that is said of those "that aren't" such, or of "they"."""
    refuse_of_all(condition)
    return Not(condition)


def is_attacking() -> Being:
    return Being(CardNoun([Sort(role=ATTACKING)], where=ANYWHERE), "attacking")


def is_defending() -> Being:
    return Being(CardNoun([Sort(role=DEFENDING)], where=ANYWHERE), "defending")


def while_attacking(reading: Reading, things: Things) -> Condition:
    return Is(things, is_attacking())


def while_defending(reading: Reading, things: Things) -> Condition:
    return Is(things, is_defending())


def narrow_attackers(reading: Reading) -> Quality:
    return narrow(reading, is_attacking())


def narrow_defenders(reading: Reading) -> Quality:
    return narrow(reading, is_defending())


def it_itself(reading: Reading) -> None:
    """Behind a condition that names this card, "it" is this card, or the only one that was meant, or an enchantment's host."""
    subject(reading, reading.it())
    one = getattr(reading.actor, "things", reading.actor)
    if not isinstance(one, This | Host) and (not isinstance(one, All) or not one.certain()):
        raise Misread(f"this {reading.word}", reading.subject().text())


def any_such(reading: Reading, noun: Noun) -> None:
    """Nobody ever chooses a card for what always holds: what is said of "a creature" then is said of each."""
    subject(reading, each_of(reading, noun))


def prerequisite(reading: Reading, condition: Condition) -> Contribution:
    return Prerequisite(condition)


def law(reading: Reading, *parts: Statement | Condition) -> Contribution:
    condition = next((part for part in parts if isinstance(part, Condition)), None)
    return Standing([Stated([part for part in parts if isinstance(part, Statement)], condition)])


def marked_itself(reading: Reading) -> Price:
    return Price(0, NOBODY, False, True, [])


def x_early(reading: Reading) -> None:
    reading.x_early = True


def defined(reading: Reading, _early: None, number: Number) -> Contribution:
    reading.x_early = False
    define_x(reading, number)
    return Defined(number)


def keywords(reading: Reading, *each: tuple[str, int]) -> Contribution:
    return Keywords(list(each))


def keyword(reading: Reading, name: str) -> tuple[str, int]:
    return str(name), 0


def keyword_with(reading: Reading, name: str, number: Number) -> tuple[str, int]:
    return str(name), plain(number)


def advantage(reading: Reading, part: Contribution) -> Contribution:
    if not isinstance(part, Standing | Triggered | Activated):
        raise Misread("a standing, triggered or activated ability", "something else")
    return Advantage(part)


PHRASES: Final = [
    # starts
    Phrase("spell", "effects", effects),
    Phrase("spell", "anywhere", same),
    Phrase("permanent", "ability", same),
    Phrase("permanent", "anywhere", same),
    Phrase("permanent", "effects", effects_timed),
    Phrase("permanent", 'keyword ("," keyword | "and" keyword)*', keywords),
    Phrase("permanent", '"advantage" (":" | "-") ability', advantage, needs=CITIES),
    Phrase("permanent", '"always" (":" | "-") ability', same, needs=CITIES),
    Phrase("anywhere", 'x_opening ("equal" "to")? value', defined),
    Phrase("x_opening", '"x" "is"', x_early),
    Phrase("spell", 'card_law standing_if? | standing_if "," card_law', law),
    # abilities
    Phrase("ability", 'trigger "," effects', triggered),
    Phrase(
        "ability",
        'standing_if "," trigger "," effects',
        triggered_while,
        ["As long as you control an Elf, whenever a creature dies, draw a card."],
    ),
    Phrase("ability", "moment effects", triggered, ["At the start of your turn draw a card."]),
    Phrase("ability", 'price ":" effects', activated, ["2 power: Draw a card."]),
    Phrase("ability", 'mark_price ":"? effects', activated, needs=POWER),
    Phrase("ability", 'mark_price "," effects', activated_behind, needs=POWER),
    Phrase("mark_price", '"m"', marked_itself, needs=POWER),
    Phrase("ability", "said_tail | said_fronted", standing, ["Creatures in this city get +0/+1."]),
    Phrase(
        "said_fronted",
        '(standing_if | time_said) "," (said_tail | said_fronted)',
        said_if,
        ["As long as this creature is marked, it gets +0/+2."],
    ),
    Phrase("said_tail", "saying_all", same),
    Phrase("said_tail", 'said_tail ("," | "," "and" | "and" | ","? "but") saying_all', said_together),
    Phrase("said_tail", 'said_tail ","? standing_if', said_if_behind, ["This creature gets +0/+2 while it is marked."]),
    Phrase("said_tail", 'said_tail ","? while_busy', said_if_behind, ["Elves get +1/+0 if this creature attacks."]),
    Phrase("while_busy", '"if" subject_plain ("attacks" | "attack")', while_attacking),
    Phrase("while_busy", '"if" subject_plain ("defends" | "defend")', while_defending),
    Phrase("standing_if", '("if" | "while" | "as" "long" "as") if_condition', same),
    Phrase(
        "standing_if",
        '("as" "long" "as") subject_plain ("attacks" | "attack")',
        while_attacking,
        ["This creature gets +2/+0 while it attacks."],
    ),
    Phrase("standing_if", '("as" "long" "as") subject_plain ("defends" | "defend")', while_defending),
    Phrase("limit_if", '("as" "long" "as" | "when") subject_plain ("attacks" | "attack")', while_attacking),
    Phrase("limit_if", '("as" "long" "as" | "when") subject_plain ("defends" | "defend")', while_defending),
    Phrase(
        "standing_if", '"unless" if_condition', unless_so, ["Unless you control an Elf, this creature can't attack."]
    ),
    Phrase(
        "saying_all",
        f'subject_said "also"? {STATED} time_said? (("and" | "," "and"? | ","? "but") {STATED} time_said?)*',
        says,
    ),
    Phrase(
        "saying_all",
        f'subject_said {STATED} ","? ("or" | "but") {STATED} "instead" (standing_if | time_said)',
        or_instead,
    ),
    Phrase("saying_all", "statement time_said?", said_alone),
    Phrase("saying_all", f'subject_said "also"? {STATED} narrowing', says),
    Phrase("saying_all", f"nobody {STATED} narrowing?", says),
    Phrase("nobody", "", of_nobody),
    Phrase("said_fronted", 'narrowing "," said_tail', said_narrowly, ["While defending, this creature gets +0/+2."]),
    Phrase("said_fronted", 'narrowing_bare "," said_tail', said_narrowly),
    Phrase("narrowing_bare", "doing_so", narrow, ["Attacking, this creature gets +2/+0."]),
    Phrase("narrowing", '("as" "long" "as" | "when" | "if") doing_so', narrow),
    Phrase(
        "narrowing",
        '"as" "long" "as" "they" "attack"',
        narrow_attackers,
        ["Elves you control get +1/+0 while they attack."],
        needs=BONUSES,
    ),
    Phrase("narrowing", '"as" "long" "as" "they" "defend"', narrow_defenders),
    Phrase(
        "narrowing",
        '("as" "long" "as" | "if") "they" predicate',
        narrow,
        ["Elves you control get +1/+1 while they are marked."],
    ),
    Phrase(
        "narrowing",
        '"unless" "they" predicate',
        narrow_to_others,
        ["Elves you control get +1/+0 unless they are marked."],
    ),
    Phrase("statement", "card_law", same),
    Phrase("subject_said", "subject_all", same),
    Phrase("subject_said", '("a" | "an") card_noun', any_such, ["A marked Elf can't be blocked."]),
    Phrase("subject_said", "sayer", same),
    Phrase("sayer", "said_players", subject),
    Phrase("sayer", '"it"', it_itself),
    Phrase("said_players", '"you"', you),
    Phrase("said_players", '"other" "players"', lambda reading: reading.tell(Everyone(True))),
    Phrase("said_players", '"each" player_noun | ("all" | "your")? player_nouns', all_of),
    Phrase("keyword", "TRAIT", keyword),
    Phrase("keyword", "TRAITN number", keyword_with, needs=NUMBERED),
]
