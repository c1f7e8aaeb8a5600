"""AVA-STATE: in play, not in play, removed from the game; what leaving, taking over and the state check come to."""

import pytest

from scenes.ava import rule, scene

CARDS = {
    "Herald": "creature 1 1/1: Whenever another creature comes into play, you gain 1 victory point.",
    "Bard": "creature 1 1/1: Whenever you play a creature card, you gain 1 victory point.",
    "Raise": "event 0: Put a creature card from your graveyard into play.",
    "Sprout": "event 0: Put the top card of your deck into play.",
    "Vines": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+2.",
    "Rain": "magic 0: Draw a card.",
    "Sift": "event 0: Return target permanent to its owner's hand.",
    "Blaze": "event 0 (Spirit): Gain 2 victory points.",
    "Hearth": "creature 1 (Spirit) 1/1",
    "Gutter": "event 0: Stop target event from resolving.",
    "Chapel": "creature 1 1/1: Whenever a Spirit comes into play, you gain 1 victory point.",
    "Choir": "creature 1 1/1: Whenever you play a Spirit, you gain 5 victory points.",
    "Scald": "event 0 (Spirit): Deal damage equal to the number of Spirits in play to target creature.",
    "Quench": "event 0 (Spirit): Return all Spirits to their owners' hands.",
    "Elder": "creature 1 1/1: All other creatures get +1/+1.",
    "Vulture": "creature 1 1/1: Whenever another creature dies, you gain 1 victory point.",
    "Sage": "creature 1 1/1: (M): Draw a card.",
    "Bolt": "event 0: Deal 3 damage to target creature.",
    "Exile": "event 0: Remove target creature from the game.",
    "Recall": "event 0: Return target creature to its owner's hand.",
    "Honour": "event 0: Put a +1/+1 counter on target creature.",
    "Lure": "event 0: Gain control of target creature.",
    "Trial": "event 0: Deal 3 damage to target creature. Repair all damage of it.",
    "Quake": "event 0: Deal 9 damage to target city.",
    "Wolf": "creature 0 1/4",
}


@rule("AVA-STATE-01", "AVA-STATE-08")
def test_a_card_enters_play_from_hand_graveyard_deck_and_cities_deck() -> None:
    s = scene(
        "A: army: Herald; hand: Raise, Sprout, Wolf; grave: Fox 2/2, Rain; deck: Lynx, 9; cities: Fen; gold 2 Gaian\nB:",
        cards=CARDS | {"Fen": "city 2 Gaian Body 6"},
    )
    s.play("Raise", *(["place in the Army"] if "place in the Army" in s.options() else []))
    assert (s.place("Fox"), s.victory("A")) == ("A's Army", 1)
    s.play("Sprout")
    assert (s.place("Lynx"), s.victory("A")) == ("A's Army", 2)
    s.to("Entrance")
    s.carry_out("build Fen")
    s.carry_out("play Wolf", "place in Fen")
    assert (s.place("Fen"), s.place("Wolf"), s.victory("A")) == ("A's Kingdom", "Fen", 3)


@rule("AVA-STATE-02", "AVA-STATE-05", "AVA-STATE-06")
def test_cities_creatures_enchantments_and_resource_cards_are_permanents_and_cards_elsewhere_are_not() -> None:
    s = scene(
        """
        A: hand: Sift, Fox; deck: Lynx; grave: Owl; removed: Toad; army: Wolf; attached: Vines on Wolf; city Fen; cities: Hill
        B: gold 1 Red Banner; hand: Blaze
        phase: Play, active B
        """,
        cards=CARDS | {"Hill": "city 2 Mind 8"},
    )
    s.choose("play Blaze", "play Sift")
    assert {"target Fen", "target Red Banner resource card", "target Vines", "target Wolf"} <= set(s.options())
    assert not {f"target {name}" for name in ("Fox", "Lynx", "Owl", "Toad", "Hill", "Sift", "Blaze")} & set(s.options())


