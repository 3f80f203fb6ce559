title A readied move is as long as the speed, dashed or not
covers ME-READY ME-DASH

book me5e
room 40 12
sheet quick like plain, feature quick-actions
person Ana quick at 2 4 side Blue
person Bob quick at 2 8 side Blue
person Foe plain at 34 4 side Red
initiative ana 20, bob 15, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
# What is left of a dash is for the turn: the readied move has 10 m, not 12.
ana.boots dash quick
  Ana dashes.
ana.boots move 11 4
  Ana has moved to 11 4 on level 1; 2 m of movement is left.
ana.boots ready within 44 foe: move 17 4
  Ana readies Move for somebody who comes near.
pass to bob.boots
  The turn of Bob begins.
bob.boots dash quick
  Bob dashes.
bob.boots move 11 8
  Bob has moved to 11 8 on level 1; 2 m of movement is left.
bob.boots ready within 44 foe: move 16 8
  Bob readies Move for somebody who comes near.
pass to foe.boots
  The turn of Foe begins.
foe.boots move 32 4
  Ana may react to Foe: what was readied.
  Bob may react to Foe: what was readied.
ana.boots react
  refused [ME-MOVE] that takes 12 m, and Ana has 10 left
ana.boots react pass
  Ana lets it pass.
bob.boots react
  Bob reacts with what was readied.
  Bob has moved to 16 8 on level 1; no movement is left.
  Foe has moved to 32 4 on level 1; 6 m of movement is left.
