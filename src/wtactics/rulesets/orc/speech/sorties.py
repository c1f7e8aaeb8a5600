"""With how many somebody attacks: attacks with two or more creatures, two or more creatures attack together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Number
from wtactics.engine.places import ATTACKER, BLOCKED, CREATURE, NOBODY, PEACE, Flow, Option, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.musters import joins
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.rulesets.orc.speech.fronts import ALL_ZONES
from wtactics.rulesets.orc.table import OrcTable
from wtactics.vocabulary.changes.values import Change, Get, get
from wtactics.vocabulary.deeds.deed import STATED, Deed, cards_by
from wtactics.vocabulary.nouns.cards import OPPONENTS, THEIRS, CardNoun
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import AT_LEAST, EXACTLY, bound_text, compares
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.siding import described
from wtactics.vocabulary.nouns.sorts import ATTACKING, Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading, words_of
from wtactics.vocabulary.rulings.acts import IF_ABLE
from wtactics.vocabulary.rulings.duties import AttackDuty
from wtactics.vocabulary.sentences.narrowing import narrow, narrow_at_once
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import All, Everyone, One, Things, You, clause
from wtactics.vocabulary.things.mentioning import renewed, same
from wtactics.vocabulary.triggers.campaigns import attacked
from wtactics.vocabulary.triggers.fighting import AnyOf, in_combat_with
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, says

SENT: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")])


class AttacksWith(Happens):
    """ORC-COMBAT-10 So many of these are announced as attackers together."""

    def __init__(self, who: Noun | None, noun: Noun, relation: i64, number: Number, words: str) -> None:
        super().__init__(facts.CHARGED, None, who, words, people=True)
        self.noun: Final = noun
        self.relation: Final = relation
        self.number: Final = number

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if not super().matches(t, a, b, n):
            return False
        found: i64 = 0
        for c in t.board:
            if (t.role[c] == ATTACKER or t.role[c] == BLOCKED) and self.noun.fits(t, c):
                found += 1
        return compares(found, self.relation, self.number.of(t))


class LoneAttacker(One):
    """The one of these that attacks."""

    def __init__(self, noun: Noun) -> None:
        self.noun: Final = noun

    def one(self, t: Table) -> Thing:
        for c in t.board:
            if (t.role[c] == ATTACKER or t.role[c] == BLOCKED) and self.noun.fits(t, c):
                return c
        return NOBODY

    def text(self) -> str:
        return f"the attacking {self.noun.text(False)}"


def joins_in(reading: Reading, subject: None) -> list[Stated]:
    """ORC-CONFLICT-01 It must be among the attackers where there is an attack, and nobody must attack for it."""
    return joins(reading, None, subject)


def attackers(reading: Reading, noun: Noun, bound: Bound) -> None:
    """They can be spoken of again, those of them that still attack."""
    if not isinstance(noun, CardNoun):
        raise Misread("creatures", noun.text(True))
    if bound.relation == EXACTLY and isinstance(bound.number, Fixed) and bound.number.n == 1:
        reading.mention(LoneAttacker(noun), words_of(noun), noun)
        return
    sorts = [described(sort, [Detail("role", ATTACKING)]) for sort in noun.sorts]
    such = CardNoun(sorts, noun.where, noun.whose, noun.of, noun.other_than, noun.qualities, noun.side, noun.near)
    reading.say(All(such), such)


def how_many_text(bound: Bound) -> str:
    """How many, in words."""
    number = bound.number.text()
    return f"exactly {number}" if bound.relation == EXACTLY else bound_text(bound.relation, number)


def attacks_with(reading: Reading, who: Watched, bound: Bound, noun: Noun, doing: str = "attack") -> AttacksWith:
    attackers(reading, noun, bound)
    call(reading, who, True)
    many = how_many_text(bound)
    words = f"{says(who, doing)} with {many} {noun.text(many != 'exactly 1')}"
    return AttacksWith(who.noun, noun, bound.relation, bound.number, words)


def attacks_him_with(reading: Reading, who: Watched, _whom: None, bound: Bound, noun: Noun) -> AttacksWith:
    """He is the one whom you attack; of two others nothing says which is meant."""
    if not isinstance(who.very, You):
        raise Misread("you", "somebody else, who attacks somebody")
    trigger = attacks_with(reading, who, bound, noun, "attack an opponent")
    attacked(reading)
    return trigger


def attacks_him_with_one(reading: Reading, who: Watched, whom: None, noun: Noun) -> AttacksWith:
    return attacks_him_with(reading, who, whom, Bound(EXACTLY, Fixed(1)), noun)


def attacks_with_one(reading: Reading, who: Watched, noun: Noun) -> AttacksWith:
    return attacks_with(reading, who, Bound(EXACTLY, Fixed(1)), noun)


def attack_together(reading: Reading, bound: Bound, noun: Noun) -> AttacksWith:
    """Whosever they are; fewer than so many could be none, who do not attack together."""
    if bound.relation not in (AT_LEAST, EXACTLY):
        raise Misread("at least so many", how_many_text(bound))
    attackers(reading, noun, bound)
    words = f"whenever {how_many_text(bound)} {noun.text(True)} attack together"
    return AttacksWith(None, noun, bound.relation, bound.number, words)


def attack_in_number(reading: Reading, bound: Bound, noun: Noun) -> AttacksWith:
    """One or more, without a word of being together, are anyone who attacks."""
    if bound.relation == AT_LEAST and isinstance(bound.number, Fixed) and bound.number.n == 1:
        raise Misread("two or more", how_many_text(bound), lightly=True)
    return attack_together(reading, bound, noun)


class LeaveCombat(Deed):
    """ORC-COMBAT-34 Attackers and defenders take no part in the attack any more, and stay where they are."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        for c in cards_by(t, self.players, self.things):
            if t.in_play(c) and t.role[c] != PEACE:
                t.stand_down(c)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "remove", f"{self.things.text()} from combat")


