title A minute's work brings a round
covers SHIP-RELOAD

class gun small
mount gun blast-missile turret
mount gun heavy-laser turret
mount gun bomb-deployer aft bomblet 1 emp-bomb 3
ship Wren gun at 0 0 heading 0 side Blue special
ship Kite gun at 0 500 heading 180 side Red special
crew wren plain pilot gunner mechanic
crew kite plain pilot
set kite hull-max 200, hull 200
initiative wren 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Wren's pilot begins.
pass
  The turn of Wren's gunner begins.
wren.gunner reload blast-missile
  refused [SHIP-RELOAD] the blast missile is full
wren.gunner reload heavy-laser
  refused [SHIP-RELOAD] the heavy laser needs no ammunition
dice d20=1 d10=1 d10=1 d10=1
wren.gunner fire blast-missile at kite
  Wren's gunner fires at Kite, whose Dexterity save against blast missile: d20 1 + 3 ship Dexterity = 4 against 15, failure.
  Blast missile damage: d10 1+1+1 = 3, 3 energy.
  Kite: energy takes 3 from the hull.
show wren weapons
  weapons blast missile fired, ammunition 3; heavy laser ready; bomb deployer ready, ammunition 4
pass
  The turn of Wren's mechanic begins.
show options wren.mechanic
  Patch: refused [SHIP-PATCH] the hull is whole
  Stabilise: refused [SHIP-STABLE] Wren is not at 0 hit points
  Ready
  Search
  Reload, blast missile
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
wren.mechanic reload blast-missile
  Wren's mechanic reloads the blast missile: 1 of 10 actions for one shot.
wren.mechanic reload blast-missile
  refused [SHIP-ACTION] your action is used
# Whoever gives the actions, ten bring a round.
pass to wren.pilot
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Wren's pilot begins.
wren.pilot reload blast-missile; wren.pilot end
  Wren's pilot reloads the blast missile: 2 of 10 actions for one shot.
  The turn of Wren's gunner begins.
wren.gunner reload blast-missile; wren.gunner end
  Wren's gunner reloads the blast missile: 3 of 10 actions for one shot.
  The turn of Wren's mechanic begins.
wren.mechanic reload blast-missile
  Wren's mechanic reloads the blast missile: 4 of 10 actions for one shot.
pass to wren.pilot
  The turn of Kite's pilot begins.
  Round 3.
  The turn of Wren's pilot begins.
wren.pilot reload blast-missile; wren.pilot end
  Wren's pilot reloads the blast missile: 5 of 10 actions for one shot.
  The turn of Wren's gunner begins.
wren.gunner reload blast-missile; wren.gunner end
  Wren's gunner reloads the blast missile: 6 of 10 actions for one shot.
  The turn of Wren's mechanic begins.
wren.mechanic reload blast-missile
  Wren's mechanic reloads the blast missile: 7 of 10 actions for one shot.
pass to wren.pilot
  The turn of Kite's pilot begins.
  Round 4.
  The turn of Wren's pilot begins.
wren.pilot reload blast-missile; wren.pilot end
  Wren's pilot reloads the blast missile: 8 of 10 actions for one shot.
  The turn of Wren's gunner begins.
wren.gunner reload blast-missile; wren.gunner end
  Wren's gunner reloads the blast missile: 9 of 10 actions for one shot.
  The turn of Wren's mechanic begins.
show wren weapons
  weapons blast missile ready, ammunition 3; heavy laser ready; bomb deployer ready, ammunition 4
wren.mechanic reload blast-missile
  Wren's mechanic has reloaded the blast missile: 4 shots.
show wren weapons
  weapons blast missile ready, ammunition 4; heavy laser ready; bomb deployer ready, ammunition 4
# Bombs are reloaded kind by kind.
pass to wren.gunner
  The turn of Kite's pilot begins.
  Round 5.
  The turn of Wren's pilot begins.
  The turn of Wren's gunner begins.
wren.gunner drop bomb-deployer bomblet
  Wren's gunner lets go of bomblet 3.
pass
  The turn of Wren's mechanic begins.
wren.mechanic reload bomb-deployer bomblet
  Wren's mechanic reloads the bomb deployer: 1 of 10 actions for one shot.
