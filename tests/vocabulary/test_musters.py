"""Who attacks with whom, bids that are won with somebody, a discipline that is named, and a card of another's choice."""

from scenes.arc import scene as arc_scene
from scenes.ava import scene


def test_who_attacks_only_beside_the_avatar_goes_with_it_or_stays() -> None:
    cards = {"Page": "creature 1 2/2: Page cannot attack unless your avatar attacks too."}
    s = scene("A: army: Page, Wolf 1/1\nB:\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Page")
    assert "done" not in s.options()
    s.choose("send Avatar of A", "done")
    s = scene("A: army: Page, Wolf 1/1, Imp 1/1; avatar marked\nB:\nphase: Attack", cards=cards)
    s.choose("attack B's army")
    s.refused("send Page", "Page")
    assert set(s.options()) == {"send Wolf", "send Imp"}


def test_the_avatar_may_go_with_nobody_but_whom_it_brings() -> None:
    cards = {"Page": "creature 1 2/2: Page cannot attack unless your avatar attacks too."}
    s = scene("A: army: Page\nB:\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Avatar of A")
    assert "Page attacks player B" in s.log(), "it must follow"


def test_those_others_who_attack_with_it_are_spoken_of() -> None:
    cards = {
        "Drum": "creature 1 1/1: When Drum attacks with two or more other creatures, each of them gets +1/0 this turn."
    }
    s = scene("A: army: Drum, Wolf 1/1, Imp 1/1, Ox 1/1\nB:\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Drum", "send Wolf", "send Imp", "done")
    s.settle()
    assert [s.value(name) for name in ("Drum", "Wolf", "Imp", "Ox")] == ["1/1", "2/1", "2/1", "1/1"]
    s = scene("A: army: Drum, Wolf 1/1, Imp 1/1\nB:\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Drum", "send Wolf", "done")
    s.settle()
    assert s.value("Wolf") == "1/1"


def test_with_how_many_a_player_attacks() -> None:
    cards = {"Horn": "creature 1 1/1: When you attack a city with two or more creatures, gain 1 LP."}
    for sent, life in ((["Wolf"], 20), (["Wolf", "Imp"], 21)):
        s = scene(
            "A: army: Wolf 1/1, Imp 1/1; city Oak (Mind, 8): Horn\nB: city Elm (Mind, 8)\nphase: Attack", cards=cards
        )
        s.choose("attack Elm", *(f"send {name}" for name in sent), "done")
        s.settle()
        assert s.life("A") == life


def test_in_an_attack_on_a_city_alone() -> None:
    cards = {"Ram": "creature 1 1/1: Your attackers get +2/+0 in attacks on cities."}
    text = "A: army: Wolf 1/1; city Oak (Mind, 8): Ram\nB: city Elm (Mind, 8)\nphase: Attack"
    for goal, attack in (("Elm", 3), ("B's army", 1)):
        s = scene(text, cards=cards)
        s.choose(f"attack {goal}", "send Wolf", "done")
        assert s.value("Wolf") == f"{attack}/1"


def test_a_bid_is_won_with_whom_it_was_marked_for() -> None:
    cards = {"Clerk": "creature 1 1/1: When you win a bid for which Clerk was marked, gain 2 LP."}
    text = "A: city Oak (Body, 8): Clerk, Elder 1/1\nB: city Elm (Mind, 8): Cook 1/1\nphase: Tactics"
    for bidder, other, life in (("Clerk", "Elder", 22), ("Elder", "Clerk", 20)):
        s = scene(text, cards=cards)
        s.choose("claim Body", f"bid {bidder}", "done")
        s.choose(*(["done"] if "done" in s.options() else []))
        assert s.marked(bidder)
        assert not s.marked(other)
        assert s.life("A") == life
    s = scene("A: city Oak (Mind, 8): Elder 1/1\nB: city Elm (Mind, 8): Clerk, Cook 1/1\nphase: Tactics", cards=cards)
    s.choose("claim Mind", "bid Elder", "bid Clerk", "bid Cook")
    s.settle()
    assert s.life("B") == 22, "an answer wins, too"


def test_points_that_are_taken_for_bids() -> None:
    cards = {"Witness": "creature 1 1/1: When an opponent takes VP for a bid, you gain 2 LP."}
    text = "A: city Oak (Body, 8): Elder 1/1\nB: army: Witness\nphase: Tactics"
    for choice, life in (("Body: 1 VP", 22), ("Body: the advantage", 20)):
        s = scene(text, cards=cards)
        s.choose("claim Body", "bid Elder", choice)
        assert s.life("B") == life


