title Initiative is rolled once, highest first
covers SHIP-INIT

ship Hesper corvette at 0 0 heading 0 side Blue
ship Gnat drone at 0 1000 heading 180 side Red group gnats
ship Midge drone at 100 1000 heading 180 side Red group gnats
ship Rook courier at 200 1000 heading 180 side Red
crew hesper pilot gunner
crew rook pilot
member hesper.gunner dexterity 14
member rook.pilot dexterity 8

# Everybody rolls d20 and their own Dexterity: Hesper's pilot 12, its gunner
# 10 + 2, the identical drones once for both, and the courier's pilot 6 - 1. Two
# have 12, so each of them rolls a d20 to part the tie, again while equal.
dice d20=12 d20=10 d20=3 d20=6
dice d20=7 d20=7 d20=4 d20=9
begin
  The battle goes on.
  Hesper's pilot rolls initiative: d20 12.
  Hesper's gunner rolls initiative: d20 10 + 2 Dexterity = 12.
  Gnat's pilot rolls initiative: d20 3.
  Rook's pilot rolls initiative: d20 6 - 1 Dexterity = 5.
  Hesper's pilot rolls to break a tie: d20 7.
  Hesper's gunner rolls to break a tie: d20 7.
  Hesper's pilot rolls to break a tie: d20 4.
  Hesper's gunner rolls to break a tie: d20 9.
  Round 1.
  The turn of Hesper's gunner begins.
show order
  12 Hesper's gunner, whose turn it is
  12 Hesper's pilot
  5 Rook's pilot
  3 Gnat's pilot and Midge's pilot

# The two drones act in one turn.
pass to gnat.pilot
  The turn of Hesper's pilot begins.
  The turn of Rook's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Midge's pilot begins.
gnat.pilot end
midge.pilot end
  Round 2.
  The turn of Hesper's gunner begins.

# The same order in every round.
pass to hesper.gunner
  The turn of Hesper's pilot begins.
  The turn of Rook's pilot begins.
  The turn of Gnat's pilot begins.
  The turn of Midge's pilot begins.
  Round 3.
  The turn of Hesper's gunner begins.
pass
  The turn of Hesper's pilot begins.
show order
  12 Hesper's gunner
  12 Hesper's pilot, whose turn it is
  5 Rook's pilot
  3 Gnat's pilot and Midge's pilot

# The GM can set a place, and whoever arrives rolls at once.
gm initiative rook.pilot 30
  The GM rules, Rook: the pilot acts on 30.
show order
  30 Rook's pilot
  12 Hesper's gunner
  12 Hesper's pilot, whose turn it is
  3 Gnat's pilot and Midge's pilot
dice 11
gm spawn Late fighter at 500 500 side Red
  Late arrives.
  Late rolls initiative: d20 11.
show order
  30 Rook's pilot
  12 Hesper's gunner
  12 Hesper's pilot, whose turn it is
  11 Late
  3 Gnat's pilot and Midge's pilot

# Rook has had no turn in this round: put first, it acts next, once.
pass
  The turn of Rook's pilot begins.
gm initiative rook.pilot 5
  The GM rules, Rook: the pilot acts on 5.
# And put last after its turn, it does not act again.
pass to rook.pilot
  The turn of Late begins.
  The turn of Gnat's pilot begins.
  The turn of Midge's pilot begins.
  Round 4.
  The turn of Hesper's gunner begins.
  The turn of Hesper's pilot begins.
  The turn of Late begins.
  The turn of Rook's pilot begins.
# Whose turn it is can be put anywhere, and has had it.
gm initiative rook.pilot 1
  The GM rules, Rook: the pilot acts on 1.
pass
  The turn of Gnat's pilot begins.
  The turn of Midge's pilot begins.
