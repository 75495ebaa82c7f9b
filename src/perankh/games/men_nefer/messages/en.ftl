title = Men-Nefer
tagline = Teach, build, trade and bury the dead in ancient Memphis, and keep your heart lighter than a feather.
credits = A game by Germán P. Millán. The solo rules against Imhotep are our own design.

era-1 = era I
era-2 = era II
era-3 = era III
imhotep = Imhotep

house-pyramids = House of the Pyramids
house-necropolis = House of the Necropolis
house-temple = House of the Temple
house-nile = House of the Nile
house-sphinxes = House of the Sphinxes
field-pyramids-1 = Pyramids 1
field-pyramids-2 = Pyramids 2
field-pyramids-3 = Pyramids 3
field-pyramids-4 = Pyramids 4
field-pyramids-5 = Pyramids 5
field-pyramids-6 = Pyramids 6
field-necropolis-1 = Necropolis 1
field-necropolis-2 = Necropolis 2
field-necropolis-3 = Necropolis 3
field-necropolis-4 = Necropolis 4
field-necropolis-5 = Necropolis 5
field-necropolis-6 = Necropolis 6
field-temple-1 = Temple 1
field-temple-2 = Temple 2
field-temple-3 = Temple 3
field-temple-4 = Temple 4
field-temple-5 = Temple 5
field-temple-6 = Temple 6
field-nile-1 = Nile 1
field-nile-2 = Nile 2
field-nile-3 = Nile 3
field-nile-4 = Nile 4
field-nile-5 = Nile 5
field-nile-6 = Nile 6
field-sphinxes-1 = Sphinxes 1
field-sphinxes-2 = Sphinxes 2
field-sphinxes-3 = Sphinxes 3
field-sphinxes-4 = Sphinxes 4
field-sphinxes-5 = Sphinxes 5
field-sphinxes-6 = Sphinxes 6

tile-tile_1_1 = tile 1a
tile-tile_1_2 = tile 1b
tile-tile_1_3 = tile 1c
tile-tile_1_4 = tile 1d
tile-tile_2_1 = tile 2a
tile-tile_2_2 = tile 2b
tile-tile_2_3 = tile 2c
tile-tile_2_4 = tile 2d
tile-tile_3_1 = tile 3a
tile-tile_3_2 = tile 3b
tile-tile_3_3 = tile 3c
tile-tile_3_4 = tile 3d
tile-tile_4_1 = tile 4a
tile-tile_4_2 = tile 4b
tile-tile_4_3 = tile 4c
tile-tile_4_4 = tile 4d
tile-tile_4_5 = tile 4e
tile-tile_4_6 = tile 4f
tile-tile_4_7 = tile 4g
tile-tile_4_8 = tile 4h
row-1 = place 1 of the display
row-2 = place 2 of the display
row-3 = place 3 of the display
row-4 = place 4 of the display
row-5 = place 5 of the display
glyph-reed = reed leaf
glyph-owl = owl
glyph-viper = horned viper
glyph-water = water ripple
glyph-hand = hand
glyph-field-1 = field 1 of the hieroglyph track
glyph-field-2 = field 2 of the hieroglyph track
glyph-field-3 = field 3 of the hieroglyph track
glyph-field-4 = field 4 of the hieroglyph track
glyph-field-5 = field 5 of the hieroglyph track
glyph-field-6 = field 6 of the hieroglyph track
board-board_a = administration board A
board-board_b = administration board B
board-board_c = administration board C
board-board_d = administration board D
colour-white = white
colour-terracotta = terracotta
colour-turquoise = turquoise
colour-ochre = ochre

