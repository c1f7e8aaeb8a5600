"""Blind texts of SLOT that hold always, played as their writers meant them."""

from blind.texts import FAR, FOLK, battle, plays, slot

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Sling": "close 1 ranged 3 def 9 life 9",
    "Mage": "magic 3 def 9 life 9", "Club": "close 3 def 9 life 9",
    "Pusher": "close 1 def 1 life 1: [ ] - Move target creature one slot.",
    "Swapper": "close 1 def 1 life 1: [ ] - Swap two target enemy creatures.",
}  # fmt: skip


@plays("Palisade Guard")
def test_abilities_of_enemies_leave_it_where_it_is() -> None:
    s = slot(f"A: front: Pusher; {FAR}\nB: front: Palisade Guard, Ann; {FAR}\nstep: Abilities", CAST)
    s.choose("use Pusher F1")
    assert [label for label in s.options() if "Palisade" in label] == []
    for foes, army in (("Ann, Imp", ["Imp F1", "Ann F2"]), ("Palisade Guard, Imp", ["Palisade Guard F1", "Imp F2"])):
        s = slot(f"A: front: Swapper, Ox; {FAR}\nB: front: {foes}\nstep: Abilities", CAST)
        s.choose("use Swapper F1", f"target {foes.partition(',')[0]} F1")
        assert s.army("B") == army


@plays("Palisade Guard")
def test_its_controller_moves_it_and_so_do_his_abilities() -> None:
    s = slot(f"A: front: Palisade Guard, Ann; {FAR}\nB: front: Ox; {FAR}\nstep: Move", CAST)
    assert "move Palisade Guard F1 to B1" in s.options()
    s.choose("move Palisade Guard F1 to F2, swapping with Ann")
    assert s.who("A F2") == "Palisade Guard"
    s = slot(f"A: front: Palisade Guard, Pusher; {FAR}\nB: front: Ox; {FAR}\nstep: Abilities", CAST)
    s.choose("use Pusher F2", "target Palisade Guard F1")
    s.choose(next(option for option in s.options() if "B1" in option))
    assert s.who("A B1") == "Palisade Guard"


@plays("Hillfort Ogre")
def test_a_move_of_it_needs_two_action_points() -> None:
    s = slot(f"A: front: Hillfort Ogre, Ann; {FAR}\nB: front: Ox; {FAR}\nstep: Move", CAST)
    s.choose("move Hillfort Ogre F1 to B1")
    assert s.ap == 1
    s = slot(f"A: front: Hillfort Ogre, Ann; {FAR}\nB: front: Ox; {FAR}\nstep: Move, ap 1", CAST)
    moves = [option for option in s.options() if option.startswith("move")]
    assert not [option for option in moves if option.startswith("move Hillfort Ogre")]
    s.choose("move Ann F2 to F1, swapping with Hillfort Ogre")  # the partner of a swap makes no move
    assert s.who("A F2") == "Hillfort Ogre"


@plays("Gate Troll")
def test_it_leaves_its_slot_only_by_leaving_play() -> None:
    s = slot(f"A: front: Gate Troll, Ann; {FAR}\nB: front: Ox; {FAR}\nstep: Move", CAST)
    moves = [option for option in s.options() if option.startswith("move")]
    assert moves
    assert not [option for option in moves if "Gate Troll" in option]
    for text in (
        f"A: front: Pusher; {FAR}\nB: front: Gate Troll; {FAR}\nstep: Abilities",
        f"A: front: Pusher, Ann; back: Gate Troll\nB: front: Ox; {FAR}\nstep: Abilities",
    ):
        s = slot(text, CAST)
        s.choose("use Pusher F1")
        assert [option for option in s.options() if "Gate Troll" in option] == []
        assert [*s.army("A"), *s.army("B")].count("Gate Troll F1") + s.army("A").count("Gate Troll B1") == 1


@plays("Bloodhorn Berserker")
def test_it_is_stronger_in_close_combat_for_every_token_on_it() -> None:
    for tokens in range(3):
        s = slot(
            f"A: front: Bloodhorn Berserker{f' hurt {tokens}' if tokens else ''}; {FAR}\nB: front: Ox; {FAR}", CAST
        )
        assert s.value("A F1", "close") == 3 + tokens
    s = slot(f"A: front: Club; {FAR}\nB: front: Bloodhorn Berserker hurt 1; {FAR}", CAST)
    s.choose("attack Bloodhorn Berserker F1 with Club F1, close")
    assert (s.tokens("B F1"), s.value("B F1", "close")) == (2, 5)


