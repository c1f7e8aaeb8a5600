"""ARC-STATE: in play, not in play, removed from the game; what leaving, taking over and the state check come to."""

import pytest

from scenes.arc import rule, scene

CARDS = {
    "Herald": "creature 1 1/1: Whenever another creature comes into play, you gain 1 victory point.",
    "Bard": "creature 1 1/1: Whenever you play a creature card, you gain 1 victory point.",
    "Raise": "event 0: Put a creature card from your graveyard into play.",
    "Sprout": "event 0: Put the top card of your deck into play.",
    "Vines": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+2.",
    "Rain": "magic 0: Draw a card.",
    "Sift": "event 0: Return target permanent to its owner's hand.",
    "Blaze": "event 0 (Spirit): Gain 2 victory points.",
    "Flare": "magic 0 (Spirit): Gain 2 victory points.",
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
    "Rally": "event 0: Target creature gets +2/+2 until end of turn.",
    "Honour": "event 0: Put a +1/+1 counter on target creature.",
    "Lure": "event 0: Gain control of target creature.",
    "Loan": "event 0: Gain control of target creature until end of turn.",
    "Annex": "event 0: Gain control of target city.",
    "Cloister": "city 2 Mind 6: Always: Creatures can't enter this city.",
    "Trial": "event 0: Deal 3 damage to target creature. Repair all damage of it.",
    "Wither": "event 0: Target creature gets +0/-2 until end of turn.",
    "Siege": "event 0: Deal 4 damage to target city.",
}


@rule("ARC-STATE-01", "ARC-STATE-06")
def test_a_card_enters_play_from_hand_graveyard_or_deck() -> None:
    s = scene(
        """
        A: gems 1 Gaian; army: Herald; hand: Wolf, Raise, Sprout; grave: Fox 2/2, Rain; deck: Lynx, 9
        B:
        """,
        cards=CARDS,
    )
    s.play("Wolf")
    assert (s.place("Wolf"), s.points("A")) == ("Keep of A", 16)
    s.play("Raise")
    assert (s.place("Fox"), s.points("A")) == ("Keep of A", 17)
    s.play("Sprout")
    assert (s.place("Lynx"), s.points("A")) == ("Keep of A", 18)
    assert {"move Wolf to the Army", "move Fox to the Army", "move Lynx to the Army"} <= set(s.options())


@rule("ARC-STATE-01")
def test_a_creature_that_no_city_admits_does_not_enter_play() -> None:
    s = scene("A: city Cloister; army: Herald; hand: Raise; grave: Fox\nB:", cards=CARDS)
    s.play("Raise")
    assert (s.place("Fox"), s.points("A")) == ("A's graveyard", 15)


@rule("ARC-STATE-02", "ARC-STATE-03")
def test_permanents_stay_on_the_table_and_other_cards_do_not() -> None:
    s = scene(
        """
        A: gems 3 Gaian; hand: Wolf, Vines, Rain, Blaze, Tower; deck: 9
        B:
        """,
        cards=CARDS | {"Tower": "city 2 Soul 5"},
    )
    s.play("Wolf")
    s.play("Vines")
    s.play("Tower")
    s.play("Rain")
    s.play("Blaze")
    s.to("Draw", "B")
    assert [s.place(name) for name in ("Wolf", "Vines", "Tower")] == ["Keep of A", "on Wolf", "A's Kingdom"]
    assert s.grave("A") == ["Blaze", "Rain"]
    assert s.consumed("A") == "3 Gaian"


@rule("ARC-STATE-02", "ARC-STATE-05")
def test_creatures_cities_enchantments_and_resource_cards_are_permanents_and_cards_elsewhere_are_not() -> None:
    s = scene(
        """
        A: hand: Sift, Fox; deck: Lynx; grave: Owl; removed: Toad; army: Wolf; attached: Vines on Wolf
        B: gems 1 Red Banner; hand: Blaze
        phase: Play, active B
        """,
        cards=CARDS,
    )
    s.choose("play Blaze", "play Sift")
    assert sorted(s.options()) == [
        "target Keep of A", "target Keep of B", "target Red Banner resource card", "target Vines", "target Wolf",
    ]  # fmt: skip


@rule("ARC-STATE-03")
def test_an_event_is_played_but_never_enters_play() -> None:
    s = scene("A: army: Chapel, Choir; hand: Blaze, Flare\nB:", cards=CARDS)
    s.play("Blaze")
    assert s.points("A") == 22
    s.play("Flare")
    assert s.points("A") == 29


