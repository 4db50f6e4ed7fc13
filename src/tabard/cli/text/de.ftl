# Was das Terminal selbst sagt, auf Deutsch.

stage-draft = (Entwurf: lässt sich zu Ende spielen)
stage-playable = (spielbar: jede Klausel ist geprüft)
stage-proven = (bewiesen: jede Klausel ist geprüft und mehr)
games-facts = { $seats } Plätze, Regelversion { $rules }
games-option = Option
games-meaning = Bedeutung und Werte
games-default = Vorgabe
games-data = Datendateien aus { $folder }: { $digest }
games-own-data = die des Spiels selbst
games-compiled = kompilierte Engine
games-interpreted = interpretierte Engine

source-printed = gedruckt
source-inferred = erschlossen
source-reconstructed = rekonstruiert
rules-heading = Abschnitt
rules-clauses = Klauseln
rules-tested = geprüft
rules-all = Alle
rules-source = Herkunft
rules-how = Weiterlesen: tabard rules { $game } KLAUSEL oder --search WÖRTER
rules-proved = { $count ->
        [one] Ein Test beweist sie:
       *[other] { $count } Tests beweisen sie:
    }
rules-unproved = Kein Test nennt hier diese Klausel.

replay-spectator = wie Zuschauer sie sahen
replay-seat = wie { $player } sie sah
replay-all = mit offenen Karten
replay-read-only = Diese Partie { $game } wurde nach Regelversion { $rules } gespielt; dieses Programm spielt Version { $ours }. Sie lässt sich lesen, aber nicht nachspielen. Ihre Züge:
replay-unfinished = { $moves ->
        [one] Nach einem Zug ist die Partie noch nicht zu Ende.
       *[other] Nach { $moves } Zügen ist die Partie noch nicht zu Ende.
    }
names-claimed = Namen laut Aufzeichnung; kein Haus hat sie unterschrieben.
names-forged = Namen laut Aufzeichnung; die Unterschrift von { $house } passt nicht.
names-signed = Namen laut { $house }, unterschrieben mit Schlüssel { $fingerprint }.
standing = { $place }. { $player }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }

table-yes = ja
table-no = nein

new-game-written = { $folder } enthält ein kleines, vollständiges Spiel. Nun:
        cd { $folder }
        pip install -e .
        tabard check-game { $game }
        tabard play { $game }
    Dann ändere es Schritt für Schritt, wie GUIDE.md dort es zeigt (auf Englisch).

play-welcome = { $title }: { $players }.
play-opponents = Bots: { $bots }.
play-resumed = Die Partie in { $file } geht weiter.
play-saving = Nach jeder Wahl gespeichert in { $file }.
play-help-hint = Wähle mit einer Zahl; „hilfe“ zeigt alles andere.
play-since = Was geschehen ist
play-barred = Nicht möglich („warum“ nennt den Grund)
play-ask = Deine Wahl
play-enter = Enter: { $option }
play-thinking = { $player } denkt nach …
play-fault = { $fault }. Ein Bot der Stufe { $level } spielt für { $player } weiter; die Partie geht weiter.
play-pondering = Ein Bot denkt nach …
play-hand-over = Die Tastatur geht an { $player }. Sonst schaut niemand hin. Drücke Enter, wenn du bereit bist.
play-not-number = { $count ->
        [one] Eine Möglichkeit { $number } gibt es nicht, nur 1.
       *[other] Eine Möglichkeit { $number } gibt es nicht; wähle 1 bis { $count }.
    }
play-not-understood = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl; tippe „hilfe“.
play-barred-choice = Nicht möglich: { $reason }
play-undone = Zurückgenommen.
play-undo-refused = Es gibt nichts zurückzunehmen: Jemand anders hat seither gewählt, oder Verborgenes wurde gesehen.
play-hint-best = Ein Bot würde wählen: { $option }
play-hint-line = { $share } % der Suche, Siegchance etwa { $value } %
play-hint-only = Es gibt nur eine Möglichkeit: { $option }
play-why-none = Gerade ist nichts verboten, was man erwarten könnte.
play-why-unknown = Eine Klausel { $clause } gibt es nicht. Gerade gelten: { $clauses }
play-saved = Gespeichert in { $file }; von nun an nach jeder Wahl.
play-save-usage = In welche Datei? Tippe: speichern DATEI
play-left-saved = Die Partie ist gespeichert. Weiter mit: tabard play { $game } --save { $file }
play-left-unsaved = Die Partie wurde nicht gespeichert. Nächstes Mal: --save DATEI oder der Befehl „speichern DATEI“.
play-cannot-save = { $reason }
play-over = Die Partie ist zu Ende.
play-finished-in = Der Mitschnitt liegt in { $file }. Prüfe ihn mit: tabard verify { $file }
play-commands = Befehle
help-number = eine Möglichkeit wählen, mit ihrer Zahl oder ihrem Kürzel
help-undo = deine letzte Wahl zurücknehmen, wenn niemand daraus etwas erfahren hat
help-hint = einen Bot fragen, was er tun würde
help-why = warum etwas nicht geht; mit einer Kennung: was diese Klausel sagt
help-log = alles, was geschehen ist, wie du es gesehen hast
help-table = den Tisch noch einmal zeigen
help-cards = was die Karten tun und wie viele es gibt
help-rules = das Regelwerk; mit Wörtern: die Klauseln, in denen sie stehen
help-save = die Partie in einer Datei aufheben, von nun an nach jeder Wahl
help-quit = aufhören
help-help = diese Liste
