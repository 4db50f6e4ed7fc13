# Throne of Allegoria in English: what is asked, offered and told. Names and card texts are in data/.
# An attribute named like a prompt says how an option reads under that prompt. A part stands inside
# other messages; parts that tell what a player does begin with the verb.


## What is asked

prompt-choose_house = Which house do you play for?
prompt-keep_end = Which End of Game Claims do you keep? Three of the five stay with you.
prompt-keep_lord = Which lord leads your house?
prompt-bid_space = Planning: in which action space do you place a Bidding marker?
prompt-bid_marker = Planning: which marker do you place face down in { $space-id }, { $space }?
prompt-star = Your * is revealed. What does it count?
prompt-activate_guild = Your * counts 1. Do you activate one of your Guilds?
prompt-keep_claim = Which of the drawn claims do you keep?
prompt-split_single = You split the display. Which card lies alone?
prompt-split_pair = You split the display. Which card goes with { $card }?
prompt-take_group = Which group of cards do you take?
prompt-keep_of_pair = With a bid of 1 you keep one card of the pair. Which one?
prompt-mode = Do you spend your action points on Deploy actions or on Task actions?
prompt-turn = { $amount ->
        [0] Space { $space-id }, { $space }: no action point is left. Do you supplement one?
        [one] Space { $space-id }, { $space }: it is your turn, with one action point left.
       *[other] Space { $space-id }, { $space }: it is your turn, with { $amount } action points left.
    }
prompt-muster = Which cards do you discard to raise { $track }?
prompt-move_kind = Wages: workers of which kind do you move?
prompt-move_from = From where do your { $worker-plural } move?
prompt-move_to = Where do your { $worker-plural } move to?
prompt-move_count = How many { $worker-plural } move together?
prompt-attack_where = Attack: on which Battlefield?
prompt-attack_whom = Battle: whom do you fight?
prompt-raid = Raid: how many Soldiers go home, each with 1 Influence?
prompt-boost = Battle against { $player }: do you take an Anarchy marker for +1?
prompt-spoils = Spoils of War against { $player }: { $amount ->
        [one] one point is left. How do you use it?
       *[other] { $amount } points are left. How do you use them?
    }
prompt-subterfuge_where = Subterfuge: in which Tavern?
prompt-subterfuge_track = Subterfuge: which of { $player-of } Town Tracks goes down by 1?
prompt-subterfuge_extra = Subterfuge: { $player-of } { $track } goes down by 1. Do you take an Anarchy marker for a second reduction?
prompt-commerce_where = Commerce: in which Market?
prompt-commerce_row = Commerce: which deal of the Travelling Merchant do you make?
prompt-commerce_gain = Commerce: what do you gain?
prompt-grant = Grant: a Guild or a claim?
prompt-grant_guild = Grant: which Guild do you assign?
prompt-grant_replace = Grant: which Guild makes room for the { $guild }?
prompt-grant_claim = Grant: you have drawn “{ $claim }”. Do you keep it?
prompt-alms_return = Alms: do you return an Anarchy marker?
prompt-alms_track = Which Town Track do you raise?
prompt-turn_kind = Spy's Guild: what kind of worker do you turn?
prompt-turn_where = Spy's Guild: where do you turn { $worker-object }?
prompt-turn_into = Spy's Guild: what takes the place of the { $worker }?
prompt-keep_offer = Scholar's Guild: which card do you keep in secret?
prompt-buy_card = Scholar's Guild: do you buy one of the open cards for 1 Wealth?
prompt-decree_place_worker = Royal Decree: do you place a worker from your supply?
prompt-decree_return_anarchy = Royal Decree: do you return an Anarchy marker?
prompt-decree_soldier_for_influence = Royal Decree: do you send a Soldier home for Influence?
prompt-decree_return_worker = Royal Decree: from where does a worker return to your supply?
prompt-decree_branch = Royal Decree: do you lower { $track } or discard a Workforce card?
prompt-decree_riot = Royal Decree: do you discard a Workforce card or take an Anarchy marker?
prompt-decree_discard = Royal Decree: which Workforce card do you discard?
prompt-decree_diplomacy = Royal Decree: which Workforce cards do you discard for a step of Diplomacy?
prompt-decree_lower_any = Royal Decree: which Town Track do you lower?
prompt-decree_alms = Royal Decree: with which Town Track do you pay for a step of Alms?


## What is offered

