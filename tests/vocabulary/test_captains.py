"""Texts of AVA about who leads an Army, who stands alongside from afar, and who stands aside."""

from scenes.ava import rule, scene

HALL = {"Hall": "city 0 Mind 6"}


@rule("AVA-AVATAR-11")
def test_a_captain_leads_only_while_it_is_unmarked() -> None:
    cards = HALL | {"Chief": "creature 1 2/2: As long as this creature is unmarked in your army, your army is led."}
    s = scene("A: city Hall; avatar in Hall; army: Chief, Wolf 2/2\nB:\nphase: Attack", cards=cards)
    assert "attack B's army" in s.options()
    s = scene("A: city Hall; avatar in Hall; army: Chief marked, Wolf 2/2\nB:\nphase: Attack", cards=cards)
    assert (s.asked, s.phase) == ("A", "Second Play"), "so he is not asked"


@rule("AVA-CONFLICT-02")
def test_an_army_that_counts_as_not_led_neither_attacks_nor_defends() -> None:
    cards = {"Fog": "creature 1 2/2: Opponents' armies aren't led.", "Owl": "creature 1 1/1: No army counts as led."}
    s = scene("A: army: Fog\nB: army: Ox 1/5\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Fog", "done")
    s.choose("no")
    assert (s.victory("A"), s.damage("Fog")) == (2, 0), "he was not asked who defends"
    s = scene("A: army: Owl, Wolf 2/2\nB:\nphase: Attack", cards=cards)
    assert s.phase != "Attack", "so he is not asked"


@rule("AVA-AVATAR-07")
def test_a_player_stands_alongside_from_a_city() -> None:
    cards = HALL | {"Horn": "creature 1 0/1: You may stand alongside even if your avatar is in a city."}
    s = scene("A: army: Wolf 2/2\nB: city Hall; avatar in Hall; army: Horn marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Wolf", "done")
    s.choose("yes")
    s.settle()
    assert (s.life("B"), s.victory("A")) == (18, 0)


def test_who_stands_alongside_without_his_avatar_may_do_so_though_it_is_marked() -> None:
    cards = {"Horn": "creature 1 0/1: You may stand alongside without your avatar."}
    s = scene("A: army: Wolf 2/2\nB: avatar marked; army: Horn marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Wolf", "done")
    s.choose("yes")
    assert (s.life("B"), s.victory("A")) == (18, 0)


def test_damage_of_unblocked_attackers_is_dealt_to_another() -> None:
    cards = {"Wall": "creature 1 0/9: Damage of unblocked attackers is dealt to this creature instead of you."}
    s = scene("A: army: Wolf 2/2\nB: army: Wall marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Wolf", "done", "done", "yes")
    s.settle()
    assert (s.life("B"), s.victory("A")) == (20, 0)


@rule("AVA-AVATAR-08")
def test_standing_aside_is_heard_of_even_if_nobody_is_let_through() -> None:
    cards = {"Crow": "creature 1 2/2: Whenever an opponent stands aside, gain 1 VP."}
    s = scene("A: army: Crow\nB: avatar marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Crow", "done")
    s.settle()
    assert s.victory("A") == 3
    s = scene("A: army: Crow\nB: army: Ox 1/5; avatar marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Crow", "done", "block Crow with Ox")
    s.settle()
    assert s.victory("A") == 1, "he cannot stand alongside"
    s = scene("A: army: Crow\nB: army: Ox 1/5\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Crow", "done", "block Crow with Ox", "done", "yes")
    s.settle()
    assert s.victory("A") == 0, "he was asked"


@rule("AVA-AVATAR-08")
def test_attackers_bring_half_as_many_or_fewer_on_one_army() -> None:
    half = "creature 1 5/2: You gain half as many VP from attacks."
    s = scene("A: army: Half\nB: avatar marked\nphase: Attack", cards={"Half": half})
    s.choose("attack B's army", "send Half", "done")
    s.settle()
    assert s.victory("A") == 2
    cards = {"Moat": "creature 1 0/1: Unblocked attackers against your army give their player 1 VP less each."}
    s = scene("A: army: Wolf 2/2, Lynx 3/3\nB: avatar marked; army: Moat marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Wolf", "send Lynx", "done")
    s.settle()
    assert s.victory("A") == 3


@rule("AVA-CONFLICT-01", "AVA-CONFLICT-02")
def test_whoever_asks_whether_an_army_is_led_is_told_what_texts_say() -> None:
    cards = HALL | {
        "Chief": "creature 1 2/2: As long as this creature is in your army, your army is led.",
        "Owl": "creature 1 1/1: No army counts as led.",
        "Muster": "event 0: If your army is led, draw a card.",
        "Stray": "event 0: Kill target creature in an army that isn't led.",
    }
    for army, avatar, led in (
        ("Wolf", "", True), ("Wolf", "city Hall; avatar in Hall; ", False), ("Chief", "city Hall; avatar in Hall; ", True),
        ("Owl", "", False), ("Chief, Owl", "city Hall; avatar in Hall; ", False),
    ):  # fmt: skip
        s = scene(f"A: {avatar}army: {army}; hand: Muster, Stray\nB: army: Imp", cards=cards)
        assert ("play Stray" in s.options()) == (not led), army
        s.play("Muster")
        assert len(s.hand("A")) == (2 if led else 1), army


@rule("AVA-AVATAR-11", "AVA-CONFLICT-01")
def test_one_creature_attacks_without_the_avatar_and_no_other_with_it() -> None:
    cards = {"Lynx": "creature 2/2: This creature can attack without your avatar."}
    table = "A: city Oak; avatar in Oak; army: {}, Ram 1/1\nB: avatar marked; army: Ox\nphase: Attack"
    s, none = scene(table.format("Lynx, Lynx"), cards=cards), scene(table.format("Lynx marked"), cards=cards)
    s.choose("attack B's army")
    s.refused("send Ram", "AVA-AVATAR-11")
    s.choose("send Lynx", "done", "done")
    assert (s.victory("A"), s.marked("Ram")) == (2, False)
    assert not [option for option in none.options() if option.startswith("attack")]
