"""The API keeps to its own description, whatever is asked."""

from __future__ import annotations

from pathlib import Path

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from running import Local
from visitor import Browser
from wtactics.server.data.datafile import open_data
from wtactics.server.data.store import Store
from wtactics.server.rooms.lobby import Lobby
from wtactics.server.web.app import make_app

CALLS = {
    "GET /api/guest", "POST /api/guest", "GET /api/guest/link", "POST /api/guest/who", "POST /api/guest/back",
    "POST /api/rooms", "POST /api/print", "GET /api/rulesets", "GET /api/rulesets/{ruleset}",
    "GET /api/rulesets/{ruleset}/decks/{deck}/guide", "GET /api/rulesets/{ruleset}/cards",
    "GET /api/rulesets/{ruleset}/rules", "GET /api/rulesets/{ruleset}/english",
    "GET /api/seats/{key}", "GET /api/seats/{key}/table", "POST /api/seats/{key}/take",
    "GET /api/seats/{key}/cards", "GET /healthz", "GET /api/workshop/sets", "POST /api/workshop/sets",
    "GET /api/workshop/sets/{name}", "POST /api/workshop/sets/{name}/name", "POST /api/workshop/sets/{name}/delete",
    "POST /api/workshop/sets/{name}/copy", "GET /api/workshop/sets/{name}/cards",
    "GET /api/workshop/sets/{name}/cards/{part}", "POST /api/workshop/sets/{name}/cards/{part}",
    "POST /api/workshop/sets/{name}/{kind}/{part}/delete", "POST /api/workshop/sets/{name}/decks/{part}",
    "POST /api/workshop/deck", "POST /api/workshop/read",
    "POST /api/workshop/words", "GET /api/workshop/sets/{name}/file", "POST /api/workshop/sets/{name}/upload",
    "GET /api/workshop/areas/{game}", "POST /api/workshop/sets/{name}/lay", "POST /api/workshop/sets/{name}/print",
    "POST /api/workshop/sets/{name}/cards/{part}/try", "POST /api/workshop/sets/{name}/cards/{part}/measure",
    "GET /api/workshop/sets/{name}/cards/{part}/measure", "POST /api/workshop/sets/{name}/cards/{part}/measure/stop",
}  # fmt: skip


@pytest.fixture(scope="module")
def described(local: Local) -> schemathesis.BaseSchema:
    learnt = Browser(local.address).post("/api/workshop/read", {"game": "arc", "card": {}})  # it takes longer at first
    assert learnt.status_code == 200
    return schemathesis.openapi.from_url(f"{local.address}/openapi.json")


def test_the_description_names_every_call(described: schemathesis.BaseSchema) -> None:
    found = {operation.ok().label for operation in described.get_all_operations()}
    assert found == CALLS


@pytest.mark.parametrize("label", sorted(CALLS))
def test_every_call_answers_as_described(described: schemathesis.BaseSchema, label: str) -> None:
    (operation,) = [found.ok() for found in described.get_all_operations() if found.ok().label == label]
    codes: set[int] = set()
    line = requests.Session()  # one for all calls, who are strangers to each other
    line.trust_env = False
    line.headers.clear()

    @settings(max_examples=40, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def ask(case: schemathesis.Case) -> None:
        response = case.call(session=line)
        line.cookies.clear()
        codes.add(response.status_code)
        assert response.status_code < 500
        # A name may be well formed and nobody's
        case.validate_response(response, excluded_checks=[positive_data_acceptance])

    with line:
        ask()
    assert codes


def test_the_description_can_be_had(tmp_path: Path) -> None:
    app = make_app(Lobby(Store(open_data(str(tmp_path / "table.sqlite3")))))
    schemas = app.openapi()["components"]["schemas"]
    assert {"RoomRequest", "SeatRequest", "GuestName", "SeatTaken", "Fault", "RoomInfo"} <= schemas.keys()
    assert "HTTPValidationError" not in schemas
    app.state.lobby.close()
