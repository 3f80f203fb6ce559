title Those whom somebody takes along by the line of a harpoon count among its six
covers SHIP-HARPOON HOUSE-DOCK ME-GRAPPLE

book me5e
without shake breach
class grappler medium across 100 tier 2 raise strength raise strength raise dexterity
fit grappler shock-absorbers, boarding-harpoon
class prize medium across 100
ship Hook grappler at 0 0 heading 0 side Blue special
ship Kite prize at 0 250 heading 90 side Red special
crew hook plain pilot
crew kite plain pilot
member hook.pilot name Ana
member kite.pilot name Pym
set hook hull-max 200, hull 200, shields-max 0
set kite hull-max 200, hull 200, shields-max 0
room 9 7 for hook hand plain
square hatch 3 3
square pilot's-console 7 1
room 9 7 for kite hand plain
square hatch 3 3
square pilot's-console 7 1
sheet hand like plain, hp 20
person One hand at 2 2 deck 1 side Blue
person Two hand at 3 2 deck 1 side Blue
person Tri hand at 4 2 deck 1 side Blue
person Fyr hand at 2 3 deck 1 side Blue
person Fif hand at 4 3 deck 1 side Blue
person Six hand at 2 4 deck 1 side Blue
person Sev hand at 3 4 deck 1 side Blue special
initiative hook.pilot 30, one 20, two 19, tri 18, fyr 17, fif 16, six 15, sev 14, kite.pilot 1

dice d6=1
begin
  The battle goes on.
  Round 1.
  Hook's pilot uses Head Start.
  Hook's pilot, Head Start: d6 1.
  The turn of Hook's pilot begins.
gm go-on
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
gm person hp sev 0
  Sev falls unconscious.
  The GM rules: Sev has 0 hit points.
pass to six.boots
  The turn of One begins.
  Hook: flying speed 200 → 175 ft (Head Start ends).
  The turn of Two begins.
  The turn of Tri begins.
  The turn of Fyr begins.
  The turn of Fif begins.
  The turn of Six begins.
six.boots grapple sev
  Six meets no resistance from Sev.
  Sev is grappled.
  Six: speed 10 → 5 m (dragging).
dice d20=10
pass to one.boots
  The turn of Sev begins.
  Sev, death save: d20 10 against 10, success.
  Sev: 0 of 3 failures, 1 of 3 successes.
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Hook's pilot begins.
  The turn of One begins.
one.boots cross kite
  One enters Kite at 3 3 on level 1.
pass to two.boots
  The turn of Two begins.
two.boots cross kite
  Two enters Kite at 2 2 on level 1.
pass to tri.boots
  The turn of Tri begins.
tri.boots cross kite
  Tri enters Kite at 3 2 on level 1.
pass to fyr.boots
  The turn of Fyr begins.
fyr.boots cross kite
  Fyr enters Kite at 4 2 on level 1.
pass to six.boots
  The turn of Fif begins.
  The turn of Six begins.
# Four have crossed, and two more are six.
six.boots cross kite
  Six enters Kite at 2 3 on level 1.
  Sev enters Kite at 1 2 on level 1.
show person sev
  dying at 1 2 on level 1, 0 of 20 hit points, AC 12
  unconscious; prone; grappled
dice d20=10
pass to one.boots
  The turn of Sev begins.
  Sev, death save: d20 10 against 10, success.
  Sev: 0 of 3 failures, 2 of 3 successes.
  The turn of Kite's pilot begins.
  Round 3.
  The turn of Hook's pilot begins.
  The turn of One begins.
one.boots cross hook
  One enters Hook at 3 3 on level 1.
pass to two.boots
  The turn of Two begins.
two.boots cross hook
  Two enters Hook at 2 2 on level 1.
pass to tri.boots
  The turn of Tri begins.
tri.boots cross hook
  Tri enters Hook at 3 2 on level 1.
pass to fyr.boots
  The turn of Fyr begins.
fyr.boots cross hook
  Fyr enters Hook at 4 2 on level 1.
pass to fif.boots
  The turn of Fif begins.
fif.boots cross kite
  Fif enters Kite at 3 3 on level 1.
pass to six.boots
  The turn of Six begins.
# Five have crossed: Six can go back, and not with Sev.
six.boots cross hook
  refused [SHIP-HARPOON] 5 have crossed the harpoon's line this round, and it bears 6: not all whom you hold can come
six.boots release sev
  Sev is no longer grappled.
  Six lets go of Sev.
  Six: speed 5 → 10 m (no longer dragging).
six.boots cross hook
  Six enters Hook at 2 3 on level 1.
