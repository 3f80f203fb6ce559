title A defence that fails by 20: the type of injury, or more drive
covers LOL-CRIT

book lurasko
room 40 14
sheet gunner like plain, weapon rifle, attacks 10
sheet sniper like plain, weapon long-rifle, attacks 10
sheet knife like plain, strength 8, weapon dagger, attacks 10
sheet foe like plain, armour assault-plate
person Gun gunner at 10 8 side Blue
person Sni sniper at 20 8 side Blue
person Kit knife at 9 3 side Blue
person Foe foe at 10 3 side Red special
person Far plain at 20 3 side Red special
initiative gun 20, sni 17, kit 15, foe 10, far 5

begin
  The battle goes on.
  Round 1.
  The turn of Gun begins.
# Against 14, 33 fails by 19 and 34 by 20. Within 30 ft a shot can be critical: who has hit chooses.
dice 20 13 1
gun.boots attack foe
  Damage of line rifle: 17.
  Foe defends against Gun, line rifle: d20 20+13 = 33 against 14, a hit.
  Foe takes piercing (17 - 9 halved by armour): 8 suffered.
  Foe has suffered 8, a degree of injury for each 15: no further one (1, hurt in a limb).
dice 20 14
gun.boots attack foe
  Damage of line rifle: 17.
  Foe defends against Gun, line rifle: d20 20+14 = 34 against 14, a critical hit.
  Gun may react to Foe: the choice of a critical hit.
gun.boots react injury core-1
  Gun strikes so that the other is hurt in the core.
  Foe takes piercing (17 - 9 halved by armour): 8 suffered.
  Foe has suffered 16, a degree of injury for each 15: one more (3, hurt in the core).
  Foe is hurt in the core.
# Ten more drive: 30 is above the range. The type is thrown for.
dice 20 14
gun.boots attack foe
  Damage of line rifle: 17.
  Foe defends against Gun, line rifle: d20 20+14 = 34 against 14, a critical hit.
  Gun may react to Foe: the choice of a critical hit.
dice 1
gun.boots react drive
  Gun finds a gap in the armour.
  Foe takes piercing: 17 suffered.
  Foe has suffered 33, a degree of injury for each 15: one more (1, hurt in a limb).
  Foe is hurt in a limb.
gun.boots standing critical drive
dice 20 14 1
gun.boots attack foe
  Damage of line rifle: 17.
  Foe defends against Gun, line rifle: d20 20+14 = 34 against 14, a critical hit.
  Gun finds a gap in the armour.
  Foe takes piercing: 17 suffered.
  Foe has suffered 50, a degree of injury for each 15: one more (1, hurt in a limb).
  Foe is maimed.
  Foe: speed 30 → 15 ft (maimed).
# Farther away than 30 ft it is a plain hit.
dice 20 17 1
gun.boots attack far
  Damage of line rifle: 17.
  Far defends against Gun, line rifle: d20 20+17 = 37 against 14, a hit.
  Far takes piercing: 17 suffered.
  Far has suffered 17, a degree of injury for each 15: one more (1, hurt in a limb).
  Far is hurt in a limb.
# The long rifle can find a gap within 120 ft; nobody answers, and it is the perception, as the book has it.
pass to sni.boots
  The turn of Sni begins.
dice 20 17
sni.boots attack far
  Damage of long rifle: 24.
  Far defends against Sni, long rifle: d20 20+17 = 37 against 14, a critical hit.
  Sni may react to Far: the choice of a critical hit.
wait 2 rounds
  Sni strikes so that the other is dazed.
  Far takes piercing: 24 suffered.
  Far has suffered 41, a degree of injury for each 15: one more (5, dazed).
  Far is dazed.
# A precise blade drives by 20 more: 10 and 8 are 18, and 38 is above 28; a plain one would reach 28.
pass to kit.boots
  The turn of Kit begins.
dice 20 14
kit.boots attack foe
  Damage of quartz dagger: 5 + 8 Strength = 13.
  Foe defends against Kit, quartz dagger: d20 20+14 = 34 against 14, a critical hit.
  Kit may react to Foe: the choice of a critical hit.
dice 1
kit.boots react drive
  Kit finds a gap in the armour.
  Foe takes edged: 13 suffered.
  Foe has suffered 63, a degree of injury for each 15: one more (1, hurt in a limb).
