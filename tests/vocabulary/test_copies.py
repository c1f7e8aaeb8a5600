"""Copies: tokens that print what a creature prints, and creatures that become a copy of another for a while."""

import pytest

from scenes.arc import Scene, scene
from scenes.orc import scene as orc_scene
from wtactics.cards import read_plurals
from wtactics.engine.digest import digest_of
from wtactics.engine.imagine import imagine
from wtactics.engine.invariants import check
from wtactics.engine.newcomers import MOST_TOKENS, create, room_for_tokens
from wtactics.engine.places import GONE
from wtactics.language.errors import TextRefused
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.collection import Collection

OX = "creature 3 Gaian loyalty 2 (Elf Soldier) 3/4: Flying.\nWhen this creature comes into play, gain 1 victory point."


def told(
    text: str, table: str = "B: army: Ox marked hurt 2", answers: tuple[str, ...] = ("Ox",), ox: str = OX
) -> Scene:
    """A scene in which A plays a card of this text."""
    s = scene(f"A: gems 5 Gaian; hand: Call; army: Elk 1/1\n{table}", cards={"Call": f"magic 1: {text}", "Ox": ox})
    s.play("Call", *answers)
    s.all_pass()
    return s


def test_a_copy_has_what_is_printed_and_nothing_that_was_done() -> None:
    s = told("Put a token that is a copy of target creature into your army.")
    t, new, old = s.table, s.card("Ox (2)"), s.card("Ox")
    assert (s.place("Ox (2)"), s.controller("Ox (2)"), t.owner[new]) == ("A's Army", "A", 0)
    assert (s.value("Ox (2)"), s.marked("Ox (2)"), s.damage("Ox (2)")) == ("3/4", False, 0)
    assert (t.printed[new], t.traits[new], t.is_token(new), t.is_token(old)) == (
        t.printed[old],
        t.traits[old],
        True,
        False,
    )
    assert s.points("A") == 16  # it came into play
    assert "A creates an Ox token" in s.log()
    signs = s.game.show.signs(s.game.view(t, 1), new, [])
    assert [sign.title for sign in signs] == ["It is a token, and a copy of a card."]


def test_values_and_counters_that_were_added_are_not_copied() -> None:
    s = told("Put two +1/+1 counters on target creature. Put two copies of it into your army.")
    assert (s.value("Ox"), s.value("Ox (2)"), s.value("Ox (3)")) == ("5/6", "3/4", "3/4")


def test_a_copy_with_other_values_is_else_the_same() -> None:
    s = told("Create a token that's a copy of target creature, except it is 1/1.")
    assert (s.value("Ox"), s.value("Ox (2)")) == ("3/4", "1/1")
    assert s.table.traits[s.card("Ox (2)")] == s.table.traits[s.card("Ox")]


@pytest.mark.parametrize("text", ["Kill all Elves.", "Return all Elves to their owners' hands."])
def test_a_copy_that_leaves_play_is_nowhere_any_more(text: str) -> None:
    s = told("Put a copy of target creature into your army. " + text)
    assert s.table.place[s.card("Ox (2)")] & 15 == GONE
    assert (s.hand("A"), s.place("Ox") in ("B's graveyard", "B's hand")) == ([], True)


def test_the_copy_can_be_spoken_of_again() -> None:
    s = told("Put a copy of target creature into your army. That copy gets +2/+0 until end of turn.")
    assert (s.value("Ox"), s.value("Ox (2)")) == ("3/4", "5/4")
    s = told("Put a copy of target creature into your army. Mark it.")
    assert s.marked("Ox (2)")


def test_there_is_a_copy_of_each() -> None:
    s = told("Put a token that is a copy of each creature you control into your army.", answers=())
    assert (s.place("Elk (2)"), s.table.tokens) == ("A's Army", 1)
    s = told("Put a token that is a copy of each creature in play into your army.", answers=())
    words = [part.text for line in s.game.show.log(s.table, s.table.facts) for part in line.text]
    assert [text for text in words if text.endswith("token")] == ["an Elk token", "an Ox token"]


def test_who_dies_can_leave_a_copy() -> None:
    s = told("Kill target creature.", ox="creature 3 3/4: When this creature dies, put a copy of it into your army.")
    assert (s.place("Ox"), s.place("Ox (2)"), s.controller("Ox (2)")) == ("B's graveyard", "B's Army", "B")


def test_what_the_copied_one_waits_for_its_copy_waits_for_too() -> None:
    ox = "creature 3 3/4: When another creature you control dies, gain 1 victory point.\n(M): Draw a card."
    s = told("Put a copy of target creature into your army. Kill target Elk.", ox=ox)
    assert s.points("A") == 16
    new = s.card("Ox (2)")
    assert (new in s.table.hearers, new in s.table.actors) == (True, True)
    check(s.table)


def test_so_many_tokens_there_are_in_a_match_and_no_more() -> None:
    s = scene(
        "A: gems 5 Gaian; hand: Call; army: Elk\nB:",
        cards={"Call": "magic 1: Put two copies of target creature into your army."},
    )
    while room_for_tokens(s.table) > 1:
        create(s.table, 0, 0)
    s.play("Call", "Elk")
    assert s.table.tokens == MOST_TOKENS - 1


def test_a_copy_is_the_same_on_an_imagined_table_and_in_a_clone() -> None:
    s = told("Put a copy of target creature into your army.")
    t = s.table
    new = s.card("Ox (2)")
    for seat in range(2):
        other = imagine(s.game.view(t, seat), 3)
        assert (other.printed[new], other.is_token(new)) == (t.printed[new], True)
    clone = t.clone()
    assert digest_of(clone) == digest_of(t)


# ---- who becomes a copy


