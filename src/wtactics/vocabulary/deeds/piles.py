"""Two piles: cards that everybody sees are separated by one player, and he or another chooses between the piles."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import pick
from wtactics.engine.places import NOBODY, Flow, Option, other_of
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import BRANCH
from wtactics.language.phrase import BOTH, ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, first_seat, is_among
from wtactics.vocabulary.deeds.laid_open import Gather, InPile, Pile, Take
from wtactics.vocabulary.deeds.splitting import AND, GO, PUTS, Where, gathered, pile_of, put
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import All, Everyone, Slot, They, Things, TopOf, You, clause
from wtactics.vocabulary.things.picking import Willing

Steps = list[Any]
MOST_PILED: Final = 40  # cards in one pile


class Heap(Slot):
    """The cards that lie in the first of the two piles; the others lie in the second."""

    def __init__(self, whole: Things) -> None:
        super().__init__("the first pile", MOST_PILED, plural=True)
        self.whole: Final = whole


class ChosenHeap(Slot):
    """The pile that is chosen."""

    def __init__(self, first: Heap) -> None:
        super().__init__("the chosen pile", MOST_PILED)
        self.first: Final = first


class OtherHeap(Things):
    """What lies in the pile that is not chosen."""

    def __init__(self, chosen: ChosenHeap) -> None:
        self.chosen: Final = chosen

    def of(self, t: Table) -> vec[i64]:
        return beside(self.chosen.first.whole.of(t), self.chosen.of(t))

    def text(self) -> str:
        return "the other pile"


class Separate(Deed):
    """Who separates them has said, card by card, which go into the first pile; a pile may be empty."""

    def __init__(self, players: Things, words: str) -> None:
        self.players: Final = players
        self.words: Final = words

    def do(self, t: Table, answer: Option) -> Flow:
        return NEXT

    def text(self) -> str:
        return clause(self.players, "separate", f"{self.words} into two piles")


class ChooseHeap(Deed):
    """One of two piles is chosen; nobody is asked where no card lies in either."""

    def __init__(self, players: Things, chosen: ChosenHeap) -> None:
        self.players: Final = players
        self.chosen: Final = chosen

    def ask(self, t: Table) -> None:
        seat = first_seat(t, self.players)
        if seat == NOBODY or len(self.chosen.first.whole.of(t)) == 0:
            return
        t.ask(seat)
        t.offer(BRANCH, 0, 0)
        t.offer(BRANCH, 0, 1)

    def do(self, t: Table, answer: Option) -> Flow:
        if answer == NOTHING:
            return NEXT
        for i, c in enumerate(self.heap(t, other_of(answer))):
            pick(t, self.chosen.at + i, c)
            t.happened(facts.CHOSEN, c, first_seat(t, self.players))
        return NEXT

    def heap(self, t: Table, n: i64) -> vec[i64]:
        """What lies in the first pile, or in the second."""
        first = self.chosen.first.of(t)
        return first if n == 0 else beside(self.chosen.first.whole.of(t), first)

    def way_on(self, t: Table, n: i64) -> str:
        names = [t.library.names[t.printed[c]] for c in self.heap(t, n)]
        return ", ".join(names) if names else "the empty pile"

    def text(self) -> str:
        return clause(self.players, "choose", "one of the piles")


def beside(whole: vec[i64], taken: vec[i64]) -> vec[i64]:
    """Those of the cards that are none of these."""
    out = vec[i64]()
    for c in whole:
        if not is_among(taken, c):
            out = append(out, c)
    return out


# ---- how they are spoken of


def one_player(reading: Reading) -> Things:
    """Who does it, alone."""
    players = reading.players()
    alone = bare(players)
    if players.many() or isinstance(alone, Everyone | They | Willing):
        raise Misread("one player who does it", players.text())
    return players


def separated(reading: Reading, whole: Things, words: str) -> Steps:
    """Of these, whoever does it picks those that lie in the first pile; from now on only piles are spoken of."""
    players, first = one_player(reading), Heap(whole)
    reading.picked.append(first)
    take = Take(players, InPile(whole, Sort(word="card")), 0, MOST_PILED, first)
    pending, reading.pending = reading.pending, []
    reading.piles.clear()
    reading.taken.clear()
    return [*pending, take, Separate(players, words)]


def separate(reading: Reading, *_words: object) -> Steps:
    """The cards that were revealed: nobody separates, or chooses between, what he does not see."""
    pile = pile_of(reading)
    if pile is not reading.revealed:
        raise Misread("cards that were revealed before", pile.text())
    return separated(reading, gathered(reading) if isinstance(pile, TopOf) else pile, "them")


def separate_all(reading: Reading, things: Things) -> Steps:
    """All cards in play of a sort."""
    if not isinstance(things, All) or things.each or not things.noun.is_on_board():
        raise Misread("cards that were revealed, or all cards in play of a sort", things.text())
    kept = Pile(MOST_PILED, things)
    reading.picked.append(kept)
    reading.pending.append(Gather(kept, things))
    return separated(reading, kept, things.text())


def choose_heap(reading: Reading, chooser: Things | None = None) -> tuple[ChosenHeap, ChooseHeap]:
    """One of the two piles, which whoever does it chooses."""
    first = next((slot for slot in reversed(reading.picked) if isinstance(slot, Heap)), None)
    if first is None or any(isinstance(slot, ChosenHeap) and slot.first is first for slot in reading.picked):
        raise Misread("two piles, of which none was chosen before", "one of the piles")
    chosen = ChosenHeap(first)
    reading.picked.append(chosen)
    deed = ChooseHeap(chooser or one_player(reading), chosen)
    reading.mention(chosen, ["pile"])
    return chosen, deed


def one_heap(reading: Reading, *_words: object) -> tuple[ChosenHeap, ChooseHeap]:
    return choose_heap(reading)


def heap_of_yours(reading: Reading, *_words: object) -> tuple[ChosenHeap, ChooseHeap]:
    return choose_heap(reading, You())


def chosen_heap(reading: Reading) -> ChosenHeap:
    """The pile that was chosen last."""
    found = next((slot for slot in reversed(reading.picked) if isinstance(slot, ChosenHeap)), None)
    if found is None:
        raise Misread("a pile that was chosen before", "that pile")
    return found


def that_heap(reading: Reading, *_words: object) -> Things:
    return chosen_heap(reading)


def other_heap(reading: Reading, *_words: object) -> Things:
    return OtherHeap(chosen_heap(reading))


def chosen(reading: Reading, said: tuple[ChosenHeap, ChooseHeap]) -> ChooseHeap:
    return said[1]


def put_heap(reading: Reading, said: tuple[ChosenHeap, ChooseHeap], *parts: Any) -> Steps:
    """One of them goes there, and the other where that is said."""
    heap, deed = said
    steps: Steps = [deed, *put(reading, heap, parts[0])]
    return [*steps, *put(reading, parts[1], parts[2])] if len(parts) > 1 else steps


def choose_which(reading: Reading, where: Where) -> Steps:
    """Of one of them it is chosen where it goes."""
    return put_heap(reading, choose_heap(reading), where)


def put_that_heap(reading: Reading, heap: Things, *parts: Any) -> Steps:
    """The one that was chosen goes there, and the other elsewhere."""
    if not isinstance(bare(heap), ChosenHeap):
        raise Misread("the pile that was chosen", heap.text())
    return [*put(reading, heap, parts[0]), *put(reading, parts[1], parts[2])]


def put_other(reading: Reading, heap: Things, where: Where) -> Steps:
    return put(reading, heap, where)


SEPARATES: Final = "({separate} | {split} | {divide} | {sort})"
THEM: Final = '("them" | ("those" | "these" | "the" "revealed"?) "cards")'
CARDS: Final = '("all" | "the")* (("cards" | "creatures") ("of" | "in" | "from"))?'
OF_TWO: Final = '"of" ("the" | "those" | "these")? "two"? "piles"'
PUT: Final = "({put} | {return} | {take})"
OTHER: Final = f"other_heap {GO}? put_where"
PHRASES: Final = [
    Phrase(BOTH, f'{SEPARATES} {THEM} "into" "two" "piles"', separate,
           ["Reveal the top two cards of your deck. An opponent separates them into two piles. Put one pile into your hand."]),
    Phrase(BOTH, f'{SEPARATES} things "into" "two" "piles"', separate_all,
           ["An opponent separates the creatures he controls into two piles. You choose one of the piles. Mark that pile."]),
    Phrase("one_heap", f'{CARDS} ("one" | "a" | "either") "pile"', one_heap),
    Phrase("one_heap", f'{CARDS} ("one" | "either") ("of" "them" | {OF_TWO})?', one_heap),
    Phrase("one_heap", f'{CARDS} ("the" | "a" | "one") ("pile" | {OF_TWO}) "of" "your" "choice"', heap_of_yours),
    Phrase("one_heap", f'{CARDS} "the" "pile" "you" "choose"', heap_of_yours),
    Phrase("other_heap", f'{CARDS} "the" ("other" ("pile" | "one")? | "rest" | "remaining" "pile")', other_heap),
    Phrase("cards", f'{CARDS} ("that" | "this" | "the" "chosen") "pile"', that_heap),
    Phrase("cards", f'{CARDS} "the" "other" "pile"', other_heap),
    Phrase(BOTH, "{choose} one_heap", chosen),
    Phrase(BOTH, f"{PUT} one_heap put_where {AND} {PUTS}? {OTHER}", put_heap,
           ["Reveal the top two cards of your deck. An opponent separates them into two piles. "  # noqa: ISC004  # one text
            "Put one pile into your hand and the other into your graveyard."]),
    Phrase(BOTH, f"{PUT} one_heap put_where", put_heap),
    Phrase(BOTH, f'{{choose}} "which" ("pile" | "of" "them" | "one" | {OF_TWO})? {GO} put_where', choose_which,
           ["Reveal the top two cards of your deck. Split them into two piles. An opponent chooses which goes to your hand."]),
    Phrase(BOTH, f"{PUT} things put_where {AND} {PUTS}? {OTHER}", put_that_heap),
    Phrase(BOTH, "({put} | {return}) other_heap put_where", put_other),
    Phrase(ORDER, f"other_heap {GO} put_where", put_other),
]  # fmt: skip
