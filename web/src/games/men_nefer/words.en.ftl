card-title = Men-Nefer
card-tagline = Three eras in the city of the white walls: temple, necropolis, river and stars.

intro-aim-title = The aim
intro-aim = Gather the most prestige in three eras. Most of it comes at the harvests: from pyramids, graves, the sun disc, trade agreements, and from a heart that has passed its feather.
intro-turn-title = A turn
intro-turn = Visit a House of Life with one of your tiles, raise a specialisation with an apprentice who stands on a sun field, or take a new tile. You do each of the three exactly three times in an era.
intro-end-title = The end
intro-end = After nine turns each the harvest is scored. The third harvest ends the game. Click the name of a district to look at it closely; Escape shows the whole city again.

board = Board of Men-Nefer
city = The city of Men-Nefer
city-whole = The whole city
city-whole-short = City
city-near = Look closely: { $name }
city-look = Look at it closely.
city-choose-here = Something can be chosen here.
city-waits = { $name }: something can be chosen here
districts = Districts
district-houses = Houses of Life
district-houses-short = Houses
district-display = Action tiles
district-display-short = Tiles
district-pyramids = Pyramids
district-pyramids-short = Pyramids
district-necropolis = Necropolis
district-necropolis-short = Necropolis
district-temple = Temple and obelisk
district-temple-short = Temple
district-nile = The Nile
district-nile-short = Nile
district-sphinxes = Sphinx avenues
district-sphinxes-short = Sphinxes
district-markets = Markets
district-markets-short = Markets
district-duat = The Duat
district-duat-short = Duat
district-houses-text = An apprentice visits a sun field to use one of your tiles; later it moves on to the moon field, and the scarab of this house reaches better actions.
district-display-text = Take a tile for a later visit; the number beside it is the food it costs or brings. The actions to the right are used at once.
district-pyramids-text = Stone blocks move along two tracks: parts of the Great Pyramid bring favours, eyes beside the queens’ pyramids score at each harvest.
district-necropolis-text = A sarcophagus brings what its field shows and activates bonuses of its row or column; it scores at each harvest.
district-temple-text = Priestesses walk deeper into the temple and receive offerings. The sun disc climbs the obelisk and scores at each harvest.
district-nile-text = Boats sail from the harbour up the river. Activated, they bring food there, and in a city its gift and a trade agreement.
district-sphinxes-text = A sphinx on a free podium brings what the podium shows.
district-markets-text = Goods for food above, papyri for heka below. Goods are offered in the temple, papyri move your feather at the harvest.
district-duat-text = Your heart moves to the right, your feather to the left; they should have passed each other before the harvest.
still-to-do = Still to do
owned-by = Taken by { $name }.

era-text = Each of the three eras ends with a harvest; before the second and the third the Nile rises.
turn-of = Turns taken in this era: { $taken } of { $of }
turn-text = Everybody takes nine turns in an era.
order = Turn order
prestige-of = { $name }: { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
}

imhotep-text = He holds { $agreements } agreements and has { $tiles } tiles left in this era.

house-name = { $house }
house-text = An apprentice first stands on the sun field and later moves to the moon field of the same house; then the scarab of this house goes on.
sun-of = Sun field, { $house }
sun-text = { $price ->
    [0] An apprentice visits here with an action tile. Nobody stands here yet: no food to pay.
   *[other] An apprentice visits here with an action tile. One more pays { $price } food; whoever cannot pay gets 3 food and no actions.
}
moon-of = Moon field, { $house }
moon-text = { $price ->
    [0] From the sun field an apprentice moves here to raise the specialisation: no food to pay.
   *[other] From the sun field an apprentice moves here to raise the specialisation. One more pays { $price } food; whoever cannot pay gets 3 food, but the scarab stays and there are no actions.
}
price-of = Price: { $price } food
scarab-of = Your scarab
scarab-text = It shows how far this specialisation has come.

tile-text = Number { $number }. Used by visiting a House of Life, then discarded.
tile-later = Its apprentice is away: usable from the next era on.
tile-place = Place for an action tile
tile-place-text = A tile that is taken lies here until it is used in a visit.
niche-full = Apprentice at home
niche-empty = Apprentice away
niche-text = An apprentice carries the tile above it to a House of Life and comes home when the next era begins.
supply-of = Supply of action tiles: { $count }
discard-of = Discarded action tiles: { $count }
row-food = { $food ->
    [-3] Costs 3 food.
    [-2] Costs 2 food.
    [-1] Costs 1 food.
    [0] No food.
   *[other] Brings { $food } food.
}

