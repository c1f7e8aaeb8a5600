"""What cards say of Domains and the Front: who stands there, who is on top, who is civilian, and who goes there."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ATTACK_FROM_CITY, HOMES, STRIKE_BACK, Noun, Trigger
from wtactics.engine.places import CREATURE, NOBODY, SEAT_THING, CardId, Flow, Option, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.cities import ARMY
from wtactics.language.phrase import Misread, Phrase
from wtactics.mods.regions.places import DOMAINS, home_of, is_domain
from wtactics.mods.regions.table import RegionsTable
from wtactics.vocabulary.deeds.deed import Deed, cards_by
from wtactics.vocabulary.deeds.journeys import Into, manners
from wtactics.vocabulary.nouns.cards import ANYWHERE, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase, noun_of
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Being, Quality
from wtactics.vocabulary.nouns.sorts import DEFENDING, Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import HabitPhrase, bit
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.things.elsewhere import not_of_opponents
from wtactics.vocabulary.things.meaning import All, Everyone, Things, You, clause, possessive
from wtactics.vocabulary.things.mentioning import keeper
from wtactics.vocabulary.triggers.watching import Watched, call

ANY: Final = -1  # of the three Domains
NAMES: Final = ("Body", "Mind", "Soul")


class Domain:
    """A Domain, or any of them, of these players or of anybody."""

    def __init__(self, discipline: int, of: Things | None) -> None:
        self.discipline: Final = discipline
        self.of: Final = of

    def text(self) -> str:
        name = "Domain" if self.discipline == ANY else f"{NAMES[self.discipline]} Domain"
        if self.of is None:
            return f"a {name}"
        whose = "an opponent's" if isinstance(self.of, Everyone) else possessive(self.of)
        return f"{whose} {name}"


class InDomain(Quality):
    """AVA-REGION-07 A creature stands in such a Domain, perhaps on top of it."""

    def __init__(self, domain: Domain, on_top: bool = False) -> None:
        self.domain: Final = domain
        self.on_top: Final = on_top

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, RegionsTable)
        kind = t.place[c] & 15
        if not is_domain(kind) or (self.domain.discipline != ANY and kind != DOMAINS + self.domain.discipline):
            return False
        if self.domain.of is not None and not self.domain.of.has(t, SEAT_THING + t.controller[c]):
            return False
        return not self.on_top or t.on_top(kind - DOMAINS, t.controller[c]) == c

    def is_of_place(self) -> bool:
        return False

    def depends(self) -> i64:
        return HOMES | (self.domain.of.depends() if self.domain.of is not None else 0)

    def rank(self) -> i64:
        return 1 if self.domain.of is None or isinstance(self.domain.of, You | Everyone) else NAMES_OTHERS

    def behind(self) -> str:
        return f"{'on top of' if self.on_top else 'in'} {self.domain.text()}"


class SameDomain(Quality):
    """AVA-REGION-07 A creature stands in the same Domain as one of these."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, RegionsTable)
        for other in self.things.of(t):
            if NOBODY < other < SEAT_THING and is_domain(t.place[c] & 15) and t.spot(other) == t.place[c]:
                return True
        return False

    def depends(self) -> i64:
        return HOMES | self.things.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"in the same Domain as {self.things.text()}"


class Stationed(Quality):
    """A creature is military, in the Front, or civilian, in a Domain."""

    def __init__(self, word: str, civilian: bool) -> None:
        self.word: Final = word
        self.civilian: Final = civilian

    def holds(self, t: Table, c: CardId) -> bool:
        kind = t.place[c] & 15
        return is_domain(kind) if self.civilian else kind == ARMY

    def depends(self) -> i64:
        return HOMES

    def before(self) -> str:
        return self.word


class IntoDomain(Into):
    """AVA-REGION-20 Into a Domain of whoever controls them, on top."""

    def __init__(self, discipline: int, under: Things | None = None, marked: bool = False, yours: bool = False) -> None:
        super().__init__(under, marked)
        self.discipline: Final = discipline
        self.yours: Final = yours  # "your Domain" was said

    def apart_from(self, reading: Reading, things: Things) -> Into:
        if self.yours:
            not_of_opponents(reading, things)
        return self

    def home(self, t: Table) -> Thing:
        return home_of(self.discipline + 1)

    def place(self) -> str:
        return f"into your {NAMES[self.discipline]} Domain"


