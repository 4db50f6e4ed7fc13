# Treueschwur auf Deutsch: was gefragt, angeboten und erzählt wird. Namen von Karten und Kräften stehen in data/.
# Ein Attribut mit dem Namen einer Frage sagt, wie eine Antwort unter dieser Frage lautet.


## Was gefragt wird

prompt-choose_first = Wer erhält die Karte „Erste Aktion“?
prompt-allocate_temple = Welche Karte legst du zum Tempel?
prompt-allocate_guild = Welche Karte legst du zur Diebesgilde?
prompt-allocate_confirm = { $temple } zum Tempel, { $guild } zur Diebesgilde. Soll es dabei bleiben?
prompt-turn = Du bist am Zug: höchstens eine Aktion und eine Wache.
prompt-guard_on = Welche deiner Karten soll die Wache beschützen?
prompt-assassinate_mode = Meucheln: eine Karte auf dem Tisch oder eine aus einer Hand?
prompt-assassinate_card = Meucheln: Welche Karte entfernst du?
prompt-assassinate_hand = Meucheln: Wessen Hand durchsuchst du?
prompt-assassinate_kind = Meucheln: Welche Karte entfernst du aus { $player-of } Hand?
prompt-convert_player = Bekehren: An wen wendest du dich?
prompt-convert_mode = Bekehren: Wo suchst du bei { $player } nach einer Gildenkarte?
prompt-convert_card = Bekehren: Welche Karte aus { $player-of } Auslage kommt neben den Tempel?
prompt-convert_kind = Bekehren: Welche Gildenkarte aus { $player-of } Hand kommt neben den Tempel?
prompt-follow_more = Folgen: Sollen weitere { $use-plural } mitkommen?
prompt-infiltrate_kind = Einschleusen: Welche Handkarte schleust du ein?
prompt-infiltrate_player = Einschleusen: In wessen Auslage legst du { $kind-object } verdeckt?
prompt-investigate = Ermitteln: Wessen Hand oder welche verdeckte Karte siehst du an?
prompt-acknowledge = Sieh es dir in Ruhe an. Genug gesehen?


## Was angeboten wird

option-temple = { $card } zum Tempel
option-guild = { $card } zur Diebesgilde
option-confirm = Ja, so hinlegen
option-use = { $power }: { $card-object } einsetzen
option-use_idle = { $card } einsetzen
option-guard = Eine Wache legen
option-end_turn = Den Zug beenden
option-card = { $card } in { $own ->
        [yes] deiner eigenen Auslage
       *[no] { $player-of } Auslage
    }
option-card_guarded = { $card } unter einer Wache in { $own ->
        [yes] deiner eigenen Auslage
       *[no] { $player-of } Auslage
    }
option-card_guarding = Wache in { $own ->
        [yes] deiner eigenen Auslage
       *[no] { $player-of } Auslage
    } (auf: { $under })
option-card_face_down = Die verdeckte Karte, die { $seat } in Runde { $round } in { $own ->
        [yes] deine
       *[no] { $player-of }
    } Auslage gelegt hat
option-card_face_down_known = Die verdeckte Karte, die { $seat } in Runde { $round } in { $own ->
        [yes] deine
       *[no] { $player-of }
    } Auslage gelegt hat ({ $card })
option-card_gone = Karte { $number }, die dort nicht mehr liegt
option-slot = Die Karte, die { $player } in Runde { $round } { $pile-id ->
        [temple] zum Tempel
       *[guild] zur Diebesgilde
    } gelegt hat
option-slot_known = Die Karte, die { $player } in Runde { $round } { $pile-id ->
        [temple] zum Tempel
       *[guild] zur Diebesgilde
    } gelegt hat ({ $card })
option-converted = Neben dem Tempel: { $card } (bekehrt)
option-pile_temple = Eine zufällige Karte beim Tempel
    .investigate = Eine Karte beim Tempel