favour-gain_heka = 1 heka
favour-gain_food = 1 food
favour-feather = feather 1 step
favour-heart = heart 1 step
part-of-gp_1_heka = part I (heka)
part-of-gp_1_food = part I (food)
part-of-gp_1_feather = part I (feather)
part-of-gp_1_heart = part I (heart)
part-of-gp_2_heka = part II (heka)
part-of-gp_2_food = part II (food)
part-of-gp_2_feather = part II (feather)
part-of-gp_2_heart = part II (heart)
part-of-gp_3_heka = part III (heka)
part-of-gp_3_food = part III (food)
part-of-gp_3_feather = part III (feather)
part-of-gp_3_heart = part III (heart)
part-of-gp_pyramidion = pyramidion
queen-hetepheres = pyramid of Hetepheres I
queen-meritites = pyramid of Meritites
queen-henutsen = pyramid of Henutsen
queen-part-1 = level I
queen-part-2 = level II
queen-part-3 = level III
queen-part-4 = the pyramidion
scoring-queens_baskets = 1 point for each of your baskets in the temple
scoring-queens_sarcophagi = 1 point for each of your sarcophagi in the necropolis
scoring-queens_sphinxes = 1 point for each of your erected sphinxes
scoring-queens_different_goods = 1 point for each different kind of good
scoring-queens_agreement_pairs = 1 point for every two fulfilled agreements
scoring-queens_papyrus_pairs = 1 point for every two rolled papyri

grave-n_upper_I_1 = upper row, column I, field 1
grave-n_upper_I_2 = upper row, column I, field 2
grave-n_upper_I_3 = upper row, column I, field 3
grave-n_lower_I_1 = lower row, column I, field 1
grave-n_lower_I_2 = lower row, column I, field 2
grave-n_lower_I_3 = lower row, column I, field 3
grave-n_upper_II_1 = upper row, column II, field 1
grave-n_upper_II_2 = upper row, column II, field 2
grave-n_upper_II_3 = upper row, column II, field 3
grave-n_lower_II_1 = lower row, column II, field 1
grave-n_lower_II_2 = lower row, column II, field 2
grave-n_lower_II_3 = lower row, column II, field 3
grave-n_upper_III_1 = upper row, column III, field 1
grave-n_upper_III_2 = upper row, column III, field 2
grave-n_upper_III_3 = upper row, column III, field 3
grave-n_lower_III_1 = lower row, column III, field 1
grave-n_lower_III_2 = lower row, column III, field 2
grave-n_lower_III_3 = lower row, column III, field 3
bonus-row_upper = bonus of the upper row
bonus-row_lower = bonus of the lower row
bonus-column_I = bonus of column I
bonus-column_II = bonus of column II
bonus-column_III = bonus of column III
mastaba-mastaba_1 = mastaba bonus 1
mastaba-mastaba_2 = mastaba bonus 2
mastaba-mastaba_3 = mastaba bonus 3
mastaba-mastaba_4 = mastaba bonus 4
mastaba-mastaba_5 = mastaba bonus 5
mastaba-mastaba_6 = mastaba bonus 6
mastaba-mastaba_7 = mastaba bonus 7

papyrus = papyrus with { $left } (left) and { $right } (right)
drawing-vase = vase
drawing-ibis = ibis
drawing-lotus = lotus
drawing-cobra = cobra
drawing-cat = cat
drawing-falcon = falcon
drawing-barque = barque
kind-ring = ring
kind-collar = broad collar
kind-mirror = mirror
kind-jar = ointment jar
kind-statuette = statuette
good-ring_1 = { kind-ring } 1
good-ring_2 = { kind-ring } 2
good-ring_3 = { kind-ring } 3
good-ring_4 = { kind-ring } 4
good-ring_5 = { kind-ring } 5
good-ring_6 = { kind-ring } 6
good-ring_7 = { kind-ring } 7
good-collar_1 = { kind-collar } 1
good-collar_2 = { kind-collar } 2
good-collar_3 = { kind-collar } 3
good-collar_4 = { kind-collar } 4
good-collar_5 = { kind-collar } 5
good-collar_6 = { kind-collar } 6
good-collar_7 = { kind-collar } 7
good-mirror_1 = { kind-mirror } 1
good-mirror_2 = { kind-mirror } 2
good-mirror_3 = { kind-mirror } 3
good-mirror_4 = { kind-mirror } 4
good-mirror_5 = { kind-mirror } 5
good-mirror_6 = { kind-mirror } 6
good-mirror_7 = { kind-mirror } 7
good-jar_1 = { kind-jar } 1
good-jar_2 = { kind-jar } 2
good-jar_3 = { kind-jar } 3
good-jar_4 = { kind-jar } 4
good-jar_5 = { kind-jar } 5
good-jar_6 = { kind-jar } 6
good-jar_7 = { kind-jar } 7
good-statuette_1 = { kind-statuette } 1
good-statuette_2 = { kind-statuette } 2
good-statuette_3 = { kind-statuette } 3
good-statuette_4 = { kind-statuette } 4
good-statuette_5 = { kind-statuette } 5
good-statuette_6 = { kind-statuette } 6
good-statuette_7 = { kind-statuette } 7
level-1 = level I
level-2 = level II
level-3 = level III

