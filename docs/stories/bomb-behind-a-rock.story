title A bomb's blast spares a ship that is wholly behind something solid
covers SHIP-COVER SHIP-BOMB

class sower medium across 50
mount sower bomb-deployer fore bomblet 2
class tiny-boat tiny across 25
ship Wick sower at 0 0 heading 0 side Blue special
ship Moth tiny-boat at 0 124 heading 0 side Red special
ship Gnat tiny-boat at 90 26 heading 0 side Red special
object Rock asteroid at 0 80 radius 20
crew wick plain gunner
crew moth plain pilot
crew gnat plain pilot
set moth hull-max 60, hull 60
set gnat hull-max 60, hull 60
initiative wick 20, moth 15, gnat 10

begin
  ...
wick.gunner drop bomb-deployer bomblet
  Wick's gunner lets go of bomblet 5.
show cover moth from bomblet-5
  total cover
dice 12 12 1 1 1
wick.gunner detonate bomblet-5
  Bomblet 5 goes off.
  Wick, Dexterity save against bomblet: d20 12 + 2 ship Dexterity = 14 against 12, success.
  Gnat, Dexterity save against bomblet: d20 12 + 4 ship Dexterity = 16 against 12, success.
  Bomblet damage: d12 1+1+1 + 1 ship Strength = 4, 4 energy.
  Wick: energy (4 - 2 by the save) takes 2 from the hull.
  Gnat: energy (4 - 2 by the save) takes 2 from the hull.
