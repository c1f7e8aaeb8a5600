"""Agents: by whose cards something can't be done: by events that opponents play, by abilities of creatures, by opponents."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import (
    BE_HURT,
    BE_KILLED,
    BE_MARKED,
    BE_SHIFTED,
    BE_TARGET,
    BE_UNMARKED,
    MOVE,
    UNMARK,
    USE_ABILITIES,
    Noun,
)
from wtactics.engine.places import ENCHANTMENT, NOBODY, SEAT_THING, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.needs import ENCHANTING, SPELLS
from wtactics.vocabulary.nouns.cards import ANYWHERE, IN_PLAY, OPPONENTS, THEIRS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import PERMANENTS, Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.aims import attacked, refuse_people
from wtactics.vocabulary.rulings.meaning import Act, Cant, Law, Such
from wtactics.vocabulary.rulings.pricing import Payer, pays_opponents
from wtactics.vocabulary.rulings.restraint import NOT, decree_now, doers
from wtactics.vocabulary.things.meaning import All, Everyone, Things, You, clause
from wtactics.vocabulary.things.mentioning import renewed, same
from wtactics.vocabulary.triggers.meaning import Very


class Agent(Noun):
    """The cards that do something: of some sort, or of somebody; what is done comes from a card."""

    def __init__(self, cards: Noun, words: str, players: Things | None = None) -> None:
        self.cards: Final = cards
        self.words: Final = words
        self.players: Final = players  # who alone are named

    def fits(self, t: Table, thing: Thing) -> bool:
        return NOBODY < thing < SEAT_THING and self.cards.fits(t, thing)

    def all(self, t: Table) -> vec[i64]:
        return self.cards.all(t)

    def text(self, many: bool) -> str:
        return self.words


class Player(Agent):
    """Whatever a player does, be it by the rules."""


class ByHand(Law):
    """What players can't do to cards by their texts, nor by the rules to those that they control."""

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed in (MOVE, UNMARK):
            return self.concerns(t, self.others, c) and self.concerns(t, self.things, c)
        return super().is_meant(t, deed, c, other)


class OneOf(Noun):
    """One or the other agent."""

    def __init__(self, first: Noun, second: Noun) -> None:
        self.first: Final = first
        self.second: Final = second

    def fits(self, t: Table, thing: Thing) -> bool:
        return self.first.fits(t, thing) or self.second.fits(t, thing)

    def all(self, t: Table) -> vec[i64]:
        out = self.first.all(t)
        for thing in self.second.all(t):
            out = append(out, thing)
        return out

    def text(self, many: bool) -> str:
        return f"{self.first.text(many)} or {self.second.text(many)}"


def of_whom(cards: CardNoun, payer: Payer | None) -> CardNoun:
    """The cards of these players."""
    players = payer.players if payer is not None else None
    if players is None:
        return cards
    if isinstance(players, You):
        return renewed(cards, Detail("whose", YOURS))
    if isinstance(players, Everyone) and players.opponents:
        return renewed(cards, Detail("whose", OPPONENTS))
    return renewed(cards, Detail("whose", THEIRS), Detail("of", players))


def who_plays(payer: Payer | None) -> str:
    """Who plays the cards, behind them."""
    players = payer.players if payer is not None else None
    if players is None:
        return ""
    return " you play" if isinstance(players, You) else f" {clause(players, 'play', '')}"


def played_agent(reading: Reading, sort: Sort, payer: Payer | None = None) -> Agent:
    cards = CardNoun([sort], ANYWHERE)
    return Agent(of_whom(cards, payer), f"{cards.text(True)}{who_plays(payer)}")


def played_agent_of(reading: Reading, payer: Payer, sort: Sort) -> Agent:
    return played_agent(reading, sort, payer)


def effects_of(reading: Reading, payer: Payer) -> Agent:
    """Whatever their cards do."""
    return played_agent(reading, Sort(word="card"), payer)


def ability_agent(reading: Reading, things: Things) -> Agent:
    if isinstance(things, All):
        return Agent(things.noun, f"abilities of {things.noun.text(True)}")
    return Agent(Very(things), f"abilities of {things.text()}")


def any_ability(reading: Reading) -> Agent:
    return Agent(CardNoun([Sort(types=PERMANENTS, word="permanent")], IN_PLAY), "abilities")


def enemy_abilities(reading: Reading, sort: Sort | None = None) -> Agent:
    cards = CardNoun([sort or Sort(types=PERMANENTS, word="permanent")], IN_PLAY, OPPONENTS)
    return Agent(cards, f"abilities of {cards.text(True)}")


def both_of(reading: Reading, payer: Payer, sort: Sort) -> OneOf:
    """Opponents' events or abilities: both are theirs."""
    cards = of_whom(CardNoun([Sort(types=PERMANENTS, word="permanent")], IN_PLAY), payer)
    return OneOf(played_agent(reading, sort, payer), Agent(cards, f"abilities of {cards.text(True)}"))


