title Shields regain at the start of the pilot's turn, until they are down
covers SHIP-SP

# A corvette: 33 shield points, and 8 come back each turn.
ship Hesper corvette at 0 0 heading 0 side Blue special
ship Kite fighter at 0 5000 heading 180 side Red
crew hesper plain gunner pilot
crew kite none
initiative hesper 20

begin
  The battle goes on.
  Round 1.
  The turn of Hesper's gunner begins.
gm damage hesper 10 energy
  The GM rules, Hesper: 10 energy damage.
  Hesper: energy takes 10 from the shields.
show hesper shields
  shields 23 of 33, regaining 8
pass
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 8.
pass to hesper.pilot
  Round 2.
  The turn of Hesper's gunner begins.
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 2.
show hesper shields
  shields 33 of 33, regaining 8
# Down to 0 they stay down, until they are serviced or the GM raises them.
gm damage hesper 33 energy
  The GM rules, Hesper: 33 energy damage.
  Hesper: energy takes 33 from the shields.
  The shields of Hesper are down.
pass to hesper.pilot
  Round 3.
  The turn of Hesper's gunner begins.
  The turn of Hesper's pilot begins.
show hesper shields
  shields 0 of 33, regaining 8, down
gm edit hesper shields 1
  The GM rules, Hesper: Shields set to 1.
pass to hesper.pilot
  Round 4.
  The turn of Hesper's gunner begins.
  The turn of Hesper's pilot begins.
  The shields of Hesper regain 8.
show hesper shields
  shields 9 of 33, regaining 8
# A ship without shield points takes everything with its hull.
gm edit hesper shields 0
  The GM rules, Hesper: Shields set to 0.
gm damage hesper 3 energy
  The GM rules, Hesper: 3 energy damage.
  Hesper: energy takes 3 from the hull.
show hesper hull
  hull 30 of 33
# What is set to 0 is down as well.
pass to hesper.pilot
  Round 5.
  The turn of Hesper's gunner begins.
  The turn of Hesper's pilot begins.
show hesper shields
  shields 0 of 33, regaining 8, down
