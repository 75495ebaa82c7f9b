title = Egizia
tagline = Sail down the Nile for crews, fields and quarries, and build the monuments of Egypt.
credits = A game by Acchittocca (Flaminia Brasini, Virginio Gigli, Stefano Luperto and Antonio Tinto), published by Hans im Glück.

# Things

crew-blue = blue crew
crew-black = black crew
crew-yellow = yellow crew
crew-joker = joker crew

colour-brown = brown
colour-yellow_green = yellow-green
colour-green = green

market-stone_market = stone market
market-grain_market = grain market

ring-left = left
ring-middle = middle
ring-right = right
ring-left-effect = only green fields give grain
ring-middle-effect = green and yellow-green fields give grain
ring-right-effect = all fields give grain

round-edfu = Edfu
round-thebae = Thebae
round-selinon = Selinon
round-beni_hasan = Beni Hasan
round-alyi = Alyi
round-passalon = Passalon
round-heliopolis = Heliopolis

site-sphinx_site = Sphinx
site-obelisk_site = obelisk and graves
site-pyramid_site = pyramid and temple

monument-graves = graves
monument-obelisk = obelisk
monument-pyramid = pyramid
monument-temple = temple

part-left_pylon = left pylon
part-right_pylon = right pylon
part-columns = columns
part-roof = roof

card-space = card space { $number }

space-graves = grave { $column }
space-obelisk = obelisk, row { $row }
space-pyramid = pyramid, row { $row }, space { $column }
space-temple = temple, { $part } { $row }

# Numbers that tell things apart

row-1 = 1
row-2 = 2
row-3 = 3
row-4 = 4
row-5 = 5
row-6 = 6
row-7 = 7
row-8 = 8
row-9 = 9
row-10 = 10
row-11 = 11
row-12 = 12
row-13 = 13
row-14 = 14
row-15 = 15
row-16 = 16
row-17 = 17
row-18 = 18
row-19 = 19
row-20 = 20
row-21 = 21
row-22 = 22
row-23 = 23
row-24 = 24
row-25 = 25
row-26 = 26
row-27 = 27
row-28 = 28
row-29 = 29
row-30 = 30
row-31 = 31
row-32 = 32
row-33 = 33
row-34 = 34
row-35 = 35
row-36 = 36
row-37 = 37
row-38 = 38
row-39 = 39
row-40 = 40

column-1 = 1
column-2 = 2
column-3 = 3
column-4 = 4
column-5 = 5
column-6 = 6
column-7 = 7
column-8 = 8
column-9 = 9
column-10 = 10
column-11 = 11
column-12 = 12
column-13 = 13
column-14 = 14
column-15 = 15
column-16 = 16
column-17 = 17
column-18 = 18
column-19 = 19
column-20 = 20
column-21 = 21
column-22 = 22
column-23 = 23
column-24 = 24
column-25 = 25
column-26 = 26
column-27 = 27
column-28 = 28
column-29 = 29
column-30 = 30
column-31 = 31
column-32 = 32
column-33 = 33
column-34 = 34
column-35 = 35
column-36 = 36
column-37 = 37
column-38 = 38
column-39 = 39
column-40 = 40

step-0 = 0
step-1 = 1
step-2 = 2
step-3 = 3
step-4 = 4
step-5 = 5
step-6 = 6
step-7 = 7
step-8 = 8
step-9 = 9
step-10 = 10
step-11 = 11
step-12 = 12

slot-1 = 1
slot-2 = 2
slot-3 = 3

part-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
part-stones = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}

# What cards and round spaces give

crew-steps = { $crew } +{ $steps }
market-steps = { $market } { $steps ->
    [one] 1 step down
   *[other] { $steps } steps down
}
bonus-choice = any crew +{ $choice }
bonus-stones = { part-stones }
bonus-points = { part-points }
bonus-ring = { $ring ->
    [one] the water ring may be moved one place
   *[other] the water ring may be moved up to { $ring } places
}

