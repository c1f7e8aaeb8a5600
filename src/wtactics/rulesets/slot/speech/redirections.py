"""Redirections, in words: who is attacked in the place of another; two creatures of a duel that change their slots."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Trigger
from wtactics.language.phrase import ORDER, TOLD, Misread, Phrase
from wtactics.rulesets.slot.speech.positions import into_that, moves, own_may
from wtactics.rulesets.slot.speech.reaching import Redirect, attacked_by, hangs
from wtactics.rulesets.slot.speech.steps import Swap
from wtactics.rulesets.slot.speech.steps_between import former, plainly, swap, that_one
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.reading.leaning import pairing
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.sentences.clauses import Steps, clause
from wtactics.vocabulary.sentences.lines import triggered
from wtactics.vocabulary.sentences.outcomes import if_done, kept_outcome
from wtactics.vocabulary.sentences.parts import Contribution
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Again, Happened, Lost, Things, This
from wtactics.vocabulary.things.picking import May
from wtactics.vocabulary.triggers.catalogue import SUFFERED
from wtactics.vocabulary.triggers.watching import Doing, Watched, any_card, happens

IS_ATTACKED: Final = next(verb for verb in SUFFERED if verb.words == "is attacked")


def whom(reading: Reading, things: Things) -> Redirect:
    if things.people() or things.many():
        raise Misread("one creature that is attacked", things.text())
    return Redirect(plainly(reading, not_the_attacked(reading, things)))


def not_the_attacked(reading: Reading, things: Things) -> Things:
    """Who is attacked is the target already: "it" is then this creature, if the two have just changed places."""
    said = bare(things)
    if not isinstance(said, Happened) or not said.second:
        return things
    swaps = [
        deed for step in reading.last_said for deed in (step, getattr(step, "deed", None)) if isinstance(deed, Swap)
    ]
    if things.text() == "it" and any(isinstance(each, This) for deed in swaps for each in (deed.first, deed.second)):
        return This(reading.word)
    raise Misread("another creature than is attacked anyway", things.text())


def redirected(reading: Reading, things: Things) -> Redirect:
    """In a sentence of its own behind what somebody may do it hangs on that."""
    if hangs(reading):
        raise Misread('"if you do"', "what happens even if you don't")
    return whom(reading, things)


def told_so(reading: Reading) -> Redirect:
    return redirected(reading, reading.subject())


def then_so(reading: Reading, things: Things) -> Steps:
    """SLOT-DECL-05 The attack is then on another one: if that was done which somebody may do."""
    if not hangs(reading):
        return [whom(reading, things)]
    words = "you do" if any(isinstance(step, May) for step in reading.last_said) else "he does"
    return if_done(reading, kept_outcome(reading, words, words == "you do"), [whom(reading, things)])


def subject_then(reading: Reading, _subject: None) -> Steps:
    things = reading.subject()
    if not hangs(reading):
        raise Misread("what somebody may do, in the sentence before", "then")
    reading.end_clause()
    return then_so(reading, things)


def may_be_instead(reading: Reading, *steps: Steps) -> Steps:
    """This creature may change places with another one and be attacked instead: both, or nothing."""
    return own_may(reading, *steps, [whom(reading, reading.subject())])


def attack_instead(reading: Reading, things: Things) -> Redirect:
    """Whoever attacks, be it in a group, attacks another one."""
    if not any(isinstance(each.meant, Happened) for each in reading.mentions):
        raise Misread("a creature that attacks", "none")
    return redirected(reading, things)


def attacks_instead(reading: Reading, things: Things) -> Steps:
    return clause(reading, [attack_instead(reading, things)])


def by_single(reading: Reading, watched: Watched) -> Trigger:
    """A single creature attacks another one: of these two "it" could be either."""
    if isinstance(watched.noun, CardNoun) and watched.noun.whose == OPPONENTS:
        raise Misread("an ally that is attacked", watched.words)
    reading.mention(again(Happened(False, False, "it"), "the attacker"), ["attacker"])
    trigger = attacked_by(reading, watched, False)
    reading.paired = 0 if isinstance(watched.very, This) else pairing(facts.ATTACKED, True)
    return trigger


def under_attack(reading: Reading, watched: Watched) -> Trigger:
    """An attack on it is announced: it is attacked."""
    return happens(reading, watched, Doing(IS_ATTACKED))


def always_redirected(reading: Reading, noun: CardNoun, this: Things) -> Contribution:
    """Whoever of them is attacked, the attack is on this creature, and nobody is asked."""
    trigger = happens(reading, any_card(reading, noun), Doing(IS_ATTACKED))
    return triggered(reading, trigger, [Redirect(This(reading.word))])


def duel(reading: Reading) -> Swap:
    """The two are this creature and the one that was spoken of beside it."""
    other = former(reading)
    very = bare(other)
    singles = [each.things for each in reading.mentions if not each.things.people()]
    known = {id(bare(each)) for each in singles if not isinstance(each, This)}
    called = any(not isinstance(each, Again) or each.words != "the attacker" for each in singles)
    if not called or any(each.many() for each in singles) or len(known - {id(very)}) > len(attackers(singles)):
        raise Misread("this creature and one other", "the two")
    return swap(reading, This(reading.word), that_one(reading))


def attackers(singles: list[Things]) -> set[int]:
    """Of whom nobody thinks who swaps creatures of one army."""
    return {id(each.things) for each in singles if isinstance(each, Again) and each.words == "the attacker"}


def both_change(reading: Reading) -> Steps:
    return clause(reading, [duel(reading)])


def its_place_with(reading: Reading, things: Things) -> Swap:
    """Its place is that of who was spoken of, who changes it with another one."""
    return swap(reading, former(reading), things)


def take_place_of(reading: Reading, things: Things) -> Deed:
    """Whoever takes another one's place changes places with it, for nobody leaves his slot otherwise but who has died."""
    if isinstance(getattr(things, "things", things), Lost):
        return moves(reading, into_that(reading, things))
    return swap(reading, reading.subject(), things)


