"""Keywords given and lost: abilities and subtypes too, by effects for a while and by standing text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.lasting import GIVE_ABILITY, GIVE_KIND, GIVE_TRAITS, TAKE_TRAITS, WHILE_IN_PLAY
from wtactics.engine.meaning import ADDING, GRANTING, SETTING, Ability
from wtactics.engine.places import BOARD
from wtactics.engine.reckoning import CALLING, EVERY_KIND, call, give_traits, grant, take_traits
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, TOLD, Phrase
from wtactics.vocabulary.changes.values import get
from wtactics.vocabulary.deeds.deed import STATED, cards_of
from wtactics.vocabulary.deeds.lasting import For, Sayable
from wtactics.vocabulary.needs import BONUSES, Needs
from wtactics.vocabulary.nouns.quality import Traits
from wtactics.vocabulary.nouns.sorts import Kind
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.choosing import branched
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.lines import says
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import Things, You, clause


def quotation(ability: Ability) -> str:
    """The ability in quotes."""
    from wtactics.vocabulary.reading.writing import write

    return f'"{write(ability)}"'


def on_board(t: Table, things: Things) -> vec[i64]:
    """The cards among the things that have keywords and abilities in play; resource cards have none."""
    out = vec[i64]()
    for c in cards_of(t, things):
        if t.place[c] & 15 >= BOARD:
            out = append(out, c)
    return out


class HaveKind(Sayable):
    """Cards have a subtype while this is said, beside their others: one of a number, or all there are."""

    def __init__(self, things: Things, kind: Kind | None) -> None:
        super().__init__(things)
        self.number: Final[i64] = EVERY_KIND if kind is None else kind.number
        self.words: Final = "every subtype" if kind is None else f"the subtype {kind.word.capitalize()}"

    def phases(self) -> i64:
        return 1 << CALLING

    def work(self, t: Table, phase: i64) -> None:
        for c in on_board(t, self.things):
            call(t, c, self.number)

    def depends(self) -> i64:
        return self.things.depends()

    def say(self, t: Table, until: i64) -> None:
        for c in on_board(t, self.things):
            t.modify(GIVE_KIND, c, self.number, 0, until, t.you, t.me)

    def said(self) -> str:
        return clause(self.things, "gain", self.words)

    def text(self) -> str:
        return clause(self.things, "have", self.words)


class HaveKeywords(Sayable):
    """Cards have keywords while this is said."""

    def __init__(self, things: Things, keywords: Traits) -> None:
        super().__init__(things)
        self.keywords: Final = keywords

    def phases(self) -> i64:
        return 1 << GRANTING

    def work(self, t: Table, phase: i64) -> None:
        if phase == GRANTING:
            for c in on_board(t, self.things):
                give_traits(t, c, self.keywords.bits)

    def depends(self) -> i64:
        return self.things.depends()

    def say(self, t: Table, until: i64) -> None:
        for c in on_board(t, self.things):
            t.modify(GIVE_TRAITS, c, self.keywords.bits, 0, until, t.you, t.me)

    def said(self) -> str:
        return clause(self.things, "gain", self.keywords.words)

    def text(self) -> str:
        return clause(self.things, "have", self.keywords.words)


class LackKeywords(Sayable):
    """Cards are without keywords while this is said; what forbids a keyword is stronger than what gives it (CONFLICT-02)."""

    def __init__(self, things: Things, keywords: Traits) -> None:
        super().__init__(things)
        self.keywords: Final = keywords

    def phases(self) -> i64:
        return 1 << GRANTING | 1 << SETTING | 1 << ADDING

    def work(self, t: Table, phase: i64) -> None:
        for c in on_board(t, self.things):
            take_traits(t, c, self.keywords.bits)

    def depends(self) -> i64:
        return self.things.depends()

    def say(self, t: Table, until: i64) -> None:
        for c in on_board(t, self.things):
            t.modify(TAKE_TRAITS, c, self.keywords.bits, 0, until, t.you, t.me)

    def said(self) -> str:
        return clause(self.things, "lose", self.keywords.words)

    def text(self) -> str:
        return f"{self.things.text()} can't have {self.keywords.words}"


class HaveAbility(Sayable):
    """Cards have an ability while this is said."""

    def __init__(self, things: Things, ability: Ability) -> None:
        super().__init__(things)
        self.ability: Final = ability

    def phases(self) -> i64:
        return 1 << GRANTING

    def work(self, t: Table, phase: i64) -> None:
        if phase == GRANTING:
            for c in on_board(t, self.things):
                grant(t, c, self.ability.number)

    def depends(self) -> i64:
        return self.things.depends()  # what the ability itself depends on is watched while it is granted

    def say(self, t: Table, until: i64) -> None:
        for c in on_board(t, self.things):
            t.modify(GIVE_ABILITY, c, self.ability.number, 0, until, t.you, t.me)

    def said(self) -> str:
        return clause(self.things, "gain", quotation(self.ability))

    def text(self) -> str:
        return clause(self.things, "have", quotation(self.ability))


def gain_keywords(reading: Reading, traits: tuple[int, str]) -> For:
    return For(have_keywords(reading, traits), reading.time())


def gain_either(reading: Reading, *gains: Any) -> Steps:
    """You choose as it is done, between keywords and changes of values."""
    until = reading.time()
    said = [have_keywords(reading, each) if isinstance(each, tuple) else get(reading, each) for each in gains]
    return branched(You(), [[For(each, until)] for each in said])


def lose_keywords(reading: Reading, traits: tuple[int, str]) -> For:
    return For(lack_keywords(reading, traits), reading.time())


def have_keywords(reading: Reading, traits: tuple[int, str]) -> HaveKeywords:
    return HaveKeywords(reading.subject(), Traits(*traits))


def lack_keywords(reading: Reading, traits: tuple[int, str]) -> LackKeywords:
    return LackKeywords(reading.subject(), Traits(*traits))


def gain_ability(reading: Reading, ability: Ability) -> For:
    return For(have_ability(reading, ability), reading.time())


def gain_meanwhile(reading: Reading, _until: int, ability: Ability) -> For:
    """The time stands before the colon."""
    gained = gain_ability(reading, ability)
    reading.end_time()
    return gained


def have_ability(reading: Reading, ability: Ability) -> HaveAbility:
    return HaveAbility(reading.subject(), reading.grant(ability))


def gain_kind(reading: Reading, word: str | None = None) -> For:
    return For(have_kind(reading, word), reading.time(WHILE_IN_PLAY))


def have_kind(reading: Reading, word: str | None = None) -> HaveKind:
    return HaveKind(reading.subject(), None if word is None else reading.lexicon.kind(str(word)))


class BothPhrase(Phrase):
    """A change of values and keywords, in either order, said for a while or always: the verb stands in front of both."""

    def __init__(
        self,
        get: Callable[..., Any],
        first: bool,
        always: bool,
        examples: Sequence[str] = (),
        needs: Needs | None = None,
    ) -> None:
        said = f"traits {AND} gain_of_values" if first else f"gain_of_values {AND} traits"
        form = f"subject_said {HAS} {said} time_said?" if always else f"({{gain}} | {{get}} | {{have}}) {said}"
        build = self.always if always else self.for_a_while
        super().__init__("saying_all" if always else CHANGED, form, build, examples, needs=needs)
        self.get: Final = get  # what values creatures have more of, as the game has it
        self.first: Final = first  # keywords come first

    def for_a_while(self, reading: Reading, *parts: Any) -> list[For]:
        """Each of both, for as long as is said."""
        return [For(statement, reading.time()) for statement in self.both(reading, *parts)]

    def always(self, reading: Reading, _subject: None, *parts: Any) -> list[Stated]:
        """Each of both is said."""
        return says(reading, None, *self.both(reading, *parts), *parts[2:])

    def both(self, reading: Reading, *parts: Any) -> list[Any]:
        """The two statements, in their order."""
        traits, change = (parts[0], parts[1]) if self.first else (parts[1], parts[0])
        found = [have_keywords(reading, traits), self.get(reading, change)]
        return found if self.first else found[::-1]


CHOICE: Final = '("either" | "your" "choice" "of" "either"?)'
HAS: Final = '("has" | "have" | "gets" | "get" | "gains" | "gain")'
AND: Final = '("and" | "," "and" | "as" "well" "as")'
THIS: Final = '("this" | "the" "following") "ability"'
FOLLOWING: Final = f'({THIS})? ":"?'
BESIDE: Final = (
    '("beside" | "other" "than" | "next" "to" | "in" "addition" "to") ("its" | "their") "other" ("types" | "subtypes")'
)
A: Final = '("a" | "an")'
ALSO: Final = (
    f'(("is" | "are") ("also" {A}? KIND | {A}? KIND {BESIDE} | "considered" {A}? KIND)'
    f' | ("count" | "counts") "also"? "as" {A}? KIND)'
)
EVERY: Final = '("all" | "every" | "each") ("creature" "type" | "creature" "types" | "subtype" | "subtypes")'
PHRASES: Final = [
    BothPhrase(get, False, True, ["Elves you control get +1/+1 and flying."], BONUSES),
    BothPhrase(get, False, False, ["Target creature gets +1/+1 and flying until end of turn."], BONUSES),
    Phrase(CHANGED, "{gain} traits", gain_keywords, ["Target creature gains flying until end of turn."]),
    Phrase(CHANGED, f'{{gain}} {CHOICE}? traits ","? "or" gain_of_values'
           f' | ({{get}} | {{gain}}) {CHOICE}? gain_of_values ","? "or" traits', gain_either,
           ["Target creature gains flying or +1/+0 until end of turn."], needs=BONUSES),
    Phrase(CHANGED, f'{{gain}} {CHOICE}? traits ","? "or" traits', gain_either,
           ["Target creature gains flying or ranged until end of turn."]),
    Phrase(CHANGED, "{lose} traits", lose_keywords, ["Target creature loses flying until end of turn."]),
    Phrase(STATED, "({have} | {gain}) traits", have_keywords, ["All Elves have flying."]),
    Phrase(STATED, '("can\'t" "have" | {lose}) (traits | traits_any)', lack_keywords, ["Creatures can't have flying."]),
    Phrase(STATED, '{lose} traits "and" "can\'t" ("gain" | "have" | "regain" | "get") ("it" | "them") ("again" | "back")?',
           lack_keywords, ["All Elves lose flying and can't gain it."]),
    Phrase(
        CHANGED,
        f"{{gain}} {FOLLOWING} quoted",
        gain_ability,
        ['Target creature gains "(M): Draw a card." until end of turn.'],
    ),
    Phrase(
        TOLD,
        f'{{gain}} {THIS} until ":" quoted',
        gain_meanwhile,
        ['Target creature gains this ability until end of turn: "(M): Draw a card."'],
    ),
    Phrase(
        STATED,
        f"({{have}} | {{gain}}) {FOLLOWING} quoted",
        have_ability,
        ['Soldiers you control have "(M): Draw a card."'],
    ),
    Phrase(CHANGED, f'{{gain}} "the" "subtype" KIND ({BESIDE})?', gain_kind, ["Target creature gains the subtype Zombie."]),
    Phrase(CHANGED, f'({{gain}} | {{have}}) "the" "\\""? KIND "\\""? "type" {BESIDE}', gain_kind),
    Phrase(CHANGED, f"({ALSO} | {{become}} {A}? KIND {BESIDE})", gain_kind,
           ["Target creature becomes a Rat beside its other types.", "Target creature is also an Elf this turn."]),
    Phrase(CHANGED, f"({{gain}} | {{become}}) {EVERY}", gain_kind, ["Target creature gains all creature types."]),
    Phrase(STATED, f'({ALSO} | {{have}} "the" "subtype" KIND ({BESIDE})?)', have_kind,
           ["Goblins you control are also Soldiers."]),
    Phrase(STATED, f'("is" | "are" | {{have}} | ("count" | "counts") "as") {EVERY}', have_kind,
           ["This creature is every creature type."]),
]  # fmt: skip
