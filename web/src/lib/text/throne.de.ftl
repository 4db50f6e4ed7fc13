# Wörter des Spielplans von Throne of Allegoria auf Deutsch.

throne-label = Tisch von Throne of Allegoria
throne-map = Karte von Allegoria

throne-leaf-map = Karte
throne-leaf-spaces = Gebote
throne-leaf-cards = Karten
throne-leaf-town = Heimat
throne-leaf-own = Hand
throne-leaf-lanes = Leisten
throne-leaf-houses = Häuser
throne-leaf-court = Hof

throne-week = { $week ->
        [0] Vor der ersten Woche
       *[other] Woche { $week } von { $weeks }
    }
throne-queen-lives = Die Königin lebt
throne-queen-dead = Die Königin ist tot
throne-decree = Königlicher Erlass
throne-decree-none = Kein Erlass gilt.
throne-decree-after = Nach dem Tod der Königin: { $name }
throne-decree-before = Zu Lebzeiten der Königin: { $name }
throne-deck-left = { $count } im Stapel
throne-decrees-read = Bisher verlesen: { $names }
throne-merchants-seen = Bisher hier: { $names }
throne-merchant = Fahrender Händler
throne-merchant-none = Kein Händler ist in der Stadt.
throne-gain-track = Gewinn auf der Leiste
throne-gain-influence = Gewinn als Einfluss

throne-centre = Allegoria
throne-centre-note = gehört keinem
throne-site-soldier = Schlachtfeld
throne-site-spy = Taverne
throne-site-merchant = Markt
throne-site-note-soldier = Arbeiter sind hier Soldaten.
throne-site-note-spy = Arbeiter sind hier Spione.
throne-site-note-merchant = Arbeiter sind hier Händler.
throne-named = Für diesen Zug gewählt
throne-site-empty = Niemand steht hier

throne-space-I = Aufgaben
throne-space-II = Arbeiter
throne-space-III = Soldat
throne-space-IV = Spion
throne-space-V = Händler
throne-space-VI = Bankier
throne-space-VII = Gelehrter
throne-point-token = +1 Aktionspunkt in dieser Woche
throne-points = { $points ->
        [0] hat keinen Aktionspunkt mehr
        [one] hat noch 1 Aktionspunkt
       *[other] hat noch { $points } Aktionspunkte
    }
throne-type-deploy = Stationieren
throne-type-task = Auftrag
throne-rank = { $rank }.
throne-rank-claims = Rang { $rank }: { $cards } Aufgaben ziehen, höchstens eine behalten
throne-rank-mix = Rang { $rank }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für beliebige Aktionen
throne-rank-deploy = Rang { $rank }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für Stationieren-Aktionen
throne-rank-either = Rang { $rank }: { $points } Punkte für Stationieren-Aktionen oder { $task } für Auftrags-Aktionen
throne-cost = Kosten: { $price }
throne-cost-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
throne-cost-track = { $steps } { $track }
throne-cost-anarchy = 1 Anarchie
throne-star = Der Marker *
throne-stack = { $name }: { $count ->
        [one] 1 verdeckter Marker
       *[other] { $count } verdeckte Marker
    }
throne-stack-open = { $name }: { $markers }
throne-bid = Gebot { $bid }
throne-markers = Deine Marker
throne-marker = Marker { $face }{ $count ->
        [one] {""}
       *[other] , davon { $count }
    }

throne-anarchy = Anarchie
throne-anarchy-value = { $value ->
        [0] ein Marker kostet noch nichts
       *[other] jeder Marker kostet { $value } Einfluss
    }
throne-anarchy-left = { $left } von { $markers } Anarchiemarkern liegen auf der Leiste
throne-alms = Almosen
throne-alms-note = Am Spielende { $start } auf dem ersten Feld, { $end } auf dem letzten.
throne-diplomacy = Diplomatie
throne-diplomacy-note = Am Spielende zählt jede erfüllte Während-des-Spiels-Aufgabe um so viel mehr.
throne-lane-at = { $name }: { $step }

throne-town = Heimattafel von { $name }
throne-first = Startspieler
throne-decides = entscheidet
throne-house-note = Es gibt dir seine Farbe und seine Heimatregion; alle Häuser sind gleich.
throne-no-house = Haus noch nicht gewählt
throne-scale = Siegel, Bewegung
throne-track-now = Am Ende { $seal } wert; bis zu { $move ->
        [one] 1 Arbeiter zieht
       *[other] { $move } Arbeiter ziehen
    } gemeinsam.
throne-track-threshold = Wer für eine Aktion unter { $at } fällt, nimmt einen Anarchiemarker.
throne-guild-slot = Freier Gildenplatz
throne-guild-swap = Gilde tauschen
throne-guild-assigned = zugewiesen
throne-guild-free = nicht zugewiesen
throne-store-influence = Einfluss
throne-store-supply = Arbeiter im Vorrat
throne-store-anarchy = Anarchiemarker
throne-store-cards = Arbeiterkarten
throne-store-claims = Aufgaben auf der Hand
throne-claims-note = { $ends } für das Spielende, { $claims } während des Spiels
throne-seen = Von allen gesehen: { $cards }
throne-done = Erfüllte Aufgaben

