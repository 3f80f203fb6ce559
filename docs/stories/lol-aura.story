title Auras answer who touches: all or tens, one for a contact, never a critical hit
covers LOL-AURA LOL-AURA-ONE LOL-AURA-BOTH LOL-AURA-LIGHT LOL-AURA-KEEP

book lurasko
room 40 14
sheet knife like plain, strength 4, weapon blade, weapon blade, attacks 10
sheet gun like plain, weapon pistol, attacks 10
sheet plated like plain, strength 4, weapon blade, armour light-plate, attacks 10
sheet mantle like plain, power ember, power rime, insight 9, armour thorn-coat, charge 3, strength 1
sheet frail like plain, power ember, insight 2, strength 1
person Kit knife at 10 3 side Blue special
person Gun gun at 11 9 side Blue
person Pla plated at 10 5 side Blue special
person Bob mantle at 11 4 side Red special
initiative bob 40, kit 30, gun 25, pla 20

begin
  The battle goes on.
  Round 1.
  The turn of Bob begins.
bob.boots cast ember
  Bob: insight -1, now 8.
  Bob casts Ember mantle.
  Bob: ember mantle +30, now 30.
show person bob
  able at 11 4 on level 1, 0 suffered, Agility 6
  ember mantle 30
# Stored energy is a light that cannot be hidden.
pass to bob.boots
  The turn of Kit begins.
  The turn of Gun begins.
  The turn of Pla begins.
  Round 2.
  The turn of Bob begins.
bob.boots hide
  refused [LOL-AURA-LIGHT] Bob gives light that cannot be hidden
bob.boots cast rime
  Bob: insight -1, now 7.
  Bob casts Rime mantle.
  Bob: rime mantle +30, now 30.
pass to kit.boots
  The turn of Kit begins.
# Two blades are answered once; 30 heat, or a multiple of 10: 20.
dice 10 5
kit.boots attack bob
  Damage of boarding blade: 8 + 4 Strength = 12.
  Damage of boarding blade: 8 + 4 Strength = 12.
  Bob defends against Kit, boarding blade: d20 10+5 = 15 against 14, a hit.
  Bob may react to Kit: an aura.
bob.boots react points 25
  refused [LOL-AURA] ember mantle has 30: spend all of it, or a multiple of 10
dice 1
bob.boots react points 20 from ember
  Bob answers with ember mantle when touched by Kit.
  Bob: ember mantle -20, now 10.
  Kit takes heat: 20 suffered.
  Kit has suffered 20, a degree of injury for each 15: one more (3, hurt in the core).
  Kit is hurt in the core.
  Kit is burning.
  Bob takes edged: 24 suffered.
  Bob has suffered 24, a degree of injury for each 15: one more (1, hurt in a limb).
  Bob is hurt in a limb.
show person bob
  able at 11 4 on level 1, 24 suffered, Agility 6
  ember mantle 10; rime mantle 30; hurt in a limb
# A shot is not answered, nor a miss.
dice 10 4
kit.boots attack bob
  Damage of boarding blade: 8 + 4 Strength = 12.
  Damage of boarding blade: 8 + 4 Strength = 12.
  Bob defends against Kit, boarding blade: d20 10+4 = 14 against 14, a miss.
pass to gun.boots
  The turn of Gun begins.
dice 10 5 1
gun.boots attack bob
  Damage of officer's pistol: 12.
  Bob defends against Gun, officer's pistol: d20 10+5 = 15 against 14, a hit.
  Bob takes piercing: 12 suffered.
  Bob has suffered 36, a degree of injury for each 15: one more (1, hurt in a limb).
  Bob is maimed.
  Bob: speed 30 → 15 ft (maimed).
pass to pla.boots
  The turn of Pla begins.
# Nobody answers: the least that comes through armour from 8 to 18, of the largest: 20 of the frost.
dice 10 5
pla.boots attack bob
  Damage of boarding blade: 8 + 4 Strength = 12.
  Bob defends against Pla, boarding blade: d20 10+5 = 15 against 14, a hit.
  Bob may react to Pla: an aura.
dice 1
wait 200 ticks
  Bob answers with rime mantle when touched by Pla.
  Bob: rime mantle -20, now 10.
  Pla takes frost: 20 suffered.
  Pla has suffered 20, a degree of injury for each 15: one more (3, hurt in the core).
  Pla is hurt in the core.
  Pla: fatigue +25, now 25.
  Bob takes edged: 12 suffered.
  Bob has suffered 48, a degree of injury for each 15: one more (1, hurt in a limb).
show person bob
  able at 11 4 on level 1, 48 suffered, Agility 6
  ember mantle 10; rime mantle 10; maimed
