"""How triggers are worded: whenever this creature attacks, when a Skeleton comes into play, at the start of your turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Noun
from wtactics.engine.places import AVATAR, RESOURCE
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import ENCHANTING, PEOPLE_HIT, Needs
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.sorts import says_nothing
from wtactics.vocabulary.reading.leaning import ONE_FELL, pairing, told_apart
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.reading.spoken import Mention, words_of
from wtactics.vocabulary.things.enduring import host_target
from wtactics.vocabulary.things.meaning import Again, Happened, Host, Lost, Slot, Things, This, You, article
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.catalogue import (
    BLOWS,
    CARDS,
    DRAW,
    DUELS,
    GONE,
    HURT_BY,
    PARTS,
    PASSIVE,
    PEOPLE,
    POINTS,
    SUFFERED,
    Verb,
    are_in_combat,
    form,
    third_person,
)
from wtactics.vocabulary.triggers.meaning import Happens, Very
from wtactics.vocabulary.triggers.moments import MOMENTS
from wtactics.vocabulary.triggers.past import OneOf


class Watched:
    """What a trigger waits for something to happen to: as a noun, in words, and by which things it is called later."""

    def __init__(
        self,
        noun: Noun,
        words: str,
        very: Things | None,
        names: list[str],
        itself: bool = False,
        some: bool = False,
    ) -> None:
        self.noun: Final = noun
        self.words: Final = words
        self.very: Final = very  # the very card it is, if it is one
        self.names: Final = names
        self.itself: Final = itself or isinstance(very, This)
        self.some: Final = some  # one or more of them at once

    def own(self) -> bool:
        """Can it be the card itself?"""
        return self.itself


class Doing:
    """A verb of the catalogue, with what it is done to if that is named."""

    def __init__(self, verb: Verb, other: Watched | None = None) -> None:
        self.verb: Final = verb
        self.other: Final = other

    def words(self, form: str) -> str:
        """The verb in this form, and what is behind it."""
        if self.other is None:
            return form
        link = "by" if self.verb.words.startswith("is ") and self.verb.link != "to" else self.verb.link
        return " ".join(word for word in (form, link, self.other.words) if word)

    def nouns(self, subject: Noun | None) -> tuple[Noun | None, Noun | None]:
        """The first thing of the fact and the second."""
        other = self.other.noun if self.other is not None else None
        return (other, subject) if self.verb.subject else (subject, other)


def any_card(reading: Reading, noun: Noun) -> Watched:
    if isinstance(noun, CardNoun) and isinstance(noun.of, Again | Happened) and not reading.awaits:
        raise Misread("whose it is, in words of its own", noun.text(False))  # the fact does not know it before
    return Watched(noun, article(noun.text(False)), None, words_of(noun))


def any_owned(reading: Reading, noun: CardNoun) -> Watched:
    if noun.whose == YOURS and any(sort.types == 1 << AVATAR for sort in noun.sorts):  # there is but one
        raise Misread("whose it is", noun.text(False))
    return any_card(reading, noun)


def some_cards(reading: Reading, noun: Noun) -> Watched:
    return Watched(noun, f"one or more {noun.text(True)}", None, [], False, True)


def another_card(reading: Reading, noun: CardNoun) -> Watched:
    other = told_apart(reading, words_of(noun))
    than = f" than {other.text()}" if isinstance(other, Host) else ""
    said = f"another {noun.text(False)}{than}"
    return Watched(renewed(noun, Detail("other_than", other)), said, None, words_of(noun))


def very_card(reading: Reading, things: Things) -> Watched:
    return Watched(Very(things), things.text(), things, [*things.text().split()[1:], "card"])


def host_to_be(reading: Reading, noun: CardNoun) -> Watched:
    """In an enchantment, "target creature" says what it is attached to."""
    if reading.awaits or reading.word != "enchantment" or reading.attach is not None:
        raise Misread("a thing that is not chosen", "target")
    reading.attach = host_target(noun)
    host = Host(noun.text(False))
    return Watched(Very(host), host.text(), host, words_of(noun))


def chosen_before(reading: Reading, things: Things) -> Watched:
    """What was chosen can be waited for only by an effect that waits from now on."""
    if not reading.awaits:
        raise Misread("a thing that is not chosen", things.text())
    noun = reading.noun_of(things)
    return Watched(Very(things), things.text(), things, words_of(noun) if noun is not None else ["card"])


def this_or_another(reading: Reading, this: Things, noun: CardNoun) -> Watched:
    """This card or another one of some sort: whichever it is, it is spoken of as the one to which it happens."""
    other = renewed(noun, Detail("other_than", This(reading.word)))
    names = [*this.text().split()[1:], *words_of(noun)]
    words = f"{this.text()} or another {noun.text(False)}"
    return Watched(OneOf([Very(this), other]), words, None, names, True)


def you_yourself(reading: Reading) -> Watched:
    return Watched(Very(You()), "you", You(), ["player"])


def any_player(reading: Reading) -> Watched:
    return Watched(PlayerNoun(), "a player", None, ["player", "opponent"])


def any_opponent(reading: Reading) -> Watched:
    return Watched(PlayerNoun(True), "an opponent", None, ["player", "opponent"])


def call(reading: Reading, watched: Watched, second: bool, gone: bool = False) -> None:
    """From now on the text can speak of it: as the card itself, or as what the fact is about; of several it can't."""
    if watched.some:
        return
    person = "player" in watched.names
    words = "that player" if person else "it"
    told = Lost(second, person, words) if gone and not person else Happened(second, person, words)
    reading.gone = watched.very or told if gone else reading.gone
    reading.mention(watched.very or told, watched.names, watched.noun)