@rule("ARC-STATE-03", "ARC-PLAY-04")
def test_an_event_can_be_targeted_on_the_chain() -> None:
    s = scene("A: hand: Blaze, Rain\nB: hand: Gutter", cards=CARDS)
    s.choose("play Rain")
    assert s.asked == "A", "for Gutter there is no event that waits"
    s = scene("A: hand: Blaze, Rain\nB: hand: Gutter", cards=CARDS)
    s.choose("play Blaze")
    assert (s.asked, s.place("Blaze")) == ("B", "the chain")
    s.choose("play Gutter")
    assert (s.points("A"), s.grave("A"), s.grave("B")) == (15, ["Blaze"], ["Gutter"])


@rule("ARC-STATE-03")
@pytest.mark.parametrize(
    ("away", "place"),
    [
        ("Return target event that is being played to its owner's hand", "A's hand"),
        ("Put target event that is being played on top of its owner's deck", "A's deck"),
        ("Put target event that is being played into its owner's graveyard", "A's graveyard"),
        ("Remove target event that is being played from the game", "removed"),
    ],
)
def test_a_card_put_away_from_the_chain_does_not_resolve(away: str, place: str) -> None:
    s = scene("A: hand: Blaze, Rain\nB: hand: Waft", cards=CARDS | {"Waft": f"event 0: {away}."})
    s.choose("play Blaze", "play Waft")
    s.all_pass()
    assert (s.points("A"), s.place("Blaze"), s.place("Waft")) == (15, place, "B's graveyard")


@rule("ARC-STATE-04")
def test_to_be_played_is_not_to_be_put_into_play() -> None:
    s = scene("A: gems 1 Gaian; army: Herald, Bard; hand: Wolf, Raise; grave: Fox\nB:", cards=CARDS)
    s.play("Raise")
    assert (s.place("Fox"), s.points("A")) == ("Keep of A", 16)
    s.play("Wolf")
    assert s.points("A") == 18


@pytest.mark.parametrize("where", ["hand", "deck", "grave"])
@rule("ARC-STATE-05")
def test_the_text_of_a_card_that_is_not_in_play_does_nothing(where: str) -> None:
    s = scene(
        f"A: hand: Bolt; {where}: Elder, Vulture, Sage\nB: army: Wolf 1/1".replace("Bolt; hand: ", "Bolt, "),
        cards=CARDS,
    )
    assert s.value("Wolf") == "1/1"
    s.refused("use Sage", "ARC-ABIL-05")
    s.play("Bolt")
    assert (s.place("Wolf"), s.points("A")) == ("B's graveyard", 15)


@rule("ARC-STATE-06")
def test_a_card_that_comes_back_is_in_play_as_any_other() -> None:
    s = scene("A: hand: Raise; grave: Sage, Elder\nB:\nphase: Second Play", cards=CARDS)
    s.choose("play Raise", "pick Sage")
    s.to("Play", "A")
    s.choose("use Sage")
    assert s.marked("Sage")


@rule("ARC-STATE-07")
def test_a_removed_card_lies_apart_and_cannot_come_back() -> None:
    s = scene("A: hand: Exile, Raise; grave: Fox; army: Wolf\nB:", cards=CARDS)
    s.play("Exile")
    assert (s.place("Wolf"), s.grave("A")) == ("removed", ["Exile", "Fox"])
    s.play("Raise")
    assert (s.place("Fox"), s.place("Wolf")) == ("Keep of A", "removed")


@pytest.mark.parametrize(
    "deed",
    [
        "Return it to its owner's hand.",
        "Put it into its owner's graveyard.",
        "Put it on the bottom of its owner's deck.",
        "Return it to the top of its owner's deck.",
        "Shuffle it into its owner's deck.",
        "Put it into play.",
        "Put it into your army.",
        "Move it to target city you control.",
        "Lay it as a resource.",
        "Gain control of it.",
        "Mark it.",
        "Deal 1 damage to it.",
        "It gets +1/+1 until end of turn.",
        "Kill it.",
        "Sacrifice it.",
        "Discard it.",
    ],
)
@rule("ARC-STATE-08")
def test_no_effect_touches_a_removed_card(deed: str) -> None:
    s = scene(
        "A: hand: Doom; army: Wolf 1/1, Fox\nB:",
        cards={"Doom": f"event 0: Remove target creature from the game. {deed}"},
    )
    s.play("Doom", "target Wolf")
    assert s.place("Wolf") == "removed"
    assert (s.marked("Wolf"), s.damage("Wolf"), s.value("Wolf")) == (False, 0, "1/1")
    assert s.controller("Wolf") == "A"
    assert not any("Wolf" in line and "dies" in line for line in s.log())