# Nile cards

card-field = Field { $number } ({ $colour })
card-field-effect = gives { $number } grain in every feeding in which { $colour } fields are irrigated
card-field-bonus = Field { $number } ({ $colour }) with bonus
card-field-bonus-effect = gives { $number } grain in every feeding in which { $colour } fields are irrigated; once, when you take it: { $bonus }
card-quarry = Quarry { $number }
card-quarry-effect = gives { $number } stones every round
card-place_second_ship = Second ship
card-place_second_ship-effect = keep it; once, after placing a ship, you may place a second one before the next player's turn
card-use_two_crews = Two crews
card-use_two_crews-effect = keep it; once you may build with two ordinary crews together, and the joker may still join them
card-stones = { $number } stones
card-stones-effect = keep it; once, whenever it is your turn, you may take { $number } stones
card-sphinx_keep = Keep { $number } Sphinx cards
card-sphinx_keep-effect = keep it; once, after looking at the Sphinx cards you have drawn, you may keep up to { $number } of them
card-grain = { $number } grain
card-grain-effect = keep it; once, when you feed your crews, it counts as { $number } grain
card-double_round_space = Round space twice
card-double_round_space-effect = keep it; once, when you place a ship on a round space other than Heliopolis, its effect is carried out twice
card-build_strength = Strength plus { $number }
card-build_strength-effect = keep it; once, when you build, it adds { $number } to the strength of the crews you use
card-join_full_site = Join a full building site
card-join_full_site-effect = keep it; once you may place a ship at a building site whose slots are all taken, and it may build there in any case
card-sphinx_extra_draw = { $number } more Sphinx cards
card-sphinx_extra_draw-effect = stays with you: whenever you pay for Sphinx cards you may draw up to { $number } more without paying, but never more than { $most } in all
card-stones_as_grain = Stones as grain
card-stones_as_grain-effect = stays with you: when you feed your crews, each stone you give up replaces { $number } missing grain
card-grave_value = Grave card
card-grave_value-effect = stays with you: at the end it adds { $number } to the sum of your grave tiles
card-market = Market: { $markets }
card-market-effect = at once: { $markets }
card-raise_crews_of_choice = { $number } steps of your choice
card-raise_crews_of_choice-effect = at once: raise your crews by { $number } steps in all, divided as you like
card-raise_crews = Crews: { $crews }
card-raise_crews-effect = at once: { $crews }
card-improve_field = Field improver
card-improve_field-effect = stays with you: in any turn of yours you may lay it on one of your fields, which then is one colour better for good (brown becomes yellow-green, yellow-green becomes green)
card-move_to_first_slot = First in line
card-move_to_first_slot-effect = stays with you: at every building site where you have a ship, even in reserve, you may build first
card-points_per_own_block = Points for blocks ({ $monuments })
card-points_per_own_block-effect = at once: { $number ->
    [one] 1 point
   *[other] { $number } points
} for each of your blocks in: { $monuments }
card-sell_stones = Sell { $price } stones
card-sell_stones-effect = keep it; once, whenever it is your turn, you may sell up to { $price } stones for { $number ->
    [one] 1 point
   *[other] { $number } points
} each
card-raise_crew_each_round = Crew improver
card-raise_crew_each_round-effect = stays with you: once in every round you may raise one crew by { $number }
card-pay_stones_raise_crew = Stones for strength
card-pay_stones_raise_crew-effect = stays with you: once in every round you may pay { $price } stones to raise one crew by { $number }
card-use_occupied_round_space = Shared round space
card-use_occupied_round_space-effect = stays with you: once in every round you may place a ship on a round space that is already taken, but not on Heliopolis
card-place_upstream = Upstream
card-place_upstream-effect = stays with you: once in every round you may place a ship further up the river than the last one you had there
card-take_leftover_nile_card = Leftover card
card-take_leftover_nile_card-effect = stays with you: in every round, when all have passed, you may take one of the cards that are left on the river

