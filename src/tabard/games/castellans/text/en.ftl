# Castellans of Valeria in English: what is asked, offered and told. Names and card texts stand in data/.
# An attribute named like a prompt says how an option reads under that prompt. A part stands inside
# other sentences.


## What is asked

prompt-setup_manor = Which of your Manors do you place first? Its power works from then on.
prompt-setup_at = In which District without a Manor do you place { $manor-object }?
prompt-adventure = The Adventurer's Manor: what do you take?
prompt-draft = Which die do you draft?
prompt-draft_face = On which face do you settle the { $die } die?
prompt-push = In which Guild do you push?{ $pushes ->
        [one] {""}
       *[other] {" "}{ $pushes } Influence are left, each may go to another Guild.
    }
prompt-push_same = In which Guild do you push? All { $pushes } Influence go to the same one.
prompt-resource = { $units ->
        [one] Which resource do you take?
       *[other] Which resource do you take { $units } units of?
    }
prompt-convert = Do you use a Citizen for this die?
prompt-pay_resource = { $citizen }: which resource do you pay?
prompt-turn = Your turn: one die for one action, or a Monument first.
prompt-after = Do you build a Monument, too?
prompt-spend = { $do }: which die do you spend?
prompt-spend_face = { $do }: on which face do you settle the { $die } die?
prompt-manor_at = In which District do you build a Manor?
prompt-manor = Which Manor leaves your board? Its power works from then on.
prompt-magic = How do you pay { $units } { $res }?
prompt-temple_at = In which District do you build a Temple?
prompt-card = Which Citizen do you recruit?
prompt-citizen_at = To which District does the Citizen token for { $citizen-object } go?
prompt-left = Which leftover die do you read?
prompt-sub_harvest = Do you build a Windmill after the Harvest?
prompt-mill_edge = On which road do you build the Windmill?
prompt-crate = On which icon do you put a Cargo Crate?
prompt-favour = What do you take for the sale?
prompt-sub_wharf = Shipyard and Sail, each once, in either order: what do you do?
prompt-ship_at = In which District do you build the Ship?
prompt-sail_from = Which Ship sails?
prompt-sail_to = Where does the Ship sail?
prompt-offer_sail = Do you Sail?
prompt-reset = Reset phase: do you use a Citizen?
prompt-gate_edge = On which bridge do you build the Gate?
prompt-tower_at = On which District's wall do you build the Ward Tower?
prompt-statue_at = On which District's shore do you build the Statue?


## What is offered

option-manor = { $manor }: { $manor-text }
option-at = { $district } ({ $guilds })
    .sail_to = { $district }
    .citizen_at = { $district } (1 Influence: { $guilds })
option-at_price = { $district } ({ $price }; { $guilds })
    .ship_at = { $district } ({ $price })
option-at_monument = { $district }: would score { $vp } VP now; { $pushes } Influence: { $guilds }
option-at_taken = { $district }: taken
option-from = { $from }
option-edge = { $edge }
option-edge_price = { $edge } ({ $price })
option-edge_monument = { $edge }: would score { $vp } VP now; { $pushes } Influence: { $guilds }
option-edge_taken = { $edge }: taken
option-take = { $gain }{ $stock }
option-take_plain = { $good }
option-take_influence = { $amount } Influence in any Guild
option-draft = { $face }: { $gain }{ $extra }{ $stock }
option-draft_plain = Draft { $face }
option-face_draft = { $face }: { $gain }
option-face_bonus = { $face }: bonus { $gain }
option-face_without = { $face }: no bonus
option-face_plain = Settle on { $face }
option-die_bonus = { $face } die: bonus { $gain }
option-die_turned = { $face } die: bonus { $gain } if turned to { $bonus }
option-die_without = { $face } die: no bonus
option-die_useless = { $face } die
option-die_plain = { $face } die
option-left = { $face }: { $gain }{ $stock }
option-left_plain = Leftover { $face } die
option-guild = { $guild }: { $from } → { $to }{ $star ->
        [yes] {" "}★
       *[no] {""}
    }
option-guild_paid = { $guild }: { $from } → { $to }{ $star ->
        [yes] {" "}★
       *[no] {""}
    }, brings { $gain }
option-guild_ahead = { $guild }: { $from } → { $to }{ $star ->
        [yes] {" "}★
       *[no] {""}
    } (next: { $gain } on space { $space })