room-0 = the entrance
room-1 = room 1
room-2 = room 2
room-3 = room 3
room-4 = room 4
temple-t_1_left_1 = room 1, left side, field 1
temple-t_1_left_2 = room 1, left side, field 2
temple-t_1_left_3 = room 1, left side, field 3
temple-t_1_left_4 = room 1, left side, field 4
temple-t_1_right_1 = room 1, right side, field 1
temple-t_1_right_2 = room 1, right side, field 2
temple-t_1_right_3 = room 1, right side, field 3
temple-t_1_right_4 = room 1, right side, field 4
temple-t_2_left_1 = room 2, left side, field 1
temple-t_2_left_2 = room 2, left side, field 2
temple-t_2_left_3 = room 2, left side, field 3
temple-t_2_left_4 = room 2, left side, field 4
temple-t_2_right_1 = room 2, right side, field 1
temple-t_2_right_2 = room 2, right side, field 2
temple-t_2_right_3 = room 2, right side, field 3
temple-t_2_right_4 = room 2, right side, field 4
temple-t_3_left_1 = room 3, left side, field 1
temple-t_3_left_2 = room 3, left side, field 2
temple-t_3_left_3 = room 3, left side, field 3
temple-t_3_left_4 = room 3, left side, field 4
temple-t_3_right_1 = room 3, right side, field 1
temple-t_3_right_2 = room 3, right side, field 2
temple-t_3_right_3 = room 3, right side, field 3
temple-t_3_right_4 = room 3, right side, field 4
temple-t_4_left_1 = room 4, left side, field 1
temple-t_4_left_2 = room 4, left side, field 2
temple-t_4_left_3 = room 4, left side, field 3
temple-t_4_left_4 = room 4, left side, field 4
temple-t_4_right_1 = room 4, right side, field 1
temple-t_4_right_2 = room 4, right side, field 2
temple-t_4_right_3 = room 4, right side, field 3
temple-t_4_right_4 = room 4, right side, field 4
deity-hathor = Hathor
deity-isis = Isis
deity-maat = Maat
deity-mut = Mut
deity-osiris = Osiris
deity-ptah = Ptah
deity-sobek = Sobek
deity-thoth = Thoth

place-harbour = the harbour
place-section_1 = river section 1
place-section_2 = river section 2
place-section_3 = river section 3
place-section_4 = river section 4
place-section_5 = river section 5
place-section_6 = river section 6
place-upper_1 = Iunu (upper city 1)
place-lower_1 = Shedet (lower city 1)
place-upper_2 = Khemenu (upper city 2)
place-lower_2 = Abdju (lower city 2)
place-upper_3 = Waset (upper city 3)
place-lower_3 = Swenet (lower city 3)
advantage-advantage_heart = city advantage Heart
advantage-advantage_feather = city advantage Feather
advantage-advantage_heka = city advantage Heka
advantage-advantage_limestone = city advantage Limestone
advantage-advantage_priestess = city advantage Priestess
advantage-advantage_prestige = city advantage Prestige

