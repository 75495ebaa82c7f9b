card-title = Egizia
card-tagline = Sail down the Nile, feed your crews, and raise the great monuments.

intro-aim-title = The aim
intro-aim = Build the monuments of Egypt. Every block scores its value at once; Sphinx cards score secret goals at the end.
intro-turn-title = A round
intro-turn = Sail your ships down the Nile, never back upstream: take cards, strengthen crews, reserve building slots. Then feed your crews, collect stones and build.
intro-end-title = The end
intro-end = After five rounds stones, graves and Sphinx cards are counted, and the most points win.

board = Board of Egizia
section-nile = Nile
section-mine = Mine
section-monuments = Monuments
section-others = Others
sections = Parts of the board

round-of = Round { $round } of { $rounds }
phase-text = Phase { $number } of 7
order-tile = Order tile { $number }
order-text = { $name } sails in this place. The fewest points sail first.
order-passed = { $name } has passed.

field-start = Field { $number } ({ $colour }), from the start
quarry-start = Quarry { $number }, from the start
field-improved = { $count ->
    [one] A field improver lies on it.
   *[other] { $count } field improvers lie on it.
}
field-dry = Dry now: the water ring does not reach it.
field-wet = Irrigated now.
power-spent = Used in this round.
mooring-empty = Empty mooring
mooring-empty-text = The card has been taken; nobody can land here any more.
ship-of = Ship: { $name }
space-ship = Here: { $names }

site-slot = Slot { $slot } ({ $site })
site-slot-text = Whoever is nearer to the river builds first.
site-slot-blocked = Blocked slot
site-slot-blocked-text = With two or three players each site has two slots.
site-reserve = Reserve ({ $site })
site-reserve-text = If somebody declines to build, a ship in reserve moves up.
site-added = Additional ship ({ $site })
site-added-text = It stands beside the slots and may build in any case.
site-text-sphinx_site = Draw Sphinx cards for one stone each, keep one, score a point for each one put back.
site-text-obelisk_site = Build rows of the obelisk and take graves, then move one of your market markers down.
site-text-pyramid_site = Build the pyramid and the temple. Whoever has most blocks in a finished row of the pyramid scores a bonus.
site-next = Still to build here: { $names }

build-obelisk = Built row by row from below.
build-graves = Taken strictly in order; four of them lie open. At the end they count again.
build-pyramid = Each row is filled from the left, and a block above needs both blocks beneath it.
build-temple = First the two pylons from below, then the columns, the roof last.
build-cost = Each costs its value in stones and in strength and scores as many points at once.
built-by = { $name } built this for { $value }.
free-for = Still free, worth { $value }.
grave-hidden = Closed grave
grave-hidden-text = It is turned up when one before it has been taken.
graves-table = At the end the sum of your graves scores: { $table }.
row-leads = Row { $row }: { $name } leads with { $count }
row-paid = Row { $row }: { $name } scored { $count }
row-text = When the row is complete, whoever has most blocks in it scores one point for each of them.

ring-name = Water ring: { $place }
step-name = { $market }, step { $step }
step-penalty = { $penalty ->
    [one] Each missing grain costs one point.
   *[other] Each missing grain costs { $penalty } points.
}
step-sale = At the end you may sell stones: { $stones } for { $points ->
    [one] one point
   *[other] { $points } points
}.
step-plain = Nothing yet.
step-bonus-stones = Each step that ends here or would go further gives { $bonus } stones.
step-bonus-points = Each step that ends here or would go further gives { $bonus } points.
step-here = Here: { $names }

sphinx-deck = Sphinx deck: { $count }
sphinx-deck-text = Secret goals that score at the end.
sphinx-back = Sphinx card, face down
sphinx-back-text = A secret goal of { $name }.
sphinx-drawn = Drawn Sphinx cards
sphinx-kept = Kept
sphinx-returned = Put back
nile-decks = Nile cards left: { $decks }
nile-decks-text = Each deck is used for the rounds on its back.
score-of = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-scarabs = { $scarabs ->
    [one] One scarab: 50 points lie behind.
   *[other] { $scarabs } scarabs: { $scarabs } times 50 points lie behind.
}

mat-of = What { $name } has
crew-of = { $crew }: strength { $strength } of { $most }
crew-ready = Ready to build. It eats one grain for each strength.
crew-turned = Has built in this round. It still eats one grain for each strength.
stones-of = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
stones-text = There is room for { $most }. The quarries give { $yield } a round.
grain-of = Grain: { $grain } of { $hunger }
grain-enough = The irrigated fields feed all crews.
grain-missing = { $missing } grain missing; that would cost { $points ->
    [one] 1 point
   *[other] { $points } points
}.
ships-of = { $count ->
    [one] 1 ship left
   *[other] { $count } ships left
}
graves-of = Graves worth { $sum }
sphinx-of = { $count ->
    [one] 1 Sphinx card
   *[other] { $count } Sphinx cards
}

short-field = Field
short-quarry = Quarry
short-place_second_ship = Second ship
short-use_two_crews = Two crews
short-stones = Stones
short-sphinx_keep = Keep two
short-grain = Grain
short-double_round_space = Space twice
short-build_strength = Strength
short-join_full_site = Join a site
short-sphinx_extra_draw = Draw more
short-stones_as_grain = Stones as grain
short-grave_value = Grave
short-market = Market
short-raise_crews_of_choice = Any crew
short-raise_crews = Crews
short-improve_field = Better field
short-move_to_first_slot = First in line
short-points_per_own_block = Points
short-sell_stones = Sell stones
short-raise_crew_each_round = Crew improver
short-pay_stones_raise_crew = Stones for strength
short-use_occupied_round_space = Share a space
short-place_upstream = Upstream
short-take_leftover_nile_card = Leftover card

short-obelisk_row_built = Obelisk row
short-pyramid_row_complete = Pyramid row
short-temple_parts_complete-left_pylon = Temple pylons
short-temple_parts_complete-columns = Temple columns
short-temple_parts_complete-roof = Temple roof
short-players_on_last_step = Players at the bottom
short-own_blocks = Own blocks
short-own_blocks_each = Blocks everywhere
short-own_last_step = At the bottom
short-crew_strength = Crew’s strength
short-highest_yield = Best yield
short-per_permanent_effect_card = Permanent cards
short-per_score = Tenth of points
short-per_own_block = Own graves

sign-stone_market = Stone market
sign-grain_market = Grain market
