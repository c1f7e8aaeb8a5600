"""Delaying: what is done at a moment to come, the next time that something happens, or whenever it does for a while."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import THIS_TURN, WHILE_IN_PLAY
from wtactics.engine.meaning import AVERTING, DONE_ONCE, DONE_WHENEVER, TRIGGERED, Ability, Noun, Trigger
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.conditions.meaning import AtTime
from wtactics.vocabulary.deeds.averting import in_its_place, is_instead
from wtactics.vocabulary.deeds.waiting import NOT_HIS, NOT_NOW, THIS_ONE, Delay, Keep, Recall
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.numbers.meaning import ThatMuch, XNumber
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.reading.spoken import Mention
from wtactics.vocabulary.reading.writing import effect_texts
from wtactics.vocabulary.rulings.restraint import slots_in
from wtactics.vocabulary.sentences.clauses import ITS, THEIRS, Steps
from wtactics.vocabulary.sentences.so_much import SoMuch
from wtactics.vocabulary.sentences.this_way import DoneSo
from wtactics.vocabulary.speech import PhaseName
from wtactics.vocabulary.things.meaning import Again, Happened, Host, KeeperOf, Slot, Things, This, You, possessive
from wtactics.vocabulary.things.picking import Pick
from wtactics.vocabulary.triggers.catalogue import GONE
from wtactics.vocabulary.triggers.impending import Would
from wtactics.vocabulary.triggers.meaning import Comes, Happens, Very
from wtactics.vocabulary.triggers.occasions import During


class Later:
    """When something is done: what it waits for, how often, for how long, and what must be kept for it."""

    def __init__(
        self,
        trigger: Trigger,
        often: i64,
        which: i64 = THIS_ONE,
        whose: Things | None = None,
        kept: Steps | None = None,
    ) -> None:
        self.trigger: Final = trigger
        self.often: Final = often
        self.which: Final = which
        self.whose: Final[Things] = whose if whose is not None else You()
        self.kept: Final[Steps] = kept if kept is not None else []


def found_in(part: Any, kinds: tuple[type, ...]) -> bool:
    """Does a part of the text speak of such a thing, however deep it lies?"""
    return any(isinstance(each, kinds) for each in parts_within(part))


def keeping(reading: Reading) -> Steps:
    """From now on what the trigger of the text is about is something kept: later it will be about something else."""
    steps: Steps = []
    for i, mention in enumerate(reading.mentions):
        things = mention.things
        if isinstance(things, Happened):
            slot = Slot(things.words, 1, things.person)
            reading.picked.append(slot)
            reading.mentions[i] = Mention(slot, mention.words, mention.noun)
            steps.append(Keep(slot, things))
    return steps


def delayed(reading: Reading, later: Later, steps: Steps, until: i64 = WHILE_IN_PLAY) -> Steps:
    """The steps, done then."""
    would = isinstance(later.trigger, Would)
    if reading.branched:
        raise Misread("a choice that is made at once", "one that waits")
    if found_in(steps, (XNumber,) if would else (XNumber, ThatMuch)):
        raise Misread("a number that is the same later", "X")
    if not would and later.trigger.fact in GONE and any(slot in slots_in(later.trigger) for slot in slots_in(steps)):
        raise Misread("what can still be found when it has gone", "the one that was waited for")
    if any(
        happened_in(target.noun) and aimed in slots_in(steps)
        for target, aimed in zip(reading.targets, reading.aimed, strict=True)
    ):
        raise Misread("a target that can be named now", "what is beside what is spoken of later")
    own = [step.slot for step in steps if isinstance(step, Pick)]
    reading.kept.extend(slot for slot in slots_in([steps, later.trigger]) if slot not in own)
    words = f"{later.trigger.text()}, {', then '.join(effect_texts(steps))}"
    if found_in(steps, (DoneSo, SoMuch)):
        raise Misread("what has been done by then", "this way")
    if would and not is_instead(steps):
        raise Misread('"instead"', "nothing that is left out for it")
    kind, done = (AVERTING, in_its_place(steps)) if would else (TRIGGERED, steps)
    ability = Ability(kind, done, [], trigger=later.trigger, text=words, delay=later.often)
    return [*later.kept, Delay(reading.grant(ability), until, later.which, later.whose)]


def begun_before(steps: Steps) -> int:
    """How many steps have begun by then: what lasts for a time of its own is done now, and what stands before it."""
    lasting = [i for i, step in enumerate(steps) if getattr(step, "until", WHILE_IN_PLAY) != WHILE_IN_PLAY]
    return lasting[-1] + 1 if lasting and lasting[-1] + 1 < len(steps) else 0


def delayed_behind(reading: Reading, steps: Steps, later: Later) -> Steps:
    """Said behind it, the moment could not warn that what the trigger of the text is about must be kept."""
    if now := begun_before(steps):
        return [*steps[:now], *delayed_behind(reading, steps[now:], later)]
    kept, told = [], []
    for second in sorted({happened.second for happened in happened_in(steps)}):
        slot = Slot("it", 1)
        reading.picked.append(slot)
        reading.kept.append(slot)
        kept.append(Keep(slot, Happened(second, False, "it")))
        told.append(Recall(slot, second))
    later = Later(later.trigger, later.often, later.which, later.whose, kept)
    return delayed(reading, later, [*told, *steps])


def happened_in(part: Any) -> list[Happened]:
    """What the steps say of the things to which it happened that triggered the text."""
    return [each for each in parts_within(part) if isinstance(each, Happened)]


def for_a_while(reading: Reading, until: int, kept: Steps, trigger: Trigger, steps: Steps) -> Steps:
    """Whenever that happens for so long."""
    reading.time()
    reading.end_time()
    return delayed(reading, Later(trigger, DONE_WHENEVER, kept=kept), steps, until)


def whenever_this_turn(reading: Reading, kept: Steps, trigger: Trigger, steps: Steps) -> Steps:
    return delayed(reading, Later(trigger, DONE_WHENEVER, kept=kept), steps, THIS_TURN)


def next_time(reading: Reading, kept: Steps, trigger: Trigger, steps: Steps) -> Steps:
    return delayed(reading, Later(trigger, DONE_ONCE, kept=kept), steps)


def next_time_then(reading: Reading, kept: Steps, trigger: Trigger, time: AtTime, steps: Steps) -> Steps:
    return next_time(reading, kept, During(trigger, time), steps)


def next_time_this_turn(reading: Reading, kept: Steps, trigger: Trigger, steps: Steps) -> Steps:
    return delayed(reading, Later(trigger, DONE_ONCE, kept=kept), steps, THIS_TURN)


def if_this_turn(reading: Reading, kept: Steps, trigger: Trigger, steps: Steps) -> Steps:
    """If that creature dies this turn: said of one thing, and done once; of any it could be meant each time."""
    if not isinstance(trigger, Happens) or not isinstance(trigger.first, Very):
        raise Misread('"whenever", or one thing that was spoken of before', trigger.text())
    return delayed(reading, Later(trigger, DONE_ONCE, kept=kept), steps, THIS_TURN)


# ---- moments


class EndPhrase(Phrase):
    """Does it start or end?"""

    def __init__(self, form: str, begins: bool) -> None:
        super().__init__("which_end", form, self.give)
        self.begins: Final = begins

    def give(self, reading: Reading) -> bool:
        return self.begins


def moment_of(begins: bool, players: Noun | None, phases: list[int], words: str) -> Trigger:
    """A turn or a phase begins or ends."""
    turn, phase = (facts.TURN_BEGAN, facts.PHASE_BEGAN) if begins else (facts.TURN_ENDED, facts.PHASE_ENDED)
    said = f"at the {'start' if begins else 'end'} of {words}"
    return Comes(phase if phases else turn, phases[:1] if begins else phases[-1:], players, said)


def next_of(reading: Reading, begins: bool, whose: Things, phase: PhaseName | None = None) -> Later:
    """At the start of your next turn, at the end of its controller's next phase of that name."""
    name = f"{phase.name} phase" if phase is not None else "turn"
    words = f"{possessive(whose)} next {name}"
    kept = keeping(reading)
    whose = of_kept(whose, kept)
    trigger = moment_of(begins, Very(whose), phase.numbers if phase is not None else [], words)
    which = NOT_HIS if phase is None and not begins else THIS_ONE
    return Later(trigger, DONE_ONCE, which, whose, kept)


