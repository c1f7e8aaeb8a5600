"""Replacing: what is done instead of what would happen, what just does not happen, and damage that is prevented."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine import facts
from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.meaning import DONE_ONCE, DONE_WHENEVER, Trigger
from wtactics.language.phrase import ORDER, TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.averting import Forgo, PreventPart, Scored, is_instead
from wtactics.vocabulary.deeds.harm import DealDamage
from wtactics.vocabulary.needs import SPELLS, Needs
from wtactics.vocabulary.nouns.cards import ANYONES
from wtactics.vocabulary.numbers.meaning import ThatMuch
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.delaying import Later, delayed, for_a_while
from wtactics.vocabulary.sentences.lines import while_so
from wtactics.vocabulary.sentences.parts import Replaced
from wtactics.vocabulary.sentences.undone import proven
from wtactics.vocabulary.things.apart import other_than_met
from wtactics.vocabulary.things.meaning import Happened, Things
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.things.picking import Agree, May
from wtactics.vocabulary.triggers.catalogue import are_in_combat
from wtactics.vocabulary.triggers.circumstances import AsFighters, ByText, Circumstance, InFight
from wtactics.vocabulary.triggers.impending import Would, card_anywhere, would
from wtactics.vocabulary.triggers.meaning import Happens, Very
from wtactics.vocabulary.triggers.watching import Watched, any_card, call


class Redirect(DealDamage):
    """The damage that would be dealt is dealt to somebody else."""

    def __init__(self, things: Things) -> None:
        super().__init__(Happened(True, False, "it"), ThatMuch(), things)

    def text(self) -> str:
        return f"that damage is dealt to {self.things.text()}"


def replaced(reading: Reading, trigger: Would, steps: Steps) -> Replaced:
    """What is done instead, or may be: nobody chooses a target for it, as nobody announces it."""
    if reading.targets:
        raise Misread("what is chosen when it is done", "target")
    gains_only(trigger, steps)
    return Replaced(trigger, steps)


def replaced_at_once(reading: Reading, trigger: Would, steps: Steps) -> Replaced:
    """Should this creature die, ...: only the words behind it tell whether that is what would happen, or what has."""
    if not is_instead(steps):
        raise Misread('"instead"', "what is done when it has happened")
    return replaced(reading, trigger, steps)


def open_would(reading: Reading) -> None:
    """What is said is said of what would happen."""
    if reading.would < 0:
        raise Misread('what "would" happen, before it', "instead")


def instead(reading: Reading, steps: Steps) -> Steps:
    """It is done in the place of what would happen."""
    open_would(reading)
    before = [step for step in reading.last_said if isinstance(step, Forgo)]
    if any(step.steps == 0 for step in before):
        return steps  # it just does not happen, as was said before
    if before:
        raise Misread('"instead" once', "a second one")
    first = steps[0]
    if isinstance(first, May) and first.steps == len(steps) - 1:
        return [May(len(steps), first.able), Forgo(len(steps) - 1), *proven(steps[1:])]
    if any(isinstance(step, May | Forgo | PreventPart) for step in steps):
        raise Misread('"instead" in one sentence, and once', "more")
    onto = steps[-1].things if isinstance(steps[-1], Redirect) else None
    return [Forgo(len(steps), "", onto), *(proven(steps) if isinstance(first, Agree) else steps)]


def instead_first(reading: Reading, steps: Steps) -> Steps:
    reading.led_instead = instead(reading, steps)
    found: Steps = reading.led_instead
    return found


def instead_of(reading: Reading, steps: Steps, _place: None) -> Steps:
    """What is said like that may stand behind what happens, too: it dies, and goes to a hand instead of the graveyard."""
    if reading.would < 0:
        reading.would = len(reading.mentions)
    return instead(reading, steps)


def nothing(reading: Reading, *_parts: object) -> None:
    """What would happen was said before."""


def happens_instead(reading: Reading, _if: None, trigger: Trigger, steps: Steps) -> Replaced:
    """If this creature dies, it goes to its owner's hand instead of the graveyard: so it does not die."""
    if not is_instead(steps) or not isinstance(trigger, Happens):
        raise Misread('"would", or what is done instead', trigger.text())
    words = trigger.words.removeprefix("whenever ")
    if not trigger.own or trigger.fact != facts.DIED:
        raise Misread("this creature dies", words)
    return replaced(reading, would(reading, trigger, words.replace(" dies", " would die"), ()), steps)


