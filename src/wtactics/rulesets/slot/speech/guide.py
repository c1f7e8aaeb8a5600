"""The writer's guide for games of armies in slots: their own families in full, and what they say in words of other games."""

from __future__ import annotations

from typing import Final

from wtactics.language.guide import IT, introduction
from wtactics.rulesets.slot.speech import (
    allotments,
    arms,
    arrivals,
    assurances,
    averting,
    battles,
    bends,
    billets,
    burdens,
    clashes,
    customs,
    dealings,
    duels,
    endurance,
    fees,
    fighting,
    first_blows,
    levies,
    marked,
    mutual,
    paces,
    positions,
    prizes,
    quarters,
    raises,
    ranks,
    reaches,
    reaching,
    remedies,
    rooms,
    shots,
    sides,
    signs,
    sorties,
    spending,
    standing,
    steps_between,
    strides,
    strokes,
    truces,
    trudges,
    twilight,
    vacancies,
    weapons,
    wherein,
    yields,
)
from wtactics.vocabulary.guides.manual import Blank, Guide

INTRODUCTION: Final = introduction(
    "Card English of armies",
    "Each line is an ability of its own. A name and a dash may stand in front; they mean nothing:\n"
    '  "Muster - Adjacent ally Soldiers get +1 close."',
    """\
Signs in front are a price: "[ ] [2] Heal - ..." or "[ ] [2]: ...". [ ] marks this creature, [2] marks two others, [P],
  [R], [C] and [S] mark a pair, a row, a column or a square, 2G is gold, 2 AP are action points.""",
    """\
A name in brackets is a weapon: "[Ensnare] - ..." or "[Ensnare] ..." works in battles in which that weapon is used. The
  weapon has its name in the card's table: `ranged_name = "Ensnare"`. A weapon without a name is called [Close] or [Ranged].
  A weapon that the table does not name may be named by the text: it is of the type that follows ("[Pitch] - Ranged. ..."), else
  the ranged one of a creature with a ranged value, else the close one. All that follows in the line belongs to it.""",
    """\
A column runs through both armies, and what is in front of a creature is so across the table, too. "beside" means left
  or right in the same row. "against Knights" counts while a creature fights nobody but Knights.""",
    """\
"ally creature" is one of your army, this creature included; "another ally creature" is not this one; "enemy creature" is
  one of the other army.""",
    '"a Knight" is any card of that name, and any card with that word among its subtypes.',
    '"target ..." is chosen when the ability is used, or when it triggers.',
    IT,
    beside="""\
What all games have in common is
explained in [Card English](card-english-arc.md); this page is about what only creatures in slots say.""",
    shown="""\
How this page shows it: literal words are in **bold**, blanks to be filled in are in *italics*. [x] may be missing, x | y is a
choice, x* may come again and again.""",
)
PARTS: Final = (
    ("Prices", (signs, allotments, fees)),
    (
        "Where creatures stand",
        (
            standing,
            ranks,
            mutual,
            marked,
            positions,
            steps_between,
            strides,
            paces,
            trudges,
            assurances,
            vacancies,
            wherein,
            sides,
        ),
    ),
    (
        "Values and battles",
        (
            weapons,
            raises,
            battles,
            burdens,
            fighting,
            reaching,
            reaches,
            sorties,
            quarters,
            duels,
            endurance,
            strokes,
            first_blows,
            clashes,
            averting,
            remedies,
            dealings,
            shots,
            customs,
            truces,
            prizes,
            arms,
            bends,
        ),
    ),
    ("Piles and recruits", (twilight, levies, arrivals, yields, spending, rooms, billets)),
)
BLANKS: Final = (
    Blank("things cards", "what something is done to", "[1]: Mark {}.", "target creature", "each enemy creature",
          "this creature", "the creature behind this creature"),
    Blank("sort sorts card_noun", "creatures, without an article", "[1]: Mark target {}.", "creature", "Elf",
          "unmarked enemy creature in the front row", "creature with DEF 3 or less", "covered enemy creature"),
    Blank("stance", "a word about army, spot or level", "[1]: Mark target {} creature.", "ally", "enemy", "covered",
          "uncovered", "adjacent ally", "level 2"),
    Blank("reach neighbour place", "where somebody stands", "[1]: Mark target creature {}.", "in the front row",
          "in the back row", "adjacent to this creature", "adjacent to a Knight", "behind this creature",
          "opposite this creature", "in the same square as this creature"),
    Blank("slot_area", "where a slot is", "[1]: Move target ally creature to an empty slot {}.", "in the front row",
          "in the back row", "adjacent to it", "beside it"),
    Blank("value_changes card_value", "a change of values", "This creature gets {}.", "+1 close", "-2 DEF",
          "+1 ranged and +1 DEF", "+1 life", "+1 close for each other ally Beast"),
    Blank("sign", "a sign of a price", "{}: Unmark this creature.", "[ ]", "[2]", "[P]", "1G", "2 AP"),
    Blank("combat", "a type of combat", "When this creature attacks {}, you get 1 AP.", "in close combat", "in ranged combat"),
    Blank("until", "for how long", "[1]: This creature gets +1 DEF {}.", "until end of battle", "until end of turn",
          "until your next turn"),
    Blank("held_noun", "a card in a pile", "[1]: Put target {} into play.", "creature card in your graveyard",
          "Corpse card in your twilight", "Knight card in your deck"),
    Blank("shape", "what creatures stand in", "[1]: Mark two enemy creatures in the same {}.", "row", "column", "square"),
    Blank("that_marked", "the shape that a price has marked", "[R]: Creatures in {} get +1 DEF until your next turn.",
          "the row you marked", "that row"),
    Blank("slant", "in which direction", "This creature can attack only {}.", "diagonally", "straight ahead"),
    Blank("more_ap", "more or fewer", "You have 1 {} AP each turn.", "more", "less"),
    Blank("silence", "what a battle silences", "While this creature is attacked, {} in that battle.",
          "an opponent can't use activated abilities", "no player can use activated abilities"),
)  # fmt: skip
SHARED: Final = (
    (
        "Moments and conditions",
        "When this creature comes into play, restore 1 life to this creature.",
        "Whenever another ally Corpse dies, you may unmark this creature.",
        "When this creature attacks, it gets +1 close until end of battle.",
        "When this creature moves, unmark this creature.",
        "At the start of your turn, you get 1 AP.",
        "At the end of an opponent's turn, unmark this creature.",
        "At the start of your Upkeep phase, you get 1 AP.",
        "If you control three ally Soldiers, this creature gets +1 DEF.",
        "During your turn, this creature gets +1 close.",
    ),
    (
        "Deeds",
        "[1]: Mark target unmarked enemy creature.",
        "[1]: Unmark another target marked ally creature.",
        "[1]: Deal 1 damage to each enemy creature in the front row.",
        "[1]: Prevent the next 1 damage that would be dealt to target ally creature this turn.",
        "[3]: Kill target damaged enemy creature.",
        "[ ]: Sacrifice this creature. Restore 1 life to each ally creature.",
        "[2]: Put target enemy creature into its owner's graveyard.",
        "When this creature is about to die in a battle, prevent all damage of this battle.",
        "[2]: Gain 1 victory point.",
        "[1]: Target ally creature gains steadfast until end of turn.",
        "[1]: Choose one: Mark target enemy creature; or unmark target ally creature.",
    ),
    (
        "Rulings",
        "This creature can't move.",
        "This creature can't attack marked creatures.",
        "This creature isn't marked for attacking.",
        "This creature isn't marked for moving.",
        "Adjacent ally creatures have blessed.",
        "Adjacent ally creatures can't be the target of magic attacks.",
        "This creature can attack covered creatures in close combat.",
        "Enemy creatures opposite this creature aren't covered.",
        "Enemy creatures opposite this creature can't strike back.",
        "[1]: Target enemy creature can't attack until your next turn.",
    ),
)
GUIDE: Final = Guide(PARTS, BLANKS, INTRODUCTION, SHARED)
