"""What people see of Regions: questions in sentences, reasons, signs, where things may be laid, the story."""

from scenes.regions import Scene, rule, scene
from wtactics.engine.places import card_of, other_of, what_of
from wtactics.kits.attempts import Attempt, Spot
from wtactics.kits.verbs import ATTACK, BLOCK, HOME, MOVE, PLAY

IMP = {"Imp": "creature 0 Gaian 1/1", "Nod": "event 0 Gaian: Gain 1 LP.", "Fox": "event 0 Red Banner: Gain 1 LP."}


def asked(s: Scene) -> str:
    """The sentence in which whoever is asked is told of the question."""
    s.settle()
    return s.game.show.asking(s.game.view(s.table, s.table.asked))


def why(s: Scene, what: int, name: str, other: int = 0) -> str:
    """Why somebody may not do it, in words."""
    refused = s.game.show.refused(s.match, Attempt(what, s.called([s.card(name)]) and s.card(name), other, ""))
    assert refused is not None
    return f"{refused.because} ({refused.rule})"


@rule("AVA-REGION-18")
def test_a_refusal_tells_whose_cards_the_region_supports_and_what_its_rule_says() -> None:
    s = scene("A: region Hill; hand: Fox, Nod\nB:\nphase: Play", cards=IMP | {"Hill": "region 9 Gaian The Empire"})
    assert why(s, PLAY, "Fox") == "Hill supports Gaian and The Empire, and Fox is of Red Banner. (AVA-REGION-18)"
    refused = s.game.show.refused(s.match, Attempt(PLAY, s.card("Fox"), 0, ""))
    assert refused is not None
    assert refused.text.startswith("Loyalty. The active region fixes")


@rule("AVA-REGION-09", "AVA-REGION-11", "AVA-REGION-13", "AVA-REGION-20")
def test_refusals_tell_where_somebody_lies() -> None:
    s = scene(
        "A: army: Wolf 3/1; hand: Nod\nB: regions: Moor; army: Ox 1/4; body: Elk 0/2, Calf 0/1\nphase: Attack",
        cards=IMP,
    )
    assert why(s, ATTACK, "Moor") == "Moor is not the active region of an opponent. (AVA-REGION-09)"
    s.attack("Keep of B", "Wolf")
    wolf = s.card("Wolf")
    assert why(s, BLOCK, "Calf", wolf) == "Calf is not on top of its Domain. (AVA-REGION-11)"
    s = scene("A: body: Ox 1/4; hand: Nod\nB:\nphase: Play", cards=IMP)
    assert why(s, MOVE, "Ox", 1) == "Ox is in the Body Domain already. (AVA-REGION-20)"
    s.carry_out("move Ox to the Front")
    assert why(s, MOVE, "Avatar of A", 1) == "You have made your move of this turn. (AVA-REGION-20)"


@rule("AVA-REGION-08", "AVA-REGION-20")
def test_creatures_are_laid_in_the_front_and_the_domains_and_moves_are_told_by_them() -> None:
    s = scene("A: hand: Imp, Nod; mind: Ox 1/4\nB:\nphase: Play", cards=IMP)
    view = s.game.view(s.table, 0)
    onto = {
        s.game.show.points(view, o).onto_area
        for o in s.table.options
        if what_of(o) == MOVE and card_of(o) == s.card("Ox")
    }
    assert onto == {"army", "body", "soul"}
    (drop,) = s.game.show.drops(view, s.card("Ox"), Spot(0, None, "soul"))
    assert (drop.attempt.what, drop.attempt.other, drop.attempt.words) == (MOVE, 3, "move Ox to the Soul Domain")
    s.carry_out("move Ox to the Soul Domain")
    assert "Ox goes to the Soul Domain" in s.log()
    s.to("Entrance")
    assert asked(s) == "Play creatures, or go on."
    leaps = s.game.show.leaps(s.game.view(s.table, 0))
    assert [(what_of(leap.then), other_of(leap.then), leap.at.onto_area) for leap in leaps] == [
        (HOME, 0, "army"), (HOME, 1, "body"), (HOME, 2, "mind"), (HOME, 3, "soul")
    ]  # fmt: skip


@rule("AVA-REGION-04", "AVA-REGION-07", "AVA-REGION-19")
def test_signs_and_values_tell_hp_tops_and_leaders() -> None:
    s = scene("A: region Marsh (9) hurt 2; mind: Ox 1/4, Elk 1/1; avatar in Body\nB:\nphase: Play")
    view = s.game.view(s.table, 0)

    def keys(name: str) -> list[str]:
        return [sign.key for sign in s.game.show.signs(view, s.card(name), [])]

    assert [(value.title, value.now, value.printed) for value in s.game.show.values(view, s.card("Marsh"))] == [
        ("HP", 7, 9)
    ]
    assert (keys("Ox"), keys("Elk")) == (["top"], [])
    assert (keys("Avatar of A"), keys("Avatar of B")) == (["away"], ["leading"])


@rule("AVA-REGION-17")
def test_a_claim_tells_how_many_could_be_marked_and_what_winning_gives() -> None:
    marsh = {"Marsh": "region 9 Gaian: Advantage: Creatures you control get +1/+0."}
    s = scene("A: region Marsh; body: Ox 1/4\nB: body: Elk 1/1, Imp\nphase: Tactics", cards=IMP | marsh)
    view = s.game.view(s.table, 0)
    (body,) = (s.game.show.points(view, o) for o in s.table.options if card_of(o) == 0 and what_of(o) != 0)
    assert (body.area, body.brief) == ("body", ("you 1, others 2 at most",))
    s.choose("claim Body", "bid Ox")
    s.all_pass()
    assert asked(s).startswith("{seat:0} claims Body with 1; winning gives a step towards")


@rule("AVA-REGION-01")
def test_who_orders_his_pile_is_asked_in_a_sentence() -> None:
    s = Scene.deal("Me, Hill, Moor, 9 Spare", "Me, Hill, Moor, 9 Spare", cards={
        "Me": "avatar", "Hill": "region 9 Gaian", "Moor": "region 9 Gaian",
    })  # fmt: skip
    assert asked(s) == "Lay your regions in the order in which they shall be active. Which comes next?"
