"""Blind texts of SLOT's twenty-sixth round that wait for deaths and arrivals, played as their writers meant them."""

from blind.gestures import aims, fight, recruits, spend, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Biter": "close 4 def 1 life 1", "Boss": "level 2 close 1 def 3 life 5",
    "One": "cost 1 close 1 def 1 life 1", "Graver": "close 1 def 1 life 5 (Walking Corpse)",
    "Flood": "close 1 def 1 life 5: [ ] - Deal 1 damage to each enemy creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Ruin": "close 1 def 9 life 9: [ ] - Deal 1 damage to each ally creature.",
    "Raiser": "close 1 def 1 life 5: [ ] - Put target creature card in your graveyard into an empty slot you control.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def arrives(name: str, army: str, foes: str) -> Scene:
    """It is recruited by A into F2 for Imps out of the twilight."""
    s = slot(f"A: {army}; twilight: 4 Imp; deck: {name}, One\nB: {foes}\nstep: Recruit", CAST)
    s.choose(f"recruit {name}", f"place {name} in F2")
    spend(s)
    return s


@plays("Cortege Mourner")
def test_the_dying_mourner_heals_a_neighbour() -> None:
    foes = "front: Ox hurt 1, Cortege Mourner hurt 1, Ox; back: Ox hurt 2, Ann hurt 1"
    s = table("front: Club, Ox hurt 1", foes, "Action")
    fight(s, "Cortege Mourner F2 with Club F1, close")
    assert (s.asked, s.who("B F2")) == ("B", "")
    no = s.fork()
    s.choose("yes")
    assert aims(s) == ["Ox F1", "Ann B2"]
    s.choose("pick Ann B2")
    assert [s.tokens(f"B {where}") for where in ("F1", "B1", "B2")] == [1, 2, 0]
    no.choose("no")
    assert [no.tokens(f"B {where}") for where in ("F1", "B1", "B2")] == [1, 2, 1]
    s = table("front: Slayer, Cortege Mourner, Ox hurt 2", "front: Ann hurt 1, Ann hurt 1")
    s.choose("use Slayer F1", "target Cortege Mourner F2", "yes", *starting(s, "pick"))
    assert (s.tokens("A F3"), s.tokens("B F2")) == (1, 1)


@plays("Cortege Mourner")
def test_whom_the_mourner_cannot_help() -> None:
    s = table("front: Club", "front: Ox, Cortege Mourner hurt 1; back: Ox hurt 2", "Action")
    fight(s, "Cortege Mourner F2 with Club F1, close")
    s.choose(*starting(s, "yes"))
    assert (s.who("B F2"), aims(s), s.tokens("B B1")) == ("", [], 2)
    s = table("front: Flood, Ox", "front: Lamb, Cortege Mourner hurt 1, Ox; back: Ox")
    s.choose("use Flood F1", *starting(s, "yes"))
    s.choose(*starting(s, "yes"))
    s.choose(*starting(s, "pick"))
    # The Lamb dies with her, and the one that has got a token is healed
    assert (s.who("B F1"), s.who("B F2"), s.tokens("B F3"), s.tokens("B B1")) == ("", "", 0, 1)
    tax = {"Tax": "close 1 def 1 life 5: All creatures adjacent to this creature have upkeep 1."}
    s = slot("A: front: Cortege Mourner, Tax; back: Ox hurt 1\nB: front: Ann\nstep: Upkeep", CAST | tax)
    s.choose("give up Cortege Mourner F1")
    assert (s.who("A F1"), starting(s, "yes"), s.tokens("A B1")) == ("", [], 1)


@plays("Tally-Scar Headsman")
def test_his_kills_in_battle_are_worth_a_point_more() -> None:
    def points(a: str, b: str, label: str, of: str) -> int:
        s = table(f"front: {a}, Ox", f"front: {b}, Ox; {FAR}", "Action")
        fight(s, label)
        return s.points(of)

    head = "Tally-Scar Headsman"
    plain = points("Club", "Lamb", "Lamb F1 with Club F1, close", "A")
    assert points(head, "Lamb", f"Lamb F1 with {head} F1, close", "A") == plain + 1
    assert points(f"{head} hurt 1", "Biter", f"Biter F1 with {head} F1, close", "A") == plain + 1  # both die
    assert points("Lamb", head, f"{head} F1 with Lamb F1, close", "B") == plain + 1
    assert points(head, "Ann", f"Ann F1 with {head} F1, close", "A") == 0
    assert points(head, "Lamb", f"Lamb F1 with {head} F1 + Ox F2, close", "A") == plain
    s = table("front: Slayer, Tally-Scar Headsman", f"front: Lamb, Ox; {FAR}")
    s.choose("use Slayer F1", "target Lamb F1")
    assert (s.who("B F1"), s.points("A")) == ("", plain)


