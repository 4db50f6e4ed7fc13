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
arena-column-difference = Unterschied
arena-column-chance = p
arena-alone = Allein unter anderen
arena-alone-note = Ein Bot an einem Tisch, an dem sonst nur Bots der anderen Art sitzen, auf jedem Platz; das Mittel ist { $par }. „Mindestens“ ist die untere Grenze des 95-%-Intervalls in Vielfachen des Mittels.
arena-among = { $bot } unter { $others }
arena-column-alone = Bot
arena-column-times = × Mittel
arena-column-least = mindestens
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
arena-fault = { $matches ->
        [one] Eine Partie ging durch einen Fehler verloren: { $fault }.
       *[other] { $matches } Partien gingen durch einen Fehler verloren: { $fault }.
    }
arena-written = Bericht: { $file }
arena-kept = Ergebnisse: { $file }
progress-matches = Partien

balance-title = { $game }: Ausgewogenheit
balance-subtitle = { $matches } Partien von { $bots } mit { $seats ->
        [one] einem Platz
       *[other] { $seats } Plätzen
    }{ $options ->
        [none] .
       *[other] ; Optionen: { $options }.
    }
balance-summary = Kurz gesagt
balance-findings = Was auffällt
balance-no-findings = Nichts fällt auf: Kein Platz und keines von { $count } Dingen weicht weiter von den anderen ab, als Zufall erklärt.
balance-finding-seat = Wer an { $position } Stelle spielt, gewinnt { $share } ({ $interval }) statt { $par }.
balance-finding-thing = { $thing } ({ $group }): Wer das nimmt, gewinnt um { $lift } Punkte { $direction ->
        [more] öfter
       *[less] seltener
    } ({ $interval }; q { $corrected }).
balance-finding-dead = „{ $option }“ ({ $prompt }): { $offered }-mal angeboten, { $taken ->
        [0] nie
        [one] einmal
       *[other] { $taken }-mal
    } gewählt; blinder Zufall hätte es { $expected }-mal gewählt.
