title Somebody who is out is up again once healing leaves too few degrees to keep them down
covers LOL-INJURY

book lurasko
room 20 9
sheet a like plain, constitution 5
person Ann a at 5 4 side Blue special
person Bob a at 12 4 side Red special
initiative ann 20, bob 10

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
gm go-on
dice 3
gm person hurt ann 45 blunt
  Ann takes blunt: 45 suffered.
  Ann has suffered 45, a degree of injury for each 15: 3 more (3, hurt in the core).
  Ann is hurt past standing.
  Ann falls unconscious.
  The turn of Bob begins.
show person ann
  dying at 5 4 on level 1, 45 suffered, Agility 6
  hurt past standing; out of it; floored
gm person heal ann 15
  Ann is no longer hurt past standing.
  Ann is gravely hurt.
  Ann recovers 15: 30 of what has been suffered is left.
  Ann wakes.
show person ann
  able at 5 4 on level 1, 30 suffered, Agility 6
  floored; gravely hurt
gm person heal ann 1
  Ann is no longer gravely hurt.
  Ann is hurt in the core.
  Ann recovers 1: 29 of what has been suffered is left.
show person ann
  able at 5 4 on level 1, 29 suffered, Agility 6
  floored; hurt in the core