option-house = { $house }
option-end = { $end }
option-confirm = Yes, keep { $ends }
option-confirm_plain = Yes, that is final
option-claim = { $claim } ({ $worth }): { $claim-text }
option-claim_plain = { $claim }: { $claim-text }
option-lord = { $lord }: { $tracks }; { $workers } at home
option-lord_plain = { $lord }
option-space = { $space-id } – { $space }
option-space_own = { $space-id } – { $space } (markers: { $own } yours)
option-space_others = { $space-id } – { $space } (markers: { $others } of others)
option-space_shared = { $space-id } – { $space } (markers: { $own } yours, { $others } of others)
option-marker = Marker { $marker }{ $left ->
        [0] {""}
        [one] {" "}(the last one)
       *[other] {" "}({ $left } left)
    }
option-marker_star = Marker *: counts 2, or counts 1 and may activate a Guild
option-star = It counts { $star }: your bid is { $bid }{ $guild ->
        [yes] , and you may activate a Guild
       *[no] {""}
    }
option-action = { $action }: { $does }
option-action_points = { $action }: { $does } ({ $cost } points)
option-action_track = { $action }: { $does } (supplemented: { $track } { $value } → { $left })
option-action_crossing = { $action }: { $does } (supplemented: { $track } { $value } → { $left } across a threshold, 1 Anarchy marker)
option-end_turn = End the turn{ $points ->
        [0] {""}
        [one] , one action point is lost
       *[other] , { $points } action points are lost
    }
option-mode_deploy = Deploy actions: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
option-mode_task = Task actions: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
option-mode_deploy_plain = Deploy actions only
option-mode_task_plain = Task actions only
option-mode_mix_plain = Deploy and Task actions
option-mode_either_plain = Deploy actions or Task actions
option-territory = In { $in }
    .move_to = To { $to }
option-territory_unused = { $territory }
option-territory_worker = From { $from }: { $amount ->
        [one] 1 { $worker }
       *[other] { $amount } { $worker-plural }
    }
    .move_to = To { $to }
    .turn_where = In { $in }: { $amount ->
        [one] 1 { $worker }
       *[other] { $amount } { $worker-plural }
    }
option-attack_raid = Raid in { $place } ({ $amount ->
        [one] 1 Soldier
       *[other] { $amount } Soldiers
    }){ $central ->
        [yes] , 1 Anarchy marker
       *[no] {""}
    }
option-attack_battle = Battle in { $place } ({ $amount ->
        [one] 1 Soldier
       *[other] { $amount } Soldiers
    }) against { $seats }
option-subterfuge_own = In your own Tavern
option-subterfuge_centre = In the central Tavern: 1 Anarchy marker, { $first ->
        [yes] one step of Diplomacy and nothing else
       *[no] nothing else
    }
option-subterfuge_home = In { $player-of } Tavern ({ $amount ->
        [one] 1 Spy
       *[other] { $amount } Spies
    }): one of { $player-of } Town Tracks goes down
option-commerce_own = In your own Market: { $free ->
        [yes] no Anarchy marker this week
       *[no] 1 Anarchy marker
    }{ $stays ->
        [yes] , the Merchant stays
       *[no] , the Merchant goes home
    }
option-commerce_centre = In the central Market: the Merchant goes home
option-commerce_home = In { $player-of } Market: the Merchant goes home, { $player } gets what you pay, you may gain Influence
option-worker = { $worker }
    .move_kind = { $worker-plural }
option-into = { $into }
option-amount = { $amount }
option-amount_worker = { $amount ->
        [one] 1 { $worker }
       *[other] { $amount } { $worker-plural }
    }
option-amount_raid = Raid with { $amount ->
        [one] 1 Soldier
       *[other] { $amount } Soldiers
    }: { $amount } Influence{ $central ->
        [yes] , 1 Anarchy marker
       *[no] {""}
    }
option-track = { $track } (now { $value })
    .alms_track = Raise { $track } by { $amount } (now { $value })
    .decree_lower_any = Lower { $track } by { $amount } (now { $value })
    .decree_alms = Pay { $amount } { $track } (now { $value })
option-track_again = 1 Anarchy marker: { $player-of } { $track } goes down once more (now { $value })
option-track_of = { $player-of } { $track } (now { $value })
    .subterfuge_extra = 1 Anarchy marker: { $player-of } { $track } goes down too (now { $value })
