"""How sentences are put together: orders, what players do, times, conditions, choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wtactics.engine.lasting import (
    ANYBODYS,
    CONTROLLERS,
    NEXT_TURN,
    OPPONENTS,
    THIS_ATTACK,
    THIS_COMBAT,
    THIS_TURN,
    TURN_OVER,
    WHILE_IN_PLAY,
    WHILE_SOURCE,
)
from wtactics.engine.meaning import Condition
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.changes.twice import refuse_twice
from wtactics.vocabulary.conditions.meaning import Is, Not
from wtactics.vocabulary.deeds.hands import at_will
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.leaning import DOES, check_clear, unchanged
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.paying import CanPay, Pay
from wtactics.vocabulary.sentences.reckoning import where_x
from wtactics.vocabulary.things.apart import is_latest
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import (
    MOST_SEATS,
    Again,
    All,
    Chosen,
    Everyone,
    Slot,
    They,
    Things,
    This,
    Those,
    article,
)
from wtactics.vocabulary.things.mentioning import an, each_of, renewed
from wtactics.vocabulary.things.picking import Agree, Amend, Check, May, Muster, OtherCase, Pick, Willing

Steps = list[Any]


def together(reading: Reading, *parts: Any) -> Steps:
    if len(parts) > 1 and reading.led_instead is not None and parts[0] is reading.led_instead:
        raise Misread('all that is done, behind "instead"', "a part of it")
    return [step for part in parts if isinstance(part, list) for step in part]


def clause(reading: Reading, *parts: Any) -> Steps:
    reading.end_clause()
    return together(reading, *parts)


def subject(reading: Reading, things: Things) -> None:
    if reading.narrowing is not None and isinstance(things, All) and isinstance(things.noun, CardNoun):
        kept = reading.narrowing
        things = All(renewed(things.noun, kept if isinstance(kept, Detail) else Detail("quality", kept)), things.each)
        reading.narrowing = None
    check_clear(reading, things)
    reading.actor = things
    if reading.could_be_either(things) or is_latest(reading, things):
        reading.paired = DOES  # who went on doing something is "it" from now on


def subject_told(reading: Reading, things: Things) -> None:
    """Players of whom something must be true are found once, for what they do may change it."""
    if isinstance(things, Everyone) and things.noun is not None:
        slot = Slot(things.text(), MOST_SEATS, True, True)
        reading.picked.append(slot)
        reading.pending.append(Muster(things, slot))
        things = reading.tell(Those(things, slot))
    subject(reading, things)


def subject_general(reading: Reading, things: Things) -> None:
    """Of these a statement could be made, so that what changes them must say for how long."""
    subject(reading, things)
    reading.general = True


def changed(reading: Reading, steps: Steps) -> Steps:
    if (reading.general or isinstance(reading.actor, Chosen)) and reading.until < 0:
        reading.untimed = True
    if reading.general and reading.until == WHILE_SOURCE and isinstance(reading.actor, All | This):
        raise Misread("a line of its own for what holds as long as this card is in play", "an effect")
    return steps


def told(reading: Reading, _subject: None, *parts: Any) -> Steps:
    refuse_twice(parts)
    for i in range(1, len(parts)):  # who does the next of several things, is looked for anew
        unchanged(reading.subject(), together(reading, *parts[:i]))
    many = reading.subject().people() and (reading.subject().many() or reading.said_plural)
    steps = clause(reading, *parts)
    reading.led_by_many = many
    return steps


def order_behind(reading: Reading, before: Steps, order: Steps) -> Steps:
    """Behind what several players do, "draw a card" could be meant of them or of you."""
    if reading.after_many:
        raise Misread('"you" or "they" in front', "nobody who does it")
    return together(reading, before, order)


def may(reading: Reading, *parts: Steps) -> Steps:
    steps = at_will(clause(reading, *parts))
    first = steps[0]
    return [May(len(steps), CanPay(first) if isinstance(first, Pay) else None), *steps]


def may_for(reading: Reading, price: Steps, gain: Steps) -> Steps:
    """You may pay something, and have something for it."""
    if not isinstance(price[-1], Pay):
        raise Misread("what is paid", "what is done")
    reading.untimed = reading.untimed or not reading.last_said  # by itself it is an ability
    return may(reading, price, gain)


def willing(reading: Reading, players: Things) -> Willing:
    """Players who may do something: those who agree are the ones who do it."""
    if not players.people():
        raise Misread("players who may do something", players.text())
    those = Willing(players)
    reading.picked.append(those)
    reading.actor = those
    return those


def others_may(reading: Reading, those: Willing, *parts: Steps) -> Steps:
    return [Agree(those), *at_will(clause(reading, *parts))]


def only_if(reading: Reading, condition: Condition, steps: Steps) -> Steps:
    if steps and isinstance(steps[0], Amend):
        raise Misread("one condition", "a second one")
    if any(isinstance(step, OtherCase) for step in steps):
        raise Misread("one case", "another one behind a semicolon")
    if (all_of_them := asked_of_all(condition)) is not None and any(
        part is all_of_them for part in parts_within(steps)
    ):
        raise Misread('those "that are" so, or "if all of them are"', condition.text())
    if (narrower := of_chosen(steps, condition)) is not None:
        return narrower
    chosen = [step.slot for step in steps if isinstance(step, Pick)]
    if any(part is slot for part in parts_within(condition) for slot in chosen):
        raise Misread("a condition of what is there already", "one of what is chosen only then")
    return [Check(condition, len(steps)), *steps]


def asked_of_all(condition: Condition) -> All | None:
    """All of a sort that were spoken of, if it is asked of them together what each could be asked."""
    inner = condition.condition if isinstance(condition, Not) else condition
    things = inner.things if isinstance(inner, Is) else None
    meant = things.things if isinstance(things, Again) else None
    return meant if isinstance(meant, All) and not meant.people() else None


def refuse_of_all(condition: Condition) -> None:
    """Refuse of all together what is meant of each."""
    if asked_of_all(condition) is not None:
        raise Misread('those "that are" so', condition.text())


def asked_always(condition: Condition) -> Condition:
    """What is asked, without its "not"; of what always holds no player of several is the one whose turn it is to do it."""
    if any(type(part) is They for part in parts_within(condition, (Everyone,))):
        raise Misread('a player "who has more", or the like', condition.text())
    return condition.condition if isinstance(condition, Not) else condition


def of_chosen(steps: Steps, condition: Condition) -> Steps | None:
    """Mark an enemy creature, if it is damaged: of the one thing that is chosen it tells which can be."""
    one = steps[-2] if len(steps) > 1 and type(steps[-2]) is Pick else None
    if (
        one is None
        or not isinstance(one.noun, CardNoun)
        or one.least != 1
        or one.most != 1
        or not isinstance(condition, Is)
    ):
        return None
    things = bare(condition.things)
    if things is not one.slot or not all(isinstance(step, May) for step in steps[:-2]):
        return None
    noun = renewed(one.noun, Detail("quality", condition.quality))
    one.slot.words = article(noun.text(False))
    return [*steps[:-2], Pick(one.players, noun, 1, 1, one.slot, one.cost, one.linked), steps[-1]]


def if_behind(reading: Reading, steps: Steps, condition: Condition) -> Steps:
    if any(isinstance(getattr(step, "players", None), Everyone) for step in steps) and any(
        type(part) is They for part in parts_within(condition, (Everyone,))
    ):
        raise Misread("what is asked of each player for himself", condition.text())
    return only_if(reading, condition, steps)


def unless_behind(reading: Reading, steps: Steps, condition: Condition) -> Steps:
    return if_behind(reading, steps, Not(condition))


def unless_front(reading: Reading, condition: Condition, steps: Steps) -> Steps:
    return only_if(reading, Not(condition), steps)


class UntilPhrase(Phrase):
    """How long something lasts."""

    def __init__(self, form: str, until: int, examples: Sequence[str] = ()) -> None:
        super().__init__("until", form, self.read, examples, needs=Needs(time=until))
        self.until: Final = until

    def read(self, reading: Reading, *_said: Things) -> int:
        reading.say_time(self.until)
        return self.until


class WhileHerePhrase(UntilPhrase):
    """As long as the card is in play that says it: no spell can, and of all of a sort it is what the card always says."""

    def read(self, reading: Reading, *said: Things) -> int:
        if reading.word in ("event", "magic"):
            raise Misread("a card that stays in play", f"this {reading.word}")
        # Times are read first, but "it" is what was spoken of before them
        if said and reading.would < 0 and reading.mentions and reading.mentions[-1].things is said[-1]:
            itself = reading.mentions.pop()
            reading.mentions[:0] = [itself] if reading.host is None else []
        return super().read(reading)


def same(reading: Reading, part: Any) -> Any:
    return part


def timed(reading: Reading, _until: int, steps: Steps) -> Steps:
    """A time covers all that is coordinated, but what has said a time of its own."""
    reading.end_time()
    return steps


class OwnTurnPhrase(Phrase):
    """Until his next turn, or the end of it."""

    def __init__(self, form: str, until: int) -> None:
        super().__init__("until_own", form, self.read)
        self.until: Final = until

    def read(self, reading: Reading) -> int:
        reading.say_time(self.until)
        return self.until


def timed_by_own(reading: Reading, steps: Steps, until: int) -> Steps:
    """Said of players, the turn is that of each of them; whose it is could be said of nothing else."""
    lasting = [part for part in parts_within(steps) if getattr(part, "until", -1) == until]
    said = [getattr(part, "ability", None) or getattr(part, "statement", part) for part in lasting]
    of = [getattr(one.statements[0] if hasattr(one, "statements") else one, "things", None) for one in said]
    if not all(isinstance(things, Things) and things.people() for things in of):
        raise Misread('"your", or "its controller\'s"', "his")
    return timed(reading, until, steps)


def timed_behind(reading: Reading, steps: Steps, _until: int) -> Steps:
    return timed(reading, _until, steps)


HIS: Final = '("his" | "their" | "that" ("player" | "opponent") "\'s") "next" "turn"'
ITS: Final = '("its" | "that" "creature" "\'s") "controller" "\'s"'
TILL_END: Final = '"until" "the"? "end" "of"'
THEIRS: Final = '("an" "opponent" | "another" "player") "\'s"'
STAYS: Final = '("is" | "am" | "are" | "remains" | "remain" | "stays" | "stay")'
TIMES: Final = [
    UntilPhrase('"until" "end" "of" "turn" | "this" "turn"', THIS_TURN),
    UntilPhrase('"until" "your" "next" "turn"', NEXT_TURN),
    UntilPhrase(f'{TILL_END} "your" "next" "turn"', TURN_OVER),
    UntilPhrase(f'"until" {ITS} "next" "turn"', NEXT_TURN + CONTROLLERS),
    UntilPhrase(f'{TILL_END} {ITS} "next" "turn"', TURN_OVER + CONTROLLERS),
    UntilPhrase(
        f'"until" {THEIRS} "next" "turn"',
        NEXT_TURN + OPPONENTS,
        ["Creatures can't attack until an opponent's next turn."],
    ),
    UntilPhrase(f'{TILL_END} {THEIRS} "next" "turn"', TURN_OVER + OPPONENTS),
    UntilPhrase(f'{TILL_END} "the" "next" "turn"', TURN_OVER + ANYBODYS),
    UntilPhrase(
        '"permanently" | "as" "long" "as" ("it" ("is" | "stays" | "remains") | "they" ("are" | "stay" | "remain")) "in" "play"',
        WHILE_IN_PLAY,
    ),
    UntilPhrase('("during" | "in")? "this" "combat"', THIS_COMBAT),
    UntilPhrase('("during" | "in")? "this" "attack"', THIS_ATTACK),
    WhileHerePhrase(
        f'"as" "long" "as" named_self {STAYS} "in" "play" | "until" self ("leaves" | "leave") "play"',
        WHILE_SOURCE,
        ["(M): Target creature gets +1/+1 as long as this creature is in play."],
    ),
]
SUBJECTS: Final = [
    Phrase("subject_one", "aimed | chosen | players | pair", subject_told),
    Phrase("subject_all", "general", subject_general),
    Phrase("subject", "subject_one", same),
    Phrase("subject", "subject_all", same),
    Phrase("others", "he_player", same),
    Phrase("others", '"each" player_noun | "all" "the"? player_nouns', each_of),
    Phrase("others", '("a" | "an") player_noun', an),
    Phrase("willing", 'others "may"', willing),
]


# Between clauses; behind a subject a bare "and" goes on with what it does.
JOIN: Final = '("and" | "," | "," "and" | ","? "but" | "then" | "," "then" | "and" "then" | "," "and" "then")'
THEN: Final = '("then" | "," "then" | "," "and" | "," "and" "then" | ",")'
MUST: Final = '("must" | ("has" | "have") "to" | ("is" | "are") ("forced" | "required" | "compelled") "to")'
CAN: Final = '("may" | "can")'
GOES_ON: Final = '("," | "and" | "," "and" | ","? "but")'
PHRASES: Final = [
    *TIMES, *SUBJECTS,
    # clauses: orders, what somebody does, what may be done
    Phrase("ordered", "order", clause),
    Phrase("orders", '("then" | "also" | "first" ","?)? ordered', same, ["Draw a card. Also mark a creature."]),
    Phrase("your_orders", '("then" | "also")? "you" ("then" | "also")? ordered', same),
    Phrase("led_due", f"subject {MUST} told ({GOES_ON} told)*", told),
    Phrase("led_plain", f'subject "also"? told ({GOES_ON} told)*', told,
           ["Target player discards a card, then draws a card."]),
    Phrase("led", f'subject "also"? (said {GOES_ON})* changes ({GOES_ON} said)*', told),
    Phrase("led", "led_plain", same),
    Phrase("said", "told", same),
    Phrase("said", "changes", same),
    Phrase("changes", "change", changed),
    Phrase("said_before", "change until", lambda reading, steps, _until: timed(reading, _until, changed(reading, steps))),
    Phrase("led", f"subject (said_before {GOES_ON})+ said", told),
    Phrase("open", f'("then"? "you" {CAN} | "you" {CAN} ("then" | "also") | "you" "also" {CAN}) order ({JOIN} order)*', may,
           ["You may discard a card."]),
    Phrase("open", '"then"? "you" "may" order ":" ordered', may_for, ["You may pay 2: draw a card."]),
    Phrase("open", f'"then"? willing order ({JOIN} order)*', others_may, ["Each opponent may draw a card."]),
    # clauses one after the other, by how the last of them is led
    Phrase("bare_row", "orders | your_orders", same),
    Phrase("bare_row", f"(bare_row | timed_row) {JOIN} (orders | your_orders)", together),
    Phrase("bare_row", f"led_row {THEN} orders", order_behind),
    Phrase("bare_row", f"(led_row | open_row) {JOIN} your_orders", together),
    Phrase("free_row", "led", same),
    Phrase("free_row", f"(row | timed_row) {JOIN} led", together),
    Phrase("led_row", "free_row | led_due", same),
    Phrase("led_row", f"(row | timed_row) {JOIN} led_due", together),
    Phrase("open_row", "open", same),
    Phrase("open_row", f"(row | timed_row) {JOIN} open", together),
    Phrase("row", "bare_row | led_row | open_row", same),
    Phrase("timed_row", 'row ","? until', timed_behind),
    # adjuncts: behind, each covers all that stands before it; in front, all that follows
    Phrase("tail", "row", same),
    Phrase("tail", 'tail ","? until', timed_behind),
    OwnTurnPhrase(f'"until" {HIS}', NEXT_TURN + CONTROLLERS),
    OwnTurnPhrase(f"{TILL_END} {HIS}", TURN_OVER + CONTROLLERS),
    Phrase("tail", "tail until_own", timed_by_own, ["Target opponent can't play events until the end of his next turn."]),
    Phrase("tail", 'tail ","? "if" if_condition', if_behind, ["Draw a card if you control an Elf."]),
    Phrase("fronted", 'until ","? effects', timed, ["Until end of turn, target creature gets +1/+1 and gains flying."]),
    Phrase("fronted", '("if" | "should") if_condition "," effects', only_if, ["If you control an Elf, draw a card."]),
    Phrase("fronted", '"if" if_condition "then" effects', only_if,
           ["Discard a card. If you have no cards in hand then, draw a card."]),
    Phrase("tail", 'tail "unless" if_condition', unless_behind, ["Draw a card unless you control an Elf."]),
    Phrase("fronted", '"unless" if_condition "," effects', unless_front),
    Phrase("fronted", 'time_condition "," effects', only_if, ["Draw a card. During your turn, gain 1 victory point."]),
    Phrase("fronted", '"then" ","? (led | led_due | fronted)', same,
           ["Target player discards a card. Then that player draws a card."]),
    Phrase("fronted", '"then" ","? (led | led_due) until', timed_behind),
    Phrase("effects", "tail | fronted", same),
    Phrase("effects", 'tail "," "where" "x" "is" ("equal" "to")? value', where_x,
           ["Deal X damage to target creature, where X is the number of Elves you control.",
            "Sacrifice a creature. Draw X cards, where X is the DEF of the sacrificed creature."]),
]  # fmt: skip
