"""What a hand does in one movement: each leap leads where its two questions lead, and none is offered that they refuse."""

from random import Random

import pytest

from scenes import ava
from scenes.arc import Scene, rule, scene
from toy_pool import ARC
from wtactics.content.content import content_of
from wtactics.engine.places import card_of, other_of, what_of
from wtactics.kits.verbs import HOME, SEND
from wtactics.records.file import to_text
from wtactics.records.record import begin
from wtactics.server.messages import OptionShown, Question, TableState
from wtactics.server.rooms.live_match import LiveMatch
from wtactics.server.show import table as show

CARDS = {
    "Timid": "creature 1 1/1: This creature can't attack cities.",
    "Colt": "creature 1 1/1",
    "Bolt": "event 0: Deal 1 damage to target creature.",
}


def state_of(s: Scene) -> TableState:
    return show.table_state(ARC, s.match, s.match.asked, 0)


def asked(s: Scene) -> Question:
    question = state_of(s).question
    assert question is not None
    return question


def named(s: Scene, title: str) -> int:
    (name,) = [card.name for card in state_of(s).cards if card.title == title]
    return name


def leap(s: Scene, label: str) -> OptionShown:
    (found,) = [one for one in asked(s).leaps if one.label == label]
    return found


@rule("ARC-COMBAT-02", "ARC-COMBAT-03")
def test_an_attacker_at_a_city_or_at_an_army_is_an_attack() -> None:
    s = scene("A: army: Wolf, Ox, Cub marked\nB: city Reedmere (Mind, 6)\nphase: Attack")
    assert [one.label for one in asked(s).leaps] == [
        "attack {seat:1}'s army with Wolf",
        "attack {seat:1}'s army with Ox",
        "attack Reedmere with Wolf",
        "attack Reedmere with Ox",
    ]
    army, city = leap(s, "attack {seat:1}'s army with Ox"), leap(s, "attack Reedmere with Ox")
    assert (army.card, army.onto, army.onto_area, army.onto_seat) == (named(s, "Ox"), None, "army", 1)
    assert (city.card, city.onto, city.onto_area) == (named(s, "Ox"), named(s, "Reedmere"), None)
    assert not city.at_once  # Wolf may be added
    for pick in city.leap:
        s.match.choose(pick)
    sent = [one for one in asked(s).options if one.verb == "send"]
    assert [(one.label, one.onto) for one in sent] == [("send Wolf", named(s, "Reedmere"))]


@rule("ARC-COMBAT-03")
def test_who_attacks_alone_is_named_before_it_is_done() -> None:
    s = scene("A: army: Wolf\nB: city Reedmere (Mind, 6)\nphase: Attack")
    found = leap(s, "attack Reedmere with Wolf")
    assert found.at_once
    assert len(found.leap) == 1


@rule("AVA-COMBAT-03")
def test_who_cannot_attack_without_another_is_named_before_both_do() -> None:
    s = ava.scene("A: army: Wolf 2/2\nB: army: Ox 1/3\nphase: Attack")
    question = show.table_state(s.game, s.match, s.match.asked, 0).question
    assert question is not None
    assert [(one.label, one.at_once) for one in question.leaps] == [
        ("attack {seat:1}'s army with Wolf", False),  # the avatar may come along
        ("attack {seat:1}'s army with Avatar of A", True),  # nobody but Wolf can be the attacker, so both go
    ]


@rule("ARC-COMBAT-03")
def test_who_may_not_attack_a_city_has_no_such_leap() -> None:
    s = scene("A: army: Timid, Wolf\nB: city Reedmere (Mind, 6)\nphase: Attack", cards=CARDS)
    assert "attack Reedmere with Timid" not in [one.label for one in asked(s).leaps]


@rule("ARC-CREA-01")
def test_a_creature_laid_in_a_city_has_answered_where_it_arrives() -> None:
    s = scene("""
        A: gems 1 Gaian; city Oakhold (Body, 8); city Saltford (Soul, 8); hand: Colt, Bolt
        B: city Reedmere (Mind, 6)
    """, cards=CARDS)  # fmt: skip
    found = leap(s, "play Colt in Saltford")
    assert [one.label for one in asked(s).leaps] == ["play Colt in Oakhold", "play Colt in Saltford"]
    for pick in found.leap:
        s.match.choose(pick)
    assert s.place("Colt") == "Saltford"


@pytest.mark.parametrize("seed", range(4))
def test_every_leap_of_a_game_leads_through_both_of_its_questions(seed: int) -> None:
    content = content_of("arc")
    decks = [(deck.name, deck.cards(content.cards)) for deck in list(content.decks.values())[:2]]
    played = begin(content.game, content.pool, decks, seed)
    live, chance, seen = LiveMatch("room", played, to_text(played.record)), Random(seed), 0
    for _ in range(250):
        match = live.played.match
        if match.over:
            break
        question = live.state(match.asked).question
        assert question is not None
        for one in question.leaps:
            seen += 1
            trial = live.tried(match.asked, one.leap)
            if len(one.leap) == 2:
                then = trial.draft.parts[1]
                assert (what_of(then), int(card_of(then))) in ((SEND, one.card), (HOME, one.onto))
                assert other_of(then) == 0
            assert one.at_once == (trial.whole and one.verb == "attack")
            assert trial.match is not match
        live.played.take(chance.randrange(len(match.table.options)))
    assert seen > 20
