title Through the space of other ships
covers SHIP-PASS SHIP-SIZE SHIP-TERRAIN

# Wren is Small with a space of 50 ft. Spaces touch when the middles are as far
# apart as half of both.
class probe small across 50
class barge medium across 100
class keel large across 250
class mote tiny across 20
ship Wren probe at 0 0 heading 0 side Blue
ship Friend barge at 0 200 heading 0 side Blue
ship Kite probe at 1000 200 heading 0 side Red
ship Crow barge at 2000 200 heading 0 side Red
ship Daw keel at 3000 200 heading 0 side Red
ship Gnat mote at 4000 100 heading 0 side Red
ship Ghost probe at 5000 200 heading 0 side Red hidden
crew ghost none
crew wren plain pilot
crew friend none
crew kite none
crew crow none
crew daw none
crew gnat none
initiative wren 20

begin
  The battle goes on.
  Round 1.
  The turn of Wren's pilot begins.

# A friend's space begins 50 + 25 ft from its middle. A move cannot end in it.
wren.pilot fly ahead 200
  refused [SHIP-PASS] the course ends in the space of Friend
# To touch is not to be inside: 125 ft.
wren.pilot fly ahead 126
  refused [SHIP-PASS] the course ends in the space of Friend
wren.pilot fly ahead 125
  Wren has flown its course; 225 ft of flying speed is left.
show wren feet place
  place 0 125
  feet 225 ft left of 350 ft
pass
  Round 2.
  The turn of Wren's pilot begins.
# Through it: 150 ft, each paid twice.
wren.pilot fly ahead 150
  Wren has flown its course; 50 ft of flying speed is left.
show wren feet place
  place 0 275
  feet 50 ft left of 350 ft
pass
  Round 3.
  The turn of Wren's pilot begins.

# Not through a foe's space at less than two sizes of difference: the same size,
# one more, one less.
gm move wren at 1000 100 heading 0
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 51
  refused [SHIP-PASS] the course runs through the space of Kite, which is hostile and less than two sizes apart
wren.pilot fly ahead 50
  Wren has flown its course; 300 ft of flying speed is left.
gm move wren at 2000 100 heading 0
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 26
  refused [SHIP-PASS] the course runs through the space of Crow, which is hostile and less than two sizes apart
wren.pilot fly ahead 25
  Wren has flown its course; 275 ft of flying speed is left.
gm move wren at 4000 0 heading 0
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 66
  refused [SHIP-PASS] the course runs through the space of Gnat, which is hostile and less than two sizes apart
pass
  Round 4.
  The turn of Wren's pilot begins.

# Through a foe's space at two sizes of difference: Small and Large. It is
# difficult too, and a move cannot end in it.
gm move wren at 3000 0 heading 0
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 100
  refused [SHIP-PASS] the course ends in the space of Daw
gm move wren at 3140 140 heading 0
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 100
  refused [SHIP-PASS] the course ends in the space of Daw
wren.pilot fly ahead 120
  Wren has flown its course; 122 ft of flying speed is left.
show wren feet place
  place 3140 260
  feet 122 ft left of 350 ft
pass
  Round 5.
  The turn of Wren's pilot begins.

# A course is judged by what its pilot knows. What nobody knew of stops the ship
# where it begins; the feet that are left are kept.
gm move wren at 5000 0 heading 0
  The GM rules, Wren: it is moved.
wren.pilot fly ahead 300
  Wren is stopped by what is in its way.
  Ghost is no longer hidden.
show wren feet place
  place 5000 150
  feet 200 ft left of 350 ft
