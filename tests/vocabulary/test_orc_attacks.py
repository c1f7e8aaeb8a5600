"""Attacks as texts speak of them: who is attacked, who attacks alone, who has not attacked, and what an attack costs."""

from scenes.orc import Scene, rule, scene

CARDS = {
    "Parry": "event 0: Play only while you are being attacked. Gain 1 influence.",
    "Rally": "event 0: Play only during an attack of yours. Gain 1 influence.",
    "Late": "event 0: Play only after defenders have been declared. Gain 1 influence.",
    "Early": "event 0: Play only before defenders are declared. Gain 1 influence.",
    "Loner": "creature 1 1/1: This creature gets +2/+0 while it attacks alone.",
    "Idler": "creature 1 1/1: At the end of each of your turns in which you didn't attack, gain 1 influence.",
    "Curse": "enchantment 0: Attach to a player. "
    "At the end of each of his turns in which he has not attacked, he loses 2 influence.",
    "Thief": "creature 1 1/1: Whenever this creature's attack costs an opponent influence, gain 1 influence.",
    "Scholar": "creature 1 1/1: Whenever you draw a second card in your Draw phase, gain 1 influence.",
    "Miser": "creature 1 1/1: Opponents can't draw a second card in their Draw phase.",
    "Mobbed": "creature 4/6: While this creature is defended against by two or more creatures, it gets +3/0.",
    "Dueller": "creature 4/6: While this creature is defended against by only one creature, it gets +1/0.",
    "Muse": "creature 1 1/1: You may draw up to three cards in your Draw phase.",
}


def attacked(text: str) -> Scene:
    s = scene(text + "\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B")
    return s


@rule("ORC-COMBAT-15", "ORC-COMBAT-23")
def test_events_wait_for_their_part_of_an_attack() -> None:
    s = attacked(
        "A: offensive: Wolf 2/2, Fox 1/1 marked; hand: Rally, Parry\nB: defensive: Ox 1/5; hand: Parry, Late, Early"
    )
    assert s.asked == "B"
    assert {"play Parry", "play Early"} == {label for label in s.options() if label.startswith("play")}
    s.choose("pass")
    assert {label for label in s.options() if label.startswith("play")} == {"play Rally"}
    s.choose("pass", "block Wolf with Ox")
    assert {"play Parry", "play Late"} == {label for label in s.options() if label.startswith("play")}


@rule("ORC-COMBAT-09")
def test_one_is_stronger_while_it_attacks_alone() -> None:
    s = scene("A: offensive: Loner, Wolf 1/1\nB: 20 influence\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B")
    alone = s.fork()
    alone.choose("send Loner", "done")
    assert alone.influence("B") == 17
    s.choose("send Loner", "send Wolf", "fight Loner")
    assert s.influence("B") == 18


def after(text: str, attack: bool) -> Scene:
    """The scene in the next turn of B, where A has attacked or not."""
    s = scene(text + "\nB: 20 influence\nphase: Move or Attack", cards=CARDS)
    if attack:
        s.choose("attack B")
    s.to("Draw", "B")
    return s


@rule("ORC-TURN-29")
def test_a_turn_without_an_attack_is_told_from_others() -> None:
    board = "A: offensive: Wolf 1/1 ; defensive: Idler; attached: Curse on A in the Defensive"
    assert after(board, False).influence("A") == 19
    assert after(board, True).influence("A") == 20


@rule("ORC-COMBAT-22")
def test_an_attack_that_is_let_through_costs_influence() -> None:
    s = scene("A: offensive: Thief\nB: 20 influence\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B")
    s.all_pass()
    assert (s.influence("A"), s.influence("B")) == (21, 19)


def drawing(text: str, *choices: str) -> Scene:
    s = scene(text + "\nphase: Upkeep", cards=CARDS)
    s.to("Draw")
    s.choose(*choices)
    return s


@rule("ORC-TURN-15", "ORC-TURN-16")
def test_the_second_card_is_heard_barred_and_followed_by_a_third() -> None:
    assert drawing("A: defensive: Scholar; deck: 5", "yes").influence("A") == 21
    assert drawing("A: defensive: Scholar; deck: 5", "no").influence("A") == 20
    s = scene("A: deck: 5\nB: defensive: Miser\nphase: Upkeep", cards=CARDS)
    s.to("Play")
    assert s.log().count("A draws Spare") == 1
    s = drawing("A: defensive: Muse; deck: 5", "yes")
    assert "yes" in s.options()


@rule("ORC-COMBAT-20", "ORC-COMBAT-21")
def test_an_attacker_gets_something_by_how_many_defend_against_it() -> None:
    for defenders, mobbed, dueller in ((("Ox",), "4/6", "5/6"), (("Ox", "Elk"), "7/6", "4/6")):
        for name, value in (("Mobbed", mobbed), ("Dueller", dueller)):
            s = scene(
                f"A: offensive: {name}\nB: defensive: Ox 1/9, Elk 1/9; hand: Late\nphase: Move or Attack", cards=CARDS
            )
            s.choose("attack B")
            assert s.value(name) == "4/6", "nobody defends yet"
            while not any(label.startswith("block") for label in s.options()):
                s.choose(s.way_on())
            s.choose(*(f"block {name} with {each}" for each in defenders))
            if "done" in s.options():
                s.choose("done")
            assert s.value(name) == value
