"""Who goes where by an effect, what an attack comes to, and what keeps players from victory points."""

import pytest

from scenes.arc import scene as arc_scene
from scenes.ava import rule, scene

ATTACK = "A: army: Ram 2/9, Hag 3/9\nB: army: Ox 1/9, Elk 1/9; hand: Spell\nphase: Attack"


@pytest.mark.parametrize(("creature", "choices", "place"), [("Wolf", ["pick Elm"], "Elm"), ("Hen", [], "A's Army")])
def test_it_goes_from_the_army_into_a_city_or_from_a_city_into_the_army(
    creature: str, choices: list[str], place: str
) -> None:
    text = "Put target creature you control from your army into one of your cities, or from a city into your army."
    table = "A: army: Wolf 1/1; city Elm (Mind, 8): Hen 1/1; city Oak (Body, 8); hand: Horn\nB:\nphase: Play"
    s = scene(table, cards={"Horn": f"event 0: {text}"})
    s.choose("play Horn", f"target {creature}")
    s.settle()
    if choices:
        s.choose(*choices)
    assert s.place(creature) == place


def test_creatures_go_among_army_and_cities_one_after_the_other() -> None:
    text = "Shift any number of your creatures among your army and your cities."
    table = "A: army: Wolf 1/1; city Elm (Mind, 8): Hen 1/1; city Oak (Body, 8); hand: Horn\nB:\nphase: Play"
    s = scene(table, cards={"Horn": f"magic 0: {text}"})
    s.choose("play Horn")
    s.settle()
    s.choose("pick Wolf", "pick Hen")
    s.choose("pick Oak", "pick Oak")
    assert (s.place("Wolf"), s.place("Hen")) == ("Oak", "Oak")


@pytest.mark.parametrize(("home", "place"), [("army: Mare", "A's Army"), ("city Elm (Mind, 8): Mare", "Elm")])
def test_a_card_comes_into_play_beside_another_one(home: str, place: str) -> None:
    cards = {"Mare": "creature 1 1/1: (M): Put a creature card from your hand into play beside this creature."}
    s = scene(f"A: {home}; city Oak (Body, 8); hand: Colt 1/1\nB:\nphase: Play", cards=cards)
    s.choose("use Mare")
    s.settle()
    assert s.place("Colt") == place


def test_the_attack_ends() -> None:
    s = arc_scene(ATTACK, cards={"Spell": "event 0: The attack ends."})
    s.choose("attack B's army", "send Ram", "send Hag", "play Spell")
    s.to("Second Play")
    assert s.points("B") == arc_scene(ATTACK).points("B")


def test_one_of_the_attackers_fights_next() -> None:
    s = arc_scene(ATTACK, cards={"Spell": "event 0: Choose which of the remaining attackers has its combat next."})
    s.choose("attack B's army", "send Ram", "send Hag", "play Spell")
    s.settle()
    s.choose("pick Hag")
    assert [s.names[int(a)] for a in s.table.attackers] == ["Hag", "Ram"]


def test_two_defenders_exchange_their_attackers() -> None:
    s = arc_scene(ATTACK, cards={"Spell": "event 0: Two target defenders exchange their attackers."})
    s.choose("attack B's army", "send Ram", "send Hag", "block Ram with Ox", "block Hag with Elk")
    while "play Spell" not in s.options():
        s.choose(s.way_on())
    s.choose("play Spell", "target Ox")
    assert [int(s.table.harm[s.card(name)]) for name in ("Ox", "Elk")] == [3, 2]


def test_it_deals_no_damage_if_its_player_lets_it() -> None:
    cards = {
        "Spy": "creature 1 2/2: Whenever this creature attacks, you may let it deal no damage. If you do, draw a card."
    }
    s = scene("A: army: Spy; deck: Wolf\nB:\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Spy", "done")
    while "yes" not in s.options() or s.asked != "A":
        s.choose(s.way_on())
    s.choose("yes")
    while s.phase == "Attack":
        s.choose("no" if "no" in s.options() else s.way_on())
    assert (s.victory("A"), s.place("Wolf")) == (0, "A's hand")


@rule("AVA-CONFLICT-02")
def test_who_can_gain_no_vp_gains_none_by_texts_and_attacks() -> None:
    cards = {"Fog": "creature 1 0/1: Opponents gain no VP.", "Cup": "magic 0: Gain 2 VP."}
    s = scene("A: army: Wolf 2/2; hand: Cup\nB: army: Fog marked\nphase: Play", cards=cards)
    s.choose("play Cup")
    s.settle()
    assert s.victory("A") == 0


@pytest.mark.parametrize(("state", "value"), [("", "2/2"), (" marked", "4/2")])
def test_what_is_additional_holds_under_a_condition_and_the_rest_always(state: str, value: str) -> None:
    cards = {"Ram": "creature 1 1/1: This creature gets +1/+1, and an additional +2/+0 while it is marked."}
    s = scene(f"A: army: Ram{state}\nB:\nphase: Play", cards=cards)
    assert s.value("Ram") == value
