# Archon: Glory & Machination in English: what is asked, offered and told. Names and card texts stand in data/.
# An attribute named like a prompt says how an option reads under that prompt. A part stands inside
# other sentences.


## What is asked

prompt-first_magister = Which Magister do you buy? Everybody begins with two different ones.
prompt-to_hand = Choose { $amount } cards for your hand in the coming round; the other { $amount } are your reserve.
prompt-turn = Your turn: which slot do you enter? One Magister alone always suffices.
prompt-second = Your second action: which slot do you enter?
prompt-with = { slot-name }: which cards do you play?
prompt-benefit = { slot-name }: do you use the benefit of your { $with }?
prompt-take = Which cube do you take from the Repository?{ $amount ->
        [one] {""}
       *[other] {" "}You take { $amount }, as far as there are any.
    }
prompt-trade = What do you trade? { $amount ->
        [one] One trade is left.
       *[other] { $amount } trades are left.
    }
prompt-card = Which card do you take from the display?
prompt-spare = Which resource does the King's Favor spare you?
prompt-gain = Which resource do you take from the stockpile?
prompt-space = On which space of the wall do you place your Elite Warrior?
prompt-hire = Which Magister do you hire? The card takes the place of a Courtier.
prompt-tile = Which Building tile do you build?
prompt-pay = Which resource do you pay?
prompt-swap_out = Which resource do you give to the stockpile? { $amount ->
        [one] One exchange is left.
       *[other] { $amount } exchanges are left.
    }
prompt-swap_in = Which resource do you take for 1 { $swap_out-object }?
prompt-lose = The city is raided: which resource do you give up?{ $amount ->
        [0] {""}
       *[other] {" "}So far: { $amount }.
    }

slot-name = { $slot-id ->
        [palace_1] Palace 1
        [palace_2] Palace 2
        [palace_3] Palace 3
        [palace_4] Palace 4
        [treasury_1] Treasury 1
        [treasury_2] Treasury 2
        [treasury_3] Treasury 3
        [repository_1] Repository 1
        [repository_2] Repository 2
        [repository_3] Repository 3
        [barracks_1] Barracks 1
        [barracks_2] Barracks 2
        [barracks_3] Barracks 3
        [marketplace_1] Marketplace 1
        [marketplace_2] Marketplace 2
        [marketplace_3] Marketplace 3
        [planetarium_1] Planetarium 1
        [planetarium_2] Planetarium 2
        [planetarium_3] Planetarium 3
        [academy_1] Academy 1
        [academy_2] Academy 2
        [academy_3] Academy 3
        [royal_guard_1] Royal Guard 1
        [royal_guard_2] Royal Guard 2
        [royal_guard_3] Royal Guard 3
        [guild_hall_1] Guild Hall 1
        [guild_hall_2] Guild Hall 2
        [guild_hall_3] Guild Hall 3
        [builders_guild_1] Builder's Guild 1
        [builders_guild_2] Builder's Guild 2
        [builders_guild_3] Builder's Guild 3
       *[other] This slot
    }


## What is offered

option-slot = { $building } { $number } ({ $needs }): { $does }
option-slot_plain = { $building } { $number }
option-slot_covered = { $building } { $number }: covered
option-slot_taken = { $building } { $number }: occupied by { $players }
option-pass = { $count ->
        [one] Pass, with 1 unused card
       *[other] Pass, with { $count } unused cards
    }
option-pass_plain = Pass
option-no_second_action = No second action
option-with_courtier = { $count ->
        [one] 1 Courtier
       *[other] { $count } Courtiers
    } (you hold { $has })
option-with_passage = { $count ->
        [one] 1 Courtier
       *[other] { $count } Courtiers
    } by the Secret Passage (you hold { $has })
