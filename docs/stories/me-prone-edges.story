title Lying down at the edges: a dash does not make standing dearer, odd and halved speeds, crawling through rubble and ducts
covers ME-PRONE ME-DASH ME-TERRAIN ME-SQUEEZE ME-MOVE

book me5e
room 30 9
square difficult-ground 4 4
square wall from 8 3 to 10 3
square wall from 8 5 to 10 5
square narrow-duct from 8 4 to 10 4
sheet odd like plain, speed 9
sheet still like plain, speed 0
person Ann plain at 2 4 side Blue special
person Odd odd at 2 6 side Blue special
person Sti still at 2 2 side Blue special
person Duc plain at 7 4 side Blue special
person Foe plain at 25 4 side Red special
initiative ann 20, odd 18, sti 16, duc 14, foe 1

begin
  The battle goes on.
  Round 1.
  The turn of Ann begins.
# Down is free, up takes half of the speed, 5 of 10, though a dash gives 20 to move with.
ann.boots drop
  Ann is prone.
ann.boots dash
  Ann dashes.
ann.boots stand
  Ann is no longer prone.
# Down again; 2 m by crawling take 4, and 6 through rubble; up again 5 of the 5 that are left.
ann.boots drop
  Ann is prone.
ann.boots move 3 4
  Ann has moved to 3 4 on level 1; 11 m of movement is left.
ann.boots move 4 4
  Ann has moved to 4 4 on level 1; 5 m of movement is left.
ann.boots stand
  Ann is no longer prone.
ann.boots move 5 4
  refused [ME-MOVE] that takes 2 m, and Ann has 0 left
pass
  The turn of Odd begins.
# Half of 9 is 4.
odd.boots drop
  Odd is prone.
odd.boots stand
  Odd is no longer prone.
pass
  The turn of Sti begins.
# A speed of 0 gets nobody up.
sti.boots drop
  Sti is prone.
sti.boots stand
  refused [ME-PRONE] Sti cannot stand up at a speed of 0
pass
  The turn of Duc begins.
# In a duct one square takes 4, and crawling 6; of the 4 that are left nobody gets up who needs 5.
duc.boots drop
  Duc is prone.
duc.boots move 8 4
  Duc is squeezing.
  Duc has moved to 8 4 on level 1; 4 m of movement is left.
duc.boots stand
  refused [ME-PRONE] Duc has 4 m of movement left, and standing up takes 5
duc.boots move 9 4
  refused [ME-MOVE] that takes 6 m, and Duc has 4 left
show person duc
  able at 8 4 on level 1, 20 of 20 hit points, AC 12
  prone; squeezing
