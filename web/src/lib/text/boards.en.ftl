# Words of the boards in English: what stands on a table beside the game's own texts.


## Allegiance

board-label = Table of Allegiance
board-own = Your place
board-count-of = { $count } { $name }
board-face-down = Face-down card
board-no-power = No power of its own.
board-worth-temple = Influence when placed on the Temple; a Temple point in hand or tableau.
board-worth-guild = Influence when placed on the Thieves' Guild; a Guild point in hand or tableau.
board-worth-unaligned = Never counts for anybody's allegiance.
board-pile-note = Face down until the end of the game.
board-hand-note = Only its owner sees it, and whoever looks by an action.
board-placed-by = Placed by { $name } in round { $round }
board-known-to-you = You know this card
board-guarded = Under a Guard
board-guards = Guards: { $name }
board-round = Round { $round }
board-deck = { $count ->
        [0] The deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
board-removed = { $count ->
        [one] 1 card out of play
       *[other] { $count } cards out of play
    }
board-removed-note = Out of play; you know this card
board-of-which = known:
board-boxed = In the box:
board-boxed-note = Not in this match: stays in the box
board-first-action = First Action
board-confirmed = confirmed
board-hand = Hand:
board-hand-of = { $count ->
        [one] { $name }: 1 card in hand
       *[other] { $name }: { $count } cards in hand
    }
board-hand-empty = No card in hand
board-known = In hand:
board-known-hand = In this hand, as far as you know
board-perhaps = Perhaps:
board-perhaps-hand = In this hand, or placed on an organisation since
board-tableau = Tableau:
board-tableau-of = Tableau: { $name }
board-tableau-empty = Nothing in the tableau
board-converted = Converted: 1 influence for the Temple
board-yours-there = You placed it here
board-revealed = Cards:
board-tracked = Who placed which card
board-take-back = Take { $name } back into your hand
board-picked = Your choice: { $name }
board-slot = Your card
board-slot-asked = Click or drag a card
board-look-hand = Hand of { $name }, seen in round { $round }
board-look-card = Face-down card in the tableau of { $name }, seen in round { $round }
board-look-secret = Only you see this.
board-look-earlier = Earlier
board-look-later = Later
board-look-again = { $count ->
        [one] Look again
       *[other] Look again ({ $count })
    }
board-reveal-skip = Skip
board-reveal-again = Show again
board-pile-own = Own side:
board-pile-unaligned = Unaligned:
board-pile-other = Wrong side:
board-text-round = Round { $round }. { $deck ->
        [0] The deck is empty.
        [one] 1 card is in the deck.
       *[other] { $deck } cards are in the deck.
    }
board-text-yours = yours: { $cards }
board-text-converted = converted: { $cards }
board-text-hand = { $count ->
        [0] no card in hand
        [one] 1 card in hand ({ $cards })
       *[other] { $count } cards in hand ({ $cards })
    }
board-text-known = known of it: { $cards }
board-text-tableau = tableau: { $cards }
board-text-face-down = face-down card from { $name }, round { $round }
