"""Damage that is divided as somebody chooses, played out in ARC."""

from scenes.arc import rule, scene


@rule("ARC-PLAY-07")
def test_each_suffers_its_part_at_once() -> None:
    cards = {
        "Hail": "event 0: Deal 3 damage divided as you choose among any number of target creatures.",
        "Ox": "creature 1 1/2: Whenever this creature is dealt damage, draw a card.",
    }
    s = scene("A: hand: Hail\nB: army: Ox, Elk 1/1, Yak 1/5", cards=cards)
    s.choose("play Hail", "target Ox", "target Elk", "done")
    s.all_pass()
    s.choose("pick Ox", "pick Ox", "pick Elk")
    s.all_pass()
    assert (s.place("Ox"), s.place("Elk"), s.hand("B")) == ("B's graveyard", "B's graveyard", ["Spare (11)"])
