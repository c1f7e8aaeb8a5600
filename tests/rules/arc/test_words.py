"""The words of ARC: what is asked, what options are called, what is told, and why not."""

import pytest

from scenes.arc import Scene, rule, scene
from wtactics.engine import facts
from wtactics.kits import verbs
from wtactics.kits.refusal import Refusal
from wtactics.rulesets.arc.told.refusals import GROUNDS, IDS
from wtactics.rulesets.arc.told.story import STORY
from wtactics.rulesets.arc.told.words import QUESTIONS, question

CARDS = {
    "Idle": "event 0: Gain 1 victory point.",
    "Captain": "creature 4 Red Banner loyalty 2 3/3",
    "Iron Ban": "enchantment 0: Attach to target city. Creatures can't attack.",
    "Chains": "event 0: Target creature can't attack until end of turn.",
    "Monk": "creature 1 1/1: This creature can't attack.",
    "Adept": "creature 1 1/1: (M): Gain 1 victory point.",
    "Sage": "creature 1 1/1: 3 Gaian power: Gain 1 victory point.",
    "Herald": "creature 1 1/1: Whenever a creature dies, gain 1 victory point.",
    "Mourner": "creature 1 1/1: Whenever a creature dies, gain 1 victory point.\nWhenever another creature dies, draw a card.",
    "Plague": "event 0: Kill all creatures an opponent controls.",
}


NOT_ARC = {  # what happens in SLOT, ORC or AVA only, with Triumvirate or by hand
    "ROLLED", "TURNED", "FREED", "LEFT_TO_HANDS", "RECRUITED", "MISSED",
    "BATTLE_BEGAN", "BATTLE_ENDED", "ABOUT_TO_DIE", "KILLED", "RESTED", "UNPAID", "BURIED", "MODIFIED_FAR", "DRAW_OFFERED",
    "REMOVED", "DROPPED", "WORN", "EXPIRED", "OFFERED", "REFUSED", "STAKED", "FLED", "RETURNED", "SCORED", "ROTATED", "ENJOYED",
}  # fmt: skip


def why(s: Scene, label: str) -> Refusal:
    """Why this may not be chosen."""
    s.go_on()
    refusal = GROUNDS.why_not(s.match, *s.meant(label))
    assert refusal is not None, f"{label} may be chosen"
    return refusal


@rule()
def test_every_question_has_words() -> None:
    assert set(QUESTIONS) == set(range(verbs.RECRUIT)), "the verbs from there on are asked in SLOT only"
    s = scene("A: army: Wolf 2/2\nB: hand: Idle\nphase: Attack", cards=CARDS)
    assert s.asked == "A"
    assert question(s.table) == "Attack: what to attack?"
    s.choose("attack B's army")
    assert (s.asked, question(s.table)) == ("B", "Attack: respond?")


@rule()
def test_every_fact_has_a_sentence_but_the_end_of_a_phase() -> None:
    s = scene("A:\nB:", cards=CARDS)
    # Sets of facts, as bits; and what is told of counters that no card here names
    sets = ("OF_TWO", "OF_NO_THING", "OF_AMOUNTS", "TALLIED")
    named = {
        name: n for name, n in vars(facts).items()
        if name.isupper() and isinstance(n, int) and name not in NOT_ARC and name not in sets
        and not facts.CHARGED <= n < facts.LOGGED  # of these only texts are told, or those of games with quests
    }  # fmt: skip
    for name, fact in named.items():
        told = STORY.in_parts(s.table, fact, 0, 0, 1)
        assert (told == ()) == (name == "PHASE_ENDED"), name
    with pytest.raises(AssertionError, match="no words"):
        STORY.in_parts(s.table, 63, 0, 0, 0)


@rule()
def test_equal_names_are_numbered_within_one_question() -> None:
    s = scene("A: army: Imp, Imp, Wolf\nB: army: Imp\nphase: Attack")
    s.choose("attack B's army")
    assert s.options() == ["send Imp", "send Imp (2)", "send Wolf"]
    s.choose("send Imp (2)", "done")
    assert s.options() == ["done", "block Imp with Imp"]


