"""Why not, in words: what about this table is in the way, with the rule that forbids it; nothing is changed by asking."""

from __future__ import annotations

from scenes.ava import Scene, rule, scene
from wtactics.engine.digest import digest_of
from wtactics.kits.verbs import NO, YES
from wtactics.rulesets.ava.rules.tact import GiveRewards
from wtactics.rulesets.ava.told.refusals import GROUNDS

CARDS = {
    "Oath": "magic 3 Gaian loyalty 1: Gain 1 victory point.",
    "Hymn": "magic 4 Gaian loyalty 2: Gain 1 victory point.",
    "Plain": "magic 2 Gaian: Gain 1 victory point.",
    "Smite": "event 2 Gaian: Deal 3 damage to target creature.",
    "Sage": "creature 1 1/4: (M), 2 gold: Deal 1 damage to target creature.",
    "Gate": "city 2 Gaian Body 8: Always: Elves can't enter this city.",
    "Elf": "creature 1 (Elf) 1/1",
    "Idle": "magic 0: Gain 1 victory point.",
    "Walker": "creature 1 2/2: This creature can't attack cities.",
}


def why(s: Scene, label: str, rule_id: str) -> str:
    """The sentence in which this rule forbids it; asking has changed nothing."""
    s.settle()
    before = digest_of(s.table), s.options()
    told = GROUNDS.why_not(s.match, *s.meant(label))
    assert told is not None, f"{label} may be chosen"
    assert told.rule == rule_id
    assert (digest_of(s.table), s.options()) == before
    return told.because


@rule("AVA-GOLD-09", "AVA-GOLD-10", "AVA-CARD-04")
def test_a_price_is_told_with_its_faction_and_its_loyalty() -> None:
    s = scene("A: gold 1 Gaian, 5 Red Banner; hand: Oath, Hymn, Plain\nB:", cards=CARDS)
    assert why(s, "play Oath", "AVA-GOLD-09") == (
        "Oath costs 3 gold, and its loyalty mark lets 1 be other gold: at least 2 must be Gaian gold, and you have 1 of"
        " that free."
    )
    assert why(s, "play Hymn", "AVA-GOLD-09") == (
        "Hymn costs 4 gold, and its loyalty marks let 2 of that be other gold: at least 2 must be Gaian gold, and you have"
        " 1 of that free."
    )
    assert (
        why(s, "play Plain", "AVA-GOLD-09") == "Plain costs 2 gold, all of it Gaian gold, and you have 1 of that free."
    )
    s = scene("A: gold 1 Gaian; hand: Oath\nB:", cards=CARDS)
    assert why(s, "play Oath", "AVA-GOLD-10") == "Oath needs 3 gold, and you have 1 free."


@rule("AVA-PLAY-03", "AVA-PLAY-04", "AVA-CITY-03", "AVA-TURN-EX1")
def test_a_card_out_of_its_phase_says_for_which_it_is_and_what_it_would_cost() -> None:
    s = scene("A: hand: Elf, Oath; cities: Gate\nB:", cards=CARDS)
    assert why(s, "play Elf", "AVA-PLAY-04") == (
        "It is your first Play phase, and Elf is for your Entrance phase. Besides, Elf needs 1 gold, and you have 0 free."
    )
    assert why(s, "build Gate", "AVA-PLAY-04") == (
        "It is your first Play phase, and Gate is for your Entrance phase. Besides, Gate needs 2 gold, and you have 0 free."
    )
    s.to("Entrance")
    assert why(s, "play Oath", "AVA-PLAY-03") == (
        "It is your Entrance phase, and Oath is for your Play phases. Besides, Oath needs 3 gold, and you have 0 free."
    )


@rule("AVA-CITY-04", "AVA-CITY-SC1", "AVA-CITY-02")
def test_a_second_deed_with_the_cities_deck_is_refused() -> None:
    s = scene(
        "A: gold 4 Gaian; cities: Gate, 1 City; hand: Wall, Elf\nB:\nphase: Entrance",
        cards=CARDS | {"Wall": "city 2 Body 6"},
    )
    assert why(s, "build Wall", "AVA-CITY-02") == "Wall is not on top of your cities deck."
    s.choose("build Gate")
    s.all_pass()
    assert why(s, "rotate the cities deck", "AVA-CITY-04") == (
        "You have built a city or rotated your cities deck in this phase."
    )


@rule("AVA-MOVE-01", "AVA-MOVE-02", "AVA-MOVE-05", "AVA-MOVE-SC1")
def test_a_second_move_is_refused() -> None:
    s = scene(
        "A: city Oakhold: Elder; city Reedmere (Mind, 6); army: Ox, Elf marked; hand: Idle\nB: army: Imp", cards=CARDS
    )
    assert why(s, "move Elf to Oakhold", "AVA-MOVE-01") == "Elf is marked."
    assert why(s, "move Elder to Oakhold", "AVA-MOVE-01") == "Elder is there already."
    assert (
        why(s, "move Imp to Oakhold", "AVA-MOVE-05") == "Imp is not a creature or avatar of your Army or your cities."
    )
    s.choose("move Elder to Reedmere")
    s.to("Second Play")
    assert why(s, "move Avatar of A to Oakhold", "AVA-MOVE-01") == "You have made your move of this turn."


