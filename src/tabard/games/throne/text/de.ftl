# Throne of Allegoria auf Deutsch: was gefragt, angeboten und erzählt wird. Namen und Kartentexte stehen in data/.
# Ein Attribut mit dem Namen einer Frage sagt, wie eine Antwort unter dieser Frage lautet. Ein Teil (part)
# steht in anderen Sätzen; Teile, die erzählen, was ein Spieler tut, beginnen mit dem Verb.


## Was gefragt wird

prompt-choose_house = Für welches Haus spielst du?
prompt-keep_end = Welche Spielende-Aufgaben behältst du? Drei der fünf bleiben bei dir.
prompt-keep_lord = Welche Adelskarte soll dein Haus anführen?
prompt-bid_space = Planung: In welchen Aktionsbereich legst du einen Gebotsmarker?
prompt-bid_marker = Planung: Welchen Marker legst du verdeckt in { $space-id }, { $space }?
prompt-star = Dein * ist aufgedeckt. Was zählt er?
prompt-activate_guild = Dein * zählt 1. Aktivierst du eine deiner Gilden?
prompt-keep_claim = Welche der gezogenen Aufgaben behältst du?
prompt-split_single = Du teilst die Auslage auf. Welche Karte liegt allein?
prompt-split_pair = Du teilst die Auslage auf. Welche Karte liegt bei { $card }?
prompt-take_group = Welche Kartengruppe nimmst du?
prompt-keep_of_pair = Mit einem Gebot von 1 behältst du eine Karte des Paares. Welche?
prompt-mode = Nutzt du deine Aktionspunkte für Stationieren-Aktionen oder für Auftrags-Aktionen?
prompt-turn = { $amount ->
        [0] Bereich { $space-id }, { $space }: Du hast keinen Aktionspunkt mehr. Nimmst du einen zusätzlichen?
        [one] Bereich { $space-id }, { $space }: Du bist am Zug und hast noch einen Aktionspunkt.
       *[other] Bereich { $space-id }, { $space }: Du bist am Zug und hast noch { $amount } Aktionspunkte.
    }
prompt-muster = Welche Karten wirfst du ab, um { $track } zu erhöhen?
prompt-move_kind = Lohn: Welche Arbeiter bewegst du?
prompt-move_from = Von wo ziehen deine { $worker-plural } los?
prompt-move_to = Wohin ziehen deine { $worker-plural }?
prompt-move_count = Wie viele { $worker-plural } ziehen gemeinsam?
prompt-attack_where = Angriff: auf welchem Schlachtfeld?
prompt-attack_whom = Schlacht: Gegen wen kämpfst du?
prompt-raid = Überfall: Wie viele Soldaten ziehen ab, jeder mit 1 Einflusspunkt?
prompt-boost = Schlacht gegen { $player }: Nimmst du einen Anarchiemarker für +1?
prompt-spoils = Kriegsbeute gegen { $player }: { $amount ->
        [one] Ein Punkt ist übrig. Wofür nutzt du ihn?
       *[other] { $amount } Punkte sind übrig. Wofür nutzt du sie?
    }
prompt-subterfuge_where = List: in welcher Taverne?
prompt-subterfuge_track = List: Welche von { $player-of } Heimatleisten sinkt um 1?
prompt-subterfuge_extra = List: { $player-of } { $track } sinkt um 1. Nimmst du einen Anarchiemarker für eine zweite Senkung?
prompt-commerce_where = Kommerz: auf welchem Markt?
prompt-commerce_row = Kommerz: Welches Geschäft machst du mit dem Fahrenden Händler?
prompt-commerce_gain = Kommerz: Was erhältst du?
prompt-grant = Bewilligung: eine Gilde oder eine Aufgabe?
prompt-grant_guild = Bewilligung: Welche Gilde weist du zu?
prompt-grant_replace = Bewilligung: Welche Gilde macht Platz? Neu kommt: { $guild }.
prompt-grant_claim = Bewilligung: Du hast „{ $claim }“ gezogen. Behältst du die Aufgabe?
prompt-alms_return = Almosen: Gibst du einen Anarchiemarker zurück?
prompt-alms_track = Welche Heimatleiste erhöhst du?
prompt-turn_kind = Gilde der Spione: Welche Art Arbeiter verwandelst du?
prompt-turn_where = Gilde der Spione: Wo verwandelst du { $worker-object }?
prompt-turn_into = Gilde der Spione: Wer nimmt den Platz ein? Bisher: { $worker }.
prompt-keep_offer = Gilde der Gelehrten: Welche Karte behältst du verdeckt?
prompt-buy_card = Gilde der Gelehrten: Kaufst du eine der offenen Karten für 1 Reichtum?
prompt-decree_place_worker = Königlicher Erlass: Stellst du einen Arbeiter aus deinem Vorrat auf?
prompt-decree_return_anarchy = Königlicher Erlass: Gibst du einen Anarchiemarker zurück?
prompt-decree_soldier_for_influence = Königlicher Erlass: Schickst du einen Soldaten für Einfluss in den Vorrat?
prompt-decree_return_worker = Königlicher Erlass: Von wo kehrt ein Arbeiter in deinen Vorrat zurück?
prompt-decree_branch = Königlicher Erlass: Senkst du { $track }, oder wirfst du eine Arbeiterkarte ab?
prompt-decree_riot = Königlicher Erlass: Wirfst du eine Arbeiterkarte ab, oder nimmst du einen Anarchiemarker?
prompt-decree_discard = Königlicher Erlass: Welche Arbeiterkarte wirfst du ab?
prompt-decree_diplomacy = Königlicher Erlass: Welche Arbeiterkarten wirfst du für ein Feld Diplomatie ab?
prompt-decree_lower_any = Königlicher Erlass: Welche Heimatleiste senkst du?
prompt-decree_alms = Königlicher Erlass: Mit welcher Heimatleiste zahlst du für ein Feld Almosen?