@rule("ARC-STATE-09")
def test_a_card_that_leaves_play_forgets_damage_marks_and_effects() -> None:
    s = scene("A: gems 1 Gaian; army: Wolf 1/4 marked hurt 2; hand: Rally, Honour, Recall\nB:", cards=CARDS)
    s.play("Rally")
    s.play("Honour")
    assert (s.value("Wolf"), s.damage("Wolf"), s.marked("Wolf")) == ("4/7", 2, True)
    s.play("Recall")
    s.play("Wolf")
    assert (s.value("Wolf"), s.damage("Wolf"), s.marked("Wolf")) == ("1/4", 0, False)


@rule("ARC-STATE-09", "ARC-STATE-10")
def test_a_card_that_leaves_play_forgets_who_had_it() -> None:
    s = scene("A: hand: Loan, Recall; army: Fox\nB: gems 1 Gaian; army: Wolf", cards=CARDS)
    s.play("Loan", "target Wolf")
    assert (s.controller("Wolf"), s.place("Wolf")) == ("A", "A's Army")
    s.play("Recall", "target Wolf")
    assert s.place("Wolf") == "B's hand"
    s.to("Play", "B")
    s.play("Wolf")
    assert (s.controller("Wolf"), s.place("Wolf")) == ("B", "Keep of B")


@rule("ARC-STATE-10")
def test_who_pays_controls_and_the_deck_tells_the_owner() -> None:
    s = scene("A: gems 1 Gaian; hand: Wolf, Bolt\nB: hand: Lure\nphase: Play, active A", cards=CARDS)
    s.play("Wolf")
    assert s.controller("Wolf") == "A"
    s.choose("done")
    assert s.asked == "B"
    s.play("Lure")
    assert (s.controller("Wolf"), s.place("Wolf")) == ("B", "Keep of B")
    s.to("Play", "B")
    assert s.controller("Wolf") == "B", "control does not return by itself"
    s.choose("done")
    assert s.asked == "A"
    s.play("Bolt")
    assert s.place("Wolf") == "A's graveyard"


@rule("ARC-STATE-11")
def test_a_creature_of_an_army_goes_to_the_new_controllers_army_with_its_mark() -> None:
    s = scene("A: hand: Lure\nB: army: Wolf marked, Fox", cards=CARDS)
    s.play("Lure", "target Wolf")
    assert (s.place("Wolf"), s.marked("Wolf"), s.controller("Wolf")) == ("A's Army", True, "A")
    s = scene("A: hand: Lure\nB: army: Wolf marked, Fox", cards=CARDS)
    s.play("Lure", "target Fox")
    assert (s.place("Fox"), s.marked("Fox")) == ("A's Army", False)


