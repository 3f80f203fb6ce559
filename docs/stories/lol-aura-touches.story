title What answers a touch: both who hold each other, no critical blow, and no shield but the high one stops it
covers LOL-AURA LOL-AURA-ONE LOL-SHIELD-MED LOL-SHIELD-HIGH

book lurasko
room 40 14
sheet warded like plain, strength 4, weapon blade, techshield 100, ward 100, attacks 10
sheet skinned like plain, strength 4, weapon blade, skin 100
sheet mantle like plain, power ember, insight 9, strength 30, skilled athletics
person War warded at 10 3 side Blue special
person Ski skinned at 11 3 side Blue special
person Bob mantle at 11 4 side Red special
initiative bob 40, war 30, ski 25

begin
  ...
bob.boots cast ember
  Bob: insight -1, now 8.
  Bob casts Ember mantle.
  Bob: ember mantle +30, now 30.
pass to war.boots
  The turn of War begins.
dice 10 5
war.boots attack bob
  Damage of boarding blade: 8 + 4 Strength = 12.
  Bob defends against War, boarding blade: d20 10+5 = 15 against 14, a hit.
  Bob may react to War: an aura.
dice 1
bob.boots react points 10 from ember
  Bob answers with ember mantle when touched by War.
  Bob: ember mantle -10, now 20.
  War takes heat: 10 suffered.
  War has suffered 10, a degree of injury for each 15: no further one (3, hurt in the core).
  Bob takes edged: 12 suffered.
  Bob has suffered 12, a degree of injury for each 15: no further one (1, hurt in a limb).
show person war
  able at 10 3 on level 1, 10 suffered, Agility 6
  techshield 100 of 100; ward 100 of 100; boarding blade in hand
# 34 against 14 is a critical hit, and a critical blow is not answered.
war.boots standing critical drive
dice 20 14 1
war.boots attack bob
  Damage of boarding blade: 8 + 4 Strength = 12.
  Bob defends against War, boarding blade: d20 20+14 = 34 against 14, a critical hit.
  War finds a gap in the armour.
  Bob takes edged: 12 suffered.
  Bob has suffered 24, a degree of injury for each 15: one more (1, hurt in a limb).
  Bob is hurt in a limb.
pass to ski.boots
  The turn of Ski begins.
dice 10 5
ski.boots attack bob
  Damage of boarding blade: 8 + 4 Strength = 12.
  Bob defends against Ski, boarding blade: d20 10+5 = 15 against 14, a hit.
  Bob may react to Ski: an aura.
dice 1
bob.boots react points 10 from ember
  Bob answers with ember mantle when touched by Ski.
  Bob: ember mantle -10, now 10.
  Ski takes heat: 10 from skin shield.
  Bob takes edged: 12 suffered.
  Bob has suffered 36, a degree of injury for each 15: one more (1, hurt in a limb).
  Bob is maimed.
  Bob: speed 30 → 15 ft (maimed).
show person ski
  able at 11 3 on level 1, 0 suffered, Agility 6
  skin shield 90 of 100; boarding blade in hand
pass to bob.boots
  Round 2.
  The turn of Bob begins.
# Bob takes hold of Ski, who touches him again by ending a turn in his grip.
dice 20 1
bob.boots grapple ski
  Bob, grapple: d20 20 + 20 Strength = 40, against Ski: d20 1 + 6 Agility = 7, won.
  Ski is held.
  Ski: speed 30 → 0 ft (held).
  Bob: speed 15 → 7 ft (dragging).
pass to ski.boots
  The turn of War begins.
  The turn of Ski begins.
pass
  Bob may react to Ski: an aura.
bob.boots react pass
  Bob lets it pass.
  Round 3.
  The turn of Bob begins.
