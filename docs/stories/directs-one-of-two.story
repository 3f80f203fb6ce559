title Direct helps the one who is directed, and nobody else aboard
covers SHIP-DIRECT SHIP-INTERFERE SHIP-EVADE

class probe small
mount probe heavy-laser turret
mount probe heavy-laser turret
ship Wren probe at 0 0 heading 0 side Blue
ship Kite probe at 0 500 heading 180 side Red
crew wren plain coordinator pilot operator gunner gunner
crew kite plain gunner pilot
set kite ac 30
set wren ac 30
initiative wren.coordinator 20, wren.gunner 18, wren.gunner-2 17, wren.pilot 16, wren.operator 15, kite 10

begin
  ...
wren.coordinator direct wren.gunner-2 against kite
  Wren's coordinator directs Wren's gunner 2: advantage on the first attack on Kite.
log kite.gunner
pass
  The turn of Wren's gunner begins.
dice d20=4
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 4 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 10 against AC 30, a miss.
pass
  The turn of Wren's gunner 2 begins.
dice d20=4 d20=5
wren.gunner-2 fire heavy-laser-2 at kite
  Wren's gunner 2 fires the heavy laser at Kite: d20 5, dropped 4 (advantage: Direct) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 11 against AC 30, a miss.
pass
  The turn of Wren's pilot begins.
# What is won against somebody is told to their side as well.
dice d20=15 d20=10
wren.pilot evade kite
  Wren's pilot, Evade: d20 15, against Kite's pilot: d20 10, won.
  The first attack of Kite on Wren has disadvantage.
log kite.gunner
  Wren's pilot, Evade: d20 15, against Kite's pilot: d20 10, won.
  The first attack of Kite on Wren has disadvantage.
pass
  The turn of Wren's operator begins.
dice d20=15 d20=10
wren.operator interfere kite.gunner
  Wren's operator, Interfere: d20 15, against Kite's gunner: d20 10, won.
  The next check or attack of Kite's gunner has disadvantage.
log kite.gunner
  Wren's operator, Interfere: d20 15, against Kite's gunner: d20 10, won.
  The next check or attack of Kite's gunner has disadvantage.
pass to wren.pilot
  The turn of Kite's gunner begins.
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Wren's coordinator begins.
  The turn of Wren's gunner begins.
  The turn of Wren's gunner 2 begins.
  The turn of Wren's pilot begins.
# Of a ship that they do not know they are told their own roll, and what it had to beat.
gm hide wren
  The GM rules, Wren: it is hidden.
dice d20=15 d20=10
wren.pilot evade kite
  Wren's pilot, Evade: d20 15, against Kite's pilot: d20 10, won.
  Kite's pilot, Evade: d20 10 against 15, failure.
  The first attack of Kite on Wren has disadvantage.
log kite.gunner
  Kite's pilot, Evade: d20 10 against 15, failure.
log wren.gunner
  Wren's pilot, Evade: d20 15, against Kite's pilot: d20 10, won.
  The first attack of Kite on Wren has disadvantage.
