"""Into which city somebody is put: its controller says so, or you do; and whom an attack costs points."""

import pytest

from scenes.arc import rule, scene


@rule("ARC-MOVE-08")
@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Put target attacking creature into a city of its controller's choice.", "A"),
        ("Put target attacking creature into a city its controller chooses among his own.", "A"),
        ("Put target attacking creature into a city of its controller. Its controller chooses which.", "A"),
        ("Put target attacking creature into a city of its controller. You choose which.", "B"),
        ("Put target attacking creature into a city its controller controls.", "B"),
    ],
)
def test_who_says_into_which_city_it_goes(text: str, who: str) -> None:
    setting = (
        "A: city Oak (Body, 8); city Elm (Body, 8); army: Ram 2/2\nB: 9 points; army: Ox 1/1; hand: Home\nphase: Attack"
    )
    s = scene(setting, cards={"Home": f"event 0: {text}"})
    s.choose("attack B's army")
    s.settle()
    s.choose("play Home")
    s.settle()
    s.all_pass()
    assert s.asked == who
    s.choose("Elm")
    s.settle()
    assert s.place("Ram") == "Elm"
    s.to("Tactics", "B")
    assert s.points("B") == 9


@rule("ARC-COMBAT-16")
@pytest.mark.parametrize(
    "text",
    [
        "Whenever an opponent loses VP to an attack of Ram, he also discards a card from his hand.",
        "Whenever Ram makes an opponent lose VP in combat, that opponent discards a card.",
        "Whenever its attack costs an opponent VP, that opponent discards a card.",
    ],
)
def test_who_loses_points_by_its_attack_discards(text: str) -> None:
    for army, left in (("", 0), ("army: Ox 1/5; ", 1)):
        s = scene(f"A: army: Ram\nB: 9 points; {army}hand: Coin\nphase: Attack",
                  cards={"Ram": f"creature 1 2/6: {text}", "Coin": "event 9"})  # fmt: skip
        s.choose("attack B's army")
        s.settle()
        if army:
            s.choose("block Ram with Ox")
        s.to("Tactics", "B")
        assert s.place("Coin") == ("B's hand" if left else "B's graveyard")
