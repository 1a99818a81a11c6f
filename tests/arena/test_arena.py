import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.running import bossa
from tests.server.running import group_is_gone

from bossa import Refusal, read_record
from bossa.arena.duel import Duel, Played, Task, play
from bossa.arena.ratings import ratings, scores
from bossa.arena.run import Journal, run, tasks

pytestmark = pytest.mark.slow


def duel(first: str, second: str, deal: int, *winners: str | None) -> Duel:
    """A duel with these winners. The first player has seat A in the first game, B in the second."""
    games = tuple(
        Played(seat, winner, "D", 12, {"first": [1.0], "second": [2.0]}, "")
        for seat, winner in zip("AB", winners, strict=True)
    )
    return Duel(Task(first, second, deal, "regular", 1, False), games)


@pytest.mark.parametrize("rules", ["regular", "novice+chips"])
@pytest.mark.parametrize("setup_played", [True, False])
def test_a_duel_plays_one_deal_from_both_seats(rules: str, setup_played: bool) -> None:
    task = Task("greedy", "random", 3, rules, 7, setup_played)
    one, two = (read_record(game.record) for game in play(task).games)
    assert one.game.to_come == two.game.to_come
    assert one.game.rolls == two.game.rolls
    assert one.game.start == two.game.start
    assert dict(one.tags)["A"] == dict(two.tags)["B"] == "greedy"
    if not setup_played:
        choices = [[s for s in r.game.steps if type(s).__name__ == "Chosen"] for r in (one, two)]
        assert choices[0] == choices[1]


def test_the_same_task_gives_the_same_games() -> None:
    task = Task("greedy", "rollouts:50", 1, "regular+chips", 2, True)
    one, two = play(task), play(task)
    assert [game.record for game in one.games] == [game.record for game in two.games]
    other = play(Task("greedy", "rollouts:50", 1, "regular+chips", 3, True))
    assert other.games[0].record != one.games[0].record


def test_points_are_those_of_the_first_player_in_either_seat() -> None:
    assert duel("x", "y", 0, "A", "B").points == 1.0
    assert duel("x", "y", 0, "B", "A").points == 0.0
    assert duel("x", "y", 0, "A", "A").points == 0.5
    assert duel("x", "y", 0, None, None).points == 0.5


def test_duplicate_deals_make_the_error_smaller() -> None:
    """When the tiles decide every deal, each duel ends one all and the error is almost zero."""
    even = [duel("x", "y", deal, "A", "A") for deal in range(100)]
    (score,) = scores(even)
    assert (score.share, score.games) == (0.5, 200)
    assert score.error < 0.01
    split = [duel("x", "y", deal, *("AB" if deal % 2 else "BA")) for deal in range(100)]
    (score,) = scores(split)
    assert score.share == 0.5
    assert 0.09 < score.error < 0.11


def test_ratings_are_sorted_and_have_an_error() -> None:
    duels = [duel("strong", "weak", deal, "A", "B" if deal % 4 else "A") for deal in range(80)]
    duels += [duel("weak", "worst", deal, "A", "B" if deal % 4 else "A") for deal in range(80)]
    found = ratings(duels)
    assert [rating.player for rating in found] == ["strong", "weak", "worst"]
    assert found[0].elo - found[1].elo == pytest.approx(found[1].elo - found[2].elo, abs=1)
    # 87.5 % of the points is 338 on Elo's scale. The extra half points take a little off.
    assert 300 < found[0].elo - found[1].elo < 345
    assert all(5 < rating.error < 60 for rating in found)


def test_every_pair_meets_on_the_same_deals() -> None:
    wanted = tasks(["a", "b", "c"], 10, "regular", 1, False)
    assert len(wanted) == 3 * 5
    assert {task.deal for task in wanted} == set(range(5))


def test_two_workers_play_the_same_duels_as_one() -> None:
    wanted = tasks(["random", "greedy"], 12, "regular", 4, False)
    alone = {d.task: [g.record for g in d.games] for d in run(wanted, 1)}
    together = {d.task: [g.record for g in d.games] for d in run(wanted, 2)}
    assert alone == together


