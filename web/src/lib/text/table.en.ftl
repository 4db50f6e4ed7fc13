# The texts of tables and replays in English.


## The page

table-title = Table
table-home = To the start page
table-opening = The table is being laid …
table-unreachable = This table cannot be opened
table-watch = Watch without a seat
table-rules = Rules
table-spectator = You are watching
table-yes = yes
table-no = no
table-cancel = Cancel
table-line-online = Connected
table-line-connecting = Connecting again …
table-line-offline = No connection
table-parts = Parts of the table
table-part-board = Table
table-part-log = Log
table-part-chat = Chat
table-part-seats = Seats
table-in-words = The table in words


## Before the match

table-room-open = { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
table-room-full = Everybody is here.
table-room-host = The host starts the match as soon as all seats are taken.
table-room-fill = Send the links, or let bots take the open seats. Then the match can begin.
table-join-title = Take a seat
table-join-name = Your name
table-join = Sit down
table-leave = Leave the table
table-link-of = Link for seat { $number }
table-link-new = New link for seat { $number }
table-copy = Copy link
table-copied = Copied
table-bot-level = Level of a bot for seat { $number }
table-bot-put = Let a bot sit here
table-bot-remove = Free this seat
table-start = Begin the match
table-name = Name of the table
table-rename = Rename


## Seats

table-seats = Seats
table-seat-number = Seat { $number }
table-seat-open = open
table-seat-bot = bot: { $level }
table-seat-stand-in = away, a bot plays: { $level }
table-seat-online = connected
table-seat-offline = not connected
table-you = you
table-turns = Whose turn it is
table-decides = to decide
table-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place
table-score = { $score ->
        [one] 1 point
       *[other] { $score } points
    }
table-watching = { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }


## Deciding

table-your-turn = Your turn
table-waiting-for = Waiting for { $names } …
table-options = Options ({ $count })
table-barred = { $count ->
        [one] One thing is not allowed now: why?
       *[other] { $count } things are not allowed now: why?
    }
table-skip = Show everything now ({ $count } more)
table-undo = Take back
table-hint = Hint
table-hint-thinking = Thinking …
table-hint-title = What a bot would do here
table-hint-by = A bot that knows only what you know has thought for { $seconds } s. It would choose what it tried most.
table-hint-close = Close the hint
table-hint-numbers = chance to win about { $value } %, tried in { $share } % of its search
table-hint-choose = Choose: { $option }
table-my-link = Copy my link
table-my-link-text = Your seat on another device: open this link there. Whoever has it plays in your place.
table-prompt-all = Show all of it
table-prompt-less = Show less
table-more = More …
table-stand-in = Let a bot play for me
table-stand-in-title = A bot plays for you
table-stand-in-text = It knows only what you know. You can take your seat back at any time.
table-stand-in-do = Hand over
table-away = A bot plays for you: { $level }.
table-back = Take my seat back
table-level = Level
table-resign = Resign
table-resign-title = Leave the match for good?
table-resign-text = A bot takes your seat and plays to the end. You cannot come back to it.
table-resign-do = Yes, resign
table-announce-ask = Your turn: { $prompt }
table-announce-hint = Hint: { $option }


## Log and chat

table-log = Log
table-log-empty = Nothing has happened yet.
table-line-rule = Rule { $clause }
table-since = Since your last move
table-marked = A folded corner on the board marks what changed.
table-leads = Shows where on the board that was
table-so-far = So far
table-since-more = { $count ->
        [one] One earlier line is in the log.
       *[other] { $count } earlier lines are in the log.
    }
table-chat = Chat
table-chat-said = What was said
table-chat-empty = Nobody has said anything yet.
table-chat-label = Say something to the table
table-chat-send = Send
table-chat-new = New message
note-sat = { $name } sits down.
note-left = { $name } leaves the table.
note-started = The match begins.
note-renamed = The table is now called “{ $name }”.
note-stand-in = A bot plays for { $name } for a while.
note-back = { $name } is back.
note-resigned = { $name } resigns; a bot plays on.
note-fell-back = { $name } took too long to think, so a quick choice was made.
note-undo = { $name } takes a choice back.
note-chat = { $name } says: { $text }


## One screen for several players

table-curtain-title = Hand the device to { $name }
table-curtain-text = Only { $name } should look at the screen now.
table-curtain-open = I am { $name }, show my cards


## The end

table-over = The match is over
table-wins = { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
table-wins-nobody = Nobody wins
table-you-won = Congratulations!
table-sheet = Score sheet
table-replay = Watch the replay
table-rematch = Play again
table-download = Save the record
table-verify = Verify the match
table-verify-title = Was all above board?
table-verify-chance = Chance
table-verify-text = Before the first move the table committed itself to a secret seed. Now that the seed is known, every card drawn and every die rolled is derived from it once more.
table-verify-running = Checking every draw …
table-verify-agrees = Chance agrees: { $moves ->
        [one] 1 move keeps
       *[other] all { $moves } moves keep
    } to the rules, and all that was drawn and rolled follows from the seed.
table-verify-differs = Something does not agree with the seed.
table-verify-commitment = Commitment, before the match
table-verify-seed = Seed, after the match


## Keyboard

table-key-option = Choose the option with this number
table-key-undo = Take the latest choice back
table-key-hint = Ask for a hint
table-key-log = Go to the log
table-key-chat = Go to the chat
table-key-skip = Show everything that is still to be seen
