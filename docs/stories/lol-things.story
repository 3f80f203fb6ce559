title Legends of Lurasko: weapons that are dropped, picked up and handed over
covers ME-IMPROVISE

book lurasko
room 20 9
sheet hand like plain, weapon blade
sheet bare like plain, unarmed
person Ana hand at 2 2 side Blue
person Bea bare at 4 2 side Blue
person Cid bare at 9 2 side Red
initiative ana 20, bea 15, cid 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# Nobody who is farther away than the reach of a hand is handed anything, nor a foe.
ana.boots hand-over blade to bea
  refused [HOUSE-LURASKO] Bea is out of reach
ana.boots hand-over blade to cid
  refused [HOUSE-LURASKO] there is no friend to take it
gm person place bea 3 2
show ana.boots
  the turn is open; left: 1 action, 1 attack; movement 30 ft
ana.boots hand-over blade to bea
  Ana hands boarding blade to Bea.
show ana.boots
  the turn is open; left: 1 attack; movement 30 ft
show person bea
  able at 3 2 on level 1, 0 suffered, Agility 6
  boarding blade in hand
show person ana
  able at 2 2 on level 1, 0 suffered, Agility 6
ana.boots hand-over blade to bea
  refused [HOUSE-LURASKO] Ana has no action left
pass to bea.boots
  The turn of Bea begins.
bea.boots discard blade
  Bea drops boarding blade.
gm person place ana 5 3
pass to ana.boots
  The turn of Cid begins.
  Round 2.
  The turn of Ana begins.
# It lies where Bea stood: two squares away is too far, one is not.
ana.boots pick-up blade of bea
  refused [HOUSE-LURASKO] boarding blade lies at 3 2 on level 1: go beside it
gm person place ana 4 3
ana.boots pick-up blade of bea
  Ana picks up boarding blade.
show ana.boots
  the turn is open; left: 1 attack; movement 30 ft
show person ana
  able at 4 3 on level 1, 0 suffered, Agility 6
  boarding blade in hand
