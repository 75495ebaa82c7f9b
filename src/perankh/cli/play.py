"""A game in the terminal: people at one keyboard, bots on the other seats."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from perankh.bots import HINT, Player, Thought, ask, is_bot
from perankh.cli.shared import (
    SYSTEM,
    Components,
    GameName,
    Lang,
    Options,
    Seed,
    console,
    open_game,
    read_options,
    read_record,
    text,
    write_record,
)
from perankh.engine.errors import BadOption, IllegalMove, PerankhError
from perankh.engine.match import Match
from perankh.engine.message import Message, Value, seat_word
from perankh.engine.rng import Rng
from perankh.words import words

HUMAN = "you"
SHOWN_THOUGHTS = 3


def play(
    game: GameName,
    seats: Annotated[str, typer.Option(help=text("cli-play-seats"))] = "you,random",
    seed: Seed = None,
    option: Options = None,
    lang: Lang = SYSTEM,
    save: Annotated[Path | None, typer.Option(help=text("cli-play-save"), dir_okay=False)] = None,
    resume: Annotated[Path | None, typer.Option(help=text("cli-play-resume"), dir_okay=False)] = None,
    components: Components = None,
) -> None:
    found = open_game(game, components)
    players = _players(seats)
    if resume is not None:
        record = read_record(resume)
        if record.game != game:
            raise BadOption(f"{resume} is a game of {record.game}, not of {game}")
        record.verify(found)
        match = Match(found, record)
        players = record.players or players
        if len(players) != record.seats:
            raise BadOption(f"{resume} is a game for {record.seats} seats, not {len(players)}: {', '.join(players)}")
    else:
        match = Match.new(found, len(players), _seed(seed), read_options(option), players)
    Terminal(match, players, lang.value, save).run()


def _players(seats: str) -> list[str]:
    try:
        seats.encode()
    except UnicodeEncodeError:
        raise BadOption(f"the names in {seats!r} are not written in UTF-8") from None
    return [name.strip() for name in seats.split(",")]


def _seed(seed: int | None) -> int:
    return secrets.randbits(63) if seed is None else seed


class Quit(Exception):
    pass


class Terminal:
    """One evening at the terminal."""

    def __init__(self, match: Match, players: list[str], language: str, save: Path | None) -> None:
        self.match = match
        self.players = players
        self.humans = [seat for seat, player in enumerate(players) if not is_bot(player)]
        self.words = words(language, match.game.slug)
        self.names = _names(players, lambda key, **args: self.words.say(Message(key, args)))
        self.save = save
        self.shown_to: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.told = dict.fromkeys(self.humans, 0)  # moves whose notes this person has read
        self.bots = {seat: Player(player) for seat, player in enumerate(players) if is_bot(player)}
        self.rng = Rng(secrets.randbits(64))

    def say(self, key: str | Message, **args: Value) -> str:
        return self.words.say(key if isinstance(key, Message) else Message(key, args), self.names)

    def run(self) -> None:
        self.write()  # a place that cannot be written to is refused before the game
        try:
            while self.match.state.seat >= 0:
                seat = self.match.state.seat
                if seat in self.humans:
                    self.human_turn(seat)
                else:
                    self.bot_turn(seat)
            self.show_end()
        except (Quit, EOFError):
            console.print(self.say("terminal-goodbye"))
        finally:
            self.write()
            if self.save is not None:
                console.print(self.say("terminal-saved", file=str(self.save)), markup=False)

    def write(self) -> None:
        if self.save is not None:
            write_record(self.save, self.match.record())

    def bot_turn(self, seat: int) -> None:
        player = self.bots[seat]
        state = self.match.state
        move = ask(player.bot, state, player.budget, self.rng)
        thoughts = player.bot.thoughts()
        if len(thoughts) > 1 and self.humans:
            console.print(
                self.say("terminal-thoughts", seat=seat_word(seat), moves=self.weighed(thoughts)), style="dim"
            )
        self.match.play(move)

    def weighed(self, thoughts: list[Thought]) -> str:
        """The moves a bot thought most of, each with how good it looks."""
        best = thoughts[:SHOWN_THOUGHTS]
        return ", ".join(f"{self.match.game.text(one.move)} ({one.worth:.0%})" for one in best)

    def hint(self) -> None:
        adviser = Player(HINT)
        state = self.match.state
        move = ask(adviser.bot, state, adviser.budget, self.rng)
        thoughts = adviser.bot.thoughts() or [Thought(move, 1.0, 0.5)]
        console.print(self.say("terminal-hint", moves=self.weighed(thoughts)))

    def human_turn(self, seat: int) -> None:
        if self.shown_to != seat:
            self.hand_over(seat)
        self.show_notes(seat)
        state = self.match.state
        console.print()
        console.print(self.match.game.draw(state.view(seat), self.say))
        console.print()
        console.print(self.say(state.prompt), style="bold")
        legal = state.legal()
        for number, move in enumerate(legal, 1):
            console.print(f"{number:>3}  {self.say(state.label(move))}  [dim]{self.match.game.text(move)}[/]")
        while not self.obey(self.ask(), legal, seat):
            pass

    def hand_over(self, seat: int) -> None:
        """Nobody sees another's tiles: the screen is cleared before and after the keyboard changes hands."""
        console.clear()
        console.print(self.say("terminal-hand-over", name=self.names[seat]), style="bold")
        input()
        console.clear()
        self.shown_to = seat

    def show_notes(self, seat: int) -> None:
        for notes in self.match.notes[self.told[seat] :]:
            for note in notes:
                if note.shown_to(seat):
                    console.print(f"[italic]{self.say(note.message)}[/]")
        self.told[seat] = len(self.match.notes)

    def ask(self) -> str:
        return input("> ").strip()

    def obey(self, command: str, legal: list[int], seat: int) -> bool:
        """Carry out a line of input; True when the position has changed."""
        if command == "undo":
            return self.undo(seat)
        if command == "hint":
            self.hint()
        elif command == "score":
            self.show_scores(seat)
        elif command == "log":
            self.told[seat] = 0
            self.show_notes(seat)
        elif command == "quit":
            raise Quit
        elif command in ("help", "?", ""):
            console.print(self.say("terminal-commands"))
        else:
            return self.move(command, legal)
        return False

    def move(self, command: str, legal: list[int]) -> bool:
        try:
            number = int(command[:9]) if command.isdecimal() else 0
            if number and number > len(legal):
                raise IllegalMove(self.say("terminal-no-choice", count=len(legal)))
            self.match.play(legal[number - 1] if number else self.match.game.move(command))
        except PerankhError as error:
            console.print(str(error), style="red", markup=False)
            return False
        return True

    def undo(self, seat: int) -> bool:
        moves = len(self.match.moves)
        if self.match.undo_floor == moves or self.match.movers[-1] != seat:
            console.print(self.say("terminal-no-undo"))
            return False
        self.match.undo(moves - 1)
        self.told = {human: min(told, moves - 1) for human, told in self.told.items()}
        return True

    def show_scores(self, seat: int) -> None:
        """The own points by source; of the others nothing that is hidden."""
        for key, points in self.match.state.breakdown(seat):
            if points:
                console.print(f"{points:>4}  {self.say(key)}")
        console.print(f"{self.match.state.scores()[seat]:>4}  {self.say('terminal-total')}", style="bold")

    def show_end(self) -> None:
        state = self.match.state
        for seat in self.humans[:1]:
            self.show_notes(seat)
        console.print()
        for seat in sorted(range(state.seats), key=lambda one: state.ranking()[one]):
            console.print(f"{state.ranking()[seat]}. {self.names[seat]}", style="bold")
            self.show_scores(seat)


def _names(players: list[str], say: Callable[..., str]) -> list[str]:
    """What the players are called, for a console: people by their name, or numbered; bots by what they are."""
    names = []
    for number, player in enumerate(players, 1):
        if player == HUMAN:
            names.append(say("player", number=number))
        elif is_bot(player):
            names.append(say(f"bot-{player.partition(':')[0]}"))
        else:
            names.append(escape(player))
    return [f"{name} {k + 1}" if names.count(name) > 1 else name for k, name in enumerate(names)]
