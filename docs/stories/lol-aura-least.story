title An aura that is left to itself gives the least that passes the armour
covers LOL-AURA

book lurasko
room 40 14
sheet knife like plain, strength 4, weapon blade, armour duster, attacks 10
sheet mantle like plain, power ember, insight 9
person Kit knife at 10 4 side Blue special
person Bob mantle at 11 4 side Red special
initiative bob 40, kit 30

begin
  ...
bob.boots cast ember
  Bob: insight -1, now 8.
  Bob casts Ember mantle.
  Bob: ember mantle +30, now 30.
pass to kit.boots
  The turn of Kit begins.
dice 10 5
kit.boots attack bob
  Damage of boarding blade: 8 + 4 Strength = 12.
  Bob defends against Kit, boarding blade: d20 10+5 = 15 against 14, a hit.
  Bob may react to Kit: an aura.
dice 1
bob.boots react
  Bob answers with ember mantle when touched by Kit.
  Bob: ember mantle -20, now 10.
  Kit takes heat: 20 suffered.
  Kit has suffered 20, a degree of injury for each 15: one more (3, hurt in the core).
  Kit is hurt in the core.
  Kit is burning.
  Bob takes edged: 12 suffered.
  Bob has suffered 12, a degree of injury for each 15: no further one (1, hurt in a limb).
