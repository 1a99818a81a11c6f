"""Players share the computer players: nobody waits because somebody else has many games."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import func, select, update
from tests.server import noted_thoughts
from tests.server.running import Client, error_of, run_async, serving, settings_for

from bossa.notation import write_move
from bossa.rules import Player
from bossa.server.app import create_app
from bossa.server.games.actions import decide, rematch, resign
from bossa.server.games.hosted import HostedGame
from bossa.server.games.new_game import NewGame
from bossa.server.jobs.computer_moves import NAME, ComputerMoveJobs
from bossa.server.jobs.lanes import QUICK, SEARCH, Lane
from bossa.server.protocol.refusals import TooMany
from bossa.server.services import Services
from bossa.server.settings import HOUSEHOLD
from bossa.server.storage.schema import jobs

pytestmark = pytest.mark.slow

_requests = count()


@asynccontextmanager
async def without_workers(url: str, most: int = 1000) -> AsyncIterator[Services]:
    """Services of a server that computes nothing: every thought waits."""
    services: Services = create_app(settings_for(url, thoughts_of_player=most)).state.services
    await services.database.start()
    await services.players.add_computers()
    try:
        async with asyncio.timeout(60):
            yield services
    finally:
        await services.database.stop()


async def newcomer(services: Services) -> str:
    return (await services.players.create_guest()).id


async def game_for(
    services: Services,
    player: str,
    level: str = "master",
    computer_decides: bool = True,
    origin: str | None = None,
) -> HostedGame:
    """A new game in which the computer, or the player, decides first."""
    new = NewGame(player, "novice", "computer", level, origin=origin)
    while True:
        # By chance; of the others nothing stays that would count.
        game = await services.games.create(new)
        if (game.computer_decision is not None) == computer_decides:
            return game
        await act(services, game, player)


async def act(services: Services, game: HostedGame, player: str) -> None:
    await services.games.perform(game.id, player, f"r{next(_requests)}", resign(None))


async def take_all(services: Services, lane: Lane) -> list[str]:
    """The games in whose order a worker of the lane takes the thoughts."""
    found = []
    while job := await services.queue.take([NAME], lane):
        found.append(job.key)
    return found


def test_the_first_thought_of_a_player_goes_before_the_second_of_another(new_url: str) -> None:
    async def scenario() -> None:
        async with without_workers(new_url) as services:
            eve, ada, bo = [await newcomer(services) for _ in range(3)]
            eves = [(await game_for(services, eve)).id for _ in range(3)]
            adas = [(await game_for(services, ada)).id for _ in range(2)]
            bos = (await game_for(services, bo)).id
            expected = [eves[0], adas[0], bos, eves[1], adas[1], eves[2]]
            assert await take_all(services, SEARCH) == expected

    run_async(scenario())


def test_many_players_of_one_network_take_turns_like_one(new_url: str) -> None:
    async def scenario() -> None:
        async with without_workers(new_url) as services:

            async def of_newcomer(origin: str) -> str:
                return (await game_for(services, await newcomer(services), origin=origin)).id

            eves = [await of_newcomer("eve's") for _ in range(HOUSEHOLD + 2)]
            adas = await of_newcomer("ada's")
            household, beyond = eves[:HOUSEHOLD], eves[HOUSEHOLD:]
            assert await take_all(services, SEARCH) == [*household, adas, *beyond]

    run_async(scenario())


def test_a_thought_that_runs_counts_as_a_turn_of_its_player(new_url: str) -> None:
    async def scenario() -> None:
        async with without_workers(new_url) as services:
            eve, ada = await newcomer(services), await newcomer(services)
            running = await game_for(services, eve)
            job = await services.queue.take([NAME], SEARCH)
            assert job
            assert job.key == running.id
            eves, adas = await game_for(services, eve), await game_for(services, ada)
            assert await take_all(services, SEARCH) == [adas.id, eves.id]

    run_async(scenario())


def test_a_thought_that_has_waited_for_its_turns_goes_before_newer_ones(new_url: str) -> None:
    """Nobody starves, however many others come: a turn is half a minute. Time passes in the
    database."""

    async def scenario() -> None:
        async with without_workers(new_url) as services:

            async def pass_time(seconds: float) -> None:
                earlier = {"due": jobs.c.due - seconds, "created_at": jobs.c.created_at - seconds}
                await services.database.write(
                    lambda connection: connection.execute(update(jobs).values(earlier))
                )

            eve = await newcomer(services)
            first, second, third = [(await game_for(services, eve)).id for _ in range(3)]
            await pass_time(27.0)
            ada = (await game_for(services, await newcomer(services))).id
            await pass_time(6.0)
            bo = (await game_for(services, await newcomer(services))).id
            assert await take_all(services, SEARCH) == [first, ada, second, bo, third]

    run_async(scenario())


def test_levels_that_do_not_search_have_a_lane_of_their_own(new_url: str) -> None:
    async def scenario() -> None:
        async with without_workers(new_url) as services:
            eve = await newcomer(services)
            games = {
                level: (await game_for(services, eve, level)).id
                for level in ("master", "seedling", "teahouse")
            }
            assert await services.queue.lanes([NAME]) == {"quick", "search"}
            assert await take_all(services, QUICK) == [games["seedling"], games["teahouse"]]
            assert await take_all(services, SEARCH) == [games["master"]]

    run_async(scenario())


def test_a_decision_that_queues_one_thought_too_many_is_refused_and_not_stored(
    new_url: str,
) -> None:
    async def scenario() -> None:
        async with without_workers(new_url, most=2) as services:
            eve, games = await newcomer(services), services.games
            mine = await game_for(services, eve, computer_decides=False)
            over = await game_for(services, eve, computer_decides=False)
            await act(services, over, eve)
            waiting = [await game_for(services, eve) for _ in range(2)]

            (decision,) = mine.decisions
            choice = write_move(mine.game.legal[0])
            move = decide(decision.number, choice, decision.player)
            with pytest.raises(TooMany, match="too-many-thoughts"):
                await games.perform(mine.id, eve, "mine", move)
            assert (await games.load(mine.id)).number == mine.number

            listed = len((await services.listing.open_games(eve)).games)
            computer_first = NewGame(eve, "novice", "computer", "seedling")
            refused = 0
            while not refused:
                # Whether the computer decides first is chance.
                try:
                    await games.create(computer_first)
                    listed += 1
                except TooMany:
                    refused += 1
            assert len((await services.listing.open_games(eve)).games) == listed

            # Another player is not affected.
            await game_for(services, await newcomer(services))

            # One thought less, and the same request is done.
            await act(services, waiting[0], eve)
            after = await games.perform(mine.id, eve, "mine", move)
            assert after.number > mine.number

    run_async(scenario())


def test_a_rematch_is_refused_too_while_too_many_thoughts_wait(new_url: str) -> None:
    async def scenario() -> None:
        async with without_workers(new_url, most=1) as services:
            eve, games = await newcomer(services), services.games
            ended = [await game_for(services, eve, computer_decides=False) for _ in range(20)]
            for game in ended:
                await act(services, game, eve)
            await game_for(services, eve)
            refused = []
            for game in ended:
                # Whether the computer decides first in the new game is chance.
                try:
                    await games.perform(game.id, eve, "again", rematch(lambda: None))
                except TooMany:
                    refused.append(game.id)
            assert refused
            assert not any([(await games.load(game)).row.rematch for game in refused])

    run_async(scenario())


def test_the_computers_own_next_decision_is_never_refused(new_url: str) -> None:
    """The limit may be lower than it was when the thoughts were queued."""

    async def scenario() -> None:
        async with without_workers(new_url) as services:
            eve = await newcomer(services)
            games = [await game_for(services, eve) for _ in range(3)]
            lower = ComputerMoveJobs(services.queue, 1)
            await services.database.write(lambda connection: lower.schedule(connection, games[0]))
            order = [games[1].id, games[2].id, games[0].id]
            assert await take_all(services, SEARCH) == order

    run_async(scenario())


def test_the_limit_holds_for_requests_at_the_same_time(new_url: str) -> None:
    async def scenario() -> int:
        async with without_workers(new_url, most=3) as services:
            eve = await newcomer(services)
            new = NewGame(eve, "novice", "computer", "master")
            many = (services.games.create(new) for _ in range(40))
            found = await asyncio.gather(*many, return_exceptions=True)
            assert any(isinstance(one, TooMany) for one in found)
            assert all(isinstance(one, TooMany | HostedGame) for one in found)
            query = select(func.count()).select_from(jobs).where(jobs.c.owner == eve)
            return await services.database.read(lambda connection: connection.scalar(query) or 0)

    assert run_async(scenario()) == 3


def test_too_many_thoughts_and_other_limits_answer_429_with_retry_after(tmp_path: Path) -> None:
    with serving(tmp_path, thoughts_of_player=1, newcomers_a_minute=1) as address:
        ada = Client(address)
        while (answer := ada.post("/games", rules="novice", level="master")).status_code == 201:
            continue
        assert (answer.status_code, error_of(answer)) == (429, "too-many-thoughts")
        assert int(answer.headers["Retry-After"]) >= 1
        refused = Client(address).post("/me")
        assert (refused.status_code, error_of(refused)) == (429, "too-many-newcomers")
        assert int(refused.headers["Retry-After"]) >= 1


def test_others_do_not_wait_while_sixty_thoughts_of_a_master_wait(
    new_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With real workers. The first thought is held: while it runs, a level that does not search
    answers all the same, and what comes next is the first thought of another player."""
    monkeypatch.setattr("bossa.server.jobs.computer_moves.think", noted_thoughts.think)
    monkeypatch.setenv(noted_thoughts.FOLDER, str(tmp_path))
    hold = tmp_path / "hold"
    hold.touch()

    async def until_answered(services: Services, game: HostedGame) -> None:
        async with services.hub.subscribed(game.id) as news:
            while (await services.games.load(game.id)).computer_decision == game.computer_decision:
                await news.wait()
                news.clear()

    async def scenario() -> tuple[str, int]:
        services: Services = create_app(settings_for(new_url)).state.services
        await services.start()
        try:
            async with asyncio.timeout(120):
                eve, ada, bo = [await newcomer(services) for _ in range(3)]
                await asyncio.gather(*(game_for(services, eve) for _ in range(60)))
                await until_answered(services, await game_for(services, ada, "seedling"))
                query = select(func.count()).select_from(jobs).where(jobs.c.owner == eve)
                left = await services.database.read(lambda connection: connection.scalar(query))
                bos = await game_for(services, bo)
                while len(noted_thoughts.noted(tmp_path)) < 2:
                    await asyncio.sleep(0.01)
                hold.unlink()
                await until_answered(services, bos)
                return bos.id, left or 0
        finally:
            await services.stop()

    bos, left = run_async(scenario())
    assert left == 60
    # A seedling's and a thought that runs already, in either order, and then the answer itself.
    assert noted_thoughts.noted(tmp_path)[2] == bos


def test_owners_are_the_people_and_not_the_computers(new_url: str) -> None:
    async def scenario() -> None:
        async with without_workers(new_url) as services:
            eve = await newcomer(services)
            seats: set[Player] = set()
            while len(seats) < 2:
                game = await game_for(services, eve)
                seats.add(next(seat for seat in Player if game.row.seats[seat].player == eve))
            query = select(jobs.c.owner).distinct()
            found = await services.database.read(lambda connection: list(connection.scalars(query)))
            assert found == [eve]

    run_async(scenario())
