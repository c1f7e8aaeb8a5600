"""Words of SLOT that could be taken by the letter and are meant otherwise: in front, only, goes to the twilight, survives."""

from scenes.slot import Scene, rule, scene

FAR = "back: -, -, -, Page"


def on(text: str, setting: str, **cards: str) -> Scene:
    """A table with a card that says this."""
    return scene(
        setting, cards={"Warden": f"close 2 ranged 1 def 3 life 3: {text}", "Ox": "close 1 def 1 life 9", **cards}
    )


@rule("SLOT-ARMY-05")
def test_a_creature_that_is_in_front_is_in_the_front_row() -> None:
    for text in ("While in front, this creature has +1 DEF.", "In front, this creature has +1 DEF."):
        s = on(text, f"A: front: Warden; back: Warden\nB: {FAR}")
        assert (s.value("A F1", "DEF"), s.value("A B1", "DEF")) == (4, 3)


@rule("SLOT-ATK-01")
def test_who_may_only_be_attacked_if_it_is_unmarked_keeps_nobody_from_other_targets() -> None:
    text = "Enemy creatures may only attack this creature if it is unmarked."
    s = on(text, f"A: front: -, Ox; {FAR}\nB: front: Warden marked, Ox; {FAR}")
    assert "attack Ox F2 with Ox F2, close" in s.options()
    assert "attack Warden F1 with Ox F2, close" not in s.options()
    s = on(text, f"A: front: -, Ox; {FAR}\nB: front: Warden, Ox; {FAR}")
    assert {"attack Ox F2 with Ox F2, close", "attack Warden F1 with Ox F2, close"} <= set(s.options())


@rule("SLOT-TWI-09")
def test_a_creature_of_the_graveyard_goes_to_the_twilight_at_once() -> None:
    text = "[ ] Call - A creature in your graveyard goes to your twilight."
    s = on(text, f"A: front: Warden; {FAR}; grave: Ox\nB: {FAR}\nstep: Abilities")
    s.choose("use Warden F1")
    assert (s.grave("A"), s.twilight("A")) == ([], ["Ox"])


@rule("SLOT-TWI-02")
def test_it_is_heard_that_a_creature_goes_to_the_twilight_and_not_to_the_graveyard() -> None:
    text = "When an enemy creature goes to the twilight, you get 1 AP."
    s = on(text, f"A: front: Warden; {FAR}\nB: front: Page; {FAR}\nstep: Action, ap 2")
    s.choose("attack Page F1 with Warden F1, close")
    assert s.ap == 2
    s = on(text, f"A: front: Ox; {FAR}\nB: front: Warden, Ox; {FAR}\nstep: Action, ap 2")
    s.choose("attack Warden F1 with Ox F1, close")
    assert s.ap == 1


@rule("SLOT-RESOLVE-11")
def test_of_whom_it_is_told_that_it_survives_that_one_is_marked() -> None:
    text = "This creature isn't marked for attacking. When this creature hits an enemy creature and it survives, it is marked."
    s = on(text, f"A: front: Warden; {FAR}\nB: front: Ox; {FAR}")
    s.choose("attack Ox F1 with Warden F1, close")
    assert ("Ox is marked" in s.log(), "Warden is marked" in s.log()) == (True, False)


@rule("SLOT-ABIL-22")
def test_what_is_used_only_in_battle_is_used_by_whoever_does_not_fight_too() -> None:
    text = "[ ]: Target ally gets +1 DEF until end of turn. Use only in battle."
    s = on(text, f"A: front: Ox; {FAR}\nB: front: Ox; back: Warden, -, -, Page")
    s.choose("attack Ox F1 with Ox F1, close")
    assert (s.asked, "use Warden B1" in s.options()) == ("B", True)
    assert "use Warden B1" not in on(text, f"A: front: Ox; back: Warden, -, -, Page\nB: {FAR}").options()


@rule("SLOT-ABIL-27")
def test_who_stands_behind_it_stands_behind_the_target_that_was_named_last() -> None:
    text = "[Hook] - If the attack succeeds, swap the target with the creature behind it."
    s = on(
        text,
        "A: front: Warden; back: Page, -, -, Page\nB: front: Ox; back: Elk, -, -, Page",
        Elk="close 1 def 1 life 9",
    )
    s.choose("attack Ox F1 with Warden F1, ranged")
    assert (s.who("B F1"), s.who("B B1"), s.who("A B1")) == ("Elk", "Ox", "Page")


@rule("SLOT-SHAPE-06", "SLOT-CARD-07")
def test_another_of_them_is_another_one_than_each_of_whom_it_is_said() -> None:
    wolves = {
        "Warden": "(Wolf) close 2 def 1 life 1: Wolves adjacent to another Wolf have +1 close.",
        "Ox": "close 1 def 1 life 1",
    }
    s = scene(f"A: front: Warden, Wolf, Ox; {FAR}\nB: {FAR}", cards={**wolves, "Wolf": "close 2 def 1 life 1"})
    assert [s.value(f"A {slot}", "close") for slot in ("F1", "F2", "F3")] == [3, 3, 1]
    text = "Wolves in the same column as another Wolf have +1 close."
    wolves["Warden"] = f"(Wolf) close 2 def 1 life 1: {text}"
    s = scene(
        f"A: front: Warden, Wolf; back: -, Wolf, -, Page\nB: {FAR}", cards={**wolves, "Wolf": "close 2 def 1 life 1"}
    )
    assert [s.value(f"A {slot}", "close") for slot in ("F1", "F2", "B2")] == [2, 3, 3]
