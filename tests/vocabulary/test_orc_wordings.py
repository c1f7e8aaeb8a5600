"""This or that instead, twice each turn, both fronts and two targets: what cards of ORC say of these, at work."""

from scenes.orc import scene

CARDS = {
    "Drummer": "creature 1 2/2: This creature gets +1/+0, or +3/+0 instead while it is marked.",
    "Scholar": "creature 1 1/1: 1 gold: This creature gets +1/+0 until end of turn. Use this ability at most twice each turn.",
    "Ranger": "creature 1 1/4: While it stands in the Defensive, Ranger has +0/+3. In the Offensive it has +1/0.\n"
    "1 gold: Put this creature into your other front without marking it.",
    "Parting": "event 0: Return target creature of yours and target enemy creature to their owners' hands.",
    "Swell": "event 0: Double target creature's ATK until end of turn.",
    "Heirloom": "equipment 1: When the creature carrying Heirloom dies, attach it to another creature you control in the same "
    "front. That creature is not marked.",
    "Bolt": "event 0: Deal 3 damage to target creature.",
}


def test_marked_it_gets_the_other_change_and_not_both() -> None:
    assert scene("A: offensive: Drummer\nphase: Play", cards=CARDS).value("Drummer") == "3/2"
    assert scene("A: offensive: Drummer marked\nphase: Play", cards=CARDS).value("Drummer") == "5/2"


def test_an_ability_is_used_twice_in_a_turn_and_not_a_third_time() -> None:
    s = scene("A: offensive: Scholar; resources: 5\nB: deck: 3\nphase: Play", cards=CARDS)
    for attack in (2, 3):
        s.choose("use Scholar")
        s.all_pass()
        assert s.value("Scholar") == f"{attack}/1"
    assert "use Scholar" not in s.options()


def test_it_goes_to_the_other_front_unmarked_and_is_there_what_it_is_there() -> None:
    s = scene("A: offensive: Ranger; resources: 2\nphase: Play", cards=CARDS)
    assert s.value("Ranger") == "2/4"
    s.choose("use Ranger")
    s.all_pass()
    assert (s.place("Ranger"), s.value("Ranger"), s.marked("Ranger")) == ("A's Defensive", "1/7", False)


def test_one_of_mine_and_one_of_theirs_go_home() -> None:
    s = scene("A: offensive: Ox 1/1; hand: Parting\nB: defensive: Cow 1/1\nphase: Play", cards=CARDS)
    s.choose("play Parting")
    s.all_pass()
    assert (s.place("Ox"), s.place("Cow")) == ("A's hand", "B's hand")


def test_what_is_doubled_is_what_it_has_just_then() -> None:
    s = scene("A: offensive: Ox 3/3; hand: Swell, Swell\nphase: Play", cards=CARDS)
    for attack in (6, 12):
        s.choose("play Swell")
        s.all_pass()
        assert s.value("Ox") == f"{attack}/3"


def test_an_heirloom_goes_to_the_next_of_the_same_front() -> None:
    s = scene(
        "A: offensive: Ox 1/1, Cow 1/1; defensive: Hen 1/1; hand: Bolt; attached: Heirloom on Ox\nphase: Play",
        cards=CARDS,
    )
    s.choose("play Bolt", "in the Offensive", "target Ox")
    s.all_pass()
    assert s.place("Heirloom") == "on Cow"