option-guild_full = { $guild }: no space is free
option-guild_plain = { $guild }
option-res = { $gain }{ $stock }
option-pay = 1 { $good } (you have { $has })
option-do = { $action } – { $does }
option-do_plain = { $action }
option-sub_shipyard = Shipyard – build a Ship: { $units } Wood + 1 Gold for each Ship there
option-sub_sail = Sail – move a Ship to another District: { $price } Gold
option-sub_sail_free = Sail – move a Ship to another District, for nothing
option-sub_windmill = Windmill – on a road: { $units } Food + 1 Gold for each Windmill there
option-sub_plain = { $sub }
option-magic = { $price }
option-magic_plain = { $magic } Magic
option-card = { $citizen } ({ $guild }) for { $price } – { $citizen-text }
option-card_empty = { $line }, place { $place }: empty
option-crate_buy = Row { $row }, icon { $column }: buy 1 { $good } for { $buy } Gold{ $stock }
option-crate_sell_vp = Row { $row }, icon { $column }: sell 1 { $good } for { $coins } Gold and { $vp } VP{ $stock }
option-crate_sell_influence = Row { $row }, icon { $column }: sell 1 { $good } for { $pushes } Influence or { $favour } Gold{ $stock }
option-crate_deal = Row { $row }, icon { $column }: { $good } – { $deal-text }
option-crate_taken = Row { $row }, icon { $column }: { $good }, taken by { $player }
option-crate_plain = Row { $row }, icon { $column }
option-conv = { $conv } – { $conv-text }
option-use = { $use } – { $use-text }
option-end = Done
    .convert = No, go on
    .after = No, end the turn
    .crate = No more Crates
    .sub_harvest = No
    .sub_wharf = No more
option-skip = No
    .reset = No, nobody
    .offer_sail = No, stay
option-roll = { $roll }
option-decision = A { $decision }
option-first = { $player } begins
option-back = { $top } | { $middle } | { $bottom }
option-opponent = { $opponent }: { $opponent-text }
option-citizen = { $citizen }
option-wharf = { $wharf }


## What actions do

part-does_wharf = Cargo Crates trade goods, then Shipyard and Sail
part-does_harvest = gain the faces of all your dice and { $pushes } Influence; then a Windmill
part-does_manor = { $units } Wood + 1 Gold for each Manor there; { $pushes } Influence in both Guilds of the District
part-does_temple = { $units } Stone + 1 Gold for each Temple there; { $pushes } Influence in both Guilds of the District
part-does_recruit = a Citizen for Food, and a Citizen token for a District; Influence for both
part-does_gate = { $units } Gold: scores the Citizen tokens on both sides of a bridge
part-does_ward_tower = { $units } Gold: scores the Manors of a District
part-does_statue = { $units } Gold: scores the Temples of a District


## Small parts

part-nothing = {""}
part-also = { $first }, { $second }
part-then = { $first }; { $second }
part-and = { $first } and { $second }
part-or = { $first } or { $second }
part-plus = { $first } + { $second }
part-colon = { $first }: { $second }
part-beside = { $first } { $second }
part-number = { $number }
part-amount = { $amount } { $good }
part-free = nothing
part-gain_vp = { $amount } VP
part-gain_leftover = { $amount } leftover dice
part-gain_resource_any = { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    }
part-gain_resource_same = { $amount } units of one resource
part-gain_influence_any = { $amount } Influence
part-gain_influence_same = { $amount } Influence in one Guild
part-gain_influence_district = { $amount } Influence in a Guild of the District
part-gain_influence_card = { $amount } Influence in the Guild of the card
part-gain_sail = a Sail
part-guild_worker = Worker
part-guild_soldier = Soldier
part-guild_shadow = Shadow
part-guild_holy = Holy
part-with_citizens = , with { $citizens }
part-stock = {" "}(you have { $has } of { $limit })
part-stock_lost = {" "}(you have { $has } of { $limit }: { $all ->
        [one] the unit is lost
       *[other] { $lost } of { $all } { $lost ->
            [one] is lost
           *[other] are lost
        }
    })
