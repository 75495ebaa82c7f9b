title = Terra Pyramides
tagline = Lay stairs, activate a row, send your workers to the building sites and raise the highest pyramids.
credits = A game by Michael Kiesling and Wolfgang Kramer.

icon-worker = worker
icon-eye = eye of Horus
icon-grave_good = grave good
icon-oasis = oasis
icon-gold = gold coin
icon-nile = Nile
icon-stone-blue = blue stone
icon-stone-red = red stone
icon-stone-black = black stone
icon-stone-yellow = yellow stone
icon-stone-green = green stone
icon-stone-brown = brown stone
icon-stone-white = white stone
icons-eye = eyes of Horus
icons-grave_good = grave goods
icons-oasis = oases
icons-gold = gold coins
icon-worker-effect = a worker of yours stands on the tile and may walk from there to a foundation or pyramid
icon-eye-effect = base version: 1 gold; later versions: one space along the Horus track, with 2 gold for every coin space
icon-grave_good-effect = one step on the grave goods track
icon-oasis-effect = 1 gold if it is printed on the board; with the Nile, also a step on the oasis track
icon-gold-effect = 1 gold
icon-nile-effect = your ship sails one space; tiles and workers treat the cell as covered
icon-stone-effect = a stone for the picture of its colour on your stone board; white fits every colour

tile-one = { $icon }
tile-twice = two { $icons }
tile-pair = { $first } and { $second }
tile-hidden = hidden tile

colour-blue = blue
colour-red = red
colour-black = black
colour-yellow = yellow
colour-green = green
colour-brown = brown
colour-white = white

player-colour-orange = orange
player-colour-blue = blue
player-colour-green = green
player-colour-purple = purple

level-1 = level 1
level-2 = level 2
level-3 = level 3
level-4 = level 4
level-5 = level 5

line-horizontal = across
line-vertical = down
line-falling = along the falling diagonal
line-rising = along the rising diagonal
way-north = up
way-east = to the right
way-south = down
way-west = to the left

symbol-sphinx = sphinx
symbol-scarab = scarab

site-foundation = foundation of { $value }
site-pyramid = { $colour } pyramid of level { $level }

enclosure-middle = on all eight sides
enclosure-edge = at the edge
bonus-active = in their own turn
bonus-inactive = in another player’s turn

card-grave_goods = Grave goods
card-grave_goods-effect = 20 points for the owner, 10 for anybody else, with the most grave goods
card-horus_eyes = Eyes of Horus
card-horus_eyes-effect = 20 points for the owner, 10 for anybody else, if furthest on the Horus track before the final scoring
card-oases = Oases
card-oases-effect = 20 points for the owner, 10 for anybody else, with the most steps on the oasis track
card-nile = Nile
card-nile-effect = 20 points for the owner, 10 for anybody else, whose ship is furthest ahead; of two on one space, the one that came first
card-highest_pyramid = Highest pyramid
card-highest_pyramid-effect = 20 points for the owner, 10 for anybody else, with the highest pyramid; then the second and third highest decide
card-most_pyramids = Most pyramids
card-most_pyramids-effect = 20 points for the owner, 10 for anybody else, with the most pyramids and foundations together

prompt-lay = { $seat }: lay your tile
prompt-row = { $seat }: choose the row to activate
prompt-ready = { $seat }: workers or stones are scarce – an extra action before the row takes its share, or go on?
prompt-equip-workers = { $seat }: not enough workers – choose { $count ->
    [one] the tile that gets one
   *[other] the { $count } tiles that get one
}
prompt-equip-stones = { $seat }: not enough stones in the supply – choose { $count ->
    [one] the tile that gets one
   *[other] the { $count } tiles that get one
}
prompt-gain = { $seat }: extra action before the row is activated further?
prompt-send-worker = { $seat }: where does the worker on { $cell } go?
prompt-take = { $seat }: take a new tile
prompt-search-where = { $seat }: which stack do you search?
prompt-pick-tile = { $seat }: choose a tile from stack { $stack }
prompt-close = { $seat }: extra actions at the end of your turn?
prompt-close-gold = { $seat }: spend gold until you have at most { $limit }
prompt-close-stones = { $seat }: give up stones until you have at most { $limit }
prompt-hire-where = { $seat }: where does the new worker go?
prompt-colour-of = { $seat }: which colour will the pyramid on { $site } have?
prompt-pay = { $seat }: how many white stones do you pay for { $site }?
prompt-swap-first = { $seat }: choose the first stone to return
prompt-swap-second = { $seat }: choose the second stone to return (the first is a { $first })
prompt-card-which = { $seat }: which strategy card do you take?

