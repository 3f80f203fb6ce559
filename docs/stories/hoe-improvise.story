title What no list has takes as many actions as the GM says
covers HOE-IMPROVISE

book ether
room 14 7
sheet scout like plain, weapon cutlass
person Ana scout at 3 3 side Blue
person Bea scout at 4 3 side Blue
person Boss plain at 9 3 side Red
fixture Bell at 2 2
trigger handled bell: It rings.
initiative ana 20, bea 15, boss 10

begin
  The battle goes on.
  Round 1.
  The turn of Ana begins.

# Of two actions one goes where nobody says how many; then a second is too many.
ana.boots improvise might : bars the gate
  Ana: improvise waits for the GM.
dice 15
wait 300 ticks
  Ana improvises: bars the gate: improvised Might: d20 15 against 15, success.
ana.boots improvise might : props it
  Ana: improvise waits for the GM.
gm allow 2 might dc 12 actions 2
  refused [HOE-IMPROVISE] that takes 2 actions, and Ana has 1 left
dice 11
gm allow 2 might dc 12 actions 1
  Ana improvises: props it: improvised Might: d20 11 against 12, failure.
ana.boots handle bell
  refused [HOE-IMPROVISE] Ana has no action left
pass to bea.boots
  The turn of Bea begins.

# Three are more than anybody has; two are all of a turn.
bea.boots improvise might : lifts the grate
  Bea: improvise waits for the GM.
gm allow 3 actions 3
  refused [HOE-IMPROVISE] that takes 3 actions, and Bea has 2 left
gm allow 3 actions 2
  Bea improvises: lifts the grate: done, without a roll.
bea.boots handle: looks
  refused [HOE-IMPROVISE] Bea has no action left
pass to ana.boots
  The turn of Boss begins.
  Round 2.
  The turn of Ana begins.

# Each thing handled is an action.
ana.boots handle bell
  Ana, with the action: handles Bell
  It rings.
ana.boots hand-over cutlass to bea
  Ana hands cutlass to Bea.
ana.boots handle bell
  refused [HOE-IMPROVISE] Ana has no action left