def both_behind(reading: Reading, sort: Sort, payer: Payer) -> OneOf:
    return both_of(reading, payer, sort)


def two_sorts(reading: Reading, first: Sort, second: Sort, payer: Payer) -> OneOf:
    """Whoever plays the cards is said of both sorts."""
    return OneOf(played_agent(reading, first, payer), played_agent(reading, second, payer))


def no_agent(reading: Reading, agent: Noun, act: Act, things: Things) -> Law:
    return agent_cant(reading, agent, act, things)


def no_agent_any(reading: Reading, agent: Noun, act: Act, noun: Noun) -> Law:
    return agent_cant(reading, agent, act, All(noun))


def no_target_of(reading: Reading, payer: Payer, things: Things, sorts: list[Sort]) -> Law:
    """They can't choose it for such cards of theirs, of one sort or of two, or for abilities."""
    many = two_sorts(reading, sorts[0], sorts[1], payer) if len(sorts) > 1 else played_agent(reading, sorts[0], payer)
    return agent_cant(reading, many, ENCHANTED, things)


def player_agent(reading: Reading, payer: Payer) -> Agent:
    """Whatever a player does, he does with a card of his."""
    players = payer.players
    if players is None:
        raise Misread("some of the players", "all")
    words = "you" if isinstance(players, You) else players.text()
    return Player(
        of_whom(CardNoun([Sort(word="card")], ANYWHERE), payer),
        words,
        None if isinstance(players, Everyone) else players,
    )


def one_or_other(reading: Reading, first: Noun, second: Noun) -> OneOf:
    if second.text(True) == "abilities" and first.text(True).endswith(("play", "plays")):
        raise Misread("whose abilities", "abilities")  # they could be theirs who play the cards
    return OneOf(first, second)


def sorts_at_large(reading: Reading, first: Sort, *second: Sort) -> OneOf:
    """Cards of two sorts, or of one and abilities, whoever plays or uses them."""
    other = played_agent(reading, second[0]) if second else any_ability(reading)
    return OneOf(played_agent(reading, first), other)


def by_agent(reading: Reading, act: Act, agent: Noun) -> Law:
    """What is done by players is done by their cards; what is done to them, to themselves."""
    if act.words.endswith(" by"):
        return agent_cant(reading, agent, act, reading.subject())
    players = agent.players if isinstance(agent, Agent) else None
    if players is None:
        raise Misread("one player, or cards", agent.text(True))
    refuse_people(reading, act, players)
    return Law(doers(reading, act), act, attacked(act, players))


def agent_cant(reading: Reading, agent: Noun, act: Act, things: Things) -> Law:
    by_rules: i64 = 0
    for deed, own in OWN_HAND:
        by_rules |= bit(own) if act.is_meant(deed) else 0
    if isinstance(agent, Player) and by_rules != 0:
        return ByHand(things, Act(act.words, act.deeds | by_rules), Such(agent))
    return Law(things, act, Such(agent))


class DonePhrase(Phrase):
    """A verb of what cards do to others, as what is done to those."""

    def __init__(self, form: str, words: str, deed: int) -> None:
        super().__init__("agents_deed", form, self.give)
        self.act: Final = Act(words, bit(deed))

    def give(self, reading: Reading) -> Act:
        return self.act


OWN_HAND: Final = ((BE_SHIFTED, MOVE), (BE_UNMARKED, UNMARK))  # what is done by a text, and by the rules
DONE: Final = (
    ('"target"', "be targeted by", BE_TARGET),
    ('"kill" | "destroy"', "be killed by", BE_KILLED),
    ('"mark"', "be marked by", BE_MARKED),
    ('"unmark"', "be unmarked by", BE_UNMARKED),
    ('"move"', "be moved by", BE_SHIFTED),
    ('"damage" | "deal" "damage" "to"', "be dealt damage by", BE_HURT),
)
ENCHANTED: Final = Act("be targeted by", bit(BE_TARGET))


def cant_be_enchanted(reading: Reading) -> Law:
    return Law(
        reading.subject(), ENCHANTED, Such(CardNoun([Sort(types=1 << ENCHANTMENT, word="enchantment card")], ANYWHERE))
    )


def none_attached(reading: Reading, things: Things) -> Law:
    return Law(things, ENCHANTED, Such(CardNoun([Sort(types=1 << ENCHANTMENT, word="enchantment card")], ANYWHERE)))


def none_used_now(reading: Reading, things: Things) -> Deed:
    reading.actor = things
    return decree_now(reading, none_used(reading, things))


def none_used(reading: Reading, things: Things) -> Cant:
    return Cant(things, Act("use abilities", bit(USE_ABILITIES)))


def never_chosen_now(reading: Reading, payer: Payer, things: Things) -> Deed:
    """Its controller says so of one that he has chosen himself."""
    return decree_now(reading, agent_cant(reading, player_agent(reading, payer), ENCHANTED, things))