part-lay-way = { $turned ->
    [yes] {" "}with the stairs { $way }
   *[no] { "" }
}
part-lay-new = { $new ->
    [yes] {" "}(new foundation on { $site })
   *[no] { "" }
}
part-lay-price = { $price ->
    [0] { "" }
   *[other] {" "}for { $price } gold
}
move-lay = Lay on { $cell }{ part-lay-way }{ part-lay-new }{ part-lay-price }
move-row = Row { $line }: { $things }
move-equip = { $tile } on { $cell }
part-workers = { $workers ->
    [0] no workers
    [one] 1 worker
   *[other] { $workers } workers
}
move-send = To { $site } ({ $what }, { part-workers })
move-home = Back to the supply
move-draw = Draw from stack { $stack } ({ $tile })
move-search = Search a stack ({ $gold } gold)
move-look = Stack { $stack }
move-pick = { $tile }
move-build = Build on { $site } ({ $what }): level { $next } for { $stones ->
    [one] one stone
   *[other] { $stones } stones
}, worth { $value }
move-swap = Swap two stones for a white one
move-hire = Buy a worker ({ $gold } gold)
move-stone = Buy a white stone ({ $gold } gold)
move-bury = One step with grave goods ({ $gold } gold)
move-sail = One space with the ship ({ $gold } gold)
move-card = Buy a strategy card ({ $gold } gold)
move-recall = Take a worker back from { $site } ({ $what }, { part-workers })
move-leave = Abandon { $site } ({ $what }, { part-workers })
move-place = On { $site } ({ $what }, { part-workers })
move-colour = { $colour }
move-white = { $count ->
    [0] no white stone
    [one] one white stone
   *[other] { $count } white stones
}
move-give = { $stone }
move-claim = { $card } ({ $effect })
move-done = Go on

laid = { $seat } lays on { $cell }: { $tile }.
ignored-symbol = { $seat } pays { $gold } gold to ignore the symbol.
founded = A foundation of { $value } appears on { $site }.
enclosed = The site { $site } of { $seat } is enclosed { $where }, { $whose }: a bonus.
chose-row = { $seat } activates the row { $line }.
short-of-workers = { $seat } has only { $count } workers for the row.
short-of-stones = The supply has only { $count } stones for the row.
equipped = { $seat } equips the tile on { $cell }.
oasis-gold = { $seat } gains { $gold } gold from oases.
oasis-steps = { $seat } makes { $steps ->
    [one] a step
   *[other] { $steps } steps
} on the oasis track, to { $total }.
eye-gold = { $seat } gains { $gold } gold for { $eyes ->
    [one] an eye of Horus
   *[other] { $eyes } eyes of Horus
}.
horus-steps = { $seat } moves { $eyes ->
    [one] a space
   *[other] { $eyes } spaces
} along the Horus track, to { $total }.
coin-gold = { $seat } reaches coins on the Horus track: { $gold } gold.
grave-goods = { $seat } gains { $count ->
    [one] a grave good
   *[other] { $count } grave goods
}: now { $total }.
nile-steps = The ship of { $seat } sails { $spaces ->
    [one] a space
   *[other] { $spaces } spaces
}, to { $total }.
stones = { $seat } gains: { $stones }.
sent = { $seat } sends the worker on { $cell } to { $site }.
went-home = The worker of { $seat } on { $cell } returns to the supply.
built = { $seat } builds { $level } of a { $colour } pyramid on { $site }, worth { $value }.
swapped = { $seat } swaps a { $first } and a { $second } for a white stone.
hired = { $seat } buys a worker for { $site } ({ $gold } gold).
bought-stone = { $seat } buys a white stone ({ $gold } gold).
buried = { $seat } buys a step with grave goods ({ $gold } gold): now { $total }.
sailed = { $seat } buys a space with the ship ({ $gold } gold), to { $total }.
claimed = { $seat } takes the strategy card { $card } ({ $gold } gold).
recalled = { $seat } takes { $count ->
    [one] a worker
   *[other] { $count } workers
} back from { $site }.
abandoned = { $seat } abandons { $site } and takes { $count ->
    [one] a worker
   *[other] { $count } workers
} back.
drew = { $seat } draws a tile from stack { $stack }.
drew-tile = { $seat } draws from stack { $stack }: { $tile }.
searched = { $seat } pays gold and searches stack { $stack }.
picked = { $seat } takes a tile out of stack { $stack }.
picked-tile = { $seat } takes out of stack { $stack }: { $tile }.
stack-gone = Stack { $stack } leaves the game.
gold-returned = { $seat } returns { $gold } gold that cannot be spent.
final-points = { $seat } has { $points } points.
card-fulfilled = { $seat } fulfils the task of the card { $card }: { $points } points.
card-fulfilled-owner = { $seat } owns the card { $card } and fulfils its task: { $points } points.
card-tied = Nobody alone fulfils the task of the card { $card }.
task-won = { $task } is won: { $measure }.
task-lost = { $task } is lost: { $measure }.

