"""AVA-CARD: what stands on a card, and what of it counts."""

import pytest

from scenes.ava import KIT, rule, scene
from wtactics.cards.card import FACTIONS, plain_faction


@rule("AVA-CARD-01")
def test_there_are_five_factions_and_a_leading_article_does_not_count() -> None:
    assert FACTIONS == ("Dark Legion", "Gaian", "House of Nobles", "Red Banner", "The Empire")
    assert plain_faction("the Dark Legion") == plain_faction("Dark Legion") != plain_faction("Gaian")
    s = scene(
        "A: hand: Purge\nB: army: Legate, Druid",
        cards={
            "Purge": "event 0: Kill target Empire creature.",
            "Legate": "creature 1 The Empire 2/2", "Druid": "creature 1 Gaian 2/2",
        },
    )  # fmt: skip
    s.play("Purge")
    assert (s.place("Legate"), s.place("Druid")) == ("B's graveyard", "B's Army")


@rule("AVA-CARD-02")
@pytest.mark.parametrize(
    ("phase", "words", "place"),
    [("Entrance", "creature 0 1/1", "A's Army"), ("Play", "magic 0: Draw a card.", "A's graveyard"),
     ("Play", "enchantment 0: Attach to target city.", "on Fen"), ("Play", "event 0: Draw a card.", "A's graveyard")],
)  # fmt: skip
def test_each_type_is_played_in_its_own_way(phase: str, words: str, place: str) -> None:
    s = scene(f"A: hand: Novelty; city Fen\nB:\nphase: {phase}", cards={"Novelty": words})
    if "Attach" in words:
        s.play("Novelty")
    else:
        s.play("Novelty", *(["place in the Army"] if "creature" in words else []))
    assert s.place("Novelty") == place


@rule("AVA-CARD-03", "AVA-CARD-04")
def test_the_cost_is_in_the_cards_own_gold_but_for_its_loyalty_marks_and_no_cost_is_0() -> None:
    cards = {"Free Folk": "magic: Draw a card.", "Oath": "magic 3 Red Banner: Draw a card."}
    cards["Vow"] = "magic 3 Red Banner loyalty 2: Draw a card."
    s = scene("A: gold 1 Red Banner, 2 Gaian; hand: Free Folk, Oath, Vow\nB:", cards=cards)
    s.play("Free Folk")
    assert s.consumed("A") == ""
    s.refused("play Oath", "AVA-GOLD-09")
    s.play("Vow")
    assert s.consumed("A") == "2 Gaian + 1 Red Banner"


SORCERESS = {"Elvish Sorceress": "creature 2 Gaian 2/2"}


@rule("AVA-CARD-06", "AVA-CARD-EX1")
@pytest.mark.parametrize("word", ["Elvish creature", "Sorceress", "Gaian creature"])
def test_every_word_of_the_name_is_a_subtype(word: str) -> None:
    s = scene("A: hand: Bane\nB: army: Elvish Sorceress, Wolf", cards=SORCERESS | {
        "Bane": f"event 0: Kill target {word}.", "Wolf": "creature 1 Red Banner 1/1",
    })  # fmt: skip
    s.play("Bane")
    assert (s.place("Elvish Sorceress"), s.place("Wolf")) == ("B's graveyard", "B's Army")


@rule("AVA-CARD-EX1")
def test_the_sample_card_is_paid_in_gaian_gold() -> None:
    s = scene("A: gold 5 Red Banner, 1 Gaian; hand: Elvish Sorceress\nB:\nphase: Entrance", cards=SORCERESS)
    s.refused("play Elvish Sorceress", "AVA-GOLD-09")


@rule("AVA-CARD-07")
def test_subtypes_are_words_of_name_and_subtype_line_compared_without_regard_to_case() -> None:
    vess = KIT.card("Grey Vess", "creature 1 (PIRATE old) 2/2")
    assert vess.kinds == {"grey", "vess", "pirate", "old"}
    s = scene(
        "A: army: Grey Vess, Tarn; hand: Press Gang\nB:",
        cards={"Grey Vess": "creature 1 (PIRATE old) 2/2", "Press Gang": "event 0: Mark all Pirates."},
    )
    s.play("Press Gang")
    assert (s.marked("Grey Vess"), s.marked("Tarn")) == (True, False)


@rule("AVA-CARD-09")
def test_a_card_does_what_its_text_says_beside_what_its_type_does() -> None:
    cards = {
        "Herald": "creature 0 1/1: When this creature enters play, gain 2 victory points.",
        "Mute": "creature 0 1/1",
    }
    s = scene("A: hand: Herald, Mute\nB:\nphase: Entrance", cards=cards)
    s.choose("play Mute")
    assert s.victory("A") == 0
    s.choose("play Herald")
    assert s.victory("A") == 2


@rule("AVA-CARD-10")
def test_the_left_value_is_dealt_and_the_right_value_is_what_can_be_taken() -> None:
    s = scene("A: army: Lance 5/1, Idle 1/1\nB: army: Wall 1/6\nphase: Attack")
    s.choose("attack B's army", "send Lance", "done", "block Lance with Wall", "done")
    assert (s.damage("Wall"), s.place("Wall"), s.place("Lance")) == (5, "B's Army", "A's graveyard")


@rule("AVA-CARD-11")
def test_only_cities_have_a_discipline() -> None:
    s = scene("A: city Oakhold (Mind, 8): Elder 1/1 marked; army: Wolf\nB:\nphase: Tactics")
    assert s.options() == ["done", "claim Mind"]
    t = s.table
    assert {int(t.library.discipline[t.printed[s.card(name)]]) for name in ("Elder", "Wolf")} == {-1}


@rule("AVA-CARD-13")
def test_a_city_shows_discipline_cost_strength_and_an_advantage_that_a_bid_switches_on() -> None:
    cards = {"Forge": "city 2 Red Banner Mind 3: Advantage: Your creatures get +2/+0."}
    s = scene("A: city Forge: Elder 1/1\nB:\nphase: Tactics", cards=cards)
    assert s.value("Elder") == "1/1"
    s.choose("claim Mind", "bid Elder", "Mind: the advantage")
    assert (s.value("Elder"), s.victory("A")) == ("3/1", 0)
    bolt = {"Bolt": "event 0: Deal 3 damage to target city."}
    s = scene("A: cities: Forge, 1; hand: Bolt; gold 2 Red Banner\nB:\nphase: Entrance", cards=cards | bolt)
    s.carry_out("build Forge")
    assert (s.place("Forge"), s.consumed("A")) == ("A's Kingdom", "2 Red Banner")
    s.play("Bolt")
    assert s.place("Forge") == "A's graveyard"


@rule("AVA-CARD-14")
def test_an_avatar_may_print_life_a_name_and_abilities() -> None:
    cards = {"Prior Anselm": "avatar 0/25: (M): Gain 1 victory point."}
    s = scene("A: avatar\nB:", cards={"Avatar of A": cards["Prior Anselm"]})
    s.carry_out("use Avatar of A")
    assert (s.victory("A"), s.marked("Avatar of A")) == (1, True)
    assert s.value("Avatar of A").split("/")[0] == "0"