class ForgoPhrase(Phrase):
    """It does not happen, and nothing is done for it."""

    def __init__(self, form: str, words: str) -> None:
        super().__init__("bare_row", form, self.give)
        self.words: Final = words

    def give(self, reading: Reading, *_parts: object) -> Steps:
        open_would(reading)
        return [Forgo(0, self.words)]


def prevent_part(reading: Reading, *parts: Any) -> Steps:
    open_would(reading)
    return [PreventPart(parts[-1])]


def deal_more(reading: Reading, *parts: Any) -> Steps:
    open_would(reading)
    return [PreventPart(parts[-1], True)]


def gains_only(trigger: Trigger, steps: Steps) -> None:
    """Refuse to change what somebody gains or loses where he would not, or where somebody else would."""
    for step in steps:
        if isinstance(step, Scored):
            you, mine = trigger.text().removeprefix("if ").startswith("you "), step.words.startswith("you ")
            if step.fact != trigger.fact or you != mine:
                raise Misread(f"that {'you' if mine else 'he'} would do so", trigger.text())


def redirect(reading: Reading, things: Things) -> Steps:
    """A thing that is picked for it is picked before."""
    open_would(reading)
    steps, reading.pending = [*reading.pending, Redirect(things)], []
    return steps


def redirect_to_him(reading: Reading) -> Steps:
    return redirect(reading, other_than_met(reading, reading.subject()))


# ---- prevention


class Damage:
    """Damage that would be dealt: to whom, by whom, under what circumstances."""

    def __init__(self, to: Watched | None, by: Watched | None, circumstances: list[Circumstance]) -> None:
        self.to: Final = to
        self.by: Final = by
        self.circumstances: Final = circumstances


def harmed(reading: Reading, damage: Damage) -> Would:
    """Damage would be dealt, to somebody or by somebody."""
    to, by = damage.to, damage.by
    for watched in (to, by):
        if watched is not None:
            call(reading, watched, watched is by)
    words = f"{to.words if to is not None else 'anything'} would be dealt damage" + (
        f" by {by.words}" if by is not None else ""
    )
    first, second = to.noun if to is not None else None, by.noun if by is not None else None
    own = to is not None and to.own()
    blows = are_in_combat(second) and not any(isinstance(each, InFight) for each in damage.circumstances)
    how = (*damage.circumstances, *[AsFighters()] * blows)
    return would(reading, Happens(facts.HURT, first, second, "", own), words, how)


class DamagePhrase(Phrase):
    """Damage, or only that of fights, or of texts."""

    def __init__(self, form: str, *kinds: Circumstance, needs: Needs | None = None) -> None:
        super().__init__("all_damage", form, self.give, needs=needs)
        self.kinds: Final = list(kinds)

    def give(self, reading: Reading) -> list[Circumstance]:
        return list(self.kinds)


def anything_harmed(reading: Reading, *more: Any) -> Would:
    return harmed(reading, damage_to(reading, [], None, *more))


def damage_to(reading: Reading, said: list[Circumstance], to: Watched | None, *more: Any) -> Damage:
    by = next((each for each in more if isinstance(each, Watched)), None)
    return Damage(to, by, [*said, *(each for each in more if isinstance(each, Circumstance))])


def damage_by(reading: Reading, said: list[Circumstance], by: Watched) -> Damage:
    return Damage(None, by, said)


def always_prevented(reading: Reading, damage: Damage) -> Replaced:
    return Replaced(harmed(reading, damage), [Forgo(0, "prevent that damage")])


def always_more(reading: Reading, said: list[Circumstance], *parts: Any) -> Replaced:
    """Damage dealt to this creature is increased by 1."""
    number = parts[-1]
    return Replaced(harmed(reading, damage_to(reading, said, *parts[:-1])), [PreventPart(number, True)])


def always_less(reading: Reading, said: list[Circumstance], *parts: Any) -> Replaced:
    number = parts[-1]
    return Replaced(harmed(reading, damage_to(reading, said, *parts[:-1])), [PreventPart(number)])


