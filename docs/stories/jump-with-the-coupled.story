title A ship that jumps takes along what is coupled to it, and leaves behind what is docked with it
covers SHIP-JUMP SHIP-DEVICE HOUSE-DOCK
class mother medium across 100
fit mother navcomputer, external-docking
class kid small across 40
ship Ox mother at 0 0 heading 0 side Blue special
ship Kid kid at 0 100 heading 0 side Blue special
ship Pal kid at 0 -100 heading 0 side Blue special
ship Foe mother at 9000 0 heading 0 side Red special
crew ox plain mechanic operator pilot
crew kid plain pilot
crew pal plain pilot
crew foe plain pilot
member ox.operator intelligence 20, proficiency 6, expert technology
initiative ox.operator 25, ox.mechanic 24, ox.pilot 20, kid.pilot 10, pal.pilot 9, foe 5

begin
  The battle goes on.
  Round 1.
  The turn of Ox's operator begins.
gm go-on
dice d20=13
ox.operator astrogate hasty
  Ox's operator, astrogation, hasty: d20 13 + 5 Intelligence + 12 Technology expertise = 30 against 30, success.
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
ox.operator jump
  The hyperdrive of Ox starts: 10 rounds until it jumps.
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
pal.pilot dock ox
  Pal docks with Ox.
  Ox: flying speed 150 → 0 ft (docked).
  Ox: cost of turning 90° 150 → 300 ft (docked).
  Pal: flying speed 350 → 0 ft (docked).
pass to pal.pilot
  The turn of Foe's pilot begins.
  Round 11.
  The turn of Ox's operator begins.
  The turn of Ox's mechanic begins.
  The turn of Ox's pilot begins.
  The turn of Kid's pilot begins.
  The turn of Pal's pilot begins.
pass to pal.pilot
  The turn of Foe's pilot begins.
  Round 12.
  The turn of Ox's operator begins.
  Ox jumps, and is away.
  Kid jumps, and is away.
  Ox is no longer laden.
  The turn of Pal's pilot begins.
  Pal: flying speed 0 → 350 ft (cast off).
show ox state
  state away
show kid state
  state away
show pal feet
  feet 350 ft left of 350 ft
