"""Cards on paper: sheets to be cut, as PDF, with the faces of the page or with words alone."""

from wtactics.paper.layout import PAPERS, SIZES, Look
from wtactics.paper.refusal import CannotPrint, NoSuchLetters
from wtactics.paper.typesetting import MOST_CARDS, sheets

__all__ = ["MOST_CARDS", "PAPERS", "SIZES", "CannotPrint", "Look", "NoSuchLetters", "sheets"]
