title A gap in the armour for pure energy, and what only a skin shield helps against
covers LOL-CRIT LOL-ENERGY LOL-AURA LOL-SHIELD-HIGH

book lurasko
room 30 14
sheet ray like plain, weapon beam-pistol, attacks 10
sheet hand like plain, weapon blade, strength 4, techshield 50, skin 10, attacks 10
sheet foe like plain, armour heavy-plate
sheet mantle like plain, ember 60, strength 0
person Ray ray at 7 4 side Blue
person Kit hand at 9 9 side Blue special
person Foe foe at 10 4 side Red special
person Bob mantle at 10 9 side Red special
initiative ray 20, kit 15, foe 10, bob 5

begin
  ...
# 20 heat drive by 20, within 16 to 26; ten more are 30, and all of it comes through.
ray.boots standing critical drive
dice 10 5 1
ray.boots attack foe
  Damage of beam pistol: 20.
  Foe defends against Ray, beam pistol: d20 10+5 = 15 against 14, a hit.
  Foe takes heat (20 - 10 halved by armour): 10 suffered.
  Foe has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
dice 20 14 1
ray.boots attack foe
  Damage of beam pistol: 20.
  Foe defends against Ray, beam pistol: d20 20+14 = 34 against 14, a critical hit.
  Ray finds a gap in the armour.
  Foe takes heat: 20 suffered.
  Foe has suffered 30, a degree of injury for each 15: 2 more (1, hurt in a limb).
  Foe is maimed.
  Foe is burning.
  Foe: speed 30 → 15 ft (maimed).
# An aura meets no shield of who strikes but the skin: of 30 it takes 10.
pass to kit.boots
  The turn of Kit begins.
dice 10 5
kit.boots attack bob strength 0
  Damage of boarding blade: 8.
  Bob defends against Kit, boarding blade: d20 10+5 = 15 against 14, a hit.
  Bob may react to Kit: an aura.
dice 1
bob.boots react points 30 from ember
  Bob answers with ember mantle when touched by Kit.
  Bob: ember mantle -30, now 30.
  Kit takes heat: 10 from skin shield, 20 suffered.
  Kit has suffered 20, a degree of injury for each 15: one more (3, hurt in the core).
  Kit is hurt in the core.
  Bob takes edged: 8 suffered.
  Bob has suffered 8, a degree of injury for each 15: no further one (1, hurt in a limb).
show person kit
  able at 9 9 on level 1, 20 suffered, Agility 6
  techshield 50 of 50; skin shield 0 of 10; hurt in the core; boarding blade in hand
# To knock somebody down is a touch, and so is a push.
dice 15 2
kit.boots shove bob
  Kit, shove: d20 15 + 4 Strength = 19, against Bob: d20 2 + 6 Agility = 8, won.
  Bob may react to Kit: an aura.
  Bob is floored.
bob.boots react points 10 from ember
  Bob answers with ember mantle when touched by Kit.
  Bob: ember mantle -10, now 20.
  Kit takes heat: 10 suffered.
  Kit has suffered 30, a degree of injury for each 15: one more (3, hurt in the core).
  Kit is gravely hurt.
dice 15 2
kit.boots shove bob push
  Kit, shove: d20 15 + 4 Strength = 19, against Bob: d20 2 + 6 Agility = 8, won.
  Bob may react to Kit: an aura.
  Bob has moved to 11 9 on level 1.
bob.boots react pass
  Bob lets it pass.
