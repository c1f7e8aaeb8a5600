"""Chance: draws from a seed, which everybody may know, and from a key, which nobody may."""

import hmac
from collections import Counter

import pytest

from toy_pool import ARC, deck, pool
from wtactics.engine.chance import KEY_BYTES, Seed, base_of, drawn_in_secret, key_for, new_key, seed_drawn, seed_for
from wtactics.engine.digest import digest_of
from wtactics.engine.imagine import imagine
from wtactics.engine.match import Match
from wtactics.kits.settings import BadSettings

KEY = bytes(range(KEY_BYTES))


def dealt(seed: Seed) -> Match:
    return ARC.deal(pool(0).library, [pool(0).definitions(deck(pool(0), seat)[1]) for seat in range(2)], seed)


def test_a_draw_is_the_hmac_of_its_count() -> None:
    block = hmac.new(KEY, b"7", "sha256").digest()
    assert drawn_in_secret(KEY, 7, 1000) == int.from_bytes(block[:7], "big") % 1000


def test_draws_of_a_key_are_even() -> None:
    counts = Counter(drawn_in_secret(KEY, count, 6) for count in range(6000))
    assert sorted(counts) == list(range(6))
    assert all(850 < n < 1150 for n in counts.values())


def test_every_bit_of_a_key_matters() -> None:
    others = [bytes(byte ^ (1 << bit if i == place else 0) for i, byte in enumerate(KEY))
              for place in range(KEY_BYTES) for bit in range(8)]  # fmt: skip
    streams = {tuple(drawn_in_secret(key, count, 1000) for count in range(4)) for key in (KEY, *others)}
    assert len(streams) == 1 + 8 * KEY_BYTES


def test_seeds_that_follow_from_one_are_wide_and_never_twice_the_same() -> None:
    seeds = [seed_drawn(base_of(4), count) for count in range(2000)]
    assert len(set(seeds)) == len(seeds)
    assert sorted({seed.bit_length() for seed in seeds})[-2:] == [61, 62]
    assert min(seeds) >= 0
    assert seeds[:2] == [3708389039688025216, 3462724676615728333]  # in both forms


def test_a_key_for_one_purpose_is_not_that_for_another() -> None:
    purposes = ("draws", "base", "card ids of seat 0", "card ids of seat 1", "bots")
    assert len({key_for(KEY, purpose) for purpose in purposes} | {KEY}) == len(purposes) + 1
    assert seed_for(9, "bots") == 9
    assert 0 <= seed_for(KEY, "bots") < 1 << 63


def test_a_match_is_dealt_again_by_its_key_and_not_by_another() -> None:
    key = new_key()
    one, two, other = dealt(key), dealt(key), dealt(new_key())
    assert digest_of(one.table) == digest_of(two.table) != digest_of(other.table)


@pytest.mark.parametrize("key", [b"", b"short", bytes(KEY_BYTES + 1)])
def test_a_key_of_another_length_is_refused(key: bytes) -> None:
    with pytest.raises(BadSettings, match=f"expected a key of {KEY_BYTES} bytes, found {len(key)}"):
        dealt(key)


def test_a_copy_draws_on_from_the_key() -> None:
    table = dealt(KEY).table
    copy = table.clone()
    assert [copy.roll(1000) for _ in range(9)] == [table.roll(1000) for _ in range(9)]


def test_an_imagined_table_has_other_chance_before_it_and_no_key() -> None:
    table = dealt(KEY).table
    dream = imagine(ARC.view(table, 0), 5)
    assert not dream.chance.keyed
    assert [dream.roll(1 << 20) for _ in range(4)] != [table.roll(1 << 20) for _ in range(4)]
