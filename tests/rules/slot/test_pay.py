"""SLOT-PAY: gold."""

from scenes.slot import Scene, rule, scene

PRICED = {
    "Free": "cost 0 close 1 def 1 life 1",
    "Three": "cost 3 close 1 def 1 life 1",
    "Soldier": "cost 2 close 1 def 1 life 1 (Soldier)",
    "Guard": "cost 1 close 1 def 1 life 1 (Soldier)",
    "Sergeant": "close 1 def 1 life 1: Soldiers cost you 2 gold less.",
    "Miser": "close 1 def 1 life 1: Soldiers cost you 1 gold more.",
    "Idol": "close 1 def 1 life 1: This creature can't be marked.",
    "Smith": "close 1 def 1 life 1: 1G Hone - This creature gets +1 close until end of turn.",
    "Witch": "close 1 def 1 life 1: 1E Hone - This creature gets +1 close until end of turn.",
    "Chanter": "close 1 def 1 life 1: [1] Chant - This creature gets +1 close until end of turn.",
    "Choir": "close 1 def 1 life 1: [ ] [2] Sing - This creature gets +1 close until end of turn.",
    "Hoarder": "close 1 def 1 life 1: [1] 2G Gild - This creature gets +1 close until end of turn.",
}


def payments(s: Scene, label: str) -> set[tuple[int, tuple[str, ...]]]:
    """All ways to pay after this choice: how many out of A's twilight, and who is marked."""
    found: set[tuple[int, tuple[str, ...]]] = set()
    before = len(s.twilight("A"))

    def go(s: Scene) -> None:
        offered = [i for i, label in enumerate(s.options()) if label.startswith("give ")]
        for i in offered:
            branch = s.fork()
            branch.match.choose_at(i)
            go(branch)
        if not offered:
            marked = tuple(one for one in s.army("A") if s.marked(f"A {one[-2:]}"))
            found.add((before - len(s.twilight("A")), marked))

    branch = s.fork()
    branch.choose(label)
    go(branch)
    return found


@rule("SLOT-PAY-01", "SLOT-PAY-02", "SLOT-TWI-EX3", "SLOT-TWI-06")
def test_every_mixture_that_comes_to_the_price_and_no_other() -> None:
    s = scene("A: front: Ann, Ben; twilight: 2 Page; deck: Three, Free\nB: front: Page\nstep: Recruit", cards=PRICED)
    s.choose("recruit Three")
    assert payments(s, "place Three in F3") == {
        (2, ("Ann F1", "Three F3")),
        (2, ("Ben F2", "Three F3")),
        (1, ("Ann F1", "Ben F2", "Three F3")),
    }


@rule("SLOT-PAY-01")
def test_each_creature_yields_one_whatever_its_level_and_cost() -> None:
    s = scene("A: front: Lord, Knight; twilight: Druid; deck: Three, Free\nB: front: Page\nstep: Recruit", cards=PRICED)
    s.choose("recruit Three", "place Three in F3")
    assert (s.marked("A F1"), s.marked("A F2"), s.grave("A")) == (True, True, ["Druid"])
    s = scene("A: front: Lord, Knight; deck: Three\nB: front: Page, Page; twilight: Druid\nstep: Recruit", cards=PRICED)
    assert s.step != "Recruit"


@rule("SLOT-PAY-02")
def test_nothing_is_overpaid_and_nothing_is_stored() -> None:
    s = scene("A: front: Ann, Ben, Cid; deck: Page, Three, Free\nB: front: Page\nstep: Recruit", cards=PRICED)
    s.choose("recruit Page", "place Page in F4", "give Ben F2")
    assert [s.marked(f"A {slot}") for slot in ("F1", "F2", "F3")] == [False, True, False]
    s.refused("recruit Three", "SLOT-RECR-05")


