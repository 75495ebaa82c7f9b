# `make play` and `make test` do everything on a fresh machine with Python 3.11 or newer; `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAIN := PERANKH_INTERPRETED=1
SOURCES := $(shell find src/perankh/engine src/perankh/games src/perankh/bots -name '*.py' 2>/dev/null) setup.py

.PHONY: help play test check lint types unit unit-interpreted rules-coverage golden bench load compile clean postgresql

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

play: $(VENV)/compiled  ## set up and play in the terminal
	@$(BIN)/perankh play sobek

test: lint types unit unit-interpreted rules-coverage  ## set up and run all tests

check: lint types rules-coverage $(VENV)/compiled  ## the fast loop: lint, types, imports, unit tests
	@$(BIN)/python -m pytest -n 2 -m "not slow"

lint: $(VENV)/installed
	@$(BIN)/ruff check src tests tools setup.py
	@$(BIN)/ruff format --check --quiet src tests tools setup.py
	@$(BIN)/lint-imports --no-logo > $(VENV)/imports.log || { cat $(VENV)/imports.log; exit 1; }

types: $(VENV)/installed
	@$(BIN)/mypy --no-error-summary

unit: $(VENV)/compiled postgresql
	@$(BIN)/python -m pytest -n 2

# The tests of the server start a PostgreSQL cluster of their own; only its programs have to be there.
postgresql:
	@command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || { \
	  test "$$(id -u)" = 0 && command -v apt-get > /dev/null && { echo "Installing PostgreSQL for the tests ..."; \
	  apt-get install -qq -y postgresql > /dev/null 2>&1 \
	  || { apt-get update -qq && apt-get install -qq -y postgresql > /dev/null; }; }; } || { \
	  echo "The tests need PostgreSQL's programs (Debian: apt-get install postgresql)."; exit 1; }

unit-interpreted: $(VENV)/installed
	@$(PLAIN) $(BIN)/python -m pytest -n 2 -m "not slow" tests/engine tests/games --cov=perankh --cov-report=term:skip-covered

rules-coverage: $(VENV)/installed  ## list the rules that no test shows
	@$(PLAIN) $(BIN)/python tools/rules_coverage.py

golden: $(VENV)/compiled  ## make the golden files anew, to be reviewed like code
	@$(BIN)/python -m tests.golden

load: $(VENV)/compiled  ## measure the server: 1,000 tables, 2,000 sockets, 520 moves a second
	@$(BIN)/python benchmarks/load.py

bench: $(VENV)/compiled  ## measure speed
	@$(BIN)/python benchmarks/bench.py

clean:  ## remove everything that was built
	rm -rf $(VENV) build dist *.egg-info src/*.egg-info
	find src -name '*.so' -delete
