"""What quests ask for: what is to be done by a player and his cards, and what is to be so, now or as a turn ends."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.facts import COMPLETED
from wtactics.engine.meaning import Condition, Noun, Number, Trigger
from wtactics.engine.places import CREATURE
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.pacts import (
    Feat,
)
from wtactics.rulesets.orc.speech.fronts import NAMES, InFront
from wtactics.vocabulary.conditions.judging import one_at_least, so_many
from wtactics.vocabulary.nouns.cards import ANYWHERE, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.limits import AT_LEAST
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.speech import PhaseName
from wtactics.vocabulary.things.meaning import You
from wtactics.vocabulary.things.mentioning import counted, plain, renewed, same
from wtactics.vocabulary.triggers.meaning import Comes, Happens, Very
from wtactics.vocabulary.triggers.watching import Doing

Moment = tuple[Trigger, int, bool, str]  # when it is looked at, in how many turns, whether in a row, in words
Tally = tuple[Noun, int, Number, str]  # of which things, whether at least or at most, how many, in words


# ---- what is done


def of_quest(reading: Reading) -> None:
    """Only a quest says what is to be done."""
    if reading.word != "quest":
        raise Misread("a quest", f"this {reading.word}")


def enough(tally: Tally) -> tuple[Noun, i64, str]:
    """So many, at least."""
    noun, relation, number, words = tally
    if relation != AT_LEAST:
        raise Misread("at least so many", words)
    return noun, plain(number), words


def yours(noun: Noun | None = None) -> Noun:
    """What you control, wherever it is."""
    if isinstance(noun, CardNoun):
        return renewed(noun, Detail("whose", YOURS), Detail("near", False))
    return CardNoun([Sort()], where=ANYWHERE, whose=YOURS)


def everywhere(noun: Noun) -> Noun:
    """A quest lies in no front, so it speaks of all (ORC-SPAN-17), and of what no two share only behind all the rest."""
    if isinstance(noun, CardNoun) and any(quality.is_linked() for quality in noun.qualities):
        raise Misread("cards that are told one by one", noun.text(True), lightly=True)
    return renewed(noun, Detail("near", False)) if isinstance(noun, CardNoun) else noun


def feat_of(words: str, trigger: Trigger, count: i64, second: bool = False, amounts: bool = False) -> Feat:
    feat = Feat(words, trigger)
    feat.count, feat.second, feat.amounts = count, second, amounts
    return feat


class Act:
    """Something a player does with cards: the fact, on which side of it what it is done to stands, and who does it."""

    def __init__(self, word: str, fact: int, second: bool, by_card: bool = True) -> None:
        self.word: Final = word
        self.fact: Final = fact
        self.second: Final = second  # what it is done to is the second thing of the fact
        self.by_card: Final = by_card  # a card of his does it; else the fact tells the player himself

    def in_play(self) -> bool:
        """Is it done to what is in play?"""
        return self.by_card or self.fact in (facts.SACRIFICED, facts.WENT)

    def trigger(self, noun: Noun | None, by: Noun | None) -> Happens:
        """When it is done by you, or by this card of yours."""
        if not self.by_card:
            return Happens(self.fact, noun, Very(You()), self.word, False, True)
        doer = yours(by)
        return Happens(self.fact, doer, noun, self.word) if self.second else Happens(self.fact, noun, doer, self.word)


KILL: Final = Act("kill", facts.KILLED, True)
ACTS: Final = (
    KILL, Act("heal", facts.HEALED, False), Act("damage", facts.HURT, False),
    Act("deal combat damage to", facts.STRUCK, True),
    Act("play", facts.PLAYED, False, False), Act("discard", facts.DISCARDED, False, False),
    Act("draw", facts.DREW, False, False), Act("move", facts.WENT, False, False),
    Act("sacrifice", facts.SACRIFICED, False, False),
)  # fmt: skip
OFTEN: Final = tuple(act for act in ACTS if act.word in ("kill", "play", "discard"))  # done to several sorts


class ActPhrase(Phrase):
    """One of these acts, and to how many it is to be done: kill three enemy creatures."""

    def __init__(self, act: Act) -> None:
        form = " ".join(f'"{word}"' for word in act.word.split())
        with_ = ' ("with" (("a" | "an") card_noun | card_nouns | owned_nouns))?' if act.by_card else ""
        examples = ["Kill three creatures."] if act is KILL else []
        super().__init__("feat", f"{form} {'feat_many' if act.in_play() else 'tally'}{with_}", self.read, examples)
        self.act: Final = act

    def read(self, reading: Reading, tally: Tally, by: Noun | None = None) -> Feat:
        of_quest(reading)
        noun, n, words = enough(tally)
        behind = f" with {by.text(True) if 'in combat' in words else by_text(by)}" if by is not None else ""
        second = self.act.second
        return feat_of(f"{self.act.word} {words}{behind}", self.act.trigger(everywhere(noun), by), n, second)


class ShunPhrase(Phrase):
    """What is not to be done: don't play a creature."""

    def __init__(self, act: Act, rule: str, forms: str) -> None:
        verb = " ".join(f'"{word}"' for word in act.word.split())
        super().__init__(rule, forms.replace("VERB", verb), self.read)
        self.act: Final = act

    def read(self, reading: Reading, noun: Noun) -> tuple[Trigger, str]:
        of_quest(reading)
        return self.act.trigger(everywhere(noun), None), f"{self.act.word} a {noun.text(False)}"


