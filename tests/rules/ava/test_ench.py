"""AVA-ENCH: enchantments have a host for as long as they are in play, and a controller of their own."""

import pytest

from scenes.ava import rule, scene

CARDS = {
    "Vines": "enchantment 1: Attach to target creature.\nEnchanted creature gets +1/+2.",
    "Collar": "enchantment 1: Attach to target unmarked creature.\nEnchanted creature gets +2/+0.",
    "Moat": "enchantment 1: Attach to target city.",
    "Hex": "enchantment 1: Attach to target player.\n(M): Draw a card.",
    "Blight": "enchantment 1: Attach to target resource card.",
    "Rust": "enchantment 1: Attach to target enchantment.",
    "Well": "enchantment 1: Attach to target creature.\n(M): Draw a card.",
    "Bolt": "event 1: Deal 3 damage to target creature.",
    "Lull": "event 1: Mark target creature.",
    "Recall": "event 1: Return target creature to its owner's hand.",
    "Exile": "event 1: Remove target creature from the game.",
    "Undo": "event 1: Destroy target enchantment.",
    "Lure": "event 1: Gain control of target creature.",
}


@pytest.mark.parametrize("phase", ["Play", "Second Play"])
@rule("AVA-ENCH-01", "AVA-ENCH-03")
def test_an_enchantment_is_played_in_ones_own_play_phases(phase: str) -> None:
    s = scene(f"A: gold 1 Gaian; hand: Vines; army: Wolf 2/2, Fox 1/1\nB:\nphase: {phase}", cards=CARDS)
    s.play("Vines", "target Wolf")
    assert (s.place("Vines"), s.value("Wolf"), s.value("Fox")) == ("on Wolf", "3/4", "1/1")


@rule("AVA-ENCH-02", "AVA-ENCH-04")
def test_an_enchantment_without_a_legal_target_cannot_be_played() -> None:
    s = scene("A: gold 3 Gaian; hand: Vines, Collar, Hex\nB: army: Wolf marked", cards=CARDS)
    s.refused("play Collar", "AVA-ENCH-02")
    assert {"play Vines", "play Hex"} <= set(s.options())


@rule("AVA-ENCH-04")
def test_an_enchantment_whose_target_is_gone_or_illegal_by_then_goes_to_the_graveyard_unresolved() -> None:
    s = scene("A: gold 1 Gaian; hand: Vines; army: Wolf 2/2\nB: gold 1 Gaian; hand: Bolt", cards=CARDS)
    s.choose("play Vines", "play Bolt")
    assert (s.place("Wolf"), s.grave("A")) == ("A's graveyard", ["Vines", "Wolf"])
    s = scene("A: gold 1 Gaian; hand: Collar; army: Wolf 2/2, Fox\nB: gold 1 Gaian; hand: Lull", cards=CARDS)
    s.choose("play Collar", "target Wolf", "play Lull", "target Wolf")
    assert (s.grave("A"), s.value("Wolf"), s.place("Wolf")) == (["Collar"], "2/2", "A's Army")


@rule("AVA-ENCH-03")
def test_an_enchantment_stays_with_its_host_until_an_effect_removes_it() -> None:
    s = scene("A: city Oakhold (Body, 8): Wolf 2/2; attached: Vines on Wolf\nB: gold 1 Gaian; hand: Undo", cards=CARDS)
    s.choose("move Wolf to the Army")
    s.all_pass()
    s.to("Play", "B")
    assert (s.place("Wolf"), s.place("Vines"), s.value("Wolf")) == ("A's Army", "on Wolf", "3/4")
    s.play("Undo")
    assert (s.grave("A"), s.value("Wolf"), s.place("Wolf")) == (["Vines"], "2/2", "A's Army")


@pytest.mark.parametrize(("way", "where"), [("Bolt", "A's graveyard"), ("Recall", "A's hand"), ("Exile", "removed")])
@rule("AVA-ENCH-03")
def test_what_is_attached_goes_to_its_owners_graveyard_when_the_host_leaves(way: str, where: str) -> None:
    s = scene(
        f"A: army: Wolf 2/1; attached: Vines on Wolf\nB: gold 1 Gaian; hand: {way}; attached: Well on Wolf, Rust on Vines\n"
        "phase: Play, active B",
        cards=CARDS,
    )
    s.play(way)
    assert s.place("Wolf") == where
    assert [s.place(name) for name in ("Vines", "Well", "Rust")] == ["A's graveyard", *["B's graveyard"] * 2]


@rule("AVA-ENCH-03")
def test_whoever_played_an_enchantment_controls_it_wherever_it_is_and_whoever_takes_its_host() -> None:
    s = scene("A: gold 1 Gaian; hand: Well; deck: 9\nB: army: Wolf", cards=CARDS)
    s.play("Well")
    assert (s.place("Well"), s.controller("Well")) == ("on Wolf", "A")
    assert "use Well" in s.options()
    s.to("Play", "B")
    s.refused("use Well", "AVA-ABIL-05")
    s = scene("A: army: Wolf; attached: Well on Wolf\nB: gold 1 Gaian; hand: Lure\nphase: Play, active B", cards=CARDS)
    s.play("Lure")
    assert (s.controller("Wolf"), s.controller("Well")) == ("B", "A")


@pytest.mark.parametrize(
    ("name", "hosts"),
    [
        ("Hex", ["target player A", "target player B"]),
        ("Moat", ["target Oakhold", "target Keep"]),
        ("Vines", ["target Wolf", "target Elder"]),
        ("Blight", ["target Gaian resource card", "target Red Banner resource card"]),
        ("Rust", ["target Well", "target Collar"]),
    ],
)
@rule("AVA-ENCH-EX1", "AVA-ENCH-02", "AVA-AVATAR-19", "AVA-STATE-06")
def test_each_enchantment_is_attached_to_a_host_of_its_kind(name: str, hosts: list[str]) -> None:
    s = scene(
        f"""
        A: gold 1 Gaian; city Oakhold (Body, 8): Elder; army: Wolf; hand: {name}; attached: Well on Wolf, Collar on Elder
        B: gold 1 Red Banner; city Keep
        """,
        cards=CARDS,
    )
    s.choose(f"play {name}")
    assert sorted(s.options()) == sorted(hosts)
    s.choose(hosts[1])
    s.all_pass()
    assert s.place(name) == f"on {hosts[1].removeprefix('target ')}"
