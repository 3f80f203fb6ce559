title Powers and cover: it adds to Dexterity saves alone, and no power is aimed at what is wholly hidden
covers SHIP-POWER SHIP-COVER

class plain medium across 50 strength 10 dexterity 10 constitution 10
mount plain light-laser turret
ship Wick plain at 0 0 heading 0 side Blue special
ship Moth plain at 0 400 heading 180 side Red special
ship Newt plain at -400 0 heading 90 side Red special
ship Pal plain at 400 0 heading 270 side Blue special
object Rock asteroid at -200 0 radius 60
object Slab asteroid at 200 0 radius 60
crew wick plain pilot operator mechanic gunner
crew moth plain pilot
crew newt plain pilot
crew pal plain pilot
member wick.operator wisdom 16, points 26, craft wisdom, feature needle-swarm, feature hush, feature mind-in-the-wires
member wick.mechanic wisdom 16, points 26, craft wisdom, feature needle-swarm, feature hush, feature lend-a-shield
set pal shields-max 20, shields 2
initiative wick.operator 20, wick.mechanic 19, wick.gunner 18, moth 5, newt 4, pal 3, wick.pilot 2

begin
  ...
# Newt is behind the rock: an asteroid hides it from powers as from shots.
show cover newt from wick
  total cover
wick.operator cast needle-swarm at newt
  refused [SHIP-COVER] Newt is wholly hidden behind cover
wick.operator cast mind-in-the-wires on newt.pilot
  refused [SHIP-COVER] Newt is wholly hidden behind cover
# Half cover adds 2 to the Dexterity save: 11 and 2 are 13.
gm cover moth half
  The GM rules, Moth: its cover is: half cover.
dice d20=11 d8=5 d8=4
wick.operator cast needle-swarm at moth
  Wick's operator uses Needle Swarm on Moth.
  Moth, Dexterity save against Needle Swarm: d20 11 + 2 half cover = 13 against 13, success.
  Needle Swarm, damage: d8 5+4 = 9, 4 kinetic, half by the save.
  Moth: kinetic takes 4 from the hull.
pass
  The turn of Wick's mechanic begins.
# Three-quarters add 5, and a 7 fails.
gm cover moth three-quarters
  The GM rules, Moth: its cover is: three-quarters cover.
dice d20=7 d8=5 d8=4
wick.mechanic cast needle-swarm at moth
  Wick's mechanic uses Needle Swarm on Moth.
  Moth, Dexterity save against Needle Swarm: d20 7 + 5 three-quarters cover = 12 against 13, failure.
  Needle Swarm, damage: d8 5+4 = 9, 9 kinetic.
  Moth: kinetic takes 9 from the hull.
pass to wick.operator
  The turn of Wick's gunner begins.
  The turn of Moth's pilot begins.
  The turn of Newt's pilot begins.
  The turn of Pal's pilot begins.
  The turn of Wick's pilot begins.
  Round 2.
  The turn of Wick's operator begins.
# Other saves have nothing of it.
dice d20=12
wick.operator cast hush at moth
  Wick's operator uses Hush on Moth.
  Moth, Constitution save against Hush: d20 12 against 13, failure.
  Moth is ionized for a round: disadvantage on attacks and ability checks.
pass
  The turn of Wick's mechanic begins.
# A friend behind the slab is reached all the same.
dice d6=3 d6=3
wick.mechanic cast lend-a-shield at pal
  Wick's mechanic uses Lend a Shield on Pal.
  Lend a Shield, shield points: d6 3+3 = 6; the shields of Pal regain 6.
