# Words of the board of Castellans in English: what stands on it beside the game's own texts.

castellans-label = Table of Castellans
castellans-own = Your player board
castellans-board-of = Player board: { $name }
castellans-city = The city of Valeria
castellans-guilds = Guild tracks
castellans-wharf = Wharf card
castellans-player = Player
castellans-vp = Victory points
castellans-first-player = 1st Player
castellans-first = 1st Player: { $name }
castellans-to-move = to move
castellans-rank = Rank { $place }
castellans-rounds = Rounds
castellans-phases = Phases of the round
castellans-round = Round { $round }
castellans-round-scores = Scores control of { $districts }.
castellans-empty = Nobody has a token here.
castellans-free = free
castellans-closed = closed
castellans-owned = { $what } of { $name }
castellans-standing = { $rank }. { $name }: { $points } control, worth { $vp } VP as things stand
castellans-scored-now = Control is scored at the end of this round.
castellans-scored-later = Control is not scored this round.
castellans-district-die = A Keep comes here when the Decision die shows { $die }.

## Leaves

castellans-leaf-city = City
castellans-leaf-own = Me
castellans-leaf-guilds = Guilds
castellans-leaf-wharf = Wharf
castellans-leaf-citizens = Citizens
castellans-leaf-plan = Plan
castellans-leaf-others = Others

## Sites

castellans-road = Road { $name }
castellans-road-mills = { $count } of { $slots } Windmills
castellans-road-text = A Windmill counts half a control point in both Districts that its road joins.
castellans-bridge = Bridge { $name }
castellans-site-ward_tower = Wall of { $name }
castellans-site-statue = Shore of { $name }
castellans-worth-now = Would score { $vp } VP now.
castellans-monument-built = Stands here: { $site }. Would score { $vp } VP now.

## Actions

castellans-actions = Actions
castellans-kind-primary = Primary Action
castellans-kind-sub = Sub-action
castellans-kind-monument = Monument, once a match
castellans-action-bonus = Spend a die that shows { $face }: bonus { $gain } first.
castellans-does-manor = Build a Manor in a District for Wood, and Gold for each Manor there; its power works from then on. Influence in both Guilds of the District.
castellans-does-temple = Build a Temple in a District for Stone, and Gold for each Temple there. More Influence in both Guilds of the District.
castellans-does-recruit = Take a Citizen for Food and put a Citizen token in a District. Influence for the card and for the District.
castellans-does-harvest = Gain the faces of all your dice, drafted and spent, and Influence in any Guild; then you may build a Windmill.
castellans-does-wharf = Put Cargo Crates on the Wharf card to buy and sell; then you may use Shipyard and Sail.
castellans-does-shipyard = Build a Ship in a District for Wood, and Gold for each Ship there.
castellans-does-sail = Move one of your Ships to another District.
castellans-does-windmill = Build a Windmill on a road for Food, and Gold for each Windmill there.
castellans-does-gate = In every scoring: VP for each Citizen token of any colour in the two Districts that the bridge joins.
castellans-does-ward_tower = In every scoring: VP for each Manor of any colour in the District.
castellans-does-statue = In every scoring: VP for each Temple of any colour in the District.

## Dice and goods

castellans-die = { $face } die
castellans-die-gives = Gives { $gain }.
castellans-die-pool = To be drafted
castellans-die-leftover = Left over this round
castellans-die-drafted = Drafted, still to be spent
castellans-die-spent = Spent
castellans-die-face = A face on which the die can be settled
castellans-dice-pool = Dice to draft
castellans-dice-leftover = Left over
castellans-dice-own = Dice of this board
castellans-dice-none = No dice yet
castellans-turn-die = Turn the die
castellans-keep-face = Keep it
castellans-good-stock = { $count } of at most { $limit }
castellans-good-text = What is gained beyond the limit is lost.
castellans-good-magic = May replace all but one unit of a resource in a price, never Gold.
castellans-magic-amount = Magic
castellans-so-far = Chosen so far

## Boards

castellans-manors = Manors and their powers
castellans-manor-built = built: { $name }
castellans-manor-waits = covered by its house
castellans-monuments = Monuments
castellans-citizens = Citizens
castellans-citizens-none = No Citizens yet
castellans-card-price = Costs { $price } Food here.
castellans-more = { $manors ->
        [one] 1 Manor
       *[other] { $manors } Manors
    } built, { $citizens ->
        [one] 1 Citizen
       *[other] { $citizens } Citizens
    }
castellans-opponent-note = Needs no goods and no powers; all three Crates are at hand.
castellans-token-left = { $left } of { $count } left
castellans-token-temple = One control point in its District; counts for Statues there.
castellans-token-ship = One control point in its District; counts for a Lighthouse there.
castellans-token-windmill = Half a control point in both Districts beside its road.
castellans-token-citizen_token = One control point in its District; counts for Gates beside it.
castellans-token-crate = Trades one good on the Wharf card and comes back in the Reset phase.

## Guilds, Wharf, Citizens

castellans-guild-standing = { $name }: space { $space }, worth { $vp } VP as things stand
castellans-divider = on space { $space }: { $gain }
castellans-stars = Starred spaces from { $space } on hold a single token each.
castellans-wharf-deck = { $count ->
        [one] 1 more
       *[other] { $count } more
    }
castellans-wharf-ranking = Crates:
castellans-wharf-rank = { $name } { $count } → { $vp } VP
castellans-wharf-none = none yet
castellans-crate-of = Crate of { $name }
castellans-column-closed = This column is open only with four or five players.
castellans-deck = Deck { $deck } · discarded { $discards }

## Standings

castellans-forecast = Round { $round } as things stand
castellans-control = Control
castellans-round-total = Round
castellans-guilds-end = Guilds, at the end

## The solo opponent

castellans-plan = Plan of the opponent
castellans-plan-of = Plan of { $name }
castellans-difficulty = Difficulty { $level }
castellans-priority = Drafts first
castellans-plan-done = done
castellans-plan-next = next
castellans-plan-monument = Monument after the dice
castellans-plan-no-monument = No Monument
castellans-plan-bonus = Bonus at the end of the Action phase
castellans-plan-sails = { $count ->
        [one] 1 Sail
       *[other] { $count } Sails
    } to the selected District
castellans-plan-wharf = A Crate for each of its dice with { $faces }. Line: { $deal }
castellans-selector = Selected District by the Decision die:

## The board in sentences

castellans-text-round = Round { $round } of { $rounds }, { $phase }. This round scores { $districts }.
castellans-text-side = { $name } { $points } control for { $vp } VP ({ $tokens })
castellans-text-player = { $name }: { $score } VP. Goods: { $goods }. Dice: { $dice }. Spent: { $spent }. Manors built: { $manors }. Citizens: { $citizens }.
castellans-text-plan = Plan of { $name } for this round: { $actions }. Monument: { $monument }. Bonus: { $bonus }.

## A round is scored

castellans-scoring = Round { $round } is scored
castellans-scoring-final = The last round and the Guilds are scored
castellans-scoring-what = What is scored
castellans-scoring-district = Control
castellans-scoring-monument = Tokens counted
castellans-scoring-wharf = Crates on the card
castellans-scoring-guild = Space on the track
castellans-scoring-sum = Together
castellans-scoring-open = How round { $round } was scored
castellans-scoring-open-final = How the last round was scored
