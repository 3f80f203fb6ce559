title Drive against an armour's range: nothing below it, half within it, all above it
covers LOL-DRIVE LOL-CRIT

book lurasko
room 30 9
sheet gunner like plain, weapon rifle, attacks 10
sheet sniper like plain, weapon long-rifle, attacks 10
sheet bruiser like plain, melee 2, strength 17, weapon blade, attacks 10
sheet foe like plain, armour assault-plate
person Gun gunner at 2 2 side Blue
person Sni sniper at 2 4 side Blue
person Bru bruiser at 9 3 side Blue
person Foe foe at 10 2 side Red special
person Bar plain at 10 4 side Red
initiative gun 20, sni 17, bru 15, foe 10, bar 5

begin
  The battle goes on.
  Round 1.
  The turn of Gun begins.
# The number to stay at or below is 10 and Agility 6, less Marksmanship 2: 14. At 14 the defence holds, at 15 it fails.
show aim gun foe with rifle
  defended at 14 or less, hit by 772 in 1000
dice 10 4
gun.boots attack foe with rifle
  Damage of line rifle: 17.
  Foe defends against Gun, line rifle: d20 10+4 = 14 against 14, a miss.
# 17 by a drive of 20 against a range of 16 to 28: half, 8.
dice 10 5 1
gun.boots attack foe with rifle
  Damage of line rifle: 17.
  Foe defends against Gun, line rifle: d20 10+5 = 15 against 14, a hit.
  Foe takes piercing (17 - 9 halved by armour): 8 suffered.
  Foe has suffered 8, a degree of injury for each 15: no further one (1, hurt in a limb).
pass to sni.boots
  The turn of Sni begins.
# 24 by a drive of 30: all of it.
dice 10 5 1
sni.boots attack foe
  Damage of long rifle: 24.
  Foe defends against Sni, long rifle: d20 10+5 = 15 against 14, a hit.
  Foe takes piercing: 24 suffered.
  Foe has suffered 32, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Foe is maimed.
  Foe: speed 30 → 15 ft (maimed).
pass to bru.boots
  The turn of Bru begins.
# The blade drives by 12 and the strength that is used: 15 is stopped, 16 halved, 28 halved, 29 comes through.
dice 10 5
bru.boots attack foe strength 3
  Damage of boarding blade: 8 + 3 Strength = 11.
  Foe defends against Bru, boarding blade: d20 10+5 = 15 against 14, a hit.
  Foe takes edged (11 - 11 stopped by armour): 0 suffered.
dice 10 5 1
bru.boots attack foe strength 4
  Damage of boarding blade: 8 + 4 Strength = 12.
  Foe defends against Bru, boarding blade: d20 10+5 = 15 against 14, a hit.
  Foe takes edged (12 - 6 halved by armour): 6 suffered.
  Foe has suffered 38, a degree of injury for each 15: no further one (1, hurt in a limb).
dice 10 5 1
bru.boots attack foe strength 16
  Damage of boarding blade: 8 + 16 Strength = 24.
  Foe defends against Bru, boarding blade: d20 10+5 = 15 against 14, a hit.
  Foe takes edged (24 - 12 halved by armour): 12 suffered.
  Foe has suffered 50, a degree of injury for each 15: one more (1, hurt in a limb).
dice 10 5 1
bru.boots attack foe strength 17
  Damage of boarding blade: 8 + 17 Strength = 25.
  Foe defends against Bru, boarding blade: d20 10+5 = 15 against 14, a hit.
  Foe takes edged: 25 suffered.
  Foe has suffered 75, a degree of injury for each 15: 2 more (1, hurt in a limb).
# Without armour all of it comes through.
dice 10 5 1
bru.boots attack bar strength 0
  Damage of boarding blade: 8.
  Bar defends against Bru, boarding blade: d20 10+5 = 15 against 14, a hit.
  Bar takes edged: 8 suffered.
  Bar has suffered 8, a degree of injury for each 15: no further one (1, hurt in a limb).
