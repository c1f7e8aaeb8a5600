"""Values, keywords and abilities that are given, set and taken."""

from vocabulary.stage import ARMY, ELF, FLYING, HAND, RANGED, Named, Stage, n
from wtactics.engine.lasting import THIS_TURN, WHILE_IN_PLAY
from wtactics.engine.meaning import ATTACK, STANDING, Ability
from wtactics.engine.places import CREATURE
from wtactics.engine.values import refresh, settle_rulings
from wtactics.vocabulary.changes.granting import HaveAbility, HaveKeywords, HaveKind, LackKeywords
from wtactics.vocabulary.changes.values import Are, Change, Get, Stats
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.quality import Traits
from wtactics.vocabulary.nouns.sorts import Kind, Sort, is_kind
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed
from wtactics.vocabulary.rulings.meaning import Act, Cant
from wtactics.vocabulary.things.meaning import All, This

ELVES = CardNoun([Sort(types=1 << CREATURE, kinds=[Kind(ELF, "elf", "elves")], word="creature")])
FLY = Traits(FLYING, "flying")


def values(stage: Stage, c: int) -> tuple[int, int]:
    refresh(stage.t)
    return stage.t.attack[c], stage.t.defense[c]


def test_a_creature_gets_more_until_the_turn_ends() -> None:
    stage = Stage()
    stage.speaker()
    orc = stage.lay("Orc")
    stage.perform(For(Get(Named(orc), Change(n(2), Fixed(-1))), THIS_TURN))
    assert values(stage, orc) == (5, 2)
    stage.t.end_modifiers(THIS_TURN, -1)
    assert values(stage, orc) == (3, 3)


def test_a_counter_stays_while_the_creature_is_in_play() -> None:
    stage = Stage()
    stage.speaker()
    orc = stage.lay("Orc")
    stage.perform(For(Get(Named(orc), Change(n(1), n(1))), WHILE_IN_PLAY))
    stage.t.end_modifiers(THIS_TURN, -1)
    assert values(stage, orc) == (4, 4)
    stage.t.leave(orc, HAND)
    stage.t.enter(orc, ARMY, 0)
    assert values(stage, orc) == (3, 3)


def test_all_elves_get_more_while_a_card_says_so() -> None:
    stage = Stage(Get(All(ELVES), Change(n(0), n(3))))
    elder = stage.speaker()
    elf, orc = stage.lay("Elf", ARMY, 1), stage.lay("Orc")
    assert [values(stage, c) for c in (elder, elf, orc)] == [(2, 5), (1, 5), (3, 3)]
    stage.t.leave(elder, HAND)
    assert values(stage, elf) == (1, 2)


def test_a_creature_gets_more_for_each_of_something() -> None:
    stage = Stage(Get(This("creature"), Change(n(1), n(2), CountOf(ELVES))))
    elder = stage.speaker()
    stage.lay("Elf", ARMY, 1)
    assert values(stage, elder) == (4, 6)


def test_the_later_setting_counts_and_what_is_added_stands_on_it() -> None:
    stage = Stage(Are(Named(0), Stats(n(9), n(9))))
    stage.speaker()
    orc = stage.lay("Orc")
    stage.perform(For(Get(Named(orc), Change(n(1), n(0))), THIS_TURN))
    stage.perform(For(Are(Named(orc), Stats(n(7), n(7))), THIS_TURN))
    stage.perform(For(Are(Named(orc), Stats(n(0), None)), THIS_TURN))
    assert values(stage, orc) == (1, 7)


def test_standing_text_sets_values() -> None:
    stage = Stage(Are(All(ELVES), Stats(None, n(5))))
    elder = stage.speaker()
    assert values(stage, elder) == (2, 5)


def test_cards_that_are_not_creatures_in_play_keep_their_values() -> None:
    stage = Stage()
    stage.speaker()
    held = stage.lay("Orc", HAND)
    stage.perform(For(Get(Named(held), Change(n(1), n(1))), THIS_TURN))
    assert len(stage.t.modifiers) == 0


def test_keywords_are_gained_and_lost() -> None:
    stage = Stage()
    stage.speaker()
    orc = stage.lay("Orc")
    stage.perform(For(HaveKeywords(Named(orc), Traits(FLYING | RANGED, "flying and ranged")), THIS_TURN))
    assert stage.t.traits[orc] == FLYING | RANGED
    stage.perform(For(LackKeywords(Named(orc), FLY), THIS_TURN))
    assert stage.t.traits[orc] == RANGED


def test_a_keyword_that_is_forbidden_is_not_gained_whichever_came_first() -> None:
    stage = Stage(LackKeywords(Named(0, 1, 2, 3, 4, 5, 6, 7), FLY), HaveKeywords(This("creature"), FLY))
    elder = stage.speaker()
    orc = stage.lay("Orc")
    stage.perform(For(HaveKeywords(Named(orc), FLY), THIS_TURN))
    assert orc in range(8)
    assert stage.t.traits[orc] == 0
    assert stage.t.traits[elder] == FLYING


def test_an_ability_is_given_for_a_while_and_by_standing_text() -> None:
    grave_word = Ability(STANDING, [], [], statements=[Cant(This("creature"), Act("attack", 1 << ATTACK))])
    stage = Stage(grants=grave_word)
    stage.speaker()
    orc = stage.lay("Orc")
    stage.perform(For(HaveAbility(Named(orc), grave_word), THIS_TURN))
    settle_rulings(stage.t)
    assert stage.t.barred[orc] == 1 << ATTACK
    stage = Stage(HaveAbility(All(ELVES), grave_word), grants=grave_word)
    elder = stage.speaker()
    elf, orc = stage.lay("Elf"), stage.lay("Orc")
    refresh(stage.t)
    settle_rulings(stage.t)
    assert [stage.t.barred[c] >> ATTACK & 1 for c in (elder, elf, orc)] == [1, 1, 0]


def test_a_subtype_is_gained_beside_the_others() -> None:
    stage = Stage()
    stage.speaker()
    orc = stage.lay("Orc")
    assert not is_kind(stage.t, orc, ELF)
    stage.perform(For(HaveKind(Named(orc), Kind(ELF, "elf", "elves")), THIS_TURN))
    assert is_kind(stage.t, orc, ELF)
    assert is_kind(stage.t, orc, 1)