class NamePhrase(Phrase):
    """The name of a Domain."""

    def __init__(self, discipline: int) -> None:
        super().__init__("domain_name", f'"{NAMES[discipline].casefold()}"', self.give)
        self.discipline: Final = discipline

    def give(self, reading: Reading) -> int:
        return self.discipline


def any_domain(reading: Reading, discipline: int = ANY) -> Domain:
    return Domain(discipline, None)


def domain_of(reading: Reading, whose: Detail, discipline: int = ANY) -> Domain:
    return Domain(discipline, keeper(whose))


def standing_there(reading: Reading, domain: Domain) -> Detail:
    return Detail("quality", InDomain(domain))


def on_top_there(reading: Reading, domain: Domain) -> Detail:
    return Detail("quality", InDomain(domain, True))


def beside(reading: Reading, things: Things) -> Detail:
    return Detail("quality", SameDomain(things))


def here(reading: Reading) -> Detail:
    return beside(reading, reading.other_than())


def is_there(reading: Reading, negated: bool, quality: Quality) -> Being:
    return Being(CardNoun([Sort()], where=ANYWHERE, qualities=[quality]), quality.behind(), negated)


def is_in_domain(reading: Reading, negated: bool, domain: Domain) -> Being:
    return is_there(reading, negated, InDomain(domain))


def is_on_top(reading: Reading, negated: bool, domain: Domain | None = None) -> Being:
    return is_there(reading, negated, InDomain(domain if domain is not None else Domain(ANY, None), True))


def is_beside(reading: Reading, negated: bool, things: Things) -> Being:
    return is_there(reading, negated, SameDomain(things))


def is_stationed(reading: Reading, negated: bool, stance: Detail) -> Being:
    quality: Stationed = stance.value
    return Being(CardNoun([Sort()], where=ANYWHERE, qualities=[quality]), quality.word, negated)


def stationed(reading: Reading, stance: Detail) -> Being:
    return is_stationed(reading, False, stance)


def doing_so(reading: Reading, domain: Domain) -> Being:
    return is_in_domain(reading, False, domain)


def top_so(reading: Reading, domain: Domain | None = None) -> Being:
    return is_on_top(reading, False, domain)


def tops_of_each(reading: Reading, whose: Detail) -> Things:
    """Whoever is on top of a Domain of theirs, as long as he is."""
    noun = CardNoun([Sort(1 << CREATURE, word="creature")], qualities=[InDomain(Domain(ANY, keeper(whose)), True)])
    return reading.tell(All(noun, True), noun)


def defends_as(reading: Reading, stance: Detail) -> Being:
    """He defends from where he is so."""
    if not isinstance(stance.value, Stationed):
        raise Misread("civilian or military", "how they are")
    noun = CardNoun([Sort(role=DEFENDING)], where=ANYWHERE, qualities=[stance.value])
    return Being(noun, f"defending as a {stance.value.word}")


class MovesThere(Trigger):
    """AVA-REGION-20 Somebody goes to a Domain by the move of the turn."""

    def __init__(self, watched: Watched, domain: Domain) -> None:
        super().__init__(facts.MOVED, watched.own())
        self.noun: Final[Noun] = watched.noun
        self.there: Final = InDomain(domain)
        self.words: Final = f"whenever {watched.words} moves to {domain.text()}"

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return self.there.holds(t, a) and self.noun.fits(t, a)

    def text(self) -> str:
        return self.words


def moves(reading: Reading, watched: Watched, domain: Domain) -> Trigger:
    call(reading, watched, False)
    return MovesThere(watched, domain)


