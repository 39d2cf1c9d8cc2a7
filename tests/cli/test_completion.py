"""What the shell offers for a word that is half typed, asked as bash asks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.cli._completing import BEFORE_EQUALS, join_words

RUN = "import sys; sys.argv[0] = 'tablee'; from tablee.cli import main; main()"


def run(*arguments: str, **env: str) -> str:
    """The command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", RUN, *arguments],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def offered(*words: str) -> list[str]:
    """What bash would show for the last of these words."""
    asked = {"COMP_WORDS": "\n".join(words), "COMP_CWORD": str(len(words) - 1)}
    return run(_TABLEE_COMPLETE="complete_bash", **asked).split()


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("tablee sim", ["simulate"]),
        ("tablee --version sim", ["simulate"]),
        ("tablee simulate cor", ["cortexcape"]),
        ("tablee games mon", ["monster_freeze"]),
        ("tablee simulate icecool --bots ", ["random", "easy", "medium", "hard"]),
        ("tablee arena cortexcape --bots easy,m", ["easy,medium"]),
        ("tablee join icecool LINK --bots e", ["easy"]),
        ("tablee play coolock --seats ", ["2", "3", "4", "5", "6"]),
        ("tablee simulate cortexcape --set mo", ["mode=long", "mode=short"]),
        ("tablee simulate cortexcape --set lab=r", ["lab=red", "lab=random"]),
        ("tablee simulate cortexcape --set lab = r", ["red", "random"]),
        ("tablee simulate cortexcape --set lab =", ["blue", "green", "red", "black", "random"]),
        ("tablee simulate cortexcape --set lab = red --set mode = s", ["short"]),
        ("tablee simulate cortexcape --bots = hard", ["hard"]),
        ("tablee play monster_freeze --set ti", [f"timer={n}" for n in (60, 120, 180, 300)]),
        ("tablee lab cortexcape --set starter", [f"starter={n}" for n in range(4)]),
        ("tablee replay log.jsonl --language f", ["fr"]),
        ("tablee simulate cortexcape --se", ["--seats", "--set", "--seed"]),
        ("tablee simulate chess --bots ", []),
    ],
)
def test_words_are_completed(line: str, expected: list[str]) -> None:
    """Games, bots and options of the game already typed, also where bash has split a word."""
    assert offered(*line.split(" ")) == expected


def test_a_word_with_an_open_quote_is_left_alone() -> None:
    """Nothing is known about it, and nothing breaks."""
    env = {"_TABLEE_COMPLETE": "complete_bash", "COMP_WORDS": "tablee 'sim", "COMP_CWORD": "1"}
    before = dict(env)
    join_words(env)
    assert env == before


def test_other_shells_keep_their_words() -> None:
    """Only bash cuts words at an equals sign."""
    env = {"_TABLEE_COMPLETE": "complete_zsh"}
    join_words(env)
    assert BEFORE_EQUALS not in env


def test_completion_can_be_installed(tmp_path: Path) -> None:
    """The shell's own files then name the command."""
    home = {"HOME": str(tmp_path), "_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}
    assert "installed" in run("--install-completion", "bash", **home)
    script = tmp_path / ".bash_completions" / "tablee.sh"
    assert "complete_bash" in script.read_text(encoding="utf-8")
    assert str(script) in (tmp_path / ".bashrc").read_text(encoding="utf-8")