class ActsPhrase(Phrase):
    """One of these acts, done to several sorts of things: play two Magic cards and an Event."""

    def __init__(self, act: ActPhrase) -> None:
        form = " ".join(f'"{word}"' for word in act.act.word.split())
        many = "feat_many" if act.act.in_play() else "tally"
        super().__init__("feats_of", f'{form} {many} ("," {many})* ","? "and" {many}', self.read)
        self.act: Final = act

    def read(self, reading: Reading, *tallies: Tally) -> list[Feat]:
        feats = [self.act.read(reading, tally) for tally in tallies]
        for feat, tally in zip(feats[1:], tallies[1:], strict=True):
            feat.words = enough(tally)[2]
        return feats


def by_text(noun: Noun) -> str:
    words = noun.text(False)
    return f"{'an' if words[:1] in 'aeiouAEIOU' else 'a'} {words}"


def targets_too(reading: Reading, *parts: Any) -> Tally:
    """What is done by effects with targets is what is meant anyway."""
    noun = parts[-1]
    return so_many(reading, parts[0], noun) if len(parts) > 1 else one_at_least(reading, noun)


def kill_one_there(reading: Reading, front: int) -> Feat:
    """And one more creature of the same player, in this front of his."""
    noun = CardNoun([Sort(1 << CREATURE, word="creature")], whose=OPPONENTS, qualities=[InFront(front)])
    feat = feat_of(f"kill one in its controller's {NAMES[front]}", KILL.trigger(noun, None), 1, True)
    feat.same_foe = True
    return feat


def attack(reading: Reading, tally: Tally | None = None) -> Feat:
    """Attack, with whatever or with so many creatures."""
    return fight(reading, facts.ATTACKED, "attack", tally)


def defend(reading: Reading, tally: Tally | None = None) -> Feat:
    return fight(reading, facts.DEFENDED, "defend", tally)


def fight(reading: Reading, fact: int, verb: str, tally: Tally | None) -> Feat:
    of_quest(reading)
    noun, n, words = enough(tally) if tally is not None else (None, 1, "")
    trigger = Happens(fact, yours(everywhere(noun) if noun is not None else None), None, verb)
    return feat_of(f"{verb} with {words}" if words else verb, trigger, n)


def no_attack(reading: Reading) -> tuple[Trigger, str]:
    of_quest(reading)
    return Happens(facts.ATTACKED, yours(), None, "attack"), "attack"


def lose_none(reading: Reading, noun: Noun) -> tuple[Trigger, str]:
    of_quest(reading)
    return Happens(facts.LEFT, yours(noun), None, "lose"), f"lose {by_text(noun)}"


