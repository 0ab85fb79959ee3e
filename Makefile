# `make` lists the targets. Each sets up what it needs, in a virtual environment of its own.
.DEFAULT_GOAL := help
SHELL := /bin/sh
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
JOBS ?= 2
# Stories of servers and browsers often wait: one process more keeps all processors busy.
TEST_JOBS := $(shell expr $(JOBS) + 1)
CODE := src tests bench tools/web.py tools/notebook.py tools/release hatch_build.py docs/conf.py examples
WEB := $(shell find web/src web/public web/*.* src/updown/words -type f -not -name "*.pyc")

# Runs targets side by side; what each of them prints stays together, where this make can do that.
BESIDE := $(MAKE) --no-print-directory --jobs $(JOBS) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# Compiled modules are kept, also where the environment says otherwise: the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

SPHINX := --quiet --fresh-env --conf-dir docs --doctree-dir build/docs-cache

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-16s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(VENV)/ready-test  ## what tests and checks need; each target sets up what it needs, too

play: $(VENV)/ready  ## play in the browser; ARGS=--lan: with phones in the house
	@$(BIN)/updown $(ARGS)

test-fast: $(VENV)/ready-fast  ## under a minute: the quick tests, without a browser and PostgreSQL
	$(BIN)/python -m pytest --fast -p no:schemathesis -n $(JOBS) --dist worksteal --durations 5 --durations-min 2

test: $(VENV)/ready-test  ## run all tests; the rules are covered completely
	@$(BESIDE) test-web test-warm
	$(BIN)/python -m pytest -n $(TEST_JOBS) --dist worksteal --cov --cov-report=term --cov-fail-under=100

test-web:
	$(BIN)/python tools/web.py test

test-warm:
	$(BIN)/python tests/kit/warm.py --jobs $(JOBS)

check: $(VENV)/ready-test  ## format, lint, strict types, import contracts, generated files
	@$(BESIDE) $(LINTS) check-generated

lint: $(VENV)/ready-test  ## the same without the generated files, which `make test` looks at too
	@$(BESIDE) $(LINTS)

# The longest first.
LINTS := check-types check-web-types check-web-lint check-web-format check-python check-imports

check-types:
	$(BIN)/mypy

check-web-%:
	$(BIN)/python tools/web.py check-$*

check-python:
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)

check-imports:
	$(BIN)/lint-imports

check-generated:
	$(BIN)/python -m pytest tests/architecture

format: $(VENV)/ready-test  ## format the code, and write the generated files
	$(BIN)/ruff format $(CODE)
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/python tests/architecture/generate.py
	$(BIN)/python tools/web.py format

bench: $(VENV)/ready-bench  ## speed of the simulator, compared with hand-written C if that is available
	$(BIN)/python bench/speed.py

bench-batch: $(VENV)/ready-test  ## rows, masks and steps a second of batches, beside OpenSpiel and Pgx, installed apart; writes the page of the docs
	$(BIN)/python bench/batch.py --page docs/reference/speed.md $(ARGS)

bench-adapters: $(VENV)/ready-test  ## steps a second of the adapters for PettingZoo and Gymnasium
	$(BIN)/python bench/adapters.py $(ARGS)

bench-search: $(VENV)/ready-bench  ## rollouts a second of the search
	$(BIN)/python bench/search.py $(ARGS)

bench-ladder: $(VENV)/ready-bench  ## slow: each level against the one below, every game and number of players, resumable
	$(BIN)/python bench/ladder.py $(ARGS)

bench-levels: $(VENV)/ready-bench  ## slow: at which temperatures the levels for people are even; ARGS=--check measures the steps
	$(BIN)/python bench/levels.py $(ARGS)

bench-exploit: $(VENV)/ready-bench  ## the exploitability of expert in tiny games, with a plot
	$(BIN)/python bench/exploitability.py $(ARGS)

bench-forecasts: $(VENV)/ready-bench  ## slow: are the forecasts of every position true? try ARGS='--games dnup --matches 60'
	$(BIN)/python bench/calibration.py $(ARGS)

bench-strength: $(VENV)/ready-bench  ## slow: how strong is master? try ARGS='expert --games dnup --players 2 --page'
	$(BIN)/python bench/strength.py $(ARGS)

bench-simple: $(VENV)/ready-bench  ## slow: a dozen simple strategies against master; none may have more than a fair share
	$(BIN)/python bench/simple_strategies.py $(ARGS)

bench-small: $(VENV)/ready-test  ## slow: small decks solved, the ladder measured there, OpenSpiel's algorithms; writes the page of the docs
	$(BIN)/python bench/small_decks.py --page $(ARGS)

bench-server: $(VENV)/ready-test  ## moves a second of live tables, durable, over real sockets; SQLite and PostgreSQL
	$(BIN)/python bench/server.py $(ARGS)

bench-load: $(VENV)/ready-test  ## slow: 1,000 tables on 1 to 3 servers, memory, start, bots; writes docs/guide/capacity.md
	$(BIN)/python bench/load.py $(ARGS)
	$(BIN)/python bench/capacity.py

bench-instructions: $(VENV)/ready-test  ## instructions a move of server and writer, by valgrind: the same on a busy machine
	$(BIN)/python bench/instructions.py $(ARGS)

bench-boardgame-io: $(VENV)/ready-test  ## moves a second of boardgame.io in memory, fetched by npm for this run
	$(BIN)/python bench/boardgame_io.py $(ARGS)

bench-frames: $(VENV)/ready-test  ## how smooth cards move in the browser: frame times of reveal and turns
	$(BIN)/python bench/frames.py $(ARGS)

bench-first-card: $(VENV)/ready-test  ## seconds from Play now to the first card in the browser
	$(BIN)/python bench/first_card.py $(ARGS)

bench-openspiel:  ## slow: expert against OpenSpiel's ISMCTS, installed apart; try ARGS='--simulations 1000'
	$(PYTHON) bench/openspiel.py $(ARGS)

models: $(VENV)/ready-test  ## slow: train the networks of all games, resumable; try ARGS='--hours 0.5'; then ARGS=--ship
	$(BIN)/python tools/models.py $(ARGS)

soak: $(VENV)/ready-test  ## slow: the tests with more values, compiled against plain, steps of a million positions, 10,000 paired worlds a game, killed servers, faults of three nodes, an hour of fuzzing, 20 deals on every screen
	$(BIN)/python -m pytest -n $(TEST_JOBS) --dist worksteal --thorough
	$(BIN)/python tests/property/compare_compiled.py --games 10000 --jobs $(JOBS)
	$(BIN)/python tests/property/check_steps.py --positions 1000000
	$(BIN)/python tests/property/paired_worlds.py --pairs 10000
	$(BIN)/python tests/e2e/soak_crash.py --rounds 200
	$(BIN)/python tests/e2e/soak_nodes.py --rounds 20
	$(BIN)/python tests/fuzz/fuzz.py --seconds 3600
	$(BIN)/python tests/e2e/soak_layout.py --rounds 20

notebook: $(VENV)/ready-test  ## run the notebooks in examples/notebooks, and keep what they show
	$(BIN)/python tools/notebook.py
	$(BIN)/python tests/architecture/generate.py

screenshots: $(VENV)/ready-test  ## every screen, game, language and size as a picture, in build/screenshots
	$(BIN)/python tests/e2e/screenshots.py $(ARGS)

moving-picture: $(VENV)/ready-test  ## the moving picture of the README, from the real browser
	$(BIN)/python tests/e2e/moving_picture.py $(ARGS)

preview-pictures: $(VENV)/ready-test  ## the preview pictures of the games for links, in web/public
	$(BIN)/python tests/e2e/preview_pictures.py $(ARGS)

docs: $(VENV)/ready-docs  ## the documentation as a site, in build/site; a warning is an error
	$(BIN)/python -m sphinx $(SPHINX) -W --keep-going . build/site
	@echo "build/site/index.html"

docs-serve: docs  ## the documentation at http://127.0.0.1:8008
	$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site 8008

dist: $(VENV)/ready  ## the package as a wheel and a source archive, in dist/
	$(PIP) install --constraint constraints.txt --editable '.[release]'
	$(BIN)/python -m build --outdir dist

clean:  ## remove the results of the other targets
	rm -rf $(VENV) .venv-openspiel .venv-pgx build dist .coverage* .hypothesis .mypy_cache web/node_modules src/updown/server/pages .ruff_cache .import_linter_cache

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or later is needed; try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

# For playing: the program with its pages, and the server.
$(VENV)/ready: $(VENV)/made pyproject.toml constraints.txt hatch_build.py tools/web.py $(WEB)
	$(PIP) install --constraint constraints.txt --editable '.[server]'
	@touch $@

$(VENV)/ready-bench: $(VENV)/ready
	$(PIP) install --constraint constraints.txt --editable '.[all]'
	@touch $@

# No pages, no browser, no PostgreSQL; compiles the code that the quick tests need.
$(VENV)/ready-fast: $(VENV)/made pyproject.toml constraints.txt hatch_build.py
	UPDOWN_NO_PAGES=1 $(PIP) install --constraint constraints.txt --editable '.[test]'
	$(BIN)/python tests/kit/warm.py --engine --jobs $(JOBS)
	@touch $@

# Everything at once, also for playing.
$(VENV)/ready-test: $(VENV)/tools $(VENV)/programs tools/web.py $(WEB)
	$(BIN)/python tools/web.py install
	$(BIN)/python tools/web.py build
	@touch $@ $(VENV)/ready

$(VENV)/tools: $(VENV)/made pyproject.toml constraints.txt hatch_build.py
	UPDOWN_NO_PAGES=1 $(PIP) install --no-compile --constraint constraints.txt --editable '.[e2e,check,docs]'
	@touch $@ $(VENV)/ready-fast

$(VENV)/programs: $(VENV)/made tools/ensure-postgres tools/ensure-proxies tools/ensure-browser
	tools/ensure-postgres
	tools/ensure-proxies
	tools/ensure-browser
	@touch $@

$(VENV)/ready-docs: $(VENV)/ready
	$(PIP) install --constraint constraints.txt --editable '.[all,docs]'
	@touch $@

.PHONY: help setup play test-fast test test-web test-warm check lint check-types check-python check-imports check-generated format bench bench-batch bench-adapters bench-search bench-ladder bench-levels bench-exploit bench-forecasts bench-strength bench-simple bench-small bench-server bench-load bench-instructions bench-boardgame-io bench-frames bench-first-card bench-openspiel models soak notebook screenshots moving-picture preview-pictures docs docs-serve dist clean