def of_kept(whose: Things, kept: Steps) -> Things:
    """Who controls what the trigger of the text is about: later it will be about something else."""
    one = whose.things if isinstance(whose, KeeperOf) else None
    inner = one.things if isinstance(one, Again) else one
    if not isinstance(whose, KeeperOf) or not isinstance(inner, Happened):
        return whose
    found = next((keep.slot for keep in kept if keep.things.second == inner.second), None)
    return whose if found is None else KeeperOf(Again(found, one.text()) if one is not None else found, whose.owner)


def next_of_all(reading: Reading, begins: bool, phase: PhaseName | None = None) -> Later:
    name = f"{phase.name} phase" if phase is not None else "turn"
    trigger = moment_of(begins, None, phase.numbers if phase is not None else [], f"the next {name}")
    return Later(trigger, DONE_ONCE, NOT_NOW if phase is None and not begins else THIS_ONE, None, keeping(reading))


def end_of_turn(reading: Reading) -> Later:
    reading.turn_ends = True
    return Later(moment_of(False, None, [], "this turn"), DONE_ONCE, kept=keeping(reading))


def waiting(reading: Reading) -> Steps:
    """Something is waited for from now on: what was chosen can be named as that to which it happens."""
    reading.awaits = True
    return keeping(reading)


def heard(reading: Reading, trigger: Trigger) -> Trigger:
    reading.awaits = False
    return trigger


