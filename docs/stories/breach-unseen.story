title Who knows of neither ship is told of no way between them
covers HOUSE-BREACH

book me5e
class dart medium across 50 strength 16
ship Hesper dart at 0 0 heading 0 side Blue special
ship Kite dart at 0 100 heading 180 side Red special
ship Rook dart at 900 900 heading 180 side Green special
crew hesper plain pilot
crew kite plain pilot
crew rook plain pilot
set hesper hull-max 200, hull 200
set kite hull-max 200, hull 200
room 12 7 for hesper hand plain
square hatch 10 3
square pilot's-console 2 2
room 12 7 for kite hand plain
square hatch 10 3
square pilot's-console 2 2
initiative hesper.pilot 30, kite.pilot 20, rook 1

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
dice d20=1 d8=1 d8=1
hesper.pilot ram kite ahead 100
  Hesper sets out to ram Kite.
  Hesper's pilot rams Kite, whose Dexterity save against the ram: d20 1 + 2 ship Dexterity = 3 against 13, failure.
  Ram damage: d8 1+1 + 3 ship Strength = 5, 5 kinetic.
  Hesper rams Kite.
  The ram has torn a way between Hesper and Kite.
  Kite: kinetic takes 5 from the hull.
  Hesper: kinetic takes 5 from the hull.
  Hesper has flown its course; 250 ft of flying speed is left.
gm hide hesper
  The GM rules, Hesper: it is hidden.
gm hide kite
  The GM rules, Kite: it is hidden.
gm move kite at 500 500 heading 0
  The GM rules, Kite: it is moved.
  The way between Hesper and Kite is closed.
log rook.pilot
