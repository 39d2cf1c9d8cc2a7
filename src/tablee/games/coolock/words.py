"""Sentences in English and French: being written."""

from typing import Any

from tablee.core.protocol import Refusal


def tell(state: Any, event: Any, language: str) -> str | None:
    return str(event)


def explain(refusal: Refusal, language: str) -> str:
    return f"{refusal.code} {dict(refusal.hint)}"