@rule("AVA-AREA-03")
def test_a_city_may_refuse_to_take_somebody_in() -> None:
    s = scene("A: city Gate; city Reedmere (Mind, 6); army: Elf\nB:", cards=CARDS)
    assert why(s, "move Elf to Gate", "AVA-AREA-03") == "Gate does not admit Elf."


@rule("AVA-AVATAR-11", "AVA-AVATAR-SC4", "AVA-COMBAT-02", "AVA-TURN-13")
def test_an_army_without_its_leader_does_not_attack() -> None:
    s = scene("A: city Oakhold; army: Ox; avatar in Oakhold; hand: Idle\nB:", cards=CARDS)
    assert why(s, "attack B's army", "AVA-COMBAT-02") == "It is your first Play phase."
    s.choose("done")
    s.settle()
    assert s.phase == "Second Play", "nobody was asked whether he attacks"
    assert why(s, "attack B's army", "AVA-COMBAT-02") == "It is your second Play phase."


@rule("AVA-AVATAR-06", "AVA-COMBAT-03", "AVA-COMBAT-07")
def test_the_avatar_does_not_attack_without_a_creature() -> None:
    s = scene("A: army: Walker\nB: city Oakhold\nphase: Attack", cards=CARDS)
    assert why(s, "attack Oakhold", "AVA-AVATAR-06") == "No creature of your Army can attack beside your avatar."
    s = scene("A: army: Ox, Elf; avatar\nB:\nphase: Attack", cards=CARDS)
    s.choose("attack B's army")
    assert why(s, "done", "AVA-COMBAT-03") == "You have named no attacker yet."
    s.choose("send Avatar of A")
    assert why(s, "done", "AVA-COMBAT-03") == "Your avatar does not attack without a creature."
    assert why(s, "send Avatar of A", "AVA-COMBAT-01") == "Avatar of A is marked."


@rule("AVA-COMBAT-07")
def test_who_attacks_already_does_not_attack_again() -> None:
    s = scene(
        "A: army: Ox, Scout\nB:\nphase: Attack",
        cards={"Scout": "creature 1 1/1: This creature isn't marked for attacking."},
    )
    s.choose("attack B's army", "send Scout")
    assert why(s, "send Scout", "AVA-COMBAT-07") == "Scout attacks already."


@rule("AVA-AVATAR-12", "AVA-COMBAT-05", "AVA-COMBAT-11", "AVA-COMBAT-01")
def test_who_cannot_defend_is_told_why() -> None:
    city = "city Oakhold (Body, 8): Elder, Cook; city Reedmere (Mind, 6): Owl"
    s = scene(f"A: army: Ox 3/3, Imp\nB: {city}; army: Bear; avatar in Reedmere\nphase: Attack")
    s.choose("attack Oakhold", "send Ox", "send Imp", "done")
    assert why(s, "block Ox with Bear", "AVA-AVATAR-12") == "Your avatar is in Reedmere, and your Army has no leader."
    assert why(s, "block Ox with Owl", "AVA-COMBAT-05") == "Oakhold is attacked, and Owl is in Reedmere."
    s.choose("block Ox with Elder")
    assert why(s, "block Imp with Elder", "AVA-COMBAT-11") == "Elder defends already."


@rule("AVA-TACT-01", "AVA-TACT-02", "AVA-TACT-09", "AVA-TACT-10")
def test_claims_and_bids_are_refused_in_words() -> None:
    s = scene("A: city Oakhold: Elder, Cook marked; army: Ox\nB:\nphase: Tactics")
    assert why(s, "claim Mind", "AVA-TACT-01") == "You control no Mind city."
    s.choose("claim Body")
    assert why(s, "bid Cook", "AVA-TACT-10") == "Cook is marked."
    assert why(s, "bid Ox", "AVA-TACT-02") == "Ox is not a resident of your cities."
    assert why(s, "claim Body", "AVA-TACT-09") == "You have claimed Body in this phase already."
    assert why(s, "claim Mind", "AVA-TACT-09") == "Your last claim is not settled yet."
    s.choose("bid Elder")
    s.choose("Body: 1 VP")
    s.to("Play")
    assert why(s, "claim Mind", "AVA-TACT-01") == "It is your first Play phase."


@rule("AVA-TACT-06")
def test_without_a_city_of_the_discipline_there_is_a_point_to_take_and_nothing_else() -> None:
    s = scene("A: city Oakhold: Elder\nB: city Reedmere (Mind, 6): Cook, Monk\nphase: Tactics")
    s.choose("claim Body", "done", "bid Cook")
    s.stop_at(GiveRewards)
    s.choose("done")
    refusals = [GiveRewards().forbids(s.table, what, 0, 0) for what in (YES, NO)]
    assert [s.game.rule_id(refusals[0]), refusals[1]] == ["AVA-TACT-06", 0]
    s.settle()
    assert (s.victory("B"), s.asked) == (1, "A"), "the point is all there is to take, so nobody was asked"
