"""What an enchantment calls "this card" is itself, and never the creature that it is attached to."""

from scenes.orc import rule, scene

CARDS = {
    "Vow": "enchantment 1: Attach to target creature. The host gets +1/+2. When it moves or attacks, discard this card.",
}


@rule("ORC-ENCH-06")
def test_the_enchantment_is_discarded_as_its_host_attacks() -> None:
    s = scene("A: offensive: Wolf 1/1; attached: Vow on Wolf\nB: hand: 1\nphase: Move or Attack", cards=CARDS)
    assert s.value("Wolf") == "2/3"
    s.choose("attack B")
    s.go_on()
    assert (s.place("Vow"), s.value("Wolf")) == ("A's graveyard", "1/1")


@rule("ORC-ENCH-06")
def test_the_enchantment_is_discarded_as_its_host_moves() -> None:
    s = scene("A: offensive: Wolf 1/1; attached: Vow on Wolf\nB: hand: 1\nphase: Move or Attack", cards=CARDS)
    s.choose("move Wolf")
    s.go_on()
    assert (s.place("Vow"), s.value("Wolf")) == ("A's graveyard", "1/1")
