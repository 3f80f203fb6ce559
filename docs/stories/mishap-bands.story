title The bands of hyperspace mishaps, at each of their edges
covers SHIP-JUMP

class hulk medium across 50
fit hulk navcomputer
ship Hesper hulk at 0 0 heading 0 side Blue special
ship Kite hulk at 0 9000 heading 180 side Red special
crew hesper plain operator
crew kite plain pilot
set hesper hull-max 40, hull 40
initiative hesper 20, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's operator begins.
gm go-on
dice 2 5
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 2 against 30, failure.
  Hesper has a hyperspace mishap, d20 5: Technology checks have disadvantage until maintenance.
gm maintain hesper
  Hesper is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Hesper's operator begins.
dice 2 6
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 2 against 30, failure.
  Hesper has a hyperspace mishap, d20 6: Piloting checks have disadvantage until maintenance.
gm maintain hesper
  Hesper is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 3.
  The turn of Hesper's operator begins.
dice 2 10
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 2 against 30, failure.
  Hesper has a hyperspace mishap, d20 10: Piloting checks have disadvantage until maintenance.
gm maintain hesper
  Hesper is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 4.
  The turn of Hesper's operator begins.
dice 2 11
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 2 against 30, failure.
  Hesper has a hyperspace mishap, d20 11: the hull is strained, and regeneration halved until maintenance.
  Hesper: kinetic takes 4 from the hull.
gm maintain hesper
  Hesper is maintained for a day: 4 hull for 80 credits; shields, Hit Dice, ammunition and fuel are full.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 5.
  The turn of Hesper's operator begins.
dice 2 15
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 2 against 30, failure.
  Hesper has a hyperspace mishap, d20 15: the hull is strained, and regeneration halved until maintenance.
  Hesper: kinetic takes 4 from the hull.
gm maintain hesper
  Hesper is maintained for a day: 4 hull for 80 credits; shields, Hit Dice, ammunition and fuel are full.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 6.
  The turn of Hesper's operator begins.
dice 2 16
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 2 against 30, failure.
  Hesper has a hyperspace mishap, d20 16: the hyperdrive is dead until maintenance.
gm maintain hesper
  Hesper is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 7.
  The turn of Hesper's operator begins.
dice 2 19
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 2 against 30, failure.
  Hesper has a hyperspace mishap, d20 19: the hyperdrive is dead until maintenance.
gm maintain hesper
  Hesper is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 8.
  The turn of Hesper's operator begins.
# A 20 brings two, and a 20 among them nothing.
dice 2 20 20 3
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 2 against 30, failure.
  Hesper has a hyperspace mishap, d20 20: two mishaps at once.
  Hesper's operator, hyperspace mishap: d20 20.
  Hesper has a hyperspace mishap, d20 3: Technology checks have disadvantage until maintenance.
gm maintain hesper
  Hesper is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
pass to hesper.operator
  The turn of Kite's pilot begins.
  Round 9.
  The turn of Hesper's operator begins.
dice 2 20 12 20
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 2 against 30, failure.
  Hesper has a hyperspace mishap, d20 20: two mishaps at once.
  Hesper has a hyperspace mishap, d20 12: the hull is strained, and regeneration halved until maintenance.
  Hesper: kinetic takes 4 from the hull.
  Hesper's operator, hyperspace mishap: d20 20.
