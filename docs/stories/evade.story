title Evade: a contest between two pilots
covers SHIP-EVADE

# Pilots as good as each other, so that the d20 alone decides; the fighters' guns
# fire three times.
ship Wren fighter at 0 0 heading 0 side Blue
ship Kite fighter at 0 200 heading 180 side Red
ship Rook fighter at 300 200 heading 270 side Red
set wren ac 30
set kite ac 30
initiative wren 20, kite 15, rook 10

begin
  The battle goes on.
  Round 1.
  The turn of Wren begins.

# Won: the first attack of that ship on this one before this pilot's next turn
# has disadvantage. Only the first.
dice d20=11 d20=10
wren.pilot evade kite
  Wren, Evade: d20 11 + 2 Intelligence + 2 Piloting proficiency = 15, against Kite: d20 10 + 2 Intelligence + 2 Piloting proficiency = 14, won.
  The first attack of Kite on Wren has disadvantage.
pass
  The turn of Kite begins.
dice d20=9 d20=2 d20=3 d20=4
kite.pilot fire rapid at wren
  Kite fires the rapid-fire laser at Wren: d20 2, dropped 9 (disadvantage: Evade) + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 34, a miss.
  Kite fires the rapid-fire laser at Wren: d20 3 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 7 against AC 34, a miss.
  Kite fires the rapid-fire laser at Wren: d20 4 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 8 against AC 34, a miss.
pass
  The turn of Rook begins.
# Only that ship is hindered: a third one is not.
gm move rook at 200 0 heading 270
  The GM rules, Rook: it is moved.
dice 2
rook.pilot fire rapid at wren attacks 1
  Rook fires the rapid-fire laser at Wren: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 34, a miss.
pass
  Round 2.
  The turn of Wren begins.

# Lost: the first attack of this ship on the other has disadvantage. It lasts
# until the pilot's next turn, so it is for those who fire aboard in between: here
# one person has one action, and so it lapses.
dice d20=9 d20=10
wren.pilot evade kite
  Wren, Evade: d20 9 + 2 Intelligence + 2 Piloting proficiency = 13, against Kite: d20 10 + 2 Intelligence + 2 Piloting proficiency = 14, lost.
  The first attack of Wren on Kite has disadvantage.
pass to wren.pilot
  The turn of Kite begins.
  The turn of Rook begins.
  Round 3.
  The turn of Wren begins.
dice 2 2 2
wren.pilot fire rapid at kite
  Wren fires the rapid-fire laser at Kite: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 34, a miss.
  Wren fires the rapid-fire laser at Kite: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 34, a miss.
  Wren fires the rapid-fire laser at Kite: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 34, a miss.
pass to wren.pilot
  The turn of Kite begins.
  The turn of Rook begins.
  Round 4.
  The turn of Wren begins.

# A tie changes nothing.
dice d20=10 d20=10
wren.pilot evade kite
  Wren, Evade: d20 10 + 2 Intelligence + 2 Piloting proficiency = 14, against Kite: d20 10 + 2 Intelligence + 2 Piloting proficiency = 14, a tie.
pass
  The turn of Kite begins.
dice 2 2 2
kite.pilot fire rapid at wren
  Kite fires the rapid-fire laser at Wren: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 34, a miss.
  Kite fires the rapid-fire laser at Wren: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 34, a miss.
  Kite fires the rapid-fire laser at Wren: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 34, a miss.
pass to wren.pilot
  The turn of Rook begins.
  Round 5.
  The turn of Wren begins.

# Won, and not used up before the next turn: gone.
dice d20=20 d20=1
wren.pilot evade kite
  Wren, Evade: d20 20 + 2 Intelligence + 2 Piloting proficiency = 24, against Kite: d20 1 + 2 Intelligence + 2 Piloting proficiency = 5, won.
  The first attack of Kite on Wren has disadvantage.
pass to wren.pilot
  The turn of Kite begins.
  The turn of Rook begins.
  Round 6.
  The turn of Wren begins.
pass
  The turn of Kite begins.
dice 2 2 2
kite.pilot fire rapid at wren
  Kite fires the rapid-fire laser at Wren: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 34, a miss.
  Kite fires the rapid-fire laser at Wren: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 34, a miss.
  Kite fires the rapid-fire laser at Wren: d20 2 + 2 proficiency + 3 ship Dexterity - 1 rapid-fire laser = 6 against AC 34, a miss.
# One can only evade a ship one knows of, and not one's own.
pass to wren.pilot
  The turn of Rook begins.
  Round 7.
  The turn of Wren begins.
gm hide kite
  The GM rules, Kite: it is hidden.
wren.pilot evade kite
  refused [SHIP-EVADE] you know of no such ship
wren.pilot evade wren
  refused [SHIP-EVADE] Wren is your own ship
