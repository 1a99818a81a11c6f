"""The entry point of `bossa`: it registers every command and handles errors for all of them."""

import os
import sys
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any

import typer

from bossa import __version__
from bossa.cli.commands.arena import arena_command
from bossa.cli.commands.backup import backup_command
from bossa.cli.commands.bench import (
    bench,
    bench_eye_command,
    bench_loss_command,
    bench_solve_command,
)
from bossa.cli.commands.deal import deal_command
from bossa.cli.commands.eval import eval_command
from bossa.cli.commands.exact import exact_command
from bossa.cli.commands.figures import figures_command
from bossa.cli.commands.learn import learn_command
from bossa.cli.commands.legal import legal_command
from bossa.cli.commands.perft import perft_command
from bossa.cli.commands.play import play_command
from bossa.cli.commands.replay import replay_command
from bossa.cli.commands.review import review_command
from bossa.cli.commands.rollout import rollout_command
from bossa.cli.commands.rules import rules_command
from bossa.cli.commands.serve import serve_command
from bossa.cli.commands.show import show_command
from bossa.cli.commands.simulate import simulate_command
from bossa.cli.commands.solve import solve_command
from bossa.cli.commands.stats import stats_command
from bossa.cli.commands.tidy import tidy_command
from bossa.cli.commands.train import train_command
from bossa.cli.commands.verify import verify_command
from bossa.cli.commands.warm import warm_command
from bossa.cli.terminal.exit_status import INTERRUPTED, REFUSED
from bossa.cli.terminal.screen import escape_output
from bossa.cli.terminal.usage import Commands
from bossa.locales import say
from bossa.rules import Refusal

app = typer.Typer(
    name="bossa",
    cls=Commands,
    help="Bossa (坊茶), a two-player tile game from Sapporo.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _refusing(command: Callable[..., None]) -> Callable[..., None]:
    """Wrap a command: a refusal ends it with one line on standard error and status 2."""

    @wraps(command)
    def run(*args: Any, lang: str, **options: Any) -> None:
        try:
            command(*args, lang=lang, **options)
        except Refusal as refusal:
            print(say(refusal, lang), file=sys.stderr)
            raise typer.Exit(REFUSED) from None

    return run


TAKE_POSITIONS = (
    legal_command,
    perft_command,
    show_command,
    solve_command,
    eval_command,
    rollout_command,
)

for _command in (
    play_command,
    learn_command,
    serve_command,
    legal_command,
    perft_command,
    replay_command,
    show_command,
    rules_command,
    deal_command,
    simulate_command,
    solve_command,
    eval_command,
    review_command,
    stats_command,
    rollout_command,
    warm_command,
    exact_command,
    train_command,
    arena_command,
    verify_command,
    backup_command,
    tidy_command,
    figures_command,
):
    # A position may begin with a dash by mistake. The command then says what is wrong with the
    # position; without this setting the parser would complain about an unknown option.
    app.command(
        _command.__name__.removesuffix("_command"),
        context_settings={"ignore_unknown_options": _command in TAKE_POSITIONS},
    )(_refusing(_command))


bench.command("solve")(_refusing(bench_solve_command))
bench.command("loss")(_refusing(bench_loss_command))
bench.command("eye")(_refusing(bench_eye_command))
app.add_typer(bench)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"bossa {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Version.")
    ] = False,
) -> None:
    """Bossa (坊茶), a two-player tile game from Sapporo."""


def main() -> None:
    """Run the command; exit with a status and without a traceback."""
    escape_output()
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except OSError as error:
        # Standard output cannot be written: its reader closed the pipe, or the disk is full. Python
        # flushes the buffer once more when it exits. Redirecting it to the null device keeps that
        # from failing too.
        if not isinstance(error, BrokenPipeError):
            print(error.strerror, file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
