title What weapons do besides: agile, deadly, backswing, sweep, forceful, poison, armour-piercing, thrown
covers FOS-MAP FOS-RANGE FOS-DEGREES FOS-SHIELDHP

book forge
room 60 12
sheet gunner like plain, precision 3, strength 3, unarmed, actions 9
sheet rapier like gunner, weapon nanoedge-rapier
sheet hammer like gunner, weapon rocket-hammer
sheet axe like gunner, weapon chain-axe
sheet shotgun like gunner, weapon slug-shotgun
sheet dart like gunner, weapon dart-pistol
sheet laser like gunner, weapon laser-sword
sheet spear like gunner, weapon rocket-spear
sheet rail like gunner, weapon railgun-sniper
sheet cold like teodor-lisk, unarmed, actions 9
sheet foe like plain, hp 200, agility 0, armour battle-armour
person Rap rapier at 2 2 side Blue
person Ham hammer at 4 2 side Blue
person Axe axe at 2 3 side Blue
person Sho shotgun at 3 5 side Blue
person Dar dart at 4 4 side Blue
person Las laser at 2 1 side Blue
person Bar gunner at 4 1 side Blue
person Spe spear at 10 3 side Blue
person Rai rail at 14 3 side Blue
person Col cold at 8 5 side Blue
person Foe foe at 3 2 side Red special
person Two foe at 3 3 side Red special
initiative rap 40, ham 39, axe 38, sho 37, dar 36, las 35, bar 34, spe 33, rai 32, col 31, foe 10, two 5

begin
  ...
# Deadly: a die more on a critical hit, once all else is doubled. Ten above the number is critical, nine is not.
dice 20 3 5
rap.boots attack foe
  Rap attacks Foe, nanoedge rapier: d20 20 + 3 Strength + 2 proficiency = 25 against 15, a critical hit.
  Damage of nanoedge rapier: d6 3 + 3 Strength + 6 critical hit = 12.
  Damage of nanoedge rapier: d8 5.
  Foe takes physical: 10 from plating, 7 from hit points.
dice 19 3
rap.boots attack foe
  Rap attacks Foe, nanoedge rapier: d20 19 + 3 Strength + 2 proficiency - 5 earlier attacks = 19 against 15, a hit.
  Damage of nanoedge rapier: d6 3 + 3 Strength = 6.
  Foe takes physical: 6 from hit points.
# A third with +5 - 10 would miss by one with a 19.
dice 19
rap.boots attack foe
  Rap attacks Foe, nanoedge rapier: d20 19 + 3 Strength + 2 proficiency - 10 earlier attacks = 14 against 15, a miss.
pass to ham.boots
  The turn of Ham begins.
# Backswing: one more after a miss, until the next attack with it.
dice 1
ham.boots attack foe
  Ham attacks Foe, rocket hammer: d20 1 + 3 Strength + 2 proficiency = 6 against 15, a miss on a 1.
show aim ham foe
  +1 against 15
dice 19 1
ham.boots attack foe
  Ham attacks Foe, rocket hammer: d20 19 + 3 Strength + 2 proficiency - 5 earlier attacks + 1 after a miss = 20 against 15, a hit.
  Damage of rocket hammer: d10 1 + 3 Strength = 4.
  Foe takes physical: 4 from hit points.
show aim ham foe
  -5 against 15
pass to axe.boots
  The turn of Axe begins.
# Sweep: one more when another has been attacked with it in this turn.
dice 20 4
axe.boots attack foe
  Axe attacks Foe, chain axe: d20 20 + 3 Strength + 2 proficiency = 25 against 15, a critical hit.
  Damage of chain axe: d12 4 + 3 Strength + 7 critical hit = 14.
  Foe takes physical: 14 from hit points.
show aim axe two
  +1 against 15
show aim axe foe
  +0 against 15
dice 20 4
axe.boots attack two
  Axe attacks Two, chain axe: d20 20 + 3 Strength + 2 proficiency - 5 earlier attacks + 1 from one to the next = 21 against 15, a critical hit.
  Damage of chain axe: d12 4 + 3 Strength + 7 critical hit = 14.
  Two takes physical: 10 from plating, 4 from hit points.
