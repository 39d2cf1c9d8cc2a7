# Two commands matter: `make play` and `make test`. `make help` lists the rest.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
BENCH_STAMP := $(VENV)/.installed-bench

.DEFAULT_GOAL := help
.PHONY: help install play test check bench golden pins clean

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

play: install ## watch two bots play a game of Cortexcape, told in sentences
	@$(BIN)/tablee play cortexcape

test: install check ## everything that must hold
	@echo "==> tests"
	@$(BIN)/python -m pytest -n auto

check: install ## style, types
	@echo "==> ruff"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "==> mypy"
	@$(BIN)/mypy

bench: $(BENCH_STAMP) ## steps per second beside other engines, in the same run
	@$(BIN)/python bench/steps.py

golden: install ## write the golden logs and playthroughs anew; read the diff before you commit it
	@$(BIN)/python scripts/write_golden.py

pins: install ## resolve all dependencies anew, with hashes and without addresses
	@$(BIN)/python scripts/pin.py

clean: ## remove what was installed and built here
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
