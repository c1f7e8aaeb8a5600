"""What is proposed to whoever does not mind: the payment that leaves most to the rest of the hand."""

from scenes.arc import Scene, rule, scene
from toy_pool import ARC
from wtactics.server.messages import Question
from wtactics.server.show import table as show

CARDS = {
    "Colt": "creature 2 Gaian 1/1",
    "Boar": "creature 2 Gaian loyalty 2 2/2",
    "Brand": "creature 2 Red Banner loyalty 1 2/1",
    "Page": "creature 1 House of Nobles loyalty 1 1/1",
}


def asked(s: Scene) -> Question:
    question = show.table_state(ARC, s.match, s.match.asked, 0).question
    assert question is not None
    return question


def proposed(s: Scene) -> list[str]:
    return [one.label for one in asked(s).options if one.proposed]


def after(hand: str, gems: str) -> Scene:
    s = scene(f"A: gems {gems}; city Oakhold (Body, 8); hand: {hand}\nB: city Reedmere (Mind, 6)", cards=CARDS)
    s.choose("play Colt")
    return s


@rule("ARC-POWER-14")
def test_what_the_rest_of_the_hand_needs_is_kept() -> None:
    assert proposed(after("Colt, Boar", "2 Gaian, 2 Red Banner")) == ["pay 2 Red Banner"]
    assert proposed(after("Colt, Brand", "2 Gaian, 2 Red Banner")) == ["pay 2 Gaian"]
    three = "1 Gaian, 1 Red Banner, 2 House of Nobles"
    assert proposed(after("Colt, Brand, Page", three)) == ["pay 1 Gaian + 1 House of Nobles"]


@rule("ARC-POWER-14")
def test_of_equal_payments_the_first_is_proposed() -> None:
    s = after("Colt", "2 Gaian, 2 Red Banner")
    assert proposed(s) == [asked(s).options[0].label]


@rule("ARC-POWER-14")
def test_nothing_is_proposed_where_nothing_is_paid() -> None:
    s = scene("A: gems 2 Gaian; city Oakhold (Body, 8); hand: Colt\nB: city Reedmere (Mind, 6)", cards=CARDS)
    assert proposed(s) == []


@rule("ARC-POWER-02")
def test_of_the_factions_those_come_first_of_which_most_is_in_hand() -> None:
    s = scene("A: hand: Colt, Brand, Brand, Boar, Boar, Page; deck: Page\nB:\nphase: Draw", cards=CARDS)
    s.choose("2 resources", "lay Page")
    named = sorted(asked(s).options, key=lambda one: one.rank)
    assert [one.label for one in named][:3] == ["name Gaian", "name Red Banner", "name House of Nobles"]