def test_a_journal_drops_a_line_cut_short_and_goes_on(tmp_path: Path) -> None:
    wanted = tasks(["random", "greedy"], 8, "regular", 4, False)
    journal = Journal(tmp_path / "journal.jsonl")
    for found in run(wanted[:2], 1):
        journal.add(found)
    with journal.path.open("a", encoding="utf-8") as file:
        file.write('{"task": {"first": "ran')
    assert [found.task for found in journal.read(wanted)] == wanted[:2]
    journal.add(play(wanted[2]))
    assert [found.task for found in journal.read(wanted)] == wanted[:3]


def test_a_journal_of_another_match_is_refused(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.jsonl")
    journal.add(play(tasks(["random", "greedy"], 2, "novice", 4, False)[0]))
    with pytest.raises(Refusal) as refused:
        journal.read(tasks(["random", "greedy"], 2, "regular", 4, False))
    assert refused.value.code == "other-journal"
    journal.path.write_text("nonsense\n", "utf-8")
    with pytest.raises(Refusal) as refused:
        journal.read(tasks(["random", "greedy"], 2, "regular", 4, False))
    assert refused.value.code == "bad-journal"


def test_the_command_plays_a_round_robin(tmp_path: Path) -> None:
    arguments = ("arena", "random", "greedy", "rollouts:20", "--games", "4", "--workers", "2")
    records = tmp_path / "records"
    done = bossa(*arguments, "--json", "--records", str(records))
    found = json.loads(done.stdout)
    assert len(found["scores"]) == 3
    assert {rating["player"] for rating in found["ratings"]} == {"random", "greedy", "rollouts:20"}
    saved = list(records.glob("*.bossa"))
    assert len(saved) == 3 * 4
    assert all(read_record(path.read_bytes()).game.over for path in saved)
    assert "greedy" in bossa(*arguments).stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("random",),
        ("random", "random"),
        ("random", "nobody"),
        ("greedy", "rollouts:x"),
        ("greedy", "engine:0"),
    ],
)
def test_a_bad_list_of_players_is_refused(arguments: tuple[str, ...]) -> None:
    done = bossa("arena", *arguments)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


def test_an_interrupted_match_can_resume_and_leaves_no_process(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    arguments = ["arena", "greedy", "rollouts:300", "--games", "4000", "--workers", "2",
             "--journal", str(journal), "--json"]  # fmt: skip
    with subprocess.Popen(
        [sys.executable, "-m", "bossa", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        while not journal.exists() or journal.read_text("utf-8").count("\n") < 5:
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert b"Traceback" not in err
    assert process.returncode == 130
    kept = journal.read_text("utf-8").count("\n")
    assert json.loads(out)["scores"][0]["games"] == 2 * kept
    assert group_is_gone(process.pid)
    few = ["arena", "greedy", "rollouts:300", "--games", "10", "--journal", str(journal), "--json"]
    again = json.loads(bossa(*few).stdout)
    assert again["scores"][0]["games"] == 10


def test_a_cluster_plays_the_same_duels_as_one_machine(tmp_path: Path) -> None:
    """Uses a real scheduler and two real workers, on this machine."""
    code = (
        "from distributed import LocalCluster\n"
        "with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None,"
        " host='127.0.0.1') as cluster:\n"
        "    print(cluster.scheduler_address, flush=True)\n"
        "    input()\n"
    )
    script = tmp_path / "cluster.py"
    script.write_text(f"if __name__ == '__main__':\n    exec({code!r})\n", "utf-8")
    with subprocess.Popen(
        [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as cluster:
        assert cluster.stdout is not None
        address = cluster.stdout.readline().strip()
        arguments = ("arena", "random", "greedy", "--games", "8", "--json")
        there = json.loads(bossa(*arguments, "--scheduler", address).stdout)
        cluster.communicate("\n", timeout=60)
    assert there["scores"] == json.loads(bossa(*arguments).stdout)["scores"]


def test_a_scheduler_that_does_not_answer_is_refused() -> None:
    done = bossa("arena", "random", "greedy", "--scheduler", "tcp://127.0.0.1:1")
    assert done.returncode == 2
    assert "127.0.0.1:1" in done.stderr
