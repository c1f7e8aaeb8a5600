"""ARC-CARD: what stands on a card, and what of it counts."""

from dataclasses import replace

import pytest

from scenes.arc import KIT, rule, scene
from wtactics.cards.card import FACTIONS, Card, plain_faction
from wtactics.engine.places import CREATURE
from wtactics.language.errors import TextRefused
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.vocabulary.reading.collection import build_library


def columns(cards: list[Card]) -> list[tuple[object, ...]]:
    """Everything that play reads of these cards."""
    return [
        (
            p.name,
            p.type,
            p.faction,
            p.cost,
            p.cost_x,
            p.loyalty,
            p.attack,
            p.defense,
            p.discipline,
            p.traits,
            len(p.abilities),
        )
        for p in build_library(cards, SPEECH).printed
    ]


@rule("ARC-CARD-01")
def test_there_are_five_factions_and_a_leading_article_does_not_count() -> None:
    assert FACTIONS == ("Dark Legion", "Gaian", "House of Nobles", "Red Banner", "The Empire")
    assert plain_faction("the Red Banner") == plain_faction("Red Banner") != plain_faction("The Empire")
    s = scene(
        "A: hand: Purge, Purge\nB: army: Legate, Druid",
        cards={
            "Purge": "event 0: Kill target Empire creature.",
            "Legate": "creature 1 The Empire 2/2",
            "Druid": "creature 1 Gaian 2/2",
        },
    )
    s.play("Purge")
    assert (s.place("Legate"), s.place("Druid")) == ("B's graveyard", "B's Army")


@rule("ARC-CARD-02")
@pytest.mark.parametrize(
    ("words", "place"),
    [("city 0 Body 8", "A's Kingdom"), ("creature 0 1/1", "Keep of A"), ("magic 0: Draw a card.", "A's graveyard"),
     ("enchantment 0: Attach to target city.", "on Keep of A"), ("event 0: Draw a card.", "A's graveyard")],
)  # fmt: skip
def test_each_of_the_five_types_is_played_in_its_own_way(words: str, place: str) -> None:
    s = scene("A: hand: Novelty, Idle\nB:", cards={"Novelty": words, "Idle": "creature 0 1/1"})
    s.choose("play Novelty", *(["target Keep of A"] if "Attach" in words else []))
    assert s.place("Novelty") == place


@rule("ARC-CARD-03")
def test_the_cost_is_how_many_gems_playing_takes_and_no_cost_is_0() -> None:
    cards = {"Free Folk": "creature 1/1", "Knight": "creature 3 2/2", "Giant": "creature 4 5/5"}
    s = scene("A: gems 3 Gaian; hand: Free Folk, Knight, Giant\nB:", cards=cards)
    s.choose("play Free Folk")
    assert s.gems("A") == "3 Gaian"
    s.refused("play Giant", "ARC-POWER-08")
    s.choose("play Knight")
    assert (s.gems("A"), s.consumed("A")) == ("", "3 Gaian")


@rule("ARC-CARD-04")
def test_loyalty_marks_say_how_many_gems_must_be_of_the_cards_faction() -> None:
    cards = {"Knight": "creature 3 Red Banner loyalty 2 2/2", "Page": "creature 3 Red Banner loyalty 1 2/2"}
    s = scene("A: gems 5 Gaian, 1 Red Banner; hand: Knight, Page\nB:", cards=cards)
    s.refused("play Knight", "ARC-POWER-09")
    s.choose("play Page")
    assert s.consumed("A") == "2 Gaian + 1 Red Banner"


EMBER = {"Ember Guild Captain": "creature 4 Red Banner loyalty 2 3/3"}


@rule("ARC-CARD-05", "ARC-CARD-EX1")
@pytest.mark.parametrize("word", ["Ember", "Guild", "Captain"])
def test_every_word_of_the_name_is_a_subtype(word: str) -> None:
    cards = EMBER | {"Bane": f"event 0: Kill target {word}."}
    s = scene("A: hand: Bane\nB: army: Ember Guild Captain, Wolf", cards=cards)
    s.play("Bane")
    assert (s.place("Ember Guild Captain"), s.place("Wolf")) == ("B's graveyard", "B's Army")


@rule("ARC-CARD-EX1")
def test_the_sample_card_is_of_the_red_banner_and_takes_four_gems_two_of_them_red() -> None:
    s = scene(
        "A: gems 2 Red Banner, 3 Gaian; hand: Ember Guild Captain, Bane\nB:",
        cards=EMBER | {"Bane": "event 0: Kill target Red Banner creature."},
    )
    s.choose("play Ember Guild Captain")
    assert s.consumed("A") == "2 Gaian + 2 Red Banner"
    s.all_pass()
    s.play("Bane")
    assert s.place("Ember Guild Captain") == "A's graveyard"


