"""What players do with quests, as other cards wait for it: you complete one, an opponent accepts or abandons the quest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.facts import ACCEPTED, COMPLETED, FAILED
from wtactics.engine.meaning import Noun, Trigger
from wtactics.engine.places import NOBODY, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.rulesets.orc.oaths import FULFILLED, OATH_STATE
from wtactics.rulesets.orc.speech.quests_named import A_QUEST, on_quest
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import ABANDONED, TAKEN_UP
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.meaning import Happened, Things, article
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.catalogue import third_person
from wtactics.vocabulary.triggers.feats import Begins, Feat, phrases_of
from wtactics.vocabulary.triggers.meaning import Happens, Very
from wtactics.vocabulary.triggers.watching import Watched, any_player, call, says, you_yourself


class Fate:
    """What a player does with a quest, and how the fact tells of it: by its number, if others tell of it too."""

    def __init__(self, fact: int, words: str, number: int = NOBODY) -> None:
        self.fact: Final = fact
        self.words: Final = words
        self.number: Final = number


class QuestEvent(Happens):
    """A player does one of these things with such a quest."""

    def __init__(self, fates: list[Fate], who: Noun | None, words: str, quest: Noun | None = None) -> None:
        also: i64 = 0
        for fate in fates[1:]:
            also |= bit_of(fate.fact)
        super().__init__(fates[0].fact, quest, who, words, people=True, also=also & ~bit_of(fates[0].fact))
        self.fates: Final = fates

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return super().matches(t, a, b, n) and self.tells(t, a, b, n)

    def tells(self, t: Table, quest: Thing, seat: Thing, n: i64) -> bool:
        """Is it one of these facts? A quest that is completed is fulfilled, and the number tells the others apart."""
        assert isinstance(t, OrcTable)
        i = t.oath_of(seat, quest)
        done = i != NOBODY and t.oaths[i + OATH_STATE] == FULFILLED
        for fate in self.fates:
            if fate.fact == COMPLETED:
                if done:
                    return True
            elif not done and (n == fate.number if fate.number != NOBODY else n != TAKEN_UP):
                return True
        return False


def people_of_quest(reading: Reading, who: Watched, fates: list[Fate], noun: CardNoun | None = None) -> Trigger:
    """Whenever you complete a quest: whichever it is, unless it is said."""
    reading.mention(Happened(False, False, "it"), ["quest"], noun if noun is not None else A_QUEST)
    call(reading, who, True)
    said = f"{says_all(who, fates)} {'a quest' if noun is None else article(noun.text(False))}"
    if len(fates) == 1 and fates[0].fact != FAILED and (noun is None or not noun.qualities):
        return Happens(fates[0].fact, None, who.noun, said, people=True)
    return QuestEvent(fates, who.noun, said, noun if noun is not None and noun.qualities else None)


def says_all(who: Watched, fates: list[Fate]) -> str:
    """The happenings in words."""
    words = [fate.words if who.words == "you" else third_person(fate.words) for fate in fates[1:]]
    first = ", ".join([says(who, fates[0].words), *words[:-1]])
    return f"{first} or {words[-1]}" if words else first


def people_of_host(reading: Reading, who: Watched, fates: list[Fate], things: Things) -> Trigger:
    """ORC-ENCH-04 A player does it with the quest to which this is attached."""
    quest = on_quest(reading, things)
    call(reading, who, True)
    return QuestEvent(fates, who.noun, f"{says_all(who, fates)} {quest.text()}", Very(quest))


def host_is_done(reading: Reading, things: Things, fates: list[Fate], who: Watched | None = None) -> Trigger:
    """Whoever does it, unless it is said."""
    return people_of_host(reading, who if who is not None else any_player(reading), fates, things)


def whoever_does(reading: Reading, fates: list[Fate], things: Things) -> Trigger:
    """Whoever completes it gets something: whenever a player does, this is done of him."""
    trigger = people_of_host(reading, any_player(reading), fates, things)
    return said_of_him(reading, trigger)


def whoever_does_any(reading: Reading, fates: list[Fate], noun: CardNoun) -> Trigger:
    return said_of_him(reading, people_of_quest(reading, any_player(reading), fates, noun))


def said_of_him(reading: Reading, trigger: Trigger) -> Trigger:
    """What follows is done by the player of whom it tells."""
    reading.actor = again(Happened(True, True, "that player"), "that player")
    reading.general = True
    return trigger


def your_quest(reading: Reading, fates: list[Fate]) -> Trigger:
    """You do it, who have it active."""
    return people_of_quest(reading, you_yourself(reading), fates)


def any_quest_done(reading: Reading, noun: CardNoun, fates: list[Fate], who: Watched | None = None) -> Trigger:
    return people_of_quest(reading, who if who is not None else any_player(reading), fates, noun)


def then_again(reading: Reading, who: Watched, fates: list[Fate], noun: CardNoun, others: list[Fate]) -> Trigger:
    """He fails a quest or abandons it."""
    return people_of_quest(reading, who, [*fates, *others], noun)


def host_then_again(reading: Reading, who: Watched, fates: list[Fate], things: Things, others: list[Fate]) -> Trigger:
    return people_of_host(reading, who, [*fates, *others], things)


def several(reading: Reading, *fates: Fate) -> list[Fate]:
    return list(fates)


class FatePhrase(Phrase):
    """What players do with quests, and what becomes of quests by that."""

    def __init__(self, rule: str, form: str, fate: Fate, example: str = "") -> None:
        super().__init__(rule, form, self.give, [example] if example else [])
        self.fate: Final = fate

    def give(self, reading: Reading) -> Fate:
        return self.fate


def worded(fate: Fate, word: str) -> list[Phrase]:
    """The fate as a deed, and as what is done."""
    doing = f'"{fate.words}" | "{third_person(fate.words)}"'
    return [
        FatePhrase("fate_doing", doing, fate, f"Whenever you {fate.words} a quest, draw a card."),
        FatePhrase("fate_done", f'"{word}"', fate),
    ]


def does_with_quests(fact: int, words: str) -> Begins:
    """How it is waited for."""
    return lambda reading, who: people_of_quest(reading, who, [Fate(fact, words)])


QUEST_FEATS: Final = (
    Feat(ACCEPTED, "accept", "quest", does_with_quests(ACCEPTED, "accept")),
    Feat(COMPLETED, "complete", "quest", does_with_quests(COMPLETED, "complete")),
)
SOME_QUEST: Final = '("a" | "an" | "any") quest_one'
PHRASES: Final = [
    *worded(Fate(ACCEPTED, "accept", TAKEN_UP), "accepted"),
    *worded(Fate(COMPLETED, "complete"), "completed"),
    *worded(Fate(FAILED, "fail", 0), "failed"),
    *worded(Fate(FAILED, "abandon", ABANDONED), "abandoned"),
    Phrase("quest_doing", 'fate_doing ("," fate_doing)* ("or" fate_doing)?', several),
    Phrase("quest_done", 'fate_done ("," fate_done)* ("or" fate_done)?', several),
    Phrase("quest_happening", f"anyone quest_doing {SOME_QUEST}", people_of_quest,
           ["Whenever you fail or abandon a quest, draw a card."]),
    Phrase("quest_happening", 'anyone quest_doing "one"', people_of_quest),
    Phrase("quest_happening", "anyone quest_doing the_quest", people_of_host),
    Phrase("quest_happening", 'the_quest "is" quest_done ("by" anyone)?', host_is_done),
    Phrase("quest_happening", '("one" "of" "your" "quests" | "a" "quest" "of" "yours") "is" quest_done ("by" "you")?',
           your_quest,
           ["Whenever one of your quests is completed, draw a card."]),
    Phrase("quest_happening", f'{SOME_QUEST} "is" quest_done ("by" anyone)?', any_quest_done),
    Phrase("quest_happening", f'anyone quest_doing {SOME_QUEST} "or" quest_doing "it"', then_again),
    Phrase("quest_happening", 'anyone quest_doing (host | again | the_host) "or" quest_doing "it"', host_then_again),
    Phrase("happening", "quest_happening", same),
    Phrase("trigger", '"if" quest_happening', same, ["If an opponent completes a quest, draw a card."]),
    Phrase("such_doer", '("whoever" | ("the" | "a" | "each") "player" ("who" | "that")) quest_doing the_quest',
           whoever_does),
    Phrase("such_doer", f'("whoever" | ("the" | "a" | "each") "player" ("who" | "that")) quest_doing {SOME_QUEST}',
           whoever_does_any, ["Whoever abandons a quest discards a card."]),
    *(phrase for feat in QUEST_FEATS for phrase in phrases_of(feat)),
]  # fmt: skip
