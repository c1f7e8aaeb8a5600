"""What leans on what was named before it: target creature of that player, "it" where one card does something to another."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine import facts
from wtactics.engine.chain import MOST_BOUND
from wtactics.engine.meaning import Noun, Number, Target
from wtactics.language.phrase import Misread
from wtactics.language.structure import parts_within
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.sorts import EITHER
from wtactics.vocabulary.reading.spoken import Mention, words_of
from wtactics.vocabulary.things.home import HomeOf
from wtactics.vocabulary.things.meaning import Again, All, Happened, Host, KeeperOf, Lost, Slot, Things, This, article

TIMELY: Final = "what is chosen before targets are"
# One card does something to another: which of them is "it"?
PAIRED: Final = 1
GOES: Final = -1  # one goes into the other, and is the one whose controller is spoken of,
ONE_FELL: Final = 2  # one has killed the other,
OF_LIVING: Final = frozenset(
    {"Mark", "Unmark", "DealDamage", "Repair", "For", "MoveTo", "Swap"}
)  # deeds that are done to nobody who is dead
MARKING: Final = frozenset({"Mark", "Unmark"})  # what changes how cards stand
HARMING: Final = frozenset({"DealDamage", "Repair", "RepairUpTo"})
MOVING: Final = frozenset(
    {"Put", "PutEither", "PutInEither", "PutIntoSlot", "MoveTo", "MoveAlong", "Swap", "ToFront"}
)  # where they are
NAMED: Final = frozenset(
    {"Named", "NamedDiscipline"}
)  # what is named as the text is carried out, when targets are known
MEANT_ALIVE: Final = 3  # and "it" is only who lives, to whom something is done that is done to nobody else
MEANT_GONE: Final = 5  # "it" is only who has died, to whom nothing is done that is done to nobody who is dead
DOES: Final = 4  # "it" goes on doing something: what that is done to is the other, for to itself it would be "itself"


def pairing(fact: int, second: bool) -> int:
    """What one card, the first or second of the fact, does to another: is one of them plainly "it"?"""
    if fact == facts.SHIFTED:
        return GOES
    return ONE_FELL if fact == facts.KILLED and not second else PAIRED


def slots_of(part: Any) -> list[Slot]:
    """The things chosen of which it speaks; a shape that a price marks may still be any (a class of its own)."""
    return [each for each in parts_within(part) if type(each) is Slot]


def chose(part: Any, picked: list[Slot], pending: list[Any]) -> bool:
    """Was a card picked for this on the way? A pick that no deed has waited for, and of which this does not speak, is none."""
    idle = [step.slot for step in pending]
    said = [each for each in parts_within(part) if isinstance(each, Slot)] if idle else []
    return any(slot not in idle or slot in said for slot in picked)


def leans(target: Target, targets: list[Target], aimed: list[Slot], picked: list[Slot]) -> bool:
    """Does what can be this target hang on the targets before it? What is picked later says nothing of it."""
    if not aimed and not picked:
        return False
    named = [each for each in parts_within([target.noun, target.cost]) if type(each) is Slot or is_naming(each)]
    late = next((slot for slot in picked if slot in named or (target.another and not slot.person)), None)
    if late is not None:
        raise Misread(TIMELY, late.words)
    if not any(slot in aimed for slot in named):
        return False
    if any(each.least != each.most for each in targets) or sum(each.most for each in targets) > MOST_BOUND:
        raise Misread("targets that must all be chosen", aimed[0].words)
    return True


def is_naming(part: Any) -> bool:
    """Is it what somebody names?"""
    return type(part).__name__ in NAMED


def is_very(part: Any) -> bool:
    """Is it one very card, found by another?"""
    return type(part).__name__ == "Very"


def define_x(reading: Any, number: Number) -> None:
    """What X is, known as soon as the text is announced; where it is paid for beside the cost, the player says so."""
    if reading.extra is not None:
        raise Misread("an X that is paid for", "another X")
    late = next((slot for slot in slots_of(number) if slot in reading.picked), None)
    if late is not None:
        raise Misread(TIMELY, late.words)
    reading.x_is = number


def means_alive(reading: Any) -> bool:
    """May "it" be whoever has killed the other, if what is done is done to nobody who is dead?"""
    if reading.paired < ONE_FELL:
        return False
    reading.paired = MEANT_ALIVE
    return True


def check_alive(meaning: Any, paired: int) -> int:
    """Refuse "it" where what is done could be done to who is dead as well; or where "it" is dead, and nothing can be done."""
    if paired not in (MEANT_ALIVE, MEANT_GONE):
        return paired
    steps = meaning if isinstance(meaning, list) else [meaning]
    of_living = [step for step in steps if OF_LIVING & {base.__name__ for base in type(step).__mro__}]
    in_vain = any(isinstance(getattr(getattr(step, "things", None), "things", None), Lost) for step in of_living)
    if in_vain if paired == MEANT_GONE else len(of_living) < len(steps):
        raise Misread('"this" or "that" and its word, for "it" could be either', "it")
    return 0 if paired == MEANT_GONE else ONE_FELL


def again(things: Things, words: str) -> Things:
    """The same things in other words; a card that speaks of itself or its host goes on doing so."""
    return things if isinstance(things, This | Host) else Again(things, words)


def meant(reading: Any, mention: Mention) -> Things:
    """Whoever has called this card "it" calls another so, too, but goes on telling of it only if that was just chosen."""
    if reading.of_army:
        raise Misread('"this" and its word, or creatures in the army', "it")
    chosen = any(type(step).__name__ == "Choose" and step.things is mention.things for step in reading.last_said)
    said = again(mention.things, "it")
    if not reading.called_it or chosen or isinstance(mention.things, This | Host) or "city" in mention.words:
        return said
    if isinstance(mention.things, Lost) and is_very(mention.noun):  # named as this card's own
        reading.paired = MEANT_GONE
    elif isinstance(mention.things, Lost):
        reading.paired = MEANT_ALIVE  # who has died is not meant, if what is done is done to nobody who is dead
        return reading.host.things if reading.host is not None else This(reading.word)
    reading.unclear = said
    return said


def told_apart(reading: Any, words: list[str]) -> Things:
    """Than which another one is another: than this, or what this is attached to; who is "it" behind that is not clear."""
    host = reading.host.things if reading.host is not None else None
    if not isinstance(host, Host) or host.word not in words:
        return This(reading.word)
    reading.called_it = True
    return host


def check_clear(reading: Any, things: Things) -> None:
    """Of two that are called "it" by turns, one does or suffers something, and it could be either that goes on."""
    if things is reading.unclear:
        raise Misread('"this" or "that" and its word, for "it" could be either', "it")


def called_so(reading: Any, word: str) -> Mention | None:
    """Of two cards of which one does something to the other, the one that this word means: never whom it is all about."""
    if reading.paired != PAIRED:
        return None
    two = [each for each in reading.latest() if not each.things.people()][:2]
    if len(two) < 2 or not all(is_called(each, word, False) for each in two):
        return None
    named = [each for each in two if not isinstance(each.things, This | Host)]
    plainly = [each for each in named if len(named) == 1 or is_plainly(each.noun, word)]
    if len(plainly) > 1:
        raise Misread(f'other words than "that {word}", which could be either', f"that {word}")
    return plainly[0] if plainly else None


def home_spoken_of(reading: Any, word: str, many: bool) -> Things:
    """The city in which a card is of which it was said that it is in one, if no other was spoken of; or refuse the word."""
    where = reading.area[-1] if reading.area and word in ("city", "player") and not many else None
    city = getattr(where.value, "city", None) if where is not None and where.field == "quality" else None
    if isinstance(city, HomeOf):
        return city if word == "city" else KeeperOf(city, False)
    if word == "player":
        raise Misread("a player who was spoken of before", "he")
    raise Misread(f"{article(word)} that was spoken of before", f"{'those' if many else 'that'} {word}")


def is_plainly(noun: Noun | None, word: str) -> bool:
    """Were they called by this very word?"""
    return noun is None or word in noun.text(False).split()


def is_helper(reading: Any, mention: Mention) -> bool:
    """Is this card only named for what it does to another, or about what would happen to that? That is "it" then."""
    if reading.word in ("event", "magic") and isinstance(mention.things, This):
        return any(not (each.things.people() or each.things.many()) for each in reading.mentions if each != mention)
    if reading.would < 0 or not isinstance(mention.things, This) or mention in reading.mentions[: reading.would]:
        return False
    return any(
        isinstance(each.things, Happened) and not each.things.people() for each in reading.mentions[: reading.would]
    )


def name_one(reading: Any, mention: Mention) -> None:
    """Of several cards this one is "it" from now on, since it was named again; a city was named for who is in it."""
    if reading.paired == 0 and "city" in mention.words:
        return
    last = next((each for each in reading.latest() if not each.things.people() and not each.things.many()), None)
    if reading.paired < ONE_FELL and not mention.things.many() and (reading.paired != 0 or last is not mention):
        reading.mention(mention.things, mention.words, mention.noun)
        reading.told_apart = mention.things


def are_several(things: Things) -> bool:
    """Can they be called "those"? What is said of each is said of several behind it."""
    return things.many() or isinstance(things, All) or (isinstance(things, Slot) and things.most > 1)


def is_called(mention: Mention, word: str, many: bool) -> bool:
    """Can these cards be spoken of by this word again? A creature card has become a creature."""
    things = mention.things
    if things.people() or many != (are_several(things) if many else things.many()):
        return False
    return word in mention.words or f"{word} card" in mention.words


def calls(reading: Any, word: str, many: bool) -> list[Mention]:
    """Whom the word can mean, the latest first; creatures called by what they do, only if no other was called a creature."""
    one = None if many else called_so(reading, word)
    if one is not None:
        return [one]
    latest = [each for each in reading.latest() if not isinstance(each.things, This)]
    found = [each for each in latest if is_called(each, word, many)]
    if found or word != "creature" or reading.lexicon.led:
        return found
    return [each for each in latest if any(is_called(each, role, many) for role in ROLES)]


ROLES: Final = ("resident", "attacker", "defender")


def unchanged(things: Things, steps: list[Any]) -> Things:
    """What a noun means is looked for anew, so nothing may have been done that makes it mean others."""
    nouns = [things.noun] if isinstance(things, All) else []
    qualities = [quality for noun in nouns if isinstance(noun, CardNoun) for quality in noun.qualities]
    for step in (each for each in steps if getattr(each, "things", None) is things):
        if any(isinstance(quality, getattr(step, "undoes", ())) for quality in qualities):
            raise Misread("things that are still such", things.text())
        done = {base.__name__ for base in type(step).__mro__}
        for sort in (sort for noun in nouns for sort in getattr(noun, "sorts", [])):
            if (sort.mark != EITHER and done & MARKING) or (sort.damaged != EITHER and done & HARMING):
                raise Misread("things that are still such", things.text())
        if done & MOVING and any(isinstance(noun, CardNoun) and (noun.near or noun.is_placed()) for noun in nouns):
            raise Misread("things that are still there", things.text())
    return things


def is_left_out(noun: Noun | None, mention: Mention) -> bool:
    """Does "other" before the noun leave this out? Cards that were picked, or one; no city, nor an enemy, is an other ally."""
    home = noun is not None and "city" in mention.words and {*words_of(noun)[:-1]}.isdisjoint(mention.words)
    crowd = mention.things.many() and not isinstance(mention.things, Slot)
    return not (mention.things.people() or crowd or home or are_apart(noun, mention.noun))


def are_apart(one: Noun | None, other: Noun | None) -> bool:
    """Can no card be meant by both nouns? One means only cards of yours, the other those of an opponent; or other types."""
    if not isinstance(one, CardNoun) or not isinstance(other, CardNoun):
        return False
    foes = {one.whose, other.whose} == {YOURS, OPPONENTS}
    return foes or (one.types_meant != 0 and other.types_meant != 0 and one.types_meant & other.types_meant == 0)
