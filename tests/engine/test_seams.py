"""What the engine asks of a ruleset, and its texts obey, though ARC and SLOT leave it as it is."""

import re
from pathlib import Path

import pytest

from fronts import ASSIGNED, trial
from scenes.arc import rule
from wtactics.engine import seams
from wtactics.engine.invariants import Broken, check, check_step
from wtactics.engine.lasting import ALLOW, THIS_TURN
from wtactics.engine.meaning import BE_TARGET
from wtactics.engine.values import refresh
from wtactics.engine.view import View
from wtactics.kits.targets import may_be_target
from wtactics.rulesets.arc.soundness import SOUNDNESS

CARDS = {
    "Herald": "creature 1 0/1: This creature gets +1/+0 for each unmarked creature you control.",
    "Bugler": "creature 1 0/1: This creature gets +1/+0 for each marked creature you control.",
    "Rouse": "event 0: Unmark all creatures.",
    "Lull": "event 0: Mark all creatures.",
    "Axe": "event 0: Kill target unmarked creature.",
    "Arrow": "event 0: Deal 1 damage to target creature.",
    "Salve": "event 0: Target creature gets +0/+3 until end of turn.",
    "Doom": "event 0: Kill all creatures.",
    "Gust": "event 0: Return target creature to its owner's hand.",
    "Rift": "event 0: Remove target creature from the game.",
    "Pit": "event 0: Put target creature into its owner's graveyard.",
    "Vines": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+1.",
    "Bard": "enchantment 0: Attach to target player.\nWhenever a creature dies, you gain 1 victory point.",
    "Storm": "event 0: Deal 1 damage to all creatures.",
}


@rule()
def test_who_is_assigned_is_neither_marked_nor_unmarked() -> None:
    s, t = trial("A: army: Herald, Bugler, Wolf, Fox marked; hand: Rouse, Lull, Axe\nB:", CARDS)
    wolf = s.card("Wolf")
    assert (s.value("Herald"), s.value("Bugler")) == ("3/1", "1/1")
    t.assign(wolf)
    assert (s.value("Herald"), s.value("Bugler")) == ("2/1", "1/1")
    assert not View(t, 0).marked(wolf)
    check(t)
    s.choose("play Axe")
    assert s.options() == ["target Herald", "target Bugler"]
    s.choose("target Bugler")
    s.all_pass()
    for card in ("Rouse", "Lull"):
        s.play(card)
        assert t.marked[wolf] == ASSIGNED
    assert s.marked("Fox")
    assert s.marked("Herald")


@rule()
def test_there_are_three_states_and_arc_has_two_of_them() -> None:
    s, t = trial("A: army: Wolf\nB:")
    t.assign(s.card("Wolf"))
    check_step(t)
    with pytest.raises(Broken, match="is marked 2 times"):
        SOUNDNESS.check(t)
    t.marked[s.card("Wolf")] = ASSIGNED + 1
    with pytest.raises(Broken, match="is marked 3 times"):
        check_step(t)


TARGETS = "A: army: Wolf 2/3, Fox; hand: Salve, Storm\nB: army: Owl; hand: Arrow, Salve\nphase: Play"


@rule()
def test_a_rule_may_keep_things_from_being_targets() -> None:
    s, t = trial(TARGETS, CARDS)
    wolf = s.card("Wolf")
    t.assign(wolf)
    s.choose("play Salve")
    assert s.options() == ["target Fox", "target Owl"]
    s.choose("target Owl")
    assert s.asked == "B"
    s.choose("play Arrow")
    assert s.options() == ["target Wolf", "target Fox", "target Owl"]  # the rule speaks of his own player
    s.choose("target Wolf")
    s.all_pass()
    assert (s.damage("Wolf"), s.value("Owl")) == (1, "1/4")
    s.play("Storm")
    assert s.damage("Wolf") == 2  # what has no targets reaches it


@rule()
def test_a_card_may_permit_what_such_a_rule_forbids() -> None:
    s, t = trial(TARGETS, CARDS)
    t.assign(s.card("Wolf"))
    t.me, t.you = s.card("Fox"), 0
    assert not may_be_target(t, s.card("Wolf"))
    t.modify(ALLOW, s.card("Wolf"), BE_TARGET, 0, THIS_TURN, 0, s.card("Fox"))
    refresh(t)
    assert may_be_target(t, s.card("Wolf"))


@rule()
def test_who_becomes_no_target_before_an_effect_is_spared() -> None:
    s, t = trial("A: army: Wolf 2/3; hand: Salve\nB: army: Owl; hand: Storm\nphase: Play", CARDS)
    s.choose("play Salve", "target Wolf")
    assert s.asked == "B"
    t.assign(s.card("Wolf"))
    s.all_pass()
    assert s.value("Wolf") == "2/3"


LAIR = """
    A: army: Wolf; hand: Doom, Doom, Gust, Rift, Pit; attached: Vines on Hydra, Bard on A
    B: army: Hydra 0/9
    phase: Play
"""


@rule()
def test_what_the_rules_keep_in_play_neither_dies_nor_drops_what_is_attached() -> None:
    s, t = trial(LAIR, CARDS)
    t.monster, t.stamina = s.card("Hydra"), 3
    for card in ("Gust", "Rift"):
        s.play(card, "target Hydra")
        assert (s.place("Hydra"), s.place("Vines"), t.stamina) == ("B's Army", "on Hydra", 3)
    s.play("Doom")
    assert (s.place("Wolf"), s.place("Hydra"), s.place("Vines"), t.stamina) == (
        "A's graveyard",
        "B's Army",
        "on Hydra",
        2,
    )
    assert s.points("A") == 16  # for the Wolf alone
    s.play("Pit")
    assert (s.place("Hydra"), t.stamina) == ("B's Army", 1)  # asked once
    assert (s.value("Hydra"), s.points("A")) == ("1/10", 16)
    check(t)


@rule()
def test_what_the_rules_let_go_goes_as_ever() -> None:
    s, t = trial(LAIR, CARDS)
    t.monster, t.stamina = s.card("Hydra"), 1
    s.play("Doom", "trigger of Bard")
    assert (s.place("Hydra"), s.place("Vines"), s.points("A")) == ("B's graveyard", "A's graveyard", 17)


def test_the_architecture_names_every_seam() -> None:
    asked = re.findall(r"^    def (\w+)", Path(seams.__file__).read_text("utf-8"), re.MULTILINE)
    text = (Path(__file__).parents[2] / "ARCHITECTURE.md").read_text("utf-8")
    assert len(asked) > 15
    assert [name for name in asked if f"`{name}`" not in text] == []
