"""SLOT-PAY, SLOT-TWI, SLOT-RECR, SLOT-GRAVE: gold, the twilight, and recruits."""

from scenes.slot import Scene, rule, scene

PRICED = {"Two": "cost 2 close 1 def 1 life 1", "Five": "cost 5 close 1 def 1 life 1", "Three": "cost 3 close 1 def 1 life 1",
          "Free": "cost 0 close 1 def 1 life 1"}  # fmt: skip
CHANT = {"Chanter": "close 1 def 1 life 1: [1] Chant - This creature gets +1 close until end of turn."}


def ways(s: Scene) -> set[tuple[int, int]]:
    """List all ways to pay now, each as how many were marked and how many came out of the twilight."""
    if s.step != "Recruit" or not s.options()[0].startswith("give "):
        told = s.log()[: s.log().index("Three comes into play for A")]
        spent = sum("from the twilight" in line for line in told)
        return {(sum(line.endswith("is marked") for line in told), spent)}
    found: set[tuple[int, int]] = set()
    for i in range(len(s.options())):
        branch = s.fork()
        branch.match.choose_at(i)
        found |= ways(branch)
    return found


@rule("SLOT-RECR-EX1", "SLOT-RECR-03", "SLOT-RECR-05", "SLOT-RECR-06", "SLOT-RECR-07", "SLOT-TWI-06", "SLOT-RECR-10")
def test_two_recruits() -> None:
    s = scene(
        """
        A: front: Page, Page, Page, Page; back: Page, Page; twilight: Page; deck: Two, Five, Two
        B: front: Page
        step: Recruit, ap 3
    """,
        cards=PRICED,
    )
    s.choose("recruit Two", "place Two in B3", "give Page F1", "give Page F2")
    assert sum(s.marked(f"A {one[-2:]}") for one in s.army("A")) == 3
    assert (s.marked("A B3"), s.twilight("A"), s.ap) == (True, ["Page"], 3)
    s.choose("recruit Five")
    assert s.twilight("A") == []
    assert len(s.army("A")) == 8
    assert all(s.marked(f"A {one[-2:]}") for one in s.army("A"))
    assert s.step != "Recruit"


@rule("SLOT-RECR-EX2", "SLOT-PAY-06", "SLOT-PAY-05")
def test_without_anything_to_pay_with_only_the_free_come() -> None:
    s = scene("A: front: Page marked; deck: Free, Two\nB: front: Page\nstep: Recruit", cards=PRICED)
    assert s.options() == ["done", "recruit Free"]
    s.refused("recruit Two", "SLOT-RECR-05")
    s.choose("recruit Free", "place Free in F2")
    assert s.army("A") == ["Page F1", "Free F2"]


@rule("SLOT-TWI-EX3", "SLOT-TWI-06", "SLOT-PAY-01", "SLOT-PAY-02")
def test_mixtures_of_marks_and_twilight() -> None:
    s = scene("A: front: Ann, Ben; twilight: 2 Page; deck: Three\nB: front: Page\nstep: Recruit", cards=PRICED)
    s.choose("recruit Three", "place Three in F3")
    assert ways(s) == {(1, 2), (2, 1)}


@rule("SLOT-TWI-EX1", "SLOT-TWI-04", "SLOT-TWI-07", "SLOT-TWI-02", "SLOT-GRAVE-03")
def test_one_spent_and_one_wasted() -> None:
    s = scene(
        """
        A: front: Fighter, Fighter
        B: front: Archer, Mage; back: -, -, Chanter, Page
    """,
        cards=CHANT,
    )
    s.choose("attack Archer F1 with Fighter F1, close", "decline", "attack Mage F2 with Fighter F2, close", "decline")
    assert s.twilight("B") == ["Archer", "Mage"]
    s.to("Abilities", "B")
    s.choose("use Chanter B3", "give Archer (twilight)")
    assert (s.grave("B"), s.twilight("B"), s.value("B B3", "close"), s.marked("B B4")) == (
        ["Archer"],
        ["Mage"],
        2,
        False,
    )
    s.to("Move", "A")
    assert (s.grave("B"), s.twilight("B")) == (["Mage", "Archer"], [])


@rule("SLOT-TWI-EX2", "SLOT-TWI-05", "SLOT-ABIL-21", "SLOT-AP-06")
def test_the_twilight_pays_for_nothing_in_the_enemys_turn() -> None:
    s = scene("A: front: Fighter, Chanter; back: Page\nB: front: -, Chanter; twilight: Page", cards=CHANT)
    s.choose("use Chanter F2", "give Fighter F1")
    assert s.asked == "A"
    s.to("Abilities", "B")
    assert s.options() == ["done", "use Chanter F2"]


@rule("SLOT-TWI-01", "SLOT-TWI-10", "SLOT-TWI-08")
def test_any_number_lies_in_the_twilight_and_none_of_it_is_in_play() -> None:
    cards = {"Drum": "def 1 life 1: Other ally creatures get +1 close."}
    s = scene("A: front: Fighter; twilight: 30 Drum\nB: front: Page", cards=cards)
    assert (s.value("A F1", "close"), len(s.twilight("A"))) == (3, 30)
    assert s.value("B F1", "close") == 1


