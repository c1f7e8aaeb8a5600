"""Usages of SLOT: words that would mean something else by the letter, held to what is meant by them at a table."""

from __future__ import annotations

from typing import Final

DEEDS: Final = (
    "attack in close combat", "attack in ranged combat", "attack from the back row", "attack from the front row",
    "move forward", "move backward", "move sideways", "move into the front row", "move into the back row",
)  # fmt: skip
USAGES: Final = {
    # in a battle, whoever fights it
    **{f"use {it}only in {a}battle{s}": "use this only during a battle" for it in ("", "it ", "this ", "this ability ")
       for a, s in (("", ""), ("a ", ""), ("", "s"))},
    # in front of itself nobody is, and allies in front of one creature would be one
    **{f"{who} in front{of}": f"{who} {'in front of' if of else 'in the front row'}" for of in ("", " of") for who in (
        "this creature is", "it is", "as long as", "allies", "ally creatures", "your creatures", "creatures you control")},
    "while in front": "as long as in the front row", "while in front of": "as long as in front of",
    **{f"in front , {who}": f"in the front row , {who}" for who in ("this creature", "it", "your", "allies")},
    # that they do it only if it is so, and not that they attack nobody else as long as it is so
    **{f"{can} {only} {so}": f"{can} attack this creature but only {norm}" for can in ("can", "may")
       for so, norm in (("if", "if"), ("as long as", "as long as"), ("while", "as long as"), ("when", "if"))
       for only in ("only attack this creature", "attack this creature only")},
    **{f"{can} only {deed} {so}": f"{can} {deed} but only {norm}" for can in ("can", "may") for deed in DEEDS
       for so, norm in (("if", "if"), ("when", "if"))},
    # weapons
    "a successful attack takes": "a hit with this weapon takes", "a success takes": "a hit with this weapon takes",
    "this weapon 's attack": "the attack with this weapon", "this weapon 's attacks": "attacks with this weapon",
}  # fmt: skip