throne-hand = Deine Arbeiterkarten
throne-hand-empty = Deine Hand ist leer.
throne-chosen = Gewählt: { $cards }.
throne-raised = { $track } +{ $raised }
throne-claims = Deine Aufgaben
throne-claim-end = Spielende-Aufgabe, { $worth } Einfluss
throne-claim-game = Während-des-Spiels-Aufgabe, { $worth } Einfluss
throne-claim-kind-end = Spielende
throne-claim-kind-game = Während des Spiels
throne-claim-holds = ist gerade erfüllt
throne-picked = Du behältst sie
throne-card-count = { $count } davon
throne-card-raises = Wirf sie ab, um { $track } um { $value } zu erhöhen.
throne-card-joker = Wirf sie ab, um eine beliebige Leiste um { $value } zu erhöhen.
throne-lord-workers = Daheim: { $workers }

throne-in-territory = bei { $house }
throne-where-territories = auf der Karte
throne-where-own = daheim
throne-where-central = in der Mitte
throne-where-opponents = in fremden Regionen
throne-where-one_opponent = in einer fremden Region
throne-progress-workers-any = Arbeiter
throne-progress-turn = { $have } von { $need } in diesem Zug
throne-progress-week = { $have } von { $need } in dieser Woche
throne-progress-lowered = { $track } gesenkt: { $have } von { $need }
throne-progress-track_min = { $track } { $have } von { $need }
throne-progress-tracks_count_min = { $have } von { $need } Leisten auf { $bound } oder höher
throne-progress-best_track = beste Leiste { $have } von { $need }
throne-progress-tracks_leading = auf { $have } von { $need } Leisten vorn
throne-progress-workers_min = { $have } von { $need } { $workers } { $where }
throne-progress-kinds_together = { $have } von { $need } Arten zusammen { $where }
throne-progress-kind_spread = { $workers } an { $have } von { $need } Orten
throne-progress-enemy_workers_max = { $have } fremde { $workers } daheim, { $need } erlaubt
throne-progress-supply_max = { $have } noch im Vorrat, { $need } erlaubt
throne-progress-anarchy_min = { $have } von { $need } Anarchiemarkern
throne-progress-anarchy_max = { $have } Anarchiemarker, { $need } erlaubt
throne-progress-diplomacy_min = Diplomatie ×{ $have } von ×{ $need }
throne-progress-alms_end = Almosen: { $have } von { $need } Schritten
throne-progress-guilds_min = { $have } von { $need } Gilden
throne-progress-influence_min = { $have } von { $need } Einfluss
throne-progress-ingame_done_min = { $have } von { $need } Aufgaben erfüllt
throne-progress-hand_min = { $have } von { $need } Arbeiterkarten

throne-choosing = Wählen noch: { $names }
throne-drawn = { $count ->
        [one] Eine Aufgabe ist gezogen und wird angesehen.
       *[other] { $count } Aufgaben sind gezogen und werden angesehen.
    }
throne-display = Auslage
throne-pair = Das Paar, das du genommen hast
throne-groups = Die geteilte Auslage
throne-group = Gruppe { $number }
throne-offer = Zum Verkauf
throne-offer-hidden = { $count ->
        [one] Eine Karte ist für die Gilde der Gelehrten gezogen.
       *[other] { $count } Karten sind für die Gilde der Gelehrten gezogen.
    }
throne-pile-workforce = Arbeiter
throne-pile-claims = Aufgaben
throne-deck-workforce = Stapel der Arbeiterkarten: { $count }
throne-deck-claims = Stapel der Während-des-Spiels-Aufgaben: { $count }
throne-discarded = Abgeworfen: { $count }

throne-battle = Schlacht
throne-battle-joined = vor dem Würfeln
throne-battle-drawn = niemand siegt
throne-battle-won = { $name } siegt
throne-boost-yes = Anarchiemarker nehmen für +1
throne-boost-no = Ohne Bonus kämpfen
throne-spoil-kill = Soldaten heimschicken
throne-spoil-influence = Einfluss nehmen

throne-pad = Wertungsblock bisher
throne-pad-guilds = Gilden
throne-pad-claims = Während-des-Spiels-Aufgaben
throne-pad-ends = Spielende-Aufgaben
throne-pad-unfulfilled = Nicht erfüllte Aufgaben
throne-pad-diplomacy = Diplomatie
throne-pad-alms = Almosen
throne-pad-anarchy = Anarchie
throne-pad-influence = Einflussplättchen
throne-pad-town = Heimateinfluss
throne-pad-total = Bisher bekannt
throne-pad-hidden = verdeckt
throne-pad-note = Als wäre das Spiel jetzt zu Ende. Aufgaben auf fremden Händen zählen nicht mit.
throne-ending = Der Wertungsblock
throne-ending-skip = Den Rest eintragen

throne-told-no-house = { $name } hat noch kein Haus gewählt.
throne-told-house = { $name } vom Haus { $house }: { $tracks }; Einfluss { $influence }, Arbeiter im Vorrat { $supply }, Anarchiemarker { $anarchy }.
