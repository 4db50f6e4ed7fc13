# Das Ende einer Partie, und was danach kommt.

ending-duplicate = Gleiches Glück, andere Plätze
ending-duplicate-note = Gleiches Glück: dieselben Karten und Würfel noch einmal, und alle rücken einen Platz weiter. So bekommst du, was jemand anders hatte.
note-again = { $name } möchte noch einmal spielen: Drück „Noch einmal spielen“, dann hast du dort deinen Platz.
note-duplicate = { $name } möchte mit dem gleichen Glück auf anderen Plätzen spielen: Drück „Gleiches Glück, andere Plätze“, dann hast du dort deinen Platz.
ending-invites = { $name } spielt noch einmal mit euch allen.
ending-invites-duplicate = { $name } spielt noch einmal mit gleichem Glück auf anderen Plätzen.
ending-host = Der Gastgeber
ending-join = Deinen Platz einnehmen
ending-watch = Zuschauen
