"""ARC-STATE-11, ARC-CONFLICT-03: control that is lent, lent on, and taken for good."""

from scenes.arc import Scene, rule, scene

CARDS = {
    "Loan": "event 0: Gain control of target creature until end of turn.",
    "Lease": "event 0: Gain control of target creature until end of turn.",
    "Lure": "event 0: Gain control of target creature.",
    "Nod": "event 0: Gain 1 victory point.",
}
FULL = "A: army: Wolf 2/2{}\nB: hand: Loan, Nod{}\nC:{}\nphase: Play, active B"


def announced(s: Scene, *plays: str) -> None:
    """The active player plays a Loan, then each of these answers the Nod that he plays; all pass in between."""
    s.play("Loan")
    assert s.controller("Wolf") == "B"
    s.choose("play Nod")
    for play in plays:
        s.choose(f"play {play}")
    while s.chain():
        s.choose("pass")


@rule("ARC-STATE-11", "ARC-CONFLICT-03", "ARC-TURN-20")
def test_who_lends_back_what_was_lent_does_not_lose_it_when_the_turn_ends() -> None:
    s = scene(FULL.format("; hand: Lease", "", ""), cards=CARDS)
    announced(s, "Lease")
    assert s.controller("Wolf") == "A"
    s.to("Draw", "C")
    assert (s.controller("Wolf"), s.place("Wolf")) == ("A", "A's Army")


@rule("ARC-STATE-11", "ARC-TURN-20")
def test_what_was_lent_on_returns_to_who_lent_it_first() -> None:
    s = scene(FULL.format("", "", " hand: Lease"), cards=CARDS)
    announced(s, "Lease")
    assert s.controller("Wolf") == "C"
    s.to("Draw", "C")
    assert (s.controller("Wolf"), s.place("Wolf")) == ("A", "A's Army")


@rule("ARC-CONFLICT-03", "ARC-STATE-11")
def test_who_takes_for_good_what_was_lent_keeps_it() -> None:
    s = scene(FULL.format("", "", " hand: Lure"), cards=CARDS)
    announced(s, "Lure")
    s.to("Draw", "C")
    assert s.controller("Wolf") == "C"


@rule("ARC-CONFLICT-03", "ARC-STATE-11")
def test_who_borrowed_may_take_for_good() -> None:
    s = scene(FULL.format("", ", Lure", ""), cards=CARDS)
    s.play("Loan")
    s.play("Lure")
    s.to("Draw", "C")
    assert (s.controller("Wolf"), s.place("Wolf")) == ("B", "B's Army")


@rule("ARC-STATE-11", "ARC-TURN-20")
def test_a_resident_that_was_lent_on_returns_to_who_lent_it_first() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8): Wolf 2/2
        B: hand: Loan, Nod
        C: hand: Lease
        phase: Play, active B
    """,
        cards=CARDS,
    )
    announced(s, "Lease")
    assert s.place("Wolf") == "Keep of C"
    s.to("Draw", "C")
    assert (s.controller("Wolf"), s.place("Wolf")) == ("A", "Oakhold")
