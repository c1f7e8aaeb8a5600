"""Blind texts of AVA that take others' words, count disciplines, or speak of whole fronts, played as they were meant."""

import pytest

from blind.texts import ava, plays, regions
from scenes.ava import rule, scene

BOND = {"Bond": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+1."}


@plays("Palimpsest")
def test_an_enchantment_without_text_stays_and_does_nothing_until_it_speaks_again() -> None:
    raze = {"Raze": "magic 0: Destroy target enchantment.", **BOND}
    s = ava("A: gold 9 House of Nobles; hand: Palimpsest, Raze\nB: army: Ox 2/2; attached: Bond on Ox", raze)
    assert s.value("Ox") == "3/3"
    s.play("Palimpsest")
    assert (s.value("Ox"), s.place("Bond"), s.place("Palimpsest")) == ("2/2", "on Ox", "on Bond")
    s.play("Raze", "Palimpsest")
    assert (s.value("Ox"), s.place("Bond")) == ("3/3", "on Ox")


@plays("Palimpsest")
def test_who_erases_what_erases_lets_the_first_speak() -> None:
    s = ava("""
        A: gold 9 House of Nobles; hand: 2 Palimpsest
        B: army: Ox 2/2; attached: Bond on Ox
    """, BOND)  # fmt: skip
    s.play("Palimpsest")
    assert s.value("Ox") == "2/2"
    s.play("Palimpsest", "target Palimpsest")
    assert s.value("Ox") == "3/3"


@plays("Scraped Vellum")
def test_the_vellum_moves_on_and_takes_its_silence_along() -> None:
    s = ava("""
        A: gold 9 Gaian; hand: Scraped Vellum, Wait
        B: army: Ox 2/2, Elk 1/1; attached: Bond on Ox, Bail on Elk
    """, {**BOND, "Bail": BOND["Bond"], "Wait": "event 0: Draw a card."})  # fmt: skip
    s.play("Scraped Vellum", "target Bond")
    assert (s.value("Ox"), s.value("Elk")) == ("2/2", "2/2")
    s.choose("use Scraped Vellum", "target Bail")
    while s.place("Scraped Vellum") == "on Bond":
        s.choose("pass")
    assert (s.value("Ox"), s.value("Elk"), s.place("Scraped Vellum")) == ("3/3", "1/1", "on Bail")


@plays("Edict of Exile")
def test_a_creature_and_its_enchantments_go_home_together() -> None:
    s = ava("A: gold 9 The Empire; hand: Edict of Exile\nB: army: Ox 2/2, Elk; attached: Bond on Ox", BOND)
    s.play("Edict of Exile", "Ox")
    assert (s.place("Ox"), s.place("Bond"), s.place("Elk")) == ("B's hand", "B's hand", "B's Army")


@plays("Royal Census")
def test_two_cities_of_one_discipline_count_once() -> None:
    s = ava("""
        A: gold 9 House of Nobles; city Dale (Body, 8); city Fen (Body, 8); city Moor (Soul, 8); hand: Royal Census
        B: city Tarn (Mind, 8)
    """)
    s.play("Royal Census")
    assert len(s.hand("A")) == 2


@plays("Pyre Dividend")
def test_a_creature_burns_for_its_cost_in_gold_and_a_card() -> None:
    s = ava("A: army: Ox, Elk; hand: Pyre Dividend, Ash, Cinder\nB:", {
        "Ox": "creature 4 2/2", "Elk": "creature 1 1/1", "Ash": "event 4 Dark Legion loyalty 4: Draw a card.",
        "Cinder": "event 5: Draw a card.",
    })  # fmt: skip
    s.play("Pyre Dividend", "Ox")
    assert (s.place("Ox"), s.place("Elk"), len(s.hand("A"))) == ("A's graveyard", "A's Army", 3)
    assert "play Ash" in s.options()
    assert "play Cinder" not in s.options()


@plays("Blood for the Drums")
def test_the_drums_deal_what_the_sacrificed_creature_had_at_last() -> None:
    s = ava(
        "A: gold 9 Red Banner; army: Ox 2/2; attached: Bond on Ox; hand: Blood for the Drums\nB: army: Elk 1/9", BOND
    )
    s.play("Blood for the Drums", "Elk")
    assert (s.place("Ox"), s.damage("Elk")) == ("A's graveyard", 3)


@plays("Vault of the Twin Ledgers")
def test_each_unmarked_resident_gives_gold_of_a_faction_of_ones_choice() -> None:
    s = ava("A: city Vault of the Twin Ledgers: Ox, Elk, Cow marked; hand: Moss, Rust, Both\nB:", {
        "Moss": "event 1 Gaian loyalty 1: Draw a card.", "Rust": "event 1 Red Banner loyalty 1: Draw a card.",
        "Both": "event 3: Draw a card.",
    })  # fmt: skip
    s.choose("use Vault of the Twin Ledgers")
    while "pass" in s.options():
        s.choose("pass")
    s.choose("name Gaian", "name Red Banner")
    assert "play Both" not in s.options()
    s.play("Moss")
    s.play("Rust")


@rule()
def test_what_loses_all_abilities_has_no_keywords_and_no_statements() -> None:
    cards = {"Ox": "creature 1 2/2: Creatures you control get +1/+0.",
             "Gag": "enchantment 0: Attach to target creature.\nEnchanted creature loses all abilities."}  # fmt: skip
    s = scene("A: hand: Gag\nB: army: Ox, Elk 1/1", cards=cards)
    assert (s.value("Ox"), s.value("Elk")) == ("3/2", "2/1")
    s.play("Gag", "Ox")
    assert (s.value("Ox"), s.value("Elk")) == ("2/2", "1/1")


@plays("Skyreach Abbey")
def test_whoever_is_on_top_of_a_domain_is_raised_as_long_as_he_is() -> None:
    s = regions("A: region Skyreach Abbey; body: Ox 1/1, Elk 1/1; mind: Cow 2/2; army: Hind 1/1\nB: soul: Imp 1/1")
    values = {name: s.value(name) for name in ("Ox", "Elk", "Cow", "Hind", "Imp")}
    assert sorted((values["Ox"], values["Elk"])) == ["1/1", "2/3"]
    assert (values["Cow"], values["Hind"], values["Imp"]) == ("3/4", "1/1", "1/1")


@plays("Scorched Fields")
def test_fields_that_burn_take_three_from_the_active_region() -> None:
    s = regions("A: gold 9 Red Banner; hand: Scorched Fields\nB: region Bay; regions: Hill, Coast")
    s.play("Scorched Fields")
    assert s.damage("Bay") == 3


@plays("Stubborn Auroch")
@pytest.mark.parametrize("others", ["Cow 1/1", "Cow 1/1 marked"])
def test_it_attacks_with_others_only(others: str) -> None:
    s = ava(f"A: army: Stubborn Auroch, {others}; hand: 1\nB: army: Ox 1/9\nphase: Attack")
    if others == "Cow 1/1 marked":
        assert "attack B's army" not in s.options()
        return
    s.choose("attack B's army", "send Stubborn Auroch")
    assert "done" not in s.options()  # for the avatar alone is no creature
    s.choose("send Cow")
    assert "done" in s.options()