IT_BECOMES = "It becomes a copy of target creature an opponent controls until end of turn."
BECOMES = "Target creature you control becomes a copy of target creature an opponent controls until end of turn."


def test_who_becomes_a_copy_keeps_what_was_done_to_him() -> None:
    s = told("Put a +1/+1 counter on target creature. " + IT_BECOMES, answers=("Elk",))
    t, elk, ox = s.table, s.card("Elk"), s.card("Ox")
    assert (s.value("Elk"), t.printed[elk], t.traits[elk]) == ("4/5", t.printed[ox], t.traits[ox])
    assert (s.marked("Elk"), s.damage("Elk"), s.place("Elk"), t.is_token(elk)) == (False, 0, "A's Army", False)
    assert s.points("A") == 15  # nothing came into play
    check(t)
    s.to("Play", "B")
    assert (s.value("Elk"), t.printed[elk] == t.printed[ox], t.traits[elk]) == ("2/2", False, 0)
    check(t)


def test_what_the_other_does_the_copy_does_as_long_as_it_is_one() -> None:
    ox = "creature 3 3/4: (M): Draw a card.\nWhenever another creature dies, gain 1 victory point."
    s = told(BECOMES, answers=(), ox=ox)
    assert "use Ox" in s.options()  # so the page calls it, too
    s.to("Play", "B")
    s.to("Play", "A")
    assert not any(label.startswith("use") for label in s.options())


def test_who_leaves_play_is_himself_again() -> None:
    call = "Target Elf becomes a copy of target Orc until end of turn. Return all Orcs to their owners' hands."
    ox = "creature 1 (Orc) 3/3: When this creature leaves play, draw a card."
    cards = {"Call": f"event 0: {call}", "Elk": "creature 1 (Elf) 1/1", "Ox": ox}
    s = scene("A: hand: Call; army: Elk; deck: Ram\nB: army: Ox", cards=cards)
    s.play("Call")
    s.all_pass()
    t, elk = s.table, s.card("Elk")
    assert (s.hand("A"), t.library.names[t.printed[elk]], len(t.modifiers)) == (["Elk", "Ram"], "Elk", 0)
    check(t)


def test_who_becomes_one_copy_after_the_other_is_the_last() -> None:
    cards = {"First": "event 0: Target Elf becomes a copy of target Orc until your next turn.",
             "Second": "event 0: Target Orc becomes a copy of target Rat until end of turn.",
             "Elk": "creature 1 (Elf) 1/1", "Ox": "creature 1 (Orc) 3/3", "Ram": "creature 1 (Rat) 2/2"}  # fmt: skip
    s = scene("A: hand: First, Second; army: Elk\nB: army: Ox, Ram", cards=cards)
    s.play("First")
    assert s.value("Elk") == "3/3"
    s.play("Second", "target Ox")  # the one that was an Elk
    assert s.value("Elk") == "2/2"
    s.to("Play", "B")
    assert s.value("Elk") == "3/3"
    s.to("Play", "A")
    assert s.value("Elk") == "1/1"
    check(s.table)


def test_a_fatal_copy_dies() -> None:
    s = told("Target creature becomes a copy of target creature you control until end of turn.", answers=("Ox", "Elk"))
    assert s.place("Ox") == "B's graveyard"  # two damage, and DEF 1
    assert s.table.library.names[s.table.printed[s.card("Ox")]] == "Ox"


def test_as_long_as_the_card_is_in_play_that_says_it() -> None:
    text = "Target creature becomes a copy of this creature as long as this creature is in play."
    cards = {"Seer": f"creature 1 1/1: (M): {text}", "Axe": "event 0: Kill target Elf.", "Elk": "creature 1 (Elf) 1/1"}
    s = scene("A: hand: Axe; army: Seer\nB: army: Ox 3/3, Elk", cards=cards)
    s.choose("use Seer")
    s.choose("target Ox")
    s.all_pass()
    assert s.value("Ox") == "1/1"
    check(s.table)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Create a copy of target city.", "a creature, which can be copied"),
        ("Create a copy of target creature or city.", "a creature, which can be copied"),
        ("Target creature becomes a copy of another target creature.", "for how long"),
        ("Put a copy of all creatures you control into your army.", "a copy of one creature, or of each"),
        (
            "Target creature becomes a copy of each creature you control until end of turn.",
            "a copy of another creature",
        ),
    ],
)
def test_what_is_no_creature_or_unclear_is_refused(text: str, expected: str) -> None:
    with pytest.raises(TextRefused, match=expected):
        Collection({"elf"}, keywords_for("arc"), read_plurals(), SPEECH).reader.read("Rift", "event", text)


def test_in_orc_who_becomes_a_copy_stays_where_he_is_and_keeps_what_hangs_on_him() -> None:
    bear = "creature 2 Gaian (Bear) 4/4: When this creature attacks, draw a card."
    charm = "event 0: Target Wolf becomes a copy of target Bear until end of turn."
    cards = {"Charm": charm, "Wolf": "creature 1 Gaian (Wolf) 1/1", "Bear": bear}
    s = orc_scene("A: offensive: Wolf marked, Bear; hand: Charm\nB: 20 influence", cards=cards)
    s.play("Charm")
    t, wolf, other = s.table, s.card("Wolf"), s.card("Bear")
    assert (t.printed[wolf], t.place[wolf], s.marked("Wolf")) == (t.printed[other], t.place[other], True)
    assert "Wolf becomes a copy of Bear" in s.log()
    signs = s.game.show.signs(s.game.view(t, 1), wolf, [[int(n) for n in t.modifiers]])
    assert [sign.title for sign in signs if sign.key == "copy"] == ["It is Wolf, and a copy of another card now."]