@rule()
def test_triggers_of_one_card_are_told_apart_by_their_texts_and_by_numbers() -> None:
    s = scene("A: army: Herald, Herald, Mourner; hand: Plague, Idle\nB: army: Imp, Wolf; hand: Idle", cards=CARDS)
    s.choose("play Plague", "pass", "pass")
    assert question(s.table).endswith("which trigger goes on the chain next?")
    gain, draw = "Whenever a creature dies, gain 1 victory point.", "Whenever another creature dies, draw a card."
    expected = ["Herald", "Herald, number 2", "Herald (2)", "Herald (2), number 2"]
    expected += [f"Mourner: {text}{number}" for text in (gain, draw) for number in ("", ", number 2")]
    assert sorted(s.options()) == sorted(f"trigger of {name}" for name in expected)
    s.choose("trigger of Herald (2), number 2", f"trigger of Mourner: {draw}, number 2")
    assert s.options().count("trigger of Herald (2)") == 1


@rule()
def test_a_story_for_one_seat_names_no_card_that_it_may_not_know() -> None:
    s = scene("A: hand: Captain; deck: Wolf, 5\nB:\nphase: Draw", cards=CARDS)
    s.choose("draw 1 + 1 resource", "lay Captain", "name Gaian")
    mine, theirs = STORY.tell(s.table, 0), STORY.tell(s.table, 1)
    assert mine[1:3] == ["A draws Wolf", "A lays Captain as a resource card (Gaian)"]
    assert theirs[1:3] == ["A draws a card", "A lays a card as a resource card (Gaian)"]
    assert STORY.tell(s.table, -1)[1:3] == theirs[1:3]


@rule()
def test_a_refusal_by_a_rule_tells_its_text_and_what_is_missing() -> None:
    s = scene("A: gems 1 Red Banner, 4 Gaian; hand: Captain; army: Sage, Adept marked\nB:", cards=CARDS)
    refusal = why(s, "play Captain")
    assert (refusal.rule, refusal.because) == ("ARC-POWER-09", "Captain needs 2 Red Banner gems, and you have 1 free.")
    assert refusal.text.startswith("Loyalty payment. Of the cost,")
    assert str(refusal) == "Captain needs 2 Red Banner gems, and you have 1 free. (ARC-POWER-09)"
    assert str(why(s, "use Adept")) == "Adept is marked. (ARC-MARK-07)"
    s = scene("A: gems 2 Gaian; hand: Captain; army: Sage\nB:", cards=CARDS)
    assert str(why(s, "play Captain")) == "Captain needs 4 gems, and you have 2 free. (ARC-POWER-08)"
    assert str(why(s, "use Sage")) == "This ability needs 3 Gaian gems, and you have 2 free. (ARC-POWER-13)"
    assert IDS.of(1006) == "ARC-TACT-06"


@rule()
def test_a_refusal_by_cards_names_those_whose_texts_forbid() -> None:
    s = scene("A: army: Wolf, Monk, Bear, Elk; hand: Chains, Idle\nB:", cards=CARDS)
    s.play("Chains", "target Wolf")
    s.to("Attack")
    s.choose("attack B's army")
    assert s.options() == ["send Bear", "send Elk"]
    assert why(s, "send Monk").cards == ["Monk"]
    assert why(s, "send Monk").text == "Monk: This creature can't attack."
    assert why(s, "send Wolf").cards == ["Chains"]
    s = scene("A: army: Wolf, Bear; hand: Idle\nB: attached: Iron Ban on Keep of B\nphase: Attack", cards=CARDS)
    assert s.options() == ["pass", "play Idle"]


@rule()
def test_what_may_be_chosen_is_not_refused_and_what_is_not_asked_is_said_to_be_so() -> None:
    s = scene("A: hand: Idle; army: Wolf\nB:", cards=CARDS)
    s.go_on()
    assert GROUNDS.why_not(s.match, *s.meant("play Idle")) is None
    s = scene("A:\nB: hand: Idle\nphase: Draw", cards=CARDS)
    s.choose("draw 2")
    assert s.asked == "B"
    assert why(s, "send Idle").rule == "ARC-COMBAT-02"
