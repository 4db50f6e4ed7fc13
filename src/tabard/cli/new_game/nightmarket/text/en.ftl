# Night Market in English. prompt-KEY asks, option-KEY offers, event-KEY tells; view-KEY and word-KEY
# are what the parts of a view are called.

prompt-open_stall = Which stall opens?
prompt-lay = Which card do you lay?

option-stall = { $stall }
option-card = card { $card }

event-card_drawn = You draw a { $card }.
event-stall_opened = { $seat } opens the stall of { $stall }.
event-card_laid = { $seat } has laid { $card }.
event-coins_taken = { $seat } takes { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
event-market_closed = The market closes. { $winners } { $winners-count ->
        [one] wins
       *[other] win
    }.

# Keys whose numbers are seats, and keys that are not shown.
view-seat-keys = seat opener
view-hidden-keys = over
view-seat = Player
view-players = Players
view-opener = Opens a stall
view-open_stall = Open stall
view-stalls = Openings left
view-coins = Coins
view-deck = Cards in the deck
view-laid = Laid cards
view-cards = Cards in hand
view-hand = Hand