def during_its(reading: Reading) -> None:
    """Whose turn that is, is known when it was read of what this is said."""
    reading.say_time(THIS_TURN)


def during_its_behind(reading: Reading, steps: Steps, _later: None) -> Steps:
    """The turn of who controls what this is said of, which is known when it is done; later other things may have happened."""
    one, kept = spoken_of(reading, steps), list[Any]()
    reading.end_time()
    inner = one.things if isinstance(one, Again) else one
    if isinstance(inner, Happened):
        slot = Slot("it", 1)
        reading.picked.append(slot)
        reading.kept.append(slot)
        kept.append(Keep(slot, inner))
        one = slot
    elif not isinstance(inner, Slot | This | Host):
        raise Misread("who can still be found then", one.text())
    return [*kept, *delayed_behind(reading, steps, next_of(reading, True, KeeperOf(one, False)))]


def spoken_of(reading: Reading, steps: Steps) -> Things:
    """The one of which something is said: "its" is said of that; else of what was spoken of last."""
    for step in reversed(steps):
        statement = getattr(step, "statement", step)
        ability = getattr(statement, "ability", None)
        said = ability.statements[0] if ability is not None and ability.statements else statement
        things = getattr(said, "things", None)
        if isinstance(things, Things) and not things.many() and not things.people():
            return things
    return reading.it()


def during_his_behind(reading: Reading, steps: Steps, _later: None) -> Steps:
    """Who he is, is known then, too."""
    whose = reading.he()
    reading.end_time()
    return delayed_behind(reading, steps, next_of(reading, True, whose))


def during_next(reading: Reading, whose: Things) -> Later:
    """For the length of a turn to come."""
    reading.say_time(THIS_TURN)
    return next_of(reading, True, whose)


def next_of_opponents(reading: Reading, phase: PhaseName | None = None) -> Later:
    """At the start of an opponent's next turn, of whichever comes first."""
    name = f"{phase.name} phase" if phase is not None else "turn"
    numbers = phase.numbers if phase is not None else []
    return Later(
        moment_of(True, PlayerNoun(True), numbers, f"an opponent's next {name}"), DONE_ONCE, kept=keeping(reading)
    )


