# What a search thinks of a finished match.

analysis-title = Analysis
analysis-offer = A bot looks at every choice again, knowing only what the player knew: where the match was decided, what would have been better, and which mistakes cost most. This takes a few minutes; the table can be used meanwhile.
analysis-begin = Analyse this match
analysis-go-on = Go on with the analysis
analysis-stop = Stop
analysis-running = The match is being analysed
analysis-progress = { $done } of { $moves } moves.
analysis-left = { $seconds ->
        [one] About a second left.
       *[other] About { NUMBER($seconds, useGrouping: "false") } seconds left.
    }
analysis-stopped = Stopped after { $done } of { $moves } moves. What has been found is kept.
analysis-failed = The analysis broke off. What has been found is kept; go on with it.
analysis-ready = { $count ->
        [0] The match is analysed: no mistakes.
        [one] The match is analysed: one mistake is listed.
       *[other] The match is analysed: { $count } mistakes are listed.
    }
analysis-places = Expected places
analysis-chart = Expected place of every seat over the match. Here: { $summary }.
analysis-chart-note = First place is on top. Circles: the biggest mistakes.
analysis-place = { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-here = The choice at this move
analysis-nothing-here = Nobody had a choice at this move: chance decided, or only one option was left.
analysis-not-yet = This move has not been looked at yet.
analysis-asked = { $name }, asked “{ $prompt }”
analysis-verdict-good = { $equal ->
        [1] The bot would have done the same.
       *[0] A good choice: the best one looks hardly better.
    }
analysis-verdict-mistake = A mistake: it costs { NUMBER($cost, maximumFractionDigits: 1) } points of the chance to win.
analysis-verdict-blunder = A blunder: it costs { NUMBER($cost, maximumFractionDigits: 1) } points of the chance to win.
analysis-chosen = (chosen)
analysis-value = { $value } %
analysis-mistakes = The biggest mistakes
analysis-move = Move { $move }
analysis-cost-mistake = mistake, { NUMBER($cost, maximumFractionDigits: 1) } points
analysis-cost-blunder = blunder, { NUMBER($cost, maximumFractionDigits: 1) } points
analysis-mistake = { $name }, asked “{ $prompt }”: { $choice }. Better: { $better }.
analysis-better = Better: { $better }.
analysis-also = Also better: { $others }.
analysis-none = No choice cost much of the chance to win.
analysis-none-yet = None has been found so far.
analysis-players = The players
analysis-column-player = Player
analysis-column-place = Place
analysis-column-choices = Choices
analysis-column-cost = Mean cost
analysis-column-mistakes = Mistakes
analysis-column-blunders = Blunders
analysis-points = { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-note = Percentages and points are the chance to win as a search of { $iterations } iterations sees it that knows what the player knew; a longer search may think otherwise. Expected places are judged with everything open: they follow the game’s own evaluation, fitted to matches of simple bots.
analysis-key-mistake = To the next of the biggest mistakes, once the match is analysed
