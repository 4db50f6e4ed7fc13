# Wörter des Spielbretts von Kastellane auf Deutsch: was neben den Texten des Spiels darauf steht.

castellans-label = Tisch von Kastellane
castellans-own = Dein Spielertableau
castellans-board-of = Spielertableau: { $name }
castellans-city = Die Stadt Valeria
castellans-guilds = Gildenleisten
castellans-wharf = Kaikarte
castellans-player = Spieler
castellans-vp = Siegpunkte
castellans-first-player = Startspieler
castellans-first = Startspieler: { $name }
castellans-to-move = am Zug
castellans-rank = Rang { $place }
castellans-rounds = Runden
castellans-phases = Phasen der Runde
castellans-round = Runde { $round }
castellans-round-scores = Wertet die Kontrolle: { $districts }.
castellans-empty = Niemand hat hier einen Marker.
castellans-free = frei
castellans-closed = gesperrt
castellans-owned = { $what } von { $name }
castellans-standing = { $rank }. { $name }: Kontrolle { $points }, nach jetzigem Stand { $vp } SP
castellans-scored-now = Die Kontrolle wird am Ende dieser Runde gewertet.
castellans-scored-later = Die Kontrolle wird in dieser Runde nicht gewertet.
castellans-district-die = Zeigt der Entscheidungswürfel eine { $die }, kommt ein Bergfried hierher.

## Blätter

castellans-leaf-city = Stadt
castellans-leaf-own = Ich
castellans-leaf-guilds = Gilden
castellans-leaf-wharf = Kai
castellans-leaf-citizens = Bürger
castellans-leaf-plan = Plan
castellans-leaf-others = Andere

## Bauplätze

castellans-road = Straße { $name }
castellans-road-mills = { $count } von { $slots } Windmühlen
castellans-road-text = Eine Windmühle zählt in beiden Vierteln an ihrer Straße je einen halben Kontrollpunkt.
castellans-bridge = Brücke { $name }
castellans-site-ward_tower = Mauer: { $name }
castellans-site-statue = Ufer: { $name }
castellans-worth-now = Brächte jetzt { $vp } SP.
castellans-monument-built = Standort: { $site }. Brächte jetzt { $vp } SP.

## Aktionen

castellans-actions = Aktionen
castellans-kind-primary = Hauptaktion
castellans-kind-sub = Zusatzaktion
castellans-kind-monument = Monument, einmal je Partie
castellans-action-bonus = Gibst du dafür einen Würfel mit { $face } aus, bekommst du zuerst { $gain }.
castellans-does-manor = Baue ein Herrenhaus in einem Viertel für Holz und Gold je Herrenhaus dort; seine Fähigkeit wirkt von da an. Einfluss in beiden Gilden des Viertels.
castellans-does-temple = Baue einen Tempel in einem Viertel für Stein und Gold je Tempel dort. Mehr Einfluss in beiden Gilden des Viertels.
castellans-does-recruit = Nimm einen Bürger für Nahrung und setze einen Bürgermarker in ein Viertel. Einfluss für die Karte und für das Viertel.
castellans-does-harvest = Du erhältst die Seiten aller deiner Würfel, gewählt wie ausgegeben, und Einfluss in einer beliebigen Gilde; danach darfst du eine Windmühle bauen.
castellans-does-wharf = Setze Frachtkisten auf die Kaikarte, um zu kaufen und zu verkaufen; danach darfst du Werft und Segeln nutzen.
castellans-does-shipyard = Baue ein Schiff in einem Viertel für Holz und Gold je Schiff dort.
castellans-does-sail = Bewege eines deiner Schiffe in ein anderes Viertel.
castellans-does-windmill = Baue eine Windmühle an einer Straße für Nahrung und Gold je Windmühle dort.
castellans-does-gate = Bei jeder Wertung: SP für jeden Bürgermarker beliebiger Farbe in den zwei Vierteln an der Brücke.
castellans-does-ward_tower = Bei jeder Wertung: SP für jedes Herrenhaus beliebiger Farbe im Viertel.
castellans-does-statue = Bei jeder Wertung: SP für jeden Tempel beliebiger Farbe im Viertel.

## Würfel und Güter

castellans-die = Würfel mit { $face }
castellans-die-gives = Bringt { $gain }.
castellans-die-pool = Steht zur Auswahl
castellans-die-leftover = In dieser Runde übrig
castellans-die-drafted = Gewählt, noch auszugeben
castellans-die-spent = Ausgegeben
castellans-die-face = Auf diese Seite kann der Würfel gedreht werden
castellans-dice-pool = Würfel zur Auswahl
castellans-dice-leftover = Übrig
castellans-dice-own = Würfel dieses Tableaus
castellans-dice-none = Noch keine Würfel
castellans-turn-die = Würfel drehen
castellans-keep-face = So lassen
castellans-good-stock = { $count } von höchstens { $limit }
castellans-good-text = Was über die Grenze hinausgeht, verfällt.
castellans-good-magic = Darf in einem Preis alle Einheiten eines Rohstoffs bis auf eine ersetzen, nie Gold.
castellans-magic-amount = Magie
castellans-so-far = Bisher gewählt

