"""Tokens, played out: what texts make comes into play as they say, and is nowhere any more when it leaves."""

import pytest

from scenes.arc import Scene, scene
from wtactics.engine.digest import digest_of
from wtactics.engine.newcomers import MOST_TOKENS, create, room_for_tokens
from wtactics.engine.places import GONE, NOBODY
from wtactics.engine.table import Table

WOLVES = "Put two 2/1 Gaian Wolf creature tokens with flying into your army."


def told(text: str, mine: str = "army: Elder 1/1", answers: tuple[str, ...] = ()) -> Scene:
    """A scene in which A plays a card of this text."""
    s = scene(f"A: gems 5 Gaian; hand: Call; {mine}\nB: army: Ogre 3/3", cards={"Call": f"magic 1: {text}"})
    s.play("Call", *answers)
    return s


def test_tokens_come_into_the_army_with_all_that_is_printed_on_them() -> None:
    s = told(f"{WOLVES} Wolves you control get +1/+0 until end of turn.")
    t: Table = s.table
    assert [(s.place(name), s.value(name), s.marked(name)) for name in ("Wolf", "Wolf (2)")] == [
        ("A's Army", "3/1", False)
    ] * 2
    d = t.printed[s.card("Wolf")]
    assert [t.library.traits[k] for k in range(len(t.library.traits)) if t.library.trait[d] >> k & 1] == ["flying"]
    assert (t.library.cost[d], t.library.faction[d]) == (0, 1)
    assert s.log().count("A creates a Wolf token") == 2
    assert "two Wolf tokens" in [part.text for line in s.game.show.log(t, t.facts) for part in line.text]


def test_their_player_says_in_which_city_they_come_into_play() -> None:
    s = told("Put two 1/1 Sapling creature tokens into play marked.", "city Oak (Body, 8); city Elm (Body, 8)",
             answers=("place in Elm", "place in Oak"))  # fmt: skip
    assert sorted((s.place(name), s.marked(name)) for name in ("Sapling", "Sapling (2)")) == [
        ("Elm", True),
        ("Oak", True),
    ]


def test_they_can_be_put_into_a_city_and_spoken_of_again() -> None:
    s = told("Put a 1/1 Imp creature token into a city you control. It gets +2/+2 until end of turn.",
             "city Oak (Body, 8); city Elm (Body, 8)", answers=("pick Elm",))  # fmt: skip
    assert (s.place("Imp"), s.value("Imp")) == ("Elm", "3/3")


def test_each_player_who_puts_one_controls_his_own() -> None:
    s = told("Each player puts a 1/1 Imp creature token into his army.")
    assert (s.controller("Imp"), s.controller("Imp (2)")) == ("A", "B")
    assert [s.table.owner[s.card(name)] for name in ("Imp", "Imp (2)")] == [0, 1]


def test_a_number_that_is_counted_makes_as_many() -> None:
    s = told(
        "Put X 1/1 Imp creature tokens into your army, where X is the number of creatures in play.", "army: Elder 1/1"
    )
    assert s.table.tokens == 2


WATCHER = "creature 1 1/9: Whenever a creature you control dies, gain 1 victory point."


@pytest.mark.parametrize(
    ("text", "points"),
    [("Kill all Imps.", 16), ("Return all Imps to their owners' hands.", 15), ("Remove all Imps from the game.", 15)],
)
def test_a_token_that_leaves_play_is_nowhere_any_more(text: str, points: int) -> None:
    s = scene(
        "A: gems 5 Gaian; hand: Call, Go; army: Watcher\nB: army: Ogre 3/3",
        cards={
            "Call": "magic 1: Put a 1/1 Imp creature token into your army.",
            "Go": f"magic 1: {text}",
            "Watcher": WATCHER,
        },
    )
    s.play("Call")
    s.play("Go")
    s.all_pass()
    t = s.table
    view = s.game.view(t, 0)
    assert t.place[s.card("Imp")] & 15 == GONE
    assert (view.count(GONE, 0), list(view.at(GONE, 0)), s.points("A")) == (0, [], points)
    assert s.hand("A") == []


def test_texts_tell_tokens_from_other_creatures() -> None:
    s = told("Put two 1/1 Imp creature tokens into your army. All creature tokens get +1/+0 until end of turn. "
             "All nontoken creatures get +0/+1 until end of turn.")  # fmt: skip
    assert [s.value(name) for name in ("Imp", "Imp (2)", "Elder", "Ogre")] == ["2/1", "2/1", "1/2", "3/4"]


def test_a_token_hears_and_is_heard() -> None:
    s = scene(
        "A: gems 5 Gaian; hand: Call; army: Host\nB: army: Ogre 3/3",
        cards={"Call": "magic 1: Put two 1/1 Imp creature tokens into your army.",
               "Host": "creature 1 1/1: Whenever an Imp comes into play, gain 1 victory point."},
    )  # fmt: skip
    s.play("Call")
    s.choose("trigger of Host, number 2")
    s.all_pass()
    assert s.points("A") == 17


def test_what_a_clone_makes_is_not_on_the_table() -> None:
    s = told("Draw a card.")
    t, other = s.table, s.table.clone()
    before = digest_of(t)
    first, second = create(other, 0, 0), create(t.clone(), 1, 1)
    assert first == second == len(t.place)
    assert (other.printed[first], other.owner[first], digest_of(t)) == (0, 0, before)
    mine = create(t, 2, 1)
    assert (t.printed[mine], other.printed[mine], t.owner[mine], other.owner[mine]) == (2, 0, 1, 0)


def test_a_match_has_no_more_than_so_many() -> None:
    s = told("Draw a card.")
    while room_for_tokens(s.table) > 0:
        assert create(s.table, 0, 0) != NOBODY
    assert (create(s.table, 0, 0), s.table.tokens) == (NOBODY, MOST_TOKENS)


def test_whoever_would_make_too_many_makes_none() -> None:
    s = scene("A: gems 5 Gaian; hand: Call; army: Elder 1/1\nB: army: Ogre 3/3", cards={"Call": f"magic 1: {WOLVES}"})
    while room_for_tokens(s.table) > 1:
        create(s.table, 0, 0)
    s.play("Call")
    assert s.table.tokens == MOST_TOKENS - 1
    assert s.log()[-1] == "Call resolves"