def gain_so_much(reading: Reading, number: Number) -> Feat:
    of_quest(reading)
    n = plain(number)
    trigger = Happens(facts.GAINED, None, Very(You()), "gain influence", False, True)
    return feat_of(f"gain {n} influence", trigger, n, amounts=True)


def combat_damage(reading: Reading, number: Number, people: PlayerNoun) -> Feat:
    of_quest(reading)
    n = plain(number)
    trigger = Happens(facts.STRUCK, yours(), people, "deal combat damage")
    return feat_of(f"deal {n} combat damage to {by_text(people)}", trigger, n, True, True)


def complete(reading: Reading, tally: Number | None = None) -> Feat:
    of_quest(reading)
    n = plain(tally) if tally is not None else 1
    trigger = Happens(COMPLETED, None, Very(You()), "complete a quest", False, True)
    return feat_of("complete another quest" if n == 1 else f"complete {n} other quests", trigger, n)


def have_happen(reading: Reading, tally: Tally, doing: Doing) -> Feat:
    """Have cards do something: have two of your creatures deal damage to an opponent."""
    of_quest(reading)
    noun, n, words = enough(tally)
    first, second = doing.nouns(everywhere(noun))
    feat = feat_of(f"have {words} {doing.words(doing.verb.words)}", Happens(doing.verb.fact, first, second, "have"), n)
    feat.second = bool(doing.verb.subject)
    return feat


# ---- what is so


def condition_met(reading: Reading, condition: Condition) -> Feat:
    of_quest(reading)
    return Feat(f"complete this quest when {in_own_words(condition.text())}", None, condition)


def event_met(reading: Reading, trigger: Trigger) -> Feat:
    of_quest(reading)
    words = in_own_words(trigger.text().removeprefix("whenever "))
    feat = Feat(f"complete this quest when {words}", trigger)
    feat.second = trigger.fact in (facts.KILLED, facts.STRUCK)
    return feat


def in_own_words(words: str) -> str:
    """What shared families call victory points is influence here, as people read it in their progress."""
    return words.replace("victory points", "influence").replace("victory point", "influence")


class MomentOf(Phrase):
    """At the end of your turn, of two consecutive turns of yours, of an opponent's turn."""

    def __init__(self, form: str, yours_: bool) -> None:
        super().__init__("feat_moment", form, self.give)
        self.yours: Final = yours_

    def give(self, reading: Reading, *parts: Any) -> Moment:
        n, in_row = next((part for part in parts if isinstance(part, tuple)), (0, False))
        whose: Noun = Very(You()) if self.yours else PlayerNoun(True)
        words = "your turn" if self.yours else "an opponent's turn"
        if n > 0:
            words = f"{counted(n)} {'consecutive ' if in_row else ''}turns of yours"
        return Comes(facts.TURN_ENDED, [], whose, words), n, in_row, words


def at_moment(reading: Reading, feat: Feat, moment: Moment) -> Feat:
    trigger, n, in_row, words = moment
    if feat.trigger is not None:
        raise Misread("what is so at that time", feat.words)
    edge = "beginning" if trigger.fact == facts.TURN_BEGAN else "end"
    found = Feat(f"{feat.words} at the {edge} of {words}", trigger, feat.condition)
    found.turns, found.in_row = n, in_row
    return found


def moment_first(reading: Reading, moment: Moment, feat: Feat) -> Feat:
    return at_moment(reading, feat, moment)


def as_it_begins(reading: Reading, feat: Feat, moment: Moment) -> Feat:
    """Have so many at the beginning of your turn, not at its end."""
    trigger, n, in_row, words = moment
    assert isinstance(trigger, Comes)
    return at_moment(reading, feat, (Comes(facts.TURN_BEGAN, [], trigger.players, trigger.words), n, in_row, words))


def as_phase_begins(reading: Reading, feat: Feat, phase: PhaseName) -> Feat:
    """Have so many at one time of your turns."""
    of_quest(reading)
    if feat.trigger is not None or len(phase.numbers) == 0:
        raise Misread("what is so at that time", feat.words)
    words = f"at the beginning of your {phase.name} phase"
    return Feat(
        f"{feat.words} {words}", Comes(facts.PHASE_BEGAN, list(phase.numbers), Very(You()), words), feat.condition
    )


