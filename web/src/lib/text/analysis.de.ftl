# Was eine Suche von einer beendeten Partie hält.

analysis-title = Analyse
analysis-offer = Ein Bot sieht sich jede Entscheidung noch einmal an und weiß dabei nur, was der Spieler wusste: wo sich die Partie entschied, was besser gewesen wäre und welche Fehler am meisten kosteten. Das dauert einige Minuten; der Tisch lässt sich so lange benutzen.
analysis-begin = Diese Partie analysieren
analysis-go-on = Analyse fortsetzen
analysis-stop = Anhalten
analysis-running = Die Partie wird analysiert
analysis-progress = { $done } von { $moves } Zügen.
analysis-left = { $seconds ->
        [one] Noch etwa eine Sekunde.
       *[other] Noch etwa { NUMBER($seconds, useGrouping: "false") } Sekunden.
    }
analysis-stopped = Angehalten nach { $done } von { $moves } Zügen. Was gefunden ist, bleibt.
analysis-failed = Die Analyse ist abgebrochen. Was gefunden ist, bleibt; du kannst sie fortsetzen.
analysis-ready = { $count ->
        [0] Die Partie ist analysiert: keine Fehler.
        [one] Die Partie ist analysiert: ein Fehler steht in der Liste.
       *[other] Die Partie ist analysiert: { $count } Fehler stehen in der Liste.
    }
analysis-places = Erwartete Ränge
analysis-chart = Erwarteter Rang jedes Platzes im Lauf der Partie. Hier: { $summary }.
analysis-chart-note = Der erste Rang steht oben. Kreise: die größten Fehler.
analysis-place = { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-here = Die Entscheidung bei diesem Zug
analysis-nothing-here = Bei diesem Zug hatte niemand die Wahl: Der Zufall entschied, oder es blieb nur eine Möglichkeit.
analysis-not-yet = Dieser Zug ist noch nicht untersucht.
analysis-asked = { $name } auf die Frage „{ $prompt }“
analysis-verdict-good = { $equal ->
        [1] Der Bot hätte dasselbe getan.
       *[0] Eine gute Wahl: Die beste sieht kaum besser aus.
    }
analysis-verdict-mistake = Ein Fehler: Er kostet { NUMBER($cost, maximumFractionDigits: 1) } Punkte der Siegchance.
analysis-verdict-blunder = Ein Patzer: Er kostet { NUMBER($cost, maximumFractionDigits: 1) } Punkte der Siegchance.
analysis-chosen = (gewählt)
analysis-value = { $value } %
analysis-mistakes = Die größten Fehler
analysis-move = Zug { $move }
analysis-cost-mistake = Fehler, { NUMBER($cost, maximumFractionDigits: 1) } Punkte
analysis-cost-blunder = Patzer, { NUMBER($cost, maximumFractionDigits: 1) } Punkte
analysis-mistake = { $name } auf die Frage „{ $prompt }“: { $choice }. Besser: { $better }.
analysis-better = Besser: { $better }.
analysis-also = Auch besser: { $others }.
analysis-none = Keine Entscheidung kostete viel von der Siegchance.
analysis-none-yet = Bisher ist keiner gefunden.
analysis-players = Die Spieler
analysis-column-player = Spieler
analysis-column-place = Rang
analysis-column-choices = Entscheidungen
analysis-column-cost = Kosten im Mittel
analysis-column-mistakes = Fehler
analysis-column-blunders = Patzer
analysis-points = { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-note = Prozente und Punkte sind die Siegchance, wie eine Suche mit { $iterations } Iterationen sie sieht, die weiß, was der Spieler wusste; eine längere Suche denkt vielleicht anders. Erwartete Ränge werden mit offenen Karten beurteilt: Sie folgen der Bewertung des Spiels, angepasst an Partien einfacher Bots.
analysis-key-mistake = Zum nächsten der größten Fehler, wenn die Partie analysiert ist
