title A harpoon holds by the mechanic's proficiency, and its pilot lets go at no cost
covers SHIP-HARPOON

class grappler medium across 100 tier 2 raise strength raise strength raise dexterity
fit grappler shock-absorbers, boarding-harpoon
class prize medium across 100
ship Hook grappler at 0 0 heading 0 side Blue special
ship Kite prize at 0 250 heading 90 side Red special
ship Ox prize at 3000 0 heading 0 side Red special
crew hook plain pilot mechanic
member hook.mechanic proficiency 5
crew kite plain pilot
crew ox plain pilot
set hook hull-max 200, hull 200, shields-max 0
set kite hull-max 200, hull 200, shields-max 0
initiative hook 20, kite 10, ox 5

dice d6=1
begin
  ...
# The save against the ram is by the pilot: 12.
dice d20=5 d8=1 d8=2 d8=3 d8=4
hook.pilot ram kite ahead 200
  Hook sets out to ram Kite.
  Hook's pilot rams Kite, whose Dexterity save against the ram: d20 5 + 2 ship Dexterity = 7 against 12, failure.
  Ram damage: d8 1+2, d8 3+4 Shock Absorbers + 2 ship Strength = 12, 12 kinetic.
  Hook rams Kite.
  Kite is harpooned: flying speed 0 while the ship that holds it is able and within 100 ft; its pilot can have it save to break free.
  Hook is hauling: flying speed halved while it holds another ship by its harpoon.
  Kite: kinetic takes 12 from the hull.
  Hook: kinetic, resisted, takes 6 from the hull.
  Hook: flying speed 400 → 200 ft (hauling).
  Kite: flying speed 300 → 0 ft (harpooned).
  Hook has flown its course; 0 ft of flying speed is left.
pass to kite.pilot
  The turn of Hook's mechanic begins.
  Hook: flying speed 200 → 175 ft (Head Start ends).
  The turn of Kite's pilot begins.
# The save against the line is by the mechanic: 15.
dice d20=12
kite.pilot resave harpooned
  Kite, Strength save against being harpooned: d20 12 + 1 ship Strength = 13 against 15, failure.
pass to hook.pilot
  The turn of Ox's pilot begins.
  Round 2.
  The turn of Hook's pilot begins.
hook.pilot feature line-release at ox
  refused [SHIP-FEATURE] Ox is not held by Hook
hook.mechanic feature line-release at kite
  refused [SHIP-ROUND] it is not your turn
hook.pilot feature line-release at kite
  Hook's pilot uses Line Release on Kite.
  Kite is no longer harpooned.
  Hook is no longer hauling.
  Hook: flying speed 175 → 350 ft (no longer hauling).
  Kite: flying speed 0 → 300 ft (no longer harpooned).
show hook conditions feet
  feet 350 ft left of 350 ft
  conditions none
hook.pilot feature line-release at kite
  refused [SHIP-FEATURE] Kite is not held by Hook
# It takes ten rounds to wind up, and can strike again in round 12.
pass to hook.pilot
  The turn of Hook's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 3.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Hook's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 4.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Hook's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 5.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Hook's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 6.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Hook's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 7.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Hook's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 8.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Hook's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 9.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Hook's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 10.
  The turn of Hook's pilot begins.
pass to hook.pilot
  The turn of Hook's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 11.
  The turn of Hook's pilot begins.
gm move hook at 0 0 heading 0
  The GM rules, Hook: it is moved.
gm move kite at 0 250 heading 90
  The GM rules, Kite: it is moved.
dice d20=5 d8=1 d8=1 d8=1 d8=1
hook.pilot ram kite ahead 200
  Hook sets out to ram Kite.
  Hook's pilot rams Kite, whose Dexterity save against the ram: d20 5 + 2 ship Dexterity = 7 against 12, failure.
  Ram damage: d8 1+1, d8 1+1 Shock Absorbers + 2 ship Strength = 6, 6 kinetic.
  Hook rams Kite.
  Kite: kinetic takes 6 from the hull.
  Hook: kinetic, resisted, takes 3 from the hull.
  Hook has flown its course; 100 ft of flying speed is left.
show kite conditions
  conditions none
pass to hook.pilot
  The turn of Hook's mechanic begins.
  The turn of Kite's pilot begins.
  The turn of Ox's pilot begins.
  Round 12.
  The turn of Hook's pilot begins.
gm move hook at 0 0 heading 0
  The GM rules, Hook: it is moved.
gm move kite at 0 250 heading 90
  The GM rules, Kite: it is moved.
dice d20=5 d8=1 d8=1 d8=1 d8=1
hook.pilot ram kite ahead 200
  Hook sets out to ram Kite.
  Hook's pilot rams Kite, whose Dexterity save against the ram: d20 5 + 2 ship Dexterity = 7 against 12, failure.
  Ram damage: d8 1+1, d8 1+1 Shock Absorbers + 2 ship Strength = 6, 6 kinetic.
  Hook rams Kite.
  Kite is harpooned: flying speed 0 while the ship that holds it is able and within 100 ft; its pilot can have it save to break free.
  Hook is hauling: flying speed halved while it holds another ship by its harpoon.
  Kite: kinetic takes 6 from the hull.
  Hook: kinetic, resisted, takes 3 from the hull.
  Hook: flying speed 350 → 175 ft (hauling).
  Kite: flying speed 300 → 0 ft (harpooned).
  Hook has flown its course; 0 ft of flying speed is left.
show kite conditions
  conditions harpooned
