# Was Berichte der Arena sagen, auf Deutsch.

arena-title = { $game }: Turnier der Bots
arena-subtitle = { $matches } Partien auf { $deals ->
        [one] einer Ausgangslage
       *[other] { $deals } Ausgangslagen
    } mit { $seats ->
        [one] einem Platz
       *[other] { $seats } Plätzen
    }; die Plätze wechseln reihum, und alle Bots treffen sich auf denselben Ausgangslagen.
arena-standings = Rangliste
arena-ratings = Wertungen mit 95-%-Intervallen
arena-ratings-caption = Elo-Skala: 400 Punkte mehr bedeuten zehn zu eins. Der Mittelwert aller Bots ist 0.
arena-shares = Sieganteile mit 95-%-Intervallen
arena-shares-caption = Die gestrichelte Linie ist das Mittel: was ein Platz gewinnt, wenn alle gleich gut sind ({ $par }).
arena-column-bot = Bot
arena-column-rating = Wertung
arena-column-interval = 95 %
arena-column-share = Siege
arena-column-place = Rang im Mittel
arena-column-score = Punkte im Mittel
arena-column-time = ms je Wahl
arena-column-matches = gespielte Plätze
arena-pairs = Paare auf denselben Ausgangslagen
arena-pairs-caption = Jedes Paar auf denselben Ausgangslagen und Plätzen
arena-pairs-chart = Unterschied der Sieganteile
arena-pairs-chart-caption = Erster Bot minus zweiter Bot, Ausgangslage für Ausgangslage, in Prozentpunkten; rechts der Null ist der erste besser. Rot: von null verschieden auf dem 5-%-Niveau.
arena-pair = { $first } – { $second }
arena-column-pair = Paar
arena-column-first = Erster
arena-column-second = Zweiter
arena-column-first-alone = Erster allein
arena-column-second-alone = Zweiter allein
arena-column-difference = Unterschied
arena-column-chance = p
arena-pairs-note = „Allein“ ist der Anteil eines Bots an einem Tisch, an dem sonst nur Bots der anderen Art sitzen; das Mittel ist { $par }.
arena-seats = Plätze
arena-seats-chart = Sieganteil nach Plätzen
arena-seats-caption = Über alle Partien. Die gestrichelte Linie ist das Mittel ({ $par }).
arena-seat = Platz { $seat }
arena-how = Wie es entstand
arena-method-rating = Wertungen: Stärken des Bradley-Terry-Modells durch Minorisierung (Hunter 2004) über alle Paare von Plätzen mit verschiedenen Bots (full rank breaking, Khetan und Oh 2016); ein Gleichstand ist für beide ein halber Sieg, und ein gedachter Gleichstand je Paar hält die Wertungen endlich. Intervalle: Perzentil-Bootstrap über Ausgangslagen (Efron 1979).
arena-method-share = Anteile: Ein Sieg, den sich k Plätze teilen, zählt für jeden 1/k. Intervalle nach Wilson (1927), wobei Partien nach ihrem Designeffekt zählen (Kish 1965), denn Partien derselben Ausgangslage ähneln einander.
arena-method-pairs = Paare: Der Unterschied wird Ausgangslage für Ausgangslage gebildet; Intervall und p nach Students t über Ausgangslagen. p ist nicht um die Zahl der Paare berichtigt.
arena-command = Der Befehl; noch einmal aufgerufen, macht er weiter, wo er aufgehört hat:
arena-results = Die Ergebnisse, eine Partie je Zeile: { $file }
arena-replay = Eine Partie noch einmal, als Aufzeichnung (Nummer der Ausgangslage wie in den Ergebnissen):
arena-budget = Zeiten stammen von dem Rechner, der gespielt hat; Budgets in Iterationen sind wiederholbar, Budgets in Millisekunden nicht.
arena-done = { $matches } Partien { $game } mit { $seats ->
        [one] einem Platz
       *[other] { $seats } Plätzen
    } auf { $deals ->
        [one] einer Ausgangslage
       *[other] { $deals } Ausgangslagen
    }
arena-written = Bericht: { $file }
arena-kept = Ergebnisse: { $file }
progress-matches = Partien