class Enters(Trigger):
    """AVA-REGION-08, AVA-REGION-20 Somebody comes to a Domain or to the Front, as he enters play or from elsewhere."""

    def __init__(self, watched: Watched, domain: Domain | None) -> None:
        super().__init__(facts.SHIFTED, watched.own(), bit_of(facts.ENTERED))
        self.noun: Final[Noun] = watched.noun
        self.words: Final = watched.words
        self.there: Final = InDomain(domain) if domain is not None else None
        self.domain: Final = domain

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if self.there is None:
            return t.place[a] & 15 == ARMY and self.noun.fits(t, a)
        return self.there.holds(t, a) and self.noun.fits(t, a)

    def text(self) -> str:
        return f"whenever {self.words} enters {self.domain.text() if self.domain is not None else 'the army'}"


class EntersPlay(Trigger):
    """AVA-REGION-08 Somebody comes into play in a Domain: who comes there from elsewhere in play does not."""

    def __init__(self, watched: Watched, domain: Domain) -> None:
        super().__init__(facts.ENTERED, watched.own())
        self.noun: Final[Noun] = watched.noun
        self.words: Final = watched.words
        self.there: Final = InDomain(domain)

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return self.there.holds(t, a) and self.noun.fits(t, a)

    def text(self) -> str:
        return f"whenever {self.words} enters play {self.there.behind()}"


def enters_play(reading: Reading, watched: Watched, domain: Domain) -> Trigger:
    call(reading, watched, False)
    return EntersPlay(watched, domain)


def enters(reading: Reading, watched: Watched, domain: Domain | None = None) -> Trigger:
    call(reading, watched, False)
    return Enters(watched, domain)


class ToEnd(Deed):
    """AVA-REGION-07 A creature goes to the top of the Domain in which it stands, or to the bottom."""

    def __init__(self, players: Things, things: Things, on_top: bool) -> None:
        self.players: Final = players
        self.things: Final = things
        self.on_top: Final = on_top

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, RegionsTable)
        for c in cards_by(t, self.players, self.things):
            if self.on_top:
                t.rise(c)
            else:
                t.sink(c)
        return NEXT

    def text(self) -> str:
        end = "on top" if self.on_top else "on the bottom"
        return clause(self.players, "put", f"{self.things.text()} {end} of its Domain")


def to_bottom(reading: Reading, things: Things) -> ToEnd:
    return ToEnd(reading.players(), things, False)


def into_domain(reading: Reading, own: Detail, discipline: int, *manner: Detail) -> IntoDomain:
    return IntoDomain(discipline, **manners(manner), yours=own.value is not None)


def to_its_own(reading: Reading, *_his: object) -> Detail:
    """Whose it is needs no saying: nobody's creature goes to another's Domain."""
    return Detail("nothing", None)


def strikes_back(reading: Reading) -> Do:
    """AVA-REGION-12 Against the rule; of those of the Front it need not be said."""
    return Do(reading.subject(), Act("strikes back", bit(STRIKE_BACK)), "strike back")


def defenders_of(reading: Reading, *parts: Any) -> CardNoun:
    """The defenders of this region: of its player, while it is attacked."""
    stances = [part for part in parts if isinstance(part, Detail)]
    fields: dict[str, Any] = {"whose": YOURS, "qualities": [stance.value for stance in stances]}
    return noun_of([Sort(1 << CREATURE, word="defender", role=DEFENDING)], fields)


