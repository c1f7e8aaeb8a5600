"""Unless any opponent does it: they are asked in turn order until one of them has done it, and who cannot is not asked."""

from scenes.arc import rule, scene

TOLL = {"Toll": "event 0: Draw two cards unless any opponent discards a card."}
TABLE = "A: hand: Toll; deck: 5\nB: hand: Mule\nC: hand: Ox, Elk\nphase: Play"


@rule("ARC-RESP-09")
def test_the_first_who_does_it_spares_the_others() -> None:
    s = scene(TABLE, cards=TOLL)
    s.choose("play Toll")
    assert s.options() == ["pick Mule", "no"]
    s.choose("pick Mule")
    assert (s.place("Mule"), len(s.hand("A")), len(s.hand("C"))) == ("B's graveyard", 0, 2)


@rule("ARC-RESP-09")
def test_the_next_is_asked_when_one_refuses() -> None:
    s = scene(TABLE, cards=TOLL)
    s.choose("play Toll", "no")
    assert s.options() == ["pick Ox", "pick Elk", "no"]
    s.choose("pick Elk")
    assert (s.hand("C"), s.hand("B"), len(s.hand("A"))) == (["Ox"], ["Mule"], 0)


@rule("ARC-RESP-09")
def test_it_is_done_when_all_refuse() -> None:
    s = scene(TABLE, cards=TOLL)
    s.choose("play Toll", "no", "no")
    assert (len(s.hand("A")), s.hand("B"), s.hand("C")) == (2, ["Mule"], ["Ox", "Elk"])


@rule("ARC-RESP-09")
def test_who_cannot_do_it_is_passed_over() -> None:
    s = scene("A: hand: Toll; deck: 5\nB:\nC: hand: Ox\nphase: Play", cards=TOLL)
    s.choose("play Toll")
    assert s.options() == ["pick Ox", "no"]
    s.choose("no")
    assert len(s.hand("A")) == 2


@rule("ARC-RESP-09")
def test_any_player_may_be_the_one_who_plays_it() -> None:
    cards = {"Toll": "event 0: Gain 2 victory points unless any player discards two cards."}
    s = scene("A: hand: Toll, Mule, Elk\nB: hand: Ox\nphase: Play", cards=cards)
    s.choose("play Toll", "pick Mule")  # and the other one, for there is no choice
    assert (s.points("A"), s.hand("A"), s.hand("B")) == (15, [], ["Ox"])
