"""What quests ask for beyond single acts: so many different cards, in one attack, and how a turn ends."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Number, Trigger
from wtactics.engine.places import CREATURE, EQUIPMENT
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.pacts import APART_CARD, Feat
from wtactics.rulesets.orc.speech.acts import Moment, Tally, at_moment, enough, everywhere, feat_of, of_quest, yours
from wtactics.rulesets.orc.speech.plunder import Robbed, plunder_in_combat
from wtactics.rulesets.orc.speech.questing import in_one_turn
from wtactics.rulesets.orc.speech.states import have, have_goods
from wtactics.vocabulary.nouns.cards import ANYONES, YOURS, CardNoun
from wtactics.vocabulary.nouns.having import Having
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import You
from wtactics.vocabulary.things.mentioning import counted, plain, renewed
from wtactics.vocabulary.triggers.meaning import Comes, Happens, Very

A_PIECE: Final = CardNoun([Sort(1 << EQUIPMENT, word="equipment")], whose=YOURS)


def apart(words: str, trigger: Trigger, n: int, second: bool) -> Feat:
    """Each card counts once."""
    feat = feat_of(words, trigger, n, second)
    feat.alike = APART_CARD
    return feat


def unowned(noun: Noun) -> str:
    """Nobody does it with creatures that he does not control."""
    return (renewed(noun, Detail("whose", ANYONES)) if isinstance(noun, CardNoun) else noun).text(True)


def move_different(reading: Reading, number: Number, noun: Noun) -> Feat:
    """ORC-MOVE-01 By the rule, in either direction."""
    of_quest(reading)
    n = plain(number)
    trigger = Happens(facts.WENT, yours(noun), Very(You()), "move", False, True)
    return apart(f"move {counted(n)} different {unowned(noun)}", trigger, n, False)


def attack_different(reading: Reading, number: Number, noun: Noun) -> Feat:
    of_quest(reading)
    n = plain(number)
    trigger = Happens(facts.ATTACKED, yours(noun), None, "attack")
    return apart(f"attack with {counted(n)} different {unowned(noun)}", trigger, n, False)


def equip_different(reading: Reading, number: Number, noun: Noun) -> Feat:
    """ORC-EQUIP-03 Whichever of your pieces comes to be attached to them."""
    of_quest(reading)
    n = plain(number)
    trigger = Happens(facts.ATTACHED, A_PIECE, yours(noun), "equip")
    return apart(f"equip {counted(n)} different {unowned(noun)}", trigger, n, True)


def in_one_attack(reading: Reading, feat: Feat) -> Feat:
    """ORC-TURN-29 There is one attack in a turn, so what attackers do in it they do in one turn of yours."""
    if feat.trigger is None or feat.trigger.fact != facts.ATTACKED:
        raise Misread("what attackers do", feat.words)
    return in_one_turn(reading, feat, True)


def taken_in_one_attack(reading: Reading, taken: Robbed) -> Feat:
    """Influence that is lost in an attack is lost by attackers."""
    return in_one_turn(reading, plunder_in_combat(reading, taken), True)


def spend_gold(reading: Reading, number: Number) -> Feat:
    """ORC-GOLD-20 For whatever it is paid; what was made and is not paid does not count."""
    of_quest(reading)
    n = plain(number)
    trigger = Happens(facts.SPENT, None, Very(You()), "spend gold", False, True)
    return feat_of(f"spend {n} gold", trigger, n, amounts=True)


def attack_a_player(reading: Reading, tally: Tally) -> Feat:
    """ORC-COMBAT-38 Who attacks a Confrontation attacks no player."""
    of_quest(reading)
    noun, n, words = enough(tally)
    trigger = Happens(facts.ATTACKED, yours(everywhere(noun)), PlayerNoun(True), "attack")
    return feat_of(f"attack an opponent with {words}", trigger, n)


def announce(reading: Reading, number: Number) -> Feat:
    """ORC-COMBAT-09 So many attackers are named together."""
    of_quest(reading)
    n = plain(number)
    creatures = CardNoun([Sort(1 << CREATURE, word="creature")])
    trigger = Happens(facts.ATTACKED, yours(everywhere(creatures)), None, "attack")
    return in_one_turn(reading, feat_of(f"attack with {n} or more creatures", trigger, n), True)


class MetPhrase(Phrase):
    """Ending your turn, or beginning two turns in a row, with so many creatures: having them then."""

    def __init__(self, form: str, fact: int) -> None:
        super().__init__("turn_met", form, self.give)
        self.fact: Final = fact

    def give(self, reading: Reading, *span: tuple[int, bool]) -> Moment:
        n, in_row = span[0] if span else (0, False)
        words = f"{counted(n)} {'consecutive ' if in_row else ''}turns of yours" if n > 0 else "your turn"
        return Comes(self.fact, [], Very(You()), words), n, in_row, words


def met_with(reading: Reading, moment: Moment, tally: Tally) -> Feat:
    """End your turn with so many creatures: have them at its end."""
    return at_moment(reading, have(reading, tally), moment)


def met_having(reading: Reading, moment: Moment, having: Having) -> Feat:
    """End your turn with no cards in hand."""
    return at_moment(reading, have_goods(reading, having), moment)


def recycle(reading: Reading) -> Feat:
    """ORC-GOLD-09 Resource cards are taken back."""
    of_quest(reading)
    return feat_of("recycle", Happens(facts.RECYCLED, None, Very(You()), "recycle", False, True), 1)


ACROSS: Final = '("from" "one" "front" "to" "the" "other")?'
SINGLE: Final = '("one" | "a" "single" | "the" "same" | "one" "and" "the" "same") "attack" ("of" "yours")?'
ONE_ATTACK: Final = f'("in" | "with" ("the" | "your")? "attackers" ("of" | "in")) {SINGLE}'
TURN: Final = (
    '("your" "turn" | ("a" | "one" | "any") "turn" ("of" ("yours" | "your" "own"?))? | "one" "of" "your" "turns")'
)
PHRASES: Final = [
    Phrase("feat", f'"move" many "different" card_nouns {ACROSS}', move_different,
           ["Move four different creatures."]),
    Phrase("feat", '"attack" "with" many "different" card_nouns', attack_different),
    Phrase("feat", '("attach" "equipment" "to" | "equip") many "different" card_nouns', equip_different,
           ["Equip three different creatures."]),
    Phrase("feat", '"attack" ("a" | "an" | "any" | "one") ("player" | "opponent") "with" feat_many',
           attack_a_player, ["Attack an opponent with four or more creatures at once."]),
    Phrase("feat", '("announce" | "declare" | "make") ("an" | "one" | "a" "single") "attack"'
           ' "with" so_much ("attackers" | "creatures")'
           f' | ("announce" | "declare") so_much "attackers" ("at" "the" "same" "time" | {ONE_ATTACK})', announce,
           ["Announce an attack with five or more attackers."]),
    Phrase("feat", f"feat {ONE_ATTACK}", in_one_attack, ["Attack with four creatures in one attack."]),
    Phrase("feat", 'feat ("at" "the" "same" "time" | "together")', in_one_attack),
    Phrase("feat", f'(robbed | robbed_fighting) {ONE_ATTACK} | {ONE_ATTACK} ","? (robbed | robbed_fighting)',
           taken_in_one_attack, ["Make an opponent lose 6 influence in one attack."]),
    MetPhrase(f'"end" {TURN} | "end" any_span', facts.TURN_ENDED),
    MetPhrase(f'("begin" | "start") {TURN} | ("begin" | "start") any_span', facts.TURN_BEGAN),
    Phrase("feat", 'turn_met "with" had', met_with, ["End your turn with five unmarked creatures in your Defensive.",
                                                     "Begin your turn with three creatures in your Offensive."]),
    Phrase("feat", 'turn_met "with" owning', met_having, ["End your turn with no cards in hand."]),
    Phrase("feat", '("spend" | "pay") (so_much "gold" | number "gold" "or" "more")', spend_gold, ["Spend 8 gold in one turn."]),
    Phrase("feat", '"recycle" ("cards" | "resource" "cards")?', recycle, ["Recycle twice."]),
]  # fmt: skip
