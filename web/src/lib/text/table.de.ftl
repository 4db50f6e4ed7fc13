# Die Texte von Tischen und Wiederholungen auf Deutsch.


## Die Seite

table-title = Tisch
table-home = Zur Startseite
table-opening = Der Tisch wird gedeckt …
table-unreachable = Dieser Tisch lässt sich nicht öffnen
table-watch = Ohne Platz zuschauen
table-rules = Regeln
table-spectator = Du schaust zu
table-yes = ja
table-no = nein
table-cancel = Abbrechen
table-line-online = Verbunden
table-line-connecting = Verbindung wird wieder aufgebaut …
table-line-offline = Keine Verbindung
table-parts = Teile des Tisches
table-part-board = Tisch
table-part-log = Verlauf
table-part-chat = Chat
table-part-seats = Plätze
table-in-words = Der Tisch in Worten


## Vor der Partie

table-room-open = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
table-room-full = Alle sind da.
table-room-host = Wer eingeladen hat, beginnt die Partie, sobald alle Plätze besetzt sind.
table-room-fill = Verschicke die Links oder setze Bots auf die freien Plätze. Dann kann es losgehen.
table-join-title = Nimm Platz
table-join-name = Dein Name
table-join = Hinsetzen
table-leave = Tisch verlassen
table-link-of = Link für Platz { $number }
table-link-new = Neuer Link für Platz { $number }
table-copy = Link kopieren
table-copied = Kopiert
table-bot-level = Stärke eines Bots für Platz { $number }
table-bot-put = Bot hierher setzen
table-bot-remove = Platz wieder freigeben
table-start = Partie beginnen
table-name = Name des Tisches
table-rename = Umbenennen


## Plätze

table-seats = Plätze
table-seat-number = Platz { $number }
table-seat-open = frei
table-seat-bot = Bot: { $level }
table-seat-stand-in = abwesend, ein Bot spielt: { $level }
table-seat-online = verbunden
table-seat-offline = nicht verbunden
table-you = du
table-turns = Wer am Zug ist
table-decides = entscheidet
table-place = { $place }. Platz
table-score = { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
table-watching = { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }


## Entscheiden

table-your-turn = Du bist dran
table-waiting-for = Warten auf { $names } …
table-options = Möglichkeiten ({ $count })
table-barred = { $count ->
        [one] Etwas ist jetzt nicht erlaubt: warum?
       *[other] { $count } Dinge sind jetzt nicht erlaubt: warum?
    }
table-skip = Alles sofort zeigen (noch { $count })
table-undo = Zurücknehmen
table-hint = Tipp
table-hint-thinking = Denkt nach …
table-hint-title = Was ein Bot hier täte
table-hint-by = Ein Bot, der nur weiß, was du weißt, hat { $seconds } s nachgedacht. Er würde wählen, was er am meisten versucht hat.
table-hint-close = Tipp schließen
table-hint-numbers = Siegchance etwa { $value } %, versucht in { $share } % der Suche
table-hint-choose = Wählen: { $option }
table-my-link = Meinen Link kopieren
table-my-link-text = Dein Platz auf einem anderen Gerät: Öffne dort diesen Link. Wer ihn hat, spielt an deiner Stelle.
table-prompt-all = Alles zeigen
table-prompt-less = Weniger zeigen
table-more = Mehr …
table-stand-in = Einen Bot für mich spielen lassen
table-stand-in-title = Ein Bot vertritt dich
table-stand-in-text = Er weiß nur, was du weißt. Du kannst deinen Platz jederzeit wieder einnehmen.
table-stand-in-do = Übergeben
table-away = Ein Bot spielt für dich: { $level }.
table-back = Platz wieder einnehmen
table-level = Stärke
table-resign = Aufgeben
table-resign-title = Die Partie endgültig verlassen?
table-resign-text = Ein Bot übernimmt deinen Platz und spielt zu Ende. Du kannst nicht zurückkehren.
table-resign-do = Ja, aufgeben
table-announce-ask = Du bist dran: { $prompt }
table-announce-hint = Tipp: { $option }


## Verlauf und Chat

table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-line-rule = Regel { $clause }
table-since = Seit deinem letzten Zug
table-marked = Eine umgeknickte Ecke auf dem Brett zeigt, was sich verändert hat.
table-leads = Zeigt, wo auf dem Spielplan das war
table-so-far = Bisher
table-since-more = { $count ->
        [one] Eine frühere Zeile steht im Verlauf.
       *[other] { $count } frühere Zeilen stehen im Verlauf.
    }
table-chat = Chat
table-chat-said = Was gesagt wurde
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-label = Sag etwas zum Tisch
table-chat-send = Senden
table-chat-new = Neue Nachricht
note-sat = { $name } nimmt Platz.
note-left = { $name } verlässt den Tisch.
note-started = Die Partie beginnt.
note-renamed = Der Tisch heißt jetzt „{ $name }“.
note-stand-in = Für { $name } spielt eine Weile ein Bot.
note-back = { $name } ist wieder da.
note-resigned = { $name } gibt auf; ein Bot spielt weiter.
note-fell-back = { $name } hat zu lange nachgedacht, darum fiel die Wahl im Handumdrehen.
note-undo = { $name } nimmt eine Entscheidung zurück.
note-chat = { $name } sagt: { $text }


## Mehrere an einem Bildschirm

table-curtain-title = Gib das Gerät an { $name } weiter
table-curtain-text = Jetzt soll nur { $name } auf den Bildschirm sehen.
table-curtain-open = Ich bin { $name }, zeig mir meine Karten


## Das Ende

table-over = Die Partie ist zu Ende
table-wins = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
table-wins-nobody = Niemand gewinnt
table-you-won = Herzlichen Glückwunsch!
table-sheet = Wertungsblatt
table-replay = Wiederholung ansehen
table-rematch = Noch einmal spielen
table-download = Aufzeichnung speichern
table-verify = Partie prüfen
table-verify-title = Ging alles mit rechten Dingen zu?
table-verify-chance = Zufall
table-verify-text = Vor dem ersten Zug hat sich der Tisch auf einen geheimen Startwert festgelegt. Jetzt ist er bekannt, und jede gezogene Karte und jeder Würfelwurf wird noch einmal daraus hergeleitet.
table-verify-running = Jede Ziehung wird geprüft …
table-verify-agrees = Der Zufall stimmt: { $moves ->
        [one] 1 Zug hält
       *[other] Alle { $moves } Züge halten
    } die Regeln ein, und alles Gezogene und Gewürfelte folgt aus dem Startwert.
table-verify-differs = Etwas stimmt nicht mit dem Startwert überein.
table-verify-commitment = Festlegung, vor der Partie
table-verify-seed = Startwert, nach der Partie


## Tastatur

table-key-option = Die Möglichkeit mit dieser Nummer wählen
table-key-undo = Die letzte Entscheidung zurücknehmen
table-key-hint = Um einen Tipp bitten
table-key-log = Zum Verlauf
table-key-chat = Zum Chat
table-key-skip = Alles zeigen, was noch zu sehen ist
