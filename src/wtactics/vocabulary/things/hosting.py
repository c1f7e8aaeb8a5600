"""Hosts: what an enchantment is attached to, and how its text speaks of that."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.lasting import WHILE_SOURCE
from wtactics.engine.meaning import Noun
from wtactics.engine.places import ATTACHED, CREATURE, ENCHANTMENT, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.journeys import GainControl
from wtactics.vocabulary.needs import CITIES, ENCHANTING
from wtactics.vocabulary.nouns.cards import IN_PLAY, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import subject
from wtactics.vocabulary.sentences.parts import Attaching, Contribution, Triggered
from wtactics.vocabulary.things.enduring import host_target
from wtactics.vocabulary.things.home import HomeOf
from wtactics.vocabulary.things.meaning import (
    All,
    Happened,
    Host,
    KeeperOf,
    They,
    Things,
    This,
    Together,
    You,
    article,
)
from wtactics.vocabulary.things.mentioning import but, renewed, same
from wtactics.vocabulary.things.noting import Noted
from wtactics.vocabulary.triggers.catalogue import ENTERS
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.past import OneOf
from wtactics.vocabulary.triggers.watching import Doing, Watched, happens, very_card

HOSTED: Final = ("enchantment", "equipment")


class AttachedTo(Quality):
    """A card is attached to one of these."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def holds(self, t: Table, c: CardId) -> bool:
        return t.place[c] & 15 == ATTACHED and self.things.has(t, t.host[c])

    def depends(self) -> i64:
        return self.things.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"attached to {self.things.text()}"


def attached_to(reading: Reading, things: Things) -> Detail:
    return Detail("quality", AttachedTo(things))


class AttachedToSome(Quality):
    """A card is attached to any of these."""

    def __init__(self, noun: Noun) -> None:
        self.hosts: Final = noun

    def holds(self, t: Table, c: CardId) -> bool:
        return t.place[c] & 15 == ATTACHED and self.hosts.fits(t, t.host[c])

    def depends(self) -> i64:
        return self.hosts.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"attached to {article(self.hosts.text(False))}"


def attached_to_some(reading: Reading, noun: Noun) -> Detail:
    return Detail("quality", AttachedToSome(noun))


class LyingOn:
    """Enchantments lie on what is in play; other cards lie on nothing."""

    def __init__(self, hosts: CardNoun) -> None:
        self.hosts: Final = hosts

    def of(self, noun: CardNoun) -> Quality:
        if noun.types_meant != 1 << ENCHANTMENT:
            raise Misread("enchantments, which lie on something", noun.text(True))
        return self.quality()

    def quality(self) -> Quality:
        """Where they lie."""
        return AttachedToSome(self.hosts)


def lying_on_some(reading: Reading, hosts: Noun) -> Detail:
    if not isinstance(hosts, CardNoun) or hosts.where != IN_PLAY:
        raise Misread("what is in play", hosts.text(True))
    return Detail("mutual", LyingOn(hosts))


class LyingOnIt(LyingOn):
    """The same of one that was spoken of: what lies on it are enchantments, too, and a creature "with damage on it" is none."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def quality(self) -> Quality:
        return AttachedTo(self.things)


def lying_on_it(reading: Reading, things: Things) -> Detail:
    return Detail("mutual", LyingOnIt(things))


class WithAttached(Together):
    """What is attached to a card is named before it, for it would not stay where it was."""

    def of(self, t: Table) -> vec[i64]:
        out = self.second.of(t)
        for thing in self.first.of(t):
            out = append(out, thing)
        return out


def with_attached(reading: Reading, things: Things, noun: CardNoun) -> Things:
    """A card and what is attached to it, at the same time."""
    if not any(isinstance(quality, AttachedTo) for quality in noun.qualities):
        raise Misread("what is attached to it", noun.text(True))
    return WithAttached(things, All(noun))


def attach(reading: Reading, *parts: Any) -> Contribution:
    """What it is attached to is chosen as it is played, whether the text says "target" or not (ENCH-02)."""
    if reading.word not in HOSTED:
        raise Misread("this on an enchantment", f"a {reading.word}")
    noun = parts[-1]
    if reading.word == "equipment":
        noun = borne(noun)
    reading.attach = host_target(noun)
    return Attaching(reading.attach)


def borne(noun: Noun) -> CardNoun:
    """Equipment is for creatures of one's own."""
    if not isinstance(noun, CardNoun) or noun.types_meant >> CREATURE & 1 == 0:
        raise Misread("creatures that carry it", noun.text(True))
    return noun if noun.whose == YOURS else renewed(noun, Detail("whose", YOURS))


def other_than_this(reading: Reading, noun: Noun) -> Noun:
    return but(reading, noun)