part-gold_lost = {" "}(you have { $has } of { $limit } Gold: { $lost } Gold would be lost)
part-citizen = { $citizen }
part-line_pink = Pink line
part-line_blue = Blue line
part-at_anchorage = the Anchorage
part-at_bazani_gate = Bazani Gate
part-at_nor_high = Nor High
part-at_penumbra = Penumbra
part-at_luna_grove = Luna Grove
part-at_iron_pit = Iron Pit
part-in_anchorage = in the Anchorage
part-in_bazani_gate = in Bazani Gate
part-in_nor_high = in Nor High
part-in_penumbra = in Penumbra
part-in_luna_grove = in Luna Grove
part-in_iron_pit = in Iron Pit
part-from_anchorage = from the Anchorage
part-from_bazani_gate = from Bazani Gate
part-from_nor_high = from Nor High
part-from_penumbra = from Penumbra
part-from_luna_grove = from Luna Grove
part-from_iron_pit = from Iron Pit
part-to_anchorage = to the Anchorage
part-to_bazani_gate = to Bazani Gate
part-to_nor_high = to Nor High
part-to_penumbra = to Penumbra
part-to_luna_grove = to Luna Grove
part-to_iron_pit = to Iron Pit
part-between = between { $first } and { $second }
part-times = { $count } × { $face }
part-deal_buy = buy for Gold
part-deal_sell_vp = sell for Gold and VP
part-deal_sell_influence = sell for Influence or Gold


## What happens in a line

part-a_die = { $face-id ->
        [influence] an { $face } die
       *[other] a { $face } die
    }
part-a_die_turned = { $rolled-id ->
        [influence] an { $rolled } die turned to { $face }
       *[other] a { $rolled } die turned to { $face }
    }
part-purpose = { $action-id ->
        [recruit] to recruit
       *[other] for { $action-object }
    }
part-token = { $token }
part-manor = { $manor }
part-built = { $thing } { $site }{ $paid }
part-built_there = { $site }{ $paid }
part-for = {" "}for { $price }
part-sailed = Ship { $origin } { $target }{ $paid }
part-recruited = { $citizen }{ $paid }
part-crate = Crate
part-crate_on = Crate on { $good }
part-leftover = leftover { $face } die
part-rolled = rolls { $rolls } → { $told }
part-no_effect = nothing happens
part-gained = +{ $amount } { $good }
part-gained_part = +{ $amount } of { $all } { $good }
part-gained_none = { $lost } { $good } lost
part-spent = −{ $amount } { $good }
part-vp = +{ $vp } VP
part-push = { $guild } { $space }
part-push_paid = { $guild } { $space } ({ $gains })
part-push_lost = { $count } Influence lost
part-push_lost_in = { $count } Influence lost ({ $guild })
part-crates_free = one more Crate ({ $crates } available)
part-bonus_wharf = the Wharf
part-bonus_sail = Sail
part-share = { $player } { $worth } ({ $vp } VP)
part-share_none = { $player } { $worth }
part-share_green = green { $worth }
part-nobody = nobody
part-monument = { $monument } { $vp }
part-monuments = { $player } { $vp } VP ({ $monuments })
part-total = { $player } { $vp }


## What is told

event-effects = { $seat }: { $told }.
event-effects_of = { $seat } – { $told }.
event-divider_crossed = { $seat } crosses a divider of { $guild-object }.
event-die_drafted = { $seat } drafts { $die }: { $told }.
event-die_drafted_alone = { $seat } drafts { $die }.
event-die_spent = { $seat } spends { $die } { $purpose }: { $told }.
event-die_spent_alone = { $seat } spends { $die } { $purpose }.
event-opponent_acted = { $seat } spends { $die } { $purpose }: { $told }.
event-opponent_acted_alone = { $seat } spends { $die } { $purpose }.
event-opponent_monument = { $seat } raises { $monument-object }: { $told }.
event-opponent_monument_alone = { $seat } could raise { $monument-object }, but finds no place for it.
event-opponent_bonus = { $seat } – bonus, { $bonus }: { $told }.
event-opponent_bonus_alone = { $seat } – bonus, { $bonus }: nothing.
event-match_began = { $seats ->
        [one] One castellan and one opponent vie for the favour of Valeria.
       *[other] { $seats } castellans vie for the favour of Valeria.
    }
event-opponent_chosen = Opponent: { $opponent }. { $opponent-text }
event-first_player_chosen = { $seat } holds the Scepter and is 1st Player.
event-scepter_passed = The Scepter goes to { $seat }.
event-wharf_turned = The Wharf shows a new card: { $card }.
event-wharf_shown = The Wharf shows { $card }. Top row: { $top }; middle: { $middle }; bottom: { $bottom }.
event-back_shown = Rows of the Wharf from the top: { $top }; { $middle }; { $bottom }.
event-crates_returned = All Cargo Crates come back, { $card } is discarded.
event-citizen_laid = { $line }, new: { $citizens }.
event-citizens_discarded = { $line }: { $citizens } { $count ->
        [one] leaves
       *[other] leave
    }.
