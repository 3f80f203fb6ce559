title Nobody stays where those are whom they hold
covers ME-PASS ME-GRAPPLE ME-SHOVE

book me5e
room 30 12
sheet wres like plain, strength 16, skilled athletics
person Ana wres at 6 4 side Red
person Foe wres at 5 4 side Blue
person Pal plain at 7 4 side Blue
initiative ana 20, foe 15, pal 5
begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.
dice 15 3
ana.boots grapple pal
  Ana, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Pal: d20 3, won.
  Pal is grappled.
  Ana: speed 10 → 5 m (dragging).
  Pal: speed 10 → 0 m (grappled).
# Pushed towards them there is no room.
pass to foe.boots
  The turn of Foe begins.
dice 15 3
foe.boots shove ana push
  Foe, shove: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Ana: d20 3 + 3 Strength + 2 Athletics proficiency = 8, won.
  Ana has no room to go.
gm person place ana 7 4
  refused [TABLE] Ana has no room there
# Walked onto, they come into the square that was left; their space is hard ground.
ana.boots standing strikes never
foe.boots move 4 4
  Foe has moved to 4 4 on level 1; 8 m of movement is left.
pass to ana.boots
  The turn of Pal begins.
  Round 2.
  The turn of Ana begins.
ana.boots move 7 4
  Ana has moved to 7 4 on level 1; 1 m of movement is left.
show person ana
  able at 7 4 on level 1, 20 of 20 hit points, AC 12
show person pal
  able at 6 4 on level 1, 20 of 20 hit points, AC 12
  grappled
