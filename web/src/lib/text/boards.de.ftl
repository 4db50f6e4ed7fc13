# Worte der Spieltische auf Deutsch: was außer den Texten des Spiels auf einem Tisch steht.


## Treueschwur

board-label = Spieltisch von Treueschwur
board-own = Dein Platz
board-count-of = { $count } { $name }
board-face-down = Verdeckte Karte
board-no-power = Ohne eigene Kraft.
board-worth-temple = Beim Tempel gelegt bringt er Einfluss; auf der Hand oder in der Auslage zählt er als Tempelpunkt.
board-worth-guild = Bei der Diebesgilde gelegt bringt er Einfluss; auf der Hand oder in der Auslage zählt er als Gildenpunkt.
board-worth-unaligned = Zählt nie für jemandes Treue.
board-pile-note = Verdeckt bis zum Ende des Spiels.
board-hand-note = Nur für ihren Besitzer sichtbar, und für alle, die sie durch eine Aktion ansehen.
board-placed-by = Gelegt von { $name } in Runde { $round }
board-known-to-you = Du kennst diese Karte
board-guarded = Unter einer Wache
board-guards = Bewacht: { $name }
board-round = Runde { $round }
board-deck = { $count ->
        [0] Der Stapel ist leer
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
board-removed = { $count ->
        [one] 1 Karte aus dem Spiel
       *[other] { $count } Karten aus dem Spiel
    }
board-removed-note = Aus dem Spiel; du kennst diese Karte
board-of-which = bekannt:
board-boxed = In der Schachtel:
board-boxed-note = Nicht in dieser Partie: bleibt in der Schachtel
board-first-action = Erste Aktion
board-confirmed = bestätigt
board-hand = Hand:
board-hand-of = { $count ->
        [one] { $name }: 1 Karte auf der Hand
       *[other] { $name }: { $count } Karten auf der Hand
    }
board-hand-empty = Keine Karte auf der Hand
board-known = Auf der Hand:
board-known-hand = Auf dieser Hand, soweit du weißt
board-perhaps = Vielleicht:
board-perhaps-hand = Auf dieser Hand oder seither zu einer Organisation gelegt
board-tableau = Auslage:
board-tableau-of = Auslage: { $name }
board-tableau-empty = Nichts in der Auslage
board-converted = Bekehrt: 1 Einfluss für den Tempel
board-yours-there = Von dir hierher gelegt
board-revealed = Karten:
board-tracked = Wer welche Karte gelegt hat
board-take-back = { $name }: wieder auf die Hand nehmen
board-picked = Deine Wahl: { $name }
board-slot = Deine Karte
board-slot-asked = Karte wählen oder ziehen
board-look-hand = Hand von { $name }, gesehen in Runde { $round }
board-look-card = Verdeckte Karte in der Auslage von { $name }, gesehen in Runde { $round }
board-look-secret = Das siehst nur du.
board-look-earlier = Früher
board-look-later = Später
board-look-again = { $count ->
        [one] Noch einmal ansehen
       *[other] Noch einmal ansehen ({ $count })
    }
board-reveal-skip = Überspringen
board-reveal-again = Noch einmal zeigen
board-pile-own = Eigene Seite:
board-pile-unaligned = Ungebunden:
board-pile-other = Falsche Seite:
board-text-round = Runde { $round }. { $deck ->
        [0] Der Stapel ist leer.
        [one] 1 Karte ist im Stapel.
       *[other] { $deck } Karten sind im Stapel.
    }
board-text-yours = von dir: { $cards }
board-text-converted = bekehrt: { $cards }
board-text-hand = { $count ->
        [0] keine Karte auf der Hand
        [one] 1 Karte auf der Hand ({ $cards })
       *[other] { $count } Karten auf der Hand ({ $cards })
    }
board-text-known = davon bekannt: { $cards }
board-text-tableau = Auslage: { $cards }
board-text-face-down = verdeckte Karte von { $name }, Runde { $round }