option-with = { $kind }: { $benefit }
option-with_plain = With { $kind-object }
option-benefit_yes = With its benefit: { $benefit }
option-benefit_no = As a plain Courtier
option-benefit_no_tax = As a plain Courtier: no token, you pay { $price } tax
option-benefit_yes_plain = With the benefit
option-benefit_no_plain = As a plain Courtier
option-take = { $gain } ({ $there } there, you have { $has })
option-take_plain = Take { $gain }
option-gain = { $gain } (you have { $has })
option-gain_plain = Gain { $gain }
option-pay = { $gain } (you have { $has })
option-pay_plain = Pay { $gain }
option-lose = { $gain } (you have { $has }; still to give up: { $left })
option-lose_plain = Give up { $gain }
option-swap_out = { $gain } (you have { $has })
option-swap_out_plain = Give { $gain }
option-swap_in = { $gain } ({ $there } in the stockpile, you have { $has })
option-swap_in_plain = Take { $gain } in exchange
option-buy = Buy { $gain } for { $price } (you have { $has })
option-buy_plain = Buy { $gain }
option-sell = Sell { $gain } for { $price } (you have { $has })
option-sell_plain = Sell { $gain }
option-spare = { $gain } spared: you pay { $price }
option-spare_plain = { $good } spared
option-magister = { $magister } for { $price }: { $vp } VP{ $count ->
        [one] {" "}(your first)
        [2] {" "}(your second)
        [3] {" "}(your third)
       *[other] {" "}(your fourth)
    }
option-magister_first = { $magister } for { $price } – { $magister-text }
option-magister_plain = { $magister }
option-to_hand = { $kind } ({ $picked } of { $count } in hand)
option-to_hand_plain = { $kind } to the hand
option-confirm = Confirm – hand: { $hand }; reserve: { $reserve }
option-confirm_plain = Confirm
option-card = { $card }: { $gain }{ $ability }
option-card_plain = { $card }
option-tile = { $tile } ({ $level }) for { $price }{ $off }: { $vp } VP – { $tile-text }
option-space = Space { $space }: { $vp ->
        [0] no VP
       *[other] { $vp } VP
    }
option-space_plain = Space { $space } of the wall
option-done = Done
    .trade = No more trades
    .swap_out = No more exchanges
option-order = { $player } is next in player order
option-grant = King's Grant: { $grant }
option-favor = King's Favor: { $favor }
option-province = Province: { $province }
option-science = Science card: { $science }
option-arts = Arts card: { $arts }
option-attack = Attack: { $attack }


## What slots need and do

part-needs = { $count ->
        [one] 1 Courtier
       *[other] { $count } Courtiers
    }
part-tax_due = tax { $price }
part-occupied = occupied by { $players }
part-does_palace = { $favor } – { $favor-text }
part-does_gain = gain { $gain }
part-does_repository = take { $amount ->
        [one] 1 cube
       *[other] up to { $amount } cubes
    } (there: { $cubes })
part-does_repository_empty = take a cube – the Repository is empty
part-does_marketplace = up to { $trades } trades – buy for { $buy } gold, sell for { $sell }
part-does_marketplace_cheaper = up to { $trades } trades – buy for { $buy } gold, the first for { $first }; sell for { $sell }
part-does_planetarium = { $price } for a Science card
part-does_academy = { $price } for an Arts card
part-does_royal_guard = { $price } for an Elite Warrior on the wall{ $vp ->
        [0] {""}
       *[other] , up to { $vp } VP
    }
part-does_guild_hall = hire a Magister (affordable: { $magisters })
part-does_guild_hall_none = hire a Magister
part-does_builders_guild = build a tile (affordable: { $tiles })
part-does_builders_guild_none = build a tile
part-benefit_tax = lays a token – whoever enters this building afterwards pays you { $price }
part-benefit_tax_free = lays a token – whoever enters this building afterwards pays you { $price }; you save { $due } tax
part-benefit_cleric = joins { $players } on the occupied slot
part-benefit_cleric_idle = no benefit, the slot is free
part-benefit_scribe = one more action follows at once, if you like
part-benefit_scribe_second = no third action follows
part-benefit_scribe_last = your last card, so that no second action follows
part-benefit_merchant = { $gain } more
part-benefit_merchant_cube = { $amount ->
        [one] 1 more cube
       *[other] { $amount } more cubes
    }, if there is one
part-benefit_merchant_none = no benefit in this building


## Small parts

part-nothing = {""}
part-also = { $first }, { $second }
part-next = { $first }; { $second }
part-sentence = { $first } { $second }
part-and = { $first } and { $second }
part-plus = { $first } + { $second }
part-amount = { $good-id ->
        [recruit] { $amount ->
            [one] 1 recruit
           *[other] { $amount } recruits
        }
       *[other] { $amount } { $good-object }
    }
