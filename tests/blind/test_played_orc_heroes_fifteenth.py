"""Blind Heroes and mounts of the fifteenth rounds, played as their writers meant them."""

from blind.gestures import targets
from blind.texts import heroes, mounts, plays, until
from scenes import heroes as heroes_scenes

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Scare": "event 0: Discard target creature.",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.", "Horse": "creature (Mount) 3/4",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


def led(hero: str, table: str) -> heroes_scenes.Scene:
    """A table on which A has this Hero."""
    return heroes(f"A: 10 influence; hero: {hero}; {table}", TEXTS)


@plays("Garrun Split-Helm")
def test_anybody_of_the_battlefield_strikes_harder_for_the_turn() -> None:
    table = "offensive: Ox 1/1; defensive: Elk; resources: 4; hand: 1\nB: defensive: Cow 1/1; hand: 1; resources: 9"
    s = led("Garrun Split-Helm", table)
    s.choose("use Garrun Split-Helm", "in the Offensive")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Ox")
    assert any(label.startswith("counter") for label in s.options())
    s.all_pass()
    assert (s.value("Ox"), s.value("Cow"), s.gold("A")) == ("3/1", "1/1", 2)
    assert "use Garrun Split-Helm" not in s.options()
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Prior Ansgar of Vell")
def test_each_of_his_who_dies_in_combat_gives_one_influence() -> None:
    for before, after in ((10, 11), (20, 20)):
        table = f"offensive: Ox 1/1, Elk; hand: Axe, 1\nB: defensive: Cow 9/9; hand: 1{FIGHT}"
        s = heroes(f"A: {before} influence; hero: Prior Ansgar of Vell; {table}", TEXTS)
        s.choose("attack B", "send Ox", "done")
        until(s, "block")
        s.choose("block")
        s.to("Second Play")
        assert (s.place("Ox"), s.influence("A")) == ("A's graveyard", after)
        s.do("play Axe", "target Elk")
        assert (s.place("Elk"), s.influence("A")) == ("A's graveyard", after)


@plays("Mother Sedgewick")
def test_two_gold_lay_another_resource() -> None:
    s = led("Mother Sedgewick", "resources: 3; hand: Axe, Wait, Scare\nB: resources: 9; hand: 1")
    s.choose("use Mother Sedgewick", "in the Offensive")
    assert any(label.startswith("counter") for label in s.options())
    s.all_pass()
    s.choose("pick Axe")
    assert (s.place("Axe"), s.marked("Axe"), s.gold("A"), sorted(s.hand("A"))) == (
        "A's resources",
        False,
        2,
        ["Scare", "Wait"],
    )
    assert {"lay Wait", "lay Scare"} <= set(s.options())
    assert "use Mother Sedgewick" not in s.options()


@plays("Oorl the Uncounted")
def test_one_of_the_fallen_returns_to_the_hand() -> None:
    s = led("Oorl the Uncounted", "resources: 6; grave: Ox, Axe, Elk; hand: 1\nB: grave: Cow; resources: 9; hand: 1")
    for front in ("Offensive", "Defensive"):
        now = s.fork()
        now.choose("use Oorl the Uncounted", f"in the {front}")
        assert targets(now) == ["Ox", "Elk"]
        now.choose("target Elk")
        now.all_pass()
        assert (now.place("Elk"), now.place("Ox"), now.gold("A")) == ("A's hand", "A's graveyard", 3)
        assert "use Oorl the Uncounted" not in now.options()
    for army in ("resources: 2; grave: Ox", "resources: 6; grave: Axe"):
        assert (
            "use Oorl the Uncounted"
            not in led("Oorl the Uncounted", f"{army}; hand: 1\nB: grave: Cow; hand: 1").options()
        )


@plays("Doctor Lucan Mirrow")
def test_one_of_three_is_taken_and_the_others_go_to_the_bottom() -> None:
    s = led("Doctor Lucan Mirrow", "resources: 6; deck: Ox, Elk, Axe, Hen, Pig; hand: 1\nB: resources: 9; hand: 1")
    s.choose("use Doctor Lucan Mirrow", "in the Offensive", "pass")
    assert s.options() == ["pick Ox", "pick Elk", "pick Axe"]
    s.choose("pick Elk", "pick Axe")
    assert (s.deck("A"), s.place("Elk"), s.gold("A")) == (["Hen", "Pig", "Axe", "Ox"], "A's hand", 3)
    for deck, left in (("Ox", []), ("Ox, Elk", ["Elk"])):
        s = led("Doctor Lucan Mirrow", f"resources: 6; deck: {deck}; hand: 1\nB: hand: 1")
        s.choose("use Doctor Lucan Mirrow", "in the Offensive")
        s.all_pass()
        if left:
            s.choose("pick Ox")
        assert (s.place("Ox"), s.deck("A")) == ("A's hand", left)


