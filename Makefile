# `make play` and `make test` do everything on a machine with Python 3.11+ and make.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

BOARD  := $(shell find frontend -type f -not -path '*/node_modules/*') $(wildcard src/bossa/locales/*/web.ftl)

.PHONY: help play test check lint types golden prove bench load kill browser clean

help:
	@echo "make play    play Bossa"
	@echo "make test    everything: lint, types, all tests, the README's example"
	@echo "make check   lint, types and the quick tests, for work in between"
	@echo "make prove   play 100,000 random games in the rules and the kernel, compared at every step"
	@echo "make bench   speed, side by side with OpenSpiel"
	@echo "make load    how the server holds under load"
	@echo "make kill    kill the server 1,000 times under play, and see that nothing is lost"
	@echo "make golden  make the golden records and perft tables anew (review them as a diff)"
	@echo "make clean   remove the environment and what the tools left"

# Each set-up runs only when what it is made from changed since the last time.
$(VENV)/.python: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Bossa needs Python 3.11 or newer; try make PYTHON=python3.12")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.python hatch_build.py $(BOARD)
	@echo "Setting up Bossa and its board in $(VENV), once; this takes a minute or two ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[play]'
	@$(BIN)/bossa warm
	@touch $@

$(READY): $(VENV)/.python hatch_build.py $(BOARD)
	@echo "Setting up the tools and the board in $(VENV), once; this takes a minute or two ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# Ended with Ctrl-C it has not failed: the shell lives on to say so.
play: $(VENV)/.play
	@trap : INT; $(BIN)/bossa serve --open || test $$? -eq 130

# A Chromium on the machine; else Debian's, for root; else Playwright's own.
browser: $(READY)
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	|| { test "$$(id -u)" = 0 && command -v apt-get >/dev/null 2>&1 && echo "Installing Chromium for the tests ..." \
	     && apt-get update -qq -o DPkg::Lock::Timeout=300 >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o DPkg::Lock::Timeout=300 chromium >/dev/null 2>&1; } \
	|| $(BIN)/playwright install chromium

lint: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(READY)
	@$(BIN)/mypy
	@$(BIN)/mypy tests benchmarks --explicit-package-bases

check: lint types
	@$(BIN)/pytest -q -m "not slow"

# Warm first: else every process of the tests would compile the search for itself.
test: lint types browser
	@$(BIN)/bossa warm
	@$(BIN)/pytest

prove: $(READY)
	@$(BIN)/python -m tests.kernel.prove

$(VENV)/.bench: $(READY)
	@echo "Setting up the peers in $(VENV), once ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@

bench: $(VENV)/.bench
	@$(BIN)/python -m benchmarks.random_games --json benchmarks/random_games.json

load: $(VENV)/.bench
	@$(BIN)/python -m benchmarks.load --json benchmarks/load.json

kill: $(READY)
	@$(BIN)/python -m tests.server.kill 1000

golden: $(READY)
	@$(BIN)/python -m tests.golden.make
	@$(BIN)/python -m tests.perft.make

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
