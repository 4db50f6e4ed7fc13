# Rückschau auf eine Partie.

replay-title = Wiederholung
replay-opening = Die Partie wird aufgebaut …
replay-unreachable = Diese Wiederholung lässt sich nicht zeigen
replay-imported = Aus einer Aufzeichnung
replay-forked = Fortsetzung einer anderen Partie
replay-move = Zug
replay-move-of = Zug { $move } von { $moves }
replay-start = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-end = Zum Ende
replay-controls = Steuerung der Wiederholung
replay-jump = Springen zu
replay-eyes = Mit wessen Augen
replay-eyes-spectator = Mit denen des Publikums
replay-eyes-seat = { $name }
replay-turn = Jetzt entscheidet: { $names }
replay-chance = der Zufall entscheidet
replay-share = Link zu diesem Zug kopieren
replay-fork = Von hier weiterspielen
replay-fork-title = Ab Zug { $move } weiterspielen
replay-fork-text = Ein neuer Tisch beginnt mit genau dieser Stellung. Was der Zufall bringt, wird ein anderes sein.
replay-fork-seat = Dein Platz
replay-fork-level = Stärke der Bots
replay-fork-name = Dein Name
replay-fork-do = Hier Platz nehmen
replay-key-step = Einen Zug zurück oder weiter
replay-key-play = Abspielen oder anhalten
replay-key-round = Zum vorigen oder nächsten Abschnitt
replay-eyes-all = Mit allen zugleich
replay-running = Diese Partie läuft noch. Du siehst, was du gesehen hast, und nichts, was dir verborgen ist.
replay-look-back = Zug für Zug zurückblicken
replay-ahead = { $count ->
        [one] 1 neuer Zug
       *[other] { $count } neue Züge
    }
replay-to-table = Zurück zum Tisch
replay-part-back = Zum vorigen Abschnitt
replay-part-forward = Zum nächsten Abschnitt
replay-course = Der Verlauf der Partie
replay-turning = Wendepunkte
replay-change-at = Zug { $move }: { $text }

## Das Diagramm der Punkte

chart-label = Die Punkte im Lauf der Partie. Hier: { $summary }.
chart-setup = Aufbau
chart-lead = { $count ->
        [one] { $names } übernimmt die Führung von { $before }.
       *[other] { $names } übernehmen die Führung von { $before }.
    }
chart-level-with = { $count ->
        [one] { $names } schließt zu { $before } auf.
       *[other] { $names } schließen zu { $before } auf.
    }
chart-shakes-off = { $count ->
        [one] { $names } hängt { $before } ab.
       *[other] { $names } hängen { $before } ab.
    }
chart-led = { $since }: { $names } { $count ->
        [one] geht in Führung und bleibt bis zum Schluss vorn.
       *[other] gehen in Führung und bleiben bis zum Schluss vorn.
    }
chart-level = Niemand lag je vorn.