option-pile_guild = Eine zufällige Karte bei der Diebesgilde
    .investigate = Eine Karte bei der Diebesgilde
option-mode_table = Eine Karte auf dem Tisch
option-mode_hand = Eine Karte aus der Hand eines Spielers
    .convert_mode = In der Hand
option-mode_tableau = In der Auslage
option-player = { $player }
    .assassinate_hand = { $player-of } Hand
    .investigate = { $player-of } Hand
    .infiltrate_player = { $player-of } Auslage
option-player_self = { $player } (du selbst)
    .assassinate_hand = Deine eigene Hand
    .investigate = Deine eigene Hand
    .infiltrate_player = Deine eigene Auslage
option-kind = { $card }
option-add = Ja, noch eine Karte
option-done = Nein, das sind alle
    .infiltrate_kind = Keine Karte mehr da: Es geschieht nichts
option-seen = Gesehen


## Was erzählt wird

event-match_began = { $seats } Spieler setzen sich an den Tisch. { $boxed ->
        [0] Alle Karten sind im Spiel
       *[other] { $boxed } Karten bleiben in der Schachtel
    }, und alle nehmen einen Inquisitor auf die Hand.
event-first_action_given = Die Karte „Erste Aktion“ geht an { $seat }.
event-cards_dealt = { $seat } zieht: { $cards }.
event-round_began = Runde { $round }: Alle ziehen nach, { $left ->
        [0] der Stapel ist leer. { $seat } beginnt die letzte Runde
        [one] es bleibt eine Karte. { $seat } beginnt
       *[other] es bleiben { $left } Karten. { $seat } beginnt
    }.
event-cards_allocated = { $seat } legt { $temple-object } zum Tempel und { $guild-object } zur Diebesgilde.
event-allocation_ended = Alle haben zwei Karten gelegt: Beim Tempel liegen jetzt { $on_temple }, bei der Diebesgilde { $on_guild }.
event-card_used = { $seat } setzt { $card-object } ein: { $power }.
event-followers_laid = { $amount ->
        [one] { $seat } legt { $card-object } aus
       *[other] { $seat } legt { $amount } { $card-plural } aus
    }; { $in_all ->
        [one] sonst liegt keiner offen
       *[other] offen liegen nun { $in_all }
    }.
event-guard_placed = { $seat } legt eine Wache auf { $card-object }.
event-hand_seen = { $seat } sieht { $own ->
        [yes] die eigene Hand
       *[no] { $player-of } Hand
    } an: { $cards }.
event-hand_seen_empty = { $seat } sieht { $player-of } Hand an: Sie ist leer.
event-hand_seen_hidden = { $seat } sieht { $own ->
        [yes] die eigene Hand
       *[no] { $player-of } Hand
    } an.
event-face_down_seen = { $seat } sieht eine verdeckte Karte in { $own ->
        [yes] der eigenen Auslage
       *[no] { $player-of } Auslage
    } an: { $card }.
event-face_down_seen_hidden = { $seat } sieht eine verdeckte Karte in { $own ->
        [yes] der eigenen Auslage
       *[no] { $player-of } Auslage
    } an.
event-card_assassinated_tableau = { $seat } entfernt { $card-object } aus { $own ->
        [yes] der eigenen Auslage
       *[no] { $player-of } Auslage
    }.
event-card_assassinated_tableau_hidden = { $seat } entfernt eine verdeckte Karte ungesehen aus { $own ->
        [yes] der eigenen Auslage
       *[no] { $player-of } Auslage
    }.
event-card_assassinated_converted = { $seat } entfernt neben dem Tempel eine bekehrte Karte: { $card }.
event-card_assassinated_pile = { $seat } entfernt { $card-object } { $place-id ->
        [temple] vom Tempel
       *[guild] von der Diebesgilde
    }.
event-card_assassinated_pile_hidden = { $seat } entfernt ungesehen eine Karte { $place-id ->
        [temple] vom Tempel
       *[guild] von der Diebesgilde
    }.