def call_lost(reading: Reading, watched: Watched, second: bool) -> None:
    """A host that is gone is known by what happened to it, for nothing is attached to it any more."""
    lost = Lost(second, False, f"that {watched.names[0]}")
    reading.host, reading.gone = Mention(lost, watched.names), lost
    reading.mention(lost, watched.names)


def call_gone(reading: Reading, watched: Watched, second: bool) -> None:
    """What was chosen is no longer where it was chosen, and is known by what happened to it, too."""
    reading.mention(Lost(second, False, f"that {watched.names[0]}"), watched.names)


def says(watched: Watched, verb: str) -> str:
    """The happening in words: "you play", "this creature attacks"."""
    if watched.some:
        return f"whenever {watched.words} {'are' + verb[2:] if verb.startswith('is ') else verb}"
    return f"whenever {watched.words} {verb if isinstance(watched.very, You) else third_person(verb)}"


def called_too(watched: Watched, name: str) -> Watched:
    """By its part in a fight, too, it can be called."""
    return Watched(watched.noun, watched.words, watched.very, [*watched.names, name], watched.itself, watched.some)


def happens(reading: Reading, watched: Watched, doing: Doing, would: bool = False) -> Happens:
    """Something happens to a card, or it does something, perhaps to another one; what an attacker deals is its blow."""
    doing = Doing(BLOWS[doing.verb.suffers()], doing.other) if not would and deals_blow(watched, doing) else doing
    verb, other, parts = doing.verb, doing.other, DUELS.get(doing.verb.fact)
    if verb.fact == facts.KILLED and other is not None and other.words.endswith((" in combat", " outside combat")):
        raise Misread('"in combat" said of the killing', other.words)
    roles = PARTS.get(verb.fact)
    if roles is not None:
        watched = called_too(watched, roles[not verb.subject])
        other = called_too(other, roles[verb.subject]) if other is not None else None
    if other is not None:
        call(reading, other, not verb.subject)
    elif verb.fact == facts.HURT and not verb.subject:
        reading.mention(again(Happened(True, False, "it"), "the creature that dealt that damage"), ["dealer"])
    elif parts is not None:
        name = parts[verb.subject]
        reading.mention(again(Happened(not verb.subject, False, "it"), f"the {name}"), [name])
    if verb.fact in GONE and isinstance(watched.very, Host):
        call_lost(reading, watched, verb.subject)
    elif verb.fact in GONE and isinstance(watched.very, Slot | Again):
        call_gone(reading, watched, verb.subject)
    else:
        call(reading, watched, verb.subject, verb.fact in GONE)  # last, for "it" is the one who does something
    if other is not None:
        people = "player" in watched.names or "player" in other.names
        reading.paired = 0 if people else pairing(verb.fact, verb.subject)
    first, second = doing.nouns(watched.noun)
    return Happens(verb.fact, first, second, doing.words(says(watched, verb.words)), watched.own(), group=watched.some)


def deals_blow(watched: Watched, doing: Doing) -> bool:
    """Is it said of damage which attackers or defenders deal, as such?"""
    return doing.verb.fact == facts.HURT and are_in_combat(doing.nouns(watched.noun)[1])


def happens_either(reading: Reading, watched: Watched, doing: Doing, *others: Doing) -> Happens:
    """One of several things that the same card does: attacks or defends."""
    if any(each.other is not None or each.verb.subject != doing.verb.subject for each in (doing, *others)):
        raise Misread("verbs of one subject, without more behind them", "others")
    call(reading, watched, doing.verb.subject)
    first, second = doing.nouns(watched.noun)
    also: i64 = 0
    words = says(watched, doing.verb.words)
    for each in others:
        also |= bit_of(each.verb.fact)
        words += f" or {each.verb.words if watched.some else third_person(each.verb.words)}"
    return Happens(doing.verb.fact, first, second, words, watched.own(), False, also, watched.some)


