# Woran Bots von außen scheitern können, auf Deutsch.

fault-hung = { $bot } hing { $detail } s lang und wurde beendet
fault-ended = { $bot } hat mitten in einer Partie geendet ({ $detail })
fault-unstarted = { $bot } ließ sich nicht starten ({ $detail })
fault-flooded = { $bot } hat mehr als { $detail } Bytes in einer Zeile gesagt
fault-talked = { $bot } hat mehr als eine Zeile auf eine Frage gesagt
fault-unreadable = { $bot } hat { $detail } geantwortet; das ist kein JSON-Objekt mit einem „choice“
fault-no-option = { $bot } hat { $detail } geantwortet; das steht nicht zur Wahl
fault-failed = { $bot } ist gescheitert: { $detail }
