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
rules-labels = Was die Zeichen bedeuten
rules-printed = gedruckt
rules-inferred = erschlossen
rules-reconstructed = ergänzt
rules-printed-note = so steht es in einem Regelheft oder einer öffentlichen Beschreibung
rules-inferred-note = folgt aus dem Gedruckten
rules-reconstructed-note = der Druck ist verloren oder schweigt; von uns, passend ergänzt
rules-unknown = Eine Regel { $id } gibt es hier nicht.
rules-source-show = Quelle
rules-provenance-of = { $of }: { $word }
rules-name = Name
rules-ruling = Auslegung { $ruling }
rules-rulings = Auslegungen
rules-rulings-note = Wo ein Regelheft schweigt, sich widerspricht oder zwei Lesarten zulässt: die Frage, was hier gilt, und warum. Manches davon kann ein Tisch beim Aufbau anders entscheiden; unsere Lesart ist als üblich gekennzeichnet.
rules-table-decides = Ein Tisch kann entscheiden: { $option }
rules-ruling-link = Verweis auf Auslegung { $id }
rules-found-rulings = { $count ->
        [one] 1 Auslegung
       *[other] { $count } Auslegungen
    }
rules-usual = üblich
rules-material = Karten und Pläne
rules-material-note = Was auf Karten und Plänen steht, soweit es bekannt ist; der Rest ist erschlossen oder von uns ergänzt.
rules-found-things = { $count ->
        [one] 1 Karte oder Plan
       *[other] { $count } Karten und Pläne
    }

## Karten und Pläne nach ihrer Art

rules-file-cards = Karten
rules-file-powers = Fähigkeiten und Fraktionen
rules-file-actions = Aktionen
rules-file-claims = Während-des-Spiels-Aufgaben
rules-file-decrees = Königliche Erlasse
rules-file-ends = Spielende-Aufgaben
rules-file-guilds = Gilden
rules-file-houses = Häuser und Regionen
rules-file-lords = Adelskarten
rules-file-merchants = Fahrende Händler
rules-file-spaces = Aktionsbereiche
rules-file-tokens = Plättchen und Spielsteine
rules-file-tracks = Leisten
rules-file-workforce = Arbeiterkarten
rules-file-citizens = Bürger
rules-file-colors = Farben
rules-file-districts = Viertel, Straßen und Runden
rules-file-goods = Güter
rules-file-manors = Herrenhäuser
rules-file-phases = Phasen
rules-file-solo = Gegner im Solospiel
rules-file-wharf = Kai
rules-file-arts = Kunstkarten
rules-file-attacks = Angriffskarten
rules-file-buildings = Gebäude
rules-file-emblems = Wappen und Garden
rules-file-favors = Königsgunst-Karten
rules-file-grants = Königliche Zuwendungen
rules-file-magisters = Höflinge und Magister
rules-file-pieces = Figuren und Begriffe
rules-file-provinces = Provinzen
rules-file-science = Wissenschaftskarten
rules-file-seasons = Jahreszeiten und Phasen
rules-file-tiles = Gebäudeplättchen
