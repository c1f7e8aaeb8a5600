"""Operators over any effects, played out: how long, on what condition, how often, in whatever place of the sentence."""

import pytest

from scenes.arc import Scene, rule, scene
from vocabulary.slot_field import Field


def flies(s: Scene, name: str) -> bool:
    return bool(s.table.traits[s.card(name)] >> s.table.library.traits.index("flying") & 1)


def event(text: str) -> dict[str, str]:
    return {"Deed": f"event 0: {text}"}


@rule("ARC-PLAY-10")
@pytest.mark.parametrize(
    "text",
    [
        "Target creature gets +1/+0 and target Orc gets +2/+0 until your next turn.",
        "Until your next turn, target creature gets +1/+0 and target Orc gets +2/+0.",
    ],
)
def test_a_duration_covers_all_that_is_coordinated(text: str) -> None:
    s = scene("A: hand: Deed; army: Elf 1/9, Orc 1/9; deck: 40\nB: deck: 40", cards=event(text))
    s.play("Deed", "target Elf")
    s.to("Draw", "B")
    assert (s.value("Elf"), s.value("Orc")) == ("2/9", "3/9")
    s.to("Draw", "A")
    assert (s.value("Elf"), s.value("Orc")) == ("1/9", "1/9")


@rule("ARC-PLAY-10")
def test_of_two_durations_each_has_its_own() -> None:
    text = "Target creature gets +1/+0 until end of turn and gets +2/+0 until your next turn."
    s = scene("A: hand: Deed; army: Elf 1/9; deck: 40\nB: deck: 40", cards=event(text))
    s.play("Deed")
    assert s.value("Elf") == "4/9"
    s.to("Draw", "B")
    assert s.value("Elf") == "3/9"


@rule("ARC-PLAY-10")
@pytest.mark.parametrize("army", ["", "army: Elf 1/1; "])
@pytest.mark.parametrize(
    "text",
    [
        "If you control an Elf, gain 1 victory point and draw a card.",
        "Gain 1 victory point and draw a card if you control an Elf.",
        "Gain 1 victory point, then draw a card, if you control an Elf.",
    ],
)
def test_a_condition_covers_all_that_is_coordinated(text: str, army: str) -> None:
    s = scene(f"A: {army}hand: Deed; deck: 9", cards=event(text))
    s.play("Deed")
    assert (s.points("A"), len(s.hand("A"))) == ((16, 1) if army else (15, 0))


@rule("ARC-PLAY-10")
def test_a_condition_in_the_middle_covers_what_follows() -> None:
    s = scene("A: hand: Deed; deck: 9", cards=event("Draw a card and, if you control an Elf, gain 1 victory point."))
    s.play("Deed")
    assert (s.points("A"), len(s.hand("A"))) == (15, 1)


@rule("ARC-PLAY-10")
def test_what_is_done_unless_something_is_so() -> None:
    for text in ("Draw a card unless you control an Elf.", "Unless you control an Elf, draw a card."):
        for army, cards in (("", 1), ("army: Elf 1/1; ", 0)):
            s = scene(f"A: {army}hand: Deed; deck: 9", cards=event(text))
            s.play("Deed")
            assert len(s.hand("A")) == cards


@rule("ARC-PLAY-10")
@pytest.mark.parametrize("turn", ["your", "an opponent's"])
def test_a_time_in_front_is_asked_as_it_is_done(turn: str) -> None:
    s = scene("A: hand: Deed; deck: 9", cards=event(f"Draw a card. During {turn} turn, gain 1 victory point."))
    s.play("Deed")
    assert (len(s.hand("A")), s.points("A")) == (1, 16 if turn == "your" else 15)


