"""Texts of AVA's round 33 that were understood later, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting
from blind.texts import ava, plays, until

TEXTS = {
    "Wait": "event 0: Draw a card.", "Hurt": "event 0: Deal 2 damage to target player.",
    "Drain": "event 0: Target player loses 2 LP.", "Sage": "creature 1 1/9: [ ]: Gain 1 LP.",
    "Twin": "creature 1 1/9: You win ties in claims for Mind.",
}  # fmt: skip
BODYGUARD, MISTRESS, VOW = "Pledged Bodyguard", "Mistress of Debate", "Vow of Silence"


@plays("Pledged Bodyguard")
@pytest.mark.parametrize("mark", ["", " marked"])
@pytest.mark.parametrize(("home", "answer", "lost", "won"), [
    ("army", "yes", 0, 0), ("army", "no", 0, 1), ("city", "yes", 1, 0), ("city", "no", 0, 1),
])  # fmt: skip
def test_beside_his_avatar_the_bodyguard_takes_what_it_is_dealt(
    mark: str, home: str, answer: str, lost: int, won: int
) -> None:
    there = f"army: {BODYGUARD}{mark}; city Oak" if home == "army" else f"city Oak: {BODYGUARD}{mark}; army: Cow marked"
    s = ava(f"A: army: Wolf 1/9; hand: Wait\nB: {there}; hand: Wait\nphase: Attack", TEXTS)
    s.choose("attack B's army")
    fought(s, answer)
    assert (20 - s.life("B"), s.victory("A")) == (lost, won)
    assert s.damage(BODYGUARD) == (home == "army" and answer == "yes")


@plays("Pledged Bodyguard")
@pytest.mark.parametrize(("card", "hers", "lost", "hurt"), [
    ("Hurt", "", 0, True), ("Hurt", "; avatar in Oak", 2, False), ("Drain", "", 2, False),
])  # fmt: skip
def test_he_takes_damage_by_cards_whole_and_no_other_loss(card: str, hers: str, lost: int, hurt: bool) -> None:
    s = ava(f"A: army: Wolf; hand: {card}\nB: army: {BODYGUARD}; city Oak{hers}; hand: Wait", TEXTS)
    s.play(card, "target player B")
    s.all_pass()
    assert 20 - s.life("B") == lost
    assert (s.place(BODYGUARD) != "B's Army" or s.damage(BODYGUARD) > 0) is hurt


@plays("Mistress of Debate")
@pytest.mark.parametrize(("bids", "answers", "discipline", "more", "winner"), [
    (1, 1, "Mind", "", "A"), (1, 2, "Mind", "", "B"), (1, 1, "Soul", "", ""), (1, 1, "Mind", ", Twin", ""),
    (0, 0, "Mind", "", ""),
])  # fmt: skip
@pytest.mark.parametrize("hers", ["A", "B"])
def test_the_mistress_wins_ties_for_mind(
    bids: int, answers: int, discipline: str, more: str, winner: str, hers: str
) -> None:
    mine, other = (f", {MISTRESS}", more) if hers == "A" else (more, f", {MISTRESS}")
    s = ava(
        f"A: city Oak ({discipline}, 8): Hen, Ewe; army: Ox{mine}; hand: 1\n"
        f"B: city Fen ({discipline}, 8): Cow, Pig; army: Elk{other}; hand: 1\nphase: Tactics", TEXTS,
    )  # fmt: skip
    s.choose(f"claim {discipline}", *["bid Hen", "bid Ewe"][:bids], *["done"] * ("done" in s.options()))
    for name in ("Cow", "Pig")[:answers]:
        until(s, f"bid {name}")
        s.choose(f"bid {name}")
    while s.phase == "Tactics" and not starting(s, f"{discipline}: "):
        s.choose("done" if "done" in s.options() else s.way_on())
    won = winner if (bids, answers) != (1, 1) or not winner else hers
    assert (s.asked if starting(s, f"{discipline}: ") else "") == won


@plays("Vow of Silence")
@pytest.mark.parametrize("vowed", [True, False])
def test_the_vow_keeps_from_abilities_and_bids_and_from_nothing_else(vowed: bool) -> None:
    vow = f"; attached: {VOW} on Sage" if vowed else ""
    s = ava(
        f"A: army: Ox; city Oak (Mind, 8): Sage, Hen; hand: Wait{vow}\nB: army: Cow; hand: 1\nphase: Tactics", TEXTS
    )
    s.choose("claim Mind")
    assert sorted(offered(s, "bid")) == ["Hen"] + ["Sage"] * (not vowed)
    s.choose("bid Hen")
    s.to("Play")
    assert offered(s, "use") == ["Sage"] * (not vowed)
    assert "move Sage to the Army" in s.options()