avenue-avenue_pyramids = Avenue of the Pyramids
avenue-avenue_necropolis = Avenue of the Necropolis
avenue-avenue_temple = Avenue of the Temple
avenue-avenue_nile = Avenue of the Nile
podium-podium_pyramids_1 = podium 1 (I), { avenue-avenue_pyramids }
podium-podium_pyramids_2 = podium 2 (I), { avenue-avenue_pyramids }
podium-podium_pyramids_3 = podium 3 (II), { avenue-avenue_pyramids }
podium-podium_pyramids_4 = podium 4 (III), { avenue-avenue_pyramids }
podium-podium_necropolis_1 = podium 1 (I), { avenue-avenue_necropolis }
podium-podium_necropolis_2 = podium 2 (II), { avenue-avenue_necropolis }
podium-podium_necropolis_3 = podium 3 (II), { avenue-avenue_necropolis }
podium-podium_necropolis_4 = podium 4 (III), { avenue-avenue_necropolis }
podium-podium_temple_1 = podium 1 (I), { avenue-avenue_temple }
podium-podium_temple_2 = podium 2 (II), { avenue-avenue_temple }
podium-podium_temple_3 = podium 3 (II), { avenue-avenue_temple }
podium-podium_temple_4 = podium 4 (III), { avenue-avenue_temple }
podium-podium_nile_1 = podium 1 (I), { avenue-avenue_nile }
podium-podium_nile_2 = podium 2 (I), { avenue-avenue_nile }
podium-podium_nile_3 = podium 3 (II), { avenue-avenue_nile }
podium-podium_nile_4 = podium 4 (III), { avenue-avenue_nile }

imhotep-tile-imhotep_1 = visit (1 point)
imhotep-tile-imhotep_2 = visit (sun disc 1 field)
imhotep-tile-imhotep_3 = visit (stone block 1 field)
imhotep-tile-imhotep_4 = specialisation (topmost house)
imhotep-tile-imhotep_5 = specialisation (lowest house)
imhotep-tile-imhotep_6 = specialisation (house of his least advanced scarab)
imhotep-tile-imhotep_7 = taking a tile (1 point)
imhotep-tile-imhotep_8 = taking a tile (sun disc 1 field)
imhotep-tile-imhotep_9 = taking a tile (stone block 1 field)

part-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
part-fields = { $n ->
    [one] 1 field
   *[other] { $n } fields
}
part-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

amount-gain_food = { $n } food
amount-gain_heka = { $n } heka
amount-gain_pp = { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
}
amount-heart = { part-steps } of the heart
amount-feather = { part-steps } of the feather

either = { $first } or { $second }
action-gain_food = { $n } food
action-gain_heka = { $n } heka
action-gain_pp = { $n ->
    [one] 1 prestige point at once
   *[other] { $n } prestige points at once
}
action-heart = heart { part-steps }
action-feather = feather { part-steps }
action-scarab = { $n ->
    [one] move a scarab 1 field (without its actions)
   *[other] move scarabs { $n } fields (without their actions)
}
action-favour = { $n ->
    [one] one favour of Khufu (1 heka, 1 food, feather 1 or heart 1)
   *[other] { $n } favours of Khufu (each 1 heka, 1 food, feather 1 or heart 1)
}
action-horus_eye = { $n ->
    [one] make a Horus eye available
   *[other] make { $n } Horus eyes available
}
action-transport = transport limestone { part-steps }
action-embalm = { $n ->
    [one] embalm a mummy
   *[other] embalm { $n } mummies
}
action-bury = bury a sarcophagus (column up to { $number })
action-bury-reached = bury a sarcophagus (column up to the highest number of a bury symbol that your scarab has reached or passed on the necropolis track)
action-mastaba = { $n ->
    [one] activate any mastaba bonus
   *[other] activate mastaba bonuses { $n } times
}
action-buy_papyrus = { $n ->
    [one] buy a papyrus
   *[other] buy { $n } papyri
}
action-take_papyrus = { $n ->
    [one] take a papyrus free of charge
   *[other] take { $n } papyri free of charge
}
action-buy_good = { $n ->
    [one] buy a good
   *[other] buy { $n } goods
}
action-take_good = { $n ->
    [one] take a good free of charge
   *[other] take { $n } goods free of charge
}
action-move_priestesses = move priestesses { part-steps }
action-walk-and-offer = move priestesses { part-steps } and make an offering before or after that
action-sun = sun disc { part-fields } up
action-move_boats = move boats { part-steps }
action-sail-and-activate = move boats { part-steps } and before or after that activate { $boats ->
    [one] a boat
   *[other] up to { $boats } boats
}
action-take_agreement = { $n ->
    [one] take a trade agreement from any city
   *[other] take { $n } trade agreements from any cities
}
action-carve = { $n ->
    [one] carve a sphinx
   *[other] carve { $n } sphinxes
}
action-erect = erect a sphinx (podium up to { $number })
action-erect-reached = erect a sphinx (podium up to the highest number of an erect symbol that your scarab has reached or passed on the sphinx track)
action-food_or_heka = { $n } food or heka in any mixture

