"""ORC-QUEST: who controls the creature of a Confrontation."""

from scenes.orc import rule, scene

BEAST = "quest (Confrontation) 3/5: Hit points: 5. Victory Points: 2."


@rule("ORC-QUEST-44", "ORC-QUEST-56")
def test_nobody_controls_it_outside_a_fight_and_in_a_fight_its_player_does() -> None:
    crowd = {
        "Beast": BEAST,
        "Crowd": "creature 0/9: This creature gets +1/0 for each creature you control in all zones.",
    }
    crowd["Wait"] = "event: Gain 1 influence."
    s = scene("A: quests: Beast; offensive: Ox 5/5, Crowd; hand: 1\nB: defensive: Crowd; hand: Wait", cards=crowd)
    assert (s.value("Crowd"), s.value("Crowd (2)")) == ("2/9", "1/9")
    s.choose("accept Beast")
    s.to("Move or Attack")
    s.choose("attack Beast", "send Ox", *["done"] * ("done" in s.options()))
    assert (s.value("Crowd"), s.value("Crowd (2)")) == ("2/9", "2/9")
