title What hulls always have: speeds, AC, shields, bombing runs, stubborn hulls, and all hands
covers SHIP-FEATURE SHIP-ZERO SHIP-DSAVE SHIP-WSAVE SHIP-CRIT

class dart-2 small strength 8 dexterity 14 tier 2 raise strength raise strength raise strength shield directional
fit dart-2 interceptor
class dart-4 small strength 6 dexterity 14 tier 4 raise strength raise strength raise strength raise strength raise strength shield directional
fit dart-4 interceptor
class pebble small strength 6 dexterity 10 tier 3 raise strength raise strength raise strength raise strength
class wisp small strength 6 dexterity 18 tier 3 raise strength raise strength raise strength raise strength
class strike-3 small strength 6 tier 3 raise strength raise strength raise strength raise strength shield directional
fit strike-3 strike-craft
class strike-4 small strength 6 tier 4 raise strength raise strength raise strength raise strength raise strength shield directional
fit strike-4 strike-craft
class hawk small strength 6 dexterity 10 tier 4 raise strength raise strength raise strength raise strength raise strength
mount hawk blast-missile turret
fit hawk bomber
class box large across 250 strength 10 dexterity 10
class crate medium across 50 strength 10 dexterity 10
class brace medium across 50 strength 6 dexterity 10 tier 4 raise strength raise strength raise strength raise strength raise strength
mount brace light-laser turret
fit brace gunboat
class soft medium across 50 strength 6 dexterity 10 tier 2 raise strength raise strength raise strength
class whole huge across 2500 strength 10 dexterity 8 tier 5 raise strength raise constitution raise constitution raise constitution raise constitution raise constitution peak dexterity
mount whole light-laser turret
ship Early dart-2 at 0 -50000 side Blue special
ship Late dart-4 at 1000 -50000 side Blue special
ship Pebble pebble at 2000 -50000 side Blue special
ship Wisp wisp at 3000 -50000 side Blue special
ship Three strike-3 at 4000 -50000 side Blue special
ship Four strike-4 at 5000 -50000 side Blue special
ship Hawk hawk at 0 0 heading 0 side Blue special
ship Box box at 0 400 heading 180 side Red special
ship Crate crate at 300 0 heading 180 side Red special
ship Brace brace at 20000 0 heading 0 side Blue special
ship Soft soft at 20000 300 heading 180 side Red special
ship Whole whole at 90000 0 heading 0 side Blue special
crew early plain pilot
crew late plain pilot
crew pebble plain pilot
crew wisp plain pilot
crew three plain pilot
crew four plain pilot
crew hawk plain pilot gunner
crew box plain pilot
crew crate plain pilot
crew brace plain pilot gunner
crew soft plain pilot
crew whole plain pilot gunner gunner gunner operator mechanic coordinator
set box hull-max 200, hull 200, shields-max 0, shields 0
set crate hull-max 200, hull 200, shields-max 0, shields 0
set soft hull-max 60, hull 60, shields-max 0, shields 0
set brace hull-max 60, hull 60, shields-max 0, shields 0
initiative hawk.gunner 30, brace.gunner 29, soft.pilot 28, brace.pilot 27, whole.coordinator 26, whole.pilot 25, whole.gunner-1 24, whole.gunner-2 23, whole.gunner-3 20, whole.operator 22, whole.mechanic 21, hawk.pilot 9, box 8, crate 7, early 6, late 5, pebble 4, wisp 3, three 2, four 1

dice d10=1 d6=1
begin
  The battle goes on.
  Round 1.
  Brace's pilot uses Head Start.
  Brace's pilot, Head Start: d10 1.
  Soft's pilot uses Head Start.
  Soft's pilot, Head Start: d6 1.
  Whole's coordinator uses Staging Ground.
  The turn of Hawk's gunner begins.
# An interceptor flies 50 ft further than 350; its mastery turns for 50 ft less than 150.
show early feet turning
  feet 0 ft left of 400 ft
  turning 150 ft for 90°
show late feet turning
  feet 0 ft left of 400 ft
  turning 100 ft for 90°
# Half of the Dexterity modifier, and at least 1: 10, 14 and 18 make 1, 1 and 2 on a base of 9.
show pebble ac
  ac 10
show late ac
  ac 10
show wisp ac
  ac 11
# A strike craft's shields regenerate double from tier 4 on.
show three shields
  shields 26 of 26, regaining 6
show four shields
  shields 30 of 30, regaining 12
# A bomber's missiles are saved against with disadvantage by large ships, not by medium ones: DC 8, 2 and 2.
dice d20=12 d20=11 d10=1 d10=1 d10=1
hawk.gunner fire missile at box
  Hawk's gunner fires at Box, whose Dexterity save against blast missile: d20 11, dropped 12 (disadvantage: Bombing Run (attack)) = 11 against 12, failure.
  Blast missile damage: d10 1+1+1 + 1 Bomber = 4, 4 energy.
  Box: energy takes 4 from the hull.
pass to hawk.gunner
  The turn of Brace's gunner begins.
  The turn of Soft's pilot begins.
  The turn of Brace's pilot begins.
  Soft: flying speed 250 → 200 ft (Head Start ends).
  The turn of Whole's coordinator begins.
  Brace: flying speed 300 → 250 ft (Head Start ends).
  The turn of Whole's pilot begins.
  The turn of Whole's gunner begins.
  The turn of Whole's gunner 2 begins.
  The turn of Whole's operator begins.
  The turn of Whole's mechanic begins.
  The turn of Whole's gunner 3 begins.
  The turn of Hawk's pilot begins.
  The turn of Box's pilot begins.
  The turn of Crate's pilot begins.
  The turn of Early's pilot begins.
  The turn of Late's pilot begins.
  The turn of Pebble's pilot begins.
  The turn of Wisp's pilot begins.
  The turn of Three's pilot begins.
  The turn of Four's pilot begins.
  Round 2.
  The turn of Hawk's gunner begins.
