"""What games with cities let players do no more: house residents, lose points, attack for nothing; and how an attack ends."""

from scenes.arc import rule, scene
from scenes.ava import scene as ava_scene


@rule("ARC-CONFLICT-01", "ARC-MOVE-01")
def test_a_city_that_is_full_lets_nobody_in() -> None:
    cards = {"Cell": "city 1 Body 7: Always: This city can have at most two residents."}
    text = "A: city Cell: Elf 1/1; city Oak (Mind, 8): Imp 1/1; city Ash (Mind, 8); army: Bird 1/1\nB:\nphase: Play"
    s = scene(text, cards=cards)
    s.choose("move Imp to Cell")
    s.settle()
    assert s.place("Imp") == "Cell"
    assert [each for each in s.options() if each.startswith("move Bird")] == ["move Bird to Ash"]


@rule("ARC-CONFLICT-01", "ARC-WIN-04")
def test_who_cannot_lose_points_keeps_them() -> None:
    cards = {"Calm": "event 0: You can't lose victory points this turn.", "Curse": "magic 0: Each player loses 2 VP."}
    s = scene("A: 9 points; hand: Calm, Curse\nB: 9 points\nphase: Play", cards=cards)
    s.play("Calm")
    s.play("Curse")
    assert (s.points("A"), s.points("B")) == (9, 7)


@rule("ARC-CONFLICT-01", "ARC-COMBAT-01")
def test_each_attacker_of_the_army_is_paid_for_and_those_of_cities_are_not() -> None:
    cards = {
        "Gate": "city 1 Body 7: Always: Opponents must pay 1 power for each creature with which they attack your army."
    }
    s = scene("A: gems 1 Gaian; army: Elf 1/1, Bird 1/1\nB: city Gate; army: Orc 1/1\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Elf")
    s.settle()
    assert s.consumed("A") == "1 Gaian"
    assert "send Bird" not in s.options()
    s = scene("A: army: Elf 1/1, Bird 1/1\nB: city Gate; army: Orc 1/1\nphase: Attack", cards=cards)
    s.choose("attack B's army")
    assert "send Elf" not in s.options()
    s = scene("A: army: Elf 1/1\nB: city Gate; army: Orc 1/1\nphase: Attack", cards=cards)
    s.choose("attack Gate")
    assert s.place("Elf") == "A's Army"
    assert s.consumed("A") == ""


@rule("ARC-COMBAT-13")
def test_what_is_done_at_the_end_of_the_attack_is_done_once_and_in_that_attack() -> None:
    cards = {"Rage": "event 0: Target attacker gets +3/+0 until end of turn. It dies at the end of the attack."}
    s = scene("A: army: Ram 1/3; hand: Rage\nB: 15 points; army: Ox 1/1\nphase: Attack", cards=cards)
    s.choose("attack B's army", "play Rage")
    assert s.place("Ram") == "A's Army"
    s.to("Tactics", "B")
    assert (s.points("B"), s.place("Ram")) == (11, "A's graveyard")


@rule("ARC-TACT-06")
def test_who_was_marked_for_a_bid_that_is_lost_hears_of_it_and_others_do_not() -> None:
    cards = {"Sore": "creature 1 1/1: When you do not win a bid for which this creature was marked, you gain 3 VP."}
    text = (
        "A: 9 points; city Oak (Body, 8): Sore, Elf 1/1 cost 1\nB: city Elm (Soul, 8): Cook 1/1 cost 3\nphase: Tactics"
    )
    s = scene(text, cards=cards)
    s.choose("claim Body", "bid Sore", "done", "bid Cook")
    s.settle()
    assert s.points("A") == 12
    s = scene(text, cards=cards)
    s.choose("claim Body", "bid Elf", "bid Cook")
    s.settle()
    assert s.points("A") == 9


@rule("AVA-TACT-04")
def test_in_ava_too_a_lost_bid_is_heard_of() -> None:
    cards = {"Sore": "creature 1 1/1: Whenever you lose a bid for which this creature was marked, you gain 2 VP."}
    s = ava_scene(
        "A: 3 VP; city Oak (Body, 8): Sore\nB: city Elm (Soul, 8): Cook 1/1, Nun 1/1\nphase: Tactics", cards=cards
    )
    s.choose("claim Body", "bid Sore", "bid Cook", "bid Nun")
    s.settle()
    assert s.victory("A") == 5


@rule("ARC-CARD-03")
def test_who_owns_a_card_has_it_back_whoever_controls_it() -> None:
    cards = {
        "Home": "enchantment 0: Attach to a creature. When it dies, return it to your hand if you own it.",
        "Kill": "event 0: Kill target creature.",
    }
    s = scene("A: army: Elf 1/1; hand: Home, Kill\nB: army: Orc 1/1\nphase: Play", cards=cards)
    s.play("Home", "target Elf")
    s.play("Kill", "target Elf")
    s.settle()
    assert "Elf" in s.hand("A")
    s = scene("A: hand: Home, Kill\nB: army: Orc 1/1\nphase: Play", cards=cards)
    s.play("Home")
    s.play("Kill")
    s.settle()
    assert s.place("Orc") == "B's graveyard"
