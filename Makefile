# Two commands matter: `make play` and `make test`. `make help` lists the rest.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
BENCH_STAMP := $(VENV)/.installed-bench

.DEFAULT_GOAL := help
PAGE := src/tablee/server/page/index.html
NODE_STAMP := web/node_modules/.installed
PEERS_STAMP := bench/peers/node_modules/.installed
QUICK := tests/core tests/bots tests/test_house.py tests/test_docs.py tests/conformance/test_golden.py \
  tests/conformance/test_digests.py tests/server/test_stores.py tests/server/test_live_table.py \
  tests/server/test_poison.py tests/server/test_resending.py tests/server/test_versions.py
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/tsconfig.json -type f)

.PHONY: help install page play test check soak bench golden wire art pictures pins clean

help: ## what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

install: $(STAMP) ## the library and its tools, in .venv

$(STAMP): constraints.txt pyproject.toml scripts/make_venv.sh
	@echo "==> installing Tablée into $(VENV)"
	@PYTHON="$(PYTHON)" bash scripts/make_venv.sh $(VENV)
	@$(BIN)/python -m pip install --quiet --require-hashes --no-deps -r constraints.txt
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(BENCH_STAMP): $(STAMP) constraints-bench.txt
	@echo "==> installing the peers to measure against"
	@$(BIN)/python -m pip install --quiet --require-hashes --no-deps -r constraints-bench.txt
	@touch $@

$(NODE_STAMP): web/package.json web/package-lock.json $(STAMP)
	@echo "==> installing what the page is built with"
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(NODE_STAMP) src/tablee/games/cortexcape/board/labs.json src/tablee/games/icecool/board/school.json
	@echo "==> building the page"
	@$(BIN)/python scripts/write_wire.py --check
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent build -- --logLevel=warn

page: $(PAGE) ## build the page

play: $(PAGE) ## open the table: a server on this machine, its link, and the browser
	@$(BIN)/tablee serve --host 0.0.0.0 --open --data data

test: $(PAGE) check ## everything that must hold
	@bash scripts/need_chromium.sh
	@echo "==> tests"
	@$(BIN)/python -m pytest -n auto
	@echo "==> tests in a real browser"
	@$(BIN)/python -m pytest e2e -n auto

quick: install ## the tests that take less than a minute, without a browser
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/python -m pytest -n auto -q $(QUICK)

check: $(NODE_STAMP) ## style, types, known flaws of what we depend on
	@echo "==> ruff"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "==> mypy"
	@$(BIN)/mypy
	@echo "==> tsc, eslint, vitest"
	@$(BIN)/python scripts/write_wire.py --check
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent test -- --reporter=dot
	@echo "==> audit of the dependencies"
	@$(BIN)/python scripts/audit.py

soak: install ## kill the server 1,000 times in the middle of five games; 20 to 40 minutes
	@$(BIN)/python -m scripts.soak --kills 1000 --seconds-between 0.05 0.6 --limit 3500

$(PEERS_STAMP): bench/peers/package.json $(STAMP)
	@echo "==> installing the server to measure against"
	@cd bench/peers && PATH="$(CURDIR)/$(BIN):$$PATH" npm install --no-save --no-package-lock --no-audit --no-fund --loglevel=error
	@touch $@

bench: $(BENCH_STAMP) $(PEERS_STAMP) ## steps and flicks per second beside other engines, and the server's moves per second
	@$(BIN)/python bench/steps.py
	@$(BIN)/python bench/flicks.py
	@$(BIN)/python bench/flicking_tables.py
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python bench/server.py

golden: install ## write the golden logs and playthroughs anew; read the diff before you commit it
	@$(BIN)/python scripts/write_golden.py
	@$(BIN)/python scripts/write_digests.py

wire: install ## write the page's types anew, from the Python messages
	@$(BIN)/python scripts/write_wire.py

art: $(NODE_STAMP) ## write the page's drawings anew for pictures from Python
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent test -- --reporter=dot src/games/art.test.tsx --update

pictures: install ## write the pictures of the documents anew
	@$(BIN)/python scripts/write_pictures.py

pins: install ## resolve all dependencies anew, with hashes and without addresses
	@$(BIN)/python scripts/pin.py

clean: ## remove what was installed and built here
	rm -rf $(VENV) web/node_modules src/tablee/server/page build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
