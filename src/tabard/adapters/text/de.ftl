### Was Umgebungen sagen, wenn sie gezeigt werden, und wo Zellen und Züge aufgezählt sind.

yes = ja
no = nein
asked = { $player } ist gefragt: { $prompt }
over = Die Partie ist zu Ende.
result = { $player }: Platz { $place }, Wertung { $score }
description = Die Züge und die Zellen der Umgebungen eines Spiels, mit Nummern und Namen.
help-game = ein Spiel: { $games }
help-seats = wie viele am Tisch sitzen; ohne Angabe so wenige wie möglich
help-json = ein JSON-Objekt ausgeben
help-lang = Sprache der Überschriften: en oder de
actions = Züge ({ $count }): was jede Nummer wählt
cells = Zellen einer Beobachtung ({ $count }): was jede Zahl der Reihe sagt
