"""What is told of ORC: refusals in words, where options point, what a hand does at once, what is asked."""

import pytest

from scenes.orc import Scene, rule, scene
from wtactics.engine.places import card_of, other_of, what_of
from wtactics.kits.attempts import Attempt
from wtactics.kits.verbs import MOVE, PLAY
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE

CARDS = {
    "Feast": "event 2: Draw a card.",
    "Curse": "magic: Draw a card.",
    "Sprite": "enchantment: Attach to target creature. That creature gets +1/+1.",
    "Page": "creature 0 1/1",
    "Sword": "equipment 1: Equipped creature gets +1/+0.",
    "Road": "quest",
    "Bolt": "event: Kill target creature.",
}


def because(s: Scene, label: str) -> str:
    """What the player is told who would choose this."""
    what, thing, other = s.meant(label)
    refusal = s.game.show.refused(s.match, Attempt(what, thing, other, label))
    assert refusal is not None
    return refusal.because


@pytest.mark.parametrize(
    ("text", "label", "told"),
    [
        ("A: hand: Feast, Page; resources: 1", "play Feast", "Feast costs 2 gold, and you can pay 1."),
        ("A: hand: Curse, Page", "play Curse", "Magic needs a Caster of yours in the front where it is played."),
        ("A: hand: Sprite, Page", "play Sprite", "You have no creature in either front that is neither marked nor assigned."),
        ("A: hand: Page, Feast", "play Page", "It is your Play phase."),
        ("A: hand: Page; resources: 3", "recycle", "You have 3 resource cards, and 4 are recycled together."),
        ("A: hand: Bolt, Page", "play Bolt", "There is no creature that Bolt could be aimed at."),
        (
            "A: hand: Page; offensive: Wolf marked, Fox\nphase: Move or Attack", "move Wolf", "Wolf is marked."
        ),
        (
            "A: hand: Page; offensive: Wolf assigned, Fox\nphase: Move or Attack", "move Wolf", "Wolf is assigned."
        ),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_in_the_way(text: str, label: str, told: str) -> None:
    head, _, phase = text.partition("\nphase")
    assert because(scene(f"{head}\nB:{phase and chr(10) + 'phase' + phase}", cards=CARDS), label) == told


def test_a_second_resource_card_and_the_other_direction_are_refused_in_words() -> None:
    s = scene("A: hand: Page, Feast, Bolt; offensive: Wolf; defensive: Ox, Elk\nB:", cards=CARDS)
    s.choose("lay Feast")
    assert because(s, "lay Page") == "You have laid your resource card of this turn."
    s.to("Move or Attack")
    s.choose("move Ox")
    assert because(s, "move Wolf") == "You have moved creatures out of your Defensive in this turn, and none go back."
    assert because(s, "attack B") == "You use this phase for moving."


@rule("ORC-CREA-03", "ORC-SPAN-08")
def test_a_card_and_its_front_are_one_movement_of_the_hand() -> None:
    s = scene("A: hand: Page; offensive: Wolf\nB:\nphase: Entrance", cards=CARDS)
    s.settle()
    view = s.game.view(s.table, 0)
    leaps = s.game.show.leaps(view)
    assert [leap.at.onto_area for leap in leaps] == ["offensive", "defensive"]
    assert {what_of(leap.first) for leap in leaps} == {PLAY}
    assert [other_of(leap.then) for leap in leaps] == [OFFENSIVE, DEFENSIVE]
    s.match.choose(leaps[1].first)
    assert leaps[1].then in list(s.table.options)


def test_an_attack_and_its_first_attacker_are_one_movement() -> None:
    s = scene("A: offensive: Wolf, Fox marked; defensive: Ox\nB:\nC:\nphase: Move or Attack")
    s.settle()
    leaps = s.game.show.leaps(s.game.view(s.table, 0))
    assert [(leap.at.thing, leap.at.onto_area, leap.at.onto_seat) for leap in leaps] == [
        (s.card("Wolf"), "defensive", 1), (s.card("Wolf"), "defensive", 2),
    ]  # fmt: skip


def test_options_with_two_things_point_from_one_to_the_other() -> None:
    s = scene("A: offensive: Wolf 3/3, Fox 2/2\nB: defensive: Wall 0/9, Ox 1/1\nphase: Move or Attack")
    s.choose("attack B", "send Wolf", "send Fox")
    view = s.game.view(s.table, 1)
    pairs = {(p.thing, p.onto) for o in view.options() if (p := s.game.show.points(view, o)).onto is not None}
    assert pairs == {(s.card(d), s.card(a)) for d in ("Wall", "Ox") for a in ("Wolf", "Fox")}
    s = scene("A: hand: Page; offensive: Wolf, Fox; attached: Sword on Wolf; resources: 1\nB:", cards=CARDS)
    s.settle()
    view = s.game.view(s.table, 0)
    at = s.game.show.points(view, s.find("reassign Sword to Fox"))
    assert (at.thing, at.onto) == (s.card("Sword"), s.card("Fox"))


def test_a_card_is_laid_among_the_resources_and_moved_to_the_other_front() -> None:
    s = scene("A: hand: Page; offensive: Wolf; defensive: Ox\nB:", cards=CARDS)
    s.settle()
    assert s.game.show.points(s.game.view(s.table, 0), s.find("lay Page")).onto_area == "resources"
    s.to("Move or Attack")
    view = s.game.view(s.table, 0)
    moves = {card_of(o): s.game.show.points(view, o).onto_area for o in view.options() if what_of(o) == MOVE}
    assert moves == {s.card("Wolf"): "defensive", s.card("Ox"): "offensive"}


@rule("ORC-SETUP-02")
def test_signs_tell_who_is_marked_assigned_and_what_is_pursued() -> None:
    s = scene("A: offensive: Wolf marked, Elf assigned; quests: Road; hand: Page\nB:", cards=CARDS)
    s.choose("accept Road")
    view = s.game.view(s.table, 1)
    assert [sign.key for sign in s.game.show.signs(view, s.card("Wolf"), [])] == ["marked"]
    assert [sign.key for sign in s.game.show.signs(view, s.card("Elf"), [])] == ["assigned"]
    (token,) = s.game.show.signs(view, s.card("Road"), [])
    assert (token.key, token.title) == ("pursued", "{seat:0}: accepted")


def test_the_question_is_a_sentence_to_who_is_asked() -> None:
    s = scene("A: hand: Page; offensive: Wolf\nB: hand: Feast; resources: 2\nphase: Draw", cards=CARDS)
    assert s.game.show.asking(s.game.view(s.table, 0)) == "Do you draw a second card?"
    assert s.game.show.asking(s.game.view(s.table, 1)) == ""
    s.choose("no")
    assert s.game.show.asking(s.game.view(s.table, 1)) == "Do you respond before it goes on?"


def test_whoever_must_discard_is_told_why() -> None:
    s = scene("A: hand: Page, Feast, Bolt\nB:\nphase: Entrance", cards=CARDS, settings={"hand_limit": 2})
    s.to("Discard")
    assert s.game.show.asking(s.game.view(s.table, 0)) == (
        "You end your turn with at most 2 cards in hand: choose a card to discard."
    )


@rule()
def test_ways_to_choose_between_are_told_in_the_words_of_the_game() -> None:
    cards = {"Imp": "creature 1/1: (M): Choose one: you gain 2 influence; or draw a card."}
    s = scene("A: offensive: Imp; hand: 1\n B: hand: 1", cards=cards)
    s.choose("use Imp")
    while "pass" in s.options():
        s.choose("pass")
    assert s.options() == ["choose: gain 2 influence", "choose: draw a card"]