def itself_does(reading: Reading, doing: Doing) -> Happens:
    """Without a subject it is this card that does it; what it gets then, it has as long as it does it."""
    reading.meanwhile = True
    return happens(reading, very_card(reading, This(reading.word)), doing)


def refuse_laid(fact: int, noun: Noun | None) -> None:
    """Resource cards are laid: no fact tells that one is played."""
    if fact == facts.PLAYED and isinstance(noun, CardNoun) and noun.types_meant == 1 << RESOURCE:
        raise Misread("a card that is played", noun.text(False))


def people_do(reading: Reading, who: Watched, doing: Doing, what: Watched) -> Happens:
    """A player does something with a card: plays it, discards it."""
    refuse_laid(doing.verb.fact, what.noun)
    call(reading, who, True)
    words = f"{says(who, doing.verb.words)} {what.words}"
    if doing.verb is not DRAW:
        if not what.some:
            reading.mention(Happened(False, False, "it"), words_of(what.noun))
        return Happens(doing.verb.fact, what.noun, who.noun, words, False, True, group=what.some)
    return Happens(doing.verb.fact, unseen(reading, what), who.noun, words, False, True, group=what.some)


def people_hurt(reading: Reading, who: Watched, *by: Watched) -> Happens:
    """Damage is dealt to a player."""
    return happens(reading, who, Doing(HURT_BY, by[0] if by else None))


def unseen(reading: Reading, what: Watched) -> Noun | None:
    """Of a card that is drawn no more is known: "discard it" could mean that, or what the text speaks of otherwise."""
    reading.paired = ONE_FELL
    if not isinstance(what.noun, CardNoun) or not says_nothing(what.noun.sorts):
        raise Misread("a card, for nobody else sees which", what.words)
    return None


def people_score(reading: Reading, who: Watched, doing: Doing) -> Happens:
    """A player gains or loses victory points."""
    call(reading, who, True)
    return Happens(doing.verb.fact, None, who.noun, f"{says(who, doing.verb.words)} victory points", False, True)


def is_done(reading: Reading, watched: Watched, doing: Doing) -> Happens:
    """Something is done to a card by a player, whoever that is if it is not said."""
    refuse_laid(doing.verb.fact, watched.noun)
    other = doing.other
    if other is not None:
        call(reading, other, True)
    call(reading, watched, False)
    words = doing.words(says(watched, doing.verb.words))
    by = other.noun if other is not None else None
    what = watched.noun if doing.verb.fact != facts.DREW else unseen(reading, watched)
    return Happens(doing.verb.fact, what, by, words, False, True, group=watched.some)


class VerbPhrase(Phrase):
    """A verb of the catalogue in one of its forms, with what is named behind it."""

    def __init__(self, rule: str, verb: Verb, form: str, examples: Sequence[str] = ()) -> None:
        super().__init__(rule, form, self.give, examples, needs=Needs(verb.types, verb.fact))
        self.verb: Final = verb

    def give(self, reading: Reading, other: Watched | None = None) -> Doing:
        return Doing(self.verb, other)


def verbs_done(verbs: Sequence[Verb], deed: str = "draw a card", other: str = "a creature") -> list[Phrase]:
    """What cards do, and did."""
    found: list[Phrase] = []
    for verb in verbs:
        behind = " a city" if verb.types else f" {other}" if verb.always else ""
        example = f"Whenever this creature {third_person(verb.ways[0])}{behind}, {deed}."
        found += [VerbPhrase("doing", verb, verb.now(), [example]), VerbPhrase("done", verb, verb.then())]
        if verb.words in DOING_TO:
            found.append(VerbPhrase("doing_to", verb, verb.towards()))
        if verb.words in DONE_TO:
            found.append(VerbPhrase("done_to", verb, verb.towards(True)))
    return found


def verbs_suffered(verbs: Sequence[Verb], deed: str = "draw a card", who: str = "this creature") -> list[Phrase]:
    """What is done to cards."""
    return [
        VerbPhrase(
            "undergone",
            verb,
            verb.suffered(),
            [f"Whenever {who} {verb.words}{' by a creature' if verb.always else ''}, {deed}."],
        )
        for verb in verbs
    ]


