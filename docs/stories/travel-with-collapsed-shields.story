title Hours of flight raise no collapsed shields, stop a starting drive, burn nothing of a ship that drifts, and are no rest at rank 4
covers SHIP-REPAIR SHIP-STABLE SHIP-JUMP

class tramp medium across 50 shield directional
fit tramp navcomputer
ship Hesper tramp at 0 0 heading 0 side Blue special
ship Wreck tramp at 0 2000 heading 0 side Blue special
ship Kite tramp at 0 5000 heading 180 side Red special
crew hesper plain operator coordinator
crew wreck plain mechanic
crew kite plain pilot
member hesper.operator intelligence 20, expert technology
member hesper.coordinator rank 4, charisma 10
set hesper fuel 9
set wreck fuel 9
initiative hesper.operator 20, hesper.coordinator 15, wreck 10, kite 5

begin
  ...
dice 20 1
hesper.operator astrogate hasty
  Hesper's coordinator uses Commanding Presence.
  Hesper's operator, astrogation, hasty: d20 20, d10 1 Commanding Presence + 5 Intelligence + 4 Technology expertise = 30 against 30, success.
pass to hesper.coordinator
  The turn of Hesper's coordinator begins.
hesper.coordinator feature inspiring-display on hesper.operator
  Hesper's coordinator uses Inspiring Display on Hesper's operator.
pass to hesper.operator
  The turn of Wreck's mechanic begins.
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Hesper's operator begins.
gm damage hesper 33 energy
  The GM rules, Hesper: 33 energy damage.
  Hesper: energy takes 33 from the shields.
  The shields of Hesper are down.
hesper.operator jump
  The hyperdrive of Hesper starts: 10 rounds until it jumps.
gm edit wreck hull 0
  Wreck is disabled.
  The GM rules, Wreck: Hull set to 0.
pass to wreck.mechanic
  The turn of Hesper's coordinator begins.
  The turn of Wreck's mechanic begins.
dice 10
wreck.mechanic stabilise
  Wreck's mechanic, Stabilise: d20 10 against 10, success.
  Wreck is stable: disabled, but no longer falling apart.
gm pause
  The battle is paused.
# The drive is cold again, the shields are down, and the die of the short rest is rank 5's.
gm travel hesper 1
  Aboard Hesper an hour passes: 0 fuel burnt, 9 left.
show hesper shields
  shields 0 of 33, regaining 8, down
show features hesper.coordinator
  Inspiring Display (feature), 3 of 5 left, d10
  Uplifting Directive (feature)
  Call to Arms (feature)
  Commanding Presence (feature), 3 of 5 left, d10
  Masterful Directive (feature)
  Contingency Plan (feature)
dice 4
gm travel wreck 48
  Aboard Wreck 2 days pass: 0 fuel burnt, 9 left. The crew has rested.
  Wreck, hours of rest for a hit point: d4 4.
  Wreck has power again.
show wreck fuel state hull
  state able
  hull 1 of 33, worn
  fuel 9
gm travel hesper 48
  Aboard Hesper 2 days pass: 2 fuel burnt, 7 left. The crew has rested.
show hesper fuel
  fuel 7
gm resume
  The battle goes on.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 3.
  The turn of Hesper's operator begins.
hesper.operator jump
  The hyperdrive of Hesper starts: 10 rounds until it jumps.
