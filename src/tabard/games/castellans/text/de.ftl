# Kastellane von Valeria auf Deutsch: was gefragt, angeboten und erzählt wird. Namen und Kartentexte stehen in data/.
# Ein Attribut mit dem Namen einer Frage sagt, wie eine Antwort unter dieser Frage lautet. Ein Teil (part)
# steht in anderen Sätzen.


## Was gefragt wird

prompt-setup_manor = Welches deiner Herrenhäuser setzt du zuerst ein? Seine Fähigkeit wirkt von da an.
prompt-setup_at = In welchem Viertel ohne Herrenhaus setzt du { $manor-object } ein?
prompt-adventure = Herrenhaus der Abenteurerin: Was nimmst du?
prompt-draft = Welchen Würfel nimmst du?
prompt-draft_face = Auf welche Seite legst du den Würfel? Er zeigt { $die }.
prompt-push = In welcher Gilde rückst du vor?{ $pushes ->
        [one] {""}
       *[other] {" "}{ $pushes } Einfluss sind übrig, jeder darf in eine andere Gilde gehen.
    }
prompt-push_same = In welcher Gilde rückst du vor? Alle { $pushes } Einfluss gehen in dieselbe.
prompt-resource = { $units ->
        [one] Welchen Rohstoff nimmst du?
       *[other] Von welchem Rohstoff nimmst du { $units } Einheiten?
    }
prompt-convert = Nutzt du einen Bürger für diesen Würfel?
prompt-pay_resource = { $citizen }: Welchen Rohstoff zahlst du?
prompt-turn = Du bist am Zug: ein Würfel für eine Aktion, oder vorher ein Monument.
prompt-after = Baust du noch ein Monument?
prompt-spend = { $do }: Welchen Würfel gibst du aus?
prompt-spend_face = { $do }: Auf welche Seite legst du den Würfel? Er zeigt { $die }.
prompt-manor_at = In welchem Viertel baust du ein Herrenhaus?
prompt-manor = Welches Herrenhaus verlässt dein Tableau? Seine Fähigkeit wirkt von da an.
prompt-magic = Wie bezahlst du { $units } { $res }?
prompt-temple_at = In welchem Viertel baust du einen Tempel?
prompt-card = Wen wirbst du an?
prompt-citizen_at = In welches Viertel kommt der Bürgermarker für { $citizen-object }?
prompt-left = Welchen übrig gebliebenen Würfel nutzt du?
prompt-sub_harvest = Baust du nach der Ernte eine Windmühle?
prompt-mill_edge = An welcher Straße baust du die Windmühle?
prompt-crate = Auf welches Symbol setzt du eine Frachtkiste?
prompt-favour = Was nimmst du für den Verkauf?
prompt-sub_wharf = Werft und Segeln, je einmal, in beliebiger Reihenfolge: Was tust du?
prompt-ship_at = In welchem Viertel baust du das Schiff?
prompt-sail_from = Welches Schiff segelt?
prompt-sail_to = Wohin segelt das Schiff?
prompt-offer_sail = Segelst du?
prompt-reset = Aufräumphase: Nutzt du einen Bürger?
prompt-gate_edge = Auf welcher Brücke baust du das Tor?
prompt-tower_at = Auf der Mauer welches Viertels baust du den Wehrturm?
prompt-statue_at = Am Ufer welches Viertels baust du die Statue?


## Was angeboten wird

option-manor = { $manor }: { $manor-text }
option-at = { $district } ({ $guilds })
    .sail_to = { $district }
    .citizen_at = { $district } (1 Einfluss: { $guilds })
option-at_price = { $district } ({ $price }; { $guilds })
    .ship_at = { $district } ({ $price })
