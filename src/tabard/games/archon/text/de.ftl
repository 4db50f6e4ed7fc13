# Archon: Glory & Machination auf Deutsch: was gefragt, angeboten und erzählt wird. Namen und Kartentexte stehen in data/.
# Ein Attribut mit dem Namen einer Frage sagt, wie eine Antwort unter dieser Frage lautet. Ein Teil (part)
# steht in anderen Sätzen.


## Was gefragt wird

prompt-first_magister = Welchen Magister kaufst du? Alle beginnen mit zwei verschiedenen.
prompt-to_hand = Wähle { $amount } Karten für deine Hand in der kommenden Runde; die anderen { $amount } sind deine Reserve.
prompt-turn = Du bist am Zug: Welches Aktionsfeld betrittst du? Ein Magister allein genügt immer.
prompt-second = Deine zweite Aktion: Welches Aktionsfeld betrittst du?
prompt-with = { slot-name }: Welche Karten spielst du?
prompt-benefit = { slot-name }: Nutzt du den Vorteil der Karte { $with }?
prompt-take = Welchen Würfel nimmst du aus dem Magazin?{ $amount ->
        [one] {""}
       *[other] {" "}Du nimmst { $amount }, soweit vorhanden.
    }
prompt-trade = Welches Geschäft machst du? { $amount ->
        [one] Eines ist noch möglich.
       *[other] { $amount } sind noch möglich.
    }
prompt-card = Welche Karte nimmst du aus der Auslage?
prompt-spare = Welchen Rohstoff erspart dir die Königsgunst-Karte?
prompt-gain = Welchen Rohstoff nimmst du aus dem Vorrat?
prompt-space = Auf welches Mauerfeld stellst du deinen Elitekrieger?
prompt-hire = Welchen Magister wirbst du an? Die Karte tritt an die Stelle eines Höflings.
prompt-tile = Welches Gebäudeplättchen baust du?
prompt-pay = Welchen Rohstoff bezahlst du?
prompt-swap_out = Welchen Rohstoff gibst du in den Vorrat? { $amount ->
        [one] Du darfst noch einmal tauschen.
       *[other] Du darfst noch { $amount }-mal tauschen.
    }
prompt-swap_in = Welchen Rohstoff nimmst du für 1 { $swap_out-object }?
prompt-lose = Die Stadt wird überfallen: Welchen Rohstoff gibst du ab?{ $amount ->
        [0] {""}
       *[other] {" "}Bisher: { $amount }.
    }

slot-name = { $slot-id ->
        [palace_1] Palast 1
        [palace_2] Palast 2
        [palace_3] Palast 3
        [palace_4] Palast 4
        [treasury_1] Schatzkammer 1
        [treasury_2] Schatzkammer 2
        [treasury_3] Schatzkammer 3
        [repository_1] Magazin 1
        [repository_2] Magazin 2
        [repository_3] Magazin 3
        [barracks_1] Kaserne 1
        [barracks_2] Kaserne 2
        [barracks_3] Kaserne 3
        [marketplace_1] Marktplatz 1
        [marketplace_2] Marktplatz 2
        [marketplace_3] Marktplatz 3
        [planetarium_1] Planetarium 1
        [planetarium_2] Planetarium 2
        [planetarium_3] Planetarium 3
        [academy_1] Akademie 1
        [academy_2] Akademie 2
        [academy_3] Akademie 3
        [royal_guard_1] Königliche Garde 1
        [royal_guard_2] Königliche Garde 2
        [royal_guard_3] Königliche Garde 3
        [guild_hall_1] Gildenhaus 1
        [guild_hall_2] Gildenhaus 2
        [guild_hall_3] Gildenhaus 3
        [builders_guild_1] Baugilde 1
        [builders_guild_2] Baugilde 2
        [builders_guild_3] Baugilde 3
       *[other] Dieses Aktionsfeld
    }


## Was angeboten wird

option-slot = { $building } { $number } ({ $needs }): { $does }
option-slot_plain = { $building } { $number }
option-slot_covered = { $building } { $number }: abgedeckt
option-slot_taken = { $building } { $number }: besetzt von { $players }
option-pass = { $count ->
        [one] Passen, mit 1 ungenutzten Karte
       *[other] Passen, mit { $count } ungenutzten Karten
    }
