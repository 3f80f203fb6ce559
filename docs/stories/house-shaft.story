title On foot: shafts and ducts, who falls, who does not, who fits
covers HOUSE-SHAFT HOUSE-DUCT ME-FLYING ME-SQUEEZE

book me5e
room 24 9 levels 2
square shaft-down 5 1 5 3 5 5 5 7
square narrow-duct 10 1 10 3 10 5
square wall 10 2 10 4 10 6 10 7
sheet jet like plain, speed 10, fly 20
sheet spider like plain, speed 10, climb 8
sheet big like plain, size large, speed 10
sheet imp like plain, size small, speed 10
person Ana plain at 3 1 side Blue
person Juno jet at 3 3 side Blue
person Spin spider at 3 5 side Blue
person Imp imp at 8 1 side Blue
person Ogre big at 7 4 side Red
person Cato plain at 21 7 side Red
initiative ana 20, juno 18, spin 16, imp 14, ogre 10, cato 5

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
gm go-on
gm person special ana yes
  The GM rules: Ana is special: at 0 they fall and make saves.
ogre.boots standing strikes never

# Into a shaft: 4 m down, one die, and prone where it ends.
dice 3
ana.boots move 5 1
  Ana falls from a height of 4.
  Damage of the fall: d6 3.
  Ana is prone.
  Ana has moved to 5 1 on level 2; 6 m of movement is left.
  Ana takes bludgeoning: 3 from hit points.
show person ana
  able at 5 1 on level 2, 17 of 20 hit points, AC 12
  prone
show ana.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 6 m
ana.boots stand
  Ana is no longer prone.
# There is no way back up it but by wings or by hands that climb.
ana.boots climb up
  refused [ME-MOVE] 5 1 on level 1 is not beside 5 1 on level 2
pass
  The turn of Juno begins.

# Wings do not fall; down and up again are two squares each, 4 m of 20.
juno.boots fly 5 3
  Juno has moved to 5 3 on level 1; 16 m of movement is left.
show juno.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 6 m
juno.boots fly down
  Juno has moved to 5 3 on level 2; 12 m of movement is left.
show juno.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 2 m
juno.boots fly up
  Juno has moved to 5 3 on level 1; 8 m of movement is left.
show juno.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 0 m
# Knocked prone over the shaft, she falls.
dice 4
gm person afflict juno prone
  Juno is prone.
  Juno falls from a height of 4.
  Damage of the fall: d6 4.
  Juno takes bludgeoning: 4 from hit points.
pass
  The turn of Spin begins.

# Hands that climb hold on, and go down for two squares: 4 m of 8.
spin.boots climb 5 5
  Spin has moved to 5 5 on level 1; 4 m of movement is left.
show spin.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 6 m
spin.boots climb down
  Spin has moved to 5 5 on level 2; no movement is left.
show spin.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 2 m
pass
  The turn of Imp begins.

# Who is small goes through a duct as through a door.
imp.boots move 11 1
  Imp has moved to 11 1 on level 1; 4 m of movement is left.
show imp.boots
  the turn is open; left: 1 action, 1 bonus action, 1 reaction, 1 interaction; movement 4 m
pass
  The turn of Ogre begins.

# A jump of 4 m clears a shaft; who is pushed into one falls.
gm person relieve juno prone
  Juno is no longer prone.
gm person place ana 4 1
pass to ana.boots
  The turn of Cato begins.
  Round 2.
  The turn of Ana begins.
ana.boots jump 6 1
  Ana has moved to 6 1 on level 1; 6 m of movement is left.
gm person place ana 3 7
gm person place cato 4 7
dice 15 5 6
ana.boots shove cato push
  Ana, shove: d20 15, against Cato: d20 5, won.
  Cato falls from a height of 4.
  Damage of the fall: d6 6.
  Cato is prone.
  Cato has moved to 5 7 on level 2.
  Cato takes bludgeoning: 6 from hit points.
show person cato
  able at 5 7 on level 2, 14 of 20 hit points, AC 12
  prone
gm person place ana 9 3
# Who fills a square squeezes: 2 m more.
ana.boots move 10 3
  Ana is squeezing.
  Ana has moved to 10 3 on level 1; 2 m of movement is left.
show ana.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction; movement 2 m
show person ana
  able at 10 3 on level 1, 17 of 20 hit points, AC 12
  squeezing
pass to ogre.boots
  The turn of Juno begins.
  The turn of Spin begins.
  The turn of Imp begins.
  The turn of Ogre begins.
# Two sizes too large is too large.
ogre.boots move 9 5, 10 5
  refused [ME-SIZE] Ogre does not fit into 10 5 on level 1