points-horus = Horus track
points-foundations = Foundations
points-pyramids = Pyramids
points-grave-goods = Grave goods
points-oases = Oases
points-nile = Nile
points-stones = Stones
points-gold = Gold
points-card-grave_goods = Card “Grave goods”
points-card-horus_eyes = Card “Eyes of Horus”
points-card-oases = Card “Oases”
points-card-nile = Card “Nile”
points-card-highest_pyramid = Card “Highest pyramid”
points-card-most_pyramids = Card “Most pyramids”

option-version = Version
option-version-text = Each version adds to the one before it.
option-version-base = base version
option-version-base-text = Lay tiles, gather stones and workers, and build; the best one for a first game.
option-version-horus = Horus and the grave goods
option-version-horus-text = With grave goods, the track of Horus and a bonus for every site that is enclosed.
option-version-nile = the Nile and the oases
option-version-nile-text = On the other side of the board: ships on the Nile, oases, palms and strategy cards.
option-symbols = Symbols
option-symbols-text = Tiles from the sphinx store go on sphinx cells, those from the scarab store on scarab cells; for one gold you may ignore it.
option-symbols-off = off
option-symbols-on = on
option-open_stacks = Open stacks
option-open_stacks-text = Four of the eight stacks lie face up, so that everybody sees what can be taken.
option-open_stacks-off = off
option-open_stacks-on = on
option-mode = Aim
option-mode-text = What the game is about; the tasks are for one person, or for several who share a seat, with the base version.
option-mode-versus = the most points
option-mode-versus-text = Everybody for themselves. Alone it needs one of the two larger versions.
option-mode-task1 = Task 1: four pyramids of value 60
option-mode-task1-text = One team in one seat, with the base version, has 28 turns for it.
option-mode-task2 = Task 2: more than 275 points
option-mode-task2-text = One team in one seat, with the base version, has 28 turns for it.
option-mode-task3 = Task 3: six pyramids of value 35 in six colours
option-mode-task3-text = One team in one seat, with the base version, has 28 turns for it.

short-sphinx = s
short-scarab = c
short-worker = W
short-eye = E
short-grave_good = G
short-oasis = O
short-gold = $
short-blue = bl
short-red = re
short-black = bk
short-yellow = ye
short-green = gr
short-brown = br
short-white = wh
board-turn = Turn { $turn } of { $total }
board-supply = Supply: { $gold } gold, { $stones } stones, { $foundations } foundations
board-levels = Levels left: { $levels }
board-stacks = Stacks: { $stacks }
board-legend = □3••1 foundation of 3 with two workers of player 1; ▲2bl1• blue pyramid of level 2 with one worker; □ empty site, ≈ Nile, o oasis; on tiles: arrow for the stairs, W worker, E eye of Horus, G grave good, O oasis, colours for stones, • a worker on the tile
board-player = { $workers } workers, { $gold } gold, { $tops } tops
board-stones = Stones: { $stones }
board-hand = Tile in hand: { $tile } (from stack { $stack }, { $symbol })
board-hand-plain = Tile in hand: { $tile } (from stack { $stack })
board-tracks = Horus track { $horus }, grave goods { $grave_goods }
part-arrival = { $arrival ->
    [0] { "" }
   *[other] {", "}arrived as no. { $arrival }
}
board-river = Oasis track { $oases }, ship { $ship }{ part-arrival } ({ $palms } palms)
board-card = Strategy card: { $card }
board-points = Points so far: { $points }
board-cards = Strategy cards on display: { $cards }
board-task = { $task }: { $measure } of { $target }
board-task-won = { $task }: won with { $measure }
board-either = stack { $stack }, of which some are gone: { $tiles }
none = none
