### What environments say when they are rendered, and where cells and actions are listed.

yes = yes
no = no
asked = { $player } is asked: { $prompt }
over = The match is over.
result = { $player }: place { $place }, score { $score }
description = The actions and the cells of a game's environments, with their numbers and names.
help-game = a game: { $games }
help-seats = how many sit at the table; the fewest if not given
help-json = print one JSON object
help-lang = language of headings: en or de
actions = Actions ({ $count }): what each number chooses
cells = Cells of an observation ({ $count }): what each number of the row tells
