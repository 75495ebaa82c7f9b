"""The contract: `Game` (immutable, shared) and `State` (one position).

A position is one array of numbers, `table`. Its first cells belong to the engine, then come the game's segments, then
the agenda: a stack of frames that say what remains to be done. The top frame is either a decision (somebody chooses
from the legal moves) or a step (the engine carries it out and goes on).

    table:  [ header | game's segments ........ | agenda: frame frame frame - - - ]
    frame:  [ kind, seat, a, b, c, d ]
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from perankh.engine.agenda import FRAME, Kind
from perankh.engine.dump import read, write
from perankh.engine.errors import BadOption, BadPosition, IllegalMove
from perankh.engine.header import CHANCE, HEADER, LEARNED, MOST_OPTIONS, MOST_SOURCES, OPTIONS, PLY, SEATS, TOP
from perankh.engine.layout import Layout, Segment, hidden, public
from perankh.engine.message import EVERYBODY, Message, Note, Value, seat_word
from perankh.engine.moves import Moves, MoveTable
from perankh.engine.nat import i64, vec
from perankh.engine.option import Option
from perankh.engine.rng import MASK, WORDS, Rng, draw, seed_words, shuffle

HIGHEST_SEED: Final = (1 << 128) - 1


class Game:
    """A game of the house: its name, seats, options, moves, and where everything lies in a position."""

    def __init__(
        self,
        *,
        slug: str,
        rules: str,
        seats: Sequence[int],
        options: Sequence[Option],
        moves: MoveTable,
        segments: Sequence[Segment],
        kinds: Sequence[Kind],
        frames: int,
        sources: Sequence[str],
        longest: int,
    ) -> None:
        self.slug = slug
        self.rules = rules  # version of the rules; a record names the one it was played with
        self.seats: list[int] = list(seats)
        self.options: list[Option] = list(options)
        self.moves = moves
        self.kinds: list[Kind] = list(kinds)
        self.sources: list[str] = list(sources)
        self.longest = longest  # no game takes more moves
        self.observers: i64 = max(seats)  # observer of a seat: its number; of spectators: this one
        agenda = HEADER + sum(segment.size for segment in segments)
        self.agenda: i64 = agenda
        self.layout: Layout = Layout(
            [
                public("seats", SEATS, 1, max(seats)),
                hidden("ply", PLY, 1, longest),
                hidden("learned", LEARNED, 1, longest),
                hidden("top", TOP, 1, agenda + FRAME * frames, low=agenda - FRAME),
                public("options", OPTIONS, MOST_OPTIONS, 99),
                hidden("chance", CHANCE, WORDS * MOST_SOURCES, MASK),
                *segments,
                hidden("agenda", agenda, FRAME * frames, 1 << 48, low=-1),
            ]
        )
        self.swing: float = 20.0  # a lead in points that makes a win likely
        self.exploration: float = 0.4  # of a search, in utility
        self.playout: i64 = 8  # random moves of a search before it asks for an estimate
        self.broad: bool = False  # whether a search weighs all moves of a new position at once instead
        self.turns: i64 = 0  # that such a search plays out, each move by its estimate, before it asks for another
        self.steps: vec[i64] = vec[i64]([int(kind.step) for kind in kinds])
        self.forced: vec[i64] = vec[i64]([int(kind.forced) for kind in kinds])
        self.private: vec[i64] = vec[i64]([int(kind.private) for kind in kinds])

    def new(self, seats: int = 0, seed: int = 0, **options: object) -> "State":
        """A fresh position. Without a number of seats, the smallest that goes with the options."""
        seats = seats or self.fewest(options)
        chosen = self.choose(seats, options)
        if not 0 <= seed <= HIGHEST_SEED:
            raise BadOption(f"a seed is a whole number from 0 to 2**128 - 1, not {seed}")
        state = self.blank()
        state.table = vec[i64]([0] * self.layout.size)
        state.table[SEATS] = seats
        state.table[TOP] = self.agenda - FRAME
        for number, choice in enumerate(chosen):
            state.table[OPTIONS + number] = choice
        for number, source in enumerate(self.sources):
            for k, word in enumerate(seed_words(f"{seed}/{source}")):
                state.table[CHANCE + WORDS * number + k] = word
        state.setup()
        state.settle()
        return state

    def choose(self, seats: int, options: Mapping[str, object]) -> list[int]:
        """The chosen index of every option, defaults filled in; refuses what the game does not have."""
        if seats not in self.seats:
            raise BadOption(f"{self.slug} is for {_or(self.seats)} seats, not {seats}", "refused-seats")
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                raise BadOption(f"{self.slug} has no option {name!r}; it has: {', '.join(names) or 'none'}")
        chosen = [option.index(options.get(option.name, option.choices[0])) for option in self.options]
        values = {option.name: option.choices[k] for option, k in zip(self.options, chosen, strict=True)}
        self.permit(seats, values)
        return chosen

    def fewest(self, options: Mapping[str, object]) -> int:
        """The smallest number of seats that the game permits with these options."""
        for seats in self.seats:
            try:
                self.choose(seats, options)
            except BadOption:
                continue
            return seats
        return self.seats[0]  # whose refusal says what is wrong

    def variants(self) -> list[tuple[int, dict[str, str]]]:
        """Seat counts with option sets that together cover the game; the conformance suite plays all of them."""
        result: list[tuple[int, dict[str, str]]] = []
        for seats in self.seats:
            sets: list[dict[str, str]] = [{}]
            sets += [{option.name: choice} for option in self.options for choice in option.choices[1:]]
            for one in sets:
                try:
                    self.choose(seats, one)
                except BadOption:
                    continue
                result.append((seats, one))
        return result

    def load(self, data: object) -> "State":
        """The position that `State.dump` wrote."""
        if not isinstance(data, dict):
            raise BadPosition("a position is an object with the fields that dump() writes")
        if data.get("game") != self.slug or data.get("rules") != self.rules:
            raise BadPosition(f"not a position of {self.slug} with rules {self.rules}")
        state = self.blank()
        state.table = read(self.layout, data)
        self.check_agenda(state.table, len(data["agenda"]))
        return state

    def check_agenda(self, table: vec[i64], depth: int) -> None:
        """Refuse frames that the game does not have."""
        if depth % FRAME or table[TOP] != self.agenda - FRAME + depth or table[SEATS] not in self.seats:
            raise BadPosition("the agenda or the number of seats does not fit")
        for at in range(self.agenda, self.agenda + depth, FRAME):
            if not 0 <= table[at] < len(self.kinds) or not -1 <= table[at + 1] < table[SEATS]:
                raise BadPosition("the agenda holds a frame that does not exist")

    def text(self, move: int) -> str:
        """The notation of a move."""
        if not 0 <= move < len(self.moves.texts):
            raise IllegalMove(f"there is no move number {move}")
        return self.moves.texts[move]

    def move(self, text: str) -> int:
        """The move that a notation names."""
        return self.moves.parse(text)

    # What a game says of itself

    def blank(self) -> "State":
        """A state of the game's class, without content."""
        raise NotImplementedError

    def permit(self, seats: int, options: Mapping[str, str]) -> None:
        """Raise BadOption for a combination that the rules do not allow."""

    def draw(self, view: Mapping[str, object], say: Callable[[Message], str]) -> str:
        """The table as text for a terminal, from a view alone; `say` puts messages into words."""
        raise NotImplementedError


