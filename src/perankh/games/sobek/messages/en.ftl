title = Sobek: 2 Players
tagline = Take goods from the market, sell them in sets, and do not get too corrupt on the way.
credits = A game by Bruno Cathala and Sébastien Pauchon.

good-wheat = wheat
good-fish = fish
good-cattle = cattle
good-ebony = ebony
good-marble = marble
good-ivory = ivory
good-statue = Sobek statue
all-wild = all statues and the Architect

tile-scarabs = { $good } with { $scarabs ->
    [one] a scarab
   *[other] { $scarabs } scarabs
}
tile-coin = { $good } with a coin

back-start = start tile
back-goods = goods tile
back-character = character

facing-horizontal = along the row
facing-vertical = along the column
facing-diagonal_down = along the falling diagonal
facing-diagonal_up = along the rising diagonal

person-architect = Architect
person-architect-effect = wild tile; played: look at three pirogues of the reserve and use one
person-queen = Queen
person-queen-effect = counts as ivory; played: take the top three tiles of the stack into your hand
person-vizier = Vizier
person-vizier-effect = counts as cattle; played: look at your opponent’s corruption and take one tile of it into your hand
person-thief = Thief
person-thief-effect = counts as fish; played: steal a random character or goods tile from your opponent’s hand
person-courtesan = Courtesan
person-courtesan-effect = counts as wheat; played: add up to two tiles to types you already display
person-merchant = Merchant
person-merchant-effect = counts as wheat; played: take any tile of the market without corruption
person-scribe_m = Scribe (cattle)
person-scribe_m-effect = counts as cattle; played: an opponent with more than six tiles puts the surplus on their corruption board
person-scribe_f = Scribe (fish)
person-scribe_f-effect = counts as fish; played: an opponent with more than six tiles puts the surplus on their corruption board
person-high_priest = High Priest
person-high_priest-effect = counts as ebony; played: remove all tiles of one type, or all wild tiles, from your corruption board
person-high_priestess = High Priestess
person-high_priestess-effect = counts as marble; played: remove all tiles of one type, or all wild tiles, from your corruption board

pirogue-pyramid = Pyramid
pirogue-pyramid-effect = take another turn, and turn the ankh freely in it
pirogue-seven_points = Seven Points
pirogue-seven_points-effect = worth 7 points
pirogue-two_points_deben = Two Points and a Deben
pirogue-two_points_deben-effect = worth 2 points, and you draw a deben
pirogue-eye = Eye
pirogue-eye-effect = draw two debens and keep one
pirogue-pointing_hand = Pointing Hand
pirogue-pointing_hand-effect = choose the tile that your opponent must take next
pirogue-two_scarabs = Two Scarabs
pirogue-two_scarabs-effect = adds 2 scarabs to your wheat, fish or cattle
pirogue-mummy = Mummy
pirogue-mummy-effect = take your whole corruption board into your hand
pirogue-cobra_1 = Cobra +1
pirogue-cobra_1-effect = gives your opponent 1 corruption
pirogue-cobra_2 = Cobra +2
pirogue-cobra_2-effect = gives your opponent 2 corruption

prompt-act = { $seat }: take a tile, sell a set or play a character
prompt-act-free = { $seat }: extra turn – take a tile on any of the four lines, sell a set or play a character
prompt-first = { $seat }: begin by taking one of the four tiles in the centre
prompt-centre = { $seat }: take a tile from the centre
prompt-point-at = { $seat }: choose the tile your opponent must take
prompt-orient = { $seat }: turn the ankh
prompt-coin-tile = { $seat }: trade the coin tile for a deben, or keep it
prompt-set = { $seat }: selling { $count ->
    [one] one tile
   *[other] { $count } tiles
} as { $good } – add or hold back tiles, then sell
prompt-pirogue-of-slots = { $seat }: choose a pirogue
prompt-pirogue-of-reserve = { $seat }: choose one of the pirogues drawn
prompt-scarabs-to = { $seat }: where do the two scarabs go?
prompt-deben-of-two = { $seat }: you drew debens of { $first } and { $second } – keep one
prompt-vizier-takes = { $seat }: take a tile from your opponent’s corruption board
prompt-thief-steals = { $seat }: what do you steal?
prompt-courtesan-adds = { $seat }: add up to { $count ->
    [one] one more tile
   *[other] { $count } tiles
} to types you display
prompt-courtesan-joins = { $seat }: which type does the { $tile } join?
prompt-merchant-takes = { $seat }: take any tile from the market
prompt-scribe-sheds = { $seat }: put { $count ->
    [one] one more tile
   *[other] { $count } more tiles
} on your corruption board
prompt-priest-purges = { $seat }: which tiles leave your corruption board?

part-skipped = { $skipped ->
    [0] { "" }
    [one] {" "}(1 corruption)
   *[other] {" "}({ $skipped } corruption)
}
move-take = Take { $tile } at { $cell }{ part-skipped }
move-point = Point at { $tile } at { $cell }{ part-skipped }
move-refill = Refill the market ({ $left } in the stack)
move-turn = Turn the ankh { $facing }
move-trade = Trade the tile for a deben
move-keep = Keep the tile
move-sell = Sell { $good }
move-play = Play the { $person } ({ $effect })
move-add = Add { $tile }
move-hold = Hold back { $tile }
move-shed = Put down { $tile }
move-claim = Take { $tile }
move-done = Done
move-done-set = Sell: { $tiles }
move-open = { $pirogue } ({ $effect })
move-join = With { $good }
move-pocket = Keep the { $value } (the { $other } goes back)
move-steal = A { $back }
move-purge = { $good }

