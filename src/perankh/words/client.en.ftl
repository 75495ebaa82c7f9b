### What only the browser client says.

skip = Skip to the content
home = Home
tools = Tools
close = Close
loading = Loading …
you = You
on = On
off = Off
total = Total
name = Name
join = Go
now = Now
notes = Notes
explanation = Explanation
log = Log
rules = Rules
players = Players
seats = Seats
options = Options
level = Strength
clock = Clock

## The first page

home-title = The house of life is open
home-text = Four board games of ancient Egypt: alone against bots, with friends by a link, or together at one screen.
games = Games
home-running = Your games
home-open = Open tables
home-open-none = No table is waiting right now. Set one and invite somebody.
home-join = Join by link
home-join-link = Link to a table
home-join-bad = This is no link to a table. It ends like /t/ and ten letters and digits.
fact-players = Players:
fact-length = Length:
minutes = { $range } min
weight-1 = Light
weight-2 = Medium
weight-3 = Heavy
play-now = Play now
choose-level = How strong should the bot be?
level-novice = for first games
level-apprentice = plays sensibly
level-scribe = strong
level-vizier = very strong, thinks longer
level-random = plays anything
game-coming = This game is not open in this house yet.
game-not-drawn = This game cannot be shown here yet.

## A new table

new-table = New table
create-table = Set the table
seat-number = Seat { $number }
sitter-me = Me
sitter-bot = Bot
sitter-friend = Friend, by link
sitter-here = Somebody at this screen
sitter-friend-text = You get a link to send when the table is set.
house-rules = House rules
house-rules-text = How the table reads doubtful passages of the rulebook. The first choice is ours.
house-rules-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
clock-none = None
clock-none-text = Everybody takes the time they like.
clock-quick = Quick
clock-quick-text = Ten minutes each, five seconds more a turn. Whoever runs out of time loses.
clock-relaxed = Relaxed
clock-relaxed-text = Thirty minutes each, fifteen seconds more a turn. Then a bot plays on.
clock-day = A day a turn
clock-day-text = For games over days. Whoever is away for longer is played for by a bot until they return.
audience = Who may come
audience-public = Everybody
audience-public-text = The table is listed; everybody may watch and take a free seat.
audience-private = By link only
audience-private-text = Only people with a link find the table.

## A table that waits

lobby-waiting = Waiting for players. Send the link, or seat a bot.
lobby-ready = Everybody is here.
lobby-closed = This table was closed.
lobby-here = I am here
lobby-join = Take a seat
lobby-start = Begin
lobby-leave = Leave the table
lobby-close = Close the table
link-copy = Copy link
link-copied = The link has been copied.
link-friend = Link for a friend
seat-open = Free seat
seat-bot = or a bot:
seat-bot-choose = choose
seat-expected = expected
table-private = By link only

## At the table

table-title = { $title } · Per-Ankh
table-menu = Table
table-gone = This table does not exist any more, or it is not for you.
your-turn = Your turn
game-over = The game is over
watching = You are watching
reconnecting = Connection lost, trying again …
actions-all = All moves
spot-several = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
choice-reveals = Brings something hidden to light; it cannot be taken back.
points-word = points
points-of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Show where they come from.
points-none = No points yet
kind-bot = Bot
kind-human = Player
away = Away
resigned = resigned
plays-for = played by { $bot }
takeover = Let a bot play on
let-bot-play = Let a bot play for me
substituted = A bot plays on your seat.
giveback = Play myself again
undo-step = Take back
undo-turn = Whole turn
undo-ask = Ask to take back
undo-bots = Go back one turn
undo-asked = { $name } would like to take back. Do you agree?
undo-waiting = Waiting for the others to agree …
agree = Agree
decline = No
share-watch = Copy link for spectators
resign = Resign
resign-sure = Really resign?
fair = The shuffle was fixed before the first move. Its seal: { $code }
log-empty = Nothing has happened yet.
looking-back = Looking back
back-to-now = Back to now
days = { $count ->
    [one] one day
   *[other] { $count } days
}
handover-title = { $name }, it is your turn
handover-text = Hand over the screen. Nothing of either hand is shown here.
handover-ready = I am { $name }
intro = How it goes
intro-next = Next
intro-skip = Skip
intro-start = Let’s play
error-unreachable = The house cannot be reached at the moment. Try again shortly.

## The end, and again

