"""Blind texts of ARC's nineteenth round about bids, cards, points and gems, played as their writers meant them."""

import pytest

from blind.texts import AXE, arc, plays

TEXTS = AXE | {
    "Hex": "event 0: Deal 2 damage to target creature.", "Bounce": "event 0: Return target creature to its owner's hand.",
    "Sweep": "event 0: Deal 3 damage to each creature.", "Breath": "event 0: Unmark target creature.",
    "Snare": "event 0: Mark target creature.", "Wait": "event 0: Draw a card.",
}  # fmt: skip


@plays("Lantern Registrar")
@pytest.mark.parametrize("lies", ["army: Lantern Registrar", "city Elm (Mind, 8): Lantern Registrar marked"])
def test_each_bid_that_is_won_brings_a_card(lies: str) -> None:
    s = arc(f"A: {lies}; city Oak (Body, 8): Elder 1/3; deck: Ox, 9\nB: city Ash (Body, 8): Hen\nphase: Tactics")
    s.choose("claim Body", "bid Elder")
    lost = s.fork()
    s.choose("done")
    assert (s.points("A"), s.hand("A")) == (16, ["Ox"])
    lost.choose("bid Hen")
    assert (lost.points("A"), lost.hand("A")) == (15, [])
    s.to("Tactics", "B")
    s.choose("claim Body", "bid Hen")
    assert (s.points("B"), s.hand("A")) == (16, ["Ox"])


@plays("Thornback Sow")
def test_the_sow_bids_neither_for_a_claim_nor_against_one_but_does_the_rest() -> None:
    s = arc("A: city Oak (Body, 8): Thornback Sow, Elder\nB: city Ash (Body, 8): Thornback Sow, Hen\nphase: Tactics")
    s.choose("claim Body")
    s.refused("bid Thornback Sow (1)", "Thornback Sow")
    assert s.options() == ["done", "bid Elder"]
    s.choose("bid Elder")
    assert (s.asked, s.options()) == ("B", ["done", "bid Hen"])
    s.to("Play", "A")
    s.carry_out("move Thornback Sow to the Army")
    assert s.marked("Thornback Sow")
    s = arc("A: army: Thornback Sow\nB: army: Thornback Sow\nphase: Attack")
    s.choose("attack B's army", "block Thornback Sow with Thornback Sow")
    assert s.place("Thornback Sow") == "A's graveyard"


@plays("Ossuary Porter")
@pytest.mark.parametrize("way", ["Axe", "Hex"])
def test_at_its_death_a_cheap_creature_card_comes_back(way: str) -> None:
    s = arc(
        f"""
        A: army: Ossuary Porter; hand: {way}; grave: Imp 1/1 cost 1, Rat 1/1 cost 0, Wolf 2/2 cost 2, Hex
        B: grave: Bat 1/1 cost 1; army: Hen 1/5
        """,
        TEXTS,
    )
    s.choose(f"play {way}", "target Ossuary Porter")
    s.all_pass()
    assert s.options() == ["pick Imp", "pick Rat"]
    s.choose("pick Rat")
    assert (s.hand("A"), s.place("Ossuary Porter")) == (["Rat"], "A's graveyard")


@plays("Ossuary Porter")
def test_returned_it_brings_nothing_and_it_does_not_find_itself() -> None:
    s = arc("A: army: Ossuary Porter; hand: Bounce; grave: Imp 1/1 cost 1\nB: army: Hen 1/5", TEXTS)
    s.choose("play Bounce", "target Ossuary Porter")
    s.all_pass()
    assert s.hand("A") == ["Ossuary Porter"]
    s = arc("A: army: Ossuary Porter; hand: Axe; grave: Hex\nB: army: Hen 1/5; grave: Imp 1/1 cost 1", TEXTS)
    s.choose("play Axe", "target Ossuary Porter")
    s.all_pass()
    assert (s.hand("A"), s.hand("B")) == ([], [])


@plays("Ossuary Porter")
def test_who_controlled_it_looks_in_his_own_graveyard() -> None:
    s = arc(
        "A: army: Ossuary Porter of B; hand: Axe; grave: Imp 1/1 cost 1\nB: army: Hen; grave: Bat 1/1 cost 1", TEXTS
    )
    s.choose("play Axe", "target Ossuary Porter")
    s.all_pass()
    assert (s.hand("A"), s.hand("B"), s.place("Ossuary Porter")) == (["Imp"], [], "B's graveyard")


