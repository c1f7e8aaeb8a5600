"""ORC-HERO-12, ORC-COUNTER-05: how many abilities of a Hero are used in a turn, and which; counters that lie on it."""

from scenes.heroes import USUAL, Scene, rule, scene

HERO = f"hero loyalty 3 {USUAL}: 1: You gain 1 influence.\n1: Draw a card."
CARDS = {
    "Captain": HERO,
    "Marshal": f"{HERO}\nThis Hero may use two abilities in each of your turns.",
    "Trumpet": "event 0: Your Hero may use one more ability this turn.",
    "Cornet": "event 0: Your Hero may use one more ability this turn, even one that it has used already.",
    "Hush": "event 0: Counter target ability of an enemy Hero.",
    "Gag": "event 0: Counter target ability of an enemy Hero that costs 2 gold or more.",
    "Grudge": f"hero loyalty 3 {USUAL}: Whenever you lose influence to an undefended attacker, put a counter on this Hero.\n"
    "Remove two counters from this Hero: Draw a card.\nCreatures you control get +1/+0 for each counter on this Hero.",
    "Sulk": f"hero loyalty 3 {USUAL}: Whenever you lose influence, put a counter on this Hero.\n"
    "Remove two counters from this Hero: Draw a card.",
    "Warlord": f"hero loyalty 3 {USUAL}: Whenever you lose influence, put two war counters on this Hero.\n"
    "1, remove two counters from this Hero: Draw a card.",
    "Lash": "event 0: Each opponent loses 3 influence.",
    "Lament": "event 0: You lose 3 influence.",
}  # fmt: skip
GAIN, DRAW = "gain 1 influence", "Draw a card"


def uses(s: Scene) -> int:
    """How many abilities of the Hero can be used."""
    return sum(label.startswith("use ") for label in s.options())


def announce(s: Scene, word: str) -> None:
    """This ability is used from the Offensive; of a single one its text is not told."""
    offered = [label for label in s.options() if label.startswith("use ")]
    s.choose(next(label for label in offered if word in label or len(offered) == 1), "in the Offensive")


def use(s: Scene, word: str) -> None:
    """The same, and nobody answers."""
    announce(s, word)
    s.all_pass()


@rule("ORC-HERO-12")
def test_by_a_text_two_are_used_in_a_turn_but_none_twice() -> None:
    s = scene("A: hero: Marshal; resources: 5", cards=CARDS)
    use(s, GAIN)
    assert uses(s) == 1
    use(s, DRAW)
    assert (uses(s), s.influence("A"), len(s.hand("A"))) == (0, 21, 1)


@rule("ORC-HERO-12")
def test_one_more_this_turn_is_another_one_unless_the_text_says_more() -> None:
    s = scene("A: hero: Captain; resources: 5; hand: Trumpet, Cornet", cards=CARDS)
    use(s, DRAW)
    assert uses(s) == 0
    s.play("Trumpet", "in the Offensive")
    assert uses(s) == 1
    use(s, GAIN)
    assert (uses(s), len(s.hand("A"))) == (0, 2)
    s.play("Cornet", "in the Offensive")
    assert uses(s) == 2
    use(s, DRAW)
    assert (uses(s), len(s.hand("A"))) == (0, 2)


@rule("ORC-COUNTER-05", "ORC-HERO-12")
def test_what_was_countered_is_not_used_again_in_this_turn_whatever_allows_more() -> None:
    s = scene("A: 15 influence; hero: Captain; resources: 5; hand: Cornet\nB: hand: Hush", cards=CARDS)
    s.play("Cornet", "in the Offensive")
    announce(s, GAIN)
    s.choose("play Hush", "in the Defensive")
    s.all_pass()
    assert uses(s) == 1
    use(s, DRAW)
    assert (s.influence("A"), len(s.hand("A")), uses(s)) == (15, 1, 0)


@rule("ORC-COUNTER-01")
def test_a_text_counters_what_has_cost_so_much() -> None:
    dear = {"Captain": f"hero loyalty 3 {USUAL}: 2: You gain 1 influence.\n1: Draw a card."}
    s = scene("A: hero: Captain; resources: 5\nB: hand: Gag", cards=CARDS | dear)
    announce(s, GAIN)
    assert "play Gag" in s.options()
    cheap = scene("A: hero: Captain; resources: 5\nB: hand: Gag", cards=CARDS | dear)
    use(cheap, DRAW)  # nobody is asked
    assert len(cheap.hand("A")) == 1


@rule("ORC-COUNTER-01", "ORC-COUNTER-03")
def test_an_ability_says_of_itself_what_countering_it_takes() -> None:
    price = "Opponents must pay 2 gold more to counter this ability."
    cards = CARDS | {
        "Captain": f"hero loyalty 3 {USUAL}: 1: You gain 1 influence. {price}\n1: Draw a card. This ability can't be countered."
    }  # fmt: skip
    for others, countered in ((4, False), (5, True)):  # 1 and 1 and 2, and one to be sacrificed
        s = scene(f"A: hero: Captain; resources: 5\nB: resources: {others}; hand: Lash", cards=cards)
        announce(s, GAIN)
        assert any(label.startswith("counter") for label in s.options()) == countered
    s = scene("A: hero: Captain; resources: 5\nB: resources: 9; hand: Lash, Hush", cards=cards)
    announce(s, DRAW)
    assert (s.asked, s.options()) == ("B", ["pass", "play Lash"])


@rule("ORC-CREA-15")
def test_counters_without_a_name_lie_on_a_hero_and_are_taken_from_it() -> None:
    board = "A: offensive: Ox 2/9, Cow 1/9\nB: hero: Grudge; defensive: Elk 1/1\nphase: Move or Attack"
    s = scene(board, cards=CARDS)
    s.choose("attack B", "send Ox", "send Cow", "done")
    s.all_pass()
    s.choose("fight Ox")
    s.all_pass()
    assert (s.influence("B"), s.value("Elk")) == (17, "3/1")
    mine = scene("A: hero: Sulk; hand: 2 Lament", cards=CARDS)
    mine.play("Lament", "in the Offensive")
    assert uses(mine) == 0
    mine.play("Lament", "in the Offensive")
    use(mine, DRAW)
    assert (len(mine.hand("A")), uses(mine)) == (1, 0)


@rule("ORC-CREA-15")
def test_counters_of_any_name_pay_for_what_asks_for_none() -> None:
    s = scene("A: hero: Warlord; resources: 2; hand: Lament", cards=CARDS)
    assert "use Warlord" not in s.options()
    s.play("Lament", "in the Offensive")
    use(s, DRAW)
    assert (len(s.hand("A")), "use Warlord" in s.options()) == (1, False)