def to_yourself(reading: Reading) -> Noun:
    return Very(reading.players())


def enchanted(reading: Reading, noun: Noun, *_self: Things) -> Things:
    if reading.host is not None and isinstance(reading.host.things, Happened):
        return reading.host.things
    return reading.tell(Host(noun.text(False), isinstance(noun, PlayerNoun)), noun)


def the_host_itself(reading: Reading) -> Things:
    """Host: what a sentence before says that it is attached to; of equipment that is a creature anyway."""
    if reading.quoted or reading.word not in HOSTED:
        raise Misread("a card that is attached to something", f"this {reading.word}")
    if reading.host is not None:
        if reading.host.things.people():
            raise Misread("a player", "its host")
        return reading.host.things
    if reading.word != "equipment":
        raise Misread("a sentence before that says what it is attached to", "its host")
    return enchanted(reading, CardNoun([Sort(1 << CREATURE, word="creature")]))


def the_host_city(reading: Reading) -> Things:
    """Where no other city is spoken of, it is the one to which this is attached."""
    host = reading.host
    if host is None or "city" not in host.words:
        raise Misread("a city that was spoken of", "the city", lightly=True)
    if any("city" in mention.words and mention.things is not host.things for mention in reading.mentions):
        raise Misread("the only city that was spoken of", "the city")
    return host.things


def the_host_player(reading: Reading) -> Things:
    """The same of a player to whom it is attached."""
    if reading.host is None or not reading.host.things.people():
        raise Misread("a player to whom it is attached", "its host", lightly=True)
    return reading.host.things


def steady(reading: Reading, things: Things) -> Things:
    """Of these something can be said that always holds: this card, its host, and who controls either."""
    inner = things.things if isinstance(things, KeeperOf) else things
    spoken = getattr(inner, "things", inner)
    if not isinstance(spoken, This | Host | Noted):
        raise Misread(f"this {reading.word}, or what it is attached to", things.text())
    return things


def that_host(reading: Reading, word: str) -> Things:
    return reading.that(word, False)


def this_host(reading: Reading, word: str = "player") -> Things:
    """On an enchantment "this city" is the city that it is attached to; "this card" is the enchantment."""
    host = reading.host
    if host is None or word in (reading.word, "card") or word not in host.words:
        raise Misread("what it is attached to", f"this {word}", lightly=True)
    return host.things


def said_of(reading: Reading, things: Things) -> None:
    subject(reading, steady(reading, things))


def said_of_that(reading: Reading, word: str) -> None:
    said_of(reading, that_host(reading, word))


def watched_again(reading: Reading, things: Things) -> Watched:
    """In a trigger "it" is this card or its host."""
    said = getattr(steady(reading, things), "things", things)
    if isinstance(things, HomeOf):
        raise Misread("words of its own", things.text(), lightly=True)
    if isinstance(said, Noted):
        raise Misread(f"this {reading.word}, or what it is attached to", things.text())
    return very_card(reading, said if isinstance(said, This | Host) else things)


def very_host(reading: Reading, things: Things) -> Watched:
    """What it is attached to, unless that is a player, of whom other phrases tell."""
    if things.people():
        raise Misread("a card that it is attached to", things.text(), lightly=True)
    return very_card(reading, things)


def watched_player(reading: Reading, player: Things) -> Watched:
    """The player whom it is attached to, or who controls its host."""
    return Watched(Very(steady(reading, player)), player.text(), player, ["player"])


def either_of_you(reading: Reading) -> Watched:
    """You, or the player who was spoken of."""
    return you_or(reading, reading.he())


def you_or(reading: Reading, player: Things) -> Watched:
    if isinstance(player, They) or player.many():
        raise Misread("one player who was spoken of", player.text())
    either = OneOf([Very(You()), Very(steady(reading, player))])
    return Watched(either, f"you or {player.text()}", None, ["player"])


def controls(reading: Reading, things: Things) -> Contribution:
    """It is yours from when this comes into play, as long as this is in play."""
    if not isinstance(things, Host) or things.people():
        raise Misread("what it is attached to", things.text())
    trigger = happens(reading, very_card(reading, This(reading.word)), Doing(ENTERS))
    return Triggered(trigger, [GainControl(You(), things, WHILE_SOURCE)])


def controls_so_long(reading: Reading, *parts: Things) -> Contribution:
    """Saying how long it lasts changes nothing."""
    host = next((part for part in parts if isinstance(part, Host)), None)
    if host is None or any(not isinstance(part, This | Host) for part in parts):
        raise Misread("this card, and what it is attached to", parts[0].text())
    return controls(reading, host)


