title On foot: a hold ends by a shaft and by leaving the deck; a gun's butt knocks out; the dead regain nothing
covers ME-GRAPPLE ME-KNOCKOUT ME-GUNBUTT ME-HEAL HOUSE-SHAFT

book me5e
room 24 9 levels 2
square shaft-down 8 3
sheet wrestler like plain, strength 16, skilled athletics, proficiency 2
sheet gunner like plain, weapon warden-rifle, clips 5
sheet medic like plain, device medi-gel-1 2
person Wes wrestler at 6 3 side Blue
person Gun gunner at 3 6 side Blue
person Meg medic at 2 7 side Blue
person Rik plain at 7 3 side Red
person Vic plain at 3 7 side Red
initiative wes 20, gun 15, meg 10, rik 5, vic 3

begin
  The battle goes on.
  Round 1.
  The turn of Wes begins.
gm person special vic yes
  The GM rules: Vic is special: at 0 they fall and make saves.
rik.boots standing strikes never
# Held beside a shaft and shoved into it, Rik falls, and the hold ends.
dice 15 5
wes.boots grapple rik
  Wes, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Rik: d20 5, won.
  Rik is grappled.
  Wes: speed 10 → 5 m (dragging).
  Rik: speed 10 → 0 m (grappled).
show person rik
  able at 7 3 on level 1, 20 of 20 hit points, AC 12
  grappled
pass to wes.boots
  The turn of Gun begins.
  The turn of Meg begins.
  The turn of Rik begins.
  The turn of Vic begins.
  Round 2.
  The turn of Wes begins.
dice 15 5 4
wes.boots shove rik push
  Wes, shove: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Rik: d20 5, won.
  Rik is no longer grappled.
  Wes lets go of Rik.
  Rik falls from a height of 4.
  Damage of the fall: d6 4.
  Rik is prone.
  Rik has moved to 8 3 on level 2.
  Rik takes bludgeoning: 4 from hit points.
  Wes: speed 5 → 10 m (no longer dragging).
  Rik: speed 0 → 10 m (no longer grappled).
show person rik
  able at 8 3 on level 2, 16 of 20 hit points, AC 12
  prone
show wes.boots
  the turn is open; left: 1 bonus action, 1 reaction, 1 interaction; movement 10 m
# A shaft that opens below who is held ends it as well.
gm person place rik 7 5
pass to wes.boots
  The turn of Gun begins.
  The turn of Meg begins.
  The turn of Rik begins.
  The turn of Vic begins.
  Round 3.
  The turn of Wes begins.
gm person place rik 7 4
dice 15 5
wes.boots grapple rik
  Wes, grapple: d20 15 + 3 Strength + 2 Athletics proficiency = 20, against Rik: d20 5, won.
  Rik is grappled.
  Wes: speed 10 → 5 m (dragging).
  Rik: speed 10 → 0 m (grappled).
dice 3
gm person square 7 4 shaft-down
  At 7 4 on level 1 there is now: shaft down.
  Rik is no longer grappled.
  Wes lets go of Rik.
  Rik falls from a height of 4.
  Damage of the fall: d6 3.
  Rik takes bludgeoning: 3 from hit points.
  Wes: speed 5 → 10 m (no longer dragging).
  Rik: speed 0 → 10 m (no longer grappled).
show person rik
  able at 7 4 on level 2, 13 of 20 hit points, AC 12
  prone
# A blow with the butt that brings to 0 can knock out: stable at once.
pass to gun.boots
  The turn of Gun begins.
gm person hp vic 1
  The GM rules: Vic has 1 hit points.
dice 15 3
gun.boots attack vic with warden butt spare
  Gun attacks Vic, Warden rifle butt: d20 15 + 2 proficiency = 17 against 12, a hit.
  Damage of Warden rifle butt: d4 3.
  Vic takes bludgeoning: 3 from hit points.
  Vic falls unconscious.
  Vic is stable.
show person vic
  stable at 3 7 on level 1, 0 of 20 hit points, AC 12
  unconscious; prone
# A shot cannot.
pass to gun.boots
  The turn of Meg begins.
  The turn of Rik begins.
  The turn of Vic begins.
  Round 4.
  The turn of Wes begins.
  The turn of Gun begins.
gun.boots attack vic with warden spare
  refused [ME-KNOCKOUT] Warden rifle cannot spare a life
# The dead regain nothing.
gm person hp vic 1
  Vic wakes.
  The GM rules: Vic has 1 hit points.
gm person hurt vic 200 piercing
  Vic takes piercing: 200 from hit points.
  Vic is killed at once: the damage was massive.
show person vic
  dead at 3 7 on level 1, 0 of 20 hit points, AC 12
  prone
pass to meg.boots
  The turn of Meg begins.
meg.boots use medi-gel-1 on vic
  refused [ME-HEAL] a foe is dead, and the dead regain nothing
gm person heal vic 5
  refused [ME-HEAL] Vic is dead, and the dead regain nothing
show person vic
  dead at 3 7 on level 1, 0 of 20 hit points, AC 12
  prone