## Was angeboten wird

option-house = { $house }
option-end = { $end }
option-confirm = Ja, { $ends } behalten
option-confirm_plain = Ja, dabei bleibt es
option-claim = { $claim } ({ $worth }): { $claim-text }
option-claim_plain = { $claim }: { $claim-text }
option-lord = { $lord }: { $tracks }; dazu { $workers } in der Heimatregion
option-lord_plain = { $lord }
option-space = { $space-id } – { $space }
option-space_own = { $space-id } – { $space } (Marker: { $own } von dir)
option-space_others = { $space-id } – { $space } (Marker: { $others } von anderen)
option-space_shared = { $space-id } – { $space } (Marker: { $own } von dir, { $others } von anderen)
option-marker = Marker { $marker }{ $left ->
        [0] {""}
        [one] {" "}(der letzte)
       *[other] {" "}(noch { $left })
    }
option-marker_star = Marker *: zählt 2, oder zählt 1 und darf eine Gilde aktivieren
option-star = Er zählt { $star }: Dein Gebot ist { $bid }{ $guild ->
        [yes] , und du darfst eine Gilde aktivieren
       *[no] {""}
    }
option-action = { $action }: { $does }
option-action_points = { $action }: { $does } ({ $cost } Punkte)
option-action_track = { $action }: { $does } (zusätzlicher Punkt: { $track } { $value } → { $left })
option-action_crossing = { $action }: { $does } (zusätzlicher Punkt: { $track } { $value } → { $left } über eine Schwelle, 1 Anarchiemarker)
option-end_turn = Den Zug beenden{ $points ->
        [0] {""}
        [one] , ein Aktionspunkt verfällt
       *[other] , { $points } Aktionspunkte verfallen
    }
option-mode_deploy = Stationieren-Aktionen: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
option-mode_task = Auftrags-Aktionen: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
option-mode_deploy_plain = Nur Stationieren-Aktionen
option-mode_task_plain = Nur Auftrags-Aktionen
option-mode_mix_plain = Stationieren- und Auftrags-Aktionen
option-mode_either_plain = Stationieren- oder Auftrags-Aktionen
option-territory = In { $in }
    .move_to = In { $to }
option-territory_unused = { $territory }
option-territory_worker = Aus { $from }: { $amount ->
        [one] 1 { $worker }
       *[other] { $amount } { $worker-plural }
    }
    .move_to = In { $to }
    .turn_where = In { $in }: { $amount ->
        [one] 1 { $worker }
       *[other] { $amount } { $worker-plural }
    }
option-attack_raid = Überfall in { $place } ({ $amount ->
        [one] 1 Soldat
       *[other] { $amount } Soldaten
    }){ $central ->
        [yes] , 1 Anarchiemarker
       *[no] {""}
    }
option-attack_battle = Schlacht in { $place } ({ $amount ->
        [one] 1 Soldat
       *[other] { $amount } Soldaten
    }) gegen { $seats }
option-subterfuge_own = In deiner eigenen Taverne
option-subterfuge_centre = In der zentralen Taverne: 1 Anarchiemarker, { $first ->
        [yes] ein Feld Diplomatie und sonst nichts
       *[no] sonst nichts
    }
option-subterfuge_home = In { $player-of } Taverne ({ $amount ->
        [one] 1 Spion
       *[other] { $amount } Spione
    }): Eine von { $player-of } Heimatleisten sinkt
option-commerce_own = Auf deinem eigenen Markt: { $free ->
        [yes] diese Woche ohne Anarchiemarker
       *[no] 1 Anarchiemarker
    }{ $stays ->
        [yes] , der Händler bleibt
       *[no] , der Händler kehrt zurück
    }
