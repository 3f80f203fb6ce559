title A smaller ship is coupled, and carried along
covers SHIP-DEVICE SHIP-FEATURE

class mother large across 250
fit mother external-docking
class skiff small across 50
class twin large across 250
ship Ox mother at 0 0 heading 0 side Blue special
ship Kid skiff at 300 0 heading 90 side Blue special
ship Pal twin at -300 0 heading 90 side Blue special
ship Rook skiff at 0 9000 heading 180 side Red special
crew ox plain mechanic pilot
crew kid solo
crew pal plain pilot
crew rook solo
initiative ox.mechanic 20, ox.pilot 19, kid 10, pal 8, rook 5
begin
  The battle goes on.
  Round 1.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at pal
  refused [SHIP-DEVICE] Pal is no smaller than Ox
gm move kid at 201 0
  The GM rules, Kid: it is moved.
show range ox kid
  101 ft
ox.mechanic feature external-docking at kid
  refused [SHIP-FEATURE] Kid is just over 100 ft away, more than this reaches
gm move kid at 200 0
  The GM rules, Kid: it is moved.
show range ox kid
  100 ft
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 1 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid begins.
  The turn of Pal's pilot begins.
  The turn of Rook begins.
  Round 2.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 2 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid begins.
  The turn of Pal's pilot begins.
  The turn of Rook begins.
  Round 3.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 3 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid begins.
  The turn of Pal's pilot begins.
  The turn of Rook begins.
  Round 4.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 4 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid begins.
  The turn of Pal's pilot begins.
  The turn of Rook begins.
  Round 5.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 5 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid begins.
  The turn of Pal's pilot begins.
  The turn of Rook begins.
  Round 6.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 6 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid begins.
  The turn of Pal's pilot begins.
  The turn of Rook begins.
  Round 7.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 7 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid begins.
  The turn of Pal's pilot begins.
  The turn of Rook begins.
  Round 8.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 8 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid begins.
  The turn of Pal's pilot begins.
  The turn of Rook begins.
  Round 9.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 9 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid begins.
  The turn of Pal's pilot begins.
  The turn of Rook begins.
  Round 10.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic uses External Docking on Kid.
  Ox is laden: flying speed halved and turning speed doubled while a ship is coupled to it.
  Kid docks with Ox.
  Ox: flying speed 250 → 125 ft (laden).
  Ox: cost of turning 90° 200 → 125 ft (laden).
  Kid: flying speed 350 → 0 ft (docked).
show ox feet turning conditions
  feet 0 ft left of 125 ft
  turning 125 ft for 90°
  conditions laden
pass
  The turn of Ox's pilot begins.
show ox feet
  feet 125 ft left of 125 ft
ox.pilot fly ahead 100
  Ox has flown its course; 25 ft of flying speed is left.
show kid place feet
  place 200 100
  feet 0 ft left of 0 ft
show ox place
  place 0 100
# To let go takes another ten.
pass to ox.mechanic
  The turn of Kid begins.
  The turn of Pal's pilot begins.
  The turn of Rook begins.
  Round 11.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 1 of 10 actions.
