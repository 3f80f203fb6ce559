title A ram with a boarding harpoon: held, dragged along, and free again
covers SHIP-HARPOON SHIP-RAM

class grappler medium across 100 tier 2 raise strength raise strength raise dexterity
fit grappler shock-absorbers, boarding-harpoon
class prize medium across 100
class hulk large across 250
ship Hook grappler at 0 0 heading 0 side Blue special
ship Kite prize at 0 250 heading 90 side Red special
ship Ox hulk at 3000 0 heading 0 side Red special
crew hook plain pilot
crew kite plain pilot
crew ox plain pilot
set hook hull-max 200, hull 200, shields-max 0
set kite hull-max 200, hull 200, shields-max 0
set ox hull-max 200, hull 200, shields-max 0
initiative hook 20, kite 10, ox 5

dice d6=1
begin
  The battle goes on.
  Round 1.
  Hook's pilot uses Head Start.
  Hook's pilot, Head Start: d6 1.
  The turn of Hook's pilot begins.
# Shock absorbers: four Hit Dice, and half of them for the rammer.
dice d20=5 d8=1 d8=2 d8=3 d8=4
hook.pilot ram kite ahead 200
  Hook sets out to ram Kite.
  Hook's pilot rams Kite, whose Dexterity save against the ram: d20 5 + 2 ship Dexterity = 7 against 12, failure.
  Ram damage: d8 1+2, d8 3+4 Shock Absorbers + 2 ship Strength = 12, 12 kinetic.
  Hook rams Kite.
  Kite is harpooned: flying speed 0 while the ship that holds it is able and within 100 ft; its pilot can have it save to break free.
  Hook is hauling: flying speed halved while it holds another ship by its harpoon.
  Kite: kinetic takes 12 from the hull.
  Hook: kinetic, resisted, takes 6 from the hull.
  Hook: flying speed 400 → 200 ft (hauling).
  Kite: flying speed 300 → 0 ft (harpooned).
  Hook has flown its course; 0 ft of flying speed is left.
show hook place feet conditions
  place 0 195
  feet 0 ft left of 200 ft
  conditions hauling
show kite place conditions
  place 0 294
  conditions harpooned
pass
  The turn of Kite's pilot begins.
  Hook: flying speed 200 → 175 ft (Head Start ends).
# The held pilot can have the ship save against the DC of the ram.
show options kite.pilot
  Fly
  Helm: refused [SHIP-FLY] throttle and rudder are for live tempo: plot a course
  Evade, Hook: 47.5%
  Ram, Hook: refused [SHIP-FLY] the run is longer than the flying speed that is left
  Ready
  Hide: refused [SHIP-HIDE] Hook is tied to Kite, and knows where it is
  Search
  Save again, harpooned: 50.0%, +1 against 12
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d20=5
kite.pilot resave harpooned
  Kite, Strength save against being harpooned: d20 5 + 1 ship Strength = 6 against 12, failure.
kite.pilot fly ahead 50
  refused [SHIP-FLY] the course costs 64 ft and 0 ft is left; each foot in a ship's space or in difficult terrain costs two, which adds 14 ft
pass to hook.pilot
  The turn of Ox's pilot begins.
  Round 2.
  The turn of Hook's pilot begins.

# It is dragged along, at half the flying speed.
hook.pilot fly ahead 120
  Hook has flown its course; 55 ft of flying speed is left.
show hook place feet
  place 0 315
  feet 55 ft left of 175 ft
show kite place
  place 0 414
pass to kite.pilot
  The turn of Kite's pilot begins.
dice d20=19
kite.pilot resave harpooned
  Kite, Strength save against being harpooned: d20 19 + 1 ship Strength = 20 against 12, success.
  Kite is no longer harpooned.
  Hook is no longer hauling.
  Hook: flying speed 175 → 350 ft (no longer hauling).
  Kite: flying speed 0 → 300 ft (no longer harpooned).
show hook conditions feet
  feet 0 ft left of 350 ft
  conditions none

# A minute passes before the harpoon can be used again. A larger ship is held, and not dragged.
pass to hook.pilot
  The turn of Ox's pilot begins.
  Round 3.
  The turn of Hook's pilot begins.
gm move kite at 0 -3000 heading 0
  The GM rules, Kite: it is moved.
gm move hook at 3000 -300 heading 0
  The GM rules, Hook: it is moved.
dice d20=2 d20=5 d8=1 d8=1 d8=1 d8=1
hook.pilot ram ox ahead 200
  Hook sets out to ram Ox.
  Hook's pilot rams Ox, whose Dexterity save against the ram: d20 2, dropped 5 (disadvantage: larger than the rammer) + 1 ship Dexterity = 3 against 12, failure.
  Ram damage: d8 1+1, d8 1+1 Shock Absorbers + 2 ship Strength = 6, 6 kinetic.
  Hook rams Ox.
  Ox: kinetic takes 6 from the hull.
  Hook: kinetic, resisted, takes 3 from the hull.
  Hook has flown its course; 75 ft of flying speed is left.
show ox conditions
  conditions none
gm move hook at 3000 -300 heading 0
  The GM rules, Hook: it is moved.
pass to hook.pilot
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 4.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 5.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 6.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 7.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 8.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 9.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 10.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 11.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 12.
  The turn of Hook's pilot begins.
dice d20=2 d20=5 d8=1 d8=1 d8=1 d8=1
hook.pilot ram ox ahead 200
  Hook sets out to ram Ox.
  Hook's pilot rams Ox, whose Dexterity save against the ram: d20 2, dropped 5 (disadvantage: larger than the rammer) + 1 ship Dexterity = 3 against 12, failure.
  Ram damage: d8 1+1, d8 1+1 Shock Absorbers + 2 ship Strength = 6, 6 kinetic.
  Hook rams Ox.
  Ox is harpooned: flying speed 0 while the ship that holds it is able and within 100 ft; its pilot can have it save to break free.
  Hook is hauling: flying speed halved while it holds another ship by its harpoon.
  Ox: kinetic takes 6 from the hull.
  Hook: kinetic, resisted, takes 3 from the hull.
  Hook: flying speed 350 → 175 ft (hauling).
  Ox: flying speed 250 → 0 ft (harpooned).
  Hook has flown its course; 0 ft of flying speed is left.
show ox conditions place
  place 3000 0
  conditions harpooned
pass to hook.pilot
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 13.
  The turn of Hook's pilot begins.
hook.pilot fly ahead 50
  Hook has flown its course; 125 ft of flying speed is left.
show ox place
  place 3000 0
show hook place
  place 3000 -78.1
