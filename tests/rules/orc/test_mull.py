"""ORC-MULL: hands that are taken back."""

from scenes.orc import Scene, deal, rule

CARDS = {
    "Feast": "event: Draw a card.",
    "Theft": "event: Target opponent discards a card.",
    "Hill": "quest",
    "Vale": "quest",
}
MULLIGAN, KEEP = "yes", "no"


def dealt(deck: str = "30 Wolf", other: str = "30 Fox", **settings: int) -> Scene:
    given = {"first_player": 0, "vetoes": 0, "first_player_draws": 1, **settings}
    return deal(f"{deck}, Hill", f"{other}, Vale", cards=CARDS, settings=given)


@rule("ORC-MULL-01", "ORC-MULL-02", "ORC-MULL-08")
def test_a_mulligan_is_offered_at_the_very_beginning_of_the_first_own_turn_only() -> None:
    s = dealt()
    assert (s.asked, s.turn, s.phase, s.options()) == ("A", 1, "", [KEEP, MULLIGAN])
    s.choose(KEEP)
    s.to("Play", "A")  # nothing more is offered once the turn has gone on
    while s.asked == "A":
        s.choose(s.way_on())
    assert (s.turn, s.options()) == (2, [KEEP, MULLIGAN])  # having seen the first player's turn
    s.choose(KEEP)
    s.to("Play", "A")
    assert (s.turn, s.table.mulligans[0]) == (3, 0)


@rule("ORC-MULL-03", "ORC-MULL-04", "ORC-MULL-05", "ORC-MULL-EX1", "ORC-MULL-10")
def test_the_first_mulligan_draws_seven_and_the_second_six() -> None:
    s = dealt()
    before = s.hand("A")
    s.choose(MULLIGAN)
    assert (s.asked, s.options(), len(s.hand("A")), len(s.deck("A"))) == ("A", [KEEP, MULLIGAN], 7, 23)
    assert set(s.hand("A")) != set(before)
    assert "A shuffles his deck" in s.log()
    s.choose(MULLIGAN)
    assert (len(s.hand("A")), len(s.deck("A"))) == (6, 24)
    s.choose(KEEP)
    assert s.game.views(s.table, 1).extras()["mulligans"] == [2, 0]  # how many, everybody knows
    s.to("Play", "A")
    assert len(s.hand("A")) == 7  # and the one that he has drawn


@rule("ORC-MULL-06", "ORC-MULL-07", "ORC-MULL-EX2")
def test_eight_mulligans_end_at_no_cards() -> None:
    s = dealt()
    sizes = []
    while s.options() == [KEEP, MULLIGAN] and len(sizes) < 9:
        s.choose(MULLIGAN)
        sizes.append(len(s.hand("A")))
        if len(sizes) == 8:
            break
    assert sizes == [7, 6, 5, 4, 3, 2, 1, 0]
    assert (s.table.mulligans[0], s.phase) == (8, "Unmark")  # no further one is offered


@rule("ORC-MULL-09")
def test_who_has_played_a_card_has_accepted_his_hand() -> None:
    s = dealt(deck="30 Feast", other="30 Feast")
    s.choose(KEEP)
    s.to("Play", "A")
    s.choose("play Feast", "in the Offensive", "play Feast", "in the Offensive")
    assert s.asked == "A"
    s.to("Play", "B")  # nobody was asked for a mulligan of B's
    assert list(s.table.mulligans) == [0, 0]
    assert "B accepts" not in "\n".join(s.log())


@rule("ORC-MULL-09")
def test_a_hand_that_has_become_smaller_is_replaced_by_as_many_cards() -> None:
    s = dealt(deck="30 Theft")
    s.choose(KEEP)
    s.to("Play", "A")
    s.play("Theft", "in the Offensive", "pick Fox")
    assert len(s.hand("B")) == 6
    while s.asked == "A":
        s.choose(s.way_on())
    assert s.options() == [KEEP, MULLIGAN]
    s.choose(MULLIGAN)
    assert len(s.hand("B")) == 6
    s.choose(MULLIGAN)
    assert len(s.hand("B")) == 6  # the second draws six, as always
