"""The scene kit refuses what a scene cannot mean (where, what was expected, what was found), and stops where told."""

import re

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from attempting import utterable
from scenes import arc, slot
from scenes.text import Unclear
from wtactics.engine.places import option
from wtactics.kits import verbs
from wtactics.rulesets.arc.rules.combat_course import NextCombat
from wtactics.rulesets.arc.view import ArcView
from wtactics.rulesets.slot.rules.battle import BuryFallen


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "A: army: Wolf 2/2 hurt 1 marked",
            (
                "A: army: Wolf 2/2 hurt 1 marked: expected a name and then, in this order, 2/2, "
                "cost 3, marked, hurt 2, of A, on Wolf, found 'Wolf 2/2 hurt 1'"
            ),
        ),
        ("A: army: Wolf marked 2/2", "found 'Wolf marked'"),
        ("A: army: Wolf marked marked", "found 'Wolf marked'"),
        ("A: army: Wolf of E", "found 'Wolf of E'"),
        ("A: army: 2/2", "found '2/2'"),
        ("A: hand: Firebal", "A: hand: Firebal: expected Fireball, or a name that looks less like it, found 'Firebal'"),
        (
            "A: armi: Wolf",
            (
                "A: armi: Wolf: expected points, gems, city, no city or one of army, deck, grave, removed, hand, "
                "attached, found 'armi: Wolf'"
            ),
        ),
        ("A: gems 3 Gaian, 1 Red", "A: gems 3 Gaian, 1 Red: expected gems such as 3 Gaian, 1 Red Banner consumed"),
        ("A: city Oakhold (Bodi, 8)", "expected discipline, strength, marked, hurt 2, of A or advantage, found 'Bodi'"),
        ("A: city Oakhold (Body, hurt two)", "expected strength lost as a number, found 'two'"),
        ("A: attached: Vines on Wolf", "Vines on Wolf: expected a player or a card of the scene, found 'Wolf'"),
        ("A: army: Wolf\nB:\nphase: Atack", "phase: Atack: expected a phase out of Unmark, Draw, "),
        (
            "A: army: Wolf\nB:\nphase: Attack, active C",
            "phase: Attack, active C: expected a player out of A, B, found 'C'",
        ),
        ("A: army: Wolf\nB:\nphase: Attack, turn four", "expected the turn as a number, found 'four'"),
        ("army: Wolf", "expected a line that begins with A: or B: or C: or D: or phase:, found 'army: Wolf'"),
    ],
)
def test_a_slip_of_the_pen_in_a_scene_of_arc_is_refused(text: str, message: str) -> None:
    with pytest.raises(Unclear, match=re.escape(message)):
        arc.scene(text, cards={"Fireball": "event 2: Draw a card."})


WRONG = {"Odd": "close 1 life 1", "Dead": "close 1 def 1", "Lost": "clsoe 2 def 1 life 1"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A: front: Figter", "A: front: Figter: expected Fighter, or a name that looks less like it, found 'Figter'"),
        (
            "A: front: Fighter hurt 1 marked",
            ("expected a name and then, in this order, marked, hurt 2, of A, moved, found 'Fighter hurt 1'"),
        ),
        ("A: front: Fighter of C", "found 'Fighter of C'"),
        ("A: front: a, b, c, d, e", "A: front: a, b, c, d, e: expected at most 4 in a row"),
        ("A: middle: Fighter", "expected points, front, back or one of twilight, deck, grave, found 'middle: Fighter'"),
        ("A: front: Fighter\nstep: Akshun", "step: Akshun: expected a step out of "),
        ("A: front: Fighter\nstep: Action, ap many", "expected action points as a number, found 'many'"),
        ("A: front: Fighter\nstep: Action, active D", "expected a player out of A, B, found 'D'"),
        (
            "A: front: Odd",
            "expected values such as cost 1 close 1 ranged 1 def 1 life 1, with def, found 'close 1 life 1'",
        ),
        ("A: front: Dead", "with life, found 'close 1 def 1'"),
        (
            "A: front: Lost",
            (
                "card Lost: expected cost, close, ranged, magic, def, life, level, upkeep with numbers, (kinds), "
                "names of weapons or fixed, found 'clsoe'"
            ),
        ),
    ],
)
def test_a_slip_of_the_pen_in_a_scene_of_slot_is_refused(text: str, message: str) -> None:
    with pytest.raises(Unclear, match=re.escape(message)):
        slot.scene(text, cards={name: words for name, words in WRONG.items() if name in text})


def test_a_deck_with_a_slip_of_the_pen_is_refused() -> None:
    with pytest.raises(Unclear, match="expected Fighter, or a name that looks less like it, found 'Figter'"):
        slot.deal("3 Figter, 8 Page", "11 Page")
    with pytest.raises(Unclear, match="expected Oakhold, or a name"):
        arc.deal("Oakhold, Oakhald", "Oakhold", cards={"Oakhold": "city 2 Body 8"})


def test_a_card_of_no_type_is_refused() -> None:
    with pytest.raises(Unclear, match=r"card Wolf: expected a type out of .*, found 'creatur'"):
        arc.scene("A: hand: Wolf\nB:", cards={"Wolf": "creatur 1 1/1"})


