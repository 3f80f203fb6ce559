title What a GM removes takes along what others save against, and goes off no more
covers SHIP-FEATURE SHIP-BOMB

class wall gargantuan across 25000 tier 4 raise dexterity raise dexterity raise strength raise strength raise strength shield directional
fit wall blockade-ship
class dart medium across 50
class striker small across 50 strength 14
mount striker bomb-deployer turret bomblet 4
ship Wall wall at 0 0 heading 0 side Blue special
ship Anvil striker at 0 13100 heading 0 side Blue special
ship Rook dart at 0 13375 heading 180 side Red special
ship Kite dart at 0 13875 heading 180 side Red special
crew wall plain coordinator pilot
crew anvil plain pilot gunner
crew rook plain pilot operator
member rook.operator rank 5 proficiency 6 intelligence 20 feature overload-systems
crew kite plain pilot
initiative anvil.gunner 40, rook.operator 30, wall 25, anvil.pilot 20, rook.pilot 10, kite 1

dice d20=1 d20=1 d20=1
begin
  The battle goes on.
  Round 1.
  Wall's coordinator uses Dread.
  Rook's pilot, Wisdom save against Dread: d20 1 against 10, and is frightened.
  Rook's operator, Wisdom save against Dread: d20 1 against 10, and is frightened.
  Kite's pilot, Wisdom save against Dread: d20 1 against 10, and is frightened.
  The turn of Anvil's gunner begins.
# A bomb that is removed in the tick in which it is set off does nothing.
anvil.gunner drop bomb-deployer bomblet
  Anvil's gunner lets go of bomblet 5.
anvil.gunner detonate bomblet-5; gm remove bomblet-5
  An unknown ship goes off.
  bomblet 5 leaves the battle.
pass to rook.operator
  The turn of Rook's operator begins.
# Those whom the blockade has frightened are so no more when it has gone.
gm remove wall
  Wall leaves the battle.
rook.operator stance disruption never
  Rook's operator will never use Disruption.
dice d20=20
rook.operator feature system-disruption at anvil
  Rook's operator uses System Disruption on Anvil.
  Anvil, Constitution save against Haywire: d20 20 against 13, success.
dice d20=1
rook.operator feature overload-systems at anvil
  Rook's operator uses Overload Systems on Anvil.
  Anvil, Constitution save against Overload Systems: d20 1 against 13, failure.
  Anvil: flying speed 450 → 225 ft (Overload Systems).
  Anvil: cost of turning 90° 100 → 200 ft (Overload Systems).
  Anvil: AC 9 → 7 (Overload Systems).
pass to anvil.pilot
  The turn of Anvil's pilot begins.
# Nor is anything left of what the overload has changed, with the one who did it.
gm remove rook
  Rook leaves the battle.
  Anvil: flying speed 225 → 450 ft (Overload Systems ends).
  Anvil: cost of turning 90° 200 → 100 ft (Overload Systems ends).
  Anvil: AC 7 → 9 (Overload Systems ends).
pass to kite.pilot
  The turn of Kite's pilot begins.
pass to anvil.pilot
  Round 2.
  The turn of Anvil's gunner begins.
  The turn of Anvil's pilot begins.