ENCHANTED: Final = '"the"? ("enchanted" | "attached" | "equipped")'
ATTACHED_TO: Final = '("is" | "am") "attached" "to"'
ATTACH: Final = (
    '("attach" ("only" | self "only"?)? "to" | self? "attaches" "only"? "to" | (self "is")? "attached" "only"? "to"'
    ' | "enchant" | "play" ("only" | (self | "it") "only"?)? "on")'
)
AS_LONG: Final = '"as" "long" "as" self "is" ("in" "play" | "attached" "to" ("it" | enchanted_thing | again))'
MAY_ONLY: Final = (
    '("can" | "may") ("only" "be" "attached" "to" | "be" "attached" "only" "to"'
    ' | "only" "be" "played" "on" | "be" "played" ("only" "on" | "on"))'
)
ON_IT: Final = '(("that" ("is" | "are"))? ("attached" "to" | ("carried" | "worn" | "wielded") "by"))'
PHRASES: Final = [
    Phrase("permanent", f"{ATTACH} host_to_be", attach,
           ["Attach to target creature.", "Attach to a city you control.", "Attach to an opponent."]),
    Phrase("permanent", f"self {MAY_ONLY} host_to_be", attach),
    Phrase("permanent", f'{AS_LONG} "," ("you" ("control" | "have" "control" "of") (enchanted_thing | again)'
           ' | (enchanted_thing | again) "is" "under" "your" "control")', controls_so_long,
           needs=ENCHANTING),
    Phrase("permanent", f'"you" ("control" | "have" "control" "of") (enchanted_thing | again) {AS_LONG}', controls_so_long,
           needs=ENCHANTING),
    Phrase("permanent", '"you" ("control" | "have" "control" "of") (enchanted_thing | again)', controls,
           needs=ENCHANTING),
    Phrase("host_to_be", '("target" | "a" | "an" | "any")? noun', same),
    Phrase("host_to_be", '"another" "target"? noun | "any" "other" noun', other_than_this),
    Phrase("host_to_be", '("one" "of")? owned_nouns | owned_one', same),
    Phrase("host_to_be", '"you"', to_yourself),
    Phrase("host", f"{ENCHANTED} thing_noun", enchanted),
    Phrase("host", f'"the" thing_noun ("that" | "which")? self {ATTACHED_TO}', enchanted,
           ["The creature this enchantment is attached to gets +1/+1."]),
    Phrase("permanent", '("on" | "target" ":") host_to_be | "target" noun', attach, ["On a creature you control."]),
    Phrase("host", '("the" | "its")? "host"', the_host_itself, ["Attach to a creature. Host gets +1/+1."]),
    Phrase("host", '"this" word', this_host),
    Phrase("host", '"the" "city"', the_host_city,
           ["Attach to a city. Whenever a creature dies, the city is dealt 1 damage."], needs=CITIES),
    Phrase("host_player", f"{ENCHANTED} player_noun", enchanted),
    Phrase("host_player", '"this" "player"', this_host),
    Phrase("host_player", '"the"? "host"', the_host_player, ["Attach to a player. The host can't draw cards."]),
    Phrase("enchanted_thing", "host | host_player", same),
    Phrase("post", f"{ON_IT} (self | aimed | enchanted_thing)", attached_to),
    Phrase("post", '"on" (self | aimed | enchanted_thing | again)', lying_on_it,
           ["Attach to a creature. It gets +1/+1 for each enchantment on it."], needs=ENCHANTING),
    Phrase("post", f'{ON_IT} (("a" | "an" | "any") noun | nouns)', attached_to_some,
           ["Destroy target enchantment attached to a creature."]),
    Phrase("post", '"on" (nouns | owned_nouns | ("a" | "any") noun)', lying_on_some,
           ["Destroy all enchantments on creatures."], needs=ENCHANTING),
    Phrase("pair", 'aimed "and" ("all" "the"? | "the")? card_nouns', with_attached,
           ["Return target creature and all enchantments attached to it to their owners' hands."]),
    Phrase("general", "host", same),
    Phrase("he_player", "host_player", same),
    Phrase("sayer", '"that" word', said_of_that),
    Phrase("sayer", "the_host | he_player", said_of),
    Phrase("the_host", '"the" word', that_host),
    Phrase("watched", "again | the_host", watched_again),
    Phrase("watched", "enchanted_thing", very_host),
    Phrase("watched_card", "again | the_host", watched_again),
    Phrase("anyone", "he_player", watched_player),
    Phrase("anyone", '("either" | "one" | "any") "of" "you"', either_of_you,
           ["Attach to an opponent. When either of you plays an event, destroy this card."], needs=ENCHANTING),
    Phrase("anyone", '"you" "or" he_player', you_or, needs=ENCHANTING),
]  # fmt: skip
