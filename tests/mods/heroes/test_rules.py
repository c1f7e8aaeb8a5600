"""ORC-HERO: what a Hero is, and what it does for its player."""

import re
from pathlib import Path

import pytest

from scenes.heroes import KIT, USUAL, deal, rule, scene
from wtactics.cards import Card, FaultyFile
from wtactics.cards.sheet import read_sheet
from wtactics.content.content import content_of
from wtactics.engine.places import HAND
from wtactics.games import ruleset
from wtactics.lab.conformance import check_ruleset
from wtactics.mods.heroes.speech.sheet import ranks
from wtactics.rulesets.orc.ids import PREREQ_05
from wtactics.rulesets.orc.rules.play import forbids_play

CAPTAIN = (
    f"hero loyalty 3 {USUAL}: 2: Deal 2 damage to target creature.\n1: Draw a card.\nCreatures you control get +0/+1."
)
CARDS = {
    "Captain": CAPTAIN,
    "Hill": "quest",
    "Vale": "quest",
    "Doom": "event 0: Kill all creatures.",
    "Ruin": "event 0: Deal 9 damage to all creatures.",
    "Fatigue": "event 0: Mark all permanents.",
    "Sweep": "event 0: Discard all permanents.",
    "Feast": "event 0: You gain 9 influence.",
}


@rule("ORC-HERO-01", "ORC-HERO-08", "ORC-HERO-10")
def test_nothing_takes_a_hero_out_of_play_or_marks_it() -> None:
    s = scene("A: hand: Doom, Fatigue, Sweep; offensive: Elk 1/9\nB: hero: Captain; offensive: Ox 1/5", cards=CARDS)
    s.play("Doom", "in the Offensive")
    s.play("Fatigue", "in the Offensive")
    assert not s.marked("Captain")
    s.play("Sweep", "in the Offensive")
    assert s.place("Captain") == "B's Hero"


@rule("ORC-HERO-01", "ORC-HERO-02", "ORC-HERO-03", "ORC-HERO-07")
def test_heroes_are_in_play_from_the_start_and_bring_influence_and_army() -> None:
    cards = CARDS | {
        "Bold": "hero Gaian loyalty 3 influence 23 points 7 hand 5 resources 2 army 5",
        "Wolf": "creature 2 Gaian 2/2", "Ox": "creature 4 Gaian 1/5", "Imp": "creature 1 Red Banner 1/1",
        "Song": "creature 1 Gaian 1/1: When this creature comes into play, you gain 1 influence.",
    }  # fmt: skip
    s = deal(
        "Bold, 4 Wolf, 2 Ox, 2 Imp, Song, 10 Elk, Hill", "Captain, 20 Imp, Vale",
        cards=cards | {"Elk": "event 9 Gaian: Draw a card."}, settings={"first_player": 0, "vetoes": 0},
    )  # fmt: skip
    assert (s.place("Bold"), s.place("Captain")) == ("A's Hero", "B's Hero")
    assert s.asked == "A"
    assert set(s.options()) == {
        "done", *(f"place {who} in the {front}" for who in ("Wolf", "Ox", "Song") for front in ("Offensive", "Defensive"))
    }  # fmt: skip
    s.refused("place Imp (1) in the Offensive", "ORC-HERO-07")
    s.choose("place Wolf in the Offensive")
    s.refused("place Ox (1) in the Offensive", "ORC-HERO-07")  # 2 and 4 are more than 5
    s.choose("place Wolf in the Defensive", "place Song in the Defensive")
    assert len(s.hand("A")) == 7  # all of five is spent, and nobody else has an army
    assert (s.influence("A"), s.influence("B")) == (23, 40)
    assert "Wolf stands there for A from the start" in s.log()
    assert sorted(s.pile(7, "A") + s.pile(8, "A")) == ["Song", "Wolf", "Wolf (2)"]
    assert not any(s.table.marked[c] for c in s.table.board)


