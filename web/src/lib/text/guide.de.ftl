# Die Anleitung für eine erste Partie.

guide-title = Anleitung
guide-about = Darum geht es in { $game }
guide-understood = Verstanden, los geht’s
guide-fold = Der Text der Anleitung
guide-again = Worum ging es hier noch?
guide-leave = Ohne Anleitung weiter
guide-take-up = Anleitung wieder einschalten
guide-clause = Weiterlesen: { $clause }
home-learn = Beim Spielen lernen
home-learn-game = { $game } beim Spielen lernen
