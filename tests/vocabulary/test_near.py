"""Reach: where a ruleset makes nouns local, they mean what is near the card that speaks, and no more."""

import pytest

from fronts import DEFENSE, Fronts, trial
from scenes.arc import Scene, rule, scene
from wtactics.engine.invariants import Broken, check
from wtactics.engine.values import refresh
from wtactics.language.structure import structure
from wtactics.rulesets.arc.speech.contents import SPEECH as ARC
from wtactics.rulesets.slot.speech.contents import SPEECH as SLOT

ELVES = {
    "Banner": "creature 1 1/9: Elvish creatures get +1/+1.",
    "Horn": "creature 1 1/9: Elvish creatures in all zones get +1/+1.",
    "Elder": "creature 1 0/9: This creature gets +1/+0 for each Elvish creature.",
    "Archer": "creature 1 1/9: Mark: Deal 1 damage to target Elvish creature.",
    "Bomb": "creature 1 1/1: When this creature dies, deal 1 damage to all Elvish creatures.",
    "Vines": "enchantment 0: Attach to target creature.\nElvish creatures get +1/+0.",
    "Axe": "event 0: Kill target creature.",
    **{f"Elf {where}": "creature 1 (Elvish) 1/5" for where in ("ao", "ad", "bo", "bd", "co", "cd")},
}
BEHIND = ("Elf ad", "Elf bd", "Elf cd")
ALL = ("Elf ao", "Elf ad", "Elf bo", "Elf bd", "Elf co", "Elf cd")


def skirmish(more: str, *behind: str) -> tuple[Scene, Fronts]:
    """Three players with an Elf in each front; A has more besides."""
    text = f"A: army: Elf ao, Elf ad, {more}\nB: army: Elf bo, Elf bd\nC: army: Elf co, Elf cd\nphase: Play"
    return trial(text, ELVES, *BEHIND, *behind)


def higher(s: Scene) -> set[str]:
    """The Elves with more attack than is printed."""
    return {name for name in ALL if s.value(name) != "1/5"}


@rule()
def test_local_nouns_mean_what_is_near_and_follow_whoever_speaks() -> None:
    s, t = skirmish("Banner")
    assert higher(s) == {"Elf ao", "Elf bd", "Elf cd"}
    refresh(t)
    t.change_front(s.card("Banner"))
    assert t.values_stale
    assert higher(s) == {"Elf ad", "Elf bo", "Elf co"}
    check(t)
    t.change_front(s.card("Elf bo"))
    assert higher(s) == {"Elf ad", "Elf co"}
    check(t)


@rule()
def test_values_that_were_not_computed_anew_would_be_found() -> None:
    s, t = skirmish("Banner")
    refresh(t)
    t.move(s.card("Banner"), DEFENSE, 0)  # and nobody is told
    with pytest.raises(Broken, match="computed anew"):
        check(t)


@rule()
def test_near_is_no_partition() -> None:
    s, t = skirmish("Banner")
    t.me = s.card("Elf bd")
    assert t.near(s.card("Elf ao"))
    assert not t.near(s.card("Elf cd"))  # though both are near Elf ao
    assert t.near(s.card("Elf co"))


@rule()
def test_words_may_lift_what_is_near() -> None:
    s, t = skirmish("Horn")
    assert higher(s) == set(ALL)
    refresh(t)
    t.change_front(s.card("Horn"))
    assert not t.values_stale  # it watches no front
    assert higher(s) == set(ALL)


@rule()
def test_what_is_counted_is_near() -> None:
    s, t = skirmish("Elder")
    assert s.value("Elder") == "3/9"
    t.change_front(s.card("Elf ao"))
    assert s.value("Elder") == "2/9"
    check(t)


@rule()
def test_targets_are_near_the_card_that_speaks_when_chosen_and_when_it_resolves() -> None:
    for moves, damage in ((False, 1), (True, 0)):
        s, t = trial("A: army: Archer; hand: Axe\nB: army: Elf bo, Elf bd; hand: Axe\nphase: Play", ELVES, "Elf bd")
        s.choose("use Archer")  # only one is near, so nobody is asked which
        assert s.asked == "B"
        if moves:
            t.change_front(s.card("Elf bd"))
        s.all_pass()
        assert (s.damage("Elf bo"), s.damage("Elf bd")) == (0, damage)


@rule()
def test_who_has_left_play_speaks_of_what_was_near() -> None:
    s, _ = skirmish("Bomb; hand: Axe", "Bomb")
    s.play("Axe", "target Bomb")
    assert {name for name in ALL if s.damage(name) == 1} == {"Elf ad", "Elf bo", "Elf co"}


@rule()
def test_what_is_attached_is_where_its_host_is() -> None:
    s, t = skirmish("Wolf; attached: Vines on Wolf")
    assert higher(s) == {"Elf ao", "Elf bd", "Elf cd"}
    t.change_front(s.card("Wolf"))
    assert higher(s) == {"Elf ad", "Elf bo", "Elf co"}
    check(t)


@rule()
def test_what_a_thing_is_does_not_hang_on_where_it_is() -> None:
    text = "creature 1 1/9: If this creature is an Elvish creature, Elvish creatures get +1/+1."
    _, t = trial("A: army: Prince\nB:", {**ELVES, "Prince": text})
    ability = t.library.abilities[t.library.first[t.library.names.index("Prince")]]
    assert "near" not in structure(ability.condition)
    assert "near=True" in structure(ability.statements)


@rule()
def test_where_nouns_are_not_local_nobody_is_asked() -> None:
    for speech in (ARC, SLOT):
        assert not speech.local
    s = scene("A: army: Banner, Elf ao\nB: army: Elf bo", cards=ELVES | {"Horn": "creature 1 1/9"})
    ability = s.table.library.abilities[s.table.library.first[s.table.library.names.index("Banner")]]
    assert "near" not in structure(ability.statements)
