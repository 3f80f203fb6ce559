title A blast sets off other bombs by its damage: one that comes to nothing spares them
covers SHIP-BOMB

# Strength 6 takes 2 from the die of a seismic bomb.
class layer small across 50 strength 6 dexterity 10
mount layer bomb-deployer fore seismic-bomb 2 bomblet 1
ship Wick layer at 0 0 heading 0 side Blue special
ship Rook layer at 5000 0 heading 0 side Red special
crew wick plain pilot gunner
crew rook plain pilot
initiative wick.gunner 20, rook 5, wick.pilot 1

begin
  The battle goes on.
  Round 1.
  The turn of Wick's gunner begins.
wick.gunner drop bomb-deployer bomblet
  Wick's gunner lets go of bomblet 3.
pass to wick.gunner
  The turn of Rook's pilot begins.
  The turn of Wick's pilot begins.
  Round 2.
  The turn of Wick's gunner begins.
  Bomblet 3 drifts 100 ft.
wick.gunner drop bomb-deployer seismic-bomb
  Wick's gunner lets go of seismic bomb 4.
pass to wick.gunner
  The turn of Rook's pilot begins.
  The turn of Wick's pilot begins.
  Round 3.
  The turn of Wick's gunner begins.
  Bomblet 3 drifts 100 ft.
  Seismic bomb 4 drifts 100 ft.
wick.gunner drop bomb-deployer seismic-bomb
  Wick's gunner lets go of seismic bomb 5.
gm move wick at -3000 0 heading 0
  The GM rules, Wick: it is moved.
dice d10=2
wick.gunner detonate seismic-bomb-5
  Seismic bomb 5 goes off.
  Seismic bomb damage: d10 2 - 2 ship Strength = 0, 0 kinetic.
  Bomblet 3: kinetic does no harm.
  Seismic bomb 4: kinetic does no harm.
show bomblet-3 state
  state able
show seismic-bomb-4 state
  state able

# A point is enough: the bomblet goes off too.
pass to wick.gunner
  The turn of Rook's pilot begins.
  The turn of Wick's pilot begins.
  Round 4.
  The turn of Wick's gunner begins.
  Bomblet 3 drifts 100 ft.
  Seismic bomb 4 drifts 100 ft.
dice d10=3
wick.gunner detonate seismic-bomb-4
  Seismic bomb 4 goes off.
  Seismic bomb damage: d10 3 - 2 ship Strength = 1, 1 kinetic.
  Bomblet 3: kinetic takes 1 from the hull.
  Bomblet 3 goes off.