event-hand_card_assassinated = { $seat } entfernt { $card-object } aus { $own ->
        [yes] der eigenen Hand
       *[no] { $player-of } Hand
    }.
event-hand_card_assassinated_hidden = { $seat } entfernt eine Karte aus { $own ->
        [yes] der eigenen Hand
       *[no] { $player-of } Hand
    }.
event-card_converted = { $seat } bekehrt { $card-object } aus { $player-of } { $is_from_hand ->
        [yes] Hand
       *[no] Auslage
    }.
event-nothing_to_convert = In { $player-of } Hand ist keine Gildenkarte.
event-card_infiltrated = { $seat } schleust { $card-object } verdeckt in { $player-of } Auslage ein.
event-card_infiltrated_hidden = { $seat } schleust eine verdeckte Karte in { $player-of } Auslage ein.
event-nothing_happened = { $card } ohne Ziel: Es geschieht nichts.
event-turn_ended = { $seat } beendet den Zug.
event-turn_ended_idle = { $seat } beendet den Zug ohne Aktion.
event-pile_revealed = { $pile-id ->
        [temple] Beim Tempel
       *[guild] Bei der Diebesgilde
    } { $cards-count ->
        [0] lag nichts.
        [one] lag eine Karte: { $cards }.
       *[other] lagen { $cards-count } Karten: { $cards }.
    }
event-hand_revealed = { $seat } hat { $cards-count ->
        [0] keine Karte mehr auf der Hand.
       *[other] noch auf der Hand: { $cards }.
    }
event-hand_revealed_all = { $seat } hat { $cards-count ->
        [0] keine Karte mehr auf der Hand
       *[other] noch auf der Hand: { $cards }
    }; verdeckt in der Auslage lag: { $face_down }.
event-influence_counted = Einfluss: Tempel { $on_temple }, Diebesgilde { $on_guild }. { $faction-id ->
        [temple] Der Tempel
       *[guild] Die Diebesgilde
    } führt.
event-allegiance_found = { $seat } hat { $temple_points ->
        [one] 1 Tempelpunkt
       *[other] { $temple_points } Tempelpunkte
    } und { $guild_points ->
        [one] 1 Gildenpunkt
       *[other] { $guild_points } Gildenpunkte
    }: Die Treue gilt { $faction-id ->
        [temple] dem Tempel
       *[guild] der Gilde
    }.
event-match_won_all_temple = { $seats } { $seats-count ->
        [one] gewinnt
       *[other] gewinnen gemeinsam
    }: treu zum Tempel, und der Tempel führt.
event-match_won_only_guild_player = { $seats } gewinnt allein: Niemand sonst ist der führenden Gilde treu.
event-match_won_most_guild_points = { $seats } gewinnt mit den meisten Gildenpunkten.
event-match_won_largest_difference = { $seats } gewinnt: gleich viele Gildenpunkte, aber mit dem größten Abstand zu den Tempelpunkten.
event-match_won_guildmaster = { $seats } gewinnt den Gleichstand dank dem Gildenmeister.
event-match_won_shared = { $seats } teilen sich den Sieg der Gilde: Nichts löst ihren Gleichstand auf.
event-match_won_nobody = Niemand gewinnt.
event-match_won_first_action_order = { $seats } gewinnt den Gleichstand durch den früheren Zug in der letzten Runde.
event-match_won_most_points_of_leading_side = Niemand ist der führenden Seite treu; { $seats } { $seats-count ->
        [one] gewinnt
       *[other] gewinnen
    } mit den meisten Punkten für sie.


## Der Tisch und die Wertung

