"""What is told of a table: rulesets say what they tell otherwise than all do, and nothing else."""

from itertools import combinations

import pytest

from wtactics.kits.realm.told import asking as realm_asking
from wtactics.kits.realm.told import now as realm_now
from wtactics.kits.realm.told import parts
from wtactics.kits.realm.told import words as realm_words
from wtactics.kits.told import asking as asked_of_all
from wtactics.kits.told import hands, labels, now, story
from wtactics.rulesets.arc.told import asking, because_now, words
from wtactics.rulesets.arc.told import story as arc_story
from wtactics.rulesets.ava.told import asking as ava_asking
from wtactics.rulesets.ava.told import because_now as ava_now
from wtactics.rulesets.ava.told import words as ava_words
from wtactics.rulesets.orc.told import asking as orc_asking
from wtactics.rulesets.orc.told import because_now as orc_now
from wtactics.rulesets.orc.told import story as orc_story
from wtactics.rulesets.orc.told import words as orc_words
from wtactics.rulesets.slot.told import asking as slot_asking
from wtactics.rulesets.slot.told import because_now as slot_now
from wtactics.rulesets.slot.told import story as slot_story
from wtactics.rulesets.slot.told import words as slot_words

TABLES = {
    "questions": (labels.ASKED, words.QUESTIONS, slot_words.QUESTIONS, orc_words.QUESTIONS),
    "sentences to whoever is asked": (
        asked_of_all.ASKED,
        asking.SENTENCES,
        slot_asking.SENTENCES,
        orc_asking.SENTENCES,
    ),
    "what is going on": (now.DOING, because_now.NOW.doings, slot_now.NOW.doings, orc_now.NOW.doings),
    "story": (
        story.TOLD | hands.SENTENCES,
        arc_story.STORY.sentences,
        slot_story.STORY.sentences,
        orc_story.STORY.sentences,
    ),
}


REALMS = {
    "questions": (realm_words.QUESTIONS, words.QUESTIONS, ava_words.QUESTIONS),
    "sentences to whoever is asked": (realm_asking.SENTENCES, asking.SENTENCES, ava_asking.SENTENCES),
    "what is going on": (realm_now.DOING, because_now.DOING, ava_now.DOING),
    "story": (parts.SENTENCES, arc_story.OWN, ava_words.OWN),
}


@pytest.mark.parametrize("name", REALMS)
def test_what_two_realms_tell_alike_is_told_for_all_realms(name: str) -> None:
    of_realms, one, other = REALMS[name]
    everywhere = TABLES[name][0] | of_realms
    assert {key: one[key] for key in one.keys() & other.keys() if one[key] == other[key]}.keys() <= everywhere.keys()


@pytest.mark.parametrize("name", TABLES)
def test_what_two_rulesets_tell_alike_is_told_in_one_place(name: str) -> None:
    everywhere, *each = TABLES[name]
    for one, other in combinations(each, 2):
        alike = {key: one[key] for key in one.keys() & other.keys() if one[key] == other[key]}
        assert alike.keys() <= everywhere.keys(), alike


@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("story", arc_story.OWN),
        ("story", slot_story.SENTENCES),
        ("story", orc_story.SENTENCES),
        ("story", ava_words.OWN),
        ("what is going on", because_now.DOING),
        ("what is going on", ava_now.DOING),
        ("what is going on", slot_now.DOING),
        ("what is going on", orc_now.DOING),
    ],
)
def test_no_ruleset_repeats_what_is_told_everywhere(name: str, own: dict[int, str]) -> None:
    everywhere = TABLES[name][0]
    assert {key for key, words_ in own.items() if everywhere.get(key) == words_} == set()