DEFENDS: Final = '("it" | "he" | "they") ("defends" | "defend" | ("is" | "are") "defending")'
BACK_WHEN: Final = (
    f'(("when" | "whenever") {DEFENDS}'
    ' ("as" ("a" "civilian" "defender"? | "civilians" | "the" "top" "creature"? "of" ("a" | "its") "domain")'
    ' | "from" "a" "domain")?'
    ' | "when" "defending" | "as" ("a" "civilian" "defender"? | "civilian" "defenders"))'
)
DOMAIN: Final = '("domain" | "domains")'
TOPS: Final = '"the" "top" ("creature" ("of" | "in") "each" "of" | "creatures" ("of" | "in"))'
ITS: Final = '("its" | "his" | "their" | "its" "controller" "\'s" | "the")'
ITS_OWN: Final = '("its" | "that" | "their")'
INTO_PLAY: Final = '("enters" "play" | "enter" "play" | "comes" "into" "play" | "come" "into" "play") "in"'
PHRASES: Final = [
    *(NamePhrase(i) for i in range(len(NAMES))),
    Phrase("a_domain", '("a" | "any" | "the") domain_name? "domain" | domain_name? "domains"', any_domain),
    Phrase("a_domain", f"owner domain_name? {DOMAIN}", domain_of),
    Phrase("a_domain", '("the" | "a") "kingdom"', any_domain),
    Phrase("a_domain", 'owner "kingdom"', domain_of),
    Phrase("post", '("in" | "of" | "from") a_domain', standing_there, ["Mark target creature in an opponent's Domain."]),
    Phrase("post", '"on" "top" "of" a_domain', on_top_there, ["Destroy target creature on top of a Domain."]),
    Phrase("post", '"in" ("the" "same" "domain" "as" (self | aimed) | (self | aimed) "\'s" "domain")', beside),
    Phrase("post", '"in" ("this" | "the" "same") "domain"', here),
    Phrase("predicate", 'being "in" a_domain', is_in_domain, ["As long as this creature is in a Domain, it gets +0/+2."]),
    Phrase("predicate", 'being "on" "top" ("of" (a_domain | ("its" | "that") "domain"))?', is_on_top,
           ["As long as this creature is on top of a Domain, it gets +0/+3."]),
    Phrase("predicate", 'being "in" "the" "same" "domain" "as" (self | aimed)', is_beside),
    Phrase("doing_so", '"on" "top" ("of" (a_domain | ("its" | "that") "domain"))?', top_so),
    Phrase("predicate", 'being "the" "top" "creature"? "of" (a_domain | ("its" | "that") "domain")', is_on_top),
    Phrase("predicate", "being stance", is_stationed, ["As long as this creature is civilian, it gets +0/+2."]),
    Phrase("doing_so", 'stance | "as" "a" stance "creature"?', stationed,
           ["As a civilian creature, this creature gets +0/+2."]),
    Phrase("doing_so", '"in" a_domain', doing_so, ["While in a Domain, this creature gets +0/+2."]),
    Phrase("general", f'{TOPS} owner "domains"', tops_of_each,
           ["The top creature of each of your Domains gets +1/+1."]),
    Phrase("predicate", '("defends" | "defend") "as" "a" stance', defends_as),
    Phrase("into_place", '("into" "play")? ("into" | "in" | "to") whose_domain domain_name "domain" manner*', into_domain,
           ["Move target creature to its controller's Mind Domain."]),
    Phrase("deed", f'({{put}} | {{move}}) things ("on" | "to" | "onto" | "at") "the" "bottom" "of" {ITS_OWN} "domain"',
           to_bottom, ["Put target creature on the bottom of its Domain."]),
    Phrase("happening", 'watched ("enters" | "enter" | ("comes" | "come" | "goes" | "go") "into") a_domain', enters,
           ["Whenever a creature enters an opponent's Domain, draw a card."]),
    Phrase("happening", f"watched {INTO_PLAY} a_domain", enters_play,
           ["Whenever a creature enters play in an opponent's Domain, draw a card."]),
    Phrase("happening", 'watched ("moves" | "move") ("to" | "into") a_domain', moves,
           ["Whenever this creature moves to a Domain, draw a card."]),
    HabitPhrase("can attack from a Domain", "can attack from a Domain", ATTACK_FROM_CITY,
                f'("can" | "may") "attack" "from" (("a" | "its" | "their" | "your" | "any") {DOMAIN} | "domains")'),
    Phrase("whose_domain", ITS, to_its_own),
    Phrase("whose_domain", '"your"', lambda reading: Detail("nothing", "yours")),
    DetailPhrase("stance", '"civilian"', "quality", Stationed("civilian", True)),
    DetailPhrase("stance", '"military"', "quality", Stationed("military", False)),
    Phrase("stated", f'{{strike}} "back" {BACK_WHEN}?', strikes_back, ["Civilian defenders strike back."]),
    Phrase("card_nouns", 'stance? ("defenders" "of" | "creatures" ("defending" | "that" "defend")) self', defenders_of),
]  # fmt: skip
