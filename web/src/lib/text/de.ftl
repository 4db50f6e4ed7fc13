# Die eigenen Texte des Clients auf Deutsch: Rahmen, Startseite, Regeln. Die des Tisches stehen in table.de.ftl.


## Rahmen

app-name = Tabard
app-skip = Zum Inhalt springen
app-home = Tabard, zur Startseite
app-language = Sprache
app-language-en = Englisch
app-language-de = Deutsch
app-theme = Farben: { $theme ->
        [light] hell
        [dark] dunkel
       *[auto] wie das System
    }
app-sound = Ton
app-keys = Einstellungen und Tastenkürzel
app-loading = Einen Augenblick …
app-close = Schließen
app-news = Ansagen


## Tastatur

key-title = Einstellungen und Tastenkürzel
key-everywhere = Überall
key-here = Auf dieser Seite
key-list = Diese Liste zeigen
key-next = Nächste Schaltfläche, nächstes Feld
key-press = Schaltfläche drücken
key-close = Schließen, was offen ist
key-settings = Einstellungen
key-motion = Weniger Bewegung
key-motion-note = Nichts fliegt oder blendet über; was geschieht, ist sofort zu sehen.
key-enabled = Kürzel aus einem einzelnen Zeichen
key-enabled-note = Schalte sie aus, wenn du diktierst oder eine andere Hilfe benutzt, die tippt.
key-tab = Tab
key-enter = Eingabe
key-escape = Esc


## Startseite

home-title = Tabard: vier Spiele um Kronen, Gilden und Höfe
home-heading = Nimm Platz bei Hofe
home-tagline = Vier Spiele um Kronen, Gilden und Höfe, vollständig bis zur letzten Regel. Gegen Bots, mit Freunden in der Ferne oder gemeinsam an einem Bildschirm. Ganz ohne Konto.
home-your-name = Dein Name
home-your-name-note = Bleibt in diesem Browser.
home-guest = Gast
home-games = Die Spiele
home-seats = { $fewest ->
        [1] Allein oder bis zu { $most } Spieler
       *[other] { $fewest } bis { $most } Spieler
    }
home-pitch-allegiance = Tempel oder Diebesgilde? Lege verdeckt Karten aus, zieh die anderen auf deine Seite und steh am Ende dort, wo gesiegt wird.
home-pitch-throne = Sechs Wochen unter einer alternden Königin. Biete geheim um Soldaten, Spione und Gelehrte und bring dein Haus dem Thron am nächsten.
home-pitch-castellans = Wähle Würfel, wirb Bürger an und errichte Herrenhäuser, Schiffe und Denkmäler in einer Stadt, an der alle gemeinsam bauen.
home-pitch-archon = Neun Runden in einer ummauerten Stadt. Schick Höflinge aus, gewinne Magister, halte die Mauer und erfülle, was der König verlangt.
home-pitch-other = Ein Spiel des Hauses.
home-secrets-yes = mit Geheimnissen
home-secrets-no = alles offen
home-play = Jetzt spielen
home-play-game = { $game } jetzt spielen
home-play-note = du gegen { $count ->
        [one] einen Bot
       *[other] { $count } Bots
    }
home-play-alone = du gegen das Haus
home-friends = Mit Freunden
home-friends-game = { $game } mit Freunden
home-screen = An einem Bildschirm
home-screen-game = { $game } an einem Bildschirm
home-choose = Tisch selbst einrichten …
home-choose-game = { $game }: Plätze, Bots und Hausregeln wählen
home-setting-up = Der Tisch wird gedeckt …

home-continue = Deine Tische
home-continue-table = { $game }, als { $names }
home-forget = Vergessen
home-forget-table = Diesen Tisch vergessen: { $game }, als { $names }
home-forget-sure = Wirklich vergessen? Niemand sonst hat den Schlüssel zu deinem Platz.
home-forget-yes = Ja, vergessen
home-forget-no = Behalten
home-status-open = Wartet auf Mitspieler
home-status-turn = Du bist dran
home-status-running = Andere sind dran
home-status-over = Beendet
home-status-gone = Nicht mehr da
home-status-unknown = Nicht erreichbar

home-public = Offene Tische
home-public-none = Gerade wartet niemand auf Mitspieler. Öffne einen Tisch mit Freunden und mach ihn öffentlich.
home-public-free = { $free ->
        [one] 1 freier Platz
       *[other] { $free } freie Plätze
    } von { $all }
home-public-of = mit { $names }
home-join = Mitspielen
home-join-table = An den Tisch „{ $name }“ setzen
home-refresh = Aktualisieren

home-import = Eine Partie mitbringen
home-import-note = Jede beendete Partie lässt sich als Datei sichern. Öffne sie hier, um sie Zug für Zug anzusehen, Würfel und Karten nachzuprüfen oder von jeder Stellung aus weiterzuspielen.
home-import-button = Datei wählen
home-import-reading = { $file } wird gelesen …
home-import-no-record = { $file } enthält keine aufgezeichnete Partie.