## Tableaus

castellans-manors = Herrenhäuser und ihre Fähigkeiten
castellans-manor-built = gebaut: { $name }
castellans-manor-waits = von seinem Haus verdeckt
castellans-monuments = Monu­mente
castellans-citizens = Bürger
castellans-citizens-none = Noch keine Bürger
castellans-card-price = Kostet hier { $price } Nahrung.
castellans-more = { $manors ->
        [one] 1 Herrenhaus
       *[other] { $manors } Herrenhäuser
    } gebaut, { $citizens } Bürger
castellans-opponent-note = Braucht weder Güter noch Fähigkeiten; alle drei Frachtkisten sind zur Hand.
castellans-token-left = { $left } von { $count } übrig
castellans-token-temple = Ein Kontrollpunkt in seinem Viertel; zählt dort für Statuen.
castellans-token-ship = Ein Kontrollpunkt in seinem Viertel; zählt dort für einen Leuchtturm.
castellans-token-windmill = Ein halber Kontrollpunkt in beiden Vierteln an ihrer Straße.
castellans-token-citizen_token = Ein Kontrollpunkt in seinem Viertel; zählt für Tore daneben.
castellans-token-crate = Handelt ein Gut auf der Kaikarte und kommt in der Aufräumphase zurück.

## Gilden, Kai, Bürger

castellans-guild-standing = { $name }: Feld { $space }, nach jetzigem Stand { $vp } SP
castellans-divider = auf Feld { $space }: { $gain }
castellans-stars = Die Sternfelder ab { $space } fassen je nur einen Marker.
castellans-wharf-deck = { $count ->
        [one] noch 1
       *[other] noch { $count }
    }
castellans-wharf-ranking = Frachtkisten:
castellans-wharf-rank = { $name } { $count } → { $vp } SP
castellans-wharf-none = noch keine
castellans-crate-of = Frachtkiste von { $name }
castellans-column-closed = Diese Spalte ist nur zu viert oder zu fünft offen.
castellans-deck = Stapel { $deck } · abgelegt { $discards }

## Stand

castellans-forecast = Runde { $round } nach jetzigem Stand
castellans-control = Kon­trolle
castellans-round-total = Runde
castellans-guilds-end = Gilden, am Ende

## Der Gegner im Solospiel

castellans-plan = Plan des Gegners
castellans-plan-of = Plan: { $name }
castellans-difficulty = Schwierigkeit { $level }
castellans-priority = Nimmt zuerst
castellans-plan-done = getan
castellans-plan-next = als Nächstes
castellans-plan-monument = Monument nach den Würfeln
castellans-plan-no-monument = Kein Monument
castellans-plan-bonus = Bonus am Ende der Aktionsphase
castellans-plan-sails = { $count ->
        [one] Segelt einmal
       *[other] Segelt { $count }-mal
    } ins bestimmte Viertel
castellans-plan-wharf = Eine Frachtkiste für jeden eigenen Würfel mit { $faces }. Zeile: { $deal }
castellans-selector = Bestimmtes Viertel nach dem Entscheidungswürfel:

## Das Brett in Sätzen

castellans-text-round = Runde { $round } von { $rounds }, { $phase }. Gewertet werden: { $districts }.
castellans-text-side = { $name } Kontrolle { $points } für { $vp } SP ({ $tokens })
castellans-text-player = { $name }: { $score } SP. Güter: { $goods }. Würfel: { $dice }. Ausgegeben: { $spent }. Herrenhäuser gebaut: { $manors }. Bürger: { $citizens }.
castellans-text-plan = Plan von { $name } für diese Runde: { $actions }. Monument: { $monument }. Bonus: { $bonus }.

## Eine Runde wird gewertet

castellans-scoring = Runde { $round } wird gewertet
castellans-scoring-final = Die letzte Runde und die Gilden werden gewertet
castellans-scoring-what = Was gewertet wird
castellans-scoring-district = Kontrolle
castellans-scoring-monument = gezählte Spielsteine
castellans-scoring-wharf = Kisten auf der Karte
castellans-scoring-guild = Feld der Leiste
castellans-scoring-sum = Zusammen
castellans-scoring-open = So wurde Runde { $round } gewertet
castellans-scoring-open-final = So wurde die letzte Runde gewertet
