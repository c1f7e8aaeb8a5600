"""Blind texts of ARC that forbid, permit or price something, played as their writers meant them."""

from blind.texts import WAIT, arc, plays


@plays("Grumbling Ogre")
def test_it_defends_neither_from_the_army_nor_as_a_resident() -> None:
    s = arc("A: army: Wolf\nB: army: Grumbling Ogre, Mule; city Oakhold (Body, 8)\nphase: Attack")
    s.choose("attack Oakhold")
    s.refused("block Wolf with Grumbling Ogre", "Grumbling Ogre")
    s = arc("A: army: Wolf\nB: army: Mule; city Oakhold (Body, 8): Grumbling Ogre\nphase: Attack")
    s.choose("attack Oakhold")
    assert s.options() == ["done", "block Wolf with Mule"]
    s = arc("A: army: Grumbling Ogre; city Oakhold (Body, 8): Elder\nB: army: Mule")
    assert "move Grumbling Ogre to Oakhold" in s.options()
    s.to("Attack")
    assert "attack B's army" in s.options()
    s = arc("A: city Oakhold (Body, 8): Grumbling Ogre\nB: army: Mule\nphase: Tactics")
    s.choose("claim Body", "bid Grumbling Ogre")
    assert s.points("A") == 16


@plays("Leg Iron")
def test_the_creature_makes_no_moves_but_fights_and_is_shifted() -> None:
    push = {"Push": "magic 0: Put target creature into its controller's army."}
    s = arc(
        """
        A: hand: Leg Iron, Push; gems 1 The Empire; city Oakhold (Body, 8): Elder 1/1, Sage 1/1; city Elm (Mind, 8)
        B: army: Mule
        """,
        push,
    )
    s.play("Leg Iron", "target Elder")
    assert [option for option in s.options() if option.startswith("move")] == [
        "move Sage to the Army",
        "move Sage to Elm",
    ]
    s.refused("move Elder to the Army", "Elder")
    s.refused("move Elder to Elm", "Elder")
    s.play("Push", "target Elder")
    assert s.place("Elder") == "A's Army"
    s.refused("move Elder to Elm", "Elder")
    s.to("Attack")
    s.choose("attack B's army")
    assert s.marked("Elder")
    s = arc("A: army: Wolf 0/9\nB: army: Elk 1/1; attached: Leg Iron on Elk\nphase: Attack")
    s.choose("attack B's army", "block Wolf with Elk")
    assert s.damage("Wolf") == 1


@plays("Barn Cat")
def test_the_strong_do_not_defend_against_it_and_a_later_rise_changes_nothing() -> None:
    s = arc(
        """
        A: army: Barn Cat, Wolf
        B: army: Bull 4/4, Giant 7/7, Fox 3/3; hand: Wait, Growth
        phase: Attack
        """,
        WAIT | {"Growth": "event 0: Target creature gets +2/+0 until end of turn."},
    )
    s.choose("attack B's army", "send Barn Cat", "send Wolf", "pass")
    assert [option for option in s.options() if "block Barn Cat" in option] == ["block Barn Cat with Fox"]
    s.refused("block Barn Cat with Bull", "Bull")
    assert "block Wolf with Bull" in s.options()
    s.choose("block Barn Cat with Fox", "play Growth", "target Fox")
    s.all_pass()
    assert (s.value("Fox"), s.place("Barn Cat"), s.points("B")) == ("5/3", "A's graveyard", 14)


@plays("Barn Cat")
def test_who_is_strong_at_the_time_of_assigning_is_asked_of_current_values() -> None:
    s = arc(
        "A: army: Barn Cat\nB: army: Fox 3/3, Elk 1/1; hand: Growth\nphase: Attack",
        {"Growth": "event 0: Target creature gets +1/+0 until end of turn."},
    )
    s.choose("attack B's army", "play Growth", "target Fox")
    assert s.options() == ["done", "block Barn Cat with Elk"]


@plays("Runed Bulwark")
def test_the_bearer_is_tougher_and_no_attacker_until_the_enchantments_controller_pays() -> None:
    s = arc(
        """
        A: army: Wolf 2/2, Elk 1/1; gems 3 Gaian
        B: gems 3 Gaian; army: Mule; attached: Runed Bulwark on Wolf
        """
    )
    assert s.value("Wolf") == "2/4"
    assert not any("Runed Bulwark" in option for option in s.options())  # the creature's controller may not pay
    s.to("Attack")
    s.choose("attack B's army")
    assert (s.marked("Wolf"), s.marked("Elk")) == (False, True)
    s.to("Play", "B")
    s.choose("use Runed Bulwark")
    assert (s.place("Runed Bulwark"), s.value("Wolf"), s.consumed("B")) == ("B's hand", "2/2", "3 Gaian")


@plays("Runed Bulwark")
def test_it_returns_to_its_owner_and_can_be_used_in_combat() -> None:
    s = arc(
        """
        A: army: Wolf 2/2
        B: gems 3 Gaian; army: Elk 3/3; attached: Runed Bulwark of A on Elk
        phase: Attack
        """
    )
    s.choose("attack B's army", "use Runed Bulwark")
    assert (s.place("Runed Bulwark"), s.value("Elk")) == ("A's hand", "3/3")


@plays("Royal Charter")
def test_the_enchanted_player_keeps_any_number_of_cards() -> None:
    s = arc("A: hand: Royal Charter, 9; gems 1 The Empire\nB: army: Mule; hand: 9")
    s.choose("play Royal Charter")
    assert s.options() == ["target player A", "target player B"]
    own = s.fork()
    own.choose("target player A")
    own.to("Draw", "B")
    assert len(own.hand("A")) == 9
    s.choose("target player B")
    s.to("Discard", "A")
    assert s.asked == "A"  # whoever played it discards as ever
    s.choose("discard Spare", "discard Spare")
    s.to("Draw", "A")
    assert len(s.hand("B")) == 11
