# Looking back at a match.

replay-title = Replay
replay-opening = The match is being laid out …
replay-unreachable = This replay cannot be shown
replay-imported = From a record
replay-forked = Played on from another match
replay-move = Move
replay-move-of = Move { $move } of { $moves }
replay-start = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move forward
replay-end = To the end
replay-controls = Controls of the replay
replay-jump = Go to
replay-eyes = Through whose eyes
replay-eyes-spectator = A spectator’s
replay-eyes-seat = { $name }
replay-turn = { $names } to decide
replay-chance = chance decides
replay-share = Copy link to this move
replay-fork = Play on from here
replay-fork-title = Play on from move { $move }
replay-fork-text = A new table begins with this very position. What comes by chance will be different.
replay-fork-seat = Your seat
replay-fork-level = Level of the bots
replay-fork-name = Your name
replay-fork-do = Sit down here
replay-key-step = One move back or forward
replay-key-play = Play or pause
replay-key-round = To the part before or after
replay-eyes-all = All eyes together
replay-running = This match is still going on. You see what you saw, and nothing that is hidden from you.
replay-look-back = Look back move by move
replay-ahead = { $count ->
        [one] 1 new move
       *[other] { $count } new moves
    }
replay-to-table = Back to the table
replay-part-back = To the part before
replay-part-forward = To the next part
replay-course = The course of the match
replay-turning = Turning points
replay-change-at = Move { $move }: { $text }

## The chart of scores

chart-label = Scores over the match. Here: { $summary }.
chart-setup = Setup
chart-lead = { $count ->
        [one] { $names } takes the lead from { $before }.
       *[other] { $names } take the lead from { $before }.
    }
chart-level-with = { $count ->
        [one] { $names } catches up with { $before }.
       *[other] { $names } catch up with { $before }.
    }
chart-shakes-off = { $count ->
        [one] { $names } shakes off { $before }.
       *[other] { $names } shake off { $before }.
    }
chart-led = { $since }: { $names } { $count ->
        [one] goes ahead and stays there to the end.
       *[other] go ahead and stay there to the end.
    }
chart-level = Nobody was ever ahead.