option-pass_plain = Passen
option-no_second_action = Keine zweite Aktion
option-with_courtier = { $count ->
        [one] 1 Höfling
       *[other] { $count } Höflinge
    } (du hast { $has } auf der Hand)
option-with_passage = { $count ->
        [one] 1 Höfling
       *[other] { $count } Höflinge
    } durch den Geheimgang (du hast { $has } auf der Hand)
option-with = { $kind }: { $benefit }
option-with_plain = Mit einem { $kind }
option-benefit_yes = Mit Vorteil: { $benefit }
option-benefit_no = Als einfacher Höfling
option-benefit_no_tax = Als einfacher Höfling: kein Steuerplättchen, du bezahlst { $price } Steuer
option-benefit_yes_plain = Mit Vorteil
option-benefit_no_plain = Als einfacher Höfling
option-take = { $gain } ({ $there } im Magazin, du hast { $has })
option-take_plain = { $gain } nehmen
option-gain = { $gain } (du hast { $has })
option-gain_plain = { $gain } erhalten
option-pay = { $gain } (du hast { $has })
option-pay_plain = { $gain } bezahlen
option-lose = { $gain } (du hast { $has }; noch abzugeben: { $left })
option-lose_plain = { $gain } abgeben
option-swap_out = { $gain } (du hast { $has })
option-swap_out_plain = { $gain } in den Vorrat geben
option-swap_in = { $gain } ({ $there } im Vorrat, du hast { $has })
option-swap_in_plain = { $gain } eintauschen
option-buy = { $gain } für { $price } kaufen (du hast { $has })
option-buy_plain = { $gain } kaufen
option-sell = { $gain } für { $price } verkaufen (du hast { $has })
option-sell_plain = { $gain } verkaufen
option-spare = { $gain } gespart: Du bezahlst { $price }
option-spare_plain = { $good } gespart
option-magister = { $magister } für { $price }: { $vp } SP{ $count ->
        [one] {" "}(dein erster)
        [2] {" "}(dein zweiter)
        [3] {" "}(dein dritter)
       *[other] {" "}(dein vierter)
    }
option-magister_first = { $magister } für { $price } – { $magister-text }
option-magister_plain = { $magister }
option-to_hand = { $kind } ({ $picked } von { $count } auf der Hand)
option-to_hand_plain = { $kind } auf die Hand
option-confirm = Bestätigen – Hand: { $hand }; Reserve: { $reserve }
option-confirm_plain = Bestätigen
option-card = { $card }: { $gain }{ $ability }
option-card_plain = { $card }
option-tile = { $tile } ({ $level }) für { $price }{ $off }: { $vp } SP – { $tile-text }
option-space = Mauerfeld { $space }: { $vp ->
        [0] keine SP
       *[other] { $vp } SP
    }
option-space_plain = Mauerfeld { $space }
option-done = Fertig
    .trade = Kein Geschäft mehr
    .swap_out = Kein Tausch mehr
option-order = { $player } steht als Nächstes in der Spielerreihenfolge
option-grant = Königliche Zuwendung: { $grant }
option-favor = Königsgunst-Karte: { $favor }
option-province = Provinz: { $province }
option-science = Wissenschaftskarte: { $science }
option-arts = Kunstkarte: { $arts }
option-attack = Angriff: { $attack }


## Was Aktionsfelder brauchen und tun

part-needs = { $count ->
        [one] 1 Höfling
       *[other] { $count } Höflinge
    }
part-tax_due = Steuer { $price }
part-occupied = besetzt von { $players }
part-does_palace = { $favor } – { $favor-text }
part-does_gain = { $gain } erhalten
part-does_repository = { $amount ->
        [one] 1 Würfel
       *[other] bis zu { $amount } Würfel
    } nehmen (dort: { $cubes })
part-does_repository_empty = einen Würfel nehmen – das Magazin ist leer
part-does_marketplace = bis zu { $trades } Geschäfte – kaufen für { $buy } Gold, verkaufen für { $sell }
part-does_marketplace_cheaper = bis zu { $trades } Geschäfte – kaufen für { $buy } Gold, das erste Mal für { $first }; verkaufen für { $sell }
part-does_planetarium = { $price } für eine Wissenschaftskarte
part-does_academy = { $price } für eine Kunstkarte
part-does_royal_guard = { $price } für einen Elitekrieger auf der Mauer{ $vp ->
        [0] {""}
       *[other] , bis zu { $vp } SP
    }
