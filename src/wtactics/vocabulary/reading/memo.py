"""Memo: what a card must remember, for one of its abilities chose it and another speaks of it."""

from __future__ import annotations

from typing import Any

from wtactics.engine.meaning import Ability
from wtactics.vocabulary.deeds.deed import Choose
from wtactics.vocabulary.nouns.cards import YOURS
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.reading.spoken import Mention
from wtactics.vocabulary.sentences.delaying import found_in
from wtactics.vocabulary.things.abroad import Abroad
from wtactics.vocabulary.things.hosting import HOSTED
from wtactics.vocabulary.things.meaning import All, Host, Slot
from wtactics.vocabulary.things.namings import WORDS, Named, NameOne, NoteName
from wtactics.vocabulary.things.noting import Note, Noted


def stays_so(where: Any) -> bool:
    """Is it the same place in the next ability: one of yours, or of whom this card is attached to?"""
    if isinstance(where, Detail) and isinstance(where.value, Abroad):
        return True
    said: list[Any] = where.value if isinstance(where, Detail) and isinstance(where.value, list) else []
    return any(
        (each.field == "whose" and each.value == YOURS) or (each.field == "of" and isinstance(each.value, Host))
        for part in said
        for each in (part.value if isinstance(part.value, list) else [part])
    )


def only_names(opened: Any) -> bool:
    """Does an ability do no more than name something, so that what follows is said by itself?"""
    steps: list[Any] = getattr(opened, "steps", [])
    return bool(steps) and all(isinstance(step, NameOne) for step in steps)


class Memo:
    """What was chosen last by an ability that says "choose", and which ability that was."""

    def __init__(self) -> None:
        self.mention: Mention | None = None
        self.here: bool = False  # in the line that is read
        self.ability: Ability | None = None
        self.slot: Slot | None = None
        self.before: Mention | None = None  # the one card that the ability before in the line spoke of last
        self.they: Mention | None = None  # all of whom the statement before in the line was made
        self.area: list[Any] = []  # places of which the abilities before in the line spoke
        self.begun: int = 0  # how many abilities the card had when the line began

    def begin_line(self, abilities: int) -> None:
        """What was spoken of in the line before is called by its name."""
        self.here, self.before, self.they, self.begun = False, None, None, abilities
        self.area = []

    def hear(self, reading: Reading) -> Mention | None:
        """An ability was read: of this card the next one can speak as "it"; what an enchantment is attached to comes back."""
        single = (
            each
            for each in reading.latest()
            if not each.things.people() and not each.things.many() and not isinstance(each.things, All)
        )
        self.before = next(single, None)
        self.they = None
        self.area = [where for where in reading.area if stays_so(where)]
        if reading.word == "region":  # a benefit for more disciplines goes on with those of one for fewer
            self.state(reading)
        hosts = (each for each in reading.mentions if isinstance(each.things, Host) and not each.things.people())
        return next(hosts, None) if reading.word in HOSTED else None

    def lend(self, reading: Reading) -> None:
        """A sentence that goes on with none may speak of it."""
        reading.noted, reading.noted_here = self.mention, self.here
        reading.before, reading.they = self.before, self.they
        reading.area = list(self.area)

    def state(self, reading: Reading) -> None:
        """A statement was read: the next one can speak of the same ones as "they"."""
        self.they = next((each for each in reading.latest() if isinstance(each.things, All)), None)

    def learns(self, reading: Reading) -> bool:
        """Was anything chosen that what follows could speak of?"""
        chosen = any(isinstance(mention.things, Slot) and not mention.things.many() for mention in reading.mentions)
        return chosen or any(isinstance(slot, Named) for slot in reading.picked)

    def learn(self, ability: Ability, reading: Reading) -> None:
        """An ability was read; if it chooses one thing, or names one, what follows may speak of that."""
        named = [step.named for step in ability.effects if isinstance(step, NameOne)]
        if named:
            self.ability, self.slot, self.here = ability, named[-1], False
            self.mention = Mention(named[-1].noted(), [WORDS[int(named[-1].what)]])
            return
        slots = [step.things for step in ability.effects if isinstance(step, Choose)]
        said = [mention for mention in reading.mentions if mention.things in slots]
        if not said or said[-1].things.many():
            return
        mention = said[-1]
        self.ability, self.slot = ability, mention.things if isinstance(mention.things, Slot) else None
        self.mention = Mention(Noted(mention.words[0], mention.things.people()), mention.words, mention.noun)
        self.here = True

    def settle(self, abilities: list[Ability]) -> None:
        """If any other does speak of it, the card remembers it as soon as it was chosen."""
        if self.ability is not None and self.slot is not None and found_in(abilities, (Noted,)):
            self.ability.effects.append(NoteName(self.slot) if isinstance(self.slot, Named) else Note(self.slot))
