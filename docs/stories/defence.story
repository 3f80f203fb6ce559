title Point defence against those who come near, and against bombs
covers SHIP-DEFENCE

class bulwark large across 250
fit bulwark point-defence
class skiff small across 50 dexterity-save
mount skiff bomb-deployer fore bomblet 4
ship Warden bulwark at 0 0 heading 0 side Blue special
ship Wren skiff at 0 400 heading 180 side Red special
crew warden plain pilot operator
crew wren plain pilot gunner
set warden hull-max 200, hull 200, shields-max 0
set wren hull-max 200, hull 200, shields-max 0
initiative warden 20, wren 10

begin
  The battle goes on.
  Round 1.
  The turn of Warden's pilot begins.
pass to wren.gunner
  The turn of Warden's operator begins.
  The turn of Wren's pilot begins.
  The turn of Wren's gunner begins.
# A bomb is answered when it drifts within 100 ft: here from 200 ft, with the large
# ship's edge 100 ft nearer than its middle. It fails its save, and goes off.
wren.gunner drop bomb-deployer bomblet
  Wren's gunner lets go of bomblet 3.
pass to wren.pilot
  Round 2.
  The turn of Warden's pilot begins.
  The turn of Warden's operator begins.
  The turn of Wren's pilot begins.
gm move wren at 0 500 heading 180
  The GM rules, Wren: it is moved.
pass
  The turn of Wren's gunner begins.
  Bomblet 3 drifts 100 ft.
pass to wren.pilot
  Round 3.
  The turn of Warden's pilot begins.
  The turn of Warden's operator begins.
  The turn of Wren's pilot begins.
dice d6=1 d6=1 d20=5 d10=1 d10=1 d10=1
pass
  The turn of Wren's gunner begins.
  Bomblet 3 drifts 100 ft.
  Warden's operator uses Point Defence on bomblet 3.
  Bomblet 3, Dexterity save against Point Defence: it is a bomb and fails.
  Point Defence, damage: d6 1+1 = 2, 2 energy.
  Bomblet 3: energy takes 2 from the hull.
  Bomblet 3 goes off.
  Warden, Dexterity save against bomblet: d20 5 + 1 ship Dexterity = 6 against 13, failure.
  Bomblet damage: d10 1+1+1 = 3, 3 energy.
  Warden: energy takes 3 from the hull.

# Whoever comes within 100 ft is answered once in a turn: at 101 ft not yet.
pass to wren.pilot
  Round 4.
  The turn of Warden's pilot begins.
  The turn of Warden's operator begins.
  The turn of Wren's pilot begins.
wren.pilot fly ahead 299
  Wren has flown its course; 51 ft of flying speed is left.
show range warden wren
  101 ft
dice d20=6 d6=3 d6=4
wren.pilot fly ahead 1
  Wren has flown its course; 50 ft of flying speed is left.
  Warden's operator uses Point Defence on Wren.
  Wren, Dexterity save against Point Defence: d20 6 + 3 ship Dexterity + 2 proficiency = 11 against 12, failure.
  Point Defence, damage: d6 3+4 = 7, 7 energy.
  Wren: energy takes 7 from the hull.
pass
  The turn of Wren's gunner begins.
# Who begins and ends a turn nearby is answered at its end.
pass to wren.pilot
  Round 5.
  The turn of Warden's pilot begins.
  The turn of Warden's operator begins.
  The turn of Wren's pilot begins.
dice d20=8
pass
  Warden's operator uses Point Defence on Wren.
  Wren, Dexterity save against Point Defence: d20 8 + 3 ship Dexterity + 2 proficiency = 13 against 12, success.
  The turn of Wren's gunner begins.
