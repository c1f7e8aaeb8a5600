"""Duties and tolls of attackers, healing as much as one likes, deaths told with their place, in games of ORC."""

from scenes.orc import rule, scene

CARDS = {
    "Boar": "creature 1 2/2: Boar attacks each turn if it can.",
    "Orc": "creature 1 (Orc) 2/2: Orcs you control must attack in each of your turns if they can.",
    "Keeper": "creature 2 1/4: Enemy creatures can't attack unless their controller pays 1 gold for each of them.",
    "Healer": "creature 1 1/1: (M): Heal up to 2 damage from target creature.",
    "Nurse": "creature 1 1/1: (M): Heal up to 2 damage from each creature you control.",
    "Widow": "creature 1 1/1: Whenever a creature you control dies in your Defensive, gain 1 influence.",
    "Rat": "creature 1 1/1: Whenever another creature dies in the same zone as Rat, put a +1/0 counter on Rat.",
    "Banner": "creature 1 1/1: Enemy creatures in the opposite front get -1/0.",
    "Duelist": "creature 1 3/3: No more than one creature may defend against Duelist.",
    "Axe": "event 0: Kill target creature.",
    "Dare": "event 0: Target creature attacks this turn if able.",
    "Smoke": "event 0: Prevent all damage that creatures would deal in combat this turn.",
}


@rule("ORC-CONFLICT-01")
def test_who_must_attack_does_so_in_the_last_phase_for_it_before_those_behind_it() -> None:
    first = scene("A: offensive: Boar, Wolf 2/2\nB: hand: 1\nphase: Move or Attack", cards=CARDS)
    assert {"done", "move Boar"} <= set(first.options())
    s = scene("A: offensive: Cub 1/1, Boar, Wolf 2/2\nB: hand: 1\nphase: Second Move or Attack", cards=CARDS)
    s.refused("done", "ORC-COMBAT-09")  # the attack has begun, for nothing else was open
    assert s.options() == ["send Cub", "send Boar"]
    s.choose("send Cub")  # and behind it the boar, for "done" is not open
    assert s.options() == ["done", "send Wolf"]
    s.refused("send Boar", "ORC-COMBAT-02")


@rule("ORC-CONFLICT-01")
def test_nothing_is_owed_by_whoever_cannot_attack() -> None:
    for boar in ("offensive: Boar marked", "defensive: Boar", "offensive: Boar assigned"):
        s = scene(f"A: {boar}; offensive: Wolf 2/2\nB: hand: 1\nphase: Second Move or Attack", cards=CARDS)
        assert "done" in s.options()
    s = scene(
        "A: offensive: Orc marked, Cub 1/1; defensive: Orc\nB: hand: 1\nphase: Second Move or Attack", cards=CARDS
    )
    assert "done" in s.options()


@rule("ORC-CONFLICT-01")
def test_an_effect_makes_somebody_attack_this_turn() -> None:
    s = scene("A: offensive: Ox 1/1; defensive: Cub 1/1; hand: Dare\nB: hand: 1\nphase: Second Play", cards=CARDS)
    s.play("Dare", "Offensive")
    s.go_on()
    assert s.influence("B") == 19  # nothing else was open, not even to move the cub


@rule("ORC-CONFLICT-01")
def test_each_attacker_towards_the_keeper_is_paid_for_and_nobody_must_pay() -> None:
    s = scene("A: offensive: Ox 1/1, Boar; 1 gold\nB: defensive: Keeper\nphase: Second Move or Attack", cards=CARDS)
    assert "done" in s.options()
    s.choose("attack B", "send Ox")
    assert s.gold("A") == 0
    assert not s.marked("Boar")  # for whom there was no gold left
    there = scene("A: offensive: Ox 1/1\nB: offensive: Keeper\nphase: Move or Attack", cards=CARDS)
    there.choose("attack B")
    assert there.place("Ox") == "A's Offensive"
    none = scene("A: offensive: Ox 1/1\nB: defensive: Keeper\nphase: Move or Attack", cards=CARDS)
    none.refused("attack B", "ORC-GOLD-20")


@rule("ORC-DEATH-08")
def test_as_much_is_healed_as_its_player_likes_and_no_more_than_there_is() -> None:
    s = scene("A: offensive: Healer, Ox 1/5 hurt 3\nB: hand: 1", cards=CARDS)
    s.choose("use Healer", "Ox")
    s.all_pass()
    assert s.options() == ["number 0", "number 1", "number 2"]
    s.choose("number 1")
    assert s.damage("Ox") == 2
    s = scene("A: offensive: Nurse, Ox 1/5 hurt 1, Elk 1/5 hurt 4, Fox 1/1\nB: offensive: Hen 1/5 hurt 1", cards=CARDS)
    s.choose("use Nurse")
    s.all_pass()
    assert s.options() == ["number 0", "number 1"]
    s.choose("number 0")
    assert s.options() == ["number 0", "number 1", "number 2"]
    s.choose("number 2")
    assert [s.damage(name) for name in ("Ox", "Elk", "Hen")] == [1, 2, 1]


@rule("ORC-SPAN-02")
def test_a_death_is_told_with_its_place() -> None:
    for where, gained in (("defensive", 1), ("offensive", 0)):
        s = scene(f"A: offensive: Widow; {where}: Ox 1/1; hand: Axe\nB: defensive: Hen 1/1", cards=CARDS)
        s.play("Axe", "Defensive" if where == "defensive" else "Ox")
        assert s.influence("A") == 20 + gained
    for where, value in (("offensive", "2/1"), ("defensive", "1/1")):
        s = scene(f"A: offensive: Rat; {where}: Ox 1/1; hand: Axe\nB: hand: 1", cards=CARDS)
        s.play("Axe", "Defensive" if where == "defensive" else "Ox")
        assert s.value("Rat") == value


@rule("ORC-SPAN-03", "ORC-SPAN-04")
def test_only_enemies_of_the_opposite_front_are_meant() -> None:
    s = scene("A: offensive: Banner, Ox 1/1\nB: defensive: Hen 1/1; offensive: Cow 1/1", cards=CARDS)
    assert [s.value(name) for name in ("Ox", "Hen", "Cow")] == ["1/1", "0/1", "1/1"]


@rule("ORC-CONFLICT-01")
def test_one_at_most_defends_against_the_duelist() -> None:
    s = scene(
        "A: offensive: Duelist, Ox 1/1\nB: defensive: Hen 1/1, Cow 1/1; hand: 1\nphase: Move or Attack", cards=CARDS
    )
    s.choose("attack B", "send Duelist", "send Ox")
    s.choose("block Duelist with Hen")
    s.refused("block Duelist with Cow", "Cow")


@rule("ORC-CONFLICT-01")
def test_smoke_prevents_what_creatures_would_deal_in_combat() -> None:
    s = scene("A: offensive: Ox 3/3\nB: defensive: Hen 1/1; hand: Smoke\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B")
    s.play("Smoke", "Defensive")
    s.choose("done")
    assert (s.influence("B"), s.place("Hen")) == (20, "B's Defensive")