took = { $seat } takes { $tile } at { $cell }.
skipped = { $seat } takes corruption for skipping: { $tiles }.
turned = { $seat } turns the ankh { $facing }.
kept-coin-tile = { $seat } keeps the coin tile.
traded-coin-tile = { $seat } trades the coin tile for a deben.
drew-debens = { $seat } draws { $count ->
    [one] a deben
   *[other] { $count } debens
}.
drew-debens-of = { $seat } draws { $count ->
    [one] a deben
   *[other] debens
}: { $values }.
refilled = { $seat } refills the market; { $left } tiles are left in the stack.
sold = { $seat } sells { $good }: { $tiles }.
played = { $seat } plays the { $person }.
drew-tiles = { $seat } draws from the stack: { $tiles }.
claimed = { $seat } takes from the opponent’s corruption board: { $tile }.
stole = { $seat } steals: { $tile }.
added = { $seat } adds { $tile } to { $good }.
fetched = { $seat } fetches { $tile } at { $cell }.
shed = { $seat } puts down { $count } × { $back }.
purged = { $seat } is rid of: { $tiles }.
opened = { $seat } opens a pirogue: { $pirogue }.
pointed = { $seat } points at { $cell }.
put-scarabs = { $seat } puts two scarabs with { $good }.
kept-deben = { $seat } keeps one of two debens.
kept-deben-of = { $seat } keeps the deben of { $value }; the { $other } goes back.
cannot-act = { $seat } cannot do anything any more: the game ends.
unsold = { $seat } did not sell: { $tile }.
less-corrupt = { $seat } is less corrupt ({ $own } against { $other }).

points-wheat = Wheat
points-fish = Fish
points-cattle = Cattle
points-ebony = Ebony
points-marble = Marble
points-ivory = Ivory
points-debens = Debens
points-pirogues = Pirogues

option-first_sale_needs = What the first sale of a type needs
option-first_sale_needs-text = A set of statues and other wild tiles never opens a type; this says whether a character of the type is enough to open it.
option-first_sale_needs-non_wild = a goods tile or a character of that type
option-first_sale_needs-goods_tile = a goods tile of that type
option-courtesan_types = Types the Courtesan may add to
option-courtesan_types-text = She adds up to two tiles to sets you already display: to two sets, or both to the same one.
option-courtesan_types-mixed = two different ones
option-courtesan_types-single_type = only one
option-courtesan_minimum_if_possible = Tiles the Courtesan must add if possible
option-courtesan_minimum_if_possible-text = Whether whoever plays her may also add nothing, although a tile of the hand would fit.
option-courtesan_minimum_if_possible-1 = at least one
option-courtesan_minimum_if_possible-0 = none
option-thief_categories = What the Thief chooses from
option-thief_categories-text = The Thief takes a tile at random from the kind you name; start tiles are goods, or a kind of their own.
option-thief_categories-two = goods or character
option-thief_categories-three = start tile, goods tile or character
option-forced_take_on_empty_line = A pointing hand while the ankh looks at nothing
option-forced_take_on_empty_line-text = A pointing hand lets you name the tile your opponent has to take; this is for the moment when there is none to name.
option-forced_take_on_empty_line-refill_then_choose = the market is refilled, then the tile is named
option-forced_take_on_empty_line-no_effect = has no effect
option-pyramid_may_aim_at_empty_line = A pyramid may turn the ankh to an empty line to refill
option-pyramid_may_aim_at_empty_line-text = A pyramid gives another turn with the ankh turned as you like; with “yes” you may turn it to an empty line on purpose and have the market refilled.
option-pyramid_may_aim_at_empty_line-no = no
option-pyramid_may_aim_at_empty_line-yes = yes
option-eye_choice = Which deben the Eye keeps
option-eye_choice-text = The Eye draws two debens and keeps one of them.
option-eye_choice-free = either one
option-eye_choice-highest = the higher one
option-top_of_stack_back_visible = The back of the top tile of the stack is visible
option-top_of_stack_back_visible-text = The back tells whether a goods tile or a character comes next.
option-top_of_stack_back_visible-no = no
option-top_of_stack_back_visible-yes = yes

short-wheat = whe
short-fish = fis
short-cattle = cat
short-ebony = ebo
short-marble = mar
short-ivory = ivo
short-statue = SOB
board-supply = Stack: { $stack }   Bag of debens: { $bag }
board-stack-top = {"   "}Top of the stack: { $back }
board-pirogues = Pirogues: { $slots }   Reserve: { $reserve }
part-unseen = { $unknown ->
    [0] { "" }
   *[other] {" "}+ { $unknown } unseen
}
board-hand = Hand ({ $count }): { $tiles }{ part-unseen }
board-corruption = Corruption ({ $count }): { $tiles }{ part-unseen }
board-either = In hand or corruption: { $tiles }
board-sold = Sold { $good }: { $tiles } tiles × { $scarabs } scarabs = { $points }
board-debens = Debens ({ $count }): { $values }
board-pirogue-points = Points on pirogues: { $points }
