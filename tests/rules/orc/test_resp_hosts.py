"""ORC-RESP-19: what an attached card did is done to what it hung on, also when the card itself has left play."""

from scenes.orc import rule, scene

CARDS = {
    "Reins": "enchantment: Attach to a creature. Sacrifice Reins: Unmark it.",
    "Pipe": "enchantment: Attach to a creature. You may pay 1 to return Pipe to your hand.",
    "Vow": "enchantment: Attach to a creature. When Vow leaves play, unmark the creature.",
    "Spurs": "equipment: +1/+0. Discard this equipment: Unmark the carrier.",
    "Bell": "equipment: +1/+0. 1: Unmark the carrier.",
    "Keepsake": "equipment: When Keepsake is sacrificed, unmark the carrier.",
    "Smith": "creature 1/1: Sacrifice an equipment: Draw a card.",
    "Monk": "creature 1/1: You may discard Monk to draw a card.",
    "Break": "event: Destroy target equipment.",
    "Dispel": "event: Destroy target enchantment.",
    "Back": "event: Return target creature to its owner's hand.",
}


@rule("ORC-RESP-19", "ORC-ABIL-10", "ORC-ABIL-25")
def test_an_attached_card_that_is_its_own_price_works_on_what_it_hung_on() -> None:
    s = scene("A: offensive: Wolf 2/2 marked, Ox 1/1 marked; attached: Reins on Wolf, Spurs on Ox", cards=CARDS)
    s.do("use Reins")
    assert s.place("Reins") == "A's graveyard"
    assert not s.marked("Wolf")
    s.do("use Spurs")
    assert s.place("Spurs") == "A's graveyard"
    assert not s.marked("Ox")


@rule("ORC-RESP-19")
def test_it_hears_of_its_own_leaving_what_it_hung_on() -> None:
    s = scene(
        "A: offensive: Wolf 2/2 marked, Ox 1/1 marked, Smith; attached: Vow on Wolf, Keepsake on Ox; hand: Dispel",
        cards=CARDS,
    )
    s.play("Dispel")
    assert not s.marked("Wolf")
    s.do("use Smith")
    assert not s.marked("Ox")


@rule("ORC-RESP-19")
def test_an_ability_works_on_the_carrier_though_its_piece_is_destroyed_in_answer() -> None:
    s = scene("A: offensive: Wolf 2/2 marked; attached: Bell on Wolf; resources: 1\nB: hand: Break", cards=CARDS)
    s.choose("use Bell", "play Break")
    assert s.place("Bell") == "A's graveyard"
    assert not s.marked("Wolf")


@rule("ORC-RESP-19")
def test_a_host_that_has_left_play_as_well_is_not_touched() -> None:
    s = scene("A: offensive: Wolf 2/2 marked; attached: Vow on Wolf; hand: Back", cards=CARDS)
    s.play("Back")
    assert s.place("Vow") == "A's graveyard"
    assert s.place("Wolf") == "A's hand"


@rule("ORC-ABIL-05", "ORC-ABIL-08")
def test_what_one_may_pay_to_do_something_is_an_ability_that_is_used() -> None:
    s = scene("A: offensive: Wolf 2/2, Monk; hand: Pipe; deck: Ox; resources: 1", cards=CARDS)
    s.play("Pipe", "target Wolf")
    assert s.place("Pipe") == "on Wolf"  # nobody was asked as it came
    s.do("use Pipe")
    assert s.place("Pipe") == "A's hand"
    assert s.gold("A") == 0
    s.do("use Monk")
    assert s.place("Monk") == "A's graveyard"
    assert s.place("Ox") == "A's hand"