option-player = { $player }
option-player_attack = { $player } ({ $amount ->
        [one] 1 Soldier
       *[other] { $amount } Soldiers
    })
option-boost_no = Fight without a bonus
option-boost_yes = Take 1 Anarchy marker: +1
option-die = A { $die }
option-spoil_kill = { $soldiers ->
        [one] Send home a Soldier of { $player }
       *[other] Send home { $soldiers } Soldiers of { $player }
    }
option-spoil_kill_plain = Send Soldiers home
option-spoil_influence = Take { $influence } Influence
option-spoil_influence_plain = Take Influence
option-row_sell_trade = Sell { $pay } Trade for { $gain } Wealth
option-row_sell_trade_short = Sell { $pay } Trade for { $gain } Wealth (you have { $has })
option-row_sell_trade_plain = Sell Trade for Wealth
option-row_sell_wealth = Pay { $pay } Wealth for { $gain } Trade
option-row_sell_wealth_short = Pay { $pay } Wealth for { $gain } Trade (you have { $has })
option-row_sell_wealth_plain = Pay Wealth for Trade
option-gain_track = { $amount } { $track }
option-gain_track_plain = The other track
option-gain_influence = { $amount } Influence
option-gain_influence_plain = Influence
option-grant_guild = Assign a Guild
option-grant_claim = Draw an In Game Claim
option-guild = { $guild }: { $guild-text }
option-replace = Replace the { $replace }
option-keep = Keep it ({ $worth }): { $claim-text }
option-keep_plain = Keep it
option-discard = Discard it and take 1 Anarchy marker
option-discard_plain = Discard the claim and take 1 Anarchy marker
option-branch_track = Lower { $track } by { $amount }
option-branch_track_plain = Lower the Town Track
option-branch_card = Discard a Workforce card
option-branch_anarchy = Take 1 Anarchy marker
option-return = Return 1 Anarchy marker
option-accept = Yes
    .decree_place_worker = Yes, place { $worker-object } at home
    .decree_return_anarchy = Yes, return 1 Anarchy marker
    .decree_soldier_for_influence = Yes, a Soldier goes home for { $amount } Influence
option-accept_plain = Yes
option-group = Group { $group }: { $cards }
option-group_one = Group { $group }: { $cards }, one of them
option-group_gone = Group { $group }
option-pass = No
    .keep_claim = Keep none
    .activate_guild = No Guild
    .subterfuge_extra = No, one reduction is enough
    .buy_card = Buy nothing
    .keep_offer = There is no card to keep
    .decree_diplomacy = No, keep all cards
    .decree_alms = No, pay nothing
    .alms_return = No, keep the markers
option-done = Done: { $track } +{ $raised } for { $cards }
option-done_plain = Discard no card
option-card = { $card }
    .muster = Discard { $card }: { $track } +{ $amount }
    .split_pair = With { $card }
    .keep_of_pair = Keep { $card }
    .keep_offer = Keep { $card }
    .buy_card = Buy { $card } from { $player } for 1 Wealth
    .decree_discard = Discard { $card }
    .decree_diplomacy = Discard { $card }
option-single = { $single } alone
option-decree = { $decree }
option-merchant = { $merchant }
option-token = { $token }


## What actions do

part-does_recruit = place a Soldier at home, and discard cards for Strength
part-does_advance = move Soldiers to a neighbouring Battlefield
part-does_attack = a Raid, or a Battle
part-does_infiltrate = place a Spy at home, and discard cards for Intrigue
part-does_sneak = move Spies to a neighbouring Tavern
part-does_subterfuge = recall a Spy, lower an opponent's Town Track
part-does_tradesman = place a Merchant at home, and discard cards for Trade
part-does_caravan = move Merchants to a neighbouring Market
part-does_commerce = a deal with the Travelling Merchant
part-does_profits = discard cards for Wealth
part-does_wages = move workers of one kind
part-does_grant = assign a Guild, or draw a claim
part-does_educate = discard cards for Knowledge
part-does_apprenticeship = draw a Workforce card
part-does_alms = one step along the Alms track


## Small parts

part-nothing = {""}
part-also = { $first }, { $second }
part-then = { $first }; { $second }
part-and = { $first } and { $second }
part-or = { $first } | { $second }
part-card = { $card }
part-times = { $count } × { $card }
part-quoted = “{ $claim }”
part-lord = { $lord }
part-steps = { $track } { $amount }
part-workers = { $amount ->
        [one] 1 { $worker }
       *[other] { $amount } { $worker-plural }
    }
