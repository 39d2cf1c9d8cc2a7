"""A log told in full, for golden files: every position, move and event as text."""

from collections.abc import Sequence

from tablee.core.codec import to_json
from tablee.core.engine import replay
from tablee.core.game import AnyGame
from tablee.core.log import Header
from tablee.core.protocol import Decision, Move, Over
from tablee.core.sentences import told_step


def playthrough(game: AnyGame, header: Header, moves: Sequence[Move]) -> str:
    """What happened, move by move; any change in the rules shows up as a difference here."""
    notation = game.notation
    options = to_json(header.options)
    lines = [f"{game.slug}, rules {header.rules}, {header.seats} seats, options {options}"]
    state = None
    for number, (after, events) in enumerate(replay(game, header, moves)):
        if number:
            move = moves[number - 1]
            if isinstance(move, Decision):
                text = f"seat {move.seat}: {notation.write(state, move.action)}"
            else:
                text = f"{move}"
            lines += ["", f"{number}. {text}"]
        lines += [f"   {sentence}" for sentence in told_step(game, after, events, "en")]
        state = after
        lines.append(f"   {notation.write_position(state).splitlines()[0]}")
    waiting = game.rules.waiting(state)
    if isinstance(waiting, Over):
        lines += ["", f"{waiting.result}"]
    return "\n".join(lines) + "\n"