@plays("Ismay of the Long Table")
def test_a_quest_that_her_player_completes_is_two_cards() -> None:
    for who, left in (("A", 3), ("B", 5)):
        table = "quests: Sprint; chapter: Next; deck: 5; hand: Wait, 1\nB: deck: 5; hand: Wait, 1"
        s = led("Ismay of the Long Table", f"{table}\nphase: Play, active {who}")
        s.choose("accept Sprint")
        s.all_pass()
        s.do("play Wait")
        assert (s.victory(who), len(s.deck("A")), len(s.deck("B"))) == (1, left, 5)


@plays("Hesper Quillane")
def test_quests_accepted_are_cards_and_quests_given_up_cost_influence() -> None:
    s = led("Hesper Quillane", "quests: Sprint; chapter: Next; hand: Wait; deck: Ox, Elk, Hen\nB: hand: 1")
    s.choose("accept Sprint")
    s.all_pass()
    assert (sorted(s.hand("A")), s.influence("A")) == (["Ox", "Wait"], 10)
    done = s.fork()
    s.choose("abandon Sprint")
    s.all_pass()
    assert (len(s.hand("A")), s.influence("A"), s.influence("B")) == (2, 8, 20)
    s.choose("accept Sprint")
    s.all_pass()
    assert (len(s.hand("A")), s.influence("A")) == (3, 8)
    done.do("play Wait")
    assert (done.victory("A"), done.influence("A"), len(done.hand("A"))) == (1, 11, 1)
    s = led(
        "Hesper Quillane", "quests: Sprint; chapter: Next; deck: Ox; hand: 1\nB: hand: Wait, 1\nphase: Play, active B"
    )
    s.choose("accept Sprint")
    s.all_pass()
    assert (s.deck("A"), s.influence("A")) == (["Ox"], 10)


@plays("Kiln Newt")
def test_as_it_attacks_somebody_there_is_hurt() -> None:
    table = "defensive: Elk; hand: 1\nB: defensive: Cow 1/9; offensive: Hen; hand: 1"
    s = mounts(f"A: offensive: Ox 1/2 riding Kiln Newt, Kiln Newt, Rat; {table}{FIGHT}", TEXTS)
    other = s.fork()
    s.choose("attack B", "send Kiln Newt", "done")
    assert targets(s) == ["Ox", "Kiln Newt", "Rat", "Cow"]
    s.choose("target Cow")
    until(s, "block")
    assert (s.damage("Cow"), s.damage("Ox")) == (1, 0)
    other.choose("attack B", "send Rat", "done")
    assert targets(other) == []
    assert other.damage("Cow") == 0


@plays("Cellar Toad")
def test_its_death_costs_each_opponent_one_influence() -> None:
    for spell, lost in (("Axe", 1), ("Scare", 0)):
        s = mounts(f"A: offensive: Cellar Toad; hand: {spell}, 1\nB: defensive: Cow; hand: 1", TEXTS)
        s.do(f"play {spell}", "target Cellar Toad", front="Offensive")
        assert (s.place("Cellar Toad"), s.influence("B"), s.influence("A")) == ("A's graveyard", 20 - lost, 20)


@plays("Heron Strider")
def test_both_move_and_stay_unmarked() -> None:
    for army, marked in (("Ox riding Heron Strider, Heron Strider", False), ("Heron Strider, Ox", True)):
        s = mounts(f"A: offensive: {army}, Elk; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
        s.choose("move Heron Strider")
        assert (s.place("Heron Strider"), s.marked("Heron Strider")) == ("A's Defensive", marked)
        assert (s.place("Ox"), s.marked("Ox")) == ("A's Offensive" if marked else "A's Defensive", False)
        assert "move Heron Strider" not in s.options()
        s.choose("move Elk")
        assert s.marked("Elk")