@rule("ARC-CARD-06")
def test_the_subtype_line_gives_further_subtypes_that_matter_where_other_cards_speak_of_them() -> None:
    cards = {
        "Vess": "creature 1 (Pirate) 2/2", "Tarn": "creature 1 2/2",
        "Press Gang": "event 0: Mark all Pirates.",
    }  # fmt: skip
    s = scene("A: army: Vess, Tarn; hand: Press Gang\nB:\nphase: Play", cards=cards)
    assert [o.replace("Vess", "Tarn") for o in s.options() if "Vess" in o] == [o for o in s.options() if "Tarn" in o]
    s.play("Press Gang")
    assert (s.marked("Vess"), s.marked("Tarn")) == (True, False)


@rule("ARC-CARD-07")
def test_subtypes_are_words_of_name_and_subtype_line_compared_without_regard_to_case() -> None:
    vess = KIT.card("Grey Vess", "creature 1 (PIRATE old) 2/2")
    assert vess.kinds == {"grey", "vess", "pirate", "old"}
    s = scene(
        "A: hand: Bane\nB: army: Grey Vess, Wolf",
        cards={"Grey Vess": "creature 1 (PIRATE old) 2/2", "Bane": "event 0: Kill target Pirate."},
    )
    s.play("Bane")
    assert s.place("Grey Vess") == "B's graveyard"


@rule("ARC-CARD-07")
def test_a_plural_or_adjective_matches_only_where_the_card_data_says_that_it_does() -> None:
    song = "magic 0: All Elvish creatures get +0/+3 until end of turn."
    cards = {"Moss": "creature 1 (Elf) 1/2", "Elfling": "creature 1 1/2", "Song": song}
    s = scene("A: army: Moss, Elfling; hand: Song, Idle\nB:", cards=cards)
    s.play("Song")
    assert (s.value("Moss"), s.value("Elfling")) == ("1/5", "1/2")
    with pytest.raises(TextRefused, match="Zwergish"):
        scene("A: hand: Song\nB:", cards={"Song": "magic 0: All Zwergish creatures get +0/+3 until end of turn."})


@rule("ARC-CARD-09")
def test_a_card_does_what_its_text_says_beside_what_its_type_does() -> None:
    cards = {
        "Herald": "creature 0 1/1: When this creature enters play, gain 2 victory points.",
        "Mute": "creature 0 1/1",
    }
    s = scene("A: hand: Herald, Mute\nB:", cards=cards)
    s.play("Mute")
    assert s.points("A") == 15
    s.play("Herald")
    assert s.points("A") == 17


@rule("ARC-CARD-11")
def test_the_left_value_is_dealt_and_the_right_value_is_what_can_be_taken() -> None:
    s = scene("A: army: Lance 5/1, Idle 1/1\nB: army: Wall 1/6\nphase: Attack")
    s.choose("attack B's army", "send Lance", "done", "block Lance with Wall")
    assert s.table.library.type[s.table.printed[s.card("Lance")]] == CREATURE
    assert (s.damage("Wall"), s.place("Wall"), s.place("Lance")) == (5, "B's Army", "A's graveyard")


@rule("ARC-CARD-12")
def test_a_city_shows_discipline_cost_strength_and_an_advantage_that_a_bid_switches_on() -> None:
    cards = {"Forge": "city 2 Red Banner Mind 3: Advantage: Your creatures get +2/+0."}
    s = scene("A: city Forge: Elder 1/1 cost 3\nB:\nphase: Tactics", cards=cards)
    assert s.options() == ["done", "claim Mind"]
    assert s.value("Elder") == "1/1"
    s.choose("claim Mind", "bid Elder")
    assert (s.value("Elder"), s.points("A")) == ("3/1", 16)
    s = scene(
        "A: hand: Forge, Bolt; gems 2 Gaian\nB:", cards=cards | {"Bolt": "event 0: Deal 3 damage to target city."}
    )
    s.play("Forge")
    assert (s.place("Forge"), s.consumed("A")) == ("A's Kingdom", "2 Gaian")
    s.play("Bolt", "target Forge")
    assert s.place("Forge") == "A's graveyard"


@rule("ARC-CARD-13")
def test_number_and_version_have_no_effect_in_play() -> None:
    herald = {"Herald": "creature 1/1: When this creature enters play, gain 2 victory points."}
    cards = [*KIT.printed(EMBER | herald)]
    others = [replace(card, number=card.number + 500, version="B7") for card in cards]
    assert columns(cards) == columns(others)