# Sphinx cards

sphinx-obelisk_row_built = Obelisk up to row { $row }
sphinx-obelisk_row_built-effect = { part-points } if row { $row } of the obelisk is built at the end, no matter by whom
sphinx-pyramid_row_complete = Pyramid row { $row }
sphinx-pyramid_row_complete-effect = { part-points } if row { $row } of the pyramid is complete at the end, no matter who built it
sphinx-temple_parts_complete = Temple: { $parts }
sphinx-temple_parts_complete-effect = { part-points } if this part of the temple is complete at the end, no matter who built it: { $parts }
sphinx-players_on_last_step = Players at the bottom: { $market }
sphinx-players_on_last_step-effect = { $table } points if at the end 1 / 2 / 3 / 4 players are on the last step of the { $market }, you or others
sphinx-own_blocks = { $min } own blocks: { $monument }
sphinx-own_blocks-effect = { part-points } if you have at least { $min } blocks here at the end: { $monument }
sphinx-own_blocks_each = { $min } own blocks everywhere
sphinx-own_blocks_each-effect = { part-points } if you have at least { $min } blocks in each of these at the end: { $monuments }
sphinx-own_last_step = Own last step: { $market }
sphinx-own_last_step-effect = { part-points } if your own marker is on the last step of the { $market } at the end
sphinx-crew_strength = Strength of the { $crew }
sphinx-crew_strength-effect = { part-points } for each strength that your { $crew } has at the end
sphinx-highest_yield = Highest yield: { $kind }
sphinx-highest_yield-effect = { part-points } if you own some and nobody has a higher total yield at the end: { $kind }
sphinx-per_permanent_effect_card = Permanent cards
sphinx-per_permanent_effect_card-effect = { part-points } for each of your permanent cards at the end, fields and quarries not counted
sphinx-per_score = One point in { $every }
sphinx-per_score-effect = { part-points } for every full { $every } points that you have when everything else is counted
sphinx-per_own_block = Own blocks: { $monument }
sphinx-per_own_block-effect = { part-points } for each of your blocks here at the end: { $monument }

yield-quarry = quarries
yield-green = green fields
yield-yellow_green = yellow-green fields
yield-brown = brown fields

# Decisions

prompt-sail = { $seat }: Place a ship, use a card, or pass
prompt-sail-on = { $seat }: Your ship is placed; use a card or power, or end your turn
prompt-second-ship = { $seat }: Place a second ship, use a card or power, or end your turn
prompt-raise = { $seat }: Raise a crew ({ $count ->
    [one] one step
   *[other] { $count } steps
} to go)
prompt-move-ring = { $seat }: Where does the water ring lie from now on?
prompt-fetch = { $seat }: Take a card that is left on the river, or none
prompt-feed = { $seat }: Your crews need { $hunger } grain and you have { $grain }
prompt-window-2 = { $seat }: Your crews are fed; use a card or power, or go on
prompt-window-3 = { $seat }: Your quarries have produced; use a card or power, or go on
prompt-window-4 = { $seat }: You have built; use a card or power, or go on
prompt-window-5 = { $seat }: You had your bonus; use a card or power, or go on
prompt-window-6 = { $seat }: Last chance before final scoring; use a card, or go on
prompt-go-first = { $seat }: Do you build first here ({ $site })?
prompt-build = { $seat }: With whom do you build here ({ $site })?
prompt-draw = { $seat }: How many Sphinx cards do you draw? Your strength is { $count }
prompt-keep = { $seat }: You have drawn { $count ->
    [one] one Sphinx card; keep it or not
   *[other] { $count } Sphinx cards; keep { $most ->
        [one] one or none
       *[other] up to { $most }
    }
}
prompt-keep-more = { $seat }: Keep another Sphinx card, or leave it at one
prompt-give-back = { $seat }: Which card goes under the deck next?
prompt-spaces = { $seat }: What do you build here ({ $site })? Strength left: { $strength }, stones: { $stones }
prompt-market = { $seat }: Which of your markers moves down one step?

