"""A text that was cut before is not cut again, unless one of its words means something else now."""

from types import MappingProxyType
from typing import Any

from wtactics.language import cuts
from wtactics.language.words import Cutter, Words

LITERALS = {word: word.upper() for word in ("target", "gets", "the", ".", "each")}
SYNONYMS = MappingProxyType({"every": "each", "every single": "each"})
TEXT = "Every single Elf gets Flying. Each walking corpse."


def cutter(*kinds: str, **more: Any) -> Cutter:
    return Cutter(LITERALS, Words(kinds=set(kinds), traits=("flying",), synonyms=SYNONYMS, **more))


def sorts(made: Cutter, text: str = TEXT) -> list[str]:
    return [word.type for line in made.paragraphs(text, "Probe") for sentence in line for word in sentence.tokens]


def test_what_was_cut_is_looked_up_by_whoever_speaks_the_same_language() -> None:
    one, other = cutter("elf"), cutter("elf", "orc")
    assert one.language is other.language
    first, again = one.paragraphs(TEXT, "Probe"), other.paragraphs(TEXT, "Probe")
    assert again == first
    assert again[0][0] is first[0][0]
    assert again is not first, "who changes the list changes nobody else's"
    assert sorts(one)[:4] == ["EACH", "KIND", "GETS", "TRAIT"]


def test_a_word_that_is_a_subtype_to_one_alone_is_cut_by_each_as_he_knows_it() -> None:
    knows, knows_not = cutter("elf"), cutter("orc")
    for _ in range(2):
        assert sorts(knows)[1] == "KIND"
        assert sorts(knows_not)[1] == "STRANGE"
    forms = cutter("elf", forms={"elf": "imp"})
    assert [str(word) for word in forms.paragraphs(TEXT, "Probe")[0][0].tokens][1] == "imp"


def test_a_subtype_of_several_words_makes_another_language() -> None:
    plain, corpses = cutter("elf"), cutter("elf", "walking corpse")
    assert len(sorts(plain)) == len(sorts(corpses)) + 1
    assert plain.language is not corpses.language
    assert sorts(corpses)[-1] == "KIND"


def test_the_name_of_the_card_is_heeded() -> None:
    made = cutter("elf")
    named = [made.paragraphs("Probe gets the elf.", name)[0][0].tokens[0].type for name in ("Probe", "Other", "Probe")]
    assert named == ["SELF", "STRANGE", "SELF"]


def test_neither_long_texts_nor_too_many_are_kept() -> None:
    made = cutter("elf")
    long = f"Each elf gets {'the ' * cuts.LONGEST}."
    assert made.paragraphs(long)
    assert (long, "") not in made.language.cuts
    for n in range(cuts.MOST_CUT + 5):
        made.paragraphs(f"Each gets {n}.")
    assert len(made.language.cuts) == cuts.MOST_CUT
    assert ("Each gets 0.", "") not in made.language.cuts
    for n in range(cuts.MOST_LANGUAGES + 5):
        cutter("elf", factions=(f"The {n}",))
    assert len(cuts.LANGUAGES) == cuts.MOST_LANGUAGES
    assert made.paragraphs(TEXT) == cutter("elf").paragraphs(TEXT)


def test_the_longest_synonym_is_known_by_its_first_word() -> None:
    assert cutter().language.begun == {"every": 2}
    assert [str(word) for word in cutter().paragraphs("Every elf.")[0][0].tokens] == ["each", "elf"]
