title A packet works out a course under fire, and jumps
covers SHIP-JUMP

class packet-boat medium across 50
mount packet-boat heavy-laser turret
fit packet-boat navcomputer
class skiff small across 50
mount skiff heavy-laser turret
ship Hesper packet-boat at 0 0 heading 0 side Blue special
ship Kite skiff at 0 500 heading 180 side Red special
crew hesper plain pilot operator mechanic
crew kite solo
member hesper.operator intelligence 20, expert technology
set hesper hull-max 200, hull 200, ac 5
initiative hesper 20, kite 10
goal Blue escape hesper: The packet is away.

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
pass
  The turn of Hesper's operator begins.
show options hesper.operator
  Interfere, Kite: 83.5%
  Ready
  Search
  Astrogate, hasty: 0.0%, +9 against 30
  Astrogate, brisk: 50.0%, +9 against 20
  Astrogate, careful: 100.0%, +9 against 10
  Jump: refused [SHIP-JUMP] there is no course: astrogate first
  Object
  Use an Object
  Improvise
  Call
  Yield, Hesper's mechanic
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
hesper.operator jump
  refused [SHIP-JUMP] there is no course: astrogate first
# At once, against 30. A failure is a mishap; here the sensors.
dice d20=20 d20=5
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 20 + 5 Intelligence + 4 Technology expertise = 29 against 30, failure.
  Hesper has a hyperspace mishap, d20 5: Technology checks have disadvantage until maintenance.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.

# With a minute, against 20. What mishaps have done stays until maintenance.
hesper.operator astrogate brisk
  Hesper's operator works out a course: 1 of 10 actions.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 3.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
hesper.operator astrogate brisk
  Hesper's operator works out a course: 2 of 10 actions.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 4.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
hesper.operator astrogate brisk
  Hesper's operator works out a course: 3 of 10 actions.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 5.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
hesper.operator astrogate brisk
  Hesper's operator works out a course: 4 of 10 actions.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 6.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
hesper.operator astrogate brisk
  Hesper's operator works out a course: 5 of 10 actions.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 7.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
hesper.operator astrogate brisk
  Hesper's operator works out a course: 6 of 10 actions.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 8.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
hesper.operator astrogate brisk
  Hesper's operator works out a course: 7 of 10 actions.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 9.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
hesper.operator astrogate brisk
  Hesper's operator works out a course: 8 of 10 actions.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 10.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
hesper.operator astrogate brisk
  Hesper's operator works out a course: 9 of 10 actions.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 11.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
dice d20=11 d20=12
hesper.operator astrogate brisk
  Hesper's operator, astrogation, brisk: d20 11, dropped 12 (disadvantage: hyperspace mishap) + 5 Intelligence + 4 Technology expertise = 20 against 20, success.
show options hesper.operator
  Interfere, Kite: refused [SHIP-ACTION] your action is used
  Ready: refused [SHIP-ACTION] your action is used
  Search: refused [SHIP-ACTION] your action is used
  Astrogate, hasty: refused [SHIP-ACTION] your action is used
  Astrogate, brisk: refused [SHIP-ACTION] your action is used
  Astrogate, careful: refused [SHIP-ACTION] your action is used
  Jump: refused [SHIP-ACTION] your action is used
  Object
  Use an Object: refused [SHIP-ACTION] your action is used
  Improvise: refused [SHIP-ACTION] your action is used
  Call
  Yield, Hesper's mechanic
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 12.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.

# Ten rounds until it is away. Damage meanwhile calls for a Constitution save
# against 10, or half of the damage.
hesper.operator jump
  The hyperdrive of Hesper starts: 10 rounds until it jumps.
hesper.operator jump
  refused [SHIP-ACTION] your action is used
pass to kite.gunner
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
kite.operator astrogate hasty
  refused [SHIP-JUMP] Kite has no hyperdrive
dice d20=15 d6=1 d20=9
kite.gunner fire heavy-laser at hesper
  Kite fires the heavy laser at Hesper: d20 15 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 21 against AC 5, a hit.
  Heavy laser damage: d6 1 + 1 heavy laser = 2, 2 energy.
  Hesper: energy takes 2 from the hull.
  Hesper, Constitution save against keeping the hyperdrive starting: d20 9 + 1 ship Constitution = 10 against 10, success.
pass to kite.gunner
  Round 13.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
dice d20=15 d6=6 d20=8
kite.gunner fire heavy-laser at hesper
  Kite fires the heavy laser at Hesper: d20 15 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 21 against AC 5, a hit.
  Heavy laser damage: d6 6 + 1 heavy laser = 7, 7 energy.
  Hesper: energy takes 7 from the hull.
  Hesper, Constitution save against keeping the hyperdrive starting: d20 8 + 1 ship Constitution = 9 against 10, failure.
  The hyperdrive of Hesper fails to start.
pass to hesper.operator
  Round 14.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
# A gravity well holds a ship back.
gm condition hesper interdicted
  Hesper is interdicted: its hyperdrive cannot jump while the ship that holds it back is able and in reach.
hesper.operator jump
  refused [SHIP-JUMP] Hesper is interdicted: its hyperdrive cannot jump
gm condition hesper interdicted off
  Hesper is no longer interdicted.
hesper.operator jump
  The hyperdrive of Hesper starts: 10 rounds until it jumps.
show hesper fuel
  fuel 30
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 15.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 16.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 17.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 18.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 19.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 20.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 21.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 22.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
pass to hesper.operator
  The turn of Hesper's mechanic begins.
  The turn of Kite begins.
  Round 23.
  The turn of Hesper's pilot begins.
  The turn of Hesper's operator begins.
pass
  The turn of Hesper's mechanic begins.
pass
  The turn of Kite begins.
pass to hesper.pilot
  Round 24.
  The turn of Hesper's pilot begins.
pass
  The turn of Hesper's operator begins.
  Hesper jumps, and is away.
  The turn of Kite begins.
  Goal reached: The packet is away.
  The battle is over. The packet is away.
show hesper state fuel
  state away
  fuel 29
see kite.pilot
  Kite at 0 500 heading 180°, hull 14, shields 0