# Moves

how-plain = { "" }
how-upstream = {" "}(upstream)
how-shared = {" "}(beside another ship)
how-upstream-shared = {" "}(upstream, beside another ship)

move-place-card = Sail to { $space } and take: { $card } ({ $effect }){ $how }
move-place-round = Sail to { $space }: { $effect }{ $how }
move-double-round = Sail to { $space } and use it twice: { $effect }{ $how }
move-place-slot = Take building slot { $slot }: { $site }{ $how }
move-reserve = Go into reserve: { $site }{ $how }
move-join = Join with your card: { $site }{ $how }
move-take = Take from { $space }: { $card } ({ $effect })
move-raise = Raise the { $crew } (now { $strength })
move-train = Crew improver: raise the { $crew } (now { $strength })
move-hire = Pay { $price } stones: raise the { $crew } (now { $strength })
move-improve = Improve { $field } to { $colour }
move-play = Play { $card } ({ $effect })
move-sell = Sell { part-stones } for { part-points }
move-swap = Use { part-stones } as grain
move-ring = Move the water ring: { $place }
move-ring-stay = Leave the water ring: { $place }
move-use = Build with: { $crews } (strength { $strength })
move-draw = Draw { $paid }, pay { $paid }
move-draw-extra = Draw { $paid } and { $extra } more, pay { $paid }
move-keep = Keep: { $card } ({ $effect })
move-keep-none = Keep none
move-return = Put back: { $card }
move-market = Move down: { $market } (step { $step } of { $last })
move-first = Build first
move-stay = Keep your place
move-decline = Do not build here
move-pass = Pass
move-go-on = Go on
move-end-turn = End your turn
move-take-none = Take none
move-keep-no-more = Keep only one
move-feed = Feed your crews
move-feed-hungry = Go hungry: { $missing } grain missing, lose { part-points }
move-done = Finish building for { part-points }
move-build = Build { $space } for { $value }
move-take-grave = Take { $space } for { $value }

# Journal

round-begins = Round { $round } begins; ten Nile cards are laid out.
took-card = { $seat } takes from { $space }: { $card }.
fetched-card = { $seat } takes the leftover card from { $space }: { $card }.
sailed-to = { $seat } sails to { $space }.
sailed-to-twice = { $seat } sails to { $space } and uses it twice.
shared-space = { $seat } shares a taken space: { $space }.
went-upstream = { $seat } turns upstream.
second-ship = { $seat } places a second ship.
took-slot = { $seat } takes building slot { $slot }: { $site }.
went-into-reserve = { $seat } goes into reserve: { $site }.
joined-site = { $seat } joins the full building site: { $site }.
passed = { $seat } passes.
raised = { $seat }: { $crew } now has strength { $strength }.
trained = { $seat } uses the crew improver: { $crew }.
hired = { $seat } pays { part-stones } for a stronger crew: { $crew }.
improved = { $seat } improves a field: { $field }.
played = { $seat } plays { $card }.
sold-stones = { $seat } sells { part-stones } for { part-points }.
swapped-stones = { $seat } uses { part-stones } as grain.
gained-stones = { $seat } gains { part-stones }{ $lost ->
    [0] .
   *[other] ; { $lost } more are lost.
}
gained-points = { $seat } scores { part-points }.
market-moved = { $seat }: { $market }, step { $step }.
market-points = { $seat } scores { part-points } on the grain market.
ring-moved = { $seat } moves the water ring: { $place }.
ring-stayed = { $seat } leaves the water ring: { $place }.
fed = { $seat } feeds all crews ({ $grain } grain for { $hunger }).
went-hungry = { $seat } lacks { $missing } grain and loses { part-points }.
produced = { $seat }'s quarries produce.
went-first = { $seat } moves to the front: { $site }.
used-crews = { $seat } builds ({ $site }) with: { $crews }, strength { $strength }.
declined = { $seat } does not build: { $site }.
promoted = { $seat } moves up from reserve: { $site }.
left-reserve = { $seat } leaves the reserve: { $site }.
built = { $seat } puts a block here for { $value }: { $space }.
turned-up = A grave is turned up: { $space } is worth { $value }.
finished-building = { $seat } scores { part-points } for building: { $site }.
row-bonus = Row { $row } of the pyramid is complete: { $seat } scores { part-points }.
drew-sphinx = { $seat } draws { $count ->
    [one] a Sphinx card
   *[other] { $count } Sphinx cards
}.
drew-sphinx-extra = { $seat } draws { $count } Sphinx cards, { $extra } of them without paying.
saw-sphinx = { $seat } sees: { $cards }.
kept-sphinx = { $seat } keeps { $kept ->
    [0] no Sphinx card
    [one] one Sphinx card
   *[other] { $kept } Sphinx cards
} and scores { part-points } for those put back.
kept-sphinx-card = { $seat } keeps: { $card }.
took-part = { $seat } scores { part-points } for building with { $ships ->
    [one] one ship
   *[other] { $ships } ships
}.
takes-tile = { $seat } takes order tile { $number }.
end-sold-stones = { $seat } sells the last { part-stones } for { part-points }.
end-graves = { $seat } has graves worth { $sum }: { part-points }.
sphinx-met = { $seat } scores { part-points }: { $card }.
sphinx-missed = { $seat } scores nothing: { $card }.

