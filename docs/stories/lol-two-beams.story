title Two beams are one attack, and burst together
covers LOL-AOE

book lurasko
room 30 14
sheet beams like plain, weapon beam-pistol, weapon beam-pistol, attacks 10
person Bea beams at 5 4 side Blue special
person Bel plain at 10 4 side Red special
person Bob plain at 11 4 side Red special
initiative bel 40, bob 39, bea 30

begin
  The battle goes on.
  Round 1.
  The turn of Bel begins.
bel.boots cast group-up
  Bel uses Group up.
  Bel is in a group.
pass to bob.boots
  The turn of Bob begins.
bob.boots cast group-up
  Bob uses Group up.
  Bob is in a group.
pass to bea.boots
  The turn of Bea begins.
# 20 and 20: half of each for the target, a quarter of each around.
dice 10 5 1 1
bea.boots attack bel area
  Damage of beam pistol: 20.
  Damage of beam pistol: 20.
  Bel defends against Bea, beam pistol: d20 10+5 = 15 against 14, a hit.
  Reached by beam pistol: Bob.
  Bel takes heat (40 - 20 at 50 %): 20 suffered.
  Bel has suffered 20, a degree of injury for each 15: one more (1, hurt in a limb).
  Bel is hurt in a limb.
  Bel is burning.
  Bob takes heat: 10 suffered.
  Bob has suffered 10, a degree of injury for each 15: no further one (1, hurt in a limb).