table-round = Runde { $round } von { $rounds }
table-deck = Stapel { $count }
table-first_action = Erste Aktion: { $seat }
table-temple = Tempel
table-guild = Gilde
table-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
table-lost = { $count } verloren
table-placed = von dir:{" "}
table-converted = bekehrt:{" "}
table-player = Spieler
table-hand = Hand
table-tableau = Auslage
table-known = Von der Hand bekannt
table-you = (du)
table-empty = –
table-face_down = verdeckt
table-face_down_from = { $seat }, Runde { $round }
table-guarded = bewacht
table-maybe = vielleicht{" "}
table-no_guild = { $count } nicht von der Gilde
table-your_hand = Deine Hand ({ $count })
table-picked = gewählt: { $temple } zum Tempel
table-picked_both = gewählt: { $temple } zum Tempel, { $guild } zur Gilde
table-waiting = bestätigt: { $seats }
sheet-title = Das Ende: wer führt, und wer wem treu ist
sheet-influence = Einfluss
sheet-cards = Eigene Karten
sheet-nobles = Adlige
sheet-converted = Bekehrte Karten
sheet-merchants = Händler
sheet-followers = Gefolge
sheet-total = Summe
sheet-leads = führt
sheet-temple_points = Tempelpunkte
sheet-guild_points = Gildenpunkte
sheet-allegiance = Treue
sheet-wins = gewinnt


## Die Ansicht in Worten
# Für eine Übersicht jedes Tisches. Ein Schlüssel heißt view-<Schlüssel>, oder, wo er dort etwas
# anderes bedeutet, view-<Schlüssel darüber>-<Schlüssel> (view--<Schlüssel>: nur ganz oben); sonst
# ist er die Id eines Namens. Ein Text, der keine solche Id ist, heißt word-<Text> oder
# word-<Schlüssel>-<Text>. Für den Wertungsbogen gilt dasselbe mit sheet-<Schlüssel>. seat-keys
# enthalten Nummern von Spielern, by-seat-keys für jeden Spieler eines.

view-seat-keys = seat player from first_action confirmed winners
view-by-seat-keys = {""}
view-hidden-keys = -kinds or_placed_as nothing_else_in placed-card tracked-card

# Wie spät es ist, nach Einträgen der Ansicht; was vom Wertungsblatt über die Partie verfolgt wird
course-moments = round
course-lines = influence/temple/total influence/guild/total

view-boxed = In der Schachtel
view-card = Nummer
view-cards = Offene Karten
view-confirmed = Zuteilung bestätigt von
view-count = Karten
view-deck = Karten im Stapel
view-face_up = Aufgedeckt
view-first_action = Erste Aktion
view-from = Gelegt von
view-hand = Hand
view-in_hand = Vielleicht noch auf der Hand
view-kind = Karte
view-kinds = Gesehene Karten
view-lost = Verlorene Karten
view-not_of_guild = Karten nicht von der Gilde, mindestens
view-organisations = Organisationen
view-over = Partie zu Ende
view-picks = Deine Auswahl
view-place = Ort
view-placed = Deine Karten bei den Organisationen
view-player = Spieler
view-players = Spieler
view-players-cards = Karten auf der Hand
view-players-seat = Name
view-recalled = Was du von Händen weißt
view-round = Runde
view-rounds = Runden insgesamt
view-seat = Du
view-table = Karten auf dem Tisch
view-table-guard = Nummer der Wache darauf
view-table-player = In der Auslage von
view-table-round = Gelegt in Runde
view-tracked = Verdeckte Karten bei den Organisationen

word-converted = Bekehrt
word-removed = Aus dem Spiel

sheet-players = Spieler
sheet-seat = Name
sheet-changes = Punkte verändert durch
sheet-leading = Führende Organisation
sheet-winners = Sieger
sheet-decided_by = Entscheidung

word-all_temple = Dem führenden Tempel treu
word-only_guild_player = Allein der führenden Gilde treu
word-most_guild_points = Meiste Gildenpunkte
word-largest_difference = Größter Abstand zu den Tempelpunkten
word-shared = Geteilter Sieg
word-nobody = Niemand gewinnt
word-first_action_order = Früherer Zug in der letzten Runde
word-most_points_of_leading_side = Meiste Punkte für die führende Seite