part-in_centre = the central Territory
part-in_your = your Home Territory
part-in_home = { $player-of } Home Territory
part-to_centre = the central Territory
part-to_your = your Home Territory
part-to_home = { $player-of } Home Territory
part-from_centre = the central Territory
part-from_your = your Home Territory
part-from_home = { $player-of } Home Territory
part-at_centre = in the central Territory
part-at_self = at home
part-at_home = in { $player-of } Home Territory
part-toward_centre = to the central Territory
part-toward_self = home
part-toward_home = to { $player-of } Home Territory
part-out_centre = from the central Territory
part-out_self = from home
part-out_home = from { $player-of } Home Territory
part-player = { $player }
part-space = { $space-id }
part-space_marker = { $space-id } ({ $marker })
part-bids_on = { $player } in { $spaces }
part-bid = { $player } { $markers }
part-bid_sum = { $player } { $markers } = { $total }
part-lord_of = { $player } the { $lord }
part-token_on = { $token } on space { $alms }
part-total_of = { $player } { $total }
part-for_raid = for the Raid in the central Territory
part-for_boost = for +1 in the Battle
part-for_second_track = for a second reduction
part-for_central_tavern = for the central Tavern
part-for_own_market = for Commerce at home
part-for_discarded_claim = for discarding the claim
part-for_threshold = for crossing a threshold
part-for_decree = by decree
part-for_alms = for giving alms


## What players do

part-does = { $player } { $does }
part-worker_placed = places { $kind-object } { $territory }
part-worker_returned = recalls { $kind-object } { $source }
part-cards_mustered = discards { $cards } for { $track }
part-track_raised = raises { $track } by { $amount }
part-track_lowered = { $amount ->
        [0] has no { $track } to lose
       *[other] loses { $amount } { $track }
    }
part-influence_gained = gains { $amount } Influence
part-diplomacy_moved = moves up to ×{ $step } in Diplomacy
part-alms_moved = moves to space { $alms } of the Alms track
part-token_gained = uses the token { $token }
part-workers_moved = moves { $amount ->
        [one] { $kind-object }
       *[other] { $amount } { $kind-plural }
    } { $origin } { $target }
part-raid_made = raids with { $amount ->
        [one] 1 Soldier
       *[other] { $amount } Soldiers
    } { $territory }
part-battle_joined = fights { $player } { $territory }
part-die_rolled = rolls a { $die }
part-dice = {" "}(dice { $die } and { $answer })
part-battle_won = wins { $is_said ->
        [yes] {""}
       *[no] the Battle against { $player }{" "}
    }{ $total } to { $against }{ $dice }, each side loses a Soldier
part-battle_lost = loses { $is_said ->
        [yes] {""}
       *[no] the Battle against { $player }{" "}
    }{ $total } to { $against }{ $dice }, each side loses a Soldier
part-battle_drawn = draws { $is_said ->
        [yes] {""}
       *[no] the Battle against { $player }{" "}
    }{ $total } to { $against }{ $dice }, each side loses a Soldier
part-soldiers_routed = sends { $amount ->
        [one] a Soldier
       *[other] { $amount } Soldiers
    } of { $player } home
part-subterfuge_made = recalls a Spy { $source }
part-commerce_made = pays with { $row ->
        [sell_trade] Trade
       *[sell_wealth] Wealth
    } { $territory }
part-guild_assigned = assigns the { $guild }
part-guild_replaced = assigns the { $guild } in place of the { $replaced }
part-worker_turned = turns { $kind-object } { $territory } into { $into-object }
part-anarchy_taken = takes an Anarchy marker { $reason }
part-anarchy_returned = returns an Anarchy marker { $reason }
part-point_supplemented = pays a point with 1 { $track }
part-card_drawn = draws { $cards }
part-card_drawn_hidden = draws { $amount ->
        [one] a Workforce card
       *[other] { $amount } Workforce cards
    }
part-cards_discarded = discards { $cards }
part-claim_drawn = draws { $cards }
part-claim_drawn_hidden = draws { $amount ->
        [one] a claim
       *[other] { $amount } claims
    }
part-claim_kept = keeps “{ $claim }”
part-claim_kept_hidden = keeps a claim
part-claims_discarded = discards { $amount ->
        [one] a claim
       *[other] { $amount } claims
    }
