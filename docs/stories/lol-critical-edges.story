title How far a shot finds a gap, and how much more a precise blade drives beside one that is not
covers LOL-CRIT

book lurasko
room 60 14
sheet gunner like plain, weapon rifle, attacks 10
sheet sniper like plain, weapon long-rifle, attacks 10
sheet pair like plain, strength 7, weapon dagger, weapon blade, attacks 10
sheet foe like plain, armour assault-plate
person Gun gunner at 10 8 side Blue
person Sni sniper at 10 10 side Blue
person Pai pair at 39 3 side Blue
person One plain at 16 8 side Red special
person Two plain at 34 10 side Red special
person Foe foe at 40 3 side Red special
initiative gun 20, sni 17, pai 15, one 10, two 9, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Gun begins.
gun.boots standing critical drive
sni.boots standing critical drive
pai.boots standing critical drive
# 30 ft are within a rifle's band; 35 are not.
dice 20 14 1
gun.boots attack one
  Damage of line rifle: 17.
  One defends against Gun, line rifle: d20 20+14 = 34 against 14, a critical hit.
  Gun finds a gap in the armour.
  One takes piercing: 17 suffered.
  One has suffered 17, a degree of injury for each 15: one more (1, hurt in a limb).
  One is hurt in a limb.
gm person place one 17 8
dice 20 14 1
gun.boots attack one
  Damage of line rifle: 17.
  One defends against Gun, line rifle: d20 20+14 = 34 against 14, a hit.
  One takes piercing: 17 suffered.
  One has suffered 34, a degree of injury for each 15: one more (1, hurt in a limb).
  One is maimed.
  One: speed 30 → 15 ft (maimed).
pass to sni.boots
  The turn of Sni begins.
# 120 ft are within a long rifle's; 125 are not.
dice 20 14 1
sni.boots attack two
  Damage of long rifle: 24.
  Two defends against Sni, long rifle: d20 20+14 = 34 against 14, a critical hit.
  Sni finds a gap in the armour.
  Two takes piercing: 24 suffered.
  Two has suffered 24, a degree of injury for each 15: one more (1, hurt in a limb).
  Two is hurt in a limb.
gm person place two 35 10
dice 20 14 1
sni.boots attack two
  Damage of long rifle: 24.
  Two defends against Sni, long rifle: d20 20+14 = 34 against 14, a hit.
  Two takes piercing: 24 suffered.
  Two has suffered 48, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Two is maimed.
  Two: speed 30 → 15 ft (maimed).
pass to pai.boots
  The turn of Pai begins.
# The dagger has 20, from 16 to 36, and all of its 11 come through; the blade 10, from 18 to 28: half of 14.
dice 20 14 1
pai.boots attack foe strength 6
  Damage of quartz dagger: 5 + 6 Strength = 11.
  Damage of boarding blade: 8 + 6 Strength = 14.
  Foe defends against Pai, quartz dagger: d20 20+14 = 34 against 14, a critical hit.
  Pai finds a gap in the armour.
  Foe takes edged (25 - 7 halved by armour): 18 suffered.
  Foe has suffered 18, a degree of injury for each 15: one more (1, hurt in a limb).
  Foe is hurt in a limb.
# By 29 all of the blade comes through as well: 12 and 15.
dice 20 14 1
pai.boots attack foe strength 7
  Damage of quartz dagger: 5 + 7 Strength = 12.
  Damage of boarding blade: 8 + 7 Strength = 15.
  Foe defends against Pai, quartz dagger: d20 20+14 = 34 against 14, a critical hit.
  Pai finds a gap in the armour.
  Foe takes edged: 27 suffered.
  Foe has suffered 45, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Foe is maimed.
  Foe: speed 30 → 15 ft (maimed).
