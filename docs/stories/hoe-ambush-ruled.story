title Ether: a GM gives an ambush, calls it off, and gives it again; none once initiative is rolled
covers HOE-SURPRISE

book ether
room 14 7
person Wim plain at 2 2 side Blue
person Sol plain at 2 4 side Blue
person Max plain at 2 5 side Blue
person Boss plain at 9 3 side Red special

# Nobody hides, and the GM says all the same that Boss is surprised. What is called off is not had, and can be given again.
gm person surprise boss no
  refused [HOE-SURPRISE] no foe of Boss lies in ambush
gm person surprise boss yes
  Boss is surprised.
gm person surprise boss yes
  refused [HOE-SURPRISE] no foe of Boss has an ambush action left
gm person surprise boss no
  Boss is not surprised.
gm person surprise boss yes
  Boss is surprised.
begin
  The battle goes on.
dice 3
wim.boots search
  Wim searches, Perceiving: d20 3.
wim.boots search
  refused [HOE-TURN] it is not your turn
# Who can act no more is not waited for.
gm person hp max 0
  Max falls unconscious.
  The GM rules: Max has 0 Health.
# Wim has had the one action, and Sol has not. Called off, it waits no longer, and initiative is rolled, for Max as well.
gm person surprise wim no
  refused [HOE-SURPRISE] no foe of Wim lies in ambush
dice 20 10 1 5
gm person surprise boss no
  Boss is not surprised.
  Wim rolls initiative: d20 20.
  Sol rolls initiative: d20 10.
  Max rolls initiative: d20 1.
  Boss rolls initiative: d20 5.
  Round 1.
  The turn of Wim begins.
# From now on there is no ambush, in any round: nobody acts out of the order.
gm person surprise boss yes
  refused [HOE-SURPRISE] initiative is rolled: an ambush comes before it
sol.boots search
  refused [HOE-TURN] it is not your turn
pass to boss.boots
  The turn of Sol begins.
  The turn of Boss begins.
# Max checks for a Mortality.
dice 12
pass to wim.boots
  The turn of Max begins.
  Max, Mortality check: d20 12 against 10, success.
  Round 2.
  The turn of Wim begins.
gm person surprise boss yes
  refused [HOE-SURPRISE] initiative is rolled: an ambush comes before it
gm person surprise boss no
  refused [HOE-SURPRISE] no foe of Boss lies in ambush
sol.boots search
  refused [HOE-TURN] it is not your turn
