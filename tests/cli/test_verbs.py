"""The command: every verb does what its help says, and bad input is told plainly."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.cortexcape.support.tables import finish, table
from typer.testing import CliRunner, Result

from tablee.cli import app
from tablee.testing import CHECKS

VERBS = (
    "arena",
    "fuzz",
    "games",
    "join",
    "lab",
    "perft",
    "play",
    "replay",
    "serve",
    "simulate",
)


def run(*arguments: str, code: int = 0) -> Result:
    """Run the command and expect this exit code."""
    env = {"COLUMNS": "160", "LANG": "C"}
    result = CliRunner().invoke(app, list(arguments), prog_name="tablee", env=env)
    assert code == result.exit_code, result.output + result.stderr
    return result


def read(*arguments: str) -> Any:
    return json.loads(run(*arguments, "--json").stdout)


@pytest.fixture
def log(tmp_path: Path) -> str:
    """A finished game in a file."""
    path = tmp_path / "game.jsonl"
    finish(table(lab="green", mode="short")).save(path)
    return str(path)


@pytest.mark.parametrize("verb", VERBS)
def test_help_teaches(verb: str) -> None:
    """Each verb explains itself."""
    assert "Usage" in run(verb, "--help").stdout
    assert verb in run("--help").stdout


def test_games_lists_seats_options_and_bots() -> None:
    """For people and for programs."""
    assert "cortexcape" in run("games").stdout
    (game,) = [each for each in read("games") if each["slug"] == "cortexcape"]
    assert game["seats"] == [2, 3, 4]
    assert "hard" in game["bots"]
    assert "lab" in game["options"]


def test_simulate_counts_games() -> None:
    """Lengths, endings, wins and scores add up."""
    found = read("simulate", "cortexcape", "--games", "30", "--set", "starter=0", "--workers", "1")
    assert found["decisions"] == {"min": 36, "p5": 36, "mean": 36, "p95": 36, "max": 36}
    assert found["endings"] == {"long_game": 30}
    assert pytest.approx(1.0) == sum(found["win_share"])
    assert "decisions a second" in run("simulate", "cortexcape", "--games", "3").stdout


def test_arena_prints_a_matrix_with_intervals() -> None:
    """The strong one wins, and the interval says how sure that is."""
    arguments = ("arena", "cortexcape", "--bots", "random,medium", "--games", "6")
    assert "%–" in run(*arguments).stdout
    pairs = {(pair["bot"], pair["rival"]): pair for pair in read(*arguments)["pairs"]}
    won = pairs["medium", "random"]
    assert won["share"] == 1.0
    assert 0.5 < won["low"] < 1.0


def test_replay_tells_steps_transcript_position_and_json(log: str) -> None:
    """A log can be read in every way it is offered."""
    told = run("replay", log).stdout
    assert "Round 6" in told
    assert "The game is over" in told
    assert "Manche 6" in run("replay", log, "--language", "fr").stdout
    assert "1 white | " in run("replay", log, "--transcript").stdout
    assert "the table waits for seat 1" in run("replay", log, "--to", "3").stdout
    position = run("replay", log, "--to", "3", "--position").stdout
    assert position.startswith("green short 2")
    built = run("replay", log, "--to", "4", "--position").stdout  # few locks, where boards are many
    assert read("perft", "cortexcape", "1", "--position", built)["lines"] > 0
    lines = run("replay", log, "--json").stdout.splitlines()
    assert [json.loads(line)["move"] for line in lines[:3]] == [0, 1, 2]
    assert json.loads(lines[-1])["state"]["phase"] == "over"


def test_replay_steps_by_enter(log: str) -> None:
    """Every Enter is one move."""
    result = CliRunner().invoke(app, ["replay", log, "--step"], input="\n" * 40)
    assert result.exit_code == 0
    assert "The game is over" in result.stdout


def test_replay_stops_when_nobody_presses_enter(log: str) -> None:
    """The end of the input ends it, without a complaint."""
    result = CliRunner().invoke(app, ["replay", log, "--step"], input="\n" * 3)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "The game is over" not in result.stdout


def test_perft_counts_from_a_position() -> None:
    """The count of a file of known counts, and the split by move."""
    position = (
        "blue long 2 white,black | lock 1 0 | #GGGWWWWGW##YRWWYRWY | - | - | - | 0 0 | learning"
    )
    found = read("perft", "cortexcape", "2", "--position", position, "--divide")
    assert found["lines"] == 381
    assert sum(found["split"].values()) == 381
    assert "381 lines" in run("perft", "cortexcape", "2", "--position", position).stdout


def test_fuzz_finds_nothing_broken() -> None:
    """One game of each variant keeps every promise, by the same checks as in pytest."""
    found = read("fuzz", "monster_freeze", "--games", "1", "--seats", "2")
    assert found["broken"] == []
    assert found["games"] == 3
    assert {*found["seen"]} == {each.name for each in CHECKS}


def test_fuzz_makes_one_check_at_one_table() -> None:
    """As the command says that a finding comes with."""
    one = ("fuzz", "cortexcape", "--check", "random_games_end", "--games", "2")
    assert read(*one)["games"] == 48
    found = read(*one, "--seats", "2", "--set", "lab=red")
    assert (found["games"], found["checks"]) == (2, 1)
    assert "2 games" in run(*one, "--seats", "2", "--set", "lab=red").stdout


def test_play_tells_a_game_and_saves_it(tmp_path: Path) -> None:
    """What make play shows, in both languages."""
    path = tmp_path / "told.jsonl"
    arguments = ("play", "cortexcape", "--bots", "easy", "--seed", "3")
    assert "Round 12" in run(*arguments, "--language", "en", "--out", str(path)).stdout
    assert "Manche 12" in run(*arguments, "--language", "fr").stdout
    assert "Round 12" in run("replay", str(path)).stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("simulate", "chess"), "no game is called 'chess'"),
        (("fuzz", "cortexcape", "--check", "luck"), "no check is called 'luck'"),
        (("fuzz", "cortexcape", "--seats", "7"), "not 7"),
        (("fuzz", "cortexcape", "--set", "lab=pink"), "bad option"),
        (("simulate", "cortexcape", "--set", "lb=red"), "no option 'lb'"),
        (("simulate", "cortexcape", "--set", "lab"), "name=value"),
        (("simulate", "cortexcape", "--seats", "7"), "not 7"),
        (("simulate", "cortexcape", "--bots", "random,random,random"), "3 bots for 2 seats"),
        (("arena", "cortexcape", "--bots", "easy"), "two different bots"),
        (("arena", "cortexcape", "--bots", "easy,genius"), "no bot 'genius'"),
        (("arena", "cortexcape", "--bots", "easy,:"), "cannot make the bot ':'"),
        (("arena", "cortexcape", "--bots", "easy,os:getcwd"), "no choose"),
        (("arena", "cortexcape", "--bots", "easy,medium", "--seats", "1"), "not 1"),
        (("simulate", "cortexcape", "--set", "seats=3"), "no option 'seats'"),
        (("simulate", "cortexcape", "--set", "lab=purple"), "blue"),
        (("simulate", "[/x]"), "no game is called '[/x]'"),
        (("play", "cortexcape", "--out", "/nowhere/x.jsonl"), "cannot write /nowhere/x.jsonl"),
        (("replay", "nowhere.jsonl"), "cannot read nowhere.jsonl"),
        (("perft", "cortexcape", "--position", "nonsense"), "no position"),
        (("play", "cortexcape", "--bots", "easy,medium,hard"), "3 bots for 2 seats"),
        (("play", "cortexcape", "--language", "de"), "'de' is not one of 'en', 'fr'"),
        (("simulate", "cortexcape", "--bots", "genius"), "no bot 'genius'"),
        (("simulate", "cortexcape", "--games", "none"), "'--games'"),
        (("simulate", "cortexcape", "--games", "0"), "(see tablee simulate --help)"),
        (("simulate", "cortexcape", "--set"), "'--set' requires an argument"),
        (("simulate", "cortexcape", "--gmaes", "3"), "No such option: --gmaes"),
        (("simulate", "cortexcape", "stray"), "unexpected extra argument"),
        (("simulat", "cortexcape"), "Did you mean 'simulate'?"),
        (("arena", "cortexcape"), "Missing option '--bots'"),
        (("arena", "icecool", "--bots", "easy,search"), "no bot 'search'"),
        (("games", "chess"), "no game is called 'chess'"),
        (("replay", "."), "cannot read .: Is a directory"),
        (("replay", "/bin/sh"), "/bin/sh is not a text file"),
        (("replay", "/dev/null"), "the log is empty"),
        (("lab", "coolock", "--out", "/nowhere/x.html"), "cannot write /nowhere/x.html"),
        (("lab", "coolock", "--out", "."), "cannot write ."),
        (("join", "cortexcape", "nonsense", "--bots", "easy"), "no invitation"),
        (("join", "cortexcape", "http://[x/t/y#z", "--bots", "easy"), "is no link"),
        (("join", "cortexcape", "http://127.0.0.1:1/t/y#z", "--bots", "easy"), "refused"),
        (("serve", "--bots", "hasty"), "name=module:Class"),
        (("serve", "--data", "/dev/null/x"), "cannot keep tables in /dev/null/x"),
        (("serve", "--port", "70000"), "'--port'"),
        (("perft", "cortexcape", "deep"), "'depth'"),
    ],
)
def test_bad_input_is_told_plainly(arguments: tuple[str, ...], told: str) -> None:
    """One line on the error stream, exit code 2, no traceback."""
    result = run(*arguments, code=2)
    assert told in result.stderr
    assert result.stderr.startswith("tablee: ")
    assert result.stderr.count("\n") == 1


def test_replay_draws_a_step(log: str, tmp_path: Path) -> None:
    """For a spectator or for a seat, into a file that ends in .svg."""
    target = tmp_path / "step.svg"
    assert "after 2 moves" in run("replay", log, "--to", "2", "--picture", str(target)).stdout
    assert target.read_text(encoding="utf-8").startswith("<svg ")
    run("replay", log, "--picture", str(target), "--seat", "1", "--language", "fr")
    assert ' lang="fr"' in target.read_text(encoding="utf-8")
    for bad in (("--seat", "1"), ("--picture", str(target), "--seat", "2")):
        assert "seat" in run("replay", log, *bad, code=2).stderr
    assert ".svg" in run("replay", log, "--picture", "step.png", code=2).stderr
