title Every hyperspace mishap, and a ship without fuel
covers SHIP-JUMP

class packet-boat medium across 50 shield directional
mount packet-boat heavy-laser turret
ship Hesper packet-boat at 0 0 heading 0 side Blue special
ship Kite packet-boat at 0 500 heading 180 side Red special
crew hesper plain pilot operator mechanic
crew kite plain pilot gunner
set hesper hull-max 200, hull 200, shields-max 20, shields 1, regeneration 8
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 8.
pass
  The turn of Hesper's operator begins.
# 6 to 10: Piloting.
dice d20=1 d20=6
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 1 against 30, failure.
  Hesper has a hyperspace mishap, d20 6: Piloting checks have disadvantage until maintenance.
pass to hesper.pilot
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 8.
dice d20=12 d20=3 d20=2
hesper.pilot evade kite
  Hesper's pilot, Evade: d20 3, dropped 12 (disadvantage: hyperspace mishap) = 3, against Kite's pilot: d20 2, won.
  The first attack of Kite on Hesper has disadvantage.
pass
  The turn of Hesper's operator begins.
# 11 to 15: a tenth of the hull, and half of the regeneration.
dice d20=1 d20=15
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 1 against 30, failure.
  Hesper has a hyperspace mishap, d20 15: the hull is strained, and regeneration halved until maintenance.
  Hesper: kinetic takes 20 from the hull.
  Hesper: shield regeneration 8 → 4 (the hyperdrive's mishap).
show hesper hull shields
  hull 180 of 200
  shields 17 of 20, regaining 4
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 3.
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 3.
  The turn of Hesper's operator begins.
# 20: two at once. 1 to 5: Technology; 16 to 19: the drive is dead.
dice d20=1 d20=20 d20=5 d20=16
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 1 against 30, failure.
  Hesper has a hyperspace mishap, d20 20: two mishaps at once.
  Hesper has a hyperspace mishap, d20 5: Technology checks have disadvantage until maintenance.
  Hesper has a hyperspace mishap, d20 16: the hyperdrive is dead until maintenance.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
  Round 4.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
hesper.operator astrogate hasty
  refused [SHIP-JUMP] the hyperdrive is dead until maintenance
hesper.operator jump
  refused [SHIP-JUMP] the hyperdrive is dead until maintenance
# Without fuel there is no power.
gm edit hesper fuel 0
  The GM rules, Hesper: Fuel set to 0.
  The turn of Hesper's mechanic begins.
  Hesper: flying speed 300 → 0 ft (no fuel).
show hesper conditions feet state
  state able
  feet 0 ft left of 0 ft
  conditions disabled
pass to kite.pilot
  The turn of Kite's pilot begins.
gm edit hesper fuel 1
  The GM rules, Hesper: Fuel set to 1.
  Hesper: flying speed 0 → 300 ft (fuelled again).
pass to hesper.pilot
  The turn of Kite's gunner begins.
  Round 5.
  The turn of Hesper's pilot begins.
show hesper conditions feet state
  state able
  feet 300 ft left of 300 ft
  conditions none