@plays("Tally-Scar Headsman")
def test_a_strike_back_that_kills_two_is_worth_two_more() -> None:
    gained = []
    for name in ("Plain", "Tally-Scar Headsman"):
        s = slot(f"A: front: Lamb, Lamb, Ox\nB: front: {name}, Ox; {FAR}", CAST | {"Plain": "close 4 def 3 life 2"})
        s.choose(f"attack {name} F1 with Lamb F1 + Lamb F2, close", "number 2")
        s.choose(*starting(s, "number 2"))
        while starting(s, "trigger"):
            s.choose(starting(s, "trigger")[0])
        assert (s.who("A F1"), s.who("A F2")) == ("", "")
        gained.append(s.points("B"))
    assert gained[1] == gained[0] + 2


@plays("Second-Grave Watcher")
def test_a_death_beside_it_wakes_the_watcher() -> None:
    foes = "front: Lamb, Second-Grave Watcher marked, Lamb; back: Lamb, Ox"
    s = table("front: Saint, Saint, Ox", foes)
    s.choose("use Saint F1", "target Lamb B1")  # not beside it
    assert s.marked("B F2")
    s.choose("use Saint F2", "target Lamb F1")
    assert not s.marked("B F2")
    s = table("front: Saint, Second-Grave Watcher marked, Lamb", "front: Ann, Lamb, Ox")
    enemy = s.fork()
    s.choose("use Saint F1", "target Lamb F3")
    assert not s.marked("A F2")
    s.to("Action")
    s.choose("attack Lamb F2 with Second-Grave Watcher F2, close")  # and is marked again
    assert (s.marked("A F2"), s.who("B F2")) == (True, "")
    enemy.choose("use Saint F1", "target Lamb F2")
    assert enemy.marked("A F2")


@plays("Second-Grave Watcher")
def test_when_the_watcher_sleeps_on() -> None:
    s = table("front: Boss, Second-Grave Watcher, Ox", step="Upkeep")
    s.choose("pay 1 for Boss F1", "give Second-Grave Watcher F2")
    assert s.marked("A F2")
    s = table("front: Boss, Second-Grave Watcher marked, Ox", step="Upkeep")
    s.choose("give up Boss F1")
    assert (s.who("A F1"), s.marked("A F2")) == ("", True)
    s = table("front: Ruin, Lamb, Second-Grave Watcher marked hurt 1, Ox")
    s.choose("use Ruin F1")
    assert (s.who("A F2"), s.who("A F3")) == ("", "")  # it dies with it
    s = table("front: Saint, Ox", "front: Lamb, Second-Grave Watcher, Ox")
    s.choose("use Saint F1", "target Lamb F1")
    assert (s.who("B F1"), s.marked("B F2")) == ("", False)
    s = table("front: Club, Ox", f"front: Lamb, Second-Grave Watcher marked; {FAR}", "Action")
    fight(s, "Lamb F1 with Club F1, close")
    assert not s.marked("B F2")


@plays("Summons Crier")
def test_the_crier_calls_one_of_theirs() -> None:
    s = arrives("Summons Crier", "front: Ox", "front: Ann marked, Ox; back: Lamb")
    assert (s.asked, s.options()) == ("B", ["pick Ox F2", "pick Lamb B1"])  # he must
    s.choose("pick Lamb B1")
    assert [s.marked(f"B {where}") for where in ("F1", "F2", "B1")] == [True, False, True]
    s.to("Move", "B")
    assert not s.marked("B B1")
    s = arrives("Summons Crier", "front: Ox", "front: Ann marked, Ox marked")
    assert (s.asked, s.who("A F2"), recruits(s)) == ("A", "Summons Crier", ["One"])
    s = table("front: Raiser, Ox; grave: Summons Crier", "front: Ann, Ox")
    s.choose("use Raiser F1", *starting(s, "target"))
    s.choose(next(option for option in s.options() if option.endswith("F3")))
    assert (s.who("A F3"), s.asked, aims(s)) == ("Summons Crier", "B", ["Ann F1", "Ox F2"])


SEXTON = "Sexton of Second Shifts"


