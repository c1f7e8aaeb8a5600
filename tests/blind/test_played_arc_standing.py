"""Blind texts of ARC that attack, stand by and watch, played as their writers meant them."""

from blind.texts import arc, plays, there

AXE = {"Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card."}


@plays("Knight Penitent")
def test_it_must_be_among_the_attackers_and_the_target_is_free() -> None:
    s = arc(
        "A: army: Knight Penitent, Wolf\nB: army: Mule marked; city Elm (Mind, 8)\nC: army: Ox marked\nphase: Attack"
    )
    attacks = ["attack B's army", "attack Elm", "attack C's army", "attack Keep of C"]
    assert sorted(s.options()) == sorted(attacks)  # and nothing else: he may not do without
    s.choose("attack Elm")
    assert "done" not in s.options()
    s.choose("send Knight Penitent")
    assert "done" in s.options()
    s.choose("done")
    assert (s.marked("Knight Penitent"), s.marked("Wolf"), s.damage("Elm")) == (True, False, 5)


@plays("Knight Penitent")
def test_the_others_may_come_along_but_not_alone() -> None:
    s = arc("A: army: Knight Penitent, Wolf\nB: army: Mule marked\nphase: Attack")
    s.choose("attack B's army", "send Wolf")
    assert s.marked("Knight Penitent")  # there is nobody else to send, and it must go


@plays("Knight Penitent")
def test_in_a_city_or_marked_it_need_not() -> None:
    s = arc("A: army: Wolf; city Oakhold (Body, 8): Knight Penitent\nB: army: Mule\nphase: Attack")
    assert "done" in s.options()
    s = arc("A: army: Wolf, Knight Penitent marked\nB: army: Mule\nphase: Attack")
    assert "done" in s.options()
    s = arc("A: army: Wolf; city Oakhold (Body, 8): Knight Penitent\nB: army: Mule")
    assert "done" in s.options()  # he is not forced to move it
    s = arc("A: army: Wolf\nB: army: Knight Penitent\nphase: Attack")
    assert "done" in s.options()  # it is another's attack phase


@plays("Bannerless Mercenary")
def test_unless_a_gem_is_paid_at_the_tactics_phase_it_does_not_attack_that_turn() -> None:
    table = "A: army: Bannerless Mercenary, Wolf; city Oakhold (Body, 8); gems {}\nB: army: Mule 1/9\nphase: Tactics"
    s = arc(table.format("1 Gaian"))
    assert s.options() == ["yes", "no"]
    s.choose("no")
    s.to("Play")
    assert "move Bannerless Mercenary to Oakhold" in s.options()
    s.to("Attack")
    s.choose("attack B's army")
    assert (s.marked("Wolf"), s.marked("Bannerless Mercenary")) == (True, False)
    s = arc(table.format("1 Gaian"))
    s.choose("yes")
    assert s.consumed("A") == "1 Gaian"
    s.to("Attack")
    s.choose("attack B's army")
    assert s.options() == ["send Bannerless Mercenary", "send Wolf"]
    s = arc(table.format("1 Gaian consumed"))  # he cannot pay, and is not asked
    s.to("Attack")
    s.choose("attack B's army")
    assert s.marked("Wolf")
    assert not s.marked("Bannerless Mercenary")


@plays("Bannerless Mercenary")
def test_it_still_defends_and_is_asked_about_in_its_controllers_turns_only() -> None:
    s = arc("A: army: Bannerless Mercenary; gems 1 Gaian\nB: army: Wolf 1/9\nphase: Tactics")
    s.choose("no")
    s.to("Attack", "B")
    s.choose("attack A's army", "block Wolf with Bannerless Mercenary")
    assert s.damage("Wolf") == 4 or "Wolf suffers 4 damage from Bannerless Mercenary" in s.log()
    assert not any("B: yes" in line or "A: yes" in line for line in s.log())


@plays("Blood Debt")
def test_each_attack_of_the_creature_costs_its_controller_a_point() -> None:
    s = arc(
        """
        A: 15 points; army: Wolf 1/9, Elk 1/9
        B: 15 points; army: Mule 0/9 marked; attached: Blood Debt on Wolf
        phase: Attack
        """
    )
    s.choose("attack B's army", "send Wolf", "done")
    assert (s.points("A"), s.points("B")) == (14, 14)
    s.to("Attack", "A")
    s.choose("attack B's army", "send Elk", "done")
    assert s.points("A") == 14


@plays("Blood Debt")
def test_at_its_death_its_controller_chooses_a_card_to_discard() -> None:
    s = arc("A: army: Wolf; hand: Axe, Rat, Ox\nB: army: Mule; hand: 2; attached: Blood Debt on Wolf", AXE)
    s.choose("play Axe", "target Wolf")
    s.all_pass()
    assert (s.asked, s.options()) == ("A", ["pick Rat", "pick Ox"])
    s.choose("pick Ox")
    assert (s.hand("A"), len(s.hand("B")), s.place("Blood Debt")) == (["Rat"], 2, "B's graveyard")


@plays("Blood Debt")
def test_it_is_attached_to_an_opponents_creature_only() -> None:
    s = arc("A: hand: Blood Debt; gems 3 Dark Legion; army: Wolf\nB: army: Mule, Elk")
    s.choose("play Blood Debt")
    assert s.options() == ["target Mule", "target Elk"]


@plays("Grandmother Wolf")
def test_a_wolf_token_appears_in_the_city_where_it_comes_into_play() -> None:
    s = arc("A: hand: Grandmother Wolf; gems 4 Gaian; city Oakhold (Body, 8); city Elm (Mind, 8)\nB: army: Mule")
    s.play("Grandmother Wolf", "place in Elm")
    assert there(s, "Elm") == ["Grandmother Wolf", "Wolf"]
    assert s.value("Wolf") == "2/1"


@plays("Grandmother Wolf")
def test_in_the_army_the_other_wolves_of_its_controller_move_unmarked() -> None:
    cities = "city Oakhold (Body, 8): Wolf Cub 1/1; city Elm (Mind, 8): Elder 1/1"
    s = arc(
        f"A: army: Grandmother Wolf, Old Wolf; {cities}; city Ford (Soul, 8)\nB: army: Mule",
        {"Old Wolf": "creature 1 1/1"},
    )
    s.carry_out("move Wolf Cub to the Army")
    assert (s.place("Wolf Cub"), s.marked("Wolf Cub")) == ("A's Army", False)
    s.carry_out("move Elder to the Army")
    assert s.marked("Elder")
    s.carry_out("move Grandmother Wolf to Ford")
    assert s.marked("Grandmother Wolf")
    s = arc(f"A: {cities}; city Ford (Soul, 8): Grandmother Wolf\nB: army: Mule")
    s.carry_out("move Wolf Cub to the Army")
    assert s.marked("Wolf Cub")