dice d20=12 d10=1 d10=1 d10=1
hawk.gunner fire missile at crate
  Hawk's gunner fires at Crate, whose Dexterity save against blast missile: d20 12 against 12, success.
  Blast missile damage: d10 1+1+1 + 1 Bomber = 4, 2 energy, half by the save.
  Crate: energy takes 2 from the hull.
# A gunboat's first critical hit of a round throws the weapon's die three times.
pass to brace.gunner
  The turn of Brace's gunner begins.
dice d20=20 d8=1 d8=2 d8=3
brace.gunner fire light at soft attacks 1
  Brace's gunner fires the light laser at Soft: d20 20 + 2 proficiency = 22 against AC 8, a critical hit.
  Brace's gunner uses Gunboat Mastery.
  Light laser damage: d8 1+2+3 + 1 light laser + 1 Gunboat = 8, 8 energy, all dice twice.
  Soft: energy takes 8 from the hull.
# Once a round: the next one throws it twice.
dice d20=20 d8=1 d8=2
brace.gunner fire light at soft attacks 1
  Brace's gunner fires the light laser at Soft: d20 20 + 2 proficiency = 22 against AC 8, a critical hit.
  Light laser damage: d8 1+2 + 1 light laser + 1 Gunboat = 5, 5 energy, all dice twice.
  Soft: energy takes 5 from the hull.
# At 0, damage costs a soft hull a level of system damage. A stubborn one makes a destruction save: 10 holds, 9 does not.
gm damage brace 60 energy
  The GM rules, Brace: 60 energy damage.
  Brace: energy takes 60 from the hull.
  Brace is disabled.
  Brace: system damage +1, now level 1: disadvantage on ability checks.
  The turn of Soft's pilot begins.
show brace system-damage
  system-damage 1: disadvantage on ability checks
dice d20=10
gm damage brace 1 energy
  The GM rules, Brace: 1 energy damage.
  Brace: energy takes 1 from the hull.
  Brace uses Stubborn Hull.
  Brace makes a destruction save: d20 10 against 10, success.
show brace system-damage successes
  system-damage 1: disadvantage on ability checks
  successes 1
dice d20=9
gm damage brace 1 energy
  The GM rules, Brace: 1 energy damage.
  Brace: energy takes 1 from the hull.
  Brace uses Stubborn Hull.
  Brace makes a destruction save: d20 9 against 10, failure.
  Brace: system damage +1, now level 2: flying speed halved, turning cost doubled.
show brace system-damage successes
  system-damage 2: flying speed halved, turning cost doubled
  successes 1
dice d20=10
gm damage soft 52 energy
  The GM rules, Soft: 52 energy damage.
  Soft: energy takes 52 from the hull.
  Soft is disabled.
  Soft: system damage +1, now level 1: disadvantage on ability checks.
  The turn of Brace's pilot begins.
  Brace makes a destruction save: d20 10 against 10, success.
  The turn of Whole's coordinator begins.
gm damage soft 1 energy
  The GM rules, Soft: 1 energy damage.
  Soft: energy takes 1 from the hull.
  Soft: system damage +1, now level 2: flying speed halved, turning cost doubled.
show soft system-damage
  system-damage 2: flying speed halved, turning cost doubled
# Five of the crew act for their reaction, not a sixth, and the ship has its speed again.
pass to whole.pilot
  The turn of Whole's pilot begins.
whole.pilot fly ahead 50
  Whole has flown its course; 0 ft of flying speed is left.
show whole feet
  feet 0 ft left of 50 ft
dice d20=10 d20=10
pass to whole.coordinator
  The turn of Whole's gunner begins.
  The turn of Whole's gunner 2 begins.
  The turn of Whole's operator begins.
  The turn of Whole's mechanic begins.
  The turn of Whole's gunner 3 begins.
  The turn of Hawk's pilot begins.
  The turn of Box's pilot begins.
  The turn of Crate's pilot begins.
  The turn of Early's pilot begins.
  The turn of Late's pilot begins.
  The turn of Pebble's pilot begins.
  The turn of Wisp's pilot begins.
  The turn of Three's pilot begins.
  The turn of Four's pilot begins.
  Round 3.
  The turn of Hawk's gunner begins.
  The turn of Brace's gunner begins.
  The turn of Soft's pilot begins.
  Soft makes a destruction save: d20 10 against 10, success.
  The turn of Brace's pilot begins.
  Brace makes a destruction save: d20 10 against 10, success.
  Brace is stable: disabled, but no longer falling apart.
  The turn of Whole's coordinator begins.
whole.coordinator feature all-hands
  Whole's coordinator uses All Hands.
show whole feet
  feet 50 ft left of 50 ft
show whole.gunner-1
  the turn is open; left: action
whole.mechanic search
  refused [SHIP-ROUND] it is not your turn
dice d20=5
whole.operator search
  Whole's operator searches, Perception: d20 5.
show whole.operator
  the turn is open; left: nothing
whole.coordinator feature all-hands
  refused [SHIP-BONUS] your bonus action is used
