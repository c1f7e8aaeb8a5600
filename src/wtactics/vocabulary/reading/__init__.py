"""Reading: from the texts of cards to a library, and back.

`collection` reads cards, `cardtext` their texts, `sample` those of others; `reading` is a text under way,
`abilities` what it makes, `unsaid` what it leaves open. `writing` writes abilities back.
"""
