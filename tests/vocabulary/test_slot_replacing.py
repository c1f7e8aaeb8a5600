"""What texts of SLOT do instead of what would happen, played out: tokens, deaths, the way to twilight and graveyard, fees."""

import pytest

from vocabulary.slot_field import Field


def run(f: Field, *words: str) -> None:
    """Choose these where they are offered, and go on with triggers and declined abilities until the turn can go on."""
    left = list(words)
    while f.options() and not (not left and "done" in f.options()):
        told = f.options()
        fits = [o for o in told if left and left[0] in o]
        if fits:
            left.pop(0)
            f.choose(min(fits, key=len))
        elif "decline" in told:
            f.choose("decline")
        else:
            break
    assert not left, f"{left} among {f.options()}"


def battle(
    text: str, sack: str = "Steadfast.", a: str = "F2 Slinger, B2 Nurse, F4 House Guard", how: str = "close"
) -> Field:
    """Slinger, of close 2, DEF 2, life 2, attacks its like."""
    cards = {"Slinger": "Steadfast.", "Nurse": text, "Sack (Elf)": sack}
    f = Field(a, "F2 Sack, F4 House Guard", cards=cards)
    f.choose(f"attack Sack F2 with Slinger F2, {how}")
    return f


@pytest.mark.parametrize(("answer", "hurt", "marked"), [("yes", 0, True), ("no", 1, False)])
def test_a_token_that_a_neighbour_would_receive_is_prevented_for_a_mark(answer: str, hurt: int, marked: bool) -> None:
    text = ("Sanctuary - Each time an ally creature adjacent to this creature would receive a damage token, you may mark "
            "this creature. If you do, that damage token is prevented.")  # fmt: skip
    f = battle(text)
    run(f, answer)
    assert (f.hurt("Slinger"), f.marked("Nurse"), f.hurt("Sack")) == (hurt, marked, 1)


def test_the_first_life_that_would_be_lost_in_a_turn() -> None:
    text = "Ward - The first time each turn that this creature would lose a Life Point, it doesn't."
    cards = {"Slinger": "Steadfast.", "Sling": "Steadfast.", "Sack": text}
    f = Field("F2 Slinger, F1 Sling, F4 House Guard", "F2 Sack, F4 House Guard", cards=cards)
    f.choose("attack Sack F2 with Slinger F2, close")
    run(f)
    assert (f.hurt("Sack"), f.hurt("Slinger")) == (0, 1)
    f.choose("attack Sack F2 with Sling F1, close")
    run(f)
    assert f.hurt("Sack") == 1


def test_an_ability_would_damage_it_and_a_blow_would() -> None:
    text = "Ward - If this creature would be damaged by an ability, then that damage is prevented."
    f = battle("Steadfast.", text)
    run(f)
    assert f.hurt("Sack") == 1
    cards = {"Slinger": "[1]: Each enemy creature loses 1 life.", "Sack": text}
    f = Field("F2 Slinger, F4 House Guard", "F2 Sack, F4 House Guard", cards=cards)
    f.choose("use Slinger F2")
    run(f)
    assert f.hurt("Sack") == 0


@pytest.mark.parametrize("text", [
    "If this creature would die, put it into its owner's deck instead.",
    "If this creature would leave play, put it into its owner's deck instead.",
])  # fmt: skip
def test_instead_of_dying_in_battle_it_goes_to_the_deck_and_nobody_scores(text: str) -> None:
    f = Field(
        "F2 Slinger, F4 House Guard", "F2 Sack hurt 1, F4 House Guard", cards={"Slinger": "Steadfast.", "Sack": text}
    )
    f.choose("attack Sack F2 with Slinger F2, close")
    run(f)
    assert ("Sack" in f.pile("deck", 1), f.at("F2", 1), f.pile("twilight", 1)) == (True, "", [])


@pytest.mark.parametrize(("text", "pile"), [
    ("If this creature would be put into a graveyard from play, put it into its owner's deck instead.", "deck"),
    ("If this creature would go to your graveyard, shuffle it into your deck instead.", "deck"),
    ("If an adjacent ally would go to the graveyard, it goes to its owner's twilight instead.", "graveyard"),
])  # fmt: skip
def test_where_it_goes_is_replaced_and_a_kill_is_a_kill(text: str, pile: str) -> None:
    bell = "When an ally is killed, you get 1 AP."
    f = Field("F2 Sack hurt 1, F4 Slinger", "F2 House Guard", cards={"Slinger": bell, "Sack": text})
    f.choose("attack House Guard F2 with Sack F2, close")
    run(f)
    assert ("Sack" in f.pile(pile), f.at("F2"), f.t.points[1] > 0) == (True, "", True)
    f = Field("F2 Slinger, F4 House Guard", "F2 Sack hurt 1", cards={"Slinger": "Steadfast.", "Sack": text})
    f.choose("attack Sack F2 with Slinger F2, close")
    run(f)
    assert f.pile("twilight", 1) == ["Sack"]  # by the rules, so that there is nothing to replace


def test_who_would_die_and_does_not_is_at_the_brink() -> None:
    text = "If this creature would die, you may mark it. If you do, it doesn't."
    f = Field(
        "F2 Slinger, F4 House Guard", "F2 Sack hurt 1, F4 House Guard", cards={"Slinger": "Steadfast.", "Sack": text}
    )
    f.choose("attack Sack F2 with Slinger F2, close")
    run(f, "yes")
    assert (f.hurt("Sack"), f.marked("Sack"), f.at("F2", 1)) == (1, True, "Sack")
    f = Field(
        "F2 Slinger, F4 House Guard", "F2 Sack hurt 1, F4 House Guard", cards={"Slinger": "Steadfast.", "Sack": text}
    )
    f.choose("attack Sack F2 with Slinger F2, close")
    run(f, "no")
    assert f.pile("twilight", 1) == ["Sack"]


def test_the_way_from_the_twilight_as_the_turn_ends() -> None:
    text = ("If this creature would be put into your graveyard from your twilight at the end of your turn, "
            "put it into your deck instead.")  # fmt: skip
    cards = {"Slinger": "Steadfast.", "Sack": text, "Nurse": "Steadfast."}
    f = Field("F2 Slinger; twilight: Sack, Nurse", "F4 House Guard", cards=cards)
    f.choose("done")
    while "Nurse" not in f.pile("graveyard"):
        f.choose(f.options()[0])
    assert "Sack" in f.pile("deck")


def test_a_strike_back_and_an_attack() -> None:
    text = "If an adjacent ally creature would lose a life to a strike back, prevent that damage."
    f = battle(text)
    run(f)
    assert (f.hurt("Slinger"), f.hurt("Sack")) == (0, 1)
