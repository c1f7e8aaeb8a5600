"""The writer's guide to ORC's card English: what games share, and what only its cards say."""

from __future__ import annotations

from typing import Final

from wtactics.language.guide import CAPITALS, IT, SPELLS, TARGETS, UNSAID, introduction
from wtactics.rulesets.orc.speech import (
    active_quests,
    acts,
    admission,
    arrivals,
    attacks,
    bargains,
    barter,
    beset,
    blows,
    bonds,
    callings,
    carrying,
    completing,
    deaths,
    deeds_asked,
    elsewhere,
    engaging,
    feats_done,
    forsaking,
    fronts,
    gear,
    halves,
    handing,
    healing,
    hit_points,
    killing,
    limits,
    loads,
    marching,
    mending,
    monsters,
    moves,
    outposts,
    pairings,
    peace,
    pieces,
    plunder,
    quest_decks,
    quest_events,
    quest_turns,
    questing,
    quests_named,
    recycling,
    sharing,
    shedding,
    sorties,
    states,
    stores,
    strikes,
    tasks,
    treasury,
    undefended,
    wheeling,
    whole_turns,
    yields,
)
from wtactics.rulesets.orc.speech.blanks import OWN_BLANKS
from wtactics.vocabulary.conditions import only_one
from wtactics.vocabulary.deeds import dividing, victory
from wtactics.vocabulary.guides.blanks import BLANKS
from wtactics.vocabulary.guides.chapters import LINES, NOUNS, SENTENCES, VERBS
from wtactics.vocabulary.guides.manual import Guide
from wtactics.vocabulary.nouns import loyalty
from wtactics.vocabulary.rulings import allowances, duties, forthcoming, sources
from wtactics.vocabulary.sentences import carried, phases
from wtactics.vocabulary.things import graves, naming_one, one_keeper
from wtactics.vocabulary.triggers import fighting

INTRODUCTION: Final = introduction(
    "Card English of fronts and quests",
    SPELLS,
    """\
On other cards each line is an ability of its own: a triggered one ("Whenever this creature attacks, ..."), an
  activated one ("2 gold: ..." or "2: ..."), a standing one ("All Elves get +1/+1.") or a keyword ("Fly.").""",
    UNSAID,
    TARGETS,
    """\
A noun means what is local: "creatures" are those in the front of the card that speaks, and in the enemy fronts opposite
  to it. "creatures in all zones" (or "everywhere") are all, "creatures in your Offensive" those of one front, wherever the
  card is; "here", "in this zone" and "local" may be said, and change only what is given to play a card from the hand, which
  else may come from all zones. What has happened is local where the card was at that time. Piles, players and resource cards
  are near everything.""",
    '"Influence" is what players lose to attackers; "VP" (or "victory points") is what quests and effects give.',
    """\
"(M)" in a cost means: mark this card; "(Ma2)": mark two other creatures of yours in this zone. Gold, signs and deeds stand
  in front of the colon, and all are paid: "2 (M)(Ma1), discard a card: ...".""",
    """\
"(A) 1: ..." is a task: assigning the creature costs 1 gold and its mark; what follows the colon, something that always holds
  or a trigger, works from the next turn on until the creature is unassigned.""",
    """\
"Upkeep 2 ~ discard this creature." is paid in each Upkeep phase of the card's controller, or what stands behind the wave is
  done.""",
    """\
Equipment and enchantments speak of their host as "equipped creature" and "enchanted creature"; "Attach only to an Elf."
  (or "Equip only to", "This equipment can only be attached to") narrows it. Of the pieces of a creature that share a subtype
  one is used.""",
    """\
A quest is sentences of its own kind: what is to be done ("Kill three enemy creatures in one turn."), is to be so ("Have five
  Elves at the end of your turn.") or is not to be done ("Don't attack during two of your turns in a row."); parts that are
  joined by "and" must all be fulfilled. It speaks of all zones. "Duration: 3 turns.", "Escrow: 2 gold.", "Accepting this quest
  costs 1 gold.", "Victory Points: 2." and "Hit points: 5." are its numbers; "Reward: ..." is done for whoever completes it,
  "When you fail or abandon this quest, ..." when he does not. A Confrontation has ATK, DEF and hit points.""",
    IT,
    CAPITALS,
)  # fmt: skip
PARTS: Final = (
    ("Lines of a text", (*LINES, gear)),
    (
        "Quests",
        (
            acts,
            states,
            plunder,
            questing,
            quest_turns,
            whole_turns,
            sharing,
            deeds_asked,
            feats_done,
            active_quests,
            quests_named,
            quest_events,
            completing,
            forsaking,
            bargains,
            monsters,
            quest_decks,
            hit_points,
        ),
    ),
    ("Sentences", (*SENTENCES, carried)),
    ("Times", (phases,)),
    (
        "Verbs",
        (
            *VERBS,
            duties,
            allowances,
            mending,
            moves,
            wheeling,
            engaging,
            pairings,
            barter,
            blows,
            callings,
            marching,
            outposts,
            carrying,
            treasury,
            stores,
            yields,
            limits,
            admission,
            pieces,
            handing,
            shedding,
            healing,
            victory,
            halves,
            tasks,
            dividing,
            forthcoming,
            sources,
        ),
    ),
    (
        "Nouns",
        (
            *NOUNS,
            naming_one,
            one_keeper,
            graves,
            loyalty,
            fighting,
            fronts,
            elsewhere,
            bonds,
            deaths,
            arrivals,
            recycling,
            strikes,
            undefended,
            beset,
            attacks,
            only_one,
            sorties,
            peace,
            loads,
            killing,
        ),
    ),
)
WORDS: Final = {"power": "gold", "flying": "fly", "ranged": "guard"}
FORMS: Final = {
    '"victory" ("point" | "points")': '"influence"', '("one" "or" "more" | "any")? "victory" "points"': '"influence"',
    '"victory" "points"': '"influence"', '"victory" "point"': '"influence"',
}  # fmt: skip
GUIDE: Final = Guide(PARTS, OWN_BLANKS, INTRODUCTION, common=BLANKS, words=WORDS, forms=FORMS)