option-at_monument = { $district }: brächte jetzt { $vp } SP; { $pushes } Einfluss: { $guilds }
option-at_taken = { $district }: besetzt
option-from = { $from }
option-edge = { $edge }
option-edge_price = { $edge } ({ $price })
option-edge_monument = { $edge }: brächte jetzt { $vp } SP; { $pushes } Einfluss: { $guilds }
option-edge_taken = { $edge }: besetzt
option-take = { $gain }{ $stock }
option-take_plain = { $good }
option-take_influence = { $amount } Einfluss in einer beliebigen Gilde
option-draft = { $face }: { $gain }{ $extra }{ $stock }
option-draft_plain = { $face } nehmen
option-face_draft = { $face }: { $gain }
option-face_bonus = { $face }: Bonus { $gain }
option-face_without = { $face }: kein Bonus
option-face_plain = Auf { $face }
option-die_bonus = { $face }: Bonus { $gain }
option-die_turned = { $face }: auf { $bonus } gedreht Bonus { $gain }
option-die_without = { $face }: kein Bonus
option-die_useless = { $face }
option-die_plain = Würfel mit { $face }
option-left = { $face }: { $gain }{ $stock }
option-left_plain = Übriger Würfel mit { $face }
option-guild = { $guild }: { $from } → { $to }{ $star ->
        [yes] {" "}★
       *[no] {""}
    }
option-guild_paid = { $guild }: { $from } → { $to }{ $star ->
        [yes] {" "}★
       *[no] {""}
    }, bringt { $gain }
option-guild_ahead = { $guild }: { $from } → { $to }{ $star ->
        [yes] {" "}★
       *[no] {""}
    } (als Nächstes: { $gain } auf Feld { $space })
option-guild_full = { $guild }: kein Feld ist frei
option-guild_plain = { $guild }
option-res = { $gain }{ $stock }
option-pay = 1 { $good } (du hast { $has })
option-do = { $action } – { $does }
option-do_plain = { $action }
option-sub_shipyard = Werft – ein Schiff bauen: { $units } Holz + 1 Gold je Schiff dort
option-sub_sail = Segeln – ein Schiff in ein anderes Viertel: { $price } Gold
option-sub_sail_free = Segeln – ein Schiff in ein anderes Viertel, umsonst
option-sub_windmill = Windmühle – an einer Straße: { $units } Nahrung + 1 Gold je Windmühle dort
option-sub_plain = { $sub }
option-magic = { $price }
option-magic_plain = { $magic } Magie
option-card = { $citizen } ({ $guild }) für { $price } – { $citizen-text }
option-card_empty = { $line }, Platz { $place }: leer
option-crate_buy = Zeile { $row }, Symbol { $column }: 1 { $good } für { $buy } Gold kaufen{ $stock }
option-crate_sell_vp = Zeile { $row }, Symbol { $column }: 1 { $good } für { $coins } Gold und { $vp } SP verkaufen{ $stock }
option-crate_sell_influence = Zeile { $row }, Symbol { $column }: 1 { $good } für { $pushes } Einfluss oder { $favour } Gold verkaufen{ $stock }
option-crate_deal = Zeile { $row }, Symbol { $column }: { $good } – { $deal-text }
option-crate_taken = Zeile { $row }, Symbol { $column }: { $good }, besetzt von { $player }
option-crate_plain = Zeile { $row }, Symbol { $column }
option-conv = { $conv } – { $conv-text }
option-use = { $use } – { $use-text }
option-end = Fertig
    .convert = Nein, weiter
    .after = Nein, den Zug beenden
    .crate = Keine Frachtkiste mehr
    .sub_harvest = Nein
    .sub_wharf = Nichts mehr
option-skip = Nein
    .reset = Nein, niemanden
    .offer_sail = Nein, nicht segeln
option-roll = { $roll }
option-decision = Eine { $decision }
option-first = { $player } beginnt
option-back = { $top } | { $middle } | { $bottom }
option-opponent = { $opponent }: { $opponent-text }
option-citizen = { $citizen }
option-wharf = { $wharf }


## Was Aktionen tun

part-does_wharf = Frachtkisten für Handel, danach Werft und Segeln
part-does_harvest = die Werte aller deiner Würfel und { $pushes } Einfluss; danach eine Windmühle
part-does_manor = { $units } Holz + 1 Gold je Herrenhaus dort; { $pushes } Einfluss in beiden Gilden des Viertels
part-does_temple = { $units } Stein + 1 Gold je Tempel dort; { $pushes } Einfluss in beiden Gilden des Viertels
part-does_recruit = ein Bürger für Nahrung und ein Bürgermarker für ein Viertel; Einfluss für beides
part-does_gate = { $units } Gold: wertet die Bürgermarker zu beiden Seiten einer Brücke
part-does_ward_tower = { $units } Gold: wertet die Herrenhäuser eines Viertels
part-does_statue = { $units } Gold: wertet die Tempel eines Viertels


## Kleine Teile

