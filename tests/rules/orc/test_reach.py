"""What texts of ORC reach: numbers compared, choices, targets, draws and names, each as it is carried out."""

import pytest

from scenes.orc import Scene, rule, scene

LEVY = (
    "event 0: Remove target creature card in an opponent's grave from the game."
    " You gain influence equal to half its gold cost, rounded up."
)
FEAR = (
    "magic 0: Find the lowest number of local creatures that any player controls. Every player with more than that"
    " sacrifices local creatures of his/her choice until he/she has exactly that many."
)
BARGAIN = (
    "magic 0: Target opponent chooses one: you draw two cards, or you gain 3 influence. If you have less influence than"
    " that opponent, you do both instead."
)
CASTER = "creature (Caster) 1/1"


def cast(s: Scene, name: str, *answers: str) -> None:
    """The card is played, in the Offensive where that is asked, and everybody lets it resolve."""
    s.choose(f"play {name}")
    for answer in ("in the Offensive", *answers):
        if answer in s.options():
            s.choose(answer)
    s.all_pass()


@rule("ORC-ABIL-24")
@pytest.mark.parametrize(("cost", "gain"), [(5, 3), (4, 2), (0, 0)])
def test_halves_are_rounded_up(cost: int, gain: int) -> None:
    s = scene("A: hand: Levy\nB: grave: Imp", cards={"Levy": LEVY, "Imp": f"creature {cost} 1/1"})
    cast(s, "Levy", "target Imp")
    assert (s.place("Imp"), s.influence("A")) == ("removed", 20 + gain)


def test_all_come_down_to_whoever_has_fewest_there() -> None:
    s = scene(
        """
        A: offensive: Witch, Ox 1/5, Ram 1/5; defensive: Cow 1/5, Sow 1/5; hand: Fear
        B: defensive: Boar 1/5; offensive: Hen 1/1
    """,
        cards={"Fear": FEAR, "Witch": CASTER},
    )
    cast(s, "Fear")
    s.choose("pick Ox")  # and so Ram, for Witch comes before them
    places = [s.place(name) for name in ("Witch", "Ox", "Ram", "Boar", "Cow", "Sow", "Hen")]
    assert places[:4] == ["A's Offensive", "A's graveyard", "A's graveyard", "B's Defensive"]
    assert places[4:] == ["A's Defensive", "A's Defensive", "B's Offensive"]


def test_nobody_has_any_left_where_somebody_has_none() -> None:
    s = scene("A: offensive: Witch, Ox 1/5; hand: Fear\nB: offensive: Hen 1/1", cards={"Fear": FEAR, "Witch": CASTER})
    cast(s, "Fear")
    assert [s.place(name) for name in ("Witch", "Ox", "Hen")] == ["A's graveyard", "A's graveyard", "B's Offensive"]


@pytest.mark.parametrize(("own", "drawn", "influence"), [(20, 0, 23), (19, 2, 22)])
def test_whoever_is_behind_gets_both_and_nobody_chooses(own: int, drawn: int, influence: int) -> None:
    s = scene(
        f"A: {own} influence; offensive: Witch; hand: Bargain\nB: 20 influence",
        cards={"Bargain": BARGAIN, "Witch": CASTER},
    )
    cast(s, "Bargain")
    if own == 20:
        assert len(s.options()) == 2
        s.choose(s.options()[1])
    assert (len(s.hand("A")), s.influence("A")) == (drawn, influence)


def test_an_event_is_saved_by_whoever_played_it() -> None:
    letter = "event 0: Counter target Event unless the player who played it discards a card from hand."
    for saved in (True, False):
        s = scene("A: hand: Gift, 2\nB: hand: Letter", cards={"Letter": letter, "Gift": "event 0: Gain 3 influence."})
        s.choose("play Gift", "in the Offensive")
        cast(s, "Letter", "target Gift")
        assert s.asked == "A"
        s.choose(next(label for label in s.options() if (label == "no") != saved))
        assert s.influence("A") == (23 if saved else 20)


def test_one_card_only_in_the_next_draw_phase() -> None:
    dusk = "event 0: Target player can't draw more than one card during his/her next Draw phase."
    s = scene("A: hand: Dusk, 2\nB: hand: 2", cards={"Dusk": dusk})
    cast(s, "Dusk", "target player B")
    s.to("Play", "B")
    assert len(s.hand("B")) == 3


def test_only_the_first_targeting_by_an_event_counts() -> None:
    s = scene(
        """
        A: offensive: Ox 1/9; hand: Jab, Poke, Rune, 1; attached: Envy on Ox
        B: hand: 2
    """,
        cards={
            "Envy": "enchantment 0: The first time each turn the enchanted creature becomes the target of an Event"
            " or an ability, its controller draws a card. When it leaves play, that player discards two cards.",
            "Jab": "event 0: Deal 1 damage to target creature.",
            "Poke": "event 0: Deal 1 damage to target creature.",
            "Rune": "event 0: Kill target creature.",
        },
    )
    cast(s, "Jab", "target Ox")
    assert len(s.hand("A")) == 4
    cast(s, "Poke", "target Ox")
    assert len(s.hand("A")) == 3
    cast(s, "Rune", "target Ox")
    s.choose(s.options()[0])
    assert (s.place("Ox"), len(s.hand("A"))) == ("A's graveyard", 0)


def test_twins_help_each_other_where_they_stand() -> None:
    twin = (
        "creature 2/2: As long as you control another Sworn Twin in the same zone, this creature gets +2/+1"
        " and can't be the target of enemy Magic."
    )
    s = scene(
        "A: offensive: Sworn Twin, Sworn Twin, Ox 1/5; defensive: Sworn Twin\nB: defensive: Sworn Twin",
        cards={"Sworn Twin": twin},
    )
    values = [s.value(name) for name in ("Sworn Twin", "Sworn Twin (2)", "Sworn Twin (3)", "Sworn Twin (4)")]
    assert values == ["4/3", "4/3", "2/2", "2/2"]


def test_the_gauntlet_counts_what_its_carrier_kills_in_combat() -> None:
    s = scene(
        "A: offensive: Ox 3/9; resources: 2; attached: Leech Gauntlet on Ox\nB: defensive: Cow 1/3\nphase: Move or Attack",
        cards={
            "Leech Gauntlet": "equipment 0: Whenever the equipped creature kills a creature in combat, put a blood counter"
            " on Leech Gauntlet. The equipped creature gets +1/0 for each blood counter on the Gauntlet."
        },
    )
    s.choose("attack B")
    s.all_pass()
    s.choose("block Ox with Cow")
    s.all_pass()
    assert (s.place("Cow"), s.value("Ox")) == ("B's graveyard", "4/9")
