title On foot: how long tech armour, a barrier and temporary hit points last, and a life spared by a power
covers ME-TEMPHP ME-SHIELD ME-KNOCKOUT ME-CAST

book me5e
room 40 9
sheet sentinel like plain, charisma 16, level 5, power plate, power kinetic-wall, power spear, power weighted-blow, hp 60
sheet foe like plain, hp 200
person Cas sentinel at 5 5 side Blue special
person Foe foe at 9 5 side Red special
initiative cas 20, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Cas begins.
# Twice a level of 5 and a modifier of 3, for a minute: ten of the owner's turns, this one too.
cas.boots cast plate
  Cas casts Plate.
  Cas: tech armour +16, now 16.
pass to cas.boots
  The turn of Foe begins.
  Round 2.
  The turn of Cas begins.
pass to cas.boots
  The turn of Foe begins.
  Round 3.
  The turn of Cas begins.
pass to cas.boots
  The turn of Foe begins.
  Round 4.
  The turn of Cas begins.
pass to cas.boots
  The turn of Foe begins.
  Round 5.
  The turn of Cas begins.
pass to cas.boots
  The turn of Foe begins.
  Round 6.
  The turn of Cas begins.
pass to cas.boots
  The turn of Foe begins.
  Round 7.
  The turn of Cas begins.
pass to cas.boots
  The turn of Foe begins.
  Round 8.
  The turn of Cas begins.
pass to cas.boots
  The turn of Foe begins.
  Round 9.
  The turn of Cas begins.
pass to cas.boots
  The turn of Foe begins.
  Round 10.
  The turn of Cas begins.
show person cas
  able at 5 5 on level 1, 60 of 60 hit points, AC 12
  tech armour 16 of 16
pass to cas.boots
  Cas: tech armour -16, now 0.
  The turn of Foe begins.
  Round 11.
  The turn of Cas begins.
show person cas
  able at 5 5 on level 1, 60 of 60 hit points, AC 12
  tech armour 0 of 16
# When it is cast again, its user keeps the points that are left or takes the new ones. A
# rest removes all of them, and temporary hit points too.
gm person rest cas
  Cas has rested.
cas.boots cast plate
  Cas casts Plate.
  Cas: tech armour +16, now 16.
pass to cas.boots
  The turn of Foe begins.
  Round 12.
  The turn of Cas begins.
gm person layer cas tech-armour 5
  Cas: tech armour -11, now 5.
cas.boots cast plate keep
  Cas casts Plate.
  Cas: tech armour +0, now 5.
pass to cas.boots
  The turn of Foe begins.
  Round 13.
  The turn of Cas begins.
gm person layer cas temporary 5
  Cas: temporary hit points +5, now 5.
gm person rest cas
  Cas: tech armour -5, now 0.
  Cas: temporary hit points -5, now 0.
  Cas has rested.
cas.boots cast plate
  Cas casts Plate.
  Cas: tech armour +16, now 16.
show person cas
  able at 5 5 on level 1, 60 of 60 hit points, AC 12
  tech armour 16 of 16
gm person rest cas
  Cas: tech armour -16, now 0.
  Cas has rested.
show person cas
  able at 5 5 on level 1, 60 of 60 hit points, AC 12
  tech armour 0 of 16
# A barrier is gone with consciousness.
pass to cas.boots
  The turn of Foe begins.
  Round 14.
  The turn of Cas begins.
cas.boots cast kinetic-wall
  Cas casts Kinetic Wall.
  Cas: barrier +4, now 4.
gm person hp cas 0
  Cas falls unconscious.
  Cas: barrier -4, now 0.
  The GM rules: Cas has 0 hit points.
  The turn of Foe begins.
gm person hp cas 60
  Cas wakes.
  The GM rules: Cas has 60 hit points.
# A blow by a power is a melee attack, and can spare a life; a bolt cannot. Two dice from level 5 on.
gm person hp foe 2
  The GM rules: Foe has 2 hit points.
gm person place foe 6 5
foe.boots standing strikes never
pass to cas.boots
  Round 15.
  The turn of Cas begins.
cas.boots stand
  Cas is no longer prone.
cas.boots cast spear on foe spare
  refused [ME-KNOCKOUT] Spear of Force cannot spare a life
dice 15 1 1
cas.boots cast weighted-blow on foe spare
  Cas casts Weighted Blow on Foe.
  Cas attacks Foe, Weighted Blow: d20 15 + 3 Charisma + 2 proficiency = 20 against 12, a hit.
  Damage of Weighted Blow: d8 1+1 = 2.
  Foe takes bludgeoning: 2 from hit points.
  Foe falls unconscious.
  Foe is stable.
  The battle is over. Every other side is beaten.
show person foe
  stable at 6 5 on level 1, 0 of 200 hit points, AC 12
  unconscious; prone