@rule("ORC-HERO-07")
def test_a_hero_of_two_factions_says_for_each_what_the_army_may_cost() -> None:
    cards = CARDS | {
        "Pair": "hero Gaian loyalty 2 influence 20 points 9 hand 7 resources 1 army 2 second_faction Banner "
        "second_loyalty 1 second_army 3",
        "Wolf": "creature 2 Gaian 2/2", "Imp": "creature 3 Red Banner 1/1", "Elk": "event 9 Gaian: Draw a card.",
    }  # fmt: skip
    s = deal(
        "Pair, 2 Wolf, 2 Imp, 10 Elk, Hill",
        "Captain, 20 Elk, Vale",
        cards=cards,
        settings={"first_player": 0, "vetoes": 0},
    )
    s.choose("place Wolf in the Defensive")
    assert set(s.options()) == {"done", "place Imp in the Offensive", "place Imp in the Defensive"}
    s.choose("place Imp in the Offensive")
    assert len(s.hand("A")) == 7


@rule("ORC-HERO-03")
def test_influence_never_rises_above_what_the_hero_says() -> None:
    cards = CARDS | {"Low": "hero loyalty 3 influence 20 points 9 hand 7 resources 1 army 0"}
    s = scene("A: 15 influence; hero: Low; hand: 2 Feast", cards=cards)
    s.play("Feast", "in the Offensive")
    assert s.influence("A") == 20
    s.play("Feast", "in the Offensive")
    assert s.influence("A") == 20


@rule("ORC-HERO-04")
def test_the_hand_is_kept_down_to_what_the_hero_says() -> None:
    cards = CARDS | {"Lean": "hero loyalty 3 influence 40 points 9 hand 3 resources 1 army 0"}
    s = scene("A: hero: Lean; hand: 5\nphase: Discard", cards=cards)
    assert all(label.startswith("discard") for label in s.options())
    s.choose(s.options()[0])
    s.choose(s.options()[0])
    assert len(s.hand("A")) == 3


@rule("ORC-HERO-05")
def test_in_the_first_turn_of_laying_several_resource_cards_are_laid() -> None:
    cards = CARDS | {"Rich": "hero loyalty 3 influence 40 points 9 hand 7 resources 3 army 0"}
    s = scene("A: hero: Rich; hand: Ox, 5", cards=cards)
    for _ in range(3):
        s.choose("lay Ox" if "lay Ox" in s.options() else next(o for o in s.options() if o.startswith("lay")))
        s.all_pass()
    assert not any(label.startswith("lay") for label in s.options())
    s.to("Play", "B")
    s.to("Play", "A")
    s.choose(next(o for o in s.options() if o.startswith("lay")))
    s.all_pass()
    assert not any(label.startswith("lay") for label in s.options())


@rule("ORC-HERO-06")
def test_with_the_victory_points_of_his_hero_a_player_wins() -> None:
    cards = CARDS | {
        "Quick": "hero loyalty 3 influence 40 points 4 hand 7 resources 1 army 0",
        "Fame": "event 0: You gain 1 VP.",
    }
    s = scene("A: 3 VP; hero: Quick; hand: Fame\nB: 9 VP", cards=cards)
    s.play("Fame", "in the Offensive")
    assert (s.winner, s.ending) == ("A", "ORC-WIN-02")


@rule("ORC-HERO-08", "ORC-HERO-09")
def test_a_hero_is_no_creature_and_does_not_fight_or_move() -> None:
    cards = CARDS | {
        "Sword": "equipment 0: Equipped creature gets +1/+0.",
        "Bolt": "event 0: Deal 3 damage to target creature.",
    }
    s = scene(
        "A: hero: Captain; resources: 3; hand: Sword, Bolt; offensive: Ox 1/5\nB: defensive: Cow 1/5", cards=cards
    )
    s.choose("play Bolt")
    assert set(s.options()) == {"target Ox", "target Cow"}
    s.choose("target Cow")
    s.all_pass()
    s.choose("play Sword")
    s.all_pass()
    assert s.place("Sword") == "on Ox"
    s.to("Move or Attack")
    assert not any("Captain" in label for label in s.options())
    s.refused("move Captain", "ORC-MOVE-01")
    s.choose("attack B")
    assert not any("Captain" in label for label in s.options() if not label.startswith("use "))


@rule("ORC-HERO-10")
def test_an_ability_that_asks_for_the_heros_mark_cannot_be_used() -> None:
    s = scene(
        "A: hero: Saint; resources: 2; hand: Feast",
        cards=CARDS | {"Saint": f"hero loyalty 3 {USUAL}: 1 (M): Draw a card."},
    )
    s.refused("use Saint", "ORC-HERO-10")


