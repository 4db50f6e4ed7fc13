# Where a match was played, and who says so.

hosting-title = Where it was played
hosting-text = A house signs what was played at its tables: every choice with its time, and the players under the names that they gave there.
hosting-here = Played in this house.
hosting-elsewhere = Played at { $house }, by its signature.
hosting-unsigned = Not signed: only the record itself says who played and who chose what.
hosting-forged = The signature of { $house } does not fit: something was changed after the match.
hosting-elsewhere-note = The signature fits the key below. Compare with that house whether the key is really its own.
hosting-key = Key of the house
hosting-times = From the first move to the last
hosting-names-claimed = Names according to the record
hosting-names-proven = Played in this house, under these names
hosting-seat-claimed = according to the record