option-commerce_centre = Auf dem zentralen Markt: Der Händler kehrt zurück
option-commerce_home = Auf { $player-of } Markt: Der Händler kehrt zurück, { $player } erhält deine Zahlung, du kannst Einfluss wählen
option-worker = { $worker }
    .move_kind = { $worker-plural }
option-into = { $into }
option-amount = { $amount }
option-amount_worker = { $amount ->
        [one] 1 { $worker }
       *[other] { $amount } { $worker-plural }
    }
option-amount_raid = Überfall mit { $amount ->
        [one] 1 Soldaten: 1 Einflusspunkt
       *[other] { $amount } Soldaten: { $amount } Einflusspunkte
    }{ $central ->
        [yes] , 1 Anarchiemarker
       *[no] {""}
    }
option-track = { $track } (jetzt { $value })
    .alms_track = { $track } um { $amount } erhöhen (jetzt { $value })
    .decree_lower_any = { $track } um { $amount } senken (jetzt { $value })
    .decree_alms = Mit { $amount } { $track } zahlen (jetzt { $value })
option-track_again = 1 Anarchiemarker: { $player-of } { $track } sinkt noch einmal (jetzt { $value })
option-track_of = { $player-of } { $track } (jetzt { $value })
    .subterfuge_extra = 1 Anarchiemarker: Auch { $player-of } { $track } sinkt (jetzt { $value })
option-player = { $player }
option-player_attack = { $player } ({ $amount ->
        [one] 1 Soldat
       *[other] { $amount } Soldaten
    })
option-boost_no = Ohne Bonus kämpfen
option-boost_yes = 1 Anarchiemarker nehmen: +1
option-die = Eine { $die }
option-spoil_kill = { $soldiers ->
        [one] Einen Soldaten von { $player } vertreiben
       *[other] { $soldiers } Soldaten von { $player } vertreiben
    }
option-spoil_kill_plain = Soldaten vertreiben
option-spoil_influence = { $influence ->
        [one] 1 Einflusspunkt nehmen
       *[other] { $influence } Einflusspunkte nehmen
    }
option-spoil_influence_plain = Einflusspunkte nehmen
option-row_sell_trade = { $pay } Handel gegen { $gain } Reichtum verkaufen
option-row_sell_trade_short = { $pay } Handel gegen { $gain } Reichtum verkaufen (du hast { $has })
option-row_sell_trade_plain = Handel gegen Reichtum verkaufen
option-row_sell_wealth = { $pay } Reichtum für { $gain } Handel zahlen
option-row_sell_wealth_short = { $pay } Reichtum für { $gain } Handel zahlen (du hast { $has })
option-row_sell_wealth_plain = Reichtum für Handel zahlen
option-gain_track = { $amount } { $track }
option-gain_track_plain = Die andere Leiste
option-gain_influence = { $amount ->
        [one] 1 Einflusspunkt
       *[other] { $amount } Einflusspunkte
    }
option-gain_influence_plain = Einflusspunkte
option-grant_guild = Eine Gilde zuweisen
option-grant_claim = Eine Während-des-Spiels-Aufgabe ziehen
option-guild = { $guild }: { $guild-text }
option-replace = { $replace } wird ausgetauscht
option-keep = Behalten ({ $worth }): { $claim-text }
option-keep_plain = Behalten
option-discard = Abwerfen und 1 Anarchiemarker nehmen
option-discard_plain = Die Aufgabe abwerfen und 1 Anarchiemarker nehmen
option-branch_track = { $track } um { $amount } senken
option-branch_track_plain = Die Heimatleiste senken
option-branch_card = Eine Arbeiterkarte abwerfen
option-branch_anarchy = 1 Anarchiemarker nehmen
option-return = 1 Anarchiemarker zurückgeben
option-accept = Ja
    .decree_place_worker = Ja, { $worker-object } in der Heimatregion aufstellen
    .decree_return_anarchy = Ja, 1 Anarchiemarker zurückgeben
    .decree_soldier_for_influence = Ja, ein Soldat kehrt für { $amount ->
        [one] 1 Einflusspunkt
       *[other] { $amount } Einflusspunkte
    } in den Vorrat zurück
option-accept_plain = Ja
option-group = Gruppe { $group }: { $cards }
option-group_one = Gruppe { $group }: { $cards }, eine davon
option-group_gone = Gruppe { $group }
option-pass = Nein
    .keep_claim = Keine behalten
    .activate_guild = Keine Gilde
    .subterfuge_extra = Nein, eine Senkung genügt
    .buy_card = Nichts kaufen
    .keep_offer = Es ist keine Karte da
    .decree_diplomacy = Nein, alle Karten behalten
    .decree_alms = Nein, nichts zahlen
    .alms_return = Nein, die Marker behalten