show aim axe foe
  -4 against 15
pass to sho.boots
  The turn of Sho begins.
# Forceful: a point more for each attack of the turn before. Four attacks: 0, -5, -10, -15, and there is no last step.
dice 10 4
sho.boots attack foe
  Sho attacks Foe, slug shotgun: d20 10 + 3 Precision + 2 proficiency = 15 against 15, a hit.
  Damage of slug shotgun: d10 4.
  Foe takes physical: 4 from hit points.
dice 15 4
sho.boots attack foe
  Sho attacks Foe, slug shotgun: d20 15 + 3 Precision + 2 proficiency - 5 earlier attacks = 15 against 15, a hit.
  Damage of slug shotgun: d10 4 + 1 earlier attacks = 5.
  Foe takes physical: 5 from hit points.
dice 20 4
sho.boots attack two
  Sho attacks Two, slug shotgun: d20 20 + 3 Precision + 2 proficiency - 10 earlier attacks = 15 against 15, a critical hit.
  Damage of slug shotgun: d10 4 + 2 earlier attacks + 6 critical hit = 12.
  Two takes physical: 12 from hit points.
dice 20 4
sho.boots attack two
  Sho attacks Two, slug shotgun: d20 20 + 3 Precision + 2 proficiency - 15 earlier attacks = 10 against 15, a hit.
  Damage of slug shotgun: d10 4 + 3 earlier attacks = 7.
  Two takes physical: 7 from hit points.
show aim sho foe
  -15 against 15
pass to dar.boots
  The turn of Dar begins.
# Poison on a critical hit: at the start of each turn, until an action gets rid of it.
dice 20 4
dar.boots attack foe
  Dar attacks Foe, dart pistol: d20 20 + 3 Precision + 2 proficiency = 25 against 15, a critical hit.
  Damage of dart pistol: d6 4 + 4 critical hit = 8.
  Foe is poisoned.
  Foe takes chemical: 8 from hit points.
show person foe
  able at 3 2 on level 1, 152 of 200 hit points, AC 15
  plating 0 of 10; poisoned
pass to las.boots
  The turn of Las begins.
# Armour-piercing: at most what the armour adds, 3 of 5; being flat-footed is no armour.
show aim las foe
  +8 against 15
gm person afflict foe flat-footed
  Foe is flat-footed.
  Foe: AC 15 → 13 (flat-footed).
show aim las foe
  +8 against 13
gm person relieve foe flat-footed
  Foe is no longer flat-footed.
  Foe: AC 13 → 15 (no longer flat-footed).
pass to bar.boots
  The turn of Bar begins.
# Bare hands are agile, and do a point and one's Strength.
dice 12
bar.boots attack foe with fists
  Bar attacks Foe, unarmed strike: d20 12 + 3 Strength + 2 proficiency = 17 against 15, a hit.
  Damage of unarmed strike: 1 + 3 Strength = 4.
  Foe takes physical: 4 from hit points.
show aim bar foe with fists
  +1 against 15
pass to spe.boots
  The turn of Spe begins.
# A thrown weapon adds Strength; beyond its 20 ft it is thrown at -5.
dice 18 4
spe.boots attack foe throw
  Spe attacks Foe, rocket spear: d20 18 + 3 Strength + 2 proficiency - 5 range = 18 against 15, a hit.
  Damage of rocket spear: d6 4 + 3 Strength = 7.
  Foe takes physical: 7 from hit points.
pass to rai.boots
  The turn of Rai begins.
# 10 of the railgun are 3 against such armour.
show aim rai foe
  +8 against 15
pass to col.boots
  The turn of Col begins.
# A power that attacks takes the penalty, and counts for the next.
dice 12 4
col.boots cast cold-light on foe
  Col casts Cold Light on Foe.
  Col attacks Foe, Cold Light: d20 12 + 4 Wisdom + 2 proficiency = 18 against 15, a hit.
  Damage of Cold Light: d8 4.
  Foe takes laser: 4 from hit points.
dice 13
col.boots cast cold-light on foe
  Col casts Cold Light on Foe.
  Col attacks Foe, Cold Light: d20 13 + 4 Wisdom + 2 proficiency - 5 earlier attacks = 14 against 15, a miss.