# Points

points-start = Start
points-returned = Sphinx cards put back
points-graves = Graves
points-obelisk = Obelisk
points-pyramid = Pyramid
points-temple = Temple
points-rows = Complete pyramid rows
points-participation = Taking part
points-hunger = Hunger
points-market = Grain market
points-cards = Nile cards
points-sale = Stones sold with the card
points-end-stones = Stones sold at the end
points-end-graves = Value of graves
points-sphinx = Sphinx cards

# Board

board-head = Round { $round } of { $rounds }, { $phase }
board-over = The game is over.
board-phase-deal = laying out cards
board-phase-sail = sailing the Nile
board-phase-feed = feeding the crews
board-phase-produce = producing stones
board-phase-build = building
board-phase-bonus = bonus
board-phase-order = turn order
board-nile = Nile, from source to delta
board-emptied = card taken
board-slots = slots { $slots }
board-added = joined: { $seats }
board-reserve = in reserve: { $seats }
board-ring = Water ring: { $place } ({ $effect })
board-monuments = Monuments (number: still free, worth that much; letter: built by)
board-graves = Graves
board-obelisk = Obelisk
board-pyramid = Pyramid
board-temple = Temple
board-stone_market = Stone market
board-grain_market = Grain market
board-sale = sale
board-deck = Sphinx deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-deck-known = ; known from the top: { $cards }
board-looking = Drawn: { $cards }
board-player = { $mark } { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, order tile { $tile }, { part-stones }, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
board-passed = , has passed
board-crews = Crews: { $crews }; need { $hunger } grain, have { $grain }; each missing grain costs { part-points }
board-crew = { $crew } { $strength }
board-crew-turned = { $crew } { $strength } (used)
board-fields = Fields: { $fields }
board-field = { $yield } { $colour }
board-field-dry = { $yield } { $colour } (dry)
board-quarries = Quarries: { $yields } = { $sum } a round
board-cards = Cards: { $cards }
board-card-used = { $card } (used)
board-sphinx = Sphinx cards: { $cards }
board-sphinx-card = { $card } ({ $effect })
board-sphinx-hidden = { $count ->
    [one] 1 hidden
   *[other] { $count } hidden
}
board-grave-sum = Graves worth { $sum }
