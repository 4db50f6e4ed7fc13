# The end of a match, and what comes after it.

ending-duplicate = Same luck, other seats
ending-duplicate-note = Same luck: the very same cards and dice once more, and everybody moves on by one seat, so that you get what another had.
note-again = { $name } wants to play again: press “Play again”, and you have your seat there.
note-duplicate = { $name } wants to play the same luck again on other seats: press “Same luck, other seats”, and you have your seat there.
ending-invites = { $name } plays again with all of you.
ending-invites-duplicate = { $name } plays again with the same luck on other seats.
ending-host = The host
ending-join = Take your seat
ending-watch = Watch