part-sum = { $good-id ->
        [recruit] { $amount ->
            [one] 1 recruit
           *[other] { $amount } recruits
        }
       *[other] { $amount } { $good-object }
    }
part-free = nothing
part-vp = { $vp } VP
part-no_vp = no VP
part-any_resource = { $amount ->
        [one] 1 resource of your choice
       *[other] { $amount } resources of your choice
    }
part-ability = {" "}(+ { $gain }, { $tile })
part-one_less = , less 1 resource
part-level = level { $level ->
        [1] I
        [2] II
       *[other] III
    }
part-cards = { $count ->
        [one] 1 { $kind }
       *[other] { $count } { $kind-plural }
    }
part-no_cards = none


## What happens in a line

part-act = { $building-object } with { $cards }{ $how }: { $told }
part-act_alone = { $building-object } with { $cards }{ $how }
part-second_act = { $first }; then { $second }
part-declined = { $first }; no second action
part-with_cards = { $count ->
        [one] { $kind-object }
       *[other] { $count } { $kind-plural }
    }
part-as_courtier = {" "}as a plain Courtier
part-for = {" "}for { $price }
part-spent = −{ $cost }
part-gained = +{ $gain }
part-gained_part = +{ $amount } of { $gain }
part-gained_none = { $gain } not available
part-gained_vp = +{ $vp } VP
part-token = Tax Collector token
part-tax_paid = { $price } tax to { $player }
part-bought = { $gain } bought for { $price }
part-sold = { $gain } sold for { $price }
part-swapped = { $given } exchanged for { $gain }
part-card = { $card }
part-taken = { $card }{ $price }
part-used = { $favor }{ $price }
part-hired = { $magister } hired{ $where }{ $price }
part-into_hand = {" "}into the hand
part-into_reserve = {" "}into the reserve
part-into_hidden = {" "}into hand or reserve
part-built = { $tile } built{ $price }
part-posted = Elite Warrior on space { $space }{ $price }
part-favor = { $favor }
part-grant = { $season } – { $grant }
part-unused = { $player } { $cards }
part-unused_all = Unused: { $parts }.
part-round_over = Round { $round } is over.
part-order = Player order: { $order }.
part-hand_of = { $player-of } hand: { $cards }
part-total = { $player } { $vp } VP
part-share = { $player } { $count } ({ $vp } VP)
part-nobody = nobody


## What is told

event-acted = { $seat } enters { $acts }.
event-effects = { $seat }: { $told }.
event-match_began = { $seats ->
        [one] One house vies
       *[other] { $seats } houses vie
    } for glory at the King's court.
event-grant_laid = King's Grants: { $grants }.
event-favor_laid = New King's Favor: { $favor } – { $favor-text }
event-favors_laid = King's Favors: { $favors }.
event-favor_left = King's Favor out of the game: { $favor }.
event-favor_replaced = King's Favor out of the game: { $left }. New: { $favor } – { $favor-text }
event-province_revealed = Province { $province } – to the Repository: { $cubes }.
event-province_revealed_empty = Province { $province } – nothing to the Repository, the stockpile has none of its cubes.
event-card_shown_science = { $count ->
        [one] New Science card
       *[other] New Science cards
    } on display: { $cards }.
event-card_shown_arts = { $count ->
        [one] New Arts card
       *[other] New Arts cards
    } on display: { $cards }.
event-cards_divided = The cards are divided into hand and reserve.
event-cards_divided_known = The cards are divided. { $hands }.
event-reserve_taken = All take up their reserve.
event-round_began = Round { $round } begins ({ $season }).
event-round_ended = { $told }
event-passed = { $count ->
        [0] { $seat } passes.
        [one] { $seat } passes with 1 unused card.
       *[other] { $seat } passes with { $count } unused cards.
    }
event-all_passed = { $players } pass.
event-second_action_declined = { $seat } takes no second action.
event-attack_drawn = Attack: { $attack }, strength { $strength }, against { $defenders ->
        [0] no Elite Warrior
        [one] 1 Elite Warrior
       *[other] { $defenders } Elite Warriors
    }. The city is raided.
event-attack_held = Attack: { $attack }, strength { $strength }. { $defenders ->
        [one] 1 Elite Warrior holds
       *[other] { $defenders } Elite Warriors hold
    } the wall.
