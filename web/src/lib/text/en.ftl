# The client's own texts in English: frame, home and rules. Those of the table are in table.en.ftl.


## Frame

app-name = Tabard
app-skip = Skip to the content
app-home = Tabard, to the start page
app-language = Language
app-language-en = English
app-language-de = German
app-theme = Theme: { $theme ->
        [light] light
        [dark] dark
       *[auto] as the system
    }
app-sound = Sound
app-keys = Settings and shortcuts
app-loading = One moment …
app-close = Close
app-news = Announcements


## Keyboard

key-title = Settings and shortcuts
key-everywhere = Everywhere
key-here = On this page
key-list = Show this list
key-next = Next button or field
key-press = Press the button
key-close = Close what is open
key-settings = Settings
key-motion = Less motion
key-motion-note = Nothing flies or fades; what happens is shown at once.
key-enabled = Shortcuts of a single character
key-enabled-note = Switch them off if you dictate or use another aid that types.
key-tab = Tab
key-enter = Enter
key-escape = Esc


## Home

home-title = Tabard: four games of crowns, guilds and courts
home-heading = Take a seat at court
home-tagline = Four games of crowns, guilds and courts, complete to the last clause. Against bots, with friends far away, or together at one screen. No account needed.
home-your-name = Your name
home-your-name-note = Kept in this browser only.
home-guest = Guest
home-games = The games
home-seats = { $fewest ->
        [1] Solo or up to { $most } players
       *[other] { $fewest } to { $most } players
    }
home-pitch-allegiance = Temple or Thieves' Guild? Lay cards in secret, sway the others, and at the end stand on the side that wins.
home-pitch-throne = Six weeks under an ageing queen. Bid in secret for soldiers, spies and scholars, and bring your house closest to the throne.
home-pitch-castellans = Draft dice, recruit citizens, and raise manors, ships and monuments in a city that everybody builds together.
home-pitch-archon = Nine rounds in a walled city. Send out courtiers, win magisters, hold the wall and meet what the king demands.
home-pitch-other = A game of the house.
home-secrets-yes = with secrets
home-secrets-no = all open
home-play = Play now
home-play-game = Play { $game } now
home-play-note = you against { $count ->
        [one] one bot
       *[other] { $count } bots
    }
home-play-alone = you against the house
home-friends = With friends
home-friends-game = { $game } with friends
home-screen = On one screen
home-screen-game = { $game } on one screen
home-choose = Set up your own table …
home-choose-game = { $game }: choose seats, bots and house rules
home-setting-up = Laying the table …

home-continue = Your tables
home-continue-table = { $game }, as { $names }
home-forget = Forget
home-forget-table = Forget this table: { $game }, as { $names }
home-forget-sure = Really forget it? Nobody else has the key to your seat.
home-forget-yes = Yes, forget it
home-forget-no = Keep it
home-status-open = Waiting for players
home-status-turn = Your turn
home-status-running = Others are choosing
home-status-over = Finished
home-status-gone = No longer there
home-status-unknown = Cannot be reached

home-public = Open tables
home-public-none = Nobody is waiting for players right now. Open a table with friends and make it public.
home-public-free = { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
    } of { $all }
home-public-of = with { $names }
home-join = Join
home-join-table = Join { $name }
home-refresh = Look again

home-import = Bring a record
home-import-note = Every finished match can be saved as a file. Open one here to watch it move by move, to verify its dice and cards, or to play on from any position.
home-import-button = Choose a file
home-import-reading = Reading { $file } …
home-import-no-record = { $file } holds no record of a match.

home-fair = Every shuffle can be checked: the table commits to its seed before the first move and shows it after the last.
home-rules-all = Where the printed games left gaps, the rules say what is printed, what is inferred and what is ours.


## A new table

new-title = { $game }: a new table
new-way = How do you play?
new-way-bots = Against bots
new-way-friends = With friends
new-way-screen = On one screen
new-way-bots-note = Starts at once.
new-way-friends-note = You get a link for each open seat. The match starts when you say so; bots can fill empty seats.
new-way-screen-note = Everybody plays on this device. A curtain falls between turns when hands are secret.
new-count = Seats
new-count-solo = 1 (solo)
new-solo-note = The house sits opposite you. Who it is, you choose under “House rules”.
new-seats = Who sits where?
new-seat-kind = Seat { $seat }: who plays?
new-seat-name = Seat { $seat }: name
new-kind-person = Person here
new-kind-open = Friend with a link
new-kind-bot = Bot: { $level }
new-kinds-people = People
new-kinds-bots = Bots
new-name-placeholder = Name
new-house-rules = House rules
new-house-rules-changed = { $count ->
        [0] all as usual
        [one] one changed
       *[other] { $count } changed
    }
new-usual = { $meaning } (usual)
new-house-rules-note = Where a rulebook is silent or two readings are good, the table decides. What is marked as usual is our own reading.
new-table-name = Name of the table
new-table-name-note = Optional.
new-public = Show in the list of open tables
new-public-note = Anybody who visits this server may then join an open seat.
new-create-bots = Start the match
new-create-friends = Open the table


## Bots

level-random = Jester
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-greedy = Squire
level-ismcts = Chancellor
level-ismcts-200 = Knight
level-ismcts-1000 = Chancellor
level-search = Chancellor ({ $budget })
level-search-time = Chancellor ({ $seconds } s)
level-expert-search = Expert ({ $budget })
level-expert-search-time = Expert ({ $seconds } s)
level-note-random = plays whatever comes
level-note-easy = takes what looks best at once
level-note-easy-allegiance = takes what looks best at once, two times in five whatever comes
level-note-medium = tries 200 lines of play
level-note-hard = tries 1,000 lines of play, takes a moment
level-note-expert = all we have, up to 3 seconds a click


## What can go wrong

error-title = Something is in the way
error-retry = Try again
error-lost-title = No such page
error-lost = This address leads nowhere. Perhaps a link was cut off on its way to you.
error-crash-title = That was our mistake
error-crash = The page stumbled. Your match is safe on the server: load the page again and go on where you were.
error-reload = Load the page again
error-bad-request = The server could not make sense of that.
error-no-token = This needs the link of a seat.
error-wrong-token = This link does not fit the table any more.
error-not-found = There is no such thing here. Tables may have been cleared away, or the link was cut off.
error-stale = The table has moved on; look again at what is asked.
error-illegal = The rules do not allow that now.
error-not-now = That cannot be done at the moment.
error-too-large = That is too large.
error-too-many = That was a little too quick. Try again in a moment.
error-full = All seats are taken.
error-name-taken = Somebody at this table is called that. Take another name.
error-busy = The server is busy just now, and nothing was done. Try again.
error-unreachable = The server cannot be reached. Is the network there?
error-unknown = That did not work. Please try again.