part-does_guild_hall = einen Magister anwerben (bezahlbar: { $magisters })
part-does_guild_hall_none = einen Magister anwerben
part-does_builders_guild = ein Plättchen bauen (bezahlbar: { $tiles })
part-does_builders_guild_none = ein Plättchen bauen
part-benefit_tax = legt ein Steuerplättchen – wer das Gebäude danach betritt, bezahlt dir { $price }
part-benefit_tax_free = legt ein Steuerplättchen – wer das Gebäude danach betritt, bezahlt dir { $price }; du sparst { $due } Steuer
part-benefit_cleric = gesellt sich auf dem besetzten Feld zu { $players }
part-benefit_cleric_idle = kein Vorteil, das Feld ist frei
part-benefit_scribe = danach sofort eine weitere Aktion, wenn du willst
part-benefit_scribe_second = keine dritte Aktion folgt
part-benefit_scribe_last = deine letzte Karte, also folgt keine zweite Aktion
part-benefit_merchant = { $gain } mehr
part-benefit_merchant_cube = { $amount ->
        [one] 1 Würfel
       *[other] { $amount } Würfel
    } mehr, falls vorhanden
part-benefit_merchant_none = kein Vorteil in diesem Gebäude


## Kleine Teile

part-nothing = {""}
part-also = { $first }, { $second }
part-next = { $first }; { $second }
part-sentence = { $first } { $second }
part-and = { $first } und { $second }
part-plus = { $first } + { $second }
part-amount = { $good-id ->
        [recruit] { $amount } Rekruten
       *[other] { $amount } { $good-object }
    }
part-sum = { $good-id ->
        [recruit] { $amount ->
            [one] 1 Rekrut
           *[other] { $amount } Rekruten
        }
       *[other] { $amount } { $good-object }
    }
part-free = nichts
part-vp = { $vp } SP
part-no_vp = keine SP
part-any_resource = { $amount ->
        [one] 1 Rohstoff deiner Wahl
       *[other] { $amount } Rohstoffe deiner Wahl
    }
part-ability = {" "}(+ { $gain }, { $tile })
part-one_less = , abzüglich 1 Rohstoff
part-level = Stufe { $level ->
        [1] I
        [2] II
       *[other] III
    }
part-cards = { $count ->
        [one] 1 { $kind }
       *[other] { $count } { $kind-plural }
    }
part-no_cards = keine


## Was in einer Zeile geschieht

part-act = { $building-object } mit { $cards }{ $how }: { $told }
part-act_alone = { $building-object } mit { $cards }{ $how }
part-second_act = { $first }; dann { $second }
part-declined = { $first }; keine zweite Aktion
part-with_cards = { $count ->
        [one] einem { $kind }
       *[other] { $count } Höflingen
    }
part-as_courtier = {" "}als einfachem Höfling
part-for = {" "}für { $price }
part-spent = −{ $cost }
part-gained = +{ $gain }
part-gained_part = +{ $amount } von { $gain }
part-gained_none = { $gain } nicht vorhanden
part-gained_vp = +{ $vp } SP
part-token = Steuerplättchen
part-tax_paid = { $price } Steuer an { $player }
part-bought = { $gain } für { $price } gekauft
part-sold = { $gain } für { $price } verkauft
part-swapped = { $given } gegen { $gain } getauscht
part-card = { $card }
part-taken = { $card }{ $price }
part-used = { $favor }{ $price }
part-hired = { $magister }{ $price } angeworben{ $where }
part-into_hand = {" "}(auf die Hand)
part-into_reserve = {" "}(in die Reserve)
part-into_hidden = {" "}(auf die Hand oder in die Reserve)
part-built = { $tile }{ $price } gebaut
part-posted = Elitekrieger{ $price } auf Mauerfeld { $space }
part-favor = { $favor }
part-grant = { $season } – { $grant }
part-unused = { $player } { $cards }
part-unused_all = Ungenutzt: { $parts }.
part-round_over = Runde { $round } ist zu Ende.
part-order = Spielerreihenfolge: { $order }.
part-hand_of = { $player-of } Hand: { $cards }
part-total = { $player } { $vp } SP
part-share = { $player } { $count } ({ $vp } SP)
part-nobody = niemand


