"""Makes the forecasts of a network true. A network that has learned from too few matches is too sure of itself, most of
all early in a round. So its forecasts are moved towards an even one, or away from it, by a factor that was measured in
matches: one at the beginning of a round, one in its middle and one at its end, with straight lines between them."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Factors = tuple[float, ...]

KNOTS = (0.0, 0.5, 1.0)
"""How much of the round is over where the factors were measured."""
UNCHANGED: Factors = (1.0, 1.0, 1.0)


class Calibration(NamedTuple):
    """The factors of both forecasts, one for each of KNOTS."""

    wins: Factors = UNCHANGED
    margins: Factors = UNCHANGED

    def calibrated_wins(self, progress: Floats | float, wins: Floats) -> Floats:
        """Each seat's share of the win, one row for each position; a row adds up to 1.

        >>> import numpy as np
        >>> from updown.agents.calibration import Calibration
        >>> Calibration(wins=(0.5, 1.0, 1.0)).calibrated_wins(0.0, np.array([0.75, 0.25])).tolist()
        [0.625, 0.375]
        """
        fair = 1 / wins.shape[-1]
        found = np.maximum(0.0, fair + factor_at(self.wins, progress) * (wins - fair))
        return np.asarray(found / found.sum(axis=-1, keepdims=True))

    def calibrated_margins(self, progress: Floats | float, margins: Floats) -> Floats:
        """The growth of each seat's margin, one row for each position; a row adds up to 0."""
        return np.asarray(factor_at(self.margins, progress) * (margins - margins.mean(axis=-1, keepdims=True)))


UNCALIBRATED = Calibration()


def factor_at(factors: Factors, progress: Floats | float) -> Floats:
    """The factor for each position, as a column."""
    return np.asarray(np.interp(progress, KNOTS, factors))[..., None]


def fit(progress: Floats, forecasts: Floats, results: Floats) -> Factors:
    """The factors with the least squared error, for forecasts and results that are 0 on average: one row for each
    position, with a column for each seat."""
    shares = np.stack([np.interp(progress, KNOTS, row) for row in np.eye(len(KNOTS))], axis=-1)
    columns = (shares[:, None, :] * forecasts[:, :, None]).reshape(-1, len(KNOTS))
    found = np.linalg.lstsq(columns, results.reshape(-1), rcond=None)[0]
    return tuple(float(round(factor, 3)) for factor in np.maximum(found, 0.0))