@plays("Hedge Knight")
def test_it_is_stronger_against_the_marked_whether_it_attacks_or_strikes_back() -> None:
    cards = CAST | {"Shield": "close 1 def 4 life 9", "Bold": "close 1 def 4 life 9: Steadfast."}
    for foe, tokens in (("Shield", 0), ("Shield marked", 1)):
        s = battle("Hedge Knight", foe, "attack Shield F1 with Hedge Knight F1, close", cards)
        assert s.tokens("B F1") == tokens
    for foe, tokens in (("Shield", 1), ("Bold", 0)):  # who attacks is marked, unless it is steadfast
        s = battle(foe, "Hedge Knight", f"attack Hedge Knight F1 with {foe} F1, close", cards)
        assert s.tokens("A F1") == tokens


@plays("Pavise Bearer")
def test_adjacent_allies_are_tougher_against_ranged_attacks_magic_included() -> None:
    def hit(attacker: str, army: str, target: str, how: str) -> int:
        s = slot(f"A: front: -, {attacker}; {FAR}\nB: {army}", CAST)
        s.choose(f"attack {target} with {attacker} F2, {how}")
        s.decline()
        return s.tokens(f"B {target[-2:]}")

    cards = "front: Ann, Pavise Bearer, Ann; back: -, -, -, Page"
    assert hit("Sling", cards, "Ann F1", "ranged") == 0
    assert hit("Mage", cards, "Ann F3", "ranged") == 0
    assert hit("Club", cards, "Ann F1", "close") == 1
    assert hit("Sling", cards, "Pavise Bearer F2", "ranged") == 1  # nothing for itself
    assert hit("Sling", "front: Ann; back: -, Pavise Bearer, -, Page", "Ann F1", "ranged") == 1  # only a corner away


@plays("Pavise Bearer")
def test_it_gives_nothing_against_a_strike_back_nor_to_enemies() -> None:
    s = battle("Ann, Pavise Bearer", "Sling", "attack Sling F1 with Ann F1, ranged", CAST)
    assert s.tokens("A F1") == 1
    s = battle("Sling, Pavise Bearer", "Ann", "attack Ann F1 with Sling F1, ranged", CAST)
    assert s.tokens("B F1") == 1


@plays("Stubborn Goat")
def test_it_is_tougher_while_it_is_marked() -> None:
    s = slot(f"A: front: Stubborn Goat; {FAR}\nB: front: Ox; {FAR}", CAST)
    assert s.value("A F1", "DEF") == 2
    s.choose("attack Ox F1 with Stubborn Goat F1, close")
    s.decline()
    assert (s.marked("A F1"), s.value("A F1", "DEF")) == (True, 3)
    s.to("Action", "B")
    assert s.value("A F1", "DEF") == 3
    s.to("Action", "A")
    assert s.value("A F1", "DEF") == 2


@plays("Bog Lurker")
def test_unmarked_it_is_no_target_of_ranged_attacks() -> None:
    text = "A: front: Sling, Mage, Club; {far}\nB: front: -, Bog Lurker{mark}; {far}"
    s = slot(text.format(far=FAR, mark=""), CAST)
    s.refused("attack Bog Lurker F2 with Sling F1, ranged", "Bog Lurker")
    s.refused("attack Bog Lurker F2 with Mage F2, ranged", "Bog Lurker")
    assert "attack Bog Lurker F2 with Sling F1, close" in s.options()
    assert "attack Bog Lurker F2 with Club F3, close" in s.options()
    s = slot(text.format(far=FAR, mark=" marked"), CAST)
    assert "attack Bog Lurker F2 with Sling F1, ranged" in s.options()
    assert "attack Bog Lurker F2 with Mage F2, ranged" in s.options()
    striker = CAST | {"Striker": "close 1 def 1 life 1: [ ] - Mark target enemy creature."}
    s = slot(f"A: front: Striker, Sling; {FAR}\nB: front: Bog Lurker; {FAR}", striker)
    s.choose("use Striker F1", "target Bog Lurker F1")
    assert "attack Bog Lurker F1 with Sling F2, ranged" in s.options()


@plays("Sister Aud")
def test_another_sister_beside_her_helps_once() -> None:
    sisters = CAST | {"Sister": "close 1 def 1 life 1", "Nun": "close 1 def 1 life 1 (Sister)"}
    for army, values in (
        ("front: Sister Aud, Ann", (3, 2)),
        ("front: Sister Aud, Nun", (4, 3)),
        ("front: Sister Aud, Sister", (4, 3)),
        ("front: Sister Aud, Nun; back: Nun", (4, 3)),
        ("front: Sister Aud, Ann; back: Ann, Nun", (3, 2)),
        ("front: Sister Aud, Sister Aud", (4, 3)),
    ):
        s = slot(f"A: {army}\nB: front: Nun; {FAR}", sisters)
        assert (s.value("A F1", "close"), s.value("A F1", "DEF")) == values
