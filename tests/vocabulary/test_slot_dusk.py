"""What SLOT's texts on the twilight do in play: who stays there, who is spent, who is recruited out of a pile."""

from language.slot.said import refusal
from vocabulary.slot_field import Field

SACKS = {"Sack (Elf)": "", "Knave (Orc)": ""}


def test_it_stays_in_the_twilight_itself() -> None:
    text = "This creature stays in your twilight in step 7 instead of going to your graveyard."
    f = Field("F1 Sack; twilight: Slinger, Knave", "F1 Knave", "action", {"Slinger": text, **SACKS})
    f.choose("done")
    assert (f.pile("twilight"), f.pile("graveyard")) == (["Slinger"], ["Knave"])


def test_it_is_heard_that_one_goes_to_the_graveyard() -> None:
    text = "Whenever a creature goes from your twilight to your graveyard, gain 1 victory point."
    f = Field("F1 Slinger; twilight: Sack, Knave", "F1 Knave", "action", {"Slinger": text, **SACKS})
    f.choose("done", "trigger of Slinger F1, number 2")
    assert f.t.points[0] == 2


def test_creatures_of_the_twilight_are_spent_for_a_text() -> None:
    text = "[ ]: You may spend two creatures of your twilight. If you do, gain 1 victory point."
    for twilight, points in (("Sack, Knave", 1), ("Sack", 0)):
        f = Field(f"F1 Slinger; twilight: {twilight}", "F1 Knave", "abilities", {"Slinger": text, **SACKS})
        f.choose("use Slinger")
        if "yes" in f.options():
            f.choose("yes")
        assert f.t.points[0] == points


def test_others_are_recruited_from_the_graveyard_for_more() -> None:
    text = "You may recruit creatures from your graveyard for 1 gold more."
    for hands, offered in (("F2 Sack", False), ("F2 Sack, F3 Sack", True)):
        f = Field(f"F1 Slinger marked, {hands}; graveyard: Knave", "F1 Knave", "recruit", {"Slinger": text, **SACKS})
        assert any("Knave" in option for option in f.options()) == offered


def test_what_lies_in_a_pile_hears_nothing() -> None:
    text = "When another ally dies, you may put this creature from your graveyard into its slot."
    assert "what this card does in play" in refusal(text)


def test_who_came_from_the_graveyard_goes_back_and_not_who_called_him() -> None:
    text = (
        "[ ]: Put a creature from your graveyard into an empty slot adjacent to this creature. At the end of this turn it goes"
        " back to the graveyard if it is still in play."
    )
    f = Field("F1 Slinger, F4 Sack; graveyard: Knave", "F1 Knave", "abilities", {"Slinger": text, **SACKS})
    f.choose("use Slinger")
    while f.t.turn == 3:
        f.match.choose(f.t.options[0])
    assert (f.at("F1"), f.pile("graveyard")) == ("Slinger", ["Knave"])
