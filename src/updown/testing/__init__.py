"""The conformance suite that every game must pass, the three of this package and yours:

    import pytest
    from updown.testing import CHECKS
    from my_game import GAME

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_conformance(check):
        check(GAME)

`check_game(GAME)` runs all of them. A check raises an AssertionError that names the match and what was wrong."""

from updown.testing.checks import CHECKS, check_game

__all__ = ["CHECKS", "check_game"]
