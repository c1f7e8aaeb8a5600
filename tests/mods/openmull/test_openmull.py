"""ORC-OPENMULL: one mulligan in the open."""

from functools import cached_property

import pytest

from scenes.orc import OrcKit, OrcLabel, Scene, rule
from wtactics.content.content import content_of
from wtactics.games import UnknownRuleset, ruleset
from wtactics.kits import verbs
from wtactics.kits.game import Game
from wtactics.lab.conformance import check_ruleset


class OpenKit(OrcKit):
    """ORC with the mod."""

    @cached_property
    def game(self) -> Game:
        return ruleset("orc+openmull")


class OpenLabel(OrcLabel):
    """What its labels mean."""

    forms = (*OrcLabel.forms, (verbs.PICK, r"keep (?P<thing>.+)"))


class OpenScene(Scene):
    """A scene of it."""

    kit = OpenKit()
    labels_mean = OpenLabel


CARDS = {"Hill": "quest", "Vale": "quest", "Theft": "event: Target opponent discards a card."}
KEEP_ALL, MULLIGAN, NO_MORE = "no", "yes", "keep no more"
BEASTS = (
    "Boar, Crow, Duck, Eel, Fox, Goat, Hare, Ibex, Jay, Kite, Lynx, Mole, Newt, Otter, Pike, Rat, Seal, Toad, Wolf, Yak"
)


def dealt(mine: str = BEASTS, other: str = "30 Imp") -> OpenScene:
    given = {"first_player": 0, "vetoes": 0, "first_player_draws": 1}
    return OpenScene.deal(f"{mine}, Hill", f"{other}, Vale", cards=CARDS, settings=given)


@rule("ORC-OPENMULL-01", "ORC-OPENMULL-02", "ORC-OPENMULL-03", "ORC-OPENMULL-04", "ORC-OPENMULL-DX1")
def test_two_cards_are_kept_for_all_to_see_and_five_are_drawn() -> None:
    s = dealt()
    assert s.options() == [KEEP_ALL, MULLIGAN]
    before = s.hand("A")
    s.choose(MULLIGAN)
    assert (s.table.mulligans[0], set(s.options())) == (1, {NO_MORE, *(f"keep {name}" for name in before)})
    s.choose(f"keep {before[0]}")
    assert set(s.options()) == {NO_MORE, *(f"keep {name}" for name in before[1:])}
    s.choose(f"keep {before[1]}")
    assert (len(s.hand("A")), len(s.deck("A"))) == (7, 13)
    assert set(before[:2]) <= set(s.hand("A"))
    assert [name for name in s.hand("A") if s.sees("B", name)] == sorted(before[:2], key=s.hand("A").index)
    assert "A shuffles his deck" in s.log()
    s.to("Play", "A")  # no second mulligan is offered
    assert s.table.mulligans[0] == 1


@rule("ORC-OPENMULL-02", "ORC-OPENMULL-DX1")
def test_a_third_card_a_kept_one_and_what_is_not_in_hand_cannot_be_kept() -> None:
    s = dealt()
    first, second, third, *_ = s.hand("A")
    s.choose(MULLIGAN, f"keep {first}")
    s.refused(f"keep {first}", "ORC-OPENMULL-02")
    s.refused(f"keep {s.deck('A')[0]}", "ORC-OPENMULL-02")
    s.choose(f"keep {second}")
    assert f"keep {third}" not in s.options()


@rule("ORC-OPENMULL-05")
def test_who_keeps_nothing_draws_seven_and_that_is_that() -> None:
    s = dealt()
    before = s.hand("A")
    s.choose(MULLIGAN, NO_MORE)
    assert (len(s.hand("A")), len(s.deck("A"))) == (7, 13)
    assert s.hand("A") != before
    assert not any(s.sees("B", name) for name in s.hand("A"))
    s.to("Play", "A")
    assert s.table.mulligans[0] == 1


@rule("ORC-OPENMULL-06")
def test_the_second_player_takes_his_when_his_first_turn_begins() -> None:
    s = dealt()
    s.choose(KEEP_ALL)
    s.to("Play", "A")
    while s.asked == "A":
        s.choose(s.way_on())
    assert (s.turn, s.asked, s.options()) == (2, "B", [KEEP_ALL, MULLIGAN])
    s.choose(MULLIGAN, "keep Imp")
    assert s.asked == "B"
    s.choose(NO_MORE)
    s.to("Play", "B")
    assert len(s.hand("B")) == 9  # seven, and the two of the turn


@rule("ORC-OPENMULL-04")
def test_a_hand_that_had_become_smaller_is_filled_to_seven() -> None:
    s = dealt(mine="30 Theft")
    s.choose(KEEP_ALL)
    s.to("Play", "A")
    s.play("Theft", "in the Offensive", "pick Imp")
    assert len(s.hand("B")) == 6
    while s.options() != [KEEP_ALL, MULLIGAN]:
        s.choose(s.way_on())
    s.choose(MULLIGAN, NO_MORE)
    assert len(s.hand("B")) == 7


@rule("ORC-OPENMULL-01")
def test_random_games_with_it_keep_the_laws() -> None:
    content = content_of("orc+openmull")
    decks = [(deck.name, deck.cards(content.pool.cards)) for deck in content.decks.values()]
    findings = check_ruleset(content.game, content.pool, decks, games=3, seed=5)
    assert findings.games == 3


def test_it_is_a_mod_of_orc_alone() -> None:
    with pytest.raises(UnknownRuleset, match="openmull is a mod of orc"):
        ruleset("arc+openmull")
