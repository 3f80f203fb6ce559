title Who flies through whose space, at every difference of size; where nobody may end
covers SHIP-PASS SHIP-SIZE SHIP-TERRAIN

class mote tiny across 25 strength 10
class skiff small across 50 strength 10
class cutter medium across 100 strength 10
class bulk large across 300 strength 10
ship Mo mote at 0 0 heading 0 side Blue special
ship Sk skiff at 0 200 heading 0 side Red special
ship Cu cutter at 1000 200 heading 0 side Red special
ship Fr bulk at 2000 300 heading 0 side Red special
ship Pal skiff at 3000 200 heading 0 side Blue special
crew mo pilot
crew sk pilot
crew cu pilot
crew fr pilot
crew pal pilot
initiative mo 20, sk 10, cu 9, fr 8, pal 7

begin
  The battle goes on.
  Round 1.
  The turn of Mo's pilot begins.
gm edit mo flying-speed 1000
  The GM rules, Mo: Flying speed set to 1000.
  Mo: flying speed 450 → 1000 ft (as ruled).
pass to mo.pilot
  The turn of Sk's pilot begins.
  The turn of Cu's pilot begins.
  The turn of Fr's pilot begins.
  The turn of Pal's pilot begins.
  Round 2.
  The turn of Mo's pilot begins.
show mo feet
  feet 1000 ft left of 1000 ft
# Small is one size more than Tiny: no way through.
mo.pilot fly ahead 300
  refused [SHIP-PASS] the course runs through the space of Sk, which is hostile and less than two sizes apart
# Medium is two sizes more. Half of 100 and of 25 on either side: 124 whole feet of the 400 are in its space, and cost twice.
gm move mo at 1000 0 heading 0
  The GM rules, Mo: it is moved.
mo.pilot fly ahead 200
  refused [SHIP-PASS] the course ends in the space of Cu
mo.pilot fly ahead 400
  Mo has flown its course; 476 ft of flying speed is left.
gm move mo at 3000 0 heading 0
  The GM rules, Mo: it is moved.
mo.pilot fly ahead 200
  refused [SHIP-PASS] the course ends in the space of Pal
mo.pilot fly ahead 300
  Mo has flown its course; 102 ft of flying speed is left.
