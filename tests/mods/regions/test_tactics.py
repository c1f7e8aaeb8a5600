"""AVA-REGION: bids by Domains, what regions give, and whose cards they let be played."""

from scenes.regions import Scene, rule, scene
from wtactics.engine.places import FACTIONS

ALL = " ".join(FACTIONS)
MARSH = {
    "Marsh": f"""region 9 {ALL}: Advantage: Creatures you control get +1/+0.
Domination: Creatures you control get +0/+1.
Total domination: Creatures you control get +2/+2."""
}
TEXT = "A: region Marsh; army: Wolf 2/2; body: Ox 1/4, Calf 0/1; mind: Sage 0/3; soul: Monk 0/5\nB:\nphase: Tactics"


def win(s: Scene, *disciplines: str) -> None:
    """A claims these disciplines, with one creature for each."""
    who = {"Body": "Ox", "Mind": "Sage", "Soul": "Monk"}
    for name in disciplines:
        s.choose(f"claim {name}", f"bid {who[name]}")
        if s.asked == "A" and "done" in s.options() and "claim Mind" not in s.options():
            while s.asked == "A" and any(label.startswith("bid ") for label in s.options()):
                s.choose("done")
        s.all_pass()


@rule("AVA-REGION-17", "AVA-REGION-20")
def test_bids_for_a_discipline_are_made_with_creatures_of_that_domain() -> None:
    s = scene(
        "A: body: Ox 1/4, Calf 0/1; mind: Sage 0/3; army: Wolf 2/2\nB: body: Imp 1/1; avatar in Body\nphase: Tactics"
    )
    assert s.options() == ["done", "claim Body", "claim Mind", "claim Soul"]
    s.choose("claim Body")
    assert s.options() == ["done", "bid Ox", "bid Calf"], "creatures below the top bid, too"
    s.refused("bid Sage", "AVA-REGION-17")
    s.refused("bid Wolf", "AVA-REGION-17")
    s.choose("bid Ox", "bid Calf")
    s.all_pass()
    assert s.options() == ["done", "bid Imp", "bid Avatar of B"]
    s.choose("bid Imp", "bid Avatar of B")
    s.all_pass()
    assert s.log().count("nobody wins the bid for Body") == 1
    s.refused("claim Body", "AVA-TACT-09")


@rule("AVA-REGION-17", "AVA-TACT-06")
def test_one_discipline_gives_the_advantage_and_two_domination_too() -> None:
    s = scene(TEXT, cards=MARSH)
    win(s, "Body")
    s.choose("done")
    assert s.options() == ["Body: the benefit", "Body: 1 VP"]
    point = s.fork()
    s.choose("Body: the benefit")
    assert (s.value("Wolf"), s.victory("A")) == ("3/2", 0)
    s.to("Play", "B")
    assert s.value("Wolf") == "2/2", "until the end of the turn"
    point.choose("Body: 1 VP")
    assert (point.value("Wolf"), point.victory("A")) == ("2/2", 1)
    s = scene(TEXT, cards=MARSH)
    win(s, "Body", "Soul")
    s.choose("done")
    one = s.fork()
    s.choose("Body: the benefit", "Soul: the benefit")
    assert s.value("Wolf") == "3/3"
    one.choose("Body: 1 VP", "Soul: the benefit")
    assert (one.value("Wolf"), one.victory("A")) == ("3/2", 1), "what was taken as a point does not count"


@rule("AVA-REGION-17", "AVA-TACT-07")
def test_three_disciplines_give_everything_and_three_points() -> None:
    s = scene(TEXT, cards=MARSH)
    win(s, "Body", "Mind", "Soul")
    s.all_pass()
    assert (s.value("Wolf"), s.victory("A")) == ("5/5", 3)


@rule("AVA-REGION-17")
def test_benefits_end_with_the_region() -> None:
    s = scene(
        "A: region Marsh advantage; army: Wolf 2/2\nB: hand: Raze\nphase: Play",
        cards=MARSH | {"Raze": "event 0: Destroy target region."},
    )
    assert s.value("Wolf") == "3/2"
    s.choose("done")
    s.play("Raze", "target Marsh")
    assert s.value("Wolf") == "2/2"


LOYAL = {
    "Marsh": "region 9 Gaian Red Banner", "Hill": "region 9 Gaian",
    "Fox": "event 0 Red Banner: Gain 1 LP.", "Elm": "event 0 Gaian: Gain 1 LP.", "Law": "event 0 The Empire: Gain 1 LP.",
    "Orc": "creature 0 Red Banner 2/2: (M): Gain 1 LP."
}  # fmt: skip


@rule("AVA-REGION-18")
def test_only_cards_of_factions_that_the_active_region_supports_are_played() -> None:
    text = "A: region {}; regions: Coast; hand: Fox, Elm, Law, Orc\nB:\nphase: Play"
    s = scene(text.format("Marsh"), cards=LOYAL)
    assert [label for label in s.options() if label.startswith("play")] == ["play Fox", "play Elm"]
    s.refused("play Law", "AVA-REGION-18")
    s = scene(text.format("Hill"), cards=LOYAL)
    s.refused("play Fox", "AVA-REGION-18")
    s.choose("lay Fox")
    assert s.options(), "a resource card is of any faction"
    s = scene("A: region Hill; hand: Orc, Cub\nB:\nphase: Entrance", cards=LOYAL | {"Cub": "creature 0 Gaian 1/1"})
    assert s.options() == ["done", "play Cub"]
    s.refused("play Orc", "AVA-REGION-18")


@rule("AVA-REGION-18")
def test_cards_in_play_stay_usable_when_the_region_changes() -> None:
    cards = LOYAL | {"Raze": "event 0: Destroy target region."}
    s = scene("A: region Marsh; regions: Hill; army: Orc; hand: Fox\nB: hand: Raze\nphase: Play", cards=cards)
    s.choose("done")
    s.play("Raze", "target Marsh")
    s.to("Second Play", "A")
    s.refused("play Fox", "AVA-REGION-18")
    s.carry_out("use Orc")
    assert s.life("A") == 21


@rule("AVA-REGION-17")
def test_the_story_tells_each_benefit_that_is_taken() -> None:
    s = scene(TEXT, cards=MARSH)
    win(s, "Body", "Mind", "Soul")
    s.all_pass()
    told = [line for line in s.log() if "Marsh" in line]
    assert told == [
        f"A has the {benefit} of Marsh this turn" for benefit in ("advantage", "domination", "total domination")
    ]
