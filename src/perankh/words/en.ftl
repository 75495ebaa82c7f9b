player = Player { $number }
prompt-over = The game is over.
prompt-waiting = { $seat } is thinking …

bot-random = Random bot

cli-help = Board games of ancient Egypt in the browser and the terminal.
cli-play-help = Play a game in the terminal.
cli-simulate-help = Play random games in bulk, with --check testing every promise of the engine.
cli-replay-help = Tell a recorded game move by move.
cli-verify-help = Replay a record and check its result and its seed.
cli-rules-help = Show the rules of a game, or a single rule by its number.
cli-perft-help = Count the sequences of legal moves from a starting position.
cli-games-help = List the games and their options.
cli-game = Name of the game, see `perankh games`
cli-components = Take cards, tiles and boards from this components.toml
cli-option = Set an option of the game; may be given several times
cli-seed = Number that decides every shuffle; random if left out
cli-lang = Language
cli-json = Print the result as JSON
cli-file = A record
cli-play-seats = Who sits where, separated by commas: you, a name, or a bot (novice, apprentice, scribe, vizier, random, ...)
cli-play-save = Write the record of the game to this file
cli-play-resume = Go on with a recorded game
cli-simulate-games = How many games
cli-simulate-seats = Number of seats
cli-simulate-seed = Seed of the first game; the others follow
cli-simulate-check = Check every promise of the engine after every move
cli-simulate-jobs = How many processes work at once
cli-simulate-table = Show what happened in the games, and how often
cli-perft-depth = How many moves deep
cli-rules-id = Number of a rule, such as SB-5.7
cli-verified = The record is genuine: { $moves } moves, points { $scores }, places { $ranking }.
cli-verified-unfinished = The record is genuine; the game stopped after { $moves } moves.

simulate-running = Playing
simulate-games = Games: { $value }
simulate-seconds = Seconds: { $value }
simulate-length = Moves a game: { $value }
simulate-longest = Longest game: { $value }
simulate-branching = Choices a move: { $value }
simulate-points = Points by seat: { $value }
simulate-wins = Wins by seat: { $value }

terminal-goodbye = Until next time.
terminal-saved = Saved as { $file }.
terminal-hand-over = It is the turn of { $name }. Hand over the keyboard, then press Enter.
terminal-commands = Type a number or a move such as its grey text; or: undo, hint, score, log, quit.
terminal-no-choice = Choose a number from 1 to { $count }.
terminal-no-undo = Nothing can be taken back: somebody else acted, or something hidden came to light.
terminal-total = Total

bot-greedy = Greedy bot
bot-montecarlo = Monte Carlo bot
bot-search = Search bot
bot-novice = Novice
bot-apprentice = Apprentice
bot-scribe = Scribe
bot-vizier = Vizier

cli-arena-help = Let bots play against each other and see who is stronger.
cli-arena-bots = Bots, separated by commas: random, greedy, montecarlo:0.1s, search:0.1s, search:500, novice, apprentice, scribe, vizier
cli-arena-games = Games for each pairing
cli-arena-ray = Play on the Ray cluster at this address
cli-arena-keep = Keep what is played in this file; the same command goes on from there
arena-stopped = Stopped after { $done } of { $total } games.
arena-bot = Bot
arena-against = Against
arena-games = Games
arena-wins = Wins
arena-interval = 95 % interval
arena-points = Points
arena-rating = Rating
arena-time = ms a move
terminal-thoughts = { $seat } weighed: { $moves }
terminal-hint = Suggestion: { $moves }

cli-serve-help = Open the house: tables for people and bots, played in the browser.
cli-serve-store = Where tables are kept: sqlite:///file or postgresql://user@host/name
cli-serve-host = Address to listen at; 0.0.0.0 lets others in
cli-serve-port = Port to listen at
cli-serve-workers = How many processes serve the tables; more than one needs PostgreSQL
cli-serve-thinkers = How many processes the bots of each of them think in
cli-serve-open = Open the browser
cli-serve-origin = Another origin whose pages may use this server; may be given several times
cli-serve-limits = Refuse whoever asks too often
cli-serve-log = How much to log: debug, info, warning or error
serve-ready = Per-Ankh is open at { $url } (stop with Ctrl+C)
serve-not-built = The house is open, but the browser client has not been built yet: run “make play”. Programs can play already, see docs/api.md.

