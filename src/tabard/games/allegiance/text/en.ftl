# Allegiance in English: what is asked, offered and told. Names of cards and powers are in data/.
# An attribute named like a prompt says how an option reads under that prompt.


## What is asked

prompt-choose_first = Who gets the First Action card?
prompt-allocate_temple = Which card do you place on the Temple?
prompt-allocate_guild = Which card do you place on the Thieves' Guild?
prompt-allocate_confirm = { $temple } to the Temple, { $guild } to the Thieves' Guild. Is that final?
prompt-turn = Your turn: one action and one Guard at most.
prompt-guard_on = Which of your cards shall the Guard protect?
prompt-assassinate_mode = Assassinate: a card on the table, or one from a hand?
prompt-assassinate_card = Assassinate: which card do you remove?
prompt-assassinate_hand = Assassinate: whose hand do you search?
prompt-assassinate_kind = Assassinate: which card do you remove from { $player-of } hand?
prompt-convert_player = Convert: which player do you turn to?
prompt-convert_mode = Convert: where do you look for a Guild card of { $player }?
prompt-convert_card = Convert: which card in { $player-of } tableau goes beside the Temple?
prompt-convert_kind = Convert: which Guild card in { $player-of } hand goes beside the Temple?
prompt-follow_more = Follow: shall more { $use-plural } come along?
prompt-infiltrate_kind = Infiltrate: which card of your hand do you smuggle in?
prompt-infiltrate_player = Infiltrate: into whose tableau does { $kind-object } go, face down?
prompt-investigate = Investigate: whose hand, or which face-down card, do you look at?
prompt-acknowledge = Take your time to look. Seen enough?


## What is offered

option-temple = { $card } to the Temple
option-guild = { $card } to the Thieves' Guild
option-confirm = Yes, place them
option-use = Use { $card-object }: { $power }
option-use_idle = Use { $card-object }
option-guard = Place a Guard
option-end_turn = End the turn
option-card = { $card } in { $own ->
        [yes] your own tableau
       *[no] { $player-of } tableau
    }
option-card_guarded = Guarded { $card } in { $own ->
        [yes] your own tableau
       *[no] { $player-of } tableau
    }
option-card_guarding = The Guard on the { $under } in { $own ->
        [yes] your own tableau
       *[no] { $player-of } tableau
    }
option-card_face_down = The face-down card that { $seat } placed in { $own ->
        [yes] your tableau
       *[no] { $player-of } tableau
    } in round { $round }
option-card_face_down_known = The face-down { $card } that { $seat } placed in { $own ->
        [yes] your tableau
       *[no] { $player-of } tableau
    } in round { $round }
option-card_gone = Card { $number }, which no longer lies there
option-slot = The card that { $player } placed on the { $pile } in round { $round }
option-slot_known = The { $card } that { $player } placed on the { $pile } in round { $round }
option-converted = Converted { $card } beside the Temple
option-pile_temple = A random card from the Temple
    .investigate = A card on the Temple
option-pile_guild = A random card from the Thieves' Guild
    .investigate = A card on the Thieves' Guild
option-mode_table = A card on the table
option-mode_hand = A card from a player's hand
    .convert_mode = In the hand
option-mode_tableau = In the tableau
option-player = { $player }
    .assassinate_hand = { $player-of } hand
    .investigate = { $player-of } hand
    .infiltrate_player = { $player-of } tableau
option-player_self = { $player } (yourself)
    .assassinate_hand = Your own hand
    .investigate = Your own hand
    .infiltrate_player = Your own tableau
option-kind = { $card }
option-add = Yes, one more
option-done = No, that is all
    .infiltrate_kind = No card left: nothing happens
option-seen = Seen


## What is told

event-match_began = { $seats } players sit down. { $boxed ->
        [0] The whole deck is in play
       *[other] { $boxed } cards stay in the box
    }, and everybody takes an Inquisitor.
event-first_action_given = The First Action card goes to { $seat }.
event-cards_dealt = { $seat } draws: { $cards }.
event-round_began = Round { $round }: everybody draws, { $left ->
        [0] and the deck is empty. { $seat } begins the last round
        [one] one card is left. { $seat } begins
       *[other] { $left } cards are left. { $seat } begins
    }.