great-field = Great Pyramid track, field { $field }
great-build-text = Set the next part of the Great Pyramid and take two favours.
great-start = Great Pyramid track, start
queens-field = Queens’ track, field { $field }
queens-build-text = Lay an available Horus eye beside a queen’s pyramid and set its next part.
queens-start = Queens’ track, start
stone-text = Stone blocks are hauled from here.
site-of = Site { $site } of the Great Pyramid
site-text = Shows { $favour }.
quarry-of = Next parts in the quarry
favour-of = Favour of Khufu
queen-text = { $parts } of { $of } parts stand. At each harvest, for every own eye here:

obelisk-field = Obelisk, field { $field }
obelisk-heka = { $n } heka at each inundation
obelisk-deity = Meet { $deity }: take the action of the deity.
sun-disc-of = Sun disc of { $name }
deity-of = { $deity } on the altar
room-text = Entering this room costs { $cost ->
    [one] 1 step
   *[other] { $cost } steps
}.
priestess-of = Priestess of { $name }
priestess-upright = She stands upright and can receive an offering.
priestess-lying = She lies down after an offering and stands up when she moves.

grave-text = Then activate { $times ->
    [one] once
   *[other] { $times } times
} a mastaba bonus of its row or column.
bonus-text = Each sarcophagus in this row or column scores { $points ->
    [one] 1 point
   *[other] { $points } points
} at every harvest.

harbour-text = Boats set out from here; any number may lie in the harbour.
section-text = An activated boat brings { $food } food here. Fishing boats overtaken: { $overtaken }.
fishing-boat-text = For each boat that has overtaken it you get 1 food when the Nile rises.
city-text = An activated boat gains this, takes an agreement if one lies here, and leaves along the arrow.
boat-of = Boat { $number } of { $name }
boat-used = Activated in this turn.
agreement-stacks = Stacks of agreements
agreement-stacks-text = By value; how many are left. They refill the cities when the Nile rises.
agreement-text = Once fulfilled, worth { $value ->
    [one] 1 point
   *[other] { $value } points
} at every harvest.
agreement-met = Fulfilled.
agreement-open = Not fulfilled yet.
agreement-place = Place for a trade agreement
agreements-met = Fulfilled agreements

goods-bag = Goods in the bag: { $count }
papyrus-bag = Papyri in the bag: { $count }
market-empty = Empty until the end of the turn
price-food-of = Price: { $price } food.
price-heka-of = Price: { $price } heka and what the place in your row costs.
good-stored = An offering uses its actions up to level { $level }.
good-offered = It has been offered.
goods-place = Place for a good, { $level }
goods-place-text = A place of a higher level needs two goods below it.
goods-place-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} at once for a good on this place.
papyrus-text = Two neighbours complete a drawing if their halves fit.
papyrus-place = Place for a papyrus
papyrus-place-text = A papyrus bought for this place costs { $price } heka more.
rolled-of = Rolled papyri: { $count }
rolled-text = At each harvest the row is rolled up: the feather moves 1 step for each papyrus and for each drawing.

duat-of = Heart and feather of { $name }
duat-text = Heart on { $heart }, feather on { $feather }.
duat-symbols = Eyes of judgement
duat-symbols-text = At each harvest every eye between heart and feather costs a point, or brings one if they have passed each other.
heart-on = Heart on space { $space } of 20
feather-on = Feather on space { $space } of 20

admin-of = Administration board: { $name }
admin-whose = Whose administration board
purse = Food, heka and turns taken
purse-text = At most { $most }; more is lost.
turns-visit = Houses visited in this era: { $count } of 3
turns-specialise = Specialisations raised in this era: { $count } of 3
turns-take = Tiles taken in this era: { $count } of 3
turns-text = Each kind of turn is taken exactly three times in an era.
own-tiles = Action tiles, apprentices and hieroglyphs
own-goods = Goods
own-papyri = Papyri
own-agreements = Trade agreements
own-stock = Mummies, sphinxes and Horus eyes
stock-mummies = Mummies and sarcophagi
stock-sphinxes = Sphinxes
stock-eyes = Horus eyes
stock-text = In the supply { $supply }, available { $available }, placed { $placed }.
apprentices-home = Apprentices at home
