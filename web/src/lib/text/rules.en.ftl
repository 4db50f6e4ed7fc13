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
rules-labels = What the labels mean
rules-printed = printed
rules-inferred = inferred
rules-reconstructed = reconstructed
rules-printed-note = a rulebook or a public description says so
rules-inferred-note = follows from what is printed
rules-reconstructed-note = the print is lost or silent; our own, made to fit
rules-unknown = There is no clause { $id } here.
rules-source-show = Source
rules-provenance-of = { $of }: { $word }
rules-name = Name
rules-ruling = Ruling { $ruling }
rules-rulings = Rulings
rules-rulings-note = Where a rulebook is silent, contradicts itself or allows two readings: the question, what holds here, and why. Some of it a table may decide otherwise when it is set up; our own reading is marked as usual.
rules-table-decides = A table may decide: { $option }
rules-ruling-link = Link to ruling { $id }
rules-found-rulings = { $count ->
        [one] 1 ruling
       *[other] { $count } rulings
    }
rules-usual = usual
rules-material = Cards and boards
rules-material-note = What is printed on cards and boards, as far as it is known; the rest is inferred or our own.
rules-found-things = { $count ->
        [one] 1 card or board
       *[other] { $count } cards and boards
    }

## Cards and boards by their kind

rules-file-cards = Cards
rules-file-powers = Powers and factions
rules-file-actions = Actions
rules-file-claims = In Game Claims
rules-file-decrees = Royal Decrees
rules-file-ends = End of Game Claims
rules-file-guilds = Guilds
rules-file-houses = Houses and Territories
rules-file-lords = Lords
rules-file-merchants = Travelling Merchants
rules-file-spaces = Action spaces
rules-file-tokens = Tokens
rules-file-tracks = Tracks
rules-file-workforce = Workforce cards
rules-file-citizens = Citizens
rules-file-colors = Colours
rules-file-districts = Districts, roads and rounds
rules-file-goods = Goods
rules-file-manors = Manors
rules-file-phases = Phases
rules-file-solo = Solo opponents
rules-file-wharf = Wharf
rules-file-arts = Arts cards
rules-file-attacks = Attack cards
rules-file-buildings = Buildings
rules-file-emblems = Emblems and guards
rules-file-favors = King’s Favors
rules-file-grants = King’s Grants
rules-file-magisters = Courtiers and Magisters
rules-file-pieces = Pieces and words
rules-file-provinces = Provinces
rules-file-science = Science cards
rules-file-seasons = Seasons and phases
rules-file-tiles = Building tiles
