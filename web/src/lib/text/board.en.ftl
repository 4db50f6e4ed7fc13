# Words that all boards share, in English.

kit-touched = Last move
kit-since = Changed since your last move
kit-not-now = Not possible now:
kit-rule = Rule:
kit-why-not = { $name }: why not?
kit-barred = { $name }. Not possible now
kit-choose-of = { $name }: { $count } possibilities
kit-choose = Choose:
kit-source-inferred = Not printed as such, but it follows from the rulebook.
kit-source-reconstructed = The print is lost; this is ours.
kit-actions = Your decision
kit-explore = Look around the board with the arrow keys
kit-amount = Amount
kit-less = Less
kit-more = More
kit-zoom-in = Zoom in
kit-zoom-out = Zoom out
kit-zoom-reset = Show all
kit-zoom = Zoom
kit-leaves = Parts of the board
kit-leaf-lit = something to choose here
kit-change-more = plus { $count }
kit-change-less = minus { $count }
kit-die = Die showing { $value }
kit-die-blank = Die, not rolled
kit-track-at = { $name }: { $at }
