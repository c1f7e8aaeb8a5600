"""Blind creatures of ORC that are marked for something, played as their writers meant them."""

from blind.texts import orc, plays

QUESTS = dict.fromkeys(("Old", "Next", "Last"), "quest (Assignment): Draw nine cards. Victory Points: 1.")
HEAL = "use Plague Doctor: (M): Repair"
HARM = "use Plague Doctor: (M): Target creature gets -1/-1"


@plays("Marsh Herald")
def test_its_controller_alone_sees_the_first_quest_that_lies_face_down() -> None:
    s = orc("A: offensive: Marsh Herald; quests: Old; hand: 1\nB: quests: Old; chapter: Next, Last", QUESTS)
    s.carry_out("use Marsh Herald")
    assert s.marked("Marsh Herald")
    assert [s.sees(seat, quest) for quest in ("Next", "Last") for seat in "AB"] == [True, False, False, False]


@plays("Marsh Herald")
def test_its_controller_chooses_whose_quest_deck() -> None:
    s = orc("A: offensive: Marsh Herald; quests: Old; chapter: Last; hand: 1\nB: quests: Old; chapter: Next", QUESTS)
    s.carry_out("use Marsh Herald", "pick player A")
    assert [s.sees("A", quest) for quest in ("Last", "Next")] == [True, False]
    assert "use Marsh Herald" not in s.options()


@plays("Plague Doctor")
def test_the_doctor_heals_whom_he_chooses() -> None:
    s = orc("A: offensive: Plague Doctor, Ox 1/5 hurt 4; defensive: Elk\nB: defensive: Cow 1/5 hurt 3; hand: 1")
    s.choose(HEAL)
    assert sorted(s.options()) == ["target Cow", "target Ox", "target Plague Doctor"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.damage("Ox"), s.damage("Cow"), s.marked("Plague Doctor")) == (0, 3, True)


@plays("Plague Doctor")
def test_or_he_makes_somebody_weaker_for_good() -> None:
    s = orc("A: offensive: Plague Doctor; hand: 1\nB: defensive: Cow 2/2, Hen; hand: 1")
    s.choose(HARM, "target Cow")
    s.all_pass()
    assert s.value("Cow") == "1/1"
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.value("Cow") == "1/1"
    s.choose(HARM, "target Hen")
    s.all_pass()
    assert s.place("Hen") == "B's graveyard"
