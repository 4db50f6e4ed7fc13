# The end of a match, and what comes after it.

ending-duplicate = Same luck, other seats
ending-duplicate-note = Same luck: the very same cards and dice once more, and everybody moves on by one seat, so that you get what another had.
note-again = { $name } wants to play again: press “Play again”, and you have your seat there.
note-duplicate = { $name } wants to play the same luck again on other seats: press “Same luck, other seats”, and you have your seat there.