@rule("AVA-STATE-06")
def test_the_top_card_of_the_cities_deck_is_no_city_for_effects() -> None:
    s = scene("A: hand: Quake; city Fen (Body, 9)\nB: cities: Hill", cards=CARDS | {"Hill": "city 2 Mind 8"})
    s.play("Quake")
    assert s.place("Fen") == "A's graveyard", "it was the only target"
    s = scene("A: hand: Quake, Rain\nB: cities: Hill", cards=CARDS | {"Hill": "city 2 Mind 8"})
    s.refused("play Quake", "AVA-PLAY-06")


@rule("AVA-STATE-03", "AVA-STATE-04")
def test_an_event_is_played_but_never_enters_play_and_waits_on_the_chain() -> None:
    s = scene("A: army: Chapel, Choir; hand: Blaze\nB: hand: Gutter", cards=CARDS)
    s.choose("play Blaze")
    assert (s.asked, s.place("Blaze")) == ("B", "the chain")
    s.choose("pass")
    s.all_pass()
    assert s.victory("A") == 7, "it was played, and gives 2; no Spirit came into play"
    s = scene("A: hand: Blaze\nB: hand: Gutter", cards=CARDS)
    s.choose("play Blaze", "play Gutter")
    assert (s.victory("A"), s.grave("A")) == (0, ["Blaze"])


@rule("AVA-STATE-04")
def test_to_be_played_is_not_to_be_put_into_play() -> None:
    s = scene("A: army: Herald, Bard; hand: Wolf, Raise; grave: Fox\nB:\nphase: Second Play", cards=CARDS)
    s.play("Raise")
    assert (s.place("Fox"), s.victory("A")) == ("A's Army", 1)
    s.to("Entrance")
    s.play("Wolf")
    assert s.victory("A") == 3


@pytest.mark.parametrize("where", ["hand", "deck", "grave"])
@rule("AVA-STATE-05")
def test_the_text_of_a_card_that_is_not_in_play_does_nothing(where: str) -> None:
    s = scene(
        f"A: hand: Bolt; {where}: Elder, Vulture, Sage\nB: army: Imp 1/1".replace("Bolt; hand: ", "Bolt, "), cards=CARDS
    )
    assert s.value("Imp") == "1/1"
    s.refused("use Sage", "AVA-ABIL-05")
    s.play("Bolt")
    assert (s.place("Imp"), s.victory("A")) == ("B's graveyard", 0)


@rule("AVA-STATE-07", "AVA-STATE-08")
def test_a_removed_card_lies_apart_and_cannot_come_back_and_one_of_the_graveyard_can() -> None:
    s = scene("A: hand: Exile, Raise; grave: Fox; army: Wolf\nB:", cards=CARDS)
    s.play("Exile")
    assert (s.place("Wolf"), s.grave("A")) == ("removed", ["Exile", "Fox"])
    s.play("Raise")
    assert (s.place("Fox"), s.place("Wolf")) == ("A's Army", "removed")


@pytest.mark.parametrize(
    "deed",
    ["Return it to its owner's hand.", "Put it into its owner's graveyard.", "Put it into play.", "Put it into your army.",
     "Shuffle it into its owner's deck.", "Lay it as a resource.", "Gain control of it.", "Mark it.", "Kill it."],
)  # fmt: skip
@rule("AVA-STATE-07")
def test_no_effect_touches_a_removed_card(deed: str) -> None:
    cards = CARDS | {"Doom": f"event 0: Remove target creature from the game. {deed}"}
    s = scene("A: hand: Doom; army: Wolf, Fox\nB:", cards=cards)
    s.play("Doom", "target Wolf")
    assert (s.place("Wolf"), s.marked("Wolf"), s.controller("Wolf")) == ("removed", False, "A")


@rule("AVA-STATE-09")
def test_a_card_that_leaves_play_forgets_damage_marks_and_effects() -> None:
    s = scene("A: army: Wolf marked hurt 2; hand: Honour, Recall\nB:\nphase: Second Play", cards=CARDS)
    s.play("Honour")
    assert (s.value("Wolf"), s.damage("Wolf"), s.marked("Wolf")) == ("2/5", 2, True)
    s.play("Recall")
    s.to("Entrance")
    s.play("Wolf")
    assert (s.value("Wolf"), s.damage("Wolf"), s.marked("Wolf")) == ("1/4", 0, False)


