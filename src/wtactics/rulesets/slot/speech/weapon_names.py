"""What stands before a dash in brackets: signs of a price, to be followed by a name, or the name of a weapon (SLOT-ABIL-27)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import IGNORE_COVER, IGNORE_COVER_RANGED, Statement, Trigger
from wtactics.language.phrase import Misread
from wtactics.language.words import Sentence
from wtactics.rulesets.slot.rows import CLOSE_IN_USE, RANGED_IN_USE
from wtactics.rulesets.slot.speech.moments import BattleMoment
from wtactics.vocabulary.printing import Brackets, name_until
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Do

SORTS: Final = {"close": CLOSE_IN_USE, "ranged": RANGED_IN_USE, "magic": RANGED_IN_USE}
ANY_CARDS: Final = {"close": CLOSE_IN_USE, "ranged": RANGED_IN_USE}  # what weapons without a name are called
HEEDLESS: Final = {CLOSE_IN_USE: (IGNORE_COVER, "close"), RANGED_IN_USE: (IGNORE_COVER_RANGED, "ranged")}
EARLY: Final = (" can attack ", "marked for attacking", "ttacking costs")  # judged and paid before a weapon is in use
SIGN: Final = re.compile(
    r"(?:, )?(?:\[ (?:\] |(?:one|two|three|four|five|six|seven|eight|\w|\d+) \] )|(?:pay )?\w+ (?:g|e|ap|gold|energy) )"
)
MOST_WORDS: Final = 4  # of a weapon's name
# The type of a weapon behind its name: "(close weapon):", ", ranged weapon -", "- close weapon:"
BEHIND_NAME: Final = re.compile(
    r"(?P<before>(?:[(,-] )?(?:a |its |the )?)(?:close|ranged|magic) (?:weapon |(?=\) )|(?=: ))(?:\) )?(?:: |- |(?<=\) ))"
)


def weapons_of(close: str, ranged: str, far: bool = False) -> dict[str, int]:
    """The weapons of a card by their names; no name: the one that a text may name itself, the ranged one if it is `far`."""
    named = {close.casefold(): CLOSE_IN_USE, ranged.casefold(): RANGED_IN_USE}
    found = {name: switch for name, switch in named.items() if name}
    nameless = [switch for name, switch in ((ranged, RANGED_IN_USE), (close, CLOSE_IN_USE)) if not name]
    if nameless:
        found[""] = nameless[0] if far or len(nameless) == 1 else CLOSE_IN_USE
    return found


def signs_at(sentence: Sentence) -> int:
    """How many words at the beginning are signs of a price."""
    words = [str(token).casefold() for token in sentence.tokens]
    count = 0
    while found := SIGN.match(" ".join([*words[count : count + 4], ""])):
        count += len(found[0].split())
    return count


def weapon_of(sentence: Sentence) -> int:
    """Where the bracket closes behind the name of a weapon that begins the sentence; 0 if none does."""
    end = bracket_end(sentence, 0)
    return end if end + 2 < len(sentence.tokens) and sentence.tokens[end + 1] in ("-", ":") else 0


def bracket_end(sentence: Sentence, start: int) -> int:
    """Where the bracket closes that opens here around a name, which no sign of a price is; 0 if none does."""
    tokens = sentence.tokens
    if len(tokens) <= start or tokens[start] != "[" or signs_at(sentence.without(start)) > 0:
        return 0
    for i, word in enumerate(tokens[start + 2 : start + MOST_WORDS + 2], start + 2):
        if word == "]":
            return i
    return 0


def weapon_first(sentence: Sentence, literals: Mapping[str, str]) -> Sentence:
    """Close weapon [Hook]: ..., [Hook], close weapon: ... as [Hook] - close: ..., where the type stands behind the name."""
    words = [str(token).casefold() for token in sentence.tokens]
    first = 1 if words[:1] in (["its"], ["the"]) else 0
    ahead = words[first] if len(words) > first + 1 and words[first + 1] == "weapon" else ""
    end = bracket_end(sentence, first + 2) if ahead in SORTS else 0
    if end > 0 and words[end + 1 : end + 2] in (["-"], [":"]):
        dash, colon = (sentence.in_place_of(end + 1, literals[word], word) for word in ("-", ":"))
        name = sentence.tokens[first + 2 : end + 1]
        return sentence.of_words((*name, dash, sentence.tokens[first], colon, *sentence.tokens[end + 2 :]))
    end = bracket_end(sentence, 0)
    named = end > 0 and signs_at(sentence) == 0
    behind = BEHIND_NAME.match(" ".join([*words[end + 1 : end + 8], ""])) if named else None
    if behind is None:
        return sentence
    at = end + 1 + len(behind["before"].split())
    dash, colon = (sentence.in_place_of(at, literals[word], word) for word in ("-", ":"))
    rest = sentence.tokens[end + 1 + len(behind[0].split()) :]
    return sentence.of_words((*sentence.tokens[: end + 1], dash, sentence.tokens[at], colon, *rest))


def name_parted(sentence: Sentence, literals: Mapping[str, str]) -> Sentence:
    """The sentence with a dash behind the name in brackets that begins it, where none stands: "[Hook] If it hits, ..."."""
    end = bracket_end(sentence, 0)
    if end == 0 or end + 1 >= len(sentence.tokens) or sentence.tokens[end + 1] in ("-", ":"):
        return sentence
    return sentence.parted(end + 1, literals["-"], "-")


def signs_joined(sentence: Sentence, literals: Mapping[str, str]) -> Sentence:
    """The sentence with a colon between the signs of its price and what they are paid for, in place of a name and a dash."""
    signs = signs_at(sentence)
    if signs == 0 or signs >= len(sentence.tokens):
        return sentence
    dash = name_until(sentence, signs, ":")
    if dash > 0 or sentence.tokens[signs] == "-":
        return sentence.joined(signs, max(dash, signs), literals[":"], ":")
    if sentence.tokens[signs] in (":", ",") or "[" not in sentence.tokens[:signs]:
        return sentence
    return sentence.parted(signs, literals[":"], ":")


def sorts_at(sentence: Sentence, start: int) -> tuple[int, int]:
    """How many words from here on say of which type a weapon is, and the switch of that type: "Magic, ranged"."""
    switch, i, words = 0, start, [str(token).casefold() for token in sentence.tokens]
    while i < len(words) and words[i] in SORTS:
        switch = SORTS[words[i]]
        i += 2 if i + 1 < len(words) and words[i + 1] in (",", "and", ":") else 1
    ends = i >= len(words) or words[i - 1] == ":"
    return (i - start, switch) if ends else (0, 0)


class WeaponBrackets(Brackets):
    """Signs of a price, or the name of a weapon; SLOT-ABIL-27 a text may name one, and say of which type it is."""

    def joined(self, sentence: Sentence, literals: Mapping[str, str]) -> Sentence:
        return signs_joined(name_parted(weapon_first(sentence, literals), literals), literals)

    def end(self, sentence: Sentence) -> int:
        return weapon_of(sentence)

    def opened(self, sentence: Sentence, name: str, end: int, known: Mapping[str, int]) -> tuple[int, int]:
        count, sort = sorts_at(sentence, end + 2)
        switch = {**self.switches, **known}.get(name.casefold(), 0)
        if switch == 0 and "" in known and (sort == 0 or sort not in [known[each] for each in known if each]):
            switch = sort or known[""]
        return (0, 0) if switch == 0 or sort not in (0, switch) else (switch, end + 2 + count)

    def always(self, statement: Statement, switch: int) -> Statement | None:
        """SLOT-DECL-05 Cover is judged before a weapon is in use: who ignores it with the weapon ignores it in its type."""
        act = getattr(statement, "act", None)
        if isinstance(statement, Do) and act is not None and act.deeds == bit(IGNORE_COVER, IGNORE_COVER_RANGED):
            deed, sort = HEEDLESS[switch]
            words = f"can attack covered creatures in {sort} combat"
            return Do(statement.things, Act(words, bit(deed)), words)
        said = statement.text()
        if any(words in said for words in EARLY):
            raise Misread("what holds of its attacks", "what is judged before the weapon is in use")
        return None

    def moment(self) -> Trigger:
        """SLOT-ABIL-28 Without any other moment it is set off by the use of the weapon, as the battle begins."""
        return BattleMoment(facts.BATTLE_BEGAN, "at the start of the battle")


BRACKETS: Final = WeaponBrackets(ANY_CARDS, "a weapon has a triggered or standing ability, without a price")
