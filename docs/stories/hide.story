title A pilot hides among rocks, is searched for, and strikes unseen
covers SHIP-HIDE SHIP-SEARCH SHIP-ATTACK

class gun small
mount gun heavy-laser turret
ship Wren gun at 0 0 heading 0 side Blue
ship Kite gun at 0 500 heading 180 side Red
object gravel field at 0 500 radius 60
crew wren plain pilot operator
crew kite plain pilot gunner
member kite.pilot skilled stealth skilled piloting
set wren ac 10
set kite ac 30
initiative wren.pilot 20, wren.operator 15, kite.pilot 10, kite.gunner 5

begin
  The battle goes on.
  Round 1.
  The turn of Wren's pilot begins.
# In plain sight nobody hides.
wren.pilot hide
  refused [SHIP-HIDE] Kite has Wren in plain sight: hide inside a field, or behind three-quarters cover
pass to kite.pilot
  The turn of Wren's operator begins.
  The turn of Kite's pilot begins.
# Passive Perception aboard Wren is 10. A total of 9 is noticed at once.
dice d20=4
kite.pilot hide
  Kite's pilot hides Kite: Stealth d20 4 + 3 ship Dexterity + 2 Stealth proficiency = 9.
see wren.operator
  Wren at 0 0 heading 0°, hull 14, shields 0
  Kite at 0 500 heading 180°, hull unknown
log wren.operator
pass to kite.pilot
  The turn of Kite's gunner begins.
  Round 2.
  The turn of Wren's pilot begins.
  The turn of Wren's operator begins.
  The turn of Kite's pilot begins.
# 10 is not below 10: Kite is out of sight.
dice d20=5
kite.pilot hide
  Kite's pilot hides Kite: Stealth d20 5 + 3 ship Dexterity + 2 Stealth proficiency = 10.
see wren.operator
  Wren at 0 0 heading 0°, hull 14, shields 0
log wren.operator
kite.pilot hide
  refused [SHIP-ACTION] your action is used
pass to wren.operator
  The turn of Kite's gunner begins.
  Round 3.
  The turn of Wren's pilot begins.
  The turn of Wren's operator begins.
# A search has to reach the Stealth of 10.
dice d20=9
wren.operator search
  Wren's operator searches, Perception: d20 9.
see wren.operator
  Wren at 0 0 heading 0°, hull 14, shields 0
pass to kite.gunner
  The turn of Kite's pilot begins.
  The turn of Kite's gunner begins.
# An unseen attacker has advantage on the first attack, and is seen from then on.
dice d20=2 d20=3
kite.gunner fire heavy-laser at wren
  Kite is no longer hidden.
  Kite's gunner fires the heavy laser at Wren: d20 3, dropped 2 (advantage: unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 9 against AC 10, a miss.
log wren.operator
  Kite is no longer hidden.
  Kite's gunner fires the heavy laser at Wren: d20 3, dropped 2 (advantage: unseen) + 2 proficiency + 3 ship Dexterity + 1 heavy laser = 9 against AC 10, a miss.
pass to kite.pilot
  Round 4.
  The turn of Wren's pilot begins.
  The turn of Wren's operator begins.
  The turn of Kite's pilot begins.
dice d20=5
kite.pilot hide
  Kite's pilot hides Kite: Stealth d20 5 + 3 ship Dexterity + 2 Stealth proficiency = 10.
pass to wren.operator
  The turn of Kite's gunner begins.
  Round 5.
  The turn of Wren's pilot begins.
  The turn of Wren's operator begins.
dice d20=10
wren.operator search investigation
  Wren's operator searches, Investigation: d20 10.
  Kite is no longer hidden.
log wren.operator
  Wren's operator searches, Investigation: d20 10.
  Kite is no longer hidden.
log kite.pilot
see wren.operator
  Wren at 0 0 heading 0°, hull 14, shields 0
  Kite at 0 500 heading 180°, hull unknown