@rule("ARC-PLAY-10")
@pytest.mark.parametrize(("elves", "times"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_for_each_two_is_rounded_down(elves: int, times: int) -> None:
    army = "army: " + ", ".join(["Elf 1/1"] * elves) + "; " if elves else ""
    for text in ("Draw a card for every two Elves you control.", "For each two Elves you control, draw a card."):
        s = scene(f"A: {army}hand: Deed; deck: 9", cards=event(text))
        s.play("Deed")
        assert len(s.hand("A")) == times


@rule("ARC-PLAY-10")
@pytest.mark.parametrize(
    "text", ["Mark a creature for each Elf you control.", "For each Elf you control, mark a creature."]
)
def test_for_each_repeats_what_has_no_number(text: str) -> None:
    s = scene("A: hand: Deed; army: Elf 1/1, Elf 1/1\nB: army: Ox, Ram, Cow", cards=event(text))
    s.choose("play Deed")
    s.choose("pick Ox", "pick Cow")
    assert [s.marked(name) for name in ("Ox", "Ram", "Cow")] == [True, False, True]


@rule("ARC-PLAY-10")
def test_what_was_left_out_the_second_time_is_not_done_again() -> None:
    text = "For each Elf you control, put up to one card from your hand on the bottom of your deck."
    s = scene("A: hand: Deed, Mule, Ox; army: Elf 1/1, Elf 1/1", cards=event(text))
    s.choose("play Deed", "pick Mule", "done")
    assert s.hand("A") == ["Ox"]


@rule()
def test_damage_for_each_is_dealt_at_once() -> None:
    text = "Deal 2 damage to target creature for each Elf you control."
    s = scene("A: hand: Deed; army: Elf 1/1, Elf 1/1\nB: army: Ox 1/9", cards=event(text))
    s.play("Deed", "target Ox")
    assert s.damage("Ox") == 4


@rule("ARC-ABIL-12")
@pytest.mark.parametrize(
    "text",
    [
        "While you control an Orc, this creature gets +1/+0 and has flying.",
        "This creature gets +1/+0 and has flying as long as you control an Orc.",
        "Unless you control no Orcs, this creature gets +1/+0 and has flying.",
    ],
)
def test_a_statement_holds_while_its_condition_does(text: str) -> None:
    for army, attack in ((", Orc 1/1", 2), ("", 1)):
        s = scene(f"A: army: Elf{army}", cards={"Elf": f"creature 1 1/1: {text}"})
        assert (s.value("Elf"), flies(s, "Elf")) == (f"{attack}/1", attack == 2)


@rule("ARC-ABIL-12")
def test_a_time_behind_two_statements_covers_both() -> None:
    s = scene(
        "A: army: Elf; deck: 9\nB: deck: 9",
        cards={"Elf": "creature 1 1/1: This creature gets +1/+0 and gets +0/+2 during your turn."},
    )
    assert s.value("Elf") == "2/3"
    s.to("Draw", "B")
    assert s.value("Elf") == "1/1"


REFUSAL = "You may discard a card. If you do, gain 1 victory point. If you don't, lose 1 victory point."


@rule("ARC-PLAY-10")
@pytest.mark.parametrize(
    "text",
    [REFUSAL, REFUSAL.replace("If you don't", "Otherwise"), REFUSAL.replace("card. If you do", "card; if you do", 1)],
)
def test_if_you_do_not_covers_refusal_and_inability(text: str) -> None:
    for hand, answer, points in ((", Mule", "yes", 16), (", Mule", "no", 14), ("", "yes", 14)):
        s = scene(f"A: hand: Deed{hand}; deck: 9", cards=event(text))
        s.play("Deed", answer)
        assert s.points("A") == points


@rule("ARC-PLAY-10")
@pytest.mark.parametrize(("ox", "cards"), [("Ox", 1), ("Ox marked", 0)])
def test_a_deed_that_changes_nothing_was_not_done(ox: str, cards: int) -> None:
    text = "Mark target creature. If you do, draw a card. If you can't, gain 1 victory point."
    s = scene(f"A: hand: Deed; deck: 9\nB: army: {ox}", cards=event(text))
    s.play("Deed")
    assert (len(s.hand("A")), s.points("A")) == (cards, 16 - cards)


@rule("ARC-PLAY-10")
def test_of_two_deeds_both_must_be_done() -> None:
    text = "You may mark target creature and unmark another target creature. If you do, draw a card."
    for ram, cards in ((" marked", 1), ("", 0)):
        s = scene(f"A: hand: Deed; deck: 9\nB: army: Ox, Ram{ram}", cards=event(text))
        s.play("Deed", "target Ox", "yes")
        assert (s.marked("Ox"), s.marked("Ram"), len(s.hand("A"))) == (True, False, cards)


@rule("ARC-PLAY-10")
@pytest.mark.parametrize(("answer", "mine", "his"), [("yes", 1, 15), ("no", 0, 14)])
def test_what_another_player_does_or_does_not(answer: str, mine: int, his: int) -> None:
    text = "Target opponent may discard a card. If he does, you draw a card. If he doesn't, he loses 1 victory point."
    s = scene("A: hand: Deed; deck: 9\nB: hand: Mule", cards=event(text))
    s.play("Deed", answer)
    assert (len(s.hand("A")), s.points("B")) == (mine, his)


@rule("ARC-PLAY-10")
@pytest.mark.parametrize(("army", "drawn", "points"), [("army: Elf 1/1; ", 1, 15), ("", 0, 16)])
def test_otherwise_is_the_other_way(army: str, drawn: int, points: int) -> None:
    for text in (
        "If you control an Elf, draw a card. Otherwise, gain 1 victory point.",
        "If you control an Elf, draw a card; otherwise gain 1 victory point.",
        "If you control an Elf, draw a card. If not, gain 1 victory point.",
    ):
        s = scene(f"A: {army}hand: Deed; deck: 9", cards=event(text))
        s.play("Deed")
        assert (len(s.hand("A")), s.points("A")) == (drawn, points)


@rule("ARC-PLAY-10")
def test_the_condition_of_the_other_way_is_asked_once() -> None:
    text = "If you control an Elf, sacrifice an Elf. Otherwise, gain 1 victory point."
    s = scene("A: army: Elf 1/1; hand: Deed; deck: 9", cards=event(text))
    s.play("Deed")
    assert (s.place("Elf"), s.points("A")) == ("A's graveyard", 15)


@rule("ARC-PLAY-10")
@pytest.mark.parametrize(("army", "cards"), [("", 2), ("army: Elf 1/1; ", 3)])
def test_instead_is_never_both(army: str, cards: int) -> None:
    for text in (
        "Draw two cards. If you control an Elf, draw three cards instead.",
        "Draw two cards. If you control an Elf, instead draw three cards.",
        "Draw two cards. Draw three cards instead if you control an Elf.",
    ):
        s = scene(f"A: {army}hand: Deed; deck: 9", cards=event(text))
        s.play("Deed")
        assert len(s.hand("A")) == cards


@rule("ARC-PLAY-10")
def test_instead_takes_the_place_of_one_sentence_only() -> None:
    text = "Gain 1 victory point. Draw a card. If you control an Elf, draw two cards instead."
    s = scene("A: army: Elf 1/1; hand: Deed; deck: 9", cards=event(text))
    s.play("Deed")
    assert (s.points("A"), len(s.hand("A"))) == (16, 2)


@rule("ARC-POWER-08")
def test_one_may_pay_inside_an_effect() -> None:
    text = "You may pay 2 power. If you do, draw a card. If you don't, lose 1 victory point."
    for gems, answers, cards, points in ((2, ("yes",), 1, 15), (2, ("no",), 0, 14), (1, (), 0, 14)):
        s = scene(f"A: gems {gems} Gaian; hand: Deed; deck: 9", cards=event(text))
        s.play("Deed", *answers)
        assert (len(s.hand("A")), s.points("A")) == (cards, points)
        assert s.gems("A") == ("" if cards else f"{gems} Gaian")


@rule("ARC-PLAY-10")
def test_unless_one_does_several_things_of_any_sort() -> None:
    text = "Lose 3 victory points unless you pay 1 power and discard two cards."
    s = scene("A: gems 1 Gaian; hand: Deed, Mule, Ox; deck: 9", cards=event(text))
    s.play("Deed", "pay 1 Gaian", "pick Mule")
    assert (s.points("A"), s.hand("A"), s.gems("A")) == (15, [], "")
    s = scene("A: gems 1 Gaian; hand: Deed, Mule; deck: 9", cards=event(text))
    s.play("Deed")
    assert (s.points("A"), s.hand("A"), s.gems("A")) == (12, ["Mule"], "1 Gaian")


@rule("ARC-PLAY-10")
@pytest.mark.parametrize(
    ("ox", "answers", "points"), [("Ox", ("yes",), 15), ("Ox", ("no",), 14), ("Ox marked", ("yes",), 14)]
)
def test_a_deed_that_cannot_be_done_spares_nobody(ox: str, answers: tuple[str, ...], points: int) -> None:
    s = scene(
        f"A: army: {ox}, Imp",
        cards={"Imp": "creature 1 1/1: 0 power: Unless you mark target creature, lose 1 victory point."},
    )
    s.carry_out("use Imp", "target Ox", *answers)
    assert s.points("A") == points


@rule("ARC-ABIL-07")
@pytest.mark.parametrize(
    "text",
    [
        "0 power: Gain 1 victory point. Use this ability only once each turn.",
        "Once each turn, 0 power: Gain 1 victory point.",
    ],
)
def test_once_each_turn_is_once_in_the_turn_of_anybody(text: str) -> None:
    s = scene("A: army: Imp; deck: 40\nB: deck: 40", cards={"Imp": f"creature 1 1/1: {text}"})
    s.carry_out("use Imp")
    s.refused("use Imp", "ARC-ABIL-07")
    s.to("Draw", "B")
    s.to("Draw", "A")
    s.choose("draw 2")
    s.to("Play")
    s.carry_out("use Imp")
    assert s.points("A") == 17


@rule("ARC-ABIL-07")
def test_only_once_is_once_while_it_is_in_play() -> None:
    imp = "creature 1 1/1: 0 power: Gain 1 victory point. Use this ability only once."
    s = scene("A: army: Imp; deck: 40\nB: deck: 40", cards={"Imp": imp})
    s.carry_out("use Imp")
    s.to("Draw", "B")
    s.to("Draw", "A")
    s.choose("draw 2")
    s.to("Play")
    s.refused("use Imp", "ARC-ABIL-07")


@rule("ARC-ABIL-07")
def test_an_ability_may_be_used_only_if_something_is_so() -> None:
    imp = "creature 1 1/1: 0 power: Gain 1 victory point. You may do this only if you control an Elf."
    s = scene("A: army: Imp", cards={"Imp": imp})
    s.refused("use Imp", "ARC-ABIL-07")
    s = scene("A: army: Imp, Elf 1/1", cards={"Imp": imp})
    s.carry_out("use Imp")
    assert s.points("A") == 16


@rule("ARC-ABIL-10")
def test_what_is_not_done_is_not_used_up() -> None:
    ghoul = "creature 1 1/1: Whenever another creature is marked, you may gain 1 victory point. Do this only once each turn."
    s = scene(
        "A: army: Ghoul, Imp; hand: Deed; deck: 9\nB: army: Ox, Ram, Cow",
        cards={
            "Ghoul": ghoul,
            "Deed": "event 0: Mark all creatures an opponent controls.",
        },
    )
    s.play("Deed", "trigger of Ghoul", "trigger of Ghoul", "no", "yes")
    assert s.points("A") == 16


@rule("ARC-ABIL-10")
def test_a_trigger_waits_only_for_its_turn() -> None:
    ghoul = "creature 1 1/1: At the start of each turn, gain 1 victory point. Use this ability only during your turn."
    s = scene("A: army: Ghoul; deck: 9\nB: deck: 9", cards={"Ghoul": ghoul})
    s.to("Draw", "B")
    assert s.points("A") == 15
    s.to("Draw", "A")
    assert s.points("A") == 16


def test_a_creature_of_an_army_uses_an_ability_once_each_turn() -> None:
    for text in (
        "Once each turn, [1]: Gain 1 victory point.",
        "[1]: Gain 1 victory point. Use this ability only once each turn.",
    ):
        f = Field("F1 Imp, B1 Mage, B2 Mage", cards={"Imp": text})
        f.choose("use Imp", "give Mage B1")
        assert "use Imp" not in f.options()


@rule("ARC-PLAY-10")
@pytest.mark.parametrize(("way", "mine", "hand"), [(0, 15, 0), (1, 16, 2)])
def test_an_opponent_chooses_and_you_are_the_player_of_the_card(way: int, mine: int, hand: int) -> None:
    text = "Target opponent must either discard two cards or let you gain 1 victory point."
    s = scene("A: hand: Deed\nB: hand: Mule, Ox", cards=event(text))
    s.choose("play Deed")
    s.all_pass()
    assert s.asked == "B"
    s.choose(s.options()[way])
    assert (s.points("A"), len(s.hand("B"))) == (mine, hand)


@rule("ARC-PLAY-10")
def test_one_may_have_another_player_do_something() -> None:
    for answer, hand in (("yes", []), ("no", ["Mule"])):
        s = scene("A: hand: Deed\nB: hand: Mule", cards=event("You may have target opponent discard a card."))
        s.play("Deed", answer)
        assert s.hand("B") == hand


@rule("ARC-PLAY-10")
@pytest.mark.parametrize(("hand", "drawn"), [(", Mule", 2), ("", 0)])
def test_who_cannot_do_the_one_does_not_get_the_other(hand: str, drawn: int) -> None:
    s = scene(f"A: hand: Deed{hand}; deck: 9", cards=event("You may discard a card to draw two cards."))
    s.play("Deed", "yes")
    assert len(s.hand("A")) == drawn


@rule("ARC-POWER-08")
def test_one_may_pay_for_something() -> None:
    for gems, drawn in ((2, 1), (1, 0)):
        s = scene(f"A: gems {gems} Gaian; hand: Deed; deck: 9", cards=event("You may pay 2 power to draw a card."))
        s.play("Deed", *(["yes"] if drawn else []))
        assert len(s.hand("A")) == drawn