agreement = agreement worth { $value } ({ $condition })
condition-sarcophagi = at least { $n ->
    [one] 1 sarcophagus
   *[other] { $n } sarcophagi
} in the necropolis
condition-sphinxes = at least { $n ->
    [one] 1 sphinx
   *[other] { $n } sphinxes
} erected
condition-sun_fields = sun disc at least on field { $n } of the obelisk
condition-eyes_placed = at least { $n ->
    [one] 1 Horus eye
   *[other] { $n } Horus eyes
} at queens’ pyramids
condition-priestesses_in_temple = at least { $n ->
    [one] 1 priestess
   *[other] { $n } priestesses
} in the temple
condition-priestess_rooms = one priestess each in rooms { $rooms } or deeper
condition-boats_out = at least { $n ->
    [one] 1 boat
   *[other] { $n } boats
} outside the harbour
condition-fishing_boats_overtaken = fishing boats overtaken at least { $n } times
condition-two_scarabs_sum = two of your scarabs on at least { $n } fields together
condition-hieroglyph_fields = hieroglyph marker moved at least { part-fields }
condition-baskets = at least { $n ->
    [one] 1 basket
   *[other] { $n } baskets
} in the temple
condition-rolled_papyri = at least { $n } rolled papyri
condition-great_pyramid_field = stone block at least on field { $n } of the Great Pyramid track
condition-heart_field = heart moved at least { part-fields }
condition-feather_field = feather moved at least { part-fields }
condition-goods = at least { $n } goods on your board
condition-different_goods = at least { $n } different kinds of goods
condition-fulfilled_agreements = at least { $n } other agreements fulfilled

prompt-turn = { $seat }: visit a house with a tile, raise a specialisation or take an action tile
prompt-which-house = { $seat }: which house does the apprentice of { $tile } go to?
prompt-which-field = { $seat }: which field of the track do you use ({ $house })?
prompt-which-row = { $seat }: which actions beside the display do you use, those of the gap or further down?
prompt-which-action = { $seat }: which action comes next?
prompt-which-option = { $seat }: choose one action
prompt-which-favour = { $seat }: choose a favour of Khufu ({ $n } left)
prompt-food-share = { $seat }: { $n } food or heka – how do you mix them?
prompt-which-scarab = { $seat }: move a scarab one field ({ $n } left)
prompt-which-stone = { $seat }: transport limestone, { part-steps } left
prompt-which-site = { $seat }: on which site do you set the part?
prompt-which-covered = { $seat }: the pyramidion stands – take a covered favour ({ $n } left)
prompt-which-queen = { $seat }: beside which queen’s pyramid do you lay the eye?
prompt-which-grave = { $seat }: bury a sarcophagus in a column up to { $number }
prompt-which-bonus = { $seat }: activate a mastaba bonus ({ $n } left)
prompt-which-papyrus = { $seat }: which papyrus do you take?
prompt-which-good = { $seat }: which good do you take?
prompt-which-level = { $seat }: where do you put { $good }?
prompt-which-priestess = { $seat }: move priestesses, { part-steps } left
prompt-priestess-or-offering = { $seat }: move priestesses ({ part-steps }), or make the offering before that
prompt-which-offering = { $seat }: which good do you offer?
prompt-which-basket = { $seat }: on which field of the temple do you put the basket?
prompt-sun-or-stop = { $seat }: does the sun disc go on to { $deity }? ({ part-steps } left)
prompt-which-voyage = { $seat }: move boats, { part-steps } left
prompt-voyage-or-boat = { $seat }: move boats ({ part-steps }), or activate before that
prompt-which-boat = { $seat }: activate a boat ({ $n } left)
prompt-city-agreement = { $seat }: take an agreement in { $city }
prompt-any-agreement = { $seat }: take an agreement from any city ({ $n } left)
prompt-which-discard = { $seat }: no room for the { $agreement } – which one do you discard?
prompt-which-podium = { $seat }: erect a sphinx on a podium up to { $number }

