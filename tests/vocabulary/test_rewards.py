"""Texts of AVA about what bids bring, about claims that nobody wins, and about residents who sally out."""

from scenes.ava import rule, scene

CARDS = {
    "Hall": "city 0 Body 6: Whenever you draw a card, gain 1 LP.",
    "Fort": "city 0 Mind 6",
    "Gate": "city 0 Body 6",
}


@rule("AVA-TACT-06")
def test_a_winner_takes_both_the_advantage_and_a_point() -> None:
    cards = CARDS | {"Judge": "creature 1 1/1: Whenever you win a bid, you may take both its advantage and 1 VP."}
    s = scene("A: city Hall: Elf 1/1; army: Judge\nB: army: Imp\nphase: Tactics", cards=cards)
    s.choose("claim Body", "bid Elf")
    s.choose("Body: the advantage")
    assert s.victory("A") == 1


@rule("AVA-TACT-06")
def test_who_is_kept_from_points_takes_the_advantage_or_nothing() -> None:
    cards = CARDS | {"Judge": "creature 1 1/1: An opponent who wins Body can't take VP for it."}
    s = scene("A: city Hall: Elf 1/1; city Fort\nB: army: Judge\nphase: Tactics", cards=cards)
    s.choose("claim Body", "bid Elf", "done")
    assert (s.phase != "Tactics", s.victory("A")) == (True, 0), "the advantage is taken unasked"
    cards = CARDS | {"Judge": "creature 1 1/1: Opponents can't take VP for bids."}
    s = scene("A: city Hall; army: Judge\nB: city Fort: Imp 1/1\nphase: Tactics", cards=cards)
    s.choose("claim Body", "bid Imp")
    assert (s.asked, s.phase != "Tactics", s.victory("B")) == ("A", True, 0), "there is nothing that he could take"


@rule("AVA-TACT-09")
def test_a_claim_that_nobody_wins_is_made_once_more_and_no_third_time() -> None:
    text = "If nobody wins a bid, you may claim that discipline again."
    cards = CARDS | {"Herald": f"creature 1 1/1: {text}"}
    s = scene("A: city Hall: Elf 1/1; army: Herald\nB: city Fort: Imp 1/1, Rat 1/1\nphase: Tactics", cards=cards)
    for _ in range(2):
        assert "claim Body" in s.options()
        s.choose("claim Body")
        s.choose("done")
        while s.asked == "B":
            s.choose("done")
    assert s.phase == "Play", "nothing is left to be claimed"


@rule("AVA-TACT-02")
def test_creatures_of_the_army_answer_a_claim() -> None:
    text = "you may mark creatures in your army for your answer as if they were residents."
    cards = CARDS | {"Bidder": f"creature 1 1/1: Whenever an opponent claims a discipline, {text}"}
    s = scene("A: city Hall: Elf 1/1\nB: city Fort; army: Bidder, Imp 1/1\nphase: Tactics", cards=cards)
    s.choose("claim Body", "bid Elf")
    assert "bid Imp" in s.options()
    s = scene("A: city Hall; army: Bidder, Imp 1/1\nB: city Fort\nphase: Tactics", cards=cards)
    s.choose("claim Body")
    assert "bid Imp" not in s.options(), "not for claims of his own"


@rule("AVA-CITY-08")
def test_residents_of_other_cities_defend_a_city() -> None:
    cards = CARDS | {"Wall": "city 0 Soul 6: Always: Residents of your other cities may defend this city."}
    s = scene("A: army: Wolf 2/2\nB: city Wall; city Fort: Ox 1/5\nphase: Attack", cards=cards)
    s.choose("attack Wall", "send Wolf", "done", "block Wolf with Ox")
    s = scene("A: army: Wolf 2/2\nB: city Wall; city Fort: Ox 1/5; city Gate\nphase: Attack", cards=cards)
    s.choose("attack Gate", "send Wolf", "done")
    assert not any(option.startswith("block Wolf with Ox") for option in s.options())


def test_residents_of_the_city_that_is_attacked_cannot_block() -> None:
    text = "As long as this creature attacks a city, residents of that city can't block."
    cards = CARDS | {"Ram": f"creature 1 2/2: {text}"}
    s = scene("A: army: Ram\nB: city Fort: Ox 1/5; army: Rat 1/1\nphase: Attack", cards=cards)
    s.choose("attack Fort", "send Ram", "done")
    assert s.options() == ["done", "block Ram with Avatar of B"], (
        "creatures of the Army that could help count among them"
    )
    s.choose("done")
    assert s.damage("Fort") == 2


@rule("AVA-GOLD-07")
def test_gold_that_a_text_keeps_in_the_pool_outlasts_the_turn() -> None:
    cards = {"Vault": "creature 1 1/1: [ ]: Gain 2 Gaian gold.\nGold in your pool isn't lost at end of turn."}
    s = scene("A: army: Vault\nB: army: Imp\nphase: Play", cards=cards)
    s.choose("use Vault")
    s.all_pass()
    s.to("Play", "B")
    assert sum(s.table.extra) == 2


def test_a_city_comes_damaged_and_another_is_left_with_some_strength() -> None:
    cards = CARDS | {"Found": "event 0: Put the top city of your cities deck into play with 2 damage.",
                     "Charter": "event 0: Remove damage from target city until its strength is 5."}  # fmt: skip
    s = scene("A: cities: Fort, Gate; hand: Found, Charter\nB: city Hall\nphase: Play", cards=cards)
    s.play("Found")
    assert s.damage("Fort") == 2
    s.play("Charter", "target Fort")
    assert s.damage("Fort") == 1
