title A blow with the butt is no shot: it sets nothing off, and drives by no bullet
covers LOL-EXPLOSIVE LOL-DRIVE LOL-ZAOE

book lurasko
room 30 14
sheet bomber like plain, weapon grenades, attacks 10
sheet rocket like plain, weapon rocket-pod, attacks 10
sheet sniper like plain, weapon long-rifle, attacks 10
sheet foe like plain, armour assault-plate
person Bom bomber at 9 3 side Blue special
person Roc rocket at 9 10 side Blue special
person Sni sniper at 20 3 side Blue special
person One plain at 10 3 side Red special
person Two plain at 10 10 side Red special
person Foe foe at 21 3 side Red special
initiative bom 30, roc 25, sni 20, one 5, two 4, foe 3

begin
  ...
# A blow with what holds the grenades is 3 blunt, as with any gun: no frag, no blast, nobody else reached.
dice 10 5 1
bom.boots attack one with grenades butt
  Damage of grenades butt: 3.
  One defends against Bom, grenades butt: d20 10+5 = 15 against 14, a hit.
  One takes blunt: 3 suffered.
  One has suffered 3, a degree of injury for each 15: no further one (1, hurt in a limb).
pass to roc.boots
  ...
# So with a rocket pod: no zone is hit.
dice 10 5 1
roc.boots attack two with rocket-pod butt
  Damage of rocket pod butt: 3.
  Two defends against Roc, rocket pod butt: d20 10+5 = 15 against 14, a hit.
  Two takes blunt: 3 suffered.
  Two has suffered 3, a degree of injury for each 15: no further one (1, hurt in a limb).
pass to sni.boots
  ...
# 3 by a drive of its own, 3, are stopped by 16 to 28; the bullet's 30 has no part in it.
dice 10 5
sni.boots attack foe with long-rifle butt
  Damage of long rifle butt: 3.
  Foe defends against Sni, long rifle butt: d20 10+5 = 15 against 14, a hit.
  Foe takes blunt (3 - 3 stopped by armour): 0 suffered.