WHOM: Final = "(general | aimed | self | enchanted_thing)"
TARGETS: Final = '("target" | "targets")'
USED: Final = '("used" | "activated")'
EFFECTS: Final = '(("the" | "any")? ("effect" | "effects") "of")?'
PHRASES: Final = [
    Phrase("agent", f"{EFFECTS} card_sorts played_by", played_agent, needs=SPELLS),
    Phrase("agent", f"{EFFECTS} whose_cards card_sorts", played_agent_of, needs=SPELLS),
    Phrase("agent", 'whose_cards "effects" | "effects" ("that"? opponents_have | "of" whose_are)', effects_of, needs=SPELLS),
    Phrase("agent", "abilities_meant", ability_agent),
    Phrase("agent", '"activated"? "abilities"', any_ability),
    Phrase("agent", '("enemy" | "opposing") "abilities"', enemy_abilities),
    Phrase("agent", "card_payer", player_agent),
    Phrase("agent", 'whose_cards card_sorts ("or" | "and") "abilities"', both_of, needs=SPELLS),
    Phrase("agent", 'card_sorts ("or" | "and" | "nor") "abilities" ("that"? opponents_have | "of" whose_are)', both_behind,
           ["This creature can't be targeted by events or abilities that opponents control."], needs=SPELLS),
    Phrase("agent", 'card_sorts ("or" | "and" | "nor") card_sorts ("that"? (played_by | opponents_have) | "of" whose_are)',
           two_sorts, needs=SPELLS),
    Phrase("agent", f'{EFFECTS} card_sorts ("that"? opponents_have | "of" whose_are)', played_agent, needs=SPELLS),
    Phrase("opponents_have", '("your"? "opponents" | "an" "opponent") ("control" | "controls" | "own" | "owns")',
           pays_opponents),
    Phrase("whose_are", '"your"? "opponents" | ("an" | "any") "opponent"', pays_opponents),
    Phrase("agents", "agent", same),
    Phrase("agents", 'agent ("or" | "and" | "nor") agent', one_or_other),
    Phrase("agents", 'card_sorts ("or" | "and" | "nor") (card_sorts | "activated"? "abilities")', sorts_at_large,
           ["This creature can't be killed by events or magic."], needs=SPELLS),
    Phrase("forbidden", "towards agents", by_agent,
           ["This creature can't be targeted by events opponents play.", "This creature can't be marked by opponents."]),
    *(DonePhrase(*done) for done in DONE),
    Phrase(STATEMENT, f"agents {NOT} agents_deed (general | aimed)", agent_cant,
           ["Abilities of enemy creatures can't target Elves you control."]),
    Phrase(STATEMENT, f'agents {NOT} ("choose" {WHOM} "as" "a"? {TARGETS} | "make" {WHOM} ("a" | "the") "target")',
           lambda reading, agent, things: agent_cant(reading, agent, ENCHANTED, things),
           ["Opponents can't choose this creature as a target."]),
    Phrase(ORDER, f'card_payer {NOT} "choose" aimed "as" "a"? {TARGETS}', never_chosen_now,
           ["Until end of turn, opponents can't choose target creature you control as a target."], needs=SPELLS),
    Phrase(STATEMENT, f'card_payer {NOT} ("choose" {WHOM} "as" ("a" | "the")? {TARGETS} ("of" | "for") aiming'
           f' | "make" {WHOM} ("a" | "the")? {TARGETS} ("of" | "for") aiming | "target" {WHOM} "with" aiming)',
           no_target_of, needs=SPELLS),
    Phrase("aiming", 'card_sorts | card_sorts ("or" | "and" | "nor") (card_sorts | "abilities")',
           lambda reading, *sorts: list(sorts)),
    Phrase(STATEMENT, '"no" no_agents ("can" | "may") agents_deed (general | aimed)', no_agent,
           ["No event of an opponent may target this creature."], needs=SPELLS),
    Phrase(STATEMENT, '"no" no_agents ("can" | "may") agents_deed ("a" | "an" | "any") card_noun', no_agent_any, needs=SPELLS),
    Phrase("no_agents", 'card_sort (played_by | "that"? opponents_have | "of" whose_are)', played_agent, needs=SPELLS),
    Phrase("no_agents", 'card_sort ("or" | "nor") card_sort ("that"? (played_by | opponents_have) | "of" whose_are)',
           two_sorts, needs=SPELLS),
    Phrase("forbidden", '"be" "enchanted"', cant_be_enchanted, needs=ENCHANTING),
    Phrase(STATEMENT, f'"enchantments" {NOT} "be" "attached" "to" (general | aimed)', none_attached, needs=ENCHANTING),
    Phrase(ORDER, f'("activated"? "abilities" "of" aimed | aimed "\'s" "activated"? "abilities") {NOT} "be" {USED}',
           none_used_now, ["Abilities of target creature can't be used this turn."]),
    Phrase(STATEMENT, f'abilities_meant {NOT} "be" ("used" | "activated")', none_used,
           ["Abilities of creatures opponents control can't be used."]),
]  # fmt: skip
