"""Quests as texts name them: face-up, active for you or for an opponent; and the players who have one of them active."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ANYTHING, Condition, Noun, Number
from wtactics.engine.places import QUEST, CardId, Seat, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.speech.active_quests import HisQuests
from wtactics.rulesets.orc.table import OrcTable
from wtactics.vocabulary.conditions.comparing import has, none, one, who_has
from wtactics.vocabulary.conditions.meaning import NONE_OF_THEM, ONE_OF_THEM, PlayersHave
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.having import Having
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import CountOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.hosting import enchanted, steady
from wtactics.vocabulary.things.meaning import Everyone, Host, Things
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.watching import Watched

A_QUEST: Final = CardNoun([Sort(types=1 << QUEST, word="quest")])


class ActiveFor(Quality):
    """ORC-QUEST-16 A quest is active for one of these players, or for nobody."""

    def __init__(self, who: Noun, words: str, nobody: bool = False) -> None:
        self.who: Final = who
        self.words: Final = words
        self.nobody: Final = nobody

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, OrcTable)
        for seat in t.pursuers(c):
            if self.who.fits(t, seat_thing(seat)):
                return not self.nobody
        return self.nobody

    def behind(self) -> str:
        return f"that is active for {self.words}"


class Pursuing(Having):
    """ORC-QUEST-16 They have this very quest active."""

    def __init__(self, quest: Things) -> None:
        super().__init__(HisQuests())
        self.quest: Final = quest

    def holds(self, t: Table, seat: Seat) -> bool:
        assert isinstance(t, OrcTable)
        for quest in self.quest.of(t):
            if t.pursues(seat, quest):
                return True
        return False

    def depends(self) -> i64:
        return ANYTHING

    def words(self) -> str:
        return f"{self.quest.text()} active"


def enchanted_quest(reading: Reading) -> Things:
    return enchanted(reading, A_QUEST)


def on_quest(reading: Reading, things: Things) -> Things:
    """What this card is attached to, if that is a quest."""
    known = steady(reading, things)
    noun = reading.noun_of(known)
    inner = getattr(known, "things", known)
    if not isinstance(inner, Host) or not isinstance(noun, CardNoun) or noun.types_meant != 1 << QUEST:
        raise Misread("the quest to which this is attached", things.text())
    return known


# ---- for whom it is active


def active_for(reading: Reading, who: Watched) -> Quality:
    return ActiveFor(who.noun, who.words)


def active_for_nobody(reading: Reading) -> Quality:
    return ActiveFor(PlayerNoun(), "nobody", True)


def quest_noun(reading: Reading, *said: Quality | None) -> CardNoun:
    """Quests on offer, which all lie face up, and of them those that are active for somebody."""
    return CardNoun(A_QUEST.sorts, qualities=[each for each in said if each is not None])


def quest_active(reading: Reading) -> CardNoun:
    return quest_noun(reading, ActiveFor(PlayerNoun(), "a player"))


def pursuing(reading: Reading, things: Things) -> Having:
    return Pursuing(on_quest(reading, things))


def it_is_active(reading: Reading, things: Things, haver: tuple[Things, int]) -> Condition:
    return has(reading, haver, pursuing(reading, things))


def it_is_idle(reading: Reading, things: Things) -> Condition:
    return PlayersHave(Everyone(False), NONE_OF_THEM, pursuing(reading, things))


def some_active(reading: Reading, haver: tuple[Things, int]) -> Condition:
    return has(reading, haver, one(reading, HisQuests()))


def none_active(reading: Reading, haver: tuple[Things, int]) -> Condition:
    """No quest is active for an opponent: none of them has one."""
    who, which = haver
    if which == ONE_OF_THEM:
        return has(reading, (who, NONE_OF_THEM), one(reading, HisQuests()))
    return has(reading, haver, none(reading, HisQuests()))


def quests_there(reading: Reading, *said: Quality | None) -> Number:
    return CountOf(quest_noun(reading, *said))


def player_who(reading: Reading, *havings: Having) -> Watched:
    noun = PlayerNoun(False, list(havings))
    return Watched(noun, f"a {noun.text(False)}", None, ["player", "opponent"])


def opponent_who(reading: Reading, *havings: Having) -> Watched:
    noun = PlayerNoun(True, list(havings))
    return Watched(noun, f"an {noun.text(False)}", None, ["player", "opponent"])


FOR: Final = '(("that" | "which")? "is")? "active" "for"'
FACE_UP: Final = '("face" "-"? "up")?'
HAS: Final = '("has" | "have" | "had")'
NOBODY: Final = '("nobody" | "no" "one" | "no" "player")'
PHRASES: Final = [
    Phrase("the_quest", "host | again | the_host", same),
    Phrase("host", '"the"? ("enchanted" | "attached") "quest"', enchanted_quest),
    Phrase("host_to_be", '("target" | "a" | "an" | "any")? quest_one', same,
           ["Attach to a quest that is active for you. You can't abandon it."]),
    # for whom it is active
    Phrase("quest_for", f"{FOR} anyone", active_for),
    Phrase("quest_for", f'{FOR} {NOBODY} | ("that" | "which")? {NOBODY} "has" "active"', active_for_nobody),
    Phrase("quest_had", f'("that" | "which")? anyone {HAS} "active"', active_for),
    Phrase("quest_one", f'{FACE_UP} "quest" (quest_for | quest_had)?', quest_noun),
    Phrase("quest_one", f'{FACE_UP} "active" "quest"', quest_active),
    Phrase("for_each", f'"for" "each" {FACE_UP} "quest" quest_for', quests_there,
           ["This creature gets +1/+1 for each quest that is active for an opponent."]),
    Phrase("condition", 'the_quest "is" "active" "for" haver_some', it_is_active),
    Phrase("condition", f'the_quest "is" "active" "for" {NOBODY}', it_is_idle),
    Phrase("condition", '("a" | "any" | "at" "least" "one") "quest" "is" "active" "for" haver_some', some_active,
           ["If a quest is active for you, draw a card."]),
    Phrase("condition", '"no" "quest" "is" "active" "for" haver_some', none_active),
    # who has it active
    Phrase("owning", 'the_quest "active"', pursuing),
    Phrase("that_so", '"that" ("has" | "have") owning | "that" ("control" | "controls") commanding', who_has),
    Phrase("anyone", '("a" | "any") "player" that_so', player_who,
           ["Whenever a player that has no cards in hand plays an event, draw a card."]),
    Phrase("anyone", '("an" | "any") "opponent" that_so', opponent_who),
]  # fmt: skip
