# How bots from outside can fail, in English.

fault-hung = { $bot } hung for { $detail } s and was ended
fault-ended = { $bot } ended in the middle of a match ({ $detail })
fault-unstarted = { $bot } could not be started ({ $detail })
fault-flooded = { $bot } said more than { $detail } bytes in one line
fault-talked = { $bot } said more than one line to one question
fault-unreadable = { $bot } answered { $detail }, which is not an object of JSON with a "choice"
fault-no-option = { $bot } answered { $detail }, which is not an option
fault-failed = { $bot } failed: { $detail }