part-first_player_taken = takes the First Player marker
part-group_taken = takes { $cards }{ $has_left ->
        [yes] {" "}and discards { $left }
       *[no] {""}
    }
part-card_offered = offers { $cards } for sale
part-card_bought = buys { $card } from { $player } for 1 Wealth
part-sale_declined = buys nothing
part-decree_declined = declines
part-decree_idle = is not affected
part-mode_chosen = chooses { $mode ->
        [deploy] Deploy actions
       *[task] Task actions
    }
part-star_set = counts the * as { $star }


## What is told

event-effects = { $told }.
event-action_taken = { $seat } – { $action }: { $told }.
event-action_taken_alone = { $seat } chooses { $action }.
event-guild_activated = { $seat } – { $guild }: { $told }.
event-guild_activated_alone = { $seat } activates the { $guild }.
event-match_began = { $seats } houses contend for the throne of Allegoria.
event-house_chosen = { $seat } plays for { $house }.
event-end_claim_dealt = { $seat } is dealt the End of Game Claims { $ends }.
event-end_claims_kept = { $seat } keeps { $ends }.
event-end_claims_kept_hidden = { $seats } { $seats-count ->
        [one] has
       *[other] have
    } chosen End of Game Claims.
event-lord_dealt = { $seat } may choose between the lords { $lords }.
event-lord_revealed = The lords of the houses: { $parts }.
event-token_laid = Alms Bonus tokens: { $parts }.
event-first_player_drawn = { $seat } draws the First Player marker.
event-week_began = Week { $week } begins. { $seat } is First Player.
event-trader_arrived = Travelling Merchant of the week: { $merchant }.
event-card_displayed = The display shows { $cards }.
event-decree_read = Royal Decree “{ $half }”: { $half-text }
event-queen_died = The Queen is dead! From now on the lower halves of the decrees apply.
event-queen_outlived = The Queen has outlived the contest.
event-decree_declined = { $seat } declines.
event-decree_idle = { $seat } is not affected.
event-card_drawn = { $seat } draws a Workforce card.
event-cards_discarded = { $seat } discards { $cards }.
event-deck_shuffled = The { $amount } discarded Workforce cards become the new deck.
event-claims_shuffled = The { $amount } discarded claims become the new deck.
event-cleaned_up = Week { $week } ends.
event-bid_placed = Face-down bids: { $bids }.
event-bid_revealed = Space { $space-id }, { $space }: { $bids }.
event-bid_revealed_ranked = Space { $space-id }, { $space }: { $bids }. { $seats-count ->
        [one] Only { $seats } takes part
       *[other] Order: { $order }
    }.
event-bid_revealed_nobody = Space { $space-id }, { $space }: { $bids }. Nobody takes part.
event-bids_ranked = Space { $space-id }, { $space }: { $seats-count ->
        [one] only { $seats } takes part
       *[other] the order is { $order }
    }.
event-nobody_ranked = Space { $space-id }, { $space }: nobody takes part.
event-turn_points = { $seat } has { $points ->
        [one] one action point
       *[other] { $points } action points
    }{ $mode ->
        [deploy] {" "}for Deploy actions
        [either] {" "}for Deploy actions, or fewer for Task actions
       *[mix] {""}
    }.
event-turn_passed = { $seat } takes no action; { $points ->
        [one] one action point is
       *[other] { $points } action points are
    } lost.
event-turn_ended = { $seat } ends the turn; { $points ->
        [one] one action point is
       *[other] { $points } action points are
    } lost.
event-turn_ended_spent = { $seat } ends the turn.
event-claim_completed = { $seat } completes the claim “{ $claim }”: { $claim-text }
event-display_split = { $seat } splits the display: { $groups }.
event-display_cleared = Left on the display and discarded: { $cards }.
event-offer_cleared = Unsold and discarded: { $cards }.
event-claims_revealed = { $seat } has fulfilled { $done } at the end; left open: { $missed }.
event-claims_revealed_all = { $seat } has fulfilled { $done } at the end and leaves no claim open.
event-claims_revealed_none = { $seat } has fulfilled no End of Game Claim; left open: { $missed }.
event-total_counted = Influence in all: { $parts }.
event-match_won_total = { $seats } wins the throne with the most Influence.
event-match_won_claims = { $seats } wins the throne: as much Influence as others, but more completed claims.
event-match_won_town = { $seats } wins the throne: as much Influence and as many claims as others, but more Town Influence.
event-match_won_shared = { $seats } share the throne: nothing breaks their tie.


