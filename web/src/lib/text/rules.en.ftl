# The pages of rules.

rules-title = Rules of { $game }
rules-heading = Rules of { $game }
rules-intro = Every rule in our own words, one sentence at a time. Each has a number that logs and refusals cite.
rules-games = Rules of
rules-search = Search the rules
rules-headings = Headings
rules-found = { $count ->
        [0] No clause fits.
        [one] 1 clause
       *[other] { $count } clauses
    }
rules-link = Link to clause { $id }
rules-source = Source: { $source }
rules-labels = What the labels mean
rules-printed = printed
rules-inferred = inferred
rules-reconstructed = reconstructed
rules-printed-note = a rulebook or a public description says so
rules-inferred-note = follows from what is printed
rules-reconstructed-note = the print is lost or silent; our own, made to fit
rules-unknown = There is no clause { $id } here.
