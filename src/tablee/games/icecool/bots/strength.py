"""The levels of the bots: how much they think, and how steady their hand is."""

from typing import NamedTuple

from tablee.games.icecool.model.flick import Spread

Races = tuple[tuple[int, int], ...]  # finalists, and tries with a tremor for each


class Effort(NamedTuple):
    """How much is simulated at most: flicks, not seconds."""

    plain: int  # straight ones, first
    book: int  # practised ones
    tricks: int  # of all kinds
    generations: tuple[int, ...]  # improvements of the best so far
    races: Races

    @property
    def retries(self) -> int:
        """In the third race each finalist may bring a centred one along."""
        times = [finalists * tries for finalists, tries in self.races]
        return sum(times) + sum(times[2:])

    @property
    def digging(self) -> int:
        """For proposals instead, where nothing gets there; those cost less than a long race."""
        return self.retries + self.retries // 4

    @property
    def most(self) -> int:
        return self.plain + self.book + self.tricks + sum(self.generations) + self.digging


class Strength(NamedTuple):
    hand: Spread
    effort: Effort
    scouting: Effort  # before a challenge is announced
    plays_cards: bool  # skates and moves of fish


EASY = Strength(
    Spread(350, 0.085, 115, 14),  # between medium and large
    Effort(4, 2, 0, (), ((3, 2),)),
    Effort(0, 0, 0, (), ()),
    plays_cards=False,
)
MEDIUM = Strength(
    Spread(170, 0.045, 55, 7),  # between small and medium
    Effort(4, 12, 4, (4,), ((5, 2), (3, 3), (2, 4))),
    Effort(4, 2, 4, (), ()),
    plays_cards=True,
)
HARD = Strength(
    Spread(85, 0.025, 25, 4),  # a little steadier than small
    Effort(6, 16, 8, (4,), ((5, 2), (3, 3), (2, 5))),
    Effort(4, 4, 8, (), ((3, 2),)),
    plays_cards=True,
)