@rule("SLOT-PAY-03", "SLOT-PAY-04")
def test_energy_is_gold_and_the_bearer_may_pay_it() -> None:
    for name in ("Smith", "Witch"):
        s = scene(
            f"A: front: {name}, Page marked; back: Page; twilight: Ann\nB: front: Page\nstep: Abilities", cards=PRICED
        )
        assert payments(s, f"use {name} F1") == {
            (1, ("Page F2",)), (0, (f"{name} F1", "Page F2")), (0, ("Page F2", "Page B1")),
        }  # fmt: skip
        s.choose(f"use {name} F1", f"give {name} F1")
        assert s.value("A F1", "close") == 2


@rule("SLOT-PAY-04", "SLOT-ABIL-16")
def test_only_the_sign_asks_for_others() -> None:
    s = scene("A: front: Chanter, Page marked\nB: front: Page\nstep: Abilities", cards=PRICED)
    assert s.step != "Abilities"
    s = scene("A: front: Chanter, Page\nB: front: Page\nstep: Abilities", cards=PRICED)
    s.choose("use Chanter F1")
    assert (s.marked("A F1"), s.marked("A F2")) == (False, True)


@rule("SLOT-PAY-04")
def test_the_bearer_pays_the_gold_but_not_the_sign_of_a_mixed_price() -> None:
    s = scene("A: front: Hoarder, Ann, Ben; back: Cid\nB: front: Page\nstep: Abilities", cards=PRICED)
    s.choose("use Hoarder F1")
    assert s.options() == ["give Ann F2", "give Ben F3", "give Cid B1"]
    s.choose("give Ben F3", "give Hoarder F1", "give Ann F2")
    assert (s.value("A F1", "close"), s.marked("A B1")) == (2, False)


@rule("SLOT-PAY-05")
def test_what_cannot_be_paid_in_full_is_not_done_and_marks_nobody() -> None:
    s = scene("A: front: Choir, Page, Page marked; back: Smith\nB: front: Page\nstep: Abilities", cards=PRICED)
    assert s.options() == ["done", "use Choir F1", "use Smith B1"]
    s.choose("use Smith B1", "give Page F2")
    s.refused("use Choir F1", "SLOT-ABIL-16")
    assert (s.marked("A F1"), s.marked("A B1")) == (False, False)
    s = scene("A: front: Knight marked, Page marked; back: Page marked\nB: front: Page\nstep: Upkeep")
    assert (s.grave("A"), s.army("A")) == (["Knight"], ["Page F2", "Page B1"])


@rule("SLOT-PAY-02", "SLOT-PAY-05", "SLOT-PRIO-01")
def test_texts_make_recruits_dearer_and_keep_creatures_from_paying() -> None:
    s = scene("A: front: Miser, Idol; deck: Guard, Page\nB: front: Page\nstep: Recruit", cards=PRICED)
    s.refused("recruit Guard", "SLOT-RECR-05")
    s.choose("recruit Page", "place Page in F3")
    assert [s.marked(f"A {slot}") for slot in ("F1", "F2", "F3")] == [True, False, True]


@rule("SLOT-PAY-06")
def test_a_price_lowered_to_nothing_or_further_is_paid_by_doing_nothing() -> None:
    s = scene("A: front: Sergeant marked; deck: Soldier, Guard, Page\nB: front: Page\nstep: Recruit", cards=PRICED)
    assert s.options() == ["done", "recruit Soldier", "recruit Guard"]
    s.choose("recruit Soldier", "place Soldier in F2", "recruit Guard", "place Guard in F3")
    assert s.army("A") == ["Sergeant F1", "Soldier F2", "Guard F3"]
    s = scene("A: front: Sergeant, Page; twilight: Page; deck: Guard\nB: front: Page\nstep: Recruit", cards=PRICED)
    s.choose("recruit Guard", "place Guard in F3")
    assert (s.marked("A F1"), s.marked("A F2"), s.twilight("A")) == (False, False, ["Page"])