table-joined = { $seat } sits down.
table-left = { $seat } leaves.
table-seated = A bot sits down: { $bot }.
table-seated-open = A seat is open.
table-ready = { $seat } is here.
table-started = The game begins.
table-undo = { $seat } takes back.
table-undo-asked = { $seat } asks to take back.
table-undo-agreed = { $seat } agrees.
table-undo-declined = { $seat } does not agree.
table-resigned = { $seat } resigns.
table-resigned-late = { $seat } has run out of time and loses.
table-takeover = A bot plays for { $seat }: { $bot }.
table-takeover-late = { $seat } has run out of time. A bot plays on: { $bot }.
table-giveback = { $seat } is back.
table-warned = { $seat } has run out of time.
table-rematch = { $seat } offers another game.
table-closed = The table was closed.

refused-seats = this game is not for that number of seats.
refused-team = in a task all play as one team, however many you are; that is one seat.
refused-task-version = the tasks belong to the base version.
refused-alone = alone, the base version is played with one of the tasks, the others without.
refused-difficulty = only the game alone against Imhotep has a difficulty.
refused-deal = the same deal needs the same game, options and number of seats.
refused-ply = that game can be taken up after at most { $most } moves.
refused-all-bots = a table needs a human or an open seat.
refused-level = a bot needs a level.

error-bad-request = This cannot be understood: { $details }
error-bad-option = This cannot be played: { $details }
error-illegal-move = That move is not possible: { $details }
error-bad-phrase = No guest has this recovery phrase.
error-bad-secret = This link or token is not valid here, or no more.
error-no-guest = Choose a name first.
error-not-allowed = You may not do this here.
error-foreign-origin = This request comes from another site.
error-not-found = There is nothing here, or it is not for you.
error-no-method = { $method } is not possible here.
error-outdated = The position has changed meanwhile. Look again.
error-not-your-turn = It is not your turn.
error-not-running = The game is not running.
error-not-open = The table is not open any more.
error-not-finished = The game is not over yet.
error-no-open-seat = This seat is not free.
error-seats-open = Somebody is still missing.
error-cannot-undo = Nothing can be taken back to there.
error-no-request = Nobody asks you to take back.
error-not-away = This player is here, or was a moment ago.
error-substituted = A bot plays on this seat. Take it back first.
error-not-substituted = No bot plays on this seat.
error-already-resigned = You have resigned already.
error-used-id = Something else was sent with this id before. Take a new one.
error-busy = Too much is happening at this table. Try again.
error-rematch-exists = There is another game already, at table { $table }.
error-other-rules = This game was played with rules { $rules }, which this version does not know.
error-too-large = That is too much: at most { $most } bytes.
error-not-json = Send JSON (Content-Type: application/json).
error-too-fast = That was a bit fast. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-failure = Something went wrong here. It has been noted.
error-unavailable = The table cannot be reached at the moment. Try again shortly.

cli-bench-help = Measure how fast the games are on this machine.
cli-bench-games = the games to measure; all of them unless named
cli-bench-seats = measure every number of players
cli-bench-rounds = rounds of each measurement; the best counts
bench-measuring = measuring { $game } with { $seats } { $seats ->
    [one] player
   *[other] players
} ...
bench-length = decisions in a random game
bench-games = random games a second
bench-decisions = decisions a second, inside
bench-api = decisions a second, from Python
bench-clone-play = copies with a move played, a second
bench-legal = lists of legal moves a second
bench-view = views a second
bench-tensor = tensors a second
bench-redeal = redeals a second
bench-search = search iterations a second
bench-memory = bytes of a position
