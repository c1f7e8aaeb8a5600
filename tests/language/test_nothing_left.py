"""Whatever is tried and given up while a text is read is gone at once: Python need not look for it among all else."""

import gc

import pytest

from language.readings import read, refusal


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this creature attacks, mark target creature. It gets +0/-1 until end of turn.",
        "Elves an opponent controls get +0/-1 and can't defend.",
        "When this creature dies, return it to its owner's hand.",
    ],
)
def test_reading_leaves_no_garbage(text: str) -> None:
    read(text)
    gc.collect()
    gc.disable()
    try:
        for _ in range(10):
            read(text)
        assert gc.collect() == 0
    finally:
        gc.enable()


@pytest.mark.parametrize(
    "text", ["Elves get +1/+1 and dance.", "When this creature attacks, that player draws a card and dies."]
)
def test_neither_does_refusing(text: str) -> None:
    refusal(text)
    gc.collect()
    gc.disable()
    try:
        for _ in range(10):
            refusal(text)
        assert gc.collect() == 0
    finally:
        gc.enable()
