title Legends of Lurasko: the fallen are carried by those strong enough for their size
covers HOUSE-LURASKO

book lurasko
room 30 14
sheet strong like plain, strength 4
sheet weak like plain, strength 3
person Ann strong at 5 4 side Blue special
person Wyn weak at 7 4 side Blue special
person Bob plain at 6 4 side Blue special
person Dot shield-drone at 6 5 side Blue special
person Wal brass-walker at 4 5 side Blue special
person Foe plain at 20 4 side Red special
initiative wyn 40, ann 30, bob 20, dot 15, wal 10, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Wyn begins.
gm person afflict bob core-3
  Bob is hurt past standing.
  Bob falls unconscious.
gm person afflict dot core-3
  Dot is hurt past standing.
  Dot falls unconscious.
gm person afflict wal core-3
  Wal is hurt past standing.
  Wal falls unconscious.
# Small 2, medium 4, large 23, against Strength.
wyn.boots carry bob
  refused [HOUSE-LURASKO] they have a bulk of 4, and Wyn can carry 3
wyn.boots carry dot
  Wyn carries Dot.
pass to ann.boots
  The turn of Ann begins.
ann.boots carry wal
  refused [HOUSE-LURASKO] they have a bulk of 23, and Ann can carry 4
ann.boots carry bob
  Ann carries Bob.
ann.boots carry dot
  refused [HOUSE-LURASKO] Ann has no action left
ann.boots move 5 1
  Ann has moved to 5 1 on level 1; 15 ft of movement is left.
ann.boots release
  Ann lets go of Bob.
