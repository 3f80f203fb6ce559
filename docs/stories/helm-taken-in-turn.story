title Taking the helm in one's own turn begins the ship's turn, once a round; other consoles do not
covers SHIP-ROUND SHIP-SP SHIP-FLY

book me5e
without shake open
class keel medium across 100 dexterity 14 shield directional
mount keel light-laser turret
ship Hesper keel at 0 0 heading 0 side Blue special
ship Rook keel at 0 2250 heading 180 side Red special
crew hesper plain gunner pilot pilot
crew rook plain pilot
member hesper.gunner name Gus
member hesper.pilot-1 name Ana
member hesper.pilot-2 name Bea
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 7 1
square pilot's-console 7 3
square gunner's-console 4 1
set hesper shields 5
initiative hesper.gunner 20, hesper.pilot-1 15, hesper.pilot-2 13, rook.pilot 5

begin
  ...
gm go-on
gm person place gus 1 3
gus.boots move 4 1
  Gus has moved to 4 1 on level 1; 2 m of movement is left.
show hesper shields feet
  feet 0 ft left of 300 ft
  shields 5 of 33, regaining 8
pass to hesper.pilot-1
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 8.
show hesper shields feet
  feet 300 ft left of 300 ft
  shields 13 of 33, regaining 8
pass to rook.pilot
  The turn of Hesper's pilot 2 begins.
  The turn of Rook's pilot begins.
gm person place ana 3 3
gm person place bea 4 3
pass to hesper.pilot-1
  Round 2.
  The turn of Hesper's gunner begins.
  The turn of Hesper's pilot begins.
ana.boots move 7 1
  Ana has moved to 7 1 on level 1; no movement is left.
hesper.pilot-1 fly ahead 100
  Hesper has flown its course; 200 ft of flying speed is left.
gm person place ana 3 3
gm person place ana 7 1
show hesper feet
  feet 200 ft left of 300 ft
gm person place ana 3 3
pass to hesper.pilot-2
  The turn of Hesper's pilot 2 begins.
bea.boots move 7 3
  Bea has moved to 7 3 on level 1; 2 m of movement is left.
show hesper feet
  feet 200 ft left of 300 ft
