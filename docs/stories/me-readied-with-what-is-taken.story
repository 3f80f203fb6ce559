title On foot: what was readied with a weapon is over once a GM takes it away, and stays if it is another
covers ME-READY

book me5e
room 30 9
sheet duo like plain, weapon riot-baton, weapon warden-rifle, hp 60
sheet target like plain, hp 200
person Hal duo at 2 2 side Blue
person Hob duo at 2 3 side Blue
person Foe target at 11 2 side Red
initiative hal 20, hob 15, foe 5

begin
  ...
hal.boots ready within 8 foe: attack foe with warden-rifle
  Hal readies Attack for somebody who comes near.
gm person arm hal warden-rifle -1
  Hal loses Warden rifle.
pass to hob.boots
  The turn of Hob begins.
hob.boots ready within 8 foe: attack foe with warden-rifle
  Hob readies Attack for somebody who comes near.
gm person arm hob riot-baton -1
  Hob loses Riot baton.
pass to foe.boots
  The turn of Foe begins.
foe.boots move 6 2
  Foe has moved to 6 2 on level 1; no movement is left.
  Hob may react to Foe: what was readied.
hob.boots react pass
  Hob lets it pass.