def verbs_of_people() -> list[Phrase]:
    """What players do, and did, with cards and points, and what is done to cards by them."""
    found: list[Phrase] = []
    for rule, verbs in (("people", PEOPLE), ("points", POINTS)):
        for verb in verbs:
            what = "victory points" if verb in POINTS else "a card"
            example = f"Whenever an opponent {third_person(verb.words)} {what}, draw a card."
            found.append(VerbPhrase(f"{rule}_doing", verb, verb.now(), [example]))
            found.append(VerbPhrase(f"{rule}_done", verb, verb.then()))
    for verb in PASSIVE:
        what = "a card" if verb.fact == facts.DREW else "an Elf"
        example = f"Whenever {what} {verb.words} by you, draw a card."
        found.append(VerbPhrase("kind_suffered", verb, verb.suffered(), [example]))
    return found


def same(reading: Reading, part: Any) -> Any:
    return part


DOING_TO: Final = ("deal damage", "deal combat damage")  # said of those to whom they do it, or did
DONE_TO: Final = ("attack", "deal damage")
ANY_POINTS: Final = '(("one" "or" "more" | "any")? "victory" "points" | "a" "victory" "point")'
DOING: Final = {"attack": "attacking", "defend": "defending", "die": "dying", "come into play": "coming into play"}
SOME: Final = '("one" "or" "more" | "any" "number" "of")'
IS: Final = '("is" | "are" | "am")'
PHRASES: Final = [
    *verbs_done(CARDS), *verbs_suffered(SUFFERED), *verbs_of_people(), *MOMENTS,
    Phrase("happening", "watched doing", happens, ["Whenever an Orc deals damage to you, draw a card."]),
    Phrase("happening", f"watched {IS} undergone", happens, ["Whenever this creature is dealt damage, draw a card."]),
    Phrase("happening", 'watched doing ("or" doing)+', happens_either,
           ["Whenever this creature attacks or defends, draw a card."]),
    Phrase("happening", "anyone people_doing watched_kind", people_do, ["Whenever you play a Gaian card, draw a card."]),
    Phrase("happening", f"anyone points_doing {ANY_POINTS}", people_score),
    Phrase("happening", f'anyone ({IS} "dealt" | "takes" | "take" | "suffers" | "suffer") "damage"'
           ' (("by" | "from") watched_card)?', people_hurt,
           ["Whenever an opponent is dealt damage, draw a card."], needs=PEOPLE_HIT),
    Phrase("happening", f"watched_kind {IS} kind_suffered", is_done),
    Phrase("watched", '("a" | "an" | "any") card_noun', any_card),
    Phrase("watched", '("one" | "any") "of" owned_nouns ', any_card),
    Phrase("watched", f'{SOME} "of" owned_nouns', some_cards),
    Phrase("watched", "owned_one", any_owned),
    Phrase("watched", f"{SOME} card_nouns", some_cards, ["Whenever one or more creatures die, draw a card."]),
    Phrase("watched_kind", f"{SOME}? any_nouns", some_cards, ["Whenever you draw one or more cards, gain 1 victory point."]),
    *(VerbPhrase("doing_ing", verb, verb.form([form(DOING[verb.words])])) for verb in CARDS if verb.words in DOING),
    Phrase("happening", "doing_ing | undergone", itself_does, ["When attacking, draw a card."]),
    Phrase("watched", '("another" | "any" "other") card_noun | "another" "of" owned_nouns', another_card),
    Phrase("watched", "self", very_card),
    Phrase("watched", 'self "or" "another" card_noun', this_or_another,
           ["Whenever this creature or another Elf dies, draw a card."]),
    Phrase("watched", "aimed", chosen_before),
    Phrase("watched", '"target" card_noun', host_to_be, needs=ENCHANTING),
    Phrase("watched_card", '("a" | "an" | "any") card_noun | ("one" | "any") "of" owned_nouns', any_card),
    Phrase("watched_card", "owned_one", any_owned),
    Phrase("watched_card", '"another" card_noun', another_card),
    Phrase("watched_card", "self", very_card),
    Phrase("watched_card", "enchanted_thing", very_card),
    Phrase("watched_too", "watched_card", same),
    Phrase("watched_too", 'anyone | anyone "\'s" "victory" "points"', same, needs=PEOPLE_HIT),
    Phrase("watched_kind", '("a" | "an") any_noun', any_card),
    Phrase("anyone", '"you"', you_yourself),
    Phrase("anyone", '("a" | "any") "player"', any_player),
    Phrase("anyone", '("an" | "any") "opponent" | ("another" | "any" "other") "player"', any_opponent),
    Phrase("trigger", '("when" | "whenever" | "should") happening', same),
    Phrase("trigger", '"as" happening', same, ["As this creature attacks, draw a card."]),
    Phrase("trigger", "moment", same),
]  # fmt: skip