part-nothing = {""}
part-also = { $first }, { $second }
part-then = { $first }; { $second }
part-and = { $first } und { $second }
part-or = { $first } oder { $second }
part-plus = { $first } + { $second }
part-colon = { $first }: { $second }
part-beside = { $first } { $second }
part-number = { $number }
part-amount = { $amount } { $good }
part-free = umsonst
part-gain_vp = { $amount } SP
part-gain_leftover = { $amount } übrig gebliebene Würfel
part-gain_resource_any = { $amount ->
        [one] 1 Rohstoff
       *[other] { $amount } Rohstoffe
    }
part-gain_resource_same = { $amount } Einheiten eines Rohstoffs
part-gain_influence_any = { $amount } Einfluss
part-gain_influence_same = { $amount } Einfluss in einer Gilde
part-gain_influence_district = { $amount } Einfluss in einer Gilde des Viertels
part-gain_influence_card = { $amount } Einfluss in der Gilde der Karte
part-gain_sail = Segeln
part-guild_worker = Arbeiter
part-guild_soldier = Soldaten
part-guild_shadow = Schatten
part-guild_holy = Heilige
part-with_citizens = , dazu { $citizens }
part-stock = {" "}(du hast { $has } von { $limit })
part-stock_lost = {" "}(du hast { $has } von { $limit }: { $all ->
        [one] die Einheit verfällt
       *[other] { $lost } von { $all } { $lost ->
            [one] verfällt
           *[other] verfallen
        }
    })
part-gold_lost = {" "}(du hast { $has } von { $limit } Gold: { $lost } Gold { $lost ->
        [one] verfiele
       *[other] verfielen
    })
part-citizen = { $citizen }
part-line_pink = Rosa Reihe
part-line_blue = Blaue Reihe
part-at_anchorage = Ankerplatz
part-at_bazani_gate = Bazani-Tor
part-at_nor_high = Nor-Höhe
part-at_penumbra = Penumbra
part-at_luna_grove = Mondhain
part-at_iron_pit = Eisengrube
part-in_anchorage = am Ankerplatz
part-in_bazani_gate = am Bazani-Tor
part-in_nor_high = auf der Nor-Höhe
part-in_penumbra = in Penumbra
part-in_luna_grove = im Mondhain
part-in_iron_pit = in der Eisengrube
part-from_anchorage = vom Ankerplatz
part-from_bazani_gate = vom Bazani-Tor
part-from_nor_high = von der Nor-Höhe
part-from_penumbra = von Penumbra
part-from_luna_grove = vom Mondhain
part-from_iron_pit = von der Eisengrube
part-to_anchorage = zum Ankerplatz
part-to_bazani_gate = zum Bazani-Tor
part-to_nor_high = zur Nor-Höhe
part-to_penumbra = nach Penumbra
part-to_luna_grove = zum Mondhain
part-to_iron_pit = zur Eisengrube
part-between = zwischen { $first } und { $second }
part-times = { $count } × { $face }
part-deal_buy = kaufen für Gold
part-deal_sell_vp = verkaufen für Gold und SP
part-deal_sell_influence = verkaufen für Einfluss oder Gold


## Was in einer Zeile geschieht

part-a_die = einen { $face-id ->
        [food] Nahrungs
       *[other] { $face }
    }-Würfel
part-a_die_turned = einen { $rolled-id ->
        [food] Nahrungs
       *[other] { $rolled }
    }-Würfel (auf { $face } gedreht)
part-purpose = { $action-id ->
        [recruit] fürs Anwerben
       *[other] für { $action-object }
    }
part-token = { $token }
part-manor = { $manor }
part-built = { $thing } { $site }{ $paid }
part-built_there = { $site }{ $paid }
part-for = {" "}für { $price }
part-sailed = Schiff { $origin } { $target }{ $paid }
part-recruited = { $citizen }{ $paid }
part-crate = Frachtkiste
part-crate_on = Frachtkiste auf { $good }
part-leftover = übriger Würfel mit { $face }
part-rolled = würfelt { $rolls } → { $told }
part-no_effect = nichts geschieht
part-gained = +{ $amount } { $good }
part-gained_part = +{ $amount } von { $all } { $good }
part-gained_none = { $lost } { $good } { $lost ->
        [one] verfällt
       *[other] verfallen
    }
