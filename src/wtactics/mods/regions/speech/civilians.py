"""Civilians and what is let through, in words: who defends from a Domain and strikes back, and what a region loses by whom."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.meaning import HOMES, Condition, Number
from wtactics.engine.places import CREATURE, REGION
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.combats import Unopposed
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.mods.regions.places import HOW_MANY
from wtactics.mods.regions.speech.activity import ActiveOf, regions_of_each
from wtactics.mods.regions.speech.domains import Domain, InDomain, strikes_back
from wtactics.vocabulary.conditions.meaning import Compare, Is
from wtactics.vocabulary.deeds.averting import PreventPart
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.nouns.sorts import DEFENDING, Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.restraint import decree
from wtactics.vocabulary.sentences.altering import deals_so, deals_so_while
from wtactics.vocabulary.sentences.lines import said_if
from wtactics.vocabulary.sentences.parts import Replaced, Stated
from wtactics.vocabulary.things.meaning import Things, This, You, article, possessive
from wtactics.vocabulary.triggers.campaigns import Campaigner
from wtactics.vocabulary.triggers.catalogue import HURT_BY
from wtactics.vocabulary.triggers.meaning import Happens, Very
from wtactics.vocabulary.triggers.watching import Doing, Watched, happens, very_card
from wtactics.vocabulary.triggers.ways import How


def from_domain(reading: Reading, domain: Domain) -> How:
    return How(InDomain(domain), f"from {domain.text()}", False)


def defends_from(reading: Reading, domain: Domain) -> Quality:
    """He defends, and stands there."""
    noun = CardNoun([Sort(role=DEFENDING)], where=ANYWHERE, qualities=[InDomain(domain)])
    return Being(noun, f"defending from {domain.text()}")


def strikes_back_now(reading: Reading) -> Deed:
    """On what stays in play, without a time, it always holds."""
    if reading.until < 0 and reading.word not in ("event", "magic"):
        raise Misread('a time such as "until end of turn"', "none")
    return decree(reading, strikes_back(reading))


def strikes_back_then(reading: Reading, things: Things, quality: Quality, *_again: Any) -> list[Stated]:
    """As long as it defends from there: it strikes back when its attacker strikes."""
    if not isinstance(things, This):
        raise Misread(f"this {reading.word}", things.text())
    reading.actor = things
    condition: Condition = Is(things, quality)
    stated = [Stated([strikes_back(reading)], None)]
    return said_if(reading, condition, stated)


def region_loses(reading: Reading, *said: Any) -> Any:
    """AVA-REGION-15 The damage of one that was let through, which is HP that the region loses, is more."""
    this = This(reading.word)
    dealer = very_card(reading, this)
    region = CardNoun([Sort(1 << REGION, word="region")])
    part = next(each for each in said if isinstance(each, PreventPart))
    return deals_so_while(reading, Is(this, Unopposed()), dealer, part, Watched(region, "a region", None, []))


def takes_hp(reading: Reading, by: Watched, part: PreventPart, region: Watched) -> Replaced:
    """AVA-REGION-15 What attackers take from a region is the damage that they deal to it."""
    return deals_so(reading, by, part, is_region(region))


def loses_hp_so(reading: Reading, region: Watched, part: PreventPart, by: Watched) -> Replaced:
    return deals_so(reading, by, part, is_region(region))


def is_region(region: Watched) -> Watched:
    """HP are lost by regions alone."""
    if "region" not in region.words:
        raise Misread("a region", region.words)
    return region


class Inhabited(Number):
    """AVA-REGION-07 In how many Domains of these players such creatures stand."""

    def __init__(self, whose: Things, noun: CardNoun) -> None:
        self.whose: Final = whose
        self.noun: Final = noun

    def of(self, t: Table) -> i64:
        n: i64 = 0
        for discipline in range(HOW_MANY):
            there = InDomain(Domain(discipline, self.whose))
            for c in self.noun.all(t):
                if there.holds(t, c):
                    n += 1
                    break
        return n

    def depends(self) -> i64:
        return HOMES | self.noun.depends()

    def text(self) -> str:
        return f"the number of {possessive(self.whose)} Domains with {article(self.noun.text(False))}"


def inhabited(reading: Reading, noun: CardNoun) -> Number:
    return Inhabited(You(), noun)


def all_hold(reading: Reading, noun: CardNoun) -> Compare:
    words = f"each of your Domains holds {article(noun.text(False))}"
    return Compare(Inhabited(You(), noun), AT_LEAST, Fixed(HOW_MANY), words)


def inmates() -> CardNoun:
    """An avatar alone leaves a Domain empty."""
    return CardNoun([Sort(1 << CREATURE, word="creature")])


def none_holds(reading: Reading, noun: CardNoun) -> Compare:
    words = f"none of your Domains holds {article(noun.text(False))}"
    return Compare(Inhabited(You(), noun), AT_MOST, Fixed(0), words)


def loses_hp(reading: Reading, region: Watched) -> Happens:
    """What a region loses is the damage that it is dealt."""
    if not isinstance(region.noun, Very | CardNoun):
        raise Misread("a region", region.words)
    return happens(reading, region, Doing(HURT_BY))


def any_region(reading: Reading) -> Watched:
    """AVA-REGION-09 Attackers deal damage to none but the one that is attacked."""
    return Watched(CardNoun([Sort(1 << REGION, word="region")]), "a region", None, [])


def attacked_region(reading: Reading) -> Things:
    """AVA-REGION-09 That of whoever is attacked."""
    return reading.tell(ActiveOf(Campaigner(False)))


IS: Final = '("is" | "was" | "goes" | "stays" | "remains")'
THROUGH: Final = (
    f'({IS} ("let" "through" | "unblocked" | "undefended" | "left" ("unblocked" | "undefended"))'
    ' | ("isn\'t" | "wasn\'t") ("defended" "against" | "blocked"))'
)
WHEN: Final = '("when" | "whenever" | "if" | "as" "long" "as")'
REGION_THERE: Final = '(("the" | "that") ("attacked" | "active")? "region" | "the" "region" "it" "attacks")'
IN_WHICH: Final = '("in" "which" | "where") "you" ("have" | "control") ("a" | "an" | "at" "least" "one") card_noun'
WITH: Final = '"with" ("a" | "an" | "at" "least" "one") card_noun ("in" ("it" | "them"))?'
MORE: Final = '("more" | "additional" | "extra")'
PHRASES: Final = [
    Phrase("how", '"from" ("one" "of")? a_domain', from_domain, ["Whenever this creature defends from a Domain, draw a card."]),
    Phrase("fights", '("defends" | "defend") "from" ("one" "of")? a_domain', defends_from,
           ["This creature gets +0/+2 while it defends from a Domain."]),
    Phrase("doing_way", '"defending" "from" a_domain', defends_from),
    Phrase("doing_so", '"defending" "from" a_domain', defends_from),
    Phrase(TOLD, '{strike} "back"', strikes_back_now, ["Civilian defenders you control strike back this turn."]),
    Phrase("said_fronted", f'{WHEN} self fights "," ("it" | "he" | self) {{strike}} "back"', strikes_back_then,
           ["When this creature defends from a Domain, it strikes back."]),
    Phrase("hp_more", f'number {MORE} "hp" | number "hp" {MORE}', lambda reading, n: PreventPart(n, more=True)),
    Phrase("hp_more", f'"it" ("deals" | "deal") number {MORE} "damage" "to"', lambda reading, n: PreventPart(n, more=True)),
    Phrase("hp_change", f'number {MORE} "hp" | number "hp" {MORE}', lambda reading, n: PreventPart(n, more=True)),
    Phrase("hp_change", 'number ("less" | "fewer") "hp" | number "hp" ("less" | "fewer")', lambda reading, n: PreventPart(n)),
    Phrase("ability", 'dealer ("takes" | "take") hp_change "from" victims', takes_hp,
           ["Each undefended attacker takes 1 HP more from your active region."]),
    Phrase("ability", 'victims ("loses" | "lose") hp_change ("to" | "by" | "from") victims', loses_hp_so),
    Phrase("ability", f'{WHEN} self {THROUGH} "," {REGION_THERE} ("loses" | "takes" | "suffers") hp_more', region_loses,
           ["When this creature is let through, the region loses 2 more HP."]),
    Phrase("ability", f'{WHEN} self {THROUGH} "," hp_more {REGION_THERE}', region_loses),
    Phrase("ability", f'({WHEN} self {THROUGH} | ("undefended" | "unblocked") ) "," ("it" | "he" | self)'
           f' ("takes" | "take") hp_more "from" {REGION_THERE}', region_loses,
           ["If this creature isn't defended against, it takes 2 more HP from the region."]),
    Phrase("for_each", f'"for" "each" ("domain" {IN_WHICH} | "of" "your" "domains" ({IN_WHICH} | {WITH}))', inhabited,
           ["Draw a card for each of your Domains with a creature."]),
    Phrase("condition", '("all" ("three" | "the")? "of"? | "each" "of") "your" "domains"'
           ' ("hold" | "holds" | "have" | "has" | "contain" | "contains") ("a" | "an" | "at" "least" "one") card_noun',
           all_hold,
           ["If each of your Domains holds a creature, draw a card."]),
    Phrase("condition", '"all" ("three" | "the")? "of"? "your" "domains" ("hold" | "have" | "contain") card_nouns'
           ' | "you" ("have" | "control") ("a" | "an" | "at" "least" "one") card_noun "in" "each" "of" "your" "domains"',
           all_hold, ["If you have a creature in each of your Domains, draw a card."]),
    Phrase("condition", '"none" "of" "your" "domains" "is" "empty" | "all" ("three" | "the")? "of"? "your" "domains" "are"'
           ' "inhabited" | "each" "of" "your" "domains" "is" "inhabited"', lambda reading: all_hold(reading, inmates()),
           ["If none of your Domains is empty, draw a card."]),
    Phrase("condition", '"all" ("three" | "the")? "of"? "your" "domains" "are" "empty"',
           lambda reading: none_holds(reading, inmates())),
    Phrase("condition", '"none" "of" "your" "domains" ("hold" | "holds" | "has" | "have") ("a" | "an") card_noun', none_holds),
    Phrase("victims", '"the" "attacked"? "region"', any_region,
           ["Your attackers deal 1 more damage to the region."]),
    Phrase("happening", 'watched ("loses" | "lose") "hp"', loses_hp, ["Whenever your active region loses HP, draw a card."]),
    Phrase("general", '("the" | "that") "attacked" "region"', attacked_region,
           ["Whenever this creature is let through, the attacked region loses 2 HP."]),
    Phrase("general", '"each" player_noun "\'s" "region"', regions_of_each, ["Deal 1 damage to each opponent's region."]),
]  # fmt: skip