event-citizens_discarded_none = { $line }: nobody leaves.
event-citizens_replaced = { $line }: { $citizens } { $count ->
        [one] leaves
       *[other] leave
    }; new: { $arrived }.
event-deck_shuffled = { $line }: { $count ->
        [one] the discarded Citizen becomes
       *[other] the { $count } discarded Citizens become
    } the new deck.
event-keep_placed = { $count ->
        [one] A Keep rises { $places }.
       *[other] Keeps rise { $places }.
    }
event-keep_rolled = The Decision die shows { $roll }: a Keep rises { $places }.
event-decision_rolled = The Decision die shows { $number }.
event-round_began = Round { $round } begins: { $scored }. { $seat } is 1st Player.
event-dice_rolled = The dice show { $dice }.
event-leftover_set = Left over: { $dice }.
event-district_scored = { $district }: { $shares }.
event-monument_scored = Monuments: { $parts }.
event-wharf_scored = Crates on the Wharf: { $shares }.
event-round_scored = VP of this scoring: { $parts }.
event-guild_scored = { $guild }: { $shares }.
event-match_ended_score = { $winners } wins with the most VP.
event-match_ended_stars = { $winners } wins: as many VP as others, but more tokens on starred spaces.
event-match_ended_shared = { $winners } share the victory.


## The table in the terminal

table-round = Round { $round } of { $rounds }
table-first = 1st Player { $first }
table-legend = M Manor, L Lighthouse, T Temple, S Ship, C Citizen; control → VP; ▸ scores now; ▲ Windmills
table-keeps = { $count ->
        [one] 1 Keep
       *[other] { $count } Keeps
    }
table-short_manor = M
table-short_lighthouse = L
table-short_temple = T
table-short_ship = S
table-short_citizen_token = C
table-short_windmill = W
table-gain_good = { $amount } { $good }
table-gain_vp = { $amount } VP
table-gain_resource_any = { $amount } res.
table-gain_resource_same = { $amount } res.
table-gain_influence_any = { $amount } Infl.
table-gain_influence_same = { $amount } Infl.
table-gain_influence_district = { $amount } Infl.
table-gain_influence_card = { $amount } Infl.
table-gain_leftover = { $amount } dice
table-gain_sail = Sail
table-wharf = Wharf: { $card }
table-deal_buy = Buy
table-deal_sell_vp = Gold + VP
table-deal_sell_influence = Infl./Gold
table-line_pink = Pink line, price in Food
table-line_blue = Blue line, price in Food
table-power_face = { $face } die: +{ $gain }
table-power_convert = each die: { $cost } → { $gain }
table-power_settle = dice → { $face }
table-power_action = each { $action }: { $gain }
table-power_instant = at once: { $gain }
table-power_reset = Reset: { $gain }
table-pool = Pool:{" "}
table-leftover = Left over:{" "}
table-decks = Decks: { $pink } pink, { $blue } blue, { $wharf } Wharf
table-vp = VP
table-head_gold = Gold
table-head_wood = Wood
table-head_stone = Stone
table-head_food = Food
table-head_magic = Magic
table-crates = Crates
table-supply = Left
table-dice = Dice
table-manor_merchant = Merchant
table-manor_land_owner = Land Owner
table-manor_architect = Architect
table-manor_priest = Priest
table-manor_elder = Elder
table-manor_lighthouse_keeper = Lighthouse Keeper
table-manor_adventurer = Adventurer
table-manor_banker = Banker
table-manors = Manors{" "}
table-monuments = Monuments{" "}
table-monument = { $monument } { $vp } VP
table-citizens = Citizens{" "}
table-opponent = { $opponent } (difficulty { $difficulty }) drafts
table-bonus_sail = { $count } × Sail
table-bonus_sell_vp = Wharf, VP:
table-bonus_sell_influence = Wharf, Influence:
table-bonus_buy = Wharf, buy:
table-group_pink = Pink line
table-group_blue = Blue line
table-group_row_1 = Top row
table-group_row_2 = Middle row
table-group_row_3 = Bottom row
table-group_primary = Primary Actions
table-group_monument = Monuments
table-group_otherwise = Otherwise
sheet-title = The score sheet
sheet-line = VP
sheet-round = Round { $round }
sheet-wharf = Crates on the Wharf
sheet-dividers = Guild dividers
sheet-sales = Sales
sheet-citizens = Citizens
sheet-guilds = Guilds
sheet-total = Total
sheet-stars = Tokens on stars
sheet-wins = wins
cards-manors = Manors
cards-citizens = Citizens
cards-lines = Rows of the Wharf
cards-wharf = Wharf cards
cards-opponents = Solo opponents
cards-sides = { $front }; back: { $back }


