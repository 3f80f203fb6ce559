title A side is told what its own people's numbers change from and to, and why; foes are not
covers ME-SHIELD ME-FREE

book me5e
room 30 9
sheet warden like plain, weapon riot-shield
person Ana warden at 4 4 side Blue
person Cid plain at 5 5 side Blue
person Bob plain at 9 4 side Red
initiative ana 20, bob 10, cid 5

begin
  ...
ana.boots stow riot-shield
  Ana stows Riot shield.
  Ana: AC 14 → 12 (without Riot shield).
ana.boots draw riot-shield
  Ana draws Riot shield.
  Ana: AC 12 → 14 (Riot shield).
pass to ana.boots
  The turn of Bob begins.
  The turn of Cid begins.
  Round 2.
  The turn of Ana begins.
ana.boots discard riot-shield
  Ana drops Riot shield.
  Ana: AC 14 → 12 (without Riot shield).
gm person afflict ana exhaustion-4
  Ana is exhausted 4.
  Ana: speed 10 → 5 m (exhausted 4).
  Ana: maximum of hit points 20 → 10 (exhausted 4).
log ana.boots
  Ana is exhausted 4.
  Ana: speed 10 → 5 m (exhausted 4).
  Ana: maximum of hit points 20 → 10 (exhausted 4).
log bob.boots
  Plain is exhausted 4.
log cid.boots
  Ana is exhausted 4.
  Ana: speed 10 → 5 m (exhausted 4).
  Ana: maximum of hit points 20 → 10 (exhausted 4).