## The table and the score pad

table-week = Week { $week } of { $weeks }
table-queen_lives = the Queen lives
table-queen_dead = the Queen is dead
table-first = First Player marker:{" "}
table-setup = The houses take their places
table-decree = Decree{" "}
table-merchant = Merchant:{" "}
table-row_sell_trade = { $pay } Trade → { $gain } Wealth
table-row_sell_wealth = { $pay } Wealth → { $gain } Trade
table-or_influence = or Influence in opponents' Markets
table-anarchy = Anarchy:{" "}
table-anarchy_value = { $value ->
        [0] a marker costs nothing yet
       *[other] each marker −{ $value }
    }
table-anarchy_left = { $left } of { $markers } on the track
table-tokens = Alms{" "}
table-token = { $alms }: { $token } ({ $bonus })
table-bonus_draw_workforce = { $amount ->
        [one] 1 Workforce card
       *[other] { $amount } Workforce cards
    }
table-bonus_gain_influence = { $amount } Influence
table-bonus_advance_diplomacy = Diplomacy +{ $amount }
table-bonus_raise_any_track = any Town Track +{ $amount }
table-display = Display:{" "}
table-groups = Groups:{" "}
table-offer = For sale:{" "}
table-decks = Decks: { $workforce } Workforce, { $claims } claims, { $decrees } decrees, { $merchants } merchants
table-you = (you)
table-empty = –
table-town = Town
table-lord = Lord
table-house = House
table-diplomacy = Diplomacy
table-alms = Alms
table-anarchy_held = Anarchy
table-influence = Influence
table-supply = Supply
table-hand = Hand
table-claims = Claims
table-guilds = Guilds
table-legend = 6 (+2) »2: space, seal, move value; | threshold just below. Claims: end of game + hand ✓ done.
table-map = Map
table-centre = Centre
table-soldier = So
table-spy = Sp
table-merchant_short = Me
table-banker = Ba
table-scholar = Sc
table-bids = Bids
table-left = left
table-bid_spaces = { $places }: bid spaces from the left; of equal bids the left one is first.
table-your_hand = Your hand:{" "}
table-seen = Seen with { $seat }:{" "}
table-end_claim = End of Game
table-claim = In Game
table-done_claim = Completed
table-picked = chosen
table-waiting = Still choosing: { $seats }
table-group_deploy = Deploy actions
table-group_task = Task actions
table-group_cards = Cards
table-group_actions = Actions
table-group_otherwise = Otherwise
sheet-title = The score pad
sheet-line = Influence
sheet-guilds = Guilds
sheet-claims = In Game Claims
sheet-ends = End of Game Claims
sheet-unfulfilled = Unfulfilled claims
sheet-diplomacy = Diplomacy
sheet-alms = Alms
sheet-anarchy = Anarchy
sheet-influence = Influence tokens
sheet-subtotal_1 = Subtotal
sheet-subtotal_2 = Town Influence
sheet-total = Total
sheet-wins = wins
cards-lords = Lords
cards-decrees = Royal Decrees
cards-alive = while the Queen lives
cards-dead = once she is dead
cards-merchants = Travelling Merchants
cards-claims = In Game Claims
cards-ends = End of Game Claims
cards-guilds = Guilds
cards-tokens = Alms Bonus tokens
cards-workforce = Workforce cards
cards-worth = { $claim } ({ $worth })


## The view in words
# For an outline of any table. A key reads view-<key>, or view-<key above>-<key> where it means
# something else there (view--<key>: only at the top); else it is the id of a noun. A text that is
# no id of a noun reads word-<text>, or word-<key>-<text>. The score sheet reads sheet-<key> alike.
# Keys of seats hold numbers of players; keys by seat hold one thing for each player.

view-seat-keys = seat player first_player first_player_marker picking ranking winners
view-by-seat-keys = epithets
view-hidden-keys = asked clause progress

# What time it is, by keys of the view; what of the score sheet is followed over a match
course-moments = week space
course-lines = players/total
course-open-lines = players/pad/total

