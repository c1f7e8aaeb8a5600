"""Blind rituals that deal damage, destroy and raise the dead, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import plays, rituals
from scenes import rituals as rituals_scenes

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Mage": "creature (Caster) 1/9", "Seer": "creature (Caster) 1/9",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Veil": "enchantment 0: Enchanted creature gets +1/0.",
    "Curse": "enchantment 0: Enchant player. Enchanted player's creatures get -1/0.",
    "Bone": "creature 3 (Skeleton) 1/1", "Rib": "creature 1 (Skeleton) 1/1", "Skull": "creature 4 (Skeleton) 1/1",
    "Crier": "creature 1 1/1: When this creature enters play, you gain 1 influence.",
    "Elk": "creature 2 1/9", "Hen": "creature 3 1/9", "Cow": "creature 1 1/9", "Owl": "creature 2 1/9",
}  # fmt: skip


def full(ritual: str, charges: int, gold: int, a: str, b: str) -> rituals_scenes.Scene:
    """A can play the ritual, and could not with a charge less."""
    table = f"A: resources: {gold}; {a}; rituals: {ritual} {{}} charges\nB: {b}"
    assert not offered(rituals(table.format(charges - 1), TEXTS), "play", ritual)
    s = rituals(table.format(charges), TEXTS)
    assert offered(s, "play", ritual)
    return s


def played(ritual: str, charges: int, gold: int, a: str, b: str, *answers: str) -> rituals_scenes.Scene:
    """A has played the ritual for all of his gold."""
    s = full(ritual, charges, gold, a, b)
    s.do(f"play {ritual}", *answers)
    assert (s.place(ritual), s.gold("A")) == ("A's graveyard", 0)
    return s


ONE = "offensive: Mage, Rat 1/9; defensive: Seer; hand: 1"
THEIRS = "defensive: Elk, Cow; offensive: Owl; hand: 1"


@plays("Burning of the Long Fuse", "Slow Lightning")
@pytest.mark.parametrize(("ritual", "damage"), [("Burning of the Long Fuse", 6), ("Slow Lightning", 5)])
def test_a_creature_of_the_battlefield_suffers(ritual: str, damage: int) -> None:
    s = full(ritual, 2, 2, ONE, THEIRS)
    s.choose(f"play {ritual}")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(targets(s)) == ["Cow", "Elk", "Mage", "Rat"]
    s.choose("target Elk")
    s.all_pass()
    assert [s.damage(name) for name in ("Elk", "Cow", "Owl", "Rat")] == [damage, 0, 0, 0]


@plays("Burning of the Long Fuse", "Slow Lightning")
@pytest.mark.parametrize("ritual", ["Burning of the Long Fuse", "Slow Lightning"])
def test_if_its_target_is_gone_the_charges_are_lost(ritual: str) -> None:
    s = full(ritual, 2, 2, "offensive: Mage; hand: 1", "defensive: Elk, Cow; hand: Axe")
    s.choose(f"play {ritual}", "target Elk")
    s.play("Axe", "target Elk")
    assert (s.place("Elk"), s.damage("Cow"), s.place(ritual), s.charges(ritual)) == (
        "B's graveyard",
        0,
        "A's graveyard",
        0,
    )


@plays("Brewing of the Black Cup")
def test_a_creature_of_the_battlefield_dies_whatever_its_defence() -> None:
    s = full(
        "Brewing of the Black Cup",
        3,
        1,
        "offensive: Mage; hand: 1",
        "defensive: Wall 1/99, Cow; offensive: Owl; hand: 1",
    )
    s.choose("play Brewing")
    assert sorted(targets(s)) == ["Cow", "Mage", "Wall"]
    s.choose("target Wall")
    s.all_pass()
    assert [s.place(name) for name in ("Wall", "Cow")] == ["B's graveyard", "B's Defensive"]


@plays("Chant of the Slow Stones")
@pytest.mark.parametrize(("army", "damage"), [
    ("offensive: Mage; defensive: Seer", 2), ("offensive: Mage, Seer marked", 5), ("offensive: Mage, Seer assigned", 5),
    ("offensive: Mage, Rat", 2),
])  # fmt: skip
def test_with_two_casters_in_the_front_it_strikes_harder(army: str, damage: int) -> None:
    witch = "defensive: Elk, Witch; hand: 1"
    s = rituals(
        f"A: resources: 1; {army}; hand: 1; rituals: Chant of the Slow Stones 2 charges\nB: {witch}",
        TEXTS | {"Witch": "creature (Caster) 1/1"},
    )
    s.do("play Chant of the Slow Stones", "target Elk")
    assert (s.damage("Elk"), s.gold("A")) == (damage, 0)


@plays("Chant of the Slow Stones")
def test_casters_are_counted_as_it_resolves() -> None:
    s = full("Chant of the Slow Stones", 2, 1, "offensive: Mage, Seer; hand: 1", "defensive: Elk; hand: Axe, 1")
    s.choose("play Chant", "target Elk")
    s.play("Axe", "target Seer")
    assert s.damage("Elk") == 2


@plays("Kindling at the Crossroads")
@pytest.mark.parametrize(("way", "damage", "lost"), [("deal 2", 2, 0), ("each opponent", 0, 3)])
def test_enemies_opposite_are_hurt_or_every_opponent_loses_influence(way: str, damage: int, lost: int) -> None:
    s = full(
        "Kindling at the Crossroads",
        2,
        2,
        "offensive: Mage, Rat 1/9; hand: 1",
        "defensive: Elk, Cow; offensive: Owl; hand: 1",
    )
    label = next(
        option
        for option in s.options()
        if option.startswith("play Kindling") and ("damage" in option) == (way == "deal 2")
    )
    s.do(label)
    assert [s.damage(name) for name in ("Elk", "Cow", "Owl", "Rat")] == [damage, damage, 0, 0]
    assert (s.influence("A"), s.influence("B"), s.gold("A")) == (20, 20 - lost, 0)


@plays("Sowing of Teeth", "Calling the Fallen Star")
@pytest.mark.parametrize(("ritual", "charges", "own"), [("Sowing of Teeth", 3, 0), ("Calling the Fallen Star", 2, 3)])
def test_creatures_of_the_battlefield_suffer_three(ritual: str, charges: int, own: int) -> None:
    s = played(ritual, charges, 3, ONE, THEIRS)
    assert [s.damage(name) for name in ("Mage", "Rat", "Seer", "Elk", "Cow", "Owl")] == [own, own, 0, 3, 3, 0]


@plays("Unmaking of the Field", "Drowning of the Low Fields")
@pytest.mark.parametrize(("ritual", "left"), [
    ("Unmaking of the Field", ["Owl", "Seer"]), ("Drowning of the Low Fields", ["Hen", "Owl", "Seer"]),
])  # fmt: skip
def test_creatures_of_the_battlefield_die_all_or_the_cheap_ones(ritual: str, left: list[str]) -> None:
    s = played(
        ritual,
        3,
        4,
        "offensive: Mage, Rat; defensive: Seer; hand: 1",
        "defensive: Elk, Hen, Cow; offensive: Owl; hand: 1",
    )
    names = ("Mage", "Rat", "Seer", "Elk", "Hen", "Cow", "Owl")
    assert sorted(name for name in names if "graveyard" not in s.place(name)) == left


@plays("Winnowing of the Weak")
def test_all_cheap_creatures_die_and_each_is_one_influence() -> None:
    s = played(
        "Winnowing of the Weak", 3, 4, "offensive: Mage, Bone; defensive: Seer, Skull; hand: 1", THEIRS + "; grave: Rib"
    )
    assert [s.place(name).split()[-1] for name in ("Mage", "Seer", "Elk", "Cow", "Owl")] == ["graveyard"] * 5
    assert (s.place("Bone"), s.place("Skull"), s.influence("A"), s.influence("B")) == (
        "A's Offensive",
        "A's Defensive",
        25,
        20,
    )


@plays("Unmaking of the Works")
@pytest.mark.parametrize("way", ["equipment", "enchantments"])
def test_all_equipment_or_all_enchantments_of_all_fronts_are_destroyed(way: str) -> None:
    s = full(
        "Unmaking of the Works", 3, 4,
        "offensive: Mage; defensive: Seer; attached: Spear on Seer, Veil on Mage, Curse on B in the Defensive; hand: 1",
        "defensive: Elk; offensive: Owl; attached: Spear on Elk, Spear on Owl, Veil on Owl; hand: 1",
    )  # fmt: skip
    s.do(next(option for option in s.options() if option.startswith("play Unmaking") and way in option))
    gone = {
        name: s.place(name).endswith("graveyard") for name in s.names.values() if name[:4] in ("Spea", "Veil", "Curs")
    }
    assert gone == {name: (name[:5] == "Spear") == (way == "equipment") for name in gone}
    assert (len(gone), s.place("Mage")) == (6, "A's Offensive")


@plays("Unsealing of the Third Crypt", "Vigil over Empty Helmets")
@pytest.mark.parametrize("ritual", ["Unsealing of the Third Crypt", "Vigil over Empty Helmets"])
def test_a_creature_card_of_a_graveyard_enters_play_unmarked(ritual: str) -> None:
    s = full(ritual, 4, 3, "offensive: Mage; grave: Crier, Skull, Spear; hand: Axe, 1", "grave: Owl; hand: 1")
    s.choose(f"play {ritual}")
    assert sorted(targets(s)) == sorted(["Crier", "Skull"] + (["Owl"] if "Vigil" in ritual else []))
    other = s.fork()
    s.choose("target Crier")
    s.all_pass()
    assert (s.place("Crier"), s.marked("Crier"), s.influence("A")) == ("A's Offensive", False, 21)
    s.to("Move or Attack")
    s.choose("attack B")
    assert "send Crier" in s.options()
    if "Vigil" in ritual:
        other.choose("target Owl")
        other.all_pass()
        assert (other.place("Owl"), other.controller("Owl")) == ("A's Offensive", "A")
        other.do("play Axe", "target Owl")
        assert other.place("Owl") == "B's graveyard"


@plays("Unburying")
def test_a_creature_card_that_is_chosen_as_it_resolves_enters_marked() -> None:
    s = full("Unburying", 3, 2, "offensive: Mage; grave: Crier, Skull, Spear; hand: 1", "grave: Owl; hand: 1")
    s.do("play Unburying")
    assert sorted(offered(s, "pick")) == ["Crier", "Skull"]
    s.choose("pick Crier")
    s.all_pass()
    assert (s.place("Crier"), s.marked("Crier"), s.influence("A"), s.gold("A")) == ("A's Offensive", True, 21, 0)
    s = played("Unburying", 3, 2, "offensive: Mage; grave: Spear; hand: 1", "grave: Owl; hand: 1")
    assert (s.place("Owl"), s.place("Spear")) == ("B's graveyard", "A's graveyard")


@plays("Rising of the Drowned")
def test_creature_cards_of_six_gold_together_come_marked() -> None:
    s = full(
        "Rising of the Drowned",
        4,
        4,
        "offensive: Mage; grave: Skull, Bone, Rib, Crier, Spear; hand: 1",
        "grave: Owl; hand: 1",
    )
    s.choose("play Rising of the Drowned")
    assert sorted(targets(s)) == ["Bone", "Crier", "Rib", "Skull"]
    s.choose("target Skull")
    assert "target Bone" not in s.options()
    s.choose("target Rib", "target Crier")
    s.choose("done") if "done" in s.options() else None
    s.all_pass()
    assert [s.place(name) for name in ("Skull", "Rib", "Crier")] == ["A's Offensive"] * 3
    assert [s.marked(name) for name in ("Skull", "Rib", "Crier")] == [True] * 3
    assert (s.place("Bone"), s.influence("A")) == ("A's graveyard", 21)


@plays("Muster of Bones")
def test_all_cheap_skeletons_of_the_own_graveyard_come_unmarked() -> None:
    s = played(
        "Muster of Bones", 2, 4, "offensive: Mage; grave: Skull, Bone, Rib, Crier; hand: 1", "grave: Rib; hand: 1"
    )
    assert [s.place(n) for n in ("Bone", "Rib", "Skull", "Crier", "Rib (2)")] == [
        "A's Offensive", "A's Offensive", "A's graveyard", "A's graveyard", "B's graveyard",
    ]  # fmt: skip
    assert (s.marked("Bone"), s.marked("Rib")) == (False, False)


@plays("Convocation of Crows")
@pytest.mark.parametrize(
    ("picks", "hand"), [((), []), (("pick Elk",), ["Elk"]), (("pick Elk", "pick Hen"), ["Elk", "Hen"])]
)
def test_up_to_two_creature_cards_of_different_costs_return(picks: tuple[str, ...], hand: list[str]) -> None:
    s = full(
        "Convocation of Crows", 4, 2, "offensive: Mage; grave: Elk, Owl, Hen, Spear; hand: 1", "grave: Cow; hand: 1"
    )
    s.do("play Convocation of Crows")
    assert sorted(offered(s, "pick")) == ["Elk", "Hen", "Owl"]
    for label in picks:
        s.choose(label)
        assert "pick Owl" not in s.options()
    s.choose("done") if "done" in s.options() else None
    s.all_pass()
    assert s.hand("A")[1:] == hand


@plays("Wake of the Standard")
def test_creatures_of_the_own_graveyard_return_to_hand() -> None:
    s = full(
        "Wake of the Standard", 3, 2, "offensive: Mage; grave: Elk, Owl, Hen, Spear; hand: 1", "grave: Cow; hand: 1"
    )
    s.choose(next(option for option in s.options() if option.startswith("play Wake") and "graveyard" in option))
    assert sorted(targets(s)) == ["Elk", "Hen", "Owl"]
    s.choose("target Elk", "target Hen")
    s.all_pass()
    assert (s.hand("A")[1:], s.place("Owl"), s.gold("A")) == (["Elk", "Hen"], "A's graveyard", 0)


@plays("Wake of the Standard")
@pytest.mark.parametrize("names", [[], ["Mage"], ["Mage", "Rat"]])
def test_or_up_to_two_unassigned_allies_of_the_front_have_a_counter(names: list[str]) -> None:
    keeper = {"Keeper": "creature 1/1: (A): Elves you control get 0/+1."}
    s = rituals(
        "A: resources: 2; offensive: Mage, Rat 1/1, Keeper assigned; defensive: Seer; hand: 1; "
        "rituals: Wake of the Standard 3 charges\nB: defensive: Cow; hand: 1", TEXTS | keeper
    )  # fmt: skip
    s.choose(
        next(option for option in s.options() if option.startswith("play Wake") and "+1/+1" in option),
        "in the Offensive",
    )
    assert sorted(targets(s)) == ["Mage", "Rat"]
    s.choose(*(f"target {name}" for name in names))
    s.choose("done") if "done" in s.options() else None
    s.all_pass()
    s.to("Play", "B")
    assert [s.value("Mage"), s.value("Rat")] == [
        "2/10" if "Mage" in names else "1/9",
        "2/2" if "Rat" in names else "1/1",
    ]