event-cards_allocated = { $seat } places { $temple-object } on the Temple and { $guild-object } on the Thieves' Guild.
event-allocation_ended = Everybody has placed two cards: { $on_temple } now lie on the Temple, { $on_guild } on the Thieves' Guild.
event-card_used = { $seat } uses { $card-object }: { $power }.
event-followers_laid = { $amount ->
        [one] { $seat } lays { $card-object }
       *[other] { $seat } lays { $amount } { $card-plural }
    }; { $in_all ->
        [one] no other lies face up
       *[other] { $in_all } now lie face up
    }.
event-guard_placed = { $seat } places a Guard on { $card-object }.
event-hand_seen = { $seat } looks at { $own ->
        [yes] the own hand
       *[no] { $player-of } hand
    }: { $cards }.
event-hand_seen_empty = { $seat } looks at { $player-of } hand: it is empty.
event-hand_seen_hidden = { $seat } looks at { $own ->
        [yes] the own hand
       *[no] { $player-of } hand
    }.
event-face_down_seen = { $seat } looks at a face-down card in { $own ->
        [yes] the own tableau
       *[no] { $player-of } tableau
    }: it is { $card-object }.
event-face_down_seen_hidden = { $seat } looks at a face-down card in { $own ->
        [yes] the own tableau
       *[no] { $player-of } tableau
    }.
event-card_assassinated_tableau = { $seat } removes { $card-object } from { $own ->
        [yes] the own tableau
       *[no] { $player-of } tableau
    }.
event-card_assassinated_tableau_hidden = { $seat } removes a face-down card, unseen, from { $own ->
        [yes] the own tableau
       *[no] { $player-of } tableau
    }.
event-card_assassinated_converted = { $seat } removes { $card-object } that had been converted.
event-card_assassinated_pile = { $seat } removes { $card-object } from the { $place }.
event-card_assassinated_pile_hidden = { $seat } removes a card, unseen, from the { $place }.
event-hand_card_assassinated = { $seat } removes { $card-object } from { $own ->
        [yes] the own hand
       *[no] { $player-of } hand
    }.
event-hand_card_assassinated_hidden = { $seat } removes a card from { $own ->
        [yes] the own hand
       *[no] { $player-of } hand
    }.
event-card_converted = { $seat } converts { $card-object } from { $player-of } { $is_from_hand ->
        [yes] hand
       *[no] tableau
    }.
event-nothing_to_convert = There is no Guild card in { $player-of } hand.
event-card_infiltrated = { $seat } smuggles { $card-object } face down into { $player-of } tableau.
event-card_infiltrated_hidden = { $seat } smuggles a face-down card into { $player-of } tableau.
event-nothing_happened = The { $card } finds no target; nothing happens.
event-turn_ended = { $seat } ends the turn.
event-turn_ended_idle = { $seat } ends the turn without an action.
event-pile_revealed = On the { $pile } { $cards-count ->
        [0] lay nothing.
        [one] lay one card: { $cards }.
       *[other] lay { $cards-count } cards: { $cards }.
    }
event-hand_revealed = { $seat } { $cards-count ->
        [0] has no card left in hand.
       *[other] still holds: { $cards }.
    }
event-hand_revealed_all = { $seat } { $cards-count ->
        [0] has no card left in hand
       *[other] still holds: { $cards }
    }; face down in the tableau lay: { $face_down }.
event-influence_counted = Influence: Temple { $on_temple }, Thieves' Guild { $on_guild }. The { $faction } leads.
event-allegiance_found = { $seat } has { $temple_points } Temple and { $guild_points } Guild points and is loyal to the { $faction }.
event-match_won_all_temple = { $seats } { $seats-count ->
        [one] wins
       *[other] win together
    }: loyal to the Temple, which leads.
