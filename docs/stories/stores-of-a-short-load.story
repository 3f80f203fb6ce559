title A deployer that carries fewer bombs than it holds is filled with the first kind
covers SHIP-BOMB SHIP-RELOAD

class porter small across 50
mount porter bomb-deployer aft bomblet 1 emp-bomb 1
ship Ann porter at 0 0 heading 0 side Blue special
ship Kite porter at 0 900 heading 180 side Red special
crew ann plain gunner
crew kite plain gunner
initiative ann 20, kite 10

begin
  ...
show ann weapons
  weapons bomb deployer ready, ammunition 2
gm edit ann ammunition 1
  The GM rules, Ann: Ammunition set to 1.
show ann weapons
  weapons bomb deployer ready, ammunition 1
gm edit ann ammunition 3
  The GM rules, Ann: Ammunition set to 3.
show ann weapons
  weapons bomb deployer ready, ammunition 3
ann.gunner drop bomb-deployer emp-bomb count 2
  refused [SHIP-BOMB] the bomb deployer has 1 left of its EMP bomb
ann.gunner drop bomb-deployer bomblet count 2
  Ann's gunner lets go of bomblet 3.
  Ann's gunner lets go of bomblet 4.