def leave_combat(reading: Reading, things: Things) -> LeaveCombat:
    return LeaveCombat(reading.players(), things)


class Opposite:
    """It is said of attackers that come from the front opposite this card."""


def gets_against(reading: Reading, change: Change, things: Things) -> Get:
    """In combat with one of these."""
    narrow_at_once(reading, in_combat_with(reading, things))
    return get(reading, change)


def opposite_this(reading: Reading, *_this: Things) -> Opposite:
    return Opposite()


def pays_for_attackers(reading: Reading, number: Number, *said: Things | Opposite | None) -> AttackDuty:
    """Players pay for each creature with which they attack, whom they attack, or from which front, said or not."""
    players = reading.players()
    goal = next((part for part in said if isinstance(part, Things)), None)
    whose: list[Detail] = [Detail("whose", THEIRS), Detail("of", players)]
    if isinstance(players, Everyone) and players.noun is None:
        whose = [Detail("whose", OPPONENTS)] if players.opponents else []
    near = any(isinstance(part, Opposite) for part in said)
    where = Detail("near", True) if near else Detail("all", ALL_ZONES)
    return AttackDuty(All(renewed(SENT, where, *whose)), number, goal)


def is_taken_out(reading: Reading) -> LeaveCombat:
    return LeaveCombat(You(), reading.subject())


OUT: Final = '("from" | "out" "of") ("the" | "this" | "its" | "their")? ("combat" | "attack")'
GETS: Final = '("gets" | "get" | "has" | "have" | "gains" | "gain")'
NO_LONGER: Final = '"no" "longer"'
IS: Final = '("is" | "are")'
TOGETHER: Final = '("together" | "at" "once" | "at" "the" "same" "time" | "in" "the" "same" "attack")'
WHENEVER: Final = '("when" | "whenever" | "if" | "as" "long" "as")'
DUTY_SAID: Final = '("must" | ("has" | "have") "to") ("attack" | "join" "the"? "attack")'
PAY: Final = '("must" | ("has" | "have") "to")? ("pay" | "pays")'
HE_SENDS: Final = (
    '"that"? ("he" | "they") ("announce" | "announces" | "declare" | "declares" | ("attack" | "attacks") "with")'
)
AS_ATTACKER: Final = '("as" "an"? | "an") "attacker" ("against" attacked_by_them)?'
ONE_SENT: Final = (
    f'("creature" | "attacker") ({HE_SENDS} | "that" "attacks" attacked_by_them?)'
    f' | "creature" "that"? ("he" | "they") ("declare" | "declares" | "announce" | "announces") {AS_ATTACKER}'
)
PHRASES: Final = [
    Phrase("somebody", '"a" "player" | "an" "opponent"', lambda reading: None),
    Phrase("happening", 'anyone ("attacks" | "attack") somebody "with" how_many (card_nouns | card_noun)', attacks_him_with,
           ["Whenever you attack an opponent with two or more creatures, he loses 1 victory point."]),
    Phrase("happening", 'anyone ("attacks" | "attack") somebody "with" ("only" "one" | "just" "one") card_noun',
           attacks_him_with_one),
    Phrase("happening", 'anyone ("attacks" | "attack") "with" how_many (card_nouns | card_noun)', attacks_with,
           ["Whenever you attack with two or more creatures, draw a card."]),
    Phrase("happening", 'anyone ("attacks" | "attack") "with" ("only" "one" | "just" "one") card_noun', attacks_with_one),
    Phrase("happening", f'how_many card_nouns "attack" {TOGETHER}', attack_together,
           ["Whenever two or more creatures you control attack together, draw a card."]),
    Phrase("happening", 'how_many card_nouns "attack"', attack_in_number),
    Phrase("happening", f'how_many "of" owned_nouns "attack" {TOGETHER}?', attack_together),
    Phrase("said_fronted", f'{WHENEVER} "you" "attack" "," subject_said {DUTY_SAID} ({IF_ABLE})?',
           joins_in, ["Whenever you attack, this creature must attack too."]),
    Phrase("ruling", f'{PAY} number coin? "for" "each" ({ONE_SENT}) from_there?', pays_for_attackers,
           ["Opponents must pay 1 gold for each attacker that they announce."]),
    Phrase("foes", "fellow", same),
    Phrase("foes", "card_nouns", lambda reading, noun: AnyOf(noun)),
    Phrase("doing_so", '"in" "combat" "with" foes', in_combat_with,
           ["While in combat with an Elf, this creature gets +1/+0."]),
    Phrase("narrowing", '"in" "combat" "with" foes',
           lambda reading, things: narrow(reading, in_combat_with(reading, things)),
           ["This creature gets +2/+0 in combat with Elves."]),
    Phrase(STATED, f'{GETS} gain_of_values "against" foes', gets_against, ["This creature gets +2/+0 against Elves."]),
    Phrase("from_there", '("in" | "from") "the" ("front" | "zone") "opposite" ("to"? self)? | "opposite" "to"? self',
           opposite_this, ["Opponents must pay 1 gold for each attacker that they announce opposite to this creature."]),
    Phrase("deed", f"({{remove}} | {{take}}) things {OUT}", leave_combat, ["Remove target attacker from combat."]),
    Phrase(TOLD, f'("is" | "are") "removed" {OUT} | ("leaves" | "leave") ("the" | "this" | "its" | "their")?'
           f' ("combat" | "attack") | ("drops" | "drop") {OUT}'
           f' | {NO_LONGER} ("attacks" | "attack" | "defends" | "defend") | {IS} {NO_LONGER} ("attacking" | "defending")',
           is_taken_out),
]  # fmt: skip
