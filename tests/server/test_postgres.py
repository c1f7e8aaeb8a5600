"""The store in PostgreSQL: URLs are understood, or refused in a sentence without the password; it does what SQLite does."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest
from sqlalchemy import inspect, select, text

from cluster import PASSWORD, Cluster
from running import Local
from visitor import Browser, me, somebody
from wtactics.server.data import owner as owning
from wtactics.server.data.clearing import Keeping, clear
from wtactics.server.data.datafile import NotKept, OwnerLost, open_data, writing
from wtactics.server.data.dataplace import DataFileRefused, url_of
from wtactics.server.data.owner import Owner
from wtactics.server.data.store import Store
from wtactics.server.data.tables import METADATA, owners, rooms

WRONG = "s3cret-word"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    running = Cluster()
    yield running
    running.close()


def refused(where: str) -> str:
    with pytest.raises(DataFileRefused) as caught:
        open_data(where)
    said = str(caught.value)
    assert "\n" not in said
    for secret in (PASSWORD, WRONG):
        assert secret not in said
    return said


@pytest.mark.parametrize(
    ("where", "found"),
    [
        ("mysql://ann:s3cret-word@db/table", "found mysql://"),
        ("postgresql+asyncpg://ann:s3cret-word@db/table", "found postgresql+asyncpg://"),
        ("postgresql://ann:s3cret-word@db:port/table", "found another form"),
        ("postgresql://ann:s3cret-word@[db/table", "a host that is known"),
        ("://", "found ://"),
        ("sqlite://", "expected a file, as in sqlite:///FILE"),
        ("sqlite:///:memory:", "expected a file, as in sqlite:///FILE"),
        ("sqlite://ann:s3cret-word@db/table", "expected a file, as in sqlite:///FILE"),
        ("postgresql://ann:s3cret-word@127.0.0.1:1/table", "found none there: does it run"),
        ("postgresql://ann:s3cret-word@no-such-host.invalid/table", "a host that is known"),
        ("postgresql://ann:s3cret-word@127.0.0.1/table?colour=red", "colour"),
    ],
)
def test_a_url_that_leads_nowhere_is_refused_in_a_sentence(where: str, found: str) -> None:
    assert found in refused(where)


@pytest.mark.parametrize("kind", ["postgres", "postgresql", "postgresql+psycopg"])
def test_the_usual_urls_are_understood(kind: str) -> None:
    url = url_of(f"{kind}://ann:s3cret-word@db.example:5433/table")
    assert (url.drivername, url.host, url.port, url.database) == ("postgresql+psycopg", "db.example", 5433, "table")


def test_without_psycopg_it_is_said_where_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wtactics.server.data.dataplace.find_spec", lambda _name: None)
    assert "pip install 'wtactics[postgres]'" in refused("postgresql://ann:s3cret-word@db/table")


def test_a_user_a_password_or_a_database_that_is_wrong_is_said(cluster: Cluster) -> None:
    assert "a user and password that the database knows" in refused(cluster.url("postgres", WRONG))
    assert "none of that name (createdb makes one)" in refused(cluster.url("nowhere"))
    where = cluster.database("foreign_one")
    engine = open_data_of_another_program(where)
    assert "found a database with other tables (recipes)" in refused(where)
    engine.close()


def open_data_of_another_program(where: str) -> Store:
    store = Store(open_data(where))
    with store.write() as connection:
        for name in ("alembic_version", *reversed([table.name for table in METADATA.sorted_tables])):
            connection.execute(text(f"DROP TABLE {name}"))
        connection.execute(text("CREATE TABLE recipes (n INTEGER)"))
    return store


def test_the_command_says_it_in_one_sentence(cluster: Cluster) -> None:
    command = [sys.executable, "-m", "wtactics", "serve", "--port", "0", "--data", cluster.url("postgres", WRONG)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert WRONG not in done.stdout + done.stderr


def test_the_migrations_lead_to_the_same_tables(cluster: Cluster) -> None:
    store = Store(open_data(cluster.database("tables_one")))
    there = inspect(store.engine)
    assert set(there.get_table_names()) == {*METADATA.tables, "alembic_version"}
    for name, table in METADATA.tables.items():
        found = {column["name"]: bool(column["nullable"]) for column in there.get_columns(name)}
        assert found == {column.name: bool(column.nullable) for column in table.columns}
        assert {index["name"] for index in there.get_indexes(name) if "key" not in str(index["name"])} == {
            index.name for index in table.indexes
        }
    store.close()


def test_two_that_start_at_once_do_not_trip_over_each_other(cluster: Cluster) -> None:
    where, faults = cluster.database("at_once"), list[Exception]()

    def comes() -> None:
        try:
            open_data(where).dispose()
        except DataFileRefused as error:
            faults.append(error)

    threads = [threading.Thread(target=comes) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []


def test_one_owner_writes_and_who_was_followed_does_not(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owning, "BEAT", 0.2)
    monkeypatch.setattr(owning, "LAPSE", 1.0)
    where = cluster.database("owned")
    first, second, third = Owner(where), Owner(where), Owner(where)
    store = Store(open_data(where, claim=first.take), first)
    with pytest.raises(DataFileRefused, match="found data that process"):
        open_data(where, claim=second.take)
    first.ended.set()
    first.thread.join()
    with writing(store.engine) as connection:
        connection.execute(owners.update().values(host="elsewhere"))
    follower = Store(open_data(where, claim=third.take), third)
    with pytest.raises(OwnerLost):
        store.name_guest("g", "Ann")
    follower.name_guest("g", "Bob")
    assert store.guest_name("g") == "Bob"
    second.release()
    follower.close()
    store.close()


def test_rooms_are_made_found_and_cleared_away_and_a_key_with_nul_opens_none(cluster: Cluster) -> None:
    local = Local(cluster.database("rooms_one"))
    try:
        visitor, store = Browser(local.address), local.lobby.store
        room = visitor.make_room(me(), somebody())
        assert visitor.get(f"/api/seats/{room['link'].removeprefix('/table/')}").status_code == 200
        for key in ("a%00b", "%00", "a%ED%A0%80"):
            assert visitor.get(f"/api/seats/{key}").status_code == 404
            assert visitor.post(f"/api/seats/{key}/take", {}).status_code == 404
        assert visitor.post("/api/guest", {"name": "A\u0000nn"}).json()["name"] == "A nn"
        assert visitor.get("/healthz").json()["alive"]
        with store.write() as connection:
            connection.execute(rooms.update().values(changed="2020", entered=None))
        assert clear(store, Keeping()) == [room["room"]]
        with store.engine.connect() as connection:
            assert connection.execute(select(rooms)).all() == []
    finally:
        local.close()


def test_a_database_that_restarts_is_spoken_to_again(cluster: Cluster) -> None:
    where = cluster.database("restarted")
    owner = Owner(where)
    store = Store(open_data(where, claim=owner.take), owner)
    store.name_guest("g", "Ann")
    cluster.die()
    with pytest.raises(NotKept):
        store.name_guest("g", "Bob")
    assert owner.ailment != ""
    cluster.start()
    store.name_guest("g", "Carol")
    assert store.guest_name("g") == "Carol"
    store.close()