def during_opponents(reading: Reading) -> Later:
    reading.say_time(THIS_TURN)
    return next_of_opponents(reading)


def during_any(reading: Reading) -> Later:
    reading.say_time(THIS_TURN)
    return next_of_all(reading, True)


def then_timed(reading: Reading, later: Later, steps: Steps) -> Steps:
    reading.end_time()
    return delayed(reading, later, steps)


def then_timed_behind(reading: Reading, steps: Steps, later: Later) -> Steps:
    """The turn of whoever controls something is told by `during_its_behind`."""
    if isinstance(later.whose, KeeperOf):
        raise Misread("a player", later.whose.text())
    reading.end_time()
    return delayed_behind(reading, steps, later)


def of_you(reading: Reading) -> Things:
    return You()


def of_him(reading: Reading, things: Things) -> Things:
    return things


DURING: Final = '("during" | "in" | "on")'
PHRASES: Final = [
    EndPhrase('"start"', True),
    EndPhrase('"end"', False),
    Phrase("whose_next", '"your"', of_you),
    Phrase("whose_next", '"his" | "their"', lambda reading: reading.he()),
    Phrase("whose_next", 'he_player ("\'s" | "\'")', of_him),
    Phrase("later", '"at" "the" which_end "of" whose_next "next" "turn" | "at" "the" which_end "of" whose_next "next" phase',
           next_of, ["At the start of your next turn, draw a card."]),
    Phrase("later", '"at" "the" which_end "of" "the" "next" "turn" | "at" "the" which_end "of" "the" "next" phase',
           next_of_all),
    Phrase("later", '"at" "the" "end" "of" "this"? "turn"', end_of_turn, ["At the end of this turn, draw a card."]),
    Phrase("later", '("when" | "as") ("the" | "this") "turn" ("ends" | "is" "over")', end_of_turn,
           ["Draw a card when this turn ends."]),
    Phrase("later", f'"at" "the" "start" "of" {THEIRS} "next" ("turn" | phase)', next_of_opponents),
    Phrase("until_later", f'{DURING} whose_next "next" "turn"', during_next),
    Phrase("until_later", f'{DURING} {THEIRS} "next" "turn"', during_opponents),
    Phrase("until_later", f'{DURING} "the" "next" "turn"', during_any),
    Phrase("until_its", f'{DURING} {ITS} "next" "turn"', during_its),
    Phrase("until_his", f'{DURING} ("his" | "their") "next" "turn"', during_its),
    Phrase("tail", "tail until_his", during_his_behind),
    Phrase("what_happened", '"the" "next" "time" "that"?', waiting),
    Phrase("what_may_happen", '"when" | "whenever"', waiting),
    Phrase("heard", "happening", heard),
    Phrase("fronted", 'later ","? effects', delayed),
    Phrase("tail", "tail later", delayed_behind, ["Draw a card at the start of your next turn."]),
    Phrase("fronted", 'until_later "," effects', then_timed,
           ["During your next turn, target creature gets +1/+1."]),
    Phrase("tail", "tail until_later", then_timed_behind),
    Phrase("tail", "tail until_its", during_its_behind),
    Phrase("fronted", 'what_happened heard "," effects', next_time,
           ["The next time you play a creature, draw a card."]),
    Phrase("fronted", 'what_happened heard in_whose "," effects', next_time_then,
           ["The next time you play a creature in your turn, draw a card."]),
    Phrase("fronted", 'what_happened (heard "this" "turn" | "this" "turn" "that"? heard) "," effects', next_time_this_turn),
    Phrase("fronted", 'what_may_happen heard "this" "turn" "," effects', whenever_this_turn,
           ["Whenever a creature dies this turn, draw a card."]),
    Phrase("fronted", 'if_it heard "this" "turn" "," effects', if_this_turn),
    Phrase("if_it", '"if"', waiting),
    Phrase("fronted", 'until "," what_may_happen heard "," effects', for_a_while),
]  # fmt: skip