@rule("SLOT-TWI-03", "SLOT-INFO-02", "SLOT-INFO-03")
def test_the_twilight_lies_face_down_and_is_counted() -> None:
    from wtactics.engine.places import ASIDE
    from wtactics.rulesets.slot.view import SlotView

    s = scene("A: front: Fighter\nB: front: Page, Page")
    s.choose("attack Page F1 with Fighter F1, close")
    c = int(s.table.first[ASIDE | 1 << 4])
    assert (SlotView(s.table, 1).sees(c), SlotView(s.table, 0).sees(c)) == (True, False)
    assert SlotView(s.table, 0).count(ASIDE, 1) == 1


@rule("SLOT-TWI-09")
def test_who_is_put_there_in_its_owners_turn_can_be_spent_at_once() -> None:
    cards = {"Ghost": "close 1 def 1 life 1: [1] Fade - Put this creature into your twilight.", **CHANT}
    s = scene("A: front: Ghost, Page, Chanter\nB: front: Page\nstep: Abilities", cards=cards)
    s.choose("use Ghost F1", "give Page F2")
    assert s.twilight("A") == ["Ghost"]
    s.choose("use Chanter F3")
    assert (s.twilight("A"), s.grave("A")) == ([], ["Ghost"])


@rule("SLOT-PAY-04", "SLOT-PAY-03", "SLOT-ABIL-15")
def test_any_ally_pays_gold_the_bearer_too() -> None:
    cards = {"Smith": "close 1 def 1 life 1: 1G Hone - This creature gets +1 close until end of turn.",
             "Witch": "close 1 def 1 life 1: 1E Hone - This creature gets +1 close until end of turn."}  # fmt: skip
    for name in ("Smith", "Witch"):
        s = scene(f"A: front: {name}, Page; back: Page\nB: front: Page\nstep: Abilities", cards=cards)
        s.choose(f"use {name} F1")
        assert s.options() == [f"give {name} F1", "give Page F2", "give Page B1"]
        s.choose(f"give {name} F1")
        assert (s.marked("A F1"), s.value("A F1", "close")) == (True, 2)


@rule("SLOT-PAY-02", "SLOT-PAY-05", "SLOT-MARK-03")
def test_a_price_is_met_exactly_or_nothing_is_marked() -> None:
    s = scene("A: front: Ann, Ben marked, Cid; deck: Three, Two\nB: front: Page\nstep: Recruit", cards=PRICED)
    s.refused("recruit Three", "SLOT-RECR-05")
    s.choose("recruit Two", "place Two in F4")
    assert [s.marked(f"A {slot}") for slot in ("F1", "F2", "F3", "F4")] == [True] * 4


@rule("SLOT-RECR-01", "SLOT-RECR-04", "SLOT-RECR-08", "SLOT-RECR-09", "SLOT-DECK-06", "SLOT-GRAVE-04", "SLOT-ABIL-11")
def test_any_card_of_the_deck_is_recruited_and_heard_as_it_comes() -> None:
    cards = {"Herald": "cost 1 close 1 def 1 life 1 (Envoy): Each time an Envoy comes into play under your control, you get"
             " 1 AP."}  # fmt: skip
    s = scene("A: front: Page, Page; deck: Page, Herald; grave: Page\nB: front: Page\nstep: Recruit, ap 3", cards=cards)
    assert s.options() == ["done", "recruit Page", "recruit Herald"]
    s.choose("recruit Herald", "place Herald in B2", "give Page F1")
    assert (s.ap, s.who("A B2"), s.marked("A B2"), s.deck("A")) == (4, "Herald", True, ["Page"])
    s.refused("recruit Page (graveyard)", "SLOT-RECR-04")
    s = scene("A: front: Page, Page\nB: front: Page; deck: Page\nstep: Recruit")
    assert s.step != "Recruit"
    s.refused("rest Page F1", "SLOT-TURN-06")


@rule("SLOT-RECR-02")
def test_a_full_army_cannot_recruit() -> None:
    full = "A: front: Page, Page, Page, Page; back: Page, Page, Page, {}; deck: Free\nB: front: Page\nstep: Recruit"
    assert scene(full.format("Page"), cards=PRICED).step == "Move"
    assert scene(full.format("-"), cards=PRICED).step == "Recruit"


@rule("SLOT-GRAVE-02")
def test_graveyards_lie_open() -> None:
    from wtactics.rulesets.slot.view import SlotView

    s = scene("A: front: Page; grave: Ann, Ben\nB: front: Page")
    c = s.card("A", "Ben (graveyard)")
    assert SlotView(s.table, 1).sees(c)
    assert s.grave("A") == ["Ann", "Ben"]


@rule("SLOT-RECR-11", "SLOT-ARMY-04")
def test_who_is_put_into_play_by_a_card_arrives_marked() -> None:
    cards = {"Raiser": "close 1 def 1 life 1: [ ] Raise - Put target Page card in your twilight into play."}
    s = scene("A: front: Raiser; twilight: Page\nB: front: Page\nstep: Abilities", cards=cards)
    s.choose("use Raiser F1", "place Page") if [o for o in s.options() if o.startswith("target")] else s.choose(
        "use Raiser F1"
    )
    if s.asked == "A" and s.options()[0].startswith("place"):
        s.choose("in F3")
    assert (s.who("A F3"), s.marked("A F3"), s.twilight("A")) == ("Page", True, [])
