"""The blanks in the forms of phrases that games share: what each stands for, with some of what can fill it."""

from __future__ import annotations

from typing import Final

from wtactics.vocabulary.guides.blanks_bounds import BOUND_BLANKS
from wtactics.vocabulary.guides.blanks_cards import CARD_BLANKS
from wtactics.vocabulary.guides.blanks_facts import FACT_BLANKS
from wtactics.vocabulary.guides.blanks_players import PLAYER_BLANKS
from wtactics.vocabulary.guides.blanks_rules import RULE_BLANKS
from wtactics.vocabulary.guides.blanks_sentences import SENTENCE_BLANKS
from wtactics.vocabulary.guides.manual import Blank

BLANKS: Final[tuple[Blank, ...]] = (
    *CARD_BLANKS,
    *SENTENCE_BLANKS,
    *FACT_BLANKS,
    *PLAYER_BLANKS,
    *RULE_BLANKS,
    *BOUND_BLANKS,
)