def always_redirected(reading: Reading, damage: Damage, things: Things) -> Replaced:
    trigger = harmed(reading, damage)
    return replaced(reading, trigger, instead(reading, redirect(reading, things)))


def prevented_for_a_while(reading: Reading, said: list[Circumstance], *more: Circumstance) -> Steps:
    """All damage for so long, or all that is dealt so."""
    if reading.until < 0:
        raise Misread('a time such as "this turn"', "none")
    return prevented_of(reading, [*said, *more])


def watched_thing(things: Things | None) -> Watched | None:
    """The things, as something that is watched for what happens to it."""
    return None if things is None else Watched(Very(things), things.text(), things, ["card"])


def prevented_of(
    reading: Reading, said: list[Circumstance], to: Things | None = None, by: Things | None = None
) -> Steps:
    """All damage that is dealt to these, or by these."""
    trigger = harmed(reading, Damage(watched_thing(to), watched_thing(by), said))
    return delayed(reading, Later(trigger, DONE_WHENEVER), [Forgo(0, "prevent that damage")], reading.time())


def prevented_meanwhile(reading: Reading, said: list[Circumstance], *more: Circumstance | int) -> Steps:
    steps = prevented_for_a_while(reading, said, *(each for each in more if isinstance(each, Circumstance)))
    reading.end_time()
    return steps


def prevented_by(reading: Reading, said: list[Circumstance], by: Things, *more: Circumstance) -> Steps:
    return prevented_of(reading, [*said, *more], None, by)


def fights_prevented(reading: Reading, things: Things) -> Steps:
    return prevented_of(reading, [InFight()], things)


def next_prevented(reading: Reading, said: list[Circumstance], things: Things) -> Steps:
    """The next damage, whatever it is: all that would be dealt at once."""
    trigger = harmed(reading, Damage(watched_thing(things), None, said))
    return delayed(reading, Later(trigger, DONE_ONCE), [Forgo(0, "prevent that damage")], reading.time())


def next_is_prevented(reading: Reading, said: list[Circumstance], things: Things, _until: int) -> Steps:
    steps = next_prevented(reading, said, things)
    reading.end_time()
    return steps


def redirected_for_a_while(reading: Reading, said: list[Circumstance], things: Things, onto: Things) -> Steps:
    """Whoever is hurt is so in the place of somebody else."""
    if reading.until < 0:
        raise Misread('a time such as "until end of turn"', "none")
    trigger = harmed(reading, Damage(watched_thing(things), None, said))
    return delayed(reading, Later(trigger, DONE_WHENEVER), [Forgo(1, "", onto), Redirect(onto)], reading.time())


def redirected_now(reading: Reading, said: list[Circumstance], things: Things, _until: int, onto: Things) -> Steps:
    steps = redirected_for_a_while(reading, said, things, onto)
    reading.end_time()
    return steps


def next_redirected(reading: Reading, said: list[Circumstance], things: Things, _until: int, onto: Things) -> Steps:
    """What is dealt next, all at once, whatever it is."""
    trigger = harmed(reading, Damage(watched_thing(things), None, said))
    steps = delayed(reading, Later(trigger, DONE_ONCE), [Forgo(1, "", onto), Redirect(onto)], reading.time())
    reading.end_time()
    return steps


# ---- for a while


def for_so_long(reading: Reading, until: int, kept: Steps, trigger: Would, steps: Steps) -> Steps:
    gains_only(trigger, steps)
    return for_a_while(reading, until, kept, trigger, steps)


def next_time(reading: Reading, _kept: Steps, trigger: Would, steps: Steps) -> Steps:
    gains_only(trigger, steps)
    return delayed(reading, Later(trigger, DONE_ONCE, kept=_kept), steps)


def next_time_this_turn(reading: Reading, _kept: Steps, trigger: Would, steps: Steps) -> Steps:
    gains_only(trigger, steps)
    return delayed(reading, Later(trigger, DONE_ONCE, kept=_kept), steps, THIS_TURN)


def whenever_this_turn(reading: Reading, _kept: Steps, trigger: Would, steps: Steps) -> Steps:
    gains_only(trigger, steps)
    return delayed(reading, Later(trigger, DONE_WHENEVER, kept=_kept), steps, THIS_TURN)


