title On foot: a button that is pushed when somebody steps on the belt
covers ME-READY ME-IMPROVISE

book me5e
room 20 9
fixture "Belt button" at 6 5
trigger handled belt-button: The belt starts.
person Ana plain at 5 5 side Blue special
person Foe plain at 12 5 side Red special
initiative ana 20, foe 5

begin
  ...
# The chapter's own example: the action readies it, and the reaction pushes.
ana.boots ready within 0 at 9 5 foe: handle belt-button
  Ana readies Object for somebody who comes to 9 5 on level 1.
show ana.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction; movement 10 m
pass
  The turn of Foe begins.
foe.boots move 10 5
  Foe has moved to 10 5 on level 1; 6 m of movement is left.
foe.boots move 9 5
  Foe has moved to 9 5 on level 1; 4 m of movement is left.
  Ana may react to Foe: what was readied.
ana.boots react
  Ana reacts with what was readied.
  Ana, with the action: handles Belt button
  The belt starts.
show ana.boots
  the turn is over; left: nothing; movement 10 m
# Whoever has been moved away from it by then cannot push it, and keeps the reaction.
pass
  Round 2.
  The turn of Ana begins.
foe.boots standing strikes never
gm person place foe 12 5
ana.boots ready within 0 at 9 5: handle belt-button
  Ana readies Object for somebody who comes to 9 5 on level 1.
gm person place ana 2 2
pass
  The turn of Foe begins.
foe.boots move 9 5
  Foe has moved to 9 5 on level 1; 4 m of movement is left.
  Ana may react to Foe: what was readied.
ana.boots react
  refused [ME-IMPROVISE] Belt button is at 6 5 on level 1: go beside it
ana.boots react pass
  Ana lets it pass.
show ana.boots
  the turn is over; left: 1 reaction; movement 10 m
# What there is no plan of is handled in words.
pass
  Round 3.
  The turn of Ana begins.
ana.boots ready within 4 foe: handle: yanks the cable out
  Ana readies Object for somebody who comes near.
pass
  The turn of Foe begins.
gm person place foe 6 2
foe.boots move 5 2
  Foe has moved to 5 2 on level 1; 8 m of movement is left.
foe.boots move 4 2
  Foe has moved to 4 2 on level 1; 6 m of movement is left.
  Ana may react to Foe: what was readied.
ana.boots react
  Ana reacts with what was readied.
  Ana, with the action: yanks the cable out
