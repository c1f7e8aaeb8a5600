"""ORC-QUEST: what is done by Events and Magic, with dropped pieces, and in turns of others, as quests ask for it."""

import pytest

from scenes.orc import Scene, rule, scene

BOLT = "event: Deal 3 damage to target creature."
HYMN = "event: Gain 1 influence."


def on_quest(text: str, rest: str, **cards: str) -> Scene:
    cards["Errand"] = f"quest (Assignment): {text} Victory Points: 2."
    s = scene(f"A: quests: Errand; {rest}", cards=cards)
    s.choose("accept Errand")
    if s.asked == "B":
        s.choose("pass")
    return s


@rule("ORC-QUEST-20", "ORC-DEATH-11")
@pytest.mark.parametrize(("text", "done"), [
    ("Kill two enemy creatures with Events.", 1),
    ("Kill two creatures by Events or Magic.", 1),
    ("Kill two enemy creatures with Magic.", 0),
    ("Kill two creatures with creatures you control.", 0),
])  # fmt: skip
def test_an_event_kills_by_its_damage_and_a_creature_by_an_ability_of_its_own(text: str, done: int) -> None:
    s = on_quest(text, "hand: Bolt; offensive: Ox 3/3\nB: hand: 1; defensive: Imp 1/2, Elf 1/2", Bolt=BOLT)
    s.play("Bolt", "Imp")
    s.all_pass()
    assert (s.place("Imp"), s.progress("A", "Errand")) == ("B's graveyard", f"{done} of 2 done")


@rule("ORC-QUEST-20")
def test_an_event_of_the_opponent_kills_for_him() -> None:
    s = on_quest(
        "Kill two creatures with Events.", "hand: 1; offensive: Ox 3/3\nB: hand: Bolt; defensive: Imp 1/2", Bolt=BOLT
    )
    s.to("Play", "B")
    s.play("Bolt", "Ox")
    s.all_pass()
    assert s.progress("A", "Errand") == "0 of 2 done"


@rule("ORC-QUEST-20", "ORC-EQUIP-22")
def test_pieces_are_picked_up_by_creatures_of_yours() -> None:
    s = on_quest("Pick up two dropped pieces of Equipment.", "hand: 1; offensive: Ox 3/3, Fox 1/1, Sword, Mace\nB: hand: 1",
                 Sword="equipment 1: Equipped creature gets +1/+0.",
                 Mace="equipment 1: Equipped creature gets +1/+0.")  # fmt: skip
    s.choose("Ox picks up Sword")
    s.all_pass()
    assert s.progress("A", "Errand") == "1 of 2 done"
    s.choose("Fox picks up Mace")
    assert s.victory("A") == 2


@rule("ORC-QUEST-20", "ORC-EVENT-02")
@pytest.mark.parametrize(("text", "progress"), [
    ("Play three Events during opponents' turns.", "2 of 3 done"),
    ("Play three Events in an opponent's turn.", "1 of 3 done"),
    ("Three times, play an Event.", "3 of 3 done"),
])  # fmt: skip
def test_what_is_done_in_turns_of_others_in_one_or_in_several(text: str, progress: str) -> None:
    s = on_quest(text, "hand: 3 Hymn; deck: 9\nB: hand: 3 Rest; deck: 9", Hymn=HYMN, Rest=HYMN)
    s.play("Hymn", "in the Offensive")
    s.all_pass()
    for _ in range(2):
        s.to("Play", "B")
        s.choose("play Rest", "in the Offensive", "play Hymn", "in the Offensive")
        s.all_pass()
        if s.victory("A") == 0:
            s.to("Play", "A")
    assert s.victory("A") == 2 if progress == "3 of 3 done" else s.progress("A", "Errand") == progress
