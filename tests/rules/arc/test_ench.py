"""ARC-ENCH: enchantments have a host for as long as they are in play, and a controller of their own."""

import pytest

from scenes.arc import rule, scene

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
    "Regrow": "event 1: Put target enchantment card in your graveyard into play.",
    "Harvest": "event 1: Gain 2 victory points.",
}


@pytest.mark.parametrize("phase", ["Play", "Second Play"])
@rule("ARC-ENCH-01", "ARC-ENCH-03")
def test_an_enchantment_is_played_in_ones_own_play_phases(phase: str) -> None:
    s = scene(f"A: gems 1 Gaian; hand: Vines; army: Wolf 2/2, Fox 1/1\nB:\nphase: {phase}", cards=CARDS)
    s.play("Vines", "target Wolf")
    assert (s.place("Vines"), s.value("Wolf"), s.value("Fox")) == ("on Wolf", "3/4", "1/1")


@pytest.mark.parametrize("phase", ["Unmark", "Tactics", "Attack", "Discard"])
@rule("ARC-ENCH-01")
def test_an_enchantment_is_not_played_in_other_phases(phase: str) -> None:
    s = scene(f"A: gems 2 Gaian; hand: Vines, Harvest; city Oakhold (Body, 8): Wolf\nB:\nphase: {phase}", cards=CARDS)
    while "play Harvest" not in s.options():
        s.choose("done")
    assert s.phase == phase
    s.refused("play Vines", "ARC-PLAY-05")


@rule("ARC-ENCH-01")
def test_an_enchantment_is_not_played_in_the_turn_of_another() -> None:
    s = scene("A: gems 2 Gaian; hand: Vines, Harvest; army: Wolf\nB:\nphase: Play, active B", cards=CARDS)
    assert s.asked == "A"
    s.refused("play Vines", "ARC-PLAY-05")


@rule("ARC-ENCH-02")
def test_an_enchantment_without_a_legal_target_cannot_be_played() -> None:
    s = scene("A: gems 3 Gaian; hand: Vines, Collar, Hex\nB: army: Wolf marked", cards=CARDS)
    s.refused("play Collar", "ARC-ENCH-02")
    assert {"play Vines", "play Hex"} <= set(s.options())


@rule("ARC-ENCH-02", "ARC-STATE-04")
def test_an_enchantment_that_an_effect_puts_into_play_has_a_host_of_its_controllers_choice() -> None:
    s = scene("A: gems 1 Gaian; hand: Regrow; grave: Collar\nB: army: Wolf 2/2, Fox 1/1, Owl marked", cards=CARDS)
    s.choose("play Regrow")
    assert (s.asked, s.options()) == ("A", ["target Wolf", "target Fox"])
    s.choose("target Fox")
    assert (s.place("Collar"), s.controller("Collar"), s.value("Fox")) == ("on Fox", "A", "3/1")


@rule("ARC-ENCH-02", "ARC-STATE-01")
def test_an_enchantment_without_a_host_is_not_put_into_play() -> None:
    s = scene("A: gems 1 Gaian; hand: Regrow; grave: Collar\nB: army: Owl marked", cards=CARDS)
    s.play("Regrow")
    assert s.grave("A") == ["Regrow", "Collar"]


@rule("ARC-ENCH-03")
def test_an_enchantment_whose_target_is_gone_goes_to_the_graveyard_unresolved() -> None:
    s = scene(
        """
        A: gems 1 Gaian; hand: Vines; army: Wolf 2/2
        B: gems 1 Gaian; hand: Bolt
        """,
        cards=CARDS,
    )
    s.choose("play Vines", "play Bolt")
    assert (s.place("Wolf"), s.grave("A")) == ("A's graveyard", ["Vines", "Wolf"])


@rule("ARC-ENCH-03")
def test_an_enchantment_whose_target_is_illegal_by_then_goes_to_the_graveyard_unresolved() -> None:
    s = scene(
        """
        A: gems 1 Gaian; hand: Collar; army: Wolf 2/2, Fox 1/1
        B: gems 1 Gaian; hand: Lull
        """,
        cards=CARDS,
    )
    s.choose("play Collar", "target Wolf", "play Lull", "target Wolf")
    assert (s.grave("A"), s.value("Wolf"), s.place("Wolf")) == (["Collar"], "2/2", "A's Army")
    assert "Collar enters play" not in " ".join(s.log())


