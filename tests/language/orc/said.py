"""What the tests of ORC's card English share: a reader with a few subtypes, and what a text means to it."""

from pathlib import Path

from language.hearing import Hearing
from wtactics.rulesets.orc.speech.contents import SPEECH

HERE = Path(__file__).parent
HEARD = Hearing(SPEECH, "elf orc human merfolk skeleton caster leader beast knight weapon helmet adept")
read, meanings, refusal, written = HEARD.read, HEARD.meanings, HEARD.refusal, HEARD.written
__all__ = ["HERE", "SPEECH", "meanings", "read", "refusal", "written"]
