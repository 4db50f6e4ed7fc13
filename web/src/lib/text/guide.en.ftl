# The guide for a first match.

guide-title = Guide
guide-about = What { $game } is about
guide-understood = Got it, let’s play
guide-fold = The text of the guide
guide-again = What was this about?
guide-leave = Leave the guide
guide-take-up = Take up the guide again
guide-clause = Read on: { $clause }
home-learn = Learn by playing
home-learn-game = Learn { $game } by playing
