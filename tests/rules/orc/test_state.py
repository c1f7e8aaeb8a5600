"""ORC-STATE: what is in play, what is not, and what is gone."""

from scenes.orc import rule, scene

CARDS = {
    "Feast": "event: Draw a card.",
    "Sword": "equipment: Equipped creature gets +1/+0.",
    "Curse": "enchantment: Attach to target creature. That creature gets -1/-0.",
    "Banner": "creature 1/1: All other creatures get +1/+1.",
    "Recall": "event: Return target creature to its owner's hand.",
    "Banish": "event: Remove target creature from the game.",
    "Quest for All": "event: Search your deck for a card and put it into your hand.",
    "Dig": "event: Return target creature card from your graveyard to your hand.",
    "Blessing": "event: Put a +2/+2 counter on target creature.",
    "Herald": "creature 0 1/1: When this creature enters play, draw a card.",
    "Trumpet": "creature 1/1: Whenever a creature comes into play, gain 1 influence.",
    "Steal": "event: Gain control of target creature.",
    "Road": "quest", "Path": "quest",
}  # fmt: skip


@rule("ORC-STATE-01", "ORC-STATE-03")
def test_permanents_stay_in_play() -> None:
    s = scene("A: hand: Sword, Curse, Herald; offensive: Wolf 2/2\nB:", cards=CARDS)
    s.play("Sword")
    s.play("Curse")
    s.to("Entrance")
    s.choose("play Herald", "in the Defensive")
    assert (s.place("Sword"), s.place("Curse"), s.place("Herald")) == ("on Wolf", "on Wolf", "A's Defensive")
    assert all(s.table.in_play(s.card(name)) for name in ("Sword", "Curse", "Herald", "Wolf"))


@rule("ORC-STATE-02")
def test_what_cannot_be_paid_for_does_not_enter_play() -> None:
    s = scene(
        "A: hand: Wolf, Page; resources: 2\nB:\nphase: Entrance",
        cards={"Wolf": "creature 3 2/2", "Page": "creature 0 1/1"},
    )
    s.refused("play Wolf", "ORC-GOLD-20")


@rule("ORC-STATE-04")
def test_one_shot_cards_go_to_the_graveyard_when_they_have_resolved() -> None:
    s = scene("A: hand: Feast\nB: hand: Feast", cards=CARDS)
    s.choose("play Feast", "in the Offensive")
    assert s.place("Feast") == "the chain"
    s.choose("pass")
    assert s.place("Feast") == "A's graveyard"


@rule("ORC-STATE-05", "ORC-STATE-06")
def test_cards_that_are_not_in_play_have_no_effects() -> None:
    s = scene("A: hand: Banner; grave: Banner; deck: 3 Banner; offensive: Wolf 2/2\nB: removed: Banner", cards=CARDS)
    assert s.value("Wolf") == "2/2"
    assert not any(s.table.in_play(s.card(name)) for name in ("Banner", "Banner (2)", "Banner (3)"))
    s = scene("A: offensive: Banner, Wolf 2/2\nB:", cards=CARDS)
    assert s.value("Wolf") == "3/3"


@rule("ORC-STATE-06")
def test_only_what_is_in_the_hand_is_played() -> None:
    cards = dict.fromkeys(("Ash", "Birch", "Cedar", "Dill"), "event: Gain 1 influence.")
    s = scene("A: hand: Ash, 1; grave: Birch; resources: Cedar; removed: Dill\nB: hand: 1", cards=cards)
    for name in ("Birch", "Cedar", "Dill"):
        s.refused(f"play {name}", "ORC-STATE-06")
    assert "play Ash" in s.options()


@rule("ORC-STATE-07", "ORC-STATE-09")
def test_what_is_removed_is_found_by_nothing_any_more() -> None:
    s = scene("A: hand: Banish, Quest for All, Dig; offensive: Wolf; deck: 2; grave: Ox\nB:", cards=CARDS)
    s.play("Banish")
    s.choose("play Quest for All", "in the Offensive")
    s.all_pass()
    assert s.options() == ["pick Spare", "pick Spare (2)"]
    s.choose("pick Spare")
    s.play("Dig", "in the Offensive")
    assert (s.place("Wolf"), s.place("Ox")) == ("removed", "A's hand")


@rule("ORC-STATE-10")
def test_open_quests_are_in_play_and_those_below_are_not() -> None:
    s = scene("A: quests: Road; chapter: Path\nB:", cards=CARDS)
    assert (s.table.in_play(s.card("Road")), s.table.in_play(s.card("Path"))) == (True, False)


@rule("ORC-STATE-11")
def test_a_resource_card_has_none_of_its_printed_properties() -> None:
    s = scene("A: hand: Herald; offensive: Trumpet, Wolf 2/2; resources: Banner\nB:", cards=CARDS)
    assert s.value("Wolf") == "2/2"  # the Banner says nothing there
    s.choose("lay Herald")
    assert (s.hand("A"), s.influence("A"), s.gold("A")) == ([], 20, 2)  # no creature has come into play


@rule("ORC-STATE-12")
def test_what_comes_back_begins_afresh() -> None:
    s = scene("A: hand: Blessing, Recall; offensive: Herald marked hurt 0\nB:", cards=CARDS)
    s.play("Blessing")
    assert (s.value("Herald"), s.marked("Herald")) == ("3/3", True)
    s.play("Recall")
    s.to("Entrance")
    s.choose("play Herald", "in the Offensive")
    assert (s.value("Herald"), s.marked("Herald"), s.damage("Herald")) == ("1/1", False, 0)


@rule("ORC-STATE-13")
def test_control_may_change_and_the_owner_never_does() -> None:
    s = scene("A: hand: Steal, Recall; offensive: Ox\nB: offensive: Wolf", cards=CARDS)
    s.play("Steal", "in the Defensive")
    assert (s.controller("Wolf"), s.place("Wolf")) == ("A", "A's Defensive")
    s.play("Recall", "in the Defensive")
    assert s.place("Wolf") == "B's hand"
