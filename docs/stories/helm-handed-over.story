title Whoever takes the helm over in the same round has what is left of the ship's turn
covers SHIP-ROUND SHIP-SP SHIP-FLY SHIP-DSAVE

book me5e
without shake open
class keel medium across 100 dexterity 14 shield directional
mount keel light-laser turret
ship Hesper keel at 0 0 heading 0 side Blue special
ship Rook keel at 0 2250 heading 180 side Red special
crew hesper plain pilot pilot
crew rook plain pilot
member hesper.pilot-1 name Ana
member hesper.pilot-2 name Bea
room 9 5 for hesper hand plain
square hatch 1 2
square pilot's-console 7 1
square pilot's-console 7 3
set hesper shields 5
initiative hesper.pilot-1 15, hesper.pilot-2 13, rook.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 8.
gm go-on
# Ana flies and leaves the helm; the ship has had its turn.
hesper.pilot-1 fly ahead 250
  Hesper has flown its course; 50 ft of flying speed is left.
ana.boots move 4 2
  Ana has moved to 4 2 on level 1; 4 m of movement is left.
pass to hesper.pilot-2
  The turn of Hesper's pilot 2 begins.
show hesper shields feet
  feet 50 ft left of 300 ft
  shields 13 of 33, regaining 8
hesper.pilot-2 fly ahead 51
  refused [SHIP-FLY] the course costs 51 ft and 50 ft of flying speed is left
hesper.pilot-2 fly ahead 50
  Hesper has flown its course; 0 ft of flying speed is left.
# In the next round it is Bea's, from its start.
pass to hesper.pilot-2
  The turn of Rook's pilot begins.
  Round 2.
  The turn of Hesper's pilot begins.
  The turn of Hesper's pilot 2 begins.
  The shields of Hesper regain 8.
show hesper shields feet
  feet 300 ft left of 300 ft
  shields 21 of 33, regaining 8
# Ana comes back in her turn, and flies from there on; what the start of a turn at the helm brings has passed.
pass to hesper.pilot-1
  The turn of Rook's pilot begins.
  Round 3.
  The turn of Hesper's pilot begins.
ana.boots move 7 2
  Ana has moved to 7 2 on level 1; 4 m of movement is left.
hesper.pilot-1 fly ahead 100
  Hesper has flown its course; 200 ft of flying speed is left.
pass to hesper.pilot-2
  The turn of Hesper's pilot 2 begins.
show hesper shields feet
  feet 0 ft left of 300 ft
  shields 21 of 33, regaining 8
# Whoever falls after their turn leaves nothing of it.
pass to hesper.pilot-1
  The turn of Rook's pilot begins.
  Round 4.
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 8.
hesper.pilot-1 fly ahead 100
  Hesper has flown its course; 200 ft of flying speed is left.
pass to hesper.pilot-2
  The turn of Hesper's pilot 2 begins.
gm person hurt ana 100 fire
  Ana takes fire: 100 from hit points.
  Ana is killed at once: the damage was massive.
show hesper shields feet
  feet 0 ft left of 300 ft
  shields 29 of 33, regaining 8
gm edit hesper hull 0
  Hesper is disabled.
  The GM rules, Hesper: Hull set to 0.
pass to rook.pilot
  The turn of Rook's pilot begins.
dice 12
pass to hesper.pilot-2
  Round 5.
  The turn of Hesper's pilot 2 begins.
  Hesper makes a destruction save: d20 12 against 10, success.
  The shields of Hesper regain 4.
show hesper successes
  successes 1
