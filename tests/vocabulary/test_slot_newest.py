"""What the fourteenth day brought to SLOT: slots of either army, kills of players, what a card is worth in the twilight."""

from __future__ import annotations

from scenes.slot import Scene, scene

FAR = "back: -, -, -, Page"


def on(text: str, setting: str, **cards: str) -> Scene:
    """A table with cards that say this."""
    return scene(
        setting, cards={"Warden": f"close 2 ranged 1 def 3 life 3: {text}", "Ox": "close 1 def 1 life 9", **cards}
    )


def test_a_column_is_that_of_ones_own_army_unless_the_enemys_is_meant() -> None:
    text = "While both slots of its column are filled, this creature gets DEF +1."
    assert on(text, f"A: front: Warden; back: Ox, -, -, Page\nB: {FAR}").value("A F1", "DEF") == 4
    assert on(text, f"A: front: Warden; {FAR}\nB: front: Ox; back: Ox, -, -, Page").value("A F1", "DEF") == 3
    text = "While both enemy slots of its column are empty, this creature gets close +2."
    assert on(text, f"A: front: Warden; {FAR}\nB: front: -, Ox; {FAR}").value("A F1", "close") == 4
    assert on(text, f"A: front: Warden; {FAR}\nB: back: Ox, -, -, Page").value("A F1", "close") == 2
    text = "The creature in the enemy front slot of this creature's column gets -1 DEF."
    s = on(text, f"A: back: Warden, -, -, Page\nB: front: Ox, Ox; {FAR}")
    assert (s.value("B F1", "DEF"), s.value("B F2", "DEF")) == (0, 1)


def test_who_kills_is_a_player_by_attack_strike_back_and_ability() -> None:
    text = "When an opponent kills this creature, he gains 1 victory point."
    cast = {
        "Warden": f"def 1 life 1: {text}", "Axe": "close 9 def 9 life 9",
        "Saint": "def 1 life 1: [ ] - Deal 1 damage to target creature.",
        "Witch": "def 1 life 1: [ ] - Kill target creature.",
    }  # fmt: skip
    s = scene(f"A: front: Axe; {FAR}\nB: front: Warden, Ann, -, -; back: Ann, Ann, -, Page", cards=cast)
    s.choose("attack Warden F1 with Axe F1, close")
    s.decline()
    assert (s.points("A"), s.points("B")) == (1, 0)
    for killer in ("Saint", "Witch"):
        s = scene(
            f"A: front: {killer}; {FAR}\nB: front: Warden, Ann; back: Ann, Ann, -, Page\nstep: Abilities", cards=cast
        )
        s.choose(f"use {killer} F1", "target Warden F1")
        assert s.points("A") == 1, killer
        s = scene(
            f"A: front: {killer}, Warden; back: Ann, Ann, -, Page\nB: front: Ann; {FAR}\nstep: Abilities", cards=cast
        )
        s.choose(f"use {killer} F1", "target Warden F2")
        assert (s.points("A"), s.points("B")) == (0, 0), "one's own hand is no opponent's"


def test_out_of_the_twilight_it_is_worth_more_and_tells_of_it() -> None:
    text = "Spent out of your twilight, this creature is worth 2 gold.\n"
    text += "When this creature is spent from your twilight, you gain 1 victory point."
    cast = {"Corpse": f"cost 1 def 1 life 1: {text}", "Two": "cost 2 def 1 life 1", "One": "cost 1 def 1 life 1"}
    s = scene(f"A: {FAR} marked; twilight: Corpse; deck: Two, One\nB: {FAR}\nstep: Recruit", cards=cast)
    assert [o for o in s.options() if o.startswith("recruit")] == ["recruit Two"]
    s.choose("recruit Two", "place Two in F1")
    assert (s.grave("A"), s.twilight("A"), s.points("A")) == (["Corpse"], [], 1)
    s = scene(f"A: front: Corpse; {FAR} marked; deck: Two, One\nB: {FAR}\nstep: Recruit", cards=cast)
    assert [o for o in s.options() if o.startswith("recruit")] == ["recruit One"], "in play it is worth 1"


def test_a_pair_of_the_enemys_front_row_is_chosen() -> None:
    text = "[ ]: Choose a pair in the enemy front row. Each creature there loses 1 life."
    s = on(text, f"A: front: Warden; {FAR}\nB: front: Ox, Ox, Ox; back: Ox, -, -, Page\nstep: Abilities")
    s.choose("use Warden F1")
    assert s.options() == ["choose the pair F1 F2", "choose the pair F2 F3", "choose the pair F3 F4"]
    s.choose("choose the pair F2 F3")
    assert [s.tokens(f"B {slot}") for slot in ("F1", "F2", "F3", "B1")] == [0, 1, 1, 0]
