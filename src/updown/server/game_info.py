"""Describes a game for the browser: for GET /api/games, and in a file of the pages for the games that come with the
program."""

from updown.rules.deck import deck_names
from updown.rules.match import Game
from updown.rules.options import Number, Option
from updown.rules.sentences import exported
from updown.server.wire import GameInfo, OptionInfo, WhereOption
from updown.words import package_words


def game_info(game: type[Game]) -> GameInfo:
    """Everything that a game declares for people who choose it."""
    players = game.players_option()
    fewest = game.fewest_win
    return GameInfo(
        game=game.id,
        title=game.title,
        rules_version=game.rules_version,
        options=[option_info(option) for option in game.own_options],
        decks=deck_names(game.package),
        lang=game.title_lang,
        about=game.about or f"web-about-{game.id}",
        least=players.low,
        most=players.high,
        usual=game.usual_players,
        minutes=game.minutes,
        age=game.age,
        rules=game.spec.SETUP_RULE.partition("-")[0],
        units=[game.score_unit(count) for count in range(players.low, players.high + 1)],
        rounds=game.rounds,
        fewest_win=fewest if isinstance(fewest, bool) else WhereOption(*fewest),
        sentences=exported(game.sentences),
        moves=exported(game.move_words),
        guidance=exported(game.guidance_words),
        lessons=[lesson.title for lesson in game.lessons],
        words=package_words(game.package),
    )


def option_info(option: Option) -> OptionInfo:
    values: list[str | int]
    if isinstance(option, Number):
        values = list(range(option.low, option.high + 1))
        offered = list(option.offered) or values
    else:
        offered = values = list(option.words)
    return OptionInfo(
        name=option.name,
        values=values,
        default=option.default,
        offered=list(offered),
        message=option.message or f"web-{option.name}",
        help=option.help,
    )