@rule("ORC-HERO-11", "ORC-HERO-12")
def test_one_ability_is_used_in_the_own_turn_and_once() -> None:
    s = scene("A: hero: Captain; resources: 6; hand: Feast; offensive: Ox 1/5\nB: hand: Feast", cards=CARDS)
    uses = [label for label in s.options() if label.startswith("use Captain")]
    assert len(uses) == 2
    s.carry_out(next(label for label in uses if "Draw" in label), "in the Offensive")
    assert not any(label.startswith("use") for label in s.options())
    ability = s.table.library.first[s.table.printed[s.card("Captain")]]
    assert s.game.rule_id(s.match.forbids(2, s.card("Captain"), ability)) == "ORC-HERO-12"
    s.to("Play", "B")
    s.choose("play Feast", "in the Offensive")
    assert s.asked == "B" or not any("Captain" in label for label in s.options())
    s.all_pass()
    s.to("Play", "A")
    assert len([label for label in s.options() if label.startswith("use Captain")]) == 2


@rule("ORC-HERO-11")
def test_in_another_players_turn_a_hero_does_nothing_for_gold() -> None:
    s = scene(
        "A: offensive: Ox 1/5; hand: Feast\nB: hero: Captain; resources: 6; hand: Feast; defensive: Cow 1/5",
        cards=CARDS,
    )
    s.choose("play Feast", "in the Offensive")
    assert s.asked == "B"
    ability = s.table.library.first[s.table.printed[s.card("Captain")]]
    assert s.game.rule_id(s.match.forbids(2, s.card("Captain"), ability)) == "ORC-HERO-11"
    assert not any("Captain" in label for label in s.options())


@rule("ORC-HERO-11")
def test_a_hero_acts_in_a_window_of_its_own_turn() -> None:
    s = scene(
        "A: hero: Captain; resources: 6; offensive: Ox 2/5\nB: defensive: Cow 1/5; hand: Feast\nphase: Move or Attack",
        cards=CARDS,
    )
    s.choose("attack B")
    s.choose("pass")  # B
    assert s.asked == "A"
    s.choose("use Captain: 2", "target Cow")
    assert s.asked == "B"
    s.choose("pass")
    if s.asked == "A":
        s.choose("pass")
    assert s.table.harm[s.card("Cow")] == 2


@rule("ORC-HERO-13")
def test_what_always_works_works_in_every_turn_and_every_front() -> None:
    cards = CARDS | {
        "Sage": f"hero loyalty 3 {USUAL}: Creatures you control get +0/+1.\nWhenever a creature you control dies, draw a card.",
        "Bolt": "event 0: Deal 3 damage to target creature.",
    }
    s = scene(
        "A: hero: Sage; offensive: Wolf 2/2; defensive: Ox 1/4\nB: hand: Bolt; defensive: Cow 1/1\nphase: Play, active B",
        cards=cards,
    )
    assert (s.value("Wolf"), s.value("Ox"), s.value("Cow")) == ("2/3", "1/5", "1/1")
    before = len(s.hand("A"))
    s.choose("play Bolt", "in the Defensive", "target Wolf")
    s.all_pass()
    assert s.place("Wolf") == "A's graveyard"
    assert len(s.hand("A")) == before + 1


@rule("ORC-HERO-13")
@pytest.mark.parametrize(
    ("board", "steps", "influence"),
    [
        ("offensive: Wolf 2/2\nB: defensive: Cow 3/3\nphase: Move or Attack", ("attack B", "block Wolf with Cow"), 21),
        (
            "defensive: Wolf 2/2\nB: offensive: Cow 3/3\nphase: Move or Attack, active B",
            ("attack A", "block Cow with Wolf"),
            21,
        ),
        ("defensive: Wolf 2/2\nB: hand: Bolt\nphase: Play, active B", ("play Bolt",), 20),
    ],
)
def test_a_hero_sees_who_dies_in_the_combats_of_both_fronts(board: str, steps: tuple[str, ...], influence: int) -> None:
    text = "Whenever a creature you control dies in combat, you gain 1 influence."
    s = scene(
        f"A: hero: Sage; {board}",
        cards={"Sage": f"hero loyalty 3 {USUAL}: {text}", "Bolt": "event 0: Deal 3 damage to target creature."},
    )
    s.choose(*steps)
    s.all_pass()
    assert (s.place("Wolf"), s.points("A")) == ("A's graveyard", influence)