@plays("Wayside Bonesetter")
def test_it_takes_all_damage_from_any_creature_and_is_marked_for_it() -> None:
    s = arc(
        "A: army: Wayside Bonesetter, Wolf 2/9; city Oak (Body, 8): Elder 1/5\nB: army: Hen 2/5 hurt 4; city Elm (Body, 8): Cow"
    )
    s.choose("use Wayside Bonesetter")
    assert len(s.options()) == 5
    s.choose("target Hen")
    assert (s.damage("Hen"), s.marked("Wayside Bonesetter")) == (0, True)
    assert "use Wayside Bonesetter" not in s.options()
    s = arc("A: army: Wolf 2/9\nB: army: Wayside Bonesetter, Hen 2/3 hurt 2; hand: Wait\nphase: Attack", TEXTS)
    s.choose("attack B's army", "pass", "block Wolf with Hen", "use Wayside Bonesetter", "target Hen", "pass", "pass")
    assert (s.place("Hen"), s.damage("Hen")) == ("B's Army", 2)


@plays("Moss Hermit")
@pytest.mark.parametrize(
    ("own", "b", "c", "value"), [(3, 2, 2, "3/3"), (2, 2, 1, "2/2"), (2, 1, 2, "2/2"), (2, 1, 1, "3/3")]
)
def test_more_resource_cards_than_every_opponent_make_it_bigger(own: int, b: int, c: int, value: str) -> None:
    s = arc(f"A: army: Moss Hermit; gems 1 Gaian consumed, {own - 1} Red Banner\nB: gems {b} Gaian\nC: gems {c} Gaian")
    assert s.value("Moss Hermit") == value


@plays("Moss Hermit")
def test_it_dies_of_its_damage_when_an_opponent_draws_level() -> None:
    s = arc(
        "A: army: Moss Hermit hurt 2; gems 1 Gaian; hand: Gift\nB: army: Hen",
        {"Gift": "event 0: Each opponent puts the top card of his deck into play face down as a Gaian resource card."},
    )
    assert s.value("Moss Hermit") == "3/3"
    s.play("Gift")
    assert s.place("Moss Hermit") == "A's graveyard"


@plays("Velvet-Tongued Envoy")
def test_one_card_of_the_hand_goes_to_the_bottom_and_another_is_drawn() -> None:
    s = arc(
        """
        A: hand: Velvet-Tongued Envoy; gems 4 House of Nobles; city Oak (Body, 8)
        B: hand: Axe, Wolf; deck: Hen, Cow
        """,
        TEXTS,
    )
    s.choose("play Velvet-Tongued Envoy", "pass")
    none = s.fork()
    s.choose("yes")
    assert (s.asked, s.options()) == ("A", ["pick Axe", "pick Wolf"])
    s.choose("pick Axe")
    assert (s.hand("B"), s.deck("B")) == (["Wolf", "Hen"], ["Cow", "Axe"])
    none.choose("no")
    assert (none.hand("B"), none.deck("B")) == (["Axe", "Wolf"], ["Hen", "Cow"])


@plays("Velvet-Tongued Envoy")
def test_of_several_opponents_one_is_chosen_and_an_empty_hand_shows_nothing() -> None:
    s = arc(
        """
        A: hand: Velvet-Tongued Envoy; gems 4 House of Nobles; city Oak (Body, 8)
        B: hand: Wolf; deck: 1
        C: army: Hen; deck: 3
        """
    )
    s.choose("play Velvet-Tongued Envoy")
    assert s.options() == ["pick player B", "pick player C"]
    none = s.fork()
    none.choose("pick player C")
    none.choose("yes")
    assert (none.hand("C"), none.hand("B"), len(none.deck("C"))) == ([], ["Wolf"], 3)
    s.choose("pick player B", "yes")
    assert (s.deck("B"), s.hand("B")) == (["Wolf"], ["Spare"])


@plays("Carrion Tallier")
@pytest.mark.parametrize(("axes", "points"), [(1, 15), (2, 16), (3, 16)])
def test_two_deaths_of_the_turn_bring_a_point_at_the_discard_phase(axes: int, points: int) -> None:
    s = arc("A: army: Carrion Tallier, Ox; hand: 3 Axe\nB: army: Hen, Cow, Elk", TEXTS)
    for target in ("Hen", "Ox", "Cow")[:axes]:
        s.choose("play Axe", f"target {target}")
        s.all_pass()
    assert s.points("A") == 15
    s.to("Draw", "B")
    assert s.points("A") == points
    s.to("Draw", "A")
    assert s.points("A") == points


