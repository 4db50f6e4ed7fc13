# Die Seiten mit den Regeln.

rules-title = Regeln von { $game }
rules-heading = Die Regeln von { $game }
rules-intro = Jede Regel in unseren eigenen Worten, Satz für Satz. Jede hat eine Nummer, auf die sich Protokoll und Ablehnungen berufen.
rules-games = Regeln von
rules-search = Regeln durchsuchen
rules-headings = Überschriften
rules-found = { $count ->
        [0] Keine Regel passt.
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-link = Link zur Regel { $id }
rules-source = Quelle: { $source }
rules-labels = Was die Zeichen bedeuten
rules-printed = gedruckt
rules-inferred = erschlossen
rules-reconstructed = ergänzt
rules-printed-note = so steht es in einem Regelheft oder einer öffentlichen Beschreibung
rules-inferred-note = folgt aus dem Gedruckten
rules-reconstructed-note = der Druck ist verloren oder schweigt; von uns, passend ergänzt
rules-unknown = Eine Regel { $id } gibt es hier nicht.
