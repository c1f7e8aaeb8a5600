"""How nouns are worded: adjectives, heads and what stands behind them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.meaning import Noun
from wtactics.engine.places import (
    AVATAR,
    CITY,
    CREATURE,
    ENCHANTMENT,
    EVENT,
    FACTIONS,
    LIMBO,
    MAGIC,
    NOBODY,
    RESOURCE,
    TYPES,
)
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import SPELLS as SPELL_CARDS
from wtactics.vocabulary.needs import TOKENS as TOKEN
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun, belongs_nearer
from wtactics.vocabulary.nouns.having import Having
from wtactics.vocabulary.nouns.limits import ATTACK_VALUE, COST_VALUE, DEFENSE_VALUE, STRENGTH_VALUE, Extreme
from wtactics.vocabulary.nouns.players import Either, PlayerNoun
from wtactics.vocabulary.nouns.quality import ANY_OF_THEM, NONE_OF_THEM, Beside, LivingIn, Quality, Traits, With
from wtactics.vocabulary.nouns.sorts import (
    ATTACKING,
    DAMAGED,
    DEFENDING,
    MARKED,
    NO_TOKENS,
    TOKENS,
    UNDAMAGED,
    UNMARKED,
    Kind,
    Sort,
    join_traits,
    refuse_among_others,
)
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.dwelling import refer_to_dweller, refer_to_its_like
from wtactics.vocabulary.things.meaning import This

LIES: Final = '("in" | "from" | "of")'
PERMANENTS: Final = 1 << CITY | 1 << CREATURE | 1 << ENCHANTMENT | 1 << RESOURCE
RESIDING: Final = 1 << CREATURE | 1 << AVATAR
# The words for sorts of cards in play: one, many, types, role in an attack.
HEADS: Final = (
    ('"creature"', '"creatures"', "creature", 1 << CREATURE, 0),
    ('"city"', '"cities"', "city", 1 << CITY, 0),
    ('"enchantment"', '"enchantments"', "enchantment", 1 << ENCHANTMENT, 0),
    ('"resource" "card"', '"resource" "cards"', "resource card", 1 << RESOURCE, 0),
    ('"permanent"', '"permanents"', "permanent", PERMANENTS, 0),
    ('"attacker"', '"attackers"', "attacker", 1 << CREATURE, ATTACKING),
    ('"defender"', '"defenders"', "defender", 1 << CREATURE, DEFENDING),
    ('"resident"', '"residents"', "resident", RESIDING, 0),
    ('"creature"? "token"', '"creature"? "tokens"', "token", 1 << CREATURE, 0),
)
TITLES: Final = ("resident", "token")  # creatures by other names, which not every game has
# The words for cards that can only be targets while they are being played.
SPELLS: Final = (
    ('"spell"', '"spells"', "spell", 1 << MAGIC | 1 << EVENT),
    ('"event"', '"events"', "event", 1 << EVENT),
    ('"magic" "card"?', '"magics" | "magic" "cards"', "magic card", 1 << MAGIC),
)
# The words for sorts of cards wherever they are.
CARDS: Final = (
    ('"card"', '"cards"', "card", 0),
    ('"creature" "card"', '"creature" "cards"', "creature card", 1 << CREATURE),
    ('"city" "card"', '"city" "cards"', "city card", 1 << CITY),
    ('"enchantment" "card"', '"enchantment" "cards"', "enchantment card", 1 << ENCHANTMENT),
    ('"magic" "card"?', '"magic" "cards"?', "magic card", 1 << MAGIC),
    ('"event" "card"?', '"events" | "event" "cards"', "event card", 1 << EVENT),
    ('"spell"', '"spells"', "spell", 1 << MAGIC | 1 << EVENT),
)


class Detail:
    """One thing that is said about a noun: which of its fields it fills, and with what."""

    def __init__(self, field: str, value: Any) -> None:
        self.field: Final = field
        self.value: Final = value


class Head:
    """The word for a sort of cards, with the types it means."""

    def __init__(self, word: str, types: i64, role: i64) -> None:
        self.word: Final = word
        self.types: Final = types
        self.role: Final = role


class HeadPhrase(Phrase):
    """A head that needs no builder of its own."""

    def __init__(self, rule: str, form: str, head: Head) -> None:
        super().__init__(
            rule, form, self.give, needs=Needs(types=head.types, thing=head.word if head.word in TITLES else "")
        )
        self.head: Final = head

    def give(self, reading: Reading) -> Head:
        return self.head


class DetailPhrase(Phrase):
    """Words that always say the same about a noun."""

    def __init__(self, rule: str, form: str, field: str, value: Any, needs: Needs | None = None) -> None:
        super().__init__(rule, form, self.give, needs=needs)
        self.said: Final = Detail(field, value)

    def give(self, reading: Reading) -> Detail:
        return self.said


def sort(reading: Reading, *parts: Any) -> Sort:
    """Adjectives and a head, or subtypes alone."""
    fields: dict[str, Any] = {}
    for part in parts:
        if isinstance(part, Detail):
            fill(fields, part)
        elif isinstance(part, Head):
            fields["types"], fields["word"] = part.types, part.word
            if part.role:
                fields["role"] = part.role
            if part.word == "token":
                fields["tokens"] = TOKENS
        elif part is not None:
            fields["kinds"] = list(part)
    if "role" in fields and not reading.lexicon.raided and isinstance(reading.gone, This):
        raise Misread("a creature that is in play", "one of a battle that is over by the time that its dead are buried")
    return Sort(**fields)


def fill(fields: dict[str, Any], said: Detail) -> None:
    """Write down what is said, once."""
    if said.field in fields and (said.field != "whose" or fields[said.field] != said.value):
        raise Misread("each thing said once", f"{said.field} said twice")
    fields[said.field] = said.value


def kinds(reading: Reading, *words: str) -> tuple[Kind, ...]:
    return tuple(reading.lexicon.kind(str(word)) for word in words)


def faction(reading: Reading, name: str) -> i64:
    return FACTIONS.index(str(name))


def of_faction(reading: Reading, number: int) -> Detail:
    return Detail("faction", number)


def not_of_faction(reading: Reading, number: int) -> Detail:
    return Detail("not_faction", number)


def not_of_kind(reading: Reading, word: str) -> Detail:
    return Detail("not_kind", reading.lexicon.kind(str(word)))


def not_of_type(reading: Reading, head: Head) -> Detail:
    if head.word not in TYPES or head.role != 0:
        raise Misread("a type of cards", head.word)
    return Detail("not_types", head.types)


def other(reading: Reading) -> Detail:
    return Detail("other_than", reading.other_than())


def union(reading: Reading, *parts: Any) -> CardNoun:
    """Sorts joined by "or", with what stands behind them all."""
    fields: dict[str, Any] = {}
    sorts = [part for part in parts if isinstance(part, Sort)]
    for part in parts:
        if isinstance(part, Detail):
            belongs_nearer(fields, part.field)
            fill_place(fields, part)
    refer_to_its_like(reading, sorts, fields)
    reach(reading, fields)
    if "qualities" in fields:
        refuse_among_others(sorts)
    return noun_of(sorts, fields)


def noun_of(sorts: list[Sort], fields: dict[str, Any]) -> CardNoun:
    """The noun of which all this is said: residents are in a city, and the most are so among those of whom the rest is true."""
    value, most = fields.pop("extreme", (NOBODY, False))
    mutual, among = fields.pop("mutual", None), fields.pop("among", None)
    check_suited(sorts, fields)
    refer_to_dweller(sorts, fields)
    housed = any(isinstance(quality, LivingIn | Beside) for quality in fields.get("qualities", []))
    if not housed and all(sort.word == "resident" for sort in sorts):
        fields.setdefault("where", KINGDOM)
    noun = CardNoun(sorts, **fields)
    if noun.where == ARMY and noun.types_meant == 1 << CITY:
        raise Misread("what can be in an army", noun.text(False))
    if mutual is not None and (relation := mutual.of(noun)) is not None:
        fields["qualities"] = with_quality(fields.get("qualities", []), relation)
        noun = CardNoun(sorts, **fields)
    if among is not None and among.text(True) != noun.text(True):
        raise Misread("the same noun again", among.text(True))
    if value == NOBODY:
        return noun
    fields["qualities"] = with_quality(fields.get("qualities", []), Extreme(value, most, noun))
    return CardNoun(sorts, **fields)


def check_suited(sorts: list[Sort], fields: dict[str, Any]) -> None:
    """What is said of cards can be true of such."""
    for quality in fields.get("qualities", []):
        if not quality.suits(sorts):
            raise Misread("cards of which that can be said", sorts[0].text(True) if sorts else "others", True)
    if fields.pop("unowned", False) and "whose" in fields:
        raise Misread("who controls what was named last", "who controls the others")
    if fields.get("where") == KINGDOM and any(sort.word == "attacker" for sort in sorts):
        raise Misread("those of an army: attackers of a city are who attacks it", "attackers that live in a city")


def fill_place(fields: dict[str, Any], said: Detail) -> None:
    """Write down what is said; some words say more than one thing at once."""
    if said.field == "all":
        for each in said.value:
            fill_place(fields, each)
    elif said.field == "quality":
        fields["qualities"] = with_quality(fields.get("qualities", []), said.value)
    else:
        fill(fields, said)


def reach(reading: Reading, fields: dict[str, Any]) -> None:
    """How far a noun reaches that says nothing of it itself: as the sentence does, else as is usual in the game."""
    for said in reading.wide if not fields.keys() & {"near", "where"} else []:
        if said is None:
            raise Misread("how far it reaches, which the sentence before said of itself", "nothing of it")
        fill_place(fields, said)
    fields.setdefault("near", reading.lexicon.local)


def with_quality(qualities: list[Quality], more: Quality) -> list[Quality]:
    """What is said with one thing more, each where it stands in a sentence."""
    return sorted([*qualities, more], key=lambda quality: quality.rank())


def with_all(reading: Reading, traits: tuple[int, str]) -> Detail:
    return Detail("quality", With(Traits(*traits)))


def with_any(reading: Reading, traits: tuple[int, str]) -> Detail:
    return Detail("quality", With(Traits(*traits), ANY_OF_THEM))


def without(reading: Reading, traits: tuple[int, str]) -> Detail:
    return Detail("quality", With(Traits(*traits), NONE_OF_THEM))


def trait(reading: Reading, name: str) -> tuple[int, str]:
    return reading.lexicon.trait(str(name)), str(name)


def traits_and(reading: Reading, *each: tuple[int, str]) -> tuple[int, str]:
    return join_traits(each, "and")


def traits_or(reading: Reading, *each: tuple[int, str]) -> tuple[int, str]:
    return join_traits(each, "or")


class ValuePhrase(Phrase):
    """The word for a value of cards."""

    def __init__(self, form: str, value: int, types: int = 0) -> None:
        super().__init__("card_value", form, self.give, needs=Needs(types))
        self.value: Final = value

    def give(self, reading: Reading) -> int:
        return self.value


def player_noun(reading: Reading, *havings: Having) -> PlayerNoun:
    return PlayerNoun(False, list(havings) or None)


def opponent_noun(reading: Reading, *havings: Having) -> PlayerNoun:
    return PlayerNoun(True, list(havings) or None)


def either(reading: Reading, first: Noun, second: Noun) -> Either:
    return Either(first, second) if isinstance(second, PlayerNoun) else Either(second, first)


def anywhere(reading: Reading, sort_: Sort) -> CardNoun:
    return CardNoun([sort_], where=ANYWHERE)


def held(reading: Reading, other_than: Detail | None, sort_: Sort, *said: Detail) -> CardNoun:
    """Cards that are not in play, where they lie."""
    fields: dict[str, Any] = {}
    for each in (*([other_than] if other_than is not None else []), *said):
        fill_place(fields, each)
    return noun_of([sort_], fields)


def played_spell(reading: Reading, *parts: Any) -> CardNoun:
    return CardNoun([sort(reading, *parts)], where=LIMBO)


def adjectives() -> list[Phrase]:
    """What may stand before a head."""
    fixed: dict[str, tuple[str, Any]] = {  # Any: compiled, True among numbers would become 1
        '"marked"': ("mark", MARKED), '"unmarked"': ("mark", UNMARKED), '"attacking"': ("role", ATTACKING),
        '"defending"': ("role", DEFENDING), '"damaged"': ("damaged", DAMAGED),
        '"undamaged"': ("damaged", UNDAMAGED),
    }  # fmt: skip
    nontoken = DetailPhrase("adjective", '"nontoken" | "non" "-" "token"', "tokens", NO_TOKENS, TOKEN)
    return [*(DetailPhrase("adjective", form, *said) for form, said in fixed.items()), nontoken]


def heads() -> list[Phrase]:
    """All heads, one and many."""
    found: list[Phrase] = []
    for one, many, word, types, role in HEADS:
        found.append(HeadPhrase("head", one, Head(word, types, role)))
        found.append(HeadPhrase("heads", many, Head(word, types, role)))
    for one, many, word, types in SPELLS:
        found.append(HeadPhrase("spell_head", one, Head(word, types, 0)))
        found.append(HeadPhrase("spell_heads", many, Head(word, types, 0)))
    for one, many, word, types in CARDS:
        found.append(HeadPhrase("card_head", one, Head(word, types, 0)))
        found.append(HeadPhrase("card_heads", many, Head(word, types, 0)))
    return found


def sorts() -> list[Phrase]:
    """Sorts and nouns, one and many: the same words but for the heads and the joiner."""
    found: list[Phrase] = []
    for s, joiner in (("", '"or"'), ("s", '"and"')):
        found += [
            Phrase(f"sort{s}", f"adjective* of_faction? kinds? head{s}", sort),
            Phrase(f"sort{s}", "adjective* of_faction? kinds", sort),
            Phrase(f"card_sort{s}", f"of_faction? kinds? card_head{s}", sort),
            Phrase(f"card_sort{s}", f"untyped of_faction? kinds? card_head{s}", sort),
            Phrase(f"card_noun{s}", f"[other] sort{s} ({joiner} sort{s})* post* reach?", union),
            Phrase(f"noun{s}", f"thing_noun{s}", same),
            Phrase(f"noun{s}", f"player_noun{s}", same),
            Phrase(f"thing_noun{s}", f"card_noun{s}", same),
            Phrase(
                f"thing_noun{s}", f"card_noun{s} {joiner} player_noun{s} | player_noun{s} {joiner} card_noun{s}", either
            ),
            Phrase(f"player_noun{s}", f'"player{s}" who_has*', player_noun),
            Phrase(f"player_noun{s}", f'"opponent{s}" who_has*', opponent_noun),
            Phrase(f"held_noun{s}", f"[other] (card_sort{s} | sort{s}) (quality* | utmost) {LIES} lying post*", held),
            Phrase(f"played_noun{s}", f"of_faction? kinds? spell_head{s}", played_spell, needs=SPELL_CARDS),
            Phrase(f"any_noun{s}", f"card_sort{s}", anywhere),
            Phrase(f"any_noun{s}", f"sort{s}", anywhere),
        ]
    return found


def same(reading: Reading, noun: Any) -> Any:
    return noun


PHRASES: Final = [
    *adjectives(), *heads(), *sorts(),
    Phrase("kinds", "KIND+", kinds),
    Phrase("faction", "FACTION", faction),
    Phrase("of_faction", "faction", of_faction),
    Phrase("adjective", '"non" "-" faction', not_of_faction),
    Phrase("adjective", '"non" "-" KIND', not_of_kind),
    Phrase("untyped", '"non" "-" head', not_of_type, needs=SPELL_CARDS),
    Phrase("untyped", '"non" "-" spell_head', not_of_type, needs=SPELL_CARDS),
    Phrase("adjective", "untyped", same),
    Phrase("other", '"other"', other),
    Phrase("post", "quality", same),
    Phrase("trait", "TRAIT", trait),
    Phrase("traits", "trait", same),
    Phrase("traits", '"both"? trait ("," trait)* ","? "and" trait', traits_and),
    Phrase("traits_any", 'trait ("," trait)* ","? "or" trait', traits_or),
    Phrase("quality", '"with" traits', with_all),
    Phrase("quality", '"with" traits_any', with_any),
    Phrase("quality", '"without" traits | "without" traits_any', without),
    ValuePhrase('"atk" | "attack"', ATTACK_VALUE),
    ValuePhrase('"def" | "defense"', DEFENSE_VALUE),
    ValuePhrase('"printed"? "cost"', COST_VALUE),
    ValuePhrase('"strength" "left"?', STRENGTH_VALUE, 1 << CITY),
]  # fmt: skip
