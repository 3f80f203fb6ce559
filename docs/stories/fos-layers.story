title Temporary points, shields that stack and stand in for AC, and rests
covers FOS-TEMPHP FOS-SHIELDHP FOS-REST

book forge
room 20 9
sheet bearer like plain, agility 2, hp 20, armour deflector, power rally, power last-reserve, actions 9
sheet wall like plain, agility 0, hp 20, armour laminate, armour bastion-field
sheet foe like plain
person Bea bearer at 3 3 side Blue special
person Wall wall at 3 5 side Blue special
person Foe foe at 16 5 side Red
initiative bea 20, wall 15, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Bea begins.
# 10 + Agility 2 + proficiency 2 + 2 of the deflector as long as its 20 points hold.
show person bea
  able at 3 3 on level 1, 20 of 20 hit points, AC 16
  shield field 20 of 20
gm person hurt bea 19 laser
  Bea takes laser: 19 from shield field.
show person bea
  able at 3 3 on level 1, 20 of 20 hit points, AC 16
  shield field 1 of 20
gm person hurt bea 1 laser
  Bea takes laser: 1 from shield field.
  Bea: AC 16 → 14 (shield field ends).
show person bea
  able at 3 3 on level 1, 20 of 20 hit points, AC 14
  shield field 0 of 20
# AC 18 while the field has points; then armour. Flat-footed takes two off either.
show person wall
  able at 3 5 on level 1, 20 of 20 hit points, AC 18
  bastion field 10 of 10; plating 5 of 5
gm person afflict wall flat-footed
  Wall is flat-footed.
  Wall: AC 18 → 16 (flat-footed).
show person wall
  able at 3 5 on level 1, 20 of 20 hit points, AC 16
  bastion field 10 of 10; plating 5 of 5; flat-footed
gm person hurt wall 10 laser
  Wall takes laser: 10 from bastion field.
  Wall: AC 16 → 12 (bastion field ends).
show person wall
  able at 3 5 on level 1, 20 of 20 hit points, AC 12
  bastion field 0 of 10; plating 5 of 5; flat-footed
gm person hurt wall 7 laser
  Wall takes laser: 5 from plating, 2 from hit points.
# Shields stack, of temporary points the higher counts; shields go first.
show person bea
  able at 3 3 on level 1, 20 of 20 hit points, AC 14
  shield field 0 of 20
gm person layer bea shield 4
  Bea: shield +4, now 4.
gm person layer bea shield 3
  Bea: shield +3, now 7.
show person bea
  able at 3 3 on level 1, 20 of 20 hit points, AC 14
  shield 7; shield field 0 of 20
gm person layer bea temporary 5
  Bea: temporary hit points +5, now 5.
gm person layer bea temporary 3
  Bea: temporary hit points +0, now 5.
gm person layer bea temporary 6
  Bea: temporary hit points +1, now 6.
gm person hurt bea 10 laser
  Bea takes laser: 7 from shield, 3 from temporary hit points.
gm person hurt bea 5 laser
  Bea takes laser: 3 from temporary hit points, 2 from hit points.
# Five minutes give back what is used once an encounter; four do not.
dice 5
bea.boots cast rally on wall
  Bea uses Rally on Wall.
  Healing of Rally: d8 5.
  Wall regains 2, now 20.
bea.boots cast rally on wall
  refused [FOS-ACTIONS] Rally has been used, and comes back with a rest of 5 minutes
gm person rest bea 4
  Bea has not rested for long enough.
gm person rest bea 5
  Bea has had a rest of 5 minutes.
dice 5
bea.boots cast rally on wall
  Bea uses Rally on Wall.
  Healing of Rally: d8 5.
  Wall regains 0, now 20.
dice 3 4
bea.boots cast last-reserve
  Bea uses Last Reserve.
  Bea: temporary hit points +7, now 7.
gm person rest bea 5
  Bea has had a rest of 5 minutes.
# What is used once a day is not back after five minutes, nor after an hour.
bea.boots cast last-reserve
  refused [FOS-ACTIONS] Last Reserve has been used, and comes back with a rest of 8 hours
# An hour heals half of the maximum, once a day; 59 minutes do not.
gm person hp bea 1
  The GM rules: Bea has 1 hit points.
gm person rest bea 59
  Bea has had a rest of 5 minutes.
gm person rest bea 60
  Bea has had a rest of an hour.
  Bea regains 10, now 11.
gm person rest bea 60
  Bea has had a rest of an hour.
bea.boots cast last-reserve
  refused [FOS-ACTIONS] Last Reserve has been used, and comes back with a rest of 8 hours
# Eight hours, five of them asleep: everything.
gm person rest bea 479 asleep 300
  Bea has had a rest of an hour.
gm person rest bea 480 asleep 299
  Bea has had a rest of an hour.
gm person rest bea 480 asleep 300
  Bea has had a rest of 8 hours.
  Bea regains 9, now 20.
  Bea: shield field +20, now 20.
  Bea: temporary hit points -7, now 0.
  Bea has rested.
  Bea: AC 14 → 16 (shield field).
pass to bea.boots
  The turn of Wall begins.
  The turn of Foe begins.
  Round 2.
  The turn of Bea begins.
dice 3 4
bea.boots cast last-reserve
  Bea uses Last Reserve.
  Bea: temporary hit points +7, now 7.
gm person hp bea 1
  The GM rules: Bea has 1 hit points.
gm person rest bea 60
  Bea has had a rest of an hour.
  Bea regains 10, now 11.
show person bea
  able at 3 3 on level 1, 11 of 20 hit points, AC 16
  shield field 20 of 20; temporary hit points 7