@rule("ORC-HERO-15")
def test_an_ability_reaches_from_the_front_that_is_named_and_what_always_works_from_both() -> None:
    board = """
        A: hero: Captain; resources: 6; offensive: Wolf 2/2; defensive: Ox 1/4
        B: offensive: Elk 3/3; defensive: Cow 1/2; resources: 1; hand: Feast
    """
    s = scene(board, cards=CARDS)
    s.choose("use Captain: 2", "in the Offensive")
    assert set(s.options()) == {"target Wolf", "target Cow"}
    s.choose("target Cow")
    assert (s.value("Wolf"), s.value("Ox")) == ("2/3", "1/5")  # while it waits, too
    s.all_pass()
    assert s.place("Cow") == "B's graveyard"
    assert (s.value("Wolf"), s.value("Ox")) == ("2/3", "1/5")


@rule("ORC-HERO-15")
def test_a_front_without_a_target_is_not_named() -> None:
    s = scene("A: hero: Captain; resources: 6; defensive: Ox 1/4", cards=CARDS)
    s.carry_out("use Captain: 2")
    assert s.table.harm[s.card("Ox")] == 2  # nobody was asked for a front
    bare = scene("A: hero: Captain; resources: 6", cards=CARDS)
    ability = bare.table.library.first[bare.table.printed[bare.card("Captain")]]
    assert bare.game.rule_id(bare.match.forbids(2, bare.card("Captain"), ability)) == "ORC-HERO-15"


@rule("ORC-HERO-15", "ORC-SPAN-14")
@pytest.mark.parametrize("asked", [
    "sacrifice a creature", "sacrifice an ally", "sacrifice a Beast", "mark a creature you control",
    "return a creature you control to its owner's hand", "discard a creature you control",
])  # fmt: skip
def test_what_an_ability_asks_for_is_given_in_the_front_that_is_named(asked: str) -> None:
    cards = {"Miser": f"hero loyalty 3 {USUAL}: 2, {asked}: Deal 1 damage to target enemy creature."}
    cards |= {"Elk": "creature (Beast) 3/9", "Ox": "creature (Beast) 2/9"}
    board = "A: 2 gold; hero: Miser; hand: 1; {}\nB: hand: 1; {}"
    elk = "defensive: Elk"
    s = scene(board.format(elk, "defensive: Cow 1/9; offensive: Hen 1/9"), cards=cards)
    s.carry_out(next(o for o in s.options() if o.startswith("use")))
    assert (s.table.harm[s.card("Hen")], s.table.harm[s.card("Cow")]) == (1, 0)  # nobody was asked for a front
    assert s.table.marked[s.card("Elk")] != 0 or s.place("Elk") in ("A's graveyard", "A's hand")
    for mine, theirs in ((elk, "defensive: Cow 1/9"), ("offensive: Ox", "offensive: Hen 1/9")):
        s = scene(board.format(mine, theirs), cards=cards)
        assert not any(o.startswith("use") for o in s.options())
    s = scene(board.format(f"{elk}; offensive: Ox", "defensive: Cow 1/9; offensive: Hen 1/9"), cards=cards)
    s.choose(next(o for o in s.options() if o.startswith("use")))
    assert {o for o in s.options() if o.startswith("in the")} == {"in the Offensive", "in the Defensive"}


@rule("ORC-HERO-15", "ORC-SPAN-14")
@pytest.mark.parametrize(("mine", "can"), [("offensive: Ox; defensive: Elk", False), ("offensive: Ox, Elk", True)])
def test_two_are_given_in_one_front(mine: str, can: bool) -> None:
    cards = {"Miser": f"hero loyalty 3 {USUAL}: 2, sacrifice two creatures: You gain 1 influence."}
    s = scene(f"A: 2 gold; hero: Miser; hand: 1; {mine}\nB: hand: 1", cards=cards)
    assert any(o.startswith("use") for o in s.options()) is can


