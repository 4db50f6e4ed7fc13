# What the terminal itself says, in English.

stage-draft = (draft: plays to its end)
stage-playable = (playable: every clause is tested)
stage-proven = (proven: every clause is tested, and more)
games-facts = { $seats } seats, rules version { $rules }
games-option = option
games-meaning = meaning and values
games-default = default
games-data = Data files from { $folder }: { $digest }
games-own-data = the game's own
games-compiled = compiled engine
games-interpreted = interpreted engine

source-printed = printed
source-inferred = inferred
source-reconstructed = reconstructed
rules-heading = Heading
rules-clauses = clauses
rules-tested = tested
rules-all = All
rules-source = Source
rules-how = Read on: tabard rules { $game } CLAUSE, or --search WORDS
rules-proved = { $count ->
        [one] Proved by one test:
       *[other] Proved by { $count } tests:
    }
rules-unproved = No test names this clause here.

replay-spectator = as a spectator saw it
replay-seat = as { $player } saw it
replay-all = with everything open
replay-read-only = This match of { $game } was played by rules version { $rules }; this program plays version { $ours }. It can be read but not replayed. Its moves:
replay-unfinished = { $moves ->
        [one] After one move the match is not over.
       *[other] After { $moves } moves the match is not over.
    }
names-claimed = Names according to the record; no house has signed them.
names-forged = Names according to the record; the signature of { $house } does not fit.
names-signed = Names as given at { $house }, signed with key { $fingerprint }.
standing = { $place }. { $player }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }

table-yes = yes
table-no = no

new-game-written = { $folder } holds a small game that is complete. Now:
        cd { $folder }
        pip install -e .
        tabard check-game { $game }
        tabard play { $game }
    Then change it step by step, as GUIDE.md there tells.

play-welcome = { $title }: { $players }.
play-opponents = Bots: { $bots }.
play-resumed = The match in { $file } goes on.
play-saving = Saved in { $file } after every choice.
play-help-hint = Type a number to choose, “help” for everything else.
play-since = What has happened
play-barred = Not possible (“why” tells the reason)
play-ask = Your choice
play-enter = Enter: { $option }
play-thinking = { $player } is thinking …
play-fault = { $fault }. A bot of level { $level } plays on for { $player }; the match goes on.
play-pondering = A bot is thinking …
play-hand-over = The keyboard goes to { $player }. Nobody else looks. Press Enter when you are ready.
play-not-number = { $count ->
        [one] There is no option { $number }, only 1.
       *[other] There is no option { $number }; choose 1 to { $count }.
    }
play-not-understood = “{ $text }” is neither an option nor a command; type “help”.
play-barred-choice = Not possible: { $reason }
play-undone = Taken back.
play-undo-refused = Nothing to take back: somebody else has moved since, or something hidden has been seen.
play-hint-best = A bot would choose: { $option }
play-hint-line = { $share } % of the search, about { $value } % to win
play-hint-only = There is only one option: { $option }
play-why-none = Nothing that you might expect is barred right now.
play-why-unknown = There is no clause { $clause }. Those in force now: { $clauses }
play-saved = Saved in { $file }; from now on after every choice.
play-save-usage = Which file? Type: save FILE
play-left-saved = The match is saved. Go on with: tabard play { $game } --save { $file }
play-left-unsaved = The match was not saved. Next time: --save FILE, or the command “save FILE”.
play-cannot-save = { $reason }
play-over = The match is over.
play-finished-in = The record is in { $file }. Check it with: tabard verify { $file }
play-commands = Commands
help-number = choose an option, by its number or its text
help-undo = take back your latest choice, if nobody has learned anything from it
help-hint = ask a bot what it would do
help-why = why something is not possible; with an id, what that clause says
help-log = everything that has happened, as you saw it
help-table = show the table again
help-cards = what the cards do, and how many there are
help-rules = the rulebook; with words, the clauses that hold them
help-save = keep the match in a file, from now on after every choice
help-quit = leave
help-help = this list
