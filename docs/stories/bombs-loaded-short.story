title A bay that was loaded with fewer bombs than it has room for
covers SHIP-BOMB SHIP-RELOAD

# A small ship's deployer has room for 4 bombs; this one was loaded with 1.
class striker small across 50
mount striker bomb-deployer aft bomblet 1
ship Anvil striker at 0 0 heading 0 side Blue special
ship Wren courier at 0 3000 heading 0 side Red special
crew anvil plain gunner mechanic
initiative anvil 20, wren 10

begin
  ...
show anvil weapons
  weapons bomb deployer ready, ammunition 1
anvil.gunner drop bomb-deployer bomblet count 2
  refused [SHIP-BOMB] the bomb deployer has 1 left of its bomblet
anvil.gunner drop bomb-deployer bomblet
  Anvil's gunner lets go of bomblet 3.
show anvil weapons
  weapons bomb deployer fired, ammunition 0
pass
  The turn of Anvil's mechanic begins.
# There is room for more.
anvil.mechanic reload bomb-deployer bomblet
  Anvil's mechanic reloads the bomb deployer: 1 of 10 actions for one shot.
