# Nachtmarkt auf Deutsch. prompt-KEY fragt, option-KEY bietet an, event-KEY erzählt; view-KEY und word-KEY
# sind Namen für das, was man sieht.

prompt-open_stall = Welcher Stand öffnet?
prompt-lay = Welche Karte legst du?

option-stall = { $stall }
option-card = Karte { $card }

event-card_drawn = Du ziehst eine { $card }.
event-stall_opened = { $seat } öffnet den Stand für { $stall }.
event-card_laid = { $seat } hat { $card } gelegt.
event-coins_taken = { $seat } nimmt { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
event-market_closed = Der Markt schließt. { $winners } { $winners-count ->
        [one] gewinnt
       *[other] gewinnen
    }.

# Schlüssel, deren Zahlen Plätze sind, und was nicht gezeigt wird.
view-seat-keys = seat opener
view-hidden-keys = over
view-seat = Spieler
view-players = Alle Spieler
view-opener = Öffnet einen Stand
view-open_stall = Offener Stand
view-stalls = Öffnen noch
view-coins = Münzen
view-deck = Karten im Stapel
view-laid = Gelegte Karten
view-cards = Handkarten
view-hand = Hand
