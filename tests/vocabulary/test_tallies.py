"""Texts of AVA about how bids are compared: ties, and the fewest instead of the most."""

from scenes.ava import Scene, rule, scene

CARDS = {
    "Hall": "city 0 Body 6: Always: Whenever you win a bid, gain 1 LP.",
    "Fort": "city 0 Mind 6: Always: Whenever you win a bid, gain 1 LP.",
    "Sister": "creature 1 1/1: If you and other players tie for the highest number in a bid, you win it.",
    "Herald": "creature 1 1/1: If Herald is marked for a bid and you tie for the most residents, you win that bid.",
    "Whisper": "event 0: Play only during a bid. In this bid whoever marked the fewest residents, but at least one, wins.",
}
TABLE = "A: {mine}\nB: {theirs}\nphase: Tactics"


def settled(s: Scene, mine: tuple[str, ...], theirs: tuple[str, ...]) -> str:
    """Who wins when A claims Body with those residents, and B answers with his; a Whisper that A holds is played."""
    before = (s.life("A"), s.life("B"))
    s.choose("claim Body", *(f"bid {each}" for each in mine))
    left = list(theirs)
    while (s.life("A"), s.life("B")) == before and s.phase == "Tactics" and "claim Body" not in s.options():
        options = s.options()
        if "play Whisper" in options:
            s.choose("play Whisper")
        elif s.asked == "B" and left and f"bid {left[0]}" in options:
            s.choose(f"bid {left.pop(0)}")
        else:
            s.choose("pass" if "pass" in options else "done")
    gained = [who for who, was in zip("AB", before, strict=True) if s.life(who) > was]
    return "".join(gained)


def laid(mine: str, theirs: str) -> Scene:
    return scene(TABLE.format(mine=mine, theirs=theirs), cards=CARDS)


@rule("AVA-TACT-04")
def test_who_wins_ties_wins_with_an_equal_number_as_claimant_and_in_answer() -> None:
    assert settled(laid("city Hall: Elf 1/1", "city Fort: Imp 1/1"), ("Elf",), ("Imp",)) == "", "nobody wins a tie"
    assert settled(laid("city Hall: Elf 1/1; army: Sister", "city Fort: Imp 1/1"), ("Elf",), ("Imp",)) == "A"
    assert settled(laid("city Hall: Elf 1/1", "city Fort: Imp 1/1; army: Sister"), ("Elf",), ("Imp",)) == "B"


@rule("AVA-TACT-04")
def test_a_tie_needs_equal_numbers_above_0() -> None:
    assert (
        settled(laid("city Hall: Elf 1/1; army: Sister", "city Fort: Imp 1/1, Rat 1/1"), ("Elf",), ("Imp", "Rat"))
        == "B"
    )
    assert settled(laid("city Hall: Elf 1/1; army: Sister", "city Fort: Imp 1/1"), (), ()) == ""


@rule("AVA-TACT-04", "AVA-CONFLICT-01")
def test_two_who_win_ties_win_none_between_them() -> None:
    assert (
        settled(laid("city Hall: Elf 1/1; army: Sister", "city Fort: Imp 1/1; army: Sister"), ("Elf",), ("Imp",)) == ""
    )


@rule("AVA-TACT-04")
def test_a_herald_wins_the_ties_for_which_it_is_marked_alone() -> None:
    assert settled(laid("city Hall: Elf 1/1, Herald", "city Fort: Imp 1/1"), ("Herald",), ("Imp",)) == "A"
    assert settled(laid("city Hall: Elf 1/1, Herald", "city Fort: Imp 1/1"), ("Elf",), ("Imp",)) == ""


@rule("AVA-TACT-04")
def test_the_fewest_win_in_the_bid_of_which_that_is_said() -> None:
    mine, theirs = "city Hall: Elf 1/1; hand: Whisper", "city Fort: Imp 1/1, Rat 1/1"
    assert settled(laid(mine, theirs), ("Elf",), ("Imp", "Rat")) == "A"
    assert settled(laid("city Hall: Elf 1/1", theirs), ("Elf",), ("Imp", "Rat")) == "B"
    assert settled(laid(mine, theirs), ("Elf",), ()) == "A", "who marked none has no lowest number"
    assert settled(laid(f"{mine}; army: Sister", theirs), ("Elf",), ("Imp",)) == "", "equal ones are no highest numbers"
