"""Active quests that are counted and compared, and who loses influence when somebody is attacked, in games of ORC."""

import pytest

from scenes.orc import scene

CARDS = {
    "Feast": "quest (Assignment): Play an Event. Victory Points: 2.",
    "Raid": "quest (Assignment): Attack twice. Victory Points: 1.",
    "Tithe": "event 0: Gain 2 influence for each active quest you have.",
    "Bard": "creature 1 1/1: This creature gets +1/+1 as long as you have more active quests than each opponent.",
    "Tyrant": "creature 1 2/2: When you attack an opponent, he loses 1 influence.",
    "Warlord": "creature 1 2/2: Whenever you attack an opponent with two or more creatures, he loses 3 influence.",
}


@pytest.mark.parametrize("accepts", [False, True])
def test_active_quests_are_counted(accepts: bool) -> None:
    s = scene(
        "A: offensive: Bard; hand: Tithe; quests: Raid; chapter: Feast\nB: quests: Feast; chapter: Raid", cards=CARDS
    )
    before = s.points("A")
    assert s.value("Bard") == "1/1"
    if accepts:
        s.choose("accept Raid")
        assert s.value("Bard") == "2/2"
    s.choose("play Tithe")
    s.choose(*[label for label in s.options() if label == "in the Offensive"][:1])
    s.all_pass()
    assert s.points("A") - before == (2 if accepts else 0)


@pytest.mark.parametrize(("sent", "lost"), [(("send Ox",), 1), (("send Ox", "send Cow"), 4)])
def test_who_is_attacked_loses_influence(sent: tuple[str, ...], lost: int) -> None:
    s = scene("A: offensive: Ox 1/1, Cow 1/1, Tyrant marked, Warlord marked\nB: defensive: Hen 1/9\nphase: Move or Attack",
              cards=CARDS)  # fmt: skip
    before = s.points("A"), s.points("B")
    s.choose("attack B", *sent)
    if len(sent) == 1:
        s.choose("done")
    else:
        s.choose("trigger of Tyrant")
    assert (s.points("A"), s.points("B")) == (before[0], before[1] - lost)