option-done = Fertig: { $track } +{ $raised } für { $cards }
option-done_plain = Keine Karte abwerfen
option-card = { $card }
    .muster = { $card } abwerfen: { $track } +{ $amount }
    .split_pair = Mit { $card }
    .keep_of_pair = { $card } behalten
    .keep_offer = { $card } behalten
    .buy_card = { $card } für 1 Reichtum von { $player } kaufen
    .decree_discard = { $card } abwerfen
    .decree_diplomacy = { $card } abwerfen
option-single = { $single } allein
option-decree = { $decree }
option-merchant = { $merchant }
option-token = { $token }


## Was Aktionen tun

part-does_recruit = einen Soldaten in der Heimatregion aufstellen, Karten für Stärke abwerfen
part-does_advance = Soldaten auf ein benachbartes Schlachtfeld bewegen
part-does_attack = ein Überfall oder eine Schlacht
part-does_infiltrate = einen Spion in der Heimatregion aufstellen, Karten für Intrige abwerfen
part-does_sneak = Spione in eine benachbarte Taverne bewegen
part-does_subterfuge = einen Spion abziehen, eine Heimatleiste eines Mitspielers senken
part-does_tradesman = einen Händler in der Heimatregion aufstellen, Karten für Handel abwerfen
part-does_caravan = Händler auf einen benachbarten Markt bewegen
part-does_commerce = ein Geschäft mit dem Fahrenden Händler
part-does_profits = Karten für Reichtum abwerfen
part-does_wages = Arbeiter einer Art bewegen
part-does_grant = eine Gilde zuweisen oder eine Aufgabe ziehen
part-does_educate = Karten für Wissen abwerfen
part-does_apprenticeship = eine Arbeiterkarte ziehen
part-does_alms = ein Feld auf der Almosenleiste vorrücken


## Kleine Teile

part-nothing = {""}
part-also = { $first }, { $second }
part-then = { $first }; { $second }
part-and = { $first } und { $second }
part-or = { $first } | { $second }
part-card = { $card }
part-times = { $count } × { $card }
part-quoted = „{ $claim }“
part-lord = „{ $lord }“
part-steps = { $track } { $amount }
part-workers = { $amount ->
        [one] 1 { $worker }
       *[other] { $amount } { $worker-plural }
    }
part-in_centre = der zentralen Region
part-in_your = deiner Heimatregion
part-in_home = { $player-of } Heimatregion
part-to_centre = die zentrale Region
part-to_your = deine Heimatregion
part-to_home = { $player-of } Heimatregion
part-from_centre = der zentralen Region
part-from_your = deiner Heimatregion
part-from_home = { $player-of } Heimatregion
part-at_centre = in der zentralen Region
part-at_self = zu Hause
part-at_home = in { $player-of } Heimatregion
part-toward_centre = in die zentrale Region
part-toward_self = nach Hause
part-toward_home = in { $player-of } Heimatregion
part-out_centre = aus der zentralen Region
part-out_self = aus der Heimat
part-out_home = aus { $player-of } Heimatregion
part-player = { $player }
part-space = { $space-id }
part-space_marker = { $space-id } ({ $marker })
part-bids_on = { $player } in { $spaces }
part-bid = { $player } { $markers }
part-bid_sum = { $player } { $markers } = { $total }
part-lord_of = { $player } – { $lord }
part-token_on = { $token } auf Feld { $alms }
part-total_of = { $player } { $total }
part-for_raid = für den Überfall in der zentralen Region
part-for_boost = für +1 in der Schlacht
part-for_second_track = für eine zweite Senkung
part-for_central_tavern = für die zentrale Taverne
part-for_own_market = für den eigenen Markt
part-for_discarded_claim = für die abgeworfene Aufgabe
part-for_threshold = für das Überschreiten einer Schwelle
part-for_decree = wegen des Erlasses
part-for_alms = für Almosen


## Was Spieler tun

part-does = { $player } { $does }
part-worker_placed = stellt { $kind-object } { $territory } auf
part-worker_returned = zieht { $kind-object } { $source } ab
part-cards_mustered = wirft { $cards } für { $track } ab
part-track_raised = erhöht { $track } um { $amount }
part-track_lowered = { $amount ->
        [0] hat bei { $track } nichts zu verlieren
       *[other] verliert { $amount } { $track }
    }
part-influence_gained = { $amount ->
        [one] erhält 1 Einflusspunkt
       *[other] erhält { $amount } Einflusspunkte
    }
part-diplomacy_moved = rückt auf der Diplomatieleiste auf ×{ $step } vor
part-alms_moved = rückt auf der Almosenleiste auf Feld { $alms } vor
part-token_gained = nutzt das Bonusplättchen { $token }
part-workers_moved = bewegt { $amount ->
        [one] { $kind-object }
       *[other] { $amount } { $kind-plural }
    } { $origin } { $target }