price-none = free
price-food = pay { $n } food
price-cannot = you cannot pay { $price } food: gain { $n } food, no actions
price-cannot-moon = you cannot pay { $price } food: gain { $n } food, the scarab stays, no actions
great-nothing = nothing happens there
great-construction = construction
great-finished = nothing happens there, the Great Pyramid is finished
great-favours = { $n ->
    [one] a favour
   *[other] { $n } favours
}
great-seal = { $n ->
    [one] 1 point at every harvest
   *[other] { $n } points at every harvest
}
completes-drawing = completes a drawing
completes-nothing = no drawing with the last papyrus

part-food-change = { $food ->
    [-3] pay 3 food
    [-2] pay 2 food
    [-1] pay 1 food
    [0] no food
   *[other] gain { $food } food
}
move-visit = Visit with { $tile }: { $actions }
move-specialise = Specialise: { $house } ({ $price })
move-take = Take { $tile } with the { $glyph } ({ part-food-change }): { $actions }
move-enter = { $house } ({ $price })
move-field = { $field }: { $actions }
move-row = { $row }: { $actions }
move-do = { $action }
move-favour = Favour: { $favour }
move-share = { $food } food and { $heka } heka
move-scarab = { $house }: scarab to field { $field }
move-haul-great = Great Pyramid track, field { $field }: { $effect }
move-haul-queens = Queens’ track, field { $field }: { $effect }
move-build = Site { $site }: { $covered } (covered) and { $new } (new part)
move-reap = Site { $site }: { $favour }
move-watch = { $queen }: sets { $part }; { $tile }
move-bury = { $grave }: { $actions }; then { $n ->
    [one] one activation
   *[other] { $n } activations
} of its row or column
move-invoke = { $place }: { $actions }
move-papyrus = { $papyrus }{ part-price-heka } ({ $drawing })
part-price-heka = { $price ->
    [0] { "" }
   *[other] {" "}for { $price } heka
}
part-price-food = { $price ->
    [0] { "" }
   *[other] {" "}for { $price } food
}
move-good = { $good }{ part-price-food } (I to III: { $actions })
move-level = { $level }{ $points ->
    [0] { "" }
    [one] {" "}(1 point)
   *[other] {" "}({ $points } points)
}
move-walk = Upright priestess from { $start } to { $room } ({ part-steps })
move-rouse = Lying priestess from { $start } to { $room } ({ part-steps }); she stands up
move-offer = Offer { $good } ({ $level }): { $actions }
move-basket = { $field }: { $actions }
move-ascend = Go on to field { $field } and meet { $deity }: { $actions }
move-sail = Boat { $boat } from { $start } to { $place } ({ part-steps })
move-activate-river = Activate boat { $boat } in { $place }: { $n } food
move-activate-city = Activate boat { $boat } in { $place }: { $actions }{ $agreements ->
    [0] { "" }
   *[other] ; then an agreement
}
move-agree = { $agreement }
move-discard-new = Discard the new one: { $agreement }
move-discard-open = Discard: { $agreement }
move-discard-met = Discard although fulfilled: { $agreement }
move-erect = { $podium }: { $actions }
move-stop = Stop here and forfeit what remains of it

