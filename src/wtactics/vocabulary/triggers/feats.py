"""Feats: what players do with things that are no cards, now and in the past: win a bid, use an ability, complete a quest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Condition, Noun, Number, Trigger
from wtactics.language.phrase import Misread, Phrase, third
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.nouns.cards import ANYONES, CardNoun
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, EXACTLY, bound_text
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import You, article
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.catalogue import ENTERS, past, pasts, third_person
from wtactics.vocabulary.triggers.handling import gains_advantage, loses_bid, wins_bid
from wtactics.vocabulary.triggers.meaning import OF_SECOND, Happens
from wtactics.vocabulary.triggers.past import TURNS, PastThings, Such
from wtactics.vocabulary.triggers.remembering import judged, recalled
from wtactics.vocabulary.triggers.sayings import uses
from wtactics.vocabulary.triggers.times import nth
from wtactics.vocabulary.triggers.watching import Doing, Watched, any_card, any_player, happens, some_cards

Begins = Callable[[Reading, Watched], Trigger]
ORDINALS: Final = ("first", "second", "third")


class Feat:
    """A deed of players, the words for what they do it with, one and several, and how it is waited for."""

    def __init__(self, fact: int, verbs: str, one: str, begins: Begins) -> None:
        self.fact: Final = fact
        self.verbs: Final = verbs.split()
        self.ones: Final = one.split("/")
        self.begins: Final = begins

    def verb(self, *forms: Callable[[str], list[str]]) -> str:
        """The verb in one of these forms."""
        words = dict.fromkeys(word for verb in self.verbs for form in forms for word in form(verb))
        return f"({' | '.join(quoted(word) for word in words)})"

    def now(self) -> str:
        return self.verb(lambda verb: [verb, third(verb)])

    def then(self) -> str:
        return self.verb(pasts)

    def one(self) -> str:
        return f"({' | '.join(quoted(one) for one in self.ones)})"

    def many(self) -> str:
        return f"({' | '.join(quoted(plural(one)) for one in self.ones)})"


class Tally:
    """How often it was done, at least, at most or exactly, in words."""

    def __init__(self, feat: Feat, relation: int, number: Number, words: str) -> None:
        self.feat: Final = feat
        self.relation: Final = relation
        self.number: Final = number
        self.words: Final = words


def quoted(words: str) -> str:
    """These words as a form."""
    return " ".join(f'"{word}"' for word in words.split())


def plural(one: str) -> str:
    return third(one)


def told(reading: Reading, who: Watched | None, tally: Tally, ago: int) -> Condition:
    """Somebody did it so often."""
    said = f"{past(tally.feat.verbs[0])} {tally.words} {TURNS[ago]}"
    one = tally.relation != AT_LEAST or not isinstance(tally.number, Fixed) or tally.number.n > 1
    who = who if who is not None else any_player(reading)
    if one and isinstance(who.noun, PlayerNoun) and tally.relation != AT_MOST:
        raise Misread("one player, such as you", who.words)
    past_ = recalled(reading, tally.feat.fact, None, who.noun, ago, True)
    return judged(past_, (who.noun, tally.relation, tally.number, ""), f"{who.words} {said}")


def told_not(reading: Reading, who: Watched, feat: Feat, ago: int) -> Condition:
    return told(reading, who, Tally(feat, AT_MOST, Fixed(0), f"no {plural(feat.ones[0])}"), ago)


def of_players(reading: Reading, who: Watched, tally: Tally, ago: int) -> Condition:
    return told(reading, who, tally, ago)


class FeatPhrase(Phrase):
    """A feat in one of its forms."""

    def __init__(self, rule: str, feat: Feat, form: str, build: Callable[..., object], example: str = "") -> None:
        super().__init__(rule, form, self.give, [example] if example else [], needs=Needs(fact=feat.fact))
        self.feat: Final = feat
        self.inner: Final = build

    def give(self, reading: Reading, *parts: object) -> object:
        return self.inner(reading, self.feat, *parts)


def one_done(reading: Reading, feat: Feat) -> Tally:
    return Tally(feat, AT_LEAST, Fixed(1), article(feat.ones[0]))


def none_done(reading: Reading, feat: Feat) -> Tally:
    return Tally(feat, AT_MOST, Fixed(0), f"no {plural(feat.ones[0])}")


def so_often(reading: Reading, feat: Feat, bound: Bound | Number) -> Tally:
    if isinstance(bound, Number):
        return Tally(feat, AT_LEAST, bound, f"{bound.text()} or more {plural(feat.ones[0])}")
    number = bound.number.text()
    words = f"exactly {number}" if bound.relation == EXACTLY else bound_text(bound.relation, number)
    one = feat.ones[0]
    return Tally(feat, bound.relation, bound.number, f"{words} {one if number == '1' else plural(one)}")


def itself(reading: Reading, feat: Feat) -> Feat:
    return feat


def waits(reading: Reading, feat: Feat, *who: Watched) -> Trigger:
    """An ability is used, by whomever it is said."""
    return feat.begins(reading, who[0] if who else any_player(reading))


def was_done(reading: Reading, feat: Feat, *parts: Watched | int) -> Condition:
    who = next((part for part in parts if isinstance(part, Watched)), None)
    ago = next(part for part in parts if not isinstance(part, Watched))
    return told(reading, who, one_done(reading, feat), ago)


def nth_of(reading: Reading, feat: Feat, who: Watched, n: int) -> Trigger:
    """Whenever you win your second bid each turn."""
    trigger = feat.begins(reading, who)
    yours = isinstance(who.very, You)
    verb = feat.verbs[0] if yours else third_person(feat.verbs[0])
    words = f"whenever {who.words} {verb} {'your' if yours else 'his'} {ORDINALS[n - 1]} {feat.ones[0]} each turn"
    return nth(reading, trigger, n, OF_SECOND, words)


def so_many_things(reading: Reading, feat: Feat, who: Watched, ago: int) -> Noun:
    """For each bid that you won: as often as he did it."""
    past_ = recalled(reading, feat.fact, None, who.noun, ago, True)
    one = feat.ones[0]
    said = [f"{word} {who.words} {past(feat.verbs[0])} {TURNS[ago]}" for word in (one, plural(one))]
    return PastThings(past_, *said)


def phrases_of(feat: Feat) -> list[Phrase]:
    """All forms of a feat."""
    one, many, verb = feat.one(), feat.many(), feat.verbs[0]
    a = f'("a" | "an" | "any") {one}'
    sample = article(feat.ones[0])
    return [
        FeatPhrase("happening", feat, f'{a} {IS} {feat.then()} ("by" anyone)?', waits,
                   f"Whenever {sample} is {pasts(verb)[1]} by an opponent, draw a card."),
        FeatPhrase("happening", feat, f"anyone {feat.now()} {HIS} ordinal {one} each_turn_only", nth_first,
                   f"Whenever you {verb} your first {feat.ones[0]} each turn, draw a card."),
        FeatPhrase("feat_done", feat, f"{feat.then()} ({a} | {SOME} {many})", one_done),
        FeatPhrase("feat_done", feat, f'{feat.then()} "no" ({one} | {many})', none_done),
        FeatPhrase("feat_done", feat, f"{feat.then()} (many {many} | how_many ({one} | {many}))", so_often),
        FeatPhrase("feat_doing", feat, f'{verb_form(feat)} ({a} | "any" {many})', itself),
        FeatPhrase("feat_any", feat, f'{feat.then()} ({a} | "any" {many})', itself),
        FeatPhrase("condition", feat, f'{a} ("was" | {HAS} "been") {feat.then()} ("by" anyone)? in_turn', was_done),
        FeatPhrase("past_noun", feat, f'{one} "that"? someone {HAS}? {feat.then()} which_turn', so_many_things,
                   f"Draw a card for each {feat.ones[0]} you {past(verb)} this turn."),
        FeatPhrase("past_nouns", feat, f'{many} "that"? someone {HAS}? {feat.then()} which_turn', so_many_things),
    ]  # fmt: skip


def nth_first(reading: Reading, feat: Feat, who: Watched, n: int, _turn: None) -> Trigger:
    return nth_of(reading, feat, who, n)


def verb_form(feat: Feat) -> str:
    """The bare verb."""
    return feat.verb(lambda verb: [verb])


IS: Final = '("is" | "are")'
HAS: Final = '(("has" | "have") "already"?)'
HIS: Final = '("your" | "his" | "their" | "the")'
SOME: Final = '("one" "or" "more" | "any")'
ABILITY: Final = Feat(
    facts.ACTIVATED, "use activate", "ability/activated ability", lambda reading, who: uses(reading, who, None)
)
FEATS: Final = (
    Feat(facts.ACTIVATED, "use activate", "ability/activated ability", lambda reading, who: uses(reading, who, None)),
    Feat(facts.BID_WON, "win", "bid/claim", wins_bid),
    Feat(facts.BID_MISSED, "lose", "bid/claim", loses_bid),
    Feat(facts.FAVOURED, "gain win get", "advantage", lambda reading, who: gains_advantage(reading, who, None)),
)
FEAT_PHRASES: Final[list[Phrase]] = [
    Phrase("condition", f"someone {HAS}? feat_done in_turn", of_players,
           ["If you used an ability this turn, draw a card."]),
    Phrase("condition", 'someone "didn\'t" feat_doing in_turn | someone ("hasn\'t" | "haven\'t") feat_any in_turn'
           " | no_one feat_any in_turn", told_not),
]  # fmt: skip


def comes_under(reading: Reading, watched: Watched, whose: Detail) -> Happens:
    """Who comes into play under somebody's control is his from the first."""
    noun = watched.noun
    if not isinstance(noun, CardNoun) or noun.whose != ANYONES or watched.very is not None:
        raise Misread("cards of which it is not said who controls them", watched.words)
    his = renewed(noun, whose)
    return happens(reading, (some_cards if watched.some else any_card)(reading, his), Doing(ENTERS))


def if_they_do(reading: Reading, trigger: Trigger) -> Trigger:
    """What players do is over as it is done: "if" can mean nothing but "when"."""
    attacks_and = trigger.fact == facts.PASSED and isinstance(
        getattr(trigger, "first", None), Such
    )  # and isn't blocked
    if (trigger.fact not in OF_PLAYERS and not attacks_and) or trigger.also != 0:
        raise Misread('"when" or "whenever"', "if")
    return trigger


OF_PLAYERS: Final = (
    facts.BID_WON,
    facts.BID_MISSED,
    facts.FAVOURED,
    facts.GAINED,
    facts.LOST,
    facts.COMPLETED,
    facts.FAILED,
    facts.UNWON,
)
COMES: Final = '("comes" | "come") "into" "play"'
PHRASES: Final = [
    *FEAT_PHRASES,
    *(phrase for feat in FEATS for phrase in phrases_of(feat)),
    Phrase("trigger", '"if" happening', if_they_do, ["If you win a bid, draw a card."]),
    Phrase("happening", f'watched {COMES} "under" owner "control"', comes_under,
           ["Whenever a creature comes into play under an opponent's control, draw a card."]),
]  # fmt: skip
