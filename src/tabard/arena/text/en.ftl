# What reports of the arena say, in English.

arena-title = { $game }: tournament of bots
arena-subtitle = { $matches } matches on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }; seats rotate, and all bots meet on the same deals.
arena-standings = Standings
arena-ratings = Ratings with 95 % intervals
arena-ratings-caption = Elo scale: 400 points more are ten to one. The mean of all bots is 0.
arena-shares = Shares of victories with 95 % intervals
arena-shares-caption = The dashed line is par: what a seat wins if all are equal ({ $par }).
arena-column-bot = bot
arena-column-rating = rating
arena-column-interval = 95 %
arena-column-share = victories
arena-column-place = mean place
arena-column-score = mean score
arena-column-time = ms a choice
arena-column-matches = seats played
arena-pairs = Pairs on the same deals
arena-pairs-caption = Each pair on the same deals and seats
arena-pairs-chart = Difference of the shares of victories
arena-pairs-chart-caption = First bot less second bot, deal by deal, in percentage points; right of zero the first one is better. Red: differs from zero at 5 %.
arena-pair = { $first } – { $second }
arena-column-pair = pair
arena-column-first = first
arena-column-second = second
arena-column-difference = difference
arena-column-chance = p
arena-alone = Alone among others
arena-alone-note = One bot at a table of which all others are of the other kind, at every seat; par is { $par }. “At least” is the lower bound of the 95 % interval in multiples of par.
arena-among = { $bot } among { $others }
arena-column-alone = bot
arena-column-times = × par
arena-column-least = at least
arena-seats = Seats
arena-seats-chart = Share of victories by seat
arena-seats-caption = Over all matches. The dashed line is par ({ $par }).
arena-seat = Seat { $seat }
arena-how = How it was made
arena-method-rating = Ratings: strengths of the Bradley–Terry model by minorisation (Hunter 2004) over all pairs of seats with different bots (full rank breaking, Khetan and Oh 2016); a tie is half a victory for both, and one imagined tie for each pair keeps ratings finite. Intervals: percentile bootstrap over deals (Efron 1979).
arena-method-share = Shares: a victory shared by k seats is 1/k for each. Intervals after Wilson (1927), with matches counted by their design effect (Kish 1965), because matches of one deal resemble each other.
arena-method-pairs = Pairs: the difference is taken deal by deal; interval and p by Student’s t over deals. p is not corrected for the number of pairs.
arena-command = The command; called again it goes on where it stopped:
arena-results = The results, one match a line: { $file }
arena-replay = One match again, as a record (deal number as in the results):
arena-budget = Times are from the machine that played; budgets in iterations are repeatable, budgets in milliseconds are not.
arena-done = { $matches } matches of { $game } with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
arena-fault = { $matches ->
        [one] One match was lost by a fault: { $fault }.
       *[other] { $matches } matches were lost by a fault: { $fault }.
    }
arena-written = Report: { $file }
arena-kept = Results: { $file }
progress-matches = matches

balance-title = { $game }: balance
balance-subtitle = { $matches } matches of { $bots } with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }{ $options ->
        [none] .
       *[other] ; options: { $options }.
    }
balance-summary = In short
balance-findings = What stands out
balance-no-findings = Nothing stands out: no seat, and none of { $count } things, differs from the others more than chance explains.
balance-finding-seat = Position { $position } in turn order wins { $share } ({ $interval }) instead of { $par }.
balance-finding-thing = { $thing } ({ $group }): whoever takes it wins { $lift } points { $direction ->
        [more] more
       *[less] less
    } often ({ $interval }; q { $corrected }).
balance-finding-dead = “{ $option }” ({ $prompt }): offered { $offered } times, chosen { $taken ->
        [0] never
        [one] once
       *[other] { $taken } times
    }; blind chance would have chosen it { $expected } times.
balance-caution = A lift is what goes together, not what causes: whoever can take something may be ahead already. All matches were played by bots; what they overlook, people may find.
balance-seats = Turn order
balance-seats-chart = Share of victories by turn order
balance-seats-caption = 95 % intervals; the dashed line is par ({ $par }).
balance-seats-table = Positions in turn order
balance-position = { $position ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $position }th
    }