@plays("Carrion Tallier")
def test_deaths_before_it_came_count_and_those_that_were_returned_or_of_another_turn_do_not() -> None:
    s = arc(
        "A: army: Ox; hand: Sweep, Carrion Tallier; gems 3 Dark Legion; city Elm (Body, 8)\nB: army: Hen, Cow", TEXTS
    )
    s.play("Sweep")
    s.play("Carrion Tallier")
    s.to("Draw", "B")
    assert s.points("A") == 16
    s = arc("A: army: Carrion Tallier, Ox; hand: Bounce, Axe\nB: army: Hen, Cow", TEXTS)
    s.play("Bounce", "target Hen")
    s.play("Axe", "target Cow")
    s.to("Draw", "B")
    assert s.points("A") == 15


@plays("Shale-Bed Giant")
def test_it_stays_marked_until_two_gems_are_paid() -> None:
    s = arc("A: army: Shale-Bed Giant marked, Ox marked; gems 2 Red Banner\nB: army: Hen\nphase: Unmark")
    s.to("Play")
    assert (s.marked("Shale-Bed Giant"), s.marked("Ox")) == (True, False)
    s.carry_out("use Shale-Bed Giant")
    assert (s.marked("Shale-Bed Giant"), s.consumed("A")) == (False, "2 Red Banner")
    assert "use Shale-Bed Giant" not in s.options()
    s = arc("A: army: Wolf 2/9\nB: army: Shale-Bed Giant marked; gems 2 Red Banner\nphase: Attack")
    s.choose("attack B's army", "use Shale-Bed Giant")
    s.choose("block Wolf with Shale-Bed Giant")
    assert s.damage("Wolf") == 6
    s = arc("A: army: Shale-Bed Giant marked; hand: Breath\nB: army: Hen", TEXTS)
    s.play("Breath", "target Shale-Bed Giant")
    assert not s.marked("Shale-Bed Giant")


@plays("Sworn Ferryman")
def test_its_city_is_part_of_two_moves_of_a_turn() -> None:
    s = arc(
        """
        A: army: Wolf, Ox; city Oak (Body, 8): Sworn Ferryman, Elder; city Elm (Body, 8): Hen, Cow, Elk
        B: army: Fox
        """
    )
    s.carry_out("move Hen to the Army")
    s.refused("move Cow to the Army", "ARC-MOVE-04")
    s.carry_out("move Wolf to Oak")
    other = s.fork()
    s.carry_out("move Ox to Oak")
    assert not [option for option in s.options() if option.startswith("move")]
    other.carry_out("move Sworn Ferryman to the Army")
    assert not [option for option in other.options() if option.startswith("move")]
    s = arc(
        "A: city Oak (Body, 8): Sworn Ferryman, Sworn Ferryman, Elder, Hen; city Elm (Body, 8); army: Ox\nB: army: Fox"
    )
    s.carry_out("move Elder to the Army")
    s.carry_out("move Hen to the Army")
    s.refused("move Sworn Ferryman (1) to the Army", "ARC-MOVE-04")


@plays("Pyre Widow")
def test_another_creature_is_given_up_for_two_damage() -> None:
    s = arc(
        """
        A: army: Pyre Widow, Ossuary Porter marked; city Oak (Body, 8): Elder; grave: Imp 1/1 cost 1
        B: army: Hen 1/5, Cow
        """
    )
    s.choose("use Pyre Widow")
    assert s.options() == [f"target {n}" for n in ("Pyre Widow", "Ossuary Porter", "Elder", "Hen", "Cow")]
    lost = s.fork()
    s.choose("target Hen")
    assert s.options() == ["give Ossuary Porter", "give Elder"]
    s.choose("give Ossuary Porter", "pass")
    assert (s.damage("Hen"), s.place("Ossuary Porter"), s.hand("A")) == (2, "A's graveyard", [])  # it did not die
    s.choose("use Pyre Widow", "target Hen")
    assert (s.damage("Hen"), s.place("Elder")) == (4, "A's graveyard")
    assert "use Pyre Widow" not in s.options()
    lost.choose("target Elder", "give Elder")
    assert (lost.place("Elder"), lost.place("Ossuary Porter")) == ("A's graveyard", "A's Army")


@plays("Pyre Widow")
def test_an_attacker_that_is_given_up_leaves_its_combat() -> None:
    s = arc("A: army: Pyre Widow marked, Wolf 3/3\nB: army: Hen 1/5\nphase: Attack")
    s.choose("attack B's army")
    s.choose("pass", "block Wolf with Hen")
    s.choose("use Pyre Widow", "target Hen")
    assert (s.place("Wolf"), s.damage("Hen"), s.points("B")) == ("A's graveyard", 2, 15)
