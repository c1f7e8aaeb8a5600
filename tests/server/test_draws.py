"""A draw by agreement over real sockets: offered at any question, by whoever sits there, where the rules know it."""

from running import Local
from visitor import Browser, Window, invited, me, somebody


def at_slots(address: str) -> tuple[Window, Window]:
    """Two people at a table of the eight-slot game."""
    host, friend = Browser(address), Browser(address)
    room = host.make_room(me("rooted"), somebody("wages"), ruleset="slot")
    one = host.sit(room["link"])
    link = room["invitations"]["1"]
    taken = friend.post(f"/api/seats/{link.removeprefix('/table/')}/take", {})
    one.hear("welcome")
    return one, friend.sit(taken.json()["link"])


def test_two_offers_end_the_match(local: Local) -> None:
    one, two = at_slots(local.address)
    one.say({"do": "draw"})
    for window in (one, two):
        update = window.hear("update")
        assert update["by"] == 0
        assert update["state"]["ending"] is None
        assert [event["what"] for event in update["events"]] == ["draw offered"]
        assert update["state"]["drawing"] == [0]
    assert one.ask({"do": "draw"})["code"] == "not-offered"
    two.say({"do": "draw"})
    ending = one.hear("update")["state"]["ending"]
    assert (ending["winner"], ending["rule"]) == (None, "SLOT-DRAW-04")
    assert two.hear("update")["state"]["ending"] == ending
    assert one.ask({"do": "draw"})["code"] == "over"


def test_rules_without_such_a_draw_refuse_it(local: Local) -> None:
    _, _, one, two = invited(local.address)
    assert one.ask({"do": "draw"})["code"] == "not-offered"
    assert two.ask({"do": "draw"})["code"] == "not-offered"