part-spent = −{ $amount } { $good }
part-vp = +{ $vp } SP
part-push = { $guild } { $space }
part-push_paid = { $guild } { $space } ({ $gains })
part-push_lost = { $count } Einfluss { $count ->
        [one] verfällt
       *[other] verfallen
    }
part-push_lost_in = { $count } Einfluss { $count ->
        [one] verfällt
       *[other] verfallen
    } ({ $guild })
part-crates_free = eine weitere Frachtkiste ({ $crates } verfügbar)
part-bonus_wharf = Kai
part-bonus_sail = Segeln
part-share = { $player } { $worth } ({ $vp } SP)
part-share_none = { $player } { $worth }
part-share_green = Grün { $worth }
part-nobody = niemand
part-monument = { $monument } { $vp }
part-monuments = { $player } { $vp } SP ({ $monuments })
part-total = { $player } { $vp }


## Was erzählt wird

event-effects = { $seat }: { $told }.
event-effects_of = { $seat } – { $told }.
event-divider_crossed = { $seat } überschreitet eine Trennlinie ({ $guild }).
event-die_drafted = { $seat } nimmt { $die }: { $told }.
event-die_drafted_alone = { $seat } nimmt { $die }.
event-die_spent = { $seat } gibt { $die } { $purpose } aus: { $told }.
event-die_spent_alone = { $seat } gibt { $die } { $purpose } aus.
event-opponent_acted = { $seat } gibt { $die } { $purpose } aus: { $told }.
event-opponent_acted_alone = { $seat } gibt { $die } { $purpose } aus.
event-opponent_monument = { $seat } errichtet { $monument-object }: { $told }.
event-opponent_monument_alone = { $seat } könnte { $monument-object } errichten, findet aber keinen Platz dafür.
event-opponent_bonus = { $seat } – Bonus, { $bonus }: { $told }.
event-opponent_bonus_alone = { $seat } – Bonus, { $bonus }: nichts.
event-match_began = { $seats ->
        [one] Ein Kastellan und ein Gegner wetteifern um die Gunst von Valeria.
       *[other] { $seats } Kastellane wetteifern um die Gunst von Valeria.
    }
event-opponent_chosen = Gegner: { $opponent }. { $opponent-text }
event-first_player_chosen = { $seat } hält das Zepter und ist Startspieler.
event-scepter_passed = Das Zepter geht an { $seat }.
event-wharf_turned = Am Kai liegt eine neue Karte: { $card }.
event-wharf_shown = Am Kai liegt „{ $card }“. Obere Zeile: { $top }; mittlere: { $middle }; untere: { $bottom }.
event-back_shown = Zeilen des Kais von oben: { $top }; { $middle }; { $bottom }.
event-crates_returned = Alle Frachtkisten kommen zurück, „{ $card }“ wird abgelegt.
event-citizen_laid = { $line }, neu: { $citizens }.
event-citizens_discarded = { $line }: { $citizens } { $count ->
        [one] geht
       *[other] gehen
    }.
event-citizens_discarded_none = { $line }: Niemand geht.
event-citizens_replaced = { $line }: { $citizens } { $count ->
        [one] geht
       *[other] gehen
    }; neu: { $arrived }.
event-deck_shuffled = { $line }: { $count ->
        [one] Der abgelegte Bürger wird
       *[other] Die { $count } abgelegten Bürger werden
    } zum neuen Stapel.
event-keep_placed = { $count ->
        [one] Ein Bergfried entsteht { $places }.
       *[other] Bergfriede entstehen { $places }.
    }
event-keep_rolled = Der Entscheidungswürfel zeigt { $roll }: Ein Bergfried entsteht { $places }.
event-decision_rolled = Der Entscheidungswürfel zeigt { $number }.
event-round_began = Runde { $round } beginnt: { $scored }. Startspieler ist { $seat }.
event-dice_rolled = Die Würfel zeigen { $dice }.
event-leftover_set = Übrig bleiben { $dice }.
event-district_scored = { $district }: { $shares }.
event-monument_scored = Monumente: { $parts }.
event-wharf_scored = Frachtkisten am Kai: { $shares }.
event-round_scored = SP dieser Wertung: { $parts }.
event-guild_scored = { $guild }: { $shares }.
event-match_ended_score = { $winners } gewinnt mit den meisten SP.
event-match_ended_stars = { $winners } gewinnt: gleich viele SP wie andere, aber mehr Marker auf Sternfeldern.
event-match_ended_shared = { $winners } teilen sich den Sieg.