## Was erzählt wird

event-acted = { $seat } betritt { $acts }.
event-effects = { $seat }: { $told }.
event-match_began = { $seats ->
        [one] Ein Haus wetteifert
       *[other] { $seats } Häuser wetteifern
    } um Ruhm am Königshof.
event-grant_laid = Königliche Zuwendungen: { $grants }.
event-favor_laid = Neue Königsgunst-Karte: { $favor } – { $favor-text }
event-favors_laid = Königsgunst-Karten: { $favors }.
event-favor_left = Königsgunst-Karte aus dem Spiel: { $favor }.
event-favor_replaced = Königsgunst-Karte aus dem Spiel: { $left }. Neu: { $favor } – { $favor-text }
event-province_revealed = Provinz { $province } – ins Magazin: { $cubes }.
event-province_revealed_empty = Provinz { $province } – nichts ins Magazin, der Vorrat hat keinen ihrer Würfel.
event-card_shown_science = { $count ->
        [one] Neue Wissenschaftskarte
       *[other] Neue Wissenschaftskarten
    } in der Auslage: { $cards }.
event-card_shown_arts = { $count ->
        [one] Neue Kunstkarte
       *[other] Neue Kunstkarten
    } in der Auslage: { $cards }.
event-cards_divided = Die Karten sind in Hand und Reserve aufgeteilt.
event-cards_divided_known = Die Karten sind aufgeteilt. { $hands }.
event-reserve_taken = Alle nehmen ihre Reserve auf.
event-round_began = Runde { $round } beginnt ({ $season }).
event-round_ended = { $told }
event-passed = { $count ->
        [0] { $seat } passt.
        [one] { $seat } passt mit 1 ungenutzten Karte.
       *[other] { $seat } passt mit { $count } ungenutzten Karten.
    }
event-all_passed = { $players } passen.
event-second_action_declined = { $seat } verzichtet auf die zweite Aktion.
event-attack_drawn = Angriff: { $attack }, Angriffsstärke { $strength }, gegen { $defenders ->
        [0] keinen Elitekrieger
        [one] 1 Elitekrieger
       *[other] { $defenders } Elitekrieger
    }. Die Stadt wird überfallen.
event-attack_held = Angriff: { $attack }, Angriffsstärke { $strength }. { $defenders ->
        [one] 1 Elitekrieger hält
       *[other] { $defenders } Elitekrieger halten
    } die Mauer.
event-wall_held = Die Mauer hält der Angriffsstärke { $strength } stand.
event-raid_suffered = { $seat } verliert { $lost }.
event-raid_suffered_none = { $seat } verliert nichts.
event-grant_scored = Königliche Zuwendung, { $category-plural }: { $shares }.
event-warriors_returned = Die Elitekrieger kehren von der Mauer zurück.
event-tile_scored = { $seat } erhält { $vp } SP durch { $tile-object } ({ $count } gezählt).
event-leftovers_scored = Übrige Güter: { $parts }.
event-match_ended_score = { $winners } gewinnt mit den meisten SP.
event-match_ended_gold = { $winners } gewinnt: ebenso viele SP wie andere, aber mehr Gold.
event-match_ended_goods = { $winners } gewinnt: ebenso viele SP und ebenso viel Gold wie andere, aber mehr Rohstoffe und Rekruten.
event-match_ended_shared = { $winners } teilen sich den Sieg.


## Der Tisch im Terminal

table-round = Runde { $round } von { $rounds }
table-legend = [1] [2] nötige Höflinge, Buchstaben Figuren, ¤ Steuerplättchen, × abgedeckt; Mauer: SP oder Krieger
table-short_science = Wissenschaft
table-short_arts = Kunst
table-short_elite_warriors = Krieger
table-empty = leer
table-act_marketplace = { $trades }× Kauf { $buy }/Verkauf { $sell } Gold
table-act_planetarium = { $price } → Wissenschaft
table-act_academy = { $price } → Kunst
table-act_royal_guard = { $price } → Mauer
table-act_guild_hall = Magister anwerben
table-act_builders_guild = Plättchen bauen
table-warriors = { $count ->
        [one] 1 Elitekrieger
       *[other] { $count } Elitekrieger
    }