@rule("ARC-ENCH-03", "ARC-ENCH-04")
def test_an_enchantment_stays_with_its_host_wherever_it_goes() -> None:
    s = scene("A: city Oakhold (Body, 8): Wolf 2/2; attached: Vines on Wolf\nB: army: Imp", cards=CARDS)
    s.choose("move Wolf to the Army")
    s.to("Tactics", "B")
    s.to("Tactics", "A")
    assert (s.place("Wolf"), s.place("Vines"), s.value("Wolf")) == ("A's Army", "on Wolf", "3/4")


@rule("ARC-ENCH-04")
def test_an_enchantment_stays_until_an_effect_removes_it() -> None:
    s = scene(
        "A: army: Wolf 2/2; attached: Vines on Wolf\nB: gems 1 Gaian; hand: Undo\nphase: Play, active B", cards=CARDS
    )
    s.play("Undo")
    assert (s.grave("A"), s.value("Wolf"), s.place("Wolf")) == (["Vines"], "2/2", "A's Army")


@pytest.mark.parametrize(("way", "where"), [("Bolt", "A's graveyard"), ("Recall", "A's hand"), ("Exile", "removed")])
@rule("ARC-ENCH-04")
def test_what_is_attached_goes_to_its_owners_graveyard_when_the_host_leaves(way: str, where: str) -> None:
    s = scene(
        f"""
        A: army: Wolf 2/1; attached: Vines on Wolf
        B: gems 1 Gaian; hand: {way}; attached: Well on Wolf
        phase: Play, active B
        """,
        cards=CARDS,
    )
    s.play(way)
    assert s.place("Wolf") == where
    assert (s.place("Vines"), s.place("Well")) == ("A's graveyard", "B's graveyard")


@rule("ARC-ENCH-05", "ARC-ABIL-05")
def test_whoever_played_an_enchantment_controls_it_on_another_players_card() -> None:
    s = scene("A: gems 1 Gaian; hand: Well; deck: 9\nB: army: Wolf", cards=CARDS)
    s.play("Well")
    assert (s.place("Well"), s.controller("Well")) == ("on Wolf", "A")
    assert "use Well" in s.options()
    s.to("Play", "B")
    s.refused("use Well", "ARC-ABIL-05")


@rule("ARC-ENCH-05")
def test_an_enchantment_on_another_player_is_controlled_by_who_played_it() -> None:
    s = scene("A: gems 1 Gaian; hand: Hex\nB: army: Wolf", cards=CARDS)
    s.play("Hex", "target player B")
    assert (s.place("Hex"), s.controller("Hex")) == ("on player B", "A")
    s.to("Play", "B")
    s.refused("use Hex", "ARC-ABIL-05")


@rule("ARC-ENCH-05")
def test_who_takes_the_host_does_not_take_the_enchantment() -> None:
    s = scene(
        """
        A: army: Wolf 2/2; attached: Well on Wolf
        B: gems 1 Gaian; hand: Lure
        phase: Play, active B
        """,
        cards=CARDS,
    )
    s.play("Lure")
    assert (s.controller("Wolf"), s.controller("Well"), s.place("Well")) == ("B", "A", "on Wolf")


@pytest.mark.parametrize(
    ("name", "hosts"),
    [
        ("Hex", ["target player A", "target player B"]),
        ("Moat", ["target Oakhold", "target Keep of B"]),
        ("Vines", ["target Wolf", "target Elder"]),
        ("Blight", ["target Gaian resource card", "target Red Banner resource card"]),
        ("Rust", ["target Well", "target Collar"]),
    ],
)
@rule("ARC-ENCH-EX1", "ARC-ENCH-02")
def test_each_enchantment_is_attached_to_a_host_of_its_kind(name: str, hosts: list[str]) -> None:
    s = scene(
        f"""
        A: gems 1 Gaian; city Oakhold (Body, 8): Elder; army: Wolf; hand: {name}; attached: Well on Wolf, Collar on Elder
        B: gems 1 Red Banner
        """,
        cards=CARDS,
    )
    s.choose(f"play {name}")
    assert sorted(s.options()) == sorted(hosts)
    s.choose(hosts[1])
    s.all_pass()
    assert s.place(name) == f"on {hosts[1].removeprefix('target ')}"


@rule("ARC-ENCH-EX1", "ARC-ENCH-04")
def test_an_enchantment_on_an_enchantment_goes_when_its_host_does() -> None:
    s = scene(
        """
        A: army: Wolf 2/2; gems 1 Gaian; hand: Bolt; attached: Vines on Wolf
        B: attached: Rust on Vines, Blight on Rust
        """,
        cards=CARDS | {"Vines": "enchantment 1: Attach to target creature.", "Blight": CARDS["Rust"]},
    )
    s.play("Bolt")
    assert (s.place("Vines"), s.place("Rust"), s.place("Blight")) == ("A's graveyard", "B's graveyard", "B's graveyard")