## Der Tisch im Terminal

table-round = Runde { $round } von { $rounds }
table-first = Startspieler { $first }
table-legend = H Herrenhaus, L Leuchtturm, T Tempel, S Schiff, B Bürger; Kontrolle → SP; ▸ wertet; ▲ Windmühlen
table-keeps = { $count ->
        [one] 1 Bergfried
       *[other] { $count } Bergfriede
    }
table-short_manor = H
table-short_lighthouse = L
table-short_temple = T
table-short_ship = S
table-short_citizen_token = B
table-short_windmill = W
table-gain_good = { $amount } { $good }
table-gain_vp = { $amount } SP
table-gain_resource_any = { $amount } Roh.
table-gain_resource_same = { $amount } Roh.
table-gain_influence_any = { $amount } Einfl.
table-gain_influence_same = { $amount } Einfl.
table-gain_influence_district = { $amount } Einfl.
table-gain_influence_card = { $amount } Einfl.
table-gain_leftover = { $amount } Würfel
table-gain_sail = Segeln
table-wharf = Kai: { $card }
table-deal_buy = Kauf
table-deal_sell_vp = Gold + SP
table-deal_sell_influence = Einfl./Gold
table-line_pink = Rosa Reihe, Preis in Nahrung
table-line_blue = Blaue Reihe, Preis in Nahrung
table-power_face = { $face }: +{ $gain }
table-power_convert = je Würfel: { $cost } → { $gain }
table-power_settle = Würfel → { $face }
table-power_action = je { $action }: { $gain }
table-power_instant = sofort: { $gain }
table-power_reset = Aufräumen: { $gain }
table-pool = Würfel:{" "}
table-leftover = Übrig:{" "}
table-decks = Stapel: { $pink } rosa, { $blue } blau, { $wharf } Kai
table-vp = SP
table-head_gold = Gold
table-head_wood = Holz
table-head_stone = Stein
table-head_food = Nahr.
table-head_magic = Magie
table-crates = Kisten
table-supply = Vorrat
table-dice = Würfel
table-manor_merchant = Kauffrau
table-manor_land_owner = Gutsherr
table-manor_architect = Architektin
table-manor_priest = Priester
table-manor_elder = Älteste
table-manor_lighthouse_keeper = Leuchtturmwärter
table-manor_adventurer = Abenteurerin
table-manor_banker = Bankier
table-manors = Herrenhäuser{" "}
table-monuments = Monumente{" "}
table-monument = { $monument } { $vp } SP
table-citizens = Bürger{" "}
table-opponent = { $opponent } (Schwierigkeit { $difficulty }) nimmt
table-bonus_sail = { $count } × Segeln
table-bonus_sell_vp = Kai, SP:
table-bonus_sell_influence = Kai, Einfluss:
table-bonus_buy = Kai, Kauf:
table-group_pink = Rosa Reihe
table-group_blue = Blaue Reihe
table-group_row_1 = Obere Zeile
table-group_row_2 = Mittlere Zeile
table-group_row_3 = Untere Zeile
table-group_primary = Hauptaktionen
table-group_monument = Monumente
table-group_otherwise = Sonst
sheet-title = Der Wertungsbogen
sheet-line = SP
sheet-round = Runde { $round }
sheet-wharf = Frachtkisten am Kai
sheet-dividers = Trennlinien der Gilden
sheet-sales = Verkäufe
sheet-citizens = Bürger
sheet-guilds = Gilden
sheet-total = Summe
sheet-stars = Marker auf Sternen
sheet-wins = gewinnt
cards-manors = Herrenhäuser
cards-citizens = Bürger
cards-lines = Zeilen des Kais
cards-wharf = Kaikarten
cards-opponents = Gegner im Solospiel
cards-sides = { $front }; Rückseite: { $back }


## Die Ansicht in Worten
# Für eine Übersicht jedes Tisches. Ein Schlüssel heißt view-<Schlüssel>, oder, wo er dort etwas
# anderes bedeutet, view-<Schlüssel darüber>-<Schlüssel> (view--<Schlüssel>: nur ganz oben); sonst
# ist er die Id eines Namens. Ein Text, der keine solche Id ist, heißt word-<Text> oder
# word-<Schlüssel>-<Text>. Für den Wertungsbogen gilt dasselbe mit sheet-<Schlüssel>. seat-keys
# enthalten Nummern von Spielern, by-seat-keys für jeden Spieler eines.