def test_the_hand_that_was_looked_at_loses_what_the_other_chooses() -> None:
    cards = {"Pry": "magic 0: Look at target opponent's hand. He discards a card of your choice."}
    s = scene("A: hand: Pry\nB: hand: Cook 1/1, Nun 1/1\nphase: Play", cards=cards)
    s.choose("play Pry")
    assert s.asked == "A"
    s.choose("pick Nun")
    assert s.place("Nun") == "B's graveyard"
    assert s.place("Cook") == "B's hand"


def test_a_discipline_is_named() -> None:
    cards = {
        "Sermon": "magic 0: Name a discipline. Each city of that discipline without an unmarked resident takes 3 damage."
    }
    s = scene(
        "A: city Oak (Body, 8); hand: Sermon\nB: city Elm (Mind, 8); city Ash (Body, 8): Cook 1/1\nphase: Play",
        cards=cards,
    )
    s.choose("play Sermon")
    assert s.options() == ["choose: Body", "choose: Mind", "choose: Soul"]
    s.choose("choose: Body")
    assert [s.damage(name) for name in ("Oak", "Elm", "Ash")] == [3, 0, 0]


def test_arc_hears_with_whom_a_claim_was_won() -> None:
    cards = {"Clerk": "creature 1 1/1: When you win a bid for which Clerk was marked, draw a card."}
    s = arc_scene("A: city Oak (Body, 8): Clerk; deck: Pie\nB: city Elm (Mind, 8)\nphase: Tactics", cards=cards)
    s.choose("claim Body", "bid Clerk")
    assert "A draws Pie" in s.log()


def test_who_must_join_an_attack_makes_nobody_attack() -> None:
    cards = {"Champion": "creature 1 2/2: Whenever your Army attacks, Champion must attack too if able."}
    s = scene("A: army: Champion, Wolf 1/1\nB:\nphase: Attack", cards=cards)
    assert "done" in s.options()
    s.choose("attack B's army", "send Wolf")
    assert "done" not in s.options()
    s.choose("send Champion", "done")


def test_the_city_that_is_attacked_is_spoken_of() -> None:
    text = "Play only when a city of yours is attacked. Unmark target creature you control and put it into that city."
    lines = "A: army: Wolf 1/1\nB: city Elm (Mind, 8); city Ash (Mind, 8): Cook 1/1 marked; hand: Rope\nphase: Attack"
    s = scene(lines, cards={"Rope": f"event 0: {text}"})
    s.choose("attack Elm", "send Wolf", "done", "play Rope")
    s.all_pass()
    assert s.place("Cook") == "Elm"
    assert not s.marked("Cook")


def test_what_is_counted_for_oneself_wins_the_bid_under_way() -> None:
    cards = {"Faces": "event 0: Play only during a bid. Count two more residents for yourself in this bid."}
    s = scene(
        "A: city Oak (Body, 8): Elder 1/1; hand: Faces\nB: city Elm (Mind, 8): Cook 1/1\nphase: Tactics", cards=cards
    )
    s.choose("claim Body", "bid Elder", "play Faces")
    s.choose("bid Cook")
    assert "A wins the bid for Body" in s.log()


def test_cities_of_a_discipline_gain_their_advantages() -> None:
    cards = {
        "Oak": "city 1 Body 8: When you gain this advantage, gain 2 LP.\nAdvantage: Your creatures get +1/+0.",
        "Council": "magic 0: Name a discipline. Your cities of that discipline gain their advantages until end of turn.",
    }
    for named, life, value in (("Body", 22, "2/1"), ("Mind", 20, "1/1")):
        s = scene("A: city Oak: Elder 1/1; hand: Council\nB:\nphase: Play", cards=cards)
        s.choose("play Council", f"choose: {named}")
        s.settle()
        assert (s.life("A"), s.value("Elder")) == (life, value)


def test_all_three_disciplines_won() -> None:
    cards = {"Lock": "creature 1 1/1: When you win all three bids in one Tactical phase, gain 5 LP."}
    text = (
        "A: city Oak (Body, 8): Lock, Elder 1/1, Sage 1/1; city Ash (Mind, 8); city Yew (Soul, 8)\nB:\nphase: Tactics"
    )
    s = scene(text, cards=cards)
    s.choose("claim Body", "bid Lock", "done", "claim Mind", "bid Elder", "done")
    assert s.life("A") == 20
    s.choose("claim Soul", "bid Sage")
    s.settle()
    assert s.life("A") == 25