part-raid_made = überfällt mit { $amount ->
        [one] 1 Soldaten
       *[other] { $amount } Soldaten
    } das Schlachtfeld { $territory }
part-battle_joined = kämpft { $territory } gegen { $player }
part-die_rolled = würfelt eine { $die }
part-dice = {" "}(Würfel { $die } und { $answer })
part-battle_won = gewinnt { $is_said ->
        [yes] {""}
       *[no] die Schlacht gegen { $player }{" "}
    }mit { $total } zu { $against }{ $dice }, beide verlieren einen Soldaten
part-battle_lost = verliert { $is_said ->
        [yes] {""}
       *[no] die Schlacht gegen { $player }{" "}
    }mit { $total } zu { $against }{ $dice }, beide verlieren einen Soldaten
part-battle_drawn = erreicht { $is_said ->
        [yes] {""}
       *[no] gegen { $player }{" "}
    }ein Unentschieden, { $total } zu { $against }{ $dice }, beide verlieren einen Soldaten
part-soldiers_routed = vertreibt { $amount ->
        [one] einen Soldaten
       *[other] { $amount } Soldaten
    } von { $player }
part-subterfuge_made = zieht einen Spion { $source } ab
part-commerce_made = zahlt { $territory } mit { $row ->
        [sell_trade] Handel
       *[sell_wealth] Reichtum
    }
part-guild_assigned = weist die { $guild } zu
part-guild_replaced = weist die { $guild } anstelle der { $replaced } zu
part-worker_turned = ersetzt { $territory } { $kind-object } durch { $into-object }
part-anarchy_taken = nimmt einen Anarchiemarker { $reason }
part-anarchy_returned = gibt einen Anarchiemarker { $reason } zurück
part-point_supplemented = zahlt einen Aktionspunkt mit 1 { $track }
part-card_drawn = zieht { $cards }
part-card_drawn_hidden = zieht { $amount ->
        [one] eine Arbeiterkarte
       *[other] { $amount } Arbeiterkarten
    }
part-cards_discarded = wirft { $cards } ab
part-claim_drawn = zieht { $cards }
part-claim_drawn_hidden = zieht { $amount ->
        [one] eine Aufgabe
       *[other] { $amount } Aufgaben
    }
part-claim_kept = behält „{ $claim }“
part-claim_kept_hidden = behält eine Aufgabe
part-claims_discarded = wirft { $amount ->
        [one] eine Aufgabe
       *[other] { $amount } Aufgaben
    } ab
part-first_player_taken = nimmt den Startspielermarker
part-group_taken = nimmt { $cards }{ $has_left ->
        [yes] {" "}und wirft { $left } ab
       *[no] {""}
    }
part-card_offered = bietet { $cards } zum Kauf an
part-card_bought = kauft { $card } für 1 Reichtum von { $player }
part-sale_declined = kauft nichts
part-decree_declined = lehnt ab
part-decree_idle = ist nicht betroffen
part-mode_chosen = wählt { $mode ->
        [deploy] Stationieren-Aktionen
       *[task] Auftrags-Aktionen
    }
part-star_set = zählt den * als { $star }


## Was erzählt wird

event-effects = { $told }.
event-action_taken = { $seat } – { $action }: { $told }.
event-action_taken_alone = { $seat } wählt { $action }.
event-guild_activated = { $seat } – { $guild }: { $told }.
event-guild_activated_alone = { $seat } aktiviert die { $guild }.
event-match_began = { $seats } Häuser ringen um den Thron von Allegoria.
event-house_chosen = { $seat } spielt für { $house }.
event-end_claim_dealt = { $seat } erhält die Spielende-Aufgaben { $ends }.
event-end_claims_kept = { $seat } behält { $ends }.
event-end_claims_kept_hidden = { $seats } { $seats-count ->
        [one] hat
       *[other] haben
    } Spielende-Aufgaben gewählt.
