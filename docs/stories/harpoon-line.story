title Boarders cross by the line of a harpoon, six a round
covers SHIP-HARPOON

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
person Sev hand at 3 4 deck 1 side Blue
initiative hook.pilot 30, one 20, two 19, tri 18, fyr 17, fif 16, six 15, sev 14, kite.pilot 1

dice d6=1
begin
  The battle goes on.
  Round 1.
  Hook's pilot uses Head Start.
  Hook's pilot, Head Start: d6 1.
  The turn of Hook's pilot begins.
gm go-on
pass to one.boots
  The turn of One begins.
  Hook: flying speed 400 → 350 ft (Head Start ends).
one.boots cross kite
  refused [HOUSE-DOCK] no way leads there: the ships must be docked, or held by a boarding harpoon
pass to hook.pilot
  The turn of Two begins.
  The turn of Tri begins.
  The turn of Fyr begins.
  The turn of Fif begins.
  The turn of Six begins.
  The turn of Sev begins.
  The turn of Kite's pilot begins.
  Round 2.
  The turn of Hook's pilot begins.
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
  Hook: flying speed 350 → 175 ft (hauling).
  Kite: flying speed 300 → 0 ft (harpooned).
  Hook has flown its course; 0 ft of flying speed is left.
pass to one.boots
  The turn of One begins.
one.boots cross kite
  One enters Kite at 3 3 on level 1.
pass
  The turn of Two begins.
two.boots cross kite
  Two enters Kite at 2 2 on level 1.
pass
  The turn of Tri begins.
tri.boots cross kite
  Tri enters Kite at 3 2 on level 1.
pass
  The turn of Fyr begins.
fyr.boots cross kite
  Fyr enters Kite at 4 2 on level 1.
pass
  The turn of Fif begins.
fif.boots cross kite
  Fif enters Kite at 2 3 on level 1.
pass
  The turn of Six begins.
six.boots cross kite
  Six enters Kite at 4 3 on level 1.
pass
  The turn of Sev begins.
# The seventh waits for the next round.
sev.boots cross kite
  refused [SHIP-HARPOON] 6 have crossed the harpoon's line this round, and it bears no more
pass to sev.boots
  The turn of Kite's pilot begins.
  Round 3.
  The turn of Hook's pilot begins.
  The turn of One begins.
  The turn of Two begins.
  The turn of Tri begins.
  The turn of Fyr begins.
  The turn of Fif begins.
  The turn of Six begins.
  The turn of Sev begins.
sev.boots cross kite
  Sev enters Kite at 2 4 on level 1.
# Back is by the line as well; and no longer once it has let go.
pass to one.boots
  The turn of Kite's pilot begins.
  Round 4.
  The turn of Hook's pilot begins.
  The turn of One begins.
one.boots cross hook
  One enters Hook at 3 3 on level 1.
gm move kite at 0 800
  The GM rules, Kite: it is moved.
  Hook is no longer hauling.
  Kite is no longer harpooned.
  Hook: flying speed 175 → 350 ft (no longer hauling).
  Kite: flying speed 0 → 300 ft (no longer harpooned).
pass to sev.boots
  The turn of Two begins.
  The turn of Tri begins.
  The turn of Fyr begins.
  The turn of Fif begins.
  The turn of Six begins.
  The turn of Sev begins.
sev.boots cross hook
  refused [HOUSE-DOCK] no way leads there: the ships must be docked, or held by a boarding harpoon
