"""Blind quests of ORC that are reckoned up in new ways, played as their writers meant them."""

from blind.test_played_orc_quests import accepted
from blind.texts import plays


@plays("Siege Debt")
def test_only_undefended_attackers_count_and_the_stake_comes_back() -> None:
    s = accepted("A: offensive: Ox 8/9; quests: Siege Debt; chapter: Next; hand: 1\nB: hand: 1", "Siege Debt")
    assert s.points("A") == 17
    s.to("Move or Attack")
    s.choose("attack B")
    s.all_pass()
    assert (s.points("A"), s.place("Siege Debt")) == (20, "removed")


@plays("Vow of Peace")
def test_an_attack_fails_the_vow_and_its_stake_is_lost() -> None:
    s = accepted("A: offensive: Ox 1/9; quests: Vow of Peace; chapter: Next; hand: 1\nB: hand: 1", "Vow of Peace")
    assert s.points("A") == 17
    s.to("Move or Attack")
    s.choose("attack B")
    s.all_pass()
    assert (s.points("A"), s.progress("A", "Vow of Peace")) == (17, "")


@plays("Vow of Peace")
def test_the_third_own_turn_without_an_attack_keeps_it() -> None:
    s = accepted("A: quests: Vow of Peace; chapter: Next; hand: 1\nB: hand: 1", "Vow of Peace")
    for points in (17, 17, 20):
        s.to("Play", "B")
        assert s.points("A") == points
        s.to("Play", "A")


@plays("Muster the Host")
def test_six_in_one_front_and_not_in_both() -> None:
    s = accepted(
        "A: offensive: Ox, Asp, Bee, Cat, Dog; defensive: Hen; quests: Muster the Host; chapter: Next; hand: 1\nB: hand: 1",
        "Muster the Host",
    )
    assert s.place("Muster the Host") != "removed"
    s.to("Move or Attack")
    s.choose("move Hen")
    assert s.place("Muster the Host") == "removed"


@plays("The Quartermaster's Errand")
def test_three_cards_in_one_turn_of_which_no_two_share_a_type() -> None:
    table = "A: offensive: Mage; quests: The Quartermaster's Errand; chapter: Next; hand: Hymn, Rouse, Hex, Asp; resources: 1"
    s = accepted(f"{table}\nB: defensive: Cow 1/9; hand: 1", "The Quartermaster's Errand")
    s.play("Hymn", "in the Offensive")
    s.play("Rouse", "target Mage")
    s.play("Hex", "target Cow")
    assert s.place("The Quartermaster's Errand") != "removed"  # two are Events
    s.to("Entrance")
    s.choose("play Asp", "in the Offensive")
    assert (s.place("The Quartermaster's Errand"), s.gold("A")) == ("removed", 1)  # which is unmarked