table-attack = nächster Angriff: Stärke { $fewest }–{ $most }
table-attack_sure = nächster Angriff: Stärke { $most }
table-stock = Vorrat
table-deck = { $count } im Stapel
table-level = Stufe { $level ->
        [1] I
        [2] II
       *[other] III
    }
table-order = Reihe
table-vp = SP
table-head_gold = Gold
table-head_stone = Stein
table-head_papyrus = Pap.
table-head_silver = Silb.
table-head_iron = Eis.
table-head_recruit = Rekr.
table-head_figures = Fig.
table-head_hand = Hand
table-head_science = Wis.
table-head_arts = Kunst
table-head_warriors = Krg.
table-passed = gepasst
table-picking = wählt
table-emblem = { $emblem }:{" "}
table-pile_hand = Hand{" "}
table-pile_reserve = Reserve{" "}
table-pile_played = gespielt{" "}
table-next = als Nächstes{" "}
table-tiles = Plättchen{" "}
table-collection = { $category }{" "}
table-group_otherwise = Sonst
table-group_buy = Kaufen
table-group_sell = Verkaufen
sheet-title = Der Wertungsbogen
sheet-line = SP
sheet-start = Start
sheet-favors = Königsgunst-Karten
sheet-science_cards = Wissenschaftskarten
sheet-arts_cards = Kunstkarten
sheet-warriors = Mauer
sheet-magisters = Magister
sheet-tiles = Gebäudeplättchen
sheet-abilities = Fähigkeiten der Plättchen
sheet-grant_science = Königliche Zuwendung, Wissenschaft
sheet-grant_arts = Königliche Zuwendung, Kunst
sheet-grant_warriors = Königliche Zuwendung, Elitekrieger
sheet-raid = Überfall
sheet-end = Spielende
sheet-leftovers = Übrige Güter
sheet-total = Summe
sheet-wins = gewinnt
cards-buildings = Gebäude
cards-kinds = Höflinge und Magister
cards-rows = Die Magisterleiste
cards-favors = Königsgunst-Karten
cards-tiles = Gebäudeplättchen
cards-science = Wissenschaftskarten
cards-arts = Kunstkarten
cards-grants = Königliche Zuwendungen, SP nach Rang
cards-attacks = Angriffskarten
cards-provinces = Provinzen
cards-wall = Die Mauer
cards-kind = (höchstens { $most }; Wert { $value })
cards-space = { $price } → { $vp } SP
cards-tile = Stufe { $level ->
        [1] I
        [2] II
       *[other] III
    }, { $price }, { $vp } SP, { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    }.
cards-strength = { $seats } Spieler { $strength }
cards-cubes = { $seats } Spieler { $cubes }
cards-spaces = Mauerfelder { $first }–{ $last }
cards-wall_space = SP { $values }; ab { $players } Spielern


## Die Ansicht in Worten
# Für eine Übersicht jedes Tisches. Ein Schlüssel heißt view-<Schlüssel>, oder, wo er dort etwas
# anderes bedeutet, view-<Schlüssel darüber>-<Schlüssel> (view--<Schlüssel>: nur ganz oben); sonst
# ist er die Id eines Namens. Ein Text, der keine solche Id ist, heißt word-<Text> oder
# word-<Schlüssel>-<Text>. Für den Wertungsbogen gilt dasselbe mit sheet-<Schlüssel>. seat-keys
# enthalten Nummern von Spielern, by-seat-keys für jeden Spieler eines.

view-seat-keys = seat player order picking slots-figures slots-tokens winners
view-by-seat-keys = {""}
view-hidden-keys = asked clause

# Wie spät es ist, nach Einträgen der Ansicht; was vom Wertungsblatt über die Partie verfolgt wird
course-moments = round season phase
course-lines = players/total
course-open-lines = players/score

