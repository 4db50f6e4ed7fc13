# Words of Archon's board in English, beside the game's own texts.

archon-label = Table of Archon
archon-leaf-city = City
archon-leaf-hand = Hand
archon-leaf-works = Works
archon-leaf-wall = Wall
archon-leaf-houses = Others
archon-covered = Covered at this number of players: nobody can enter.
archon-slot-covered = covered
archon-slot-free = free
archon-occupied = occupied by { $names }
archon-tokens = Tax Collector token: { $names }
archon-tax = Entering costs you { $gold } gold in tax.
archon-favor-moves = At the end of each round every favor moves on one slot; the last leaves the game.
archon-value = Unused it counts { $value } for the player order.
archon-magister-row = Row of the Magister Track
archon-row-next = Your next space: { $cost } for { $vp }
archon-row-full = You have reached the end of this row.
archon-plenty = never runs out
archon-empty = empty
archon-grant-note = Scored at the end of the season: VP by rank in each category; whoever has none gets nothing.
archon-standing = { $name }: { $count }, { $vp } now
archon-nobody = nobody yet
archon-tile-price = Cost: { $cost }; worth { $vp } at once.
archon-tile-left = { $count ->
        [one] 1 left
       *[other] { $count } left
    }
archon-tile-gone = None left.
archon-tile-worth = As things stand, { $vp } at the end.
archon-level-closed = opens in a later season
archon-warrior-of = Elite Warrior of { $name }
archon-attack-none = No further attack is to come.
archon-attack-cards = Strengths of the cards that are left: { $strengths }.
archon-attack-last = The last attack
archon-season-track = Season Track
archon-season-note = Three rounds, then the attack and the King's Grant.
archon-active = to decide
archon-passed = passed
archon-passed-with = passed, { $count } unused
archon-hand-count = { $count ->
        [0] no card in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
archon-unused-last = Unused in the last round: { $cards }
archon-unused = unused:
archon-order-place = Number { $place } in player order
archon-own-goods = Your goods
archon-no-goods = no goods
archon-of = { $count } of { $all }
archon-take-back = { $count ->
        [one] { $name }: take back to the reserve
       *[other] { $name }: take 1 of { $count } back to the reserve
    }
archon-division-note = Click or drag cards; only you see how you divide them.
archon-hand-empty = No card in hand
archon-nothing-yet = No tile, Science or Arts card yet
archon-figures = Figures left
archon-hidden = { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
archon-passage-used = The Secret Passage was used this round.
archon-raid = The city is raided with strength { $strength }.
archon-raid-due = { $left ->
        [0] You make up { $due }.
        [one] You make up { $due }; 1 resource is still to be given up.
       *[other] You make up { $due }; { $left } resources are still to be given up.
    }
