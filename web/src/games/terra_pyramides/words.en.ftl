card-title = Terra Pyramides
card-tagline = Lay your tiles in the sand and let pyramids rise level by level.

intro-aim-title = The aim
intro-aim = Claim building sites with your workers and raise pyramids on them. Each level needs three workers and stones of the pyramid’s colour; the highest level counts.
intro-turn-title = A turn
intro-turn = Lay your tile with its stairs at a site, choose one of the rows through it, and gain all that the row shows: stones, gold, workers who walk over covered cells to a site. Then take a new tile.
intro-end-title = The end
intro-end = When all stacks are gone and the last tiles are laid, foundations, pyramids, stones and gold score. Most points win.

board = Board of Terra Pyramides
map = Map
turn-of = Turn { $turn } of { $total }
first-player = Begins the round
cell-open = Open sand
cell-open-text = A tile may be laid here.
cell-symbol-text = It bears the { $symbol }.
cell-row = row of this turn
site-empty = Empty building site
site-empty-text = A foundation appears here as soon as stairs point at it.
site-workers = { $count ->
    [one] One worker of { $seat } stands here.
   *[other] { $count } workers of { $seat } stand here.
}
site-unowned = Nobody stands here yet.
site-next = Next: level { $level } with three workers and { $stones ->
    [one] one stone
   *[other] { $stones } stones
}, worth { $value } points.
site-finished = This pyramid is finished.
site-open = { $count ->
    [one] One cell around it is open; when it is covered,
   *[other] { $count } cells around it are open; when they are covered,
} whoever stands here gains all eyes, grave goods, oases and Nile cells around it once more.
site-enclosed = It is enclosed.
stairs-to = Stairs to { $site }.
store-sphinx = Sphinx store
store-scarab = Scarab store
store-text = Tiles from this store go on cells with its symbol; elsewhere costs 1 gold.
stack-of = Stack { $number }: { $count ->
    [one] one tile
   *[other] { $count } tiles
}
stack-out = Stack { $number } has left the game
stack-closed-text = Face down. For 1 gold you may look through it and choose.
stack-open-text = Face up: { $tile }.
stack-seen-text = You know it, from the top: { $tiles }.
stack-searched = Searched by { $seats }.
search = Search a stack for { $gold } gold
search-text = Instead of drawing: pay { $gold } gold, look through a face-down stack and choose a tile of it.
hand-of = Tile in hand
hand-none = No tile in hand
hand-from = From stack { $stack }.
hand-symbol = It goes on a cell with the { $symbol }; elsewhere costs 1 gold.
workers-of = Workers in supply: { $count }
workers-text = They stand on tiles of a row and walk from there to building sites. For 3 gold one goes to a site at once.
gold-of = Gold: { $count }
gold-text = Buys workers and stones (3 each) and a look through a stack (1). At the end of a turn you keep at most 4.
stones-of = Stones: { $count }
stones-text = They pay for pyramids of their colour. Any two make a white one. At the end of a turn you keep at most 7.
tops-of = Pyramid tops: { $count }
tops-text = The fifth level, worth 60 points.
tops-unused = This task does without them: a pyramid is finished with its fourth level.
sites-of = Sites: { $count }
sites-text = Foundations and pyramids that belong to { $seat }.
own-things = Your things
things-of = Things of { $seat }
more-actions = More actions
horus-of = Horus track: { $count }
horus-text = Every eye is a step. The position counts as points; every fifth space pays 2 gold.
horus-space = Horus track, space { $space }
horus-coin = 2 gold for whoever reaches or passes it.
horus-start = Start of the Horus track
track-grave_goods = Grave goods
track-grave_goods-text = One point each at the end, and the difference to every player who has fewer. A step costs 1 gold.
track-oases = Oases
track-oases-text = Steps times the level of the highest pyramid are points at the end.
track-space = { $track }: { $space }
track-count = { $seat }: { $count }
river = Nile
river-text = Palms that a ship has reached or passed times pyramids and foundations are points at the end. A space costs 2 gold.
river-harbour = Harbour
river-space = Nile, space { $space }
river-palm = A palm stands here.
river-order = On space { $space } in order of arrival: { $seats }.
river-count = { $seat }: space { $space }, { $palms ->
    [one] one palm
   *[other] { $palms } palms
}
strategies = Strategy cards
strategies-text = Once per game, from space 5 of the Horus track on: 1 gold for each coin space reached or passed.
strategy-held = Held by { $seat }.
strategy-free = On display.
strategy-leads = { $seat } fulfils it now.
strategy-tied = Nobody alone fulfils it now.
quarry = Supply
quarry-first = Level 1 in { $colour }: { $count } left
quarry-level = Level { $level }: { $count } left
quarry-level-text = Worth { $value } points. Needs three workers and { $stones ->
    [one] one stone
   *[other] { $stones } stones
} of the pyramid’s colour or white.
quarry-foundations = Foundations: { $count } left
quarry-gold = Gold in the supply: { $count }
quarry-stones = Stones in the supply: { $count }
task-progress = { $measure } of { $target }
task-reached = Reached
zoom-in = Enlarge the map
zoom-out = Show the whole map
