"""What every game must satisfy, as functions that any test suite can call.

Each walks a random game and raises :class:`Broken` with the seed and the move at which the
promise fails. ``tests/conformance`` runs them over every game; ``tablee fuzz`` runs them for as
long as you like.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from tablee.core import log
from tablee.core.codec import codec, to_json, to_plain
from tablee.core.engine import fold, replay
from tablee.core.game import AnyGame
from tablee.core.log import Header, new_header
from tablee.core.mischief import mangled
from tablee.core.protocol import (
    PRESENCE,
    Decide,
    Decision,
    Draw,
    Move,
    Offer,
    Outcome,
    Over,
    Refusal,
    Seat,
    Tick,
    Waiting,
)

MOST_MOVES = 20_000  # no random game may take longer
MOST_OFFERED = 25  # offered actions tried at each state
ALIKE = 0.5  # how often what twins draw looks the same, and is another thing underneath
ASIDE = 0.2  # how often somebody acts for whom nobody waits
OTHERWISE = 0.3  # how often a twin of another seat chooses otherwise
LANGUAGES = ("en", "fr")


class Broken(AssertionError):
    """A game breaks a promise of the contract."""


def header_of(game: AnyGame, seats: int, options: dict[str, Any]) -> Header:
    return new_header(game, seats, to_plain(codec(game).options(options)))


def random_game(
    game: AnyGame, seats: int, options: dict[str, Any], rng: Random
) -> Iterator[tuple[Any, Move, Any, tuple[Any, ...]]]:
    """A game played at random, as (state, move, state after, events)."""
    rules = game.rules
    state = rules.setup(seats, codec(game).options(options))
    for _ in range(MOST_MOVES):
        waiting = rules.waiting(state)
        if isinstance(waiting, Over):
            return
        move = random_move(game, state, waiting, rng)
        refusal = rules.check(state, move)
        if refusal is not None and not refusal.recorded:
            raise Broken(f"the sampled move {move} is refused: {refusal}")
        after, events = rules.apply(state, move)
        yield state, move, after, events
        state = after
    raise Broken(f"no end after {MOST_MOVES} moves")


def random_move(game: AnyGame, state: Any, waiting: Waiting, rng: Random) -> Move:
    """Luck as drawn, or the sampled action of one of the seats that may act."""
    if isinstance(waiting, Draw):
        return Outcome(game.rules.draw(state, rng))
    assert isinstance(waiting, Decide)
    deadline = waiting.deadline_ms
    if (
        waiting.expiry == "tick"
        and deadline is not None
        and (not waiting.seats or rng.random() < 0.1)
    ):
        return Tick(deadline)
    if not waiting.seats:
        raise Broken("a dead end: nobody may act and no time is due")
    speaks = waiting.asides and rng.random() < ASIDE
    seat = rng.choice(waiting.asides if speaks else waiting.seats)
    return Decision(seat, game.rules.sample(state, seat, rng), state.at_ms)


def check_game(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> int:
    """One random game under every promise but the twin tables; the number of its moves."""
    rng = Random(seed)
    moves: list[Move] = []
    states: list[Any] = []
    marks: list[int] = []
    check_declaration(game)
    after = game.rules.setup(seats, codec(game).options(options))
    for state, move, after, events in random_game(game, seats, options, rng):
        states.append(state)
        marks.append(hash(state))
        moves.append(move)
        try:
            check_state(game, state, rng)
            check_bad_moves(game, state, move, rng)
            check_text(game, state, move)
            check_events(game, after, events)
        except Broken as broken:
            raise Broken(f"seed {seed}, move {len(moves)} ({move}): {broken}") from None
    for state, mark in zip(states, marks, strict=True):
        if hash(state) != mark:
            raise Broken(f"a state changed after the fact: {state}")
    check_log(game, header_of(game, seats, options), moves, [*states[1:], after])
    check_state(game, after, rng)
    return len(moves)


def check_declaration(game: AnyGame) -> None:
    """What GAME says of itself fits together."""
    if game.stand_in not in game.levels:
        raise Broken(f"the stand-in {game.stand_in!r} is not one of the bots")
    kinds = (
        game.types.state,
        game.types.action,
        game.types.outcome,
        game.types.event,
        game.types.view,
    )
    structs = [struct for kind in kinds for struct in getattr(kind, "__args__", (kind,))]
    tags = {struct: struct.__struct_config__.tag for struct in structs}
    if len(set(tags.values())) != len(tags):
        raise Broken("states, views, actions, outcomes and events need different tags")


def check_state(game: AnyGame, state: Any, rng: Random) -> None:
    """Offers, views and JSON forms of one state."""
    rules = game.rules
    waiting = rules.waiting(state)
    may_act = (*waiting.seats, *waiting.asides) if isinstance(waiting, Decide) else ()
    if len(set(may_act)) != len(may_act):
        raise Broken(f"a seat is named twice in {waiting}")
    for seat in map(Seat, range(state.seats)):
        offer = rules.offer(state, seat)
        if bool(offer) != (seat in may_act):
            raise Broken(f"seat {seat} is offered {offer} while the table waits for {may_act}")
        some = rng.sample(offer.actions, min(MOST_OFFERED, len(offer.actions)))
        for action in some:
            if (refusal := rules.check(state, Decision(seat, action, state.at_ms))) is not None:
                raise Broken(f"{action} is offered to seat {seat} and refused: {refusal}")
        check_actions(game, state, seat, offer)
    for viewer in (*map(Seat, range(state.seats)), None):
        view = rules.view(state, viewer)
        guess = rules.guess(view, rng)
        if rules.view(guess, viewer) != view:
            raise Broken(f"a guess looks different from the view of seat {viewer}")
        _same(codec(game).thing(to_json(view)), view, "the JSON form of a view")
    if (flaw := rules.flaw(state)) is not None:
        raise Broken(f"a state of play is called impossible: {flaw}")
    _same(codec(game).thing(to_json(state)), state, "the JSON form of a state")


def check_actions(game: AnyGame, state: Any, seat: Seat, offer: Offer[Any]) -> None:
    """``actions`` lists legal ones, each once; without open kinds, just what is offered."""
    if not offer.open:
        if {*game.rules.actions(state, seat)} != {*offer.actions}:
            raise Broken(f"seat {seat} is offered other actions than there are")
        return
    some = list(islice(game.rules.actions(state, seat), MOST_OFFERED))
    waiting = game.rules.waiting(state)
    is_awaited = isinstance(waiting, Decide) and seat in waiting.seats
    must_act = is_awaited and not game.nature.is_real_time  # in real time a seat may have to wait
    if (must_act and not some) or len(set(some)) != len(some):
        raise Broken(f"the actions of seat {seat} are none, or come twice")
    for action in some:
        if (refusal := game.rules.check(state, Decision(seat, action, state.at_ms))) is not None:
            raise Broken(f"{action} is listed for seat {seat} and refused: {refusal}")


def check_bad_moves(game: AnyGame, state: Any, move: Move, rng: Random) -> None:
    """Mangled actions and strangers get a refusal with words, or were legal after all."""
    if not isinstance(move, Decision):
        return
    rules = game.rules
    readers = codec(game)
    plain = mangled(to_plain(move.action), readers.types, rng)
    action = readers.action(plain)
    seat = rng.randrange(state.seats)
    refusal = rules.check(state, Decision(seat, action, move.at_ms))
    if refusal is None:
        offer = rules.offer(state, Seat(seat))
        kinds = {kind.type for kind in offer.open} | {"leave", *PRESENCE}
        idle = not rules.apply(state, Decision(seat, action, move.at_ms))[1]
        if action not in offer.actions and plain["type"] not in kinds and not idle:
            raise Broken(f"{action} was never offered to seat {seat}, and is accepted")
        return
    check_refusal(game, refusal)


def check_refusal(game: AnyGame, refusal: Refusal) -> None:
    """A refusal has a code, a rule, facts that can be sent, and a sentence in each language."""
    to_json(refusal)
    if refusal.code not in (refusal.code.lower(), refusal.code.upper()) or not refusal.rule:
        raise Broken(f"a refusal without a proper code or rule: {refusal}")
    for language in LANGUAGES:
        if not game.notation.explain(refusal, language):
            raise Broken(f"no words in {language} for {refusal}")


def check_text(game: AnyGame, state: Any, move: Move) -> None:
    """Notation of moves and positions goes both ways."""
    notation = game.notation
    _same(notation.read_position(notation.write_position(state)), state, "a position's text")
    if isinstance(move, Decision):
        text = notation.write(state, move.action)
        _same(notation.read(state, text), move.action, f"the notation {text!r}")
        _same(codec(game).action(to_plain(move.action)), move.action, "an action's plain form")


def check_events(game: AnyGame, state: Any, events: tuple[Any, ...]) -> None:
    """Events can be sent, and told in each language."""
    for event in events:
        _same(codec(game).thing(to_json(event)), event, "the JSON form of an event")
        for language in LANGUAGES:
            game.notation.tell(state, event, language)


def check_log(game: AnyGame, header: Header, moves: list[Move], states: list[Any]) -> None:
    """A log survives its JSON lines, and replays to the same states without drawing luck."""
    text = log.dump(header, moves)
    _, read_header, read_moves = log.parse(text, game)
    _same(read_header, header, "the header")
    _same(read_moves, moves, "the moves")
    again = [after for after, _ in replay(game, read_header, read_moves)][1:]
    _same(again, states, "the states of the replay")
    _same(fold(game, header, moves), states[-1], "the fold of the log")
    if log.dump(read_header, read_moves) != text:
        raise Broken("a log reads differently when written again")


def check_twins(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> int:
    """Two tables with other luck and other choices: who hears the same story sees the same.

    Returns how many states were compared after the tables had come to differ in secret.
    """
    compared = 0
    for viewer in (*map(Seat, range(seats)), None):
        for steps in _twin_walk(game, seats, options, seed, viewer):
            (one, two), told_alike, differ = steps
            if [game.rules.redact(event, viewer) for event in told_alike[0]] != [
                game.rules.redact(event, viewer) for event in told_alike[1]
            ]:
                break
            compared += differ
            _same(game.rules.view(one, viewer), game.rules.view(two, viewer), "the twin's view")
            if viewer is not None:
                offers = game.rules.offer(one, viewer), game.rules.offer(two, viewer)
                _same(*offers, "the twin's offer")
    return compared


def _twin_walk(
    game: AnyGame, seats: int, options: dict[str, Any], seed: int, viewer: Seat | None
) -> Iterator[tuple[tuple[Any, Any], tuple[tuple[Any, ...], tuple[Any, ...]], bool]]:
    """Two games with other luck, the same decisions of the viewer, and mostly of the others."""
    rules = game.rules
    one = two = rules.setup(seats, codec(game).options(options))
    rng, luck = Random(seed), (Random(seed + 1), Random(seed + 2))
    for _ in range(MOST_MOVES):
        waits = rules.waiting(one), rules.waiting(two)
        if type(waits[0]) is not type(waits[1]) or isinstance(waits[0], Over):
            return
        if isinstance(waits[0], Draw) and rng.random() < ALIKE:
            one, events = rules.apply(one, Outcome(rules.draw(one, luck[0])))
            two = rules.guess(rules.view(one, viewer), luck[1])
            yield (one, two), (events, events), one != two
            continue
        if isinstance(waits[0], Draw):
            moves: tuple[Move, Move] = (
                Outcome(rules.draw(one, luck[0])),
                Outcome(rules.draw(two, luck[1])),
            )
        else:
            move = random_move(game, one, waits[0], rng)
            moves = (move, move)
            if isinstance(move, Decision) and move.seat != viewer and rng.random() < OTHERWISE:
                other = Decision(move.seat, rules.sample(two, Seat(move.seat), rng), move.at_ms)
                moves = (move, other if rules.check(two, other) is None else move)
        if rules.check(two, moves[1]) is not None:
            return
        one, first = rules.apply(one, moves[0])
        two, second = rules.apply(two, moves[1])
        yield (one, two), (first, second), one != two


def _same(got: Any, expected: Any, what: str) -> None:
    if got != expected:
        raise Broken(f"{what} differs:\n{got}\n{expected}")
