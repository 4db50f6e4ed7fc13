# Wörter von Archons Spielplan auf Deutsch, neben den eigenen Texten des Spiels.

archon-label = Spieltisch von Archon
archon-leaf-city = Stadt
archon-leaf-hand = Hand
archon-leaf-works = Werke
archon-leaf-wall = Mauer
archon-leaf-houses = Andere
archon-covered = Bei dieser Spielerzahl abgedeckt: Niemand kann es betreten.
archon-slot-covered = abgedeckt
archon-slot-free = frei
archon-occupied = besetzt von { $names }
archon-tokens = Steuerplättchen: { $names }
archon-tax = Das Betreten kostet dich { $gold } Gold Steuer.
archon-favor-moves = Am Ende jeder Runde rückt jede Königsgunst ein Feld weiter; die letzte scheidet aus.
archon-value = Ungenutzt zählt die Karte { $value } für die Spielerreihenfolge.
archon-magister-row = Reihe der Magisterleiste
archon-row-next = Dein nächstes Feld: { $cost } für { $vp }
archon-row-full = Du bist am Ende dieser Reihe.
archon-plenty = geht nie aus
archon-empty = leer
archon-grant-note = Wird am Saisonende gewertet: SP nach Rang in jeder Kategorie; wer nichts hat, geht leer aus.
archon-standing = { $name }: { $count }, jetzt { $vp }
archon-nobody = noch niemand
archon-tile-price = Kosten: { $cost }; sofort { $vp }.
archon-tile-left = { $count ->
        [one] Noch 1 vorhanden
       *[other] Noch { $count } vorhanden
    }
archon-tile-gone = Keines mehr vorhanden.
archon-tile-worth = Nach jetzigem Stand { $vp } am Spielende.
archon-level-closed = öffnet in einer späteren Saison
archon-warrior-of = Elitekrieger von { $name }
archon-attack-none = Es kommt kein Angriff mehr.
archon-attack-cards = Stärken der übrigen Karten: { $strengths }.
archon-attack-last = Der letzte Angriff
archon-season-track = Saisonleiste
archon-season-note = Drei Runden, dann der Angriff und die Königliche Zuwendung.
archon-active = am Zug
archon-passed = gepasst
archon-passed-with = gepasst, { $count } ungenutzt
archon-hand-count = { $count ->
        [0] keine Karte auf der Hand
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
archon-unused-last = In der letzten Runde ungenutzt: { $cards }
archon-unused = ungenutzt:
archon-order-place = Nummer { $place } in der Spielerreihenfolge
archon-own-goods = Deine Güter
archon-no-goods = keine Güter
archon-of = { $count } von { $all }
archon-take-back = { $count ->
        [one] { $name }: zurück in die Reserve
       *[other] { $name }: 1 von { $count } zurück in die Reserve
    }
archon-division-note = Klicke oder ziehe Karten; nur du siehst, wie du sie aufteilst.
archon-hand-empty = Keine Karte auf der Hand
archon-nothing-yet = Noch kein Plättchen, keine Wissenschafts- oder Kunstkarte
archon-figures = Figuren übrig
archon-hidden = { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
archon-passage-used = Der Geheimgang wurde in dieser Runde genutzt.
archon-raid = Die Stadt wird mit Stärke { $strength } geplündert.
archon-raid-due = { $left ->
        [0] Du gleichst { $due } aus.
        [one] Du gleichst { $due } aus; 1 Rohstoff ist noch abzugeben.
       *[other] Du gleichst { $due } aus; { $left } Rohstoffe sind noch abzugeben.
    }
