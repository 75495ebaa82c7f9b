card-title = Sobek
card-tagline = A duel on the market of the crocodile god: take, sell, and do not grow too corrupt.

intro-aim-title = The aim
intro-aim = Collect goods and sell them in sets of three or more. A set is worth its tiles times its scarabs.
intro-turn-title = A turn
intro-turn = Take a tile on the ankh’s line, sell a set, or play a character. Tiles you skip on the way become corruption; the tile you take turns the ankh for your opponent.
intro-end-title = The end
intro-end = When somebody can do nothing any more, the game ends. Whoever is less corrupt draws extra debens; then the most points win.

board = Board of Sobek
market = Market
hand-of = Hand: { $count ->
    [one] one tile
   *[other] { $count } tiles
}
hand-empty = Empty hand
sell = Sell
sets-of = Sold
sets-none = Nothing sold yet
set-points = { $tiles } tiles × { $scarabs } scarabs = { $points } points
corruption-of = Corruption
corruption-text = Each tile counts 1, cobras as printed. At the end the less corrupt player draws extra debens.
debens-text = { $count ->
    [0] No debens yet.
    [one] One deben. Its value counts at the end.
   *[other] { $count } debens. Their values count at the end.
}
supply = Supply
stack-of = Stack: { $count }
stack-text = Refills the market when the ankh looks at an empty line.
stack-next = On top: { $back }.
bag-of = Bag: { $count } debens
bag-text = Debens are worth 3 to 9 points.
reserve-of = Reserve: { $count } pirogues
reserve-text = The Architect draws three of them.
pirogue-hidden = Pirogue, face down
pirogue-hidden-text = Whoever sells a set looks at them all and opens one.
tile-turns = Turns the ankh { $facing }.
tile-coin-text = May be traded for a deben when it is taken.
tile-scarabs-text = Scarabs multiply the tiles of their set.
tile-statue-text = Stands in for any good.
back-character-text = You see who it is when you take it, and turn the ankh as you like.
seen-once = You have seen this tile; your opponent holds it.
