"""What texts of AVA say of the cities deck, of leading an Army and of claims, and who is heard of when let through."""

from scenes.ava import deal, scene

CITIES = {"Fort": "city 0 Body 6", "Wall": "city 0 Body 6", "Barn": "city 0 Mind 4", "Imp": "creature 0 1/1"}


def test_a_text_turns_the_cities_deck_over_and_uses_up_nothing() -> None:
    cards = CITIES | {"Survey": "magic 0: Target player puts the top two cities of his cities deck on the bottom."}
    s = scene("A: hand: Survey; cities: Fort, Wall, Barn\nB:\nphase: Play", cards=cards)
    s.play("Survey", "target player A")
    s.to("Entrance")
    assert {"build Barn", "rotate the cities deck"} <= set(s.options())
    s.refused("build Fort", "AVA-CITY-02")


def test_a_text_lets_its_player_build_and_rotate_in_one_phase() -> None:
    cards = CITIES | {"Mason": "creature 1 1/1: You may both build a city and rotate your cities deck."}
    s = scene("A: army: Mason; hand: Imp; cities: Fort, Wall, Barn\nB:\nphase: Entrance", cards=cards)
    s.choose("rotate the cities deck")
    s.refused("rotate the cities deck", "AVA-CITY-04")
    s.choose("build Wall")
    s.all_pass()
    s.refused("build Barn", "AVA-CITY-03")


def test_rotating_is_heard_of() -> None:
    cards = CITIES | {"Mole": "creature 1 1/1: When you rotate your cities deck, gain 2 LP."}
    s = scene("A: army: Mole; cities: Fort, Wall; hand: Imp\nB:\nphase: Entrance", cards=cards)
    s.choose("rotate the cities deck")
    s.settle()
    assert s.life("A") == 22


def test_whoever_may_not_claim_may_not_in_the_phase_that_was_told() -> None:
    cards = {
        "Ban": "magic 0: Target player can't claim disciplines in his next Tactical phase.",
        "Hall": "city 0 Mind 6",
    }
    s = scene("A: hand: Ban\nB: city Hall: Elf 1/1; hand: Ban\nphase: Play", cards=cards)
    s.play("Ban", "target player B")
    s.to("Play", "B")
    assert s.turn == 4, "he was not asked in his next Tactical phase"
    s.to("Tactics", "B")
    assert "claim Mind" in s.options()


def test_one_creature_defends_where_the_army_is_not_led() -> None:
    cards = {"Guard": "creature 1 2/2: This creature may defend even if your army isn't led.", "Hall": "city 0 Mind 6"}
    s = scene("A: army: Wolf 2/2\nB: city Hall; avatar in Hall; army: Guard, Ox 1/5\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Wolf", "done")
    s.refused("block Wolf with Ox", "AVA-AVATAR-12")
    s.choose("block Wolf with Guard")


def test_who_is_let_through_is_heard_of_when_it_has_struck() -> None:
    cards = {"Boar": "creature 1 2/2: Whenever this creature is let through in an attack on an army, gain 1 VP."}
    s = scene("A: army: Boar\nB: army: Ox 1/5 marked; avatar marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Boar", "done")
    s.settle()
    assert s.victory("A") == 3


def test_the_text_of_an_avatar_says_with_how_much_life_its_player_begins() -> None:
    cards = {"Queen": "avatar 0 0/0: Starting LP 24. This avatar cannot attack.", "King": "avatar 0 0/25"}
    s = deal("Queen, 60 Spare", "King, 60 Spare", cards=cards)
    assert (s.life("A"), s.life("B")) == (24, 25)


def test_who_must_stand_alongside_is_not_asked() -> None:
    cards = {"Captain": "creature 1 2/2: Opponents must stand alongside if able."}
    s = scene("A: army: Captain\nB: army: Ox 1/5 marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Captain", "done", "done")
    s.settle()
    assert (s.life("B"), s.victory("A")) == (18, 0)


def test_a_tired_avatar_stands_alongside_where_a_text_lets_it() -> None:
    cards = {"Squire": "creature 1 0/2: You may stand alongside even if your avatar is marked."}
    s = scene("A: army: Wolf 2/2\nB: army: Squire marked; avatar marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Wolf", "done")
    s.choose("yes")
    s.settle()
    assert (s.life("B"), s.victory("A")) == (18, 0)


def test_the_top_city_is_built_for_nothing() -> None:
    cards = {"Fort": "city 5 Body 6", "Gift": "magic 0: You may build the top city of your cities deck for free."}
    s = scene("A: hand: Gift; cities: Fort\nB:\nphase: Play", cards=cards)
    s.play("Gift", "yes")
    assert s.place("Fort") == "A's Kingdom"
