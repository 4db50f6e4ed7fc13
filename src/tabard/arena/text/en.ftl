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
arena-column-first-alone = first alone
arena-column-second-alone = second alone
arena-column-difference = difference
arena-column-chance = p
arena-pairs-note = “Alone” is the share of one bot at a table of which all others are of the other kind; par is { $par }.
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
arena-written = Report: { $file }
arena-kept = Results: { $file }
progress-matches = matches