@pytest.mark.parametrize(
    ("label", "message"),
    [
        ("atack Moor", "the label 'atack Moor': expected words that begin with one of "),
        ("attack Mor", "the label 'attack Mor': expected a thing of the scene, such as Moor, found 'Mor'"),
        ("attack D's army", "the label \"attack D's army\": expected a player out of A, B, found 'D'"),
        ("send Imp", "the label 'send Imp': expected one of Imp (1), Imp (2), found 'Imp'"),
        ("move Elf to More", "expected a thing of the scene, such as Moor"),
        ("block Elf with Ox", "found 'Ox'"),
        ("claim Bodi", "expected one of Body, Mind, Soul, found 'Bodi'"),
        ("name Gaia", "expected one of Dark Legion, Gaian, "),
        ("use Elf", "the label 'use Elf': expected a card with an activated ability, found 'Elf'"),
        (
            "use Sage",
            "the label 'use Sage': expected '(M): Draw a card.' or '(M): Gain 1 victory point.' after the name",
        ),
        ("use Sage: (M): Draw a crad.", "found '(M): Draw a crad.'"),
        ("play Elf: Draw a card.", "expected no text, for the card has none to choose after the name"),
    ],
)
def test_a_slip_in_a_wish_is_refused(label: str, message: str) -> None:
    s = arc.scene("A: army: Imp, Imp, Elf, Sage; hand: Gift\nB: city Moor (Body, 8)\nphase: Attack", cards={
        "Sage": "creature 1 1/1: (M): Draw a card.\n(M): Gain 1 victory point.", "Gift": "event 0: Draw a card.",
    })  # fmt: skip
    with pytest.raises(Unclear, match=re.escape(message)):
        s.meant(label)


def test_the_first_of_several_of_a_name_is_told_by_its_number() -> None:
    s = arc.scene("A: army: Imp, Imp\nB:\nphase: Attack")
    assert [s.meant(f"send Imp ({n})")[1] for n in (1, 2)] == [s.card("Imp"), s.card("Imp (2)")]


@pytest.mark.parametrize(
    ("label", "message"),
    [
        (
            "atack Page F1 with Fighter F1, close",
            "the label 'atack Page F1 with Fighter F1, close': expected words that begin with one of ",
        ),
        ("attack Page F1 with Page F1, close", "slot F1 of A: expected Page F1, found 'Fighter F1'"),
        ("rest Fighter F2", "slot F2 of A: expected Fighter F2, found 'nobody'"),
        ("recruit Figter", "a card of A: expected a slot such as Figter F1, or one of Page, found 'Figter'"),
    ],
)
def test_a_slip_in_a_wish_of_slot_is_refused(label: str, message: str) -> None:
    s = slot.scene("A: front: Fighter; deck: Page\nB: front: Page")
    with pytest.raises(Unclear, match=re.escape(message)):
        s.meant(label)


def test_an_option_that_nobody_would_utter_is_refused() -> None:
    s = arc.scene("A: army: Elf\nB:\nphase: Attack")
    s.options()
    for stray, message in (
        (verbs.REST, "an option of NameGoal: expected a verb out of pass, .*, found 'rest'"),
        (verbs.ATTACK, r"NameGoal: expected a card below \d+ or a player to attack, found 999"),
    ):
        s.table.options = vec[i64]([option(stray, 999)])
        with pytest.raises(Unclear, match=message):
            list(utterable(s.match, ArcView(s.table, s.match.asked), "arc"))


@arc.rule("ARC-TACT-09")
def test_an_advantage_is_laid_and_ends_with_the_next_tactics_phase() -> None:
    cards = {"Oakhold": "city 2 Body 8: Advantage: Creatures you control get +1/+1."}
    s = arc.scene("A: city Oakhold (advantage); army: Wolf 2/2\nB:\nphase: Play", cards=cards)
    assert s.value("Wolf") == "3/3"
    assert arc.scene("A: city Oakhold; army: Wolf 2/2\nB:\nphase: Play", cards=cards).value("Wolf") == "2/2"
    s.to("Draw", "B")
    s.to("Draw", "A")
    assert s.value("Wolf") == "3/3"
    s.to("Tactics", "A")
    assert s.value("Wolf") == "2/2"


@arc.rule("ARC-COMBAT-05")
def test_a_scene_of_arc_stops_where_nobody_is_asked() -> None:
    s = arc.scene("A: army: Wolf 2/2\nB: 15 points\nphase: Attack")
    s.stop_at(NextCombat)
    s.choose("attack B's army")
    assert s.marked("Wolf")
    assert s.points("B") == 15  # it attacks, and has not struck yet
    s.go_on()
    assert s.points("B") == 13


@slot.rule("SLOT-RESOLVE-15")
def test_a_scene_of_slot_stops_where_nobody_is_asked() -> None:
    s = slot.scene("A: front: Knight; back: Page\nB: front: Page; back: Page")
    s.stop_at(BuryFallen)
    s.choose("attack Page F1 with Knight F1, close")
    assert s.tokens("B F1") > 0  # it has its wounds, and is not buried yet
    s.go_on()
    assert s.who("B F1") == ""


def test_a_stop_that_is_never_reached_is_told() -> None:
    @arc.rule()
    def never() -> None:
        s = arc.scene("A: army: Wolf 2/2\nB:\nphase: Play")
        s.stop_at(NextCombat)

    with pytest.raises(AssertionError, match=r"NextCombat.* was never reached"):
        never()