event-lord_dealt = { $seat } hat die Wahl zwischen den Adelskarten { $lords }.
event-lord_revealed = Die Adelskarten der Häuser: { $parts }.
event-token_laid = Almosen-Bonusplättchen: { $parts }.
event-first_player_drawn = { $seat } erhält durch das Los den Startspielermarker.
event-week_began = Woche { $week } beginnt. { $seat } ist Startspieler.
event-trader_arrived = Fahrender Händler der Woche: { $merchant }.
event-card_displayed = In der Auslage liegen { $cards }.
event-decree_read = Königlicher Erlass „{ $half }“: { $half-text }
event-queen_died = Die Königin ist tot! Von nun an gelten die unteren Hälften der Erlasse.
event-queen_outlived = Die Königin hat den Wettstreit überlebt.
event-decree_declined = { $seat } lehnt ab.
event-decree_idle = { $seat } ist nicht betroffen.
event-card_drawn = { $seat } zieht eine Arbeiterkarte.
event-cards_discarded = { $seat } wirft { $cards } ab.
event-deck_shuffled = Die { $amount } abgeworfenen Arbeiterkarten werden zum neuen Stapel.
event-claims_shuffled = Die { $amount } abgeworfenen Aufgaben werden zum neuen Stapel.
event-cleaned_up = Woche { $week } endet.
event-bid_placed = Verdeckte Gebote: { $bids }.
event-bid_revealed = Aktionsbereich { $space-id }, { $space }: { $bids }.
event-bid_revealed_ranked = Aktionsbereich { $space-id }, { $space }: { $bids }. { $seats-count ->
        [one] Nur { $seats } nimmt teil
       *[other] Reihenfolge: { $order }
    }.
event-bid_revealed_nobody = Aktionsbereich { $space-id }, { $space }: { $bids }. Niemand nimmt teil.
event-bids_ranked = Aktionsbereich { $space-id }, { $space }: { $seats-count ->
        [one] Nur { $seats } nimmt teil
       *[other] Die Reihenfolge ist { $order }
    }.
event-nobody_ranked = Aktionsbereich { $space-id }, { $space }: Niemand nimmt teil.
event-turn_points = { $seat } hat { $points ->
        [one] einen Aktionspunkt
       *[other] { $points } Aktionspunkte
    }{ $mode ->
        [deploy] {" "}für Stationieren-Aktionen
        [either] {" "}für Stationieren-Aktionen, oder weniger für Auftrags-Aktionen
       *[mix] {""}
    }.
event-turn_passed = { $seat } macht keine Aktion; { $points ->
        [one] ein Aktionspunkt verfällt
       *[other] { $points } Aktionspunkte verfallen
    }.
event-turn_ended = { $seat } beendet den Zug; { $points ->
        [one] ein Aktionspunkt verfällt
       *[other] { $points } Aktionspunkte verfallen
    }.
event-turn_ended_spent = { $seat } beendet den Zug.
event-claim_completed = { $seat } erfüllt die Aufgabe „{ $claim }“: { $claim-text }
event-display_split = { $seat } teilt die Auslage auf: { $groups }.
event-display_cleared = Übrig in der Auslage und abgeworfen: { $cards }.
event-offer_cleared = Nicht verkauft und abgeworfen: { $cards }.
event-claims_revealed = { $seat } hat am Ende { $done } erfüllt; offen bleiben: { $missed }.
event-claims_revealed_all = { $seat } hat am Ende { $done } erfüllt und keine Aufgabe offen.
event-claims_revealed_none = { $seat } hat keine Spielende-Aufgabe erfüllt; offen bleiben: { $missed }.
event-total_counted = Einflusspunkte insgesamt: { $parts }.
event-match_won_total = { $seats } gewinnt den Thron mit den meisten Einflusspunkten.
event-match_won_claims = { $seats } gewinnt den Thron: gleich viele Einflusspunkte, aber mehr erfüllte Aufgaben.
event-match_won_town = { $seats } gewinnt den Thron: gleich viele Einflusspunkte und Aufgaben, aber mehr Heimateinfluss.
event-match_won_shared = { $seats } teilen sich den Thron: Nichts entscheidet den Gleichstand.


## Der Tisch und der Wertungsblock

table-week = Woche { $week } von { $weeks }
table-queen_lives = die Königin lebt
table-queen_dead = die Königin ist tot
table-first = Startspielermarker:{" "}
table-setup = Die Häuser nehmen Platz
table-decree = Erlass{" "}
table-merchant = Händler:{" "}
table-row_sell_trade = { $pay } Handel → { $gain } Reichtum
table-row_sell_wealth = { $pay } Reichtum → { $gain } Handel
table-or_influence = oder Einfluss auf Märkten von Mitspielern
table-anarchy = Anarchie:{" "}
table-anarchy_value = { $value ->
        [0] Marker kosten noch nichts
       *[other] jeder Marker −{ $value }
    }
table-anarchy_left = { $left } von { $markers } auf der Leiste
table-tokens = Almosen{" "}
table-token = { $alms }: { $token } ({ $bonus })
table-bonus_draw_workforce = { $amount ->
        [one] 1 Arbeiterkarte
       *[other] { $amount } Arbeiterkarten
    }
table-bonus_gain_influence = { $amount ->
        [one] 1 Einflusspunkt
       *[other] { $amount } Einflusspunkte
    }