view--merchant = Travelling Merchant
view-action_point_token = +1 Action Point token next to
view-anarchy = Anarchy
view-anarchy-left = Markers on the track
view-anarchy-markers = Markers in all
view-anarchy-value = Influence per marker
view-bid = Bid
view-cards = Cards in hand
view-claim_cards = In Game Claims
view-claim_discard = Discarded claims
view-claims = Number of In Game Claims
view-count = Number of markers
view-decks = Cards in the decks
view-decks-claims = In Game Claims
view-decks-decrees = Royal Decrees
view-decks-merchants = Travelling Merchants
view-decks-workforce = Workforce cards
view-decree = Royal Decree
view-decrees_read = Royal Decrees revealed
view-diplomacy = Diplomacy factor
view-discard = Discarded Workforce cards
view-discarded_claims = Discarded claims that you know
view-display = Display
view-done = Completed claims
view-drawn = Claims just drawn
view-drawn_count = Number of claims just drawn
view-end_cards = End of Game Claims
view-ends = Number of End of Game Claims
view-first_player = First Player
view-first_player_marker = First Player marker
view-gain = Gain
view-groups = Groups of cards
view-guilds = Guilds
view-half = Half in force
view-hand = Hand
view-house = House
view-influence = Influence
view-lord = Lord
view-lords = Lords dealt
view-markers = Bidding markers
view-markers-0 = Marker 0
view-markers-1 = Marker 1
view-markers-2 = Marker 2
view-markers-star = Marker *
view-merchants_seen = Travelling Merchants seen
view-mode = Points may be spent on
view-moves = Move values
view-offer = Cards for sale
view-offer_count = Number of cards for sale
view-open = Bids revealed
view-other_ends = End of Game Claims not kept
view-over = Match over
view-pad = Score pad so far
view-pad-anarchy = Anarchy
view-pad-claims = In Game Claims
view-pad-diplomacy = Diplomacy
view-pad-ends = End of Game Claims
view-pad-unfulfilled = Unfulfilled claims
view-pay = Price
view-picking = Still choosing
view-picks = Your picks
view-player = Player
view-players = Players
view-players-anarchy = Anarchy markers
view-players-seat = Name
view-points = Action points left
view-queen_alive = The Queen lives
view-ranking = Order in this action space
view-rows = Deals with the Travelling Merchant
view-rows-sell_trade = Trade for Wealth
view-rows-sell_wealth = Wealth for Trade
view-seals = Seal values
view-seat = You
view-seen_cards = Known cards of the hand
view-space = Action space
view-spaces = Action spaces
view-stacks = Stacks of bids
view-supply = Workers in the supply
view-token = Token
view-tokens = Alms Bonus tokens
view-tokens-alms = Space of the Alms track
view-total = Total so far
view-town = Town Influence
view-tracks = Town Tracks
view-turn = Turn
view-week = Week
view-weeks = Weeks in all
view-workers = Workers
view-workers-centre = Central Territory

word-0 = 0
word-1 = 1
word-2 = 2
word-star = *
word-mode-mix = Deploy and Task actions
word-mode-deploy = Deploy actions
word-mode-task = Task actions
word-mode-either = Deploy actions or Task actions
word-D01 = Royal Muster / Deserters
word-D02 = Whispers at Court / Hunt for Traitors
word-D03 = Spring Fair / Highwaymen
word-D04 = Gift of the Crown / War Tax
word-D05 = Royal Library / Burning Books
word-D06 = Royal Pardon / Riots
word-D07 = Feast for the Poor / Famine
word-D08 = Grand Tournament / Hard Times!
word-D09 = Foreign Envoys / Closed Borders
word-D10 = Guild Charter / Guild Strike
word-D11 = Open Markets / Curfew

sheet-players = Players
sheet-players-claims = Number of completed claims
sheet-seat = Name
sheet-house = House
sheet-lord = Lord
sheet-lines = Lines
sheet-lines-line = Line
sheet-value = Influence
sheet-place = Rank
sheet-completed = Completed claims
sheet-missed = Unfulfilled claims
sheet-winners = Winners
sheet-decided_by = Decision
sheet-epithets = Epithets of the winners

word-guilds = { sheet-guilds }
word-claims = { sheet-claims }
word-ends = { sheet-ends }
word-unfulfilled = { sheet-unfulfilled }
word-diplomacy = { sheet-diplomacy }
word-anarchy = { sheet-anarchy }
word-influence = { sheet-influence }
word-subtotal_1 = { sheet-subtotal_1 }
word-subtotal_2 = { sheet-subtotal_2 }
word-total = { sheet-total }
word-decided_by-total = Most Influence
word-decided_by-claims = Most completed claims
word-town = Highest Town Influence
word-shared = Shared throne