end = Result
end-winner = { $name } wins
end-shared = { $names } share the win
end-resigned = The game was given up.
end-tied = Equal points; the tie-breaker of the rules decides.
end-chart = Points by source
end-source = Source
end-show-board = Show the board
end-show-result = Show the result
place = Place
place-number = { $place }
review = Review the game
rematch = Another game
rematch-go = To the next game
replay = Replay
replay-eye = As seen by
replay-all = Everybody
replay-running = This game can be reviewed when it is over.
play = Play
pause = Pause
step-first = To the beginning
step-back = One move back
step-on = One move on
step-last = To the end
move-number = Move
move-of = Move { $at } of { $last }
play-on = Play on from here
play-on-seat = My seat
play-on-start = Begin
share = Copy link
record = Download record
verified = Checked: the shuffle and all moves are genuine.

## Rules

rules-search = Search the rules
rules-none = Nothing found.
rules-open = Open rule { $rule }
rules-english-only = The rules exist in English only.

## A broken link

lost-title = The path ends in the sand
lost-text = There is nothing behind this link, or not any more.
lost-home = Back to the house

## Settings

settings = Settings
your-name = Your name
language = Language
language-other = Deutsch
theme = Light
theme-auto = As the system
theme-day = Day
theme-night = Night
theme-light = Switch to daylight
theme-dark = Switch to lamplight
pace = Bots move
pace-calm = Calmly
pace-brisk = Briskly
pace-instant = At once
motion = Motion
motion-auto = As the system
motion-none = None
sound = Sounds
keys = Keys
keys-digits = choose from the list of moves
keys-tab = to the next thing that can be used
keys-arrows = walk over the board or through the list
keys-enter = do it
keys-undo = take back
keys-rules = the rule behind what is asked now
keys-log = log
keys-actions = to the list of moves
keys-board = to the board
keys-escape = close, or back
keys-replay = step through a finished game
keys-help = these keys

## Emblems of the seats

emblem-falcon = Falcon
emblem-ibis = Ibis
emblem-jackal = Jackal
emblem-cobra = Cobra

## Names of the icons

icon-wheat = Wheat
icon-fish = Fish
icon-cattle = Cattle
icon-ebony = Ebony
icon-marble = Marble
icon-ivory = Ivory
icon-statue = Statue
icon-scarab = Scarab
icon-deben = Deben
icon-corruption = Corruption
icon-pirogue = Pirogue
icon-pointing-hand = Pointing hand
icon-character = Character
icon-bag = Bag
icon-stack = Stack
icon-stone = Stone
icon-limestone = Limestone
icon-grain = Grain
icon-field = Field
icon-quarry = Quarry
icon-ship = Ship
icon-crew = Crew
icon-joker = Joker
icon-water-ring = Water ring
icon-obelisk = Obelisk
icon-grave = Grave
icon-pyramid = Pyramid
icon-temple = Temple
icon-sphinx = Sphinx
icon-sphinx-card = Sphinx card
icon-grain-market = Grain market
icon-stone-market = Stone market
icon-turn-order = Turn order
icon-card = Card
icon-worker = Worker
icon-eye = Eye of Horus
icon-gold = Gold
icon-oasis = Oasis
icon-palm = Palm
icon-grave-good = Grave good
icon-foundation = Foundation
icon-stairs = Stairs
icon-strategy = Strategy
icon-food = Food
icon-heka = Heka
icon-heart = Heart
icon-feather = Feather
icon-papyrus = Papyrus
icon-papyrus-left = Papyrus, left half
icon-papyrus-right = Papyrus, right half
icon-mummy = Mummy
icon-sarcophagus = Sarcophagus
icon-basket = Basket
icon-priestess = Priestess
icon-boat = Boat
icon-fishing-boat = Fishing boat
icon-sun-disc = Sun disc
icon-seal = Seal
icon-scarab-step = Scarab step
icon-apprentice = Apprentice
icon-agreement = Agreement
icon-city = City
icon-deity = Deity
icon-favour = Favour
icon-mastaba = Mastaba
icon-house-of-life = House of life
icon-lily = Lily
icon-lore = Lore
icon-pyramidion = Pyramidion
icon-construction = Construction
icon-podium = Podium
icon-offering = Offering
icon-good-collar = Collar
icon-good-mirror = Mirror
icon-good-jar = Jar
icon-good-ring = Ring
icon-good-statuette = Statuette
icon-sign-reed = Hieroglyph: reed
icon-sign-owl = Hieroglyph: owl
icon-sign-viper = Hieroglyph: viper
icon-sign-water = Hieroglyph: water
icon-sign-hand = Hieroglyph: hand
icon-half-barque = Barque
icon-half-lotus = Lotus
icon-half-cat = Cat
icon-ankh = Ankh
icon-ankh-horizontal = Ankh along the row
icon-ankh-vertical = Ankh along the column
icon-ankh-diagonal_down = Ankh along the falling diagonal
icon-ankh-diagonal_up = Ankh along the rising diagonal
icon-crew-black = Black crew
icon-crew-blue = Blue crew
icon-crew-yellow = Yellow crew