table-bonus_advance_diplomacy = Diplomatie +{ $amount }
table-bonus_raise_any_track = eine Heimatleiste +{ $amount }
table-display = Auslage:{" "}
table-groups = Gruppen:{" "}
table-offer = Zum Kauf:{" "}
table-decks = Stapel: { $workforce } Arbeiterkarten, { $claims } Aufgaben, { $decrees } Erlasse, { $merchants } Händler
table-you = (du)
table-empty = –
table-town = Heimat
table-lord = Adelskarte
table-house = Haus
table-diplomacy = Diplom.
table-alms = Almosen
table-anarchy_held = Anarchie
table-influence = Einfluss
table-supply = Vorrat
table-hand = Hand
table-claims = Aufgaben
table-guilds = Gilden
table-legend = 6 (+2) »2: Feld, Siegel, Bewegung; | Schwelle darunter. Aufgaben: Spielende + Hand ✓ erfüllt.
table-map = Karte
table-centre = Zentrum
table-soldier = So
table-spy = Sp
table-merchant_short = Hä
table-banker = Ba
table-scholar = Ge
table-bids = Gebote
table-left = übrig
table-bid_spaces = { $places }: Gebotsfelder von links; bei gleichen Geboten geht links vor.
table-your_hand = Deine Hand:{" "}
table-seen = Gesehen bei { $seat }:{" "}
table-end_claim = Spielende
table-claim = Im Spiel
table-done_claim = Erfüllt
table-picked = gewählt
table-waiting = Es wählen noch: { $seats }
table-group_deploy = Stationieren-Aktionen
table-group_task = Auftrags-Aktionen
table-group_cards = Karten
table-group_actions = Aktionen
table-group_otherwise = Sonst
sheet-title = Der Wertungsblock
sheet-line = Einflusspunkte
sheet-guilds = Gilden
sheet-claims = Während-des-Spiels-Aufgaben
sheet-ends = Spielende-Aufgaben
sheet-unfulfilled = Nicht erfüllte Aufgaben
sheet-diplomacy = Diplomatie
sheet-alms = Almosen
sheet-anarchy = Anarchie
sheet-influence = Einflussplättchen
sheet-subtotal_1 = Zwischensumme
sheet-subtotal_2 = Heimateinfluss
sheet-total = Summe
sheet-wins = gewinnt
cards-lords = Adelskarten
cards-decrees = Königliche Erlasse
cards-alive = solange die Königin lebt
cards-dead = nach ihrem Tod
cards-merchants = Fahrende Händler
cards-claims = Während-des-Spiels-Aufgaben
cards-ends = Spielende-Aufgaben
cards-guilds = Gilden
cards-tokens = Almosen-Bonusplättchen
cards-workforce = Arbeiterkarten
cards-worth = { $claim } ({ $worth })


## Die Ansicht in Worten
# Für eine Übersicht jedes Tisches. Ein Schlüssel heißt view-<Schlüssel>, oder, wo er dort etwas
# anderes bedeutet, view-<Schlüssel darüber>-<Schlüssel> (view--<Schlüssel>: nur ganz oben); sonst
# ist er die Id eines Namens. Ein Text, der keine solche Id ist, heißt word-<Text> oder
# word-<Schlüssel>-<Text>. Für den Wertungsbogen gilt dasselbe mit sheet-<Schlüssel>. seat-keys
# enthalten Nummern von Spielern, by-seat-keys für jeden Spieler eines.

view-seat-keys = seat player first_player first_player_marker picking ranking winners
view-by-seat-keys = epithets
view-hidden-keys = asked clause progress

# Wie spät es ist, nach Einträgen der Ansicht; was vom Wertungsblatt über die Partie verfolgt wird
course-moments = week space
course-lines = players/total
course-open-lines = players/pad/total

