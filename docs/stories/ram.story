title Ram: through the space of another ship
covers SHIP-RAM

# Wren is a fighter: Small, Strength 10, Hit Dice d6, a space of 50 ft. DC 8 +
# proficiency 2 + 0 = 10. Kite is another one, Hesper a Medium corvette, Gnat a
# Tiny drone. Everyone is plain and nobody is proficient in saves.
class dart small across 50 shield directional
class hulk medium across 100 dexterity 10
class gnat tiny across 20 dexterity 10 constitution 14
ship Wren dart at 0 0 heading 0 side Blue
ship Kite dart at 0 300 heading 180 side Red special
ship Hesper hulk at 1000 0 heading 180 side Red special
ship Gnat gnat at 2000 0 heading 180 side Red special
crew wren pilot
crew kite none
crew hesper none
crew gnat none
set kite dexterity 10
initiative wren 20

begin
  The battle goes on.
  Round 1.
  The turn of Wren's pilot begins.
show wren ram-dc feet
  feet 350 ft left of 350 ft
  ram-dc 10

# The run must pass through the target's space and be paid for. Spaces of 50 ft
# touch 50 ft from middle to middle: after 250 ft it has not met the other.
wren.pilot ram kite ahead 250
  refused [SHIP-RAM] the course does not pass through the space of Kite
wren.pilot ram kite ahead 301
  refused [SHIP-FLY] the course costs 352 ft and 350 ft is left; each foot in a ship's space or in difficult terrain costs two, which adds 51 ft
# An equal: one d20. A save of 10 holds, exactly.
wren.pilot fly ahead 200
  Wren has flown its course; 150 ft of flying speed is left.
dice d20=10
wren.pilot ram kite ahead 60
  Wren sets out to ram Kite.
  Wren's pilot rams Kite, whose Dexterity save against the ram: d20 10 against 10, success.
  Wren has flown its course; 80 ft of flying speed is left.
show wren place feet
  place 0 260
  feet 80 ft left of 350 ft
pass
  Round 2.
  The turn of Wren's pilot begins.

# With Strength 14 the DC is 12, and 11 fails: both take two Hit Dice and 2; the
# rammer half while its shields hold. The run goes on through the other's space, each foot of
# it paid twice.
gm move wren at 0 0 heading 0
  The GM rules, Wren: it is moved.
gm edit wren strength 14
  The GM rules, Wren: Strength set to 14.
show wren ram-dc
  ram-dc 12
dice d20=11 d6=5 d6=4
wren.pilot ram kite ahead 260
  Wren sets out to ram Kite.
  Wren's pilot rams Kite, whose Dexterity save against the ram: d20 11 against 12, failure.
  Ram damage: d6 5+4 + 2 ship Strength = 11, 11 kinetic.
  Wren rams Kite, and takes half while its shields hold.
  Kite: kinetic takes 11 from the shields.
  Wren: kinetic (11 - 6 while its shields hold) takes 5 from the shields.
  Wren has flown its course; 80 ft of flying speed is left.
show wren shields hull place feet
  place 0 260
  feet 80 ft left of 350 ft
  hull 14 of 14
  shields 9 of 14, regaining 6
show kite shields hull
  hull 14 of 14
  shields 3 of 14, regaining 6
pass
  Round 3.
  The turn of Wren's pilot begins.
  The shields of Wren regain 5.

# No shields: the rammer takes all of it.
gm edit wren shields 0
  The GM rules, Wren: Shields set to 0.
gm move wren at 0 0 heading 0
  The GM rules, Wren: it is moved.
dice d20=2 d6=3 d6=2
wren.pilot ram kite ahead 251
  Wren sets out to ram Kite.
  Wren's pilot rams Kite, whose Dexterity save against the ram: d20 2 against 12, failure.
  Ram damage: d6 3+2 + 2 ship Strength = 7, 7 kinetic.
  Wren rams Kite.
  Wren has flown its course; 98 ft of flying speed is left.
  Kite: kinetic takes 3 from the shields and 4 from the hull.
  The shields of Kite are down.
  Wren: kinetic takes 7 from the hull.
show wren hull
  hull 7 of 14
show kite hull
  hull 10 of 14
pass
  Round 4.
  The turn of Wren's pilot begins.

# A larger target has disadvantage on the save, a smaller one advantage.
gm edit wren hull 14
  The GM rules, Wren: Hull set to 14.
gm edit wren shields 6
  The GM rules, Wren: Shields set to 6.
gm move wren at 1000 -200 heading 0
  The GM rules, Wren: it is moved.
dice d20=19 d20=3 d6=1 d6=1
wren.pilot ram hesper ahead 130
  Wren sets out to ram Hesper.
  Wren's pilot rams Hesper, whose Dexterity save against the ram: d20 3, dropped 19 (disadvantage: larger than the rammer) = 3 against 12, failure.
  Ram damage: d6 1+1 + 2 ship Strength = 4, 4 kinetic.
  Wren rams Hesper, and takes half while its shields hold.
  Hesper: kinetic takes 4 from the hull.
  Wren: kinetic (4 - 2 while its shields hold) takes 2 from the shields.
  Wren has flown its course; 215 ft of flying speed is left.
pass
  Round 5.
  The turn of Wren's pilot begins.
  The shields of Wren regain 6.
gm move wren at 2000 -200 heading 0
  The GM rules, Wren: it is moved.
dice d20=3 d20=19
wren.pilot ram gnat ahead 170
  Wren sets out to ram Gnat.
  Wren's pilot rams Gnat, whose Dexterity save against the ram: d20 19, dropped 3 (advantage: smaller than the rammer) = 19 against 12, success.
  Wren has flown its course; 175 ft of flying speed is left.
pass
  Round 6.
  The turn of Wren's pilot begins.
  The shields of Wren regain 4.

# Already in the other's space, where the last run ended: the ram is at once, but
# only of a ship that flies.
wren.pilot ram gnat
  refused [SHIP-RAM] the course does not pass through the space of Gnat
wren.pilot ram gnat turn 90
  refused [SHIP-RAM] the course does not pass through the space of Gnat
dice d20=3 d20=19
wren.pilot ram gnat ahead 1
  Wren sets out to ram Gnat.
  Wren's pilot rams Gnat, whose Dexterity save against the ram: d20 19, dropped 3 (advantage: smaller than the rammer) = 19 against 12, success.
  Wren has flown its course; 348 ft of flying speed is left.

# From within the other's space, past its middle, a foot ahead is a run.
pass to wren.pilot
  Round 7.
  The turn of Wren's pilot begins.
gm move wren at 0 310 heading 0
  The GM rules, Wren: it is moved.
show options wren.pilot
  Fly
  Helm: refused [SHIP-FLY] throttle and rudder are for live tempo: plot a course
  Evade, Kite: refused [SHIP-EVADE] Kite has no pilot to contest
  Evade, Hesper: refused [SHIP-EVADE] Hesper has no pilot to contest
  Evade, Gnat: refused [SHIP-EVADE] Gnat has no pilot to contest
  Ram, Kite: 55.0%, +0 against 12; shields 9.0, hull 9.0
  Ram, Hesper: refused [SHIP-FLY] the run is longer than the flying speed that is left
  Ram, Gnat: refused [SHIP-FLY] the run is longer than the flying speed that is left
  Ready
  Hide: refused [SHIP-HIDE] Kite has Wren in plain sight: hide inside a field, or behind three-quarters cover
  Search
  Object
  Use an Object
  Improvise
  Call
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