IF: Final = '("if" | "when" | "whenever")'
THAT: Final = '("that" | "the" | "this") ("damage" ("token" | "tokens")? | "loss")'
PREVENT: Final = '("prevent" | "ignore" | "negate")'
PREVENTED: Final = '("prevented" | "ignored" | "negated")'
SUFFERS: Final = '(("is" | "are") "dealt" | "takes" | "take" | "suffers" | "suffer")'
HE_SUFFERS: Final = f'("it" | "he" | "you" | "they" | ("that" | "this") word) {SUFFERS}'
TAKES: Final = '("takes" | "take" | "suffers" | "suffer" | "receives" | "receive")'
DEALT: Final = 'all_damage ("that" ("is" | "would" "be"))? "dealt" "to" victims ("by" victims)? circumstance*'
WOULD_HIT: Final = (
    '("that" "would" "be" "dealt" "to" things | "that"? things "would" ("take" | "suffer" | "receive") | "to" things)'
)
ROWS: Final = ("bare_row", "led_row", "open_row")
ANY_GRAVEYARD: Final = '(whose_place | "its" | "the" | "a") ("graveyard" | "graveyards")'
PHRASES: Final = [
    Phrase("ability", "averting", same),
    Phrase("ability", 'standing_if "," averting', while_so),
    Phrase("averting", f'{IF} impending "," "then"? effects', replaced,
           ["If this creature would die, return it to its owner's hand instead."]),
    Phrase("averting", 'should "," effects', replaced_at_once),
    *(Phrase(row, f'{row} "instead"', instead) for row in ROWS),
    *(Phrase(row, f'"instead" {row}', instead_first) for row in ROWS),
    *(Phrase(row, f'{row} "instead" "of" in_place', instead_of) for row in ROWS),
    Phrase("in_place", f'("to" | "into")? {ANY_GRAVEYARD} | "anywhere" "else" | "dying" | "leaving" "play"', nothing),
    Phrase("in_place", f'("going" | "moving" | "letting" "it" "go") "to" {ANY_GRAVEYARD}', nothing),
    Phrase("in_place", f'("putting" | "sending" | "moving") "it" ("into" | "to") {ANY_GRAVEYARD}', nothing),
    Phrase("in_place", f'"being" ("killed" | "destroyed" | "discarded" | "put" "into" {ANY_GRAVEYARD})', nothing),
    Phrase("ability", 'if_present happening "," effects', happens_instead),
    Phrase("if_present", '"if" | "when" | "whenever"', nothing),
    Phrase("tail", 'timed_row "instead"', instead),
    Phrase("tail", '"instead" timed_row', instead_first),
    ForgoPhrase('("it" | "he" | "that" word) "doesn\'t" "die"? | ("they" | "those" words | "you") "don\'t"'
                '| ("it" | "that" word) ("stays" | "is" | "remains") ("in" "play" | "where" "it" "is")'
        '| "nothing" "happens"', "it doesn't"),
    ForgoPhrase(f'{HE_SUFFERS} ("none" ("of" "it")? | "no" "damage") "instead"?', "prevent that damage"),
    ForgoPhrase(f'{THAT} ("is" | "are") {PREVENTED} | {PREVENT} ({THAT} | "it" | "all" "of"? {THAT})', "prevent that damage"),
    Phrase("bare_row",
           f'{PREVENT} ("up" "to")? number "of" ({THAT} | "it") | "reduce" {THAT} "by" number'
           f' | number "of" {THAT} ("is" | "are") {PREVENTED}'
           f'| {THAT} "is" ("reduced" | "decreased") "by" number | {HE_SUFFERS} number "less" "damage"? "instead"?',
           prevent_part, ["If this creature would be dealt damage, it is dealt 1 less instead."]),
    Phrase("bare_row",
           f'("increase" {THAT} | {THAT} "is" "increased") "by" number | {HE_SUFFERS} number "more" "damage"? "instead"?',
           deal_more, ["If this creature would be dealt damage, it is dealt 1 more damage instead."]),
    Phrase("bare_row", f'"deal" {THAT} "to" things | {THAT} "is" "dealt" "to" things', redirect),
    Phrase(TOLD, f'("is" | "are") "dealt" {THAT} | {TAKES} {THAT}', redirect_to_him),
    Phrase("impending", '"anything" "would" "be" "dealt" "damage" ("by" watched)? circumstance*', anything_harmed),
    DamagePhrase('"all"? "the"? "damage"'),
    DamagePhrase('"all"? "the"? "combat" "damage"', InFight()),
    DamagePhrase('"all"? "the"? ("non" "-" "combat" | "noncombat") "damage"', ByText(ANYONES), needs=SPELLS),
    Phrase("harmed", 'all_damage "that" "would" "be" "dealt" "to" victims ("by" victims)? circumstance*', damage_to),
    Phrase("harmed", 'all_damage ("that" "would" "be" "dealt" "by" | "from") victims', damage_by),
    Phrase("harmed", 'all_damage victims "would" ("take" | "suffer" | "receive") ("from" victims)? circumstance*', damage_to),
    Phrase("harmed", 'all_damage "that"? victims "would" "deal"', damage_by),
    Phrase("victims", "victim", same),
    Phrase("victims", '"each" card_noun | "all"? card_nouns | "all"? owned_nouns', any_card),
    Phrase("victims", "card_sorts", card_anywhere, needs=SPELLS),
    Phrase("averting", f'{PREVENT} harmed | harmed ("is" | "are") {PREVENTED}', always_prevented,
           ["Prevent all damage that would be dealt to this creature."]),
    Phrase("ability", f'{DEALT} "is" "increased" "by" number', always_more,
           ["Damage dealt to this creature is increased by 1."]),
    Phrase("ability", f'{DEALT} "is" ("reduced" | "decreased" | "lowered") "by" number', always_less),
    Phrase("averting", 'harmed "is" ("dealt" "to" things "instead" | ("instead" "dealt" | "dealt" "instead") "to" things)',
           always_redirected),
    Phrase(ORDER, f'{PREVENT} all_damage ("that" "would" "be" "dealt")? circumstance*'
           f' | all_damage ("that" "would" "be" "dealt")? circumstance* ("is" | "are") {PREVENTED}', prevented_for_a_while),
    Phrase("effects", f'all_damage ("that" "would" "be" "dealt" | "dealt") circumstance* until ("is" | "are") {PREVENTED}',
           prevented_meanwhile, ["All combat damage that would be dealt this turn is prevented."]),
    Phrase(ORDER, f'{PREVENT} all_damage ("that" "would" "be" "dealt" "by" cards | "that"? cards "would" "deal") circumstance*',
           prevented_by),
    Phrase(ORDER, f'{PREVENT} "all"? "the"? "combat" "damage" "that" "would" "be" "dealt" "to" things', fights_prevented),
    Phrase(ORDER, f'{PREVENT} "the" "next" all_damage {WOULD_HIT}', next_prevented,
           ["Prevent the next damage that would be dealt to target creature this turn."]),
    Phrase("effects", f'"the" "next" all_damage {WOULD_HIT} until ("is" | "are") {PREVENTED}', next_is_prevented),
    Phrase("effects", f'"the" "next" all_damage {WOULD_HIT} until "is" "dealt" "to" things "instead"', next_redirected,
           ["The next damage that would be dealt to you this turn is dealt to target creature instead."]),
    Phrase(ORDER, f'all_damage {WOULD_HIT} "is" "dealt" "to" things "instead"', redirected_for_a_while,
           ["Until end of turn, all damage that would be dealt to you is dealt to target creature instead."]),
    Phrase("effects", f'all_damage {WOULD_HIT} until "is" "dealt" "to" things "instead"', redirected_now),
    Phrase("fronted", 'what_happened impending "," effects', next_time,
           ["The next time a creature would die, draw a card instead."]),
    Phrase("fronted", 'what_happened (impending "this" "turn" | "this" "turn" "that"? impending) "," effects',
           next_time_this_turn),
    Phrase("fronted", '(what_may_happen | if_it) impending "this" "turn" "," effects', whenever_this_turn),
    Phrase("fronted", 'until "," (what_may_happen | if_it) impending "," effects', for_so_long),
]  # fmt: skip
