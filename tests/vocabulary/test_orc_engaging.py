"""Texts of ORC that change who fights whom in the midst of an attack."""

from scenes.orc import Scene, rule, scene

CARDS = {
    "Feint": "event 0: Target defender defends against another attacker instead.",
    "Swap": "event 0: Exchange two target defenders.",
    "Relief": "event 0: Target creature in your Defensive takes the place of target defender you control in combat.",
}


def defended(event: str, *blocks: str) -> Scene:
    """Two attack B, whose creatures defend; he has an event to play."""
    s = scene(f"A: offensive: Ox 3/3, Elk 1/1\nB: hand: {event}; defensive: Cow 1/4, Hen 1/1, Ram 2/2", cards=CARDS)
    s.to("Move or Attack")
    s.choose("attack B", "send Ox", "send Elk", *blocks, "done")
    while f"play {event}" not in s.options():
        s.choose(s.way_on())
    return s


@rule("ORC-COMBAT-20")
def test_a_defender_goes_over_to_another_attacker_and_the_one_it_leaves_is_not_undefended() -> None:
    s = defended("Feint", "block Ox with Hen")
    s.choose("play Feint")
    s.all_pass()
    assert (s.place("Elk"), s.place("Hen"), s.influence("B")) == ("A's graveyard", "B's graveyard", 20)


@rule("ORC-COMBAT-20")
def test_two_defenders_exchange_their_attackers() -> None:
    s = defended("Swap", "block Ox with Cow", "block Elk with Hen")
    s.choose("play Swap", "target Cow")
    s.all_pass()
    assert [s.place(name) for name in ("Elk", "Hen", "Ox", "Cow")] == [
        "A's graveyard", "B's graveyard", "A's Offensive", "B's Defensive"
    ]  # fmt: skip


@rule("ORC-COMBAT-20")
def test_one_defends_in_the_place_of_another() -> None:
    s = defended("Relief", "block Ox with Hen")
    s.choose("play Relief", "target Cow")
    s.all_pass()
    assert (s.place("Hen"), s.place("Cow")) == ("B's Defensive", "B's Defensive")


@rule("ORC-CONFLICT-01")
def test_who_is_challenged_defends_against_the_challenger_and_nobody_else() -> None:
    cards = {
        "Rival": "creature 2/2: When this creature attacks, choose a creature in the defending player's Defensive. If that "
        "creature is able to defend, it must defend against this creature."
    }
    s = scene("A: offensive: Rival, Elk 1/1\nB: hand: 1; defensive: Cow 1/4, Hen 1/1", cards=cards)
    s.to("Move or Attack")
    s.choose("attack B", "send Rival", "send Elk", "pick Cow")
    assert s.options() == ["done", "block Rival with Hen", "block Elk with Hen"]
    s.choose("done")
    s.to("Second Play")
    assert s.influence("B") == 19
