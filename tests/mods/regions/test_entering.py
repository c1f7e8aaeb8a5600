"""What cards say of where they enter and defend, of whatever faction they are, and of the first attacker."""

from scenes.regions import rule, scene

PLACES = [f"place in the {name}" for name in ("Front", "Body Domain", "Mind Domain", "Soul Domain")]


def test_a_creature_is_played_into_one_domain_alone() -> None:
    cards = {"Seer": "creature 0 1/1: This creature can be played only into your Mind Domain."}
    s = scene("A: hand: Seer; body: Ox 1/4\nB:\nphase: Entrance", cards=cards)
    s.choose("play Seer")
    assert s.place("Seer") == "A's Mind"


def test_only_what_enters_nowhere_else_is_bound_when_a_text_puts_it_into_play() -> None:
    lift = {"Lift": "magic 0: Put target creature card from your graveyard into play."}
    text = "A: hand: Lift; grave: Seer; body: Ox 1/4\nB:\nphase: Play"
    s = scene(text, cards={**lift, "Seer": "creature 0 1/1: This creature enters play only in your Mind Domain."})
    s.play("Lift")
    assert s.place("Seer") == "A's Mind"
    s = scene(text, cards={**lift, "Seer": "creature 0 1/1: This creature can be played only into your Mind Domain."})
    s.choose("play Lift")
    s.all_pass()
    assert s.options() == PLACES


def test_a_creature_is_played_anywhere_but_into_the_front() -> None:
    cards = {"Clerk": "creature 0 1/1: This creature can't be played into your Front."}
    s = scene("A: hand: Clerk; body: Ox 1/4\nB:\nphase: Entrance", cards=cards)
    s.choose("play Clerk")
    assert s.options() == PLACES[1:]


def test_a_card_is_played_though_its_faction_is_not_supported() -> None:
    cards = {
        "Bay": "region 10 Gaian",
        "Spy": "event 0 Red Banner: This card can be played even if its faction isn't supported. Gain 1 LP.",
        "Spark": "event 0 Red Banner: Gain 1 LP.",
    }
    s = scene("A: region Bay; hand: Spy, Spark\nB: region Bay", cards=cards)
    s.refused("play Spark", "AVA-REGION-18")
    s.play("Spy")
    assert s.life("A") == 21


def test_who_lies_below_defends_where_a_text_lets_him_but_not_beside_the_front() -> None:
    cards = {"Mole": "creature 0 1/5: This creature may defend even if it isn't on top of its Domain."}
    s = scene("A: army: Wolf 2/2, Boar 3/3\nB: army: Dog 1/1; body: Ox 1/4, Mole\nphase: Attack", cards=cards)
    s.choose("attack Keep of B", "send Wolf", "send Boar", "done")
    front = s.fork()
    s.choose("block Wolf with Mole")
    front.choose("block Wolf with Dog")
    front.refused("block Boar with Mole", "AVA-REGION-13")


def test_the_first_attacker_alone_gains() -> None:
    cards = {"Coast": "region 10 Gaian: Your first attacker gets +2/+0."}
    s = scene("A: region Coast; army: Wolf 2/2, Boar 3/3\nB: body: Ox 1/4\nphase: Attack", cards=cards)
    s.choose("attack Keep of B", "send Boar", "send Wolf")
    assert (s.value("Boar"), s.value("Wolf")) == ("5/3", "2/2")


@rule("AVA-REGION-08", "AVA-PLAY-10")
def test_who_is_played_into_a_domain_costs_less_there_and_is_offered_where_he_can_be_paid() -> None:
    cards = {
        "Hall": "region 10 Gaian: Creatures you play into your Domains cost 1 less.",
        "Loft": "region 10 Gaian: Creatures you play into your Mind Domain cost 2 less.", "Elk": "creature 3 1/1 Gaian",
    }  # fmt: skip
    for region, gold, places in (
        ("Hall", 3, PLACES), ("Hall", 2, PLACES[1:]), ("Loft", 3, PLACES), ("Loft", 1, PLACES[2:3]), ("Keep", 2, []),
        ("Hall", 1, []),
    ):  # fmt: skip
        s = scene(f"A: region {region}; gold {gold} Gaian; hand: Elk, 1\nB:\nphase: Entrance", cards=cards)
        assert ("play Elk" in s.options()) is bool(places)
        if not places:
            continue
        s.choose("play Elk")
        s.choose(*["place in the Mind Domain"] * (len(places) > 1))
        s.all_pass()
        left = gold - {"Hall": 2, "Loft": 1}[region]
        assert (s.place("Elk"), s.gems("A")) == ("A's Mind", f"{left} Gaian" if left else "")


@rule("AVA-REGION-18")
def test_a_region_lets_its_player_play_cards_of_any_faction_as_long_as_it_is_active() -> None:
    spark = "event 0 Red Banner: Gain 1 LP."
    for text, can in (
        ("You may play cards of any faction.", True),
        ("You may also play House of Nobles cards.", False),
    ):
        cards = {"Bay": f"region 10 Gaian: {text}", "Spark": spark}
        s = scene("A: region Bay; hand: Spark, 1\nB: region Keep (9)", cards=cards)
        assert ("play Spark" in s.options()) is can


@rule("AVA-REGION-18")
def test_an_event_opens_all_factions_for_the_turn() -> None:
    cards = {
        "Bay": "region 10 Gaian", "Spark": "event 0 Red Banner: Gain 1 LP.",
        "Pass": "event 0 Gaian: You may play cards of any faction this turn.",
    }  # fmt: skip
    s = scene("A: region Bay; hand: Pass, Spark; deck: 9\nB: region Bay; deck: 9", cards=cards)
    s.refused("play Spark", "AVA-REGION-18")
    s.play("Pass")
    assert "play Spark" in s.options()
