title A harpoon that bites: rams and breaking free with disadvantage, and a jolt each turn
covers SHIP-HARPOON SHIP-RAM SHIP-FEATURE

class biter large across 250 tier 4 raise strength raise strength raise dexterity raise dexterity raise constitution
fit biter shock-absorbers, boarding-harpoon, shocking-harpoon
class prize large across 250
ship Hook biter at 0 0 heading 0 side Blue special
ship Kite prize at 0 400 heading 90 side Red special
crew hook plain pilot mechanic
crew kite plain pilot
set hook hull-max 300, hull 300, shields-max 0
set kite hull-max 300, hull 300, shields-max 0
initiative hook.pilot 20, hook.mechanic 19, kite 10
begin
  The battle goes on.
  Round 1.
  The turn of Hook's pilot begins.
hook.mechanic feature harpoon-discharge at kite
  refused [SHIP-ROUND] it is not your turn
dice d20=18 d20=5 d10=1 d10=2 d10=3 d10=4
hook.pilot ram kite ahead 160
  Hook sets out to ram Kite.
  Hook's pilot rams Kite, whose Dexterity save against the ram: d20 5, dropped 18 (disadvantage: Shocking Harpoon) + 1 ship Dexterity = 6 against 13, failure.
  Ram damage: d10 1+2, d10 3+4 Shock Absorbers + 3 ship Strength = 13, 13 kinetic.
  Hook rams Kite.
  Kite is harpooned: flying speed 0 while the ship that holds it is able and within 100 ft; its pilot can have it save to break free.
  Hook is hauling: flying speed halved while it holds another ship by its harpoon.
  Hook has flown its course; 0 ft of flying speed is left.
  Kite: kinetic takes 13 from the hull.
  Hook: kinetic, resisted, takes 6 from the hull.
  Hook: flying speed 300 → 150 ft (hauling).
  Kite: flying speed 250 → 0 ft (harpooned).
pass
  The turn of Hook's mechanic begins.
# One of the ship's Hit Dice and its Strength, as often as there is a turn.
show options hook.mechanic
  Patch: 55.0%, +0 against 10, or advantage by Braced Crew; shields 0.0, hull 4.0
  Stabilise: refused [SHIP-STABLE] Hook is not at 0 hit points
  Ready
  Search
  Object
  Use an Object
  Improvise
  Call
  Feature, Harpoon Discharge, Kite
  React: refused [SHIP-REACT] nothing has happened that you can react to
  End turn
dice d10=7
hook.mechanic feature harpoon-discharge at kite
  Hook's mechanic uses Harpoon Discharge on Kite.
  Harpoon Discharge, damage: d10 7 Hit Die + 3 ship Strength = 10, 10 pulse.
  Kite: pulse takes 5, halved, from the hull.
pass
  The turn of Kite's pilot begins.
# Free again only by a Strength save with disadvantage; after that nothing is left to jolt.
dice d20=12 d20=9
kite.pilot resave harpooned
  Kite, Strength save against being harpooned: d20 9, dropped 12 (disadvantage: its cause) + 2 ship Strength = 11 against 13, failure.
pass to kite.pilot
  Round 2.
  The turn of Hook's pilot begins.
  The turn of Hook's mechanic begins.
  The turn of Kite's pilot begins.
dice d20=12 d20=11
kite.pilot resave harpooned
  Kite, Strength save against being harpooned: d20 11, dropped 12 (disadvantage: its cause) + 2 ship Strength = 13 against 13, success.
  Kite is no longer harpooned.
  Hook is no longer hauling.
  Hook: flying speed 150 → 300 ft (no longer hauling).
  Kite: flying speed 0 → 250 ft (no longer harpooned).
pass to hook.mechanic
  Round 3.
  The turn of Hook's pilot begins.
  The turn of Hook's mechanic begins.
hook.mechanic feature harpoon-discharge at kite
  refused [SHIP-FEATURE] Kite is not held by Hook