BE: Final = '("is" | "are" | "be" | "gets" | "becomes" | "become")'
NOW: Final = '("then" | "now")'
ATTACK: Final = '("the" | "that" | "this") "attack"'
OF_ATTACK: Final = f'("of" {ATTACK})?'
ATTACKER: Final = (
    '("it" | "they" | "that" ("creature" | "enemy" | "group") | "the" ("attacker" | "attackers" | "group"))'
)
ONE: Final = '"the" "one" (("that" | "who") "is")? "attacked" | "attacked"'
TARGET: Final = f'(("the" | "its") "new"? "target" {OF_ATTACK} | {ONE})'
INSTEAD: Final = '("instead" | "in" "its" "slot")'
TO: Final = '("to" | "at" | "on" | "onto" | "against" | "towards" | "upon")'
AIMED: Final = '("directed" | "aimed" | "redirected" | "turned" | "made" | "diverted" | "moved")'

GOES: Final = '("goes" | "passes" | "turns" | "moves" | "switches")'
TWO: Final = '("the" | "these" | "those") "two" ("creatures" | "allies")? | "both"'
PHRASES: Final = [
    # who is attacked instead
    Phrase(TOLD, '("is" | "are" | "be" | "gets") "attacked" "instead"', told_so,
           ["When an adjacent ally creature is attacked, this creature is attacked instead."]),
    Phrase(TOLD, f'("takes" | "take") ("its" | aimed "\'s") ("slot" | "position") "as" "the"? "target" {OF_ATTACK} "instead"?',
           lambda reading, *_of: told_so(reading)),
    Phrase(TOLD, '"be" "the" "new"? "target" ("of" ("the" | "that" | "this") "attack")? "instead"?', told_so),
    Phrase("fronted", f"subject {BE} ({NOW} {TARGET} | {TARGET} {NOW}) {INSTEAD}?", subject_then,
           ["When an adjacent ally is attacked, you may mark this creature. It is then the target of that attack."]),
    Phrase("fronted", f'subject {NOW} ("is" | "becomes") {TARGET} "instead"?', subject_then),
    Phrase("fronted", f'subject ({BE} "attacked" "instead" | {BE} ("the" | "its") "new"? "target" {OF_ATTACK} "instead"?)',
           subject_then),
    Phrase("fronted", f'{NOW}? {ATTACK} ("is" {NOW}? {AIMED}? {TO} | {NOW}? {GOES} {NOW}? {TO}'
           f' | {NOW}? "hits" | {NOW}? "targets") things "instead"?', then_so,
           ["When an adjacent ally is attacked, you may mark this creature. The attack is then directed at this creature."]),
    Phrase("deed", f'({{redirect}} | {{direct}} | {{divert}} | {{turn}} | {{shift}} | {{aim}}) {ATTACK} {TO} things "instead"?',
           redirected, ["When an adjacent ally creature is attacked, you may redirect the attack to this creature."]),
    Phrase("deed", f'{{change}} ("the" | "its") "target" {OF_ATTACK} "to" things', redirected),
    Phrase(ORDER, f'"make" things "the" "new"? "target" {OF_ATTACK} "instead"?', redirected),
    Phrase("led", f'{ATTACKER} ("attacks" | "attack") things "instead"', attacks_instead,
           ["When an enemy creature attacks an adjacent ally, it attacks this creature instead."]),
    Phrase(ORDER, f'("have" | "let" | "make") {ATTACKER} "attack" things "instead"', attack_instead),
    Phrase("open", f'subject "may" told "and" ("be" | "become") {NOW}? {TARGET} {INSTEAD}?', may_be_instead,
           ["When an adjacent ally is attacked, this creature may change places with it and be attacked instead."]),
    # when that is
    Phrase("happening", '"a" "single" "enemy"? "creature" ("attacks" | "attack") watched', by_single,
           ["When a single enemy creature attacks an adjacent ally, you get 1 AP."]),
    Phrase("happening", '("an" | "the") "attack" ("on" | "against") watched ("is" ("announced" | "declared" | "made")'
           ' | "begins" | "has" "been" ("announced" | "declared"))', under_attack,
           ["When an attack on this creature is announced, it gets +1 DEF until end of battle."]),
    # who changes places for it
    Phrase(ORDER, f'("let" | "have" | "make") {ATTACK} ("hit" | "target" | "be" {AIMED} {TO} | "go" {TO}) things "instead"?',
           redirected),
    Phrase("ability", f'("attacks" | "each" "attack" | "an" "attack") ("on" | "against") (card_nouns | ("a" | "an") card_noun)'
           f' ("are" | "is") {AIMED} {TO} self "instead"?', always_redirected,
           ["Attacks on adjacent allies are directed at this creature instead."]),
    Phrase("deed", f'{{swap}} ({TWO} | "them")', duel, ["When an adjacent ally is attacked, you may swap the two."]),
    Phrase("led", f'({TWO} | "they") ("change" "slots" | "swap")', both_change),
    Phrase("deed", '{change} ("its" | "that" ("creature" | "ally") "\'s") ("place" | "slot" | "position") "with" things',
           its_place_with, ["When an adjacent ally is attacked, you may change its place with this creature."]),
    Phrase(TOLD, '("takes" | "take") "the" ("place" | "slot" | "position") "of" things'
           ' | ("takes" | "take") things "\'s" ("place" | "slot" | "position")', take_place_of),
    Phrase(TOLD, '("takes" | "take") "its" ("place" | "slot" | "position")',
           lambda reading: take_place_of(reading, that_one(reading))),
]  # fmt: skip
