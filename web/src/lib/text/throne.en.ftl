# Words of the board of Throne of Allegoria in English.

throne-label = Table of Throne of Allegoria
throne-map = Map of Allegoria

throne-leaf-map = Map
throne-leaf-spaces = Bids
throne-leaf-cards = Cards
throne-leaf-town = Town
throne-leaf-own = Hand
throne-leaf-lanes = Tracks
throne-leaf-houses = Houses
throne-leaf-court = Court

throne-week = { $week ->
        [0] Before the first week
       *[other] Week { $week } of { $weeks }
    }
throne-queen-lives = The Queen lives
throne-queen-dead = The Queen is dead
throne-decree = Royal Decree
throne-decree-none = No decree is in force.
throne-decree-after = Once the Queen is dead: { $name }
throne-decree-before = While the Queen lived: { $name }
throne-deck-left = { $count } in the deck
throne-decrees-read = Read before: { $names }
throne-merchants-seen = Here before: { $names }
throne-merchant = Travelling Merchant
throne-merchant-none = No merchant is in town.
throne-gain-track = Gain on the track
throne-gain-influence = Gain Influence

throne-centre = Allegoria
throne-centre-note = nobody's home
throne-site-soldier = Battlefield
throne-site-spy = Tavern
throne-site-merchant = Market
throne-site-note-soldier = Workers here are Soldiers.
throne-site-note-spy = Workers here are Spies.
throne-site-note-merchant = Workers here are Merchants.
throne-named = Chosen for this move
throne-site-empty = Nobody stands here

throne-space-I = Claims
throne-space-II = Workforce
throne-space-III = Soldier
throne-space-IV = Spy
throne-space-V = Merchant
throne-space-VI = Banker
throne-space-VII = Scholar
throne-point-token = +1 Action Point this week
throne-points = { $points ->
        [0] has no action point left
        [one] has 1 action point left
       *[other] has { $points } action points left
    }
throne-type-deploy = Deploy
throne-type-task = Task
throne-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
throne-rank-claims = Rank { $rank }: draw { $cards } claims, keep one or none
throne-rank-mix = Rank { $rank }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for any actions
throne-rank-deploy = Rank { $rank }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for Deploy actions
throne-rank-either = Rank { $rank }: { $points } points for Deploy actions or { $task } for Task actions
throne-cost = Cost: { $price }
throne-cost-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
throne-cost-track = { $steps } { $track }
throne-cost-anarchy = 1 Anarchy
throne-star = The * marker
throne-stack = { $name }: { $count ->
        [one] 1 marker face down
       *[other] { $count } markers face down
    }
throne-stack-open = { $name }: { $markers }
throne-bid = bid { $bid }
throne-markers = Your markers
throne-marker = Marker { $face }{ $count ->
        [one] {""}
       *[other] , { $count } of them
    }

throne-anarchy = Anarchy
throne-anarchy-value = { $value ->
        [0] a marker costs nothing yet
       *[other] each marker costs { $value } Influence
    }
throne-anarchy-left = { $left } of { $markers } Anarchy markers are on the track
throne-alms = Alms
throne-alms-note = { $start } on the first space at the end of the game, { $end } on the last.
throne-diplomacy = Diplomacy
throne-diplomacy-note = At the end of the game every completed In Game Claim counts this much more.
throne-lane-at = { $name }: { $step }

throne-town = Town Board of { $name }
throne-first = First Player
throne-decides = decides
throne-house-note = It gives you its colour and its Home Territory; all houses are alike.
throne-no-house = House still to be chosen
throne-scale = Seal, move value
throne-track-now = Worth { $seal } at the end; up to { $move ->
        [one] 1 worker moves
       *[other] { $move } workers move
    } together.
throne-track-threshold = Falling below { $at } to pay for an action costs an Anarchy marker.
throne-guild-slot = Free Guild slot
throne-guild-swap = Swap a Guild
throne-guild-assigned = assigned
throne-guild-free = not assigned
throne-store-influence = Influence
throne-store-supply = Workers in the supply
throne-store-anarchy = Anarchy markers
throne-store-cards = Workforce cards
throne-store-claims = Claims in hand
throne-claims-note = { $ends } for the end of the game, { $claims } In Game
throne-seen = Seen by everybody: { $cards }
throne-done = Completed claims

