title Nobody docks at a bomb
covers HOUSE-DOCK SHIP-BOMB

class striker small across 50 strength 14
mount striker bomb-deployer turret bomblet 4
class dart small across 50
ship Anvil striker at 0 0 heading 0 side Blue special
ship Wren dart at 0 900 heading 0 side Red special
crew anvil plain gunner pilot
crew wren plain pilot
initiative anvil.gunner 20, anvil.pilot 19, wren 10

begin
  The battle goes on.
  Round 1.
  The turn of Anvil's gunner begins.
anvil.gunner drop bomb-deployer bomblet
  Anvil's gunner lets go of bomblet 3.
pass to anvil.pilot
  The turn of Anvil's pilot begins.
anvil.pilot dock bomblet-3
  refused [HOUSE-DOCK] bomblet 3 is a bomb, not a ship
