title On foot: initiative, shared rolls and ties, turns of 6 s, surprise, bonus actions, objects
covers ME-ROUND ME-INIT ME-TURN ME-SURPRISE ME-BONUS ME-FREE ME-REACT

book me5e
room 24 9
square wall 10 1 10 2 10 3 10 4
square closed-door 10 5
square wall 10 6 10 7
sheet scout like plain, dexterity 14, weapon adder-dagger, weapon dancers-sword, weapon warden-rifle
sheet quick like plain, dexterity 14, feature quick-actions
person Ana scout at 2 2 side Blue
person Ben quick at 2 4 side Blue
person Grey plain at 14 2 side Red group greys
person Grim plain at 14 4 side Red group greys
person Lurk plain at 20 2 side Red

# Each rolls a d20 and Dexterity; the two of a group share a roll. Ana and Ben tie on 14
# and roll again until they differ.
dice 12 12 9 3 8 8 15 4
begin
  The battle goes on.
  Ana rolls initiative: d20 12 + 2 Dexterity = 14.
  Ben rolls initiative: d20 12 + 2 Dexterity = 14.
  Grey rolls initiative: d20 9.
  Lurk rolls initiative: d20 3.
  Ana rolls to break a tie: d20 8.
  Ben rolls to break a tie: d20 8.
  Ana rolls to break a tie: d20 15.
  Ben rolls to break a tie: d20 4.
  Round 1.
  The turn of Ana begins.
show order
  14 Ana, whose turn it is
  14 Ben
  9 Grey and Grim
  3 Lurk
show ana.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 10 m
# A bonus action is had only where something grants it.
ana.boots dash quick
  refused [ME-BONUS] nothing lets Ana do that as a bonus action
# One object is free, a second costs the action, a third nothing can pay. Speech is free.
ana.boots stow adder
  Ana stows Adder dagger.
ana.boots stow dancers-sword
  Ana stows Dancer's sword.
ana.boots draw warden
  refused [ME-FREE] Ana has no interaction or action left
show ana.boots
  the turn is open; left: 1 bonus action, 1 reaction; movement 10 m
pass
  The turn of Ben begins.
ben.boots dash quick
  Ben dashes.
ben.boots disengage
  Ben disengages.
ben.boots hide quick
  refused [ME-BONUS] Ben has no bonus action left
show ben.boots
  the turn is open; left: 1 reaction, 1 interaction; movement 20 m
ben.boots move 9 4
  Ben has moved to 9 4 on level 1; 6 m of movement is left.
pass to ben.boots
  The turn of Grey begins.
  The turn of Grim begins.
  The turn of Lurk begins.
  Round 2.
  The turn of Ana begins.
  The turn of Ben begins.
ben.boots move 9 5
  Ben has moved to 9 5 on level 1; 8 m of movement is left.
# Opening a door is an object as well.
ben.boots door at 10 5
  Ben opens the door at 10 5 on level 1.
ben.boots door at 10 5 shut
  Ben shuts the door at 10 5 on level 1.
ben.boots door at 10 5
  refused [ME-FREE] Ben has no interaction or action left
gm initiative lurk.boots 30
  The GM rules: Lurk acts on 30.
show order
  30 Lurk
  14 Ana
  14 Ben, whose turn it is
  9 Grey and Grim
# Lurk has had no turn in this round: put first, he acts next, and not again where the GM puts him after that.
pass
  The turn of Lurk begins.
gm initiative lurk.boots 1
  The GM rules: Lurk acts on 1.
pass to lurk.boots
  The turn of Grey begins.
  The turn of Grim begins.
  Round 3.
  The turn of Ana begins.
  The turn of Ben begins.
  The turn of Grey begins.
  The turn of Grim begins.
  The turn of Lurk begins.