@rule("ORC-HERO-14", "ORC-PREREQ-05", "ORC-DECK-16")
def test_a_card_from_elsewhere_is_measured_by_the_hero() -> None:
    cards = CARDS | {
        "Glory": "event 0 Red Banner loyalty 2: You gain 1 influence.",
        "Mixed": f"hero Gaian loyalty 2 {USUAL} second_faction Banner second_loyalty 1",
        "Loyal": f"hero Gaian loyalty 2 {USUAL} second_faction Banner second_loyalty 2",
    }
    for hero, refusal in (("Mixed", PREREQ_05), ("Loyal", 0)):
        s = scene(f"A: hero: {hero}; hand: Feast\nB: hand: Glory", cards=cards)
        glory = s.card("Glory")
        s.table.move(glory, HAND, 0)  # no card of ours does that: it is B's, and A holds it
        assert forbids_play(s.table, 0, glory, 0) == refusal


def deck(*more: str) -> list[Card]:
    """Fifty cards, ten quests, and these."""
    plain = [KIT.card(f"Elf {n % 15}", "creature Gaian 1/1", n % 15 + 1) for n in range(50)]
    quests = [KIT.card(f"Quest {n}", "quest", 50 + n) for n in range(10)]
    return [*plain, *quests, *(KIT.card(f"Card {n}", told, 200 + n) for n, told in enumerate(more))]


@rule("ORC-HERO-01", "ORC-HERO-14")
def test_a_deck_has_one_hero_and_cards_to_which_he_is_loyal_enough() -> None:
    faults = ruleset("orc+heroes").faults
    hero = f"hero Gaian loyalty 2 {USUAL} second_faction Banner second_loyalty 1"
    assert faults(deck(hero)) == []
    assert faults(deck()) == [("ORC-HERO-01", "expected one Hero, found 0")]
    assert faults(deck(hero, hero)) == [("ORC-HERO-01", "expected one Hero, found 2")]
    fits = ("creature Gaian loyalty 2 1/1", "creature Red Banner loyalty 1 1/1", "creature The Empire 1/1")
    assert faults(deck(hero, *fits)) == []
    assert faults(deck(hero, "creature Red Banner loyalty 2 1/1")) == [
        ("ORC-HERO-14", "Card 1 asks for Red Banner 2, and Card 0 has 1")
    ]
    assert faults(deck(hero, "creature The Empire loyalty 1 1/1")) == [
        ("ORC-HERO-14", "Card 1 asks for The Empire 1, and Card 0 has 0")
    ]
    three = f"hero Gaian loyalty 3 {USUAL} second_faction Banner second_loyalty 3"
    assert faults(deck(three, "creature Gaian loyalty 3 1/1", "creature Red Banner loyalty 3 1/1")) == []
    assert [rank[:2] for rank in ranks(deck(hero)[-1])] == [("Gaian", 2), ("Red Banner", 1)]


@rule("ORC-CARD-17", "ORC-HERO-01")
def test_without_the_mod_a_hero_in_a_deck_is_refused() -> None:
    assert ruleset("orc").faults(deck(f"hero loyalty 3 {USUAL}"))[0] == (
        "ORC-CARD-17",
        "Card 0 is of type hero, expected one of: creature, equipment, event, magic, enchantment, quest",
    )


@pytest.mark.parametrize("name", ["orc+heroes"])
def test_random_games_keep_the_laws(name: str) -> None:
    content = content_of(name)
    decks = [(deck.name, deck.cards(content.pool.cards)) for deck in content.decks.values()]
    findings = check_ruleset(content.game, content.pool, decks, games=3, seed=5)
    assert findings.games == 3


def test_a_sheet_tells_what_a_hero_lacks_and_whose_faction_is_unknown(tmp_path: Path) -> None:
    head = (
        'set = "S"\nrulesets = ["orc+heroes"]\n[[card]]\nnumber = 1\nversion = 1\nname = "H"\n'
        'faction = "Gaian"\ntype = "hero"\nloyalty = 3\n'
    )
    sheet = tmp_path / "bad.toml"
    for table, told in (
        ("", "no table [card.orc]"),
        ("orc = { influence = 20, points = 9, hand = 7, resources = 1 }", "army"),
        (
            'orc = { influence = 20, points = 9, hand = 7, resources = 1, army = 0, second_faction = "Reds" }',
            "the unknown faction 'Reds'",
        ),
        ("orc = { influence = 0, points = 9, hand = 7, resources = 1, army = 0 }", "0 as influence"),
    ):
        sheet.write_text(head + table + "\n", "utf-8")
        with pytest.raises(FaultyFile, match=re.escape(told)):
            read_sheet(sheet)
