title Advantage and disadvantage cancel, however many of each
covers SHIP-ATTACK SHIP-DIRECT SHIP-CLOSE SHIP-RANGE

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 700 heading 180 side Red
crew wren plain coordinator gunner
crew kite none
set kite ac 30
initiative wren 20

begin
  The battle goes on.
  Round 1.
  The turn of Wren's coordinator begins.
# Long range and the GM's disadvantage, against one advantage: one die.
wren.coordinator direct wren.gunner against kite
  Wren's coordinator directs Wren's gunner: advantage on the first attack on Kite.
gm disadvantage attack wren.gunner
  The GM rules, Wren: disadvantage on the gunner's next attack.
pass
  The turn of Wren's gunner begins.
dice d20=7
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 7 (advantage: Direct) (disadvantage: long range, GM) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 13 against AC 30, a miss.
pass to wren.gunner
  Round 2.
  The turn of Wren's coordinator begins.
  The turn of Wren's gunner begins.
# The GM gives advantage, on the next attack or save, of one seat or a whole ship.
gm move kite at 0 500
  The GM rules, Kite: it is moved.
gm advantage attack wren
  The GM rules, Wren: advantage on its next attack.
dice d20=7 d20=9
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 9, dropped 7 (advantage: GM) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 15 against AC 30, a miss.
pass to wren.gunner
  Round 3.
  The turn of Wren's coordinator begins.
  The turn of Wren's gunner begins.
dice d20=7
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 7 + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 13 against AC 30, a miss.
# Or on the next attack on one ship alone.
gm disadvantage attack wren against kite
  The GM rules, Wren: disadvantage on its next attack on Kite.
pass to wren.gunner
  Round 4.
  The turn of Wren's coordinator begins.
  The turn of Wren's gunner begins.
dice d20=7 d20=9
wren.gunner fire heavy-laser at kite
  Wren's gunner fires the heavy laser at Kite: d20 7, dropped 9 (disadvantage: GM) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 13 against AC 30, a miss.
