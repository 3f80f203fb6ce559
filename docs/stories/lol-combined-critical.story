title A gap in the armour is one for both parts of a weapon that strikes and burns
covers LOL-CRIT LOL-COMBINED LOL-COMBINED-DEGREES

book lurasko
room 30 14
sheet axe like plain, strength 5, weapon furnace-axe, attacks 10
sheet axes like plain, strength 5, weapon smelter-axe, attacks 10
sheet foe like plain, armour assault-plate
person Axe axe at 9 2 side Blue
person Axa axes at 9 6 side Blue
person Foe foe at 10 2 side Red special
person Two foe at 10 6 side Red special
initiative axe 30, axa 27, foe 6, two 5

begin
  The battle goes on.
  Round 1.
  The turn of Axe begins.
axe.boots standing critical drive
axa.boots standing critical drive
# Both drive by 15, and 16 to 28 stops both; ten more halve them: 16 and 4.
dice 10 5
axe.boots attack foe
  Damage of furnace axe: 27 + 5 Strength = 32.
  Damage of furnace axe: 8.
  Foe defends against Axe, furnace axe: d20 10+5 = 15 against 14, a hit.
  Foe takes edged and heat (40 - 40 stopped by armour): 0 suffered.
dice 20 14 1
axe.boots attack foe
  Damage of furnace axe: 27 + 5 Strength = 32.
  Damage of furnace axe: 8.
  Foe defends against Axe, furnace axe: d20 20+14 = 34 against 14, a critical hit.
  Axe finds a gap in the armour.
  Foe takes edged and heat (40 - 20 halved by armour): 20 suffered.
  Foe has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Foe is hurt in a limb.
pass to axa.boots
  The turn of Axa begins.
# 15 are stopped and 24 halved, 12; ten more are 25 and 34: half of 32 and all of 24, of which one degree of two is due to the heat.
dice 10 5 1
axa.boots attack two
  Damage of smelter axe: 27 + 5 Strength = 32.
  Damage of smelter axe: 24.
  Two defends against Axa, smelter axe: d20 10+5 = 15 against 14, a hit.
  Two takes edged and heat (56 - 32 stopped by armour - 12 halved by armour): 12 suffered.
  Two has suffered 12, a degree of injury for each 15: no further one (1, hurt in a limb).
gm person heal two 12
  Two recovers 12: 0 of what has been suffered is left.
dice 20 14 1
axa.boots attack two
  Damage of smelter axe: 27 + 5 Strength = 32.
  Damage of smelter axe: 24.
  Two defends against Axa, smelter axe: d20 20+14 = 34 against 14, a critical hit.
  Axa finds a gap in the armour.
  Two takes edged and heat (56 - 16 halved by armour): 40 suffered.
  Two has suffered 40, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Two is maimed.
  Two is burning.
  Two: speed 30 → 15 ft (maimed).
