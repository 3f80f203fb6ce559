title Forge of Stars: weapons that are dropped, picked up and handed over
covers FOS-ACTIONS

book forge
room 20 9
sheet hand like plain, hp 30, weapon chain-sword
sheet bare like plain, hp 30, unarmed
person Ana hand at 2 2 side Blue
person Bea bare at 4 2 side Blue
person Cid bare at 9 2 side Red
initiative ana 20, bea 15, cid 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# Nobody who is farther away than the reach of a hand is handed anything, nor a foe.
ana.boots hand-over chain-sword to bea
  refused [FOS-ACTIONS] Bea is out of reach
ana.boots hand-over chain-sword to cid
  refused [FOS-ACTIONS] there is no friend to take it
gm person place bea 3 2
show ana.boots
  the turn is open; left: 3 actions, 1 reaction; movement 30 ft
ana.boots hand-over chain-sword to bea
  Ana hands chain sword to Bea.
show ana.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
show person bea
  able at 3 2 on level 1, 30 of 30 hit points, AC 14
  chain sword in hand
show person ana
  able at 2 2 on level 1, 30 of 30 hit points, AC 14
ana.boots hand-over chain-sword to bea
  refused [FOS-ACTIONS] that is not in hand
pass to bea.boots
  The turn of Bea begins.
bea.boots discard chain-sword
  Bea drops chain sword.
gm person place ana 5 3
pass to ana.boots
  The turn of Cid begins.
  Round 2.
  The turn of Ana begins.
# It lies where Bea stood: two squares away is too far, one is not.
ana.boots pick-up chain-sword of bea
  refused [FOS-ACTIONS] chain sword lies at 3 2 on level 1: go beside it
gm person place ana 4 3
ana.boots pick-up chain-sword of bea
  Ana picks up chain sword.
show ana.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
show person ana
  able at 4 3 on level 1, 30 of 30 hit points, AC 14
  chain sword in hand
