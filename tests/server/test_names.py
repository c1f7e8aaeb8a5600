"""Names can be seen, fit on a line, and tell people apart, whatever is typed."""

from __future__ import annotations

import unicodedata

import pytest

from running import Local
from visitor import Browser, invited, me, somebody
from wtactics.server.web.names import CHARGES, HUES, LONGEST, apart, cleaned, given, look

STACK = "".join(map(chr, range(0x300, 0x330)))


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("Ann", "Ann"), ("  Ann \n of\tKent ", "Ann of Kent"), ("\u202eAnn\u202c", "Ann"),
        ("A\u200bn\u200dn\ufeff", "Ann"), ("An\u00adn", "Ann"), ("\u2066Ann\u2069", "Ann"), ("Ann\u3164", "Ann"),
        ("\u2800Ann\u2800", "Ann"), ("A\u115fnn", "Ann"), ("Ann\u00a0of\u3000Kent\u2028", "Ann of Kent"),
        ("A\u034fnn\ufe0f", "Ann"), ("Ann\U000e0001\U000e0061", "Ann"), ("\uff21\uff4e\uff4e", "Ann"),
        ("\U0001d400\U0001d427\U0001d427", "Ann"), ("\ue000Ann\U0010ffff", "Ann"), ("A\u20ddnn", "Ann"),
        ("Zoe\u0308", "Zoë"), ("Việt", "Việt"), ("ด้วย", "ด้วย"), ("हिन्दी", "हिन्दी"), ("龍", "龍"),
        ("O'Neill-3", "O'Neill-3"), (f"{STACK}Ann", "Ann"), ("é" * 40, "é" * 24),
        ("🦊", "🦊"),
    ],
)  # fmt: skip
def test_a_name_is_made_of_what_can_be_seen(asked: str, name: str) -> None:
    assert cleaned(asked) == name
    assert cleaned(name) == name


@pytest.mark.parametrize("name", [
    "", " ", "\u200b\u0000", "\u3164", "\u2800\u2800", STACK, "\u202e", "\u00ad", "\ufe0f", "\u17b4", "\ud800",
])  # fmt: skip
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    assert cleaned(name) == ""


def test_no_heap_of_marks_stands_on_a_letter() -> None:
    name = cleaned("".join(f"{letter}{STACK}" for letter in "Ann"))
    assert 3 <= len(name) <= LONGEST
    run = 0
    for sign in name:
        run = run + 1 if unicodedata.category(sign).startswith("M") else 0
        assert run <= 3


def test_nothing_that_can_be_typed_breaks_a_name() -> None:
    for start in range(0, 0x110000, 16):
        name = cleaned("".join(map(chr, range(start, start + 16))))
        assert len(name) <= LONGEST
        assert name == name.strip()
        assert all(sign.isprintable() for sign in name)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["Ann", "Bea"], ["Ann", "Bea"]), (["Ann", "Ann"], ["Ann", "Ann II"]),
        (["Ann", "ANN", "aNN"], ["Ann", "ANN II", "aNN III"]),
        (["Ann", "\u0410nn"], ["Ann", "\u0410nn II"]), (["Ann", "Änn"], ["Ann", "Änn II"]),
        (["Ann II", "Ann", "Ann"], ["Ann II", "Ann", "Ann III"]),
        (["Bill", "BiII"], ["Bill", "BiII II"]), (["", ""], ["", ""]),
        (["Greedy bot", "Greedy b0t"], ["Greedy bot", "Greedy b0t II"]),
    ],
)  # fmt: skip
def test_two_of_a_name_are_told_apart(names: list[str], told: list[str]) -> None:
    assert apart(names) == told


def test_whoever_chose_no_name_has_one_of_ours() -> None:
    names = {given(str(n)) for n in range(2000)}
    assert len(names) > 1200
    assert given("a") == given("a")
    assert all(cleaned(name) == name and len(name) <= LONGEST for name in names)
    assert len({look(word) for word in HUES}) == len(HUES)
    assert len({look(word) for word in CHARGES}) == len(CHARGES)


# ---- at the table


def test_when_two_meet_both_have_names(local: Local) -> None:
    host, friend, one, two = invited(local.address)
    called = [visitor.get("/api/guest").json()["name"] for visitor in (host, friend)]
    assert "Guest" not in called
    for window in (one, two):
        names = [seat["name"] for seat in window.room["seats"]]
        assert names == apart(called)
        assert len({look(name) for name in names}) == 2
    assert host.get("/api/guest").json()["name"] == called[0]  # the same tomorrow


def test_duplicates_at_one_table_are_told_apart_also_when_somebody_is_renamed(local: Local) -> None:
    host, friend = Browser(local.address), Browser(local.address)
    host.post("/api/guest", {"name": "Ann"})
    friend.post("/api/guest", {"name": "\u0410nn"})  # the first letter is Cyrillic
    room = host.make_room(me(), somebody())
    taken = friend.post(f"/api/seats/{room['invitations']['1'].removeprefix('/table/')}/take", {}).json()
    assert [seat["name"] for seat in taken["seats"]] == ["Ann", "\u0410nn II"]
    friend.post("/api/guest", {"name": "Bea"})
    host.post("/api/guest", {"name": "bea"})
    assert [seat["name"] for seat in host.get("/api/guest").json()["rooms"][0]["seats"]] == ["bea", "Bea II"]