view-seat-keys = seat first_player crate lighthouse ward_tower statue gate winners
view-by-seat-keys = districts-tokens districts-control districts-worth wharf-worth guild_worth-worth windmills
view-hidden-keys = asked clause

# Wie spät es ist, nach Einträgen der Ansicht; was vom Wertungsblatt über die Partie verfolgt wird
course-moments = round phase
course-lines = players/total
course-open-lines = players/score

view-actions = Aktionen
view-after = Nach Feld
view-blue = Blaue Reihe
view-bonus = Bonus
view-card = Karte
view-citizens = Bürger
view-color = Farbe
view-control = Kontrolle in halben Punkten
view-crate = Frachtkiste von
view-crates = Verfügbare Frachtkisten
view-deal = Geschäft
view-decks = Karten in den Stapeln
view-difficulty = Schwierigkeit
view-discards = Ablagestapel
view-district = Viertel
view-districts = Viertel
view-districts-lighthouse = Leuchtturm von
view-districts-statue = Statue von
view-districts-ward_tower = Wehrturm von
view-dividers = Trennlinien der Gildenleisten
view-drafted = Gewählte Würfel
view-edge = Zwischen
view-edges = Straßen und Brücken
view-edges-gate = Tor von
view-faces = Würfelseiten
view-first_player = Startspieler
view-gain = Ertrag
view-good = Gut
view-goods = Güter
view-guild = Gilde
view-guild_of = Gilden der Bürger in den Reihen
view-guild_worth = SP der Gildenleisten nach jetzigem Stand
view-guild_worth-worth = SP nach jetzigem Stand
view-guilds = Gilden
view-icons = Symbole
view-keeps = Bergfriede
view-kind = Art
view-leftover = Übrige Würfel
view-lighthouse_left = Leuchtturm noch zu bauen
view-limits = Lagergrenzen
view-lines = Bürger in der Auslage
view-manors = Herrenhäuser
view-monument = Monument
view-monuments = Monumente
view-open = Offen
view-opponent = Gegner
view-opponent-opponent = Name
view-opponent-rounds = Plan Runde für Runde
view-over = Partie zu Ende
view-phase = Phase
view-pink = Rosa Reihe
view-place = Rang
view-players = Spieler
view-players-guilds = Gildenleisten
view-pool = Würfel zur Auswahl
view-prices = Nahrung je Bürger nach Platz in der Reihe
view-priority = Würfel nach Vorliebe
view-resource_any = Rohstoffe nach Wahl
view-round = Runde
view-rounds = Runden insgesamt
view-rows = Zeilen
view-sails = Fahrten
view-score = SP
view-scoring = In dieser Runde gewertete Viertel
view-seat = Name
view-site = Standort
view-slots = Platz für Windmühlen
view-spent = Ausgegebene Würfel
view-stars = Marker auf Sternen
view-stars_from = Erstes Sternfeld der Gildenleisten
view-supply = Vorrat
view-tokens = Marker
view-top = Letztes Feld der Gildenleisten
view-vp = SP
view-wharf-worth = SP für Frachtkisten nach jetzigem Stand
view-windmills = Windmühlen
view-worth = SP für Kontrolle nach jetzigem Stand

sheet-players = Spieler
sheet-seat = Name
sheet-opponent = Gegner
sheet-color = Farbe
sheet-rounds = Runden
sheet-rounds-round = Runde
sheet-control = Kontrolle
sheet-control-line = Viertel
sheet-monuments = Monumente
sheet-monuments-line = Monument
sheet-others = Weitere Posten
sheet-others-line = Posten
sheet-guilds-line = Gilde
sheet-value = SP
sheet-place = Rang
sheet-scored = Gewertete Viertel, Runde für Runde
sheet-winners = Sieger
sheet-decided_by = Entscheidung

word-line-wharf = { sheet-wharf }
word-dividers = { sheet-dividers }
word-sales = { sheet-sales }
word-citizens = { sheet-citizens }
word-score = Meiste SP
word-stars = Meiste Marker auf Sternen
word-shared = Geteilter Sieg
