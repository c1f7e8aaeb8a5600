"""Gold that texts of SLOT ask for while they are carried out: by one's creatures and twilight, one after the other."""

from vocabulary.slot_field import Field

TEXTS = {
    "Hunter": "[ ] Strike - Kill target enemy creature with level 1.",
    "Relic": "Whenever an enemy creature with level 1 dies, you may pay 1G. If you do, you gain 2 victory points.",
    "Toller": "[ ] An opponent loses 1 victory point unless he pays 2 gold.",
    "Dear": "Abilities of enemy creatures require an additional payment of 1 gold.",
}


def test_who_pays_gold_chooses_with_what() -> None:
    f = Field(
        "F1 Hunter, F2 Relic, F3 Mage, B1 Reed Warden; twilight: Knight", "F1 Bone Guard, F2 Bone Guard", cards=TEXTS
    )
    f.choose("use Hunter", "target Bone Guard F1")
    assert f.options() == ["yes", "no"]
    f.choose("yes")
    assert f.options() == ["give Knight (twilight)", "give Relic F2", "give Mage F3", "give Reed Warden B1"]
    f.choose("give Mage F3")
    points = f.t.points[0]
    g = Field(
        "F1 Hunter, F2 Relic, F3 Mage, B1 Reed Warden; twilight: Knight", "F1 Bone Guard, F2 Bone Guard", cards=TEXTS
    )
    g.choose("use Hunter", "target Bone Guard F1", "no")
    assert (points - g.t.points[0], f.marked("Mage"), f.pile("twilight")) == (2, True, ["Knight"])


def test_who_cannot_pay_is_not_asked() -> None:
    f = Field("F1 Hunter, F2 Relic marked", "F1 Bone Guard, F2 Bone Guard", cards=TEXTS)
    f.choose("use Hunter", "target Bone Guard F1")
    assert "yes" not in f.options()
    assert f.t.points[0] < 3


def test_an_opponent_pays_out_of_his_army_in_my_turn() -> None:
    f = Field("F1 Toller, F2 Reed Warden", "F1 Bone Guard, F2 Mage; twilight: Knight", cards=TEXTS)
    f.t.points[1] = 3
    f.choose("use Toller", "yes")
    assert (f.t.points[1], f.marked("Bone Guard"), f.marked("Mage"), f.pile("twilight", 1)) == (
        3,
        True,
        True,
        ["Knight"],
    )
    g = Field("F1 Toller, F2 Reed Warden", "F1 Bone Guard, F2 Mage marked; twilight: Knight", cards=TEXTS)
    g.t.points[1] = 3
    g.choose("use Toller")
    assert g.t.points[1] == 2, "his twilight pays for nothing in my turn"


def test_an_ability_takes_one_gold_more() -> None:
    f = Field("F1 Hunter, F2 Mage", "F1 Bone Guard, F2 Dear", cards=TEXTS)
    f.choose("use Hunter", "target Bone Guard")
    assert f.marked("Mage")
    g = Field("F1 Hunter, F2 Mage marked", "F1 Bone Guard, F2 Dear", cards=TEXTS)
    assert not any("use Hunter" in option for option in g.options())