balance-column-position = position
balance-column-share = victories
balance-column-interval = 95 %
balance-column-place = mean place
balance-column-score = mean score
balance-column-chance = p
balance-column-corrected = q
balance-column-matches = in matches
balance-column-offered = seats offered
balance-column-taken = taken
balance-column-fulfilled = fulfilled or used
balance-column-lift = lift
balance-column-examples = see
balance-column-thing = name
balance-column-figure = figure
balance-column-mean = mean
balance-column-low = 10 %
balance-column-median = median
balance-column-high = 90 %
balance-column-prompt = question
balance-column-option = option
balance-column-decisions = choices
balance-column-options = mean options
balance-column-most = most
balance-column-offers = offered
balance-column-chosen = chosen
balance-column-expected = by chance
balance-column-first = first
balance-column-second = second
balance-column-difference = difference
balance-column-match = match
balance-column-places = places
balance-column-scores = scores
balance-column-command = command
balance-column-kind = what
balance-things = Cards and other things
balance-lifts-chart = Largest lifts
balance-lifts-caption = Win share of those who took it less that of those who could have and did not, in percentage points, with 95 % intervals. Red: a finding even among so many (q below 5 %).
balance-length = Length, scores and tension
balance-figures-table = Figures of a match
balance-histogram = { $figure }: how often
balance-histogram-caption = Share of matches; mean { $mean }.
balance-figure-decisions = choices in a match
balance-figure-rounds = rounds
balance-figure-branching = options a choice
balance-figure-score = score of a seat
balance-figure-winning_score = winning score
balance-figure-margin = lead of the first over the second
balance-figure-spread = lead of the first over the last
balance-figure-lead_changes = changes of the lead by score
balance-figure-favourite_changes = changes of the favourite
balance-figure-decided = decided after (share of the match)
balance-figure-note = Favourite is whom the bots’ evaluation sees ahead. Decided: from there on the favourite was somebody who won.
balance-choices = Choices
balance-prompts-table = How wide choices are
balance-prompts-note = Each question reads as it did in one of the matches.
balance-dead-table = Dead options
balance-dead-note = Offered at least { $least } times, and chosen surely less than a fifth as often as by blind chance.
balance-dead-none = No option is dead: everything that is offered at least { $least } times is chosen now and then.
balance-compared = Two variants
balance-compared-lead = First: { $first }. Second: { $second }. Both on the same seeds.
balance-variant-plain = as the rules say by default
balance-compared-table = What differs
balance-compared-none = Nothing differs more than chance explains.
balance-compared-figures = All figures and positions
balance-kind-figure = figure
balance-kind-seat = victories by turn order
balance-kind-taken = { $group }: seats that take it
balance-kind-won = { $group }: share of the victories
balance-matches = Matches that show it
balance-matches-lead = Each record can be read again, with everything open:
balance-matches-table = Matches
balance-how = How it was made
balance-method-shares = Shares: a victory shared by k seats is 1/k for each. Intervals after Wilson (1927), with matches counted by their design effect (Kish 1965). p of a position: Student’s t over deals.
balance-method-lift = Lift: difference of mean win shares, each less what that bot wins on average; variance from sums over deals (Liang and Zeger 1986), because seats of one match are not independent. Nothing is said of what fewer than ten seats took.
balance-method-many = Many tests: q is p adjusted after Benjamini and Hochberg (1995) over all things of the report; of all findings at most 5 % are chance on average.
balance-method-pairs = Variants: the difference is taken deal by deal on the same seeds; Student’s t, q over all that is compared.
balance-command = The command; called again it goes on where it stopped:
balance-left-out = Matches that were lost by a fault are left out of all that follows.
balance-written = Report: { $file }; { $count } records in { $folder }
balance-done = { $matches } matches of { $game } with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
balance-none = –

analyse-title = { $game }: a match analysed
analyse-subtitle = { $players }. { $moves } moves, { $choices } choices judged by a search of { $iterations } iterations each.
analyse-places = Expected places
analyse-chart = Expected place of each seat after every move
analyse-chart-caption = First place is on top; the moves of the record run from left to right. Circles: the biggest mistakes.
analyse-summary = The players
analyse-column-player = player
analyse-column-place = place
analyse-column-choices = choices
analyse-column-loss = mean loss
analyse-column-mistakes = mistakes
analyse-column-blunders = blunders
analyse-column-move = move
analyse-column-question = question
analyse-column-chosen = chosen
analyse-column-better = better
analyse-column-cost = cost
analyse-column-before = place before
analyse-column-after = place after
analyse-mistakes = The biggest mistakes
analyse-mistake = Move { $move }, { $player }, asked “{ $prompt }”: { $choice }. Better: { $better } ({ $cost } points of the chance to win).
analyse-also = Also: { $others }.
analyse-no-mistakes = No choice cost more than { $least } points of the chance to win.
analyse-unjudged = Choices were not judged (--iterations 0).
analyse-note = Costs are percentage points of the chance to win, as a search saw it that knew what the player knew. Expected places are judged with everything open; they follow the game’s own evaluation, fitted to finished matches of the bots random and greedy; between better players a lead may be worth more or less.
analyse-unfinished = not finished
analyse-see = The same position again:
progress-moves = moves
