title Nobody docks with a ship that is coupled, its carrier alone lets it go, and neither lands in a bay
covers SHIP-DEVICE HOUSE-DOCK
class mother medium across 100
fit mother navcomputer, external-docking
class kid small across 40
class nest large across 300
fit nest docking-bay
ship Ox mother at 0 0 heading 0 side Blue special
ship Kid kid at 0 100 heading 0 side Blue special
ship Pal kid at 0 200 heading 0 side Blue special
ship Nest nest at 250 0 heading 0 side Blue
ship Foe mother at 9000 0 heading 0 side Red special
crew ox plain mechanic operator pilot
crew kid plain pilot
crew pal plain pilot
crew nest none
crew foe plain pilot
member ox.operator intelligence 20, proficiency 6, expert technology
initiative ox.operator 25, ox.mechanic 24, ox.pilot 20, kid.pilot 10, pal.pilot 9, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Ox's operator begins.
gm go-on
pass to ox.mechanic
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 1 of 10 actions.
pass to ox.operator
  The turn of Ox's pilot begins.
  The turn of Kid's pilot begins.
  The turn of Pal's pilot begins.
  The turn of Foe's pilot begins.
  Round 2.
  The turn of Ox's operator begins.
pass to ox.mechanic
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 2 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid's pilot begins.
  The turn of Pal's pilot begins.
  The turn of Foe's pilot begins.
  Round 3.
  The turn of Ox's operator begins.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 3 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid's pilot begins.
  The turn of Pal's pilot begins.
  The turn of Foe's pilot begins.
  Round 4.
  The turn of Ox's operator begins.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 4 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid's pilot begins.
  The turn of Pal's pilot begins.
  The turn of Foe's pilot begins.
  Round 5.
  The turn of Ox's operator begins.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 5 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid's pilot begins.
  The turn of Pal's pilot begins.
  The turn of Foe's pilot begins.
  Round 6.
  The turn of Ox's operator begins.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 6 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid's pilot begins.
  The turn of Pal's pilot begins.
  The turn of Foe's pilot begins.
  Round 7.
  The turn of Ox's operator begins.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 7 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid's pilot begins.
  The turn of Pal's pilot begins.
  The turn of Foe's pilot begins.
  Round 8.
  The turn of Ox's operator begins.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 8 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid's pilot begins.
  The turn of Pal's pilot begins.
  The turn of Foe's pilot begins.
  Round 9.
  The turn of Ox's operator begins.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic works on External Docking: 9 of 10 actions.
pass to ox.mechanic
  The turn of Ox's pilot begins.
  The turn of Kid's pilot begins.
  The turn of Pal's pilot begins.
  The turn of Foe's pilot begins.
  Round 10.
  The turn of Ox's operator begins.
  The turn of Ox's mechanic begins.
ox.mechanic feature external-docking at kid
  Ox's mechanic uses External Docking on Kid.
  Ox is laden: flying speed halved and turning speed doubled while a ship is coupled to it.
  Kid docks with Ox.
  Ox: flying speed 300 → 150 ft (laden).
  Kid: flying speed 350 → 0 ft (docked).
pass to pal.pilot
  The turn of Ox's pilot begins.
  The turn of Kid's pilot begins.
  The turn of Pal's pilot begins.
pal.pilot dock kid
  refused [HOUSE-DOCK] Kid is carried by Ox
pass to kid.pilot
  The turn of Foe's pilot begins.
  Round 11.
  The turn of Ox's operator begins.
  The turn of Ox's mechanic begins.
  The turn of Ox's pilot begins.
  The turn of Kid's pilot begins.
kid.pilot undock
  refused [HOUSE-DOCK] Kid is coupled: the mechanic of Ox can let it go
kid.pilot land nest
  refused [SHIP-BAY] Kid is made fast to a ship
show ox conditions
  conditions laden
show kid feet
  feet 0 ft left of 0 ft
pass to ox.pilot
  The turn of Pal's pilot begins.
  The turn of Foe's pilot begins.
  Round 12.
  The turn of Ox's operator begins.
  The turn of Ox's mechanic begins.
  The turn of Ox's pilot begins.
ox.pilot undock
  refused [HOUSE-DOCK] Kid is coupled: the mechanic of Ox can let it go
ox.pilot land nest
  refused [SHIP-BAY] Ox is made fast to a ship
