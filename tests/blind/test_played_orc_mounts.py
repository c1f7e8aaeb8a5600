"""Blind texts of ORC with Mounts and Heroes that were understood later, played as their writer meant them."""

import pytest

from blind.texts import heroes, mounts, plays

TEXTS = {
    "Wait": "event 0: Gain 1 influence.", "Spark": "event 0: Deal 2 damage to target creature.",
    "Wolf": "creature 1 2/2", "Orc": "creature 1 3/3", "Horse": "creature (Mount) 3/4",
    "Blow": "event 0: Deal 9 damage to target creature.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Steppe Lancer")
def test_the_mount_that_the_lancer_rides_is_stronger_and_no_other() -> None:
    s = mounts(
        "A: offensive: Steppe Lancer riding Horse, Horse; defensive: Wolf\nB: offensive: Orc\nphase: Play", TEXTS
    )
    assert s.value("Horse") == "5/5"
    s = mounts("A: offensive: Steppe Lancer, Wolf riding Horse, Horse\nB: offensive: Orc\nphase: Play", TEXTS)
    assert s.value("Horse") == "3/4"


@plays("Plains Courser")
def test_ridden_it_is_stronger_as_it_attacks() -> None:
    s = mounts(
        "A: offensive: Wolf riding Plains Courser, Plains Courser\nB: defensive: Orc\nphase: Move or Attack", TEXTS
    )
    before = s.value("Plains Courser")
    s.choose("attack B")
    s.choose("send Plains Courser") if "send Plains Courser" in s.options() else None
    assert (before, s.value("Plains Courser")) == ("2/3", "4/3")


@plays("Stablemaster Odo")
def test_both_are_unmarked_and_without_a_rider_the_mount() -> None:
    s = mounts(
        "A: offensive: Stablemaster Odo, Wolf marked riding Horse, Horse marked\nB: offensive: Orc\nphase: Play", TEXTS
    )
    s.choose("use Stablemaster Odo")
    s.all_pass()
    assert (s.marked("Wolf"), s.marked("Horse")) == (False, False)


@plays("Grieving Direwolf")
def test_it_is_stronger_for_good_when_its_rider_dies() -> None:
    s = mounts(
        "A: offensive: Wolf riding Grieving Direwolf, Grieving Direwolf marked; hand: Blow\nB: offensive: Orc\nphase: Play",
        TEXTS,
    )
    before = s.value("Grieving Direwolf")
    s.choose("play Blow", "in the Offensive", "target Wolf")
    s.all_pass()
    after = s.value("Grieving Direwolf")
    assert int(after[0]) == int(before[0]) + 2
    assert not s.marked("Grieving Direwolf")


@plays("Howdah Elephant")
def test_who_rides_it_deals_two_damage_for_two_gold() -> None:
    s = mounts(
        "A: resources: 4; offensive: Wolf riding Howdah Elephant, Howdah Elephant\nB: defensive: Orc\nphase: Play",
        TEXTS,
    )
    s.choose("use Wolf", "target Orc")
    s.all_pass()
    assert (s.damage("Orc"), s.gold("A")) == (2, 2)
    alone = mounts("A: resources: 4; offensive: Wolf, Howdah Elephant\nB: defensive: Orc\nphase: Play", TEXTS)
    assert "use Wolf" not in alone.options()


@plays("Cloudmane")
def test_both_move_and_stay_unmarked() -> None:
    s = mounts(f"A: offensive: Wolf riding Cloudmane, Cloudmane\nB: offensive: Orc{FIGHT}", TEXTS)
    s.choose(next(label for label in s.options() if label.startswith("move") and "Cloudmane" in label))
    s.all_pass()
    assert (s.place("Cloudmane"), s.place("Wolf")) == ("A's Defensive", "A's Defensive")
    assert (s.marked("Cloudmane"), s.marked("Wolf")) == (False, False)


@plays("Feral Blood")
def test_it_hurts_who_mounts_it_and_lets_the_mount_attack_alone() -> None:
    s = mounts("A: resources: 4; offensive: Orc, Horse; hand: Feral Blood\nB: defensive: Wolf\nphase: Play", TEXTS)
    s.choose("play Feral Blood")
    while s.options() and s.options()[0] in ("target Horse", "in the Offensive"):
        s.choose(s.options()[0])
    s.all_pass()
    assert s.value("Horse") == "4/5"
    ahead = s.fork()
    ahead.to("Move or Attack")
    assert "attack B" in ahead.options()
    s.choose("Orc mounts Horse")
    s.all_pass()
    assert s.damage("Orc") == 2


@plays("Mother Carrion")
def test_the_strength_of_what_is_given_up_is_dealt() -> None:
    s = heroes(
        "A: hero: Mother Carrion; 10 influence; offensive: Wolf; defensive: Elk\nB: defensive: Orc, Ox\nphase: Play",
        TEXTS,
    )
    s.choose("use Mother Carrion")
    for _ in range(4):
        left = [label for label in s.options() if label in ("in the Offensive", "target Orc", "sacrifice Wolf", "Wolf")]
        if left:
            s.choose(left[0])
    s.all_pass()
    assert s.damage("Orc") == 2


@plays("The Masked Regent")
def test_for_one_gold_he_draws_when_an_enemy_hero_acts() -> None:
    s = heroes(
        "A: hero: Aldric of the Low Gates; resources: 5; deck: Rat, 9\n"
        "B: hero: The Masked Regent; 10 influence; resources: 2; deck: Elk, 9\nphase: Play", TEXTS
    )  # fmt: skip
    s.choose("use Aldric of the Low Gates")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    for _ in range(6):
        if s.asked == "B" and "yes" in s.options():
            s.choose("yes")
        elif "pass" in s.options():
            s.choose("pass")
    assert s.hand("B") == ["Elk"]


@plays("Squire of the Chosen")
@pytest.mark.parametrize(("squires", "price"), [("Squire of the Chosen", 1), ("2 Squire of the Chosen", 0)])
def test_each_squire_makes_what_the_hero_does_cheaper_and_what_is_free_is_not_countered(
    squires: str, price: int
) -> None:
    s = heroes(
        f"A: hero: Aldric of the Low Gates; offensive: {squires}; resources: 3; deck: Rat, 9\nB: resources: 9; hand: Wait",
        TEXTS,
    )
    s.choose("use Aldric of the Low Gates")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert s.gold("A") == 3 - price
    assert bool([label for label in s.options() if label.startswith("counter")]) == (price > 0)
    s.all_pass()
    assert s.hand("A") == ["Rat"]
