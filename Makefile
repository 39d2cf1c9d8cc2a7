# Two commands matter: `make play` and `make test`. `make help` lists the rest.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
BENCH_STAMP := $(VENV)/.installed-bench
DOCS_STAMP := $(VENV)/.installed-docs

.DEFAULT_GOAL := help
PAGE_INDEX := src/tablee/server/page/index.html
ENGINE := build/engine/engine.json
PAGE := src/tablee/server/page/engine/engine.json
SITE := static/engine/engine.json
NODE_STAMP := web/node_modules/.installed
PEERS_STAMP := bench/peers/node_modules/.installed
QUICK := tests/core tests/bots tests/test_house.py tests/test_docs.py tests/conformance/test_golden.py \
  tests/conformance/test_digests.py tests/server/test_stores.py tests/server/test_live_table.py \
  tests/server/test_poison.py tests/server/test_resending.py tests/server/test_versions.py

# What the page is made of: all of web/, folders too (a file that is gone changes its folder), and of
# each game the texts, the data and the types, wherever in its folder they stand.
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) \
  $(shell find web/src web/public -type d) \
  $(shell find src/tablee/games -name '*.md' -o -name '*.svg' -o -name '*.json' -o -name 'model*.py' -o -name 'events*.py' \
    -o -path '*/model/*.py' -o -path '*/events/*.py') \
  $(shell find src/tablee/authoring -name '*.d.ts')
ENGINE_SOURCES := $(shell find src/tablee -path src/tablee/server/page -prune -o \( -name '*.py' -o -name '*.json' -o -name '*.bin' \) -print) \
  web/engine/pack.mjs web/engine/pack.py constraints.txt
# Its messages may be typed anywhere in the Python code: when any of it changes, they are compared anew.
WIRE_STAMP := $(VENV)/.wire-checked
WIRE_SOURCES := $(shell find src/tablee/core src/tablee/games src/tablee/server/wire.py scripts/write_wire.py -name '*.py') \
  $(shell find web/src -name wire.ts -o -name facts.ts)

.PHONY: help install page site play test quick check format soak pythons bench golden wire art pictures pins dist docs clean

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

$(WIRE_STAMP): $(WIRE_SOURCES) $(STAMP)
	@$(BIN)/python scripts/write_wire.py --check
	@touch $@

$(PAGE_INDEX): $(PAGE_SOURCES) $(NODE_STAMP) | $(WIRE_STAMP)
	@echo "==> building the page"
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent build -- --logLevel=warn

# Our Python for a browser, made anew when any of it changes.
$(ENGINE): $(ENGINE_SOURCES) $(NODE_STAMP) scripts/build_engine.py
	@echo "==> packing the engine for playing on a device"
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python scripts/build_engine.py build/engine

$(PAGE): $(PAGE_INDEX) $(ENGINE)
	@rm -rf src/tablee/server/page/engine && cp -R build/engine src/tablee/server/page/engine && touch $@

page: $(PAGE) ## build the page

$(SITE): $(ENGINE) $(PAGE_SOURCES) $(NODE_STAMP) | $(WIRE_STAMP)
	@echo "==> building the static site"
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent build -- --mode site --logLevel=warn
	@cp static/index.html static/404.html && cp -R build/engine static/engine && touch $@

site: $(SITE) ## the games as files for any static host, in static/: no server at all
	@echo "static/ is ready: any host can serve it, at its root or in a folder"

play: $(PAGE) ## open the table: a server on this machine, its link, and the browser
	@$(BIN)/tablee serve --host 0.0.0.0 --open --data data

test: $(PAGE) $(SITE) check ## everything that must hold
	@bash scripts/need_chromium.sh
	@echo "==> tests"
	@$(BIN)/python -m pytest -n auto
	@echo "==> bots and texts in the Python of a browser"
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m scripts.test_on_device tests/local/test_same_bytes.py tests/core/test_log.py
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
	@echo "==> tsc, eslint, stylelint, prettier, vitest"
	@$(BIN)/python scripts/write_wire.py --check
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent test -- --reporter=dot
	@echo "==> audit of the dependencies"
	@$(BIN)/python scripts/audit.py

format: $(NODE_STAMP) ## put everything in our style
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format --quiet .
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent format

soak: $(PAGE) $(SITE) ## the long forms of the tests; then 1,000 kills of the server in the middle of five games: an hour
	@bash scripts/need_chromium.sh
	@$(BIN)/python -m pytest tests e2e -n auto -m long
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m scripts.test_on_device
	@$(BIN)/python -m scripts.soak --kills 1000 --seconds-between 0.05 0.6 --limit 3500

pythons: $(PAGE) ## the wheel, installed and played with on every supported Python that is here
	@TABLEE_PYTHONS=all $(BIN)/python -m pytest tests/release/test_pythons.py -v

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

pictures: install ## write the pictures of the documents and the how-tos anew
	@$(BIN)/python -m scripts.write_pictures
	@$(BIN)/python scripts/write_curves.py

pins: install ## resolve all dependencies anew, with hashes and without addresses
	@$(BIN)/python scripts/pin.py

dist: $(PAGE) ## an sdist and a wheel in dist/, with the page inside: neither needs Node
	@rm -rf dist
	@$(BIN)/python -m build --no-isolation

$(DOCS_STAMP): $(STAMP) constraints-docs.txt
	@echo "==> installing what the documentation is built with"
	@$(BIN)/python -m pip install --quiet --require-hashes --no-deps -r constraints-docs.txt
	@touch $@

docs: $(DOCS_STAMP) ## the documentation as a site with search, for no network at all, in site/
	@$(BIN)/python scripts/write_site.py

clean: ## remove what was installed and built here
	rm -rf $(VENV) web/node_modules src/tablee/server/page build dist site static .pytest_cache .mypy_cache .ruff_cache .hypothesis
