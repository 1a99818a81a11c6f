"""Reviews as jobs: made once for all who ask, followed while they grow, cancelled, kept."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update
from tests.server import review_work
from tests.server.running import run_async, settings_for
from tests.server.test_jobs import queue_on, until

from bossa.notation import Record, read_record
from bossa.rules import Refusal
from bossa.server.jobs.queue import JobQueue
from bossa.server.jobs.runner import JobRunner
from bossa.server.protocol.refusals import Missing, NotYours, TooMany
from bossa.server.protocol.review import ReviewState
from bossa.server.reviews.limits import ReviewLimits
from bossa.server.reviews.service import MakeReview, Reviews
from bossa.server.storage.schema import jobs, reviews

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parents[1] / "golden"
DECISIVE, TIE = (
    read_record((GOLDEN / name).read_text("utf-8"))
    for name in ("regular-B.bossa", "novice-tie.bossa")
)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("BOSSA_TEST_FOLDER", str(tmp_path))
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bossa.db'}"
    return str(request.getfixturevalue("postgres_url"))


@asynccontextmanager
async def reviewing(url: str, make: MakeReview, is_running: bool = True) -> AsyncIterator[Reviews]:
    """Reviews without those of earlier tests, and a runner that makes them."""
    async with queue_on(url) as queue:
        await queue.database.write(_without_reviews)
        found = Reviews(queue, settings_for(url), make, "test")
        runner = asyncio.create_task(_run(queue, found)) if is_running else None
        try:
            yield found
        finally:
            if runner:
                runner.cancel()
                await asyncio.gather(runner, return_exceptions=True)


def _without_reviews(connection: object) -> None:
    connection.execute(delete(reviews))  # type: ignore[attr-defined]
    connection.execute(delete(jobs).where(jobs.c.kind == "review"))  # type: ignore[attr-defined]


async def _run(queue: JobQueue, found: Reviews) -> None:
    await JobRunner(queue, [found], 1).run()


async def ask(
    found: Reviews, player: str, record: Record = DECISIVE, origin: str | None = None
) -> ReviewState:
    async def who() -> str:
        return player

    return await found.ask(record, who, origin, lambda _player: None)


async def refused(work: Awaitable[object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value


async def until_ended(found: Reviews, key: str, seen: int = 0) -> ReviewState:
    while True:
        state = await found.follow(key, None, seen)
        if state.status in ("done", "failed"):
            return state
        # Else it would answer at once, again and again, and nothing else would run here.
        seen = max(seen, len(state.entries))


def test_two_who_ask_share_one_review_and_it_is_kept(url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with reviewing(url, review_work.in_steps) as found:
            first = await ask(found, "ada")
            second = await ask(found, "bo")
            assert first.key == second.key
            assert (first.yours, second.yours) == (True, False)
            for name in ("step-0", "step-1", "step-2", "end"):
                (tmp_path / name).touch()
            done = await until_ended(found, first.key)
            assert done.review
            assert done.review.result == "B"
            # It is there at once now, also for who is no player.
            again = await found.ask(DECISIVE, _nobody, None, _never)
            assert again.review == done.review

    run_async(scenario())
    assert (tmp_path / "made").read_text().split() == ["review"]


async def _nobody() -> str:
    raise AssertionError("nobody has to be a player for a review that is there")


def _never(_player: str) -> None:
    raise AssertionError("a review that is there counts against no limit")


def test_a_review_grows_while_it_is_made(url: str, tmp_path: Path) -> None:
    async def scenario() -> list[int]:
        async with reviewing(url, review_work.in_steps) as found:
            key = (await ask(found, "ada")).key
            counts = []
            for number in range(3):
                (tmp_path / f"step-{number}").touch()
                state = await found.follow(key, "ada", number)
                while len(state.entries) <= number:
                    state = await found.follow(key, "ada", number)
                counts.append(len(state.entries))
                assert state.status == "running"
                assert state.progress == pytest.approx(counts[-1] / 3)
            (tmp_path / "end").touch()
            assert (await until_ended(found, key, 3)).status == "done"
            return counts

    assert run_async(scenario()) == [1, 2, 3]


def test_a_review_survives_a_worker_that_is_killed_in_the_middle(url: str, tmp_path: Path) -> None:
    async def scenario() -> ReviewState:
        async with reviewing(url, review_work.die_in_the_middle) as found:
            return await until_ended(found, (await ask(found, "ada")).key, 99)

    assert run_async(scenario()).status == "done"
    assert (tmp_path / "made").read_text().split() == ["review"]


def test_who_asked_can_cancel_and_nobody_else(url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with reviewing(url, review_work.without_end) as found:
            key = (await ask(found, "ada")).key
            await until(partial(asyncio.to_thread, (tmp_path / "pid").exists))
            await ask(found, "bo")
            assert isinstance(await refused(found.cancel(key, "bo")), NotYours)
            assert (await found.cancel(key, "ada")).status == "cancelled"
            assert isinstance(await refused(found.follow(key, "ada", 0)), Missing)
            # The worker is free again, and the review can be asked for again.
            found.make = review_work.quick
            assert (await until_ended(found, (await ask(found, "bo")).key)).status == "done"

    run_async(scenario())


def test_a_review_that_failed_can_be_asked_for_again(url: str) -> None:
    async def scenario() -> None:
        async with reviewing(url, review_work.fail_once) as found:
            key = (await ask(found, "ada")).key
            assert (await until_ended(found, key)).status == "failed"
            await ask(found, "ada")
            assert (await until_ended(found, key)).status == "done"

    run_async(scenario())


def test_a_player_has_one_review_at_a_time_and_an_address_two(url: str) -> None:
    async def scenario() -> list[str]:
        async with reviewing(url, review_work.quick, is_running=False) as found:
            third = Record(DECISIVE.game.at(10), DECISIVE.tags)
            await ask(found, "ada", origin="here")
            codes = [(await refused(ask(found, "ada", TIE, "here"))).code]
            await ask(found, "bo", TIE, "here")
            codes.append((await refused(ask(found, "cy", third, "here"))).code)
            await ask(found, "cy", third, "elsewhere")
            return codes

    assert run_async(scenario()) == ["review-under-way", "reviews-of-address"]


def test_a_player_has_so_many_reviews_a_day_and_an_address_twice_as_many() -> None:
    limits = ReviewLimits(2)
    check: Callable[[str, str], None] = limits.check
    for player in ("ada", "ada", "bo", "bo"):
        check(player, "10.0.0.1")
    for player, address in (("ada", "10.0.0.2"), ("cy", "10.0.0.1")):
        with pytest.raises(TooMany, match="too-many-reviews"):
            check(player, address)
    check("cy", "10.0.0.3")


def test_another_version_of_the_evaluator_makes_another_review(url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with reviewing(url, review_work.quick) as found:
            first = await until_ended(found, (await ask(found, "ada")).key)
            found.version = "next"
            second = await until_ended(found, (await ask(found, "ada")).key)
            assert first.key != second.key

    run_async(scenario())
    assert (tmp_path / "made").read_text().split() == ["review", "review"]


def test_names_dates_and_comments_make_no_other_review(url: str) -> None:
    async def scenario() -> None:
        async with reviewing(url, review_work.quick, is_running=False) as found:
            renamed = Record(
                DECISIVE.game,
                tuple((name, "Cy" if name in "AB" else value) for name, value in DECISIVE.tags),
                ((2, "well played"),),
            )
            assert (await ask(found, "ada")).key == (await ask(found, "bo", renamed)).key

    run_async(scenario())


def test_old_reviews_are_removed(new_url: str) -> None:
    from tests.server.test_retention import tidy

    async def keep() -> None:
        async with queue_on(new_url) as queue:
            old = {"content": "{}", "created_at": 0.0}
            values = [{"key": "old", **old}, {"key": "new", **old}]
            await queue.database.write(
                lambda connection: connection.execute(reviews.insert(), values)
            )
            fresh = update(reviews).where(reviews.c.key == "new")
            await queue.database.write(
                lambda connection: connection.execute(fresh.values(created_at=queue.database.now))
            )

    async def left() -> list[str]:
        async with queue_on(new_url) as queue:
            return await queue.database.read(
                lambda connection: list(connection.scalars(select(reviews.c.key)))
            )

    run_async(keep())
    assert tidy(new_url, keep_reviews_days=0).reviews == 0
    assert tidy(new_url, keep_reviews_days=30).reviews == 1
    assert run_async(left()) == ["new"]
