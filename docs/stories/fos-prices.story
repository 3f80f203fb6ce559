title Forge of Stars: what each order takes of three actions, and what a turn loses
covers FOS-ACTIONS FOS-RANGE FOS-MOVE

book forge
room 40 9
square closed-door 12 4
square wall 12 1 12 2 12 3 12 5 12 6 12 7
sheet hand like plain, precision 3, weapon blaster-rifle, weapon chain-sword
sheet gun like plain, precision 3, weapon boltbow-carbine, weapon slug-pistol
person Ana hand at 3 4 side Blue
person Bob gun at 11 4 side Blue
person Foe plain at 30 4 side Red special
initiative ana 20, bob 15, foe 5

begin
  ...
show ana.boots
  the turn is open; left: 3 actions, 1 reaction; movement 30 ft
# One each: to drop, to stand up, to leap.
ana.boots drop
  Ana is prone.
  Ana: AC 14 → 12 (flat-footed).
show ana.boots
  the turn is open; left: 2 actions, 1 reaction; movement 30 ft
ana.boots stand
  Ana is no longer prone.
  Ana: AC 12 → 14 (no longer flat-footed).
ana.boots jump 6 4
  Ana has moved to 6 4 on level 1; no movement is left.
show ana.boots
  the turn is open; left: 1 reaction; movement 0 ft
ana.boots step at 7 4
  refused [FOS-ACTIONS] Ana has no action left
pass to bob.boots
  The turn of Bob begins.
# A door, to put away, to draw; to let go of something takes none.
bob.boots door at 12 4
  Bob opens the door at 12 4 on level 1.
bob.boots stow slug-pistol
  Bob stows slug pistol.
bob.boots draw slug-pistol
  Bob draws slug pistol.
show bob.boots
  the turn is open; left: 1 reaction; movement 0 ft
bob.boots discard slug-pistol
  Bob drops slug pistol.
pass to ana.boots
  The turn of Foe begins.
  Round 2.
  The turn of Ana begins.
# To aim and to search; what is aimed for and not fired is lost with the turn.
ana.boots draw blaster-rifle
  refused [FOS-ACTIONS] blaster rifle is in hand already
ana.boots aim
  Ana is aiming.
dice 10
ana.boots search
  Ana searches, Perception: d20 10 + 2 Wisdom = 12.
show person ana
  able at 6 4 on level 1, 14 of 14 hit points, AC 14
  aiming; blaster rifle in hand
pass to ana.boots
  Ana is no longer aiming.
  The turn of Bob begins.
  The turn of Foe begins.
  Round 3.
  The turn of Ana begins.
show person ana
  able at 6 4 on level 1, 14 of 14 hit points, AC 14
  blaster rifle in hand
show ana.boots
  the turn is open; left: 3 actions, 1 reaction; movement 30 ft
# To hide takes one too, and the reaction comes back with the turn.
ana.boots hide
  refused [FOS-COVER] a foe has Ana in plain sight: hide out of sight, in smoke, or behind flimsy cover
pass to bob.boots
  The turn of Bob begins.
# A boltbow is reloaded by an action for each shot.
dice 2
bob.boots attack foe with boltbow
  Bob attacks Foe, boltbow carbine: d20 2 + 3 Precision + 2 proficiency - 5 range = 2 against 14, a critical miss.
bob.boots reload boltbow
  Bob reloads boltbow carbine.
bob.boots reload boltbow
  refused [FOS-ACTIONS] boltbow carbine is fully loaded