event-wall_held = The wall holds against strength { $strength }.
event-raid_suffered = { $seat } loses { $lost }.
event-raid_suffered_none = { $seat } loses nothing.
event-grant_scored = King's Grant, { $category-plural }: { $shares }.
event-warriors_returned = The Elite Warriors return from the wall.
event-tile_scored = { $seat } gains { $vp } VP by { $tile-object } ({ $count } counted).
event-leftovers_scored = Goods left over: { $parts }.
event-match_ended_score = { $winners } wins with the most VP.
event-match_ended_gold = { $winners } wins: as many VP as others, but more gold.
event-match_ended_goods = { $winners } wins: as many VP and as much gold as others, but more resources and recruits.
event-match_ended_shared = { $winners } share the victory.


## The table in the terminal

table-round = Round { $round } of { $rounds }
table-legend = [1] [2] Courtiers needed, letters Figures, ¤ Tax Collector token, × covered; wall: VP or warriors
table-short_science = Science
table-short_arts = Arts
table-short_elite_warriors = Warriors
table-empty = empty
table-act_marketplace = { $trades } trades: buy { $buy }, sell { $sell } gold
table-act_planetarium = { $price } → Science
table-act_academy = { $price } → Arts
table-act_royal_guard = { $price } → wall
table-act_guild_hall = hire a Magister
table-act_builders_guild = build a tile
table-warriors = { $count ->
        [one] 1 Elite Warrior
       *[other] { $count } Elite Warriors
    }
table-attack = next attack: strength { $fewest }–{ $most }
table-attack_sure = next attack: strength { $most }
table-stock = Stockpile
table-deck = { $count } in the deck
table-level = Level { $level ->
        [1] I
        [2] II
       *[other] III
    }
table-order = Order
table-vp = VP
table-head_gold = Gold
table-head_stone = Stone
table-head_papyrus = Pap.
table-head_silver = Silv.
table-head_iron = Iron
table-head_recruit = Recr.
table-head_figures = Fig.
table-head_hand = Hand
table-head_science = Sci.
table-head_arts = Arts
table-head_warriors = Warr.
table-passed = passed
table-picking = chooses
table-emblem = { $emblem }:{" "}
table-pile_hand = hand{" "}
table-pile_reserve = reserve{" "}
table-pile_played = played{" "}
table-next = next{" "}
table-tiles = tiles{" "}
table-collection = { $category }{" "}
table-group_otherwise = Otherwise
table-group_buy = Buy
table-group_sell = Sell
sheet-title = The score sheet
sheet-line = VP
sheet-start = Start
sheet-favors = King's Favors
sheet-science_cards = Science cards
sheet-arts_cards = Arts cards
sheet-warriors = Wall
sheet-magisters = Magisters
sheet-tiles = Building tiles
sheet-abilities = Abilities of tiles
sheet-grant_science = King's Grant, Science
sheet-grant_arts = King's Grant, Arts
sheet-grant_warriors = King's Grant, Elite Warriors
sheet-raid = Raid
sheet-end = End of the game
sheet-leftovers = Goods left over
sheet-total = Total
sheet-wins = wins
cards-buildings = Buildings
cards-kinds = Courtiers and Magisters
cards-rows = The Magister Track
cards-favors = King's Favors
cards-tiles = Building tiles
cards-science = Science cards
cards-arts = Arts cards
cards-grants = King's Grants, VP by rank
cards-attacks = Attack cards
cards-provinces = Provinces
cards-wall = The wall
cards-kind = (at most { $most }; value { $value })
cards-space = { $price } → { $vp } VP
cards-tile = Level { $level ->
        [1] I
        [2] II
       *[other] III
    }, { $price }, { $vp } VP, { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }.
cards-strength = { $seats } players { $strength }
cards-cubes = { $seats } players { $cubes }
cards-spaces = Spaces { $first }–{ $last }
cards-wall_space = VP { $values }; from { $players } players on


## The view in words
# For an outline of any table. A key reads view-<key>, or view-<key above>-<key> where it means
# something else there (view--<key>: only at the top); else it is the id of a noun. A text that is
# no id of a noun reads word-<text>, or word-<key>-<text>. The score sheet reads sheet-<key> alike.
# Keys of seats hold numbers of players; keys by seat hold one thing for each player.

