title Mines that were laid before: found by a search, touched, or left to their minute
covers SHIP-BOMB SHIP-SEARCH SHIP-HIDE

class packet-boat small across 50
mount packet-boat heavy-laser turret
mount packet-boat bomb-deployer fore emp-bomb 4
ship Dory packet-boat at 0 0 heading 0 side Blue special
ship Thorn proximity-mine at 0 400 side Red hidden
ship Bramble bomblet at 200 0 side Red
ship Keeper packet-boat at 0 2000 heading 180 side Red special
crew dory plain pilot gunner operator
crew keeper plain pilot
set dory hull-max 200, hull 200
initiative dory.pilot 20, dory.gunner 19, dory.operator 18, keeper.pilot 5

begin
  The battle goes on.
  Round 1.
  The turn of Dory's pilot begins.
# A hidden mine is in nobody's picture until it is found.
see dory.pilot
  Dory at 0 0 heading 0°, hull 200, shields 0
  Bramble at 200 0 heading 0°, hull unknown
  Keeper at 0 2000 heading 180°, hull unknown
pass to dory.operator
  The turn of Dory's gunner begins.
  The turn of Dory's operator begins.
dice d20=9
dory.operator search
  Dory's operator searches, Perception: d20 9.
see dory.operator
  Dory at 0 0 heading 0°, hull 200, shields 0
  Bramble at 200 0 heading 0°, hull unknown
  Keeper at 0 2000 heading 180°, hull unknown
pass to dory.operator
  The turn of Keeper's pilot begins.
  Round 2.
  The turn of Dory's pilot begins.
  The turn of Dory's gunner begins.
  The turn of Dory's operator begins.
dice d20=10
dory.operator search
  Dory's operator searches, Perception: d20 10.
  Thorn is no longer hidden.
see dory.operator
  Dory at 0 0 heading 0°, hull 200, shields 0
  Bramble at 200 0 heading 0°, hull unknown
  Keeper at 0 2000 heading 180°, hull unknown
  Thorn at 0 400 heading 0°, hull unknown

# A bomb that is not of the kind that looks for ships waits to be touched.
pass to dory.pilot
  The turn of Keeper's pilot begins.
  Round 3.
  The turn of Dory's pilot begins.
dice d20=12 d10=1 d10=2 d10=3
dory.pilot fly turn 90, ahead 250
  Bramble goes off.
  Dory, Dexterity save against bomblet: d20 12 + 3 ship Dexterity = 15 against 13, success.
  Bomblet damage: d10 1+2+3 = 6, 6 energy.
  Dory: energy (6 - 3 by the save) takes 3 from the hull.
  Dory has flown its course; 0 ft of flying speed is left.
show dory place
  place 250 0

# One that nothing sets off goes off after ten of its gunner's turns.
pass to dory.gunner
  The turn of Dory's gunner begins.
gm move dory at 0 5000 heading 0
  The GM rules, Dory: it is moved.
dory.gunner drop bomb-deployer emp-bomb
  Dory's gunner lets go of EMP bomb 4.
gm move dory at 3000 5000 heading 180
  The GM rules, Dory: it is moved.
pass to dory.gunner
  The turn of Dory's operator begins.
  The turn of Keeper's pilot begins.
  Round 4.
  The turn of Dory's pilot begins.
  The turn of Dory's gunner begins.
  EMP bomb 4 drifts 100 ft.
pass to dory.gunner
  The turn of Dory's operator begins.
  The turn of Keeper's pilot begins.
  Round 5.
  The turn of Dory's pilot begins.
  The turn of Dory's gunner begins.
  EMP bomb 4 drifts 100 ft.
pass to dory.gunner
  The turn of Dory's operator begins.
  The turn of Keeper's pilot begins.
  Round 6.
  The turn of Dory's pilot begins.
  The turn of Dory's gunner begins.
  EMP bomb 4 drifts 100 ft.
pass to dory.gunner
  The turn of Dory's operator begins.
  The turn of Keeper's pilot begins.
  Round 7.
  The turn of Dory's pilot begins.
  The turn of Dory's gunner begins.
  EMP bomb 4 drifts 100 ft.
pass to dory.gunner
  The turn of Dory's operator begins.
  The turn of Keeper's pilot begins.
  Round 8.
  The turn of Dory's pilot begins.
  The turn of Dory's gunner begins.
  EMP bomb 4 drifts 100 ft.
pass to dory.gunner
  The turn of Dory's operator begins.
  The turn of Keeper's pilot begins.
  Round 9.
  The turn of Dory's pilot begins.
  The turn of Dory's gunner begins.
  EMP bomb 4 drifts 100 ft.
pass to dory.gunner
  The turn of Dory's operator begins.
  The turn of Keeper's pilot begins.
  Round 10.
  The turn of Dory's pilot begins.
  The turn of Dory's gunner begins.
  EMP bomb 4 drifts 100 ft.
pass to dory.gunner
  The turn of Dory's operator begins.
  The turn of Keeper's pilot begins.
  Round 11.
  The turn of Dory's pilot begins.
  The turn of Dory's gunner begins.
  EMP bomb 4 drifts 100 ft.
pass to dory.gunner
  The turn of Dory's operator begins.
  The turn of Keeper's pilot begins.
  Round 12.
  The turn of Dory's pilot begins.
  The turn of Dory's gunner begins.
  EMP bomb 4 drifts 100 ft.
pass to dory.gunner
  The turn of Dory's operator begins.
  The turn of Keeper's pilot begins.
  Round 13.
  The turn of Dory's pilot begins.
  The turn of Dory's gunner begins.
  EMP bomb 4 drifts 100 ft.
  EMP bomb 4 goes off.
