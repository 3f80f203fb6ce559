title What a ship that is lost by a natural 1 of its crew was about to suffer or to spend comes to nothing
covers SHIP-SYSDMG SHIP-JUMP SHIP-HAZARD SHIP-FEATURE

class hulk medium across 50
fit hulk navcomputer, nanites
ship Hesper hulk at 0 0 heading 0 side Blue special
ship Wren hulk at 0 800 heading 0 side Blue special
ship Hope hulk at 1000 0 heading 0 side Blue special
ship Nest hulk at 2000 0 heading 0 side Blue special
ship Rook hulk at 2000 90 heading 0 side Blue special
ship Kite hulk at 0 9000 heading 180 side Red special
object Gas gas at 0 1000 radius 150
object Cloud gas at 1000 200 radius 150
crew hesper plain operator
crew wren plain pilot
crew hope plain pilot
crew nest plain mechanic
crew rook plain pilot
crew kite plain pilot
set hesper system-damage 5
set wren hull-max 100, hull 40, system-damage 5
set hope hull-max 100, hull 40, system-damage 5
set nest system-damage 5
set rook hull-max 100, hull 40
initiative hesper 20, wren 18, hope 16, nest 14, rook 12, kite 10

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's operator begins.
# A failed astrogation is a mishap; that of a ship that is lost by its 1 is none.
dice 1 2 10 11 1
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 1, dropped 2 (disadvantage: system damage 1) = 1 against 30, failure.
  Hesper's operator, destruction save of a used ship: d20 10, dropped 11 (disadvantage: system damage 3) = 10 against 10, success.
  Hesper has a hyperspace mishap, d20 1: Technology checks have disadvantage until maintenance.
show hesper system-damage
  system-damage 5: a natural 1 of its crew calls for a destruction save
# In a region the check comes first, and then the damage.
pass to wren.pilot
  The turn of Wren's pilot begins.
dice 1 2 10 11 3
wren.pilot fly ahead 60
  Wren's pilot, past the Gas: d20 1, dropped 2 (disadvantage: system damage 1) = 1 against 12, failure.
  Wren's pilot, destruction save of a used ship: d20 10, dropped 11 (disadvantage: system damage 3) = 10 against 10, success.
  Wren, in the Gas: d6 3, 3 kinetic.
  Wren: kinetic takes 3 from the hull.
  Wren has flown its course; 90 ft of flying speed is left.
pass to hope.pilot
  The turn of Hope's pilot begins.
dice 1 2 9 11
hope.pilot fly ahead 60
  Hope's pilot, past the Cloud: d20 1, dropped 2 (disadvantage: system damage 1) = 1 against 12, failure.
  Hope's pilot, destruction save of a used ship: d20 9, dropped 11 (disadvantage: system damage 3) = 9 against 10, failure.
  Hope: system damage +1, now level 6: all primary systems have failed.
  Hope is lost: all its primary systems have failed.
  The turn of Nest's mechanic begins.
show hope hull state
  state lost
  hull 40 of 50
# A mechanic spends a Hit Die of the own ship, if there is one left.
dice 12 12 3
pass to nest.mechanic
  The turn of Rook's pilot begins.
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Hesper's operator begins.
  The turn of Wren's pilot begins.
  Wren's pilot, past the Gas: d20 12, dropped 12 (disadvantage: system damage 1) = 12 against 12, success.
  Wren, in the Gas: d6 3, 1 kinetic.
  Wren: kinetic takes 1 from the hull.
  The turn of Nest's mechanic begins.
dice 1 2 10 11 3 4
nest.mechanic feature nanites at rook
  Nest's mechanic uses Repair Nanites on Rook.
  Nest's mechanic, Repair Nanites: d20 1, dropped 2 (disadvantage: system damage 1) = 1 against 30, failure.
  Nest's mechanic, destruction save of a used ship: d20 10, dropped 11 (disadvantage: system damage 3) = 10 against 10, success.
  Nest's mechanic spends a Hit Die: d8 3, dropped 4 = 3; the hull of Rook regains 3.
dice 12 12
gm maintain nest
  Nest's mechanic, repairing a used ship: d20 12, dropped 12 (disadvantage: system damage 1) = 12 against 30, failure.
  Nest is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
gm edit nest system-damage 5
  The GM rules, Nest: System damage set to 5.
pass to hesper.operator
  The turn of Rook's pilot begins.
  The turn of Kite's pilot begins.
  Round 3.
  The turn of Hesper's operator begins.
gm maintain hesper
  Hesper is maintained for a day; shields, Hit Dice, ammunition and fuel are full.
gm edit hesper system-damage 5
  The GM rules, Hesper: System damage set to 5.
dice 1 2 9 11 12 12 3
hesper.operator astrogate hasty
  Hesper's operator, astrogation, hasty: d20 1, dropped 2 (disadvantage: system damage 1) = 1 against 30, failure.
  Hesper's operator, destruction save of a used ship: d20 9, dropped 11 (disadvantage: system damage 3) = 9 against 10, failure.
  Hesper: system damage +1, now level 6: all primary systems have failed.
  Hesper is lost: all its primary systems have failed.
  The turn of Wren's pilot begins.
  Wren's pilot, past the Gas: d20 12, dropped 12 (disadvantage: system damage 1) = 12 against 12, success.
  Wren, in the Gas: d6 3, 1 kinetic.
  Wren: kinetic takes 1 from the hull.
show hesper state
  state lost
pass to nest.mechanic
  The turn of Nest's mechanic begins.
dice 1 2 9 11
nest.mechanic feature nanites at rook
  Nest's mechanic uses Repair Nanites on Rook.
  Nest's mechanic, Repair Nanites: d20 1, dropped 2 (disadvantage: system damage 1) = 1 against 28, failure.
  Nest's mechanic, destruction save of a used ship: d20 9, dropped 11 (disadvantage: system damage 3) = 9 against 10, failure.
  Nest: system damage +1, now level 6: all primary systems have failed.
  Nest is lost: all its primary systems have failed.
  The turn of Rook's pilot begins.
show nest state hit-dice
  state lost
  hit-dice 5d8
show rook hull
  hull 43 of 100, worn