## The view in words
# For an outline of any table. A key reads view-<key>, or view-<key above>-<key> where it means
# something else there (view--<key>: only at the top); else it is the id of a noun. A text that is
# no id of a noun reads word-<text>, or word-<key>-<text>. The score sheet reads sheet-<key> alike.
# Keys of seats hold numbers of players; keys by seat hold one thing for each player.

view-seat-keys = seat first_player crate lighthouse ward_tower statue gate winners
view-by-seat-keys = districts-tokens districts-control districts-worth wharf-worth guild_worth-worth windmills
view-hidden-keys = asked clause

# What time it is, by keys of the view; what of the score sheet is followed over a match
course-moments = round phase
course-lines = players/total
course-open-lines = players/score

view-actions = Actions
view-after = After space
view-blue = Blue line
view-bonus = Bonus
view-card = Card
view-citizens = Citizens
view-color = Colour
view-control = Control in half points
view-crate = Cargo Crate of
view-crates = Cargo Crates available
view-deal = Deal
view-decks = Cards in the decks
view-difficulty = Difficulty
view-discards = Discards
view-district = District
view-districts = Districts
view-districts-lighthouse = Lighthouse of
view-districts-statue = Statue of
view-districts-ward_tower = Ward Tower of
view-dividers = Dividers of the Guild tracks
view-drafted = Dice drafted
view-edge = Between
view-edges = Roads and bridges
view-edges-gate = Gate of
view-faces = Faces of dice
view-first_player = First Player
view-gain = Gain
view-good = Good
view-goods = Goods
view-guild = Guild
view-guild_of = Guilds of the Citizens in the lines
view-guild_worth = VP of the Guild tracks, as things stand
view-guild_worth-worth = VP, as things stand
view-guilds = Guilds
view-icons = Icons
view-keeps = Keeps
view-kind = Kind
view-leftover = Dice left over
view-lighthouse_left = Lighthouse still to be built
view-limits = Storage limits
view-lines = Citizens on offer
view-manors = Manors
view-monument = Monument
view-monuments = Monuments
view-open = Open
view-opponent = Opponent
view-opponent-opponent = Name
view-opponent-rounds = Plan round by round
view-over = Match over
view-phase = Phase
view-pink = Pink line
view-place = Rank
view-players = Players
view-players-guilds = Guild tracks
view-pool = Dice to draft
view-prices = Food for a Citizen, by place in the line
view-priority = Dice by preference
view-resource_any = Resources of your choice
view-round = Round
view-rounds = Rounds in all
view-rows = Rows
view-sails = Sails
view-score = VP
view-scoring = Districts scored this round
view-seat = Name
view-site = Site
view-slots = Room for Windmills
view-spent = Dice spent
view-stars = Tokens on stars
view-stars_from = First starred space of the Guild tracks
view-supply = Supply
view-tokens = Tokens
view-top = Last space of the Guild tracks
view-vp = VP
view-wharf-worth = VP for Crates, as things stand
view-windmills = Windmills
view-worth = VP for control, as things stand

sheet-players = Players
sheet-seat = Name
sheet-opponent = Opponent
sheet-color = Colour
sheet-rounds = Rounds
sheet-rounds-round = Round
sheet-control = Control
sheet-control-line = District
sheet-monuments = Monuments
sheet-monuments-line = Monument
sheet-others = Other lines
sheet-others-line = Line
sheet-guilds-line = Guild
sheet-value = VP
sheet-place = Rank
sheet-scored = Districts scored, round by round
sheet-winners = Winners
sheet-decided_by = Decision

word-line-wharf = { sheet-wharf }
word-dividers = { sheet-dividers }
word-sales = { sheet-sales }
word-citizens = { sheet-citizens }
word-score = Most VP
word-stars = Most tokens on stars
word-shared = Shared victory