part-paid = { $price ->
    [0] { "" }
   *[other] {" "}(price { $price } food)
}
inundation = The Nile rises: { $era } begins.
harvest = Harvest of { $era }.
turn-order = New turn order: { $players }.
visits = { $seat } visits with { $tile }: { $house }{ part-paid }.
specialises = { $seat } specialises: { $house }{ part-paid }.
cannot-pay = { $seat } cannot pay { $price } food, gains { $n } food and forgoes the actions.
cannot-pay-moon = { $seat } cannot pay { $price } food and gains { $n } food; the scarab stays, and there are no actions.
uses-field = { $seat } uses the field { $field }.
takes-tile = { $seat } takes { $tile } from { $row } ({ part-food-change }).
advances-glyph = { $seat } matches the { $glyph }: { $field }.
uses-row = { $seat } uses the actions beside { $row }.
gains = { $seat } gains { $gain }.
favour = { $seat } uses a favour of Khufu: { $favour }.
stops = { $seat } forfeits the rest.
embalms = { $seat } embalms { $n ->
    [one] a mummy
   *[other] { $n } mummies
}.
carves = { $seat } carves { $n ->
    [one] a sphinx
   *[other] { $n } sphinxes
}.
gets-eye = { $seat } makes { $n ->
    [one] a Horus eye
   *[other] { $n } Horus eyes
} available.
overflow-mummy = { $seat } has no mummy left and moves heart and feather instead.
overflow-sphinx = { $seat } has no sphinx left and gains prestige instead.
overflow-eye = { $seat } has no Horus eye left and transports instead.
steps-scarab = { $seat } moves a scarab: { $house }, field { $field }.
hauls-great = { $seat } moves the stone block of the Great Pyramid to field { $field }.
hauls-queens = { $seat } moves the stone block of the queens to field { $field }.
builds = { $seat } sets { $part } on site { $site } of the Great Pyramid.
crowns = { $seat } sets the pyramidion on the Great Pyramid.
lays-eye = { $seat } lays a Horus eye: { $queen } ({ $part }).
buries = { $seat } buries a sarcophagus: { $grave }.
invokes = { $seat } activates { $bonus } ({ $place }).
buys-papyrus = { $seat } buys a { $papyrus }{ part-price-heka }.
takes-papyrus = { $seat } takes a { $papyrus } free of charge.
buys-good = { $seat } buys { $good }{ part-price-food }.
takes-good = { $seat } takes { $good } free of charge.
stores = { $seat } puts { $good } on { $level }.
walks = { $seat } moves a priestess to { $room }.
offers = { $seat } offers { $good } ({ $level }).
lays-basket = { $seat } puts the basket on { $field }.
loses-basket = { $seat } finds no field for the basket; it leaves the game.
lies-down = A priestess of { $seat } lies down in { $room }.
raises-sun = { $seat } raises the sun disc { part-fields } to field { $field }.
meets-deity = { $seat } meets { $deity }.
sails = { $seat } moves boat { $boat } to { $place }.
activates = { $seat } activates boat { $boat } in { $place }.
uses-city = { $seat } uses the { $advantage } in { $city }.
takes-agreement = { $seat } takes an { $agreement }.
discards-agreement = { $seat } discards an { $agreement }.
erects = { $seat } erects a sphinx: { $podium }.
fulfils = { $seat } fulfils an { $agreement }.
misses = { $seat } does not fulfil an { $agreement } yet.
harvest-papyri = { $seat } rolls up { $scrolls ->
    [one] a papyrus
   *[other] { $scrolls } papyri
} with { $drawings ->
    [0] no drawing
    [one] one drawing
   *[other] { $drawings } drawings
}: feather { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
harvest-duat = { $seat }, Duat: { part-points }.
harvest-agreements = { $seat }, agreements: { part-points }.
harvest-sarcophagi = { $seat }, sarcophagi: { part-points }.
harvest-sun = { $seat }, sun disc: { part-points }.
harvest-great = { $seat }, Great Pyramid: { part-points }.
harvest-queen = { $seat }, { $queen } ({ $tile }): { $times } × { $eyes } = { part-points }.
imhotep-reveals = Imhotep reveals: { $tile }.
imhotep-visits = Imhotep sends an apprentice: { $house }.
imhotep-specialises = Imhotep specialises: { $house }, field { $field }.
imhotep-takes = Imhotep takes { $tile } and discards it.
imhotep-gains = Imhotep gains { part-points }.
imhotep-hauls = Imhotep’s stone block reaches field { $field }.
imhotep-builds = Imhotep sets { $part } on site { $site } of the Great Pyramid.
imhotep-crowns = Imhotep sets the pyramidion on the Great Pyramid.
imhotep-lays-eye = Imhotep lays a Horus eye: { $queen }.
imhotep-buries = Imhotep buries a sarcophagus: { $grave }.
imhotep-lays-basket = Imhotep puts a basket on { $field }.
imhotep-raises-sun = Imhotep’s sun disc reaches field { $field }.
imhotep-trades = Imhotep takes an { $agreement }.
imhotep-erects = Imhotep erects a sphinx: { $podium }.
imhotep-harvests = Imhotep’s harvest: { part-points }.
beats-imhotep = { $seat } beats Imhotep by { $own } to { $his }.
loses-to-imhotep = Imhotep wins by { $his } to { $own }.

points-start = Start
points-at-once = At once
points-duat = Duat
points-agreements = Trade agreements
points-sarcophagi = Sarcophagi
points-sun = Sun disc
points-great = Great Pyramid
points-queens = Queens’ pyramids
points-constant = Difficulty

option-difficulty = Imhotep’s difficulty in the solo game (rules of our own)
option-difficulty-text = Only when you play alone: the stronger Imhotep is, the more points he gets at every harvest. With more players he stays away.
option-difficulty-scribe = Scribe
option-difficulty-vizier = Vizier
option-difficulty-pharaoh = Pharaoh

table-era = { $era }, turn { $turn } of { $of }   Order: { $order }
table-over = The game is over.
table-solo = Solo game against Imhotep ({ $difficulty }); these solo rules are our own design
table-houses = Houses of Life (n: neutral apprentices)
table-house = { $house }   sun: { $sun }   moon: { $moon }   scarabs: { $scarabs }
table-display = Action tiles
table-row = { $row }. { part-food-change }: { $tile }, { $glyph } ({ $effect })   beside it: { $actions }
table-gap = { $row }. –   beside it: { $actions }
table-supply = Supply: { $top } on top, { $rest } below   Discarded: { $discarded }
table-goods = Goods market
table-papyri = Papyrus market
table-good = { $price } food: { $good } (I: { $one }; II: { $two }; III: { $three })
table-papyrus = { $price } heka: { $papyrus }
table-empty-good = { $price } food: –
table-empty-papyrus = { $price } heka: –
table-great = Great Pyramid ({ $parts } of { $of } parts)   Sites show: { $sites }   Next parts: { $next }
table-queen = { $queen }: { $parts } of { $of } parts, eyes { $eyes }; { $tile }
table-bonuses = Mastaba bonuses
table-bonus = { $place } ({ part-points }): { $actions }
table-graves = Sarcophagi
table-temple = Baskets
table-podiums = Sphinxes
table-none = none
table-at = { $place }: { $owner }
table-deity = Deity: { $deity } ({ $actions })
table-cities = Cities
table-city = { $city } ({ $actions }): { $agreements }
table-player = { $name }: { part-points }
table-resources = { $food } food, { $heka } heka   heart { $heart }, feather { $feather }   sun disc { $sun }   stones: Great Pyramid { $great }, queens { $queens }
table-pieces = Available / supply / placed: eyes { $eyes }, sarcophagi { $mummies }, sphinxes { $sphinxes }
table-glyphs = Hieroglyphs: { $glyphs }
table-tiles = Tiles: { $tiles }
table-tile = { $tile } ({ $actions })
table-tile-later = { $tile } from the next era on ({ $actions })
table-priestesses = Priestesses: { $priestesses }   Baskets in the temple: { $baskets }
table-upright = { $room }
table-lying = { $room } (lying)
table-boats = Boats: { $boats }
table-own-goods = Goods: { $goods }
table-own-good = { $good }
table-own-good-offered = { $good } (offered)
table-own-papyri = Papyri: { $papyri }   Rolled: { $rolled }
table-agreements = Agreements: { $agreements }
table-fulfilled = { $agreement } (fulfilled)
table-imhotep = Imhotep: { part-points }   scarabs { $scarabs }   sun disc { $sun }   stone block { $great }   eyes { $eyes }   agreements { $agreements }