view-any_resource = Rohstoffe nach Wahl
view-attack = Angriffskarte
view-attacks = Angriffskarten
view-bonus = Bonus
view-building = Gebäude
view-card = Karte
view-cards = Alle eigenen Karten
view-cost = Kosten
view-decks = Karten in den Stapeln
view-displays = Auslagen
view-emblem = Wappen
view-favor = Königsgunst
view-favors = Königsgunst-Karten
view-figures = Verfügbare Figuren
view-goods = Güter
view-grant = Karte
view-grants = Königliche Zuwendungen
view-hand = Hand
view-hand_size = Karten auf der Hand
view-left = Übrige Plättchen
view-level = Stufe
view-magisters = Magister
view-open = Offen
view-order = Spielerreihenfolge
view-over = Partie zu Ende
view-passages = Geheimgang genutzt in dieser Runde
view-passed = Gepasst
view-phase = Phase
view-picking = Es wählen noch
view-picks = Deine Auswahl
view-place = Rang
view-played = Gespielte Karten
view-player = Elitekrieger von
view-players = Spieler
view-players-seat = Name
view-players-tiles = Gebäudeplättchen
view-provinces = Provinzen
view-reserve = Reserve
view-reserve_size = Karten in der Reserve
view-round = Runde
view-rounds = Runden insgesamt
view-rows = SP nach Rang
view-score = SP
view-season = Saison
view-seat = Du
view-slots = Aktionsfelder
view-slots-cards = Nötige Höflinge
view-slots-figures = Besetzt von
view-slots-tokens = Steuerplättchen von
view-space = Feld
view-standing = SP der Königlichen Zuwendung der Saison nach jetzigem Stand
view-stock = Vorrat
view-strengths = Mögliche Stärken des nächsten Angriffs
view-tax = Steuer für dich
view-tile = Plättchen
view-tiles = Gebäudeplättchen zur Auswahl
view-tiles-open = Stufe offen
view-unused = Angesagte ungenutzte Karten
view-warriors = Elitekrieger auf der Mauer
view-worth = SP am Ende nach jetzigem Stand

word-treasury_1 = Schatzkammer 1
word-treasury_2 = Schatzkammer 2
word-treasury_3 = Schatzkammer 3
word-repository_1 = Magazin 1
word-repository_2 = Magazin 2
word-repository_3 = Magazin 3
word-barracks_1 = Kaserne 1
word-barracks_2 = Kaserne 2
word-marketplace_1 = Marktplatz 1
word-marketplace_2 = Marktplatz 2
word-planetarium_1 = Planetarium 1
word-planetarium_2 = Planetarium 2
word-planetarium_3 = Planetarium 3
word-academy_1 = Akademie 1
word-academy_2 = Akademie 2
word-academy_3 = Akademie 3
word-royal_guard_1 = Königliche Garde 1
word-royal_guard_2 = Königliche Garde 2
word-royal_guard_3 = Königliche Garde 3
word-guild_hall_1 = Gildenhaus 1
word-guild_hall_2 = Gildenhaus 2
word-guild_hall_3 = Gildenhaus 3
word-builders_guild_1 = Baugilde 1
word-builders_guild_2 = Baugilde 2
word-palace_1 = Palast 1
word-palace_2 = Palast 2
word-palace_3 = Palast 3
word-palace_4 = Palast 4

sheet-players = Spieler
sheet-seat = Name
sheet-emblem = Wappen
sheet-seasons = Saisons
sheet-season = Saison
sheet-lines = Posten
sheet-start-line = Posten
sheet-lines-line = Posten
sheet-end-line = Posten
sheet-value = SP
sheet-place = Rang
sheet-winners = Sieger
sheet-decided_by = Entscheidung

word-start = { sheet-start }
word-favors = { sheet-favors }
word-science_cards = { sheet-science_cards }
word-arts_cards = { sheet-arts_cards }
word-warriors = { sheet-warriors }
word-magisters = { sheet-magisters }
word-tiles = { sheet-tiles }
word-abilities = { sheet-abilities }
word-grant_science = { sheet-grant_science }
word-grant_arts = { sheet-grant_arts }
word-grant_warriors = { sheet-grant_warriors }
word-raid = { sheet-raid }
word-leftovers = { sheet-leftovers }
word-score = Meiste SP
word-decided_by-gold = Meistes Gold
word-goods = Meiste Rohstoffe und Rekruten
word-shared = Geteilter Sieg
