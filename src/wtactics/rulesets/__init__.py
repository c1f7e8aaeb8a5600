"""Rulesets: each folder is the book of one game, and none imports another.

    arc     Awesome Rules Concept: 45 cards, three cities, coloured power gems, 15 to 30 victory points
    slot    the eight-slot game: no hand, two rows of four slots, action points, a twilight, points for emptied shapes

In each folder: contents.py, the table of contents; rules/, a file for each topic of the book; table.py, deal.py and
terms.py, what lies on the table; view.py and told/, what players see and read of it; speech/, card English that is
spoken there alone; judgement/, what bots must know; game.py, the one entry that hands all of this to programs.
"""