@rule("ARC-STATE-11")
def test_a_resident_goes_to_a_city_of_the_new_controllers_choice_that_admits_it() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8); city Reedmere (Mind, 8); city Cloister; hand: Lure
        B: city Hill (Body, 8): Wolf marked, Fox
        """,
        cards=CARDS,
    )
    s.choose("play Lure", "target Wolf")
    assert (s.options(), s.asked) == (["place in Oakhold", "place in Reedmere"], "A")
    s.choose("place in Reedmere")
    assert (s.place("Wolf"), s.marked("Wolf"), s.controller("Wolf")) == ("Reedmere", True, "A")
    assert s.place("Fox") == "Hill"


@rule("ARC-STATE-11")
def test_a_resident_that_no_city_admits_goes_to_the_new_controllers_army() -> None:
    s = scene("A: city Cloister; hand: Lure\nB: city Hill (Body, 8): Wolf marked", cards=CARDS)
    s.play("Lure")
    assert (s.place("Wolf"), s.marked("Wolf"), s.controller("Wolf")) == ("A's Army", True, "A")


@rule("ARC-STATE-11")
def test_a_city_that_is_taken_over_comes_without_residents() -> None:
    s = scene(
        """
        A: hand: Annex
        B: city Hill (Body, 8): Wolf marked, Fox; city Mount (Soul, 8): Owl
        """,
        cards=CARDS,
    )
    s.play("Annex", "target Hill")
    assert (s.controller("Hill"), s.place("Hill")) == ("A", "A's Kingdom")
    assert [s.place(name) for name in ("Wolf", "Fox", "Owl")] == ["B's Army", "B's Army", "Mount"]
    assert [s.controller(name) for name in ("Wolf", "Fox")] == ["B", "B"]
    assert [s.marked(name) for name in ("Wolf", "Fox")] == [True, False]


@rule("ARC-STATE-12")
def test_the_check_is_repeated_until_nothing_changes() -> None:
    s = scene(
        """
        A: hand: Bolt; attached: Prop on Wolf
        B: army: Elder, Wolf 1/1 hurt 2, Ox 1/2 hurt 2, Bull 1/3 hurt 2
        """,
        cards=CARDS | {"Prop": "enchantment 0: Attach to target creature.\nAll creatures get +0/+1."},
    )
    assert [s.value(name) for name in ("Elder", "Wolf", "Ox", "Bull")] == ["1/2", "2/3", "2/4", "2/5"]
    s.play("Bolt", "target Elder")
    assert s.grave("B") == ["Ox", "Wolf", "Elder"], "each death took from the next what kept it alive"
    assert (s.place("Prop"), s.place("Bull"), s.value("Bull")) == ("A's graveyard", "B's Army", "1/3")


@rule("ARC-STATE-12")
def test_damage_equal_to_def_and_a_def_of_nothing_kill() -> None:
    s = scene("A: hand: Wither, Bolt\nB: army: Wolf 1/3, Fox 1/2, Ox 1/4", cards=CARDS)
    s.play("Wither", "target Fox")
    assert s.place("Fox") == "B's graveyard"
    s.play("Bolt", "target Wolf")
    assert s.place("Wolf") == "B's graveyard"
    s = scene("A: hand: Wither, Bolt\nB: army: Wolf 1/3, Fox 1/2, Ox 1/4", cards=CARDS)
    s.play("Bolt", "target Ox")
    assert s.place("Ox") == "B's Army"
    s.play("Wither", "target Ox")
    assert s.place("Ox") == "B's graveyard"


@rule("ARC-STATE-12", "ARC-WIN-09")
def test_the_check_waits_until_a_card_has_resolved() -> None:
    s = scene("A: hand: Trial\nB: army: Wolf 1/3", cards=CARDS)
    s.play("Trial")
    assert (s.place("Wolf"), s.damage("Wolf")) == ("B's Army", 0)


@rule("ARC-STATE-12")
def test_a_city_without_strength_is_destroyed_and_then_defeat_is_looked_for() -> None:
    s = scene("A: hand: Siege, Siege\nB: city Hill (Body, 8, hurt 1): Wolf; city Mount (Soul, 4)", cards=CARDS)
    s.play("Siege", "target Mount")
    assert (s.place("Mount"), s.over) == ("B's graveyard", False)
    s.play("Siege", "target Hill")
    assert (s.place("Hill"), s.damage("Hill"), s.over) == ("B's Kingdom", 5, False)
    s = scene("A: hand: Siege\nB: city Hill (Body, 8, hurt 4): Wolf", cards=CARDS)
    s.play("Siege", "target Hill")
    assert (s.over, s.winner, s.out("B"), s.place("Hill")) == (True, "A", "ARC-WIN-05", "B's graveyard")


@rule("ARC-STATE-EX1")
def test_an_event_that_waits_is_not_counted_among_the_cards_in_play() -> None:
    s = scene("A: hand: Blaze\nB: army: Hearth, Ox 1/4; hand: Scald", cards=CARDS)
    s.choose("play Blaze", "play Scald", "target Ox")
    assert (s.damage("Ox"), s.points("A")) == (1, 17)


@rule("ARC-STATE-EX1")
def test_an_event_that_waits_is_not_hit_by_what_hits_cards_in_play() -> None:
    s = scene("A: hand: Blaze\nB: army: Hearth; hand: Quench", cards=CARDS)
    s.choose("play Blaze", "play Quench")
    assert (s.hand("B"), s.hand("A"), s.grave("A"), s.points("A")) == (["Hearth"], [], ["Blaze"], 17)


@rule("ARC-STATE-11")
def test_a_taken_resident_goes_to_no_city_but_one_of_its_new_controller() -> None:
    s = scene(
        "A: hand: Lure; city Fen (Body, 8); city Hill (Mind, 8)\nB: city Mount (Body, 8): Owl; city Reedmere (Mind, 8)",
        cards={"Lure": "event 0: Gain control of target creature."},
    )
    s.choose("play Lure")
    assert s.options() == ["place in Fen", "place in Hill"]
    s.refused("place in Reedmere", "ARC-STATE-11")
    s.choose("place in Hill")
    assert (s.place("Owl"), s.controller("Owl")) == ("Hill", "A")
