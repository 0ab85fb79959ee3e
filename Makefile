# `make` lists the targets. Each sets up what it needs, in a virtual environment of its own.
.DEFAULT_GOAL := help
SHELL := /bin/sh
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
JOBS ?= 2
CODE := src tests bench tools/web.py hatch_build.py examples
WEB := $(shell find web/src web/public web/*.* src/updown/words -type f -not -name "*.pyc")

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-15s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/ready  ## play in the browser; ARGS=--lan: with phones in the house
	@$(BIN)/updown $(ARGS)

test: $(VENV)/ready-test  ## run all tests; the rules must be covered whole
	$(BIN)/python tools/web.py test
	$(BIN)/python -m pytest -n $(JOBS) --cov --cov-report=term --cov-fail-under=100

check: $(VENV)/ready-test  ## format, lint, strict types, import contracts, generated files
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/web.py check
	$(BIN)/python -m pytest tests/architecture

format: $(VENV)/ready-test  ## write the code in the one format, and the generated files anew
	$(BIN)/ruff format $(CODE)
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/python tests/architecture/generate.py
	$(BIN)/python tools/web.py format

bench: $(VENV)/ready  ## speed of the simulator, beside the hand-written C where it is at hand
	$(BIN)/python bench/speed.py

bench-search: $(VENV)/ready  ## playouts a second of the search
	$(BIN)/python bench/search.py $(ARGS)

bench-ladder: $(VENV)/ready  ## slow: each level against the one below, every game and number of players, resumable
	$(BIN)/python bench/ladder.py $(ARGS)

bench-exploit: $(VENV)/ready  ## what a perfect opponent wins against expert in tiny games, with a plot
	$(BIN)/python bench/exploitability.py $(ARGS)

bench-server: $(VENV)/ready-test  ## moves a second of live tables, durable, over real sockets; SQLite and PostgreSQL
	$(BIN)/python bench/server.py $(ARGS)

bench-frames: $(VENV)/ready-test  ## how smooth cards move in the browser: frame times of reveal and turns
	$(BIN)/python bench/frames.py $(ARGS)

bench-openspiel:  ## slow: expert against OpenSpiel's ISMCTS, installed apart; try ARGS='--simulations 1000'
	$(PYTHON) bench/openspiel.py $(ARGS)

soak: $(VENV)/ready-test  ## slow: compiled against plain, 10,000 paired worlds a game, 200 times a killed server
	$(BIN)/python tests/property/compare_compiled.py --games 10000 --jobs $(JOBS)
	$(BIN)/python tests/property/paired_worlds.py --pairs 10000
	$(BIN)/python tests/e2e/soak_crash.py --rounds 200

screenshots: $(VENV)/ready-test  ## every screen, game, language and size as a picture, in build/screenshots
	$(BIN)/python tests/e2e/screenshots.py $(ARGS)

clean:  ## remove what the other targets made
	rm -rf $(VENV) .venv-openspiel build dist .coverage* .hypothesis .mypy_cache web/node_modules src/updown/server/pages .ruff_cache .import_linter_cache

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or later is needed; try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/ready: $(VENV)/made pyproject.toml constraints.txt hatch_build.py tools/web.py $(WEB)
	$(PIP) install --constraint constraints.txt --editable '.[lab,postgres]'
	@touch $@

$(VENV)/ready-test: $(VENV)/ready
	$(PIP) install --constraint constraints.txt --editable '.[lab,postgres,test,check]'
	tools/ensure-postgres
	tools/ensure-browser
	@touch $@

.PHONY: help play test check format bench bench-search bench-ladder bench-exploit bench-server bench-frames bench-openspiel soak screenshots clean
