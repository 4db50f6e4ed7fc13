# Wo eine Partie gespielt wurde und wer das sagt.

hosting-title = Wo gespielt wurde
hosting-text = Ein Haus unterschreibt, was an seinen Tischen gespielt wurde: jede Entscheidung mit ihrer Zeit und die Spieler unter den Namen, die sie dort angegeben haben.
hosting-here = In diesem Haus gespielt.
hosting-elsewhere = Gespielt bei { $house }, so die Unterschrift.
hosting-unsigned = Nicht unterschrieben: Nur die Aufzeichnung selbst sagt, wer gespielt und wer was entschieden hat.
hosting-forged = Die Unterschrift von { $house } passt nicht: Nach der Partie wurde etwas geändert.
hosting-elsewhere-note = Die Unterschrift passt zum Schlüssel unten. Ob er wirklich diesem Haus gehört, lässt sich nur dort vergleichen.
hosting-key = Schlüssel des Hauses
hosting-times = Vom ersten bis zum letzten Zug
hosting-names-claimed = Namen laut Aufzeichnung
hosting-names-proven = In diesem Haus gespielt, unter diesen Namen
hosting-seat-claimed = laut Aufzeichnung
