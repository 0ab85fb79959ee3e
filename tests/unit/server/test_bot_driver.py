"""How bots are driven: a forced move takes as long as a choice."""

from updown.server.bot_driver import FIRST_PACE, PACED_LEVELS, PACES, Paces


def test_a_forced_move_takes_as_long_as_one_of_the_last_choices() -> None:
    paces = Paces()
    assert paces.draw("expert") == FIRST_PACE[0]
    for number in range(2 * PACES):
        paces.add("expert", float(number))
    drawn = {paces.draw("expert") for _ in range(400)}
    assert drawn <= set(map(float, range(PACES, 2 * PACES)))
    assert len(drawn) > PACES // 2
    assert paces.draw("casual") == FIRST_PACE[0], "each level has its own"


def test_however_many_levels_guests_invent_only_the_last_are_remembered() -> None:
    paces = Paces()
    for number in range(2 * PACED_LEVELS):
        paces.add(f"expert:rollouts={number}", 0.5)
        paces.add("casual", 0.25)
    assert len(paces.last) == PACED_LEVELS
    assert paces.draw("casual") == 0.25, "a level in use is not forgotten"
    assert paces.draw("expert:rollouts=1") == FIRST_PACE[0]