def shun(reading: Reading, *said: tuple[Any, Any]) -> Feat:
    """Don't do something during so many of your turns, whichever is said first."""
    of_quest(reading)
    trigger, words = next(each for each in said if isinstance(each[0], Trigger))
    n, in_row = next(each for each in said if not isinstance(each[0], Trigger))
    turns = f"{counted(n)} of your turns{' in a row' if in_row else ''}"
    found = Feat(f"don't {words} during {turns}", Comes(facts.TURN_ENDED, [], Very(You()), "turn"))
    found.shunned, found.turns, found.in_row = trigger, n, in_row
    return found


SHUNNED: Final = (  # behind "don't", and without it
    ("shunned", 'VERB ("a" | "an" | "any") any_noun | VERB "any" any_nouns'),
    ("shunned_none", 'VERB "no" (any_noun | any_nouns)'),
)
INFLUENCE: Final = '("influence" | "victory" ("point" | "points"))'
PHRASES: Final = [
    *(ActPhrase(act) for act in ACTS),
    *(ActsPhrase(ActPhrase(act)) for act in OFTEN),
    *(ShunPhrase(act, *said) for act in ACTS if not act.by_card for said in SHUNNED),
    Phrase("feat_many", "had", same),
    Phrase("feat_many", '"at" "least" "one" "target"? card_noun', one_at_least),
    Phrase("feat_many", 'many ("or" "more")? "of" owned_nouns | "at" "least" many "of" owned_nouns', targets_too,
           ["Attack with three of your creatures in one turn."]),
    Phrase("feat_many", '("a" | "an" | many) "target" (card_noun | card_nouns)', targets_too),
    Phrase("owned_many", 'many "of" owned_nouns', so_many),
    Phrase("feat", '"attack" ("with" feat_many)?', attack, ["Attack with three creatures in one turn."]),
    Phrase("feat", '"defend" ("with" feat_many)?', defend),
    Phrase("so_much", 'number ("or" "more")? | "at" "least" number', same),
    Phrase("feat", f'"gain" so_much {INFLUENCE}', gain_so_much,
           ["Gain 5 influence."]),
    Phrase("feat", '"deal" so_much "combat" "damage" "to" ("a" | "an") player_noun', combat_damage,
           ["Deal 10 combat damage to an opponent."]),
    Phrase("feat", '"deal" so_much "combat" "damage" "to" player_nouns', combat_damage),
    Phrase("feat", '"complete" ("another" "quest" | many "other" "quests")', complete,
           ["Complete another quest."]),
    Phrase("feat", '"have" (feat_many | owned_many) doing', have_happen,
           ["Have two of your creatures deal damage to an opponent."]),
    Phrase("feat", "hoard", same),
    Phrase("feat", 'hoard ("at" "the" "end" "of" feat_moment | ("as" | "when") feat_moment "ends")', at_moment),
    Phrase("feat", 'hoard "at" "the" ("beginning" | "start") "of" feat_moment', as_it_begins,
           ["Have five creatures at the beginning of your turn."]),
    Phrase("feat", 'hoard ("at" "the" ("beginning" | "start") "of" "your" phase | ("as" | "when") "your" phase "begins")',
           as_phase_begins,
           ["Have five creatures as your Discard phase begins."]),
    Phrase("feat", '("at" "the" "end" "of" feat_moment | ("as" | "when") feat_moment "ends") "," hoard', moment_first,
           ["At the end of an opponent's turn, have three creatures."]),
    MomentOf('"your" "turn" | ("a" | "one" | "any") "turn" "of" "yours" | ("one" | "any") "of" "your" "turns"', True),
    MomentOf('("an" "opponent" "\'s" "turn" | "opponents" "\'" "turn" | ("a" | "any") "turn" "of" "an" "opponent")', False),
    MomentOf("any_span", True),
]  # fmt: skip
