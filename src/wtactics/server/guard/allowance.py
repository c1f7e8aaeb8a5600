"""How many rooms somebody may make: so many in an hour from one address, whoever he says he is."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from wtactics.server.guard.limits import Bucket

HOUR: Final = 3600
REMEMBERED: Final = 10_000  # addresses
NETWORK: Final = 64  # bits: with IPv6 everybody has so many addresses that only the network counts


class Enough(Exception):
    """No more rooms for now; what to do about it, in a sentence, and after how many seconds it may help."""

    def __init__(self, text: str, wait: int) -> None:
        self.text, self.wait = text, wait
        super().__init__(text)


def caller_of(address: str) -> str:
    """Whoever is behind an address, as far as it tells."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, NETWORK), strict=False))


class Allowance:
    """Counts the rooms of each address in memory; no address is ever stored."""

    def __init__(self, an_hour: int) -> None:
        self.an_hour: Final = an_hour
        self.buckets: Final[dict[str, Bucket]] = {}

    def take(self, address: str) -> None:
        """One more room for this address; Enough says why not."""
        caller = caller_of(address)
        bucket = self.buckets.get(caller)
        if bucket is None:
            while len(self.buckets) >= REMEMBERED:
                del self.buckets[next(iter(self.buckets))]
            bucket = self.buckets[caller] = Bucket(self.an_hour, self.an_hour / HOUR)
        if not bucket.take():
            wait = HOUR // self.an_hour + 1
            raise Enough(
                f"Many games were begun from your address just now: wait {spelled(wait)}, then begin the next.", wait
            )


def spelled(seconds: int) -> str:
    """A while, for people."""
    return f"{seconds} seconds" if seconds < 100 else f"{seconds // 60 + 1} minutes"
