"""Chance as a pure function of a seed, or of a secret key, and a count; equal when compiled and when interpreted.

A seed is a number that anybody may know: it makes games that can be repeated by naming it, and it is quick. It keeps no
secret: whoever sees some draws finds the seed by trying. What people play is drawn from a key of 256 secret bits, by
HMAC-SHA-256 (RFC 2104) as a pseudorandom function: no draws tell of others.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from mypy_extensions import i64

KEY_BYTES: Final = 32
SEED_BITS: Final = 63
Seed = int | bytes  # a number that may be known, or a key that may not


def mixed(x: i64) -> i64:
    """A well-stirred 32-bit number from a 32-bit number; no product exceeds 63 bits."""
    x = (x ^ x >> 16) * 0x7FEB352D & 0xFFFFFFFF
    x = (x ^ x >> 15) * 0x31848BAB & 0xFFFFFFFF
    x = (x ^ x >> 14) * 0x5BD1E995 & 0xFFFFFFFF
    return x ^ x >> 16


def base_of(seed: i64) -> i64:
    """Fold a seed of up to 63 bits into the 32 bits that draws start from."""
    return mixed(mixed(seed & 0xFFFFFFFF) ^ seed >> 32 & 0x7FFFFFFF)


def drawn(base: i64, count: i64, n: i64) -> i64:
    """The count-th draw of this seed, from 0 to n - 1; n is 2^31 at most, for no product may exceed 63 bits."""
    return mixed(base ^ mixed(count & 0xFFFFFFFF)) * n >> 32


def seed_drawn(base: i64, count: i64) -> i64:
    """The count-th seed that follows from this one, of 62 bits: two draws of 31."""
    return drawn(base, 2 * count, 0x80000000) << 31 | drawn(base, 2 * count + 1, 0x80000000)


class Stream:
    """All draws of one seed or key, by their counts. It is never written, so whatever draws from it may share it."""

    def __init__(self, base: i64, secret: bytes = b"") -> None:
        self.base: Final = base  # draws start from it, but where there is a key
        self.secret: Final = secret
        self.keyed: Final = secret != b""

    def draw(self, count: i64, n: i64) -> i64:
        """The count-th draw, from 0 to n - 1."""
        return drawn_in_secret(self.secret, count, n) if self.keyed else drawn(self.base, count, n)


UNSOWN: Final = Stream(0)


# ---- in secret


def new_key() -> bytes:
    """A key that nobody knows, for one match."""
    return secrets.token_bytes(KEY_BYTES)


def key_for(key: bytes, purpose: str) -> bytes:
    """A key for one purpose; it tells nothing of the key that it comes from, nor of those for other purposes."""
    return hmac.digest(key, purpose.encode(), "sha256")


def drawn_in_secret(key: bytes, count: i64, n: i64) -> i64:
    """The count-th draw of this key, from 0 to n - 1: 56 bits by n, which favours no number by more than n in 2^56."""
    return int.from_bytes(hmac.digest(key, b"%d" % int(count), "sha256")[:7], "big") % n


def seed_for(seed: Seed, purpose: str) -> int:
    """A seed for dice that are not the table's, as those of bots: the seed itself; of a key, what tells nothing of it."""
    if isinstance(seed, bytes):
        return int.from_bytes(key_for(seed, purpose)[:8], "big") >> (64 - SEED_BITS)
    return seed


def stream_for(seed: Seed, purpose: str, apart: int = 0) -> Stream:
    """What is drawn for one purpose: a key has words for it, a seed a number that sets it apart from others.

    No draw of a key comes from the stream's base: it tells one key from another in digests.
    """
    key = key_for(seed, purpose) if isinstance(seed, bytes) else b""
    return Stream(base_of(seed_for(seed, "base") ^ apart), key)
