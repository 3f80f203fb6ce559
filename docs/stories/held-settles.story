title A held order is seen with what settles, and settles as it was seen
covers SHIP-IMPROVISE SHIP-BOMB

class striker small across 50 strength 14
mount striker bomb-deployer turret bomblet 4
class dart small across 50
ship Anvil striker at 0 0 heading 0 side Blue special
ship Wren dart at 0 200 heading 0 side Red special
crew anvil plain gunner pilot
crew wren plain pilot
set wren hull-max 200, hull 200
initiative anvil 20, wren 10

begin
  The battle goes on.
  Round 1.
  The turn of Anvil's gunner begins.
anvil.gunner drop bomb-deployer bomblet
  Anvil's gunner lets go of bomblet 3.
gm hold on
dice d20=10 d10=5 d10=2 d10=3
anvil.gunner detonate bomblet-3
  Anvil's gunner: detonate waits for the GM.
gm release 1
  Bomblet 3 goes off.
  Anvil, Dexterity save against bomblet: d20 10 + 3 ship Dexterity = 13 against 13, success.
  Bomblet damage: d10 5+2+3 + 2 ship Strength = 12, 12 energy.
  Anvil: energy (12 - 6 by the save) takes 6 from the hull.
