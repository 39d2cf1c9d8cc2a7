"""Tests in two sizes: `make test` runs the short ones, `make soak` the others."""

from typing import Any

import pytest


def long(*values: Any) -> Any:
    """A set of parameters that only `make soak` tries."""
    return pytest.param(*values, marks=pytest.mark.long)
