title Players decide the order of their own ties
covers SHIP-INIT

ship Hesper corvette at 0 0 heading 0 side Blue
ship Kite courier at 0 1000 heading 180 side Red
crew hesper plain pilot gunner operator mechanic
crew kite plain pilot

# Three of Hesper's and Kite's pilot tie at 12; the dice put Kite's between them. Hesper's
# mechanic has 11.
dice d20=12 d20=12 d20=12 d20=11 d20=12
dice d20=15 d20=9 d20=3 d20=12
begin
  The battle goes on.
  Hesper's pilot rolls initiative: d20 12.
  Hesper's gunner rolls initiative: d20 12.
  Hesper's operator rolls initiative: d20 12.
  Hesper's mechanic rolls initiative: d20 11.
  Kite's pilot rolls initiative: d20 12.
  Hesper's pilot rolls to break a tie: d20 15.
  Hesper's gunner rolls to break a tie: d20 9.
  Hesper's operator rolls to break a tie: d20 3.
  Kite's pilot rolls to break a tie: d20 12.
  Round 1.
  The turn of Hesper's pilot begins.
show order
  12 Hesper's pilot, whose turn it is
  12 Kite's pilot
  12 Hesper's gunner
  12 Hesper's operator
  11 Hesper's mechanic

# Who is ahead lets somebody else of the side act first. A turn that has begun goes on.
hesper.pilot yield hesper.gunner
  Hesper's pilot lets Hesper's gunner act first.
show order
  12 Hesper's gunner
  12 Kite's pilot
  12 Hesper's pilot, whose turn it is
  12 Hesper's operator
  11 Hesper's mechanic
pass
  The turn of Hesper's gunner begins.

# The gunner had no turn yet, and has it now; nobody has two.
pass to kite.pilot
  The turn of Kite's pilot begins.
pass to hesper.gunner
  The turn of Hesper's operator begins.
  The turn of Hesper's mechanic begins.
  Round 2.
  The turn of Hesper's gunner begins.

# The exchange passes over Kite's pilot, who keeps the second place.
show order
  12 Hesper's gunner, whose turn it is
  12 Kite's pilot
  12 Hesper's pilot
  12 Hesper's operator
  11 Hesper's mechanic

# Nobody takes a place that is not given, nor from those who do not tie, nor from a foe.
hesper.operator yield hesper.pilot
  refused [SHIP-INIT] they do not act after you
hesper.operator yield hesper.mechanic
  refused [SHIP-INIT] you act on 12 and they on 11: only those who tie choose who goes first
hesper.gunner yield kite.pilot
  refused [SHIP-INIT] nobody on your side has that place in the order
hesper.gunner yield hesper.gunner
  refused [SHIP-INIT] they do not act after you

# In live tempo turns are spread over the round.
gm tempo live
  The battle goes on live.
hesper.gunner yield hesper.operator
  refused [SHIP-INIT] in live tempo nobody waits for another's turn
gm tempo rounds
  The battle goes on turn by turn.

# The other side is not told of it, and sees but the order. The GM has the last word.
log kite.pilot
  The battle goes on turn by turn.
gm initiative hesper.operator 20
  The GM rules, Hesper: the operator acts on 20.
hesper.gunner yield hesper.operator
  refused [SHIP-INIT] you act on 12 and they on 20: only those who tie choose who goes first
show order
  20 Hesper's operator
  12 Hesper's gunner, whose turn it is
  12 Kite's pilot
  12 Hesper's pilot
  11 Hesper's mechanic
