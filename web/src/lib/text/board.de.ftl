# Wörter, die alle Bretter gemeinsam haben, auf Deutsch.

kit-touched = Letzter Zug
kit-since = Verändert seit deinem letzten Zug
kit-not-now = Jetzt nicht möglich:
kit-rule = Regel:
kit-why-not = { $name }: warum nicht?
kit-barred = { $name }. Jetzt nicht möglich
kit-choose-of = { $name }: { $count } Möglichkeiten
kit-choose = Wähle:
kit-source-inferred = Nicht so gedruckt, folgt aber aus der Spielregel.
kit-source-reconstructed = Der Druck ist verloren; das hier ist von uns.
kit-actions = Deine Entscheidung
kit-explore = Sieh dich mit den Pfeiltasten auf dem Brett um
kit-amount = Anzahl
kit-less = Weniger
kit-more = Mehr
kit-zoom-in = Vergrößern
kit-zoom-out = Verkleinern
kit-zoom-reset = Alles zeigen
kit-zoom = Vergrößerung
kit-leaves = Teile des Bretts
kit-leaf-lit = hier gibt es etwas zu wählen
kit-change-more = plus { $count }
kit-change-less = minus { $count }
kit-die = Würfel mit { $value }
kit-die-blank = Würfel, nicht geworfen
kit-track-at = { $name }: { $at }
