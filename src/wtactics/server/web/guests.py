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


class Guestbook:
    """Tells guests by their cookies."""

    def __init__(self, secret: str) -> None:
        self.signer: Final = URLSafeSerializer(secret, salt="guest")
        self.returning: Final = URLSafeSerializer(secret, salt="return")
        self.secret: Final = secret.encode()

    def known(self, connection: HTTPConnection) -> str | None:
        """The guest whose cookie this is; None if there is none, or one that we have not signed."""
        return signed_by(self.signer, connection.cookies.get(COOKIE, ""))

    def greet(self, connection: HTTPConnection, response: Response) -> str:
        """The guest who asks; a new one is given a cookie."""
        guest = self.known(connection)
        if guest is None:
            guest = secrets.token_urlsafe(16)
            self.remember(connection, response, guest)
        return guest

    def remember(self, connection: HTTPConnection, response: Response, guest: str) -> None:
        """Give this browser the guest's cookie."""
        secure = connection.url.scheme in ("https", "wss")
        response.set_cookie(
            COOKIE, self.signed(guest), max_age=YEARS, httponly=True, samesite="lax", secure=secure, path="/"
        )

    def way_back(self, guest: str) -> str:
        """The secret by which the guest comes back; no cookie will do for it, nor it for a cookie."""
        return str(self.returning.dumps(guest))

    def returned(self, secret: str) -> str | None:
        """The guest whose way back this is."""
        return signed_by(self.returning, secret)

    def seat_key(self, invitation: str) -> str:
        """The secret of a seat from when its invitation is accepted: whoever sent that does not know it."""
        sealed = hmac.digest(self.secret, f"seat:{invitation}".encode("utf-8", "replace"), "sha256")
        return urlsafe_b64encode(sealed).decode()[:24]

    def signed(self, guest: str) -> str:
        """The cookie of this guest."""
        return str(self.signer.dumps(guest))


def signed_by(signer: URLSafeSerializer, text: str) -> str | None:
    """The guest whom we have signed there; None if we have not."""
    try:
        guest = signer.loads(text)
    except BadSignature:
        return None
    return guest if isinstance(guest, str) and len(guest) <= 40 else None
