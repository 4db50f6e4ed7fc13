"""Routes: the games, their texts and their rulebooks."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath

from tabard.games import GAMES
from tabard.match.rulebook import read_rulebook, read_rulings
from tabard.match.texts import read_log_clauses, read_meanings, read_nouns, read_prompt_clauses
from tabard.parts.catalog import data_of, read_file
from tabard.server.routes.context import REFUSALS, Server
from tabard.server.table.lobby import LEVELS, game_called
from tabard.server.wire.answers import (
    ClauseInfo,
    GameData,
    GameInfo,
    Games,
    GameTexts,
    OptionInfo,
    RulingInfo,
)
from tabard.server.wire.messages import Language

CACHED = CacheControlHeader(max_age=300)


@get("/api/games", responses=REFUSALS, cache_control=CACHED, sync_to_thread=False)
def list_games(server: NamedDependency[Server]) -> Games:
    """All games with their options, and the levels of bots, those from outside last."""
    return Games(_games(), [*LEVELS, *server.lobby.guests.names()])


@get(
    "/api/games/{game:str}/texts/{language:str}",
    responses=REFUSALS,
    cache_control=CACHED,
    sync_to_thread=False,
)
def game_texts(game: FromPath[str], language: FromPath[Language]) -> GameTexts:
    """All messages of a game in one language, in Fluent's notation, and its nouns."""
    return texts_of(game_called(game).key, language)


@get(
    "/api/games/{game:str}/clauses", responses=REFUSALS, cache_control=CACHED, sync_to_thread=False
)
def game_clauses(game: FromPath[str]) -> list[ClauseInfo]:
    """The rulebook of a game, clause by clause, in both languages."""
    return _clauses(game_called(game).key)


@get(
    "/api/games/{game:str}/rulings", responses=REFUSALS, cache_control=CACHED, sync_to_thread=False
)
def game_rulings(game: FromPath[str]) -> list[RulingInfo]:
    """What the rulebook of a game leaves open, and how we read it, in both languages."""
    return _rulings(game_called(game).key)


@get("/api/games/{game:str}/data", responses=REFUSALS, cache_control=CACHED, sync_to_thread=False)
def game_data(game: FromPath[str]) -> GameData:
    """Cards, boards and numbers of a game as its data files tell them, with their sources."""
    return _data(game_called(game).key)


@cache
def _games() -> list[GameInfo]:
    return [_game(key) for key in GAMES]


def _game(key: str) -> GameInfo:
    game = GAMES[key]
    meanings = read_meanings(game)
    options = [
        OptionInfo(
            option.key,
            option.default,
            option.choices,
            option.ruling,
            option.meaning,
            meanings[option.key],
        )
        for option in game.options()
    ]
    return GameInfo(
        key,
        dict(game.title),
        game.seats[0],
        game.seats[-1],
        game.rules_version,
        game.stage,
        game.has_secrets(),
        options,
    )


@cache
def texts_of(key: str, language: Language) -> GameTexts:
    """A game in one language, as clients put it into words."""
    game = GAMES[key]
    messages = (Path(game.folder) / "text" / f"{language}.ftl").read_text("utf-8")
    nouns = {
        name: {form: texts[language] for form, texts in forms.items()}
        for name, forms in read_nouns(game).items()
    }
    log, prompts = read_log_clauses(game), read_prompt_clauses(game)
    return GameTexts(language, messages, nouns, log, prompts)


@cache
def _clauses(key: str) -> list[ClauseInfo]:
    return [
        ClauseInfo(
            clause.id, dict(clause.heading), dict(clause.text), clause.source, clause.provenance
        )
        for clause in read_rulebook(GAMES[key])
    ]


@cache
def _rulings(key: str) -> list[RulingInfo]:
    book = read_rulebook(GAMES[key])
    return [
        RulingInfo(
            ruling.id,
            dict(ruling.question),
            dict(ruling.reason),
            dict(ruling.answer),
            [clause.id for clause in book if ruling.id in clause.rulings],
        )
        for ruling in read_rulings(GAMES[key])
    ]


@cache
def _data(key: str) -> GameData:
    paths = data_of(GAMES[key]).paths()
    return GameData({path.stem: dict(read_file(path).table) for path in paths})
