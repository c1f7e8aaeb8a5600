"""How triggers are worded: whenever this creature attacks, when a Skeleton comes into play, at the start of your turn."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Target, Trigger
from wtactics.engine.places import CITY, DISCIPLINES
from wtactics.language.phrase import Misread, Phrase, third
from wtactics.vocabulary.needs import ENCHANTING, PEOPLE_HIT, Needs
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading, words_of
from wtactics.vocabulary.things.meaning import Happened, Host, Things, This, You, article
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.meaning import Comes, Happens, Very


class Watched:
    """What a trigger waits for something to happen to: as a noun, in words, and by which things it is called later."""

    def __init__(self, noun: Noun, words: str, very: Things | None, names: list[str]) -> None:
        self.noun: Final = noun
        self.words: Final = words
        self.very: Final = very  # the very card it is, if it is one
        self.names: Final = names

    def own(self) -> bool:
        """Is it the card itself?"""
        return isinstance(self.very, This)


def any_card(reading: Reading, noun: Noun) -> Watched:
    return Watched(noun, article(noun.text(False)), None, words_of(noun))


def another_card(reading: Reading, noun: CardNoun) -> Watched:
    watched = renewed(noun, Detail("other_than", This(reading.word)))
    return Watched(watched, f"another {noun.text(False)}", None, words_of(noun))


def very_card(reading: Reading, things: Things) -> Watched:
    return Watched(Very(things), things.text(), things, [*things.text().split()[1:], "card"])


def host_to_be(reading: Reading, noun: CardNoun) -> Watched:
    """In an enchantment, "target creature" says what it is attached to."""
    if reading.word != "enchantment" or reading.attach is not None:
        raise Misread("a thing that is not chosen", "target")
    reading.attach = Target(noun)
    host = Host(noun.text(False))
    return Watched(Very(host), host.text(), host, words_of(noun))


def you_yourself(reading: Reading) -> Watched:
    return Watched(Very(You()), "you", You(), ["player"])


def any_player(reading: Reading) -> Watched:
    return Watched(PlayerNoun(), "a player", None, ["player", "opponent"])


def any_opponent(reading: Reading) -> Watched:
    return Watched(PlayerNoun(True), "an opponent", None, ["player", "opponent"])


def call(reading: Reading, watched: Watched, second: bool) -> None:
    """From now on the text can speak of it: as the card itself, or as what the fact is about."""
    person = "player" in watched.names
    words = "that player" if person else "it"
    reading.mention(watched.very or Happened(second, person, words), watched.names)


def says(watched: Watched, verb: str) -> str:
    """The happening in words: "you play", "this creature attacks"."""
    return f"whenever {watched.words} {verb if isinstance(watched.very, You) else third_person(verb)}"


def third_person(verb: str) -> str:
    """The first word of it as he, she and it have it; "is" stays."""
    first, *rest = verb.split()
    return " ".join([first if first == "is" else third(first), *rest])


class CardPhrase(Phrase):
    """Something happens to a card, or it does something."""

    def __init__(self, form: str, fact: int, verb: str) -> None:
        example = f"Whenever this creature {third_person(verb)}, draw a card."
        super().__init__("happening", f"watched {form}", self.read, [example], needs=Needs(fact=fact))
        self.fact: Final = fact
        self.verb: Final = verb

    def read(self, reading: Reading, watched: Watched) -> Trigger:
        call(reading, watched, False)
        return Happens(self.fact, watched.noun, None, says(watched, self.verb), watched.own())


class PairPhrase(Phrase):
    """Something happens between two: a creature attacks a city, deals damage to another."""

    def __init__(self, form: str, fact: int, verb: str, turned: bool = False, types: int = 0) -> None:
        example = f"Whenever this creature {third_person(verb)} a city, draw a card."
        super().__init__("happening", f"watched {form} watched_too", self.read, [example], needs=Needs(types, fact))
        self.fact: Final = fact
        self.verb: Final = verb
        self.turned: Final = turned  # the fact names the one that it happens to first

    def read(self, reading: Reading, doer: Watched, other: Watched) -> Trigger:
        call(reading, other, not self.turned)
        call(reading, doer, self.turned)  # spoken of last, for "it" is the one who does something
        reading.paired = "player" not in doer.names and "player" not in other.names
        words = f"{says(doer, self.verb)} {other.words}"
        first, second = (other, doer) if self.turned else (doer, other)
        return Happens(self.fact, first.noun, second.noun, words, doer.own())


class PlayerPhrase(Phrase):
    """A player does something."""

    def __init__(self, form: str, fact: int, verb: str) -> None:
        example = f"Whenever an opponent {third_person(verb)}, draw a card."
        super().__init__("happening", f"anyone {form}", self.read, [example], needs=Needs(fact=fact))
        self.fact: Final = fact
        self.verb: Final = verb

    def read(self, reading: Reading, who: Watched) -> Trigger:
        call(reading, who, True)
        return Happens(self.fact, None, who.noun, says(who, self.verb), False, True)


class PlayerCardPhrase(Phrase):
    """A player does something with a card: plays it, discards it."""

    def __init__(self, form: str, fact: int, verb: str) -> None:
        example = f"Whenever you {verb} a Gaian card, draw a card."
        super().__init__(
            "happening", f'anyone {form} ("a" | "an") any_noun', self.read, [example], needs=Needs(fact=fact)
        )
        self.fact: Final = fact
        self.verb: Final = verb

    def read(self, reading: Reading, who: Watched, noun: Noun) -> Trigger:
        call(reading, who, True)
        reading.mention(Happened(False, False, "it"), words_of(noun))
        words = f"{says(who, self.verb)} {article(noun.text(False))}"
        return Happens(self.fact, noun, who.noun, words, False, True)


class MomentPhrase(Phrase):
    """A turn or a phase begins or ends."""

    def __init__(self, word: str, turn: int, phase: int, begins: bool) -> None:
        example = f"At the {'start' if begins else 'end'} of your turn, draw a card."
        super().__init__("moment", f'"at" "the" {word} "of" moment_part', self.read, [example])
        self.facts: Final = (turn, phase)
        self.begins: Final = begins

    def read(self, reading: Reading, part: tuple[Noun | None, list[int], str]) -> Trigger:
        players, phases, words = part
        if players is None or isinstance(players, PlayerNoun):
            reading.mention(Happened(True, True, "that player"), ["player", "opponent"])
        said = f"at the {'start' if self.begins else 'end'} of {words}"
        return Comes(self.facts[1 if phases else 0], phases[:1] if self.begins else phases[-1:], players, said)


def of_somebody(reading: Reading, part: tuple[bool, list[int], str]) -> tuple[Noun, list[int], str]:
    yours, phases, words = part
    return Very(You()) if yours else PlayerNoun(True), phases, words


def of_everybody(reading: Reading) -> tuple[None, list[int], str]:
    return None, [], "each turn"


def wins_bid(reading: Reading, who: Watched) -> Trigger:
    call(reading, who, True)
    return Comes(facts.BID_WON, [], who.noun, says(who, "win a bid"))


class BidPhrase(Phrase):
    """A player wins a bid for a discipline."""

    def __init__(self, discipline: int) -> None:
        word = DISCIPLINES[discipline]
        form = f'anyone ("win" | "wins") "a" "{word.lower()}" "bid"'
        super().__init__("happening", form, self.read, needs=Needs(fact=facts.BID_WON))
        self.discipline: Final = discipline

    def read(self, reading: Reading, who: Watched) -> Trigger:
        call(reading, who, True)
        words = says(who, f"win a {DISCIPLINES[self.discipline]} bid")
        return Comes(facts.BID_WON, [self.discipline], who.noun, words)


def whenever(reading: Reading, trigger: Trigger) -> Trigger:
    return trigger


def same(reading: Reading, part: Any) -> Any:
    return part


IS: Final = '("is" | "are" | "am")'
CARDS: Final = [
    CardPhrase('("comes" | "come") "into" "play"', facts.ENTERED, "come into play"),
    CardPhrase('("dies" | "die")', facts.DIED, "die"),
    CardPhrase('("leaves" | "leave") "play"', facts.LEFT, "leave play"),
    CardPhrase(f'({IS} "marked" | ("marks" | "mark"))', facts.MARKED, "is marked"),
    CardPhrase(f'({IS} "unmarked" | ("unmarks" | "unmark"))', facts.UNMARKED, "is unmarked"),
    CardPhrase('("attacks" | "attack")', facts.ATTACKED, "attack"),
    CardPhrase('("defends" | "defend")', facts.DEFENDED, "defend"),
    CardPhrase(f'(("moves" | "move") | {IS} "moved")', facts.MOVED, "move"),
    CardPhrase(f'{IS} "destroyed"', facts.DESTROYED, "is destroyed"),
    CardPhrase(f'{IS} "built"', facts.BUILT, "is built"),
    CardPhrase(f'({IS} "dealt" | "takes" | "take" | "suffers" | "suffer") "damage"', facts.HURT, "is dealt damage"),
    PairPhrase('("attacks" | "attack")', facts.ATTACKED, "attack"),
    PairPhrase('("defends" | "defend") "against"', facts.DEFENDED, "defend against"),
    PairPhrase('("moves" "into" | "move" "into" | "enters" | "enter")', facts.MOVED, "enter", types=1 << CITY),
    PairPhrase('(("deals" | "deal") "damage" "to" | "damages" | "damage")', facts.HURT, "deal damage to", True),
    PairPhrase('("deals" | "deal") "combat" "damage" "to"', facts.STRUCK, "deal combat damage to"),
]
PEOPLE: Final = [
    PlayerCardPhrase('("plays" | "play")', facts.PLAYED, "play"),
    PlayerCardPhrase('("discards" | "discard")', facts.DISCARDED, "discard"),
    PlayerCardPhrase('("builds" | "build")', facts.BUILT, "build"),
    PlayerPhrase('("draws" | "draw") "a" "card"', facts.DREW, "draw a card"),
    PlayerPhrase('("gains" | "gain") "victory" "points"', facts.GAINED, "gain victory points"),
    PlayerPhrase('("loses" | "lose") "victory" "points"', facts.LOST, "lose victory points"),
    *(BidPhrase(i) for i in range(len(DISCIPLINES))),
]
MOMENTS: Final = [
    MomentPhrase('"start"', facts.TURN_BEGAN, facts.PHASE_BEGAN, True),
    MomentPhrase('"end"', facts.TURN_ENDED, facts.PHASE_ENDED, False),
]
PHRASES: Final = [
    *CARDS, *PEOPLE, *MOMENTS,
    Phrase("happening", 'anyone ("wins" | "win") "a" "bid"', wins_bid, needs=Needs(fact=facts.BID_WON)),
    Phrase("watched", '("a" | "an") card_noun', any_card),
    Phrase("watched", '"another" card_noun', another_card),
    Phrase("watched", "self", very_card),
    Phrase("watched", "enchanted_thing", very_card),
    Phrase("watched", '"target" card_noun', host_to_be, needs=ENCHANTING),
    Phrase("watched_too", '("a" | "an") card_noun', any_card),
    Phrase("watched_too", "self", very_card),
    Phrase("watched_too", "enchanted_thing", very_card),
    Phrase("watched_too", "anyone", same, needs=PEOPLE_HIT),
    Phrase("anyone", '"you"', you_yourself),
    Phrase("anyone", '("a" | "any") "player"', any_player),
    Phrase("anyone", '("an" | "any") "opponent"', any_opponent),
    Phrase("moment_part", "turn_part", of_somebody),
    Phrase("moment_part", '"each" "turn" | "turn"', of_everybody),
    Phrase("trigger", '("when" | "whenever") happening', whenever),
    Phrase("trigger", "moment", whenever),
]  # fmt: skip
