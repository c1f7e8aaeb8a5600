"""Thousands of small cases as a few hundred tests: what each test costs beside its case is more than many cases do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from wtactics.language.errors import TextRefused

SIZE = 24  # cases in a test

Case = Sequence[Any]


def in_batches(cases: Iterable[Case], size: int = SIZE) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test of one case becomes tests of batches, each of which tells of all its cases that fail."""
    given = [tuple(case) for case in cases]
    batches = [given[n : n + size] for n in range(0, len(given), size)]

    def batched(check: Callable[..., None]) -> Callable[..., None]:
        def test(batch: list[Case]) -> None:
            faults = [fault for case in batch for fault in faults_of(check, case)]
            assert not faults, f"{len(faults)} of {len(batch)}:\n" + "\n".join(faults)

        test.__name__, test.__qualname__, test.__module__ = check.__name__, check.__qualname__, check.__module__
        test.__doc__ = check.__doc__
        return pytest.mark.parametrize("batch", batches, ids=[named(batch[0]) for batch in batches])(test)

    return batched


def faults_of(check: Callable[..., None], case: Case) -> list[str]:
    """What is wrong with a case, in words; nothing if it holds."""
    try:
        check(*case)
    except (AssertionError, TextRefused) as fault:
        return [f"- {named(case)}: {type(fault).__name__}: {fault}"]
    return []


def named(case: Case) -> str:
    """A case by its words: those of a row of a file are its text, or how it is said."""
    words = (part.get("text", part.get("said", part)) if isinstance(part, dict) else part for part in case)
    return ": ".join(str(each[0] if isinstance(each, list) else each) for each in words)
