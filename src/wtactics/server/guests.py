"""Guests: nobody needs an account; a signed cookie says who comes back."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "wtactics_guest"
YEARS: Final = 3 * 365 * 24 * 3600
NAMELESS: Final = "Guest"


class Guestbook:
    """Tells guests by their cookies."""

    def __init__(self, secret: str) -> None:
        self.signer: Final = URLSafeSerializer(secret, salt="guest")
        self.secret: Final = secret.encode()

    def known(self, connection: HTTPConnection) -> str | None:
        """The guest whose cookie this is; None if there is none, or one that we have not signed."""
        try:
            guest = self.signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return guest if isinstance(guest, str) and len(guest) <= 40 else None

    def greet(self, connection: HTTPConnection, response: Response) -> str:
        """The guest who asks; a new one is given a cookie."""
        guest = self.known(connection)
        if guest is None:
            guest = secrets.token_urlsafe(16)
            secure = connection.url.scheme in ("https", "wss")
            response.set_cookie(
                COOKIE, self.signed(guest), max_age=YEARS, httponly=True, samesite="lax", secure=secure, path="/"
            )  # fmt: skip
        return guest

    def seat_key(self, invitation: str) -> str:
        """The secret of a seat from when its invitation is accepted: whoever sent that does not know it."""
        sealed = hmac.digest(self.secret, f"seat:{invitation}".encode("utf-8", "replace"), "sha256")
        return urlsafe_b64encode(sealed).decode()[:24]

    def signed(self, guest: str) -> str:
        """The cookie of this guest."""
        return str(self.signer.dumps(guest))


def cleaned(name: str) -> str:
    """A name on one line, without signs that cannot be seen; markup stays the text that it is."""
    plain = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(plain.split())[:24].strip()