home-fair = Jedes Mischen ist nachprüfbar: Der Tisch legt sich vor dem ersten Zug auf seinen Startwert fest und zeigt ihn nach dem letzten.
home-rules-all = Wo von den gedruckten Spielen etwas fehlt, sagen die Regeln, was gedruckt, was erschlossen und was von uns ist.


## Ein neuer Tisch

new-title = { $game }: ein neuer Tisch
new-way = Wie spielst du?
new-way-bots = Gegen Bots
new-way-friends = Mit Freunden
new-way-screen = An einem Bildschirm
new-way-bots-note = Es geht sofort los.
new-way-friends-note = Für jeden offenen Platz bekommst du einen Link. Die Partie beginnt, wenn du es sagst; leere Plätze können Bots übernehmen.
new-way-screen-note = Alle spielen an diesem Gerät. Sind Handkarten geheim, fällt zwischen den Zügen ein Vorhang.
new-count = Plätze
new-count-solo = 1 (allein)
new-solo-note = Dir gegenüber sitzt das Haus. Wer es vertritt, wählst du unter „Hausregeln“.
new-seats = Wer sitzt wo?
new-seat-kind = Platz { $seat }: Wer spielt?
new-seat-name = Platz { $seat }: Name
new-kind-person = Jemand hier
new-kind-open = Freund mit Link
new-kind-bot = Bot: { $level }
new-kinds-people = Menschen
new-kinds-bots = Bots
new-name-placeholder = Name
new-house-rules = Hausregeln
new-house-rules-changed = { $count ->
        [0] alles wie üblich
        [one] eine geändert
       *[other] { $count } geändert
    }
new-usual = { $meaning } (üblich)
new-house-rules-note = Wo ein Regelheft schweigt oder zwei Lesarten gut sind, entscheidet der Tisch. Was als üblich bezeichnet ist, ist unsere Lesart.
new-table-name = Name des Tisches
new-table-name-note = Kann leer bleiben.
new-public = In der Liste offener Tische zeigen
new-public-note = Wer diesen Server besucht, darf sich dann auf einen offenen Platz setzen.
new-create-bots = Partie beginnen
new-create-friends = Tisch öffnen


## Bots

level-random = Narr
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
level-greedy = Knappe
level-ismcts = Kanzler
level-ismcts-200 = Ritter
level-ismcts-1000 = Kanzler
level-search = Kanzler ({ $budget })
level-search-time = Kanzler ({ $seconds } s)
level-expert-search = Experte ({ $budget })
level-expert-search-time = Experte ({ $seconds } s)
level-note-random = spielt, was gerade kommt
level-note-easy = nimmt, was sofort am besten aussieht
level-note-easy-allegiance = nimmt, was sofort am besten aussieht, in zwei von fünf Fällen irgendetwas
level-note-medium = probiert 200 Zugfolgen aus
level-note-hard = probiert 1000 Zugfolgen aus, braucht einen Augenblick
level-note-expert = alles, was wir haben, bis zu 3 Sekunden je Klick


## Was schiefgehen kann

error-title = Da ist etwas im Weg
error-retry = Noch einmal versuchen
error-lost-title = Diese Seite gibt es nicht
error-lost = Diese Adresse führt nirgendwohin. Vielleicht wurde ein Link unterwegs abgeschnitten.
error-crash-title = Das war unser Fehler
error-crash = Die Seite ist gestolpert. Deine Partie ist auf dem Server sicher: Lade die Seite neu und spiel weiter, wo du warst.
error-reload = Seite neu laden
error-bad-request = Damit konnte der Server nichts anfangen.
error-no-token = Dazu braucht es den Link eines Platzes.
error-wrong-token = Dieser Link passt nicht mehr zum Tisch.
error-not-found = Das gibt es hier nicht. Vielleicht wurde der Tisch abgeräumt oder der Link abgeschnitten.
error-stale = Am Tisch ging es schon weiter; sieh noch einmal nach, was gefragt ist.
error-illegal = Das erlauben die Regeln jetzt nicht.
error-not-now = Das geht im Augenblick nicht.
error-too-large = Das ist zu groß.
error-too-many = Das war ein wenig zu schnell. Versuch es gleich noch einmal.
error-full = Alle Plätze sind besetzt.
error-name-taken = So heißt hier schon jemand. Nimm einen anderen Namen.
error-busy = Der Server ist gerade beschäftigt; es ist nichts geschehen. Versuch es noch einmal.
error-unreachable = Der Server ist nicht erreichbar. Ist das Netz da?
error-unknown = Das hat nicht geklappt. Bitte versuch es noch einmal.