throne-hand = Your Workforce cards
throne-hand-empty = Your hand is empty.
throne-chosen = Chosen: { $cards }.
throne-raised = { $track } +{ $raised }
throne-claims = Your claims
throne-claim-end = End of Game Claim, { $worth } Influence
throne-claim-game = In Game Claim, { $worth } Influence
throne-claim-kind-end = End of Game
throne-claim-kind-game = In Game
throne-claim-holds = holds now
throne-picked = You keep it
throne-card-count = { $count } of them
throne-card-raises = Discard it to raise { $track } by { $value }.
throne-card-joker = Discard it to raise any track by { $value }.
throne-lord-workers = At home: { $workers }

throne-in-territory = in { $house }
throne-where-territories = on the map
throne-where-own = at home
throne-where-central = in the centre
throne-where-opponents = in others' homes
throne-where-one_opponent = in one other home
throne-progress-workers-any = workers
throne-progress-turn = { $have } of { $need } this turn
throne-progress-week = { $have } of { $need } this week
throne-progress-lowered = { $track } lowered: { $have } of { $need }
throne-progress-track_min = { $track } { $have } of { $need }
throne-progress-tracks_count_min = { $have } of { $need } tracks at { $bound } or higher
throne-progress-best_track = best track { $have } of { $need }
throne-progress-tracks_leading = ahead on { $have } of { $need } tracks
throne-progress-workers_min = { $have } of { $need } { $workers } { $where }
throne-progress-kinds_together = { $have } of { $need } kinds together { $where }
throne-progress-kind_spread = { $workers } in { $have } of { $need } places
throne-progress-enemy_workers_max = { $have } enemy { $workers } at home, { $need } allowed
throne-progress-supply_max = { $have } left in the supply, { $need } allowed
throne-progress-anarchy_min = { $have } of { $need } Anarchy markers
throne-progress-anarchy_max = { $have } Anarchy markers, { $need } allowed
throne-progress-diplomacy_min = Diplomacy ×{ $have } of ×{ $need }
throne-progress-alms_end = Alms { $have } of { $need } steps
throne-progress-guilds_min = { $have } of { $need } Guilds
throne-progress-influence_min = { $have } of { $need } Influence
throne-progress-ingame_done_min = { $have } of { $need } claims completed
throne-progress-hand_min = { $have } of { $need } Workforce cards

throne-choosing = Still choosing: { $names }
throne-drawn = { $count ->
        [one] One claim is drawn and looked at.
       *[other] { $count } claims are drawn and looked at.
    }
throne-display = Display
throne-pair = The pair you took
throne-groups = The display, split
throne-group = Group { $number }
throne-offer = For sale
throne-offer-hidden = { $count ->
        [one] One card is drawn for the Scholar's Guild.
       *[other] { $count } cards are drawn for the Scholar's Guild.
    }
throne-pile-workforce = Workforce
throne-pile-claims = Claims
throne-deck-workforce = Workforce deck: { $count } cards
throne-deck-claims = Deck of In Game Claims: { $count } cards
throne-discarded = Discarded: { $count }

throne-battle = Battle
throne-battle-joined = before the dice
throne-battle-drawn = nobody wins
throne-battle-won = { $name } wins
throne-boost-yes = Take an Anarchy marker for +1
throne-boost-no = Fight without a bonus
throne-spoil-kill = Send Soldiers home
throne-spoil-influence = Take Influence

throne-pad = Score pad so far
throne-pad-guilds = Guilds
throne-pad-claims = In Game Claims
throne-pad-ends = End of Game Claims
throne-pad-unfulfilled = Unfulfilled claims
throne-pad-diplomacy = Diplomacy
throne-pad-alms = Alms
throne-pad-anarchy = Anarchy
throne-pad-influence = Influence tokens
throne-pad-town = Town Influence
throne-pad-total = Known so far
throne-pad-hidden = hidden
throne-pad-note = As if the game ended now. Others' claims in hand are not counted.
throne-ending = The score pad
throne-ending-skip = Fill in the rest

throne-told-no-house = { $name } has not chosen a house yet.
throne-told-house = { $name } of House { $house }: { $tracks }; Influence { $influence }, workers in the supply { $supply }, Anarchy markers { $anarchy }.