event-match_won_only_guild_player = { $seats } wins alone: nobody else is loyal to the Guild, which leads.
event-match_won_most_guild_points = { $seats } wins with the most Guild points.
event-match_won_largest_difference = { $seats } wins: as many Guild points as others, but by the largest margin over the Temple points.
event-match_won_guildmaster = { $seats } wins the tie, thanks to the Guildmaster.
event-match_won_shared = { $seats } share the victory of the Guild: nothing breaks their tie.
event-match_won_nobody = Nobody wins.
event-match_won_first_action_order = { $seats } wins the tie, having come first in the last round.
event-match_won_most_points_of_leading_side = Nobody is loyal to the leading side; { $seats } { $seats-count ->
        [one] wins
       *[other] win
    } with the most points for it.


## The table and the score sheet

table-round = Round { $round } of { $rounds }
table-deck = Deck { $count }
table-first_action = First Action: { $seat }
table-temple = Temple
table-guild = Guild
table-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-lost = { $count } lost
table-placed = yours:{" "}
table-converted = converted:{" "}
table-player = Player
table-hand = Hand
table-tableau = Tableau
table-known = Known of the hand
table-you = (you)
table-empty = –
table-face_down = face down
table-face_down_from = { $seat }, round { $round }
table-guarded = guarded
table-maybe = perhaps{" "}
table-no_guild = { $count } not of the Guild
table-your_hand = Your hand ({ $count })
table-picked = chosen: { $temple } to the Temple
table-picked_both = chosen: { $temple } to the Temple, { $guild } to the Guild
table-waiting = confirmed: { $seats }
sheet-title = The end: who leads, and who is loyal to whom
sheet-influence = Influence
sheet-cards = Own cards
sheet-nobles = Nobles
sheet-converted = Converted cards
sheet-merchants = Merchants
sheet-followers = Followers
sheet-total = Total
sheet-leads = leads
sheet-temple_points = Temple points
sheet-guild_points = Guild points
sheet-allegiance = Allegiance
sheet-wins = wins


## The view in words
# For an outline of any table. A key reads view-<key>, or view-<key above>-<key> where it means
# something else there (view--<key>: only at the top); else it is the id of a noun. A text that is
# no id of a noun reads word-<text>, or word-<key>-<text>. The score sheet reads sheet-<key> alike.
# Keys of seats hold numbers of players; keys by seat hold one thing for each player.

view-seat-keys = seat player from first_action confirmed winners
view-by-seat-keys = {""}
view-hidden-keys = -kinds or_placed_as nothing_else_in placed-card tracked-card

# What time it is, by keys of the view; what of the score sheet is followed over a match
course-moments = round
course-lines = influence/temple/total influence/guild/total

view-boxed = In the box
view-card = Number
view-cards = Open cards
view-confirmed = Allocation confirmed by
view-count = Cards
view-deck = Cards in the deck
view-face_up = Face up
view-first_action = First Action
view-from = Placed by
view-hand = Hand
view-in_hand = Perhaps still in hand
view-kind = Card
view-kinds = Cards seen
view-lost = Cards lost
view-not_of_guild = Cards not of the Guild, at least
view-organisations = Organisations
view-over = Match over
view-picks = Your picks
view-place = Place
view-placed = Your cards at the organisations
view-player = Player
view-players = Players
view-players-cards = Cards in hand
view-players-seat = Name
view-recalled = What you know of hands
view-round = Round
view-rounds = Rounds in all
view-seat = You
view-table = Cards on the table
view-table-guard = Number of the Guard on it
view-table-player = In the tableau of
view-table-round = Placed in round
view-tracked = Face-down cards at the organisations

word-converted = Converted
word-removed = Out of the game

sheet-players = Players
sheet-seat = Name
sheet-changes = Points altered by
sheet-leading = Leading organisation
sheet-winners = Winners
sheet-decided_by = Decision

word-all_temple = Loyal to the Temple, which leads
word-only_guild_player = Alone loyal to the Guild, which leads
word-most_guild_points = Most Guild points
word-largest_difference = Largest margin over the Temple points
word-shared = Shared victory
word-nobody = Nobody wins
word-first_action_order = Earlier turn in the last round
word-most_points_of_leading_side = Most points for the leading side