@plays("Sexton of Second Shifts")
def test_the_sexton_sends_a_corpse_back_to_work() -> None:
    b = f"front: {SEXTON}, Ox; grave: Walking Corpse, Clinging Mudhand, Lamb, Graver; deck: One"
    s = table("front: Club, Ox; grave: Walking Corpse", b, "Action")
    fight(s, f"{SEXTON} F1 with Club F1, close")
    assert (s.asked, s.who("B F1"), s.twilight("B")) == ("B", "", [SEXTON])
    no = s.fork()
    s.choose("yes")
    assert aims(s) == [f"{name} (graveyard)" for name in ("Walking Corpse", "Clinging Mudhand", "Graver")]
    s.choose("pick Clinging Mudhand (graveyard)")
    assert (sorted(s.twilight("B")), s.grave("B")) == (
        ["Clinging Mudhand", SEXTON],
        ["Walking Corpse", "Lamb", "Graver"],
    )
    lapses = s.fork()
    s.to("Recruit", "B")
    s.choose("recruit One", "place One in F4", "give Clinging Mudhand (twilight)")
    assert (s.who("B F4"), s.twilight("B"), "Clinging Mudhand" in s.grave("B")) == ("One", [SEXTON], True)
    lapses.to("Move", "A")
    assert (lapses.twilight("B"), len(lapses.grave("B"))) == ([], 5)
    no.choose("no")
    assert (no.twilight("B"), len(no.grave("B"))) == ([SEXTON], 4)


@plays("Sexton of Second Shifts")
def test_when_the_sexton_sends_nobody() -> None:
    s = table(f"front: Slayer, {SEXTON}, Ox; grave: Walking Corpse", "front: Ann")
    s.choose("use Slayer F1", f"target {SEXTON} F2")
    assert (s.who("A F2"), starting(s, "yes"), s.twilight("A")) == ("", [], [])
    s = table("front: Club, Ox; grave: Walking Corpse", f"front: {SEXTON}, Ox; grave: Lamb", "Action")
    fight(s, f"{SEXTON} F1 with Club F1, close")
    s.choose(*starting(s, "yes"))
    assert (s.twilight("B"), s.grave("B"), s.grave("A")) == ([SEXTON], ["Lamb"], ["Walking Corpse"])
    s = table("front: Slayer, Ox", f"front: {SEXTON}, Ox; grave: Walking Corpse")
    s.choose("use Slayer F1", f"target {SEXTON} F1", "yes", *starting(s, "pick"))
    assert sorted(s.twilight("B")) == [SEXTON, "Walking Corpse"]


@plays("Travelling Barber-Surgeon")
def test_the_barber_heals_or_marks() -> None:
    foes = "front: Ox hurt 1, Ox marked, Ox; back: Ann"
    s = arrives("Travelling Barber-Surgeon", "front: Ox hurt 1, -, Ox; back: Ox hurt 2", foes)
    marks = s.fork()
    s.choose(starting(s, "choose: restore")[0])
    assert aims(s) == ["Ox F1", "Ox B1"]
    s.choose("pick Ox B1")
    assert [s.tokens(where) for where in ("A F1", "A B1", "B F1")] == [1, 1, 1]
    assert not s.marked("B F3")
    marks.choose(starting(marks, "choose: mark")[0])
    assert aims(marks) == ["Ox F1", "Ox F3"]
    marks.choose("pick Ox F3")
    assert [marks.marked(f"B {where}") for where in ("F1", "F3", "B1")] == [False, True, False]
    assert [marks.tokens(f"A {where}") for where in ("F1", "B1")] == [1, 2]


@plays("Travelling Barber-Surgeon")
def test_the_barber_does_what_is_possible() -> None:
    for ox, foes, tokens, marked in (
        ("Ox hurt 1", "front: Ann marked; back: Ann", 0, True), ("Ox", "front: Ann", 0, True),
        ("Ox", "front: Ann marked; back: Ann", 0, True),
    ):  # fmt: skip
        s = arrives("Travelling Barber-Surgeon", f"front: {ox}", foes)
        s.choose(*starting(s, "choose")[:1] if ox == "Ox" and "marked" in foes else [])
        assert starting(s, "choose") == []
        assert (s.who("A F2"), s.tokens("A F1"), s.marked("B F1")) == ("Travelling Barber-Surgeon", tokens, marked)
        assert ("back" not in foes) or not s.marked("B B1")
        assert s.asked == "A"