class State:
    """One position. Everything it is stands in `table`; the journal is only listened to.

    Drive it with `seat`, `legal` and `play`. Compiled callers use `fill` and `apply`, which do the same without lists
    and without checks.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table: vec[i64] = vec[i64]()
        self.journal: list[Note] | None = None
        self.buffer: Moves | None = None
        self.listed = False  # the buffer holds the legal moves of this very position

    # For everybody

    @property
    def seats(self) -> int:
        return self.table[SEATS]

    @property
    def seat(self) -> int:
        """The seat that decides now; -1 when the game is over."""
        return self.decider()

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return self.table[PLY]

    @property
    def undo_floor(self) -> int:
        """The ply up to which moves may be taken back without anybody keeping hidden knowledge."""
        return self.table[LEARNED]

    def legal(self) -> list[int]:
        """The moves to choose from, sorted; empty only when the game is over."""
        out = self.scratch()
        self.fill(out)
        return out.listed()

    def play(self, move: int) -> None:
        """Play a move; IllegalMove, and nothing changed, if it is not legal."""
        out = self.scratch()
        self.fill(out)
        if not out.has(move):
            raise self.refusal(move, out)
        self.apply(move)

    def clone(self) -> "State":
        """An independent copy, without the journal."""
        copy = self.game.blank()
        copy.table = self.table[:]
        return copy

    def copy_from(self, other: "State") -> None:
        """Become a copy of another position of the same game."""
        self.table = other.table[:]
        self.listed = False

    def dump(self) -> dict[str, object]:
        """The whole position as plain data; `Game.load` restores it exactly."""
        segments = write(self.game.layout, self.table, self.table[TOP] + FRAME)
        return {"game": self.game.slug, "rules": self.game.rules, **segments}

    def options(self) -> dict[str, str]:
        """The value of every option."""
        return {option.name: option.choices[self.table[OPTIONS + k]] for k, option in enumerate(self.game.options)}

    def scores(self) -> list[int]:
        """Points of each seat, counted as if the game ended now."""
        return [self.standing(seat)[0] for seat in range(self.table[SEATS])]

    def ranking(self) -> list[int]:
        """The place of each seat after tie-breaks, 1 for the winner; seats that share a place have the same number."""
        standings = [self.standing(seat) for seat in range(self.table[SEATS])]
        return [1 + sum(other > mine for other in standings) for mine in standings]

    def observe(self, seat: int | None) -> vec[i64]:
        """The table as a seat (or None: a spectator) may know it; UNKNOWN elsewhere.

        Of the agenda, everything up to the first frame that is another seat's private business.
        """
        game = self.game
        table = self.table
        observer: i64 = game.observers if seat is None else seat
        out = game.layout.show(table, observer)
        last = self.horizon(observer)
        out[TOP] = last
        for at in range(game.agenda, last + 1, FRAME):
            out[at + 1] = table[at + 1]
            if not self.conceals(at, observer):
                for k in range(at, at + FRAME):
                    out[k] = table[k]
        return out

    def horizon(self, observer: i64) -> i64:
        """The last frame that an observer knows of."""
        top = self.table[TOP]
        for at in range(self.game.agenda, top, FRAME):
            if self.conceals(at, observer):
                return at
        return top

    def conceals(self, frame: i64, observer: i64) -> bool:
        """Whether a frame is another seat's private business, of which only that there is something is known."""
        t = self.table
        return self.game.private[t[frame]] != 0 and t[frame + 1] != observer

    def prompt_for(self, seat: int | None) -> Message:
        """What this seat, or a spectator, is told about the decision that is due."""
        decider = self.decider()
        if decider < 0:
            return Message("prompt-over")
        if seat != decider and self.game.kinds[self.table[self.table[TOP]]].private:
            return Message("prompt-waiting", {"seat": seat_word(decider)})
        return self.prompt

    # For compiled callers

    def decider(self) -> i64:
        top = self.table[TOP]
        return self.table[top + 1] if top >= self.game.agenda else -1

    def fill(self, out: Moves) -> None:
        """Write the legal moves into a buffer."""
        if not self.listed:
            self.list_choices(out)
        elif out is not self.buffer:
            out.copy_from(self.scratch())

    def list_choices(self, out: Moves) -> None:
        out.n = 0
        t = self.table
        top = t[TOP]
        if top >= self.game.agenda:
            self.choices(out, t[top], t[top + 1], t[top + 2], t[top + 3], t[top + 4], t[top + 5])

    def apply(self, move: i64) -> None:
        """Play a move that is known to be legal."""
        self.listed = False
        t = self.table
        top = t[TOP]
        t[TOP] = top - FRAME
        self.resolve(move, t[top], t[top + 1], t[top + 2], t[top + 3], t[top + 4], t[top + 5])
        self.settle()
        t[PLY] += 1

    def settle(self) -> None:
        """Carry out steps and forced decisions until somebody has a choice or the game is over."""
        t = self.table
        game = self.game
        top = t[TOP]
        while top >= game.agenda:
            kind = t[top]
            if game.steps[kind]:
                t[TOP] = top - FRAME
                self.step(kind, t[top + 1], t[top + 2], t[top + 3], t[top + 4], t[top + 5])
            elif game.forced[kind]:
                out = self.scratch()
                self.list_choices(out)
                if out.n > 1:
                    self.listed = True
                    return
                t[TOP] = top - FRAME
                if out.n == 1:
                    self.resolve(out.items[0], kind, t[top + 1], t[top + 2], t[top + 3], t[top + 4], t[top + 5])
            else:
                return
            top = t[TOP]

    def redeal(self, seat: i64, rng: Rng) -> None:
        """In place: deal anew everything that this seat cannot know, all possibilities equally likely."""
        self.listed = False
        t = self.table
        for k in range(i64(CHANCE), i64(HEADER)):
            t[k] = rng.word()
        self.deal_hidden(seat, rng)

    # For the games: agenda, chance, journal

    def push(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Put a frame on top of the agenda: it is what happens next."""
        self.listed = False
        t = self.table
        top = t[TOP] + FRAME
        t[TOP] = top
        t[top] = kind
        t[top + 1] = seat
        t[top + 2] = a
        t[top + 3] = b
        t[top + 4] = c
        t[top + 5] = d

    def clear_agenda(self) -> None:
        """Nothing remains to be done: the game is over."""
        self.table[TOP] = self.game.agenda - FRAME

    def chance(self, source: i64, n: i64) -> i64:
        """A number from 0 to n - 1 from one of the game's sources of chance."""
        return draw(self.table, CHANCE + WORDS * source, n)

    def mix(self, source: i64, at: i64, n: i64) -> None:
        """Shuffle the n cells of the table that start at `at`."""
        shuffle(self.table, CHANCE + WORDS * source, self.table, at, n)

    def learn(self) -> None:
        """Somebody learns something that was hidden: this move cannot be undone."""
        self.table[LEARNED] = self.table[PLY] + 1

    def note(self, what: str, seat: int, to: int = EVERYBODY, **words: Value) -> None:
        """Write into the journal; callers look whether there is one before they make up the words."""
        if self.journal is not None:
            self.journal.append(Note(Message(what, {"seat": seat_word(seat), **words}), to))

    def scratch(self) -> Moves:
        if self.buffer is None:
            self.buffer = Moves(len(self.game.moves.texts))
        return self.buffer

    def refusal(self, move: i64, legal: Moves) -> IllegalMove:
        if self.decider() < 0:
            return IllegalMove("the game is over")
        shown = [repr(self.game.text(legal.items[k])) for k in range(min(legal.n, 6))]
        more = ", ..." if legal.n > 6 else ""
        return IllegalMove(f"{self.game.text(move)!r} is not legal now; legal here: {', '.join(shown)}{more}")

    # What a game answers

    def setup(self) -> None:
        """Lay out a new game: seats, options and chance are set, everything else is 0."""
        raise NotImplementedError

    def choices(self, out: Moves, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """The legal moves of a decision, in ascending order."""
        raise NotImplementedError

    def resolve(self, move: i64, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry out the move chosen in a decision; its frame has been taken off."""
        raise NotImplementedError

    def step(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry out a step; its frame has been taken off."""
        raise NotImplementedError

    def deal_hidden(self, seat: i64, rng: Rng) -> None:
        """See `redeal`; chance itself has been renewed already."""
        raise NotImplementedError

    def standing(self, seat: int) -> list[int]:
        """Points, then tie-breaks in order; more is better."""
        raise NotImplementedError

    def turn(self) -> i64:
        """Another number whenever another turn begins, for the bots. A game in which one seat may have several turns in
        a row counts them."""
        return self.decider()

    def estimate(self, seat: i64) -> float:
        """An estimate of this seat's final points from here, for the bots. Must be quick, and make sense in the middle
        of a turn too."""
        raise NotImplementedError

    def breakdown(self, seat: int) -> list[tuple[str, int]]:
        """The points by source: message id and points."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """How many pieces of each sort there are, counted place by place; the same throughout a game."""
        raise NotImplementedError

    def unplaced(self, seat: int) -> list[tuple[str, str, str]]:
        """(pool, piece, place) of every piece that this seat cannot place.

        Pieces of one pool are exchangeable: to the seat's knowledge each may be in any of the pool's places.
        """
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat (or None: a spectator) may know, as plain data; built from `observe` alone."""
        raise NotImplementedError

    @property
    def prompt(self) -> Message:
        """Which decision is due, in words for the one who decides."""
        raise NotImplementedError

    def label(self, move: int) -> Message:
        """A legal move in words."""
        raise NotImplementedError

    def element(self, move: int) -> str:
        """The board element that a legal move belongs to; empty if there is none."""
        raise NotImplementedError


def _or(numbers: Sequence[int]) -> str:
    return " or ".join(str(number) for number in numbers)
