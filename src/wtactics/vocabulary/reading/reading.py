"""A text while it is read: its targets, picks and mentions so far. Builders of phrases ask it, and tell it what they found."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.chain import MOST_BOUND
from wtactics.engine.lasting import THIS_COMBAT, THIS_TURN
from wtactics.engine.meaning import Ability, Condition, Noun, Number, Price, Target, Trigger
from wtactics.language.phrase import BOTH, CHANGED, ORDER, TOLD, Misread, Phrase
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.sorts import plural
from wtactics.vocabulary.reading.keepers import keeper_of
from wtactics.vocabulary.reading.leaning import (
    MEANT_ALIVE,
    again,
    calls,
    check_alive,
    home_spoken_of,
    is_called,
    is_helper,
    is_left_out,
    leans,
    meant,
    name_one,
    unchanged,
)
from wtactics.vocabulary.reading.lexicon import Lexicon
from wtactics.vocabulary.reading.spoken import Given, Mention, Time, check_given, words_of
from wtactics.vocabulary.things.meaning import (
    MOST_SEATS,
    Again,
    Everyone,
    KeeperOf,
    Slot,
    They,
    Things,
    This,
    You,
    article,
)  # fmt: skip
from wtactics.vocabulary.things.picking import Pick

VERBS: Final = (BOTH, ORDER, TOLD, CHANGED)


class Reading:
    """One ability in the making; what is said later may refer to what was said before."""

    def __init__(self, word: str, lexicon: Lexicon, branch: i64 = -1, switch: i64 = 0) -> None:
        self.switch: Final = switch  # what switches the ability on, 0: it is always on
        self.word: Final = word  # what "this ..." is called here: creature, city, card
        self.lexicon: Final = lexicon
        self.branch: Final = branch  # which of the alternatives of a "choose one" is read; -1: all, to be chosen later
        self.targets: Final[list[Target]] = []
        self.aimed: Final[list[Slot]] = []  # what the targets are, in their order
        self.picked: Final[list[Slot]] = []
        self.pending: list[Any] = []  # picks that must be made before the deed that speaks of them
        self.mentions: Final[list[Mention]] = []
        self.granted: list[Ability] = []
        self.kept: Final[list[Slot]] = []  # choices that a lasting statement speaks of
        self.given: Final[list[Given]] = []
        self.attach: Target | None = None
        self.host: Mention | None = None  # what an enchantment is attached to, as a sentence before said
        self.noted: Mention | None = None  # what the card remembers, as a sentence before said,
        self.noted_here: bool = False  # in the same line
        self.before: Mention | None = None  # the one card spoken of last in the ability before,
        self.they: Mention | None = None  # and all of whom that was said
        self.x_is: Number | None = None
        self.found: Number | None = None  # the number that a sentence before told to find
        self.recalls: i64 = 0  # the facts of a turn that it asks about later, as bits
        self.played_from: i64 = -1  # the pile out of which the card can be played, as a sentence before said
        self.last_said: list[Any] = []  # what the sentence before does
        self.extra: Price | None = None  # what may be paid beside the cost of the card
        self.x_said, self.x_early = False, False  # X was spoken of; it is told what it is, before anything is done
        self.x_known: Number | None = None  # in a line of what always holds
        self.x_most: int = 0  # how much X is at most in what is read now
        self.actor: Things | None = None  # the subject of the clause that is read, None for an order
        self.moment: Trigger | None = None  # when that happens of which the sentence speaks,
        self.whoever, self.in_order_to = False, False  # and whoever does it; it is done "to" do something else
        self.both_if: Condition | None = None  # what must hold to choose both of two ways,
        self.only_if: Condition | None = None  # and to choose the one that is read
        self.led_instead: Any = None  # what "instead" stands in front of: all that follows belongs to it
        self.would: int = -1  # how much had been spoken of when it was told what is done instead; -1: nothing is
        self.replaced: i64 = -1  # if only its effects say so: in the place of this fact
        self.searched: Any = None  # the place that is searched in the sentence, as is said of a noun
        self.area: list[Any] = []  # where slots lie that were spoken of
        self.piles: Final[list[Things]] = []  # cards that were looked at, and from which some can be taken
        self.taken: Final[list[Things]] = []  # what was taken from the last of them
        self.hands: Final[list[Things]] = []  # whole hands with which something is done
        self.wide: list[Any] = []  # how far nouns reach that say nothing of it; None: unclear
        self.quoted, self.branched = False, False  # it is given to something; a way was chosen in this sentence
        self.awaits, self.beside, self.given_up = False, False, False  # it waits; beside what is anyway; as price
        self.paired: i64 = 0  # one card does something to another, and nothing yet says which of them "it" is
        self.told_apart: Things | None = None  # which of them was named again
        self.times: Final[list[Time]] = []  # said of what is read now, the innermost last
        self.lasted: i64 = -1  # how long what the sentence said before lasts
        self.heard: i64 = -1  # of what it was told that it is heard of
        self.actors: Final[list[Things | None]] = []  # who lets somebody else do what is read
        self.general, self.untimed = False, False  # something could always be said of its subject, and for no while
        self.cost: Number | None = None  # what the things that are named may cost together
        self.of_choice = False  # and that they are of somebody's choice
        self.meanwhile: bool = False  # of this card, without a subject: "when attacking", "+1/+0 while attacking"
        self.narrowing: Any = None  # of which of those that the clause is about it is said, if of some
        self.said_plural = self.turn_ends = self.of_army = False  # of players; of the turn that is over; of an army
        self.called_it, self.bid_heard = False, False  # this card is called "it" in the text; a bid is heard of
        self.unclear: Things | None = None  # another that was called so, and may not be meant
        self.acted, self.someone = False, False  # a deed was read, or of some other card: "it" could be that
        self.ending: Any = None  # the phase of which it speaks as it is over
        self.led_by_many, self.after_many = False, False  # the last clause told what several players do; the one before
        self.gone: Things | None = None  # what has left play as the trigger is heard, of which it is told
        self.revealed: Things | None = None  # the cards that everybody saw last

    def inside(self, phrase: Phrase) -> Reading:
        """A text within this one, with targets of its own, such as a quoted ability."""
        reading = Reading("creature", self.lexicon)
        reading.granted = self.granted
        reading.quoted = True
        return reading

    def done(self, phrase: Phrase, meaning: Any) -> Any:
        """A phrase was read; the picks that a verb needs come before it."""
        self.check_kept()
        if isinstance(meaning, Trigger):
            self.heard = meaning.fact
        if phrase.rule not in VERBS:
            return meaning
        self.acted = True
        self.paired = check_alive(meaning, self.paired)
        if self.cost is not None:
            raise Misread("up to so many of them, or any number", "a total cost")
        if self.of_choice:
            raise Misread("one, or so many, of which somebody chooses which", "all")
        steps = [*self.pending, *(meaning if isinstance(meaning, list) else [meaning])]
        self.pending = []
        return steps

    def end_clause(self) -> None:
        """The subject holds no longer."""
        self.actor, self.general = None, False
        self.after_many, self.led_by_many, self.said_plural = self.led_by_many, False, False

    def say_time(self, until: i64) -> None:
        """What is read from now on lasts so long, unless it says a time of its own."""
        self.times.append(Time(until))

    def end_time(self) -> None:
        """The time said last holds no longer; one that no verb asked for was said in vain."""
        if not self.times[-1].heeded:
            raise Misread("a deed that lasts for a time", "one that is done at once")
        self.lasted = self.times.pop().until

    @property
    def until(self) -> i64:
        """The time that was said, -1 if none."""
        return self.times[-1].until if self.times else -1

    def check_kept(self) -> None:
        """Refuse a text that would keep a choice beyond the places that a lasting statement has."""
        at: i64 = 0
        for slot in [*self.aimed, *self.picked] if self.kept else []:
            at += slot.most
            if at > MOST_BOUND and slot in self.kept:
                raise Misread(f"no more than {MOST_BOUND} things chosen, where what is said of them lasts", f"{at}")

    def copy(self) -> Reading:
        """The same text so far; another reading of what follows does not touch this one."""
        reading = Reading(self.word, self.lexicon, self.branch, self.switch)
        reading.host, reading.noted, reading.noted_here = self.host, self.noted, self.noted_here
        reading.targets.extend(self.targets)
        reading.aimed.extend(self.aimed)
        reading.picked.extend(self.picked)
        reading.mentions.extend(self.mentions)
        reading.granted = list(self.granted)
        reading.kept.extend(self.kept)
        reading.given.extend(self.given)
        reading.last_said, reading.played_from, reading.would = self.last_said, self.played_from, self.would
        reading.piles.extend(self.piles)
        reading.hands.extend(self.hands)
        reading.taken.extend(self.taken)
        reading.attach, reading.x_said, reading.found = self.attach, self.x_said, self.found
        reading.extra, reading.recalls, reading.before, reading.they = self.extra, self.recalls, self.before, self.they
        reading.called_it, reading.bid_heard, reading.wide = self.called_it, self.bid_heard, list(self.wide)
        reading.x_is, reading.paired, reading.area = self.x_is, self.paired, list(self.area)
        reading.both_if, reading.only_if = self.both_if, self.only_if
        reading.gone, reading.revealed = self.gone, self.revealed
        return reading

    def places(self) -> i64:
        """Give every choice its place, targets first; how many places there are."""
        at: i64 = 0
        for slot in [*self.aimed, *self.picked]:
            slot.at = at
            at += slot.most
        for given in self.given:
            given.due.at = given.slot.at if given.slot in self.picked else -1
        for ability in self.granted:
            if ability.delay != 0:
                ability.room = at  # it speaks of what was chosen, and chooses, in the places of the whole text
        return at

    def doer(self) -> Things:
        """Who does it: the subject, or the card itself where none is named."""
        return self.actor if self.actor is not None else This(self.word)

    def players(self) -> Things:
        """The players who do it: the subject, or you where none is named."""
        if self.actor is None:
            return You()
        if not self.actor.people():
            raise Misread("a player who does it", self.actor.text())
        return self.actor

    def subject(self) -> Things:
        """The cards (or players) of which something is said."""
        if self.actor is None:
            raise Misread("a subject", "none")
        return self.actor

    def time(self, default: i64 = THIS_TURN) -> i64:
        """How long it lasts: as said, or as long as what the sentence said before it, or its battle, or this long."""
        if not self.times:
            in_battle = self.heard >= 0 and self.lexicon.battles >> self.heard & 1
            untold = self.lasted if self.lasted >= 0 else THIS_COMBAT if in_battle else THIS_TURN
            return untold if default == THIS_TURN else default
        self.times[-1].heeded = True
        return self.times[-1].until

    def take_cost(self) -> Number | None:
        """What things may cost together, if that was said of those that are named now."""
        cost, self.cost = self.cost, None
        return cost

    def target(self, noun: Noun, words: str, least: i64 = 1, most: i64 = 1, another: bool = False) -> Slot:
        """Something that is chosen when the text is announced."""
        cost = self.take_cost() if least == 0 else None
        self.of_choice = False
        words += f" with total cost {cost.text()} or less" if cost is not None else ""
        slot = Slot(words, most, isinstance(noun, PlayerNoun), most > 1)
        among = noun.picked_in(slot, False, least) if most > 1 and isinstance(noun, CardNoun) else noun
        target = Target(among, least, most, another, cost)
        target.leans = leans(target, self.targets, self.aimed, self.picked)
        self.targets.append(target)
        self.aimed.append(slot)
        self.mention(slot, words_of(noun), noun)
        return slot

    def pick(self, noun: Noun, words: str, least: i64 = 1, most: i64 = 1) -> Slot:
        """Something that whoever acts chooses when the deed is done: a creature, two cards, up to three Elves."""
        chooser: Things = self.actor if self.actor is not None and self.actor.people() else You()
        cost = self.take_cost() if least == 0 and isinstance(noun, CardNoun) else None
        words += f" with total cost {cost.text()} or less" if cost is not None else ""
        alone = isinstance(chooser, You) or (isinstance(chooser, Slot | Again) and not chooser.many())
        self.of_choice = False
        slot = Slot(words, most if alone else most * MOST_SEATS, isinstance(noun, PlayerNoun), most > 1)
        self.picked.append(slot)
        linked = isinstance(noun, CardNoun) and noun.is_linked()
        told = least > 1 or linked
        among = noun.picked_in(slot, True, least if alone else 1) if told and isinstance(noun, CardNoun) else noun
        self.pending.append(Pick(chooser, among, least, most, slot, cost, linked))
        self.mention(slot, words_of(noun), noun)
        return slot

    def made(self, slot: Slot, words: list[str]) -> Slot:
        """What a deed makes, and writes down for what is said of it later."""
        self.picked.append(slot)
        self.mention(slot, [*words, "card"])
        return slot

    def actor_he(self) -> Things:
        """Whose things a pick is among: yours, or those of whoever has his turn to pick."""
        return You() if self.actor is None or isinstance(self.actor, You) else They()

    def grant(self, ability: Ability) -> Ability:
        """An ability that an effect gives or says for a while; the library numbers it."""
        self.granted.append(ability)
        return ability

    def recall(self, fact: i64) -> None:
        """The text asks later whether this happened."""
        self.recalls |= bit_of(fact)

    def lay_open(self, things: Things) -> Things:
        """A pile was looked at: what follows may take cards from it."""
        self.piles.append(things)
        self.taken.clear()
        return things

    def mention(self, things: Things, words: list[str], noun: Noun | None = None) -> None:
        """These can be called it, that creature, those cards from now on."""
        self.paired = 0
        self.mentions.append(Mention(things, words, noun))

    def say(self, things: Things, noun: Noun) -> None:
        """These things, which a noun names, were spoken of."""
        self.mention(things, words_of(noun), noun)

    def tell(self, things: Things, noun: Noun | None = None) -> Things:
        """These things were spoken of, by words of their own."""
        self.mention(things, ["player", "opponent"] if things.people() else [*things.text().split()[1:], "card"], noun)
        return things

    def noun_of(self, things: Things) -> Noun | None:
        """The noun that these things were called by when they were first spoken of."""
        spoken = things.things if isinstance(things, Again) else things
        return next((mention.noun for mention in self.latest() if mention.things is spoken), None)

    def words_for(self, things: Things) -> list[str]:
        """What these things, which were just spoken of, can be called: always cards."""
        spoken = things.things if isinstance(things, Again) else things
        return [word for mention in self.latest() if mention.things is spoken for word in mention.words] + ["card"]

    def latest(self) -> list[Mention]:
        """What was spoken of, the latest first; what an enchantment is attached to comes last."""
        return [*reversed(self.mentions), *([self.host] if self.host is not None else [])]

    def it(self) -> Things:
        """The last single card spoken of."""
        for mention in self.latest():
            if not mention.things.people() and not mention.things.many() and not is_helper(self, mention):
                return meant(self, mention)
        if self.noted is not None and self.noted_here:
            return self.noted.things
        if self.before is not None and isinstance(self.before.things, This):
            return self.tell(self.before.things)
        said = self.before is not None or self.acted or self.last_said or self.someone
        if not said and self.word in ("creature", "city"):
            check_given(self.given)
            self.called_it = True
            return self.tell(This(self.word))  # before anything is done, it can be nothing else
        if len(self.given) == 1 and not self.given[0].slot.plural:
            return self.the_given(self.given[0].verb, self.given[0].words[-1], False)
        raise Misread("something that was spoken of before", "it")

    def could_be_either(self, things: Things) -> bool:
        """Is this "it", where one card does something to another? Things with other names are known by them."""
        return 0 != self.paired <= MEANT_ALIVE and not things.people() and things.text() == self.it().text()

    def he(self) -> Things:
        """The last player spoken of; that is never you."""
        for mention in self.latest():
            if isinstance(mention.things, Everyone):
                return They()
            if mention.things.people() and not isinstance(mention.things, You):
                return again(mention.things, "that player")
        if self.host is not None and "quest" not in self.host.words:  # whoever has brought a quest is of no account
            return KeeperOf(self.host.things, False)
        if self.noted is not None and self.noted.things.people():
            return self.noted.things
        return self.tell(keeper_of(self.latest()))

    def speaks_of_people(self) -> bool:
        """Was any player but you spoken of?"""
        return (self.actor is not None and self.actor.people()) or any(each.things.people() for each in self.latest())

    def that(self, word: str, many: bool) -> Things:
        """The last thing spoken of that this word can mean: a creature card has become a creature."""
        if word in ("player", "opponent"):
            return self.he()
        for mention in calls(self, word, many):
            name_one(self, mention)
            same = f"those {plural(word)}" if many else f"that {word}"
            return again(unchanged(mention.things, self.last_said), same)
        if self.noted is not None and word in self.noted.words and not many:
            return self.noted.things
        return home_spoken_of(self, word, many)

    def them(self) -> Things:
        """The last several things spoken of."""
        for mention in self.latest():
            if is_called(mention, mention.words[0], True):
                return again(unchanged(mention.things, self.last_said), f"those {plural(mention.words[0])}")
        if self.they is not None and not self.acted:
            self.mentions.append(self.they)
            return self.they.things
        raise Misread("several things that were spoken of before", "them")

    def the_given(self, verb: str, word: str, many: bool) -> Things:
        """What was given in this way as a part of the price."""
        for given in self.given:
            if given.verb == verb and word in given.words and given.slot.plural == many:
                if given.slot not in self.picked:
                    self.picked.append(given.slot)
                self.mention(given.slot, ["card"])  # "the marked Elf" is read here alone, so only "it" and "that card"
                return given.slot
        raise Misread(f"{word} cards that the price takes" if many else f"{article(word)} that the price takes", "none")

    def other_than(self, noun: Noun | None = None) -> Things:
        """What "other" leaves out: what was spoken of last, else this card; a city, or an enemy, is no other ally creature."""
        for mention in self.latest():
            if is_left_out(noun, mention):
                return mention.meant
        return This(self.word)


__all__ = ["VERBS", "Reading", "again", "words_of"]