balance-caution = Ein Zugewinn sagt, was zusammen auftritt, nicht was bewirkt: Wer etwas nehmen kann, liegt vielleicht schon vorn. Alle Partien spielten Bots; was sie übersehen, finden Menschen vielleicht.
balance-seats = Reihenfolge
balance-seats-chart = Sieganteil nach Reihenfolge
balance-seats-caption = 95-%-Intervalle; die gestrichelte Linie ist das Mittel ({ $par }).
balance-seats-table = Stellen in der Reihenfolge
balance-position = { $position }.
balance-column-position = Stelle
balance-column-share = Siege
balance-column-interval = 95 %
balance-column-place = Rang im Mittel
balance-column-score = Punkte im Mittel
balance-column-chance = p
balance-column-corrected = q
balance-column-matches = in Partien
balance-column-offered = Plätzen angeboten
balance-column-taken = genommen
balance-column-fulfilled = erfüllt oder benutzt
balance-column-lift = Zugewinn
balance-column-examples = siehe
balance-column-thing = Name
balance-column-figure = Größe
balance-column-mean = Mittel
balance-column-low = 10 %
balance-column-median = Median
balance-column-high = 90 %
balance-column-prompt = Frage
balance-column-option = Möglichkeit
balance-column-decisions = Entscheidungen
balance-column-options = Möglichkeiten im Mittel
balance-column-most = höchstens
balance-column-offers = angeboten
balance-column-chosen = gewählt
balance-column-expected = durch Zufall
balance-column-first = erste
balance-column-second = zweite
balance-column-difference = Unterschied
balance-column-match = Partie
balance-column-places = Ränge
balance-column-scores = Punkte
balance-column-command = Befehl
balance-column-kind = was
balance-things = Karten und andere Dinge
balance-lifts-chart = Größte Zugewinne
balance-lifts-caption = Sieganteil derer, die es nahmen, minus Sieganteil derer, die es hätten nehmen können, in Prozentpunkten, mit 95-%-Intervallen. Rot: auch unter so vielen auffällig (q unter 5 %).
balance-length = Länge, Punkte und Spannung
balance-figures-table = Größen einer Partie
balance-histogram = { $figure }: wie oft
balance-histogram-caption = Anteil der Partien; im Mittel { $mean }.
balance-figure-decisions = Entscheidungen je Partie
balance-figure-rounds = Runden
balance-figure-branching = Möglichkeiten je Entscheidung
balance-figure-score = Punkte je Platz
balance-figure-winning_score = Punkte des Siegers
balance-figure-margin = Vorsprung des Ersten vor dem Zweiten
balance-figure-spread = Vorsprung des Ersten vor dem Letzten
balance-figure-lead_changes = Führungswechsel nach Punkten
balance-figure-favourite_changes = Wechsel des Favoriten
balance-figure-decided = entschieden nach (Anteil der Partie)
balance-figure-note = Favorit ist, wen die Bewertung der Bots vorn sieht. Entschieden: Von da an war der Favorit jemand, der gewann.
balance-choices = Entscheidungen
balance-prompts-table = Wie groß die Auswahl ist
balance-prompts-note = Jede Frage steht so da, wie sie in einer der Partien lautete.
balance-dead-table = Tote Möglichkeiten
balance-dead-note = Mindestens { $least }-mal angeboten und sicher weniger als ein Fünftel so oft gewählt wie durch blinden Zufall.
balance-dead-none = Keine Möglichkeit ist tot: Alles, was mindestens { $least }-mal angeboten wird, wird auch gewählt.
balance-compared = Zwei Varianten
balance-compared-lead = Erste: { $first }. Zweite: { $second }. Beide mit denselben Startwerten.
balance-variant-plain = wie die Regeln es vorgeben
balance-compared-table = Was sich unterscheidet
balance-compared-none = Nichts unterscheidet sich mehr, als Zufall erklärt.
balance-compared-figures = Alle Größen und Stellen
balance-kind-figure = Größe
balance-kind-seat = Siege nach Reihenfolge
balance-kind-taken = { $group }: Plätze, die es nehmen
balance-kind-won = { $group }: Anteil an den Siegen
balance-matches = Partien, die es zeigen
balance-matches-lead = Jede Aufzeichnung lässt sich mit offenen Karten nachlesen:
balance-matches-table = Partien
balance-how = Wie es entstand
balance-method-shares = Anteile: Ein Sieg, den sich k Plätze teilen, zählt für jeden 1/k. Intervalle nach Wilson (1927), wobei Partien nach ihrem Designeffekt zählen (Kish 1965). p einer Stelle: Students t über Ausgangslagen.
balance-method-lift = Zugewinn: Unterschied der mittleren Sieganteile, jeweils abzüglich dessen, was der Bot im Mittel gewinnt; Varianz aus Summen über Ausgangslagen (Liang und Zeger 1986), denn Plätze einer Partie sind nicht unabhängig. Über etwas, das weniger als zehn Plätze nahmen, wird nichts gesagt.
balance-method-many = Viele Tests: q ist p, angepasst nach Benjamini und Hochberg (1995) über alle Dinge des Berichts; von allem Auffälligen sind im Mittel höchstens 5 % Zufall.
balance-method-pairs = Varianten: Der Unterschied wird Ausgangslage für Ausgangslage bei gleichen Startwerten gebildet; Students t, q über alles Verglichene.
balance-command = Der Befehl; noch einmal aufgerufen, macht er weiter, wo er aufgehört hat:
balance-left-out = Partien, die durch einen Fehler verloren gingen, zählen in allem Folgenden nicht mit.
balance-written = Bericht: { $file }; { $count } Aufzeichnungen in { $folder }
balance-done = { $matches } Partien { $game } mit { $seats ->
        [one] einem Platz
       *[other] { $seats } Plätzen
    }
balance-none = –

analyse-title = { $game }: eine Partie untersucht
analyse-subtitle = { $players }. { $moves } Züge, { $choices } Entscheidungen beurteilt, je durch eine Suche mit { $iterations } Iterationen.
analyse-places = Erwartete Ränge
analyse-chart = Erwarteter Rang jedes Platzes nach jedem Zug
analyse-chart-caption = Der erste Rang steht oben; die Züge der Aufzeichnung laufen von links nach rechts. Kreise: die größten Fehler.
analyse-summary = Die Spieler
analyse-column-player = Spieler
analyse-column-place = Rang
analyse-column-choices = Entscheidungen
analyse-column-loss = Verlust im Mittel
analyse-column-mistakes = Fehler
analyse-column-blunders = Patzer
analyse-column-move = Zug
analyse-column-question = Frage
analyse-column-chosen = gewählt
analyse-column-better = besser
analyse-column-cost = Kosten
analyse-column-before = Rang vorher
analyse-column-after = Rang nachher
analyse-mistakes = Die größten Fehler
analyse-mistake = Zug { $move }, { $player } auf die Frage „{ $prompt }“: { $choice }. Besser: { $better } ({ $cost } Punkte der Siegchance).
analyse-also = Auch: { $others }.
analyse-no-mistakes = Keine Entscheidung kostete mehr als { $least } Punkte der Siegchance.
analyse-unjudged = Entscheidungen wurden nicht beurteilt (--iterations 0).
analyse-note = Kosten sind Prozentpunkte der Siegchance, wie eine Suche sie sah, die wusste, was der Spieler wusste. Erwartete Ränge werden mit offenen Karten beurteilt; sie folgen der Bewertung des Spiels, angepasst an beendete Partien der Bots random und greedy; zwischen besseren Spielern kann ein Vorsprung mehr oder weniger wert sein.
analyse-unfinished = nicht beendet
analyse-see = Dieselbe Stellung noch einmal:
progress-moves = Züge
