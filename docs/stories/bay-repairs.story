title In a docking bay a crew patches its ship, improvises and saves again, and its shields come back
covers SHIP-BAY SHIP-PATCH SHIP-IMPROVISE SHIP-CONDITION

class nest huge across 2500
fit nest docking-bay
class gnat small across 50 shield directional
mount gnat light-laser turret
ship Nest nest at 0 0 heading 90 side Blue special
ship Gnat gnat at 0 1310 heading 180 side Blue special
ship Rook gnat at 0 1750 heading 180 side Red special
crew nest plain pilot
crew gnat plain mechanic pilot
crew rook plain operator
member rook.operator wisdom 16, points 26, craft wisdom, feature blind-the-watch
set gnat hull 5, shields 2, system-damage 1
initiative rook.operator 40, gnat.pilot 30, gnat.mechanic 25, nest 10

begin
  ...
dice d20=3
rook.operator cast blind-the-watch at gnat
  Rook's operator uses Blind the Watch on Gnat.
  Gnat, Constitution save against Blind the Watch: d20 3 against 13, failure.
  Gnat is blinded for 10 rounds: finds nothing by looking; its attacks have disadvantage, attacks on it advantage.
pass to gnat.pilot
  ...
gnat.pilot land nest
  Gnat lands aboard Nest.
pass to gnat.mechanic
  The turn of Gnat's mechanic begins.
# Of 9 missing half is less than 10. A success throws the die once, a failure twice.
dice d20=12 d20=10 d6=4
gnat.mechanic patch
  Gnat's mechanic, Patch: d20 10, dropped 12 (disadvantage: system damage 1) = 10 against 10, success.
  Gnat's mechanic spends a Hit Die: d6 4; the hull regains 4.
show gnat hull hit-dice
  hull 9 of 14
  hit-dice 2d6
pass to gnat.pilot
  ...
show gnat shields
  shields 14 of 14, regaining 6
# The pilot lends a hand, which makes up for the damage: one d20, and two Hit Dice for the failure.
gnat.pilot improvise mechanics-kit help gnat.mechanic: holds the lamp
  Gnat's pilot: improvise waits for the GM.
dice d20=14 d20=16
gm allow 1 piloting dc 14 help
  Gnat's pilot improvises: holds the lamp: improvised Piloting: d20 14, dropped 16 (disadvantage: system damage 1) = 14 against 14, success.
  Gnat's mechanic: advantage on the next check or attack.
pass to gnat.mechanic
  The turn of Gnat's mechanic begins.
dice d20=9 d6=6 d6=2
gnat.mechanic patch
  Gnat's mechanic, Patch: d20 9 (advantage: Improvise) (disadvantage: system damage 1) against 10, failure.
  Gnat's mechanic spends a Hit Die: d6 2, dropped 6 = 2; the hull regains 2.
show gnat hull hit-dice
  hull 11 of 14
  hit-dice 1d6
pass to gnat.mechanic
  ...
dice d20=19
gnat.mechanic resave blinded
  Gnat, Constitution save against being blinded: d20 19 against 13, success.
  Gnat is no longer blinded.
show gnat conditions
  conditions none
# A GM sets the hull of a ship in a bay, since nothing reaches it there.
gm damage gnat 3 energy
  refused [SHIP-BAY] Gnat is in the docking bay of Nest: set its hull, or damage that ship
gm edit gnat hull 9
  The GM rules, Gnat: Hull set to 9.
show gnat hull
  hull 9 of 14
# Nothing wrecks it there, not even the GM.
gm edit gnat hull 0
  refused [SHIP-BAY] Gnat is in the docking bay of Nest: its hull is at least 1 there, its system damage at most 5
show gnat hull
  hull 9 of 14
gm edit gnat system-damage 6
  refused [SHIP-BAY] Gnat is in the docking bay of Nest: its hull is at least 1 there, its system damage at most 5
gm edit gnat hull 1
  The GM rules, Gnat: Hull set to 1.
gm edit gnat system-damage 5
  The GM rules, Gnat: System damage set to 5.
show gnat state hull system-damage
  state in a bay
  hull 1 of 7, worn
  system-damage 5: a natural 1 of its crew calls for a destruction save