view-seat-keys = seat player order picking slots-figures slots-tokens winners
view-by-seat-keys = {""}
view-hidden-keys = asked clause

# What time it is, by keys of the view; what of the score sheet is followed over a match
course-moments = round season phase
course-lines = players/total
course-open-lines = players/score

view-any_resource = Resources of your choice
view-attack = Attack card
view-attacks = Attack cards
view-bonus = Bonus
view-building = Building
view-card = Card
view-cards = All own cards
view-cost = Cost
view-decks = Cards in the decks
view-displays = Displays
view-emblem = Emblem
view-favor = King's Favor
view-favors = King's Favors
view-figures = Figures left
view-goods = Goods
view-grant = Card
view-grants = King's Grants
view-hand = Hand
view-hand_size = Cards in hand
view-left = Tiles left
view-level = Level
view-magisters = Magisters
view-open = Open
view-order = Player order
view-over = Match over
view-passages = Uses of the Secret Passage this round
view-passed = Passed
view-phase = Phase
view-picking = Still choosing
view-picks = Your picks
view-place = Rank
view-played = Cards played
view-player = Elite Warrior of
view-players = Players
view-players-seat = Name
view-players-tiles = Building tiles
view-provinces = Provinces
view-reserve = Reserve
view-reserve_size = Cards in the reserve
view-round = Round
view-rounds = Rounds in all
view-rows = VP by rank
view-score = VP
view-season = Season
view-seat = You
view-slots = Slots
view-slots-cards = Courtiers needed
view-slots-figures = Occupied by
view-slots-tokens = Tax Collector tokens of
view-space = Space
view-standing = VP of the season's King's Grant, as things stand
view-stock = Stockpile
view-strengths = Possible strengths of the next attack
view-tax = Tax due from you
view-tile = Tile
view-tiles = Building tiles to build
view-tiles-open = Level open
view-unused = Unused cards announced
view-warriors = Elite Warriors on the wall
view-worth = VP at the end, as things stand

word-treasury_1 = Treasury 1
word-treasury_2 = Treasury 2
word-treasury_3 = Treasury 3
word-repository_1 = Repository 1
word-repository_2 = Repository 2
word-repository_3 = Repository 3
word-barracks_1 = Barracks 1
word-barracks_2 = Barracks 2
word-marketplace_1 = Marketplace 1
word-marketplace_2 = Marketplace 2
word-planetarium_1 = Planetarium 1
word-planetarium_2 = Planetarium 2
word-planetarium_3 = Planetarium 3
word-academy_1 = Academy 1
word-academy_2 = Academy 2
word-academy_3 = Academy 3
word-royal_guard_1 = Royal Guard 1
word-royal_guard_2 = Royal Guard 2
word-royal_guard_3 = Royal Guard 3
word-guild_hall_1 = Guild Hall 1
word-guild_hall_2 = Guild Hall 2
word-guild_hall_3 = Guild Hall 3
word-builders_guild_1 = Builder's Guild 1
word-builders_guild_2 = Builder's Guild 2
word-palace_1 = Palace 1
word-palace_2 = Palace 2
word-palace_3 = Palace 3
word-palace_4 = Palace 4

sheet-players = Players
sheet-seat = Name
sheet-emblem = Emblem
sheet-seasons = Seasons
sheet-season = Season
sheet-lines = Lines
sheet-start-line = Line
sheet-lines-line = Line
sheet-end-line = Line
sheet-value = VP
sheet-place = Rank
sheet-winners = Winners
sheet-decided_by = Decision

word-start = { sheet-start }
word-favors = { sheet-favors }
word-science_cards = { sheet-science_cards }
word-arts_cards = { sheet-arts_cards }
word-warriors = { sheet-warriors }
word-magisters = { sheet-magisters }
word-tiles = { sheet-tiles }
word-abilities = { sheet-abilities }
word-grant_science = { sheet-grant_science }
word-grant_arts = { sheet-grant_arts }
word-grant_warriors = { sheet-grant_warriors }
word-raid = { sheet-raid }
word-leftovers = { sheet-leftovers }
word-score = Most VP
word-decided_by-gold = Most gold
word-goods = Most resources and recruits
word-shared = Shared victory