view--merchant = Fahrender Händler
view-action_point_token = Plättchen „+1 Aktionspunkt“ neben
view-anarchy = Anarchie
view-anarchy-left = Marker auf der Leiste
view-anarchy-markers = Marker insgesamt
view-anarchy-value = Einflusspunkte je Marker
view-bid = Gebot
view-cards = Karten auf der Hand
view-claim_cards = Während-des-Spiels-Aufgaben
view-claim_discard = Abgeworfene Aufgaben
view-claims = Anzahl der Während-des-Spiels-Aufgaben
view-count = Anzahl der Marker
view-decks = Karten in den Stapeln
view-decks-claims = Während-des-Spiels-Aufgaben
view-decks-decrees = Königliche Erlasse
view-decks-merchants = Fahrende Händler
view-decks-workforce = Arbeiterkarten
view-decree = Königlicher Erlass
view-decrees_read = Aufgedeckte Königliche Erlasse
view-diplomacy = Diplomatiefaktor
view-discard = Abgeworfene Arbeiterkarten
view-discarded_claims = Abgeworfene Aufgaben, die du kennst
view-display = Auslage
view-done = Erfüllte Aufgaben
view-drawn = Gerade gezogene Aufgaben
view-drawn_count = Anzahl gerade gezogener Aufgaben
view-end_cards = Spielende-Aufgaben
view-ends = Anzahl der Spielende-Aufgaben
view-first_player = Startspieler
view-first_player_marker = Startspielermarker
view-gain = Ertrag
view-groups = Kartengruppen
view-guilds = Gilden
view-half = Geltende Hälfte
view-hand = Hand
view-house = Haus
view-influence = Einfluss
view-lord = Adelskarte
view-lords = Ausgeteilte Adelskarten
view-markers = Gebotsmarker
view-markers-0 = Marker 0
view-markers-1 = Marker 1
view-markers-2 = Marker 2
view-markers-star = Marker *
view-merchants_seen = Bisherige Fahrende Händler
view-mode = Punkte sind für
view-moves = Bewegungswerte
view-offer = Karten zum Kauf
view-offer_count = Anzahl der Karten zum Kauf
view-open = Gebote aufgedeckt
view-other_ends = Nicht behaltene Spielende-Aufgaben
view-over = Partie zu Ende
view-pad = Wertungsblock bisher
view-pad-anarchy = Anarchie
view-pad-claims = Während-des-Spiels-Aufgaben
view-pad-diplomacy = Diplomatie
view-pad-ends = Spielende-Aufgaben
view-pad-unfulfilled = Nicht erfüllte Aufgaben
view-pay = Preis
view-picking = Es wählen noch
view-picks = Deine Auswahl
view-player = Spieler
view-players = Spieler
view-players-anarchy = Anarchiemarker
view-players-seat = Name
view-points = Übrige Aktionspunkte
view-queen_alive = Die Königin lebt
view-ranking = Reihenfolge in diesem Aktionsfeld
view-rows = Geschäfte mit dem Fahrenden Händler
view-rows-sell_trade = Handel gegen Reichtum
view-rows-sell_wealth = Reichtum gegen Handel
view-seals = Siegelwerte
view-seat = Du
view-seen_cards = Bekannte Karten der Hand
view-space = Aktionsbereich
view-spaces = Aktionsbereiche
view-stacks = Gebotsstapel
view-supply = Arbeiter im Vorrat
view-token = Plättchen
view-tokens = Almosen-Bonusplättchen
view-tokens-alms = Feld der Almosenleiste
view-total = Summe bisher
view-town = Heimateinfluss
view-tracks = Heimatleisten
view-turn = Zug
view-week = Woche
view-weeks = Wochen insgesamt
view-workers = Arbeiter
view-workers-centre = Zentrale Region

word-0 = 0
word-1 = 1
word-2 = 2
word-star = *
word-mode-mix = Stationieren- und Auftrags-Aktionen
word-mode-deploy = Stationieren-Aktionen
word-mode-task = Auftrags-Aktionen
word-mode-either = Stationieren- oder Auftrags-Aktionen
word-D01 = Königliche Heerschau / Fahnenflucht
word-D02 = Geflüster bei Hofe / Verräterjagd
word-D03 = Frühlingsmarkt / Wegelagerer
word-D04 = Gabe der Krone / Kriegssteuer
word-D05 = Königliche Bibliothek / Brennende Bücher
word-D06 = Königliche Begnadigung / Aufruhr
word-D07 = Armenspeisung / Hungersnot
word-D08 = Großes Turnier / Schwere Zeiten!
word-D09 = Fremde Gesandte / Geschlossene Grenzen
word-D10 = Gildenbrief / Streik der Gilden
word-D11 = Offene Märkte / Ausgangssperre

sheet-players = Spieler
sheet-players-claims = Anzahl erfüllter Aufgaben
sheet-seat = Name
sheet-house = Haus
sheet-lord = Adelskarte
sheet-lines = Posten
sheet-lines-line = Posten
sheet-value = Einflusspunkte
sheet-place = Rang
sheet-completed = Erfüllte Aufgaben
sheet-missed = Nicht erfüllte Aufgaben
sheet-winners = Sieger
sheet-decided_by = Entscheidung
sheet-epithets = Beinamen der Sieger

word-guilds = { sheet-guilds }
word-claims = { sheet-claims }
word-ends = { sheet-ends }
word-unfulfilled = { sheet-unfulfilled }
word-diplomacy = { sheet-diplomacy }
word-anarchy = { sheet-anarchy }
word-influence = { sheet-influence }
word-subtotal_1 = { sheet-subtotal_1 }
word-subtotal_2 = { sheet-subtotal_2 }
word-total = { sheet-total }
word-decided_by-total = Meiste Einflusspunkte
word-decided_by-claims = Meiste erfüllte Aufgaben
word-town = Höchster Heimateinfluss
word-shared = Geteilter Thron