@rule("AVA-STATE-10", "AVA-STATE-11")
def test_control_changes_by_effects_and_ownership_never() -> None:
    s = scene("A: hand: Lure; city Oakhold\nB: army: Wolf marked, Fox", cards=CARDS)
    s.play("Lure", "target Wolf")
    assert (s.place("Wolf"), s.marked("Wolf"), s.controller("Wolf")) == ("A's Army", True, "A")
    s.to("Play", "B")
    assert s.controller("Wolf") == "A", "control does not return by itself"
    s = scene("A: hand: Lure, Recall\nB: army: Wolf", cards=CARDS)
    s.play("Lure")
    s.play("Recall")
    assert s.place("Wolf") == "B's hand"


@rule("AVA-STATE-11")
def test_a_resident_goes_to_a_city_of_its_new_controllers_choice_or_to_his_army() -> None:
    his = "B: city Mount: Owl marked, Fox; city Dale"
    s = scene(f"A: city Oakhold; city Reedmere; hand: Lure\n{his}", cards=CARDS)
    s.choose("play Lure", "target Owl")
    assert (s.asked, s.options()) == ("A", ["place in Oakhold", "place in Reedmere"])
    s.refused("place in Dale", "AVA-STATE-11")
    s.choose("place in Reedmere")
    assert (s.place("Owl"), s.marked("Owl"), s.controller("Owl"), s.place("Fox")) == ("Reedmere", True, "A", "Mount")
    s = scene(f"A: hand: Lure\n{his}", cards=CARDS)
    s.play("Lure", "target Owl")
    assert (s.place("Owl"), s.marked("Owl")) == ("A's Army", True)


@rule("AVA-STATE-12")
def test_the_check_is_repeated_until_nothing_changes_when_a_card_has_resolved() -> None:
    s = scene(
        "A: hand: Bolt; attached: Prop on Ram\nB: army: Elder, Ram 1/1 hurt 2, Ox 1/2 hurt 2, Bull 1/3 hurt 2",
        cards=CARDS | {"Prop": "enchantment 0: Attach to target creature.\nAll creatures get +0/+1."},
    )
    s.play("Bolt", "target Elder")
    assert s.grave("B") == ["Ox", "Ram", "Elder"], "each death took from the next what kept it alive"
    assert (s.place("Prop"), s.place("Bull")) == ("A's graveyard", "B's Army")
    s = scene("A: hand: Trial\nB: army: Imp 1/3", cards=CARDS)
    s.play("Trial")
    assert (s.place("Imp"), s.damage("Imp")) == ("B's Army", 0)


@rule("AVA-STATE-12", "AVA-WIN-03")
def test_a_city_without_strength_is_destroyed_and_then_defeat_is_looked_for() -> None:
    s = scene("A: hand: Quake\nB: city Hill (Body, 9): Wolf; no cities", cards=CARDS)
    s.play("Quake")
    assert (s.winner, s.out("B"), s.place("Hill")) == ("A", "AVA-WIN-03", "B's graveyard")


@rule("AVA-STATE-EX1")
def test_an_event_that_waits_is_neither_counted_nor_hit_among_the_cards_in_play() -> None:
    s = scene("A: hand: Blaze\nB: army: Hearth, Ox 1/4; hand: Scald", cards=CARDS)
    s.choose("play Blaze", "play Scald", "target Ox")
    assert (s.damage("Ox"), s.victory("A")) == (1, 2)
    s = scene("A: hand: Blaze\nB: army: Hearth; hand: Quench", cards=CARDS)
    s.choose("play Blaze", "play Quench")
    assert (s.hand("B"), s.grave("A"), s.victory("A")) == (["Hearth"], ["Blaze"], 2)
